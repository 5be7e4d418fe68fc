package notation

import (
	"strconv"
	"strings"

	"wasit/rules/board"
)

// WritePGN returns games as a PGN file. Read again, it holds the same games with the tags of [Game.Complete].
func WritePGN(games []Game) []byte {
	var w pgnWriter
	for i := range games {
		if i > 0 {
			w.out = append(w.out, '\n')
		}
		g := games[i].Complete()
		w.game(&g)
	}
	return w.out
}

const lineWidth = 79

// A pgnWriter breaks movetext into lines. Comments may be broken at single spaces, where reading restores them.
type pgnWriter struct {
	out    []byte
	column int
	glue   bool // no space before the next piece
	number bool // the next move needs its number
}

func (w *pgnWriter) game(g *Game) {
	for _, t := range g.Tags {
		if !isTagName(t.Name) {
			continue // nothing could read it
		}
		w.out = append(w.out, '[')
		w.out = append(w.out, t.Name...)
		w.out = append(w.out, ` "`...)
		w.out = append(w.out, escapeTag(t.Value)...)
		w.out = append(w.out, "\"]\n"...)
	}
	w.out = append(w.out, '\n')
	w.column, w.glue = 0, true
	w.line(&g.Main, g.Start)
	w.piece(g.Result)
	w.out = append(w.out, '\n')
}

func isTagName(name string) bool {
	for i := range len(name) {
		if !isNameByte(name[i]) {
			return false
		}
	}
	return name != "" && len(name) <= maxTagName
}

var tagEscapes = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\r\n", " ", "\n", " ", "\r", " ")

func escapeTag(value string) string { return tagEscapes.Replace(value) }

// piece writes text that is not to be broken.
func (w *pgnWriter) piece(text string) {
	if !w.glue && w.column+1+len(text) > lineWidth {
		w.out = append(w.out, '\n')
		w.column, w.glue = 0, true
	}
	if !w.glue {
		w.out = append(w.out, ' ')
		w.column++
	}
	w.out = append(w.out, text...)
	w.column += len(text)
	w.glue = false
}

func (w *pgnWriter) line(l *Line, pos board.Position) {
	w.number = true
	for _, c := range l.Comments {
		w.comment(c)
	}
	for i := range l.Moves {
		before := pos
		pos = w.node(&l.Moves[i], pos)
		for j := range l.Moves[i].Variations {
			v := &l.Moves[i].Variations[j]
			if len(v.Moves)+len(v.Comments) == 0 {
				continue
			}
			w.piece("(")
			w.glue = true
			w.line(v, before)
			w.glue = true
			w.piece(")")
			w.number = true
		}
	}
}

// node writes a move, with its number where one is needed, and returns the position after it.
func (w *pgnWriter) node(n *Node, pos board.Position) board.Position {
	if pos.Turn() == white {
		w.piece(strconv.Itoa(pos.FullmoveNumber()) + ".")
	} else if w.number {
		w.piece(strconv.Itoa(pos.FullmoveNumber()) + "...")
	}
	w.number = false
	after := pos
	if n.Move == 0 {
		w.piece("--")
		if passed, ok := pass(&pos); ok {
			after = passed
		}
	} else {
		w.piece(WriteSAN(&pos, n.Move))
		after = pos.After(n.Move)
	}
	for _, g := range n.NAGs {
		w.piece("$" + strconv.Itoa(int(g)))
	}
	comments := n.Comments
	if n.HasClock {
		clock := "[%clk " + formatClock(n.Clock) + "]"
		if len(comments) > 0 && !strings.Contains(comments[0], "}") && comments[0] != drawOffer {
			clock += " " + comments[0]
			comments = comments[1:]
		}
		w.comment(clock)
	}
	if n.DrawOffer {
		w.comment(drawOffer)
	}
	for _, c := range comments {
		w.comment(c)
	}
	return after
}

// comment writes one comment, to the end of the line where it holds the brace that would close it.
func (w *pgnWriter) comment(text string) {
	w.number = true
	text = strings.TrimSpace(strings.NewReplacer("\r\n", " ", "\n", " ", "\r", " ").Replace(text))
	if strings.Contains(text, "}") {
		w.piece(";" + text)
		w.out = append(w.out, '\n')
		w.column, w.glue = 0, true
		return
	}
	text = "{" + text + "}"
	for text != "" {
		cut := breakAt(text, lineWidth-w.column-1)
		w.piece(text[:cut])
		if text = text[cut:]; text != "" {
			text = text[1:] // the space becomes the line's end
			w.out = append(w.out, '\n')
			w.column, w.glue = 0, true
		}
	}
}

// breakAt returns where to break a comment so that its first part fits into room: at a single space that no sign with a meaning
// at the start of a line follows, and not inside a command such as [%clk 0:10:00], which others read on one line alone. Without
// such a place, or when all fits, it returns the length.
func breakAt(text string, room int) int {
	if len(text) <= room {
		return len(text)
	}
	best, command := len(text), false
	for i := 1; i+1 < len(text); i++ {
		switch {
		case text[i] == ']':
			command = false
		case strings.HasPrefix(text[i:], "[%"):
			command = true
		}
		if command || text[i] != ' ' || text[i-1] == ' ' || strings.IndexByte(" %[;", text[i+1]) >= 0 {
			continue
		}
		if i > room && best < len(text) {
			break
		}
		best = i
		if i > room {
			break
		}
	}
	return best
}
