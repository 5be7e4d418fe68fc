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
	Unknown bool     // 192 names a system that is not one of the standard (section 7)
	Words   bool     // no code: the words of 092 name it
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
	{"DOUBLESCHEVENINGEN", "scheveningen"}, {"SCHEVENINGEN", "scheveningen"}, {"KNOCKOUT", "knockout"}, {"LIM", "lim"}, {"SWISS", "swiss"}, {"TEAM", "team"},
}

// newEdition is the day from which the Dutch rules of 2026 hold.
var newEdition = swiss.Date{Year: 2026, Month: 2, Day: 1}

// Kind reads the system: 192, else a code in 092, else the words of 092. A Dutch event without edition takes it from the start
// date, else 2026. A code that is none of the standard is Unknown: nobody may guess by which rules it is paired.
func (d *Document) Kind() Kind {
	k, ok := parseKind(d.System)
	switch {
	case ok:
	case strings.TrimSpace(d.System) != "":
		k = Kind{Code: strings.ToUpper(strings.TrimSpace(d.System)), Games: 1, Unknown: true}
	default:
		for _, word := range strings.Fields(d.Type) {
			if k, ok = parseKind(word); ok && !k.Unknown {
				break
			}
			k, ok = Kind{}, false
		}
		if !ok {
			k = kindOfWords(d.Type)
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

// wordKinds are systems as 092 names them in words; the first that fits counts.
var wordKinds = []struct {
	words  []string // all of them stand in the text
	system string
	games  int
}{
	{[]string{"DUBOV"}, "dubov", 1}, {[]string{"BURSTEIN"}, "burstein", 1}, {[]string{"LIM"}, "lim", 1},
	{[]string{"DOUBLE", "ROUND", "ROBIN"}, "roundrobin", 2}, {[]string{"DOUBLE", "ROUNDROBIN"}, "roundrobin", 2}, {[]string{"DOUBLEROUNDROBIN"}, "roundrobin", 2},
	{[]string{"ROUND", "ROBIN"}, "roundrobin", 1}, {[]string{"ROUNDROBIN"}, "roundrobin", 1}, {[]string{"BERGER"}, "roundrobin", 1},
	{[]string{"DOPPELRUNDIG"}, "roundrobin", 2}, {[]string{"DOPPELRUNDENTURNIER"}, "roundrobin", 2}, {[]string{"DVOKRUŽNO"}, "roundrobin", 2}, {[]string{"DVOKRUŽNI"}, "roundrobin", 2},
	{[]string{"KOMPETISI", "PENUH"}, "roundrobin", 2}, {[]string{"SETENGAH", "KOMPETISI"}, "roundrobin", 1}, {[]string{"RUNDENTURNIER"}, "roundrobin", 1}, {[]string{"EINRUNDIG"}, "roundrobin", 1},
	{[]string{"BERGEROV"}, "roundrobin", 1}, {[]string{"KRUŽNI"}, "roundrobin", 1}, {[]string{"JEDNOKRUŽNI"}, "roundrobin", 1}, {[]string{"GIRONE", "ITALIANA"}, "roundrobin", 1},
	{[]string{"TODOS", "CONTRA"}, "roundrobin", 1}, {[]string{"TOUTES", "RONDES"}, "roundrobin", 1},
	{[]string{"ALL", "PLAY"}, "roundrobin", 1}, {[]string{"SCHEVENINGEN"}, "scheveningen", 1}, {[]string{"DUTCH"}, "dutch", 1},
	{[]string{"DOUBLE", "ELIMINATION"}, "", 1}, {[]string{"KNOCKOUT"}, "knockout", 1}, {[]string{"KNOCK", "OUT"}, "knockout", 1}, {[]string{"ELIMINATION"}, "knockout", 1},
	{[]string{"KO"}, "knockout", 1}, {[]string{"GUGUR"}, "knockout", 1}, {[]string{"ISPADANJE"}, "knockout", 1}, {[]string{"ISPADANJA"}, "knockout", 1},
	{[]string{"TEAM", "SWISS"}, "team", 1}, {[]string{"MONRAD"}, "", 1}, {[]string{"KEIZER"}, "", 1}, {[]string{"MCMAHON"}, "", 1}, {[]string{"MOLTER"}, "", 1},
	{[]string{"BAKU"}, "dutch", 1},
}

// kindOfWords reads the system from the words of 092: "Individual FIDE Dubov", "Round-Robin". A text that names none is a Kind
// without System.
func kindOfWords(text string) Kind {
	words := map[string]bool{}
	for _, word := range strings.FieldsFunc(strings.ToUpper(strings.ReplaceAll(text, "K.O.", "KO")), func(c rune) bool { return (c < 'A' || c > 'Z') && c < 0x80 }) {
		words[word] = true
	}
	isSwiss := words["SWISS"] || words["SCHWEIZER"] || words["ŠVICARSKI"] || words["ŠVICARAC"] || words["SUIZO"] || words["SVIZZERO"]
	for _, k := range wordKinds {
		all := !isSwiss || k.system != "roundrobin" && k.system != "knockout" // "Swiss with a knock-out final"
		for _, word := range k.words {
			all = all && words[word]
		}
		if all {
			kind := Kind{Code: strings.TrimSpace(text), System: k.system, Games: k.games, Words: true, Unknown: k.system == "", Baku: words["BAKU"]}
			if k.system == "team" {
				kind.Type, kind.Scores = "A", []string{"MP", "GP"} // as FIDE_TEAM
			}
			return kind
		}
	}
	return Kind{}
}

// parseKind reads a code. ok is false for a text that is no code at all; a code with a word that is not known is Unknown.
func parseKind(code string) (Kind, bool) {
	code = strings.ToUpper(strings.NewReplacer(" ", "_", "-", "_").Replace(strings.TrimSpace(code)))
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
		k.Unknown = !k.modify(w) || k.Unknown
	}
	if k.Team && k.System == "swiss" {
		k.System = "team"
	}
	if k.System == "team" && !k.Custom && k.Type == "" && len(k.Scores) == 0 {
		k.Type, k.Scores = "A", []string{"MP", "GP"} // FIDE_TEAM is FIDE_TEAM_TYPEA_MP_GP
	}
	return k, true
}

// modify reads one word of a code; it answers false for one that means nothing.
func (k *Kind) modify(word string) bool {
	switch word {
	case "TEAM":
		k.Team = true
		return true
	case "BAKU":
		k.Baku = true
		return true
	case "2017":
		k.Edition = "2017"
		return k.System == "dutch"
	case "2026":
		k.Edition = "2026"
		return true
	case "2025":
		k.Edition = "2026"
		return k.System == "dutch"
	case "TYPEA", "TYPEB":
		k.Type = word[4:]
		return true
	case "MP", "GP":
		k.Scores = append(k.Scores, word)
		return true
	}
	if n, ok := strings.CutPrefix(word, "G"); ok {
		if games, err := strconv.Atoi(n); err == nil && games > 0 {
			k.Games = games
			return true
		}
	}
	if teams, players, ok := strings.Cut(word, "X"); ok && k.System == "schiller" {
		return strings.Trim(teams+players, "0123456789") == "" && teams != "" && players != ""
	}
	for _, s := range systemWords {
		if word == s.word {
			return true
		}
	}
	return false
}
