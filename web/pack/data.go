package pack

import (
	"cmp"
	"encoding/binary"
	"fmt"
	"slices"
)

// farApart is the run of zeros that still ends a segment of data: the memory of the buffers that start empty.
const farApart = 1 << 16

type segment struct {
	at   uint64
	data []byte
}

// An image is the memory that a module begins with, and what its tables of functions and its code say of each other.
type image struct {
	memory       []segment
	functions    int        // the segment with the tables of functions; -1 where they stay as they are
	deferReturns []uint32   // of each function (functions.deferReturns); nil where the tables stay
	blocks       [][]uint32 // the old numbers of the blocks of each function that got new ones
}

// read merges the segments of memory and finds the tables of functions.
func (m *image) read(body []byte, o Options) (err error) {
	m.functions = -1
	if m.memory, err = mergeSegments(body); err != nil || !o.DirectFunctions {
		return err
	}
	if m.functions = slices.IndexFunc(m.memory, func(s segment) bool { return findHeader(s.data) >= 0 }); m.functions < 0 {
		return fmt.Errorf("%w: its data hold no table of functions", ErrNotWasm)
	}
	t, err := findFunctions(m.memory[m.functions].data, m.memory[m.functions].at)
	if err != nil {
		return err
	}
	m.deferReturns, err = t.deferReturns()
	return err
}

// write clears what the runtime never looks at in a browser, and writes the segments.
func (m *image) write() ([]byte, error) {
	all := m.memory
	if i := m.functions; i >= 0 {
		if err := trimFunctions(all[i].data, all[i].at, m.blocks); err != nil {
			return nil, err
		}
		all = slices.Replace(all, i, i+1, all[i].split()...)
	}
	return appendSegments(nil, all), nil
}

// split leaves out the runs of zeros that are farApart.
func (s segment) split() (parts []segment) {
	for from := 0; from < len(s.data); {
		zeros, end := 0, from
		for at := from; at < len(s.data) && zeros < farApart; at++ {
			if s.data[at] != 0 {
				zeros, end = 0, at+1
			} else {
				zeros++
			}
		}
		if end > from {
			parts = append(parts, segment{s.at + uint64(from), s.data[from:end]})
		}
		for from = end; from < len(s.data) && s.data[from] == 0; {
			from++
		}
	}
	return parts
}

// mergeSegments fills the short gaps between the segments of memory with the zeros that stand there anyway. The linker leaves
// out every run of eight, a hundred thousand times; each costs an address and a length, which do not compress, and the
// patterns that zeros are part of do.
func mergeSegments(body []byte) ([]segment, error) {
	r := reader{data: body}
	var all, merged []segment
	for n := r.uint(); n > 0 && !r.bad; n-- {
		all = append(all, r.segment())
	}
	if r.bad || r.at != len(body) {
		return nil, fmt.Errorf("%w: its data do not end where they should", ErrNotWasm)
	}
	slices.SortStableFunc(all, func(a, b segment) int { return cmp.Compare(a.at, b.at) })
	for i, s := range all {
		last := len(merged) - 1
		end := uint64(0)
		if last >= 0 {
			end = merged[last].at + uint64(len(merged[last].data))
		}
		switch {
		case s.at < end:
			return nil, fmt.Errorf("%w: data at %d, before the end of those at %d", ErrNotWasm, s.at, merged[last].at)
		case i > 0 && s.at-end < farApart:
			merged[last].data = append(append(merged[last].data, make([]byte, s.at-end)...), s.data...)
		default:
			merged = append(merged, segment{s.at, slices.Clone(s.data)})
		}
	}
	return merged, nil
}

func appendSegments(out []byte, all []segment) []byte {
	out = binary.AppendUvarint(out, uint64(len(all)))
	for _, s := range all {
		out = append(out, 0, opI32Const) // memory 0, at a constant
		out = appendInt(out, int64(int32(s.at)))
		out = append(out, opEnd)
		out = binary.AppendUvarint(out, uint64(len(s.data)))
		out = append(out, s.data...)
	}
	return out
}
