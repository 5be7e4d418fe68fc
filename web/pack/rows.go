package pack

import "encoding/binary"

// A row is a part of memory that a loop completes when the program starts, so that it need not be downloaded as it is.
type row struct {
	body []byte   // the function that completes it: one of [stairs] and [sums]
	args []uint32 // what it takes
}

// stairs are numbers at equal distances, with zeros between them: each as often as the others, then the next higher.
//
//	(func (param at end step number often i32) (local n i32)
//	  loop  (local.set n (local.get often))
//	    loop  (i32.store (local.get at) (local.get number))  (local.set at (i32.add (local.get at) (local.get step)))
//	      (br_if 0 (local.tee n (i32.sub (local.get n) (i32.const 1))))  end
//	    (local.set number (i32.add (local.get number) (i32.const 1)))
//	    (br_if 0 (i32.lt_u (local.get at) (local.get end)))  end)
var stairs = []byte{1, 1, typeI32,
	opLoop, typeNone, opLocalGet, 4, opLocalSet, 5,
	opLoop, typeNone, opLocalGet, 0, opLocalGet, 3, opStore, 0, 0, opLocalGet, 0, opLocalGet, 2, opI32Add, opLocalSet, 0,
	opLocalGet, 5, opI32Const, 1, opI32Sub, opLocalTee, 5, opBrIf, 0, opEnd,
	opLocalGet, 3, opI32Const, 1, opI32Add, opLocalSet, 3,
	opLocalGet, 0, opLocalGet, 1, opI32LtU, opBrIf, 0, opEnd, opEnd}

// sums are 64-bit numbers of which each stands there as what it is more than the one before it.
//
//	(func (param at end i32)
//	  loop  (i64.store offset=8 (local.get at) (i64.add (i64.load offset=8 (local.get at)) (i64.load (local.get at))))
//	    (br_if 0 (i32.lt_u (local.tee at (i32.add (local.get at) (i32.const 8))) (local.get end)))  end)
var sums = []byte{0,
	opLoop, typeNone, opLocalGet, 0, opLocalGet, 0, opI64Load, 0, 8, opLocalGet, 0, opI64Load, 0, 0, opI64Add, opI64Store, 0, 8,
	opLocalGet, 0, opI32Const, 8, opI32Add, opLocalTee, 0, opLocalGet, 1, opI32LtU, opBrIf, 0, opEnd, opEnd}

// findRows takes out of the segments what loops can write.
func findRows(all []segment) (left []segment, rows []row) {
	for _, s := range all {
		parts, found := takeStairs(s)
		left, rows = append(left, parts...), append(rows, found...)
	}
	for _, s := range left {
		rows = append(rows, s.takeSums()...)
	}
	return left, rows
}

// takeStairs splits a segment where it holds stairs, which are left out with the zeros between them.
func takeStairs(s segment) (parts []segment, rows []row) {
	from := 0
	for i := s.aligned(4); i+4 <= len(s.data); i += 4 {
		if s.word(i) == 0 {
			continue
		}
		step, often, end := s.stairsAt(i)
		if end-i < farApart { // a shorter gap is filled with zeros again
			continue
		}
		parts = append(parts, segment{s.at + uint64(from), s.data[from:i]})
		rows = append(rows, row{stairs, []uint32{uint32(s.at) + uint32(i), uint32(s.at) + uint32(end), uint32(step), s.word(i), uint32(often)}})
		from, i = end, end-4
	}
	return append(parts, segment{s.at + uint64(from), s.data[from:]}), rows
}

// stairsAt measures the stairs that begin with the word at i: the distance of their numbers, how often each stands there, and where
// the whole steps end; end is i where there are none.
func (s segment) stairsAt(i int) (step, often, end int) {
	first := s.word(i)
	const farthest = 64 // bytes between two numbers
	for step = 4; step <= farthest && i+step+4 <= len(s.data) && s.word(i+step) == 0; step += 4 {
	}
	onStep := func(n int, value uint32) bool {
		at := i + n*step
		if at+step > len(s.data) || s.word(at) != value {
			return false
		}
		for k := at + 4; k < at+step; k += 4 {
			if s.word(k) != 0 {
				return false
			}
		}
		return true
	}
	for often < farthest && onStep(often, first) {
		often++
	}
	if often == 0 || often == farthest {
		return step, often, i
	}
	n := often
	for onStep(n, first+uint32(n/often)) {
		n++
	}
	return step, often, i + n/often*often*step
}

const (
	window = 512        // words that are looked at together
	enough = window / 4 // numbers that differ, for them to be sums of fewer
)

// takeSums replaces numbers by their differences where there are far fewer different ones.
func (s segment) takeSums() (rows []row) {
	begin := -1
	i := s.aligned(8)
	for ; i+8*window <= len(s.data); i += 8 * window {
		isSum := i >= 8 && s.isSum(i)
		if isSum && begin < 0 {
			begin = i
		}
		if !isSum && begin >= 0 {
			rows = append(rows, s.differ(begin, i))
			begin = -1
		}
	}
	if begin >= 0 {
		rows = append(rows, s.differ(begin, i))
	}
	return rows
}

// isSum reports whether the words of a window are many and their differences few.
func (s segment) isSum(i int) bool {
	numbers, differences := map[uint64]bool{}, map[uint64]bool{}
	for k := i; k < i+8*window; k += 8 {
		numbers[s.long(k)] = true
		differences[s.long(k)-s.long(k-8)] = true
	}
	return len(numbers) > enough && len(differences) <= len(numbers)/4
}

// differ turns words into what each is more than the word before it; the one before the first stays.
func (s segment) differ(from, to int) row {
	for k := to - 8; k >= from; k -= 8 {
		binary.LittleEndian.PutUint64(s.data[k:], s.long(k)-s.long(k-8))
	}
	return row{sums, []uint32{uint32(s.at) + uint32(from) - 8, uint32(s.at) + uint32(to) - 8}}
}

// aligned is the first place in the segment that is a multiple of n in memory.
func (s segment) aligned(n uint64) int { return int(-s.at & (n - 1)) }

func (s segment) word(i int) uint32 { return binary.LittleEndian.Uint32(s.data[i:]) }
func (s segment) long(i int) uint64 { return binary.LittleEndian.Uint64(s.data[i:]) }

// addRows adds the function that runs before the program and completes the rows.
func (all *sections) addRows(rows []row) {
	if len(rows) == 0 {
		return
	}
	number := map[int]uint64{} // of the functions, by how many parameters they have
	var start []byte
	for _, r := range rows {
		n := len(r.args)
		if _, there := number[n]; !there {
			kind := append([]byte{typeFunc, byte(n)}, make([]byte, n+1)...)
			for i := range n {
				kind[2+i] = typeI32
			}
			number[n] = all.addFunction(kind, r.body)
		}
		for _, a := range r.args {
			start = appendInt(append(start, opI32Const), int64(int32(a)))
		}
		start = binary.AppendUvarint(append(start, opCall), number[n])
	}
	first := all.addFunction([]byte{typeFunc, 0, 0}, append(append([]byte{0}, start...), opEnd))
	all.insert(section{id: sectionStart, body: binary.AppendUvarint(nil, first)})
}
