package i18n

// The arbiter's desk.
var (
	DeskTitle     = Text{"Meja wasit", "Arbiter's desk", "Sudački stol"}
	DeskNav       = Text{"Wasit", "Arbiter", "Sudac"}
	DeskRecordNew = Text{"Catat pelanggaran", "Record an offence", "Zabilježi prekršaj"}
	// Marks beside a name: a word, then how many.
	TrayCards    = Text{"Kartu {0}", "Card {0}", "Karton {0}"}
	TrayIllegal  = Text{"LTS {0}", "Illegal {0}", "Nepr. potez {0}"}
	TrayOffences = Text{"Pelanggaran {0}", "Offence {0}", "Prekršaj {0}"}

	DeskCardsOf   = Text{"Kartu: {0} dari {1}", "Cards: {0} of {1}", "Kartoni: {0} od {1}"}
	DeskIllegal   = Text{"langkah tidak sah: {0} dari {1}", "illegal moves: {0} of {1}", "nepravilni potezi: {0} od {1}"}
	DeskOffences  = Plural{"{0} pelanggaran", "{0} offence", "{0} offences", "{0} prekršaj", "{0} prekršaja", "{0} prekršaja"}
	LawsClass     = Text{"Kelas permainan", "Class of play", "Kategorija"}
	LawsO2SNName  = Text{"O2SN 2013", "O2SN 2013", "O2SN 2013"}
	LawsEdition   = Text{"Edisi FIDE", "FIDE edition", "Izdanje FIDE-a"}
	LawsFull      = Text{"Wasit cukup: aturan penuh ({0})", "Enough arbiters: full rules ({0})", "Dovoljno sudaca: puna pravila ({0})"}
	LawsQuick     = Text{"Aturan dua menit terakhir diumumkan ({0})", "The rules on the last two minutes were announced ({0})", "Objavljena su pravila za zadnje dvije minute ({0})"}
	LawsBag       = Text{"Ponsel mati boleh disimpan di tas ({0})", "A switched-off phone may stay in a bag ({0})", "Isključen mobitel smije ostati u torbi ({0})"}
	LawsLeaving   = Text{"Lapor ke wasit bila meninggalkan area permainan saat bukan giliran ({0})", "Report to the arbiter when leaving the playing area while not on move ({0})", "Javiti sucu izlazak iz prostora za igru i kad nisi na potezu ({0})"}
	Laws960       = Text{"Catur 960: posisi awal diundi untuk tiap babak", "Chess960: a start position drawn for each round", "Šah 960: početna pozicija izvlači se za svako kolo"}
	LawsStart     = Text{"Posisi awal Catur 960", "Chess960 start position", "Početna pozicija (Šah 960)"}
	LawsDrawFrom  = Text{"Remis disepakati tanpa wasit: mulai langkah {0} ({1})", "Draw agreed without the arbiter: from move {0} ({1})", "Remi dogovorom bez suca: od {0}. poteza ({1})"}
	LawsDrawNever = Text{"Remis disepakati hanya dengan izin wasit ({0})", "Draw agreed only with the arbiter's consent ({0})", "Remi dogovorom samo uz pristanak suca ({0})"}
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
	"device_sounds":          {"hp handphone telepon bunyi dering jam tangan", "mobile rings smartwatch", "telefon zvoni pametni sat"},
	"device_off":             {"hp handphone telepon mati", "mobile off", "telefon ugašen"},
	"device_in_bag":          {"hp handphone telepon mati tas", "mobile off bag", "telefon ugašen torba"},
	"bag_used":               {"hp handphone tas", "mobile bag", "mobitel torba"},
	"both_absent":            {"telat wo absen", "walkover forfeit absent", "kontumac odsutni"},
	"score_asked":            {"notasi lihat kertas", "scoresheet record arbiter", "zapis formular sudac"},
	"left_unreported":        {"keluar pergi ruang", "leaves room", "izlazak dvorana"},
	"help":                   {"contek bisik pelatih", "cheating whisper coach", "varanje šapat trener"},
	"disturbing":             {"ribut bicara tawar remis", "noise talk draw offers", "buka razgovor ponuda"},
	"late":                   {"telat wo", "walkover forfeit", "zakasnio kontumac"},
	"flag_fallen":            {"waktu habis jam", "time clock", "vrijeme sat"},
	"disobedience":           {"membangkang melawan", "refuses", "odbija"},
}
