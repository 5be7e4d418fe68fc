package board

import (
	"bytes"
	"maps"
	"slices"
	"strconv"
	"strings"

	"wasit/rules/board"
	"wasit/rules/notation"
)

// What is said about a game stands in the store beside its acts: a row of kind noteRow holds the number of the half-move, 0 for
// what stands before the first, and its movetext as PGN writes it. The last row of a half-move counts; taking a move back takes
// its note with it.
const noteRow actKind = 'k'

// maxNote bounds the note of one half-move, in bytes.
const maxNote = 20_000

var (
	noteEscapes = strings.NewReplacer(`\`, `\\`, "\n", `\n`, "\t", `\t`)
	noteLetters = strings.NewReplacer(`\\`, `\`, `\n`, "\n", `\t`, "\t")
)

// hasNote reports that there is something to say about a half-move beside itself.
func hasNote(n *notation.Node) bool { return len(n.NAGs)+len(n.Comments)+len(n.Variations) > 0 }

// noteText is the movetext of a half-move with its note; before is the position in which it is made. A zero Move stands before
// the first one.
func noteText(before board.Position, n notation.Node) string {
	n.DrawOffer, n.HasClock = false, false // these are in the row of the move
	x := notation.Game{Start: before, Result: "*"}
	if n.Move == 0 {
		x.Main.Comments = n.Comments
	} else {
		x.Main.Moves = []notation.Node{n}
	}
	_, text, _ := bytes.Cut(notation.WritePGN([]notation.Game{x}), []byte("\n\n"))
	return strings.TrimSuffix(string(text), "*\n")
}

// readNote reads what noteText wrote.
func readNote(before board.Position, text string) (notation.Node, error) {
	tags, _, _ := bytes.Cut(notation.WritePGN([]notation.Game{{Start: before, Result: "*"}}), []byte("\n\n"))
	file, err := notation.ReadPGN(slices.Concat(tags, []byte("\n\n"), []byte(text), []byte("*\n")))
	if err != nil {
		return notation.Node{}, err
	}
	if len(file.Games) != 1 {
		return notation.Node{}, &fieldError{"note", text}
	}
	main := file.Games[0].Main
	if len(main.Moves) == 0 {
		return notation.Node{Comments: main.Comments}, nil
	}
	return main.Moves[0], nil
}

// note is what is said about half-move ply, with its move; 0 is what stands before the first.
func (g *chessGame) note(ply int) notation.Node {
	n := notation.Node{}
	if ply > 0 {
		n.Move = g.MoveAt(ply)
	}
	if text, ok := g.Notes[ply]; ok {
		if read, err := readNote(g.PositionAt(max(ply-1, 0)), text); err == nil { // build has read it before
			return read
		}
	}
	return n
}

// annotate says something else about a half-move. The game it is called on stays as it is.
func (g *chessGame) annotate(wall int64, ply int, n notation.Node) (*chessGame, error) {
	text := ""
	if hasNote(&n) {
		text = noteText(g.PositionAt(max(ply-1, 0)), n)
	}
	if len(text) > maxNote {
		return g, &notation.PGNError{Fault: notation.PGNTooLarge}
	}
	next := *g
	next.Notes = maps.Clone(g.Notes)
	next.takeNote(ply, text)
	next.Rows = append(slices.Clip(g.Rows), noteAsRow(wall, ply, text))
	return &next, nil
}

func noteAsRow(wall int64, ply int, text string) string {
	return strconv.FormatInt(wall, 10) + "\t" + string(rune(noteRow)) + "\t" + strconv.Itoa(ply) + " " + noteEscapes.Replace(text)
}

// isNote reads a row that holds a note.
func isNote(row string) (ply int, text string, ok bool) {
	f := strings.Split(row, "\t")
	if len(f) != 3 || f[1] != string(rune(noteRow)) {
		return 0, "", false
	}
	number, text, _ := strings.Cut(f[2], " ")
	ply, err := strconv.Atoi(number)
	return ply, noteLetters.Replace(text), err == nil && ply >= 0 && len(text) <= maxNote
}

// takeNote keeps what a row says.
func (g *chessGame) takeNote(ply int, text string) {
	if g.Notes == nil {
		g.Notes = map[int]string{}
	}
	if g.Notes[ply] = text; text == "" {
		delete(g.Notes, ply)
	}
}

// dropNotes forgets what is said about moves that are no longer played.
func (g *chessGame) dropNotes(plies int) {
	g.Notes = maps.Clone(g.Notes) // another value of the game may hold the old ones
	maps.DeleteFunc(g.Notes, func(ply int, _ string) bool { return ply > plies })
}

// checkNotes reads every note once, so that a damaged one is found when the game is opened; ply is that of the damaged one.
func (g *chessGame) checkNotes() (ply int, err error) {
	for ply, text := range g.Notes {
		if ply > g.Ply() {
			return ply, &fieldError{"note", strconv.Itoa(ply)}
		}
		n, err := readNote(g.PositionAt(max(ply-1, 0)), text)
		if err != nil {
			return ply, err
		}
		if ply > 0 && n.Move != g.MoveAt(ply) {
			return ply, &fieldError{"note", text}
		}
	}
	return 0, nil
}

// countPlies is how many half-moves are among acts.
func countPlies(acts []gameAct) int {
	n := 0
	for _, a := range acts {
		if a.Kind == actMove || a.Kind == actOpen {
			n++
		}
	}
	return n
}

// marks are the traditional marks of a move, by their number in PGN, as a reader chooses them.
var marks = [...]struct {
	NAG  uint8
	Text string
}{{1, "!"}, {2, "?"}, {3, "!!"}, {4, "??"}, {5, "!?"}, {6, "?!"}}
