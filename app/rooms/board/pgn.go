package board

import (
	"bytes"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/notation"
)

// Bounds of a file of games that is read onto this device: the rest of a longer file is left alone, and said so.
const (
	maxPGNBytes = 1 << 20
	maxPGNGames = 20
	maxPGNTags  = 60
	maxPGNValue = 250 // characters of a tag other than a name
)

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
	return m, []session.Cmd{session.SaveFile{Name: session.FileName(name, "", false) + ".pgn", Type: "application/x-chess-pgn", Data: g.PGN()}}
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

// readPGN makes games of a file. The error is for a file without a single good game.
func readPGN(env session.Env, data []byte, head gameHead) (games []*chessGame, broken []notation.Broken, more bool, err error) {
	if len(data) > maxPGNBytes {
		return nil, nil, false, &notation.PGNError{Fault: notation.PGNTooLarge}
	}
	data, more = firstGames(data)
	file, err := notation.ReadPGN(data)
	if err != nil {
		return nil, nil, false, err
	}
	if len(file.Games) == 0 {
		return nil, file.Broken, false, file.Broken[0].Err
	}
	seed := env.Random
	for i := range file.Games {
		seed = seed*6364136223846793005 + 1442695040888963407
		g, err := replayGame(session.NewID(seed), &file.Games[i], head)
		if err != nil {
			return nil, nil, false, err
		}
		games = append(games, g)
	}
	return games, file.Broken, more, nil
}

// firstGames cuts a file behind its first games, so that a collection of thousands does not hold the screen: a game begins
// where a line of tags follows another line.
func firstGames(data []byte) (first []byte, more bool) {
	tags, games, at := false, 0, 0
	for line := range bytes.Lines(data) {
		text := bytes.TrimSpace(line)
		isTag := len(text) > 0 && text[0] == '['
		if isTag && !tags {
			if games++; games > maxPGNGames {
				return data[:at], true
			}
		}
		if len(text) > 0 {
			tags = isTag
		}
		at += len(line)
	}
	return data, false
}

// replayGame plays a game of a file over, up to its end by the Laws.
func replayGame(id string, x *notation.Game, head gameHead) (*chessGame, error) {
	head.Start, head.Number = x.Start, -1
	white, _ := x.Tag("White")
	black, _ := x.Tag("Black")
	head.White, head.Black, head.Tags = pgnName(white), pgnName(black), pgnTags(x.Tags)
	said := *x
	if termination, _ := x.Tag(tagTermination); !rules.NamesEnding(termination) {
		said.Tags = []notation.Tag{{Name: tagTermination, Value: "unterminated"}} // what ended it is not known: the result is as the file gives it
	}
	game, err := rules.Import(head.setup(&watcher{live: true}), &said)
	if err != nil {
		return nil, err
	}
	g := &chessGame{ID: id, Head: head, Cut: len(x.Main.Moves) - game.Ply()}
	if err := g.takeNotes(x, game.Ply()); err != nil {
		return nil, err
	}
	g.takeMoves(game)
	end := gameEnd{}
	if final, ended := game.Ended(); ended {
		end = endOf(final)
	}
	if result, ok := rules.ResultOf(x.Result); ok && !end.Over() {
		end.Result = result // the file says no more than this
	}
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

// takeNotes keeps what a file says beside the first moves of a game.
func (g *chessGame) takeNotes(x *notation.Game, plies int) error {
	pos := x.Start
	take := func(ply int, n notation.Node) error {
		if !hasNote(&n) {
			return nil
		}
		text := noteText(pos, n)
		if len(text) > maxNote {
			return &notation.PGNError{Fault: notation.PGNTooLarge, Line: x.Line, Column: 1}
		}
		g.takeNote(ply, text)
		g.Head.Noted = true
		return nil
	}
	err := take(0, notation.Node{Comments: x.Main.Comments})
	for i := 0; i < plies && err == nil; i++ {
		err = take(i+1, x.Main.Moves[i])
		pos = pos.After(x.Main.Moves[i].Move)
	}
	return err
}

// pgnTags are the tags that the board does not know by itself.
func pgnTags(tags []notation.Tag) []notation.Tag {
	kept := []notation.Tag{}
	for _, t := range tags {
		switch t.Name {
		case "White", "Black", "Result", "FEN", "SetUp", "Variant":
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

// shorten cuts a text behind its first characters.
func shorten(text string, limit int) string {
	for utf8.RuneCountInString(text) > limit {
		_, n := utf8.DecodeLastRuneInString(text)
		text = text[:len(text)-n]
	}
	return text
}

// pickedPGN reads the games of a chosen file into the list, and lays the first on the board.
type pickedPGN session.Picked

func (msg pickedPGN) update(m page, env session.Env) (page, []session.Cmd) {
	data := msg.Data
	head := gameHead{Letters: m.Lang().Tag(), Started: env.Now.UnixMilli()}
	if m.Game != nil {
		head.Letters = m.Game.Head.Letters
	}
	m.Dialog = nil
	games, broken, more, err := readPGN(env, data, head)
	if err != nil {
		return refuse(m, err)
	}
	if p := m.Desk.eventPlace; p.Event != "" && len(games) == 1 { // the moves of that board, from a file
		games[0].Head.Place = p
		games[0].Rows = slices.Concat([]string{games[0].Head.row()}, games[0].Rows[1:])
	}
	m, gone := m.leavePlay()
	m.Model = m.putDown()
	m.Kept, m.Late, m.Screen = 0, nil, screenTable
	var cmds []session.Cmd
	for i := len(games) - 1; i >= 0; i-- { // the first comes to stand at the head of the list, and on the board
		m.Game = games[i]
		m.Games = append([]listEntry{games[i].entry()}, m.Games...)
		cmds = append(cmds, m.keepPlay(1)...)
	}
	m = m.findPlace()
	m, list := m.storeList(gone...)
	m.Notice = pgnNotice(m.Lang(), games, broken, more)
	return m, append(cmds, list...)
}

// pgnNotice says how many games were read, and what of the file was not.
func pgnNotice(l i18n.Lang, games []*chessGame, broken []notation.Broken, more bool) *session.Notice {
	n := &session.Notice{Kind: "ok", Title: l.N(textPlayPGNRead, len(games))}
	if more {
		n.Text = l.T(textPlayPGNMany, l.Int(maxPGNGames))
	}
	if i := slices.IndexFunc(games, func(g *chessGame) bool { return g.Cut > 0 }); i >= 0 {
		n.Kind = "warn"
		n.Text = strings.TrimSpace(n.Text + " " + explainCut(l, games[i]))
	}
	if len(broken) > 0 {
		why := explainPGN(l, broken[0].Err)
		n.Kind = "warn"
		n.Text = strings.TrimSpace(n.Text + " " + l.N(textPlayPGNBroken, len(broken)) + ". " + why.Title + ". " + why.Text)
	}
	return n
}

// explainCut says that a file went on behind the end of a game.
func explainCut(l i18n.Lang, g *chessGame) string {
	last := l.T(textPlayPastStart)
	if g.Ply() > 0 {
		last = numbered(g, g.Ply())
	}
	return l.N(textPGNCut, g.Cut, last, endReason(l, g.End))
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
