package model

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"wasit/app/journal"
	"wasit/rules"
	"wasit/rules/board"
)

// PlayDraft is a new game before it begins.
type PlayDraft struct {
	White, Black string
	Letters      string
	Class        rules.Class
	Chess960     bool
	Number       string
	Seed         uint64 // that drew Number
}

// playDraft begins where the game on the board did.
func (m Model) playDraft() PlayDraft {
	d := PlayDraft{Letters: m.Lang().Tag(), Number: strconv.Itoa(board.StandardNumber)}
	if g := m.Play.Game; g != nil {
		d.Letters, d.Class = g.Head.Letters, g.Head.Class
	}
	return d
}

// PlayDraftSet changes the new game, as it is when the change arrives: two fields may change between two drawings.
type PlayDraftSet struct{ Change func(*PlayDraft) }

// Update implements Msg.
func (msg PlayDraftSet) Update(m Model, _ Env) (Model, []Cmd) {
	msg.Change(&m.Play.Draft)
	return m, nil
}

// PlayLot draws the start position of Chess960 by lot.
type PlayLot struct{}

// Update implements Msg.
func (PlayLot) Update(m Model, env Env) (Model, []Cmd) {
	m.Play.Draft.Seed = env.Random
	m.Play.Draft.Number = strconv.Itoa(board.DrawStartNumber(env.Random))
	return m, nil
}

// PlayBegin puts the new game on the board. The one there before stays in the list.
type PlayBegin struct{}

// Update implements Msg.
func (PlayBegin) Update(m Model, env Env) (Model, []Cmd) {
	d := m.Play.Draft
	head := PlayHead{Number: -1, Letters: d.Letters, Class: d.Class}
	var err error
	if head.White, err = playName(d.White); err == nil {
		head.Black, err = playName(d.Black)
	}
	if err == nil && d.Chess960 {
		head.Seed = d.Seed
		if head.Number, err = strconv.Atoi(strings.TrimSpace(d.Number)); err != nil {
			head.Number = -1
		}
		head.Start, err = board.StartNumber(head.Number)
	}
	if err != nil {
		return m.refuse(err)
	}
	m.Notice = nil
	if m.DeskCheck != nil {
		head.Place = m.Play.Desk.PlayPlace // begun again for the desk that waits
	}
	return m.layPlay(env, head)
}

// playName is a player's name as it may be stored; it may be empty.
func playName(name string) (string, error) {
	name = journal.Clean(name)
	if utf8.RuneCountInString(name) > journal.MaxName {
		return "", &journal.TextError{Field: "name", Limit: journal.MaxName}
	}
	return name, nil
}
