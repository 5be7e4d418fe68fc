package round

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/rooms/hall"
	"wasit/app/rooms/pairing"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// The results beside the three usual ones.
var (
	forfeits = []journal.Score{journal.BlackForfeits, journal.WhiteForfeits, journal.BothForfeit}
	unusual  = []journal.Score{journal.WhiteHalf, journal.BlackHalf, journal.BothLose, journal.BothForfeit, journal.Adjourned}
)

// short are the results of games in which a side made no move: they count, and are not rated (FIDE B.02 3.5).
var short = []journal.Score{{White: swiss.ShortWin, Black: swiss.ShortLoss}, {White: swiss.ShortDraw, Black: swiss.ShortDraw},
	{White: swiss.ShortLoss, Black: swiss.ShortWin}, {White: swiss.ShortDraw, Black: swiss.ShortLoss},
	{White: swiss.ShortLoss, Black: swiss.ShortDraw}, {White: swiss.ShortLoss, Black: swiss.ShortLoss}}

// correctable are the results that a correction can give.
func correctable(unrated bool) []journal.Score {
	if unrated {
		return short
	}
	return slices.Concat([]journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}, forfeits[:2], unusual)
}

// scoreDialog offers the rarer results of a board.
type scoreDialog struct {
	Board   int
	Forfeit bool // the walk-over forms; else the unusual results
	Short   bool // those of games that are not rated
}

// shortScores turns to the results of games that are not rated, and back.
type shortScores struct{ On bool }

func (msg shortScores) update(m page, _ session.Env) (page, []session.Cmd) {
	switch d := m.Dialog.(type) {
	case scoreDialog:
		d.Short = msg.On
		m.Dialog = d
	case correctDialog:
		d.Short, d.Score = msg.On, journal.Score{}
		return m.weigh(d)
	}
	return m, nil
}

// openScores opens it for the board in hand.
type openScores struct{ Forfeit bool }

// OpensSheet tells the page that a key which is held opens a sheet.
func (openScores) OpensSheet() {}

func (msg openScores) update(m page, _ session.Env) (page, []session.Cmd) {
	if m.Board > 0 {
		m.Dialog = scoreDialog{Board: m.Board, Forfeit: msg.Forfeit}
	}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// clearScore takes the result of the board in hand away.
type clearScore struct{ Board int }

func (msg clearScore) update(m page, env session.Env) (page, []session.Cmd) {
	n, _ := m.Shown()
	m.Dialog = nil
	return session.Act(m, env, journal.ClearResult{Section: m.Event.Section, Round: n, Board: msg.Board})
}

// rarer are the results that a dialog offers.
func (m page) rarer(d scoreDialog) []journal.Score {
	if d.Forfeit {
		return forfeits
	}
	if d.Short {
		return short
	}
	if m.Section().IsMatch() {
		return unusual[:len(unusual)-1] // a match waits for its games, none is adjourned
	}
	return unusual
}

// boardAct is a key below the results of a dialog.
type boardAct struct {
	id, icon, class string
	name            i18n.Text
	msg             session.Msg
}

// boardActs are what else can be done with the board of a dialog, and on a phone with the round.
func (m page) boardActs(d scoreDialog) []boardAct {
	n, _ := m.Shown()
	r, ok := m.Section().RoundAt(n)
	if !ok {
		return nil
	}
	var list []boardAct
	add := func(id, icon, class string, name i18n.Text, msg session.Msg) {
		list = append(list, boardAct{id, icon, class, name, msg})
	}
	sec := m.Section()
	if !sec.IsMatch() && d.Board <= len(r.Boards) && !r.Boards[d.Board-1].Score.IsZero() {
		add("clear", "x", "btn--bad", textResultClear, clearScore{Board: d.Board})
	}
	if d.Forfeit {
		return list
	}
	if !sec.IsMatch() {
		add("reverse", "swap", "", textReverse, reverseBoard{Board: d.Board})
	}
	add("offence", "scale", "", i18n.DeskRecordNew, session.AskArbiter{Board: d.Board})
	if m.capRule().Minutes > 0 {
		add("cap", "sand", "", textCapOpen, openCap{Board: d.Board})
	}
	add("why", "info", "btn--quiet", textWhyButton, pairing.OpenWhy{Round: n, Board: d.Board})
	missing := sec.Missing(n)
	if len(missing) > 0 {
		add("call", "call", "btn--quiet", i18n.Call, openCall{})
	}
	add("hall", "clock", "btn--quiet", i18n.Hall, hall.OpenHall{})
	if len(missing) == len(r.Boards) {
		add("unpublish", "eye", "btn--bad", i18n.RoundUnpublish, session.AskReason{For: "unpublish"})
	}
	return list
}
