package wall

import (
	"slices"
	"unicode/utf8"

	"wasit/app/event/handout"
	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/regulation"
	"wasit/app/event/sheet"
	"wasit/app/event/standing"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// Model is the big screen of the hall: what it shows and which slide is on.
type Model struct {
	On      bool // the page is shown: timers run
	Show    string
	Section journal.SectionID // 0: all
	Seconds int               // a slide
	Slide   int
	Stopped bool
	Theme   string // "dark" or "light": of this screen alone; "": as the program
	Bar     bool   // the controls are shown, until the next slide or nobody touches them
	N       int    // which timer counts: an older one is forgotten

	Slides []slide
	made   madeFrom
}

// madeFrom names what the slides were made from.
type madeFrom struct {
	event   string
	state   journal.StateID
	section journal.SectionID
	show    string
	lang    i18n.Lang // names and codes have words
}

// What a wall shows: by the state of the round, or as chosen.
const (
	showAuto      = ""
	showPairings  = "pairings"
	showStandings = "standings"
	showBoth      = "both"
	showNames     = "names"   // of the round by the alphabet
	showMissing   = "missing" // who is not in the hall
)

// Rows of a slide: pairings in one column, places in two.
const (
	slideBoards = 12
	slideRanks  = 12
	slideCodes  = 3
)

// The seconds that a slide stays, and for which the controls wait for a finger.
const (
	idleSeconds  = 10
	usualSeconds = 12
	leastSeconds = 4
	mostSeconds  = 60
	stepSeconds  = 4
)

// slide is one picture: boards of a round, places of a standing, or games that are put off; none of them before round 1.
type slide struct {
	Section   journal.SectionID
	Round     journal.Round
	Boards    []journal.Row
	Free      []freeRow // who has no board, after the last
	Table     *standing.Table
	Postponed []journal.Postponed
	From, To  int // rows of Boards, Table.Rows, all names of the round or all who are awaited

	Names    []called         // of the round, in place of its boards
	Awaited  []journal.Player // before a round
	Codes    []sheet.Link     // of the round, for families who follow a player
	Missing  int              // how many are awaited
	Expected int              // of how many; 0: the slide is of something else
}

// freeRow is a player without a board in a round, who is looked for on the wall as everybody else.
type freeRow struct {
	Player journal.Player
	Bye    bool // allocated by the pairing
}

// arrived begins to turn.
func (m page) arrived() (page, []session.Cmd) {
	w := &m.Model
	if !w.On {
		before := *w
		*w = Model{On: true, Show: w.Show, Section: w.Section, Theme: w.Theme, Seconds: regulation.OrDefault(w.Seconds, usualSeconds), Bar: true, N: w.N}
		if m.Event != nil && before.made == m.madeNow() {
			w.Slides, w.made = before.Slides, before.made
		}
	}
	next, turn := m.startTimer()
	return next, append(turn, session.KeepAwake{On: true})
}

// madeNow names what the slides would be made from now.
func (m page) madeNow() madeFrom {
	return madeFrom{m.Event.ID, m.Event.Kept.ID(), m.Model.Section, m.Show, m.Lang()}
}

// left stops the timer and lets the screen go dark again. The slides stay for who comes back before anything has changed.
func (m page) left() (page, []session.Cmd) {
	m.On = false
	m.N++
	return m, []session.Cmd{session.KeepAwake{On: false}}
}

// startTimer starts the timers that count: until the next slide, and until the controls go.
func (m page) startTimer() (page, []session.Cmd) {
	m.N++
	var cmds []session.Cmd
	if m.Bar {
		cmds = append(cmds, session.After{Millis: idleSeconds * 1000, Msg: leaveBar{m.N}})
	}
	if !m.Stopped {
		cmds = append(cmds, session.After{Millis: m.Seconds * 1000, Msg: turnSlide{m.N}})
	}
	return m, cmds
}

// leaveBar takes the controls away when nobody has touched them since timer N began.
type leaveBar struct{ N int }

func (msg leaveBar) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.On && msg.N == m.N {
		m.Bar = false
	}
	return m, nil
}

// turnSlide shows the next slide when timer N has run down.
type turnSlide struct{ N int }

func (msg turnSlide) update(m page, _ session.Env) (page, []session.Cmd) {
	if !m.On || msg.N != m.N {
		return m, nil
	}
	m.Bar = false
	m.Model = m.turned(1)
	return m.startTimer()
}

func (w Model) turned(by int) Model {
	n := max(len(w.Slides), 1)
	w.Slide = (w.Slide + by + n) % n
	return w
}

// toggleBar shows the controls, or takes them away.
type toggleBar struct{}

func (toggleBar) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Bar = !m.Bar
	return m.startTimer()
}

// nextSlide shows the next slide at once, or with Back the one before.
type nextSlide struct{ Back bool }

func (msg nextSlide) update(m page, _ session.Env) (page, []session.Cmd) {
	by := 1
	if msg.Back {
		by = -1
	}
	m.Model = m.turned(by)
	return m.startTimer()
}

// toggleStopped stops on the slide, or goes on.
type toggleStopped struct{}

func (toggleStopped) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Stopped = !m.Stopped
	return m.startTimer()
}

// changePace sets how many seconds a slide stays.
type changePace struct{ Seconds int }

func (msg changePace) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Seconds = min(max(msg.Seconds, leastSeconds), mostSeconds)
	return m.startTimer()
}

// changeTheme makes this screen dark or light; the program stays as it is.
type changeTheme struct{ Theme string }

func (msg changeTheme) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Theme = msg.Theme
	return m.startTimer()
}

// chooseShow chooses what is shown.
type chooseShow struct{ Show string }

func (msg chooseShow) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Show = msg.Show
	return m.startTimer()
}

// chooseSection shows one section, or all.
type chooseSection struct{ ID journal.SectionID }

func (msg chooseSection) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Model.Section, m.Slide = msg.ID, 0
	return m.startTimer()
}

// refreshed makes the slides again when something they show has changed; new pairings begin at their first board.
func (m page) refreshed() page {
	key := m.madeNow()
	if m.made == key {
		return m
	}
	slides := m.slidesNow()
	if fresh := newRound(m.Slides, slides); m.made.event == key.event && fresh >= 0 {
		m.Slide = fresh
	} else if m.made.state != key.state && len(slides) != len(m.Slides) || m.Slide >= len(slides) {
		m.Slide = 0
	}
	m.Slides, m.made = slides, key
	return m
}

// slidesNow are those of who is awaited while people come in, else those of each section.
func (m page) slidesNow() (slides []slide) {
	if m.Show == showMissing || m.Show == showAuto && m.isCheckIn() {
		return m.awaitedSlides()
	}
	for _, sec := range m.Event.Kept.Sections() {
		if m.Model.Section == 0 || m.Model.Section == sec.ID {
			slides = append(slides, m.slidesOf(sec)...)
		}
	}
	return slides
}

// newRound finds the first slide of a section whose round was not on the wall before, -1: none.
func newRound(before, slides []slide) int {
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

// slidesOf are the slides of a section: its pairings until all results are in, then results and standing.
func (m page) slidesOf(sec journal.Section) []slide {
	s := m.Event.Kept
	n := sec.Round
	if n > 0 && sec.Phase < journal.Published {
		n--
	}
	r, ok := s.Round(sec.ID, n)
	if !ok {
		return []slide{{Section: sec.ID}}
	}
	var slides []slide
	done := r.Phase >= journal.Complete
	switch {
	case m.Show == showNames:
		slides = m.nameSlides(slide{Section: sec.ID, Round: r, Boards: s.Rows(sec.ID, n)}, free(s, r))
	case m.Show != showStandings:
		slides = boardSlides(slide{Section: sec.ID, Round: r, Boards: s.Rows(sec.ID, n)}, free(s, r))
	}
	if show := m.Show; show == showStandings || show == showBoth || show == showAuto && done {
		t := ranking.Of(s, sec.ID)
		for from := 0; t.Err == nil && from < len(t.Rows); from += slideRanks {
			slides = append(slides, slide{Section: sec.ID, Round: r, Table: t, From: from, To: min(from+slideRanks, len(t.Rows))})
		}
	}
	slides = append(slides, m.codeSlides(slide{Section: sec.ID, Round: r})...)
	for part := range slices.Chunk(s.Postponed(sec.ID), slideAwaited) { // whose day the players look for here
		slides = append(slides, slide{Section: sec.ID, Round: r, Postponed: part})
	}
	if len(slides) == 0 {
		return []slide{{Section: sec.ID, Round: r}}
	}
	return slides
}

// codeSlides are the codes of a round for families who follow a player, a few on each; none where the event has none.
func (m page) codeSlides(all slide) (slides []slide) {
	news := handout.News(m.Lang(), m.Event.Kept, all.Section, all.Round.Number, m.Now, m.Device.Address+session.Route{Page: session.PageFollow}.Path())
	if news == nil {
		return nil
	}
	for part := range slices.Chunk(news(nil, sheet.NewsLetters), slideCodes) {
		x := all
		x.Codes = part
		slides = append(slides, x)
	}
	return slides
}

// boardSlides divides the boards of a round, and after them the players without one, into slides.
func boardSlides(all slide, free []freeRow) (slides []slide) {
	boards := len(all.Boards)
	rows := boards + len(free)
	pages := (rows + slideBoards - 1) / slideBoards
	if pages == 0 {
		return nil
	}
	most := (rows + pages - 1) / pages // pages of the same length: the last is not a single board
	for from := 0; from < rows; from += most {
		x, to := all, from+most
		x.From, x.To = min(from, boards), min(to, boards)
		x.Free = free[min(max(from-boards, 0), len(free)):min(max(to-boards, 0), len(free))]
		slides = append(slides, x)
	}
	return slides
}

// free are those without a board in a round: who has the bye, then who asked for one or stays away; not who has left.
func free(s journal.State, r journal.Round) (list []freeRow) {
	if p, ok := s.Player(r.PAB); ok {
		list = append(list, freeRow{p, true})
	}
	for _, a := range r.Absent {
		if p, ok := s.Player(a.Player); ok && !p.IsOut(r.Number) && p.HasEntered(r.Number) {
			list = append(list, freeRow{p, a.Bye == journal.Free})
		}
	}
	return list
}

// The letters of a wall have one size on all pages: the longest name and the longest page decide. Names beyond the last step take two lines.
var nameSteps = []struct {
	letters int
	class   string
}{{26, ""}, {32, "wall--n32"}, {40, "wall--n40"}}

// size names the classes by which the letters of all slides have one size.
func (m page) size() (classes []string) {
	rows, letters := 0, 0
	for _, s := range m.Slides {
		if letters = max(letters, m.longest(s)); s.Names != nil || s.Awaited != nil {
			continue // ten rows at most
		}
		rows = max(rows, s.To-s.From+len(s.Free))
		for _, r := range s.Boards {
			letters = max(letters, utf8.RuneCountInString(m.Name(r.WhitePlayer)), utf8.RuneCountInString(m.Name(r.BlackPlayer)))
		}
		for _, f := range s.Free {
			letters = max(letters, utf8.RuneCountInString(m.Name(f.Player)))
		}
	}
	if rows <= slideBoards-2 {
		classes = append(classes, "wall--r10")
	}
	for _, step := range nameSteps {
		if letters <= step.letters {
			return append(classes, step.class)
		}
	}
	return append(classes, "wall--long")
}

// shared reports that two players on the pages of a section bear one name: then the school says which is which.
func (m page) shared(section journal.SectionID, p journal.Player) bool {
	n, name := 0, journal.FoldName(m.Name(p))
	for _, other := range m.Event.Kept.Players(section) {
		if journal.FoldName(m.Name(other)) == name {
			n++
		}
	}
	return n > 1
}

// hall returns the times of the round whose boards a slide shows, while it is played.
func (m page) hall(s slide) (session.HallClock, bool) {
	if s.Boards == nil || s.Round.Phase != journal.Published {
		return session.HallClock{}, false
	}
	return m.HallOf(s.Section)
}

// rangeText are the first and the last row of a slide, and all there are: boards by their numbers in the hall.
func (m page) rangeText(s slide, count int) []string {
	l := m.Lang()
	if s.Boards == nil {
		return []string{l.Int(s.From + 1), l.Int(s.To), l.Int(count)}
	}
	number := func(board int) string { return l.Int(m.Event.Kept.BoardNumber(s.Section, board)) }
	all := l.Int(count)
	if first := number(1); first != "1" {
		all = first + "–" + number(count)
	}
	return []string{number(s.From + 1), number(s.To), all}
}

// slideNow is what the screen shows.
func (m page) slideNow() slide {
	if m.Slide < len(m.Slides) {
		return m.Slides[m.Slide]
	}
	return slide{}
}
