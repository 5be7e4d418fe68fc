package frames

import (
	"encoding/binary"
	"errors"
	"hash/crc32"
	"math/bits"
)

// What is wrong with a code, for errors.Is.
var (
	ErrForeign = errors.New("frames: a code that is not Wasit's")
	ErrChanged = errors.New("frames: the codes do not make the message whose checksum they bear")
)

// A Reader puts a message together of the frames that it is shown. A frame of another message begins that one. The zero Reader is
// ready.
type Reader struct {
	id     uint32
	length int
	rows   []row // by the first block in them; empty where there is none yet
	rank   int
	whole  []byte
}

// A row is one equation: the sum of some blocks.
type row struct {
	set []uint64
	sum []byte
}

// Progress says how far a message is: Have of the frames that it needs.
type Progress struct{ Have, Of int }

// Read takes the text of a code. message is not nil when it is whole, and again with each further frame of it. ErrForeign for a code
// that is no frame; ErrChanged, and all begins again, for frames that do not fit each other.
func (r *Reader) Read(text string) (p Progress, message []byte, err error) {
	f, err := parse(text)
	if err != nil {
		return r.progress(), nil, err
	}
	if r.rows == nil || f.id != r.id || f.length != r.length {
		count, _ := blocks(f.length)
		*r = Reader{id: f.id, length: f.length, rows: make([]row, count)}
	}
	if r.whole == nil {
		r.take(row{mix(f.id, f.number, len(r.rows)), f.sum})
		if r.rank == len(r.rows) {
			r.whole = r.solve()
		}
	}
	if r.whole != nil && crc32.ChecksumIEEE(r.whole) != r.id {
		*r = Reader{}
		return Progress{}, nil, ErrChanged
	}
	return r.progress(), r.whole, nil
}

func (r *Reader) progress() Progress { return Progress{r.rank, len(r.rows)} }

// A frame is a code that was read and fits its checksum.
type frame struct {
	id             uint32
	length, number int
	sum            []byte
}

func parse(text string) (frame, error) {
	data, err := decode45(text)
	if err != nil || len(data) < headSize+sumSize || data[0] != magic {
		return frame{}, ErrForeign
	}
	body := data[:len(data)-sumSize]
	if crc32.ChecksumIEEE(body) != binary.BigEndian.Uint32(data[len(body):]) {
		return frame{}, ErrForeign
	}
	f := frame{id: binary.BigEndian.Uint32(data[1:]), length: int(data[5])<<16 | int(data[6])<<8 | int(data[7]),
		number: int(binary.BigEndian.Uint16(data[8:])), sum: body[headSize:]}
	if _, size := blocks(f.length); f.length > MaxBytes || len(f.sum) != size {
		return frame{}, ErrForeign
	}
	return f, nil
}

// take adds an equation after taking from it what the others know; one that says nothing new is dropped.
func (r *Reader) take(e row) {
	for {
		at := first(e.set)
		if at < 0 {
			return
		}
		known := r.rows[at]
		if known.set == nil {
			r.rows[at] = e
			r.rank++
			return
		}
		for i, word := range known.set {
			e.set[i] ^= word
		}
		add(e.sum, known.sum)
	}
}

func first(set []uint64) int {
	for i, word := range set {
		if word != 0 {
			return 64*i + bits.TrailingZeros64(word)
		}
	}
	return -1
}

// solve finds the blocks from the last to the first: what stands after the first block of an equation is known by then.
func (r *Reader) solve() []byte {
	for at := len(r.rows) - 1; at >= 0; at-- {
		e := r.rows[at]
		for behind := at + 1; behind < len(r.rows); behind++ {
			if e.set[behind/64]>>(behind%64)&1 == 1 {
				add(e.sum, r.rows[behind].sum)
			}
		}
	}
	whole := make([]byte, 0, len(r.rows)*block)
	for _, e := range r.rows {
		whole = append(whole, e.sum...)
	}
	return whole[:r.length:r.length]
}
