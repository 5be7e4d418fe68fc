//go:build !unix

package swisstest

import "time"

var started = time.Now()

// CPUTime returns the time that has passed: a WebAssembly program is not told what it used.
func CPUTime() time.Duration { return time.Since(started) }
