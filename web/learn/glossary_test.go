package learn

import (
	"strings"
	"testing"

	"wasit/web/laws"
)

// TestGlossary: every word of the game that the house uses, and every one that the Laws explain, has a word and a sentence in
// three languages; head words stand first.
func TestGlossary(t *testing.T) {
	words, err := laws.Words()
	if err != nil {
		t.Fatal(err)
	}
	for lang, b := range books(t) {
		heads := true
		seen := map[string]bool{}
		for _, term := range b.Terms {
			if seen[term.Key] || term.Word == "" || !strings.HasSuffix(term.Text, ".") || len(strings.Fields(term.Text)) < 3 {
				t.Errorf("%s: %+v", lang, term)
			}
			seen[term.Key] = true
			if term.Head && !heads {
				t.Errorf("%s: the head word %s stands among the others", lang, term.Key)
			}
			heads = term.Head
		}
		for key := range words {
			if !seen[key] {
				t.Errorf("%s: no sentence for %s", lang, key)
			}
		}
		for _, key := range lawsTerms {
			if !seen[key] {
				t.Errorf("%s: the Laws explain %s, we do not", lang, key)
			}
		}
		if b.Term("king") == nil || b.Term("nothing") != nil {
			t.Error("Term does not find by the key")
		}
	}
}

// lawsTerms are the entries of the glossary at the end of the Laws, by our keys.
var lawsTerms = []string{"adjourn", "algebraic_notation", "analyse", "appeal", "arbiter", "arbiter_assistant", "assistant", "attack", "black",
	"blitz_chess", "chessboard", "bronstein_mode", "capture", "castling", "check", "checkmate", "chess_clock", "chess960", "claim", "completed_move",
	"contiguous_area", "fischer_mode", "dead_position", "default_time", "delay_mode", "demonstration_board", "diagonal", "disability",
	"displaced_piece", "draw", "draw_offer", "en_passant", "exchange_promotion", "explanation", "fair_play", "file", "flag", "flag_fall", "forfeit",
	"guidelines", "handicap", "adjust_pieces", "illegal_move", "impairment", "increment", "intervene", "kingside", "legal_move", "made_move",
	"chess_set", "e_cigarette", "rest_rooms", "minor_piece", "mobile_phone", "monitor", "move", "move_counter", "normal_means", "notation", "organiser", "over_the_board", "penalties", "piece",
	"playing_area", "playing_venue", "points", "press_clock", "promotion", "queen", "queenside", "quickplay_finish", "rank_row", "rapid_chess",
	"threefold_repetition", "resignation", "rook", "rules_competition", "scoresheet", "sealed_move", "screen", "spectators", "standard_chess",
	"stalemate", "square", "supervise", "time_control", "time_period", "touch_move", "vertical", "white", "zero_tolerance", "fifty_move_rule",
	"seventy_five_move_rule"}

// TestPages: what chess is, where it came from, its kinds, the Swiss system and the body, as long in each language.
func TestPages(t *testing.T) {
	all := books(t)
	for lang, b := range all {
		if len(b.Pages) != 5 {
			t.Fatalf("%s: %d pages", lang, len(b.Pages))
		}
		for i, p := range b.Pages {
			if len(p.Paragraphs) != len(all["en"].Pages[i].Paragraphs) || len(p.Paragraphs) < 3 || p.Title == "" {
				t.Errorf("%s: page %s has %d paragraphs", lang, p.Key, len(p.Paragraphs))
			}
		}
	}
}

// TestTables: no cell that a reader sees is empty in one language and filled in another.
func TestTables(t *testing.T) {
	for name, columns := range map[string][]string{
		"parts": {"en", "id", "hr"}, "lessons": {"en", "id", "hr", "en_text", "id_text", "hr_text"}, "questions": {"en", "id", "hr"},
		"texts": {"en", "id", "hr"}, "glossary": {"en", "id", "hr"}, "pages": {"en", "id", "hr", "en_title", "id_title", "hr_title"},
	} {
		data, err := tables.ReadFile(name + ".tsv")
		if err != nil {
			t.Fatal(err)
		}
		rows, err := parse(name+".tsv", string(data))
		if err != nil || len(rows) == 0 {
			t.Fatal(err, len(rows))
		}
		for _, r := range rows {
			for _, c := range columns {
				if strings.TrimSpace(r[c]) == "" || strings.Count(r[c], " / ") != strings.Count(r[columns[0]], " / ") && name == "questions" {
					t.Errorf("%s: column %s of %v", name, c, r)
				}
			}
		}
	}
}

// TestTextsAreUsed: a text that nothing asks for is dead, and one that is asked for is there.
func TestTextsAreUsed(t *testing.T) {
	data, _ := tables.ReadFile("texts.tsv")
	rows, _ := parse("texts.tsv", string(data))
	data, _ = tables.ReadFile("tasks.tsv")
	tasks, _ := parse("tasks.tsv", string(data))
	asked := map[string]bool{}
	for _, r := range tasks {
		asked["ask."+r["ask"]] = true
	}
	for _, key := range []string{"file", "rank", "square", "diagonal", "color.here", "fault", "moves", "worth", "attacked.w", "attacked.b", "hanging.w",
		"hanging.b", "checker", "check", "escape.fly", "escape.take", "escape.block", "mate", "state", "runs.w", "runs.b", "write.short", "write.long",
		"read", "isolated.w", "isolated.b", "doubled.w", "doubled.b", "passed.w", "passed.b", "meet", "bye", "buchholz", "sonneborn",
		"start.men", "start.board", "start.colors", "illegal", "start.wK", "start.wQ", "start.wR", "start.wB", "start.wN", "start.bK", "start.bQ",
		"start.bR", "start.bB", "start.bN"} {
		asked["ask."+key] = true // by generators
	}
	for _, r := range rows {
		if strings.HasPrefix(r["key"], "ask.") && !asked[r["key"]] {
			t.Errorf("nothing asks for %s", r["key"])
		}
		delete(asked, r["key"])
	}
	delete(asked, "ask.")
	for key := range asked {
		t.Errorf("no text for %s", key)
	}
}
