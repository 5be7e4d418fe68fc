package board

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/notnil/chess"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/notation"
)

// A game on the board lies in the store as lines of fields with tabs between them: the head, then an act each. gameVersion
// grows when older programs would misread what lies there.
//
// Version 2 has times of the clock: after a move "@" and milliseconds, in the head two more pairs. Version 3 is that of a
// game with the board of an event in its head, version 4 that of a game read with comments, marks or variations, version 5 that of
// one with a limit for agreed draws: there a pair of the head says that it was read so. Version 6 is that of a recorded game that goes
// on where the Laws ended it, which older programs would take for damage.
const (
	gameVersion  = "2"
	placeVersion = "3"
	noteVersion  = "4"
	drawVersion  = "5"
	recVersion   = "6"
	indexVersion = "1"
	datedVersion = "2" // of an index with games whose day a file gives, or leaves open
)

// Names of pairs in the head that are no tags.
const (
	pairClock = "%clock"
	pairTimes = "%clk"
	pairPlace = "%place"
	pairDraw  = "%draw"
	pairNoted = "%noted"
	pairLaws  = "%laws"
)

// maxPlayRows bounds a game: no game of chess has a tenth of it.
const maxPlayRows = 20_000

// fieldError names the field of a row whose text is not a value of it.
type fieldError struct{ Field, Text string }

func (e *fieldError) Error() string { return fmt.Sprintf("board: %s %q", e.Field, e.Text) }

// sign is a side as rows have it.
func sign(c chess.Color) string {
	if c == chess.Black {
		return "b"
	}
	return "w"
}

func (a gameAct) row() string {
	what := a.Move
	switch a.Kind {
	case actMove:
		what = a.moved()
	case actOpen:
		what = a.moved() + " " + strings.Map(noControl, a.Text)
	case actAdjourn:
		what = strings.Map(noControl, a.Text)
	case actClaim:
		kind := "3"
		if a.Fifty {
			kind = "50"
		}
		what = kind + " " + a.Move
	case actRefuse, actAccept, actResign, actFlag:
		what = sign(a.Side)
	case actForbid:
		what = sign(a.Side) + a.Text
	}
	row := strconv.FormatInt(a.Wall, 10) + "\t" + string(rune(a.Kind)) + "\t" + what
	if a.End.Over() {
		row += "\t" + a.End.text()
	}
	return row
}

// moved is the move of an act with what belongs to it: "e2e4", "e2e4=@300000".
func (a gameAct) moved() string {
	text := a.Move
	if a.Offer {
		text += "="
	}
	if a.Left > 0 {
		text += "@" + strconv.FormatInt(a.Left.Milliseconds(), 10)
	}
	return text
}

func (a *gameAct) readMoved(text string) (err error) {
	move, left, timed := strings.Cut(text, "@")
	if a.Left = 0; timed {
		n, bad := strconv.ParseInt(left, 10, 64)
		if bad != nil || n < 0 {
			return &fieldError{"time", left}
		}
		a.Left = time.Duration(n) * time.Millisecond
	}
	a.Move, a.Offer = strings.CutSuffix(move, "=")
	return nil
}

func noControl(r rune) rune {
	if r < ' ' {
		return -1
	}
	return r
}

func (e gameEnd) text() string {
	text := e.Result.String() + " " + string(e.Rule) + " " + e.Article + " " + e.Edition
	if e.Open {
		text += " open"
	}
	return text
}

func readGameEnd(text string) (e gameEnd, err error) {
	f := strings.Split(text, " ")
	if len(f) < 4 {
		return e, &fieldError{"end", text}
	}
	result, ok := rules.ResultOf(f[0])
	if !ok {
		return e, &fieldError{"result", f[0]}
	}
	return gameEnd{Result: result, Rule: rules.Rule(f[1]), Article: f[2], Edition: f[3], Open: len(f) > 4}, nil
}

// readPlayActs reads one row: a row of moves holds as many acts as moves.
func readPlayActs(row string) (acts []gameAct, err error) {
	f := strings.Split(row, "\t")
	if len(f) < 3 || len(f[1]) != 1 {
		return nil, &fieldError{"row", row}
	}
	a := gameAct{Kind: actKind(f[1][0])}
	if a.Wall, err = strconv.ParseInt(f[0], 10, 64); err != nil {
		return nil, err
	}
	if a.Kind == actMove {
		for _, move := range strings.Fields(f[2]) {
			if err = a.readMoved(move); err != nil {
				return nil, err
			}
			acts = append(acts, a)
		}
	} else if err = a.readWhat(f[2]); err != nil {
		return nil, err
	} else {
		acts = []gameAct{a}
	}
	if len(f) > 3 && len(acts) > 0 {
		acts[len(acts)-1].End, err = readGameEnd(f[3])
	}
	return acts, err
}

// readWhat reads what an act other than moves is about, as its kind writes it.
func (a *gameAct) readWhat(text string) error {
	switch a.Kind {
	case actOpen:
		move, sealed, _ := strings.Cut(text, " ")
		a.Text = sealed
		return a.readMoved(move)
	case actAdjourn:
		a.Text = text
	case actClaim:
		kind, move, _ := strings.Cut(text, " ")
		a.Move, a.Fifty = move, kind == "50"
	case actRefuse, actAccept, actResign, actFlag:
		if a.Side = chess.White; text == "b" {
			a.Side = chess.Black
		}
	case actForbid:
		return a.readForbidden(text)
	case actOffer, actDecided, actUndo:
	default:
		return &fieldError{"kind", string(rune(a.Kind))}
	}
	return nil
}

// readForbidden reads who loses castling by which pieces: "wk", "bha".
func (a *gameAct) readForbidden(text string) error {
	if a.Side = chess.White; strings.HasPrefix(text, sign(chess.Black)) {
		a.Side = chess.Black
	}
	men, ok := strings.CutPrefix(text, sign(a.Side))
	if a.Text = men; !ok || men == "" || misplacedText(misplacedIn(men)) != men {
		return &fieldError{"castling", text}
	}
	return nil
}

// readPlay makes a game of its rows. On an error past the head the game is the one up to the row at fault.
func readPlay(id string, rows []string) (*chessGame, error) {
	if len(rows) == 0 || len(rows) > maxPlayRows {
		return nil, &session.RowError{Book: session.BoardBook, Row: len(rows), Err: &fieldError{"rows", ""}}
	}
	head, err := readGameHead(rows[0])
	if err != nil {
		return nil, &session.RowError{Book: session.BoardBook, Row: 0, Err: err}
	}
	g := &chessGame{ID: id, Head: head, Rows: rows[:1:1]}
	from, noted, err := g.takeRows(rows[1:])
	if bad := g.build(); bad != nil {
		err = &session.RowError{Book: session.BoardBook, Row: from[bad.Row], Err: bad.Err}
		g.Acts = g.Acts[:bad.Row]
		if bad := g.build(); bad != nil {
			return nil, bad // what was played before cannot be wrong now
		}
		g.dropNotes(g.Ply())
	}
	if ply, bad := g.checkNotes(); bad != nil {
		err = &session.RowError{Book: session.BoardBook, Row: noted[ply], Err: bad}
		delete(g.Notes, ply)
	}
	if err != nil {
		g.rewrite()
	}
	return g, err
}

// takeRows reads the rows after the head, up to one at fault: from are the rows of the acts, noted those of the notes.
func (g *chessGame) takeRows(rows []string) (from []int, noted map[int]int, err error) {
	noted = map[int]int{}
	for i, row := range rows {
		if ply, text, ok := isNote(row); ok {
			g.takeNote(ply, text)
			g.Rows, noted[ply] = append(g.Rows, row), i+1
			continue
		}
		acts, bad := readPlayActs(row)
		if bad != nil {
			return from, noted, &session.RowError{Book: session.BoardBook, Row: i + 1, Err: bad}
		}
		if len(acts) == 1 && acts[0].Kind == actUndo {
			if len(g.Acts) > 0 {
				g.putUndone()
			}
			g.Acts = g.Acts[:max(len(g.Acts)-1, 0)]
			from = from[:len(g.Acts)]
			g.dropNotes(countPlies(g.Acts))
		} else {
			for _, a := range acts {
				g.takeUndone(a)
				g.Acts, from = append(g.Acts, a), append(from, i+1)
			}
		}
		g.Rows = append(g.Rows, row)
	}
	return from, noted, nil
}

// rewrite makes the rows again from head and acts, as they would have been written.
func (g *chessGame) rewrite() {
	g.Rows, g.Undone = g.Rows[:1:1], nil
	for _, a := range g.Acts {
		g.Rows = append(g.Rows, a.row())
	}
	for _, ply := range slices.Sorted(maps.Keys(g.Notes)) {
		g.Rows = append(g.Rows, noteAsRow(g.Head.Started, ply, g.Notes[ply]))
	}
}

func (h gameHead) row() string {
	start := ""
	if h.Start != board.Start() {
		start = h.Start.FEN()
	}
	chess960 := "-"
	if h.Start.Chess960() {
		chess960 = strconv.Itoa(h.Number)
	}
	version := gameVersion
	switch {
	case h.Recorded:
		version = recVersion
	case h.DrawFrom != 0:
		version = drawVersion
	case h.Noted:
		version = noteVersion
	case h.Place.Event != "":
		version = placeVersion
	}
	return strings.Join([]string{version, strconv.FormatInt(h.Started, 10), start, chess960, strconv.FormatUint(h.Seed, 36),
		h.Letters, h.Edition, strconv.Itoa(int(h.Class)), h.White, h.Black}, "\t") + h.tags()
}

// tags are further fields of the head, a name and a value each.
func (h gameHead) tags() string {
	text := ""
	if h.Clock != "" {
		text += "\t" + pairClock + "\t" + h.Clock
	}
	if len(h.Times[0])+len(h.Times[1]) > 0 {
		text += "\t" + pairTimes + "\t" + timesText(h.Times)
	}
	if p := h.Place; p.Event != "" {
		text += "\t" + pairPlace + "\t" + strconv.Itoa(int(p.Section)) + " " + strconv.Itoa(p.Round) + " " + strconv.Itoa(p.Board) + " " + p.Event
	}
	if h.DrawFrom != 0 {
		text += "\t" + pairDraw + "\t" + strconv.Itoa(h.DrawFrom)
	}
	if h.Noted && (h.DrawFrom != 0 || h.Recorded) {
		text += "\t" + pairNoted + "\t" + "1"
	}
	if h.Laws.End.Over() {
		text += "\t" + pairLaws + "\t" + strconv.Itoa(h.Laws.Ply) + " " + h.Laws.End.text()
	}
	for _, t := range h.Tags {
		text += "\t" + t.Name + "\t" + t.Value
	}
	return text
}

func readGameHead(row string) (h gameHead, err error) {
	f := strings.Split(row, "\t")
	if !slices.Contains([]string{"1", gameVersion, placeVersion, noteVersion, drawVersion, recVersion}, f[0]) {
		if _, bad := strconv.Atoi(f[0]); bad == nil {
			return h, &session.BookVersionError{Book: session.BoardBook, Version: f[0]}
		}
		return h, &fieldError{"version", f[0]}
	}
	if len(f) < 10 || len(f)%2 != 0 {
		return h, &fieldError{"head", row}
	}
	h = gameHead{Start: board.Start(), Number: -1, Letters: f[5], Edition: f[6], White: f[8], Black: f[9], Noted: f[0] == noteVersion, Recorded: f[0] == recVersion}
	if err = h.readTags(f[10:]); err != nil {
		return h, err
	}
	class, bad := strconv.Atoi(f[7])
	if bad != nil || class < 0 || class > int(rules.Blitz) {
		return h, &fieldError{"class", f[7]}
	}
	h.Class = rules.Class(class)
	if h.Started, err = strconv.ParseInt(f[1], 10, 64); err != nil {
		return h, err
	}
	if h.Seed, err = strconv.ParseUint(f[4], 36, 64); err != nil {
		return h, err
	}
	return h, h.readStart(f[2], f[3])
}

// readTags reads the further fields of the head, a name and a value each.
func (h *gameHead) readTags(f []string) (err error) {
	for i := 0; i < len(f); i += 2 {
		switch f[i] {
		case pairClock:
			h.Clock = f[i+1]
		case pairTimes:
			h.Times = readTimes(f[i+1])
		case pairPlace:
			if h.Place, err = readPlace(f[i+1]); err != nil {
				return err
			}
		case pairNoted:
			h.Noted = true
		case pairLaws:
			if h.Laws, err = readLaws(f[i+1]); err != nil {
				return err
			}
		case pairDraw:
			if h.DrawFrom, err = strconv.Atoi(f[i+1]); err != nil || h.DrawFrom < rules.NoAgreement {
				return &fieldError{"draw", f[i+1]}
			}
		default:
			h.Tags = append(h.Tags, notation.Tag{Name: f[i], Value: f[i+1]})
		}
	}
	return nil
}

// readLaws reads "half-moves end".
func readLaws(text string) (l lawsView, err error) {
	ply, end, _ := strings.Cut(text, " ")
	if l.Ply, err = strconv.Atoi(ply); err != nil || l.Ply < 0 {
		return l, &fieldError{"laws", text}
	}
	l.End, err = readGameEnd(end)
	return l, err
}

// readStart reads the start position, "" for the usual one, and the number of one of Chess960, "-" for none.
func (h *gameHead) readStart(fen, number string) (err error) {
	read := board.ParseFEN
	if number != "-" {
		read = board.ParseChess960
		if h.Number, err = strconv.Atoi(number); err != nil {
			return err
		}
	}
	if fen != "" {
		h.Start, err = read(fen)
	}
	return err
}

// readPlace reads "section round board event".
func readPlace(text string) (p eventPlace, err error) {
	f := strings.SplitN(text, " ", 4)
	if len(f) < 4 || f[3] == "" {
		return p, &fieldError{"place", text}
	}
	var n [3]int
	for i := range n {
		if n[i], err = strconv.Atoi(f[i]); err != nil || n[i] < 0 {
			return p, &fieldError{"place", text}
		}
	}
	return eventPlace{Event: f[3], Section: journal.SectionID(n[0]), Round: n[1], Board: n[2]}, nil
}

// edition is the one played under, the newest where none is named.
func (h gameHead) edition() rules.Edition {
	if e, ok := rules.EditionOf(h.Edition); ok {
		return e
	}
	return rules.Latest()
}

// article is the number of a provision in the edition of the game.
func (g *chessGame) article(r rules.Rule) string {
	e := g.Head.edition()
	return e.Article(r)
}
