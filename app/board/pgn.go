package board

import (
	"bytes"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/notation"
)

// Bounds of a file of games that is read onto this device: the rest of a longer file is left alone, and said so.
const (
	maxPGNBytes = 1 << 20
	maxPGNGames = 20
	maxPGNTags  = 20
)

// playSavePGN hands the game over as a PGN file.
type playSavePGN struct{}

func (playSavePGN) update(m page, _ session.Env) (page, []session.Cmd) {
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

// playSharePGN offers the game to the system's share sheet.
type playSharePGN struct{}

func (playSharePGN) update(m page, _ session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil {
		return m, nil
	}
	m.Dialog = nil
	return m, []session.Cmd{session.ShareText{Title: m.Lang().T(i18n.PlayTitle), Text: string(g.PGN())}}
}

// playCopyFEN puts the position shown on the clipboard.
type playCopyFEN struct{}

func (playCopyFEN) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Game == nil {
		return m, nil
	}
	m.Dialog = nil
	pos := m.Model.Shown()
	return m, []session.Cmd{session.CopyText{Text: pos.FEN()}}
}

// PGN is the game as a file, its letters English as in every PGN.
func (g *playGame) PGN() []byte {
	tags := slices.Clone(g.Head.Tags)
	if tags == nil {
		tags = []notation.Tag{{Name: "Date", Value: time.UnixMilli(g.Head.Started).Format("2006.01.02")}}
	}
	for _, t := range [...]notation.Tag{{Name: "White", Value: g.Head.White}, {Name: "Black", Value: g.Head.Black}} {
		if t.Value != "" {
			tags = append(tags, t)
		}
	}
	x := g.game.Export(tags)
	for i := range x.Main.Moves {
		n := &x.Main.Moves[i]
		n.DrawOffer = g.Offers(i + 1)
		n.Clock, n.HasClock = g.LeftAfter(i + 1)
	}
	if g.End.Over() {
		x.Result = rules.Ongoing.String()
		switch g.End.Result {
		case rules.WhiteWins, rules.BlackWins, rules.Drawn:
			if !g.End.Open {
				x.Result = g.End.Result.String()
			}
		}
		x.SetTag("Result", x.Result)
		if words := rules.Termination(g.End.Rule); words != "" {
			x.SetTag("Termination", words)
		}
	}
	return notation.WritePGN([]notation.Game{x})
}

// readPGN makes games of a file. The error is for a file without a single good game.
func readPGN(env session.Env, data []byte, head playHead) (games []*playGame, broken []notation.Broken, more bool, err error) {
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
		g, err := playOf(session.NewID(seed), &file.Games[i], head)
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

// playOf plays a game of a file over, up to its end by the Laws.
func playOf(id string, x *notation.Game, head playHead) (*playGame, error) {
	head.Start, head.Number = x.Start, -1
	white, _ := x.Tag("White")
	black, _ := x.Tag("Black")
	head.White, head.Black, head.Tags = pgnName(white), pgnName(black), pgnTags(x.Tags)
	game, err := rules.Import(head.setup(&watcher{live: true}), x)
	if err != nil {
		return nil, err
	}
	g := &playGame{ID: id, Head: head, Rows: []string{head.row()}}
	var moves strings.Builder
	for ply := 1; ply <= game.Ply(); ply++ {
		move, note := game.MoveAt(ply)
		a := playAct{Kind: playMove, Wall: head.Started, Move: move.String(), Offer: note.DrawOffer, Left: note.Clock}
		g.Acts = append(g.Acts, a)
		moves.WriteString(a.moved())
		moves.WriteByte(' ')
	}
	if len(g.Acts) > 0 {
		g.Rows = append(g.Rows, playAct{Kind: playMove, Wall: head.Started, Move: strings.TrimSpace(moves.String())}.row())
	}
	end := playEnd{}
	if final, ended := game.Ended(); ended {
		end = endOf(final)
	}
	if result, ok := rules.ResultOf(x.Result); ok && !end.Over() {
		end.Result = result // the file says no more than this
	}
	if end.Over() {
		a := playAct{Kind: playDecided, Wall: head.Started, End: end}
		g.Acts, g.Rows = append(g.Acts, a), append(g.Rows, a.row())
	}
	if bad := g.build(); bad != nil {
		return nil, bad
	}
	return g, nil
}

// pgnTags are the tags that the board does not know by itself.
func pgnTags(tags []notation.Tag) []notation.Tag {
	kept := []notation.Tag{}
	for _, t := range tags {
		switch t.Name {
		case "White", "Black", "Result", "FEN", "SetUp", "Variant", "Termination":
			continue
		}
		if value := pgnName(t.Value); value != "" && len(kept) < maxPGNTags {
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
	for utf8.RuneCountInString(name) > journal.MaxName {
		_, n := utf8.DecodeLastRuneInString(name)
		name = name[:len(name)-n]
	}
	return name
}

// pickedPGN reads the games of a chosen file into the list, and lays the first on the board.
type pickedPGN session.Picked

func (msg pickedPGN) update(m page, env session.Env) (page, []session.Cmd) {
	data := msg.Data
	head := playHead{Letters: m.Lang().Tag(), Started: env.Now.UnixMilli()}
	if m.Game != nil {
		head.Letters = m.Game.Head.Letters
	}
	m.Dialog = nil
	games, broken, more, err := readPGN(env, data, head)
	if err != nil {
		return refuse(m, err)
	}
	if p := m.Desk.playPlace; p.Event != "" && len(games) == 1 { // the moves of that board, from a file
		games[0].Head.Place = p
		games[0].Rows = slices.Concat([]string{games[0].Head.row()}, games[0].Rows[1:])
	}
	m, gone := m.leavePlay()
	m.Model = m.putDown()
	m.Kept, m.Late, m.Screen = 0, nil, playTable
	var cmds []session.Cmd
	for i := len(games) - 1; i >= 0; i-- { // the first comes to stand at the head of the list, and on the board
		m.Game = games[i]
		m.Games = append([]playEntry{games[i].entry()}, m.Games...)
		cmds = append(cmds, m.keepPlay(1)...)
	}
	m = m.findPlace()
	m, list := m.playList(gone...)
	l := m.Lang()
	m.Notice = &session.Notice{Kind: "ok", Title: l.N(textPlayPGNRead, len(games))}
	if more {
		m.Notice.Text = l.T(textPlayPGNMany, l.Int(maxPGNGames))
	}
	if len(broken) > 0 {
		why := explainPGN(l, broken[0].Err)
		m.Notice.Kind = "warn"
		m.Notice.Text = strings.TrimSpace(m.Notice.Text + " " + l.N(textPlayPGNBroken, len(broken)) + ". " + why.Title + ". " + why.Text)
	}
	return m, append(cmds, list...)
}

// playEditHere opens the editor with the position on the screen.
type playEditHere struct{}

func (playEditHere) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Game != nil {
		pos := m.Model.Shown()
		m.Edit = m.Edit.take(&pos)
		m.Edit.ForClock = false
	}
	return playGo{playEditor}.update(m, env)
}
