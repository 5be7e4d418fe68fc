package pack

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// StowedName names the custom section that holds a stowed module.
const StowedName = "wasit.stowed"

// ErrStow is every error of [Stow].
var ErrStow = errors.New("a module that cannot be stowed")

// Streams of a stowed module, in their order. Those up to streamLocals are filled by the slots of templates (stow_code.go), those
// from streamRecords on by the records of the runtime's functions (stow_functions.go).
const (
	streamTemplates   = iota // for each symbol, how many elements it stands for, and those, two bytes each
	streamSymbols            // the code, a byte a template
	streamBranches           // how many blocks a jump leaves
	streamLocal              // locals that are read or set
	streamInts               // 32-bit constants
	streamLongs              // 64-bit constants
	streamStackLoads         // offsets of loads from the stack of the goroutine
	streamStackStores        // of stores there
	streamHeap               // of other loads and stores
	streamBytes              // what else follows an instruction
	streamFrames             // what is taken from the stack pointer
	streamAddresses          // 64-bit constants that may be addresses, three bytes each, the lowest first
	streamCalls              // functions that are called, two bytes each, the lower first
	streamSkips              // by how much the number of a part's first block is above the last, where that is not usual
	streamTraps              // and the number that a call that never returns would return to
	streamTables             // tables of br_table
	streamParts              // the blocks and the table that a function begins with
	streamLocals             // the locals that a function has
	streamRecords            // of each record: how many tables by counter, what the function is, how many other tables
	streamArgs               // the size of its arguments
	streamDefers             // where it runs what is deferred
	streamNames              // references to its name,
	streamFrameSizes         // to the table of its frame's size
	streamMaps               // and of the maps of pointers,
	streamKinds              // and to the tables of each kind: arguments,
	streamKindLocals
	streamKindObjects
	streamKindNone
	streamKindDefers
	streamShared      // of each name, how many letters it shares with the one before,
	streamNameRest    // and the rest
	streamValues      // of each table by counter, how the value changes,
	streamSteps       // and for how many counters it stays
	streamBitmapHeads // how many bitmaps of how many bits
	streamBitmaps     // and their differences
	streamObjects     // objects on the stack
	streamOpenDefers  // where deferred calls are noted
	streamPlain       // all other bytes of the module
	streamCount
)

type stower struct {
	streams [streamCount][]byte
	cuts    []cut
}

// A cut is a part of the module that is not among the plain bytes.
type cut struct{ from, to int }

// Stow sorts a module, as [Module] writes it, into streams of alike numbers, which compress by a fourth better than the module
// itself. What it returns is a module of one custom section; unstow.js (package site) makes the same bytes of it again.
//
// The section holds the length of the module, where its code begins, how many functions that has, how many records of functions
// the runtime has, where these begin and how long they are, the same of their tables by counter, their names and their other
// tables, and how many streams there are; then the length of each stream, then the streams.
func Stow(module []byte) ([]byte, error) {
	sections, err := readSections(module)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrStow, err)
	}
	code, data := sections.find(sectionCode), sections.find(sectionData)
	if code == nil || data == nil || data.from < code.from {
		return nil, fmt.Errorf("%w: it has no code, or no data behind it", ErrStow)
	}
	s := &stower{}
	functions, err := s.code(code.body)
	if err != nil {
		return nil, err
	}
	s.cuts = append(s.cuts, cut{code.from, code.from + len(code.body)})
	head := []int{len(module), code.from, functions}
	head = append(head, s.records(data)...)
	at := 0
	for _, c := range s.cuts {
		s.streams[streamPlain] = append(s.streams[streamPlain], module[at:c.from]...)
		at = c.to
	}
	s.streams[streamPlain] = append(s.streams[streamPlain], module[at:]...)
	return s.section(append(head, streamCount)), nil
}

func (s *stower) section(head []int) []byte {
	var payload []byte
	for _, n := range head {
		payload = binary.AppendUvarint(payload, uint64(n))
	}
	for _, stream := range s.streams {
		payload = binary.AppendUvarint(payload, uint64(len(stream)))
	}
	payload = slices.Concat(append([][]byte{payload}, s.streams[:]...)...)
	out := append([]byte(wasmHeader), 0) // a custom section
	out = binary.AppendUvarint(out, uint64(1+len(StowedName)+len(payload)))
	out = append(append(out, byte(len(StowedName))), StowedName...)
	return append(out, payload...)
}
