package session

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/lists/roster"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// FullError says that the device has no room left for the store.
type FullError struct{ Err error }

func (e *FullError) Error() string { return "session: no room left: " + e.Err.Error() }

// Unwrap returns the store's own error.
func (e *FullError) Unwrap() error { return e.Err }

// GoneError says that an event is not on this device.
type GoneError struct{ ID string }

func (e *GoneError) Error() string { return "session: no event " + e.ID }

// DamagedError says that records of an event are missing on this device; Want is 0 where nobody knows how many there were.
type DamagedError struct{ Have, Want int }

func (e *DamagedError) Error() string {
	return fmt.Sprintf("session: %d of %d records can be read", e.Have, e.Want)
}

// NoStoreError says that this browser gives no storage.
type NoStoreError struct{ Why string }

func (e *NoStoreError) Error() string { return "session: no store: " + e.Why }

// Explain turns a refusal into words: the fact first, then what to do. An error that is in no table is shown with its
// own text, so that nothing is refused in silence.
func Explain(l i18n.Lang, err error) *Notice {
	for _, explain := range []func(i18n.Lang, error) *Notice{explainBackup, explainEvent, explainValue, explainRound, explainPlayer, explainSystem, explainPairing, explainFile, explainBook, explainList, explainWays, explainCrew, explainFIDE} {
		if n := explain(l, err); n != nil {
			return n
		}
	}
	return &Notice{Kind: "warn", Title: l.T(textRefusedOther), Text: err.Error()}
}

func Warn(title, text string) *Notice { return &Notice{Kind: "warn", Title: title, Text: text} }

func explainEvent(l i18n.Lang, err error) *Notice {
	var full *FullError
	var none *NoStoreError
	var readOnly *ReadOnlyError
	var practice *PracticeError
	var state *journal.EventStateError
	var unknown *journal.UnknownError
	var undo *journal.UndoError
	var config *journal.ConfigError
	var draft *journal.TournamentError
	var games *GamesError
	switch {
	case errors.As(err, &games):
		return Warn(l.T(textOpenGames), l.T(textOpenGamesDo))
	case errors.As(err, &full):
		return &Notice{Kind: "bad", Title: l.T(i18n.Unsaved), Text: l.T(i18n.UnsavedFull)}
	case errors.As(err, &none):
		return &Notice{Kind: "bad", Title: l.T(i18n.HomeNoStore), Text: l.T(i18n.HomeNoStoreText)}
	case errors.As(err, &practice):
		return Warn(l.T(i18n.PracticeRefused), l.T(textPracticeRefusedDo))
	case errors.As(err, &readOnly):
		return Warn(l.T(textRefusedReadOnly), l.T(i18n.OtherTabText))
	case errors.As(err, &state):
		return explainState(l, state)
	case errors.As(err, &unknown):
		return Warn(l.T(textRefusedUnknown), "")
	case errors.As(err, &undo):
		why := map[journal.UndoFault]i18n.Text{journal.UndoNothing: textRefusedUndoNothing, journal.UndoNever: textRefusedUndoPublic,
			journal.UndoBuiltOn: textRefusedUndoUsed}[undo.Why]
		return Warn(l.T(textRefusedUndo), l.T(why))
	case errors.As(err, &config):
		return Warn(l.T(textRefusedConfig), "")
	case errors.As(err, &draft):
		return Warn(l.T(textRefusedTournament), draft.Err.Error())
	}
	return nil
}

func explainState(l i18n.Lang, err *journal.EventStateError) *Notice {
	switch err.State {
	case journal.EventOver:
		return Warn(l.T(textRefusedFinished), l.T(i18n.RefusedFinishedDo))
	case journal.EventAnonymous:
		return Warn(l.T(textRefusedAnonymous), "")
	case journal.EventRunning, journal.EventUnfinished:
		return Warn(l.T(textRefusedUnfinished), l.T(textRefusedUnfinishDo))
	}
	return Warn(l.T(textRefusedOther), err.Error())
}

// fields names what a value stands for, by the code that the journal uses.
var fields = map[string]i18n.Text{"name": i18n.FieldName, "club": i18n.FieldClub, "federation": i18n.FieldFederation, "rating": i18n.FieldRating,
	"title": i18n.FieldTitle, "birth": i18n.FieldBirth, "class": i18n.FieldClass, "reason": i18n.Reason, "rounds": i18n.WizardRounds,
	"tie-break": i18n.WizardTieBreaks, "place": i18n.WizardPlace, "arbiter": i18n.WizardArbiter, "players": i18n.Players, "fideID": i18n.FieldFIDE,
	"sort": i18n.FieldSort, "section": textFieldSection, "sex": i18n.FieldSex, "fide-id": i18n.FieldFIDE, "arbiter-id": textFieldArbiterID,
	"deputy-id": textFieldDeputyID, "deputies": textFieldDeputies, "contact": i18n.RatedContact, "event-code": i18n.RatedCode, "organizer": i18n.RatedOrganizer,
	"rating-list": i18n.RatedList, "national-id": i18n.FieldNationalID, "standard": i18n.FieldStandard,
	"rapid": i18n.FieldRapid, "level": i18n.FieldLevel, "nis": i18n.FieldNIS, "nisn": i18n.FieldNISN, "blitz": i18n.FieldBlitz, "national": i18n.FieldNational, "k": i18n.FieldK, "round-start": textFieldRoundStart}

func field(l i18n.Lang, code string) string {
	if t, ok := fields[code]; ok {
		return l.T(t)
	}
	return l.T(textFieldOther, code)
}

func explainValue(l i18n.Lang, err error) *Notice {
	var text *journal.TextError
	var value *journal.ValueError
	var date *journal.DateError
	var score *journal.ScoreError
	var limit *journal.LimitError
	var reason *journal.ReasonError
	var row *journal.ImportError
	switch {
	case errors.As(err, &row):
		inner := Explain(l, row.Err)
		inner.Title = l.T(textRefusedRow, l.Int(row.Row), inner.Title)
		return inner
	case errors.As(err, &text):
		return Warn(l.T(textRefusedText, field(l, text.Field), l.Int(text.Limit)), "")
	case errors.As(err, &value):
		do := ""
		if value.Max > 0 {
			do = l.T(textRefusedRange, l.Int(value.Least), l.Int(value.Max))
		}
		return Warn(l.T(textRefusedValue, field(l, value.Field), value.Value), do)
	case errors.As(err, &date):
		return Warn(l.T(textRefusedDate), date.Text)
	case errors.As(err, &score):
		return Warn(l.T(textRefusedScore), "")
	case errors.As(err, &limit):
		return Warn(l.T(textRefusedLimit, field(l, limit.What), l.Int(limit.Limit)), "")
	case errors.As(err, &reason):
		return Warn(l.T(textRefusedReason), l.T(textRefusedReasonDo))
	}
	return nil
}

var phases = map[journal.Phase]i18n.Text{journal.NoRound: textPhaseNone, journal.Draft: textPhaseDraft,
	journal.Published: textPhasePublished, journal.Complete: textPhaseComplete, journal.Closed: textPhaseClosed}

func explainRound(l i18n.Lang, err error) *Notice {
	var missing *journal.MissingResultsError
	var entered *journal.ResultsEnteredError
	var phase *journal.RoundPhaseError
	var later *journal.LaterRoundError
	var all *journal.AllRoundsError
	var order *journal.OrderError
	var color *journal.ColorError
	var disputed *journal.DisputedError
	var appeal *ledger.AppealError
	var call *journal.CallError
	switch {
	case errors.As(err, &call):
		return explainCall(l, call)
	case errors.As(err, &appeal) && appeal.Open:
		return Warn(l.T(textRefusedAppealOpen, l.Int(int(appeal.Incident))), l.T(textRefusedAppealOpenDo))
	case errors.As(err, &appeal):
		return Warn(l.T(textRefusedNoAppeal, l.Int(int(appeal.Incident))), l.T(textRefusedNoAppealDo))
	case errors.As(err, &missing):
		return Warn(l.T(textRefusedMissing, l.Int(missing.Round)), l.T(i18n.RefusedMissingDo, Numbers(missing.Boards)))
	case errors.As(err, &disputed):
		return Warn(l.T(textRefusedDisputed, l.Int(disputed.Round)), l.T(textRefusedDisputedDo, Numbers(disputed.Boards)))
	case errors.As(err, &entered):
		return Warn(l.T(textRefusedResults, l.Int(entered.Round)), l.T(textRefusedResultsDo, Numbers(entered.Boards)))
	case errors.As(err, &phase):
		return Warn(l.T(textRefusedPhase, l.Int(phase.Round)), l.T(textRefusedPhaseDo, l.T(phases[phase.Phase]), l.T(phases[phase.Need])))
	case errors.As(err, &later):
		return Warn(l.T(textRefusedLater, l.Int(later.Later)), l.T(textRefusedLaterDo, l.Int(later.Round)))
	case errors.As(err, &all):
		return Warn(l.T(textRefusedAllRounds, l.Int(all.Rounds)), l.T(textRefusedAllRoundsDo))
	case errors.As(err, &order) && order.Fixed:
		return Warn(l.T(textRefusedOrder), "")
	case errors.As(err, &order):
		return Warn(l.T(textRefusedNoOrder), "")
	case errors.As(err, &color) && color.Drawn:
		return Warn(l.T(textRefusedColor), "")
	case errors.As(err, &color):
		return Warn(l.T(textRefusedNoColor), "")
	}
	return nil
}

func explainCall(l i18n.Lang, err *journal.CallError) *Notice {
	switch {
	case err.Board == 0:
		return Warn(l.T(textCallGone), l.T(textCallGoneDo))
	case err.Result:
		return Warn(l.T(textCallOver), l.T(textCallOverDo))
	}
	return Warn(l.T(textCallNoGame), l.T(textCallOverDo))
}

func explainPlayer(l i18n.Lang, err error) *Notice {
	var paired *journal.PlayerPairedError
	var transfer *journal.TransferError
	var bye *journal.ByeError
	var presence *journal.PresenceError
	var late *journal.LateEntryError
	switch {
	case errors.As(err, &transfer):
		return Warn(l.T(textRefusedTransfer), l.T(textRefusedTransferDo))
	case errors.As(err, &paired):
		return Warn(l.T(textRefusedPaired, l.Int(paired.Round)), l.T(textRefusedPairedDo))
	case errors.As(err, &bye):
		why := map[journal.ByeFault]string{journal.ByePaired: l.T(textRefusedByePaired, l.Int(bye.Round)),
			journal.ByeLimit: l.T(textRefusedByeLimit, l.Int(bye.Limit)), journal.ByeLastRound: l.T(textRefusedByeLast),
			journal.ByeNone: l.T(textRefusedByeNone), journal.ByeBarred: l.T(textRefusedByeBarred)}[bye.Why]
		return Warn(l.T(textRefusedBye), why)
	case errors.As(err, &presence):
		return Warn(l.T(textRefusedPresence), "")
	case errors.As(err, &late):
		return Warn(l.T(textRefusedLateEntry), l.T(textRefusedLateEntryDo, l.Int(late.Round)))
	}
	return nil
}

func explainPairing(l i18n.Lang, err error) *Notice {
	var pairs *journal.PairingError
	var none *swiss.NoPairingError
	var request *swiss.RequestError
	switch {
	case errors.As(err, &pairs):
		return Warn(l.T(textRefusedPairing), l.T(textRefusedPairingDo))
	case errors.As(err, &none):
		why := map[swiss.NoPairingReason]i18n.Text{swiss.NoBye: textPairNoBye, swiss.NoOpponent: textPairNoOpponent, swiss.NoMatching: textPairNoMatching}[none.Reason]
		return &Notice{Kind: "bad", Title: l.T(textPairNoValid), Text: l.T(why)}
	case errors.As(err, &request):
		switch request.Need {
		case swiss.NeedPlayers:
			return Warn(l.T(textPairNeeds), l.T(textPairNeedPlayers))
		case swiss.NeedEarlierRound:
			return Warn(l.T(textPairNeeds), l.T(textPairNeedEarlier))
		}
		return Warn(l.T(textPairNeeds), string(request.Need))
	}
	return nil
}

func explainFile(l i18n.Lang, err error) *Notice {
	var quote *roster.QuoteError
	var many *roster.TooManyError
	var picture *PictureError
	switch {
	case errors.As(err, &picture):
		return Warn(l.T(textNoPicture, picture.Name), l.T(textNoPictureDo))
	case errors.Is(err, ErrNoSigning):
		return Warn(l.T(textNoSigning), l.T(textNoSigningDo))
	case errors.Is(err, roster.ErrTooLarge):
		return Warn(l.T(textFileTooLarge), l.T(textFileTooLargeDo, megabytes(l, roster.MaxBytes)))
	case errors.Is(err, roster.ErrBinary):
		return Warn(l.T(textFileBinary), l.T(textFileBinaryDo))
	case errors.Is(err, roster.ErrEncrypted):
		return Warn(l.T(textBookLocked), l.T(textBookLockedDo))
	case errors.Is(err, roster.ErrBroken):
		return Warn(l.T(textBookBroken), l.T(textBookBrokenDo))
	case errors.Is(err, roster.ErrNoXLSX):
		return Warn(l.T(textBookNone), l.T(textBookNoneDo))
	case errors.As(err, &quote):
		return Warn(l.T(textFileQuote, l.Int(quote.Line)), l.T(textFileQuoteDo))
	case errors.As(err, &many):
		what := textFileColumns
		if many.What == "rows" {
			what = textFileRows
		}
		return Warn(l.T(textFileTooMany, l.Int(many.Line), l.Int(many.Max), l.T(what)), l.T(textFileSplitDo))
	}
	return nil
}

// Numbers writes board numbers that rise: "7, 8, 17–32".
func Numbers(list []int) string {
	var parts []string
	for i := 0; i < len(list); {
		n := 1
		for i+n < len(list) && list[i+n] == list[i]+n {
			n++
		}
		if n > 2 {
			parts = append(parts, strconv.Itoa(list[i])+"–"+strconv.Itoa(list[i+n-1]))
		} else {
			parts = append(parts, texts(list[i:i+n])...)
		}
		i += n
	}
	return strings.Join(parts, ", ")
}

// Listed writes a few numbers as in a sentence: 3, 4 and 5.
func Listed(l i18n.Lang, list []int) string { return l.List(texts(list)) }

func texts(list []int) []string {
	texts := make([]string, len(list))
	for i, n := range list {
		texts[i] = strconv.Itoa(n)
	}
	return texts
}

// OpenFailure says why an event could not be opened, and what to do.
func OpenFailure(l i18n.Lang, err error) (title, text string) {
	var gone *GoneError
	var record *journal.RecordError
	var newer *file.VersionError
	switch {
	case errors.As(err, &gone):
		return l.T(textNoEvent), l.T(textNoEventText)
	case errors.As(err, &newer):
		return l.T(i18n.EventNewer), l.T(i18n.EventNewerDo)
	case errors.As(err, &record):
		return l.T(textEventBroken), l.T(textEventBrokenAt, l.Int(record.Seq))
	}
	return l.T(i18n.HomeNoStore), l.T(i18n.HomeNoStoreText)
}

// FaultWords says why an event that can be looked at ends early, and what to do.
func FaultWords(l i18n.Lang, e *Event) (title, text string) {
	var newer *file.VersionError
	var damaged *DamagedError
	have := l.Int(e.Kept.Seq())
	switch {
	case errors.As(e.Fault, &newer):
		return l.T(i18n.EventNewer), l.T(textNewerLook)
	case errors.As(e.Fault, &damaged) && damaged.Want > 0:
		return l.T(textEventBroken), l.T(textDamagedOf, have, l.Int(damaged.Want))
	}
	return l.T(textEventBroken), l.T(textDamaged, have)
}

// IsNewer reports an event that only a newer program can read to its end.
func (e *Event) IsNewer() bool {
	var newer *file.VersionError
	return errors.As(e.Fault, &newer)
}

func explainBook(l i18n.Lang, err error) *Notice {
	var row *RowError
	var newer *BookVersionError
	switch {
	case errors.As(err, &row):
		return &Notice{Kind: "bad", Title: l.T(textClockDamaged, l.Int(row.Row+1)), Text: l.T(textClockDamagedDo)}
	case errors.As(err, &newer):
		return &Notice{Kind: "bad", Title: l.T(i18n.EventNewer), Text: l.T(i18n.EventNewerDo)}
	}
	return nil
}

// explainFIDE says what an act is that FIDE mode does not let pass, where no sheet asks about it.
func explainFIDE(l i18n.Lang, err error) *Notice {
	var gate *journal.GateError
	if !errors.As(err, &gate) {
		return nil
	}
	text := phrase.FIDEWhy(l, gate.Rule)
	if gate.Level < journal.Prohibited {
		text += " " + l.T(textGateAtDesk)
	}
	return Warn(l.T(textGateRefused, phrase.FIDERule(l, gate.Rule)), text)
}

// wants say what a backup lacks where it stops being one.
var wants = map[file.BackupWant]i18n.Text{file.WantVersion: textBackupVersion, file.WantEvent: textBackupEventHead,
	file.WantRecord: textBackupRecord, file.WantState: textBackupState, file.WantEnd: textBackupEnd,
	file.WantSum: textBackupSum, file.WantUnique: textBackupUnique}

// megabytes writes a limit as it is set: our limits are binary, and 20 MB is what the command lines say too.
func megabytes(l i18n.Lang, n int64) string { return l.Int(int(n>>20)) + " MB" }

// explainBackup comes first: a backup wraps the errors of what it holds.
func explainBackup(l i18n.Lang, err error) *Notice {
	var backup *file.BackupError
	var line *file.LineError
	switch {
	case errors.As(err, &backup):
		switch backup.Want {
		case file.WantBackup:
			return Warn(l.T(textFileNoBackup), l.T(textFileNoBackupDo))
		case file.WantSmaller:
			return Warn(l.T(textFileTooLarge), l.T(textFileTooLargeDo, megabytes(l, file.MaxBackup)))
		}
		then := i18n.FileNothingDone // those three say themselves what to do
		if backup.Want != file.WantVersion && backup.Want != file.WantEnd && backup.Want != file.WantSum {
			then = textFileOtherCopy
		}
		why := l.T(wants[backup.Want]) + " " + l.T(then)
		if backup.Line == 0 && backup.Want == file.WantSum {
			return Warn(l.T(textFileBackupBad), why)
		}
		if backup.Line == 0 {
			return Warn(l.T(textFileNoBackup), why)
		}
		return Warn(l.T(textFileBackupLine, l.Int(backup.Line)), why)
	case errors.As(err, &line):
		return Warn(l.T(textFileBackupLine, l.Int(line.Line)), l.T(textFileOtherCopy))
	}
	return nil
}
