package browsertest

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// chromiumTab is a tab of a Chromium.
type chromiumTab struct {
	browser *chromium
	store   cdp.BrowserContextID // "" is the browser's own profile
	ctx     context.Context
	cancel  context.CancelFunc
	held    bool // the button of the mouse
}

func (t *chromiumTab) run(actions ...chromedp.Action) error {
	ctx, cancel := within(t.ctx)
	defer cancel()
	return chromedp.Run(ctx, actions...)
}

func (t *chromiumTab) visit(address string) error { return t.run(chromedp.Navigate(address)) }

func (t *chromiumTab) reload() error { return t.run(chromedp.Reload()) }

func (t *chromiumTab) alive() bool { return t.ctx.Err() == nil }

func (t *chromiumTab) evaluate(expression string) (value json.RawMessage, err error) {
	err = t.run(chromedp.Evaluate(expression, &value, func(e *runtime.EvaluateParams) *runtime.EvaluateParams {
		return e.WithAwaitPromise(true).WithReturnByValue(true)
	}))
	return value, err
}

func (t *chromiumTab) close() error {
	id := chromedp.FromContext(t.ctx).Target.TargetID
	return t.browser.do(func(ctx context.Context) error { return target.CloseTarget(id).Do(ctx) })
}

// click presses and lets go once the page has answered the press. Where the page is too busy to answer within [answerTime] it
// lets go all the same: waiting longer would make it a long press. Both bear the time at which they were due, for the release may
// wait for its turn on a busy machine.
func (t *chromiumTab) click(finger bool, at point) error {
	if !finger {
		if err := t.point(false, moved, at); err != nil {
			return err
		}
	}
	return t.run(chromedp.ActionFunc(func(ctx context.Context) error {
		begun := time.Now()
		pressed := make(chan error, 1)
		go func() { pressed <- send(ctx, finger, down, at, begun) }()
		letGo := func() error { return send(ctx, finger, up, at, begun.Add(clickTime)) }
		select {
		case err := <-pressed:
			return errors.Join(err, letGo())
		case <-time.After(answerTime):
			return errors.Join(letGo(), <-pressed)
		}
	}))
}

// clickTime is how long a finger rests on what it touches.
const clickTime = 40 * time.Millisecond

// send tells the browser of a finger or the mouse, with the time at which it was due.
func send(ctx context.Context, finger bool, do gesture, at point, due time.Time) error {
	seconds := float64(due.UnixMicro()) / 1e6
	if !finger {
		kind := map[gesture]input.MouseType{down: input.MousePressed, up: input.MouseReleased}[do]
		return cdp.Execute(ctx, input.CommandDispatchMouseEvent, mouseAt{at, kind, input.Left, 1, seconds}, nil)
	}
	kind, points := input.TouchStart, []point{at}
	if do == up {
		kind, points = input.TouchEnd, []point{}
	}
	return cdp.Execute(ctx, input.CommandDispatchTouchEvent, touchAt{kind, points, seconds}, nil)
}

// answerTime is well below the half second of a long press, and long enough for a command to be on its way on a busy
// machine: a release sent before its press is no click.
const answerTime = 200 * time.Millisecond

func (t *chromiumTab) point(finger bool, do gesture, at point) error {
	if !finger && do == moved && t.held {
		return t.run(input.DispatchMouseEvent(input.MouseMoved, at.X, at.Y).WithButton(input.Left).WithButtons(1))
	}
	t.held = !finger && do == down
	return t.run(gestureOf(finger, do, at))
}

func gestureOf(finger bool, do gesture, at point) chromedp.Action {
	if finger {
		kind := map[gesture]input.TouchType{down: input.TouchStart, moved: input.TouchMove, up: input.TouchEnd}[do]
		points := []*input.TouchPoint{}
		if do != up {
			points = append(points, &input.TouchPoint{X: at.X, Y: at.Y})
		}
		return input.DispatchTouchEvent(kind, points)
	}
	kind := map[gesture]input.MouseType{down: input.MousePressed, moved: input.MouseMoved, up: input.MouseReleased}[do]
	button := input.Left
	if do == moved {
		button = input.None
	}
	return input.DispatchMouseEvent(kind, at.X, at.Y).WithButton(button).WithClickCount(1)
}

// drum sends each touch with the time at which it was due, and waits for no answer in between.
func (t *chromiumTab) drum(beats []beat) error {
	return t.run(chromedp.ActionFunc(func(ctx context.Context) error {
		answers := make(chan error, 2*len(beats))
		start := func(do gesture, at point, due time.Time) {
			<-time.After(max(time.Until(due), sendTime)) // fingers keep their own time: the pace is what is played, and nothing is waited for
			begun := make(chan struct{})
			go func() {
				close(begun)
				answers <- send(ctx, true, do, at, due)
			}()
			<-begun
		}
		begun := time.Now()
		for _, b := range beats {
			start(down, b.at, begun.Add(b.after))
			start(up, b.at, begun.Add(b.after+b.held))
		}
		var all error
		for range cap(answers) {
			all = errors.Join(all, <-answers)
		}
		return all
	}))
}

// sendTime is enough for a command to be on its way before the next.
const sendTime = 20 * time.Millisecond

// touchAt and mouseAt are the commands with the fractions of their second.
type (
	touchAt struct {
		Type      input.TouchType `json:"type"`
		Points    []point         `json:"touchPoints"`
		Timestamp float64         `json:"timestamp"`
	}
	mouseAt struct {
		point
		Type      input.MouseType   `json:"type"`
		Button    input.MouseButton `json:"button"`
		Clicks    int               `json:"clickCount"`
		Timestamp float64           `json:"timestamp"`
	}
)

func (t *chromiumTab) write(text string) error { return t.run(input.InsertText(text)) }

func (t *chromiumTab) keys(keys string) error { return t.run(chromedp.KeyEvent(keys)) }

func (t *chromiumTab) upload(do func(), files []string) error {
	opened := make(chan cdp.BackendNodeID, 1)
	ctx, cancel := context.WithCancel(t.ctx)
	defer cancel()
	chromedp.ListenTarget(ctx, func(event any) {
		if e, ok := event.(*page.EventFileChooserOpened); ok {
			offer(opened, e.BackendNodeID)
		}
	})
	if err := t.run(page.SetInterceptFileChooserDialog(true)); err != nil {
		return err
	}
	do()
	var node cdp.BackendNodeID
	if !arrives(opened, &node) {
		return errors.New("no file picker opened")
	}
	return t.run(dom.SetFileInputFiles(files).WithBackendNodeID(node), page.SetInterceptFileChooserDialog(false))
}

func (t *chromiumTab) download(do func()) (string, []byte, error) {
	dir, err := os.MkdirTemp("", "wasit-download-")
	if err != nil {
		return "", nil, err
	}
	defer os.RemoveAll(dir)
	done, names := make(chan string, 1), make(chan string, 1)
	ctx, cancel := context.WithCancel(t.ctx)
	defer cancel()
	own, mine := "", string(chromedp.FromContext(t.ctx).Target.TargetID) // of its main frame too; other tabs of this browser save files meanwhile
	chromedp.ListenBrowser(ctx, func(event any) {
		switch e := event.(type) {
		case *browser.EventDownloadWillBegin:
			if string(e.FrameID) == mine {
				own = e.GUID
				offer(names, e.SuggestedFilename)
			}
		case *browser.EventDownloadProgress:
			if e.State == browser.DownloadProgressStateCompleted && e.GUID == own {
				offer(done, e.GUID)
			}
		}
	})
	if err := t.browser.do(func(ctx context.Context) error {
		return browser.SetDownloadBehavior(browser.SetDownloadBehaviorBehaviorAllowAndName).
			WithBrowserContextID(t.store).WithDownloadPath(dir).WithEventsEnabled(true).Do(ctx)
	}); err != nil {
		return "", nil, err
	}
	do()
	var guid string
	if !arrives(done, &guid) {
		return "", nil, errors.New("no file was saved")
	}
	data, err := os.ReadFile(filepath.Join(dir, guid))
	return <-names, data, err
}

func (t *chromiumTab) size(s Screen) error {
	return t.run(emulation.SetDeviceMetricsOverride(s.Width, s.Height, 1, s.Touch), emulation.SetTouchEmulationEnabled(s.Touch))
}

func (t *chromiumTab) language(tag string) error {
	var agent string
	if err := t.browser.do(func(ctx context.Context) (err error) {
		_, _, _, agent, _, err = browser.GetVersion().Do(ctx)
		return err
	}); err != nil {
		return err
	}
	asked := emulation.SetUserAgentOverride(agent).WithAcceptLanguage(tag)
	if t.browser.shared { // the locale is the process's: one page alone may set it
		return t.run(asked)
	}
	return t.run(asked, emulation.SetLocaleOverride().WithLocale(tag))
}

func (t *chromiumTab) picture(whole bool) (png []byte, err error) {
	take := chromedp.CaptureScreenshot(&png)
	if whole {
		take = chromedp.FullScreenshot(&png, 100)
	}
	err = t.run(take)
	return png, err
}

func (t *chromiumTab) pdf() (data []byte, err error) {
	err = t.run(chromedp.ActionFunc(func(ctx context.Context) (err error) {
		data, _, err = page.PrintToPDF().WithPreferCSSPageSize(true).WithPaperWidth(8.27).WithPaperHeight(11.69).Do(ctx)
		return err
	}))
	return data, err
}
