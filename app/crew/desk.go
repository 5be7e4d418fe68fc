package crew

import (
	"slices"

	"wasit/app/event/journal"
)

// A Request asks the desk to record what a person did on a device.
type Request struct {
	Device journal.DeviceID
	N      int   // counts the requests of the device, from 1
	Desk   Desk  // that wrote the journal which the person saw
	Since  int64 // when that one became the desk; 0 for the first one
	Saw    int   // the last record of it that the device had when the person acted
	At     int64 // Unix milliseconds, by the clock of the device
	By     string
	Wish   journal.Command // one of those that [Duty] may wish for
	Was    []Origin        // under which it left the device, where that has got another invitation since
}

// An Origin is a request as it was asked under an invitation before.
type Origin struct {
	Device journal.DeviceID
	Holder int64
	N      int
}

// A Reason says why the desk did not take a request.
type Reason string

// The reasons.
const (
	Uninvited Reason = "uninvited" // the device has no duty at this event, or none any more
	Beyond    Reason = "beyond"    // its duty does not hold this
	Entered   Reason = "entered"   // the board has another result, which the device had not seen
	Refused   Reason = "refused"   // the journal refuses it: the round is closed, the player has left, …
	Missing   Reason = "missing"   // an earlier request of the device has not come yet
	Replaced  Reason = "replaced"  // this device is no longer the desk
	Occupied  Reason = "occupied"  // another device took the same invitation, and was heard first
	Expired   Reason = "expired"   // nobody took the invitation in time, by the desk's own clock
	Flooded   Reason = "flooded"   // the device asked for more than any person does, and is set aside
	Locked    Reason = "locked"    // the device changes hands; the same request is taken later
	Full      Reason = "full"      // the journal keeps what room is left for the desk itself
)

// Limits of what devices may ask for: an event must not end by a phone that went wrong, or by a stranger's.
const (
	MaxRequests = 1000                        // in one message
	MaxOrigins  = 32                          // of a request: more invitations than a device gets at an event
	maxRefused  = 300                         // of one device: then it is set aside
	maxAsked    = 8000                        // of one device, likewise
	forDevices  = journal.MaxRecords - 50_000 // after this record the desk alone writes
)

// ValidFor is how long nobody may have taken an invitation, Unix milliseconds: a day of an event.
const ValidFor = 12 * 60 * 60 * 1000

// Admit hears at the desk that a device speaks under an invitation. The first one is noted; a further one is refused, and so is one that
// comes too late.
func Admit(s journal.State, by journal.Stamp, id journal.DeviceID, holder int64, sign []byte) (act []journal.Record, after journal.State, refused Reason) {
	if _, invited := s.DeviceOf(id); !invited {
		return nil, s, Uninvited
	}
	taken, _ := s.Requests(id)
	switch known, joined := s.Holder(id); {
	case joined && known == holder:
		return nil, s, ""
	case joined:
		return nil, s, Occupied
	case taken == 0 && s.InvitedAt(id)+ValidFor < by.At:
		return nil, s, Expired
	}
	act, after, err := journal.Decide(s, by, journal.JoinDevice{ID: id, Holder: holder, Sign: sign})
	if err != nil {
		return nil, s, Uninvited
	}
	return act, after, ""
}

// Take decides at the desk what a device asks for, one request after the other; see [Decide]. A device that asks for more than any person
// does is set aside.
func Take(s journal.State, at int64, list []Request) (facts []journal.Record, after journal.State, answers []Answer) {
	after = s
	for _, r := range list {
		act, next, a := Decide(after, at, r)
		facts, after, answers = append(facts, act...), next, append(answers, a)
		taken, refused := after.Requests(r.Device)
		if len(act) == 0 || len(refused) < maxRefused && taken < maxAsked {
			continue
		}
		if act, next, err := journal.Decide(after, journal.Stamp{At: at}, journal.DismissDevice{ID: r.Device, Flood: true}); err == nil {
			facts, after = append(facts, act...), next
		}
	}
	return facts, after, answers
}

// An Answer is what became of a request. The zero Reason means that its facts are in the journal.
type Answer struct {
	Device journal.DeviceID
	N      int
	Reason Reason
	Err    error // of [Refused], as the journal words it
	Board  int   // of [Entered]: the result that stands, and its record
	Score  journal.Score
	Seq    int
}

// Said is why something was refused, in words for the person: what is left of an error on its way from another device.
type Said struct{ Text string }

func (e *Said) Error() string { return e.Text }

// Decide decides a request at the desk. The records are to be stored before the answer leaves; none means that nothing changed. A request that
// was answered before is answered alike again.
func Decide(s journal.State, at int64, r Request) (act []journal.Record, after journal.State, a Answer) {
	a = Answer{Device: r.Device, N: r.N}
	taken, refused := s.Requests(r.Device)
	device, invited := s.DeviceOf(r.Device)
	switch {
	case r.N >= 1 && r.N <= taken:
		for _, n := range refused {
			if n == r.N {
				a.Reason = Refused
			}
		}
		return nil, s, a
	case !invited && len(refused) >= maxRefused:
		a.Reason = Flooded
		return nil, s, a
	case !invited:
		a.Reason = Uninvited
		return nil, s, a
	case s.IsLocked(r.Device):
		a.Reason = Locked
		return nil, s, a
	case s.Seq() > forDevices:
		a.Reason = Full
		return nil, s, a
	case r.N != taken+1:
		a.Reason = Missing
		return nil, s, a
	}
	stamp := journal.Stamp{At: at, Device: device.Name, By: r.By}
	note := journal.TakeRequest{ID: r.Device, N: r.N}
	if was, there := decided(s, r.Was); there {
		note.Refused = was
		if act, after, a.Err = journal.Decide(s, stamp, note); a.Err == nil && was {
			a.Reason = Refused
		}
		return act, after, a
	}
	if a = standing(s, device, r, a); a.Reason == "" {
		if act, after, a.Err = journal.Decide(s, stamp, r.Wish, note); a.Err == nil {
			return act, after, a
		}
		a.Reason = Refused
	}
	note.Refused = true
	if conflict, ok := conflictOf(r); ok && a.Reason == Entered {
		if act, after, err := journal.Decide(s, stamp, conflict, note); err == nil {
			return act, after, a
		}
	}
	act, after, err := journal.Decide(s, stamp, note)
	if err != nil { // nothing stands in the way of the next number of a device that is there
		a.Reason, a.Err = Refused, err
		return nil, s, a
	}
	return act, after, a
}

// mayInvite reports that a device is new, or was invited by the one that invites it again; one that was sent away stays so.
func mayInvite(s journal.State, d journal.Device) bool {
	known, there := s.DeviceOf(d.ID)
	_, desk := s.Epoch()
	return d.ID != desk && (s.InvitedAt(d.ID) == 0 || there && known.Via == d.Via)
}

// decided reports whether a request was answered under an invitation before, and refused then.
func decided(s journal.State, was []Origin) (refused, ok bool) {
	for _, o := range was {
		holder, _ := s.Holder(o.Device)
		taken, list := s.Requests(o.Device)
		if o.N >= 1 && o.N <= taken && holder == o.Holder {
			return slices.Contains(list, o.N), true
		}
	}
	return false, false
}

// standing reports what speaks against a request before the journal is asked.
func standing(s journal.State, d journal.Device, r Request, a Answer) Answer {
	if !May(d, r.Wish) {
		a.Reason = Beyond
		return a
	}
	if w, ok := r.Wish.(journal.InviteDevice); ok && !mayInvite(s, w.Device) {
		a.Reason = Beyond
		return a
	}
	if section, ok := ofLastRound(r.Wish); ok {
		if round, ok := lastRound(s, section); ok && round.Seq > sawOf(s, r) {
			a.Reason, a.Err = Refused, &journal.LaterRoundError{Section: section, Round: round.Number - 1, Later: round.Number}
		}
		return a
	}
	c, ok := changeOf(r.Wish)
	if !ok {
		return a
	}
	round, ok := s.Round(c.section, c.round)
	if !ok || c.board < 1 || c.board > len(round.Boards) {
		return a // the journal says so
	}
	b := round.Boards[c.board-1]
	if seen := b.Seq <= sawOf(s, r) || s.IsOwn(r.Device, b.Seq); !seen && (c.blind || b.Score != c.score) {
		a.Reason, a.Board, a.Score, a.Seq = Entered, b.Number, b.Score, b.Seq
	}
	return a
}

// sawOf returns up to which record of this journal a person had seen it when a request was made. Of a desk before this one that is no more
// than what this desk took over; of a desk that this journal knows nothing of, or of more records than there are, it is nothing.
func sawOf(s journal.State, r Request) int {
	var wrote Desk
	var since int64
	for _, m := range s.DeskMoves() {
		if wrote == r.Desk && since == r.Since {
			return min(r.Saw, m.Seq-1)
		}
		wrote, since = Desk{m.Epoch, m.Desk}, m.At
	}
	if wrote != r.Desk || since != r.Since || r.Saw > s.Seq() {
		return 0
	}
	return r.Saw
}

// since is when the desk of a journal became it; 0 for the first one.
func since(s journal.State) int64 {
	moves := s.DeskMoves()
	if len(moves) == 0 {
		return 0
	}
	return moves[len(moves)-1].At
}

// conflictOf notes the result that a request claims for a board that has another one; ok is false for a request of something else.
func conflictOf(r Request) (c journal.DisputeResult, ok bool) {
	c = journal.DisputeResult{Device: r.Device, By: r.By, Time: r.At}
	switch w := r.Wish.(type) {
	case journal.EnterResult:
		c.Section, c.Round, c.Board, c.Score = w.Section, w.Round, w.Board, w.Score
	case journal.CorrectResult:
		c.Section, c.Round, c.Board, c.Score = w.Section, w.Round, w.Board, w.Score
	default:
		return c, false
	}
	return c, true
}

// A change is what a wish does to the result of a board.
type change struct {
	section      journal.SectionID
	round, board int
	score        journal.Score
	blind        bool // it changes whatever result stands, so that its person must have seen it
}

// changeOf returns what a wish does to a result; ok is false for one that touches none.
func changeOf(c journal.Command) (ch change, ok bool) {
	switch c := c.(type) {
	case journal.EnterResult:
		return change{c.Section, c.Round, c.Board, c.Score, false}, true
	case journal.CorrectResult:
		return change{c.Section, c.Round, c.Board, c.Score, false}, true
	case journal.CorrectForPenalty:
		return change{c.Section, c.Round, c.Board, c.Score, true}, true
	case journal.ClearResult:
		return change{section: c.Section, round: c.Round, board: c.Board, blind: true}, true
	case journal.ReverseColors:
		return change{section: c.Section, round: c.Round, board: c.Board, blind: true}, true
	}
	return change{}, false
}

// ofLastRound reports that a wish means the last round of a section, without naming it: it may come when a further one is paired.
func ofLastRound(c journal.Command) (id journal.SectionID, ok bool) {
	switch c := c.(type) {
	case journal.CheckResult:
		return c.Section, true
	case journal.StartRound:
		return c.Section, true
	}
	return 0, false
}

func lastRound(s journal.State, id journal.SectionID) (journal.Round, bool) {
	sec, ok := s.Section(id)
	if !ok {
		return journal.Round{}, false
	}
	return s.Round(id, sec.Round)
}

// A Desk names who writes the journal: of two, the one with the larger epoch, and of the same epoch that with the larger id.
type Desk struct {
	Epoch int
	ID    journal.DeviceID
}

// DeskOf returns the desk as a state knows it.
func DeskOf(s journal.State) Desk {
	epoch, id := s.Epoch()
	return Desk{epoch, id}
}

// Before reports that d was replaced by other.
func (d Desk) Before(other Desk) bool {
	return d.Epoch < other.Epoch || d.Epoch == other.Epoch && d.ID < other.ID
}
