package strain

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
)

// sum goes deep with a frame that holds pointers, lets the collector look at the whole stack at the bottom, and adds what is left.
func sum(depth int, held *[]int) int {
	mine := []int{depth, depth + 1}
	var buffer [40]*int
	for i := range buffer {
		buffer[i] = &mine[i%2]
	}
	if depth == 0 {
		runtime.GC()
		return *buffer[0] + len(*held)
	}
	below := sum(depth-1, &mine)
	return below + *buffer[7] - (*held)[0] + mine[0]
}

// TestDeepStacks: stacks grow, are copied and scanned with every pointer in place.
func TestDeepStacks(t *testing.T) {
	want := 0
	for d := 1; d <= 2000; d++ {
		held := d + 1
		if d == 2000 {
			held = 0
		}
		want += d + 1 - held + d
	}
	var wg sync.WaitGroup
	for range 4 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			if got := sum(2000, &[]int{0}); got != want+2 {
				t.Errorf("%d, want %d", got, want+2)
			}
		}()
	}
	wg.Wait()
}

var errThrown = errors.New("thrown")

// throw panics below n calls, each of which defers.
func throw(n int, log *[]string) {
	defer func() { *log = append(*log, fmt.Sprint("left ", n)) }()
	if n == 0 {
		runtime.GC()
		panic(errThrown)
	}
	throw(n-1, log)
}

// caught defers in a loop, so that the compiler cannot lay the calls open, and recovers in one of them.
func caught(n int) (log []string, err error) {
	for i := range 3 {
		defer func() {
			if r := recover(); r != nil {
				err = r.(error)
			}
			log = append(log, fmt.Sprint("deferred ", i))
		}()
	}
	throw(n, &log)
	return nil, nil
}

func TestRecover(t *testing.T) {
	for n := range 50 {
		log, err := caught(n)
		if err != errThrown || len(log) != n+4 || log[0] != "left 0" || log[n+3] != "deferred 0" {
			t.Fatalf("%d: %v, %v", n, log, err)
		}
	}
}

// faults are what the runtime itself panics about.
func TestFaults(t *testing.T) {
	var none *struct{ a [3]int }
	var number any = "text"
	for name, fault := range map[string]func(n int) int{
		"index": func(n int) int { return []int{1}[n] },
		"slice": func(n int) int { return len([]int{1}[n:]) },
		"nil":   func(n int) int { return none.a[1] + n },
		"type":  func(n int) int { return number.(int) },
		"zero":  func(n int) int { return 10 / (n - n) },
		"map":   func(n int) int { var m map[int]int; m[n] = 1; return 0 },
		"close": func(n int) int { var c chan int; close(c); return n },
	} {
		for round := range 3 {
			func() {
				defer func() {
					if _, ok := recover().(runtime.Error); !ok {
						t.Errorf("%s, round %d: no runtime error", name, round)
					}
				}()
				t.Errorf("%s gives %d", name, fault(7))
			}()
		}
	}
}

// TestNested: a panic in a deferred call takes the place of the one before; Goexit runs what is deferred.
func TestNested(t *testing.T) {
	var last any
	func() {
		defer func() { last = recover() }()
		defer func() { panic(fmt.Sprint("second after ", recover())) }()
		panic("first")
	}()
	if last != "second after first" {
		t.Error(last)
	}
	done := make(chan string, 3)
	go func() {
		defer close(done)
		defer func() { done <- "deferred" }()
		func() {
			defer func() { done <- fmt.Sprint(recover()) }()
			runtime.Goexit()
		}()
	}()
	if got := slices.Collect(func(yield func(string) bool) {
		for s := range done {
			if !yield(s) {
				return
			}
		}
	}); !slices.Equal(got, []string{"<nil>", "deferred"}) {
		t.Error(got)
	}
}

// TestPassing: many goroutines wait for each other while the collector runs.
func TestPassing(t *testing.T) {
	const links, rounds = 50, 40
	first := make(chan []int)
	in := first
	for range links {
		from, out := in, make(chan []int)
		go func() {
			for list := range from {
				select {
				case out <- append(slices.Clone(list), len(list)):
				case <-make(chan int):
				}
			}
			close(out)
		}()
		in = out
	}
	go func() {
		for i := range rounds {
			if i%10 == 0 {
				runtime.GC()
			}
			first <- []int{}
		}
		close(first)
	}()
	count := 0
	for list := range in {
		count++
		if len(list) != links || list[links-1] != links-1 {
			t.Fatal(list)
		}
	}
	if count != rounds {
		t.Errorf("%d rounds", count)
	}
}

// TestNames: a trace names the functions that called, packed or not (packed it leaves out those that were inlined).
func TestNames(t *testing.T) {
	pcs := make([]uintptr, 10)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(0, pcs)])
	var names []string
	for more := true; more; {
		var f runtime.Frame
		f, more = frames.Next()
		names = append(names, f.Function)
	}
	if !slices.ContainsFunc(names, func(n string) bool { return strings.HasSuffix(n, "strain.TestNames") }) ||
		!slices.Contains(names, "testing.tRunner") {
		t.Errorf("%q", names)
	}
}
