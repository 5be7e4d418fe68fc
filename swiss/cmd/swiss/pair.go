package main

import (
	"errors"
	"fmt"
	"strings"

	"wasit/swiss"
)

// pairFlags are what pair and check share.
type pairFlags struct {
	*options
	system, edition *string
}

func newPairFlags(s *session, name string) *pairFlags {
	f := &pairFlags{options: newOptions(s, name), system: new(string)}
	f.Func("system", "pairing system: "+systemNames()+" (default: as the file says, else dutch)", func(name string) error {
		*f.system = systemName(name)
		return nil
	})
	f.edition = f.String("edition", "", "edition of the rules (default: as the file says, by code or date, else 2026)")
	return f
}

func pair(s *session, args []string) status {
	f := newPairFlags(s, "pair")
	round := f.Int("round", 0, "the round to pair, from those before it (default: the next one)")
	all := f.Bool("all", false, "pair every round of the file")
	asJSON := f.Bool("json", false, "one JSON object a line")
	if !f.parse(args, 0) {
		return f.stopped()
	}
	job := &pairJob{s, f, *round, *all, *asJSON, done}
	for _, name := range f.files {
		job.file(name)
	}
	return job.worst
}

// pairJob is one run over files; worst is the status so far.
type pairJob struct {
	*session
	*pairFlags
	round       int
	all, asJSON bool
	worst       status
}

func (j *pairJob) fail(name string, round int, err error) {
	j.worst = max(j.worst, j.session.fail(name, round, err, j.asJSON))
}

func (j *pairJob) file(name string) {
	data, err := j.read(name)
	if err != nil {
		j.fail(name, 0, err)
		return
	}
	if isMatchFile(data) {
		j.matches(name, data)
		return
	}
	e, err := j.session.parse(name, data, j.reading())
	var m *matchEvent
	if err == nil {
		m, err = e.matches(*j.system)
	}
	if err == nil && m != nil {
		j.matchRounds(name, m)
		return
	}
	var system swiss.System
	if err == nil {
		system, err = e.choose(*j.system, *j.edition)
	}
	last := e.lastPairable()
	if err == nil && j.round > last {
		err = &inputError{fmt.Errorf("-round %d: expected 1 to %d", j.round, last)}
	}
	if err != nil {
		j.fail(name, 0, err)
		return
	}
	for _, r := range roundsToPair(last-1, j.round, j.all) {
		if j.all && e.tour.Before(r).LastPairable() > r {
			continue // all had a bye: nobody was paired
		}
		p, err := e.pairRound(system, r)
		if err != nil {
			j.fail(name, r, j.over(err, e.tour.PairedRounds(), hints))
			continue
		}
		j.print(name, p, j.asJSON)
	}
}

// lastPairable is the last round that can be paired now, 1 of a file that could not be read.
func (e *event) lastPairable() int {
	if e == nil {
		return 1
	}
	return e.tour.LastPairable()
}

// pairRound pairs a round of the file. A pairing-allocated bye that the file gives in advance stays, and the others are paired.
func (e *event) pairRound(system swiss.System, round int) (*swiss.Pairing, error) {
	p, err := pairRound(system, e.tour, round)
	granted := e.doc.GrantedPAB(round)
	switch {
	case err != nil || granted == 0:
		return p, err
	case p.PAB != 0:
		return nil, &inputError{fmt.Errorf("round %d: player %d has the bye of the round (U) and an odd number of others is left: expected an even number, or no U in the round to be paired", round, granted)}
	}
	p.PAB = granted
	return p, nil
}

func (j *pairJob) matches(name string, data []byte) {
	m, err := readMatches(name, data, *j.system, *j.edition)
	if err == nil {
		err = m.hasRound(j.round)
	}
	if err != nil {
		j.fail(name, 0, err)
		return
	}
	for _, r := range roundsToPair(m.played(), j.round, j.all) {
		p, err := m.pair(r)
		if err != nil {
			j.fail(name, r, j.over(err, m.played(), matchHints))
			continue
		}
		j.print(name, p, j.asJSON)
	}
}

func (j *pairJob) matchRounds(name string, m *matchEvent) {
	for _, r := range roundsToPair(m.whole.PairedRounds(), j.round, j.all) {
		p, err := m.pair(r)
		if err != nil {
			j.fail(name, r, j.over(err, m.whole.PairedRounds(), hints))
			continue
		}
		j.print(name, p, j.asJSON)
	}
}

// over says of an event that was asked for its next round, and has none, that it is over: no mistake of the file.
func (j *pairJob) over(err error, played int, hints map[swiss.Need]string) error {
	var request *swiss.RequestError
	if j.round == 0 && played > 0 && errors.As(err, &request) && request.Need == swiss.NeedRoundInEvent {
		return &overError{played, strings.TrimPrefix(hints[request.Need], "the event has fewer rounds; ")}
	}
	return err
}

// An overError: all rounds of the event are paired.
type overError struct {
	rounds int
	hint   string // where their number stands
}

func (e *overError) Error() string {
	return fmt.Sprintf("all %d rounds are paired; %s", e.rounds, e.hint)
}

// roundsToPair lists the rounds asked for of an event of which played are there; 0 is the next one.
func roundsToPair(played, round int, all bool) (rounds []int) {
	switch {
	case round > 0:
		return []int{round}
	case !all || played == 0:
		return []int{played + 1}
	}
	for r := 1; r <= played; r++ {
		rounds = append(rounds, r)
	}
	return rounds
}

// paired is the JSON form of a pairing.
type paired struct {
	File  string         `json:"file"`
	Round int            `json:"round"`
	Pairs [][2]swiss.TPN `json:"pairs"`
	Bye   swiss.TPN      `json:"bye"`
}

// print writes a pairing: the number of lines, then "white black" a line and the bye as "n 0".
func (s *session) print(name string, p *swiss.Pairing, asJSON bool) {
	if asJSON {
		out := paired{File: name, Round: p.Round, Pairs: [][2]swiss.TPN{}, Bye: p.PAB}
		for _, pair := range p.Pairs {
			out.Pairs = append(out.Pairs, [2]swiss.TPN{pair.White, pair.Black})
		}
		s.line(out)
		return
	}
	n := len(p.Pairs)
	if p.PAB != 0 {
		n++
	}
	fmt.Fprintln(s.out, n)
	for _, pair := range p.Pairs {
		fmt.Fprintln(s.out, pair.White, pair.Black)
	}
	if p.PAB != 0 {
		fmt.Fprintln(s.out, p.PAB, 0)
	}
}
