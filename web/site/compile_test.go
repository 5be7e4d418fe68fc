package site

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"wasit/web/command"
)

// tiny is a module like ours whose program does one thing.
func tiny(t *testing.T, main string) (root string) {
	t.Helper()
	ours, err := command.Root()
	if err != nil {
		t.Fatal(err)
	}
	root = t.TempDir()
	for _, name := range []string{"go.mod", "go.sum"} {
		data, err := os.ReadFile(filepath.Join(ours, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(root, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(root, "web"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, "web", "main.go"), []byte(main), 0o644); err != nil {
		t.Fatal(err)
	}
	return root
}

// compiled builds a program and gives it with what the compiler said.
func compiled(t *testing.T, c Compiler) (program []byte, said string, err error) {
	t.Helper()
	c.Say = func(line string) { said += line + "\n" }
	out := filepath.Join(t.TempDir(), "app.wasm")
	if err := c.BuildWasm(out); err != nil {
		return nil, said, err
	}
	program, err = os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return program, said, nil
}

// TestErrorsHavePlaces: what is wrong in a source is told with its file and line, in every form.
func TestErrorsHavePlaces(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles programs of its own")
	}
	root := tiny(t, "package main\n\nfunc main() {\n\tprintln(1)\n\tvar x int = \"three\"\n\tprintln(x)\n}\n")
	for _, form := range []Form{Packed, Plain} {
		_, _, err := compiled(t, Compiler{Root: root, Form: form})
		if err == nil || !strings.Contains(err.Error(), filepath.FromSlash("web/main.go:5:14: cannot use \"three\"")) || strings.Contains(err.Error(), "/go:1") {
			t.Errorf("form %d: %v", form, err)
		}
	}
}

// TestFormsOfTheProgram: each step makes the program smaller to download; one that cannot be done makes it larger, and a line says so.
func TestFormsOfTheProgram(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles programs of its own")
	}
	root := tiny(t, "package main\n\nimport \"strings\"\n\nfunc main() {\n\tprintln(strings.Repeat(\"w\", 3))\n}\n")
	build := func(form Form) (int, string) {
		program, said, err := compiled(t, Compiler{Root: root, Form: form})
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.HasPrefix(program, []byte("\x00asm")) {
			t.Errorf("form %d is no module", form)
		}
		return download(t, program), said
	}
	plain, saidPlain := build(Plain)
	unpacked, saidUnpacked := build(Unpacked)
	packed, saidPacked := build(Packed)
	if said := saidPlain + saidUnpacked + saidPacked; said != "" {
		t.Errorf("said with this Go: %s", said)
	}
	if packed >= unpacked || unpacked >= plain {
		t.Errorf("packed %d, unpacked %d, plain %d bytes", packed, unpacked, plain)
	}
	if err := os.RemoveAll(filepath.Join(root, ".slim", "flat-"+flatEdition)); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, ".slim", "flat-"+flatEdition), nil, 0o644); err != nil { // no folder can stand there
		t.Fatal(err)
	}
	lined, said := build(Packed)
	if lined <= packed || lined >= plain || strings.Count(said, "\n") != 1 || !strings.Contains(said, "not flattened") {
		t.Errorf("not flattened %d bytes, flattened %d: %q", lined, packed, said)
	}
}

// download is what a program weighs on its way.
func download(t *testing.T, program []byte) int {
	t.Helper()
	small, err := packGzip(program, 6)
	if err != nil {
		t.Fatal(err)
	}
	return len(small)
}

// TestUnknownLayout: a module that the packing does not understand is used as it is.
func TestUnknownLayout(t *testing.T) {
	var said string
	strange := []byte("\x00asm\x02\x00\x00\x00 of another version")
	got := Compiler{Say: func(line string) { said += line + "\n" }}.pack(strange)
	if !bytes.Equal(got, strange) || strings.Count(said, "\n") != 1 || !strings.Contains(said, "is not packed") {
		t.Errorf("%q: %q", got, said)
	}
}

// TestHot: the packages that are compiled for speed are there by these names, and so is each that a pattern makes cold.
func TestHot(t *testing.T) {
	root, err := command.Root()
	if err != nil {
		t.Fatal(err)
	}
	modfile, _, err := Copies(root)
	if err != nil {
		t.Fatal(err)
	}
	list, err := goCommand(root, wasmEnv, "list", "-deps", "-modfile="+modfile, "./web")
	if err != nil {
		t.Fatal(err)
	}
	deps := strings.Fields(list)
	for _, pattern := range slices.Concat(cold, hot) {
		tree, all := strings.CutSuffix(pattern, "/...")
		if !slices.ContainsFunc(deps, func(p string) bool { return p == tree || all && strings.HasPrefix(p, tree+"/") }) {
			t.Errorf("the program holds no package %s", pattern)
		}
	}
}
