//go:build !js

package main

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
)

// A stratum pins what the tournaments of a validation run have in common; everything else is drawn for each of them.
type stratum struct {
	name   string
	ours   string // options of swiss generate
	theirs string // KEY=VALUE or KEY=LOW-HIGH of the other generator's configuration; empty: it cannot make such tournaments
	batch  int    // how many in a turn, 0: usualBatch; a stratum with few in a turn has few in all
}

// usualBatch is how many tournaments of a stratum are made and checked in a turn.
const usualBatch = 25

// turn is how many tournaments of the stratum are made and checked in a turn.
func (s stratum) turn() int {
	if s.batch > 0 {
		return s.batch
	}
	return usualBatch
}

const (
	smallField  = "PlayersNumber=6-60 RoundsNumber=4-11 "
	usualPoints = " -win 1 -draw 0.5 -loss 0"
)

// pairingStrata vary what a pairing depends on. A stratum keeps its place: its seeds follow from it.
var pairingStrata = []stratum{
	{"everything drawn", "", smallField + "ForfeitRate=12-60 RetiredRate=50-200 HalfPointByeRate=15-80", 0},
	{"6 to 15 players, up to as many rounds", "-players 6-15 -rounds 4-11", "PlayersNumber=6-15 RoundsNumber=4-11", 0},
	{"16 to 30 players", "-players 16-30 -rounds 4-11", "PlayersNumber=16-30 RoundsNumber=4-11", 0},
	{"31 to 60 players", "-players 31-60 -rounds 4-11", "PlayersNumber=31-60 RoundsNumber=4-11", 0},
	{"61 to 160 players", "-players 61-160 -rounds 4-11", "PlayersNumber=61-160 RoundsNumber=4-11", 5},
	{"161 to 400 players", "-players 161-400 -rounds 4-9", "PlayersNumber=161-400 RoundsNumber=4-9", 1},
	{"8 rounds", "-players 10-50 -rounds 8", "PlayersNumber=10-50 RoundsNumber=8", 0},
	{"9 rounds", "-players 11-50 -rounds 9", "PlayersNumber=11-50 RoundsNumber=9", 0},
	{"bye worth a draw", "-players 7-60" + usualPoints + " -pab 0.5", smallField + "PointsForPAB=0.5", 0},
	{"bye worth nothing", "-players 7-60" + usualPoints + " -pab 0", smallField + "PointsForPAB=0.0", 0},
	{"3-1-0", "-players 6-60 -win 3 -draw 1 -loss 0", smallField + "PointsForWin=3.0 PointsForDraw=1.0", 0},
	{"3-2-1", "-players 6-60 -win 3 -draw 2 -loss 1", smallField + "PointsForWin=3.0 PointsForDraw=2.0 PointsForLoss=1.0", 0},
	{"draw worth nothing", "-players 6-60 -win 1 -draw 0 -loss 0", smallField + "PointsForDraw=0.0", 0},
	{"all ratings equal", "-players 6-60 -equal=yes -unrated-players 0", smallField + "HighestRating=1800 LowestRating=1800", 0},
	{"all unrated", "-players 6-60 -unrated-players 100%", "", 0},
	{"a fifth unrated", "-players 6-60 -unrated-players 20%", "", 0},
	{"forfeits 2 %", "-players 6-60 -forfeits 2% -double-forfeits 0.5%", smallField + "ForfeitRate=50", 0},
	{"forfeits 10 %", "-players 6-60 -forfeits 10% -double-forfeits 2%", smallField + "ForfeitRate=10", 0},
	{"odd results, games of no move", "-players 6-60 -odd-results 5% -unrated 5%", "", 0},
	{"byes 3 %", "-players 6-60 -half-byes 3% -zero-byes 3% -full-byes 1%", smallField + "HalfPointByeRate=33", 0},
	{"byes 15 %", "-players 8-60 -half-byes 15% -zero-byes 5% -full-byes 5%", smallField + "HalfPointByeRate=7", 0},
	{"byes of the last rounds", "-players 10-60 -rounds 7 -half-byes 6:15%,7:15% -zero-byes 6:5%,7:5%", "", 0},
	{"late and withdrawn", "-players 8-60 -late 15% -withdrawals 5%", smallField + "RetiredRate=20", 0},
	{"Baku", "-players 24-80 -rounds 5-11 -baku yes" + usualPoints, "", 0},
	{"Baku, byes in round 1", "-players 24-80 -rounds 5-11 -baku yes -half-byes 1:10% -zero-byes 1:5%" + usualPoints, "", 0},
	{"three forbidden pairs", "-players 8-60 -forbidden 3", "", 0},
	{"first colour Black", "-players 6-60 -colour black", "", 0},
}

// standingsCodes are the tie-breaks of a single player that a program of C.07 must know (MTB26), each a stratum of its own.
var standingsCodes = strings.Fields(`DE BPG BWG REP STD SB SB/C1 SB/C2 SB/P ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 TPR PTP APRO APPO RTNG
	WIN WON PS PS/C1 PS/C2 TPN BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P FB FB/C1 FB/C2 FB/M1 FB/M2 AOB AOB/F KS`)

// standingsStrata rank by each tie-break alone, and by those drawn. The last one is STD without the results that every run shows to be
// read in two ways (classes.json), so that what else may differ is seen.
func standingsStrata() []stratum {
	list := []stratum{{"lists drawn", "-players 6-60 -rounds 4-11", "", 0}}
	for _, code := range standingsCodes {
		list = append(list, stratum{code, "-players 6-60 -rounds 4-11 -unrated-players 0 -tiebreaks " + code, "", 0})
	}
	return append(list, stratum{"STD, usual results", "-players 6-60 -rounds 4-11 -unrated-players 0 -odd-results 0 -tiebreaks STD", "", 0})
}

// strataOf lists the strata of a part of the rules.
func strataOf(part string) []stratum {
	if part == "standings" {
		return standingsStrata()
	}
	return pairingStrata
}

// firstSeed is the first seed of the stratum at a place of the list.
func firstSeed(place int) int { return 1_000_000 * (place + 1) }

// configuration writes the other generator's file for one seed: a line for each key, values drawn where a range is given.
func (s stratum) configuration(seed int) (string, error) {
	g := rand.New(rand.NewPCG(uint64(seed), 0))
	var text strings.Builder
	for _, word := range strings.Fields(s.theirs) {
		key, value, _ := strings.Cut(word, "=")
		if low, high, ok := strings.Cut(value, "-"); ok {
			a, errA := strconv.Atoi(low)
			b, errB := strconv.Atoi(high)
			if errA != nil || errB != nil || b < a {
				return "", fmt.Errorf("lab validate: %s: %q is no range", s.name, word)
			}
			value = strconv.Itoa(a + g.IntN(b-a+1))
		}
		fmt.Fprintf(&text, "%s=%s\n", key, value)
	}
	return text.String(), nil
}
