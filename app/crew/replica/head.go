package replica

import (
	"wasit/app/crew"
	"wasit/app/event/journal/file"
)

// EventTagOf returns the tag of an event's id.
func EventTagOf(id string) crew.EventTag {
	sum := file.Sum256([]byte(id))
	return crew.EventTag(sum[:8])
}

// HeadOf returns the head of what a device says.
func HeadOf(c Copy, p crew.Place) crew.Head {
	seq := c.State.Seq()
	digest := c.Chain.At(seq)
	h := crew.Head{Event: EventTagOf(c.State.Event().ID), From: p.Me, Holder: p.Holder, Desk: crew.DeskOf(c.State), Seq: seq, Mark: crew.Mark(digest[:8])}
	if _, joined := c.State.Holder(p.Me); !joined && p.Key != (crew.Key{}) {
		h.Sign = p.Public()
	}
	return h
}

// Has returns the digest after the last record of whoever sent a head, as far as the chain knows it, for [Copy.Batch]; the zero digest
// where the sender's records are other ones.
func (c Chain) Has(h crew.Head) crew.Digest {
	digest := c.At(h.Seq)
	if crew.Mark(digest[:8]) != h.Mark {
		return crew.Digest{}
	}
	return digest
}
