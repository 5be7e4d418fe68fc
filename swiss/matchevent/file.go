package matchevent

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"wasit/swiss"
)

// The systems of a file.
const (
	DoubleSwiss = "doubleswiss"
	Team        = "team"
)

// File is an event of matches as one JSON object. FIDE has no such format; this one is Wasit's own. All points are tenths.
type File struct {
	System          string
	Draft           swiss.MatchDraft
	Round           int    // the round to pair: the one after the longest history
	Secondary       bool   // teams: a secondary score is used
	GamePointsFirst bool   // teams: the primary score is GP
	Preferences     string // teams: "A", "B" or "none"
}

// maxFile bounds a file before it is read.
const maxFile = 20 << 20

// A FileError reports what is wrong with a file and where: Line and Column for what is no JSON of this form, TPN and
// Round for a wrong entry.
type FileError struct {
	Line, Column int
	TPN          swiss.TPN
	Round        int
	Field        string
	Want         string
}

func (e *FileError) Error() string {
	switch {
	case e.Line > 0:
		return fmt.Sprintf("matchevent: line %d, column %d: %s: expected %s", e.Line, e.Column, e.Field, e.Want)
	case e.TPN > 0:
		return fmt.Sprintf("matchevent: unit %d, round %d: %s: expected %s", e.TPN, e.Round, e.Field, e.Want)
	}
	return fmt.Sprintf("matchevent: %s: expected %s", e.Field, e.Want)
}

type fileJSON struct {
	System      string          `json:"system"`
	Rounds      int             `json:"rounds"`
	Initial     string          `json:"initial"`
	Primary     string          `json:"primary"`
	Secondary   string          `json:"secondary"`
	Preferences string          `json:"colour_preferences"`
	PAB         json.RawMessage `json:"pab"`
	Units       []unitJSON      `json:"units"`
}

type unitJSON struct {
	TPN     int         `json:"tpn"`
	Name    string      `json:"name"`
	History []roundJSON `json:"history"`
	Absent  string      `json:"absent"`
	Virtual []int       `json:"virtual"`
}

type roundJSON struct {
	Kind     string   `json:"kind"`
	Opponent int      `json:"opponent"`
	Colour   string   `json:"colour"`
	MP       int      `json:"mp"`
	GP       int      `json:"gp"`
	Games    []string `json:"games"`
}

// Matches returns the checked event; *swiss.DraftError if entries contradict each other.
func (f *File) Matches() (*swiss.Matches, error) {
	d := f.Draft.Clone()
	d.SettleForfeits()
	return swiss.NewMatches(d)
}

// Read reads an event of matches. It answers *FileError; whether the entries fit each other [File.Matches] says.
func Read(data []byte) (*File, error) {
	if len(data) > maxFile {
		return nil, &FileError{Field: "file", Want: "at most 20 MB"}
	}
	var in fileJSON
	if err := json.Unmarshal(data, &in); err != nil {
		return nil, located(data, err)
	}
	f := &File{System: in.System, Preferences: in.Preferences, Round: 1}
	f.Draft.TotalRounds = in.Rounds
	if in.System != DoubleSwiss && in.System != Team {
		return nil, &FileError{Field: "system", Want: `"doubleswiss" or "team"`}
	}
	var ok bool
	if f.Draft.InitialColor, ok = colorOf(in.Initial); !ok && in.Initial != "" {
		return nil, &FileError{Field: "initial", Want: `"w" or "b"`}
	}
	pab, err := in.options(f)
	if err != nil {
		return nil, err
	}
	for _, u := range in.Units {
		f.Round = max(f.Round, len(u.History)+1)
	}
	for _, u := range in.Units {
		unit, err := u.unit(f, pab)
		if err != nil {
			return nil, err
		}
		f.Draft.Units = append(f.Draft.Units, unit)
	}
	return f, in.mirrored()
}

// mirrored checks that both sides of a two-game match tell the same games.
func (in *fileJSON) mirrored() error {
	history := map[int][]roundJSON{}
	for _, u := range in.Units {
		history[u.TPN] = u.History
	}
	answer := map[string]string{"1": "0", "0": "1", "=": "=", "+": "-", "-": "+-"}
	for _, u := range in.Units {
		for r, h := range u.History {
			other := history[h.Opponent]
			if len(h.Games) != 2 || r >= len(other) || other[r].Opponent != u.TPN || len(other[r].Games) != 2 {
				continue // no two games, or the opponent does not answer, which the draft reports
			}
			for g := range 2 {
				if !strings.Contains(answer[h.Games[g]], other[r].Games[g]) {
					return &FileError{TPN: swiss.TPN(u.TPN), Round: r + 1, Field: "games", Want: "what the opponent's entry says"}
				}
			}
		}
	}
	return nil
}

// options reads what only one of the two systems has, and returns the value of a bye in a Double-Swiss.
func (in *fileJSON) options(f *File) (swiss.Points, error) {
	if in.System == DoubleSwiss {
		pab := 15 // a game won and a game drawn
		if in.PAB != nil && json.Unmarshal(in.PAB, &pab) != nil {
			return 0, &FileError{Field: "pab", Want: "tenths of a point"}
		}
		return swiss.Points(pab), nil
	}
	var value struct{ MP, GP int }
	if in.PAB != nil && json.Unmarshal(in.PAB, &value) != nil {
		return 0, &FileError{Field: "pab", Want: `{"mp": tenths, "gp": tenths}`}
	}
	if in.Primary != "" && in.Primary != "mp" && in.Primary != "gp" {
		return 0, &FileError{Field: "primary", Want: `"mp" or "gp"`}
	}
	if in.Secondary != "" && in.Secondary != "mp" && in.Secondary != "gp" || in.Secondary != "" && in.Secondary == in.primary() {
		return 0, &FileError{Field: "secondary", Want: `the other of "mp" and "gp", or none`}
	}
	switch in.Preferences {
	case "", "A", "B", "none":
	default:
		return 0, &FileError{Field: "colour_preferences", Want: `"A", "B" or "none"`}
	}
	f.Secondary = in.Secondary != ""
	f.GamePointsFirst = in.primary() == "gp"
	if f.GamePointsFirst { // entries are read as match points first
		for i := range in.Units {
			for r := range in.Units[i].History {
				h := &in.Units[i].History[r]
				h.MP, h.GP = h.GP, h.MP
			}
		}
	}
	return 0, nil
}

func (in *fileJSON) primary() string {
	if in.Primary == "" {
		return "mp"
	}
	return in.Primary
}

func (u *unitJSON) unit(f *File, pab swiss.Points) (swiss.Unit, error) {
	out := swiss.Unit{TPN: swiss.TPN(u.TPN), Name: u.Name}
	for _, v := range u.Virtual {
		out.Virtual = append(out.Virtual, swiss.Points(v))
	}
	for r, in := range u.History {
		entry, field, want := in.entry(f.System, pab)
		if field != "" {
			return out, &FileError{TPN: out.TPN, Round: r + 1, Field: field, Want: want}
		}
		out.Rounds = append(out.Rounds, entry)
	}
	if len(out.Rounds) < f.Round-1 {
		return out, &FileError{TPN: out.TPN, Round: len(out.Rounds) + 1, Field: "history", Want: "an entry for each past round"}
	}
	if u.Absent != "" {
		kind, ok := byeKinds[u.Absent]
		if !ok || kind == swiss.MatchPAB {
			return out, &FileError{TPN: out.TPN, Round: f.Round, Field: "absent", Want: `"Z", "H" or "F"`}
		}
		out.Rounds = append(out.Rounds, swiss.MatchEntry{Kind: kind})
	}
	return out, nil
}

var byeKinds = map[string]swiss.MatchKind{"PAB": swiss.MatchPAB, "F": swiss.MatchFullBye, "H": swiss.MatchHalfBye, "Z": swiss.MatchZeroBye}

var matchKinds = map[string]swiss.MatchKind{"match": swiss.PlayedMatch, "forfeit-win": swiss.ForfeitMatchWin, "forfeit-loss": swiss.ForfeitMatchLoss}

// entry reads one past round; field and want tell what is wrong with it.
func (in *roundJSON) entry(system string, pab swiss.Points) (e swiss.MatchEntry, field, want string) {
	if kind, ok := byeKinds[in.Kind]; ok {
		e = swiss.MatchEntry{Kind: kind, Primary: swiss.Points(in.MP), Secondary: swiss.Points(in.GP)}
		if system == DoubleSwiss {
			e.Primary = map[swiss.MatchKind]swiss.Points{swiss.MatchPAB: pab, swiss.MatchFullBye: 2 * swiss.Point, swiss.MatchHalfBye: swiss.Point}[kind]
			e.Secondary = 0
		}
		return e, "", ""
	}
	kind, ok := matchKinds[in.Kind]
	if !ok {
		return e, "kind", `"match", "PAB", "F", "H" or "Z"; teams also "forfeit-win", "forfeit-loss"`
	}
	e = swiss.MatchEntry{Kind: kind, Opponent: swiss.TPN(in.Opponent), Primary: swiss.Points(in.MP), Secondary: swiss.Points(in.GP)}
	if e.Color, ok = colorOf(in.Colour); !ok {
		return e, "colour", `"w" or "b"`
	}
	if system == DoubleSwiss {
		return in.twoGames(e)
	}
	return e, "", ""
}

// twoGames reads the games of a Double-Swiss match, as this player sees them. A match is forfeited only if one side
// forfeited both games.
func (in *roundJSON) twoGames(e swiss.MatchEntry) (swiss.MatchEntry, string, string) {
	if len(in.Games) != 2 || in.Kind != "match" {
		return e, "games", "two games"
	}
	e.Primary, e.Secondary = 0, 0
	for _, g := range in.Games {
		switch g {
		case "1", "+":
			e.Primary += swiss.Point
		case "=":
			e.Primary += swiss.HalfPoint
		case "0", "-":
		default:
			return e, "games", `"1", "=", "0", "+" or "-"`
		}
	}
	switch strings.Join(in.Games, "") {
	case "++":
		e.Kind = swiss.ForfeitMatchWin
	case "--":
		e.Kind = swiss.ForfeitMatchLoss
	case "+-", "-+": // each side forfeited a game: a meeting without colour
		e.Uncolored = true
	}
	return e, "", ""
}

func colorOf(s string) (swiss.Color, bool) {
	switch s {
	case "w":
		return swiss.White, true
	case "b":
		return swiss.Black, true
	}
	return 0, false
}

// located turns an error of encoding/json into a place.
func located(data []byte, err error) error {
	e := &FileError{Field: "JSON", Want: "one object of the form of an event of matches"}
	offset := int64(-1)
	var syntax *json.SyntaxError
	var kind *json.UnmarshalTypeError
	switch {
	case errors.As(err, &syntax):
		offset = syntax.Offset
	case errors.As(err, &kind):
		offset, e.Field, e.Want = kind.Offset, kind.Field, kind.Type.String()
	}
	if offset >= 0 {
		before := string(data[:min(offset, int64(len(data)))])
		e.Line = strings.Count(before, "\n") + 1
		e.Column = len(before) - strings.LastIndex(before, "\n")
	}
	return e
}
