package board

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/session"
)

// shelf is what this room knows of its book.
type shelf = session.Shelf[listEntry]

// entry is the line of the list.
func (g *chessGame) entry() listEntry {
	return listEntry{ID: g.ID, White: g.Head.White, Black: g.Head.Black, Result: g.End.Result.String(), Started: g.Head.Started,
		Plies: g.Ply(), Day: g.Head.day()}
}

// relist brings the game on the board to the head of the list, and has the list stored when what it says of the game
// changed. The count of moves alone is not worth a write: it is stored when the game ends or leaves the board.
func (m page) relist() (page, []session.Cmd) {
	e := m.Game.entry()
	if len(m.Games) > 0 && m.Games[0].ID == e.ID && m.Games[0].Result == e.Result && m.Games[0].Plies > 0 {
		return m, nil
	}
	return m.storeList()
}

func (m page) storeList(gone ...string) (page, []session.Cmd) {
	if m.Failed != nil {
		return m, nil
	}
	current := ""
	if g := m.Game; g != nil {
		current = g.ID
		m.Shelf = m.WithGame(g.entry())
	}
	return m, []session.Cmd{session.KeepIndex{Book: session.BoardBook, Index: indexRow(current, m.Games), Gone: gone}}
}

func indexRow(current string, games []listEntry) string {
	var b strings.Builder
	version := indexVersion
	dated := slices.ContainsFunc(games, func(e listEntry) bool { return e.Day != "" })
	if dated {
		version = datedVersion
	}
	b.WriteString(version + "\t" + current + "\n")
	for _, e := range games {
		fields := []string{e.ID, e.White, e.Black, e.Result, strconv.FormatInt(e.Started, 10), strconv.Itoa(e.Plies)}
		if dated {
			fields = append(fields, e.Day)
		}
		b.WriteString(strings.Join(fields, "\t") + "\n")
	}
	return b.String()
}

func readPlayIndex(text string) (current string, games []listEntry, err error) {
	head, rest, _ := strings.Cut(text, "\n")
	version, current, _ := strings.Cut(head, "\t")
	fields := 6
	switch version {
	case indexVersion:
	case datedVersion:
		fields++
	default:
		return "", nil, &session.BookVersionError{Book: session.BoardBook, Version: version}
	}
	for line := range strings.Lines(rest) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(f) != fields {
			return "", nil, &fieldError{"list", line}
		}
		e := listEntry{ID: f[0], White: f[1], Black: f[2], Result: f[3]}
		if fields > 6 {
			e.Day = f[6]
		}
		if e.Started, err = strconv.ParseInt(f[4], 10, 64); err == nil {
			e.Plies, err = strconv.Atoi(f[5])
		}
		if err != nil {
			return "", nil, err
		}
		games = append(games, e)
	}
	return current, games, nil
}

func (bookElsewhere) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Model = Model{Shelf: shelf{Loaded: true, Elsewhere: true}, Hand: noSquare, Goal: noSquare, Screen: m.Screen, Edit: m.Edit}
	m.WantsClock = false
	if m.Screen == screenEditor {
		return m.openEditor(noSquare), nil
	}
	return m, nil
}

func (msg bookOpened) update(m page, env session.Env) (page, []session.Cmd) {
	p := m.Model
	p.Loaded, p.Elsewhere, p.Failed, p.Game = true, false, msg.Err, nil
	p.Hand, p.Goal, p.Cursor, p.Tab = noSquare, noSquare, 12, 12
	current := ""
	if msg.Index != "" && p.Failed == nil {
		current, p.Games, p.Failed = readPlayIndex(msg.Index)
	}
	m.Model = p
	if current != "" {
		return m, []session.Cmd{session.OpenGame{Book: session.BoardBook, ID: current}}
	}
	m, cmds := m.layGame(env, gameHead{Number: -1})
	return m.layOrLink(env, cmds)
}

func (msg gameOpened) update(m page, env session.Env) (page, []session.Cmd) {
	if msg.Past {
		return m.saveOpened(msg)
	}
	err := msg.Err
	var g *chessGame
	if err == nil && len(msg.Rows) == 0 && m.Game == nil {
		return m.layGame(env, gameHead{Number: -1}) // the list was stored and the first row was not
	}
	if err == nil {
		g, err = readPlay(msg.ID, msg.Rows)
	}
	if err != nil {
		m, _ = refuse(m, err)
	}
	if g == nil {
		if m.Game == nil {
			return m.layGame(env, gameHead{Number: -1})
		}
		return m, nil
	}
	m, gone := m.leavePlay()
	m.Model = m.putDown()
	chosen := m.Game != nil // from the list, which was scrolled
	m = m.onBoard(g, len(msg.Rows))
	if err == nil {
		m, cmds := m.storeList(gone...)
		if chosen {
			cmds = append(cmds, session.Focus{ID: "main"})
		}
		if g.Head.Clock != "" && !m.Clock.Loaded && !g.End.Over() {
			cmds = append(cmds, session.OpenBook{Book: session.ClockBook})
		}
		return m.layOrLink(env, cmds)
	}
	g.ID = session.NewID(env.Random) // the rows at fault stay; what could be read goes on as a game of its own
	m.Kept = 0
	m, list := m.storeList(gone...)
	return m, append(m.keepPlay(1), list...)
}

// leavePlay takes the game off the board: its line in the list is brought up to date. One on which nothing was played goes.
func (m page) leavePlay() (page, []string) {
	old := m.Game
	switch {
	case old == nil || m.Failed != nil:
		return m, nil
	case len(old.Acts) > 0:
		m, _ = m.storeList()
		return m, nil
	}
	m.Shelf = m.WithoutGame(old.ID)
	return m, []string{old.ID}
}

// onBoard shows another game. The first of all, with which the page begins, leaves open what the address asked for.
func (m page) onBoard(g *chessGame, kept int) page {
	first := m.Game == nil
	m.Game, m.Kept, m.Late = g, kept, nil
	if first && (m.Screen == screenEditor || m.Screen == screenTouched) {
		return m.findPlace().openEditor(noSquare)
	}
	m.Screen = screenTable
	return m.findPlace()
}

// keepPlay has the rows from seq on stored. Where the list could not be read nothing is written at all.
func (m page) keepPlay(seq int) []session.Cmd {
	g := m.Game
	if m.Failed != nil || seq > len(g.Rows) {
		return nil
	}
	return []session.Cmd{session.KeepPlay{ID: g.ID, Seq: seq, Rows: g.Rows[seq-1:]}}
}

func (msg bookKept) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Game == nil || m.Game.ID != msg.ID {
		if msg.Err != nil {
			return refuse(m, msg.Err)
		}
		return m, nil
	}
	m.Model = m.follow()
	if msg.Err != nil {
		m.Late = msg.Err
		return m, nil
	}
	m.Kept, m.Late = msg.Seq, nil
	return m, nil
}

// storeAgain offers the rows to the store once more.
type storeAgain struct{}

func (storeAgain) update(m page, _ session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || m.Kept >= len(g.Rows) {
		return m, nil
	}
	m.Late = nil
	return m, m.keepPlay(m.Kept + 1)
}

// layGame puts a new game on the board.
func (m page) layGame(env session.Env, head gameHead) (page, []session.Cmd) {
	m, gone := m.leavePlay()
	head.Started = env.Now.UnixMilli()
	if head.Letters == "" {
		head.Letters = m.Lang().Tag()
	}
	id := session.NewID(env.Random)
	if old := m.Game; old != nil && old.ID == id {
		id = session.NewID(^env.Random) // two games in one act
	}
	g := newGame(id, head)
	m.Model = m.putDown()
	m.Cursor, m.Tab = 12, 12
	m = m.onBoard(g, 0)
	m, list := m.storeList(gone...)
	return m, append(m.keepPlay(1), list...)
}

// openGame takes a game of the list onto the board.
type openGame struct{ ID string }

func (msg openGame) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Game != nil && m.Game.ID == msg.ID {
		m.Screen = screenTable
		return m, nil
	}
	if m.Game != nil && m.Kept < len(m.Game.Rows) {
		return m, nil // what is on the board is not safe yet
	}
	return m, []session.Cmd{session.OpenGame{Book: session.BoardBook, ID: msg.ID}}
}

// arrived prepares the board's page: the game, or the question that the address asks. A search for an answer that
// nobody waits for any more ends.
func (m page) arrived(env session.Env) (page, []session.Cmd) {
	m = m.findPlace()
	var cmds []session.Cmd
	if m.Edit.Running {
		m.Edit.Running, cmds = false, []session.Cmd{session.StopMate{}}
	}
	switch m.Screen = screenEditor; m.Route.Sheet {
	case "mate-white":
		m = m.openEditor(0)
	case "mate-black":
		m = m.openEditor(1)
	case "touch":
		m = m.openTouched()
	default:
		m.Screen, m.Edit.ForClock = screenTable, false
	}
	if !m.Loaded {
		cmds = append(cmds, session.OpenBook{Book: session.BoardBook})
	}
	if m.WantsClock = m.Route.Sheet == "clock"; m.WantsClock && !m.Clock.Loaded {
		cmds = append(cmds, session.OpenBook{Book: session.ClockBook})
	}
	return m.layOrLink(env, cmds)
}
