package main

import (
	"context"
	"fmt"
	"slices"

	"wasit/swiss"
	"wasit/swiss/dutch"
)

// check pairs every round again from those before it, as they stand in the file, so one difference stays one.
func check(s *session, args []string) status {
	f := newPairFlags(s, "check")
	asJSON := f.Bool("json", false, "one JSON object a file")
	if !f.parse(args, 0) {
		return f.stopped()
	}
	worst := done
	for _, name := range f.files {
		r := s.checkFile(name, f)
		if r.err != nil {
			worst = max(worst, s.fail(name, 0, r.err, *asJSON))
			continue
		}
		worst = max(worst, r.worst)
		if *asJSON {
			s.line(r)
		} else {
			s.printReport(r)
		}
	}
	return worst
}

// report is what a check found in one file.
type report struct {
	File        string       `json:"file"`
	System      string       `json:"system"`
	Rounds      int          `json:"rounds"`
	Differ      int          `json:"differ"` // how many rounds
	Differences []difference `json:"differences"`
	worst       status
	err         error // the file cannot be checked
}

// difference is one of them; a round that cannot be paired again is one too.
type difference struct {
	Round int    `json:"round"`
	Text  string `json:"text"`
}

// round adds what was found in a round; nothing is good.
func (r *report) round(n int, worst status, lines ...string) {
	for _, line := range lines {
		r.Differences = append(r.Differences, difference{n, line})
	}
	if len(lines) > 0 {
		r.Differ++
		r.worst = max(r.worst, worst)
	}
}

func (s *session) printReport(r report) {
	for _, d := range r.Differences {
		fmt.Fprintf(s.out, "%s: round %d: %s\n", r.File, d.Round, d.Text)
	}
	fmt.Fprintf(s.out, "%s: %s: %d of %d rounds differ\n", r.File, r.System, r.Differ, r.Rounds)
}

// checkFile checks one file of any form.
func (s *session) checkFile(name string, f *pairFlags) report {
	data, err := s.read(name)
	if err != nil {
		return report{err: err}
	}
	if isMatchFile(data) {
		return checkMatchFile(name, data, *f.system, *f.edition)
	}
	e, err := s.parse(name, data, f.reading())
	if err != nil {
		return report{err: err}
	}
	m, err := e.matches(*f.system)
	if err != nil {
		return report{err: err}
	}
	if m != nil {
		return checkMatches(name, m)
	}
	system, err := e.choose(*f.system, *f.edition)
	if err != nil {
		return report{err: err}
	}
	return e.check(system)
}

// check pairs every round of an event of single games again.
func (e *event) check(system swiss.System) report {
	c := report{File: e.name, System: system.Code(), Rounds: e.tour.PairedRounds(), Differences: []difference{}}
	for r := 1; r <= c.Rounds; r++ {
		if e.tour.Before(r).LastPairable() > r {
			continue // nobody was there
		}
		p, err := pairRound(system, e.tour, r)
		if err != nil {
			c.round(r, statusOf(err), err.Error())
			continue
		}
		lines := differences(e.tour, p)
		if len(lines) > 0 {
			lines = append(lines, reasons(e.tour, system, p)...)
		}
		c.round(r, differs, lines...)
	}
	return c
}

// differences says what the file has otherwise than the computed round. The order of the boards is not in a file.
func differences(t *swiss.Tournament, p *swiss.Pairing) (lines []string) {
	stored, bye := storedRound(t, p.Round)
	computed := map[swiss.Pair]bool{}
	for _, pair := range p.Pairs {
		computed[pair] = true
		if !stored[pair] && !stored[swiss.Pair{White: -pair.White, Black: -pair.Black}] && !stored[swiss.Pair{White: -pair.Black, Black: -pair.White}] {
			lines = append(lines, otherwise(pair, side(t, pair.White, p.Round), side(t, pair.Black, p.Round)))
		}
	}
	if p.PAB != bye {
		lines = append(lines, fmt.Sprintf("computed bye %d, the file has %d", p.PAB, bye))
	}
	if len(lines) == 0 && len(stored) != len(computed) {
		lines = append(lines, fmt.Sprintf("computed %d games, the file has %d", len(computed), len(stored)))
	}
	return lines
}

// reasons explains what the file has and the computed round has not: why two players do not meet, or have other colours,
// and why another player has the bye.
func reasons(t *swiss.Tournament, system swiss.System, p *swiss.Pairing) (lines []string) {
	d, ok := system.(dutch.System)
	if !ok {
		return nil
	}
	study, err := d.Study(context.Background(), t.Before(p.Round), p.Round, swiss.Watch{})
	if err != nil {
		return []string{"  " + err.Error()}
	}
	why := func(a, b swiss.TPN) {
		trial, err := study.WhyNot(a, b)
		if err != nil {
			lines = append(lines, fmt.Sprintf("  %d-%d in the file: %v", a, b, err))
			return
		}
		lines = append(lines, "  not "+trialText(*trial))
	}
	for _, tpn := range t.TPNs() {
		e := t.Entry(tpn, p.Round)
		if e.Opponent == 0 || tpn > e.Opponent {
			continue
		}
		i := slices.IndexFunc(p.Pairs, func(x swiss.Pair) bool {
			return x == swiss.Pair{White: tpn, Black: e.Opponent} || x == swiss.Pair{White: e.Opponent, Black: tpn}
		})
		switch {
		case i < 0:
			why(tpn, e.Opponent)
		case e.Color != 0 && (p.Pairs[i].White == tpn) != (e.Color == swiss.White):
			lines = append(lines, "  colours: "+colorText(p.Why.Boards[i]))
		}
	}
	if _, bye := storedRound(t, p.Round); bye != 0 && bye != p.PAB {
		why(bye, 0)
	}
	return lines
}

// storedRound returns the pairs of the file; those without colours have negative numbers.
func storedRound(t *swiss.Tournament, round int) (pairs map[swiss.Pair]bool, bye swiss.TPN) {
	pairs = map[swiss.Pair]bool{}
	for _, tpn := range t.TPNs() {
		e := t.Entry(tpn, round)
		switch {
		case e.Outcome == swiss.PAB:
			bye = tpn
		case e.Opponent == 0:
		case e.Color == swiss.White:
			pairs[swiss.Pair{White: tpn, Black: e.Opponent}] = true
		case e.Color == 0 && tpn < e.Opponent:
			pairs[swiss.Pair{White: -tpn, Black: -e.Opponent}] = true
		}
	}
	return pairs, bye
}

// side writes what a player has in a round of the file: "5-7", or the bye.
func side(t *swiss.Tournament, tpn swiss.TPN, round int) string {
	e := t.Entry(tpn, round)
	switch {
	case e.Opponent == 0:
		return fmt.Sprintf("%d %s", tpn, e.Outcome)
	case e.Color == swiss.Black:
		return fmt.Sprintf("%d-%d", e.Opponent, tpn)
	}
	return fmt.Sprintf("%d-%d", tpn, e.Opponent)
}
