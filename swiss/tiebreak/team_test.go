package tiebreak

import (
	"testing"

	"wasit/swiss"
)

// teams plays a table of matches: round by round, board points of the first team against those of the second, in tenths.
type match struct {
	round, a, b int
	line        []swiss.Points // of a; the rest of each board is b's
}

func teamEvent(boards, teams int, matches ...match) TeamEvent {
	ev := TeamEvent{Boards: boards}
	for i := range teams {
		ev.Teams = append(ev.Teams, Team{TPN: swiss.TPN(i + 1)})
	}
	set := func(team, round int, m Match) {
		t := &ev.Teams[team-1]
		for len(t.Matches) < round {
			t.Matches = append(t.Matches, Match{})
		}
		t.Matches[round-1] = m
		ev.Rounds = max(ev.Rounds, round)
	}
	for _, m := range matches {
		var theirs []swiss.Points
		var a, b swiss.Points
		for _, p := range m.line {
			theirs = append(theirs, swiss.Point-p)
			a, b = a+p, b+swiss.Point-p
		}
		x, y := Match{Opponent: swiss.TPN(m.b), GP: a, Boards: m.line}, Match{Opponent: swiss.TPN(m.a), GP: b, Boards: theirs}
		switch {
		case a > b:
			x.Outcome, x.MP, y.Outcome = swiss.Win, 20, swiss.Loss
		case a < b:
			x.Outcome, y.Outcome, y.MP = swiss.Loss, swiss.Win, 20
		default:
			x.Outcome, x.MP, y.Outcome, y.MP = swiss.Draw, 10, swiss.Draw, 10
		}
		set(m.a, m.round, x)
		set(m.b, m.round, y)
	}
	return ev
}

func teamValues(t *testing.T, ev TeamEvent, code string) []string {
	t.Helper()
	list, err := ParseList(code)
	if err != nil {
		t.Fatal(err)
	}
	e, err := newTeamStanding(ev, Options{})
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, v := range e.valuesOf(list[0]) {
		out = append(out, v.String())
	}
	return out
}

// 6.3: 5 game points by board as 2, 1½, 1, ½ and as 1, 1, 1½, 1½.
func TestBoardTieBreaks(t *testing.T) {
	p := func(half ...swiss.Points) (line []swiss.Points) {
		for _, h := range half {
			line = append(line, h*5)
		}
		return line
	}
	ev := teamEvent(4, 4,
		match{1, 1, 3, p(2, 2, 1, 0)}, match{2, 1, 4, p(2, 1, 1, 1)},
		match{1, 2, 4, p(1, 1, 1, 2)}, match{2, 2, 3, p(1, 1, 2, 1)})
	for code, want := range map[string][2]string{"BC": {"10", "13.5"}, "TBR": {"2", "1"}, "BBE": {"4.5", "3.5"}, "PTS:GP": {"5", "5"}, "MPvGP": {"5", "5"}} {
		if got := teamValues(t, ev, code); got[0] != want[0] || got[1] != want[1] {
			t.Errorf("%s: %v, want %v", code, got[:2], want)
		}
	}
	for _, code := range []string{"BC", "TBR", "BBE", "EDEBT", "EDEBB", "EDET", "EDEB"} {
		list, _ := ParseList("PTS," + code)
		rows, err := TeamStandings(ev, Options{List: list})
		if err != nil || rows[0].TPN != 1 || rows[1].TPN != 2 || rows[1].Rank != 2 {
			t.Errorf("12.1 to 12.3 by %s: %+v, %v", code, rows, err)
		}
	}
}

// 13.2, 13.4 on a small event; team 1 has the bye in round 3.
func TestScoresOfTwoKinds(t *testing.T) {
	ev := teamEvent(2, 3, match{1, 1, 2, []swiss.Points{10, 5}}, match{2, 1, 3, []swiss.Points{10, 0}}, match{3, 2, 3, []swiss.Points{10, 10}})
	ev.Teams[0].Matches = append(ev.Teams[0].Matches, Match{Outcome: swiss.PAB, MP: 10, GP: 10})
	ev.Teams[1].Matches[1] = Match{Outcome: swiss.PAB, MP: 10, GP: 10}
	ev.Teams[2].Matches[0] = Match{Outcome: swiss.PAB, MP: 10, GP: 10}
	// MP: 1: 2+1+1 = 4, 2: 0+1+2 = 3, 3: 1+1+0 = 2. GP: 1: 1½+1+1 = 3½, 2: ½+1+2 = 3½, 3: 1+1+0 = 2.
	for code, want := range map[string][3]string{
		"PTS": {"4", "3", "2"}, "PTS:GP": {"3.5", "3.5", "2"}, "MPvGP": {"3.5", "3.5", "2"},
		// Dummy: own score, at most a draw in each round: 3 MP, 3 GP.
		"BH": {"8", "9", "9"}, "BH:GP": {"8.5", "8.5", "9"},
		"EMMSB": {"11", "7", "6"}, "EMGSB": {"9.5", "9", "6"}, "EGMSB": {"12", "7", "5.5"}, "EGGSB": {"10.25", "8.75", "5.5"},
		// K = trunc(6 / 2) = 3.
		"SSSC": {"6.17", "6.5", "5"}, "SSSC/K4": {"5.5", "5.75", "4.25"},
		"EMMSB/C1": {"9", "3", "4"},
	} {
		got := teamValues(t, ev, code)
		for i := range want {
			if got[i] != want[i] {
				t.Errorf("%s: %v, want %v", code, got, want)
				break
			}
		}
	}
}

// 13.3: the secondary score decides where the primary one splits nothing, and every subset starts anew.
func TestExtendedDirectEncounter(t *testing.T) {
	ev := teamEvent(2, 3,
		match{1, 1, 2, []swiss.Points{10, 5}}, match{2, 2, 3, []swiss.Points{10, 10}}, match{3, 3, 1, []swiss.Points{10, 5}})
	list, _ := ParseList("PTS,EDE")
	rows, err := TeamStandings(ev, Options{List: list})
	if err != nil {
		t.Fatal(err)
	}
	// Each won one match: MP split nothing. GP among them: 1: 1½+½ = 2, 2: ½+2 = 2½, 3: 0+1½ = 1½.
	for i, want := range []swiss.TPN{2, 1, 3} {
		if rows[i].TPN != want || rows[i].Rank != i+1 {
			t.Errorf("13.3: %+v", rows)
		}
	}
	if a, err := ExplainTeam(ev, Options{List: list}, 2); err != nil || a[1].Encounter == nil || !a[1].Encounter.Decided || a[1].TiedAfter != 1 {
		t.Errorf("%+v, %v", a, err)
	}
}

func TestTeamErrors(t *testing.T) {
	ev := teamEvent(2, 2, match{1, 1, 2, []swiss.Points{10, 5}})
	ev.Teams[0].Matches[0].Opponent = 7
	if _, err := TeamStandings(ev, Options{}); err == nil {
		t.Error("an opponent outside the event")
	}
	if _, err := TeamStandings(teamEvent(2, 2), Options{Rounds: 3}); err == nil {
		t.Error("a round that was not played")
	}
}
