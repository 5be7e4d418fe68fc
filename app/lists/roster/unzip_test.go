package roster

import (
	"archive/zip"
	"bytes"
	"errors"
	"strings"
	"testing"
)

// archive packs files, given as name and text in turn.
func archive(t *testing.T, files ...string) []byte {
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
