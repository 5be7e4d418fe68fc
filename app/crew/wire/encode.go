package wire

import (
	"encoding/binary"
	"fmt"

	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// A writer writes the parts of a message; the first error stays.
type writer struct {
	out  []byte
	from journal.DeviceID // who sends the message
	saw  crew.Desk        // that the sender knows
	err  error
}

func (w *writer) byte(b byte)      { w.out = append(w.out, b) }
func (w *writer) number(n int64)   { w.out = binary.AppendUvarint(w.out, uint64(n)) }
func (w *writer) varint(n int64)   { w.out = binary.AppendVarint(w.out, n) }
func (w *writer) raw(b []byte)     { w.out = append(w.out, b...) }
func (w *writer) bytes(b []byte)   { w.number(int64(len(b))); w.raw(b) }
func (w *writer) text(s string)    { w.number(int64(len(s))); w.out = append(w.out, s...) }
func (w *writer) desk(d crew.Desk) { w.number(int64(d.Epoch)); w.number(int64(d.ID)) }

func (w *writer) score(s journal.Score) {
	code, err := s.MarshalText()
	if err != nil {
		w.err = err
	}
	w.bytes(code)
}

func (w *writer) head(h crew.Head) {
	w.raw(h.Event[:])
	w.number(int64(h.From))
	w.number(h.Holder)
	w.desk(h.Desk)
	w.number(int64(h.Seq))
	w.raw(h.Mark[:])
	w.bytes(h.Sign)
}

func (w *writer) batch(b crew.Batch) {
	w.desk(b.Desk)
	w.number(int64(len(b.Records)))
	if len(b.Records) == 0 {
		return
	}
	w.raw(b.After[:])
	lines, err := file.Encode(b.Records)
	if err != nil {
		w.err = err
	}
	w.raw(lines)
}

// body writes what a message is about.
func (w *writer) body(b crew.Body) {
	switch m := b.(type) {
	case crew.Hello:
		w.text(m.Name)
	case crew.Invitation:
		w.invitation(m)
	case crew.Requests:
		w.requests(m)
	case crew.Facts:
		w.facts(m)
	case crew.Refusal:
		w.text(string(m.Reason))
		w.text(m.Text)
	case crew.LinkOffer:
		w.bytes(m.Code)
	case crew.LinkAnswer:
		w.bytes(m.Code)
	}
}

func (w *writer) invitation(m crew.Invitation) {
	w.text(m.EventID)
	w.text(m.EventName)
	d := m.Device
	w.number(int64(d.ID))
	w.text(d.Name)
	w.text(string(d.Duty))
	w.number(int64(d.Section))
	w.number(int64(d.First))
	w.number(int64(d.Last))
	w.raw(m.Key[:])
	w.varint(m.Until)
	w.bytes(m.Offer)
	w.bytes(m.Sign)
	w.batch(m.Batch)
}

// What a request has in common with the one before it, and whether it is a result, which is most of them.
const (
	nextNumber = 1 << iota
	samePerson
	sameRecord
	isResult
	sameRound
	sameDesk
	isAgain
)

func (w *writer) requests(m crew.Requests) {
	w.number(int64(len(m.List)))
	last := crew.Request{Desk: w.saw}
	var round, board journal.EnterResult // of the last result
	for _, r := range m.List {
		if r.Device != w.from {
			w.err = fmt.Errorf("request %d of device %d in a message of device %d", r.N, r.Device, w.from)
		}
		result, ok := r.Wish.(journal.EnterResult)
		flags := flagsOf(last, r)
		if ok {
			flags |= isResult
			if result.Section == round.Section && result.Round == round.Round {
				flags |= sameRound
			}
		}
		w.byte(flags)
		if flags&nextNumber == 0 {
			w.number(int64(r.N))
		}
		if flags&samePerson == 0 {
			w.text(r.By)
		}
		if flags&sameRecord == 0 {
			w.number(int64(r.Saw))
		}
		if flags&sameDesk == 0 {
			w.desk(r.Desk)
			w.varint(r.Since)
		}
		if flags&isAgain != 0 {
			w.number(int64(len(r.Was)))
			for _, o := range r.Was {
				w.number(int64(o.Device))
				w.number(o.Holder)
				w.number(int64(o.N))
			}
		}
		w.varint(r.At - last.At)
		if !ok {
			w.wish(r.Wish)
		} else {
			if flags&sameRound == 0 {
				w.number(int64(result.Section))
				w.number(int64(result.Round))
			}
			w.varint(int64(result.Board - board.Board))
			w.score(result.Score)
			round, board = result, result
		}
		last = r
	}
}

func flagsOf(last, r crew.Request) (flags byte) {
	if r.N == last.N+1 {
		flags |= nextNumber
	}
	if r.By == last.By {
		flags |= samePerson
	}
	if r.Saw == last.Saw {
		flags |= sameRecord
	}
	if r.Desk == last.Desk && r.Since == last.Since {
		flags |= sameDesk
	}
	if len(r.Was) > 0 {
		flags |= isAgain
	}
	return flags
}

func (w *writer) wish(c journal.Command) {
	name, text, err := crew.EncodeWish(c)
	if err != nil {
		w.err = err
	}
	w.text(name)
	w.bytes(text)
}

func (w *writer) facts(m crew.Facts) {
	w.number(int64(len(m.Answers)))
	for _, a := range m.Answers {
		w.number(int64(a.Device))
		w.number(int64(a.N))
		w.text(string(a.Reason))
		said := ""
		if a.Err != nil {
			said = a.Err.Error()
		}
		w.text(said)
		w.number(int64(a.Board))
		w.score(a.Score)
		w.number(int64(a.Seq))
	}
	w.batch(m.Batch)
}
