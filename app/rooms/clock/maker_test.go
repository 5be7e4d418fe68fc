package clock

import (
	"strings"
	"testing"
	"time"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// TestMaker: what the dials make, as a text that the clock reads.
func TestMaker(t *testing.T) {
	for _, tt := range []struct {
		name string
		acts []Msg
		want string
	}{
		{"as it begins", nil, "5+3"},
		{"other minutes", []Msg{turnDial{dialMinutes, 90}, turnDial{dialSeconds, 30}}, "90+30"},
		{"two periods", []Msg{turnDial{dialMinutes, 90}, addPeriod{}, choosePeriod{0}, turnDial{dialMoves, 36}, turnDial{dialSeconds, 30}}, "90/36+30, 30+30"},
		{"the moves of the last are the rest", []Msg{turnDial{dialMoves, 36}}, "5+3"},
		{"three, and one gone", []Msg{addPeriod{}, addPeriod{}, choosePeriod{1}, dropPeriod{}}, "5/40+3, 30+3"},
		{"the last gone", []Msg{addPeriod{}, dropPeriod{}}, "5+3"},
		{"never none", []Msg{dropPeriod{}, turnDial{dialMinutes, 0}}, "1+3"},
		{"a delay", []Msg{chooseMethod{clock.USDelay}, turnDial{dialSeconds, 5}}, "5 d5"},
		{"nothing, and back", []Msg{chooseMethod{clock.None}, chooseMethod{clock.Fischer}}, "5+3"},
		{"seconds down to nothing", []Msg{turnDial{dialSeconds, 0}}, "5"},
		{"odds", []Msg{chooseOdds{true}, chooseSide{clock.Black}, turnDial{dialMinutes, 3}}, "5+3 v 3+3"},
		{"odds taken back", []Msg{chooseOdds{true}, chooseSide{clock.Black}, turnDial{dialMinutes, 3}, chooseOdds{false}}, "5+3"},
		{"typed, then turned", []Msg{typeControl{"15|10"}, turnDial{dialMinutes, 20}}, "20+10"},
		{"typed beyond the dials", []Msg{typeControl{"90/40, 10 byo 3x30"}, turnDial{dialMinutes, 20}, chooseMethod{clock.None}, addPeriod{}}, "90/40, 10 byo 3x30"},
		{"typed wrong", []Msg{typeControl{"15+10"}, typeControl{"15+"}}, "15+10"},
		{"Bronstein", []Msg{chooseMethod{clock.Bronstein}, turnDial{dialSeconds, 10}, turnDial{dialMinutes, 25}}, "25 b10"},
		{"Bronstein in two periods", []Msg{chooseMethod{clock.Bronstein}, addPeriod{}}, "5/40 b3, 30 b3"},
		{"byo-yomi", []Msg{chooseMethod{clock.ByoYomi}, turnDial{dialMinutes, 10}, turnDial{dialCount, 5}, turnDial{dialSeconds, 20}}, "10 byo 5x20"},
		{"byo-yomi keeps its seconds", []Msg{chooseMethod{clock.ByoYomi}, turnDial{dialSeconds, 0}}, "5 byo 3x1"},
		{"byo-yomi, and back", []Msg{chooseMethod{clock.ByoYomi}, chooseMethod{clock.Fischer}}, "5+3"},
		{"an hourglass", []Msg{chooseOdds{true}, addPeriod{}, chooseMethod{clock.Hourglass}, turnDial{dialMinutes, 2}}, "2 hourglass"},
		{"nobody has another hourglass", []Msg{chooseMethod{clock.Hourglass}, chooseOdds{true}, addPeriod{}}, "5 hourglass"},
		{"a time for each move", []Msg{chooseMethod{clock.PerMove}, turnDial{dialSeconds, 15}}, "each 15"},
		{"each move, and back", []Msg{chooseMethod{clock.PerMove}, chooseMethod{clock.USDelay}}, "5 d3"},
		{"typed byo-yomi, then turned", []Msg{typeControl{"10 byo 3x30"}, turnDial{dialCount, 1}}, "10 byo 1x30"},
		{"beyond its limits", []Msg{turnDial{dialMinutes, 99999}}, "600m+3"},
	} {
		m := page{}
		for _, msg := range append([]Msg{openMaker{Edit: -1}}, tt.acts...) {
			m, _ = msg.update(m, session.Env{})
		}
		if got := m.Maker.Control.String(); got != tt.want || m.Maker.Control.Check() != nil {
			t.Errorf("%s: %q, %v, want %q", tt.name, got, m.Maker.Control.Check(), tt.want)
		}
	}
}

// TestMakerUses: a control is used once without being kept, and a wrong text is neither used nor kept.
func TestMakerUses(t *testing.T) {
	m, _ := openMaker{Edit: -1}.update(page{}, session.Env{})
	once, _ := useOnce{}.update(m, session.Env{Random: 7})
	if once.Game == nil || once.Game.Text != "5+3" || len(once.Own) != 0 || once.Maker.Open {
		t.Errorf("used once: %+v", once.Model)
	}
	m, _ = typeControl{"5+"}.update(m, session.Env{})
	for name, msg := range map[string]Msg{"used": useOnce{}, "kept": keepMade{}} {
		if next, _ := msg.update(m, session.Env{}); next.Game != nil || len(next.Own) != 0 {
			t.Errorf("a wrong text is %s", name)
		}
	}
}

// TestSentence: a control is said in words of each language.
func TestSentence(t *testing.T) {
	for text, want := range map[string][3]string{
		"90/40+30, 30+30": {"90 menit untuk 40 langkah, lalu 30 menit untuk sisa partai, dengan tambahan 30 detik tiap langkah sejak langkah pertama.",
			"90 minutes for 40 moves, then 30 minutes for the rest of the game, with 30 seconds more for each move from the first.",
			"90 minuta za 40 poteza, zatim 30 minuta do kraja partije, uz dodatak od 30 sekundi po potezu od prvog poteza."},
		"1 d2": {"1 menit untuk seluruh partai, dengan jeda 2 detik sebelum jam berjalan di tiap langkah.",
			"1 minute for the whole game, with a delay of 2 seconds before the clock counts each move.", "1 minuta za cijelu partiju, uz odgodu od 2 sekunde prije svakog poteza."},
		"5 v 3": {"Putih: 5 menit untuk seluruh partai. Hitam: 3 menit untuk seluruh partai.", "White: 5 minutes for the whole game. Black: 3 minutes for the whole game.",
			"Bijeli: 5 minuta za cijelu partiju. Crni: 3 minute za cijelu partiju."},
	} {
		c, err := clock.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		for i, l := range []i18n.Lang{i18n.ID, i18n.EN, i18n.HR} {
			if got := sentence(&view.V{Lang: l}, c); got != want[i] {
				t.Errorf("%s: %q\nwant %q", text, got, want[i])
			}
		}
	}
	for text, want := range map[string]time.Duration{"5+3": 15 * time.Minute, "90+30": 220 * time.Minute, "1s": time.Minute} {
		c, _ := clock.Parse(text)
		if got, ok := gameTime(c); !ok || got != want {
			t.Errorf("a game of %s: %v, want %v", text, got, want)
		}
	}
}

// TestGameLastsInWords: how long a game takes is said as people say it, not as a clock shows it.
func TestGameLastsInWords(t *testing.T) {
	for d, want := range map[time.Duration][3]string{
		15 * time.Minute:           {"15 menit", "15 minutes", "15 minuta"},
		3 * time.Hour:              {"180 menit", "180 minutes", "180 minuta"},
		220 * time.Minute:          {"3 jam 40 menit", "3 h 40 min", "3 h 40 min"},
		4 * time.Hour:              {"4 jam", "4 h", "4 h"},
		280 * time.Minute:          {"4 jam 40 menit", "4 h 40 min", "4 h 40 min"},
		10*time.Hour + time.Minute: {"10 jam 1 menit", "10 h 1 min", "10 h 1 min"},
	} {
		for i, l := range []i18n.Lang{i18n.ID, i18n.EN, i18n.HR} {
			if got := strings.ReplaceAll(roughly(&view.V{Lang: l}, d), "\u00a0", " "); got != want[i] {
				t.Errorf("%v, %s: %q, want %q", d, l.Tag(), got, want[i])
			}
		}
	}
}

// TestMakerArmageddon: that a draw is Black's goes with an own control to its game and its result; and Enter in a field of the maker begins
// nothing: no act of the page is its main one.
func TestMakerArmageddon(t *testing.T) {
	k := newReader(t, i18n.EN)
	k.send(openMaker{Edit: -1})
	k.send(typeControl{"5 v 4"})
	k.send(chooseDraw{Black: true})
	if _, html := k.Draw(); strings.Contains(html, "btn--main") {
		t.Error("Enter uses a control that is not finished")
	}
	k.send(keepMade{})
	k.start(i18n.EN)
	if len(k.m.Own) != 1 || !k.m.Own[0].BlackDraw {
		t.Fatalf("kept is %+v", k.m.Own)
	}
	k.Says("kept", "A draw counts as Black's win")
	k.Touch("own-0")
	if k.m.Game == nil || !k.m.Game.BlackDraw {
		t.Fatal("the game knows nothing of it")
	}
	k.send(openMaker{Edit: 0})
	if !k.m.Maker.BlackDraw {
		t.Error("changed, it is forgotten")
	}
	k.send(useOnce{})
	if k.m.Game == nil || !k.m.Game.BlackDraw {
		t.Error("used once, it is forgotten")
	}
}

// TestMakerWheels: each dial can be turned like a wheel; it stops at its ends, and a value that was typed between two of its own goes to
// the next one.
func TestMakerWheels(t *testing.T) {
	k := newReader(t, i18n.ID)
	k.send(openMaker{Edit: -1})
	k.send(typeControl{"90/40+30, 30+30"})
	k.send(choosePeriod{0})
	turn := func(key string, steps int) {
		t.Helper()
		v, html := k.Draw()
		w, ok := v.WheelOf(key).(wheel)
		if !ok || !v.HasWheels() || !strings.Contains(html, `data-wheel="`+key+`"`) {
			t.Fatalf("no wheel %s", key)
		}
		k.send(w.Turn(steps).(turnDial))
	}
	for _, tt := range []struct {
		key   string
		steps int
		want  string
	}{
		{"dial-0", 1, "100/40+30, 30+30"}, {"dial-0", -2, "80/40+30, 30+30"}, {"dial-0", 0, "80/40+30, 30+30"}, {"dial-0", 99, "180m/40+30, 30+30"},
		{"dial-0", -99, "1/40+30, 30+30"}, {"dial-1", -3, "1/40+15, 30+15"}, {"dial-2", 5, "1/45+15, 30+15"},
	} {
		if turn(tt.key, tt.steps); k.m.Maker.Control.String() != tt.want {
			t.Errorf("%s by %d: %s, want %s", tt.key, tt.steps, k.m.Maker.Control, tt.want)
		}
	}
	for steps, want := range map[int]int{1: 90, 2: 100, -1: 80, -2: 75} {
		if got := (wheel{dialMinutes, 85}).Turn(steps); got != (turnDial{dialMinutes, want}) {
			t.Errorf("85 by %d: %v, want %d", steps, got, want)
		}
	}
	k.send(chooseMethod{clock.ByoYomi})
	turn("dial-3", 2)
	if got := k.m.Maker.Control.String(); got != "1 byo 5x30" {
		t.Errorf("periods: %s", got)
	}
}
