package pack

import (
	"bytes"
	"testing"
)

// function is a body with no locals of its own but the compiler's number 0, a parameter, and what code holds.
func function(code ...byte) []byte { return append(append([]byte{0}, code...), opEnd) }

func TestStraighten(t *testing.T) {
	// Two parts behind the first: jumps of block 1 to part 1, of block 2 to part 2.
	open := []byte{opBlock, 0x40, opLoop, 0x40, opBlock, 0x40, opBlock, 0x40, opBlock, 0x40,
		opLocalGet, 0, opBrTable, 3, 0, 1, 2, 2, opEnd}
	shut := []byte{opEnd, opUnreach, opEnd, opI32Const, 1}
	straight := []byte{opBlock, 0x40, opBlock, 0x40, opBlock, 0x40, opBlock, 0x40, opLocalGet, 0, opBrTable, 3, 0, 1, 2, 2, opEnd}
	call := func(out byte) []byte { return []byte{opI32Const, 0, opCall, 7, opBrIf, out} }
	left := []byte{opI32Const, 0, opCall, 7, opIf, 0x40, opI32Const, 1, opReturn, opEnd}
	jump := func(block, out byte) []byte { return []byte{opI32Const, block, opLocalSet, 0, opBr, out} }
	when := func(block, out byte) []byte {
		return append(append([]byte{opI32Const, 0, opIf, 0x40}, jump(block, out)...), opEnd)
	}
	join := func(parts ...[]byte) []byte { return bytes.Join(parts, nil) }
	end := []byte{opEnd}
	for name, c := range map[string][2][]byte{
		"forward, on a condition": {
			join(open, when(2, 3), call(3), end, call(2), end, []byte{opReturn}, shut),
			join(straight, []byte{opI32Const, 0, opBrIf, 1}, left, end, left, end, []byte{opReturn, opUnreach, opEnd, opI32Const, 1})},
		"forward, from a block of its own": {
			join(open, []byte{opBlock, 0x40}, jump(1, 3), end, end, call(2), end, []byte{opReturn}, shut),
			join(straight, []byte{opBlock, 0x40, opBr, 1, opEnd}, end, left, end, []byte{opReturn, opUnreach, opEnd, opI32Const, 1})},
		"to what comes next": {
			join(open, jump(1, 2), end, jump(2, 1), end, []byte{opReturn}, shut),
			join(straight, end, end, []byte{opReturn, opUnreach, opEnd, opI32Const, 1})},
		"backward": {
			join(open, when(2, 3), end, jump(0, 1), end, jump(1, 0), shut),
			join(open, []byte{opI32Const, 0, opBrIf, 1}, end, jump(0, 1), end, jump(1, 0), shut)},
		"another number in local 0": {
			join(open, when(2, 3), []byte{opLocalGet, 0, 0x1a}, end, end, []byte{opReturn}, shut),
			join(open, when(2, 3), []byte{opLocalGet, 0, 0x1a}, end, end, []byte{opReturn}, shut)},
	} {
		got, err := rewritten(function(c[0]...))
		if want := function(c[1]...); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: %v\n%x\nwant\n%x", name, err, got, want)
		}
		if again, err := rewritten(got); err != nil || !bytes.Equal(again, got) {
			t.Errorf("%s, rewritten twice: %v\n%x\nwas\n%x", name, err, again, got)
		}
	}
}
