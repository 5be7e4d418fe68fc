package rules

// A Help is what an assistant may do for a player who cannot do it himself.
type Help uint8

// What assistants do. Those of a visually impaired player have the duties of App. D.2.10 (E23).
const (
	HelpMoves     Help = iota // move the pieces for a player who cannot (Art. 4.9)
	HelpClock                 // press the clock (Art. 6.2.6 (E23))
	HelpRecords               // write the moves (Art. 8.1.6 (E23))
	BlindMoves                // make each side's moves on the other's board
	BlindAnnounce             // say both players' moves
	BlindRecords              // keep the score and start the opponent's clock
	BlindInforms              // say the number of moves and the times used
	BlindClaims               // claim a fallen flag, tell that the sighted player touched a piece
	BlindAdjourns             // the formalities of an adjournment
)

// An Assistance is the circumstances in which an assistant is asked for.
type Assistance struct {
	Help       Help
	ForSighted bool // in a game against a visually impaired player
	OtherHas   bool // the visually impaired player has an assistant
	Deaf       bool // the opponent of the visually impaired player is hearing-impaired
	Asked      bool // the player asks for it now: times and moves are told only then
}

// An AssistanceRuling says whether an assistant may do it, or must.
type AssistanceRuling struct {
	Permission
	Must bool // the player must have one
}

// MayAssist answers whether an assistant may help so.
func (e *Edition) MayAssist(a Assistance) AssistanceRuling {
	switch a.Help {
	case HelpMoves:
		return AssistanceRuling{Permission: e.permit(e.Article(RuleAssistantMoves) != "", RuleAssistantMoves)}
	case HelpClock:
		return AssistanceRuling{Permission: e.permit(true, RuleAssistantClock)}
	case HelpRecords:
		return AssistanceRuling{Permission: e.permit(true, RuleAssistantRecords)}
	}
	if a.ForSighted {
		return AssistanceRuling{Permission: e.permit(!a.OtherHas && (a.Help == BlindMoves || a.Help == BlindAnnounce), RuleSightedAssistant)}
	}
	r := AssistanceRuling{Permission: e.permit(a.Help != BlindInforms || a.Asked, RuleBlindAssistant)}
	item := int(a.Help - BlindMoves)
	if e.column == 0 {
		r.Article += string(rune('a' + item)) // E.2.9a to E.2.9f
	} else {
		r.Article += "." + string(rune('1'+item))
	}
	if a.Deaf && e.column > 0 {
		r.Must, r.Rule, r.Article = true, RuleSightedAssistant, e.Article(RuleSightedAssistant)
	}
	return r
}

// AdjustForAssistant answers whether the arbiter corrects the clock of a player who has an assistant for it or for the score: fairly,
// but not against a disabled player since 2014 (Art. 6.2.6, 8.1.6 (E23)).
func (e *Edition) AdjustForAssistant(help Help, disabled bool) Permission {
	rule := RuleAssistantClock
	if help == HelpRecords {
		rule = RuleAssistantRecords
	}
	return e.permit(!disabled || e.column == 0, rule)
}

// An Announcement is what the rules of an event must or may state before it begins.
type Announcement struct {
	Rule    Rule
	Article string
	Must    bool // the Laws want it; else it holds only if it is announced
}

// Announcements returns what the rules of an event in this class state beforehand, for the sheet of regulations.
func (e *Edition) Announcements(c Class) (list []Announcement) {
	add := func(r Rule, must bool) {
		if a := e.Article(r); a != "" {
			list = append(list, Announcement{r, a, must})
		}
	}
	add(RuleTimeControl, true)
	add(RuleLate, e.DefaultTimeMustBeStated)
	switch c {
	case Rapid:
		add(RuleRegimeRapid, true)
	case Blitz:
		add(RuleRegimeBlitz, true)
	}
	add(RuleDrawRestricted, false)
	add(RuleDevice, false)
	add(RuleReportLeaving, false)
	if c != Blitz && e.QuickplayAnnounced {
		add(RuleQuickplayAnnounced, false)
	}
	return list
}
