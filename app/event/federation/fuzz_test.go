package federation_test

import (
	"os"
	"path/filepath"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/swiss/lot"
	"wasit/swiss/trf"
)

// FuzzTakeover: whatever a file says, its facts are refused or can be stored and read again.
func FuzzTakeover(f *testing.F) {
	files, _ := filepath.Glob("../../../testdata/trf/*.trf")
	for _, path := range files {
		data, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	for _, c := range systems {
		if !(journal.SectionConfig{System: c.c.System}).IsMatch() {
			continue // the files above are such events
		}
		h := open(f, c.c, field(c.n))
		h.start()
		g := lot.New(1)
		for range 2 {
			h.enter(h.pair(), 0, g)
			h.close()
		}
		f.Add(report(f, h.s, 1))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		doc, tour, _, err := trf.ReadTournament(data, trf.Options{})
		if err != nil || len(doc.Players) > 100 || doc.TotalRounds() > 30 {
			return
		}
		h := &hall{t: t}
		info := federation.Info(doc, "file.trf", "?")
		info.ID = "e2"
		if info.Start.IsValid() && info.End.IsValid() {
			h.do(journal.CreateEvent{EventInfo: info})
		} else {
			return
		}
		h.do(journal.AddSection{SectionConfig: journal.SectionConfig{Name: "A", System: journal.Dutch, Edition: "2026", Rounds: 1}})
		sec, _ := h.s.Section(1)
		take := federation.NewTakeover(doc, tour)
		if take.Fault(sec, journal.MaxPlayers) != federation.Fits {
			return
		}
		people := make([]journal.PlayerInfo, len(doc.Players))
		for i := range people {
			people[i].Name = "x"
		}
		facts, err := take.Facts(h.s, sec, people, "file.trf", 1)
		if err != nil {
			return
		}
		text, err := file.Encode(h.s.Records(journal.Stamp{At: 1}, facts...))
		if err != nil {
			t.Fatal(err)
		}
		records, err := file.Decode(text)
		if err != nil {
			t.Fatalf("cannot be read again: %v\n%s", err, text)
		}
		if h.s, err = journal.Fold(h.s, records); err != nil {
			t.Fatal(err)
		}
		if _, err := federation.Report(h.s, 1, nil); err != nil {
			t.Fatal(err)
		}
	})
}
