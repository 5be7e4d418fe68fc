package pack

// returnEarly replaces the branch to a function's end, taken when a callee unwinds the stack, by a return in place: how many blocks
// the branch leaves varies from call to call and compresses badly, a return is always the same byte.
func returnEarly(code []instr) []instr {
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
