package board

import (
	"slices"
	"time"

	"wasit/rules"
	"wasit/rules/notation"
)

// PGN is the game as a file, its letters English as in every PGN.
func (g *chessGame) PGN() []byte { return notation.WritePGN([]notation.Game{g.record()}) }

// record is the game with all that is said about it.
func (g *chessGame) record() notation.Game {
	tags := slices.Clone(g.Head.Tags)
	if tags == nil {
		tags = []notation.Tag{{Name: tagDate, Value: time.UnixMilli(g.Head.Started).Format("2006.01.02")}}
	}
	for _, t := range [...]notation.Tag{{Name: "White", Value: g.Head.White}, {Name: "Black", Value: g.Head.Black}} {
		if t.Value != "" {
			tags = append(tags, t)
		}
	}
	x := g.game.Export(tags)
	x.Main.Comments = g.note(0).Comments
	for i := range x.Main.Moves {
		n := &x.Main.Moves[i]
		*n = g.note(i + 1)
		n.DrawOffer = g.Offers(i + 1)
		n.Clock, n.HasClock = g.LeftAfter(i + 1)
	}
	g.exportEnd(&x)
	return x
}

// exportEnd writes how the game ended. What a file said of it stands again as the file had it, as long as nothing was played since.
func (g *chessGame) exportEnd(x *notation.Game) {
	if g.End.Over() {
		x.Result = rules.Ongoing.String()
		switch g.End.Result {
		case rules.WhiteWins, rules.BlackWins, rules.Drawn:
			if !g.End.Open || g.End.Rule == rules.RuleResignation {
				x.Result = g.End.Result.String() // who resigned has lost, unless it is proved that the other could not win (5.1.2)
			}
		}
		x.SetTag("Result", x.Result)
		setTermination(x, rules.Termination(g.End.Rule))
	}
	if !g.untouched() {
		return
	}
	setTermination(x, g.Head.tag(tagTermination))
	if recorded := g.Head.tag(tagResult); recorded != "" && recorded != rules.Ongoing.String() {
		x.Result = recorded
		x.SetTag(tagResult, recorded)
	}
}

// untouched reports that nothing was played since the game was read from a file.
func (g *chessGame) untouched() bool {
	n := len(g.Acts)
	return g.Head.Tags != nil && (n == 0 || g.Acts[n-1].Wall == g.Head.Started)
}

// The names of tags that the board asks for.
const (
	tagTermination = "Termination"
	tagResult      = "Result"
	tagDate        = "Date"
)

// setTermination writes in words what ended a game; without words nothing is said.
func setTermination(x *notation.Game, words string) {
	if words != "" {
		x.SetTag(tagTermination, words)
		return
	}
	x.Tags = slices.DeleteFunc(x.Tags, func(t notation.Tag) bool { return t.Name == tagTermination })
}

// tag is the value of a tag of the file that the game was read from; "" where there is none.
func (h *gameHead) tag(name string) string {
	for _, t := range h.Tags {
		if t.Name == name {
			return t.Value
		}
	}
	return ""
}

// day is when the game was played as its file says: a tag Date, "?" where the file names none, "" for a game of this device.
func (h *gameHead) day() string {
	if h.Tags == nil {
		return ""
	}
	if _, ok := rules.ReadDate(h.tag(tagDate)); ok {
		return h.tag(tagDate)
	}
	return "?"
}
