package pack

import (
	"encoding/binary"
	"fmt"
)

// A token is an instruction as it is stowed: its first bytes, and a number that a stream holds or a template.
type token struct {
	fixed string // the bytes before the number
	slot  slot
	value string // the number as the module holds it
	coded string // and as its stream does
}

// A slot is an element of a template that is not a byte: the place of a number of the stream with its number, or one of those
// that take no stream.
type slot uint16

const (
	slotNone        slot = 0
	slotStream      slot = 256 // and the number of the stream
	slotBranch           = slotStream + streamBranches
	slotLocal            = slotStream + streamLocal
	slotInt              = slotStream + streamInts
	slotLong             = slotStream + streamLongs
	slotStackLoad        = slotStream + streamStackLoads
	slotStackStore       = slotStream + streamStackStores
	slotHeap             = slotStream + streamHeap
	slotByte             = slotStream + streamBytes
	slotFrame            = slotStream + streamFrames
	slotAddress          = slotStream + streamAddresses
	slotCall             = slotStream + streamCalls
	slotReturn           = slotStream + streamReturns
	slotTrap             = slotStream + streamTraps
	slotTable            = slotStream + streamTables
	slotParts            = slotStream + streamParts
	slotLocals           = slotStream + streamLocals
	slotSameFrame   slot = 320 // the last number at slotFrame again
	slotNextAddress slot = 321 // the return address at the start of the next part
	slotEnd         slot = 322 // of the function
)

// closable reports whether the number can be a part of a template.
func (k slot) closable() bool {
	return k >= slotBranch && k <= slotByte || k == slotAddress || k == slotCall
}

// firstPC is the upper half of the program counter of the first function that a module defines (cmd/internal/obj/wasm).
const firstPC = 0x1000

// code stows every function, and reports how many they are.
func (s *stower) code(body []byte) (int, error) {
	r := reader{data: body}
	count := int(r.uint())
	var functions [][]token
	for n := 0; n < count && !r.bad; n++ {
		t := tokenizer{number: n}
		if err := t.function(r.bytes()); err != nil {
			return 0, fmt.Errorf("%w: function %d of the code: %v", ErrStow, n, err)
		}
		functions = append(functions, t.out)
	}
	if r.bad || r.at != len(body) {
		return 0, fmt.Errorf("%w: its code does not end where it should", ErrStow)
	}
	s.sort(functions)
	return count, nil
}

type tokenizer struct {
	number int
	out    []token
	stack  []bool // of the values on the machine's stack: is it the stack pointer of the goroutine?
	starts []int  // the block that each part begins with, once the table is read
	part   int    // the part of the last return address
	block  int    // and its block
	frame  string // the last number at slotFrame
}

func (t *tokenizer) function(body []byte) error {
	r := reader{data: body}
	for n := r.uint(); n > 0 && !r.bad; n-- {
		r.uint() // how many locals
		r.byte() // of which type
	}
	t.out = append(t.out, token{slot: slotLocals, coded: string(body[:r.at])})
	var code []instr
	for r.at < len(body) && !r.bad {
		in, err := r.instr()
		if err != nil {
			return err
		}
		code = append(code, in)
	}
	if r.bad {
		return fmt.Errorf("cut off")
	}
	for i := 0; i < len(code); i++ {
		if n := t.parts(code[i:]); n > 0 {
			i += n - 1
			continue
		}
		next := byte(opNop)
		if i+1 < len(code) {
			next = code[i+1].op
		}
		t.instr(code[i], next)
	}
	t.out = append(t.out, token{slot: slotEnd})
	return nil
}

// parts stows the blocks and the table that a function of several parts begins with (type shape), and reports of how many
// instructions they are; 0 where the code begins otherwise. What is stowed: how many blocks lead to no part, how many parts
// behind the last of the table, how many parts after the first, the distance of the block that each begins with from the one
// before, and that of the end of the table.
func (t *tokenizer) parts(code []instr) int {
	n := 0
	for n < len(code) && code[n].op == opBlock && code[n].raw[1] == 0x40 {
		n++
	}
	if t.starts != nil || n == 0 || n+2 > len(code) || code[n].op != opLocalGet || code[n].imm != 0 || code[n+1].op != opBrTable {
		return 0
	}
	r := reader{data: code[n+1].raw, at: 1}
	size := int(r.uint())
	starts, last := []int{0}, 0
	for b := range size {
		part := int(r.uint())
		switch {
		case part == last+1:
			starts, last = append(starts, b), part
		case part != last:
			return 0
		}
	}
	others := int(r.uint()) // where all other numbers lead: the last part
	if r.bad || others < last || others > n-1 {
		return 0
	}
	coded := binary.AppendUvarint(nil, uint64(n-1-others))
	coded = binary.AppendUvarint(coded, uint64(others-last))
	coded = binary.AppendUvarint(coded, uint64(last))
	for i := 1; i < len(starts); i++ {
		coded = binary.AppendUvarint(coded, uint64(starts[i]-starts[i-1]))
	}
	coded = binary.AppendUvarint(coded, uint64(size-starts[last]))
	t.out = append(t.out, token{slot: slotParts, coded: string(coded)})
	t.starts = starts
	return n + 2
}

// instr adds one instruction; next is the kind of the one after it.
func (t *tokenizer) instr(in instr, next byte) {
	raw := string(in.raw)
	k := token{fixed: raw[:1], value: raw[1:], coded: raw[1:]}
	switch op := in.op; {
	case op == opBr, op == opBrIf:
		k.slot = slotBranch
	case op >= opLocalGet && op <= opLocalTee:
		k.slot = slotLocal
	case op == opI32Const:
		k.slot = slotInt
		if next == opI32Sub && in.imm != 8 { // 8 is the return address of a call
			k.slot, t.frame = slotFrame, k.value
		} else if next == opI32Add && k.value == t.frame {
			k.slot, k.coded = slotSameFrame, ""
		}
	case op == opI64Const:
		k.slot, k.coded = t.constant(in.imm, k.value)
	case op == opCall && in.imm < 1<<16 && isShortest(k.value, uint64(in.imm)):
		k.slot, k.coded = slotCall, string([]byte{byte(in.imm >> 8), byte(in.imm)})
	case op >= opLoad && op < opMemSize && raw[1] == 0:
		k.fixed, k.value, k.coded, k.slot = raw[:2], raw[2:], raw[2:], t.address(op)
	case op == opBrTable:
		k.slot = slotTable
	case k.value != "":
		k.slot = slotByte
	}
	t.follow(in)
	t.out = append(t.out, k)
}

// constant finds how a 64-bit constant is stowed.
func (t *tokenizer) constant(v int64, value string) (slot, string) {
	switch {
	case value != string(appendInt(nil, v)):
	case v>>16 == int64(t.number)+firstPC && v < 1<<31 && t.starts != nil:
		return t.returnAddress(int(v & 0xffff))
	case v >= 1<<14 && v < 1<<24:
		return slotAddress, string([]byte{byte(v >> 16), byte(v >> 8), byte(v)})
	}
	return slotLong, value
}

func (t *tokenizer) returnAddress(block int) (slot, string) {
	skipped := 0
	for n := t.part + 1; n < len(t.starts) && t.starts[n] <= block; n++ {
		if t.starts[n] < block {
			skipped++
			continue
		}
		t.part, t.block = n, block
		if skipped == 0 {
			return slotNextAddress, ""
		}
		return slotReturn, string(binary.AppendUvarint(nil, uint64(skipped)))
	}
	by := appendInt(nil, int64(block-t.block))
	t.block = block
	return slotTrap, string(by)
}

// address says of a load or store whether the address that it takes is the stack pointer of the goroutine.
func (t *tokenizer) address(op byte) slot {
	at, onStack := len(t.stack)-1, slotStackLoad
	if op >= opStore {
		at, onStack = at-1, slotStackStore
	}
	if at >= 0 && t.stack[at] {
		return onStack
	}
	return slotHeap
}

// follow keeps account of the values on the stack. At a jump, a call or the end of a block it begins anew.
func (t *tokenizer) follow(in instr) {
	pops, pushes := in.effect()
	if pops < 0 {
		t.stack = t.stack[:0]
		return
	}
	t.stack = t.stack[:max(0, len(t.stack)-pops)]
	for range pushes {
		t.stack = append(t.stack, in.op == opLocalGet && in.imm == 1 || in.op == opGlobGet && in.imm == 0)
	}
}

func isShortest(leb string, v uint64) bool { return leb == string(binary.AppendUvarint(nil, v)) }
