package players

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/app/event/journal"
	"wasit/app/rooms/checkin"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

func TestForm(t *testing.T) {
	old := journal.PlayerInfo{Name: "Old"}
	for _, c := range []struct {
		name   string
		form   playerForm
		want   journal.PlayerInfo
		faults []string
	}{
		{"all", playerForm{Name: " Ana  Marić ", Sort: "Marić, Ana", Birth: "12. 3. 2015.", Rating: "1850", Title: "wfm", Club: "ŠK", Federation: "cro", FIDEID: "14500001", Class: "VI B", Remark: " Anči  ", Sex: swiss.Female},
			journal.PlayerInfo{Name: "Ana Marić", SortName: "Marić, Ana", Birth: journal.Date{Year: 2015, Month: 3, Day: 12}, Rating: 1850, Title: "WFM", Club: "ŠK", Federation: "CRO", FIDEID: "14500001", Class: 6, ClassText: "VI B", Sex: swiss.Female, Remark: "Anči",
				Source: journal.Source{Rating: journal.SourceHand}}, nil},
		{"listed", playerForm{Name: "Ana", NationalID: " HR 5", Standard: "1850", Rapid: "1790", Blitz: "1702", National: "1801", K: "20"},
			journal.PlayerInfo{Name: "Ana", NationalID: "HR 5", Ratings: journal.Ratings{Standard: 1850, Rapid: 1790, Blitz: 1702, National: 1801, K: 20}}, nil},
		{"faults of lists", playerForm{Name: "Ana", Standard: "x", Rapid: "4001", Blitz: "-1", National: "1.5", K: "100"}, journal.PlayerInfo{}, []string{"blitz", "k", "national", "rapid", "standard"}},
		{"year alone", playerForm{Name: "Slamet", Birth: "2015"}, journal.PlayerInfo{Name: "Slamet", Birth: journal.Date{Year: 2015}}, nil},
		{"faults", playerForm{Birth: "31.2.2015", Rating: "4001", Title: "XX", Federation: "Croatia", FIDEID: "12a", Class: "99"}, journal.PlayerInfo{},
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
		info := journal.PlayerInfo{Name: "X", Birth: journal.Date{Year: 2009, Month: 2, Day: 7}, Rating: 5, Class: 4, NationalID: "7", Ratings: journal.Ratings{Standard: 1, Rapid: 2, Blitz: 3, National: 4, K: 10}}
		if again, faults := formOf(l, info).Info(journal.PlayerInfo{}); len(faults) > 0 || again != info {
			t.Errorf("%s: what the form shows is read as %+v %v", l.Tag(), again, faults)
		}
	}
}

// TestAddAnother adds two of one school, warns of the same name, takes the last back.
func TestAddAnother(t *testing.T) {
	d := emptyEvent(t)
	d.Send(openPlayer{})
	d.Send(savePlayer{})
	if dialog := d.m.Dialog.(playerDialog); !slices.Equal(dialog.Faults, []string{"name"}) {
		t.Fatalf("%v", dialog.Faults)
	}
	d.Send(playerSet{"name", "Budi Santoso"})
	d.Send(playerSet{"club", "SDN 5"})
	d.Send(playerSet{"sex", "m"})
	d.Send(savePlayer{Next: true})
	dialog, ok := d.m.Dialog.(playerDialog)
	if !ok || dialog.Added != "Budi Santoso" || dialog.Form != (playerForm{Club: "SDN 5", Sex: swiss.Male}) {
		t.Fatalf("%+v", d.m.Dialog)
	}
	d.Send(playerSet{"name", "BUDI santoso"})
	if similar := d.m.Dialog.(playerDialog).Similar; !slices.Equal(similar, []journal.PlayerID{1}) {
		t.Errorf("similar: %v", similar)
	}
	d.Send(savePlayer{})
	if dialog := d.m.Dialog.(playerDialog); dialog.Asked == "" || d.m.Event.Kept.PlayerCount() != 1 {
		t.Fatalf("he enters unasked: %+v", dialog)
	}
	d.Send(savePlayer{})
	if d.m.Dialog != nil || d.m.Event.Kept.PlayerCount() != 2 || d.m.Undo == nil {
		t.Fatalf("dialog %v, %d players", d.m.Dialog, d.m.Event.Kept.PlayerCount())
	}
	if alike := alikes(d.m.Event.Kept.Players(1)); alike[1] != 2 || alike[2] != 1 {
		t.Errorf("alike: %v", alike)
	}
	d.Send(session.UndoLast{})
	d.Send(openPlayer{ID: 1})
	d.Send(playerSet{"rating", "1500"})
	d.Send(savePlayer{})
	if p, _ := d.m.Event.Kept.Player(1); p.Rating != 1500 || p.Club != "SDN 5" {
		t.Errorf("%+v", p)
	}
	d.Send(removePlayer{1})
	if d.m.Event.Kept.PlayerCount() != 0 || d.m.Route.Page != session.PagePlayers || d.m.Undo == nil {
		t.Errorf("%d players on page %v, undo %v", d.m.Event.Kept.PlayerCount(), d.m.Route.Page, d.m.Undo)
	}
	d.Send(openPlayer{ID: 99})
	if d.m.Dialog != nil || d.m.Notice == nil {
		t.Error("an unknown player is refused")
	}
}

// began plays until round 1 is published: 5 players, one with the bye.
func began(t *testing.T) *desk {
	d := event(t, 5, 4)
	d.Pair()
	d.Publish()
	d.NoNotice("round 1")
	return d
}

// TestLateEntry enters a player into the running round and seats him against the one with the bye.
func TestLateEntry(t *testing.T) {
	d := began(t)
	if !d.m.HasBegun() {
		t.Fatal("round 1 is published")
	}
	d.Send(openPlayer{})
	dialog := d.m.Dialog.(playerDialog)
	if !dialog.Late || dialog.From != 1 || !slices.Equal(d.m.lateRounds(), []int{1, 2}) {
		t.Fatalf("%+v %v", dialog, d.m.lateRounds())
	}
	d.Send(playerSet{"name", "Latecomer"}) // nobody has finished a game of round 1: he is to play in it
	d.Send(savePlayer{})
	d.NoNotice("late entry")
	late := journal.PlayerID(6)
	round, _ := d.m.Event.Kept.Round(1, 1)
	if seats := checkin.LateSeats(d.m.Session, late); !slices.Equal(seats, []journal.PlayerID{round.PAB}) {
		t.Fatalf("seats %v, want the bye %d", seats, round.PAB)
	}
	d.Did(journal.AddBoard{Section: 1, Pair: journal.Pair{round.PAB, late}, Reason: "late"})
	games := d.m.GamesOf(late)
	if len(games) != 1 || games[0].Board != 3 || games[0].Opponent.ID != round.PAB {
		t.Fatalf("%+v", games)
	}
	if len(checkin.LateSeats(d.m.Session, late)) != 0 {
		t.Error("a seated player needs no seat")
	}
	d.Send(openPlayer{})
	d.Send(playerSet{"name", "Half missed"})
	d.Send(playerSet{"from", "2"})
	d.Send(playerSet{"missed", "half"})
	d.Send(savePlayer{})
	if p, _ := d.m.Event.Kept.Player(7); p.Entered != 2 || p.Missed != journal.Half {
		t.Errorf("%+v", p)
	}
}

// TestByes: a half-point bye beyond the regulation is asked about, and changes the regulation in the same act.
func TestByes(t *testing.T) {
	d := began(t)
	d.Send(openBye{2})
	d.Send(byeSet{"round", "3"})
	d.Send(grantBye{})
	dialog, ok := d.m.Dialog.(byeDialog)
	if !ok || dialog.Over == nil || dialog.Over.Why != journal.ByeLimit {
		t.Fatalf("%+v %+v", d.m.Dialog, d.m.Notice)
	}
	before := len(d.Log)
	d.Send(grantBye{Allow: true})
	d.NoNotice("bye")
	p, _ := d.m.Event.Kept.Player(2)
	sec, _ := d.m.Event.Kept.Section(1)
	if kind, ok := p.ByeIn(3); !ok || kind != journal.Half || sec.HalfByes != 1 || len(d.Log) != before+2 || d.Log[before].Act != d.Log[before+1].Act {
		t.Errorf("%v %v, %d allowed, %d facts", kind, ok, sec.HalfByes, len(d.Log)-before)
	}
	d.Send(session.UndoLast{})
	if sec, _ := d.m.Event.Kept.Section(1); sec.HalfByes != 0 {
		t.Error("undo takes both back")
	}
	d.Send(openBye{2})
	d.Send(byeSet{"kind", "zero"})
	d.Send(grantBye{})
	if p, _ := d.m.Event.Kept.Player(2); len(p.Byes) != 1 || p.Byes[0] != (journal.Bye{Round: 2, Kind: journal.Zero}) {
		t.Errorf("%+v", p.Byes)
	}
	d.Send(dropBye{2, 2})
	if p, _ := d.m.Event.Kept.Player(2); len(p.Byes) != 0 {
		t.Errorf("%+v", p.Byes)
	}
	d.Send(dropBye{2, 1})
	if d.m.Notice == nil {
		t.Error("the bye of a paired round cannot be cancelled")
	}
}

func TestWithdrawAndReturn(t *testing.T) {
	d := began(t)
	d.Send(withdrawPlayer{3})
	if p, _ := d.m.Event.Kept.Player(3); !p.IsWithdrawn() || d.m.Undo == nil || !strings.Contains(d.m.Undo.Text, "round 2") {
		t.Fatalf("%+v %+v", p.Out, d.m.Undo)
	}
	d.Send(session.UndoLast{})
	if p, _ := d.m.Event.Kept.Player(3); p.IsWithdrawn() {
		t.Error("undone")
	}
	d.Send(withdrawPlayer{3})
	d.Send(returnPlayer{3})
	if p, _ := d.m.Event.Kept.Player(3); p.IsWithdrawn() {
		t.Error("returned")
	}
	d.Send(removePlayer{3})
	if d.m.Notice == nil || d.m.Event.Kept.PlayerCount() != 5 {
		t.Error("who was paired cannot be removed")
	}
}

func TestMove(t *testing.T) {
	d := emptyEvent(t)
	sec, _ := d.m.Event.Kept.Section(1)
	other := sec.SectionConfig
	other.Name = "Pi"
	d.Did(journal.AddSection{SectionConfig: other})
	d.Did(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: "Dewi"}})
	d.Send(movePlayer{1, 2})
	if p, _ := d.m.Event.Kept.Player(1); p.Section != 2 || d.m.Undo == nil || !strings.Contains(d.m.Undo.Text, "Pi") {
		t.Errorf("%+v", p)
	}
}

// TestTransfer takes a player into another section in the middle of the day, from his page and from what is said of a name like his.
func TestTransfer(t *testing.T) {
	for _, c := range []struct {
		name   string
		worth  string
		missed journal.ByeKind
	}{{"nothing", string(journal.Zero), journal.Zero}, {"half", string(journal.Half), journal.Half}, {"as scored", worthScored, ""}} {
		t.Run(c.name, func(t *testing.T) {
			d := twoSections(t, 4)
			d.Pair()
			d.Publish()
			r := d.m.Route.In(session.PagePlayer)
			r.Player = 1
			d.Go(r.Path())
			d.Touch("move-2")
			d.Send(transferWorth{c.worth})
			d.Says("the question", textTransferOne.EN)
			d.Touch("transfer")
			old, _ := d.m.Event.Ahead.Player(1)
			now, ok := d.m.Event.Ahead.Player(old.Now)
			if !ok || now.Section != 2 || d.m.Undo == nil || d.m.Route.Player != int(now.ID) || d.m.Event.Ahead.Persons() != 8 {
				t.Fatalf("%+v, now %+v, page %v", old, now, d.m.Route)
			}
		})
	}
}

// TestGames tells each round of a player: games with all their entries, the bye, absences.
func TestGames(t *testing.T) {
	d := began(t)
	d.Did(journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.WhiteWins}, journal.EnterResult{Section: 1, Round: 1, Board: 1, Score: journal.Drawn},
		journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.BlackWins})
	r, _ := d.m.Event.Kept.Round(1, 1)
	g := d.m.GamesOf(r.Boards[0].White)[0]
	if !g.White || g.Board != 1 || g.Opponent.ID != r.Boards[0].Black || g.Score != journal.Drawn || len(g.History) != 2 {
		t.Errorf("%+v", g)
	}
	if g := d.m.GamesOf(r.PAB)[0]; !g.PAB || g.Board != 0 {
		t.Errorf("%+v", g)
	}
	d.m.Event.Log = d.Log
	if by, ok := d.m.Event.Recorded(g.History[0].Seq); !ok || by != "Rina" {
		t.Errorf("%q %v", by, ok)
	}
	if _, ok := d.m.Event.Recorded(len(d.Log) + 1); ok {
		t.Error("a fact that the log does not hold")
	}
	if d.m.GamesOf(99) != nil {
		t.Error("nobody has no games")
	}
}

func TestListChoices(t *testing.T) {
	d := emptyEvent(t)
	d.m.More = 3
	d.Send(searchPlayers{"bu"})
	d.Send(filterPlayers{"clubs"})
	d.Send(sortPlayers{"number"})
	if d.m.Model != (Model{Search: "bu", Filter: "clubs", Sort: "number"}) || d.m.More != 0 {
		t.Errorf("%+v, more %d", d.m.Model, d.m.More)
	}
}

// TestMoveFollows: the page of a player who moves stays his page, in his new section.
func TestMoveFollows(t *testing.T) {
	d := twoSections(t, 2)
	d.Go("/event/" + d.m.Event.ID + "/player/1")
	d.Send(movePlayer{1, 2})
	d.NoNotice("moving")
	if d.m.Event.Section != 2 || d.m.Route.Section != 2 {
		t.Errorf("section %d, address %d", d.m.Event.Section, d.m.Route.Section)
	}
}

// TestFullPointBye: a full-point bye is offered beside the others, says that the regulations know none, and is granted; a table and Keizer
// have their own kinds.
func TestFullPointBye(t *testing.T) {
	for _, lang := range i18n.All() {
		d := began(t)
		d.Settings.Lang = lang
		to := d.m.Route.In(session.PagePlayer)
		to.Player = 2
		d.Go(to.Path())
		d.Touch("ask-bye")
		d.Says("three kinds", lang.T(i18n.ByeHalf), lang.T(i18n.ByeZero), lang.T(textByeFull), "!"+lang.T(textByeFullTitle))
		d.Send(byeSet{"round", "3"})
		d.Send(byeSet{"kind", string(journal.Full)})
		d.Says("what it is", lang.T(textByeFullTitle))
		d.Touch("grant")
		if p, _ := d.m.Event.Kept.Player(2); len(p.Byes) != 1 || p.Byes[0] != (journal.Bye{Round: 3, Kind: journal.Full}) {
			t.Errorf("%+v", p.Byes)
		}
		d.Says("on the page", lang.T(i18n.AbsenceBadge(journal.Dutch, "full"), lang.Int(3)))
	}
}

// TestBarredByes: a player can be marked as one without half-point byes; then none is offered, and the mark can go again.
func TestBarredByes(t *testing.T) {
	for _, lang := range i18n.All() {
		d := began(t)
		d.Settings.Lang = lang
		sec, _ := d.m.Event.Kept.Section(1)
		sec.HalfByes = 2
		d.Did(journal.ChangeSection{Section: 1, SectionConfig: sec.SectionConfig})
		to := d.m.Route.In(session.PagePlayer)
		to.Player = 2
		d.Go(to.Path())
		d.Touch("bar-byes")
		d.Says("marked", lang.T(textBarred), lang.T(textBarByesNo))
		d.Touch("ask-bye")
		d.Says("not offered", "!"+lang.T(i18n.ByeHalf), lang.T(i18n.ByeZero))
		d.Send(byeSet{"kind", string(journal.Half)})
		d.Send(grantBye{})
		if p, _ := d.m.Event.Kept.Player(2); len(p.Byes) != 0 || d.m.Notice == nil {
			t.Errorf("granted all the same: %+v", p.Byes)
		}
		d.Send(session.CloseDialog{})
		d.Touch("bar-byes")
		if p, _ := d.m.Event.Kept.Player(2); p.NoHalfByes {
			t.Error("the mark does not go")
		}
	}
}
