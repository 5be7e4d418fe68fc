package i18n

import (
	"strconv"
)

// Why a round is paired as it is.
var (
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
