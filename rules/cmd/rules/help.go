package main

import (
	"flag"
	"fmt"
	"io"
	"runtime/debug"
	"strings"
)

// The three commands of the engines explain themselves alike. They share no code, because the engines know nothing of each
// other: swiss/cmd/swiss and clock/cmd/clock have the same few functions.

// manual is what help says of a command beside its options.
var manual = map[string]string{
	"perft": `Prints a line for each first move and the number of positions DEPTH half-moves away last.
example: rules perft 4 "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"`,
	"canmate": `Answers "yes MOVES…", "no PROOF" or "unknown REASON": whether SIDE, white or black, can still mate by any series of legal moves.
With - it reads lines "FEN;side" from the standard input and answers each with a line of its own.
example: rules canmate white "8/8/8/4k3/8/8/4KP2/8 w - - 0 1"`,
	"rule": ruleManual + kindList(),
	"game": `Says of every game of the file how it ended by the Laws, with the article, and when each draw became claimable.
-json prints one object a game: {"game":1,"result":"1/2-1/2","article":"9.6.1","threefold_ply":54,"fivefold_ply":71,"fifty_ply",
"seventyfive_ply","mate_ply","stalemate_ply","dead_material_ply","dead_full_ply"}, absent where it never was; "open":true where the arbiter
decides; {"game":2,"error":…} for a game that cannot be read, {"game":0,"error":…} for a file. - reads the standard input.
example: rules game -json games.pgn`,
}

// helpError asks for help: of a command, or of the program where set is nil. It is no failure.
type helpError struct{ set *flag.FlagSet }

func (e *helpError) Error() string { return "rules: help" }

// print writes the help asked for.
func (e *helpError) print(w io.Writer) {
	if e.set == nil {
		fmt.Fprint(w, usage()+"  rules help COMMAND explains it; rules --version says which program this is\nstatus: 0 done; 2 bad input; 3 any other failure\n")
		return
	}
	for _, c := range commands() {
		if c.name == e.set.Name() {
			fmt.Fprintf(w, "usage: rules %s\n", c.usage)
		}
	}
	options := false
	e.set.VisitAll(func(*flag.Flag) { options = true })
	if options {
		fmt.Fprintln(w, "\noptions:")
		e.set.SetOutput(w)
		e.set.PrintDefaults()
	}
	if text := manual[e.set.Name()]; text != "" {
		fmt.Fprintf(w, "\n%s\n", strings.TrimSuffix(text, "\n"))
	}
}

// isHelp reports whether a word asks for help.
func isHelp(word string) bool { return word == "-h" || word == "-help" || word == "--help" }

// release is the commit of a program that make release has built; other builds know it from their repository.
var release string

// version says which program this is.
func version(w io.Writer) error {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		_, err := fmt.Fprintln(w, "rules (unknown build)")
		return err
	}
	parts := []string{"rules", info.Main.Version, info.GoVersion}
	if release != "" {
		parts = append(parts, release)
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" || s.Key == "vcs.time" {
			parts = append(parts, s.Value)
		}
	}
	_, err := fmt.Fprintln(w, strings.Join(parts, " "))
	return err
}

// unknown says that there is no such command or option, and which may have been meant.
func unknown(what, word string, known []string) string {
	text := fmt.Sprintf("no %s %q", what, word)
	if near, ok := nearest(word, known); ok {
		text += fmt.Sprintf("; did you mean %q?", near)
	}
	return text
}

// optionError makes the words of the flag package those of this program.
func optionError(set *flag.FlagSet, err error) string {
	word, missing := strings.CutPrefix(err.Error(), "flag provided but not defined: -")
	if !missing {
		return strings.Replace(err.Error(), " for flag -", " for -", 1)
	}
	var known []string
	set.VisitAll(func(f *flag.Flag) { known = append(known, "-"+f.Name) })
	return unknown("option", "-"+word, known)
}

// nearest returns the known word that differs least, unless it differs in more than a third of its letters.
func nearest(word string, known []string) (near string, ok bool) {
	best := 0
	for _, k := range known {
		if d := distance(word, k); !ok && 3*d <= max(len(k), 6) || ok && d < best {
			near, best, ok = k, d, true
		}
	}
	return near, ok
}

// distance counts the letters to be put in, taken out or replaced to turn a into b.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		left := row[0]
		row[0] = i + 1
		for j := range len(b) {
			d := left
			if a[i] != b[j] {
				d++
			}
			left = row[j+1]
			row[j+1] = min(d, left+1, row[j]+1)
		}
	}
	return row[len(b)]
}
