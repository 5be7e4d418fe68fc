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
	slotPartSkip         = slotStream + streamSkips
	slotTrap             = slotStream + streamTraps
	slotTable            = slotStream + streamTables
	slotParts            = slotStream + streamParts
	slotLocals           = slotStream + streamLocals
	slotSameFrame   slot = 320 // the last number at slotFrame again
	slotNextAddress slot = 321 // the return address at the start of the next part
	slotNextTrap    slot = 322 // that of a call that never returns, the next number
	slotSameTrap    slot = 323 // or the last one again
	slotPartEnd     slot = 324 // the end of a block where the next part begins, with the next number
	slotEnd         slot = 325 // of the function
)

// closable reports whether the number can be a part of a template.
func (k slot) closable() bool {
	return k >= slotBranch && k <= slotByte || k == slotAddress || k == slotCall
}

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
	return count, s.sort(functions)
}

type tokenizer struct {
	number int
	out    []token
	stack  []bool // of the values on the machine's stack: is it the stack pointer of the goroutine?
	frame  string // the last number at slotFrame

	// Of a function of several parts, once its table is read:
	starts []int // the block that each begins with
	others int   // the last part
	part   int   // the part that is read; -1 before the first
	block  int   // the number of its first block, or of the last call in it that never returns
	depth  int   // how many blocks of its own are open
}

func (t *tokenizer) function(body []byte) error {
	locals, code, err := readFunction(body)
	if err != nil {
		return err
	}
	t.out = append(t.out, token{slot: slotLocals, coded: string(locals)})
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
// instructions they are; 0 where the code begins otherwise. What does not follow from the ends of the parts is stowed: how many
// blocks lead to no part, how many parts the table does not list, and how much of it is behind the last that it does.
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
	coded = binary.AppendUvarint(coded, uint64(size-starts[last]))
	t.out = append(t.out, token{slot: slotParts, coded: string(coded)})
	t.starts, t.others, t.part, t.depth = starts, others, -1, 0
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
		k.slot, k.coded = slotCall, string([]byte{byte(in.imm), byte(in.imm >> 8)})
	case op >= opLoad && op < opMemSize && raw[1] == 0:
		k.fixed, k.value, k.coded, k.slot = raw[:2], raw[2:], raw[2:], t.address(op)
	case op == opBrTable:
		k.slot = slotTable
	case op == opEnd && t.starts != nil && t.depth == 0 && t.part < t.others:
		k = t.partEnd()
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
		return slotAddress, string([]byte{byte(v), byte(v >> 8), byte(v >> 16)})
	}
	return slotLong, value
}

// blockStep is the distance of the numbers of two blocks that follow each other (renumber).
const blockStep = 2

func (t *tokenizer) returnAddress(block int) (slot, string) {
	if t.part+1 < len(t.starts) && block == t.starts[t.part+1] && block == t.block+blockStep {
		return slotNextAddress, ""
	}
	by := block - t.block
	t.block = block
	switch by {
	case 0:
		return slotSameTrap, ""
	case blockStep:
		return slotNextTrap, ""
	}
	return slotTrap, string(appendInt(nil, int64(by)))
}

// partEnd goes on to the next part.
func (t *tokenizer) partEnd() token {
	t.part++
	by := blockStep
	switch {
	case t.part == 0:
		by = 0
	case t.part < len(t.starts):
		by = t.starts[t.part] - t.block
	}
	t.block += by
	if t.part == 0 || by == blockStep {
		return token{slot: slotPartEnd}
	}
	return token{slot: slotPartSkip, coded: string(appendInt(nil, int64(by)))}
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
	switch in.op {
	case opBlock, opLoop, opIf:
		t.depth++
	case opEnd:
		t.depth = max(0, t.depth-1)
	}
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
