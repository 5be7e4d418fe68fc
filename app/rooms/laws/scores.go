package laws

import (
	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/notation"
	"wasit/rules/ruling"
)

// maxScore bounds the moves typed into one sheet, in bytes.
const maxScore = 4000

// scores is the question what happens when the boards of a game, or its two scores, disagree.
type scores struct {
	White, Black           string // as typed
	WhiteWrong, BlackWrong bool   // this player's board is not as the scores say
}

// A compared is what the two scores say.
type compared struct {
	rules.Correction
	White, Black notation.Score
	Last         []string // what each has at the first move that differs, "" where it has none
	Number       int      // of that move
	ByBlack      bool
}

// compare reads both scores in language lang, and says what is done (Art. D.2.9 (E23)).
func (t *Tool) compare(lang notation.Language) compared {
	white, black := notation.ReadScore(board.Start(), t.Scores.White, lang), notation.ReadScore(board.Start(), t.Scores.Black, lang)
	e := t.edition()
	a, b := sheetOf(&white), sheetOf(&black)
	c := compared{White: white, Black: black}
	agreed := e.Compare(a, b)
	longer := white
	if len(black.Readings) > len(white.Readings) {
		longer = black
	}
	standing := longer.Positions[len(longer.Readings)]
	if agreed.Differ {
		standing = longer.Positions[agreed.Agreed]
	}
	other := board.Start() // any position but that of the scores
	if other.Same(&standing) {
		other = other.After(firstMove(&other))
	}
	boardOf := func(wrong bool) *board.Position {
		if wrong {
			return &other
		}
		return &standing
	}
	c.Correction = e.BoardsDiffer(a, b, boardOf(t.Scores.WhiteWrong), boardOf(t.Scores.BlackWrong))
	at := longer.Positions[c.Agreed]
	c.Number, c.ByBlack = at.FullmoveNumber(), at.Turn() == ruling.Side(false)
	for _, s := range []*notation.Score{&white, &black} {
		text := ""
		if c.Agreed < len(s.Texts) {
			text = s.Texts[c.Agreed]
		}
		c.Last = append(c.Last, text)
	}
	return c
}

func sheetOf(s *notation.Score) rules.SheetReading {
	r := rules.SheetReading{Positions: s.Positions}
	for _, one := range s.Readings {
		r.Moves = append(r.Moves, one.Move)
	}
	if s.Fault != nil {
		r.Fault = s.Fault
	}
	return r
}

func firstMove(pos *board.Position) board.Move {
	var list board.MoveList
	return pos.Moves(&list)[0]
}

// typeScore is what was typed into a sheet.
type typeScore struct {
	Black bool
	Text  string
}

func (msg typeScore) update(m page, _ session.Env) (page, []session.Cmd) {
	text := msg.Text[:min(len(msg.Text), maxScore)]
	if msg.Black {
		m.Tool.Scores.Black = text
	} else {
		m.Tool.Scores.White = text
	}
	return m, nil
}

// setBoardWrong says whether the board of a player stands otherwise than the scores say.
type setBoardWrong struct{ Black, Wrong bool }

func (msg setBoardWrong) update(m page, _ session.Env) (page, []session.Cmd) {
	if msg.Black {
		m.Tool.Scores.BlackWrong = msg.Wrong
	} else {
		m.Tool.Scores.WhiteWrong = msg.Wrong
	}
	return m, nil
}
