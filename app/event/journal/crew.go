package journal

import (
	"fmt"
	"slices"
)

// Duty is what a device beside the desk may ask the desk to record.
type Duty string

// The duties.
const (
	DutyScorer  Duty = "scorer"  // results of published rounds
	DutyDoor    Duty = "door"    // the check-in
	DutyArbiter Duty = "arbiter" // both, and offences, rulings, claims; holds a copy with which it can become the desk
	DutyFloor   Duty = "floor"   // the same, with a copy without birth dates and remarks, which cannot become the desk
	DutyScreen  Duty = "screen"  // nothing: it shows
)

// Limits of a crew: how many devices an event may have had beside the desk, and how many may work at once.
const (
	maxCrew   = 1024
	maxAtWork = 128
)

// A DeviceID names a device in an event: a number drawn by lot when it was invited, below 2⁵³ so that every reader of JSON keeps it.
type DeviceID int64

// MaxDevice is the largest id of a device.
const MaxDevice DeviceID = 1<<53 - 1

func (id DeviceID) check() error {
	if id < 1 || id > MaxDevice {
		return &ValueError{Field: "device", Value: fmt.Sprint(id), Least: 1}
	}
	return nil
}

// A Device is one beside the desk, with what it may ask for.
type Device struct {
	ID      DeviceID  `json:"id"`
	Name    string    `json:"name"` // a person's words: "Ana's phone"
	Duty    Duty      `json:"duty"`
	Section SectionID `json:"section,omitzero"` // 0: all sections
	First   int       `json:"first,omitzero"`   // of the boards; 0: all boards
	Last    int       `json:"last,omitzero"`
	Via     DeviceID  `json:"via,omitzero"` // which invited it and passes on what it and the desk say; 0: the desk itself
}

// Serves reports whether a board is among those of the device.
func (d Device) Serves(id SectionID, board int) bool {
	return (d.Section == 0 || d.Section == id) && (d.First == 0 || d.First <= board && board <= d.Last)
}

func (d Device) check() error {
	if err := d.ID.check(); err != nil {
		return err
	}
	switch {
	case d.Duty != DutyScorer && d.Duty != DutyDoor && d.Duty != DutyArbiter && d.Duty != DutyFloor && d.Duty != DutyScreen:
		return &ValueError{Field: "duty", Value: string(d.Duty)}
	case d.First < 0 || d.Last < d.First || d.First == 0 && d.Last != 0:
		return &ValueError{Field: "boards", Value: fmt.Sprintf("%d–%d", d.First, d.Last)}
	case d.Via < 0 || d.Via > MaxDevice || d.Via == d.ID:
		return &ValueError{Field: "device", Value: fmt.Sprint(d.Via)}
	}
	return nil
}

// crewman is a device with what became of its requests.
type crewman struct {
	Device
	Invited   int64    `json:"invited,omitzero"` // when, Unix milliseconds by the desk's clock
	Holder    int64    `json:"holder,omitzero"`  // see [DeviceJoined]
	Joined    bool     `json:"joined,omitzero"`
	Sign      []byte   `json:"sign,omitempty"`
	For       DeviceID `json:"for,omitzero"`
	Dismissed bool     `json:"dismissed,omitzero"`
	Locked    bool     `json:"locked,omitzero"`
	WasDesk   bool     `json:"wasDesk,omitzero"`
	Taken     int      `json:"taken,omitzero"`    // its last request that was answered
	Refused   []int    `json:"refused,omitempty"` // those that were refused, ascending
	Own       []int    `json:"own,omitempty"`     // the last records that came of its requests, ascending
}

// maxOwn is how many records of a device are known as its own: more than it asks for before it hears of them.
const maxOwn = 512

// crew is who works at the event beside the desk. It is never changed in place, and no undoing touches it: what was answered once
// is not answered otherwise when the same request comes again.
type crew struct {
	Devices []crewman `json:"devices,omitempty"`
	Epoch   int       `json:"epoch,omitzero"` // how often the desk has moved to another device
	Desk    DeviceID  `json:"desk,omitzero"`  // the device that it moved to; 0 before the first move

	Moves    []Move    `json:"moves,omitempty"`    // of the desk, oldest first
	Disputes []Dispute `json:"disputes,omitempty"` // boards with two results, by record
	Calls    []Call    `json:"calls,omitempty"`    // boards that call the arbiter, by record
}

// A Move of the desk to another device.
type Move struct {
	Epoch int      `json:"epoch"`
	Desk  DeviceID `json:"desk"`
	Seq   int      `json:"seq"` // its record: what a device saw of another desk before it, it saw of this one too
	At    int64    `json:"at"`  // when: a device may become the desk twice, of two journals
}

// DeviceInvited gives a device a duty, or another one.
type DeviceInvited struct {
	Device
	For DeviceID `json:"for,omitzero"` // whose duty it takes over once it has joined: an invitation again
}

// In says that it concerns the event as a whole.
func (DeviceInvited) In() SectionID { return 0 }

func (e DeviceInvited) cleaned() (Event, error) {
	e.Name = Clean(e.Name)
	return e, checkText("device", e.Name, MaxName)
}

func (e DeviceInvited) nameless() Event {
	e.Name = ""
	return e
}

func (e DeviceInvited) apply(ed *edit) error {
	if err := e.check(); err != nil {
		return err
	}
	list := slices.Clone(ed.s.crew.Devices)
	if i := ed.s.crew.find(e.ID); i >= 0 {
		list[i].Device, list[i].Dismissed, list[i].Invited, list[i].For = e.Device, false, ed.rec.At, e.For
	} else {
		list = append(list, crewman{Device: e.Device, Invited: ed.rec.At, For: e.For})
	}
	if len(list) > maxCrew {
		return &LimitError{"devices", maxCrew, len(list)}
	}
	ed.s.crew.Devices = list
	return nil
}

// DeviceJoined says which of all devices took an invitation: the one that drew this number by lot when it did. An invitation that two
// devices took is of the first that the desk heard.
type DeviceJoined struct {
	ID     DeviceID `json:"id"`
	Holder int64    `json:"holder,omitzero"` // 0: a device from before these numbers
	Sign   []byte   `json:"sign,omitempty"`  // the key by which its own invitations are known, should it become the desk
}

// In says that it concerns the event as a whole.
func (DeviceJoined) In() SectionID { return 0 }

func (e DeviceJoined) nameless() Event { return e }

func (e DeviceJoined) apply(ed *edit) error {
	if e.Holder < 0 || e.Holder > int64(MaxDevice) || len(e.Sign) > MaxName {
		return &ValueError{Field: "device", Value: fmt.Sprint(e.Holder)}
	}
	var before DeviceID
	err := ed.crewman(e.ID, func(c *crewman) { c.Joined, c.Holder, c.Sign, c.For, before = true, e.Holder, e.Sign, 0, c.For })
	if err != nil || ed.s.crew.find(before) < 0 {
		return err
	}
	return ed.crewman(before, func(c *crewman) { c.Dismissed = true })
}

// DeviceDismissed takes a device's duty back.
type DeviceDismissed struct {
	ID    DeviceID `json:"id"`
	Flood bool     `json:"flood,omitzero"` // it asked for more than any person does
}

// In says that it concerns the event as a whole.
func (DeviceDismissed) In() SectionID { return 0 }

func (e DeviceDismissed) nameless() Event { return e }

func (e DeviceDismissed) apply(ed *edit) error {
	return ed.crewman(e.ID, func(c *crewman) { c.Dismissed = true })
}

// DeviceMarked notes of a device what is no duty: it is locked while it changes hands, or was the desk before.
type DeviceMarked struct {
	ID      DeviceID `json:"id"`
	Locked  bool     `json:"locked,omitzero"`
	WasDesk bool     `json:"wasDesk,omitzero"`
}

// In says that it concerns the event as a whole.
func (DeviceMarked) In() SectionID { return 0 }

func (e DeviceMarked) nameless() Event { return e }

func (e DeviceMarked) apply(ed *edit) error {
	return ed.crewman(e.ID, func(c *crewman) { c.Locked, c.WasDesk = e.Locked, e.WasDesk })
}

// RequestTaken notes that a request of a device was answered: with the other facts of its act, or with a refusal. A request that
// comes again is known by it, also after the desk was killed.
type RequestTaken struct {
	ID      DeviceID `json:"id"`
	N       int      `json:"n"` // counts the requests of the device
	Refused bool     `json:"refused,omitzero"`
}

// In says that it concerns the event as a whole.
func (RequestTaken) In() SectionID { return 0 }

func (e RequestTaken) nameless() Event { return e }

func (e RequestTaken) apply(ed *edit) error {
	i := ed.s.crew.find(e.ID)
	if i >= 0 && e.N != ed.s.crew.Devices[i].Taken+1 {
		return &SequenceError{Want: ed.s.crew.Devices[i].Taken + 1, Got: e.N}
	}
	return ed.crewman(e.ID, func(c *crewman) {
		if c.Taken = e.N; e.Refused {
			c.Refused = append(slices.Clip(c.Refused), e.N)
		}
		for seq := ed.rec.Act; seq < ed.rec.Seq; seq++ {
			c.Own = append(slices.Clip(c.Own[max(len(c.Own)-maxOwn, 0):]), seq)
		}
	})
}

// DeskTaken says that another device writes the journal from now on. A device that knows an older epoch may no longer write.
type DeskTaken struct {
	ID    DeviceID `json:"id"`
	Epoch int      `json:"epoch"`
}

// In says that it concerns the event as a whole.
func (DeskTaken) In() SectionID { return 0 }

func (e DeskTaken) nameless() Event { return e }

func (e DeskTaken) apply(ed *edit) error {
	if err := e.ID.check(); err != nil {
		return err
	}
	if e.Epoch <= ed.s.crew.Epoch {
		return &ValueError{Field: "epoch", Value: fmt.Sprint(e.Epoch), Least: ed.s.crew.Epoch + 1}
	}
	ed.s.crew.Epoch, ed.s.crew.Desk = e.Epoch, e.ID
	ed.s.crew.Moves = append(slices.Clip(ed.s.crew.Moves), Move{e.Epoch, e.ID, ed.rec.Seq, ed.rec.At})
	return nil
}

// nameless returns the crew without what persons called their devices.
func (c crew) nameless() crew {
	c.Devices = slices.Clone(c.Devices)
	for i := range c.Devices {
		c.Devices[i].Name = ""
	}
	c.Disputes = slices.Clone(c.Disputes)
	for i := range c.Disputes {
		c.Disputes[i].By = ""
	}
	c.Calls = slices.Clone(c.Calls)
	for i := range c.Calls {
		c.Calls[i].By, c.Calls[i].Device = "", ""
	}
	return c
}

func (c crew) find(id DeviceID) int {
	return slices.IndexFunc(c.Devices, func(m crewman) bool { return m.ID == id })
}

// crewman changes a copy of what is known of a device.
func (e *edit) crewman(id DeviceID, change func(*crewman)) error {
	i := e.s.crew.find(id)
	if i < 0 {
		return &ValueError{Field: "device", Value: fmt.Sprint(id)}
	}
	e.s.crew.Devices = slices.Clone(e.s.crew.Devices)
	change(&e.s.crew.Devices[i])
	return nil
}

// Epoch counts how often the desk has moved to another device; desk is the one it moved to, 0 before the first move.
func (s State) Epoch() (epoch int, desk DeviceID) { return s.crew.Epoch, s.crew.Desk }

// Crew returns the devices that have a duty, in order of their first invitation. The slice is the caller's.
func (s State) Crew() []Device {
	var list []Device
	for _, m := range s.crew.Devices {
		if !m.Dismissed {
			list = append(list, m.Device)
		}
	}
	return list
}

// DeviceOf returns a device that has a duty.
func (s State) DeviceOf(id DeviceID) (Device, bool) {
	i := s.crew.find(id)
	if i < 0 || s.crew.Devices[i].Dismissed {
		return Device{}, false
	}
	return s.crew.Devices[i].Device, true
}

// Holder returns the number of the device that took an invitation, ok only where one was heard.
func (s State) Holder(id DeviceID) (holder int64, ok bool) {
	i := s.crew.find(id)
	if i < 0 {
		return 0, false
	}
	return s.crew.Devices[i].Holder, s.crew.Devices[i].Joined
}

// IsLocked reports that a device changes hands: the desk takes nothing from it meanwhile.
func (s State) IsLocked(id DeviceID) bool {
	i := s.crew.find(id)
	return i >= 0 && s.crew.Devices[i].Locked
}

// WasDesk reports that a device was the desk before the present one, and helps since.
func (s State) WasDesk(id DeviceID) bool {
	i := s.crew.find(id)
	return i >= 0 && s.crew.Devices[i].WasDesk
}

// InvitedAt returns when a device was invited last, Unix milliseconds by the desk's clock; 0 for a stranger.
func (s State) InvitedAt(id DeviceID) int64 {
	i := s.crew.find(id)
	if i < 0 {
		return 0
	}
	return s.crew.Devices[i].Invited
}

// Succeeds returns the device whose duty an invited one takes over once it has joined; 0 where it has, or takes over none.
func (s State) Succeeds(id DeviceID) DeviceID {
	i := s.crew.find(id)
	if i < 0 {
		return 0
	}
	return s.crew.Devices[i].For
}

// SignOf returns the key by which the invitations of a device are known, should it become the desk; nil where it has none.
func (s State) SignOf(id DeviceID) []byte {
	i := s.crew.find(id)
	if i < 0 {
		return nil
	}
	return s.crew.Devices[i].Sign
}

// DeskMoves returns how the desk moved, oldest first. The slice is shared: read only.
func (s State) DeskMoves() []Move { return s.crew.Moves }

// Requests returns how many requests of a device were answered, and which of them were refused. The slice is shared: read only.
func (s State) Requests(id DeviceID) (taken int, refused []int) {
	i := s.crew.find(id)
	if i < 0 {
		return 0, nil
	}
	return s.crew.Devices[i].Taken, s.crew.Devices[i].Refused
}

// IsOwn reports whether a record came of a request of a device. Of each device the last hundreds of records are known.
func (s State) IsOwn(id DeviceID, seq int) bool {
	i := s.crew.find(id)
	if i < 0 {
		return false
	}
	_, own := slices.BinarySearch(s.crew.Devices[i].Own, seq)
	return own
}

// InviteDevice gives a device a duty, or another one.
type InviteDevice struct {
	Device
	For   DeviceID // whose duty it takes over once it has joined
	Again bool     // also where nothing is to change: its time begins again
}

func (c InviteDevice) decide(s State) ([]Event, error) {
	if err := c.check(); err != nil {
		return nil, err
	}
	if c.Section != 0 {
		if _, err := s.section(c.Section); err != nil {
			return nil, err
		}
	}
	if d, ok := s.DeviceOf(c.ID); ok && d == c.Device && !c.Again {
		return nil, nil
	}
	if n := len(s.Crew()); n >= maxAtWork {
		if _, there := s.DeviceOf(c.ID); !there {
			return nil, &LimitError{"devices", maxAtWork, n + 1}
		}
	}
	return []Event{DeviceInvited{c.Device, c.For}}, nil
}

// JoinDevice notes which device took an invitation.
type JoinDevice struct {
	ID     DeviceID
	Holder int64
	Sign   []byte
}

func (c JoinDevice) decide(State) ([]Event, error) { return []Event{DeviceJoined(c)}, nil }

// DismissDevice takes a device's duty back; what it asked for before stays.
type DismissDevice struct {
	ID    DeviceID
	Flood bool // it asked for more than any person does
}

func (c DismissDevice) decide(s State) ([]Event, error) {
	if _, ok := s.DeviceOf(c.ID); !ok {
		return nil, nil
	}
	return []Event{DeviceDismissed(c)}, nil
}

// MarkDevice locks a device that changes hands or lets it go on, and notes which was the desk before.
type MarkDevice DeviceMarked

func (c MarkDevice) decide(s State) ([]Event, error) {
	if i := s.crew.find(c.ID); i >= 0 && s.crew.Devices[i].Locked == c.Locked && s.crew.Devices[i].WasDesk == c.WasDesk {
		return nil, nil
	}
	return []Event{DeviceMarked(c)}, nil
}

// TakeRequest notes the answer to the next request of a device, in one act with what it asked for.
type TakeRequest struct {
	ID      DeviceID
	N       int
	Refused bool
}

func (c TakeRequest) decide(State) ([]Event, error) { return []Event{RequestTaken(c)}, nil }

// TakeDesk makes a device the desk.
type TakeDesk struct{ ID DeviceID }

func (c TakeDesk) decide(s State) ([]Event, error) {
	return []Event{DeskTaken{ID: c.ID, Epoch: s.crew.Epoch + 1}}, nil
}
