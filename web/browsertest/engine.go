package browsertest

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
)

// An Engine is what draws and runs the pages of a browser. The methods of [Page] mean the same in each; what only Chromium's own
// protocol can do from outside says so and fails elsewhere.
type Engine string

// The engines of the browsers that people have: Chrome, Edge and Samsung Internet; Firefox; Safari and every browser of an iPad.
const (
	Chromium Engine = "chromium"
	Firefox  Engine = "firefox"
	WebKit   Engine = "webkit"
)

// Engines are all of them.
var Engines = []Engine{Chromium, Firefox, WebKit}

// Chosen is the engine that [Open], [Blank] and [Launch] test in: the one that WASIT_ENGINE names, or Chromium.
func Chosen() Engine {
	if name := Engine(os.Getenv("WASIT_ENGINE")); name != "" {
		return name
	}
	return Chromium
}

// Missing says in words what has to be installed for an engine to be tested; nil when it is there.
func (e Engine) Missing() error {
	switch e {
	case Chromium:
		_, err := Find()
		return err
	case Firefox:
		_, err := findFirefox()
		return err
	case WebKit:
		_, err := findWebKit()
		return err
	}
	return fmt.Errorf("no engine is called %q: want one of %v", string(e), Engines)
}

// A use is what a browser is started for.
type use int

const (
	pages use = iota // pages alone: nobody looks at what is around them
	crowd            // whole, for many pages at once: they share a process where the engine can have them do so
	whole            // what a person has
)

// start runs a browser of the engine on a profile.
func (e Engine) start(profile string, by use) (instance, error) {
	if err := e.Missing(); err != nil {
		return nil, err
	}
	begin := map[Engine]func(string, use) (instance, error){Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit}[e]
	var all error
	for range 3 { // on a crowded machine a browser may die while it starts, which says nothing about the app
		b, err := begin(profile, by)
		if err == nil {
			return b, nil
		}
		all = err
	}
	return nil, fmt.Errorf("%s: %w", e, all)
}

// An instance is a running browser.
type instance interface {
	newStore() (id string, err error) // apart from the profile's, in memory
	dropStore(id string) error
	open(store string) (tab, *report, error) // "" is the profile's own store; what is said of the tab is in the report
	pid() int
	kill() error // all its processes, at once
	quit() error // in good order
}

// A tab is what a page asks of its engine.
type tab interface {
	visit(address string) error
	reload() error
	evaluate(expression string) (json.RawMessage, error) // a promise is awaited; a value that JSON cannot hold is null
	click(finger bool, at point) error
	point(finger bool, do gesture, at point) error
	drum(beats []beat) error
	write(text string) error // into the field that has the focus, as if pasted
	keys(keys string) error
	upload(do func(), files []string) error
	download(do func()) (name string, data []byte, err error)
	size(s Screen) error
	language(tag string) error // what the browser asks for, from the next load
	picture(whole bool) (png []byte, err error)
	pdf() ([]byte, error)
	close() error
	alive() bool
}

// A gesture is one step of a mouse or a finger.
type gesture int

const (
	down gesture = iota
	moved
	up
)

// in says whether the test runs in one of these engines.
func (e Engine) in(engines ...Engine) bool { return slices.Contains(engines, e) }
