package follow

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/family"
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/view"
	"wasit/app/view/viewtest"
	"wasit/app/words/i18n"
)

// With returns p with another session, as the keeper's double wants it.
func (p page) With(s session.Session) page {
	p.Session = s
	return p
}

// phone is a family's: the keeper's double with the step of this room, beside a hall whose codes it reads.
type phone struct {
	*sessiontest.Host
	viewtest.Reader
	m page
}

func newPhone(t testing.TB) *phone {
	d := &phone{}
	d.Host, d.Reader = viewtest.Desk(t, &d.m, &d.m.Session, nil, Msg.update, func(v *view.V) app.UI { return Render(v, d.m.Session, d.m.Model) })
	return d
}

// hall opens an event with a published round whose families have codes, and goes to the page of the family.
func hall(t testing.TB) *phone {
	d := newPhone(t)
	d.Open(4, false, func(c *journal.SectionConfig) { c.Rounds = 3 })
	d.Did(journal.MakeFamilyCodes{Secret: [16]byte{3}})
	d.Pair()
	d.Publish()
	d.m.Route = session.Route{Page: session.PageFollow}
	d.Send(bookLoaded{Kind: session.DraftFollow})
	return d
}

func (d *phone) child(id journal.PlayerID) string {
	c, _ := family.ChildOf(d.Event.Kept, id)
	return "https://example.org/follow#" + c.Code()
}

// wall is what the big screen shows now.
func (d *phone) wall() string {
	n, ok := family.NewsOf(d.Event.Kept, 1, 9, d.Env().Now)
	if !ok {
		d.Reader.T.Fatal("no news")
	}
	return "https://example.org/follow#" + n.Codes(family.MostCode)[0].Code
}

// TestFollow: a card, then the big screen: her board, colour, opponent and points; the store has what a restart needs, and nothing once she
// is followed no longer.
func TestFollow(t *testing.T) {
	d := hall(t)
	d.Says("nobody is followed", "Scan the code on the player's card once", "nothing is sent")
	d.Send(OpenCode{Code: d.child(2)})
	d.Says("a card", "This child is followed now", "No news yet")
	d.Send(OpenCode{Code: d.wall()})
	d.Says("the big screen", "Player 02", "Board ", "Opponent", "Round 1 of 3", "read here at", "scan the big screen again", "All on this code")
	kept := lastDraft(t, d)
	again := newPhone(t)
	again.m.Route = session.Route{Page: session.PageFollow}
	again.Send(OpenCode{Code: d.child(2)}) // before the store has answered
	again.Send(bookLoaded{Kind: session.DraftFollow, Data: kept})
	again.Says("started again", "Player 02", "Board ", "followed already")
	d.Touch("leave-1", "leave-sure")
	if got := lastDraft(t, d); len(got) > 0 {
		t.Errorf("kept %s", got)
	}
}

func lastDraft(t *testing.T, d *phone) []byte {
	t.Helper()
	for i := len(d.Cmds) - 1; i >= 0; i-- {
		if c, ok := d.Cmds[i].(session.KeepDraft); ok && c.Kind == session.DraftFollow {
			return c.Data
		}
	}
	t.Fatal("nothing was kept")
	return nil
}

// TestOutcomes: whatever a code says or lacks is told in each language.
func TestOutcomes(t *testing.T) {
	d := hall(t)
	early := d.wall()
	d.Send(OpenCode{Code: early})
	each := func(what string, want ...i18n.Text) {
		t.Helper()
		for _, l := range i18n.All() {
			d.m.Settings.Lang = l
			for _, w := range want {
				if text := d.Said(); !strings.Contains(text, l.T(w)) {
					t.Errorf("%s, %s: no %q in %s", what, l.Tag(), l.T(w), text)
				}
			}
		}
		d.m.Settings.Lang = i18n.EN
	}
	each("nobody followed", textNobody, textNobodyDo)
	d.Send(OpenCode{Code: "Ana: " + d.child(1) + "\nBudi: " + d.child(2)})
	each("a whole class", textSeveral, textSeveralDo)
	if len(d.m.Followed.List) != 0 {
		t.Errorf("followed: %+v", d.m.Followed)
	}
	d.Send(OpenCode{Code: d.child(1)})
	each("followed", textFollows)
	d.Send(OpenCode{Code: d.wall()})
	d.Score(journal.WhiteWins)
	d.m.Route = session.Route{Page: session.PageFollow}
	d.Send(OpenCode{Code: d.wall()})
	d.Says("newer", "Read: round 1")
	d.Send(OpenCode{Code: early})
	each("replayed", textOlder, textOlderDo)
	d.Send(OpenCode{Code: early[:len(early)-9]})
	each("cut", textCut, textCutDo)
	d.Send(typeCode{"hello"})
	d.Send(readTyped{})
	each("no code", textForeign)
	n, _ := family.NewsOf(d.Event.Kept, 1, 9, d.Env().Now)
	d.Send(OpenCode{Code: n.Codes(1)[1].Code})
	d.Says("one of several codes", "Lines 2–2 of 2; the others stand on other codes")
	d.Send(OpenCode{Code: "*Cup*\n" + d.wall() + "\n" + d.wall()[:60]})
	d.Says("of two links the one that can be read", "Read: round 1")
	old := d.child(2)
	d.Did(journal.MakeFamilyCodes{Secret: [16]byte{4}})
	d.m.Route = session.Route{Page: session.PageFollow}
	d.Send(OpenCode{Code: d.wall()})
	each("made anew", i18n.FamilyVoid, i18n.FamilyVoidDo)
	d.Send(OpenCode{Code: d.child(1)})
	d.Send(OpenCode{Code: old})
	each("an old card", i18n.FamilyVoid)
}

// TestWords: what stands in no walk above.
func TestWords(t *testing.T) {
	news := &family.News{}
	for _, c := range []struct {
		said     said
		followed int
		kind     string
		title    i18n.Text
	}{
		{said{}, 1, "info", textOther},
		{said{Verdict: family.Verdict{Strange: []int{0}, Missing: []int{1}}}, 2, "bad", textStrange},
		{said{Verdict: family.Verdict{Missing: []int{0}}}, 1, "info", textMissing},
		{said{Fault: family.Newer}, 1, "warn", textNewer},
		{said{Child: true, Added: family.NoRoom}, 12, "warn", textNoRoom},
	} {
		if kind, title, _ := c.said.words(news, c.followed); kind != c.kind || title != c.title {
			t.Errorf("%+v: %s, %s", c.said, kind, title.EN)
		}
	}
}

// TestScannedElsewhere: a code that a camera reads on another page leads here, and is read when the page is there.
func TestScannedElsewhere(t *testing.T) {
	d := hall(t)
	d.m.Route = session.Route{Page: session.PageJoin}
	d.Send(Answer(session.LinkRead{Text: d.child(3)}))
	d.m.Route = session.Route{Page: session.PageFollow}
	d.Send(bookLoaded{Kind: session.DraftFollow})
	d.Says("led here", "This child is followed now")
}

// TestCopy: on a device that holds the event its own facts say what is new, without any code.
func TestCopy(t *testing.T) {
	d := hall(t)
	d.Send(OpenCode{Code: d.child(1)})
	d.m.Route = session.Route{Page: session.PageFollow, Event: d.Event.ID}
	d.Says("the copy", "Player 01", "Board ", "By the copy of the tournament on this device")
	if got := app.HTMLString(view.New(i18n.EN, "").FollowedHere(d.m.Session)); !strings.Contains(got, "Player 01") {
		t.Errorf("on the page of the device: %s", got)
	}
}
