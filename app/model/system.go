package model

import (
	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/regulation"
	"wasit/swiss"
)

// System is one pairing system of the wizard.
type System struct {
	Code        string // of journal.SectionConfig
	Name, About i18n.Text
	Edition     string
	Suggested   []string // tie-breaks
}

var tableTieBreaks = []string{"DE", "SB", "WIN", "KS"}

// Systems are the choices, the commonest first.
var Systems = []System{
	{journal.Dutch, i18n.SystemDutch, i18n.SystemDutchAs, "2026", schoolTieBreaks},
	{journal.RoundRobin, i18n.SystemRoundRobin, i18n.SystemRoundRobinAs, "", tableTieBreaks},
	{journal.Knockout, i18n.SystemKnockout, i18n.SystemKnockoutAs, "", nil},
	{journal.Groups, i18n.SystemGroups, i18n.SystemGroupsAs, "", nil},
	{journal.Keizer, i18n.SystemKeizer, i18n.SystemKeizerAs, "", nil},
	{journal.Team, i18n.SystemTeam, i18n.SystemTeamAs, "2026", []string{"MPvGP", "EDE", "EMMSB/C1", "BC"}},
	{journal.Scheveningen, i18n.SystemSchev, i18n.SystemSchevAs, "", []string{"WIN", "SB"}},
	{journal.DoubleSwiss, i18n.SystemDouble, i18n.SystemDoubleAs, "2026", fideTieBreaks},
	{journal.Dubov, i18n.SystemDubov, i18n.SystemDubovAs, "2026", fideTieBreaks},
	{journal.Burstein, i18n.SystemBurstein, i18n.SystemBursteinAs, "2026", fideTieBreaks},
	{journal.Lim, i18n.SystemLim, i18n.SystemLimAs, "2026", fideTieBreaks},
}

// UsualSystems is how many of them stand in the open; the rest is folded away.
const UsualSystems = 6

// SystemOf returns the system with code; an unknown one is named by its code.
func SystemOf(code string) System {
	for _, s := range Systems {
		if s.Code == code {
			return s
		}
	}
	name := i18n.Text{ID: code, EN: code, HR: code}
	return System{Code: code, Name: name, About: name}
}

// IsSwiss reports whether the organiser chooses the number of rounds and FIDE's acceleration is possible.
func IsSwiss(code string) bool {
	switch code {
	case journal.Dutch, journal.Dubov, journal.Burstein, journal.Lim, journal.DoubleSwiss, journal.Team:
		return true
	}
	return false
}

// SystemChoice is the part of a regulation that the choice of a system makes: the wizard and every other form of a section
// carry it as a value.
type SystemChoice struct {
	Code    string
	Options journal.SystemOptions
}

// put writes the choice into a regulation. Where a table or bracket fixes the number of rounds it is that of n players.
func (c SystemChoice) put(s *journal.SectionConfig, n int) {
	s.System, s.Edition, s.Options = c.Code, SystemOf(c.Code).Edition, c.Options
	if rounds := regulation.Rounds(*s, n); rounds > 0 {
		s.Rounds = min(rounds, journal.MaxRounds)
	}
	if c.Code == journal.Keizer {
		s.HalfByes = -1 // an excused absence costs its share alone
	}
}

// Rounds returns how many rounds the choice takes for n players, 0 where the organiser chooses.
func (c SystemChoice) Rounds(n int) int {
	return regulation.Rounds(journal.SectionConfig{System: c.Code, Options: c.Options}, n)
}

// Suggest returns a system that suits n players better than the one chosen, if there is one (formats.md 8.4).
func (c SystemChoice) Suggest(n int) (string, bool) {
	return journal.RoundRobin, c.Code == journal.Dutch && n >= 3 && journal.SuggestRounds(n, 1).RoundRobin
}

// drawDialog is what stands before round 1 of a section.
func (m Model) drawDialog(sec journal.Section) DrawDialog {
	d := DrawDialog{Coins: sec.System == journal.Knockout, Players: sec.Players, Rounds: regulation.RoundsNow(m.Event.Ahead, sec.ID)}
	if sec.DrawsLot() {
		d.ColorSeed = m.lot(1)
	}
	if _, late, ok := regulation.Varma(m.Event.Ahead, sec.ID); ok {
		d.Varma, d.Late = true, len(late)
	}
	return d
}

// beforeRound1 lists the acts of the draw: the number of rounds that the field takes, the pairing numbers, the lot.
func (m Model) beforeRound1(d DrawDialog, color swiss.Color) []journal.Command {
	id := m.Event.Section
	var list []journal.Command
	sec, _ := m.Event.Ahead.Section(id)
	if d.Rounds > 0 && d.Rounds != sec.Rounds {
		c := sec.SectionConfig
		c.Rounds = d.Rounds
		list = append(list, journal.ChangeSection{Section: id, SectionConfig: c})
	}
	if !sec.Ordered || len(m.Event.Ahead.Next(id).Left) > 0 {
		if order, _, ok := regulation.Varma(m.Event.Ahead, id); ok {
			list = append(list, journal.DrawOrder{Section: id, Players: order})
		} else {
			list = append(list, journal.FixOrder{Section: id})
		}
	}
	if sec.DrawsLot() {
		list = append(list, journal.DrawColor{Section: id, Seed: d.ColorSeed, Color: color})
	}
	return list
}

// recordScore records a result, or where a board is a match of several games its next game.
func (m Model) recordScore(env Env, round, board int, score journal.Score) (Model, []Cmd, error) {
	id := m.Event.Section
	sec, _ := m.Event.Ahead.Section(id)
	if !sec.IsMatch() {
		return m.record(env, journal.EnterResult{Section: id, Round: round, Board: board, Score: score})
	}
	step, err := regulation.Step(m.Event.Ahead, id, round, board, score)
	if err != nil {
		return m, nil, err
	}
	return m.record(env, step)
}

// asPlayed turns a score of a board's pair into that of its next game, where the second player has White.
func (m Model) asPlayed(board int, score journal.Score) journal.Score {
	if m.turned(board) {
		return score.Reversed()
	}
	return score
}

// ChooseColor is the choice of who won the coin before an Armageddon game: White has White.
type ChooseColor struct {
	Board int
	White journal.PlayerID
}

// Update implements Msg.
func (msg ChooseColor) Update(m Model, env Env) (Model, []Cmd) {
	n, last := m.Shown()
	if !last {
		return m, nil
	}
	step, err := regulation.Choose(m.Event.Ahead, m.Event.Section, n, msg.Board, msg.White)
	if err != nil {
		return m.refuse(err)
	}
	return m.act(env, step)
}

// HasWishes reports whether the players of a system have colour preferences.
func HasWishes(code string) bool {
	return code == journal.Dutch || code == journal.Dubov || code == journal.Burstein || code == journal.Lim
}
