package browsertest

import (
	"bytes"
	"compress/zlib"
	"errors"
	"io"
	"regexp"
)

var (
	onePage = regexp.MustCompile(`/Type\s*/Page\b`)
	packed  = regexp.MustCompile(`stream\r?\n`)
)

// PDFPages counts the pages of a PDF as any of the engines writes it: its objects stand openly or in packed streams.
func PDFPages(data []byte) (int, error) {
	if !bytes.HasPrefix(data, []byte("%PDF-")) {
		return 0, errors.New("pdf: this is none")
	}
	pages := len(onePage.FindAll(data, -1))
	for _, at := range packed.FindAllIndex(data, -1) {
		r, err := zlib.NewReader(bytes.NewReader(data[at[1]:]))
		if err != nil {
			continue // a stream of another kind, or the word in the middle of one
		}
		if text, err := io.ReadAll(r); err == nil {
			pages += len(onePage.FindAll(text, -1))
		}
	}
	if pages == 0 {
		return 0, errors.New("pdf: no pages")
	}
	return pages, nil
}
