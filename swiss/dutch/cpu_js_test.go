package dutch_test

import "time"

var started = time.Now()

// cpuTime is the time that has passed: a WebAssembly program is not told what it used.
func cpuTime() time.Duration { return time.Since(started) }
