package sheet

import (
	"strconv"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// incidents is the report of what happened at the boards of a section: by round and board, each with its ruling and article.
func incidents(in info) (Document, bool) {
	list := phrase.Report(in.l, in.State, in.Section, func(id journal.PlayerID) string {
		p, _ := in.State.Player(id)
		return in.name(p)
	})
	if len(list) == 0 {
		return Document{}, false
	}
	h := head{title: in.l.T(i18n.ReportTitle), sub: in.l.N(textNRounds, in.section.Round)}
	const where, article, clock = 16, 26, 14
	const name mm = 44
	what := leafWidth - where - clock - name - article
	t := table{widths: []markup{"w16", "w44", "", "w26", "w14"}, note: in.l.T(textReportNote, in.lawsName()),
		heads: []column{{"n", in.l.T(textReportWhere)}, {"", in.l.T(textSheetName)}, {"", in.l.T(i18n.ReportWhat)}, {"", in.l.T(i18n.ReportArticle)}, {"n", in.l.T(i18n.ReportTime)}}}
	for _, r := range list {
		at := strconv.Itoa(r.Round)
		if r.Board > 0 {
			at += "/" + strconv.Itoa(r.Board)
		}
		t.rows = append(t.rows, row{lines: max(lines(r.Player, tableSize, name-3, in.bold), lines(r.What, tableSize, what-3, in.regular), lines(r.Article, tableSize, article-3, in.regular)),
			cells: []string{at, r.Player, r.What, r.Article, in.l.Clock(time.UnixMilli(r.At).In(in.Printed.Location()))}})
	}
	return Document{Title: h.title, leaves: t.leaves(in, h)}, true
}

// lawsName says by which Laws the section plays.
func (in info) lawsName() string {
	laws := in.State.Laws(in.Section)
	e, _ := rules.EditionOf(laws.Edition)
	name := in.l.T(i18n.LawsFIDE, strconv.Itoa(e.Since.Year))
	if own, ok := in.State.LocalRules(in.Section); ok && laws.Overlay == ledger.OwnRules {
		name = own.Name + ", " + name
	} else if laws.Overlay == rules.O2SN2013().ID {
		name = in.l.T(i18n.LawsO2SNName) + ", " + name
	}
	return name
}
