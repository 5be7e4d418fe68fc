package journal

import (
	"bytes"
	"slices"
	"strconv"

	"wasit/app/event/journal/ledger"
	"wasit/app/lists/alike"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// State is an event as its facts made it. It never changes: Apply returns another one that shares what stayed the same,
// so old states stay valid. The zero State is before the first fact.
type State struct {
	id       StateID
	seq      int
	at       int64
	created  bool
	info     EventInfo
	finished bool
	nameless bool
	sections []*section
	players  []*Player // of id i+1; nil where removed
	notes    []Note
	wordings []Wording
	schools  alike.Decisions // what was said of spellings of schools; never changed in place
	signed   signed
	families families
	crew     crew
	past     []past // the last acts that can be taken back whole, oldest first; not part of a snapshot
}

// section is what the facts say of one section. Shared between states: copied before every change.
type section struct {
	ID            SectionID      `json:"id"`
	Config        SectionConfig  `json:"config"`
	Color         swiss.Color    `json:"color,omitzero"`
	ColorSeed     lot.Seed       `json:"colorSeed,omitzero,string"`
	ByHand        bool           `json:"colorByHand,omitzero"`
	Ordered       bool           `json:"ordered,omitzero"`
	Arranged      bool           `json:"arranged,omitzero"` // the numbers were arranged by hand or drawn from envelopes
	Forbidden     []Forbidden    `json:"forbidden,omitempty"`
	Virtual       []Acceleration `json:"virtual,omitempty"`
	Lots          []Lot          `json:"lots,omitempty"`
	Values        []GivenValue   `json:"values,omitempty"`  // calculated elsewhere
	Periods       []Period       `json:"periods,omitempty"` // ascending
	Rounds        []*round       `json:"rounds,omitempty"`
	Marks         []Mark         `json:"marks,omitempty"`
	CheckIn       CheckIn        `json:"checkIn,omitzero"`
	Hall          Hall           `json:"hall,omitzero"`
	Prizes        Prizes         `json:"prizes,omitzero"`
	Moves         []Moves        `json:"moves,omitempty"`
	Rating        Rating         `json:"rating,omitzero"`
	Days          []RoundDay     `json:"days,omitempty"` // of round i+1
	MatchDays     []MatchDay     `json:"matchDays,omitempty"`
	Carried       Carried        `json:"carried,omitzero"`
	Deeds         []Deed         `json:"deeds,omitempty"` // what the minutes tell beside the rounds
	Mode          Mode           `json:"mode,omitzero"`
	Remarks       []Remark       `json:"remarks,omitempty"` // what the report says of departures, in FIDE mode and after it
	Foreign       []string       `json:"foreign,omitempty"` // lines of remarks of the report by which it was taken over
	ledger.Ledger                // what the arbiter's desk noted
	players       int            // how many players it has
}

// round is one paired round. pairs and absent are never changed in place.
type round struct {
	System    string       `json:"system"`
	Engine    string       `json:"engine,omitzero"`
	Pairs     []Pair       `json:"pairs"`
	PAB       PlayerID     `json:"pab,omitzero"`
	Absent    []Absence    `json:"absent,omitempty"`
	Results   []*Result    `json:"-"` // by board, the last one; nil: none yet
	Published int64        `json:"published,omitzero"`
	Closed    int64        `json:"closed,omitzero"`
	Seq       int          `json:"seq"` // of RoundPaired
	At        int64        `json:"at"`
	ByHand    []int        `json:"byHand,omitempty"`  // boards changed by hand after the engine, ascending
	Steps     []MatchStep  `json:"steps,omitempty"`   // of matches of several games, in order
	Lineups   []Lineup     `json:"lineups,omitempty"` // of teams, as given
	History   history      `json:"results,omitzero"`  // of a snapshot only: Results with their history
	Started   int64        `json:"started,omitzero"`
	Checks    []Check      `json:"checks,omitempty"` // second opinions, oldest first
	Caps      []boardCap   `json:"caps,omitempty"`   // games that the cap stopped
	Rated     []ratedScore `json:"rated,omitempty"`  // results that the rating report alone has
	Made      []Pair       `json:"made,omitempty"`   // what was drafted, once the arbiter changed it
	MadePAB   PlayerID     `json:"madePAB,omitzero"`
	Apart     Apart        `json:"apart,omitzero"`
	Schools   [][]PlayerID `json:"schools,omitempty"` // that a drawn knock-out keeps apart
}

// Result is one entry of a board's result and the entry that it replaced.
type Result struct {
	Score     Score
	Seq       int // its record
	At        int64
	Corrected bool // by a correction
	Prev      *Result
}

// StateID tells a state from every other one of this run of the program: what was computed from a state is known by it. The number of the
// last fact is not enough: an act that could not be stored, or that the desk refused, leaves its number to another. It is compared, no more.
type StateID *byte

// ID returns which state this is; nil before the first fact.
func (s State) ID() StateID { return s.id }

// Seq returns the number of the last fact, 0 before the first.
func (s State) Seq() int { return s.seq }

// At returns when the last fact was recorded, Unix milliseconds.
func (s State) At() int64 { return s.at }

// Exists reports whether the event was created.
func (s State) Exists() bool { return s.created }

// Event returns the event's own data.
func (s State) Event() EventInfo { return s.info }

// IsFinished reports whether the event is over; then it must be reopened before anything changes.
func (s State) IsFinished() bool { return s.finished }

// IsAnonymous reports whether the personal data are gone.
func (s State) IsAnonymous() bool { return s.nameless }

// Notes returns the notes of the log, oldest first. The slice is the caller's.
func (s State) Notes() []Note { return slices.Clone(s.notes) }

func (s State) section(id SectionID) (*section, error) {
	for _, sec := range s.sections {
		if sec.ID == id {
			return sec, nil
		}
	}
	return nil, &UnknownError{Section: id}
}

// roundOf returns a section and one of its rounds.
func (s State) roundOf(id SectionID, n int) (*section, *round, error) {
	sec, err := s.section(id)
	if err != nil {
		return nil, nil, err
	}
	r, err := sec.round(n)
	return sec, r, err
}

func (s State) player(id PlayerID) (*Player, error) {
	if id < 1 || int(id) > len(s.players) || s.players[id-1] == nil {
		return nil, &UnknownError{Player: id}
	}
	return s.players[id-1], nil
}

func (s State) playerIn(sec SectionID, id PlayerID) (*Player, error) {
	p, err := s.player(id)
	if err != nil || p.Section != sec {
		return nil, &UnknownError{Section: sec, Player: id}
	}
	return p, nil
}

func (sec *section) round(r int) (*round, error) {
	if r < 1 || r > len(sec.Rounds) {
		return nil, &UnknownError{Section: sec.ID, Round: r}
	}
	return sec.Rounds[r-1], nil
}

// members returns the players of a section in order of entry.
func (s State) members(id SectionID) []*Player {
	var list []*Player
	if sec, err := s.section(id); err == nil {
		list = make([]*Player, 0, sec.players)
	}
	for _, p := range s.players {
		if p != nil && p.Section == id {
			list = append(list, p)
		}
	}
	return list
}

// firstNaming returns the first round whose record names the player, 0 if none does.
func (sec *section) firstNaming(who PlayerID) int {
	for i, r := range sec.Rounds {
		if _, found := r.find(who); found || r.PAB == who ||
			slices.ContainsFunc(r.Absent, func(a Absence) bool { return a.Player == who }) {
			return i + 1
		}
	}
	return 0
}

// Image is a state as plain data, all but the memory of what can be undone: what a snapshot holds. The state that [Image.State]
// makes of it is the same as a replay of all records, but a record that takes back one before the image does not fit on top
// of it (*UndoError).
type Image struct {
	Seq      int             `json:"n"`
	At       int64           `json:"t"`
	Info     EventInfo       `json:"event"`
	Finished bool            `json:"finished,omitzero"`
	Nameless bool            `json:"nameless,omitzero"`
	Sections []*section      `json:"sections,omitempty"`
	Players  []*Player       `json:"players,omitempty"`
	Notes    []Note          `json:"notes,omitempty"`
	Wordings []Wording       `json:"wordings,omitempty"`
	Schools  alike.Decisions `json:"schools,omitempty"`
	Signed   signed          `json:"signed,omitzero"`
	Families families        `json:"families,omitzero"`
	Crew     crew            `json:"crew,omitzero"`
}

// Image returns the image of s. It shares its parts: read only.
func (s State) Image() Image {
	i := Image{Seq: s.seq, At: s.at, Info: s.info, Finished: s.finished, Nameless: s.nameless,
		Players: s.players, Notes: s.notes, Wordings: s.wordings, Schools: s.schools, Signed: s.signed, Families: s.families, Crew: s.crew}
	for _, sec := range s.sections {
		c := *sec
		c.Rounds = make([]*round, len(sec.Rounds))
		for n, r := range sec.Rounds {
			rc := *r
			rc.History = r.Results
			c.Rounds[n] = &rc
		}
		i.Sections = append(i.Sections, &c)
	}
	return i
}

// State returns the state of a decoded image, which it takes over, or says what does not fit in it.
func (i Image) State() (State, error) {
	if i.Seq < 1 {
		return State{}, &SequenceError{Want: 1, Got: i.Seq}
	}
	s := State{id: new(byte), seq: i.Seq, at: i.At, created: true, info: i.Info, finished: i.Finished, nameless: i.Nameless,
		sections: i.Sections, players: i.Players, notes: i.Notes, wordings: i.Wordings, schools: i.Schools, signed: i.Signed, families: i.Families, crew: i.Crew}
	if err := s.restore(); err != nil {
		return State{}, err
	}
	return s, nil
}

// restore links the results of a decoded image and checks what the queries rely on.
func (s State) restore() error {
	if slices.Contains(s.sections, nil) {
		return &UnknownError{}
	}
	for i, p := range s.players {
		if p == nil {
			continue
		}
		sec, err := s.section(p.Section)
		if err != nil || int(p.ID) != i+1 {
			return &UnknownError{Section: p.Section, Player: p.ID}
		}
		sec.players++
	}
	for _, sec := range s.sections {
		if err := sec.Ledger.Check(); err != nil {
			return located(sec.ID, err)
		}
		for n, r := range sec.Rounds {
			if r == nil || len(r.History) != len(r.Pairs) {
				return &UnknownError{Section: sec.ID, Round: n + 1}
			}
			if err := s.checkPairs(sec.ID, n+1, Pairs{r.Pairs, r.PAB, r.Absent}); err != nil {
				return err
			}
			for _, c := range r.Checks {
				if c.Board < 1 || c.Board > len(r.Pairs) {
					return &UnknownError{Section: sec.ID, Round: n + 1, Board: c.Board}
				}
			}
			r.Results = r.History
			r.History = nil
		}
	}
	return nil
}

// history is the results of a round as a snapshot holds them, one text, since they are most of it: boards in order, each
// ended by ";", its entries oldest first: code, record and time, with "c" for a correction, "wl 17 1763683200000 c,".
type history []*Result

// IsZero reports whether the round has no boards.
func (h history) IsZero() bool { return len(h) == 0 }

// MarshalText writes the text.
func (h history) MarshalText() ([]byte, error) {
	var b []byte
	for _, last := range h {
		for _, res := range last.history() {
			b = append(b, res.Score.code()...)
			b = strconv.AppendInt(append(b, ' '), int64(res.Seq), 10)
			b = strconv.AppendInt(append(b, ' '), res.At, 10)
			if res.Corrected {
				b = append(b, " c"...)
			}
			b = append(b, ',')
		}
		b = append(b, ';')
	}
	return b, nil
}

// UnmarshalText reads the text and nothing else.
func (h *history) UnmarshalText(text []byte) error {
	list := make(history, 0, bytes.Count(text, []byte{';'}))
	all := make([]Result, bytes.Count(text, []byte{','}))
	for len(text) > 0 {
		board, rest, ended := bytes.Cut(text, []byte{';'})
		if !ended || len(board) > 0 && board[len(board)-1] != ',' {
			return &ScoreError{Text: string(text)}
		}
		text = rest
		var last *Result
		for len(board) > 0 {
			var one []byte
			one, board, _ = bytes.Cut(board, []byte{','})
			res := &all[0]
			all = all[1:]
			if !res.parse(one) {
				return &ScoreError{Text: string(one)}
			}
			res.Prev, last = last, res
		}
		list = append(list, last)
	}
	*h = list
	return nil
}

func (r *Result) parse(text []byte) bool {
	code, text, _ := bytes.Cut(text, []byte{' '})
	seq, text, _ := bytes.Cut(text, []byte{' '})
	at, flag, flagged := bytes.Cut(text, []byte{' '})
	i := slices.IndexFunc(scores[:], func(row scoreRow) bool { return row.code == string(code) })
	if i < 0 || flagged && string(flag) != "c" {
		return false
	}
	r.Score, r.Corrected = scores[i].score, flagged
	var err1, err2 error
	r.Seq, err1 = strconv.Atoi(string(seq))
	r.At, err2 = strconv.ParseInt(string(at), 10, 64)
	return err1 == nil && err2 == nil
}
