package ruling

import (
	"slices"

	"github.com/notnil/chess"

	"wasit/rules"
)

// A Claim is what a player calls the arbiter for.
type Claim string

// The claims.
const (
	ClaimFlag        Claim = "flag"        // the opponent's time is up (Art. 6.9)
	ClaimThreefold   Claim = "threefold"   // Art. 9.2
	ClaimFifty       Claim = "fifty"       // Art. 9.3
	ClaimIllegal     Claim = "illegal"     // Art. 7.5 (E23)
	ClaimTouch       Claim = "touch"       // Art. 4.3
	ClaimSetup       Claim = "setup"       // the game began wrongly, or a piece stands wrongly (Art. 7.2 to 7.6 (E23))
	ClaimResign      Claim = "resign"      // the claimant resigns (Art. 5.1.2 (E23))
	ClaimNormalMeans Claim = "no_progress" // the opponent cannot win by normal means (III.5 (E23), 10.2 (E09))
)

// Claims returns the claims in the order of how often they come.
func Claims() []Claim {
	return []Claim{ClaimFlag, ClaimIllegal, ClaimTouch, ClaimThreefold, ClaimFifty, ClaimNormalMeans, ClaimSetup, ClaimResign}
}

// A Question is one that the arbiter must answer before a claim can be ruled on; faces key their words by it.
type Question string

// The questions.
const (
	AskEnded     Question = "ended"       // had the game ended before, by mate, stalemate, dead position, agreement or resignation?
	AskFlags     Question = "flags"       // which flags are down?
	AskFirst     Question = "first"       // which of the two fell first?
	AskLast      Question = "last_period" // is it the last period?
	AskMoves     Question = "moves"       // were the moves of the period made in time?
	AskMate      Question = "mate"        // can the claimant checkmate by any series of legal moves?
	AskToMove    Question = "to_move"     // has the claimant the move?
	AskTouched   Question = "touched"     // has he touched a piece to move it, before he claimed?
	AskHow       Question = "how"         // is the position on the board, or about to appear?
	AskWritten   Question = "written"     // is the move written down, not played, and declared to the arbiter?
	AskThree     Question = "three"       // is it there the third time, with the same possible moves?
	AskFifty     Question = "fifty"       // fifty moves by each player without capture or pawn move?
	AskWhich     Question = "which"       // what kind of irregularity?
	AskPressed   Question = "pressed"     // was the clock pressed after the act?
	AskReplied   Question = "replied"     // has the claimant made his next move?
	AskSince     Question = "since"       // has the claimant touched a piece since?
	AskAdjust    Question = "adjust"      // did the player say beforehand that he adjusts?
	AskPurpose   Question = "purpose"     // was it touched to be moved, not by accident?
	AskPiece     Question = "piece"       // whose piece was touched first?
	AskLegal     Question = "legal"       // is there a legal move with it?
	AskOther     Question = "other"       // has the player moved another piece already?
	AskIncrement Question = "increment"   // does the clock add time for each move?
	AskTwo       Question = "two"         // has the claimant less than two minutes, his flag still up?
	AskWish      Question = "wish"        // what does he ask for?
	AskAgree     Question = "agree"       // does the arbiter grant the increment?
	AskEffort    Question = "effort"      // what does the arbiter find?
	AskWrong     Question = "wrong"       // what is wrong since the start?
	AskLimit     Question = "limit"       // has each player made the moves after which rapid and blitz allow no such claim?
	AskReversed  Question = "reversed"    // have both, one or neither made fewer than ten moves?
)

// An Answer is one of the answers that a [Step] offers.
type Answer string

// Answers that several questions share; the others are codes of their own, such as a [Kind].
const (
	Yes     Answer = "yes"
	No      Answer = "no"
	Unclear Answer = "unclear"
)

// A Decision is how a claim ends.
type Decision string

// The decisions.
const (
	Granted   Decision = "granted"    // the game is drawn
	Penalty   Decision = "penalty"    // the Case of the step says what follows
	NoRight   Decision = "no_right"   // the claim cannot be made so: the game goes on, nothing else follows
	RightLost Decision = "right_lost" // it could have been made before
	Nothing   Decision = "nothing"    // there is no offence
	MustMove  Decision = "must_move"  // the touched piece must be moved
	MustTake  Decision = "must_take"  // the touched piece must be taken
	MustBoth  Decision = "must_both"  // the first touched takes the other, else the first that can move or be taken
	MustRook  Decision = "must_rook"  // rook first: no castling on that side this move, the rook moves
	MustKing  Decision = "must_king"  // castling is not possible: another move of the king
	MustGo    Decision = "castles"    // king first: he castles on that side
	FreeMove  Decision = "free_move"  // none of the touched pieces can move: any legal move
	PlayOn    Decision = "play_on"    // the game goes on
	HadEnded  Decision = "had_ended"  // the earlier end of the game stands
	NewGame   Decision = "new_game"   // the game is cancelled, a new one is played
	Transfer  Decision = "transfer"   // the position goes to a board that lies right
	GoBack    Decision = "go_back"    // to the position before the irregularity
	FixClock  Decision = "fix_clock"  // the clock is set right with best judgement
	Resigned  Decision = "resigned"   // the claimant loses
	ByArbiter Decision = "arbiter"    // the Laws are silent: the arbiter decides
)

// A Step is the next question of a claim, or its decision.
type Step struct {
	Question Question // empty: decided
	Answers  []Answer
	Article  string      // why it is asked, or on what the decision rests; empty where the edition has none
	Articles []string    // all on which the decision rests, the main one first
	Mater    chess.Color // for AskMate: who must be able to checkmate; the board can answer it

	Decision Decision
	Result   rules.Result // of a claim that is granted, and of a resignation
	Case     *Case        // of a Penalty; whoever knows the earlier offences of the game fills in Before
	Castling *NoCastling  // of a game that goes on with pieces set up wrongly: what that costs
}

// NoCastling says what the player of pieces set up wrongly may not do when the game goes on (A.5.1.2 (E23)); with what stood where,
// [rules.Edition.CastlingAfter] and [rules.Game.ForbidCastling] hold the board to it.
type NoCastling struct {
	King bool // a king set up wrongly never castles; in E09 where it had changed places with the queen
	Rook bool // no castling with a rook set up wrongly
}

// A Hearing is a claim with all that is known: beside the answers, what the offender did before in the game, and what the board
// says of the position.
type Hearing struct {
	Claim       Claim
	Claimant    chess.Color
	Answers     []Answer
	Before      []Kind       // offences of the claimant's opponent, as in [Case.Before]
	CardsBefore int          // as in [Case.CardsBefore]
	Mate        *rules.Proof // whether the one who would win can checkmate; nil: it is asked
}

// HearAll is [Rules.Hear] with all that is known. Every claim that would end the game then asks whether the winner can checkmate,
// unless the board has answered.
func (r *Rules) HearAll(x Hearing) (Step, error) {
	h := &hearing{r: r, claimant: x.Claimant, answers: x.Answers, heard: true, before: x.Before, cards: x.CardsBefore, known: x.Mate}
	return h.hear(x.Claim)
}

// Hear asks for what is still to be known about a claim of a player after answers, or decides it. An *InputError reports an
// unknown claim or an answer that was not offered.
func (r *Rules) Hear(c Claim, claimant chess.Color, answers []Answer) (Step, error) {
	h := &hearing{r: r, claimant: claimant, answers: answers}
	return h.hear(c)
}

func (h *hearing) hear(c Claim) (Step, error) {
	h.e = h.r.Edition
	if h.r.Overlay != nil {
		h.e = h.r.Overlay.Apply(h.r.Edition)
	}
	trees := map[Claim]func() Step{ClaimFlag: h.flag, ClaimThreefold: h.threefold, ClaimFifty: h.fifty, ClaimIllegal: h.illegal,
		ClaimTouch: h.touch, ClaimNormalMeans: h.normalMeans, ClaimSetup: h.setup, ClaimResign: h.resign}
	tree, ok := trees[c]
	if !ok {
		return Step{}, &InputError{"Claim", string(c)}
	}
	step := tree()
	if h.bad != nil {
		return Step{}, h.bad
	}
	if h.used < len(h.answers) {
		return Step{}, &InputError{"Answers", string(h.answers[h.used])}
	}
	return step, nil
}

// hearing walks a tree along the answers: a question without an answer ends the walk.
type hearing struct {
	r        *Rules
	e        rules.Edition
	claimant chess.Color
	winner   chess.Color // who would win by the claim in hand
	answers  []Answer
	used     int
	heard    bool   // the fields that follow are known, as far as they can be
	before   []Kind // of the opponent
	cards    int
	known    *rules.Proof // nil: it is asked
	open     *Step        // the question that waits
	bad      error
}

func (h *hearing) limited() bool { return h.r.Class != rules.Standard && !h.r.Supervised }

// ask returns the answer to q; empty means that it is still open, or no longer matters because one before it is.
func (h *hearing) ask(q Question, rule rules.Rule, offered ...Answer) Answer {
	if len(offered) == 0 {
		offered = []Answer{Yes, No}
	}
	switch {
	case h.open != nil || h.bad != nil:
		return ""
	case h.used == len(h.answers):
		h.open = &Step{Question: q, Answers: offered, Article: h.e.Article(rule)}
		if q == AskMate {
			h.open.Mater = h.winner
		}
		return ""
	}
	a := h.answers[h.used]
	if !slices.Contains(offered, a) {
		h.bad = &InputError{"Answers", string(a)}
		return ""
	}
	h.used++
	return a
}

// decide ends the hearing, unless a question waits, by rule and what else it rests on.
func (h *hearing) decide(d Decision, rule rules.Rule, also ...rules.Rule) Step {
	if h.open != nil {
		return *h.open
	}
	s := Step{Decision: d}
	for _, x := range append([]rules.Rule{rule}, also...) {
		if a := h.e.Article(x); a != "" && !slices.Contains(s.Articles, a) {
			s.Articles = append(s.Articles, a)
		}
	}
	if s.Article = h.e.Article(rule); s.Article == "" && len(s.Articles) > 0 {
		s.Article = s.Articles[0]
	}
	if d == Granted {
		s.Result = rules.Drawn
	}
	return s
}

// penalty ends it with an offence.
func (h *hearing) penalty(c Case, rule rules.Rule) Step {
	s := h.decide(Penalty, rule)
	if s.Question == "" {
		s.Case = &c
	}
	return s
}
