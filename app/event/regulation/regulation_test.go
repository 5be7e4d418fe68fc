package regulation

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/keizer"
)

// TestRounds: what a table or a bracket needs; of a Swiss the organiser chooses.
func TestRounds(t *testing.T) {
	for _, c := range []struct {
		system string
		o      journal.SystemOptions
		n      int
		want   int
	}{
		{journal.Dutch, journal.SystemOptions{}, 40, 0},
		{journal.RoundRobin, journal.SystemOptions{}, 6, 5}, {journal.RoundRobin, journal.SystemOptions{}, 5, 5}, {journal.RoundRobin, journal.SystemOptions{Cycles: 2}, 6, 10},
		{journal.Groups, journal.SystemOptions{}, 8, 3}, {journal.Groups, journal.SystemOptions{Groups: 3}, 10, 3}, {journal.Groups, journal.SystemOptions{Groups: 3, Cycles: 2}, 10, 6},
		{journal.Scheveningen, journal.SystemOptions{}, 8, 4}, {journal.Scheveningen, journal.SystemOptions{Cycles: 2}, 7, 8},
		{journal.Knockout, journal.SystemOptions{}, 2, 1}, {journal.Knockout, journal.SystemOptions{}, 8, 3}, {journal.Knockout, journal.SystemOptions{}, 9, 4},
		{journal.Keizer, journal.SystemOptions{}, 9, 0}, {journal.Team, journal.SystemOptions{}, 9, 0},
	} {
		choice := SystemChoice{Code: c.system, Options: c.o}
		if got := choice.Rounds(c.n); got != c.want {
			t.Errorf("%s %+v of %d: %d, want %d", c.system, c.o, c.n, got, c.want)
		}
		config := journal.SectionConfig{Rounds: 7}
		choice.Put(&config, c.n)
		if want := map[bool]int{true: c.want, false: 7}[c.want > 0]; config.Rounds != want || config.System != c.system || (config.HalfByes == -1) != (c.system == journal.Keizer) {
			t.Errorf("%s of %d written: %+v", c.system, c.n, config)
		}
	}
	config := journal.SectionConfig{}
	SystemChoice{Code: journal.RoundRobin, Options: journal.SystemOptions{Cycles: 4}}.Put(&config, 200)
	if config.Rounds != journal.MaxRounds {
		t.Errorf("a table of 200, four times: %d rounds", config.Rounds)
	}
}

func TestRoundsFor(t *testing.T) {
	for _, c := range []struct{ n, places, want int }{{0, 1, 1}, {1, 1, 1}, {2, 1, 1}, {8, 1, 3}, {9, 1, 4}, {64, 3, 10}, {5, 3, 4}} {
		if got := RoundsFor(c.n, c.places); got != c.want {
			t.Errorf("%d players, %d places: %d, want %d", c.n, c.places, got, c.want)
		}
	}
}

func TestSmallHelpers(t *testing.T) {
	for _, c := range []struct {
		text string
		want int
	}{{"3", 3}, {"0", 2}, {"99", 8}, {"x", 5}, {"", 5}} {
		if got := Within(c.text, 2, 8, 5); got != c.want {
			t.Errorf("%q within 2 and 8: %d, want %d", c.text, got, c.want)
		}
	}
	list := []string{"a", "b", "c"}
	for _, c := range []struct {
		i, by int
		want  []string
	}{{0, 1, []string{"b", "a", "c"}}, {2, -1, []string{"a", "c", "b"}}, {1, 0, []string{"a", "c"}}, {0, -1, list}, {2, 1, list}, {3, 0, list}, {-1, 1, list}} {
		if got := Moved(list, c.i, c.by); !slices.Equal(got, c.want) || !slices.Equal(list, []string{"a", "b", "c"}) {
			t.Errorf("element %d by %d: %v, want %v; the list itself is %v", c.i, c.by, got, c.want, list)
		}
	}
}

// TestSystems: every choice has a name in each language and a system that pairs; nothing is offered to another that it cannot do.
func TestSystems(t *testing.T) {
	wishes := []string{journal.Dutch, journal.Dubov, journal.Burstein, journal.Lim}
	swisses := append(slices.Clone(wishes), journal.DoubleSwiss, journal.Team)
	for _, info := range Systems {
		for _, l := range i18n.All() {
			if l.T(info.Name) == "" || l.T(info.About) == "" {
				t.Errorf("%s has no words in %s", info.Code, l.Tag())
			}
		}
		if IsSwiss(info.Code) != slices.Contains(swisses, info.Code) || HasWishes(info.Code) != slices.Contains(wishes, info.Code) {
			t.Errorf("%s: a Swiss %v, colour wishes %v", info.Code, IsSwiss(info.Code), HasWishes(info.Code))
		}
		for _, code := range info.Suggested {
			if TieBreakOf(code).About == TieBreakOf("nonsense").About || TieBreakOf(code).Short == "" {
				t.Errorf("%s suggests %s, which the wizard cannot name", info.Code, code)
			}
		}
		h := run(t, journal.SectionConfig{System: info.Code, Edition: info.Edition, TieBreaks: info.Suggested}, 4, "A", "B")
		system, err := System(h.State, 1)
		if err != nil || system.Code() == "" {
			t.Errorf("%s: %v", info.Code, err)
		}
	}
	if SystemOf("x").Name.EN != "x" || TieBreakOf("x").Name.HR != "x" {
		t.Error("what is unknown is named by its code")
	}
}

func TestUnknownSystem(t *testing.T) {
	var unknown *UnknownSystemError
	if _, err := System(journal.State{}, 1); !errors.As(err, &unknown) {
		t.Errorf("a section that is not there: %v", err)
	}
}

// TestChoiceOfASystem: one field at a time, held between its limits; the usual value is kept as none.
func TestChoiceOfASystem(t *testing.T) {
	usual := SystemChoice{Code: journal.Keizer}
	if usual.Gap() != 3 || usual.Ratio() != 3 || usual.Groups() != 2 || usual.Games() != 1 || usual.Boards() != 4 || usual.Cycles() != 1 {
		t.Errorf("usual: gap %d, ratio %d, groups %d, games %d, boards %d, cycles %d", usual.Gap(), usual.Ratio(), usual.Groups(), usual.Games(), usual.Boards(), usual.Cycles())
	}
	for _, c := range []struct {
		field, value string
		got          func(SystemChoice) any
		want         any
	}{
		{"cycles", "9", func(c SystemChoice) any { return c.Cycles() }, 4}, {"games", "0", func(c SystemChoice) any { return c.Games() }, 1},
		{"groups", "1", func(c SystemChoice) any { return c.Groups() }, 2}, {"boards", "6", func(c SystemChoice) any { return c.Boards() }, 6},
		{"ratio", "5", func(c SystemChoice) any { return c.Ratio() }, 5}, {"gap", "0", func(c SystemChoice) any { return c.Gap() }, 0}, {"gap", "2", func(c SystemChoice) any { return c.Gap() }, 2},
		{"third", "true", func(c SystemChoice) any { return c.Options.SharedThird }, false}, {"third", "false", func(c SystemChoice) any { return c.Options.SharedThird }, true},
		{"ladder", "rapid", func(c SystemChoice) any { return c.Options.Ladder }, ""}, {"ladder", "cup", func(c SystemChoice) any { return c.Options.Ladder }, "cup"},
		{"wishes", "A", func(c SystemChoice) any { return c.Options.Wishes }, ""}, {"wishes", "B", func(c SystemChoice) any { return c.Options.Wishes }, "B"},
		{"drawn", "true", func(c SystemChoice) any { return c.Options.Drawn }, true}, {"apart", "true", func(c SystemChoice) any { return c.Options.Apart }, true}, {"baku", "true", func(c SystemChoice) any { return c.Options.Baku }, true},
		{"system", journal.Team, func(c SystemChoice) any { return c }, SystemChoice{Code: journal.Team}}, {"system", "nonsense", func(c SystemChoice) any { return c.Code }, journal.Keizer},
		{"keizer", "wasit", func(c SystemChoice) any { return c.Options.Keizer }, ""},
		{"top", "players", func(c SystemChoice) any { return c.Options.Values.Top }, -1}, {"top", "fixed", func(c SystemChoice) any { return c.Options.Values.Top }, usualTop}, {"top-value", "5000", func(c SystemChoice) any { return c.Options.Values.Top }, 1000},
		{"limit", "0", func(c SystemChoice) any { return c.Keizer().ExcusedLimit }, 0}, {"limit", "7", func(c SystemChoice) any { return c.Keizer().ExcusedLimit }, 7},
		{"meetings", "2", func(c SystemChoice) any { return c.Keizer().MaxMeetings }, 2}, {"halving", "true", func(c SystemChoice) any { return c.Keizer().Halving }, true},
		{"frozen", "true", func(c SystemChoice) any { return c.Keizer().Frozen }, true}, {"classic", "true", func(c SystemChoice) any { return c.Keizer().Classic }, true}, {"colors", "true", func(c SystemChoice) any { return c.Options.Values.Colors }, true}, {"shaken", "40", func(c SystemChoice) any { return c.Options.Values.ShakenFirst }, 40},
		{KeizerShareField + "bye", "1/2", func(c SystemChoice) any { return c.Keizer().Bye }, keizer.Award{Share: keizer.Unit / 2}},
		{KeizerPointsField + "bye", "7,5", func(c SystemChoice) any { return c.Keizer().Bye }, keizer.Award{Fixed: keizer.Unit * 15 / 2, IsFixed: true}},
		{KeizerShareField + "bye", "nonsense", func(c SystemChoice) any { return c.Keizer().Bye }, keizer.Wasit().Bye},
	} {
		next, ok := usual.Set(c.field, c.value)
		if !ok || fmt.Sprint(c.got(next)) != fmt.Sprint(c.want) {
			t.Errorf("%s = %s: %v, %v, want %v", c.field, c.value, c.got(next), ok, c.want)
		}
		if usual != (SystemChoice{Code: journal.Keizer}) {
			t.Fatalf("%s changed the choice it was asked of", c.field)
		}
	}
	if _, ok := usual.Set("nonsense", "1"); ok {
		t.Error("a field that is none was taken")
	}
	if _, ok := usual.Set(KeizerShareField+"nonsense", "1"); ok {
		t.Error("a share that is none was taken")
	}
	if got, ok := (SystemChoice{Code: journal.Dutch}).Suggest(4); !ok || got != journal.RoundRobin {
		t.Errorf("four players: %s, %v", got, ok)
	}
	for _, c := range []struct {
		code string
		n    int
	}{{journal.Dutch, 60}, {journal.Dutch, 2}, {journal.Knockout, 4}} {
		if _, ok := (SystemChoice{Code: c.code}).Suggest(c.n); ok {
			t.Errorf("%s of %d: another system is suggested", c.code, c.n)
		}
	}
}

func TestKeizerTexts(t *testing.T) {
	for want, a := range map[string]keizer.Award{"1": {Share: keizer.Unit}, "1/2": {Share: keizer.Unit / 2}, "1/5": {Share: keizer.Unit / 5}, "1/3": {Share: keizer.Unit / 3}, "2/3": {Share: keizer.Unit * 2 / 3},
		"35%": {Share: keizer.Unit * 35 / 100}, "=": {Fixed: 5, IsFixed: true}, "0": {}} {
		got := ShareKey(a)
		if got != want {
			t.Errorf("%+v: %q, want %q", a, got, want)
		}
		if n, fixed, ok := journal.KeizerShare(got); got != "=" && (!ok || fixed || keizer.Score(n) != a.Share) {
			t.Errorf("%q is read as %d, %v, %v", got, n, fixed, ok)
		}
	}
	for want, a := range map[string]keizer.Award{"7.5": {Fixed: keizer.Unit * 15 / 2, IsFixed: true}, "12": {Fixed: 12 * keizer.Unit, IsFixed: true}, "10": {Share: keizer.Unit}} {
		if got := KeizerPlain(a); got != want {
			t.Errorf("%+v: %q, want %q", a, got, want)
		}
	}
	if got := KeizerAwards(keizer.Wasit()); len(got) != len(journal.KeizerFields) || got[len(got)-1].Share != keizer.Unit {
		t.Errorf("%d awards for %d fields: %v", len(got), len(journal.KeizerFields), got)
	}
	for want, p := range map[i18n.Text]keizer.Part{textKeizerOwn: {}, i18n.CrossBye: {Round: 1, Entry: swiss.Entry{Outcome: swiss.PAB}}, i18n.AwayClub: {Round: 1, Entry: swiss.Entry{Outcome: swiss.FullBye}},
		i18n.AwayExcused: {Round: 1, Entry: swiss.Entry{Outcome: swiss.HalfBye}}, i18n.AwayUnexcused: {Round: 1, Entry: swiss.Entry{Outcome: swiss.ZeroBye}}, textKeizerBefore: {Round: 1}} {
		if got := KeizerEntry(p, false); got != want {
			t.Errorf("%+v: %v, want %v", p, got, want)
		}
	}
	if got := KeizerEntry(keizer.Part{Round: 1}, true); got != i18n.AwayWithdrawn {
		t.Errorf("who joined and left: %v", got)
	}
}

// TestHallTimes: round 1 as announced, the others by the round before.
func TestHallTimes(t *testing.T) {
	day := time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC)
	for text, want := range map[string]string{"09:40": "09:40", "9.40": "09:40", " 23:59 ": "23:59", "24:00": "", "9": "", "": "", "9:4x": ""} {
		got, ok := HallTime(day, text)
		if ok != (want != "") || ok && (got.Format("15:04") != want || !got.Truncate(24*time.Hour).Equal(day)) {
			t.Errorf("%q: %v, %v, want %q", text, got, ok, want)
		}
	}
	section := func(h journal.Hall, code string) journal.Section {
		return journal.Section{SectionConfig: journal.SectionConfig{TimeCode: code}, Hall: h}
	}
	for _, c := range []struct {
		sec   journal.Section
		long  time.Duration
		pause time.Duration
	}{
		{section(journal.Hall{}, ""), 0, usualPause}, {section(journal.Hall{}, "1200"), 40 * time.Minute, usualPause},
		{section(journal.Hall{Cap: journal.CapRule{Minutes: 30}}, "1200"), 30 * time.Minute, usualPause},
		{section(journal.Hall{Length: 50, Pause: 15, Cap: journal.CapRule{Minutes: 30}}, "1200"), 50 * time.Minute, 15 * time.Minute},
	} {
		if RoundLength(c.sec) != c.long || PauseOf(c.sec) != c.pause {
			t.Errorf("%+v: %v long, pause %v", c.sec.Hall, RoundLength(c.sec), PauseOf(c.sec))
		}
	}
	h := run(t, journal.SectionConfig{System: journal.Dutch, Edition: "2026", Rounds: 2}, 2)
	h.do(journal.SetHall{Section: 1, Hall: journal.Hall{Start: 9 * 60, Length: 40, Pause: 20}})
	sec, _ := h.Section(1)
	if at, firm := Planned(h.State, sec, 1, day); !firm || !at.Equal(day.Add(9*time.Hour)) {
		t.Errorf("round 1: %v, %v", at, firm)
	}
	if at, _ := Planned(h.State, sec, 2, day); !at.IsZero() {
		t.Errorf("round 2 before round 1 has begun: %v", at)
	}
	h.pair(journal.Pair{1, 2})
	h.do(journal.StartRound{Section: 1, Time: day.Add(10 * time.Hour).UnixMilli()})
	sec, _ = h.Section(1)
	if at, firm := Planned(h.State, sec, 2, day); firm || !at.Equal(day.Add(11*time.Hour)) {
		t.Errorf("round 2: %v, %v", at, firm)
	}
	sec.Rounds = 1
	if at, _ := Planned(h.State, sec, 2, day); !at.IsZero() {
		t.Errorf("a round behind the last: %v", at)
	}
}
