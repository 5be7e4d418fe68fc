package pack

import "encoding/binary"

const (
	opEnd      = 0x0b
	opI32Const = 0x41
)

// reader reads the binary format; after the end it is bad and answers zeros.
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
