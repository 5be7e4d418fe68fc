package frames

import (
	"bytes"
	"encoding/base64"
	"hash/crc32"
	"strconv"
)

// fileHead begins a file that holds a message; the checksum of the message and a line feed follow.
const fileHead = "WASIT MESSAGE 1 "

// File writes a message as a text, which every messenger and share sheet takes.
func File(message []byte) []byte {
	out := strconv.AppendUint([]byte(fileHead), uint64(crc32.ChecksumIEEE(message)), 16)
	out = append(out, '\n')
	text := base64.StdEncoding.EncodeToString(message)
	for len(text) > 76 {
		out, text = append(append(out, text[:76]...), '\n'), text[76:]
	}
	return append(append(out, text...), '\n')
}

// ReadFile reads what [File] wrote. is says that the text claims to be a message; ErrChanged, that it was changed or cut.
func ReadFile(text []byte) (message []byte, is bool, err error) {
	rest, is := bytes.CutPrefix(bytes.TrimPrefix(text, []byte("\ufeff")), []byte(fileHead))
	if !is {
		return nil, false, nil
	}
	head, body, _ := bytes.Cut(rest, []byte{'\n'})
	sum, err := strconv.ParseUint(string(bytes.TrimSpace(head)), 16, 32)
	if err != nil || len(body) > 2*MaxFile {
		return nil, true, ErrChanged
	}
	message, err = base64.StdEncoding.DecodeString(string(bytes.Join(bytes.Fields(body), nil)))
	if err != nil || len(message) > MaxFile || crc32.ChecksumIEEE(message) != uint32(sum) {
		return nil, true, ErrChanged
	}
	return message, true, nil
}
