package pack

// foldAddresses shortens the way to what lies on the stack of a goroutine. The compiler reaches it by adding 64-bit numbers to
// the stack pointer, which is a 32-bit number, and making 32 bits of the sum, 160,000 times; the offset of the load or store can
// say the same, since no stack ends above the addresses there are. That is a tenth of the code that a browser compiles at every start.
func foldAddresses(code []instr) []instr {
	out := make([]instr, 0, len(code))
	for i := 0; i < len(code); i++ {
		if !isStackAddress(code[i:]) {
			out = append(out, code[i])
			continue
		}
		c := code[i+1].imm
		i += 3
		if user := addressUser(code[i+1:], c); user >= 0 {
			code[i+1+user].imm += c
		} else {
			out = append(out, instr{op: opI32Const, imm: c}, instr{op: opI32Add})
		}
	}
	return out
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
