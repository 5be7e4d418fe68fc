package browsertest

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// inputSource is one source of input with what it does, as WebDriver and WebDriver BiDi both write it (W3C WebDriver, 17.4).
type inputSource struct {
	Type       string         `json:"type"`
	ID         string         `json:"id"`
	Parameters map[string]any `json:"parameters,omitempty"`
	Actions    []action       `json:"actions"`
}

type action map[string]any

func pointer(finger bool, actions ...action) inputSource {
	kind := "mouse"
	if finger {
		kind = "touch"
	}
	return inputSource{Type: "pointer", ID: kind, Parameters: map[string]any{"pointerType": kind}, Actions: actions}
}

func moveTo(at point) action {
	return action{"type": "pointerMove", "x": int(at.X), "y": int(at.Y), "duration": 0}
}

func pauseFor(d time.Duration) action {
	return action{"type": "pause", "duration": d.Milliseconds()}
}

var (
	pointerDown = action{"type": "pointerDown", "button": 0}
	pointerUp   = action{"type": "pointerUp", "button": 0}
)

func clicking(finger bool, at point) inputSource {
	return pointer(finger, moveTo(at), pointerDown, pointerUp)
}

func gesturing(finger bool, do gesture, at point) inputSource {
	switch do {
	case down:
		return pointer(finger, moveTo(at), pointerDown)
	case moved:
		return pointer(finger, moveTo(at))
	default:
		return pointer(finger, pointerUp)
	}
}

// drumming is all touches in one command: the browser keeps their time.
func drumming(beats []beat) inputSource {
	var all []action
	var now time.Duration
	for _, b := range beats {
		all = append(all, pauseFor(b.after-now), moveTo(b.at), pointerDown, pauseFor(b.held), pointerUp)
		now = b.after + b.held
	}
	return pointer(true, all...)
}

// typed are the keys that have no letter, from package kb to WebDriver.
var typed = map[rune]string{'\r': "\ue007", '\t': "\ue004", '\x1b': "\ue00c", '\b': "\ue003", '\u007f': "\ue017",
	'\u0301': "\ue015", '\u0302': "\ue012", '\u0303': "\ue014", '\u0304': "\ue013"}

func typing(keys string) inputSource {
	var all []action
	for _, key := range keys {
		value, named := typed[key]
		if !named {
			value = string(key)
		}
		all = append(all, action{"type": "keyDown", "value": value}, action{"type": "keyUp", "value": value})
	}
	return inputSource{Type: "key", ID: "keyboard", Actions: all}
}

// insert puts a text where the caret is, as the system's clipboard does.
func insert(t tab, text string) error {
	done, err := t.evaluate(fmt.Sprintf(`document.execCommand("insertText", false, %s)`, strconv.Quote(text)))
	if err == nil && string(done) != "true" {
		err = fmt.Errorf("the field takes no text: %s", done)
	}
	return err
}

// catchPicker does what opens the system's file picker, and keeps the field of it in browsertest.picker instead.
func catchPicker(t tab, do func()) error {
	if _, err := t.evaluate(`browsertest.catchPicker()`); err != nil {
		return err
	}
	do()
	if !until(func() bool {
		there, err := t.evaluate(`!!browsertest.picker`)
		return err == nil && string(there) == "true"
	}) {
		return errors.New("no file picker opened")
	}
	return nil
}

// newFile does what saves a file into a folder, and gives the file once it is whole. Browsers write under another name until then,
// or the file stands there empty.
func newFile(dir string, do func()) (name string, data []byte, err error) {
	before := map[string]bool{}
	for _, e := range list(dir) {
		before[e] = true
	}
	do()
	size := -1
	there := until(func() bool {
		for _, e := range list(dir) {
			if before[e] || strings.HasSuffix(e, ".part") || strings.HasSuffix(e, ".wkdownload") {
				continue
			}
			if _, err := os.Stat(filepath.Join(dir, e+".part")); err == nil {
				return false
			}
			name = e
			if data, err = os.ReadFile(filepath.Join(dir, e)); err == nil && len(data) > 0 && len(data) == size {
				return true
			}
			size = len(data)
		}
		return false
	})
	if !there {
		return "", nil, errors.New("no file was saved")
	}
	return name, data, os.Remove(filepath.Join(dir, name))
}

func list(dir string) (names []string) {
	entries, _ := os.ReadDir(dir)
	for _, e := range entries {
		names = append(names, e.Name())
	}
	return names
}
