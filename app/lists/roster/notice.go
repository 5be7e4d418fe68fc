package roster

import (
	"strings"
	"sync"
)

// notice is what a document says of a player besides his facts.
type notice uint8

// The notices.
const (
	noNotice    notice = iota
	withdrawn          // does not come: "batal", "ne dolazi", "can't make it"
	reserve            // "cadangan", "rezerva", "reserve"
	perhaps            // "kemungkinan", "možda", "not sure yet"
	comes              // "jadi ikut", "ipak dolazi", "confirmed": takes back what made him doubtful
	replacedBy         // who is named before goes, who is named behind comes: "diganti", "is replaced by"
	inPlaceOf          // who is named behind goes: "menggantikan", "umjesto", "instead of"
	successor          // who is named behind comes for who went before: "penggantinya", "umjesto njega", "his replacement"
	mended             // a correction: "ralat", "ispravak", "correction"
	denied             // what follows is wrong: "bukan", "a ne", "not"
	rather             // what follows is right: "tapi", "nego", "but"
	fullName           // "nama lengkapnya", "puno ime", "full name"
	surnameIs          // "prezime", "surname is"
	spelled            // "please write", "tulis", "piše se"
	theOthers          // "yang lainnya", "ostali", "the others"
	everybody          // "semua", "svi", "all"
	example            // "contoh", "primjer", "example"
	sameSchool         // "sekolah sama", "ista škola", "same school"
	test               // a trial of the form: "coba", "proba", "test"
	total              // a sum: "jumlah", "ukupno", "total"
	signature          // who signs below a list: "mengetahui", "hormat kami", "potpis"
	copies             // a list of those who get a copy: "tembusan", "dostaviti", "cc"
	nonPlaying         // of a captain: "non-playing", "ne igra"
	official           // "alias", "di paspor": what follows is the name of the papers
	noticeKinds        // their number
)

// noticeWords are the phrases of each language by notice, a comma between them.
var noticeWords = map[string]map[notice]string{
	"id": {
		withdrawn:  "batal, batal ikut, cancel, ga jadi ikut, gak jadi ikut, tdk jadi ikut, gabisa ikut, tidak hadir, tidak bisa datang, gak bisa datang, ga bisa datang, tidak bisa main, izin tidak ikut, tidak diizinkan, mengundurkan, dibatalkan, membatalkan, mundur, mengundurkan diri, tidak bisa ikut, tidak dapat ikut, tdk bisa ikut, gak bisa ikut, ga bisa ikut, nggak bisa ikut, tidak jadi, tidak jadi ikut, gak jadi, ga jadi, nggak jadi, tdk jadi, tidak ikut, gak ikut, tdk ikut, absen, berhalangan, berhalangan hadir, dicoret, tidak bisa hadir, tidak dapat hadir, gugur, keluar dari tim, tidak jadi main, pindah sekolah",
		reserve:    "cadangan, pemain cadangan, cad",
		perhaps:    "sakit, lagi sakit, kecelakaan, cedera, kemungkinan, mungkin, kemungkinan tidak ikut, belum pasti, masih ragu, nunggu izin, menunggu izin, masih nunggu, masih menunggu, menunggu kabar, belum tentu, besok saya kabari, tunggu izin, tunggu konfirmasi, menunggu konfirmasi, nanti saya tanya, saya tanya dulu",
		comes:      "jadi ikut, tetap ikut, pasti ikut, sudah pasti, ternyata bisa, ternyata ikut, ternyata jadi, bisa ikut, jadi main, sudah diizinkan, sudah boleh, jadi datang, sudah dapat izin, ikut kok",
		replacedBy: "diganti, digantikan, diganti oleh, digantikan oleh, diganti dengan, diganti sama, digantiin, ganti",
		inPlaceOf:  "menggantikan, mengganti, gantikan, sebagai pengganti, pengganti dari, gantinya",
		successor:  "penggantinya, sebagai gantinya, yang menggantikan, digantikan temannya, digantikan adiknya, digantikan kakaknya, diganti temannya, pengganti",
		mended:     "ralat, perubahan, susulan info, koreksi, revisi, perbaikan, pembetulan, maaf salah, salah tulis, salah ketik, yang benar, seharusnya, harusnya, yg benar, yang betul",
		denied:     "bukan, bkn",
		rather:     "tapi, tetapi, melainkan, yang benar, seharusnya, harusnya",
		fullName:   "nama lengkap, nama lengkapnya, nama panjang, nama panjangnya, lengkapnya, namanya, nama aslinya, nama benarnya",
		surnameIs:  "marga, marganya, nama belakang, nama belakangnya",
		spelled:    "tulis, ditulis, tolong tulis, penulisannya, tulisannya, ejaannya",
		theOthers:  "yang lain, yang lainnya, yg lain, yg lainnya, lainnya, sisanya, selebihnya",
		everybody:  "semua, semuanya, keduanya, ketiganya, keempatnya, seluruhnya",
		example:    "contoh, misal, misalnya, format, contohnya",
		sameSchool: "sekolah sama, sekolahnya sama, sekolah yang sama, satu sekolah, sekolah yg sama, sama sekolahnya",
		test:       "coba, percobaan, tes, testing, uji coba, coba coba",
		total:      "jumlah, total, jumlah peserta, total peserta, jumlah total, total sementara, rekapitulasi",
		signature:  "mengetahui, hormat kami, hormat saya, kepala sekolah, kepala dinas, kepala bidang, ketua panitia, sekretaris, koordinator wilayah, koordinator, pengawas, pengawas tk, menyetujui, nip, nuptk, niy, ttd, tertanda, yang membuat, a n kepala, pembina, plt kepala",
		copies:     "tembusan, tembusan kepada, catatan kaki",
		official:   "di paspor, di akte, di akta, di kk, nama resmi, sesuai akta, sesuai akte, sesuai ijazah, di rapor, di raport",
	},
	"hr": {
		withdrawn:  "ne dolazi, ne može, ne može doći, ne može igrati, neće, neće doći, neće igrati, neće moći, ipak ne dolazi, ipak ne ide, ne ide, ne igra, ipak ne, odustaje, odustao, odustala, odustajem, odustajemo, odustaju, odustali, ne dolazimo, nećemo doći, ne dolaze, neće moći doći, ispisujem, ispišite, otkazuje, otkazao, otkazala, otpada, otpao, otpala, ispada, brišite, obrišite, križajte, prekrižite, spriječen, spriječena, odselio, odselila, nije više, odjavljujem, odjava, odjavljuje, ne nastupa",
		reserve:    "rezerva, rezerve, pričuva, rezervni, kao rezerva, zamjenski",
		perhaps:    "bolestan, bolesna, razbolio se, razboljela se, prehladio se, prehladila se, ozlijedio se, ozlijedila se, možda, mozda, nije sigurno, nije siguran, nije sigurna, još se premišlja, premišlja se, još ne zna, još ne znamo, pod upitnikom, vjerojatno ne, vjerojatno neće, moram pitati, ako ga puste, ako je puste, ako ozdravi, ovisi o",
		comes:      "dolazi, ipak dolazi, sigurno dolazi, ipak igra, ide, igra, potvrđuje, potvrđeno, potvrđujem, ipak može, može doći, stiže, ipak ide, dolaze",
		replacedBy: "zamijenjen, mijenja ga, mijenja je, zamijenit će ga, zamijenit će je, mijenja, mijenjaju",
		inPlaceOf:  "umjesto, zamjena za, kao zamjena za, u zamjenu za, mjesto",
		successor:  "umjesto njega, umjesto nje, zamjena, zamjena mu je, zamjena joj je, mjesto njega, kao zamjena",
		mended:     "ispravak, ispravci, izmjene, promjene, ispravka, ispravljam, korekcija, pogriješio sam, pogriješila sam, greška, pogreška, ispravno je, krivo sam napisao, krivo sam napisala, zabuna, točno je",
		denied:     "a ne, nije, ne, nisu",
		rather:     "nego, već, vec",
		fullName:   "puno ime, ime i prezime, cijelo ime, pravo ime, zapravo se zove, zove se, puno ime je",
		surnameIs:  "prezime, prezime je, prezime mu je, prezime joj je, preziva se, prezivaju se, prezime im je, prezivaju",
		spelled:    "piše se, pišite, napišite",
		theOthers:  "ostali, ostale, drugi, druge, ostalo",
		everybody:  "svi, sve, svi su, svi idu, oboje, obojica, obje",
		example:    "primjer, npr, na primjer, format, primjerice",
		sameSchool: "ista škola, iste škole, iz iste škole, isto, također",
		test:       "proba, test, probna prijava, testna prijava",
		total:      "ukupno, sveukupno, zbroj",
		signature:  "ravnatelj, ravnateljica, potpis, voditelj, voditeljica, predsjednik kluba, predsjednik, tajnik, tajnica, m p, za klub, za školu, s poštovanjem",
		copies:     "dostaviti, na znanje, dostavlja se",
		nonPlaying: "ne igra, bez igranja",
		official:   "u putovnici, u dokumentima, službeno",
	},
	"en": {
		withdrawn:  "will not be coming, will not be able to, won't be able to, not able to come, not able to play, has pulled out, has dropped out, has to miss, will miss, must withdraw, is withdrawing, withdraw, can't make it, cant make it, cannot make it, can not make it, won't make it, can't come, cannot come, can't play, cannot play, can no longer play, can no longer make it, can't do it, cannot join, can't join, won't be coming, won't be playing, won't play, not coming, not playing, drops out, dropping out, dropped out, pulls out, pulling out, pulled out, withdraws, withdrew, withdrawn, has to withdraw, is out, is out now, says no, cancel, cancelled, cancels, is no longer, no longer playing, no longer coming, is unable, unable to, scratch, remove, take off the list, has had to drop out",
		reserve:    "reserve, is the reserve, as reserve, as a reserve, substitute, sub, standby, stand by, only plays if",
		perhaps:    "ill, sick, poorly, injured, is unwell, maybe, perhaps, might, possibly, not sure, deciding, is deciding, undecided, tbc, to be confirmed, still waiting for, waiting for, i'll check, will check, let you know, will let you know",
		comes:      "says yes, is coming, can come, can make it, can play, will play after all, is in, is playing, after all, confirmed, is confirmed, all confirmed, is definitely coming, will be there, coming after all",
		replacedBy: "is replaced by, replaced by, replaced with, swapped for, swap for",
		inPlaceOf:  "instead of, in place of, replaces, replacing, comes in for, steps in for, in for, coming in for, takes the place of, stands in for",
		successor:  "his replacement is, her replacement is, replacement is, the replacement is, his replacement, her replacement, instead we have, will come instead, is coming instead, comes instead, taking his place, taking her place, in his place, in her place",
		mended:     "update, updates, changes, correction, corrections, corrected, typo, i was told wrong, my mistake, my bad, oops, i meant, should be, should read, actually, misspelt, misspelled, wrong",
		denied:     "not, isn't, is not, rather than, no longer",
		rather:     "but",
		fullName:   "full name, full name is, real name, name is, proper name is, officially",
		surnameIs:  "surname, surname is, last name, last name is, family name is, family name",
		spelled:    "please write, spelled, spelt, it's spelled, with a, is spelt, is spelled, written",
		theOthers:  "the others, others, the rest, rest",
		everybody:  "all, both, everyone, everybody",
		example:    "example, eg, e g, for example, format, for instance",
		sameSchool: "same school, the same school, same club",
		test:       "test, testing, dummy, asdf, xxx",
		total:      "total, totals, sum, grand total, number of players",
		signature:  "head teacher, headteacher, principal, signed, signature, yours sincerely, yours faithfully, match secretary, secretary, organiser, organizer, tournament director, on behalf of",
		copies:     "copies to, copy to, distribution",
		nonPlaying: "non playing, not playing, does not play, nonplaying, non player",
		official:   "in the passport, passport name, in passport, officially, known officially as",
	},
	"de": {
		withdrawn:  "abgesagt, abgemeldet, kommt nicht, kann nicht, zurückgezogen, fällt aus, nicht dabei, sagt ab",
		reserve:    "ersatz, ersatzspieler, reserve",
		perhaps:    "vielleicht, eventuell, evtl, unsicher, unter vorbehalt",
		comes:      "kommt doch, zugesagt, bestätigt, ist dabei",
		replacedBy: "ersetzt durch, wird ersetzt durch",
		inPlaceOf:  "statt, anstelle von, anstatt, für",
		successor:  "dafür kommt, stattdessen, ersatz ist",
		mended:     "korrektur, berichtigung, korrigiert, richtig ist",
		denied:     "nicht, statt",
		rather:     "sondern",
		fullName:   "vollständiger name, voller name",
		surnameIs:  "nachname, familienname",
		example:    "beispiel, zb, z b",
		test:       "test, probe, testeintrag",
		total:      "summe, gesamt, insgesamt, anzahl",
		signature:  "unterschrift, schulleiter, schulleiterin, vorsitzender, gez, i a",
		copies:     "verteiler",
		nonPlaying: "nicht spielend",
	},
	"fr it es nl pt": {
		withdrawn: "annulé, forfait, absent, se retire, ritirato, ritirata, assente, retirado, retirada, baja, no viene, ausente, afgemeld, komt niet, trekt zich terug, desistiu, desistência, não vem",
		reserve:   "remplaçant, remplaçante, riserva, suplente, reserva, invaller",
		perhaps:   "peut être, forse, quizás, quizas, tal vez, misschien, talvez, à confirmer, da confermare, por confirmar, a confirmar, onder voorbehoud",
		inPlaceOf: "à la place de, al posto di, en lugar de, in plaats van, no lugar de, remplace, sostituisce, sustituye a, vervangt, substitui",
		mended:    "correction, correzione, corrección, correctie, correção",
		total:     "totale, totaal, somme, suma",
		test:      "prueba, prova, essai, teste",
		signature: "firma, signature, handtekening, assinatura, le directeur, il dirigente, el director",
	},
}

// noticePhrase is a phrase with its notice.
type noticePhrase struct {
	words  []string
	notice notice
}

// noticePhrases are the phrases of all languages by their first word, the longest first.
var noticePhrases = sync.OnceValue(func() map[string][]noticePhrase {
	m := map[string][]noticePhrase{}
	for _, table := range noticeWords {
		for n, text := range table {
			for _, p := range strings.Split(text, ",") {
				var w []string
				for f := range strings.FieldsSeq(p) {
					w = append(w, Fold(f))
				}
				m[w[0]] = append(m[w[0]], noticePhrase{w, n})
			}
		}
	}
	return m
})

// noticeAt returns the notices of the longest phrase at token i that is one of the wanted, and the token behind it.
func noticeAt(toks []token, i int, wanted ...notice) (n notice, to int) {
	to = i
	for _, p := range noticePhrases()[toks[i].fold] {
		if len(wanted) > 0 && !hasNotice(wanted, p.notice) {
			continue
		}
		if end := matchWords(toks, i, p.words); end > to || end == to && end > i && p.notice < n {
			n, to = p.notice, end
		}
	}
	return n, to
}

func hasNotice(list []notice, n notice) bool {
	for _, w := range list {
		if w == n {
			return true
		}
	}
	return false
}

// matchWords returns the token behind words that stand at i, with at most a hyphen, a dot or a stroke between them; i if they
// do not.
func matchWords(toks []token, i int, words []string) int {
	k := i
	for n, w := range words {
		if n > 0 && k < len(toks) && toks[k].kind == sign && strings.Contains("-./", toks[k].fold) {
			k++
		}
		if k >= len(toks) || toks[k].fold != w {
			return i
		}
		k++
	}
	return k
}

// noticeOf returns the first of the wanted notices in a text.
func noticeOf(text string, wanted ...notice) notice {
	toks := tokens(text, 0, "")
	for i := range toks {
		if n, to := noticeAt(toks, i, wanted...); to > i {
			return n
		}
	}
	return noNotice
}

// isNotice reports whether a text is nothing but a phrase of one of the notices, signs aside.
func isNotice(text string, wanted ...notice) bool {
	toks := tokens(text, 0, "")
	if len(toks) == 0 {
		return false
	}
	_, to := noticeAt(toks, 0, wanted...)
	for to > 0 && to < len(toks) && toks[to].kind == sign {
		to++
	}
	return to == len(toks)
}

// beginsWith reports whether a text begins with a phrase of one of the notices.
func beginsWith(text string, wanted ...notice) bool {
	toks := tokens(text, 0, "")
	for i := range toks {
		if toks[i].kind == sign || toks[i].kind == pict {
			continue
		}
		_, to := noticeAt(toks, i, wanted...)
		return to > i
	}
	return false
}
