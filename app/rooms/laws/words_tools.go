package laws

import (
	"wasit/app/words/i18n"
)

// The tools: questions on which the Laws rule at once.
var (
	textTools         = i18n.Text{ID: "Putusan tanpa turnamen", EN: "Rulings without a tournament", HR: "Odluke bez turnira"}
	textToolJudge     = i18n.Text{ID: "Apa putusannya?", EN: "What is the ruling?", HR: "Kakva je odluka?"}
	textToolWriting   = i18n.Text{ID: "Harus menulis sekarang?", EN: "Must I write now?", HR: "Moram li sada zapisivati?"}
	textToolScores    = i18n.Text{ID: "Dua notasi atau papan berbeda", EN: "Two scores or boards disagree", HR: "Dva zapisa ili ploče se razlikuju"}
	textToolAdjourned = i18n.Text{ID: "Melanjutkan partai tunda", EN: "Resuming an adjourned game", HR: "Nastavak prekinute partije"}
	textToolTouched   = i18n.Text{ID: "Harus menjalankan apa?", EN: "What must I play now?", HR: "Čime moram vući?"}
	textToolLaws      = i18n.Text{ID: "Menurut aturan mana", EN: "By which Laws", HR: "Po kojim pravilima"}
	textToolO2SN      = i18n.Text{ID: "Aturan O2SN 2013", EN: "O2SN 2013 rules", HR: "Pravila O2SN 2013"}
	textToolOffBanned = i18n.Text{ID: "Ponsel yang mati pun dilarang dibawa", EN: "Switched-off phones are forbidden too", HR: "Zabranjen je i isključen mobitel"}
	textToolMilder    = i18n.Text{ID: "Panitia mengumumkan hukuman ponsel yang lebih ringan", EN: "The tournament announced a milder penalty for phones", HR: "Turnir je objavio blažu kaznu za mobitel"}
	textToolBag       = i18n.Text{ID: "Ponsel mati boleh di dalam tas", EN: "A switched-off phone may stay in a bag", HR: "Isključen mobitel smije biti u torbi"}
	textToolDefault   = i18n.Text{ID: "Batas terlambat, menit", EN: "Default time, minutes", HR: "Dopušteno kašnjenje, minute"}
	textToolFrom      = i18n.Text{ID: "Remis baru boleh mulai langkah", EN: "Draws may be agreed from move", HR: "Remi se smije dogovoriti od poteza"}
)

// The ruling on what happened.
var (
	textJudgeAsk     = i18n.Text{ID: "Pilih kejadiannya.", EN: "Choose what happened.", HR: "Odaberite što se dogodilo."}
	textJudgeWhy     = i18n.Text{ID: "Alasan", EN: "Why", HR: "Zašto"}
	textJudgeFacts   = i18n.Text{ID: "Yang menentukan", EN: "What matters", HR: "O čemu ovisi"}
	textJudgeBy      = i18n.Text{ID: "Yang mengajukan", EN: "Raised by", HR: "Pokreće"}
	textJudgeArbiter = i18n.Text{ID: "Wasit", EN: "Arbiter", HR: "Sudac"}
	textJudgePlayer  = i18n.Text{ID: "Pemain", EN: "Player", HR: "Igrač"}
	textJudgeSide    = i18n.Text{ID: "Pemain memegang", EN: "The player has", HR: "Igrač ima"}
	textJudgeBefore  = i18n.Text{ID: "Langkah tidak sah sebelumnya", EN: "Illegal moves before", HR: "Prijašnji nepravilni potezi"}
	textJudgeCards   = i18n.Text{ID: "Kartu kuning sebelumnya", EN: "Yellow cards before", HR: "Prijašnji žuti kartoni"}
	textJudgeNoMate  = i18n.Text{ID: "Lawannya tidak mungkin lagi memberi mat", EN: "The opponent can no longer checkmate", HR: "Protivnik više ne može matirati"}
	textJudgeOnBoard = i18n.Text{ID: "Periksa di papan", EN: "Check on the board", HR: "Provjeri na ploči"}
)

// judgeGroupNames are the parts of the list of what can happen.
var judgeGroupNames = map[string]i18n.Text{
	"moves":     {ID: "Langkah dan menyentuh buah", EN: "Moving and touching", HR: "Potezi i dodir"},
	"clock":     {ID: "Jam dan bendera", EN: "Clock and flag", HR: "Sat i zastavica"},
	"draws":     {ID: "Remis dan akhir partai", EN: "Draws and the end", HR: "Remi i kraj partije"},
	"start":     {ID: "Awal yang salah", EN: "A wrong start", HR: "Pogrešan početak"},
	"conduct":   {ID: "Ponsel dan perilaku", EN: "Phones and conduct", HR: "Mobiteli i ponašanje"},
	"sheets":    {ID: "Mencatat langkah", EN: "Writing the moves", HR: "Zapisivanje poteza"},
	"adjourned": {ID: "Partai tunda", EN: "Adjourned games", HR: "Prekinute partije"},
	"blind":     {ID: "Pemain tunanetra", EN: "Blind players", HR: "Slijepi igrači"},
}

// factTexts ask for the facts on which a ruling hangs, by their names in rules/incident.
var factTexts = map[string]i18n.Text{
	"unpressed":           {ID: "Jam belum ditekan", EN: "The clock was not pressed", HR: "Sat nije pritisnut"},
	"replied":             {ID: "Lawan sudah membalas", EN: "The opponent has made his next move", HR: "Protivnik je već odigrao"},
	"mended":              {ID: "Balasan itu mengakhiri posisi tidak sah", EN: "That move ended the illegal position", HR: "Taj je potez uklonio nepravilnu poziciju"},
	"same_move":           {ID: "Langkah yang sama sudah dihukum", EN: "The same move was punished already", HR: "Isti je potez već kažnjen"},
	"ended":               {ID: "Apakah partai sudah berakhir sebelum itu?", EN: "Had the game ended before?", HR: "Je li partija već bila završena?"},
	"why":                 {ID: "Mengapa tidak sah?", EN: "Why is it illegal?", HR: "Zašto je nepravilan?"},
	"late":                {ID: "Terlambat, menit", EN: "Late by, minutes", HR: "Kašnjenje, minute"},
	"opponent_late":       {ID: "Lawan terlambat, menit", EN: "Opponent late by, minutes", HR: "Kašnjenje protivnika, minute"},
	"request":             {ID: "Permintaan ke", EN: "Which request", HR: "Koji zahtjev po redu"},
	"left":                {ID: "Sisa waktu pemain itu", EN: "Left on the player's clock", HR: "Preostalo igračevo vrijeme"},
	"increment":           {ID: "Tambahan tiap langkah", EN: "Increment a move", HR: "Dodatak po potezu"},
	"moves":               {ID: "Langkah yang sudah dibuat tiap pemain", EN: "Moves made by each player", HR: "Potezi svakog igrača"},
	"moves_white":         {ID: "Langkah Putih", EN: "Moves by White", HR: "Potezi bijelog"},
	"moves_black":         {ID: "Langkah Hitam", EN: "Moves by Black", HR: "Potezi crnog"},
	"misplaced":           {ID: "Buah mana yang salah tempat?", EN: "What stood wrongly?", HR: "Što je stajalo krivo?"},
	"touched":             {ID: "Yang disentuh", EN: "What was touched", HR: "Što je dirnuto"},
	"stuck":               {ID: "Tidak ada langkah sah dengan itu", EN: "No legal move with it", HR: "S time nema pravilnog poteza"},
	"adjusted":            {ID: "Ia lebih dulu bilang “saya betulkan”", EN: "He said “I adjust” before", HR: "Prije je rekao „namještam”"},
	"accident":            {ID: "Jelas tidak sengaja", EN: "Plainly by accident", HR: "Očito slučajno"},
	"off_turn":            {ID: "Bukan gilirannya", EN: "It was not his turn", HR: "Nije bio na potezu"},
	"complainant_touched": {ID: "Yang mengadu sudah menyentuh buah sesudah itu", EN: "The one who complains has touched a man since", HR: "Tko se žali, u međuvremenu je dirnuo figuru"},
	"offer":               {ID: "Tawarannya", EN: "The offer", HR: "Ponuda"},
	"move":                {ID: "Langkah yang sudah dibuat tiap pemain", EN: "Moves made by each player", HR: "Potezi svakog igrača"},
	"consent":             {ID: "Wasit mengizinkan", EN: "The arbiter consents", HR: "Sudac pristaje"},
	"count":               {ID: "Berapa kali, atau berapa langkah tiap pemain", EN: "How often, or moves by each player", HR: "Koliko puta, ili poteza svakog igrača"},
	"scattered":           {ID: "Tidak berurutan", EN: "Not one after another", HR: "Ne uzastopno"},
	"written":             {ID: "Langkahnya ditulis, belum dijalankan", EN: "His move is written, not played", HR: "Potez je zapisan, nije odigran"},
	"not_on_move":         {ID: "Pengklaim tidak sedang giliran", EN: "The claimant is not on move", HR: "Podnositelj nije na potezu"},
	"claimant_touched":    {ID: "Pengklaim sudah menyentuh buah", EN: "The claimant has touched a man", HR: "Podnositelj je dirnuo figuru"},
	"mates":               {ID: "Langkah terakhir memberi mat", EN: "The last move mates", HR: "Zadnji potez matira"},
	"first":               {ID: "Bendera siapa yang jatuh lebih dulu?", EN: "Whose flag fell first?", HR: "Čija je zastavica pala prva?"},
	"not_last":            {ID: "Bukan periode terakhir", EN: "Not the last period", HR: "Nije zadnji period"},
	"moves_made":          {ID: "Langkah periode ini sudah selesai tepat waktu", EN: "The moves of the period were made in time", HR: "Potezi perioda odigrani su na vrijeme"},
	"own_flag":            {ID: "Bendera pengklaim juga jatuh", EN: "The claimant's flag is down too", HR: "Pala je i podnositeljeva zastavica"},
	"flag_up":             {ID: "Ternyata tidak ada bendera jatuh", EN: "No flag is down after all", HR: "Nijedna zastavica nije pala"},
	"decision":            {ID: "Keputusan wasit", EN: "The arbiter's decision", HR: "Sudčeva odluka"},
	"reason":              {ID: "Alasannya sah, misalnya buah promosi kurang", EN: "There is a valid reason, such as a missing queen", HR: "Ima valjan razlog, primjerice nema dame"},
	"exempt":              {ID: "Siapa yang tidak wajib mencatat?", EN: "Who did not have to write?", HR: "Tko nije morao zapisivati?"},
	"complete":            {ID: "Ada notasi yang lengkap", EN: "A complete sheet exists", HR: "Postoji potpun formular"},
	"evidence":            {ID: "Ada bukti bahwa lebih banyak langkah dibuat", EN: "There is evidence of more moves", HR: "Ima dokaza o više poteza"},
	"scores_agree":        {ID: "Kedua notasi sama", EN: "The two scores agree", HR: "Zapisi se slažu"},
	"own_move":            {ID: "Langkahnya sendiri yang belum ditulis", EN: "It is his own move that is not written", HR: "Nezapisan je njegov vlastiti potez"},
	"quickplay":           {ID: "Putusan atas klaim dua menit terakhir", EN: "The ruling was on a claim of the last two minutes", HR: "Odluka o zahtjevu u zadnje dvije minute"},
	"sealed":              {ID: "Ia yang menyegel langkah", EN: "He is the one who sealed", HR: "On je kuvertirao potez"},
	"sealed_ends":         {ID: "Langkah sampul mengakhiri partai", EN: "The sealed move ends the game", HR: "Kuvertirani potez završava partiju"},
	"opponent_absent":     {ID: "Lawannya juga belum hadir", EN: "The opponent is not there either", HR: "Ni protivnika nema"},
	"position_lost":       {ID: "Posisi tunda tidak diketahui", EN: "The adjourned position is not known", HR: "Prekinuta pozicija nije poznata"},
	"before_first_move":   {ID: "Ia belum melangkah sejak dilanjutkan", EN: "He has not moved since", HR: "Od nastavka još nije vukao"},
}

// A factWord is one value of a fact, and its name.
type factWord struct {
	value string
	text  i18n.Text
}

// factWords are the values of facts that are one of several.
var factWords = map[string][]factWord{
	"ended": {{"", i18n.Text{ID: "Belum", EN: "No", HR: "Nije"}}, {"mate", i18n.Text{ID: "Mat", EN: "Checkmate", HR: "Mat"}}, {"stalemate", i18n.Text{ID: "Pat", EN: "Stalemate", HR: "Pat"}},
		{"dead", i18n.Text{ID: "Posisi buntu", EN: "Dead position", HR: "Mrtva pozicija"}}, {"agreed", i18n.Text{ID: "Sepakat remis", EN: "Draw agreed", HR: "Dogovoren remi"}},
		{"resigned", i18n.Text{ID: "Menyerah", EN: "Resigned", HR: "Predaja"}}, {"signed", i18n.Text{ID: "Hasil ditandatangani", EN: "Result signed", HR: "Rezultat potpisan"}}},
	"misplaced": {{"king", i18n.Text{ID: "Raja", EN: "The king", HR: "Kralj"}}, {"rook", i18n.Text{ID: "Benteng", EN: "A rook", HR: "Top"}}, {"other", i18n.Text{ID: "Buah lain", EN: "Another man", HR: "Druga figura"}}},
	"why": {{"", i18n.Text{ID: "Lainnya", EN: "Another reason", HR: "Drugi razlog"}}, {"self_check", i18n.Text{ID: "Raja sendiri kena sekak", EN: "His king is in check", HR: "Njegov je kralj u šahu"}},
		{"castling_right", i18n.Text{ID: "Hak rokade hilang", EN: "No right to castle", HR: "Nema prava na rokadu"}}, {"castling_attacked", i18n.Text{ID: "Rokade lewat serangan", EN: "Castled through attack", HR: "Rokada kroz napad"}}},
	"touched": {{"own", i18n.Text{ID: "Buah sendiri", EN: "His own man", HR: "Vlastita figura"}}, {"theirs", i18n.Text{ID: "Buah lawan", EN: "The opponent's man", HR: "Protivnikova figura"}},
		{"both", i18n.Text{ID: "Keduanya", EN: "One of each", HR: "Jedna i druga"}}, {"king_rook", i18n.Text{ID: "Raja, lalu Benteng", EN: "King, then rook", HR: "Kralj pa top"}},
		{"rook_king", i18n.Text{ID: "Benteng, lalu Raja", EN: "Rook, then king", HR: "Top pa kralj"}}},
	"offer": {{"before_press", i18n.Text{ID: "Sesudah melangkah, sebelum menekan jam", EN: "After his move, before the press", HR: "Nakon poteza, prije pritiska"}}, {"other_time", i18n.Text{ID: "Di saat lain", EN: "At another moment", HR: "U drugom trenutku"}},
		{"conditional", i18n.Text{ID: "Dengan syarat", EN: "With a condition", HR: "Uz uvjet"}}, {"withdrawn", i18n.Text{ID: "Ditarik lagi, lalu diterima lawan", EN: "Taken back, and accepted", HR: "Povučena, a prihvaćena"}},
		{"accepted", i18n.Text{ID: "Diterima", EN: "Accepted", HR: "Prihvaćena"}}, {"refused", i18n.Text{ID: "Ditolak", EN: "Refused", HR: "Odbijena"}}, {"after_touch", i18n.Text{ID: "Lawan sudah menyentuh buah", EN: "The opponent has touched a man", HR: "Protivnik je dirnuo figuru"}}},
	"first":     {{"", i18n.Text{ID: "Tidak jelas", EN: "Not clear", HR: "Nije jasno"}}, {"player", i18n.Text{ID: "Pemain ini", EN: "The player's", HR: "Igračeva"}}, {"opponent", i18n.Text{ID: "Lawannya", EN: "The opponent's", HR: "Protivnikova"}}},
	"decision":  {{"", i18n.Text{ID: "Belum ada", EN: "None yet", HR: "Još je nema"}}, {"agree", i18n.Text{ID: "Diterima", EN: "Granted", HR: "Prihvaćeno"}}, {"postpone", i18n.Text{ID: "Ditunda", EN: "Postponed", HR: "Odgođeno"}}, {"reject", i18n.Text{ID: "Ditolak", EN: "Rejected", HR: "Odbijeno"}}},
	"exempt":    {{"none", i18n.Text{ID: "Tidak ada", EN: "Neither", HR: "Nitko"}}, {"player", i18n.Text{ID: "Pemain ini", EN: "The player", HR: "Igrač"}}, {"opponent", i18n.Text{ID: "Lawannya", EN: "The opponent", HR: "Protivnik"}}, {"both", i18n.Text{ID: "Keduanya", EN: "Both", HR: "Obojica"}}},
	"left":      {{"10m", i18n.Text{ID: "5 menit atau lebih", EN: "5 minutes or more", HR: "5 minuta ili više"}}, {"4m", i18n.Text{ID: "Kurang dari 5", EN: "Under 5", HR: "Manje od 5"}}, {"1m", i18n.Text{ID: "Kurang dari 2", EN: "Under 2", HR: "Manje od 2"}}},
	"increment": {{"0s", i18n.Text{ID: "Tidak ada", EN: "None", HR: "Nema"}}, {"10s", i18n.Text{ID: "Di bawah 30 detik", EN: "Under 30 s", HR: "Ispod 30 s"}}, {"30s", i18n.Text{ID: "30 detik ke atas", EN: "30 s and more", HR: "30 s i više"}}},
}

// What must be written.
var (
	textWriteMust        = i18n.Text{ID: "Ya, catat semua langkah", EN: "Yes, keep the score", HR: "Da, zapisujte poteze"}
	textWriteFree        = i18n.Text{ID: "Tidak wajib sekarang", EN: "Not now", HR: "Sada ne morate"}
	textWriteReconstruct = i18n.Text{ID: "Susun ulang partai di papan lain", EN: "Reconstruct the game on a second board", HR: "Obnovite partiju na drugoj ploči"}
	textWriteFirst       = i18n.Plural{ID: "Tulis dulu {0} setengah langkah, baru melangkah", ENOne: "Write {0} half-move before you move", EN: "Write {0} half-moves before you move", HROne: "Prije poteza zapišite {0} polupotez", HRFew: "Prije poteza zapišite {0} polupoteza", HR: "Prije poteza zapišite {0} polupoteza"}
	textWriteMissing     = i18n.Plural{ID: "{0} setengah langkah belum ditulis.", ENOne: "{0} half-move is missing.", EN: "{0} half-moves are missing.", HROne: "Nedostaje {0} polupotez.", HRFew: "Nedostaju {0} polupoteza.", HR: "Nedostaje {0} polupoteza."}
	textWriteMayAnswer   = i18n.Text{ID: "Langkah terakhir lawan boleh dibalas dulu, baru ditulis.", EN: "The opponent's last move may be answered before it is written.", HR: "Na zadnji protivnikov potez smije se odgovoriti prije zapisa."}
	textWriteBorrow      = i18n.Text{ID: "Pada giliran sendiri boleh meminjam notasi lawan.", EN: "On your own turn you may borrow the opponent's sheet.", HR: "Na svom potezu smijete posuditi protivnikov formular."}
	textWriteClocksStand = i18n.Text{ID: "Kedua jam dihentikan selama itu.", EN: "Both clocks stand meanwhile.", HR: "Oba sata za to vrijeme stoje."}
	textWriteClocksRun   = i18n.Text{ID: "Jam tetap berjalan selama itu.", EN: "The clock runs meanwhile.", HR: "Sat za to vrijeme teče."}
	textTimeLeft         = i18n.Text{ID: "Sisa waktu saya sekarang", EN: "Left on my clock now", HR: "Preostalo mi je"}
	textTimeLeast        = i18n.Text{ID: "Paling sedikit dalam periode ini", EN: "The least in this period", HR: "Najmanje u ovom periodu"}
	textTimePlenty       = i18n.Text{ID: "5 menit atau lebih", EN: "5 minutes or more", HR: "5 minuta ili više"}
	textTimeUnderFive    = i18n.Text{ID: "Kurang dari 5", EN: "Under 5", HR: "Manje od 5"}
	textTimeIncrement    = i18n.Text{ID: "Tambahan tiap langkah", EN: "Increment a move", HR: "Dodatak po potezu"}
	textIncrementNone    = i18n.Text{ID: "Tidak ada", EN: "None", HR: "Nema"}
	textIncrementSmall   = i18n.Text{ID: "Di bawah 30 detik", EN: "Under 30 s", HR: "Ispod 30 s"}
	textIncrementBig     = i18n.Text{ID: "30 detik ke atas", EN: "30 s and more", HR: "30 s i više"}
	textWriteTurn        = i18n.Text{ID: "Giliran", EN: "On move", HR: "Na potezu"}
	textWriteTurnOwn     = i18n.Text{ID: "Saya", EN: "I", HR: "Ja"}
	textWriteTurnOther   = i18n.Text{ID: "Lawan", EN: "My opponent", HR: "Protivnik"}
	textWritePlayed      = i18n.Text{ID: "Setengah langkah di papan", EN: "Half-moves on the board", HR: "Polupotezi na ploči"}
	textWriteWritten     = i18n.Text{ID: "Sudah saya tulis", EN: "On my sheet", HR: "Na mom formularu"}
	textWriteFlag        = i18n.Text{ID: "Bendera jatuh, partai masih berlanjut", EN: "A flag fell and play goes on", HR: "Pala je zastavica, a igra se dalje"}
	textWriteFreed       = i18n.Text{ID: "Lawan juga tidak wajib menulis", EN: "My opponent did not have to write either", HR: "Ni protivnik nije morao zapisivati"}
	textWriteComplete    = i18n.Text{ID: "Ada notasi yang lengkap", EN: "Somebody has a complete sheet", HR: "Netko ima potpun formular"}
)

// Two scores.
var (
	textScoresAsk      = i18n.Text{ID: "Ketik kedua notasi. Berhenti di langkah pertama yang berbeda sudah cukup.", EN: "Type both scores. As far as the first move that differs is enough.", HR: "Upišite oba zapisa. Dovoljno je do prvog poteza koji se razlikuje."}
	textScoresOf       = i18n.Text{ID: "Notasi {0}", EN: "Score of {0}", HR: "Zapis: {0}"}
	textScoresFault    = i18n.Text{ID: "“{0}” tidak terbaca sesudah {1} setengah langkah. Periksa langkah itu.", EN: "“{0}” cannot be read after half-move {1}. Check that move.", HR: "„{0}” se ne može pročitati nakon {1}. polupoteza. Provjerite taj potez."}
	textScoresBoard    = i18n.Text{ID: "Papan {0} menunjukkan posisi lain", EN: "The board of {0} shows another position", HR: "Na ploči je drugo: {0}"}
	textScoresAgree    = i18n.Text{ID: "Kedua notasi sama", EN: "The scores agree", HR: "Zapisi se slažu"}
	textScoresDiffer   = i18n.Text{ID: "Kedua notasi berbeda", EN: "The scores differ", HR: "Zapisi se razlikuju"}
	textScoresAt       = i18n.Text{ID: "Pertama berbeda di langkah {0} ({1}): {2} dan {3}.", EN: "First at move {0} ({1}): {2} and {3}.", HR: "Prvi put u {0}. potezu ({1}): {2} i {3}."}
	textScoresBack     = i18n.Text{ID: "Kembalikan kedua papan ke posisi terakhir yang sama, seperti di diagram.", EN: "Put both boards back to the last position that agrees, as in the diagram.", HR: "Vratite obje ploče na zadnju istu poziciju, kao na dijagramu."}
	textScoresClocks   = i18n.Text{ID: "Wasit menyesuaikan jam.", EN: "The arbiter resets the clocks to fit.", HR: "Sudac usklađuje satove."}
	textScoresLonger   = i18n.Text{ID: "Yang satu lebih panjang; diagram menunjukkan yang lebih panjang.", EN: "One is longer; the diagram shows the longer one.", HR: "Jedan je dulji; dijagram prikazuje dulji."}
	textScoresCorrects = i18n.Text{ID: "{0} membetulkan papannya menurut diagram.", EN: "{0} puts the board right, as in the diagram.", HR: "{0} ispravlja svoju ploču prema dijagramu."}
	textScoresStands   = i18n.Text{ID: "Posisi yang berlaku", EN: "The position that stands", HR: "Pozicija koja vrijedi"}
)

// Resuming an adjourned game.
var (
	textResumeGoesOn       = i18n.Text{ID: "Partai dilanjutkan", EN: "The game goes on", HR: "Partija se nastavlja"}
	textResumeClock        = i18n.Text{ID: "Jam pemain yang harus membalas berjalan", EN: "The replier's clock runs", HR: "Teče sat igrača koji odgovara"}
	textResumeEnded        = i18n.Text{ID: "Hasil langkah sampul tetap berlaku", EN: "The result of the sealed move stands", HR: "Vrijedi ishod kuvertiranog poteza"}
	textResumeSealerLoses  = i18n.Text{ID: "Penyegel kalah", EN: "The sealer loses", HR: "Tko je kuvertirao, gubi"}
	textResumeReplierLoses = i18n.Text{ID: "Pemain yang harus membalas kalah", EN: "The player who must reply loses", HR: "Tko mora odgovoriti, gubi"}
	textResumeBothLose     = i18n.Text{ID: "Keduanya kalah", EN: "Both lose", HR: "Gube obojica"}
	textResumeUnless       = i18n.Text{ID: "Kecuali wasit memutuskan lain.", EN: "Unless the arbiter decides otherwise.", HR: "Osim ako sudac odluči drukčije."}
	textResumeOpens        = i18n.Text{ID: "Amplop dibuka, langkah sampul dijalankan di papan, jam pembalas dijalankan.", EN: "The envelope is opened, the sealed move made on the board, the replier's clock started.", HR: "Kuverta se otvara, potez se izvodi na ploči, kreće sat igrača koji odgovara."}
	textResumeWaits        = i18n.Text{ID: "Amplop tetap tertutup. Setelah datang ia boleh menghentikan jam dan memanggil wasit.", EN: "The envelope stays closed. When he comes he may stop his clock and call the arbiter.", HR: "Kuverta ostaje zatvorena. Kad dođe, smije zaustaviti sat i pozvati suca."}
	textResumeSeals        = i18n.Text{ID: "Ia boleh menulis balasannya, menyegelnya, dan menjalankan jam penyegel yang tidak hadir.", EN: "He may write his reply, seal it, and start the absent sealer's clock.", HR: "Smije zapisati odgovor, kuvertirati ga i pokrenuti sat odsutnog igrača."}
	textResumeNoSealer     = i18n.Text{ID: "Penyegel belum hadir", EN: "The sealer is not there", HR: "Nema igrača koji je kuvertirao"}
	textResumeNoReplier    = i18n.Text{ID: "Pemain yang harus membalas belum hadir", EN: "The player who must reply is not there", HR: "Nema igrača koji mora odgovoriti"}
	textResumeEnds         = i18n.Text{ID: "Langkah sampul mengakhiri partai", EN: "The sealed move ends the game", HR: "Kuvertirani potez završava partiju"}
	textResumeMinutes      = i18n.Text{ID: "Menit sejak waktu lanjutan", EN: "Minutes since the time set", HR: "Minuta od zakazanog nastavka"}
	textResumeEnvelope     = i18n.Text{ID: "Tertulis di amplop", EN: "On the envelope", HR: "Na kuverti piše"}
	textResumeOffer        = i18n.Text{ID: "Ada tawaran remis terbuka", EN: "A draw offer is open", HR: "Otvorena je ponuda remija"}
	textResumePrint        = i18n.Text{ID: "Amplop dari papan", EN: "The envelope from the board", HR: "Kuverta s ploče"}
)

// The lines of an envelope.
var (
	textLineNames      = i18n.Text{ID: "Nama kedua pemain", EN: "The names of both players", HR: "Imena obaju igrača"}
	textLinePosition   = i18n.Text{ID: "Posisi tepat sebelum langkah sampul", EN: "The position just before the sealed move", HR: "Pozicija neposredno prije kuvertiranog poteza"}
	textLineTimes      = i18n.Text{ID: "Waktu terpakai kedua pemain", EN: "The times used by both", HR: "Utrošena vremena obojice"}
	textLineSealer     = i18n.Text{ID: "Nama penyegel", EN: "The name of the sealer", HR: "Ime igrača koji je kuvertirao"}
	textLineNumber     = i18n.Text{ID: "Nomor langkah sampul", EN: "The number of the sealed move", HR: "Broj kuvertiranog poteza"}
	textLineOffer      = i18n.Text{ID: "Tawaran remis yang masih terbuka", EN: "The draw offer that is open", HR: "Otvorena ponuda remija"}
	textLineResumption = i18n.Text{ID: "Tanggal, waktu dan tempat lanjutan", EN: "Date, time and place of the resumption", HR: "Dan, vrijeme i mjesto nastavka"}
)

// Whether a move is made.
var (
	textToolMade      = i18n.Text{ID: "Apakah langkah sudah dibuat?", EN: "Is the move made?", HR: "Je li potez izveden?"}
	textMadeNot       = i18n.Text{ID: "Belum dibuat", EN: "Not made yet", HR: "Još nije izveden"}
	textMade          = i18n.Text{ID: "Sudah dibuat, belum selesai", EN: "Made, not completed", HR: "Izveden, nije dovršen"}
	textMadeCompleted = i18n.Text{ID: "Sudah selesai", EN: "Completed", HR: "Dovršen"}
	textMadeStays     = i18n.Text{ID: "Langkah itu tidak bisa diganti lagi.", EN: "It can no longer be changed.", HR: "Više se ne može promijeniti."}
	textMadeMissing   = i18n.Text{ID: "Belum: {0}", EN: "Still missing: {0}", HR: "Još nedostaje: {0}"}
	textMadeKind      = i18n.Text{ID: "Langkahnya", EN: "The move", HR: "Potez"}
	textMadeBlind     = i18n.Text{ID: "Papan khusus tunanetra", EN: "Special board for the blind", HR: "Posebna ploča za slijepe"}
	textStepCaptured  = i18n.Text{ID: "Buah yang dipukul sudah keluar dari papan", EN: "The captured man is off the board", HR: "Uzeta figura je s ploče"}
	textStepReleased  = i18n.Text{ID: "Buah (saat rokade: Raja) sudah dilepas di petaknya", EN: "The man (in castling the king) is released on its square", HR: "Figura (kod rokade kralj) puštena je na polje"}
	textStepRook      = i18n.Text{ID: "Benteng sudah dilepas di petaknya", EN: "The rook is released on its square", HR: "Top je pušten na polje"}
	textStepPawn      = i18n.Text{ID: "Bidak sudah keluar dari papan", EN: "The pawn is off the board", HR: "Pješak je s ploče"}
	textStepPiece     = i18n.Text{ID: "Buah baru sudah dilepas di petak promosi", EN: "The new piece is released on the square", HR: "Nova figura puštena je na polje"}
	textStepAnnounced = i18n.Text{ID: "Langkah sudah diucapkan", EN: "The move has been announced", HR: "Potez je najavljen"}
	textStepPressed   = i18n.Text{ID: "Jam sudah ditekan", EN: "The clock was pressed", HR: "Sat je pritisnut"}
	textStepOver      = i18n.Text{ID: "Langkah itu mengakhiri partai", EN: "The move ends the game", HR: "Potez završava partiju"}
	textStepNext      = i18n.Text{ID: "Pemain itu sudah membuat langkah berikutnya", EN: "The player has made his next move", HR: "Igrač je odigrao i sljedeći potez"}
)

// moveKindNames are the kinds of moves that Art. 4.7 tells apart.
var moveKindNames = map[string]i18n.Text{
	"move":              {ID: "Langkah biasa", EN: "A plain move", HR: "Običan potez"},
	"capture":           {ID: "Pukulan", EN: "A capture", HR: "Uzimanje"},
	"castling":          {ID: "Rokade", EN: "Castling", HR: "Rokada"},
	"promotion":         {ID: "Promosi", EN: "Promotion", HR: "Promocija"},
	"promotion-capture": {ID: "Promosi sambil memukul", EN: "Promotion with capture", HR: "Promocija s uzimanjem"},
}
