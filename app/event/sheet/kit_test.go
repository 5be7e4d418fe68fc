package sheet

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"wasit/app/event/award"
	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/tiebreak"
)

// hall is an event of one section or two, played by a fixture.
type hall struct {
	t testing.TB
	journal.State
	keepApart journal.Apart // of the next pairing
}

func (h *hall) do(c journal.Command) {
	h.t.Helper()
	var err error
	if _, h.State, err = journal.Decide(h.State, journal.Stamp{At: 1_795_000_000_000, Device: "tab"}, c); err != nil {
		h.t.Fatalf("%T: %v", c, err)
	}
}

func open(t testing.TB, rounds int, players []journal.PlayerInfo) *hall {
	h := &hall{t: t}
	h.do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e", Name: "O2SN Kecamatan Tapos 2026", Seed: 7}})
	h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: rounds,
		TieBreaks: []string{"DE", "BH/C1", "BH", "SB"}, HalfByes: -1, WalkOver: 15}})
	h.do(journal.ImportPlayers{Section: 1, Players: players})
	return h
}

// field is n players with names and schools of every length.
func field(n int) []journal.PlayerInfo {
	names := []string{"Fajar", "Kevin Tanuwijaya", "Rafael Christian Simanjuntak", "I Gusti Ngurah Agung Wirawan", "Zaki Mubarak",
		"Raden Mas Aryo Bimo Kusumonegoro Wicaksono", "Đurđica Šćepanović-Žižić", "Slamet", "Muhammad Rizky Alfarizi", "Ana Horvat"}
	clubs := []string{"SDN Tapos 2", "SD Muhammadiyah Kreatif Sukatani", "MIN 2 Kota Depok", "", "SDIT Nurul Fikri Cimpaeun"}
	list := make([]journal.PlayerInfo, n)
	for i := range list {
		list[i] = journal.PlayerInfo{Name: fmt.Sprintf("%c%s %d", 'A'+i*7%26, names[i%len(names)], i+1), Club: clubs[i%len(clubs)],
			Birth: journal.Date{Year: 2014, Month: 3, Day: 9}}
	}
	return list
}

func (h *hall) start() {
	h.do(journal.FixOrder{Section: 1})
	h.do(journal.DrawColor{Section: 1, Seed: 20261120})
}

// pair publishes the next round: neighbours by points who have not met.
func (h *hall) pair() {
	h.t.Helper()
	n := h.NextRound(1)
	tour, err := h.ForPairing(1, n)
	if err != nil {
		h.t.Fatal(err)
	}
	var list []swiss.TPN
	for _, tpn := range tour.TPNs() {
		if !tour.IsAbsent(tpn, n) {
			list = append(list, tpn)
		}
	}
	slices.SortStableFunc(list, func(a, b swiss.TPN) int { return int(tour.Score(b, n-1) - tour.Score(a, n-1)) })
	p := swiss.Pairing{System: "fixture", Round: n}
	if len(list)%2 == 1 {
		k := len(list) - n
		p.PAB = list[k]
		list = slices.Delete(list, k, k+1)
	}
	for len(list) > 0 {
		a := list[0]
		k := 1 + max(0, slices.IndexFunc(list[1:], func(b swiss.TPN) bool { return !tour.HaveMet(a, b, n) }))
		pair := swiss.Pair{White: a, Black: list[k]}
		if n%2 == 0 {
			pair = swiss.Pair{White: list[k], Black: a}
		}
		p.Pairs = append(p.Pairs, pair)
		list = slices.Delete(list, k, k+1)[1:]
	}
	h.do(journal.PairRound{Section: 1, Pairing: p, Engine: "test", Apart: h.keepApart})
	h.do(journal.Publish{Section: 1, Time: 1_795_000_000_000})
}

func (h *hall) play() {
	h.t.Helper()
	h.pair()
	sec, _ := h.Section(1)
	g := lot.New(lot.Seed(sec.Round))
	scores := []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins, journal.WhiteWins, journal.BlackForfeits}
	for _, b := range h.MissingBoards(1, sec.Round) {
		h.do(journal.EnterResult{Section: 1, Round: sec.Round, Board: b, Score: scores[g.Draw(uint64(len(scores)))]})
	}
	h.do(journal.CloseRound{Section: 1, Time: 1_795_000_000_000})
}

// draw draws lots for every shared rank of the prizes.
func (h *hall) draw() {
	h.t.Helper()
	var all []journal.PlayerID
	for _, p := range h.Players(1) {
		all = append(all, p.ID)
	}
	h.do(journal.DrawLots{Section: 1, For: journal.LotForPrize, Players: all, Seed: 20261121})
}

// source is what the print page would hand over.
func (h *hall) source(l i18n.Lang) Source {
	h.t.Helper()
	wib := time.FixedZone("", 7*3600)
	s := Source{State: h.State, Section: 1, Lang: l, Printed: time.Date(2026, 11, 20, 10, 36, 0, 0, wib),
		Start: time.Date(2026, 11, 20, 10, 40, 0, 0, wib), Default: time.Date(2026, 11, 20, 10, 55, 0, 0, wib)}
	sec, _ := h.Section(1)
	s.Round = sec.Round
	if !sec.Ordered {
		return s
	}
	var err error
	if s.Played, err = h.Tournament(1, sec.Round); err != nil {
		h.t.Fatal(err)
	}
	rank := &Ranking{After: tiebreak.CompleteRounds(s.Played), Criteria: []Criterion{{Short: "BH-1", Name: "Buchholz"}, {Short: "SB", Name: "Sonneborn-Berger"}}}
	if rank.After == 0 {
		return s
	}
	list, err := tiebreak.ParseList("BH/C1,SB")
	if err != nil {
		h.t.Fatal(err)
	}
	rows, err := tiebreak.Standings(s.Played, tiebreak.Options{List: list, Rounds: rank.After})
	if err != nil {
		h.t.Fatal(err)
	}
	for _, r := range rows {
		rank.Places = append(rank.Places, Place{Rank: r.Rank, TPN: r.TPN, Points: r.Points, Values: []string{"12½", "8¼"}})
	}
	s.Ranking = rank
	s.Criteria = rank.Criteria
	h.awards(&s)
	return s
}

// awards fills in the ceremony of the only section that is played.
func (h *hall) awards(s *Source) {
	var table []award.Standing
	for _, p := range s.Ranking.Places {
		who, _ := h.PlayerByTPN(1, p.TPN)
		table = append(table, award.Standing{Player: who.ID, Rank: p.Rank, Points: p.Points})
	}
	sec, _ := h.Section(1)
	prizes, _ := h.Prizes(1)
	own := award.Field{Players: h.Players(1), Table: table, Members: regulation.Individuals(h.State, 1), Boards: sec.Boards()}
	s.Given = award.Over(own, award.Field{}, prizes, sec.Lots)
	s.Schools = award.Schools(letters.English, h.Players(1), table, 2)
	s.Best = 2
	s.All = []Part{{Section: 1, Ranking: s.Ranking, Given: s.Given}}
}

func (h *hall) make(kind Kind, l i18n.Lang) Document {
	h.t.Helper()
	d, ok := Make(kind, h.source(l))
	if !ok {
		h.t.Fatalf("no sheet %s", kind)
	}
	return d
}

// kinds are all sheets; certificates are given after the last round only.
var kinds = []Kind{Boards, Dense, Names, Slips, Notice, Standings, Cross, Rescue, StartList,
	Regulation, Cards, Tables, Blank, PrizeList, Schools, MedalTable, Record, Codes}
