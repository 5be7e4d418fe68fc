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

// A recordStower writes instead of the records of the runtime's functions, and of the tables that they point to, what does not
// follow from the rest: the tables stand in the order in which the records name them first.
type recordStower struct {
	streams                 *[streamCount][]byte
	names, counters, tables refPool
	name                    []byte // the last one
}

// A refPool is a part of the tables: what was named, and where the next new table begins.
type refPool struct {
	data []byte
	next int
	at   map[uint32]int // how many were new before
}

// records stows the records, if they are as trimFunctions writes them, and gives the numbers about them that the module's head
// holds; zeros if they are not.
func (s *stower) records(data *section) []int {
	nothing := make([]int, 9)
	mem, base, at, end := initialMemory(data)
	if at == 0 {
		return nothing
	}
	t, err := findFunctions(mem, 0)
	if err != nil {
		return nothing
	}
	funcs, n := t.slice(mdFuncs), int(t.word(mdIndex+1))-1
	first := 8 * (n + 1)
	if n < 1 || len(funcs) != first+n*RecordSize {
		return nothing
	}
	before := s.streams
	r := &recordStower{streams: &s.streams,
		names:    refPool{data: t.slice(mdNames), next: 1, at: map[uint32]int{}},
		counters: refPool{data: t.slice(mdPCTab), next: 1, at: map[uint32]int{}},
		tables:   refPool{data: t.at(t.word(mdGoFunc), t.word(mdEnd)-t.word(mdGoFunc)), at: map[uint32]int{}}}
	for i := range n {
		record := funcs[first+i*RecordSize:][:RecordSize]
		if le.Uint32(record) != le.Uint32(funcs)+uint32(i) || !r.record(record) {
			s.streams = before
			return nothing
		}
	}
	file := func(word int) int { return at + int(t.word(word)-base) }
	from := file(mdFuncs) + first
	counters, names, tables := file(mdPCTab)+1, file(mdNames)+1, file(mdGoFunc)
	cuts := []cut{{from, from + n*RecordSize}, {counters, counters - 1 + r.counters.next}, {names, names - 1 + r.names.next},
		{tables, tables + r.tables.next}}
	head := []int{n}
	for i, c := range cuts {
		if i > 0 && c.from < cuts[i-1].to || c.to > end {
			s.streams = before
			return nothing
		}
		head = append(head, c.from, c.to-c.from)
	}
	s.cuts = append(s.cuts, cuts...)
	return head
}

// initialMemory fills memory with the data of a module, and says of the segment with the tables of functions at which address it
// begins, and where in the module it begins and ends.
func initialMemory(data *section) (mem []byte, base uint64, at, end int) {
	r := reader{data: data.body}
	for n := r.uint(); n > 0 && !r.bad; n-- {
		g := r.segment()
		if top := g.at + uint64(len(g.data)); top > uint64(len(mem)) {
			if top > maxMemory {
				return nil, 0, 0, 0
			}
			mem = append(mem, make([]byte, top-uint64(len(mem)))...)
		}
		copy(mem[g.at:], g.data)
		if findHeader(g.data) >= 0 {
			base, at, end = g.at, data.from+r.at-len(g.data), data.from+r.at
		}
	}
	if r.bad {
		return nil, 0, 0, 0
	}
	return mem, base, at, end
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
	ok := r.ref(&r.names, streamNames, word(funcName), r.newName, 1)
	ok = ok && r.ref(&r.counters, streamFrameSizes, word(funcPCSP), r.newCounters, 1)
	if pcs != 0 {
		ok = ok && word(funcSize) == 0 && r.ref(&r.counters, streamMaps, word(funcSize+4), r.newCounters, 1)
	}
	stow := [...]func([]byte) int{r.newBitmaps, r.newBitmaps, r.newObjects, newNothing, r.newDefers}
	for kind := range tables {
		ok = ok && r.ref(&r.tables, streamKinds+kind, word(funcSize+4*(pcs+kind)), stow[kind], alignOfKind[kind])
	}
	return ok
}

var alignOfKind = [dataDefers + 1]int{4, 4, 8, 1, 1}

// ref writes a reference into a stream, and stows what it leads to where that is new; false where it leads to nothing that was named
// before or comes next. stow says how many bytes it has stowed, 0 where the data are of another kind.
func (r *recordStower) ref(p *refPool, stream int, at uint32, stow func(data []byte) int, align int) bool {
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
		next := (p.next + align - 1) &^ (align - 1)
		if next != int(at) || next > len(p.data) || len(bytes.Trim(p.data[p.next:next], "\x00")) > 0 {
			return false
		}
		size := stow(p.data[next:])
		if size <= 0 {
			return false
		}
		p.at[at] = len(p.at)
		p.next = next + size
	}
	r.streams[stream] = binary.AppendUvarint(r.streams[stream], code)
	return true
}

// newName stows how much a name shares with the one before, and the rest.
func (r *recordStower) newName(data []byte) int {
	n := bytes.IndexByte(data, 0)
	if n < 0 {
		return 0
	}
	shared := 0
	for shared < min(n, len(r.name), 255) && data[shared] == r.name[shared] {
		shared++
	}
	r.name = data[:n]
	r.streams[streamShared] = append(r.streams[streamShared], byte(shared))
	r.streams[streamNameRest] = append(r.streams[streamNameRest], data[shared:n+1]...)
	return n + 1
}

// newCounters stows the differences of the values apart from those of the counters.
func (r *recordStower) newCounters(data []byte) int {
	in := reader{data: data}
	for first := true; ; first = false {
		from := in.at
		value := in.uint()
		r.streams[streamValues] = append(r.streams[streamValues], data[from:in.at]...)
		if value == 0 && !first && !in.bad {
			return in.at
		}
		from = in.at
		in.uint()
		if in.bad {
			return 0
		}
		r.streams[streamSteps] = append(r.streams[streamSteps], data[from:in.at]...)
	}
}

// newBitmaps stows, of each bitmap, the bytes in which it differs from the one before, with one more than the distance between them.
func (r *recordStower) newBitmaps(data []byte) int {
	if len(data) < 8 {
		return 0
	}
	count, width := int(le.Uint32(data)), (int(le.Uint32(data[4:]))+7)/8
	if count > len(data) || width > len(data) || 8+count*width > len(data) {
		return 0
	}
	heads := &r.streams[streamBitmapHeads]
	*heads = binary.AppendUvarint(binary.AppendUvarint(*heads, uint64(count)), uint64(le.Uint32(data[4:])))
	out := &r.streams[streamBitmaps]
	rows := data[8:]
	for i := range count {
		last := 0
		for j := range width {
			b := rows[i*width+j]
			if i > 0 {
				b ^= rows[(i-1)*width+j]
			}
			if b != 0 {
				*out = append(binary.AppendUvarint(*out, uint64(j+1-last)), b)
				last = j + 1
			}
		}
		*out = append(*out, 0)
	}
	return 8 + count*width
}

// newObjects stows the numbers of runtime.stackObjectRecord.
func (r *recordStower) newObjects(data []byte) int {
	if len(data) < 8 || le.Uint64(data) > uint64(len(data)/16) {
		return 0
	}
	size := 8 + 16*int(le.Uint64(data))
	if size > len(data) {
		return 0
	}
	out := binary.AppendUvarint(r.streams[streamObjects], le.Uint64(data))
	for at := 8; at < size; at += 4 {
		out = appendInt(out, int64(int32(le.Uint32(data[at:]))))
	}
	r.streams[streamObjects] = out
	return size
}

func (r *recordStower) newDefers(data []byte) int {
	in := reader{data: data}
	in.uint()
	in.uint()
	if in.bad {
		return 0
	}
	r.streams[streamOpenDefers] = append(r.streams[streamOpenDefers], data[:in.at]...)
	return in.at
}

func newNothing([]byte) int { return 0 }
