package lawbook

import (
	"math/rand/v2"
	"regexp"
	"testing"
)

// TestNumberForms holds the readers of numbers against regular expressions, which say the same in a line.
func TestNumberForms(t *testing.T) {
	number := regexp.MustCompile(`^([ivx]{1,3}|[a-g])?[. ]?[0-9]{1,2}([. ][0-9]{1,2}){0,4}([. ]?[a-g][. ]?[0-9]?)?$`)
	dotted := regexp.MustCompile(`^([ivx]{1,3}|[a-g])?\.?[0-9]{1,2}(\.[0-9]{1,2})*[a-g]?[0-9]?$`)
	point := regexp.MustCompile(`[0-9]\.[0-9]|[a-z]\.[0-9]`)
	spaced := regexp.MustCompile(`\s*([.,])\s*([0-9])`)
	letter := regexp.MustCompile(`^[a-g]$`)
	tempo := regexp.MustCompile(`([0-9]{1,3}) ?[+|] ?([0-9]{1,2})`)
	random := rand.New(rand.NewPCG(1, 2))
	yes := map[string]int{}
	check := func(what, text string, got, want any) {
		if got != want {
			t.Errorf("%s of %q: %v, want %v", what, text, got, want)
		}
		if want == true {
			yes[what]++
		}
	}
	const letters = "0123456789012...,  ivxabcdgh+|\té"
	for range 300_000 {
		text := ""
		for range random.IntN(9) {
			r := []rune(letters)
			text += string(r[random.IntN(len(r))])
		}
		check("number", text, isArticleNumber(text), number.MatchString(text))
		check("dotted", text, isDotted(text), dotted.MatchString(text))
		check("point", text, hasPoint(text), point.MatchString(text))
		check("letter", text, isOneLetter(text), letter.MatchString(text))
		check("points", text, joinPoints(text), spaced.ReplaceAllString(text, ".$2"))
		m := tempo.FindStringSubmatchIndex(text)
		before, minutes, seconds, behind, ok := timeIn(text)
		check("time", text, ok, m != nil)
		if m != nil && ok {
			check("its parts", text, before+"/"+minutes+"/"+seconds+"/"+behind, text[:m[0]]+"/"+text[m[2]:m[3]]+"/"+text[m[4]:m[5]]+"/"+text[m[1]:])
		}
	}
	for _, what := range []string{"number", "dotted", "point", "letter", "time"} {
		if yes[what] < 300 {
			t.Errorf("only %d texts with %s: the letters are chosen wrongly", yes[what], what)
		}
	}
}
