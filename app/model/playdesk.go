package model

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/journal"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/notation"
	"wasit/rules/ruling"
)

// PlayPlace is a board of an event; it is kept with the game that is played there.
type PlayPlace struct {
	Event   string // its id, "" for none
	Section journal.SectionID
	Round   int
	Board   int
}

// PlayDesk is the board of an event whose game is on this one.
type PlayDesk struct {
	PlayPlace
	Back    Route
	Written bool // the claim rests on a move that was written and not played
	Head    PlayHead
	PGN     string // the moves kept with the event
	Move    string // that was written, being typed
}

// DeskGame goes from the board in hand to its game.
type DeskGame struct{}

// Update implements Msg.
func (DeskGame) Update(m Model, _ Env) (Model, []Cmd) {
	m.DeskCheck = nil
	return m.takeGame(), []Cmd{Navigate{To: Route{Page: PageBoard}}}
}

// takeGame has the game of the board in hand laid on this one.
func (m Model) takeGame() Model {
	round, rows := m.DeskRows()
	n := m.Desk.Board
	if n < 1 || n > len(rows) {
		return m
	}
	r, s := rows[n-1], m.Event.Ahead
	info := s.Event()
	tag := func(name, value string) notation.Tag { return notation.Tag{Name: name, Value: journal.Clean(value)} }
	head := PlayHead{Number: -1, White: m.Name(r.WhitePlayer), Black: m.Name(r.BlackPlayer), Tags: []notation.Tag{
		tag("Event", info.Name), tag("Site", info.Place), tag("Round", strconv.Itoa(round)+"."+strconv.Itoa(n)), tag("Board", strconv.Itoa(n))}}
	laws := s.Laws(m.Event.Section)
	head.Edition = laws.Edition
	for class := rules.Standard; class <= rules.Blitz; class++ {
		if class.String() == laws.Class {
			head.Class = class
		}
	}
	head.Place = PlayPlace{Event: m.Event.ID, Section: m.Event.Section, Round: round, Board: n}
	m.Play.Desk = PlayDesk{PlayPlace: head.Place, Back: m.Route,
		Written: slices.Contains(m.Desk.Claim.Answers, ruling.Written), Head: head, PGN: s.Moves(m.Event.Section, round, n)}
	m.Play.Want = true
	return m
}

// wantPlay lays the game of the event's board once the board is read: the one that is there already, the one kept with the
// event, or a new one.
func (m Model) wantPlay(env Env) (Model, []Cmd) {
	d, g := m.Play.Desk, m.Play.Game
	if !m.Play.Want || m.Route.Page != PageBoard || g == nil {
		return m, nil
	}
	m.Play.Want = false
	head := d.Head
	if g.Head.Place == head.Place && g.Head.White == head.White && g.Head.Black == head.Black && slices.Equal(g.Head.Tags, head.Tags) {
		return m, nil
	}
	screen := m.Play.Screen
	head.Letters = g.Head.Letters
	m, cmds := m.layPlay(env, head)
	if d.PGN != "" {
		if file, err := notation.ReadPGN([]byte(d.PGN)); err == nil && len(file.Games) == 1 {
			if kept, err := playOf(m.Play.Game.ID, &file.Games[0], PlayHead{Letters: head.Letters, Edition: head.Edition, Class: head.Class, Started: env.Now.UnixMilli()}); err == nil {
				kept.Head.White, kept.Head.Black, kept.Head.Tags, kept.Head.Place = head.White, head.Black, head.Tags, head.Place
				kept.Rows = slices.Concat([]string{kept.Head.row()}, kept.Rows[1:])
				m.Play.Game = kept
				var list []Cmd
				m, list = m.playList()
				cmds = append(m.keepPlay(1), list...)
			}
		}
	}
	m.Play.Screen = screen
	return m, cmds
}

// atPlace finds the event's board again that the game on this one belongs to: after a reload, or when another game was taken
// up. What the desk waits for stays.
func (m Model) atPlace() Model {
	g := m.Play.Game
	if g == nil || m.Play.Want || m.DeskCheck != nil || m.Play.Desk.PlayPlace == g.Head.Place {
		return m
	}
	p := g.Head.Place
	m.Play.Desk = PlayDesk{PlayPlace: p, Head: g.Head, Back: Route{Event: p.Event, Section: p.Section}.In(PageArbiter)}
	return m
}

// PlayGive is what waits until its event is open again.
type PlayGive struct {
	Event string
	Msg   Msg
}

// given does what waited for the event that is open now.
func (m Model) given(env Env) (Model, []Cmd) {
	g := m.Play.Give
	if g.Msg == nil || m.Event == nil || m.Event.ID != g.Event {
		return m, nil
	}
	m.Play.Give = PlayGive{}
	return g.Msg.Update(m, env)
}

// PlayKeepInEvent keeps the moves on the board with the event, and goes back there.
type PlayKeepInEvent struct{}

// Update implements Msg.
func (PlayKeepInEvent) Update(m Model, _ Env) (Model, []Cmd) {
	d, g := m.Play.Desk, m.Play.Game
	if d.Event == "" || g == nil {
		return m, nil
	}
	m.Play.Give = PlayGive{d.Event, KeepEventMoves{d.Section, journal.Moves{Round: d.Round, Board: d.Board, PGN: g.namelessPGN()}}}
	m.Play.Desk, m.Play.Want, m.Carry, m.DeskCheck = PlayDesk{}, false, true, nil
	return m, []Cmd{Navigate{To: d.Back}}
}

// KeepEventMoves records the moves of a game with the event that is open.
type KeepEventMoves struct {
	Section journal.SectionID
	Moves   journal.Moves
}

// Update implements Msg.
func (msg KeepEventMoves) Update(m Model, env Env) (Model, []Cmd) {
	next, cmds, err := m.record(env, journal.KeepMoves(msg))
	if err != nil {
		return m.refuse(err)
	}
	next.Notice = &Notice{Kind: "ok", Title: movesKept(m.Lang(), msg.Moves)}
	return next, cmds
}

// namelessPGN is the game as the event keeps it: without names, dates and places; "" where no move was made.
func (g *PlayGame) namelessPGN() string {
	if g.Ply() == 0 {
		return ""
	}
	n := *g
	n.Head.White, n.Head.Black, n.Head.Tags = "", "", []notation.Tag{}
	return strings.ReplaceAll(string(n.PGN()), "\r", "")
}

// splitPGN parts a game kept with the event into the tags of its start and its moves without the result.
func splitPGN(pgn string) (tags [][2]string, moves string) {
	var lines []string
	for line := range strings.Lines(pgn) {
		line = strings.TrimSpace(line)
		if name, value, ok := strings.Cut(strings.Trim(line, "[]"), " "); ok && strings.HasPrefix(line, "[") {
			switch name {
			case "FEN", "SetUp", "Variant":
				tags = append(tags, [2]string{name, strings.Trim(value, `"`)})
			}
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
	}
	moves = strings.Join(lines, "\r\n")
	for _, result := range []string{"1-0", "0-1", "1/2-1/2", "*"} {
		if rest, ok := strings.CutSuffix(moves, result); ok {
			moves = strings.TrimSpace(rest)
		}
	}
	return tags, moves
}

// Repeats are the half-moves after which the position on the board stood there, the present one included: with a move that
// is written and not played, the position after it (Art. 9.2.3 (E23)).
func (g *PlayGame) Repeats(intended board.Move) (plies []int) {
	pos := g.Position()
	if intended != 0 {
		pos = pos.After(intended)
	}
	for ply := range g.Ply() + 1 {
		if at := g.PositionAt(ply); at.Same(&pos) {
			plies = append(plies, ply)
		}
	}
	if intended != 0 {
		plies = append(plies, g.Ply()+1)
	}
	return plies
}

// Quiet is how many half-moves were made since the last capture or pawn move, a written one included.
func (g *PlayGame) Quiet(intended board.Move) int {
	pos := g.Position()
	if intended != 0 {
		pos = pos.After(intended)
	}
	return pos.HalfmoveClock()
}

// PlayIntend is the written move of a claim being typed.
type PlayIntend struct{ Text string }

// Update implements Msg.
func (msg PlayIntend) Update(m Model, _ Env) (Model, []Cmd) {
	m.Play.Desk.Move = msg.Text
	return m, nil
}

// Intended reads the written move of a claim; 0 where none is written.
func (p Play) Intended() (board.Move, error) {
	if !p.Desk.Written || strings.TrimSpace(p.Desk.Move) == "" || p.Game == nil {
		return 0, nil
	}
	pos := p.Game.Position()
	r, err := notation.Parse(&pos, p.Desk.Move, p.Game.Language())
	return r.Move, err
}
