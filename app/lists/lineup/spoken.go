package lineup

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/lists/lexicon"
)

// LineUp is a team that a line names as people speak: "Priory will play Adam Quill (1455), Cora Vance (1431) and, on three, Daisy Hume".
type LineUp struct {
	Lead  string   // what stands before the first player: the name of the team, or words that lead on
	Said  string   // the sentences that name the players
	Seats []Seat   // in the order of their boards, the reserves last
	Rest  []string // sentences about something else

	Before []string // sentences that stand before those
}

// Seat is a player of a line-up.
type Seat struct {
	Board   int // 0 for a reserve
	Captain bool
	Text    string // the name and the facts behind it
}

// Line writes a seat as a list does.
func (s Seat) Line() string {
	text := s.Text
	if s.Captain {
		text += " (c)"
	}
	if s.Board == 0 {
		return "Reserve: " + text
	}
	return strconv.Itoa(s.Board) + ". " + text
}

// Spoken reads a line that names three players and more. It answers false for any other, and for one that says who goes.
func Spoken(text string, isCorrection func(string) bool) (LineUp, bool) {
	var u LineUp
	found := false
	for _, sentence := range sentencesOf(text) {
		switch {
		case !found && !isCorrection(reserveWord().ReplaceAllString(sentence, " ")) && u.list(sentence):
			found, u.Said = true, sentence
		case found && reserveWord().MatchString(sentence) && u.reserves(sentence):
			u.Said += sentence
		case found && captainSaid().MatchString(sentence):
			m := captainSaid().FindStringSubmatch(sentence)
			u.Rest = append(u.Rest, "Captain: "+m[1]+m[2])
		case found && (condition().MatchString(sentence) || !isCorrection(sentence)) && u.oneMore(sentence):
			u.Said += sentence
		case !found:
			u.Before = append(u.Before, sentence)
		default:
			u.Rest = append(u.Rest, strings.TrimSpace(sentence))
		}
	}
	slices.SortStableFunc(u.Seats, func(a, b Seat) int { return seatOrder(a) - seatOrder(b) })
	return u, found
}

func seatOrder(s Seat) int {
	if s.Board == 0 {
		return 99
	}
	return s.Board
}

var (
	// reserveWord is a word for those who play for others.
	reserveWord = lexicon.Pattern(`(?i)(?:^|[^\p{L}])(?:reserv|rezerv|pričuv|pricuv|zamjen|cadang|(?:cad|rez|res|prič)\b|subs?\b|substitut|ersatz|spare\b|bench\b|stand[\s-]?by\b)\p{L}*`)
	// captainSaid is a sentence that says who leads: "Captain is Yve", "Kapten: Ismail", "Freya is captain".
	captainSaid = lexicon.Pattern(`(?i:^\W*(?:the |our )?(?:captain|capt\.?|skipper|kapten(?:nya)?|kapetan|kapetanica|mannschaftsführer)\s*(?:is|je|adalah|ist)?\s*[:=–-]?\s*)(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)[ .]*$|^\W*(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*) (?i:is|je|ist|jadi|sebagai|as) (?i:the |our )?(?i:captain|capt|skipper|kapten|kapetan|kapetanica|mannschaftsführer)[ .]*$`)
	// captainMark is a word for the captain beside a name.
	captainMark = lexicon.Pattern(`(?i)[(\[]\s*(?:c|capt|k|kap)\s*\.?\s*[)\]]|(?:^|[^\p{L}])(?:captain|capt|skipper|kapten|kapetan|kapetanica|mannschaftsführer)\b\.?`)
	// stop is where a sentence can end.
	stop = lexicon.Pattern(`[.!?]["”’)]?\s+["“„(]?[\p{Lu}\d]`)
)

// sentencesOf parts a text at the ends of its sentences; a point behind a number of a list or a short word ends none.
func sentencesOf(text string) []string {
	var list []string
	start := 0
	for _, m := range stop().FindAllStringIndex(text, -1) {
		head := strings.TrimRight(text[start:m[0]], " ")
		word := head[strings.LastIndexAny(head, " ,;:(\"")+1:]
		if isAbbreviated(head, word) {
			continue
		}
		list = append(list, text[start:m[0]+1])
		start = m[0] + 1
	}
	return append(list, text[start:])
}

// isAbbreviated reports whether the point behind the last word of a text ends no sentence: it belongs to a number of a list or a short word.
func isAbbreviated(head, word string) bool {
	before := strings.Fields(head)
	_, err := strconv.Atoi(word)
	number := err == nil && len(word) < 3
	if number && len(before) > 1 && labels.Has(lexicon.Fold(strings.Trim(before[len(before)-2], ".,("))) {
		return false // "kls 10."
	}
	runes := len([]rune(word))
	return number || abbreviated.Has(lexicon.Fold(word)) || runes < 2 || runes < 5 && isSmall(word) && (reserveWord().MatchString(word) || captainMark().MatchString(word) || labels.Has(word))
}

// list takes the players of a sentence that lists them.
func (u *LineUp) list(sentence string) bool {
	all := people(sentence)
	if k := firstNumbered(sentence, all); k > 0 {
		all = all[k:]
	}
	for len(all) > 0 && leadsOn(sentence, all) {
		all = all[1:]
	}
	if len(all) < 3 {
		return false
	}
	lead := sentence[:all[0].from]
	if m := reserveWord().FindStringIndex(lead); m != nil && len(strings.Trim(lead[m[1]:], " :.-–1234567890")) == 0 {
		return false // "Reserves: …"
	}
	sentence = sentence[:u.clauses(sentence, all[len(all)-1].to)]
	u.Lead = lead
	u.seat(sentence, all, false)
	return true
}

// clauses keeps what a sentence says behind its last player and not of him, "…, Freya is captain, all year 10", and returns where it begins.
func (u *LineUp) clauses(sentence string, from int) int {
	tail := brackets().ReplaceAllStringFunc(sentence[from:], func(s string) string { return strings.Repeat("_", len(s)) })
	at, end := from, len(sentence)
	for k, clause := range strings.SplitAfter(strings.ReplaceAll(tail, ";", ","), ",") {
		said := strings.Trim(sentence[at:at+len(clause)], " ,;.")
		at += len(clause)
		if k == 0 || end == len(sentence) && (asReserve().MatchString(said) || relative().MatchString(said) || countUnjoined(said) == 0 && !capitals().MatchString(said)) {
			continue
		}
		if end == len(sentence) {
			end = at - len(clause)
		}
		if m := captainSaid().FindStringSubmatch(said); m != nil {
			said = "Captain: " + m[1] + m[2]
		}
		u.Rest = append(u.Rest, said)
	}
	return end
}

// asReserve says of somebody before it that he is one.
var asReserve = lexicon.Pattern(`(?i)^(?:who\s.*|as|kao|sebagai|jadi|als|is|je)\s(?:\p{L}+\s){0,2}?(?:reserv|rezerv|pričuv|zamjen|cadang|sub|ersatz|spare)\p{L}*$`)

// relative begins a clause about the player before it: "who hasn't a grade".
var relative = lexicon.Pattern(`(?i)^(?:who|whose|koji|koja|yang|yg|der|die)\s`)

// capitals is a name inside a clause.
var capitals = lexicon.Pattern(`\p{Lu}\p{Ll}`)

// firstNumbered is the first of three and more people who have numbers before them, -1 where none has.
func firstNumbered(sentence string, all []person) int {
	first, n, from := -1, 0, 0
	for i, p := range all {
		if listNumber().MatchString(sentence[from:p.from]) {
			if n++; first < 0 {
				first = i
			}
		}
		from = p.to
	}
	if n < 3 {
		return -1
	}
	return first
}

// leadsOn reports whether the first of those named is the team, or somebody who speaks: a colon or words without a fact stand before the next.
func leadsOn(sentence string, all []person) bool {
	if len(all) < 2 {
		return false
	}
	gap := sentence[all[0].to:all[1].from]
	trimmed := strings.TrimSpace(gap)
	n, rest := boardIn(gap, 1)
	switch {
	case listNumber().MatchString(sentence[:all[0].from]) && listNumber().MatchString(gap):
		return false
	case strings.HasPrefix(trimmed, ":"), trimmed == "(":
		return true
	case digits(trimmed) || n > 0 && !strings.ContainsAny(rest, ","):
		return strings.Contains(gap, ":") && !digits(gap[:strings.Index(gap, ":")])
	case strings.Contains(gap, ":"):
		return true
	case !strings.ContainsAny(gap, ",;/&(") && !joins().MatchString(gap):
		return countSmall(gap) > 0 || strings.Trim(trimmed, "–—-") == ""
	}
	return countUnjoined(rest) > 1 && !captainMark().MatchString(gap)
}

func digits(s string) bool { return strings.ContainsAny(s, "0123456789") }

// joins is a word between the last two of several.
var joins = lexicon.Pattern(`(?i)(?:^|[\s,;])(?:and|dan|und|i|te|then|lalu|kemudian|zatim|pa|onda|dann|serta|followed by|with|dengan|sa|mit|uz|plus)\s`)

// joinWords lead from one player to the next.
var joinWords = lexicon.Set(`and dan und i te then lalu kemudian zatim pa onda dann serta followed by with dengan sa s mit uz plus next after that him her on at in na di am auf the our young little lastly finally
	disusul diikuti oleh gefolgt von a slijedi slijede iza njega nje konacno naposljetku terakhir last bottom top board bd papan ploca ploci brett as kao sebagai als playing plays play captain capt kapten kapetan
	igra je is main bermain spielt will be`)

// countUnjoined counts the words in small letters that do not lead from one player to the next.
func countUnjoined(text string) int {
	n := 0
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" ,;:()\"“”.", r) }) {
		if isSmall(w) && !joinWords.Has(lexicon.Fold(w)) {
			n++
		}
	}
	return n
}

func isSmall(w string) bool { return strings.ToLower(w) == w && strings.ToUpper(w) != w }

func countSmall(text string) int {
	n := 0
	for _, w := range strings.Fields(text) {
		if isSmall(w) {
			n++
		}
	}
	return n
}

// Reserves are the players behind a word for reserves: "1744 Colin Meakin / 1690 Bronwen Yates".
func Reserves(text string) []string {
	var u LineUp
	all := people(text)
	if len(all) == 0 {
		return nil
	}
	u.seat(text, all, true)
	var list []string
	for _, s := range u.Seats {
		list = append(list, s.Text)
	}
	return list
}

// reserves takes the people of a sentence that calls them reserves.
func (u *LineUp) reserves(sentence string) bool {
	all := people(sentence)
	if len(all) == 0 || honoured(sentence[:all[0].from]) {
		return false
	}
	u.seat(sentence, all, true)
	return true
}

// oneMore takes the only one whom a sentence behind the players names with a rating, and who has no board: "If somebody is ill Uma Addy (1222)
// steps in."
func (u *LineUp) oneMore(sentence string) bool {
	all := people(sentence)
	if len(all) != 1 || honoured(sentence[:all[0].from]) || !ratingBehind().MatchString(sentence[all[0].to:]) && !condition().MatchString(sentence) {
		return false
	}
	u.seat(sentence, all, true)
	return true
}

// condition begins a sentence about who comes where another one cannot.
var condition = lexicon.Pattern(`(?i)^\W*(?:if|should|in case|ako|ukoliko|kalau|jika|apabila|bila|falls|wenn)\s`)

// honoured reports whether the text before a name ends with a title of somebody who does not play.
func honoured(before string) bool {
	list := strings.Fields(before)
	return len(list) > 0 && honorifics.Has(lexicon.Fold(strings.Trim(list[len(list)-1], ".,:(")))
}

// seat puts people on the boards that the words around them say, else on the next one; reserve says that all of them are reserves.
func (u *LineUp) seat(sentence string, all []person, reserve bool) {
	before, behind := around(sentence, all)
	next, sticky, numbered := 1, reserve, firstNumbered(sentence, all) >= 0
	for i, p := range all {
		name := sentence[p.from:p.to]
		lead, rest := boardIn(before[i], next)
		trail, facts := boardIn(behind[i], next)
		if m := listNumber().FindStringSubmatch(before[i]); lead == 0 && numbered && m != nil {
			lead, _ = strconv.Atoi(m[1])
		}
		s := Seat{Captain: captainMark().MatchString(rest) || captainMark().MatchString(facts)}
		if m := ratingBefore().FindString(before[i]); m != "" {
			facts += " " + m
		}
		s.Text = strings.TrimSpace(name + " " + factsIn(captainMark().ReplaceAllString(facts, " ")))
		switch {
		case reserveWord().MatchString(before[i]):
			sticky = true
		case reserveWord().MatchString(facts):
			u.backToWith(before[:i+1])
			u.Seats = append(u.Seats, s)
			continue
		case lead+trail > 0:
			sticky = false
		}
		if !sticky {
			if s.Board = lead; lead == 0 {
				s.Board = trail
			}
			if s.Board == 0 {
				s.Board = next
			}
			next = s.Board + 1
		}
		u.Seats = append(u.Seats, s)
	}
}

// backToWith makes reserves of those who stand before one behind whom the word for it is: "with Una Dale and Tom Esk as reserves".
func (u *LineUp) backToWith(before []string) {
	for i := len(before) - 1; i > 0 && !withWord().MatchString(before[i]); i-- {
		if !andAlone().MatchString(before[i]) {
			return
		}
		if k := len(u.Seats) - (len(before) - i); k >= 0 && withWord().MatchString(before[i-1]) {
			u.Seats[k].Board = 0
			return
		}
	}
}

var (
	withWord = lexicon.Pattern(`(?i)(?:^|[\s,;])(?:with|dengan|sa|uz|mit)\s`)
	andAlone = lexicon.Pattern(`(?i)^[\s,]*(?:and|dan|i|te|und|&)\s*$`)
)

// around are the words before and behind each of several people: a sign or a joining word parts what is said of the one from what is said
// of the next.
func around(sentence string, all []person) (before, behind []string) {
	lead := leadOf(sentence[:all[0].from])
	n, _ := boardIn(lead, 1)
	style := n > 0 // the boards stand before their players
	rated := ratingBefore().MatchString(lead)
	before = append(before, lead)
	for i, p := range all {
		if i+1 == len(all) {
			behind = append(behind, sentence[p.to:])
			break
		}
		gap := sentence[p.to:all[i+1].from]
		at := partOf(gap, style)
		if m := ratingBefore().FindStringIndex(gap); rated && m != nil {
			at = m[0]
		}
		before, behind = append(before, gap[at:]), append(behind, gap[:at])
	}
	return before, behind
}

// ratingBefore is a rating that stands before its player: "1744 Colin Meakin".
var ratingBefore = lexicon.Pattern(`(?:^|[\s(])[1-9]\d{2,3}\)?\s*[,–-]?\s*$`)

// leadOf is what the words before the first player say of him: those behind the last sign.
func leadOf(text string) string {
	return text[strings.LastIndexAny(strings.TrimRight(text, " ,:;"), ",:;")+1:]
}

// parting is what parts two people.
var parting = lexicon.Pattern(`(?i)[,;/&]|\s(?:and|dan|und|i|te|then|lalu|kemudian|zatim|pa|onda|dann|serta|followed by|with|dengan|sa|mit|uz|plus)\s`)

// partOf is where the words behind a player end and those before the next begin.
func partOf(gap string, style bool) int {
	flat := brackets().ReplaceAllStringFunc(gap, func(s string) string { return strings.Repeat("_", len(s)) })
	if style {
		flat = strings.TrimRight(flat, " ,:;–-=")
		flat += strings.Repeat(" ", min(1, len(gap)-len(flat)))
	}
	at := -1
	for _, m := range parting().FindAllStringIndex(flat, -1) {
		if strings.TrimSpace(flat[m[0]:m[1]]) == "." && m[0] > 0 && strings.ContainsAny(flat[m[0]-1:m[0]], "0123456789bdpl") {
			continue // "p.2", "2. ploča"
		}
		if at = m[0]; !strings.ContainsAny(flat[m[0]:m[0]+1], " ") {
			at = m[1]
		}
	}
	if m := reserveWord().FindStringIndex(flat); m != nil && m[0] > at && countSmall(flat[m[1]:]) == 0 {
		return m[0] // "Hugo Lindell (unrated) sub Isla Fenwick"
	}
	switch {
	case at >= 0:
		return at
	case style || listNumber().MatchString(gap):
		if m := listNumber().FindStringIndex(gap); m != nil {
			return m[0]
		}
		return firstBoardIn(gap)
	}
	return len(gap)
}

// firstBoardIn is where the words for a board begin.
func firstBoardIn(gap string) int {
	if m := boardSaid().FindStringIndex(gap); m != nil {
		return m[0]
	}
	return len(gap)
}

// brackets are what stands in brackets.
var brackets = lexicon.Pattern(`[(\[][^()\[\]]*[)\]]`)

// fact is what can be said of a player: a bracket, a number, a class, a federation.
var fact = lexicon.Pattern(`[(\[][^()\[\]]*[)\]]|(?i:\b(?:born|lahir|thn|geb\.?|rođ\.?|rođena?)\s*)?\b\d{3,9}\b(?i:\.? (?:godište|god\b))?|(?i:\b(?:year|yr|class|grade|kelas|kls|klasse)\.?\s?(?:\d{1,2}|[ivx]{1,4})\s?-?[a-k]?\b)|\b\d{1,2}\.\s?(?:[a-k]\b|razred)|\b(?:[IVX]{1,4})\b|\b[A-Z]{3}\b`)

// factsIn are the facts of what is said behind a player.
func factsIn(text string) string {
	var list []string
	for _, f := range fact().FindAllString(text, -1) {
		inner := strings.Trim(f, "()[] ")
		if inner != "" && (f[0] != '(' && f[0] != '[' || digits(f) || len(strings.Fields(inner)) < 2) {
			list = append(list, f)
		}
	}
	return strings.Join(list, " ")
}
