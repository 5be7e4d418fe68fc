package browsertest

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/runtime"
)

// report keeps what the browser said about a page.
type report struct {
	mu      sync.Mutex
	lines   []string // the console, for a test that fails
	errors  []string
	allowed []string
}

func (r *report) hear(event any) {
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		var words []string
		for _, a := range e.Args {
			words = append(words, strings.Trim(string(a.Value), `"`)+a.Description)
		}
		r.add(string(e.Type), strings.Join(words, " "), e.Type == runtime.APITypeError || e.Type == runtime.APITypeAssert)
	case *runtime.EventExceptionThrown:
		text := e.ExceptionDetails.Text
		if e.ExceptionDetails.Exception != nil {
			text += " " + e.ExceptionDetails.Exception.Description + string(e.ExceptionDetails.Exception.Value)
		}
		r.add("exception", text, true)
	case *log.EventEntryAdded:
		r.add("log "+string(e.Entry.Source), e.Entry.Text+" "+e.Entry.URL, e.Entry.Level == log.LevelError)
	}
}

func (r *report) add(kind, text string, bad bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	line := kind + ": " + text
	r.lines = append(r.lines, line)
	if bad {
		r.errors = append(r.errors, line)
	}
}

// count is how much the page has said.
func (r *report) count() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return len(r.lines)
}

// Allow excuses errors that hold one of these texts: those that a test provokes.
func (p *Page) Allow(texts ...string) {
	p.report.mu.Lock()
	defer p.report.mu.Unlock()
	p.report.allowed = append(p.report.allowed, texts...)
}

// Errors fails the test when the browser has reported an error that is not allowed. Every page does so at its end.
func (p *Page) Errors() {
	p.t.Helper()
	p.report.mu.Lock()
	defer p.report.mu.Unlock()
	for _, e := range p.report.errors {
		if !slices.ContainsFunc(p.report.allowed, func(text string) bool { return strings.Contains(e, text) }) {
			p.t.Errorf("the browser reports: %s", e)
		}
	}
}

// Heard says whether the console has shown a text.
func (p *Page) Heard(text string) bool {
	p.report.mu.Lock()
	defer p.report.mu.Unlock()
	return slices.ContainsFunc(p.report.lines, func(line string) bool { return strings.Contains(line, text) })
}

// Fail ends the test with the state of the page: address, text, console, and a picture where WASIT_SHOTS is set.
func (p *Page) Fail(format string, args ...any) {
	p.t.Helper()
	message := fmt.Sprintf(format, args...)
	if p.tab.alive() {
		var state string
		if err := p.Try(`location.href + "\n" + (document.querySelector("[role=dialog]") || document.body).innerText.slice(0, 1500)`, &state); err == nil {
			message += "\non " + state
		}
		if os.Getenv("WASIT_SHOTS") != "" && !strings.HasPrefix(message, "taking a picture") {
			p.Shot("failed-" + strings.ReplaceAll(p.t.Name(), "/", "-"))
		}
	}
	p.report.mu.Lock()
	defer p.report.mu.Unlock()
	if n := len(p.report.lines); n > 0 {
		message += "\nconsole:\n" + strings.Join(p.report.lines[max(0, n-30):], "\n")
	}
	p.t.Fatal(message)
}
