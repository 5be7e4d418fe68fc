package i18n

// The arbiter's desk.
var (
	DeskTitle      = Text{"Meja wasit", "Arbiter's desk", "Sudački stol"}
	DeskNav        = Text{"Wasit", "Arbiter", "Sudac"}
	DeskRecordNew  = Text{"Catat pelanggaran", "Record an offence", "Zabilježi prekršaj"}
	DeskNoRound    = Text{"Belum ada babak yang diumumkan", "No round is published yet", "Nijedno kolo nije objavljeno"}
	DeskNoRoundT   = Text{"Pelanggaran dicatat di papan. Umumkan dulu pairing babak pertama.", "Offences are recorded at boards. Publish the pairings of the first round first.", "Prekršaji se bilježe na pločama. Najprije objavite parove prvog kola."}
	DeskSteps      = Text{"Langkah", "Steps", "Koraci"}
	DeskStep2      = Text{"Pemain", "Player", "Igrač"}
	DeskStep3      = Text{"Pelanggaran", "Offence", "Prekršaj"}
	DeskStep4      = Text{"Putusan", "Ruling", "Odluka"}
	DeskWhichB     = Text{"Papan berapa?", "Which board?", "Koja ploča?"}
	DeskWhichP     = Text{"Siapa yang melanggar?", "Who broke the rule?", "Tko je prekršio pravilo?"}
	DeskKeys       = Text{"Nomor papan", "Board number", "Broj ploče"}
	DeskErase      = Text{"Hapus angka", "Erase a figure", "Obriši znamenku"}
	DeskGo         = Text{"Lanjut", "Next", "Dalje"}
	DeskByName     = Text{"Cari nama", "Find by name", "Traži ime"}
	DeskByBoard    = Text{"Pakai nomor papan", "By board number", "Po broju ploče"}
	DeskNameField  = Text{"Nama atau sekolah", "Name or school", "Ime ili škola"}
	DeskNobody     = Text{"Tidak ada pemain dengan nama itu di babak ini.", "Nobody of that name plays in this round.", "Nitko tog imena ne igra u ovom kolu."}
	DeskFindOff    = Text{"Cari: skak, jam, HP …", "Find: check, clock, phone …", "Traži: šah, sat, mobitel …"}
	DeskFindLabel  = Text{"Cari pelanggaran", "Find an offence", "Traži prekršaj"}
	DeskOften      = Text{"Sering", "Frequent", "Često"}
	DeskOthers     = Text{"Lainnya", "Others", "Ostalo"}
	DeskNoOffence  = Text{"Tidak ada pelanggaran yang cocok.", "No offence matches.", "Nema takvog prekršaja."}
	DeskKnock      = Text{"Menjatuhkan buah", "Pieces knocked over", "Srušene figure"}
	DeskKnockHow   = Text{"Berapa buah?", "How many pieces?", "Koliko figura?"}
	DeskKnockFew   = Text{"1–2", "1–2", "1–2"}
	DeskKnockMany  = Text{"Lebih dari 2", "More than 2", "Više od 2"}
	DeskKnockWhen  = Text{"Kapan?", "When?", "Kada?"}
	DeskBefore     = Text{"Sebelum jam ditekan", "Before the press", "Prije pritiska sata"}
	DeskAfter      = Text{"Jam ditekan tanpa merapikan", "Clock pressed over them", "Sat pritisnut preko njih"}
	DeskKnockCards = Text{"0–2 kartu", "0–2 cards", "0–2 kartona"}

	DeskNoCards  = Text{"belum ada kartu", "no cards yet", "još bez kartona"}
	DeskCardsOf  = Text{"{0} dari {1} kartu", "{0} of {1} cards", "{0} od {1} kartona"}
	DeskCards    = Text{"kartu kuning", "yellow cards", "žuti kartoni"}
	DeskIllegal  = Text{"langkah tidak sah: {0} dari {1}", "illegal moves: {0} of {1}", "nepravilni potezi: {0} od {1}"}
	DeskOffences = Plural{"{0} pelanggaran", "{0} offence", "{0} offences", "{0} prekršaj", "{0} prekršaja", "{0} prekršaja"}
	DeskClean    = Text{"belum ada catatan", "nothing recorded", "bez zapisa"}
	DeskSide     = Text{"{0} · papan {1}", "{0} · board {1}", "{0} · ploča {1}"}
	DeskWhere    = Text{"Babak {0} · {1}", "Round {0} · {1}", "{0}. kolo · {1}"}
	DeskClaimed  = Text{"Lawan mengajukan klaim", "The opponent claims it", "Protivnik to reklamira"}
	DeskReplied  = Text{"Lawan sudah melangkah sesudah itu", "The opponent has moved since", "Protivnik je u međuvremenu odigrao"}
	DeskUnpress  = Text{"Jam belum ditekan", "The clock was not pressed", "Sat nije pritisnut"}
	DeskSameMove = Text{"Langkah yang sama sudah dihukum", "The same move was ruled on already", "O istom je potezu već odlučeno"}
	DeskLate     = Text{"Terlambat (menit)", "Late by (minutes)", "Kašnjenje (minute)"}
	DeskLess     = Text{"Kurangi", "Less", "Manje"}
	DeskMore     = Text{"Tambah", "More", "Više"}
	DeskMate     = Text{"Bisakah {0} masih memberi mat, dengan langkah sah apa pun?", "Can {0} still mate, by any legal moves?", "Može li {0} još ikako matirati pravilnim potezima?"}
	DeskMateYes  = Text{"Bisa", "Yes", "Može"}
	DeskMateNo   = Text{"Tidak", "No", "Ne može"}
	DeskMateOpen = Text{"Belum jelas", "Not clear", "Nije jasno"}
	DeskLadder   = Text{"Hukuman pilihan wasit", "The arbiter's penalty", "Kazna po odluci suca"}
	DeskNote     = Text{"Catatan (boleh kosong)", "Note (may be empty)", "Bilješka (može prazno)"}
	DeskNoteHelp = Text{"Misalnya nomor langkah dan saksi.", "For example the move number and witnesses.", "Primjerice broj poteza i svjedoci."}
	DeskRecord   = Text{"Catat", "Record", "Zabilježi"}
	DeskRecordN  = Plural{"Catat {0} kartu", "Record {0} card", "Record {0} cards", "Zabilježi {0} karton", "Zabilježi {0} kartona", "Zabilježi {0} kartona"}
	DeskRecordNo = Text{"Catat tanpa hukuman", "Record, no penalty", "Zabilježi bez kazne"}

	DeskDone     = Text{"Tercatat", "Recorded", "Zabilježeno"}
	DeskDoneAt   = Text{"{0} · papan {1}", "{0} · board {1}", "{0} · ploča {1}"}
	DeskOther    = Text{"Papan lain", "Another board", "Druga ploča"}
	DeskClock    = Text{"Koreksi jam", "Correct the clock", "Ispravi sat"}
	DeskBoardLog = Text{"Papan {0} di babak ini", "Board {0} in this round", "Ploča {0} u ovom kolu"}
	DeskResultDo = Text{"Papan {0}: catat {1}", "Board {0}: enter {1}", "Ploča {0}: upiši {1}"}
	DeskResultT  = Text{"Putusan mengakhiri partai", "The ruling ends the game", "Odluka završava partiju"}
	DeskResultX  = Text{"Papan {0}: putusan memberi {1}, tercatat {2}", "Board {0}: the ruling gives {1}, entered is {2}", "Ploča {0}: odluka daje {1}, upisano je {2}"}
	DeskResultB  = Text{"Papan {0}: putusan memberi {1}", "Board {0}: the ruling gives {1}", "Ploča {0}: odluka daje {1}"}
	DeskIncident = Plural{"{0} kejadian di babak {1}", "{0} incident in round {1}", "{0} incidents in round {1}", "{0} incident u {1}. kolu", "{0} incidenta u {1}. kolu", "{0} incidenata u {1}. kolu"}
	DeskQuiet    = Text{"Belum ada kejadian di babak ini.", "Nothing happened in this round yet.", "U ovom kolu još nema incidenata."}
	DeskSitsOut  = Text{"Tidak main di babak {0}", "Not playing in round {0}", "Ne igraju u {0}. kolu"}
	AwayPenalty  = Text{"hukuman", "penalty", "kazna"}

	LawsTitle    = Text{"Peraturan yang berlaku", "Laws in force", "Pravila koja vrijede"}
	LawsEdition  = Text{"Edisi Laws of Chess FIDE", "Edition of the FIDE Laws of Chess", "Izdanje FIDE pravila šaha"}
	LawsByDate   = Text{"Otomatis ({0})", "Automatic ({0})", "Automatski ({0})"}
	LawsClass    = Text{"Kelas permainan", "Class of play", "Kategorija"}
	LawsByTime   = Text{"Menurut waktu ({0})", "By the time control ({0})", "Po tempu ({0})"}
	LawsLocal    = Text{"Aturan lokal", "Local rules", "Lokalna pravila"}
	LawsLocalNo  = Text{"Tidak ada", "None", "Nema"}
	LawsO2SN     = Text{"O2SN 2013 (kartu)", "O2SN 2013 (cards)", "O2SN 2013 (kartoni)"}
	LawsO2SNName = Text{"O2SN 2013", "O2SN 2013", "O2SN 2013"}
	LawsFull     = Text{"Wasit cukup: aturan penuh (A.4, B.2)", "Enough arbiters: full rules (A.4, B.2)", "Dovoljno sudaca: puna pravila (A.4, B.2)"}
	LawsFullHelp = Text{"Cepat: satu wasit untuk paling banyak tiga partai. Kilat: satu wasit tiap partai.", "Rapid: one arbiter for at most three games. Blitz: one arbiter a game.", "Ubrzano: jedan sudac na najviše tri partije. Munjevito: sudac na svakoj partiji."}
	LawsQuick    = Text{"Pedoman III (dua menit terakhir) diumumkan", "Guidelines III (last two minutes) were announced", "Objavljene su smjernice III (zadnje dvije minute)"}
	LawsDevice   = Text{"Hukuman ponsel lebih ringan diumumkan (11.3.2.2)", "A milder penalty for phones was announced (11.3.2.2)", "Objavljena je blaža kazna za mobitel (11.3.2.2)"}
	LawsDefault  = Text{"Batas terlambat (menit)", "Default time (minutes)", "Dopušteno kašnjenje (minute)"}
	LawsAppeal   = Text{"Batas banding (menit sesudah diumumkan)", "Appeals until (minutes after publication)", "Rok za žalbu (minuta nakon objave)"}
	LawsChanged  = Text{"Putusan sebelumnya ikut berubah menurut aturan ini.", "Earlier rulings follow these rules too.", "I ranije odluke slijede ova pravila."}
	LawsFIDE     = Text{"FIDE {0}", "FIDE {0}", "FIDE {0}"}
)

// OffenceWords are other words by which an offence is looked for.
var OffenceWords = map[string]Text{
	"illegal_move":           {"ilegal skak salah langkah", "check wrong move", "šah krivi potez"},
	"open_check":             {"skak buka ilegal", "illegal", "šah nepravilan"},
	"king_captured":          {"skak makan raja ilegal", "check illegal take", "šah nepravilan uzimanje"},
	"both_kings_in_check":    {"skak ilegal", "illegal", "nepravilan"},
	"promotion_incomplete":   {"bidak menteri ilegal", "pawn queen illegal", "pješak dama nepravilan"},
	"empty_press":            {"jam kosong pencet", "empty press", "prazan"},
	"two_hands":              {"jam rokade tangan", "castling hand", "rokada ruka"},
	"clock_handling":         {"pukul keras jari buah", "hit hard fingers", "udaranje jako prsti"},
	"knock_le2_before_press": {"jatuh tumbang roboh", "displaced fall", "pale"},
	"touch_refused":          {"sentuh pegang j'adoube", "touch move j'adoube", "dirnuto j'adoube"},
	"false_claim":            {"pengulangan 50 langkah", "repetition fifty", "ponavljanje 50 poteza"},
	"no_recording":           {"notasi catat tulis", "notation scoresheet write", "zapis formular"},
	"recorded_ahead":         {"notasi", "notation scoresheet", "zapis formular"},
	"device":                 {"hp handphone telepon jam tangan", "mobile smartwatch", "telefon pametni sat"},
	"help":                   {"contek bisik pelatih", "cheating whisper coach", "varanje šapat trener"},
	"disturbing":             {"ribut bicara tawar remis", "noise talk draw offers", "buka razgovor ponuda"},
	"late":                   {"telat wo", "walkover forfeit", "zakasnio kontumac"},
	"flag_fallen":            {"waktu habis jam", "time clock", "vrijeme sat"},
	"disobedience":           {"membangkang melawan", "refuses", "odbija"},
}
