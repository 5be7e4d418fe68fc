package static

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	moves    = regexp.MustCompile(`(?:^|[{;\s])(animation|transition):\s*([^;}]*)`)
	frames   = regexp.MustCompile(`@keyframes ([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)`)
	property = regexp.MustCompile(`([\w-]+)\s*:`)
)

// signals are the animations that are no movement of the page: what the clock tells, how long a finger holds, what is still awaited,
// how long a question that came under a finger takes no touch.
// Each has its own rule for reduced motion or shows something without which one would not know.
var signals = []string{"ck-blink", "ck-swing", "ck-hold", "ck-step", "ck-flash", "told", "held", "skel", "undo", "f-hold", "none"}

// TestMotion: what moves takes its time from tokens.css, where reduced motion makes it nothing, and moves by transform and opacity
// alone: nothing below it is pushed.
func TestMotion(t *testing.T) {
	names, err := fs.Glob(Files, "*.css")
	if err != nil || len(names) < 5 {
		t.Fatal(names, err)
	}
	moving, bodies := map[string]bool{}, map[string]string{}
	for _, name := range names {
		text, err := Files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		css := comment.ReplaceAllString(string(text), "")
		for _, f := range frames.FindAllStringSubmatch(css, -1) {
			bodies[f[1]] = f[2]
		}
		for _, m := range moves.FindAllStringSubmatch(css, -1) {
			value := strings.Fields(m[2])
			if m[1] == "animation" && slices.Contains(signals, value[0]) || m[2] == "none" {
				continue
			}
			for part := range strings.SplitSeq(regexp.MustCompile(`cubic-bezier\([^)]*\)`).ReplaceAllString(m[2], ""), ",") {
				if !strings.Contains(part, "var(--dur-") {
					t.Errorf("%s: “%s: %s” has a time of its own", name, m[1], strings.TrimSpace(part))
				}
			}
			if m[1] == "animation" {
				moving[value[0]] = true
			}
		}
	}
	if len(moving) < 5 {
		t.Errorf("only %d animations are seen", len(moving))
	}
	for name := range moving {
		for _, p := range property.FindAllStringSubmatch(bodies[name], -1) {
			if p[1] != "transform" && p[1] != "opacity" {
				t.Errorf("@keyframes %s changes %s, which moves what is around", name, p[1])
			}
		}
		if bodies[name] == "" {
			t.Errorf("no @keyframes %s", name)
		}
	}
}
