// Package letters knows the Latin letters with marks that our users write, and the order of the alphabets of Indonesian,
// English and Croatian. It is the one table of accents: whoever folds a text for a search, a key or a file's name asks here.
package letters

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// marked holds, by plain letter, the letters with marks that stand for it; small letters only.
var marked = [...]struct {
	plain byte
	with  string
}{
	{'a', "àáâãäåāăąǎ"}, {'c', "çćĉċč"}, {'d', "ďđð"}, {'e', "èéêëēĕėęě"}, {'g', "ĝğġģǧ"}, {'h', "ĥħ"}, {'i', "ìíîïĩīĭįıǐ"},
	{'j', "ĵǰ"}, {'k', "ķǩ"}, {'l', "ĺļľŀł"}, {'n', "ñńņňŉ"}, {'o', "òóôõöøōŏőǒ"}, {'r', "ŕŗř"}, {'s', "śŝşšșſ"}, {'t', "ţťŧț"},
	{'u', "ùúûüũūŭůűųǔ"}, {'w', "ŵ"}, {'y', "ýÿŷ"}, {'z', "źżž"},
}

// pairs are the letters that stand for two plain ones.
var pairs = [...]struct {
	letter rune
	plain  string
}{{'æ', "ae"}, {'œ', "oe"}, {'ß', "ss"}, {'þ', "th"}, {'ǆ', "dz"}, {'ǉ', "lj"}, {'ǌ', "nj"}, {'ĳ', "ij"}}

// first and last bound the letters of marked.
const first, last = 0xC0, 0x24F

// plain is marked by letter, 0 for none: a search folds thousands of letters between two touches.
var plain = func() (table [last - first + 1]byte) {
	for _, row := range marked {
		for _, r := range row.with {
			table[r-first] = row.plain
		}
	}
	return table
}()

// Plain returns the small letter without its mark: Č is c, É is e. A letter for two plain ones, a letter of another script
// and what is no letter come back as they are, in small.
func Plain(r rune) rune {
	if r < utf8.RuneSelf {
		if 'A' <= r && r <= 'Z' {
			r += 'a' - 'A'
		}
		return r
	}
	if r = unicode.ToLower(r); first <= r && r <= last && plain[r-first] != 0 {
		return rune(plain[r-first])
	}
	return r
}

// IsASCII reports that a text has plain letters, digits and signs alone.
func IsASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// IsMark reports a mark that stands after its letter, as some programs write Č in two.
func IsMark(r rune) bool { return r >= 0x300 && r <= 0x36F }

// Strip returns s in small letters without marks; everything else stays: "Đurđa Šćrbačić-Ålesund" is
// "durda scrbacic-alesund".
func Strip(s string) string {
	if IsASCII(s) {
		return strings.ToLower(s)
	}
	var b strings.Builder
	b.Grow(len(s))
	for _, r := range s {
		if !IsMark(r) {
			b.WriteString(Spell(r))
		}
	}
	return b.String()
}

// Fold returns what names are compared by: [Strip] without blanks and signs, so that "Az-Zahra" is "az zahra".
func Fold(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for _, r := range s {
		switch {
		case r < utf8.RuneSelf && ('a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9'):
			b.WriteByte(byte(Plain(r)))
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			b.WriteString(Spell(r))
		}
	}
	return b.String()
}

// Spell writes a letter as small plain ones: Č is c, Æ is ae.
func Spell(r rune) string {
	if r = Plain(r); r >= utf8.RuneSelf {
		for _, p := range pairs {
			if p.letter == r {
				return p.plain
			}
		}
	}
	return string(r)
}

// unions holds, by mark, each letter followed by the one that it makes with the mark.
var unions = map[rune]string{
	0x300: "AÀaàEÈeèIÌiìOÒoòUÙuù", 0x301: "AÁaáCĆcćEÉeéIÍiíLĹlĺNŃnńOÓoóRŔrŕSŚsśUÚuúYÝyýZŹzź",
	0x302: "AÂaâCĈcĉEÊeêGĜgĝHĤhĥIÎiîJĴjĵOÔoôSŜsŝUÛuûWŴwŵYŶyŷ", 0x303: "AÃaãIĨiĩNÑnñOÕoõUŨuũ",
	0x304: "AĀaāEĒeēIĪiīOŌoōUŪuū", 0x306: "AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭ", 0x307: "CĊcċEĖeėGĠgġIİZŻzż",
	0x308: "AÄaäEËeëIÏiïOÖoöUÜuüYŸyÿ", 0x30A: "AÅaåUŮuů", 0x30B: "OŐoőUŰuű",
	0x30C: "CČcčDĎdďEĚeěNŇnňRŘrřSŠsšTŤtťZŽzžGǦgǧKǨkǩ", 0x327: "CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţ", 0x328: "AĄaąEĘeęIĮiįUŲuų", 0x326: "SȘsșTȚtț",
}

// Compose writes a letter and the mark after it as the one letter that they make: Macs and PDFs separate them.
func Compose(s string) string {
	if IsASCII(s) || strings.IndexFunc(s, IsMark) < 0 {
		return s
	}
	list := []rune(s)
	n := 0
	for _, r := range list {
		if n > 0 && IsMark(r) {
			if made := composedOf(list[n-1], r); made != 0 {
				list[n-1] = made
				continue
			}
		}
		list[n] = r
		n++
	}
	return string(list[:n])
}

// composedOf is the letter that another makes with a mark, 0 for none.
func composedOf(letter, mark rune) rune {
	found := false
	for i, r := range []rune(unions[mark]) {
		switch {
		case found:
			return r
		case i%2 == 0 && r == letter:
			found = true
		}
	}
	return 0
}
