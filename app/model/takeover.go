package model

import (
	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/roster"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// Takeover is a whole tournament that a report file holds: its players can enter as a list, or, into an empty section,
// the tournament with all its rounds.
type Takeover struct {
	Document *trf.Document
	Event    *swiss.Tournament
	Possible bool // all of it can be taken over; else Why says what stands against it
	Why      TakeoverFault
	Whole    bool // what is chosen: all of it, or the players alone
	Rounds   int  // planned
	Played   int  // with pairings
	Gone     []swiss.TPN
	Left     bool // those who were absent in the last round are withdrawn
}

// TakeoverFault says why a tournament cannot be taken over whole.
type TakeoverFault uint8

// The faults.
const (
	TakeoverFits    TakeoverFault = iota
	TakeoverTaken                 // the section has players or rounds
	TakeoverTeams                 // teams are paired
	TakeoverVirtual               // accelerated pairings other than Baku's
	TakeoverAward                 // points outside the table (299)
	TakeoverResult                // a result that a board cannot have here
	TakeoverLimits                // more players or rounds than an event holds
	TakeoverNothing               // it has no rounds: the players are all there is
)

// readTRF reads a tournament report file.
func (m Model) readTRF(im Import, env Env) Import {
	enc := trf.Auto
	switch {
	case im.Encoding == roster.Windows1250:
		enc = trf.Windows1250
	case im.Encoding == roster.Windows1252:
		enc = trf.Windows1252
	}
	doc, t, warnings, err := trf.ReadTournament(roster.PlainTRF(im.Data), trf.Options{Encoding: enc})
	im.Warnings, im.Err = warnings, err
	if err != nil {
		return im
	}
	im.Rows = roster.FromTRF(doc, env.Now.Year(), m.knownHere())
	im.Reviewed = true
	im = im.ask()
	take := Takeover{Document: doc, Event: t, Rounds: max(doc.TotalRounds(), doc.PlayedRounds()), Played: doc.PlayedRounds(), Left: true}
	take.Why = m.takeoverFault(take)
	take.Possible = take.Why == TakeoverFits
	take.Whole = take.Possible
	take.Gone = gone(t, take.Played)
	im.TRF = &take
	return im
}

// takeoverFault says what stands against taking over all of it.
func (m Model) takeoverFault(take Takeover) TakeoverFault {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	draft := take.Event.Draft()
	switch {
	case take.Document.IsTeamEvent():
		return TakeoverTeams
	case sec.Players > 0 || sec.Round > 0:
		return TakeoverTaken
	case take.Played == 0:
		return TakeoverNothing
	case len(draft.Players) > journal.MaxPlayers-m.Event.Ahead.PlayerCount() || take.Rounds > journal.MaxRounds:
		return TakeoverLimits
	case len(take.Document.Abnormal) > 0:
		return TakeoverAward
	}
	if hasVirtual(draft) && !take.isBaku() {
		return TakeoverVirtual
	}
	for n := 1; n <= take.Played; n++ {
		for _, pair := range boardsOf(take.Event, n) {
			if !scoreOf(take.Event, pair, n).IsValid() {
				return TakeoverResult
			}
		}
	}
	return TakeoverFits
}

// gone lists who was absent without points in the last round that was paired.
func gone(t *swiss.Tournament, played int) []swiss.TPN {
	var list []swiss.TPN
	for _, tpn := range t.TPNs() {
		if o := t.Entry(tpn, played).Outcome; played > 0 && (o == swiss.ZeroBye || o == swiss.Absent) {
			list = append(list, tpn)
		}
	}
	return list
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

// TakeWhole chooses between the whole tournament and its players alone.
type TakeWhole struct{ On bool }

// Update implements Msg.
func (msg TakeWhole) Update(m Model, _ Env) (Model, []Cmd) {
	return m.take(func(t *Takeover) { t.Whole = msg.On && t.Possible }), nil
}

// TakeLeft says whether those who were absent in the last round have left.
type TakeLeft struct{ On bool }

// Update implements Msg.
func (msg TakeLeft) Update(m Model, _ Env) (Model, []Cmd) {
	return m.take(func(t *Takeover) { t.Left = msg.On }), nil
}

// TakeRounds changes the planned number of rounds.
type TakeRounds struct{ By int }

// Update implements Msg.
func (msg TakeRounds) Update(m Model, _ Env) (Model, []Cmd) {
	return m.take(func(t *Takeover) { t.Rounds = max(t.Played, min(journal.MaxRounds, t.Rounds+msg.By)) }), nil
}

func (m Model) take(f func(*Takeover)) Model {
	if m.Import.TRF == nil {
		return m
	}
	t := *m.Import.TRF
	f(&t)
	m.Import.TRF = &t
	return m
}

// TakeOverFile takes the whole tournament over into the empty section: players, pairing numbers, rounds and results, as
// one act. The app goes on at the next round.
type TakeOverFile struct{}

// Update implements Msg.
func (TakeOverFile) Update(m Model, env Env) (Model, []Cmd) {
	take := m.Import.TRF
	if take == nil || !take.Possible {
		return m, nil
	}
	if !m.Event.CanWrite() {
		return m.refuse(&ReadOnlyError{})
	}
	sec, ok := m.Event.Ahead.Section(m.Event.Section)
	if !ok {
		return m.refuse(&journal.UnknownError{Section: m.Event.Section})
	}
	facts, err := take.facts(m.Event.Ahead, sec, m.Import.Rows, m.Import.source(), env.Now.UnixMilli())
	if err != nil {
		return m.refuse(err)
	}
	next, cmds, err := m.append(env, facts...)
	if err != nil {
		return m.refuse(err)
	}
	m = next
	if m.Event.IsDraft() {
		return m, cmds
	}
	l := m.Lang()
	m.Notice = &Notice{Kind: "ok", Title: l.T(i18n.TakeDone, l.Int(len(m.Import.Rows)), l.Int(take.Played)), Text: l.T(i18n.TakeDoneText)}
	m.Import, m.Carry = Import{Event: m.Event.ID}, true
	return m, append(cmds, Navigate{To: m.Route.In(PageRound), Replace: true}, Focus{"main"})
}

// facts are the records of a tournament from its regulation to its last round, to follow s.
func (take *Takeover) facts(s journal.State, sec journal.Section, rows []roster.Row, source string, now int64) ([]journal.Event, error) {
	t := take.Event
	tpns := t.TPNs()
	place := make(map[swiss.TPN]int, len(rows)) // in the file
	for i := range take.Document.Players {
		place[take.Document.Players[i].TPN] = i
	}
	players := make([]journal.PlayerInfo, len(tpns))
	for i, tpn := range tpns {
		players[i] = InfoOf(rows[place[tpn]].Entrant)
	}
	list, err := journal.Decide(s, journal.ImportPlayers{Section: sec.ID, Source: source, Players: players})
	if err != nil {
		return nil, err
	}
	first := list[0].(journal.PlayersImported).First
	ids := make(map[swiss.TPN]journal.PlayerID, len(tpns))
	order := make([]journal.PlayerID, len(tpns))
	for i, tpn := range tpns {
		order[i] = first + journal.PlayerID(i)
		ids[tpn] = order[i]
	}
	facts := []journal.Event{
		journal.SectionChanged{Section: sec.ID, SectionConfig: take.config(sec.SectionConfig)},
		list[0],
		journal.InitialOrderFixed{Section: sec.ID, Players: order, ByHand: true},
	}
	if c := t.InitialColor(); c != 0 {
		facts = append(facts, journal.InitialColorDrawn{Section: sec.ID, Color: c, ByHand: true})
	}
	if sets := forbidden(t, ids); len(sets) > 0 {
		facts = append(facts, journal.ForbiddenSet{Section: sec.ID, Sets: sets})
	}
	for n := 1; n <= take.Played; n++ {
		facts = append(facts, take.round(sec.ID, n, ids, now)...)
	}
	return append(facts, take.wishes(sec.ID, ids)...), nil
}

func forbidden(t *swiss.Tournament, ids map[swiss.TPN]journal.PlayerID) []journal.Forbidden {
	var sets []journal.Forbidden
	for _, f := range t.Forbidden() {
		set := journal.Forbidden{First: f.First, Last: f.Last}
		for _, tpn := range f.Players {
			set.Players = append(set.Players, ids[tpn])
		}
		sets = append(sets, set)
	}
	return sets
}

// round is one round of the file: paired by hand, published, its results. A round before the last one is closed; the last
// one only when no result is missing, so that missing results can be entered.
func (take *Takeover) round(id journal.SectionID, n int, ids map[swiss.TPN]journal.PlayerID, now int64) []journal.Event {
	t := take.Event
	paired := journal.RoundPaired{Section: id, Round: n, System: "manual"}
	named := map[swiss.TPN]bool{}
	pairs := boardsOf(t, n)
	for _, p := range pairs {
		paired.Boards = append(paired.Boards, journal.Pair{ids[p.White], ids[p.Black]})
		named[p.White], named[p.Black] = true, true
	}
	for _, tpn := range t.TPNs() {
		switch o := t.Entry(tpn, n).Outcome; {
		case named[tpn]:
		case o == swiss.PAB:
			paired.PAB = ids[tpn]
		default:
			paired.Absent = append(paired.Absent, journal.Absence{Player: ids[tpn], Bye: byeOf(o)})
		}
	}
	facts := []journal.Event{paired, journal.RoundPublished{Section: id, Round: n, Time: now}}
	missing := 0
	for i, p := range pairs {
		score := scoreOf(t, p, n)
		if n == take.Played && score == journal.Adjourned {
			missing++ // not finished yet: it can be entered
			continue
		}
		facts = append(facts, journal.ResultEntered{Section: id, Round: n, Board: i + 1, Score: score})
	}
	if missing == 0 {
		facts = append(facts, journal.RoundClosed{Section: id, Round: n, Time: now})
	}
	return facts
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
func (take *Takeover) wishes(id journal.SectionID, ids map[swiss.TPN]journal.PlayerID) []journal.Event {
	var facts []journal.Event
	for n := take.Played + 1; n <= take.Rounds; n++ {
		for _, kind := range []journal.ByeKind{journal.Half, journal.Full, journal.Zero} {
			e := journal.ByeRequested{Section: id, Round: n, Bye: kind}
			for _, tpn := range take.Event.TPNs() {
				if o := take.Event.Entry(tpn, n).Outcome; o.IsRequestedAbsence() && byeOf(o) == kind {
					e.Players = append(e.Players, ids[tpn])
				}
			}
			if len(e.Players) > 0 {
				facts = append(facts, e)
			}
		}
	}
	if take.Left && len(take.Gone) > 0 && take.Played < take.Rounds {
		e := journal.PlayersWithdrawn{Section: id, From: take.Played + 1}
		for _, tpn := range take.Gone {
			e.Players = append(e.Players, ids[tpn])
		}
		facts = append(facts, e)
	}
	return facts
}
