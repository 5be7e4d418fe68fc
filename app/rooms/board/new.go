package board

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/notation"
)

// gameDraft is a new game before it begins.
type gameDraft struct {
	White, Black string
	Letters      string
	Class        rules.Class
	Chess960     bool
	Number       string
	Seed         uint64 // that drew Number
}

// gameDraft begins where the game on the board did.
func (m page) gameDraft() gameDraft {
	d := gameDraft{Letters: m.Lang().Tag(), Number: strconv.Itoa(board.StandardNumber)}
	if g := m.Game; g != nil {
		d.Letters, d.Class = g.Head.Letters, g.Head.Class
	}
	return d
}

// draftField is a field of the form for a new game.
type draftField uint8

// The fields.
const (
	draftWhite draftField = iota
	draftBlack
	draftLetters
	draftClass
	draftStart
	draftNumber
)

// startUsual and startChess960 are the choices of draftStart.
const (
	startUsual    = "usual"
	startChess960 = "960"
)

// setDraft fills in one field of the new game; letters, a class or a start that there are not change nothing.
type setDraft struct {
	Field draftField
	Text  string
}

func (msg setDraft) update(m page, _ session.Env) (page, []session.Cmd) {
	d := &m.Draft
	switch msg.Field {
	case draftWhite:
		d.White = msg.Text
	case draftBlack:
		d.Black = msg.Text
	case draftLetters:
		if _, ok := notation.LanguageOf(msg.Text); ok {
			d.Letters = msg.Text
		}
	case draftClass:
		if n, err := strconv.Atoi(msg.Text); err == nil && n >= 0 && n <= int(rules.Blitz) {
			d.Class = rules.Class(n)
		}
	case draftStart:
		d.Chess960 = msg.Text == startChess960
	case draftNumber:
		d.Number, d.Seed = msg.Text, 0
	}
	return m, nil
}

// drawLot draws the start position of Chess960 by lot.
type drawLot struct{}

func (drawLot) update(m page, env session.Env) (page, []session.Cmd) {
	m.Draft.Seed = env.Random
	m.Draft.Number = strconv.Itoa(board.DrawStartNumber(env.Random))
	return m, nil
}

// beginGame puts the new game on the board. The one there before stays in the list.
type beginGame struct{}

func (beginGame) update(m page, env session.Env) (page, []session.Cmd) {
	d := m.Draft
	head := gameHead{Number: -1, Letters: d.Letters, Class: d.Class}
	var err error
	if head.White, err = cleanName(d.White); err == nil {
		head.Black, err = cleanName(d.Black)
	}
	if err == nil && d.Chess960 {
		head.Seed = d.Seed
		if head.Number, err = strconv.Atoi(strings.TrimSpace(d.Number)); err != nil {
			head.Number = -1
		}
		head.Start, err = board.StartNumber(head.Number)
	}
	if err != nil {
		return refuse(m, err)
	}
	m.Notice = nil
	if m.DeskCheck != nil {
		head.Place = m.Desk.eventPlace // begun again for the desk that waits
	}
	m, cmds := m.layGame(env, head)
	return m, append(cmds, session.Focus{ID: "main"})
}

// cleanName is a player's name as it may be stored; it may be empty.
func cleanName(name string) (string, error) {
	name = journal.Clean(name)
	if utf8.RuneCountInString(name) > journal.MaxName {
		return "", &journal.TextError{Field: "name", Limit: journal.MaxName}
	}
	return name, nil
}
