package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"slices"
	"strings"

	"wasit/rules/incident"
	"wasit/rules/ruling"
)

const ruleUsage = "rule [-json] [-ruleset E23] [-class standard] [-supervised] [-prior 2K] [-color white] [-by arbiter] [-event WORDS] [-fact NAME=VALUE]... [-fen FEN] KIND | -"

// ruleManual stands before the list of kinds in the help.
const ruleManual = `Says what an arbiter rules on an incident: time to the opponent in minutes, cards, result, repair, articles, who may raise it.
With - it reads JSON objects from the standard input, one a line, with the names of the options (claimant is another name of by;
facts an object), and answers each with a line; {"error":…} where it cannot, as with -json.
example: rules rule -ruleset E23 -class rapid -prior "1 illegal move" illegal_move

Kinds, with the facts on which a ruling hangs:
`

// An asked is one incident as it is typed.
type asked struct {
	ID         string         `json:"id"`
	Ruleset    string         `json:"ruleset"`
	Edition    string         `json:"edition"` // another name of it
	Class      string         `json:"class"`
	Supervised bool           `json:"supervised"`
	Prior      string         `json:"prior"`
	Color      string         `json:"color"`
	By         string         `json:"by"`
	Claimant   string         `json:"claimant"` // another name of by
	Event      string         `json:"event"`
	Kind       string         `json:"kind"`
	Facts      map[string]any `json:"facts"`
	FEN        string         `json:"fen"`
}

// A ruled is the answer to it.
type ruled struct {
	ID       string             `json:"id,omitempty"`
	Kind     incident.Kind      `json:"kind"`
	Edition  string             `json:"edition"`
	Time     string             `json:"time_to_opponent_min"`
	Cards    int                `json:"cards"`
	CardSum  int                `json:"cards_in_all,omitempty"`
	Red      bool               `json:"red_card,omitempty"`
	Result   string             `json:"game_result"`
	Open     bool               `json:"only_arbiter_can_decide,omitempty"`
	Proof    string             `json:"proof,omitempty"`
	Repair   incident.Repair    `json:"repair"`
	Article  []string           `json:"article"`
	MayRaise incident.Who       `json:"who_may_raise"`
	Refusal  ruling.Refusal     `json:"refusal,omitempty"`
	Castling *ruling.NoCastling `json:"castling_forbidden,omitempty"`
	Spent    string             `json:"time_spent,omitempty"`
}

// runRule answers one incident of the arguments, or those of standard input.
func runRule(args []string, io streams) error {
	set, a, asJSON := ruleFlags()
	if err := parseFlags(set, args); err != nil {
		return err
	}
	if set.NArg() != 1 {
		return badInput("rules rule: want one KIND, or -, got %d arguments; rules rule -help lists them\n%s", set.NArg(), usage())
	}
	if a.Kind = set.Arg(0); a.Kind == "-" {
		return ruleLines(io)
	}
	answer, err := judge(*a)
	if err != nil && *asJSON {
		err = errors.Join(err, json.NewEncoder(io.out).Encode(map[string]string{"error": err.Error()}))
	}
	if err != nil {
		return badInput("rules rule: %w", err)
	}
	if *asJSON {
		return json.NewEncoder(io.out).Encode(answer)
	}
	_, err = fmt.Fprintf(io.out, "time %s, cards %d, result %s, %s; Art. %s; may raise: %s\n", answer.Time, answer.Cards, answer.Result, answer.Repair,
		strings.Join(answer.Article, ", "), answer.MayRaise)
	return err
}

// ruleFlags are the options, and what they fill.
func ruleFlags() (set *flag.FlagSet, a *asked, asJSON *bool) {
	set = flag.NewFlagSet("rule", flag.ContinueOnError)
	a = &asked{Facts: map[string]any{}}
	asJSON = set.Bool("json", false, "answer with a JSON object")
	set.StringVar(&a.Ruleset, "ruleset", "", "`EDITION`: E09, E14, E17, E18, E23, or O2SN-2013, O2SN-2013/E18 (another base edition)")
	set.StringVar(&a.Edition, "edition", "", "another name of -ruleset")
	set.StringVar(&a.Class, "class", "standard", "standard, rapid or blitz")
	set.BoolVar(&a.Supervised, "supervised", false, "arbiters enough for the full rules")
	set.StringVar(&a.Prior, "prior", "none", "`WHAT` went before: \"1 illegal move\", yellow cards \"2K\", or offences by their kinds: illegal_move,two_hands")
	set.StringVar(&a.Color, "color", "white", "white or black: the player, who offends or claims")
	set.StringVar(&a.By, "by", "arbiter", "arbiter, player or none: who raises it")
	set.StringVar(&a.Event, "event", "", "`WORDS` announced: default=30m milder off bag report quickplay draw_from=30 draw_from=never")
	set.StringVar(&a.FEN, "fen", "", "position, where the ruling hangs on it; without one the opponent can mate")
	set.Func("fact", "`NAME=VALUE` of the kind: replied=yes late=31m count=48 moves=12 touched=king_rook", func(text string) error {
		name, value, ok := strings.Cut(text, "=")
		if !ok {
			return fmt.Errorf("want NAME=VALUE")
		}
		a.Facts[name] = value
		return nil
	})
	return set, a, asJSON
}

// kindNames are the words of all kinds.
func kindNames() (names []string) {
	for _, d := range incident.Kinds() {
		names = append(names, string(d.Kind))
	}
	return names
}

// kindList lists the kinds with their facts, then the facts.
func kindList() string {
	var b strings.Builder
	for _, d := range incident.Kinds() {
		fmt.Fprintf(&b, "  %-27s%s\n", d.Kind, d.Text)
		if d.Facts != "" {
			fmt.Fprintf(&b, "%29s%s\n", "", d.Facts)
		}
	}
	b.WriteString("\nFacts:\n")
	for _, f := range incident.FactsKnown() {
		fmt.Fprintf(&b, "  %-27s%s", f.Name, f.Text)
		if f.Words != nil {
			fmt.Fprintf(&b, ": %s", strings.Join(f.Words, ", "))
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// ruleLines answers each JSON object of standard input with a line; one that cannot be read is answered with an error, the rest go on.
func ruleLines(io streams) error {
	lines, out := bufio.NewScanner(io.in), json.NewEncoder(io.out)
	lines.Buffer(nil, maxLine)
	var bad error
	for number := 1; lines.Scan(); number++ {
		text := strings.TrimSpace(lines.Text())
		if text == "" {
			continue
		}
		var a asked
		read := json.NewDecoder(strings.NewReader(text))
		read.DisallowUnknownFields()
		err := read.Decode(&a)
		var answer ruled
		if err == nil {
			answer, err = judge(a)
		}
		if err != nil {
			if bad == nil {
				bad = badInput("rules rule: line %d: %w", number, err)
			}
			if err := out.Encode(map[string]string{"id": a.ID, "error": err.Error()}); err != nil {
				return err
			}
			continue
		}
		if err := out.Encode(answer); err != nil {
			return err
		}
	}
	if err := lines.Err(); err != nil {
		return badInput("rules rule: standard input: %w", err)
	}
	return bad
}

func judge(a asked) (ruled, error) {
	if !slices.Contains(kindNames(), a.Kind) {
		return ruled{}, fmt.Errorf("%s (rules help rule lists all)", unknown("kind", a.Kind, kindNames()))
	}
	ev, err := eventOf(a)
	if err != nil {
		return ruled{}, err
	}
	in, err := incidentOf(a)
	if err != nil {
		return ruled{}, err
	}
	got, err := ev.Judge(in)
	if err != nil {
		return ruled{}, err
	}
	r := ruled{ID: a.ID, Kind: got.Kind, Edition: got.Edition, Time: got.Time(), Cards: got.Cards, CardSum: got.CardsInAll, Red: got.RedCard,
		Result: got.For(in.White), Open: got.Open, Proof: string(got.Proof.Kind), Repair: got.Repair, Article: got.Articles,
		MayRaise: got.MayRaise, Refusal: got.Refusal, Castling: got.Castling}
	if got.Spent > 0 {
		r.Spent = got.Spent.String()
	}
	return r, nil
}
