package qr

// penalty is how hard a code is to read: long runs, blocks, what looks like a finder, too much of one colour (7.8.3).
func (c *Code) penalty() int {
	sum, dark := 0, 0
	for a := range c.Size {
		for _, at := range [2]func(b int) bool{func(b int) bool { return c.Dark(b, a) }, func(b int) bool { return c.Dark(a, b) }} {
			sum += c.line(at)
		}
		for b := range c.Size {
			if c.Dark(a, b) {
				dark++
			}
			if same := c.Dark(a, b); a+1 < c.Size && b+1 < c.Size && c.Dark(a+1, b) == same && c.Dark(a, b+1) == same && c.Dark(a+1, b+1) == same {
				sum += 3
			}
		}
	}
	off := 20*dark - 10*c.Size*c.Size
	return sum + 10*(max(off, -off)/(c.Size*c.Size))
}

// line is the penalty of a row or column: runs of five and more, and 1:1:3:1:1 beside four light modules.
func (c *Code) line(at func(i int) bool) int {
	sum, run, seen := 0, 0, 0
	for i := range c.Size {
		dark := at(i)
		if i > 0 && dark == at(i-1) {
			run++
		} else {
			run = 1
		}
		switch {
		case run == 5:
			sum += 3
		case run > 5:
			sum++
		}
		if seen = seen << 1 & 0x7FF; dark {
			seen |= 1
		}
		if i >= 10 && (seen == 0b10111010000 || seen == 0b00001011101) {
			sum += 40
		}
	}
	return sum
}
