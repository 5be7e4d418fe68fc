package pack

import (
	"bytes"
	"slices"
	"testing"
)

// valueAt reads a table as runtime.pcvalue does; -2 where the table ends before the counter.
func valueAt(table []byte, counter uint32) int32 {
	r := reader{data: table}
	value, end := int32(-1), uint32(0)
	for first := true; ; first = false {
		d := uint32(r.uint())
		if d == 0 && !first || r.bad {
			return -2
		}
		value += int32(d>>1) ^ -int32(d&1)
		if end += uint32(r.uint()); counter < end {
			return value
		}
	}
}

func TestRenumberCounters(t *testing.T) {
	old := []byte{2, 3, 97, 5, 0x60, 1, 13, 2, 0} // 0 up to 3, -49 up to 8, -1 up to 9, -8 up to 11
	for _, blocks := range [][]uint32{{}, {1}, {3}, {2, 3, 4}, {8, 9, 10}, {1, 5, 9, 10}, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}} {
		table, err := renumberCounters(old, blocks)
		if err != nil {
			t.Fatal(err)
		}
		if got, want := valueAt(table, 0), valueAt(old, 0); got != want {
			t.Errorf("%v: %d at the start, want %d", blocks, got, want)
		}
		for i, block := range blocks {
			now := uint32(2 * (i + 1))
			if got, want := valueAt(table, now-1), valueAt(old, block-1); got != want {
				t.Errorf("%v: %d at the call before block %d, want %d", blocks, got, block, want)
			}
			if got, want := valueAt(table, now), valueAt(old, min(block, 10)); got != want {
				t.Errorf("%v: %d at block %d, want %d", blocks, got, block, want)
			}
		}
	}
	for _, bad := range [][]byte{{}, {2}, {2, 0, 0}, {2, 0xff, 0xff, 0xff, 0x7f, 0}} {
		if _, err := renumberCounters(bad, []uint32{1}); err == nil {
			t.Errorf("% x: no error", bad)
		}
	}
}

// returnTo is the call sequence's return address: block of function 0.
func returnTo(block byte) []byte {
	return []byte{opLocalGet, 1, opI64Const, 0x80 | block, 0x80, 0x80, 0x80, 0x01, opStore + 1, 0, 0}
}

func TestRenumber(t *testing.T) {
	tests := map[string]struct {
		code        []byte
		deferReturn uint32
		blocks      []uint32
		table       string
	}{
		"a return, a jump back, deferred calls": {
			code: slices.Concat([]byte{opLoop, 0x40, opBlock, 0x40, opBlock, 0x40, opBlock, 0x40, opLocalGet, 0, opBrTable, 9, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, opEnd},
				returnTo(4), []byte{opI32Const, 0, opCall, 7, opEnd}, returnTo(6),
				[]byte{opI32Const, 4, opLocalSet, 0, opBr, 1, opEnd, opEnd}),
			deferReturn: 8, blocks: []uint32{4, 6, 7, 8}, table: "\x07\x00\x00\x01\x01\x01\x01\x02\x02",
		},
		"a number that may be an address": {
			code: slices.Concat([]byte{opBlock, 0x40, opLocalGet, 0, opBrTable, 1, 0, 0, opEnd},
				[]byte{opI64Const, 0x84, 0x80, 0x80, 0x80, 0x01, opLocalSet, 3}),
		},
		"a jump to a number that is not in the code": {
			code: []byte{opLoop, 0x40, opBlock, 0x40, opLocalGet, 0, opBrTable, 1, 0, 0, opEnd, opLocalGet, 3, opLocalSet, 0, opBr, 0, opEnd},
		},
		"no table": {code: returnTo(4)},
	}
	for name, test := range tests {
		_, code, err := readFunction(function(test.code...))
		if err != nil {
			t.Fatal(err)
		}
		out, blocks := renumber(code, 0, test.deferReturn)
		if !slices.Equal(blocks, test.blocks) {
			t.Errorf("%s: blocks %v, want %v", name, blocks, test.blocks)
		}
		var was, is []byte
		for i := range code {
			was, is = code[i].append(was), out[i].append(is)
			if out[i].op == opBrTable && test.table != "" && string(out[i].raw[1:]) != test.table {
				t.Errorf("%s: table % x, want % x", name, out[i].raw[1:], test.table)
			}
		}
		if test.blocks == nil && !bytes.Equal(was, is) {
			t.Errorf("%s: the code changed", name)
		}
		for _, number := range []struct{ was, is byte }{{4, 2}, {6, 4}} {
			if test.blocks != nil && (!bytes.Contains(was, returnTo(number.was)) || !bytes.Contains(is, returnTo(number.is))) {
				t.Errorf("%s: block %d is not %d in % x", name, number.was, number.is, is)
			}
		}
		if test.blocks != nil && !bytes.Contains(is, []byte{opI32Const, 2, opLocalSet, 0, opBr}) {
			t.Errorf("%s: the jump leads elsewhere in % x", name, is)
		}
	}
}

// TestRenumberProgram: of every function of a program, the runtime reads at each block and at the call before it what it read before.
func TestRenumberProgram(t *testing.T) {
	module := program(t)
	s := data(t, module)
	was := tellFunctions(t, s, false)
	f, err := findFunctions(s.data, s.at)
	if err != nil {
		t.Fatal(err)
	}
	deferReturns, err := f.deferReturns()
	if err != nil {
		t.Fatal(err)
	}
	all, err := readSections(module)
	if err != nil {
		t.Fatal(err)
	}
	_, blocks, err := rewriteCode(all.find(sectionCode).body, deferReturns)
	if err != nil {
		t.Fatal(err)
	}
	if err := trimFunctions(s.data, s.at, blocks); err != nil {
		t.Fatal(err)
	}
	same := func(name, of, was, is string, blocks []uint32) {
		if was == "" && is == "" {
			return
		}
		for i, block := range blocks {
			for by := range uint32(2) { // the call, and the block that it returns to
				a, b := valueAt([]byte(was), block-1+by), valueAt([]byte(is), uint32(2*i+1)+by)
				if a != b && a != -2 {
					t.Fatalf("%s: %s at block %d less %d: %d, was %d", name, of, block, 1-by, b, a)
				}
			}
		}
	}
	renewed, kept, deferring := 0, 0, 0
	for i, now := range tellFunctions(t, s, true) {
		name, old := was[i].name, blocks[i]
		if old == nil {
			kept++
			if now.sp != was[i].sp || now.maps != was[i].maps || !bytes.Equal(now.fixed, was[i].fixed) {
				t.Fatalf("%s keeps its blocks and not its tables", name)
			}
			continue
		}
		renewed++
		same(name, "the frame", was[i].sp, now.sp, old)
		same(name, "the pointers", was[i].maps, now.maps, old)
		if deferReturns[i] > 0 {
			deferring++
			if got, want := int64(le.Uint32(now.fixed[8:])), renumbered(old, deferReturns[i]); got != want || want == 0 {
				t.Fatalf("%s: deferred calls return to %d, want %d", name, got, want)
			}
		}
		if name == "runtime.goexit" {
			t.Error("goexit, which the runtime enters at a number of its own, is renumbered")
		}
	}
	if renewed < 1000 || kept > renewed/10 || deferring == 0 {
		t.Errorf("%d functions renumbered, %d not, %d defer: the test sees too little", renewed, kept, deferring)
	}
}
