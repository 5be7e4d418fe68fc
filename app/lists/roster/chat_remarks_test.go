package roster

import (
	"strings"
	"testing"

	"wasit/swiss"
)

// TestLaterRemarks: what a later message says of one player is a withdrawal, an exchange, a word that he comes, or it is asked.
func TestLaterRemarks(t *testing.T) {
	lists := map[string]string{
		"en": "Ann: Elm School: Tom Hill Y4, Ian Rose Y5",
		"id": "Bu Ani: SDN 1: Raka Satria kls 5, Adi Wijaya kls 3",
		"hr": "Vesna: OŠ Lipa: Ivo Ban 3.a, Ana Kos 4.b",
	}
	first := map[string]string{"en": "Tom Hill", "id": "Raka Satria", "hr": "Ivo Ban"}
	for text, want := range map[string]string{
		"en Tom's dropped out, sorry":                                            "gone",
		"en Tom is down with the flu and won't travel":                           "gone",
		"en Tom would sooner play the Xbox, so no":                               "gone",
		"en Tom has a match so Sam Lake (Y4) is coming":                          "gone Sam Lake",
		"en Tom has chickenpox 😩 Sam Lake (Y4) will play in his stead":           "gone Sam Lake",
		"en make that Sam Lake instead of Tom, also Y4":                          "gone Sam Lake",
		"en Tom's got ballet so just Ian":                                        "gone",
		"en Tom has moved to Leeds as of Friday, we won't fill the spot":         "gone",
		"en Tom -> Sam Lake (Y4)":                                                "gone Sam Lake",
		"en Sam Lake (Y4) for Tom please":                                        "gone Sam Lake",
		"en Tom can't come. Instead Sam Lake (Y4)":                               "gone Sam Lake",
		"hr Karlo Zec 3.c zamjenjuje Ivu":                                        "gone Karlo Zec",
		"hr Ivo → Karlo Zec 3.c":                                                 "gone Karlo Zec",
		"id yang jalan jadinya Bima Sena kls 5, bukan Raka":                      "gone Bima Sena",
		"en Tom will be travelling that weekend":                                 "asked",
		"en no Tom I'm afraid, he's got a football trial":                        "asked",
		"en We've lost Tom to tonsillitis":                                       "asked",
		"en Tom may have a match. Will confirm\nAnn: Tom definitely coming 👍":    "comes",
		"en Tom is ill, might not make it\nAnn: Tom's fine now":                  "comes",
		"en not sure about Tom yet\nAnn: Tom yes 👍":                              "comes",
		"id Raka dicoret saja ya":                                                "gone",
		"id si Raka mundur, diganti Bima Sena kls 5 juga":                        "gone Bima Sena",
		"id Raka kena DBD, posisinya Bima Sena kls 5":                            "gone Bima Sena",
		"id Raka ternyata bentrok les, jadi Bima Sena (5) yg berangkat":          "gone Bima Sena",
		"id Raka ada acara keluarga bu":                                          "asked",
		"id Raka jangan dikunci dulu pak":                                        "asked",
		"id Raka 50:50 ya, lututnya bengkak":                                     "asked",
		"id Raka belum pasti\nBu Ani: Raka jadi, sudah sehat":                    "comes",
		"id Raka jangan dikunci dulu\nBu Ani: Raka beres pak, main dia":          "comes",
		"id Raka masih nunggu hasil tes\nBu Ani: Raka di-ACC pak":                "comes",
		"hr na Ivu ne računajte":                                                 "gone",
		"hr Ivo ipak ne stiže":                                                   "gone",
		"hr Ivo ima utakmicu pa dolazi Karlo Zec 3.c":                            "gone Karlo Zec",
		"hr Ivo slomio nogu :( umjesto njega bi Karlo Zec, isto 3.a":             "gone Karlo Zec",
		"hr Ivo je na putu taj dan":                                              "asked",
		"hr Brišem Ivu, roditelji ne daju":                                       "asked",
		"hr za Ivu još ne znam 100 posto":                                        "asked",
		"hr Ivo ima temperaturu, vidjet ćemo\nVesna: Ivo je zdrav i igra":        "comes",
		"hr za Ivu javim sutra\nVesna: Ivo dolazi!":                              "comes",
		"hr otac još važe hoće li pustiti Ivu, javim ako da\nVesna: Ivo dolazi!": "comes",
	} {
		lang, said, _ := strings.Cut(text, " ")
		author, _, _ := strings.Cut(lists[lang], ":")
		lines := append([]string{lists[lang]}, strings.Split(author+": "+said, "\n")...)
		d := readChatOf(t, Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}}, lines...)
		got := ""
		for i, r := range d.Rows {
			switch {
			case r.Withdrawn && r.Entrant.Name == first[lang]:
				got = "gone"
			case r.Skip:
			case r.Entrant.Name == first[lang] && len(d.askedOf(i)) > 0:
				got = "asked"
			case r.Entrant.Name == first[lang]:
				got = "comes"
			case r.Line > 1:
				got += " " + r.Entrant.Name
			}
		}
		if got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

// TestLaterNames: a name that a later message makes whole, or mends, by whatever words.
func TestLaterNames(t *testing.T) {
	hr := "Vesna: OŠ Lipa: Ivo Ban 3.a, Ana Kos 5.a\nVesna: dolazi i Nikola iz 7.a, prezime naknadno\nVesna: "
	en := "Ann: Elm School: Tom Hill Y4, Ian Rose Y5\nAnn: one more, Lola in Year 6, surname to follow\nAnn: "
	id := "Bu Ani: SDN 1:\n+1. Adi Wijaya kls 3\n+2. Raka kls 5\nBu Ani: "
	free := "Ann: Elm School: Tobias Freer Y5, Ian Rose Y4\nAnn: "
	var cases []chatCase
	add := func(before, want string, texts ...string) {
		for _, text := range texts {
			cases = append(cases, chatCase{text, before + text, want})
		}
	}
	add(hr, "Ivo Ban OŠ Lipa 3A; Ana Kos OŠ Lipa 5A; Nikola Tomašek OŠ Lipa 7A", "Tomašek", "Tomašek. Nikola Tomašek", "Nikola iz 7.a je Tomašek", "prezime od Nikole: Tomašek", "Nikola se preziva Tomašek", "Nikola Tomašek je onaj iz 7.a", "Tomašek (onaj iz 7.a)")
	add(hr, "Ivo Ban OŠ Lipa 3A; Ana Kos OŠ Lipa 5A; Nikola Tomašek OŠ Lipa 7A 2014-05-02", "Tomašek, 2.5.2014. (to je onaj iz 7.a)", "Nikola je Tomašek, rođen 2.5.2014.", "Nikola Tomašek 2.5.2014.")
	add(en, "Tom Hill Elm School 4; Ian Rose Elm School 5; Lola Fitzsimmons Elm School 6", "Lola's surname: Fitzsimmons", "That's Lola Fitzsimmons", "Fitzsimmons 🙂", "Fitzsimmons, sorry", "Lola's surname is Fitzsimmons", "It's Fitzsimmons for the surname")
	add(id, "Adi Wijaya SDN 1 3; Raka Wirasasmita SDN 1 5", "Raka itu Raka Wirasasmita bu", "yang Raka lengkapnya Raka Wirasasmita", "Raka -> Raka Wirasasmita", "no 2 Raka Wirasasmita bu", "yang ke-2 Raka Wirasasmita bu", "anak kedua nama lengkapnya Raka Wirasasmita bu", "nomor dua Raka Wirasasmita")
	add(free, "Tobias Freer-Lomax Elm School 5; Ian Rose Elm School 4", "And Tobias is double-barrelled, Freer-Lomax", "Tobias's surname should be Freer-Lomax", "It's Tobias Freer-Lomax")
	add(free, "Tobias Freer Elm School 5; Ian Rowe Elm School 4", "And Ian is a Rowe, not a Rose", "It's Rowe not Rose for Ian", "Ian's surname is spelt Rowe")
	add("Željka: ŠK Trešnja: Gabrijela Hrg (2012.), Ivo Ban (2014.)\nŽeljka: ", "Gabrijela Hrga ŠK Trešnja 2012; Ivo Ban ŠK Trešnja 2014", "još sitnica, Gabrijela se piše Hrga, pojelo mi slovo", "Gabrijela se preziva Hrga", "nije Hrg nego Hrga")
	cases = append(cases,
		chatCase{"surname and year", "Ljerka: ŠK Top: Hana Bošnjak 2014., Duje Rogić 2017.\nLjerka: Hana je 2015., a preziva se Bošnjaković", "Hana Bošnjaković ŠK Top 2015; Duje Rogić ŠK Top 2017"},
		chatCase{"surname first", "Dida: Dolaze i moji unuci iz Velog Rata, prezime Škarica: Ante 2012. i Luce 2015. Kluba nemaju\nNeven: može", "Ante Škarica 2012; Luce Škarica 2015"},
		chatCase{"of two years the new one", "Kum: ŠK Top: Matija Novosel 2014., Ivo Ban 2013.\nKum: brat kaže da je Matija 2013., a ja lupio 2014.", "Matija Novosel ŠK Top 2013; Ivo Ban ŠK Top 2013"},
		chatCase{"moved up", "Ann: Elm School: Tobias Freer (5th), Conn Devane (4th)\nAnn: My mistake, Conn moved up and is in 5th now", "Tobias Freer Elm School 5; Conn Devane Elm School 5"})
	checkChats(t, Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}}, cases)
}

// TestKinOfOthers: a word for kin that is nobody's in the list says no sex.
func TestKinOfOthers(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: []Section{{Name: "Boys", Sex: swiss.Male}, {Name: "Girls", Sex: swiss.Female}}}
	checkChats(t, o, []chatCase{
		{"brothers", "Ann: Elm School: Gearóid Whelan (5th), Finn Abara (5th)\nAnn: Gearóid is only in 4th, I mixed up the brothers", "Gearóid Whelan Elm School 4; Finn Abara Elm School 5"},
		{"his brother", "Boro: ŠK Top: Duje Kasum 2018., Ivo Ban 2014.\nBoro: Duje nije 2018. nego 2016., to mu je brat", "Duje Kasum ŠK Top 2016; Ivo Ban ŠK Top 2014"},
		{"my brother says", "Kum: ŠK Top: Matija Novosel 2014., Ivo Ban 2014.\nKum: brat kaže da je Matija 2013.", "Matija Novosel ŠK Top 2013; Ivo Ban ŠK Top 2014"},
		{"granddaughter", "Mate: Prijavljujem unuku Magdalenu Kraljević, 2015., OŠ Orahovo\nNeven: može", "Magdalena Kraljević f OŠ Orahovo 2015"},
		{"my granddaughter", "Mate: Dolazi i moja unuka Iva Kralj, 2015., OŠ Orahovo\nNeven: može", "Iva Kralj f OŠ Orahovo 2015"},
		{"my grandson", "Mate: Prijavljujem mog unuka Ivana Kralja, 2015., OŠ Orahovo\nNeven: može", "Ivan Kralj m OŠ Orahovo 2015"},
		{"a picture of two signs", "Ann: Elm School: Tom Hill Y4, Ian Rose Y5\nAnn: Tom is Y5 🤦‍♀️", "Tom Hill Elm School 5; Ian Rose Elm School 5"},
		{"the host says it", "Bu Ani: SDN 1: Adi Wijaya kls 3 L\nMama Rara: Rara Pertiwi, SDN 4, kelas 5\nPanitia: oke bu, berarti putri ya", "Adi Wijaya m SDN 1 3; Rara Pertiwi SDN 4 5"},
		{"asked with a sex", "Bu Ani: SDN 1: Adi Wijaya kls 3 L\nPak Ujang: pak kalau nambah 1 putri masih sempat? Mulyani, kelas 4", "Adi Wijaya m SDN 1 3; Mulyani f 4"},
	})
}
