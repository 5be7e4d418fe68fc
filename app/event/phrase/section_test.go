package phrase

import (
	"testing"

	"wasit/app/words/i18n"
)

// TestSectionInWords: what a certificate is given for stands there in full words; names that are none stay as somebody wrote them.
func TestSectionInWords(t *testing.T) {
	for _, c := range []struct {
		lang       i18n.Lang
		name, want string
	}{
		{i18n.ID, "SD Pa", "Sekolah Dasar Putra"},
		{i18n.ID, "SMP Pi", "Sekolah Menengah Pertama Putri"},
		{i18n.ID, "SD/MI Pa", "Sekolah Dasar/Madrasah Ibtidaiyah Putra"},
		{i18n.ID, "SMP-MTs (Pi)", "Sekolah Menengah Pertama-Madrasah Tsanawiyah (Putri)"},
		{i18n.ID, "SMA", "Sekolah Menengah Atas"},
		{i18n.ID, "U12 Pi", "di bawah 12 tahun Putri"},
		{i18n.EN, "U9", "under 9"},
		{i18n.HR, "U15 djevojke", "do 15 godina djevojke"},
		{i18n.HR, "OŠ, 5.–8. razred", "osnovne škole, 5.–8. razred"},
		{i18n.EN, "SD Pa", "Sekolah Dasar Putra"},
		{i18n.ID, "Pak Amir Ma'ruf Cup", "Pak Amir Ma'ruf Cup"},
		{i18n.EN, "Open A", "Open A"},
		{i18n.HR, "Ž", "Ž"},
		{i18n.EN, "U2000", "U2000"},
		{i18n.EN, "", ""},
	} {
		if got := SectionInWords(c.lang, c.name); got != c.want {
			t.Errorf("%s %q: %q, want %q", c.lang.Tag(), c.name, got, c.want)
		}
	}
}
