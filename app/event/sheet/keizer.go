package sheet

import (
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
)

// cupTerms are how the matches of a knock-out are played.
func (in info) cupTerms() []piece {
	o := in.section.Options
	if in.section.IsTeamCup() {
		return []piece{in.term(in.l.T(textRegMatches), in.teamCupTerms()...)}
	}
	ladder := map[string]i18n.Text{"": i18n.OptLadderRapid, journal.LadderCup: i18n.OptLadderCup, journal.LadderSchool: i18n.OptLadderSchool,
		journal.LadderNoClock: i18n.OptLadderNoClock}[o.Ladder]
	lines := []string{in.l.T(i18n.OptGames) + ": " + in.l.Int(max(o.Games, 1)), in.l.T(i18n.OptLadder) + ": " + in.l.T(ladder)}
	lines = append(lines, in.drawTerms()...)
	if o.Drawn && o.Apart {
		lines = append(lines, in.l.T(i18n.OptApart))
	}
	return []piece{in.term(in.l.T(textRegMatches), lines...)}
}

// drawTerms say whether third place is played, and who is seeded.
func (in info) drawTerms() (lines []string) {
	if !in.section.Options.SharedThird {
		lines = append(lines, in.l.T(i18n.OptThird))
	}
	if in.section.Options.Drawn {
		lines = append(lines, in.l.T(i18n.OptDrawn))
	}
	return lines
}

// teamCupTerms are how teams play a knock-out: the boards, and what decides a drawn match.
func (in info) teamCupTerms() []string {
	choice := regulation.SystemChoice{Code: in.section.System, Options: in.section.Options}
	lines := []string{in.l.T(i18n.OptBoards) + ": " + in.l.Int(in.section.Boards()),
		in.l.T(i18n.OptMatchTie) + ": " + in.l.T(i18n.MatchTies[in.section.Options.MatchTie])}
	if choice.HasMatchPlayOff() {
		lines = append(lines, in.l.T(i18n.OptPlayOff)+": "+regulation.PlayOffRate(in.section.Options))
	}
	return append(lines, in.drawTerms()...)
}

// systemTerms are the settings of a system that has its own: of Keizer all values, so that nobody needs to know a preset.
func (in info) systemTerms() []piece {
	sec := in.section
	if sec.IsBracket() {
		return in.cupTerms()
	}
	if !regulation.SystemOf(sec.System).OwnPoints {
		return nil
	}
	o := regulation.KeizerOptions(sec.Options)
	lines := []string{in.l.T(textRegKeizerTop, in.l.Int(o.TopOf(sec.Players)))}
	for i, a := range regulation.KeizerAwards(o) {
		of := i18n.KeizerOfOwn
		if i < regulation.KeizerGames {
			of = i18n.KeizerOfTheirs
		}
		text := in.l.T(i18n.KeizerShares[i]) + ": " + in.l.KeizerAward(regulation.ShareKey(a), int64(a.Fixed))
		if a.Share > 0 && !a.IsFixed && journal.KeizerFields[i] != "gone" {
			text += " (" + in.l.T(of) + ")"
		}
		lines = append(lines, text)
	}
	limit := in.l.T(textRegKeizerAll)
	if o.ExcusedLimit > 0 {
		limit = in.l.Int(o.ExcusedLimit)
	}
	if o.OwnFor > 0 {
		lines = append(lines, in.l.T(textRegKeizerOwnFor, in.l.Int(o.OwnFor)))
	}
	lines = append(lines, in.l.T(textRegKeizerLimit, limit), in.l.T(textRegKeizerGap, in.l.Int(o.Gap)))
	for _, x := range []struct {
		on   bool
		text i18n.Text
	}{{o.Halving, i18n.KeizerHalving}, {sec.Options.Values.Colors, i18n.KeizerColors}, {o.Classic, i18n.KeizerClassic}, {o.Frozen, i18n.KeizerFrozen}} {
		if x.on {
			lines = append(lines, in.l.T(x.text))
		}
	}
	if o.MaxMeetings > 0 {
		lines = append(lines, in.l.T(textRegKeizerMost, in.l.Int(o.MaxMeetings)))
	}
	if o.Period > 0 {
		lines = append(lines, in.l.T(textRegKeizerPeriod, in.l.Int(o.Period)))
	}
	if d := sec.Options.Values.ShakenFirst; d > 0 {
		lines = append(lines, in.l.T(textRegKeizerShaken, in.l.Int(d)))
	}
	return []piece{in.term(in.l.T(textRegKeizer), lines...)}
}
