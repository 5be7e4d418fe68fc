package model

import "wasit/app/journal"

// Wall is the big screen of the hall: what it shows and which slide is on.
type Wall struct {
	On      bool // the page is shown: timers run
	Show    string
	Section journal.SectionID // 0: all
	Seconds int               // a slide
	Slide   int
	Stopped bool
	Bar     bool // the controls are shown, until the next slide
	N       int  // which timer counts: an older one is forgotten

	Slides []WallSlide
	made   wallKey
}

// wallKey names what the slides were made from.
type wallKey struct {
	event   string
	seq     int
	section journal.SectionID
	show    string
}

// What a wall shows: by the state of the round, or as chosen.
const (
	WallAuto      = ""
	WallPairings  = "pairings"
	WallStandings = "standings"
	WallBoth      = "both"
)

// Rows of a slide: two columns.
const (
	WallBoards = 14
	WallRanks  = 12
)

// The seconds that a slide stays.
const (
	wallSeconds = 12
	wallLeast   = 4
	wallMost    = 60
	wallStep    = 4
)

// WallSlide is one picture: boards of a round, or places of a standing; neither before round 1.
type WallSlide struct {
	Section  journal.SectionID
	Round    journal.Round
	Boards   []journal.Row
	Table    *Table
	From, To int // rows of Boards or Table.Rows
}

// arrivedAtScreen begins to turn.
func (m Model) arrivedAtScreen() (Model, []Cmd) {
	w := &m.Wall
	if !w.On {
		*w = Wall{On: true, Show: w.Show, Section: w.Section, Seconds: orDefault(w.Seconds, wallSeconds), Bar: true, N: w.N}
	}
	next, turn := m.wallTimer()
	return next, append(turn, KeepAwake{true})
}

// leftScreen stops the timer and lets the screen go dark again.
func (m Model) leftScreen() (Model, []Cmd) {
	m.Wall.On, m.Wall.Slides, m.Wall.made = false, nil, wallKey{}
	m.Wall.N++
	return m, []Cmd{KeepAwake{false}}
}

// wallTimer starts the one timer that counts.
func (m Model) wallTimer() (Model, []Cmd) {
	m.Wall.N++
	if m.Wall.Stopped {
		return m, nil
	}
	return m, []Cmd{After{m.Wall.Seconds * 1000, TurnWall{m.Wall.N}}}
}

// TurnWall shows the next slide when timer N has run down.
type TurnWall struct{ N int }

// Update implements Msg.
func (msg TurnWall) Update(m Model, _ Env) (Model, []Cmd) {
	if !m.Wall.On || msg.N != m.Wall.N {
		return m, nil
	}
	m.Wall.Bar = false
	m.Wall = m.Wall.turned(1)
	return m.wallTimer()
}

func (w Wall) turned(by int) Wall {
	n := max(len(w.Slides), 1)
	w.Slide = (w.Slide + by + n) % n
	return w
}

// WallBar shows the controls, or takes them away.
type WallBar struct{}

// Update implements Msg.
func (WallBar) Update(m Model, _ Env) (Model, []Cmd) {
	m.Wall.Bar = !m.Wall.Bar
	return m.wallTimer()
}

// WallNext shows the next slide at once, or with Back the one before.
type WallNext struct{ Back bool }

// Update implements Msg.
func (msg WallNext) Update(m Model, _ Env) (Model, []Cmd) {
	by := 1
	if msg.Back {
		by = -1
	}
	m.Wall = m.Wall.turned(by)
	return m.wallTimer()
}

// WallStop stops on the slide, or goes on.
type WallStop struct{}

// Update implements Msg.
func (WallStop) Update(m Model, _ Env) (Model, []Cmd) {
	m.Wall.Stopped = !m.Wall.Stopped
	return m.wallTimer()
}

// WallFaster makes a slide stay shorter, or with Slower longer.
type WallFaster struct{ Slower bool }

// Update implements Msg.
func (msg WallFaster) Update(m Model, _ Env) (Model, []Cmd) {
	by := -wallStep
	if msg.Slower {
		by = wallStep
	}
	m.Wall.Seconds = min(max(m.Wall.Seconds+by, wallLeast), wallMost)
	return m.wallTimer()
}

// WallChoose chooses what is shown.
type WallChoose struct{ Show string }

// Update implements Msg.
func (msg WallChoose) Update(m Model, _ Env) (Model, []Cmd) {
	m.Wall.Show = msg.Show
	return m.wallTimer()
}

// WallSection shows one section, or all.
type WallSection struct{ ID journal.SectionID }

// Update implements Msg.
func (msg WallSection) Update(m Model, _ Env) (Model, []Cmd) {
	m.Wall.Section, m.Wall.Slide = msg.ID, 0
	return m.wallTimer()
}

// Fullscreen fills the screen with the page; it needs a touch.
type Fullscreen struct{}

// KeepAwake keeps the screen on while a page wants it.
type KeepAwake struct{ On bool }

func (Fullscreen) cmd() {}
func (KeepAwake) cmd()  {}

// refreshWall makes the slides anew when something they show has changed; new pairings begin at their first board.
func (m Model) refreshWall() Model {
	e := m.Event
	key := wallKey{e.ID, e.Kept.Seq(), m.Wall.Section, m.Wall.Show}
	if m.Wall.made == key {
		return m
	}
	var slides []WallSlide
	for _, sec := range e.Kept.Sections() {
		if m.Wall.Section == 0 || m.Wall.Section == sec.ID {
			slides = append(slides, m.wallOf(sec)...)
		}
	}
	if fresh := newRound(m.Wall.Slides, slides); m.Wall.made.event == key.event && fresh >= 0 {
		m.Wall.Slide = fresh
	} else if m.Wall.made.seq != key.seq && len(slides) != len(m.Wall.Slides) || m.Wall.Slide >= len(slides) {
		m.Wall.Slide = 0
	}
	m.Wall.Slides, m.Wall.made = slides, key
	return m
}

// newRound finds the first slide of a section whose round was not on the wall before, -1: none.
func newRound(before, slides []WallSlide) int {
	shown := map[journal.SectionID]int{}
	for _, s := range before {
		shown[s.Section] = s.Round.Number
	}
	for i, s := range slides {
		if n, ok := shown[s.Section]; ok && s.Boards != nil && n != s.Round.Number {
			return i
		}
	}
	return -1
}

// wallOf are the slides of a section: its pairings until all results are in, then results and standing.
func (m Model) wallOf(sec journal.Section) []WallSlide {
	s := m.Event.Kept
	n := sec.Round
	if n > 0 && sec.Phase < journal.Published {
		n--
	}
	r, ok := s.Round(sec.ID, n)
	if !ok {
		return []WallSlide{{Section: sec.ID}}
	}
	var slides []WallSlide
	done := r.Phase >= journal.Complete
	if show := m.Wall.Show; show != WallStandings {
		boards := s.Rows(sec.ID, n)
		for from := 0; from < len(boards); from += WallBoards {
			slides = append(slides, WallSlide{Section: sec.ID, Round: r, Boards: boards, From: from, To: min(from+WallBoards, len(boards))})
		}
	}
	if show := m.Wall.Show; show == WallStandings || show == WallBoth || show == WallAuto && done {
		t := standings(s, sec.ID)
		for from := 0; t.Err == nil && from < len(t.Rows); from += WallRanks {
			slides = append(slides, WallSlide{Section: sec.ID, Round: r, Table: t, From: from, To: min(from+WallRanks, len(t.Rows))})
		}
	}
	if len(slides) == 0 {
		return []WallSlide{{Section: sec.ID, Round: r}}
	}
	return slides
}

// WallSlideNow is what the screen shows.
func (m Model) WallSlideNow() WallSlide {
	if m.Wall.Slide < len(m.Wall.Slides) {
		return m.Wall.Slides[m.Wall.Slide]
	}
	return WallSlide{}
}

// DefaultMinutes returns how late a player of a section may come (Art. 6.7.1); ok is false where nobody stated it.
func DefaultMinutes(s journal.State, id journal.SectionID) (minutes int, ok bool) {
	if laws := s.LawsChosen(id); laws.DefaultSet {
		return laws.DefaultMinutes, true
	}
	sec, _ := s.Section(id)
	return sec.WalkOver, sec.WalkOver > 0
}
