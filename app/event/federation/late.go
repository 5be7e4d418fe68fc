package federation

import (
	"encoding/json"
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// ratedNote is a game whose result the report alone has: the one that counted for pairings and standings.
type ratedNote struct {
	Round   int           `json:"round"`
	White   swiss.TPN     `json:"white"`
	Black   swiss.TPN     `json:"black"`
	Counted journal.Score `json:"counted"`
}

// asRated returns t with the results by which its games are rated (C.04.2 4.3). What they change in the points stands beside them (299): the
// points of the report are those of the standings.
func (r *reporter) asRated(t *swiss.Tournament) (*swiss.Tournament, error) {
	notes := r.ratedNotes()
	if len(notes) == 0 {
		return t, nil
	}
	d := t.Draft()
	set := func(tpn swiss.TPN, round int, o swiss.Outcome) {
		for i := range d.Players {
			if d.Players[i].TPN == tpn {
				e := &d.Players[i].Rounds[round-1]
				e.Extra += t.Scoring().Of(e.Outcome) - t.Scoring().Of(o)
				e.Outcome = o
			}
		}
	}
	for _, n := range notes {
		white, _ := r.s.PlayerByTPN(r.sec.ID, n.White)
		score, _ := r.s.RatedScore(r.sec.ID, n.Round, r.s.BoardOf(r.sec.ID, n.Round, white.ID))
		set(n.White, n.Round, score.White)
		set(n.Black, n.Round, score.Black)
	}
	return swiss.NewTournament(d)
}

// ratedNotes are the games that are rated by another result than the one that counts.
func (r *reporter) ratedNotes() (list []ratedNote) {
	for n := 1; n <= r.sec.Round; n++ {
		round, _ := r.s.Round(r.sec.ID, n)
		for _, b := range round.Boards {
			if _, corrected := r.s.RatedScore(r.sec.ID, n, b.Number); corrected {
				who := r.numbers([]journal.PlayerID{b.White, b.Black})
				list = append(list, ratedNote{n, who[0], who[1], b.Score})
			}
		}
	}
	return list
}

// lateNote is the comment on what was decided beside the games; empty for nothing.
func (r *reporter) lateNote() string {
	n := note{Rated: r.ratedNotes(), Values: map[swiss.TPN]int64{}}
	for _, x := range r.sec.Values {
		if p, ok := r.s.Player(x.Player); ok && p.TPN > 0 {
			n.Values[p.TPN] = x.Value
		}
	}
	if len(n.Rated)+len(n.Values) == 0 {
		return ""
	}
	return n.text()
}

// readLate finds it again.
func readLate(d *trf.Document) note {
	for _, line := range d.Other {
		var n note
		if text, found := strings.CutPrefix(line, notePrefix); found && json.Unmarshal([]byte(text), &n) == nil && len(n.Rated)+len(n.Values) > 0 {
			return n
		}
	}
	return note{}
}

// withCounted gives the event the results that counted, where the file has others for the report alone; these are kept for [facts.late].
func (take *Takeover) withCounted() {
	d := take.Event.Draft()
	players := map[swiss.TPN]*swiss.Player{}
	for i := range d.Players {
		players[d.Players[i].TPN] = &d.Players[i]
	}
	var rated []ratedGame
	for _, n := range readLate(take.Document).Rated {
		white, black := players[n.White], players[n.Black]
		if white == nil || black == nil || n.Round < 1 || n.Round > min(len(white.Rounds), len(black.Rounds)) || !n.Counted.IsValid() {
			return
		}
		w, b := &white.Rounds[n.Round-1], &black.Rounds[n.Round-1]
		if w.Opponent != n.Black || b.Opponent != n.White || w.Color != swiss.White {
			return
		}
		rated = append(rated, ratedGame{n, journal.Score{White: w.Outcome, Black: b.Outcome}})
		for e, o := range map[*swiss.Entry]swiss.Outcome{w: n.Counted.White, b: n.Counted.Black} {
			e.Extra -= d.Scoring.Of(o) - d.Scoring.Of(e.Outcome)
			e.Outcome = o
		}
	}
	if t, err := swiss.NewTournament(d); err == nil && len(rated) > 0 {
		take.Event, take.rated = t, rated
	}
}

// ratedGame is a game of the file whose result the report alone has.
type ratedGame struct {
	ratedNote
	score journal.Score
}

// isAbnormal reports points outside the table that no result of the report alone explains.
func (take *Takeover) isAbnormal() bool {
	if len(take.rated) == 0 {
		return len(take.Document.Abnormal) > 0
	}
	return slices.ContainsFunc(take.Event.Draft().Players, func(p swiss.Player) bool {
		return p.Bonus != 0 || slices.ContainsFunc(p.Rounds, func(e swiss.Entry) bool { return e.Extra != 0 })
	})
}

// late records what was decided beside the games: results for the report alone, and given values.
func (f *facts) late() error {
	for _, g := range f.take.rated {
		board := f.s.BoardOf(f.section, g.Round, f.ids[g.White])
		if err := f.add(journal.RatingCorrected{InSection: f.in(), Round: g.Round, Board: board, Score: g.score, Reason: "TRF"}); err != nil {
			return err
		}
	}
	var values []journal.GivenValue
	given := readLate(f.take.Document).Values
	for _, tpn := range f.take.Event.TPNs() {
		if v, has := given[tpn]; has && v >= -journal.MaxGiven && v <= journal.MaxGiven {
			values = append(values, journal.GivenValue{Player: f.ids[tpn], Value: v})
		}
	}
	if values == nil {
		return nil
	}
	return f.add(journal.ValuesGiven{InSection: f.in(), Values: values, Reason: "TRF"})
}
