package journal

// Kind names a type of event in the journal, for ever.
type Kind string

// An Event is a past-tense fact with plain fields. The types of this package are all there are: see the table of kinds.
type Event interface {
	// In returns the section it concerns, 0 for the event as a whole.
	In() SectionID
	// nameless returns the fact without personal data and free text.
	nameless() Event
	// apply changes e, which holds a copy of the state. It checks that the fact fits the structure of the state; whether
	// it was wise was decided before, by Decide.
	apply(e *edit) error
}

// InSection is what every fact about one section begins with.
type InSection struct {
	Section SectionID `json:"section"`
}

// In names the section that the fact concerns; it is part of [Event].
func (i InSection) In() SectionID { return i.Section }

// A cleaner is a fact that holds texts, or values to be checked before it is read or recorded.
type cleaner interface {
	// cleaned returns the fact with its texts normalised, or the text or value that cannot be stored.
	cleaned() (Event, error)
}

func clean(e Event) (Event, error) {
	if c, ok := e.(cleaner); ok {
		return c.cleaned()
	}
	return e, nil
}

// Record is one line of the journal: a fact, who recorded it where and when.
type Record struct {
	Seq     int    // from 1, without gaps
	Act     int    // Seq of the first record of the same act; an act is stored whole or not at all
	At      int64  // Unix milliseconds, given by the device
	Device  string // short name of the device or tab
	By      string // person, empty if unknown
	Version int    // of the event's kind
	Event   Event
}

// Kind returns the name of the fact.
func (r Record) Kind() Kind { return kindOf(r.Event) }

// Section returns the section that the fact concerns, 0 for the event as a whole.
func (r Record) Section() SectionID { return r.Event.In() }

// private is a fact that holds what does not travel to devices which only score, check in or show.
type private interface {
	// public returns the fact without birth dates, remarks and notes; names stay.
	public() Event
}

// Public returns the record as it may travel to a device that only scores, checks in or shows.
func (r Record) Public() Record {
	if p, ok := r.Event.(private); ok {
		r.Event = p.public()
	}
	return r
}

// Stamp is who records when and where.
type Stamp struct {
	At     int64 // Unix milliseconds
	Device string
	By     string
}

// Cleaned returns by with its names normalised; *TextError if one is longer than [MaxName].
func (by Stamp) Cleaned() (Stamp, error) {
	by.Device, by.By = Clean(by.Device), Clean(by.By)
	for _, text := range []string{by.Device, by.By} {
		if err := checkText("by", text, MaxName); err != nil {
			return by, err
		}
	}
	return by, nil
}

// Records numbers events as one act after s. Names of device and person are cleaned and cut to [MaxName].
func (s State) Records(by Stamp, events ...Event) []Record { return s.records(s.seq+1, by, events) }

func (s State) records(act int, by Stamp, events []Event) []Record {
	device, person := shortened(by.Device), shortened(by.By)
	records := make([]Record, len(events))
	for i, e := range events {
		records[i] = Record{Seq: s.seq + 1 + i, Act: act, At: by.At, Device: device, By: person,
			Version: rowOf(e).version(), Event: e}
	}
	return records
}
