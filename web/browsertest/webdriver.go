package browsertest

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
)

// webdriver is a session of WebDriver (W3C), commands over HTTP.
type webdriver struct {
	session string // its address
	client  http.Client
}

// newSession starts the browser through its driver.
func newSession(driver string, capabilities map[string]any) (*webdriver, error) {
	d := &webdriver{session: driver, client: http.Client{Timeout: silence}}
	var made struct{ SessionID string }
	if err := d.call("POST", "/session", map[string]any{"capabilities": map[string]any{"alwaysMatch": capabilities}}, &made); err != nil {
		return nil, err
	}
	d.session += "/session/" + made.SessionID
	limit := silence.Milliseconds()
	return d, d.call("POST", "/timeouts", map[string]any{"script": limit, "pageLoad": limit, "implicit": 0}, nil)
}

// call sends a command; params and result may be nil.
func (d *webdriver) call(method, path string, params, result any) error {
	if params == nil {
		params = struct{}{}
	}
	body, err := json.Marshal(params)
	if err != nil {
		return err
	}
	if method != "POST" {
		body = nil
	}
	request, err := http.NewRequest(method, d.session+path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	answer, err := d.client.Do(request)
	if err != nil {
		return errors.Join(errGone, err)
	}
	defer answer.Body.Close()
	var said struct{ Value json.RawMessage }
	if err := json.NewDecoder(answer.Body).Decode(&said); err != nil {
		return errors.Join(errGone, err)
	}
	if answer.StatusCode != http.StatusOK {
		var fault struct{ Error, Message string }
		if err := json.Unmarshal(said.Value, &fault); err != nil {
			return err
		}
		return fmt.Errorf("%s %s: %s: %s", method, path, fault.Error, fault.Message)
	}
	if result == nil {
		return nil
	}
	return json.Unmarshal(said.Value, result)
}
