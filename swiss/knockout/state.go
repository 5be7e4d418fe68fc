package knockout

import (
	"fmt"
	"math/bits"
	"slices"

	"wasit/swiss"
	"wasit/swiss/lot"
)

// The two lots of a knock-out, counted from the seed of its draw: who stands where, and the coins.
const (
	LotBracket = 1
	LotCoins   = 2
)

// State is a knock-out event as it stands.
type State struct {
	bracket Bracket
	format  Format
	seed    lot.Seed
	coins   []int     // thrown so far, in order
	rounds  [][]Match // published; the last round may end with the match for third place
}

// Start begins an event; nothing is published yet. All coins come from one stream with the given seed.
func Start(b Bracket, f Format, coins lot.Seed) (*State, error) {
	if err := b.Check(); err != nil {
		return nil, err
	}
	return &State{bracket: slices.Clone(b), format: f, seed: coins}, nil
}

// Rounds returns how many rounds the event takes.
func (s *State) Rounds() int { return bits.Len(uint(len(s.bracket) - 1)) }

// Published returns how many rounds are published.
func (s *State) Published() int { return len(s.rounds) }

// Coins returns the coins thrown so far; the journal records the place of each.
func (s *State) Coins() []int { return slices.Clone(s.coins) }

// Matches returns the published matches of a round in bracket order, the match for third place last.
func (s *State) Matches(round int) []Match {
	if round < 1 || round > len(s.rounds) {
		return nil
	}
	return cloneMatches(s.rounds[round-1])
}

func cloneMatches(list []Match) []Match {
	out := slices.Clone(list)
	for i := range out {
		out[i].Games = slices.Clone(out[i].Games)
	}
	return out
}

func (s *State) clone() *State {
	c := *s
	c.coins = slices.Clone(s.coins)
	c.rounds = make([][]Match, len(s.rounds))
	for i, r := range s.rounds {
		c.rounds[i] = cloneMatches(r)
	}
	return &c
}

// coin throws the next coin of the stream: 0 is the upper line.
func (s *State) coin() int {
	g := lot.New(s.seed)
	for range s.coins {
		g.Coin()
	}
	c := g.Coin()
	s.coins = append(s.coins, c)
	return c
}

// ErrorKind says why a change was refused.
type ErrorKind string

// The kinds.
const (
	NoSuchMatch   ErrorKind = "no-such-match"
	RoundOpen     ErrorKind = "round-open"      // matches of the round before are not decided
	EventOver     ErrorKind = "event-over"      // no further round
	MatchOver     ErrorKind = "match-over"      // the match is decided
	ColorMissing  ErrorKind = "color-missing"   // the Armageddon colour must be chosen first
	NotInMatch    ErrorKind = "not-in-match"    // the player does not play it
	BadResult     ErrorKind = "bad-result"      // not a result of a game, or the two contradict each other
	NextPublished ErrorKind = "next-published"  // the next round is published already
	NothingToPick ErrorKind = "nothing-to-pick" // no colour is to be chosen now
)

// An Error reports a change that the state does not allow; the state is as before.
type Error struct {
	Kind         ErrorKind
	Round, Board int
	TPN          swiss.TPN
}

func (e *Error) Error() string {
	return fmt.Sprintf("knockout: round %d, match %d, player %d: %s", e.Round, e.Board, e.TPN, e.Kind)
}

// Publish opens the next round: its players, and who has White in game 1 of each match.
func (s *State) Publish() (*State, error) {
	r := len(s.rounds) + 1
	if r > s.Rounds() {
		return nil, &Error{Kind: EventOver, Round: r}
	}
	if r > 1 {
		for _, m := range s.rounds[r-2] {
			if m.Reason == Undecided {
				return nil, &Error{Kind: RoundOpen, Round: r - 1, Board: m.Board}
			}
		}
	}
	c := s.clone()
	c.rounds = append(c.rounds, c.lineUp(r))
	list := c.rounds[r-1]
	if list[len(list)-1].Third { // called before the final
		c.open(&list[len(list)-1])
		list = list[:len(list)-1]
	}
	for i := range list {
		c.open(&list[i])
	}
	return c, nil
}

// lineUp makes the matches of round r from the winners of the round before, and the one for third place.
func (s *State) lineUp(r int) []Match {
	var list []Match
	for k := range len(s.bracket) >> r {
		m := Match{Round: r, Board: k + 1}
		if r == 1 {
			m.Upper, m.Lower = s.bracket[2*k], s.bracket[2*k+1]
		} else {
			before := s.rounds[r-2]
			m.Upper, m.Lower = before[2*k].Winner, before[2*k+1].Winner
		}
		list = append(list, m)
	}
	if r == s.Rounds() && r > 1 && !s.format.SharedThird {
		before := s.rounds[r-2]
		third := Match{Round: r, Board: 2, Third: true, Upper: before[0].Loser, Lower: before[1].Loser}
		if third.Upper != 0 || third.Lower != 0 {
			list = append(list, third)
		}
	}
	return list
}

// open gives a new match its first colour, or decides it at once where a side is empty.
func (s *State) open(m *Match) {
	switch {
	case m.Upper == 0 && m.Lower == 0:
		m.Reason = Empty
		return
	case m.Upper == 0 || m.Lower == 0:
		m.decide(m.Upper+m.Lower, ByBye)
		return
	}
	u, l := s.balance(m.Upper), s.balance(m.Lower)
	switch {
	case u < l:
		m.FirstWhite = m.Upper
	case l < u:
		m.FirstWhite = m.Lower
	default:
		m.FirstWhite = m.side(s.coin())
	}
}

// balance is Whites minus Blacks of the match games played over the board; of teams those of board 1.
func (s *State) balance(tpn swiss.TPN) int {
	n := 0
	for _, round := range s.rounds {
		for _, m := range round {
			for i, g := range m.Games {
				switch {
				case i > 0 && s.format.Boards > 0, g.Stage > 0 || !g.Results[0].IsPlayed():
				case g.White == tpn:
					n++
				case g.Black == tpn:
					n--
				}
			}
		}
	}
	return n
}
