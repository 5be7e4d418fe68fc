package pack

import (
	"bytes"
	"encoding/binary"
)

// References of a stowed record, before the number of an earlier one.
const (
	refNew  = 0 // what comes next in its part of the tables
	refNone = 1
	refZero = 2
	refOld  = 3 // and how many were new since
)

// A recordStower writes instead of the records of the runtime's functions what does not follow from the tables that they point
// to: these stand in the order in which the records name them first.
type recordStower struct {
	streams            *[streamCount][]byte
	pcs, names, tables *refPool
}

// A refPool is a part of the tables: what was named, and where the next new entry begins.
type refPool struct {
	data []byte
	next uint32
	at   map[uint32]int // how many were new before
}

// records stows the records, if they are as trimFunctions writes them, and gives the numbers about them that the module's head
// holds; zeros if they are not.
func (s *stower) records(data *section) []int {
	mem, base, at := initialMemory(data)
	if at == 0 {
		return make([]int, 5)
	}
	t, err := findFunctions(mem, 0)
	if err != nil {
		return make([]int, 5)
	}
	funcs, n := t.slice(mdFuncs), int(t.word(mdIndex+1))-1
	first := 8 * (n + 1)
	if n < 1 || len(funcs) != first+n*RecordSize {
		return make([]int, 5)
	}
	before := s.streams
	r := &recordStower{streams: &s.streams,
		pcs:    &refPool{data: t.slice(mdPCTab), next: 1, at: map[uint32]int{}},
		names:  &refPool{data: t.slice(mdNames), next: 1, at: map[uint32]int{}},
		tables: &refPool{data: t.at(t.word(mdGoFunc), t.word(mdEnd)-t.word(mdGoFunc)), at: map[uint32]int{}}}
	for i := range n {
		record := funcs[first+i*RecordSize:][:RecordSize]
		if le.Uint32(record) != le.Uint32(funcs)+uint32(i) || !r.record(record) {
			s.streams = before
			return make([]int, 5)
		}
	}
	file := func(word int) int { return at + int(t.word(word)-base) }
	from := file(mdFuncs) + first
	s.cuts = append(s.cuts, cut{from, from + n*RecordSize})
	return []int{from, n, file(mdPCTab), file(mdNames), file(mdGoFunc)}
}

// initialMemory fills memory with the data of a module, and says where in the module the segment with the table of functions begins and
// at which address.
func initialMemory(data *section) (mem []byte, base uint64, at int) {
	r := reader{data: data.body}
	for n := r.uint(); n > 0 && !r.bad; n-- {
		g := r.segment()
		if end := g.at + uint64(len(g.data)); end > uint64(len(mem)) {
			if end > maxMemory {
				return nil, 0, 0
			}
			mem = append(mem, make([]byte, end-uint64(len(mem)))...)
		}
		copy(mem[g.at:], g.data)
		if findHeader(g.data) >= 0 {
			base, at = g.at, data.from+r.at-len(g.data)
		}
	}
	if r.bad {
		return nil, 0, 0
	}
	return mem, base, at
}

// maxMemory bounds the memory that a program begins with.
const maxMemory = 1 << 28

// record stows one record; false if it is not as trimFunctions writes it.
func (r *recordStower) record(record []byte) bool {
	word := func(at int) uint32 { return le.Uint32(record[at:]) }
	pcs, tables := int(word(funcPCData)), int(record[funcData])
	used := funcSize + 4*(pcs+tables)
	if pcs != 0 && pcs != pcStackMap+1 || used > RecordSize || len(bytes.Trim(record[used:], "\x00")) > 0 {
		return false
	}
	for _, field := range []int{funcPCFile, funcPCLine, funcUnit, funcLine} {
		if word(field) != 0 {
			return false
		}
	}
	s := r.streams
	s[streamRecords] = append(s[streamRecords], byte(pcs))
	s[streamRecords] = append(s[streamRecords], record[funcLine+4:funcSize]...)
	s[streamArgs] = appendInt(s[streamArgs], int64(int32(word(8))))
	s[streamDefers] = binary.AppendUvarint(s[streamDefers], uint64(word(12)))
	ok := r.names.ref(&s[streamNames], word(funcName), sizeName)
	ok = ok && r.pcs.ref(&s[streamFrameSizes], word(funcPCSP), sizePCs)
	if pcs != 0 {
		ok = ok && word(funcSize) == 0 && r.pcs.ref(&s[streamMaps], word(funcSize+4), sizePCs)
	}
	for kind := range tables {
		ok = ok && r.tables.ref(&s[streamKinds+kind], word(funcSize+4*(pcs+kind)), tableSizes[kind])
	}
	return ok
}

// ref writes a reference into a stream; false where it leads to nothing that was named before or comes next.
func (p *refPool) ref(stream *[]byte, at uint32, size func(data []byte, at uint32) (from, to uint32)) bool {
	code := uint64(refNew)
	n, old := p.at[at]
	switch {
	case at == none:
		code = refNone
	case old:
		code = refOld + uint64(n)
	case at == 0 && p.next == 1:
		code = refZero
	default:
		from, to := size(p.data, p.next)
		if from != at || to <= from {
			return false
		}
		p.at[at] = len(p.at)
		p.next = to
	}
	*stream = binary.AppendUvarint(*stream, code)
	return true
}

func sizeName(data []byte, at uint32) (from, to uint32) {
	n := bytes.IndexByte(data[min(at, uint32(len(data))):], 0)
	return at, at + uint32(n) + 1
}

func sizePCs(data []byte, at uint32) (from, to uint32) {
	r := reader{data: data, at: int(min(at, uint32(len(data))))}
	for first := true; !r.bad && (r.uint() != 0 || first); first = false {
		r.uint()
	}
	if r.bad {
		return at, 0
	}
	return at, uint32(r.at)
}

var tableSizes = [dataDefers + 1]func(data []byte, at uint32) (from, to uint32){sizeBitmaps, sizeBitmaps, sizeObjects, sizeNothing, sizeDefers}

func sizeBitmaps(data []byte, at uint32) (from, to uint32) {
	at = (at + 3) &^ 3
	if uint64(at)+8 > uint64(len(data)) {
		return at, 0
	}
	return at, at + 8 + le.Uint32(data[at:])*((le.Uint32(data[at+4:])+7)/8)
}

func sizeObjects(data []byte, at uint32) (from, to uint32) {
	at = (at + 7) &^ 7
	if uint64(at)+8 > uint64(len(data)) {
		return at, 0
	}
	return at, at + 8 + 16*le.Uint32(data[at:])
}

func sizeDefers(data []byte, at uint32) (from, to uint32) {
	r := reader{data: data, at: int(min(at, uint32(len(data))))}
	r.uint()
	r.uint()
	if r.bad {
		return at, 0
	}
	return at, uint32(r.at)
}

func sizeNothing([]byte, uint32) (from, to uint32) { return 0, 0 }
