package pack

import (
	"encoding/binary"
	"fmt"
)

// Opcodes of the WebAssembly Core Specification 2.0, 5.4, by name where the packing looks at them.
const (
	opUnreach  = 0x00
	opNop      = 0x01
	opBlock    = 0x02
	opLoop     = 0x03
	opIf       = 0x04
	opBr       = 0x0c
	opBrIf     = 0x0d
	opBrTable  = 0x0e
	opReturn   = 0x0f
	opCall     = 0x10
	opCallInd  = 0x11
	opLocalGet = 0x20
	opLocalSet = 0x21
	opLocalTee = 0x22
	opGlobGet  = 0x23
	opGlobSet  = 0x24
	opLoad     = 0x28 // the first load
	opI64Load  = 0x29
	opStore    = 0x36 // the first store
	opI64Store = 0x37
	opMemSize  = 0x3f
	opMemGrow  = 0x40
	opI64Const = 0x42
	opF32Const = 0x43
	opF64Const = 0x44
	opI32Eqz   = 0x45
	opI32LtU   = 0x49
	opI64Eqz   = 0x50
	opI32Add   = 0x6a
	opI32Sub   = 0x6b
	opI64Add   = 0x7c
	opI64Or    = 0x84
	opI32Wrap  = 0xa7
	opI64ExtU  = 0xad
	opLastExt  = 0xc4 // i64.extend32_s, the last of one byte
	opPrefix   = 0xfc
)

// instr is one instruction: its bytes as they were read, or nil where the packing made it, then of op and imm alone.
type instr struct {
	op  byte
	imm int64 // a constant, the offset of a load or store, a local, a global, a function, or how many blocks a jump leaves
	raw []byte
}

// A rewriter rewrites the functions of a module, one after the other.
type rewriter struct {
	*signatures // nil where the module does not say what its functions take
}

// code rewrites every function that it understands.
func (w *rewriter) code(body []byte) (out []byte, report Report, err error) {
	r := reader{data: body}
	count := r.uint()
	if w.signatures != nil && count != uint64(len(w.params)) {
		return nil, report, fmt.Errorf("%w: %d functions are announced and %d there", ErrLayout, len(w.params), count)
	}
	for n := uint64(0); n < count; n++ {
		f := r.bytes()
		if r.bad {
			return nil, report, fmt.Errorf("%w: function %d of the code is cut off", ErrLayout, n)
		}
		g, err := w.function(f, int(n))
		if err != nil {
			g = f
			report.Left++
			if report.Why == nil {
				report.Why = fmt.Errorf("function %d: %w", n, err)
			}
		}
		out = binary.AppendUvarint(out, uint64(len(g)))
		out = append(out, g...)
	}
	if r.bad || r.at != len(body) {
		return nil, report, fmt.Errorf("%w: its code does not end where it should", ErrLayout)
	}
	report.Functions = int(count)
	return append(binary.AppendUvarint(make([]byte, 0, len(out)+5), count), out...), report, nil
}

func (w *rewriter) function(body []byte, n int) ([]byte, error) {
	locals, code, err := readFunction(body)
	if err != nil {
		return nil, err
	}
	code = simplify(code)
	if w.signatures != nil {
		locals, code = shareConstants(w.params[n], locals, code)
	}
	return appendCode(append(make([]byte, 0, len(body)), locals...), code), nil
}

// simplify lets a function do the same with less.
func simplify(code []instr) []instr { return returnEarly(straighten(foldAddresses(code))) }

func appendCode(out []byte, code []instr) []byte {
	for _, in := range code {
		out = in.append(out)
	}
	return out
}

// readFunction reads a function: the bytes about its locals, and its instructions.
func readFunction(body []byte) (locals []byte, code []instr, err error) {
	r := reader{data: body}
	for n := r.uint(); n > 0 && !r.bad; n-- {
		r.uint() // how many locals
		r.byte() // of which type
	}
	if r.bad {
		return nil, nil, fmt.Errorf("cut off")
	}
	locals = body[:r.at]
	for r.at < len(body) && !r.bad {
		in, err := r.instr()
		if err != nil {
			return nil, nil, err
		}
		code = append(code, in)
	}
	if r.bad {
		return nil, nil, fmt.Errorf("cut off")
	}
	return locals, code, nil
}

// effect is how many values an instruction takes from the stack and puts there; -1 for those that the packing does not look behind.
func (in instr) effect() (pops, pushes int) {
	switch op := in.op; {
	case op == opLocalGet, op == opGlobGet, op == opI32Const, op == opI64Const, op == opF32Const, op == opF64Const:
		return 0, 1
	case op == opLocalSet, op == opGlobSet:
		return 1, 0
	case op == opLocalTee, op >= opLoad && op < opStore:
		return 1, 1
	case op >= opStore && op < opMemSize:
		return 2, 0
	case op == opI32Eqz, op == opI64Eqz, op >= 0x67 && op <= 0x69, op >= 0x79 && op <= 0x7b, op >= 0x8b && op <= 0x91,
		op >= 0x99 && op <= 0x9f, op >= opI32Wrap && op <= opLastExt:
		return 1, 1
	case op > opI32Eqz && op < opI32Wrap:
		return 2, 1
	}
	return -1, 0
}

// append appends the instruction. The alignment that a load or store hints at is left out: engines do not ask, and a byte that
// is always the same costs nothing to download.
func (in instr) append(out []byte) []byte {
	isMemory := in.op >= opLoad && in.op < opMemSize
	if in.raw != nil && !isMemory {
		return append(out, in.raw...)
	}
	out = append(out, in.op)
	switch {
	case isMemory:
		return binary.AppendUvarint(append(out, 0), uint64(in.imm))
	case in.op == opI32Const, in.op == opI64Const:
		return appendInt(out, in.imm)
	case in.op == opBr, in.op == opBrIf, in.op == opCall, in.op >= opLocalGet && in.op <= opGlobSet:
		return binary.AppendUvarint(out, uint64(in.imm))
	}
	return out
}

// instr reads one instruction.
func (r *reader) instr() (instr, error) {
	from := r.at
	in := instr{op: r.byte()}
	switch op := in.op; {
	case op <= opNop, op == 0x05, op == opEnd, op == opReturn, op == 0x1a, op == 0x1b, op >= opI32Eqz && op <= opLastExt:
	case op >= opBlock && op <= opIf: // and their type
		r.int()
	case op == opBr, op == opBrIf, op == opCall, op >= opLocalGet && op <= opGlobSet:
		in.imm = int64(r.uint())
	case op == opBrTable:
		for n := r.uint() + 1; n > 0 && !r.bad; n-- {
			r.uint()
		}
	case op == opCallInd:
		r.uint()
		r.uint()
	case op >= opLoad && op < opMemSize:
		if align := r.uint(); align > 3 {
			return in, fmt.Errorf("alignment %d is not known here", align) // from 64 on it names a memory
		}
		in.imm = int64(r.uint())
	case op == opMemSize, op == opMemGrow:
		r.byte()
	case op == opI32Const, op == opI64Const:
		in.imm = r.int()
	case op == opF32Const:
		r.skip(4)
	case op == opF64Const:
		r.skip(8)
	case op == opPrefix:
		switch sub := r.uint(); {
		case sub <= 7: // truncation with saturation
		case sub == 10: // memory.copy
			r.skip(2)
		case sub == 11: // memory.fill
			r.skip(1)
		default:
			return in, fmt.Errorf("instruction 0xfc %d is not known here", sub)
		}
	default:
		return in, fmt.Errorf("instruction %#x is not known here", op)
	}
	in.raw = r.data[from:r.at]
	return in, nil
}

func (r *reader) skip(n int) {
	for ; n > 0; n-- {
		r.byte()
	}
}
