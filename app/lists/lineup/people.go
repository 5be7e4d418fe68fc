package lineup

import (
	"strings"
	"unicode/utf8"

	"wasit/app/lists/lexicon"
)

// person is somebody named in a text, by the bytes of the name.
type person struct{ from, to int }

// nameRun is words with capitals in a row, particles between them.
var nameRun = lexicon.Pattern(`\p{Lu}[\p{L}'’]*\.?(?:-\p{L}[\p{L}'’]*)*(?:\s(?:(?:van|von|de|der|den|du|da|dos|di|del|della|la|le|el|al|bin|binti|bte|ter|ten|zu|ibn)\s)*\p{Lu}[\p{L}'’]*\.?(?:-\p{L}[\p{L}'’]*)*)*`)

// abbreviated are words that a point belongs to, inside a name.
var abbreviated = lexicon.Set("abd moh muh mohd m st sv dr prof ir h hj jr sr sen jun ml fr rev ing dipl mag")

// labels stand before a fact, and are no name though a number follows.
var labels = lexicon.Set(`elo rating rtg dwz nwz twz ecf fide id hss class kelas kls year yr grade razred klasse board bd papan ploca brett born lahir god jg no nr br u
	team tim regu ekipa round kolo babak`)

// honorifics stand before somebody who leads or drives, and plays seldom.
var honorifics = lexicon.Set(`mr mrs ms miss mister madam sir fr father sister sr pak bapak bpk bu ibu ust ustadz ustadzah prof profesor profesorica gospodin gospoda gda gdja gosp g
	herr frau coach trener pelatih manager manajer voditelj mentor sensei pendamping official ofisial contact kontakt`)

// roles are words with a capital before a name that say what somebody does or how a sentence goes on, and are no part of it.
var roles = lexicon.Set(`board bd boards papan ploca ploci ploce brett reserve reserves res sub subs substitute substitutes spare bench cadangan cad rezerva rezerve rezervni rez pricuva pricuvni
	zamjena zamjenik zamjenski ersatz ersatzspieler captain capt skipper kapten kapetan kapetanica mannschaftsfuhrer top bottom last first second third fourth fifth sixth prva druga treca cetvrta peta
	prvoj drugoj trecoj cetvrtoj petoj zadnja posljednja pertama kedua ketiga keempat kelima terakhir erstes zweites drittes viertes letztes
	on at with and then our the we here also plus finally lastly followed next from na za zatim onda naposljetku lalu kemudian dengan untuk di serta dann auf igraju igra nastupaju nastupa kami nasi unsere unser play plays playing`)

// people finds who is named in a text: two words and more, or one before a number of a rating. Words of a role before a name are no part of it.
func people(text string) []person {
	var list []person
	for _, m := range nameRun().FindAllStringIndex(text, -1) {
		for _, p := range runsOf(text, m[0], m[1]) {
			if isPerson(text, p) {
				list = append(list, p)
			}
		}
	}
	return list
}

// Count is how many people a text names.
func Count(text string) int { return len(people(text)) }

// runsOf parts a run of words with capitals where a sentence ends inside it, and drops the words of a role before each part.
func runsOf(text string, from, to int) []person {
	var list []person
	start, words := -1, 0
	flush := func(end int) {
		if start >= 0 {
			list = append(list, person{start, end})
		}
		start, words = -1, 0
	}
	last := from
	for at := from; at < to; {
		end := to
		if n := strings.IndexAny(text[at:to], " \t\n"); n >= 0 {
			end = at + n
		}
		word := text[at:end]
		fold := lexicon.Fold(strings.TrimRight(word, "."))
		switch {
		case start < 0 && (roles.Has(fold) || reserveWord().MatchString(word)) && (word != strings.ToUpper(word) || utf8.RuneCountInString(word) == 1):
		case start < 0:
			start, words = at, 1
		default:
			words++
		}
		last = at + len(strings.TrimRight(word, "."))
		if strings.HasSuffix(word, ".") && utf8.RuneCountInString(word) > 2 && !abbreviated.Has(fold) {
			flush(last)
		} else if strings.HasSuffix(word, ".") {
			last = end
		}
		at = end
		for at < to && strings.ContainsRune(" \t\n", rune(text[at])) {
			at++
		}
	}
	flush(last)
	return list
}

// ratingBehind is a number of a rating behind a name of one word.
var ratingBehind = lexicon.Pattern(`^\s*[,(–:-]*\s*[1-9]\d{2,3}\b`)

// isPerson reports whether words with capitals can be somebody who plays.
func isPerson(text string, p person) bool {
	list := strings.Fields(text[p.from:p.to])
	first := lexicon.Fold(strings.TrimRight(list[0], "."))
	if honorifics.Has(first) || labels.Has(first) && len(list) < 3 {
		return false
	}
	if len(list) > 1 {
		return len(list) < 7
	}
	return utf8.RuneCountInString(list[0]) > 2 && list[0] != strings.ToUpper(list[0]) && ratingBehind().MatchString(text[p.to:])
}
