package sheet

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// by plays an event of n players by a system to the end, White winning on every board.
func by(t *testing.T, c journal.SectionConfig, n int) *hall {
	return upTo(t, c, n, regulation.Rounds(c, n))
}

// upTo plays the first rounds of such an event.
func upTo(t *testing.T, c journal.SectionConfig, n, last int) *hall {
	h := open(t, 1, field(n))
	c.Name, c.Rounds = "Pa", regulation.Rounds(c, n)
	h.do(journal.ChangeSection{Section: 1, SectionConfig: c})
	h.start()
	for r := 1; r <= last; r++ {
		system, err := regulation.System(h.State, 1)
		if err != nil {
			t.Fatal(err)
		}
		tour, err := regulation.ForPairing(h.State, 1, r)
		if err != nil {
			t.Fatal(err)
		}
		p, err := system.Pair(context.Background(), tour, r, swiss.Watch{})
		if err != nil {
			t.Fatal(err)
		}
		h.do(journal.PairRound{Section: 1, Pairing: *p, Engine: "test"})
		h.do(journal.Publish{Section: 1, Time: 1_795_000_000_000})
		for b := range p.Pairs {
			if c.System != journal.Knockout {
				h.do(journal.EnterResult{Section: 1, Round: r, Board: b + 1, Score: journal.WhiteWins})
				continue
			}
			step, err := regulation.Step(h.State, 1, r, b+1, journal.WhiteWins)
			if err != nil {
				t.Fatal(err)
			}
			h.do(step)
		}
		h.do(journal.CloseRound{Section: 1, Time: 1_795_000_000_000})
	}
	return h
}

// TestGrid: a round robin is a grid in which everybody stands once and the diagonal is filled; of many opponents it goes
// on with the next ones on another leaf.
func TestGrid(t *testing.T) {
	for n, parts := range map[int]int{3: 1, 8: 1, 13: 1, 16: 1, 17: 2, 30: 2} {
		h := by(t, journal.SectionConfig{System: journal.RoundRobin}, n)
		d := h.make(Cross, i18n.EN)
		if parts == 1 {
			once(t, h, Cross, n)
		}
		html := d.HTML()
		if got := strings.Count(html, "■"); got != n {
			t.Errorf("%d players: %d cells of the diagonal", n, got)
		}
		for _, p := range h.Players(1) {
			if got := strings.Count(html, "<b>"+p.Name+"</b>"); got != parts {
				t.Errorf("%d players: %s stands %d times, want %d", n, p.Name, got, parts)
			}
		}
	}
	h := by(t, journal.SectionConfig{System: journal.Groups, Options: journal.SystemOptions{Groups: 3}}, 10)
	d := h.make(Cross, i18n.ID)
	if text := words(d.HTML()); d.Pages != 1 || strings.Count(text, "■") != 10 || strings.Count(text, "Grup ") != 3 {
		t.Errorf("three small groups on %d leaves: %s", d.Pages, text)
	}
	large := by(t, journal.SectionConfig{System: journal.Groups, Options: journal.SystemOptions{Groups: 2}}, 34)
	if d := large.make(Cross, i18n.ID); d.Pages < 2 || strings.Count(d.HTML(), "■") != 34 {
		t.Errorf("two large groups on %d leaves", d.Pages)
	}
}

// TestBracketSheet: everybody stands in the first column once, whatever the size; names are text.
func TestBracketSheet(t *testing.T) {
	for n, pages := range map[int]int{2: 1, 5: 1, 16: 1, 17: 3, 40: 5} {
		h := by(t, journal.SectionConfig{System: journal.Knockout}, n)
		d := h.make(Cross, i18n.ID)
		if d.Pages != pages {
			t.Errorf("%d players on %d leaves, want %d", n, d.Pages, pages)
		}
		text := words(d.HTML())
		for _, p := range h.Players(1) {
			if !strings.Contains(text, p.Name) {
				t.Errorf("%d players: %s is not in the bracket", n, p.Name)
			}
		}
		winner := h.Players(1)[0]
		if state, err := regulation.Bracket(h.State, 1); err == nil {
			places := state.Places(nil)
			winner, _ = h.PlayerByTPN(1, places[0].TPN)
		}
		if strings.Count(text, winner.Name) < 2 {
			t.Errorf("%d players: the winner %s does not go on", n, winner.Name)
		}
	}
	list := field(4)
	list[0].Name = `<img src=x onerror=alert(1)>`
	h := open(t, 1, list)
	h.do(journal.ChangeSection{Section: 1, SectionConfig: journal.SectionConfig{Name: "Pa", System: journal.Knockout, Rounds: 2}})
	h.start()
	if html := h.make(Cross, i18n.EN).HTML(); strings.Contains(html, "<img") || !strings.Contains(html, "&lt;img") {
		t.Error("a name is text, never markup")
	}
}

// TestKnockedOut: who is out of a knock-out stands on no list of a later round; a bye of the first is called what it is, and
// no form asks for a pairing that the bracket holds.
func TestKnockedOut(t *testing.T) {
	h := upTo(t, journal.SectionConfig{System: journal.Knockout}, 5, 1)
	first := h.source(i18n.EN)
	first.Round = 1
	for _, kind := range []Kind{Boards, Names} {
		if d, _ := Make(kind, first); strings.Count(words(d.HTML()), "straight to round 2") != 3 {
			t.Errorf("%s of round 1 names not the three byes: %s", kind, words(d.HTML()))
		}
	}
	system, err := regulation.System(h.State, 1)
	if err != nil {
		t.Fatal(err)
	}
	tour, err := regulation.ForPairing(h.State, 1, 2)
	if err != nil {
		t.Fatal(err)
	}
	p, err := system.Pair(context.Background(), tour, 2, swiss.Watch{})
	if err != nil {
		t.Fatal(err)
	}
	h.do(journal.PairRound{Section: 1, Pairing: *p, Engine: "test"})
	h.do(journal.Publish{Section: 1, Time: 1_795_000_000_000})
	round, _ := h.Round(1, 1)
	for _, kind := range []Kind{Boards, Dense, Names} {
		if text := words(h.make(kind, i18n.EN).HTML()); strings.Contains(text, h.name(round.Boards[0].Black)) {
			t.Errorf("%s of round 2 names who is out: %s", kind, text)
		}
	}
	if text := words(h.make(Rescue, i18n.EN).HTML()); strings.Contains(text, "by hand") {
		t.Error("a form to pair what the bracket holds")
	}
}

// TestLongNamesOnABracket: where the lines of four rounds take more than a leaf, fewer rounds stand on it, and no name goes.
func TestLongNamesOnABracket(t *testing.T) {
	list := field(16)
	for i := range list {
		list[i].Name += " Raden Mas Aryo Bimo Kusumonegoro Wicaksono Suryoputro"
	}
	h := open(t, 1, list)
	h.do(journal.ChangeSection{Section: 1, SectionConfig: journal.SectionConfig{Name: "Pa", System: journal.Knockout, Rounds: 4}})
	h.start()
	d := h.make(Cross, i18n.EN)
	if text := words(d.HTML()); d.Pages < 2 || strings.Count(text, "Suryoputro") != len(list) {
		t.Errorf("%d leaves: %s", d.Pages, text)
	}
}

// TestGridNamesWho: the grid of a rated round robin has title, rating and federation under each name, that of a school none; in every
// system whose crosstable is a grid.
func TestGridNamesWho(t *testing.T) {
	for _, c := range []struct {
		system string
		n      int
	}{{journal.RoundRobin, 6}, {journal.RoundRobin, 17}, {journal.Groups, 8}, {journal.Groups, 13}} {
		plain := by(t, journal.SectionConfig{System: c.system}, c.n)
		if text := words(plain.make(Cross, i18n.HR).HTML()); strings.Contains(text, "CRO") {
			t.Errorf("%s: a federation that nobody has: %s", c.system, text)
		}
		rated := by(t, journal.SectionConfig{System: c.system}, c.n)
		for _, p := range rated.Players(1) {
			p.Title, p.Rating, p.Federation = "FM", 2300+int(p.ID), "HRV"
			rated.do(journal.ChangePlayer{ID: p.ID, PlayerInfo: p.PlayerInfo})
		}
		text := strings.Join(strings.Fields(words(rated.make(Cross, i18n.HR).HTML())), " ")
		for _, p := range rated.Players(1) {
			if want := fmt.Sprintf("%s FM %d CRO", p.Name, p.Rating); !strings.Contains(text, want) {
				t.Errorf("%s: no %q in %s", c.system, want, text)
			}
		}
	}
}

// TestLotsOnPaper: the starting list says of whom the order was drawn: of those without rating, or of all.
func TestLotsOnPaper(t *testing.T) {
	for _, l := range i18n.All() {
		for all, want := range map[bool]i18n.Text{false: textSheetLotSeed, true: textSheetLotAll} {
			h := open(t, 3, field(4))
			c := journal.SectionConfig{Name: "Pa", System: journal.Dutch, Edition: "2026", Rounds: 3, Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7, IgnoreRatings: all}}
			h.do(journal.ChangeSection{Section: 1, SectionConfig: c})
			h.start()
			text := words(h.make(StartList, l).HTML())
			if !strings.Contains(text, l.T(want, "7")) {
				t.Errorf("%s, all %v: no %q in %s", l.Tag(), all, l.T(want, "7"), text)
			}
		}
	}
}
