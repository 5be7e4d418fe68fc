package board

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/notation"
)

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
