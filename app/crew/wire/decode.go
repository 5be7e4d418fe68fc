package wire

import (
	"encoding/binary"
	"fmt"
	"io"
	"unicode/utf8"

	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// A reader reads the parts of a message; after the first error it reads nothing more.
type reader struct {
	rest []byte
	from journal.DeviceID // who sent the message
	saw  crew.Desk        // that the sender knows
	kept bool             // this device wrote it for itself
	was  bool             // in version 1
	err  error
}

// maxText is more bytes than any text of a message has.
const maxText = 4 * journal.MaxText

func (r *reader) fail(format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf(format, args...)
	}
	r.rest = nil
}

func (r *reader) raw(n int) []byte {
	if r.err == nil && n > len(r.rest) {
		r.fail("%d bytes expected, %d are left: %w", n, len(r.rest), io.ErrUnexpectedEOF)
	}
	if r.err != nil {
		return make([]byte, min(n, sealSize))
	}
	out := r.rest[:n:n]
	r.rest = r.rest[n:]
	return out
}

func (r *reader) byte() byte { return r.raw(1)[0] }

// number reads a number from 0 to most.
func (r *reader) number(what string, most int64) int64 {
	n, size := binary.Uvarint(r.rest)
	if size <= 0 {
		r.fail("%s expected: %w", what, io.ErrUnexpectedEOF)
		return 0
	}
	if n > uint64(most) {
		r.fail("%s is %d, at most %d expected", what, n, most)
		return 0
	}
	r.rest = r.rest[size:]
	return int64(n)
}

func (r *reader) int(what string, most int) int { return int(r.number(what, int64(most))) }

func (r *reader) signed(what string) int64 {
	n, size := binary.Varint(r.rest)
	if size <= 0 {
		r.fail("%s expected: %w", what, io.ErrUnexpectedEOF)
		return 0
	}
	r.rest = r.rest[size:]
	return n
}

func (r *reader) bytes(what string, most int) []byte {
	n := r.int("the length of "+what, most)
	if r.err != nil || n == 0 {
		return nil
	}
	return r.raw(n)
}

func (r *reader) text(what string) string {
	b := r.bytes(what, maxText)
	if !utf8.Valid(b) {
		r.fail("%s is no text", what)
	}
	return string(b)
}

func (r *reader) score() (s journal.Score) {
	if b := r.bytes("a result", 8); r.err == nil {
		if err := s.UnmarshalText(b); err != nil {
			r.fail("%w", err)
		}
	}
	return s
}

func (r *reader) device() journal.DeviceID {
	return journal.DeviceID(r.number("a device", int64(journal.MaxDevice)))
}

// maxEpoch is more often than any desk moves.
const maxEpoch = 1 << 20

func (r *reader) desk() crew.Desk {
	epoch := r.int("an epoch", maxEpoch)
	return crew.Desk{Epoch: epoch, ID: r.device()}
}

func (r *reader) head() (h crew.Head) {
	copy(h.Event[:], r.raw(len(h.Event)))
	h.From = r.device()
	if !r.was {
		h.Holder = int64(r.device())
	}
	h.Desk = r.desk()
	h.Seq = r.int("a record", journal.MaxRecords)
	copy(h.Mark[:], r.raw(len(h.Mark)))
	if !r.was {
		h.Sign = r.bytes("a key", maxSign)
	}
	return h
}

func (r *reader) batch() (b crew.Batch) {
	b.Desk = r.desk()
	n := r.int("how many records", journal.MaxRecords)
	if r.err != nil || n == 0 {
		return b
	}
	copy(b.After[:], r.raw(len(b.After)))
	if r.err != nil {
		return b
	}
	var err error
	if b.Records, err = file.Decode(r.rest); err != nil {
		r.fail("%w", err)
	}
	if len(b.Records) != n {
		r.fail("%d records expected, %d are there", n, len(b.Records))
	}
	r.rest = nil // records are the last in a body
	return b
}

// body reads what a message is about; head are the bytes of its head.
func (r *reader) body(k crew.Kind, head []byte) crew.Body {
	switch k {
	case crew.KindHello:
		return crew.Hello{Name: r.text("a name")}
	case crew.KindInvitation:
		return r.invited(head)
	case crew.KindRequests:
		return r.requests()
	case crew.KindFacts:
		return r.facts()
	case crew.KindRefusal:
		return crew.Refusal{Reason: crew.Reason(r.text("a reason")), Text: r.text("words")}
	case crew.KindLinkOffer:
		return crew.LinkOffer{Code: r.bytes("a code", maxText)}
	case crew.KindLinkAnswer:
		return crew.LinkAnswer{Code: r.bytes("a code", maxText)}
	}
	r.fail("kind %d is not known", k)
	return nil
}

func (r *reader) invitation() (m crew.Invitation) {
	m.EventID, m.EventName = r.text("an event"), r.text("a name")
	d := &m.Device
	d.ID, d.Name, d.Duty = r.device(), r.text("a name"), journal.Duty(r.text("a duty"))
	d.Section = journal.SectionID(r.int("a section", journal.MaxSections))
	d.First, d.Last = r.int("a board", journal.MaxPlayers), r.int("a board", journal.MaxPlayers)
	copy(m.Key[:], r.raw(len(m.Key)))
	m.Until = r.signed("a time")
	m.Offer = r.bytes("a code", maxText)
	m.Sign = r.bytes("a key", maxSign)
	m.Batch = r.batch()
	return m
}

// Limits of what one message carries.
const (
	maxList = 10_000 // answers, and requests that this device keeps for itself
	maxSign = 32
)

func (r *reader) requests() (m crew.Requests) {
	n := r.int("how many requests", r.most())
	last := crew.Request{Device: r.from, Desk: r.saw}
	if r.was {
		last.Desk = crew.Desk{}
	}
	var result journal.EnterResult
	for i := 0; i < n && r.err == nil; i++ {
		flags := r.byte()
		if last.N++; flags&nextNumber == 0 {
			last.N = r.int("a number", journal.MaxRecords)
		}
		if flags&samePerson == 0 {
			last.By = r.text("a name")
		}
		if flags&sameRecord == 0 {
			last.Saw = r.int("a record", journal.MaxRecords)
		}
		if flags&sameDesk == 0 && !r.was {
			last.Desk, last.Since = r.desk(), r.signed("a time")
		}
		last.Was = nil
		if flags&isAgain != 0 && !r.was {
			last.Was = r.origins()
		}
		last.At += r.signed("a time")
		if flags&isResult == 0 {
			last.Wish = r.wish()
		} else {
			result = r.result(flags, result)
			last.Wish = result
		}
		m.List = append(m.List, last)
	}
	return m
}

func (r *reader) origins() (list []crew.Origin) {
	n := r.int("how many invitations", crew.MaxOrigins)
	for i := 0; i < n && r.err == nil; i++ {
		list = append(list, crew.Origin{Device: r.device(), Holder: int64(r.device()), N: r.int("a number", journal.MaxRecords)})
	}
	if n == 0 {
		r.fail("an invitation before expected")
	}
	return list
}

// most is how many requests a message may hold: more may stand in what a device keeps for itself.
func (r *reader) most() int {
	if r.kept {
		return maxList
	}
	return crew.MaxRequests
}

func (r *reader) result(flags byte, last journal.EnterResult) journal.EnterResult {
	if flags&sameRound == 0 {
		last.Section = journal.SectionID(r.int("a section", journal.MaxSections))
		last.Round = r.int("a round", journal.MaxRounds)
	}
	last.Board += int(min(max(r.signed("a board"), -journal.MaxPlayers), journal.MaxPlayers))
	last.Score = r.score()
	return last
}

func (r *reader) wish() journal.Command {
	name := r.text("a wish")
	text := r.bytes("a wish", maxSmall)
	if r.err != nil {
		return nil
	}
	c, err := crew.DecodeWish(name, text)
	if err != nil {
		r.fail("%w", err)
	}
	return c
}

func (r *reader) facts() (m crew.Facts) {
	n := r.int("how many answers", maxList)
	for i := 0; i < n && r.err == nil; i++ {
		a := crew.Answer{Device: r.device(), N: r.int("a number", journal.MaxRecords), Reason: crew.Reason(r.text("a reason"))}
		if said := r.text("words"); said != "" {
			a.Err = &crew.Said{Text: said}
		}
		a.Board = r.int("a board", journal.MaxPlayers)
		a.Score = r.score()
		a.Seq = r.int("a record", journal.MaxRecords)
		m.Answers = append(m.Answers, a)
	}
	m.Batch = r.batch()
	return m
}
