// Package lexicon holds what the words of lists and messages can mean, in the languages in which people write them: words and
// phrases with their senses, notices, roles, dates and letters of a sex. It reads a line into tokens; who is meant is roster's to find.
package lexicon

import (
	"strings"
	"sync"
)

// Sense is what a word can mean in a message. A word may have several; its place decides.
type Sense uint64

// The senses.
const (
	Polite  Sense = 1 << iota // greeting, thanks, please, signing up: says nothing of a player and needs no look
	Talk                      // a common word that is no part of a name; what it says must be looked at
	Closing                   // what follows is a signature
	Gone                      // withdrawn
	Remark                    // something the organiser must know
	Male                      // and female: certain words
	Female
	MaleName // words that are names as well: "Putra", "Putri"
	FemaleName
	GrownUp   // teacher, coach, arbiter: somebody who does not play
	Honorific // Pak, Bu, Mr
	Intro     // what follows is who writes: "saya", "this is"
	Payment
	Contact // label of a telephone number
	Street
	Title      // title of a list: O2SN, popis, entries
	Ask        // a question about the list
	Mend       // a correction
	Replaces   // instead of
	Same       // ditto
	Weekday    //
	AgeLabel   //
	AgeUnit    //
	BirthLabel //
	ClassLabel //
	ClassAfter // stands after a class: razred, grade
	numberWord // satu, prvi, five: Arabic value in numberWords
	RatingMark //
	Everyone   // semua, svi, all
	OrWord     //
	AndWord    //
	FromWord   //
	NickMark   // "alias"
	PlusWord   //
	Particle   // small word of a name
	AlsoName   // common word that is a name as well when it stands capital before a name
	Aside      // label of a form whose value is not kept
	Count      // orang, anak, players: a number before it counts
	Level      // SD, SMP, gimnazije after a class
	NotWord    // bukan, ne, not: what follows is denied
	Self       // saya, ja, me
	Clock      // jam, pukul, u: a time follows
	Kin        // anak, sin, daughter: the player is a child of who writes
	SignUp     // a verb of signing up
	Board      // papan, ploča, board: a number follows
	Category   // kategori, kelompok, group
	Club       // klub, tim, kontingen before a name
)

// Lexicons say what words mean, folded, for each language of a text, and for "" where nothing tells which it is: a common
// word of one language is a name in another. English and German words stand in all.
var Lexicons = sync.OnceValue(func() map[string]map[string]Sense {
	all := map[string]map[string]Sense{"": {}, "id": {}, "hr": {}, "en": {}}
	for _, e := range words {
		for w := range strings.FieldsSeq(e.text) {
			w = Fold(w)
			for lang, m := range all {
				if lang == "" || e.lang == "" || e.lang == lang || e.lang == "en" || e.lang == "de" {
					m[w] |= e.sense
				}
			}
		}
	}
	return all
})

// Phrase is a meaning of several words side by side.
type Phrase struct {
	Words []string
	Sense Sense
}

// Phrases are indexed by their first word, the longest first.
var Phrases = sync.OnceValue(func() map[string][]Phrase {
	m := map[string][]Phrase{}
	for _, entry := range sayings {
		for _, p := range strings.Split(entry.text, ",") {
			var w []string
			for _, f := range strings.Fields(p) {
				w = append(w, Fold(f))
			}
			list := m[w[0]]
			i := 0
			for i < len(list) && len(list[i].Words) >= len(w) {
				i++
			}
			list = append(list, Phrase{})
			copy(list[i+1:], list[i:])
			list[i] = Phrase{w, entry.sense}
			m[w[0]] = list
		}
	}
	return m
})

// entry gives words one sense.
type entry struct {
	sense Sense
	text  string
	lang  string // of common words: where they are such; "" where they are so everywhere
}

// NumberWords are numbers written out, as classes have them.
var NumberWords = sync.OnceValue(func() map[string]int {
	m := map[string]int{}
	for i, text := range []string{"satu pertama prvi prva prvog one first erste erster erstes", "dua kedua drugi druga drugog two second zweite zweiter zweites", "tiga ketiga treći treća trećeg three third dritte dritter drittes",
		"empat keempat četvrti četvrta četvrtog four fourth vierte vierter viertes", "lima kelima peti peta petog five fifth fünfte fünfter fünftes", "enam keenam šesti šesta šestog six sixth sechste sechster sechstes",
		"tujuh ketujuh sedmi sedma sedmog seven seventh siebte siebter siebtes", "delapan kedelapan osmi osma osmog eight eighth achte achter achtes", "sembilan kesembilan deveti deveta nine ninth",
		"sepuluh deseti ten tenth", "sebelas jedanaesti eleven eleventh", "duabelas dvanaesti twelve twelfth"} {
		for _, w := range strings.Fields(text) {
			m[Fold(w)] = i + 1
		}
	}
	return m
})

// gradeStems begin the words by which Croatian calls the pupils of a class, "petaš", "petaši", "petašica".
var gradeStems = []string{"prvas", "drugas", "trecas", "cetvrtas", "petas", "sestas", "sedmas", "osmas"}

// GradeOf is the class of the pupils whom a folded word calls by it; 0 for any other word.
func GradeOf(fold string) int {
	for i, stem := range gradeStems {
		if rest, ok := strings.CutPrefix(fold, stem); ok && len(rest) < 5 && rest != "t" {
			return i + 1
		}
	}
	return 0
}

// WordSet is a set of folded words, folded when the first of them is looked up: no start of the app pays for lists of players.
type WordSet struct {
	text  string
	once  sync.Once
	words map[string]bool
}

func Set(words string) *WordSet { return &WordSet{text: words} }

// Has reports whether a folded word is one of the set.
func (s *WordSet) Has(word string) bool {
	s.once.Do(func() {
		s.words = map[string]bool{}
		for _, w := range strings.Fields(s.text) {
			s.words[Fold(w)] = true
		}
	})
	return s.words[word]
}
