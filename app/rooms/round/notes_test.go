package round

import (
	"fmt"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// TestNotesOfADraft: who can be paired in at once, what the bye is worth, and whether the draft is in order.
func TestNotesOfADraft(t *testing.T) {
	d := event(t, 5, 3)
	d.Pair()
	r := d.round()
	if got := d.m.note(journal.Warning{Kind: journal.WarnUnpaired, Players: []journal.PlayerID{4}}); got.pairIn != 4 || got.kind != "bad" {
		t.Errorf("not paired: %+v", got)
	}
	if got := d.m.note(journal.Warning{Kind: journal.WarnSameClub, Board: 1, Players: []journal.PlayerID{1, 2}}); got.pairIn != 0 || got.text != "Player 01 and Player 02" {
		t.Errorf("of one school: %+v", got)
	}
	bye, ok := d.m.byeNote(r)
	if !ok || bye.title != "Bye: "+d.m.nameOf(r.PAB) || bye.text != d.m.Lang().T(textDraftByeText, "1") {
		t.Errorf("the bye: %+v", bye)
	}
	r.PAB = 0
	if _, ok := d.m.byeNote(r); ok {
		t.Error("nobody has the bye")
	}
	rematch := []journal.Warning{{Kind: journal.WarnRematch}}
	made := journal.Round{System: "dutch-2026"}
	for _, c := range []struct {
		name   string
		system string
		round  journal.Round
		found  []journal.Warning
		title  string
	}{
		{"of the engine", journal.Dutch, made, nil, textDraftClean.EN},
		{"with a rematch", journal.Dutch, made, rematch, ""},
		{"made by hand, with a rematch", journal.Dutch, journal.Round{System: "manual"}, rematch, textHandMade.EN},
		{"of a table", journal.RoundRobin, made, nil, textDraftTable.EN},
		{"of a Keizer, where two may meet again", journal.Keizer, made, nil, textDraftKeizer.EN},
	} {
		d := newDesk(t)
		d.Open(4, false, func(s *journal.SectionConfig) { s.System, s.Edition, s.TieBreaks = c.system, "", nil })
		got, ok := d.m.verdict(c.round, c.found)
		if got.title != c.title || ok != (c.title != "") {
			t.Errorf("%s: %+v, %v", c.name, got, ok)
		}
		if c.round.System == "manual" && !strings.Contains(got.text, textHandNone.EN) {
			t.Errorf("%s: it does not say that there is none to compare with: %q", c.name, got.text)
		}
	}
}

// TestDraftPage: the page names what is found and offers the way out.
func TestDraftPage(t *testing.T) {
	d := event(t, 5, 3)
	d.Pair()
	bye := d.m.nameOf(d.round().PAB)
	d.Says("a draft", "Bye: "+bye, textDraftClean.EN, "!"+textWarnUnpaired.EN)
	d.Did(journal.NotePresence{Players: []journal.PlayerID{d.round().Boards[0].White}, Presence: journal.Missing})
	if n := d.Event.Ahead.DraftWarnings(1); len(n) == 0 || n[0].Kind != journal.WarnMissing {
		t.Fatalf("%+v", n)
	}
	d.Says("somebody is missing", d.m.note(d.Event.Ahead.DraftWarnings(1)[0]).title)
}

// TestManyWarnings: of many warnings of one kind three are shown in full and the others fold; what one touch answers never does.
func TestManyWarnings(t *testing.T) {
	var found []journal.Warning
	for board := range 9 {
		found = append(found, journal.Warning{Kind: journal.WarnSameClub, Board: board + 1}, journal.Warning{Kind: journal.WarnUnpaired, Players: []journal.PlayerID{1}})
	}
	for board := range inFull + 1 {
		found = append(found, journal.Warning{Kind: journal.WarnColor, Board: board + 1})
	}
	full, folded := parted(found)
	if len(folded) != 9-inFull || folded[0].Board != inFull+1 || folded[0].Kind != journal.WarnSameClub {
		t.Errorf("folded: %+v", folded)
	}
	if len(full)+len(folded) != len(found) {
		t.Errorf("%d shown and %d folded of %d", len(full), len(folded), len(found))
	}
	d := event(t, 24, 3)
	d.Pair()
	d.Says("twelve boards with one first name", d.m.Lang().N(textWarnMore, 9), "Board 12: same first name")
}

// TestAcceleratedDraft C.04.7 3: while virtual points count, the draft says who has them and shows them beside the score of each who has;
// later rounds, and what stands on the wall, show the score alone.
func TestAcceleratedDraft(t *testing.T) {
	d := newDesk(t)
	d.Open(8, true, func(c *journal.SectionConfig) {
		c.System, c.Edition, c.Rounds, c.Options.Baku = journal.Dutch, "2026", 5, true
	})
	for round, want := range []string{"+1", "+1", "+0.5", ""} {
		d.Pair()
		said := d.m.Lang().T(textDraftVirtual, "4", strings.TrimPrefix(want, "+"))
		if want == "" {
			d.Says(fmt.Sprint("round ", round+1), "!C.04.7", "!0 + ")
		} else {
			d.Says(fmt.Sprint("round ", round+1), said)
		}
		beside := 0
		for _, b := range d.round().Boards {
			for _, id := range []journal.PlayerID{b.White, b.Black} {
				p, _ := d.Event.Ahead.Player(id)
				k := look{draft: true}
				k.virtual, _ = regulation.Acceleration(d.Event.Ahead, 1, round+1)
				s := seatOfRow(&view.V{Lang: i18n.EN}, d.m, p, 10, k)
				if s.Points == "1 + "+strings.TrimPrefix(want, "+") && p.TPN <= 4 {
					beside++
				} else if s.Points != "1" {
					t.Errorf("round %d, number %d: %q", round+1, p.TPN, s.Points)
				}
			}
		}
		if had := map[bool]int{true: 4, false: 0}[want != ""]; beside != had {
			t.Errorf("round %d: %d have virtual points, want %d", round+1, beside, had)
		}
		d.Publish()
		d.Says("on the wall", "!C.04.7")
		d.Score(journal.Drawn)
		d.Close()
	}
}

// TestClubsOfAnOpen: in a rated event that keeps nobody apart, boards of one club are told in one grey line without a key (C.04.3). Where
// the round was paired apart as far as it goes, each is a warning; pairing apart is offered only where no rule forbids it.
func TestClubsOfAnOpen(t *testing.T) {
	for _, c := range []struct {
		rated bool
		apart int
		line  bool // in one grey line
		key   bool // to pair them apart
	}{{true, 0, true, false}, {true, 1, false, false}, {false, 0, false, true}, {false, 3, false, false}} {
		d := newDesk(t)
		d.Open(0, false, func(s *journal.SectionConfig) { s.Rounds = 3 })
		info := d.Event.Ahead.Event()
		info.Papers.Rated = c.rated
		d.Did(journal.FilePapers{Info: info}, journal.SetHall{Section: 1, Hall: journal.Hall{Apart: c.apart}})
		var list []journal.PlayerInfo
		for i := range 8 {
			list = append(list, journal.PlayerInfo{Name: "P" + string(rune('A'+i)) + " X", Club: []string{"ŠK Zagreb", "ŠK Zagreb", "ŠK Split"}[i/3]})
		}
		d.Did(journal.ImportPlayers{Section: 1, Players: list})
		d.Pair()
		of := 0
		for _, w := range d.Event.Ahead.DraftWarnings(1) {
			if w.Kind == journal.WarnSameClub {
				of++
			}
		}
		if of == 0 {
			t.Fatalf("%+v: no board of one club", c)
		}
		line := d.m.Lang().N(textSameClubs, of)
		v, html := d.draw()
		_, key := v.ActOf("warning-0-do")
		if strings.Contains(html, `id="same-club"`) != c.line || strings.Contains(html, line) != c.line || key != c.key {
			t.Errorf("%+v: %d boards, a key %v: %s", c, of, key, html)
		}
	}
}

// TestTeamsTakePart: before a round of teams the page counts teams, in each language.
func TestTeamsTakePart(t *testing.T) {
	d := newDesk(t)
	d.Open(0, false, func(c *journal.SectionConfig) {
		c.System, c.Edition, c.TieBreaks, c.Rounds = journal.Team, "2026", nil, 3
	})
	d.Did(journal.ImportPlayers{Section: 1, Players: []journal.PlayerInfo{{Name: "SDN 1"}, {Name: "MI 2"}, {Name: "SD 3"}, {Name: "SD 4"}}})
	for _, l := range i18n.All() {
		d.Settings.Lang = l
		d.Says(l.Tag(), l.N(textRoundComingTeams, 4), "!"+l.N(textRoundComing, 4))
	}
}
