package roster

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
)

// workbook packs parts into an XLSX file.
func workbook(t testing.TB, parts map[string]string) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, name := range []string{"xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/sharedStrings.xml", "xl/styles.xml", "xl/worksheets/sheet1.xml", "xl/worksheets/sheet2.xml"} {
		text, ok := parts[name]
		if !ok {
			continue
		}
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func usual(sheet string) map[string]string {
	return map[string]string{
		"xl/workbook.xml":            `<workbook xmlns="m" xmlns:r="r"><workbookPr/><sheets><sheet name="Arsip" sheetId="2" state="hidden" r:id="rId2"/><sheet name="Peserta" sheetId="1" r:id="rId1"/></sheets></workbook>`,
		"xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`,
		"xl/sharedStrings.xml":       `<sst><si><t>Nama</t></si><si><r><t>Ana </t></r><r><t xml:space="preserve">Horvat</t></r><rPh><t>x</t></rPh></si><si><t>Tgl lahir</t></si></sst>`,
		"xl/styles.xml":              `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\.mm\.yyyy"/><numFmt numFmtId="165" formatCode="0 &quot;day&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
		"xl/worksheets/sheet1.xml":   `<worksheet><sheetData>` + sheet + `</sheetData></worksheet>`,
		"xl/worksheets/sheet2.xml":   `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>lama</t></is></c></row></sheetData></worksheet>`,
	}
}

// TestHiddenRows: who stands in a row that a filter or a person hid is asked about.
func TestHiddenRows(t *testing.T) {
	row := func(n int, hidden, name, club string) string {
		return fmt.Sprintf(`<row r="%d"%s><c r="A%d" t="inlineStr"><is><t>%s</t></is></c><c r="B%d" t="inlineStr"><is><t>%s</t></is></c></row>`, n, hidden, n, name, n, club)
	}
	cells, err := FromXLSX(workbook(t, usual(row(1, "", "Nama", "Klub")+row(2, "", "Ana Horvat", "A")+row(3, ` hidden="1"`, "Ivo Kos", "B")+row(4, ` spans="1:2" hidden="true" ht="0"`, "Tia Fenn", "C")+row(5, ` hidden="0"`, "Lee Ash", "D"))), 0)
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range Read(cells, Guess(cells), 2026, nil) {
		if asked := slices.ContainsFunc(r.Doubts, func(d Doubt) bool { return d.Kind == DoubtHidden }); asked != (i == 1 || i == 2) {
			t.Errorf("%s: %+v", r.Entrant.Name, r.Doubts)
		}
	}
}

func TestFromXLSX(t *testing.T) {
	data := workbook(t, usual(`<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>2</v></c><c r="D2" t="inlineStr"><is><t>Rating</t></is></c><c r="E2" t="str"><f>1</f><v>L/P</v></c></row>
<row r="5"><c r="A5" t="s"><v>1</v></c><c r="B5" s="1"><v>42075</v></c><c r="D5" s="2"><v>1450.0</v></c><c r="E5" t="inlineStr"><is><t>P</t></is></c></row><row r="6"/>
<row r="7"><c r="A7" t="inlineStr"><is><t>Budi</t></is></c><c r="B7" s="3"><v>42075.5</v></c><c r="C7" t="e"><v>#N/A</v></c></row>`))
	if !isWorkbook(data) || isWorkbook([]byte("PK\x03\x04nonsense")) || isWorkbook([]byte("Nama;Klub")) {
		t.Error("what is an XLSX file")
	}
	names, err := Sheets(data)
	if err != nil || !cmp.Equal(names, []string{"Peserta", "Arsip"}) {
		t.Fatalf("sheets %v, %v: hidden ones come last", names, err)
	}
	c, err := FromXLSX(data, 0)
	if err != nil {
		t.Fatal(err)
	}
	want := Cells{Rows: [][]string{{"Nama", "Tgl lahir", "", "Rating", "L/P"}, {"Ana Horvat", "2015-03-12", "", "1450", "P"}, {"Budi", "2015-03-12"}}, Lines: []int{2, 5, 7}, Sep: ';',
		Source: []string{"Nama; Tgl lahir; ; Rating; L/P", "Ana Horvat; 2015-03-12; ; 1450; P", "Budi; 2015-03-12"}}
	if diff := cmp.Diff(want, c); diff != "" {
		t.Fatalf("(-want +got)\n%s", diff)
	}
	rows := Read(c, Guess(c), 2026, nil)
	if got := rows[0].Entrant; got != (Entrant{Name: "Ana Horvat", Birth: swiss.Date{Year: 2015, Month: 3, Day: 12}, Rating: 1450, Sex: swiss.Female}) || rows[0].Line != 5 {
		t.Errorf("%+v", rows[0])
	}
	if c, err := FromXLSX(data, 1); err != nil || c.Rows[0][0] != "lama" {
		t.Errorf("%v, %v", c, err)
	}
	if _, err := FromXLSX(data, 2); err == nil {
		t.Error("there is no third sheet")
	}
}

// TestBombs: a file that swells, has too many rows or columns, or breaks off is refused, whatever it says of its size.
func TestBombs(t *testing.T) {
	big := usual(`<row r="1"><c r="A1" t="inlineStr"><is><t>` + strings.Repeat("a", MaxBytes) + `</t></is></c></row>`)
	if _, err := FromXLSX(workbook(t, big), 0); !errors.Is(err, ErrTooLarge) {
		t.Errorf("20 MB of one letter: %v", err)
	}
	var tooMany *TooManyError
	rows := usual(strings.Repeat(`<row><c t="inlineStr"><is><t>a</t></is></c></row>`, MaxRows+2))
	if _, err := FromXLSX(workbook(t, rows), 0); !errors.As(err, &tooMany) || tooMany.What != "rows" {
		t.Errorf("rows: %v", err)
	}
	columns := usual(`<row r="1"><c r="XFD1" t="inlineStr"><is><t>a</t></is></c></row>`)
	if _, err := FromXLSX(workbook(t, columns), 0); !errors.As(err, &tooMany) || tooMany.What != "columns" {
		t.Errorf("columns: %v", err)
	}
	if _, err := FromXLSX(workbook(t, usual(`<row r="1"><c r="A1"><v>1`)), 0); !errors.Is(err, ErrBroken) {
		t.Errorf("broken off: %v", err)
	}
	if _, err := FromXLSX([]byte("\xD0\xCF\x11\xE0"), 0); !errors.Is(err, ErrEncrypted) {
		t.Errorf("protected: %v", err)
	}
	if _, err := FromXLSX([]byte("no zip"), 0); !errors.Is(err, ErrNoXLSX) {
		t.Errorf("no zip: %v", err)
	}
	if _, err := FromXLSX(make([]byte, MaxBytes+1), 0); !errors.Is(err, ErrTooLarge) {
		t.Errorf("too large: %v", err)
	}
}

// FuzzXLSX: no file makes it panic or give more than the limits.
func FuzzXLSX(f *testing.F) {
	f.Add(workbook(f, usual(`<row r="1"><c r="A1" t="s"><v>1</v></c></row>`)))
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := FromXLSX(data, 0)
		if err == nil && (len(c.Rows) > MaxRows+1 || len(c.Rows) != len(c.Lines)) {
			t.Errorf("%d rows", len(c.Rows))
		}
	})
}

// TestWorkbookSiblings reads cells as the programs of others write them into a workbook.
func TestWorkbookSiblings(t *testing.T) {
	in := func(ref, text string) string {
		return `<c r="` + ref + `" t="inlineStr"><is><t>` + text + `</t></is></c>`
	}
	for _, c := range []struct{ name, sheet, want string }{
		{"result of a formula", `<row r="1"><c r="A1" t="str"><f>B1&amp;"x"</f><v>Ana Kos</v></c><c r="B1"><f>900*2</f><v>1800</v></c></row>`, "Ana Kos|1800"},
		{"a number with an exponent", `<row r="1">` + in("A1", "Ana Kos") + `<c r="B1"><v>1.8E3</v></c></row>`, "Ana Kos|1800"},
		{"a number that a computer rounded", `<row r="1">` + in("A1", "Ana Kos") + `<c r="B1"><v>1799.9999999999998</v></c></row>`, "Ana Kos|1800"},
		{"numbers as texts", `<row r="1">` + in("A1", "Ana Kos") + in("B1", "1800") + `</row>`, "Ana Kos|1800"},
		{"single quotes", `<row r='1'><c r='A1' t='inlineStr'><is><t>Ana Kos</t></is></c><c r='B1'><v>1800</v></c></row>`, "Ana Kos|1800"},
		{"entities and CDATA", `<row r="1">` + in("A1", "&#352;ime &#x10C;avi&#263;") + in("B1", "<![CDATA[A & B]]>") + `</row>`, "Šime Čavić|A & B"},
		{"code points between underscores", `<row r="1">` + in("A1", "Ana_x0020_Kos") + in("B1", "a_x005F_x0041_") + `</row>`, "Ana Kos|a_x0041_"},
		{"no rows named", `<row>` + `<c><v>1</v></c><c t="inlineStr"><is><t>Ana</t></is></c></row><row><c><v>2</v></c><c t="inlineStr"><is><t>Ivo</t></is></c></row>`, "1|Ana\n2|Ivo"},
		{"a gap of two columns", `<row r="1">` + in("A1", "Ana") + in("D1", "x") + `</row>`, "Ana|||x"},
		{"letters in runs", `<row r="1"><c r="A1" t="inlineStr"><is><r><rPr><b/></rPr><t>Ana </t></r><r><t>Kos</t></r></is></c></row>`, "Ana Kos"},
		{"line ends in a cell", `<row r="1">` + in("A1", "Ana&#10;Kos") + in("B1", "a_x000D_") + `</row>`, "Ana Kos|a"},
		{"a long number", `<row r="1">` + in("A1", "Ana") + `<c r="B1"><v>61234567890</v></c></row>`, "Ana|61234567890"},
		{"a mistake of a formula", `<row r="1">` + in("A1", "Ana") + `<c r="B1" t="e"><f>VLOOKUP(1,2,3)</f><v>#N/A</v></c></row>`, "Ana"},
	} {
		cells, err := FromXLSX(workbook(t, usual(c.sheet)), 0)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		var lines []string
		for _, r := range cells.Rows {
			lines = append(lines, strings.Join(r, "|"))
		}
		if got := strings.Join(lines, "\n"); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	prefixed := usual("")
	prefixed["xl/worksheets/sheet1.xml"] = `<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Ana</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`
	if cells, err := FromXLSX(workbook(t, prefixed), 0); err != nil || len(cells.Rows) != 1 || cells.Rows[0][0] != "Ana" {
		t.Errorf("names with a prefix: %+v, %v", cells.Rows, err)
	}
	if _, err := FromXLSX(workbook(t, usual(`<row r="1"><c r="A1" t="s"><v>99</v></c></row>`)), 0); !errors.Is(err, ErrBroken) {
		t.Errorf("a text that the workbook does not hold: %v", err)
	}
}

// isWorkbook reports whether data is a workbook of a spreadsheet program in the format of Office Open XML: a zip with a workbook
// in it. The old format of Excel and other zips are none.
func isWorkbook(data []byte) bool {
	if !bytes.HasPrefix(data, []byte("PK\x03\x04")) || len(data) > MaxBytes {
		return false
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return false
	}
	for _, f := range z.File {
		if f.Name == "xl/workbook.xml" {
			return true
		}
	}
	return false
}
