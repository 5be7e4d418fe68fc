package session

import (
	"fmt"
	"testing"
)

func TestFileName(t *testing.T) {
	for _, c := range []struct {
		event, section string
		sections       bool
		want           string
	}{
		{"Memorijal Žarka Ćosića", "", false, "Memorijal-Zarka-Cosica"}, {"Đurđevac 2026", "U 12", true, "Djurdjevac-2026-U-12"},
		{"Đurđevac 2026", "U 12", false, "Djurdjevac-2026"}, {"O2SN Kec. Tapos", "", true, "O2SN-Kec-Tapos"},
		{"///", "", true, "wasit"}, {"名人", "", true, "wasit"}, {"../../etc", "", true, "etc"}, {"a" + fmt.Sprintf("%080d", 0), "", true, "a" + fmt.Sprintf("%059d", 0)},
	} {
		if got := FileName(c.event, c.section, c.sections); got != c.want {
			t.Errorf("FileName(%q, %q, %v) = %q, want %q", c.event, c.section, c.sections, got, c.want)
		}
	}
}
