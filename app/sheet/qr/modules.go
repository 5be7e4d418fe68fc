package qr

// aligned are the second row of alignment patterns of versions 2 to 20 and their distance from there on (annex E); the first
// is in row 6.
var aligned = [...][2]int{{18, 0}, {22, 0}, {26, 0}, {30, 0}, {34, 0}, {22, 16}, {24, 18}, {26, 20}, {28, 22}, {30, 24}, {32, 26}, {34, 28},
	{26, 20}, {26, 22}, {26, 24}, {30, 24}, {30, 26}, {30, 28}, {34, 28}}

// centres are the rows, and columns, in which alignment patterns of version n have their middle.
func centres(n int) []int {
	if n < 2 {
		return nil
	}
	a := aligned[n-2]
	list := []int{6, a[0]}
	for at := a[0] + a[1]; a[1] > 0 && at <= 4*n+10; at += a[1] {
		list = append(list, at)
	}
	return list
}

// patterns is version n with all that carries no data; the places of the format are kept free.
func patterns(n int) *Code {
	size := 17 + 4*n
	c := &Code{Size: size, dark: make([]bool, size*size), fixed: make([]bool, size*size)}
	for i := range size { // timing
		c.set(6, i, i%2 == 0)
		c.set(i, 6, i%2 == 0)
	}
	for _, at := range [][2]int{{3, 3}, {size - 4, 3}, {3, size - 4}} { // finders with their separators
		c.rings(at[0], at[1], 4, func(ring int) bool { return ring != 2 && ring != 4 })
	}
	rows := centres(n)
	for i, x := range rows {
		for k, y := range rows {
			last := len(rows) - 1
			if i+k == 0 || i == 0 && k == last || i == last && k == 0 {
				continue // finders stand there
			}
			c.rings(x, y, 2, func(ring int) bool { return ring != 1 })
		}
	}
	c.format(0)
	if n >= 7 {
		info := n<<12 | remainder(n, 0x1F25, 12)
		for i := range 18 {
			dark := info>>i&1 == 1
			c.set(size-11+i%3, i/3, dark)
			c.set(i/3, size-11+i%3, dark)
		}
	}
	return c
}

func (c *Code) set(x, y int, dark bool) {
	c.dark[y*c.Size+x], c.fixed[y*c.Size+x] = dark, true
}

// rings draws squares around a middle, as far as they are inside.
func (c *Code) rings(x, y, most int, dark func(ring int) bool) {
	for dy := -most; dy <= most; dy++ {
		for dx := -most; dx <= most; dx++ {
			if x+dx >= 0 && y+dy >= 0 && x+dx < c.Size && y+dy < c.Size {
				c.set(x+dx, y+dy, dark(max(dx, -dx, dy, -dy)))
			}
		}
	}
}

// format writes level M and the mask twice, and the dark module (7.9).
func (c *Code) format(mask int) {
	info := (mask<<10 | remainder(mask, 0x537, 10)) ^ 0x5412 // level M is 00
	for i := range 15 {
		dark := info>>i&1 == 1
		switch { // beside the upper left finder
		case i < 6:
			c.set(8, i, dark)
		case i < 8:
			c.set(8, i+1, dark)
		case i == 8:
			c.set(7, 8, dark)
		default:
			c.set(14-i, 8, dark)
		}
		if i < 8 { // beside the other two
			c.set(c.Size-1-i, 8, dark)
		} else {
			c.set(8, c.Size-15+i, dark)
		}
	}
	c.set(8, c.Size-8, true)
}

// place writes the words upwards and downwards in pairs of columns from the right (7.7.3).
func (c *Code) place(words []byte) {
	i, up := 0, true
	for right := c.Size - 1; right > 0; right -= 2 {
		if right == 6 {
			right--
		}
		for k := range c.Size {
			y := k
			if up {
				y = c.Size - 1 - k
			}
			for _, x := range [2]int{right, right - 1} {
				if at := y*c.Size + x; !c.fixed[at] && i < 8*len(words) {
					c.dark[at] = words[i/8]>>(7-i%8)&1 == 1
					i++
				}
			}
		}
		up = !up
	}
}

// mask turns the data modules that a condition picks (7.8.2).
func (c *Code) mask(mask int) {
	for y := range c.Size {
		for x := range c.Size {
			if at := y*c.Size + x; !c.fixed[at] && masked(mask, x, y) {
				c.dark[at] = !c.dark[at]
			}
		}
	}
}

func masked(mask, x, y int) bool {
	switch mask {
	case 0:
		return (x+y)%2 == 0
	case 1:
		return y%2 == 0
	case 2:
		return x%3 == 0
	case 3:
		return (x+y)%3 == 0
	case 4:
		return (x/3+y/2)%2 == 0
	case 5:
		return x*y%2+x*y%3 == 0
	case 6:
		return (x*y%2+x*y%3)%2 == 0
	}
	return ((x+y)%2+x*y%3)%2 == 0
}

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
