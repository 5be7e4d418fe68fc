package board

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/notnil/chess"

	"wasit/app/journal"
	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/notation"
)

// A game on the board lies in the store as lines of fields with tabs between them: the head, then an act each. playVersion
// grows when older programs would misread what lies there.
//
// Version 2 has times of the clock: behind a move "@" and milliseconds, in the head two more pairs. Version 3 is that of a
// game with the board of an event in its head.
const (
	playVersion      = "2"
	playPlaceVersion = "3"
	playIndexVersion = "1"
)

// Names of pairs in the head that are no tags.
const (
	pairClock = "%clock"
	pairTimes = "%clk"
	pairPlace = "%place"
)

// maxPlayRows bounds a game: no game of chess has a tenth of it.
const maxPlayRows = 20_000

// playFieldError says which field of a row is no such thing.
type playFieldError struct{ Field, Text string }

func (e *playFieldError) Error() string { return fmt.Sprintf("board: %s %q", e.Field, e.Text) }

func (h playHead) row() string {
	start := ""
	if h.Start != board.Start() {
		start = h.Start.FEN()
	}
	chess960 := "-"
	if h.Start.Chess960() {
		chess960 = strconv.Itoa(h.Number)
	}
	version := playVersion
	if h.Place.Event != "" {
		version = playPlaceVersion
	}
	return strings.Join([]string{version, strconv.FormatInt(h.Started, 10), start, chess960, strconv.FormatUint(h.Seed, 36),
		h.Letters, h.Edition, strconv.Itoa(int(h.Class)), h.White, h.Black}, "\t") + h.tags()
}

// tags are further fields of the head, a name and a value each.
func (h playHead) tags() string {
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
	for _, t := range h.Tags {
		text += "\t" + t.Name + "\t" + t.Value
	}
	return text
}

func readPlayHead(row string) (h playHead, err error) {
	f := strings.Split(row, "\t")
	if f[0] != playVersion && f[0] != playPlaceVersion && f[0] != "1" {
		if _, bad := strconv.Atoi(f[0]); bad == nil {
			return h, &session.BookVersionError{Book: session.BoardBook, Version: f[0]}
		}
		return h, &playFieldError{"version", f[0]}
	}
	if len(f) < 10 || len(f)%2 != 0 {
		return h, &playFieldError{"head", row}
	}
	h = playHead{Start: board.Start(), Number: -1, Letters: f[5], Edition: f[6], White: f[8], Black: f[9]}
	for i := 10; i < len(f); i += 2 {
		switch f[i] {
		case pairClock:
			h.Clock = f[i+1]
		case pairTimes:
			h.Times = readTimes(f[i+1])
		case pairPlace:
			if h.Place, err = readPlace(f[i+1]); err != nil {
				return h, err
			}
		default:
			h.Tags = append(h.Tags, notation.Tag{Name: f[i], Value: f[i+1]})
		}
	}
	class, bad := strconv.Atoi(f[7])
	if bad != nil || class < 0 || class > int(rules.Blitz) {
		return h, &playFieldError{"class", f[7]}
	}
	h.Class = rules.Class(class)
	if h.Started, err = strconv.ParseInt(f[1], 10, 64); err != nil {
		return h, err
	}
	if h.Seed, err = strconv.ParseUint(f[4], 36, 64); err != nil {
		return h, err
	}
	read := board.ParseFEN
	if f[3] != "-" {
		read = board.ParseChess960
		if h.Number, err = strconv.Atoi(f[3]); err != nil {
			return h, err
		}
	}
	if f[2] != "" {
		h.Start, err = read(f[2])
	}
	return h, err
}

// readPlace reads "section round board event".
func readPlace(text string) (p playPlace, err error) {
	f := strings.SplitN(text, " ", 4)
	if len(f) < 4 || f[3] == "" {
		return p, &playFieldError{"place", text}
	}
	var n [3]int
	for i := range n {
		if n[i], err = strconv.Atoi(f[i]); err != nil || n[i] < 0 {
			return p, &playFieldError{"place", text}
		}
	}
	return playPlace{Event: f[3], Section: journal.SectionID(n[0]), Round: n[1], Board: n[2]}, nil
}

// sign is a side as rows have it.
func sign(c chess.Color) string {
	if c == chess.Black {
		return "b"
	}
	return "w"
}

func (a playAct) row() string {
	what := a.Move
	switch a.Kind {
	case playMove:
		what = a.moved()
	case playOpen:
		what = a.moved() + " " + strings.Map(noControl, a.Text)
	case playAdjourn:
		what = strings.Map(noControl, a.Text)
	case playClaim:
		kind := "3"
		if a.Fifty {
			kind = "50"
		}
		what = kind + " " + a.Move
	case playRefuse, playAccept, playResign, playFlag:
		what = sign(a.Side)
	}
	row := strconv.FormatInt(a.Wall, 10) + "\t" + string(rune(a.Kind)) + "\t" + what
	if a.End.Over() {
		row += "\t" + a.End.text()
	}
	return row
}

// moved is the move of an act with what belongs to it: "e2e4", "e2e4=@300000".
func (a playAct) moved() string {
	text := a.Move
	if a.Offer {
		text += "="
	}
	if a.Left > 0 {
		text += "@" + strconv.FormatInt(a.Left.Milliseconds(), 10)
	}
	return text
}

func (a *playAct) readMoved(text string) (err error) {
	move, left, timed := strings.Cut(text, "@")
	if a.Left = 0; timed {
		n, bad := strconv.ParseInt(left, 10, 64)
		if bad != nil || n < 0 {
			return &playFieldError{"time", left}
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

func (e playEnd) text() string {
	text := e.Result.String() + " " + string(e.Rule) + " " + e.Article + " " + e.Edition
	if e.Open {
		text += " open"
	}
	return text
}

func readPlayEnd(text string) (e playEnd, err error) {
	f := strings.Split(text, " ")
	if len(f) < 4 {
		return e, &playFieldError{"end", text}
	}
	result, ok := rules.ResultOf(f[0])
	if !ok {
		return e, &playFieldError{"result", f[0]}
	}
	return playEnd{Result: result, Rule: rules.Rule(f[1]), Article: f[2], Edition: f[3], Open: len(f) > 4}, nil
}

// readPlayActs reads one row: a row of moves holds as many acts as moves.
func readPlayActs(row string) (acts []playAct, err error) {
	f := strings.Split(row, "\t")
	if len(f) < 3 || len(f[1]) != 1 {
		return nil, &playFieldError{"row", row}
	}
	a := playAct{Kind: playKind(f[1][0])}
	if a.Wall, err = strconv.ParseInt(f[0], 10, 64); err != nil {
		return nil, err
	}
	switch a.Kind {
	case playMove:
		for _, move := range strings.Fields(f[2]) {
			if err = a.readMoved(move); err != nil {
				return nil, err
			}
			acts = append(acts, a)
		}
	case playOpen:
		var move string
		move, a.Text, _ = strings.Cut(f[2], " ")
		if err = a.readMoved(move); err != nil {
			return nil, err
		}
	case playAdjourn:
		a.Text = f[2]
	case playClaim:
		var kind string
		kind, a.Move, _ = strings.Cut(f[2], " ")
		a.Fifty = kind == "50"
	case playRefuse, playAccept, playResign, playFlag:
		if a.Side = chess.White; f[2] == "b" {
			a.Side = chess.Black
		}
	case playOffer, playDecided, playUndo:
	default:
		return nil, &playFieldError{"kind", f[1]}
	}
	if a.Kind != playMove {
		acts = []playAct{a}
	}
	if len(f) > 3 && len(acts) > 0 {
		acts[len(acts)-1].End, err = readPlayEnd(f[3])
	}
	return acts, err
}

// readPlay makes a game of its rows. On an error past the head the game is the one up to the row at fault.
func readPlay(id string, rows []string) (*playGame, error) {
	if len(rows) == 0 || len(rows) > maxPlayRows {
		return nil, &session.RowError{Book: session.BoardBook, Row: len(rows), Err: &playFieldError{"rows", ""}}
	}
	head, err := readPlayHead(rows[0])
	if err != nil {
		return nil, &session.RowError{Book: session.BoardBook, Row: 0, Err: err}
	}
	g := &playGame{ID: id, Head: head, Rows: rows[:1:1]}
	var from []int // the row of each act
	for i, row := range rows[1:] {
		acts, bad := readPlayActs(row)
		if bad != nil {
			err = &session.RowError{Book: session.BoardBook, Row: i + 1, Err: bad}
			break
		}
		if len(acts) == 1 && acts[0].Kind == playUndo {
			g.Acts = g.Acts[:max(len(g.Acts)-1, 0)]
			from = from[:len(g.Acts)]
		} else {
			g.Acts = append(g.Acts, acts...)
			for range acts {
				from = append(from, i+1)
			}
		}
		g.Rows = append(g.Rows, row)
	}
	if bad := g.build(); bad != nil {
		err = &session.RowError{Book: session.BoardBook, Row: from[bad.Row], Err: bad.Err}
		g.Acts = g.Acts[:bad.Row]
		if bad := g.build(); bad != nil {
			return nil, bad // what was played before cannot be wrong now
		}
	}
	if err != nil { // what can be read, as it would have been written
		g.Rows = g.Rows[:1:1]
		for _, a := range g.Acts {
			g.Rows = append(g.Rows, a.row())
		}
	}
	return g, err
}
