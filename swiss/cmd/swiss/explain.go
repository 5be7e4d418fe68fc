package main

import (
	"context"
	"fmt"
	"strings"

	"wasit/swiss"
)

// explain tells why a round is paired as it is.
func explain(s *session, args []string) status {
	f := newPairFlags(s, "explain")
	round := f.Int("round", 0, "the round to explain, paired from those before it (default: the next one)")
	board := f.Int("board", 0, "this board alone, with its bracket")
	why := f.String("pair", "", "A,B: why these two do not meet; A,0: why A has not the bye")
	asJSON := f.Bool("json", false, "the explanation as one JSON object")
	if !f.parse(args, 1) {
		return f.stopped()
	}
	q := question{f.files[0], *round, *board, *asJSON}
	data, err := s.read(q.file)
	if err != nil {
		return s.fail(q.file, 0, err, q.asJSON)
	}
	if isMatchFile(data) {
		p, err := explainMatches(q, data, *f.system, *f.edition)
		if err == nil && *why != "" {
			err = &inputError{fmt.Errorf("-pair: %s cannot tell", p.System)}
		}
		return s.answer(q, p, err)
	}
	e, err := s.parse(q.file, data, f.reading())
	if err != nil {
		return s.fail(q.file, q.round, err, q.asJSON)
	}
	m, err := e.matches(*f.system)
	if err != nil {
		return s.fail(q.file, q.round, err, q.asJSON)
	}
	played := e.tour.PairedRounds()
	if m != nil {
		played = m.whole.PairedRounds()
	}
	if q.round == 0 {
		q.round = played + 1
	}
	if q.round < 0 || q.round > played+1 {
		return s.fail(q.file, 0, &inputError{fmt.Errorf("-round %d: expected 1 to %d", q.round, played+1)}, q.asJSON)
	}
	if m != nil {
		p, err := m.pair(q.round)
		if err == nil && *why != "" {
			err = &inputError{fmt.Errorf("-pair: %s cannot tell", p.System)}
		}
		return s.answer(q, p, err)
	}
	system, err := e.choose(*f.system, *f.edition)
	if err != nil {
		return s.fail(q.file, q.round, err, q.asJSON)
	}
	if *why != "" {
		return s.explainPair(e, system, q, *why)
	}
	p, err := pairRound(system, e.tour, q.round)
	return s.answer(q, p, err)
}

// question is what is to be explained.
type question struct {
	file         string
	round, board int
	asJSON       bool
}

// answer prints the explanation of a paired round, or what kept it from being paired.
func (s *session) answer(q question, p *swiss.Pairing, err error) status {
	if err == nil && (q.board < 0 || q.board > len(p.Pairs)) {
		err = &inputError{fmt.Errorf("-board %d: expected 1 to %d", q.board, len(p.Pairs))}
	}
	switch {
	case err != nil:
		return s.fail(q.file, q.round, err, q.asJSON)
	case q.asJSON:
		s.line(explained(q.file, p, q.board))
	default:
		s.printExplanation(p, q.board)
	}
	return done
}

// whyNotter is a system that can say why two players do not meet.
type whyNotter interface {
	WhyNot(ctx context.Context, t *swiss.Tournament, round int, a, b swiss.TPN, w swiss.Watch) (*swiss.Trial, error)
}

func (s *session) explainPair(e *event, system swiss.System, q question, pair string) status {
	var a, b swiss.TPN
	if n, err := fmt.Sscanf(pair, "%d,%d", &a, &b); err != nil || n != 2 || !e.tour.Has(a) || b != 0 && !e.tour.Has(b) || a == b {
		err := fmt.Errorf("-pair %q: expected two pairing numbers of this event, such as 3,7, or 3,0 for the bye", pair)
		return s.fail(e.name, q.round, &inputError{err}, q.asJSON)
	}
	w, ok := system.(whyNotter)
	if !ok {
		return s.fail(e.name, q.round, &inputError{fmt.Errorf("-pair: %s cannot tell", system.Code())}, q.asJSON)
	}
	t, err := w.WhyNot(context.Background(), e.tour.Before(q.round), q.round, a, b, swiss.Watch{})
	switch {
	case err != nil:
		return s.fail(e.name, q.round, err, q.asJSON)
	case q.asJSON:
		s.line(explainedTrial(*t))
	default:
		fmt.Fprintln(s.out, trialText(*t))
	}
	return done
}

func (s *session) printExplanation(p *swiss.Pairing, board int) {
	fmt.Fprintf(s.out, "%s, round %d\n", p.System, p.Round)
	if len(p.Why.Ranking) > 0 {
		fmt.Fprintln(s.out, "\nranking before the round: place, number, value, score")
		for _, r := range p.Why.Ranking {
			fmt.Fprintf(s.out, "  %d: %d, worth %d, %s\n", r.Place, r.TPN, r.Value, r.Score)
		}
	}
	shown := func(b swiss.BracketWhy) bool {
		if board == 0 {
			return true
		}
		pair := p.Pairs[board-1]
		return has(b, pair.White) && has(b, pair.Black)
	}
	for i, b := range p.Why.Brackets {
		if shown(b) {
			s.printBracket(i+1, b, p.Pairs)
		}
	}
	if w := p.Why.PAB; w != nil && board == 0 {
		fmt.Fprintf(s.out, "\nbye: %d with %s points (%s)\n", w.TPN, w.Score, w.Article)
		s.list("  may not have it:", w.Barred)
		s.list("  lower, but needed as opponents:", w.Needed)
	}
	fmt.Fprintln(s.out, "\ncolours")
	for i, b := range p.Why.Boards {
		if board == 0 || board == i+1 {
			fmt.Fprintf(s.out, "  %d: %s\n", i+1, colorText(b))
		}
	}
}

func has(b swiss.BracketWhy, tpn swiss.TPN) bool {
	for _, list := range [][]swiss.TPN{b.Residents, b.MovedDown, b.MovedUp} {
		for _, x := range list {
			if x == tpn {
				return true
			}
		}
	}
	return false
}

func (s *session) list(title string, tpns []swiss.TPN) {
	if len(tpns) > 0 {
		fmt.Fprintln(s.out, title, numbers(tpns))
	}
}

func numbers(tpns []swiss.TPN) string { return strings.Trim(fmt.Sprint(tpns), "[]") }

func (s *session) printBracket(i int, b swiss.BracketWhy, pairs []swiss.Pair) {
	fmt.Fprintf(s.out, "\nbracket %d, %s points", i, b.Score)
	if b.Role != swiss.OrdinaryBracket {
		fmt.Fprintf(s.out, " (%s)", b.Role)
	}
	fmt.Fprintln(s.out)
	s.list("  moved down:", b.MovedDown)
	s.list("  moved up:", b.MovedUp)
	s.list("  residents: ", b.Residents)
	var inside []string
	for _, p := range pairs {
		if has(b, p.White) && has(b, p.Black) {
			inside = append(inside, fmt.Sprintf("%d-%d", p.White, p.Black))
		}
	}
	if len(inside) > 0 {
		fmt.Fprintln(s.out, "  pairs:     ", strings.Join(inside, " "))
	}
	s.list("  float:     ", b.Floaters)
	var values []string
	for _, v := range b.Values {
		if v.Value != 0 || len(v.List) > 0 {
			values = append(values, v.Criterion+"="+valueText(v.Value, v.List))
		}
	}
	if len(values) > 0 {
		fmt.Fprintln(s.out, "  reaches:   ", strings.Join(values, " "))
	}
	for _, t := range b.Choices {
		fmt.Fprintln(s.out, "  -", trialText(t))
	}
}

func valueText(n int, list []swiss.Points) string {
	switch {
	case len(list) == 0:
		return fmt.Sprint(n)
	case n == 0:
		return pointsText(list)
	}
	return fmt.Sprintf("%d %s", n, pointsText(list))
}

// floatsOn stands in a list for an MDP who floats on: no score is so high.
const floatsOn = 1_000_000

// pointsText writes a list of scores or differences; that of an MDP who floats on has no number.
func pointsText(list []swiss.Points) string {
	var parts []string
	for _, x := range list {
		if x >= floatsOn {
			parts = append(parts, "floats on")
		} else {
			parts = append(parts, x.String())
		}
	}
	return "(" + strings.Join(parts, ", ") + ")"
}

var strengths = [...]string{"no", "mild", "strong", "absolute"}

func colorText(b swiss.BoardWhy) string {
	text := fmt.Sprintf("%d-%d by %s", b.Pair.White, b.Pair.Black, b.Rule)
	for i, tpn := range []swiss.TPN{b.Pair.White, b.Pair.Black} {
		w := b.Preferences[i]
		text += fmt.Sprintf("; %d has %s preference", tpn, strengths[w.Strength])
		if w.Color != 0 {
			text += " for " + w.Color.String()
		}
	}
	return text
}
