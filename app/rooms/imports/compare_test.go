package imports

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/session"
)

// takeAnyway goes on where the rounds of a file differ from those of the engine.
func (d *desk) takeAnyway() {
	d.t.Helper()
	if gate, asked := d.m.Dialog.(session.GateDialog); asked && gate.Gate.Rule == journal.RuleTaken {
		d.send(session.GateReason{Text: "paired by another program"})
		d.send(session.GateDo{})
	}
}

// repaired replaces cells of round 5 in the lines of players.
func repaired(t *testing.T, data []byte, cells map[int]string) []byte {
	t.Helper()
	lines := bytes.SplitAfter(data, []byte("\r"))
	done := 0
	for i, line := range lines {
		for tpn, cell := range cells {
			if bytes.HasPrefix(line, fmt.Appendf(nil, "001 %4d ", tpn)) {
				lines[i] = slices.Concat(line[:91+40], []byte(cell), line[91+40+len(cell):])
				done++
			}
		}
	}
	if done != len(cells) {
		t.Fatalf("%d of %d cells changed", done, len(cells))
	}
	return bytes.Join(lines, nil)
}

// TestTakenRoundsAreCompared: rounds of a file are paired again before it is taken over. Where they differ, a section in FIDE mode asks, and
// the report names both pairings; an event that is not to be rated is told.
func TestTakenRoundsAreCompared(t *testing.T) {
	rated := append([]byte("032 CRO\r"), golden(t, "c161001_0009p_05r.trf")...)
	for _, c := range []struct {
		name  string
		cells map[int]string
		line  string
	}{
		{"as the engine pairs", nil, ""},
		{"other opponents", map[int]string{3: "   7 w 1", 4: "   8 b 0", 7: "   3 b 0", 8: "   4 w 1"}, "### Import @ Round 5: 8-4 3-7 => 3-4 8-7"},
		{"other colours", map[int]string{7: "   8 w 0", 8: "   7 b 1"}, "### Import @ Round 5: 7-8 => 8-7"},
		{"another bye", map[int]string{6: "   8 b 0", 7: "0000 - U", 8: "   6 w 1"}, "### Import @ Round 5: 8-6 7=PAB => 8-7 6=PAB"},
		{"a bye too many", map[int]string{7: "0000 - Z", 8: "0000 - Z"}, ""}, // who is away is asked of nobody: the rest is as paired
	} {
		t.Run(c.name, func(t *testing.T) {
			data := repaired(t, rated, c.cells)
			d := home(t)
			d.openAny("file.trf", data)
			d.send(takeOverFile{})
			gate, asked := d.m.Dialog.(session.GateDialog)
			if asked != (c.line != "") {
				t.Fatalf("asked is %v: %+v, %v", asked, d.m.Dialog, d.m.Notice)
			}
			if asked {
				if len(d.Log) > 0 || gate.Gate.Level != journal.Deviation || !slices.Equal(gate.Gate.Lines, []string{c.line}) {
					t.Fatalf("%d records; level %d, lines %q", len(d.Log), gate.Gate.Level, gate.Gate.Lines)
				}
				d.send(session.GateReason{Text: "the other program paired so"})
				d.send(session.GateDo{})
			}
			s, err := journal.Replay(d.Log)
			if err != nil {
				t.Fatal(err)
			}
			if s.Mode(1).State != journal.ModeIn {
				t.Errorf("the mode is %q", s.Mode(1).State)
			}
			if got := strings.Join(federation.RemarkLines(s, 1), "\n"); got != c.line {
				t.Errorf("the report says %q, want %q", got, c.line)
			}
			marks := slices.DeleteFunc(s.Marks(1), func(k journal.Mark) bool { return k.Why != journal.MarkTaken })
			if (len(marks) > 0) != asked || slices.ContainsFunc(marks, func(k journal.Mark) bool { return k.Round != 5 }) {
				t.Errorf("marks %+v", marks)
			}
			if noted := len(slices.DeleteFunc(s.Deeds(1), func(x journal.Deed) bool { return x.Rule != journal.RuleTaken })); (noted == 1) != asked {
				t.Errorf("%d deeds", noted)
			}
		})
	}
}

// TestTakenRoundsAreTold: an event that is not to be rated is taken over without a question, and told which rounds differ.
func TestTakenRoundsAreTold(t *testing.T) {
	data := repaired(t, golden(t, "c161001_0009p_05r.trf"), map[int]string{7: "   8 w 0", 8: "   7 b 1"})
	d := emptyEvent(t)
	d.open("file.trf", data)
	d.send(takeOverFile{})
	d.NoNotice("taking over")
	if d.m.Dialog != nil || d.m.Notice == nil || !strings.Contains(d.m.Notice.Text, "5") {
		t.Fatalf("dialog %+v, notice %+v", d.m.Dialog, d.m.Notice)
	}
	if lines := federation.RemarkLines(d.m.Event.Kept, d.m.Event.Section); len(lines) > 0 {
		t.Errorf("remarks of an event that promised nothing: %q", lines)
	}
}

// TestTakenRoundsAreComparedAgain: what is changed in the review meanwhile is what the comparison is of.
func TestTakenRoundsAreComparedAgain(t *testing.T) {
	d := emptyEvent(t)
	d.open("file.trf", golden(t, "c161001_0009p_05r.trf"))
	before := len(d.Cmds)
	count := func() (n int) {
		for _, c := range d.Cmds[before:] {
			if _, ok := c.(session.CompareRound); ok {
				n++
			}
		}
		return n
	}
	env := d.Env()
	m, cmds := takeOverFile{}.update(d.m, env)
	if !m.TRF.Checked.IsRunning() || len(cmds) != 1 {
		t.Fatalf("%d commands", len(cmds))
	}
	if again, more := (takeOverFile{}).update(m, env); len(more) > 0 || again.Event.Kept.Seq() != m.Event.Kept.Seq() {
		t.Error("a second touch does something")
	}
	asked := cmds[0].(session.CompareRound)
	changed, _ := takeRounds{7}.update(m, env)
	if next, more := (roundCompared{Asked: asked}).update(changed, env); len(more) > 0 || next.TRF.Checked.IsRunning() {
		t.Error("an answer to what was asked before the change counts")
	}
	d.m = changed
	d.send(takeOverFile{})
	if got := count(); got != 5 {
		t.Errorf("%d rounds compared, want 5", got)
	}
}
