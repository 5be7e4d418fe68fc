package federation

import (
	"path"
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// Takeover is a whole tournament that a report file holds, to be entered into an empty section with all its rounds.
type Takeover struct {
	Document *trf.Document
	Event    *swiss.Tournament
	Rounds   int         // planned; in a section of matches rounds of the section, not columns of the file
	Played   int         // with pairings
	Gone     []swiss.TPN // absent without points in the last round that was paired
	Left     bool        // those of Gone are withdrawn
	columns  []int       // of each played round
	rated    []ratedGame // whose results the report alone has
}

// Fault says why a tournament cannot be taken over whole.
type Fault uint8

// The faults.
const (
	Fits         Fault = iota
	FaultTaken         // the section has players or rounds
	FaultTeams         // teams are paired, and their matches cannot be told from the file
	FaultVirtual       // accelerated pairings of matches other than Baku's
	FaultAward         // points outside the table (299)
	FaultResult        // a result that a board cannot have here, or games that are not those of its matches
	FaultLimits        // more players or rounds than an event holds
	FaultNothing       // it has no rounds: the players are all there is
)

// NewTakeover looks at a document and the event that it makes.
func NewTakeover(d *trf.Document, t *swiss.Tournament) Takeover {
	take := Takeover{Document: d, Event: t, Played: d.PlayedRounds(), Left: true}
	take.Rounds = max(d.TotalRounds(), take.Played)
	if !d.IsTeamEvent() && !take.isMatch() {
		take.withCounted()
	}
	switch take.system() {
	case journal.DoubleSwiss:
		take.Rounds, take.Played = (take.Rounds+1)/2, (take.Played+1)/2
		take.columns = slices.Repeat([]int{2}, take.Played)
	case journal.Knockout:
		n, _ := readNote(d)
		take.columns = n.Columns
		take.Played, take.Rounds = len(n.Columns), bracketRounds(len(d.Players))
	case journal.Team:
		take.Played = max(take.Played, len(d.TeamPABs))
		for _, f := range d.TeamForfeits {
			take.Played = max(take.Played, f.Round)
		}
		take.Rounds = max(take.Rounds, take.Played)
		if n, _ := readNote(d); take.isTeamCup() {
			take.Played, take.Rounds = len(n.Matches), bracketRounds(len(d.Teams))
		}
	}
	take.Gone = take.gone()
	return take
}

// bracketRounds is how many rounds a knock-out of n players has.
func bracketRounds(n int) int {
	rounds := 1
	for 1<<rounds < n {
		rounds++
	}
	return rounds
}

// gone lists who was absent without points in the last round that was paired.
func (take *Takeover) gone() []swiss.TPN {
	if take.isMatch() || take.Played == 0 {
		return nil
	}
	var list []swiss.TPN
	for _, tpn := range take.Event.TPNs() {
		if o := take.Event.Entry(tpn, take.Played).Outcome; o == swiss.ZeroBye || o == swiss.Absent {
			list = append(list, tpn)
		}
	}
	return list
}

// isMatch reports whether a board of the section is a match of several games.
func (take *Takeover) isMatch() bool {
	return journal.SectionConfig{System: take.system()}.IsMatch()
}

// Fault says what stands against taking over all of it into a section; free is how many participants the event still takes.
func (take *Takeover) Fault(sec journal.Section, free int) Fault {
	d := take.Document
	participants := len(take.Event.TPNs())
	if d.IsTeamEvent() {
		participants = len(d.Teams)
	}
	switch {
	case d.IsTeamEvent() && take.system() != journal.Team:
		return FaultTeams
	case sec.Players > 0 || sec.Round > 0:
		return FaultTaken
	case take.Played == 0:
		return FaultNothing
	case participants > free || take.Rounds > journal.MaxRounds:
		return FaultLimits
	case take.isAbnormal() && !take.isSettled():
		return FaultAward
	case take.isMatch() && hasVirtual(take.Event.Draft()) && !take.isBaku():
		return FaultVirtual
	}
	switch take.system() {
	case journal.Team:
		return take.teamFault()
	case journal.DoubleSwiss, journal.Knockout:
		return take.gamesFault()
	}
	return take.resultFault()
}

func (take *Takeover) resultFault() Fault {
	for n := 1; n <= take.Played; n++ {
		for _, pair := range boardsOf(take.Event, n) {
			if !scoreOf(take.Event, pair, n).IsValid() {
				return FaultResult
			}
		}
	}
	return Fits
}

// Info is what a report says of the event as a whole; without a name it has that of its file, else other. A report that names a
// federation is of an event that is to be rated.
func Info(d *trf.Document, file, other string) journal.EventInfo {
	info := journal.EventInfo{Name: text(d.Name), Place: text(d.City), Start: journal.Date(d.Start), End: journal.Date(d.End)}
	info.Arbiter = text(d.Arbiter)
	if info.Name == "" {
		info.Name = text(strings.TrimSuffix(file, path.Ext(file)))
	}
	if info.Name == "" {
		info.Name = other
	}
	if code, ok := trf.FederationCode(d.Federation); ok || isCode(code) {
		info.Federation, info.Papers.Rated = code, true
	}
	for _, line := range d.Deputies {
		info.Deputies = append(info.Deputies, text(line))
	}
	return takePeople(info)
}

// isCode reports whether a text is three capitals, as codes of federations are: one that FIDE does not know stays as it is.
func isCode(s string) bool {
	return len(s) == 3 && strings.Trim(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

// text is a text of a file as the journal takes it.
func text(s string) string {
	r := []rune(journal.Clean(s))
	return string(r[:min(len(r), journal.MaxName)])
}

// roundDays are the days of the rounds: of a round of several columns that of the first.
func (take *Takeover) roundDays() []journal.RoundDay {
	var list []journal.RoundDay
	for i, at := 0, 0; at < len(take.Document.RoundDates) && i < journal.MaxRounds; i++ {
		day := journal.Date(take.Document.RoundDates[at])
		if !day.IsValid() {
			day = journal.Date{}
		}
		list = append(list, journal.RoundDay{Date: day})
		switch {
		case i < len(take.columns):
			at += take.columns[i]
		case take.system() == journal.DoubleSwiss:
			at += 2
		case take.system() == journal.Knockout:
			at += max(1, take.options().Games)
		default:
			at++
		}
	}
	return list
}
