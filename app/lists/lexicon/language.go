package lexicon

import (
	"strings"
	"sync"
)

// tongues are words that only one language has, beside the common ones of the lexicon.
var tongues = map[string]*WordSet{
	"id": Set(`sd sdn smp smpn sma sman smk smkn mi min mts mtsn sdit kls kelas putra putri laki perempuan nama bin binti pak bu ku tgl lahir catur percasi sanggar kategori kelompok peserta umur usia thn sekolah dr ya yg utk sda
		cowok cewek cowo cewe pria wanita siswa anak lk pr januari februari pebruari maret mei juni juli agustus oktober desember klub wib`),
	"hr": Set(`razred oš šk ime spol škola rođen rođena god godište kći sin brat kluba dječak djevojčica curica dečko mob uplaćeno siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenog studenoga prosinca
		muško žensko gimnazija društvo`),
	"en": Set(`school academy club grade year boy girl born boys girls class cc college primary elementary january february march may june july august october december`),
}

// commonWords are the words of the lexicon that are common in one language alone.
var commonWords = sync.OnceValue(func() map[string]string {
	m := map[string]string{}
	for _, e := range words {
		if e.lang == "" {
			continue
		}
		for w := range strings.FieldsSeq(e.text) {
			if w = Fold(w); m[w] == "" || m[w] == e.lang {
				m[w] = e.lang
			} else {
				m[w] = "several"
			}
		}
	}
	return m
})

// Language tells the language of a text by the words and letters that only one of them has; "" where nothing tells.
func Language(text string) string {
	count, letters := map[string]int{}, map[string]int{}
	if len(text) > 20000 {
		text = text[:20000]
	}
	for w := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune(" \t\n.,;:/|()-_*\"!?", r) }) {
		if strings.ContainsAny(w, "čćžšđČĆŽŠĐ") {
			letters["hr"] += 2
		}
		if w == "L" || w == "P" {
			letters["id"] += 2
		}
		w = Fold(w)
		if len(w) > 1 {
			count[commonWords()[w]]++
		}
		for lang, set := range tongues {
			if set.Has(w) {
				count[lang] += 2
			}
		}
	}
	for lang, other := range map[string]string{"id": "hr", "hr": "id"} {
		if n := count[lang]; n >= bothLanguages && n*3 >= count["en"] && count["en"] >= n && n+letters[lang] > count[other]+letters[other] {
			return lang // of two languages: English words stand in the lexicon of each
		}
	}
	best := ""
	for _, lang := range []string{"id", "hr", "en"} {
		count[lang] += letters[lang]
		if count[lang] > 0 && (best == "" || count[lang] > count[best]) {
			best = lang
		}
	}
	return best
}

// bothLanguages is how much a text beside English must say in another language to be one of both.
const bothLanguages = 8
