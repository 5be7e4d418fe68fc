package report

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Sheet is a table with its name.
type Sheet struct {
	Name  string
	Table Table
}

// XLSX writes a workbook with a sheet for each table: the head bold and fixed, numbers as numbers, texts as texts that no program
// runs as a formula. Names of sheets are made fit: at most 31 characters, none twice.
func XLSX(sheets []Sheet) []byte {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	part := func(name, text string) {
		w, err := z.Create(name)
		if err == nil {
			_, err = w.Write([]byte(xml.Header + text))
		}
		if err != nil {
			panic(err) // memory does not fail
		}
	}
	var types, book, rels strings.Builder
	for i, name := range sheetNames(sheets) {
		n := strconv.Itoa(i + 1)
		types.WriteString(`<Override PartName="/xl/worksheets/sheet` + n + `.xml" ContentType="` + sheetML + `worksheet+xml"/>`)
		book.WriteString(`<sheet name="` + escaped(name) + `" sheetId="` + n + `" r:id="rId` + n + `"/>`)
		rels.WriteString(`<Relationship Id="rId` + n + `" Type="` + officeRel + `worksheet" Target="worksheets/sheet` + n + `.xml"/>`)
	}
	part("[Content_Types].xml", `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`+
		`<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="`+sheetML+`sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="`+sheetML+`styles+xml"/>`+types.String()+`</Types>`)
	part("_rels/.rels", `<Relationships xmlns="`+packageRel+`"><Relationship Id="rId1" Type="`+officeRel+`officeDocument" Target="xl/workbook.xml"/></Relationships>`)
	part("xl/workbook.xml", `<workbook xmlns="`+mainML+`" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>`+book.String()+`</sheets></workbook>`)
	part("xl/_rels/workbook.xml.rels", `<Relationships xmlns="`+packageRel+`">`+rels.String()+`<Relationship Id="rId0" Type="`+officeRel+`styles" Target="styles.xml"/></Relationships>`)
	part("xl/styles.xml", styles)
	for i, s := range sheets {
		part("xl/worksheets/sheet"+strconv.Itoa(i+1)+".xml", s.Table.worksheet())
	}
	if err := z.Close(); err != nil {
		panic(err)
	}
	return b.Bytes()
}

// Words of the format (ECMA-376).
const (
	mainML     = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
	sheetML    = "application/vnd.openxmlformats-officedocument.spreadsheetml."
	officeRel  = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
	packageRel = "http://schemas.openxmlformats.org/package/2006/relationships"
	// The styles: 0 plain, 1 the bold head, 2 a text that stays one when somebody edits it.
	styles = `<styleSheet xmlns="` + mainML + `"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
		`<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
		`<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`
)

// The bounds of a name of a sheet and of the width of a column, in characters.
const (
	mostSheetName = 31
	leastWidth    = 5
	mostWidth     = 40
)

// sheetNames makes the names fit for a workbook.
func sheetNames(sheets []Sheet) []string {
	names, taken := make([]string, len(sheets)), map[string]bool{"history": true} // which Excel keeps to itself
	for i, s := range sheets {
		base := strings.Trim(strings.TrimSpace(strings.Map(func(r rune) rune {
			if r < ' ' || strings.ContainsRune(`[]:*?/\`, r) {
				return ' '
			}
			return r
		}, s.Name)), "'")
		if base == "" {
			base = strconv.Itoa(i + 1)
		}
		name := cutName(base, "")
		for n := 2; taken[strings.ToLower(name)]; n++ {
			name = cutName(base, " "+strconv.Itoa(n))
		}
		names[i], taken[strings.ToLower(name)] = name, true
	}
	return names
}

// cutName cuts a name so that it fits with what follows it.
func cutName(name, tail string) string {
	r := []rune(name)
	return string(r[:min(len(r), mostSheetName-len(tail))]) + tail
}

// escaped is a text as XML holds it; what XML cannot hold becomes a blank.
func escaped(s string) string {
	var b strings.Builder
	if err := xml.EscapeText(&b, []byte(strings.Map(printable, s))); err != nil {
		panic(err) // memory does not fail
	}
	return b.String()
}

func printable(r rune) rune {
	if r < ' ' || r == 0x7f || r == utf8.RuneError || r == 0xfffe || r == 0xffff {
		return ' '
	}
	return r
}

// worksheet writes the table as the XML of a sheet.
func (t Table) worksheet() string {
	var b strings.Builder
	b.WriteString(`<worksheet xmlns="` + mainML + `"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`)
	if widths := t.widths(); len(widths) > 0 {
		b.WriteString("<cols>")
		for i, w := range widths {
			fmt.Fprintf(&b, `<col min="%d" max="%d" width="%d" customWidth="1"/>`, i+1, i+1, w+2)
		}
		b.WriteString("</cols>")
	}
	b.WriteString("<sheetData>")
	for i, row := range t {
		fmt.Fprintf(&b, `<row r="%d">`, i+1)
		for k, c := range row {
			c.xlsx(&b, columnName(k)+strconv.Itoa(i+1), i == 0)
		}
		b.WriteString("</row>")
	}
	b.WriteString("</sheetData></worksheet>")
	return b.String()
}

// xlsx writes one cell.
func (c Cell) xlsx(b *strings.Builder, at string, head bool) {
	switch style := ""; {
	case c.text == "":
	case c.number:
		b.WriteString(`<c r="` + at + `"><v>` + c.text + `</v></c>`)
	default:
		if head {
			style = ` s="1"`
		} else if defuse(c.text) != c.text {
			style = ` s="2"`
		}
		b.WriteString(`<c r="` + at + `" t="inlineStr"` + style + `><is><t xml:space="preserve">` + escaped(c.text) + `</t></is></c>`)
	}
}

// widths are those of the columns, by their longest text.
func (t Table) widths() []int {
	var list []int
	for _, row := range t {
		for k, c := range row {
			for len(list) <= k {
				list = append(list, leastWidth)
			}
			list[k] = min(max(list[k], utf8.RuneCountInString(c.text)), mostWidth)
		}
	}
	return list
}

// columnName is A, B … Z, AA … of column k, from 0.
func columnName(k int) string {
	name := ""
	for k++; k > 0; k = (k - 1) / 26 {
		name = string(rune('A'+(k-1)%26)) + name
	}
	return name
}
