package incident

import (
	"slices"
	"strings"
	"testing"
)

// TestArticles: each article as the incident in which it is applied. The number of the name is among those of the answer.
func TestArticles(t *testing.T) {
	for _, c := range []struct{ name, edition, class, kind, event, facts, want string }{
		{"6.7.2 E23 neither player is there", "E23", "standard", "both_absent", "default=15m", "late=10m opponent_late=12m", "loses_time"},
		{"6.6b E09 the same", "E09", "standard", "both_absent", "default=15m", "late=10m opponent_late=12m", "loses_time"},
		{"6.10.1 E23 a defective clock", "E23", "standard", "defective_clock", "", "", "replace_clock"},
		{"6.10a E09 the same", "E09", "standard", "defective_clock", "", "", "replace_clock"},
		{"6.11.2 E23 stopped for a queen", "E23", "standard", "stopped_clock", "", "reason=yes", "arbiter_helps"},
		{"6.12b E09 the same", "E09", "standard", "stopped_clock", "", "reason=yes", "arbiter_helps"},
		{"6.12.2 E23 what a screen shows proves nothing", "E23", "standard", "screen_claim", "", "", "play_on"},
		{"6.14 E09 the same", "E09", "standard", "screen_claim", "", "", "play_on"},
		{"6.2.2 E23 always let press", "E23", "standard", "press_prevented", "", "", "may_complete"},
		{"8.1.3 E23 the reply first", "E23", "standard", "recorded_late", "", "", "none"},
		{"8.1.4 E23 notes on the sheet", "E23", "standard", "notes_on_sheet", "", "", "none"},
		{"12.4 E09 the same", "E09", "standard", "notes_on_sheet", "", "", "none"},
		{"8.7 E23 a wrong result signed", "E23", "standard", "result_signed", "", "", "result_stands"},
		{"9.5.1 E23 a claim, clocks stopped", "E23", "standard", "threefold", "", "count=3", "game_over"},
		{"9.5 E09 the same", "E09", "standard", "threefold", "", "count=3", "game_over"},
		{"11.1 E23 disrepute", "E23", "standard", "disrepute", "", "", "none"},
		{"12.1 E09 the same", "E09", "standard", "disrepute", "", "", "none"},
		{"11.2.3.1 E23 leaving the venue", "E23", "standard", "leaving_venue", "", "", "none"},
		{"11.2.3.2 E23 leaving the area on move", "E23", "standard", "leaving_area", "", "", "none"},
		{"12.2 E09 the same", "E09", "standard", "leaving_area", "", "", "none"},
		{"11.2.3.3 E23 a coach enters", "E23", "standard", "area_entered", "", "", "leaves_area"},
		{"11.2.4 E23 left without a report", "E23", "standard", "left_unreported", "report", "", "none"},
		{"11.3.2.1 E23 off, in the bag", "E23", "standard", "device_in_bag", "bag", "", "none"},
		{"11.3.2 E23 no device without permission", "E23", "standard", "device_off", "", "", "game_over"},
		{"11.3.3 E23 inspection refused", "E23", "standard", "inspection_refused", "", "", "none"},
		{"11.3.4 E23 smoking", "E23", "standard", "smoking", "", "", "none"},
		{"12.3c E09 the same", "E09", "standard", "smoking", "", "", "none"},
		{"11.4 E23 a finished player is a spectator", "E23", "standard", "tells_other_clock_finished", "", "", "none"},
		{"12.5 E09 the same", "E09", "standard", "tells_other_clock_finished", "", "", "none"},
		{"11.6 E23 conduct is penalised", "E23", "standard", "help", "", "", "none"},
		{"12.7 E09 the same", "E09", "standard", "help", "", "", "none"},
		{"11.11 E23 both help to reconstruct", "E23", "standard", "sheets_at_flag", "", "exempt=both", "reconstruct"},
		{"12.5 E23 disturbed from outside", "E23", "standard", "outside_disturbance", "", "", "none"},
		{"13.5 E09 the same", "E09", "standard", "outside_disturbance", "", "", "none"},
		{"12.6 E23 the number of moves is not told", "E23", "standard", "move_count", "", "", "play_on"},
		{"13.6 E09 the same", "E09", "standard", "move_count", "", "", "play_on"},
		{"12.8 E23 a spectator's phone", "E23", "standard", "outsider_phone", "", "", "may_be_sent_out"},
		{"13.7b E09 the same", "E09", "standard", "outsider_phone", "", "", "may_be_sent_out"},
		{"A.4.3 E23 the sixth request", "E23", "rapid full", "score_asked", "", "request=6", "none"},
		{"A.3.2 E18 the fifth", "E18", "rapid full", "score_asked", "", "request=5", "none"},
		{"B.2.3 E23 the sixth request", "E23", "blitz full", "score_asked", "", "request=6", "none"},
		{"B.3.2 E18 the same", "E18", "blitz full", "score_asked", "", "request=6", "none"},
		{"D.2.8 E23 a slip of the tongue", "E23", "standard", "slip_of_tongue", "", "unpressed=yes", "may_complete"},
		{"E.2.6 E09 the same", "E09", "standard", "slip_of_tongue", "", "", "play_on_unless"},
		{"D.2.9 E23 boards differ", "E23", "standard", "boards_differ", "", "", "last_agreed_position"},
		{"E.2.7 E09 boards differ, scores agree", "E09", "standard", "boards_differ", "", "scores_agree=yes", "corrects_own_board"},
		{"I.4 E23 an offer after sealing", "E23", "standard", "offer_after_sealing", "", "", "offer_open"},
		{"I.6 E23 agreed before the resumption", "E23", "standard", "ended_before", "", "ended=agreed", "game_over"},
		{"I.12.2 E23 the position is lost", "E23", "standard", "envelope_lost", "", "position_lost=yes", "new_game"},
		{"I.13 E23 wrong times", "E23", "standard", "wrong_times", "", "before_first_move=yes", "times_mended"},
		{"10.2d E09 no appeal", "E09", "standard", "appeal", "", "quickplay=yes", "not_admitted"},
		{"11.10 E23 an appeal", "E23", "standard", "appeal", "", "quickplay=yes", "decides_later"},
		{"III.6.1 E23 no arbiter is there", "E23", "standard", "no_arbiter", "announced", "left=90s", "claim_ends_game"},
		{"III.6.1.2 E23 what is written down", "E23", "standard", "no_arbiter", "announced", "left=90s", "claim_ends_game"},
		{"III.6.2 E23 decided later", "E23", "standard", "no_arbiter", "announced", "left=90s", "claim_ends_game"},
		{"III.6.1 E23 too early", "E23", "standard", "no_arbiter", "announced", "left=2m", "not_admitted"},
		{"D.1 E09 the same", "E09", "standard", "no_arbiter", "", "left=90s", "claim_ends_game"},
		{"4.7 E23 released, then moved on", "E23", "standard", "released_moved", "", "", "piece_stays"},
		{"B.3a E09 both flags in blitz", "E09", "blitz", "both_flags", "", "", "game_over"},
	} {
		class, full, _ := strings.Cut(c.class, " ")
		event := c.event
		report := event == "report"
		if report {
			event = ""
		}
		ev := eventOf(t, c.edition, class, full == "full", event)
		ev.ReportLeaving = report
		a, err := ev.Judge(incidentOf(t, c.kind, "white", "arbiter", "none", c.facts, ""))
		number, _, _ := strings.Cut(c.name, " ")
		if err != nil || !slices.Contains(a.Articles, number) || string(a.Repair) != c.want {
			t.Errorf("%s: %s %v %v, want %s", c.name, a.Repair, a.Articles, err, c.want)
		}
	}
	ev := eventOf(t, "E23", "standard", true, "")
	if a, err := ev.Judge(Incident{Kind: "other_notation", By: Arbiter}); err != nil || a.Repair != Warned || a.Articles[0] != "Appendix C" {
		t.Errorf("Appendix C: %+v %v", a, err)
	}
}
