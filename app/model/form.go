package model

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/roster"
	"wasit/swiss"
)

// PlayerForm is what stands in the fields of a player's form, as typed.
type PlayerForm struct {
	Name, Sort, Birth, Rating, Title, Club, Federation, FIDEID, Class string
	Roster                                                            string // of a team: a name a line
	Sex                                                               swiss.Sex
}

// FormOf fills a form with what is known.
func FormOf(l i18n.Lang, p journal.PlayerInfo) PlayerForm {
	return PlayerForm{Name: p.Name, Sort: p.SortName, Birth: DateText(l, swiss.Date(p.Birth)), Rating: number(p.Rating), Title: p.Title,
		Club: p.Club, Federation: p.Federation, FIDEID: p.FIDEID, Class: number(p.Class), Sex: p.Sex}
}

func number(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// DateText writes a day as it is typed: 12/03/2015, 12. 3. 2015., or the year alone.
func DateText(l i18n.Lang, d swiss.Date) string {
	switch {
	case d.IsZero():
		return ""
	case d.Month == 0 || d.Day == 0:
		return strconv.Itoa(d.Year)
	case l == i18n.HR:
		return strconv.Itoa(d.Day) + ". " + strconv.Itoa(d.Month) + ". " + strconv.Itoa(d.Year) + "."
	}
	two := func(n int) string { return strconv.Itoa(n/10) + strconv.Itoa(n%10) }
	return two(d.Day) + "/" + two(d.Month) + "/" + strconv.Itoa(d.Year)
}

// set changes one field; sex has the values "", "m" and "f".
func (f PlayerForm) set(field, value string) PlayerForm {
	if field == "sex" {
		f.Sex = map[string]swiss.Sex{"m": swiss.Male, "f": swiss.Female}[value]
		return f
	}
	for name, text := range f.texts() {
		if name == field {
			*text = value
		}
	}
	return f
}

func (f *PlayerForm) texts() map[string]*string {
	return map[string]*string{"name": &f.Name, "sort": &f.Sort, "birth": &f.Birth, "rating": &f.Rating, "title": &f.Title, "club": &f.Club,
		"federation": &f.Federation, "fideID": &f.FIDEID, "class": &f.Class, "roster": &f.Roster}
}

// Info reads the form onto old, which keeps what has no field. Faults are the fields that cannot be read.
func (f PlayerForm) Info(old journal.PlayerInfo) (info journal.PlayerInfo, faults []string) {
	info = old
	info.Name, info.SortName, info.Club = journal.Clean(f.Name), journal.Clean(f.Sort), journal.Clean(f.Club)
	info.Title, info.Federation = strings.ToUpper(journal.Clean(f.Title)), strings.ToUpper(journal.Clean(f.Federation))
	info.FIDEID, info.Sex = journal.Clean(f.FIDEID), f.Sex
	check := func(ok bool, field string) {
		if !ok {
			faults = append(faults, field)
		}
	}
	check(info.Name != "", "name")
	_, known := swiss.ParseTitle(info.Title)
	check(known, "title")
	check(isCode(info.Federation), "federation")
	check(isDigits(info.FIDEID), "fideID")
	var ok bool
	info.Rating, ok = whole(f.Rating, 4000)
	check(ok, "rating")
	info.Class, ok = roster.ParseClass(f.Class)
	check(ok || journal.Clean(f.Class) == "", "class")
	info.Birth = journal.Date{}
	if birth := journal.Clean(f.Birth); birth != "" {
		d, ok := roster.ParseDate(birth)
		info.Birth = journal.Date(d)
		check(ok && info.Birth.IsValid(), "birth")
	}
	slices.Sort(faults)
	return info, faults
}

// whole reads a number from 0 to most; empty is 0.
func whole(text string, most int) (int, bool) {
	text = journal.Clean(text)
	if text == "" {
		return 0, true
	}
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0 && n <= most
}

func isDigits(s string) bool {
	return len(s) <= 12 && !strings.ContainsFunc(s, func(r rune) bool { return r < '0' || r > '9' })
}

// isCode reports whether s is a code of three letters or digits ("INA", "CRO"), or nothing.
func isCode(s string) bool {
	return s == "" || len(s) == 3 && !strings.ContainsFunc(s, func(r rune) bool { return (r < 'A' || r > 'Z') && (r < '0' || r > '9') })
}
