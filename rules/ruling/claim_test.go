package ruling

import (
	"errors"
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/rules"
)

func TestHear(t *testing.T) {
	for _, c := range []struct {
		name, laws, class, words string
		claim                    Claim
		answers                  string
		want                     string
	}{
		{"6.9 E23 the game had ended by mate", "E23", "standard", "", ClaimFlag, "yes", "had_ended 5.1.1"},
		{"6.9 E23 flag down, mate possible", "E23", "standard", "", ClaimFlag, "no opponents no yes", "lost 6.9"},
		{"6.9 E23 flag down, no mate by any series", "E23", "standard", "", ClaimFlag, "no opponents no no", "draw 6.9"},
		{"6.9 E23 not proven", "E23", "standard", "", ClaimFlag, "no opponents no unclear", "open 6.9"},
		{"6.9 E23 moves made in time", "E23", "standard", "", ClaimFlag, "no opponents yes", "play_on 6.8"},
		{"6.9 E23 his own flag alone", "E23", "standard", "", ClaimFlag, "no own no yes", "claimant lost 6.9"},
		{"6.11.4 E23 no flag is down", "E23", "standard", "", ClaimFlag, "no none", "play_on 6.11.4"},
		{"III.3.1 E23 both, announced, last period", "E23", "standard", "announced", ClaimFlag, "no both unclear yes", "draw III.3.1.2"},
		{"III.3.1 E23 both, announced, not last", "E23", "standard", "announced", ClaimFlag, "no both unclear no", "play_on III.3.1.1"},
		{"III.3.1 E23 both, not announced", "E23", "standard", "", ClaimFlag, "no both unclear", "arbiter 6.9"},
		{"6.9 E23 both, the opponent's fell first", "E23", "standard", "", ClaimFlag, "no both opponents no yes", "lost 6.9"},
		{"6.9 E23 both, his own fell first", "E23", "rapid", "", ClaimFlag, "no both own no no", "draw 6.9"},
		{"A.4.3 E18 both: the claimant needs time", "E18", "rapid", "", ClaimFlag, "no both", "no_right A.4.3"},
		{"A.4d3 E09 both in rapid", "E09", "rapid", "", ClaimFlag, "no both", "draw A.4d3"},
		{"6.11b E09 both in rapid, the rules of competition hold (A.3)", "E09", "rapid full", "", ClaimFlag, "no both unclear yes", "draw 6.11b"},
		{"6.11a E09 both in blitz, the rules of competition hold (B.2)", "E09", "blitz full", "", ClaimFlag, "no both unclear no", "play_on 6.11a"},
		{"6.9 E09 both in rapid, the order is known", "E09", "rapid full", "", ClaimFlag, "no both opponents no yes", "lost 6.9"},
		{"6.11 E09 both in standard", "E09", "standard", "", ClaimFlag, "no both unclear yes", "draw 6.11b"},
		{"O2SN 5 both", "E09+O2SN", "standard", "", ClaimFlag, "no both", "draw O2SN 5"},
		{"9.2 E23 not on the move", "E23", "standard", "", ClaimThreefold, "no", "no_right 9.2.2"},
		{"9.4 E23 touched before", "E23", "standard", "", ClaimThreefold, "yes yes", "right_lost 9.4"},
		{"9.2.2 E23 on the board", "E23", "standard", "", ClaimThreefold, "yes no on_board yes", "draw 9.2.2"},
		{"9.2.1 E23 written", "E23", "standard", "", ClaimThreefold, "yes no about_to yes yes", "draw 9.2.1"},
		{"9.2.1 E23 not written", "E23", "standard", "", ClaimThreefold, "yes no about_to no", "no_right 9.2.1"},
		{"9.5.3 E23 false in standard", "E23", "standard", "", ClaimThreefold, "yes no on_board no", "claimant +2 9.5.3"},
		{"9.5.3 E23 false in rapid", "E23", "rapid", "", ClaimFifty, "yes no on_board no", "claimant +1 9.5.3"},
		{"9.5b E09 false", "E09", "standard", "", ClaimFifty, "yes no about_to yes no", "claimant +3 9.5b"},
		{"9.3.2 E23 fifty", "E23", "standard", "", ClaimFifty, "yes no on_board yes", "draw 9.3.2"},
		{"7.5.1 E23", "E23", "standard", "", ClaimIllegal, "illegal_move yes", "+2 7.5.1"},
		{"7.5.1 E23 before the press", "E23", "standard", "", ClaimIllegal, "illegal_move no", "not_pressed 7.5.1"},
		{"A.5.2 E23 too late", "E23", "rapid", "", ClaimIllegal, "illegal_move yes yes", "too_late A.5.2"},
		{"7.5.5 E23 pressed without a move", "E23", "standard", "", ClaimIllegal, "empty_press", "+2 7.5.3"},
		{"4.8 E23", "E23", "standard", "", ClaimTouch, "yes", "right_lost 4.8"},
		{"4.2.1 E23 adjusted", "E23", "standard", "", ClaimTouch, "no yes", "nothing 4.2.1"},
		{"4.3 E23 by accident", "E23", "standard", "", ClaimTouch, "no no no", "nothing 4.2.2"},
		{"4.3.1 E23", "E23", "standard", "", ClaimTouch, "no no yes own_piece yes no", "must_move 4.3.1"},
		{"4.3.2 E23", "E23", "standard", "", ClaimTouch, "no no yes their_piece yes no", "must_take 4.3.2"},
		{"4.3.3 E23", "E23", "standard", "", ClaimTouch, "no no yes both_pieces yes no", "must_both 4.3.3"},
		{"4.4.1 E23", "E23", "standard", "", ClaimTouch, "no no yes king_rook yes no", "castles 4.4.1"},
		{"4.4.2 E23", "E23", "standard", "", ClaimTouch, "no no yes rook_king yes no", "must_rook 4.4.2"},
		{"4.4.3 E23", "E23", "standard", "", ClaimTouch, "no no yes king_rook no", "must_king 4.4.3"},
		{"4.5 E23", "E23", "standard", "", ClaimTouch, "no no yes own_piece no", "free_move 4.5"},
		{"4.3.1 E23 another piece was moved", "E23", "standard", "", ClaimTouch, "no no yes own_piece yes yes", "arbiter chooses 4.3.1"},
		{"III.2.2 E23 not in blitz", "E23", "blitz", "announced", ClaimNormalMeans, "", "no_right III.2.2"},
		{"III.2.1 E23 not announced", "E23", "standard", "", ClaimNormalMeans, "", "no_right III.2.1"},
		{"III.5 E23 with increment", "E23", "standard", "announced", ClaimNormalMeans, "yes", "no_right III.2.2"},
		{"III.5 E23 more than two minutes", "E23", "standard", "announced", ClaimNormalMeans, "no no", "no_right III.5"},
		{"III.4 E23 five seconds", "E23", "standard", "announced", ClaimNormalMeans, "no yes five_seconds yes", "claimant +2 III.4"},
		{"III.4 E23 not granted", "E23", "standard", "announced", ClaimNormalMeans, "no yes five_seconds no", "play_on III.4"},
		{"III.5.1 E23", "E23", "rapid", "announced", ClaimNormalMeans, "no yes draw agree", "draw III.5.1"},
		{"III.5.2 E23", "E23", "rapid", "announced", ClaimNormalMeans, "no yes draw postpone", "arbiter chooses III.5.2"},
		{"9.4 E23 touched before, read as a false claim", "E23", "standard", "reads=touched-false", ClaimThreefold, "yes yes", "claimant +2 9.5.3"},
		{"7.2.1 E23 set up wrongly", "E23", "standard", "", ClaimSetup, "wrong_men no", "new_game 7.2.1"},
		{"7.2.1 E23 the game had ended", "E23", "standard", "", ClaimSetup, "wrong_men yes", "had_ended 7.2.1"},
		{"A.5.1.2 E23 in time", "E23", "rapid", "", ClaimSetup, "wrong_men no no", "new_game 7.2.1"},
		{"A.5.1.2 E23 too late", "E23", "rapid", "", ClaimSetup, "wrong_men no yes", "play_on A.5.1.2"},
		{"7.2.2 E23 board turned", "E23", "blitz full", "", ClaimSetup, "wrong_board no", "transfer 7.2.2"},
		{"7.3 E23 fewer than ten", "E23", "standard", "", ClaimSetup, "wrong_colors no both_fewer", "new_game 7.3"},
		{"7.3 E23 ten by one player", "E23", "standard", "", ClaimSetup, "wrong_colors no one_fewer", "play_on 7.3"},
		{"7.3 E23 ten by one player, read otherwise", "E23", "standard", "reads=reversed-fewer", ClaimSetup, "wrong_colors no one_fewer", "new_game 7.3"},
		{"7.3 E23 ten by both", "E23", "standard", "reads=reversed-fewer", ClaimSetup, "wrong_colors no none_fewer", "play_on 7.3"},
		{"7.2 E09 colours reversed", "E09", "standard", "", ClaimSetup, "wrong_colors no", "play_on 7.2"},
		{"6.10.2 E23", "E23", "standard", "", ClaimSetup, "wrong_clock no", "fix_clock 6.10.2"},
		{"A.4a E09 clock after three moves", "E09", "rapid", "", ClaimSetup, "wrong_clock no yes", "play_on A.4a"},
		{"O2SN rapid 2 set up wrongly, after three moves", "E09+O2SN", "rapid", "", ClaimSetup, "wrong_men no yes", "play_on O2SN rapid 2"},
		{"O2SN rapid 2 clock, after three moves", "E09+O2SN", "rapid full", "", ClaimSetup, "wrong_clock no yes", "play_on O2SN rapid 2"},
		{"7.1a E09 O2SN standard has no such item", "E09+O2SN", "standard", "", ClaimSetup, "wrong_men no", "new_game 7.1a"},
		{"G.2 E14 not in blitz", "E14", "blitz", "announced", ClaimNormalMeans, "", "no_right G.2"},
		{"B.3b E09 not in blitz", "E09", "blitz", "", ClaimNormalMeans, "", "no_right B.3b"},
		{"7.6 E23", "E23", "rapid", "", ClaimSetup, "wrong_square no", "go_back 7.6"},
		{"5.1.2 E23 mate possible", "E23", "standard", "", ClaimResign, "no yes", "resigned 5.1.2"},
		{"5.1.2 E23 no mate by any series", "E23", "standard", "", ClaimResign, "no no", "draw 5.1.2"},
		{"5.1.2 E23 not proven", "E23", "standard", "", ClaimResign, "no unclear", "arbiter 5.1.2"},
		{"5.1.2 E23 read otherwise", "E23", "standard", "reads=resignation-loses", ClaimResign, "no", "resigned 5.1.2"},
		{"5.1.2 E18", "E18", "standard", "", ClaimResign, "no", "resigned 5.1.2"},
		{"10.2c E09", "E09", "standard", "", ClaimNormalMeans, "no yes reject", "claimant +2 10.2c"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := readRules(t, c.laws, c.class, c.words)
			var answers []Answer
			for _, a := range strings.Fields(c.answers) {
				s, err := r.Hear(c.claim, chess.White, answers)
				if err != nil || s.Question == "" {
					t.Fatalf("after %v: %+v, %v", answers, s, err)
				}
				answers = append(answers, Answer(a))
			}
			s, err := r.Hear(c.claim, chess.White, answers)
			if err != nil {
				t.Fatal(err)
			}
			if got := heard(t, &r, s); got != c.want {
				t.Errorf("%s: %s, want %s", c.answers, got, c.want)
			}
		})
	}
}

// heard writes a decision; "claimant" says that what follows is at his cost.
func heard(t *testing.T, r *Rules, s Step) string {
	t.Helper()
	switch {
	case s.Question != "":
		return "asks " + string(s.Question)
	case s.Decision == Granted && s.Result == rules.Drawn:
		return "draw " + s.Article
	case s.Decision != Penalty:
		return string(s.Decision) + " " + s.Article
	}
	out, err := r.Rule(*s.Case)
	if err != nil {
		t.Fatal(err)
	}
	text := ""
	if s.Case.Offender == chess.White && out.Result != rules.Drawn {
		text = "claimant "
	}
	switch {
	case out.Refusal != "":
		return string(out.Refusal) + " " + out.Article
	case out.Open:
		text += "open"
	case out.Result == rules.Drawn:
		text += "draw"
	case out.Result != rules.Ongoing:
		text += "lost"
	case len(out.Penalties) > 0:
		text += "+" + string(rune('0'+int(out.Penalties[0].Time.Minutes())))
	case len(out.Discretion) > 0:
		text = "arbiter chooses"
	}
	return text + " " + out.Article
}

// TestHearEveryPath: whatever is answered, each claim under each edition and class ends within ten questions, with an article
// or a reason why there is none; and a wrong answer is refused.
func TestHearEveryPath(t *testing.T) {
	for _, e := range rules.Editions() {
		for class := rules.Standard; class <= rules.Blitz; class++ {
			for _, full := range []bool{false, true} {
				r := Rules{Edition: e, Class: class, Supervised: full, QuickplayAnnounced: full}
				for _, c := range Claims() {
					walk(t, &r, c, nil)
				}
			}
		}
	}
	var bad *InputError
	r := Rules{Edition: rules.Latest()}
	if _, err := r.Hear("chess", chess.White, nil); !errors.As(err, &bad) || bad.Field != "Claim" {
		t.Error(err)
	}
	for _, answers := range [][]Answer{{"maybe"}, {Yes, Yes}, {No, OpponentsFlag, No, Yes, Yes}} {
		if _, err := r.Hear(ClaimFlag, chess.White, answers); !errors.As(err, &bad) || bad.Field != "Answers" {
			t.Errorf("%v: %v", answers, err)
		}
	}
}

func walk(t *testing.T, r *Rules, c Claim, answers []Answer) {
	t.Helper()
	s, err := r.Hear(c, chess.Black, answers)
	switch {
	case err != nil:
		t.Fatalf("%s %s %v: %v", r.Edition.ID, c, answers, err)
	case len(answers) > 10:
		t.Fatalf("%s %s: no end after %v", r.Edition.ID, c, answers)
	case s.Question == "" && s.Decision == Penalty:
		if _, err := r.Rule(*s.Case); err != nil {
			t.Fatalf("%s %s %v: %v", r.Edition.ID, c, answers, err)
		}
	case s.Question == "":
		if s.Article == "" {
			t.Errorf("%s %s %v: %s without an article", r.Edition.ID, c, answers, s.Decision)
		}
	default:
		for _, a := range s.Answers {
			walk(t, r, c, append(answers[:len(answers):len(answers)], a))
		}
	}
}

// TestClaimsAskForMate: a claim that would end the game asks who can checkmate, names the side, and takes the board's answer.
func TestClaimsAskForMate(t *testing.T) {
	cannot := rules.Proof{Verdict: rules.CannotMate}
	for _, c := range []struct {
		name, laws, class string
		x                 Hearing
		want              string
		mater             chess.Color
	}{
		{"7.5.5 E23 the first", "E23", "standard", Hearing{Claim: ClaimIllegal, Answers: []Answer{"illegal_move", Yes}}, "+2 7.5.1", 0},
		{"7.5.5 E23 the second", "E23", "standard", Hearing{Claim: ClaimIllegal, Answers: []Answer{"illegal_move", Yes}, Before: []Kind{EmptyPress}}, "asks mate", chess.White},
		{"7.5.5 E23 the second, the board knows", "E23", "standard", Hearing{Claim: ClaimIllegal, Answers: []Answer{"illegal_move", Yes}, Before: []Kind{EmptyPress}, Mate: &cannot}, "draw 7.5.5", 0},
		{"B.3c E09 at once", "E09", "blitz", Hearing{Claim: ClaimIllegal, Answers: []Answer{"illegal_move", Yes, No}}, "asks mate", chess.White},
		{"B.3c E09 too late", "E09", "blitz", Hearing{Claim: ClaimIllegal, Answers: []Answer{"illegal_move", Yes, Yes}}, "too_late B.3c", 0},
		{"6.9 E23 the board knows", "E23", "standard", Hearing{Claim: ClaimFlag, Answers: []Answer{No, OpponentsFlag, No}, Mate: &cannot}, "draw 6.9", 0},
		{"5.1.2 E23 of the opponent", "E23", "standard", Hearing{Claim: ClaimResign, Answers: []Answer{No}}, "asks mate", chess.Black},
		{"5.1.2 E23 the board knows", "E23", "standard", Hearing{Claim: ClaimResign, Answers: []Answer{No}, Mate: &cannot}, "draw 5.1.2", 0},
	} {
		r := readRules(t, c.laws, c.class, "")
		c.x.Claimant = chess.White
		s, err := r.HearAll(c.x)
		if err != nil {
			t.Fatal(c.name, err)
		}
		if s.Case != nil {
			s.Case.Before = c.x.Before
		}
		if got := heard(t, &r, s); got != c.want || s.Mater != c.mater {
			t.Errorf("%s: %s, %v; want %s, %v", c.name, got, s.Mater, c.want, c.mater)
		}
	}
}

// TestNoCastlingAfter: A.5.1.2 (E23) forbids castling with a king or rook set up wrongly, A.4a (E09) only with a king.
func TestNoCastlingAfter(t *testing.T) {
	for edition, rook := range map[string]bool{"E09": false, "E14": true, "E18": true, "E23": true, "E09+O2SN": false} {
		r := readRules(t, edition, "rapid", "")
		s, err := r.Hear(ClaimSetup, chess.White, []Answer{WrongMen, No, Yes})
		if err != nil || s.Decision != PlayOn || s.Castling == nil || !s.Castling.King || s.Castling.Rook != rook {
			t.Errorf("%s: %+v %v", edition, s, err)
		}
	}
}
