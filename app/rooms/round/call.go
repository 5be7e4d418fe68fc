package round

import (
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// callDialog calls the boards that are missing.
type callDialog struct{}

// openCall opens it.
type openCall struct{}

func (openCall) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog, m.Notice = callDialog{}, nil
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// call speaks the call, or hands it over as a text for a runner.
type call struct{ Text bool }

func (msg call) update(m page, _ session.Env) (page, []session.Cmd) {
	l := m.Lang()
	n, _ := m.Shown()
	missing := m.Section().Missing(n)
	if len(missing) == 0 {
		return m, nil
	}
	text := m.callText(missing)
	if !msg.Text {
		return m, []session.Cmd{session.Speak{Text: text}}
	}
	r, _ := m.Section().RoundAt(n)
	var b strings.Builder
	b.WriteString(text)
	for _, board := range missing {
		white, _ := m.Event.Ahead.Player(r.Boards[board-1].White)
		black, _ := m.Event.Ahead.Player(r.Boards[board-1].Black)
		b.WriteString("\n" + l.Int(m.BoardNo(board)) + ". " + m.withClub(white) + " – " + m.withClub(black))
	}
	return m, []session.Cmd{session.ShareText{Title: l.T(i18n.Call), Text: b.String()}}
}

// callText is the call: "Papan 7, 8, 17: mohon melapor ke meja wasit."
func (m page) callText(boards []int) string {
	l := m.Lang()
	return l.T(textCallText, m.BoardNos(boards))
}

func (m page) withClub(p journal.Player) string {
	if p.Club == "" {
		return m.Name(p)
	}
	return m.Name(p) + " (" + p.Club + ")"
}

// findBoard takes the first board in hand that has a number, or a player or school like text.
type findBoard struct{ Text string }

func (msg findBoard) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Find = msg.Text
	want := journal.FoldName(journal.Clean(msg.Text))
	if want == "" {
		return m, nil
	}
	n, _ := m.Shown()
	number, _ := strconv.Atoi(want)
	for _, r := range m.Section().Rows(n) {
		if m.BoardNo(r.Number) == number || number == 0 && (foundIn(r.WhitePlayer, want) || foundIn(r.BlackPlayer, want)) {
			m.Board, m.Typed, m.Twice = r.Number, "", journal.Score{}
			return m, []session.Cmd{session.Reveal{ID: boardID(r.Number)}}
		}
	}
	return m, nil
}

func foundIn(p journal.Player, want string) bool {
	return strings.Contains(journal.FoldName(p.Name), want) || strings.Contains(journal.FoldName(p.Club), want)
}
