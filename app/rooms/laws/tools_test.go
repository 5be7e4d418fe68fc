package laws

import (
	"os"
	"slices"
	"strings"
	"testing"

	"wasit/app/books/lawbook"
	"wasit/app/event/phrase"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/incident"
	weblaws "wasit/web/laws"
)

// decidedBy are kinds that are facts of another one.
var decidedBy = map[incident.Kind]string{"quickplay_agreed": "quickplay_claim", "quickplay_postponed": "quickplay_claim", "quickplay_rejected": "quickplay_claim"}

// TestJudgeList: every matter that rules/incident answers is in the list once, and each of its facts can be told.
func TestJudgeList(t *testing.T) {
	listed := map[string]int{}
	for _, g := range judgeGroups {
		if judgeGroupNames[g.name].EN == "" {
			t.Errorf("the group %s has no name", g.name)
		}
		for _, kind := range g.kinds {
			listed[string(kind)]++
		}
	}
	for _, d := range incident.Kinds() {
		want := 1
		if decidedBy[d.Kind] != "" {
			want = 0
		}
		if listed[string(d.Kind)] != want {
			t.Errorf("%s is listed %d times", d.Kind, listed[string(d.Kind)])
		}
		delete(listed, string(d.Kind))
		for _, fact := range incident.FactsOf(d.Kind) {
			if _, ok := factTexts[fact]; !ok {
				t.Errorf("%s: nobody asks for %s", d.Kind, fact)
			}
		}
	}
	if len(listed) > 0 {
		t.Errorf("no matters: %v", listed)
	}
	for _, doc := range incident.FactsKnown() {
		for _, w := range doc.Words {
			if !slices.ContainsFunc(factWords[doc.Name], func(f factWord) bool { return f.value == w }) {
				t.Errorf("%s cannot be %s", doc.Name, w)
			}
		}
	}
}

// TestJudgeAll: under every edition, with and without O2SN, in every class, every question has an answer with its words and, where the
// edition has one, its article.
func TestJudgeAll(t *testing.T) {
	silent := map[string]bool{} // kinds that no edition has an article for
	for _, d := range incident.Kinds() {
		if decidedBy[d.Kind] != "" {
			continue
		}
		silent[string(d.Kind)] = true
		for _, e := range rules.Editions() {
			for _, c := range []rules.Class{rules.Standard, rules.Rapid, rules.Blitz} {
				for _, o2sn := range []bool{false, true} {
					tool := Tool{Ruleset: session.Ruleset{Edition: e.ID, Class: c}, O2SN: o2sn}.opened(d.Kind)
					a, err := tool.answer()
					if err != nil {
						t.Fatalf("%s %s %s: %v", d.Kind, e.ID, c, err)
					}
					if len(a.Articles) > 0 {
						silent[string(d.Kind)] = false
					}
					if out := phrase.OutcomeOf(i18n.EN, &a, true); out.Title == "" || out.Raise == "" {
						t.Errorf("%s %s %s: %+v", d.Kind, e.ID, c, out)
					}
				}
			}
		}
	}
	for kind, is := range silent {
		if is {
			t.Errorf("%s: no edition has an article", kind)
		}
	}
}

// fullBook is the book as the site holds it.
func fullBook(t *testing.T, l i18n.Lang) *lawbook.Book {
	t.Helper()
	articles, err := os.ReadFile("../../../testdata/fide/articles.tsv")
	if err != nil {
		t.Fatal(err)
	}
	built, err := weblaws.Build(articles)
	if err != nil {
		t.Fatal(err)
	}
	b, err := lawbook.Read(built["laws-"+l.Tag()+".txt"])
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// tool is a page of the tools after what was sent to it.
func tool(t *testing.T, l i18n.Lang, b *lawbook.Book, path string, msgs ...session.Msg) (page, string) {
	t.Helper()
	m := page{Session: session.Session{Settings: session.Settings{Lang: l}}}
	m, _ = come(m, path)
	m, _ = lawStep(m, session.LawsRead{Lang: l, Book: b})
	for _, msg := range msgs {
		m, _ = lawStep(m, msg)
	}
	return m, drawn(m)
}

// TestJudgePages: rulings as a person asks for them, with the text of the article as the reason.
func TestJudgePages(t *testing.T) {
	b := fullBook(t, i18n.EN)
	for _, c := range []struct {
		name, path string
		msgs       []session.Msg
		want       []string
	}{
		{"the list", "/laws/judge", nil, []string{`href="/laws/judge-both_flags"`, ">A man was touched<"}},
		{"an illegal move", "/laws/judge-illegal_move", nil, []string{"2 minutes more for the opponent", `href="/laws/7.5.5"`, "First completed illegal move"}},
		{"the second", "/laws/judge-illegal_move", []session.Msg{countTool{countBefore, 1}}, []string{"The player loses"}},
		{"the second of 2009", "/laws/judge-illegal_move", []session.Msg{countTool{countBefore, 1}, setRuleset{session.Ruleset{Edition: "E09"}}}, []string{"2 minutes more", `href="/laws/E09/7.4b"`}},
		{"not pressed yet", "/laws/judge-illegal_move", []session.Msg{setFact{"unpressed", "yes"}}, []string{"No penalty", "The move may be changed, but the touched man must move if it can."}},
		{"rapid", "/laws/judge-illegal_move", []session.Msg{setRuleset{session.Ruleset{Class: rules.Rapid}}}, []string{"1 minute more for the opponent"}},
		{"O2SN", "/laws/judge-two_hands", []session.Msg{setTool{toolO2SN, "true"}}, []string{"1 card", "O2SN 12", "1 / 4"}},
		{"O2SN, the last card", "/laws/judge-illegal_move", []session.Msg{setTool{toolO2SN, "true"}, setTool{toolPlayer, "player"}, countTool{countCards, 2}}, []string{"Red card"}},
		{"both flags", "/laws/judge-both_flags", []session.Msg{setFact{"first", "player"}}, []string{"The player loses"}},
		{"both flags, nobody knows the order", "/laws/judge-both_flags", nil, []string{`id="quickplay"`, "Play goes on", `id="quickplay"`}},
		{"both flags, the guidelines announced", "/laws/judge-both_flags", []session.Msg{setTool{toolAnnounced, "true"}}, []string{">A draw<", `href="/laws/III.3.1.2"`}},
		{"the same in 2018", "/laws/judge-both_flags", []session.Msg{setRuleset{session.Ruleset{Edition: "E18", Class: rules.Rapid}}, setTool{toolAnnounced, "true"}}, []string{">A draw<"}},
		{"the same in blitz, where they do not hold", "/laws/judge-both_flags", []session.Msg{setRuleset{session.Ruleset{Edition: "E23", Class: rules.Blitz}}, setTool{toolAnnounced, "true"}}, []string{"Play goes on"}},
		{"both flags of 2009", "/laws/judge-both_flags", []session.Msg{setRuleset{session.Ruleset{Edition: "E09"}}}, []string{">A draw<", `href="/laws/E09/6.11b"`}},
		{"a flag, and no mate", "/laws/judge-flag_fallen", []session.Msg{setTool{toolNoMate, "true"}}, []string{">A draw<"}},
		{"a wrong claim", "/laws/judge-threefold", []session.Msg{countFact{"count", 2}}, []string{"2 minutes more", `href="/laws/9.5.3"`}},
		{"without an arbiter", "/laws/judge-no_arbiter", []session.Msg{setTool{toolAnnounced, "true"}}, []string{"The claim ends the game", `href="/laws/III.6.1"`}},
		{"the same, not announced", "/laws/judge-no_arbiter", nil, []string{"The claim is not admitted"}},
		{"the boards of a blind player", "/laws/judge-boards_differ", []session.Msg{setFact{"scores_agree", "yes"}}, []string{"puts his board right", `href="/laws/D.2.9"`}},
		{"men knocked over, the clock pressed", "/laws/judge-knock_gt2_after_press", nil, []string{"puts the men back on his own time"}},
		{"late", "/laws/judge-late", []session.Msg{countTool{countDefault, 15}}, []string{"He came in time"}},
		{"no event has it", "/laws/judge-nothing", nil, []string{`id="laws-unknown"`}},
	} {
		m, page := tool(t, i18n.EN, b, c.path, c.msgs...)
		for _, want := range c.want {
			if !strings.Contains(page, want) {
				t.Errorf("%s: no %q", c.name, want)
			}
		}
		if back, ok := m.lawsBack(); strings.HasPrefix(m.Route.Law, "judge-") && judged(m.Route.Law) != "" && (!ok || back.Law != session.LawJudge) {
			t.Errorf("%s: back to %v", c.name, back)
		}
	}
}

// TestJudgeAsksWhatMatters: what changes nothing is not asked.
func TestJudgeAsksWhatMatters(t *testing.T) {
	b := fullBook(t, i18n.EN)
	for _, c := range []struct {
		path         string
		asks, silent []string
	}{
		{"/laws/judge-illegal_move", []string{"before"}, []string{"milder", "bag", "default", "from", "quickplay"}},
		{"/laws/judge-device", []string{"milder"}, []string{"before", "from", "bag"}},
		{"/laws/judge-device_in_bag", []string{"bag"}, []string{"before", "quickplay"}},
		{"/laws/judge-late", []string{"default"}, []string{"before", "from"}},
		{"/laws/judge-draw_agreed", []string{"from"}, []string{"before", "default", "no-mate"}},
		{"/laws/judge-no_arbiter", []string{"quickplay"}, []string{"before"}},
		{"/laws/judge-wrong_square", nil, []string{"before", "no-mate", "raised"}},
	} {
		_, page := tool(t, i18n.EN, b, c.path)
		for _, id := range c.asks {
			if !strings.Contains(page, `id="`+id+`"`) {
				t.Errorf("%s does not ask for %s", c.path, id)
			}
		}
		for _, id := range c.silent {
			if strings.Contains(page, `id="`+id+`"`) || strings.Contains(page, `id="`+id+`-arbiter"`) {
				t.Errorf("%s asks for %s", c.path, id)
			}
		}
	}
}

// TestJudgeForgets: another question does not inherit the facts of the one before; the Laws chosen stay.
func TestJudgeForgets(t *testing.T) {
	m, _ := tool(t, i18n.EN, fullBook(t, i18n.EN), "/laws/judge-illegal_move", setFact{"replied", "yes"}, setRuleset{session.Ruleset{Edition: "E14"}})
	m, _ = come(m, "/laws/judge-two_hands")
	if m.Tool.Facts["replied"] != "" || m.Tool.Edition != "E14" {
		t.Errorf("%+v", m.Tool)
	}
}

// TestMade: whether a move is made, and completed (Art. 4.7, 6.2.1, App. D.2.3).
func TestMade(t *testing.T) {
	b := fullBook(t, i18n.EN)
	for _, kind := range moveKinds {
		if m, err := kind.move(); m == 0 || err != nil || moveKindNames[kind.name].EN == "" {
			t.Errorf("%s: %v, %v", kind.name, m, err)
		}
	}
	done := func(steps ...rules.Step) (list []session.Msg) {
		for _, s := range steps {
			list = append(list, setMade{Step: s, Done: true})
		}
		return list
	}
	of := func(kind string, more ...session.Msg) []session.Msg {
		return append([]session.Msg{setMade{Kind: kind}}, more...)
	}
	for _, c := range []struct {
		name string
		msgs []session.Msg
		want []string
	}{
		{"nothing yet", nil, []string{">Not made yet<", "Still missing: The man", ">4.7<"}},
		{"let go", done(rules.StepReleased), []string{">Made, not completed<", "can no longer be changed"}},
		{"and pressed", done(rules.StepReleased, rules.StepClockPressed), []string{">Completed<", ">6.2.1<"}},
		{"a capture, the man still there", of("capture", done(rules.StepReleased)...), []string{">Not made yet<", "The captured man is off the board", ">4.7.1<"}},
		{"castling, the king alone", of("castling", done(rules.StepReleased)...), []string{">Not made yet<", "The rook is released", ">4.7.2<"}},
		{"promotion, mate", of("promotion", done(rules.StepPawnOff, rules.StepNewPieceOn, rules.StepGameOver)...), []string{">Completed<", ">4.7.3<"}},
		{"the next move, 2009", append(done(rules.StepReleased, rules.StepNextMove), setRuleset{session.Ruleset{Edition: "E09"}}), []string{">Made, not completed<", ">4.6<"}},
		{"the next move, since 2014", done(rules.StepReleased, rules.StepNextMove), []string{">Completed<"}},
		{"a blind player's", append(done(rules.StepReleased), setMade{Blind: true, Done: true}), []string{">Not made yet<", "announced", ">D.2.3<"}},
	} {
		_, page := tool(t, i18n.EN, b, "/laws/made", c.msgs...)
		for _, want := range c.want {
			if !strings.Contains(page, want) {
				t.Errorf("%s: no %q", c.name, want)
			}
		}
	}
}

// TestWriting: what must be written now (Art. 8.1 to 8.6).
func TestWriting(t *testing.T) {
	b := fullBook(t, i18n.EN)
	played := func(n, written int) []session.Msg {
		return []session.Msg{countWriting{false, n}, countWriting{true, written}}
	}
	for _, c := range []struct {
		name string
		msgs []session.Msg
		want []string
	}{
		{"standard", nil, []string{"Yes, keep the score", ">8.1.1<"}},
		{"his own move is missing", played(2, 0), []string{"before you move"}},
		{"only the last of the opponent", played(2, 1), []string{"may be answered before it is written"}},
		{"under five minutes", []session.Msg{setWriting{writingLeft, "4m"}}, []string{"Not now", ">8.4<"}},
		{"it was once in the period", []session.Msg{setWriting{writingLeast, "4m"}}, []string{"Not now"}},
		{"but thirty seconds a move", []session.Msg{setWriting{writingLeft, "4m"}, setWriting{writingIncrement, "30s"}}, []string{"Yes, keep the score"}},
		{"rapid", []session.Msg{setRuleset{session.Ruleset{Class: rules.Rapid}}}, []string{"Not now", ">A.2<"}},
		{"a flag fell, nobody wrote", append(played(60, 50), setWriting{writingLeft, "4m"}, setWriting{writingFlag, "true"}, setWriting{writingFreed, "true"}), []string{"second board", ">8.5.3<"}},
	} {
		_, page := tool(t, i18n.EN, b, "/laws/writing", c.msgs...)
		for _, want := range c.want {
			if !strings.Contains(page, want) {
				t.Errorf("%s: no %q", c.name, want)
			}
		}
	}
}

// TestScores: two scores are compared as people write them (Art. D.2.9 (E23)).
func TestScores(t *testing.T) {
	for _, c := range []struct {
		name string
		lang i18n.Lang
		msgs []session.Msg
		want []string
	}{
		{"they differ", i18n.EN, []session.Msg{typeScore{false, "1. e4 e5 2. Nf3 Nc6 3. Bb5"}, typeScore{true, "1. e2 – e4 e7 – e5 2. Nf3 Nc6 3. Bc4 Bc5"}},
			[]string{"The scores differ", "First at move 3 (White): Bb5 and Bc4.", "resets the clocks"}},
		{"they agree, White's board does not", i18n.EN, []session.Msg{typeScore{false, "e4 e5"}, typeScore{true, "e4 e5 Nf3"}, setBoardWrong{false, true}},
			[]string{"The scores agree", "One is longer", "White puts the board right"}},
		{"in Indonesian letters", i18n.ID, []session.Msg{typeScore{false, "e4 e5 Kf3"}, typeScore{true, "e4 e5 Kc3"}}, []string{"Kedua notasi berbeda"}},
		{"in Croatian letters", i18n.HR, []session.Msg{typeScore{false, "e4 e5 Sf3 Sc6"}, typeScore{true, "e4 e5 Sf3 Sf6"}}, []string{"Zapisi se razlikuju", "Crni"}},
		{"a word that is no move", i18n.EN, []session.Msg{typeScore{false, "e4 e5 hello"}, typeScore{true, "e4"}}, []string{"“hello” cannot be read after half-move 2"}},
	} {
		_, page := tool(t, c.lang, fullBook(t, c.lang), "/laws/scores", c.msgs...)
		for _, want := range c.want {
			if !strings.Contains(page, want) {
				t.Errorf("%s: no %q", c.name, want)
			}
		}
	}
}

// TestResuming: who has come, how late, by edition; what must stand on the envelope.
func TestResuming(t *testing.T) {
	b := fullBook(t, i18n.EN)
	for _, c := range []struct {
		name string
		msgs []session.Msg
		want []string
	}{
		{"both are there", nil, []string{"The game goes on", "The envelope is opened", ">I.9.1<", "Date, time and place"}},
		{"the replier is not", []session.Msg{setResume{resumeNoReplier, true}}, []string{"The replier&#39;s clock runs", "stays closed", ">I.9.2<"}},
		{"the sealer is not", []session.Msg{setResume{resumeNoSealer, true}}, []string{"He may write his reply", ">I.9.3<"}},
		{"too late", []session.Msg{setResume{resumeNoSealer, true}, waitResume{30}, countTool{countDefault, 15}}, []string{"The sealer loses", "Unless the arbiter decides otherwise", ">I.10<"}},
		{"in 2009 an hour", []session.Msg{setRuleset{session.Ruleset{Edition: "E09"}}, setResume{resumeNoSealer, true}, waitResume{30}}, []string{"The game goes on", ">Adj.9c<"}},
		{"his move mates", []session.Msg{setResume{resumeNoSealer, true}, setResume{resumeEnds, true}, waitResume{90}}, []string{"The result of the sealed move stands"}},
		{"an open offer", []session.Msg{setResume{resumeOffer, true}}, []string{"The draw offer that is open", ">I.2<"}},
	} {
		_, page := tool(t, i18n.EN, b, "/laws/adjourned", c.msgs...)
		for _, want := range c.want {
			if !strings.Contains(page, want) {
				t.Errorf("%s: no %q", c.name, want)
			}
		}
	}
}

// TestToolsInEveryLanguage draws every page of the tools and looks for places left open; the front leads to each.
func TestToolsInEveryLanguage(t *testing.T) {
	for _, l := range i18n.All() {
		b := fullBook(t, l)
		paths := []string{"/laws", "/laws/judge", "/laws/made", "/laws/writing", "/laws/scores", "/laws/adjourned"}
		for _, g := range judgeGroups {
			for _, kind := range g.kinds {
				paths = append(paths, "/laws/judge-"+string(kind))
			}
		}
		for _, path := range paths {
			_, page := tool(t, l, b, path)
			if strings.Contains(page, "{0}") || strings.Contains(page, "{1}") || len(page) < 1500 {
				t.Errorf("%s %s: a place left open, or nothing", l.Tag(), path)
			}
			if path == "/laws" {
				for _, key := range toolDoors() {
					if !strings.Contains(page, `id="help-`+key+`"`) {
						t.Errorf("%s: no way to %s", l.Tag(), key)
					}
				}
			}
		}
	}
}

// TestUnforeseen: where nothing comes near, the page leads to what the Laws say of a case without an article, and that the arbiter may
// be asked (Art. 11.9).
func TestUnforeseen(t *testing.T) {
	for _, l := range i18n.All() {
		m, page := tool(t, l, fullBook(t, l), "/laws", searchLaws{"qwxzv"})
		if len(m.Result.Unforeseen) != 3 || !strings.Contains(page, `id="laws-unforeseen"`) || !strings.Contains(page, `href="/laws/11.9"`) || !strings.Contains(page, `href="/laws/Preface"`) {
			t.Errorf("%s: %+v", l.Tag(), m.Result)
		}
	}
}
