package pack

import "encoding/binary"

// shared is how many low bits may differ between constants that share the rest.
const shared = 16

// shareConstants puts what most 64-bit constants of a function have in common, all but their low bits, into a local at the
// start. Before each call the compiler stores where the callee returns to, a number of five bytes of which the function's own four
// do not compress: they are new in every function, and come after a byte that is new at each call. It needs how many parameters
// the function has, which are its first locals.
func shareConstants(params int, locals []byte, code []instr) ([]byte, []instr) {
	high, count := commonHigh(code)
	if count < 2 || sameOps(code, []byte{opI64Const, opLocalSet}) { // nothing in common, or done before
		return locals, code
	}
	locals, at := addLocal(params, locals)
	out := make([]instr, 0, len(code)+2*count+2)
	out = append(out, instr{op: opI64Const, imm: high << shared}, instr{op: opLocalSet, imm: at})
	for _, in := range code {
		switch {
		case in.op == opI64Const && in.imm>>shared == high:
			out = append(out, instr{op: opLocalGet, imm: at}, instr{op: opI64Const, imm: in.imm & (1<<shared - 1)}, instr{op: opI64Or})
			continue
		case in.op >= opLocalGet && in.op <= opLocalTee && in.imm >= at:
			in = instr{op: in.op, imm: in.imm + 1}
		}
		out = append(out, in)
	}
	return locals, out
}

// commonHigh finds the high bits that most constants have, and how many have them; of as many, the lowest.
func commonHigh(code []instr) (high int64, count int) {
	counts := map[int64]int{}
	for _, in := range code {
		if in.op == opI64Const && in.imm>>shared > 0 {
			counts[in.imm>>shared]++
		}
	}
	for h, n := range counts {
		if n > count || n == count && h < high {
			high, count = h, n
		}
	}
	return high, count
}

// addLocal adds a 64-bit local before the first such one, so that it has the same number in nearly every function, and tells
// that number; the locals from there on move up by one.
func addLocal(params int, locals []byte) (out []byte, at int64) {
	r := reader{data: locals}
	groups := r.uint()
	begin := r.at
	at = int64(params)
	for n := groups; n > 0; n-- {
		from := r.at
		count, kind := r.uint(), r.byte()
		if kind == typeI64 {
			out = append(binary.AppendUvarint(nil, groups), locals[begin:from]...)
			out = append(binary.AppendUvarint(out, count+1), kind)
			return append(out, locals[r.at:]...), at
		}
		at += int64(count)
	}
	out = append(binary.AppendUvarint(nil, groups+1), locals[begin:]...)
	return append(out, 1, typeI64), at
}

// sameOps reports whether code begins with instructions of these kinds.
func sameOps(code []instr, ops []byte) bool {
	if len(code) < len(ops) {
		return false
	}
	for i, op := range ops {
		if code[i].op != op {
			return false
		}
	}
	return true
}
