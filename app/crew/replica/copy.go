// Package replica is the copy of an event's journal that a device holds, and how it grows by what a desk sends. Each record has a digest
// made of all before it, so that two devices see at one number whether they hold the same journal, and where they part.
package replica

import (
	"wasit/app/crew"
	"wasit/app/event/journal"
)

// A Copy is what a device holds of the journal, as far as it came. The desk's is the journal itself. It is a value; what its methods
// return is stored before anything leaves the device.
type Copy struct {
	Records []journal.Record
	State   journal.State
	Chain   Chain // of the records as they are
	Shown   Chain // of the records as they travel to devices that only score, check in or show
}

// Batch returns what a device of a duty lacks that has records up to seq, with their digest: what follows them, or the whole
// journal where it has another one.
func (c Copy) Batch(duty journal.Duty, seq int, has crew.Digest) crew.Batch {
	chain := c.ChainFor(duty)
	if seq < 0 || seq > len(c.Records) || has != chain.At(seq) {
		seq = 0
	}
	return crew.Batch{Desk: crew.DeskOf(c.State), After: chain.At(seq), Records: crew.Travels(duty, c.Records[seq:])}
}

// Add takes what a desk sent. Records that are there already are passed over; a whole journal of a desk that follows this copy's
// takes its place. A batch of a desk that was replaced changes nothing.
func (c Copy) Add(b crew.Batch) (Copy, error) {
	if len(b.Records) == 0 || b.Desk.Before(crew.DeskOf(c.State)) {
		return c, nil
	}
	first := b.Records[0].Seq
	chain, err := Chain{b.After}.Extend(b.Records)
	if err != nil {
		return c, err
	}
	have := c.State.Seq()
	known := min(max(have-first+1, 0), len(b.Records))
	if first-1 <= have && chain[known] == c.Chain.At(first-1+known) {
		return c.follow(b.Records[known:])
	}
	if first != 1 || crew.DeskOf(c.State) == b.Desk && have > 0 {
		return c, &crew.PartedError{Have: have, First: first}
	}
	fresh, err := Copy{}.follow(b.Records)
	if err != nil {
		return c, err
	}
	return fresh, nil
}

// Append adds records that this device wrote itself, as the desk.
func (c Copy) Append(records []journal.Record) (Copy, error) { return c.follow(records) }

// follow appends records after the last.
func (c Copy) follow(records []journal.Record) (Copy, error) {
	after, err := journal.Fold(c.State, records)
	if err != nil {
		return c, err
	}
	return c.with(records, after)
}

// with returns the copy after records that led to a state.
func (c Copy) with(records []journal.Record, after journal.State) (Copy, error) {
	chain, err := c.Chain.Extend(records)
	if err != nil {
		return c, err
	}
	shown, err := c.Shown.Extend(crew.Travels(journal.DutyScorer, records))
	if err != nil {
		return c, err
	}
	c.Records = append(c.Records[:len(c.Records):len(c.Records)], records...)
	c.State, c.Chain, c.Shown = after, chain, shown
	return c, nil
}

// ChainFor is the chain of the journal as it travels to a device of a duty.
func (c Copy) ChainFor(duty journal.Duty) Chain {
	if duty == journal.DutyArbiter {
		return c.Chain
	}
	return c.Shown
}
