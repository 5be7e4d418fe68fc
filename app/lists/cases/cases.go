// Package cases finds the first case of Croatian names that stand in another one: a verb or a preposition puts them there, "prijavljujem
// Tonija Kraljića". What it finds is a guess that a person should see.
package cases

import (
	"slices"
	"strings"

	"wasit/app/lists/lexicon"
)

// Names whose first case their ending does not tell, folded. A boy's name in -a, -e or -o has -u in the fourth case where a girl's
// would; one in -o has -a where one without a vowel would; one in -io has -ija where one in -i would.
var (
	boysInA  = lexicon.Set("luka nikola matija andrija ilija jona borna sasa vanja misa jakica ivica jurica perica dusa aljosa grga noa toma kosta jaksa gasa vuka stipica antica barica ozren")
	boysInE  = lexicon.Set("jere ante mate stipe jure sime rade mile joze duje pave ive bartule frane bore tade vice luce mise sale krste brane")
	boysInO  = lexicon.Set("lovro ivo pero duro jozo kreso karlo marko darko mirko branko slavko stanko zvonko zdenko zlatko vlatko ranko rajko ratko srecko petko vinko janko franjo bruno dino nino tino rino pino gino tito enzo mato vlado vjeko bepo fabo niko zeljko boško bosko dusko josko hrvatko djuro gabro mladenko lino neno reno santo alfonso rikardo leonardo ivko jurko tonko silvano mateo leo teo romeo andro pjero piero")
	boysInIo = lexicon.Set("mario dario antonio silvio julio emilio valerio elio fabio claudio klaudio livio flavio sergio serdio vitorio evidio ilario")
	boysInAr = lexicon.Set("petar aleksandar lazar dimitar")
)

// others are first cases that no rule finds.
var others = map[string]string{"jurja": "Juraj", "pavla": "Pavao", "jakova": "Jakov", "mihovila": "Mihovil", "mojsija": "Mojsije", "blaza": "Blaž"}

// Nominative is the first case of a name in the second or fourth one. A boy's name may end in -a or -u, a girl's in -u; a girl's surname
// stands as it is, unless it ends so itself.
func Nominative(name string, boy bool) string {
	words := strings.Fields(name)
	if len(words) == 0 {
		return name
	}
	surname := len(words) - 1
	if len(words) == 1 {
		surname = 1
	}
	for i, w := range words {
		switch {
		case i < surname:
			words[i] = given(w, boy)
		default:
			words[i] = family(w, boy)
		}
	}
	return strings.Join(words, " ")
}

// given is the first case of a given name.
func given(word string, boy bool) string {
	fold := lexicon.Fold(word)
	if first, ok := others[fold]; ok && boy {
		return first
	}
	switch {
	case strings.HasSuffix(word, "u"):
		return givenInU(strings.TrimSuffix(word, "u"), boy)
	case !boy || !strings.HasSuffix(word, "a") || len(fold) < 4 || boysInA.Has(fold):
		return word
	}
	stem := strings.TrimSuffix(word, "a")
	short := lexicon.Fold(stem)
	switch {
	case boysInO.Has(short + "o"):
		return stem + "o" // Marko, Karlo, Mateo
	case strings.HasSuffix(short, "ij") && boysInIo.Has(strings.TrimSuffix(short, "j")+"o"):
		return strings.TrimSuffix(stem, "j") + "o" // Mario
	case strings.HasSuffix(short, "ij"):
		return strings.TrimSuffix(stem, "j") // Toni
	case strings.HasSuffix(short, "oj"):
		return stem + "e" // Hrvoje
	case len(short) > 2 && boysInAr.Has(short[:len(short)-1]+"ar"):
		return stem[:len(stem)-1] + "ar" // Petar
	case oStem().MatchString(stem):
		return stem + "o"
	}
	return stem
}

// givenInU is the first case of a given name that ends in -u behind a stem.
func givenInU(stem string, boy bool) string {
	fold := lexicon.Fold(stem)
	switch {
	case boy && boysInE.Has(fold+"e"):
		return stem + "e"
	case boy && boysInO.Has(fold+"o"):
		return stem + "o"
	}
	return stem + "a"
}

// oStem is what is left of other names in -o: "Mark-", "Karl-".
var oStem = lexicon.Pattern(`(?:[rnltjvsčš]k|rl)$`)

// family is the first case of a surname.
func family(word string, boy bool) string {
	switch {
	case strings.HasSuffix(word, "skog"), strings.HasSuffix(word, "škog"), strings.HasSuffix(word, "čkog"):
		return strings.TrimSuffix(word, "og") + "i" // Zrinski
	case strings.HasSuffix(word, "u"):
		return strings.TrimSuffix(word, "u") + "a"
	case boy && strings.HasSuffix(word, "ca") && len(word) > 4 && !strings.ContainsRune("aeiou", rune(word[len(word)-3])):
		stem := strings.TrimSuffix(word, "ca")
		if strings.HasSuffix(stem, "el") || strings.HasSuffix(stem, "in") || strings.HasSuffix(stem, "ar") {
			return stem + "ec" // Novoselec
		}
		return stem + "ac" // Bunjevac
	case boy && strings.HasSuffix(word, "a"):
		return strings.TrimSuffix(word, "a")
	}
	return word
}

// IsOblique reports whether a full name cannot stand in the first case: its surname ends in -ića, or its given name in -u before another
// word. What it is then, boy or girl, its surname tells.
func IsOblique(name string) (oblique, boy bool) {
	words := strings.Fields(name)
	if len(words) < 2 {
		return false, false
	}
	first, last := words[0], words[len(words)-1]
	boy = strings.HasSuffix(last, "ića") && len(last) > len("ića")+1
	inA := strings.HasSuffix(first, "a") || strings.HasSuffix(first, "u")
	return boy && inA || strings.HasSuffix(first, "u") && len(first) > 2, boy
}

// Instrumental is the first case of a boy's full name behind "s": "s rođakom Franom Gavranom".
func Instrumental(name string) (nominative string, ok bool) {
	words := strings.Fields(name)
	if len(words) < 2 || slices.ContainsFunc(words, func(w string) bool { return !strings.HasSuffix(w, "om") && !strings.HasSuffix(w, "em") }) {
		return name, false
	}
	for i, w := range words {
		words[i] = w[:len(w)-2]
	}
	return strings.Join(words, " "), true
}
