package ruling

import "wasit/rules"

// Answers about what was wrong from the start, and how many moves were made.
const (
	WrongMen    Answer = "wrong_men"
	WrongBoard  Answer = "wrong_board"
	WrongColors Answer = "wrong_colors"
	WrongClock  Answer = "wrong_clock"
	WrongSquare Answer = "wrong_square"

	BothFewer Answer = "both_fewer"
	OneFewer  Answer = "one_fewer"
	NoneFewer Answer = "none_fewer"
)

// setup hears that the game began wrongly, or that a piece stands on a wrong square (Art. 7.2 to 7.6, 6.10.2, A.5.1 (E23)).
func (h *hearing) setup() Step {
	rule := map[Answer]rules.Rule{WrongMen: rules.RuleWrongStart, WrongBoard: rules.RuleBoardTurned, WrongColors: rules.RuleColorsReversed,
		WrongClock: rules.RuleClockSetting, WrongSquare: rules.RuleWrongSquare}
	what := h.ask(AskWrong, rules.RuleWrongStart, WrongMen, WrongBoard, WrongColors, WrongClock, WrongSquare)
	if h.ask(AskEnded, rules.RuleCheckmate) == Yes {
		return h.decide(HadEnded, rule[what])
	}
	stage := rules.Stage{Class: h.r.Class, FullSupervision: h.r.Supervised}
	switch what {
	case WrongColors:
		if most := h.e.ReversedColorsMoves; most > 0 {
			switch h.ask(AskReversed, rules.RuleColorsReversed, BothFewer, OneFewer, NoneFewer) {
			case OneFewer:
				stage.White = most
			case NoneFewer:
				stage.White, stage.Black = most, most
			}
		}
		return h.remedy(h.e.ColorsReversed(stage))
	case WrongSquare:
		return h.remedy(h.e.WrongSquare())
	}
	if (h.limited() || h.e.SetupLimitSupervised && h.r.Class != rules.Standard) && h.ask(AskLimit, rules.RuleWrongStartRapid) == Yes {
		stage.White, stage.Black = h.e.SetupClaimMoves, h.e.SetupClaimMoves
	}
	switch what {
	case WrongBoard:
		return h.setupLate(h.remedy(h.e.BoardTurned(stage)))
	case WrongClock:
		if stage.White > 0 {
			return h.setupLate(h.decide(PlayOn, rules.RuleClockSettingRapid))
		}
		return h.decide(FixClock, rules.RuleClockSetting)
	}
	s := h.setupLate(h.remedy(h.e.WrongStart(stage)))
	if s.Decision == PlayOn {
		s.Castling = &NoCastling{King: true, Rook: !h.e.MisplacedRookCastles}
	}
	return s
}

// setupLate cites an overlay's item for a claim that comes too late under it.
func (h *hearing) setupLate(s Step) Step {
	if s.Decision == PlayOn && h.r.Overlay != nil && h.r.Overlay.SetupArticle != "" {
		h.overlaid(&s, h.r.Overlay.SetupArticle)
	}
	return s
}

// overlaid puts an overlay's item before the article of the edition.
func (h *hearing) overlaid(s *Step, article string) {
	s.Article, s.Articles = article, append([]string{article}, s.Articles...)
}

// remedy ends a hearing with what is done about an irregularity.
func (h *hearing) remedy(r rules.Remedy) Step {
	return h.decide(map[rules.Action]Decision{rules.ActContinue: PlayOn, rules.ActNewGame: NewGame, rules.ActTransferBoard: Transfer,
		rules.ActRestorePosition: GoBack}[r.Action], r.Rule)
}

// resign hears that the claimant gives up: in E23 a draw where his opponent cannot checkmate (Art. 5.1.2).
func (h *hearing) resign() Step {
	if h.ask(AskEnded, rules.RuleCheckmate) == Yes {
		return h.decide(HadEnded, rules.RuleCheckmate)
	}
	if h.e.ResignationProviso {
		h.winner = h.claimant.Other()
		switch h.mate().Verdict {
		case rules.CannotMate:
			return h.decide(Granted, rules.RuleResignation)
		case rules.NotProven:
			return h.decide(ByArbiter, rules.RuleResignation)
		}
	}
	s := h.decide(Resigned, rules.RuleResignation)
	if s.Question == "" {
		s.Result = rules.WinFor(h.claimant.Other())
	}
	return s
}
