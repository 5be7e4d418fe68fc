package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"wasit/swiss"
	"wasit/swiss/dutch"
)

// checkFlags are what check was asked for.
type checkFlags struct {
	*pairFlags
	only, colors *string
	round        *int
	places       placesAsked
}

// check pairs every round again from those before it, as they stand in the file, so one difference stays one, and ranks the players by
// the tie-breaks of the file.
func check(s *session, args []string) status {
	f := &checkFlags{pairFlags: newPairFlags(s, "check")}
	f.only = f.String("only", "", "check pairings or standings alone")
	f.colors = f.String("colours", "count", "pairs with other colours: count them as different, or note them")
	f.round = f.Int("round", 0, "check this round alone (default: all)")
	f.StringVar(&f.places.list, "tiebreaks", "", "codes in order (default: those of the file, 212 or 202)")
	f.StringVar(&f.places.rules, "rules", "", "edition of C.07: 2026, 2024 or 2023 (default: by the date of the start, else 2026)")
	asJSON := f.Bool("json", false, "one JSON object a file")
	if !f.parse(args, 0) {
		return f.stopped()
	}
	for _, choice := range []struct {
		name, value string
		known       []string
	}{{"only", *f.only, []string{"", "pairings", "standings"}}, {"colours", *f.colors, []string{"count", "note"}}} {
		if !slices.Contains(choice.known, choice.value) {
			return s.complain(f.Name(), &inputError{fmt.Errorf("-%s %q: expected %s", choice.name, choice.value, strings.Join(choice.known, " or "))})
		}
	}
	if *f.only == "standings" && *f.round > 0 {
		return s.complain(f.Name(), &inputError{errors.New("-round with -only standings: expected one of them, for the places of a file are those after its last round")})
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
	File        string           `json:"file"`
	System      string           `json:"system"`
	Edition     string           `json:"edition,omitempty"` // of the rules of pairing, where they have several
	Rounds      int              `json:"rounds"`
	Differ      int              `json:"differ"` // how many rounds
	Differences []difference     `json:"differences"`
	Colors      []difference     `json:"colours,omitempty"` // rounds with the same pairs and other colours, where they are noted
	Points      []pointsDiffs    `json:"points,omitempty"`
	Standings   *standingsReport `json:"standings,omitempty"`
	Note        string           `json:"note,omitempty"`     // why the pairings were not checked
	Declared    []int            `json:"declared,omitempty"` // rounds of which the file says that they were changed by hand
	head        string           // what the file says of itself
	pairings    bool             // were checked
	worst       status
	err         error // the file cannot be checked
}

// difference is one of them; a round that cannot be paired again is one too. The first of a round has its boards.
type difference struct {
	Round int    `json:"round"`
	Text  string `json:"text"`
	boards
}

// boards are those that only the file has, and those that only the computed round has: "12-4", a bye as "44=PAB".
type boards struct {
	File     []string `json:"file,omitempty"`
	Computed []string `json:"computed,omitempty"`
}

// parted leaves out what both have.
func parted(file, computed []string) boards {
	without := func(list, other []string) []string {
		return slices.DeleteFunc(slices.Clone(list), func(board string) bool { return slices.Contains(other, board) })
	}
	return boards{without(file, computed), without(computed, file)}
}

func (b boards) String() string {
	list := func(names []string) string {
		if len(names) == 0 {
			return "none"
		}
		return strings.Join(names, " ")
	}
	what := counted(max(len(b.File), len(b.Computed)), "board differs", "boards differ")
	if b.colorsAlone() {
		what = "same pairs, " + counted(len(b.File), "colour", "colours")
	}
	return fmt.Sprintf("%s: file %s; computed %s", what, list(b.File), list(b.Computed))
}

// colorsAlone reports whether both have the same pairs.
func (b boards) colorsAlone() bool {
	for _, board := range b.File {
		white, black, isPair := strings.Cut(board, "-")
		if !isPair || !slices.Contains(b.Computed, black+"-"+white) {
			return false
		}
	}
	return len(b.File) == len(b.Computed) && len(b.File) > 0
}

// counted writes a number with the word that fits it.
func counted(n int, one, more string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, more)
}

// boardsDiffer adds the boards of a round that differs, before what is to be said of it.
func (r *report) boardsDiffer(n int, b boards, declared string) {
	text := b.String()
	if declared != "" {
		text += " (declared: " + declared + ")"
		r.Declared = append(r.Declared, n)
	}
	r.Differences = append(r.Differences, difference{n, text, b})
}

// round adds what was found in a round; nothing is good.
func (r *report) round(n int, worst status, lines ...string) {
	for _, line := range lines {
		r.Differences = append(r.Differences, difference{Round: n, Text: line})
	}
	if len(lines) > 0 {
		r.Differ++
		r.worst = max(r.worst, worst)
	}
}

func (s *session) printReport(r report) {
	if r.head != "" {
		fmt.Fprintf(s.out, "%s: %s\n", r.File, r.head)
	}
	if r.Note != "" {
		fmt.Fprintf(s.out, "%s: %s\n", r.File, r.Note)
	}
	for _, d := range r.Differences {
		fmt.Fprintf(s.out, "%s: round %d: %s\n", r.File, d.Round, d.Text)
	}
	for _, d := range r.Colors {
		fmt.Fprintf(s.out, "%s: round %d: same pair, other colours: %s\n", r.File, d.Round, d.Text)
	}
	for _, p := range r.Points {
		fmt.Fprintf(s.out, "%s: points: %s\n", r.File, p.Text)
	}
	if st := r.Standings; st != nil {
		s.printPlaces(r.File, st)
	}
	if r.pairings {
		fmt.Fprintf(s.out, "%s: %s: %d of %d rounds differ\n", r.File, r.System, r.Differ, r.Rounds)
	}
	if sum := r.sum(); sum != "" {
		fmt.Fprintf(s.out, "%s: %s\n", r.File, sum)
	}
}

// sum counts what differs of what was compared, where that is more than one thing.
func (r report) sum() string {
	var parts []string
	if r.pairings {
		parts = append(parts, counted(r.Differ, "round", "rounds"))
		if len(r.Colors) > 0 {
			parts = append(parts, counted(len(r.Colors), "colour (noted)", "colours (noted)"))
		}
	}
	if r.Standings != nil {
		if len(r.Standings.List) > 0 {
			parts = append(parts, counted(len(r.Standings.Differ), "place", "places"))
		}
		parts = append(parts, counted(len(r.Points), "sum of points", "sums of points"))
	}
	if len(parts) < 2 {
		return ""
	}
	return strings.Join(parts, ", ") + " differ"
}

func (s *session) printPlaces(file string, st *standingsReport) {
	for _, d := range st.Differ {
		text := fmt.Sprintf("%d: file %d, computed %d", d.TPN, d.File, d.Computed)
		if d.Text != "" {
			text += "; " + d.Text
		}
		fmt.Fprintf(s.out, "%s: place of %s\n", file, text)
	}
	if st.Note != "" {
		fmt.Fprintf(s.out, "%s: standings %s\n", file, st.Note)
	}
	if len(st.List) > 0 {
		fmt.Fprintf(s.out, "%s: standings after round %d by %s: %d places differ\n", file, st.After, strings.Join(st.List, ","), len(st.Differ))
	}
}

// checkFile checks one file of any form.
func (s *session) checkFile(name string, f *checkFlags) report {
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
	if *f.round > e.tour.PairedRounds() {
		return report{err: &inputError{fmt.Errorf("-round %d: expected 1 to %d", *f.round, e.tour.PairedRounds())}}
	}
	r := report{File: name, Differences: []difference{}, Rounds: e.tour.PairedRounds()}
	if *f.system == "" && e.isPlayOff() {
		r.Note = "pairings not checked: play-offs follow from the bracket of their event"
	} else if *f.only != "standings" {
		if r, err = e.checkPairings(f); err != nil {
			return report{err: err}
		}
		r.pairings = true
	}
	r.head = e.head(r, f.places.list)
	if *f.only != "pairings" && *f.round == 0 {
		if err := r.checkStandings(e, f.places); err != nil {
			return report{err: err}
		}
		if *f.only == "standings" && len(r.Standings.List) == 0 {
			r.worst = differs // nothing was compared
		}
	}
	return r
}

// checkPairings pairs the rounds of the file again.
func (e *event) checkPairings(f *checkFlags) (report, error) {
	if *f.system == "" {
		c, err := e.cup()
		if err != nil {
			return report{}, err
		}
		if c != nil {
			return c.check(*f.round), nil
		}
	}
	m, err := e.matches(*f.system)
	if err != nil {
		return report{}, err
	}
	if m != nil {
		return checkMatches(e.name, m, *f.round), nil
	}
	system, err := e.choose(*f.system, *f.edition)
	if err != nil {
		return report{}, err
	}
	return e.check(system, *f.round, *f.colors == "note"), nil
}

// check pairs every round of an event of single games again, or one of them.
func (e *event) check(system swiss.System, only int, noteColors bool) report {
	c := report{File: e.name, System: system.Code(), Edition: editionOf(system.Code()), Rounds: e.tour.PairedRounds(), Differences: []difference{}}
	declared := e.declared()
	for r := 1; r <= c.Rounds; r++ {
		if e.tour.Before(r).LastPairable() > r || only != 0 && r != only {
			continue // nobody was there, or nobody asked
		}
		p, err := pairRound(system, e.tour, r)
		if err != nil {
			c.round(r, statusOf(err), err.Error())
			continue
		}
		lines, colors := differences(e.tour, p)
		if noteColors && len(lines) == len(colors) {
			for _, line := range colors {
				c.Colors = append(c.Colors, difference{Round: r, Text: line})
			}
			continue
		}
		if len(lines) > 0 {
			c.boardsDiffer(r, parted(storedBoards(e.tour, r, p), computedBoards(p)), declared[r])
			lines = append(lines, reasons(e.tour, system, p)...)
		}
		c.round(r, differs, lines...)
	}
	return c
}

// differences says what the file has otherwise than the computed round, and which of it is a matter of colours alone. The order of the
// boards is not in a file.
func differences(t *swiss.Tournament, p *swiss.Pairing) (lines, colors []string) {
	stored, bye := storedRound(t, p.Round)
	computed := map[swiss.Pair]bool{}
	for _, pair := range p.Pairs {
		computed[pair] = true
		if !stored[pair] && !stored[swiss.Pair{White: -pair.White, Black: -pair.Black}] && !stored[swiss.Pair{White: -pair.Black, Black: -pair.White}] {
			lines = append(lines, otherwise(pair, side(t, pair.White, p.Round), side(t, pair.Black, p.Round)))
			if stored[swiss.Pair{White: pair.Black, Black: pair.White}] {
				colors = append(colors, lines[len(lines)-1])
			}
		}
	}
	if p.PAB != bye {
		lines = append(lines, fmt.Sprintf("computed bye %d, the file has %d", p.PAB, bye))
	}
	if len(lines) == 0 && len(stored) != len(computed) {
		lines = append(lines, fmt.Sprintf("computed %d games, the file has %d", len(computed), len(stored)))
	}
	return lines, colors
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

// editionOf is the edition that the code of a system ends with, empty where it names none.
func editionOf(code string) string {
	if _, edition, ok := strings.Cut(code, "-"); ok {
		return edition
	}
	return ""
}

// computedBoards lists the boards of a computed round.
func computedBoards(p *swiss.Pairing) (list []string) {
	for _, pair := range p.Pairs {
		list = append(list, boardName(pair.White, pair.Black))
	}
	if p.PAB != 0 {
		list = append(list, byeName(p.PAB))
	}
	return list
}

// storedBoards lists the boards of a round of the file. A game without colours stands as the computed round has it.
func storedBoards(t *swiss.Tournament, round int, p *swiss.Pairing) (list []string) {
	for _, tpn := range t.TPNs() {
		e := t.Entry(tpn, round)
		switch {
		case e.Outcome == swiss.PAB:
			list = append(list, byeName(tpn))
		case e.Opponent == 0 || e.Color == swiss.Black || e.Color == 0 && tpn > e.Opponent:
		case e.Color == 0 && slices.Contains(p.Pairs, swiss.Pair{White: e.Opponent, Black: tpn}):
			list = append(list, boardName(e.Opponent, tpn))
		default:
			list = append(list, boardName(tpn, e.Opponent))
		}
	}
	return list
}

func boardName(white, black swiss.TPN) string { return fmt.Sprintf("%d-%d", white, black) }

func byeName(tpn swiss.TPN) string { return fmt.Sprintf("%d=PAB", tpn) }

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
