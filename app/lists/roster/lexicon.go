package roster

import (
	"strings"
	"sync"
)

// sense is what a word can mean in a message. A word may have several; its place decides.
type sense uint64

// The senses.
const (
	polite  sense = 1 << iota // greeting, thanks, please, signing up: says nothing of a player and needs no look
	talk                      // a common word that is no part of a name; what it says must be looked at
	closing                   // what follows is a signature
	gone                      // withdrawn
	remark                    // something the organiser must know
	male                      // and female: certain words
	female
	maleName // words that are names as well: "Putra", "Putri"
	femaleName
	grownUp   // teacher, coach, arbiter: somebody who does not play
	honorific // Pak, Bu, Mr
	intro     // what follows is who writes: "saya", "this is"
	payment
	contact // label of a telephone number
	street
	title      // title of a list: O2SN, popis, entries
	ask        // a question about the list
	mend       // a correction
	replaces   // instead of
	same       // ditto
	weekday    //
	ageLabel   //
	ageUnit    //
	birthLabel //
	classLabel //
	classAfter // stands behind a class: razred, grade
	numberWord // satu, prvi, five: Arabic value in numberWords
	ratingMark //
	everyone   // semua, svi, all
	orWord     //
	andWord    //
	fromWord   //
	nickMark   // "alias"
	plusWord   //
	particle   // small word of a name
	alsoName   // common word that is a name as well when it stands capital before a name
	aside      // label of a form whose value is not kept
	count      // orang, anak, players: a number before it counts
	level      // SD, SMP, gimnazije behind a class
	notWord    // bukan, ne, not: what follows is denied
	self       // saya, ja, me
	clock      // jam, pukul, u: a time follows
	kin        // anak, sin, daughter: the player is a child of who writes
	signUp     // a verb of signing up
	board      // papan, ploča, board: a number follows
	category   // kategori, kelompok, group
	club       // klub, tim, kontingen before a name
)

// lexicons say what words mean, folded, for each language of a text, and for "" where nothing tells which it is: a common
// word of one language is a name in another. English and German words stand in all.
var lexicons = sync.OnceValue(func() map[string]map[string]sense {
	all := map[string]map[string]sense{"": {}, "id": {}, "hr": {}, "en": {}}
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

// phrase is a meaning of several words side by side.
type phrase struct {
	words []string
	sense sense
}

// phrases are indexed by their first word, the longest first.
var phrases = sync.OnceValue(func() map[string][]phrase {
	m := map[string][]phrase{}
	for _, entry := range sayings {
		for _, p := range strings.Split(entry.text, ",") {
			var w []string
			for _, f := range strings.Fields(p) {
				w = append(w, Fold(f))
			}
			list := m[w[0]]
			i := 0
			for i < len(list) && len(list[i].words) >= len(w) {
				i++
			}
			list = append(list, phrase{})
			copy(list[i+1:], list[i:])
			list[i] = phrase{w, entry.sense}
			m[w[0]] = list
		}
	}
	return m
})

// entry gives words one sense.
type entry struct {
	sense sense
	text  string
	lang  string // of common words: where they are such; "" where they are so everywhere
}

// numberWords are numbers written out, as classes have them.
var numberWords = sync.OnceValue(func() map[string]int {
	m := map[string]int{}
	for i, text := range []string{"satu pertama prvi prva prvog one first", "dua kedua drugi druga drugog two second", "tiga ketiga treći treća trećeg three third",
		"empat keempat četvrti četvrta četvrtog four fourth", "lima kelima peti peta petog five fifth", "enam keenam šesti šesta šestog six sixth",
		"tujuh ketujuh sedmi sedma sedmog seven seventh", "delapan kedelapan osmi osma osmog eight eighth", "sembilan kesembilan deveti deveta nine ninth",
		"sepuluh deseti ten tenth", "sebelas jedanaesti eleven eleventh", "duabelas dvanaesti twelve twelfth"} {
		for _, w := range strings.Fields(text) {
			m[Fold(w)] = i + 1
		}
	}
	return m
})

// wordSet is a set of folded words, folded when the first of them is looked up: no start of the app pays for lists of players.
type wordSet struct {
	text  string
	once  sync.Once
	words map[string]bool
}

func set(words string) *wordSet { return &wordSet{text: words} }

// has reports whether a folded word is one of the set.
func (s *wordSet) has(word string) bool {
	s.once.Do(func() {
		s.words = map[string]bool{}
		for _, w := range strings.Fields(s.text) {
			s.words[Fold(w)] = true
		}
	})
	return s.words[word]
}
