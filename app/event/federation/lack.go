package federation

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// LackKind says what a report to be rated needs and has not (TRF26, column "need").
type LackKind uint8

// The lacks, in the order of the records.
const (
	LackCity        LackKind = iota + 1 // 022
	LackFederation                      // 032: none, or none that FIDE knows
	LackDates                           // 042, 052
	LackArbiter                         // 102
	LackArbiterID                       // 102: the FIDE ID of the chief arbiter
	LackDeputyID                        // 112: Deputies without a FIDE ID
	LackOrganizer                       // asked for beside the report
	LackCode                            // the code that the federation gave: asked for beside the report
	LackTimeControl                     // 122
	LackTimeCode                        // 222
	LackList                            // the rating list that was declared is not that of the time control
	LackPace                            // Players whose rating asks for more time (FIDE B.02 1.1)
	LackRoundDates                      // 132: Rounds without a day
	LackDayOutside                      // 132: Rounds before the first or after the last day of the event
	LackCrowdedDay                      // 132: Rounds of standard play of which more than three are on one day (FIDE B.02 1)
	LackFIDEID                          // 001: Players without a FIDE ID
	LackPlayerCode                      // 001: Players without a federation that FIDE knows
	LackBirth                           // 001: Players without a year of birth
	LackSurname                         // 001: Players whose name does not tell surname and given name apart
	LackNameLength                      // 001: Players whose name has more than 33 letters and is cut
	LackRoster                          // 310: Players are teams without a list of their players
	LackResults                         // Rounds with missing results
	LackAdjourned                       // Rounds with adjourned games: no report before they are over
	LackRounds                          // the event has rounds to come
)

// Lack is one of them, and where it lies.
type Lack struct {
	Kind    LackKind
	Players []journal.PlayerID // who is concerned
	Rounds  []int              // which rounds are concerned, ascending

	Deputies []int // which deputies are concerned: their places in EventInfo.Deputies
}

// longestName is the width of the name in a 001 record.
const longestName = 33

// Lacks lists what the report of a section lacks to be rated, nothing where it is complete. It may be asked from the first day
// on: what is missing is then known before the last round.
func Lacks(s journal.State, id journal.SectionID) []Lack {
	sec, ok := s.Section(id)
	if !ok {
		return nil
	}
	info := s.Event()
	var list []Lack
	_, known := trf.FederationCode(info.Federation)
	_, written := splitPerson(info.Arbiter)
	for _, l := range []struct {
		kind LackKind
		is   bool
	}{
		{LackCity, info.Place == ""}, {LackFederation, !known}, {LackDates, info.Start.Day == 0 || info.End.Day == 0},
		{LackArbiter, info.Arbiter == ""}, {LackArbiterID, info.Arbiter != "" && info.Papers.Arbiter.FIDEID == "" && written == ""},
		{LackDeputyID, len(deputiesWithoutID(info)) > 0}, {LackOrganizer, info.Organizer == ""}, {LackCode, sec.Rating.Code == ""},
		{LackTimeControl, sec.TimeControl == ""}, {LackTimeCode, sec.TimeCode == ""}, {LackList, isOtherList(sec)},
	} {
		if l.is {
			list = append(list, Lack{Kind: l.kind})
		}
		if l.is && l.kind == LackDeputyID {
			list[len(list)-1].Deputies = deputiesWithoutID(info)
		}
	}
	list = append(append(list, lackPace(s, sec)...), lackDays(info, sec)...)
	if sec.System == journal.Team {
		list = append(list, lackMembers(s, id)...)
	} else {
		list = append(list, lackPlayers(s, id)...)
	}
	return append(list, lackResults(s, sec)...)
}

// deputiesWithoutID lists the deputies whose FIDE ID is not known, by their places.
func deputiesWithoutID(info journal.EventInfo) (list []int) {
	for i, name := range info.Deputies {
		_, written := splitPerson(name)
		if written == "" && (i >= len(info.Papers.Deputies) || info.Papers.Deputies[i].FIDEID == "") {
			list = append(list, i)
		}
	}
	return list
}

// Missing is how many things the report of a section lacks, the rounds to come aside.
func Missing(s journal.State, id journal.SectionID) (n int) {
	for _, l := range Lacks(s, id) {
		if l.Kind != LackRounds {
			n++
		}
	}
	return n
}

func lackDays(info journal.EventInfo, sec journal.Section) []Lack {
	days := roundDates(info, sec.Days, ones(sec.Rounds))
	none, outside, crowded := Lack{Kind: LackRoundDates}, Lack{Kind: LackDayOutside}, Lack{Kind: LackCrowdedDay}
	perDay := map[swiss.Date]int{}
	for _, d := range days {
		perDay[d]++
	}
	start, end := info.Start.String(), cmp.Or(info.End.String(), info.Start.String())
	for n := 1; n <= sec.Rounds; n++ {
		if n > len(days) || days[n-1].Day == 0 {
			none.Rounds = append(none.Rounds, n)
			continue
		}
		if day := journal.Date(days[n-1]).String(); start != "" && (day < start || day > end) {
			outside.Rounds = append(outside.Rounds, n)
		}
		if perDay[days[n-1]] > mostOfDay && RatingListOf(sec) == journal.RatedStandard {
			crowded.Rounds = append(crowded.Rounds, n)
		}
	}
	return slices.Concat(some(none, len(none.Rounds)), some(outside, len(outside.Rounds)), some(crowded, len(crowded.Rounds)))
}

// mostOfDay is how many rounds of standard play a day may have.
const mostOfDay = 3

// isOtherList reports whether a section is declared for another list than its time control allows.
func isOtherList(sec journal.Section) bool {
	of := ProposedList(sec.TimeCode)
	return sec.Rating.List != "" && of != "" && of != sec.Rating.List
}

// paces are the least times of standard play by the highest rating of a game, the highest first (FIDE B.02 1.1).
var paces = []struct {
	from int
	time time.Duration
}{{2400, 120 * time.Minute}, {1800, 90 * time.Minute}}

// lackPace lists the players whose games are too fast for the list of standard play.
func lackPace(s journal.State, sec journal.Section) []Lack {
	t, ok := ledger.GameTime(sec.TimeCode)
	if !ok || RatingListOf(sec) != journal.RatedStandard {
		return nil
	}
	l := Lack{Kind: LackPace}
	for _, p := range s.Players(sec.ID) {
		most := FIDERating(p.PlayerInfo, journal.RatedStandard)
		for _, m := range p.Roster {
			most = max(most, m.Rating)
		}
		for _, pace := range paces {
			if most >= pace.from && t < pace.time {
				l.Players = append(l.Players, p.ID)
				break
			}
		}
	}
	return some(l, len(l.Players))
}

// some is l where it concerns anybody.
func some(l Lack, n int) []Lack {
	if n == 0 {
		return nil
	}
	return []Lack{l}
}

func lackPlayers(s journal.State, id journal.SectionID) (list []Lack) {
	for _, ask := range []struct {
		kind LackKind
		is   func(journal.PlayerInfo) bool
	}{
		{LackFIDEID, func(p journal.PlayerInfo) bool { return p.FIDEID == "" }},
		{LackPlayerCode, func(p journal.PlayerInfo) bool { _, ok := trf.FederationCode(p.Federation); return !ok }},
		{LackBirth, func(p journal.PlayerInfo) bool { return p.Birth.Year == 0 }},
		{LackSurname, func(p journal.PlayerInfo) bool { return !strings.Contains(ListName(p), ",") }},
		{LackNameLength, func(p journal.PlayerInfo) bool { return len([]rune(ListName(p))) > longestName }},
	} {
		l := Lack{Kind: ask.kind}
		for _, p := range s.Players(id) {
			if ask.is(p.PlayerInfo) {
				l.Players = append(l.Players, p.ID)
			}
		}
		list = append(list, some(l, len(l.Players))...)
	}
	return list
}

// lackMembers asks the same of the players of teams; a lack names their teams.
func lackMembers(s journal.State, id journal.SectionID) (list []Lack) {
	sec, _ := s.Section(id)
	lacks := []Lack{{Kind: LackFIDEID}, {Kind: LackPlayerCode}, {Kind: LackBirth}, {Kind: LackSurname}, {Kind: LackNameLength}, {Kind: LackRoster}}
	for _, team := range s.Players(id) {
		var is [6]bool
		for _, m := range team.Roster {
			_, coded := trf.FederationCode(m.Federation)
			for k, now := range []bool{m.FIDEID == "", !coded, m.Birth.Year == 0, !strings.Contains(m.Name, ","), len([]rune(m.Name)) > longestName} {
				is[k] = is[k] || now
			}
		}
		is[5] = len(team.Roster) < sec.Boards()
		for k := range lacks {
			if is[k] {
				lacks[k].Players = append(lacks[k].Players, team.ID)
			}
		}
	}
	for _, l := range lacks {
		list = append(list, some(l, len(l.Players))...)
	}
	return list
}

func lackResults(s journal.State, sec journal.Section) (list []Lack) {
	missing, adjourned := Lack{Kind: LackResults}, Lack{Kind: LackAdjourned}
	for n := 1; n <= sec.Round; n++ {
		if len(s.MissingBoards(sec.ID, n)) > 0 {
			missing.Rounds = append(missing.Rounds, n)
		}
		r, _ := s.Round(sec.ID, n)
		for _, b := range r.Boards {
			if b.Score.White == swiss.Pending {
				adjourned.Rounds = append(adjourned.Rounds, n)
				break
			}
		}
	}
	list = append(some(missing, len(missing.Rounds)), some(adjourned, len(adjourned.Rounds))...)
	if sec.Round < sec.Rounds && !s.IsFinished() {
		list = append(list, Lack{Kind: LackRounds})
	}
	return list
}
