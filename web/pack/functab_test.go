package pack

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// program builds a small program of several packages, linked as ours is.
func program(t *testing.T) []byte {
	t.Helper()
	dir := t.TempDir()
	const source = `package main

import "fmt"

func main() {
	defer func() { fmt.Println(recover()) }()
	var all []*int
	for i := range 3 {
		all = append(all, &i)
	}
	fmt.Println(*all[len(all)])
}
`
	if err := os.WriteFile(dir+"/main.go", []byte(source), 0o644); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-ldflags=-s -w", "-o", dir+"/main.wasm", "main.go")
	build.Dir, build.Env = dir, append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	module, err := os.ReadFile(dir + "/main.wasm")
	if err != nil {
		t.Fatal(err)
	}
	return module
}

// data gives the one segment that a module's data are merged to.
func data(t *testing.T, module []byte) segment {
	t.Helper()
	for r := (reader{data: module, at: len(wasmHeader)}); r.at < len(module) && !r.bad; {
		if id, body := r.byte(), r.bytes(); id == sectionData {
			all, err := mergeSegments(body)
			if err != nil || len(all) != 1 {
				t.Fatal(len(all), err)
			}
			return all[0]
		}
	}
	t.Fatal("no data")
	return segment{}
}

// told is what the runtime reads of a function.
type told struct {
	fixed          []byte // its numbers: arguments, the return behind deferred calls, what kind of function it is
	name, sp, maps string
	tables         [dataDefers + 1]string
}

// tellFunctions reads the tables as runtime.funcname, pcvalue and funcdata do.
func tellFunctions(t *testing.T, s segment, trimmed bool) []told {
	t.Helper()
	f, err := findFunctions(s.data, s.at)
	if err != nil {
		t.Fatal(err)
	}
	funcs, names, pcs := f.slice(mdFuncs), f.slice(mdNames), f.slice(mdPCTab)
	tables := append(bytes.Clone(f.at(f.word(mdGoFunc), f.word(mdEnd)-f.word(mdGoFunc))), make([]byte, 8)...)
	values := func(at uint32) string {
		if at == 0 {
			return ""
		}
		r := reader{data: pcs, at: int(at)}
		for first := true; r.uint() != 0 || first; first = false {
			r.uint()
		}
		if r.bad {
			t.Fatal("a table of counters is cut off")
		}
		return string(pcs[at:r.at])
	}
	var all []told
	for i := range int(f.word(mdIndex+1)) - 1 {
		at := le.Uint32(funcs[8*i+4:])
		if trimmed {
			at = le.Uint32(funcs[4:]) + uint32(i)*RecordSize
		}
		b := funcs[at:]
		one := told{fixed: append(append(bytes.Clone(b[:4]), b[8:16]...), b[40:42]...), sp: values(le.Uint32(b[funcPCSP:]))}
		name := le.Uint32(b[funcName:])
		one.name = string(names[name : int(name)+bytes.IndexByte(names[name:], 0)])
		n := int(le.Uint32(b[funcPCData:]))
		if n > pcStackMap {
			one.maps = values(le.Uint32(b[funcSize+4*pcStackMap:]))
		}
		for kind := range min(int(b[funcData]), len(one.tables)) {
			at := le.Uint32(b[funcSize+4*(n+kind):])
			if at == none || kind == 3 {
				continue
			}
			table, size := tables[at:], 0
			switch kind {
			case dataArgs, dataLocals:
				size = 8 + int(le.Uint32(table))*((int(le.Uint32(table[4:]))+7)/8)
			case dataObjects:
				size = 8 + 16*int(le.Uint64(table))
			case dataDefers:
				r := reader{data: table}
				r.uint()
				r.uint()
				size = r.at
			}
			one.tables[kind] = string(table[:size])
		}
		all = append(all, one)
	}
	return all
}

// withoutTypes leaves the types of a generic function out of its name.
func withoutTypes(name string) string {
	from, to := strings.IndexByte(name, '['), strings.LastIndexByte(name, ']')
	if from < 0 || to < from || strings.HasPrefix(name, "type:") {
		return name
	}
	return name[:from] + "[..." + name[to:]
}

// TestTrimFunctions: the collector, a panic and a trace read of every function what they read before, from less.
func TestTrimFunctions(t *testing.T) {
	s := data(t, program(t))
	was := tellFunctions(t, s, false)
	f, err := findFunctions(s.data, s.at)
	if err != nil {
		t.Fatal(err)
	}
	room := f.word(mdEnd) - f.word(mdNames)
	if err := trimFunctions(s.data, s.at, make([][]uint32, f.word(mdIndex+1)-1)); err != nil {
		t.Fatal(err)
	}
	is := tellFunctions(t, s, true)
	if len(was) < 1000 || len(was) != len(is) {
		t.Fatalf("%d functions, now %d", len(was), len(is))
	}
	deferred, named := 0, 0
	for i := range was {
		a, b := was[i], is[i]
		if !bytes.Equal(a.fixed, b.fixed) || withoutTypes(a.name) != b.name || a.sp != b.sp || a.maps != b.maps || a.tables != b.tables {
			t.Fatalf("%s: %+v\nwas %+v", a.name, b, a)
		}
		if a.tables[dataDefers] != "" {
			deferred++
		}
		if a.name != "" {
			named++
		}
	}
	if deferred == 0 || named < 1000 {
		t.Errorf("%d functions defer calls, %d have names: the test sees nothing", deferred, named)
	}
	used := uint64(0)
	for _, part := range s.split() {
		used += uint64(len(part.data))
	}
	if saved := uint64(len(s.data)) - used; saved < room/2 {
		t.Errorf("%d bytes are zero now, of %d that the tables took", saved, room)
	}
}

func TestTrimFunctionsRefuses(t *testing.T) {
	s := data(t, program(t))
	f, err := findFunctions(s.data, s.at)
	if err != nil {
		t.Fatal(err)
	}
	record := func(d []byte) []byte {
		at := f.word(mdFuncs) - s.at
		return d[at+uint64(le.Uint32(d[at+4:])):]
	}
	for name, spoil := range map[string]func(d []byte){
		"no header":             func(d []byte) { d[findHeader(d)]++ },
		"nobody points to it":   func(d []byte) { d[f.md-s.at]++ },
		"an index of its own":   func(d []byte) { d[f.md-s.at+8*mdIndex]++ },
		"outside the data":      func(d []byte) { le.PutUint64(d[f.md-s.at+8*mdEnd:], 1<<40) },
		"functions out of turn": func(d []byte) { d[f.word(mdFuncs)-s.at+8]++ },
		"too many tables":       func(d []byte) { le.PutUint32(record(d)[funcPCData:], 1<<20) },
		"counters elsewhere":    func(d []byte) { le.PutUint32(record(d)[funcPCSP:], 1<<30) },
	} {
		d := bytes.Clone(s.data)
		spoil(d)
		if err := trimFunctions(d, s.at, make([][]uint32, f.word(mdIndex+1)-1)); !errors.Is(err, ErrNotWasm) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
