package journal

import (
	"slices"
	"strings"

	"wasit/swiss"
)

// WarningKind says what an arbiter should look at before a round is published. None of them forbids anything.
type WarningKind string

// The warnings of a draft.
const (
	WarnStale        WarningKind = "stale"         // a result or number changed after the pairing; Round: the one corrected
	WarnOrder        WarningKind = "order"         // ratings changed, and with them the numbers (C.04.2 2.2)
	WarnUnpaired     WarningKind = "unpaired"      // takes part, but has no game and no bye
	WarnPresentBye   WarningKind = "present-bye"   // noted as present, but stays away with a zero-point bye
	WarnAbsentPaired WarningKind = "absent-paired" // paired, though withdrawn, with a requested bye, or not yet entered
	WarnWalkOver     WarningKind = "walk-over"     // absent, but the table pairs him: the game will be forfeited (C.05)
	WarnMissing      WarningKind = "missing"       // paired, though noted as absent at the check-in
	WarnUnchecked    WarningKind = "unchecked"     // paired, never played, and not noted at a check-in that others were noted at
	WarnNoShow       WarningKind = "no-show"       // paired, though they forfeited the last round by not coming; Round: that round
	WarnSecondBye    WarningKind = "second-bye"    // the bye goes to somebody who may not have it (C.04.1 4); Round: when he got his points
	WarnSameClub     WarningKind = "same-club"     // opponents from one school or club
	WarnSameName     WarningKind = "same-name"     // opponents with the same first name: results get mixed up
	WarnRematch      WarningKind = "rematch"       // they have played each other (C.04.1 2); Round: when
	WarnForbidden    WarningKind = "forbidden"     // a forbidden pair
	WarnTable        WarningKind = "table"         // a player with a fixed table sits at another one; Round: that table
	WarnColor        WarningKind = "color"         // third time the same colour in a row, or three more than of the other (C.04.1 6, 7)
)

// Warning is one thing to look at.
type Warning struct {
	Kind    WarningKind
	Board   int        // 0 where no board is concerned
	Players []PlayerID // whom it concerns; the bye's receiver, both opponents …
	Round   int        // an earlier round, where one is the reason
}

// DraftWarnings returns what to look at in the last round before it is published, boards in order.
func (s State) DraftWarnings(id SectionID) []Warning {
	sec, err := s.section(id)
	if err != nil || len(sec.Rounds) == 0 {
		return nil
	}
	n := len(sec.Rounds)
	c := &draftCheck{s: s, sec: sec, n: n, r: sec.Rounds[n-1], school: s.SchoolKeys()}
	c.stale()
	if s.OrderIsStale(id) {
		c.warn(Warning{Kind: WarnOrder})
	}
	c.people()
	c.unchecked()
	c.noShows()
	c.bye()
	for i, p := range c.r.Pairs {
		c.board(i+1, p)
	}
	return c.list
}

type draftCheck struct {
	s    State
	sec  *section
	n    int
	r    *round
	list []Warning

	school func(club string) string
}

func (c *draftCheck) warn(w Warning) { c.list = append(c.list, w) }

func (c *draftCheck) stale() {
	for _, m := range c.sec.Marks {
		if slices.Contains(m.Rounds, c.n) && m.Seq > c.r.Seq {
			c.warn(Warning{Kind: WarnStale, Board: 0, Round: m.Round})
		}
	}
}

// people compares who is named with who takes part now.
func (c *draftCheck) people() {
	sits := c.s.SitsOut(c.sec.ID, c.n)
	for _, p := range c.s.sorted(c.sec.ID) {
		board, paired := c.r.find(p.ID)
		paired = paired || c.r.PAB == p.ID
		kind, away := absence(p, c.n, sits)
		switch {
		case paired && away && c.sec.Config.IsTable():
			c.warn(Warning{WarnWalkOver, board, []PlayerID{p.ID}, 0})
		case paired && away:
			c.warn(Warning{WarnAbsentPaired, board, []PlayerID{p.ID}, 0})
		case paired && p.Presence == Missing:
			c.warn(Warning{WarnMissing, board, []PlayerID{p.ID}, 0})
		case !paired && !away && c.sec.Config.IsTable() && slices.Contains(c.r.Absent, Absence{p.ID, Free}):
		case !paired && !away:
			c.warn(Warning{WarnUnpaired, 0, []PlayerID{p.ID}, 0})
		case !paired && kind == Zero && p.Presence == Present && !p.IsOut(c.n) && p.HasEntered(c.n):
			c.warn(Warning{WarnPresentBye, 0, []PlayerID{p.ID}, 0})
		}
	}
}

// unchecked looks for players of whom nobody knows whether they have come: where the event notes who is there, and they have not
// played yet.
func (c *draftCheck) unchecked() {
	if !slices.ContainsFunc(c.s.players, func(p *Player) bool { return p != nil && p.Presence != Expected }) {
		return
	}
	var list []PlayerID
	for _, p := range c.s.sorted(c.sec.ID) {
		if board, paired := c.r.find(p.ID); paired && board > 0 && p.Presence == Expected && !c.hasPlayed(p.ID) {
			list = append(list, p.ID)
		}
	}
	if len(list) > 0 {
		c.warn(Warning{WarnUnchecked, 0, list, 0})
	}
}

// couldBeOtherwise reports whether players of one school need not meet: not where a table pairs them, nor where all are of one school.
func (c *draftCheck) couldBeOtherwise() bool {
	if c.sec.Config.IsTable() {
		return false
	}
	first := ""
	for i, p := range c.s.sorted(c.sec.ID) {
		if i == 0 {
			first = c.school(p.Club)
		} else if c.school(p.Club) != first {
			return true
		}
	}
	return false
}

func (c *draftCheck) hasPlayed(id PlayerID) bool {
	for _, r := range c.sec.Rounds[:c.n-1] {
		if board, found := r.find(id); found && r.score(board).White.IsPlayed() {
			return true
		}
	}
	return false
}

// noShows looks for players who lost the last round by forfeit and are paired again.
func (c *draftCheck) noShows() {
	if c.n < 2 || c.sec.Config.IsTable() {
		return
	}
	last := c.sec.Rounds[c.n-2]
	var list []PlayerID
	for i, pair := range last.Pairs {
		score := last.score(i + 1)
		forfeited := map[PlayerID]bool{pair.White(): score.White == swiss.ForfeitLoss, pair.Black(): score.Black == swiss.ForfeitLoss}
		for _, id := range pair {
			if _, paired := c.r.find(id); paired && forfeited[id] {
				list = append(list, id)
			}
		}
	}
	if len(list) > 0 {
		c.warn(Warning{WarnNoShow, 0, list, c.n - 1})
	}
}

// bye looks for an earlier round in which the receiver got the points of a win without playing (C.04.1 4).
func (c *draftCheck) bye() {
	if c.r.PAB == 0 {
		return
	}
	for n, r := range c.sec.Rounds[:c.n-1] {
		full := r.PAB == c.r.PAB || slices.Contains(r.Absent, Absence{c.r.PAB, Full})
		if board, found := r.find(c.r.PAB); found {
			score := r.score(board)
			full = full || score.White == swiss.ForfeitWin && r.Pairs[board-1].White() == c.r.PAB ||
				score.Black == swiss.ForfeitWin && r.Pairs[board-1].Black() == c.r.PAB
		}
		if full {
			c.warn(Warning{WarnSecondBye, 0, []PlayerID{c.r.PAB}, n + 1})
			return
		}
	}
}

func (c *draftCheck) board(board int, pair Pair) {
	white, err1 := c.s.player(pair.White())
	black, err2 := c.s.player(pair.Black())
	if err1 != nil || err2 != nil {
		return
	}
	both := []PlayerID{white.ID, black.ID}
	if met := c.met(pair); met > 0 && !c.sec.Config.MeetsAgain() {
		c.warn(Warning{WarnRematch, board, both, met})
	}
	for _, f := range c.sec.Forbidden {
		if c.n >= f.First && (f.Last == 0 || c.n <= f.Last) && slices.Contains(f.Players, white.ID) && slices.Contains(f.Players, black.ID) {
			c.warn(Warning{WarnForbidden, board, both, 0})
			break
		}
	}
	for _, side := range []struct {
		id    PlayerID
		color swiss.Color
	}{{white.ID, swiss.White}, {black.ID, swiss.Black}} {
		if !c.sec.Config.IsTable() && c.breaksColors(side.id, side.color) {
			c.warn(Warning{WarnColor, board, []PlayerID{side.id}, 0})
		}
	}
	if key := c.school(white.Club); key != "" && key == c.school(black.Club) && c.couldBeOtherwise() {
		c.warn(Warning{WarnSameClub, board, both, 0})
	}
	for _, p := range []*Player{white, black} {
		if p.Table > 0 && p.Table != c.sec.Hall.Number(board) {
			c.warn(Warning{WarnTable, board, []PlayerID{p.ID}, p.Table})
		}
	}
	if a, b := firstName(white.Name), firstName(black.Name); len(a) > 2 && a == b {
		c.warn(Warning{WarnSameName, board, both, 0})
	}
}

func firstName(name string) string {
	first, _, _ := strings.Cut(FoldName(name), " ")
	return strings.Trim(first, ",.")
}

// met returns the earlier round in which two players played each other, 0 if none; a forfeit is no meeting (C.04.2 3.5).
func (c *draftCheck) met(pair Pair) int {
	for n, r := range c.sec.Rounds[:c.n-1] {
		for i, p := range r.Pairs {
			if p.Has(pair[0]) && p.Has(pair[1]) {
				if score := r.score(i + 1); score.IsZero() || score.White.IsPlayed() {
					return n + 1
				}
			}
		}
	}
	return 0
}

// breaksColors reports whether one more game with color would be the third in a row or make a difference of three
// (C.04.1 6, 7). Only games over the board count (C.04.2 3.4).
func (c *draftCheck) breaksColors(id PlayerID, color swiss.Color) bool {
	row, diff := 1, 1
	running := true
	for n := c.n - 1; n >= 1; n-- {
		r := c.sec.Rounds[n-1]
		board, found := r.find(id)
		if !found || !r.score(board).White.IsPlayed() {
			continue
		}
		had := swiss.Black
		if r.Pairs[board-1].White() == id {
			had = swiss.White
		}
		running = running && had == color
		if running {
			row++
		}
		if had == color {
			diff++
		} else {
			diff--
		}
	}
	return row > 2 || diff > 2
}
