// Package jsonline writes and reads one JSON value as a line of a journal: the same way for the facts and for the files that
// hold them.
package jsonline

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
)

// Encode is json.Marshal that leaves <, > and & readable: a journal is never put into a page.
func Encode(v any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte{'\n'}), nil
}

// Decode reads exactly one JSON value into v; a field that v does not have is an error.
func Decode(text []byte, v any) error {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(v); err != nil {
		if errors.Is(err, io.EOF) {
			return io.ErrUnexpectedEOF
		}
		return err
	}
	if dec.InputOffset() != int64(len(text)) && len(bytes.TrimSpace(text[dec.InputOffset():])) > 0 {
		return errors.New("more than one value")
	}
	return nil
}
