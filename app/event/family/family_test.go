package family

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/sheet/qr"
)

// hall is an event that is played in a test.
type hall struct {
	t testing.TB
	journal.State
	now time.Time
}

var jakarta = time.FixedZone("WIB", 7*60*60)

// open makes an event of one section with seven players, and codes for their families.
func open(t testing.TB) *hall {
	h := &hall{t: t, now: time.Date(2026, 11, 29, 9, 0, 0, 0, jakarta)}
	h.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "ev1", Name: "O2SN Kecamatan Tapos 2026"}},
		journal.AddSection{SectionConfig: journal.SectionConfig{Name: "SD Pi", System: "dutch", Edition: "2026", Rounds: 5, TimeCode: "900+10"}},
		journal.SetHall{Section: 1, Hall: journal.Hall{First: 11}})
	list := make([]journal.PlayerInfo, 7)
	for i := range list {
		list[i] = journal.PlayerInfo{Name: fmt.Sprintf("Siti Nur Aisyah %d", i+1), Club: "SDN Cimanggis 2", Rating: 1500 - i}
	}
	h.do(journal.ImportPlayers{Section: 1, Players: list}, journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 5}, journal.MakeFamilyCodes{Secret: [16]byte{7}})
	return h
}

func (h *hall) do(commands ...journal.Command) {
	h.t.Helper()
	for _, c := range commands {
		_, after, err := journal.Decide(h.State, journal.Stamp{At: h.now.UnixMilli(), Device: "tab", By: "Rina"}, c)
		if err != nil {
			h.t.Fatalf("%T: %v", c, err)
		}
		h.State = after
	}
}

// pair publishes the next round, neighbours against each other, the last one with the bye.
func (h *hall) pair(absent ...journal.PlayerID) {
	h.t.Helper()
	n := h.NextRound(1)
	p := journal.PairByHand{Section: 1}
	var free []journal.PlayerID
	for _, x := range h.Players(1) {
		if !x.IsOut(n) && x.Now == 0 && !slices.Contains(absent, x.ID) {
			free = append(free, x.ID)
		}
	}
	for i := 0; i+1 < len(free); i += 2 {
		p.Boards = append(p.Boards, journal.Pair{free[i], free[i+1]})
	}
	if len(free)%2 == 1 {
		p.PAB = free[len(free)-1]
	}
	if len(absent) > 0 {
		h.do(journal.RequestBye{Players: absent, Round: n, Bye: journal.Zero})
	}
	h.do(p, journal.Publish{Section: 1, Time: h.now.UnixMilli()})
}

func (h *hall) news() News {
	h.t.Helper()
	n, ok := NewsOf(h.State, 1, h.NextRound(1), h.now)
	if !ok {
		h.t.Fatal("no news")
	}
	return n
}

func (h *hall) child(id journal.PlayerID) Child {
	c, ok := ChildOf(h.State, id)
	if !ok {
		h.t.Fatal("no codes")
	}
	return c
}

// read takes news through its code, as a phone reads it.
func read(t testing.TB, code string) News {
	t.Helper()
	_, n, err := Read(code)
	if err != nil || n == nil {
		t.Fatalf("%s: %v", code, err)
	}
	return *n
}

// line is what a phone knows of a child after news.
func (h *hall) line(of journal.PlayerID) (Line, int) {
	h.t.Helper()
	n := read(h.t, h.news().Codes(MostCode)[0].Code)
	i, seat, ok := n.Find(h.child(of))
	if !ok {
		h.t.Fatalf("player %d is not found in %+v", of, n)
	}
	return n.Lines[i], seat
}

// TestDay: from the code of the child through a round with its result, her points and her place.
func TestDay(t *testing.T) {
	h := open(t)
	if l, _ := h.line(3); l.Why != Unpaired || l.Board != 0 {
		t.Errorf("before round 1: %+v", l)
	}
	h.pair()
	l, seat := h.line(4)
	if seat != 1 || l.Board != 12 || l.Seats[0].Name != "Siti Nur Aisyah 3" || l.Seats[1].Points != 0 || !l.Score.IsZero() {
		t.Errorf("seat %d of %+v", seat, l)
	}
	if l, _ := h.line(7); l.Why != Bye || l.Seats[0].Points != 10 {
		t.Errorf("the bye: %+v", l)
	}
	for b := 1; b <= 3; b++ {
		h.do(journal.EnterResult{Section: 1, Round: 1, Board: b, Score: journal.BlackWins})
	}
	l, seat = h.line(4)
	if l.Score != journal.BlackWins || l.Seats[seat].Points != 10 || l.Seats[seat].Rank == 0 {
		t.Errorf("after the round: %+v", l)
	}
	n := h.news()
	if !n.Done || n.Round != 1 || n.Rounds != 5 || n.Made != h.now.Unix()/60 || n.Section != "SD Pi" {
		t.Errorf("%+v", n)
	}
}

// TestWhys: who leaves, stays away, comes later or goes to another section is told so.
func TestWhys(t *testing.T) {
	h := open(t)
	h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "SMP Pi", System: "dutch", Edition: "2026", Rounds: 5}})
	h.pair(2)
	if l, _ := h.line(2); l.Why != Absent {
		t.Errorf("stays away: %+v", l)
	}
	for b := 1; b <= 3; b++ {
		h.do(journal.EnterResult{Section: 1, Round: 1, Board: b, Score: journal.Drawn})
	}
	h.do(journal.CloseRound{Section: 1, Time: h.now.UnixMilli()}, journal.Withdraw{Players: []journal.PlayerID{1}, From: 2}, journal.TransferPlayer{ID: 3, To: 2, Missed: journal.Zero})
	h.pair()
	if l, _ := h.line(1); l.Why != Withdrawn {
		t.Errorf("left: %+v", l)
	}
	if l, seat := h.line(3); l.Why != Moved || l.Seats[1].Name != "SMP Pi" || seat != 0 {
		t.Errorf("another section: %+v", l)
	}
	other, ok := NewsOf(h.State, 2, 5, h.now)
	if !ok {
		t.Fatal("no news of the other section")
	}
	if i, _, found := other.Find(h.child(3)); !found || other.Lines[i].Why != Unpaired {
		t.Errorf("there the same code finds her: %+v", other)
	}
}

// TestCodeSays: a child's code says neither name nor number, and no two children share one. News holds names, and no key.
func TestCodeSays(t *testing.T) {
	h := open(t)
	h.pair()
	seen := map[string]bool{}
	for _, p := range h.Players(1) {
		code := h.child(p.ID).Code()
		if seen[code] || len(code) != 24 {
			t.Errorf("player %d: %s", p.ID, code)
		}
		seen[code] = true
		c, n, err := Read(code)
		if err != nil || n != nil || *c != h.child(p.ID) {
			t.Errorf("read %+v, %v", c, err)
		}
	}
	q, err := qr.Encode("https://example.org/wasit" + LinkMark + h.child(1).Code())
	if err != nil || q.Size > 37 {
		t.Errorf("%d modules, %v", q.Size, err)
	}
}

// TestParts: news is cut into codes of about one size, none longer than asked for; each child is in exactly one of them.
func TestParts(t *testing.T) {
	h := open(t)
	h.pair()
	n := h.news()
	parts := n.Codes(300)
	if len(parts) < 2 {
		t.Fatalf("%d parts", len(parts))
	}
	next := 1
	for _, p := range parts {
		if len(p.Code) > 300 {
			t.Errorf("%d letters", len(p.Code))
		}
		back := read(t, p.Code)
		if back.From != next || back.Of != len(n.Lines) {
			t.Errorf("lines %d to %d of %d", back.From, back.To, back.Of)
		}
		next = back.To + 1
	}
	for _, p := range h.Players(1) {
		found := 0
		for _, part := range parts {
			back := read(t, part.Code)
			if _, _, ok := back.Find(h.child(p.ID)); ok {
				found++
			}
		}
		if found != 1 {
			t.Errorf("player %d is in %d codes", p.ID, found)
		}
	}
	eight := n
	for len(eight.Lines) < 8 {
		eight.Lines = append(eight.Lines, n.Lines[0])
	}
	eight.Lines = eight.Lines[:8]
	t.Logf("news of 8 lines: %d letters; of one: %d; the code of a child: %d", len(eight.code()), len(n.Alone(0).code()), len(h.child(1).Code()))
	if len(eight.code()) > 620 || len(n.Alone(0).code()) > 180 {
		t.Errorf("news of 8 lines: %d letters; of one: %d", len(eight.code()), len(n.Alone(0).code()))
	}
}

// TestForged: nobody without the key of a child writes a line that its phone takes, whatever is changed in a true one.
func TestForged(t *testing.T) {
	h := open(t)
	h.pair()
	n, c := h.news(), h.child(4)
	at, seat, _ := n.Find(c)
	for what, change := range map[string]func(*News){
		"board": func(n *News) { n.Lines[at].Board = 3 }, "opponent": func(n *News) { n.Lines[at].Seats[1-seat].Name = "Budi" },
		"points": func(n *News) { n.Lines[at].Seats[seat].Points = 50 }, "result": func(n *News) { n.Lines[at].Score = journal.WhiteWins },
		"colour": func(n *News) { s := &n.Lines[at].Seats; s[0], s[1] = s[1], s[0] }, "round": func(n *News) { n.Round = 2 },
		"time": func(n *News) { n.Start += 30 }, "age": func(n *News) { n.Seq += 9 }, "event": func(n *News) { n.Name = "Cup" },
		"mark of another child": func(n *News) { n.Lines[at].Seats[seat].Mark = n.Lines[0].Seats[0].Mark },
	} {
		forged := n
		forged.Lines = slices.Clone(n.Lines)
		change(&forged)
		if _, _, ok := read(t, forged.code()).Find(c); ok {
			t.Errorf("another %s is taken", what)
		}
	}
	if _, _, ok := n.Find(Child{c.Event, c.Turn, Key{1}}); ok {
		t.Error("a key that nobody was given")
	}
}

// TestUnread: what is not whole, not ours or of a newer app says so; each letter counts.
func TestUnread(t *testing.T) {
	h := open(t)
	h.pair()
	news, child := h.news().Codes(MostCode)[0].Code, h.child(1).Code()
	for name, c := range map[string]struct {
		code string
		why  Fault
	}{"empty": {"", Foreign}, "cut": {news[:len(news)-8], Cut}, "cut inside a byte": {news[:len(news)-9], Cut}, "cut child": {child[:12], Cut}, "words behind it": {child + "!", Cut}, "words": {"https://example.org", Foreign}, "long": {strings.Repeat("E", MostCode+1), Foreign},
		"newer": {sealed([]byte{kindNews + 1, 2, 3}), Newer}, "a certificate": {"AwAAAAAAAAAAAAAAAAAA", Foreign}, "nothing in it": {sealed([]byte{kindNews}), Foreign}} {
		var fault *Error
		if _, _, err := Read(c.code); !errors.As(err, &fault) || fault.Why != c.why {
			t.Errorf("%s: %v, want %s", name, err, c.why)
		}
	}
	for _, code := range []string{child, news} {
		for i := range code {
			other := "A"
			if code[i] == 'A' {
				other = "B"
			}
			if _, _, err := Read(code[:i] + other + code[i+1:]); err == nil {
				t.Errorf("letter %d was changed", i)
			}
		}
	}
}

// TestCodesIn: a link, a code alone, and each link of a message.
func TestCodesIn(t *testing.T) {
	for text, want := range map[string][]string{"abc": {"abc"}, " https://x.org/follow#abc\n": {"abc"}, "": {""},
		"Babak 1\nhttps://x.org/follow#a\nhttps://x.org/w/follow#bcd later": {"a", "bcd"}} {
		if got := CodesIn(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q", text, got)
		}
	}
	if got := CodesIn(strings.Repeat("x"+LinkMark+"a\n", 1000)); len(got) != mostLinks {
		t.Errorf("%d codes", len(got))
	}
}

// TestBook: siblings are followed side by side; newer news takes the place of older and never the other way; of strangers nothing stays.
func TestBook(t *testing.T) {
	h := open(t)
	h.pair()
	b, added := Book{}.Add(h.child(1))
	b, again := b.Add(h.child(1))
	b, second := b.Add(h.child(4))
	if added != Follows || again != Known || second != Follows || len(b.List) != 2 {
		t.Fatalf("%v %v %v %+v", added, again, second, b)
	}
	first := h.news()
	b, v := b.Take(first, h.now)
	if !reflect.DeepEqual(v, Verdict{Found: []int{0, 1}}) || b.List[0].Name != "Siti Nur Aisyah 1" || strings.Contains(string(b.Data()), "Aisyah 5") {
		t.Errorf("%+v, %s", v, b.Data())
	}
	h.do(journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins})
	h.now = h.now.Add(time.Hour)
	b, _ = b.Take(h.news(), h.now)
	b, v = b.Take(first, h.now.Add(time.Minute))
	n, seat, ok := b.List[0].Latest()
	if !reflect.DeepEqual(v, Verdict{Older: []int{0, 1}}) || !ok || n.Lines[0].Score != journal.WhiteWins || n.Lines[0].Seats[seat].Points != 10 || b.List[0].Read != h.now.UnixMilli() {
		t.Errorf("replayed: %+v, %+v", v, n)
	}
	if back := ReadBook(b.Data()); !reflect.DeepEqual(back, b) {
		t.Errorf("stored: %+v", back)
	}
	if b = b.Without(0).Without(7); len(b.List) != 1 || b.List[0].Name != "Siti Nur Aisyah 4" || b.Without(0).Data() != nil {
		t.Errorf("left: %+v", b)
	}
}

// TestVerdicts: lines without the child, another event, namesakes, and codes that were made anew.
func TestVerdicts(t *testing.T) {
	h := open(t)
	h.pair()
	b, _ := Book{}.Add(h.child(1))
	b, _ = b.Take(h.news(), h.now)
	all := h.news()
	rest := all
	rest.Lines = all.Lines[1:]
	if _, v := b.Take(rest, h.now); !reflect.DeepEqual(v, Verdict{Missing: []int{0}}) {
		t.Errorf("another board: %+v", v)
	}
	strange := all
	strange.Lines = slices.Clone(all.Lines)
	strange.Lines[0].Board = 99
	if _, v := b.Take(strange, h.now); !reflect.DeepEqual(v, Verdict{Strange: []int{0}}) {
		t.Errorf("forged: %+v", v)
	}
	foreign := all
	foreign.Event = Tag{1}
	if _, v := b.Take(foreign, h.now); !v.IsOfNobody() {
		t.Errorf("another event: %+v", v)
	}
	old := h.child(2)
	h.do(journal.MakeFamilyCodes{Secret: [16]byte{8}})
	b, v := b.Take(h.news(), h.now)
	if !reflect.DeepEqual(v, Verdict{Void: []int{0}}) || !b.List[0].Void {
		t.Errorf("made anew: %+v", v)
	}
	b, _ = b.Add(h.child(1))
	if _, added := b.Add(old); added != Replaced {
		t.Errorf("an old code: %v", added)
	}
}

// TestOldRound: the sheet of a round that is over, printed later, never takes the place of the round that is played.
func TestOldRound(t *testing.T) {
	h := open(t)
	h.pair()
	for b := 1; b <= 3; b++ {
		h.do(journal.EnterResult{Section: 1, Round: 1, Board: b, Score: journal.Drawn})
	}
	h.do(journal.CloseRound{Section: 1, Time: h.now.UnixMilli()})
	h.pair(2)
	b, _ := Book{}.Add(h.child(1))
	b, _ = b.Take(h.news(), h.now)
	old, _ := NewsOf(h.State, 1, 1, h.now)
	if _, v := b.Take(old, h.now); len(v.Older) != 1 || old.Round != 1 {
		t.Errorf("round %d: %+v", old.Round, v)
	}
}

// TestNoCodes: an event that has made none tells nothing to families, and the book has an end.
func TestNoCodes(t *testing.T) {
	h := &hall{t: t, now: time.Unix(1_764_400_000, 0)}
	h.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "ev2", Name: "Cup"}}, journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: "dutch", Edition: "2026", Rounds: 3}})
	if _, ok := NewsOf(h.State, 1, 1, h.now); ok {
		t.Error("news")
	}
	if _, ok := ChildOf(h.State, 1); ok {
		t.Error("a code")
	}
	var b Book
	for i := range MostFollowed {
		b, _ = b.Add(Child{Key: Key{byte(i)}})
	}
	if _, added := b.Add(Child{Key: Key{99}}); added != NoRoom {
		t.Errorf("%v", added)
	}
	if b := ReadBook([]byte(`{"list":[{"code":"x"},7]}`)); len(b.List) != 0 {
		t.Errorf("%+v", b)
	}
}

// FuzzRead: no code makes the reader fail otherwise than with a reason, and what it takes is read again as it was.
func FuzzRead(f *testing.F) {
	h := open(f)
	h.pair()
	f.Add(h.news().Codes(MostCode)[0].Code)
	f.Add(h.child(1).Code())
	f.Add("")
	f.Fuzz(func(t *testing.T, code string) {
		if data := []byte(code); len(data) > 0 && (data[0] == kindNews || data[0] == kindChild) {
			code = sealed(data) // past the sum, into the parts
		}
		c, n, err := Read(code)
		var fault *Error
		switch {
		case err != nil && !errors.As(err, &fault):
			t.Fatal(err)
		case err != nil:
		case (c == nil) == (n == nil):
			t.Fatal("neither or both")
		case c != nil && c.Code() != code:
			t.Fatalf("%s is written as %s", code, c.Code())
		case n != nil:
			if back := read(t, n.code()); !reflect.DeepEqual(back, *n) {
				t.Fatalf("%+v is read again as %+v", *n, back)
			}
		}
	})
}
