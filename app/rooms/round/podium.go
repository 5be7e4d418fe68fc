package round

import (
	"strings"

	"wasit/app/event/award"
	"wasit/app/event/phrase"
	"wasit/app/event/ranking"
	"wasit/app/event/regulation"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// place is one of the first of a section whose rounds are all played.
type place struct {
	rank, name, under, points string
}

// places are the first three of the section, or the first of each of its groups; none while the standing is not computed.
func (m page) places() []place {
	t := m.Event.Table
	if t == nil || t.Section != m.Event.Section || len(t.Rows) == 0 {
		return nil
	}
	var list []place
	for _, i := range t.Leaders() {
		r := t.Rows[i]
		p, _ := m.Section().ByNumber(r.TPN)
		list = append(list, place{t.GroupOf(i) + m.Lang().Int(r.Rank), m.Name(p), phrase.Beside(p.PlayerInfo), m.Lang().Tenths(int(r.Points))})
	}
	return list
}

// prize is a category beside the ranking itself, with those who win it.
type prize struct{ name, winners string }

// prizes are the section's other categories: by places where there are several, and what still waits for a lot says so.
func (m page) prizes() []prize {
	t := m.Event.Table
	if t == nil || t.Section != m.Event.Section {
		return nil
	}
	l := m.Lang()
	var list []prize
	for _, g := range ranking.GivenBy(m.Event.Ahead, t) {
		if g.Name == "" && g.Board == 0 && g.Team == 0 {
			continue // the first of the ranking stand above
		}
		won := prize{name: award.PrizeName(l, g.Prize), winners: l.T(i18n.AwardNobody)}
		names := make([]string, len(g.Awards))
		for i, a := range g.Awards {
			name, _ := sheet.Winner(l, m.Event.Ahead, a)
			if len(g.Awards) > 1 {
				name = award.PlaceText(l, g, a) + " " + name
			}
			if a.Tied {
				name += " (" + l.T(i18n.AwardTied) + ")"
			}
			names[i] = name
		}
		if len(names) > 0 {
			won.winners = strings.Join(names, " · ")
		}
		list = append(list, won)
	}
	return list
}

// errand is one thing to do next, on a page of its own.
type errand struct {
	id, icon, title, under, path string
}

// published are the doors of a round that was just put on the wall.
func (m page) published() []errand {
	l := m.Lang()
	set, texts := m.Route.In(session.PagePrint), m.Route.In(session.PagePrint)
	set.Sheet, texts.Sheet = string(sheet.Set), session.SheetTexts
	doors := []errand{{"door-print", "print", l.T(textDoorPrint), l.T(textDoorPrintUnder), set.Path()}}
	if n := m.schools(); n > 0 {
		doors = append(doors, errand{"door-texts", "chat", l.T(textDoorTexts), m.NSchools(n), texts.Path()})
	}
	return append(doors, errand{"door-screen", "screen", l.T(i18n.WallTitle), l.T(i18n.WallUnder), m.Route.In(session.PageScreen).Path()})
}

// schools counts the schools or clubs of the section.
func (m page) schools() int {
	known := map[string]bool{}
	for _, p := range m.Section().Entered() {
		if p.Club != "" {
			known[p.Club] = true
		}
	}
	return len(known)
}

// closing are the doors of a section whose rounds are all played: what the prize-giving needs, and what must not be lost.
func (m page) closing() []errand {
	l := m.Lang()
	to := func(kind sheet.Kind) string {
		at := m.Route.In(session.PagePrint)
		at.Sheet = string(kind)
		return at.Path()
	}
	doors := []errand{
		{"door-standings", "trophy", l.T(textDoorStandings), l.T(textDoorStandingsUnder), to(sheet.Standings)},
		{"door-prizes", "star", l.T(i18n.PrizesTitle), l.T(textDoorPrizesUnder), m.Route.In(session.PagePrizes).Path()},
		{"door-certificates", "print", l.T(i18n.CertTitle), l.T(textDoorCertUnder), to(sheet.Certificates)},
		{"door-record", "edit", l.T(i18n.RecTitle), l.T(textDoorRecordUnder), to(sheet.Record)},
		{"door-backup", "save", l.T(i18n.Data), l.T(textDoorBackupUnder), m.Route.In(session.PageData).Path()}}
	if regulation.SystemOf(m.Section().System).Teams {
		doors = append(doors[:2], doors[3:]...) // certificates carry the names of players
	}
	return doors
}
