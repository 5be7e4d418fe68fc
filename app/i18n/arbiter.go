package i18n

// The arbiter's desk.
var (
	DeskTitle     = Text{"Meja wasit", "Arbiter's desk", "Sudački stol"}
	DeskNav       = Text{"Wasit", "Arbiter", "Sudac"}
	DeskRecordNew = Text{"Catat pelanggaran", "Record an offence", "Zabilježi prekršaj"}
	DeskCardsOf   = Text{"{0} dari {1} kartu", "{0} of {1} cards", "{0} od {1} kartona"}
	DeskIllegal   = Text{"langkah tidak sah: {0} dari {1}", "illegal moves: {0} of {1}", "nepravilni potezi: {0} od {1}"}
	DeskOffences  = Plural{"{0} pelanggaran", "{0} offence", "{0} offences", "{0} prekršaj", "{0} prekršaja", "{0} prekršaja"}
	LawsClass     = Text{"Kelas permainan", "Class of play", "Kategorija"}
	LawsO2SNName  = Text{"O2SN 2013", "O2SN 2013", "O2SN 2013"}
	LawsFull      = Text{"Wasit cukup: aturan penuh (A.4, B.2)", "Enough arbiters: full rules (A.4, B.2)", "Dovoljno sudaca: puna pravila (A.4, B.2)"}
	LawsQuick     = Text{"Pedoman III (dua menit terakhir) diumumkan", "Guidelines III (last two minutes) were announced", "Objavljene su smjernice III (zadnje dvije minute)"}
	LawsFIDE      = Text{"FIDE {0}", "FIDE {0}", "FIDE {0}"}
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
