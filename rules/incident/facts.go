package incident

import (
	"slices"
	"strconv"
	"strings"
	"time"
)

// Facts are what a ruling can hang on beside the kind. The zero value is the usual course: the clock was pressed, the opponent has not
// replied, the game goes on.
type Facts struct {
	Unpressed bool          // the clock was not pressed after the act
	Replied   bool          // the opponent has made his next move
	Mended    bool          // that move has put an end to the illegal position
	SameMove  bool          // the move has had its ruling
	Ended     string        // the game had ended before: mate, stalemate, dead, agreed, resigned, signed
	Late      time.Duration // the player's lateness
	OtherLate time.Duration // the opponent's
	Request   int           // which request to see the score
	Left      *Span         // the least that the player has had on his clock in the period
	Increment time.Duration // a move

	MovesWhite, MovesBlack int    // made when it is found
	Misplaced              string // of the pieces set up wrongly, what castling hangs on: king, rook, or other

	Why string // of an illegal move: self_check, castling_right, castling_attacked

	Touched   string // own, theirs, both, king_rook, rook_king
	Stuck     bool   // no legal move with what was touched
	Adjusted  bool   // the player said so before
	Accident  bool   // plainly by accident
	OffTurn   bool   // by the player who did not have the move
	Complains bool   // the one who complains has touched a piece to play since

	Offer     string // before_press, conditional, other_time, withdrawn, accepted, refused, after_touch
	Move      int    // at which a draw is agreed: moves by each player
	Consent   bool   // of the arbiter
	Count     int    // occurrences of the position, or moves by each player without capture and pawn move
	Scattered bool   // the occurrences were not consecutive
	Written   bool   // the move of the claim is written down
	NoTurn    bool   // the claimant has not the move
	TouchedBy bool   // the claimant has touched a piece to play
	Mates     bool   // the last move mates

	First       string // whose flag fell first: player, opponent
	NotLast     bool   // the period is not the last
	MovesMade   bool   // the moves of the period were made in time
	FlagUp      bool   // the claim is wrong: no flag is down
	OwnMove     bool   // it is the player's own previous move that is not written
	Quickplay   bool   // the ruling was one on a quickplay claim
	OwnFlag     bool   // the claimant's flag is down too
	Decision    string // of the arbiter on a quickplay claim: agree, postpone, reject
	Reason      bool   // the clock was stopped for a valid one
	Writes      string // who was exempt from recording: none, player, opponent, both
	Complete    bool   // a complete scoresheet exists
	Evidence    bool   // that more moves were made
	Agree       bool   // the two scores agree
	Sealed      bool   // the player is the one who sealed
	SealedEnds  bool   // the sealed move ends the game
	OtherAbsent bool   // so is the opponent
	NoPosition  bool   // the adjourned position is not known
	BeforeMove  bool   // before the player's first move
}

// A Span is a length of time that may be zero.
type Span time.Duration

// fields gives every fact by its name.
func (f *Facts) fields() map[string]any {
	return map[string]any{
		"unpressed": &f.Unpressed, "replied": &f.Replied, "mended": &f.Mended, "same_move": &f.SameMove, "ended": &f.Ended,
		"late": &f.Late, "opponent_late": &f.OtherLate, "request": &f.Request, "left": &f.Left, "increment": &f.Increment,
		"moves_white": &f.MovesWhite, "moves_black": &f.MovesBlack, "misplaced": &f.Misplaced,
		"why": &f.Why, "flag_up": &f.FlagUp, "own_move": &f.OwnMove, "quickplay": &f.Quickplay,
		"touched": &f.Touched, "stuck": &f.Stuck, "adjusted": &f.Adjusted, "accident": &f.Accident, "off_turn": &f.OffTurn,
		"complainant_touched": &f.Complains,
		"offer":               &f.Offer, "move": &f.Move, "consent": &f.Consent, "count": &f.Count, "scattered": &f.Scattered, "written": &f.Written,
		"not_on_move": &f.NoTurn, "claimant_touched": &f.TouchedBy, "mates": &f.Mates,
		"first": &f.First, "not_last": &f.NotLast, "moves_made": &f.MovesMade, "own_flag": &f.OwnFlag, "decision": &f.Decision,
		"reason": &f.Reason, "exempt": &f.Writes, "complete": &f.Complete, "evidence": &f.Evidence, "scores_agree": &f.Agree,
		"sealed": &f.Sealed, "sealed_ends": &f.SealedEnds, "opponent_absent": &f.OtherAbsent, "position_lost": &f.NoPosition,
		"before_first_move": &f.BeforeMove,
	}
}

// words are the values that a fact may have, where it is a word.
var words = map[string][]string{
	"ended":     {"", "mate", "stalemate", "dead", "agreed", "resigned", "signed"},
	"misplaced": {"", "king", "rook", "other"},
	"why":       {"", "self_check", "castling_right", "castling_attacked"},
	"touched":   {"", "own", "theirs", "both", "king_rook", "rook_king"},
	"offer":     {"", "before_press", "conditional", "other_time", "withdrawn", "accepted", "refused", "after_touch"},
	"first":     {"", "player", "opponent"},
	"decision":  {"", "agree", "postpone", "reject"},
	"exempt":    {"", "none", "player", "opponent", "both"},
}

// FactNames returns the names of all facts, in order.
func FactNames() []string {
	var f Facts
	names := make([]string, 0, 48)
	for name := range f.fields() {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// Set gives a fact its value as text: "yes" or "no", a number, a time such as "1m45s", or a word of the fact's own. "moves" is for
// both players.
func (f *Facts) Set(name, value string) error {
	if name == "moves" {
		if err := f.Set("moves_white", value); err != nil {
			return err
		}
		return f.Set("moves_black", value)
	}
	switch p := f.fields()[name].(type) {
	case *bool:
		if !slices.Contains([]string{"yes", "no", "true", "false"}, value) {
			return &InputError{name, value, "yes or no"}
		}
		*p = value == "yes" || value == "true"
	case *int:
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 || n > 10_000 {
			return &InputError{name, value, "a number from 0 to 10000"}
		}
		*p = n
	case *time.Duration:
		return setTime(p, name, value)
	case **Span:
		var t time.Duration
		if err := setTime(&t, name, value); err != nil {
			return err
		}
		s := Span(t)
		*p = &s
	case *string:
		if !slices.Contains(words[name], value) {
			return &InputError{name, value, strings.Join(words[name][1:], ", ")}
		}
		*p = value
	default:
		return &InputError{"fact", name, strings.Join(FactNames(), ", ")}
	}
	return nil
}

func setTime(t *time.Duration, name, value string) error {
	d, err := time.ParseDuration(value)
	if err != nil || d < 0 || d > 100*time.Hour {
		return &InputError{name, value, "a time such as 90s, 4m30s or 1h"}
	}
	*t = d
	return nil
}
