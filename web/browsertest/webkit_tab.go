package browsertest

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// webkitTab is a tab of a WebKitGTK.
type webkitTab struct {
	*webkit
	handle string
}

// do is a command to this tab.
func (t *webkitTab) do(method, path string, params, result any) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.window != t.handle {
		if err := t.driver.call("POST", "/window", map[string]any{"handle": t.handle}, nil); err != nil {
			return err
		}
		t.window = t.handle
	}
	return t.driver.call(method, path, params, result)
}

func (t *webkitTab) visit(address string) error {
	failed := filepath.Join(t.profile, "failed")
	if err := os.Remove(failed); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err := t.do("POST", "/url", map[string]any{"url": address}, nil); err != nil {
		return err
	}
	if said, err := os.ReadFile(failed); err == nil {
		return errors.New(string(said))
	}
	return nil
}

func (t *webkitTab) reload() error { return t.do("POST", "/refresh", nil, nil) }

func (t *webkitTab) close() error {
	err := t.do("DELETE", "/window", nil, nil)
	t.mu.Lock()
	defer t.mu.Unlock()
	t.window = ""
	return err
}

func (t *webkitTab) alive() bool { return !t.group.over() }

func (t *webkitTab) evaluate(expression string) (json.RawMessage, error) {
	var answer struct{ Value, Error *string }
	err := t.do("POST", "/execute/async", map[string]any{"args": []any{}, "script": `const answer = arguments[arguments.length - 1];
		` + asText(expression) + `.then((value) => answer({ value }), (e) => answer({ error: String(e) }))`}, &answer)
	switch {
	case err != nil:
		return nil, err
	case answer.Error != nil:
		return nil, errors.New(*answer.Error)
	case answer.Value == nil:
		return nil, errors.New("no answer")
	}
	return json.RawMessage(*answer.Value), nil
}

func (t *webkitTab) click(finger bool, at point) error { return t.perform(clicking(finger, at)) }

func (t *webkitTab) point(finger bool, do gesture, at point) error {
	return t.perform(gesturing(finger, do, at))
}

func (t *webkitTab) drum(beats []beat) error { return t.perform(drumming(beats)) }

func (t *webkitTab) keys(keys string) error { return t.perform(typing(keys)) }

func (t *webkitTab) perform(source inputSource) error {
	return t.do("POST", "/actions", map[string]any{"actions": []inputSource{source}}, nil)
}

func (t *webkitTab) write(text string) error { return insert(t, text) }

// elementKey names a reference to an element (W3C WebDriver, 12.1).
const elementKey = "element-6066-11e4-a52e-4f735466cecf"

func (t *webkitTab) upload(do func(), files []string) error {
	if err := catchPicker(t, do); err != nil {
		return err
	}
	var picker map[string]string
	if err := t.do("POST", "/execute/sync", map[string]any{"script": "return browsertest.picker", "args": []any{}}, &picker); err != nil {
		return err
	}
	return t.do("POST", "/element/"+picker[elementKey]+"/value", map[string]any{"text": strings.Join(files, "\n")}, nil)
}

func (t *webkitTab) download(do func()) (string, []byte, error) {
	return newFile(filepath.Join(t.profile, "saved"), do)
}

func (t *webkitTab) size(s Screen) error {
	return t.do("POST", "/window/rect", map[string]any{"width": s.Width, "height": s.Height}, nil)
}

func (t *webkitTab) language(tag string) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.tell("language " + tag)
}

// picture is of what is visible: the engine has no picture of a whole page.
func (t *webkitTab) picture(bool) ([]byte, error) {
	var text string
	if err := t.do("GET", "/screenshot", nil, &text); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(text)
}

func (t *webkitTab) pdf() ([]byte, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	name := filepath.Join(t.profile, "saved", "print.pdf")
	if err := t.tell("pdf " + name); err != nil {
		return nil, err
	}
	defer os.Remove(name)
	if !until(func() bool { _, err := os.Stat(name); return err == nil }) {
		return nil, errors.New("the page is not printed")
	}
	return os.ReadFile(name)
}
