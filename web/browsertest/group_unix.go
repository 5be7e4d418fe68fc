//go:build unix

package browsertest

import (
	"errors"
	"os"
	"os/exec"
	"syscall"
)

// apart makes a program the head of a group of its own.
func apart(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup kills a group of processes.
func killGroup(pid int) error {
	if err := syscall.Kill(-pid, syscall.SIGKILL); !errors.Is(err, syscall.ESRCH) {
		return err
	}
	return nil
}

// isGroup says whether any process of a group is left.
func isGroup(pid int) bool { return syscall.Kill(-pid, 0) == nil }

// freeze stops a process, or lets it go on; one that has ended does neither.
func freeze(pid int, on bool) {
	signal := syscall.SIGCONT
	if on {
		signal = syscall.SIGSTOP
	}
	_ = syscall.Kill(pid, signal)
}

func mkfifo(name string) error {
	_ = os.Remove(name)
	return syscall.Mkfifo(name, 0o600)
}
