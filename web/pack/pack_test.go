package pack

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// memory lays a module's data out as an engine does, and runs the function that completes its rows.
func memory(t *testing.T, module []byte) map[uint64]byte {
	t.Helper()
	all, err := readSections(module)
	if err != nil {
		t.Fatal(err)
	}
	at := map[uint64]byte{}
	d := reader{data: all.find(sectionData).body}
	for n := d.uint(); n > 0; n-- {
		s := d.segment()
		if d.bad {
			t.Fatal("bad segment")
		}
		for i, b := range s.data {
			if b != 0 {
				at[s.at+uint64(i)] = b
			}
		}
	}
	if start := all.find(sectionStart); start != nil {
		complete(t, all, at)
	}
	return at
}

// complete does what the start function does, by what it calls with which numbers.
func complete(t *testing.T, all sections, at map[uint64]byte) {
	t.Helper()
	load := func(from uint64, n int) (v uint64) {
		for i := range n {
			v |= uint64(at[from+uint64(i)]) << (8 * i)
		}
		return v
	}
	store := func(to, v uint64, n int) {
		for i := range n {
			if at[to+uint64(i)] = byte(v >> (8 * i)); at[to+uint64(i)] == 0 {
				delete(at, to+uint64(i))
			}
		}
	}
	var bodies [][]byte
	code := reader{data: all.find(sectionCode).body}
	for n := code.uint(); n > 0; n-- {
		bodies = append(bodies, code.bytes())
	}
	imports := all.importedCount()
	number := (&reader{data: all.find(sectionStart).body}).uint()
	_, instrs, err := readFunction(bodies[int(number)-imports])
	if err != nil {
		t.Fatal(err)
	}
	var args []uint64
	for _, in := range instrs[:len(instrs)-1] {
		switch {
		case in.op == opI32Const:
			args = append(args, uint64(uint32(in.imm)))
			continue
		case in.op != opCall:
			t.Fatalf("instruction %#x at the start", in.op)
		}
		switch body := bodies[int(in.imm)-imports]; {
		case bytes.Equal(body, stairs) && len(args) == 5:
			for p, v, n := args[0], args[3], uint64(0); p < args[1]; p += args[2] {
				store(p, v+n/args[4], 4)
				n++
			}
		case bytes.Equal(body, sums) && len(args) == 2:
			for p := args[0]; p < args[1]; p += 8 {
				store(p+8, load(p+8, 8)+load(p, 8), 8)
			}
		default:
			t.Fatalf("a call of %x with %v", body, args)
		}
		args = nil
	}
}

func dataModule(segments ...segment) []byte {
	body := binary.AppendUvarint(nil, uint64(len(segments)))
	for _, s := range segments {
		body = append(appendInt(append(body, 0, opI32Const), int64(int32(s.at))), opEnd)
		body = append(binary.AppendUvarint(body, uint64(len(s.data))), s.data...)
	}
	m := append([]byte(wasmHeader), 0, 2, 'h', 'i', sectionData)
	return append(binary.AppendUvarint(m, uint64(len(body))), body...)
}

func TestPackMergesData(t *testing.T) {
	plain := dataModule(segment{4096, []byte("abc")}, segment{4115, []byte("d")}, segment{4116, []byte("e")},
		segment{4117 + farApart, []byte("far")}, segment{math.MaxUint32 - 8, []byte("top")})
	got, _, err := Module(plain)
	if err != nil {
		t.Fatal(err)
	}
	want := dataModule(segment{4096, []byte("abc" + string(make([]byte, 16)) + "de")},
		segment{4117 + farApart, []byte("far")}, segment{math.MaxUint32 - 8, []byte("top")})
	if !bytes.Equal(got, want) {
		t.Errorf("%x\nwant\n%x", got, want)
	}
}

func TestPackRefuses(t *testing.T) {
	good := dataModule(segment{16, []byte("abc")})
	for name, m := range map[string][]byte{
		"empty": nil, "other file": []byte("<!doctype html>"), "cut off": good[:len(good)-1],
		"overlap":             dataModule(segment{16, []byte("abc")}, segment{18, []byte("d")}),
		"passive":             append([]byte(wasmHeader), sectionData, 3, 1, 1, 0),
		"numbers of segments": append(bytes.Clone(good), sectionDataCount, 1, 1),
	} {
		if _, _, err := Module(m); !errors.Is(err, ErrLayout) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestPackProgram packs the program of the browser tests where it was built, and compares every byte of memory.
func TestPackProgram(t *testing.T) {
	name := t.TempDir() + "/main.wasm"
	dir := t.TempDir()
	if err := os.WriteFile(dir+"/main.go", []byte("package main\n\nfunc main() { println(\"packed\") }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-o", name, "main.go")
	build.Dir, build.Env = dir, append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	plain, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	packed, report, err := Module(plain)
	if err != nil {
		t.Fatal(err)
	}
	if report.Functions < 1000 || report.Left != 0 {
		t.Errorf("this Go writes what the packing does not know, so that programs are larger than they could be: %s", report)
	}
	was, is := memory(t, plain), memory(t, packed)
	if len(was) < 100_000 || len(was) != len(is) {
		t.Fatalf("%d bytes of memory are set, now %d", len(was), len(is))
	}
	for at, b := range was {
		if is[at] != b {
			t.Fatalf("byte %d is %d, was %d", at, is[at], b)
		}
	}
}

// TestPackLeaves: a function with an instruction that is not known stays as it was, its neighbours are packed, and the report
// says so.
func TestPackLeaves(t *testing.T) {
	module := func(functions ...[]byte) []byte {
		code := []byte{byte(len(functions))}
		for _, f := range functions {
			code = append(append(code, byte(len(f))), f...)
		}
		return append(append([]byte(wasmHeader), sectionCode, byte(len(code))), code...)
	}
	long := function(opLocalGet, 0, opI64ExtU, opI64Const, 8, opI64Add, opI32Wrap, opLoad, 0, 0, opUnreach)
	short := function(opLocalGet, 0, opLoad, 0, 8, opUnreach)
	for name, unknown := range map[string][]byte{
		"vectors":           function(opNop, 0xfd, 12),
		"memory.init":       function(opNop, opPrefix, 8, 0, 0),
		"a tail call":       function(opNop, 0x12, 0),
		"exceptions":        function(opNop, 0x08, 0),
		"another memory":    function(opNop, opLoad, 0x42, 1, 0),
		"cut off in itself": function(opNop, opBrTable, 9),
	} {
		got, report, err := Module(module(long, unknown, long))
		if want := module(short, unknown, short); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: %v\n%x\nwant\n%x", name, err, got, want)
		}
		if report.Left != 1 || report.Functions != 3 || !strings.HasPrefix(report.String(), "1 of 3 functions stay as they were: function 1: ") {
			t.Errorf("%s: %s", name, report)
		}
	}
}

func FuzzPack(f *testing.F) {
	f.Add(dataModule(segment{16, []byte("abc")}, segment{40, []byte("d")}))
	body := function(opBlock, 0x40, opLoop, 0x40, opBlock, 0x40, opBlock, 0x40, opLocalGet, 0, opBrTable, 2, 0, 1, 1, opEnd,
		opI32Const, 0, opIf, 0x40, opI32Const, 1, opLocalSet, 0, opBr, 2, opEnd, opEnd, opI32Const, 0, opCall, 7, opBrIf, 1,
		opEnd, opUnreach, opEnd, opI32Const, 1)
	code := append([]byte{1, byte(len(body))}, body...)
	f.Add(append(append([]byte(wasmHeader), sectionCode, byte(len(code))), code...))
	f.Fuzz(func(t *testing.T, m []byte) {
		packed, _, err := Module(m)
		if err != nil {
			return
		}
		again, _, err := Module(packed)
		if err != nil || !bytes.Equal(again, packed) {
			t.Errorf("packed twice: %v", err)
		}
	})
}

func TestInt(t *testing.T) {
	for _, v := range []int64{0, 1, -1, 63, 64, -64, -65, 127, 128, 1 << 31, -1 << 31, math.MaxInt64, math.MinInt64} {
		r := reader{data: appendInt(nil, v)}
		if got := r.int(); got != v || r.bad || r.at != len(r.data) {
			t.Errorf("%d read as %d", v, got)
		}
	}
}

// TestFoldAddresses: what a load or store takes as its address is folded, what anything else takes is shortened only.
func TestFoldAddresses(t *testing.T) {
	address := func(c int64) []byte {
		return append(appendInt([]byte{opLocalGet, 1, opI64ExtU, opI64Const}, c), opI64Add, opI32Wrap)
	}
	join := func(parts ...[]byte) []byte { return bytes.Join(parts, nil) }
	short := []byte{opLocalGet, 1, opI32Const, 8, opI32Add}
	for name, c := range map[string][2][]byte{
		"load":                  {join(address(8), []byte{0x29, 3, 4, opLocalSet, 0}), {opLocalGet, 1, 0x29, 0, 12, opLocalSet, 0}},
		"store of a constant":   {join(address(200), []byte{opI64Const, 7, 0x37, 3, 0}), {opLocalGet, 1, opI64Const, 7, 0x37, 0, 200, 1}},
		"store of a sum":        {join(address(8), []byte{opLocalGet, 0, opLocalGet, 2, opI64Add, 0x37, 3, 0}), {opLocalGet, 1, opLocalGet, 0, opLocalGet, 2, opI64Add, 0x37, 0, 8}},
		"store of what is read": {join(address(8), address(16), []byte{0x29, 3, 0, 0x37, 3, 0}), {opLocalGet, 1, opLocalGet, 1, 0x29, 0, 16, 0x37, 0, 8}},
		"stored itself":         {join([]byte{opLocalGet, 1}, address(8), []byte{0x36, 2, 0}), join([]byte{opLocalGet, 1}, short, []byte{0x36, 0, 0})},
		"kept":                  {join(address(8), []byte{opLocalSet, 2, opLocalGet, 2}), join(short, []byte{opLocalSet, 2, opLocalGet, 2})},
		"behind a call":         {join(address(8), []byte{0x10, 5, 0x37, 3, 0}), join(short, []byte{0x10, 5, 0x37, 0, 0})},
		"negative":              {join(address(-8), []byte{0x29, 3, 0, opLocalSet, 0}), join(address(-8), []byte{0x29, 0, 0, opLocalSet, 0})},
	} {
		head := []byte{1, 2, 0x7e} // two locals of 64 bits
		got, err := rewritten(join(head, c[0], []byte{opEnd}))
		if want := join(head, c[1], []byte{opEnd}); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: %x, %v\nwant %x", name, got, err, want)
		}
	}
	if _, err := rewritten([]byte{0, 0xfd, 0, opEnd}); err == nil {
		t.Error("an unknown instruction passed")
	}
}

// rewritten is a function without the steps that only make it compress better.
func rewritten(body []byte) ([]byte, error) {
	locals, code, err := readFunction(body)
	if err != nil {
		return nil, err
	}
	return appendCode(bytes.Clone(locals), simplify(code)), nil
}
