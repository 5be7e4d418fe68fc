package browsertest

import (
	"flag"
	"os"
	"testing"
)

// Walk marks a test that goes a long way which shorter tests begin: every script of the clock, every incident of the desk. In a plain
// `make test`, which somebody waits for, such a test is left to CI.
func Walk(t *testing.T) {
	t.Helper()
	if !Walks() {
		t.Skip("a long walk, which CI goes: make test WALKS=on")
	}
}

// Walks tells whether long ways are gone: by CI, which sets WASIT_WALKS, where tests are called by their names, where an engine was chosen,
// in long runs, and for pictures.
func Walks() bool {
	named := flag.Lookup("test.run")
	return named != nil && named.Value.String() != "" ||
		os.Getenv("WASIT_WALKS")+os.Getenv("WASIT_LONG")+os.Getenv("WASIT_ENGINE")+os.Getenv("WASIT_SHOTS") != ""
}
