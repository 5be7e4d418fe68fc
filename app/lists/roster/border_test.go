package roster

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"wasit/charset"
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
	if IsXLSX(data) {
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
