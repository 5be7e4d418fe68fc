package main

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/trf"
)

// play adds a round of games to a team event: board 1 of the first-named team has White, board 2 Black. The team with
// the bye gets a line in 320.
func play(t *testing.T, d *trf.Document, p *swiss.Pairing, g *lot.Generator) {
	t.Helper()
	players := map[swiss.TPN]*trf.Player{}
	for i := range d.Players {
		players[d.Players[i].TPN] = &d.Players[i]
	}
	results := [][2]swiss.Outcome{{swiss.Win, swiss.Loss}, {swiss.Draw, swiss.Draw}, {swiss.Loss, swiss.Win}, {swiss.ForfeitWin, swiss.ForfeitLoss}}
	busy := map[swiss.TPN]bool{}
	for _, pair := range p.Pairs {
		for board := range 2 {
			a, b := players[d.Teams[pair.White-1].Players[board]], players[d.Teams[pair.Black-1].Players[board]]
			r := results[g.Draw(4)]
			if board == 0 {
				r = results[g.Draw(3)] // a match with a game
			}
			x, y := swiss.Entry{Outcome: r[0], Opponent: b.TPN, Color: swiss.White}, swiss.Entry{Outcome: r[1], Opponent: a.TPN, Color: swiss.Black}
			if board == 1 {
				x.Color, y.Color = y.Color, x.Color
			}
			a.Rounds, b.Rounds = append(a.Rounds, x), append(b.Rounds, y)
			busy[a.TPN], busy[b.TPN] = true, true
		}
	}
	for tpn, player := range players {
		if !busy[tpn] {
			player.Rounds = append(player.Rounds, swiss.Entry{Outcome: swiss.ZeroBye})
		}
	}
	d.TeamPABs = append(d.TeamPABs, int(p.PAB))
}

// A team event from file to file: paired, played, written and read, round by round; the check finds no difference and
// the standings add up.
func TestTeamEventFromFileToFile(t *testing.T) {
	const teams, rounds = 7, 4
	d := &trf.Document{Name: "Teams", Rounds: rounds, InitialColor: swiss.White, System: "FIDE_TEAM", BoardColors: "WB",
		PABMatchPoints: 10, PABGamePoints: swiss.Point}
	for i := range teams {
		d.Players = append(d.Players, trf.Player{TPN: swiss.TPN(2*i + 1), Name: "A" + strconv.Itoa(i)}, trf.Player{TPN: swiss.TPN(2*i + 2), Name: "B" + strconv.Itoa(i)})
		d.Teams = append(d.Teams, trf.Team{Number: i + 1, Name: "Team " + strconv.Itoa(i+1), Players: []swiss.TPN{swiss.TPN(2*i + 1), swiss.TPN(2*i + 2)}})
	}
	g := lot.New(99)
	for r := 1; r <= rounds; r++ {
		text, _ := d.Encode(trf.WriteOptions{})
		out, errs, st := run(t, map[string]string{"f": string(text)}, "pair", "-json", "f")
		var p paired
		if err := json.Unmarshal([]byte(out), &p); err != nil || st != done || p.Round != r || len(p.Pairs) != teams/2 || p.Bye == 0 {
			t.Fatalf("round %d: status %d, %v\n%s%s", r, st, err, out, errs)
		}
		pairing := &swiss.Pairing{PAB: p.Bye}
		for _, pair := range p.Pairs {
			pairing.Pairs = append(pairing.Pairs, swiss.Pair{White: pair[0], Black: pair[1]})
		}
		play(t, d, pairing, g)
	}
	text, _ := d.Encode(trf.WriteOptions{})
	file := map[string]string{"f": string(text)}
	if out, errs, st := run(t, file, "check", "f"); st != done || !strings.Contains(out, "0 of 4 rounds differ") {
		t.Errorf("status %d\n%s%s", st, out, errs)
	}
	out, errs, st := run(t, file, "standings", "-json", "-tiebreaks", "PTS,MPvGP,EDE,BH:MP/C1,EMMSB,BC", "f")
	var got struct {
		Standings []struct {
			TPN, Rank int
			Points    float64
			TieBreaks map[string]*float64
		}
	}
	if err := json.Unmarshal([]byte(out), &got); err != nil || st != done || len(got.Standings) != teams {
		t.Fatalf("status %d, %v\n%s%s", st, err, out, errs)
	}
	mp, gp := 0.0, 0.0
	for _, row := range got.Standings {
		mp += row.Points
		gp += *row.TieBreaks["MPvGP"]
	}
	if mp != rounds*(3*2+1) || gp != rounds*(3*2+1) {
		t.Errorf("%v match points and %v game points in all\n%s", mp, gp, out)
	}
	if out, errs, st := run(t, file, "standings", "-explain", "3", "f"); st != done || !strings.Contains(out, "Team 3") || !strings.Contains(out, "EMMSB/C1") {
		t.Errorf("status %d\n%s%s", st, out, errs)
	}
	for r, team := range d.TeamPABs { // the same byes, written at the players
		for _, tpn := range d.Teams[team-1].Players {
			d.Players[tpn-1].Rounds[r].Outcome = swiss.PAB
		}
	}
	d.TeamPABs, d.PABMatchPoints, d.PABGamePoints = nil, 0, 0
	text, _ = d.Encode(trf.WriteOptions{})
	if same, errs, _ := run(t, map[string]string{"f": string(text)}, "standings", "-json", "-tiebreaks", "PTS,MPvGP,EDE,BH:MP/C1,EMMSB,BC", "f"); same != out {
		t.Errorf("byes of the players: %s\n%s%s", errs, same, out)
	}
	broken := strings.Replace(file["f"], " 3    4\r\n", " 3    1\r\n", 1)
	if _, errs, st := run(t, map[string]string{"f": broken}, "standings", "f"); broken == file["f"] || st != badInput || !strings.Contains(errs, "team") {
		t.Errorf("a player of two teams: status %d, %s\n%s", st, errs, broken)
	}
}
