package rules

// A Rule names a provision of the Laws whatever its number; faces key their words by it.
type Rule string

// The provisions that rulings cite.
const (
	RuleCheckmate         Rule = "checkmate"
	RuleResignation       Rule = "resignation"
	RuleStalemate         Rule = "stalemate"
	RuleDeadPosition      Rule = "dead_position"
	RuleAgreement         Rule = "draw_agreed"
	RuleDrawRestricted    Rule = "draw_restricted"
	RuleDrawOffer         Rule = "draw_offer"
	RuleThreefoldIntended Rule = "threefold_intended"
	RuleThreefoldOnBoard  Rule = "threefold_on_board"
	RuleFiftyIntended     Rule = "fifty_intended"
	RuleFiftyOnBoard      Rule = "fifty_on_board"
	RuleClaimLost         Rule = "claim_lost"
	RuleClaimFalse        Rule = "claim_false"
	RuleFivefold          Rule = "fivefold"
	RuleSeventyFive       Rule = "seventy_five"
	RuleFlagFall          Rule = "flag_fall"
	RuleBothFlagsContinue Rule = "both_flags_continue"
	RuleBothFlagsDraw     Rule = "both_flags_draw"
	RuleBothFlagsRapid    Rule = "both_flags_rapid"
	RuleDecision          Rule = "arbiter_decision"
	RuleRedCard           Rule = "red_card" // of an overlay, cited by its own item

	RuleTouchOwn          Rule = "touch_own"
	RuleTouchOpponent     Rule = "touch_opponent"
	RuleTouchBoth         Rule = "touch_both"
	RuleTouchKingRook     Rule = "touch_king_rook"
	RuleTouchRookKing     Rule = "touch_rook_king"
	RuleTouchNoCastling   Rule = "touch_no_castling"
	RulePromotionChosen   Rule = "promotion_chosen"
	RuleTouchLapses       Rule = "touch_lapses"
	RuleTouchOnRequest    Rule = "touch_on_request"
	RuleAdjust            Rule = "adjust"
	RuleAdjustOwnClock    Rule = "adjust_own_clock"
	RuleReleased          Rule = "released"
	RuleMadeCapture       Rule = "made_capture"
	RuleMadeCastling      Rule = "made_castling"
	RuleMadePromotion     Rule = "made_promotion"
	RuleMadeBlind         Rule = "made_blind"
	RuleTouchedBlind      Rule = "touched_blind"
	RuleComplaint         Rule = "complaint"
	RuleCompleted         Rule = "completed"
	RuleNextMoveCompletes Rule = "next_move_completes"

	RuleWrongStart        Rule = "wrong_start"
	RuleWrongStartRapid   Rule = "wrong_start_rapid"
	RuleBoardTurned       Rule = "board_turned"
	RuleColorsReversed    Rule = "colors_reversed"
	RuleDisplaced         Rule = "displaced"
	RuleWrongSquare       Rule = "wrong_square"
	RuleClockSetting      Rule = "clock_setting"
	RuleClockSettingRapid Rule = "clock_setting_rapid"
	RuleRestoreIllegal    Rule = "restore_illegal"

	RuleRecord            Rule = "record"
	RuleRecordRapid       Rule = "record_rapid"
	RuleRecordBlitz       Rule = "record_blitz"
	RuleRecordInAdvance   Rule = "record_in_advance"
	RuleRecordBeforeNext  Rule = "record_before_next"
	RuleRecordingStops    Rule = "recording_stops"
	RuleNeitherRecords    Rule = "neither_records"
	RuleOneRecords        Rule = "one_records"
	RuleReconstruct       Rule = "reconstruct"
	RuleMoveCountUnknown  Rule = "move_count_unknown"
	RuleBoardsDiffer      Rule = "boards_differ"
	RuleSeal              Rule = "seal"
	RuleEnvelope          Rule = "envelope"
	RuleOfferAfterSealing Rule = "offer_after_sealing"
	RuleSetUpForResuming  Rule = "set_up_for_resuming"
	RuleEndedBeforeResume Rule = "ended_before_resume"
	RuleOpenEnvelope      Rule = "open_envelope"
	RuleSealedMoveBad     Rule = "sealed_move_bad"
	RuleReplierPresent    Rule = "replier_present"
	RuleReplierAbsent     Rule = "replier_absent"
	RuleSealerAbsent      Rule = "sealer_absent"
	RuleResumptionLate    Rule = "resumption_late"
	RuleSealedMoveEnded   Rule = "sealed_move_ended"
	RuleBothAbsent        Rule = "both_absent_at_resumption"
	RuleEnvelopeMissing   Rule = "envelope_missing"
	RulePositionLost      Rule = "position_lost"
	RuleWrongTimes        Rule = "wrong_times_at_resumption"

	RuleIllegalMove        Rule = "illegal_move"
	RuleIllegalMoveRapid   Rule = "illegal_move_rapid"
	RuleIllegalMoveBlitz   Rule = "illegal_move_blitz"
	RuleIllegalSeenRapid   Rule = "illegal_seen_rapid"
	RuleUnpromoted         Rule = "unpromoted"
	RuleEmptyPress         Rule = "empty_press"
	RuleTwoHands           Rule = "two_hands"
	RuleEmptyPressPenalty  Rule = "empty_press_penalty"
	RuleTwoHandsPenalty    Rule = "two_hands_penalty"
	RuleMoveOneHand        Rule = "move_one_hand"
	RuleSameHand           Rule = "same_hand"
	RuleClockHandling      Rule = "clock_handling"
	RuleDisplacedPenalty   Rule = "displaced_penalty"
	RuleCenter             Rule = "center"
	RuleDevice             Rule = "device"
	RuleHelp               Rule = "help"
	RuleDisturbing         Rule = "disturbing"
	RuleNoReasonToStop     Rule = "no_reason_to_stop"
	RuleRefusal            Rule = "refusal"
	RuleLate               Rule = "late"
	RuleStart              Rule = "start"
	RuleInterference       Rule = "interference"
	RuleQuickplayIncrement Rule = "quickplay_increment"
	RuleQuickplayAgreed    Rule = "quickplay_agreed"
	RuleQuickplayPostponed Rule = "quickplay_postponed"
	RuleQuickplayRejected  Rule = "quickplay_rejected"
	RuleFlagSeenRapid      Rule = "flag_seen_rapid"
	RuleFlagClaimRapid     Rule = "flag_claim_rapid"
	RulePenalties          Rule = "penalties"
	RuleAppeal             Rule = "appeal"
)

// articles gives the number of each provision in E09, E14, E17, E18 and E23; "" where the edition has none. The numbers of
// E14 follow the letters of E09 with the articles moved as the comparison of editions says; it names them unverified.
var articles = map[Rule][5]string{
	RuleCheckmate:         {"5.1a", "5.1a", "5.1.1", "5.1.1", "5.1.1"},
	RuleResignation:       {"5.1b", "5.1b", "5.1.2", "5.1.2", "5.1.2"},
	RuleStalemate:         {"5.2a", "5.2a", "5.2.1", "5.2.1", "5.2.1"},
	RuleDeadPosition:      {"5.2b", "5.2b", "5.2.2", "5.2.2", "5.2.2"},
	RuleAgreement:         {"5.2c", "5.2c", "5.2.3", "5.2.3", "5.2.3"},
	RuleDrawRestricted:    {"9.1a", "9.1a", "9.1.1", "9.1.1", "9.1.1"},
	RuleDrawOffer:         {"9.1b1", "9.1b1", "9.1.2.1", "9.1.2.1", "9.1.2.1"},
	RuleThreefoldIntended: {"9.2a", "9.2a", "9.2.1.1", "9.2.1.1", "9.2.1"},
	RuleThreefoldOnBoard:  {"9.2b", "9.2b", "9.2.1.2", "9.2.1.2", "9.2.2"},
	RuleFiftyIntended:     {"9.3a", "9.3a", "9.3.1", "9.3.1", "9.3.1"},
	RuleFiftyOnBoard:      {"9.3b", "9.3b", "9.3.2", "9.3.2", "9.3.2"},
	RuleClaimLost:         {"9.4", "9.4", "9.4", "9.4", "9.4"},
	RuleClaimFalse:        {"9.5b", "9.5b", "9.5.3", "9.5.3", "9.5.3"},
	RuleFivefold:          {"", "9.6a", "9.6.1", "9.6.1", "9.6.1"},
	RuleSeventyFive:       {"", "9.6b", "9.6.2", "9.6.2", "9.6.2"},
	RuleFlagFall:          {"6.9", "6.9", "6.9", "6.9", "6.9"},
	RuleBothFlagsContinue: {"6.11a", "G.3", "III.3.1.1", "III.3.1.1", "III.3.1.1"},
	RuleBothFlagsDraw:     {"6.11b", "G.3", "III.3.1.2", "III.3.1.2", "III.3.1.2"},
	RuleBothFlagsRapid:    {"A.4d3", "", "", "", ""},
	RuleDecision:          {"13.4", "12.9", "12.9", "12.9", "12.9"},

	RuleTouchOwn:          {"4.3a", "4.3a", "4.3.1", "4.3.1", "4.3.1"},
	RuleTouchOpponent:     {"4.3b", "4.3b", "4.3.2", "4.3.2", "4.3.2"},
	RuleTouchBoth:         {"4.3c", "4.3c", "4.3.3", "4.3.3", "4.3.3"},
	RuleTouchKingRook:     {"4.4a", "4.4a", "4.4.1", "4.4.1", "4.4.1"},
	RuleTouchRookKing:     {"4.4b", "4.4b", "4.4.2", "4.4.2", "4.4.2"},
	RuleTouchNoCastling:   {"4.4c", "4.4c", "4.4.3", "4.4.3", "4.4.3"},
	RulePromotionChosen:   {"4.4d", "4.4d", "4.4.4", "4.4.4", "4.4.4"},
	RuleTouchLapses:       {"4.5", "4.5", "4.5", "4.5", "4.5"},
	RuleTouchOnRequest:    {"A.4b", "", "", "", ""},
	RuleAdjust:            {"4.2", "4.2", "4.2.1", "4.2.1", "4.2.1"},
	RuleAdjustOwnClock:    {"", "", "6.2.5", "6.2.5", "6.2.5"},
	RuleReleased:          {"4.6", "4.7", "4.7", "4.7", "4.7"},
	RuleMadeCapture:       {"4.6a", "4.7a", "4.7.1", "4.7.1", "4.7.1"},
	RuleMadeCastling:      {"4.6b", "4.7b", "4.7.2", "4.7.2", "4.7.2"},
	RuleMadePromotion:     {"4.6c", "4.7c", "4.7.3", "4.7.3", "4.7.3"},
	RuleMadeBlind:         {"E.2.3", "D.2.3", "D.2.3", "D.2.3", "D.2.3"},
	RuleTouchedBlind:      {"E.2.2", "D.2.2", "D.2.2", "D.2.2", "D.2.2"},
	RuleComplaint:         {"4.7", "4.8", "4.8", "4.8", "4.8"},
	RuleCompleted:         {"6.7a", "6.2a", "6.2.1", "6.2.1", "6.2.1"},
	RuleNextMoveCompletes: {"", "6.2a", "6.2.1.2", "6.2.1.2", "6.2.1.2"},

	RuleWrongStart:        {"7.1a", "7.2a", "7.2.1", "7.2.1", "7.2.1"},
	RuleWrongStartRapid:   {"A.4a", "A.4a", "A.4.1.2", "A.4.1.2", "A.5.1.2"},
	RuleBoardTurned:       {"7.1b", "7.2b", "7.2.2", "7.2.2", "7.2.2"},
	RuleColorsReversed:    {"7.2", "7.3", "7.3", "7.3", "7.3"},
	RuleDisplaced:         {"7.3", "7.4", "7.4.1", "7.4.1", "7.4.1"},
	RuleWrongSquare:       {"7.5", "7.6", "7.6", "7.6", "7.6"},
	RuleClockSetting:      {"6.10b", "6.10", "6.10.2", "6.10.2", "6.10.2"},
	RuleClockSettingRapid: {"A.4a", "A.4a", "A.4.1.1", "A.4.1.1", "A.5.1.1"},
	RuleRestoreIllegal:    {"7.4a", "7.5a", "7.5.1", "7.5.1", "7.5.1"},

	RuleRecord:            {"8.1", "8.1a", "8.1.1", "8.1.1", "8.1.1"},
	RuleRecordRapid:       {"A.2", "A.2", "A.2", "A.2", "A.2"},
	RuleRecordBlitz:       {"B.3a", "B.4", "B.4", "B.4", "B.3"},
	RuleRecordInAdvance:   {"8.1", "8.1b", "8.1.2", "8.1.2", "8.1.2"},
	RuleRecordBeforeNext:  {"8.1", "8.1c", "8.1.3", "8.1.3", "8.1.3"},
	RuleRecordingStops:    {"8.4", "8.4", "8.4", "8.4", "8.4"},
	RuleNeitherRecords:    {"8.5a", "8.5a", "8.5.1", "8.5.1", "8.5.1"},
	RuleOneRecords:        {"8.5b", "8.5b", "8.5.2", "8.5.2", "8.5.2"},
	RuleReconstruct:       {"8.5c", "8.5c", "8.5.3", "8.5.3", "8.5.3"},
	RuleMoveCountUnknown:  {"8.6", "8.6", "8.6", "8.6", "8.6"},
	RuleBoardsDiffer:      {"E.2.8", "D.2.9", "D.2.9", "D.2.9", "D.2.9"},
	RuleSeal:              {"Adj.1a", "Adj.1a", "I.1.1", "I.1.1", "I.1.1"},
	RuleEnvelope:          {"Adj.2", "Adj.2", "I.2", "I.2", "I.2"},
	RuleOfferAfterSealing: {"Adj.4", "Adj.4", "I.4", "I.4", "I.4"},
	RuleSetUpForResuming:  {"Adj.5", "Adj.5", "I.5", "I.5", "I.5"},
	RuleEndedBeforeResume: {"Adj.6", "Adj.6", "I.6", "I.6", "I.6"},
	RuleOpenEnvelope:      {"Adj.7", "Adj.7", "I.7", "I.7", "I.7"},
	RuleSealedMoveBad:     {"Adj.8", "Adj.8", "I.8", "I.8", "I.8"},
	RuleReplierPresent:    {"Adj.9a", "Adj.9a", "I.9.1", "I.9.1", "I.9.1"},
	RuleReplierAbsent:     {"Adj.9b", "Adj.9b", "I.9.2", "I.9.2", "I.9.2"},
	RuleSealerAbsent:      {"Adj.9c", "Adj.9c", "I.9.3", "I.9.3", "I.9.3"},
	RuleResumptionLate:    {"Adj.10", "Adj.10", "I.10", "I.10", "I.10"},
	RuleSealedMoveEnded:   {"Adj.10", "Adj.10", "I.10", "I.10", "I.10"},
	RuleBothAbsent:        {"", "Adj.11", "I.11", "I.11", "I.11"},
	RuleEnvelopeMissing:   {"Adj.11", "Adj.12", "I.12.1", "I.12.1", "I.12.1"},
	RulePositionLost:      {"Adj.11", "Adj.12", "I.12.2", "I.12.2", "I.12.2"},
	RuleWrongTimes:        {"Adj.12", "Adj.13", "I.13", "I.13", "I.13"},

	RuleIllegalMove:        {"7.4b", "7.5b", "7.5.3", "7.5.5", "7.5.5"},
	RuleIllegalMoveRapid:   {"A.4c", "A.4b", "A.4.2", "A.4.2", "A.5.2"},
	RuleIllegalMoveBlitz:   {"B.3c", "B.4", "B.4", "B.4", "B.3"},
	RuleIllegalSeenRapid:   {"A.4c", "A.4", "A.4.4", "A.4.4", "A.5.4"},
	RuleUnpromoted:         {"7.4a", "7.5a", "7.5.2", "7.5.2", "7.5.2"},
	RuleEmptyPress:         {"6.7c", "6.2c", "7.8.1", "7.5.3", "7.5.3"},
	RuleTwoHands:           {"", "", "7.7.1", "7.5.4", "7.5.4"},
	RuleEmptyPressPenalty:  {"", "", "7.8.2", "7.5.5", "7.5.5"},
	RuleTwoHandsPenalty:    {"", "", "7.7.2", "7.5.5", "7.5.5"},
	RuleMoveOneHand:        {"4.1", "4.1", "4.1", "4.1", "4.1"},
	RuleSameHand:           {"6.7b", "6.2c", "6.2.3", "6.2.3", "6.2.3"},
	RuleClockHandling:      {"6.7c", "6.2d", "6.2.4", "6.2.4", "6.2.4"},
	RuleDisplacedPenalty:   {"7.3", "7.4", "7.4.3", "7.4.3", "7.4.3"},
	RuleCenter:             {"4.2", "4.2", "4.2.1", "4.2.1", "4.2.1"},
	RuleDevice:             {"12.3b", "11.3b", "11.3.2.2", "11.3.2.2", "11.3.2.2"},
	RuleHelp:               {"12.3a", "11.3a", "11.3.1", "11.3.1", "11.3.1"},
	RuleDisturbing:         {"12.6", "11.5", "11.5", "11.5", "11.5"},
	RuleNoReasonToStop:     {"6.12d", "6.11d", "6.11.4", "6.11.4", "6.11.4"},
	RuleRefusal:            {"12.8", "11.7", "11.7", "11.7", "11.7"},
	RuleLate:               {"6.6a", "6.7a", "6.7.1", "6.7.1", "6.7.1"},
	RuleStart:              {"6.5", "6.6", "6.6", "6.6", "6.6"},
	RuleInterference:       {"13.7a", "12.7", "12.7", "12.7", "12.7"},
	RuleQuickplayIncrement: {"", "G.4", "III.4", "III.4", "III.4"},
	RuleQuickplayAgreed:    {"10.2a", "G.5a", "III.5.1", "III.5.1", "III.5.1"},
	RuleQuickplayPostponed: {"10.2b", "G.5b", "III.5.2", "III.5.2", "III.5.2"},
	RuleQuickplayRejected:  {"10.2c", "G.5c", "III.5.3", "III.5.3", "III.5.3"},
	RuleFlagSeenRapid:      {"A.4d1", "A.4d", "A.4.5", "A.4.5", "A.5.5"},
	RuleFlagClaimRapid:     {"A.4d2", "A.4c", "A.4.3", "A.4.3", "A.5.3"},
	RulePenalties:          {"13.4", "12.9", "12.9", "12.9", "12.9"},
	RuleAppeal:             {"12.10", "11.10", "11.10", "11.10", "11.10"},
}

// Article returns the number of a provision in the edition, or "" where the edition has none.
func (e *Edition) Article(r Rule) string {
	if e.column < 0 || e.column >= 5 {
		return ""
	}
	return articles[r][e.column]
}
