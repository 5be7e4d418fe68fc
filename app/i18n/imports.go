package i18n

// The review of a list that was pasted or opened.
var (
	ImportReview   = Text{"Periksa daftar", "Check a list", "Provjera popisa"}
	ImportTitle    = Text{"Tempel daftar", "Paste a list", "Zalijepi popis"}
	ImportLeave    = Text{"Kembali ke peserta", "Back to the players", "Natrag na igrače"}
	ImportHelp     = Text{"Salin dari WhatsApp, Excel, atau CSV. Urutan nama, sekolah, kelas, dan tanggal lahir bebas.", "Copy from a chat, a spreadsheet or a CSV. Name, school, class and date of birth may stand in any order.", "Kopirajte iz poruke, tablice ili CSV-a. Ime, škola, razred i datum rođenja mogu stajati bilo kojim redom."}
	ImportBox      = Text{"Daftar", "List", "Popis"}
	ImportBoxHelp  = Text{"Contoh: Budi Santoso; L; 12/03/2015; SDN Tapos 2", "Example: Ann Lee; F; 12/03/2015; Oak School", "Primjer: Horvat, Ivan; m; 12. 3. 2015.; OŠ Dubrava"}
	ImportCheck    = Text{"Periksa", "Check", "Provjeri"}
	ImportOpen     = Text{"Buka berkas CSV atau TRF", "Open a CSV or TRF file", "Otvori CSV ili TRF datoteku"}
	ImportNothing  = Text{"Tempel daftar dulu", "Paste a list first", "Najprije zalijepite popis"}
	ImportNames    = Plural{"Periksa {0} nama", "Check {0} name", "Check {0} names", "Provjerite {0} ime", "Provjerite {0} imena", "Provjerite {0} imena"}
	ImportTriangle = Text{"Yang bertanda segitiga perlu satu jawaban dari Anda. Yang lain sudah terbaca.", "Those with a triangle need an answer from you. The others are understood.", "Reci s trokutom trebaju vaš odgovor. Ostali su pročitani."}
	ImportAllClear = Text{"Semua terbaca. Lihat sekilas, lalu masukkan.", "All are understood. Have a look, then enter them.", "Sve je pročitano. Pogledajte pa unesite."}
	ImportReady    = Text{"terbaca", "understood", "pročitano"}
	ImportOpenN    = Text{"perlu dilihat", "to look at", "za pregled"}
	ImportSkipped  = Text{"dilewati", "left out", "izostavljeno"}
	ImportMale     = Text{"Putra", "male", "muški"}
	ImportFemale   = Text{"Putri", "female", "ženski"}
	ImportSum      = Text{"Ringkasan", "Summary", "Sažetak"}
	ImportEnter    = Plural{"Masukkan {0} nama", "Enter {0} name", "Enter {0} names", "Unesi {0} ime", "Unesi {0} imena", "Unesi {0} imena"}
	ImportDone     = Plural{"{0} pemain masuk daftar.", "{0} player was entered.", "{0} players were entered.", "Unesen je {0} igrač.", "Unesena su {0} igrača.", "Uneseno je {0} igrača."}
	ImportAnswer   = Text{"Jawab dulu pertanyaan di baris bertanda segitiga", "First answer the questions of the lines with a triangle", "Najprije odgovorite na pitanja uz retke s trokutom"}
	ImportLook     = Text{"Perlu satu jawaban", "Needs an answer", "Treba odgovor"}
	ImportClean    = Text{"Sudah terbaca", "Understood", "Pročitano"}
	ImportEdit     = Text{"Ubah", "Edit", "Uredi"}
	ImportEditOf   = Text{"Ubah {0}", "Edit {0}", "Uredi: {0}"}
	ImportSkip     = Text{"Lewati", "Leave out", "Izostavi"}
	ImportUnskip   = Text{"Masukkan lagi", "Take in again", "Ipak uvrsti"}
	ImportAgain    = Text{"Ubah teks", "Change the text", "Promijeni tekst"}
	ImportOther    = Text{"Daftar lain", "Another list", "Drugi popis"}
	ImportNoName   = Text{"(tanpa nama)", "(no name)", "(bez imena)"}
	ImportLine     = Text{"baris {0}", "line {0}", "redak {0}"}
	ImportClosed   = Text{"Babak 1 sudah diumumkan", "Round 1 is published", "1. kolo je objavljeno"}
	ImportClosedDo = Text{"Siapa yang datang sekarang masuk satu per satu sebagai peserta susulan.", "Who comes now enters one by one, as a late entry.", "Tko sada dođe, upisuje se pojedinačno kao naknadna prijava."}

	ReadHow       = Text{"Cara membaca", "How it is read", "Kako se čita"}
	ReadAs        = Text{"{0}, {1}", "{0}, {1}", "{0}, {1}"}
	ReadColumns   = Plural{"{0} kolom", "{0} column", "{0} columns", "{0} stupac", "{0} stupca", "{0} stupaca"}
	ReadEncoding  = Text{"Huruf", "Characters", "Znakovi"}
	ReadEncodeAs  = Text{"Kalau č, š, ž, é tampak salah, pilih yang lain.", "If letters such as č, š, ž, é look wrong, choose another.", "Ako su č, ć, š, ž, đ pogrešni, odaberite drugo."}
	ReadSeparator = Text{"Pemisah kolom", "Columns are parted by", "Stupce dijeli"}
	SepSemicolon  = Text{"titik koma ;", "semicolon ;", "točka-zarez ;"}
	SepComma      = Text{"koma ,", "comma ,", "zarez ,"}
	SepTab        = Text{"tab", "tab", "tabulator"}
	SepUpright    = Text{"garis |", "upright |", "okomita crta |"}
	SepNone       = Text{"tidak ada", "nothing", "ništa"}
	ReadHeader    = Text{"Baris pertama adalah judul kolom", "The first line names the columns", "Prvi redak imenuje stupce"}
	ReadColumn    = Text{"Kolom {0}", "Column {0}", "Stupac {0}"}
	ReadIgnored   = Text{"tidak dipakai", "not used", "ne koristi se"}
	ReadGiven     = Text{"Nama depan", "Given name", "Ime"}
	ReadSurname   = Text{"Nama belakang", "Surname", "Prezime"}

	DoubtNoName    = Text{"Tidak ada nama di baris ini.", "This line has no name.", "U ovom retku nema imena."}
	DoubtLong      = Text{"Nama lebih dari {0} huruf; sisanya dipotong.", "The name is longer than {0} letters; the rest was cut.", "Ime ima više od {0} znakova; ostatak je odrezan."}
	DoubtSex       = Text{"Putra atau putri? “{0}” tidak dimengerti.", "Male or female? “{0}” is not understood.", "Muški ili ženski? „{0}” nije jasno."}
	DoubtDate      = Text{"Tidak ada tanggal “{0}”.", "There is no day “{0}”.", "Nema datuma „{0}”."}
	DoubtYear      = Text{"Benar lahir {0}?", "Really born in {0}?", "Zaista rođen {0}.?"}
	DoubtRating    = Text{"“{0}” bukan rating.", "“{0}” is not a rating.", "„{0}” nije rejting."}
	DoubtTitle     = Text{"“{0}” bukan gelar catur.", "“{0}” is not a chess title.", "„{0}” nije šahovska titula."}
	DoubtClass     = Text{"“{0}” bukan kelas.", "“{0}” is not a class.", "„{0}” nije razred."}
	DoubtSameList  = Text{"Nama dan sekolah mirip dengan baris {0}. Orang yang sama?", "Name and school are like those of line {0}. The same person?", "Ime i škola slični su retku {0}. Ista osoba?"}
	DoubtSameHere  = Text{"Sudah ada {0}. Orang yang sama?", "{0} is on the list already. The same person?", "Već postoji: {0}. Ista osoba?"}
	DoubtCells     = Text{"Baris ini lebih panjang dari yang lain: “{0}” tidak dipakai.", "This line is longer than the others: “{0}” is not used.", "Ovaj je redak dulji od ostalih: „{0}” se ne koristi."}
	AnswerClear    = Text{"Kosongkan", "Leave empty", "Ostavi prazno"}
	AnswerYes      = Text{"Benar", "Right", "Točno"}
	AnswerAccept   = Text{"Terima", "Accept", "Prihvati"}
	AnswerOther    = Text{"Orang lain", "Somebody else", "Druga osoba"}
	AnswerSame     = Text{"Sama, lewati", "The same, leave out", "Ista, izostavi"}
	AnswerNoRating = Text{"Tanpa rating", "Unrated", "Bez rejtinga"}
	AnswerNoTitle  = Text{"Tanpa gelar", "No title", "Bez titule"}

	FileFaults   = Plural{"{0} kesalahan di berkas ini. Tidak ada yang diubah.", "{0} mistake in this file. Nothing was changed.", "{0} mistakes in this file. Nothing was changed.", "{0} pogreška u datoteci. Ništa nije promijenjeno.", "{0} pogreške u datoteci. Ništa nije promijenjeno.", "{0} pogrešaka u datoteci. Ništa nije promijenjeno."}
	FileFaultsDo = Text{"Perbaiki di program asalnya atau di editor teks, lalu buka lagi.", "Mend it in the program it came from or in a text editor, then open it again.", "Ispravite u izvornom programu ili uređivaču teksta pa ponovno otvorite."}
	FileMore     = Plural{"dan {0} lagi", "and {0} more", "and {0} more", "i još {0}", "i još {0}", "i još {0}"}
	FileWarnings = Plural{"{0} hal yang patut dilihat di berkas", "{0} thing to look at in the file", "{0} things to look at in the file", "{0} stvar za pregled u datoteci", "{0} stvari za pregled u datoteci", "{0} stvari za pregled u datoteci"}
	FilePlace    = Text{"Baris {0}, kolom {1}: {2}", "Line {0}, column {1}: {2}", "Redak {0}, stupac {1}: {2}"}
	FileEmpty    = Text{"Daftar ini kosong", "The list is empty", "Popis je prazan"}
	FileEmptyDo  = Text{"Isi satu pemain di setiap baris.", "Write one player on each line.", "Upišite po jednog igrača u redak."}
	FileWanted   = Text{"{0} Di sana: “{1}”. Seharusnya: {2}.", "{0} There: “{1}”. Expected: {2}.", "{0} Ondje: „{1}”. Očekivano: {2}."}
	FileWantOnly = Text{"{0} Seharusnya: {1}.", "{0} Expected: {1}.", "{0} Očekivano: {1}."}
	FileRange    = Text{"{0} sampai {1}", "{0} to {1}", "od {0} do {1}"}
	FileGotOnly  = Text{"{0} Di sana: “{1}”.", "{0} There: “{1}”.", "{0} Ondje: „{1}”."}

	TRFTooLarge    = Text{"Melebihi batas.", "Over the limit.", "Prelazi ograničenje."}
	TRFEncoding    = Text{"Huruf tidak terbaca.", "Unreadable characters.", "Nečitljivi znakovi."}
	TRFOtherEnc    = Text{"Bukan UTF-8, dibaca sebagai Windows-1252.", "Not UTF-8, read as Windows-1252.", "Nije UTF-8, čita se kao Windows-1252."}
	TRFNumber      = Text{"Bukan angka yang mungkin.", "Not a possible number.", "Nije moguć broj."}
	TRFPoints      = Text{"Angka (poin) tidak terbaca.", "The points cannot be read.", "Bodovi se ne mogu pročitati."}
	TRFDate        = Text{"Tanggal tidak terbaca; dikosongkan.", "The date cannot be read; left out.", "Datum se ne može pročitati; izostavljen."}
	TRFText        = Text{"Kode atau huruf yang tidak dikenal.", "An unknown code or letter.", "Nepoznat kod ili slovo."}
	TRFTab         = Text{"Ada tab; TRF menghitung kolom dengan spasi.", "There is a tab; a TRF counts columns with spaces.", "Tabulator; TRF broji stupce razmacima."}
	TRFNoPlayers   = Text{"Tidak ada baris pemain (001).", "There is no line of a player (001).", "Nema retka igrača (001)."}
	TRFDuplicate   = Text{"Tertulis dua kali.", "Given twice.", "Navedeno dvaput."}
	TRFUnknown     = Text{"Nomor pemain yang tidak ada di berkas.", "A pairing number that is not in the file.", "Startni broj kojeg nema u datoteci."}
	TRFNoOpponent  = Text{"Partai tanpa lawan.", "A game without an opponent.", "Partija bez protivnika."}
	TRFByeOpponent = Text{"Bye dengan lawan.", "A bye with an opponent.", "Slobodan s protivnikom."}
	TRFContradict  = Text{"Berlawanan dengan baris lain.", "It contradicts another line.", "Proturječi drugom retku."}
	TRFRoundOf     = Text{"Pemain {0}, babak {1}: ", "Player {0}, round {1}: ", "Igrač {0}, {1}. kolo: "}
	TRFPointsSum   = Text{"Angka yang tertulis bukan jumlah babak.", "The points stated are not the sum of the rounds.", "Navedeni bodovi nisu zbroj kola."}
	TRFAlone       = Text{"Hasil tanpa lawan dibaca sebagai bye atau tidak hadir.", "A result without opponent was read as a bye or an absence.", "Rezultat bez protivnika čita se kao slobodan ili odsutnost."}
	TRFByeDiffers  = Text{"Bye di 240 lain dari baris pemain; baris pemain dipakai.", "The bye in 240 differs from the player's line; that line holds.", "Slobodan u 240 razlikuje se od retka igrača; vrijedi redak igrača."}
	TRFTeamPoints  = Text{"Poin tim di kolom yang salah.", "Points of a team in the wrong column.", "Bodovi ekipe u pogrešnom stupcu."}
	TRFNoForm      = Text{"Nilai itu tidak mungkin di sini.", "That value is not possible here.", "Ta vrijednost ovdje nije moguća."}
	TRFCut         = Text{"Teks dipotong.", "The text was cut.", "Tekst je odrezan."}
	TRFBytes       = Text{"Kolom dihitung dalam bita, bukan huruf; begitulah dibaca.", "The columns count bytes, not characters; they are read so.", "Stupci broje bajtove, a ne znakove; tako se i čitaju."}
	TRFOther       = Text{"Tidak terbaca.", "It cannot be read.", "Ne može se pročitati."}
)

// Taking over a tournament from a report file.
var (
	TakeTitle    = Text{"Laporan turnamen (TRF)", "Tournament report (TRF)", "Izvješće o turniru (TRF)"}
	TakeWhat     = Text{"Apa yang diambil?", "What to take?", "Što preuzeti?"}
	TakeAll      = Text{"Seluruh turnamen", "The whole tournament", "Cijeli turnir"}
	TakeAllAs    = Text{"Pemain, nomor awal, {0} babak dengan hasilnya. Lanjut di babak berikutnya.", "Players, pairing numbers, {0} rounds with results. Goes on with the next round.", "Igrači, startni brojevi, kola s rezultatima: {0}. Nastavlja se sljedećim kolom."}
	TakePlayers  = Text{"Pemain saja", "The players alone", "Samo igrači"}
	TakePlayerAs = Text{"Nama, rating, gelar, jenis kelamin, tanggal lahir, federasi, ID FIDE.", "Name, rating, title, sex, birth date, federation, FIDE ID.", "Ime, rejting, titula, spol, datum rođenja, savez, FIDE ID."}
	TakeRounds   = Text{"Jumlah babak", "Number of rounds", "Broj kola"}
	TakeRoundsAs = Text{"{0} babak sudah dipairing di berkas.", "{0} rounds are paired in the file.", "U datoteci je spareno kola: {0}."}
	TakeGone     = Plural{"{0} pemain tidak hadir di babak terakhir", "{0} player was absent in the last round", "{0} players were absent in the last round", "{0} igrač nije igrao posljednje kolo", "{0} igrača nisu igrala posljednje kolo", "{0} igrača nije igralo posljednje kolo"}
	TakeGoneLeft = Text{"Sudah mundur", "They have left", "Odustali su"}
	TakeGoneBack = Text{"Ikut lagi", "They play again", "Igraju dalje"}
	TakeDo       = Text{"Ambil alih turnamen", "Take over the tournament", "Preuzmi turnir"}
	TakeDone     = Text{"{0} pemain dan {1} babak diambil alih", "{0} players and {1} rounds were taken over", "Preuzeto igrača: {0}, kola: {1}"}
	TakeDoneText = Text{"Cocokkan klasemen dengan aslinya sebelum pairing berikutnya.", "Compare the standings with the original before the next pairing.", "Usporedite poredak s izvornim prije sljedećeg sparivanja."}
	TakeNot      = Text{"Hanya pemainnya yang bisa diambil", "Only the players can be taken", "Mogu se preuzeti samo igrači"}
	TakeTaken    = Text{"Kelompok ini sudah berisi pemain atau babak. Buat turnamen baru untuk mengambil semuanya.", "This section has players or rounds already. Make a new event to take all of it.", "Ova skupina već ima igrače ili kola. Za cijeli turnir stvorite novi."}
	TakeTeams    = Text{"Berkas ini turnamen beregu.", "The file is a team event.", "Datoteka je ekipno natjecanje."}
	TakeVirtual  = Text{"Berkas ini memakai pairing akselerasi.", "The file uses accelerated pairings.", "Datoteka koristi ubrzano sparivanje."}
	TakeAward    = Text{"Berkas ini memuat angka di luar tabel (299).", "The file has points outside the table (299).", "Datoteka ima bodove izvan tablice (299)."}
	TakeResult   = Text{"Berkas ini memuat hasil yang tidak bisa dicatat di papan.", "The file has a result that a board cannot hold.", "Datoteka ima rezultat koji se ne može zabilježiti."}
	TakeLimits   = Text{"Terlalu banyak pemain atau babak.", "Too many players or rounds.", "Previše igrača ili kola."}
	TakeNothing  = Text{"Berkas ini belum berisi babak.", "The file has no rounds yet.", "Datoteka još nema kola."}
)
