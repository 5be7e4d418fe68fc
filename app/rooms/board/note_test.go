package board

import (
	"reflect"
	"strings"
	"testing"

	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/notation"
)

const annotated = `[Event "Piala"]
[Date "2019.05.04"]
[White "Ana"]
[Black "Budi"]
[Result "1-0"]
[Annotator "A long name of somebody, who writes more than a player's name may hold: forty, fifty, sixty, seventy characters and some more"]

{Before the first move} 1. e4! $146 {Best; by test} ({or} 1. d4 d5 $2 (1... Nf6 {Indian}) 2. c4) e5 $10 {tab	and
line} 2. Nf3?! Nc6 $6 ; to the end of the line }
3. Bb5 1-0
`

// read opens a file of one game on the board, through the store.
func readBack(t *testing.T, file string) (page, *chessGame) {
	t.Helper()
	m := laid(t, gameHead{Number: -1, Letters: "hr"})
	m, _ = step(t, m, session.Picked{Purpose: session.FilePGN, Data: []byte(file)}, playEnv)
	if m.Notice == nil || m.Notice.Kind == "bad" {
		t.Fatalf("not read: %+v", m.Notice)
	}
	return m, again(t, m.Game)
}

// gameOf is the only game of a file.
func gameOf(t *testing.T, file string) notation.Game {
	t.Helper()
	read, err := notation.ReadPGN([]byte(file))
	if err != nil || len(read.Games) != 1 {
		t.Fatalf("%v in\n%s", err, file)
	}
	g := read.Games[0].Complete()
	g.Line, g.Remarks = 0, nil
	return g
}

// TestNotesKept: comments, marks, variations, tags and the silence about what ended the game go through the store and out again.
func TestNotesKept(t *testing.T) {
	_, g := readBack(t, annotated)
	if got, want := gameOf(t, string(g.PGN())), gameOf(t, annotated); !reflect.DeepEqual(got, want) {
		t.Errorf("came\n%+v\nwent\n%+v", want, got)
	}
	if g.End.Result != rules.WhiteWins || g.End.Rule != "" || endReason(i18n.EN, g.End) != "Result given, its cause not named" {
		t.Errorf("the end is %+v: %q", g.End, endReason(i18n.EN, g.End))
	}
	if e := g.entry(); e.Day != "2019.05.04" {
		t.Errorf("the list says %s", e.Day)
	}
}

// TestTerminationKept: what a file says of the end stands again as it had it, until something is played.
func TestTerminationKept(t *testing.T) {
	for _, said := range []string{"Ana won by resignation", "normal", "abandoned", "time forfeit", ""} {
		file := "[White \"Ana\"]\n[Result \"1-0\"]\n[Termination \"" + said + "\"]\n\n1. e4 e5 1-0\n"
		_, g := readBack(t, file)
		out := gameOf(t, string(g.PGN()))
		if got, _ := out.Tag("Termination"); got != said {
			t.Errorf("%q became %q", said, got)
		}
		if resigned := g.End.Rule == rules.RuleResignation; resigned != strings.Contains(said, "resign") {
			t.Errorf("%q is read as %q", said, g.End.Rule)
		}
	}
}

// TestNotesWritten: a note is written, changed and taken away; it goes with the move it stands beside.
func TestNotesWritten(t *testing.T) {
	m, _ := readBack(t, annotated)
	do := func(msg session.Msg) {
		t.Helper()
		m, _ = step(t, m, msg, playEnv)
		m.Game = again(t, m.Game)
	}
	do(stepTo{To: 1})
	do(openNote{})
	if d := m.Dialog.(noteDialog); d.Comment != "Best; by test" || d.Mark != 1 {
		t.Fatalf("the dialog begins with %+v", d)
	}
	do(chooseMark{Mark: 5})
	do(typeComment{Text: " first \n\n second }"})
	do(keepNote{})
	n := m.Game.note(1)
	if !reflect.DeepEqual(n.NAGs, []uint8{5, 146}) || !reflect.DeepEqual(n.Comments, []string{"first", "second }"}) || len(n.Variations) != 1 {
		t.Errorf("the note is %+v", n)
	}
	do(dropVariation{Ply: 1})
	do(dropVariation{Ply: 1})
	if n := m.Game.note(1); len(n.Variations) != 0 || len(n.Comments) != 2 {
		t.Errorf("without its variation the note is %+v", n)
	}
	do(stepTo{To: 5})
	do(openNote{})
	do(typeComment{Text: "the last"})
	do(keepNote{})
	do(takeBack{}) // the result
	do(takeBack{}) // 3. Bb5
	do(touchSquare{Square: 5})
	do(touchSquare{Square: 33})
	if n := m.Game.note(5); len(n.Comments) != 0 {
		t.Errorf("the note of a move taken back stands beside the next: %+v", n)
	}
	if n := m.Game.note(4); len(n.Comments) != 1 {
		t.Errorf("an earlier note went with it: %+v", n)
	}
	do(stepTo{})
	do(openNote{})
	do(typeComment{})
	do(keepNote{})
	if n := m.Game.note(0); hasNote(&n) {
		t.Errorf("an empty note stays: %+v", n)
	}
}

// TestNoteDamaged: a note that cannot be read is told of, and the game stays.
func TestNoteDamaged(t *testing.T) {
	_, g := readBack(t, annotated)
	for i, row := range g.Rows {
		if ply, _, ok := isNote(row); ok && ply == 1 {
			g.Rows[i] = strings.Replace(row, "1. e4", "1. d4", 1)
		}
	}
	read, err := readPlay(g.ID, g.Rows)
	if err == nil || read == nil || read.Ply() != g.Ply() || len(read.Notes) != len(g.Notes)-1 {
		t.Errorf("a note of another move: %v", err)
	}
}

// TestMovesBehindTheEnd: moves of a file that stand behind the end by the Laws are kept, and what the Laws say is told beside.
func TestMovesBehindTheEnd(t *testing.T) {
	m, g := readBack(t, "[Result \"*\"]\n\n1. f3 e5 2. g4 Qh4# *\n")
	if g.Head.Laws != (lawsView{}) || m.Notice.Kind != "ok" {
		t.Errorf("nothing stood behind: %+v", m.Notice)
	}
	m, g = readBack(t, "[FEN \"7k/8/8/8/8/8/8/K7 w - - 0 1\"]\n[SetUp \"1\"]\n[Result \"1-0\"]\n\n1. Ka2 Kh7 1-0\n")
	if g.Ply() != 2 || g.End.Result != rules.WhiteWins || g.Head.Laws.End.Rule != rules.RuleDeadPosition || g.Head.Laws.Ply != 0 || m.Notice.Kind != "warn" {
		t.Errorf("%d half-moves, %+v, %+v", g.Ply(), g.Head.Laws, m.Notice)
	}
	if out := gameOf(t, string(g.PGN())); out.Result != "1-0" || len(out.Main.Moves) != 2 {
		t.Errorf("went out as %+v", out)
	}
}

// TestGameList: games are found by any part of a name, deleted for good, and pasted; a position goes to the editor.
func TestGameList(t *testing.T) {
	m := laid(t, gameHead{Number: -1, Letters: "en"})
	send := func(msg session.Msg, random uint64) {
		t.Helper()
		m, _ = step(t, m, msg, session.Env{Now: playEnv.Now, Random: random})
	}
	send(typePasted{Text: "[White \"Željko Čačić\"]\n[Result \"*\"]\n\n1. e4 *\n"}, 7)
	send(readPasted{}, 7)
	send(typePasted{Text: "[White \"Ana\"]\n[Result \"*\"]\n\n1. d4 *\n"}, 8)
	send(readPasted{}, 8)
	if len(m.Games) < 2 || m.Pasted != "" {
		t.Fatalf("%+v, %q", m.Games, m.Pasted)
	}
	hits := found(m.Games, "cacic zelj")
	if len(hits) != 1 || hits[0].White != "Željko Čačić" {
		t.Fatalf("found %+v", hits)
	}
	next, cmds := step(t, m, deleteGame{ID: hits[0].ID}, playEnv)
	if len(found(next.Games, "cacic")) != 0 {
		t.Error("it is still in the list")
	}
	if keep, ok := cmds[0].(session.KeepIndex); !ok || len(keep.Gone) != 1 || keep.Gone[0] != hits[0].ID {
		t.Errorf("%+v", cmds)
	}
	if next, _ := step(t, m, deleteGame{ID: m.Game.ID}, playEnv); len(next.Games) != len(m.Games) || next.Notice == nil {
		t.Error("the game on the board was deleted")
	}
	send(typePasted{Text: "8/8/8/8/8/8/5k2/7K w - - 0 1"}, 9)
	send(readPasted{}, 9)
	if m.Screen != screenEditor || m.Pasted != "" {
		t.Errorf("a position leads to screen %d", m.Screen)
	}
	send(typePasted{Text: "nonsense"}, 9)
	m.Screen = screenList
	send(readPasted{}, 9)
	if m.Pasted != "nonsense" || m.Notice == nil || m.Notice.Kind == "ok" {
		t.Errorf("nonsense is taken: %+v", m.Notice)
	}
}
