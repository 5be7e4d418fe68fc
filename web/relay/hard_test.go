//go:build !js

package relay

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"wasit/app/crew"
	"wasit/app/crew/link"
	"wasit/app/crew/replica"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
)

// TestForeign: what was forged, changed, is of another event, of nobody, or too old is refused in words, and changes nothing.
func TestForeign(t *testing.T) {
	d := desk(t, 2)
	r := laptop(t, d)
	a := phoneOf(t, r, journal.Device{Name: "Scorer 1", Duty: journal.DutyScorer}, 1)
	result := crew.Requests{List: []crew.Request{{Device: a.place.Me, N: 1, At: 1, By: "Eve", Wish: journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.BlackWins}}}}
	head := func() crew.Head { return replica.HeadOf(a.copy, a.place) }
	coded := func(h crew.Head, b crew.Body, key crew.Key) []byte {
		data, err := wire.Encode(crew.Message{Head: h, Body: b}, key)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	other, stranger := head(), head()
	other.Event[0]++
	stranger.From = 4711
	late := crew.Invitation{EventID: "e", EventName: "Cup", Device: journal.Device{ID: 9, Name: "L", Duty: journal.DutyArbiter}, Until: 1, Signer: crew.Seed{1}}
	small := late
	small.Until, small.Device.Duty = time.Now().Add(time.Hour).UnixMilli(), journal.DutyScorer
	cup := late
	cup.Until, cup.EventID = small.Until, "another"
	whole := coded(head(), result, a.place.Key)
	var before int
	r.until(t, "that the phone has joined at the desk", func() bool {
		_, joined := r.copy.State.Holder(a.place.Me)
		before = r.copy.State.Seq()
		return joined
	})
	for name, data := range map[string][]byte{
		"nothing":                         {},
		"no message":                      []byte("hello"),
		"cut":                             whole[:len(whole)-3],
		"another key":                     coded(head(), result, crew.Key{7}),
		"no key":                          coded(head(), result, crew.Key{}),
		"another event":                   coded(other, result, a.place.Key),
		"a stranger":                      coded(stranger, crew.Hello{}, crew.Key{}),
		"an old invitation":               coded(crew.Head{}, late, crew.Key{}),
		"an invitation for less":          coded(crew.Head{}, small, crew.Key{}),
		"an invitation to another event":  coded(crew.Head{}, cup, crew.Key{}),
		"facts that nobody sealed":        coded(head(), crew.Facts{}, crew.Key{}),
		"a code of a link without a seal": coded(head(), crew.LinkAnswer{Code: []byte{1, 2, 3}}, crew.Key{}),
	} {
		if err := r.try(func() error { return r.Take(data) }); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
	for _, text := range []string{"", "WASIT MESSAGE 1 zz\nAAAA\n", "GIF89a", "\x89PNG\r\n\x1a\n", "../../etc/passwd"} {
		if _, err := Message([]byte(text)); err == nil {
			t.Errorf("%q is a message", text)
		}
	}
	if got := r.copy.State.Seq(); got != before || r.phones[a.place.Me].waits != nil {
		t.Errorf("%d records, %d before", got, before)
	}
}

// TestForgedInvitation: an invitation to the same event by who is not its desk replaces nothing unless a person says so.
func TestForgedInvitation(t *testing.T) {
	d := desk(t, 2)
	r := laptop(t, d)
	forged := crew.Invitation{EventID: "e", EventName: "Cup", Device: journal.Device{ID: 9, Name: "L", Duty: journal.DutyArbiter},
		Until: time.Now().Add(time.Hour).UnixMilli(), Signer: crew.Seed{66}, Batch: d.copy.Batch(journal.DutyArbiter, 0, crew.Digest{})}
	data, err := wire.Encode(crew.Message{Head: crew.Head{Event: replica.EventTagOf("e")}, Body: forged}, crew.Key{})
	if err != nil {
		t.Fatal(err)
	}
	me := r.place.Me
	r.do(t, func() error { return r.Take(data) })
	if r.place.Me != me || r.joining == nil || !r.hasSaid("NOT known") {
		t.Errorf("taken unasked: %d, asks %v", r.place.Me, r.joining != nil)
	}
}

// TestInviteBounds: a laptop invites for less than its own task alone, not in the name of another, and nobody whom the desk sent away.
func TestInviteBounds(t *testing.T) {
	d := desk(t, 2)
	r := laptop(t, d)
	for _, duty := range []journal.Duty{journal.DutyArbiter, journal.DutyFloor, "king", ""} {
		if err := r.try(func() error { return r.Invite(journal.Device{Name: "x", Duty: duty}) }); err == nil {
			t.Errorf("it invites for %q", duty)
		}
	}
	a := phoneOf(t, r, journal.Device{Name: "Scorer 1", Duty: journal.DutyScorer}, 1)
	d.do(t, func() error { return d.record(journal.DismissDevice{ID: a.place.Me}) })
	r.until(t, "that the phone is sent away", func() bool { return r.phones[a.place.Me] == nil && r.links.State(a.place.Me) == link.Down })
	forged := crew.Request{Device: r.place.Me, N: 2, At: 5, Wish: journal.InviteDevice{Device: journal.Device{ID: a.place.Me, Name: "back", Duty: journal.DutyScorer, Via: r.place.Me}}}
	d.do(t, func() error {
		_, _, answer := crew.Decide(d.copy.State, 9, forged)
		if answer.Reason != crew.Beyond {
			return fmt.Errorf("a device that was sent away comes back: %q", answer.Reason)
		}
		return nil
	})
}

// TestFlood: a phone that says more than any person does loses its link, in words; the others work on.
func TestFlood(t *testing.T) {
	d := desk(t, 2)
	r := laptop(t, d)
	a := phoneOf(t, r, journal.Device{Name: "Scorer 1", Duty: journal.DutyScorer}, 1)
	b := phoneOf(t, r, journal.Device{Name: "Scorer 2", Duty: journal.DutyScorer}, 2)
	a.loop.then(func() {
		for range 3 * mostCalls {
			a.set.Send(0, a.says(crew.Hello{}))
		}
	})
	r.until(t, "the end of its link", func() bool { return r.hasSaid("more than any person does") && r.links.State(a.place.Me) == link.Down })
	b.enters(1, journal.Drawn)
	d.until(t, "the other's result", func() bool { return scoreAt(d.copy.State, 1) == journal.Drawn })
}

// TestTwoPhones: of two phones that took one invitation the desk knows the first; the second is told.
func TestTwoPhones(t *testing.T) {
	d := desk(t, 2)
	r := laptop(t, d)
	r.do(t, func() error { return r.Invite(journal.Device{Name: "Scorer 1", Duty: journal.DutyScorer}) })
	shown := await(t, r.shown, "an invitation")
	a, answer := joins(t, network(t), shown.Data, 1)
	r.do(t, func() error { return r.Take(answer) })
	a.until("its link", func() bool { return a.set.State(0) == link.Up })
	r.until(t, "that it is known", func() bool { return r.used(a.place.Me) })
	_, second := joins(t, network(t), shown.Data, 2)
	if err := r.try(func() error { return r.Take(second) }); err == nil {
		t.Error("a second phone is heard under the invitation of the first")
	}
	a.enters(1, journal.WhiteWins)
	d.until(t, "the first one's result", func() bool { return scoreAt(d.copy.State, 1) == journal.WhiteWins })
}

// TestLead: the desk is gone and a person makes the laptop the desk. Its phones work on without a new code; what waited is decided; the old
// desk, when it is back, takes an invitation, and what only it has is kept.
func TestLead(t *testing.T) {
	d := desk(t, 4)
	r := laptop(t, d)
	a := phoneOf(t, r, journal.Device{Name: "Scorer 1", Duty: journal.DutyScorer}, 1)
	a.until("that it is known", func() bool { _, joined := a.copy.State.Holder(a.place.Me); return joined })
	d.do(t, func() error { d.links.Drop(r.place.Me); return nil })
	r.until(t, "that the desk is away", func() bool { return r.links.State(0) == link.Down })
	d.do(t, func() error { // what only the old desk has
		return d.record(journal.EnterResult{Section: 1, Round: 1, Board: 4, Score: journal.Drawn})
	})
	a.enters(2, journal.BlackWins)
	r.until(t, "what waits", func() bool { return r.phones[a.place.Me].waits != nil })
	if r.isDesk() {
		t.Fatal("it is the desk unasked")
	}
	r.do(t, r.Lead)
	if err := r.try(r.Lead); err == nil {
		t.Error("it becomes the desk twice")
	}
	a.enters(1, journal.WhiteWins)
	a.until("both results at the new desk", func() bool {
		return scoreAt(a.copy.State, 1) == journal.WhiteWins && scoreAt(a.copy.State, 2) == journal.BlackWins && len(a.place.Waiting(a.copy.State)) == 0
	})
	var old journal.DeviceID
	r.do(t, func() error {
		for _, c := range r.Crew() {
			if r.copy.State.WasDesk(c.ID) {
				old = c.ID
			}
		}
		return r.Link(old)
	})
	invitation := await(t, r.shown, "the invitation of the old desk")
	d.do(t, func() error { return d.Take(invitation.Data) })
	if d.joining == nil || !d.isDesk() {
		t.Fatal("the old desk gives way unasked")
	}
	d.do(t, d.Accept)
	if d.isDesk() || len(d.place.Left) == 0 || d.place.Before == nil {
		t.Errorf("desk %v, %d records kept", d.isDesk(), len(d.place.Left))
	}
	answer := await(t, d.shown, "the old desk's answer")
	r.do(t, func() error { return r.Take(answer.Data) })
	d.until(t, "the new desk's results", func() bool { return scoreAt(d.copy.State, 1) == journal.WhiteWins })
	r.do(t, func() error { return r.Hand(old) }) // and it gets the desk back
	d.until(t, "the desk", func() bool { return d.isDesk() })
	r.until(t, "that it is a helper again", func() bool { return !r.isDesk() })
	if err := r.try(func() error { return r.Take(a.says(crew.Hello{})) }); err == nil {
		t.Error("a laptop without a key hears a phone")
	}
	r.until(t, "the end of the old link", func() bool { return r.links.State(old) == link.Down })
	d.do(t, func() error { return d.Link(r.place.Me) }) // the laptop's invitation, then the phone's again
	invitation = await(t, d.shown, "the laptop's invitation")
	for invitation.Kind != crew.KindInvitation {
		invitation = await(t, d.shown, "the laptop's invitation")
	}
	r.do(t, func() error { return r.Take(invitation.Data) })
	r.do(t, r.Accept)
	answer = await(t, r.shown, "the laptop's answer")
	for answer.Kind != crew.KindLinkAnswer {
		answer = await(t, r.shown, "the laptop's answer")
	}
	d.do(t, func() error { return d.Take(answer.Data) })
	r.until(t, "the link with the desk", func() bool { return r.links.State(0) == link.Up })
	r.do(t, func() error { return r.Link(a.place.Me) })
	if again := await(t, r.shown, "the phone's code"); again.Kind != crew.KindInvitation {
		t.Errorf("the phone is shown a code that it cannot read: %d", again.Kind)
	}
}

// TestDamagedFolder: a file that is cut is named, and nothing is overwritten.
func TestDamagedFolder(t *testing.T) {
	d := desk(t, 2)
	d.kill()
	for _, name := range []string{storeName, restName} {
		path := filepath.Join(d.dir, name)
		whole, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for _, cut := range [][]byte{whole[:len(whole)/2], {}, []byte("{")} {
			if err := os.WriteFile(path, cut, 0o600); err != nil {
				t.Fatal(err)
			}
			f, err := NewFolder(d.dir, 0)
			if err != nil {
				t.Fatal(err)
			}
			_, err = f.read()
			var damaged *DamagedError
			if !errors.As(err, &damaged) || damaged.File != path {
				t.Errorf("%s: %v", name, err)
			}
			if now, err := os.ReadFile(path); err != nil || len(now) != len(cut) {
				t.Errorf("%s was overwritten: %v", name, err)
			}
		}
		if err := os.WriteFile(path, whole, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// TestRotate: the newest backups by what they hold stay, whatever the clock says.
func TestRotate(t *testing.T) {
	f, err := NewFolder(t.TempDir(), 0)
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(f.Path, "backups")
	for n := range mostBackups + 9 {
		year := 2030 - n // a clock that goes back
		name := fmt.Sprintf("Cup-%s-backup-%06d-%d0101-000000.wasit.txt", []string{"Ana", "Bo-backup"}[n%2], n, year)
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := f.rotate(dir); err != nil {
		t.Fatal(err)
	}
	list := files(t, f.Path, "backups")
	if len(list) != mostBackups {
		t.Fatalf("%d are left", len(list))
	}
	for n := range 9 {
		if gone, err := filepath.Glob(filepath.Join(dir, fmt.Sprintf("*-%06d-*", n))); err != nil || len(gone) > 0 {
			t.Errorf("%v, %v", gone, err)
		}
	}
}

// TestHundred: a hundred phones join a laptop, each enters a result, and all have all. The long run alone does it.
func TestHundred(t *testing.T) {
	phones := 12
	if os.Getenv("WASIT_LONG") != "" {
		phones = MostPhones
	}
	if testing.Short() {
		phones = 4
	}
	d := desk(t, phones)
	r := laptop(t, d)
	var list []*mobile
	for n := range phones {
		list = append(list, phoneOf(t, r, journal.Device{Name: fmt.Sprintf("Scorer %d", n+1), Duty: journal.DutyScorer, Section: 1, First: n + 1, Last: n + 1}, int64(n+1)))
	}
	began := time.Now()
	for n, m := range list {
		m.enters(n+1, journal.WhiteWins)
	}
	var all sync.WaitGroup
	for _, m := range list {
		all.Go(func() {
			m.until("all results", func() bool {
				for n := range phones {
					if scoreAt(m.copy.State, n+1) != journal.WhiteWins {
						return false
					}
				}
				return true
			})
		})
	}
	all.Wait()
	t.Logf("%d phones: %d results were at all of them after %v", phones, phones, time.Since(began).Round(time.Millisecond))
}
