package session

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"wasit/app/event/journal"
	"wasit/clock"
	"wasit/rules"
)

// maxLink bounds the fragment of a link to a clock, in bytes.
const maxLink = 1000

// A LinkError names the key of a link to a clock whose value cannot be read: "c" a time control, "l" an edition of the Laws, "k" a class of
// play, "d" a move, "p" event, section, round, board and its number in the hall where that is another one; "" where the link is too long, no
// list of keys, or says nothing.
type LinkError struct{ Key string }

func (e *LinkError) Error() string {
	return fmt.Sprintf("session: link to a clock: the value of %q", e.Key)
}

// ClockLink writes the fragment of a link that lays a clock: "c=15%2B10&w=Ana&b=Budi&p=ev1.1.3.7", with m=1 for silent flags, and l,
// k and d for the Laws. A fragment never reaches the host.
func ClockLink(o LayClock) string {
	q := url.Values{}
	set := func(key, value string) {
		if value != "" {
			q.Set(key, value)
		}
	}
	set("c", o.Text)
	set("w", o.Names[0])
	set("b", o.Names[1])
	set("l", o.Laws.Edition)
	set("k", o.Laws.Class)
	if n := o.Laws.DrawFrom; n > 0 {
		set("d", strconv.Itoa(n))
	}
	if o.Claim {
		set("m", "1")
	}
	if p := o.Place; p.Event != "" {
		parts := []string{p.Event, strconv.Itoa(int(p.Section)), strconv.Itoa(p.Round), strconv.Itoa(p.Board)}
		if p.Number > 0 {
			parts = append(parts, strconv.Itoa(p.Number))
		}
		set("p", strings.Join(parts, "."))
	}
	return q.Encode()
}

// ReadClockLink reads what ClockLink wrote. What comes from outside is checked: every error is a [*LinkError].
func ReadClockLink(fragment string) (o LayClock, err error) {
	if len(fragment) > maxLink {
		return o, &LinkError{}
	}
	q, err := url.ParseQuery(fragment)
	if err != nil {
		return o, &LinkError{}
	}
	o = LayClock{Text: q.Get("c"), Names: [2]string{journal.Clean(q.Get("w")), journal.Clean(q.Get("b"))}, Claim: q.Get("m") == "1"}
	if o.Text != "" {
		if _, err := clock.ParseWritten(o.Text); err != nil {
			return LayClock{}, &LinkError{"c"}
		}
	}
	if o.Laws, err = readBoardLaws(q); err != nil {
		return LayClock{}, err
	}
	if p := q.Get("p"); p != "" {
		if o.Place, err = readPlace(p); err != nil {
			return LayClock{}, err
		}
	}
	if o.Text == "" && o.Names == [2]string{} && o.Place == (BoardPlace{}) {
		return LayClock{}, &LinkError{}
	}
	return o, nil
}

func readBoardLaws(q url.Values) (l BoardLaws, err error) {
	l = BoardLaws{Edition: q.Get("l"), Class: q.Get("k")}
	if _, ok := rules.EditionOf(l.Edition); l.Edition != "" && !ok {
		return l, &LinkError{"l"}
	}
	if l.Class != "" && !slices.Contains([]string{rules.Standard.String(), rules.Rapid.String(), rules.Blitz.String()}, l.Class) {
		return l, &LinkError{"k"}
	}
	if n := q.Get("d"); n != "" {
		if l.DrawFrom, err = strconv.Atoi(n); err != nil || l.DrawFrom < 1 || l.DrawFrom > 999 {
			return l, &LinkError{"d"}
		}
	}
	return l, nil
}

func readPlace(text string) (BoardPlace, error) {
	parts := strings.Split(text, ".")
	bad := &LinkError{"p"}
	if len(parts) < 4 || len(parts) > 5 || len(parts[0]) > 64 || !isWord(parts[0]) {
		return BoardPlace{}, bad
	}
	var n [4]int
	for i, part := range parts[1:] {
		v, err := strconv.Atoi(part)
		if err != nil || v < 1 || v > 9999 {
			return BoardPlace{}, bad
		}
		n[i] = v
	}
	return BoardPlace{Event: parts[0], Section: journal.SectionID(n[0]), Round: n[1], Board: n[2], Number: n[3]}, nil
}

// isWord reports that a text is of letters, digits and hyphens alone, so that it can stand in an address.
func isWord(text string) bool {
	return text != "" && len(text) <= 64 && !strings.ContainsFunc(text, func(r rune) bool {
		return (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') && r != '-' && r != '_'
	})
}

// RoundRoute is the page of the round of a board.
func (p BoardPlace) RoundRoute() Route {
	return Route{Page: PageRound, Event: p.Event, Section: p.Section, Round: p.Round}
}

// ClockOf is the clock of a board of the open event, as its section is played.
func ClockOf(m Session, round, board int) (o LayClock, ok bool) {
	state, id := m.Event.Ahead, m.Event.Section
	rows := state.Rows(id, round)
	sec, ok := state.In(id)
	if !ok || board < 1 || board > len(rows) {
		return o, false
	}
	r, laws := rows[board-1], state.Laws(id)
	place := BoardPlace{Event: m.Event.ID, Section: id, Round: round, Board: board}
	if n := sec.Hall.Number(board); n != board {
		place.Number = n
	}
	ruled := state.Rules(id)
	edition := ruled.Edition
	if ruled.Overlay != nil {
		edition = ruled.Overlay.Apply(edition)
	}
	return LayClock{Place: place, Names: [2]string{m.Name(r.WhitePlayer), m.Name(r.BlackPlayer)},
		Text: ClockText(sec.TimeCode), Laws: BoardLaws{laws.Edition, laws.Class, laws.DrawFrom}, Claim: edition.FlagByClaimOnly}, true
}

// ClockText writes a time control of TRF26 record 222 ("5400+30", "40/6000+30:1500+30") as the clock reads it, "" where it cannot.
func ClockText(timeCode string) string {
	var periods []clock.Period
	for part := range strings.SplitSeq(timeCode, ":") {
		var p clock.Period
		if moves, rest, cut := strings.Cut(part, "/"); cut {
			p.Moves, part = int(figure(moves)), rest
		}
		main, add, _ := strings.Cut(part, "+")
		p.Main = figure(main) * time.Second
		if p.Add = figure(add) * time.Second; p.Add > 0 {
			p.Method = clock.Fischer
		}
		periods = append(periods, p)
	}
	c := clock.Even(periods...)
	if c.Check() != nil {
		return ""
	}
	return c.String()
}

// figure reads a whole number; what is none is -1, which no control may have. Nothing at all is 0.
func figure(text string) time.Duration {
	if text == "" {
		return 0
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > 1_000_000 {
		return -1
	}
	return time.Duration(n)
}
