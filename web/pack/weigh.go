package pack

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/andybalholm/brotli"
)

// A Share is what a part of the program costs.
type Share struct {
	Name      string  // a package, with "_" for what is neither letter nor number; or "data"
	Functions int     // how many it has
	Bytes     int     // of the module
	Download  float64 // bytes of the compressed module
}

// Weigh packs a module that still has the names of its functions, compresses it without them, and says how much of that each
// package takes, the largest first. The level of brotli is 0 to 11; what one part takes depends on what stands before it.
func Weigh(module []byte, level int) ([]Share, error) {
	packed, _, err := Module(module)
	if err != nil {
		return nil, err
	}
	all, err := readSections(packed)
	if err != nil {
		return nil, err
	}
	names, err := all.functionNames()
	if err != nil {
		return nil, err
	}
	all = slices.DeleteFunc(all, func(s section) bool { return s.id == 0 })
	bare := all.module()
	upTo, err := compressed(bare, level)
	if err != nil {
		return nil, err
	}
	shares := map[string]Share{}
	add := func(name string, functions, from, to int) {
		s := shares[name]
		shares[name] = Share{name, s.Functions + functions, s.Bytes + to - from, s.Download + upTo[to] - upTo[from]}
	}
	const rest = "the rest"
	add(rest, 0, 0, len(wasmHeader))
	imports := uint64(all.importedCount())
	for r := (reader{data: bare, at: len(wasmHeader)}); r.at < len(bare); {
		from := r.at
		id, body := r.byte(), r.bytes()
		switch id {
		case sectionData:
			add("data", 0, from, r.at)
		case sectionCode:
			code := reader{data: bare, at: r.at - len(body)}
			count := code.uint()
			add(rest, 0, from, code.at)
			for n := range count {
				from := code.at
				code.bytes()
				add(packageOf(names[imports+n]), 1, from, code.at)
			}
		default:
			add(rest, 0, from, r.at)
		}
	}
	list := slices.Collect(maps.Values(shares))
	slices.SortFunc(list, func(a, b Share) int { return cmp.Or(cmp.Compare(b.Download, a.Download), cmp.Compare(a.Name, b.Name)) })
	return list, nil
}

// packageOf is the package of a function; those that compare values are made by the compiler, those of another type by any package.
func packageOf(function string) string {
	function, _, _ = strings.Cut(function, "_go.shape")
	if strings.HasPrefix(function, "type_") {
		return "comparing values"
	}
	name, _, ok := strings.Cut(function, ".")
	if !ok {
		return "without a package"
	}
	return name
}

// functionNames reads the custom section "name" (WebAssembly Core Specification 2.0, 7.4.1).
func (all sections) functionNames() (map[uint64]string, error) {
	for _, s := range all {
		r := reader{data: s.body}
		if s.id != 0 || string(r.bytes()) != "name" {
			continue
		}
		for r.at < len(r.data) && !r.bad {
			if kind, body := r.byte(), r.bytes(); kind == 1 {
				names := map[uint64]string{}
				f := reader{data: body}
				for n := f.uint(); n > 0 && !f.bad; n-- {
					number := f.uint()
					names[number] = string(f.bytes())
				}
				return names, nil
			}
		}
	}
	return nil, errors.New("pack: the module has no names of functions")
}

// compressed gives for each place in data how many bytes of the compressed data stand for what is before it.
func compressed(data []byte, level int) (upTo []float64, err error) {
	var out bytes.Buffer
	w := brotli.NewWriterOptions(&out, brotli.WriterOptions{Quality: level, LGWin: 24})
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	upTo = make([]float64, 1, len(data)+1)
	in := &slowly{data: out.Bytes()}
	r, buffer, before := brotli.NewReader(in), make([]byte, 1<<16), 0
	for {
		n, err := r.Read(buffer)
		for i := range n {
			upTo = append(upTo, float64(before)+float64(in.at-before)*float64(i+1)/float64(n))
		}
		if n > 0 {
			before = in.at
		}
		if err == io.EOF && len(upTo) == len(data)+1 {
			return upTo, nil
		}
		if err != nil {
			return nil, fmt.Errorf("pack: %w after %d of %d bytes", err, len(upTo)-1, len(data))
		}
	}
}

// slowly gives a byte at a time, so that the reader behind it shows what each stands for.
type slowly struct {
	data []byte
	at   int
}

func (s *slowly) Read(p []byte) (int, error) {
	if s.at == len(s.data) || len(p) == 0 {
		return 0, io.EOF
	}
	p[0] = s.data[s.at]
	s.at++
	return 1, nil
}
