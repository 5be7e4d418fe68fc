package records

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// TestOfficeFile: the file for the education office has the class with its letter, the day of birth and the numbers of each pupil, in
// every language, and the reader of lists takes it back as it was.
func TestOfficeFile(t *testing.T) {
	for _, l := range []i18n.Lang{i18n.ID, i18n.EN, i18n.HR} {
		d := event(t, 6, 2)
		d.m.Settings.Lang = l
		d.Did(journal.AddPlayer{Section: 1, PlayerInfo: journal.PlayerInfo{Name: "Siti Aminah", Sex: swiss.Female, Club: "SMPN 2 Depok", Class: 7, ClassText: "7B",
			Birth: journal.Date{Year: 2013, Month: 5, Day: 9}, NIS: "1203", NISN: "0131234567"}})
		data := d.saved(exportOffice{}).Data
		text, err := roster.Decode(data, roster.Detect(data, ""))
		if err != nil {
			t.Fatal(err)
		}
		i := strings.Index(text, "Siti Aminah")
		if i < 0 {
			t.Fatal(text)
		}
		line, _, _ := strings.Cut(text[i:], "\n")
		for _, want := range []string{"SMPN 2 Depok", "7B", "2013-05-09", "1203", "0131234567"} {
			if !strings.Contains(line, want) {
				t.Errorf("%s: %q is missing in %q", l.Tag(), want, line)
			}
		}
		read, err := roster.ReadText(text, roster.Options{Today: swiss.Date{Year: 2026}})
		if err != nil {
			t.Fatal(err)
		}
		k := slices.IndexFunc(read.Rows, func(r roster.Row) bool { return r.Entrant.Name == "Siti Aminah" })
		if k < 0 {
			t.Fatalf("%s: nobody was read from %q", l.Tag(), text)
		}
		if e := read.Rows[k].Entrant; e.ClassText != "7B" || e.NIS != "1203" || e.NISN != "0131234567" || e.Sex != swiss.Female || e.Birth.Day != 9 {
			t.Errorf("%s: read back as %+v", l.Tag(), e)
		}
	}
}
