package wire

import (
	"errors"
	"fmt"
	"reflect"
	"testing"

	"wasit/app/crew"
	"wasit/app/crew/replica"
	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/rules/ruling"
)

var head = crew.Head{Event: replica.EventTagOf("e1"), From: 4_711_000_222_333, Desk: crew.Desk{Epoch: 2, ID: 99_000_111}, Seq: 1_234, Mark: crew.Mark{1, 2, 3, 4, 5, 6, 7, 8}}

// start is the first records of an event.
func start(t testing.TB) []journal.Record {
	t.Helper()
	act, _, err := journal.Decide(journal.State{}, journal.Stamp{At: 1_763_683_200_000, Device: "meja"},
		journal.CreateEvent{EventInfo: journal.EventInfo{ID: "e1", Name: "O2SN Cimanggis", Place: "Depok", Start: journal.Date{Year: 2026, Month: 11, Day: 22}, Seed: 7}},
		journal.AddSection{SectionConfig: journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: 5}})
	if err != nil {
		t.Fatal(err)
	}
	return act
}

func request(n int, wish journal.Command) crew.Request {
	return crew.Request{Device: head.From, N: n, Saw: 1_230, At: 1_763_700_000_000 + int64(n)*7_321, By: "Ibu Rina", Wish: wish}
}

// messages are one of each kind and wish.
func messages(t testing.TB) []crew.Message {
	records := start(t)
	batch := crew.Batch{Desk: head.Desk, After: crew.Digest{9}, Records: records}
	offence := ledger.Offence{Round: 3, Board: 7, Player: 12, Offence: ruling.Kind("illegal-move"), Note: "langkah 31"}
	wishes := []crew.Request{
		request(7, journal.EnterResult{Section: 1, Round: 3, Board: 12, Score: journal.WhiteWins}),
		request(8, journal.EnterResult{Section: 1, Round: 3, Board: 3, Score: journal.BlackForfeits}),
		request(9, journal.EnterResult{Section: 2, Round: 4, Board: 1, Score: journal.Drawn}),
		request(11, journal.CheckResult{Section: 1, Board: 4, Score: journal.Drawn, How: journal.CheckHow("slip")}),
		request(12, journal.NotePresence{Players: []journal.PlayerID{3, 4}, Presence: journal.Present}),
		request(13, journal.Arrive{Players: []journal.PlayerID{5}}),
		request(14, journal.NoteFee{Players: []journal.PlayerID{5}, Paid: true}),
		request(15, journal.RecordOffence{Section: 1, Offence: offence}),
		request(16, journal.RecordIncident{Section: 1, Offence: offence, Penalties: []ledger.Penalty{{}}}),
		request(17, journal.GivePenalty{Section: 1, Incident: 40, Penalty: ledger.Penalty{}}),
		request(18, journal.HearClaim{Section: 1, Claim: ledger.Claim{Round: 3, Board: 2, Player: 9, Claim: ruling.Claims()[0], Answers: []ruling.Answer{"yes"}}}),
		request(19, journal.AddNote{Note: journal.Note{Text: "Jam papan 4 diganti"}}),
	}
	wishes = append(wishes, request(20, journal.CallArbiter{Section: 1, Round: 3, Board: 2, Side: journal.CallWhite, Why: journal.CallIllegal,
		Clock: journal.CallClock{White: 542_000, Black: 497_000, Move: 23, Stopped: true}}), request(21, journal.AnswerCall{Section: 1, Call: 1_200}),
		request(22, journal.EndCall{Section: 1, Round: 3, Board: 2, Withdrawn: true}))
	wishes[3].By, wishes[4].Saw = "", 1_231
	var list []crew.Message
	for _, b := range []crew.Body{
		crew.Hello{Name: "Ponsel Rina"},
		crew.Invitation{EventID: "e1", EventName: "O2SN Cimanggis", Key: crew.Key{1, 2, 3}, Until: 1_763_700_300_000, Offer: []byte{1, 2, 3},
			Device: journal.Device{ID: head.From, Name: "Ponsel Rina", Duty: journal.DutyScorer, Section: 1, First: 1, Last: 14}, Batch: batch},
		crew.Requests{List: wishes},
		crew.Facts{Batch: batch, Answers: []crew.Answer{{Device: head.From, N: 7},
			{Device: head.From, N: 8, Reason: crew.Entered, Board: 3, Score: journal.WhiteWins, Seq: 1_233},
			{Device: head.From, N: 9, Reason: crew.Refused, Err: &crew.Said{Text: "Babak 4 sudah ditutup"}}}},
		crew.Facts{},
		crew.Refusal{Reason: crew.Uninvited, Text: "Perangkat ini sudah dikeluarkan"},
		crew.LinkOffer{Code: []byte{4, 5, 6}},
		crew.LinkAnswer{Code: []byte{7, 8}},
	} {
		list = append(list, crew.Message{Head: head, Body: b})
	}
	return list
}

func open(data []byte, key crew.Key) (crew.Message, error) {
	s, err := Read(data)
	if err != nil {
		return crew.Message{}, err
	}
	return s.Open(key)
}

// TestRoundTrip: every kind and every wish comes back as it was.
func TestRoundTrip(t *testing.T) {
	key := KeyFor(crew.Key{5}, head.From)
	for _, m := range messages(t) {
		data, err := Encode(m, key)
		if err != nil {
			t.Fatalf("%T: %v", m.Body, err)
		}
		got, err := open(data, key)
		if err != nil {
			t.Fatalf("%T: %v", m.Body, err)
		}
		if fmt.Sprintf("%#v", normal(got)) != fmt.Sprintf("%#v", normal(m)) {
			t.Errorf("%T came back as\n%#v, was\n%#v", m.Body, got, m)
		}
	}
}

// normal makes a message comparable: an error is its words, a nil slice an empty one.
func normal(m crew.Message) any {
	f, ok := m.Body.(crew.Facts)
	if !ok {
		return m
	}
	var said []string
	answers := append([]crew.Answer{}, f.Answers...)
	for i, a := range answers {
		if a.Err != nil {
			said = append(said, a.Err.Error())
		}
		answers[i].Err = nil
	}
	f.Answers = answers
	return []any{m.Head, f, said}
}

// TestOnlyTheKeyOpens: cut anywhere, changed in any byte, or sealed with another key, a message does not open.
func TestOnlyTheKeyOpens(t *testing.T) {
	key := KeyFor(crew.Key{5}, head.From)
	if key == KeyFor(crew.Key{5}, head.From+1) || key == KeyFor(crew.Key{6}, head.From) {
		t.Error("two devices have one key")
	}
	for _, m := range messages(t) {
		data, err := Encode(m, key)
		if err != nil {
			t.Fatal(err)
		}
		for n := range data {
			if _, err := open(data[:n], key); err == nil {
				t.Fatalf("%T cut to %d of %d bytes opens", m.Body, n, len(data))
			}
			changed := append([]byte{}, data...)
			changed[n] ^= 1 << (n % 8)
			if _, err := open(changed, key); err == nil {
				t.Fatalf("%T changed at byte %d opens", m.Body, n)
			}
		}
		for _, other := range []crew.Key{{}, KeyFor(crew.Key{5}, 1)} {
			var e *crew.MessageError
			if _, err := open(data, other); !errors.As(err, &e) || e.Fault != crew.Changed {
				t.Errorf("%T opens with another key: %v", m.Body, err)
			}
		}
		if _, err := open(append(data[:len(data):len(data)], 0), key); err == nil {
			t.Errorf("%T with a byte behind it opens", m.Body)
		}
	}
}

// TestFaults: the error says what is wrong.
func TestFaults(t *testing.T) {
	data, err := Encode(messages(t)[0], crew.Key{})
	if err != nil {
		t.Fatal(err)
	}
	newer := append([]byte{}, data...)
	newer[0] = Version + 1
	for _, c := range []struct {
		name string
		data []byte
		want crew.Fault
	}{
		{"nothing", nil, crew.Foreign},
		{"a web address", []byte("\x00https://example.org"), crew.Foreign},
		{"a newer version", newer, crew.Newer},
		{"the beginning", data[:7], crew.Cut},
		{"the end missing", data[:len(data)-1], crew.Changed},
		{"too large", make([]byte, MaxBytes+1), crew.Large},
	} {
		var e *crew.MessageError
		if _, err := open(c.data, crew.Key{}); !errors.As(err, &e) || e.Fault != c.want {
			t.Errorf("%s: %v, want %s", c.name, err, c.want)
		}
	}
	for name, body := range map[string]crew.Body{
		"a command no device may send": crew.Requests{List: []crew.Request{request(1, journal.DiscardDraft{Section: 1})}},
		"a request of another device":  crew.Requests{List: []crew.Request{{Device: 5, N: 1, Wish: journal.AddNote{}}}},
		"no result at all":             crew.Requests{List: []crew.Request{request(1, journal.EnterResult{Score: journal.Score{White: 99}})}},
	} {
		if _, err := Encode(crew.Message{Head: head, Body: body}, crew.Key{}); err == nil {
			t.Errorf("%s is written", name)
		}
	}
}

// TestBomb: few bytes that stand for very many are refused, sealed with the right key or not.
func TestBomb(t *testing.T) {
	w := &writer{out: []byte{Version, byte(crew.KindRequests) | compressed}}
	w.head(head)
	data := append(w.out, deflate(make([]byte, maxSmall+1))...)
	seal := mac(crew.Key{}, data)
	var limit *journal.LimitError
	if _, err := open(append(data, seal[:sealSize]...), crew.Key{}); !errors.As(err, &limit) {
		t.Errorf("%d bytes: %v", len(data), err)
	}
}

// TestFiftyResults: fifty results are one code that a phone reads well (frames.Still bytes).
func TestFiftyResults(t *testing.T) {
	data, err := Encode(crew.Message{Head: head, Body: crew.Requests{List: fifty()}}, KeyFor(crew.Key{5}, head.From))
	if err != nil {
		t.Fatal(err)
	}
	if t.Logf("50 results: %d bytes", len(data)); len(data) > 330 {
		t.Errorf("50 results take %d bytes", len(data))
	}
}

// fifty are the results of a round as a scorer enters them.
func fifty() (list []crew.Request) {
	scores := []journal.Score{journal.WhiteWins, journal.BlackWins, journal.Drawn, journal.WhiteWins, journal.BlackWins}
	for n := range 50 {
		r := request(101+n, journal.EnterResult{Section: 1, Round: 3, Board: 1 + n*37%50, Score: scores[n*n%5]})
		r.At += int64(n*n*7_919%40_000 + n%3*11)
		r.Saw += n / 6
		list = append(list, r)
	}
	return list
}

// TestHas: the head tells the desk which records the sender has, or that they are other ones.
func TestHas(t *testing.T) {
	c, err := replica.Copy{}.Add(crew.Batch{Records: start(t)})
	if err != nil {
		t.Fatal(err)
	}
	h := replica.HeadOf(c, crew.Place{Me: 3, Holder: 9})
	if h.Event != replica.EventTagOf("e1") || h.From != 3 || h.Holder != 9 || h.Seq != 2 || c.Chain.Has(h) != c.Chain.At(2) {
		t.Errorf("%+v", h)
	}
	h.Mark[0]++
	if c.Chain.Has(h) != (crew.Digest{}) {
		t.Error("other records count as the same")
	}
	if got := c.Batch(journal.DutyArbiter, h.Seq, c.Chain.Has(h)); len(got.Records) != 2 {
		t.Errorf("the whole journal is sent where they part: %d records", len(got.Records))
	}
}

func FuzzOpen(f *testing.F) {
	for _, m := range messages(f) {
		data, err := Encode(m, crew.Key{})
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data[:len(data)-sealSize])
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		seal := mac(crew.Key{}, data) // the seal is no hurdle for the fuzzer
		m, err := open(append(data[:len(data):len(data)], seal[:sealSize]...), crew.Key{})
		if err != nil {
			var e *crew.MessageError
			if !errors.As(err, &e) {
				t.Fatalf("%T %v", err, err)
			}
			return
		}
		again, err := Encode(m, crew.Key{})
		if err != nil {
			t.Fatalf("what was read cannot be written: %v", err)
		}
		back, err := open(again, crew.Key{})
		if err != nil || !reflect.DeepEqual(normal(back), normal(m)) {
			t.Fatalf("%v\n%#v\n%#v", err, m, back)
		}
	})
}

// TestSigned: an invitation bears the signature of its desk. Who changes a byte of it and seals it again, or signs it in the name of another
// one, makes nothing that opens.
func TestSigned(t *testing.T) {
	var in crew.Invitation
	for _, m := range messages(t) {
		if i, ok := m.Body.(crew.Invitation); ok {
			in = i
		}
	}
	in.Signer = crew.Seed{7}
	data, err := Encode(crew.Message{Head: head, Body: in}, crew.Key{})
	if err != nil {
		t.Fatal(err)
	}
	m, err := open(data, crew.Key{})
	if err != nil || !reflect.DeepEqual(m.Body.(crew.Invitation).Sign, in.Signer.Public()) {
		t.Fatalf("%+v, %v", m, err)
	}
	plain := func(change func(*crew.Message, *writer)) []byte {
		t.Helper()
		m := crew.Message{Head: head, Body: in}
		b := &writer{from: head.From, saw: head.Desk}
		signed := in
		signed.Sign = in.Signer.Public()
		b.body(signed)
		h := &writer{}
		h.head(head)
		b.signed(in.Signer, h.out)
		change(&m, b)
		w := &writer{out: []byte{Version, byte(crew.KindInvitation)}}
		w.head(m.Head)
		out := append(w.out, b.out...)
		seal := mac(crew.Key{}, out)
		return append(out, seal[:sealSize]...)
	}
	if _, err := open(plain(func(*crew.Message, *writer) {}), crew.Key{}); err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(*crew.Message, *writer){
		"another time":  func(_ *crew.Message, b *writer) { b.out[len(b.out)/3]++ },
		"another end":   func(_ *crew.Message, b *writer) { b.out[len(b.out)-3]++ },
		"another desk":  func(m *crew.Message, _ *writer) { m.Desk.Epoch++ },
		"a wrong sign":  func(_ *crew.Message, b *writer) { b.out[5]++ },
		"no sign":       func(_ *crew.Message, b *writer) { b.out = append([]byte{0}, b.out[65:]...) },
		"another count": func(m *crew.Message, _ *writer) { m.Seq++ },
	} {
		if _, err := open(plain(change), crew.Key{}); err == nil {
			t.Errorf("%s: it opens", name)
		}
	}
}

// TestVersionBefore: what this device kept in the language of before is read, its requests as of the first desk; a message in it is refused
// with the words to update that device.
func TestVersionBefore(t *testing.T) {
	w := &writer{from: 7, out: []byte{1, byte(crew.KindRequests)}}
	w.raw(make([]byte, 8))
	w.number(7)
	w.desk(crew.Desk{Epoch: 2, ID: 5})
	w.number(12)
	w.raw(make([]byte, 8))
	w.number(1)
	w.byte(nextNumber | isResult)
	w.text("Ana")
	w.number(11)
	w.varint(5)
	w.number(1)
	w.number(3)
	w.varint(4)
	w.score(journal.Drawn)
	seal := mac(crew.Key{}, w.out)
	data := append(w.out, seal[:sealSize]...)
	var e *crew.MessageError
	if _, err := Read(data); !errors.As(err, &e) || e.Fault != crew.Older {
		t.Errorf("a message of before: %v", err)
	}
	s, err := ReadKept(data)
	if err != nil {
		t.Fatal(err)
	}
	m, err := s.Open(crew.Key{})
	want := crew.Request{Device: 7, N: 1, Saw: 11, At: 5, By: "Ana", Wish: journal.EnterResult{Section: 1, Round: 3, Board: 4, Score: journal.Drawn}}
	if err != nil || !reflect.DeepEqual(m.Body, crew.Requests{List: []crew.Request{want}}) {
		t.Errorf("%+v, %v", m.Body, err)
	}
}
