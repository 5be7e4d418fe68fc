package pack

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// rowModule is a module with one empty function, and memory that is exported as "mem".
func rowModule(segments ...segment) []byte {
	m := []byte(wasmHeader)
	add := func(id byte, body ...byte) {
		m = append(binary.AppendUvarint(append(m, id), uint64(len(body))), body...)
	}
	add(sectionType, 1, typeFunc, 0, 0)
	add(sectionFunction, 1, 0)
	add(5, 1, 0, 64) // pages of memory
	add(7, 1, 3, 'm', 'e', 'm', 2, 0)
	add(sectionCode, 1, 2, 0, opEnd)
	add(sectionData, appendSegments(nil, segments)...)
	return m
}

// tables are rows as they are found, and what looks like them.
func tables() map[string]struct {
	data []byte
	rows int
} {
	words := func(n int, word func(i int) uint32) (b []byte) {
		for i := range n {
			b = binary.LittleEndian.AppendUint32(b, word(i))
		}
		return b
	}
	every := func(step, often int) func(i int) uint32 {
		return func(i int) uint32 {
			if i%step != 0 {
				return 0
			}
			return 1 + uint32(i/step/often)
		}
	}
	const many = 100_000
	broken := words(many, every(5, 16))
	broken[4*5*7000+8] = 9 // between two numbers
	sum := uint32(0)
	offsets := words(8*window, func(i int) uint32 {
		if i%2 == 0 {
			return uint32(i) << 15
		}
		sum += 44 + uint32(i*i%7)*4
		return sum
	})
	return map[string]struct {
		data []byte
		rows int
	}{
		"stairs":                  {words(many, every(5, 16)), 1},
		"steps of one":            {words(many, every(3, 1)), 1},
		"begun in a step":         {words(many, func(i int) uint32 { return every(5, 16)(i + 15) }), 1},
		"another word between":    {broken, 2},
		"short":                   {words(many/10, every(5, 16)), 0},
		"far apart":               {words(many, every(40, 16)), 0},
		"the same number":         {words(many, func(i int) uint32 { return uint32(1 - min(i%5, 1)) }), 0},
		"no numbers":              {make([]byte, 4*many), 0},
		"sums":                    {offsets, 1},
		"sums behind something":   {append([]byte("odd"), offsets...), 1},
		"stairs with sums behind": {append(words(many, every(5, 16)), offsets...), 2},
		"cut off":                 {words(many, every(5, 16))[:4*many-3], 1},
	}
}

// TestRows: whatever is left out is there again when the program begins, byte for byte.
func TestRows(t *testing.T) {
	for name, tt := range tables() {
		for _, at := range []uint64{4096, 4099} {
			plain := rowModule(segment{at, append([]byte("before. "), tt.data...)}, segment{at + 1<<20, []byte("far behind")})
			packed, report, err := Module(plain)
			if err != nil || report.Left != 0 {
				t.Fatalf("%s: %v, %v", name, report, err)
			}
			if was, is := memory(t, plain), memory(t, packed); !maps.Equal(was, is) {
				t.Errorf("%s at %d: memory differs", name, at)
			}
			all, err := readSections(packed)
			if err != nil {
				t.Fatal(err)
			}
			if found := all.find(sectionStart) != nil; at == 4096 && found != (tt.rows > 0) {
				t.Errorf("%s: rows are found: %v, want %d", name, found, tt.rows)
			}
			if again, _, err := Module(packed); err != nil || !bytes.Equal(again, packed) {
				t.Errorf("%s: packed twice: %v", name, err)
			}
		}
	}
	many := tables()["stairs"].data
	if packed, _, err := Module(rowModule(segment{4096, many})); err != nil || len(packed) > len(many)/100 {
		t.Errorf("stairs of %d bytes are packed to %d: %v", len(many), len(packed), err)
	}
}

// TestRowsRun: an engine runs what is added, and its memory is then that of the module as it was.
func TestRowsRun(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("the programs of the browser tests run it too; here it needs Node")
	}
	const sums = `const { createHash } = require("crypto"), { readFileSync } = require("fs");
(async () => { for (const file of process.argv.slice(1)) {
	const { instance } = await WebAssembly.instantiate(readFileSync(file));
	console.log(createHash("sha256").update(new Uint8Array(instance.exports.mem.buffer)).digest("hex"));
} })()`
	args, dir := []string{"-e", sums}, t.TempDir()
	names := slices.Sorted(maps.Keys(tables()))
	for _, name := range names {
		plain := rowModule(segment{4096, tables()[name].data})
		packed, _, err := Module(plain)
		if err != nil {
			t.Fatal(err)
		}
		for _, module := range [][]byte{plain, packed} {
			file := filepath.Join(dir, fmt.Sprintf("%d.wasm", len(args)))
			if err := os.WriteFile(file, module, 0o644); err != nil {
				t.Fatal(err)
			}
			args = append(args, file)
		}
	}
	out, err := exec.Command(node, args...).CombinedOutput()
	lines := strings.Fields(string(out))
	if err != nil || len(lines) != 2*len(names) {
		t.Fatalf("%v\n%s", err, out)
	}
	for i, name := range names {
		if lines[2*i] != lines[2*i+1] {
			t.Errorf("%s: memory differs", name)
		}
	}
}
