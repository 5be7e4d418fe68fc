package board

import (
	"strconv"
	"strings"

	"github.com/notnil/chess"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/rules/board"
	"wasit/rules/mate"
	"wasit/rules/notation"
)

// positionEditor is the position editor, with the question whether a side can still mate.
type positionEditor struct {
	Cells    phrase.Cells
	Tool     byte // the piece to put down, 0 takes pieces away
	Black    bool // to move
	Side     int  // who must be able to mate: 0 White, 1 Black
	Rights   string
	Passed   string // square that a pawn has just passed, in a FEN that was read
	FEN      string // being typed
	Err      error
	ForClock bool // a flag of the clock has fallen, and the answer decides
	FromGame bool // asked about the game as it stands: nothing was set up

	N       int // which question this is
	Running bool
	Budget  int // positions
	Asked   board.Position
	Answer  *mate.Answer
	Line    []board.Position // of an answer with a line: before it, and after each move
	Step    int              // shown of Line
}

// MateSide is who must be able to mate.
func (e positionEditor) MateSide() chess.Color {
	if e.Side == 1 {
		return chess.Black
	}
	return chess.White
}

// openEditor shows the position of the game on the board in the editor, unless one is being set up already; side is who must
// be able to mate, NoSquare where nothing is asked.
func (m page) openEditor(side int) page {
	e := m.Edit
	if side != noSquare {
		e.Side, e.ForClock = side, m.Clock.Game != nil && m.DeskCheck == nil
	}
	start := board.Start()
	switch {
	case e.Cells != (phrase.Cells{}):
	case m.Game != nil:
		pos := m.Model.Shown()
		e = e.take(&pos)
	case m.Elsewhere:
		e = e.take(&start)
	}
	m.Edit = e
	return m
}

// take puts a position into the editor.
func (e positionEditor) take(pos *board.Position) positionEditor {
	fen := pos.XFEN()
	f := strings.Split(fen, " ")
	e.Cells, e.Black, e.Rights, e.Passed = phrase.CellsOf(fen), f[1] == "b", f[2], f[3]
	e.FEN, e.Err, e.Answer, e.Line, e.Running, e.FromGame = fen, nil, nil, nil, false, false
	return e
}

// changed forgets what was said of the position before.
func (e positionEditor) changed() positionEditor {
	e.Passed, e.Err, e.Answer, e.Line, e.Running = "-", nil, nil, nil, false
	e.FEN = e.text()
	return e
}

// text is the FEN of what stands in the editor. Rights to castle without king or rook in their places are left out.
func (e positionEditor) text() string {
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
func (e positionEditor) MayCastle(right byte) bool {
	if right < 'a' {
		return e.Cells[4] == 'K' && e.Cells[homes[right]] == 'R'
	}
	return e.Cells[60] == 'k' && e.Cells[homes[right]] == 'r'
}

func (e positionEditor) rights() string {
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

// takeTool takes a piece in hand for the editor, 0 to take pieces away.
type takeTool struct{ Man byte }

func (msg takeTool) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Edit.Tool = msg.Man
	return m, nil
}

// touchEditor puts the piece in hand on a square, or takes the same piece from there.
type touchEditor struct{ Square int }

// Prompt has the piece put when the finger is lifted.
func (touchEditor) Prompt() {}

func (msg touchEditor) update(m page, _ session.Env) (page, []session.Cmd) {
	e := m.Edit
	if e.Cells[msg.Square] == e.Tool {
		e.Cells[msg.Square] = 0
	} else {
		e.Cells[msg.Square] = e.Tool
	}
	m.Cursor, m.Edit = msg.Square, e.changed()
	return m, nil
}

// Lift leaves the piece where it is until it is put down.
func (touchEditor) Lift() session.Msg { return nil }

// PutOn carries a piece to another square; off the board it is taken away.
func (msg touchEditor) PutOn(act session.Msg) session.Msg {
	to, ok := act.(touchEditor)
	if !ok {
		return carryEditor{From: msg.Square, To: noSquare}
	}
	return carryEditor{From: msg.Square, To: to.Square}
}

// Lift takes the piece in hand, as touching it does.
func (msg takeTool) Lift() session.Msg { return msg }

// PutOn puts a piece from beside the board on a square.
func (msg takeTool) PutOn(act session.Msg) session.Msg {
	to, ok := act.(touchEditor)
	if !ok {
		return nil
	}
	return carryEditor{From: noSquare, Man: msg.Man, To: to.Square}
}

// carryEditor puts a piece that was carried on a square; noSquare is a place off the board.
type carryEditor struct {
	From, To int
	Man      byte // where From is off the board
}

func (msg carryEditor) update(m page, _ session.Env) (page, []session.Cmd) {
	e, man := m.Edit, msg.Man
	if msg.From == msg.To {
		return m, nil
	}
	if msg.From != noSquare {
		man, e.Cells[msg.From] = e.Cells[msg.From], 0
	}
	if msg.To != noSquare {
		e.Cells[msg.To], m.Cursor = man, msg.To
	}
	m.Edit = e.changed()
	return m, nil
}

// setEditor changes the editor's other choices.
type setEditor struct {
	Clear  bool // take all pieces away
	Start  bool // the usual start
	Turn   string
	Side   string
	Castle byte // turn this right on or off
}

func (msg setEditor) update(m page, _ session.Env) (page, []session.Cmd) {
	e := m.Edit
	switch {
	case msg.Clear:
		e.Cells = phrase.Cells{}
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
	m.Edit = e.changed()
	return m, nil
}

// typeFEN reads a position as text; what is no position leaves the pieces where they are.
type typeFEN struct{ Text string }

func (msg typeFEN) update(m page, _ session.Env) (page, []session.Cmd) {
	e := m.Edit
	if msg.Text == e.FEN {
		return m, nil
	}
	pos, err := readPosition(msg.Text)
	if err == nil {
		e = e.take(&pos)
	}
	e.FEN, e.Err = msg.Text, err
	m.Edit = e
	return m, nil
}

// position is what stands in the editor: its text is always that of its pieces.
func (e positionEditor) position() (board.Position, error) { return readPosition(e.FEN) }

// readPosition reads a FEN of standard chess or else of Chess960, as it stands or in the form that other programs give it; the error is
// that of standard chess.
func readPosition(fen string) (board.Position, error) {
	fen = strings.TrimSpace(fen)
	pos, err := board.ParseFEN(fen)
	if err == nil {
		return pos, nil
	}
	if other, bad := board.ParseChess960(fen); bad == nil {
		return other, nil
	}
	if strings.Count(fen, "/") != 7 {
		return pos, err
	}
	mended := notation.MendFEN(fen)
	for _, parse := range []func(string) (board.Position, error){board.ParseFEN, board.ParseChess960} {
		if other, bad := parse(mended); bad == nil {
			return other, nil
		}
	}
	return pos, err
}

// beginFromEditor begins a game from the position in the editor.
type beginFromEditor struct{}

func (beginFromEditor) update(m page, env session.Env) (page, []session.Cmd) {
	pos, err := m.Edit.position()
	if err != nil {
		m.Edit.Err = err
		return m, []session.Cmd{session.Focus{ID: "fen"}}
	}
	m, cmds := m.layGame(env, gameHead{Start: pos, Number: -1})
	return m, append(cmds, session.Focus{ID: "main"})
}
