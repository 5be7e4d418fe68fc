package journal

import "slices"

// A Deed is an act of the arbiter beside the usual course of a round, as the minutes of the event tell it.
type Deed struct {
	Kind    Kind       `json:"kind"`
	Round   int        `json:"round,omitzero"`
	Board   int        `json:"board,omitzero"`
	Players []PlayerID `json:"players,omitempty"`
	Rule    Rule       `json:"rule,omitzero"` // of FIDE mode
	Reason  string     `json:"reason,omitzero"`
	Seq     int        `json:"seq"`
	At      int64      `json:"at"`
	By      string     `json:"by,omitzero"`
}

// deedOf returns what the minutes tell of a fact, and its section; ok is false for the usual course of a round.
func deedOf(e Event) (id SectionID, d Deed, ok bool) {
	switch e := e.(type) {
	case PlayerEnteredLate:
		return e.Section, Deed{Kind: KindPlayerEnteredLate, Round: e.From, Players: []PlayerID{e.ID}}, true
	case PlayersWithdrawn:
		return e.Section, Deed{Kind: KindPlayersWithdrawn, Round: e.From, Players: e.Players, Reason: e.Reason}, true
	case PlayersReturned:
		return e.Section, Deed{Kind: KindPlayersReturned, Round: e.From, Players: e.Players}, true
	case InitialOrderFixed:
		return e.Section, Deed{Kind: KindInitialOrderFixed, Reason: e.Reason}, e.Reason != ""
	case RoundUnpublished:
		return e.Section, Deed{Kind: KindRoundUnpublished, Round: e.Round, Reason: e.Reason}, true
	case RoundReopened:
		return e.Section, Deed{Kind: KindRoundReopened, Round: e.Round, Reason: e.Reason}, true
	case PairingChanged:
		return e.Section, Deed{Kind: KindPairingChanged, Round: e.Round, Reason: e.Reason}, e.Reason != ""
	case ColorsReversed:
		return e.Section, Deed{Kind: KindColorsReversed, Round: e.Round, Board: e.Board, Reason: e.Reason}, true
	case ResultCorrected:
		return e.Section, Deed{Kind: KindResultCorrected, Round: e.Round, Board: e.Board, Reason: e.Reason}, true
	case ModeLeft:
		return e.Section, Deed{Kind: KindModeLeft, Round: e.Round, Rule: e.Rule, Reason: e.Reason}, true
	case DeviationNoted:
		return e.Section, Deed{Kind: KindDeviationNoted, Round: e.Round, Rule: e.Rule, Reason: e.Reason}, e.Level == Deviation
	}
	return 0, Deed{}, false
}

// note adds what the minutes tell of the record to its section.
func (e *edit) note() error {
	id, d, ok := deedOf(e.rec.Event)
	if !ok {
		return nil
	}
	sec, err := e.section(id)
	if err != nil {
		return err
	}
	d.Seq, d.At, d.By = e.rec.Seq, e.rec.At, e.rec.By
	sec.Deeds = append(slices.Clip(sec.Deeds), d)
	return nil
}

// Deeds returns what the minutes of a section tell beside its rounds, oldest first. The slice is the caller's.
func (s State) Deeds(id SectionID) []Deed {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	return slices.Clone(sec.Deeds)
}

// OnlyReversed reports whether the boards of a round that differ from its pairing were paired so, and played with the colours
// the wrong way round.
func (s State) OnlyReversed(id SectionID, round int) bool {
	sec, r, err := s.roundOf(id, round)
	if err != nil || len(r.ByHand) == 0 || r.Made != nil || r.Engine == engineHand {
		return false
	}
	reversed := sec.reversed(round)
	return !slices.ContainsFunc(r.ByHand, func(b int) bool { return !slices.Contains(reversed, b) })
}

// reversed lists the boards of a round whose colours were the wrong way round, ascending.
func (sec *section) reversed(round int) []int {
	var boards []int
	for _, d := range sec.Deeds {
		if d.Kind == KindColorsReversed && d.Round == round && !slices.Contains(boards, d.Board) {
			boards = append(boards, d.Board)
		}
	}
	slices.Sort(boards)
	return boards
}
