package scenarios

import (
	"wasit/app/words/i18n"
)

// Who can still reach which place.
var (
	textIntro        = i18n.Text{ID: "Peringkat yang mungkin menurut hasil sendiri.", EN: "The places that each own result leaves.", HR: "Mjesta koja ostaju uz svaki vlastiti rezultat."}
	textCanBeFirst   = i18n.Plural{ID: "{0} pemain masih bisa juara", ENOne: "{0} player can still be first", EN: "{0} players can still be first", HROne: "{0} igrač još može biti prvi", HRFew: "{0} igrača još mogu biti prva", HR: "{0} igrača još može biti prvo"}
	textWhy          = i18n.Text{ID: "Siapa melihat ini tahu nilai sebuah remis. Tampilkan setelah semua papan mulai.", EN: "Who sees this knows what a draw is worth. Show it once all boards have begun.", HR: "Tko ovo vidi zna koliko vrijedi remi. Prikažite kad su sve ploče počele."}
	textShow         = i18n.Text{ID: "Tampilkan", EN: "Show it", HR: "Prikaži"}
	textEarly        = i18n.Text{ID: "Muncul setelah pairing babak terakhir diumumkan.", EN: "It comes once the last round is published.", HR: "Pojavljuje se kad je posljednje kolo objavljeno."}
	textOver         = i18n.Text{ID: "Semua hasil sudah masuk: lihat klasemen.", EN: "All results are in: look at the standings.", HR: "Svi su rezultati uneseni: pogledajte poredak."}
	textSystem       = i18n.Text{ID: "Kelompok ini tidak diperingkat menurut angka pemain, jadi tidak dihitung di sini.", EN: "This section is not ranked by the points of its players, so nothing is said here.", HR: "Ova se skupina ne rangira po bodovima igrača pa se ovdje ništa ne kaže."}
	textOpen         = i18n.Text{ID: "Ada partai babak sebelumnya yang belum berhasil: catat dulu.", EN: "A game of an earlier round has no result: enter that first.", HR: "Partija ranijega kola nema rezultat: najprije ga unesite."}
	textFailed       = i18n.Text{ID: "Tidak bisa dihitung: {0}", EN: "It cannot be said: {0}", HR: "Ne može se reći: {0}"}
	textPlayer       = i18n.Text{ID: "Pemain dan angka", EN: "Player and points", HR: "Igrač i bodovi"}
	textAgainst      = i18n.Text{ID: "Papan {0} lawan {1}", EN: "Board {0} against {1}", HR: "Ploča {0} protiv {1}"}
	textGameOver     = i18n.Text{ID: "Partainya sudah selesai", EN: "The game is over", HR: "Partija je gotova"}
	textIsFirst      = i18n.Text{ID: "juara", EN: "first", HR: "prvo mjesto"}
	textThenTie      = i18n.Text{ID: "lalu tie-break", EN: "then the tie-breaks", HR: "zatim dodatni kriteriji"}
	textMaybeTie     = i18n.Text{ID: "mungkin dengan tie-break", EN: "perhaps by the tie-breaks", HR: "možda dodatnim kriterijima"}
	textManyNeeds    = i18n.Plural{ID: "{0} papan lain harus membantu", ENOne: "{0} other board must help", EN: "{0} other boards must help", HROne: "mora pomoći još {0} ploča", HRFew: "moraju pomoći još {0} ploče", HR: "mora pomoći još {0} ploča drugih"}
	textNeedWhite    = i18n.Text{ID: "papan {0} dimenangkan Putih", EN: "White wins board {0}", HR: "na ploči {0} pobjeđuje bijeli"}
	textNeedDraw     = i18n.Text{ID: "papan {0} remis", EN: "board {0} drawn", HR: "na ploči {0} remi"}
	textNeedBlack    = i18n.Text{ID: "papan {0} dimenangkan Hitam", EN: "Black wins board {0}", HR: "na ploči {0} pobjeđuje crni"}
	textNeedNotWhite = i18n.Text{ID: "papan {0} tidak dimenangkan Putih", EN: "White does not win board {0}", HR: "na ploči {0} bijeli ne pobjeđuje"}
	textNeedNotBlack = i18n.Text{ID: "papan {0} tidak dimenangkan Hitam", EN: "Black does not win board {0}", HR: "na ploči {0} crni ne pobjeđuje"}
	textNeedNone     = i18n.Text{ID: "papan {0} tidak remis", EN: "board {0} not drawn", HR: "na ploči {0} nije remi"}
	textPlaces       = i18n.Text{ID: "peringkat {0}", EN: "place {0}", HR: "mjesto {0}"}
	textPodiumSure   = i18n.Text{ID: "Tiga besar pasti", EN: "Among the first three for certain", HR: "Sigurno među prva tri"}
	textPodiumMaybe  = i18n.Text{ID: "Tiga besar masih mungkin", EN: "The first three are still possible", HR: "Prva tri još su moguća"}
	textPodiumNot    = i18n.Text{ID: "Tidak masuk tiga besar", EN: "Not among the first three", HR: "Ne među prva tri"}
	textAsk          = i18n.Text{ID: "Seorang pemain", EN: "One player", HR: "Jedan igrač"}
	textAskNobody    = i18n.Text{ID: "Pilih pemain", EN: "Choose a player", HR: "Odaberite igrača"}
	textDecisive     = i18n.Text{ID: "Papan yang menentukan juara: {0}. Tiga besar: {1}.", EN: "Boards that decide the first place: {0}. The first three: {1}.", HR: "Ploče koje odlučuju o prvom mjestu: {0}. O prva tri: {1}."}
	textNoBoard      = i18n.Text{ID: "tidak ada", EN: "none", HR: "nijedna"}
	textByPoints     = i18n.Text{ID: "Menurut angka: siapa di depan bila angka sama ditentukan tie-break.", EN: "By points: who is ahead among equal points is for the tie-breaks.", HR: "Po bodovima: tko je ispred uz iste bodove odlučuju dodatni kriteriji."}
	textExact        = i18n.Text{ID: "Semua kemungkinan hasil sudah diperingkat dengan tie-break.", EN: "All outcomes are ranked with the tie-breaks.", HR: "Svi su ishodi rangirani s dodatnim kriterijima."}
	textRank         = i18n.Text{ID: "Peringkat dengan tie-break", EN: "Rank with the tie-breaks", HR: "Rangiraj s dodatnim kriterijima"}
	textRanking      = i18n.Text{ID: "Kemungkinan: {0} dari {1}", EN: "Outcomes: {0} of {1}", HR: "Ishodi: {0} od {1}"}
	textStop         = i18n.Text{ID: "Hentikan", EN: "Stop", HR: "Zaustavi"}
	textNorms        = i18n.Text{ID: "Norma yang masih mungkin", EN: "Norms in reach", HR: "Norme u dosegu"}
	textNormUnsure   = i18n.Text{ID: "asalkan hitungan lawan tanpa rating tidak berubah di papan lain (B.01 1.4.2b)", EN: "unless an unrated opponent’s result on another board changes what counts (B.01 1.4.2b)", HR: "osim ako rezultat nerejtingovanog protivnika na drugoj ploči promijeni što se računa (B.01 1.4.2b)"}
	textTell         = i18n.Text{ID: "Teks untuk guru", EN: "A text to send", HR: "Tekst za slanje"}
)

// textNormWith say what a norm takes, by the worst own result that makes it: a win, a draw, a loss.
var textNormWith = [...]i18n.Text{
	{ID: "norma {0} butuh kemenangan", EN: "the norm of {0} takes a win", HR: "za normu {0} treba pobjeda"},
	{ID: "remis cukup untuk norma {0}", EN: "a draw is enough for the norm of {0}", HR: "za normu {0} dovoljan je remi"},
	{ID: "norma {0} sudah aman dengan hasil apa pun", EN: "the norm of {0} is safe with any result", HR: "norma {0} sigurna je uz svaki rezultat"},
}

// textOwn are the own results.
var textOwn = [...]i18n.Text{{ID: "Menang", EN: "Win", HR: "Pobjeda"}, {ID: "Remis", EN: "Draw", HR: "Remi"}, {ID: "Kalah", EN: "Loss", HR: "Poraz"}}
