package board

import (
	"strings"
	"testing"

	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// asking is the page that asks what must be played in a position, with what was sent to it.
func asking(t *testing.T, l i18n.Lang, fen string, msgs ...session.Msg) (m page, html string) {
	t.Helper()
	m = page{Session: session.Session{Settings: session.Settings{Lang: l}, Route: session.ParseRoute("/board/touch")}}
	m, _ = m.arrived(playEnv)
	for _, msg := range append([]session.Msg{session.BookOpened{Book: session.BoardBook}, typeFEN{Text: fen}, goTo{Screen: screenTouched}}, msgs...) {
		m, _ = step(t, m, msg, playEnv)
	}
	return m, drawn(l, m)
}

const e1, e8, a1, b1, h1, h8, e4, d5 = 4, 60, 0, 1, 7, 63, 28, 35

// TestTouched: Art. 4.2 to 4.7 on a position, by touches of the board.
func TestTouched(t *testing.T) {
	const castles, pawn, fight = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "7k/4P3/8/8/8/8/8/K7 w - - 0 1", "4k3/8/8/3p4/4P3/8/8/4K2B w - - 0 1"
	for _, c := range []struct {
		name, fen string
		msgs      []session.Msg
		want      []string
	}{
		{"nothing touched", castles, nil, []string{`id="touch-ask"`, ">Any legal move<"}},
		{"king, then rook", castles, []session.Msg{touchMan{e1}, touchMan{h1}}, []string{`id="moves"`, ">0-0<", ">4.4.1<", "He must castle"}},
		{"rook, then king", castles, []session.Msg{touchMan{h1}, touchMan{e1}}, []string{">4.4.2<", "Rg1", "Rh8+"}},
		{"adjusted", castles, []session.Msg{setTouched{chooseMode, "adjust"}, touchMan{h1}}, []string{">Any legal move<"}},
		{"by accident, then meant", castles, []session.Msg{setTouched{chooseMode, "accident"}, touchMan{a1}, setTouched{chooseMode, "play"}, touchMan{e1}}, []string{">4.3.1<", "Kd1", `id="touch-2"`}},
		{"the opponent's man", fight, []session.Msg{touchMan{d5}}, []string{">4.3.2<", "exd5"}},
		{"both, order unclear", fight, []session.Msg{touchMan{d5}, touchMan{h1}, setTouched{chooseUnclear, "true"}}, []string{">4.3.3<"}},
		{"let go", fight, []session.Msg{setTouched{chooseMode, "release"}, touchMan{e4}, touchMan{d5}}, []string{">4.7<", "exd5", `id="touch-released"`}},
		{"a new piece", pawn, []session.Msg{touchPiece{4, e8}}, []string{">4.4.4<", `id="touch-piece"`}},
		{"rapid of 2009, unasked", fight, []session.Msg{touchMan{d5}, setRuleset{session.Ruleset{Edition: "E09", Class: rules.Rapid}}}, []string{">A.4b<", ">Any legal move<", `id="claimed"`}},
		{"and asked for", fight, []session.Msg{touchMan{d5}, setRuleset{session.Ruleset{Edition: "E09", Class: rules.Rapid}}, setTouched{chooseClaimed, "true"}}, []string{"exd5", ">4.3b<"}},
		{"taken back", castles, []session.Msg{touchMan{e1}, touchMan{h1}, untouch{}}, []string{">4.3.1<"}},
		{"begun again", castles, []session.Msg{touchMan{e1}, untouch{All: true}}, []string{`id="touch-ask"`}},
		{"begun again after an accident", fight, []session.Msg{setTouched{chooseMode, "accident"}, touchMan{h1}, untouch{All: true}, touchMan{d5}}, []string{">4.3.2<", "exd5"}},
		{"both, and the first cannot take it", "7k/8/8/3p4/8/8/8/1N2K2B w - - 0 1", []session.Msg{touchMan{b1}, touchMan{d5}}, []string{">4.3.3<", "Nc3", "The first touched man cannot take that one"}},
		{"both, theirs first", "7k/8/8/3p4/8/8/8/1N2K2B w - - 0 1", []session.Msg{touchMan{d5}, touchMan{b1}}, []string{">4.3.3<", "Bxd5", "The first touched man cannot take that one"}},
		{"both, and it takes", "7k/8/8/3p4/8/8/8/1N2K2B w - - 0 1", []session.Msg{touchMan{h1}, touchMan{d5}}, []string{">4.3.3<", "Bxd5", "takes the first touched of the opponent"}},
		{"theirs that nobody can take", "7k/8/8/3r4/8/8/8/4K3 w - - 0 1", []session.Msg{touchMan{d5}}, []string{">Any legal move<", "can be moved or taken"}},
		{"no position", "8/8/8/8/8/8/8/8 w - - 0 1", nil, []string{`id="fen-err"`}},
	} {
		_, html := asking(t, i18n.EN, c.fen, c.msgs...)
		for _, want := range c.want {
			if !strings.Contains(html, want) {
				t.Errorf("%s: no %s", c.name, want)
			}
		}
	}
}

// TestTouchedWords: every language says what each rule asks for, and the moves are in its letters.
func TestTouchedWords(t *testing.T) {
	letters := map[i18n.Lang]string{i18n.ID: "Re2", i18n.EN: "Ke2", i18n.HR: "Ke2"}
	for _, l := range i18n.All() {
		_, html := asking(t, l, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", touchMan{e1})
		if !strings.Contains(html, letters[l]) || strings.Contains(html, "{0}") {
			t.Errorf("%s: no %s", l.Tag(), letters[l])
		}
	}
	for rule, repair := range dutyRepairs {
		if repair == "" || rule == "" {
			t.Errorf("%q says nothing", rule)
		}
	}
}

// TestTouchedFromGame: the menu of a game asks of the position shown, and leads back to it.
func TestTouchedFromGame(t *testing.T) {
	m := playAll(t, laid(t, gameHead{Letters: "en"}), "e2e4", "e7e5")
	m, _ = step(t, m, showDialog{Dialog: menuDialog{}}, playEnv)
	if !strings.Contains(drawn(i18n.EN, m), `id="menu-touch"`) {
		t.Error("the menu has no way to the question")
	}
	m, _ = step(t, m, askTouchHere{}, playEnv)
	m, _ = step(t, m, touchMan{9}, playEnv) // b2
	html := drawn(i18n.EN, m)
	if m.Screen != screenTouched || len(m.Touched.Touches) != 1 || m.Touched.Touches[0].How != rules.ToPlay || !strings.Contains(html, "b3, b4") {
		t.Errorf("%+v", m.Touched)
	}
}
