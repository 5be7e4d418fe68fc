package notation

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/notnil/chess"
)

// A strictGame is a game as the strict reader below finds it.
type strictGame struct {
	tags   map[string]string
	result string
	plies  int
}

// The tokens of PGN's export format, and nothing else.
var (
	strictTag  = regexp.MustCompile(`^\[([A-Za-z0-9_]{1,255}) "((?:[^"\\]|\\["\\])*)"\]$`)
	strictMove = regexp.MustCompile(`^(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?|O-O(?:-O)?|--)[+#]?$`)
	roster7    = []string{"Event", "Site", "Date", "Round", "White", "Black", "Result"}
)

// readStrictly reads PGN as a reader does that knows the standard and forgives nothing: the seven tags first and in their order, one
// blank line before and behind the moves, lines of fewer than 80 characters unless one word is longer, SAN alone, move numbers that count, variations that
// close, one result at the end that is the tag's. Moves of standard chess are played on another library's board.
func readStrictly(text string) (games []strictGame, err error) {
	for block := 0; text != ""; block++ {
		head, rest, ok := strings.Cut(text, "\n\n")
		moves, after, more := strings.Cut(rest, "\n\n")
		if !ok || !more && !strings.HasSuffix(moves, "\n") {
			return nil, fmt.Errorf("game %d: no blank line behind its tags or its moves", block+1)
		}
		g, err := strictTags(head)
		if err == nil {
			err = g.strictMoves(strings.TrimSuffix(moves, "\n"))
		}
		if err != nil {
			return nil, fmt.Errorf("game %d: %w", block+1, err)
		}
		games, text = append(games, g), after
	}
	return games, nil
}

func strictTags(head string) (strictGame, error) {
	g := strictGame{tags: map[string]string{}}
	for i, line := range strings.Split(head, "\n") {
		m := strictTag.FindStringSubmatch(line)
		switch {
		case m == nil:
			return g, fmt.Errorf("%q is no tag", line)
		case i < len(roster7) && m[1] != roster7[i]:
			return g, fmt.Errorf("tag %d is %s", i+1, m[1])
		}
		if _, twice := g.tags[m[1]]; twice {
			return g, fmt.Errorf("tag %s twice", m[1])
		}
		g.tags[m[1]] = strings.NewReplacer(`\"`, `"`, `\\`, `\`).Replace(m[2])
	}
	return g, nil
}

// strictTokens cuts the moves of a game: words, brackets, comments in braces and to the end of a line.
func strictTokens(text string) (list []string, err error) {
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == ' ' || c == '\n':
			i++
		case c == '{' || c == ';':
			end := strings.IndexByte(text[i:], map[byte]byte{'{': '}', ';': '\n'}[c])
			if end < 0 {
				return nil, errors.New("an open comment")
			}
			i += end + 1
		case c == '(' || c == ')':
			list, i = append(list, string(c)), i+1
		default:
			end := i
			for end < len(text) && !strings.ContainsRune(" \n{}();", rune(text[end])) {
				end++
			}
			if end == i {
				return nil, fmt.Errorf("%q stands alone", c)
			}
			list, i = append(list, text[i:end]), end
		}
	}
	return list, nil
}

// strictMoves reads the moves of a game.
func (g *strictGame) strictMoves(text string) error {
	for _, line := range strings.Split(text, "\n") {
		if len([]rune(line)) > 80 && strings.Contains(line, " ") && !strings.ContainsAny(line, "{};") {
			return fmt.Errorf("a line of %d characters", len(line))
		}
	}
	tokens, err := strictTokens(text)
	if err != nil || len(tokens) == 0 {
		return fmt.Errorf("no moves: %w", err)
	}
	last := len(tokens) - 1
	if g.result = tokens[last]; g.result != g.tags["Result"] || !slices.Contains([]string{"1-0", "0-1", "1/2-1/2", "*"}, g.result) {
		return fmt.Errorf("ends with %q, its tag is %q", g.result, g.tags["Result"])
	}
	pos := chess.StartingPosition()
	if fen := g.tags["FEN"]; fen != "" {
		f, err := chess.FEN(fen)
		if err != nil && g.tags["Variant"] == "" {
			return err
		}
		if err == nil {
			pos = chess.NewGame(f).Position()
		}
	}
	plays, depth := g.tags["Variant"] == "", 0
	for _, token := range tokens[:last] {
		number, isNumber := strings.CutSuffix(strings.TrimSuffix(token, ".."), ".")
		switch {
		case token == "(":
			depth++
		case token == ")":
			if depth--; depth < 0 {
				return errors.New("a variation that was never opened")
			}
		case isNumber:
			if n, err := strconv.Atoi(number); err != nil || depth == 0 && plays && n != moveNumber(pos) {
				return fmt.Errorf("move number %q", token)
			}
		case strings.HasPrefix(token, "$"):
			if n, err := strconv.Atoi(token[1:]); err != nil || n > 255 {
				return fmt.Errorf("glyph %q", token)
			}
		case !strictMove.MatchString(token):
			return fmt.Errorf("%q is no move", token)
		case depth == 0:
			g.plies++
			if plays {
				if pos, err = played(pos, token); err != nil {
					return err
				}
			}
		}
	}
	if depth != 0 {
		return errors.New("an open variation")
	}
	return nil
}

// moveNumber is the last field of the library's FEN.
func moveNumber(pos *chess.Position) int {
	fields := strings.Fields(pos.String())
	n, _ := strconv.Atoi(fields[len(fields)-1])
	return n
}

// played makes the move that the library writes as san.
func played(pos *chess.Position, san string) (*chess.Position, error) {
	for _, m := range pos.ValidMoves() {
		if (chess.AlgebraicNotation{}).Encode(pos, m) == san {
			return pos.Update(m), nil
		}
	}
	return nil, fmt.Errorf("%q is no legal move in %s", san, pos)
}

// TestStrictReaderReadsWhatIsWritten: games of the golden file and of other programs, written by WritePGN, are read by the strict reader with
// the same tags, moves and result.
func TestStrictReaderReadsWhatIsWritten(t *testing.T) {
	files, err := filepath.Glob("../../testdata/border/games/*.pgn")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range append(files, "../../testdata/golden/games.pgn") {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		col, err := ReadPGN(data)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		strict, err := readStrictly(string(WritePGN(col.Games)))
		if err != nil || len(strict) != len(col.Games) {
			t.Errorf("%s: %d games of %d: %v", file, len(strict), len(col.Games), err)
			continue
		}
		for i, g := range col.Games {
			for _, tag := range g.Tags {
				if got, want := strict[i].tags[tag.Name], strings.TrimSpace(tag.Value); tag.Name != "Result" && tag.Name != "FEN" && tag.Name != "SetUp" && got != want { // the usual position is not written
					t.Errorf("%s, game %d: tag %s %q, want %q", file, g.Number, tag.Name, got, want)
				}
			}
			if s := strict[i]; s.result != g.Result || s.plies != len(g.Main.Moves) {
				t.Errorf("%s, game %d: %s after %d, want %s after %d", file, g.Number, s.result, s.plies, g.Result, len(g.Main.Moves))
			}
		}
	}
}

// TestStrictReaderForgivesNothing: what the strict reader is for.
func TestStrictReaderForgivesNothing(t *testing.T) {
	const head = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n"
	if games, err := readStrictly(head + "1. e4 e5 2. Nf3 {good} Nc6 (2... d6 $1) *\n\n"); err != nil || len(games) != 1 || games[0].plies != 4 {
		t.Fatalf("%+v, %v", games, err)
	}
	for _, moves := range []string{"1. e4 e5 2. Nf3+ *", "1. e4 e5 3. Nf3 *", "1. e2e4 *", "1. e4 1-0", "1. e4 (1. d4 *", "1. e4 {open *", "1. e4 e5", "1. Sf3 *", "1. 0-0 *", "1. Ke2 *"} {
		if _, err := readStrictly(head + moves + "\n\n"); err == nil {
			t.Errorf("%q was read", moves)
		}
	}
	for _, bad := range []string{strings.Replace(head, "[Site", "[Place", 1), strings.Replace(head, `"?"]`, `"a"b"]`, 1), strings.Replace(head, "\n\n", "\n", 1)} {
		if _, err := readStrictly(bad + "1. e4 *\n\n"); err == nil {
			t.Errorf("%q was read", bad)
		}
	}
}
