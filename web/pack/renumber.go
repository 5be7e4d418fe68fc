package pack

import (
	"encoding/binary"
	"fmt"
	"slices"
)

// Every place at which a function can be entered or is left by a call is a block with a number: the lower half of a program
// counter. The compiler numbers as it goes, with gaps that tell nothing. Here the nth block that is used gets the number 2n, so
// that neither the table of a function nor its return addresses need to be downloaded (stow_code.go). The odd number before a
// block is the call that returns there, for which the runtime's tables hold where pointers lie.

// firstPC is the upper half of the program counter of the first function that a module defines (cmd/internal/obj/wasm).
const firstPC = 0x1000

// renumber numbers the blocks of a function anew, and gives the old numbers of those that have new ones, in order; nil where
// the code is not of the shape or holds a number that may be one of a block and may not.
func renumber(code []instr, number int, deferReturn uint32) ([]instr, []uint32) {
	s, ok := findShape(code)
	if !ok || !slices.IsSorted(s.table[:len(s.table)-1]) {
		return code, nil
	}
	r := renumberer{shape: s, number: int64(number) + firstPC}
	if !r.collect(code) {
		return code, nil
	}
	if deferReturn > 0 {
		r.blocks = append(r.blocks, deferReturn)
	}
	slices.Sort(r.blocks)
	r.blocks = slices.Compact(r.blocks)
	if len(r.blocks) > 1<<14 {
		return code, nil
	}
	return r.rewrite(code), r.blocks
}

type renumberer struct {
	shape
	number int64
	blocks []uint32
}

// collect collects the blocks that parts begin with, calls return to and jumps name; false where it cannot tell.
func (r *renumberer) collect(code []instr) bool {
	last := 0
	for b, part := range r.table[:len(r.table)-1] {
		if part > last {
			r.blocks = append(r.blocks, uint32(b))
		}
		last = part
	}
	for i := r.dispatch + 1; i < len(code); i++ {
		switch in := code[i]; {
		case in.op == opBrTable, in.op == opLocalTee && in.imm == 0:
			return false
		case r.isReturn(in):
			if i+1 == len(code) || code[i+1].op != opStore+1 || code[i+1].imm != 0 {
				return false
			}
			r.use(in.imm & 0xffff)
		case in.op == opLocalSet && in.imm == 0:
			switch {
			case isJump(code, i-1):
				r.use(code[i-1].imm)
			case i+2 < len(code) && code[i+1].op == opI32Const && code[i+1].imm == 0 && code[i+2].op == opLocalGet && code[i+2].imm == 0:
			default:
				return false
			}
		}
	}
	return true
}

func (r *renumberer) isReturn(in instr) bool { return in.op == opI64Const && in.imm>>16 == r.number }

// isJump reports whether the instruction is the number of the block that a jump goes to.
func isJump(code []instr, i int) bool {
	return i >= 0 && i+2 < len(code) && code[i].op == opI32Const && code[i].imm >= 0 && code[i+1].op == opLocalSet &&
		code[i+1].imm == 0 && code[i+2].op == opBr
}

func (r *renumberer) use(block int64) {
	if block > 0 {
		r.blocks = append(r.blocks, uint32(block))
	}
}

func (r *renumberer) rewrite(code []instr) []instr {
	out := slices.Clone(code)
	for i := r.dispatch; i < len(out); i++ {
		switch in := &out[i]; {
		case i == r.dispatch:
			in.raw = r.newTable()
		case r.isReturn(*in):
			in.imm, in.raw = in.imm&^0xffff|renumbered(r.blocks, uint32(in.imm&0xffff)), nil
		case isJump(out, i):
			in.imm, in.raw = renumbered(r.blocks, uint32(in.imm)), nil
		}
	}
	return out
}

// renumbered is the new number of a block.
func renumbered(blocks []uint32, block uint32) int64 {
	n, found := slices.BinarySearch(blocks, block)
	if block == 0 || !found {
		return 0
	}
	return int64(2 * (n + 1))
}

// newTable leads each block to where it led. Behind the last that a part begins with all lead to the last part anyway.
func (r *renumberer) newTable() []byte {
	others := r.table[len(r.table)-1]
	parts := []int{0}
	for _, block := range r.blocks {
		last := parts[len(parts)-1]
		part := r.table[min(int(block), len(r.table)-1)]
		if part == others && last == others {
			break
		}
		parts = append(parts, last, part)
	}
	raw := binary.AppendUvarint([]byte{opBrTable}, uint64(len(parts)))
	for _, part := range append(parts, others) {
		raw = binary.AppendUvarint(raw, uint64(part))
	}
	return raw
}

// renumberCounters rewrites a table of values by program counter (runtime.pcvalue) for blocks with new numbers.
func renumberCounters(table []byte, blocks []uint32) ([]byte, error) {
	var values []int32 // by the old number
	r := reader{data: table}
	value := int32(-1)
	for first := true; ; first = false {
		d := uint32(r.uint())
		if d == 0 && !first {
			break
		}
		value += int32(d>>1) ^ -int32(d&1)
		n := r.uint()
		if r.bad || n == 0 || uint64(len(values))+n > 1<<16+1 {
			return nil, fmt.Errorf("a table of counters that is none")
		}
		for range n {
			values = append(values, value)
		}
	}
	at := func(block uint32) int32 { return values[min(int(block), len(values)-1)] }
	wanted := []int32{at(0)}
	for _, block := range blocks {
		wanted = append(wanted, at(block-1), at(block))
	}
	wanted = append(wanted, wanted[len(wanted)-1]) // the end lies behind the last
	var out []byte
	value = -1
	for from := 0; from < len(wanted); {
		to := from
		for to < len(wanted) && wanted[to] == wanted[from] {
			to++
		}
		d := wanted[from] - value
		out = binary.AppendUvarint(out, uint64(uint32(d<<1)^uint32(d>>31)))
		out = binary.AppendUvarint(out, uint64(to-from))
		value, from = wanted[from], to
	}
	return append(out, 0), nil
}
