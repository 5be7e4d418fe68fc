package class

import (
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/books/classroom"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/view"
	"wasit/app/view/viewtest"
	"wasit/app/words/i18n"
	"wasit/web/learn/learntest"
)

const fork = "r4rk1/pp1q1p1p/6p1/3N4/8/6Q1/PP3PPP/R5K1 w - - 0 1"

// device is a teacher's device or a pupil's phone: the keeper's double with the step of this room, and what it keeps.
type device struct {
	*sessiontest.Host
	viewtest.Reader
	m    page
	kept map[session.DraftKind][]byte
	done int // of what was asked for
}

func newDevice(t testing.TB, kept map[session.DraftKind][]byte) *device {
	d := &device{kept: kept}
	d.Host = sessiontest.New(t, &d.m.Session)
	d.Hand = d.send
	d.Arrived = func() {
		s, m, cmds := Arrive(d.m.Session, d.m.Model, d.Env())
		d.m = page{s, m}
		d.Perform(cmds)
	}
	d.Reader = viewtest.Reader{T: t, Send: d.send, Draw: func() (*view.V, string) {
		v := view.New(d.m.Lang(), "")
		return v, app.HTMLString(Render(v, d.m.Session, d.m.Model))
	}}
	d.m.Device.Address = "https://example.org/wasit"
	return d
}

// send gives a message to the room as the shell does, and plays the keeper of drafts.
func (d *device) send(msg session.Msg) {
	if own := Heard(d.m.Session, msg); own != nil {
		msg = own
	}
	own, ok := msg.(Msg)
	if !ok {
		own = Answer(msg)
	}
	if own == nil {
		if !d.Own(msg) {
			d.Told = append(d.Told, msg)
		}
		return
	}
	s, m, cmds := Update(d.m.Session, d.m.Model, own, d.Env())
	d.m = page{s, m}
	d.Perform(cmds)
	d.keep()
}

func (d *device) keep() {
	for d.done < len(d.Cmds) {
		c := d.Cmds[d.done]
		d.done++
		switch c := c.(type) {
		case session.KeepDraft:
			d.kept[c.Kind] = c.Data
		case session.LoadDraft:
			d.send(session.DraftLoaded{Kind: c.Kind, Data: d.kept[c.Kind]})
		case session.ReadCourse:
			d.send(session.CourseRead{Lang: c.Lang, Class: c.Class, Book: learntest.Book(d.Host.T, c.Lang.Tag())})
		}
	}
}

func (d *device) come(path string) {
	d.Go(path)
	d.keep()
}

// teacher is a device with a class of one question.
func teacher(t *testing.T) *device {
	d := newDevice(t, map[session.DraftKind][]byte{})
	d.come("/class")
	d.Enter("class-name", "5B")
	d.Touch("begin-class")
	d.Enter("paste", fork)
	d.Touch("read-paste")
	d.Enter("ask", "Garpu: mana yang aman?")
	d.Enter("right", "Nf6+")
	d.Touch("add-task")
	return d
}

// pupil is a phone that has read the question on the teacher's screen.
func pupil(t *testing.T, d *device, name string) *device {
	p := newDevice(t, map[session.DraftKind][]byte{})
	p.Time = p.Time.AddDate(0, 0, len(name)) // no two phones draw the same lot
	p.reads(d)
	p.Enter("pupil-name", name)
	p.Touch("name-pupil")
	return p
}

// reads has a phone open what the teacher's screen shows.
func (d *device) reads(t *device) {
	address, ok := t.m.address()
	if !ok {
		t.Host.T.Fatal("no question")
	}
	d.come("/answer")
	d.send(OpenQuestion{Code: address[strings.Index(address, "#")+1:]})
}

// shows is the code of a phone's answer.
func (d *device) shows() []byte { return d.m.Phone.Reply().Bytes(d.m.Phone.Question.Key) }

// TestClass: two phones answer with a move and a changed one, the teacher sees the shares and who did not answer, and the class goes on
// after a reload of either device.
func TestClass(t *testing.T) {
	d := teacher(t)
	ana, budi := pupil(t, d, "Ana"), pupil(t, d, "Budi")
	for _, sq := range []string{"sq-d5", "sq-e7"} {
		ana.Touch(sq)
	}
	ana.Says("answered", "Ana", "Ne7+", "!Nf6+")
	d.Touch("scan")
	d.send(session.MessageRead{Data: ana.shows()})
	d.Says("read", "Ana: Ne7+", "1 of 1")
	budi.Touch("sq-d5", "sq-f6")
	d.send(session.MessageRead{Data: budi.shows()})
	ana.Touch("change-answer", "sq-d5", "sq-f6")
	d.send(session.MessageRead{Data: ana.shows()})
	d.Touch("scan-cancel")
	d.Says("counted", "Nf6+", "2 of 2", "100", "!Ne7+", "not shown yet")

	again := newDevice(t, d.kept)
	again.come("/class")
	again.Says("after a reload", "Nf6+", "2 of 2")
	phone := newDevice(t, ana.kept)
	phone.come("/answer")
	phone.Says("a phone after a reload", "Ana", "Nf6+")

	again.Touch("show-answer")
	again.Says("shown", "Right", "closed")
	again.come("/class/names")
	again.Says("names", "Ana", "Budi")
	again.Touch("drop-gave-d5f6-" + base36(again.m.Class.Pupils[0].ID))
	again.Says("one was removed", "!Ana", "Budi")
	again.Touch("end-ask", "end-yes")
	if again.m.Class != nil || len(again.kept[session.DraftClass]) != 0 {
		t.Errorf("the class ended, and %s is kept", again.kept[session.DraftClass])
	}
}

// TestRefusedInWords: what does not count says why in each language, and leaves the class as it was.
func TestRefusedInWords(t *testing.T) {
	d := teacher(t)
	ana := pupil(t, d, "Ana")
	ana.Touch("sq-d5", "sq-f6")
	good := ana.shows()
	d.Touch("scan")
	d.send(session.MessageRead{Data: good})
	ana.Touch("change-answer", "sq-d5", "sq-e7")
	newer := ana.shows()
	d.send(session.MessageRead{Data: newer})
	was := string(d.m.Class.Text())
	other := teacher(t)
	other.m.Class.Key[0]++
	stranger := pupil(t, other, "Cici")
	stranger.Touch("sq-d5", "sq-f6")
	forged := append([]byte{}, newer...)
	forged[len(forged)-1]++
	check := func(data []byte, want string) {
		t.Helper()
		for _, l := range i18n.All() {
			d.m.Settings.Lang = l
			d.send(session.MessageRead{Data: data})
			d.Says(l.Tag(), l.T(whys[want].what), l.T(whys[want].do))
		}
		d.m.Settings.Lang = i18n.EN
	}
	check(newer, "double")
	check(good, "stale")
	check(forged, "forged")
	check(good[:9], "cut")
	check(stranger.shows(), "other")
	check([]byte("https://example.org"), "foreign")
	d.send(session.LinkRead{Text: "https://example.org/follow#x"})
	d.Says("the code of a family", d.Lang().T(whys["foreign"].what))
	if string(d.m.Class.Text()) != was {
		t.Error("something that was refused changed the class")
	}
	d.Touch("scan-cancel", "show-answer")
	ana.Touch("change-answer", "sq-d5", "sq-b6")
	check(ana.shows(), "late")
	d.come("/class/new")
	d.Enter("kind", "choice")
	d.Enter("ask", "Warna petak a1?")
	d.Enter("options", "putih\nhitam")
	d.Enter("right", "B")
	d.Touch("add-task")
	check(ana.shows(), "old")
	cici := pupil(t, d, "Cici")
	if cici.m.Phone.Question.Right != nil {
		t.Error("the phone knows what is right")
	}
	cici.Touch("pick-B")
	cici.Says("a choice", "B", "hitam")
	d.send(session.MessageRead{Data: cici.shows()})
	d.Says("counted", "1 of 2", "hitam")
}

// TestPhoneRefuses: a phone takes no earlier question, no code of something else and no name of nothing, and says so.
func TestPhoneRefuses(t *testing.T) {
	d := teacher(t)
	p := newDevice(t, map[session.DraftKind][]byte{})
	address, _ := d.m.address()
	for _, test := range []struct{ code, want string }{{"x", "foreign"}, {address[:len(address)-6], "cut"}} {
		p.come("/answer")
		p.send(OpenQuestion{Code: test.code})
		p.Says(test.code, p.Lang().T(whys[test.want].what))
	}
	p.reads(d)
	p.Enter("pupil-name", "\u200e ")
	p.Touch("name-pupil")
	p.Says("no name", p.Lang().T(whys["nameless"].what), "name")
	p.Enter("pupil-name", "<b>Ana</b>")
	p.Touch("name-pupil", "sq-d5", "sq-f6")
	if _, html := p.Draw(); strings.Contains(html, "<b>Ana") {
		t.Error("a name is HTML")
	}
	d.Touch("show-answer")
	p.reads(d)
	p.Says("the answer is shown", p.Lang().T(textYouRight), "Right: Nf6+")
	d.come("/class/code")
	d.Says("the code of a closed question", d.Lang().T(textCodeOver), "!"+d.Lang().T(textScan))
	d.come("/class/new")
	d.Enter("paste", "1. e4 e5 2. Nf3")
	d.Touch("read-paste")
	d.Says("a game", "Black to move", "!neither")
	d.Enter("ply", "2")
	d.Touch("add-task")
	if a, _ := d.m.Class.Now(); len(a.Right) != 1 || a.Right[0] != "g1f3" {
		t.Errorf("%+v", a)
	}
	was := p.m.Phone
	p.reads(d)
	p.send(OpenQuestion{Code: address[strings.Index(address, "#")+1:]})
	p.Says("an earlier question", p.Lang().T(whys["old"].what))
	if p.m.Phone.Question.Number != 2 || was.Question.Number != 1 {
		t.Errorf("%+v", p.m.Phone)
	}
}

// TestLessons: in every language the lessons have tasks for a class, each of which fits a code with its right answer, and one that is taken
// can be changed.
func TestLessons(t *testing.T) {
	for _, l := range i18n.All() {
		b, n := learntest.Book(t, l.Tag()), 0
		for _, lesson := range b.Lessons() {
			for _, task := range lessonTasks(b, lesson) {
				c := classroom.Class{Key: classroom.Key{1}, Name: strings.Repeat("č", classroom.MaxName)}
				if _, err := c.Add(task); err != nil || len(task.Right) == 0 {
					t.Errorf("%s, %s: %+v: %v", l.Tag(), lesson.Key, task, err)
				}
				n++
			}
		}
		if n < 100 {
			t.Errorf("%s: only %d tasks for a class", l.Tag(), n)
		}
	}
	d := teacher(t)
	d.Touch("show-answer")
	d.come("/class/new")
	b := learntest.Book(t, d.Lang().Tag())
	for _, lesson := range b.Lessons() {
		if list := lessonTasks(b, lesson); len(list) > 0 && len(list[0].Options) == 0 {
			d.Touch("lesson-" + lesson.Key + "-1")
			d.Enter("ask", "Mana?")
			d.Touch("add-task")
			if a, _ := d.m.Class.Now(); a.Ask != "Mana?" || a.FEN != list[0].FEN || a.Right[0] != list[0].Right[0] {
				t.Errorf("%+v, want %+v", a, list[0])
			}
			return
		}
	}
	t.Error("no lesson asks for a move")
}

// TestBlocked: what is right must be possible, a choice needs two options, and a move a position.
func TestBlocked(t *testing.T) {
	d := teacher(t)
	d.come("/class/new")
	tasks := len(d.m.Class.Tasks)
	d.Touch("add-task")
	d.Says("nothing", d.Lang().T(textNoPosition))
	d.Enter("paste", "rubbish")
	d.Touch("read-paste")
	d.Says("rubbish", d.Lang().T(textUnread))
	d.Enter("paste", fork)
	d.Touch("read-paste")
	d.Enter("right", "Nf7")
	d.Touch("add-task")
	d.Says("no move", d.Lang().T(textNoMove))
	d.Enter("kind", "choice")
	d.Enter("options", "a")
	d.Touch("add-task")
	d.Says("one option", d.Lang().T(textFew))
	d.Enter("options", "a\nb")
	d.Enter("ask", "?")
	d.Enter("right", "C")
	d.Touch("add-task")
	d.Says("no such letter", d.Lang().T(textNoOption))
	if len(d.m.Class.Tasks) != tasks {
		t.Error("a task was added")
	}
}

// TestFromBoard: a position of another room waits until a class is begun.
func TestFromBoard(t *testing.T) {
	d := newDevice(t, map[session.DraftKind][]byte{})
	d.send(session.AskClass{Task: classroom.Task{FEN: fork, Right: []string{"d5f6"}}})
	d.come("/class/new")
	d.Says("no class yet", d.Lang().T(textWaits))
	d.Touch("begin-class", "add-task")
	if a, _ := d.m.Class.Now(); a.FEN != fork || a.Right[0] != "d5f6" {
		t.Errorf("%+v", a)
	}
}

func base36(id classroom.PupilID) string { return strconv.FormatUint(uint64(id), 36) }
