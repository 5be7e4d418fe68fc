package roster

import (
	"archive/zip"
	"bytes"
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"wasit/rules/charset"
	"wasit/swiss"
)

// archive packs files, given as name and text in turn.
func archive(t testing.TB, files ...string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(files); i += 2 {
		w, err := z.Create(files[i])
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(files[i+1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestUnpack: the only list of an archive is read, whatever lies beside it; of several a person chooses.
func TestUnpack(t *testing.T) {
	for name, data := range map[string][]byte{
		"alone":          archive(t, "peserta.csv", "Nama;L/P"),
		"in a folder":    archive(t, "lomba/", "", "lomba/peserta.csv", "Nama;L/P"),
		"of a Mac":       archive(t, "peserta.csv", "Nama;L/P", "__MACOSX/._peserta.csv", "x", ".DS_Store", "x"),
		"beside a photo": archive(t, "foto.jpg", "x", "peserta.csv", "Nama;L/P", "surat.pdf", "x"),
	} {
		got, list, err := Unpack(data)
		if !IsArchive(data) || err != nil || got != "peserta.csv" || string(list) != "Nama;L/P" {
			t.Errorf("%s: %q %q %v", name, got, list, err)
		}
	}
	var several *ArchiveError
	if _, _, err := Unpack(archive(t, "a.csv", "x", "b.txt", "y")); !errors.As(err, &several) || len(several.Names) != 2 {
		t.Errorf("two lists: %v", err)
	}
	if _, _, err := Unpack(archive(t, "foto.jpg", "x")); !errors.As(err, &several) || len(several.Names) != 0 {
		t.Errorf("no list: %v", err)
	}
	if _, list, err := Unpack(archive(t, "big.txt", strings.Repeat("a", MaxBytes+1))); !errors.Is(err, ErrTooLarge) || len(list) != MaxBytes {
		t.Errorf("too large: %d bytes, %v", len(list), err)
	}
	for name, data := range map[string][]byte{"workbook": archive(t, "[Content_Types].xml", "", "xl/workbook.xml", ""), "text": []byte("PK is no zip"), "broken": archive(t, "a.csv", "x")[:40], "ods": archive(t, "mimetype", "x", "content.xml", "x")} {
		if IsArchive(data) {
			t.Errorf("%s is taken for an archive", name)
		}
	}
}

// FuzzUnpack: whatever bytes come, an archive is refused or gives one list of bounded length, and a workbook is none.
func FuzzUnpack(f *testing.F) {
	f.Add(archive(f, "peserta.csv", "Nama;L/P"))
	f.Add(archive(f, "a.csv", "x", "b.txt", "y"))
	f.Add(archive(f, "[Content_Types].xml", "", "xl/workbook.xml", ""))
	f.Add([]byte("PK\x03\x04"))
	f.Fuzz(func(t *testing.T, data []byte) {
		name, list, err := Unpack(data)
		if len(list) > MaxBytes || err == nil && name == "" {
			t.Errorf("%q: %d bytes", name, len(list))
		}
		if IsArchive(data) && isWorkbook(data) {
			t.Error("an archive and a workbook")
		}
	})
}

// FuzzFile: a file of any bytes is read in the encoding that it seems to have, as a table or as messages, and bounded.
func FuzzFile(f *testing.F) {
	f.Add([]byte("Nama;Lahir\nA;1.1.2015\n"))
	f.Add([]byte("\xff\xfeN\x00a\x00m\x00a\x00;\x00L\x00/\x00P\x00\n\x00A\x00;\x00L\x00\n\x00"))
	f.Add([]byte("\x00N\x00a\x00m\x00e\x00\n\x00A"))
	f.Add([]byte("Name            Fed   Rating\nKos Ana         CRO     1800\nBili\xe6 Ivo       CRO     1700\n"))
	f.Add([]byte("Nombre;Sexo\nAna;M\nLuis;H\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		text, err := Decode(data, Detect(data, charset.Windows1250))
		if err != nil {
			return
		}
		cells, err := Split(text)
		if err != nil {
			return
		}
		doc := ReadCells(cells, Guess(cells), Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 28}})
		for _, r := range doc.Rows {
			if utf8.RuneCountInString(r.Entrant.Name) > MaxName {
				t.Errorf("name of %d code points", utf8.RuneCountInString(r.Entrant.Name))
			}
		}
	})
}
