package report

import (
	"encoding/csv"
	"encoding/xml"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// ordinary is a table without anything that a writer must change.
func ordinary() Table {
	return Table{{Text("Name"), Text("Club"), Text("Points"), Text("BH")},
		{Text("Šimić, Đurđa"), Text("ŠK “Žar” & Co; d.d."), Points(55), Decimal("30.25")},
		{Text("O'Brien, \"Tom\""), Text(""), Int(4), Decimal("-0.5")},
		{Text("Nguyễn Thị Ánh"), Text("two\u00a0words, comma"), Points(0), Text("—")},
		{Text("007"), Text("1/2"), Int(1777), Text("12-03-2014")}}
}

func texts(t Table) (rows [][]string) {
	for _, row := range t {
		var cells []string
		for _, c := range row {
			cells = append(cells, c.text)
		}
		rows = append(rows, cells)
	}
	return rows
}

func same(t *testing.T, name string, got, want [][]string) {
	t.Helper()
	if !slices.EqualFunc(got, want, slices.Equal[[]string]) {
		t.Errorf("%s: got\n%q, want\n%q", name, got, want)
	}
}

// bookXML and those below are the parts of a workbook by the words of ECMA-376, read without any of the writer's own.
type bookXML struct {
	Sheets []struct {
		Name string `xml:"name,attr"`
		ID   string `xml:"http://schemas.openxmlformats.org/officeDocument/2006/relationships id,attr"`
	} `xml:"sheets>sheet"`
}

type relationsXML struct {
	List []struct {
		ID     string `xml:"Id,attr"`
		Type   string `xml:"Type,attr"`
		Target string `xml:"Target,attr"`
	} `xml:"Relationship"`
}

type sheetXML struct {
	Rows []struct {
		Cells []struct {
			Ref    string  `xml:"r,attr"`
			Type   string  `xml:"t,attr"`
			Value  string  `xml:"v"`
			Inline string  `xml:"is>t"`
			F      *string `xml:"f"`
		} `xml:"c"`
	} `xml:"sheetData>row"`
}

func decode(t *testing.T, text string, into any) {
	t.Helper()
	if text == "" {
		t.Fatal("a part is missing")
	}
	if err := xml.Unmarshal([]byte(text), into); err != nil {
		t.Fatal(err)
	}
}

// readBook finds a sheet by its relations, from the package down, and reads its cells by their references.
func readBook(t *testing.T, data []byte, sheet int) (name string, rows [][]string, numbers int) {
	t.Helper()
	all := parts(t, data)
	target := func(rels, id, kind string) string {
		var r relationsXML
		decode(t, all[rels], &r)
		for _, rel := range r.List {
			if (id == "" || rel.ID == id) && strings.HasSuffix(rel.Type, "/"+kind) {
				return rel.Target
			}
		}
		t.Fatalf("%s has no %s %s", rels, kind, id)
		return ""
	}
	main := target("_rels/.rels", "", "officeDocument")
	var book bookXML
	decode(t, all[main], &book)
	folder := path.Dir(main)
	at := path.Join(folder, target(path.Join(folder, "_rels", path.Base(main)+".rels"), book.Sheets[sheet].ID, "worksheet"))
	if !strings.Contains(all["[Content_Types].xml"], `PartName="/`+at+`"`) {
		t.Errorf("%s has no content type", at)
	}
	var s sheetXML
	decode(t, all[at], &s)
	for i, row := range s.Rows {
		cells := []string{}
		for _, c := range row.Cells {
			column := int(c.Ref[0] - 'A')
			if c.Ref[1:] != strconv.Itoa(i+1) || column < len(cells) || c.F != nil {
				t.Errorf("cell %s in row %d behind %d others", c.Ref, i+1, len(cells))
				continue
			}
			for len(cells) < column { // empty cells are left out
				cells = append(cells, "")
			}
			switch c.Type {
			case "inlineStr":
				cells = append(cells, c.Inline)
			case "", "n":
				if _, err := strconv.ParseFloat(c.Value, 64); err != nil {
					t.Errorf("%s: %q is no number", c.Ref, c.Value)
				}
				cells, numbers = append(cells, c.Value), numbers+1
			default:
				t.Errorf("%s has type %q", c.Ref, c.Type)
			}
		}
		rows = append(rows, cells)
	}
	return book.Sheets[sheet].Name, rows, numbers
}

// TestSecondReaders: what is written is read by readers that know the formats and nothing of the writers, cell by cell.
func TestSecondReaders(t *testing.T) {
	want := texts(ordinary())
	name, rows, numbers := readBook(t, XLSX([]Sheet{{"Other", table()}, {"Players", ordinary()}}), 1)
	if same(t, "XLSX", rows, want); name != "Players" || numbers != 6 {
		t.Errorf("sheet %q with %d numbers", name, numbers)
	}
	for _, d := range []Dialect{{}, {Separator: ';', DecimalComma: true}} {
		text, marked := strings.CutPrefix(string(CSV(ordinary(), d)), "\ufeff")
		r := csv.NewReader(strings.NewReader(text))
		if d.Separator != 0 {
			r.Comma = d.Separator
		}
		rows, err := r.ReadAll()
		if err != nil || !marked || strings.Count(text, "\r\n") != len(want) {
			t.Errorf("%+v: %v", d, err)
		}
		expect := texts(ordinary())
		for i, row := range ordinary() {
			for k, c := range row {
				if c.number && d.DecimalComma {
					expect[i][k] = strings.Replace(c.text, ".", ",", 1)
				}
			}
		}
		same(t, "CSV", rows, expect)
	}
	same(t, "HTML", readTables(t, HTML(Page{Lang: "en", Title: "Cup", Sheets: []Sheet{{"Players", ordinary()}}})), want)
}

// readTables reads the cells of a page as a browser does.
func readTables(t *testing.T, page []byte) (rows [][]string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(string(page)))
	d.Strict, d.AutoClose, d.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	in := false
	for {
		token, err := d.Token()
		if err == io.EOF {
			return rows
		}
		if err != nil {
			t.Fatal(err)
		}
		switch x := token.(type) {
		case xml.StartElement:
			switch x.Name.Local {
			case "tr":
				rows = append(rows, nil)
			case "td", "th":
				rows[len(rows)-1], in = append(rows[len(rows)-1], ""), true
			}
		case xml.EndElement:
			in = in && x.Name.Local != "td" && x.Name.Local != "th"
		case xml.CharData:
			if row := rows; in {
				last := row[len(row)-1]
				last[len(last)-1] += string(x)
			}
		}
	}
}
