// Package house measures how the module is divided: packages, exported names of rooms, arrows between packages, long functions.
package house

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// A Package is one package of the module for the browser, without tests.
type Package struct {
	Path    string // below the module, such as "app/rooms/round"
	Files   []string
	Lines   int
	Imports []string // of the module, below it
	Names   []string // exported: types, functions, variables, constants at the top, and methods of exported types
}

// A Place is something that is long, and where.
type Place struct {
	Name  string
	Lines int
}

// Figures are what is measured.
type Figures struct {
	Packages []Package
	Chain    []string // the longest chain of imports, from the top down
	Up       []string // arrows that run back up: see [Measure]
	Function Place    // the longest of app
	File     Place
}

// IsRoom says whether a package is a room: a thing that a person does, with its state, messages, page and words.
func IsRoom(path string) bool { return strings.HasPrefix(path, "app/rooms/") }

// Measure reads the module in dir.
//
// A room of the drawing is a folder two below the top (app/shell), and in a wing of app three (app/rooms/round); an arrow runs back up where a package imports one whose folder
// stands at a higher floor, that is where two folders import each other, directly or through others.
func Measure(dir string) (*Figures, error) {
	packages, err := list(dir)
	if err != nil {
		return nil, err
	}
	f := &Figures{Packages: packages}
	for i := range packages {
		if err := f.read(dir, &packages[i]); err != nil {
			return nil, err
		}
	}
	f.Chain = chain(packages)
	f.Up = up(packages)
	return f, nil
}

func list(dir string) ([]Package, error) {
	cmd := exec.Command("go", "list", "-json=ImportPath,Dir,GoFiles,Imports,Module", "./...")
	cmd.Dir = dir
	cmd.Env = append(cmd.Environ(), "GOOS=js", "GOARCH=wasm")
	var errs bytes.Buffer
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("house: go list: %w\n%s", err, errs.String())
	}
	var packages []Package
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p struct {
			ImportPath, Dir  string
			GoFiles, Imports []string
			Module           struct{ Path string }
		}
		if err := d.Decode(&p); err == io.EOF {
			return packages, nil
		} else if err != nil {
			return nil, fmt.Errorf("house: go list: %w", err)
		}
		q := Package{Path: strings.TrimPrefix(p.ImportPath, p.Module.Path+"/")}
		for _, name := range p.GoFiles {
			q.Files = append(q.Files, filepath.Join(p.Dir, name))
		}
		for _, imported := range p.Imports {
			if below, ok := strings.CutPrefix(imported, p.Module.Path+"/"); ok {
				q.Imports = append(q.Imports, below)
			}
		}
		packages = append(packages, q)
	}
}

// read counts a package's lines and names, and remembers what is longest in app.
func (f *Figures) read(dir string, p *Package) error {
	fset := token.NewFileSet()
	for _, name := range p.Files {
		file, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			return fmt.Errorf("house: %w", err)
		}
		lines := fset.File(file.Pos()).LineCount()
		p.Lines += lines
		inApp := strings.HasPrefix(p.Path, "app/")
		short, err := filepath.Rel(dir, name)
		if err != nil {
			return fmt.Errorf("house: %w", err)
		}
		if inApp && lines > f.File.Lines {
			f.File = Place{short, lines}
		}
		for _, d := range file.Decls {
			p.Names = append(p.Names, exported(d)...)
			fn, ok := d.(*ast.FuncDecl)
			if !ok || !inApp {
				continue
			}
			if n := fset.Position(fn.End()).Line - fset.Position(fn.Pos()).Line + 1; n > f.Function.Lines {
				f.Function = Place{short + ": " + fn.Name.Name, n}
			}
		}
	}
	return nil
}

// exported lists the exported names of a declaration.
func exported(d ast.Decl) (names []string) {
	add := func(id *ast.Ident) {
		if id.IsExported() {
			names = append(names, id.Name)
		}
	}
	switch d := d.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil {
			add(d.Name)
		} else if t := receiver(d); ast.IsExported(t) && d.Name.IsExported() {
			names = append(names, t+"."+d.Name.Name)
		}
	case *ast.GenDecl:
		for _, s := range d.Specs {
			switch s := s.(type) {
			case *ast.TypeSpec:
				add(s.Name)
			case *ast.ValueSpec:
				for _, id := range s.Names {
					add(id)
				}
			}
		}
	}
	return names
}

func receiver(d *ast.FuncDecl) string {
	t := d.Recv.List[0].Type
	if star, ok := t.(*ast.StarExpr); ok {
		t = star.X
	}
	if id, ok := t.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}

// chain is the longest way along imports.
func chain(packages []Package) []string {
	byPath := map[string]Package{}
	for _, p := range packages {
		byPath[p.Path] = p
	}
	longest := map[string][]string{}
	var from func(path string) []string
	from = func(path string) []string {
		if way, ok := longest[path]; ok {
			return way
		}
		var best []string
		for _, imported := range byPath[path].Imports {
			if way := from(imported); len(way) > len(best) {
				best = way
			}
		}
		longest[path] = append([]string{path}, best...)
		return longest[path]
	}
	var best []string
	for _, p := range packages {
		if way := from(p.Path); len(way) > len(best) {
			best = way
		}
	}
	return best
}

// wings are the folders of app that hold rooms of the drawing, and are none.
var wings = []string{"rooms", "event", "lists", "books", "device", "words"}

// folder is the room of the drawing in which a package lies.
func folder(path string) string {
	parts := strings.Split(path, "/")
	depth := 1
	if parts[0] == "app" {
		depth = 2
		if len(parts) > 1 && slices.Contains(wings, parts[1]) {
			depth = 3
		}
	}
	return strings.Join(parts[:min(depth, len(parts))], "/")
}

// up lists the arrows between folders that import each other, directly or through others: of two such folders the one that is
// imported by fewer stands higher, and the arrow to it runs back up.
func up(packages []Package) (arrows []string) {
	next := map[string]map[string]bool{}
	for _, p := range packages {
		for _, imported := range p.Imports {
			a, b := folder(p.Path), folder(imported)
			if a == b {
				continue
			}
			if next[a] == nil {
				next[a] = map[string]bool{}
			}
			next[a][b] = true
		}
	}
	reaches := func(a, b string) bool {
		seen := map[string]bool{}
		var walk func(string) bool
		walk = func(at string) bool {
			if at == b {
				return true
			}
			if seen[at] {
				return false
			}
			seen[at] = true
			for to := range next[at] {
				if walk(to) {
					return true
				}
			}
			return false
		}
		return walk(a)
	}
	for a, list := range next {
		for b := range list {
			if reaches(b, a) && a > b {
				arrows = append(arrows, a+" -> "+b)
			}
		}
	}
	slices.Sort(arrows)
	return arrows
}

// Print writes the figures: the packages, largest first, then what they add up to.
func (f *Figures) Print(w io.Writer) error {
	var b strings.Builder
	sorted := slices.Clone(f.Packages)
	slices.SortStableFunc(sorted, func(a, b Package) int { return cmp.Compare(b.Lines, a.Lines) })
	fmt.Fprintf(&b, "%-28s %5s %6s %8s\n", "package", "files", "lines", "exported")
	rooms, names, most := 0, 0, Package{}
	for _, p := range sorted {
		mark := ""
		if IsRoom(p.Path) {
			mark = "  room"
			rooms++
			names += len(p.Names)
		}
		if strings.HasPrefix(p.Path, "app/") && len(p.Files) > len(most.Files) {
			most = p
		}
		fmt.Fprintf(&b, "%-28s %5d %6d %8d%s\n", p.Path, len(p.Files), p.Lines, len(p.Names), mark)
	}
	fmt.Fprintf(&b, "\nrooms                         %d, exported names of all together %d\n", rooms, names)
	fmt.Fprintf(&b, "most files in a package       %d (%s)\n", len(most.Files), most.Path)
	fmt.Fprintf(&b, "arrows that run back up       %d %s\n", len(f.Up), strings.Join(f.Up, ", "))
	fmt.Fprintf(&b, "longest chain of imports      %d: %s\n", len(f.Chain), strings.Join(f.Chain, " > "))
	fmt.Fprintf(&b, "longest function of app       %d lines: %s\n", f.Function.Lines, f.Function.Name)
	fmt.Fprintf(&b, "longest file of app           %d lines: %s\n", f.File.Lines, f.File.Name)
	_, err := io.WriteString(w, b.String())
	return err
}
