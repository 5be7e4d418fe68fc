package round

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/standing"
	"wasit/app/rooms/pairing"
	"wasit/app/session"
	"wasit/swiss"
)

// A placeMove is a player whose place or points a correction changes.
type placeMove struct {
	TPN               swiss.TPN
	Was, Is           int // places
	WasPoints, Points swiss.Points
}

// A roundMove compares a later round with what the engine would pair on the corrected result. What was played stays.
type roundMove struct {
	Round  int
	Others []journal.Pair   // boards that would have been made and were not, by the colours too; White first
	Colors int              // how many of Others only exchange the colours of a board
	Bye    journal.PlayerID // who would have had the bye; 0: the same, or nobody
	Failed bool             // the engine has no pairing any more
}

// IsSame reports whether the round would be paired as it was.
func (r roundMove) IsSame() bool { return !r.Failed && len(r.Others) == 0 && r.Bye == 0 }

func (m page) correctKey(d correctDialog) session.CorrectKey {
	return session.CorrectKey{Round: d.Round, Board: d.Board, State: m.Event.Ahead.ID(), Score: d.Score, Reverse: d.Reverse}
}

// noReasonYet stands for the reason while the effects are weighed, and is never recorded.
const noReasonYet = "?"

// weigh says what the score of an open correction would change: places at once, later rounds one after the other.
func (m page) weigh(d correctDialog) (page, []session.Cmd) {
	d.Places, d.Rounds, d.Left = nil, nil, nil
	m.Dialog = d
	if d.Rated {
		return m, nil // it moves nothing
	}
	act, after, err := m.corrected(d)
	if err != nil || len(act) == 0 {
		return m, nil
	}
	d.Places = placeMoves(ranking.Of(m.Event.Ahead, m.Event.Section), ranking.Of(after, m.Event.Section))
	d.Left = slices.Clone(d.Effect.Later)
	if d.Effect.Draft {
		d.Left = d.Left[:len(d.Left)-1] // it can be paired again
	}
	return m.compareNext(d, after)
}

// corrected is what the open correction would record, and the state after it; no records where it changes nothing.
func (m page) corrected(d correctDialog) ([]journal.Record, journal.State, error) {
	s := m.Event.Ahead
	return journal.Decide(s, journal.Stamp{At: s.At()}, m.corrections(d, noReasonYet)...)
}

// corrections are the commands of a correction, to be done as one act.
func (m page) corrections(d correctDialog, reason string) []journal.Command {
	if d.Rated {
		return []journal.Command{journal.CorrectForRating{Section: m.Event.Section, Round: d.Round, Board: d.Board, Score: d.Score, Reason: reason}}
	}
	var list []journal.Command
	if d.Reverse {
		list = append(list, journal.ReverseColors{Section: m.Event.Section, Round: d.Round, Board: d.Board, Reason: reason})
	}
	if !d.Score.IsZero() && d.Score != d.Was() {
		list = append(list, journal.CorrectResult{Section: m.Event.Section, Round: d.Round, Board: d.Board, Score: d.Score, Reason: reason})
	}
	return list
}

// compareNext asks the engine for the next of the rounds that are left.
func (m page) compareNext(d correctDialog, after journal.State) (page, []session.Cmd) {
	for len(d.Left) > 0 {
		n := d.Left[0]
		r, _ := after.Round(m.Event.Section, n)
		t, system, err := pairing.ForPairing(after, m.Event.Section, n, r.Apart)
		if err == nil {
			m.Dialog = d
			return m, []session.Cmd{session.CompareRound{ID: m.Event.ID, Section: m.Event.Section, Round: n, System: system, Tournament: t, Of: m.correctKey(d)}}
		}
		d.Rounds, d.Left = append(slices.Clip(d.Rounds), roundMove{Round: n, Failed: true}), d.Left[1:]
	}
	m.Dialog = d
	return m, nil
}

func (msg roundCompared) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(correctDialog)
	if !ok || m.Event == nil || m.Event.ID != msg.Asked.ID || m.correctKey(d) != msg.Asked.Of || len(d.Left) == 0 || d.Left[0] != msg.Asked.Round {
		return m, nil
	}
	move := roundMove{Round: msg.Asked.Round, Failed: true}
	if msg.Err == nil {
		move = roundMoveOf(m.Event.Ahead, msg.Asked.Section, msg.Asked.Round, msg.Pairing)
	}
	d.Rounds, d.Left = append(slices.Clip(d.Rounds), move), d.Left[1:]
	_, after, err := m.corrected(d)
	if err != nil {
		return m, nil
	}
	return m.compareNext(d, after)
}

// roundMoveOf compares a pairing with what the engine made of the round in its day, before anybody changed it by hand.
func roundMoveOf(s journal.State, id journal.SectionID, n int, p *swiss.Pairing) roundMove {
	move := roundMove{Round: n}
	r, _ := s.Round(id, n)
	made := r.Made
	if made == nil {
		for _, b := range r.Boards {
			made = append(made, journal.Pair{b.White, b.Black})
		}
	}
	players := map[swiss.TPN]journal.PlayerID{}
	for _, p := range s.Players(id) {
		players[p.TPN] = p.ID
	}
	for _, pair := range p.Pairs {
		now := journal.Pair{players[pair.White], players[pair.Black]}
		if slices.Contains(made, now) {
			continue
		}
		move.Others = append(move.Others, now)
		if slices.Contains(made, journal.Pair{now[1], now[0]}) {
			move.Colors++
		}
	}
	if bye := players[p.PAB]; bye != r.PAB && r.Made == nil {
		move.Bye = bye
	}
	return move
}

// placeMoves lists who moves, the new order first.
func placeMoves(was, is *standing.Table) []placeMove {
	if was.Err != nil || is.Err != nil {
		return nil
	}
	before := make(map[swiss.TPN]placeMove, len(was.Rows))
	for _, r := range was.Rows {
		before[r.TPN] = placeMove{TPN: r.TPN, Was: r.Rank, WasPoints: r.Points}
	}
	var list []placeMove
	for _, r := range is.Rows {
		if b, ok := before[r.TPN]; ok && (b.Was != r.Rank || b.WasPoints != r.Points) {
			b.Is, b.Points = r.Rank, r.Points
			list = append(list, b)
		}
	}
	return list
}
