// Package i18n holds the languages of the app, the words that several rooms share, and how numbers, dates and lists are written.
package i18n

import (
	"strings"
)

// Lang is a language of the interface.
type Lang uint8

// The languages. Pseudo brackets every text, so that a test finds words that do not come from here.
const (
	ID Lang = iota
	EN
	HR
	Pseudo
)

// All lists the languages a user can choose.
func All() []Lang { return []Lang{ID, EN, HR} }

// Tag returns the language's BCP 47 tag.
func (l Lang) Tag() string { return [...]string{"id", "en", "hr", "en-XA"}[l] }

// Name returns the language's own name.
func (l Lang) Name() string {
	return [...]string{"Bahasa Indonesia", "English", "Hrvatski", "Pseudo"}[l]
}

// ParseLang chooses by a tag such as "hr-HR"; ok is false for a language that Wasit does not speak. Serbian, Bosnian and
// Montenegrin readers get Croatian, Malay readers Indonesian.
func ParseLang(tag string) (lang Lang, ok bool) {
	primary, _, _ := strings.Cut(strings.ToLower(tag), "-")
	switch primary {
	case "id", "in", "ms", "jv", "su":
		return ID, true
	case "en":
		return EN, true
	case "hr", "bs", "sr", "sh", "cnr":
		return HR, true
	}
	return EN, false
}

// Text is one message in every language.
type Text struct{ ID, EN, HR string }

// T returns t in l with {0}, {1}, … replaced by args.
func (l Lang) T(t Text, args ...string) string {
	s := t.in(l)
	for i, a := range args {
		s = strings.ReplaceAll(s, placeholder(i), a)
	}
	if l == Pseudo {
		return "⟦" + s + "⟧"
	}
	return s
}

// Kin is a message about schools in an event of schools, about clubs in one of clubs.
type Kin struct{ School, Club Text }

// Of returns the one of the two that suits the event.
func (k Kin) Of(clubs bool) Text {
	if clubs {
		return k.Club
	}
	return k.School
}

func (t Text) in(l Lang) string {
	switch l {
	case ID:
		return t.ID
	case HR:
		return t.HR
	}
	return t.EN
}

func placeholder(i int) string { return "{" + string(rune('0'+i)) + "}" }

// Plural is a message that depends on a number. Indonesian has one form, English two, Croatian three (1 igrač, 2 igrača,
// 5 igrača).
type Plural struct{ ID, ENOne, EN, HROne, HRFew, HR string }

// N returns the form of p for n; {0} is n, {1}, … are args.
func (l Lang) N(p Plural, n int, args ...string) string {
	t := Text{p.ID, p.EN, p.HR}
	if n == 1 {
		t.EN = p.ENOne
	}
	switch ones, tens := n%10, n%100; {
	case ones == 1 && tens != 11:
		t.HR = p.HROne
	case ones >= 2 && ones <= 4 && (tens < 12 || tens > 14):
		t.HR = p.HRFew
	}
	return l.T(t, append([]string{l.Int(n)}, args...)...)
}
