package journal

import (
	"reflect"
	"strconv"

	"wasit/app/event/journal/jsonline"
)

// The kinds of facts. Later issues add theirs here and in the table below.
const (
	KindEventCreated       Kind = "event-created"
	KindEventChanged       Kind = "event-changed"
	KindEventFinished      Kind = "event-finished"
	KindEventReopened      Kind = "event-reopened"
	KindEventAnonymised    Kind = "event-anonymised"
	KindNoteAdded          Kind = "note-added"
	KindReverted           Kind = "reverted"
	KindSectionAdded       Kind = "section-added"
	KindSectionChanged     Kind = "section-changed"
	KindSectionRemoved     Kind = "section-removed"
	KindTieBreaksChanged   Kind = "tie-breaks-changed"
	KindPlayerAdded        Kind = "player-added"
	KindPlayersImported    Kind = "players-imported"
	KindPlayerChanged      Kind = "player-changed"
	KindPlayerMoved        Kind = "player-moved"
	KindPlayerTransferred  Kind = "player-transferred"
	KindPlayerRemoved      Kind = "player-removed"
	KindPlayerEnteredLate  Kind = "player-entered-late"
	KindPlayersWithdrawn   Kind = "players-withdrawn"
	KindPlayersReturned    Kind = "players-returned"
	KindByeRequested       Kind = "bye-requested"
	KindByeCancelled       Kind = "bye-cancelled"
	KindPresenceNoted      Kind = "presence-noted"
	KindForbiddenSet       Kind = "forbidden-set"
	KindAccelerationSet    Kind = "acceleration-set"
	KindInitialOrderFixed  Kind = "initial-order-fixed"
	KindInitialColorDrawn  Kind = "initial-color-drawn"
	KindLotDrawn           Kind = "lot-drawn"
	KindLotAnnulled        Kind = "lot-annulled"
	KindRoundPaired        Kind = "round-paired"
	KindPairingChanged     Kind = "pairing-changed"
	KindColorsReversed     Kind = "colors-reversed"
	KindDraftDiscarded     Kind = "draft-discarded"
	KindRoundPublished     Kind = "round-published"
	KindRoundUnpublished   Kind = "round-unpublished"
	KindResultEntered      Kind = "result-entered"
	KindResultCorrected    Kind = "result-corrected"
	KindResultCleared      Kind = "result-cleared"
	KindGameEntered        Kind = "game-entered"
	KindRosterSet          Kind = "roster-set"
	KindLineupSet          Kind = "lineup-set"
	KindRoundClosed        Kind = "round-closed"
	KindRoundReopened      Kind = "round-reopened"
	KindLawsChosen         Kind = "laws-chosen"
	KindOffenceRecorded    Kind = "offence-recorded"
	KindPenaltyGiven       Kind = "penalty-given"
	KindDecisionAppealed   Kind = "decision-appealed"
	KindAppealDecided      Kind = "appeal-decided"
	KindFeeNoted           Kind = "fee-noted"
	KindCheckInClosed      Kind = "check-in-closed"
	KindTableFixed         Kind = "table-fixed"
	KindHallSet            Kind = "hall-set"
	KindRoundStarted       Kind = "round-started"
	KindResultChecked      Kind = "result-checked"
	KindCapDecided         Kind = "cap-decided"
	KindWordingChanged     Kind = "wording-changed"
	KindPrizesChosen       Kind = "prizes-chosen"
	KindClaimHeard         Kind = "claim-heard"
	KindLocalRulesSet      Kind = "local-rules-set"
	KindProtestLodged      Kind = "protest-lodged"
	KindProtestDecided     Kind = "protest-decided"
	KindMovesKept          Kind = "moves-kept"
	KindSchoolsCompared    Kind = "schools-compared"
	KindDeviceInvited      Kind = "device-invited"
	KindDeviceDismissed    Kind = "device-dismissed"
	KindRequestTaken       Kind = "request-taken"
	KindDeskTaken          Kind = "desk-taken"
	KindDeviceJoined       Kind = "device-joined"
	KindDeviceMarked       Kind = "device-marked"
	KindResultDisputed     Kind = "result-disputed"
	KindDisputeSettled     Kind = "dispute-settled"
	KindPapersFiled        Kind = "papers-filed"
	KindRatingDeclared     Kind = "rating-declared"
	KindRoundsDated        Kind = "rounds-dated"
	KindMatchesDated       Kind = "matches-dated"
	KindResultsCarried     Kind = "results-carried"
	KindModeEntered        Kind = "mode-entered"
	KindModeLeft           Kind = "mode-left"
	KindDeviationNoted     Kind = "deviation-noted"
	KindRemarksCarried     Kind = "remarks-carried"
	KindRoundsCompared     Kind = "rounds-compared"
	KindRatingCorrected    Kind = "rating-corrected"
	KindHalfByesBarred     Kind = "half-byes-barred"
	KindValuesGiven        Kind = "values-given"
	KindArbiterCalled      Kind = "arbiter-called"
	KindCallAnswered       Kind = "call-answered"
	KindCallEnded          Kind = "call-ended"
	KindPeriodRated        Kind = "period-rated"
	KindCertificatesSigned Kind = "certificates-signed"
	KindCertificateRevoked Kind = "certificate-revoked"
	KindFamilyCodesMade    Kind = "family-codes-made"
)

// kindRow is all there is to know of a kind.
type kindRow struct {
	kind Kind
	fact reflect.Type
	undo undoing
	// upward[i] turns the data of version i+1 into those of version i+2; no gaps, upward only.
	upward []func([]byte) ([]byte, error)
}

// undoing says whether a fact may be taken back while it is the last one.
type undoing bool

const (
	undoable undoing = true
	public   undoing = false // everybody has seen it: it is corrected instead
)

func row(fact Event, kind Kind, undo undoing) kindRow {
	return kindRow{kind: kind, fact: reflect.TypeOf(fact), undo: undo}
}

// version is the version that this program writes.
func (k kindRow) version() int { return len(k.upward) + 1 }

// kinds is the one table of events.
var kinds = [...]kindRow{
	row(EventCreated{}, KindEventCreated, public),
	row(EventChanged{}, KindEventChanged, undoable),
	row(EventFinished{}, KindEventFinished, undoable),
	row(EventReopened{}, KindEventReopened, public),
	row(EventAnonymised{}, KindEventAnonymised, public),
	row(NoteAdded{}, KindNoteAdded, undoable),
	row(Reverted{}, KindReverted, public),
	row(SectionAdded{}, KindSectionAdded, undoable),
	row(SectionChanged{}, KindSectionChanged, undoable),
	row(SectionRemoved{}, KindSectionRemoved, undoable),
	row(TieBreaksChanged{}, KindTieBreaksChanged, undoable),
	row(PlayerAdded{}, KindPlayerAdded, undoable),
	row(PlayersImported{}, KindPlayersImported, undoable),
	row(PlayerChanged{}, KindPlayerChanged, undoable),
	row(PlayerMoved{}, KindPlayerMoved, undoable),
	row(PlayerTransferred{}, KindPlayerTransferred, undoable),
	row(PlayerRemoved{}, KindPlayerRemoved, undoable),
	row(PlayerEnteredLate{}, KindPlayerEnteredLate, undoable),
	row(PlayersWithdrawn{}, KindPlayersWithdrawn, undoable),
	row(PlayersReturned{}, KindPlayersReturned, undoable),
	row(ByeRequested{}, KindByeRequested, undoable),
	row(ByeCancelled{}, KindByeCancelled, undoable),
	row(PresenceNoted{}, KindPresenceNoted, undoable),
	row(ForbiddenSet{}, KindForbiddenSet, undoable),
	row(AccelerationSet{}, KindAccelerationSet, undoable),
	row(InitialOrderFixed{}, KindInitialOrderFixed, undoable),
	row(InitialColorDrawn{}, KindInitialColorDrawn, public), // a draw of lots is public
	row(LotDrawn{}, KindLotDrawn, public),
	row(LotAnnulled{}, KindLotAnnulled, public),
	row(RoundPaired{}, KindRoundPaired, undoable),
	row(PairingChanged{}, KindPairingChanged, undoable),
	row(ColorsReversed{}, KindColorsReversed, undoable),
	row(DraftDiscarded{}, KindDraftDiscarded, undoable),
	row(RoundPublished{}, KindRoundPublished, public),
	row(RoundUnpublished{}, KindRoundUnpublished, public),
	row(ResultEntered{}, KindResultEntered, undoable),
	row(ResultCorrected{}, KindResultCorrected, undoable),
	row(ResultCleared{}, KindResultCleared, undoable),
	row(GameEntered{}, KindGameEntered, undoable),
	row(RosterSet{}, KindRosterSet, undoable),
	row(LineupSet{}, KindLineupSet, undoable),
	row(RoundClosed{}, KindRoundClosed, undoable),
	row(RoundReopened{}, KindRoundReopened, undoable),
	row(LawsChosen{}, KindLawsChosen, undoable),
	row(OffenceRecorded{}, KindOffenceRecorded, undoable),
	row(PenaltyGiven{}, KindPenaltyGiven, undoable),
	row(DecisionAppealed{}, KindDecisionAppealed, undoable),
	row(AppealDecided{}, KindAppealDecided, undoable),
	row(FeeNoted{}, KindFeeNoted, undoable),
	row(CheckInClosed{}, KindCheckInClosed, undoable),
	row(TableFixed{}, KindTableFixed, undoable),
	row(HallSet{}, KindHallSet, undoable),
	row(RoundStarted{}, KindRoundStarted, undoable),
	row(ResultChecked{}, KindResultChecked, undoable),
	row(CapDecided{}, KindCapDecided, undoable),
	row(WordingChanged{}, KindWordingChanged, undoable),
	row(PrizesChosen{}, KindPrizesChosen, undoable),
	row(ClaimHeard{}, KindClaimHeard, undoable),
	row(LocalRulesSet{}, KindLocalRulesSet, undoable),
	row(ProtestLodged{}, KindProtestLodged, undoable),
	row(ProtestDecided{}, KindProtestDecided, undoable),
	row(MovesKept{}, KindMovesKept, undoable),
	row(SchoolsCompared{}, KindSchoolsCompared, undoable),
	row(DeviceInvited{}, KindDeviceInvited, public),
	row(DeviceDismissed{}, KindDeviceDismissed, public),
	row(RequestTaken{}, KindRequestTaken, undoable), // with its act; that it was answered stays known
	row(DeskTaken{}, KindDeskTaken, public),
	row(DeviceJoined{}, KindDeviceJoined, public),
	row(DeviceMarked{}, KindDeviceMarked, public),
	row(ResultDisputed{}, KindResultDisputed, public),
	row(DisputeSettled{}, KindDisputeSettled, public),
	row(PapersFiled{}, KindPapersFiled, undoable),
	row(RatingDeclared{}, KindRatingDeclared, undoable),
	row(RoundsDated{}, KindRoundsDated, undoable),
	row(MatchesDated{}, KindMatchesDated, undoable),
	row(ResultsCarried{}, KindResultsCarried, undoable),
	row(ModeEntered{}, KindModeEntered, public), // no undo leads out of FIDE mode, and none back
	row(ModeLeft{}, KindModeLeft, public),
	row(DeviationNoted{}, KindDeviationNoted, undoable), // with its act
	row(RemarksCarried{}, KindRemarksCarried, undoable),
	row(RoundsCompared{}, KindRoundsCompared, undoable), // with the take-over
	row(RatingCorrected{}, KindRatingCorrected, undoable),
	row(HalfByesBarred{}, KindHalfByesBarred, undoable),
	row(ValuesGiven{}, KindValuesGiven, undoable),
	row(ArbiterCalled{}, KindArbiterCalled, public),
	row(CallAnswered{}, KindCallAnswered, public),
	row(CallEnded{}, KindCallEnded, public),
	row(PeriodRated{}, KindPeriodRated, undoable),
	row(CertificatesSigned{}, KindCertificatesSigned, public), // paper left the device
	row(CertificateRevoked{}, KindCertificateRevoked, public),
	row(FamilyCodesMade{}, KindFamilyCodesMade, public), // paper left the device
}

// rowNamed returns the row of a kind, the zero row for an unknown one.
func rowNamed(k Kind) kindRow {
	for i := range kinds {
		if kinds[i].kind == k {
			return kinds[i]
		}
	}
	return kindRow{}
}

// rowOf returns the row of a fact.
func rowOf(e Event) kindRow {
	fact := reflect.TypeOf(e)
	for i := range kinds {
		if kinds[i].fact == fact {
			return kinds[i]
		}
	}
	return kindRow{}
}

func kindOf(e Event) Kind { return rowOf(e).kind }

// LatestVersion returns the version of a kind that this program writes, the newest that it reads; 0 for a kind it does not know.
func LatestVersion(k Kind) int {
	row := rowNamed(k)
	if row.fact == nil {
		return 0
	}
	return row.version()
}

// ReadEvent reads the JSON data of a fact: it brings those of an older version up, checks them and cleans the texts. The
// version is at most [LatestVersion].
func ReadEvent(k Kind, version int, data []byte) (Event, error) {
	if version < 1 || version > LatestVersion(k) {
		return nil, &ValueError{Field: "version", Value: strconv.Itoa(version), Least: 1, Max: LatestVersion(k)}
	}
	return rowNamed(k).read(data, version)
}

// read brings data of an older version up, step by step, and decodes them.
func (k kindRow) read(data []byte, version int) (Event, error) {
	for _, step := range k.upward[version-1:] {
		var err error
		if data, err = step(data); err != nil {
			return nil, err
		}
	}
	e, err := k.decode(data)
	if err != nil {
		return nil, err
	}
	return clean(e)
}

// decode reads a fact of the kind. One function for all kinds: compiled for each they were 20 kB of the download.
func (k kindRow) decode(data []byte) (Event, error) {
	e := reflect.New(k.fact)
	if err := jsonline.Decode(data, e.Interface()); err != nil {
		return nil, err
	}
	return e.Elem().Interface().(Event), nil
}
