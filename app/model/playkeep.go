package model

import (
	"slices"
	"strconv"
	"strings"
)

// LoadPlay reads the board's list, once this tab has the board; PlayLoaded or PlayElsewhere comes back.
type LoadPlay struct{}

// LoadPlayGame reads a game; PlayGameLoaded comes back.
type LoadPlayGame struct{ ID string }

// KeepPlay stores rows of a game behind those that are there; PlayKept comes back.
type KeepPlay struct {
	ID   string
	Seq  int // of the first row, from 1
	Rows []string
}

// KeepPlayIndex stores the list, without the games named in Gone.
type KeepPlayIndex struct {
	Index string
	Gone  []string
}

// PlayTakeOver brings the board from another tab into this one.
type PlayTakeOver struct{}

func (LoadPlay) cmd()      {}
func (LoadPlayGame) cmd()  {}
func (KeepPlay) cmd()      {}
func (KeepPlayIndex) cmd() {}
func (PlayTakeOver) cmd()  {}

// maxPlayGames is how many games are kept.
const maxPlayGames = 200

// entry is the line of the list.
func (g *PlayGame) entry() PlayEntry {
	return PlayEntry{ID: g.ID, White: g.Head.White, Black: g.Head.Black, Result: g.End.Result.String(), Started: g.Head.Started, Plies: g.Ply()}
}

// playListed brings the game on the board to the head of the list, and has the list stored when what it says of the game
// changed. The count of moves alone is not worth a write: it is told again when the game ends or leaves the board.
func (m Model) playListed() (Model, []Cmd) {
	e := m.Play.Game.entry()
	if len(m.Play.Games) > 0 && m.Play.Games[0].ID == e.ID && m.Play.Games[0].Result == e.Result && m.Play.Games[0].Plies > 0 {
		return m, nil
	}
	return m.playList()
}

func (m Model) playList(gone ...string) (Model, []Cmd) {
	if m.Play.Failed != nil {
		return m, nil
	}
	current := ""
	games := make([]PlayEntry, 0, len(m.Play.Games)+1)
	if g := m.Play.Game; g != nil {
		current = g.ID
		games = append(games, g.entry())
	}
	for _, e := range m.Play.Games {
		if e.ID != current {
			games = append(games, e)
		}
	}
	for len(games) > maxPlayGames {
		gone = append(gone, games[len(games)-1].ID)
		games = games[:len(games)-1]
	}
	m.Play.Games = games
	return m, []Cmd{KeepPlayIndex{playIndex(current, games), gone}}
}

func playIndex(current string, games []PlayEntry) string {
	var b strings.Builder
	b.WriteString(playIndexVersion + "\t" + current + "\n")
	for _, e := range games {
		b.WriteString(strings.Join([]string{e.ID, e.White, e.Black, e.Result, strconv.FormatInt(e.Started, 10), strconv.Itoa(e.Plies)}, "\t") + "\n")
	}
	return b.String()
}

func readPlayIndex(text string) (current string, games []PlayEntry, err error) {
	head, rest, _ := strings.Cut(text, "\n")
	version, current, _ := strings.Cut(head, "\t")
	if version != playIndexVersion {
		return "", nil, &PlayVersionError{version}
	}
	for line := range strings.Lines(rest) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(f) != 6 {
			return "", nil, &playFieldError{"list", line}
		}
		e := PlayEntry{ID: f[0], White: f[1], Black: f[2], Result: f[3]}
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

// PlayElsewhere says that another tab has the board.
type PlayElsewhere struct{}

// Update implements Msg.
func (PlayElsewhere) Update(m Model, _ Env) (Model, []Cmd) {
	m.Play = Play{Loaded: true, Elsewhere: true, Hand: NoSquare, Goal: NoSquare, Screen: m.Play.Screen, Edit: m.Play.Edit}
	if m.Play.Screen == PlayEditor {
		return m.openEditor(NoSquare), nil
	}
	return m, nil
}

// PlayLoaded brings the board's list.
type PlayLoaded struct {
	Index string
	Err   error
}

// Update implements Msg.
func (msg PlayLoaded) Update(m Model, env Env) (Model, []Cmd) {
	p := m.Play
	p.Loaded, p.Elsewhere, p.Failed, p.Game = true, false, msg.Err, nil
	p.Hand, p.Goal, p.Cursor = NoSquare, NoSquare, 12
	current := ""
	if msg.Index != "" && p.Failed == nil {
		current, p.Games, p.Failed = readPlayIndex(msg.Index)
	}
	m.Play = p
	if current != "" {
		return m, []Cmd{LoadPlayGame{current}}
	}
	m, cmds := m.layPlay(env, PlayHead{Number: -1})
	return m.andLink(env, cmds)
}

// PlayGameLoaded brings the rows of a game.
type PlayGameLoaded struct {
	ID   string
	Rows []string
	Err  error
}

// Update implements Msg.
func (msg PlayGameLoaded) Update(m Model, env Env) (Model, []Cmd) {
	err := msg.Err
	var g *PlayGame
	if err == nil && len(msg.Rows) == 0 && m.Play.Game == nil {
		return m.layPlay(env, PlayHead{Number: -1}) // the list was stored and the first row was not
	}
	if err == nil {
		g, err = readPlay(msg.ID, msg.Rows)
	}
	if err != nil {
		m, _ = m.refuse(err)
	}
	if g == nil {
		if m.Play.Game == nil {
			return m.layPlay(env, PlayHead{Number: -1})
		}
		return m, nil
	}
	m.Play = m.Play.still()
	m = m.onBoard(g, len(msg.Rows))
	if err == nil {
		m, cmds := m.playListed()
		if g.Head.Clock != "" && !m.Clock.Loaded && !g.End.Over() {
			cmds = append(cmds, LoadClock{})
		}
		return m.andLink(env, cmds)
	}
	g.ID = NewID(env.Random) // the rows at fault stay; what could be read goes on as a game of its own
	m.Play.Kept = 0
	m, list := m.playList()
	return m, append(m.keepPlay(1), list...)
}

// leavePlay takes the game off the board: its line in the list is brought up to date. One on which nothing was played goes.
func (m Model) leavePlay() (Model, []string) {
	old := m.Play.Game
	switch {
	case old == nil || m.Play.Failed != nil:
		return m, nil
	case len(old.Acts) > 0:
		m, _ = m.playList()
		return m, nil
	}
	m.Play.Games = slices.DeleteFunc(slices.Clone(m.Play.Games), func(e PlayEntry) bool { return e.ID == old.ID })
	return m, []string{old.ID}
}

// onBoard shows another game. The first of all, with which the page begins, leaves the editor open that the address asked for.
func (m Model) onBoard(g *PlayGame, kept int) Model {
	first := m.Play.Game == nil
	m.Play.Game, m.Play.Kept, m.Play.Late = g, kept, nil
	if first && m.Play.Screen == PlayEditor {
		return m.atPlace().openEditor(NoSquare)
	}
	m.Play.Screen = PlayTable
	return m.atPlace()
}

// keepPlay has the rows from seq on stored. Where the list could not be read nothing is written at all.
func (m Model) keepPlay(seq int) []Cmd {
	g := m.Play.Game
	if m.Play.Failed != nil || seq > len(g.Rows) {
		return nil
	}
	return []Cmd{KeepPlay{ID: g.ID, Seq: seq, Rows: g.Rows[seq-1:]}}
}

// PlayKept says that rows are on the disk up to Seq, or why they are not.
type PlayKept struct {
	ID  string
	Seq int
	Err error
}

// Update implements Msg.
func (msg PlayKept) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Play.Game == nil || m.Play.Game.ID != msg.ID {
		if msg.Err != nil {
			return m.refuse(msg.Err)
		}
		return m, nil
	}
	if msg.Err != nil {
		m.Play.Late = msg.Err
		return m, nil
	}
	m.Play.Kept, m.Play.Late = msg.Seq, nil
	return m, nil
}

// PlayAgain offers the rows to the store once more.
type PlayAgain struct{}

// Update implements Msg.
func (PlayAgain) Update(m Model, _ Env) (Model, []Cmd) {
	g := m.Play.Game
	if g == nil || m.Play.Kept >= len(g.Rows) {
		return m, nil
	}
	m.Play.Late = nil
	return m, m.keepPlay(m.Play.Kept + 1)
}

// layPlay puts a new game on the board.
func (m Model) layPlay(env Env, head PlayHead) (Model, []Cmd) {
	m, gone := m.leavePlay()
	head.Started = env.Now.UnixMilli()
	if head.Letters == "" {
		head.Letters = m.Lang().Tag()
	}
	id := NewID(env.Random)
	if old := m.Play.Game; old != nil && old.ID == id {
		id = NewID(^env.Random) // two games in one act
	}
	g := newPlay(id, head)
	m.Play = m.Play.still()
	m.Play.Cursor = 12
	m = m.onBoard(g, 0)
	m, list := m.playList(gone...)
	return m, append(m.keepPlay(1), list...)
}

// PlayOpenGame takes a game of the list onto the board.
type PlayOpenGame struct{ ID string }

// Update implements Msg.
func (msg PlayOpenGame) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Play.Game != nil && m.Play.Game.ID == msg.ID {
		m.Play.Screen = PlayTable
		return m, nil
	}
	if m.Play.Game != nil && m.Play.Kept < len(m.Play.Game.Rows) {
		return m, nil // what is on the board is not safe yet
	}
	return m, []Cmd{LoadPlayGame(msg)}
}

// arrivedAtPlay prepares the board's page: the game, or the question that the address asks. A search for an answer that
// nobody waits for any more ends.
func (m Model) arrivedAtPlay(env Env) (Model, []Cmd) {
	m = m.atPlace()
	var cmds []Cmd
	if m.Play.Edit.Running {
		m.Play.Edit.Running, cmds = false, []Cmd{StopMate{}}
	}
	switch m.Play.Screen = PlayEditor; m.Route.Sheet {
	case "mate-white":
		m = m.openEditor(0)
	case "mate-black":
		m = m.openEditor(1)
	default:
		m.Play.Screen, m.Play.Edit.ForClock = PlayTable, false
	}
	if !m.Play.Loaded {
		cmds = append(cmds, LoadPlay{})
	}
	if m.Play.Link = m.Route.Sheet == "clock"; m.Play.Link && !m.Clock.Loaded {
		cmds = append(cmds, LoadClock{})
	}
	return m.andLink(env, cmds)
}
