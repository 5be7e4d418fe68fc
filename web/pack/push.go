package pack

// pushBody is the function that a call's first half becomes: it takes the stack pointer and a 64-bit number, puts the
// number on the stack and leaves the pointer in global 0.
//
//	(func (param i32 i64) local.get 0  i32.const 8  i32.sub  local.tee 0  global.set 0  local.get 0  local.get 1  i64.store)
var pushBody = []byte{0, opLocalGet, 0, opI32Const, 8, opI32Sub, opLocalTee, 0, opGlobSet, 0, opLocalGet, 0, opLocalGet, 1, opI64Store, 3, 0, opEnd}

// pushType is its type: (func (param i32 i64)).
var pushType = []byte{typeFunc, 2, typeI32, typeI64, 0}

// callPush lets a function do what stands before nearly every call: make room on the stack, and store there where the callee
// returns to. The code is a tenth shorter, and so compiled sooner at every start.
//
//	local.get S  i32.const 8  i32.sub  local.tee S  global.set 0  local.get S  NUMBER  i64.store  i32.const 0  call F  global.get 0  local.set S
//	local.get S  NUMBER  call PUSH  i32.const 0  call F  global.get 0  local.set S
//
// The local S keeps its old value until it is set behind the call, and nobody reads it before. It reports how many calls it changed.
func callPush(code []instr, push int64) (out []instr, calls int) {
	out = make([]instr, 0, len(code))
	for i := 0; i < len(code); i++ {
		n := pushes(code[i:])
		if n == 0 {
			out = append(out, code[i])
			continue
		}
		out = append(out, code[i])
		out = append(out, code[i+6:i+6+n]...)
		out = append(out, instr{op: opCall, imm: push})
		i += 6 + n
		calls++
	}
	return out, calls
}

// pushes reports of how many instructions the number is that code stores before a call; 0 where it begins with none.
func pushes(code []instr) (n int) {
	head := []byte{opLocalGet, opI32Const, opI32Sub, opLocalTee, opGlobSet, opLocalGet}
	if len(code) < len(head) || !sameOps(code, head) || code[1].imm != 8 || code[4].imm != 0 {
		return 0
	}
	local := code[0].imm
	if code[3].imm != local || code[5].imm != local {
		return 0
	}
	code = code[len(head):]
	switch {
	case sameOps(code, []byte{opI64Const}):
		n = 1
	case sameOps(code, []byte{opLocalGet, opI64Const, opI64Or}) && code[0].imm != local:
		n = 3
	default:
		return 0
	}
	tail := []byte{opI64Store, opI32Const, opCall, opGlobGet, opLocalSet}
	if code = code[n:]; !sameOps(code, tail) || code[0].imm != 0 || code[3].imm != 0 || code[4].imm != local {
		return 0
	}
	return n
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
