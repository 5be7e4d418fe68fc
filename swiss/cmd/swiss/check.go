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
	if !f.parse(args, 0) {
		return badInput
	}
	worst := done
	for _, name := range f.files {
		data, err := s.read(name)
		if err == nil && isMatchFile(data) {
			worst = max(worst, s.checkMatchFile(name, data, *f.system, *f.edition))
			continue
		}
		var e *event
		if err == nil {
			e, err = s.parse(name, data, encodings[*f.encoding])
		}
		var m *matchEvent
		if err == nil {
			m, err = e.matches(*f.system)
		}
		if err == nil && m != nil {
			worst = max(worst, s.checkMatches(name, m))
			continue
		}
		var system swiss.System
		if err == nil {
			system, err = e.choose(*f.system, *f.edition)
		}
		if err != nil {
			worst = max(worst, s.complain(name, err))
			continue
		}
		worst = max(worst, s.checkEvent(e, system))
	}
	return worst
}

func (s *session) checkEvent(e *event, system swiss.System) status {
	worst, rounds := done, 0
	for r := 1; r <= e.tour.PairedRounds(); r++ {
		if e.tour.Before(r).LastPairable() > r {
			continue // nobody was there
		}
		p, err := pairRound(system, e.tour, r)
		if err != nil {
			fmt.Fprintf(s.out, "%s: round %d: %v\n", e.name, r, err)
			worst = max(worst, statusOf(err))
			rounds++
			continue
		}
		lines := differences(e.tour, p)
		if len(lines) > 0 {
			lines = append(lines, reasons(e.tour, system, p)...)
		}
		for _, line := range lines {
			fmt.Fprintf(s.out, "%s: round %d: %s\n", e.name, r, line)
		}
		if len(lines) > 0 {
			worst = max(worst, differs)
			rounds++
		}
	}
	fmt.Fprintf(s.out, "%s: %s: %d of %d rounds differ\n", e.name, system.Code(), rounds, e.tour.PairedRounds())
	return worst
}

// differences says what the file has otherwise than the computed round. The order of the boards is not in a file.
func differences(t *swiss.Tournament, p *swiss.Pairing) (lines []string) {
	stored, bye := storedRound(t, p.Round)
	computed := map[swiss.Pair]bool{}
	for _, pair := range p.Pairs {
		computed[pair] = true
		if !stored[pair] && !stored[swiss.Pair{White: -pair.White, Black: -pair.Black}] && !stored[swiss.Pair{White: -pair.Black, Black: -pair.White}] {
			lines = append(lines, fmt.Sprintf("computed %d-%d, the file has %s and %s", pair.White, pair.Black, side(t, pair.White, p.Round), side(t, pair.Black, p.Round)))
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
