package e2e

import (
	"strconv"
	"strings"
	"testing"

	"github.com/notnil/chess"

	"wasit/app/books/course"
	"wasit/app/books/lesson"
	"wasit/web/browsertest"
	"wasit/web/learn/learntest"
)

// A learner goes through lessons in the browser beside a run that knows the answers.
type pupil struct {
	t              *testing.T
	p              *browsertest.Page
	touches, words int
}

func (u *pupil) touch(selector string) {
	u.t.Helper()
	u.p.Click(selector)
	u.touches++
}

func (u *pupil) square(sq chess.Square) { u.t.Helper(); u.touch("#sq-" + sq.String()) }

// TestLearn takes a new learner through part one by touch alone, without internet, and counts words and touches: no lesson has
// more than forty words. Afterwards the coach's table knows it, also after a new start.
func TestLearn(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Launch(t).Page()
	p.Size(browsertest.Phone)
	p.Language("id")
	p.Show(host.URL + "learn")
	p.Wait(ready)
	host.Stop()
	p.Show(host.URL + "learn/who")
	p.Wait(has("learner-add"))
	p.Fill("#learner-name", "Citra Dewi")
	p.Click("#sign-5")
	p.Click("#learner-add")
	p.Wait(`document.querySelector("[id^=choose-]") !== null`)
	p.Shot("learn-who")
	p.Show(host.URL + "learn")
	p.Wait(has("learn-go"))
	p.Shot("learn-path")
	b := learntest.Book(t, "id")
	u := &pupil{t: t, p: p}
	u.touch("#learn-go")
	for _, l := range b.Parts[0].Lessons {
		u.lesson(b, l)
	}
	t.Logf("part one: %d touches, %d words", u.touches, u.words)
	if u.touches > 300 {
		t.Errorf("part one takes %d touches", u.touches)
	}
	p.Show(host.URL + "learn/coach")
	p.Wait(`document.querySelector("#coach-table td.full") !== null`)
	p.Shot("learn-coach")
	p.Show(host.URL + "learn/certificates")
	p.Wait(`document.querySelector(".cert__n")?.textContent === "Citra Dewi"`)
	p.Shot("learn-certificate")
}

// lesson solves every task of a lesson; the page is on its first when it begins, and on the next lesson when it ends.
func (u *pupil) lesson(b *course.Book, l *course.Lesson) {
	u.t.Helper()
	run, err := lesson.Start(b, l, course.DefaultSeed, 1)
	if err != nil {
		u.t.Fatal(err)
	}
	if l.HasDiagram {
		u.p.Wait(`document.querySelector("#lesson-idea")?.textContent === ` + strconv.Quote(l.Text))
		u.p.Shot("learn-idea-" + l.Key)
		u.touch("#begin")
	}
	for ; run.Phase != lesson.Finished; run = run.Next() {
		u.p.Wait(`document.querySelector("#task-ask")?.textContent === ` + strconv.Quote(run.Task().Ask))
		if run.At == 0 {
			text := u.p.Text(".task__i")
			n := len(strings.Fields(text))
			u.words += n
			if n > 40 || text != l.Text {
				u.t.Errorf("%s: %d words: %q", l.Key, n, text)
			}
			u.p.Shot("learn-" + l.Key)
		}
		run = u.solve(run)
		u.p.Wait(has("next-task"))
		u.touch("#next-task")
	}
	u.p.Wait(has("well-done"))
	u.p.Shot("learn-done-" + l.Key)
	u.touch("#next-lesson")
}

func (u *pupil) solve(run lesson.Run) lesson.Run {
	u.t.Helper()
	task := run.Task()
	switch task.Kind {
	case course.TapAll:
		for _, sq := range task.Squares().Squares() {
			u.square(sq)
			run = run.Touch(sq)
		}
	case course.Choose:
		u.touch("#option-" + strconv.Itoa(task.Choice()+1))
		run = run.Choose(task.Choice())
	case course.Place:
		for run.Phase == lesson.Asking {
			man := run.Supply()[0] // the page takes it in hand by itself
			for sq, want := range task.Goal() {
				if want == man && run.Men[sq] == chess.NoPiece {
					u.square(chess.Square(sq))
					run = run.Put(chess.Square(sq), man)
					break
				}
			}
		}
	default:
		u.t.Fatalf("part one has a task of kind %d", task.Kind)
	}
	if run.Phase != lesson.Right {
		u.t.Fatalf("%s %d is not solved: %+v", run.Lesson.Key, run.At+1, run.Phase)
	}
	return run
}

// TestPartner works the table of the rook out on the device and mates on the board; a wrong mate of a lesson is told why.
func TestPartner(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Size(browsertest.Tablet)
	p.Language("hr")
	p.Show(host.URL + "learn/mate-1")
	p.Wait(has("begin"))
	p.Click("#begin")
	p.Wait(has("sq-a1"))
	p.Shot("learn-task")
	p.Click("#sq-a1")
	p.Click("#sq-a7")
	p.Wait(has("retry"))
	p.Shot("learn-wrong")
	p.Click("#retry")
	p.Click("#sq-a1")
	p.Click("#sq-a8")
	p.Wait(has("next-task"))
	p.Shot("learn-right")

	p.Show(host.URL + "learn/mate-bishop-knight")
	p.Wait(has("begin"))
	p.Click("#begin")
	p.Wait(has("sq-a6"))
	p.Click("#sq-c4") // the first task: mate in one
	p.Click("#sq-d5")
	p.Wait(has("next-task"))
	p.Click("#next-task")
	p.Wait(has("partner-told"))
	p.Shot("learn-partner")
	p.Show(host.URL + "learn/only-KBNK")
	p.Wait(has("only-board"))
	p.Shot("learn-only")
}

// TestLearnFaults: the pages of the room have names for readers, one first heading, and keys large enough for a finger.
func TestLearnFaults(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Size(browsertest.Phone)
	for _, lang := range []string{"id", "hr"} {
		p.Language(lang)
		p.Go(host.URL)
		for path, id := range map[string]string{"learn": "learn-go", "learn/coach": "new-learner", "learn/who": "learner-add", "learn/notation": "to-drill", "learn/partner": "partner-KRK", "learn/part-3": "lessons", "learn/train-write-all": "write-move", "learn/dictate-scholar-long": "write-move", "learn/game-opera": "ply-on", "learn/train-read-two": "hint", "learn/words": "words-all", "learn/notations": "convert-text", "learn/drill": "drill-white", "learn/only": "next-only",
			"learn/paper-mate-1": "print", "learn/mate-1": "begin", "learn/wrong-start": "option-1", "learn/write-moves": "move-text", "learn/read-kinds": "learn-back"} {
			p.Show(host.URL + path)
			p.Wait(has(id))
			for _, fault := range p.Faults() {
				t.Errorf("%s /%s: %s", lang, path, fault)
			}
			p.Dark(lang == "hr")
			p.Shot("learn-page-" + strings.ReplaceAll(path, "/", "-") + "-" + lang)
		}
	}
}

// TestLearnLying: on a tablet that lies, the question stands straight above its answers, with a board beside it and without one.
func TestLearnLying(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Size(browsertest.Tablet)
	for _, lang := range []string{"id", "en", "hr"} {
		p.Language(lang)
		p.Go(host.URL)
		for lesson, answers := range map[string]string{"wrong-start": ".task__o", "write-moves": ".task__w"} {
			p.Show(host.URL + "learn/" + lesson)
			p.Wait(`document.querySelector("` + answers + `") !== null`)
			var gap float64
			p.Eval(`document.querySelector("`+answers+`").getBoundingClientRect().top - document.querySelector(".task__q").getBoundingClientRect().bottom`, &gap)
			if gap < 0 || gap > 120 {
				t.Errorf("%s, %s: %.0f px between the question and its answers", lang, lesson, gap)
			}
			p.Shot("learn-lying-" + lesson + "-" + lang)
		}
	}
}

// TestLearnSmall: every lesson of part one stands on the smallest phone and on a phone on its side: idea and first task, nothing cut, no
// target smaller than a finger, the whole board in sight when it is scrolled to, with nothing above it.
func TestLearnSmall(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	host := browsertest.Serve(t, "")
	p := browsertest.Light(t)
	p.Language("en")
	p.Size(browsertest.Phone)
	p.Go(host.URL)
	b := learntest.Book(t, "en")
	const inSight = `(() => {
		const board = document.querySelector("#sq-a1")?.closest("[class*=board]"), bar = document.querySelector(".act, .page__act")?.getBoundingClientRect();
		if (!board) return true;
		board.scrollIntoView({ block: "end", behavior: "instant" });
		const a1 = document.querySelector("#sq-a1").getBoundingClientRect(), h1 = document.querySelector("#sq-h1").getBoundingClientRect();
		return h1.right <= innerWidth + 1 && a1.width >= 24 && [a1, h1].every((r) => document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)?.closest("[id^=sq-]"));
	})()`
	for _, screen := range []browsertest.Screen{{Width: 320, Height: 568, Touch: true}, {Width: 740, Height: 360, Touch: true}} {
		p.Size(screen)
		letters := browsertest.Letters{Percent: 100, Font: "Roboto"}
		for _, l := range b.Parts[0].Lessons {
			p.Show(host.URL + "learn/" + l.Key)
			p.Wait(has("begin"))
			check := func(what string) {
				t.Helper()
				p.Shot("learn-small-" + what + "-" + l.Key + "-" + strconv.Itoa(int(screen.Width)))
				for _, fault := range append(p.Misfits(letters), p.Faults()...) {
					t.Errorf("%v, %s of %s: %s", screen, what, l.Key, fault)
				}
				var whole bool
				if p.Eval(inSight, &whole); !whole {
					t.Errorf("%v, %s of %s: the board is not in sight", screen, what, l.Key)
				}
			}
			check("idea")
			p.Click("#begin")
			p.Wait(`document.getElementById("begin") === null && document.querySelector("#hint, [id^=option-], #sq-a1") !== null`)
			check("task")
		}
	}
}
