//go:build unix

package swisstest

import (
	"syscall"
	"time"
)

// CPUTime returns the processor time the process has used, so that a busy machine does not spoil a figure.
func CPUTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
