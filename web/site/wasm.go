package site

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// Sections of a WebAssembly module, by their numbers in the binary format (WebAssembly Core Specification 2.0, 5.5.2).
const (
	sectionCode = 10
	sectionData = 11
)

const wasmHeader = "\x00asm\x01\x00\x00\x00"

var errNotWasm = errors.New("not a WebAssembly module as the Go linker writes it")

// pack rewrites a module so that it does the same and compresses better.
func pack(module []byte) ([]byte, error) {
	if len(module) < len(wasmHeader) || string(module[:len(wasmHeader)]) != wasmHeader {
		return nil, fmt.Errorf("%w: it begins with % x", errNotWasm, module[:min(len(module), len(wasmHeader))])
	}
	out := append(make([]byte, 0, len(module)+len(module)/4), wasmHeader...)
	for r := (reader{data: module, at: len(wasmHeader)}); r.at < len(module); {
		id := r.byte()
		body := r.bytes()
		if r.bad {
			return nil, fmt.Errorf("%w: section %d is cut off", errNotWasm, id)
		}
		var err error
		switch id {
		case sectionCode:
			body, err = foldAddresses(body)
		case sectionData:
			body, err = mergeSegments(body)
		}
		if err != nil {
			return nil, err
		}
		out = append(out, id)
		out = binary.AppendUvarint(out, uint64(len(body)))
		out = append(out, body...)
	}
	return out, nil
}

// farApart is the run of zeros that still ends a segment of data: the memory of the buffers that start empty.
const farApart = 1 << 16

type segment struct {
	at   uint64
	data []byte
}

// mergeSegments fills the short gaps between the segments of memory with the zeros that stand there anyway. The linker leaves
// out every run of eight, a hundred thousand times; each costs an address and a length, which do not compress, and the
// patterns that zeros are part of do.
func mergeSegments(body []byte) ([]byte, error) {
	r := reader{data: body}
	var all, merged []segment
	for n := r.uint(); n > 0 && !r.bad; n-- {
		all = append(all, r.segment())
	}
	if r.bad || r.at != len(body) {
		return nil, fmt.Errorf("%w: its data do not end where they should", errNotWasm)
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
			return nil, fmt.Errorf("%w: data at %d, before the end of those at %d", errNotWasm, s.at, merged[last].at)
		case i > 0 && s.at-end < farApart:
			merged[last].data = append(append(merged[last].data, make([]byte, s.at-end)...), s.data...)
		default:
			merged = append(merged, segment{s.at, slices.Clone(s.data)})
		}
	}
	out := binary.AppendUvarint(nil, uint64(len(merged)))
	for _, s := range merged {
		out = append(out, 0, opI32Const) // memory 0, at a constant
		out = appendInt(out, int64(int32(s.at)))
		out = append(out, opEnd)
		out = binary.AppendUvarint(out, uint64(len(s.data)))
		out = append(out, s.data...)
	}
	return out, nil
}

const (
	opEnd      = 0x0b
	opI32Const = 0x41
)

// reader reads the binary format; behind the end it is bad and answers zeros.
type reader struct {
	data []byte
	at   int
	bad  bool
}

func (r *reader) byte() byte {
	if r.at >= len(r.data) {
		r.bad = true
		return 0
	}
	r.at++
	return r.data[r.at-1]
}

// uint reads an unsigned LEB128 of at most 64 bits.
func (r *reader) uint() uint64 {
	v, n := binary.Uvarint(r.data[r.at:])
	if n <= 0 {
		r.bad, r.at = true, len(r.data)
		return 0
	}
	r.at += n
	return v
}

// int reads a signed LEB128.
func (r *reader) int() int64 {
	var v int64
	for shift := 0; shift < 70; shift += 7 {
		b := r.byte()
		v |= int64(b&0x7f) << min(shift, 63)
		if b < 0x80 {
			if shift < 57 && b&0x40 != 0 {
				v |= -1 << (shift + 7)
			}
			return v
		}
	}
	r.bad = true
	return 0
}

// bytes reads a length and as many bytes.
func (r *reader) bytes() []byte {
	n := r.uint()
	if n > uint64(len(r.data)-r.at) {
		r.bad, r.at = true, len(r.data)
		return nil
	}
	r.at += int(n)
	return r.data[r.at-int(n) : r.at : r.at]
}

// segment reads an active segment of memory 0 at a constant, the only kind that the linker writes.
func (r *reader) segment() segment {
	if r.byte() != 0 || r.byte() != opI32Const {
		r.bad = true
	}
	s := segment{at: uint64(uint32(r.int()))}
	if r.byte() != opEnd {
		r.bad = true
	}
	s.data = r.bytes()
	return s
}

// appendInt appends a signed LEB128.
func appendInt(b []byte, v int64) []byte {
	for {
		low := byte(v & 0x7f)
		v >>= 7
		if v == 0 && low&0x40 == 0 || v == -1 && low&0x40 != 0 {
			return append(b, low)
		}
		b = append(b, low|0x80)
	}
}
