package lineup

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"wasit/app/lists/lexicon"
)

// itemNumber is a number or letter before an item of a list: "4)", "[2]", "No. 3:".
var itemNumber = lexicon.Pattern(`^\W*(?:(?i:no\.?\s*)?\d{1,2}\s*[\])}.:–-]+|\[\d{1,2}\]|[A-Z]\))\s*`)

// openers begin sentences and lead to the name of a team: "From Wickham Grammar", "Za ŠK Lovor igraju".
var openers = lexicon.Set(`from for the our we here this on in at now next and also za iz od u ovo evo mi naša nasa naši nasi igraju igra nastupa nastupaju dolaze dari untuk kami dari dr tim regu ini berikut susunan pemain
	für fur von aus hier unsere unser es team squad ekipa momcad mannschaft sastav postava lineup`)

// TeamIn is the name of the team in the words before its players, "" where they name none: "From Wickham Grammar: “We shall put out", "Priory will play".
func TeamIn(lead string) string {
	lead = strings.TrimSpace(itemNumber().ReplaceAllString(lead, ""))
	head, _, colon := strings.Cut(lead, ":")
	if !colon {
		head = lead
	}
	list := strings.Fields(strings.Trim(head, " \"“”„'()"))
	isSaidBy := len(list) > 0 && openers.Has(lexicon.Fold(list[0])) // "From Wickham Grammar: “We"
	for len(list) > 0 && (openers.Has(lexicon.Fold(list[0])) || isSmall(list[0])) {
		list = list[1:]
	}
	n := capitalsOf(list)
	if n == 0 {
		return ""
	}
	name, rest := strings.Join(list[:n], " "), list[n:]
	small := countSmall(strings.Join(rest, " "))
	spoken := speech().MatchString(lead)
	switch {
	case strings.HasSuffix(name, ",") || strings.HasSuffix(name, ";"),
		spoken && !isSaidBy, // who says so: "Ana writes: “we come"
		n == 1 && len(rest) > 0 && lexicon.Lexicons()[""][lexicon.Fold(name)]&(lexicon.Polite|lexicon.Talk) != 0,
		!colon && len(rest) == 0 && !strings.ContainsAny(lead, "–—-("),
		colon && small > 1 && n < 2: // "Urutan papan dari yang terkuat:"
		return ""
	case colon && small == 1 && len(rest) < 3 && !plays.Has(lexicon.Fold(rest[0])):
		name += " " + strings.Join(rest, " ") // "Ekonomska škola:"
	}
	return nominative(strings.Trim(name, " \"“”„–—-("))
}

// nominative writes the name of a Croatian school behind "za" as it is called: "Gimnaziju Opatija", "Osnovnu školu Vrh".
func nominative(name string) string {
	m := accusative().FindStringIndex(name)
	if m == nil {
		return name
	}
	list := strings.Fields(name[:m[1]])
	for i, w := range list {
		if rest, ok := strings.CutSuffix(w, "u"); ok {
			list[i] = rest + "a"
		}
	}
	return strings.TrimSpace(strings.Join(list, " ") + " " + name[m[1]:])
}

// accusative is a kind of school in that case, and the words before it.
var accusative = lexicon.Pattern(`^(?:\p{L}+u\s){0,2}(?i:gimnaziju|školu|akademiju)(?:\s|$)`)

// capitalsOf is how many of the first words are the name of a team.
func capitalsOf(list []string) int {
	n := 0
	for n < len(list) && isNameOfTeam(list[n], n) {
		if n++; strings.HasSuffix(list[n-1], ",") || strings.HasSuffix(list[n-1], ";") {
			break
		}
	}
	return n
}

// plays are verbs behind the name of a team.
var plays = lexicon.Set("igraju igra nastupaju nastupa nastupit dolaze prijavljuje salje spielen spielt spielt meldet play plays fields send sends enter have has is are turun main bermain tampil mengirim menurunkan")

// speech is what somebody says behind a colon.
var speech = lexicon.Pattern(`:\s*["“„»']`)

// isNameOfTeam reports whether a word can be the next one of a team's name.
func isNameOfTeam(w string, n int) bool {
	r, _ := utf8.DecodeRuneInString(strings.TrimLeft(w, "\"“„'("))
	return unicode.IsUpper(r) || n > 0 && unicode.IsDigit(r) || n > 0 && lexicon.IsOneOf(w, "& of and de von di i pod na škola školu društvo klub gimnazija gimnaziju")
}

// IsProse reports whether a line is a sentence about a team rather than its name: three words and more in small letters.
func IsProse(line string) bool {
	small, all := countSmall(line), len(strings.Fields(line))
	return small > 2 && small*2 >= all
}
