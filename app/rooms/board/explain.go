package board

import (
	"errors"
	"strings"

	"github.com/notnil/chess"

	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/notation"
)

// refuse shows why an act on the board was not possible.
func refuse(m page, err error) (page, []session.Cmd) {
	m.Notice = explain(m.Lang(), err)
	return m, []session.Cmd{session.Reveal{ID: "notice"}}
}

// explain turns a refusal into words; those of the board come before those of all rooms.
func explain(l i18n.Lang, err error) *session.Notice {
	if n := explainPlay(l, err); n != nil {
		return n
	}
	return session.Explain(l, err)
}

// explainPlay turns an error of a game, a position or the board's store into words; nil for others.
func explainPlay(l i18n.Lang, err error) *session.Notice {
	var row *session.RowError
	var move *notation.MoveError
	var fen *board.FENError
	var pgn *notation.PGNError
	var number *board.StartNumberError
	var ended *rules.EndedError
	var obliged *rules.ObligedMoveError
	switch {
	case errors.As(err, &row) && row.Book == session.BoardBook:
		return &session.Notice{Kind: "bad", Title: l.T(textPlayDamaged, l.Int(row.Row+1)), Text: l.T(textPlayDamagedDo)}
	case errors.As(err, &pgn):
		return explainPGN(l, pgn)
	case errors.As(err, &move):
		return session.Warn(l.T(moveFault(move.Fault), move.Text), candidates(l, move))
	case errors.As(err, &fen):
		return session.Warn(l.T(textPlayNoPosition), fenProblems(l, fen))
	case errors.As(err, &number):
		return session.Warn(l.T(textPlayNumber), "")
	case errors.As(err, &ended):
		return session.Warn(l.T(textPlayEnded), endReason(l, endOf(ended.Final)))
	case errors.As(err, &obliged):
		return session.Warn(l.T(textPlayObliged, obliged.Obliged.String()), l.T(i18n.PlayArticle, obliged.Article))
	}
	return nil
}

// candidates are the moves that a faulty text may mean, as the game writes them.
func candidates(l i18n.Lang, e *notation.MoveError) string {
	list := e.Written()
	if len(list) == 0 {
		return ""
	}
	return l.T(textMoveMeant, strings.Join(list, ", "))
}

// fenProblems are the reasons for which a position is refused, each with its place.
func fenProblems(l i18n.Lang, e *board.FENError) string {
	texts := make([]string, len(e.Problems))
	for i, p := range e.Problems {
		why, ok := i18n.FENReasons[string(p.Reason)]
		if !ok {
			why = i18n.Text{ID: string(p.Reason), EN: string(p.Reason), HR: string(p.Reason)}
		}
		texts[i] = l.T(why)
		switch {
		case p.Column > 0:
			texts[i] = l.T(textFENColumn, l.Int(p.Column), texts[i])
		case p.Square >= 0:
			texts[i] = l.T(textFENSquare, phrase.SquareName(int(p.Square)), texts[i])
		}
	}
	return strings.Join(texts, " ")
}

func explainPGN(l i18n.Lang, e *notation.PGNError) *session.Notice {
	why, ok := i18n.PGNFaults[string(e.Fault)]
	text := string(e.Fault)
	if ok {
		text = l.T(why, e.Text)
	}
	if e.Cause != nil {
		if inner := explainPlay(l, e.Cause); inner != nil {
			text = strings.TrimSpace(inner.Title + ". " + inner.Text)
		}
	}
	if e.Line == 0 {
		return session.Warn(text, l.T(i18n.FileNothingDone))
	}
	return session.Warn(l.T(textPGNWhere, l.Int(e.Line), l.Int(e.Column)), text)
}

// endReason says what ended a game, with its article.
func endReason(l i18n.Lang, e gameEnd) string {
	why, ok := i18n.Endings[string(e.Rule)]
	if !ok {
		if e.Over() && e.Rule == "" {
			return l.T(textPlayGiven)
		}
		return ""
	}
	text := l.T(why)
	if e.Article != "" {
		text += ". " + l.T(i18n.PlayArticle, e.Article)
	}
	return text
}

// explainClaim says what a false claim costs (Art. 9.5.3 (E23)).
func explainClaim(l i18n.Lang, r rules.Ruling) *session.Notice {
	if r.Rule != rules.RuleClaimFalse {
		return session.Warn(l.T(textPlayClaimLost), l.T(i18n.PlayArticle, r.Article))
	}
	text := l.T(i18n.PlayArticle, r.Article)
	for _, p := range r.Penalties {
		text = l.T(textPlayClaimCosts, l.T(sideName(p.Offender.Other())), l.Duration(p.Time)) + " " + text
	}
	return session.Warn(l.T(i18n.PlayClaimFalse), text)
}

// sideName is the name of a colour.
func sideName(c chess.Color) i18n.Text {
	if c == chess.Black {
		return i18n.Black
	}
	return i18n.White
}

func moveFault(f notation.Fault) i18n.Text {
	if int(f) < len(i18n.MoveFaults) {
		return i18n.MoveFaults[f]
	}
	return i18n.MoveFaults[0]
}
