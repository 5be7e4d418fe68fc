package board

import (
	"os"
	"strings"
	"testing"

	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/notation"
)

// opened opens a file of testdata/border/games as a person does, and reads what the store then holds of its first game.
func opened(t *testing.T, file string) (page, *chessGame) {
	t.Helper()
	data, err := os.ReadFile("../../../testdata/border/games/" + file)
	if err != nil {
		t.Fatal(err)
	}
	return readBack(t, string(data))
}

// TestRecordStands: the result of a file is stored, listed and exported as the file has it.
func TestRecordStands(t *testing.T) {
	for _, c := range []struct {
		file   string
		result rules.Result
		rule   rules.Rule // "": the Laws say otherwise, or no cause is named
		laws   bool       // the Laws say otherwise
	}{
		{"01a-time-unpressed.pgn", rules.BlackWins, rules.RuleFlagFall, false},
		{"01b-won-on-time.pgn", rules.WhiteWins, rules.RuleFlagFall, false},
		{"01c-draw-on-time.pgn", rules.Drawn, rules.RuleDecision, false},
		{"01d-white-loses-on-time.pgn", rules.BlackWins, rules.RuleFlagFall, false},
		{"02a-name-timeout.pgn", rules.WhiteWins, rules.RuleResignation, false},
		{"02b-name-ontime.pgn", rules.WhiteWins, rules.RuleResignation, false},
		{"02c-name-fifty.pgn", rules.WhiteWins, rules.RuleResignation, false},
		{"10-old-fivefold.pgn", rules.WhiteWins, "", false}, // in 1995 nothing ended a game by itself
	} {
		_, g := opened(t, c.file)
		if g.End.Result != c.result || g.End.Rule != c.rule && c.rule != "" || g.End.Open || g.Head.Laws.End.Over() != c.laws {
			t.Errorf("%s: %+v, the Laws %+v", c.file, g.End, g.Head.Laws)
		}
		if e := g.entry(); e.Result != c.result.String() {
			t.Errorf("%s: the list says %s", c.file, e.Result)
		}
		if out := gameOf(t, string(g.PGN())); out.Result != c.result.String() || len(out.Main.Moves) != g.Ply() {
			t.Errorf("%s: exported as %s, %d half-moves", c.file, out.Result, len(out.Main.Moves))
		}
	}
}

// TestRecordBesideLaws: where the Laws say something else than the record, both are shown, and the moves stay.
func TestRecordBesideLaws(t *testing.T) {
	const fivefold = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. Nf3 Nf6 10. e4 e5"
	for _, c := range []struct {
		name, file string
		plies      int
		laws       rules.Rule // "": they say the same
		result     rules.Result
	}{
		{"five times, today", "[Date \"2024.03.01\"]\n\n" + fivefold + " 1-0", 20, rules.RuleFivefold, rules.WhiteWins},
		{"five times, 1995", "[Date \"1995.??.??\"]\n\n" + fivefold + " 1-0", 20, "", rules.WhiteWins},
		{"five times, spring 2014", "[Date \"2014.05.01\"]\n\n" + fivefold + " 0-1", 20, "", rules.BlackWins},
		{"time against a lone king", "[FEN \"4k3/8/8/8/8/8/8/4KQ2 w - - 0 1\"]\n[Termination \"time forfeit\"]\n\n1. Qf2 0-1", 1, rules.RuleFlagFall, rules.BlackWins},
		{"resigned against a lone king", "[FEN \"4k3/8/8/8/8/8/8/4KQ2 w - - 0 1\"]\n[Termination \"resignation\"]\n\n1. Qf2 0-1", 1, rules.RuleResignation, rules.BlackWins},
		{"a won game that is a draw in the record", "[Result \"1/2-1/2\"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2", 4, rules.RuleCheckmate, rules.Drawn},
		{"resigned", "[Termination \"won by resignation\"]\n\n1. e4 c6 2. d4 d5 3. exd5 0-1", 5, "", rules.BlackWins},
	} {
		m, g := readBack(t, c.file)
		if g.End.Result != c.result || g.Ply() != c.plies || g.Head.Laws.End.Rule != c.laws {
			t.Errorf("%s: %+v after %d half-moves, the Laws %+v", c.name, g.End, g.Ply(), g.Head.Laws)
		}
		if out := gameOf(t, string(g.PGN())); out.Result != c.result.String() || len(out.Main.Moves) != c.plies {
			t.Errorf("%s: went out as %s after %d half-moves", c.name, out.Result, len(out.Main.Moves))
		}
		if said := m.Notice.Text; (c.laws != "") != strings.Contains(said, "aturan mengatakan lain") {
			t.Errorf("%s: %q", c.name, said)
		}
	}
}

// TestOldDays: a day that a file names in part, or not at all, is never the day on which it was read.
func TestOldDays(t *testing.T) {
	for _, c := range []struct{ tag, listed, out string }{
		{"", "No date", "????.??.??"}, {"[Date \"????.??.??\"]\n", "No date", "????.??.??"}, {"[Date \"1987.??.??\"]\n", "1987", "1987.??.??"},
		{"[Date \"1987.5.3\"]\n", "3 May 1987", "1987.5.3"}, {"[Date \"1987.05.??\"]\n", "1987", "1987.05.??"}, {"[Date \"2019.05.04\"]\n", "4 May 2019", "2019.05.04"},
	} {
		m, g := readBack(t, c.tag+"[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 1-0\n")
		day, _ := notation.ReadPGN(g.PGN())
		if got, _ := day.Games[0].Tag("Date"); got != c.out {
			t.Errorf("%s: exported as %s", c.tag, got)
		}
		if _, named := day.Games[0].Tag("Termination"); named {
			t.Errorf("%s: a cause was made up", c.tag)
		}
		_, games, err := readPlayIndex(indexRow(g.ID, m.Games))
		if err != nil || len(games) == 0 || !strings.HasPrefix(playedOn(i18n.EN, games[0]), c.listed) {
			t.Errorf("%s: listed as %+v, %v", c.tag, games, err)
		}
	}
}

// TestShelfIsKept: no game of the device goes for those of a file, and what stayed in the file is counted.
func TestShelfIsKept(t *testing.T) {
	m := laid(t, gameHead{Number: -1, Letters: "en"})
	for i := range session.MaxGames - 5 {
		m.Games = append(m.Games, listEntry{ID: "own-" + string(rune('a'+i/26)) + string(rune('a'+i%26)), Result: "*", Plies: 3})
	}
	own := len(m.Games)
	data, err := os.ReadFile("../../../testdata/border/games/03-notags250.pgn")
	if err != nil {
		t.Fatal(err)
	}
	room := m.Room()
	next, cmds := step(t, m, session.Picked{Purpose: session.FilePGN, Data: data}, playEnv)
	kept := 0
	for _, e := range next.Games {
		if strings.HasPrefix(e.ID, "own-") {
			kept++
		}
	}
	if kept != session.MaxGames-5 || len(next.Games) > session.MaxGames || len(next.Games) < own || !strings.Contains(next.Notice.Text, "24") {
		t.Errorf("%d own games of %d, %d in all, room was %d: %+v", kept, own, len(next.Games), room, next.Notice)
	}
	for _, c := range cmds {
		if keep, ok := c.(session.KeepIndex); ok {
			for _, id := range keep.Gone {
				if strings.HasPrefix(id, "own-") {
					t.Errorf("%s is deleted", id)
				}
			}
		}
	}
	full, _ := step(t, next, session.Picked{Purpose: session.FilePGN, Data: data}, playEnv)
	if full.Notice.Kind != "warn" || len(full.Games) != len(next.Games) {
		t.Errorf("a full list: %+v", full.Notice)
	}
}

// TestLongNote: one note that is too long for the store leaves the games of its file alone, and is counted.
func TestLongNote(t *testing.T) {
	m, _ := opened(t, "05-bignote.pgn")
	if len(m.Games) < 3 || m.Notice.Kind != "warn" || !strings.Contains(m.Notice.Text, "1 catatan") {
		t.Errorf("%d games: %+v", len(m.Games), m.Notice)
	}
}

// TestPastePosition: the paste box takes a position in every form of FEN, and speaks of a wrong one as of a position.
func TestPastePosition(t *testing.T) {
	for _, c := range []struct {
		text string
		ok   bool
	}{
		{"bbnqnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBNQNRKR w KQkq - 0 1", true}, {"bbnqnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBNQNRKR w HFhf - 0 1", true},
		{"r3k2r/8/8/8/8/8/8/R3K2R w QKqk - 0 1", true}, {"4k3/8/8/8/8/8/4P3/4K3", true}, {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 0", true},
		{"4k3/8/8/8/8/8/4P3/8 w - - 0 1", false}, {"4k3/8/8/8/8/9/4P3/4K3 w - - 0 1", false},
	} {
		m := laid(t, gameHead{Number: -1, Letters: "en"})
		m.Pasted = c.text
		next, _ := step(t, m, readPasted{}, playEnv)
		if (next.Screen == screenEditor) != c.ok {
			t.Errorf("%s: %v, %+v", c.text, next.Screen, next.Notice)
		}
		if !c.ok && (next.Notice == nil || strings.Contains(next.Notice.Title, "PGN")) {
			t.Errorf("%s: %+v", c.text, next.Notice)
		}
	}
}

// TestEditorMends: the field of the editor takes a position in the forms of other programs, as the paste box does.
func TestEditorMends(t *testing.T) {
	for text, want := range map[string]string{
		"r3k2r/8/8/8/8/8/8/R3K2R w QKqk - 0 1":       "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
		"4k3/8/8/8/8/8/4P3/4K3":                      "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
		"4k3/8/8/8/8/8/4P3/4K3 b - - 0 0":            "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1",
		"4k3/8/8/8/8/8/4P3/4K3 W - -":                "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
		"\u200b4k3/8/8/8/8/8/4P3/4K3\u00a0w - - 0 1": "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
	} {
		m, _ := typeFEN{text}.update(page{}, playEnv)
		if pos, err := m.Edit.position(); m.Edit.Err != nil || err != nil || pos.FEN() != want {
			t.Errorf("%q: %q, %v", text, pos.FEN(), m.Edit.Err)
		}
	}
	if m, _ := (typeFEN{"8/8/8/8/8/8/8/8 w - - 0 1"}).update(page{}, playEnv); m.Edit.Err == nil {
		t.Error("a board without kings is a position")
	}
}

// TestOwnLetters: moves in the letters of the app's language are read, bare and without a result, and it is said.
func TestOwnLetters(t *testing.T) {
	m := laid(t, gameHead{Number: -1, Letters: "id"})
	m.Pasted = "1. e4 e5 2. Kf3 Kc6 3. Gb5 a6 (=)"
	next, _ := step(t, m, readPasted{}, playEnv)
	if next.Game.Ply() != 6 || next.Game.End.Over() || !strings.Contains(next.Notice.Text, "R M B G K") {
		t.Errorf("%d half-moves, %+v, %+v", next.Game.Ply(), next.Game.End, next.Notice)
	}
}
