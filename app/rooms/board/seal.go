package board

import (
	"errors"
	"strings"
	"time"

	"github.com/notnil/chess"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/notation"
)

// envelopeNotes is what the envelope of an adjourned game says beside the position (I.2 (E23)), as the arbiter writes it.
type envelopeNotes struct {
	At         time.Time // when it was opened for writing: printed on it
	Event      string    // section, round, board
	WhiteUsed  string
	BlackUsed  string
	Day        string // of the resumption
	Hour       string
	Place      string
	DrawOffer  bool   // the sealer offers a draw with the sealed move
	Opened     string // the sealed move, once the envelope is open
	OpenedBad  error  // why it is no move
	OpenedText string // what OpenedBad was found in
}

// sealSign stands between the fields of an envelope in its row; no field can hold it.
const sealSign = "␟"

func (s envelopeNotes) text() string {
	offer := ""
	if s.DrawOffer {
		offer = "="
	}
	f := []string{s.Event, s.WhiteUsed, s.BlackUsed, s.Day, s.Hour, s.Place, offer}
	for i := range f {
		f[i] = strings.ReplaceAll(journal.Clean(f[i]), sealSign, "")
	}
	return strings.Join(f, sealSign)
}

func readSeal(text string) (s envelopeNotes) {
	f := append(strings.Split(text, sealSign), make([]string, 7)...)
	return envelopeNotes{Event: f[0], WhiteUsed: f[1], BlackUsed: f[2], Day: f[3], Hour: f[4], Place: f[5], DrawOffer: f[6] == "="}
}

// Sealed is the envelope that was made of the position on the board, if the game is adjourned.
func (g *chessGame) Sealed() (s envelopeNotes, ok bool) {
	if n := len(g.Acts); n > 0 && g.Acts[n-1].Kind == actAdjourn {
		return readSeal(g.Acts[n-1].Text), true
	}
	return envelopeNotes{}, false
}

// Envelope is what the Laws want on the envelope (I.2 (E23)).
func (g *chessGame) Envelope(s envelopeNotes) (rules.Envelope, error) {
	return g.game.Adjourn(rules.Adjournment{White: g.Head.White, Black: g.Head.Black, OfferWithMove: s.DrawOffer})
}

// sealField is a field of the envelope being written, or of the one being opened.
type sealField uint8

// The fields.
const (
	sealEvent sealField = iota
	sealWhiteUsed
	sealBlackUsed
	sealDay
	sealHour
	sealPlace
	sealOffer // "true" or "false"
	sealOpened
)

// setEnvelope fills in one field of the envelope.
type setEnvelope struct {
	Field sealField
	Text  string
}

func (msg setEnvelope) update(m page, _ session.Env) (page, []session.Cmd) {
	s := &m.Seal
	switch msg.Field {
	case sealEvent:
		s.Event = msg.Text
	case sealWhiteUsed:
		s.WhiteUsed = msg.Text
	case sealBlackUsed:
		s.BlackUsed = msg.Text
	case sealDay:
		s.Day = msg.Text
	case sealHour:
		s.Hour = msg.Text
	case sealPlace:
		s.Place = msg.Text
	case sealOffer:
		s.DrawOffer = msg.Text == "true"
	case sealOpened:
		if s.Opened != msg.Text {
			s.Opened, s.OpenedBad = msg.Text, nil
		}
	}
	return m, nil
}

// keepEnvelope records the adjournment with the envelope, and prints it.
type keepEnvelope struct{}

func (keepEnvelope) update(m page, env session.Env) (page, []session.Cmd) {
	g := m.Game
	if g == nil || g.End.Over() {
		return m, nil
	}
	seal := m.Seal
	if was, ok := g.Sealed(); ok && was.text() == seal.text() {
		return m, []session.Cmd{session.PrintPage{}}
	}
	m, cmds := m.doAct(env, gameAct{Kind: actAdjourn, Text: seal.text()})
	return m, append(cmds, session.PrintPage{})
}

// openEnvelope makes the sealed move (I.8 (E23)). One that is ambiguous, illegal or not to be understood loses the game;
// that is said first, and recorded only when Confirmed.
type openEnvelope struct{ Confirmed bool }

func (msg openEnvelope) update(m page, env session.Env) (page, []session.Cmd) {
	g, text := m.Game, m.Seal.Opened
	if g == nil || g.End.Over() {
		return m, nil
	}
	pos := g.Position()
	sealed := rules.SealedMove{By: pos.Turn(), Text: text, Language: g.Language()}
	ruling, fault, err := g.game.Clone().OpenEnvelope(sealed, rules.Note{DrawOffer: m.Seal.DrawOffer})
	switch {
	case err != nil:
		return refuse(m, err)
	case fault == nil:
		r, _ := notation.Parse(&pos, text, g.Language())
		a := gameAct{Kind: actOpen, Move: r.Move.String(), Text: text, Offer: m.Seal.DrawOffer || r.DrawOffer}
		m.Screen, m.Seal = screenTable, envelopeNotes{}
		return m.doAct(env, a)
	case !msg.Confirmed:
		m.Seal.OpenedBad, m.Seal.OpenedText = fault, text
		return m, []session.Cmd{session.Focus{ID: "opened"}}
	}
	next := g.decide(gameAct{Kind: actOpen, Wall: env.Now.UnixMilli(), Text: text, End: endOf(ruling)})
	m.Screen = screenTable
	return m.putState(next)
}

// openSeal begins with the envelope made before, or with the day after.
func (m page) openSeal(env session.Env) page {
	g := m.Game
	if g == nil {
		return m
	}
	s, ok := g.Sealed()
	if !ok {
		next := env.Now.Add(24 * time.Hour)
		s.Day = m.Lang().Day(next)
		for _, t := range g.Head.Tags {
			if t.Name == "Event" {
				s.Event = t.Value
			}
		}
	}
	s.At = env.Now
	m.Seal = s
	return m
}

// explainSealed says what a sealed move that is no move costs.
func explainSealed(l i18n.Lang, sealer chess.Color, fault error, article string) string {
	var move *notation.MoveError
	text := ""
	if errors.As(fault, &move) {
		text = l.T(moveFault(move.Fault), move.Text) + ". "
	}
	return text + l.T(i18n.SealLoses, l.T(sideName(sealer)), l.T(i18n.PlayArticle, article))
}

// sealedWrong are the words for a sealed move that is no move, "" where there is none.
func (m page) sealedWrong() string {
	s, g := m.Seal, m.Game
	if s.OpenedBad == nil || g == nil {
		return ""
	}
	pos := g.Position()
	return explainSealed(m.Lang(), pos.Turn(), s.OpenedBad, g.article(rules.RuleSealedMoveBad))
}
