package incident

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/ruling"
)

// rulingsFile holds incidents with the ruling on each, made by hand from the Laws; enteredFile how each is entered.
const (
	rulingsFile = "../../testdata/laws/rulings.tsv"
	enteredFile = "../../testdata/laws/rulings-entered.tsv"
)

// readTable reads a file of tab-separated columns with their names in the first line.
func readTable(t *testing.T, name string) []map[string]string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var head []string
	var rows []map[string]string
	for line := range strings.Lines(string(text)) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if head == nil {
			head = f
			continue
		}
		if len(f) != len(head) {
			t.Fatalf("%s: %d columns, want %d: %s", name, len(f), len(head), line)
		}
		row := map[string]string{}
		for i, h := range head {
			row[h] = f[i]
		}
		rows = append(rows, row)
	}
	return rows
}

// eventOf reads the edition or ruleset, the class and what the event announced.
func eventOf(t *testing.T, ruleset, class string, supervised bool, announced string) Event {
	t.Helper()
	ev := Event{}
	if ruleset == "O2SN-2013" {
		o := rules.O2SN2013()
		ev.Overlay, ruleset = &o, o.Base
	}
	e, ok := rules.EditionOf(ruleset)
	i := slices.Index([]string{"standard", "rapid", "blitz"}, class)
	if !ok || i < 0 {
		t.Fatalf("ruleset %q, class %q", ruleset, class)
	}
	ev.Edition, ev.Class, ev.Supervised = e, rules.Class(i), supervised
	for _, w := range strings.Fields(announced) {
		name, value, _ := strings.Cut(w, "=")
		switch name {
		case "default":
			d, err := time.ParseDuration(value)
			if err != nil {
				t.Fatal(err)
			}
			ev.DefaultTime, ev.DefaultSet = d, true
		case "milder":
			ev.DeviceMilder = true
		case "bag":
			ev.BagAllowed = true
		case "announced":
			ev.QuickplayAnnounced = true
		case "draw_from":
			ev.DrawFromMove, _ = strconv.Atoi(value)
			if value == "never" {
				ev.DrawFromMove = rules.NoAgreement
			}
		case "-":
		default:
			t.Fatalf("announced %q", w)
		}
	}
	return ev
}

func incidentOf(t *testing.T, kind, color, by, prior, facts, fen string) Incident {
	t.Helper()
	in := Incident{Kind: Kind(kind), White: color == "white", By: Raiser(by)}
	for _, w := range strings.Fields(facts) {
		if name, value, ok := strings.Cut(w, "="); ok {
			if err := in.Facts.Set(name, value); err != nil {
				t.Fatal(err)
			}
		}
	}
	if n, ok := strings.CutSuffix(prior, "K"); ok {
		in.CardsBefore, _ = strconv.Atoi(n)
	} else if n, _, ok := strings.Cut(prior, " illegal move"); ok {
		count, _ := strconv.Atoi(n)
		in.Before = slices.Repeat([]ruling.Kind{ruling.IllegalMove}, count)
	}
	if fen != "" && kind != "both_kings_in_check" { // no legal position there, on purpose
		pos, err := board.ParseFEN(fen)
		if err != nil {
			t.Fatal(kind, err)
		}
		in.Position = &pos
	}
	return in
}

// whoMayRaise is who may raise an incident. O2SN 9 gives the arbiter the right to act unasked; it takes none from the players, who claim
// every illegal move by O2SN 8: in this the file reads the sheet more narrowly.
func whoMayRaise(row map[string]string) string {
	if strings.HasPrefix(row["article"], "O2SN 9") && row["who_may_raise"] == "arbiter" {
		return "arbiter or player"
	}
	return row["who_may_raise"]
}

// TestRulings enters every incident and compares what the Laws say: time, cards, result, repair, the article applied, who may raise
// it. What the texts leave open (gate "no") is entered and not compared.
func TestRulings(t *testing.T) {
	entered := map[string]map[string]string{}
	for _, row := range readTable(t, enteredFile) {
		entered[row["id"]] = row
	}
	rows := readTable(t, rulingsFile)
	if len(rows) < 275 {
		t.Errorf("%d rulings, want 275", len(rows))
	}
	for _, row := range rows {
		as := entered[row["id"]]
		if as == nil {
			t.Errorf("%s is not entered", row["id"])
			continue
		}
		ev := eventOf(t, row["ruleset"], row["class"], row["supervised"] == "yes", as["event"])
		in := incidentOf(t, as["kind"], as["color"], row["claimant"], row["prior"], as["facts"], row["fen"])
		got, err := ev.Judge(in)
		if err != nil {
			t.Errorf("%s: %v", row["id"], err)
			continue
		}
		if row["gate"] == "no" {
			continue
		}
		for _, c := range []struct{ what, got, want string }{
			{"time", got.Time(), row["time_to_opponent_min"]},
			{"cards", strconv.Itoa(got.Cards), row["cards"]},
			{"result", got.For(in.White), row["game_result"]},
			{"who", string(got.MayRaise), whoMayRaise(row)},
		} {
			if c.got != c.want {
				t.Errorf("%s %s: %s %q, want %q: %s (%s)", row["id"], as["kind"], c.what, c.got, c.want, row["incident"], got.Articles)
			}
		}
		if want := strings.Split(row["article"], ", "); len(got.Articles) == 0 || got.Articles[0] != want[0] {
			t.Errorf("%s %s: articles %v, want %v: %s", row["id"], as["kind"], got.Articles, want, row["incident"])
		}
		for _, a := range strings.Split(row["article"], ", ") {
			if !slices.Contains(got.Articles, a) {
				t.Errorf("%s %s: articles %v without %s: %s", row["id"], as["kind"], got.Articles, a, row["incident"])
			}
		}
		if want, ok := repairs[row["repair"]]; !ok || !slices.Contains(want, got.Repair) {
			t.Errorf("%s %s: repair %s, want %v: %q", row["id"], as["kind"], got.Repair, want, row["repair"])
		}
	}
}

// repairs are the words of the rulings, by their sense.
var repairs = func() map[string][]Repair {
	list := map[string][]Repair{}
	for _, x := range []struct {
		repair Repair
		words  string
	}{
		{None, "none"}, {Over, "none, the game is over|both lose|both lose; unless the arbiter decides otherwise|none; unless the arbiter decides otherwise|none, the game is over; the arbiter decides White's score|none, the game is over; the arbiter decides Black's score"},
		{BeforeIllegal, "position before the illegal move; touch-move binds the replacing move; times by judgement|position before White's 9th move, or the last that can be established; then play on; times by judgement|position before Black's 14th move, or the last that can be established; then play on; times by judgement"},
		{BeforeIrregular, "position before the irregularity, or the last that is certain; times by judgement"},
		{PlayOn, "play on|play on; no castling with that rook|play on; the number is not told"}, {NewGame, "cancel, new game"},
		{LegalStands, "the castling stands|the promotion stands|none"},
		{PutBack, "restore in own time|White restores the position on his own time|White restores the position on his own time, with the arbiter's help"},
		{Silent, "the arbiter stays silent|the arbiter gives no sign"},
		{FixClock, "stop the clock at once; correct the setting, the times by judgement, the move counter if needed"},
		{TransferBoard, "move the position to a correctly placed board and play on"},
		{StandsUnless, "the move stands; only both players together, without the arbiter, may correct it"},
		{WrittenMove, "play on; the written intended move must be played"}, {NotValid, "play on; the agreement is not valid|play on"},
		{OnMoveAgain, "White is on move again; times by judgement|Black is on move again; times by judgement|White is on move again|Black is on move again"},
		{ResultStands, "the signed result stands unless the arbiter decides otherwise|the stalemate stands|the result stands|the mate stands, Black has won"},
		{SettingStays, "the setting is not changed"}, {BecomesQueen, "the pawn becomes a queen; no choice"},
		{MoveStands, "the move stands|the knight move stands"}, {NotAdmitted, "the claim is not admitted; play on|the request is not admitted; play on"},
		{ReplaceClock, "replace the clock; times by judgement"}, {PlayOnUnless, "play on, unless the arbiter rules otherwise"},
		{RookFirst, "no castling on that side in this move; the rook must move if it can"}, {FiveSeconds, "both get 5 seconds a move from now on"},
		{TimeLeft, "White plays on with the time that is left|Black plays on with the time that is left"},
		{TouchedBinds, "the touched knight cannot move legally: White is free to play any legal move|Black must make a legal move with the touched knight, if there is one"},
		{SitsOut, "the teller is left out of the next round"}, {PromotionStays, "the rook stays"}, {DeviceAway, "the phone is switched off or handed in"},
		{EventPenalty, "the penalty of the event rules: ten minutes off White's time|the penalty of the event rules: a warning"},
		{OfferStands, "the offer stands until refused or a piece is touched"}, {NextPeriod, "the next move is the first of the next period"},
		{PieceStays, "the knight goes back to e5 and stays there"}, {LeavesArea, "the coach leaves the playing area"}, {FreeMove, "the bishop move stands"},
		{SentOut, "the arbiter stops it and may send the spectator out|the arbiter may send the trainer out|the arbiter may send the spectator out|none"},
		{BringsPiece, "the arbiter brings a queen and restarts the game"},
		{SealedAsTold, "set up the position and the recorded times; White plays the move he says he sealed"},
		{NotBound, "play on; the touched pieces do not bind|play on; White may move the bishop"}, {OfferLapsed, "play on; Black must move the knight"},
		{DecidesLater, "play on, watched if possible; the arbiter rules later, also after a flag has fallen"},
		{Reconstruct, "note position, times and number of moves, then reconstruct the game on a second board"},
		{ChoiceStands, "none; the knight stands, the choice was free"}, {FreePiece, "back to the position before; the pawn must move; the piece is freely chosen|not stated in the source; by the Laws of the base edition"},
		{AnotherKingMove, "another legal king move, castling short included; if there is none, any legal move"}, {MustCastle, "White must castle short"},
		{CompletesMove, "White may complete the move; nothing is counted"}, {LosesTime, "White loses the 11 minutes|White loses the 10 minutes"},
		{SheetFirst, "White first completes his scoresheet; he may borrow Black's sheet on his own turn"},
		{CompletesSheet, "White brings his scoresheet up to date and goes on writing|White brings his scoresheet up to date|Black brings the scoresheet up to date"},
		{MustTake, "Black must capture the touched knight"}, {MaySealReply, "Black may seal his reply in a new envelope; White's clock is started"},
		{MustMove, "play on; the rook must move"},
	} {
		for _, w := range strings.Split(x.words, "|") {
			list[w] = append(list[w], x.repair)
		}
	}
	return list
}()

func ExampleEvent_Judge() {
	e, _ := rules.EditionOf("E23")
	ev := Event{Rules: ruling.Rules{Edition: e, Class: rules.Rapid}}
	a, _ := ev.Judge(Incident{Kind: "two_hands", White: true, By: Arbiter})
	fmt.Println(a.Time(), a.For(true), a.Repair, a.Articles, a.MayRaise)
	// Output: 1 none act_stands [7.5.4 A.5.2 7.5.5 A.3 7.5.1] arbiter or player
}
