package federation

import (
	"context"
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/baku"
	"wasit/swiss/berger"
	"wasit/swiss/groups"
	"wasit/swiss/tiebreak"
	"wasit/swiss/trf"
)

// edition is that of the systems which have one edition here.
const edition = "2026"

// Config is the regulation of a section with what the file says of it.
func (take *Takeover) Config(c journal.SectionConfig) journal.SectionConfig {
	c.Rounds = take.Rounds
	d := take.Document
	c.System, c.Options = take.system(), take.options()
	switch c.System {
	case journal.Dutch:
		if c.Edition = d.Edition(); d.Kind().Edition != "" {
			c.Edition = d.Kind().Edition
		}
	case journal.Dubov, journal.Burstein, journal.Lim, journal.DoubleSwiss, journal.Team:
		c.Edition = edition
	default:
		c.Edition = ""
	}
	if d.Scoring.Set {
		c.Scoring = d.Scoring.Table
	}
	if codes := slices.DeleteFunc(take.tieBreaks(), isUnknown); len(codes) > 0 || c.IsBracket() {
		c.TieBreaks = codes
	}
	if line := text(d.TimeControl); line != "" {
		c.TimeControl, c.TimeCode = line, journal.Clean(d.EncodedTime)
	}
	if c.HalfByes >= 0 {
		c.HalfByes = max(c.HalfByes, take.halfByes())
	}
	if c.System == journal.Keizer {
		c.HalfByes = -1 // an excused absence costs its share alone
	}
	return c
}

// system returns the pairing system of the file; one that we cannot continue becomes the Dutch system, in the edition then in force.
func (take *Takeover) system() string {
	d := take.Document
	k := d.Kind()
	if n, ok := readNote(d); ok && slices.Contains([]string{journal.Keizer, journal.Groups, journal.Knockout}, n.System) {
		return n.System
	}
	switch {
	case (k.System == "team" || k.System == "roundrobin" || take.isTeamCup()) && d.IsTeamEvent() && len(d.Teams) > 0:
		return journal.Team
	case d.IsTeamEvent():
		return journal.Dutch
	case k.System == "dubov", k.System == "burstein", k.System == "doubleswiss" && !k.Custom:
		return k.System
	case k.System == "swiss" && d.Type == typeText(journal.SectionConfig{System: journal.Lim}):
		return journal.Lim
	case k.System == "roundrobin" && (take.isBerger(k) || take.carried() != nil):
		return journal.RoundRobin
	case k.System == "scheveningen" && len(d.Teams) == 2:
		return journal.Scheveningen
	}
	return journal.Dutch
}

// threePoints are those of a match won where a drawn one brings one.
const threePoints = 3 * swiss.Point

// isTeamTable reports whether every round of teams is that of the Berger tables.
func (take *Takeover) isTeamTable() bool {
	d := take.Document
	histories, err := d.TeamHistories()
	system := take.table(d.Kind())
	if err != nil || d.Kind().System != "roundrobin" || len(histories) < 2 || max(d.TotalRounds(), take.Played) != system.Rounds(len(histories)) {
		return false
	}
	for n := 1; n <= take.Played; n++ {
		games, _ := system.Table(len(histories), n)
		for _, m := range take.teamMatches(histories, n) {
			if !slices.Contains(games, berger.Game{White: m.teams[0], Black: m.teams[1]}) {
				return false
			}
		}
	}
	return true
}

// options are the settings of the system.
func (take *Takeover) options() (o journal.SystemOptions) {
	d := take.Document
	k := d.Kind()
	switch take.system() {
	case journal.Keizer, journal.Groups, journal.Knockout:
		n, _ := readNote(d)
		return n.Options
	case journal.RoundRobin, journal.Scheveningen:
		if n := take.cycles(k); n > 1 {
			o.Cycles, o.KeepOrder = n, take.system() == journal.RoundRobin && take.table(k).KeepOrder
		}
	case journal.DoubleSwiss:
		o.Baku = k.Baku
	case journal.Team:
		if n, _ := readNote(d); take.isTeamCup() {
			return n.Options
		}
		o.Baku, o.Boards = k.Baku, d.Boards()
		o.GameFirst = len(k.Scores) > 0 && k.Scores[0] == "GP"
		if d.TeamScoring && d.TeamWin == threePoints {
			o.MatchWin = int(threePoints / swiss.Point)
		}
		switch o.Table = take.isTeamTable(); {
		case o.Table:
			if n := take.cycles(k); n > 1 {
				o.Cycles, o.KeepOrder = n, take.table(k).KeepOrder
			}
		case k.Type == "B":
			o.Wishes = journal.TeamTypeB
		case k.Type == "":
			o.Wishes = journal.TeamNoWishes
		}
	default:
		o.Baku = take.isBaku()
	}
	return o
}

// isBerger reports whether every round is that of the Berger tables, the pairing numbers being the seats. A free seat must
// have brought nothing: elsewhere it may be worth a point.
func (take *Takeover) isBerger(k trf.Kind) bool {
	n := len(take.Event.TPNs())
	system := take.table(k)
	if n < 2 || take.Event.TPNs()[n-1] != swiss.TPN(n) || max(take.Document.TotalRounds(), take.Document.PlayedRounds()) != system.Rounds(n) {
		return false
	}
	for round := 1; round <= take.Document.PlayedRounds(); round++ {
		games, free := system.Table(n, round)
		for _, g := range games {
			if e := take.Event.Entry(swiss.TPN(g.White), round); e.Opponent != swiss.TPN(g.Black) || e.Color != swiss.White {
				return false
			}
		}
		if free != 0 && take.Event.Award(swiss.TPN(free), round) != 0 {
			return false
		}
	}
	return true
}

// cycles is how often all meet: of more than two the note tells it, for 192 has no code.
func (take *Takeover) cycles(k trf.Kind) int {
	if n, ok := readNote(take.Document); ok && (n.System == journal.RoundRobin || n.System == journal.Team) {
		return max(1, min(n.Options.Cycles, maxCycles))
	}
	return max(1, k.Games)
}

// table is the Berger table of the file: its code says whether the last two rounds of a cycle are exchanged.
func (take *Takeover) table(k trf.Kind) berger.System {
	t := berger.System{Cycles: take.cycles(k), KeepOrder: strings.HasPrefix(k.Code, "BERGER_")}
	if n, ok := readNote(take.Document); ok && n.Options.KeepOrder {
		t.KeepOrder = true
	}
	return t
}

// maxCycles bounds how often all meet.
const maxCycles = 4

// carried returns the players who met before a final, by group: its rounds leave their games out. It is nil for another event.
func (take *Takeover) carried() [][]swiss.TPN {
	n, ok := readNote(take.Document)
	if !ok || n.System != journal.RoundRobin || len(n.Carried) == 0 || len(slices.Concat(n.Carried...)) != len(take.Event.TPNs()) {
		return nil
	}
	final := groups.FinalGroup{Qualified: n.Carried, Cycles: take.cycles(take.Document.Kind())}
	for round := 1; round <= take.Document.PlayedRounds(); round++ {
		p, err := final.Pair(context.Background(), take.Event, round, swiss.Watch{})
		if err != nil {
			return nil
		}
		for _, pair := range p.Pairs {
			if take.Event.Entry(pair.White, round).Opponent != pair.Black {
				return nil
			}
		}
	}
	ids, c := map[swiss.TPN]journal.PlayerID{}, journal.Carried{}
	for _, group := range n.Carried {
		var origins []journal.Origin
		for _, tpn := range group {
			ids[tpn] = journal.PlayerID(tpn)
			origins = append(origins, journal.Origin{Now: ids[tpn]})
		}
		c.Groups = append(c.Groups, origins)
	}
	if c.Games = take.carriedGames(ids); c.CheckGames(0) != nil {
		return nil
	}
	return n.Carried
}

// carriedGames returns the games that finalists already played against each other, as the note lists them.
func (take *Takeover) carriedGames(ids map[swiss.TPN]journal.PlayerID) (games []journal.CarriedGame) {
	n, _ := readNote(take.Document)
	for _, g := range n.Games {
		games = append(games, journal.CarriedGame{Round: g.Round, White: ids[g.White], Black: ids[g.Black], Score: g.Result})
	}
	return games
}

func hasVirtual(d swiss.Draft) bool {
	return slices.ContainsFunc(d.Players, func(p swiss.Player) bool {
		return slices.ContainsFunc(p.Virtual, func(v swiss.Points) bool { return v != 0 })
	})
}

// isBaku reports whether the file is accelerated by the Baku method: as its code says, or because its virtual points are those of
// C.04.7 for some first group.
func (take *Takeover) isBaku() bool {
	if k := take.Document.Kind(); k.System == "doubleswiss" || k.Baku {
		return k.Baku
	}
	last := swiss.TPN(0)
	for _, tpn := range take.Event.TPNs() {
		if len(trimmed(take.Event.Player(tpn).Virtual)) > 0 {
			last = tpn
		}
	}
	return last != 0 && take.hasBorder(last)
}

// accelerations are the virtual points of the file where the method of the section would give others: they are taken as they stand.
func (take *Takeover) accelerations(ids map[swiss.TPN]journal.PlayerID) (rows []journal.Acceleration) {
	draft := take.Event.Draft()
	if take.isMatch() || !hasVirtual(draft) {
		return nil
	}
	if _, ok := take.late(); ok {
		return nil // C.04.7 makes the same
	}
	for _, tpn := range take.Event.TPNs() {
		points := take.Event.Player(tpn).Virtual
		for first := 0; first < len(points); {
			last := first
			for last+1 < len(points) && points[last+1] == points[first] {
				last++
			}
			if points[first] > 0 {
				rows = withAcceleration(rows, journal.Acceleration{Points: points[first], First: first + 1, Last: last + 1}, ids[tpn])
			}
			first = last + 1
		}
	}
	return rows
}

// withAcceleration adds a player to the row with the same points and rounds.
func withAcceleration(rows []journal.Acceleration, row journal.Acceleration, who journal.PlayerID) []journal.Acceleration {
	for i := range rows {
		if rows[i].Points == row.Points && rows[i].First == row.First && rows[i].Last == row.Last {
			rows[i].Players = append(rows[i].Players, who)
			return rows
		}
	}
	row.Players = []journal.PlayerID{who}
	return append(rows, row)
}

// late lists who entered late, as the first group of an accelerated event tells: it was half of those who were paired in round 1
// (C.04.7 2). ok is false where no such half explains the virtual points.
func (take *Takeover) late() (late []swiss.TPN, ok bool) {
	if take.isMatch() || !hasVirtual(take.Event.Draft()) {
		return nil, false
	}
	all := take.Event.TPNs()
	var early, asked []swiss.TPN
	for _, tpn := range all {
		switch o := take.Event.Entry(tpn, 1).Outcome; {
		case o == swiss.Absent, o == swiss.ZeroBye, o == swiss.HalfBye:
			late = append(late, tpn)
		case o == swiss.FullBye:
			asked = append(asked, tpn)
		default:
			early = append(early, tpn)
		}
	}
	if !take.hasBorder(baku.Border(early)) {
		return nil, false
	}
	if baku.Border(all) == baku.Border(early) || len(asked) > 0 {
		late = nil
	}
	return late, true
}

// hasBorder reports whether the virtual points are those of a first group that ends with border.
func (take *Takeover) hasBorder(border swiss.TPN) bool {
	draft := take.Event.Draft()
	draft.TotalRounds = take.Document.TotalRounds()
	want, err := baku.Accelerate(draft, border)
	if err != nil {
		return false
	}
	for i := range draft.Players {
		if !slices.Equal(trimmed(draft.Players[i].Virtual), trimmed(want.Players[i].Virtual)) {
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

// OtherSystem returns record 192 where the section goes on by another system than it says; empty otherwise.
func (take *Takeover) OtherSystem() string {
	k := take.Document.Kind()
	if take.system() == journal.Dutch && k.System != "dutch" || take.system() == journal.Team && k.System == "roundrobin" && !take.isTeamTable() {
		return k.Code
	}
	return ""
}

// UnknownTieBreaks are the codes of the file that are not computed here; the section leaves them out.
func (take *Takeover) UnknownTieBreaks() []string {
	left := slices.DeleteFunc(take.tieBreaks(), func(code string) bool { return !isUnknown(code) })
	if order := take.Document.Order; slices.Contains(order, "PTS") && order[0] != "PTS" {
		left = append(left, "212 "+strings.Join(order, ",")) // a section ranks by points first
	}
	return left
}

// tieBreaks are the codes after the points: of record 202, else of the complete order (212).
func (take *Takeover) tieBreaks() []string {
	codes := slices.Clone(take.Document.TieBreaks)
	if len(codes) == 0 {
		codes = slices.Clone(take.Document.Order)
	}
	return slices.DeleteFunc(codes, func(code string) bool { return code == "PTS" })
}

// isUnknown reports whether a code of a tie-break is none that is computed here: of those that events define themselves lots and given values alone are.
func isUnknown(code string) bool {
	list, err := tiebreak.ParseList(code)
	return err != nil || code != tiebreak.Lot && code != tiebreak.Given && slices.ContainsFunc(list, func(c tiebreak.Code) bool { return strings.HasPrefix(c.Name, "OTHER_") })
}

// halfByes is the most half-point byes that one participant had: the regulation of the file granted them.
func (take *Takeover) halfByes() int {
	most := map[swiss.TPN]int{}
	if take.system() == journal.Team {
		for _, b := range take.Document.TeamByes {
			for _, id := range b.IDs {
				if b.Outcome == swiss.HalfBye {
					most[swiss.TPN(id)]++
				}
			}
		}
	}
	for _, p := range take.Event.Draft().Players {
		for _, e := range p.Rounds {
			if e.Outcome == swiss.HalfBye && !take.isMatch() {
				most[p.TPN]++
			}
		}
	}
	n := 0
	for _, m := range most {
		n = max(n, m)
	}
	return n
}
