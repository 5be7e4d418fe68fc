package paint

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// play plays events to a painter and notes what comes of them:
//
//	front, page   a message whose change is seen in the front, or needs the page; the drawing that follows at once is noted
//	reveal        a message in the front with something to show
//	behind        an answer for which nobody waits
//	stored        the store has the last act
//	letter        a letter is typed; the page is drawn
//	go:NAME       another page is drawn
//	all:NAME      a page is to be drawn with all its rows
//	down, up      a finger
//	+50           so many milliseconds pass
//
// Of the pages "long" has more rows than a screenful. Notes are f (front), p (page with a screenful), a (with all its rows), ! (shown), each with
// the millisecond where it waited.
func play(t *testing.T, script string) string {
	t.Helper()
	s := &stage{page: "short", t: t, now: begin}
	s.draw()
	s.notes = nil
	for _, word := range strings.Fields(script) {
		s.word(word)
	}
	return strings.Join(s.notes, " ")
}

// begin is when a play begins, on the clock of a page that has stood for a while.
const begin = 10 * time.Second

type stage struct {
	Painter[string]
	t       *testing.T
	page    string
	down    bool
	now     time.Duration
	pending []struct {
		at   time.Duration
		look Look[string]
	}
	notes []string
}

func (s *stage) word(word string) {
	name, arg, _ := strings.Cut(word, ":")
	var ms int
	if n, _ := fmt.Sscanf(word, "+%d", &ms); n == 1 {
		s.pass(time.Duration(ms) * time.Millisecond)
		return
	}
	switch name {
	case "front":
		s.Changed(true)
		s.ask(s.FrontDrawn())
		s.note("f")
	case "reveal":
		s.Changed(true)
		if !s.Await(true, "!") {
			s.t.Error("a reveal does not wait for the rest of the page")
		}
		s.ask(s.FrontDrawn())
		s.note("f")
	case "page":
		s.Changed(false)
		if s.Await(false, "!") {
			s.t.Error("a reveal waits where the whole page is drawn at once")
		}
		s.draw()
	case "behind":
		s.ask(s.Behind())
	case "stored":
		s.ask(s.Painter.Stored())
	case "letter":
		s.Letter(s.now)
		s.draw()
	case "go":
		s.page = arg
		s.draw()
	case "all":
		s.DrawAll(arg)
	case "down", "up":
		s.down = word == "down"
	default:
		s.t.Fatalf("what is %q?", word)
	}
}

func (s *stage) ask(l Look[string]) {
	if l.IsDue() {
		s.pending = append(s.pending, struct {
			at   time.Duration
			look Look[string]
		}{s.now + l.After, l})
	}
}

func (s *stage) note(what string) {
	if s.now > begin {
		what += fmt.Sprint((s.now - begin).Milliseconds())
	}
	s.notes = append(s.notes, what)
}

func (s *stage) draw() {
	brief := s.IsBrief(s.page)
	shown, look := s.Drawn(s.page, brief, brief && s.page == "long", s.now)
	if brief {
		s.note("p")
	} else {
		s.note("a")
	}
	for range shown {
		s.note("!")
	}
	s.ask(look)
}

func (s *stage) pass(d time.Duration) {
	end := s.now + d
	for {
		slices.SortStableFunc(s.pending, func(a, b struct {
			at   time.Duration
			look Look[string]
		}) int {
			return int(a.at - b.at)
		})
		if len(s.pending) == 0 || s.pending[0].at > end {
			s.now = end
			return
		}
		next := s.pending[0]
		s.pending = s.pending[1:]
		s.now = next.at
		switch answer, look := s.Due(next.look, s.down); answer {
		case Draw, Rows:
			s.draw()
		case Again:
			s.ask(look)
		}
	}
}

// TestOrders: what is drawn when, in every order of events.
func TestOrders(t *testing.T) {
	for name, c := range map[string]struct{ events, want string }{
		"a page": {"page +1000", "p"},
		"the front, and the rest when it is painted": {"front +1000", "f p100"},
		"a page is drawn meanwhile":                  {"front +30 page +1000", "f p30"},
		"a thumb that drums":                         {"front +60 front +60 front +60 front +1000", "f f60 f120 f180 p300"},
		"it drums without an end":                    {"front +90 front +90 front +90 front +90 front +90 front +90 front +1000", "f f90 f180 f270 f360 f450 p500 f540 p640"},
		"another touch after the page":               {"front +30 page +200 front +1000", "f p30 f230 p330"},
		"the finger is still down":                   {"front down +250 up +1000", "f p300"},
		"it rests there":                             {"front down +1000", "f p500"},
		"the act is stored":                          {"front +40 stored +1000", "f p60"},
		"stored, and another touch before the frame": {"front +40 stored +10 front +1000", "f f50 p200"},
		"stored, and the finger down":                {"front +40 stored down +25 up +1000", "f p100"},
		"stored when nothing is due":                 {"page stored +1000", "p"},
		"stored after the rest is drawn":             {"front +150 stored +1000", "f p100"},
		"an answer for which nobody waits":           {"behind +1000", "p50"},
		"the page is drawn before it":                {"behind +20 page +1000", "p20"},
		"two answers":                                {"behind +20 behind +1000", "p50"},
		"an answer under a finger":                   {"behind down +1000", "p50"},
		"what is shown waits for the rest":           {"reveal +1000", "f p100 !100"},
		"it is shown once":                           {"reveal page page +1000", "f p ! p"},
		"a long page":                                {"go:long +1000", "p a50"},
		"a long page is drawn again, whole":          {"go:long +100 page +1000", "p a50 a100"},
		"it is drawn twice before its rows":          {"go:long +20 page +1000", "p p20 a50"},
		"a letter, and the rows after a pause":       {"go:long +100 letter +1000", "p a50 p100 a500"},
		"letter after letter":                        {"go:long +100 letter +200 letter +200 letter +1000", "p a50 p100 p300 p500 a900"},
		"a letter before the first rows":             {"go:long +20 letter +1000", "p p20 a420"},
		"a drawing between letters":                  {"go:long +100 letter +100 page +1000", "p a50 p100 p200 a500"},
		"back to a long page":                        {"go:long +100 go:short go:long +1000", "p a50 p100 p100 a150"},
		"paper has every leaf":                       {"all:long go:long +1000", "a"},
		"a short page comes after all was asked":     {"all:long go:short go:long +1000", "p p a50"},
	} {
		if got := play(t, c.events); got != c.want {
			t.Errorf("%s (%s): %q, want %q", name, c.events, got, c.want)
		}
	}
}

// TestFront: the last message decides whether the front is enough.
func TestFront(t *testing.T) {
	var p Painter[int]
	for _, front := range []bool{true, false, true} {
		if p.Changed(front); p.IsFront() != front {
			t.Errorf("front %v", p.IsFront())
		}
	}
}

// TestTakenBack: a touch in the frame of the rest may take its drawing back; the rest is then due again.
func TestTakenBack(t *testing.T) {
	var p Painter[int]
	answer, _ := p.Due(p.FrontDrawn(), false)
	if answer != Draw {
		t.Fatalf("the rest: %v", answer)
	}
	if look := p.FrontDrawn(); !look.IsDue() || look.After != RestTime {
		t.Errorf("after the touch: %+v", look)
	}
}
