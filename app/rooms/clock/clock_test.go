package clock

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/clock"
)

// table is a clock on a table, with both sources of time and a store that keeps what it is given.
type table struct {
	t     fataler
	m     page
	mono  time.Duration
	wall  time.Time
	rows  map[string][]string
	index string
	seen  string
	cmds  []session.Cmd // of the last message
	taken uint64
}

type fataler interface {
	Helper()
	Fatalf(string, ...any)
}

func newTable(t fataler, lang i18n.Lang) *table {
	k := &table{t: t, wall: time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC), rows: map[string][]string{}}
	k.start(lang)
	return k
}

// start is the app started anew over the same store.
func (k *table) start(lang i18n.Lang) {
	k.m = page{Session: session.Session{Settings: session.Settings{Lang: lang}, Route: session.Route{Page: session.PageClock}}}
	k.mono = 400 * time.Millisecond // another origin of time
	k.send(session.BookOpened{Book: session.ClockBook, Index: k.index, Seen: k.seen})
}

func (k *table) pass(d time.Duration) { k.mono, k.wall = k.mono+d, k.wall.Add(d) }

// live lets time pass as it does for an app that is awake.
func (k *table) live(d time.Duration) {
	for d > 0 {
		step := min(d, Beat)
		k.pass(step)
		d -= step
		k.send(Life{})
	}
}

func (k *table) send(msg session.Msg) {
	k.t.Helper()
	k.taken += 0x9e3779b97f4a7c15
	own, ok := msg.(Msg)
	if !ok {
		own = Answer(msg)
	}
	next, cmds := own.update(k.m, session.Env{Now: k.wall, Mono: k.mono, Random: k.taken})
	k.m, k.cmds = next, cmds
	for _, c := range cmds {
		switch c := c.(type) {
		case session.KeepClock:
			if len(k.rows[c.ID])+1 != c.Seq {
				k.t.Fatalf("row %d of game %s follows row %d", c.Seq, c.ID, len(k.rows[c.ID]))
			}
			k.rows[c.ID] = append(k.rows[c.ID], c.Row)
		case session.KeepIndex:
			k.index = c.Index
			for _, id := range c.Gone {
				delete(k.rows, id)
			}
		case session.KeepClockSeen:
			k.seen = c.Seen
		case session.OpenGame:
			k.send(session.GameOpened{Book: c.Book, ID: c.ID, Past: c.Past, Rows: k.rows[c.ID]})
		}
	}
}

func (k *table) press(side clock.Side) {
	k.t.Helper()
	k.send(Press{Side: side, Touch: true, Stamp: k.mono})
}

func (k *table) left() string {
	at := k.m.Instant(k.mono)
	s := k.m.Game.State
	return fmt.Sprintf("%v %v", s.Remaining(clock.White, at), s.Remaining(clock.Black, at))
}

func (k *table) want(what, got, want string) {
	k.t.Helper()
	if got != want {
		k.t.Fatalf("%s: %s, want %s", what, got, want)
	}
}

func (k *table) phase() string {
	return k.m.Game.State.Phase(k.m.Instant(k.mono)).String()
}

func TestClockGame(t *testing.T) {
	k := newTable(t, i18n.ID)
	k.send(pickControl{Text: "3+2"})
	k.press(clock.White)
	k.want("White's tap before the start", k.phase(), "ready")
	k.press(clock.Black)
	k.live(2 * time.Second)
	k.press(clock.White)
	k.live(50 * time.Millisecond)
	k.press(clock.Black) // within the guard: the same touch
	k.live(9950 * time.Millisecond)
	k.press(clock.White) // the idle half
	k.press(clock.Black)
	k.want("after a turn each", k.left(), "3m2s 2m54s")
	k.send(Pause{})
	k.live(time.Minute)
	k.want("paused", k.left(), "3m2s 2m54s")
	k.send(swapTurn{})
	k.want("swapped", fmt.Sprint(k.m.Game.State.Turn()), "black")
	k.send(swapTurn{})
	k.send(lock{})
	for _, msg := range []Msg{Resume{}, swapTurn{}, openFix{}, showDialog{Dialog: settingsDialog{}}, Press{Side: clock.White}} {
		k.send(msg)
	}
	k.want("locked", fmt.Sprint(k.phase(), k.m.Game.State.Turn(), k.m.Fix, k.m.Dialog), "pausedwhite <nil> <nil>")
	k.start(i18n.ID)
	k.want("locked, and opened again", fmt.Sprint(k.phase(), k.m.Locked), "pausedtrue")
	k.send(unlock{})
	k.send(Resume{})
	k.live(time.Second)
	k.want("resumed", k.left(), "3m1s 2m54s")
	k.send(goTo{Screen: ScreenPick})
	if k.m.Game == nil {
		t.Fatal("a running clock was left")
	}
	k.send(Decide{Result: "1/2"})
	if c := k.m.Model; c.Game != nil || len(c.Games) != 1 || c.Games[0].Result != "1/2" || c.Screen != screenSummary || len(c.Past.Steps) == 0 {
		t.Fatalf("after the game: %+v", c)
	}
	k.send(openPast{ID: k.m.Games[0].ID})
	if got := len(k.m.Past.Steps); got != len(k.rows[k.m.Games[0].ID])-1 {
		t.Fatalf("the history tells %d steps", got)
	}
}

// TestClockAsleep: what each of the two sources of time says of a running clock, and what comes of it.
func TestClockAsleep(t *testing.T) {
	for _, c := range []struct {
		name       string
		mono, wall time.Duration
		asked      bool
		gap        time.Duration
	}{
		{"awake", 2 * time.Second, 2 * time.Second, false, 0},
		{"awake, time of day set back", 2 * time.Second, -time.Hour, false, 0},
		{"the page's clock stood still", 100 * time.Millisecond, 37 * time.Second, true, 37 * time.Second},
		{"both went on, the app did not", 37 * time.Second, 37 * time.Second, true, 37 * time.Second},
		{"a disagreement of 250 ms", time.Second, 1250 * time.Millisecond, false, 0},
		{"of 251 ms", time.Second, 1251 * time.Millisecond, true, 1251 * time.Millisecond},
	} {
		for _, count := range []bool{true, false} {
			k := newTable(t, i18n.HR)
			k.send(pickControl{Text: "5"})
			k.press(clock.Black)
			k.live(3 * time.Second)
			k.mono, k.wall = k.mono+c.mono, k.wall.Add(c.wall)
			k.press(clock.White) // the touch that wakes
			if asked := k.m.Gap != nil; asked != c.asked {
				t.Fatalf("%s: asked %t", c.name, asked)
			}
			if !c.asked {
				continue
			}
			k.send(answerGap{Count: count})
			want := 5*time.Minute - 3*time.Second
			if count {
				want -= c.gap
			}
			k.want(c.name, k.left(), fmt.Sprintf("%v 5m0s", want))
			k.want(c.name, k.phase(), "paused")
		}
	}
}

// TestClockKilled: a killed app comes back with every press and asks; asked and killed again, it asks the same.
func TestClockKilled(t *testing.T) {
	k := newTable(t, i18n.EN)
	k.send(pickControl{Text: "5+3"})
	k.press(clock.Black)
	k.live(10 * time.Second)
	k.press(clock.White)
	k.live(1500 * time.Millisecond)
	k.wall = k.wall.Add(20 * time.Second)
	k.start(i18n.EN)
	for range 2 {
		gap := k.m.Gap
		if gap == nil || gap.From != 11*time.Second || gap.At != 31500*time.Millisecond {
			t.Fatalf("the gap is %+v", gap)
		}
		k.want("while asked", k.left(), "4m56s 5m2s")
		k.wall = k.wall.Add(time.Hour) // nobody plays while the question stands
		k.start(i18n.EN)
	}
	k.send(answerGap{})
	k.want("not counted", k.left(), "4m56s 5m2s")
}

// TestFlagsAfterRestart: which flag fell first is known after the app was killed, also when the other one falls then.
func TestFlagsAfterRestart(t *testing.T) {
	k := newTable(t, i18n.EN)
	k.send(pickControl{Text: "1; nofreeze"})
	k.press(clock.Black)
	k.live(61 * time.Second)
	k.press(clock.White)
	k.live(59 * time.Second)
	k.start(i18n.EN)
	first := func() clock.Side {
		side, ok := k.m.Game.State.FirstFlag(k.m.Instant(k.mono))
		if !ok {
			t.Fatal("no flag has fallen")
		}
		return side
	}
	k.want("first after a restart", first().String(), "white")
	k.live(2 * time.Second)
	k.start(i18n.EN)
	k.want("first of both", first().String(), "white")
	if f := k.m.Game.State.Face(clock.Black, k.m.Instant(k.mono)); f.Order != 2 {
		t.Errorf("Black's flag: %+v", f)
	}
}

// TestClockDamaged: what can be read of a damaged journal goes on as a game of its own; the rows at fault stay.
func TestClockDamaged(t *testing.T) {
	k := newTable(t, i18n.EN)
	k.send(pickControl{Text: "5+3"})
	k.press(clock.Black)
	k.live(10 * time.Second)
	k.press(clock.White)
	k.send(Pause{})
	id := k.m.Game.ID
	before := append([]string(nil), k.rows[id]...)
	k.rows[id][2] = "{"
	k.start(i18n.EN)
	g := k.m.Game
	if g == nil || g.ID == id || len(g.Steps) != 1 || k.m.Notice == nil || !strings.Contains(k.m.Notice.Title, "3") {
		t.Fatalf("came back as %+v, notice %+v", g, k.m.Notice)
	}
	if len(k.rows[id]) != len(before) || len(k.rows[g.ID]) != 2 {
		t.Errorf("rows: %q and %q", k.rows[id], k.rows[g.ID])
	}
	k.index = strings.Replace(k.index, `"v":1`, `"v":9`, 1)
	k.start(i18n.EN)
	k.send(pickControl{Text: "3"})
	if k.m.Failed == nil || len(k.cmds) != 1 {
		t.Errorf("over a newer program's list: %v, %v", k.m.Failed, k.cmds)
	}
}

func TestClockFix(t *testing.T) {
	k := newTable(t, i18n.ID)
	k.send(pickControl{Text: "15+10"})
	k.press(clock.Black)
	k.live(5 * time.Second)
	k.press(clock.White)
	k.send(openFix{})
	if k.m.Fix != nil {
		t.Fatal("a running clock was opened for correction")
	}
	k.send(Pause{})
	k.send(openFix{})
	k.send(fixSelect{clock.Black})
	for range 2 { // two touches of a key between two drawings
		k.send(fixTime{time.Minute})
	}
	k.send(fixSelect{clock.White})
	k.send(fixGain{})
	k.send(fixWhy{FixIllegal})
	k.send(ApplyFix{})
	k.want("two minutes more and the gain back", k.left(), "15m5s 17m10s")
	k.send(openFix{})
	k.send(fixSelect{clock.White})
	k.send(fixGain{})
	k.send(ApplyFix{})
	if k.m.Fix == nil || k.m.Fix.Err == nil {
		t.Fatal("a gain was taken back twice")
	}
	k.send(closeDialog{})
	k.want("refused", k.left(), "15m5s 17m10s")
	k.start(i18n.ID)
	k.want("after a restart", k.left(), "15m5s 17m10s")
	if steps := pastOf(k.m.Game); steps.Why[len(steps.Why)-1] != FixIllegal {
		t.Errorf("reasons %v", steps.Why)
	}
}

// TestClockClaim: in claim mode nothing betrays a fallen flag until somebody claims.
func TestClockClaim(t *testing.T) {
	for _, c := range []struct {
		white, black time.Duration // thinking of the first turn each
		by           clock.Side
		want         clock.Verdict
	}{
		{70 * time.Second, 0, clock.Black, clock.WinOnTime},
		{30 * time.Second, 0, clock.Black, clock.Rejected},
		{70 * time.Second, 70 * time.Second, clock.Black, clock.DrawOnTime},
	} {
		k := newTable(t, i18n.ID)
		for _, o := range []toggle{optionSound, optionVibrate, optionFlash, optionLow, optionClaim} {
			k.send(setOption{o, true})
		}
		k.send(pickControl{Text: "1"})
		k.press(clock.Black)
		signs := 0
		k.t = t
		for _, turn := range []time.Duration{c.white, c.black} {
			for passed := time.Duration(0); passed < turn; passed += time.Second {
				k.live(time.Second)
				for _, cmd := range k.cmds {
					if s, ok := cmd.(session.SignClock); ok && s.Sign == session.SignFlag {
						signs++
					}
				}
			}
			if turn > 0 {
				k.press(k.m.Game.State.Turn())
			}
		}
		k.send(askClaim{})
		k.send(claimTime{By: c.by})
		if d, ok := k.m.Dialog.(verdictDialog); !ok || d.Verdict != c.want || signs != 0 {
			t.Errorf("%+v: %+v, %d signs", c, k.m.Dialog, signs)
		}
	}
}

// TestClockSigns: each sign by its own switch, the low one once and again only above one and a half of its threshold.
func TestClockSigns(t *testing.T) {
	k := newTable(t, i18n.EN)
	for o := optionFace; o <= optionClaim; o++ {
		k.send(setOption{o, o == optionSound || o == optionLow || o == optionSpeak || o == optionTenths || o == optionWindow})
	}
	k.send(pickControl{Text: "2"})
	k.press(clock.Black)
	var signs []session.ClockSign
	var said []string
	for range 121 {
		k.live(time.Second)
		for _, c := range k.cmds {
			switch c := c.(type) {
			case session.SignClock:
				signs = append(signs, c.Sign)
			case session.Speak:
				said = append(said, c.Text)
			}
		}
	}
	if fmt.Sprint(signs) != fmt.Sprint([]session.ClockSign{session.SignLow, session.SignFlag}) {
		t.Errorf("signs %v", signs)
	}
	if want := "White, 1 minute|White, 50 seconds|White, 40 seconds|White, 30 seconds|White, 20 seconds|White, 10 seconds"; strings.Join(said, "|") != want {
		t.Errorf("said %q", said)
	}
	k.send(SayTimes{}) // App. D.2.6.1: a clock for blind players tells the times and the number of moves
	if s, ok := k.cmds[0].(session.Speak); !ok || s.Text != "White, 0 seconds. Black, 2 minutes. move 1" {
		t.Errorf("on request: %+v", k.cmds)
	}
}

func TestClockReset(t *testing.T) {
	k := newTable(t, i18n.EN)
	k.send(pickControl{Text: "5 v 3"})
	k.send(swapHalves{})
	k.press(clock.Black)
	k.live(9 * time.Second)
	k.send(Pause{})
	old := k.m.Game.ID
	k.send(showDialog{resetDialog{}})
	k.send(closeDialog{})
	k.want("cancelled", k.left(), "4m51s 3m0s")
	k.send(layAnew{})
	k.want("reset", k.left(), "5m0s 3m0s")
	if k.m.Game.Far != clock.White || len(k.m.Games) != 1 || k.m.Games[0].ID != old || len(k.rows[old]) < 4 {
		t.Errorf("after a reset: %+v", k.m.Games)
	}
}

// TestClockElsewhere: a tab that lost the clock neither shows nor keeps it.
func TestClockElsewhere(t *testing.T) {
	k := newTable(t, i18n.EN)
	k.send(pickControl{Text: "5"})
	k.press(clock.Black)
	k.send(session.BookElsewhere{Book: session.ClockBook})
	k.press(clock.White)
	if IsLive(k.m.Session, k.m.Model) || len(k.cmds) != 0 || !k.m.Elsewhere {
		t.Errorf("%+v, %v", k.m.Model, k.cmds)
	}
}

// TestFewLooks: above twenty seconds a running clock is looked at four times a second at most, whatever its control.
func TestFewLooks(t *testing.T) {
	for _, p := range clock.Presets() {
		if _, ok := p.Control(); !ok {
			continue
		}
		k := newTable(t, i18n.EN)
		k.send(pickControl{Text: p.Text})
		k.press(clock.Black)
		g := k.m.Game
		looks, at, end := 0, g.State.Last(), 30*time.Second
		for at < end && g.State.Remaining(clock.White, at) > 20*time.Second {
			wait, _ := k.m.NextLook(at)
			at += wait
			looks++
		}
		if span := at - g.State.Last(); looks > 4*int(span/time.Second+1) {
			t.Errorf("%s: %d looks in %v", p.Text, looks, span)
		}
	}
}

// TestClockAnyActs: whatever is done in whatever order, both times and the clock's own running time account for each other
// over restarts, and the journal brings back the same clock.
func TestClockAnyActs(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		k := newTable(r, i18n.EN)
		k.send(pickControl{Text: rapid.SampledFrom([]string{"5", "3+2", "5 d2", "25 b10", "1 hourglass", "90/40+30, 30+30", "10 byo 3x30"}).Draw(r, "control")})
		for range rapid.IntRange(0, 40).Draw(r, "acts") {
			if k.m.Game == nil {
				break
			}
			switch rapid.IntRange(0, 11).Draw(r, "act") {
			case 0, 1, 2:
				k.press(clock.White)
			case 3, 4, 5:
				k.press(clock.Black)
			case 6:
				k.send(Pause{})
			case 7:
				k.send(Resume{})
			case 8:
				k.send(swapTurn{})
			case 9:
				k.wall = k.wall.Add(time.Duration(rapid.IntRange(0, 60000).Draw(r, "dead")) * time.Millisecond)
				before := len(k.rows[k.m.Game.ID])
				k.start(i18n.EN)
				if rows := len(k.rows[k.m.Game.ID]); len(k.m.Game.Steps)+1 != rows || rows != before && (rows != before+1 || k.m.Game.Steps[rows-2].Input.Act != clock.ActWake) {
					r.Fatalf("came back with another number of steps than %d", before-1)
				}
			case 10:
				k.send(answerGap{Count: rapid.Bool().Draw(r, "count")})
			case 11:
				k.send(openFix{})
				k.send(ApplyFix{})
			}
			k.live(time.Duration(rapid.IntRange(0, 2500).Draw(r, "ms")) * time.Millisecond)
		}
		g := k.m.Game
		again, err := readClockGame(g.ID, k.rows[g.ID])
		if err != nil {
			r.Fatalf("the journal: %v", err)
		}
		if again.State != g.State || again.Far != g.Far {
			r.Fatalf("the journal brings back another clock")
		}
	})
}
