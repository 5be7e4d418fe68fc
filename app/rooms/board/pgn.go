package board

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"wasit/app/books/classroom"
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/charset"
	"wasit/rules/notation"
)

// Bounds of a file of games that is read onto this device: the rest of a longer file is left alone, and said so.
const (
	maxPGNBytes = 1 << 20
	maxPGNGames = 20
	maxPGNTags  = 60
	maxPGNValue = 250 // characters of a tag other than a name
)

// pgnType is the media type of a PGN file.
const pgnType = "application/x-chess-pgn"

// savePGN hands the game over as a PGN file.
type savePGN struct{}

func (savePGN) update(m page, _ session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil {
		return m, nil
	}
	m.Dialog = nil
	name := "wasit"
	if g.Head.White+g.Head.Black != "" {
		name = g.Head.White + " " + g.Head.Black
	}
	return m, []session.Cmd{session.SaveFile{Name: session.FileName(name, "", false) + ".pgn", Type: pgnType, Data: g.PGN()}}
}

// sharePGN offers the game to the system's share sheet.
type sharePGN struct{}

func (sharePGN) update(m page, _ session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil {
		return m, nil
	}
	m.Dialog = nil
	return m, []session.Cmd{session.ShareText{Title: m.Lang().T(i18n.PlayTitle), Text: string(g.PGN())}}
}

// copyFEN puts the position shown on the clipboard.
type copyFEN struct{}

func (copyFEN) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Game == nil {
		return m, nil
	}
	m.Dialog = nil
	pos := m.Model.Shown()
	return m, []session.Cmd{session.CopyText{Text: pos.FEN()}}
}

// askClass puts the position shown before a class; the move that followed in the game is what is right.
type askClass struct{}

func (askClass) update(m page, _ session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil {
		return m, nil
	}
	m.Dialog = nil
	pos := m.Model.Shown()
	task := classroom.Task{FEN: pos.XFEN()}
	if ply := m.Model.ShownPly(); !m.Model.Line.On() && ply < g.Ply() {
		next, _ := g.game.MoveAt(ply + 1)
		task.Right = []string{next.String()}
	}
	return m, []session.Cmd{session.Tell{Msg: session.AskClass{Task: task}}, session.Navigate{To: session.ClassRoute(session.SheetNew)}}
}

// A fileOfGames is what was made of a PGN file.
type fileOfGames struct {
	games    []*chessGame
	broken   []notation.Broken
	more     int // games that were left in the file
	bent     map[notation.PGNFault]int
	letters  string // language of the moves where it is not English
	encoding charset.Encoding
	badBytes int
}

// readPGN makes games of a file, at most so many. The error is for a file without a single good game.
func readPGN(env session.Env, data []byte, most int, head gameHead) (f fileOfGames, err error) {
	if len(data) > maxPGNBytes {
		return f, &notation.PGNError{Fault: notation.PGNTooLarge}
	}
	own, _ := notation.LanguageOf(head.Letters)
	file, err := notation.ReadGames(data, notation.ReadOptions{Language: own, Legacy: legacyPage(head.Letters), Most: most})
	if err != nil {
		return f, err
	}
	f = fileOfGames{broken: file.Broken, more: file.More, bent: map[notation.PGNFault]int{}, encoding: file.Encoding, badBytes: file.BadBytes}
	seed := env.Random
	for i := range file.Games {
		x := &file.Games[i]
		seed = seed*6364136223846793005 + 1442695040888963407
		g, err := replayGame(session.NewID(seed), x, head)
		if err != nil {
			f.broken = append(f.broken, notation.Broken{Number: x.Number, Line: x.Line, Tags: x.Tags, Moves: x.Moves(),
				Err: &notation.PGNError{Line: x.Line, Column: 1, Fault: notation.PGNMove, Cause: err}})
			continue
		}
		f.games = append(f.games, g)
		for _, r := range x.Remarks {
			f.bent[r.Fault]++
			if r.Fault == notation.RemarkLetters {
				f.letters = r.Text
			}
		}
	}
	if len(f.games) == 0 {
		return f, f.broken[0].Err
	}
	return f, nil
}

// legacyPage is the page of older programs where a language is spoken.
func legacyPage(language string) charset.Encoding {
	if language == i18n.HR.Tag() {
		return charset.Windows1250
	}
	return charset.Windows1252
}

// replayGame plays a game of a file over. What the file records stands, moves and result; what the Laws of its day say otherwise is
// kept beside it.
func replayGame(id string, x *notation.Game, head gameHead) (*chessGame, error) {
	head.Start, head.Number = x.Start, -1
	white, _ := x.Tag("White")
	black, _ := x.Tag("Black")
	head.White, head.Black, head.Tags = pgnName(white), pgnName(black), pgnTags(x)
	if e := rules.EditionOfDate(head.tag(tagDate)); e.ID != rules.Latest().ID {
		head.Edition = e.ID
	}
	said := *x
	if !rules.NamesEnding(rules.SaidEnding(x)) {
		said.Tags = []notation.Tag{{Name: tagTermination, Value: "unterminated"}} // what ended it is not known: the result is as the file gives it
	}
	game, err := rules.Import(head.setup(&watcher{live: true}), &said)
	if err != nil {
		return nil, err
	}
	end, laws := gameEnd{}, lawsView{Ply: game.Ply()}
	if final, ended := game.Ended(); ended {
		laws.End = endOf(final)
	}
	if game.Ply() < len(x.Main.Moves) {
		head.Recorded, head.Laws = true, laws
		said.Tags = []notation.Tag{{Name: tagTermination, Value: "unterminated"}}
		if game, err = rules.Import(head.setup(&watcher{}), &said); err != nil {
			return nil, err
		}
	}
	recorded, _ := rules.ResultOf(x.Result)
	switch {
	case recorded == rules.Ongoing && !head.Recorded:
		end = laws.End
	case laws.End.Result == recorded && !head.Recorded:
		end = laws.End
		end.Open = false // the record says how it was decided
	default:
		end.Result = recorded
		head.Laws = laws
	}
	g := &chessGame{ID: id, Head: head}
	g.takeNotes(x, game.Ply())
	g.takeMoves(game)
	if end.Over() {
		a := gameAct{Kind: actDecided, Wall: head.Started, End: end}
		g.Acts, g.Rows = append(g.Acts, a), append(g.Rows, a.row())
	}
	if bad := g.build(); bad != nil {
		return nil, bad
	}
	for _, ply := range slices.Sorted(maps.Keys(g.Notes)) {
		g.Rows = append(g.Rows, noteAsRow(head.Started, ply, g.Notes[ply]))
	}
	return g, nil
}

// takeMoves keeps the moves of a file, all in one row.
func (g *chessGame) takeMoves(game *rules.Game) {
	g.Rows = []string{g.Head.row()}
	var moves strings.Builder
	for ply := 1; ply <= game.Ply(); ply++ {
		move, note := game.MoveAt(ply)
		a := gameAct{Kind: actMove, Wall: g.Head.Started, Move: move.String(), Offer: note.DrawOffer, Left: note.Clock}
		g.Acts = append(g.Acts, a)
		moves.WriteString(a.moved())
		moves.WriteByte(' ')
	}
	if len(g.Acts) > 0 {
		g.Rows = append(g.Rows, gameAct{Kind: actMove, Wall: g.Head.Started, Move: strings.TrimSpace(moves.String())}.row())
	}
}

// takeNotes keeps what a file says beside the first moves of a game. A note that is too long for the store is left out and counted.
func (g *chessGame) takeNotes(x *notation.Game, plies int) {
	pos := x.Start
	take := func(ply int, n notation.Node) {
		if !hasNote(&n) {
			return
		}
		text := noteText(pos, n)
		if len(text) > maxNote {
			g.Left++
			return
		}
		g.takeNote(ply, text)
		g.Head.Noted = true
	}
	take(0, notation.Node{Comments: x.Main.Comments})
	for i := range plies {
		take(i+1, x.Main.Moves[i])
		pos = pos.After(x.Main.Moves[i].Move)
	}
}

// pgnTags are the tags that the board does not know by itself, with the result as the file records it: no game of a file is
// without that.
func pgnTags(x *notation.Game) []notation.Tag {
	kept := []notation.Tag{{Name: tagResult, Value: x.Result}}
	for _, t := range x.Tags {
		switch t.Name {
		case "White", "Black", tagResult, "FEN", "SetUp", "Variant":
			continue
		}
		if value := shorten(journal.Clean(t.Value), maxPGNValue); value != "" && len(kept) < maxPGNTags {
			kept = append(kept, notation.Tag{Name: t.Name, Value: value})
		}
	}
	return kept
}

// pgnName is a player's name out of a file: shortened rather than refused, "?" is none.
func pgnName(name string) string {
	if name = journal.Clean(name); name == "?" {
		return ""
	}
	return shorten(name, journal.MaxName)
}

// shorten cuts a text after its first characters.
func shorten(text string, limit int) string {
	for utf8.RuneCountInString(text) > limit {
		_, n := utf8.DecodeLastRuneInString(text)
		text = text[:len(text)-n]
	}
	return text
}

// pickedPGN reads the games of a chosen file into the list, and lays the first on the board. The list takes as many as it has room
// for: none that lies in it goes for them.
type pickedPGN session.Picked

func (msg pickedPGN) update(m page, env session.Env) (page, []session.Cmd) {
	head := gameHead{Letters: m.Lang().Tag(), Started: env.Now.UnixMilli()}
	if m.Game != nil {
		head.Letters = m.Game.Head.Letters
	}
	m.Dialog = nil
	room := m.Room()
	if room == 0 {
		m.Notice = session.Warn(m.Lang().N(textListFull, len(m.Games)), m.Lang().T(textListFullDo))
		return m, []session.Cmd{session.Reveal{ID: "notice"}}
	}
	file, err := readPGN(env, msg.Data, min(room, maxPGNGames), head)
	if err != nil {
		return refuse(m, err)
	}
	games := file.games
	if p := m.Desk.eventPlace; p.Event != "" && len(games) == 1 { // the moves of that board, from a file
		games[0].Head.Place = p
		games[0].Rows = slices.Concat([]string{games[0].Head.row()}, games[0].Rows[1:])
	}
	m, gone := m.leavePlay()
	m.Model = m.putDown()
	m.Kept, m.Late, m.Screen = 0, nil, screenTable
	var cmds []session.Cmd
	for i := len(games) - 1; i >= 0; i-- { // the first game ends up at the top of the list, and on the board
		m.Game = games[i]
		m.Games = append([]listEntry{games[i].entry()}, m.Games...)
		cmds = append(cmds, m.keepPlay(1)...)
	}
	m = m.findPlace()
	m, list := m.storeList(gone...)
	m.Notice = file.notice(m.Lang())
	return m, append(cmds, list...)
}

// editHere opens the editor with the position on the screen.
type editHere struct{}

func (editHere) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Game != nil {
		pos := m.Model.Shown()
		m.Edit = m.Edit.take(&pos)
		m.Edit.ForClock = false
	}
	return goTo{screenEditor}.update(m, env)
}
