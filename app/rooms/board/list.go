package board

import (
	"slices"
	"strings"

	"wasit/app/session"
	alphabet "wasit/app/words/letters"
	"wasit/rules/notation"
)

// A gameDialog asks what is to be done with a game of the list.
type gameDialog struct{ Entry listEntry }

// deleteGame takes a game out of the list of this device for good. That on the board stays.
type deleteGame struct{ ID string }

func (msg deleteGame) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = nil
	if m.Failed != nil {
		return m, nil
	}
	if m.Game != nil && m.Game.ID == msg.ID {
		m.Notice = &session.Notice{Kind: "warn", Title: m.Lang().T(textListOnBoard)}
		return m, nil
	}
	m.Shelf = m.WithoutGame(msg.ID)
	return m.storeList(msg.ID)
}

// typeSearch narrows the list of games.
type typeSearch struct{ Text string }

func (msg typeSearch) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Search = msg.Text
	return m, nil
}

// found are the games whose players' names hold every word of a search, whatever their accents and capitals.
func found(games []listEntry, search string) []listEntry {
	words := strings.Fields(search)
	var list []listEntry
	for _, e := range games {
		text := alphabet.Fold(e.White + " " + e.Black + " " + e.Result)
		hit := true
		for _, w := range words {
			hit = hit && strings.Contains(text, alphabet.Fold(w))
		}
		if hit {
			list = append(list, e)
		}
	}
	return list
}

// gamesOut is a file of many games that is being put together.
type gamesOut struct {
	Left    []string // games that are to be read
	Games   []notation.Game
	Damaged int // games that are not whole
}

// saveGames hands over all games of the list as one file, those that a search left where there is one, the oldest first.
type saveGames struct{}

func (saveGames) update(m page, _ session.Env) (page, []session.Cmd) {
	out := &gamesOut{}
	for _, e := range found(m.Games, m.Search) {
		out.Left = append(out.Left, e.ID)
	}
	slices.Reverse(out.Left)
	m.Notice = nil
	return m.saveNext(out)
}

// saveNext asks for the next game of the file, or hands it over when there is none left.
func (m page) saveNext(out *gamesOut) (page, []session.Cmd) {
	for len(out.Left) > 0 {
		if g := m.Game; g == nil || g.ID != out.Left[0] {
			m.Saving = out
			return m, []session.Cmd{session.OpenGame{Book: session.BoardBook, ID: out.Left[0], Past: true}}
		}
		out = &gamesOut{Left: out.Left[1:], Games: append(slices.Clip(out.Games), m.Game.record()), Damaged: out.Damaged}
	}
	m.Saving = nil
	if out.Damaged > 0 {
		m.Notice = session.Warn(m.Lang().N(textListDamaged, out.Damaged), m.Lang().T(textListDamagedDo))
	}
	if len(out.Games) == 0 {
		return m, nil
	}
	return m, []session.Cmd{session.SaveFile{Name: session.FileName(m.Lang().T(textPlayGames), "", false) + ".pgn", Type: pgnType, Data: notation.WritePGN(out.Games)}}
}

// saveOpened takes a game that was read into the file. One that is not whole goes out as far as it could be read, and is told of.
func (m page) saveOpened(msg gameOpened) (page, []session.Cmd) {
	if m.Saving == nil || len(m.Saving.Left) == 0 || m.Saving.Left[0] != msg.ID {
		return m, nil
	}
	out := gamesOut{Left: m.Saving.Left[1:], Games: slices.Clip(m.Saving.Games), Damaged: m.Saving.Damaged}
	var g *chessGame
	err := msg.Err
	if err == nil {
		g, err = readPlay(msg.ID, msg.Rows)
	}
	if g != nil {
		out.Games = append(out.Games, g.record())
	}
	if err != nil {
		out.Damaged++
	}
	return m.saveNext(&out)
}

// typePasted changes the text that is being pasted.
type typePasted struct{ Text string }

func (msg typePasted) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Pasted = msg.Text
	return m, nil
}

// readPasted reads what was pasted: a position goes to the editor, games go into the list.
type readPasted struct{}

func (readPasted) update(m page, env session.Env) (page, []session.Cmd) {
	text := strings.TrimSpace(m.Pasted)
	if text == "" {
		return m, nil
	}
	pos, err := readPosition(text)
	if err != nil && strings.Count(strings.Fields(text)[0], "/") == 7 { // a position, and not a good one
		return refuse(m, err)
	}
	if err == nil {
		m.Pasted = ""
		m.Edit = m.Edit.take(&pos)
		m.Edit.ForClock = false
		return goTo{screenEditor}.update(m, env)
	}
	next, cmds := pickedPGN{Data: []byte(text)}.update(m, env)
	if next.Screen == screenTable { // it was read
		next.Pasted = ""
	}
	return next, cmds
}
