package roster

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"wasit/rules/charset"
	"wasit/swiss"
)

// listCase is a list as another program writes it, and what must come of its players, one a line.
type listCase struct{ name, text, file, want string }

// borderText writes what a list is read for.
func borderText(rows []Row) string {
	var b strings.Builder
	for _, r := range rows {
		e := r.Entrant
		if r.Skip {
			continue
		}
		fmt.Fprintf(&b, "%s|%s|%s|%s|%s|fide %s|id %s|%d std %d rapid %d blitz %d nat|k %d|class %d|%s\n", e.Name, sexText(e.Sex), e.Federation, dateText(e.Birth), e.Title, e.FIDEID, e.NationalID,
			e.Rating, e.Rapid, e.Blitz, e.National, e.K, e.Class, e.Club)
	}
	return b.String()
}

func readBorder(t *testing.T, c listCase) []Row {
	t.Helper()
	data := []byte(c.text)
	if c.file != "" {
		var err error
		if data, err = os.ReadFile("../../../testdata/border/lists/" + c.file); err != nil {
			t.Fatal(err)
		}
	}
	if isWorkbook(data) {
		cells, err := FromXLSX(data, 0)
		if err != nil {
			t.Fatal(c.name, err)
		}
		return Read(cells, Guess(cells), 2026, nil)
	}
	text, err := Decode(data, Detect(data, charset.Windows1252))
	if err != nil {
		t.Fatal(c.name, err)
	}
	cells, err := Split(text)
	if err != nil {
		t.Fatal(c.name, err)
	}
	return Read(cells, Guess(cells), 2026, nil)
}

// borderCases are lists of other programs and federations, with siblings in other words and languages.
var borderCases = []listCase{
	{"standard beside rapid", "", "L1_std_rapid.csv", "Alpha, A||CRO|||fide |id |2012 std 1950 rapid 1930 blitz 0 nat|k 0|class 0|"},
	{"STD, RPD, BLZ", "", "L2_std_rpd_blz.csv", "Alpha, A||CRO|1990||fide |id |2012 std 1950 rapid 1930 blitz 0 nat|k 0|class 0|"},
	{"classical", "Name;Classical;Rapid\nKos Ana;1800;1700\n", "", "Kos Ana||||| 1800"},
	{"rapid alone is not the rating", "Name;Rapid\nKos Ana;1700\n", "", "Kos Ana||||| 0 1700"},
	{"B-Year and letters for titles", "", "L3_b_year.txt", "Alpha, A||CRO|1990|GM|fide |id |2712 std 0 rapid 0 blitz 0 nat|k 0|class 0|"},
	{"Vega", "", "L4_vega_players.csv", "Alpha A|m|CRO|1987-01-01|FM|fide 34600001|id 938999|2345 std 0 rapid 0 blitz 2290 nat|k 20|class 0|Uzor"},
	{"Swiss-Chess", "", "L5_swisschess.csv", "Alpha, A|m|GER|1980|FM|fide 34600001|id 10000001|2212 std 0 rapid 0 blitz 2230 nat|k 0|class 0|SK Uzor"},
	{"FIDE Number", "", "L6_fide_number.csv", "A Alpha||CRO|1990||fide 34600001|id |2012 std 0 rapid 0 blitz 0 nat|k 0|class 0|"},
	{"a number of a member is no FIDE ID", "", "L7_knsb.csv", "Alpha1, A||NED|1961||fide |id 8000001|1517 std 0 rapid 0 blitz 0 nat|k 0|class 0|"},
	{"a Spanish form", "", "L8_google_form_es.csv", "Alfa Primero Modelo|m||2014-05-23||fide 34600051|id |1450 std 0 rapid 0 blitz 0 nat|k 0|class 0|Club Modelo"},
	{"a German federation", "", "L9_dsb.csv", "Alpha,Anton|m|GER|1970|FM|fide 34600001|id |1950 std 0 rapid 0 blitz 1890 nat|k 0|class 0|"},
	{"an English federation", "", "L10_ecf.csv", "Alpha, A|f|ENG||WFM|fide 34600011|id 100001A|1850 std 1790 rapid 0 blitz 0 nat|k 0|class 0|Uzor"},
	{"a crosstable", "", "L11_crosstable.csv", "Alpha A||CRO||GM|fide |id |2530 std 0 rapid 0 blitz 0 nat|k 0|class 0|"},
	{"points are no class", "", "L12_points_as_class.csv", "Alpha, A||ITA|||fide |id |2801 std 0 rapid 0 blitz 0 nat|k 0|class 0|"},
	{"French", "Nom;Prénom;Sexe;Date de naissance;École;Classe\nDurand;Zoé;F;3/4/2015;École du Lac;5\n", "", "Zoé Durand|f||2015-04-03||École du Lac"},
	{"Italian", "Cognome;Nome;Sesso;Anno di nascita;Circolo\nRossi;Ugo;Maschio;2010;Circolo Alfa\n", "", "Ugo Rossi|m||2010||Circolo Alfa"},
	{"Portuguese", "Nome completo,Sexo,Data de nascimento,Escola\nRui Alves,Masculino,1/2/2014,Escola Sul\n", "", "Rui Alves|m||2014-02-01||Escola Sul"},
	{"Dutch", "Achternaam;Voornaam;Geslacht;Geboortedatum;Vereniging\nJansen;Piet;man;5-6-2011;SV Toren\n", "", "Piet Jansen|m||2011-06-05||SV Toren"},
	{"German", "Name;Vorname;Geschlecht;Geburtsjahr;Verein;DWZ\nVogel;Max;weiblich;2012;SK Turm;1234\n", "", "Max Vogel|f||2012||SK Turm"},
	{"Surname and Name", "Surname;Name;Club\nFenn;Olaf;Elm\n", "", "Olaf Fenn|||||Elm"},
	{"surname and given name without heads", "", "13a.csv", "Olaf Fenn|||||fide |id |1777 std 0 rapid 0 blitz 0 nat|k 0|class 0|"},
	{"and a club", "", "13b.csv", "Olaf Fenn|||||fide |id |1777 std 0 rapid 0 blitz 0 nat|k 0|class 0|Elm"},
	{"two columns without heads", "", "13c.csv", "Olaf Fenn|||||fide |id |0 std 0 rapid 0 blitz 0 nat|k 0|class 0|"},
	{"commas without heads", "", "22-headless.csv", "Fenn Olaf||ENG|||fide |id |1777 std 0 rapid 0 blitz 0 nat|k 0|class 0|"},
	{"texts by their relation", "", "16-capsst.xlsx", "Fenn Olaf|||||fide |id |0 std 0 rapid 0 blitz 0 nat|k 0|class 0|Elm"},
	{"signs that XML cannot hold", "", "16-x000d.xlsx", "Fenn Olaf|||||fide |id |0 std 0 rapid 0 blitz 0 nat|k 0|class 0|Elm_x"},
	{"cells without a reference", "", "16-noref-gap.xlsx", "Fenn Olaf|||||fide |id |1777 std 0 rapid 0 blitz 0 nat|k 0|class 0|"},
	{"Polish", "Nazwisko i imię;Data ur.;ELO szybkie;ELO klas.;Klub\nNowak Ewa;2001-02-03;1500;1600;Hetman\n", "", "Nowak Ewa|||2001-02-03||Hetman"},
	{"Czech", "Příjmení;Jméno;Ročník;ELO ČR;Oddíl\nNovák;Petr;2007;1543;Šachy Brno\n", "", "Petr Novák|||2007||Šachy Brno"},
	{"Hungarian", "Név;Született;Értékszám;Egyesület\nKovács Péter;2006;1820;Sakk SE\n", "", "Kovács Péter|||2006||Sakk SE"},
	{"Turkish", "Ad Soyad;Doğum Yılı;UKD;ELO;Kulüp\nAli Yılmaz;2010;1400;1350;İzmir\n", "", "Ali Yılmaz|||2010||İzmir"},
	{"quick is rapid", "Player;Standard Rating;Quick Rating\nKos Ana;1600;1500\n", "", "Kos Ana||||| 1600"},
	{"merged cells", "", "16-merged.xlsx", "Fenn Olaf|||||fide |id |0 std 0 rapid 0 blitz 0 nat|k 0|class 0|Elm"},
}

// TestBorderLists reads the first player of lists as other programs, federations and countries write them, without a doubt.
func TestBorderLists(t *testing.T) {
	for _, c := range borderCases {
		rows := readBorder(t, c)
		got, _, _ := strings.Cut(borderText(rows), "\n")
		if c.text != "" {
			e := rows[0].Entrant
			got = strings.Join([]string{e.Name, sexText(e.Sex), e.Federation, dateText(e.Birth), e.Title.String(), e.Club}, "|")
			if strings.Contains(c.want, " ") && e.Club == "" {
				got += strings.TrimRight(fmt.Sprintf(" %d", e.Rating), " ")
				if e.Rapid > 0 && e.Rating == 0 {
					got += fmt.Sprintf(" %d", e.Rapid)
				}
			}
		}
		if got != c.want {
			t.Errorf("%s: got\n%s, want\n%s", c.name, got, c.want)
		}
	}
	if rows := readBorder(t, listCase{file: "16-merged.xlsx"}); rows[1].Entrant.Club != "Elm" {
		t.Errorf("a merged cell holds for the row below: %+v", rows[1].Entrant)
	}
}

// TestBorderTexts reads lists that are pasted: without heads, with commas, with those who do not play among them. Each line of want is a
// player, or "-" for a line that enters nobody.
func TestBorderTexts(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
	}{
		{"surname, given name, rating", "Horvat, Ivan, 1850\nKovač, Ana, 1700\nBabić, Luka, 1655\n", []string{"Ivan Horvat 1850", "Ana Kovač 1700", "Luka Babić 1655"}},
		{"two lines of it", "Fenn, Olaf, 1777\nMoss, Ida, 1666\n", []string{"Olaf Fenn 1777", "Ida Moss 1666"}},
		{"with a sex", "Fenn, Olaf, m\nMoss, Ida, ž\nAsh, Lee, m\n", []string{"Olaf Fenn m", "Ida Moss f", "Lee Ash m"}},
		{"with a year", "Fenn, Olaf, 2012\nMoss, Ida, 2013\nAsh, Lee, 2011\n", []string{"Olaf Fenn 2012", "Ida Moss 2013", "Lee Ash 2011"}},
		{"sex and year", "Novak, Petra, ž, 2011\nBabić, Ivo, m, 2012\n", []string{"Petra Novak f 2011", "Ivo Babić m 2012"}},
		{"rating behind the given name", "Fenn,Olaf 1777\nMoss,Ida 1666\n", []string{"Olaf Fenn 1777", "Ida Moss 1666"}},
		{"a club between", "Horvat, Ivan, ŠK Sinj, 1850\nKovač, Ana, ŠK Solin, 1700\n", []string{"Ivan Horvat 1850 ŠK Sinj", "Ana Kovač 1700 ŠK Solin"}},
		{"quoted names", "\"Fenn, Olaf\",1777\n\"Moss, Ida\",1666\n", []string{"Fenn, Olaf 1777", "Moss, Ida 1666"}},
		{"quoted names and schools", "\"Santoso, Budi\",\"SDN 1\",1450\n\"Aminah, Siti\",\"SDN 2\",1380\n", []string{"Santoso, Budi 1450 SDN 1", "Aminah, Siti 1380 SDN 2"}},
		{"name and school", "Ana Kos, OŠ Lipa\nIvo Bilić, OŠ Brdo\n", []string{"Ana Kos OŠ Lipa", "Ivo Bilić OŠ Brdo"}},
		{"name and school in English", "Lee Ash, Oak School\nIda Moss, Elm School\nTom Yew, Elm School\n", []string{"Lee Ash Oak School", "Ida Moss Elm School", "Tom Yew Elm School"}},
		{"and the coach", "Tom Fenn (coach), Oak School\nLee Ash, Oak School\nIda Moss (captain), Oak School\n", []string{"-", "Lee Ash Oak School", "Ida Moss Oak School"}},
		{"those who come along", "1. Kos Ana, OŠ Lipa\n2. Perić Marko (trener)\n3. Budi Santoso - pelatih\n4. Tom Fenn, organizer\n5. Siti Aminah (pendamping)\n6. Dodi (kapten)\n",
			[]string{"Kos Ana OŠ Lipa", "-", "-", "-", "-", "Dodi"}},
		{"thousands", "1. Mia Kos (1.388)\n2. Ana Kos 1.402\n3. Ivo Kos, 1.210\n4. Petar Kos - rtg: 1.533\n", []string{"Mia Kos 1388", "Ana Kos 1402", "Ivo Kos 1210", "Petar Kos 1533"}},
		{"money is no rating", "1. Mia Kos, 1.388\n2. Ana Kos, transfer 1.500\n3. Ivo Kos, Rp 1.500.000\n", []string{"Mia Kos 1388", "Ana Kos", "Ivo Kos"}},
		{"a table without heads", "Cvitan, Ognjen;GM;CRO;2512;14500311;1961;m;ŠK Split\nBabić, Ana;WFM;CRO;2012;14500312;1995;ž;ŠK Solin\n",
			[]string{"Cvitan, Ognjen m 1961 2512 ŠK Split", "Babić, Ana f 1995 2012 ŠK Solin"}},
	} {
		cells, err := Split(c.text)
		if err != nil {
			t.Fatal(c.name, err)
		}
		o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 28}}
		doc := ReadCells(cells, Guess(cells), o)
		if IsChat(c.text, cells) {
			if doc, err = ReadText(c.text, o); err != nil {
				t.Fatal(c.name, err)
			}
		}
		var got []string
		for _, r := range doc.Rows {
			e := r.Entrant
			text := []string{e.Name, sexText(e.Sex), dateText(e.Birth)}
			if e.Rating > 0 {
				text = append(text, fmt.Sprint(e.Rating))
			}
			if line := strings.Join(strings.Fields(strings.Join(append(text, e.Club), " ")), " "); r.Skip {
				got = append(got, "-")
			} else {
				got = append(got, line)
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: got\n%q, want\n%q", c.name, got, c.want)
		}
	}
}

// TestFederations: the codes of others become FIDE's, countries are known by their names, and what is neither is asked.
func TestFederations(t *testing.T) {
	for text, want := range map[string]string{
		"HRV": "CRO", "IDN": "INA", "INA": "INA", "cro": "CRO", "DEU": "GER", "NLD": "NED", "de": "GER", "Germany": "GER", "Deutschland": "GER", "Njemačka": "GER", "Jerman": "GER",
		"Österreich": "AUT", "España": "ESP", "Hrvatska": "CRO", "Kroasia": "CRO", "Bosna i Hercegovina": "BIH", "FID": "FID", "ENG": "ENG", "ZZZ": "", "XYZ": "", "Ruritania": "", "12": "",
	} {
		if got, ok := parseFederation(text); got != want || ok != (want != "") {
			t.Errorf("%s: %q, %v; want %q", text, got, ok, want)
		}
	}
}
