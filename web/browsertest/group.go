package browsertest

import (
	"errors"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
)

// A group is a program with all the processes that it starts.
type group struct {
	cmd   *exec.Cmd
	ended chan struct{}
}

// groups are all that run now.
var groups struct {
	sync.Mutex
	running map[*group]bool
}

func begin(cmd *exec.Cmd) (*group, error) {
	apart(cmd)
	groups.Lock()
	defer groups.Unlock()
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	g := &group{cmd, make(chan struct{})}
	if groups.running == nil {
		groups.running = map[*group]bool{}
	}
	groups.running[g] = true
	go func() {
		_ = cmd.Wait()
		groups.Lock()
		delete(groups.running, g)
		groups.Unlock()
		close(g.ended)
	}()
	return g, nil
}

// killOnSignal leaves no browser behind when the tests are interrupted.
func killOnSignal() {
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-stop
		groups.Lock()
		for g := range groups.running {
			_ = killGroup(g.cmd.Process.Pid)
		}
		os.Exit(1)
	}()
}

// until waits for a condition while the program runs.
func (g *group) until(hold func() bool) bool {
	return until(func() bool { return hold() || g.over() })
}

func (g *group) over() bool {
	select {
	case <-g.ended:
		return true
	default:
		return false
	}
}

// kill ends all processes of the group at once and waits until none is left.
func (g *group) kill() error {
	err := killGroup(g.cmd.Process.Pid)
	<-g.ended
	if !until(func() bool { return !isGroup(g.cmd.Process.Pid) }) {
		return errors.Join(err, errors.New("a killed browser lives on"))
	}
	return err
}

// wait waits for the end of a program that was asked to end.
func (g *group) wait() error {
	if !until(g.over) {
		return errors.Join(errors.New("the browser does not end"), g.kill())
	}
	return nil
}

// descendants lists a process and all that it and its children have started, as /proc has them.
func descendants(pid int) []int {
	all := []int{pid}
	for i := 0; i < len(all); i++ {
		stats, _ := filepath.Glob("/proc/[0-9]*/stat")
		for _, name := range stats {
			text, err := os.ReadFile(name)
			if err != nil {
				continue // it has ended
			}
			id, rest, _ := strings.Cut(string(text), " ")
			_, rest, _ = strings.Cut(rest[strings.LastIndex(rest, ")")+1:], " ") // after the name: state, parent
			if fields := strings.Fields(rest); len(fields) < 2 || fields[1] != strconv.Itoa(all[i]) {
				continue
			}
			if child, err := strconv.Atoi(id); err == nil && !slices.Contains(all, child) {
				all = append(all, child)
			}
		}
	}
	return all
}

// running lists the processes that were started with this in their command line, as /proc has them.
func running(with string) []string {
	var all []string
	lines, _ := filepath.Glob("/proc/[0-9]*/cmdline")
	for _, name := range lines {
		if line, err := os.ReadFile(name); err == nil && strings.Contains(string(line), with) {
			all = append(all, filepath.Base(filepath.Dir(name)))
		}
	}
	return all
}
