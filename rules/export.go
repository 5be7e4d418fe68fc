package rules

import (
	"strings"

	"wasit/rules/notation"
)

// terminations are the words of the PGN tag Termination for what ended a game; [EndingOf] understands them.
var terminations = map[Rule]string{
	RuleCheckmate: "checkmate", RuleStalemate: "stalemate", RuleDeadPosition: "dead position", RuleFivefold: "fivefold repetition",
	RuleSeventyFive: "75-move rule", RuleAgreement: "draw agreement", RuleResignation: "resignation", RuleFlagFall: "time forfeit",
	RuleThreefoldOnBoard: "threefold repetition claim", RuleThreefoldIntended: "threefold repetition claim",
	RuleFiftyOnBoard: "50-move claim", RuleFiftyIntended: "50-move claim", RuleDecision: "adjudication",
	RuleBothFlagsDraw: "adjudication: both flags", RuleBothFlagsRapid: "adjudication: both flags", RuleSealedMoveBad: "rules infraction",
}

// Export returns the game for a PGN file, with clock times and draw offers, under the tags given. PGN has no sign for results such
// as 0-0: they are exported as unfinished.
func (g *Game) Export(tags []notation.Tag) notation.Game {
	x := notation.Game{Start: g.positions[0], Result: pgnResult(g.Result())}
	x.Tags = append(x.Tags, tags...)
	for i, m := range g.moves {
		note := g.notes[i]
		x.Main.Moves = append(x.Main.Moves, notation.Node{Move: m, DrawOffer: note.DrawOffer, HasClock: note.HasClock, Clock: note.Clock})
	}
	x.SetTag("Result", x.Result)
	switch {
	case len(g.decisions) > 0:
		x.SetTag("Termination", terminations[RuleDecision])
	case !g.ended:
		x.SetTag("Termination", "unterminated")
	case terminations[g.final.Rule] != "":
		x.SetTag("Termination", terminations[g.final.Rule])
	default:
		x.SetTag("Termination", "rules infraction")
	}
	return x.Complete()
}

func pgnResult(r Result) string {
	switch r {
	case WhiteWins, BlackWins, Drawn:
		return r.String()
	}
	return Ongoing.String()
}

// SaidEnding returns what the tag Termination of a game says, without the names of its players: some of them sound like an ending.
func SaidEnding(x *notation.Game) string {
	said, _ := x.Tag("Termination")
	for _, color := range [...]string{"White", "Black"} {
		name, _ := x.Tag(color)
		surname, given, parted := strings.Cut(name, ", ")
		said = withoutName(said, name)
		if parted {
			said = withoutName(said, given+" "+surname)
		}
	}
	return said
}

// withoutName writes "player" for a name, whatever its case.
func withoutName(said, name string) string {
	if len(name) < 3 || len(name) == len(said) {
		return said
	}
	if at := lastPhrase(strings.ToLower(said), strings.ToLower(name)); at >= 0 && len(strings.ToLower(said)) == len(said) && at+len(name) <= len(said) {
		return said[:at] + "player" + said[at+len(name):]
	}
	return said
}

// Import plays a PGN game over with its clock times and draw offers, and ends it as its tags say; see [Replay].
func Import(s Setup, x *notation.Game) (*Game, error) {
	s.Start = x.Start
	notes := make([]Note, len(x.Main.Moves))
	for i, n := range x.Main.Moves {
		notes[i] = Note{Clock: n.Clock, HasClock: n.HasClock, DrawOffer: n.DrawOffer}
	}
	recorded, _ := ResultOf(x.Result)
	termination := SaidEnding(x)
	return replay(s, x.Moves(), notes, EndingOf(termination, recorded), recorded)
}

// Termination returns the words of the PGN tag for what ended a game, "" for a rule that ends none.
func Termination(r Rule) string { return terminations[r] }
