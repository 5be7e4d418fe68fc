package pack

import (
	"encoding/binary"
	"fmt"
	"slices"
)

const (
	// maxSymbols is how many templates there are at most: a byte counts them.
	maxSymbols = 256
	// maxSingle is how many of them may stand for one token.
	maxSingle = 230
	// usual: a token with a certain number is a template of its own if it is one in so many.
	usual = 1000
	// maxElements bounds a template, so that a byte counts its elements.
	maxElements = 255
	// gap stands between two functions, where no template goes across.
	gap = int16(-1)
)

// A symbol stands for elements: bytes, and slots above them.
type symbol struct {
	elements []slot
	open     []bool // of the tokens it is made of: does a stream hold the number?
}

// sort finds the sequences of tokens that occur most, gives each a symbol and writes the code with them. The two symbols that
// stand side by side most often become one, again and again (byte pair encoding).
func (s *stower) sort(functions [][]token) error {
	text, symbols := symbolsOf(functions, usual)
	for often := usual / 2; len(symbols) > maxSingle; often /= 2 {
		if often == 0 {
			return fmt.Errorf("%w: %d kinds of instructions", ErrStow, len(symbols))
		}
		text, symbols = symbolsOf(functions, often)
	}
	for len(symbols) < maxSymbols {
		a, b, ok := commonest(text, symbols)
		if !ok {
			break
		}
		text = join(text, a, b, int16(len(symbols)))
		symbols = append(symbols, symbol{slices.Concat(symbols[a].elements, symbols[b].elements), slices.Concat(symbols[a].open, symbols[b].open)})
	}
	code := s.template(text, symbols)
	at := 0
	for _, n := range text {
		if n == gap {
			functions, at = functions[1:], 0
			continue
		}
		s.streams[streamSymbols] = append(s.streams[streamSymbols], code[n])
		for _, open := range symbols[n].open {
			if k := functions[0][at]; open && k.slot < slotSameFrame {
				stream := &s.streams[k.slot-slotStream]
				*stream = append(*stream, k.coded...)
			}
			at++
		}
	}
	return nil
}

// symbolsOf gives each kind of token its symbol, and writes the functions with them. A token with a certain number is a kind of its own
// if it is one in so many as often says; with 0 none is.
func symbolsOf(functions [][]token, often int) (text []int16, symbols []symbol) {
	total, count := 0, map[token]int{}
	for _, f := range functions {
		total += len(f)
		for _, k := range f {
			count[k.key()]++
		}
	}
	number := map[token]int16{}
	for _, f := range functions {
		for _, k := range f {
			key := k.key()
			open := k.slot != slotNone && (!k.slot.closable() || count[key]*often < total)
			if open {
				key.value = ""
				if k.slot == slotByte {
					key.value = string(make([]byte, len(k.value))) // as many slots
				}
			} else {
				key.slot = slotNone
			}
			n, known := number[key]
			if !known {
				n = int16(len(symbols))
				number[key] = n
				symbols = append(symbols, symbol{key.elements(), []bool{open}})
			}
			text = append(text, n)
		}
		text = append(text, gap)
	}
	return text, symbols
}

// key is the token without what only its stream holds.
func (k token) key() token {
	k.coded = ""
	if !k.slot.closable() {
		k.value = ""
	}
	return k
}

// elements are what stands for a token in a template: its bytes, and its slot if it has one.
func (k token) elements() (all []slot) {
	for i := range len(k.fixed) {
		all = append(all, slot(k.fixed[i]))
	}
	switch k.slot {
	case slotNone:
		for i := range len(k.value) {
			all = append(all, slot(k.value[i]))
		}
	case slotByte:
		for range len(k.value) {
			all = append(all, slotByte)
		}
	default:
		all = append(all, k.slot)
	}
	return all
}

// commonest finds the two symbols that stand side by side most often, the first of equals; not ok if none does a hundred times.
func commonest(text []int16, symbols []symbol) (a, b int16, ok bool) {
	var count [maxSymbols * maxSymbols]int32
	for i := 1; i < len(text); i++ {
		if text[i-1] != gap && text[i] != gap {
			count[int(text[i-1])*maxSymbols+int(text[i])]++
		}
	}
	best := int32(100)
	for pair, n := range count {
		if n > best && len(symbols[pair/maxSymbols].elements)+len(symbols[pair%maxSymbols].elements) <= maxElements {
			best, a, b, ok = n, int16(pair/maxSymbols), int16(pair%maxSymbols), true
		}
	}
	return a, b, ok
}

// join replaces each a before a b by one symbol for both.
func join(text []int16, a, b, both int16) []int16 {
	out := text[:0]
	for i := 0; i < len(text); i++ {
		if i+1 < len(text) && text[i] == a && text[i+1] == b {
			out = append(out, both)
			i++
			continue
		}
		out = append(out, text[i])
	}
	return out
}

// template writes the templates in the order of the bytes that stand for them, and says which byte stands for each symbol.
func (s *stower) template(text []int16, symbols []symbol) (code []byte) {
	order := sortByClass(text, len(symbols))
	code = make([]byte, len(symbols))
	out := &s.streams[streamTemplates]
	for i, n := range order {
		code[n] = byte(i)
		*out = append(*out, byte(len(symbols[n].elements)))
		for _, e := range symbols[n].elements {
			*out = binary.LittleEndian.AppendUint16(*out, uint16(e))
		}
	}
	return code
}
