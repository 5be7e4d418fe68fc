package rules

import (
	"errors"
	"time"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/notation"
)

// A SealedMove is a move written for the envelope and not played. Until the clock is stopped it may be changed (I.1.1 (E23)).
type SealedMove struct {
	By       chess.Color
	Text     string
	Language notation.Language
	OnBoard  board.Move // the move that the player, told to seal, made on the board instead: it must be the one written; 0 none
}

// An Envelope holds what is written on it (I.2 (E23)). A diagram of Position goes with it.
type Envelope struct {
	White, Black         string
	Position             board.Position // immediately before the sealed move
	WhiteUsed, BlackUsed time.Duration
	SealedBy             chess.Color
	MoveNumber           int
	DrawOffer            bool   // the sealer offered a draw and it is still open
	Resumption           string // when and where, as the event announces it
}

// Adjournment is what the arbiter knows when the envelope is made.
type Adjournment struct {
	White, Black         string
	WhiteUsed, BlackUsed time.Duration
	OfferWithMove        bool // the sealer offers a draw with the sealed move
	Resumption           string
}

// Adjourn makes the envelope of a game in which the player to move seals.
func (g *Game) Adjourn(a Adjournment) (Envelope, error) {
	if err := g.going(); err != nil {
		return Envelope{}, err
	}
	pos := g.Position()
	sealer := pos.Turn()
	return Envelope{
		White: a.White, Black: a.Black, Position: pos,
		WhiteUsed: a.WhiteUsed, BlackUsed: a.BlackUsed,
		SealedBy: sealer, MoveNumber: pos.FullmoveNumber(),
		DrawOffer:  a.OfferWithMove || g.hasOffer && g.offer.By == sealer,
		Resumption: a.Resumption,
	}, nil
}

// OpenEnvelope reads the sealed move and makes it on the board. A move that is ambiguous, illegal or not to be understood loses the
// game for the sealer (I.8 (E23)); fault then says why. The game must stand where it was adjourned.
func (g *Game) OpenEnvelope(s SealedMove, note Note) (r Ruling, fault *notation.MoveError, err error) {
	if err := g.going(); err != nil {
		return Ruling{}, nil, err
	}
	pos := g.Position()
	if s.By != pos.Turn() {
		return Ruling{}, nil, &NotOnMoveError{By: s.By}
	}
	m, err := notation.Parse(&pos, s.Text, s.Language)
	if errors.As(err, &fault) {
		return g.end(g.setup.Edition.ruling(RuleSealedMoveBad, WinFor(s.By.Other()))), fault, nil
	}
	if err != nil {
		return Ruling{}, nil, err
	}
	if s.OnBoard != 0 && s.OnBoard != m.Move {
		// The move made on the board is made (Art. 4.7 (E23)): it is the sealed one, whatever was written (I.1.1).
		m.Move = s.OnBoard
	}
	note.DrawOffer = note.DrawOffer || m.DrawOffer
	r, err = g.Play(m.Move, note)
	return r, nil, err
}

// Attendance is who has come to a resumption, at the time it is asked.
type Attendance struct {
	Sealer                        chess.Color
	SealerPresent, ReplierPresent bool
	Late                          time.Duration // since the time set for the resumption
	DefaultTime                   time.Duration // of the event
	SealedMoveEnds                bool          // mate, stalemate or a dead position by the sealed move, known to the arbiter
}

// A Resumption is what happens now (I.7 to I.11 (E23)).
type Resumption struct {
	Rule         Rule
	Article      string
	Edition      string
	Open         bool   // the envelope is opened and the sealed move made on the board
	ClockRuns    bool   // the replier's clock runs; he may stop it when he comes and call the arbiter
	MaySealReply bool   // the replier may write his answer, seal it and start the absent sealer's clock
	Result       Result // where somebody has lost by coming too late, unless the arbiter decides otherwise
}

// Resume answers for a resumption. The player to reply to the sealed move decides when the envelope is opened.
func (e *Edition) Resume(a Attendance) Resumption {
	limit := e.ResumptionLate
	if limit == 0 {
		limit = a.DefaultTime
	}
	var r Resumption
	tooLate := a.Late > limit && (!a.SealerPresent || !a.ReplierPresent)
	switch {
	case tooLate && a.SealedMoveEnds:
		r = Resumption{Rule: RuleSealedMoveEnded, Open: true}
	case tooLate:
		r = Resumption{Rule: RuleResumptionLate, Result: a.lateResult()}
	case a.ReplierPresent && a.SealerPresent:
		r = Resumption{Rule: RuleReplierPresent, Open: true, ClockRuns: true}
	case a.ReplierPresent:
		r = Resumption{Rule: RuleSealerAbsent, Open: true, ClockRuns: true, MaySealReply: true}
	case !a.SealerPresent && e.BothAbsentReplier:
		r = Resumption{Rule: RuleBothAbsent, ClockRuns: true}
	default:
		r = Resumption{Rule: RuleReplierAbsent, ClockRuns: true}
	}
	r.Article, r.Edition = e.Article(r.Rule), e.ID
	return r
}

// lateResult gives the game to the player present, and to nobody where both are absent.
func (a *Attendance) lateResult() Result {
	switch {
	case !a.SealerPresent && !a.ReplierPresent:
		return BothLose
	case !a.SealerPresent:
		return WinFor(a.Sealer.Other())
	}
	return WinFor(a.Sealer)
}

// EnvelopeMissing answers for a lost envelope (I.12 (E23)): the game continues from the adjourned position with the recorded times
// and the sealer plays the move he says he sealed; where the position cannot be established, a new game is played.
func (e *Edition) EnvelopeMissing(positionKnown bool) Remedy {
	if positionKnown {
		return e.remedy(ActContinue, RuleEnvelopeMissing)
	}
	return e.remedy(ActNewGame, RulePositionLost)
}

// WrongTimesAtResumption answers for times set wrongly: corrected if a player says so before his first move, else they stand
// unless the arbiter decides otherwise (I.13 (E23)).
func (e *Edition) WrongTimesAtResumption(beforeFirstMove bool) Permission {
	return e.permit(beforeFirstMove, RuleWrongTimes)
}
