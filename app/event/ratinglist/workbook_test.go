package ratinglist

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"wasit/swiss/report"
)

// national is a workbook as federations publish their list: what it is called, the day, and then the heads.
func national(rows int) []byte {
	text := func(cells ...string) (row []report.Cell) {
		for _, c := range cells {
			row = append(row, report.Text(c))
		}
		return row
	}
	table := report.Table{text("Hrvatski šahovski savez"), text("Rejting lista, 1. 11. 2026."), text(), text("ID_No", "Name", "Sex", "Fed", "ClubName", "Birthday", "Rtg_Nat", "Fide_No", "Rtg_Int")}
	for i := range rows {
		table = append(table, append(text(fmt.Sprint(4711+i), fmt.Sprintf("Žagar%d, Đuro", i), "M", []string{"CRO", "SLO"}[i%2], "ŠK Žabac", "1990-05-17"), report.Int(1500+i%1000), report.Text(""), report.Text("")))
	}
	return report.XLSX([]report.Sheet{{Name: "Lista", Table: table}, {Name: "Druga", Table: report.Table{text("x")}}})
}

// TestWorkbook: the list of a workbook is read from its first sheet, below what stands above its heads, by federation too.
func TestWorkbook(t *testing.T) {
	const many = 3000 // more than an entry list may have
	var list []Entry
	stats, err := Parse(bytes.NewReader(national(many)), Options{}, func(e Entry) error { list = append(list, e); return nil })
	if err != nil || stats.Form != XLSX || stats.Entries != many {
		t.Fatalf("%+v, %v", stats, err)
	}
	if e := list[2]; e.Name != "Žagar2, Đuro" || e.Federation != "CRO" || e.Born != 1990 {
		t.Errorf("%+v", e)
	}
	stats, err = Parse(bytes.NewReader(national(10)), Options{Federation: "SLO"}, func(Entry) error { return nil })
	if err != nil || stats.Entries != 5 || stats.Others != 5 {
		t.Errorf("of one federation: %+v, %v", stats, err)
	}
	stop := errors.New("full")
	if _, err := Parse(bytes.NewReader(national(3)), Options{}, func(Entry) error { return stop }); !errors.Is(err, stop) {
		t.Errorf("stopped: %v", err)
	}
}

// TestWorkbookRefused: one that is cut, and one without heads, are refused by what is wrong.
func TestWorkbookRefused(t *testing.T) {
	whole := national(3)
	other := report.XLSX([]report.Sheet{{Name: "x", Table: slicesOf(40)}})
	for name, data := range map[string][]byte{"cut": whole[:len(whole)/2], "no heads": other, "heads alone": national(0)} {
		var form *FormError
		if _, err := Parse(bytes.NewReader(data), Options{}, func(Entry) error { return nil }); !errors.As(err, &form) || !strings.Contains(form.Want, "rating list") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// slicesOf is a table of names without heads.
func slicesOf(n int) (table report.Table) {
	for i := range n {
		table = append(table, []report.Cell{report.Text(fmt.Sprint("Ana ", i)), report.Int(i)})
	}
	return table
}
