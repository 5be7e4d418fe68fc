package clock

import (
	"encoding/binary"
	"fmt"
	"time"
)

func appendMillis(b []byte, d time.Duration) []byte {
	return binary.AppendUvarint(b, uint64(max(d, 0).Milliseconds()))
}

func appendFlags(b []byte, flags ...bool) []byte {
	bits := byte(0)
	for i, f := range flags {
		if f {
			bits |= 1 << i
		}
	}
	return append(b, bits)
}

// A reader takes an encoding apart. After the first failure it gives zeros, so that only end need be asked.
type reader struct {
	data []byte
	pos  int
	err  error
}

func newReader(b []byte, limit int, version byte) *reader {
	r := &reader{data: b}
	if len(b) > limit {
		r.fail(fmt.Sprintf("at most %d bytes", limit))
	} else if v := r.byte(); r.err == nil && v > version {
		r.err = &VersionError{int(v), int(version)}
	} else if r.err == nil && v == 0 {
		r.fail("a version")
	}
	return r
}

func (r *reader) fail(want string) {
	if r.err == nil {
		r.err = &CodecError{r.pos, want}
	}
}

// end returns the first failure; left over bytes are one too.
func (r *reader) end() error {
	if r.err == nil && r.pos != len(r.data) {
		r.fail("the end")
	}
	return r.err
}

func (r *reader) byte() byte {
	if r.err != nil || r.pos >= len(r.data) {
		r.fail("one more byte")
		return 0
	}
	r.pos++
	return r.data[r.pos-1]
}

func (r *reader) flags(first, second *bool) {
	bits := r.byte()
	if bits > 3 {
		r.fail("two flags")
	}
	*first, *second = bits&1 != 0, bits&2 != 0
}

func (r *reader) upTo(limit uint64, want string) uint64 {
	if r.err != nil {
		return 0
	}
	n, size := binary.Uvarint(r.data[r.pos:])
	if size <= 0 || n > limit {
		r.fail(want)
		return 0
	}
	r.pos += size
	return n
}

func (r *reader) millis(limit time.Duration) time.Duration {
	return time.Duration(r.upTo(uint64(limit.Milliseconds()), "a time in milliseconds")) * ms
}

func (r *reader) signedMillis() time.Duration {
	if r.err != nil {
		return 0
	}
	n, size := binary.Varint(r.data[r.pos:])
	if size <= 0 || n > MaxTime.Milliseconds() || n < -MaxTime.Milliseconds() {
		r.fail("a time in milliseconds")
		return 0
	}
	r.pos += size
	return time.Duration(n) * ms
}
