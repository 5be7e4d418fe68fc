//go:build !unix

package browsertest

import (
	"errors"
	"os/exec"
)

// On other systems than Unix only Chromium is tested in.
var errNotUnix = errors.New("this engine is tested on Linux alone")

func apart(*exec.Cmd)     {}
func killGroup(int) error { return errNotUnix }
func isGroup(int) bool    { return false }
func freeze(int, bool)    {}
func mkfifo(string) error { return errNotUnix }
