package prizes

import (
	"encoding/csv"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/award"
	"wasit/app/event/journal"
	"wasit/app/event/ranking"
	"wasit/app/event/regulation"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// TestPrizesPage: prizes are chosen, moved and taken back; a shared rank waits for the end and for a lot whose seed is shown
// first; the result is shown once it is stored.
func TestPrizesPage(t *testing.T) {
	d := event(t, 6, 1)
	d.Go(d.Route.In(session.PagePrizes).Path())
	if d.m.given() != nil {
		t.Fatal("winners before round 1")
	}
	for _, at := range []session.Page{session.PageStandings, session.PageCrosstable, session.PagePrizes} {
		if html := app.HTMLString(Render(view.New(i18n.EN, ""), d.m.Session)); !strings.Contains(html, `href="`+d.Route.In(at).Path()+`"`) {
			t.Errorf("no way to %s beside the prizes", d.Route.In(at).Path())
		}
	}
	d.send(openPrize{session.NewRow})
	for field, value := range map[string]string{"name": "U12", "bornFrom": "dua", "places": "2", "medals": "true", "sex": "2"} {
		d.send(setField{field, value})
	}
	d.send(savePrize{})
	if got := d.m.Dialog.(editDialog); !slices.Equal(got.Faults, []string{"bornFrom"}) {
		t.Fatalf("no number: %+v", got)
	}
	d.send(setField{"bornFrom", "1800"})
	d.send(savePrize{})
	if d.m.Notice == nil || d.m.Dialog == nil {
		t.Fatal("a year that cannot be was accepted")
	}
	d.send(setField{"bornFrom", "2014"})
	d.send(savePrize{})
	p, chosen := d.m.Event.Kept.Prizes(1)
	if !chosen || len(p.List) != 2 || p.List[1].Name != "U12" || p.List[1].BornFrom != 2014 || p.List[1].Places != 2 || d.m.Dialog != nil || d.m.Undo == nil {
		t.Fatalf("prizes %+v", p)
	}
	if text := award.PrizeText(i18n.EN, p.List[1]); text != "girls and women, born 2014 or later" {
		t.Errorf("category %q", text)
	}
	d.send(moveUp{1})
	d.send(oneEach{false})
	if p, _ = d.m.Event.Kept.Prizes(1); p.List[0].Name != "U12" || !p.Several {
		t.Errorf("moved: %+v", p)
	}
	d.send(session.UndoLast{})
	d.send(openPrize{0})
	d.send(savePrize{Drop: true})
	if p, _ = d.m.Event.Kept.Prizes(1); len(p.List) != 1 || p.Several {
		t.Errorf("dropped: %+v", p)
	}
	d.Go(d.Route.In(session.PageRound).Path())
	d.Pair()
	d.Publish()
	for _, b := range []int{1, 2, 3} {
		d.Did(journal.EnterResult{Section: 1, Round: 1, Board: b, Score: journal.WhiteWins})
	}
	d.Close()
	d.Go(d.Route.In(session.PagePrizes).Path())
	g := d.m.given()[0]
	if len(g.Tied) != 1 || len(g.Tied[0]) != 3 || !g.Awards[0].Tied {
		t.Fatalf("three winners share the first place: %+v", g)
	}
	d.send(openLot{journal.LotForPrize, g.Tied[0]})
	lot := d.m.Dialog.(lotDialog)
	if _, ok := d.m.lotDrawn(lot); ok || lot.Seed == "" {
		t.Fatalf("before the draw: %+v", lot)
	}
	d.send(lotSeed{"x"})
	d.send(drawLot{})
	if !d.m.Dialog.(lotDialog).Bad {
		t.Error("a seed without digits was accepted")
	}
	d.send(lotSeed{"2026 1121"})
	d.Lazy = true
	d.send(drawLot{})
	if _, ok := d.m.lotDrawn(d.m.Dialog.(lotDialog)); ok {
		t.Error("the result shows before it is stored")
	}
	d.Lazy = false
	d.send(d.Late[len(d.Late)-1])
	drawn, ok := d.m.lotDrawn(d.m.Dialog.(lotDialog))
	if !ok || len(drawn) != 3 {
		t.Fatalf("drawn %v", drawn)
	}
	d.send(session.CloseDialog{})
	g = d.m.given()[0]
	if len(g.Tied) != 0 || g.Awards[0].Player != drawn[0] || g.Awards[2].Player != drawn[2] {
		t.Errorf("awarded %+v, drawn %v", g.Awards, drawn)
	}
	d.send(session.AskReason{For: "annul-lot", N: 1})
	d.send(session.GiveReason{})
	if !d.m.Dialog.(session.ReasonDialog).Needed {
		t.Error("a lot is annulled without a reason")
	}
	d.send(session.TypeReason{Text: "Too early"})
	d.send(session.GiveReason{})
	if g = d.m.given()[0]; len(g.Tied) != 1 || d.m.Dialog != nil {
		t.Errorf("awarded by an annulled lot: %+v", g)
	}
	d.send(openLot{journal.LotForPrize, g.Tied[0]})
	d.send(lotSeed{"2026 1121"})
	d.send(drawLot{})
	d.send(session.CloseDialog{})
	if g = d.m.given()[0]; len(g.Tied) != 0 || g.Awards[0].Player != drawn[0] {
		t.Errorf("drawn again with the same seed: %+v, before %v", g.Awards, drawn)
	}
	d.send(exportAwards{})
	file := d.Cmds[len(d.Cmds)-1].(session.SaveFile)
	first, _ := d.m.Event.Kept.Player(drawn[0])
	if !strings.Contains(string(file.Data), ",1,"+first.Name+",") {
		t.Errorf("names for certificates:\n%s", file.Data)
	}
}

// TestPrizesOfGroups: nothing is awarded in groups until it is asked for, then to the winners of the groups before the seconds.
func TestPrizesOfGroups(t *testing.T) {
	d := newDesk(t)
	d.Open(9, true, func(c *journal.SectionConfig) { regulation.SystemChoice{Code: journal.Groups}.Put(c, 9) })
	for range d.SectionNow().Rounds {
		d.Pair()
		d.Publish()
		for k := 0; d.SectionNow().Phase == journal.Published; k++ {
			n := d.SectionNow().Round
			d.Did(journal.EnterResult{Section: 1, Round: n, Board: d.Event.Ahead.MissingBoards(1, n)[0], Score: []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins}[(k*k+n)%3]})
		}
		d.Close()
	}
	d.Go(d.Route.In(session.PagePrizes).Path())
	if got := d.m.given(); len(got) != 0 {
		t.Fatalf("given by default: %+v", got)
	}
	d.Did(journal.ChoosePrizes{Section: 1, Prizes: journal.Prizes{List: []journal.Prize{{Places: 9, Shared: true}}}})
	rank := map[journal.PlayerID]int{}
	for _, r := range d.m.Event.Table.Rows {
		p, _ := d.m.Event.Kept.PlayerByTPN(1, r.TPN)
		rank[p.ID] = r.Rank
	}
	got, last, winners := d.m.given()[0].Awards, 0, 0
	if len(got) != 9 {
		t.Fatalf("%d awards", len(got))
	}
	for _, a := range got {
		if rank[a.Player] < last {
			t.Errorf("place %d of a group behind place %d", rank[a.Player], last)
		}
		if last = rank[a.Player]; last == 1 {
			winners++
		}
	}
	if winners < 2 {
		t.Errorf("%d winners of groups: %+v", winners, got)
	}
}

// TestNamesForCertificates: the file opens in the spreadsheet of its language with every name as it was typed, whatever it is
// made of, and none of them runs.
func TestNamesForCertificates(t *testing.T) {
	d := event(t, 6, 1)
	for id, info := range map[journal.PlayerID]journal.PlayerInfo{1: {Name: "Đurđica Šćepanović, \"Žuža\"", Club: "ŠK Đakovo; Čepin"}, 2: {Name: "=HYPERLINK(1)", Club: "-1+1"}, 3: {Name: "Ani", Club: "@SUM"}} {
		d.Did(journal.ChangePlayer{ID: id, PlayerInfo: info})
	}
	d.Did(journal.ChoosePrizes{Section: 1, Prizes: journal.Prizes{List: []journal.Prize{{Places: 6, Shared: true}, {Name: "+Tim", Team: 2, Places: 2, Shared: true}}, Several: true}})
	d.Pair()
	d.Publish()
	d.Score(journal.Drawn)
	d.Close()
	d.Go(d.Route.In(session.PagePrizes).Path())
	for lang, comma := range map[i18n.Lang]rune{i18n.EN: ',', i18n.ID: ';', i18n.HR: ';'} {
		d.m.Settings.Lang = lang
		d.send(exportAwards{})
		file := d.Cmds[len(d.Cmds)-1].(session.SaveFile)
		text, marked := strings.CutPrefix(string(file.Data), "\uFEFF")
		r := csv.NewReader(strings.NewReader(text))
		r.Comma, r.LazyQuotes = comma, false
		rows, err := r.ReadAll()
		if err != nil || !marked || len(rows) < 7 || len(rows[0]) != 7 || !strings.HasSuffix(text, "\r\n") {
			t.Fatalf("%v: %v, mark %t: %q", lang, err, marked, text)
		}
		half := map[bool]string{true: "0.5", false: "0,5"}[lang == i18n.EN]
		seen := ""
		for _, row := range rows[1:] {
			for _, cell := range row {
				if cell != "" && strings.ContainsRune("=+-@", rune(cell[0])) {
					t.Errorf("%v: %q runs as a formula", lang, cell)
				}
			}
			if row[0] == lang.T(i18n.AwardMain) && row[4] != half {
				t.Errorf("%v: points %q, want %q", lang, row[4], half)
			}
			seen += "|" + row[2] + "|" + row[3]
		}
		for _, want := range []string{"|Đurđica Šćepanović, \"Žuža\"|ŠK Đakovo; Čepin", "|'=HYPERLINK(1)|'-1+1", "|Ani|'@SUM"} {
			if !strings.Contains(seen, want) {
				t.Errorf("%v: lacks %s in %s", lang, want, seen)
			}
		}
	}
}

// TestPracticeGivesNoNames: certificates of a day of practice are not made.
func TestPracticeGivesNoNames(t *testing.T) {
	d := newDesk(t)
	d.Practice = true
	d.Open(4, false, nil)
	d.Closed()
	d.Cmds = nil
	d.send(exportAwards{})
	if d.m.Notice == nil {
		t.Error("nothing is said")
	}
	for _, c := range d.Cmds {
		if _, ok := c.(session.SaveFile); ok {
			t.Error("a file went out")
		}
	}
}

// TestLotEndsUndo: once a lot is drawn the change of prizes before it is not offered to be taken back.
func TestLotEndsUndo(t *testing.T) {
	d := event(t, 6, 1)
	d.Pair()
	d.Publish()
	d.Score(journal.WhiteWins)
	d.Close()
	d.Go(d.Route.In(session.PagePrizes).Path())
	for range 2 {
		d.send(oneEach{false})
		if d.m.Undo == nil {
			t.Fatal("a change of prizes can be taken back")
		}
		d.send(openLot{journal.LotForPrize, []journal.PlayerID{1, 2}})
		d.send(drawLot{})
		if d.m.Undo != nil {
			t.Error("an older act is offered to be taken back")
		}
		d.send(session.CloseDialog{})
		d.send(oneEach{true})
		d.send(session.AskReason{For: "annul-lot", N: len(d.SectionNow().Lots)})
		d.send(session.TypeReason{Text: "Twice"})
		d.send(session.GiveReason{})
		if d.m.Undo != nil || !d.SectionNow().Lots[len(d.SectionNow().Lots)-1].Annulled {
			t.Error("behind an annulled lot an older act is offered to be taken back")
		}
	}
}

// TestPrizeOfAllSections: a prize for schools may count the players of every section; it is chosen in the form where there are several.
func TestPrizeOfAllSections(t *testing.T) {
	d := newDesk(t)
	d.OpenTwo(4)
	for id := range journal.PlayerID(8) {
		p, _ := d.Event.Ahead.Player(id + 1)
		p.Club = []string{"SDN 1", "MI 2"}[id%2]
		d.Did(journal.ChangePlayer{ID: p.ID, PlayerInfo: p.PlayerInfo})
	}
	for _, id := range []journal.SectionID{2, 0} {
		d.Route.Section = id
		d.m.Session = d.m.Session.TakeSection()
		d.Closed()
	}
	d.send(openPrize{I: session.NewRow})
	d.send(setField{"team", "4"})
	d.send(setField{"whole", "true"})
	d.send(savePrize{})
	prizes, _ := d.Event.Ahead.Prizes(1)
	if p := prizes.List[len(prizes.List)-1]; p.Team != 4 || !p.Whole {
		t.Fatalf("%+v", p)
	}
	given := ranking.GivenBy(d.Event.Kept, ranking.Of(d.Event.Kept, 1))
	g := given[len(given)-1]
	if len(g.Awards) == 0 || len(g.Awards[0].Counted) != 4 {
		t.Fatalf("two of each section make four: %+v", g)
	}
	if lines := award.PrizeLines(i18n.EN, d.Event.Kept, given, len(given)-1); !strings.Contains(strings.Join(lines, " "), "Counted over all sections") {
		t.Errorf("%q", lines)
	}
}
