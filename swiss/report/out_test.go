package report

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"io"
	"slices"
	"strings"
	"testing"
)

var hostile = []string{"=1+1", "+cmd|' /C calc'!A0", "@SUM(A1)", "</t></is></c>", "<script>alert(1)</script>", "a & b", "quo\"te", "\x00\x0b\ufffe", "Ćiro – 2", " lead"}

func table() Table {
	t := Table{{Text("Name"), Text("Points")}}
	for i, name := range hostile {
		t = append(t, []Cell{Text(name), Int(i)})
	}
	return append(t, []Cell{Text(""), Decimal("30.25"), Points(-5)})
}

// parts opens a workbook and checks that each of its parts is well-formed.
func parts(t *testing.T, data []byte) map[string]string {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]string{}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		for d := xml.NewDecoder(bytes.NewReader(text)); ; {
			if _, err := d.Token(); err == io.EOF {
				break
			} else if err != nil {
				t.Fatalf("%s: %v", f.Name, err)
			}
		}
		found[f.Name] = string(text)
	}
	return found
}

// TestXLSX: texts stay texts, numbers are numbers, nothing is a formula, and every part of the book is named and well-formed.
func TestXLSX(t *testing.T) {
	all := parts(t, XLSX([]Sheet{{"Players", table()}, {"Players", Table{{Text("x")}}}, {"Pa/Pi: [A]*?", nil}}))
	sheet := all["xl/worksheets/sheet1.xml"]
	if strings.Contains(sheet, "<f>") || strings.Contains(sheet, "<script") {
		t.Error("a text became a formula or markup")
	}
	for _, want := range []string{`<c r="B12"><v>30.25</v></c>`, `<c r="C12"><v>-0.5</v></c>`, `s="2"><is><t xml:space="preserve">=1+1</t>`, `s="1"><is><t xml:space="preserve">Name</t>`, "Ćiro – 2", "a &amp; b"} {
		if !strings.Contains(sheet, want) {
			t.Errorf("%s is missing in\n%s", want, sheet)
		}
	}
	for _, want := range []string{`name="Players"`, `name="Players 2"`, `name="Pa Pi   A"`} {
		if !strings.Contains(all["xl/workbook.xml"], want) {
			t.Errorf("%s is missing in\n%s", want, all["xl/workbook.xml"])
		}
	}
	for _, name := range []string{"[Content_Types].xml", "_rels/.rels", "xl/_rels/workbook.xml.rels", "xl/styles.xml", "xl/worksheets/sheet3.xml"} {
		if all[name] == "" {
			t.Errorf("no %s", name)
		}
	}
}

func TestSheetNames(t *testing.T) {
	long := strings.Repeat("Škola ", 9)
	got := sheetNames([]Sheet{{Name: long}, {Name: long}, {Name: "History"}, {Name: ""}, {Name: "'a'"}, {Name: "A"}})
	want := []string{"Škola Škola Škola Škola Škola Š", "Škola Škola Škola Škola Škola 2", "History 2", "4", "a", "A 2"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestColumnNames(t *testing.T) {
	for k, want := range map[int]string{0: "A", 25: "Z", 26: "AA", 51: "AZ", 52: "BA", 701: "ZZ", 702: "AAA"} {
		if got := columnName(k); got != want {
			t.Errorf("column %d is %s, want %s", k, got, want)
		}
	}
}

// TestHTML: the page holds no script and no address, and every text is escaped.
func TestHTML(t *testing.T) {
	text := string(HTML(Page{Lang: "hr", Title: "<b>Kup</b>", Under: "Zagreb & okolica", Made: "Wasit", DecimalComma: true, Sheets: []Sheet{{"Poredak", table()}, {`"<i>"`, table()}}}))
	for _, banned := range []string{"<script", "<b>", "<i>", "http:", "https:", "src=", "onerror", "javascript:"} {
		if strings.Contains(text, banned) {
			t.Errorf("the page holds %q", banned)
		}
	}
	for _, want := range []string{`<html lang="hr">`, "&lt;b&gt;Kup&lt;/b&gt;", `<a href="#t2">`, `<section id="t2">`, `<td class="n">30,25</td>`, "viewport", "@media print", "&lt;script&gt;"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing", want)
		}
	}
	if open, closed := strings.Count(text, "<table>"), strings.Count(text, "</tbody></table>"); open != 2 || closed != 2 || strings.Count(text, "<tbody>") != 2 {
		t.Errorf("%d tables, %d closed", open, closed)
	}
}
