package ruling

import "slices"

// A Kind is an offence. Those that an overlay lists too have its name for it.
type Kind string

// The offences.
const (
	IllegalMove         Kind = "illegal_move"         // every other illegal move, a king left in check included
	OpenCheck           Kind = "open_check"           // an illegal move: the king left to a discovered check
	KingCaptured        Kind = "king_captured"        // an illegal move
	BothKingsInCheck    Kind = "both_kings_in_check"  // an illegal move of the one who caused it
	PromotionIncomplete Kind = "promotion_incomplete" // clock pressed, the pawn still on the last rank
	EmptyPress          Kind = "empty_press"          // clock pressed without a move
	TwoHands            Kind = "two_hands"            // both hands used for one move
	OtherHand           Kind = "other_hand"           // clock pressed with the hand that did not move
	Hovering            Kind = "hovering"             // a finger kept on the button or over it
	ClockHandling       Kind = "clock_handling"       // hit, lifted, pressed hard or with a piece
	KnockFewBefore      Kind = "knock_le2_before_press"
	KnockManyBefore     Kind = "knock_gt2_before_press"
	KnockFewAfter       Kind = "knock_le2_after_press" // one or two pieces displaced, the clock pressed over them
	KnockManyAfter      Kind = "knock_gt2_after_press"
	PieceOverEdge       Kind = "piece_over_edge"
	TouchRefused        Kind = "touch_refused" // the touched piece was not moved
	FalseClaim          Kind = "false_claim"   // of a draw by repetition or fifty moves
	NoRecording         Kind = "no_recording"
	RecordedAhead       Kind = "recorded_ahead"
	NotesOnSheet        Kind = "notes_on_sheet" // more than moves, times and offers on the scoresheet
	Device              Kind = "device"         // a phone or another electronic device on the player, switched on and silent
	DeviceSounds        Kind = "device_sounds"  // on him or in his bag
	DeviceOff           Kind = "device_off"     // completely switched off, on him
	DeviceInBag         Kind = "device_in_bag"  // completely switched off, in a bag where the event allows it
	BagUsed             Kind = "bag_used"       // the bag with such a device, without permission
	InspectionRefused   Kind = "inspection_refused"
	Help                Kind = "help"        // notes, advice, analysis on another board
	HelpOfOthers        Kind = "help_others" // advice of a trainer, a spectator, a player of another game
	LeavingArea         Kind = "leaving_area"
	LeavingVenue        Kind = "leaving_venue"
	LeftUnreported      Kind = "left_unreported" // not on move, where the event wants it reported
	Smoking             Kind = "smoking"
	Disrepute           Kind = "disrepute" // of chess
	Disturbing          Kind = "disturbing"
	OfferOtherTime      Kind = "offer_other_time"  // a draw offered at another moment than after one's own move
	ScoreAsked          Kind = "score_asked"       // to see the arbiter's record, more than five times
	NoReasonToStop      Kind = "no_reason_to_stop" // the clock stopped without a valid reason
	Disobedience        Kind = "disobedience"      // persistent refusal to comply with the Laws
	BothRefuse          Kind = "both_refuse"       // the same by both players
	Late                Kind = "late"              // arrival after the default time
	BothAbsent          Kind = "both_absent"       // neither player is there at the start
	TellsPlaying        Kind = "tells_other_clock_playing"
	TellsFinished       Kind = "tells_other_clock_finished"
	IncrementAsked      Kind = "increment_asked"     // quickplay finish: the arbiter grants the five seconds
	QuickplayAgreed     Kind = "quickplay_agreed"    // the draw claim holds
	QuickplayPostponed  Kind = "quickplay_postponed" // the arbiter decides later
	QuickplayRejected   Kind = "quickplay_rejected"  // the draw claim fails
	FlagFallen          Kind = "flag_fallen"         // the offender's flag; the other is up
)

// Kinds returns every offence, in the order in which an arbiter looks for them.
func Kinds() []Kind {
	return []Kind{IllegalMove, OpenCheck, KingCaptured, BothKingsInCheck, PromotionIncomplete, EmptyPress, TwoHands, OtherHand, Hovering,
		ClockHandling, KnockFewBefore, KnockManyBefore, KnockFewAfter, KnockManyAfter, PieceOverEdge, TouchRefused, FalseClaim,
		NoRecording, RecordedAhead, NotesOnSheet, Device, DeviceSounds, DeviceOff, DeviceInBag, BagUsed, InspectionRefused, Help, HelpOfOthers,
		LeavingArea, LeavingVenue, LeftUnreported, Smoking, Disrepute, Disturbing, OfferOtherTime, ScoreAsked, NoReasonToStop, Disobedience, BothRefuse,
		Late, BothAbsent, TellsPlaying, TellsFinished, IncrementAsked, QuickplayAgreed, QuickplayPostponed, QuickplayRejected, FlagFallen}
}

// IsValid reports whether k is one of the offences above.
func (k Kind) IsValid() bool { return slices.Contains(Kinds(), k) }

// isMove reports whether k is an illegal move in every edition.
func (k Kind) isMove() bool {
	switch k {
	case IllegalMove, OpenCheck, KingCaptured, BothKingsInCheck, PromotionIncomplete:
		return true
	}
	return false
}
