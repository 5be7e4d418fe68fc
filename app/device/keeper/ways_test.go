package keeper

import (
	"bytes"
	"errors"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"wasit/app/crew/frames"
	"wasit/app/crew/link"
	"wasit/app/crew/links"
	"wasit/app/device/bridge"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// screen is a camera that looks at a screen with codes.
type screen struct {
	writer frames.Writer
	ready  chan bool // closed: there is a picture
	n      int
	closed bool
	lit    bool
}

func (s *screen) Codes() []string {
	<-s.ready
	s.n++
	if s.n%3 == 0 {
		return nil // each third is missed
	}
	return []string{s.writer.Text(s.n)}
}

func (s *screen) CanLight() bool { return true }

func (s *screen) Light(on bool, then func(error)) { s.lit = on; then(nil) }

func (s *screen) Close() { s.closed = true }

// TestCamera: a message is read off a screen, the room hears how far it is, and the camera ends with the page.
func TestCamera(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		message := bytes.Repeat([]byte("Papan 7: 1–0. "), 100)
		w, err := frames.NewWriter(message)
		if err != nil {
			t.Fatal(err)
		}
		s, awake := &screen{writer: w, ready: make(chan bool)}, 0
		tab.k.browser.openCamera = func(video string, _ func(), then func(lens, error)) {
			if video != session.CameraID {
				t.Error(video)
			}
			go then(s, nil)
		}
		tab.k.browser.keepAwake = func() func() { awake++; return func() { awake-- } }
		if got := kinds(tab.do(session.OpenCamera{})); got != "CameraChanged " || awake != 1 {
			t.Errorf("%s, awake %d", got, awake)
		}
		close(s.ready)
		time.Sleep(3 * time.Second)
		synctest.Wait()
		have, read := 0, 0
		for _, msg := range tab.heard() {
			switch msg := msg.(type) {
			case session.PartRead:
				if msg.Have < have || msg.Of != w.Count() {
					t.Errorf("%+v after %d", msg, have)
				}
				have = msg.Have
			case session.MessageRead:
				if read++; !bytes.Equal(msg.Data, message) {
					t.Error("another message")
				}
			}
		}
		if have != w.Count() || read != 1 {
			t.Errorf("%d of %d parts, brought %d times", have, w.Count(), read)
		}
		tab.do(session.LightTorch{On: true})
		if !s.lit || !tab.s.Camera.Lit {
			t.Error("no light")
		}
		tab.do(session.CloseCamera{})
		seen := s.n
		time.Sleep(time.Second)
		if !s.closed || awake != 0 || s.n > seen+1 {
			t.Errorf("closed %t, awake %d, %d pictures more", s.closed, awake, s.n-seen)
		}
	})
}

// TestCameraRefused: why there is no picture is told in a way that a person can act on.
func TestCameraRefused(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		for err, want := range map[error]session.CameraFault{bridge.ErrRefused: session.CameraRefused, bridge.ErrUnsupported: session.CameraAbsent,
			&bridge.BrowserError{Name: "NotFoundError"}: session.CameraAbsent, &bridge.BrowserError{Name: "NotReadableError"}: session.CameraBusy} {
			tab := m.tab()
			tab.k.browser.keepAwake = func() func() { return func() {} }
			tab.k.browser.openCamera = func(_ string, _ func(), then func(lens, error)) { go then(nil, err) }
			tab.do(session.OpenCamera{})
			var fault *session.CameraError
			if !errors.As(tab.s.Camera.Err, &fault) || fault.Why != want || tab.k.camera.stop != nil {
				t.Errorf("%v: %v", err, tab.s.Camera.Err)
			}
		}
	})
}

// air joins ends of channels without a browser: who answers an offer is joined with who made it, and the channel opens when both have
// begun.
type air struct {
	ends  map[string]*end // that offered, by the offer
	plain bool            // devices that have no spare channel
}

// end is one end of a channel.
type end struct {
	air    *air
	ears   bridge.PeerEars
	other  *end
	begun  bool
	closed bool
	cut    bool // nothing comes across any more, and nobody says so
}

// newPeer makes the ends of a tab.
func (a *air) newPeer(tab *tab) func(bridge.PeerEars) (links.Peer, error) {
	return func(ears bridge.PeerEars) (links.Peer, error) {
		if a.plain && len(tab.ends) > 0 {
			return nil, bridge.ErrRefused
		}
		e := &end{air: a, ears: ears}
		tab.ends = append(tab.ends, e)
		return e, nil
	}
}

// over is the end that the tab's link goes over.
func (tab *tab) over(t *testing.T) *end {
	t.Helper()
	for _, e := range tab.ends {
		if e.begun && !e.closed {
			return e
		}
	}
	t.Fatal("no end")
	return nil
}

func sdp(n byte) string {
	return link.Description{Ufrag: "abcd", Password: "abcdefghijklmnopqrstuv", Fingerprint: [32]byte{n}, Candidates: []link.Candidate{{Host: "10.0.0.1", Port: uint16(n)}}}.SDP(false)
}

func (e *end) Offer(then func(string, error)) {
	offer := sdp(byte(len(e.air.ends) + 1))
	e.air.ends[offer] = e
	go then(offer, nil)
}

func (e *end) Prepare(offer string, then func(string, error)) {
	if e.other = e.air.ends[offer]; e.other != nil {
		e.other.other = e
	}
	go then(sdp(200), nil)
}

func (e *end) Answer(offer string, then func(string, error)) {
	e.Prepare(offer, then)
	e.Begin(func(error) {})
}

func (e *end) Accept(_ string, then func(error)) { e.Begin(then) }

func (e *end) Begin(then func(error)) {
	e.begun = true
	go then(nil)
	if e.other != nil && e.other.begun && !e.closed && !e.other.closed {
		e.ears.Opened() // before anything is heard, as browsers do
		e.other.ears.Opened()
	}
}

func (e *end) Send(piece []byte) error {
	if e.closed || e.other == nil || e.other.closed {
		return bridge.ErrRefused
	}
	if !e.cut {
		e.other.ears.Heard(bytes.Clone(piece))
	}
	return nil
}

func (e *end) Buffered() int { return 0 }

func (e *end) Close() {
	if e.closed = true; e.other != nil && !e.other.closed && e.begun {
		go e.other.ears.Failed()
	}
}

// linkedTabs are a desk and a phone with a link.
func linkedTabs(t *testing.T, m *machine, a *air) (desk, phone *tab) {
	t.Helper()
	a.ends = map[string]*end{}
	desk, phone = m.tab(), m.tab()
	for _, tab := range []*tab{desk, phone} {
		tab.k.browser.newPeer, tab.k.browser.keepAwake = a.newPeer(tab), func() func() { return func() {} }
	}
	offer := codeOf(t, desk.do(session.OfferLink{Peer: 7}))
	answer := codeOf(t, phone.do(session.AnswerLink{Peer: 0, Code: offer}))
	desk.do(session.CompleteLink{Peer: 7, Code: answer})
	phone.heard()
	if desk.k.links.State(7) != session.LinkUp || phone.k.links.State(0) != session.LinkUp {
		t.Fatal("no link")
	}
	return desk, phone
}

func codeOf(t *testing.T, said []session.Msg) []byte {
	t.Helper()
	for _, msg := range said {
		if c, ok := msg.(session.LinkCode); ok {
			if c.Err != nil || len(c.Code) == 0 {
				t.Fatal(c.Err)
			}
			return c.Code
		}
	}
	t.Fatalf("no code in %s", kinds(said))
	return nil
}

// states are what became of a link, in order.
func states(said []session.Msg) (list []session.LinkState) {
	for _, msg := range said {
		if c, ok := msg.(session.LinkChanged); ok {
			list = append(list, c.State)
		}
	}
	return list
}

// TestLink: two codes make a link, over which a long message comes whole; it stands while both are silent.
func TestLink(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		desk, phone := linkedTabs(t, m, &air{})
		message := bytes.Repeat([]byte{1, 2, 3}, 100_000)
		desk.do(session.SendLink{Peer: 7, Data: message})
		said := phone.heard()
		if h, ok := said[len(said)-1].(session.LinkHeard); !ok || !bytes.Equal(h.Data, message) {
			t.Errorf("heard %s", kinds(said))
		}
		time.Sleep(5 * time.Minute)
		synctest.Wait()
		if got := append(states(desk.heard()), states(phone.heard())...); len(got) > 0 {
			t.Errorf("while nobody said anything: %v", got)
		}
		desk.do(session.DropLink{})
		if got := states(phone.heard()); len(got) != 1 || got[0] != session.LinkDown || len(desk.k.links.IDs())+len(phone.k.links.IDs()) > 0 {
			t.Errorf("after the end: %v", got)
		}
		if got := states(phone.do(session.SendLink{Data: []byte{1}})); len(got) != 1 || got[0] != session.LinkDown {
			t.Errorf("said without a link: %v", got)
		}
	})
}

// TestSpare: when a channel breaks, silently or with word of it, both go over to the spare one without a code, again and again; what is said
// then comes across.
func TestSpare(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		desk, phone := linkedTabs(t, m, &air{})
		for n := range 4 {
			e := desk.over(t)
			if n%2 == 0 {
				e.cut, e.other.cut = true, true
			} else {
				e.closed, e.other.closed = true, true
				e.ears.Failed()
				e.other.ears.Failed()
			}
			time.Sleep(link.Silence + 3*time.Second)
			synctest.Wait()
			for _, tab := range []*tab{desk, phone} {
				if got := states(tab.heard()); len(got) < 2 || got[0] != session.LinkSilent || got[len(got)-1] != session.LinkUp {
					t.Errorf("%d: %v", n, got)
				}
			}
			if desk.over(t) == e {
				t.Errorf("%d: still the channel that broke", n)
			}
			phone.do(session.SendLink{Data: []byte{byte(n)}})
			if got := kinds(desk.heard()); got != "LinkHeard " {
				t.Errorf("%d: %s", n, got)
			}
		}
		desk.do(session.DropLink{})
		phone.heard()
	})
}

// TestLinkSilent: who is not heard is said to be silent within seconds, and is back when heard again.
func TestLinkSilent(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		a := &air{plain: true}
		desk, phone := linkedTabs(t, m, a)
		for _, e := range a.ends {
			e.cut, e.other.cut = true, true
		}
		time.Sleep(link.Silence + 2*time.Second)
		synctest.Wait()
		if got := append(states(desk.heard()), states(phone.heard())...); len(got) != 2 || got[0] != session.LinkSilent || got[1] != session.LinkSilent {
			t.Errorf("cut: %v", got)
		}
		for _, e := range a.ends {
			e.cut, e.other.cut = false, false
		}
		time.Sleep(2 * link.BeatEvery)
		synctest.Wait()
		if got := append(states(desk.heard()), states(phone.heard())...); len(got) != 2 || got[0] != session.LinkUp || got[1] != session.LinkUp {
			t.Errorf("back: %v", got)
		}
		desk.do(session.DropLink{})
		phone.heard()
	})
}

// TestLinkRefused: hostile codes, too many links, and a link whose other side never comes.
func TestLinkRefused(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		a := &air{ends: map[string]*end{}}
		tab := m.tab()
		tab.k.browser.newPeer, tab.k.browser.keepAwake = a.newPeer(tab), func() func() { return func() {} }
		for _, c := range []session.Cmd{session.AnswerLink{Peer: 1, Code: []byte("x")}, session.CompleteLink{Peer: 1, Code: nil}, session.CompleteLink{Peer: 1, Code: []byte{1, 2}}} {
			for _, msg := range tab.do(c) {
				switch msg := msg.(type) {
				case session.LinkCode:
					if msg.Err == nil {
						t.Errorf("%+v: a code", c)
					}
				case session.LinkChanged:
					if msg.Err == nil || msg.State != session.LinkDown {
						t.Errorf("%+v: %+v", c, msg)
					}
				}
			}
		}
		for id := range journal.DeviceID(mostLinks) {
			codeOf(t, tab.do(session.OfferLink{Peer: id + 1}))
		}
		said := tab.do(session.OfferLink{Peer: 99}) // the oldest that nobody answered gives way
		codeOf(t, said)
		if ids := tab.k.links.IDs(); len(ids) != mostLinks || slices.Contains(ids, 1) {
			t.Errorf("links %v, %s", ids, kinds(said))
		}
		d, err := link.ParseSDP(sdp(99))
		if err != nil {
			t.Fatal(err)
		}
		code, err := d.Pack()
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range tab.k.links.IDs() {
			tab.do(session.CompleteLink{Peer: id, Code: code})
		}
		var full *session.LinkFullError
		if c := tab.do(session.OfferLink{Peer: 100})[0].(session.LinkCode); !errors.As(c.Err, &full) || full.Most != mostLinks {
			t.Error(c.Err)
		}
		time.Sleep(links.OpenTime + 2*time.Second)
		synctest.Wait()
		if got := states(tab.heard()); len(got) != mostLinks || slices.Max(got) != session.LinkDown {
			t.Errorf("nobody came: %v", got)
		}
		tab.do(session.DropLink{})
	})
}

// TestMessageFile: a message that was sent as a file is brought as if the camera had read it; a changed one is refused.
func TestMessageFile(t *testing.T) {
	on(t, func(t *testing.T, m *machine) {
		tab := m.tab()
		text := frames.File([]byte{1, 2, 3})
		for _, c := range []struct {
			data    []byte
			purpose session.FilePurpose
			want    string
		}{
			{text, session.FileMessage, "MessageRead "},
			{text, session.FileAny, "MessageRead "},
			{append([]byte{}, text[:len(text)-4]...), session.FileAny, "Failed "},
			{[]byte("Name;Club"), session.FileMessage, "Failed "},
			{[]byte("Name;Club"), session.FileAny, "Picked "},
		} {
			tab.k.browser.pick = func(_ bridge.Choice, then func([]bridge.File, error)) {
				go then([]bridge.File{{Name: "wasit.txt", Data: c.data}}, nil)
			}
			if got := kinds(tab.do(session.PickFile{Purpose: c.purpose})); got != c.want {
				t.Errorf("%q: %s, want %s", c.data, got, c.want)
			}
		}
	})
}
