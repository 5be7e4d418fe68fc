package model

import (
	"bytes"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/rules"
	"wasit/rules/notation"
)

// Bounds of a file of games that is read onto this device: the rest of a longer file is left alone, and said so.
const (
	maxPGNBytes = 1 << 20
	maxPGNGames = 20
	maxPGNTags  = 20
)

// PlaySavePGN hands the game over as a PGN file.
type PlaySavePGN struct{}

// Update implements Msg.
func (PlaySavePGN) Update(m Model, _ Env) (Model, []Cmd) {
	g := m.Play.Game
	if g == nil {
		return m, nil
	}
	m.Dialog = nil
	name := "wasit"
	if g.Head.White+g.Head.Black != "" {
		name = g.Head.White + " " + g.Head.Black
	}
	return m, []Cmd{SaveFile{Name: fileName(name, "", false) + ".pgn", Type: "application/x-chess-pgn", Data: g.PGN()}}
}

// PlaySharePGN offers the game to the system's share sheet.
type PlaySharePGN struct{}

// Update implements Msg.
func (PlaySharePGN) Update(m Model, _ Env) (Model, []Cmd) {
	g := m.Play.Game
	if g == nil {
		return m, nil
	}
	m.Dialog = nil
	return m, []Cmd{ShareText{Title: m.Lang().T(i18n.PlayTitle), Text: string(g.PGN())}}
}

// PlayCopyFEN puts the position shown on the clipboard.
type PlayCopyFEN struct{}

// Update implements Msg.
func (PlayCopyFEN) Update(m Model, _ Env) (Model, []Cmd) {
	if m.Play.Game == nil {
		return m, nil
	}
	m.Dialog = nil
	pos := m.Play.Shown()
	return m, []Cmd{CopyText{Text: pos.FEN()}}
}

// PGN is the game as a file, its letters English as in every PGN.
func (g *PlayGame) PGN() []byte {
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
func readPGN(env Env, data []byte, head PlayHead) (games []*PlayGame, broken []notation.Broken, more bool, err error) {
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
		g, err := playOf(NewID(seed), &file.Games[i], head)
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
func playOf(id string, x *notation.Game, head PlayHead) (*PlayGame, error) {
	head.Start, head.Number = x.Start, -1
	white, _ := x.Tag("White")
	black, _ := x.Tag("Black")
	head.White, head.Black, head.Tags = pgnName(white), pgnName(black), pgnTags(x.Tags)
	game, err := rules.Import(head.setup(&watcher{live: true}), x)
	if err != nil {
		return nil, err
	}
	g := &PlayGame{ID: id, Head: head, Rows: []string{head.row()}}
	var moves strings.Builder
	for ply := 1; ply <= game.Ply(); ply++ {
		move, note := game.MoveAt(ply)
		a := PlayAct{Kind: PlayMove, Wall: head.Started, Move: move.String(), Offer: note.DrawOffer, Left: note.Clock}
		g.Acts = append(g.Acts, a)
		moves.WriteString(a.moved())
		moves.WriteByte(' ')
	}
	if len(g.Acts) > 0 {
		g.Rows = append(g.Rows, PlayAct{Kind: PlayMove, Wall: head.Started, Move: strings.TrimSpace(moves.String())}.row())
	}
	end := PlayEnd{}
	if final, ended := game.Ended(); ended {
		end = endOf(final)
	}
	if result, ok := rules.ResultOf(x.Result); ok && !end.Over() {
		end.Result = result // the file says no more than this
	}
	if end.Over() {
		a := PlayAct{Kind: PlayDecided, Wall: head.Started, End: end}
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
func (m Model) pickedPGN(env Env, data []byte) (Model, []Cmd) {
	head := PlayHead{Letters: m.Lang().Tag(), Started: env.Now.UnixMilli()}
	if m.Play.Game != nil {
		head.Letters = m.Play.Game.Head.Letters
	}
	m.Dialog = nil
	games, broken, more, err := readPGN(env, data, head)
	if err != nil {
		return m.refuse(err)
	}
	if p := m.Play.Desk.PlayPlace; p.Event != "" && len(games) == 1 { // the moves of that board, from a file
		games[0].Head.Place = p
		games[0].Rows = slices.Concat([]string{games[0].Head.row()}, games[0].Rows[1:])
	}
	m, gone := m.leavePlay()
	m.Play = m.Play.still()
	m.Play.Kept, m.Play.Late, m.Play.Screen = 0, nil, PlayTable
	var cmds []Cmd
	for i := len(games) - 1; i >= 0; i-- { // the first comes to stand at the head of the list, and on the board
		m.Play.Game = games[i]
		m.Play.Games = append([]PlayEntry{games[i].entry()}, m.Play.Games...)
		cmds = append(cmds, m.keepPlay(1)...)
	}
	m = m.atPlace()
	m, list := m.playList(gone...)
	l := m.Lang()
	m.Notice = &Notice{Kind: "ok", Title: l.N(i18n.PlayPGNRead, len(games))}
	if more {
		m.Notice.Text = l.T(i18n.PlayPGNMany, l.Int(maxPGNGames))
	}
	if len(broken) > 0 {
		why := explainPGN(l, broken[0].Err)
		m.Notice.Kind = "warn"
		m.Notice.Text = strings.TrimSpace(m.Notice.Text + " " + l.N(i18n.PlayPGNBroken, len(broken)) + ". " + why.Title + ". " + why.Text)
	}
	return m, append(cmds, list...)
}

// PlayEditHere opens the editor with the position on the screen.
type PlayEditHere struct{}

// Update implements Msg.
func (PlayEditHere) Update(m Model, env Env) (Model, []Cmd) {
	if m.Play.Game != nil {
		pos := m.Play.Shown()
		m.Play.Edit = m.Play.Edit.take(&pos)
		m.Play.Edit.ForClock = false
	}
	return PlayGo{PlayEditor}.Update(m, env)
}
