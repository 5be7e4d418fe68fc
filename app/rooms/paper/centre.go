package paper

import (
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// group is a headed row of sheets.
type group struct {
	title i18n.Text
	round int // 0: the title has none
	kinds []sheet.Kind
	next  []sheet.Kind // usually printed now
}

// groups puts what is usually printed now first.
func (m page) groups() []group {
	n := m.shownRound()
	r, _ := m.KeptSection().RoundAt(n)
	play := group{title: i18n.RoundN, round: n, kinds: []sheet.Kind{sheet.Set, sheet.Boards, sheet.Names, sheet.Slips, sheet.Lineups, sheet.Notice, sheet.Dense, sheet.Codes}}
	after := group{title: textPrintAfter, kinds: []sheet.Kind{sheet.Standings, sheet.Wide, sheet.Ranks, sheet.Cross, sheet.Individuals, sheet.Rescue, sheet.Incidents}}
	before := group{title: textPrintBefore, kinds: []sheet.Kind{sheet.StartList, sheet.Schedule, sheet.Regulation, sheet.LocalRules, sheet.Cards, sheet.Tables, sheet.Families, sheet.Blank}}
	end := group{title: textPrintCeremony, kinds: []sheet.Kind{sheet.PrizeList, sheet.Certificates, sheet.Schools, sheet.SchoolsAll, sheet.MedalTable, sheet.Record, sheet.Rating, sheet.Changes, sheet.Norms}}
	if rank := m.Source.Ranking; rank != nil {
		after.round = rank.After
	} else {
		after.kinds = nil // nothing comes after no round
		play.kinds = append(play.kinds, sheet.Incidents)
		before.kinds = append(before.kinds, sheet.Rescue)
	}
	switch {
	case n == 0:
		before.kinds = append(before.kinds, sheet.Lineups)
		before.next = []sheet.Kind{sheet.StartList, sheet.Schedule, sheet.Regulation, sheet.LocalRules, sheet.Blank}
		return []group{before}
	case r.Phase == journal.Published:
		play.next = []sheet.Kind{sheet.Set}
		return []group{play, after, before, end}
	}
	if rank := m.Source.Ranking; rank != nil && rank.Final {
		end.next = []sheet.Kind{sheet.Standings, sheet.PrizeList, sheet.Record}
		end.kinds = append([]sheet.Kind{sheet.Standings, sheet.Wide, sheet.Ranks, sheet.Cross, sheet.Individuals}, end.kinds...)
		after.kinds = []sheet.Kind{sheet.Rescue, sheet.Incidents}
		return []group{end, after, play, before}
	}
	after.next = []sheet.Kind{sheet.Standings, sheet.Rescue}
	return []group{after, play, before, end}
}

// cut says into how many parts a leaf is cut.
var cut = map[sheet.Kind]int{sheet.Slips: 6, sheet.Cards: 8, sheet.Tables: 4, sheet.Families: 8}

var names = map[sheet.Kind]i18n.Text{sheet.Set: i18n.PrintSet, sheet.Boards: textPrintBoards, sheet.Dense: textPrintDense, sheet.Names: textPrintNames,
	sheet.Slips: i18n.PrintSlips, sheet.Notice: textPrintNotice, sheet.Standings: i18n.Standings, sheet.Ranks: textPrintRanks, sheet.Wide: i18n.PrintWide, sheet.Changes: i18n.PrintChanges, sheet.Norms: i18n.PrintNorms, sheet.Cross: i18n.PrintCross,
	sheet.Rescue: textPrintRescue, sheet.StartList: textPrintStart, sheet.Regulation: i18n.RegTitle, sheet.LocalRules: textPrintLocal, sheet.Cards: i18n.CardsTitle,
	sheet.Tables: i18n.TablesTitle, sheet.Blank: i18n.BlankTitle, sheet.PrizeList: i18n.AwardTitle, sheet.Certificates: i18n.CertTitle,
	sheet.MedalTable: i18n.MedalTitle, sheet.Record: i18n.RecTitle,
	sheet.Incidents: i18n.ReportTitle, sheet.Codes: i18n.SheetCodes, sheet.Families: i18n.FamilyCodes, sheet.Rating: i18n.RatedTitle, sheet.Schedule: i18n.PrintSchedule, sheet.Individuals: i18n.PrintIndividuals, sheet.Lineups: i18n.PrintLineups}

// kinNames are those of sheets about schools, or clubs.
var kinNames = map[sheet.Kind]i18n.Kin{sheet.Schools: i18n.SchoolsTitle, sheet.SchoolsAll: i18n.SchoolsTitle}

// leaf is a sheet that can be printed.
type leaf struct {
	kind               sheet.Kind
	title, under, path string
	lines              int  // of its picture
	cut                bool // it is cut into parts, as many as its picture has lines
	next               bool // usually printed now
}

// leaves are the sheets of a group that there is something to print on.
func (m page) leaves(g group) []leaf {
	var list []leaf
	to := m.Route.In(session.PagePrint)
	for _, kind := range g.kinds {
		d, ok := m.Doc(kind)
		if !ok {
			continue
		}
		to.Sheet = string(kind)
		x := leaf{kind: kind, title: m.title(d), under: under(m.Lang(), d), path: to.Path(), lines: 10, next: slices.Contains(g.next, kind)}
		if n := cut[kind]; n > 0 {
			x.lines, x.cut = n, true
		}
		list = append(list, x)
	}
	return list
}

// stage says which round's paper is shown.
func (m page) stage() string {
	n, l := m.shownRound(), m.Lang()
	if n == 0 {
		return l.T(textPrintBefore)
	}
	sec := m.KeptSection()
	return l.T(i18n.RoundOf, l.Int(n), l.Int(sec.Rounds))
}

// title names a sheet; the slips of matches are protocols, the table of a knock-out is its bracket.
func (m page) title(d sheet.Document) string {
	l := m.Lang()
	sec := m.KeptSection()
	switch {
	case d.Protocols:
		return l.T(i18n.PrintProtocols)
	case d.Kind == sheet.Cross && sec.IsBracket():
		return l.T(i18n.BracketView)
	}
	if kin, ok := kinNames[d.Kind]; ok {
		return l.T(m.Kin(kin))
	}
	return l.T(names[d.Kind])
}

// under says how many pages, and what is special about them.
func under(l i18n.Lang, d sheet.Document) string {
	pages := l.N(textPrintPages, d.Pages)
	switch {
	case d.Kind == sheet.Set:
		return pages + ": " + l.T(textPrintSetOf)
	case d.Kind == sheet.Boards && d.Large:
		return pages + ", " + l.T(textPrintBig)
	case d.Kind == sheet.Ranks:
		return pages + ", " + l.T(textPrintSixty)
	case d.Kind == sheet.Dense:
		return pages + ", " + l.T(textPrintNoClubs)
	case d.Kind == sheet.Names && d.Pages > 1 && d.Pages <= 6:
		return pages + ": " + strings.Join(d.Ranges, ", ")
	case d.Kind == sheet.Slips && d.Protocols:
		return pages + ", " + l.T(textPrintSign)
	case d.Kind == sheet.Slips:
		return pages + ", " + l.T(textPrintSix)
	case d.Kind == sheet.Cards, d.Kind == sheet.Tables, d.Kind == sheet.Families:
		return pages + ", " + l.T(textPrintCut, l.Int(cut[d.Kind]))
	case d.Kind == sheet.Regulation:
		return pages + ", " + l.T(textPrintSign)
	case d.Kind == sheet.MedalTable, d.Kind == sheet.Record, d.Kind == sheet.SchoolsAll:
		return pages + ", " + l.T(textPrintWhole)
	case d.Kind == sheet.Rescue, d.Kind == sheet.Blank:
		return pages + ", " + l.T(textPrintByHand)
	}
	return pages
}
