package site

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// A patch is one change to a dependency's sources, as a unified diff below a head of fields. patches/README.md says what the
// fields mean.
type patch struct {
	name  string // of its file
	text  string
	head  map[string]string
	files []filePatch
}

// A filePatch changes one file, or makes one.
type filePatch struct {
	path  string
	made  bool
	hunks []hunk
}

// A hunk replaces lines, which are expected at a place but may stand elsewhere if they stand there alone.
type hunk struct {
	at       int // the first line, from 0
	old, new []string
}

// needed says whether the app does not work without the patch: it mends a fault that the app would run into.
func (p patch) needed() bool { return p.head["Needed"] == "yes" }

// leaves lists the files that stay behind.
func (p patch) leaves() []string { return strings.Fields(p.head["Leaves-out"]) }

var (
	headLine = regexp.MustCompile(`^([A-Z][a-z-]+): (.+)$`)
	hunkLine = regexp.MustCompile(`^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@`)
)

// parsePatch reads a patch. Anything it does not expect is an error that names the line.
func parsePatch(name, text string) (patch, error) {
	p := patch{name: name, text: text, head: map[string]string{}}
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	field, i := "", 0
	for ; i < len(lines) && !strings.HasPrefix(lines[i], "--- "); i++ {
		switch m := headLine.FindStringSubmatch(lines[i]); {
		case m != nil:
			field = m[1]
			p.head[field] = m[2]
		case strings.HasPrefix(lines[i], "  ") && field != "":
			p.head[field] += " " + strings.TrimSpace(lines[i])
		case lines[i] != "":
			return p, fmt.Errorf("%s:%d: neither a field of the head nor its continuation", name, i+1)
		}
	}
	for i < len(lines) {
		f, next, err := parseFile(lines, i)
		if err != nil {
			return p, fmt.Errorf("%s:%w", name, err)
		}
		p.files = append(p.files, f)
		i = next
	}
	if len(p.files)+len(p.leaves()) == 0 && p.head["Rewrites"] == "" {
		return p, fmt.Errorf("%s: it changes nothing", name)
	}
	return p, nil
}

// parseFile reads the part of a patch about one file, from line i on.
func parseFile(lines []string, i int) (f filePatch, next int, err error) {
	if i+1 >= len(lines) || !strings.HasPrefix(lines[i], "--- ") || !strings.HasPrefix(lines[i+1], "+++ b/") {
		return f, i, fmt.Errorf("%d: want two lines, --- a/FILE and +++ b/FILE", i+1)
	}
	f.path = strings.TrimPrefix(lines[i+1], "+++ b/")
	f.made = lines[i] == "--- /dev/null"
	if !f.made && lines[i] != "--- a/"+f.path {
		return f, i, fmt.Errorf("%d: %q and %q are two files", i+1, lines[i], lines[i+1])
	}
	for i += 2; i < len(lines) && !strings.HasPrefix(lines[i], "--- "); {
		var h hunk
		if h, i, err = parseHunk(lines, i); err != nil {
			return f, i, err
		}
		f.hunks = append(f.hunks, h)
	}
	if len(f.hunks) == 0 || f.made && (len(f.hunks) > 1 || len(f.hunks[0].old) > 0) {
		return f, i, fmt.Errorf("%d: %s has no hunk, or is made from what is not there", i, f.path)
	}
	return f, i, nil
}

func parseHunk(lines []string, i int) (h hunk, next int, err error) {
	m := hunkLine.FindStringSubmatch(lines[i])
	if m == nil {
		return h, i, fmt.Errorf("%d: want @@ -LINE,COUNT +LINE,COUNT @@", i+1)
	}
	number := func(text string) int {
		n, _ := strconv.Atoi(text) // digits, by the expression
		return n
	}
	count := func(text string) int {
		if text == "" {
			return 1
		}
		return number(text)
	}
	first, olds, news := number(m[1]), count(m[2]), count(m[4])
	h.at = max(first-1, 0)
	for i++; i < len(lines) && (len(h.old) < olds || len(h.new) < news); i++ {
		kind, line := " ", ""
		if lines[i] != "" {
			kind, line = lines[i][:1], lines[i][1:]
		}
		switch kind {
		case " ":
			h.old, h.new = append(h.old, line), append(h.new, line)
		case "-":
			h.old = append(h.old, line)
		case "+":
			h.new = append(h.new, line)
		default:
			return h, i, fmt.Errorf("%d: a line of a hunk begins with a blank, - or +", i+1)
		}
	}
	if len(h.old) != olds || len(h.new) != news {
		return h, i, fmt.Errorf("%d: the hunk has %d old and %d new lines, its head says %d and %d", i, len(h.old), len(h.new), olds, news)
	}
	return h, i, nil
}

// apply changes a module's files, by path. All of the patch fits, or the files stay as they are and the error says what does not.
// A patch of a generated file may name a rewrite for it instead ("Rewrites: FILE by NAME").
func (p patch) apply(files map[string]string, rewrites map[string]func(string) (string, error)) (map[string]string, error) {
	out := maps.Clone(files)
	if path, name, ok := strings.Cut(p.head["Rewrites"], " by "); ok {
		rewrite := rewrites[name]
		if rewrite == nil {
			return files, fmt.Errorf("%s: there is no rewrite %s", p.name, name)
		}
		text, err := rewrite(out[path])
		if err != nil {
			return files, fmt.Errorf("%s: %s: %w", p.name, path, err)
		}
		out[path] = text
	}
	for _, path := range p.leaves() {
		if _, ok := out[path]; !ok {
			return files, fmt.Errorf("%s: there is no %s to leave out", p.name, path)
		}
		delete(out, path)
	}
	for _, f := range p.files {
		text, there := out[f.path]
		if there == f.made {
			return files, fmt.Errorf("%s: %s is there: %t", p.name, f.path, there)
		}
		if f.made {
			out[f.path] = strings.Join(f.hunks[0].new, "\n") + "\n"
			continue
		}
		lines, shift := strings.Split(text, "\n"), 0
		for n, h := range f.hunks {
			at, ok := h.find(lines, h.at+shift)
			if !ok {
				return files, fmt.Errorf("%s: %s has other lines than hunk %d expects, or has them twice", p.name, f.path, n+1)
			}
			lines = slices.Replace(lines, at, at+len(h.old), h.new...)
			shift = at - h.at + len(h.new) - len(h.old)
		}
		out[f.path] = strings.Join(lines, "\n")
	}
	return out, nil
}

// find finds the old lines where they are expected, or else in the one place where they stand.
func (h hunk) find(lines []string, expected int) (at int, ok bool) {
	fits := func(at int) bool {
		return at >= 0 && at+len(h.old) <= len(lines) && slices.Equal(lines[at:at+len(h.old)], h.old)
	}
	if fits(expected) {
		return expected, true
	}
	at = -1
	for i := range lines {
		if fits(i) {
			if at >= 0 {
				return 0, false
			}
			at = i
		}
	}
	return at, at >= 0
}
