package wire

import (
	"fmt"

	"wasit/app/crew"
	"wasit/app/journal"
	"wasit/app/journal/file"
)

// Version of the language. A device that hears a newer one asks for an update.
const Version = 1

// Limits of a message, in bytes.
const (
	MaxBytes = 4 << 20          // as it travels
	maxBody  = journal.MaxBytes // of the body of one that carries records, whole
	maxSmall = 1 << 20          // of any other
)

// A Kind says what a message is.
type Kind byte

// The kinds. Their numbers are for ever.
const (
	KindHello      Kind = 1
	KindInvitation Kind = 2
	KindRequests   Kind = 3
	KindFacts      Kind = 4
	KindRefusal    Kind = 5
	KindLinkOffer  Kind = 6
	KindLinkAnswer Kind = 7
)

// An EventTag stands for an event on the way.
type EventTag [8]byte

// EventTagOf returns the tag of an event's id.
func EventTagOf(id string) EventTag {
	sum := file.Sum256([]byte(id))
	return EventTag(sum[:8])
}

// A Mark is the beginning of a [crew.Digest].
type Mark [8]byte

// A Head stands before every message: which event it is about, and what its sender has.
type Head struct {
	Event EventTag
	From  journal.DeviceID // 0: a desk that has never moved
	Desk  crew.Desk        // that the sender knows
	Seq   int              // how many records the sender has
	Mark  Mark             // of the last of them
}

// HeadOf returns the head of what a device says.
func HeadOf(c crew.Copy) Head {
	seq := c.State.Seq()
	digest := c.Chain.At(seq)
	return Head{EventTagOf(c.State.Event().ID), c.Me, crew.DeskOf(c.State), seq, Mark(digest[:8])}
}

// Has returns the digest behind the sender's last record as far as chain knows it, for [crew.Copy.Batch]; the zero digest where the
// sender's records are other ones.
func (h Head) Has(chain crew.Chain) crew.Digest {
	digest := chain.At(h.Seq)
	if Mark(digest[:8]) != h.Mark {
		return crew.Digest{}
	}
	return digest
}

// A Message is what one device says to another.
type Message struct {
	Head
	Body Body
}

// A Body is what a message is about: one of the types below.
type Body interface {
	kind() Kind
	write(*writer)
}

// Hello says that the sender is there, and by its head what it has; it asks for what it lacks.
type Hello struct{ Name string } // of the device, in a person's words

// An Invitation gives a device its duty at an event, the key for what it says from now on, and the first records.
type Invitation struct {
	EventID, EventName string
	Device             journal.Device
	Key                Key
	Until              int64      // Unix milliseconds, by the desk's clock; later it counts no more
	Offer              []byte     // the first code of a link, if there is one
	Batch              crew.Batch // may be empty
}

// Requests are what a device asks the desk to record, in order. All are of the device that sends them.
type Requests struct{ List []crew.Request }

// Facts are the desk's answer: what became of requests, and the records that the device lacks; or a whole journal.
type Facts struct {
	Answers []crew.Answer
	Batch   crew.Batch // may be empty
}

// A Refusal says that the desk did not take a message at all.
type Refusal struct {
	Reason crew.Reason
	Text   string // in words for a person; may be empty
}

// A LinkOffer and a LinkAnswer are the two codes of a link's handshake.
type (
	LinkOffer  struct{ Code []byte }
	LinkAnswer struct{ Code []byte }
)

func (Hello) kind() Kind      { return KindHello }
func (Invitation) kind() Kind { return KindInvitation }
func (Requests) kind() Kind   { return KindRequests }
func (Facts) kind() Kind      { return KindFacts }
func (Refusal) kind() Kind    { return KindRefusal }
func (LinkOffer) kind() Kind  { return KindLinkOffer }
func (LinkAnswer) kind() Kind { return KindLinkAnswer }

// A Fault says what is wrong with bytes that are no message for this device.
type Fault string

// The faults.
const (
	Foreign Fault = "foreign" // it was not made by Wasit
	Newer   Fault = "newer"   // by a newer Wasit: update this one
	Cut     Fault = "cut"     // its end is missing, or something follows it
	Changed Fault = "changed" // the seal does not fit: changed on the way, or sealed with the key of another device or event
	Large   Fault = "large"   // more than any message may hold
	Broken  Fault = "broken"  // the seal fits, and the body makes no sense
)

// An Error is a message that cannot be read. Nothing of it is used.
type Error struct {
	Fault Fault
	Kind  Kind // 0 where it is not known
	Err   error
}

func (e *Error) Error() string {
	text := fmt.Sprintf("wire: message of kind %d: %s", e.Kind, e.Fault)
	if e.Err != nil {
		text += ": " + e.Err.Error()
	}
	return text
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }
