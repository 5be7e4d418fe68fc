package clock

import (
	"slices"
	"strings"
	"time"

	"wasit/app/session"
	"wasit/clock"
)

// maker is a time control being made: with dials, or typed.
type maker struct {
	Open    bool
	Control clock.Control // possible at any time
	Period  int           // whose dials are shown
	Side    clock.Side    // whose, where the sides differ
	Odds    bool          // the sides may differ
	Text    string        // as typed last; "" while the dials are used
	Err     error         // what is wrong with Text
	Name    string
	// BlackDraw says that a draw counts as Black's win: an Armageddon game.
	BlackDraw bool
	Edit      int // own control being changed, -1 for another one
}

// dialOf names one of the three dials.
type dialOf uint8

// The dials, three of which are shown at most.
const (
	dialMinutes dialOf = iota
	dialSeconds
	dialMoves
	dialCount // byo-yomi periods
)

// Limits of what the dials reach; a text reaches further.
const (
	mostMinutes = 600
	mostSeconds = 3600
	mostMoves   = 199
	mostCount   = 20
)

// usualMoves and usualRest are what another period begins with: 40 moves before it, half an hour in it.
const (
	usualMoves = 40
	usualRest  = 30 * time.Minute
)

// newMaker begins with five minutes and three seconds.
func newMaker() maker {
	return maker{Open: true, Edit: -1, Control: clock.Even(clock.Period{Main: 5 * time.Minute, Method: clock.Fischer, Add: 3 * time.Second})}
}

// fillsGame reports that a method makes a control of one period, the same for both sides, in the maker: an hourglass, byo-yomi, and a time
// for each move. A text can say more.
func fillsGame(m clock.Method) bool {
	return m == clock.Hourglass || m == clock.ByoYomi || m == clock.PerMove
}

// dials reports whether the dials can show the control: main times of whole minutes, the same increment or delay in every period, or one
// period of a method that fills the game, and nothing that only a text can say.
func dials(c clock.Control) bool {
	if p := c.White.Periods[0]; fillsGame(p.Method) {
		return c.Equal(clock.Even(clock.Period{Main: p.Main.Truncate(time.Minute), Method: p.Method, Add: p.Add.Truncate(time.Second), Count: p.Count})) &&
			(p.Main == 0) == (p.Method == clock.PerMove)
	}
	for _, s := range []clock.SideControl{c.White, c.Black} {
		first := s.Periods[0]
		for i, p := range s.Periods {
			last := i == len(s.Periods)-1
			if p.Main%time.Minute != 0 || p.Main == 0 || p.Add%time.Second != 0 || p.Method != first.Method || p.Add != first.Add || p.ByCounter || last != (p.Moves == 0) {
				return false
			}
		}
		if first.Method != clock.None && first.Method != clock.Fischer && first.Method != clock.USDelay && first.Method != clock.Bronstein || s.FirstCredit != 0 || s.FromMove > 1 {
			return false
		}
	}
	return c.Flags != clock.Claim && c.Low == 0 && c.Freeze == c.FreezeByDefault()
}

// periods are those of the side whose dials are shown.
func (k maker) periods() []clock.Period { return k.Control.Side(k.Side).Periods }

// value is what a dial shows.
func (k maker) value(d dialOf) int {
	p := k.periods()[k.Period]
	switch d {
	case dialMinutes:
		return int(p.Main / time.Minute)
	case dialSeconds:
		return int(p.Add / time.Second)
	case dialCount:
		return p.Count
	}
	return p.Moves
}

// values are those that a dial goes through, ascending; any other within its limits can be typed.
func (d dialOf) values() []int {
	switch d {
	case dialMinutes:
		return []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 70, 75, 80, 90, 100, 105, 110, 120, 135, 150, 180}
	case dialSeconds:
		return []int{0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 45, 60}
	case dialCount:
		return []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}
	}
	list := make([]int, 0, 60)
	for n := 1; n <= 60; n++ {
		list = append(list, n)
	}
	return list
}

// around returns up to n values below and above one, the nearest first.
func (d dialOf) around(value, n int) (below, above []int) {
	list := d.values()
	at, exact := slices.BinarySearch(list, value)
	for i := at - 1; i >= 0 && len(below) < n; i-- {
		below = append(below, list[i])
	}
	if exact {
		at++
	}
	for i := at; i < len(list) && len(above) < n; i++ {
		above = append(above, list[i])
	}
	return below, above
}

// A wheel is a dial under a finger, and what it showed when the finger came down.
type wheel struct {
	dial dialOf
	from int
}

// Turn returns the message that shows the value so many steps further on, the first or last one beyond the ends.
func (w wheel) Turn(steps int) session.Msg {
	list := w.dial.values()
	at, exact := slices.BinarySearch(list, w.from)
	if !exact && steps > 0 {
		at-- // between two values: the first step leads to the next one
	}
	if steps == 0 {
		return turnDial{Dial: w.dial, Value: w.from}
	}
	return turnDial{Dial: w.dial, Value: list[min(max(at+steps, 0), len(list)-1)]}
}

// limits are the least and the most that a dial takes.
func (d dialOf) limits() (least, most int) {
	switch d {
	case dialMinutes:
		return 1, mostMinutes
	case dialSeconds:
		return 0, mostSeconds
	case dialCount:
		return 1, mostCount
	}
	return 1, mostMoves
}

// with puts other periods on the side that is shown, or on both.
func (k maker) with(periods []clock.Period) maker {
	side := clock.SideControl{Periods: periods}
	switch {
	case !k.Odds:
		k.Control = clock.Even(periods...)
	case k.Side == clock.White:
		k.Control.White = side
	default:
		k.Control.Black = side
	}
	k.Control.Freeze = k.Control.FreezeByDefault()
	k.Text, k.Err = "", nil
	return k
}

// turn sets a dial.
func (k maker) turn(d dialOf, value int) maker {
	least, most := d.limits()
	value = min(max(value, least), most)
	list := slices.Clone(k.periods())
	switch d {
	case dialMinutes:
		list[k.Period].Main = time.Duration(value) * time.Minute
	case dialMoves:
		if k.Period < len(list)-1 {
			list[k.Period].Moves = value
		}
	case dialCount:
		list[k.Period].Count = value
	case dialSeconds:
		amount := time.Duration(value) * time.Second
		if !fillsGame(list[0].Method) {
			return k.perMove(method3(list[0].Method), amount)
		}
		list[0].Add = max(amount, time.Second)
	}
	return k.with(list)
}

// method3 is an increment where there was nothing a move.
func method3(m clock.Method) clock.Method {
	if m == clock.None {
		return clock.Fischer
	}
	return m
}

// What a method that fills the game begins with.
const (
	usualMain  = 5 * time.Minute
	usualByo   = 30 * time.Second
	usualCount = 3
	usualEach  = 10 * time.Second
)

// wholeGame makes the control of a method that fills the game; the main time of the period shown stays.
func (k maker) wholeGame(m clock.Method) maker {
	p := clock.Period{Main: k.periods()[k.Period].Main, Method: m}
	if p.Main == 0 {
		p.Main = usualMain
	}
	switch m {
	case clock.ByoYomi:
		p.Add, p.Count = usualByo, usualCount
	case clock.PerMove:
		p.Main, p.Add = 0, usualEach
	}
	k.Odds, k.Side, k.Period = false, clock.White, 0
	return k.with([]clock.Period{p})
}

// perMove sets what every move gets, in all periods.
func (k maker) perMove(m clock.Method, amount time.Duration) maker {
	if amount == 0 {
		m = clock.None
	}
	list := slices.Clone(k.periods())
	for i := range list {
		if list[i].Method, list[i].Add, list[i].Count = m, amount, 0; m == clock.None {
			list[i].Add = 0
		}
		if list[i].Main == 0 {
			list[i].Main = usualMain
		}
	}
	return k.with(list)
}

// openMaker begins a control; Edit is the own control to change, -1 for a new one.
type openMaker struct{ Edit int }

func (msg openMaker) update(m page, _ session.Env) (page, []session.Cmd) {
	k := newMaker()
	if msg.Edit >= 0 && msg.Edit < len(m.Own) {
		own := m.Own[msg.Edit]
		control, err := clock.ParseWritten(own.Text)
		if err != nil {
			return session.Refuse(m, err)
		}
		k = maker{Open: true, Edit: msg.Edit, Control: control, Name: own.Name, BlackDraw: own.BlackDraw, Odds: !control.White.Equal(control.Black)}
		if !dials(control) {
			k.Text = own.Text
		}
	}
	m.Maker, m.Screen = k, screenMaker
	return m, []session.Cmd{session.Focus{ID: "main"}}
}

// turnDial sets a dial.
type turnDial struct {
	Dial  dialOf
	Value int
}

func (msg turnDial) update(m page, _ session.Env) (page, []session.Cmd) {
	if dials(m.Maker.Control) {
		m.Maker = m.Maker.turn(msg.Dial, msg.Value)
	}
	return m, nil
}

// chooseMethod says what a move gets.
type chooseMethod struct{ Method clock.Method }

func (msg chooseMethod) update(m page, _ session.Env) (page, []session.Cmd) {
	if !dials(m.Maker.Control) {
		return m, nil
	}
	was := m.Maker.periods()[0]
	if fillsGame(msg.Method) {
		if was.Method != msg.Method {
			m.Maker = m.Maker.wholeGame(msg.Method)
		}
		return m, nil
	}
	amount := was.Add
	if amount == 0 || fillsGame(was.Method) {
		amount = 3 * time.Second
	}
	m.Maker = m.Maker.perMove(msg.Method, amount)
	return m, nil
}

// choosePeriod shows the dials of a period.
type choosePeriod struct{ Period int }

func (msg choosePeriod) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Period >= 0 && msg.Period < len(m.Maker.periods()) {
		m.Maker.Period = msg.Period
	}
	return m, nil
}

// addPeriod lets another period follow the last.
type addPeriod struct{}

func (addPeriod) update(m page, _ session.Env) (page, []session.Cmd) {
	list := slices.Clone(m.Maker.periods())
	if len(list) >= clock.MaxPeriods || !dials(m.Maker.Control) || fillsGame(list[0].Method) {
		return m, nil
	}
	last := list[len(list)-1]
	list[len(list)-1].Moves = usualMoves
	last.Main = usualRest
	m.Maker = m.Maker.with(append(list, last))
	m.Maker.Period = len(list)
	return m, nil
}

// dropPeriod takes the period shown away.
type dropPeriod struct{}

func (dropPeriod) update(m page, _ session.Env) (page, []session.Cmd) {
	k := m.Maker
	list := slices.Clone(k.periods())
	if len(list) < 2 || !dials(k.Control) {
		return m, nil
	}
	list = slices.Delete(list, k.Period, k.Period+1)
	list[len(list)-1].Moves = 0
	k.Period = min(k.Period, len(list)-1)
	m.Maker = k.with(list)
	return m, nil
}

// chooseOdds lets the sides differ, or gives both what White has.
type chooseOdds struct{ On bool }

func (msg chooseOdds) update(m page, _ session.Env) (page, []session.Cmd) {
	k := m.Maker
	if fillsGame(k.periods()[0].Method) {
		return m, nil
	}
	if k.Side, k.Odds = clock.White, msg.On; !k.Odds {
		k = k.with(slices.Clone(k.Control.White.Periods))
	}
	k.Period = min(k.Period, len(k.periods())-1)
	m.Maker = k
	return m, nil
}

// chooseDraw says that a draw counts as Black's win, or as a draw.
type chooseDraw struct{ Black bool }

func (msg chooseDraw) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Maker.BlackDraw = msg.Black
	return m, nil
}

// chooseSide shows the dials of one side.
type chooseSide struct{ Side clock.Side }

func (msg chooseSide) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Maker.Side = msg.Side
	m.Maker.Period = min(m.Maker.Period, len(m.Maker.periods())-1)
	return m, nil
}

// typeControl reads a control as people write it; what cannot be read leaves the one before.
type typeControl struct{ Text string }

func (msg typeControl) update(m page, _ session.Env) (page, []session.Cmd) {
	k := m.Maker
	if k.Text, k.Err = msg.Text, nil; strings.TrimSpace(msg.Text) != "" {
		control, err := clock.Parse(msg.Text)
		if k.Err = err; err == nil {
			k.Control, k.Odds = control, !control.White.Equal(control.Black)
			k.Side, k.Period = clock.White, 0
		}
	}
	m.Maker = k
	return m, nil
}

// typeName names the control.
type typeName struct{ Name string }

func (msg typeName) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Maker.Name = msg.Name
	return m, nil
}

// useOnce lays a clock with the control, and keeps nothing.
type useOnce struct{}

func (useOnce) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Maker.Err != nil {
		return m, []session.Cmd{session.Focus{ID: "own-text"}}
	}
	pick := pickControl{Text: m.Maker.Control.String(), BlackDraw: m.Maker.BlackDraw}
	m.Maker = maker{}
	return pick.update(m, env)
}

// keepMade keeps the control among the own ones.
type keepMade struct{}

func (keepMade) update(m page, _ session.Env) (page, []session.Cmd) {
	k := m.Maker
	if k.Err != nil {
		return m, []session.Cmd{session.Focus{ID: "own-text"}}
	}
	own := ownControl{Name: strings.TrimSpace(k.Name), Text: k.Control.String(), BlackDraw: k.BlackDraw}
	m.Own = slices.Clone(m.Own)
	if k.Edit >= 0 && k.Edit < len(m.Own) {
		m.Own[k.Edit] = own
	} else {
		m.Own = append(m.Own, own)
	}
	m.Maker, m.Screen = maker{}, ScreenPick
	return m, m.keepClockIndex()
}

// moveOwn moves an own control up or down in the list.
type moveOwn struct{ Index, By int }

func (msg moveOwn) update(m page, _ session.Env) (page, []session.Cmd) {
	to := msg.Index + msg.By
	if min(msg.Index, to) < 0 || max(msg.Index, to) >= len(m.Own) {
		return m, nil
	}
	m.Own = slices.Clone(m.Own)
	m.Own[msg.Index], m.Own[to] = m.Own[to], m.Own[msg.Index]
	return m, m.keepClockIndex()
}
