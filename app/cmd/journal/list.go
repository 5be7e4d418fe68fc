package main

import (
	"encoding/json"
	"flag"
	"fmt"
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
	asJSON := set.Bool("json", false, "one JSON object")
	files, st, ok := s.options("list", set, args, 1)
	if !ok {
		return st
	}
	f, err := s.read(files[0])
	if err != nil {
		if *asJSON {
			s.line(map[string]string{"file": files[0], "error": err.Error()})
			return badInput
		}
		return s.complain(files[0], err)
	}
	l := listingOf(f)
	if *asJSON {
		s.line(l)
		if f.damage != nil {
			return damaged
		}
		return done
	}
	for _, e := range l.Events {
		fmt.Fprintf(s.out, "%d  %s  %s  (%d records)\n", e.Number, e.Name, e.Start, e.Records)
		for _, c := range e.Sections {
			fmt.Fprintf(s.out, "   %d  %s: %s, %d players, round %d of %d %s\n", c.Number, c.Name, c.System, c.Players, c.Round, c.Rounds, c.Phase)
		}
	}
	return s.warn(f)
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
