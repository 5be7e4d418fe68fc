package trf

import (
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"wasit/rules/charset"
)

var sameContent = cmp.Options{cmpopts.IgnoreUnexported(Document{}), cmpopts.EquateEmpty()}

// goldenFiles calls f with every tournament file of the test data.
func goldenFiles(t *testing.T, f func(t *testing.T, path string, data []byte)) {
	t.Helper()
	n := 0
	err := filepath.WalkDir("../../testdata", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() || filepath.Ext(path) != ".trf" {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		n++
		f(t, path, data)
		return nil
	})
	if err != nil || n < 60 {
		t.Fatalf("%d golden files read: %v", n, err)
	}
}

// Export checklist 9: what is written reads back equal, in both dialects and as a tournament too.
func TestEveryGoldenFileReadsBackEqual(t *testing.T) {
	goldenFiles(t, func(t *testing.T, path string, data []byte) {
		doc, tour, _, err := ReadTournament(data, Options{})
		if err != nil {
			t.Errorf("%s: %v", path, err)
			return
		}
		for _, format := range []Format{TRF26, TRF16} {
			written, warns := doc.Encode(WriteOptions{Format: format})
			if len(warns) > 0 {
				t.Errorf("%s: %v", path, warns)
			}
			again, tour2, _, err := ReadTournament(written, Options{})
			if err != nil {
				t.Errorf("%s written: %v", path, err)
				continue
			}
			again.lines, again.teamLines = doc.lines, doc.teamLines // where the records stand is no content
			if !reflect.DeepEqual(doc, again) {
				t.Errorf("%s format %d (-read +again):\n%s", path, format, cmp.Diff(doc, again, sameContent))
			}
			if !reflect.DeepEqual(tour, tour2) {
				t.Errorf("%s format %d: another tournament (-read +again):\n%s", path, format, cmp.Diff(tour.Draft(), tour2.Draft()))
			}
			if twice, _ := again.Encode(WriteOptions{Format: format}); string(twice) != string(written) {
				t.Errorf("%s: written twice, not the same", path)
			}
		}
	})
}

// The golden files state the points of each player: they are those of the rounds (3.2).
func TestGoldenPointsAreTheSumOfTheRounds(t *testing.T) {
	goldenFiles(t, func(t *testing.T, path string, data []byte) {
		_, _, warns, err := ReadTournament(data, Options{Encoding: charset.UTF8})
		if err != nil {
			t.Errorf("%s: %v", path, err)
		}
		for _, w := range warns {
			t.Errorf("%s: %v", path, w)
		}
	})
}

// 1.1: CR, LF and CRLF say the same.
func TestLineEnds(t *testing.T) {
	data, err := os.ReadFile("../../testdata/golden/tiebreaks/dutch001.trf")
	if err != nil {
		t.Fatal(err)
	}
	lf, _, err := readForm(data, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, end := range []string{"\r", "\r\n"} {
		doc, _, err := readForm([]byte(strings.ReplaceAll(string(data), "\n", end)), Options{})
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(lf, doc, cmp.AllowUnexported(Document{})); diff != "" {
			t.Errorf("end %q:\n%s", end, diff)
		}
	}
}
