package session

import (
	"testing"

	"wasit/rules"
)

func TestRuleset(t *testing.T) {
	var r Ruleset
	if r.Chosen().ID != rules.Latest().ID || r.Class != rules.Standard {
		t.Errorf("%+v is not the newest edition", r)
	}
	r.Edition = "E09"
	if r = r.WithClass("blitz"); r.Chosen().ID != "E09" || r.Class != rules.Blitz || r.WithClass("bullet") != r {
		t.Errorf("%+v", r)
	}
}
