package bridge

import (
	"bytes"
	"errors"
	"io"
	"testing"
	"testing/iotest"
)

// TestSource: a file comes piece by piece, whole, and says how much of it was read; a piece that cannot be read ends it.
func TestSource(t *testing.T) {
	data := bytes.Repeat([]byte("0123456789"), slice/5)
	source := func() *Source {
		return NewSource("list.txt", int64(len(data)), func(from, to int64) ([]byte, error) { return data[from:to], nil })
	}
	s := source()
	if err := iotest.TestReader(s, data); err != nil {
		t.Error(err)
	}
	if s = source(); s.Done() != 0 {
		t.Error("nothing was read yet")
	}
	if _, err := io.CopyN(io.Discard, s, 1000); err != nil || s.Done() < 1000 || s.Done() > slice {
		t.Errorf("%d of it are read, %v", s.Done(), err)
	}
	torn := errors.New("torn")
	s.read = func(from, to int64) ([]byte, error) { return nil, torn }
	if _, err := io.ReadAll(s); !errors.Is(err, torn) {
		t.Errorf("a file that cannot be read on: %v", err)
	}
}
