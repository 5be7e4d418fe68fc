package prizes

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/handout"
	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

func TestReadAmount(t *testing.T) {
	for text, want := range map[string]int64{"": 0, " 500 ": 500, "1.500.000": 1500000, "1,500": 1500, "1 500 000": 1500000, "1'500": 1500, "1500000": 1500000} {
		if got, ok := readAmount(text); got != want || !ok {
			t.Errorf("%q is %d, %v", text, got, ok)
		}
	}
	for _, text := range []string{"12,50", "1.50", "1.500,00", "-5", "Rp 500", "1.500,000", "9223372036854775807", "1..500"} {
		if got, ok := readAmount(text); ok {
			t.Errorf("%q was taken for %d", text, got)
		}
	}
}

// TestPrizeMoney: money is typed as people write it, kept with the currency, shared as chosen, shown on the page, in the text and on paper;
// what is no amount is refused at its field.
func TestPrizeMoney(t *testing.T) {
	d := event(t, 4, 1)
	d.Go(d.Route.In(session.PagePrizes).Path())
	d.send(openPrize{0})
	d.send(setField{"paid", "true"})
	for field, value := range map[string]string{"money-1": "1.000.000", "money-2": "500.000", "money-3": "12,50", "currency": "Rp"} {
		d.send(setField{field, value})
	}
	d.send(savePrize{})
	if got := d.m.Dialog.(editDialog); !slices.Equal(got.Faults, []string{"money-3"}) {
		t.Fatalf("faults %q", got.Faults)
	}
	d.send(setField{"money-3", ""})
	d.send(savePrize{})
	p, _ := d.m.Event.Kept.Prizes(1)
	if !slices.Equal(p.List[0].Money, []int64{1000000, 500000}) || p.Currency != "Rp" {
		t.Fatalf("kept %+v", p)
	}
	d.send(splitMoney{journal.SplitHort})
	d.send(oneEach{false})
	if p, _ = d.m.Event.Kept.Prizes(1); p.Split != journal.SplitHort || p.Currency != "Rp" || !p.Several {
		t.Errorf("kept %+v", p)
	}
	d.send(openPrize{0})
	if got := d.m.Dialog.(editDialog); !got.Paid || strings.NewReplacer(".", "", ",", "").Replace(got.Typed["money-1"]) != "1000000" || got.Currency != "Rp" {
		t.Errorf("opened again: %+v", got)
	}
	d.send(session.CloseDialog{})
	d.Go(d.Route.In(session.PageRound).Path())
	d.Pair()
	d.Publish()
	for _, b := range []int{1, 2} {
		d.Did(journal.EnterResult{Section: 1, Round: 1, Board: b, Score: journal.WhiteWins})
	}
	d.Close()
	d.Go(d.Route.In(session.PagePrizes).Path())
	if html := app.HTMLString(Render(view.New(i18n.EN, ""), d.m.Session)); !strings.Contains(html, "the money waits for the lot") {
		t.Error("two are equal in everything: half of the money goes by the place, which a lot decides")
	}
	d.Did(journal.DrawLots{Section: 1, For: journal.LotForPrize, Players: d.m.given()[0].Tied[0], Seed: 7})
	d.Refresh()
	html := app.HTMLString(Render(view.New(i18n.EN, ""), d.m.Session))
	text := sheet.AwardsChat(handout.Of(i18n.ID, d.m.Event.Kept, 1, d.m.Event.Table))
	paper, ok := sheet.Make(sheet.PrizeList, handout.Of(i18n.ID, d.m.Event.Kept, 1, d.m.Event.Table))
	if !ok {
		t.Fatal("no list of winners")
	}
	for where, said := range map[string]string{"page": html, "text": text, "paper": paper.HTML()} {
		// two players won: each has half of the money of the place, and a quarter of what both places have
		for _, want := range map[string][]string{"page": {"Rp\u00a0875,000", "Rp\u00a0625,000", "Rp\u00a01,500,000", "Hort"}, "text": {"Rp\u00a0875.000", "Rp\u00a0625.000"}, "paper": {"Rp\u00a0875.000", "Rp\u00a01.500.000", "Hort"}}[where] {
			if !strings.Contains(said, want) {
				t.Errorf("%s does not say %q: %s", where, want, said)
			}
		}
	}
}
