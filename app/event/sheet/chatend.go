package sheet

import (
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// SchoolsChat is the ranking of schools or clubs, one a line; empty before there is one.
func SchoolsChat(s Source) string {
	in := newInfo(s)
	if in.Ranking == nil || len(in.Schools) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString(in.l.T(textSchoolsBest, in.l.Int(in.Best)) + "\n")
	short := false
	for _, c := range in.Schools {
		counts := in.l.N(textSchoolsCounted, len(c.Players))
		if c.Short {
			short = true
			counts += ", " + in.l.T(i18n.SchoolsShort)
		}
		b.WriteString(in.l.Int(c.Rank) + ". " + chatSafe.Replace(c.Club) + " – " + in.points(c.Points) + " (" + counts + ")\n")
	}
	if short {
		b.WriteString(in.l.T(textSchoolsShortRule) + "\n")
	}
	h := in.headline(in.kin(i18n.SchoolsTitle))
	if in.Whole {
		h.section = chatSafe.Replace(in.Scope)
	}
	return in.chatUnder(in.l.T(textFormStandings), h, insert{textInsertListing, in.bounded(b.String())})
}

// AwardsChat is who gets what, a line each under the name of the prize; empty before there are winners.
func AwardsChat(s Source) string {
	in := newInfo(s)
	if in.Ranking == nil {
		return ""
	}
	var b strings.Builder
	for _, g := range in.Given {
		if len(g.Awards) == 0 {
			continue
		}
		b.WriteString("\n" + chatSafe.Replace(in.prizeTitle(g.Prize)) + "\n")
		for _, a := range slices.Concat(g.Awards, g.Paid) {
			name := in.withClub(in.player(a.Player))
			switch {
			case a.Name != "":
				name = chatSafe.Replace(a.Name) + " (" + name + ")"
			case a.Club != "":
				name = chatSafe.Replace(a.Club + ": " + Members(in.l, in.State, a))
			}
			g.Medals = false // the places say it
			b.WriteString(in.medal(g, a) + " " + name + " – " + in.points(a.Points))
			if a.Tied {
				b.WriteString(" – " + in.l.T(i18n.AwardTied))
			}
			if money := in.money(a); money != "" {
				b.WriteString(" – " + money)
			}
			b.WriteString("\n")
		}
	}
	if b.Len() == 0 {
		return ""
	}
	about := in.l.T(i18n.AwardTitle)
	if !in.Ranking.Final {
		about += " (" + in.awardState() + ")"
	}
	return in.chat(in.l.T(textFormStandings), about, insert{textInsertListing, in.bounded(b.String())})
}

// groupLine heads the rows of a group in a list of several; empty where none begins.
func (in info) groupLine(i int) string {
	if !in.opensGroup(i) {
		return ""
	}
	return in.l.T(i18n.GroupN, in.Ranking.Places[i].Group) + "\n"
}

// SchoolChats are [ClubChats] over several sections: one text for each school or club, with a heading for each section that has
// something to say to it. sources are the sections', each with the round that is meant.
func SchoolChats(sources []Source) []Chat {
	return overSections(sources, WordingClubs, textFormClubs, ClubChats, journal.Published, info.pairingLines)
}

// SchoolResultChats are [ClubResultChats] over several sections.
func SchoolResultChats(sources []Source) []Chat {
	return overSections(sources, WordingDone, textFormDone, ClubResultChats, journal.Complete, info.resultLines)
}

// overSections joins what sections say whose round has come to phase; a single one speaks for itself.
func overSections(sources []Source, of string, own i18n.Text, alone func(Source) []Chat, phase journal.Phase, lines func(info, journal.Round) schoolLines) []Chat {
	var first info
	var parts []schoolLines
	var last Source
	for _, s := range sources {
		in := newInfo(s)
		r, ok := in.round()
		if !ok || r.Phase < phase {
			continue
		}
		if len(parts) == 0 {
			first = in
		}
		parts, last = append(parts, lines(in, r)), s
	}
	switch len(parts) {
	case 0:
		return nil
	case 1:
		return alone(last)
	}
	return first.chats(oneHeading(parts), of, own)
}

// oneHeading puts what several sections say to a school under one heading: what they have in common stands in it, the rest over the lines
// of each.
func oneHeading(parts []schoolLines) schoolLines {
	all := schoolLines{headline: parts[0].headline, lines: map[string][]string{}}
	sections := make([]string, len(parts))
	for i, p := range parts {
		if sections[i] = p.section; p.about != all.about {
			all.about, all.round = "", ""
		}
		if p.times != all.times {
			all.times = ""
		}
	}
	all.section = strings.Join(sections, ", ")
	for _, p := range parts {
		head := p.section
		if all.about == "" {
			head += " – " + p.about
		}
		head = "*" + head + "*"
		if all.times == "" && p.times != "" {
			head += " " + p.times
		}
		for key, lines := range p.lines {
			all.lines[key] = append(append(all.lines[key], head), lines...)
		}
	}
	return all
}
