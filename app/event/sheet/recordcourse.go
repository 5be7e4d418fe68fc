package sheet

import (
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// deedTexts say a deed: {0} is its round, {1} its board, {2} whom it concerns.
var deedTexts = map[journal.Kind]i18n.Text{
	journal.KindPlayerEnteredLate: textDeedLate, journal.KindPlayersWithdrawn: textDeedOut, journal.KindPlayersReturned: textDeedBack,
	journal.KindInitialOrderFixed: textDeedOrder, journal.KindRoundUnpublished: textDeedUnpublished, journal.KindRoundReopened: textDeedReopened,
	journal.KindPairingChanged: textDeedPairing, journal.KindColorsReversed: textDeedReversed, journal.KindResultCorrected: textDeedCorrected,
	journal.KindModeLeft: textDeedModeLeft, journal.KindDeviationNoted: textDeedDeviation, journal.KindResultEntered: textDeedPostponed, journal.KindCapDecided: textDeedCap,
	journal.KindResultDisputed: textDeedDisputed, journal.KindArbiterCalled: textDeedCalled, journal.KindEventReopened: textDeedGoesOn, journal.KindEventFinished: i18n.LogEnded,
	journal.KindLotAnnulled: textDeedLotNo, journal.KindSectionChanged: textDeedRules, journal.KindTieBreaksChanged: textDeedTies,
	journal.KindPlayerChanged: textDeedData, journal.KindPlayerMoved: textDeedMoved, journal.KindPlayerTransferred: textDeedMoved,
	journal.KindRosterSet: textDeedRoster, journal.KindForbiddenSet: textDeedForbidden, journal.KindAccelerationSet: textDeedVirtual,
	journal.KindLawsChosen: textDeedLaws, journal.KindLocalRulesSet: textDeedLaws,
	journal.KindRatingCorrected: textDeedRated, journal.KindHalfByesBarred: textDeedBarred, journal.KindValuesGiven: textDeedValues, journal.KindPeriodRated: textDeedPeriod}

// recordCourse is the course of the event, section by section: what the arbiter did beside the usual, each with its reason, and of
// every round the forfeits and who had a bye or stayed away.
func (in info) recordCourse() []piece {
	var list []piece
	for _, part := range in.all() {
		sec, ok := in.State.Section(part.Section)
		if !ok {
			continue
		}
		add := func(text string) {
			if in.several {
				text = sec.Name + ": " + text
			}
			list = append(list, in.paragraphs(text)...)
		}
		for _, d := range together(in.State.Deeds(sec.ID)) {
			switch text := in.deed(sec, d); {
			case text == "":
			case d.Whole:
				list = append(list, in.paragraphs(text)...)
			default:
				add(text)
			}
		}
		for n := 1; n <= sec.Round; n++ {
			for _, text := range in.roundCourse(sec, n) {
				add(text)
			}
		}
	}
	return list
}

// together makes one deed of several in a row that differ in whom they concern alone, such as a rating list taken over.
func together(deeds []journal.Deed) (list []journal.Deed) {
	for _, d := range deeds {
		if k := len(list) - 1; k >= 0 && list[k].Kind == d.Kind && list[k].Round == d.Round && list[k].Board == d.Board && list[k].Reason == d.Reason && d.Rule == "" {
			for _, id := range d.Players {
				if !slices.Contains(list[k].Players, id) {
					list[k].Players = append(slices.Clip(list[k].Players), id)
				}
			}
			continue
		}
		list = append(list, d)
	}
	return list
}

func (in info) deed(sec journal.Section, d journal.Deed) string {
	switch d.Kind {
	case journal.KindNoteAdded:
		return in.noteText(sec, d)
	case journal.KindInitialColorDrawn:
		return in.colorDrawn(sec)
	case journal.KindLotDrawn:
		for _, lot := range sec.Lots {
			if slices.Equal(lot.Drawn, d.Players) {
				return in.l.T(textAwardLotDrawn, lot.Seed.String(), in.drawnNames(lot))
			}
		}
	}
	names := make([]string, len(d.Players))
	for i, id := range d.Players {
		names[i] = in.name(in.player(id))
	}
	if r, ok := in.State.Round(sec.ID, d.Round); ok && d.Board > 0 && d.Board <= len(r.Boards) {
		b := r.Boards[d.Board-1]
		names = []string{in.name(in.player(b.White)) + " – " + in.name(in.player(b.Black))}
	}
	text := in.l.T(deedTexts[d.Kind], in.l.Int(d.Round), in.l.Int(in.State.BoardNumber(sec.ID, d.Board)), strings.Join(names, "; "))
	if d.Rule != "" {
		text += ": " + phrase.FIDERule(in.l, d.Rule)
	}
	if d.Reason != "" {
		text += " – " + d.Reason
	}
	return text
}

// noteText is a remark of the arbiter, with where it belongs.
func (in info) noteText(sec journal.Section, d journal.Deed) string {
	text := in.l.T(textDeedNote, d.Reason)
	if len(d.Players) > 0 {
		text = in.name(in.player(d.Players[0])) + " – " + text
	}
	switch {
	case d.Board > 0:
		return in.l.T(textRecWhere, in.l.Int(d.Round), in.l.Int(in.State.BoardNumber(sec.ID, d.Board))) + ": " + text
	case d.Round > 0:
		return in.l.T(i18n.RoundN, in.l.Int(d.Round)) + ": " + text
	}
	return text
}

// colorDrawn says how the first colours, or a bracket, were drawn; the seed makes the lot checkable.
func (in info) colorDrawn(sec journal.Section) string {
	color := i18n.White
	if sec.Color == swiss.Black {
		color = i18n.Black
	}
	switch {
	case sec.IsBracket():
		return in.l.T(textDeedBracket, sec.ColorSeed.String())
	case sec.IsTable():
		return "" // its table has the colours
	case sec.ByHand:
		return in.l.T(textDeedCoin, in.l.T(color))
	}
	return in.l.T(textDeedColor, in.l.T(color), sec.ColorSeed.String())
}

// roundCourse is what happened without a game in a round.
func (in info) roundCourse(sec journal.Section, n int) []string {
	r, ok := in.State.Round(sec.ID, n)
	if !ok || r.Phase < journal.Published {
		return nil
	}
	var list []string
	for _, b := range r.Boards {
		if b.Score.White.IsForfeit() || b.Score.Black.IsForfeit() {
			list = append(list, in.l.T(textCourseForfeit, in.l.Int(n), in.l.Int(in.State.BoardNumber(sec.ID, b.Number)), in.name(in.player(b.White)),
				in.name(in.player(b.Black)), phrase.ScoreInText(b.Score)))
		}
	}
	if r.PAB != 0 {
		list = append(list, in.l.T(textCourseBye, in.l.Int(n), in.name(in.player(r.PAB))))
	}
	kinds := map[journal.ByeKind][]string{}
	for _, a := range r.Absent {
		if a.Bye != journal.Free {
			kinds[a.Bye] = append(kinds[a.Bye], in.name(in.player(a.Player)))
		}
	}
	for _, kind := range []journal.ByeKind{journal.Full, journal.Half, journal.Zero} {
		if names := kinds[kind]; len(names) > 0 {
			list = append(list, in.l.T(i18n.RoundN, in.l.Int(n))+", "+in.l.T(i18n.AbsenceText(sec.System, string(kind)))+": "+strings.Join(names, "; "))
		}
	}
	return list
}

// recordCorrections lists the results that were corrected after a round, with what stood there before.
func (in info) recordCorrections() []piece {
	var list []piece
	for _, part := range in.all() {
		sec, _ := in.State.Section(part.Section)
		for n := 1; n <= sec.Round; n++ {
			for _, row := range in.State.Rows(part.Section, n) {
				effect, err := in.State.EffectOf(part.Section, n, row.Number)
				if err != nil || len(effect.History) < 2 {
					continue
				}
				before, last := effect.History[len(effect.History)-2], effect.History[len(effect.History)-1]
				if !last.Corrected || before.Score == last.Score {
					continue
				}
				text := in.l.T(textRecFixedOf, in.l.Int(n), in.l.Int(in.State.BoardNumber(part.Section, row.Number)), in.name(row.WhitePlayer), in.name(row.BlackPlayer),
					phrase.ScoreInText(before.Score), phrase.ScoreInText(last.Score))
				if in.several {
					text = sec.Name + ", " + text
				}
				list = append(list, in.paragraphs(text)...)
			}
		}
	}
	return list
}
