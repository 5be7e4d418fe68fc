package incident

import (
	"slices"

	"wasit/rules/ruling"
)

// offenceTexts say what the offences are.
var offenceTexts = map[ruling.Kind]string{
	"illegal_move":               "every other illegal move, a king left in a direct check included",
	"open_check":                 "the king left to a discovered check",
	"king_captured":              "the opponent's king taken",
	"both_kings_in_check":        "of the one who caused it",
	"promotion_incomplete":       "clock pressed, the pawn still on the last rank",
	"empty_press":                "clock pressed without a move",
	"two_hands":                  "both hands used for one move",
	"other_hand":                 "clock pressed with the hand that did not move",
	"hovering":                   "a finger kept on the button or over it",
	"clock_handling":             "hit, lifted, pressed hard or with a piece",
	"knock_le2_before_press":     "one or two men knocked over, put back before the press",
	"knock_gt2_before_press":     "more than two",
	"knock_le2_after_press":      "one or two men knocked over and the clock pressed",
	"knock_gt2_after_press":      "more than two",
	"piece_over_edge":            "a man set down over the edge of its square",
	"touch_refused":              "another man was moved than the touched one, and the clock pressed",
	"false_claim":                "a draw claim that the check shows to be wrong",
	"no_recording":               "the moves are not written",
	"recorded_ahead":             "a move written before it is played, without a claim",
	"notes_on_sheet":             "more than moves, times and offers on the scoresheet",
	"device":                     "a phone or another device on the player, on and silent",
	"device_sounds":              "it sounds, on him or in his bag",
	"device_off":                 "completely switched off, on him",
	"device_in_bag":              "completely switched off, in a bag at the agreed place",
	"bag_used":                   "that bag used without permission",
	"inspection_refused":         "the player does not let himself or his bag be checked",
	"help":                       "notes, advice, analysis on another board",
	"help_others":                "advice of a trainer or spectator to the player",
	"leaving_area":               "the player on move leaves the playing area without permission",
	"leaving_venue":              "he leaves the venue without permission",
	"left_unreported":            "not on move, he leaves the area without a report",
	"smoking":                    "e-cigarettes too",
	"disrepute":                  "behaviour that harms the good name of chess",
	"disturbing":                 "the opponent, with noise, offers or claims without ground",
	"offer_other_time":           "a draw offered at another moment than after one's own move",
	"score_asked":                "to see the arbiter's record",
	"no_reason_to_stop":          "the clock stopped without a valid reason",
	"disobedience":               "persistent refusal to follow the Laws",
	"both_refuse":                "the same by both players",
	"late":                       "arrival after the start",
	"both_absent":                "neither player is there at the start; late is White's",
	"tells_other_clock_playing":  "a player tells another game about its clock or flag",
	"tells_other_clock_finished": "the same by one whose game is over",
	"increment_asked":            "quickplay finish: five seconds a move asked for and granted",
	"quickplay_agreed":           "the draw claim holds",
	"quickplay_postponed":        "the arbiter decides it later",
	"quickplay_rejected":         "it fails",
	"flag_fallen":                "the player's flag, seen or claimed",
}

// factTexts say what the facts are.
var factTexts = map[string]string{
	"unpressed":           "the clock was not pressed after the act",
	"replied":             "the opponent has made his next move",
	"mended":              "that move has put an end to the illegal position",
	"same_move":           "the move has had its ruling already",
	"ended":               "the game had ended before, so",
	"why":                 "what makes the move illegal",
	"late":                "how late the player came, or is: 31m",
	"opponent_late":       "the same of the opponent",
	"request":             "the number of this request",
	"left":                "the least on the player's clock in this period: 4m30s",
	"increment":           "added for a move: 30s",
	"moves":               "made by each player when it is found",
	"moves_white":         "those of White",
	"moves_black":         "those of Black",
	"misplaced":           "which man stood wrongly, as castling asks",
	"touched":             "whose men, or which in order",
	"stuck":               "no legal move with what was touched",
	"adjusted":            "the player had said so before",
	"accident":            "plainly by accident",
	"off_turn":            "by the player who was not on move",
	"complainant_touched": "the one who complains has touched a man to play since",
	"offer":               "when it was made, or what became of it",
	"move":                "moves by each when the draw is agreed",
	"consent":             "of the arbiter",
	"count":               "occurrences of the position, or moves by each",
	"scattered":           "the occurrences are not consecutive",
	"written":             "the move of the claim is written, not played",
	"not_on_move":         "the claimant has not the move",
	"claimant_touched":    "he has touched a man to play",
	"mates":               "the last of the moves mates",
	"first":               "whose flag fell first",
	"not_last":            "the period is not the last",
	"moves_made":          "the moves of the period were made in time",
	"own_flag":            "the claimant's flag is down too",
	"flag_up":             "no flag is down",
	"decision":            "of the arbiter",
	"reason":              "there is a valid one",
	"exempt":              "who did not have to record",
	"complete":            "a complete sheet exists",
	"evidence":            "that more moves were made, or of the claim",
	"scores_agree":        "the two scores agree",
	"own_move":            "it is the player's own move that is not written",
	"quickplay":           "the ruling was on a quickplay claim",
	"sealed":              "the player is the one who sealed",
	"sealed_ends":         "his move ends the game",
	"opponent_absent":     "so is the opponent",
	"position_lost":       "the adjourned position is not known",
	"before_first_move":   "the player has not moved since",
}

// A FactDoc says what a fact is, and which words it may have; none: "yes", a number or a time.
type FactDoc struct {
	Name, Text string
	Words      []string
}

// FactsKnown returns all facts by name.
func FactsKnown() []FactDoc {
	names := append(FactNames(), "moves")
	slices.Sort(names)
	list := make([]FactDoc, len(names))
	for i, name := range names {
		list[i] = FactDoc{Name: name, Text: factTexts[name]}
		if w := words[name]; w != nil {
			list[i].Words = w[1:]
		}
	}
	return list
}
