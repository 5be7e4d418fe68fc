package bridge

import "io"

// slice is how much of a chosen file is in memory at a time.
const slice = 256 << 10

// A Source is a file that the user chose, read piece by piece and never as a whole.
type Source struct {
	Name string
	Size int64
	read func(from, to int64) ([]byte, error) // a piece
	at   int64
	left []byte
}

// Read implements io.Reader. It waits for the browser: never inside one of its events.
func (s *Source) Read(p []byte) (int, error) {
	if len(s.left) == 0 {
		if s.at >= s.Size {
			return 0, io.EOF
		}
		data, err := s.read(s.at, min(s.at+slice, s.Size))
		if err != nil {
			return 0, err
		}
		if len(data) == 0 {
			return 0, io.ErrUnexpectedEOF
		}
		s.left, s.at = data, s.at+int64(len(data))
	}
	n := copy(p, s.left)
	s.left = s.left[n:]
	return n, nil
}

// Done is how much of the file was read, in bytes.
func (s *Source) Done() int64 { return s.at - int64(len(s.left)) }

// NewSource makes a source of size bytes; read returns those from one place to before another.
func NewSource(name string, size int64, read func(from, to int64) ([]byte, error)) *Source {
	return &Source{Name: name, Size: size, read: read}
}
