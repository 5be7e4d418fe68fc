package imports

import (
	"archive/zip"
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/rules/charset"
	"wasit/swiss"
)

// sheetOf is a sheet of a workbook: its name, and its rows as XML.
type sheetOf struct{ Name, Rows string }

// cells writes rows of a sheet, a text each, with "|" between the cells.
func cells(rows ...string) string {
	var b strings.Builder
	for i, row := range rows {
		fmt.Fprintf(&b, `<row r="%d">`, i+1)
		for k, text := range strings.Split(row, "|") {
			fmt.Fprintf(&b, `<c r="%c%d" t="inlineStr"><is><t>%s</t></is></c>`, 'A'+k, i+1, text)
		}
		b.WriteString("</row>")
	}
	return b.String()
}

// workbook packs sheets into an XLSX file.
func workbook(t testing.TB, sheets ...sheetOf) []byte {
	t.Helper()
	parts := [][2]string{}
	var book, rels strings.Builder
	for i, s := range sheets {
		fmt.Fprintf(&book, `<sheet name="%s" sheetId="%d" r:id="rId%d"/>`, s.Name, i+1, i+1)
		fmt.Fprintf(&rels, `<Relationship Id="rId%d" Target="worksheets/sheet%d.xml"/>`, i+1, i+1)
		parts = append(parts, [2]string{fmt.Sprintf("xl/worksheets/sheet%d.xml", i+1), `<worksheet><sheetData>` + s.Rows + `</sheetData></worksheet>`})
	}
	parts = append(parts, [2]string{"xl/workbook.xml", `<workbook xmlns="m" xmlns:r="r"><sheets>` + book.String() + `</sheets></workbook>`},
		[2]string{"xl/_rels/workbook.xml.rels", `<Relationships>` + rels.String() + `</Relationships>`})
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, p := range parts {
		w, err := z.Create(p[0])
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(p[1])); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestWorkbook: the first sheet that holds anything is read; another can be chosen; what is right for texts alone is not asked.
func TestWorkbook(t *testing.T) {
	d := emptyEvent(t)
	d.open("peserta.xlsx", workbook(t, sheetOf{"Sampul", ""},
		sheetOf{"Putra", cells("Nama|L/P|Tanggal lahir|Sekolah", "Andi Wijaya|L|2015-03-12|SDN Tapos 2", "Budi Santoso|L|2014-07-01|SDN Tapos 3")},
		sheetOf{"Putri", cells("Nama|L/P|Tanggal lahir|Sekolah", "Siti Nurhaliza|P|2015-05-03|SDN Tapos 2")}))
	im := d.m.Model
	if im.Err != nil || im.Sheet != 1 || len(im.Sheets) != 3 || im.Chat || !im.Plain || len(im.Rows) != 2 {
		t.Fatalf("sheet %d of %q, %d rows, %v", im.Sheet, im.Sheets, len(im.Rows), im.Err)
	}
	if e := im.Rows[0].Entrant; e.Name != "Andi Wijaya" || e.Sex != swiss.Male || e.Birth != (swiss.Date{Year: 2015, Month: 3, Day: 12}) || e.Club != "SDN Tapos 2" {
		t.Errorf("%+v", e)
	}
	for _, msg := range []Msg{importSeparator{','}, importEncoding{charset.Windows1252}, importSheet{1}, importSheet{-1}, importSheet{3}} {
		if d.send(msg); len(d.m.Rows) != 2 || d.m.Sheet != 1 {
			t.Errorf("%T changes a workbook: %+v", msg, d.m.Rows)
		}
	}
	d.send(importColumn{3, roster.Ignored})
	if d.m.Rows[0].Entrant.Club != "" {
		t.Error("a column cannot be left out")
	}
	d.send(importSheet{2})
	d.count(session.Count{Ready: 1, Female: 1})
	d.send(importEnter{})
	d.NoNotice("entering")
	if list := d.m.Event.Kept.Players(d.m.Event.Section); len(list) != 1 || list[0].Name != "Siti Nurhaliza" {
		t.Errorf("%+v", list)
	}
	d.send(importSheet{0})
	if d.m.Err != nil {
		t.Error("the sheet is no longer there to choose")
	}
}

// TestWorkbookEmptySheet: an empty sheet says so and lets another be chosen.
func TestWorkbookEmptySheet(t *testing.T) {
	d := emptyEvent(t)
	d.open("x.xlsx", workbook(t, sheetOf{"A", cells("Nama|Klub", "Ana Horvat|ŠK Vrbani")}, sheetOf{"B", ""}))
	d.send(importSheet{1})
	if d.m.Err == nil || len(d.m.Sheets) != 2 {
		t.Fatalf("%v %q", d.m.Err, d.m.Sheets)
	}
	d.send(importSheet{0})
	d.count(session.Count{Ready: 1})
}

// TestWorkbookOfMessages: a sheet whose lines are messages in one column is read as messages, each on the line of its number.
func TestWorkbookOfMessages(t *testing.T) {
	d := emptyEvent(t)
	rows := strings.Replace(cells("SDN Tapos 2:", "1. Andi Wijaya (L) kls 5", "2. Siti (P) kls 4"), `<row r="3">`, `<row r="2000000000">`, 1)
	d.open("x.xlsx", workbook(t, sheetOf{"Chat", rows}))
	if !d.m.Chat || d.m.Rows[1].Entrant.Name != "Siti" || d.m.Rows[0].Line != 2 || d.m.Rows[0].Entrant.Club != "SDN Tapos 2" {
		t.Fatalf("chat %v: %+v", d.m.Chat, d.m.Rows)
	}
	d.send(importAs{false})
	d.send(importAs{true})
	if c := d.m.Count(); c.Ready != 2 {
		t.Errorf("%+v", d.m.Rows)
	}
}

// TestWorkbookFromHome: a workbook opened from the home page waits for the event that the wizard makes.
func TestWorkbookFromHome(t *testing.T) {
	d := home(t)
	d.openAny("peserta.xlsx", workbook(t, sheetOf{"Peserta", cells("Nama|Sekolah", "Andi Wijaya|SDN Tapos 2")}))
	if w := d.m.Waiting; w == nil || w.Count.Ready != 1 || d.m.Route.Page != session.PageWizard || d.made() {
		t.Fatalf("waits for %+v on page %v: %+v", w, d.m.Route.Page, d.m.Notice)
	}
	d.openAny("rusak.xlsx", []byte("PK\x03\x04\x00\x00"))
	if d.m.Err == nil || d.m.Route.Page != session.PageOpen {
		t.Errorf("a damaged one: %v on page %v", d.m.Err, d.m.Route.Page)
	}
}

// TestZippedList: a list in a zip is read as if it lay open; a zip of none or of several says what to do, and a zipped rating list
// where it belongs.
func TestZippedList(t *testing.T) {
	zipped := func(files ...string) []byte {
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
	const list = "Nama;L/P;Sekolah\nAndi Wijaya;L;SDN Tapos 2\nBudi Santoso;L;SDN Tapos 3\n"
	d := emptyEvent(t)
	d.open("peserta.zip", zipped("data/peserta.csv", list, "__MACOSX/data/._peserta.csv", "x"))
	if im := d.m.Model; im.Err != nil || im.File != "peserta.csv" || len(im.Rows) != 2 || im.Rows[1].Entrant.Name != "Budi Santoso" {
		t.Fatalf("%q, %d rows, %v", im.File, len(im.Rows), im.Err)
	}
	d = emptyEvent(t)
	d.open("dua.zip", zipped("a.csv", list, "b.csv", list))
	if notice, names := importFault(d.m.Lang(), d.m.Err); notice.Title != d.m.Lang().T(textZipSeveral) || len(names) != 2 {
		t.Errorf("two lists: %+v %q", notice, names)
	}
	d = emptyEvent(t)
	d.open("foto.zip", zipped("foto.jpg", "x"))
	if notice, _ := importFault(d.m.Lang(), d.m.Err); notice.Title != d.m.Lang().T(textZipEmpty) {
		t.Errorf("no list: %+v", notice)
	}
	fide, err := os.ReadFile("../../../testdata/ratinglist/columns.txt")
	if err != nil {
		t.Fatal(err)
	}
	d = emptyEvent(t)
	d.open("players_list.zip", zipped("players_list.txt", string(fide)))
	if notice, _ := importFault(d.m.Lang(), d.m.Err); notice.Title != d.m.Lang().T(textFileRatings) {
		t.Errorf("rating list: %+v", notice)
	}
}
