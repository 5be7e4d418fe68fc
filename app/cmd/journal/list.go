package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"slices"
	"time"
)

func check(s *session, args []string) status {
	files, st, ok := s.options("check", flag.NewFlagSet("check", flag.ContinueOnError), args, 0)
	if !ok {
		return st
	}
	worst := done
	for _, name := range files {
		f, err := s.read(name)
		if err != nil {
			worst = max(worst, s.complain(name, err))
			continue
		}
		worst = max(worst, s.warn(f))
		for _, e := range f.backup.Events {
			fmt.Fprintf(s.out, "%s: %s: %d records\n", name, e.State.Event().Name, len(e.Records))
		}
		if f.damage == nil {
			fmt.Fprintf(s.out, "%s: whole\n", name)
		}
	}
	return worst
}

// listing is the JSON form of a backup.
type listing struct {
	File   string        `json:"file"`
	Made   string        `json:"made,omitempty"`
	Damage string        `json:"damage,omitempty"`
	Events []listedEvent `json:"events"`
}

type listedEvent struct {
	Number   int             `json:"number"`
	ID       string          `json:"id"`
	Name     string          `json:"name"`
	Start    string          `json:"start,omitempty"`
	Records  int             `json:"records"`
	Sections []listedSection `json:"sections"`
}

type listedSection struct {
	Number  int    `json:"number"`
	Name    string `json:"name"`
	System  string `json:"system"`
	Players int    `json:"players"`
	Round   int    `json:"round"`
	Rounds  int    `json:"rounds"`
	Phase   string `json:"phase"`
}

func list(s *session, args []string) status {
	set := flag.NewFlagSet("list", flag.ContinueOnError)
	asJSON := set.Bool("json", false, "one JSON object a file")
	files, st, ok := s.options("list", set, args, 0)
	if !ok {
		return st
	}
	worst := done
	newest := map[string]found{}
	for _, name := range files {
		f, err := s.read(name)
		switch {
		case err != nil && *asJSON:
			s.line(map[string]string{"file": name, "error": err.Error()})
			worst = max(worst, badInput)
			continue
		case err != nil:
			worst = max(worst, s.complain(name, err))
			continue
		}
		l := listingOf(f)
		for _, e := range l.Events {
			if was := newest[e.ID]; e.Records > was.event.Records {
				newest[e.ID] = found{e, name}
			}
		}
		if *asJSON {
			s.line(l)
			if f.damage != nil {
				worst = max(worst, damaged)
			}
			continue
		}
		s.show(l, len(files) > 1)
		worst = max(worst, s.warn(f))
	}
	if len(files) > 1 && !*asJSON {
		for _, id := range slices.Sorted(maps.Keys(newest)) {
			fmt.Fprintf(s.out, "most of %s: %s (%d records)\n", newest[id].event.Name, newest[id].file, newest[id].event.Records)
		}
	}
	return worst
}

// found is the file that holds most of an event.
type found struct {
	event listedEvent
	file  string
}

// show prints a listing for people, below the name of its file where there are several.
func (s *session) show(l listing, several bool) {
	if several {
		fmt.Fprintf(s.out, "%s:\n", l.File)
	}
	for _, e := range l.Events {
		fmt.Fprintf(s.out, "%d  %s  %s  (%d records)\n", e.Number, e.Name, e.Start, e.Records)
		for _, c := range e.Sections {
			fmt.Fprintf(s.out, "   %d  %s: %s, %d players, round %d of %d %s\n", c.Number, c.Name, c.System, c.Players, c.Round, c.Rounds, c.Phase)
		}
	}
}

func listingOf(f *contents) listing {
	l := listing{File: f.name, Events: []listedEvent{}}
	if f.backup.Made != 0 {
		l.Made = time.UnixMilli(f.backup.Made).UTC().Format(time.RFC3339)
	}
	if f.damage != nil {
		l.Damage = f.damage.Error()
	}
	for i, e := range f.backup.Events {
		info := e.State.Event()
		row := listedEvent{Number: i + 1, ID: info.ID, Name: info.Name, Start: info.Start.String(), Records: len(e.Records), Sections: []listedSection{}}
		for k, sec := range e.State.Sections() {
			row.Sections = append(row.Sections, listedSection{k + 1, sec.Name, sec.System, sec.Players, sec.Round, sec.Rounds, sec.Phase.String()})
		}
		l.Events = append(l.Events, row)
	}
	return l
}

func (s *session) line(v any) {
	enc := json.NewEncoder(s.out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		fmt.Fprintln(s.err, "journal:", err)
	}
}
