package rules

import (
	"encoding/csv"
	"os"
	"strconv"
	"testing"

	"wasit/rules/notation"
)

type goldenGame struct {
	game   notation.Game
	fields map[string]string
}

func readGoldenGames(t testing.TB) []goldenGame {
	t.Helper()
	data, err := os.ReadFile("../testdata/golden/games.pgn")
	if err != nil {
		t.Fatal(err)
	}
	games, err := notation.ReadPGN(data)
	if err != nil || len(games.Broken) > 0 {
		t.Fatal(err, games.Broken)
	}
	f, err := os.Open("../testdata/golden/games.csv")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil || len(rows) != len(games.Games)+1 {
		t.Fatal(err, len(rows))
	}
	list := make([]goldenGame, len(games.Games))
	for i, row := range rows[1:] {
		list[i] = goldenGame{games.Games[i], map[string]string{}}
		for j, name := range rows[0] {
			list[i].fields[name] = row[j]
		}
	}
	return list
}

func mustInt(t testing.TB, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestGoldenGames compares every field of the golden games, with the full proof of dead positions.
func TestGoldenGames(t *testing.T) {
	ply := func(n int) string {
		if n == Never {
			return ""
		}
		return strconv.Itoa(n)
	}
	for i, g := range readGoldenGames(t) {
		termination, _ := g.game.Tag("Termination")
		recorded, _ := ResultOf(g.game.Result)
		for column, id := range map[string]string{"result_2018": "E18", "result_2023": "E23"} {
			e := mustEdition(t, id)
			played, err := Replay(Setup{Edition: e, Start: g.game.Start}, g.game.Moves(), EndingOf(termination, recorded), recorded)
			if err != nil {
				t.Fatal(i+1, err)
			}
			if got := played.Result().String(); got != g.fields[column] {
				t.Errorf("game %d, %s: %s, want %s (%s)", i+1, id, got, g.fields[column], termination)
			}
			if dead := g.fields["dead_full_ply"]; dead != "" && played.Ply() > mustInt(t, dead) {
				t.Errorf("game %d, %s: dead after %s half-moves, played on to %d", i+1, id, dead, played.Ply())
			}
			if final, ended := played.Ended(); !ended || final.Article == "" || final.Edition != id {
				t.Errorf("game %d, %s: ruling %+v", i+1, id, final)
			}
		}
		positions := Positions(g.game.Start, g.game.Moves())
		s := NewSurvey(positions, Latest(), Search{})
		for column, got := range map[string]string{
			"plies": ply(len(positions) - 1), "final_fen": positions[len(positions)-1].FEN(),
			"threefold_ply": ply(s.Threefold), "fivefold_ply": ply(s.Fivefold), "fifty_ply": ply(s.Fifty),
			"seventyfive_ply": ply(s.SeventyFive), "mate_ply": ply(s.Mate), "stalemate_ply": ply(s.Stalemate),
			"dead_material_ply": ply(s.DeadMaterial), "dead_full_ply": ply(s.Dead),
		} {
			if want := g.fields[column]; got != want {
				t.Errorf("game %d: %s is %q, want %q", i+1, column, got, want)
			}
		}
	}
}

// TestGoldenClaims claims each golden draw on the board, half a move before it with the written move, and too early.
func TestGoldenClaims(t *testing.T) {
	claims := 0
	for i, g := range readGoldenGames(t) {
		for column, kind := range map[string]ClaimKind{"threefold_ply": Threefold, "fifty_ply": Fifty} {
			ply, err := strconv.Atoi(g.fields[column])
			if err != nil || ply == 0 {
				continue
			}
			game := NewGame(Setup{Edition: Latest(), Start: g.game.Start, Watch: Material})
			moves := g.game.Moves()
			for n, m := range moves[:ply] {
				mover := game.positions.last().Turn()
				onBoard, written := Claim{By: mover, Kind: kind}, Claim{By: mover, Kind: kind, Intended: m}
				if game.CanClaim(onBoard) || game.CanClaim(written) != (n == ply-1) {
					t.Fatalf("game %d, after %d half-moves of %d", i+1, n, ply)
				}
				if _, err := game.Play(m, Note{}); err != nil {
					t.Fatal(err)
				}
			}
			if _, ended := game.Ended(); !ended && !game.CanClaim(Claim{By: game.positions.last().Turn(), Kind: kind}) {
				t.Errorf("game %d: no claim after %d half-moves", i+1, ply)
			}
			claims++
		}
	}
	if claims < 60 {
		t.Errorf("only %d claims", claims)
	}
}
