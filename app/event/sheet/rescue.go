package sheet

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// rescueRow is what pairing by hand needs to know of one player. The round that is played counts as played: its opponents and
// colours are known, its points once its result is.
type rescueRow struct {
	p      journal.Player
	points swiss.Points
	now    swiss.Points  // after the round that is played
	known  bool          // now is, or no such round is played
	colors []swiss.Color // of the games played, oldest first
	met    []swiss.TPN
	byes   []string // rounds of full-point byes: no other one follows (C.04.1 4)
	// forfeits are the rounds won without a game; they count as a bye does.
	forfeits []string
	notes    []string
}

// rescue is what an arbiter goes on from without the device: everybody by points and number with colours, opponents and
// byes, the boards of the round that is being played, and empty forms for the next one.
func rescue(in info) (Document, bool) {
	list := in.rescueRows()
	if len(list) == 0 {
		return Document{}, false
	}
	after, open := in.after(), in.open()
	d := Document{Title: in.l.T(textSheetRescue)}
	d.leaves = in.rescueLeaves(list, after, open)
	next := after + 1
	if open > 0 {
		now := in
		now.Round, now.numbered, next = open, true, open+1
		part, _ := dense(now)
		d.leaves = append(d.leaves, part.leaves...)
	}
	if in.section.IsBracket() {
		tree, _ := bracket(in)
		d.leaves = append(d.leaves, tree.leaves...)
	}
	if coming := in.roundsToCome(next); len(coming) > 0 {
		d.leaves = append(d.leaves, coming...)
	} else if next <= in.section.Rounds && !in.section.IsBracket() {
		d.leaves = append(d.leaves, in.blankLeaves(next, (active(list, next)+1)/2)...)
	}
	return d, true
}

// after is the last round of which everything is known.
func (in info) after() int {
	if in.Ranking == nil || in.Played == nil {
		return 0
	}
	return in.Ranking.After
}

// open is the round that is played after the last complete one, 0: none.
func (in info) open() int {
	if n := in.section.Round; n > in.after() && in.section.Phase >= journal.Published {
		return n
	}
	return 0
}

func active(list []rescueRow, round int) int {
	n := 0
	for _, f := range list {
		if !f.p.IsOut(round) {
			n++
		}
	}
	return n
}

// rescueRows orders the players as the pairing does: by points, then by number (C.04.2 2.4).
func (in info) rescueRows() []rescueRow {
	after, open := in.after(), in.open()
	points, now := in.State.Points(in.Section, after), in.State.Points(in.Section, open)
	if in.Ranking != nil && in.system().OwnPoints {
		for _, p := range in.Ranking.Places { // not what the games alone give
			id := in.byNumber[p.TPN].ID
			now[id] += p.Points - points[id]
			points[id] = p.Points
		}
	}
	var list []rescueRow
	for _, p := range in.State.Players(in.Section) {
		f := rescueRow{p: p, points: points[p.ID], now: now[p.ID], known: true}
		if after > 0 && in.Played.Has(p.TPN) {
			f.colors = in.Played.Colors(p.TPN, after+1)
			for r := 1; r <= after; r++ {
				f.add(in, r)
			}
		}
		list = append(list, f)
	}
	if r, ok := in.State.Round(in.Section, open); ok && open > 0 {
		in.playing(list, r)
	}
	virtual := in.virtual(after)
	for i := range list {
		list[i].past(in)
		list[i].coming(in, max(after, open))
		if v := virtual.Virtual(list[i].p.TPN, max(after, open)+1); v > 0 {
			list[i].notes = append(list[i].notes, in.l.T(textSheetVirtual, in.points(v)))
		}
	}
	slices.SortStableFunc(list, func(a, b rescueRow) int { return cmp.Compare(b.points, a.points) })
	return list
}

// virtual is the section as the pairing of an accelerated one sees it (C.04.7); nobody has virtual points in another.
func (in info) virtual(after int) *swiss.Tournament {
	if in.section.Options.Baku && in.section.Ordered {
		if t, err := regulation.ForPairing(in.State, in.Section, after+1); err == nil {
			return t
		}
	}
	return &swiss.Tournament{}
}

// playing takes in the round that is played.
func (in info) playing(list []rescueRow, r journal.Round) {
	at := map[journal.PlayerID]*rescueRow{}
	for i := range list {
		at[list[i].p.ID] = &list[i]
	}
	for _, b := range r.Boards {
		for _, side := range []struct {
			own, other journal.PlayerID
			color      swiss.Color
			result     swiss.Outcome
		}{{b.White, b.Black, swiss.White, b.Score.White}, {b.Black, b.White, swiss.Black, b.Score.Black}} {
			f := at[side.own]
			switch {
			case f == nil:
				continue
			case side.result == swiss.ForfeitWin:
				f.forfeits = append(f.forfeits, in.l.Int(r.Number))
			case !side.result.IsForfeit():
				f.met, f.colors = append(f.met, in.player(side.other).TPN), append(slices.Clone(f.colors), side.color)
			}
			f.known = !b.Score.IsZero() && b.Score != journal.Adjourned
		}
	}
	if f := at[r.PAB]; f != nil {
		f.byes = append(f.byes, in.l.Int(r.Number))
	}
}

// add takes in round r: an opponent met, or what the next bye has to know.
func (f *rescueRow) add(in info, r int) {
	e := in.Played.Entry(f.p.TPN, r)
	switch {
	case e.Outcome.IsPlayed():
		f.met = append(f.met, e.Opponent)
	case e.Outcome == swiss.PAB || e.Outcome == swiss.FullBye:
		f.byes = append(f.byes, in.l.Int(r))
	case e.Outcome == swiss.ForfeitWin:
		f.forfeits = append(f.forfeits, in.l.Int(r))
	}
}

// past notes the rounds of byes and forfeits, each kind once.
func (f *rescueRow) past(in info) {
	if len(f.byes) > 0 {
		f.notes = append(f.notes, in.l.T(textSheetByeIn, in.l.JoinOrdinals(f.byes)))
	}
	if len(f.forfeits) > 0 {
		f.notes = append(f.notes, in.l.T(textSheetWonWO, in.l.JoinOrdinals(f.forfeits)))
	}
}

// coming notes withdrawals and byes of the rounds to come.
func (f *rescueRow) coming(in info, after int) {
	if f.p.IsWithdrawn() {
		f.notes = append(f.notes, in.l.T(i18n.AwayWithdrawn))
		return
	}
	if f.p.Entered > after+1 {
		f.notes = append(f.notes, in.l.T(i18n.AwayLater, in.l.Int(f.p.Entered)))
	}
	for _, b := range f.p.Byes {
		if b.Round <= after {
			continue
		}
		text := textSheetAwayIn
		switch b.Kind {
		case journal.Half:
			text = textSheetHalfIn
		case journal.Full:
			text = textSheetByeIn
		}
		if in.system().OwnPoints {
			text = i18n.AbsenceBadge(in.section.System, string(b.Kind))
		}
		f.notes = append(f.notes, in.l.T(text, in.l.Int(b.Round)))
	}
	f.wishes(in, after+1)
}

// wishes notes whom a player must not meet from a round on, and the table that is kept for him.
func (f *rescueRow) wishes(in info, round int) {
	var not []string
	for _, set := range in.section.Forbidden {
		if set.Last > 0 && set.Last < round || !slices.Contains(set.Players, f.p.ID) {
			continue
		}
		for _, id := range set.Players {
			if other := in.player(id); id != f.p.ID && other.TPN > 0 {
				not = append(not, strconv.Itoa(int(other.TPN)))
			}
		}
	}
	if len(not) > 0 {
		f.notes = append(f.notes, in.l.T(textSheetNotWith, strings.Join(not, ", ")))
	}
	if f.p.Table > 0 {
		f.notes = append(f.notes, in.l.T(i18n.WishTableN, in.l.Int(f.p.Table)))
	}
}
