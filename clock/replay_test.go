package clock

import (
	"encoding/binary"
	"fmt"
	"time"
)

// maxEncodedInputs is the longest list that is read, in bytes.
const maxEncodedInputs = 4 << 20

// encodeInputs returns the journal's form of a whole game: each instant as the distance from the one before.
func encodeInputs(inputs []Input) ([]byte, error) {
	b := binary.AppendUvarint([]byte{inputVersion}, uint64(len(inputs)))
	var last time.Duration
	for _, in := range inputs {
		var err error
		if b, err = in.append(b, last); err != nil {
			return nil, err
		}
		last = in.At
	}
	if len(b) > maxEncodedInputs {
		return nil, &CodecError{len(b), fmt.Sprintf("at most %d bytes", maxEncodedInputs)}
	}
	return b, nil
}

// decodeInputs reads what encodeInputs wrote.
func decodeInputs(b []byte) ([]Input, error) {
	r := newReader(b, maxEncodedInputs, inputVersion)
	n := r.upTo(uint64(len(b)), "the number of inputs")
	var inputs []Input
	var last time.Duration
	for i := uint64(0); i < n && r.err == nil; i++ {
		in := r.input(last)
		last = in.At
		inputs = append(inputs, in)
	}
	if err := r.end(); err != nil {
		return nil, err
	}
	return inputs, nil
}

// replay returns the clock after all inputs. On a [*ReplayError] the state is the one before the refused input.
func replay(c Control, inputs []Input) (State, error) {
	s, err := New(c)
	if err != nil {
		return s, err
	}
	for i, in := range inputs {
		if s, err = s.Do(in); err != nil {
			return s, &ReplayError{i, in, err}
		}
	}
	return s, nil
}
