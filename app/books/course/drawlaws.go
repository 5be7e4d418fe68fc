package course

import (
	"slices"
	"strconv"

	"wasit/rules"
	"wasit/swiss/lot"
)

// lawEditions are those that pupils still meet: 2009 in translations that go round, 2014, 2018, and the present one.
var lawEditions = []string{"E09", "E14", "E18", "E23"}

// drawStartFault asks what happens when a game was begun wrongly: the edition, the class of play and how far the game has come
// are drawn, and our own rules answer.
func drawStartFault(b *Book, g *lot.Generator, i int, _ string) (*Task, bool) {
	e, ok := rules.EditionOf(lawEditions[i%len(lawEditions)])
	if !ok {
		return nil, false
	}
	class := rules.Class(g.Draw(2)) // standard or rapid without full supervision
	moves := pick(g, []int{2, 5, 8, 12, 20, 31})
	stage := rules.Stage{Class: class, White: moves, Black: moves}
	fault, remedy := "men", e.WrongStart(stage)
	switch g.Draw(3) {
	case 1:
		fault, remedy = "board", e.BoardTurned(stage)
	case 2:
		fault, remedy = "colors", e.ColorsReversed(stage)
	}
	acts := []rules.Action{rules.ActNewGame, rules.ActTransferBoard, rules.ActContinue}
	right := slices.Index(acts, remedy.Action)
	if right < 0 {
		return nil, false
	}
	t := &Task{Kind: Choose, rule: "start-fault", book: b, Edition: remedy.Edition, Article: remedy.Article,
		Ask: b.text("ask.start."+fault, strconv.Itoa(e.Since.Year), b.text("class."+[]string{"standard", "rapid"}[class]), strconv.Itoa(moves))}
	for _, key := range []string{"act.new", "act.transfer", "act.continue"} {
		t.Options = append(t.Options, b.text(key))
	}
	t.choice = right
	return t, true
}

// drawIllegalLoss asks which illegal move loses a standard game.
func drawIllegalLoss(b *Book, _ *lot.Generator, i int, _ string) (*Task, bool) {
	e, ok := rules.EditionOf(lawEditions[i%len(lawEditions)])
	if !ok {
		return nil, false
	}
	t := &Task{Kind: Choose, rule: "illegal-loss", book: b, Edition: e.ID, Article: e.Article(rules.RuleIllegalMove),
		Ask: b.text("ask.illegal", strconv.Itoa(e.Since.Year))}
	for _, key := range []string{"first", "second", "third"} {
		t.Options = append(t.Options, b.text(key))
	}
	t.choice = e.ToLose(rules.Standard, true) - 1
	return t, true
}
