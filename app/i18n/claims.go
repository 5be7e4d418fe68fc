package i18n

// Claims, step by step.
var (
	ClaimsTitle  = Text{"Klaim langkah demi langkah", "Claims step by step", "Reklamacije korak po korak"}
	ClaimsUnder  = Text{"Bendera, pengulangan, 50 langkah, sentuh …", "Flag, repetition, 50 moves, touch …", "Zastavica, ponavljanje, 50 poteza, dirnuto …"}
	ClaimsWho    = Text{"Siapa yang mengklaim?", "Who claims?", "Tko reklamira?"}
	ClaimsWhat   = Text{"Apa yang diklaim?", "What is claimed?", "Što se reklamira?"}
	ClaimsStep   = Text{"Klaim", "Claim", "Reklamacija"}
	ClaimsAsked  = Text{"Sudah dijawab", "Answered so far", "Dosadašnji odgovori"}
	ClaimsRecord = Text{"Catat keputusan", "Record the decision", "Zabilježi odluku"}
	ClaimsStop   = Text{"Hentikan kedua jam dulu.", "Stop both clocks first.", "Najprije zaustavite oba sata."}
	ClaimsLog    = Text{"Babak {0}, papan {1}, {2} mengklaim: {3}", "Round {0}, board {1}, {2} claims: {3}", "{0}. kolo, ploča {1}, {2} reklamira: {3}"}
	ClaimsLapsed = Text{"Menurut aturan yang sekarang dipilih, pertanyaannya lain.", "Under the Laws chosen now the questions differ.", "Po sada odabranim pravilima pitanja su druga."}
	ClaimsBoard  = Text{"Periksa di papan", "Check on the board", "Provjeri na ploči"}
	ClaimsOff    = Text{"Klaim ditolak.", "Claim rejected.", "Reklamacija odbijena."}
	ClaimsOn     = Text{"Klaim diterima.", "Claim accepted.", "Reklamacija prihvaćena."}
	ClaimsNo     = Text{"Klaim ditolak. Ini akibatnya:", "Claim rejected. This follows:", "Reklamacija odbijena. Ovo slijedi:"}
)

// Claims are the names of claims, by the code of rules/ruling.
var Claims = map[string]Text{
	"flag":        {"Bendera jatuh", "Flag fall", "Pad zastavice"},
	"threefold":   {"Posisi terulang tiga kali", "Threefold repetition", "Trokratno ponavljanje"},
	"fifty":       {"Lima puluh langkah", "Fifty moves", "Pedeset poteza"},
	"illegal":     {"Langkah tidak sah", "Illegal move", "Nepravilan potez"},
	"touch":       {"Sentuh buah", "Touch-move", "Dirnuta figura"},
	"setup":       {"Posisi awal, papan, warna atau jam salah", "Wrong set-up, board, colours or clock", "Pogrešan početni položaj, ploča, boje ili sat"},
	"resign":      {"Menyerah", "Resignation", "Predaja"},
	"no_progress": {"Tidak bisa menang dengan cara wajar", "Cannot win by normal means", "Ne može dobiti uobičajenim sredstvima"},
}

// Questions are what the arbiter must find out, by the code of rules/ruling.
var Questions = map[string]Text{
	"ended":       {"Apakah partai sudah berakhir sebelum itu: mat, pat, posisi mati, remis disepakati, atau menyerah?", "Had the game ended before: mate, stalemate, dead position, agreed draw or resignation?", "Je li partija već bila završena: mat, pat, mrtva pozicija, dogovoren remi ili predaja?"},
	"flags":       {"Bendera siapa yang jatuh?", "Whose flag is down?", "Čija je zastavica pala?"},
	"first":       {"Bendera siapa yang jatuh lebih dulu?", "Whose flag fell first?", "Čija je zastavica pala prva?"},
	"last_period": {"Apakah ini periode terakhir?", "Is this the last period?", "Je li ovo zadnje razdoblje?"},
	"moves":       {"Apakah jumlah langkah periode ini sudah selesai tepat waktu?", "Were the moves of this period made in time?", "Jesu li potezi ovog razdoblja odigrani na vrijeme?"},
	"mate":        {"Bisakah lawannya masih memberi mat, dengan langkah sah apa pun?", "Can the other player still mate, by any legal moves?", "Može li drugi igrač još ikako matirati pravilnim potezima?"},
	"to_move":     {"Apakah pengklaim yang mendapat giliran?", "Is it the claimant's turn to move?", "Je li podnositelj na potezu?"},
	"touched":     {"Apakah ia sudah menyentuh buah untuk melangkah, sebelum mengklaim?", "Has he touched a piece to move it, before claiming?", "Je li prije reklamacije dirnuo figuru radi poteza?"},
	"how":         {"Di mana posisinya?", "Where is the position?", "Gdje je pozicija?"},
	"written":     {"Apakah langkah itu ditulis, belum dijalankan, dan diberitahukan kepada wasit?", "Is the move written down, not played, and declared to the arbiter?", "Je li potez zapisan, neodigran i najavljen sucu?"},
	"three":       {"Apakah posisi yang sama muncul tiga kali: giliran sama, buah sama, hak rokade dan en passant sama?", "Is the same position there for the third time: same player to move, same men, same castling and en passant rights?", "Je li ista pozicija treći put: isti igrač na potezu, iste figure, ista prava rokade i en passanta?"},
	"fifty":       {"Apakah 50 langkah terakhir tiap pemain tanpa pemakanan dan tanpa langkah bidak?", "Were the last 50 moves by each player without capture and without pawn move?", "Jesu li zadnjih 50 poteza svakog igrača bez uzimanja i bez poteza pješakom?"},
	"which":       {"Apa yang terjadi?", "What happened?", "Što se dogodilo?"},
	"pressed":     {"Apakah jam sudah ditekan sesudah itu?", "Was the clock pressed after it?", "Je li nakon toga pritisnut sat?"},
	"replied":     {"Apakah pengklaim sudah melangkah lagi?", "Has the claimant made his next move?", "Je li podnositelj već odigrao sljedeći potez?"},
	"since":       {"Apakah pengklaim sendiri sudah menyentuh buah sesudah itu?", "Has the claimant touched a piece himself since?", "Je li podnositelj u međuvremenu sam dirnuo figuru?"},
	"adjust":      {"Apakah pemain itu lebih dulu mengatakan “saya betulkan”?", "Did the player say “I adjust” beforehand?", "Je li igrač prije rekao „namještam”?"},
	"purpose":     {"Disentuh untuk dijalankan, bukan tidak sengaja?", "Was it touched to be moved, not by accident?", "Je li dirnuta radi poteza, a ne slučajno?"},
	"piece":       {"Buah mana yang disentuh lebih dulu?", "What was touched first?", "Što je prvo dirnuto?"},
	"legal":       {"Adakah langkah sah dengan itu?", "Is there a legal move with it?", "Postoji li s time pravilan potez?"},
	"other":       {"Apakah pemain itu sudah menjalankan buah lain?", "Has the player already moved another piece?", "Je li igrač već odigrao drugom figurom?"},
	"increment":   {"Apakah jam menambah waktu tiap langkah?", "Does the clock add time for each move?", "Dodaje li sat vrijeme po potezu?"},
	"two":         {"Apakah waktu pengklaim kurang dari dua menit dan benderanya belum jatuh?", "Has the claimant less than two minutes, his flag still up?", "Ima li podnositelj manje od dvije minute, a zastavica mu nije pala?"},
	"wish":        {"Apa yang diminta?", "What does he ask for?", "Što traži?"},
	"agree":       {"Apakah wasit mengabulkan tambahan lima detik?", "Does the arbiter grant the five seconds?", "Odobrava li sudac pet sekundi?"},
	"wrong":       {"Apa yang salah?", "What is wrong?", "Što je pogrešno?"},
	"limit":       {"Apakah tiap pemain sudah membuat 10 langkah (edisi 2009 dan O2SN: 3)?", "Has each player made 10 moves (edition of 2009 and O2SN: 3)?", "Je li svaki igrač odigrao 10 poteza (izdanje 2009. i O2SN: 3)?"},
	"reversed":    {"Siapa yang sudah membuat 10 langkah?", "Who has made 10 moves?", "Tko je odigrao 10 poteza?"},
	"effort":      {"Apa temuan wasit?", "What does the arbiter find?", "Što sudac utvrđuje?"},
}

// Answers are the answers to these questions; those of "which" are [Offences].
var Answers = map[string]Text{
	"yes":          {"Ya", "Yes", "Da"},
	"no":           {"Tidak", "No", "Ne"},
	"unclear":      {"Tidak jelas", "Not clear", "Nije jasno"},
	"opponents":    {"Bendera lawan", "The opponent's", "Protivnikova"},
	"own":          {"Bendera pengklaim", "The claimant's", "Podnositeljeva"},
	"both":         {"Keduanya", "Both", "Obje"},
	"none":         {"Tidak ada", "None", "Nijedna"},
	"on_board":     {"Sudah ada di papan", "On the board now", "Već je na ploči"},
	"about_to":     {"Akan terjadi oleh langkahnya", "His move will bring it about", "Nastat će njegovim potezom"},
	"own_piece":    {"Buah sendiri", "A piece of his own", "Vlastita figura"},
	"their_piece":  {"Buah lawan", "A piece of the opponent", "Protivnikova figura"},
	"both_pieces":  {"Buah sendiri dan buah lawan", "One of his own and one of the opponent", "Vlastita i protivnikova"},
	"king_rook":    {"Raja, lalu benteng", "King, then rook", "Kralj pa top"},
	"rook_king":    {"Benteng, lalu raja", "Rook, then king", "Top pa kralj"},
	"wrong_men":    {"Posisi awal buah", "The men were set up wrongly", "Figure su pogrešno postavljene"},
	"wrong_board":  {"Papan terbalik arah", "The board lies the wrong way", "Ploča je okrenuta pogrešno"},
	"wrong_colors": {"Warna tertukar", "The colours are reversed", "Boje su zamijenjene"},
	"wrong_clock":  {"Setelan jam", "The clock was set wrongly", "Sat je pogrešno postavljen"},
	"wrong_square": {"Buah di petak yang salah", "A man stands on a wrong square", "Figura je na pogrešnom polju"},
	"both_fewer":   {"Belum ada", "Neither", "Nitko"},
	"one_fewer":    {"Satu pemain", "One player", "Jedan igrač"},
	"none_fewer":   {"Keduanya", "Both", "Obojica"},
	"five_seconds": {"Tambahan lima detik tiap langkah", "Five seconds more for each move", "Pet sekundi po potezu"},
	"draw":         {"Remis", "A draw", "Remi"},
	"agree":        {"Lawan tidak berusaha menang, atau tidak bisa: remis", "The opponent makes no effort to win, or cannot: draw", "Protivnik ne pokušava dobiti ili ne može: remi"},
	"postpone":     {"Ditunda dulu", "Postponed", "Odgođeno"},
	"reject":       {"Ditolak", "Rejected", "Odbijeno"},
}

// Decisions are how claims end.
var Decisions = map[string]Text{
	"new_game":   {"Partai dibatalkan, mainkan partai baru.", "The game is cancelled; a new game is played.", "Partija se poništava, igra se nova."},
	"transfer":   {"Pindahkan posisi ke papan yang benar arahnya, partai lanjut.", "Move the position to a board that lies right; the game goes on.", "Prenesite poziciju na ispravno okrenutu ploču, partija se nastavlja."},
	"go_back":    {"Kembali ke posisi sebelum kesalahan, jam menurut 7.1.", "Back to the position before the irregularity; the clocks by 7.1.", "Vratite poziciju prije nepravilnosti; satovi prema 7.1."},
	"fix_clock":  {"Betulkan jam menurut pertimbangan terbaik.", "Set the clock right by your best judgement.", "Ispravite sat po najboljoj procjeni."},
	"resigned":   {"Ia menyerah: partai kalah.", "He resigns: the game is lost.", "Predaja: partija je izgubljena."},
	"granted":    {"Klaim diterima: partai remis.", "Claim accepted: the game is drawn.", "Reklamacija prihvaćena: partija je remi."},
	"penalty":    {"Ini akibatnya:", "This follows:", "Ovo slijedi:"},
	"no_right":   {"Klaim ini tidak bisa diajukan begitu. Partai berlanjut tanpa hukuman.", "The claim cannot be made so. The game goes on, no penalty.", "Tako se ne može reklamirati. Partija se nastavlja bez kazne."},
	"right_lost": {"Hak klaim sudah hilang. Partai berlanjut tanpa hukuman.", "The right to claim is lost. The game goes on, no penalty.", "Pravo na reklamaciju je izgubljeno. Partija se nastavlja bez kazne."},
	"nothing":    {"Bukan pelanggaran. Partai berlanjut.", "No offence. The game goes on.", "Nema prekršaja. Partija se nastavlja."},
	"must_move":  {"Buah yang disentuh harus dijalankan.", "The touched piece must be moved.", "Dirnuta se figura mora odigrati."},
	"must_take":  {"Buah lawan yang disentuh harus dimakan.", "The touched piece must be taken.", "Dirnuta se figura mora uzeti."},
	"must_both":  {"Makan buah lawan itu dengan buah sendiri yang disentuh; bila tidak bisa, buah pertama yang disentuh harus dijalankan atau dimakan.", "Take that piece with the touched one; if that is not possible, the first one touched must be moved or taken.", "Dirnutom figurom uzima se ona; ako ne ide, odigrava se ili uzima prva dirnuta."},
	"must_rook":  {"Benteng disentuh lebih dulu: tidak boleh rokade di sisi itu; benteng harus dijalankan.", "The rook was touched first: no castling on that side; the rook must move.", "Prvo je dirnut top: na toj strani nema rokade; top mora odigrati."},
	"must_king":  {"Rokade tidak sah: raja harus melangkah, juga boleh rokade ke sisi lain; bila tidak bisa, langkah bebas.", "Castling is illegal: the king must make another move, castling on the other side included; if it cannot, any move.", "Rokada nije pravilna: kralj mora drugačije odigrati, i rokadom na drugu stranu; ako ne može, bilo koji potez."},
	"castles":    {"Raja lalu benteng: harus rokade di sisi itu.", "King, then rook: he must castle on that side.", "Kralj pa top: mora rokirati na toj strani."},
	"free_move":  {"Tidak ada langkah sah dengan yang disentuh: langkah bebas.", "Nothing touched can be played: any legal move.", "Dirnutim se ne može odigrati: bilo koji pravilan potez."},
	"play_on":    {"Partai berlanjut.", "The game goes on.", "Partija se nastavlja."},
	"had_ended":  {"Hasil yang lebih dulu berlaku.", "The earlier end of the game stands.", "Vrijedi raniji kraj partije."},
	"arbiter":    {"Aturan tidak menjawab: wasit yang memutuskan.", "The Laws are silent: the arbiter decides.", "Pravila ne daju odgovor: odlučuje sudac."},
}

// What the board says to a question of the desk.
var (
	DeskBring     = Text{"Ke meja wasit: {0}", "To the desk: {0}", "Na sudački stol: {0}"}
	DeskAsksHow   = Text{"Mainkan langkah-langkahnya di sini, atau tempel dari lembar notasi.", "Enter the moves here, or paste them from the scoresheet.", "Unesite poteze ovdje ili ih zalijepite iz zapisa."}
	DeskAsksThree = Plural{"Posisi ini muncul {0} kali.", "This position has occurred {0} time.", "This position has occurred {0} times.", "Ova se pozicija pojavila {0} put.", "Ova se pozicija pojavila {0} puta.", "Ova se pozicija pojavila {0} puta."}
	DeskAsksFifty = Plural{"{0} langkah tiap pemain tanpa pemakanan dan langkah bidak.", "{0} move by each player without capture or pawn move.", "{0} moves by each player without capture or pawn move.", "{0} potez svakog igrača bez uzimanja i poteza pješakom.", "{0} poteza svakog igrača bez uzimanja i poteza pješakom.", "{0} poteza svakog igrača bez uzimanja i poteza pješakom."}
)
