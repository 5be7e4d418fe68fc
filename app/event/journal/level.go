package journal

import (
	"slices"
	"strings"

	"wasit/swiss"
)

// Level is how far an act is from what the regulations of FIDE describe, as its commission for tournament programs grades warnings.
type Level uint8

// The levels. What is standard is done without a word, and no setting lowers a level.
const (
	Standard    Level = 1 + iota // described by the regulations, or none of their matter
	Undescribed                  // done and said: not described by them
	Deviation                    // done once confirmed: against them, and harmless
	Departure                    // leaves FIDE mode
	Prohibited                   // not done in FIDE mode
)

// Rule names what an act meets in FIDE mode.
type Rule string

// The rules, each with its level in the table below.
const (
	RuleBegun      Rule = "begun"
	RuleRounds     Rule = "rounds"
	RuleScoring    Rule = "scoring"
	RuleTable      Rule = "buchholz-in-table"
	RuleTieBreaks  Rule = "tie-breaks"
	RulePast       Rule = "past"
	RuleForbidden  Rule = "prohibition"
	RuleNumbers    Rule = "numbers"
	RuleOpenGames  Rule = "open-games"
	RuleLots       Rule = "lots"
	RuleSystem     Rule = "system"
	RuleNotPlayed  Rule = "not-played"
	RuleByHand     Rule = "by-hand"
	RuleCorrection Rule = "correction"
	RuleAdjourned  Rule = "adjourned"
	RuleEquals     Rule = "equals"
	RuleHalfByes   Rule = "half-byes"
	RuleFullBye    Rule = "full-bye"
	RuleOlderOpen  Rule = "older-open"
	RuleTaken      Rule = "taken-over"
)

// gate is all there is to know of a rule.
type gate struct {
	rule    Rule
	level   Level
	article string // where the regulations have it, "" where only the acceptance of programs asks for it
}

// gates is the one table of levels.
var gates = [...]gate{
	{RuleBegun, Prohibited, ""},
	{RuleRounds, Prohibited, "C.04.1 1"},
	{RuleScoring, Prohibited, "C.04.1"},
	{RuleTable, Prohibited, "C.07 8"},
	{RuleTieBreaks, Prohibited, "C.07 4.1"},
	{RulePast, Prohibited, "C.04.2 4.3"},
	{RuleForbidden, Prohibited, "C.05 5.2"},
	{RuleNumbers, Prohibited, "C.04.2 2.3"},
	{RuleOpenGames, Prohibited, "C.04.2 3.1"},
	{RuleLots, Prohibited, "C.07 4.2"},
	{RuleSystem, Departure, "C.04.1"},
	{RuleNotPlayed, Departure, "C.04.2 3.1"},
	{RuleByHand, Deviation, "C.04.1"},
	{RuleCorrection, Deviation, "C.04.2 4.3"},
	{RuleAdjourned, Deviation, "C.04.2 3.1"},
	{RuleEquals, Deviation, "C.04.2 2.3"},
	{RuleHalfByes, Deviation, ""},
	{RuleTaken, Deviation, "C.04.1"},
	{RuleFullBye, Undescribed, ""},
	{RuleOlderOpen, Undescribed, "C.04.2 3.1"},
}

func (r Rule) gate() gate {
	for _, g := range gates {
		if g.rule == r {
			return g
		}
	}
	return gate{r, Standard, ""}
}

// Level returns the level of acts that meet the rule.
func (r Rule) Level() Level { return r.gate().level }

// Article returns where the regulations have the rule, "" where none does.
func (r Rule) Article() string { return r.gate().article }

// isKnown reports a rule of the table, or none.
func (r Rule) isKnown() bool { return r == "" || r.gate().level != Standard }

// obstacle returns the first rule that a regulation breaks.
func (c SectionConfig) obstacle() Rule {
	switch {
	case c.scoringObstacle():
		return RuleScoring
	case c.IsRoundRobin() && slices.ContainsFunc(c.TieBreaks, isBuchholz):
		return RuleTable
	case c.System == Keizer, c.System == Knockout, c.System == Groups, c.System == Dutch && c.Edition == "2017":
		return RuleSystem
	}
	return ""
}

// scoringObstacle reports a scoring in which two draws are worth more than a win and a loss, the bye more than a win, or other than 1, ½
// or 0 where a win is worth 1 and a draw ½.
func (c SectionConfig) scoringObstacle() bool {
	s := c.scoring()
	if c.IsMatch() {
		return false // match points and the bye of a match are those of their regulations
	}
	usual := s.Win == swiss.Point && s.Draw == swiss.HalfPoint && s.Loss == 0
	return 2*s.Draw > s.Win+s.Loss || s.PAB > s.Win || usual && s.PAB != s.Win && s.PAB != s.Draw && s.PAB != 0
}

// isBuchholz reports a code of the Buchholz family, which a round robin does not know (C.07 8).
func isBuchholz(code string) bool {
	name, _, _ := strings.Cut(code, "/")
	name, _, _ = strings.Cut(name, ":")
	return slices.Contains([]string{"BH", "FB", "AOB", "SSSC"}, name)
}

// weight is a rule that a command meets in a section.
type weight struct {
	section SectionID
	rule    Rule
}

// weigh returns the rules that a command meets, in sections that are in FIDE mode. Every command stands here: one that is new is weighed
// when it is written.
func weigh(s State, c Command) []weight {
	if !slices.ContainsFunc(s.sections, func(sec *section) bool { return sec.Mode.State == ModeIn }) {
		return nil
	}
	switch c := c.(type) {
	case Confirmed:
		return weigh(s, c.Command)
	case ChangeSection:
		return s.weighed(c.Section, func(sec *section) Rule { return sec.weighConfig(c.SectionConfig) })
	case ChangeTieBreaks:
		return s.weighed(c.Section, func(sec *section) Rule {
			config := sec.Config
			config.TieBreaks, config.TieRules = c.TieBreaks, c.Rules
			return sec.weighConfig(config)
		})
	case Forbid:
		return s.weighed(c.Section, func(sec *section) Rule { return ruleIf(RuleForbidden, sec.published() > 0) })
	case SetHall:
		return s.weighed(c.Section, func(sec *section) Rule {
			return ruleIf(RuleForbidden, sec.published() > 0 && c.Apart > sec.Hall.Apart)
		})
	case FixOrder:
		return s.weighed(c.Section, func(sec *section) Rule { return s.weighOrder(sec, c.Players) })
	case CorrectResult:
		return s.weighed(c.Section, func(sec *section) Rule { return sec.weighResult(c.Round, c.Board, c.Score) })
	case CorrectForPenalty:
		return s.weighed(c.Section, func(sec *section) Rule { return sec.weighResult(c.Round, c.Board, c.Score) })
	case ReverseColors:
		return s.weighed(c.Section, func(sec *section) Rule { return sec.weighPast(c.Round) })
	case Publish:
		return s.weighed(c.Section, weighPublish)
	case EditPairing:
		return s.weighed(c.Section, weighChange)
	case SwapPlayers:
		return s.weighed(c.Section, weighChange)
	case AddBoard:
		return s.weighed(c.Section, weighChange)
	case PairRound:
		return s.weighed(c.Section, weighPairing)
	case PairByHand:
		return s.weighed(c.Section, weighPairing)
	case RequestBye:
		return s.weighBye(c)
	case AnnulLot:
		return s.weighed(c.Section, func(*section) Rule { return RuleLots })
	case FinishEvent:
		var list []weight
		for _, sec := range s.sections {
			list = append(list, s.weighed(sec.ID, func(sec *section) Rule { return ruleIf(RuleOpenGames, sec.hasOpenGames()) })...)
		}
		return list
	case AddNote, AddPlayer, AddSection, AnswerCall, AppealDecision, CallArbiter, Accelerate, Arrive, BarHalfByes, CancelBye, CarryResults, ChangeEvent,
		ChangePlayer, CheckResult, ChooseLaws, ChoosePrizes, ClearResult, CloseCheckIn, CloseRound, CompareSchools,
		CorrectForRating, CreateEvent, DateMatches, DateRounds, DecideAppeal, DecideCap, DecideProtest, DeclareRating, DiscardDraft,
		DismissDevice, DisputeResult, DrawColor, DrawLots, DrawOrder, EndCall, EnterGame, EnterLate, EnterResult, FilePapers,
		FixTable, GivePenalty, GiveValues, HearClaim, ImportPlayers, InviteDevice, JoinDevice, KeepMoves, LeaveMode,
		LodgeProtest, MakeFamilyCodes, MarkDevice, MovePlayer, NoteFee, NotePresence, Overturn, RatePeriod, RecordIncident, RecordOffence,
		RemovePlayer, RemoveSection, RenameSchool, ReopenEvent, ReopenRound, Return, SetLineup, SetLocalRules,
		RevokeCertificate, SetRoster, SetWording, SettleDispute, SignCertificates, StartRound, TakeDesk, TakeRequest, TransferPlayer, Undo, Unpublish,
		Withdraw:
		return nil // standard
	}
	return nil
}

// weighed asks a section that is in FIDE mode for the rule that an act meets.
func (s State) weighed(id SectionID, ask func(*section) Rule) []weight {
	sec, err := s.section(id)
	if err != nil || sec.Mode.State != ModeIn {
		return nil
	}
	if rule := ask(sec); rule != "" {
		return []weight{{id, rule}}
	}
	return nil
}

func ruleIf(rule Rule, meets bool) Rule {
	if meets {
		return rule
	}
	return ""
}

// weighConfig weighs another regulation: before round 1 what no event may have, after it the number of rounds and the tie-breaks. What
// else is fixed by then is refused in any mode ([ConfigError]).
func (sec *section) weighConfig(c SectionConfig) Rule {
	if sec.published() == 0 {
		if sec.isPlaceholder() {
			return ""
		}
		if rule := c.obstacle(); rule != "" && rule.Level() == Prohibited {
			return rule
		}
		return ""
	}
	switch {
	case c.Rounds != sec.Config.Rounds:
		return RuleRounds
	case !slices.Equal(c.TieBreaks, sec.Config.TieBreaks) || c.TieRules != sec.Config.TieRules:
		return RuleTieBreaks
	}
	return ""
}

// weighPast weighs a change of a published round: none of the last one, a deviation in the one before it, prohibited in older ones.
func (sec *section) weighPast(round int) Rule {
	switch last := sec.published(); {
	case round < last-1:
		return RulePast
	case round == last-1:
		return RuleCorrection
	}
	return ""
}

// weighResult weighs the correction of a result. An adjourned game gets its result at any time; in a table nothing was paired on it.
func (sec *section) weighResult(round, board int, score Score) Rule {
	r, err := sec.round(round)
	if err != nil {
		return ""
	}
	if r.score(board) != Adjourned {
		return sec.weighPast(round)
	}
	switch {
	case !score.White.IsPlayed() || !score.Black.IsPlayed():
		return RuleNotPlayed
	case score != Drawn && round < sec.published() && !sec.Config.IsTable():
		return RuleAdjourned
	}
	return ""
}

// weighOrder weighs pairing numbers that are given by hand. Numbers by the rule of the section follow the ratings (C.04.2 2.3), and those of a
// table are drawn.
func (s State) weighOrder(sec *section, players []PlayerID) Rule {
	if len(players) == 0 || sec.Config.IsTable() {
		return ""
	}
	same, last := true, 0
	for i, id := range players {
		p, err := s.playerIn(sec.ID, id)
		if err != nil {
			return ""
		}
		rating, _ := seedRating(sec.Config, p)
		if i > 0 && rating > last {
			return RuleNumbers
		}
		same, last = same && p.TPN == swiss.TPN(i+1), rating
	}
	return ruleIf(RuleEquals, !same && sec.published() > 0)
}

// weighPublish weighs the draft of a section: its system before round 1, then whether the arbiter made it.
func weighPublish(sec *section) Rule {
	n := len(sec.Rounds)
	if n == 0 || sec.Rounds[n-1].phase() != Draft {
		return ""
	}
	if rule := sec.Config.obstacle(); n == 1 && rule != "" {
		return RuleSystem
	}
	was, now := sec.Rounds[n-1].departures()
	return ruleIf(RuleByHand, len(was)+len(now) > 0)
}

// weighChange weighs a change of the last round that is published already. A draft is weighed when it is published.
func weighChange(sec *section) Rule {
	n := len(sec.Rounds)
	return ruleIf(RuleByHand, n > 0 && sec.Rounds[n-1].Published != 0)
}

// weighPairing weighs a pairing while a game of a round before the last one is adjourned.
func weighPairing(sec *section) Rule {
	board, round := sec.adjourned()
	return ruleIf(RuleOlderOpen, board > 0 && round < len(sec.Rounds) && !sec.Config.IsTable())
}

func (s State) weighBye(c RequestBye) []weight {
	var list []weight
	for _, id := range c.Players {
		p, err := s.player(id)
		if err != nil {
			continue
		}
		list = append(list, s.weighed(p.Section, func(sec *section) Rule {
			if c.Bye == Full {
				return RuleFullBye
			}
			halves := slices.ContainsFunc(p.Byes, func(b Bye) bool { return b.Kind == Half && b.Round != c.Round })
			return ruleIf(RuleHalfByes, c.Bye == Half && halves)
		})...)
	}
	return slices.Compact(list)
}

// hasOpenGames reports games without a result: adjourned ones, and those of a round that is being played.
func (sec *section) hasOpenGames() bool {
	board, _ := sec.adjourned()
	n := len(sec.Rounds)
	return board > 0 || n > 0 && sec.Rounds[n-1].phase() == Published
}
