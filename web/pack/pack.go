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
	if len(module) < len(wasmHeader) || string(module[:len(wasmHeader)]) != wasmHeader {
		return nil, fmt.Errorf("%w: it begins with % x", ErrNotWasm, module[:min(len(module), len(wasmHeader))])
	}
	out := append(make([]byte, 0, len(module)+len(module)/4), wasmHeader...)
	for r := (reader{data: module, at: len(wasmHeader)}); r.at < len(module); {
		id := r.byte()
		body := r.bytes()
		if r.bad {
			return nil, fmt.Errorf("%w: section %d is cut off", ErrNotWasm, id)
		}
		var err error
		switch id {
		case sectionCode:
			body, err = rewriteCode(body)
		case sectionData:
			body, err = rewriteData(body, o)
		}
		if err != nil {
			return nil, err
		}
		out = append(out, id)
		out = binary.AppendUvarint(out, uint64(len(body)))
		out = append(out, body...)
	}
	return out, nil
}
