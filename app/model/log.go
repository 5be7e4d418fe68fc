package model

import (
	"strconv"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/swiss"
)

// LogLine says one record in words. Names are those that the players have now.
func (m Model) LogLine(r journal.Record) string {
	for _, say := range []func(journal.Event) string{m.logEvent, m.logPlayers, m.logBefore, m.logRound, m.logMatch, m.logLedger, m.logAward, m.logHall} {
		line := say(r.Event)
		if line == "" {
			continue
		}
		if detail := m.logDetail(r); detail != "" {
			line += ": " + detail
		}
		return line
	}
	return m.Lang().T(i18n.LogUnknown) + ": " + string(r.Kind())
}

// IsCorrection reports whether a record changed what was public.
func IsCorrection(r journal.Record) bool {
	switch r.Kind() {
	case journal.KindResultCorrected, journal.KindReverted, journal.KindRoundUnpublished, journal.KindRoundReopened,
		journal.KindColorsReversed, journal.KindPairingChanged, journal.KindEventReopened, journal.KindResultCleared,
		journal.KindLotAnnulled:
		return true
	}
	return false
}

// Undone returns the records that others took back.
func Undone(log []journal.Record) map[int]bool {
	undone := map[int]bool{}
	for _, r := range log {
		if e, ok := r.Event.(journal.Reverted); ok {
			undone[e.Seq] = true
		}
	}
	return undone
}

func (m Model) names(ids ...journal.PlayerID) string {
	var list []string
	for _, id := range ids {
		if p, ok := m.Event.Kept.Player(id); ok {
			list = append(list, m.Name(p))
		} else {
			list = append(list, m.Lang().T(i18n.Nameless, strconv.Itoa(int(id))))
		}
	}
	return strings.Join(list, ", ")
}

func (m Model) logEvent(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.EventCreated:
		return l.T(i18n.LogCreated, e.Name)
	case journal.EventChanged:
		return l.T(i18n.LogChanged)
	case journal.EventFinished:
		if e.Early {
			return l.T(i18n.LogEnded)
		}
		return l.T(i18n.LogFinished)
	case journal.EventReopened:
		return l.T(i18n.LogReopened, e.Reason)
	case journal.EventAnonymised:
		return l.T(i18n.LogAnon)
	case journal.NoteAdded:
		return l.T(i18n.LogNote, e.Text)
	case journal.Reverted:
		return m.reverted(e.Seq)
	case journal.SectionAdded:
		return l.T(i18n.LogSection, e.Name)
	case journal.SectionChanged:
		return l.T(i18n.LogSectionC, e.Name)
	case journal.SectionRemoved:
		return l.T(i18n.LogSectionR)
	case journal.TieBreaksChanged:
		return l.T(i18n.LogTies, strings.Join(e.TieBreaks, ", "))
	}
	return ""
}

func (m Model) logPlayers(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.PlayerAdded:
		return l.T(i18n.LogPlayer, m.names(e.ID))
	case journal.PlayersImported:
		return l.N(i18n.LogImport, len(e.Players))
	case journal.PlayerChanged:
		return l.T(i18n.LogPlayerC, m.names(e.ID))
	case journal.PlayerMoved:
		return l.T(i18n.LogPlayerM, m.names(e.ID), m.sectionName(e.To))
	case journal.PlayerRemoved:
		return l.T(i18n.LogPlayerR)
	case journal.PlayerEnteredLate:
		return l.T(i18n.LogLate, m.names(e.ID), l.Int(e.From))
	case journal.PlayersWithdrawn:
		return l.T(i18n.LogWithdraw, m.names(e.Players...), l.Int(e.From))
	case journal.PlayersReturned:
		return l.T(i18n.LogReturn, m.names(e.Players...), l.Int(e.From))
	case journal.ByeRequested:
		return l.T(i18n.LogBye, m.names(e.Players...), l.Int(e.Round))
	case journal.ByeCancelled:
		return l.T(i18n.LogByeC, m.names(e.Players...), l.Int(e.Round))
	case journal.PresenceNoted:
		state := map[journal.Presence]i18n.Text{journal.Present: i18n.StateIn, journal.Missing: i18n.StateOut, journal.Expected: i18n.StateOpen}[e.Presence]
		return l.T(i18n.LogPresence, m.names(e.Players...), strings.ToLower(l.T(state)))
	}
	return ""
}

func (m Model) logBefore(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.ForbiddenSet:
		return l.T(i18n.LogForbid, m.forbiddenSets(e.Sets))
	case journal.InitialOrderFixed:
		if e.Rule.Seed != 0 {
			return l.T(i18n.LogOrderLot, e.Rule.Seed.String())
		}
		return l.T(i18n.LogOrder)
	case journal.InitialColorDrawn:
		color := l.T(i18n.White)
		if e.Color == swiss.Black {
			color = l.T(i18n.Black)
		}
		if e.ByHand {
			return l.T(i18n.LogColorH, color)
		}
		return l.T(i18n.LogColor, color, e.Seed.String())
	case journal.LotDrawn:
		return l.T(i18n.LogLot, e.Seed.String())
	case journal.LotAnnulled:
		return l.T(i18n.LogLotNo, l.Int(e.Lot), e.Reason)
	}
	return ""
}

func (m Model) logRound(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.RoundPaired:
		return m.pairedText(e)
	case journal.PairingChanged:
		return l.T(i18n.LogPairingC, l.Int(e.Round))
	case journal.ColorsReversed:
		return l.T(i18n.LogReversed, l.Int(e.Round), l.Int(e.Board))
	case journal.DraftDiscarded:
		return l.T(i18n.LogDiscard, l.Int(e.Round))
	case journal.RoundPublished:
		return l.T(i18n.LogPublish, l.Int(e.Round))
	case journal.RoundUnpublished:
		return l.T(i18n.LogUnpub, l.Int(e.Round), e.Reason)
	case journal.ResultEntered:
		return l.T(i18n.LogResult, l.Int(e.Round), l.Int(e.Board), ScoreInText(e.Score))
	case journal.ResultCorrected:
		return l.T(i18n.LogCorrect, l.Int(e.Round), l.Int(e.Board), ScoreInText(e.Score), e.Reason)
	case journal.ResultCleared:
		return l.T(i18n.LogClear, l.Int(e.Round), l.Int(e.Board))
	case journal.RoundClosed:
		return l.T(i18n.LogClose, l.Int(e.Round))
	case journal.RoundReopened:
		return l.T(i18n.LogReopenR, l.Int(e.Round), e.Reason)
	}
	return ""
}

// MarkLine says which rounds were paired on data that have changed since, and why.
func MarkLine(l i18n.Lang, k journal.Mark) string {
	t := map[journal.MarkWhy]i18n.Text{journal.MarkCorrected: i18n.MarkCorrected, journal.MarkAdjourned: i18n.MarkAdjourned,
		journal.MarkReversed: i18n.MarkReversed, journal.MarkRenumbered: i18n.MarkRenumbered, journal.MarkByHand: i18n.MarkByHand,
		journal.MarkApart: i18n.MarkApart}[k.Why]
	return l.N(i18n.MarkRounds, len(k.Rounds), Listed(l, k.Rounds)) + l.T(t, l.Int(k.Round), l.Int(k.Board))
}
