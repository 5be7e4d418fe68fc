package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"wasit/swiss"
	"wasit/swiss/berger"
	"wasit/swiss/dubov"
	"wasit/swiss/dutch"
	"wasit/swiss/trf"
)

// pairer is a pairing system that reads tournament report files.
type pairer struct {
	name     string
	editions []string // the first is the default where the file does not decide; none: the system has one
	make     func(kind trf.Kind, edition string) swiss.System
}

var pairers = []pairer{
	{"dutch", []string{"2026", "2017"}, func(_ trf.Kind, edition string) swiss.System {
		if edition == "2017" {
			return dutch.System{Edition: dutch.Edition2017()}
		}
		return dutch.System{Edition: dutch.Edition2026()}
	}},
	{"dubov", nil, func(trf.Kind, string) swiss.System { return dubov.System{} }},
	{"roundrobin", nil, func(k trf.Kind, _ string) swiss.System { return berger.System{Cycles: k.Games} }},
}

// choose finds the system: the option, else the code of the file, else Dutch.
func (e *event) choose(system, edition string) (swiss.System, error) {
	kind := e.doc.Kind()
	name := system
	if name == "" {
		name = kind.System
	}
	if name == "" || name == "swiss" && system == "" {
		name = "dutch"
	}
	i := slices.IndexFunc(pairers, func(p pairer) bool { return p.name == name })
	if i < 0 {
		return nil, &inputError{fmt.Errorf("system %q: expected one of %s", name, systemNames())}
	}
	p := pairers[i]
	if len(p.editions) > 0 && edition == "" {
		if edition = kind.Edition; kind.System != p.name || edition == "" {
			edition = e.doc.Edition()
		}
	}
	if edition != "" && !slices.Contains(p.editions, edition) {
		return nil, &inputError{fmt.Errorf("edition %q of %s: expected one of %q", edition, name, p.editions)}
	}
	return p.make(kind, edition), nil
}

func systemNames() string {
	var names []string
	for _, p := range pairers {
		names = append(names, p.name)
	}
	return strings.Join(names, ", ")
}

// pairRound pairs one round from those before it. A panic of an engine is a failure of this file only.
func pairRound(system swiss.System, t *swiss.Tournament, round int) (p *swiss.Pairing, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("round %d: internal error: %v", round, r)
		}
	}()
	return system.Pair(context.Background(), t.Before(round), round, swiss.Watch{})
}
