package course

import (
	"context"
	"slices"
	"strconv"

	"wasit/app/books/course/pupils"
	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/tiebreak"
)

// event plays an event of invented pupils from a drawn seed.
func event(g *lot.Generator, n int) (pupils.Event, bool) {
	e, err := pupils.Play(context.Background(), lot.Seed(g.Draw(1<<32)), n, 4)
	return e, err == nil
}

// options sets the answers of a task, the right one first, in drawn order.
func (t *Task) options(g *lot.Generator, right string, wrong ...string) bool {
	t.Options = append([]string{right}, wrong...)
	sorted := slices.Sorted(slices.Values(t.Options))
	if len(slices.Compact(sorted)) != len(t.Options) {
		return false
	}
	lot.Shuffle(g, t.Options)
	t.choice = slices.Index(t.Options, right)
	return true
}

// pupilTable shows who has how many points after so many rounds, and whom they met.
func (b *Book) pupilTable(e pupils.Event, rounds int) [][]string {
	table := [][]string{{b.text("table.pupil"), b.text("table.points"), b.text("table.met")}}
	rows, err := e.Standings(rounds)
	if rounds == 0 || err != nil {
		return nil
	}
	for _, row := range rows {
		met := ""
		for round := 1; round <= rounds; round++ {
			name := b.text("table.bye")
			if o := e.Opponent(row.TPN, round); o != 0 {
				name = e.Name(o)
			}
			if met != "" {
				met += ", "
			}
			met += name
		}
		table = append(table, []string{e.Name(row.TPN), halves(int64(e.Tournament.Score(row.TPN, rounds)), 10), met})
	}
	return table
}

// halves writes a fraction in wholes and halves: 8½.
func halves(num, den int64) string {
	twice := 2 * num / den
	text := strconv.FormatInt(twice/2, 10)
	switch {
	case twice%2 == 0:
		return text
	case twice == 1:
		return "½"
	}
	return text + "½"
}

// drawMeeting asks whom a pupil meets: the wrong ones have met him already or stand further from him in points.
func drawMeeting(b *Book, g *lot.Generator, i int, _ string) (*Task, bool) {
	e, ok := event(g, 8)
	if !ok {
		return nil, false
	}
	round := 2 + i%2
	pair := pick(g, e.Rounds[round-1].Pairs)
	score := func(tpn swiss.TPN) swiss.Points { return e.Tournament.Score(tpn, round-1) }
	gap := func(tpn swiss.TPN) int { return abs(int(score(tpn) - score(pair.White))) }
	var wrong []string
	for _, tpn := range e.Tournament.TPNs() {
		if tpn != pair.White && tpn != pair.Black && (e.Tournament.HaveMet(tpn, pair.White, round-1) || gap(tpn) > gap(pair.Black)) {
			wrong = append(wrong, e.Name(tpn))
		}
	}
	if len(wrong) < 2 {
		return nil, false
	}
	lot.Shuffle(g, wrong)
	t := &Task{Kind: Choose, Ask: b.text("ask.meet", strconv.Itoa(round), e.Name(pair.White)), Table: b.pupilTable(e, round-1), rule: "meet", book: b}
	return t, t.options(g, e.Name(pair.Black), wrong[:2]...)
}

// drawBye asks who is free: the wrong ones were free already or have more points.
func drawBye(b *Book, g *lot.Generator, i int, _ string) (*Task, bool) {
	e, ok := event(g, 7)
	if !ok {
		return nil, false
	}
	round := 2 + i%2
	free := e.Rounds[round-1].PAB
	var wrong []string
	for _, tpn := range e.Tournament.TPNs() {
		had := slices.ContainsFunc(e.Rounds[:round-1], func(p swiss.Pairing) bool { return p.PAB == tpn })
		if had || e.Tournament.Score(tpn, round-1) > e.Tournament.Score(free, round-1) {
			wrong = append(wrong, e.Name(tpn))
		}
	}
	if len(wrong) < 2 {
		return nil, false
	}
	lot.Shuffle(g, wrong)
	t := &Task{Kind: Choose, Ask: b.text("ask.bye", strconv.Itoa(round)), Table: b.pupilTable(e, round-1), rule: "bye", book: b}
	return t, t.options(g, e.Name(free), wrong[:2]...)
}

// opponents shows what a pupil did against whom, and how many points those have at the end.
func (b *Book) opponents(e pupils.Event, tpn swiss.TPN) [][]string {
	table := [][]string{{b.text("table.opponent"), b.text("table.points"), b.text("table.result")}}
	for round := 1; round <= 4; round++ {
		entry := e.Tournament.Entry(tpn, round)
		table = append(table, []string{e.Name(entry.Opponent), halves(int64(e.Tournament.Score(entry.Opponent, 4)), 10), entry.Outcome.Sign()})
	}
	return table
}

func drawBuchholz(b *Book, g *lot.Generator, _ int, _ string) (*Task, bool) {
	return b.drawTieBreak(g, "buchholz", 0, func(v []string) []string { return []string{v[1], v[2]} })
}

func drawSonneborn(b *Book, g *lot.Generator, _ int, _ string) (*Task, bool) {
	return b.drawTieBreak(g, "sonneborn", 2, func(v []string) []string { return []string{v[0], v[1]} })
}

// drawTieBreak asks for one of the values of a pupil without unplayed rounds; the wrong ones are other values of the same pupil.
func (b *Book) drawTieBreak(g *lot.Generator, name string, asked int, wrong func(values []string) []string) (*Task, bool) {
	e, ok := event(g, 8)
	if !ok {
		return nil, false
	}
	tpn := pick(g, e.Tournament.TPNs())
	explained, err := e.Explain(tpn)
	if err != nil || len(explained) != 3 {
		return nil, false
	}
	values := make([]string, 3)
	for i, a := range explained {
		if values[i], ok = inHalves(a.Value); !ok {
			return nil, false
		}
	}
	t := &Task{Kind: Choose, Ask: b.text("ask."+name, e.Name(tpn)), Table: b.opponents(e, tpn), rule: name, book: b}
	return t, t.options(g, values[asked], wrong(values)...)
}

// inHalves writes a value in wholes and halves, where it is one; quarters come in Sonneborn-Berger.
func inHalves(v tiebreak.Value) (string, bool) {
	num, den := v.Fraction()
	if !v.Defined() || 2*num%den != 0 {
		return "", false
	}
	return halves(num, den), true
}
