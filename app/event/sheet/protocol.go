package sheet

import (
	"cmp"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/team"
)

// A protocol is half a leaf; one of many games or boards takes a leaf.
const (
	protocolsPerLeaf = 2
	protocolLines    = 8
)

// game is a line of a protocol: who has White in it, and who play where that is known.
type game struct {
	first        string // number of the board or game
	white        bool   // the side of the pair that stands first has White
	upper, lower string // players of two teams
	players      bool   // the participants themselves play; else a line is left for who does
}

// matchGames are the lines of the protocol of a match: the boards of two teams, or the games of two players.
func (in info) matchGames(row journal.Row) []game {
	var list []game
	switch system := in.system(); {
	case system.Teams:
		upper := in.State.LineupOf(in.Section, in.Round, row.White)
		lower := in.State.LineupOf(in.Section, in.Round, row.Black)
		for b := range in.section.Boards() {
			g := game{first: in.l.Int(b + 1), white: team.BoardColor(swiss.White, b+1) == swiss.White}
			g.upper, g.lower = member(row.WhitePlayer, upper, b), member(row.BlackPlayer, lower, b)
			list = append(list, g)
		}
	case system.MatchScores || system.Bracket:
		for k := range cmp.Or(system.Games, in.section.Options.Games) {
			list = append(list, game{first: in.l.Int(k + 1), white: k%2 == 0, players: true})
		}
		for range breakLines(system) {
			list = append(list, game{first: "+"}) // a game that decides a drawn match
		}
	}
	return list
}

// member names who plays for a team on board b.
func member(p journal.Player, lineup []int, b int) string {
	if b < len(lineup) && lineup[b] > 0 && lineup[b] <= len(p.Roster) {
		return p.Roster[lineup[b]-1].Name
	}
	return ""
}

// isProtocol reports whether a match of the section has several games, which one slip cannot hold.
func (in info) isProtocol() bool {
	system := in.system()
	return system.MatchScores || system.Bracket && in.section.Options.Games > 1
}

// protocols makes a protocol for every match of the round: its games or boards, the result, and the signatures.
func (in info) protocols(list []journal.Row) Document {
	d := Document{Title: in.l.T(i18n.PrintProtocols), Protocols: true}
	per, class := protocolsPerLeaf, markup("protos")
	if len(list) > 0 && len(in.matchGames(list[0])) > protocolLines {
		per, class = 1, "protos protos--one"
	}
	for start := 0; start < len(list); start += per {
		part := list[start:min(start+per, len(list))]
		d.leaves = append(d.leaves, leaf{class: class, body: func(w *Writer) {
			for _, row := range part {
				in.protocol(w, row)
			}
		}})
	}
	return d
}

func (in info) protocol(w *Writer, row journal.Row) {
	w.open("article", "proto")
	in.slipHead(w, row)
	w.open("table", "t")
	w.cols("w12", "", "w44", "")
	in.protocolHead(w, row)
	w.open("tbody", "")
	for _, g := range in.matchGames(row) {
		w.open("tr", "")
		w.el("td", "no", g.first)
		in.protocolSide(w, g, g.white, g.upper)
		w.in("td", "", func() { w.el("span", "rbox rbox--two", "–") })
		in.protocolSide(w, g, !g.white, g.lower)
		w.end("tr")
	}
	w.open("tr", "")
	w.el("td", "", "")
	w.el("td", "n b", in.l.T(textSheetMatchScore))
	w.in("td", "", func() { w.el("span", "rbox rbox--two", "–") })
	w.el("td", "", "")
	w.end("tr")
	w.end("tbody")
	w.end("table")
	in.protocolSigns(w, row)
	w.end("article")
}

// protocolHead names the two sides above their games.
func (in info) protocolHead(w *Writer, row journal.Row) {
	first := textSheetGame
	if in.system().Teams {
		first = i18n.Board
	}
	w.open("thead", "")
	w.open("tr", "")
	w.el("th", "n", in.l.T(first))
	for k, p := range []journal.Player{row.WhitePlayer, row.BlackPlayer} {
		if k == 1 {
			w.el("th", "c", in.l.T(i18n.Result))
		}
		w.in("th", "", func() {
			w.el("b", "nm", in.name(p))
			if p.Club != "" && !in.system().Teams {
				w.el("span", "clb", p.Club)
			}
		})
	}
	w.end("tr")
	w.end("thead")
}

// protocolSigns is where both sides, or their captains, and the arbiter sign.
func (in info) protocolSigns(w *Writer, row journal.Row) {
	who := in.name
	if in.system().Teams {
		who = func(p journal.Player) string { return in.l.T(textSheetCaptain, in.name(p)) }
	}
	w.in("div", "slip__s", func() {
		for _, p := range []journal.Player{row.WhitePlayer, row.BlackPlayer} {
			w.el("span", "", who(p))
		}
		w.el("span", "", in.l.T(textSheetArbiter))
	})
}

// protocolSide is one side of a game: the colour, and the player or a line to write on.
func (in info) protocolSide(w *Writer, g game, white bool, name string) {
	w.in("td", "", func() {
		if g.first != "+" {
			in.disc(w, white)
			w.text(" ")
		}
		switch {
		case g.players:
			w.text(in.colorName(white))
		case name == "":
			w.el("span", "fill fill--name", "")
		default:
			w.text(name)
		}
	})
}

// breakLines is how many lines are left for games that decide a drawn match.
func breakLines(system regulation.SystemInfo) int {
	if system.Bracket {
		return 3
	}
	return 0
}
