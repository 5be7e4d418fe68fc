package i18n

// Lists read as messages.
var (
	ImportTalkIn   = Text{"Ini peserta", "It is a player", "To je igrač"}
	ImportTalkPart = Text{"Tidak dibaca sebagai peserta", "Not read as players", "Nije pročitano kao igrači"}
	ImportWhere    = Text{"Masuk ke {0}", "Goes into {0}", "Ulazi u: {0}"}
	ImportParted   = Text{"Dibagi menurut jenis kelamin dan tahun lahir", "Parted by sex and year of birth", "Podijeljeno po spolu i godini rođenja"}
	ReadMessages   = Text{"Pesan chat", "Chat messages", "Poruke"}
	ReadTable      = Text{"Tabel", "Table", "Tablica"}
	ReadKind       = Text{"Dibaca sebagai", "Read as", "Čita se kao"}
	ReadKindHelp   = Text{"Pesan: satu pemain satu baris dengan urutan bebas, di bawah judul sekolah, putra atau putri, atau kelas.", "Messages: a player a line in any order, under headings of a school, boys or girls, or a class.", "Poruke: jedan igrač u retku bilo kojim redom, pod naslovom škole, spola ili razreda."}
	DoubtSexHead   = Text{"Judul daftar dan baris ini berbeda. Putra atau putri?", "The heading says otherwise than this line. Male or female?", "Naslov i redak se razlikuju. Muški ili ženski?"}
	DoubtRest      = Text{"“{0}” tidak dimengerti dan tidak dipakai.", "“{0}” is not understood and not used.", "„{0}” nije jasno i ne koristi se."}
	DoubtClub      = Text{"Apakah “{0}” sekolah atau klubnya?", "Is “{0}” the school or club?", "Je li „{0}” škola ili klub?"}
	DoubtSplit     = Text{"Nama ini dipisahkan dari yang lain sebaris: “{0}”. Benar?", "This name was parted from what stood beside it: “{0}”. Right?", "Ime je odvojeno od ostatka retka: „{0}”. Točno?"}
	DoubtGone      = Text{"Baris ini dicoret atau batal. Tetap ikut?", "This line is struck out or cancelled. Still playing?", "Redak je prekrižen ili otkazan. Ipak igra?"}
	DoubtSameBirth = Text{"Sekolah dan tanggal lahir sama dengan baris {0}. Orang yang sama?", "School and date of birth are those of line {0}. The same person?", "Škola i datum rođenja isti su kao u retku {0}. Ista osoba?"}
	DoubtBornHere  = Text{"Sekolah dan tanggal lahir sama dengan {0}. Orang yang sama?", "School and date of birth are those of {0}. The same person?", "Škola i datum rođenja isti su kao: {0}. Ista osoba?"}
	DoubtSection   = Text{"{0}. Tetap dimasukkan?", "{0}. Enter all the same?", "{0}. Svejedno upisati?"}
	AnswerIgnore   = Text{"Abaikan", "Ignore it", "Zanemari"}
	AnswerClub     = Text{"Ya, sekolahnya", "Yes, the school", "Da, škola"}
	AnswerNoClub   = Text{"Bukan", "No", "Ne"}
	AnswerPlays    = Text{"Tetap ikut", "Still plays", "Ipak igra"}
)
