package browsertest

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
)

// firefoxTab is a tab of a Firefox.
type firefoxTab struct {
	*firefox
	context string
}

// do is a command to this tab.
func (t *firefoxTab) do(method string, params map[string]any, result any) error {
	params["context"] = t.context
	return t.call(method, params, result)
}

func (t *firefoxTab) visit(address string) error {
	return t.do("browsingContext.navigate", map[string]any{"url": address, "wait": "complete"}, nil)
}

func (t *firefoxTab) reload() error {
	return t.do("browsingContext.reload", map[string]any{"wait": "complete"}, nil)
}

func (t *firefoxTab) close() error {
	t.hands.Lock()
	defer t.hands.Unlock()
	if t.front == t.context {
		t.front = "" // the system chooses the next
	}
	return t.do("browsingContext.close", map[string]any{}, nil)
}

// inFront does something with the hands while no other page of this browser is touched.
func (t *firefoxTab) inFront(do func() error) error {
	t.hands.Lock()
	defer t.hands.Unlock()
	if t.front != t.context {
		if err := t.do("browsingContext.activate", map[string]any{}, nil); err != nil {
			return err
		}
		t.front = t.context
	}
	return do()
}

// asText makes an expression give its value as JSON text.
func asText(expression string) string {
	return "(async () => JSON.stringify((await (" + expression + ")) ?? null))()"
}

func (t *firefoxTab) evaluate(expression string) (json.RawMessage, error) {
	var text string
	err := t.script(asText(expression), &text)
	return json.RawMessage(text), err
}

// script computes an expression whose value is a text, or a node: of that result gets the shared id.
func (t *firefoxTab) script(expression string, result *string) error {
	var answer struct {
		Type   string
		Result struct {
			Value    json.RawMessage
			SharedID string
		}
		ExceptionDetails struct{ Text string }
	}
	if err := t.call("script.evaluate", map[string]any{"expression": expression, "awaitPromise": true, "target": map[string]any{"context": t.context},
		"userActivation": false}, &answer); err != nil {
		return err
	}
	if answer.Type != "success" {
		return errors.New(answer.ExceptionDetails.Text)
	}
	if *result = answer.Result.SharedID; *result != "" {
		return nil
	}
	return json.Unmarshal(answer.Result.Value, result)
}

func (t *firefoxTab) click(finger bool, at point) error {
	return t.perform(clicking(finger, at))
}

func (t *firefoxTab) point(finger bool, do gesture, at point) error {
	return t.perform(gesturing(finger, do, at))
}

func (t *firefoxTab) drum(beats []beat) error { return t.perform(drumming(beats)) }

func (t *firefoxTab) keys(keys string) error { return t.perform(typing(keys)) }

func (t *firefoxTab) perform(source inputSource) error {
	return t.inFront(func() error {
		return t.do("input.performActions", map[string]any{"actions": []inputSource{source}}, nil)
	})
}

func (t *firefoxTab) write(text string) error {
	return t.inFront(func() error { return insert(t, text) })
}

func (t *firefoxTab) upload(do func(), files []string) error {
	if err := catchPicker(t, do); err != nil {
		return err
	}
	var node string
	if err := t.script("browsertest.picker", &node); err != nil {
		return err
	}
	return t.do("input.setFiles", map[string]any{"element": map[string]any{"sharedId": node}, "files": files}, nil)
}

func (t *firefoxTab) download(do func()) (string, []byte, error) { return newFile(t.saved, do) }

func (t *firefoxTab) size(s Screen) error {
	return t.do("browsingContext.setViewport", map[string]any{"viewport": map[string]any{"width": s.Width, "height": s.Height}}, nil)
}

func (t *firefoxTab) language(tag string) error {
	return t.call("emulation.setLocaleOverride", map[string]any{"locale": tag, "contexts": []string{t.context}}, nil)
}

func (t *firefoxTab) picture(whole bool) ([]byte, error) {
	params := map[string]any{}
	if whole {
		params["origin"] = "document"
	}
	return t.bytes("browsingContext.captureScreenshot", params)
}

func (t *firefoxTab) pdf() ([]byte, error) {
	return t.bytes("browsingContext.print", map[string]any{"page": map[string]any{"width": 21.0, "height": 29.7}, "shrinkToFit": false})
}

// bytes is a command whose answer is a file.
func (t *firefoxTab) bytes(method string, params map[string]any) ([]byte, error) {
	var answer struct{ Data string }
	if err := t.do(method, params, &answer); err != nil {
		return nil, err
	}
	data, err := base64.StdEncoding.DecodeString(answer.Data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", method, err)
	}
	return data, nil
}
