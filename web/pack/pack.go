// Package pack rewrites the WebAssembly module that the Go linker writes so that it does the same, is smaller to download and
// starts sooner: the way to the stack is shorter (fold.go), jumps go straight to where they lead (jumps.go), and the runtime's
// tables hold no more than a browser needs (functab.go). For the way to the browser it is stowed (stow.go).
package pack

import (
	"encoding/binary"
	"errors"
	"fmt"
)

// Sections of a WebAssembly module, by their numbers in the binary format (WebAssembly Core Specification 2.0, 5.5.2).
const (
	sectionCode = 10
	sectionData = 11
)

const wasmHeader = "\x00asm\x01\x00\x00\x00"

// ErrNotWasm is every error of [Module].
var ErrNotWasm = errors.New("not a WebAssembly module as the Go linker writes it")

// Options say what a module was built for.
type Options struct {
	// DirectFunctions: the runtime finds a function's record by its number (site.stdEdits), RecordSize bytes each behind the
	// first, and not in the index or in the table of neighbourhoods.
	DirectFunctions bool
}

// Module rewrites a module. What it does not understand it refuses: a module that is not as the Go linker writes it.
func Module(module []byte, o Options) ([]byte, error) {
	sections, err := readSections(module)
	if err != nil {
		return nil, err
	}
	code, data := sections.find(sectionCode), sections.find(sectionData)
	var m image
	if data != nil {
		if err := m.read(data.body, o); err != nil {
			return nil, err
		}
	}
	if code != nil {
		if code.body, m.blocks, err = rewriteCode(code.body, m.deferReturns); err != nil {
			return nil, err
		}
	}
	if data != nil {
		if data.body, err = m.write(); err != nil {
			return nil, err
		}
	}
	out := append(make([]byte, 0, len(module)+len(module)/4), wasmHeader...)
	for _, s := range sections {
		out = append(out, s.id)
		out = binary.AppendUvarint(out, uint64(len(s.body)))
		out = append(out, s.body...)
	}
	return out, nil
}

// A section of a module; from is where its body stood.
type section struct {
	id   byte
	from int
	body []byte
}

type sections []section

func readSections(module []byte) (all sections, err error) {
	if len(module) < len(wasmHeader) || string(module[:len(wasmHeader)]) != wasmHeader {
		return nil, fmt.Errorf("%w: it begins with % x", ErrNotWasm, module[:min(len(module), len(wasmHeader))])
	}
	for r := (reader{data: module, at: len(wasmHeader)}); r.at < len(module); {
		s := section{id: r.byte(), body: r.bytes()}
		s.from = r.at - len(s.body)
		if r.bad {
			return nil, fmt.Errorf("%w: section %d is cut off", ErrNotWasm, s.id)
		}
		if s.id != 0 && all.find(s.id) != nil {
			return nil, fmt.Errorf("%w: two sections %d", ErrNotWasm, s.id)
		}
		all = append(all, s)
	}
	return all, nil
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
