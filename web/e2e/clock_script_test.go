package e2e

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"wasit/clock"
	"wasit/web/browsertest"
)

// A handAct is one act on the screen.
type handAct struct {
	Do     string `json:"do"`
	Side   string `json:"side,omitempty"`
	Key    string `json:"key,omitempty"`
	Millis int    `json:"ms,omitempty"`
	Count  bool   `json:"count,omitempty"`
	Stands bool   `json:"stands,omitempty"`
}

// A shownClock is what the screen shows after an act.
type shownClock struct {
	Rows         int
	Since        float64
	Known        bool
	White, Black string
	Run          string
}

// A handScript is a control and acts; kill is a place in the acts at which the page is loaded anew.
type handScript struct {
	name    string
	control string
	acts    []handAct
	kill    int // before which act, 0 for never
	gone    int // for how many milliseconds then
}

// TestClockScripts plays scripts of touches, pauses, corrections, sleeps, jumps of the time of day and kills on the screen, at instants
// of the test's own, and has the command "clock replay" play the same: the digits and the running side are the same after every act. Each
// method with each kind of disturbance is among them; with WASIT_LONG each with each, with each way of the flag and with a kill, and a
// thousand random ones. WASIT_SCRIPTS=200:300 plays those alone of the list.
func TestClockScripts(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	long := os.Getenv("WASIT_LONG") != ""
	scripts, random, pages := matrixScripts(long), 8, 1
	if long {
		random, pages = 1000, runtime.GOMAXPROCS(0)
	}
	for i := range random {
		scripts = append(scripts, randomScript(i))
	}
	if part := os.Getenv("WASIT_SCRIPTS"); part != "" {
		var from, to int
		if n, err := fmt.Sscanf(part, "%d:%d", &from, &to); n != 2 || err != nil || from < 0 || from >= to || from >= len(scripts) {
			t.Fatalf("WASIT_SCRIPTS=%s: want two of 0 to %d with a colon between", part, len(scripts))
		}
		scripts = scripts[from:min(to, len(scripts))]
	}
	seen, lines := playScripts(t, scripts, pages)
	looks := compareScripts(t, scripts, seen, replayed(t, lines))
	t.Logf("%d scripts, %d looks at the screen", len(scripts), looks)
	if looks < 5*len(scripts) {
		t.Errorf("only %d looks in %d scripts", looks, len(scripts))
	}
}

// playScripts plays scripts on so many pages side by side, and gives what each of them showed and what "clock replay" is to play.
func playScripts(t *testing.T, scripts []handScript, pages int) (seen [][]shownClock, lines []byte) {
	seen, all := make([][]shownClock, len(scripts)), make([]bytes.Buffer, len(scripts))
	t.Run("screen", func(t *testing.T) {
		for share := range pages {
			t.Run(fmt.Sprint(share), func(t *testing.T) {
				t.Parallel()
				p := virtualClock(t)
				for i := share; i < len(scripts); i += pages {
					seen[i] = playScript(p, scripts[i])
					var rows string
					p.Eval(`sessionStorage.rows`, &rows)
					writeScript(t, &all[i], scripts[i], rows, seen[i])
				}
			})
		}
	})
	if t.Failed() {
		t.FailNow() // what was not played cannot be compared
	}
	for i := range all {
		lines = append(lines, all[i].Bytes()...)
	}
	return seen, lines
}

func playScript(p *browsertest.Page, s handScript) (seen []shownClock) {
	inHands(p, fmt.Sprintf("lay(%q)", url.QueryEscape(s.control)), nil)
	play := func(list []handAct) {
		text, _ := json.Marshal(list)
		var part []shownClock
		inHands(p, fmt.Sprintf("play(%s)", text), &part)
		seen = append(seen, part...)
	}
	if s.kill == 0 {
		play(s.acts)
		return seen
	}
	play(s.acts[:s.kill])
	inHands(p, fmt.Sprintf("kill(%d)", s.gone), nil)
	p.Do(chromedp.Reload())
	inHands(p, fmt.Sprintf("revived(%t)", s.kill%2 == 0), nil)
	play([]handAct{{Do: "resume"}})
	play(s.acts[s.kill:])
	return seen
}

var methodWords = map[clock.Method]string{clock.None: "none", clock.Fischer: "fischer", clock.Bronstein: "bronstein", clock.USDelay: "usdelay", clock.Hourglass: "hourglass",
	clock.ByoYomi: "byoyomi", clock.Canadian: "canadian", clock.CountUp: "upcount", clock.PerMove: "permove", clock.Capped: "capped", clock.Refund: "bronstein_nopre"}

// scriptControl is a control as the files of "clock replay" have it.
func scriptControl(c clock.Control) map[string]any {
	side := func(s clock.SideControl) map[string]any {
		var periods []map[string]any
		for _, p := range s.Periods {
			m := map[string]any{"main": p.Main.Milliseconds(), "method": methodWords[p.Method], "add": p.Add.Milliseconds(), "moves": 0}
			if p.ByCounter {
				m["moves"] = p.Moves
			}
			switch p.Method {
			case clock.ByoYomi:
				m["n"] = p.Count
			case clock.Canadian:
				m["block_moves"] = p.Count
			}
			periods = append(periods, m)
		}
		credit := map[clock.FirstCredit]string{clock.BeforeMove1: "before", clock.AfterMove1: "after"}[s.FirstCredit]
		return map[string]any{"periods": periods, "first_credit": credit, "from_move": max(s.FromMove, 1)}
	}
	mode := map[clock.FlagMode]string{clock.Normal: "normal", clock.Claim: "claim"}[c.Flags]
	return map[string]any{"white": side(c.White), "black": side(c.Black), "freeze": c.Freeze, "flag_mode": mode}
}

// scriptEvent is an act of the clock as those files have it.
func scriptEvent(in clock.Input) map[string]any {
	e := map[string]any{"at": in.At.Milliseconds()}
	word, ok := map[clock.Act]string{clock.ActStart: "start", clock.ActPress: "press", clock.ActPause: "pause", clock.ActResume: "resume", clock.ActResumeSide: "resume",
		clock.ActCorrect: "correct", clock.ActTakeBackGain: "take_back", clock.ActWake: "wake"}[in.Act]
	if !ok {
		panic(fmt.Sprintf("an act that the screen has not: %v", in.Act))
	}
	e["do"] = word
	switch in.Act {
	case clock.ActPress, clock.ActResumeSide, clock.ActTakeBackGain:
		e["side"] = in.Side.String()
	case clock.ActCorrect:
		for i, k := range []string{"white", "black"} {
			e[k], e["presses_"+k[:1]], e["period_"+k[:1]] = in.Fix[i].Time.Milliseconds(), in.Fix[i].Presses, in.Fix[i].Period
		}
	case clock.ActWake:
		e["asleep_from"], e["count"] = in.From.Milliseconds(), in.Count
	}
	return e
}

// readInputs reads the acts that the clock stored, and the row of each, counted from 1 with the head.
func readInputs(t *testing.T, name, rows string) (inputs []clock.Input, rowOf []int) {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(rows), "\n")
	slices.Sort(lines) // by the number of the row
	for i, line := range lines {
		_, row, _ := strings.Cut(line, "\t")
		var r struct {
			Input string `json:"i"`
		}
		if err := json.Unmarshal([]byte(row), &r); err != nil || r.Input == "" {
			continue
		}
		raw, err := base64.StdEncoding.DecodeString(r.Input)
		var in clock.Input
		if err == nil {
			err = in.UnmarshalBinary(raw)
		}
		if err != nil {
			t.Fatalf("%s: row %d: %v", name, i, err)
		}
		inputs, rowOf = append(inputs, in), append(rowOf, i+1)
	}
	return inputs, rowOf
}

// writeScript writes the acts that the clock stored, with a sample for each look at the screen.
func writeScript(t *testing.T, out *bytes.Buffer, s handScript, rows string, seen []shownClock) {
	t.Helper()
	control, err := clock.Parse(s.control)
	if err != nil {
		t.Fatalf("%s: %v", s.name, err)
	}
	inputs, rowOf := readInputs(t, s.name, rows)
	events, samples := make([]map[string]any, len(inputs)), []map[string]any{}
	for i, in := range inputs {
		events[i] = scriptEvent(in)
	}
	for _, x := range seen {
		if !x.Known {
			continue
		}
		after := -1
		for i, row := range rowOf {
			if row <= x.Rows {
				after = i
			}
		}
		at := int64(0)
		if after >= 0 {
			at = inputs[after].At.Milliseconds() + int64(x.Since)
		}
		m := map[string]any{"at": at}
		if after >= 0 {
			m["after"] = after
		}
		late := maps.Clone(m)
		late["at"] = at - min(timerLate, int64(x.Since))
		samples = append(samples, m, late)
	}
	if err := json.NewEncoder(out).Encode(map[string]any{"name": s.name, "gate": false, "control": scriptControl(control), "events": events, "expect": samples}); err != nil {
		t.Fatal(err)
	}
}

// timerLate is how late a browser's timer may change a digit, in milliseconds: it counts whole ones, and rounds up.
const timerLate = 2

// A replayedClock is what "clock replay" says of a sample.
type replayedClock struct {
	White, Black int64
	Running      *string
	UpW          *int64 `json:"up_w"`
	UpB          *int64 `json:"up_b"`
}

// replayed has the command play scripts.
func replayed(t *testing.T, scripts []byte) (all [][]replayedClock) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "scripts.jsonl")
	if err := os.WriteFile(file, scripts, 0o600); err != nil {
		t.Fatal(err)
	}
	var errs bytes.Buffer
	command := exec.Command("go", "run", "wasit/clock/cmd/clock", "replay", file)
	command.Stderr = &errs
	out, err := command.Output()
	if err != nil {
		t.Fatalf("clock replay: %v\n%.2000s", err, errs.String())
	}
	for line := range bytes.Lines(out) {
		var r struct {
			Name   string
			Error  string
			Expect []replayedClock
		}
		if err := json.Unmarshal(line, &r); err != nil || r.Error != "" {
			t.Fatalf("clock replay: %s %v %.300s", r.Error, err, line)
		}
		all = append(all, r.Expect)
	}
	return all
}

// compareScripts wants the digits and the running side of every look at the screen to be those of the replay.
func compareScripts(t *testing.T, scripts []handScript, seen [][]shownClock, want [][]replayedClock) (looks int) {
	t.Helper()
	if len(want) != len(scripts) {
		t.Fatalf("%d scripts were replayed, want %d", len(want), len(scripts))
	}
	for i, s := range scripts {
		k := 0
		for look, x := range seen[i] {
			if !x.Known {
				continue
			}
			screen := x.White + " " + x.Black + " " + x.Run
			if now, late := want[i][k].shown(), want[i][k+1].shown(); screen != now && screen != late {
				t.Errorf("%s, look %d: the screen shows %q, the replay %q", s.name, look, screen, now)
				break
			}
			k += 2
			looks++
		}
		if k != len(want[i]) {
			t.Errorf("%s: %d of %d samples were compared", s.name, k, len(want[i]))
		}
	}
	return looks
}

// shown is what a screen shows of it: both times and who runs.
func (r replayedClock) shown() string {
	run := ""
	if r.Running != nil {
		run = *r.Running
	}
	return digits(r.White, r.UpW) + " " + digits(r.Black, r.UpB) + " " + run
}

// digits are a time in milliseconds as the three parts of a half show it.
func digits(ms int64, up *int64) string {
	d := clock.DigitsOf(time.Duration(ms)*time.Millisecond, true)
	if up != nil && ms == 0 {
		d = clock.UpDigitsOf(time.Duration(*up) * time.Millisecond)
	}
	switch {
	case d.Hours > 0:
		return fmt.Sprintf("%d/%02d/%02d", d.Hours, d.Minutes, d.Seconds)
	case d.HasTenth:
		return fmt.Sprintf("%d/%02d/.%d", d.Minutes, d.Seconds, d.Tenth)
	}
	return fmt.Sprintf("%d/%02d/", d.Minutes, d.Seconds)
}
