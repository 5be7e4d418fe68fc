package federation

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// Facts are the records of the tournament from its regulation to its last round, to follow s. people are the players in the
// order of the file, as a person has looked them over; source names the file, now is the time of the act in Unix
// milliseconds.
func (take *Takeover) Facts(s journal.State, sec journal.Section, people []journal.PlayerInfo, source string, now int64) ([]journal.Event, error) {
	f := &facts{s: s, take: take, section: sec.ID, now: now, people: map[swiss.TPN]journal.PlayerInfo{}}
	for i := range take.Document.Players {
		f.people[take.Document.Players[i].TPN] = people[i]
	}
	take.withNational(f.people, ProposedList(take.Document.EncodedTime))
	take.withBefore(f.people)
	var err error
	switch take.system() {
	case journal.Team:
		err = f.teams(sec, source)
	case journal.DoubleSwiss, journal.Knockout:
		err = f.matches(sec, source)
	default:
		err = f.singles(sec, source)
	}
	if err == nil {
		err = f.late()
	}
	if err == nil {
		err = f.periods()
	}
	if err == nil {
		err = f.remarks()
	}
	if err == nil {
		err = f.do(journal.DateRounds{Section: sec.ID, Days: take.roundDays()})
	}
	if err != nil {
		return nil, err
	}
	return f.list, nil
}

// ids are the participants of the section that the players of the file become, the first of them first: who was there from
// the start, then who entered late, both by number.
func (take *Takeover) ids(first journal.PlayerID) map[swiss.TPN]journal.PlayerID {
	late, _ := take.late()
	ids := map[swiss.TPN]journal.PlayerID{}
	for _, tpn := range take.Event.TPNs() {
		if !slices.Contains(late, tpn) {
			ids[tpn] = first
			first++
		}
	}
	for _, tpn := range late {
		ids[tpn] = first
		first++
	}
	return ids
}

// facts collects the facts of a tournament, and the state behind them.
type facts struct {
	s       journal.State
	take    *Takeover
	section journal.SectionID
	now     int64
	people  map[swiss.TPN]journal.PlayerInfo
	ids     map[swiss.TPN]journal.PlayerID
	list    []journal.Event
}

// add records facts.
func (f *facts) add(events ...journal.Event) error {
	s, err := journal.Fold(f.s, f.s.Records(journal.Stamp{At: f.now}, events...))
	if err != nil {
		return err
	}
	f.s, f.list = s, append(f.list, events...)
	return nil
}

// in is the section that the facts concern.
func (f *facts) in() journal.InSection { return journal.InSection{Section: f.section} }

// do decides a command and records its facts.
func (f *facts) do(c journal.Command) error {
	act, after, err := journal.Decide(f.s, journal.Stamp{At: f.now}, c)
	if err != nil {
		return err
	}
	f.s = after
	for _, r := range act {
		f.list = append(f.list, r.Event)
	}
	return nil
}

// begin enters regulation, players and numbers.
func (f *facts) begin(sec journal.Section, source string) error {
	if err := f.do(journal.ChangeSection{Section: sec.ID, SectionConfig: f.take.Config(sec.SectionConfig)}); err != nil {
		return err
	}
	late, _ := f.take.late()
	var players []journal.PlayerInfo
	for _, tpn := range f.take.Event.TPNs() {
		if !slices.Contains(late, tpn) {
			players = append(players, f.people[tpn])
		}
	}
	first, err := f.enter(players, source)
	if err != nil {
		return err
	}
	f.ids = f.take.ids(first)
	for _, tpn := range late {
		if err := f.enterLate(tpn); err != nil {
			return err
		}
	}
	if rows := f.take.accelerations(f.ids); len(rows) > 0 {
		if err := f.do(journal.Accelerate{Section: f.section, Rows: rows}); err != nil {
			return err
		}
	}
	return f.carry()
}

// carry says of a final who met before it.
func (f *facts) carry() error {
	var c journal.Carried
	if f.take.system() == journal.RoundRobin {
		for _, group := range f.take.carried() {
			var origins []journal.Origin
			for _, tpn := range group {
				origins = append(origins, journal.Origin{Now: f.ids[tpn]})
			}
			c.Groups = append(c.Groups, origins)
		}
		c.Games = f.take.carriedGames(f.ids)
	}
	if c.IsZero() {
		return nil
	}
	return f.do(journal.CarryResults{Section: f.section, Carried: c})
}

// before records what stands before round 1: the colour that was drawn and the forbidden pairs.
func (f *facts) before(color swiss.Color) error {
	if color != 0 {
		if err := f.add(journal.InitialColorDrawn{InSection: f.in(), Color: color, ByHand: true}); err != nil {
			return err
		}
	}
	if sets := f.forbidden(); len(sets) > 0 {
		return f.add(journal.ForbiddenSet{InSection: f.in(), Sets: sets})
	}
	return nil
}

// enter imports participants and gives them their numbers.
func (f *facts) enter(players []journal.PlayerInfo, source string) (first journal.PlayerID, err error) {
	if err := f.do(journal.ImportPlayers{Section: f.section, Source: source, Players: players}); err != nil {
		return 0, err
	}
	first = f.list[len(f.list)-1].(journal.PlayersImported).First
	order := make([]journal.PlayerID, len(players))
	for i := range order {
		order[i] = first + journal.PlayerID(i)
	}
	return first, f.add(journal.InitialOrderFixed{InSection: f.in(), Players: order, ByHand: true})
}

// enterLate enters a player whom an accelerated event did not count at its start.
func (f *facts) enterLate(tpn swiss.TPN) error {
	late := journal.PlayerEnteredLate{InSection: f.in(), ID: f.ids[tpn], PlayerInfo: f.people[tpn], TPN: tpn, From: 1}
	t := f.take.Event
	for late.From <= f.take.Played && !t.Entry(tpn, late.From).Outcome.IsPaired() {
		late.From++
	}
	if t.Entry(tpn, 1).Outcome == swiss.HalfBye {
		late.Missed = journal.Half
	}
	return f.add(late)
}

func (f *facts) forbidden() []journal.Forbidden {
	var sets []journal.Forbidden
	for _, x := range f.take.Document.Forbidden {
		set := journal.Forbidden{First: x.First, Last: x.Last}
		if f.take.system() == journal.DoubleSwiss {
			set.First, set.Last = (x.First+1)/2, x.Last/2
		}
		for _, tpn := range x.Players {
			set.Players = append(set.Players, f.ids[tpn])
		}
		sets = append(sets, set)
	}
	return sets
}

// singles enters a tournament whose boards are one game each.
func (f *facts) singles(sec journal.Section, source string) error {
	if f.take.system() == journal.Scheveningen {
		f.sides()
	}
	if err := f.begin(sec, source); err != nil {
		return err
	}
	color := f.take.Event.InitialColor()
	if !(journal.SectionConfig{System: f.take.system()}).DrawsLot() {
		color = 0 // the table gives the colours
	}
	if err := f.before(color); err != nil {
		return err
	}
	for n := 1; n <= f.take.Played; n++ {
		if err := f.add(f.round(n)...); err != nil {
			return err
		}
	}
	if err := f.add(f.wishes()...); err != nil {
		return err
	}
	return f.left()
}

// left enters who has left a round robin, since which round: it decides whose results count.
func (f *facts) left() error {
	n, _ := readNote(f.take.Document)
	if f.take.system() != journal.RoundRobin {
		return nil
	}
	for _, tpn := range f.take.Event.TPNs() {
		if from, has := n.Withdrawn[tpn]; has && from > 0 && from <= journal.MaxRounds {
			if err := f.add(journal.PlayersWithdrawn{InSection: f.in(), Players: []journal.PlayerID{f.ids[tpn]}, From: from}); err != nil {
				return err
			}
		}
	}
	return nil
}

// sides gives the players of a Scheveningen match the names of their teams.
func (f *facts) sides() {
	for _, team := range f.take.Document.Teams {
		for _, tpn := range team.Players {
			who := f.people[tpn]
			who.Club = text(team.Name)
			f.people[tpn] = who
		}
	}
}

// boardsOf returns the pairs of a round in board order.
func boardsOf(t *swiss.Tournament, n int) []swiss.Pair {
	var pairs []swiss.Pair
	for _, tpn := range t.TPNs() {
		if e := t.Entry(tpn, n); e.Opponent != 0 && e.Color == swiss.White {
			pairs = append(pairs, swiss.Pair{White: tpn, Black: e.Opponent})
		}
	}
	t.SortBoards(pairs, n)
	return pairs
}

func scoreOf(t *swiss.Tournament, p swiss.Pair, n int) journal.Score {
	return journal.Score{White: t.Entry(p.White, n).Outcome, Black: t.Entry(p.Black, n).Outcome}
}

// round is one round of the file: paired by hand, published, its results. A round before the last one is closed; the last
// one only when no result is missing, so that missing results can be entered.
func (f *facts) round(n int) []journal.Event {
	t := f.take.Event
	paired := journal.RoundPaired{InSection: f.in(), Round: n, System: "manual"}
	named := map[swiss.TPN]bool{}
	pairs := boardsOf(t, n)
	for _, p := range pairs {
		paired.Boards = append(paired.Boards, journal.Pair{f.ids[p.White], f.ids[p.Black]})
		named[p.White], named[p.Black] = true, true
	}
	for _, tpn := range t.TPNs() {
		switch o := t.Entry(tpn, n).Outcome; {
		case named[tpn]:
		case o == swiss.PAB:
			paired.PAB = f.ids[tpn]
		default:
			paired.Absent = append(paired.Absent, journal.Absence{Player: f.ids[tpn], Bye: byeOf(o)})
		}
	}
	list := []journal.Event{paired, journal.RoundPublished{InSection: f.in(), Round: n, Time: f.now}}
	missing := 0
	for i, p := range pairs {
		score := scoreOf(t, p, n)
		if n == f.take.Played && score == journal.Adjourned && !f.take.isAdjourned(p.White, n) {
			missing++ // not finished yet: it can be entered
			continue
		}
		list = append(list, journal.ResultEntered{InSection: f.in(), Round: n, Board: i + 1, Score: score})
	}
	if missing == 0 {
		list = append(list, journal.RoundClosed{InSection: f.in(), Round: n, Time: f.now})
	}
	return list
}

// isAdjourned reports whether the file marks the game of a player in a round as adjourned.
func (take *Takeover) isAdjourned(tpn swiss.TPN, round int) bool {
	at := slices.IndexFunc(take.Document.Players, func(p trf.Player) bool { return p.TPN == tpn })
	return at >= 0 && slices.Contains(take.Document.Players[at].Adjourned, round)
}

func byeOf(o swiss.Outcome) journal.ByeKind {
	switch o {
	case swiss.HalfBye:
		return journal.Half
	case swiss.FullBye:
		return journal.Full
	}
	return journal.Zero
}

// wishes are the byes that the file grants in rounds to come, and the withdrawal of those who have left.
func (f *facts) wishes() []journal.Event {
	var list []journal.Event
	take := f.take
	for n := take.Played + 1; n <= take.Rounds; n++ {
		for _, kind := range []journal.ByeKind{journal.Half, journal.Full, journal.Zero} {
			e := journal.ByeRequested{InSection: f.in(), Round: n, Bye: kind}
			for _, tpn := range take.Event.TPNs() {
				if o := take.Event.Entry(tpn, n).Outcome; o.IsRequestedAbsence() && byeOf(o) == kind {
					e.Players = append(e.Players, f.ids[tpn])
				}
			}
			if len(e.Players) > 0 {
				list = append(list, e)
			}
		}
	}
	if take.Left && len(take.Gone) > 0 && take.Played < take.Rounds {
		e := journal.PlayersWithdrawn{InSection: f.in(), From: take.Played + 1}
		for _, tpn := range take.Gone {
			e.Players = append(e.Players, f.ids[tpn])
		}
		list = append(list, e)
	}
	return list
}
