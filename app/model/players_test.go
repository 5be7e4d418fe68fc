package model

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/swiss"
)

func TestForm(t *testing.T) {
	old := journal.PlayerInfo{Name: "Old", Remark: "stays"}
	for _, c := range []struct {
		name   string
		form   PlayerForm
		want   journal.PlayerInfo
		faults []string
	}{
		{"all", PlayerForm{Name: " Ana  Marić ", Sort: "Marić, Ana", Birth: "12. 3. 2015.", Rating: "1850", Title: "wfm", Club: "ŠK", Federation: "cro", FIDEID: "14500001", Class: "VI B", Sex: swiss.Female},
			journal.PlayerInfo{Name: "Ana Marić", SortName: "Marić, Ana", Birth: journal.Date{Year: 2015, Month: 3, Day: 12}, Rating: 1850, Title: "WFM", Club: "ŠK", Federation: "CRO", FIDEID: "14500001", Class: 6, Sex: swiss.Female, Remark: "stays"}, nil},
		{"year alone", PlayerForm{Name: "Slamet", Birth: "2015"}, journal.PlayerInfo{Name: "Slamet", Birth: journal.Date{Year: 2015}, Remark: "stays"}, nil},
		{"faults", PlayerForm{Birth: "31.2.2015", Rating: "4001", Title: "XX", Federation: "Croatia", FIDEID: "12a", Class: "99"}, journal.PlayerInfo{},
			[]string{"birth", "class", "federation", "fideID", "name", "rating", "title"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			info, faults := c.form.Info(old)
			if diff := cmp.Diff(c.faults, faults); diff != "" {
				t.Error(diff)
			}
			if diff := cmp.Diff(c.want, info); len(faults) == 0 && diff != "" {
				t.Error(diff)
			}
		})
	}
	for _, l := range i18n.All() {
		info := journal.PlayerInfo{Name: "X", Birth: journal.Date{Year: 2009, Month: 2, Day: 7}, Rating: 5, Class: 4}
		if again, faults := FormOf(l, info).Info(journal.PlayerInfo{}); len(faults) > 0 || again != info {
			t.Errorf("%s: what the form shows is read as %+v %v", l.Tag(), again, faults)
		}
	}
}

// TestAddAnother adds two of one school, warns of the same name, takes the last back.
func TestAddAnother(t *testing.T) {
	d := emptyEvent(t)
	d.send(OpenPlayer{})
	d.send(SavePlayer{})
	if dialog := d.m.Dialog.(PlayerDialog); !slices.Equal(dialog.Faults, []string{"name"}) {
		t.Fatalf("%v", dialog.Faults)
	}
	d.send(PlayerSet{"name", "Budi Santoso"})
	d.send(PlayerSet{"club", "SDN 5"})
	d.send(PlayerSet{"sex", "m"})
	d.send(SavePlayer{Next: true})
	dialog, ok := d.m.Dialog.(PlayerDialog)
	if !ok || dialog.Added != "Budi Santoso" || dialog.Form != (PlayerForm{Club: "SDN 5", Sex: swiss.Male}) {
		t.Fatalf("%+v", d.m.Dialog)
	}
	d.send(PlayerSet{"name", "BUDI santoso"})
	if similar := d.m.Dialog.(PlayerDialog).Similar; !slices.Equal(similar, []journal.PlayerID{1}) {
		t.Errorf("similar: %v", similar)
	}
	d.send(SavePlayer{})
	if d.m.Dialog != nil || d.m.Event.Kept.PlayerCount() != 2 || d.m.Undo == nil {
		t.Fatalf("dialog %v, %d players", d.m.Dialog, d.m.Event.Kept.PlayerCount())
	}
	if alike := Alikes(d.m.Event.Kept.Players(1)); alike[1] != 2 || alike[2] != 1 {
		t.Errorf("alike: %v", alike)
	}
	d.send(UndoLast{})
	d.send(OpenPlayer{ID: 1})
	d.send(PlayerSet{"rating", "1500"})
	d.send(SavePlayer{})
	if p, _ := d.m.Event.Kept.Player(1); p.Rating != 1500 || p.Club != "SDN 5" {
		t.Errorf("%+v", p)
	}
	d.send(RemovePlayer{1})
	if d.m.Event.Kept.PlayerCount() != 0 || d.m.Route.Page != PagePlayers || d.m.Undo == nil {
		t.Errorf("%d players on page %v, undo %v", d.m.Event.Kept.PlayerCount(), d.m.Route.Page, d.m.Undo)
	}
	d.send(OpenPlayer{ID: 99})
	if d.m.Dialog != nil || d.m.Notice == nil {
		t.Error("an unknown player is refused")
	}
}

// began plays until round 1 is published: 5 players, one with the bye.
func began(t *testing.T) *desk {
	d := event(t, 5, 4)
	d.send(PairNext{})
	d.send(Draw{})
	d.send(PublishRound{})
	d.noNotice("round 1")
	return d
}

// TestLateEntry enters a player into the running round and seats him against the one with the bye.
func TestLateEntry(t *testing.T) {
	d := began(t)
	if !d.m.HasBegun() {
		t.Fatal("round 1 is published")
	}
	d.send(OpenPlayer{})
	dialog := d.m.Dialog.(PlayerDialog)
	if !dialog.Late || dialog.From != 1 || !slices.Equal(d.m.LateRounds(), []int{1, 2}) {
		t.Fatalf("%+v %v", dialog, d.m.LateRounds())
	}
	d.send(PlayerSet{"name", "Latecomer"}) // nobody has finished a game of round 1: he is to play in it
	d.send(SavePlayer{})
	d.noNotice("late entry")
	late := journal.PlayerID(6)
	round, _ := d.m.Event.Kept.Round(1, 1)
	if seats := d.m.LateSeats(late); !slices.Equal(seats, []journal.PlayerID{round.PAB}) {
		t.Fatalf("seats %v, want the bye %d", seats, round.PAB)
	}
	d.send(SeatLate{late, round.PAB})
	d.noNotice("seat")
	games := d.m.Games(late)
	if len(games) != 1 || games[0].Board != 3 || games[0].Opponent.ID != round.PAB {
		t.Fatalf("%+v", games)
	}
	if len(d.m.LateSeats(late)) != 0 {
		t.Error("a seated player needs no seat")
	}
	d.send(OpenPlayer{})
	d.send(PlayerSet{"name", "Half missed"})
	d.send(PlayerSet{"from", "2"})
	d.send(PlayerSet{"missed", "half"})
	d.send(SavePlayer{})
	if p, _ := d.m.Event.Kept.Player(7); p.Entered != 2 || p.Missed != journal.Half {
		t.Errorf("%+v", p)
	}
}

// TestByes: a half-point bye beyond the regulation is asked about, and changes the regulation in the same act.
func TestByes(t *testing.T) {
	d := began(t)
	d.send(OpenBye{2})
	d.send(ByeSet{"round", "3"})
	d.send(GrantBye{})
	dialog, ok := d.m.Dialog.(ByeDialog)
	if !ok || dialog.Over == nil || dialog.Over.Why != journal.ByeLimit {
		t.Fatalf("%+v %+v", d.m.Dialog, d.m.Notice)
	}
	before := len(d.log)
	d.send(GrantBye{Allow: true})
	d.noNotice("bye")
	p, _ := d.m.Event.Kept.Player(2)
	sec, _ := d.m.Event.Kept.Section(1)
	if kind, ok := p.ByeIn(3); !ok || kind != journal.Half || sec.HalfByes != 1 || len(d.log) != before+2 || d.log[before].Act != d.log[before+1].Act {
		t.Errorf("%v %v, %d allowed, %d facts", kind, ok, sec.HalfByes, len(d.log)-before)
	}
	d.send(UndoLast{})
	if sec, _ := d.m.Event.Kept.Section(1); sec.HalfByes != 0 {
		t.Error("undo takes both back")
	}
	d.send(OpenBye{2})
	d.send(ByeSet{"kind", "zero"})
	d.send(GrantBye{})
	if p, _ := d.m.Event.Kept.Player(2); len(p.Byes) != 1 || p.Byes[0] != (journal.Bye{Round: 2, Kind: journal.Zero}) {
		t.Errorf("%+v", p.Byes)
	}
	d.send(DropBye{2, 2})
	if p, _ := d.m.Event.Kept.Player(2); len(p.Byes) != 0 {
		t.Errorf("%+v", p.Byes)
	}
	d.send(DropBye{2, 1})
	if d.m.Notice == nil {
		t.Error("the bye of a paired round cannot be cancelled")
	}
}

func TestWithdrawAndReturn(t *testing.T) {
	d := began(t)
	d.send(WithdrawPlayer{3})
	if p, _ := d.m.Event.Kept.Player(3); !p.IsWithdrawn() || d.m.Undo == nil || !strings.Contains(d.m.Undo.Text, "round 2") {
		t.Fatalf("%+v %+v", p.Out, d.m.Undo)
	}
	d.send(UndoLast{})
	if p, _ := d.m.Event.Kept.Player(3); p.IsWithdrawn() {
		t.Error("undone")
	}
	d.send(WithdrawPlayer{3})
	d.send(ReturnPlayer{3})
	if p, _ := d.m.Event.Kept.Player(3); p.IsWithdrawn() {
		t.Error("returned")
	}
	d.send(RemovePlayer{3})
	if d.m.Notice == nil || d.m.Event.Kept.PlayerCount() != 5 {
		t.Error("who was paired cannot be removed")
	}
}

func TestMove(t *testing.T) {
	d := emptyEvent(t)
	sec, _ := d.m.Event.Kept.Section(1)
	other := sec.SectionConfig
	other.Name = "Pi"
	d.did(journal.AddSection{SectionConfig: other})
	d.did(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: "Dewi"}})
	d.send(MovePlayer{1, 2})
	if p, _ := d.m.Event.Kept.Player(1); p.Section != 2 || d.m.Undo == nil || !strings.Contains(d.m.Undo.Text, "Pi") {
		t.Errorf("%+v", p)
	}
}

// TestGames tells each round of a player: games with all their entries, the bye, absences.
func TestGames(t *testing.T) {
	d := began(t)
	d.send(EnterScore{Score: journal.WhiteWins})
	d.send(SelectBoard{1})
	d.send(EnterScore{Score: journal.Drawn})
	d.send(EnterScore{Score: journal.BlackWins})
	r, _ := d.m.Event.Kept.Round(1, 1)
	g := d.m.Games(r.Boards[0].White)[0]
	if !g.White || g.Board != 1 || g.Opponent.ID != r.Boards[0].Black || g.Score != journal.Drawn || len(g.History) != 2 {
		t.Errorf("%+v", g)
	}
	if g := d.m.Games(r.PAB)[0]; !g.PAB || g.Board != 0 {
		t.Errorf("%+v", g)
	}
	d.send(LogLoaded{ID: d.m.Event.ID, Records: d.log})
	if by, ok := d.m.Event.Recorded(g.History[0].Seq); !ok || by != "Rina" {
		t.Errorf("%q %v", by, ok)
	}
	if _, ok := d.m.Event.Recorded(len(d.log) + 1); ok {
		t.Error("a fact that the log does not hold")
	}
	if d.m.Games(99) != nil {
		t.Error("nobody has no games")
	}
}

func TestListChoices(t *testing.T) {
	d := emptyEvent(t)
	d.m.More = 3
	d.send(SearchPlayers{"bu"})
	d.send(FilterPlayers{"clubs"})
	d.send(SortPlayers{"number"})
	if d.m.People != (People{"bu", "clubs", "number"}) || d.m.More != 0 {
		t.Errorf("%+v, more %d", d.m.People, d.m.More)
	}
}
