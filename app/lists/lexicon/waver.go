package lexicon

import "strings"

// The words of doubt whose phrase nobody has written down: one that denies, small words, and one of knowing; then what is not known.
var (
	knowing = []string{"zna", "sigur", "odluc", "potvrd", "izvjes", "tahu", "tau", "pasti", "yakin", "konfirm", "putus", "sure", "know", "certain", "decid", "confirm", "heard", "sicher", "weis", "entschied"}
	// beside stand words between the denial and the knowing.
	beside = Set(`se mi nam je sam smo su to još baš sasvim posve potpuno stopostotno
		bisa dapat terlalu begitu juga saya kami dia anaknya ada
		yet quite entirely really all that too so very 100 been has have be
		ganz noch so`)
	// whether follow what is not known: whether somebody comes.
	whether = Set(`hoće li će ce može moze mogu da dolazi dolaze igra igraju ide idu stigne stignu hocu hoceli dali
		apakah apa bisa ikut jadi main datang hadir dapat boleh lagi
		whether if can he hell shell theyll she they will ill about for yet
		ob kommt`)
	lone  = Set("vjerojatno najvjerojatnije valjda dunno unsure undecided ungewiss wahrscheinlich tentativno hopefully")
	bound = Set("samo jedino only hanya cuma nur") // before a condition: somebody comes then alone

)

// wavers returns the end of "nisam baš siguran hoće li", "belum tahu bisa ikut apa tidak", "only if" at token i; i where nobody doubts that
// somebody comes.
func wavers(toks []Token, i int) int {
	w := plainSpelling(toks[i].Fold)
	switch {
	case toks[i].Kind != Word:
		return i
	case lone.Has(w):
		return i + 1
	case bound.Has(w) && i+1 < len(toks) && IsCondition(toks[i+1].Fold):
		return i + 2
	case !denials.Has(w) && !IsOneOf(w, "nisam nismo nisi dont doesnt"):
		return i
	}
	for k := i + 1; k < len(toks) && k < i+5 && toks[k].Kind != Sign; k++ {
		if isKnowing(plainSpelling(toks[k].Fold)) {
			return waversAbout(toks, i, k+1)
		}
		if !beside.Has(plainSpelling(toks[k].Fold)) && toks[k].Kind == Word {
			break
		}
	}
	return i
}

// waversAbout returns the end of words of doubt up to k, where what is not known is whether somebody comes, or nothing is said of it; i else:
// "ne znam godinu".
func waversAbout(toks []Token, i, k int) int {
	for k < len(toks) && toks[k].Kind == Word && IsOneOf(toks[k].Fold, "jos bas 100 posto li sto lagi juga yet ya yaa nih deh sih kok kak bu pak") {
		k++
	}
	if endsClause(toks, k) || whether.Has(plainSpelling(toks[k].Fold)) || toks[k].Kind == Sign && toks[k].Text == "…" {
		return k
	}
	return i
}

func isKnowing(word string) bool {
	for _, stem := range knowing {
		if strings.HasPrefix(word, stem) {
			return true
		}
	}
	return false
}

// conditions begin a condition.
var conditions = Set("if unless kalau kalo jika jikalau bila apabila seandainya ako ukoliko wenn falls")

// IsCondition reports whether a folded word begins a condition.
func IsCondition(fold string) bool { return conditions.Has(fold) }
