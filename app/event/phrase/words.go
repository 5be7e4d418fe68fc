package phrase

import (
	"wasit/app/words/i18n"
)

// The check-in before a round.
// What loses a game at once.
var (
	textLosesCards = i18n.Text{ID: "{0} kartu kuning: kalah", EN: "Yellow cards that lose: {0}", HR: "Žuti kartoni za poraz: {0}"}
	textLosesFirst = i18n.Text{ID: "Langkah tidak sah: kalah ({0})", EN: "An illegal move loses ({0})", HR: "Nepravilan potez gubi ({0})"}
	textLosesNth   = i18n.Text{ID: "Langkah tidak sah ke-{0}: kalah ({1})", EN: "Illegal move number {0} loses ({1})", HR: "{0}. nepravilan potez gubi ({1})"}
)

var (
	textRoundFewHereAs = i18n.Text{ID: "Yang lain dicatat tidak ikut. Buka daftar ulang dan sentuh siapa yang hadir.", EN: "The others are noted as away. Open the check-in and touch who is here.", HR: "Ostali su zabilježeni kao odsutni. Otvorite potvrdu dolaska i dodirnite tko je tu."}
	textRoundFewAway   = i18n.Text{ID: "Yang lain minta bye atau sudah mundur. Buka pemain yang ikut lagi dan batalkan bye-nya.", EN: "The others asked for a bye or have left. Open whoever plays after all, and take that back.", HR: "Ostali su zatražili slobodan ili odustali. Otvorite igrača koji ipak igra i to opozovite."}
)

// Claims, step by step.
var (
	textClaimsLapsed = i18n.Text{ID: "Menurut aturan yang sekarang dipilih, pertanyaannya lain.", EN: "Under the Laws chosen now the questions differ.", HR: "Po sada odabranim pravilima pitanja su druga."}
	textClaimsOff    = i18n.Text{ID: "Klaim ditolak.", EN: "Claim rejected.", HR: "Reklamacija odbijena."}
	textClaimsOn     = i18n.Text{ID: "Klaim diterima.", EN: "Claim accepted.", HR: "Reklamacija prihvaćena."}
)

// Protests, appeals, and the report of what happened.
var (
	textProtestOpen   = i18n.Text{ID: "Belum diputus", EN: "Not decided yet", HR: "Još nije odlučeno"}
	textReportProtest = i18n.Text{ID: "Protes: {0}", EN: "Protest: {0}", HR: "Prigovor: {0}"}
)

// The round: draft, results, correction.
var (
	textScoreWhiteWO   = i18n.Text{ID: "Putih menang W.O.", EN: "White wins by forfeit", HR: "Bijeli dobiva bez borbe"}
	textScoreBlackWO   = i18n.Text{ID: "Hitam menang W.O.", EN: "Black wins by forfeit", HR: "Crni dobiva bez borbe"}
	textScoreBothWO    = i18n.Text{ID: "Keduanya kalah W.O.", EN: "Both lose by forfeit", HR: "Oba igrača gube bez borbe"}
	textScoreHalfZero  = i18n.Text{ID: "Putih ½, Hitam 0 (keputusan wasit)", EN: "White ½, Black 0 (arbiter's decision)", HR: "Bijeli ½, crni 0 (odluka suca)"}
	textScoreZeroHalf  = i18n.Text{ID: "Putih 0, Hitam ½ (keputusan wasit)", EN: "White 0, Black ½ (arbiter's decision)", HR: "Bijeli 0, crni ½ (odluka suca)"}
	textScoreZeroZero  = i18n.Text{ID: "Keduanya kalah (keputusan wasit)", EN: "Both lose (arbiter's decision)", HR: "Oba igrača gube (odluka suca)"}
	textScoreShort     = i18n.Text{ID: "tanpa langkah, tidak dihitung rating", EN: "no move made, not rated", HR: "bez poteza, ne rejtingira se"}
	textScoreAdjourned = i18n.Text{ID: "Ditunda: dihitung remis untuk pairing", EN: "Postponed or adjourned (counts as a draw for pairing)", HR: "Prekinuta ili odgođena partija (za parove vrijedi ½)"}
)

// What a ruling means, in the order in which an arbiter does it.
var (
	textRulingTouched   = i18n.Text{ID: "{0} wajib menjalankan buah yang disentuh: buah sendiri dilangkahkan, buah lawan dimakan. Bila tidak satu pun bisa, langkahnya bebas.", EN: "{0} must play the touched piece: move his own, take the opponent's. If none can, any move will do.", HR: "{0} mora odigrati dirnutu figuru: svojom povući, protivničku uzeti. Ako nijedna ne može, potez je slobodan."}
	textRulingStop      = i18n.Text{ID: "Hentikan kedua jam.", EN: "Stop both clocks.", HR: "Zaustavite oba sata."}
	textRulingRestore   = i18n.Text{ID: "Kembalikan posisi ke sebelum pelanggaran, atau ke posisi terakhir yang pasti. Buah yang disentuh tetap harus dijalankan.", EN: "Put the position back to before the irregularity, or to the last one that is certain. Touch-move binds the move in its place.", HR: "Vratite poziciju prije nepravilnosti ili na zadnju sigurnu. Za zamjenski potez vrijedi dirnuto, odigrano."}
	textRulingQueen     = i18n.Text{ID: "Bidak menjadi menteri, tidak bisa memilih.", EN: "The pawn becomes a queen, without a choice.", HR: "Pješak postaje dama, bez izbora."}
	textRulingFree      = i18n.Text{ID: "Bidak itu harus melangkah; buah promosinya bebas dipilih.", EN: "The pawn must move; the new piece is freely chosen.", HR: "Pješak mora odigrati; nova se figura bira slobodno."}
	textRulingStands    = i18n.Text{ID: "Langkah itu tetap berlaku.", EN: "The move stands.", HR: "Potez ostaje."}
	textRulingOnMove    = i18n.Text{ID: "Langkah belum dijalankan: giliran tetap pada {0}, jamnya yang berjalan.", EN: "No move was made: {0} is still to move, and that clock runs.", HR: "Potez nije odigran: na potezu je i dalje {0} i taj sat ide."}
	textRulingPutBack   = i18n.Text{ID: "{0} merapikan buah itu kembali dengan waktunya sendiri.", EN: "{0} puts the pieces back while {0}'s own clock runs.", HR: "{0} vraća figure na mjesto u vlastitom vremenu."}
	textRulingGivesBack = i18n.Plural{ID: "Pindahkan {0} detik dari waktu {1} ke waktu {2}: jam lawan berjalan selama buah dirapikan.", ENOne: "Take {0} second off {1} and give it to {2}: the opponent's clock ran while the pieces were put back.", EN: "Take {0} seconds off {1} and give them to {2}: the opponent's clock ran while the pieces were put back.", HROne: "Oduzmite {0} sekundu ({1}) i dodajte je protivniku ({2}): protivnikov je sat išao dok su se figure vraćale.", HRFew: "Oduzmite {0} sekunde ({1}) i dodajte ih protivniku ({2}): protivnikov je sat išao dok su se figure vraćale.", HR: "Oduzmite {0} sekundi ({1}) i dodajte ih protivniku ({2}): protivnikov je sat išao dok su se figure vraćale."}
	textRulingClockRan  = i18n.Text{ID: "Jam Putih berjalan sejak awal babak sampai Putih datang.", EN: "White's clock runs from the start of the round until White comes.", HR: "Sat bijelog ide od početka kola dok bijeli ne dođe."}
	textRulingAnnounced = i18n.Text{ID: "Hukumannya sudah diumumkan untuk turnamen ini: pilih yang diumumkan.", EN: "The tournament announced what this costs: choose that.", HR: "Kazna je za ovaj turnir unaprijed objavljena: odaberite nju."}
	textRulingBothLose  = i18n.Text{ID: "Kedua pemain kalah.", EN: "Both players lose the game.", HR: "Oba igrača gube partiju."}
	textRulingMinutes   = i18n.Plural{ID: "Waktu {1}: tambah {0} menit.", ENOne: "{1} gets {0} minute more.", EN: "{1} gets {0} minutes more.", HROne: "{1} dobiva {0} minutu.", HRFew: "{1} dobiva {0} minute.", HR: "{1} dobiva {0} minuta."}
	textRulingOff       = i18n.Plural{ID: "Waktu {1}: kurangi {0} menit.", ENOne: "{1} loses {0} minute of his time.", EN: "{1} loses {0} minutes of his time.", HROne: "{1} gubi {0} minutu.", HRFew: "{1} gubi {0} minute.", HR: "{1} gubi {0} minuta."}
	textRulingNoTime    = i18n.Text{ID: "Waktu tidak berubah: di sini berlaku kartu.", EN: "The times stay: here cards are given instead.", HR: "Vremena ostaju: ovdje se daju kartoni."}
	textRulingLoses     = i18n.Text{ID: "{0} kalah.", EN: "{0} loses the game.", HR: "{0} gubi partiju."}
	textRulingDraw      = i18n.Text{ID: "Partai remis.", EN: "The game is drawn.", HR: "Partija je remi."}
	textRulingNoMate    = i18n.Text{ID: "Partai remis: {0} tidak mungkin lagi memberi mat.", EN: "The game is drawn: {0} can no longer mate.", HR: "Partija je remi: {0} više ne može matirati."}
	textRulingOpen      = i18n.Text{ID: "{0} kalah bila {1} masih bisa memberi mat dengan langkah sah apa pun; bila tidak, remis. Putuskan.", EN: "{0} loses if {1} can still mate by any legal moves; if not, the game is drawn. Decide.", HR: "{0} gubi ako {1} još ikako može matirati; ako ne može, remi je. Odlučite."}
	textRulingSitsOut   = i18n.Text{ID: "{0} tidak main di babak berikut.", EN: "{0} sits out the next round.", HR: "{0} ne igra u sljedećem kolu."}
	textRulingChoose    = i18n.Text{ID: "Wasit memilih hukumannya.", EN: "The arbiter chooses the penalty.", HR: "Kaznu bira sudac."}
	textRulingCount     = i18n.Text{ID: "Yang ke-{0}; yang ke-{1} membuat kalah.", EN: "Number {0} of its kind; number {1} loses.", HR: "{0}. takav prekršaj; {1}. gubi."}
	textRulingOneMore   = i18n.Text{ID: "Sekali lagi: partai kalah.", EN: "One more: the game is lost.", HR: "Još jedan: partija je izgubljena."}
	textRulingRed       = i18n.Text{ID: "Kartu merah: partai kalah.", EN: "Red card: the game is lost.", HR: "Crveni karton: partija je izgubljena."}
	textRulingCardsTo   = i18n.Plural{ID: "{0} kartu lagi: kartu merah, partai kalah.", ENOne: "{0} card more: red card, the game is lost.", EN: "{0} cards more: red card, the game is lost.", HROne: "Još {0} karton: crveni karton, partija je izgubljena.", HRFew: "Još {0} kartona: crveni karton, partija je izgubljena.", HR: "Još {0} kartona: crveni karton, partija je izgubljena."}
	textRulingNothing   = i18n.Text{ID: "Tidak ada hukuman.", EN: "Nothing follows.", HR: "Bez posljedica."}
	textRulingAppealed  = i18n.Text{ID: "Dibatalkan atas banding.", EN: "Overturned on appeal.", HR: "Poništeno po žalbi."}
	textShortMinutes    = i18n.Text{ID: "lawan +{0} mnt", EN: "opponent +{0} min", HR: "protivniku +{0} min"}
	textShortOff        = i18n.Text{ID: "−{0} mnt", EN: "−{0} min", HR: "−{0} min"}
	textShortLost       = i18n.Text{ID: "kalah", EN: "lost", HR: "poraz"}
	textShortDraw       = i18n.Text{ID: "remis", EN: "draw", HR: "remi"}
	textShortOpen       = i18n.Text{ID: "kalah atau remis", EN: "lost or drawn", HR: "poraz ili remi"}
	textShortSitsOut    = i18n.Text{ID: "absen 1 babak", EN: "out for a round", HR: "bez kola"}
	textShortChoose     = i18n.Text{ID: "pilihan wasit", EN: "arbiter chooses", HR: "bira sudac"}
	textShortNothing    = i18n.Text{ID: "tanpa hukuman", EN: "no penalty", HR: "bez kazne"}
	textRaiseBoth       = i18n.Text{ID: "wasit atau lawan", EN: "arbiter or opponent", HR: "sudac ili protivnik"}
	textRaiseOpponent   = i18n.Text{ID: "atas klaim lawan", EN: "on the opponent's claim", HR: "na reklamaciju protivnika"}
	textRaiseArbiter    = i18n.Text{ID: "wasit saja", EN: "arbiter alone", HR: "samo sudac"}
	textPenaltyTimeTo   = i18n.Text{ID: "{0} +{1} menit", EN: "{0} +{1} min", HR: "{0} +{1} min"}
	textPenaltyTimeOff  = i18n.Text{ID: "{0} −{1} menit", EN: "{0} −{1} min", HR: "{0} −{1} min"}
	textPenaltyPoints   = i18n.Text{ID: "{0} (angka +{1})", EN: "{0} (points +{1})", HR: "{0} (bodovi +{1})"}
	textPenaltyPointOff = i18n.Text{ID: "{0} (angka −{1})", EN: "{0} (points −{1})", HR: "{0} (bodovi −{1})"}
	textPenaltyResult   = i18n.Text{ID: "Begitu hasil papan ini tercatat, meja wasit mengusulkan hasil sesudah hukuman.", EN: "Once this board has its result, the desk proposes the one after the penalty.", HR: "Kad ploča dobije rezultat, sudački stol predlaže rezultat nakon kazne."}
	textPenaltyLeave    = i18n.Text{ID: "Pemain ini sudah ditandai mundur dan tidak dipairing lagi.", EN: "The player is marked as withdrawn and is paired no more.", HR: "Igrač je označen kao povučen i više se ne sparuje."}
	textPenaltyRounds   = i18n.Plural{ID: "{1}: tidak main {0} babak", ENOne: "{1} sits out {0} round", EN: "{1} sits out {0} rounds", HROne: "{1} ne igra {0} kolo", HRFew: "{1} ne igra {0} kola", HR: "{1} ne igra {0} kola"}
)

// Sections of an event.
var (
	textGroupMale    = i18n.Text{ID: "putra", EN: "boys and men", HR: "muški"}
	textGroupFemale  = i18n.Text{ID: "putri", EN: "girls and women", HR: "žene i djevojčice"}
	textGroupFrom    = i18n.Text{ID: "lahir {0} atau sesudahnya", EN: "born {0} or later", HR: "rođeni {0}. ili kasnije"}
	textGroupTo      = i18n.Text{ID: "lahir {0} atau sebelumnya", EN: "born {0} or before", HR: "rođeni {0}. ili ranije"}
	textGroupBetween = i18n.Text{ID: "lahir {0}–{1}", EN: "born {0}–{1}", HR: "rođeni {0}.–{1}."}
	textGroupClass   = i18n.Text{ID: "kelas {0}", EN: "class {0}", HR: "{0}. razred"}
	textGroupClasses = i18n.Text{ID: "kelas {0}–{1}", EN: "classes {0}–{1}", HR: "{0}.–{1}. razred"}
	textGroupRated   = i18n.Text{ID: "rating {0}–{1}", EN: "rated {0}–{1}", HR: "rejting {0}–{1}"}
	textGroupRatedTo = i18n.Text{ID: "rating sampai {0} atau tanpa rating", EN: "rated up to {0}, or unrated", HR: "rejting do {0} ili bez rejtinga"}
	textGroupRatedOn = i18n.Text{ID: "rating mulai {0}", EN: "rated from {0}", HR: "rejting od {0}"}
	textGroupSD      = i18n.Text{ID: "SD/MI", EN: "SD/MI (classes 1–6)", HR: "SD/MI (1.–6. razred)"}
	textGroupSMP     = i18n.Text{ID: "SMP/MTs", EN: "SMP/MTs (classes 7–9)", HR: "SMP/MTs (7.–9. razred)"}
	textGroupSMA     = i18n.Text{ID: "SMA/SMK/MA", EN: "SMA/SMK/MA (classes 10–12)", HR: "SMA/SMK/MA (10.–12. razred)"}
	textGroupPrimary = i18n.Text{ID: "sekolah dasar", EN: "primary school", HR: "osnovna škola"}
	textGroupSecond  = i18n.Text{ID: "sekolah menengah", EN: "secondary school", HR: "srednja škola"}
	textMisfitGirl   = i18n.Text{ID: "Putri di {0}", EN: "A girl in {0}", HR: "Djevojčica u: {0}"}
	textMisfitBoy    = i18n.Text{ID: "Putra di {0}", EN: "A boy in {0}", HR: "Dječak u: {0}"}
	textMisfitOld    = i18n.Text{ID: "Terlalu tua untuk {0}", EN: "Too old for {0}", HR: "Prestar za: {0}"}
	textMisfitYoung  = i18n.Text{ID: "Terlalu muda untuk {0}", EN: "Too young for {0}", HR: "Premlad za: {0}"}
	textMisfitLevel  = i18n.Text{ID: "Jenjang sekolahnya bukan {0}", EN: "Of another kind of school than {0}", HR: "Druga vrsta škole nego: {0}"}
	textMisfitClass  = i18n.Text{ID: "Kelas {1} di {0}", EN: "Class {1} in {0}", HR: "{1}. razred u: {0}"}
	textMisfitWeak   = i18n.Text{ID: "Rating di bawah batas {0}", EN: "Rated below the limit of {0}", HR: "Rejting ispod granice: {0}"}
	textMisfitStrong = i18n.Text{ID: "Rating di atas batas {0}", EN: "Rated above the limit of {0}", HR: "Rejting iznad granice: {0}"}
)

// What the arbiter wishes of the pairing, and where he departs from the engine.
var (
	textStartNo   = i18n.Text{ID: "No. {0}", EN: "No. {0}", HR: "Br. {0}"}
	textApartDone = i18n.Plural{ID: "{0} sekolah dipisahkan", ENOne: "{0} school kept apart", EN: "{0} schools kept apart", HROne: "Odvojena {0} škola", HRFew: "Odvojene {0} škole", HR: "Odvojeno {0} škola"}
	textApartMet  = i18n.Plural{ID: "{0} sekolah tidak bisa dipisahkan seluruhnya.", ENOne: "{0} school could not be kept apart altogether.", EN: "{0} schools could not be kept apart altogether.", HROne: "{0} škola nije se mogla posve odvojiti.", HRFew: "{0} škole nisu se mogle posve odvojiti.", HR: "{0} škola nije se moglo posve odvojiti."}
)

// textUnderAge is an age limit in the name of a section.
var textUnderAge = i18n.Text{ID: "di bawah {0} tahun", EN: "under {0}", HR: "do {0} godina"}

// sectionWords are the short forms that names of sections are made of, in full: of schools as Indonesia has them, and of boys and girls in
// each language. A capital matters: "MA" is a school, "Ma" begins a name.
var sectionWords = map[string]string{
	"TK": "Taman Kanak-kanak", "SD": "Sekolah Dasar", "MI": "Madrasah Ibtidaiyah", "SMP": "Sekolah Menengah Pertama", "MTs": "Madrasah Tsanawiyah",
	"MTS": "Madrasah Tsanawiyah", "SMA": "Sekolah Menengah Atas", "MA": "Madrasah Aliyah", "SMK": "Sekolah Menengah Kejuruan",
	"Pa": "Putra", "PA": "Putra", "Pi": "Putri", "PI": "Putri", "OŠ": "osnovne škole", "SŠ": "srednje škole",
}

// Why a round may be paired otherwise now.
var (
	textMarkCorrected  = i18n.Text{ID: "papan {1} babak {0} dikoreksi sesudahnya", EN: "board {1} of round {0} was corrected later", HR: "ploča {1} u {0}. kolu ispravljena je kasnije"}
	textMarkAdjourned  = i18n.Text{ID: "papan {1} babak {0} masih ditunda", EN: "board {1} of round {0} was adjourned", HR: "ploča {1} u {0}. kolu bila je prekinuta"}
	textMarkReversed   = i18n.Text{ID: "warna papan {1} babak {0} ditukar sesudahnya", EN: "the colours of board {1}, round {0} were reversed later", HR: "boje ploče {1} u {0}. kolu kasnije su zamijenjene"}
	textMarkRenumbered = i18n.Text{ID: "nomor awal berubah sesudahnya", EN: "starting numbers changed later", HR: "startni brojevi kasnije su promijenjeni"}
)
