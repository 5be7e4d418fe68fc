package crew

import "wasit/app/event/journal"

// WishOf returns what a device asks for to have a fact again that only a desk had that was replaced; ok is false for facts that the new
// desk makes itself, such as a pairing.
func WishOf(e journal.Event) (c journal.Command, ok bool) {
	switch e := e.(type) {
	case journal.ResultEntered:
		return journal.EnterResult{Section: e.Section, Round: e.Round, Board: e.Board, Score: e.Score}, true
	case journal.ResultCorrected:
		return journal.CorrectResult{Section: e.Section, Round: e.Round, Board: e.Board, Score: e.Score, Reason: e.Reason}, true
	case journal.ProtestLodged:
		return journal.LodgeProtest{Section: e.Section, Protest: e.Protest}, true
	case journal.PresenceNoted:
		return journal.NotePresence{Players: e.Players, Presence: e.Presence}, true
	case journal.FeeNoted:
		return journal.NoteFee{Players: e.Players, Paid: e.Paid}, true
	case journal.OffenceRecorded:
		return journal.RecordOffence{Section: e.Section, Offence: e.Offence}, true
	case journal.ClaimHeard:
		return journal.HearClaim{Section: e.Section, Claim: e.Claim}, true
	case journal.NoteAdded:
		return journal.AddNote(e), true
	}
	return nil, false
}
