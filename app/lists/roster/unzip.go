package roster

import (
	"archive/zip"
	"bytes"
	"io"
	"path"
	"strings"
)

// ArchiveError says that an archive holds no list, or several of which a person must choose one.
type ArchiveError struct{ Names []string }

func (e *ArchiveError) Error() string {
	if len(e.Names) == 0 {
		return "roster: the archive holds no list"
	}
	return "roster: the archive holds several lists: " + strings.Join(e.Names, ", ")
}

// IsArchive reports whether data are a zip archive that is no workbook nor another document of an office program.
func IsArchive(data []byte) bool {
	z, err := openArchive(data)
	if err != nil {
		return false
	}
	for _, f := range z.File {
		if name := strings.ToLower(f.Name); name == "[content_types].xml" || name == "mimetype" || strings.HasPrefix(name, "xl/") {
			return false
		}
	}
	return true
}

func openArchive(data []byte) (*zip.Reader, error) {
	if !bytes.HasPrefix(data, []byte("PK\x03\x04")) {
		return nil, zip.ErrFormat
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err == nil && len(z.File) > maxParts {
		return nil, ErrTooLarge
	}
	return z, err
}

// Unpack returns the only list in an archive and its name. One longer than MaxBytes is returned up to there, with ErrTooLarge:
// its beginning tells what it is.
func Unpack(data []byte) (name string, list []byte, err error) {
	z, err := openArchive(data)
	if err != nil {
		return "", nil, err
	}
	var found []*zip.File
	for _, f := range z.File {
		if isListFile(f.Name) {
			found = append(found, f)
		}
	}
	if len(found) != 1 {
		e := &ArchiveError{}
		for _, f := range found[:min(len(found), 10)] {
			e.Names = append(e.Names, clean(path.Base(f.Name)))
		}
		return "", nil, e
	}
	r, err := found[0].Open()
	if err != nil {
		return "", nil, ErrBroken
	}
	defer r.Close()
	if list, err = io.ReadAll(io.LimitReader(r, MaxBytes+1)); err != nil {
		return "", nil, ErrBroken
	}
	if len(list) > MaxBytes {
		return clean(path.Base(found[0].Name)), list[:MaxBytes], ErrTooLarge
	}
	return clean(path.Base(found[0].Name)), list, nil
}

// isListFile reports whether a file in an archive may be a list; what systems put beside it is none.
func isListFile(name string) bool {
	base := path.Base(strings.ReplaceAll(name, "\\", "/"))
	if strings.HasSuffix(name, "/") || strings.HasPrefix(name, "__MACOSX/") || strings.HasPrefix(base, ".") {
		return false
	}
	return isOneOf(strings.TrimPrefix(strings.ToLower(path.Ext(base)), "."), "csv tsv txt tab xlsx xlsm trf trfx xml")
}
