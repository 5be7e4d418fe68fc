package i18n

import (
	"strings"
)

// Why a round of the other systems is paired as it is.
var (
	ColorTable     = Text{"Warna mengikuti tabel.", "The table gives the colours.", "Boje određuje tablica."}
	ColorCup       = Text{"Yang lebih jarang memegang Putih mendapat Putih; bila sama, koin.", "White goes to who had it less often; if equal, a coin decides.", "Bijele dobiva tko ih je rjeđe imao; ako je jednako, novčić."}
	ColorLim       = Text{"Batas warna dulu, lalu warna yang menjadi hak, lalu warna babak terakhir yang berbeda.", "Colour limits first, then the colours due, then the last round in which they differed.", "Prvo ograničenja boja, zatim pripadajuće boje, pa zadnje kolo u kojem su se razlikovale."}
	ColorFewer     = Text{"Putih untuk yang lebih jarang memegang Putih.", "White goes to who had it less often.", "Bijele dobiva tko ih je rjeđe imao."}
	ColorAlternate = Text{"Warna bergantian dari pertandingan terakhir.", "Colours alternate from the last match.", "Boje se izmjenjuju prema zadnjem susretu."}
	ColorThird     = Text{"Tidak ada yang mendapat warna sama tiga kali berturut-turut.", "Nobody gets a colour three times in a row.", "Nitko ne dobiva istu boju triput zaredom."}
	ColorBalance   = Text{"Keseimbangan warna diperbaiki.", "The balance of colours is restored.", "Uspostavlja se ravnoteža boja."}
	ColorReturn    = Text{"Warna dibalik dari pertemuan terakhir mereka.", "Reversed from their last meeting.", "Obrnuto od njihova zadnjeg susreta."}
	ColorFirst     = Text{"Belum ada warna: bergantian dari papan 1, dimulai dengan warna awal.", "No colours yet: alternating from board 1, beginning with the initial colour.", "Još nema boja: naizmjence od 1. ploče, počevši s početnom bojom."}
	ColorLower     = Text{"Bila semua sama, yang lebih tinggi memegang Hitam.", "All else equal, the higher placed has Black.", "Ako je sve jednako, više plasirani ima crne."}
	CritUpfloat    = Text{"Lebih banyak pemain naik.", "More players would float up.", "Više bi se igrača podiglo."}
	CritUpScores   = Text{"Yang naik akan berangka lebih rendah.", "Lower scores would float up.", "Podigli bi se niži bodovi."}
	CritUpMax      = Text{"Lebih banyak pemain naik yang sudah naik sebanyak batasnya.", "More of those floating up have done so as often as allowed.", "Više podignutih već je dosegnulo dopušteni broj."}
	CritUpTimes    = Text{"Yang naik sudah lebih sering naik.", "Those floating up have done so more often.", "Podignuti su se dosad češće podizali."}
	CritUpLast     = Text{"Lebih banyak yang naik juga berpindah kelompok babak lalu.", "More of those floating up floated last round too.", "Više podignutih mijenjalo je skupinu i prošlog kola."}
	CritFewerPairs = Text{"Lebih sedikit pasangan.", "Fewer pairs.", "Manje parova."}
	CritOppLast    = Text{"Lebih banyak lawan pemain naik berpindah kelompok babak lalu.", "More opponents of those floating up floated last round.", "Više njihovih protivnika mijenjalo je skupinu prošlog kola."}
)

// chapterCriteria are the sentences of the systems that carry their chapter: "C.04.4.1 C7".
var chapterCriteria = map[string]Text{
	"C.04.4.1 C5": CritUpfloat, "C.04.4.1 C6": CritUpScores, "C.04.4.1 C7": CritColor, "C.04.4.1 C8": CritUpMax, "C.04.4.1 C9": CritUpTimes, "C.04.4.1 C10": CritUpLast,
	"C.04.4.2 C5": CritFewerPairs, "C.04.4.2 C6": CritFloatHigh, "C.04.4.2 C7": CritNext, "C.04.4.2 C8": CritColor,
	"C.04.6 C4": CritUpfloat, "C.04.6 C5": CritUpScores, "C.04.6 C6": CritNext, "C.04.6 C7": CritUpLast, "C.04.6 C8": CritColor, "C.04.6 C9": CritStrong, "C.04.6 C10": CritOppLast,
	"C.04.5 C4": CritUpfloat, "C.04.5 C5": CritUpScores, "C.04.5 C6": CritNext, "C.04.5 C7": CritUpLast, "C.04.5 C8": CritOppLast,
}

// rankRules are the colour rules of Dubov and Burstein (5.2.1 to 5.2.5), matchRules those of the Double-Swiss (4.3.1 to
// 4.3.5), teamRules those of teams (4.3.1 to 4.3.9), keizerRules those of Keizer (K1 to K6), in order.
var (
	rankRules   = [...]Text{ColorParity, ColorGrant, ColorStronger, ColorHistory, ColorRank}
	matchRules  = [...]Text{ColorParity, ColorFewer, ColorHistory, ColorAlternate, ColorAlternate}
	teamRules   = [...]Text{ColorParity, ColorGrant, ColorGrant, ColorStronger, ColorBalance, ColorHistory, ColorRank, ColorAlternate, ColorAlternate}
	keizerRules = [...]Text{ColorThird, ColorBalance, ColorReturn, ColorHistory, ColorFirst, ColorLower}
	dutchRules  = [...]Text{ColorGrant, ColorStronger, ColorHistory, ColorRank, ColorParity}
)

// ColorRule returns the sentence of a colour rule as the engines name it ("5.2.1", "C.04.5 4.3.2", "K4"), and how it is
// cited.
func ColorRule(rule string) (sentence Text, cite string) {
	for _, r := range []struct {
		prefix string
		list   []Text
	}{{"C.04.4.1 5.2.", rankRules[:]}, {"C.04.4.2 5.2.", rankRules[:]}, {"C.04.5 4.3.", matchRules[:]}, {"C.04.6 4.3.", teamRules[:]}, {"K", keizerRules[:]}, {"5.2.", dutchRules[:]}} {
		n, ok := strings.CutPrefix(rule, r.prefix)
		if ok && len(n) == 1 && n[0] >= '1' && int(n[0]-'1') < len(r.list) {
			if r.prefix == "5.2." {
				rule = "C.04.3, " + rule
			}
			return r.list[n[0]-'1'], rule
		}
	}
	switch {
	case strings.HasPrefix(rule, "C.04.4.3"):
		return ColorLim, rule
	case strings.HasPrefix(rule, "C.05"):
		return ColorTable, rule
	case rule == "knock-out":
		return ColorCup, ""
	}
	return ColorTable, ""
}
