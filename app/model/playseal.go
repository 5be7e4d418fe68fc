package model

import (
	"errors"
	"strings"
	"time"

	"github.com/notnil/chess"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/rules"
	"wasit/rules/notation"
)

// PlaySeal is what the envelope of an adjourned game says beside the position (I.2 (E23)), as the arbiter writes it.
type PlaySeal struct {
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

func (s PlaySeal) text() string {
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

func readSeal(text string) (s PlaySeal) {
	f := append(strings.Split(text, sealSign), make([]string, 7)...)
	return PlaySeal{Event: f[0], WhiteUsed: f[1], BlackUsed: f[2], Day: f[3], Hour: f[4], Place: f[5], DrawOffer: f[6] == "="}
}

// Sealed is the envelope that was made of the position on the board, if the game is adjourned.
func (g *PlayGame) Sealed() (s PlaySeal, ok bool) {
	if n := len(g.Acts); n > 0 && g.Acts[n-1].Kind == PlayAdjourn {
		return readSeal(g.Acts[n-1].Text), true
	}
	return PlaySeal{}, false
}

// Envelope is what the Laws want on the envelope (I.2 (E23)).
func (g *PlayGame) Envelope(s PlaySeal) (rules.Envelope, error) {
	return g.game.Adjourn(rules.Adjournment{White: g.Head.White, Black: g.Head.Black, OfferWithMove: s.DrawOffer})
}

// PlaySealSet changes the envelope being written.
type PlaySealSet struct{ Change func(*PlaySeal) }

// Update implements Msg.
func (msg PlaySealSet) Update(m Model, _ Env) (Model, []Cmd) {
	was := m.Play.Seal.Opened
	if msg.Change(&m.Play.Seal); m.Play.Seal.Opened != was {
		m.Play.Seal.OpenedBad = nil
	}
	return m, nil
}

// PlaySealKeep records the adjournment with the envelope, and prints it.
type PlaySealKeep struct{}

// Update implements Msg.
func (PlaySealKeep) Update(m Model, env Env) (Model, []Cmd) {
	g := m.Play.Game
	if g == nil || g.End.Over() {
		return m, nil
	}
	seal := m.Play.Seal
	if was, ok := g.Sealed(); ok && was.text() == seal.text() {
		return m, []Cmd{PrintPage{}}
	}
	m, cmds := m.playDo(env, PlayAct{Kind: PlayAdjourn, Text: seal.text()})
	return m, append(cmds, PrintPage{})
}

// PlayOpenEnvelope makes the sealed move (I.8 (E23)). One that is ambiguous, illegal or not to be understood loses the game;
// that is said first, and recorded only when Confirmed.
type PlayOpenEnvelope struct{ Confirmed bool }

// Update implements Msg.
func (msg PlayOpenEnvelope) Update(m Model, env Env) (Model, []Cmd) {
	g, text := m.Play.Game, m.Play.Seal.Opened
	if g == nil || g.End.Over() {
		return m, nil
	}
	pos := g.Position()
	sealed := rules.SealedMove{By: pos.Turn(), Text: text, Language: g.Language()}
	ruling, fault, err := g.game.Clone().OpenEnvelope(sealed, rules.Note{DrawOffer: m.Play.Seal.DrawOffer})
	switch {
	case err != nil:
		return m.refuse(err)
	case fault == nil:
		r, _ := notation.Parse(&pos, text, g.Language())
		a := PlayAct{Kind: PlayOpen, Move: r.Move.String(), Text: text, Offer: m.Play.Seal.DrawOffer || r.DrawOffer}
		m.Play.Screen, m.Play.Seal = PlayTable, PlaySeal{}
		return m.playDo(env, a)
	case !msg.Confirmed:
		m.Play.Seal.OpenedBad, m.Play.Seal.OpenedText = fault, text
		return m, []Cmd{Focus{"opened"}}
	}
	next := g.decide(PlayAct{Kind: PlayOpen, Wall: env.Now.UnixMilli(), Text: text, End: endOf(ruling)})
	m.Play.Screen = PlayTable
	return m.playNow(next)
}

// openSeal begins with the envelope made before, or with the day after.
func (m Model) openSeal(env Env) Model {
	g := m.Play.Game
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
	m.Play.Seal = s
	return m
}

// explainSealed says what a sealed move that is no move costs.
func explainSealed(l i18n.Lang, sealer chess.Color, fault error) string {
	var move *notation.MoveError
	text := ""
	if errors.As(fault, &move) {
		text = l.T(moveFault(move.Fault), move.Text) + ". "
	}
	return text + l.T(i18n.SealLoses, l.T(SideName(sealer)), l.T(i18n.PlayArticle, "I.8"))
}

// SealedWrong are the words for a sealed move that is no move, "" where there is none.
func (m Model) SealedWrong() string {
	s, g := m.Play.Seal, m.Play.Game
	if s.OpenedBad == nil || g == nil {
		return ""
	}
	pos := g.Position()
	return explainSealed(m.Lang(), pos.Turn(), s.OpenedBad)
}
