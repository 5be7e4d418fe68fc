package pack

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// taking is a module of one function, whose type takes so many 32-bit numbers and answers with one.
func taking(params int, body []byte) []byte {
	section := func(id byte, parts ...[]byte) []byte {
		all := bytes.Join(parts, nil)
		return append(binary.AppendUvarint([]byte{id}, uint64(len(all))), all...)
	}
	kind := append([]byte{typeFunc, byte(params)}, bytes.Repeat([]byte{typeI32}, params)...)
	return slices.Concat([]byte(wasmHeader), section(sectionType, []byte{1}, kind, []byte{1, typeI32}), section(sectionFunction, []byte{1, 0}),
		section(sectionCode, []byte{1}, binary.AppendUvarint(nil, uint64(len(body))), body))
}

// codeOf are the functions of a packed module.
func codeOf(t *testing.T, module []byte) (functions [][]byte) {
	t.Helper()
	packed, _, err := Module(module)
	if err != nil {
		t.Fatal(err)
	}
	all, err := readSections(packed)
	if err != nil {
		t.Fatal(err)
	}
	r := reader{data: all.find(sectionCode).body}
	for n := r.uint(); n > 0; n-- {
		functions = append(functions, r.bytes())
	}
	if s, err := all.signatures(); err != nil || len(s.params) != len(functions) || r.bad {
		t.Fatalf("%d functions, %+v, %v", len(functions), s, err)
	}
	return functions
}

const high = 0x1001 << shared

func TestShareConstants(t *testing.T) {
	number := func(v int64) []byte { return append(appendInt([]byte{opI64Const}, v), 0x1a) }
	join := func(parts ...[]byte) []byte { return bytes.Join(parts, nil) }
	first := func(local byte) []byte { return append(appendInt([]byte{opI64Const}, high), opLocalSet, local) }
	rest := func(local byte, v int64) []byte {
		return append(appendInt([]byte{opLocalGet, local, opI64Const}, v), opI64Or, 0x1a)
	}
	two := join(number(high), number(high+77))
	end := []byte{opEnd}
	for name, c := range map[string]struct {
		params int
		in     []byte
		want   []byte
	}{
		"first of its type":    {1, join([]byte{2, 1, typeI32, 3, typeI64, opLocalGet, 1, opLocalSet, 2}, two, end), join([]byte{2, 1, typeI32, 4, typeI64}, first(2), []byte{opLocalGet, 1, opLocalSet, 3}, rest(2, 0), rest(2, 77), end)},
		"behind the others":    {2, join([]byte{1, 1, typeI32, opLocalGet, 2}, two, end), join([]byte{2, 1, typeI32, 1, typeI64}, first(3), []byte{opLocalGet, 2}, rest(3, 0), rest(3, 77), end)},
		"the only local":       {0, join([]byte{0}, two, end), join([]byte{1, 1, typeI64}, first(0), rest(0, 0), rest(0, 77), end)},
		"most have it":         {0, join([]byte{0}, number(5), number(high*2), two, end), join([]byte{1, 1, typeI64}, first(0), number(5), number(high*2), rest(0, 0), rest(0, 77), end)},
		"one alone":            {0, join([]byte{0}, number(high), number(high*2), end), join([]byte{0}, number(high), number(high*2), end)},
		"small and negative":   {0, join([]byte{0}, number(5), number(6), number(-high), number(-high+1), end), join([]byte{0}, number(5), number(6), number(-high), number(-high+1), end)},
		"what was done before": {0, join([]byte{1, 1, typeI64}, first(0), number(1), two, end), join([]byte{1, 1, typeI64}, first(0), number(1), two, end)},
	} {
		if got := codeOf(t, taking(c.params, c.in)); !bytes.Equal(got[0], c.want) {
			t.Errorf("%s: %x\nwant %x", name, got[0], c.want)
		}
	}
}

// TestPackedRuns: what the packing makes is a valid module, and runs where there is a Node to run it.
func TestPackedRuns(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("no Node here; web/e2e runs packed programs in a browser")
	}
	name := t.TempDir() + "/main.wasm"
	dir := t.TempDir()
	if err := os.WriteFile(dir+"/main.go", []byte("package main\n\nfunc main() { println(\"packed\") }\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-o", name, "main.go")
	build.Dir, build.Env = dir, append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	plain, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	packed, _, err := Module(plain)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, packed, 0o644); err != nil {
		t.Fatal(err)
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(node, strings.TrimSpace(string(goroot))+"/lib/wasm/wasm_exec_node.js", name).CombinedOutput()
	if err != nil || string(out) != "packed\n" {
		t.Errorf("%v: %s", err, out)
	}
}
