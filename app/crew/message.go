package crew

import (
	"fmt"

	"wasit/app/event/journal"
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

// A Mark is the beginning of a [Digest].
type Mark [8]byte

// A Head stands before every message: which event it is about, and what its sender has.
type Head struct {
	Event  EventTag
	From   journal.DeviceID // 0: a desk that has never moved
	Holder int64            // of the invitation of From; see [Place]
	Desk   Desk             // that the sender knows
	Seq    int              // how many records the sender has
	Mark   Mark             // of the last of them
	Sign   []byte           // the key by which its own invitations are known, until the desk has noted it
}

// A Key seals what a device and the desk say to each other. The zero key seals nothing: anybody can make such a message.
type Key [16]byte

// A Message is what one device says to another.
type Message struct {
	Head
	Body Body
}

// A Body is what a message is about: one of the types below.
type Body interface{ Kind() Kind }

// Hello says that the sender is there, and by its head what it has; it asks for what it lacks.
type Hello struct{ Name string } // of the device, in a person's words

// An Invitation gives a device its duty at an event, the key for what it says from now on, and the first records.
type Invitation struct {
	EventID, EventName string
	Device             journal.Device
	Key                Key
	Until              int64  // Unix milliseconds, by the desk's clock; later it no longer counts
	Offer              []byte // the first code of a link, if there is one
	Sign               []byte // the key that the invitation is signed with, by which further ones of the same desk are known
	Signer             Seed   // of the desk that writes it; it does not travel
	Batch              Batch  // may be empty
}

// Requests are what a device asks the desk to record, in order. All are of the device that sends them.
type Requests struct{ List []Request }

// Facts are the desk's answer: what became of requests, and the records that the device lacks; or a whole journal.
type Facts struct {
	Answers []Answer
	Batch   Batch // may be empty
}

// A Refusal says that the desk did not take a message at all.
type Refusal struct {
	Reason Reason
	Text   string // in words for a person; may be empty
}

// A LinkOffer and a LinkAnswer are the two codes of a link's handshake.
type (
	LinkOffer  struct{ Code []byte }
	LinkAnswer struct{ Code []byte }
)

func (Hello) Kind() Kind      { return KindHello }
func (Invitation) Kind() Kind { return KindInvitation }
func (Requests) Kind() Kind   { return KindRequests }
func (Facts) Kind() Kind      { return KindFacts }
func (Refusal) Kind() Kind    { return KindRefusal }
func (LinkOffer) Kind() Kind  { return KindLinkOffer }
func (LinkAnswer) Kind() Kind { return KindLinkAnswer }

// A Fault says what is wrong with bytes that are no message for this device.
type Fault string

// The faults.
const (
	Foreign Fault = "foreign" // it was not made by Wasit
	Newer   Fault = "newer"   // by a newer Wasit: update this one
	Older   Fault = "older"   // by an older Wasit: update that one
	Cut     Fault = "cut"     // its end is missing, or something follows it
	Changed Fault = "changed" // the seal does not fit: changed on the way, or sealed with the key of another device or event
	Large   Fault = "large"   // more than any message may hold
	Broken  Fault = "broken"  // the seal fits, and the body makes no sense
)

// A MessageError is a message that cannot be read. Nothing of it is used.
type MessageError struct {
	Fault Fault
	Kind  Kind // 0 where it is not known
	Err   error
}

func (e *MessageError) Error() string {
	text := fmt.Sprintf("crew: message of kind %d: %s", e.Kind, e.Fault)
	if e.Err != nil {
		text += ": " + e.Err.Error()
	}
	return text
}

// Unwrap returns the cause.
func (e *MessageError) Unwrap() error { return e.Err }
