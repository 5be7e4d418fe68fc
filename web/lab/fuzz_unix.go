//go:build unix && !js

package main

import (
	"os"
	"runtime"
	"syscall"
)

// megabytes is the memory that a process or the largest of its children took at most.
func megabytes(s *os.ProcessState) int {
	usage, ok := s.SysUsage().(*syscall.Rusage)
	if !ok {
		return 0
	}
	if runtime.GOOS == "darwin" {
		return int(usage.Maxrss >> 20) // bytes there, kilobytes elsewhere
	}
	return int(usage.Maxrss >> 10)
}
