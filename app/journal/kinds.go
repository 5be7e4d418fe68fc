package journal

// The kinds of facts. Later issues add theirs here and in the table below.
const (
	KindEventCreated      Kind = "event-created"
	KindEventChanged      Kind = "event-changed"
	KindEventFinished     Kind = "event-finished"
	KindEventReopened     Kind = "event-reopened"
	KindEventAnonymised   Kind = "event-anonymised"
	KindNoteAdded         Kind = "note-added"
	KindReverted          Kind = "reverted"
	KindSectionAdded      Kind = "section-added"
	KindSectionChanged    Kind = "section-changed"
	KindSectionRemoved    Kind = "section-removed"
	KindTieBreaksChanged  Kind = "tie-breaks-changed"
	KindPlayerAdded       Kind = "player-added"
	KindPlayersImported   Kind = "players-imported"
	KindPlayerChanged     Kind = "player-changed"
	KindPlayerMoved       Kind = "player-moved"
	KindPlayerRemoved     Kind = "player-removed"
	KindPlayerEnteredLate Kind = "player-entered-late"
	KindPlayersWithdrawn  Kind = "players-withdrawn"
	KindPlayersReturned   Kind = "players-returned"
	KindByeRequested      Kind = "bye-requested"
	KindByeCancelled      Kind = "bye-cancelled"
	KindPresenceNoted     Kind = "presence-noted"
	KindForbiddenSet      Kind = "forbidden-set"
	KindInitialOrderFixed Kind = "initial-order-fixed"
	KindInitialColorDrawn Kind = "initial-color-drawn"
	KindLotDrawn          Kind = "lot-drawn"
	KindLotAnnulled       Kind = "lot-annulled"
	KindRoundPaired       Kind = "round-paired"
	KindPairingChanged    Kind = "pairing-changed"
	KindColorsReversed    Kind = "colors-reversed"
	KindDraftDiscarded    Kind = "draft-discarded"
	KindRoundPublished    Kind = "round-published"
	KindRoundUnpublished  Kind = "round-unpublished"
	KindResultEntered     Kind = "result-entered"
	KindResultCorrected   Kind = "result-corrected"
	KindResultCleared     Kind = "result-cleared"
	KindGameEntered       Kind = "game-entered"
	KindRosterSet         Kind = "roster-set"
	KindLineupSet         Kind = "lineup-set"
	KindRoundClosed       Kind = "round-closed"
	KindRoundReopened     Kind = "round-reopened"
	KindLawsChosen        Kind = "laws-chosen"
	KindOffenceRecorded   Kind = "offence-recorded"
	KindPenaltyGiven      Kind = "penalty-given"
	KindDecisionAppealed  Kind = "decision-appealed"
	KindAppealDecided     Kind = "appeal-decided"
	KindFeeNoted          Kind = "fee-noted"
	KindCheckInClosed     Kind = "check-in-closed"
	KindTableFixed        Kind = "table-fixed"
	KindHallSet           Kind = "hall-set"
	KindRoundStarted      Kind = "round-started"
	KindResultChecked     Kind = "result-checked"
	KindCapDecided        Kind = "cap-decided"
	KindWordingChanged    Kind = "wording-changed"
	KindPrizesChosen      Kind = "prizes-chosen"
	KindClaimHeard        Kind = "claim-heard"
	KindLocalRulesSet     Kind = "local-rules-set"
	KindProtestLodged     Kind = "protest-lodged"
	KindProtestDecided    Kind = "protest-decided"
	KindMovesKept         Kind = "moves-kept"
)

// kindRow is all there is to know of a kind.
type kindRow struct {
	kind     Kind
	undoable bool // may be taken back while it is the last fact; public acts are corrected instead
	decode   func([]byte) (Event, error)
	// upward[i] turns the data of version i+1 into those of version i+2; no gaps, upward only.
	upward []func([]byte) ([]byte, error)
}

// version is the version that this program writes.
func (k kindRow) version() int { return len(k.upward) + 1 }

// kinds is the one table of events.
var kinds = [...]kindRow{
	{kind: KindEventCreated, decode: decodeAs[EventCreated]},
	{kind: KindEventChanged, undoable: true, decode: decodeAs[EventChanged]},
	{kind: KindEventFinished, undoable: true, decode: decodeAs[EventFinished]},
	{kind: KindEventReopened, decode: decodeAs[EventReopened]},
	{kind: KindEventAnonymised, decode: decodeAs[EventAnonymised]},
	{kind: KindNoteAdded, undoable: true, decode: decodeAs[NoteAdded]},
	{kind: KindReverted, decode: decodeAs[Reverted]},
	{kind: KindSectionAdded, undoable: true, decode: decodeAs[SectionAdded]},
	{kind: KindSectionChanged, undoable: true, decode: decodeAs[SectionChanged]},
	{kind: KindSectionRemoved, undoable: true, decode: decodeAs[SectionRemoved]},
	{kind: KindTieBreaksChanged, undoable: true, decode: decodeAs[TieBreaksChanged]},
	{kind: KindPlayerAdded, undoable: true, decode: decodeAs[PlayerAdded]},
	{kind: KindPlayersImported, undoable: true, decode: decodeAs[PlayersImported]},
	{kind: KindPlayerChanged, undoable: true, decode: decodeAs[PlayerChanged]},
	{kind: KindPlayerMoved, undoable: true, decode: decodeAs[PlayerMoved]},
	{kind: KindPlayerRemoved, undoable: true, decode: decodeAs[PlayerRemoved]},
	{kind: KindPlayerEnteredLate, undoable: true, decode: decodeAs[PlayerEnteredLate]},
	{kind: KindPlayersWithdrawn, undoable: true, decode: decodeAs[PlayersWithdrawn]},
	{kind: KindPlayersReturned, undoable: true, decode: decodeAs[PlayersReturned]},
	{kind: KindByeRequested, undoable: true, decode: decodeAs[ByeRequested]},
	{kind: KindByeCancelled, undoable: true, decode: decodeAs[ByeCancelled]},
	{kind: KindPresenceNoted, undoable: true, decode: decodeAs[PresenceNoted]},
	{kind: KindForbiddenSet, undoable: true, decode: decodeAs[ForbiddenSet]},
	{kind: KindInitialOrderFixed, undoable: true, decode: decodeAs[InitialOrderFixed]},
	{kind: KindInitialColorDrawn, decode: decodeAs[InitialColorDrawn]}, // a draw of lots is public
	{kind: KindLotDrawn, decode: decodeAs[LotDrawn]},
	{kind: KindLotAnnulled, decode: decodeAs[LotAnnulled]},
	{kind: KindRoundPaired, undoable: true, decode: decodeAs[RoundPaired]},
	{kind: KindPairingChanged, undoable: true, decode: decodeAs[PairingChanged]},
	{kind: KindColorsReversed, undoable: true, decode: decodeAs[ColorsReversed]},
	{kind: KindDraftDiscarded, undoable: true, decode: decodeAs[DraftDiscarded]},
	{kind: KindRoundPublished, decode: decodeAs[RoundPublished]},
	{kind: KindRoundUnpublished, decode: decodeAs[RoundUnpublished]},
	{kind: KindResultEntered, undoable: true, decode: decodeAs[ResultEntered]},
	{kind: KindResultCorrected, undoable: true, decode: decodeAs[ResultCorrected]},
	{kind: KindResultCleared, undoable: true, decode: decodeAs[ResultCleared]},
	{kind: KindGameEntered, undoable: true, decode: decodeAs[GameEntered]},
	{kind: KindRosterSet, undoable: true, decode: decodeAs[RosterSet]},
	{kind: KindLineupSet, undoable: true, decode: decodeAs[LineupSet]},
	{kind: KindRoundClosed, undoable: true, decode: decodeAs[RoundClosed]},
	{kind: KindRoundReopened, undoable: true, decode: decodeAs[RoundReopened]},
	{kind: KindLawsChosen, undoable: true, decode: decodeAs[LawsChosen]},
	{kind: KindOffenceRecorded, undoable: true, decode: decodeAs[OffenceRecorded]},
	{kind: KindPenaltyGiven, undoable: true, decode: decodeAs[PenaltyGiven]},
	{kind: KindDecisionAppealed, undoable: true, decode: decodeAs[DecisionAppealed]},
	{kind: KindAppealDecided, undoable: true, decode: decodeAs[AppealDecided]},
	{kind: KindFeeNoted, undoable: true, decode: decodeAs[FeeNoted]},
	{kind: KindCheckInClosed, undoable: true, decode: decodeAs[CheckInClosed]},
	{kind: KindTableFixed, undoable: true, decode: decodeAs[TableFixed]},
	{kind: KindHallSet, undoable: true, decode: decodeAs[HallSet]},
	{kind: KindRoundStarted, undoable: true, decode: decodeAs[RoundStarted]},
	{kind: KindResultChecked, undoable: true, decode: decodeAs[ResultChecked]},
	{kind: KindCapDecided, undoable: true, decode: decodeAs[CapDecided]},
	{kind: KindWordingChanged, undoable: true, decode: decodeAs[WordingChanged]},
	{kind: KindPrizesChosen, undoable: true, decode: decodeAs[PrizesChosen]},
	{kind: KindClaimHeard, undoable: true, decode: decodeAs[ClaimHeard]},
	{kind: KindLocalRulesSet, undoable: true, decode: decodeAs[LocalRulesSet]},
	{kind: KindProtestLodged, undoable: true, decode: decodeAs[ProtestLodged]},
	{kind: KindProtestDecided, undoable: true, decode: decodeAs[ProtestDecided]},
	{kind: KindMovesKept, undoable: true, decode: decodeAs[MovesKept]},
}

// rowOf returns the row of a kind, the zero row for an unknown one.
func rowOf(k Kind) kindRow {
	for i := range kinds {
		if kinds[i].kind == k {
			return kinds[i]
		}
	}
	return kindRow{}
}

func versionOf(k Kind) int { return rowOf(k).version() }

// Kinds returns every kind of fact, for a log that has words for all of them.
func Kinds() []Kind {
	list := make([]Kind, len(kinds))
	for i := range kinds {
		list[i] = kinds[i].kind
	}
	return list
}
