package lexicon

import (
	"regexp"
	"sync"
)

// Pattern gives a regular expression that is compiled when it is first asked for: the program starts on every page and reads lists on few.
// The forty of this package took 70 ms of each start under WebAssembly, and 1.3 MB. A text that is none panics only then; TestPatterns
// looks at all.
func Pattern(text string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })
}
