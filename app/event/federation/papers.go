package federation

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/trf"
)

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
	if !found || !closed || id == "" || len(id) > journal.MaxFIDEID || strings.Trim(id, "0123456789") != "" {
		return text, ""
	}
	return name, id
}

// takePeople separates the names of the arbiters from the FIDE IDs after them.
func takePeople(info journal.EventInfo) journal.EventInfo {
	info.Arbiter, info.Papers.Arbiter.FIDEID = splitPerson(info.Arbiter)
	for i, line := range info.Deputies {
		name, id := splitPerson(line)
		info.Deputies[i] = name
		info.Papers.Deputies = append(info.Papers.Deputies, journal.License{FIDEID: id})
	}
	return info
}

// deputies writes the deputies with their IDs.
func deputies(info journal.EventInfo) []string {
	list := make([]string, len(info.Deputies))
	for i, name := range info.Deputies {
		id := ""
		if i < len(info.Papers.Deputies) {
			id = info.Papers.Deputies[i].FIDEID
		}
		list[i] = person(name, id)
	}
	return list
}

// roundDates are the days of the columns of a report; columns[i] is how many belong to round i+1. An event of one day has all
// its rounds on it.
func roundDates(info journal.EventInfo, days []journal.RoundDay, columns []int) []swiss.Date {
	var list []swiss.Date
	oneDay := !info.Start.IsZero() && info.Start == info.End && info.Start.Day != 0
	known := oneDay
	for i, n := range columns {
		var day journal.Date
		if i < len(days) {
			day = days[i].Date
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
