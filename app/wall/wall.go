package wall

import (
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/app/session"
	"wasit/app/standing"
)

// Wall is the big screen of the hall: what it shows and which slide is on.
type Model struct {
	On      bool // the page is shown: timers run
	Show    string
	Section journal.SectionID // 0: all
	Seconds int               // a slide
	Slide   int
	Stopped bool
	Bar     bool // the controls are shown, until the next slide
	N       int  // which timer counts: an older one is forgotten

	Slides []wallSlide
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
	wallAuto      = ""
	wallPairings  = "pairings"
	wallStandings = "standings"
	wallBoth      = "both"
)

// Rows of a slide: two columns.
const (
	wallBoards = 14
	wallRanks  = 12
)

// The seconds that a slide stays.
const (
	wallSeconds = 12
	wallLeast   = 4
	wallMost    = 60
	wallStep    = 4
)

// wallSlide is one picture: boards of a round, or places of a standing; neither before round 1.
type wallSlide struct {
	Section  journal.SectionID
	Round    journal.Round
	Boards   []journal.Row
	Table    *standing.Table
	From, To int // rows of Boards or Table.Rows
}

// arrived begins to turn.
func (m page) arrived() (page, []session.Cmd) {
	w := &m.Model
	if !w.On {
		*w = Model{On: true, Show: w.Show, Section: w.Section, Seconds: regulation.OrDefault(w.Seconds, wallSeconds), Bar: true, N: w.N}
	}
	next, turn := m.wallTimer()
	return next, append(turn, session.KeepAwake{On: true})
}

// left stops the timer and lets the screen go dark again.
func (m page) left() (page, []session.Cmd) {
	m.On, m.Slides, m.made = false, nil, wallKey{}
	m.N++
	return m, []session.Cmd{session.KeepAwake{On: false}}
}

// wallTimer starts the one timer that counts.
func (m page) wallTimer() (page, []session.Cmd) {
	m.N++
	if m.Stopped {
		return m, nil
	}
	return m, []session.Cmd{session.After{Millis: m.Seconds * 1000, Msg: turnWall{m.N}}}
}

// turnWall shows the next slide when timer N has run down.
type turnWall struct{ N int }

func (msg turnWall) update(m page, _ session.Env) (page, []session.Cmd) {
	if !m.On || msg.N != m.N {
		return m, nil
	}
	m.Bar = false
	m.Model = m.turned(1)
	return m.wallTimer()
}

func (w Model) turned(by int) Model {
	n := max(len(w.Slides), 1)
	w.Slide = (w.Slide + by + n) % n
	return w
}

// wallBar shows the controls, or takes them away.
type wallBar struct{}

func (wallBar) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Bar = !m.Bar
	return m.wallTimer()
}

// wallNext shows the next slide at once, or with Back the one before.
type wallNext struct{ Back bool }

func (msg wallNext) update(m page, _ session.Env) (page, []session.Cmd) {
	by := 1
	if msg.Back {
		by = -1
	}
	m.Model = m.turned(by)
	return m.wallTimer()
}

// wallStop stops on the slide, or goes on.
type wallStop struct{}

func (wallStop) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Stopped = !m.Stopped
	return m.wallTimer()
}

// wallFaster makes a slide stay shorter, or with Slower longer.
type wallFaster struct{ Slower bool }

func (msg wallFaster) update(m page, _ session.Env) (page, []session.Cmd) {
	by := -wallStep
	if msg.Slower {
		by = wallStep
	}
	m.Seconds = min(max(m.Seconds+by, wallLeast), wallMost)
	return m.wallTimer()
}

// wallChoose chooses what is shown.
type wallChoose struct{ Show string }

func (msg wallChoose) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Show = msg.Show
	return m.wallTimer()
}

// wallSection shows one section, or all.
type wallSection struct{ ID journal.SectionID }

func (msg wallSection) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Section, m.Slide = msg.ID, 0
	return m.wallTimer()
}

// refreshed makes the slides anew when something they show has changed; new pairings begin at their first board.
func (m page) refreshed() page {
	e := m.Event
	key := wallKey{e.ID, e.Kept.Seq(), m.Section, m.Show}
	if m.made == key {
		return m
	}
	var slides []wallSlide
	for _, sec := range e.Kept.Sections() {
		if m.Section == 0 || m.Section == sec.ID {
			slides = append(slides, m.wallOf(sec)...)
		}
	}
	if fresh := newRound(m.Slides, slides); m.made.event == key.event && fresh >= 0 {
		m.Slide = fresh
	} else if m.made.seq != key.seq && len(slides) != len(m.Slides) || m.Slide >= len(slides) {
		m.Slide = 0
	}
	m.Slides, m.made = slides, key
	return m
}

// newRound finds the first slide of a section whose round was not on the wall before, -1: none.
func newRound(before, slides []wallSlide) int {
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
func (m page) wallOf(sec journal.Section) []wallSlide {
	s := m.Event.Kept
	n := sec.Round
	if n > 0 && sec.Phase < journal.Published {
		n--
	}
	r, ok := s.Round(sec.ID, n)
	if !ok {
		return []wallSlide{{Section: sec.ID}}
	}
	var slides []wallSlide
	done := r.Phase >= journal.Complete
	if show := m.Show; show != wallStandings {
		boards := s.Rows(sec.ID, n)
		for from := 0; from < len(boards); from += wallBoards {
			slides = append(slides, wallSlide{Section: sec.ID, Round: r, Boards: boards, From: from, To: min(from+wallBoards, len(boards))})
		}
	}
	if show := m.Show; show == wallStandings || show == wallBoth || show == wallAuto && done {
		t := standing.Standings(s, sec.ID)
		for from := 0; t.Err == nil && from < len(t.Rows); from += wallRanks {
			slides = append(slides, wallSlide{Section: sec.ID, Round: r, Table: t, From: from, To: min(from+wallRanks, len(t.Rows))})
		}
	}
	if len(slides) == 0 {
		return []wallSlide{{Section: sec.ID, Round: r}}
	}
	return slides
}

// wallSlideNow is what the screen shows.
func (m page) wallSlideNow() wallSlide {
	if m.Slide < len(m.Slides) {
		return m.Slides[m.Slide]
	}
	return wallSlide{}
}
