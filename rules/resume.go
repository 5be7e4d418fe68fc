package rules

import (
	"time"

	"github.com/notnil/chess"
)

// An EnvelopeLine is one thing that must stand on the envelope; faces key their words by it.
type EnvelopeLine string

// What is written on it (I.2.1 to I.2.7 (E23)).
const (
	LineNames      EnvelopeLine = "names"
	LinePosition   EnvelopeLine = "position" // immediately before the sealed move
	LineTimes      EnvelopeLine = "times"
	LineSealer     EnvelopeLine = "sealer"
	LineMoveNumber EnvelopeLine = "move_number"
	LineOffer      EnvelopeLine = "draw_offer" // if one is open
	LineResumption EnvelopeLine = "resumption"
)

// EnvelopeLines returns what must stand on this envelope, in order, and the article that says so.
func (e *Edition) EnvelopeLines(env *Envelope) (lines []EnvelopeLine, article string) {
	lines = []EnvelopeLine{LineNames, LinePosition, LineTimes, LineSealer, LineMoveNumber}
	if env.DrawOffer {
		lines = append(lines, LineOffer)
	}
	return append(lines, LineResumption), e.Article(RuleEnvelope)
}

// SealEarly answers for a player who wants to seal before the session ends: it counts as sealing at its end, and the rest of the session
// is taken from his clock (I.1.2 (E23)).
func (e *Edition) SealEarly(left, sessionLeft time.Duration) (after time.Duration, p Permission) {
	return left - sessionLeft, e.permit(left > sessionLeft, RuleSealEarly)
}

// OfferAfterSealing opens a draw offer in an adjourned game: it stays until the opponent accepts or refuses it (I.4 (E23)).
func (e *Edition) OfferAfterSealing(env Envelope, by chess.Color) (Envelope, AdjournedOffer) {
	env.DrawOffer = env.DrawOffer || by == env.SealedBy
	return env, AdjournedOffer{By: by, Rule: RuleOfferAfterSealing, Article: e.Article(RuleOfferAfterSealing), Edition: e.ID}
}

// An AdjournedOffer is a draw offer that waits for its answer while the game is adjourned.
type AdjournedOffer struct {
	By      chess.Color
	Rule    Rule
	Article string
	Edition string
}

// EndBeforeResuming ends an adjourned game by agreement, or by the resignation of a player, before it is resumed (I.6 (E23)). Who resigns
// is asked of the board where the edition makes it a draw against a player who cannot checkmate.
func (g *Game) EndBeforeResuming(resigned chess.Color) (Ruling, error) {
	var r Ruling
	var err error
	if resigned == chess.NoColor {
		r, err = g.AgreeDraw(true)
	} else {
		r, err = g.Resign(resigned)
	}
	if err == nil && r.Ends() && r.Rule != RuleDeadPosition {
		r.Rule, r.Article = RuleEndedBeforeResume, g.setup.Edition.Article(RuleEndedBeforeResume)
		g.final = r
	}
	return r, err
}

// A ResumptionBoard is what stands on the table before the envelope is opened (I.5 (E23)).
type ResumptionBoard struct {
	FEN                  string
	ToMove               chess.Color
	WhiteLeft, BlackLeft time.Duration
	Article              string
}

// SetUp says what to set up for the resumption: the position before the sealed move, and the times left at the adjournment from the
// times used, of the time that each has had.
func (e *Edition) SetUp(env *Envelope, whiteTime, blackTime time.Duration) ResumptionBoard {
	return ResumptionBoard{FEN: env.Position.FEN(), ToMove: env.SealedBy, WhiteLeft: whiteTime - env.WhiteUsed, BlackLeft: blackTime - env.BlackUsed,
		Article: e.Article(RuleSetUpForResuming)}
}

// MayOpen answers whether the envelope may be opened: only when the player who must reply is present (I.7 (E23)).
func (e *Edition) MayOpen(replierPresent bool) Permission {
	return e.permit(replierPresent, RuleOpenEnvelope)
}
