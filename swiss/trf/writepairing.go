package trf

import (
	"fmt"
	"slices"
	"strings"

	"wasit/swiss"
)

// virtual writes the accelerations: a row for each player (XXA), or ranges of players and rounds (250).
func (w *writer) virtual() {
	for _, v := range w.d.TeamVirtual {
		w.acceleration(w.points(v.MatchPoints, 4, 5, "250"), v.GamePoints, v.FirstRound, v.LastRound, v.First, v.Last)
	}
	var order []*Player
	for i := range w.d.Players {
		order = append(order, &w.d.Players[i])
	}
	if w.o.Format == TRF16 || w.d.IsTeamEvent() { // 250 has the numbers of teams there
		for _, p := range order {
			if len(p.Virtual) > 0 {
				w.row(p)
			}
		}
		return
	}
	slices.SortStableFunc(order, func(a, b *Player) int { return int(a.TPN - b.TPN) })
	for len(order) > 0 {
		n := 1
		for n < len(order) && slices.Equal(order[n].Virtual, order[0].Virtual) {
			n++
		}
		w.ranges(order[0].Virtual, order[0].TPN, order[n-1].TPN)
		order = order[n:]
	}
}

func (w *writer) row(p *Player) {
	var b strings.Builder
	fmt.Fprintf(&b, "XXA %4d", p.TPN)
	for _, v := range p.Virtual {
		b.WriteString(" " + w.points(v, 4, 10, "XXA"))
	}
	w.raw(b.String())
}

// ranges writes a line for each run of rounds with the same virtual points.
func (w *writer) ranges(virtual []swiss.Points, first, last swiss.TPN) {
	for r := 0; r < len(virtual); {
		end := r
		for end < len(virtual) && virtual[end] == virtual[r] {
			end++
		}
		if virtual[r] != 0 {
			w.acceleration("    ", virtual[r], r+1, end, int(first), int(last))
		}
		r = end
	}
}

func (w *writer) acceleration(match string, points swiss.Points, firstRound, lastRound, first, last int) {
	w.raw(fmt.Sprintf("250 %s %s %03d %03d %04d %04d", match, w.points(points, 4, 10, "250"), firstRound, lastRound, first, last))
}

func (w *writer) forbidden() {
	for _, f := range w.d.Forbidden {
		last := f.Last
		if last == 0 {
			last = w.d.Rounds
		}
		everyRound := f.First <= 1 && f.Last == 0
		switch {
		case everyRound && (w.o.Format == TRF16 || last == 0) && !w.d.IsTeamEvent():
			w.raw("XXP " + strings.Join(strings.Fields(ids(f.Players)), " "))
		default:
			if last == 0 {
				last = swiss.MaxRounds
			}
			w.raw(fmt.Sprintf("260 %03d %03d", max(f.First, 1), last) + ids(f.Players))
		}
	}
}

func (w *writer) abnormal() {
	for _, a := range w.d.Abnormal {
		kind := a.Type
		if kind == 0 {
			kind = ' '
		}
		match := "    "
		if a.MatchPoints != 0 || a.NoPoints {
			match = w.points(a.MatchPoints, 4, 8, "299")
		}
		points := "    "
		if !a.NoPoints {
			points = w.points(a.Points, 4, 14, "299")
		}
		w.raw(fmt.Sprintf("299 %c  %s  %s  %03d", kind, match, points, a.Round) + ids(a.IDs))
	}
}
