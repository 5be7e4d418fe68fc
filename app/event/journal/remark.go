package journal

import (
	"cmp"
	"slices"
)

// RemarkKind says what a remark is about.
type RemarkKind string

// The kinds of remarks, by the words that report files use.
const (
	RemarkByHand        RemarkKind = "MPA" // pairs that are not those of the engine
	RemarkCorrection    RemarkKind = "Correction"
	RemarkAdjournment   RemarkKind = "Adjournment"
	RemarkConfiguration RemarkKind = "Configuration"
	RemarkProhibition   RemarkKind = "Prohibition"
	RemarkRegeneration  RemarkKind = "Regeneration"
	RemarkExchange      RemarkKind = "Exchange"
	RemarkFullBye       RemarkKind = "FPB"
	RemarkRating        RemarkKind = "Rating correction" // a result that the report alone has
	RemarkImport        RemarkKind = "Import"            // pairs of a file that are not those of the engine
)

// Remark is what the report file of a section says of an act that is not what the regulations describe: kept since the section entered FIDE
// mode, and after it has left it.
type Remark struct {
	Kind  RemarkKind `json:"kind"`
	Round int        `json:"round"`
	Was   []Seat     `json:"was,omitempty"` // those of the engine, of the file, or before the change
	Now   []Seat     `json:"now,omitempty"`
	From  Score      `json:"from,omitzero"`
	To    Score      `json:"to,omitzero"`
	// What a setting was before.
	Rounds    int      `json:"rounds,omitzero"`
	TieBreaks []string `json:"tieBreaks,omitempty"`

	Seq int `json:"seq"`
}

// Seat is a pair, White first, or a player with what he has in place of a game.
type Seat struct {
	White PlayerID `json:"w"`
	Black PlayerID `json:"b,omitzero"`
	Bye   string   `json:"bye,omitzero"` // "PAB", "FPB", "none"
}

// The words for who has no game.
const (
	SeatPAB  = "PAB"
	SeatFull = "FPB"
	SeatNone = "none"
)

// Remarks returns the remarks of a section, oldest first. The slice is the caller's.
func (s State) Remarks(id SectionID) []Remark {
	sec, err := s.section(id)
	if err != nil {
		return nil
	}
	return slices.Clone(sec.Remarks)
}

// remarksOf returns the remarks that events would add.
func (s State) remarksOf(by Stamp, events []Event) []Remark {
	after, err := Fold(s, s.records(s.seq+1, by, events))
	if err != nil {
		return nil
	}
	var list []Remark
	for _, sec := range after.sections {
		for _, r := range sec.Remarks {
			if r.Seq > s.seq {
				list = append(list, r)
			}
		}
	}
	return list
}

// departures returns the seats in which a round differs from what the engine made of it: its own, and those that are played.
func (r *round) departures() (was, now []Seat) {
	if r.Made == nil && r.Engine != engineHand {
		return nil, nil
	}
	was, now = seats(r.Made, r.MadePAB), seats(r.Pairs, r.PAB)
	if r.Made == nil {
		return nil, now // the engine made nothing
	}
	was, now = apart(was, now)
	for _, id := range seated(was) {
		if !slices.Contains(seated(now), id) {
			now = append(now, Seat{White: id, Bye: SeatNone})
		}
	}
	return was, now
}

// apart returns what only one of two lists of seats has.
func apart(was, now []Seat) (onlyWas, onlyNow []Seat) {
	only := func(list, of []Seat) []Seat {
		return slices.DeleteFunc(slices.Clone(list), func(x Seat) bool { return slices.Contains(of, x) })
	}
	return only(was, now), only(now, was)
}

func seats(pairs []Pair, pab PlayerID) []Seat {
	var list []Seat
	for _, p := range pairs {
		list = append(list, Seat{White: p.White(), Black: p.Black()})
	}
	if pab != 0 {
		list = append(list, Seat{White: pab, Bye: SeatPAB})
	}
	return list
}

// seated lists the players of seats.
func seated(list []Seat) []PlayerID {
	var ids []PlayerID
	for _, x := range list {
		ids = append(ids, x.White)
		if x.Black != 0 {
			ids = append(ids, x.Black)
		}
	}
	return ids
}

// follow keeps what a fact means for FIDE mode, with the state before it: what the report says of it, and whether it departs from the
// regulations.
func (e *edit) follow(before *State) error {
	if e.undone {
		return nil
	}
	for _, old := range before.sections {
		if old.Mode.State == ModeFree || e.rec.Event.In() != old.ID && e.rec.Event.In() != 0 {
			continue
		}
		remarks, rule := factMeets(before, old, e)
		if len(remarks) == 0 && rule == "" {
			continue
		}
		sec, err := e.section(old.ID)
		if err != nil {
			return err
		}
		for i := range remarks {
			remarks[i].Seq = e.rec.Seq
		}
		sec.Remarks = append(slices.Clip(sec.Remarks), remarks...)
		if rule != "" && sec.Mode.State == ModeIn {
			sec.Mode = Mode{State: ModeGone, Round: old.published(), Seq: e.rec.Seq, Rule: rule}
		}
	}
	return nil
}

// factMeets returns what the report says of a fact in a section, and the rule that it departs from. old is the section before it.
func factMeets(s *State, old *section, e *edit) (remarks []Remark, departs Rule) {
	now, err := e.s.section(old.ID)
	if err != nil {
		return nil, ""
	}
	published := old.published()
	switch f := e.rec.Event.(type) {
	case RoundPublished:
		return now.publishedRemarks(f.Round), ruleIf(RuleSystem, f.Round == 1 && now.Config.obstacle() != "")
	case PairingChanged:
		if r, err := now.round(f.Round); err == nil && r.Published != 0 {
			now.Remarks = withoutRemark(now.Remarks, RemarkByHand, f.Round)
			return r.remarks(f.Round), ""
		}
	case RoundUnpublished:
		now.Remarks = withoutRemark(withoutRemark(now.Remarks, RemarkByHand, f.Round), RemarkFullBye, f.Round)
	case ResultCorrected:
		return old.corrected(f), old.departsPast(f.Round, f.Board)
	case RatingCorrected:
		return now.ratedRemarks(f), ""
	case ColorsReversed:
		if r, err := old.round(f.Round); err == nil && f.Board >= 1 && f.Board <= len(r.Pairs) {
			p := r.Pairs[f.Board-1]
			remarks = []Remark{{Kind: RemarkCorrection, Round: f.Round, Was: []Seat{{White: p[0], Black: p[1]}}, Now: []Seat{{White: p[1], Black: p[0]}}}}
		}
		return remarks, old.departsPast(f.Round, 0)
	case SectionChanged, TieBreaksChanged:
		return configured(old, now, published)
	case ForbiddenSet:
		return prohibited(old, f, published)
	case HallSet:
		return nil, ruleIf(RuleForbidden, published > 0 && f.Apart > old.Hall.Apart)
	case InitialOrderFixed:
		return renumbered(s, old, f, published)
	case RoundsCompared:
		return f.taken(), ""
	case EventFinished:
		return nil, ruleIf(RuleOpenGames, old.hasOpenGames())
	}
	return nil, ""
}

// publishedRemarks are those of a round that is put on the wall.
func (sec *section) publishedRemarks(n int) []Remark {
	r, err := sec.round(n)
	if err != nil {
		return nil
	}
	return r.remarks(n)
}

// remarks are what the report says of the pairs of a round: those that the arbiter made, and full-point byes.
func (r *round) remarks(n int) []Remark {
	var list []Remark
	if was, now := r.departures(); len(was)+len(now) > 0 {
		list = append(list, Remark{Kind: RemarkByHand, Round: n, Was: was, Now: now})
	}
	var full []Seat
	for _, a := range r.Absent {
		if a.Bye == Full {
			full = append(full, Seat{White: a.Player, Bye: SeatFull})
		}
	}
	if len(full) > 0 {
		list = append(list, Remark{Kind: RemarkFullBye, Round: n, Now: full})
	}
	return list
}

// withoutRemark returns remarks lacking those of a kind and round: they will be made again.
func withoutRemark(list []Remark, kind RemarkKind, round int) []Remark {
	return slices.DeleteFunc(slices.Clone(list), func(r Remark) bool { return r.Kind == kind && r.Round == round })
}

// corrected is the remark on a correction of a result that a later round was paired on.
func (sec *section) corrected(f ResultCorrected) []Remark {
	r, err := sec.round(f.Round)
	if err != nil || f.Board < 1 || f.Board > len(r.Pairs) || f.Round >= sec.published() {
		return nil
	}
	p := r.Pairs[f.Board-1]
	x := Remark{Kind: RemarkCorrection, Round: f.Round, Now: []Seat{{White: p[0], Black: p[1]}}, From: r.score(f.Board), To: f.Score}
	if x.From == Adjourned {
		if f.Score == Drawn || sec.Config.IsTable() {
			return nil
		}
		x.Kind, x.From = RemarkAdjournment, Score{}
	}
	return []Remark{x}
}

// ratedRemarks is the remark on a result that the rating report alone has, in place of an earlier one of the same game.
func (sec *section) ratedRemarks(f RatingCorrected) []Remark {
	r, err := sec.round(f.Round)
	if err != nil || f.Board < 1 || f.Board > len(r.Pairs) {
		return nil
	}
	seat := Seat{White: r.Pairs[f.Board-1][0], Black: r.Pairs[f.Board-1][1]}
	sec.Remarks = slices.DeleteFunc(slices.Clone(sec.Remarks), func(x Remark) bool {
		return x.Kind == RemarkRating && x.Round == f.Round && slices.Contains(x.Now, seat)
	})
	if f.Score.IsZero() {
		return nil
	}
	return []Remark{{Kind: RemarkRating, Round: f.Round, Now: []Seat{seat}, From: r.score(f.Board), To: f.Score}}
}

// departsPast returns the rule that a change of a round before the previous one departs from. An adjourned game is free.
func (sec *section) departsPast(round, board int) Rule {
	if r, err := sec.round(round); err == nil && board > 0 && r.score(board) == Adjourned {
		return ""
	}
	return ruleIf(RulePast, round < sec.published()-1)
}

// configured compares the regulation of a section that has begun with the one before.
func configured(old, now *section, published int) (remarks []Remark, departs Rule) {
	if published == 0 {
		return nil, ""
	}
	was, is := old.Config, now.Config
	if was.Rounds != is.Rounds {
		remarks, departs = append(remarks, Remark{Kind: RemarkConfiguration, Round: published, Rounds: was.Rounds}), RuleRounds
	}
	if !slices.Equal(was.TieBreaks, is.TieBreaks) {
		remarks = append(remarks, Remark{Kind: RemarkConfiguration, Round: published, TieBreaks: was.TieBreaks})
		departs = cmp.Or(departs, RuleTieBreaks)
	}
	if was.System != is.System || was.Edition != is.Edition || was.Options != is.Options {
		departs = cmp.Or(departs, RuleSystem)
	}
	if was.scoring() != is.scoring() {
		departs = cmp.Or(departs, RuleScoring)
	}
	return remarks, departs
}

// prohibited compares the forbidden pairs of a section that has begun with those before.
func prohibited(old *section, f ForbiddenSet, published int) (remarks []Remark, departs Rule) {
	if published == 0 {
		return nil, ""
	}
	for _, set := range f.Sets {
		if slices.ContainsFunc(old.Forbidden, func(x Forbidden) bool { return slices.Equal(x.Players, set.Players) }) {
			continue
		}
		x := Remark{Kind: RemarkProhibition, Round: published}
		for i, a := range set.Players {
			for _, b := range set.Players[i+1:] {
				x.Now = append(x.Now, Seat{White: a, Black: b})
			}
		}
		remarks, departs = append(remarks, x), RuleForbidden
	}
	if len(f.Sets) < len(old.Forbidden) {
		departs = RuleForbidden
	}
	return remarks, departs
}

// renumbered is the remark on pairing numbers that change after round 1: by the rule of the section, or by hand.
func renumbered(s *State, old *section, f InitialOrderFixed, published int) (remarks []Remark, departs Rule) {
	if published == 0 {
		return nil, ""
	}
	if f.ByHand {
		return []Remark{{Kind: RemarkExchange, Round: published}}, ruleIf(RuleNumbers, s.weighOrder(old, f.Players) == RuleNumbers)
	}
	return []Remark{{Kind: RemarkRegeneration, Round: published}}, ""
}

// A Deed is an act of the arbiter beside the usual course of a round, as the minutes of the event tell it.
type Deed struct {
	Kind    Kind       `json:"kind"`
	Round   int        `json:"round,omitzero"`
	Board   int        `json:"board,omitzero"`
	Players []PlayerID `json:"players,omitempty"`
	Rule    Rule       `json:"rule,omitzero"` // of FIDE mode
	Reason  string     `json:"reason,omitzero"`
	Whole   bool       `json:"whole,omitzero"` // of the event and of no section: the first one keeps it
	Seq     int        `json:"seq"`
	At      int64      `json:"at"`
	By      string     `json:"by,omitzero"`
}

// deedOf returns what the minutes tell of a fact, and its section; ok is false for the usual course of an event.
func (e *edit) deedOf(event Event) (id SectionID, d Deed, ok bool) {
	if id, d, ok = roundDeed(event); ok {
		return id, d, true
	}
	if id, d, ok = wholeDeed(event); ok {
		return id, d, true
	}
	id, d, ok = lateDeed(event)
	if sec, err := e.section(id); !ok || err != nil || sec.published() == 0 {
		return 0, Deed{}, false
	}
	return id, d, true
}

// wholeDeed is a deed of the whole event, or one that says by itself when it counts.
func wholeDeed(e Event) (id SectionID, d Deed, ok bool) {
	switch e := e.(type) {
	case NoteAdded:
		d = Deed{Kind: KindNoteAdded, Round: e.Round, Board: e.Board, Reason: e.Text, Whole: e.Section == 0}
		if e.Player != 0 {
			d.Players = []PlayerID{e.Player}
		}
		return e.Section, d, e.Text != ""
	case EventReopened:
		return 0, Deed{Kind: KindEventReopened, Reason: e.Reason, Whole: true}, true
	case EventFinished:
		return 0, Deed{Kind: KindEventFinished, Whole: true}, e.Early
	case InitialColorDrawn:
		return e.Section, Deed{Kind: KindInitialColorDrawn}, true
	case ValuesGiven:
		return e.Section, Deed{Kind: KindValuesGiven, Reason: e.Reason}, true
	case LotDrawn:
		return e.Section, Deed{Kind: KindLotDrawn, Players: e.Drawn, Reason: e.For}, true
	case LotAnnulled:
		return e.Section, Deed{Kind: KindLotAnnulled, Reason: e.Reason}, true
	}
	return 0, Deed{}, false
}

// lateDeed is a change that belongs before the first round, and is told where it comes after it.
func lateDeed(e Event) (id SectionID, d Deed, ok bool) {
	switch e := e.(type) {
	case SectionChanged:
		return e.Section, Deed{Kind: KindSectionChanged, Reason: e.Reason}, true
	case TieBreaksChanged:
		return e.Section, Deed{Kind: KindTieBreaksChanged, Reason: e.Reason}, true
	case PlayerChanged:
		return e.Section, Deed{Kind: KindPlayerChanged, Players: []PlayerID{e.ID}}, true
	case PlayerMoved:
		return e.Section, Deed{Kind: KindPlayerMoved, Players: []PlayerID{e.ID}}, true
	case PlayerTransferred:
		return e.Section, Deed{Kind: KindPlayerTransferred, Players: []PlayerID{e.ID}}, true
	case RosterSet:
		return e.Section, Deed{Kind: KindRosterSet, Players: []PlayerID{e.Team}}, true
	case ForbiddenSet:
		return e.Section, Deed{Kind: KindForbiddenSet}, true
	case AccelerationSet:
		return e.Section, Deed{Kind: KindAccelerationSet}, true
	case LawsChosen:
		return e.Section, Deed{Kind: KindLawsChosen}, true
	case LocalRulesSet:
		return e.Section, Deed{Kind: KindLocalRulesSet}, true
	}
	return 0, Deed{}, false
}

// roundDeed is a deed that belongs to a round.
func roundDeed(e Event) (id SectionID, d Deed, ok bool) {
	switch e := e.(type) {
	case ResultEntered:
		return e.Section, Deed{Kind: KindResultEntered, Round: e.Round, Board: e.Board}, e.Score == Adjourned
	case CapDecided:
		return e.Section, Deed{Kind: KindCapDecided, Round: e.Round, Board: e.Board, Reason: e.Reason}, true
	case ResultDisputed:
		return e.Section, Deed{Kind: KindResultDisputed, Round: e.Round, Board: e.Board}, true
	case ArbiterCalled:
		return e.Section, Deed{Kind: KindArbiterCalled, Round: e.Round, Board: e.Board}, true
	case PlayerEnteredLate:
		return e.Section, Deed{Kind: KindPlayerEnteredLate, Round: e.From, Players: []PlayerID{e.ID}}, true
	case PlayersWithdrawn:
		return e.Section, Deed{Kind: KindPlayersWithdrawn, Round: e.From, Players: e.Players, Reason: e.Reason}, true
	case PeriodRated:
		return e.Section, Deed{Kind: KindPeriodRated, Round: e.Round, Players: e.Players()}, true
	case HalfByesBarred:
		return e.Section, Deed{Kind: KindHalfByesBarred, Players: e.Players}, !e.Again
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
	case RatingCorrected:
		return e.Section, Deed{Kind: KindRatingCorrected, Round: e.Round, Board: e.Board, Reason: e.Reason}, true
	case ModeLeft:
		return e.Section, Deed{Kind: KindModeLeft, Round: e.Round, Rule: e.Rule, Reason: e.Reason}, true
	case DeviationNoted:
		return e.Section, Deed{Kind: KindDeviationNoted, Round: e.Round, Rule: e.Rule, Reason: e.Reason}, e.Level == Deviation
	}
	return 0, Deed{}, false
}

// note adds what the minutes tell of the record to its section.
func (e *edit) note() error {
	id, d, ok := e.deedOf(e.rec.Event)
	if !ok {
		return nil
	}
	if d.Whole && len(e.s.sections) > 0 {
		id = e.s.sections[0].ID
	}
	sec, err := e.section(id)
	if d.Whole && err != nil {
		return nil // before there is a section
	}
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
