package lineup

import (
	"strings"
	"testing"
)

// TestRows writes rows without heads as lists do, whatever cuts them and wherever their boards stand.
func TestRows(t *testing.T) {
	for name, c := range map[string]struct{ text, want string }{
		"semicolons, the boards as listed": {"DUBOIS Henri; FRA; 1952; 1999\nMEREDITH Aled; WLS; 1898; 1977\nSTAPLETON Joy; ENG; 1836; 1960\nreserve NORTHCOTT Ian; ENG; 1704; 1948",
			"1. DUBOIS Henri ; FRA ; 1952 ; 1999|2. MEREDITH Aled ; WLS ; 1898 ; 1977|3. STAPLETON Joy ; ENG ; 1836 ; 1960|Reserve: NORTHCOTT Ian ; ENG ; 1704 ; 1948"},
		"boards in the middle":      {"Seb Lock - board 1 - 1874\nMoira Finn - board 2 - 1802 - captain\nJacqui Wen - board 3 - 1680", "1. Seb Lock ; 1874|2. Moira Finn (c) ; 1802|3. Jacqui Wen ; 1680"},
		"blanks":                    {"KERS, LEO   ENG   1962\nMORE, NINA   ENG   1911\nOHARA, PAT   IRL   1859\nSubs\nSANDS, TREV   ENG   1608", "1. KERS, LEO ; ENG ; 1962|2. MORE, NINA ; ENG ; 1911|3. OHARA, PAT ; IRL ; 1859||Reserve: SANDS, TREV ; ENG ; 1608"},
		"an open place":             {"Sam Tully, 1700, board 1\nUna Vick, 1650, board 2\nno-one yet, board 3\nWill Yates, 1588, board 4", "1. Sam Tully ; 1700|2. Una Vick ; 1650|3. no-one yet|4. Will Yates ; 1588"},
		"classes and a word behind": {"NURHADI, OKI | VIII A | 1320\nPRASETYO, RAMA | IX B | 1288\nQODIR, SANDI | VII C | 1255", "1. NURHADI, OKI ; class VIII A ; 1320|2. PRASETYO, RAMA ; class IX B ; 1288|3. QODIR, SANDI ; class VII C ; 1255"},
		"brackets":                  {"ADDISON, UNA (ENG, b. 1971) 1949\nBELLAMY, VIN (ENG, b. 1988) 1893\nMACK, WILMA (SCO, b. 1999) 1855", "1. ADDISON, UNA ; (ENG, b. 1971) 1949|2. BELLAMY, VIN ; (ENG, b. 1988) 1893|3. MACK, WILMA ; (SCO, b. 1999) 1855"},
		"two rows are none":         {"Seb Lock - board 1 - 1874\nMoira Finn - board 2 - 1802", "Seb Lock - board 1 - 1874|Moira Finn - board 2 - 1802"},
		"sentences are none":        {"Ana Kos is ill, sorry, 2026\nThe hall opens at nine, doors at eight, 1500\nBring clocks, boards, 2026", "Ana Kos is ill, sorry, 2026|The hall opens at nine, doors at eight, 1500|Bring clocks, boards, 2026"},
	} {
		got := strings.Join(Rows(strings.Split(c.text, "\n"), func(string) bool { return false }), "|")
		if got != c.want {
			t.Errorf("%s:\n%s\n%s", name, got, c.want)
		}
	}
}

// TestReservePlaces finds reserves named by their place, and boards that a clause makes reserves.
func TestReservePlaces(t *testing.T) {
	for text, want := range map[string]int{"2nd sub can't make it": 2, "first reserve comes in": 1, "cadangan kedua": 2, "sub 1": 1, "prva rezerva": 1, "drugoj pričuvi": 2, "reserved seats": 0, "board 2": 0} {
		if n, _ := ReservePlace(text); n != want {
			t.Errorf("%s: %d", text, n)
		}
	}
	for text, want := range map[string]int{"ket: 5 & 6 cadangan": 2, "boards 5 and 6 are reserves": 2, "5. i 6. ploča su rezerve": 2, "papan 5 cadangan": 1, "5 players and reserves": 0} {
		if boards, _ := ReserveBoards(text); len(boards) != want {
			t.Errorf("%s: %v", text, boards)
		}
	}
}
