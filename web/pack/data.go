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
		return nil, fmt.Errorf("%w: its data do not end where they should", ErrLayout)
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
			return nil, fmt.Errorf("%w: data at %d, before the end of those at %d", ErrLayout, s.at, merged[last].at)
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
