package roster

import (
	"fmt"
	"strings"
	"testing"

	"wasit/swiss"
)

// TestMessengers: a chat reads alike however its messenger copies who wrote, on which day and when.
func TestMessengers(t *testing.T) {
	said := []struct{ author, text string }{
		{"Gill Harcastle", "Entries please: name, year, school. Years 3-4 and 5-6."},
		{"Mark Bell", "Elm School:\n1. Tom Hill Y4\n2. Ian Rose Y5"},
		{"Ann Lee", "Oak School: Zoe Carr Y3, Finn Ward Y6"},
		{"Mark Bell", "Tom is in Y5, not Y4"},
		{"Gill Harcastle", "Noted 👍"},
		{"Ann Lee", "Finn can't come. Instead Sam Lake (Y6)"},
	}
	const want = "Tom Hill Elm School 5; Ian Rose Elm School 5; Zoe Carr Oak School 3; Sam Lake Oak School 6"
	for _, layout := range []string{
		"[16/11/2026, 18:0%[1]d:11] %[2]s: %[3]s\n",
		"16/11/2026, 18:0%[1]d - %[2]s: %[3]s\n",
		"11/16/26, 6:0%[1]d\u202fPM - %[2]s: %[3]s\n",
		"[11/16/26, 6:0%[1]d:11\u202fPM] %[2]s: %[3]s\n",
		"[18:0%[1]d, 16/11/2026] %[2]s: %[3]s\n",
		"%[2]s, [16.11.2026 18:0%[1]d]\n%[3]s\n\n",
		"%[2]s, [11/16/26 6:0%[1]d PM]\n%[3]s\n",
		"%[2]s, [16 Nov 2026 at 18:0%[1]d:33]:\n%[3]s\n\n",
		"%[2]s — 11/16/2026 6:0%[1]d PM\n%[3]s\n",
		"%[2]s — 16/11/2026 18:0%[1]d\n%[3]s\n\n",
		"%[2]s — Today at 6:0%[1]d PM\n%[3]s\n",
		"[16/11/2026 18:0%[1]d] %[2]s\n%[3]s\n\n",
		"%[2]s\n16/11/2026 18:0%[1]d\n%[3]s\n\n",
		"%[2]s\n%[3]s\nNov 16, 2026, 6:0%[1]d PM\n\n",
		"16 Nov 2026, 18:0%[1]d\n%[2]s\n%[3]s\n\n",
		"%[2]s\n18:0%[1]d\n%[3]s\n\n",
		"[ Monday, 16 November 2026 18:0%[1]d ] \u2068%[2]s\u2069: \u2068%[3]s\u2069\n",
		"%[2]s (16/11/2026 18:0%[1]d): %[3]s\n",
		"[2026-11-16 18:0%[1]d:01] %[2]s: %[3]s\n",
	} {
		var text strings.Builder
		for i, m := range said {
			fmt.Fprintf(&text, layout, i, m.author, m.text)
		}
		d, err := ReadText(text.String(), Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}})
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.ReplaceAll(strings.TrimSpace(playersText(d)), "\n", "; "); got != want {
			t.Errorf("%q: %s", layout, got)
		}
	}
}

// TestSexesOfRest: who alone is of a sex, or all but whom, says that of the others too.
func TestSexesOfRest(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: []Section{{Name: "Putra", Sex: swiss.Male}, {Name: "Putri", Sex: swiss.Female}}}
	const id = "Bu Vero: SD Santa Theresia ikut: Nathanael Widjaja kls 4, Oliva Puspita kls 4, Rafael Budiono kls 3\nPak Gun: putra putrinya bu?\nBu Vero: "
	const hr = "Vesna: OŠ Lipa prijavljuje: Noa Ban 3.a, Vanja Kos 4.b, Saša Zec 4.b\nZdenko: tko je što?\nVesna: "
	var cases []chatCase
	for _, text := range []string{"Oliva saja yang putri", "L semua kecuali Oliva", "yang putri cuma Oliva pak", "cowok semua selain Oliva", "Nathanael, Rafael cowok. Oliva cewek", "Oliva putri, lainnya putra", "hanya Oliva yang cewek bu"} {
		cases = append(cases, chatCase{text, id + text, "Nathanael Widjaja m SD Santa Theresia 4; Oliva Puspita f SD Santa Theresia 4; Rafael Budiono m SD Santa Theresia 3"})
	}
	for _, text := range []string{"samo Vanja je curica", "svi dečki osim Vanje", "Vanja je cura, ostali dečki"} {
		cases = append(cases, chatCase{text, hr + text, "Noa Ban m OŠ Lipa 3A; Vanja Kos f OŠ Lipa 4B; Saša Zec m OŠ Lipa 4B"})
	}
	checkChats(t, o, cases)
}

// TestSharedInLists: what is said in brackets of the last of several, and a year before a joining word, is nobody else's.
func TestSharedInLists(t *testing.T) {
	checkChats(t, Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}}, []chatCase{
		{"year, and", "Ana: Iz OŠ Jug dolaze Iva Jukić, 2015., i Jakov Kralj, 2016.", "Iva Jukić OŠ Jug 2015; Jakov Kralj OŠ Jug 2016"},
		{"years, then a sentence", "Ana: Iz OŠ Jug dolaze Iva Jukić, 2015., i Jakov Perić, 2016. Javim se sutra", "Iva Jukić OŠ Jug 2015; Jakov Perić OŠ Jug 2016"},
		{"recapitulation with a new one", "Mišo: ŠK Zora: Bruna Cvitan 2015., Dino Čulo 2016., Goran Hrstić 2016.\nMišo: Konačan popis ŠK Zora: Bruna Cvitan, Dino Čulo, Goran Hrstić i Nina Orlić (2015.)",
			"Bruna Cvitan ŠK Zora 2015; Dino Čulo ŠK Zora 2016; Goran Hrstić ŠK Zora 2016; Nina Orlić ŠK Zora 2015"},
		{"recapitulation by first names", "Bu Sri: SDN 5: Adit Prabowo kls 5, Bunga Lestari kls 6\nBu Sri: Rekap SDN 5 pak: Adit, Bunga, dan Kirana Putri (P, kls 5)", "Adit Prabowo SDN 5 5; Bunga Lestari SDN 5 6; Kirana Putri f SDN 5 5"},
		{"and one more", "Bu Sri: SDN 5: Adit Prabowo L kls 5, Bunga Lestari P kls 6\nBu Sri: Rekap SDN 5 pak: Adit, Bunga, tambah Kirana Putri (P, kls 5)", "Adit Prabowo m SDN 5 5; Bunga Lestari f SDN 5 6; Kirana Putri f SDN 5 5"},
		{"numbered recapitulation", "Pak Tono: SMPN 4 Sukoharjo\n+a. Arif Rahman (L) VIII B\n+b. Bella Safira (P) VII A\nPak Tono: Rekap SMPN 4: 1. Arif Rahman 2. Bella Safira 3. Laras Wulandari (P, VIII C)",
			"Arif Rahman m SMPN 4 Sukoharjo 8B; Bella Safira f SMPN 4 Sukoharjo 7A; Laras Wulandari f SMPN 4 Sukoharjo 8C"},
		{"both behind a comma", "Ann: Elm School: Tom Hill Y4\nOla: St Mark's Juniors: Leo Bright, Mia Chan (both Y5), Nate Owens (Y3)", "Tom Hill Elm School 4; Leo Bright St Mark's Juniors 5; Mia Chan St Mark's Juniors 5; Nate Owens St Mark's Juniors 3"},
		{"a known school in brackets", "Ann: Hazelwood Primary: Tom Hill Y4\nJo: Oakdale School: Ian Rose Y5\nLee: Pawns & Kings club - Gus Hart Y4 (Hazelwood), Hana Ito Y6 (Oakdale), Idris Bello Y5", "Tom Hill Hazelwood Primary 4; Ian Rose Oakdale School 5; Gus Hart Hazelwood Primary 4; Hana Ito Oakdale School 6; Idris Bello 5"},
		{"brothers", "Ann: Petrie brothers - Otto (Y4) and Paul (Y3), Elm School\nGill: ok", "Otto Petrie m Elm School 4; Paul Petrie m Elm School 3"},
	})
}
