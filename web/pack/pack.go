// Package pack rewrites the WebAssembly module that the Go linker writes so that it does the same, is smaller to download and
// starts sooner. It knows the binary format (WebAssembly Core Specification 2.0, chapter 5) and what code the Go compiler likes to
// write, but nothing of Go's runtime:
//
//	Step                                            File         Measured (brotli 11, the whole app)
//	segments of memory merged                       data.go      see the table in web/site/README.md
//	tables that follow a rule written at the start  rows.go
//	addresses on the stack folded into offsets      fold.go
//	jumps straight ahead, not through a table       jumps.go
//	unwinding returns where it stands               returns.go
//	what constants have in common, once             share.go
//
// What it does not understand, it leaves as it was: a function with an instruction that it does not know, or a whole module
// whose layout it does not know. A newer Go so builds a larger program, never none.
package pack

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// Sections of a WebAssembly module, by their numbers in the binary format (WebAssembly Core Specification 2.0, 5.5.2).
const (
	sectionType      = 1
	sectionImport    = 2
	sectionFunction  = 3
	sectionStart     = 8
	sectionElement   = 9
	sectionCode      = 10
	sectionData      = 11
	sectionDataCount = 12
)

const wasmHeader = "\x00asm\x01\x00\x00\x00"

// ErrLayout is every error of [Module]: the module is best used as it is.
var ErrLayout = errors.New("not a module in the layout that the Go linker writes")

// A Report says what of a module could not be packed.
type Report struct {
	Functions int   // how many functions the module has
	Left      int   // how many of them stay as they were
	Why       error // what was not understood in the first of those; nil if Left is 0
}

// String is one line for the person who builds.
func (r Report) String() string {
	if r.Left == 0 {
		return fmt.Sprintf("%d functions packed", r.Functions)
	}
	return fmt.Sprintf("%d of %d functions stay as they were: %v", r.Left, r.Functions, r.Why)
}

// Module rewrites a module. Functions that it does not understand stay as they were and are counted in the report. The error is
// an [ErrLayout]: nothing was rewritten.
func Module(module []byte) ([]byte, Report, error) {
	var report Report
	all, err := readSections(module)
	if err != nil {
		return nil, report, err
	}
	if all.find(sectionDataCount) != nil {
		return nil, report, fmt.Errorf("%w: its code copies segments of data by their numbers", ErrLayout)
	}
	w := rewriter{}
	if w.signatures, err = all.signatures(); err != nil {
		return nil, report, err
	}
	var rows []row
	if data := all.find(sectionData); data != nil {
		segments, err := mergeSegments(data.body)
		if err != nil {
			return nil, report, err
		}
		if w.signatures != nil && all.find(sectionCode) != nil && all.find(sectionStart) == nil {
			segments, rows = findRows(segments)
		}
		data.body = appendSegments(nil, segments)
	}
	if code := all.find(sectionCode); code != nil {
		if code.body, report, err = w.code(code.body); err != nil {
			return nil, report, err
		}
	}
	all.addRows(rows)
	return all.module(), report, nil
}

type section struct {
	id   byte
	body []byte
}

type sections []section

func readSections(module []byte) (all sections, err error) {
	if len(module) < len(wasmHeader) || string(module[:len(wasmHeader)]) != wasmHeader {
		return nil, fmt.Errorf("%w: it begins with % x", ErrLayout, module[:min(len(module), len(wasmHeader))])
	}
	for r := (reader{data: module, at: len(wasmHeader)}); r.at < len(module); {
		s := section{id: r.byte(), body: r.bytes()}
		if r.bad {
			return nil, fmt.Errorf("%w: section %d is cut off", ErrLayout, s.id)
		}
		if s.id != 0 && all.find(s.id) != nil {
			return nil, fmt.Errorf("%w: two sections %d", ErrLayout, s.id)
		}
		all = append(all, s)
	}
	return all, nil
}

// module is the module that has these sections.
func (all sections) module() []byte {
	out := []byte(wasmHeader)
	for _, s := range all {
		out = append(out, s.id)
		out = binary.AppendUvarint(out, uint64(len(s.body)))
		out = append(out, s.body...)
	}
	return out
}

// find finds the section of a kind; nil without one.
func (all sections) find(id byte) *section {
	for i := range all {
		if all[i].id == id {
			return &all[i]
		}
	}
	return nil
}
