package i18n

import (
	"strings"
)

// JoinOrdinals joins the numbers of rounds for a text in which the last one takes the place of {0}: where an ordinal has a
// point after it, as in Croatian, the numbers before it have theirs here.
func (l Lang) JoinOrdinals(numbers []string) string {
	if l == HR {
		return strings.Join(numbers, "., ")
	}
	return strings.Join(numbers, ", ")
}
