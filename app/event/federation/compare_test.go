package federation_test

import (
	"context"
	"os"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
)

// TestEverySystemIsComparedWhenTaken: what the engine of a system paired it pairs again on the rounds of the report, whatever the system.
func TestEverySystemIsComparedWhenTaken(t *testing.T) {
	compared := 0
	names := []string{"rated-open"}
	for _, c := range systems {
		names = append(names, strings.NewReplacer(" ", "-", ",", "").Replace(c.name))
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			data, err := os.ReadFile("../../../testdata/trf/report/" + name + ".trf")
			if err != nil {
				t.Fatal(err)
			}
			s := again(t, data)
			sec, _ := s.Section(1)
			for n := 1; n <= sec.Round; n++ {
				if r, _ := s.Round(1, n); len(r.Boards) == 0 {
					continue
				}
				tour, err := regulation.AsPaired(s, 1, n)
				if err != nil {
					t.Fatal(n, err)
				}
				system, err := regulation.System(s, 1)
				if err != nil {
					t.Fatal(err)
				}
				p, err := system.Pair(context.Background(), tour, n, swiss.Watch{})
				if err != nil {
					t.Errorf("round %d: %v", n, err)
					continue
				}
				if differs, ok := s.CompareRound(journal.SectionID(1), n, p); ok {
					t.Errorf("round %d: the file has %v, the engine %v", n, differs.File, differs.Engine)
				}
				compared++
			}
		})
	}
	if compared < 90 {
		t.Errorf("only %d rounds were compared", compared)
	}
}
