package sessiontest

import (
	"encoding/base64"
	"encoding/json"
	"testing"
	"time"

	"wasit/app/session"
	"wasit/clock"
)

// Clock is a clock of a time control, not started yet, as the store brings it to the table.
func Clock(t testing.TB, control string, laid time.Time) session.GameOpened {
	t.Helper()
	c, err := clock.Parse(control)
	if err != nil {
		t.Fatal(err)
	}
	code, err := c.MarshalBinary()
	if err != nil {
		t.Fatal(err)
	}
	head, err := json.Marshal(map[string]any{"v": 1, "c": base64.StdEncoding.EncodeToString(code), "t": control, "at": laid.UnixMilli()})
	if err != nil {
		t.Fatal(err)
	}
	return session.GameOpened{Book: session.ClockBook, ID: "clock", Rows: []string{string(head)}}
}
