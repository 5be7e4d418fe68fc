package pack

// A shape is how the compiler lays out a function that calls or jumps: code in parts, each entered at its start alone.
//
//	block                ;; unwinding: left to give up the stack     (only where something is called)
//	  loop               ;; entered again to jump                    (only where something jumps)
//	    block … block    ;; one more than the function has parts after the first
//	      local.get 0
//	      br_table …     ;; from the number of a block of the source to its part
//	    end
//	    part 0
//	    end
//	    part 1 …
//
// A jump writes the number of a block to local 0 and goes round the loop.
type shape struct {
	dispatch int   // where br_table stands
	table    []int // the parts by block number; the last for all other numbers
	parts    int   // the number of the last part
	loop     int   // where the loop begins; -1 without one
}

// straighten lets every jump to a later part go there, which is the end of a block that it stands in, and takes the loop away
// where no jump to an earlier part is left. The way through the loop and the table costs time at each turn, and what an engine
// knows of the values; the two numbers it needs do not compress.
func straighten(code []instr) []instr {
	s, ok := findShape(code)
	if !ok || s.loop < 0 {
		return code
	}
	body, back, ok := s.direct(code[s.dispatch+1:])
	if !ok {
		return code
	}
	head := code[: s.dispatch+1 : s.dispatch+1]
	if !back {
		if without, ok := s.withoutLoop(body); ok {
			head, body = append(head[:s.loop:s.loop], head[s.loop+1:]...), without
		}
	}
	return append(head, body...)
}

func findShape(code []instr) (s shape, ok bool) {
	s.loop, s.dispatch = -1, -1
	for i, in := range code {
		if in.op == opBrTable {
			s.dispatch = i
			break
		}
	}
	if s.dispatch < 2 || code[s.dispatch-1].op != opLocalGet || code[s.dispatch-1].imm != 0 {
		return s, false
	}
	r := reader{data: code[s.dispatch].raw, at: 1}
	for n := r.uint() + 1; n > 0 && !r.bad; n-- {
		s.table = append(s.table, int(r.uint()))
	}
	s.parts = s.table[len(s.table)-1]
	// Outside the blocks of the parts there is at most the loop, and around it the block of the unwinding.
	at := s.dispatch - 1 - (s.parts + 1)
	if at < 0 {
		return s, false
	}
	for _, in := range code[at : s.dispatch-1] {
		if in.op != opBlock {
			return s, false
		}
	}
	if at > 0 && code[at-1].op == opLoop {
		s.loop = at - 1
	}
	for _, part := range s.table {
		if part > s.parts {
			return s, false
		}
	}
	return s, true
}

// direct rewrites the parts, and reports whether a jump through the loop is left; not ok where the code is not of the shape.
func (s shape) direct(code []instr) (out []instr, back, ok bool) {
	part, depth := -1, 0 // depth: blocks of the part's own that are open
	out = make([]instr, 0, len(code))
	for i := 0; i < len(code); i++ {
		if part > s.parts { // after the loop
			out = append(out, code[i])
			continue
		}
		around := depth + s.parts - part // how many blocks a jump to the loop leaves
		if to, n := s.jump(code[i:], around); n > 0 {
			conditional := code[i].op == opIf
			switch {
			case to <= part:
				out, back = append(out, code[i:i+n]...), true
			case conditional:
				out = append(out, instr{op: opBrIf, imm: int64(depth + to - part - 1)})
			case to == part+1 && depth == 0 && i+n < len(code) && code[i+n].op == opEnd: // it is next anyway
			default:
				out = append(out, instr{op: opBr, imm: int64(depth + to - part - 1)})
			}
			i += n - 1
			continue
		}
		out = append(out, code[i])
		switch in := code[i]; in.op {
		case opBlock, opLoop, opIf:
			depth++
		case opEnd:
			if depth > 0 {
				depth--
			} else {
				part++
			}
		case opBr, opBrIf:
			if in.imm == int64(around) {
				back = true // a jump of another form
			}
		case opBrTable:
			return nil, false, false
		case opLocalGet: // only to turn round the two numbers of an indirect call
			if in.imm == 0 && (i < 2 || code[i-1].op != opI32Const || code[i-2].op != opLocalSet || code[i-2].imm != 0) {
				return nil, false, false
			}
		}
	}
	return out, back, part > s.parts
}

// jump reports the part that code jumps to through the loop, and of how many instructions the jump is; 0 if it begins with none.
func (s shape) jump(code []instr, around int) (to, n int) {
	at, end := 0, 3
	if len(code) > 0 && code[0].op == opIf {
		at, end, around = 1, 5, around+1
	}
	if len(code) < end || code[at].op != opI32Const || code[at+1].op != opLocalSet || code[at+1].imm != 0 ||
		code[at+2].op != opBr || code[at+2].imm != int64(around) || at == 1 && code[4].op != opEnd || code[at].imm < 0 {
		return 0, 0
	}
	return s.table[min(int(code[at].imm), len(s.table)-1)], end
}

// withoutLoop takes away the end of the loop, and one from the blocks that a jump out of it leaves.
func (s shape) withoutLoop(code []instr) (out []instr, ok bool) {
	part, depth := -1, 0
	out = make([]instr, 0, len(code))
	for i, in := range code {
		around := depth + s.parts - part
		switch in.op {
		case opBlock, opLoop, opIf:
			depth++
		case opEnd:
			switch {
			case depth > 0:
				depth--
			case part < s.parts:
				part++
			default: // of the loop
				return append(out, code[i+1:]...), true
			}
		case opBr, opBrIf:
			if in.imm == int64(around) {
				return nil, false
			}
			if in.imm > int64(around) {
				in.imm--
				in.raw = nil
			}
		}
		out = append(out, in)
	}
	return nil, false
}
