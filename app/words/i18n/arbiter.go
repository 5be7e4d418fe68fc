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
	LawsOffBanned = Text{"Ponsel yang mati pun dilarang dibawa ({0})", "Switched-off phones are forbidden too ({0})", "Zabranjen je i isključen mobitel ({0})"}
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
	"illegal_move":              {"ilegal sekak skak salah langkah gak sah curang", "check wrong move against the rules", "šah krivi potez nedozvoljen"},
	"open_check":                {"sekak skak buka ilegal lupa", "illegal forgot", "šah nepravilan zaboravio"},
	"king_captured":             {"sekak skak makan raja ilegal ambil", "check illegal take", "šah nepravilan uzimanje pojeo"},
	"both_kings_in_check":       {"sekak skak ilegal", "illegal", "nepravilan"},
	"promotion_incomplete":      {"bidak pion menteri ster ilegal jadi", "pawn queen illegal promote upside down rook", "pješak dama kraljica nepravilan pretvaranje"},
	"empty_press":               {"jam kosong pencet tekan", "empty press hit presses clock without moving", "prazan pritisnuo udario"},
	"two_hands":                 {"jam rokade tangan rokir", "castling hand both", "rokada ruka obje"},
	"clock_handling":            {"pukul gebrak banting keras jari buah", "hit slam bang hard fingers smash", "udaranje lupanje tresak jako prsti"},
	"knock_le2_before_press":    {"jatuh tumbang roboh senggol", "displaced fall knock drop pieces", "pale srušio prevrnuo"},
	"touch_refused":             {"sentuh pegang pegang jalan lepas j'adoube betulkan", "touch move touched takes back released j'adoube adjust", "dirnuto odigrano dirnuo vraća potez j'adoube popravljam"},
	"false_claim":               {"pengulangan tiga kali 50 langkah", "repetition threefold fifty", "ponavljanje tri puta 50 poteza"},
	"no_recording":              {"notasi catat tulis nulis", "notation scoresheet write writing", "zapis formular piše zapisivanje"},
	"recorded_ahead":            {"notasi tulis dulu", "notation scoresheet writes before", "zapis formular unaprijed piše"},
	"device":                    {"hp handphone telepon ponsel jam tangan smartwatch gawai", "mobile phone smartwatch headphones", "telefon mobitel pametni sat slušalice"},
	"device_sounds":             {"hp handphone telepon bunyi dering jam tangan alarm", "mobile phone rings ringing smartwatch alarm", "telefon mobitel zvoni pametni sat alarm"},
	"device_off":                {"hp handphone telepon mati saku kantong", "mobile phone off pocket", "telefon mobitel ugašen džep"},
	"device_in_bag":             {"hp handphone telepon mati tas", "mobile off bag", "telefon ugašen torba"},
	"bag_used":                  {"hp handphone tas", "mobile bag", "mobitel torba"},
	"both_absent":               {"telat wo absen tidak datang", "walkover forfeit absent nobody came", "kontumac odsutni nisu došli"},
	"score_asked":               {"notasi lihat kertas", "scoresheet record arbiter", "zapis formular sudac"},
	"left_unreported":           {"keluar pergi ruang toilet kamar kecil wc jajan", "leaves room toilet bathroom walks away", "izlazak izašao dvorana wc toalet zahod"},
	"help":                      {"contek menyontek bisik curang pelatih buku catatan bantuan", "cheating cheats whisper coach book analysis", "varanje vara šapat trener knjiga prepisuje"},
	"disturbing":                {"ribut berisik bicara ngobrol bising tawar remis makan minum", "noise noisy talk talking chat loud draw offers eating tapping", "buka bučan razgovor priča glasan ponuda jede"},
	"late":                      {"telat terlambat wo datang", "walkover forfeit late absent", "zakasnio kasni kontumac"},
	"flag_fallen":               {"waktu habis jam bendera", "time out clock over ran out", "vrijeme isteklo sat zastavica"},
	"disobedience":              {"membangkang melawan tidak nurut ngeyel protes", "refuses disobeys argues", "odbija ne sluša svađa"},
	"other_hand":                {"jam tangan kiri", "clock wrong hand", "ruka sat kriva"},
	"hovering":                  {"jari tahan jam", "finger hovers", "prst drži"},
	"piece_over_edge":           {"miring geser tengah petak", "centre adjust crooked square", "krivo sredina namjestiti"},
	"notes_on_sheet":            {"notasi tulis corat coret", "scoresheet writes scribble", "zapis piše"},
	"leaving_area":              {"keluar pergi ruang toilet kamar kecil wc jalan jalan", "leaves toilet bathroom walks away wanders", "izlazak izašao wc toalet zahod šeće"},
	"leaving_venue":             {"keluar pulang pergi toilet wc kabur", "leaves goes home outside toilet", "otišao kući izašao van wc"},
	"disrepute":                 {"jabat tangan salaman menolak kasar sopan makian tidak sportif hasil salah bohong", "handshake shake hands refuses rude swears insult unsporting wrong result lies", "rukovanje rukovati pruži ruku odbija nepristojan psuje uvreda nesportski krivi rezultat laže"},
	"smoking":                   {"rokok vape", "cigarette vape", "cigareta puši"},
	"offer_other_time":          {"tawar remis berkali", "draw offers keeps offering", "ponuda remija nudi"},
	"help_others":               {"bisik curang orang tua penonton ngomong kasih tahu", "cheating parent spectator talks whispers tells", "varanje roditelj gledatelj priča šapće dobacuje"},
	"inspection_refused":        {"geledah periksa saku", "search body scanner", "pretres kontrola"},
	"no_reason_to_stop":         {"jam pause stop berhenti", "pause stopped clock", "pauza zaustavio sat"},
	"tells_other_clock_playing": {"bendera waktu bilang", "flag tells other", "zastavica javlja"},
}
