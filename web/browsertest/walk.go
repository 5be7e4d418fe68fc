package browsertest

import (
	"flag"
	"os"
	"testing"
)

// Walk marks a test that goes a long way which shorter tests begin: every script of the clock, every incident of the desk. In a plain
// `make test`, which somebody waits for, such a test is left to CI, which sets WASIT_WALKS; it runs too where it is called by its name,
// where an engine was chosen, in long runs, and for pictures.
func Walk(t *testing.T) {
	t.Helper()
	named := flag.Lookup("test.run")
	if named != nil && named.Value.String() != "" {
		return
	}
	if os.Getenv("WASIT_WALKS")+os.Getenv("WASIT_LONG")+os.Getenv("WASIT_ENGINE")+os.Getenv("WASIT_SHOTS") == "" {
		t.Skip("a long walk, which CI goes: make test WALKS=on")
	}
}
