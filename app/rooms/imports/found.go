package imports

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// line is a word and what it stands for.
type line struct{ Word, Text string }

// found says what a tournament report holds, as the event that it would make.
func (m page) found() []line {
	take, l := m.TRF, m.Lang()
	info := m.Event.Ahead.Event()
	sec := m.Section()
	c := take.Config(sec.SectionConfig)
	system := l.T(regulation.SystemOf(c.System).Name)
	if regulation.SystemOf(c.System).Editions {
		system += " " + c.Edition
	}
	if c.Options.Baku {
		system += ", Baku"
	}
	s := c.Scoring
	if s == (swiss.Scoring{}) {
		s = swiss.StandardScoring()
	}
	points := strings.Join([]string{l.Tenths(int(s.Win)), l.Tenths(int(s.Draw)), l.Tenths(int(s.Loss))}, " – ")
	ties := make([]string, len(c.TieBreaks))
	for i, code := range c.TieBreaks {
		ties[i] = regulation.TieBreakOf(code).Short
	}
	d := take.Document
	day := l.Days([3]int{info.Start.Year, info.Start.Month, info.Start.Day}, [3]int{info.End.Year, info.End.Month, info.End.Day})
	list := []line{{l.T(i18n.WizardName), info.Name}, {l.T(i18n.WizardDate), day}, {l.T(i18n.WizardPlace), info.Place}, {l.T(i18n.WizardArbiter), info.Arbiter},
		{l.T(i18n.Players), l.Int(len(take.Document.Players))},
		{l.T(i18n.Round), orConcluded(l, l.T(textOpenRounds, l.Int(take.Played), l.Int(c.Rounds)), d.Rounds > 0)},
		{l.T(i18n.WizardSystem), orUsual(l, system, d.System != "")}, {l.T(textOpenColor), m.colorFound()},
		{l.T(textOpenDays), daysFound(l, len(d.RoundDates))}, {l.T(textOpenPoints), orUsual(l, points, d.Scoring.Set)},
		{l.T(i18n.WizardTieBreaks), orUsual(l, strings.Join(ties, ", "), len(take.UnknownTieBreaks()) < len(d.TieBreaks))},
		{l.T(i18n.WizardTime), cmp.Or(orUsual(l, c.TimeControl, journal.Clean(d.TimeControl) != ""), l.T(textOpenNone))}}
	return slices.DeleteFunc(list, func(line line) bool { return line.Text == "" })
}

// orUsual says of what the file does not hold that it is the usual one.
func orUsual(l i18n.Lang, text string, held bool) string {
	if held || text == "" {
		return text
	}
	return l.T(textOpenUsual, text)
}

// orConcluded says of what the file does not hold that it was concluded from its rounds.
func orConcluded(l i18n.Lang, text string, held bool) string {
	if held || text == "" {
		return text
	}
	return l.T(textOpenConcluded, text)
}

// colorFound is the initial colour of a Swiss, empty where the system knows none or nothing tells it.
func (m page) colorFound() string {
	take, l := m.TRF, m.Lang()
	if c := take.Config(journal.SectionConfig{}); take.Document.IsTeamEvent() || c.IsBracket() || !c.DrawsLot() {
		return ""
	}
	name, ok := map[swiss.Color]i18n.Text{swiss.White: i18n.White, swiss.Black: i18n.Black}[take.Event.InitialColor()]
	if !ok {
		return l.T(textOpenNone)
	}
	return orConcluded(l, l.T(name), take.Document.InitialColor != 0)
}

// daysFound says of how many rounds the file tells the day.
func daysFound(l i18n.Lang, n int) string {
	if n == 0 {
		return l.T(textOpenNone)
	}
	return l.Int(n)
}

// LeftOut names what a tournament report holds and the event will not.
func (take *takeover) LeftOut(l i18n.Lang) []string {
	d := take.Document
	var list []string
	if code := take.OtherSystem(); code != "" {
		list = append(list, l.T(textLeftSystem, code, l.T(regulation.SystemOf(regulation.ReportSystem).Name)))
	}
	if codes := take.UnknownTieBreaks(); len(codes) > 0 {
		list = append(list, l.T(textLeftTies, strings.Join(codes, ", ")))
	}
	if n := take.LostNationals(); n > 0 {
		list = append(list, l.N(textLeftNational, n))
	}
	if n := take.LostStrengths(); n > 0 {
		list = append(list, l.T(textLeftStrength, l.Int(n), l.Int(journal.MaxRating)))
	}
	if slices.ContainsFunc(append([]string{d.Name, d.City, d.Arbiter}, d.Deputies...), func(s string) bool { return utf8.RuneCountInString(journal.Clean(s)) > journal.MaxName }) {
		list = append(list, l.T(textLeftLong, l.Int(journal.MaxName)))
	}
	if codes := otherCodes(d.Other); len(codes) > 0 {
		list = append(list, l.T(textLeftLines, strings.Join(codes, ", ")))
	}
	return list
}

// otherCodes are the codes of lines that nobody reads here, each once.
func otherCodes(lines []string) []string {
	var codes []string
	for _, line := range lines {
		code, _, _ := strings.Cut(journal.Clean(line), " ")
		if r := []rune(code); len(r) > 3 {
			code = string(r[:3])
		}
		if code != "" && code != "###" && !slices.Contains(codes, code) && len(codes) < 12 {
			codes = append(codes, code)
		}
	}
	return codes
}
