package setup

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// The keys of what a game is worth: the usual 1, ½, 0; 3, 1, 0; or written out.
const (
	pointsUsual = "usual"
	pointsThree = "three"
	pointsOwn   = "own"
)

// pointsChoice is what a game is worth, as the wizard asks for it. Its zero value is the usual.
type pointsChoice struct {
	Key  string
	Text string // written out: win, draw, loss and, where it is not a win, the bye
	Bad  bool
}

// HasPoints reports whether the points of a game can be chosen: not in a system that has its own.
func (w Model) HasPoints() bool {
	switch w.Choice.Code {
	case journal.Keizer, journal.Knockout, journal.DoubleSwiss, journal.Team:
		return false
	}
	return !w.Choice.Options.Baku // virtual points are those of 1, ½, 0 (C.04.7)
}

// pointsOf is the choice that stands for a table of points.
func pointsOf(l i18n.Lang, s swiss.Scoring) pointsChoice {
	switch s {
	case swiss.Scoring{}, swiss.StandardScoring():
		return pointsChoice{}
	case threePoints:
		return pointsChoice{Key: pointsThree}
	}
	values := []swiss.Points{s.Win, s.Draw, s.Loss}
	if s.PAB != s.Win {
		values = append(values, s.PAB)
	}
	words := make([]string, len(values))
	for i, p := range values {
		words[i] = l.Tenths(int(p))
	}
	return pointsChoice{Key: pointsOwn, Text: strings.Join(words, " ")}
}

var threePoints = swiss.ScoringOf(30, 10, 0)

// scoring is the table of points; ok is false where the text says none.
func (p pointsChoice) scoring() (s swiss.Scoring, ok bool) {
	switch p.Key {
	case pointsThree:
		return threePoints, true
	case pointsOwn:
	default:
		return swiss.Scoring{}, true
	}
	text := strings.NewReplacer("½", ".5", ",", ".").Replace(p.Text)
	words := strings.FieldsFunc(text, func(c rune) bool { return strings.ContainsRune(" \u00a0–—-;/:", c) })
	if len(words) < 3 || len(words) > 4 {
		return s, false
	}
	values := make([]swiss.Points, len(words))
	for i, word := range words {
		var err error
		if values[i], err = swiss.ParsePoints(word); err != nil {
			return s, false
		}
	}
	s = swiss.ScoringOf(values[0], values[1], values[2])
	if len(values) > 3 {
		s.PAB = values[3]
	}
	_, err := swiss.NewTournament(swiss.Draft{Scoring: s, Players: []swiss.Player{{TPN: 1}}})
	return s, err == nil
}

// readsPoints reports whether the points can be read, and says so in the form where they cannot.
func (w *Model) readsPoints() bool {
	_, ok := w.Points.scoring()
	w.Points.Bad = w.HasPoints() && !ok
	return !w.Points.Bad
}

// Scoring is the table of points that the form asks for; zero: the usual.
func (w Model) Scoring() swiss.Scoring {
	s, ok := w.Points.scoring()
	if !ok || !w.HasPoints() {
		return swiss.Scoring{}
	}
	return s
}

// PointsText says what a game is worth, for the check of the form; empty for the usual.
func (w Model) PointsText(l i18n.Lang) string {
	s := w.Scoring()
	if s == (swiss.Scoring{}) {
		return ""
	}
	of := func(p swiss.Points) string { return l.Tenths(int(p)) }
	return l.T(i18n.RegPoints, of(s.Win), of(s.Draw), of(s.Loss), of(s.PAB))
}
