package paper

import (
	"fmt"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/view"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// TestLeaves: each sheet of a group with its name, its pages and its address; only what there is something to print on.
func TestLeaves(t *testing.T) {
	d := centre(t)
	d.Pair()
	d.Publish()
	var got []string
	for _, x := range d.m.leaves(group{kinds: []sheet.Kind{sheet.Set, sheet.Slips, sheet.Certificates, sheet.Cards, sheet.Blank}, next: []sheet.Kind{sheet.Set}}) {
		if want := d.Route.Path() + "/" + string(x.kind); x.path != want {
			t.Errorf("%s leads to %s", x.kind, x.path)
		}
		got = append(got, fmt.Sprint(x.title, " | ", x.under, " | ", x.lines, x.cut, x.next))
	}
	want := []string{
		"All for this round | 3 pages: boards, names, slips | 10 false true",
		"Result slips | 1 page, 6 slips a page | 6 true false",
		"Place cards | 1 page, 8 a page, to cut | 8 true false",
		"Blank backup forms | 4 pages, to go on by hand | 10 false false",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestStage: which round's paper is shown.
func TestStage(t *testing.T) {
	d := centre(t)
	if got := d.m.stage(); got != "Before round 1" {
		t.Error(got)
	}
	d.Closed()
	d.Pair()
	d.Publish()
	for round, want := range map[int]string{1: "Round 1 of 2", 2: "Round 2 of 2"} {
		d.Touch(fmt.Sprint("round-", round))
		if got := d.m.stage(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestCentrePage: before the pairing the page says why there is none; once it is published the set, the times and the texts.
func TestCentrePage(t *testing.T) {
	d := centre(t)
	d.Says("before round 1", "Print and share", "No pairing is published yet", "Starting list 1 page", "Big screen", "!All for this round", "!Times on the sheets")
	d.Pair()
	d.Publish()
	d.Says("round 1", "All for this round 3 pages: boards, names, slips", "Times on the sheets", "Pairings by school 6 texts", "Results of round 1", "!No pairing is published yet")
	d.Enter("start", "09:40")
	d.Enter("deadline", "25:00")
	if times := d.m.hallTimes(); times.Start != "09:40" || times.Bad() != "deadline" {
		t.Errorf("%+v", times)
	}
	d.Says("a time that is none", "Write a time such as 09:40.")
	d.Enter("deadline", "")
	d.Says("none", "!Write a time such as 09:40.")
	d.Enter("paper", "id")
	if d.m.SheetLang.Tag() != "id" || !d.m.Chosen {
		t.Errorf("language of the paper: %s", d.m.SheetLang.Tag())
	}
	v := view.New(d.m.Lang(), "")
	v.Brief = true
	if html := app.HTMLString(Render(v, d.m.Session, d.m.Model)); strings.Count(html, "<section") != 1 || !v.IsCut() {
		t.Error("what is below the first screen is left to the next drawing")
	}
}

// TestPreview: the sheet as it leaves the printer, under its name and pages, with the key that prints it.
func TestPreview(t *testing.T) {
	d := event(t, 40, 3)
	d.Go(d.Route.In(session.PagePrint).Path() + "/standings")
	d.Says("no standing yet", "This sheet does not exist yet", "Pair or enter results first", "!Print 1 page")
	d.Pair()
	d.Publish()
	d.Go(d.Route.In(session.PagePrint).Path() + "/boards")
	doc, _ := d.m.Doc(sheet.Boards)
	d.Says("the boards", "Pairings by board "+under(d.m.Lang(), doc), "Player 40", "Print 1 page", "!Edit the texts")
	d.Touch("print")
	if d.Cmds[len(d.Cmds)-1] != (session.PrintPage{}) || d.m.At != d.Time {
		t.Errorf("%v at %v", d.Cmds[len(d.Cmds)-1], d.m.At)
	}
	d.Go(d.Route.In(session.PagePrint).Path() + "/round")
	whole, _ := d.m.Doc(sheet.Set)
	v := view.New(d.m.Lang(), "")
	v.Brief = true
	first := app.HTMLString(Render(v, d.m.Session, d.m.Model))
	_, all := d.Draw()
	if whole.Pages < 2 || strings.Count(first, `class="leafbox`) >= strings.Count(all, `class="leafbox`) || !v.IsCut() {
		t.Errorf("of %d leaves the first one comes at once: %d of %d", whole.Pages, strings.Count(first, `class="leafbox`), strings.Count(all, `class="leafbox`))
	}
	d.Go(d.Route.In(session.PagePrint).Path() + "/regulation")
	d.Touch("edit-texts")
	if got, ok := d.m.Dialog.(wordingDialog); !ok || got.Of != sheet.WordingRules || len(got.Many) != 1 {
		t.Errorf("%+v", d.m.Dialog)
	}
	d.Says("the words of the regulation", "Written as it is", "!Texts ")
}

// TestTimesAreAsked while a round is played, and neither before nor after.
func TestTimesAreAsked(t *testing.T) {
	d := centre(t)
	step := func(name string, want bool) {
		t.Helper()
		if got := d.m.asksTimes(); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
	step("before round 1", false)
	d.Pair()
	step("a draft", false)
	d.Publish()
	step("played", true)
	d.Score(journal.Drawn)
	d.Close()
	step("over", false)
}
