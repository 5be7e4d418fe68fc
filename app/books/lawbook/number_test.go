package lawbook_test

import (
	"strings"
	"testing"
)

// TestNumbersInQueries: the number of an article in any form, of any edition, stands first.
func TestNumbersInQueries(t *testing.T) {
	b := book(t, "hr")
	for _, tt := range []struct{ query, first string }{
		{"12.9.3", "12.9.3"}, {"article 12.9", "12.9"}, {"Art.4.7.2", "4.7.2"}, {"čl. 9.2", "9.2"}, {"cl.9.2", "9.2"}, {"pasal 6.9", "6.9"},
		{"a5.2", "A.5.2"}, {"a.5.5", "A.5.5"}, {"A 5 3", "A.5.3"}, {"b4", "B.4"}, {"B 2", "B.2"}, {"C 10.2", "C.10.2"}, {"9,6,2", "9.6.2"}, {"12 9 8", "12.9.8"},
		{"dodatak D", "D.1"}, {"Appendix C", "C.1"}, {"lampiran A", "A.1"}, {"dod. C 13", "C.13"}, {"guidelines III", "III.1"}, {"pedoman 2", "II.1"}, {"smjernice I", "I.1.1"},
		{"ii.3.2.6", "II.3.2.6"}, {"iii.6", "III.6.1"}, {"pasal 7 ayat 6", "7.6"}, {"§ 5.1.2", "5.1.2"}, {"(9.1.1)", "9.1.1"}, {"9.2 wrong claim", "9.2"},
		{"7.4b", "7.5.5"}, {"7.4 a", "7.5.1"}, {"7.4b 2009", "7.5.5"}, {"A4d", "A.5.5"}, {"A.4.2 of 2018", "A.5.2"}, {"13.4", "12.9"}, {"10.2 tahun 2009", "III.5"}, {"7.7.1 izdanje 2017", "7.5.4"},
		{"9.6b E14", "9.6.2"}, {"7.5 u 2009", "7.6"}, {"o2sn 13", "O2SN 13"}, {"O2SN cepat 2", "O2SN rapid 2"}, {"o2sn točka 8", "O2SN 8"}, {"butir 11a o2sn", "O2SN 11a"}, {"o2sn 11 b", "O2SN 11b"},
		{"7", "7.1"}, {"C.10.1.1", "C.10.1"},
	} {
		hits := b.Find(tt.query).Hits
		if len(hits) == 0 || numberOf(b, hits[0]) != tt.first {
			got := ""
			if len(hits) > 0 {
				got = numberOf(b, hits[0])
			}
			t.Errorf("%q finds %q first, want %q", tt.query, got, tt.first)
		}
	}
}

// TestNumbersThatAreNone: squares, scores, counts and times are words.
func TestNumbersThatAreNone(t *testing.T) {
	b := book(t, "en")
	for query, want := range map[string]string{"e4": "C.", "50": "9.3", "75": "9.6.2", "960": "II.", "3+2": "B.", "15+10": "A.", "5+3": "B.", "90+30": "III.2.2", "50 moves": "9.3", "3x same position": "9.2"} {
		hits := b.Find(query).Hits
		if len(hits) == 0 || !strings.HasPrefix(numberOf(b, hits[0]), want) {
			t.Errorf("%q: %v, want one of %s", query, hits[:min(len(hits), 2)], want)
		}
	}
}
