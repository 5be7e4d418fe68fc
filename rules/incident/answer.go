package incident

import (
	"strconv"
	"time"

	"wasit/rules"
	"wasit/rules/ruling"
)

// A Repair is what becomes of the position, the clock or the offer; [Kind]s say which of them can follow.
type Repair string

// What is done.
const (
	None            Repair = "none"
	Over            Repair = "game_over"            // the game has ended by it
	ResultStands    Repair = "result_stands"        // the game had ended before, or the result was signed
	BeforeIllegal   Repair = "before_illegal"       // back to the position before, or the last one known; touch-move binds, times by judgement
	BeforeIrregular Repair = "before_irregularity"  // the same for a piece on a wrong square
	BecomesQueen    Repair = "queen"                // the pawn becomes a queen, without choice
	FreePiece       Repair = "free_piece"           // back to the position before; the pawn moves, the piece is freely chosen
	MoveStands      Repair = "move_stands"          // nothing can be mended
	StandsUnless    Repair = "stands_unless_agreed" // only both players together may mend it, without the arbiter
	LegalStands     Repair = "act_stands"           // the castling, capture or promotion made in a wrong way stands
	OnMoveAgain     Repair = "on_move_again"        // the player is on move again
	PutBack         Repair = "put_back"             // he puts the pieces back in his own time
	TouchedBinds    Repair = "touched_binds"        // a legal move with the touched piece, if there is one, else any
	CompletesMove   Repair = "may_complete"         // he may finish the move in the right way
	ChoiceStands    Repair = "choice_stands"        // he was free to choose, the new piece stands
	Silent          Repair = "arbiter_silent"       // the arbiter says nothing, only the player may claim
	WaitsReply      Repair = "arbiter_waits"        // the arbiter waits for the next completed move
	PlayOn          Repair = "play_on"              // as it stands
	PlayOnUnless    Repair = "play_on_unless"       // unless the arbiter rules otherwise
	NewGame         Repair = "new_game"             // the game is cancelled
	TransferBoard   Repair = "transfer_board"       // the position goes to a board that lies right
	FixClock        Repair = "fix_clock"            // stopped at once; setting, times and move counter put right
	ReplaceClock    Repair = "replace_clock"        // times by judgement
	SettingStays    Repair = "setting_stays"        // of the clock
	TimeLeft        Repair = "time_left"            // who came late in time plays on with what is left
	LosesTime       Repair = "loses_time"           // until he comes
	EventPenalty    Repair = "event_penalty"        // what the event announced
	DeviceAway      Repair = "device_away"          // switched off or handed in
	WrittenMove     Repair = "written_move"         // the game goes on, the move written for the claim must be played
	NotAdmitted     Repair = "not_admitted"         // the claim or request; the game goes on
	NotValid        Repair = "agreement_not_valid"  // the game goes on
	OfferStands     Repair = "offer_stands"         // until it is refused or a piece is touched
	OfferLapsed     Repair = "offer_lapsed"         // the touched piece must be moved
	FiveSeconds     Repair = "five_seconds"         // both get five seconds a move from now on
	ArbiterDecides  Repair = "arbiter_decides"      // whether the claim holds, fails, or waits
	DecidesLater    Repair = "decides_later"        // the game goes on, watched; the arbiter rules later, after a flag too
	MustMove        Repair = "must_move"            // the touched piece
	MustTake        Repair = "must_take"            // the touched piece of the opponent
	MustTakeWith    Repair = "must_take_with"       // the first touched own piece takes the first touched of the opponent
	MustCastle      Repair = "must_castle"          // on that side
	RookFirst       Repair = "no_castling_rook"     // no castling on that side this move, the rook moves if it can
	AnotherKingMove Repair = "another_king_move"    // castling the other way included; else any legal move
	FreeMove        Repair = "free_move"            // none of the touched pieces can move
	NotBound        Repair = "touch_does_not_bind"  // adjusted, or plainly by accident
	PieceStays      Repair = "piece_stays"          // where it was released
	PromotionStays  Repair = "promotion_stays"      // the new piece has touched the square
	SitsOut         Repair = "sits_out"             // the next round
	CompletesSheet  Repair = "completes_sheet"      // and goes on writing
	SheetFirst      Repair = "sheet_before_move"    // he completes his sheet before he moves; he may borrow the other on his turn
	BothSheets      Repair = "both_complete"        // clocks stopped, both complete their sheets
	Reconstruct     Repair = "reconstruct"          // position, times and moves noted, the game played over on a second board
	NextPeriod      Repair = "next_period"          // the next move is the first of the next period
	BringsPiece     Repair = "arbiter_helps"        // he brings what is missing and restarts the game
	SealedAsTold    Repair = "sealed_as_told"       // the sealer plays the move he says he sealed, with the recorded times
	MaySealReply    Repair = "may_seal_reply"       // the replier may seal his answer, the other's clock is started
	OpensEnvelope   Repair = "opens_envelope"       // the sealed move is made on the board, the replier's clock starts
	ReplierClock    Repair = "replier_clock"        // runs until he comes
	TimesMended     Repair = "times_mended"         // before his first move
	OfferOpen       Repair = "offer_open"           // until it is accepted or refused
	SentOut         Repair = "may_be_sent_out"      // who interferes
	LeavesArea      Repair = "leaves_area"          // the playing area
	ClaimEndsGame   Repair = "claim_ends_game"      // sent to an arbiter, who decides later
	OwnBoard        Repair = "corrects_own_board"   // who wrote right and moved wrongly
	LastAgreed      Repair = "last_agreed_position" // and clocks to fit
	Warned          Repair = "warned_of_notation"   // the player; the sheet need not count as evidence
)

// Who may raise a matter.
type Who string

// Who may.
const (
	WhoBoth      Who = "arbiter or player"
	WhoArbiter   Who = "arbiter"
	WhoPlayer    Who = "player"
	WhoAutomatic Who = "automatic"
	WhoNobody    Who = "nobody"
	WhoTooLate   Who = "nobody any more"
)

// An Answer is what follows from an incident.
type Answer struct {
	Kind     Kind
	Edition  string
	Articles []string // the one applied first
	Minutes  time.Duration
	// MayGive says that the arbiter may give the minutes to the opponent, Discretion that he chooses among the penalties of Art. 12.9.
	MayGive    bool
	Discretion bool
	Cards      int // given now
	CardsInAll int
	RedCard    bool
	Result     rules.Result
	Open       bool // lost if the opponent can checkmate, else a draw, and neither is proved
	Proof      rules.Proof
	Repair     Repair
	MayRaise   Who
	Refusal    ruling.Refusal // why nothing follows, where an offence was told
	Castling   *ruling.NoCastling
	Spent      time.Duration // of a player who was not there
}

// Time writes what the opponent gets: "2", "may 2", "arbiter", "0".
func (a *Answer) Time() string {
	n := strconv.Itoa(int(a.Minutes / time.Minute))
	switch {
	case a.Discretion:
		return "arbiter"
	case a.MayGive:
		return "may " + n
	}
	return n
}

// For writes the result of the player of the incident: "none", "win", "loss" or "draw".
func (a *Answer) For(white bool) string {
	switch {
	case a.Result == rules.Drawn:
		return "draw"
	case a.Result == rules.BothLose || a.Result == rules.WinFor(ruling.Side(!white)):
		return "loss"
	case a.Result == rules.WinFor(ruling.Side(white)):
		return "win"
	}
	return "none"
}
