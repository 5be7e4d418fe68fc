package model

import (
	"errors"
	"strings"

	"github.com/notnil/chess"

	"wasit/app/i18n"
	"wasit/rules"
	"wasit/rules/board"
	"wasit/rules/notation"
)

func explainPlay(l i18n.Lang, err error) *Notice {
	var row *PlayRowError
	var newer *PlayVersionError
	var move *notation.MoveError
	var fen *board.FENError
	var pgn *notation.PGNError
	var number *board.StartNumberError
	var ended *rules.EndedError
	var obliged *rules.ObligedMoveError
	switch {
	case errors.As(err, &newer):
		return &Notice{Kind: "bad", Title: l.T(i18n.EventNewer), Text: l.T(i18n.EventNewerDo)}
	case errors.As(err, &row):
		return &Notice{Kind: "bad", Title: l.T(i18n.PlayDamaged, l.Int(row.Row+1)), Text: l.T(i18n.PlayDamagedDo)}
	case errors.As(err, &pgn):
		return explainPGN(l, pgn)
	case errors.As(err, &move):
		return warn(l.T(moveFault(move.Fault), move.Text), candidates(l, move))
	case errors.As(err, &fen):
		return warn(l.T(i18n.PlayNoPosition), FENProblems(l, fen))
	case errors.As(err, &number):
		return warn(l.T(i18n.PlayNumber), "")
	case errors.As(err, &ended):
		return warn(l.T(i18n.PlayEnded), PlayWhy(l, endOf(ended.Final)))
	case errors.As(err, &obliged):
		return warn(l.T(i18n.PlayObliged, obliged.Obliged.String()), l.T(i18n.PlayArticle, obliged.Article))
	}
	return nil
}

// candidates are the moves that a faulty text may mean, as the game writes them.
func candidates(l i18n.Lang, e *notation.MoveError) string {
	list := e.Written()
	if len(list) == 0 {
		return ""
	}
	return l.T(i18n.MoveMeant, strings.Join(list, ", "))
}

// FENProblems are the reasons for which a position is refused, each with its place.
func FENProblems(l i18n.Lang, e *board.FENError) string {
	texts := make([]string, len(e.Problems))
	for i, p := range e.Problems {
		why, ok := i18n.FENReasons[string(p.Reason)]
		if !ok {
			why = i18n.Text{ID: string(p.Reason), EN: string(p.Reason), HR: string(p.Reason)}
		}
		texts[i] = l.T(why)
		switch {
		case p.Column > 0:
			texts[i] = l.T(i18n.FENColumn, l.Int(p.Column), texts[i])
		case p.Square >= 0:
			texts[i] = l.T(i18n.FENSquare, SquareName(int(p.Square)), texts[i])
		}
	}
	return strings.Join(texts, " ")
}

func explainPGN(l i18n.Lang, e *notation.PGNError) *Notice {
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
		return warn(text, l.T(i18n.FileNothingDone))
	}
	return warn(l.T(i18n.PGNWhere, l.Int(e.Line), l.Int(e.Column)), text)
}

// PlayWhy says what ended a game, with its article.
func PlayWhy(l i18n.Lang, e PlayEnd) string {
	why, ok := i18n.Endings[string(e.Rule)]
	if !ok {
		return ""
	}
	text := l.T(why)
	if e.Article != "" {
		text += ". " + l.T(i18n.PlayArticle, e.Article)
	}
	return text
}

// explainClaim says what a false claim costs (Art. 9.5.3 (E23)).
func explainClaim(l i18n.Lang, r rules.Ruling) *Notice {
	if r.Rule != rules.RuleClaimFalse {
		return warn(l.T(i18n.PlayClaimLost), l.T(i18n.PlayArticle, r.Article))
	}
	text := l.T(i18n.PlayArticle, r.Article)
	for _, p := range r.Penalties {
		text = l.T(i18n.PlayClaimCosts, l.T(SideName(p.Offender.Other())), l.Duration(p.Time)) + " " + text
	}
	return warn(l.T(i18n.PlayClaimFalse), text)
}

// SideName is the name of a colour.
func SideName(c chess.Color) i18n.Text {
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
