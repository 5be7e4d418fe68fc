package lineup

import (
	"regexp"
	"strconv"
	"strings"

	"wasit/app/lists/lexicon"
)

// boardSaid is a board named in words before or behind a player: "bd 1", "on board two", "p.2", "on bottom board", "prva ploča".
var boardSaid = lexicon.Pattern(`(?i)(?:\b(?:on|at|na|di|am|an|auf)\s+)?(?:\b(?:the|our)\s+)?(?:\b(?:board|bd|brd|papan|ploča|ploci|ploči|ploca|ploču|brett)\.?\s?(?:(?:no|br|nr)\.?\s?)?(\d{1,2}|\p{L}+)\b|\b(?:b|p|pl)\.?\s?(\d{1,2})\b|\b(\d{1,2}(?:st|nd|rd|th|\.)?|\p{L}+)\s(?:board|bd|papan|ploča|ploci|ploči|ploca|ploču|brett)\b)`)

// boardAlone is a board said by its number or place alone: "on two", "on top", "na prvoj".
var boardAlone = lexicon.Pattern(`(?i)\b(?:on|at|na|auf|di)\s+(?:the\s+)?(\d{1,2}|\p{L}{3,})\b`)

// listNumber is the number of a board directly before a player: "1) Igor Medved", "2. Ana Kos".
var listNumber = lexicon.Pattern(`(?:^|[\s(,;:])#?(\d{1,2})\s*[.):–-]?\s*$`)

var (
	topWords  = lexicon.Set("top utama vodeca glavna prvo first atas")
	lastWords = lexicon.Set("bottom last terakhir terbawah zadnja zadnjoj posljednja posljednjoj letztes letzten lowest bawah paling")
)

// boardNumber is the number that a word says, 0 for none. Last stands for the board behind those above.
func boardNumber(word string, next int) int {
	fold := lexicon.Fold(strings.TrimRight(word, "."))
	digits := strings.TrimRight(fold, "stndrdth")
	if n, err := strconv.Atoi(digits); err == nil {
		if n > 0 && n < 31 {
			return n
		}
		return 0
	}
	switch n := lexicon.NumberWords()[fold]; {
	case n > 0:
		return n
	case topWords.Has(fold):
		return 1
	case lastWords.Has(fold):
		return next
	}
	if n, ok := ordinals[fold]; ok {
		return n
	}
	return lexicon.Romans[fold]
}

// ordinals are forms of numbers that lists of numbers do not hold: "na drugoj".
var ordinals = map[string]int{"prvoj": 1, "prvu": 1, "drugoj": 2, "drugu": 2, "trecoj": 3, "trecu": 3, "cetvrtoj": 4, "cetvrtu": 4, "petoj": 5, "petu": 5, "sestoj": 6}

// boardIn takes the board that a text says out of it; n is 0 where it says none.
func boardIn(text string, next int) (n int, rest string) {
	for _, pattern := range []func() *regexp.Regexp{boardSaid, boardAlone} {
		for _, m := range pattern().FindAllStringSubmatchIndex(text, -1) {
			for k := 2; k < len(m); k += 2 {
				if m[k] < 0 {
					continue
				}
				if n := boardNumber(text[m[k]:m[k+1]], next); n > 0 {
					return n, text[:m[0]] + " " + text[m[1]:]
				}
			}
		}
	}
	return 0, text
}

var (
	// reservePlace is a reserve named by his place: "2nd sub", "first reserve", "cadangan kedua", "sub 2", "prva rezerva".
	reservePlace = lexicon.Pattern(`(?i)^(?:(?:the|our)\s+)?(?:(\p{L}+|\d(?:st|nd|rd|th|\.)?)\s+(?:reserve|sub|substitute|rezerv[aeiuo]\p{L}*|pričuv[aeiuo]\p{L}*|zamjen[aeiuo]\p{L}*|ersatz\p{L}*)\b|(?:reserve|sub|substitute|cadangan|rezerva|pričuva)\s+(?:ke-?\s?)?(\p{L}+|\d)\b)`)
	// reserveBoards is a clause that says which boards are reserves: "5 & 6 cadangan", "boards 5 and 6 are reserves".
	reserveBoards = lexicon.Pattern(`(?i)^\W*(?:(?:ket|keterangan|note|nb|napomena|catatan)\W+)?(?:(?:boards?|papan|ploče|ploča|nos?\.?|nomor|br\.?|nr\.?|bretter)\s*)?((?:\d{1,2}\.?\s*(?:,|&|\+|/|and|dan|i|und|-|–)?\s*)+)(?:\.?\s*(?:boards?|papan|ploče|ploča|bretter))?\s*(?:are|is|su|je|sind|ist|adalah|=|:|sebagai|as|kao)?\s*(?:the|our)?\s*(?:reserves?|subs?|substitutes?|cadangan|rezerv[ae]|pričuv[ae]|zamjen[ae]|ersatz\p{L}*)\W*$`)
)

// ReservePlace is the place of the reserve whom the beginning of a text names, and where his name ends; 0 for nobody.
func ReservePlace(text string) (n, to int) {
	m := reservePlace().FindStringSubmatchIndex(text)
	if m == nil {
		return 0, 0
	}
	for k := 2; k < len(m); k += 2 {
		if m[k] >= 0 {
			return boardNumber(text[m[k]:m[k+1]], 0), m[1]
		}
	}
	return 0, 0
}

// ReserveBoards are the boards that a clause makes reserves of.
func ReserveBoards(clause string) (boards []int, ok bool) {
	m := reserveBoards().FindStringSubmatch(clause)
	if m == nil {
		return nil, false
	}
	for _, w := range strings.FieldsFunc(m[1], func(r rune) bool { return r < '0' || r > '9' }) {
		if n := boardNumber(w, 0); n > 0 {
			boards = append(boards, n)
		}
	}
	return boards, len(boards) > 0
}

// CaptainIn is who leads, where a clause says nothing else: "kaptennya Christian".
func CaptainIn(clause string) string {
	if m := captainSaid().FindStringSubmatch(clause); m != nil {
		return m[1] + m[2]
	}
	return ""
}
