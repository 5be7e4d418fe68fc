package tiebreak

import (
	"fmt"
	"strconv"
	"strings"
)

// Code is a tie-break with its modifiers (MTB26, C.07 14).
type Code struct {
	Name    string // "BH"; in capitals
	Ref     string // "MP" or "GP": the score of a team event it is based on; empty: the primary one
	Cut     int    // /Cn: the n least significant values are left out
	Median  int    // /Mn: the n least, then the n most significant values
	Limit   int    // /L±n: the limit of KS, in half points
	Played  bool   // /P: forfeits count as games
	Fore    bool   // /F: FB in place of BH
	Reverse bool   // /R
	Factor  int    // /Kn of SSSC; 0: by the rule
	Unrated int    // /Un: unrated players count as rated n; 0: they make rating tie-breaks undefined
}

// family says which modifiers a name takes, and where it may be used.
type family struct {
	mods  string // letters of the modifiers
	team  bool   // team events
	solo  bool   // individual events
	table int    // which table of C.07 it belongs to: groups codes of one computation
}

const (
	ownRecord = iota
	ownRounds // PS
	opponents // BH, FB, SB, AOB, KS
	ratings
	encounter
	teamOnly
	outside // kept, never computed
)

var families = map[string]family{
	"PTS": {"", true, true, ownRecord}, "WIN": {"", true, true, ownRecord}, "WON": {"", true, true, ownRecord},
	"BPG": {"", false, true, ownRecord}, "BWG": {"", false, true, ownRecord}, "REP": {"", false, true, ownRecord},
	"STD": {"", false, true, ownRecord}, "TPN": {"R", true, true, ownRecord}, "RTNG": {"RU", false, true, ratings},
	"PS": {"C", true, true, ownRounds},
	"BH": {"CMP", true, true, opponents}, "FB": {"CMP", true, true, opponents}, "SB": {"CMP", true, true, opponents},
	"AOB": {"FP", true, true, opponents}, "KS": {"L", true, true, opponents},
	"ABH": {"", true, true, opponents}, "AFB": {"", true, true, opponents},
	"ARO": {"CMU", false, true, ratings}, "TPR": {"U", false, true, ratings}, "PTP": {"U", false, true, ratings},
	"APRO": {"U", false, true, ratings}, "APPO": {"U", false, true, ratings},
	"DE": {"P", true, true, encounter}, "EDE": {"P", true, false, encounter}, "EDEBT": {"P", true, false, encounter},
	"EDEBB": {"P", true, false, encounter}, "EDET": {"P", true, false, encounter}, "EDEB": {"P", true, false, encounter},
	"MPVGP": {"", true, false, teamOnly}, "EMMSB": {"CMP", true, false, opponents}, "EMGSB": {"CMP", true, false, opponents},
	"EGMSB": {"CMP", true, false, opponents}, "EGGSB": {"CMP", true, false, opponents}, "SSSC": {"FPK", true, false, teamOnly},
	"BC": {"", true, false, teamOnly}, "TBR": {"", true, false, teamOnly}, "BBE": {"", true, false, teamOnly},
}

// Older or other spellings of names.
var aliases = map[string]string{"GE": "REP", "PROG": "PS", "KOYA": "KS"}

// String writes the code as TRF26 does: "BH/C1/P", "KS/L+1", "BH:GP".
func (c Code) String() string {
	s := c.Name
	if s == "MPVGP" {
		s = "MPvGP"
	}
	if c.Ref != "" {
		s += ":" + c.Ref
	}
	for _, m := range []struct {
		letter string
		n      int
	}{{"C", c.Cut}, {"M", c.Median}, {"K", c.Factor}} {
		if m.n > 0 {
			s += "/" + m.letter + strconv.Itoa(m.n)
		}
	}
	if c.Limit != 0 {
		s += fmt.Sprintf("/L%+d", c.Limit)
	}
	if c.Fore {
		s += "/F"
	}
	if c.Played {
		s += "/P"
	}
	if c.Reverse {
		s += "/R"
	}
	if c.Unrated > 0 {
		s += "/U" + strconv.Itoa(c.Unrated)
	}
	return s
}

// A CodeError reports a text that is no tie-break. At is its place in the list, from 1.
type CodeError struct {
	At   int
	Text string
	Want string
}

func (e *CodeError) Error() string {
	return fmt.Sprintf("tiebreak: code %d, %q: expected %s", e.At, e.Text, e.Want)
}

// ParseList reads codes separated by commas, such as "PTS,DE,BH/C1". Hyphens ("BH-C1") are read too.
func ParseList(s string) ([]Code, error) {
	var list []Code
	for i, word := range strings.Split(s, ",") {
		if word = strings.TrimSpace(word); word == "" {
			continue
		}
		c, want := parse(word)
		if want != "" {
			return nil, &CodeError{At: i + 1, Text: word, Want: want}
		}
		list = append(list, c)
	}
	return list, nil
}

// parse answers what was expected where word is no code.
func parse(word string) (c Code, want string) {
	upper := strings.ToUpper(word)
	if strings.HasPrefix(upper, "OTHER_") {
		return Code{Name: upper}, ""
	}
	words := strings.FieldsFunc(upper, func(r rune) bool { return r == '/' })
	if len(words) == 0 {
		return c, "a name"
	}
	name, ref, _ := strings.Cut(words[0], ":")
	if head, mod, hyphen := strings.Cut(name, "-"); hyphen {
		name, words = head, append([]string{head, mod}, words[1:]...)
	}
	if old, ok := aliases[name]; ok {
		name = old
	}
	f, known := families[name]
	if !known {
		return c, "a tie-break of C.07 such as DE, BH/C1 or SB"
	}
	c.Name, c.Ref = name, ref
	if ref != "" && (ref != "MP" && ref != "GP" || !f.team) {
		return c, "MP or GP after the colon, of a team tie-break"
	}
	for _, m := range words[1:] {
		if m == "" || !strings.Contains(f.mods, m[:1]) || !c.modify(m) {
			return c, "a modifier that " + name + " takes"
		}
	}
	if c.Cut > 0 && c.Median > 0 {
		return c, "either a cut or a median"
	}
	return c, ""
}

func (c *Code) modify(m string) bool {
	n, err := strconv.Atoi(m[1:])
	switch m[0] {
	case 'P', 'F', 'R':
		c.Played, c.Fore, c.Reverse = c.Played || m == "P", c.Fore || m == "F", c.Reverse || m == "R"
		return len(m) == 1
	case 'L':
		c.Limit = n
		return err == nil && n >= -100 && n <= 100
	}
	if err != nil || n < 1 || n > 9999 || m[0] != 'U' && n > 200 {
		return false
	}
	switch m[0] {
	case 'C':
		c.Cut = n
	case 'M':
		c.Median = n
	case 'K':
		c.Factor = n
	case 'U':
		c.Unrated = n
	}
	return true
}

// cuts returns how many values are left out at the low and at the high end.
func (c Code) cuts() (low, high int) {
	if c.Median > 0 {
		return c.Median, c.Median
	}
	return c.Cut, 0
}

// lowerIsBetter reports the codes whose smaller value ranks first (TPN, BC; RTNG/R).
func (c Code) lowerIsBetter() bool {
	switch c.Name {
	case "TPN":
		return !c.Reverse
	case "RTNG":
		return c.Reverse
	case "BC":
		return true
	}
	return false
}

// IsEncounter reports the codes that are computed inside each tied subgroup (C.07 6, 13.3).
func (c Code) IsEncounter() bool { return families[c.Name].table == encounter }

// IsOfRatings reports a tie-break that follows from ratings (C.07 10).
func (c Code) IsOfRatings() bool { return families[c.Name].table == ratings }
