package phrase

import (
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/incident"
	"wasit/rules/ruling"
)

// TestIncidentWords: everything that rules/incident can answer has its words in every language.
func TestIncidentWords(t *testing.T) {
	source, err := os.ReadFile("../../../rules/incident/answer.go")
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]map[string]i18n.Text{"Repair": repairs, "Who": raisers}
	count := map[string]int{}
	for _, m := range regexp.MustCompile(`(?m)^\t\w+ +(Repair|Who)? *= "([a-z_ ]+)"`).FindAllStringSubmatch(string(source), -1) {
		kind := m[1]
		if kind == "" {
			kind = "Repair" // of a list that names its type once
		}
		if m[2] == "none" && kind == "Repair" {
			continue // nothing is done
		}
		count[kind]++
		if text, ok := named[kind][m[2]]; !ok || text.ID == "" || text.EN == "" || text.HR == "" {
			t.Errorf("%s %q has no words", kind, m[2])
		}
	}
	if count["Repair"] != len(repairs) || count["Who"] != len(raisers) || count["Repair"] < 50 {
		t.Errorf("%v answers, words for %d and %d", count, len(repairs), len(raisers))
	}
	for _, l := range i18n.All() {
		for _, d := range incident.Kinds() {
			if MatterName(l, d.Kind) == "" {
				t.Errorf("%s: %s has no name", l.Tag(), d.Kind)
			}
		}
	}
	for kind := range matterNames {
		if len(incident.FactsOf(incident.Kind(kind))) == 0 && !strings.Contains(kind, "_") && kind != "appeal" && kind != "outsider" {
			t.Errorf("%s is no matter", kind)
		}
	}
}

// TestOutcome: the title says the weightiest, the lines what is done.
func TestOutcome(t *testing.T) {
	for _, c := range []struct {
		name   string
		answer incident.Answer
		want   string
	}{
		{"a loss", incident.Answer{Result: rules.BlackWins, Repair: incident.Over}, "The player loses"},
		{"the opponent's loss", incident.Answer{Result: rules.WhiteWins, Repair: incident.Over}, "The player wins"},
		{"a draw for want of mate", incident.Answer{Result: rules.Drawn, Proof: rules.Proof{Verdict: rules.CannotMate}}, "A draw|The opponent cannot checkmate by any series of legal moves."},
		{"both", incident.Answer{Result: rules.BothLose}, "Both players lose"},
		{"a red card", incident.Answer{Result: rules.BlackWins, RedCard: true, Cards: 2}, "Red card: the game is lost"},
		{"cards", incident.Answer{Cards: 2, Repair: incident.PutBack}, "2 cards|He puts the men back on his own time."},
		{"minutes", incident.Answer{Minutes: 2 * time.Minute, Repair: incident.PlayOn}, "2 minutes more for the opponent|Play goes on as it stands."},
		{"perhaps minutes", incident.Answer{Minutes: 2 * time.Minute, MayGive: true}, "The arbiter may give the opponent 2 minutes"},
		{"a choice", incident.Answer{Discretion: true}, "The arbiter chooses a penalty"},
		{"open", incident.Answer{Open: true, Result: rules.BlackWins}, "For the arbiter to decide|Lost if the opponent can still mate by any legal moves; else a draw."},
		{"refused", incident.Answer{Refusal: ruling.TooLate, Repair: incident.MoveStands}, "No penalty|" + i18n.Refusals["too_late"].EN + "|The move stands."},
		{"a new game", incident.Answer{Repair: incident.NewGame}, "The game is cancelled; play a new one|No penalty"},
		{"castle", incident.Answer{Repair: incident.MustCastle}, "He must castle on that side|No penalty"},
		{"the clock", incident.Answer{Repair: incident.FixClock}, "Stop the clock at once|Put setting, times and move counter right.|No penalty"},
		{"back", incident.Answer{Repair: incident.BeforeIllegal}, "Go back to the position before the illegal move, or the last one that is certain|Touch-move binds; the clocks as the arbiter judges best.|No penalty"},
		{"nothing at all", incident.Answer{}, "No penalty"},
		{"not pressed, a pawn on the last rank", incident.Answer{Refusal: ruling.NotPressed, Repair: incident.ChoiceStands},
			"No penalty|The clock was not pressed: no offence yet.|He may still exchange the pawn, for any piece; once that touches its square, the choice stands."},
		{"not pressed, two hands", incident.Answer{Refusal: ruling.NotPressed, Repair: incident.CompletesMove}, "No penalty|The clock was not pressed: no offence yet.|He may finish the move in the right way."},
		{"castling and time", incident.Answer{Repair: incident.PlayOn, Castling: &ruling.NoCastling{King: true, Rook: true}, Spent: 12 * time.Minute},
			"Play goes on as it stands|No penalty|The king that stood wrongly may not castle.|No castling with a rook that stood wrongly.|12 minutes are gone from his time."},
	} {
		o := OutcomeOf(i18n.EN, &c.answer, true)
		if got := strings.Join(append([]string{o.Title}, o.Lines...), "|"); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	if o := OutcomeOf(i18n.EN, &incident.Answer{Result: rules.WhiteWins}, false); o.Title != "The player loses" {
		t.Errorf("Black loses where White wins: %q", o.Title)
	}
}
