package jsonline_test

import (
	"testing"

	"wasit/app/event/journal/jsonline"
)

func TestEncodeKeepsSigns(t *testing.T) {
	if text, err := jsonline.Encode("A <b> & C"); err != nil || string(text) != `"A <b> & C"` {
		t.Errorf("%s %v", text, err)
	}
}

func TestDecode(t *testing.T) {
	for _, c := range []struct {
		text string
		ok   bool
	}{
		{`{"n":1}`, true},
		{"{\"n\":1} \n", true},
		{`{"n":1}{"n":2}`, false},
		{`{"n":1,"m":2}`, false},
		{`{"n":`, false},
		{``, false},
	} {
		var v struct {
			N int `json:"n"`
		}
		if err := jsonline.Decode([]byte(c.text), &v); (err == nil) != c.ok || c.ok && v.N != 1 {
			t.Errorf("%q: %v, %v", c.text, v, err)
		}
	}
}
