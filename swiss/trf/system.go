package trf

import (
	"strconv"
	"strings"

	"wasit/swiss"
)

// Kind is what record 192 says of an event (section 7), or 092 where it holds such a code.
type Kind struct {
	Code    string // as found, upper case; empty where the file names none
	System  string // "dutch", "dubov", "burstein", "doubleswiss", "roundrobin", "schiller", "scheveningen", "knockout", "team", "swiss"
	Edition string // of the Dutch system: "2026" or "2017"
	Baku    bool   // accelerated by C.04.7
	Games   int    // per pair in a round robin, at least 1
	Team    bool
	Custom  bool     // rules of the organiser
	Type    string   // colour preferences of a team Swiss: "A", "B" or none
	Scores  []string // of a team Swiss: "MP", "GP", the primary one first
}

// IsPredetermined reports whether the pairings are known from the start (C.07 15.2).
func (k Kind) IsPredetermined() bool {
	return k.System == "roundrobin" || k.System == "schiller" || k.System == "scheveningen"
}

// The names inside the codes; the first that fits counts.
var systemWords = []struct{ word, system string }{
	{"DOUBLESWISS", "doubleswiss"}, {"DUTCH", "dutch"}, {"DUBOV", "dubov"}, {"BURSTEIN", "burstein"},
	{"DOUBLEROUNDROBIN", "roundrobin"}, {"ROUNDROBIN", "roundrobin"}, {"SCHILLER", "schiller"},
	{"DOUBLESCHEVENINGEN", "scheveningen"}, {"SCHEVENINGEN", "scheveningen"}, {"KNOCKOUT", "knockout"}, {"SWISS", "swiss"}, {"TEAM", "team"},
}

// newEdition is the day from which the Dutch rules of 2026 hold.
var newEdition = swiss.Date{Year: 2026, Month: 2, Day: 1}

// Kind reads the system: 192, else a code in 092. A Dutch event without edition takes it from the start date, else 2026.
func (d *Document) Kind() Kind {
	k, ok := parseKind(d.System)
	if !ok {
		for _, word := range strings.Fields(d.Type) {
			if k, ok = parseKind(word); ok {
				break
			}
		}
	}
	if k.System == "dutch" && k.Edition == "" {
		k.Edition = d.Edition()
	}
	return k
}

// Edition returns the edition of the Dutch rules by the date of the start: "2017" before 2026-02-01, else "2026".
func (d *Document) Edition() string {
	if !d.Start.IsZero() && isBefore(d.Start, newEdition) {
		return "2017"
	}
	return "2026"
}

// DutchCode is record 192 of a Dutch event: without the edition where the date of the start tells it, for most programs know
// no other code, else with it.
func (d *Document) DutchCode(edition string) string {
	if edition == d.Edition() {
		return "FIDE_DUTCH"
	}
	return "FIDE_DUTCH_" + edition
}

func isBefore(a, b swiss.Date) bool {
	return a.Year < b.Year || a.Year == b.Year && (a.Month < b.Month || a.Month == b.Month && a.Day < b.Day)
}

func parseKind(code string) (Kind, bool) {
	code = strings.ToUpper(strings.TrimSpace(code))
	words := strings.Split(code, "_")
	k := Kind{Code: code, Games: 1, Custom: words[0] == "CUSTOM"}
	if len(words) < 2 || words[0] != "FIDE" && words[0] != "BERGER" && words[0] != "CUSTOM" {
		return Kind{}, false
	}
	for _, s := range systemWords {
		for _, w := range words[1:] {
			if w == s.word && k.System == "" {
				k.System = s.system
				if strings.HasPrefix(w, "DOUBLE") && s.system != "doubleswiss" {
					k.Games = 2
				}
			}
		}
	}
	if k.System == "" {
		return Kind{}, false
	}
	for _, w := range words[1:] {
		k.modify(w)
	}
	if k.Team && k.System == "swiss" {
		k.System = "team"
	}
	if k.System == "team" && !k.Custom && k.Type == "" && len(k.Scores) == 0 {
		k.Type, k.Scores = "A", []string{"MP", "GP"} // FIDE_TEAM is FIDE_TEAM_TYPEA_MP_GP
	}
	return k, true
}

func (k *Kind) modify(word string) {
	switch word {
	case "TEAM":
		k.Team = true
	case "BAKU":
		k.Baku = true
	case "2017":
		k.Edition = "2017"
	case "2025", "2026":
		k.Edition = "2026"
	case "TYPEA", "TYPEB":
		k.Type = word[4:]
	case "MP", "GP":
		k.Scores = append(k.Scores, word)
	}
	if n, ok := strings.CutPrefix(word, "G"); ok {
		if games, err := strconv.Atoi(n); err == nil && games > 0 {
			k.Games = games
		}
	}
}
