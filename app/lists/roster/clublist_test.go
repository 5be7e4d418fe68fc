package roster

import (
	"fmt"
	"strings"
	"testing"

	"wasit/swiss"
)

// clubList writes a club's list of six players around some lines.
func clubList(lines ...string) string {
	list := append([]string{"ŠK „Bijeli lovac” – jesenska liga", "(brojke su rejtinzi)", ""}, "1. Ante Barić 1812", "2. Branko Cvek 1744", "3. Ciprijan Dujmić 1698", "4. Davor Erdelj 2055", "5. Edo Franjić 1533")
	return strings.Join(append(append(list, lines...), "20. Zvonko Žagar 1777"), "\n")
}

// readClubList returns what came of those between the first five and the last, as "name|nickname|sex|birth|rating", "gone" and "asked" behind.
func readClubList(t *testing.T, lines ...string) string {
	t.Helper()
	d, err := ReadText(clubList(lines...), Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}})
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for i, r := range d.Rows {
		if r.Skip && !r.Withdrawn || r.Line < 9 || r.Entrant.Name == "Zvonko Žagar" {
			continue
		}
		e := r.Entrant
		text := fmt.Sprintf("%s|%s|%s|%s|%s", e.Name, e.Nickname, map[swiss.Sex]string{swiss.Male: "m", swiss.Female: "f"}[e.Sex], birthText(e.Birth), numberText(e.Rating))
		if r.Withdrawn {
			text += " gone"
		}
		if len(d.askedOf(i)) > 0 {
			text += " asked"
		}
		list = append(list, strings.TrimRight(text, "|"))
	}
	return strings.Join(list, "; ")
}

// TestClubNicknames: one player has two names in the lists of clubs, in any order and by any words.
func TestClubNicknames(t *testing.T) {
	for _, entry := range []string{
		"Vlatko Horvat = Cigo, 1612", "Vlatko Horvat, zovemo ga Cigo, 1612", "Vlatko Horvat, 1612, zovu ga Cigo", "Vlatko Horvat (zvani Cigo) 1612", "Vlatko Horvat zv. Cigo 1612", "Vlatko Horvat alias Cigo 1612",
		"Vlatko Horvat „Cigo” 1612", "Vlatko „Cigo” Horvat 1612", "„Cigo” Vlatko Horvat 1612", "Vlatko Horvat 'Cigo' 1612", "Vlatko Horvat – Cigo – 1612", "Vlatko Horvat, Cigo, 1612", "Cigo, tj. Vlatko Horvat, 1612",
		"Cigo = Vlatko Horvat 1612", "Cigo (Vlatko Horvat) 1612", "Cigo, pravim imenom Vlatko Horvat, 1612", "Cigo odnosno Vlatko Horvat 1612", "Vlatko Horvat, poznat kao Cigo, 1612", "Vlatko Horvat, nadimak Cigo, 1612",
		"Vlatko Horvat iliti Cigo 1612", "Vlatko Horvat a.k.a. Cigo 1612", "Vlatko Horvat, svi ga zovu Cigo, 1612", "Vlatko Horvat (Cigo) [1612]", "Vlatko Horvat ........ 1612 (zvan Cigo)", "Vlatko Horvat [1612] zovu ga Cigo", "Vlatko Horvat – zvani Cigo (1612)",
	} {
		if got := strings.TrimSuffix(readClubList(t, "6. "+entry), " asked"); got != "Vlatko Horvat|Cigo|||1612" {
			t.Errorf("%s: %s", entry, got)
		}
	}
}

// TestClubAddressed: a word by which somebody is addressed, or a letter, is a sex in a field of its own.
func TestClubAddressed(t *testing.T) {
	for _, entry := range []string{"Zdenka Kušan, gđa, 1290", "Zdenka Kušan, gospođa, 1290", "Zdenka Kušan (ž) 1290", "Zdenka Kušan ž ........ 1290", "Zdenka Kušan 1290 ž", "Zdenka Kušan (gđa) 1290", "Zdenka Kušan – gđa – 1290", "Zdenka Kušan, ž., 1290", "Zdenka Kušan 1290, žena", "Zdenka Kušan, gđica, 1290, mob. 098/000-6603 (kćerin)"} {
		if got := readClubList(t, "6. "+entry); got != "Zdenka Kušan||f||1290" {
			t.Errorf("%s: %s", entry, got)
		}
	}
}

// TestClubCompanions: of two in an entry each has what stands behind him.
func TestClubCompanions(t *testing.T) {
	for entry, want := range map[string]string{
		"Loris Božac 1702 (098/000-345) i kćer Lea, 2014. godište": "Loris Božac||||1702; Lea Božac||f|2014",
		"Loris Božac (1702) i kći Lea, r. 2014.":                   "Loris Božac||||1702; Lea Božac||f|2014",
		"Loris Božac 1702 + sin Karlo 2014. god.":                  "Loris Božac||||1702; Karlo Božac||m|2014",
		"Loris Božac 1702 i brat mu Zoran Božac 1688":              "Loris Božac||||1702; Zoran Božac||m||1688",
		"Loris Božac 1702 i Zoran Božac 1688, braća":               "Loris Božac||m||1702; Zoran Božac||m||1688",
		"Loris Božac 1702, Zoran Božac 1688 (bratići)":             "Loris Božac||||1702; Zoran Božac||||1688",
	} {
		got := strings.ReplaceAll(readClubList(t, "6. "+entry), " asked", "")
		if want = strings.ReplaceAll(want, "||m||", "||?||"); strings.ReplaceAll(strings.ReplaceAll(got, "||m||", "||?||"), "||||1", "||?||1") != strings.ReplaceAll(want, "||||1", "||?||1") {
			t.Errorf("%s: %s", entry, got)
		}
	}
}

// TestClubNobody: who left, guests without a name and the duties below a list are no players.
func TestClubNobody(t *testing.T) {
	for _, line := range []string{
		"6.", "6. ........", "6. netko iz Starog Sela, doći će s Ratkom", "6. još jedan Mađar, Tibor će ga dovesti", "6. onaj Slovenac od srijede, kako se ono zvao?", "6. gost iz Ludbrega, ime zaboravio", "6. neki klinac, Edo ga zna",
		"6. jedna nova gospođa, javit će ime", "\nrezerva za ekipu: Ante i Davor", "\nvozači: Major i Davor", "\ndežurni za postavljanje ploča: Drejo i Edo", "\nsudac domaćih mečeva g. Ferenčak", "\nčlanarina se plaća do Nove godine", "\nkotizacija 10 €, plaća se Tonču",
		"\npristojbu od 15 € dati Slavici", "\nupisnina 15 eura kod blagajnice Nives", "\nključ od kluba ima Branko", "\npiće donosi Edo, a kolače Marica",
	} {
		if got := readClubList(t, line); got != "" {
			t.Errorf("%s: %s", line, got)
		}
	}
	for _, entry := range []string{"Vlado Kosić – NE IGRA, odselio u Njemačku", "Vlado Kosić (1648) – odustao, operacija koljena", "Vlado Kosić otpada, operacija kuka", "Vlado Kosić ........ ispisao se iz kluba", "Vlado Kosić 1500 – ne igra ove sezone", "Vlado Kosić – istupio iz kluba", "Vlado Kosić, 1611, PREKRIŽEN", "Vlado Kosić – više ne igra",
		"Vlado Kosić 1533 – pauzira do proljeća", "Vlado Kosić (bolestan, ne igra)", "Vlado Kosić preselio u Graz, brisati"} {
		got := readClubList(t, "6. "+entry)
		if !strings.Contains(got, "gone") && !strings.Contains(got, "asked") {
			t.Errorf("%s: %s", entry, got)
		}
	}
}

// TestClubSurnames: bare surnames behind words for several are players whose names are asked.
func TestClubSurnames(t *testing.T) {
	for _, entry := range []string{"kao i lani: Sedmak, Tomašić i Uremović", "ona trojica s pošte: Sedmak, Tomašić i Uremović", "stara garda: Sedmak, Tomašić i Uremović", "od juniora: Sedmak, Tomašić, Uremović", "Sedmak, Tomašić, Uremović (kao uvijek)", "isti kao prošle godine – Sedmak, Tomašić, Uremović", "+ Sedmak, Tomašić i Uremović", "tri muškarca s Gornjeg grada: Sedmak, Tomašić te Uremović", "vatrogasci Sedmak, Tomašić i Uremović"} {
		if got := readClubList(t, "6. "+entry); got != "Sedmak|||| asked; Tomašić|||| asked; Uremović|||| asked" {
			t.Errorf("%s: %s", entry, got)
		}
	}
}

// TestClubRatings: a rating that nobody knows exactly is one, and a telephone none.
func TestClubRatings(t *testing.T) {
	for _, entry := range []string{"Ivo Ban oko 1600", "Ivo Ban negdje oko 1600", "Ivo Ban otprilike 1600", "Ivo Ban, 1600 i nešto", "Ivo Ban ~1600", "Ivo Ban cca 1600", "Ivo Ban 1600-tinjak", "Ivo Ban [1600] kućni 052 000 418", "Ivo Ban 1600, 098 / 000 6611", "Ivo Ban ........ 1600, gsm 091 000 90 90", "FM Ivo Ban 1600", "MK Ivo Ban, 1600, 095 000 3141", "Ivo Ban (1600) – dolazi samo 1. i 3. četvrtak", "dr. Ivo Ban 1600",
		"dipl. ing. Ivo Ban 1600", "inž. Ivo Ban, 1600", "mr. sc. Ivo Ban 1600", "prof. Ivo Ban – 1600"} {
		got := strings.TrimSuffix(readClubList(t, "6. "+entry), " asked")
		for _, degree := range []string{"dr. ", "dipl. ing. ", "inž. ", "mr. sc. ", "prof. "} {
			got = strings.TrimPrefix(got, degree)
		}
		if got != "Ivo Ban||||1600" {
			t.Errorf("%s: %s", entry, got)
		}
	}
}
