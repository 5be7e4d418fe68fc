package journal

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal/jsonline"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// hall is an event being run in a test: the journal and the state it made.
type hall struct {
	t       testing.TB
	records []Record
	State
}

const hour = int64(3_600_000)

func newHall(t testing.TB) *hall { return &hall{t: t} }

// do decides and records; a refusal ends the test.
func (h *hall) do(act ...Command) []Event {
	h.t.Helper()
	events, err := h.try(act...)
	if err != nil {
		h.t.Fatalf("%T: %v", act, err)
	}
	return events
}

func (h *hall) try(act ...Command) ([]Event, error) {
	h.t.Helper()
	records, s, err := Decide(h.State, Stamp{At: 1_763_683_200_000 + int64(h.seq)*1000, Device: "tab-1", By: "Rina"}, act...)
	if err != nil {
		return nil, err
	}
	h.State, h.records = s, append(h.records, records...)
	events := make([]Event, len(records))
	for i, r := range records {
		events[i] = r.Event
	}
	return events, nil
}

// refuse expects a typed refusal and an unchanged state.
func refuse[E error](h *hall, c Command) E {
	h.t.Helper()
	before := snap(h.t, h.State)
	events, err := h.try(c)
	refusal, ok := err.(E)
	if !ok {
		h.t.Fatalf("%T: got %d events and %T %v, want a refusal of type %T", c, len(events), err, err, refusal)
	}
	if snap(h.t, h.State) != before {
		h.t.Fatalf("%T: refused, but the state changed", c)
	}
	return refusal
}

func snap(t testing.TB, s State) string {
	t.Helper()
	text, err := jsonline.Encode(s.Image())
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// unsnap makes the state of a text that snap wrote.
func unsnap(text string) (State, error) {
	var i Image
	if err := jsonline.Decode([]byte(text), &i); err != nil {
		return State{}, err
	}
	return i.State()
}

// written is the data of records, one fact a line.
func written(t testing.TB, records []Record) string {
	t.Helper()
	var b strings.Builder
	for _, r := range records {
		data, err := jsonline.Encode(r.Event)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&b, "%d %s %s %s\n", r.Seq, r.Device, r.By, data)
	}
	return b.String()
}

// reread returns records as they are when their facts were written and read.
func reread(t testing.TB, records []Record) []Record {
	t.Helper()
	again := slices.Clone(records)
	for i, r := range records {
		data, err := jsonline.Encode(r.Event)
		if err != nil {
			t.Fatal(err)
		}
		if again[i].Event, err = ReadEvent(r.Kind(), r.Version, data); err != nil {
			t.Fatal(err)
		}
	}
	return again
}

// open creates an event with one section of n players and the given rounds.
func open(t testing.TB, n, rounds int) *hall {
	h := newHall(t)
	h.do(CreateEvent{EventInfo{ID: "e1", Name: "O2SN Kec. Tapos", Place: "Depok", Start: Date{2026, 11, 21}, Seed: 7}})
	h.do(AddSection{SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: rounds, HalfByes: 1, NoByesLast: 1}})
	h.do(ImportPlayers{1, "csv", field(n)})
	return h
}

func field(n int) []PlayerInfo {
	list := make([]PlayerInfo, n)
	for i := range list {
		list[i] = PlayerInfo{Name: fmt.Sprintf("Pemain %03d", i+1), Club: fmt.Sprintf("SDN %d", i%7), Rating: max(0, 1900-10*i), Sex: swiss.Male,
			Birth: Date{2014, 1 + i%12, 1 + i%28}}
	}
	return list
}

// start fixes order and colour.
func (h *hall) start() {
	h.t.Helper()
	h.do(FixOrder{Section: 1})
	h.do(DrawColor{Section: 1, Seed: 20261120})
}

// pair drafts the next round by the fixture below, no engine.
func (h *hall) pair() {
	h.t.Helper()
	n := h.NextRound(1)
	tour, err := h.ForPairing(1, n)
	if err != nil {
		h.t.Fatal(err)
	}
	h.do(PairRound{1, fixture(tour, n), "test", Apart{}})
}

// play drafts, publishes, enters every result and closes.
func (h *hall) play() {
	h.t.Helper()
	h.pair()
	n := h.NextRound(1) - 1
	h.do(Publish{1, hour})
	h.results(n)
	h.do(CloseRound{Section: 1, Time: 2 * hour})
}

func (h *hall) results(n int) {
	h.t.Helper()
	g := lot.New(lot.Seed(n))
	for _, b := range h.MissingBoards(1, n) {
		h.do(EnterResult{1, n, b, []Score{WhiteWins, Drawn, BlackWins}[g.Draw(3)]})
	}
}

// fixture pairs neighbours by points who have not met; colours alternate. It serves to move an event along, nothing more.
func fixture(t *swiss.Tournament, round int) swiss.Pairing {
	var list []swiss.TPN
	for _, tpn := range t.TPNs() {
		if !t.IsAbsent(tpn, round) {
			list = append(list, tpn)
		}
	}
	slices.SortStableFunc(list, func(a, b swiss.TPN) int { return int(t.Score(b, round-1) - t.Score(a, round-1)) })
	p := swiss.Pairing{System: "fixture", Round: round}
	if len(list)%2 == 1 {
		for i := len(list) - 1; i >= 0; i-- {
			if !slices.ContainsFunc(t.Player(list[i]).Rounds, func(e swiss.Entry) bool { return e.Outcome == swiss.PAB }) || i == 0 {
				p.PAB = list[i]
				list = slices.Delete(list, i, i+1)
				break
			}
		}
	}
	for len(list) > 0 {
		a := list[0]
		k := 1 + max(0, slices.IndexFunc(list[1:], func(b swiss.TPN) bool { return !t.HaveMet(a, b, round) }))
		pair := swiss.Pair{White: a, Black: list[k]}
		if c := t.Colors(a, round); len(c) > 0 && c[len(c)-1] == swiss.White {
			pair = swiss.Pair{White: list[k], Black: a}
		}
		p.Pairs = append(p.Pairs, pair)
		list = slices.Delete(list, k, k+1)[1:]
	}
	t.SortBoards(p.Pairs, round)
	return p
}
