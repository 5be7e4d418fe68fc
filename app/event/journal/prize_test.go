package journal

import (
	"reflect"
	"strings"
	"testing"

	"wasit/swiss"
)

// prizes is a finished event with prizes, a draw of lots for one of them and wordings.
func prizes(t *testing.T) *hall {
	h := open(t, 6, 1)
	h.start()
	h.do(SetWording{Wording{"record", "Dilaksanakan di aula SDN Tapos 2."}})
	h.do(ChoosePrizes{1, Prizes{List: []Prize{{Places: 3, TwoThirds: true, Medals: true},
		{Name: "U11", Group: Group{Sex: swiss.Male, BornFrom: 2014}, Places: 1}, {Name: "U1800", RatingTo: 1800, Places: 2},
		{Name: "Beregu", Team: 3, Places: 1, Medals: true}}, Several: true}})
	h.pair()
	h.do(Publish{1, hour})
	for _, b := range h.MissingBoards(1, 1) {
		h.do(EnterResult{Section: 1, Round: 1, Board: b, Score: WhiteWins})
	}
	h.do(CloseRound{Section: 1, Time: 2 * hour})
	h.do(FinishEvent{Time: 3 * hour})
	h.do(SetWording{Wording{"record", "Dilaksanakan di aula SDN Tapos 2, Depok."}})
	h.do(DrawLots{1, LotForPrize, []PlayerID{1, 3, 5}, 20261121})
	return h
}

func TestPrizes(t *testing.T) {
	h := open(t, 6, 5)
	if p, chosen := h.Prizes(1); chosen || len(p.List) != 1 || p.List[0].Places != 3 || !p.List[0].Medals {
		t.Errorf("usual prizes: %+v, chosen %t", p, chosen)
	}
	want := Prizes{List: []Prize{{Name: "Putri", Group: Group{Sex: swiss.Female}, Places: 2, TwoThirds: true, Money: []int64{500, 0, 300}}}, Currency: "Rp", Split: SplitHort}
	h.do(ChoosePrizes{1, want})
	if p, chosen := h.Prizes(1); !chosen || !reflect.DeepEqual(p, want) {
		t.Errorf("chosen prizes: %+v", p)
	}
	for name, p := range map[string]Prize{"no place": {}, "too many places": {Places: MaxPlaces + 1}, "one is no team": {Places: 1, Team: 1}, "board": {Places: 1, Board: MaxBoards + 1}, "board and school": {Places: 1, Board: 1, Team: 3}, "games": {Places: 1, Board: 1, MinGames: -1},
		"ratings": {Places: 1, RatingFrom: 1800, RatingTo: 1600}, "years": {Places: 1, Group: Group{BornFrom: 3}},
		"name":  {Places: 1, Name: strings.Repeat("x", MaxName+1)},
		"money": {Places: 1, Money: []int64{-1}}, "much money": {Places: 1, Money: []int64{MaxMoney + 1}}, "money of many": {Places: 1, Money: make([]int64, MaxPlaces+1)}} {
		if _, err := h.try(ChoosePrizes{1, Prizes{List: []Prize{p}}}); err == nil {
			t.Errorf("%s: %+v was accepted", name, p)
		}
	}
	refuse[*LimitError](h, ChoosePrizes{1, Prizes{List: make([]Prize, MaxPrizes+1)}})
	refuse[*UnknownError](h, ChoosePrizes{7, want})
}

// annulled is the finished event of [prizes] whose lot was drawn by mistake, and drawn again.
func annulled(t *testing.T) *hall {
	h := prizes(t)
	h.do(AnnulLot{1, 1, "undian dilakukan sebelum protes diputus"})
	h.do(DrawLots{1, LotForPrize, []PlayerID{1, 3, 5}, 7})
	return h
}

// TestAnnulLot: a lot that was drawn by mistake stays, marked with the reason; it needs one, and is annulled once.
func TestAnnulLot(t *testing.T) {
	h := annulled(t)
	sec, _ := h.Section(1)
	if len(sec.Lots) != 2 || !sec.Lots[0].Annulled || sec.Lots[0].Why != "undian dilakukan sebelum protes diputus" || sec.Lots[1].Annulled {
		t.Fatalf("lots %+v", sec.Lots)
	}
	if e := refuse[*ReasonError](h, AnnulLot{1, 2, " "}); e.Act != KindLotAnnulled {
		t.Errorf("a reason is needed for %s", e.Act)
	}
	refuse[*UnknownError](h, AnnulLot{1, 1, "x"})
	refuse[*UnknownError](h, AnnulLot{1, 3, "x"})
	refuse[*UnknownError](h, AnnulLot{1, 0, "x"})
	refuse[*UndoError](h, Undo{})
	refuse[*TextError](h, AnnulLot{1, 2, strings.Repeat("x", MaxText+1)})
}

// TestPrizeSuits: a category asks for everything that it names, and what is unknown does not suit.
func TestPrizeSuits(t *testing.T) {
	girl := PlayerInfo{Name: "Ani", Sex: swiss.Female, Birth: Date{2015, 2, 1}, Club: "SDN Tapos 2", Rating: 1500}
	for name, c := range map[string]struct {
		prize Prize
		who   PlayerInfo
		want  bool
	}{
		"everybody":         {Prize{}, PlayerInfo{}, true},
		"girls":             {Prize{Group: Group{Sex: swiss.Female}}, girl, true},
		"boys":              {Prize{Group: Group{Sex: swiss.Male}}, girl, false},
		"sex unknown":       {Prize{Group: Group{Sex: swiss.Female}}, PlayerInfo{}, false},
		"years":             {Prize{Group: Group{BornFrom: 2015, BornTo: 2016}}, girl, true},
		"too old":           {Prize{Group: Group{BornFrom: 2016}}, girl, false},
		"birth unknown":     {Prize{Group: Group{BornFrom: 2015}}, PlayerInfo{Sex: swiss.Female}, false},
		"school, folded":    {Prize{Club: "sdn TAPOS 2"}, girl, true},
		"another school":    {Prize{Club: "SDN Tapos 1"}, girl, false},
		"rating at the end": {Prize{RatingFrom: 1500, RatingTo: 1500}, girl, true},
		"rating above":      {Prize{RatingTo: 1499}, girl, false},
		"unrated is below":  {Prize{RatingTo: 1499}, PlayerInfo{}, true},
		"unrated left out":  {Prize{RatingFrom: 1, RatingTo: 1499}, PlayerInfo{}, false},
	} {
		if got := c.prize.Suits(c.who); got != c.want {
			t.Errorf("%s: %t", name, got)
		}
	}
}

// TestWording: the organiser's words hold until they are taken back, also after the event; other acts need it reopened.
func TestWording(t *testing.T) {
	h := prizes(t)
	if got := h.Wording("record"); got != "Dilaksanakan di aula SDN Tapos 2, Depok." {
		t.Errorf("wording %q", got)
	}
	before := h.Seq()
	h.do(SetWording{Wording{"record", " Dilaksanakan di aula SDN Tapos 2, Depok. "}})
	if h.Seq() != before {
		t.Error("the same words were recorded again")
	}
	h.do(SetWording{Wording{"record", ""}})
	if h.Wording("record") != "" {
		t.Error("an empty wording stays")
	}
	refuse[*EventStateError](h, DrawLots{1, "tie", []PlayerID{1, 3}, 5})
	refuse[*TextError](h, SetWording{Wording{"", "x"}})
	refuse[*TextError](h, SetWording{Wording{"record", strings.Repeat("x", MaxText+1)}})
	if sec, _ := h.Section(1); len(sec.Lots) != 1 || sec.Lots[0].For != LotForPrize {
		t.Errorf("lots %+v", sec.Lots)
	}
	clean, err := Anonymise(h.records, Stamp{At: 11 * hour})
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(written(t, clean), "aula") {
		t.Error("free text stays after the names are gone")
	}
}
