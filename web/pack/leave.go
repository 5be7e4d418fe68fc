package pack

// leave lets a call that gives up the stack return where it stands, instead of leaving all blocks of the function for the one
// return at its end. How many blocks those are is a number that does not compress, at every call; the return is always the same.
func leave(code []instr) []instr {
	n := len(code)
	if n < 3 || code[n-3].op != opEnd || code[n-2].op != opI32Const || code[n-2].imm != 1 || code[n-1].op != opEnd {
		return code
	}
	out := make([]instr, 0, n+n/8)
	depth, outer := 0, opUnreach // the blocks that are open, and what opened the outermost
	for _, in := range code {
		switch in.op {
		case opBlock, opLoop, opIf:
			if depth == 0 {
				outer = int(in.op)
			}
			depth++
		case opEnd:
			depth--
		case opBrIf:
			if outer == opBlock && in.imm == int64(depth-1) {
				out = append(out, thenLeave...)
				continue
			}
		}
		out = append(out, in)
	}
	return out
}

var thenLeave = []instr{{op: opIf, raw: []byte{opIf, 0x40}}, {op: opI32Const, imm: 1}, {op: opReturn}, {op: opEnd}}
