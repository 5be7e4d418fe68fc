package records

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/proof"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// logLine says one record in words. Names are those that the players have now.
func (m page) logLine(r journal.Record) string {
	for _, say := range []func(journal.Event) string{m.logEvent, m.logEntrant, m.logPlayers, m.logBefore, m.logRound, m.LogMatch, m.logLedger, m.logAward, m.logHall, m.logCrew, m.logCall, m.logFIDE} {
		line := say(r.Event)
		if line == "" {
			continue
		}
		if names := m.atBoard(r); names != "" {
			line = strings.TrimRight(line, ". ") + " · " + names
		}
		if detail := m.logDetail(r); detail != "" {
			line += ": " + detail
		}
		return line
	}
	return m.Lang().T(textLogUnknown) + ": " + string(r.Kind())
}

// isCorrection reports whether a record changed what was public.
func isCorrection(r journal.Record) bool {
	switch r.Kind() {
	case journal.KindResultCorrected, journal.KindReverted, journal.KindRoundUnpublished, journal.KindRoundReopened,
		journal.KindColorsReversed, journal.KindPairingChanged, journal.KindEventReopened, journal.KindResultCleared,
		journal.KindLotAnnulled, journal.KindCertificateRevoked:
		return true
	}
	return false
}

// undone returns the records that others took back.
func undone(log []journal.Record) map[int]bool {
	undone := map[int]bool{}
	for _, r := range log {
		if e, ok := r.Event.(journal.Reverted); ok {
			undone[e.Seq] = true
		}
	}
	return undone
}

func (m page) logEvent(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.EventCreated:
		return l.T(textLogCreated, e.Name)
	case journal.EventChanged:
		return l.T(textLogChanged)
	case journal.PapersFiled:
		return l.T(textLogPapers)
	case journal.CertificatesSigned:
		return l.N(textLogSigned, len(e.List), proof.Print(e.Key))
	case journal.CertificateRevoked:
		return l.T(textLogRevoked, l.Int(e.Number), e.Reason)
	case journal.FamilyCodesMade:
		return l.T(textLogFamilies)
	case journal.RatingDeclared:
		return l.T(textLogRating, m.sectionName(e.Section), joined(phrase.RatingList(l, e.List), phrase.RatingCounts(l, e.Counts), firstRating(l, e.Rating), e.Code))
	case journal.RoundsDated:
		return l.T(textLogDays, m.sectionName(e.Section))
	case journal.MatchesDated:
		return l.T(textLogMatches, m.sectionName(e.Section))
	case journal.ResultsCarried:
		return l.T(textLogCarried, m.sectionName(e.From), m.sectionName(e.Section))
	case journal.EventFinished:
		if e.Early {
			return l.T(i18n.LogEnded)
		}
		return l.T(textLogFinished)
	case journal.EventReopened:
		return l.T(textLogReopened, e.Reason)
	case journal.EventAnonymised:
		return l.T(textLogAnon)
	case journal.NoteAdded:
		return l.T(textLogNote, e.Text)
	case journal.Reverted:
		return m.reverted(e.Seq)
	case journal.SectionAdded:
		return l.T(textLogSection, e.Name)
	case journal.SectionChanged:
		return l.T(textLogSectionC, e.Name)
	case journal.SectionRemoved:
		return l.T(textLogSectionR)
	case journal.TieBreaksChanged:
		return l.T(textLogTies, strings.Join(e.TieBreaks, ", "))
	}
	return ""
}

// entrantWords are the words for what becomes of a player, or of a team where teams are entered.
type entrantWords struct {
	added, changed, moved, removed i18n.Text
	imported                       i18n.Plural
}

func (m page) entrantWords(id journal.SectionID) entrantWords {
	if sec, _ := m.Event.Kept.In(id); regulation.SystemOf(sec.System).Teams {
		return entrantWords{textLogTeam, textLogTeamC, textLogTeamM, textLogTeamR, textLogTeams}
	}
	return entrantWords{textLogPlayer, textLogPlayerC, textLogPlayerM, textLogPlayerR, textLogImport}
}

// logEntrant says who was entered, changed, moved or removed.
func (m page) logEntrant(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.PlayerAdded:
		return l.T(m.entrantWords(e.Section).added, m.Names(e.ID))
	case journal.PlayersImported:
		return l.N(m.entrantWords(e.Section).imported, len(e.Players))
	case journal.PlayerChanged:
		return l.T(m.entrantWords(e.Section).changed, m.Names(e.ID))
	case journal.PlayerMoved:
		return l.T(m.entrantWords(e.Section).moved, m.Names(e.ID), m.sectionName(e.To))
	case journal.PlayerRemoved:
		return l.T(m.entrantWords(e.Section).removed)
	}
	return ""
}

func (m page) logPlayers(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.PlayerEnteredLate:
		return l.T(textLogLate, m.Names(e.ID), l.Int(e.From))
	case journal.PlayerTransferred:
		p, _ := m.Event.Kept.Player(e.As)
		return l.T(m.entrantWords(e.Section).moved, m.Names(e.ID), m.sectionName(p.Section))
	case journal.PlayersWithdrawn:
		return l.T(textLogWithdraw, m.Names(e.Players...), l.Int(e.From))
	case journal.PlayersReturned:
		return l.T(textLogReturn, m.Names(e.Players...), l.Int(e.From))
	case journal.ByeRequested:
		return l.T(textLogBye, m.Names(e.Players...), l.Int(e.Round))
	case journal.HalfByesBarred:
		text := textLogBarred
		if e.Again {
			text = textLogBarredNo
		}
		return l.T(text, m.Names(e.Players...))
	case journal.ByeCancelled:
		return l.T(textLogByeC, m.Names(e.Players...), l.Int(e.Round))
	case journal.PresenceNoted:
		state := map[journal.Presence]i18n.Text{journal.Present: i18n.StateIn, journal.Missing: i18n.StateOut, journal.Expected: i18n.StateOpen}[e.Presence]
		return l.T(textLogPresence, m.Names(e.Players...), strings.ToLower(l.T(state)))
	}
	return ""
}

func (m page) logBefore(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.ForbiddenSet:
		return l.T(i18n.LogForbid, m.forbiddenSets(e.Sets))
	case journal.AccelerationSet:
		return l.T(textLogVirtual)
	case journal.InitialOrderFixed:
		if e.Rule.Seed != 0 {
			return l.T(textLogOrderLot, e.Rule.Seed.String())
		}
		return l.T(textLogOrder)
	case journal.InitialColorDrawn:
		color := l.T(i18n.White)
		if e.Color == swiss.Black {
			color = l.T(i18n.Black)
		}
		if e.ByHand {
			return l.T(textLogColorH, color)
		}
		return l.T(textLogColor, color, e.Seed.String())
	case journal.LotDrawn:
		return l.T(textLogLot, e.Seed.String())
	case journal.LotAnnulled:
		return l.T(textLogLotNo, l.Int(e.Lot), e.Reason)
	case journal.ValuesGiven:
		return l.T(textLogValues, e.Reason)
	case journal.PeriodRated:
		return l.T(textLogPeriod, l.Int(e.Round), m.Names(e.Players()...))
	}
	return ""
}

func (m page) logRound(e journal.Event) string {
	l := m.Lang()
	switch e := e.(type) {
	case journal.RoundPaired:
		return m.pairedText(e)
	case journal.PairingChanged:
		return l.T(textLogPairingC, l.Int(e.Round))
	case journal.ColorsReversed:
		return l.T(textLogReversed, l.Int(e.Round), m.boardNo(e.Section, e.Board))
	case journal.DraftDiscarded:
		return l.T(textLogDiscard, l.Int(e.Round))
	case journal.RoundPublished:
		return l.T(textLogPublish, l.Int(e.Round))
	case journal.RoundUnpublished:
		return l.T(textLogUnpub, l.Int(e.Round), e.Reason)
	case journal.ResultEntered:
		return l.T(textLogResult, l.Int(e.Round), m.boardNo(e.Section, e.Board), phrase.ScoreInText(e.Score))
	case journal.ResultCorrected:
		return l.T(textLogCorrect, l.Int(e.Round), m.boardNo(e.Section, e.Board), phrase.ScoreInText(e.Score), e.Reason)
	case journal.RatingCorrected:
		score := l.T(textLogAsCounts)
		if !e.Score.IsZero() {
			score = phrase.ScoreInText(e.Score)
		}
		return l.T(textLogRated, l.Int(e.Round), m.boardNo(e.Section, e.Board), score, e.Reason)
	case journal.ResultCleared:
		return l.T(textLogClear, l.Int(e.Round), m.boardNo(e.Section, e.Board))
	case journal.RoundClosed:
		return l.T(textLogClose, l.Int(e.Round))
	case journal.RoundReopened:
		return l.T(textLogReopenR, l.Int(e.Round), e.Reason)
	}
	return ""
}

// markLine says which rounds were paired on data that have changed since, and why.
func (m page) markLine(k journal.Mark) string {
	l := m.Lang()
	return l.N(i18n.MarkRounds, len(k.Rounds), session.Listed(l, k.Rounds)) + phrase.Mark(l, k, m.BoardNo(k.Board))
}
