package notation

import (
	"os"
	"strings"
	"testing"

	"wasit/rules/charset"
)

// TestBorderFiles reads files as other programs write them; testdata/border/games/README.md says where each is from.
func TestBorderFiles(t *testing.T) {
	for _, c := range []struct {
		file    string
		games   int
		game    int    // counted from 1
		tags    string // name=value, parted by |
		result  string
		plies   int
		remarks string
	}{
		{"01a-time-unpressed.pgn", 1, 1, "", "0-1", 5, ""},
		{"03-notags250.pgn", 250, 250, "", "1-0", 2, ""},
		{"04-wrapped-clk.pgn", 5, 5, "Event=Wrap 4", "1/2-1/2", 60, ""},
		{"05-bignote.pgn", 3, 3, "Event=Small", "*", 3, ""},
		{"06a-tagcolon.pgn", 1, 1, "Event=T", "0-1", 4, "tag put right, tag left out, tag left out"},
		{"06b-tagquote.pgn", 2, 1, `Event=3rd "Lime Tree" Open|White=Moss, Ida`, "1-0", 7, "tag put right"},
		{"06c-fen-lost.pgn", 1, 1, "White=Moss|FEN=4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "*", 1, "tag left out"},
		{"07a-cp1250.pgn", 1, 1, "Event=Žetva|White=Šimić, Đurđa|Black=Žagar, Čedo", "1-0", 2, ""},
		{"07b-cp1252.pgn", 1, 1, "Event=L’été|White=Œuvré, Zoë|Black=Škoda, Žan", "1-0", 2, ""},
		{"07c-utf16.pgn", 1, 1, "White=Šimić, Đurđa", "1-0", 2, ""},
		{"08a-ellipsis.pgn", 1, 1, "", "*", 4, ""},
		{"08b-nbsp.pgn", 1, 1, "", "*", 3, ""},
		{"08c-curly.pgn", 1, 1, "Event=Spring Open|White=A", "*", 2, "tag put right, tag put right, tag put right, tag put right"},
		{"08d-zwsp.pgn", 1, 1, "", "*", 2, ""},
		{"08e-figurine-vs.pgn", 1, 1, "", "*", 4, ""},
		{"10-old-fivefold.pgn", 1, 1, "", "1-0", 23, ""},
		{"P1_nag_opens_variation.pgn", 1, 1, "", "1-0", 4, ""},
		{"P2_broken_tag_makes_two_games.pgn", 2, 2, "Event=Two", "1-0", 2, ""},
		{"P3_null_move_at_the_end.pgn", 1, 1, "", "1-0", 3, "null move in the game"},
		{"P4_vega_result_in_the_tag.pgn", 1, 1, "", "1-0", 0, "tag Result differs"},
		{"P6_utf16.pgn", 1, 1, "Event=x", "1-0", 2, ""},
		{"P7_no_break_space.pgn", 1, 1, "", "1-0", 2, ""},
		{"P8_castling_letters.pgn", 1, 1, "", "1-0", 2, "start position put right"},
	} {
		t.Run(c.file, func(t *testing.T) {
			data, err := os.ReadFile("../../testdata/border/games/" + c.file)
			if err != nil {
				t.Fatal(err)
			}
			expectGame(t, data, ReadOptions{}, c.games, c.game, c.tags, c.result, c.plies, c.remarks)
		})
	}
}

func expectGame(t *testing.T, data []byte, o ReadOptions, games, number int, tags, result string, plies int, remarks string) *Game {
	t.Helper()
	c, err := ReadGames(data, o)
	if err != nil || len(c.Broken) > 0 || len(c.Games) != games {
		t.Fatalf("%d games, broken %+v, error %v", len(c.Games), c.Broken, err)
	}
	g := &c.Games[number-1]
	for _, tag := range strings.Split(tags, "|") {
		if name, want, ok := strings.Cut(tag, "="); ok {
			if got, _ := g.Tag(name); got != want {
				t.Errorf("%s: %q, want %q", name, got, want)
			}
		}
	}
	var said []string
	for _, r := range g.Remarks {
		said = append(said, string(r.Fault))
	}
	if g.Result != result || len(g.Main.Moves) != plies || strings.Join(said, ", ") != remarks {
		t.Errorf("%s after %d half-moves, remarks %q; want %s after %d, %q", g.Result, len(g.Main.Moves), said, result, plies, remarks)
	}
	return g
}

// TestBent reads siblings of the kinds above: what is bent to fit is told by a remark.
func TestBent(t *testing.T) {
	const kings = "4k3/8/8/8/8/8/4P3/4K3"
	for _, c := range []struct {
		name, text string
		tags       string
		result     string
		plies      int
		remarks    string
	}{
		{"tag with single quotes", "[Event 'x']\n\n1. e4 *\n", "Event=x", "*", 1, "tag put right"},
		{"tag with guillemets", "[Event «Open de Pâques»]\n\n1. e4 *\n", "Event=Open de Pâques", "*", 1, "tag put right"},
		{"tag with low quotes", "[Event „Žetva“]\n\n1. e4 *\n", "Event=Žetva", "*", 1, "tag put right"},
		{"tag with an equals sign", "[Event=\"x\"]\n\n1. e4 *\n", "Event=x", "*", 1, "tag put right"},
		{"tag over two lines", "[Event \"x\ny\"]\n[White \"A\"]\n\n1. e4 1-0\n", "Event=x y|White=A", "1-0", 1, "tag put right"},
		{"tag without its bracket", "[Event \"x\"\n[White \"A\"]\n\n1. e4 1-0\n", "Event=x|White=A", "1-0", 1, "tag put right"},
		{"tag without quotes", "[Event x]\n[White \"A\"]\n\n1. e4 1-0\n", "White=A", "1-0", 1, "tag left out"},
		{"tag with a hyphen", "[Event \"x\"]\n[Black-Title \"GM\"]\n[FEN \"" + kings + " w - - 0 1\"]\n\n1. e4 *\n", "FEN=" + kings + " w - - 0 1", "*", 1, "tag left out"},
		{"thin space", "1.\u2009e4\u2009e5 *", "", "*", 2, ""},
		{"narrow no-break space", "1.\u202fe4 e5\u202f2.\u202fNf3 *", "", "*", 3, ""},
		{"soft hyphen, marks of direction", "1. e\u00ad4 \u200ee5\u200f 2. N\u2060f3 *", "", "*", 3, ""},
		{"ellipsis glued to a number", "1. e4 1…e5 2… *", "", "*", 2, ""},
		{"a discovered check", "[FEN \"4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1\"]\n\n1. Nf6 dis+ *", "", "*", 1, ""},
		{"dis+ glued", "[FEN \"3k4/8/8/8/3N4/8/8/3R2K1 w - - 0 1\"]\n\n1. Nf5dis+ *", "", "*", 1, ""},
		{"check as a word", "1. e4 e5 2. Qh5 Nc6 3. Qxf7 check *", "", "*", 5, ""},
		{"no result", "1. e4 e5 2. Nf3", "", "*", 3, "no result"},
		{"no result behind a draw offer", "1. e4 e5 (=)", "", "*", 2, "no result"},
		{"result of lists", "1. e4 e5 0:1", "", "0-1", 2, ""},
		{"halves as decimals", "1. e4 e5 0.5-0.5", "", "1/2-1/2", 2, ""},
		{"halves with a comma in the tag", "[Result \"0,5-0,5\"]\n\n1. e4 e5", "", "1/2-1/2", 2, "no termination marker"},
		{"tag decides an open marker", "[Result \"0-1\"]\n\n1. e4 *", "", "0-1", 1, "tag Result differs"},
		{"marker decides an open tag", "[Result \"*\"]\n\n1. e4 1-0", "", "1-0", 1, "tag Result differs"},
		{"null move and more", "1. e4 e5 2. -- Nf6 3. Nf3 *", "", "*", 2, "null move in the game"},
		{"null move with a comment", "1. e4 e5 2. Z0 {White resigned.} 0-1", "", "0-1", 2, "null move in the game"},
		{"castling letters in another order", "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1\"]\n\n1. O-O *", "", "*", 1, "start position put right"},
		{"FEN without counters", "[FEN \"" + kings + " w - -\"]\n\n1. e4 *", "", "*", 1, ""},
		{"FEN with move 0", "[FEN \"" + kings + " w - - 0 0\"]\n\n1. e4 *", "", "*", 1, "start position put right"},
		{"FEN with the placement alone", "[FEN \"" + kings + "\"]\n\n1. e4 *", "", "*", 1, "start position put right"},
	} {
		t.Run(c.name, func(t *testing.T) {
			expectGame(t, []byte(c.text), ReadOptions{}, 1, 1, c.tags, c.result, c.plies, c.remarks)
		})
	}
}

// TestLettersOfOthers: moves in the letters of the reader's language, and of others where they leave no doubt.
func TestLettersOfOthers(t *testing.T) {
	for _, c := range []struct {
		name, text string
		own        Language
		plies      int // 0: broken
		said       string
	}{
		{"Indonesian, own", "1. e4 e5 2. Kf3 Kc6 3. Gb5 a6 4. 0-0 *", Indonesian, 7, "R M B G K"},
		{"Indonesian, unknown reader", "1. e4 e5 2. Kf3 Kc6 3. Gb5 a6 *", Language{}, 6, "R M B G K"},
		{"Croatian, own", "1. e4 e5 2. Sf3 Sc6 3. Lb5 Df6 *", Croatian, 6, "K D T L S"},
		{"German, read in English", "1. e4 e5 2. Sf3 Sc6 3. Lb5 Df6 *", English, 6, "K D T L S"},
		{"French", "1. e4 e5 2. Cf3 Cc6 3. Fb5 *", Indonesian, 5, "R D T F C"},
		{"Spanish", "1. e4 e5 2. Cf3 Cc6 3. Ab5 *", English, 5, "R D T A C"},
		{"Dutch", "1. e4 e5 2. Pf3 Pc6 3. Lb5 *", English, 5, "K D T L P"},
		{"English stays English", "1. e4 e5 2. Bc4 Nc6 3. Ke2 *", Indonesian, 5, ""},
		{"Czech", "1. e4 e5 2. Jf3 Jc6 3. Sb5 a6 4. 0-0 *", English, 7, "K D V S J"},
		{"Russian", "1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. 0-0 *", English, 7, "Кр Ф Л С К"},
		{"Russian, king and queen", "1. e4 e5 2. Фh5 Крe7 3. Ф:e5# 1-0", English, 5, "Кр Ф Л С К"},
		{"Russian squares too", "1. е4 е5 2. Кf3 Кс6 3. Сс4 Сс5 4. О-О *", English, 7, "Кр Ф Л С К"},
		{"Serbian", "1. e4 e5 2. Сf3 Сc6 3. Лb5 Дf6 *", Croatian, 6, "К Д Т Л С"},
		{"Bulgarian", "1. e4 e5 2. Кf3 Кc6 3. Оb5 Дf6 *", English, 6, "Ц Д Т О К"},
		{"Polish", "1. e4 e5 2. Sf3 Sc6 3. Gb5 Hf6 *", English, 6, "K H W G S"},
		{"Hungarian", "1. e4 e5 2. Hf3 Hc6 3. Fb5 Vf6 *", English, 6, "K V B F H"},
		{"Turkish", "1. e4 e5 2. Af3 Ac6 3. Fb5 Vf6 *", English, 6, "Ş V K F A"},
		{"Romanian", "1. e4 e5 2. Cf3 Cc6 3. Nb5 Df6 *", English, 6, "R D T N C"},
		{"Finnish", "1. e4 e5 2. Rf3 Rc6 3. Lb5 Df6 *", English, 6, "K D T L R"},
		{"Greek", "1. e4 e5 2. Ιf3 Ιc6 3. Αb5 *", English, 5, "Ρ Β Π Α Ι"},
		{"castling in Cyrillic letters", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. О-О *", English, 7, ""},
		{"a letter of no language", "1. e4 e5 2. Xf3 *", Indonesian, 0, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			col, err := ReadGames([]byte(c.text), ReadOptions{Language: c.own})
			if err != nil {
				t.Fatal(err)
			}
			if c.plies == 0 {
				if len(col.Broken) != 1 {
					t.Errorf("%+v", col.Games)
				}
				return
			}
			said := ""
			for _, r := range col.Games[0].Remarks {
				if r.Fault == RemarkLetters {
					said = r.Text
				}
			}
			if len(col.Games[0].Main.Moves) != c.plies || said != c.said {
				t.Errorf("%d half-moves in %q", len(col.Games[0].Main.Moves), said)
			}
		})
	}
}

// TestGluedSigns: signs of annotators that stand on the move are NAGs, as with a space before them.
func TestGluedSigns(t *testing.T) {
	for _, c := range []struct {
		move string
		nags []uint8
	}{
		{"e4=", []uint8{10}}, {"e4+=", []uint8{14}}, {"e4+/=", []uint8{14}}, {"e4±", []uint8{16}}, {"e4+-", []uint8{18}}, {"e4-+", []uint8{19}},
		{"e4⩲", []uint8{14}}, {"e4∞", []uint8{13}}, {"e4!±", []uint8{1, 16}}, {"e4??±→", []uint8{4, 16, 40}}, {"e4‼", []uint8{3}}, {"e4⁉=", []uint8{5, 10}},
		{"e4↑", []uint8{36}}, {"e4 ±", []uint8{16}}, {"e4 N", []uint8{146}}, {"e4 ! ∓", []uint8{1, 17}},
	} {
		col, err := ReadPGN([]byte("1. " + c.move + " *"))
		if err != nil || len(col.Games) != 1 {
			t.Errorf("%s: %v %+v", c.move, err, col.Broken)
			continue
		}
		if g := col.Games[0]; string(g.Main.Moves[0].NAGs) != string(c.nags) || len(g.Remarks) > 0 {
			t.Errorf("%s: %v, remarks %v; want %v", c.move, g.Main.Moves[0].NAGs, g.Remarks, c.nags)
		}
	}
}

// TestEncodings: the letters of a file come out as they were written, whatever stands for them.
func TestEncodings(t *testing.T) {
	for _, c := range []struct {
		bytes, white string
		as           charset.Encoding
		bad          int
	}{
		{"Šimić, Đurđ\xff Žagar", "Šimić, Đurđÿ Žagar", charset.UTF8, 1},
		{"\xa9imi\xe6 \xaeagar \xb9", "Šimić Žagar š", charset.Latin2, 0},
		{"\xe6imi\x86, \xd1ur\xd0a", "Šimić, Đurđa", charset.CP852, 0},
		{"\xc8\xe2\xe0\xed\xee\xe2", "Иванов", charset.Windows1251, 0},
		{"M\xfcller, J\xf6rg", "Müller, Jörg", charset.Windows1252, 0},
	} {
		col, err := ReadPGN([]byte("[White \"" + c.bytes + "\"]\n\n1. e4 *\n"))
		if err != nil || len(col.Games) != 1 {
			t.Fatalf("%q: %v", c.bytes, err)
		}
		if white, _ := col.Games[0].Tag("White"); white != c.white || col.Encoding != c.as || col.BadBytes != c.bad {
			t.Errorf("%q: %q as %s, %d bad; want %q as %s, %d", c.bytes, white, col.Encoding, col.BadBytes, c.white, c.as, c.bad)
		}
	}
	plain := "[White \"Ana\"]\n\n1. e4 e5 1-0\n"
	wide := make([]byte, 0, 2*len(plain))
	for _, r := range plain {
		wide = append(wide, byte(r), 0)
	}
	if g := expectGame(t, wide, ReadOptions{}, 1, 1, "White=Ana", "1-0", 2, ""); g.Line != 1 {
		t.Errorf("line %d", g.Line)
	}
}

// TestMost reads the first games and counts the others.
func TestMost(t *testing.T) {
	col, err := ReadGames([]byte(strings.Repeat("1. e4 e5 1-0\n", 250)), ReadOptions{Most: 20})
	if err != nil || len(col.Games) != 20 || col.More != 230 {
		t.Errorf("%d games and %d more, %v", len(col.Games), col.More, err)
	}
}

// TestCommandsStayWhole: a command of a comment stands on one line, for programs that read a file line by line.
func TestCommandsStayWhole(t *testing.T) {
	g := Game{Result: "*"}
	col, err := ReadPGN([]byte("1. e4 {[%clk 1:23:17] [%eval 0.25] a longer remark that fills the line up to where it must be broken somewhere} *"))
	if err != nil {
		t.Fatal(err)
	}
	for pad := range 80 {
		g = col.Games[0]
		g.Tags = nil
		g.Main.Comments = []string{strings.Repeat("x", pad+1)}
		for line := range strings.Lines(string(WritePGN([]Game{g}))) {
			if !strings.HasPrefix(line, "[") && strings.Count(line, "[%") != strings.Count(line, "]") {
				t.Fatalf("pad %d: %q", pad, line)
			}
		}
	}
}
