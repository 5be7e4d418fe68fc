package main

import (
	"flag"
	"fmt"
	"strings"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/swiss/trf"
)

// choice is which section of a file is meant, of which event.
type choice struct {
	event, section *int
}

func newChoice(set *flag.FlagSet) choice {
	return choice{
		set.Int("event", 0, "number of the event, as list shows it (default: the only one)"),
		set.Int("section", 0, "number of the section, as list shows it (default: the only one)"),
	}
}

// picked is a section of a file.
type picked struct {
	*contents
	state journal.State
	id    journal.SectionID
}

// open reads a file and finds the section in it.
func (c choice) open(s *session, name string) (p picked, err error) {
	if p.contents, err = s.read(name); err != nil {
		return p, err
	}
	p.state, p.id, err = p.section(*c.event, *c.section)
	return p, err
}

// report writes the tournament report of a section.
func report(s *session, args []string) status {
	set := flag.NewFlagSet("trf", flag.ContinueOnError)
	which := newChoice(set)
	to := set.String("to", "trf26", "trf16 or trf26")
	ascii := set.Bool("ascii", false, "transliterate letters outside ASCII")
	files, st, ok := s.options("trf", set, args, 1)
	if !ok {
		return st
	}
	format, known := trf.ParseFormat(*to)
	if !known {
		fmt.Fprintf(s.err, "journal trf: -to %q: expected trf16 or trf26\n", *to)
		return badInput
	}
	p, err := which.open(s, files[0])
	if err != nil {
		return s.complain(files[0], err)
	}
	ranks, err := federation.Ranks(p.state, p.id)
	if err != nil {
		fmt.Fprintf(s.err, "%s: warning: without places: %v\n", files[0], err)
	}
	doc, err := federation.RatedReport(p.state, p.id, ranks)
	if err != nil {
		return s.complain(files[0], err)
	}
	federation.WithRemarks(doc, p.state, p.id)
	text, warnings := doc.Encode(trf.WriteOptions{Format: format, ASCII: *ascii})
	for _, w := range warnings {
		fmt.Fprintf(s.err, "%s: warning: %s\n", files[0], w)
	}
	if _, err := s.out.Write(text); err != nil {
		fmt.Fprintln(s.err, "journal:", err)
		return failed
	}
	return s.warn(p.contents)
}

// lackTexts say what is missing.
var lackTexts = map[federation.LackKind]string{
	federation.LackCity: "the city (022)", federation.LackFederation: "a federation that FIDE knows (032)", federation.LackDates: "first and last day (042, 052)",
	federation.LackArbiter: "the chief arbiter (102)", federation.LackArbiterID: "the FIDE ID of the chief arbiter (102)", federation.LackDeputyID: "the FIDE ID (112) of", federation.LackTimeControl: "the time control (122)",
	federation.LackOrganizer: "the organiser", federation.LackCode: "the code that the federation gave", federation.LackTimeCode: "the time control as a code (222)",
	federation.LackList: "a time control of the rating list that was declared", federation.LackPace: "more time for the ratings of",
	federation.LackRoundDates: "the day (132) of", federation.LackDayOutside: "a day of the event for", federation.LackCrowdedDay: "another day, three rounds each, for", federation.LackFIDEID: "the FIDE ID of",
	federation.LackPlayerCode: "a federation that FIDE knows of", federation.LackBirth: "the year of birth of", federation.LackSurname: "which name is the surname of",
	federation.LackNameLength: "a name of at most 33 letters of", federation.LackRoster: "the list of players of", federation.LackResults: "results of",
	federation.LackAdjourned: "the end of adjourned games of", federation.LackRounds: "rounds to come",
}

// lacks lists what the report of a section lacks to be rated.
func lacks(s *session, args []string) status {
	set := flag.NewFlagSet("lacks", flag.ContinueOnError)
	which := newChoice(set)
	files, st, ok := s.options("lacks", set, args, 1)
	if !ok {
		return st
	}
	p, err := which.open(s, files[0])
	if err != nil {
		return s.complain(files[0], err)
	}
	list := federation.Lacks(p.state, p.id)
	for _, l := range list {
		text := lackTexts[l.Kind]
		if len(l.Rounds) > 0 {
			text += " rounds " + strings.Trim(fmt.Sprint(l.Rounds), "[]")
		}
		var names []string
		for _, who := range l.Players {
			player, _ := p.state.Player(who)
			names = append(names, player.Name)
		}
		for _, i := range l.Deputies {
			names = append(names, p.state.Event().Deputies[i])
		}
		text += strings.TrimSuffix(" "+strings.Join(names, ", "), " ")
		fmt.Fprintln(s.out, text)
	}
	if len(list) == 0 {
		fmt.Fprintln(s.out, "nothing: the report is complete")
	}
	return s.warn(p.contents)
}

// section finds the section asked for; 0 is the only one there is.
func (f *contents) section(event, section int) (journal.State, journal.SectionID, error) {
	events := f.backup.Events
	if event == 0 && len(events) == 1 {
		event = 1
	}
	if event < 1 || event > len(events) {
		return journal.State{}, 0, fmt.Errorf("-event %d: the file has %d events; journal list numbers them", event, len(events))
	}
	state := events[event-1].State
	sections := state.Sections()
	if section == 0 && len(sections) == 1 {
		section = 1
	}
	if section < 1 || section > len(sections) {
		return state, 0, fmt.Errorf("-section %d: the event has %d sections; journal list numbers them", section, len(sections))
	}
	return state, sections[section-1].ID, nil
}
