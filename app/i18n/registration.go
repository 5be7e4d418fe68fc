package i18n

// Lists read as messages.
var (
	ImportTalkIn    = Text{"Ini peserta", "It is a player", "To je igrač"}
	ImportTalkPart  = Text{"Tidak dibaca sebagai peserta", "Not read as players", "Nije pročitano kao igrači"}
	ImportKnown     = Plural{"{0} nama sudah terdaftar", "{0} name is on the list already", "{0} names are on the list already", "{0} ime već je na popisu", "{0} imena već su na popisu", "{0} imena već je na popisu"}
	ImportKnownText = Text{"Nama dan sekolahnya sama. Mungkin daftar yang sama dikirim lagi.", "Name and school are the same. Perhaps the list was sent again.", "Ime i škola su isti. Možda je popis poslan ponovno."}
	ImportKnownDo   = Text{"Lewati semua", "Leave them out", "Izostavi ih"}
	ImportWhere     = Text{"Masuk ke {0}", "Goes into {0}", "Ulazi u: {0}"}
	ImportParted    = Text{"Dibagi menurut jenis kelamin dan tahun lahir", "Parted by sex and year of birth", "Podijeljeno po spolu i godini rođenja"}
	ReadMessages    = Text{"Pesan chat", "Chat messages", "Poruke"}
	ReadTable       = Text{"Tabel", "Table", "Tablica"}
	ReadKind        = Text{"Dibaca sebagai", "Read as", "Čita se kao"}
	ReadKindHelp    = Text{"Pesan: satu pemain satu baris dengan urutan bebas, di bawah judul sekolah, putra atau putri, atau kelas.", "Messages: a player a line in any order, under headings of a school, boys or girls, or a class.", "Poruke: jedan igrač u retku bilo kojim redom, pod naslovom škole, spola ili razreda."}
	DoubtSexHead    = Text{"Judul daftar dan baris ini berbeda. Putra atau putri?", "The heading says otherwise than this line. Male or female?", "Naslov i redak se razlikuju. Muški ili ženski?"}
	DoubtRest       = Text{"“{0}” tidak dimengerti dan tidak dipakai.", "“{0}” is not understood and not used.", "„{0}” nije jasno i ne koristi se."}
	DoubtClub       = Text{"Apakah “{0}” sekolah atau klubnya?", "Is “{0}” the school or club?", "Je li „{0}” škola ili klub?"}
	DoubtSplit      = Text{"Nama ini dipisahkan dari yang lain sebaris: “{0}”. Benar?", "This name was parted from what stood beside it: “{0}”. Right?", "Ime je odvojeno od ostatka retka: „{0}”. Točno?"}
	DoubtGone       = Text{"Baris ini dicoret atau batal. Tetap ikut?", "This line is struck out or cancelled. Still playing?", "Redak je prekrižen ili otkazan. Ipak igra?"}
	DoubtSameBirth  = Text{"Sekolah dan tanggal lahir sama dengan baris {0}. Orang yang sama?", "School and date of birth are those of line {0}. The same person?", "Škola i datum rođenja isti su kao u retku {0}. Ista osoba?"}
	DoubtBornHere   = Text{"Sekolah dan tanggal lahir sama dengan {0}. Orang yang sama?", "School and date of birth are those of {0}. The same person?", "Škola i datum rođenja isti su kao: {0}. Ista osoba?"}
	DoubtSection    = Text{"{0}. Tetap dimasukkan?", "{0}. Enter all the same?", "{0}. Svejedno upisati?"}
	AnswerIgnore    = Text{"Abaikan", "Ignore it", "Zanemari"}
	AnswerClub      = Text{"Ya, sekolahnya", "Yes, the school", "Da, škola"}
	AnswerNoClub    = Text{"Bukan", "No", "Ne"}
	AnswerPlays     = Text{"Tetap ikut", "Still plays", "Ipak igra"}
)

// The page of registration.
var (
	Registration     = Text{"Pendaftaran", "Registration", "Prijave"}
	RegistrationText = Text{"Kirim kembali ke tiap sekolah siapa yang sudah terdaftar, supaya salah eja ketahuan sebelum hari lomba.", "Send each school who is registered, so that misspellings are found before the day.", "Pošaljite svakoj školi tko je prijavljen, da se pogreške nađu prije turnira."}
	Deadline         = Text{"Hari terakhir pendaftaran", "Last day of registration", "Zadnji dan prijava"}
	DeadlineHelp     = Text{"Yang masuk sesudahnya tetap bisa, tetapi ditandai.", "Who comes later can still enter, and is marked.", "Tko dođe kasnije i dalje može, ali se označi."}
	DeadlinePast     = Text{"Pendaftaran sudah ditutup {0}", "Registration closed on {0}", "Prijave su zatvorene {0}"}
	DeadlinePastText = Text{"Yang masuk sekarang ditandai “sesudah batas”.", "Who enters now is marked “after the deadline”.", "Tko sada uđe, označen je „nakon roka”."}
	BadgeAfter       = Text{"Sesudah batas", "After the deadline", "Nakon roka"}
	NSchools         = Plural{"{0} sekolah atau klub", "{0} school or club", "{0} schools and clubs", "{0} škola ili klub", "{0} škole i kluba", "{0} škola i klubova"}
	ConfirmTitle     = Text{"Konfirmasi per sekolah", "Confirmation for each school", "Potvrda za svaku školu"}
	ConfirmNone      = Text{"Belum ada peserta.", "No players yet.", "Još nema igrača."}
	SchoolLate       = Plural{"{0} sesudah batas", "{0} after the deadline", "{0} after the deadline", "{0} nakon roka", "{0} nakon roka", "{0} nakon roka"}
	SchoolOpen       = Plural{"{0} belum lengkap", "{0} incomplete", "{0} incomplete", "{0} nepotpun", "{0} nepotpuna", "{0} nepotpunih"}
	SchoolText       = Text{"Teks untuk {0}", "Text for {0}", "Tekst za: {0}"}
	ConfirmMissing   = Text{"Belum lengkap:", "Still missing:", "Nedostaje:"}
	ConfirmCheck     = Text{"Mohon periksa ejaan nama. Nama ini yang tercetak di piagam.", "Please check the spelling. Names are printed like this on certificates.", "Molimo provjerite imena. Tako će pisati na diplomama."}
	ConfirmUntil     = Text{"Perbaikan paling lambat {0}.", "Corrections until {0}.", "Ispravci do {0}"}
)

// A new event made of another one.
var (
	CopyTool    = Text{"Turnamen baru dari ini", "New tournament like this", "Novi turnir poput ovoga"}
	CopyUnder   = Text{"Kelompok, ketentuan, dan peserta yang sama", "The same sections, regulations and players", "Iste skupine, pravila i igrači"}
	CopyWhat    = Text{"Ikut disalin: {0} kelompok dengan ketentuannya, {1} peserta. Babak dan hasil tidak.", "Taken along: sections with their regulations ({0}), players ({1}). Rounds and results are not.", "Prenosi se: skupine s pravilima ({0}), igrači ({1}). Kola i rezultati ne."}
	CopyPlayers = Text{"Salin pesertanya juga", "Take the players along", "Prenesi i igrače"}
	CopyDo      = Text{"Buat turnamen", "Create the tournament", "Stvori turnir"}
)
