package imports

import (
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
		{l.T(i18n.Players), l.Int(len(take.Document.Players))}, {l.T(i18n.Round), l.T(textOpenRounds, l.Int(take.Played), l.Int(c.Rounds))},
		{l.T(i18n.WizardSystem), system}, {l.T(textOpenPoints), orUsual(l, points, d.Scoring.Set)},
		{l.T(i18n.WizardTieBreaks), orUsual(l, strings.Join(ties, ", "), len(take.UnknownTieBreaks()) < len(d.TieBreaks))},
		{l.T(i18n.WizardTime), orUsual(l, c.TimeControl, journal.Clean(d.TimeControl) != "")}}
	return slices.DeleteFunc(list, func(line line) bool { return line.Text == "" })
}

// orUsual says of what the file does not hold that it is the usual one.
func orUsual(l i18n.Lang, text string, held bool) string {
	if held || text == "" {
		return text
	}
	return l.T(textOpenUsual, text)
}

// Left names what a tournament report holds and the event will not.
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
