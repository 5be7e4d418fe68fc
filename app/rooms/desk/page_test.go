package desk

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"wasit/app/event/journal"
	clockroom "wasit/app/rooms/clock"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/words/i18n"
	"wasit/clock"
	"wasit/rules"
)

// at goes to a tool of the desk.
func (d *arbiter) at(sheet string) {
	d.t.Helper()
	to := d.m.Route.In(session.PageArbiter)
	to.Sheet = sheet
	d.Go(to.Path())
}

// TestPageOffence walks from the figures of a board to the record by the keys on the page, and reads what it says on the way.
func TestPageOffence(t *testing.T) {
	d := hallOf(t, 24)
	d.playBy("E23", "standard")
	d.Says("desk", "Nothing happened in this round yet")
	d.Touch("offence")
	d.Says("no board", "Which board?")
	d.Touch("figure-1", "figure-1")
	_, rows := d.m.boardRows()
	white, black := d.m.Name(rows[10].WhitePlayer), d.m.Name(rows[10].BlackPlayer)
	d.Says("board 11", white, black)
	d.Touch("desk-take")
	d.Says("whose", "Who broke the rule?", "nothing recorded")
	d.Touch("take-w")
	d.Says("what", white, "Frequent", "Illegal move", "!No offence matches")
	d.Enter("desk-find", "unheard of")
	d.Says("nothing found", "No offence matches", "!Frequent")
	d.Enter("desk-find", "")
	d.Touch("of-illegal_move")
	d.Says("ruling", "Illegal move", "The clock was not pressed", "!The opponent has moved since", "!Can "+black+" still mate")
	d.Enter("unpressed", "true")
	d.Enter("note", "move 12")
	if o := d.m.Offence; !o.Unpressed || o.Note != "move 12" {
		t.Errorf("%+v", o)
	}
	d.Enter("unpressed", "false")
	d.Touch("desk-record")
	d.Says("recorded", "Recorded", "board 11", "Another board", "Correct the clock")
	d.Touch("desk-other")
	d.Touch("figure-1", "figure-1", "desk-take")
	d.Says("the second time", "1 of 2")
	d.at("")
	d.Says("desk again", "1 incident in round 1", white, "!Nothing happened")
}

// TestPageFacts: how late, how many pieces and whether the opponent can mate are asked where they matter, and answered as they stand.
func TestPageFacts(t *testing.T) {
	d := hallOf(t, 8)
	d.playBy("E23", "standard")
	choose := func(board int, kind string) {
		d.take(board, true)
		d.Touch(kind)
	}
	choose(1, "of-late")
	late := d.m.Offence.LateBy
	d.Says("late", "Late by (minutes)")
	d.Touch("late-more", "late-more", "late-less")
	if d.m.Offence.LateBy != late+60 {
		t.Errorf("late by %d s, want a minute more than %d s", d.m.Offence.LateBy, late)
	}
	choose(2, "of-knock_le2_before_press")
	d.Says("knocked", "How many pieces?", "Before the press", "!Late by")
	d.Enter("knock", "true")
	d.Enter("knocked", "true")
	if many, pressed := knockIs(d.m.Offence.Offence); !many || !pressed {
		t.Errorf("%s", d.m.Offence.Offence)
	}
	choose(3, "of-flag_fallen")
	d.Says("flag", "still mate, by any legal moves?", "Check on the board")
	for _, c := range []struct{ value, want string }{{"can", "can"}, {"cannot", "cannot"}, {"open", ""}} {
		d.Enter("mate", c.value)
		if d.m.Offence.Mate != c.want {
			t.Errorf("%q is taken as %q", c.value, d.m.Offence.Mate)
		}
	}
	choose(4, "of-disturbing")
	d.Says("arbiter's choice", "The arbiter's penalty")
}

// TestPageClaimSteps: a claim is asked question by question; answers stand below and lead back.
func TestPageClaimSteps(t *testing.T) {
	d := hallOf(t, 8)
	d.playBy("E23", "standard")
	d.at("claim")
	d.Touch("figure-2", "desk-take")
	d.Says("who", "Who claims?", "!Who broke the rule?")
	d.Touch("take-b")
	d.Says("what", "What is claimed?", EN(i18n.Claims["threefold"]))
	d.Touch("claim-threefold")
	d.Says("first question", "Stop both clocks first", "!Answered so far", "!Record the decision")
	for n := 0; n < 6 && !strings.Contains(d.Said(), "Record the decision"); n++ {
		step, err := d.m.claimStep()
		if err != nil {
			t.Fatal(err)
		}
		d.Touch(string(step.Question) + "-" + string(step.Answers[0]))
		d.Says("an answer", "Answered so far", "!Stop both clocks first")
	}
	answers := len(d.m.Claim.Answers)
	d.Touch("again-0")
	d.Says("back at the first", "Stop both clocks first", "!Record the decision")
	if answers == 0 || len(d.m.Claim.Answers) != 0 {
		t.Errorf("%d answers, then %v", answers, d.m.Claim.Answers)
	}
}

// TestPageClocks: times are read as they are typed, the new ones are said with their difference, and the keys are those of the clock.
func TestPageClocks(t *testing.T) {
	d := hallOf(t, 8)
	d.at("clock")
	d.Says("empty", "Time on the clock: White", "!Set to", "!Write hours", "!Set the clock on this device")
	d.Enter("clock-white", "23:41")
	d.Enter("clock-black", "half past")
	d.Says("unreadable", "Write hours:minutes:seconds", "!Set to")
	d.Enter("clock-black", "14:10")
	d.Enter("clock-who", "black")
	d.Touch("give-more", "give-more", "give-less", "back-more", "restore-black-more")
	d.Says("read", "Set to", "0:24:41", "+1:00", "0:14:15", "+0:05", "DGT 2010 / 3000")
	d.Enter("guide", "leap")
	keys := i18n.DeskClockKeys["leap"]
	d.Says("another clock", EN(keys[0]))
	d.Enter("clock-who", "white")
	d.Says("White's offence", "Added for Black (minutes)", "0:23:36", "0:15:20")
	env := session.Env{Now: d.Time, Random: 7, Mono: time.Hour}
	for _, msg := range []clockroom.Msg{clockroom.Answer(sessiontest.Clock(t, "90+30", d.Time)), clockroom.Press{Side: clock.Black}} {
		d.m.Session, d.m.Clock, _ = clockroom.Update(d.m.Session, d.m.Clock, msg, env)
	}
	d.Says("with a clock here", "Read the clock on this device", "Set the clock on this device")
	d.Touch("clock-own")
	d.Says("it runs", "The clock on this device is not paused")
}

// TestPageLaws: each choice says what holds, and what is set is recorded; full supervision is asked outside standard play alone.
func TestPageLaws(t *testing.T) {
	d := hallOf(t, 8)
	d.at("laws")
	for _, c := range []struct{ control, value string }{{"edition", "E14"}, {"class", "rapid"}, {"full", "true"}, {"default", "15"}, {"appeal", "30"}, {"quickplay", "true"}, {"milder", "true"}} {
		d.Enter(c.control, c.value)
		d.NoNotice(c.control)
	}
	l := d.m.Event.Ahead.LawsChosen(1)
	if l.Edition != "E14" || l.Class != "rapid" || !l.Supervised || !l.DefaultSet || l.DefaultMinutes != 15 || l.AppealMinutes != 30 || !l.Quickplay || !l.DeviceMilder {
		t.Errorf("%+v", l)
	}
	d.Says("rapid", "FIDE 2014 · Rapid", "Rapid: one arbiter for", "!Rulings already made")
	d.Enter("class", "standard")
	d.Says("standard", "FIDE 2014 · Standard", "!Rapid: one arbiter for")
	d.Enter("default", "none")
	d.Enter("edition", "none")
	d.Enter("overlay", rules.O2SN2013().ID)
	if l = d.m.Event.Ahead.LawsChosen(1); l.DefaultSet || l.Edition != "" {
		t.Errorf("taken back: %+v", l)
	}
	d.Says("O2SN", "O2SN 2013 · ")
	d.touchOffence(1, "of-illegal_move")
	d.at("laws")
	d.Says("after a ruling", "Rulings already made stay as they are")
}

// touchOffence records an offence of White by the keys.
func (d *arbiter) touchOffence(board int, kind string) {
	d.t.Helper()
	d.take(board, true)
	d.Touch(kind, "desk-record")
	d.NoNotice(kind)
}

// TestPageLocal: cards are set in the class that is shown, who may raise an offence is asked with its first card, and the draft is told.
func TestPageLocal(t *testing.T) {
	d := hallOf(t, 8)
	d.at("local")
	d.Says("empty", "Own rules: cards", "!Who may raise it")
	d.Enter("local-name", "Kota")
	d.Enter("local-class", "blitz")
	d.Touch("lose-more", "lose-more", "local-illegal_move-more")
	d.Says("a card", "Who may raise it", "Arbiter, opponent")
	d.Enter("local-illegal_move-who", "opponent")
	d.Enter("local-illegal_move-out", "true")
	d.Enter("local-claim", "true")
	d.Enter("local-flags", "true")
	r := d.m.Local.Rules
	if len(r.Offences) != 1 || r.ToLose != [3]int{0, 0, 2} || !r.FlagByClaim || !r.BothFlagsDraw {
		t.Fatalf("%+v", r)
	}
	if x := r.Offences[0]; x.Cards != [3]int{0, 0, 1} || x.Arbiter || !x.Opponent || !x.SitOut {
		t.Errorf("%+v", x)
	}
	d.Touch("local-illegal_move-less")
	d.Enter("local-illegal_move-out", "false")
	d.Says("nothing left", "!Who may raise it")
	d.Touch("local-o2sn")
	d.Says("O2SN", "Who may raise it")
	if d.m.Local.Rules.Name != "Kota" {
		t.Errorf("named %q", d.m.Local.Rules.Name)
	}
}

// TestPageProtests: deadlines, an open protest and its decision are told, and an incident offers what can still be done with it.
func TestPageProtests(t *testing.T) {
	d := hallOf(t, 8)
	d.playBy("E23", "standard")
	d.at("appeals")
	d.Says("none", "No time limit for protests is set", "There are no protests or appeals")
	d.send(setLaws{lawsAppeal, "30"})
	d.Says("a limit", "Pairings of round 1: protests until", "!No time limit")
	d.Touch("protest")
	d.Says("asked", "About what?", "What the protest says", "!Write what the protest says.")
	d.Touch("protest-do")
	d.Says("nothing said", "Write what the protest says.")
	d.Enter("about", "result")
	d.Enter("protest-board", "9")
	d.Enter("protest-from", "School 3")
	d.Enter("protest-text", "It was a draw")
	d.Touch("protest-do")
	d.Says("no such board", "There are boards 1 to 4.")
	d.Enter("protest-board", "3")
	d.Touch("protest-do")
	d.Says("open", "Results: It was a draw", "Board 3 · School 3", "Decide")
	list := d.m.Event.Kept.Protests(1)
	d.send(openProtest{list[0].ID})
	d.Enter("accepted", "yes")
	d.Enter("protest-text", "Both players say so")
	d.Touch("protest-do")
	d.Says("decided", EN(i18n.ProtestYes)+": Both players say so", "!Decide")
}

// TestPageIncident: an incident is told whole, an appeal against it is open until it is decided, and the desk names who sits out.
func TestPageIncident(t *testing.T) {
	d := hallOf(t, 8)
	d.playBy("E23", "standard")
	d.touchOffence(2, "of-illegal_move")
	key := "incident-" + strconv.Itoa(int(d.m.Done))
	d.at("")
	d.Touch(key)
	d.Says("sheet", "Illegal move", "7.5.5", "Under other editions and rules", "Record an appeal", "Take this ruling back")
	d.Touch("ask-appeal")
	d.Says("why", "Reason for the appeal")
	d.Touch("incident-do")
	d.Enter("reason", "The clock was not pressed")
	d.Touch("incident-do")
	d.Touch(key)
	d.Says("appealed", "The clock was not pressed", EN(i18n.AppealStands), EN(i18n.AppealFalls), "!Record an appeal", "!Take this ruling back")
	d.Touch("ask-falls")
	d.Enter("reason", "Two witnesses")
	d.Touch("incident-do")
	d.Touch(key)
	d.Says("fell", EN(i18n.AppealFalls)+" : Two witnesses", "!Correct the clock")
	d.send(session.CloseDialog{})
	d.at("report")
	d.Says("report", "1/2 Player 01 Illegal move: Overturned on appeal", "!No incident matches")
	d.Enter("report-find", "nobody")
	d.Says("nothing found", "No incident matches")
}

// TestPageBegin: before the first round the desk says why nothing can be recorded, in each language.
func TestPageBegin(t *testing.T) {
	for _, l := range i18n.All() {
		d := newArbiter(t)
		d.m.Settings.Lang = l
		d.Open(8, false, func(c *journal.SectionConfig) { c.Rounds = 5 })
		d.at("")
		d.Says(l.Tag(), l.T(textDeskNoRound), "!"+l.T(textDeskQuiet), l.T(textClaimsNoRound))
		d.Pair()
		d.Publish()
		d.at("")
		d.Says(l.Tag(), l.T(textDeskQuiet), "!"+l.T(textDeskNoRound))
		d.touchOffence(1, "of-illegal_move")
		d.Says(l.Tag(), l.T(textDeskDone), l.T(textDeskOther))
		d.at("")
		d.Says(l.Tag(), l.N(textDeskIncident, 1, l.Int(1)))
	}
}
