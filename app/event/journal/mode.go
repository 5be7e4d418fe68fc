package journal

import (
	"cmp"
	"slices"

	"wasit/swiss"
)

// ModeState says whether a section is in FIDE mode: nothing is promised, promised, or the promise was not kept.
type ModeState string

// The states of FIDE mode. There is no way back from a later one to an earlier one (C.02.1).
const (
	ModeFree ModeState = ""     // nothing is promised: every event that is not to be rated
	ModeIn   ModeState = "in"   // every act is weighed by its [Level]
	ModeGone ModeState = "left" // an act departed from the regulations, for good
)

// Mode is the FIDE mode of a section. It is a fold of the facts: a journal that departs without saying so has left all the same.
type Mode struct {
	State  ModeState `json:"state,omitzero"`
	Round  int       `json:"round,omitzero"`  // left: the last round that was published then, 0: before round 1
	Seq    int       `json:"seq,omitzero"`    // left: the record that departed
	Rule   Rule      `json:"rule,omitzero"`   // left: what it departed from
	Reason string    `json:"reason,omitzero"` // left: as it was given
}

// Mode returns the FIDE mode of a section.
func (s State) Mode(id SectionID) Mode {
	sec, err := s.section(id)
	if err != nil {
		return Mode{}
	}
	return sec.Mode
}

// Obstacle returns the first rule that keeps a section out of FIDE mode as it is configured, "" where none does.
func (s State) Obstacle(id SectionID) Rule {
	sec, err := s.section(id)
	if err != nil {
		return ""
	}
	if sec.Mode.State == ModeFree && sec.published() > 0 {
		return RuleBegun
	}
	return sec.Config.obstacle()
}

// ModeEntered promises that a section is run by the regulations of FIDE, from before its first round to its end.
type ModeEntered struct {
	InSection
}

func (e ModeEntered) nameless() Event { return e }

func (e ModeEntered) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	if n := sec.published(); n > 0 {
		return &LaterRoundError{e.Section, 0, n}
	}
	if sec.Mode.State == ModeFree {
		sec.Mode = Mode{State: ModeIn}
	}
	return nil
}

// ModeLeft says that a section leaves FIDE mode, and why. An earlier round that is found later lowers the one that is known.
type ModeLeft struct {
	InSection
	Round  int    `json:"round,omitzero"`
	Rule   Rule   `json:"rule,omitzero"`
	Reason string `json:"reason"`
}

func (e ModeLeft) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	if !e.Rule.isKnown() {
		return e, &ValueError{Field: "rule", Value: string(e.Rule)}
	}
	if e.Round < 0 || e.Round > MaxRounds {
		return e, &ValueError{Field: "round"}
	}
	return e, checkText("reason", e.Reason, MaxText)
}

func (e ModeLeft) nameless() Event {
	e.Reason = ""
	return e
}

func (e ModeLeft) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	switch sec.Mode.State {
	case ModeFree, ModeIn: // free: taken over from a report that says so
		sec.Mode = Mode{ModeGone, e.Round, ed.rec.Seq, e.Rule, e.Reason}
	case ModeGone:
		sec.Mode.Round = min(sec.Mode.Round, e.Round)
	}
	return nil
}

// DeviationNoted says that somebody read what an act of level 2 or 3 is, and did it all the same.
type DeviationNoted struct {
	InSection
	Level  Level  `json:"level"`
	Rule   Rule   `json:"rule"`
	Round  int    `json:"round,omitzero"`
	Reason string `json:"reason,omitzero"`
}

func (e DeviationNoted) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	if e.Level < Undescribed || e.Level > Deviation || e.Rule == "" || !e.Rule.isKnown() {
		return e, &ValueError{Field: "rule", Value: string(e.Rule)}
	}
	return e, checkText("reason", e.Reason, MaxText)
}

func (e DeviationNoted) nameless() Event {
	e.Reason = ""
	return e
}

func (e DeviationNoted) apply(ed *edit) error {
	_, err := ed.section(e.Section)
	return err
}

// isPlaceholder reports a section without anybody in it: it has promised nothing yet, whatever it is configured for.
func (sec *section) isPlaceholder() bool { return sec.players == 0 && len(sec.Rounds) == 0 }

// RemarksCarried keeps the remarks that the report file has from which a section was taken over.
type RemarksCarried struct {
	InSection
	Lines []string `json:"lines"`
}

// MaxRemarks is how many lines of remarks a section takes over.
const MaxRemarks = 500

func (e RemarksCarried) cleaned() (Event, error) {
	if len(e.Lines) > MaxRemarks {
		return e, &LimitError{"remarks", MaxRemarks, len(e.Lines)}
	}
	lines := make([]string, len(e.Lines))
	for i, line := range e.Lines {
		lines[i] = Clean(line)
		if err := checkText("remark", lines[i], MaxText); err != nil {
			return e, err
		}
	}
	e.Lines = lines
	return e, nil
}

func (e RemarksCarried) nameless() Event {
	e.Lines = nil // another program may have written names
	return e
}

func (e RemarksCarried) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err == nil {
		sec.Foreign = e.Lines
	}
	return err
}

// RoundsCompared says what came of pairing the rounds again that a section was taken over with.
type RoundsCompared struct {
	InSection
	Rounds []RoundCompared `json:"rounds,omitempty"` // those that differ
}

// RoundCompared is a round of a report file that the engine pairs otherwise: the seats that only the file has, and those of the engine,
// none where it finds no pairing.
type RoundCompared struct {
	Round  int    `json:"round"`
	File   []Seat `json:"file,omitempty"`
	Engine []Seat `json:"engine,omitempty"`
}

func (e RoundsCompared) cleaned() (Event, error) {
	if len(e.Rounds) > MaxRounds {
		return e, &LimitError{"rounds", MaxRounds, len(e.Rounds)}
	}
	for _, r := range e.Rounds {
		if r.Round < 1 || r.Round > MaxRounds {
			return e, &ValueError{Field: "round"}
		}
		for _, x := range slices.Concat(r.File, r.Engine) {
			if !slices.Contains([]string{"", SeatPAB, SeatFull, SeatNone}, x.Bye) {
				return e, &ValueError{Field: "bye", Value: x.Bye}
			}
		}
	}
	return e, nil
}

func (e RoundsCompared) nameless() Event { return e }

func (e RoundsCompared) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	for _, r := range e.Rounds {
		if r.Round > len(sec.Rounds) {
			return &UnknownError{Section: e.Section, Round: r.Round}
		}
		sec.mark(Mark{Why: MarkTaken, Rounds: []int{r.Round}, Seq: ed.rec.Seq, Round: r.Round})
	}
	return nil
}

// taken are the remarks on rounds of a file that the engine pairs otherwise.
func (e RoundsCompared) taken() []Remark {
	list := make([]Remark, len(e.Rounds))
	for i, r := range e.Rounds {
		list[i] = Remark{Kind: RemarkImport, Round: r.Round, Was: r.File, Now: r.Engine}
	}
	return list
}

// CompareRound returns how the seats of a round differ from those of a pairing; ok is false where they do not. nil is a pairing that the
// engine could not make.
func (s State) CompareRound(id SectionID, n int, p *swiss.Pairing) (_ RoundCompared, ok bool) {
	r, has := s.Round(id, n)
	if !has {
		return RoundCompared{}, false
	}
	c := RoundCompared{Round: n}
	for _, b := range r.Boards {
		c.File = append(c.File, Seat{White: b.White, Black: b.Black})
	}
	if r.PAB != 0 {
		c.File = append(c.File, Seat{White: r.PAB, Bye: SeatPAB})
	}
	if p != nil {
		var pairs []Pair
		for _, x := range p.Pairs {
			pairs = append(pairs, Pair{s.numbered(id, x.White), s.numbered(id, x.Black)})
		}
		c.Engine = seats(pairs, s.numbered(id, p.PAB))
	}
	c.File, c.Engine = apart(c.File, c.Engine)
	return c, len(c.File)+len(c.Engine) > 0
}

// numbered returns the player of a pairing number, 0 for none.
func (s State) numbered(id SectionID, tpn swiss.TPN) PlayerID {
	p, _ := s.PlayerByTPN(id, tpn)
	return p.ID
}

// CarriedRemarks returns the lines of remarks that a section was taken over with. The slice is the caller's.
func (s State) CarriedRemarks(id SectionID) []string {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	return slices.Clone(sec.Foreign)
}

// LeaveMode takes a section out of FIDE mode, for good, with a reason.
type LeaveMode struct {
	Section SectionID
	Rule    Rule // what the person wanted to do, "" where nothing in particular
	Reason  string
}

func (c LeaveMode) decide(s State) ([]Event, error) {
	sec, err := s.section(c.Section)
	if err != nil || sec.Mode.State != ModeIn {
		return nil, err
	}
	if CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindModeLeft}
	}
	return []Event{ModeLeft{InSection{c.Section}, sec.published(), c.Rule, c.Reason}}, nil
}

// Confirmed is a command whose level somebody has read. Of level 3 it is done with a reason, of level 4 it leaves the mode; what is
// prohibited stays so.
type Confirmed struct {
	Command Command
	Level   Level
	Reason  string
}

func (c Confirmed) decide(s State) ([]Event, error) { return c.Command.decide(s) }

// plain returns the command itself, and how far it is confirmed.
func plain(c Command) (Command, Confirmed) {
	if x, ok := c.(Confirmed); ok {
		return x.Command, x
	}
	return c, Confirmed{Command: c}
}

// GateError: an act is weighed in FIDE mode, and is not standard. Level 3 and 4 are done when they are confirmed (see [Confirmed]), level 5
// only after the section has left the mode.
type GateError struct {
	Section SectionID
	Rule    Rule
	Level   Level
	Remarks []Remark // what the report file would say of it
	Lines   []string // likewise, of players whom the event has not yet
}

func (e *GateError) Error() string {
	return "journal: in FIDE mode: " + string(e.Rule)
}

// gated returns the facts of a command in FIDE mode: with what notes its level, or refused by a *GateError.
func gated(s State, by Stamp, c Command, events []Event, refusal error) ([]Event, error) {
	cmd, read := plain(c)
	list := weigh(s, cmd)
	if len(list) == 0 {
		return events, refusal
	}
	top := slices.MaxFunc(list, func(a, b weight) int { return cmp.Compare(a.rule.Level(), b.rule.Level()) })
	gate := &GateError{Section: top.section, Rule: top.rule, Level: top.rule.Level()}
	if _, needs := refusal.(*ReasonError); gate.Level == Prohibited && (refusal == nil && len(events) > 0 || needs) {
		return nil, gate
	}
	if refusal != nil || len(events) == 0 {
		return events, refusal
	}
	if gate.Level >= Deviation && read.Level < gate.Level {
		gate.Remarks = s.remarksOf(by, events)
		return nil, gate
	}
	if gate.Level >= Deviation && CleanText(read.Reason) == "" {
		return nil, &ReasonError{KindDeviationNoted}
	}
	return withNotes(s, list, read.Reason, events), nil
}

// withNotes returns events with what the log keeps of their levels: the departure before them, what else is noted after them.
func withNotes(s State, list []weight, reason string, events []Event) []Event {
	var before, behind []Event
	for _, w := range list {
		sec, err := s.section(w.section)
		if err != nil {
			continue
		}
		if w.rule.Level() == Departure {
			before = append(before, ModeLeft{InSection{w.section}, sec.published(), w.rule, reason})
			continue
		}
		note := DeviationNoted{InSection: InSection{w.section}, Level: w.rule.Level(), Rule: w.rule, Round: len(sec.Rounds)}
		if note.Level == Deviation {
			note.Reason = reason
		}
		behind = append(behind, note)
	}
	return slices.Concat(before, events, behind)
}

// entering returns the facts that promise FIDE mode for sections of an event that is to be rated: when the event becomes one, and when a
// section is added to it or gets another regulation. after is the state behind the command.
func entering(after State, c Command) []Event {
	switch cmd, _ := plain(c); cmd.(type) {
	case AddSection, ChangeSection, ChangeEvent, FilePapers:
	default:
		return nil
	}
	if !after.info.Papers.Rated || after.info.Practice {
		return nil
	}
	var list []Event
	for _, sec := range after.sections {
		if sec.Mode.State == ModeFree && sec.published() == 0 && sec.Config.obstacle() == "" {
			list = append(list, ModeEntered{InSection{sec.ID}})
		}
	}
	return list
}

// keepModes puts the modes of newer sections over those of older ones where they are further: no undo leads back.
func keepModes(newer, older []*section) []*section {
	further := func(a, b Mode) bool { return a.State == ModeGone && a != b || a.State == ModeIn && b.State == ModeFree }
	list := slices.Clone(older)
	for i, old := range older {
		at := slices.IndexFunc(newer, func(sec *section) bool { return sec.ID == old.ID })
		if at >= 0 && further(newer[at].Mode, old.Mode) {
			c := *old
			c.Mode = newer[at].Mode
			list[i] = &c
		}
	}
	return list
}
