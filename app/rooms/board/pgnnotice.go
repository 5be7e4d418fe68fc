package board

import (
	"slices"
	"strings"

	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules/charset"
	"wasit/rules/notation"
)

// notice says how many games were read, what of the file was not, and what was bent to fit.
func (f *fileOfGames) notice(l i18n.Lang) *session.Notice {
	n := &session.Notice{Kind: "ok", Title: l.N(textPlayPGNRead, len(f.games))}
	var parts []string
	warn := func(text string) { n.Kind, parts = "warn", append(parts, text) }
	if f.more > 0 {
		warn(l.N(textPlayPGNMore, f.more))
	}
	if len(f.broken) > 0 {
		why := explainPGN(l, f.broken[0].Err)
		warn(l.N(textPlayPGNBroken, len(f.broken)) + ". " + why.Title + ". " + why.Text)
	}
	differ, long := 0, 0
	for _, g := range f.games {
		long += g.Left
		if g.Head.Laws.End.Over() {
			differ++
		}
	}
	if differ > 0 {
		first := f.games[slices.IndexFunc(f.games, func(g *chessGame) bool { return g.Head.Laws.End.Over() })]
		warn(l.N(textPGNLawsDiffer, differ) + " " + explainLaws(l, first))
	}
	if long > 0 {
		warn(l.N(textPGNLongNotes, long))
	}
	if f.encoding != charset.UTF8 {
		parts = append(parts, l.T(textPGNEncoding, string(f.encoding)))
	}
	if f.badBytes > 0 {
		warn(l.N(textPGNBadBytes, f.badBytes))
	}
	for _, bend := range i18n.PGNBends {
		if count := f.bent[notation.PGNFault(bend.Fault)]; count > 0 {
			parts = append(parts, l.T(bend.Text, l.Int(count), f.letters))
		}
	}
	n.Text = strings.Join(parts, " ")
	return n
}

// explainLaws says what the Laws of its day say of a recorded game that goes another way; "" where they say the same.
func explainLaws(l i18n.Lang, g *chessGame) string {
	laws := g.Head.Laws
	if !laws.End.Over() {
		return ""
	}
	last := l.T(textPlayPastStart)
	if laws.Ply > 0 {
		last = numbered(g, laws.Ply)
	}
	return l.T(textLawsSay, score(laws.End.Result.String()), last, endReason(l, laws.End))
}
