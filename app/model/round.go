package model

import (
	"slices"
	"strconv"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/swiss"
	"wasit/swiss/lot"
)

// Entry is the state of the round page: which round and board are in hand, and what was entered last.
type Entry struct {
	Round   int // 0: the current one
	Board   int // selected, 0 for none
	Echo    *Echo
	Missing bool             // only boards without result are listed
	Numbers bool             // digits choose the board
	Typed   string           // digits so far
	Twice   journal.Score    // a key pressed once on a board that has a result already, in number mode
	Swap    bool             // a draft: two touched players exchange their places
	First   journal.PlayerID // the first of them
	Running bool             // the engine is pairing
	Done    int              // of Total, while it runs
	Total   int
}

// Echo repeats the last result in large type: who won, and on which board.
type Echo struct {
	Board int
	Score journal.Score
	Was   journal.Score // replaced by it, zero if none
	Quiet bool          // after a moment it steps back
	Other bool          // White of the game is the second player of the board
	N     int
}

// echoMillis is how long an echo stays large.
const echoMillis = 1500

// Shown returns the number of the round that the page shows, and whether it is the last one.
func (m Model) Shown() (round int, last bool) {
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	if m.Entry.Round > 0 && m.Entry.Round < sec.Round {
		return m.Entry.Round, false
	}
	return sec.Round, true
}

// arrivedAtRound selects the first missing board.
func (m Model) arrivedAtRound() (Model, []Cmd) {
	if m.Entry.Round != m.Route.Round {
		m.Entry = Entry{Round: m.Route.Round}
	}
	if m.Entry.Board == 0 {
		m.Entry.Board = m.nextMissing(0)
	}
	if m.Entry.Board > 0 {
		return m, []Cmd{Reveal{boardID(m.Entry.Board)}}
	}
	return m, nil
}

func boardID(n int) string { return "b" + strconv.Itoa(n) }

// nextMissing returns the next board behind after without result, beginning anew at the top; 0 if none is missing.
func (m Model) nextMissing(after int) int {
	n, last := m.Shown()
	if !last || n == 0 {
		return 0
	}
	missing := m.Event.Ahead.MissingBoards(m.Event.Section, n)
	if round, ok := m.Event.Ahead.Round(m.Event.Section, n); !ok || round.Phase == journal.Draft || len(missing) == 0 {
		return 0
	}
	for _, b := range missing {
		if b > after {
			return b
		}
	}
	return missing[0]
}

// SelectBoard takes a board in hand.
type SelectBoard struct{ Board int }

// Update implements Msg.
func (msg SelectBoard) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Board, m.Entry.Typed, m.Entry.Twice = msg.Board, "", journal.Score{}
	return m, []Cmd{Reveal{boardID(msg.Board)}}
}

// EnterScore is a result key for a board: the one that was shown with the key, or 0 for the board in hand, as a keyboard
// means it, which may be faster than the page.
type EnterScore struct {
	Score journal.Score
	Board int
}

// Update implements Msg.
func (msg EnterScore) Update(m Model, env Env) (Model, []Cmd) {
	n, last := m.Shown()
	board := m.Entry.Board
	if msg.Board > 0 && msg.Board != board {
		if m.scoreOn(n, msg.Board) == msg.Score || m.bounced(msg) {
			return m, nil // a finger that bounced before the next board was shown
		}
		board, m.Entry.Board, m.Entry.Twice = msg.Board, msg.Board, journal.Score{}
	}
	if !last || board == 0 {
		return m, nil
	}
	was := m.scoreOn(n, board)
	if m.Entry.Numbers && !was.IsZero() && m.Entry.Twice != msg.Score {
		m.Entry.Twice = msg.Score // it has a result: the key counts when it is pressed again
		return m, nil
	}
	other := m.turned(board)
	next, cmds, err := m.recordScore(env, n, board, msg.Score)
	if err != nil {
		return m.refuse(err)
	}
	next, cmds = next.entered(board, msg.Score, was, cmds)
	next.Entry.Echo.Other = other
	return next, cmds
}

// entered echoes a result and takes the next missing board in hand.
func (m Model) entered(board int, score, was journal.Score, cmds []Cmd) (Model, []Cmd) {
	echo := 1
	if m.Entry.Echo != nil {
		echo = m.Entry.Echo.N + 1
	}
	m.Entry.Echo = &Echo{Board: board, Score: score, Was: was, N: echo}
	m.Entry.Typed, m.Entry.Twice, m.Notice, m.Dialog = "", journal.Score{}, nil, nil
	m.Entry.Board = m.nextMissing(board)
	cmds = append(cmds, After{echoMillis, QuietEcho{echo}})
	if m.Settings.Vibrate {
		cmds = append(cmds, Vibrate{})
	}
	if m.Settings.Speak {
		cmds = append(cmds, Speak{m.EchoText(*m.Entry.Echo)})
	}
	if m.Entry.Board > 0 {
		cmds = append(cmds, Reveal{boardID(m.Entry.Board)})
	}
	return m, cmds
}

func (m Model) scoreOn(round, board int) journal.Score {
	r, _ := m.Event.Ahead.Round(m.Event.Section, round)
	if board < 1 || board > len(r.Boards) {
		return journal.Score{}
	}
	return r.Boards[board-1].Score
}

// EchoText says a result as it is spoken: "Papan 7. Budi menang."
func (m Model) EchoText(e Echo) string {
	l := m.Lang()
	text := l.T(i18n.EchoBoard, l.Int(e.Board)) + ". "
	if name := m.WinnerOf(e); name != "" {
		return text + l.T(i18n.EchoWins, name)
	}
	return text + ScoreName(l, e.Score)
}

// WinnerOf returns the name of who won the echoed board, empty if nobody did.
func (m Model) WinnerOf(e Echo) string {
	if p, _, ok := m.Winner(e); ok {
		return m.Name(p)
	}
	return ""
}

// Winner returns who won the echoed board, and with which colour.
func (m Model) Winner(e Echo) (p journal.Player, color swiss.Color, ok bool) {
	n, _ := m.Shown()
	r, _ := m.Event.Ahead.Round(m.Event.Section, n)
	if e.Board < 1 || e.Board > len(r.Boards) {
		return p, 0, false
	}
	sides := [2]journal.PlayerID{r.Boards[e.Board-1].White, r.Boards[e.Board-1].Black}
	if e.Other {
		sides[0], sides[1] = sides[1], sides[0]
	}
	if color = e.Score.Winner(); color != 0 {
		p, ok = m.Event.Ahead.Player(sides[color-swiss.White])
	}
	return p, color, ok
}

// Name returns the name of a player, or what stands for it once the names are gone.
func (m Model) Name(p journal.Player) string {
	if p.Name == "" {
		return m.Lang().T(i18n.Nameless, m.Lang().Int(int(p.TPN)))
	}
	return p.Name
}

// QuietEcho lets echo N step back.
type QuietEcho struct{ N int }

// Update implements Msg.
func (msg QuietEcho) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Entry.Echo != nil && m.Entry.Echo.N == msg.N {
		e := *m.Entry.Echo
		e.Quiet = true
		m.Entry.Echo = &e
	}
	return m, nil
}

// UndoResult takes the newest result back and the board in hand; pressed again it goes further back.
type UndoResult struct{}

// Update implements Msg.
func (UndoResult) Update(m Model, env Env) (Model, []Cmd) {
	if m.Entry.Typed != "" {
		m.Entry.Typed = m.Entry.Typed[:len(m.Entry.Typed)-1]
		return m, nil
	}
	seq, _, board, ok := m.Event.Ahead.LastResult(m.Event.Section)
	if !ok {
		return m.refuse(&journal.UndoError{Why: journal.UndoNothing})
	}
	next, cmds, err := m.record(env, journal.Undo{Section: m.Event.Section, Seq: seq})
	if err != nil {
		return m.refuse(err)
	}
	next.Entry.Board, next.Entry.Echo, next.Notice = board, nil, nil
	return next, append(cmds, Reveal{boardID(board)})
}

// ToggleMissing lists only the boards without result, or all.
type ToggleMissing struct{}

// Update implements Msg.
func (ToggleMissing) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Missing = !m.Entry.Missing
	return m, nil
}

// ToggleNumbers turns the digits on or off.
type ToggleNumbers struct{}

// Update implements Msg.
func (ToggleNumbers) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Numbers, m.Entry.Typed, m.Entry.Twice = !m.Entry.Numbers, "", journal.Score{}
	return m, nil
}

// Digit types a figure of a board number. A number that no board has begins anew.
type Digit struct{ D int }

// Update implements Msg.
func (msg Digit) Update(m Model, _ Env) (Model, []Cmd) {
	n, _ := m.Shown()
	r, _ := m.Event.Ahead.Round(m.Event.Section, n)
	typed := m.Entry.Typed + strconv.Itoa(msg.D)
	number, err := strconv.Atoi(typed)
	if err != nil || number < 1 || number > len(r.Boards) {
		typed, number = strconv.Itoa(msg.D), msg.D
	}
	if number < 1 || number > len(r.Boards) {
		m.Entry.Typed = ""
		return m, nil
	}
	m.Entry.Typed, m.Entry.Board, m.Entry.Twice = typed, number, journal.Score{}
	return m, []Cmd{Reveal{boardID(number)}}
}

// ScoreDialog offers the rarer results of a board.
type ScoreDialog struct {
	Board   int
	Forfeit bool // the walk-over forms; else the unusual results
}

// OpenScores opens it for the board in hand.
type OpenScores struct{ Forfeit bool }

// Update implements Msg.
func (msg OpenScores) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Entry.Board > 0 {
		m.Dialog = ScoreDialog{m.Entry.Board, msg.Forfeit}
	}
	return m, []Cmd{Focus{"sheet"}}
}

// ClearScore takes the result of the board in hand away.
type ClearScore struct{ Board int }

// Update implements Msg.
func (msg ClearScore) Update(m Model, env Env) (Model, []Cmd) {
	n, _ := m.Shown()
	m.Dialog = nil
	return m.act(env, journal.ClearResult{Section: m.Event.Section, Round: n, Board: msg.Board})
}

// CorrectDialog changes a result that others rest on: what was entered, what a change touches, and the reason.
type CorrectDialog struct {
	Round, Board int
	Effect       journal.Effect
	Score        journal.Score
	Reason       string
	Needed       bool // the reason was asked for and is missing
}

// OpenCorrect opens the correction of a board of any published round.
type OpenCorrect struct{ Round, Board int }

// Update implements Msg.
func (msg OpenCorrect) Update(m Model, _ Env) (Model, []Cmd) {
	effect, err := m.Event.Ahead.EffectOf(m.Event.Section, msg.Round, msg.Board)
	if err != nil {
		return m.refuse(err)
	}
	m.Dialog = CorrectDialog{Round: msg.Round, Board: msg.Board, Effect: effect}
	return m, []Cmd{Focus{"sheet"}}
}

// CorrectSet changes the open correction; a zero score leaves the score as it is.
type CorrectSet struct {
	Score  journal.Score
	Reason string
	Typed  bool // Reason was typed
}

// Update implements Msg.
func (msg CorrectSet) Update(m Model, _ Env) (Model, []Cmd) {
	d, ok := m.Dialog.(CorrectDialog)
	if !ok {
		return m, nil
	}
	if !msg.Score.IsZero() {
		d.Score = msg.Score
	}
	if msg.Typed {
		d.Reason, d.Needed = msg.Reason, false
	}
	m.Dialog = d
	return m, nil
}

// Correct records the open correction.
type Correct struct{}

// Update implements Msg.
func (Correct) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(CorrectDialog)
	if !ok || d.Score.IsZero() {
		return m, nil
	}
	if d.Effect.Reason && journal.Clean(d.Reason) == "" {
		d.Needed = true
		m.Dialog = d
		return m, []Cmd{Focus{"reason"}}
	}
	m.Dialog = nil
	return m.act(env, journal.CorrectResult{Section: m.Event.Section, Round: d.Round, Board: d.Board, Score: d.Score, Reason: d.Reason})
}

// DrawDialog stands before the first pairing: the order by its rule and seed, and the draw of the initial colour.
type DrawDialog struct {
	OrderSeed lot.Seed // 0 where no lot orders the players
	ColorSeed lot.Seed // 0 where the colours are those of a table
	Coins     bool     // it is the seed of all coins of a knock-out
	Players   int
	Rounds    int // that the table or bracket takes; 0 where the organiser chose
}

// PairNext makes the draft of the next round. Before round 1 it asks for the draw first.
type PairNext struct{}

// Update implements Msg.
func (PairNext) Update(m Model, env Env) (Model, []Cmd) {
	if !m.Event.CanWrite() {
		return m.refuse(&ReadOnlyError{})
	}
	next := m.Event.Ahead.Next(m.Event.Section)
	sec, _ := m.Event.Ahead.Section(m.Event.Section)
	switch next.Step {
	case journal.StepOrder, journal.StepColor:
		d := m.drawDialog(sec)
		if slices.Contains(sec.Order.Keys, journal.ByLot) {
			d.OrderSeed = sec.Order.Seed
		}
		m.Dialog = d
		return m, []Cmd{Focus{"sheet"}}
	case journal.StepPair:
		return m.pair(next.Round)
	case journal.StepPlayers:
		return m.refuse(&swiss.RequestError{Round: next.Round, Need: swiss.NeedPlayers})
	}
	return m, nil
}

// lot returns the seed of the next lot of the event (formats: lot k starts at output k of the event's generator); offset
// is 1 for the next, 2 for the one after it.
func (m Model) lot(offset int) lot.Seed {
	drawn := 0
	for _, sec := range m.Event.Ahead.Sections() {
		drawn += len(sec.Lots)
		if slices.Contains(sec.Order.Keys, journal.ByLot) {
			drawn++
		}
		if sec.ColorSeed != 0 {
			drawn++
		}
	}
	return lot.Lot(m.Event.Ahead.Event().Seed, drawn+offset)
}

// Draw fixes the order, draws the colour (or takes Color, a coin thrown in the hall) and pairs round 1.
type Draw struct{ Color swiss.Color }

// Update implements Msg.
func (msg Draw) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(DrawDialog)
	if !ok {
		return m, nil
	}
	m.Dialog = nil
	var cmds []Cmd
	for _, c := range m.beforeRound1(d, msg.Color) {
		next, more, err := m.record(env, c)
		if err != nil {
			return m.refuse(err)
		}
		m, cmds = next, append(cmds, more...)
	}
	m, more := m.pair(1)
	return m, append(cmds, more...)
}

// pair has the engine pair round n.
func (m Model) pair(n int) (Model, []Cmd) {
	id := m.Event.Section
	t, err := regulation.ForPairing(m.Event.Ahead, id, n)
	if err != nil {
		return m.refuse(err)
	}
	system, err := regulation.System(m.Event.Ahead, id)
	if err != nil {
		return m.refuse(err)
	}
	m.Entry = Entry{Running: true}
	m.Notice = nil
	return m, []Cmd{PairRound{ID: m.Event.ID, Section: id, Round: n, System: system, Tournament: t}}
}

// PairingProgress says how far the engine is.
type PairingProgress struct{ Done, Total int }

// Update implements Msg.
func (msg PairingProgress) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Done, m.Entry.Total = msg.Done, msg.Total
	return m, nil
}

// RoundComputed brings the engine's pairing.
type RoundComputed struct {
	ID      string
	Section journal.SectionID
	Pairing swiss.Pairing
	Engine  string
}

// Update implements Msg.
func (msg RoundComputed) Update(m Model, env Env) (Model, []Cmd) {
	m.Entry.Running = false
	if m.Event == nil || m.Event.ID != msg.ID {
		return m, nil
	}
	next, cmds := m.act(env, journal.PairRound{Section: msg.Section, Pairing: msg.Pairing, Engine: msg.Engine})
	if next.Notice == nil && next.Route.Page != PageRound {
		cmds = append(cmds, Navigate{To: next.Route.In(PageRound)})
	}
	return next, cmds
}

// PairingFailed says why there is no pairing.
type PairingFailed struct {
	ID  string
	Err error
}

// Update implements Msg.
func (msg PairingFailed) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Running = false
	return m.refuse(msg.Err)
}

// PairAgain drops the draft and pairs the round anew.
type PairAgain struct{}

// Update implements Msg.
func (PairAgain) Update(m Model, env Env) (Model, []Cmd) {
	n, _ := m.Shown()
	next, cmds, err := m.record(env, journal.DiscardDraft{Section: m.Event.Section})
	if err != nil {
		return m.refuse(err)
	}
	next, more := next.pair(n)
	return next, append(cmds, more...)
}

// DiscardDraft drops the draft.
type DiscardDraft struct{}

// Update implements Msg.
func (DiscardDraft) Update(m Model, env Env) (Model, []Cmd) {
	return m.act(env, journal.DiscardDraft{Section: m.Event.Section})
}

// PublishRound puts the draft on the wall.
type PublishRound struct{}

// Update implements Msg.
func (PublishRound) Update(m Model, env Env) (Model, []Cmd) {
	next, cmds, err := m.record(env, journal.Publish{Section: m.Event.Section, Time: env.Now.UnixMilli()})
	if err != nil {
		return m.refuse(err)
	}
	next.Notice, next.Entry = nil, Entry{}
	next.Entry.Board = next.nextMissing(0)
	return next, append(cmds, Focus{"main"})
}

// ReasonDialog asks why, before an act that needs a reason.
type ReasonDialog struct {
	For    string // "unpublish", "reopen", "reopen-event"
	Reason string
	Needed bool
}

// AskReason opens it.
type AskReason struct{ For string }

// Update implements Msg.
func (msg AskReason) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog = ReasonDialog{For: msg.For}
	return m, []Cmd{Focus{"reason"}}
}

// TypeReason fills it.
type TypeReason struct{ Text string }

// Update implements Msg.
func (msg TypeReason) Update(m Model, _ Env) (Model, []Cmd) {
	if d, ok := m.Dialog.(ReasonDialog); ok {
		d.Reason, d.Needed = msg.Text, false
		m.Dialog = d
	}
	return m, nil
}

// GiveReason performs the act that waited for its reason.
type GiveReason struct{}

// Update implements Msg.
func (GiveReason) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(ReasonDialog)
	if !ok {
		return m, nil
	}
	if journal.Clean(d.Reason) == "" {
		d.Needed = true
		m.Dialog = d
		return m, []Cmd{Focus{"reason"}}
	}
	m.Dialog, m.Entry = nil, Entry{}
	switch d.For {
	case "unpublish":
		return m.act(env, journal.Unpublish{Section: m.Event.Section, Reason: d.Reason})
	case "reopen":
		return m.act(env, journal.ReopenRound{Section: m.Event.Section, Reason: d.Reason})
	case "reopen-event":
		return m.act(env, journal.ReopenEvent{Reason: d.Reason})
	}
	return m, nil
}

// CloseRound ends the round; the next can be paired.
type CloseRound struct{}

// Update implements Msg.
func (CloseRound) Update(m Model, env Env) (Model, []Cmd) {
	next, cmds := m.act(env, journal.CloseRound{Section: m.Event.Section, Time: env.Now.UnixMilli()})
	if next.Notice == nil {
		next.Entry = Entry{}
	}
	return next, append(cmds, Focus{"main"})
}

// ToggleSwap lets two touched players of a draft exchange their places.
type ToggleSwap struct{}

// Update implements Msg.
func (ToggleSwap) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Swap, m.Entry.First = !m.Entry.Swap, 0
	return m, nil
}

// SwapTouch touches a player in that mode.
type SwapTouch struct{ Player journal.PlayerID }

// Update implements Msg.
func (msg SwapTouch) Update(m Model, env Env) (Model, []Cmd) {
	switch m.Entry.First {
	case 0:
		m.Entry.First = msg.Player
		return m, nil
	case msg.Player:
		m.Entry.First = 0
		return m, nil
	}
	first := m.Entry.First
	m.Entry.First = 0
	next, cmds, err := m.record(env, journal.SwapPlayers{Section: m.Event.Section, A: first, B: msg.Player})
	if err != nil {
		return m.refuse(err)
	}
	next.Notice = nil
	next, timer := next.offerUndo(next.Lang().T(i18n.SwapDone))
	return next, append(cmds, timer)
}

// FinishEvent ends the event after its last round.
type FinishEvent struct{}

// Update implements Msg.
func (FinishEvent) Update(m Model, env Env) (Model, []Cmd) {
	next, cmds := m.act(env, journal.FinishEvent{Time: env.Now.UnixMilli()})
	if next.Notice == nil {
		cmds = append(cmds, Navigate{To: next.Route.In(PageStandings)})
	}
	return next, cmds
}

// ScoreName says a result in words: "Putih menang".
func ScoreName(l i18n.Lang, s journal.Score) string {
	names := map[journal.Score]i18n.Text{journal.WhiteWins: i18n.ScoreWhite, journal.Drawn: i18n.Draw, journal.BlackWins: i18n.ScoreBlack,
		journal.BlackForfeits: i18n.ScoreWhiteWO, journal.WhiteForfeits: i18n.ScoreBlackWO, journal.BothForfeit: i18n.ScoreBothWO,
		journal.WhiteHalf: i18n.ScoreHalfZero, journal.BlackHalf: i18n.ScoreZeroHalf, journal.BothLose: i18n.ScoreZeroZero,
		journal.Adjourned: i18n.ScoreAdjourned}
	if t, ok := names[s]; ok {
		return l.T(t)
	}
	return ScoreText(s)
}

// ScoreText writes a result as on every sheet: 1–0, ½–½, + –.
func ScoreText(s journal.Score) string {
	if s.IsZero() {
		return ""
	}
	if s == journal.Adjourned {
		return "… – …"
	}
	return sideText(s.White) + "–" + sideText(s.Black)
}

func sideText(o swiss.Outcome) string {
	switch o {
	case swiss.Win, swiss.ShortWin:
		return "1"
	case swiss.Draw, swiss.ShortDraw:
		return "½"
	case swiss.ForfeitWin:
		return "+"
	case swiss.ForfeitLoss:
		return "−"
	}
	return "0"
}

// PairingStopped says that the person stopped the engine.
type PairingStopped struct{}

// Update implements Msg.
func (PairingStopped) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Running = false
	m.Notice = &Notice{Kind: "info", Title: m.Lang().T(i18n.PairStopped)}
	return m, nil
}

// StepBoard takes the next or previous board in hand.
type StepBoard struct{ By int }

// Update implements Msg.
func (msg StepBoard) Update(m Model, env Env) (Model, []Cmd) {
	n, _ := m.Shown()
	r, _ := m.Event.Ahead.Round(m.Event.Section, n)
	if len(r.Boards) == 0 {
		return m, nil
	}
	return SelectBoard{max(1, min(len(r.Boards), m.Entry.Board+msg.By))}.Update(m, env)
}
