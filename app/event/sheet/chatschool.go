package sheet

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

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
