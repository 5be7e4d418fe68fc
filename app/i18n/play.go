package i18n

// The board.
var (
	PlayTitle       = Text{"Papan catur", "Chessboard", "Šahovnica"}
	PlayShort       = Text{"Papan", "Board", "Ploča"}
	PlayUnder       = Text{"Main, catat partai, periksa mat", "Play, record a game, check for mate", "Igra, zapis partije, provjera mata"}
	PlayLoading     = Text{"Membuka papan …", "Opening the board …", "Otvaranje ploče …"}
	PlayElsewhere   = Text{"Papan ada di tab lain", "The board is in another tab", "Ploča je u drugoj kartici"}
	PlayElsewhereDo = Text{"Hanya satu tab mencatat partai, supaya tidak ada langkah yang hilang.", "Only one tab records the game, so that no move is lost.", "Partiju zapisuje samo jedna kartica, da se ne izgubi nijedan potez."}
	PlayNoStore     = Text{"Partai ini tidak tersimpan", "This game is not kept", "Partija se ne sprema"}
	PlayNoStoreDo   = Text{"Papan tetap bisa dipakai, tetapi partai hilang bila aplikasi ditutup. Simpan PGN-nya.", "The board works, but the game is lost when the app is closed. Save its PGN.", "Ploča radi, ali se partija gubi kad se aplikacija zatvori. Spremite PGN."}
	PlayLate        = Text{"Langkah terakhir belum tersimpan", "The last moves are not stored", "Zadnji potezi nisu spremljeni"}
	PlayLateDo      = Text{"Jangan tutup aplikasi.", "Do not close the app.", "Nemojte zatvoriti aplikaciju."}
	PlayTryAgain    = Text{"Coba lagi", "Try again", "Pokušaj ponovno"}
	PlayDamaged     = Text{"Catatan partai rusak di baris {0}", "The record of the game is damaged at line {0}", "Zapis partije oštećen je u retku {0}"}
	PlayDamagedDo   = Text{"Yang terbaca sebelum itu dilanjutkan sebagai partai baru.", "What could be read before goes on as a new game.", "Ono što je pročitano prije nastavlja se kao nova partija."}

	PlayTurnOf    = Text{"Giliran {0}", "{0} to move", "Na potezu: {0}"}
	PlayLast      = Text{"Langkah terakhir {0}", "Last move {0}", "Zadnji potez {0}"}
	PlayCheck     = Text{"Skak", "Check", "Šah"}
	PlaySheet     = Text{"Kertas notasi", "Scoresheet", "Obrazac za zapisivanje"}
	PlayMoveNo    = Text{"No.", "No.", "Br."}
	PlayShowMove  = Text{"Lihat posisi sesudah {0}", "Show the position after {0}", "Prikaži poziciju nakon {0}"}
	PlayPastNote  = Text{"Posisi sesudah {0}", "Position after {0}", "Pozicija nakon {0}"}
	PlayPastStart = Text{"Posisi awal", "Starting position", "Početni položaj"}
	PlayPastBack  = Text{"Ke posisi sekarang", "Back to the game", "Natrag na partiju"}
	PlayBefore    = Text{"Langkah sebelumnya", "Previous move", "Prethodni potez"}
	PlayAfter     = Text{"Langkah berikutnya", "Next move", "Sljedeći potez"}
	PlayFlip      = Text{"Putar papan", "Turn the board", "Okreni ploču"}
	PlayTyped     = Text{"Langkah ({0})", "Move ({0})", "Potez ({0})"}
	PlayTypedDo   = Text{"Jalankan", "Make it", "Odigraj"}

	PlaySay        = Text{"Ucapkan langkah", "Say the move", "Izgovori potez"}
	PlayOwnMoves   = Text{"Ucapkan dalam bahasa Indonesia, bukan Jerman", "Say moves in English, not in German", "Izgovaraj poteze hrvatski, ne njemački"}
	PlayClockStart = Text{"Mulai jam", "Start the clock", "Pokreni sat"}
	PlayWithClock  = Text{"Main dengan jam", "Play with the clock", "Igraj sa satom"}
	PlayMoves      = Text{"Main di papan perangkat ini", "Play on the board of this device", "Igraj na ploči ovog uređaja"}
	PlayTaken      = Text{"Ditarik kembali", "Taken back", "Vraćeno"}
	PlayTakenClock = Text{"Jam tidak ikut mundur. Langkah penggantinya memakai tekanan jam yang sama; betulkan waktu di halaman jam bila perlu.", "The clock is not turned back. The move made instead takes the same press; correct the times on the clock's page if need be.", "Sat se ne vraća. Zamjenski potez vrijedi uz isti pritisak; vremena po potrebi ispravite na stranici sata."}
	PlayEnter      = Text{"Catat langkahnya", "Enter the moves", "Upiši poteze"}
	CastleShort    = Text{"Rokade pendek", "Castling short", "Mala rokada"}
	CastleLong     = Text{"Rokade panjang", "Castling long", "Velika rokada"}

	PlayAt       = Text{"Babak {0} · papan {1}", "Round {0} · board {1}", "Kolo {0} · ploča {1}"}
	PlayKeep     = Text{"Simpan di turnamen", "Keep with the event", "Spremi uz turnir"}
	PlayKeptAt   = Text{"Langkah partai disimpan: babak {0}, papan {1}", "Moves of the game kept: round {0}, board {1}", "Potezi partije spremljeni: kolo {0}, ploča {1}"}
	PlaySame     = Text{"Sama berarti: giliran sama, buah yang sama di petak yang sama, hak rokade sama, hak tusuk silang sama. {0}", "The same means: same player to move, same men on the same squares, same rights to castle, same right to capture en passant. {0}", "Isto znači: isti igrač na potezu, iste figure na istim poljima, ista prava na rokadu, isto pravo na en passant. {0}"}
	PlayIntended = Text{"Langkah yang ditulis, belum dijalankan ({0})", "Move written and not played ({0})", "Zapisan, a neodigran potez ({0})"}

	PlayDraw       = Text{"½ Remis", "½ Draw", "½ Remi"}
	PlayResign     = Text{"Menyerah", "Resign", "Predaja"}
	PlayClaim      = Text{"Klaim", "Claim", "Zahtjev"}
	PlayMore       = Text{"Lainnya", "More", "Više"}
	PlayDrawFirst  = Text{"Tawarkan remis sesudah melangkah", "Offer a draw after your move", "Remi se nudi nakon poteza"}
	PlayOffers     = Text{"{0} menawarkan remis", "{0} offers a draw", "{0} nudi remi"}
	PlayOfferHow   = Text{"Berlaku sampai {0} menjawab atau melangkah. {1}", "Open until {0} answers or moves. {1}", "Vrijedi dok {0} ne odgovori ili povuče. {1}"}
	PlayRefuse     = Text{"Tolak", "Decline", "Odbij"}
	PlayAccept     = Text{"Terima ½–½", "Accept ½–½", "Prihvati ½–½"}
	PlayWhoResigns = Text{"Bagaimana partai berakhir?", "How does the game end?", "Kako partija završava?"}
	PlayFlagFell   = Text{"{0}: waktu habis", "{0}: flag fell", "{0}: pala zastavica"}
	PlayResigns    = Text{"{0} menyerah", "{0} resigns", "{0} predaje"}
	PlayReplace    = Text{"{0}: ganti dengan?", "{0}: promote to?", "{0}: pretvoriti u?"}
	PlayCancel     = Text{"Batal", "Cancel", "Odustani"}

	PlayClaimBy     = Text{"{0} mengklaim remis", "{0} claims a draw", "{0} traži remi"}
	PlayClaimHow    = Text{"Hanya pemain yang mendapat giliran boleh mengklaim.", "Only the player to move may claim.", "Zahtjev može podnijeti samo igrač na potezu."}
	PlayClaimWith   = Text{"Langkah yang ditulis, tidak dijalankan (boleh kosong)", "Move written and not played (may be empty)", "Zapisan, a neodigran potez (može prazno)"}
	PlayClaimThree  = Text{"Posisi sama tiga kali", "Same position three times", "Ista pozicija tri puta"}
	PlayClaimFifty  = Text{"50 langkah", "Fifty moves", "50 poteza"}
	PlayClaimFalse  = Text{"Klaim tidak benar", "The claim is not right", "Zahtjev nije točan"}
	PlayClaimCosts  = Text{"{0} mendapat tambahan {1}. Klaim ini berlaku sebagai tawaran remis.", "{0} gets {1} more. The claim stands as a draw offer.", "{0} dobiva još {1}. Zahtjev vrijedi kao ponuda remija."}
	PlayClaimLost   = Text{"Hak mengklaim sudah hilang", "The right to claim is lost", "Pravo na zahtjev je izgubljeno"}
	PlayEnded       = Text{"Partai sudah selesai", "The game has ended", "Partija je završena"}
	PlayObliged     = Text{"Langkah yang ditulis harus dijalankan: {0}", "The written move must be played: {0}", "Mora se odigrati zapisani potez: {0}"}
	PlayArticle     = Text{"Pasal {0}", "Article {0}", "Članak {0}"}
	PlayUndecided   = Text{"Wasit memutuskan", "The arbiter decides", "Odlučuje sudac"}
	PlayUndecidedBy = Text{"Belum terbukti apakah lawan masih bisa mat.", "It is not proved whether the opponent can still mate.", "Nije dokazano može li protivnik još matirati."}

	PlayNew       = Text{"Partai baru", "New game", "Nova partija"}
	PlayGames     = Text{"Partai di perangkat ini", "Games on this device", "Partije na uređaju"}
	PlayPlies     = Plural{"{0} langkah", "{0} move", "{0} moves", "{0} potez", "{0} poteza", "{0} poteza"}
	PlayLetters   = Text{"Huruf buah", "Letters of the pieces", "Slova figura"}
	PlayClass     = Text{"Kelas", "Class", "Kategorija"}
	PlayStart     = Text{"Posisi awal", "Starting position", "Početni položaj"}
	PlayUsual     = Text{"Biasa", "Usual", "Obična"}
	Play960       = Text{"Catur 960", "Chess960", "Šah 960"}
	PlayNumberOf  = Text{"Nomor posisi (0–959)", "Number of the position (0–959)", "Broj pozicije (0–959)"}
	PlayNumber    = Text{"Nomor posisi: 0 sampai 959", "A position's number is 0 to 959", "Broj pozicije je od 0 do 959"}
	PlayLot       = Text{"Undi", "Draw by lot", "Ždrijeb"}
	PlaySeed      = Text{"Diundi dengan benih {0}", "Drawn with the seed {0}", "Izvučeno sa sjemenom {0}"}
	PlayBegin     = Text{"Mulai", "Begin", "Počni"}
	PlayKeepNote  = Text{"Partai di papan tetap tersimpan di daftar.", "The game on the board stays in the list.", "Partija s ploče ostaje na popisu."}
	PlayPGNSave   = Text{"Simpan PGN", "Save PGN", "Spremi PGN"}
	PlayPGNShare  = Text{"Bagikan PGN", "Share PGN", "Podijeli PGN"}
	PlayPGNOpen   = Text{"Buka PGN", "Open PGN", "Otvori PGN"}
	PlayPGNRead   = Plural{"{0} partai dibaca", "{0} game read", "{0} games read", "Pročitana {0} partija", "Pročitane {0} partije", "Pročitano {0} partija"}
	PlayPGNMany   = Text{"Hanya {0} partai pertama yang diambil.", "Only the first {0} games were taken.", "Uzeto je samo prvih {0} partija."}
	PlayPGNBroken = Plural{"{0} partai tidak terbaca", "{0} game could not be read", "{0} games could not be read", "{0} partija nije čitljiva", "{0} partije nisu čitljive", "{0} partija nije čitljivo"}
	PlayFEN       = Text{"Salin FEN", "Copy FEN", "Kopiraj FEN"}
)

// PlayClasses are the classes of play, by their numbers.
var PlayClasses = []Text{ClockStandard, ClockRapid, ClockBlitz}

// Endings say what ended a game, by the rule's name.
var Endings = map[string]Text{
	"checkmate":          {"Skakmat", "Checkmate", "Mat"},
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
	{"“{0}”: Raja akan terskak", "“{0}”: the king would be in check", "„{0}“: kralj bi bio u šahu"},
	{"“{0}”: rokade tidak bisa sekarang", "“{0}”: castling is not legal now", "„{0}“: rokada sada nije moguća"},
	{"“{0}”: tulis lajur asal bidak", "“{0}”: write the pawn's file", "„{0}“: napišite liniju pješaka"},
	{"“{0}”: lebih dari satu buah bisa ke sana", "“{0}”: more than one man can go there", "„{0}“: može više figura"},
	{"“{0}”: tulis buah penggantinya", "“{0}”: name the new piece", "„{0}“: navedite novu figuru"},
	{"“{0}”: di sini tidak ada promosi itu", "“{0}”: no such promotion here", "„{0}“: ovdje nema te promocije"},
}

// MoveMeant offers what a faulty move may mean.
var MoveMeant = Text{"Mungkin: {0}", "Perhaps: {0}", "Možda: {0}"}

// Where a file of games is at fault, and why.
var (
	PGNWhere  = Text{"PGN baris {0}, kolom {1}", "PGN line {0}, column {1}", "PGN redak {0}, stupac {1}"}
	PGNFaults = map[string]Text{
		"too large":                 {"Berkas terlalu besar", "The file is too large", "Datoteka je prevelika"},
		"no game":                   {"Tidak ada partai di berkas ini", "There is no game in this file", "U datoteci nema partije"},
		"unexpected text":           {"“{0}” bukan bagian partai", "“{0}” is no part of a game", "„{0}“ nije dio partije"},
		"broken tag":                {"Label rusak: {0}", "A broken tag: {0}", "Neispravna oznaka: {0}"},
		"comment not closed":        {"Komentar tidak ditutup", "A comment is not closed", "Komentar nije zatvoren"},
		"variation not closed":      {"Varian tidak ditutup", "A variation is not closed", "Varijanta nije zatvorena"},
		"variation not opened":      {"Varian ditutup tanpa dibuka", "A variation is closed that was not opened", "Zatvorena je neotvorena varijanta"},
		"variation before any move": {"Varian sebelum langkah pertama", "A variation before any move", "Varijanta prije prvog poteza"},
		"null move in the game":     {"Langkah kosong di dalam partai", "An empty move in the game", "Prazan potez u partiji"},
		"unknown variant":           {"Jenis catur {0} tidak dikenal", "{0} is no kind of chess that Wasit knows", "Nepoznata vrsta šaha: {0}"},
		"no result":                 {"Hasil partai tidak tertulis", "The result of the game is missing", "Nedostaje rezultat partije"},
		"beyond a limit":            {"Partai ini melampaui batas", "This game is beyond the limits", "Partija prelazi granice"},
	}
)

// Why a position is refused.
var (
	PlayNoPosition = Text{"Posisi ini belum bisa dipakai", "This position cannot be used yet", "Ova se pozicija još ne može koristiti"}
	FENColumn      = Text{"Huruf ke-{0}: {1}", "Character {0}: {1}", "Znak {0}: {1}"}
	FENSquare      = Text{"{0}: {1}", "{0}: {1}", "{0}: {1}"}
	FENReasons     = map[string]Text{
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
		"the player who is not to move is in check":                             {"Pihak yang tidak mendapat giliran terskak. Ubah gilirannya.", "The side that is not to move is in check. Change who is to move.", "U šahu je strana koja nije na potezu. Promijenite tko je na potezu."},
		"more than two men give check":                                          {"Lebih dari dua buah memberi skak.", "More than two men give check.", "Šah daju više od dvije figure."},
		"want -, letters of KQkq, or files as in HAha":                          {"Hak rokade: KQkq atau –.", "Castling: KQkq or –.", "Rokade: KQkq ili –."},
		"castling letters repeated or not in the order KQkq, White's first":     {"Hak rokade ditulis KQkq.", "Castling is written KQkq.", "Rokade se pišu KQkq."},
		"a castling right, but the king has left its square":                    {"Hak rokade, tetapi Raja tidak di tempatnya.", "A right to castle, but the king is not in its place.", "Pravo na rokadu, ali kralj nije na svom mjestu."},
		"a castling right, but no rook for it":                                  {"Hak rokade tanpa Benteng.", "A right to castle without a rook.", "Pravo na rokadu bez topa."},
		"want - or a square of rank 3 or 6":                                     {"Petak en passant: baris 3 atau 6, atau –.", "En passant square: rank 3 or 6, or –.", "Polje en passant: red 3 ili 6, ili –."},
		"no pawn can just have passed the en passant square":                    {"Tidak ada bidak yang baru melewati petak itu.", "No pawn can just have passed that square.", "Nijedan pješak nije mogao upravo prijeći to polje."},
		"want a whole number, 0 to 9999 for the clock, 1 to 99999 for the move": {"Perlu bilangan bulat.", "A whole number is needed.", "Potreban je cijeli broj."},
	}
)

// The position editor and the question whether a side can still mate.
var (
	MateTitle     = Text{"Masih bisa mat?", "Can they still mate?", "Je li mat još moguć?"}
	MateEditor    = Text{"Susun posisi", "Set up a position", "Postavi poziciju"}
	MateMen       = Text{"Buah", "Men", "Figure"}
	MateErase     = Text{"Hapus", "Erase", "Briši"}
	MateClear     = Text{"Kosongkan", "Clear", "Isprazni"}
	MateInitial   = Text{"Posisi awal", "Initial", "Početna"}
	MateFlip      = Text{"Putar", "Turn", "Okreni"}
	MateWho       = Text{"Siapa yang harus bisa mat?", "Who must be able to mate?", "Tko mora moći matirati?"}
	MateTurn      = Text{"Giliran", "To move", "Na potezu"}
	MateCastling  = Text{"Boleh rokade", "May castle", "Smije rokirati"}
	MateFEN       = Text{"Posisi sebagai teks (FEN)", "Position as text (FEN)", "Pozicija kao tekst (FEN)"}
	MateAsk       = Text{"Periksa", "Check", "Provjeri"}
	MatePlay      = Text{"Main dari sini", "Play from here", "Igraj odavde"}
	MateEdit      = Text{"Ubah", "Change", "Promijeni"}
	MateQuestion  = Text{"Bisakah {0} mat?", "Can {0} mate?", "Može li {0} matirati?"}
	MateLooking   = Text{"Mencari jalan ke mat …", "Looking for a way to mate …", "Traži se put do mata …"}
	MateStop      = Text{"Hentikan", "Stop", "Zaustavi"}
	MateYes       = Text{"Ya, masih bisa mat", "Yes, mate is possible", "Da, mat je moguć"}
	MateYesBy     = Text{"Dengan rangkaian langkah sah, seburuk apa pun lawan bermain. Bila lawannya habis waktu, ia menang. Pasal", "By legal moves, with the most unskilled counterplay. If the opponent's flag has fallen, they win. Article", "Pravilnim potezima, uz najslabiju igru protivnika. Ako je protivniku pala zastavica, pobjeđuje. Članak"}
	MateNo        = Text{"Tidak, mustahil mat", "No, mate is impossible", "Ne, mat nije moguć"}
	MateNoBy      = Text{"Bila lawannya habis waktu: remis. Pasal", "If the opponent's flag has fallen, the game is drawn. Article", "Ako je protivniku pala zastavica: remi. Članak"}
	MateUnknown   = Text{"Belum terbukti", "Not proven", "Nije dokazano"}
	MateUnknownBy = Text{"Aplikasi tidak memutuskan. Wasit yang menilai. Pasal", "The app does not decide. The arbiter does. Article", "Aplikacija ne odlučuje. Procjenjuje sudac. Članak"}
	MateLine      = Text{"Salah satu jalannya", "One way to it", "Jedan od putova"}
	MateOnBoard   = Text{"Mat sudah di papan.", "It is mate already.", "Mat je već na ploči."}
	MateAt        = Text{"posisi {0} dari {1}", "position {0} of {1}", "pozicija {0} od {1}"}
	MateReason    = Text{"Alasannya", "The reason", "Razlog"}
	MateSearched  = Text{"Yang sudah dicari", "What was searched", "Što je pretraženo"}
	MatePositions = Text{"Posisi diperiksa", "Positions examined", "Ispitanih pozicija"}
	MateFound     = Text{"Mat ditemukan", "Mate found", "Pronađen mat"}
	MateProved    = Text{"Bukti mustahil", "Proof against it", "Dokaz da nije moguć"}
	MateNone      = Text{"tidak", "none", "nema"}
	MateLonger    = Text{"Cari lebih lama", "Search longer", "Traži dulje"}
	MateUse       = Text{"Pakai di jam: {0}", "Use on the clock: {0}", "Primijeni na satu: {0}"}
	MateToClock   = Text{"Kembali ke jam", "Back to the clock", "Natrag na sat"}
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

// The envelope of an adjourned game.
var (
	SealTitle   = Text{"Langkah sampul", "Sealed move", "Kuvertirani potez"}
	SealEvent   = Text{"Turnamen, babak, papan", "Event, round, board", "Turnir, kolo, ploča"}
	SealUsed    = Text{"Waktu terpakai {0}", "Time used by {0}", "Utrošeno vrijeme: {0}"}
	SealDay     = Text{"Dilanjutkan: hari dan tanggal", "Resumption: day and date", "Nastavak: dan i datum"}
	SealHour    = Text{"Pukul", "Time", "Sat"}
	SealPlace   = Text{"Tempat", "Place", "Mjesto"}
	SealOffer   = Text{"Penyampul menawarkan remis", "The sealer offers a draw", "Nudi remi tko kuvertira"}
	SealPrint   = Text{"Cetak sampul", "Print the envelope", "Ispiši kuvertu"}
	SealPreview = Text{"Muka sampul", "Face of the envelope", "Lice kuverte"}
	SealBy      = Text{"Menyampul", "Sealed by", "Kuvertira"}
	SealNumber  = Text{"Nomor langkah sampul", "Number of the sealed move", "Broj kuvertiranog poteza"}
	SealOpen    = Text{"Tawaran remis berlaku", "Open draw offer", "Otvorena ponuda remija"}
	SealNone    = Text{"tidak ada", "none", "nema"}
	SealLast    = Text{"Langkah terakhir", "Last move", "Zadnji potez"}
	SealRule    = Text{"Langkah ditulis pemain sendiri pada kertas notasinya dan dimasukkan ke sampul ini sebelum jamnya dihentikan. Sampul hanya dibuka oleh wasit saat lawan hadir.", "The player writes the move on the scoresheet and puts it into this envelope before stopping the clock. Only the arbiter opens it, when the opponent is present.", "Igrač sam zapisuje potez na svoj obrazac i stavlja ga u ovu kuvertu prije zaustavljanja sata. Otvara je samo sudac kad je protivnik prisutan."}
	SealGuide   = Text{"Pedoman I, FIDE 2023", "Guidelines I, FIDE 2023", "Smjernice I, FIDE 2023"}
	SealPrinted = Text{"Dicetak Wasit {0} · rekat di sini, tanda tangan melintasi tutup", "Printed by Wasit {0} · seal here, sign across the flap", "Ispisao Wasit {0} · zalijepiti ovdje, potpisati preko preklopa"}
	SealWasit   = Text{"Wasit", "Arbiter", "Sudac"}
	SealOpening = Text{"Buka sampul", "Open the envelope", "Otvaranje kuverte"}
	SealOpened  = Text{"Langkah di dalam sampul ({0})", "Move in the envelope ({0})", "Potez u kuverti ({0})"}
	SealMake    = Text{"Jalankan langkah sampul", "Make the sealed move", "Odigraj kuvertirani potez"}
	SealLoses   = Text{"{0} kalah. {1}", "{0} loses. {1}", "{0} gubi. {1}"}
	SealConfirm = Text{"Catat hasil", "Record the result", "Zapiši rezultat"}
)
