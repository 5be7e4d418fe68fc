package wall

import (
	"slices"
	"testing"
	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/session"
)

// TestWall: pairings turn until all results are in, then results and standing; an older timer turns nothing; leaving lets
// the screen go dark.
func TestWall(t *testing.T) {
	d := event(t, 60, 3)
	d.Go(d.Route.In(session.PageScreen).Path())
	if s := d.m.slideNow(); s.Boards != nil || s.Table != nil || len(d.m.Slides) != 1 {
		t.Fatalf("before round 1: %+v", s)
	}
	d.Go(d.Route.In(session.PageRound).Path())
	d.Pair()
	d.Go(d.Route.In(session.PageScreen).Path())
	if d.m.slideNow().Boards != nil {
		t.Fatal("a draft is on the wall")
	}
	d.Did(journal.Publish{Section: 1, Time: d.Time.UnixMilli()})
	if n := len(d.m.Slides); n != 3 || d.m.slideNow().To != 10 || !d.m.Bar {
		t.Fatalf("30 boards on %d slides", n)
	}
	first := d.m.N
	for want := range []int{1, 2, 0} {
		d.send(turnSlide{d.m.N})
		if got := (want + 1) % 3; d.m.Slide != got || d.m.Bar {
			t.Errorf("slide %d, want %d; controls %t", d.m.Slide, got, d.m.Bar)
		}
	}
	d.send(turnSlide{first})
	if d.m.Slide != 0 {
		t.Error("an old timer turned the wall")
	}
	d.send(nextSlide{Back: true})
	if d.m.Slide != 2 {
		t.Errorf("before the first slide comes slide %d, not the last", d.m.Slide)
	}
	d.send(nextSlide{})
	d.send(toggleStopped{})
	if last, ok := d.Cmds[len(d.Cmds)-1].(session.After); ok && last.Msg == (turnSlide{d.m.N}) {
		t.Error("a stopped wall has a timer")
	}
	if d.send(toggleBar{}); !d.m.Bar {
		t.Error("a touch shows no controls")
	}
	if d.Cmds[len(d.Cmds)-1] != (session.After{Millis: idleSeconds * 1000, Msg: leaveBar{d.m.N}}) {
		t.Error("the controls of a stopped wall stay for ever")
	}
	if d.send(leaveBar{d.m.N - 1}); !d.m.Bar {
		t.Error("the controls go although they were touched since")
	}
	if d.send(leaveBar{d.m.N}); d.m.Bar {
		t.Error("the controls stay although nobody touches them")
	}
	d.send(toggleStopped{})
	d.send(changePace{Seconds: usualSeconds - stepSeconds})
	if d.m.Seconds != usualSeconds-stepSeconds || d.Cmds[len(d.Cmds)-1] != (session.After{Millis: (usualSeconds - stepSeconds) * 1000, Msg: turnSlide{d.m.N}}) {
		t.Errorf("%d seconds, %v", d.m.Seconds, d.Cmds[len(d.Cmds)-1])
	}
	before := len(d.Cmds)
	d.Go(d.Route.In(session.PageRound).Path())
	if !slices.Contains(d.Cmds[before:], session.Cmd(session.KeepAwake{On: false})) || d.m.On {
		t.Error("the screen stays on after the wall was left")
	}
	made := &d.m.Slides[0]
	d.Go(d.Route.In(session.PageScreen).Path())
	if &d.m.Slides[0] != made {
		t.Error("slides of an event that stands still are made anew")
	}
	d.Go(d.Route.In(session.PageRound).Path())
	d.Score(journal.WhiteWins)
	d.Go(d.Route.In(session.PageScreen).Path())
	if n := len(d.m.Slides); n != 3+5 || d.m.Slides[3].Table == nil {
		t.Fatalf("results and standing of 60 on %d slides", n)
	}
	d.send(chooseShow{showPairings})
	d.Did(journal.CloseRound{Section: 1, Time: d.Time.UnixMilli()})
	d.Go(d.Route.In(session.PageRound).Path())
	d.Pair()
	d.Go(d.Route.In(session.PageScreen).Path())
	d.send(nextSlide{})
	d.Did(journal.Publish{Section: 1, Time: d.Time.UnixMilli()})
	if s := d.m.slideNow(); s.Round.Number != 2 || s.From != 0 {
		t.Errorf("a round was published, the wall shows round %d from board %d on", s.Round.Number, s.From+1)
	}
	d.send(chooseShow{showStandings})
	if n := len(d.m.Slides); n != 5 || d.m.slideNow().To != slideRanks {
		t.Errorf("standing on %d slides", n)
	}
	d.send(chooseSection{7})
	if d.m.slideNow().Boards != nil {
		t.Error("a section that is not there shows something")
	}
}

// TestNumbersOnTheWall: boards are counted by their numbers in the hall, and while a round is played the foot says when who has not come
// loses, and what else loses.
func TestNumbersOnTheWall(t *testing.T) {
	d := event(t, 8, 3)
	d.Did(journal.SetHall{Section: 1, Hall: journal.Hall{First: 15}})
	d.Pair()
	d.Publish()
	d.Go("/event/" + d.Event.ID + "/screen")
	s := d.m.slideNow()
	if got := d.m.rangeText(s, len(s.Boards)); !slices.Equal(got, []string{"15", "18", "15–18"}) {
		t.Errorf("boards %v", got)
	}
	if c, ok := d.m.hall(s); !ok || !c.Started.IsZero() {
		t.Errorf("before the signal: %+v", c)
	}
	d.Did(journal.StartRound{Section: 1, Time: d.Now.UnixMilli()}, journal.ChooseLaws{Section: 1, Laws: ledger.Laws{DefaultSet: true, DefaultMinutes: 10}})
	d.Refreshed()
	if c, ok := d.m.hall(d.m.slideNow()); !ok || c.WalkOver.Sub(c.Started).Minutes() != 10 || c.Article != "6.7.1" {
		t.Errorf("while it is played: %+v", c)
	}
}

// TestWallNamesEverybody: who has the bye or stays away finds his name behind the boards; who has left is not called any more.
func TestWallNamesEverybody(t *testing.T) {
	for _, c := range []struct {
		players int
	}{{9}, {31}, {28}, {8}} {
		d := event(t, c.players, 3)
		d.Did(journal.RequestBye{Players: []journal.PlayerID{2}, Round: 1, Bye: journal.Zero}, journal.Withdraw{Players: []journal.PlayerID{3}})
		d.Pair()
		d.Publish()
		d.Go(d.Route.In(session.PageScreen).Path())
		boards, free := 0, map[journal.PlayerID]bool{}
		for _, s := range d.m.Slides {
			boards += s.To - s.From
			for _, f := range s.Free {
				free[f.Player.ID] = true
			}
			if s.To-s.From+len(s.Free) > slideBoards {
				t.Errorf("%d players: a slide of %d rows", c.players, s.To-s.From+len(s.Free))
			}
		}
		want := (c.players - 2) / 2
		if odd := (c.players - 2) % 2; boards != want || len(free) != 1+odd || !free[2] || free[3] {
			t.Errorf("%d players: %d boards, free %v", c.players, boards, free)
		}
	}
}

// TestWallIsDarkAlone: the screen of the hall has a switch of its own.
func TestWallIsDarkAlone(t *testing.T) {
	d := event(t, 8, 3)
	before := d.m.Settings.Theme
	d.Go(d.Route.In(session.PageScreen).Path())
	if d.send(changeTheme{"dark"}); d.m.Theme != "dark" || d.m.Settings.Theme != before {
		t.Errorf("%q, the program %q", d.m.Theme, d.m.Settings.Theme)
	}
}
