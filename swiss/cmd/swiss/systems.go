package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"wasit/swiss"
	"wasit/swiss/berger"
	"wasit/swiss/burstein"
	"wasit/swiss/dubov"
	"wasit/swiss/dutch"
	"wasit/swiss/groups"
	"wasit/swiss/keizer"
	"wasit/swiss/lim"
	"wasit/swiss/matchevent"
	"wasit/swiss/trf"
)

// pairer is a pairing system that reads tournament report files.
type pairer struct {
	name     string
	editions []string // the first is the default where the file does not decide; none: the system has one; presets of Keizer
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
	{"burstein", nil, func(trf.Kind, string) swiss.System { return burstein.System{} }},
	{"lim", nil, func(trf.Kind, string) swiss.System { return lim.System{} }},
	{"keizer", []string{"wasit", "clubs", "sixths"}, func(_ trf.Kind, preset string) swiss.System {
		switch preset {
		case "clubs":
			return keizer.System{Options: keizer.KeizerForClubs()}
		case "sixths":
			return keizer.System{Options: keizer.Sixths()}
		}
		return keizer.System{Options: keizer.Wasit()}
	}},
	{"roundrobin", nil, func(k trf.Kind, _ string) swiss.System { // FIDE_… exchanges two rounds of a double event, BERGER_… does not
		return berger.System{Cycles: k.Games, KeepOrder: strings.HasPrefix(k.Code, "BERGER_")}
	}},
}

// choose finds the system: the option, else the code of the file, else Dutch.
func (e *event) choose(system, edition string) (swiss.System, error) {
	kind := e.doc.Kind()
	name := system
	if name == "" {
		name = kind.System
	}
	switch {
	case system != "":
	case kind.Unknown, name == "schiller":
		return nil, &inputError{unknownSystem(kind)}
	case name == "", name == "swiss":
		name = "dutch"
		preset, isKeizer := strings.CutPrefix(e.doc.Type, keizerWords)
		switch { // there is no code for them
		case hasWord(e.doc.Type, "lim"):
			name = "lim"
		case isKeizer:
			name, edition = "keizer", cmp.Or(edition, strings.TrimSuffix(preset, ")"))
		}
	}
	if system == "" {
		switch n := readNote(e.doc); n.System {
		case "groups":
			name = "groups:" + strconv.Itoa(max(2, n.Options.Groups))
			kind.Games = max(1, n.Options.Cycles)
		case "roundrobin":
			if len(n.Carried) > 0 { // a final without the games that its groups had
				return groups.FinalGroup{Qualified: n.Carried, Cycles: min(n.Options.Cycles, maxCycles)}, nil
			}
			kind.Games = max(1, min(n.Options.Cycles, maxCycles))
		case "keizer", "knockout":
			return nil, &inputError{fmt.Errorf("a report does not hold all that a %s is paired from; its event is checked in Wasit, or with -system %s as plain games", n.System, n.System)}
		}
	}
	if edition == "" {
		if edition = kind.Edition; kind.System != name || edition == "" {
			edition = e.doc.Edition()
		}
		if p, ok := pairerOf(name); ok && !slices.Contains(p.editions, edition) {
			if edition = ""; len(p.editions) > 0 && kind.System != name {
				edition = p.editions[0]
			}
		}
	}
	if name == matchevent.Team {
		return nil, &inputError{e.teamsWithoutNumbers()}
	}
	e.tellAcceleration(kind)
	s, err := e.table(name, kind.Games)
	if s == nil && err == nil {
		s, err = makeSystem(name, edition, kind)
	}
	if err != nil {
		return nil, err
	}
	if n := readNote(e.doc); system == "" && kind.System == "swiss" && name == "dutch" && n.System == "" {
		e.warn("record 192 says %s, rules of the organiser: paired by %s; -system names another", kind.Code, s.Code())
	}
	return inFileOrder(e.doc, s), nil
}

// teamsWithoutNumbers says why an event that calls itself one of teams cannot be paired as one.
func (e *event) teamsWithoutNumbers() error {
	if len(e.doc.Teams) == 0 {
		return errors.New("the file has no teams: expected a record 310 for each")
	}
	return errors.New("the teams of the file have no numbers: expected a record 310 for each; -system team takes them in the order of their lines, -system dutch pairs the boards as players")
}

// tellAcceleration warns of an acceleration that a file only speaks of.
func (e *event) tellAcceleration(kind trf.Kind) {
	said := slices.ContainsFunc(strings.Fields(strings.ToLower(e.doc.Type)), func(w string) bool {
		return strings.HasPrefix(w, "accelerat") || strings.HasPrefix(w, "akceler") || strings.HasPrefix(w, "akseler") || strings.HasPrefix(w, "beschleunig")
	})
	if said && !kind.Baku && !slices.ContainsFunc(e.doc.Players, func(p trf.Player) bool { return len(p.Virtual) > 0 }) {
		e.warn("record 092 says %q, and no record (250, XXA) tells of an acceleration: paired without one", e.doc.Type)
	}
}

// unknownSystem says that nobody can pair by what a file names.
func unknownSystem(kind trf.Kind) error {
	record := "192"
	if kind.Words {
		record = "092"
	}
	return fmt.Errorf("record %s names %q, a system that is not known here: expected a code of TRF26 such as FIDE_DUTCH; -system names one of %s", record, kind.Code, systemNames())
}

// chooseByName finds the system where there is no file: Dutch by default, in its newest edition.
func chooseByName(name, edition string) (swiss.System, error) {
	if name == "" {
		name = "dutch"
	}
	p, ok := pairerOf(name)
	if !ok {
		return nil, &inputError{fmt.Errorf("system %q: expected one of %s", name, systemNames())}
	}
	if edition == "" && len(p.editions) > 0 {
		edition = p.editions[0]
	}
	return makeSystem(name, edition, trf.Kind{Games: 1})
}

// ownNote is the comment in which Wasit keeps what no record holds.
type ownNote struct {
	System  string        `json:"system"`
	Carried [][]swiss.TPN `json:"carried"` // of a final: who met before it
	Options struct {
		Groups int `json:"groups"`
		Cycles int `json:"cycles"`
	} `json:"options"`
}

// maxCycles bounds how often all meet.
const maxCycles = 4

// readNote returns the note of a report, empty where it has none.
func readNote(d *trf.Document) (n ownNote) {
	for _, line := range d.Other {
		if text, found := strings.CutPrefix(line, "### wasit "); found && json.Unmarshal([]byte(text), &n) != nil {
			return ownNote{}
		}
	}
	return n
}

func pairerOf(name string) (pairer, bool) {
	i := slices.IndexFunc(pairers, func(p pairer) bool { return p.name == name })
	if i < 0 {
		return pairer{}, false
	}
	return pairers[i], true
}

func makeSystem(name, edition string, kind trf.Kind) (swiss.System, error) {
	p, ok := pairerOf(name)
	if !ok {
		return nil, &inputError{fmt.Errorf("system %q: expected one of %s", name, systemNames())}
	}
	edition = strings.TrimPrefix(edition, name+"-") // the code of an edition names its system too: dutch-2017
	if edition != "" && !slices.Contains(p.editions, edition) {
		return nil, &inputError{fmt.Errorf("edition %q of %s: expected one of %q", edition, name, p.editions)}
	}
	return p.make(kind, edition), nil
}

func hasWord(text, word string) bool {
	return slices.ContainsFunc(strings.FieldsFunc(text, func(r rune) bool { return r < 'A' || r > 'z' || r > 'Z' && r < 'a' }), func(w string) bool { return strings.EqualFold(w, word) })
}

func systemNames() string {
	var names []string
	for _, p := range pairers {
		names = append(names, p.name)
	}
	names = append(names, matchevent.DoubleSwiss, matchevent.Team, "groups:N", "knockout", "scheveningen")
	slices.Sort(names)
	return strings.Join(names, ", ")
}

// pairRound pairs one round from those before it. A panic of an engine is a failure of this file only.
func pairRound(system swiss.System, t *swiss.Tournament, round int) (p *swiss.Pairing, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("round %d: internal error: %v", round, r)
		}
	}()
	p, err = system.Pair(context.Background(), t.Before(round), round, swiss.Watch{})
	return p, hinted(err, hints)
}

// hinted adds to a request that lacks something what to do about it.
func hinted(err error, hints map[swiss.Need]string) error {
	var request *swiss.RequestError
	if errors.As(err, &request) && hints[request.Need] != "" {
		return fmt.Errorf("%w: %s", err, hints[request.Need])
	}
	return err
}

// aliases are other names of systems.
var aliases = map[string]string{"berger": "roundrobin", "round-robin": "roundrobin", "double-swiss": matchevent.DoubleSwiss, "teams": matchevent.Team, "swiss-team": matchevent.Team}

// systemName is the name of a system as it is listed.
func systemName(name string) string {
	name = strings.ToLower(name)
	if known, ok := aliases[name]; ok {
		return known
	}
	return name
}

// hints say what to do about a request that lacks something.
var hints = map[swiss.Need]string{
	swiss.NeedTotalRounds:  "record 142 (or XXR) states the number of rounds",
	swiss.NeedRoundInEvent: "the event has fewer rounds; record 142 (or XXR) states their number",
	swiss.NeedInitialColor: "record 152 (or XXC white1, XXC black1) states the colour that was drawn",
	swiss.NeedEarlierRound: "a result of an earlier round is missing",
	swiss.NeedPlayers:      "too few players are present",
	swiss.NeedRatings:      "every player needs a rating",
}
