package federation

import (
	"errors"
	"fmt"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
)

// MatchError: a match of the file is not what the rules of its section make of it.
type MatchError struct{ Round, Board int }

func (e *MatchError) Error() string {
	return fmt.Sprintf("federation: round %d, board %d: the games are not those of such a match", e.Round, e.Board)
}

// gamesFault looks whether the columns of the file are games of matches.
func (take *Takeover) gamesFault() Fault {
	if total(take.columns) < take.Document.PlayedRounds() || take.Played > take.Rounds {
		return FaultResult
	}
	at := 0
	for _, n := range take.columns {
		for _, tpn := range take.Event.TPNs() {
			first := take.Event.Entry(tpn, at+1)
			for c := at + 2; c <= at+n; c++ {
				e := take.Event.Entry(tpn, c)
				if e.Opponent != 0 && e.Opponent != first.Opponent {
					return FaultResult
				}
			}
			if first.Opponent != 0 && first.Color == 0 {
				return FaultResult
			}
		}
		at += n
	}
	return Fits
}

// matches enters a tournament whose boards are matches of several games.
func (f *facts) matches(sec journal.Section, source string) error {
	if err := f.begin(sec, source); err != nil {
		return err
	}
	if f.take.system() == journal.Knockout {
		return f.bracket()
	}
	if err := f.before(f.take.Event.InitialColor()); err != nil {
		return err
	}
	at := 0
	for n, columns := range f.take.columns {
		if err := f.publish(f.firstGames(n+1, at+1)); err != nil {
			return err
		}
		if err := f.games(n+1, at, columns, nil); err != nil {
			return err
		}
		at += columns
	}
	return f.matchWishes(at)
}

// publish enters the pairs of a round.
func (f *facts) publish(paired journal.RoundPaired) error {
	return f.add(paired, journal.RoundPublished{InSection: f.in(), Round: paired.Round, Time: f.now})
}

// games enters the games of a round, which stand in the columns after at, and of a bracket its play-offs, by the rules of its matches.
func (f *facts) games(n, at, columns int, matches []matchNote) error {
	r, _ := f.s.Round(f.section, n)
	for _, b := range r.Boards {
		for _, g := range append(f.gamesOf(b, at, columns), f.playOff(b, matches)...) {
			if err := f.game(n, b.Number, g.Score, g.White); err != nil {
				return err
			}
		}
	}
	return f.close(n)
}

// gamesOf lists the games of a board that have a result.
func (f *facts) gamesOf(b journal.Board, at, columns int) []journal.MatchStep {
	white, _ := f.s.Player(b.White)
	var list []journal.MatchStep
	for c := at + 1; c <= at+columns; c++ {
		e := f.take.Event.Entry(white.TPN, c)
		if e.Opponent == 0 || e.Outcome == swiss.Pending {
			break
		}
		g := journal.MatchStep{White: b.White, Score: journal.Score{White: e.Outcome, Black: f.take.Event.Entry(e.Opponent, c).Outcome}}
		if e.Color == swiss.Black {
			g.Score, g.White = g.Score.Reversed(), b.Black
		}
		list = append(list, g)
	}
	return list
}

// firstGames are the pairs of the round as the first column of their matches shows them.
func (f *facts) firstGames(n, column int) journal.RoundPaired {
	t := f.take.Event
	paired := journal.RoundPaired{InSection: f.in(), Round: n, System: "manual"}
	for _, tpn := range t.TPNs() {
		switch e := t.Entry(tpn, column); {
		case e.Opponent != 0 && e.Color == swiss.White:
			paired.Boards = append(paired.Boards, journal.Pair{f.ids[tpn], f.ids[e.Opponent]})
		case e.Opponent != 0:
		case e.Outcome == swiss.PAB:
			paired.PAB = f.ids[tpn]
		default:
			paired.Absent = append(paired.Absent, journal.Absence{Player: f.ids[tpn], Bye: byeOf(e.Outcome)})
		}
	}
	return paired
}

// bracket enters the rounds of a knock-out.
func (f *facts) bracket() error {
	n, _ := readNote(f.take.Document)
	if err := f.do(journal.DrawColor{Section: f.section, Seed: n.Seed}); err != nil {
		return err
	}
	at := 0
	for i, columns := range n.Columns {
		before := *f
		before.list = slices.Clip(f.list)
		err := f.bracketRound(i+1, at, columns, n.Matches[i])
		if err != nil { // the rules of the bracket were others when it was played: then the record counts
			*f = before
			err = f.recordedRound(i+1, at, columns, n.Matches[i])
		}
		if err != nil {
			return err
		}
		at += columns
	}
	return nil
}

// bracketRound pairs and plays a round of a bracket by its own rules, and compares the matches with those of the file.
func (f *facts) bracketRound(n, at, columns int, want []matchNote) error {
	if err := f.pairBracket(n); err != nil {
		return err
	}
	if err := f.games(n, at, columns, want); err != nil {
		return err
	}
	rows := f.s.Rows(f.section, n)
	for i, row := range rows {
		if !slices.ContainsFunc(want, func(m matchNote) bool { return m.isOf(row) }) || len(rows) != len(want) {
			return &MatchError{Round: n, Board: i + 1}
		}
	}
	return nil
}

// recordedRound enters a round of a bracket as the file records it, without asking the rules.
func (f *facts) recordedRound(n, at, columns int, matches []matchNote) error {
	paired := f.firstGames(n, at+1)
	paired.Boards = nil
	for _, m := range matches {
		paired.Boards = append(paired.Boards, journal.Pair{f.ids[m.White], f.ids[m.Black]})
	}
	if err := f.publish(paired); err != nil {
		return err
	}
	r, _ := f.s.Round(f.section, n)
	for i, m := range matches {
		games := append(f.gamesOf(r.Boards[i], at, columns), f.playOff(r.Boards[i], matches)...)
		for k, g := range games {
			e := journal.GameEntered{InSection: f.in(), Round: n, Board: i + 1, Score: g.Score, White: g.White}
			if k == len(games)-1 {
				e.Result = m.Result
			}
			if err := f.add(e); err != nil {
				return err
			}
		}
	}
	return f.close(n)
}

// game enters the next game of a match, and the choice of colours before it where there was one.
func (f *facts) game(round, board int, score journal.Score, white journal.PlayerID) error {
	step, err := regulation.Step(f.s, f.section, round, board, score)
	var missing *regulation.ColorMissingError
	if errors.As(err, &missing) {
		choice, chosen := regulation.Choose(f.s, f.section, round, board, white)
		if chosen != nil {
			return chosen
		}
		if err := f.do(choice); err != nil {
			return err
		}
		step, err = regulation.Step(f.s, f.section, round, board, score)
	}
	if err != nil {
		return err
	}
	if step.White != white {
		return &MatchError{Round: round, Board: board}
	}
	return f.do(step)
}

// close closes a round unless results are missing.
func (f *facts) close(n int) error {
	if len(f.s.MissingBoards(f.section, n)) > 0 {
		return nil
	}
	return f.add(journal.RoundClosed{InSection: f.in(), Round: n, Time: f.now})
}

// matchWishes are the byes of rounds to come in a Double-Swiss; at is the last column of the rounds played.
func (f *facts) matchWishes(at int) error {
	for n := f.take.Played + 1; n <= f.take.Rounds; n++ {
		for _, kind := range []journal.ByeKind{journal.Half, journal.Full, journal.Zero} {
			e := journal.ByeRequested{InSection: f.in(), Round: n, Bye: kind}
			for _, tpn := range f.take.Event.TPNs() {
				if o := f.take.Event.Entry(tpn, at+1).Outcome; o.IsRequestedAbsence() && byeOf(o) == kind {
					e.Players = append(e.Players, f.ids[tpn])
				}
			}
			if len(e.Players) > 0 {
				if err := f.add(e); err != nil {
					return err
				}
			}
		}
		at += 2
	}
	return nil
}
