package dutch_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
	"wasit/swiss/dutch"
	"wasit/swiss/trf"
)

func readTournament(t *testing.T, path string) *swiss.Tournament {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	_, tour, _, err := trf.ReadTournament(data, trf.Options{})
	if err != nil {
		t.Fatalf("%s: %v", path, err)
	}
	return tour
}

func glob(t *testing.T, pattern string, atLeast int) []string {
	t.Helper()
	files, err := filepath.Glob("../../testdata/golden/" + pattern)
	if err != nil || len(files) < atLeast {
		t.Fatalf("%d files match %s, want %d: %v", len(files), pattern, atLeast, err)
	}
	return files
}

// recorded returns the boards and the PAB of a round that has been paired.
func recorded(t *swiss.Tournament, round int) (pairs []swiss.Pair, pab swiss.TPN) {
	for _, tpn := range t.TPNs() {
		switch e := t.Entry(tpn, round); {
		case e.Outcome == swiss.PAB:
			pab = tpn
		case e.Opponent != 0 && e.Color == swiss.White:
			pairs = append(pairs, swiss.Pair{White: tpn, Black: e.Opponent})
		}
	}
	return pairs, pab
}

func byWhite(a, b swiss.Pair) int { return int(a.White - b.White) }

// compareRounds pairs every round from those before it; one wrong round does not disturb the next.
func compareRounds(t *testing.T, s swiss.System, path string) (rounds int) {
	t.Helper()
	tour := readTournament(t, path)
	for round := 1; round <= tour.PairedRounds(); round++ {
		want, pab := recorded(tour, round)
		got, err := s.Pair(context.Background(), tour.Before(round), round, swiss.Watch{})
		if err != nil {
			t.Errorf("%s round %d: %v", filepath.Base(path), round, err)
			continue
		}
		slices.SortFunc(got.Pairs, byWhite)
		if diff := cmp.Diff(want, got.Pairs); diff != "" || got.PAB != pab {
			t.Errorf("%s round %d: PAB %d, want %d; boards (-want +got):\n%s", filepath.Base(path), round, got.PAB, pab, diff)
		}
		rounds++
	}
	return rounds
}

func TestGolden2026(t *testing.T) {
	for _, path := range glob(t, "dutch/*.trf", 300) {
		compareRounds(t, dutch.System{}, path)
	}
}

func TestGolden2017(t *testing.T) {
	for _, path := range glob(t, "dutch-2017/*.trf", 80) {
		compareRounds(t, dutch.System{Edition: dutch.Edition2017()}, path)
	}
}

func TestNoValidPairing(t *testing.T) {
	for _, path := range glob(t, "dutch/novalid/*.trf", 8) {
		tour := readTournament(t, path)
		_, err := dutch.System{}.Pair(context.Background(), tour, tour.PairedRounds()+1, swiss.Watch{})
		var no *swiss.NoPairingError
		if !errors.As(err, &no) {
			t.Errorf("%s: %v, want no pairing", path, err)
		}
	}
}
