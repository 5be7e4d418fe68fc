package ratinglist

import (
	"bufio"
	"compress/flate"
	"encoding/binary"
	"io"
)

// unzip returns the first file of an archive, as it is unpacked. An archive is read from its front: its list of files at the
// end is not needed for one.
func unzip(b *bufio.Reader) (io.Reader, error) {
	var head [30]byte
	if _, err := io.ReadFull(b, head[:]); err != nil {
		return nil, &FormError{Got: "the end", Want: "a zipped rating list"}
	}
	method := binary.LittleEndian.Uint16(head[8:])
	size := binary.LittleEndian.Uint32(head[18:])
	names := int(binary.LittleEndian.Uint16(head[26:])) + int(binary.LittleEndian.Uint16(head[28:]))
	if _, err := io.CopyN(io.Discard, b, int64(names)); err != nil {
		return nil, &FormError{Got: "the end", Want: "a zipped rating list"}
	}
	switch {
	case binary.LittleEndian.Uint16(head[6:])&1 != 0:
		return nil, &FormError{Got: "an archive with a password", Want: "a zipped rating list without one"}
	case method == 8:
		return flate.NewReader(b), nil
	case method == 0 && size > 0:
		return io.LimitReader(b, int64(size)), nil
	}
	return nil, &FormError{Got: "an archive of another kind", Want: "a zipped rating list"}
}
