package phrase

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// declaredRules reads the rules of FIDE mode where they are declared.
func declaredRules(t *testing.T) (rules []journal.Rule) {
	t.Helper()
	tree, err := parser.ParseFile(token.NewFileSet(), "../journal/level.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(tree, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if of, ok := spec.Type.(*ast.Ident); ok && of.Name == "Rule" {
			rule, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
			if err != nil {
				t.Fatal(err)
			}
			rules = append(rules, journal.Rule(rule))
		}
		return true
	})
	return rules
}

// TestFIDERulesHaveWords: every rule that an act can meet in FIDE mode says in every language what it is and why.
func TestFIDERulesHaveWords(t *testing.T) {
	rules := declaredRules(t)
	if len(rules) < 20 || len(fideRules) != len(rules) {
		t.Errorf("%d rules, words for %d", len(rules), len(fideRules))
	}
	for _, r := range rules {
		for _, l := range i18n.All() {
			if FIDERule(l, r) == "" || FIDEWhy(l, r) == "" {
				t.Errorf("%s has no words in %v", r, l)
			}
		}
	}
}

// TestFIDESign: a sign only for a section that has left, with the round since which it is outside.
func TestFIDESign(t *testing.T) {
	for _, c := range []struct {
		mode journal.Mode
		want string
	}{
		{journal.Mode{}, ""},
		{journal.Mode{State: journal.ModeIn}, ""},
		{journal.Mode{State: journal.ModeGone}, "Not in FIDE mode since before round 1"},
		{journal.Mode{State: journal.ModeGone, Round: 4, Rule: journal.RulePast, Reason: "agreed"}, "Not in FIDE mode since round 4: A change of a round before the previous one – agreed"},
		{journal.Mode{State: journal.ModeGone, Round: 4}, "Not in FIDE mode since round 4"},
	} {
		if got := FIDELine(i18n.EN, c.mode); got != c.want {
			t.Errorf("%+v: %q, want %q", c.mode, got, c.want)
		}
		if sign := FIDESign(i18n.HR, c.mode); !strings.HasPrefix(FIDELine(i18n.HR, c.mode), sign) {
			t.Errorf("%+v: the line does not begin with the sign %q", c.mode, sign)
		}
	}
}
