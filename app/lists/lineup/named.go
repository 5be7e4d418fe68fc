package lineup

import (
	"slices"
	"strings"

	"wasit/app/lists/lexicon"
)

// leads stand before the name of a team in a sentence, or between it and a player: "In the Hill Hawks", "u ekipi Lovor", "dari tim".
var leads = lexicon.Set(`in the of from for at team side squad club school ekipa ekipe ekipi ekipu ekipom momcad momcadi klub kluba klubu skola skole skoli u iz od kod za
	di dari untuk pada tim regu sekolah bei beim von vom fur aus mannschaft team im`)

// Named finds the teams of which a sentence speaks. Masked is the sentence with blanks in place of their names, of what leads to them and of
// the brackets around them, so that each byte keeps its place. Teams are those named, by their place in names; isPlayer tells the words of players.
func Named(sentence string, names []string, isPlayer func(fold string) bool) (masked string, teams []int) {
	toks := lexicon.Tokens(sentence, 0, "")
	masked = sentence
	for i := 0; i < len(toks); i++ {
		team, to := teamAt(toks, i, names, isPlayer)
		if team < 0 {
			continue
		}
		if !slices.Contains(teams, team) {
			teams = append(teams, team)
		}
		from := i
		for from > 0 && toks[from-1].Kind == lexicon.Word && (leads.Has(toks[from-1].Fold) || isKind(toks[from-1])) {
			from--
		}
		for to < len(toks) && toks[to].Kind == lexicon.Word && leads.Has(toks[to].Fold) && !toks[to].IsCapital() && to+1 < len(toks) && toks[to+1].IsCapital() {
			to++ // "SMKN 1 Nusa dari"
		}
		if from > 0 && to < len(toks) && toks[from-1].Text == "(" && toks[to].Text == ")" {
			from, to = from-1, to+1
		} else if from == 0 && to < len(toks) && (toks[to].Text == ":" || toks[to].Text == ",") {
			to++ // "Hill Hawks: Val Birch is out"
		}
		if to < len(toks) && (toks[to].Text == "'" || toks[to].Text == "’") {
			to++
		}
		start, end := toks[from].At, toks[to-1].End
		masked = masked[:start] + strings.Repeat(" ", end-start) + masked[end:]
		i = to - 1
	}
	return masked, teams
}

// isKind reports whether a word is the short kind of a club or school: "ŠK", "SMAN".
func isKind(t lexicon.Token) bool { return t.IsShouted() && t.Runes() > 1 && t.Runes() < 6 }

// teamAt finds the team whose name stands at token i, by the most words of it: one of its own, not of a player or a kind of school, or all.
// It returns -1 for none.
func teamAt(toks []lexicon.Token, i int, names []string, isPlayer func(string) bool) (team, to int) {
	team, most := -1, 0
	for k, name := range names {
		words := lexicon.Tokens(name, 0, "")
		for first := range words {
			n, own := 0, false
			for first+n < len(words) && i+n < len(toks) && isFormOf(toks[i+n], words[first+n]) {
				w := words[first+n]
				own = own || w.Kind == lexicon.Word && w.Runes() > 3 && !isKind(w) && !isPlayer(w.Fold) && !isPlayer(toks[i+n].Fold)
				n++
			}
			own = own || n > 1 && n == len(words) // "SMPN 4"
			if own && n > most && (toks[i].IsCapital() || toks[i].Kind == lexicon.Digits) {
				team, most = k, n
			}
		}
	}
	return team, i + most
}

// isFormOf reports whether a word of a sentence is one of a name, in any case: "Maslini", "Maslinin", "Foxes'".
func isFormOf(t, w lexicon.Token) bool {
	switch {
	case t.Kind != w.Kind:
		return false
	case t.Fold == w.Fold:
		return true
	case w.Kind != lexicon.Word || w.Runes() < 4 || !t.IsCapital():
		return false
	}
	stem := strings.TrimRight(w.Fold, "aeiou")
	rest, ok := strings.CutPrefix(t.Fold, stem)
	return ok && len(stem) > 3 && lexicon.IsOneOf(rest, "a u e i o om em s in ina inu inom ov ova ovu nom")
}
