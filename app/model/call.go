package model

import (
	"strconv"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// CallDialog calls the boards that are missing.
type CallDialog struct{}

// OpenCall opens it.
type OpenCall struct{}

// Update implements Msg.
func (OpenCall) Update(m Model, _ Env) (Model, []Cmd) {
	m.Dialog, m.Notice = CallDialog{}, nil
	return m, []Cmd{Focus{"sheet"}}
}

// Call speaks the call, or hands it over as a text for a runner.
type Call struct{ Text bool }

// Update implements Msg.
func (msg Call) Update(m Model, _ Env) (Model, []Cmd) {
	l := m.Lang()
	n, _ := m.Shown()
	missing := m.Event.Ahead.MissingBoards(m.Event.Section, n)
	if len(missing) == 0 {
		return m, nil
	}
	text := m.CallText(missing)
	if !msg.Text {
		return m, []Cmd{Speak{Text: text}}
	}
	r, _ := m.Event.Ahead.Round(m.Event.Section, n)
	var b strings.Builder
	b.WriteString(text)
	for _, board := range missing {
		white, _ := m.Event.Ahead.Player(r.Boards[board-1].White)
		black, _ := m.Event.Ahead.Player(r.Boards[board-1].Black)
		b.WriteString("\n" + l.Int(board) + ". " + m.withClub(white) + " – " + m.withClub(black))
	}
	return m, []Cmd{ShareText{Title: l.T(i18n.Call), Text: b.String()}}
}

// CallText is the call: "Papan 7, 8, 17: mohon melapor ke meja wasit."
func (m Model) CallText(boards []int) string {
	l := m.Lang()
	return l.T(i18n.CallText, Numbers(boards))
}

func (m Model) withClub(p journal.Player) string {
	if p.Club == "" {
		return m.Name(p)
	}
	return m.Name(p) + " (" + p.Club + ")"
}

// FindBoard takes the first board in hand that has a number, or a player or school like text.
type FindBoard struct{ Text string }

// Update implements Msg.
func (msg FindBoard) Update(m Model, _ Env) (Model, []Cmd) {
	m.Entry.Find = msg.Text
	want := journal.FoldName(journal.Clean(msg.Text))
	if want == "" {
		return m, nil
	}
	n, _ := m.Shown()
	number, _ := strconv.Atoi(want)
	for _, r := range m.Event.Ahead.Rows(m.Event.Section, n) {
		if r.Number == number || number == 0 && (foundIn(r.WhitePlayer, want) || foundIn(r.BlackPlayer, want)) {
			m.Entry.Board, m.Entry.Typed, m.Entry.Twice = r.Number, "", journal.Score{}
			return m, []Cmd{Reveal{boardID(r.Number)}}
		}
	}
	return m, nil
}

func foundIn(p journal.Player, want string) bool {
	return strings.Contains(journal.FoldName(p.Name), want) || strings.Contains(journal.FoldName(p.Club), want)
}
