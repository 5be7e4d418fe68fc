package pack

import (
	"bytes"
	"encoding/binary"
	"fmt"
)

// functionCopy copies what is kept of the tables, each once.
type functionCopy struct {
	old, names, pcs, tables     []byte
	newNames, newPCs, newTables []byte
	pcAt                        map[string]uint32    // from tables to their offsets in newPCs
	tableAt                     map[[2]uint32]uint32 // from kinds and offsets in tables to offsets in newTables
	blocks                      [][]uint32           // the old numbers of the blocks of each function
}

// copyAll copies n records, all of one size. Their index keeps its length, for the runtime counts it, but points to the first:
// ten thousand numbers that grow by about as much each time do not compress.
func (c *functionCopy) copyAll(n int) ([]byte, error) {
	size := uint32(8 * (n + 1))
	first, last := le.Uint32(c.old), le.Uint32(c.old[8*n:])
	out := make([]byte, 0, int(size)+n*RecordSize)
	for range n {
		out = le.AppendUint32(le.AppendUint32(out, first), size)
	}
	out = le.AppendUint32(le.AppendUint32(out, last), size)
	for i := range n {
		number, at := le.Uint32(c.old[8*i:]), le.Uint32(c.old[8*i+4:])
		if number != first+uint32(i) || last != first+uint32(n) || uint64(at)+funcSize > uint64(len(c.old)) {
			return nil, fmt.Errorf("%w: function %d of its table is out of order", ErrNotWasm, i)
		}
		record, err := c.copyRecord(c.old[at:], c.blocks[i])
		if err != nil {
			return nil, fmt.Errorf("%w: function %d of its table: %v", ErrNotWasm, i, err)
		}
		out = append(out, record...)
		out = append(out, make([]byte, RecordSize-len(record))...)
	}
	return out, nil
}

// RecordSize is how many bytes the largest record takes: its numbers, two tables by counter and five others.
const RecordSize = funcSize + 4*(pcStackMap+1) + 4*(dataDefers+1)

func (c *functionCopy) copyRecord(old []byte, blocks []uint32) ([]byte, error) {
	pcs, tables := int(le.Uint32(old[funcPCData:])), int(old[funcData])
	if pcs > 16 || len(old) < funcSize+4*(pcs+tables) {
		return nil, fmt.Errorf("%d and %d tables", pcs, tables)
	}
	record := bytes.Clone(old[:funcSize])
	for _, field := range []int{funcPCFile, funcPCLine, funcUnit, funcLine} {
		le.PutUint32(record[field:], 0)
	}
	le.PutUint32(record[funcName:], c.copyName(le.Uint32(old[funcName:])))
	if blocks != nil {
		le.PutUint32(record[funcDeferReturn:], uint32(renumbered(blocks, le.Uint32(old[funcDeferReturn:]))))
	}
	sp, err := c.copyPCs(le.Uint32(old[funcPCSP:]), blocks)
	le.PutUint32(record[funcPCSP:], sp)
	if err != nil {
		return nil, err
	}
	if pcs > pcBounds && le.Uint32(old[funcSize+4*pcBounds:]) != 0 {
		return nil, fmt.Errorf("panics that name registers")
	}
	record[funcPCData] = 0
	if pcs > pcStackMap {
		at, err := c.copyPCs(le.Uint32(old[funcSize+4*pcStackMap:]), blocks)
		if err != nil {
			return nil, err
		}
		if at != 0 {
			record[funcPCData] = pcStackMap + 1
			record = le.AppendUint32(le.AppendUint32(record, 0), at)
		}
	}
	kept := make([]uint32, 0, dataDefers+1)
	for i := range min(tables, dataDefers+1) {
		at, err := c.copyTable(i, le.Uint32(old[funcSize+4*(pcs+i):]))
		if err != nil {
			return nil, err
		}
		kept = append(kept, at)
	}
	for len(kept) > 0 && kept[len(kept)-1] == none {
		kept = kept[:len(kept)-1]
	}
	record[funcData] = byte(len(kept))
	for _, at := range kept {
		record = le.AppendUint32(record, at)
	}
	return record, nil
}

func (c *functionCopy) copyName(at uint32) uint32 {
	if at >= uint32(len(c.names)) || c.names[at] == 0 {
		return 0
	}
	end := bytes.IndexByte(c.names[at:], 0)
	if end < 0 {
		return 0
	}
	name := c.names[at : int(at)+end]
	to := uint32(len(c.newNames))
	// Of the types of a generic function a trace shows no more than this.
	if from, to := bytes.IndexByte(name, '['), bytes.LastIndexByte(name, ']'); 0 <= from && from < to && !bytes.HasPrefix(name, []byte("type:")) {
		c.newNames = append(append(c.newNames, name[:from]...), "[..."...)
		name = name[to:]
	}
	c.newNames = append(append(c.newNames, name...), 0)
	return to
}

// copyPCs copies a table of values by program counter: pairs of a difference of the value and one of the counter, up to a first
// difference of zero that is not that of the first pair.
func (c *functionCopy) copyPCs(at uint32, blocks []uint32) (uint32, error) {
	if at == 0 {
		return 0, nil
	}
	r := reader{data: c.pcs, at: int(min(uint64(at), uint64(len(c.pcs))))}
	for first := true; !r.bad && (r.uint() != 0 || first); first = false {
		r.uint()
	}
	if r.bad {
		return 0, fmt.Errorf("a table of counters without an end")
	}
	table := c.pcs[at:r.at]
	if blocks != nil {
		var err error
		if table, err = renumberCounters(table, blocks); err != nil {
			return 0, err
		}
	}
	if to, done := c.pcAt[string(table)]; done {
		return to, nil
	}
	to := uint32(len(c.newPCs))
	c.newPCs = append(c.newPCs, table...)
	c.pcAt[string(table)] = to
	return to, nil
}

// copyTable copies the table of a kind that is kept; none for other kinds.
func (c *functionCopy) copyTable(kind int, at uint32) (uint32, error) {
	if at == none || kind > dataObjects && kind != dataDefers {
		return none, nil
	}
	if kind == dataLocals {
		kind = dataArgs // the same kind of table, often the same table
	}
	if to, done := c.tableAt[[2]uint32{uint32(kind), at}]; done {
		return to, nil
	}
	size, align := 0, 4
	if rest := c.tables[min(uint64(at), uint64(len(c.tables))):]; len(rest) >= 8 {
		switch kind {
		case dataArgs: // runtime.stackmap: how many bitmaps, of how many bits
			size = 8 + int(le.Uint32(rest))*((int(le.Uint32(rest[4:]))+7)/8)
		case dataObjects: // how many runtime.stackObjectRecord
			size, align = 8+16*int(le.Uint64(rest)), 8
		case dataDefers: // two numbers
			_, n := binary.Uvarint(rest)
			_, m := binary.Uvarint(rest[max(n, 0):])
			size, align = n+m, 1
		}
		if size <= 0 || size > len(rest) {
			return 0, fmt.Errorf("a table of kind %d with %d bytes", kind, size)
		}
	} else {
		return 0, fmt.Errorf("a table of kind %d outside the tables", kind)
	}
	for len(c.newTables)%align != 0 {
		c.newTables = append(c.newTables, 0)
	}
	to := uint32(len(c.newTables))
	c.newTables = append(c.newTables, c.tables[at:int(at)+size]...)
	c.tableAt[[2]uint32{uint32(kind), at}] = to
	return to, nil
}
