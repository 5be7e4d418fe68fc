package federation

import (
	"slices"
	"strings"

	"wasit/app/journal"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// Papers are what a federation asks for and the facts of an event do not hold. The zero value is an event that is not to
// be rated.
type Papers struct {
	ArbiterID  string         `json:"arbiterID,omitzero"`   // FIDE ID of the chief arbiter
	DeputyIDs  []string       `json:"deputyIDs,omitempty"`  // of the deputies, in their order; empty: not known
	RoundDates []journal.Date `json:"roundDates,omitempty"` // of round i+1; zero: not known
	Members    []Member       `json:"members,omitempty"`    // of teams
	National   []National     `json:"national,omitempty"`
	// RankMethod says which of two ratings made the starting order (172): FIDE, NRO (national), FIDON or NIDOF (the one, else the
	// other), HBFN or LBFN (the higher, the lower); empty: another one.
	RankMethod string `json:"rankMethod,omitzero"`
}

// Member is what a report says of a player of a team beside name and rating.
type Member struct {
	Team       journal.PlayerID `json:"team"`
	Place      int              `json:"place"` // in the list of the team, from 1
	Sex        swiss.Sex        `json:"sex,omitzero"`
	Title      string           `json:"title,omitzero"`
	Federation string           `json:"fed,omitzero"`
	FIDEID     string           `json:"fideID,omitzero"`
	Birth      journal.Date     `json:"birth,omitzero"`
}

// National is the national rating of a player (TRF26, national rating records).
type National struct {
	Player     journal.PlayerID `json:"player"`
	Federation string           `json:"fed"` // whose list it is
	Rating     int              `json:"rating,omitzero"`
	Class      string           `json:"class,omitzero"`
	ID         string           `json:"id,omitzero"`
}

// person writes a name with its FIDE ID, as 102 and 112 hold it.
func person(name, id string) string {
	if id = strings.TrimSpace(id); id == "" || name == "" {
		return name
	}
	return name + " (" + id + ")"
}

// splitPerson reads what person wrote.
func splitPerson(text string) (name, id string) {
	name, rest, found := strings.Cut(text, " (")
	id, closed := strings.CutSuffix(rest, ")")
	if !found || !closed || id == "" || strings.Trim(id, "0123456789") != "" {
		return text, ""
	}
	return name, id
}

// TakeIDs takes the FIDE IDs behind the names of the arbiters into p, and returns the event with the names alone.
func (p *Papers) TakeIDs(info journal.EventInfo) journal.EventInfo {
	info.Arbiter, p.ArbiterID = splitPerson(info.Arbiter)
	info.Deputies = slices.Clone(info.Deputies)
	p.DeputyIDs = make([]string, len(info.Deputies))
	for i, line := range info.Deputies {
		info.Deputies[i], p.DeputyIDs[i] = splitPerson(line)
	}
	return info
}

// deputies writes the deputies with their IDs.
func (p Papers) deputies(names []string) []string {
	list := make([]string, len(names))
	for i, name := range names {
		id := ""
		if i < len(p.DeputyIDs) {
			id = p.DeputyIDs[i]
		}
		list[i] = person(name, id)
	}
	return list
}

// dates are the days of the columns of a report; columns[i] is how many belong to round i+1. An event of one day has all its
// rounds on it.
func (p Papers) dates(info journal.EventInfo, columns []int) []swiss.Date {
	var list []swiss.Date
	oneDay := !info.Start.IsZero() && info.Start == info.End && info.Start.Day != 0
	known := oneDay
	for i, n := range columns {
		var day journal.Date
		if i < len(p.RoundDates) {
			day = p.RoundDates[i]
		}
		if day.IsZero() && oneDay {
			day = info.Start
		}
		known = known || !day.IsZero()
		for range n {
			list = append(list, swiss.Date(day))
		}
	}
	for known && len(list) > 0 && list[len(list)-1].IsZero() {
		list = list[:len(list)-1]
	}
	if !known {
		return nil
	}
	return list
}

// nationals are the national rating records; number gives the starting rank of a player, 0 for nobody of this section.
func (p Papers) nationals(s journal.State, number func(journal.PlayerID) swiss.TPN) []trf.National {
	var list []trf.National
	for _, n := range p.National {
		tpn := number(n.Player)
		who, known := s.Player(n.Player)
		code, ok := trf.FederationCode(n.Federation)
		if tpn == 0 || !known || !ok {
			continue
		}
		own, _ := trf.FederationCode(who.Federation)
		list = append(list, trf.National{Code: code, TPN: tpn, Sex: who.Sex, Class: n.Class, Name: ListName(who.PlayerInfo), Rating: n.Rating,
			Federation: own, ID: n.ID, Birth: swiss.Date(who.Birth)})
	}
	return list
}

// otherMethod is record 172 where no word of it fits.
const otherMethod = "OTHER"

// setRankMethod writes record 172, which national records need.
func (p Papers) setRankMethod(d *trf.Document) {
	if len(d.National) == 0 {
		return
	}
	if d.RankFederation, d.RankMethod = d.National[0].Code, p.RankMethod; d.RankMethod == "" {
		d.RankMethod = otherMethod
	}
}

// ListName is a name as federations write it, "Surname, Given", where the facts tell the two apart.
func ListName(p journal.PlayerInfo) string {
	if strings.Contains(p.SortName, ",") {
		return p.SortName
	}
	return p.Name
}

// withCode gives a player of a report the form of federations.
func withCode(p *trf.Player, name string) {
	p.Name = name
	p.Federation, _ = trf.FederationCode(p.Federation)
}
