package model

import (
	"strconv"
	"strings"

	"github.com/notnil/chess"

	"wasit/rules/board"
	"wasit/rules/mate"
)

// PlayEdit is the position editor, with the question whether a side can still mate.
type PlayEdit struct {
	Cells    Cells
	Tool     byte // the man to put down, 0 takes men away
	Black    bool // to move
	Side     int  // who must be able to mate: 0 White, 1 Black
	Rights   string
	Passed   string // square that a pawn has just passed, in a FEN that was read
	FEN      string // being typed
	Err      error
	ForClock bool // a flag of the clock has fallen, and the answer decides

	N       int // which question this is
	Running bool
	Budget  int // positions
	Asked   board.Position
	Answer  *mate.Answer
	Line    []board.Position // of an answer with a line: before it, and after each move
	Step    int              // shown of Line
}

// AskMate looks beside the screen whether a side can still mate; PlayMate comes back.
type AskMate struct {
	N        int
	Position board.Position
	Side     chess.Color
	Budget   int // positions
}

// StopMate ends a running AskMate.
type StopMate struct{}

func (AskMate) cmd()  {}
func (StopMate) cmd() {}

// MateSide is who must be able to mate.
func (e PlayEdit) MateSide() chess.Color {
	if e.Side == 1 {
		return chess.Black
	}
	return chess.White
}

// openEditor shows the position of the game on the board in the editor, unless one is being set up already; side is who must
// be able to mate, NoSquare where nothing is asked.
func (m Model) openEditor(side int) Model {
	e := m.Play.Edit
	if side != NoSquare {
		e.Side, e.ForClock = side, m.Clock.Game != nil && m.DeskCheck == nil
	}
	start := board.Start()
	switch {
	case e.Cells != (Cells{}):
	case m.Play.Game != nil:
		pos := m.Play.Shown()
		e = e.take(&pos)
	case m.Play.Elsewhere:
		e = e.take(&start)
	}
	m.Play.Edit = e
	return m
}

// take puts a position into the editor.
func (e PlayEdit) take(pos *board.Position) PlayEdit {
	fen := pos.XFEN()
	f := strings.Split(fen, " ")
	e.Cells, e.Black, e.Rights, e.Passed = CellsOf(fen), f[1] == "b", f[2], f[3]
	e.FEN, e.Err, e.Answer, e.Line, e.Running = fen, nil, nil, nil, false
	return e
}

// changed forgets what was said of the position before.
func (e PlayEdit) changed() PlayEdit {
	e.Passed, e.Err, e.Answer, e.Line, e.Running = "-", nil, nil, nil, false
	e.FEN = e.text()
	return e
}

// text is the FEN of what stands in the editor. Rights to castle without king or rook in their places are left out.
func (e PlayEdit) text() string {
	var b strings.Builder
	for y := 7; y >= 0; y-- {
		empty := 0
		for x := range 8 {
			man := e.Cells[y*8+x]
			if man == 0 {
				empty++
				continue
			}
			if empty > 0 {
				b.WriteString(strconv.Itoa(empty))
			}
			empty = 0
			b.WriteByte(man)
		}
		if empty > 0 {
			b.WriteString(strconv.Itoa(empty))
		}
		if y > 0 {
			b.WriteByte('/')
		}
	}
	turn, rights, passed := "w", e.rights(), e.Passed
	if e.Black {
		turn = "b"
	}
	if passed == "" {
		passed = "-"
	}
	return b.String() + " " + turn + " " + rights + " " + passed + " 0 1"
}

// homes are the squares of the rooks with which KQkq castle; the kings stand on e1 and e8.
var homes = map[byte]int{'K': 7, 'Q': 0, 'k': 63, 'q': 56}

// MayCastle reports that king and rook stand where the right to castle that has this letter needs them.
func (e PlayEdit) MayCastle(right byte) bool {
	if right < 'a' {
		return e.Cells[4] == 'K' && e.Cells[homes[right]] == 'R'
	}
	return e.Cells[60] == 'k' && e.Cells[homes[right]] == 'r'
}

func (e PlayEdit) rights() string {
	text := ""
	for _, r := range []byte("KQkq") {
		if strings.IndexByte(e.Rights, r) >= 0 && e.MayCastle(r) {
			text += string(rune(r))
		}
	}
	if text == "" {
		return "-"
	}
	return text
}

// PlayEditTool takes a man in hand for the editor, 0 to take men away.
type PlayEditTool struct{ Man byte }

// Update implements Msg.
func (msg PlayEditTool) Update(m Model, _ Env) (Model, []Cmd) {
	m.Play.Edit.Tool = msg.Man
	return m, nil
}

// PlayEditTouch puts the man in hand on a square, or takes the same man from there.
type PlayEditTouch struct{ Square int }

// Update implements Msg.
func (msg PlayEditTouch) Update(m Model, _ Env) (Model, []Cmd) {
	e := m.Play.Edit
	if e.Cells[msg.Square] == e.Tool {
		e.Cells[msg.Square] = 0
	} else {
		e.Cells[msg.Square] = e.Tool
	}
	m.Play.Cursor, m.Play.Edit = msg.Square, e.changed()
	return m, nil
}

// PlayEditSet changes the editor's other choices.
type PlayEditSet struct {
	Clear  bool // take all men away
	Start  bool // the usual start
	Turn   string
	Side   string
	Castle byte // turn this right on or off
}

// Update implements Msg.
func (msg PlayEditSet) Update(m Model, _ Env) (Model, []Cmd) {
	e := m.Play.Edit
	switch {
	case msg.Clear:
		e.Cells = Cells{}
	case msg.Start:
		start := board.Start()
		e = e.take(&start)
	case msg.Turn != "":
		e.Black = msg.Turn == "b"
	case msg.Side != "":
		e.Side = 0
		if msg.Side == "b" {
			e.Side = 1
		}
	case msg.Castle != 0:
		letter := string(rune(msg.Castle))
		if strings.Contains(e.Rights, letter) {
			e.Rights = strings.ReplaceAll(e.Rights, letter, "")
		} else {
			e.Rights += letter
		}
	}
	m.Play.Edit = e.changed()
	return m, nil
}

// PlayEditFEN reads a position as text; what is no position leaves the men where they are.
type PlayEditFEN struct{ Text string }

// Update implements Msg.
func (msg PlayEditFEN) Update(m Model, _ Env) (Model, []Cmd) {
	e := m.Play.Edit
	if msg.Text == e.FEN {
		return m, nil
	}
	pos, err := readPosition(msg.Text)
	if err == nil {
		e = e.take(&pos)
	}
	e.FEN, e.Err = msg.Text, err
	m.Play.Edit = e
	return m, nil
}

// position is what stands in the editor: its text is always that of its men.
func (e PlayEdit) position() (board.Position, error) { return readPosition(e.FEN) }

// readPosition reads a FEN of standard chess or else of Chess960; the error is that of standard chess.
func readPosition(fen string) (board.Position, error) {
	fen = strings.TrimSpace(fen)
	pos, err := board.ParseFEN(fen)
	if err != nil {
		if other, bad := board.ParseChess960(fen); bad == nil {
			return other, nil
		}
	}
	return pos, err
}

// PlayAsk asks whether the chosen side can still mate; More looks further than the last time.
type PlayAsk struct{ More bool }

// longBudget is how many positions the second search may keep: some hundred megabytes.
const longBudget = 3 * mate.DefaultPositions

// Update implements Msg.
func (msg PlayAsk) Update(m Model, env Env) (Model, []Cmd) {
	e := m.Play.Edit
	pos, err := e.position()
	if err != nil {
		e.Err = err
		m.Play.Edit = e
		return m, []Cmd{Focus{"fen"}}
	}
	e.N, e.Running, e.Answer, e.Line, e.Asked, e.Budget = int(env.Random>>33), true, nil, nil, pos, mate.DefaultPositions
	if msg.More {
		e.Budget = longBudget
	}
	m.Play.Edit, m.Play.Screen = e, PlayAnswer
	return m, []Cmd{AskMate{N: e.N, Position: pos, Side: e.MateSide(), Budget: e.Budget}, Focus{"main"}}
}

// PlayMate brings the answer.
type PlayMate struct {
	N      int
	Answer mate.Answer
}

// Update implements Msg.
func (msg PlayMate) Update(m Model, _ Env) (Model, []Cmd) {
	e := m.Play.Edit
	if !e.Running || e.N != msg.N {
		return m, nil
	}
	e.Running, e.Answer, e.Step = false, &msg.Answer, 0
	if msg.Answer.Verdict == mate.Yes {
		pos := e.Asked
		e.Line = append(e.Line, pos)
		for _, move := range msg.Answer.Line {
			pos = pos.After(move)
			e.Line = append(e.Line, pos)
		}
	}
	m.Play.Edit = e
	return m, nil
}

// PlayAskStop goes back to the editor.
type PlayAskStop struct{}

// Update implements Msg.
func (PlayAskStop) Update(m Model, _ Env) (Model, []Cmd) {
	running := m.Play.Edit.Running
	m.Play.Edit.Running, m.Play.Screen = false, PlayEditor
	if running {
		return m, []Cmd{StopMate{}, Focus{"main"}}
	}
	return m, []Cmd{Focus{"main"}}
}

// PlayLineStep shows another position of the line that mates.
type PlayLineStep struct{ To int }

// Update implements Msg.
func (msg PlayLineStep) Update(m Model, _ Env) (Model, []Cmd) {
	m.Play.Edit.Step = min(max(msg.To, 0), max(len(m.Play.Edit.Line)-1, 0))
	return m, nil
}

// PlayFrom begins a game from the position in the editor.
type PlayFrom struct{}

// Update implements Msg.
func (PlayFrom) Update(m Model, env Env) (Model, []Cmd) {
	pos, err := m.Play.Edit.position()
	if err != nil {
		m.Play.Edit.Err = err
		return m, []Cmd{Focus{"fen"}}
	}
	return m.layPlay(env, PlayHead{Start: pos, Number: -1})
}

// PlayMateFrom asks of the position on the board whether a side can still mate.
type PlayMateFrom struct{ Side chess.Color }

// Update implements Msg.
func (msg PlayMateFrom) Update(m Model, env Env) (Model, []Cmd) {
	if m.Play.Game == nil {
		return m, nil
	}
	pos := m.Play.Game.Position()
	m.Play.Edit = m.Play.Edit.take(&pos)
	m.Play.Edit.ForClock, m.Play.Edit.Side = false, 0
	if msg.Side == chess.Black {
		m.Play.Edit.Side = 1
	}
	return PlayAsk{}.Update(m, env)
}

// PlayDecideClock ends the game of the clock with what the arbiter decided here.
type PlayDecideClock struct{ Result string }

// Update implements Msg.
func (msg PlayDecideClock) Update(m Model, env Env) (Model, []Cmd) {
	if m.Clock.Game == nil || !m.Play.Edit.ForClock {
		return m, nil
	}
	m.Play.Edit.ForClock, m.Play.Screen = false, PlayTable
	m, cmds := ClockDecide(msg).Update(m, env)
	return m, append(cmds, Navigate{To: Route{Page: PageClock}})
}
