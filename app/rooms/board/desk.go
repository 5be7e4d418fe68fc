package board

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/mate"
	"wasit/rules/notation"
	"wasit/rules/ruling"
)

// eventPlace is a board of an event; it is kept with the game that is played there.
type eventPlace struct {
	Event   string // its id, "" for none
	Section journal.SectionID
	Round   int
	Board   int
}

// eventBoard is the board of an event whose game is on this one.
type eventBoard struct {
	eventPlace
	Back    session.Route
	Written bool // the claim rests on a move that was written and not played
	// Castling says that pieces set up wrongly were found too late: what castling that costs is to be said.
	Castling bool
	Head     gameHead
	PGN      string // the moves kept with the event
	Move     string // that was written, being typed
}

// takeGame has the game of a board of the event laid on this one.
type takeGame session.TakeGame

func (msg takeGame) update(m page, _ session.Env) (page, []session.Cmd) {
	round, n := msg.Round, msg.Board
	rows := m.Section().Rows(round)
	if n < 1 || n > len(rows) {
		return m, nil
	}
	r, s := rows[n-1], m.Event.Ahead
	info, number := s.Event(), strconv.Itoa(m.BoardNo(n))
	tag := func(name, value string) notation.Tag { return notation.Tag{Name: name, Value: journal.Clean(value)} }
	head := gameHead{Number: -1, White: m.Name(r.WhitePlayer), Black: m.Name(r.BlackPlayer), Tags: []notation.Tag{
		tag("Event", info.Name), tag("Site", info.Place), tag("Round", strconv.Itoa(round)+"."+number), tag("Board", number)}}
	laws := s.Laws(m.Event.Section)
	head.Edition, head.DrawFrom = laws.Edition, laws.DrawFrom
	for class := rules.Standard; class <= rules.Blitz; class++ {
		if class.String() == laws.Class {
			head.Class = class
		}
	}
	head.Place = eventPlace{Event: m.Event.ID, Section: m.Event.Section, Round: round, Board: n}
	if start, ok := s.StartNumber(m.Event.Section, round); ok {
		if pos, err := board.StartNumber(start); err == nil {
			head.Number, head.Start = start, pos
		}
	}
	m.Desk = eventBoard{eventPlace: head.Place, Back: m.Route,
		Written: msg.Written, Castling: msg.Castling, Head: head, PGN: s.Moves(m.Event.Section, round, n)}
	m.Want = true
	return m, nil
}

// layWanted lays the game of the event's board once the board is read: the one that is there already, the one kept with the
// event, or a new one.
func (m page) layWanted(env session.Env) (page, []session.Cmd) {
	if !m.Want || m.Route.Page != session.PageBoard || m.Game == nil {
		return m, nil
	}
	m.Want = false
	m, cmds := m.layHead(env)
	if m.Desk.Castling {
		m.Dialog = m.newCastlingDialog()
		cmds = append(cmds, session.Focus{ID: "sheet"})
	}
	return m, cmds
}

// layHead lays the game that the desk named.
func (m page) layHead(env session.Env) (page, []session.Cmd) {
	d, g := m.Desk, m.Game
	head := d.Head
	if g.Head.Place == head.Place && g.Head.White == head.White && g.Head.Black == head.Black && slices.Equal(g.Head.Tags, head.Tags) {
		return m, nil
	}
	shown := m.Screen
	head.Letters = g.Head.Letters
	m, cmds := m.layGame(env, head)
	if d.PGN != "" {
		if file, err := notation.ReadPGN([]byte(d.PGN)); err == nil && len(file.Games) == 1 {
			if kept, err := replayGame(m.Game.ID, &file.Games[0], gameHead{Letters: head.Letters, Edition: head.Edition, Class: head.Class, DrawFrom: head.DrawFrom, Started: env.Now.UnixMilli()}); err == nil {
				if kept.Head.Start == head.Start {
					kept.Head.Number = head.Number
				}
				kept.Head.White, kept.Head.Black, kept.Head.Tags, kept.Head.Place = head.White, head.Black, head.Tags, head.Place
				kept.Rows = slices.Concat([]string{kept.Head.row()}, kept.Rows[1:])
				m.Game = kept
				var list []session.Cmd
				m, list = m.storeList()
				cmds = append(m.keepPlay(1), list...)
			}
		}
	}
	m.Screen = shown
	return m, cmds
}

// findPlace finds the event's board again that the game on this one belongs to: after a reload, or when another game was taken
// up. What the desk waits for stays.
func (m page) findPlace() page {
	g := m.Game
	if g == nil || m.Want || m.DeskCheck != nil || m.Desk.eventPlace == g.Head.Place {
		return m
	}
	p := g.Head.Place
	m.Desk = eventBoard{eventPlace: p, Head: g.Head, Back: session.Route{Event: p.Event, Section: p.Section}.In(session.PageArbiter)}
	return m
}

// handover is what waits until its event is open again.
type handover struct {
	Event string
	Moves keepEventMoves
}

// giveWaiting does what waited for the event that is open now.
func (m page) giveWaiting(env session.Env) (page, []session.Cmd) {
	g := m.Give
	if g.Event == "" || m.Event == nil || m.Event.ID != g.Event {
		return m, nil
	}
	m.Give = handover{}
	return g.Moves.update(m, env)
}

// keepInEvent keeps the moves on the board with the event, and goes back there.
type keepInEvent struct{}

func (keepInEvent) update(m page, _ session.Env) (page, []session.Cmd) {
	d, g := m.Desk, m.Game
	if d.Event == "" || g == nil {
		return m, nil
	}
	m.Give = handover{d.Event, keepEventMoves{d.Section, journal.Moves{Round: d.Round, Board: d.Board, PGN: g.namelessPGN()}}}
	m.Desk, m.Want, m.Carry, m.DeskCheck = eventBoard{}, false, true, nil
	return m, []session.Cmd{session.Navigate{To: d.Back}}
}

// keepEventMoves records the moves of a game with the event that is open.
type keepEventMoves struct {
	Section journal.SectionID
	Moves   journal.Moves
}

func (msg keepEventMoves) update(m page, env session.Env) (page, []session.Cmd) {
	next, cmds, err := session.Record(m, env, journal.KeepMoves(msg))
	if err != nil {
		return refuse(m, err)
	}
	next.Notice = &session.Notice{Kind: "ok", Title: session.MovesKept(m.Lang(), msg.Moves.Round, m.Event.Ahead.BoardNumber(msg.Section, msg.Moves.Board))}
	return next, cmds
}

// namelessPGN is the game as the event keeps it: without names, dates and places; "" where no move was made.
func (g *chessGame) namelessPGN() string {
	if g.Ply() == 0 {
		return ""
	}
	n := *g
	n.Head.White, n.Head.Black, n.Head.Tags = "", "", []notation.Tag{}
	return strings.ReplaceAll(string(n.PGN()), "\r", "")
}

// Repeats are the half-moves after which the position on the board stood there, the present one included: with a move that
// is written and not played, the position after it (Art. 9.2.3 (E23)).
func (g *chessGame) Repeats(intended board.Move) (plies []int) {
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
func (g *chessGame) Quiet(intended board.Move) int {
	pos := g.Position()
	if intended != 0 {
		pos = pos.After(intended)
	}
	return pos.HalfmoveClock()
}

// intendMove is the written move of a claim being typed.
type intendMove struct{ Text string }

func (msg intendMove) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Desk.Move = msg.Text
	return m, nil
}

// Intended reads the written move of a claim; 0 where none is written.
func (p Model) Intended() (board.Move, error) {
	if !p.Desk.Written || strings.TrimSpace(p.Desk.Move) == "" || p.Game == nil {
		return 0, nil
	}
	pos := p.Game.Position()
	r, err := notation.Parse(&pos, p.Desk.Move, p.Game.Language())
	return r.Move, err
}

// boardAnswer is what the board says to the question of the desk; empty while it cannot say anything.
func (m page) boardAnswer() ruling.Answer {
	c, g := m.DeskCheck, m.Game
	yes := map[bool]ruling.Answer{true: ruling.Yes, false: ruling.No}
	switch {
	case c == nil:
	case c.Question == ruling.AskMate:
		if a := m.Edit.Answer; a != nil {
			return map[mate.Verdict]ruling.Answer{mate.Yes: ruling.Yes, mate.No: ruling.No, mate.NotProven: ruling.Unclear}[a.Verdict]
		}
	case g == nil || g.Ply() == 0:
	default:
		intended, err := m.Intended()
		if err != nil || m.Desk.Written && intended == 0 {
			return ""
		}
		times, quiet := len(g.Repeats(intended)), g.Quiet(intended)
		if c.Question == ruling.AskThree {
			return yes[times >= 3]
		}
		return yes[quiet >= 100]
	}
	return ""
}

// deskBring takes the answer of the board to the desk, or goes back without one.
type deskBring struct{ Without bool }

func (msg deskBring) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.DeskCheck == nil {
		back := m.Desk.Back
		m.Desk = eventBoard{}
		return m, []session.Cmd{session.Navigate{To: back}}
	}
	c := *m.DeskCheck
	if !msg.Without {
		c.Answer = m.boardAnswer()
	}
	m.DeskCheck, m.Desk = &c, eventBoard{}
	return m, []session.Cmd{session.Navigate{To: c.Back}}
}
