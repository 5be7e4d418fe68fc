package qr

// times multiplies in the field of 256 elements with the polynomial x^8+x^4+x^3+x^2+1 (7.5.2).
func times(a, b byte) byte {
	product := 0
	for i := 7; i >= 0; i-- {
		product <<= 1
		if product > 0xFF {
			product ^= 0x11D
		}
		if b>>i&1 == 1 {
			product ^= int(a)
		}
	}
	return byte(product)
}

// generator is the polynomial whose roots are the first n powers of 2, without its leading 1, the highest power first.
func generator(n int) []byte {
	g := make([]byte, n)
	g[n-1] = 1
	root := byte(1)
	for range n {
		for k := range g {
			g[k] = times(g[k], root)
			if k+1 < n {
				g[k] ^= g[k+1]
			}
		}
		root = times(root, 2)
	}
	return g
}

// checkWords are the remainder of a block, shifted by n words, divided by the generator (Reed–Solomon).
func checkWords(block []byte, n int) []byte {
	g, rest := generator(n), make([]byte, n)
	for _, b := range block {
		lead := b ^ rest[0]
		copy(rest, rest[1:])
		rest[n-1] = 0
		for k := range rest {
			rest[k] ^= times(g[k], lead)
		}
	}
	return rest
}

// remainder is what is left of value, shifted by the degree of a binary polynomial, divided by it (BCH codes of annexes C and D).
func remainder(value, polynomial, degree int) int {
	rest := value << degree
	for i := 20; i >= degree; i-- {
		if rest>>i&1 == 1 {
			rest ^= polynomial << (i - degree)
		}
	}
	return rest
}
