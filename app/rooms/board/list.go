package board

import (
	"strings"

	"wasit/app/session"
	alphabet "wasit/app/words/letters"
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
