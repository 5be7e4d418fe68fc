package site

import (
	"encoding/binary"
	"fmt"
)

// Opcodes of the WebAssembly Core Specification 2.0, 5.4, by name where the packing looks at them.
const (
	opBrTable  = 0x0e
	opCallInd  = 0x11
	opLocalGet = 0x20
	opLocalSet = 0x21
	opLocalTee = 0x22
	opGlobGet  = 0x23
	opGlobSet  = 0x24
	opLoad     = 0x28 // the first load
	opStore    = 0x36 // the first store
	opMemSize  = 0x3f
	opMemGrow  = 0x40
	opI64Const = 0x42
	opF32Const = 0x43
	opF64Const = 0x44
	opI32Eqz   = 0x45
	opI64Eqz   = 0x50
	opI32Add   = 0x6a
	opI64Add   = 0x7c
	opI32Wrap  = 0xa7
	opI64ExtU  = 0xad
	opLastExt  = 0xc4 // i64.extend32_s, the last of one byte
	opPrefix   = 0xfc
)

// instr is one instruction: its bytes, and the immediate that the packing looks at (a constant, or the offset of a load or store).
type instr struct {
	op    byte
	align uint64
	imm   int64
	raw   []byte
}

// foldAddresses shortens the way to what lies on the stack of a goroutine. The compiler reaches it by adding 64-bit numbers to
// the stack pointer, which is a 32-bit number, and making 32 bits of the sum, 160,000 times; the offset of the load or store can
// say the same, since no stack ends above the addresses there are. That is a tenth of the code that a browser compiles at every start.
func foldAddresses(body []byte) ([]byte, error) {
	r := reader{data: body}
	count := r.uint()
	out := binary.AppendUvarint(make([]byte, 0, len(body)), count)
	for n := uint64(0); n < count; n++ {
		f := r.bytes()
		if r.bad {
			return nil, fmt.Errorf("%w: function %d of the code is cut off", errNotWasm, n)
		}
		g, err := foldFunction(f)
		if err != nil {
			return nil, fmt.Errorf("%w: function %d of the code: %v", errNotWasm, n, err)
		}
		out = binary.AppendUvarint(out, uint64(len(g)))
		out = append(out, g...)
	}
	if r.bad || r.at != len(body) {
		return nil, fmt.Errorf("%w: its code does not end where it should", errNotWasm)
	}
	return out, nil
}

func foldFunction(body []byte) ([]byte, error) {
	r := reader{data: body}
	for n := r.uint(); n > 0 && !r.bad; n-- {
		r.uint() // how many locals
		r.byte() // of which type
	}
	locals := r.at
	var code []instr
	for r.at < len(body) && !r.bad {
		in, err := r.instr()
		if err != nil {
			return nil, err
		}
		code = append(code, in)
	}
	if r.bad {
		return nil, fmt.Errorf("cut off")
	}
	out := append(make([]byte, 0, len(body)), body[:locals]...)
	for i := 0; i < len(code); i++ {
		if isStackAddress(code[i:]) {
			c := code[i+1].imm
			i += 4
			if user := addressUser(code[i:], c); user >= 0 {
				code[i+user].imm += c
				code[i+user].raw = nil
			} else {
				out = append(out, opI32Const)
				out = append(appendInt(out, c), opI32Add)
			}
			i--
			continue
		}
		out = code[i].append(out)
	}
	return out, nil
}

// maxFold bounds the offsets that are folded: a frame of a goroutine is smaller.
const maxFold = 1 << 20

// isStackAddress reports whether code begins with the sum of a 32-bit number and a constant, as 64 bits, made 32 bits.
func isStackAddress(code []instr) bool {
	return len(code) > 4 && code[0].op == opI64ExtU && code[1].op == opI64Const && code[2].op == opI64Add && code[3].op == opI32Wrap &&
		code[1].imm >= 0 && code[1].imm < maxFold
}

// addressUser finds the load or store that takes the value on top of the stack, before code, as its address; -1 where
// something else takes it, or might.
func addressUser(code []instr, add int64) int {
	above := 0 // values on the stack above the address
	for i, in := range code {
		pops, pushes := in.effect()
		switch {
		case pops < 0:
			return -1
		case pops > above:
			isLoad, isStore := in.op >= opLoad && in.op < opStore && above == 0, in.op >= opStore && in.op < opMemSize && above == 1
			if (isLoad || isStore) && in.imm+add < maxFold {
				return i
			}
			return -1
		}
		above += pushes - pops
	}
	return -1
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

func (in instr) append(out []byte) []byte {
	if in.raw != nil {
		return append(out, in.raw...)
	}
	out = binary.AppendUvarint(append(out, in.op), in.align)
	return binary.AppendUvarint(out, uint64(in.imm))
}

// instr reads one instruction.
func (r *reader) instr() (instr, error) {
	from := r.at
	in := instr{op: r.byte()}
	switch op := in.op; {
	case op <= 0x01, op == 0x05, op == opEnd, op == 0x0f, op == 0x1a, op == 0x1b, op >= opI32Eqz && op <= opLastExt:
	case op >= 0x02 && op <= 0x04: // block, loop, if and their type
		r.int()
	case op == 0x0c, op == 0x0d, op == 0x10, op >= opLocalGet && op <= opGlobSet:
		r.uint()
	case op == opBrTable:
		for n := r.uint() + 1; n > 0 && !r.bad; n-- {
			r.uint()
		}
	case op == opCallInd:
		r.uint()
		r.uint()
	case op >= opLoad && op < opMemSize:
		in.align = r.uint()
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
			return in, fmt.Errorf("instruction fc %d, which the linker does not write", sub)
		}
	default:
		return in, fmt.Errorf("instruction %#x, which the linker does not write", op)
	}
	in.raw = r.data[from:r.at]
	return in, nil
}

func (r *reader) skip(n int) {
	for ; n > 0; n-- {
		r.byte()
	}
}
