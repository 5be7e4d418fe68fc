//go:build !js

package relay

import (
	"crypto/rand"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"wasit/app/crew"
	"wasit/app/crew/link"
	"wasit/app/crew/links"
	"wasit/app/crew/replica"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/words/i18n"
)

// station is a relay that a test works: as the desk of an event, or as what it is for.
type station struct {
	*Relay
	dir   string
	net   *Network
	shown chan Show
	done  chan struct{}
	ends  []links.Peer

	mu   sync.Mutex
	said []string
}

// start opens a folder, anew or again.
func start(t *testing.T, dir string) *station {
	t.Helper()
	s := &station{dir: dir, shown: make(chan Show, 256), done: make(chan struct{})}
	f, err := NewFolder(dir, i18n.EN)
	if err != nil {
		t.Fatal(err)
	}
	if s.net, err = f.Network(true); err != nil {
		t.Fatal(err)
	}
	s.Relay, err = New(f, s.net, rand.Reader, func(text string) {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.said = append(s.said, text)
	})
	if err != nil {
		t.Fatal(err)
	}
	s.onShow = func(m Show) { s.shown <- m }
	s.links.NewPeer = func(ears links.Ears) (links.Peer, error) {
		p, err := s.net.NewPeer(ears)
		if err == nil {
			s.ends = append(s.ends, p)
		}
		return p, err
	}
	go func() {
		s.Run()
		close(s.done)
	}()
	t.Cleanup(func() { s.kill() })
	return s
}

// kill ends a station at once, as when the laptop is closed.
func (s *station) kill() {
	select {
	case <-s.done:
		return
	default:
	}
	s.End()
	<-s.done
	for _, p := range s.ends {
		p.Close()
	}
	_ = s.net.Close()
}

// do runs f where the relay works and waits for it.
func (s *station) do(t *testing.T, f func() error) {
	t.Helper()
	if err := s.try(f); err != nil {
		t.Fatal(err)
	}
}

func (s *station) try(f func() error) error {
	c := make(chan error, 1)
	s.Do(func() { c <- f() })
	return <-c
}

// until waits until something holds where the relay works.
func (s *station) until(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for late := time.Now().Add(ended); time.Now().Before(late); {
		c := make(chan bool, 1)
		s.Do(func() { c <- holds() })
		if <-c {
			return
		}
		<-time.After(5 * time.Millisecond)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	t.Fatalf("it does not come: %s; said %q", what, s.said)
}

func (s *station) hasSaid(part string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return strings.Contains(strings.Join(s.said, "\n"), part)
}

// records of an event with a published round of n boards.
func eventOf(t *testing.T, boards int) []journal.Record {
	t.Helper()
	var players []journal.PlayerInfo
	var pairs []journal.Pair
	for n := range boards {
		players = append(players, journal.PlayerInfo{Name: fmt.Sprintf("White %d", n+1)}, journal.PlayerInfo{Name: fmt.Sprintf("Black %d", n+1)})
		pairs = append(pairs, journal.Pair{journal.PlayerID(2*n + 1), journal.PlayerID(2*n + 2)})
	}
	s, list := journal.State{}, []journal.Record(nil)
	do := func(c journal.Command) {
		act, after, err := journal.Decide(s, journal.Stamp{At: 1}, c)
		if err != nil {
			t.Fatal(err)
		}
		s, list = after, append(list, act...)
	}
	do(journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e", Name: "Cup", Start: journal.Date{Year: 2026, Month: 11, Day: 22}, Seed: 1}})
	do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: "dutch", Edition: "2026", Rounds: 3}})
	do(journal.ImportPlayers{Section: 1, Players: players})
	do(journal.FixOrder{Section: 1})
	do(journal.DrawColor{Section: 1, Seed: 1})
	do(journal.PairByHand{Section: 1, Boards: pairs})
	do(journal.Publish{Section: 1, Time: 1})
	return list
}

// desk is a station that writes an event.
func desk(t *testing.T, boards int) *station {
	t.Helper()
	dir := t.TempDir()
	f, err := NewFolder(dir, i18n.EN)
	if err != nil {
		t.Fatal(err)
	}
	c, err := replica.Copy{}.Append(eventOf(t, boards))
	if err != nil {
		t.Fatal(err)
	}
	if err := f.write(kept{copy: c, place: crew.Place{Secret: crew.Key{9}, Sign: crew.Seed{8}}}, time.Now()); err != nil {
		t.Fatal(err)
	}
	return start(t, dir)
}

// laptop is a relay that the desk has invited and is linked with.
func laptop(t *testing.T, at *station) *station {
	t.Helper()
	r := start(t, t.TempDir())
	at.do(t, func() error { return at.Invite(journal.Device{Name: "Laptop", Duty: journal.DutyArbiter}) })
	invitation := await(t, at.shown, "the invitation of the laptop")
	r.do(t, func() error { return r.Take(invitation.Data) })
	answer := await(t, r.shown, "the laptop's answer")
	at.do(t, func() error { return at.Take(answer.Data) })
	r.until(t, "the link with the desk", func() bool { return r.links.State(0) == link.Up && r.used(r.place.Me) })
	return r
}

// mobile is a phone: a copy, a place, and one link.
type mobile struct {
	*side
	t     *testing.T
	copy  replica.Copy
	place crew.Place
	told  []crew.Answer
}

// joins makes a phone of an invitation. What it hears it takes as the app does.
func joins(t *testing.T, n *Network, invitation []byte, holder int64) (m *mobile, answer []byte) {
	t.Helper()
	sealed, err := wire.Read(invitation)
	if err != nil {
		t.Fatal(err)
	}
	msg, err := sealed.Open(crew.Key{})
	if err != nil {
		t.Fatal(err)
	}
	in := msg.Body.(crew.Invitation)
	m = &mobile{side: newSide(t, n, 1), t: t}
	if m.copy, err = m.copy.Add(in.Batch); err != nil {
		t.Fatal(err)
	}
	if m.place, err = m.place.Joined(in, m.copy.State, holder, crew.Seed{byte(holder)}); err != nil {
		t.Fatal(err)
	}
	m.set.Heard = func(_ journal.DeviceID, data []byte) { m.hears(data) }
	m.set.Changed = func(_ journal.DeviceID, state link.State, _ error) {
		if state == link.Up {
			m.greets()
		}
		select {
		case m.changed <- state:
		default:
		}
	}
	m.loop.then(func() { m.set.Answer(0, in.Offer) })
	code := await(t, m.codes, "a phone's answer")
	return m, m.says(crew.LinkAnswer{Code: code})
}

func (m *mobile) says(b crew.Body) []byte {
	data, err := wire.Encode(crew.Message{Head: replica.HeadOf(m.copy, m.place), Body: b}, m.place.Key)
	if err != nil {
		m.t.Error(err)
	}
	return data
}

func (m *mobile) greets() {
	place, waits := m.place.Send(m.copy.State)
	m.place = place
	if len(waits.List) > 0 {
		m.set.Send(0, m.says(waits))
		return
	}
	m.set.Send(0, m.says(crew.Hello{}))
}

func (m *mobile) hears(data []byte) {
	sealed, err := wire.Read(data)
	if err != nil {
		m.t.Error(err)
		return
	}
	msg, err := sealed.Open(m.place.Key)
	if err != nil {
		m.t.Error(err)
		return
	}
	f, ok := msg.Body.(crew.Facts)
	if !ok {
		return
	}
	m.told = append(m.told, f.Answers...)
	next, err := m.copy.Add(f.Batch)
	if err != nil {
		m.greets()
		return
	}
	m.copy = next
	m.set.Send(0, m.says(crew.Hello{}))
}

// enters has a person enter a result.
func (m *mobile) enters(board int, score journal.Score) {
	m.loop.then(func() {
		m.place = m.place.Ask(m.copy.State, journal.Stamp{At: 5, By: "Ana"}, journal.EnterResult{Section: 1, Round: 1, Board: board, Score: score})
		if m.set.State(0) == link.Up {
			m.greets()
		}
	})
}

func (m *mobile) until(what string, holds func() bool) {
	m.t.Helper()
	for late := time.Now().Add(ended); time.Now().Before(late); {
		c := make(chan bool, 1)
		m.loop.then(func() { c <- holds() })
		if <-c {
			return
		}
		<-time.After(5 * time.Millisecond)
	}
	m.t.Fatal("it does not come: ", what)
}

func scoreAt(s journal.State, board int) journal.Score {
	r, _ := s.Round(1, 1)
	return r.Boards[board-1].Score
}

// phoneOf has a relay invite a phone, and the phone join by its code.
func phoneOf(t *testing.T, r *station, d journal.Device, holder int64) *mobile {
	t.Helper()
	r.do(t, func() error { return r.Invite(d) })
	shown := await(t, r.shown, "the invitation of a phone")
	m, answer := joins(t, network(t), shown.Data, holder)
	r.do(t, func() error { return r.Take(answer) })
	m.until("the link of a phone", func() bool { return m.set.State(0) == link.Up })
	return m
}

// TestDay is a day with a laptop and three phones: results go through it to the desk and come back to everyone; the desk goes away and comes
// back; the laptop is killed and started again; a copy, backups and papers are in its folder.
func TestDay(t *testing.T) {
	d := desk(t, 6)
	r := laptop(t, d)
	a := phoneOf(t, r, journal.Device{Name: "Scorer 1", Duty: journal.DutyScorer}, 1)
	b := phoneOf(t, r, journal.Device{Name: "Scorer 2", Duty: journal.DutyScorer}, 2)
	wall := phoneOf(t, r, journal.Device{Name: "Wall", Duty: journal.DutyScreen}, 3)
	a.enters(1, journal.WhiteWins)
	b.enters(2, journal.Drawn)
	for _, m := range []*mobile{a, b, wall} {
		m.until("both results", func() bool {
			return scoreAt(m.copy.State, 1) == journal.WhiteWins && scoreAt(m.copy.State, 2) == journal.Drawn
		})
	}
	a.until("that it is at the desk", func() bool { return len(a.place.Waiting(a.copy.State)) == 0 })

	d.do(t, func() error { d.links.Drop(r.place.Me); return nil }) // the desk goes away
	r.until(t, "that the desk is away", func() bool { return r.links.State(0) == link.Down })
	a.enters(3, journal.BlackWins)
	r.until(t, "what waits for the desk", func() bool { return r.phones[a.place.Me].waits != nil })
	if scoreAt(r.copy.State, 3) != (journal.Score{}) {
		t.Error("the laptop records a result by itself")
	}
	r.kill() // its own store has what waits
	r = start(t, r.dir)
	r.until(t, "what waits, after the start", func() bool { return r.phones[a.place.Me] != nil && r.phones[a.place.Me].waits != nil })
	d.do(t, func() error { return d.Link(r.place.Me) })
	r.do(t, func() error { return r.Take(await(t, d.shown, "a new code").Data) })
	d.do(t, func() error { return d.Take(await(t, r.shown, "the answer").Data) })
	d.until(t, "the result that waited", func() bool { return scoreAt(d.copy.State, 3) == journal.BlackWins })
	r.until(t, "that nothing waits", func() bool { return r.phones[a.place.Me].waits == nil })

	r.do(t, func() error { return r.Link(a.place.Me) }) // the phone comes back
	again := await(t, r.shown, "a new code for the phone")
	sealed, err := wire.Read(again.Data)
	if err != nil {
		t.Fatal(err)
	}
	msg, err := sealed.Open(a.place.Key)
	if err != nil {
		t.Fatal(err)
	}
	a.loop.then(func() { a.set.Answer(0, msg.Body.(crew.LinkOffer).Code) })
	code := await(t, a.codes, "the phone's answer")
	r.do(t, func() error { return r.Take(a.says(crew.LinkAnswer{Code: code})) })
	a.until("its result at the desk", func() bool { return scoreAt(a.copy.State, 3) == journal.BlackWins })
	r.until(t, "a backup", func() bool { return len(files(t, r.dir, "backups")) > 0 })
	text, err := os.ReadFile(files(t, r.dir, "backups")[0])
	if err != nil {
		t.Fatal(err)
	}
	if backup, err := file.ReadBackup(text); err != nil || len(backup.Events) != 1 {
		t.Errorf("the backup cannot be read: %v", err)
	}
	for _, name := range files(t, r.dir, "papers") {
		if text, err := os.ReadFile(name); err != nil || !strings.Contains(string(text), "default-src 'none'") || strings.Contains(string(text), "<script") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func files(t *testing.T, dir, sub string) []string {
	t.Helper()
	list, err := filepath.Glob(filepath.Join(dir, sub, "*.*"))
	if err != nil {
		t.Fatal(err)
	}
	return list
}
