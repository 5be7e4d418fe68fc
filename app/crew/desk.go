package crew

import (
	"wasit/app/event/journal"
)

// A Request asks the desk to record what a person did on a device.
type Request struct {
	Device journal.DeviceID
	N      int   // counts the requests of the device, from 1
	Saw    int   // the last record that the device had when the person acted
	At     int64 // Unix milliseconds, by the clock of the device
	By     string
	Wish   journal.Command // one of those that [Duty] may wish for
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
	Replaced  Reason = "replaced"  // this device is the desk no longer
)

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
	case !invited:
		a.Reason = Uninvited
		return nil, s, a
	case r.N != taken+1:
		a.Reason = Missing
		return nil, s, a
	}
	stamp := journal.Stamp{At: at, Device: device.Name, By: r.By}
	note := journal.TakeRequest{ID: r.Device, N: r.N}
	if a = standing(s, device, r, a); a.Reason == "" {
		if act, after, a.Err = journal.Decide(s, stamp, r.Wish, note); a.Err == nil {
			return act, after, a
		}
		a.Reason = Refused
	}
	note.Refused = true
	act, after, err := journal.Decide(s, stamp, note)
	if err != nil { // nothing stands in the way of the next number of a device that is there
		a.Reason, a.Err = Refused, err
		return nil, s, a
	}
	return act, after, a
}

// standing reports what speaks against a request before the journal is asked.
func standing(s journal.State, d journal.Device, r Request, a Answer) Answer {
	if !May(d, r.Wish) {
		a.Reason = Beyond
		return a
	}
	if section, ok := ofLastRound(r.Wish); ok {
		if round, ok := lastRound(s, section); ok && round.Seq > r.Saw {
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
	if seen := b.Seq <= r.Saw || s.IsOwn(r.Device, b.Seq); !seen && (c.blind || b.Score != c.score) {
		a.Reason, a.Board, a.Score, a.Seq = Entered, b.Number, b.Score, b.Seq
	}
	return a
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
