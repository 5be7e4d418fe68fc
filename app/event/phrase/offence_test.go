package phrase

import (
	"testing"

	"wasit/app/words/i18n"
	"wasit/rules"
	"wasit/rules/ruling"
)

// TestOffencesHaveNames: the log and the desk have words for every offence and penalty, in every language.
func TestOffencesHaveNames(t *testing.T) {
	for _, k := range ruling.Kinds() {
		name := i18n.Offences[string(k)]
		for _, word := range []string{name.ID, name.EN, name.HR} {
			if word == "" {
				t.Errorf("%s has no name in some language", k)
			}
		}
	}
	if len(i18n.Offences) != len(ruling.Kinds()) {
		t.Errorf("%d names for %d offences", len(i18n.Offences), len(ruling.Kinds()))
	}
	if len(i18n.Penalties) != int(rules.Expulsion) {
		t.Errorf("%d names for %d penalties", len(i18n.Penalties), rules.Expulsion)
	}
}
