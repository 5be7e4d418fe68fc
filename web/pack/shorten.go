package pack

// shorten leaves out what has no effect: a 32-bit number made 64 bits and 32 again, a truth turned over twice, nothing.
func shorten(code []instr) []instr {
	out := code[:0:0]
	for _, in := range code {
		if in.op == opNop {
			continue
		}
		out = append(out, in)
		for {
			n := shorter(out)
			if n == nil {
				break
			}
			out = n
		}
	}
	return out
}

// shorter shortens the end of the code by one step; nil where there is nothing to shorten.
func shorter(code []instr) []instr {
	last := func(n int) byte { // the nth from the end
		if n > len(code) {
			return opNop
		}
		return code[len(code)-n].op
	}
	rest := func(n int) []instr { return code[:len(code)-n] }
	switch op := last(1); {
	case op == opI64Eqz && last(2) == opI64ExtU:
		return append(rest(2), instr{op: opI32Eqz})
	case op == opI32Wrap && last(2) == opI64ExtU:
		return rest(2)
	case op == opI32Eqz && last(2) == opI32Eqz && isCompare(last(3)):
		return rest(2)
	case (op == opIf || op == opBrIf) && last(2) == opI32Eqz && last(3) == opI32Eqz:
		return append(rest(3), code[len(code)-1])
	}
	return nil
}

// isCompare reports whether the result is 0 or 1.
func isCompare(op byte) bool { return op >= opI32Eqz && op <= opF64Ge }
