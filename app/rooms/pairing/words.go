package pairing

import (
	"wasit/app/words/i18n"
)

// Why an act was refused, and what to do. Title first, then what to do.
var (
	textPairNoForbid = i18n.Text{ID: "Pasangan terlarang bisa dihapus di “Aturan pairing”.", EN: "A forbidden pair can be given up under “Pairing wishes”.", HR: "Zabranjeni par može se ukinuti pod „Ograničenja parova”."}
	textPairStopped  = i18n.Text{ID: "Pairing dihentikan", EN: "Pairing was stopped", HR: "Sparivanje je zaustavljeno"}
)

// The round: draft, results, correction.
var (
	textDrawTitle      = i18n.Text{ID: "Undian sebelum babak 1", EN: "The draw before round 1", HR: "Ždrijeb prije 1. kola"}
	textDrawOrder      = i18n.Text{ID: "Pemain tanpa rating diurutkan dengan undian.", EN: "Players without rating are ordered by lot.", HR: "Igrači bez rejtinga poredani su ždrijebom."}
	textDrawOrderAll   = i18n.Text{ID: "Nomor semua pemain diundi.", EN: "The numbers of all are drawn by lot.", HR: "Brojevi svih izvlače se ždrijebom."}
	textDrawColorPlain = i18n.Text{ID: "Warna pemain nomor 1 di babak 1 diundi.", EN: "The colour of player number 1 in round 1 is drawn.", HR: "Boja igrača broj 1 u 1. kolu izvlači se."}
	textDrawColorTeam  = i18n.Text{ID: "Warna papan 1 tim nomor 1 di babak 1 diundi (FIDE {0}).", EN: "The colour of team number 1 on board 1 in round 1 is drawn (FIDE {0}).", HR: "Boja ekipe broj 1 na 1. ploči u 1. kolu izvlači se (FIDE {0})."}
	textDrawColor      = i18n.Text{ID: "Warna pemain nomor 1 di babak 1 diundi (FIDE {0}).", EN: "The colour of player number 1 in round 1 is drawn (FIDE {0}).", HR: "Boja igrača broj 1 u 1. kolu izvlači se (FIDE {0})."}
	textSeedOrder      = i18n.Text{ID: "Benih urutan: {0}", EN: "Seed of the order: {0}", HR: "Sjeme poretka: {0}"}
	textSeedColor      = i18n.Text{ID: "Benih warna: {0}", EN: "Seed of the colour: {0}", HR: "Sjeme boje: {0}"}
	textDrawSeed       = i18n.Text{ID: "Dengan benih yang sama, undian ini selalu memberi hasil yang sama. Benih tercatat.", EN: "The same seed always gives the same draw. The seed is recorded.", HR: "Isto sjeme uvijek daje isti ishod. Sjeme se bilježi."}
	textDrawDoubt      = i18n.Plural{ID: "{0} pemain mungkin di kelompok yang salah", ENOne: "{0} player may be in the wrong section", EN: "{0} players may be in the wrong section", HROne: "{0} igrač možda je u krivoj skupini", HRFew: "{0} igrača možda su u krivoj skupini", HR: "{0} igrača možda je u krivoj skupini"}
	textDrawDoubtText  = i18n.Text{ID: "Dengan pairing mereka main di kelompok ini.", EN: "With the pairing they play in this section.", HR: "Sparivanjem igraju u ovoj skupini."}
	textDrawNoSex      = i18n.Text{ID: "putra atau putri?", EN: "boy or girl?", HR: "dječak ili djevojčica?"}
	textDrawNow        = i18n.Text{ID: "Undi, lalu pairing", EN: "Draw, then pair", HR: "Izvuci pa spari"}
	textDrawByHand     = i18n.Text{ID: "Koin dilempar di aula:", EN: "A coin was thrown in the hall:", HR: "Novčić je bačen u dvorani:"}
	textDrawWhite      = i18n.Text{ID: "Nomor 1 Putih", EN: "Number 1 White", HR: "Broj 1 bijeli"}
	textDrawBlack      = i18n.Text{ID: "Nomor 1 Hitam", EN: "Number 1 Black", HR: "Broj 1 crni"}
	textLossTitle      = i18n.Text{ID: "Yang dibuat manual akan hilang", EN: "What was made by hand will be lost", HR: "Ručno sparivanje bit će izgubljeno"}
	textLossText       = i18n.Plural{ID: "{0} papan diubah manual:", ENOne: "{0} board was set by hand:", EN: "{0} boards were set by hand:", HROne: "{0} ploča postavljena je ručno:", HRFew: "{0} ploče postavljene su ručno:", HR: "{0} ploča postavljeno je ručno:"}
	textLossAgain      = i18n.Text{ID: "Pairing ulang semua", EN: "Pair everybody again", HR: "Ponovno spari sve"}
	textLossDiscard    = i18n.Text{ID: "Hapus draf", EN: "Drop the draft", HR: "Odbaci nacrt"}
	textKeptRest       = i18n.Text{ID: "Papan lain tetap; yang tanpa lawan dipasangkan.", EN: "The other boards stay; those without an opponent are seated.", HR: "Ostale ploče ostaju; tko je ostao bez protivnika, dobio ga je."}
	textSwapDone       = i18n.Text{ID: "Dua pemain bertukar tempat. Tercatat sebagai pairing manual.", EN: "Two players exchanged places. Recorded as pairing by hand.", HR: "Dva su igrača zamijenila mjesta. Zabilježeno kao ručno sparivanje."}
)

// The draw and the entry of matches.
var (
	textDrawVarma     = i18n.Text{ID: "Undian Varma: pemain satu sekolah mengambil dari satu amplop (C.05 Annex 2).", EN: "Varma lots: players of one school draw from one envelope (C.05 Annex 2).", HR: "Varma: igrači iste škole vuku iz iste omotnice (C.05 Annex 2)."}
	textDrawVarmaLate = i18n.Plural{ID: "{0} pasangan satu sekolah tetap bertemu di tiga babak terakhir.", ENOne: "{0} pair of one school still meets in the last three rounds.", EN: "{0} pairs of one school still meet in the last three rounds.", HROne: "{0} par iste škole ipak igra u zadnja tri kola.", HRFew: "{0} para iste škole ipak igraju u zadnja tri kola.", HR: "{0} parova iste škole ipak igra u zadnja tri kola."}
	textDrawCoins     = i18n.Text{ID: "Semua koin bagan diundi.", EN: "Every coin of the bracket is drawn.", HR: "Svi se novčići ždrijeba izvlače."}
	textDrawRounds    = i18n.Text{ID: "{0}: {1}", EN: "{0}: {1}", HR: "{0}: {1}"}
	textDrawTable     = i18n.Text{ID: "Nomor undian menentukan lawan dan warna di semua babak (tabel Berger, C.05).", EN: "The number decides opponents and colours of all rounds (Berger table, C.05).", HR: "Broj određuje protivnike i boje svih kola (Bergerova tablica, C.05)."}
)

// Tables of systems that rank by their own rules.
var (
	textFinalOf          = i18n.Text{ID: "Final {0}", EN: "Final {0}", HR: "Završnica {0}"}
	textFinalA           = i18n.Text{ID: "Final A {0}", EN: "Final A {0}", HR: "Završnica A {0}"}
	textFinalB           = i18n.Text{ID: "Final B {0}", EN: "Final B {0}", HR: "Završnica B {0}"}
	textFinalKind        = i18n.Text{ID: "Cara bermain", EN: "Played as", HR: "Način igre"}
	textFinalCup         = i18n.Text{ID: "Sistem gugur", EN: "Knock-out", HR: "Nokaut"}
	textFinalTable       = i18n.Text{ID: "Semua bertemu semua", EN: "Everybody meets everybody", HR: "Svatko sa svakim"}
	textFinalSecond      = i18n.Text{ID: "Final B untuk tempat berikutnya", EN: "A final B for the next places", HR: "Završnica B za sljedeća mjesta"}
	textFinalNext        = i18n.Text{ID: "Final B", EN: "Final B", HR: "Završnica B"}
	textFinalCarry       = i18n.Text{ID: "Hasil antarpemain satu grup dibawa", EN: "Results within a group are carried over", HR: "Rezultati unutar grupe prenose se"}
	textFinalCycles      = i18n.Text{ID: "Putaran di final, sama seperti di grup: {0}.", EN: "Cycles of the final, as in the groups: {0}.", HR: "Krugovi u završnici, kao u grupama: {0}."}
	textFinalCarryAs     = i18n.Text{ID: "Yang sudah bertemu di grup tidak bertemu lagi; hasilnya ikut dihitung di final.", EN: "Who met in a group does not meet again; that result counts in the final.", HR: "Tko je već igrao u grupi ne igra ponovno; taj rezultat vrijedi u završnici."}
	textFinalFresh       = i18n.Text{ID: "Semua partai dimainkan lagi; hasil dari grup tidak dibawa.", EN: "All games are played anew; results of the groups are not carried over.", HR: "Sve se partije igraju ponovno; rezultati iz grupa ne prenose se."}
	textFinalFirst       = i18n.Text{ID: "Terbaik dari tiap grup", EN: "Best of each group", HR: "Najboljih iz svake grupe"}
	textFinalBest        = i18n.Text{ID: "Tambahan: terbaik dari peringkat berikutnya", EN: "In addition: best of the next place", HR: "Dodatno: najbolji sa sljedećeg mjesta"}
	textFinalGoOn        = i18n.Plural{ID: "{0} pemain lolos", ENOne: "{0} player goes on", EN: "{0} players go on", HROne: "Prolazi {0} igrač", HRFew: "Prolaze {0} igrača", HR: "Prolazi {0} igrača"}
	textFinalDrawn       = i18n.Text{ID: "Ditentukan dengan undian: {0}. Benih {1}.", EN: "Decided by lot: {0}. Seed {1}.", HR: "Odlučeno ždrijebom: {0}. Sjeme {1}."}
	textConsolation      = i18n.Text{ID: "Yang kalah bisa bermain terus", EN: "Who lost can play on", HR: "Poraženi mogu igrati dalje"}
	textConsolationAs    = i18n.Plural{ID: "{0} pemain yang kalah di babak awal mendapat bagian sendiri.", ENOne: "{0} player who lost early gets a section.", EN: "{0} players who lost early get a section of their own.", HROne: "{0} rano poraženi igrač dobiva svoju skupinu.", HRFew: "{0} rano poražena igrača dobivaju svoju skupinu.", HR: "{0} rano poraženih igrača dobiva svoju skupinu."}
	textConsolationOf    = i18n.Text{ID: "Hiburan {0}", EN: "Consolation {0}", HR: "Utješni {0}"}
	textConsolationSwiss = i18n.Text{ID: "Babak hiburan, Swiss", EN: "Consolation, Swiss", HR: "Utješni, švicarski"}
	textConsolationCup   = i18n.Text{ID: "Babak hiburan, gugur", EN: "Consolation, knock-out", HR: "Utješni, nokaut"}
)

// Why a round is paired as it is.
var (
	textWhyTitle     = i18n.Text{ID: "Papan {0}: mengapa?", EN: "Board {0}: why?", HR: "Ploča {0}: zašto?"}
	textWhyVirtual   = i18n.Text{ID: "Dengan angka semu akselerasi (C.04.7): nomor sampai {0}: +{1}", EN: "With virtual points of the acceleration (C.04.7): numbers up to {0}: +{1}", HR: "S virtualnim bodovima ubrzanja (C.04.7): brojevi do {0}: +{1}"}
	textWhyBracket   = i18n.Text{ID: "Kelompok angka {0}", EN: "Scoregroup {0}", HR: "Bodovna skupina {0}"}
	textWhyMovedDown = i18n.Text{ID: "Turun dari atas: {0}", EN: "Moved down from above: {0}", HR: "Spušteni odozgo: {0}"}
	textWhyMovedUp   = i18n.Text{ID: "Naik dari bawah: {0}", EN: "Moved up from below: {0}", HR: "Podignuti odozdo: {0}"}
	textWhyFloaters  = i18n.Text{ID: "Turun ke kelompok berikut: {0}", EN: "Float to the next bracket: {0}", HR: "Spuštaju se u sljedeću skupinu: {0}"}
	textWhyMeet      = i18n.Text{ID: "Bila {0} bertemu {1}:", EN: "If {0} met {1}:", HR: "Da se sretnu {0} i {1}:"}
	textWhyStay      = i18n.Text{ID: "Bila {0} tetap di kelompok ini:", EN: "If {0} stayed in this bracket:", HR: "Da {0} ostane u ovoj skupini:"}
	textWhyLeave     = i18n.Text{ID: "Bila {0} yang turun:", EN: "If {0} floated instead:", HR: "Da se umjesto toga spusti {0}:"}
	textWhyKeep      = i18n.Text{ID: "Tanpa pertukaran antara paruh atas dan bawah:", EN: "Without an exchange between the halves:", HR: "Bez zamjene između polovica:"}
	textWhyOther     = i18n.Text{ID: "Susunan berikutnya:", EN: "The next candidate:", HR: "Sljedeća mogućnost:"}
	textWhyCounts    = i18n.Text{ID: "{0} di sini {1}, di sana {2}.", EN: "{0} here {1}, there {2}.", HR: "{0} ovdje {1}, ondje {2}."}
	textWhyValues    = i18n.Text{ID: "Nilai tiap kriteria: {0}", EN: "Value of every criterion: {0}", HR: "Vrijednosti svih kriterija: {0}"}
	textWhyColors    = i18n.Text{ID: "Warna", EN: "Colours", HR: "Boje"}
	textWhyBye       = i18n.Text{ID: "Bye", EN: "The bye", HR: "Slobodan"}
	textWhyByeText   = i18n.Text{ID: "{0} ada di angka terendah ({1}) yang masih menyisakan pairing sah ({2}).", EN: "{0} has the lowest score ({1}) that leaves a legal pairing ({2}).", HR: "{0} ima najmanje bodova ({1}) uz koje ostaje valjano sparivanje ({2})."}
	textWhyByeBarred = i18n.Text{ID: "Tidak boleh bye lagi: {0}.", EN: "May not have the bye: {0}.", HR: "Ne smiju biti slobodni: {0}."}
	textWhyByeNeeded = i18n.Text{ID: "Tanpa mereka yang lain tidak bisa dipairing: {0}.", EN: "Without them the others could not be paired: {0}.", HR: "Bez njih se ostali ne mogu spariti: {0}."}
	textWhyByHand    = i18n.Text{ID: "Papan ini dibuat oleh wasit, bukan oleh mesin.", EN: "The arbiter made this board, not the engine.", HR: "Ovu je ploču sastavio sudac, a ne program."}
	textWhyDiffers   = i18n.Text{ID: "Dengan data sekarang mesin membuat pasangan lain. Lihat halaman Data: mengapa.", EN: "On the data as they are now the engine pairs otherwise. The Data page says why.", HR: "Prema sadašnjim podacima program spaja drukčije. Razlog je na stranici Podaci."}
	textWishNone     = i18n.Text{ID: "tanpa hak warna", EN: "no preference", HR: "bez prava na boju"}
	textWishMild     = i18n.Text{ID: "lemah {0}", EN: "mild {0}", HR: "blago {0}"}
	textWishStrong   = i18n.Text{ID: "kuat {0}", EN: "strong {0}", HR: "jako {0}"}
	textWishAbsolute = i18n.Text{ID: "mutlak {0}", EN: "absolute {0}", HR: "apsolutno {0}"}
	textWishOf       = i18n.Text{ID: "{0}: {1}", EN: "{0}: {1}", HR: "{0}: {1}"}
)

// Why a round of the other systems is paired as it is.
var (
	textWhyJoin      = i18n.Text{ID: "Bila {0} yang naik ke kelompok ini:", EN: "If {0} floated up into this bracket:", HR: "Da se u ovu skupinu podigne {0}:"}
	textWhyTable     = i18n.Text{ID: "Tabel Berger (C.05, Annex 1): di babak {0} nomor {1} bertemu nomor {2}.", EN: "Berger table (C.05, Annex 1): in round {0} number {1} meets number {2}.", HR: "Bergerova tablica (C.05, Annex 1): u {0}. kolu broj {1} igra s brojem {2}."}
	textWhySchev     = i18n.Text{ID: "Tabel Scheveningen, babak {0}: nomor {1} dan {2} dari dua tim.", EN: "Scheveningen table, round {0}: numbers {1} and {2} of the two teams.", HR: "Scheveningenska tablica, {0}. kolo: brojevi {1} i {2} iz dviju ekipa."}
	textWhyCup       = i18n.Text{ID: "Bagan: yang bersebelahan bertemu; pemenang naik satu babak.", EN: "Bracket: neighbours meet, the winner goes one round on.", HR: "Ždrijeb: susjedi igraju, pobjednik ide kolo dalje."}
	textWhyKeizer    = i18n.Text{ID: "{0} ada di tempat {1}, {2} di tempat {3}: lawan terdekat yang boleh, sehingga yang lain tetap bisa dipairing.", EN: "{0} stands at place {1}, {2} at place {3}: the nearest opponent allowed, with the others still to be paired.", HR: "{0} je na {1}. mjestu, {2} na {3}.: najbliži dopušteni protivnik uz koji se i ostali mogu spariti."}
	textWhyKeizerGap = i18n.Text{ID: "Jarak antara dua pertemuan: {0} babak penuh.", EN: "Full rounds between two meetings: {0}.", HR: "Punih kola između dva susreta: {0}."}
	textWhyKeizerBye = i18n.Text{ID: "{0} terendah di antara yang paling sedikit mendapat bye.", EN: "{0} is the lowest of those with the fewest byes.", HR: "{0} je najniži među onima s najmanje slobodnih kola."}
)

// What the arbiter wishes of the pairing, and where he departs from the engine.
var (
	textByHandTitle  = i18n.Text{ID: "Berbeda dari mesin", EN: "Other than the engine", HR: "Drukčije od programa"}
	textByHandEngine = i18n.Text{ID: "Usulan Wasit: {0}", EN: "Proposed by Wasit: {0}", HR: "Prijedlog Wasita: {0}"}
	textByHandNow    = i18n.Text{ID: "Papan {0}: {1}", EN: "Board {0}: {1}", HR: "Ploča {0}: {1}"}
	textHandDo       = i18n.Text{ID: "Susun babak {0} manual", EN: "Pair round {0} by hand", HR: "Spari {0}. kolo ručno"}
	textDeadEnd      = i18n.Text{ID: "Babak {0} tidak akan bisa dipairing", EN: "Round {0} cannot be paired after this", HR: "{0}. kolo neće se moći spariti"}
	textDeadEndDo    = i18n.Text{ID: "Lawan yang boleh bertemu sudah habis. Kurangi babak, hapus satu pasangan terlarang, atau susun manual.", EN: "Too few are left who may meet. Play fewer rounds, give up a forbidden pair, or pair by hand.", HR: "Premalo je onih koji još smiju igrati. Manje kola, jedan zabranjeni par manje ili ručno sparivanje."}
	textRoundsLimit  = i18n.Text{ID: "Babak ({0}) terlalu banyak untuk jumlah pemain ({1})", EN: "Too many rounds ({0}) for the number of players ({1})", HR: "Previše kola ({0}) za broj igrača ({1})"}
	textSwapBye      = i18n.Text{ID: "Bye", EN: "Bye", HR: "Slobodan"}
	textSwapAway     = i18n.Text{ID: "Tidak ikut", EN: "Away", HR: "Ne igra"}
)
