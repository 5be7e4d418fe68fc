package incident

import (
	"maps"
	"slices"
	"strings"

	"wasit/rules"
	"wasit/rules/ruling"
)

// A matter is what is no offence.
type matter struct {
	judge func(*court)
	facts string // those on which it hangs
	doc   string
}

// matters are those that an arbiter is told of beside the offences.
var matters = map[Kind]matter{
	"wrong_setup":     {(*court).wrongSetup, "moves ended misplaced", "the men of one side or both were set up wrongly"},
	"board_turned":    {(*court).boardTurned, "moves ended", "the board lies the wrong way"},
	"colors_reversed": {(*court).colorsReversed, "moves_white moves_black ended", "the players began with the wrong colours"},
	"wrong_square":    {(*court).wrongSquare, "ended", "a man has come to stand on a wrong square"},
	"wrong_clock":     {(*court).wrongClock, "moves", "the clock is set wrongly"},
	"defective_clock": {(*court).defectiveClock, "", "the clock is plainly defective"},

	"touch":            {(*court).touch, "touched stuck adjusted accident off_turn complainant_touched", "a man was touched, or two in order; the clock not pressed"},
	"castling_illegal": {(*court).castlingIllegal, "complainant_touched", "the player has begun to castle where he may not; the clock not pressed"},
	"promotion_chosen": {(*court).promotionChosen, "", "the new piece has touched the square, he wants another"},
	"released_moved":   {(*court).releasedMoved, "complainant_touched", "a released man was moved on; the clock not pressed"},

	"draw_offer":    {(*court).drawOffer, "offer", "an offer and what became of it"},
	"draw_agreed":   {(*court).drawAgreed, "move consent", "the players agree a draw after so many moves by each"},
	"threefold":     {(*court).threefold, "count written not_on_move claimant_touched", "a player claims the third occurrence of the position"},
	"fifty":         {(*court).fifty, "count written not_on_move claimant_touched", "a player claims fifty moves without capture and pawn move"},
	"fivefold":      {(*court).fivefold, "count scattered", "the position is there for the fifth time, nobody claims"},
	"seventy_five":  {(*court).seventyFive, "count mates", "75 moves by each without capture and pawn move, nobody claims"},
	"dead_position": {(*court).deadPosition, "", "neither player can checkmate by any series of legal moves"},
	"resignation":   {(*court).resignation, "ended", "the player resigns"},
	"result_signed": {(*court).signed, "", "both signed a result that is not that of the game"},

	"both_flags":      {(*court).bothFlags, "first not_last", "both flags are down"},
	"screen_claim":    {(*court).screenClaim, "", "a claim that rests on a screen or a move counter alone"},
	"move_count":      {(*court).moveCount, "", "the player stops the clocks to ask how many moves were made"},
	"stopped_clock":   {(*court).stoppedClock, "reason", "the player stops the clocks and calls the arbiter"},
	"quickplay_claim": {(*court).quickplayClaim, "left increment not_last not_on_move decision", "a draw is claimed in the last two minutes"},
	"no_arbiter":      {(*court).noArbiter, "left increment not_on_move", "the same where no arbiter is present"},

	"sheets_at_flag":     {(*court).sheetsAtFlag, "exempt complete", "a flag has fallen and sheets are to be completed"},
	"move_count_unknown": {(*court).moveCountUnknown, "evidence", "the sheets cannot show how many moves were made"},
	"other_notation":     {(*court).otherNotation, "", "a scoresheet in another than algebraic notation"},
	"boards_differ":      {(*court).boardsDiffer, "scores_agree", "the boards of a blind player's game differ"},

	"sealed_move_bad":     {(*court).sealedBad, "ended", "the player's sealed move is ambiguous, illegal or not to be understood"},
	"resumption":          {(*court).resumption, "late sealed sealed_ends opponent_absent", "the player has not come to the resumption, or so late"},
	"envelope_lost":       {(*court).envelopeLost, "position_lost", "the envelope of the player's sealed move is missing"},
	"offer_after_sealing": {(*court).offerAfterSealing, "", "a draw offered after the sealing"},
	"ended_before":        {(*court).endedBefore, "ended", "a draw is agreed or the player resigns before the resumption"},
	"wrong_times":         {(*court).wrongTimes, "before_first_move", "the times at the resumption are wrong"},

	"slip_of_tongue":      {(*court).slipOfTongue, "unpressed", "a blind player's slip in announcing a move"},
	"adjusted_off_turn":   {(*court).adjustedOffTurn, "", "men straightened by the player who does not have the move"},
	"press_prevented":     {(*court).pressPrevented, "", "the player was not let press his clock after his move"},
	"recorded_late":       {(*court).recordedLate, "own_move", "a move played before the last one was written"},
	"outside_disturbance": {(*court).outsideDisturbance, "", "a disturbance from outside"},
	"appeal":              {(*court).appeal, "quickplay", "an appeal against a ruling"},

	"outsider":       {(*court).outsider, "", "a spectator or a player of another game speaks about a game"},
	"outsider_phone": {(*court).outsiderPhone, "", "a spectator uses a phone"},
	"area_entered":   {(*court).areaEntered, "", "a coach or another person enters the playing area"},
}

// A Doc says what a kind is, and on which facts a ruling hangs.
type Doc struct {
	Kind    Kind
	Offence bool
	Facts   string
	Text    string
}

// offenceFacts are the facts of offences beside those that all illegal moves have.
var offenceFacts = map[ruling.Kind]string{
	ruling.FalseClaim: "written", ruling.NoRecording: "left increment", ruling.Late: "late", ruling.BothAbsent: "late opponent_late",
	ruling.ScoreAsked: "request", ruling.FlagFallen: "ended moves_made own_flag first flag_up", ruling.IncrementAsked: "left increment not_last not_on_move",
	ruling.QuickplayAgreed: "left increment not_last not_on_move", ruling.QuickplayPostponed: "left increment not_last not_on_move",
	ruling.QuickplayRejected: "left increment not_last not_on_move", ruling.BothKingsInCheck: "unpressed replied mended ended",
	ruling.PromotionIncomplete: "unpressed replied mended same_move ended", ruling.IllegalMove: "unpressed replied same_move ended why",
	ruling.OpenCheck: "unpressed replied same_move ended", ruling.KingCaptured: "unpressed replied same_move ended",
	ruling.EmptyPress: "replied same_move ended", ruling.TwoHands: "unpressed replied same_move ended",
}

// Kinds returns what can be judged: first the offences in the order of rules/ruling, then the matters by name.
func Kinds() []Doc {
	var list []Doc
	for _, k := range ruling.Kinds() {
		list = append(list, Doc{Kind: Kind(k), Offence: true, Facts: offenceFacts[k], Text: offenceTexts[k]})
	}
	for _, k := range slices.Sorted(maps.Keys(matters)) {
		list = append(list, Doc{Kind: k, Facts: matters[k].facts, Text: matters[k].doc})
	}
	return list
}

// FactsOf returns the names of the facts on which a ruling on k hangs.
func FactsOf(k Kind) []string {
	if m, ok := matters[k]; ok {
		return strings.Fields(m.facts)
	}
	return strings.Fields(offenceFacts[ruling.Kind(k)])
}

func (c *court) stage() rules.Stage {
	f := &c.in.Facts
	return rules.Stage{Class: c.ev.Class, FullSupervision: c.ev.Supervised, White: f.MovesWhite, Black: f.MovesBlack, Ended: f.Ended != ""}
}

// remedied says what is done about a wrong start. One that can no longer be mended cites an overlay's own item first.
func (c *court) remedied(r rules.Remedy, late rules.Rule) {
	done := map[rules.Action]Repair{rules.ActContinue: PlayOn, rules.ActNewGame: NewGame, rules.ActTransferBoard: TransferBoard,
		rules.ActRestorePosition: BeforeIrregular, rules.ActResultStands: ResultStands, rules.ActRestorePieces: PutBack}[r.Action]
	who := WhoBoth
	if done == ResultStands || r.Rule == late {
		who = WhoTooLate
	}
	item := ""
	if o := c.ev.Overlay; o != nil && c.ev.Class != rules.Standard && late != "" {
		item = o.SetupArticle
	}
	if r.Rule == late {
		c.name(item)
	}
	c.say(done, who, r.Rule)
	if late != "" && c.ev.Class != rules.Standard && (c.limited() || c.e.SetupLimitSupervised) {
		c.cite(late)
		c.name(item)
		if c.limited() && c.ev.Class == rules.Blitz {
			c.cite(rules.RuleBlitzLimited)
		}
	}
	if r.Discretion && done == PlayOn {
		c.out.Repair = PlayOnUnless
	}
}

func (c *court) wrongSetup() {
	r := c.e.WrongStart(c.stage())
	c.remedied(r, rules.RuleWrongStartRapid)
	if r.Rule == rules.RuleWrongStartRapid && c.in.Facts.Misplaced != "other" {
		m := c.in.Facts.Misplaced
		c.out.Castling = &ruling.NoCastling{King: m == "king" || m == "", Rook: !c.e.MisplacedRookCastles && (m == "rook" || m == "")}
	}
}

func (c *court) boardTurned() { c.remedied(c.e.BoardTurned(c.stage()), rules.RuleWrongStartRapid) }

func (c *court) colorsReversed() { c.remedied(c.e.ColorsReversed(c.stage()), "") }

func (c *court) wrongSquare() {
	if c.in.Facts.Ended != "" {
		c.say(ResultStands, WhoTooLate, rules.RuleWrongSquare)
		return
	}
	c.remedied(c.e.WrongSquare(), "")
	c.cite(rules.RuleClocksRestored)
}

func (c *court) wrongClock() {
	if r := c.e.WrongStart(c.stage()); r.Rule == rules.RuleWrongStartRapid {
		if o := c.ev.Overlay; o != nil {
			c.name(o.SetupArticle)
		}
		c.say(SettingStays, WhoTooLate, rules.RuleClockSettingRapid)
		return
	}
	c.say(FixClock, WhoBoth, rules.RuleClockSetting)
	if c.limited() {
		c.cite(rules.RuleClockSettingRapid)
	}
}

func (c *court) defectiveClock() { c.say(ReplaceClock, WhoBoth, rules.RuleDefectiveClock) }
