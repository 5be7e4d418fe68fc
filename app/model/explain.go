package model

import (
	"errors"
	"strconv"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/roster"
	"wasit/swiss"
)

// FullError says that the device has no room left for the store.
type FullError struct{ Err error }

func (e *FullError) Error() string { return "model: no room left: " + e.Err.Error() }

// Unwrap returns the store's own error.
func (e *FullError) Unwrap() error { return e.Err }

// GoneError says that an event is not on this device.
type GoneError struct{ ID string }

func (e *GoneError) Error() string { return "model: no event " + e.ID }

// NoStoreError says that this browser gives no storage.
type NoStoreError struct{ Why string }

func (e *NoStoreError) Error() string { return "model: no store: " + e.Why }

// Explain turns a refusal into words: the fact first, then what to do. An error that is in no table is shown with its
// own text, so that nothing is refused in silence.
func Explain(l i18n.Lang, err error) *Notice {
	for _, explain := range []func(i18n.Lang, error) *Notice{explainBackup, explainLocal, explainEvent, explainValue, explainRound, explainPlayer, explainSystem, explainPairing, explainFile, explainClock, explainPlay} {
		if n := explain(l, err); n != nil {
			return n
		}
	}
	return &Notice{Kind: "warn", Title: l.T(i18n.RefusedOther), Text: err.Error()}
}

func warn(title, text string) *Notice { return &Notice{Kind: "warn", Title: title, Text: text} }

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
		return warn(l.T(i18n.OpenGames), l.T(i18n.OpenGamesDo))
	case errors.As(err, &full):
		return &Notice{Kind: "bad", Title: l.T(i18n.Unsaved), Text: l.T(i18n.UnsavedFull)}
	case errors.As(err, &none):
		return &Notice{Kind: "bad", Title: l.T(i18n.HomeNoStore), Text: l.T(i18n.HomeNoStoreText)}
	case errors.As(err, &practice):
		return warn(l.T(i18n.PracticeRefused), l.T(i18n.PracticeRefusedDo))
	case errors.As(err, &readOnly):
		return warn(l.T(i18n.RefusedReadOnly), l.T(i18n.OtherTabText))
	case errors.As(err, &state):
		switch state.State {
		case journal.EventOver:
			return warn(l.T(i18n.RefusedFinished), l.T(i18n.RefusedFinishedDo))
		case journal.EventAnonymous:
			return warn(l.T(i18n.RefusedAnonymous), "")
		case journal.EventRunning, journal.EventUnfinished:
			return warn(l.T(i18n.RefusedUnfinished), l.T(i18n.RefusedUnfinishDo))
		}
		return warn(l.T(i18n.RefusedOther), err.Error())
	case errors.As(err, &unknown):
		return warn(l.T(i18n.RefusedUnknown), "")
	case errors.As(err, &undo):
		why := map[journal.UndoFault]i18n.Text{journal.UndoNothing: i18n.RefusedUndoNothing, journal.UndoNever: i18n.RefusedUndoPublic,
			journal.UndoBuiltOn: i18n.RefusedUndoUsed}[undo.Why]
		return warn(l.T(i18n.RefusedUndo), l.T(why))
	case errors.As(err, &config):
		return warn(l.T(i18n.RefusedConfig), "")
	case errors.As(err, &draft):
		return warn(l.T(i18n.RefusedTournament), draft.Err.Error())
	}
	return nil
}

// fields names what a value stands for, by the code that the journal uses.
var fields = map[string]i18n.Text{"name": i18n.FieldName, "club": i18n.FieldClub, "federation": i18n.FieldFederation, "rating": i18n.FieldRating,
	"title": i18n.FieldTitle, "birth": i18n.FieldBirth, "class": i18n.FieldClass, "reason": i18n.Reason, "rounds": i18n.WizardRounds,
	"tie-break": i18n.WizardTieBreaks, "place": i18n.WizardPlace, "arbiter": i18n.WizardArbiter, "players": i18n.Players, "fideID": i18n.FieldFIDE,
	"sort": i18n.FieldSort, "section": i18n.FieldSection, "sex": i18n.FieldSex}

func field(l i18n.Lang, code string) string {
	if t, ok := fields[code]; ok {
		return l.T(t)
	}
	return l.T(i18n.FieldOther, code)
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
		inner.Title = l.T(i18n.RefusedRow, l.Int(row.Row), inner.Title)
		return inner
	case errors.As(err, &text):
		return warn(l.T(i18n.RefusedText, field(l, text.Field), l.Int(text.Limit)), "")
	case errors.As(err, &value):
		do := ""
		if value.Max > 0 {
			do = l.T(i18n.RefusedRange, l.Int(value.Least), l.Int(value.Max))
		}
		return warn(l.T(i18n.RefusedValue, field(l, value.Field), value.Value), do)
	case errors.As(err, &date):
		return warn(l.T(i18n.RefusedDate), date.Text)
	case errors.As(err, &score):
		return warn(l.T(i18n.RefusedScore), "")
	case errors.As(err, &limit):
		return warn(l.T(i18n.RefusedLimit, field(l, limit.What), l.Int(limit.Limit)), "")
	case errors.As(err, &reason):
		return warn(l.T(i18n.RefusedReason), l.T(i18n.RefusedReasonDo))
	}
	return nil
}

var phases = map[journal.Phase]i18n.Text{journal.NoRound: i18n.PhaseNone, journal.Draft: i18n.PhaseDraft,
	journal.Published: i18n.PhasePublished, journal.Complete: i18n.PhaseComplete, journal.Closed: i18n.PhaseClosed}

func explainRound(l i18n.Lang, err error) *Notice {
	var missing *journal.MissingResultsError
	var entered *journal.ResultsEnteredError
	var phase *journal.RoundPhaseError
	var later *journal.LaterRoundError
	var all *journal.AllRoundsError
	var order *journal.OrderError
	var color *journal.ColorError
	var appeal *journal.AppealError
	switch {
	case errors.As(err, &appeal) && appeal.Open:
		return warn(l.T(i18n.RefusedAppealOpen, l.Int(int(appeal.Incident))), l.T(i18n.RefusedAppealOpenDo))
	case errors.As(err, &appeal):
		return warn(l.T(i18n.RefusedNoAppeal, l.Int(int(appeal.Incident))), l.T(i18n.RefusedNoAppealDo))
	case errors.As(err, &missing):
		return warn(l.T(i18n.RefusedMissing, l.Int(missing.Round)), l.T(i18n.RefusedMissingDo, Numbers(missing.Boards)))
	case errors.As(err, &entered):
		return warn(l.T(i18n.RefusedResults, l.Int(entered.Round)), l.T(i18n.RefusedResultsDo, Numbers(entered.Boards)))
	case errors.As(err, &phase):
		return warn(l.T(i18n.RefusedPhase, l.Int(phase.Round)), l.T(i18n.RefusedPhaseDo, l.T(phases[phase.Phase]), l.T(phases[phase.Need])))
	case errors.As(err, &later):
		return warn(l.T(i18n.RefusedLater, l.Int(later.Later)), l.T(i18n.RefusedLaterDo, l.Int(later.Round)))
	case errors.As(err, &all):
		return warn(l.T(i18n.RefusedAllRounds, l.Int(all.Rounds)), l.T(i18n.RefusedAllRoundsDo))
	case errors.As(err, &order) && order.Fixed:
		return warn(l.T(i18n.RefusedOrder), "")
	case errors.As(err, &order):
		return warn(l.T(i18n.RefusedNoOrder), "")
	case errors.As(err, &color) && color.Drawn:
		return warn(l.T(i18n.RefusedColor), "")
	case errors.As(err, &color):
		return warn(l.T(i18n.RefusedNoColor), "")
	}
	return nil
}

func explainPlayer(l i18n.Lang, err error) *Notice {
	var paired *journal.PlayerPairedError
	var bye *journal.ByeError
	var presence *journal.PresenceError
	var late *journal.LateEntryError
	switch {
	case errors.As(err, &paired):
		return warn(l.T(i18n.RefusedPaired, l.Int(paired.Round)), l.T(i18n.RefusedPairedDo))
	case errors.As(err, &bye):
		why := map[journal.ByeFault]string{journal.ByePaired: l.T(i18n.RefusedByePaired, l.Int(bye.Round)),
			journal.ByeLimit: l.T(i18n.RefusedByeLimit, l.Int(bye.Limit)), journal.ByeLastRound: l.T(i18n.RefusedByeLast),
			journal.ByeNone: l.T(i18n.RefusedByeNone)}[bye.Why]
		return warn(l.T(i18n.RefusedBye), why)
	case errors.As(err, &presence):
		return warn(l.T(i18n.RefusedPresence), "")
	case errors.As(err, &late):
		return warn(l.T(i18n.RefusedLateEntry), l.T(i18n.RefusedLateEntryDo, l.Int(late.Round)))
	}
	return nil
}

func explainPairing(l i18n.Lang, err error) *Notice {
	var pairs *journal.PairingError
	var none *swiss.NoPairingError
	var request *swiss.RequestError
	switch {
	case errors.As(err, &pairs):
		return warn(l.T(i18n.RefusedPairing), l.T(i18n.RefusedPairingDo))
	case errors.As(err, &none):
		why := map[swiss.NoPairingReason]i18n.Text{swiss.NoBye: i18n.PairNoBye, swiss.NoOpponent: i18n.PairNoOpponent, swiss.NoMatching: i18n.PairNoMatching}[none.Reason]
		return &Notice{Kind: "bad", Title: l.T(i18n.PairNoValid), Text: l.T(why)}
	case errors.As(err, &request):
		switch request.Need {
		case swiss.NeedPlayers:
			return warn(l.T(i18n.PairNeeds), l.T(i18n.PairNeedPlayers))
		case swiss.NeedEarlierRound:
			return warn(l.T(i18n.PairNeeds), l.T(i18n.PairNeedEarlier))
		}
		return warn(l.T(i18n.PairNeeds), string(request.Need))
	}
	return nil
}

func explainFile(l i18n.Lang, err error) *Notice {
	var quote *roster.QuoteError
	var many *roster.TooManyError
	switch {
	case errors.Is(err, roster.ErrTooLarge):
		return warn(l.T(i18n.FileTooLarge), l.T(i18n.FileTooLargeDo, megabytes(l, roster.MaxBytes)))
	case errors.Is(err, roster.ErrBinary):
		return warn(l.T(i18n.FileBinary), l.T(i18n.FileBinaryDo))
	case errors.As(err, &quote):
		return warn(l.T(i18n.FileQuote, l.Int(quote.Line)), l.T(i18n.FileQuoteDo))
	case errors.As(err, &many):
		what := i18n.FileColumns
		if many.What == "rows" {
			what = i18n.FileRows
		}
		return warn(l.T(i18n.FileTooMany, l.Int(many.Line), l.Int(many.Max), l.T(what)), l.T(i18n.FileSplitDo))
	}
	return nil
}

// Numbers writes board numbers: "7, 8, 17".
func Numbers(list []int) string { return strings.Join(texts(list), ", ") }

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
	var newer *journal.VersionError
	switch {
	case errors.As(err, &gone):
		return l.T(i18n.NoEvent), l.T(i18n.NoEventText)
	case errors.As(err, &newer):
		return l.T(i18n.EventNewer), l.T(i18n.EventNewerDo)
	case errors.As(err, &record):
		return l.T(i18n.EventBroken), l.T(i18n.EventBrokenAt, l.Int(record.Seq))
	}
	return l.T(i18n.HomeNoStore), l.T(i18n.HomeNoStoreText)
}

func explainClock(l i18n.Lang, err error) *Notice {
	var row *ClockRowError
	var newer *ClockVersionError
	switch {
	case errors.As(err, &row):
		return &Notice{Kind: "bad", Title: l.T(i18n.ClockDamaged, l.Int(row.Row+1)), Text: l.T(i18n.ClockDamagedDo)}
	case errors.As(err, &newer):
		return &Notice{Kind: "bad", Title: l.T(i18n.EventNewer), Text: l.T(i18n.EventNewerDo)}
	}
	return nil
}
