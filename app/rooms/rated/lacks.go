package rated

import (
	"strings"

	"wasit/app/event/federation"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// item is one thing that the report lacks: what, of whom, and the way to mend it.
type item struct {
	Key, Text, Under string
	Field            string        // of the form on this page
	To               session.Route // else where it is mended; no Event: nowhere, it comes by itself
}

// lackRow is how a lack is said, and where it is mended.
type lackRow struct {
	key   string
	text  i18n.Text
	field string
	page  session.Page
}

var lackRows = map[federation.LackKind]lackRow{
	federation.LackCity:        {"city", textLackCity, "place", 0},
	federation.LackFederation:  {"federation", textLackFederation, "federation", 0},
	federation.LackDates:       {"dates", textLackDates, "end", 0},
	federation.LackArbiter:     {"arbiter", textLackArbiter, "name-1", 0},
	federation.LackArbiterID:   {"arbiter-id", textLackArbiterID, "id-1", 0},
	federation.LackDeputyID:    {"deputy-id", textLackDeputyID, "id-", 0},
	federation.LackOrganizer:   {"organizer", textLackOrganizer, "organizer", 0},
	federation.LackCode:        {"code", textLackCode, "code", 0},
	federation.LackTimeControl: {"control", textLackControl, "", session.PageRules},
	federation.LackTimeCode:    {"control-code", textLackControlCode, "", session.PageRules},
	federation.LackList:        {"list", textLackList, "list-", 0},
	federation.LackPace:        {"pace", textLackPace, "", session.PageRules},
	federation.LackRoundDates:  {"days", textLackDays, "", session.PageDates},
	federation.LackDayOutside:  {"outside", textLackOutside, "", session.PageDates},
	federation.LackCrowdedDay:  {"crowded", textLackCrowded, "", session.PageDates},
	federation.LackFIDEID:      {"fide-id", textLackFIDEID, "", session.PagePlayer},
	federation.LackPlayerCode:  {"player-code", textLackPlayerCode, "", session.PagePlayer},
	federation.LackBirth:       {"birth", textLackBirth, "", session.PagePlayer},
	federation.LackSurname:     {"surname", textLackSurname, "", session.PagePlayer},
	federation.LackNameLength:  {"long-name", textLackLongName, "", session.PagePlayer},
	federation.LackRoster:      {"roster", textLackRoster, "", session.PagePlayer},
	federation.LackResults:     {"results", textLackResults, "", session.PageRound},
	federation.LackAdjourned:   {"adjourned", textLackAdjourned, "", session.PageRound},
	federation.LackRounds:      {"rounds", textLackRounds, "", session.PageOverview},
}

// namedLacks is how many players a line names.
const namedLacks = 4

// lacks lists what is missing, and apart from it whether only rounds are still to come.
func (m page) lacks() []item {
	var list []item
	for _, l := range federation.Lacks(m.Event.Kept, m.Event.Section) {
		row := lackRows[l.Kind]
		x := item{Key: row.key, Text: m.Lang().T(row.text), Under: m.whose(l), Field: row.field}
		if row.page != 0 {
			x.To = m.Route.In(row.page)
		}
		if len(l.Deputies) > 0 {
			x.Field = fieldID("id", l.Deputies[0]+1) // after the chief arbiter
		}
		switch {
		case row.page == session.PagePlayer && len(l.Players) > 0:
			x.To.Player = int(l.Players[0])
		case row.page == session.PageRound && len(l.Rounds) > 0:
			x.To.Round = l.Rounds[0]
		case l.Kind == federation.LackRounds:
			x.To = session.Route{}
		}
		list = append(list, x)
	}
	return list
}

// whose names the players or the rounds that a lack concerns.
func (m page) whose(l federation.Lack) string {
	if len(l.Rounds) > 0 {
		numbers := make([]string, len(l.Rounds))
		for i, n := range l.Rounds {
			numbers[i] = m.Lang().Int(n)
		}
		return m.Lang().T(textLackOfRounds, strings.Join(numbers, ", "))
	}
	var names []string
	for _, id := range l.Players {
		p, _ := m.Event.Kept.Player(id)
		names = append(names, m.Session.Name(p))
	}
	for _, i := range l.Deputies {
		names = append(names, m.Event.Kept.Event().Deputies[i])
	}
	text := strings.Join(names[:min(namedLacks, len(names))], "; ")
	if more := len(names) - namedLacks; more > 0 {
		text += " " + m.Lang().N(i18n.FileMore, more)
	}
	return text
}
