package imports

import (
	"slices"

	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/swiss"
	"wasit/swiss/baku"
	"wasit/swiss/berger"
	"wasit/swiss/tiebreak"
	"wasit/swiss/trf"
)

// config is the regulation of the section with what the file says of it.
func (take *takeover) config(c journal.SectionConfig) journal.SectionConfig {
	c.Rounds = take.Rounds
	d := take.Document
	c.System, c.Edition, c.Options = take.system()
	if d.Scoring.Set {
		c.Scoring = d.Scoring.Table
	}
	if codes := slices.DeleteFunc(slices.Clone(d.TieBreaks), isUnknown); len(codes) > 0 {
		c.TieBreaks = codes
	}
	if text := journal.Clean(d.TimeControl); text != "" && len([]rune(text)) <= journal.MaxName {
		c.TimeControl, c.TimeCode = text, journal.Clean(d.EncodedTime)
	}
	c.HalfByes = max(c.HalfByes, take.halfByes())
	return c
}

// system is the pairing system of the file. One that does not go on here is the Dutch system, in the edition of its day;
// Left says so.
func (take *takeover) system() (code, edition string, o journal.SystemOptions) {
	k := take.Document.Kind()
	o.Baku = take.isBaku()
	switch {
	case k.System == "dutch":
		return journal.Dutch, k.Edition, o
	case k.System == "dubov" || k.System == "burstein":
		return k.System, regulation.SystemOf(k.System).Edition, o
	case k.System == "roundrobin" && take.isBerger(k):
		if k.Games > 1 {
			o.Cycles = k.Games
		}
		return journal.RoundRobin, "", o
	}
	return journal.Dutch, take.Document.Edition(), o
}

// isBerger reports whether every round is that of the Berger tables, the pairing numbers being the seats. A table with a free
// seat is not taken for one: files tell a free round in many ways.
func (take *takeover) isBerger(k trf.Kind) bool {
	n := len(take.Event.TPNs())
	system := berger.System{Cycles: max(1, k.Games)}
	if n%2 != 0 || n < 2 || take.Event.TPNs()[n-1] != swiss.TPN(n) || take.Rounds != system.Rounds(n) {
		return false
	}
	for round := 1; round <= take.Played; round++ {
		games, _ := system.Table(n, round)
		for _, g := range games {
			if e := take.Event.Entry(swiss.TPN(g.White), round); e.Opponent != swiss.TPN(g.Black) || e.Color != swiss.White {
				return false
			}
		}
	}
	return true
}

func hasVirtual(d swiss.Draft) bool {
	return slices.ContainsFunc(d.Players, func(p swiss.Player) bool {
		return slices.ContainsFunc(p.Virtual, func(v swiss.Points) bool { return v != 0 })
	})
}

// isBaku reports whether the file is accelerated, and by C.04.7 to the point.
func (take *takeover) isBaku() bool {
	draft := take.Event.Draft()
	if !hasVirtual(draft) {
		return false
	}
	draft.TotalRounds = take.Document.TotalRounds()
	want, err := baku.Accelerate(draft, baku.Border(take.Event.TPNs()))
	if err != nil {
		return false
	}
	virtual := map[swiss.TPN][]swiss.Points{}
	for _, p := range want.Players {
		virtual[p.TPN] = trimmed(p.Virtual)
	}
	for _, p := range draft.Players {
		if !slices.Equal(trimmed(p.Virtual), virtual[p.TPN]) {
			return false
		}
	}
	return true
}

// trimmed is a list without the zeros at its end.
func trimmed(list []swiss.Points) []swiss.Points {
	for len(list) > 0 && list[len(list)-1] == 0 {
		list = list[:len(list)-1]
	}
	return list
}

// isUnknown reports whether a code of a tie-break is none that is computed here.
func isUnknown(code string) bool {
	_, err := tiebreak.ParseList(code)
	return err != nil
}

// halfByes is the most half-point byes that one player had: the regulation of the file granted them.
func (take *takeover) halfByes() int {
	most := 0
	for _, p := range take.Event.Draft().Players {
		n := 0
		for _, e := range p.Rounds {
			if e.Outcome == swiss.HalfBye {
				n++
			}
		}
		most = max(most, n)
	}
	return most
}
