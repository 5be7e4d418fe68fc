package pack

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
)

var le = binary.LittleEndian

// headerMagic begins runtime.pcHeader (Go 1.20 and later) of a machine with 64-bit pointers and one byte an instruction.
var headerMagic = []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8}

// Fields of runtime.pcHeader, by their offset, and its size.
const headerNames, headerPCTab, headerFuncs, headerSize = 32, 56, 64, 72

func findHeader(mem []byte) int { return bytes.Index(mem, headerMagic) }

// Words of runtime.moduledata. A slice takes three: where, length, capacity.
const (
	mdNames  = 1  // funcnametab
	mdUnits  = 4  // cutab
	mdFiles  = 7  // filetab
	mdPCTab  = 10 // pctab
	mdFuncs  = 13 // pclntable: the index ftab, then a runtime._func a function
	mdIndex  = 16 // ftab
	mdGoFunc = 40 // gofunc, where the tables lie that a runtime._func names
	mdEnd    = 41 // epclntab
	mdWords  = 42
)

// Fields of runtime._func, by their offset.
const (
	funcName, funcDeferReturn, funcPCSP, funcPCFile, funcPCLine, funcPCData = 4, 12, 16, 20, 24, 28
	funcUnit, funcLine, funcData, funcSize                                  = 32, 36, 43, 44
)

// Tables of a function, by number (internal/abi).
const (
	pcStackMap  = 1
	pcBounds    = 4
	dataArgs    = 0
	dataLocals  = 1
	dataObjects = 2
	dataDefers  = 4
)

// none is the offset of a table that a function has not.
const none = math.MaxUint32

// functions are the tables of the runtime about functions, in memory that begins at base.
type functions struct {
	mem  []byte
	base uint64
	md   uint64 // where runtime.moduledata is
}

func (t *functions) at(addr, size uint64) []byte {
	if addr < t.base || size > uint64(len(t.mem)) || addr-t.base > uint64(len(t.mem))-size {
		return nil
	}
	return t.mem[addr-t.base:][:size:size]
}

func (t *functions) word(i int) uint64       { return le.Uint64(t.at(t.md+uint64(i)*8, 8)) }
func (t *functions) setWord(i int, v uint64) { le.PutUint64(t.at(t.md+uint64(i)*8, 8), v) }
func (t *functions) slice(i int) []byte      { return t.at(t.word(i), t.word(i+1)) }

// trimFunctions rewrites the tables that the runtime holds of every function. It keeps what the collector and a panic need: sizes
// of frames, where pointers lie in them, what is deferred, and the names. What it leaves out serves to stop a goroutine from
// outside, to print arguments and inlined calls in a trace, and to find a function by its address, which here is its number:
// no browser does the first, and a trace without the others still names the functions.
//
// blocks are the old numbers of the blocks of each function that got new ones (renumber).
func trimFunctions(mem []byte, base uint64, blocks [][]uint32) error {
	t, err := findFunctions(mem, base)
	if err != nil {
		return err
	}
	index := t.word(mdIndex + 1)
	c := functionCopy{old: bytes.Clone(t.slice(mdFuncs)), names: bytes.Clone(t.slice(mdNames)), pcs: bytes.Clone(t.slice(mdPCTab)),
		tables: append(bytes.Clone(t.at(t.word(mdGoFunc), t.word(mdEnd)-t.word(mdGoFunc))), make([]byte, 8)...), // the last may be short
		pcAt:   map[string]uint32{}, blocks: blocks, tableAt: map[[2]uint32]uint32{}, newNames: []byte{0}, newPCs: []byte{0}}
	if index < 2 || index*8 > uint64(len(c.old)) || c.names == nil || c.pcs == nil {
		return fmt.Errorf("%w: its tables of functions lie outside its data", ErrNotWasm)
	}
	if uint64(len(blocks)) != index-1 {
		return fmt.Errorf("%w: %d functions in its table, %d in its code", ErrNotWasm, index-1, len(blocks))
	}
	funcs, err := c.copyAll(int(index) - 1)
	if err != nil {
		return err
	}
	c.newTables = append(c.newTables, 1) // so that the zeros that the last table may end with are data
	header := t.base + uint64(findHeader(mem))
	from, to := header+headerSize, t.word(mdEnd)
	clear(t.at(from, to-from))
	at := from
	for _, part := range []struct {
		word, header int // in the module data, and in the header as an offset from it
		data         []byte
	}{{mdFuncs, headerFuncs, funcs}, {mdPCTab, headerPCTab, c.newPCs}, {mdNames, headerNames, c.newNames}, {mdGoFunc, 0, c.newTables}} {
		at = (at + 7) &^ 7
		room := t.at(at, uint64(len(part.data)))
		if room == nil || at+uint64(len(part.data)) > to {
			return fmt.Errorf("%w: its tables of functions grow", ErrNotWasm)
		}
		copy(room, part.data)
		t.setWord(part.word, at)
		if part.word != mdGoFunc {
			t.setWord(part.word+1, uint64(len(part.data)))
			t.setWord(part.word+2, uint64(len(part.data)))
			le.PutUint64(t.at(header+uint64(part.header), 8), at-header)
		}
		at += uint64(len(part.data))
	}
	t.setWord(mdIndex, t.word(mdFuncs))
	for _, word := range []int{mdUnits, mdFiles} {
		t.setWord(word+1, 0)
		t.setWord(word+2, 0)
	}
	return nil
}

// findFunctions finds runtime.moduledata by its first words: the address of the header and of the names behind it.
func findFunctions(mem []byte, base uint64) (*functions, error) {
	at := findHeader(mem)
	if at < 0 || at+headerSize > len(mem) {
		return nil, fmt.Errorf("%w: its data hold no table of functions", ErrNotWasm)
	}
	header := base + uint64(at)
	key := le.AppendUint64(le.AppendUint64(nil, header), header+le.Uint64(mem[at+headerNames:]))
	md := bytes.Index(mem, key)
	if md < 0 || md+mdWords*8 > len(mem) {
		return nil, fmt.Errorf("%w: no module data point to its table of functions", ErrNotWasm)
	}
	t := &functions{mem: mem, base: base, md: base + uint64(md)}
	if t.word(mdIndex) != t.word(mdFuncs) || t.word(mdGoFunc) < header || t.word(mdEnd) < t.word(mdGoFunc) ||
		t.at(header, t.word(mdEnd)-header) == nil {
		return nil, fmt.Errorf("%w: its module data are not those of Go 1.26", ErrNotWasm)
	}
	return t, nil
}

// keepBlocks says of a function that its blocks keep their numbers.
const keepBlocks = math.MaxUint32

// deferReturns gives, of each function, the block where it goes on when a deferred call has recovered from a panic; 0 without
// one. The runtime enters goexit at a number of its own.
func (t *functions) deferReturns() (all []uint32, err error) {
	funcs, names := t.slice(mdFuncs), t.slice(mdNames)
	n := t.word(mdIndex + 1)
	if n < 2 || n*8 > uint64(len(funcs)) {
		return nil, fmt.Errorf("%w: its tables of functions lie outside its data", ErrNotWasm)
	}
	for i := range n - 1 {
		at := uint64(le.Uint32(funcs[8*i+4:]))
		if at+funcSize > uint64(len(funcs)) {
			return nil, fmt.Errorf("%w: function %d of its table lies outside", ErrNotWasm, i)
		}
		deferReturn, name := le.Uint32(funcs[at+funcDeferReturn:]), uint64(le.Uint32(funcs[at+funcName:]))
		if name < uint64(len(names)) && bytes.HasPrefix(names[name:], []byte("runtime.goexit\x00")) {
			deferReturn = keepBlocks
		}
		all = append(all, deferReturn)
	}
	return all, nil
}
