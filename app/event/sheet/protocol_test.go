package sheet

import (
	"fmt"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// TestProtocols: a match of several games has a protocol instead of a slip: a line for each game or board, with the
// colours, the players of teams, room for a result, and who signs.
func TestProtocols(t *testing.T) {
	h := open(t, 3, field(4))
	h.do(journal.ChangeSection{Section: 1, SectionConfig: journal.SectionConfig{Name: "Pa", System: journal.Team, Edition: "2026", Rounds: 3,
		Options: journal.SystemOptions{Boards: 3}}})
	for team := journal.PlayerID(1); team <= 4; team++ {
		var roster []journal.Member
		for k := range 4 - int(team)%2*2 { // two teams cannot fill three boards
			roster = append(roster, journal.Member{Name: fmt.Sprintf("T%dP%d", team, k+1)})
		}
		h.do(journal.SetRoster{Team: team, Players: roster})
	}
	h.start()
	h.pair()
	for _, l := range []i18n.Lang{i18n.ID, i18n.EN, i18n.HR} {
		d := h.make(Slips, l)
		html := d.HTML()
		if !d.Protocols || d.Pages != 1 || strings.Count(html, `class="proto"`) != 2 || strings.Count(html, "rbox--two") != 2*(3+1) {
			t.Fatalf("%v: two matches of three boards stand on %d pages: %s", l, d.Pages, html)
		}
		for _, p := range h.Players(1) {
			for k := range 4 {
				name := fmt.Sprintf("T%dP%d<", p.ID, k+1)
				if got, want := strings.Count(html, name), map[bool]int{true: 1, false: 0}[k < 3 && k < len(p.Roster)]; got != want {
					t.Errorf("%v: %s stands %d times, want %d", l, name, got, want)
				}
			}
			if !strings.Contains(html, l.T(textSheetCaptain, p.Name)) {
				t.Errorf("%v: nobody signs for %s", l, p.Name)
			}
		}
		if strings.Count(html, "fill--name") != 2 { // the third board of the short teams
			t.Errorf("%v: %d lines to write a player on", l, strings.Count(html, "fill--name"))
		}
	}
	cup := upTo(t, journal.SectionConfig{System: journal.Knockout}, 4, 1)
	if d := cup.make(Slips, i18n.EN); d.Protocols {
		t.Error("a match of one game has a slip")
	}
}

// TestOwnRules: the printed regulation of Keizer names every value, that of a knock-out how its matches are played; neither
// ranking is said to go by points.
func TestOwnRules(t *testing.T) {
	h := open(t, 3, field(9))
	h.do(journal.ChangeSection{Section: 1, SectionConfig: journal.SectionConfig{Name: "Pa", System: journal.Keizer, Rounds: 3,
		Options: journal.SystemOptions{Gap: 5, Values: journal.KeizerValues{Loss: "1/10", Club: "=12.5", Excused: "35%", Top: 60, Limit: -1, Frozen: true, OwnFor: 5, Period: 12}}}})
	html := h.make(Regulation, i18n.EN).HTML()
	for _, want := range []string{"worth 60", "Win: 1 (", "Loss: 1/10 (", "Absent for the club: 12.5 points", "Excused absence: 35 % (", "Excused absences that count: all", "used up after round 5", "in rounds: 12", "Rounds between two meetings: 5", "keep the values of their day", "Keizer points, games won"} {
		if !strings.Contains(html, want) {
			t.Errorf("the regulation lacks %q: %s", want, html)
		}
	}
	if strings.Contains(html, i18n.EN.T(textRegByes)) {
		t.Error("Keizer knows no half-point byes")
	}
	if html := upTo(t, journal.SectionConfig{System: journal.RoundRobin}, 4, 3).make(Rescue, i18n.EN).HTML(); strings.Contains(html, i18n.EN.T(textSheetRoundsLeft)) {
		t.Error("after the last round none is to come")
	}
	cup := upTo(t, journal.SectionConfig{System: journal.Knockout, Options: journal.SystemOptions{Ladder: journal.LadderSchool}}, 4, 2)
	html = cup.make(Regulation, i18n.EN).HTML()
	for _, want := range []string{"Games of a match: 1", "1 × 10 minutes, Armageddon", "Match for third place", "By the bracket"} {
		if !strings.Contains(html, want) {
			t.Errorf("the regulation of a knock-out lacks %q", want)
		}
	}
}
