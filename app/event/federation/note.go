package federation

import (
	"encoding/json"
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/swiss/trf"
)

// notePrefix begins the comment in which a report keeps what TRF has no record for. Other programs skip it.
const notePrefix = "### wasit "

// A note is what [Takeover] needs to know of a system without a code of its own.
type note struct {
	System  string                `json:"system,omitzero"`
	Options journal.SystemOptions `json:"options,omitzero"`
	Seed    lot.Seed              `json:"seed,omitzero,string"` // of the draw of a bracket
	Columns []int                 `json:"columns,omitempty"`    // of a bracket: how many games the longest match of each round had
	Matches [][]matchNote         `json:"matches,omitempty"`    // of a bracket, by round: the games do not always tell who goes on
	Carried [][]swiss.TPN         `json:"carried,omitempty"`    // of a final: who met before it, in a group of an earlier stage
	Games   []gameNote            `json:"games,omitempty"`      // that they had there
	// Withdrawn says since which round players of a round robin have left: whose results count follows from it (C.05).
	Withdrawn map[swiss.TPN]int `json:"withdrawn,omitempty"`

	Ratings map[swiss.TPN]int `json:"ratings,omitempty"` // that counted, where 172 is OTHER; by starting rank

	// Rated are the games that are rated by another result than the one that counted, Values those of the tie-break that is calculated
	// elsewhere, in hundredths.
	Rated  []ratedNote         `json:"rated,omitempty"`
	Values map[swiss.TPN]int64 `json:"values,omitempty"`

	// Before are the games and rounds of earlier events, where their colours count.
	Before map[swiss.TPN]journal.Before `json:"before,omitempty"`
}

// gameNote is a game of an earlier stage.
type gameNote struct {
	Round  int           `json:"round"`
	White  swiss.TPN     `json:"white"`
	Black  swiss.TPN     `json:"black"`
	Result journal.Score `json:"result"`
}

// matchNote is a match of a bracket: who had White in its first game, and who has won it.
type matchNote struct {
	White  swiss.TPN     `json:"white"`
	Black  swiss.TPN     `json:"black"`
	Result journal.Score `json:"result,omitzero"`
	// PlayOff are the games at another rate of play, where the columns leave them out.
	PlayOff []playOffNote `json:"playOff,omitempty"`
}

// playOffNote is a game of a play-off.
type playOffNote struct {
	White  swiss.TPN     `json:"white"`
	Result journal.Score `json:"result"`
}

// isOf reports whether a match is the one that the note tells of.
func (n matchNote) isOf(row journal.Row) bool {
	return n.White == row.WhitePlayer.TPN && n.Black == row.BlackPlayer.TPN && n.Result == row.Score
}

// matches are those of the rounds of the bracket.
func (r *reporter) matches() [][]matchNote {
	list := make([][]matchNote, r.sec.Round)
	for i := range list {
		for _, row := range r.s.Rows(r.sec.ID, i+1) {
			list[i] = append(list[i], matchNote{row.WhitePlayer.TPN, row.BlackPlayer.TPN, row.Score, r.playOff(i+1, row)})
		}
	}
	return list
}

// note returns the comment of the section, empty where the records say all.
func (r *reporter) note(columns []int) string {
	n := note{System: r.sec.System, Options: r.sec.Options}
	switch r.sec.System {
	case journal.RoundRobin:
		for _, group := range r.s.CarriedGroups(r.sec.ID) {
			n.Carried = append(n.Carried, r.numbers(group))
		}
		for _, g := range r.s.CarriedGames(r.sec.ID) {
			who := r.numbers([]journal.PlayerID{g.White, g.Black})
			n.Games = append(n.Games, gameNote{g.Round, who[0], who[1], g.Score})
		}
		n.Withdrawn = r.withdrawn()
		if n.Carried == nil && r.sec.Options.Cycles <= 2 && n.Withdrawn == nil {
			return ""
		}
	case journal.Team:
		if r.sec.IsTeamCup() {
			n.Seed, n.Columns, n.Matches = r.sec.ColorSeed, ones(r.sec.Round), r.matches()
			break
		}
		if !r.sec.Options.Table || r.sec.Options.Cycles <= 2 {
			return ""
		}
	case journal.Groups:
	case journal.Keizer:
		n.Before = r.before()
	case journal.Knockout:
		n.Seed, n.Columns, n.Matches = r.sec.ColorSeed, columns[:min(len(columns), r.sec.Round)], r.matches()
	default:
		return ""
	}
	return n.text()
}

// before is what players did in earlier events, nil where it does not count.
func (r *reporter) before() map[swiss.TPN]journal.Before {
	if !r.sec.Options.Values.Colors {
		return nil
	}
	list := map[swiss.TPN]journal.Before{}
	for _, p := range r.s.Players(r.sec.ID) {
		if p.TPN > 0 && p.Before != (journal.Before{}) {
			list[p.TPN] = p.Before
		}
	}
	return list
}

// withBefore gives players what the note says of earlier events, as far as it can have been.
func (take *Takeover) withBefore(people map[swiss.TPN]journal.PlayerInfo) {
	n, _ := readNote(take.Document)
	for tpn, b := range n.Before {
		if p, ok := people[tpn]; ok && b.Check() == nil {
			p.Before = b
			people[tpn] = p
		}
	}
}

// numbers are the pairing numbers of players.
func (r *reporter) numbers(list []journal.PlayerID) []swiss.TPN {
	numbers := make([]swiss.TPN, len(list))
	for i, id := range list {
		p, _ := r.s.Player(id)
		numbers[i] = p.TPN
	}
	return numbers
}

// text writes n as a comment.
func (n note) text() string {
	text, err := json.Marshal(n)
	if err != nil {
		panic("federation: " + err.Error()) // plain values always encode
	}
	return notePrefix + string(text)
}

// readRatings finds the ratings that counted in an event whose record 172 does not say which.
func readRatings(d *trf.Document) map[swiss.TPN]int {
	for _, line := range d.Other {
		var n note
		if text, found := strings.CutPrefix(line, notePrefix); found && json.Unmarshal([]byte(text), &n) == nil && len(n.Ratings) > 0 {
			return n.Ratings
		}
	}
	return nil
}

// readNote finds the comment of a report; ok is false where there is none that can be understood.
func readNote(d *trf.Document) (n note, ok bool) {
	for _, line := range d.Other {
		if text, found := strings.CutPrefix(line, notePrefix); found {
			n = note{}
			if json.Unmarshal([]byte(text), &n) != nil || slices.ContainsFunc(n.Columns, func(c int) bool { return c < 1 || c > maxGames }) ||
				len(n.Matches) != len(n.Columns) {
				return note{}, false
			}
			if n.System == "" {
				continue // what counted as ratings
			}
			return n, true
		}
	}
	return note{}, false
}

// maxGames bounds the games of a match: eight, and the longest ladder after them.
const maxGames = 40
