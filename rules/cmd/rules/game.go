package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"wasit/rules"
	"wasit/rules/notation"
)

const gameUsage = "game [-edition E23] [-json] FILE.pgn"

// A gameLine is the answer for one game of a file. Half-moves are absent where a thing never was true.
type gameLine struct {
	Game         int    `json:"game"`
	Result       string `json:"result,omitempty"`
	Laws         string `json:"laws,omitempty"`     // what the Laws of the game's day say, where the file records another result
	Recorded     string `json:"recorded,omitempty"` // of the file, where an edition was asked for that says another one
	Article      string `json:"article,omitempty"`
	Open         bool   `json:"open,omitempty"` // the arbiter must decide: nothing is proved
	Threefold    *int   `json:"threefold_ply,omitempty"`
	Fivefold     *int   `json:"fivefold_ply,omitempty"`
	Fifty        *int   `json:"fifty_ply,omitempty"`
	SeventyFive  *int   `json:"seventyfive_ply,omitempty"`
	Mate         *int   `json:"mate_ply,omitempty"`
	Stalemate    *int   `json:"stalemate_ply,omitempty"`
	DeadMaterial *int   `json:"dead_material_ply,omitempty"`
	Dead         *int   `json:"dead_full_ply,omitempty"`
	Remark       string `json:"remark,omitempty"` // what of the file was bent to be read
	Error        string `json:"error,omitempty"`
}

// runGame answers for every game of a PGN file: its result by the Laws, the article, and when each draw became claimable. A
// broken game is answered with its error, the rest go on, and the status is that of bad input.
func runGame(args []string, io streams) error {
	set := flag.NewFlagSet("game", flag.ContinueOnError)
	id := set.String("edition", "", "edition of the Laws; the one in force on the game's tag Date when not given, else the newest")
	asJSON := set.Bool("json", false, "one object a game")
	if err := parseFlags(set, args); err != nil {
		return err
	}
	if set.NArg() != 1 {
		return badInput("rules game: want one file, got %d\n%s", set.NArg(), usage())
	}
	if _, ok := rules.EditionOf(*id); !ok && *id != "" {
		return badInput("rules game: no edition %q: want E09, E14, E17, E18 or E23", *id)
	}
	games, err := readGames(set.Arg(0), io.in)
	if err != nil {
		if *asJSON {
			return errors.Join(err, json.NewEncoder(io.out).Encode(gameLine{Error: err.Error()})) // no game: 0
		}
		return err
	}
	return answerGames(set.Arg(0), games, *id, *asJSON, io.out)
}

// readGames reads a file, or what comes in for "-", up to the limit of a PGN.
func readGames(name string, in io.Reader) (notation.Collection, error) {
	if name != "-" {
		f, err := os.Open(name)
		if err != nil {
			return notation.Collection{}, badInput("rules game: %w", err)
		}
		defer f.Close()
		in = f
	}
	data, err := io.ReadAll(io.LimitReader(in, notation.MaxPGN+1))
	if err != nil {
		return notation.Collection{}, badInput("rules game: %w", err) // a folder opens, and cannot be read
	}
	games, err := notation.ReadPGN(data)
	if err != nil {
		return games, badInput("rules game: %s: %w", name, err)
	}
	return games, nil
}

func answerGames(name string, games notation.Collection, edition string, asJSON bool, out io.Writer) error {
	var bad []error
	good, broken := games.Games, games.Broken
	for len(good)+len(broken) > 0 {
		var line gameLine
		if len(good) == 0 || len(broken) > 0 && broken[0].Number < good[0].Number {
			line = gameLine{Game: broken[0].Number, Error: broken[0].Err.Error()}
			bad = append(bad, badInput("rules game: %s: game %d: %w", name, broken[0].Number, broken[0].Err))
			broken = broken[1:]
		} else {
			var err error
			if line, err = answerGame(&good[0], edition); err != nil {
				return fmt.Errorf("rules game: %s: game %d: %w", name, good[0].Number, err)
			}
			good = good[1:]
		}
		if err := line.print(asJSON, out); err != nil {
			return err
		}
	}
	return errors.Join(bad...)
}

// editionFor is the edition with an identifier, or else the one in force when a game was played.
func editionFor(g *notation.Game, id string) rules.Edition {
	if e, ok := rules.EditionOf(id); ok {
		return e
	}
	date, _ := g.Tag("Date")
	return rules.EditionOfDate(date)
}

func answerGame(g *notation.Game, id string) (gameLine, error) {
	edition := editionFor(g, id)
	termination := rules.SaidEnding(g)
	recorded, _ := rules.ResultOf(g.Result)
	moves := g.Moves()
	played, err := rules.Replay(rules.Setup{Edition: edition, Start: g.Start}, moves, rules.EndingOf(termination, recorded), recorded)
	if err != nil {
		return gameLine{}, err
	}
	final, _ := played.Ended()
	s := rules.NewSurvey(rules.Positions(g.Start, moves), edition, rules.Search{})
	line := gameLine{
		Game: g.Number, Result: played.Result().String(), Remark: remarks(g), Article: final.Article, Open: final.Open,
		Threefold: plyOf(s.Threefold), Fivefold: plyOf(s.Fivefold), Fifty: plyOf(s.Fifty), SeventyFive: plyOf(s.SeventyFive),
		Mate: plyOf(s.Mate), Stalemate: plyOf(s.Stalemate), DeadMaterial: plyOf(s.DeadMaterial), Dead: plyOf(s.Dead),
	}
	if recorded != rules.Ongoing && recorded != played.Result() {
		line.beside(recorded.String(), id != "")
	}
	return line, nil
}

// beside keeps the two results of a game apart: that of the file is a fact and stands, unless an edition of the Laws was asked for.
func (l *gameLine) beside(recorded string, asked bool) {
	if asked {
		l.Recorded = recorded
		return
	}
	l.Result, l.Laws = recorded, l.Result
}

// remarks are the defects of a game that were bent to fit, each with its line.
func remarks(g *notation.Game) string {
	var list []string
	for _, r := range g.Remarks {
		text := fmt.Sprintf("line %d: %s", r.Line, r.Fault)
		if r.Text != "" {
			text += fmt.Sprintf(" %q", r.Text)
		}
		list = append(list, text)
	}
	return strings.Join(list, "; ")
}

func plyOf(n int) *int {
	if n == rules.Never {
		return nil
	}
	return &n
}

func (l *gameLine) print(asJSON bool, out io.Writer) error {
	if asJSON {
		return json.NewEncoder(out).Encode(l)
	}
	if l.Error != "" {
		_, err := fmt.Fprintf(out, "%d error %s\n", l.Game, l.Error)
		return err
	}
	text := fmt.Sprintf("%d %s", l.Game, l.Result)
	if l.Recorded != "" {
		text += " (recorded " + l.Recorded + ")"
	}
	why := ""
	if l.Article != "" {
		why += " Art. " + l.Article
	}
	if l.Open {
		why += " (not proven: the arbiter decides)"
	}
	if l.Laws != "" {
		why = " (by the Laws " + l.Laws + why + ")"
	}
	text += why
	for _, p := range []struct {
		name string
		ply  *int
	}{{"threefold", l.Threefold}, {"fivefold", l.Fivefold}, {"fifty", l.Fifty}, {"seventyfive", l.SeventyFive}, {"mate", l.Mate},
		{"stalemate", l.Stalemate}, {"dead by material", l.DeadMaterial}, {"dead", l.Dead}} {
		if p.ply != nil {
			text += fmt.Sprintf(", %s after %d", p.name, *p.ply)
		}
	}
	if l.Remark != "" {
		text += " [" + l.Remark + "]"
	}
	_, err := fmt.Fprintln(out, text)
	return err
}
