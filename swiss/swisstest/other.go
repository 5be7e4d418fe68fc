// Package swisstest holds what the tests of several pairing systems share. Nothing else may import it.
package swisstest

import (
	"archive/tar"
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"testing"

	"wasit/swiss"
)

// Case is one golden round of a system other than Dutch: the file, and the answer.
type Case struct {
	File      string         `json:"file"`
	Round     int            `json:"round"`
	Rounds    int            `json:"rounds"`
	Players   int            `json:"players"`
	Present   int            `json:"present"`
	Pairs     [][2]swiss.TPN `json:"pairs"` // nil: there is no complete legal pairing
	Bye       swiss.TPN      `json:"bye"`
	Ambiguous bool           `json:"ambiguous"` // an open reading of the rules changes the answer
	Features  []string       `json:"features"`
	Data      []byte         `json:"-"`
}

// Golden reads every case of a system ("dubov") from the shared test data; dir is the way to its folder.
func Golden(t *testing.T, dir, system string) []Case {
	t.Helper()
	files := unpack(t, dir+"/"+system+".tar.gz")
	answers, err := os.ReadFile(dir + "/" + system + ".expected.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	var cases []Case
	lines := bufio.NewScanner(bytes.NewReader(answers))
	for lines.Scan() {
		var c Case
		if err := json.Unmarshal(lines.Bytes(), &c); err != nil {
			t.Fatal(err)
		}
		if c.Data = files[c.File]; c.Data == nil {
			t.Fatalf("%s is not in the archive", c.File)
		}
		cases = append(cases, c)
	}
	if len(cases) < 120 {
		t.Fatalf("%d cases of %s, want at least 120", len(cases), system)
	}
	return cases
}

func unpack(t *testing.T, path string) map[string][]byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	zipped, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string][]byte{}
	for archive := tar.NewReader(zipped); ; {
		h, err := archive.Next()
		if errors.Is(err, io.EOF) {
			return files
		}
		if err != nil {
			t.Fatal(err)
		}
		if files[h.Name], err = io.ReadAll(archive); err != nil {
			t.Fatal(err)
		}
	}
}

// Compare checks a pairing (or its refusal) against the golden answer: pairs as a set, with colours, and the bye.
func (c Case) Compare(p *swiss.Pairing, err error) error {
	if c.Pairs == nil {
		if none := new(swiss.NoPairingError); !errors.As(err, &none) {
			return fmt.Errorf("%s: want no pairing, got %v, %v", c.File, p, err)
		}
		return nil
	}
	if err != nil {
		return fmt.Errorf("%s: %w", c.File, err)
	}
	got := make([][2]swiss.TPN, len(p.Pairs))
	for i, pair := range p.Pairs {
		got[i] = [2]swiss.TPN{pair.White, pair.Black}
	}
	want := slices.Clone(c.Pairs)
	for _, list := range [][][2]swiss.TPN{got, want} {
		slices.SortFunc(list, func(a, b [2]swiss.TPN) int { return slices.Compare(a[:], b[:]) })
	}
	if !slices.Equal(got, want) || p.PAB != c.Bye {
		return fmt.Errorf("%s round %d %v: pairs %v bye %d, want %v bye %d", c.File, c.Round, c.Features, got, p.PAB, want, c.Bye)
	}
	return nil
}
