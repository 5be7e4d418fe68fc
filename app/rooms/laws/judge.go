package laws

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"

	"wasit/app/session"
	"wasit/rules"
	"wasit/rules/incident"
	"wasit/rules/ruling"
)

// A Tool is a question on which the Laws rule at once, without any event: what happened, under which Laws, and the facts.
type Tool struct {
	session.Ruleset
	O2SN      bool
	Announced bool // the guidelines of the quickplay finish
	Default   int  // minutes that a player may be late
	Milder    bool
	OffBanned bool
	Bag       bool
	From      int // move from which a draw may be agreed

	Kind   incident.Kind // to which what follows belongs
	Black  bool          // the player has Black
	Player bool          // a player raises it, not the arbiter
	Before int           // illegal moves of the player before, in this game
	Cards  int           // yellow cards that he has
	NoMate bool          // the opponent cannot checkmate
	Facts  map[string]string

	Made    made
	Writing writing
	Scores  scores
	Resume  resume
}

// A judgeGroup is a part of the list of what can happen.
type judgeGroup struct {
	name  string
	kinds []incident.Kind
}

// judgeGroups list every matter of rules/incident once, in the order in which people look for them. What an arbiter decides on a
// claim of the last two minutes is a fact of quickplay_claim.
var judgeGroups = []judgeGroup{
	{"moves", []incident.Kind{"illegal_move", "king_captured", "open_check", "both_kings_in_check", "promotion_incomplete", "two_hands",
		"empty_press", "touch", "touch_refused", "castling_illegal", "promotion_chosen", "released_moved",
		"knock_le2_before_press", "knock_gt2_before_press", "knock_le2_after_press", "knock_gt2_after_press",
		"piece_over_edge", "adjusted_off_turn", "wrong_square"}},
	{"clock", []incident.Kind{"flag_fallen", "both_flags", "late", "both_absent", "stopped_clock", "other_hand", "clock_handling",
		"hovering", "press_prevented", "wrong_clock", "defective_clock", "move_count", "screen_claim"}},
	{"draws", []incident.Kind{"draw_offer", "offer_other_time", "draw_agreed", "threefold", "fifty", "false_claim", "fivefold",
		"seventy_five", "dead_position", "resignation", "result_signed", "quickplay_claim", "increment_asked",
		"no_arbiter"}},
	{"start", []incident.Kind{"wrong_setup", "board_turned", "colors_reversed"}},
	{"conduct", []incident.Kind{"device", "device_sounds", "device_off", "device_in_bag", "bag_used", "inspection_refused", "help",
		"help_others", "outsider", "outsider_phone", "area_entered", "tells_other_clock_playing",
		"tells_other_clock_finished", "disturbing", "outside_disturbance", "leaving_area", "leaving_venue",
		"left_unreported", "smoking", "disrepute", "no_reason_to_stop", "disobedience", "both_refuse", "appeal"}},
	{"sheets", []incident.Kind{"no_recording", "recorded_late", "recorded_ahead", "notes_on_sheet", "other_notation", "sheets_at_flag",
		"move_count_unknown", "score_asked"}},
	{"adjourned", []incident.Kind{"sealed_move_bad", "resumption", "envelope_lost", "offer_after_sealing", "ended_before", "wrong_times"}},
	{"blind", []incident.Kind{"boards_differ", "slip_of_tongue"}},
}

// judged returns the kind that an address below the tools names, "" where it names none.
func judged(law string) incident.Kind {
	name, ok := strings.CutPrefix(law, session.LawJudge+"-")
	for _, g := range judgeGroups {
		if ok && slices.Contains(g.kinds, incident.Kind(name)) {
			return incident.Kind(name)
		}
	}
	return ""
}

// opened prepares the question that an address asks: facts of another matter are forgotten.
func (t Tool) opened(kind incident.Kind) Tool {
	if t.Kind == kind {
		return t
	}
	t.Kind, t.Facts, t.NoMate = kind, map[string]string{}, false
	for _, name := range incident.FactsOf(kind) {
		if first := firstFact(kind, name); first != "" {
			t.Facts[name] = first
		}
	}
	return t
}

// firstFact is what a fact is before it is chosen: numbers stand at the limit on which a ruling hangs.
func firstFact(kind incident.Kind, name string) string {
	switch name {
	case "count":
		return map[incident.Kind]string{"threefold": "3", "fifty": "50", "fivefold": "5", "seventy_five": "75"}[kind]
	case "touched":
		return "own"
	case "offer":
		return "before_press"
	case "left":
		if kind == "no_recording" {
			return "10m"
		}
		return "1m"
	case "increment":
		return "0s"
	case "exempt":
		return "none"
	case "request":
		return "6"
	case "late", "opponent_late":
		return "10m"
	case "move":
		return "10"
	case "moves", "moves_white", "moves_black":
		return "3"
	}
	return ""
}

// event is under which Laws the question is ruled.
func (t *Tool) event() incident.Event {
	r := ruling.Rules{Edition: t.Chosen(), Class: t.Class, Supervised: t.Supervised && t.Class != rules.Standard, DefaultTime: time.Duration(t.Default) * time.Minute,
		DefaultSet: t.Default > 0, DeviceMilder: t.Milder, DeviceOffBanned: t.OffBanned, BagAllowed: t.Bag, ReportLeaving: true, DrawFromMove: t.From, QuickplayAnnounced: t.Announced}
	if t.O2SN {
		o := rules.O2SN2013()
		r.Overlay = &o
	}
	return incident.Event{Rules: r}
}

// edition is that of the ruling.
func (t *Tool) edition() rules.Edition {
	ev := t.event()
	if ev.Overlay != nil {
		return ev.Overlay.Apply(ev.Edition)
	}
	return ev.Edition
}

// answer rules on the question.
func (t *Tool) answer() (incident.Answer, error) {
	in := incident.Incident{Kind: t.Kind, White: !t.Black, By: incident.Arbiter, CardsBefore: t.Cards, BareKing: t.NoMate}
	if t.Player {
		in.By = incident.Player
	}
	for range t.Before {
		in.Before = append(in.Before, ruling.IllegalMove)
	}
	if !t.O2SN {
		in.CardsBefore = 0
	}
	for _, name := range incident.FactsOf(t.Kind) {
		if value := t.Facts[name]; value != "" {
			if err := in.Facts.Set(name, value); err != nil {
				return incident.Answer{}, err
			}
		}
	}
	ev := t.event()
	return ev.Judge(in)
}

// hangsOn reports whether the ruling would be another one after a change.
func (t Tool) hangsOn(change func(*Tool)) bool {
	before, _ := t.answer()
	change(&t)
	after, _ := t.answer()
	return !reflect.DeepEqual(before, after)
}

// setRuleset chooses the Laws of all tools.
type setRuleset struct{ Ruleset session.Ruleset }

func (msg setRuleset) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Tool.Ruleset = msg.Ruleset
	return m, nil
}

// setTool changes a choice under which the question is ruled. Value is the text of its control.
type setTool struct {
	Field toolField
	Value string
}

// A toolField is a choice of the tools.
type toolField uint8

// The choices.
const (
	toolO2SN toolField = iota
	toolAnnounced
	toolMilder
	toolOffBanned
	toolBag
	toolBlack
	toolPlayer
	toolNoMate
)

func (msg setTool) update(m page, _ session.Env) (page, []session.Cmd) {
	t, on := &m.Tool, msg.Value == "true"
	switch msg.Field {
	case toolO2SN:
		t.O2SN = on
		if on && t.Edition == "" { // its sheet leaves the rest to the Laws of its year
			t.Edition = "E09"
		}
	case toolAnnounced:
		t.Announced = on
	case toolMilder:
		t.Milder = on
	case toolOffBanned:
		t.OffBanned = on
	case toolBag:
		t.Bag = on
	case toolBlack:
		t.Black = msg.Value == "black"
	case toolPlayer:
		t.Player = msg.Value == "player"
	case toolNoMate:
		t.NoMate = on
	}
	return m, nil
}

// countTool sets a number: what came before, cards, minutes of the default time, or the move before which no draw is agreed.
type countTool struct {
	What toolCount
	N    int
}

// maxCount bounds such a number, maxFact one that a fact of a question is.
const (
	maxCount = 100
	maxFact  = 200
)

// A toolCount is a number of the tools.
type toolCount uint8

// The numbers.
const (
	countBefore toolCount = iota
	countCards
	countDefault
	countFrom
)

func (msg countTool) update(m page, _ session.Env) (page, []session.Cmd) {
	t := &m.Tool
	n := map[toolCount]*int{countBefore: &t.Before, countCards: &t.Cards, countDefault: &t.Default, countFrom: &t.From}[msg.What]
	*n = min(max(msg.N, 0), maxCount)
	return m, nil
}

// setFact gives a fact of the question its value, "" for the usual course.
type setFact struct{ Name, Value string }

func (msg setFact) update(m page, _ session.Env) (page, []session.Cmd) {
	facts := make(map[string]string, len(m.Tool.Facts)+1)
	for k, v := range m.Tool.Facts {
		facts[k] = v
	}
	facts[msg.Name] = msg.Value
	m.Tool.Facts = facts
	return m, nil
}

// countFact sets a fact that is a number, or a time in minutes.
type countFact struct {
	Name string
	N    int
}

func (msg countFact) update(m page, env session.Env) (page, []session.Cmd) {
	unit := ""
	if isMinutes(msg.Name) {
		unit = "m"
	}
	return setFact{msg.Name, strconv.Itoa(min(max(msg.N, 0), maxFact)) + unit}.update(m, env)
}

func isMinutes(name string) bool { return name == "late" || name == "opponent_late" }
