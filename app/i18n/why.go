package i18n

import "strconv"

// Why a round is paired as it is.
var (
	WhyButton    = Text{"Mengapa begini?", "Why this pairing?", "Zašto baš tako?"}
	WhyTitle     = Text{"Papan {0}: mengapa?", "Board {0}: why?", "Ploča {0}: zašto?"}
	WhyBracket   = Text{"Kelompok {0} angka", "Bracket of {0} points", "Skupina s {0} bodova"}
	WhyMovedDown = Text{"Turun dari atas: {0}", "Moved down from above: {0}", "Spušteni odozgo: {0}"}
	WhyMovedUp   = Text{"Naik dari bawah: {0}", "Moved up from below: {0}", "Podignuti odozdo: {0}"}
	WhyFloaters  = Text{"Turun ke kelompok berikut: {0}", "Float to the next bracket: {0}", "Spuštaju se u sljedeću skupinu: {0}"}
	WhyMeet      = Text{"Bila {0} bertemu {1}:", "If {0} met {1}:", "Da se sretnu {0} i {1}:"}
	WhyStay      = Text{"Bila {0} tetap di kelompok ini:", "If {0} stayed in this bracket:", "Da {0} ostane u ovoj skupini:"}
	WhyLeave     = Text{"Bila {0} yang turun:", "If {0} floated instead:", "Da se umjesto toga spusti {0}:"}
	WhyKeep      = Text{"Tanpa pertukaran antara paruh atas dan bawah:", "Without an exchange between the halves:", "Bez zamjene između polovica:"}
	WhyOther     = Text{"Susunan berikutnya:", "The next candidate:", "Sljedeća mogućnost:"}
	WhyCounts    = Text{"{0} di sini {1}, di sana {2}.", "{0} here {1}, there {2}.", "{0} ovdje {1}, ondje {2}."}
	WhyColors    = Text{"Warna", "Colours", "Boje"}
	WhyBye       = Text{"Bye", "The bye", "Slobodan"}
	WhyByeText   = Text{"{0} ada di angka terendah ({1}) yang masih menyisakan pairing sah ({2}).", "{0} has the lowest score ({1}) that leaves a legal pairing ({2}).", "{0} ima najmanje bodova ({1}) uz koje ostaje valjano sparivanje ({2})."}
	WhyByeBarred = Text{"Tidak boleh bye lagi: {0}.", "May not have the bye: {0}.", "Ne smiju biti slobodni: {0}."}
	WhyByeNeeded = Text{"Tanpa mereka yang lain tidak bisa dipairing: {0}.", "Without them the others could not be paired: {0}.", "Bez njih se ostali ne mogu spariti: {0}."}
	WhyByHand    = Text{"Papan ini dibuat oleh wasit, bukan oleh mesin.", "The arbiter made this board, not the engine.", "Ovu je ploču sastavio sudac, a ne program."}
	WhyDiffers   = Text{"Dengan data sekarang mesin membuat pasangan lain. Lihat halaman Data: mengapa.", "On the data as they are now the engine pairs otherwise. The Data page says why.", "Prema sadašnjim podacima program spaja drukčije. Razlog je na stranici Podaci."}

	WishNone      = Text{"tanpa hak warna", "no preference", "bez prava na boju"}
	WishMild      = Text{"lemah {0}", "mild {0}", "blago {0}"}
	WishStrong    = Text{"kuat {0}", "strong {0}", "jako {0}"}
	WishAbsolute  = Text{"mutlak {0}", "absolute {0}", "apsolutno {0}"}
	WishOf        = Text{"{0}: {1}", "{0}: {1}", "{0}: {1}"}
	ColorGrant    = Text{"Hak warna keduanya dipenuhi.", "Both preferences are granted.", "Oba su prava na boju ispunjena."}
	ColorStronger = Text{"Hak warna yang lebih kuat dipenuhi.", "The stronger preference is granted.", "Ispunjeno je jače pravo."}
	ColorHistory  = Text{"Warna ditukar dari babak terakhir yang berbeda.", "Colours alternate from the last round in which they differed.", "Boje se izmjenjuju prema zadnjem kolu u kojem su se razlikovale."}
	ColorRank     = Text{"Hak warna pemain yang lebih tinggi dipenuhi.", "The higher ranked player's preference is granted.", "Ispunjeno je pravo više rangiranog igrača."}
	ColorParity   = Text{"Belum ada hak warna: nomor ganjil mendapat warna awal.", "No preferences yet: odd numbers get the initial colour.", "Još nema prava: neparni brojevi dobivaju početnu boju."}

	CritUnknown   = Text{"Kriteria {0}", "Criterion {0}", "Kriterij {0}"}
	CritOrder     = Text{"Semua kriteria sama; urutan susunan memutuskan.", "All criteria are equal; the order of candidates decides.", "Svi su kriteriji jednaki; odlučuje redoslijed mogućnosti."}
	CritMet       = Text{"Mereka sudah bertemu, atau tidak boleh bertemu.", "They have met, or may not meet.", "Već su igrali ili ne smiju igrati."}
	CritByeTwice  = Text{"Bye akan jatuh ke pemain yang tidak boleh mendapatnya.", "The bye would go to a player who may not have it.", "Slobodan bi bio igrač koji to ne smije."}
	CritAbsolute  = Text{"Keduanya punya hak mutlak atas warna yang sama.", "Both have an absolute preference for the same colour.", "Oba imaju apsolutno pravo na istu boju."}
	CritComplete  = Text{"Pemain di bawah tidak bisa lagi dipairing semua.", "The players below could no longer all be paired.", "Igrači niže više se ne bi mogli svi spariti."}
	CritByeScore  = Text{"Bye akan jatuh ke pemain dengan angka lebih tinggi.", "The bye would go to a player with a higher score.", "Slobodan bi bio igrač s više bodova."}
	CritFloaters  = Text{"Lebih banyak pemain turun.", "More players would float down.", "Više bi se igrača spustilo."}
	CritFloatHigh = Text{"Yang turun akan berangka lebih tinggi.", "Higher scores would float down.", "Spustili bi se viši bodovi."}
	CritNext      = Text{"Kelompok berikutnya akan lebih buruk.", "The next bracket would be worse.", "Sljedeća bi skupina bila lošija."}
	CritUnplayed  = Text{"Penerima bye sudah lebih sering tidak bermain.", "The bye's receiver has more unplayed rounds already.", "Slobodni igrač već ima više neodigranih kola."}
	CritTopDiff   = Text{"Lebih banyak pemain puncak melampaui selisih warna 2.", "More topscorers would exceed the colour difference of 2.", "Više vodećih premašilo bi razliku boja 2."}
	CritTopRow    = Text{"Lebih banyak pemain puncak mendapat warna sama tiga kali.", "More topscorers would get a colour three times running.", "Više vodećih imalo bi istu boju triput zaredom."}
	CritColor     = Text{"Lebih banyak hak warna tidak dipenuhi.", "More colour preferences would be denied.", "Više prava na boju ne bi bilo ispunjeno."}
	CritStrong    = Text{"Lebih banyak hak warna kuat tidak dipenuhi.", "More strong preferences would be denied.", "Više jakih prava ne bi bilo ispunjeno."}
	CritDown1     = Text{"Lebih banyak yang turun juga turun babak lalu.", "More downfloaters floated down last round too.", "Više spuštenih spuštalo se i prošlog kola."}
	CritUp1       = Text{"Lebih banyak lawan pemain turun juga naik babak lalu.", "More opponents of downfloaters floated up last round too.", "Više njihovih protivnika podiglo se i prošlog kola."}
	CritDown2     = Text{"Lebih banyak yang turun juga turun dua babak lalu.", "More downfloaters floated down two rounds ago too.", "Više spuštenih spuštalo se i pretprošlog kola."}
	CritUp2       = Text{"Lebih banyak lawan pemain turun juga naik dua babak lalu.", "More opponents of downfloaters floated up two rounds ago too.", "Više njihovih protivnika podiglo se i pretprošlog kola."}
	CritDiffDown1 = Text{"Selisih angka lebih besar bagi yang turun babak lalu.", "A larger score difference for those who floated down last round.", "Veća razlika bodova za one spuštene prošlog kola."}
	CritDiffUp1   = Text{"Selisih angka lebih besar bagi yang naik babak lalu.", "A larger score difference for those who floated up last round.", "Veća razlika bodova za one podignute prošlog kola."}
	CritDiffDown2 = Text{"Selisih angka lebih besar bagi yang turun dua babak lalu.", "A larger score difference for those who floated down two rounds ago.", "Veća razlika bodova za one spuštene pretprošlog kola."}
	CritDiffUp2   = Text{"Selisih angka lebih besar bagi yang naik dua babak lalu.", "A larger score difference for those who floated up two rounds ago.", "Veća razlika bodova za one podignute pretprošlog kola."}
	CritDiffs     = Text{"Selisih angka dalam pasangan lebih besar.", "The score differences in the pairs would be larger.", "Razlike bodova u parovima bile bi veće."}
)

// criteria are the sentences of C1 to C21 (2026), in order; of C.1 to C.19 (2017) below.
var criteria = [...]Text{CritMet, CritByeTwice, CritAbsolute, CritComplete, CritByeScore, CritFloaters, CritFloatHigh, CritNext, CritUnplayed,
	CritTopDiff, CritTopRow, CritColor, CritStrong, CritDown1, CritUp1, CritDown2, CritUp2, CritDiffDown1, CritDiffUp1, CritDiffDown2, CritDiffUp2}

var criteria2017 = [...]Text{CritMet, CritByeTwice, CritAbsolute, CritComplete, CritFloaters, CritDiffs, CritNext, CritTopDiff, CritTopRow,
	CritColor, CritStrong, CritDown1, CritUp1, CritDown2, CritUp2, CritDiffDown1, CritDiffUp1, CritDiffDown2, CritDiffUp2}

// Criterion returns the sentence of a criterion by its code ("C12", "C.10", "C.04.4.1 C7", "order"): what an
// alternative would have violated.
func Criterion(code string) Text {
	if code == "order" {
		return CritOrder
	}
	if t, ok := chapterCriteria[code]; ok {
		return t
	}
	for i, t := range criteria {
		if code == "C"+strconv.Itoa(i+1) {
			return t
		}
	}
	for i, t := range criteria2017 {
		if code == "C."+strconv.Itoa(i+1) {
			return t
		}
	}
	return CritUnknown
}
