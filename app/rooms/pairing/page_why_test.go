package pairing

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

func TestValuesText(t *testing.T) {
	for _, c := range []struct {
		lang   i18n.Lang
		values []swiss.Value
		want   string
	}{
		{i18n.EN, nil, ""},
		{i18n.EN, []swiss.Value{{Criterion: "C5", Value: 1}, {Criterion: "C6", Value: 2, List: []swiss.Points{25, 20}}, {Criterion: "C7"}}, "C5\u00a01 · C6\u00a0(2.5 2) · C7\u00a00"},
	} {
		if got := valuesText(view.New(c.lang, ""), c.values); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// TestDrawSaysOfWhom: the sheet of the lots says whether those without rating are drawn, or everybody.
func TestDrawSaysOfWhom(t *testing.T) {
	for all, want := range map[bool]i18n.Text{false: textDrawOrder, true: textDrawOrderAll} {
		d := newDesk(t)
		d.Open(4, true, func(s *journal.SectionConfig) {
			s.Rounds, s.Order = 3, journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7, IgnoreRatings: all}
		})
		for _, l := range i18n.All() {
			html := app.HTMLString(drawSheet(view.New(l, ""), d.m, drawDialog{OrderSeed: 7}))
			for _, text := range []i18n.Text{textDrawOrder, textDrawOrderAll} {
				if strings.Contains(html, l.T(text)) != (text == want) {
					t.Errorf("%s, all %v: %q", l.Tag(), all, l.T(text))
				}
			}
		}
	}
}

// TestColorsOfEarlierEvents: a Keizer whose rules say so goes on with the colours of the season, and the explanation of a board shows them.
func TestColorsOfEarlierEvents(t *testing.T) {
	light, dark := journal.Before{White: 3, Black: 5, Attended: 9, Of: 12}, journal.Before{White: 5, Black: 3, Attended: 8, Of: 12}
	for _, c := range []struct {
		count  bool
		before [2]journal.Before
		white  journal.PlayerID // 0: by the lot
	}{{true, [2]journal.Before{light, dark}, 1}, {true, [2]journal.Before{dark, light}, 2}, {false, [2]journal.Before{dark, light}, 0}} {
		d := newDesk(t)
		d.Open(2, true, func(s *journal.SectionConfig) {
			s.System, s.Rounds, s.Options.Values.Colors = journal.Keizer, 3, c.count
		})
		for i, b := range c.before {
			p, _ := d.Event.Ahead.Player(journal.PlayerID(i + 1))
			p.Before = b
			d.Did(journal.ChangePlayer{ID: p.ID, PlayerInfo: p.PlayerInfo})
		}
		d.Pair()
		r, _ := d.Event.Ahead.Round(1, 1)
		if c.white != 0 && r.Boards[0].White != c.white {
			t.Errorf("%+v: White has %d", c, r.Boards[0].White)
		}
		d.send(OpenWhy{Round: 1, Board: 1})
		html := app.HTMLString(whySheet(view.New(i18n.EN, ""), d.m, whyDialog{Round: 1, Board: 1}))
		if shown := strings.Contains(html, "Before: White 5, Black 3; rounds attended: 8 of 12."); shown != c.count {
			t.Errorf("%+v: shown %v in %s", c, shown, html)
		}
	}
}

// TestWhyListsAllCriteria: the explanation of a board names the value of every criterion of its bracket.
func TestWhyListsAllCriteria(t *testing.T) {
	for code, want := range map[string][]string{
		journal.Dutch:    {"C6", "C12", "C21"},
		journal.Dubov:    {"C5", "C7", "C10"},
		journal.Burstein: {"C5", "C7", "C8"},
	} {
		d := newDesk(t)
		d.Open(9, true, func(c *journal.SectionConfig) { c.System, c.Rounds = code, 5; c.Edition = "2026" })
		for range 2 {
			d.Closed()
		}
		d.send(PairNext{})
		d.NoNotice(code)
		d.send(OpenWhy{Round: 3, Board: 2})
		html := app.HTMLString(whySheet(view.New(i18n.EN, ""), d.m, whyDialog{Round: 3, Board: 2}))
		for _, w := range want {
			if !strings.Contains(html, w+"\u00a0") {
				t.Errorf("%s: no value of %s in %s", code, w, html)
			}
		}
	}
}

// TestWhyNamesTheAcceleration C.04.7: the reasons speak of scores with virtual points, so they say which these are, in the rounds that have them.
func TestWhyNamesTheAcceleration(t *testing.T) {
	for _, accelerated := range []bool{true, false} {
		d := newDesk(t)
		d.Open(8, true, func(c *journal.SectionConfig) {
			c.System, c.Edition, c.Rounds, c.Options.Baku = journal.Dutch, "2026", 5, accelerated
		})
		for round, points := range []string{"1", "1", "0.5", ""} {
			d.send(PairNext{})
			if round == 0 {
				d.send(draw{})
			}
			d.NoNotice("pairing")
			d.send(OpenWhy{Round: round + 1, Board: 1})
			html := app.HTMLString(whySheet(view.New(i18n.EN, ""), d.m, whyDialog{Round: round + 1, Board: 1}))
			want := i18n.EN.T(textWhyVirtual, "4", points)
			if said := strings.Contains(html, "why-virtual"); said != (accelerated && points != "") || said && !strings.Contains(html, want) {
				t.Errorf("accelerated %v, round %d: %q is not said in %s", accelerated, round+1, want, html)
			}
			if round == 0 && accelerated && !strings.Contains(html, i18n.EN.T(textWhyBracket, "1")) {
				t.Errorf("the first half are in the scoregroup of one point: %s", html)
			}
			d.send(session.CloseDialog{})
			d.Publish()
			d.Score(journal.Drawn)
			d.Close()
		}
	}
}
