package sheet

import (
	"cmp"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/team"
)

// mostListed are the players of a team whose names fit on half a leaf beside the boards.
const mostListed = 14

// lineup is the form of one team: who it will be, in which match of the round.
type lineup struct {
	team, opponent journal.Player
	match          int  // 0: not paired yet
	first          bool // the team has White on board 1
}

// lineups are the forms on which captains hand in who plays, two a leaf: for the round that is paired, else for the next one.
func lineups(in info) (Document, bool) {
	if !in.system().Teams {
		return Document{}, false
	}
	list := in.lineupForms()
	d := Document{Title: in.l.T(i18n.PrintLineups)}
	per, class := protocolsPerLeaf, markup("protos")
	if in.section.Boards() > protocolLines {
		per, class = 1, "protos protos--one"
	}
	for _, x := range list {
		if len(x.team.Roster) > mostListed {
			per, class = 1, "protos protos--one"
		}
	}
	for start := 0; start < len(list); start += per {
		part := list[start:min(start+per, len(list))]
		d.leaves = append(d.leaves, leaf{class: class, body: func(w *Writer) {
			for _, x := range part {
				in.lineupForm(w, x)
			}
		}})
	}
	return d, len(list) > 0
}

// lineupForms are those of the round in hand by match, or of all teams by number where it is not paired.
func (in info) lineupForms() (list []lineup) {
	if _, ok := in.round(); ok {
		for _, row := range in.State.Rows(in.Section, in.Round) {
			match := in.State.BoardNumber(in.Section, row.Number)
			list = append(list, lineup{row.WhitePlayer, row.BlackPlayer, match, true}, lineup{row.BlackPlayer, row.WhitePlayer, match, false})
		}
		return list
	}
	for _, p := range in.State.Players(in.Section) {
		if !p.IsWithdrawn() {
			list = append(list, lineup{team: p})
		}
	}
	return list
}

func (in info) lineupForm(w *Writer, x lineup) {
	w.open("article", "proto")
	in.lineupHead(w, x)
	w.open("table", "t")
	w.cols("w20", "")
	w.open("tbody", "")
	for b := 1; b <= in.section.Boards(); b++ {
		w.open("tr", "")
		w.in("td", "no", func() {
			w.text(in.l.Int(b) + " ")
			if x.match > 0 {
				in.disc(w, (team.BoardColor(swiss.White, b) == swiss.White) == x.first)
			}
		})
		w.in("td", "", func() { w.el("span", "fill fill--name", "") })
		w.end("tr")
	}
	w.end("tbody")
	w.end("table")
	names := make([]string, len(x.team.Roster))
	for i, m := range x.team.Roster {
		names[i] = in.l.Int(i+1) + ". " + m.Name
	}
	if len(names) > 0 {
		w.el("p", "note", strings.Join(names, " · "))
	}
	w.in("div", "slip__s", func() {
		w.el("span", "", in.l.T(textSheetCaptain, in.name(x.team)))
		w.el("span", "", in.l.T(textSheetArbiter))
	})
	w.end("article")
}

// lineupHead says for which team, and against whom.
func (in info) lineupHead(w *Writer, x lineup) {
	w.in("div", "slip__h", func() {
		w.in("span", "", func() {
			w.text(in.State.Event().Name)
			w.br()
			round := in.l.T(i18n.PrintLineups) + " · " + in.l.T(textSheetSlipRound, in.l.Int(cmp.Or(in.Round, in.section.Round+1)))
			if name := in.sectionName(); name != "" {
				round = name + ", " + round
			}
			w.text(round)
			w.br()
			w.el("b", "nm", in.name(x.team))
			if x.match > 0 {
				w.text(" – " + in.name(x.opponent))
			}
		})
		if x.match > 0 {
			w.in("span", "slip__b", func() {
				w.el("small", "", in.l.T(i18n.MatchWord))
				w.el("b", "", in.l.Int(x.match))
			})
		}
	})
}
