package i18n

// The board.
var (
	PlayTitle = Text{"Papan catur", "Chessboard", "Ploča"}
	PlayShort = Text{"Papan", "Board", "Ploča"}
	PlaySheet = Text{"Kertas notasi", "Scoresheet", "Zapisnik (formular)"}
)

// PlayClasses are the classes of play, by their numbers.
var PlayClasses = []Text{ClockStandard, ClockRapid, ClockBlitz}

// Endings say what ended a game, by the rule's name.
var Endings = map[string]Text{
	"checkmate":          {"Sekakmat", "Checkmate", "Mat"},
	"stalemate":          {"Pat", "Stalemate", "Pat"},
	"dead_position":      {"Posisi buntu", "Dead position", "Mrtva pozicija"},
	"resignation":        {"Menyerah", "Resignation", "Predaja"},
	"draw_agreed":        {"Remis disepakati", "Draw agreed", "Remi po dogovoru"},
	"threefold_on_board": {"Posisi sama tiga kali", "Threefold repetition", "Trokratno ponavljanje"},
	"threefold_intended": {"Posisi sama tiga kali", "Threefold repetition", "Trokratno ponavljanje"},
	"fifty_on_board":     {"Aturan 50 langkah", "Fifty-move rule", "Pravilo 50 poteza"},
	"fifty_intended":     {"Aturan 50 langkah", "Fifty-move rule", "Pravilo 50 poteza"},
	"fivefold":           {"Posisi sama lima kali", "Fivefold repetition", "Peterokratno ponavljanje"},
	"seventy_five":       {"Aturan 75 langkah", "75-move rule", "Pravilo 75 poteza"},
	"flag_fall":          {"Bendera jatuh", "Flag fall", "Pad zastavice"},
	"arbiter_decision":   {"Keputusan wasit", "Decision of the arbiter", "Sudačka odluka"},
	"sealed_move_bad":    {"Langkah sampul tidak sah", "The sealed move is not valid", "Kuvertirani potez nije valjan"},
	"draw_restricted":    {"Remis belum boleh disepakati", "A draw may not be agreed yet", "Remi se još ne smije dogovoriti"},
}

// MoveFaults say what is wrong with a written move, by the fault's number; {0} is what was written.
var MoveFaults = []Text{
	{"Langkah tidak terbaca", "The move cannot be read", "Potez nije čitljiv"},
	{"Belum ada langkah", "No move is written", "Nema poteza"},
	{"Terlalu panjang untuk satu langkah", "Too long for one move", "Predugo za jedan potez"},
	{"“{0}” bukan bentuk langkah", "“{0}” is no form of a move", "„{0}“ nije oblik poteza"},
	{"Huruf di “{0}” bukan nama buah", "A letter of “{0}” names no piece", "Slovo u „{0}“ ne označava figuru"},
	{"“{0}”: buah itu tidak ada di sana", "“{0}”: no such man stands there", "„{0}“: nema takve figure"},
	{"“{0}”: tidak ada buah yang bisa ke sana", "“{0}”: no man can go there", "„{0}“: nijedna figura ne može onamo"},
	{"“{0}”: petak itu ditempati buah sendiri", "“{0}”: a man of your own stands there", "„{0}“: ondje je vlastita figura"},
	{"“{0}”: Raja akan kena sekak", "“{0}”: the king would be in check", "„{0}“: kralj bi bio u šahu"},
	{"“{0}”: rokade tidak bisa sekarang", "“{0}”: castling is not legal now", "„{0}“: rokada sada nije moguća"},
	{"“{0}”: tulis lajur asal bidak", "“{0}”: write the pawn's file", "„{0}“: napišite liniju pješaka"},
	{"“{0}”: lebih dari satu buah bisa ke sana", "“{0}”: more than one man can go there", "„{0}“: može više figura"},
	{"“{0}”: tulis buah penggantinya", "“{0}”: name the new piece", "„{0}“: navedite novu figuru"},
	{"“{0}”: di sini tidak ada promosi itu", "“{0}”: no such promotion here", "„{0}“: ovdje nema te promocije"},
}

// Where a file of games is at fault, and why.
var (
	PGNFaults = map[string]Text{
		"too large":                 {"Berkas terlalu besar", "The file is too large", "Datoteka je prevelika"},
		"no game":                   {"Tidak ada partai di berkas ini", "There is no game in this file", "U datoteci nema partije"},
		"unexpected text":           {"“{0}” bukan bagian partai", "“{0}” is no part of a game", "„{0}“ nije dio partije"},
		"broken tag":                {"Label rusak: {0}", "A broken tag: {0}", "Neispravna oznaka: {0}"},
		"comment not closed":        {"Komentar tidak ditutup", "A comment is not closed", "Komentar nije zatvoren"},
		"variation not closed":      {"Varian tidak ditutup", "A variation is not closed", "Varijanta nije zatvorena"},
		"variation before any move": {"Varian sebelum langkah pertama", "A variation before any move", "Varijanta prije prvog poteza"},
		"unknown variant":           {"Jenis catur {0} tidak dikenal", "{0} is no kind of chess that Wasit knows", "Nepoznata vrsta šaha: {0}"},
		"beyond a limit":            {"Partai ini melampaui batas", "This game is beyond the limits", "Partija prelazi granice"},
	}
)

// PGNBends say what of a file was bent to fit, by the remark, in the order in which they are told; {0} is how often, {1} a language.
var PGNBends = []struct {
	Fault string
	Text  Text
}{
	{"tag put right", Text{"Label diperbaiki: {0}.", "Tags put right: {0}.", "Ispravljenih oznaka: {0}."}},
	{"tag left out", Text{"Label tidak terbaca dan dilewati: {0}.", "Tags that could not be read and were left out: {0}.", "Izostavljenih nečitljivih oznaka: {0}."}},
	{"text left out", Text{"Teks yang bukan bagian partai dilewati: {0}.", "Text that is no part of a game was left out: {0}.", "Izostavljeno teksta koji ne pripada partiji: {0}."}},
	{"text taken as a comment", Text{"Teks di antara langkah disimpan sebagai komentar: {0}.", "Text between the moves was kept as a comment: {0}.", "Tekst među potezima sačuvan je kao komentar: {0}."}},
	{"capital or small letter", Text{"Huruf besar dan kecil dibaca terbalik: {0}.", "Capital and small letters read the other way round: {0}.", "Velika i mala slova pročitana obrnuto: {0}."}},
	{"start position put right", Text{"Bentuk posisi awal diperbaiki: {0}.", "Starting positions put into form: {0}.", "Početnih položaja dovedenih u oblik: {0}."}},
	{"letters of another language", Text{"Huruf buah dibaca sebagai {1} (raja, menteri, benteng, gajah, kuda): {0} partai.", "Letters of the pieces were read as {1} (king, queen, rook, bishop, knight): {0} games.", "Slova figura pročitana su kao {1} (kralj, dama, top, lovac, skakač): partija {0}."}},
	{"null move in the game", Text{"Langkah kosong mengakhiri partai, lanjutannya menjadi komentar: {0}.", "An empty move ends the game; what follows is kept as a comment: {0}.", "Prazan potez završava partiju, nastavak je komentar: {0}."}},
	{"no result", Text{"Tanpa hasil, dianggap belum selesai: {0} partai.", "Without a result, taken as not finished: {0} games.", "Bez rezultata, uzeto kao nezavršeno: partija {0}."}},
	{"tag Result differs", Text{"Hasil di label dan di akhir langkah berbeda: {0} partai.", "The result in the tag and behind the moves differ: {0} games.", "Rezultat u oznaci i iza poteza se razlikuju: partija {0}."}},
	{"result against the board", Text{"Hasil berkas tidak sesuai papan: {0} partai.", "The result is not what the board shows: {0} games.", "Rezultat se ne slaže s pločom: partija {0}."}},
}

// Why a position is refused.
var (
	FENReasons = map[string]Text{
		"longer than 200 characters":                                            {"Terlalu panjang untuk FEN.", "Too long for a FEN.", "Predugo za FEN."},
		"want 6 fields, or 4 without the counters":                              {"FEN punya 6 bagian, atau 4.", "A FEN has 6 fields, or 4.", "FEN ima 6 polja, ili 4."},
		"want 8 ranks separated by /":                                           {"Perlu 8 baris dengan tanda /.", "8 ranks with / between them are needed.", "Potrebno je 8 redova odvojenih znakom /."},
		"want a man of KQRBNPkqrbnp or a number 1 to 8 of empty squares":        {"Bukan buah KQRBNP dan bukan angka 1–8.", "Neither a man of KQRBNP nor a number 1 to 8.", "Ni figura KQRBNP ni broj 1–8."},
		"empty squares in two numbers side by side; want their sum":             {"Dua angka bersebelahan: tulis jumlahnya.", "Two numbers side by side: write their sum.", "Dva broja zaredom: napišite zbroj."},
		"want 8 squares in the rank":                                            {"Baris ini tidak berisi 8 petak.", "This rank has not 8 squares.", "Ovaj red nema 8 polja."},
		"a king is missing":                                                     {"Tiap pihak harus punya Raja.", "Each side needs a king.", "Svaka strana mora imati kralja."},
		"more than one king of a color":                                         {"Satu pihak punya lebih dari satu Raja.", "A side has more than one king.", "Jedna strana ima više kraljeva."},
		"more than 16 men of a color":                                           {"Satu pihak punya lebih dari 16 buah.", "A side has more than 16 men.", "Jedna strana ima više od 16 figura."},
		"more than 8 pawns of a color":                                          {"Satu pihak punya lebih dari 8 bidak.", "A side has more than 8 pawns.", "Jedna strana ima više od 8 pješaka."},
		"a pawn on the first or last rank":                                      {"Bidak tidak bisa di baris 1 atau 8.", "A pawn cannot stand on rank 1 or 8.", "Pješak ne može stajati na 1. ili 8. redu."},
		"the kings stand side by side":                                          {"Kedua Raja bersebelahan.", "The kings stand side by side.", "Kraljevi stoje jedan do drugoga."},
		"want w or b":                                                           {"Giliran: w atau b.", "To move: w or b.", "Na potezu: w ili b."},
		"the player who is not to move is in check":                             {"Pihak yang tidak mendapat giliran kena sekak. Ubah gilirannya.", "The side that is not to move is in check. Change who is to move.", "U šahu je strana koja nije na potezu. Promijenite tko je na potezu."},
		"more than two men give check":                                          {"Lebih dari dua buah memberi sekak.", "More than two men give check.", "Šah daju više od dvije figure."},
		"want -, letters of KQkq, or files as in HAha":                          {"Hak rokade: KQkq atau –.", "Castling: KQkq or –.", "Rokade: KQkq ili –."},
		"castling letters repeated or not in the order KQkq, White's first":     {"Hak rokade ditulis KQkq.", "Castling is written KQkq.", "Rokade se pišu KQkq."},
		"a castling right, but the king has left its square":                    {"Hak rokade, tetapi Raja tidak di tempatnya.", "A right to castle, but the king is not in its place.", "Pravo na rokadu, ali kralj nije na svom mjestu."},
		"a castling right, but no rook for it":                                  {"Hak rokade tanpa Benteng.", "A right to castle without a rook.", "Pravo na rokadu bez topa."},
		"want - or a square of rank 3 or 6":                                     {"Petak en passant: baris 3 atau 6, atau –.", "En passant square: rank 3 or 6, or –.", "Polje en passant: red 3 ili 6, ili –."},
		"no pawn can just have passed the en passant square":                    {"Tidak ada bidak yang baru melewati petak itu.", "No pawn can just have passed that square.", "Nijedan pješak nije mogao upravo prijeći to polje."},
		"want a whole number, 0 to 9999 for the clock, 1 to 99999 for the move": {"Perlu bilangan bulat.", "A whole number is needed.", "Potreban je cijeli broj."},
	}
)

// MateProofs say why a side cannot mate, by the proof's name.
var MateProofs = map[string]Text{
	"bare-king": {"Hanya Raja yang tersisa.", "Only the king is left.", "Ostao je samo kralj."},
	"material":  {"Dengan buah ini tidak ada posisi mat, di mana pun buah berdiri.", "With these men no position is mate, wherever they stand.", "S ovim figurama nijedna pozicija nije mat, gdje god stajale."},
	"blocked":   {"Posisi terkunci: buah yang masih bisa bergerak tidak pernah sampai ke jaring mat.", "The position is locked: the men that can still move never make a mating net.", "Pozicija je zatvorena: figure koje se mogu kretati nikad ne stvaraju matnu mrežu."},
	"exhausted": {"Semua posisi yang bisa timbul sudah diperiksa; tidak satu pun mat.", "Every position that can arise was examined; none is mate.", "Ispitane su sve moguće pozicije; nijedna nije mat."},
}

// RankWords are the numbers of the ranks, where the arbiter lets moves be announced in the language of the screen (App. D.1).
var RankWords = [8]Text{{"satu", "one", "jedan"}, {"dua", "two", "dva"}, {"tiga", "three", "tri"}, {"empat", "four", "četiri"},
	{"lima", "five", "pet"}, {"enam", "six", "šest"}, {"tujuh", "seven", "sedam"}, {"delapan", "eight", "osam"}}

// Pieces names the pieces without a colour, by their kinds: king, queen, rook, bishop, knight, pawn from 1.
var Pieces = []Text{
	{}, {"Raja", "King", "Kralj"}, {"Menteri", "Queen", "Dama"}, {"Benteng", "Rook", "Top"}, {"Gajah", "Bishop", "Lovac"}, {"Kuda", "Knight", "Skakač"}, {"Bidak", "Pawn", "Pješak"},
}
