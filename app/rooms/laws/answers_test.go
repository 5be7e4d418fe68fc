package laws

import (
	"slices"
	"strings"
	"testing"
	"time"

	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/incident"
	"wasit/rules/ruling"
)

// asked is a question of beginners as rules/incident is asked it, under the newest edition and what answers otherwise.
type asked struct {
	kind   incident.Kind
	class  rules.Class
	facts  map[string]string
	by     incident.Raiser
	before int
	want   func(a *incident.Answer) bool
}

func minutes(n int) func(*incident.Answer) bool {
	return func(a *incident.Answer) bool {
		return a.Minutes == time.Duration(n)*time.Minute && a.Result == rules.Ongoing
	}
}

func givesCards(n int) func(*incident.Answer) bool {
	return func(a *incident.Answer) bool { return a.Cards == n }
}

func result(r rules.Result) func(*incident.Answer) bool {
	return func(a *incident.Answer) bool { return a.Result == r }
}

func repair(r incident.Repair) func(*incident.Answer) bool {
	return func(a *incident.Answer) bool { return a.Repair == r && a.Result == rules.Ongoing }
}

// engineAnswers say by question and edition what the engine must answer; several where the text says several things.
var engineAnswers = map[string][]asked{
	"one-hand E23":    {{kind: "two_hands", want: minutes(2)}},
	"one-hand E09":    {{kind: "two_hands", want: func(a *incident.Answer) bool { return a.Discretion && a.Minutes == 0 }}},
	"one-hand E14":    {{kind: "two_hands", want: func(a *incident.Answer) bool { return a.Discretion && a.Minutes == 0 }}},
	"one-hand O2SN":   {{kind: "two_hands", want: givesCards(1)}},
	"take-king E23":   {{kind: "king_captured", want: minutes(2)}},
	"take-king E09":   {{kind: "king_captured", want: minutes(2)}, {kind: "illegal_move", class: rules.Blitz, by: incident.Player, want: result(rules.BlackWins)}},
	"take-king O2SN":  {{kind: "king_captured", want: givesCards(2)}},
	"touched E09":     {{kind: "touch", class: rules.Rapid, facts: map[string]string{"touched": "own"}, want: repair(incident.Silent)}},
	"threefold E23":   {{kind: "threefold", facts: map[string]string{"count": "3"}, want: result(rules.Drawn)}, {kind: "fivefold", facts: map[string]string{"count": "5", "scattered": "yes"}, want: result(rules.Drawn)}},
	"threefold E09":   {{kind: "fivefold", facts: map[string]string{"count": "5"}, want: repair(incident.PlayOn)}},
	"threefold E14":   {{kind: "fivefold", facts: map[string]string{"count": "5"}, want: result(rules.Drawn)}, {kind: "fivefold", facts: map[string]string{"count": "5", "scattered": "yes"}, want: repair(incident.PlayOn)}},
	"phone E23":       {{kind: "device", want: result(rules.BlackWins)}},
	"phone E09":       {{kind: "device_sounds", want: result(rules.BlackWins)}, {kind: "device", want: result(rules.Ongoing)}, {kind: "device_off", want: func(a *incident.Answer) bool { return a.Refusal == ruling.NoOffence }}},
	"wrong-setup E23": {{kind: "wrong_setup", facts: map[string]string{"moves": "30"}, want: repair(incident.NewGame)}, {kind: "wrong_setup", class: rules.Rapid, facts: map[string]string{"moves": "9"}, want: repair(incident.NewGame)}, {kind: "wrong_setup", class: rules.Blitz, facts: map[string]string{"moves": "10"}, want: repair(incident.PlayOn)}},
	"wrong-setup E09": {{kind: "wrong_setup", class: rules.Rapid, facts: map[string]string{"moves": "2"}, want: repair(incident.NewGame)}, {kind: "wrong_setup", class: rules.Rapid, facts: map[string]string{"moves": "3", "misplaced": "king"}, want: func(a *incident.Answer) bool {
		return a.Repair == incident.PlayOn && a.Castling != nil && a.Castling.King
	}}},
	"wrong-setup O2SN": {{kind: "wrong_setup", class: rules.Rapid, facts: map[string]string{"moves": "3", "misplaced": "king"}, want: func(a *incident.Answer) bool { return a.Repair == incident.PlayOn && a.Castling != nil }}},
	"knocked O2SN":     {{kind: "knock_gt2_before_press", want: givesCards(1)}, {kind: "knock_le2_after_press", want: givesCards(1)}, {kind: "knock_gt2_after_press", want: givesCards(2)}, {kind: "knock_le2_before_press", want: givesCards(0)}},
	"late E23":         {{kind: "late", facts: map[string]string{"late": "1m"}, want: result(rules.BlackWins)}},
	"late E09":         {{kind: "late", facts: map[string]string{"late": "1m"}, want: result(rules.BlackWins)}},
	"illegal E23":      {{kind: "illegal_move", want: minutes(2)}, {kind: "illegal_move", class: rules.Rapid, want: minutes(1)}, {kind: "illegal_move", class: rules.Blitz, want: minutes(1)}, {kind: "illegal_move", before: 1, want: result(rules.BlackWins)}},
	"illegal E09":      {{kind: "illegal_move", want: minutes(2)}, {kind: "illegal_move", before: 1, want: minutes(2)}, {kind: "illegal_move", before: 2, want: result(rules.BlackWins)}},
	"illegal E14":      {{kind: "illegal_move", want: minutes(2)}, {kind: "illegal_move", before: 1, want: result(rules.BlackWins)}, {kind: "illegal_move", class: rules.Rapid, want: result(rules.BlackWins)}, {kind: "illegal_move", class: rules.Blitz, want: result(rules.BlackWins)}},
	"illegal E18":      {{kind: "illegal_move", class: rules.Rapid, want: minutes(2)}, {kind: "illegal_move", class: rules.Blitz, want: minutes(1)}},
	"illegal O2SN":     {{kind: "illegal_move", by: incident.Player, want: givesCards(2)}, {kind: "illegal_move", want: repair(incident.Silent)}},
	"write E23":        {{kind: "no_recording", want: func(a *incident.Answer) bool { return a.Refusal == "" }}, {kind: "no_recording", class: rules.Rapid, want: func(a *incident.Answer) bool { return a.Refusal != "" }}, {kind: "no_recording", facts: map[string]string{"left": "4m", "increment": "10s"}, want: func(a *incident.Answer) bool { return a.Refusal != "" }}},
	"write O2SN":       {{kind: "no_recording", want: givesCards(2)}},
	"flag-call E23":    {{kind: "flag_fallen", class: rules.Rapid, want: result(rules.BlackWins)}},
	"flag-call E09":    {{kind: "flag_fallen", class: rules.Rapid, want: repair(incident.Silent)}, {kind: "flag_fallen", class: rules.Rapid, by: incident.Player, want: result(rules.BlackWins)}},
	"flag-call O2SN":   {{kind: "flag_fallen", want: repair(incident.Silent)}, {kind: "flag_fallen", class: rules.Rapid, want: repair(incident.Silent)}},
	"both-flags E23":   {{kind: "both_flags", facts: map[string]string{"first": "player"}, want: result(rules.BlackWins)}, {kind: "both_flags", facts: map[string]string{}, want: func(a *incident.Answer) bool { return a.Open }}},
	"both-flags E09":   {{kind: "both_flags", want: result(rules.Drawn)}, {kind: "both_flags", class: rules.Rapid, want: result(rules.Drawn)}, {kind: "both_flags", facts: map[string]string{"not_last": "yes"}, want: repair(incident.PlayOn)}},
	"both-flags O2SN":  {{kind: "both_flags", want: result(rules.Drawn)}, {kind: "both_flags", class: rules.Rapid, want: result(rules.Drawn)}},
	"resign-bare E09":  {{kind: "resignation", want: result(rules.BlackWins)}},
	"resign-bare E14":  {{kind: "resignation", want: result(rules.BlackWins)}},
	"resign-bare E18":  {{kind: "resignation", want: result(rules.BlackWins)}},
	"resign-bare E23":  {{kind: "resignation", want: result(rules.Drawn)}},
	"draw-offer E23":   {{kind: "draw_offer", facts: map[string]string{"offer": "before_press"}, want: repair(incident.OfferStands)}},
	"mate-clock E23":   {{kind: "flag_fallen", facts: map[string]string{"ended": "mate"}, want: repair(incident.ResultStands)}},
	"count-moves E23":  {{kind: "fifty", facts: map[string]string{"count": "20"}, want: minutes(2)}, {kind: "fifty", facts: map[string]string{"count": "50"}, want: result(rules.Drawn)}},
	"king-first E23":   {{kind: "touch", facts: map[string]string{"touched": "rook_king"}, want: repair(incident.RookFirst)}},
	"adjust E23":       {{kind: "touch", facts: map[string]string{"touched": "own", "adjusted": "yes"}, want: repair(incident.NotBound)}},
	"upside-rook E23":  {{kind: "promotion_chosen", want: repair(incident.PromotionStays)}},
	"bare-king E23":    {{kind: "flag_fallen", want: result(rules.Drawn)}},
	"touched E23":      {{kind: "touch", facts: map[string]string{"touched": "own"}, want: repair(incident.MustMove)}, {kind: "touch", facts: map[string]string{"touched": "own", "accident": "yes"}, want: repair(incident.NotBound)}},
	"knocked E23":      {{kind: "knock_gt2_before_press", want: repair(incident.PutBack)}},
}

// onText are answers that no ruling gives: what the arbiter does not do is tested where it is written.
var onText = map[string]string{"late E14": "the event must announce a default time: rules.Edition.DefaultTimeMustBeStated"}

// TestAnswersByEdition asks the engine each question that hangs on the edition, under that edition or O2SN.
func TestAnswersByEdition(t *testing.T) {
	b := fullBook(t, i18n.EN)
	known := map[string]bool{}
	for _, q := range b.Questions {
		editions := map[string]string{"E23": q.Article}
		for _, o := range q.Others {
			editions[o.Edition] = o.Article
		}
		for edition, article := range editions {
			key := q.Key + " " + edition
			known[key] = true
			list := engineAnswers[key]
			if len(list) == 0 && (edition != "E23" || len(q.Others) > 0) && onText[key] == "" && key != "late E23" {
				t.Errorf("%s: the engine is not asked", key)
			}
			cited := len(list) == 0
			for i, one := range list {
				a := one.judge(t, edition, key == "bare-king E23" || strings.HasPrefix(key, "resign-bare"))
				if !one.want(&a) {
					t.Errorf("%s, %d: %+v", key, i, a)
				}
				cited = cited || slices.ContainsFunc(a.Articles, func(n string) bool {
					return n == article || strings.HasPrefix(n, article) || strings.HasPrefix(article, n)
				})
			}
			if !cited && edition != "E23" {
				t.Errorf("%s: the engine does not cite %s", key, article)
			}
			if found, _ := b.ByNumber(article, edition); len(found) == 0 {
				t.Errorf("%s: there is no article %s", key, article)
			}
		}
	}
	for key := range engineAnswers {
		if !known[key] {
			t.Errorf("%s is no answer", key)
		}
	}
	if e, _ := rules.EditionOf("E14"); !e.DefaultTimeMustBeStated {
		t.Error("an event of 2014 need not state the default time")
	}
}

func (q *asked) judge(t *testing.T, edition string, bare bool) incident.Answer {
	t.Helper()
	tool := Tool{Ruleset: session.Ruleset{Edition: edition, Class: q.class}}
	if edition == "O2SN" {
		tool.Edition, tool.O2SN = "E09", true
	}
	tool.Kind, tool.Facts, tool.Before, tool.NoMate = q.kind, q.facts, q.before, bare
	tool.Player = q.by == incident.Player
	if q.kind == "threefold" || q.kind == "fifty" {
		tool.Player = true
	}
	a, err := tool.answer()
	if err != nil {
		t.Fatal(err)
	}
	return a
}
