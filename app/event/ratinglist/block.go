package ratinglist

import (
	"encoding/binary"
	"fmt"

	"wasit/swiss"
)

// blockSize is how many entries a block holds: about 50 kB, which a slow device reads and searches in a few milliseconds.
const blockSize = 1000

// blockVersion is the form of a block; another one asks for the list to be imported again.
const blockVersion = 1

// A BlockError reports a kept block that cannot be read: the list has to be imported again.
type BlockError struct{ Key string }

func (e *BlockError) Error() string {
	return fmt.Sprintf("ratinglist: block %q is damaged or of another version", e.Key)
}

// appendEntry writes an entry after b.
func appendEntry(b []byte, e Entry) []byte {
	b = appendText(b, e.ID)
	b = appendText(b, e.Name)
	b = appendText(b, e.Federation)
	flags := byte(e.Sex)
	if e.Inactive {
		flags |= 4
	}
	b = append(b, flags, byte(e.Title))
	b = binary.AppendUvarint(b, uint64(e.Born))
	for i := range e.Rating {
		b = binary.AppendUvarint(b, uint64(e.Rating[i]))
		b = append(b, byte(e.K[i]))
	}
	return b
}

func appendText(b []byte, s string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(s))), s...)
}

// blockReader takes entries off a block; wrong is set at the first that is none.
type blockReader struct {
	b     []byte
	wrong bool
}

func (r *blockReader) entry() (e Entry) {
	e.ID, e.Name, e.Federation = r.text(maxID), r.text(maxName), r.text(3)
	flags := r.octet()
	e.Sex, e.Inactive, e.Title = swiss.Sex(flags&3), flags&4 != 0, swiss.Title(r.octet())
	e.Born = r.number(2200)
	for i := range e.Rating {
		e.Rating[i] = r.number(4000)
		e.K[i] = int(r.octet())
	}
	r.wrong = r.wrong || flags > 7 || e.Title > swiss.GM || e.ID == ""
	return e
}

func (r *blockReader) number(limit int) int {
	n, size := binary.Uvarint(r.b)
	if size <= 0 || n > uint64(limit) {
		r.wrong, r.b = true, nil
		return 0
	}
	r.b = r.b[size:]
	return int(n)
}

func (r *blockReader) text(limit int) string {
	n := r.number(limit)
	if n > len(r.b) {
		r.wrong, r.b = true, nil
		return ""
	}
	s := string(r.b[:n])
	r.b = r.b[n:]
	return s
}

func (r *blockReader) octet() byte {
	if len(r.b) == 0 {
		r.wrong = true
		return 0
	}
	c := r.b[0]
	r.b = r.b[1:]
	return c
}

// decodeBlock reads the entries of a block.
func decodeBlock(key string, data []byte) ([]Entry, error) {
	r := &blockReader{b: data}
	version, n := r.octet(), r.number(runSize)
	if version != blockVersion || n > len(r.b) {
		return nil, &BlockError{key}
	}
	list := make([]Entry, 0, n)
	for range n {
		list = append(list, r.entry())
	}
	if r.wrong || len(r.b) > 0 {
		return nil, &BlockError{key}
	}
	return list, nil
}

// encodeBlock writes entries as a block.
func encodeBlock(list []Entry) []byte {
	b := make([]byte, 0, 2+50*len(list))
	b = binary.AppendUvarint(append(b, blockVersion), uint64(len(list)))
	for _, e := range list {
		b = appendEntry(b, e)
	}
	return b
}
