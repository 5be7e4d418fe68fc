package roster

import (
	"fmt"
	"strings"
	"testing"

	"wasit/app/lists/lexicon"
	"wasit/swiss"
)

// head is a list as a program or a federation writes it, and what must come of its first player.
type head struct {
	from, head, row string
	want            string // name, sort, sex, federation, club, birth, rating, FIDE ID, title
}

var programHeads = []head{
	{"a federation", "ID_No;Name;Sex;Fed;Clubnumber;ClubName;Birthday;Rtg_Nat;Fide_No;Rtg_Int",
		"10432;Šimić, Lana;f;CRO;17;ŠK Mladost;2012/05/03;1350;14500001;1420", "Šimić, Lana||f|CRO|ŠK Mladost|2012-05-03|1420|14500001|"},
	{"a federation without international rating", "ID_No;Name;Sex;Fed;Clubnumber;ClubName;Birthday;Rtg_Nat;Fide_No;Rtg_Int",
		"10432;Horvat, Ivan;m;CRO;17;ŠK Mladost;2012/05/03;1350;0;0", "Horvat, Ivan||m|CRO|ŠK Mladost|2012-05-03|1350||"},
	{"Swiss-Manager, players", "No.;Title;Name;FideID;FED;sex;Rtg;Club/City",
		"1;WFM;Lestari, Dewi;7100001;INA;w;1803;Percasi Depok", "Lestari, Dewi||f|INA|Percasi Depok||1803|7100001|WFM"},
	{"Swiss-Manager in German", "Nr.;Titel;Name;FideID;Land;Elo;Geb.;Verein/Ort",
		"1;FM;Horvat, Ivan;14500001;CRO;2210;1999/01/02;SK Zagreb", "Horvat, Ivan|||CRO|SK Zagreb|1999-01-02|2210|14500001|FM"},
	{"chess-results, starting rank", "No.\t\tName\tFideID\tFED\tRtgI\tRtgN\tsex\tTyp\tGr\tClub/City",
		"1\tIM\tSetyaki, Azarya\t7101619\tINA\t2380\t2300\t\tU20\t\tDKI Jakarta", "Setyaki, Azarya|||INA|DKI Jakarta||2380|7101619|IM"},
	{"chess-results in Croatian", "Rbr.\t\tIme\tFideID\tFED\tRtgM\tRtgN\tKlub/Mjesto",
		"1\tFM\tHorvat, Ivan\t14500001\tCRO\t2210\t2190\tŠK Zagreb", "Horvat, Ivan|||CRO|ŠK Zagreb||2210|14500001|FM"},
	{"chess-results in Indonesian", "No.\tNama\tFideID\tFED\tRtgI\tKlub/Kota",
		"1\tLestari, Dewi\t7100001\tINA\t1803\tKota Depok", "Lestari, Dewi|||INA|Kota Depok||1803|7100001|"},
	{"FIDE's list", "ID Number;Name;Fed;Sex;Tit;SRtng;B-day",
		"14500001;Horvat, Ivan;CRO;M;FM;2210;1999", "Horvat, Ivan||m|CRO||1999|2210|14500001|FM"},
	{"a Croatian league", "Rb;Prezime i ime;Titula;Rejting;Klub;Godina rođenja;FIDE ID",
		"1;Horvat Ivan;MK;2100;ŠK Zagreb;1999;14500001", "Horvat Ivan||||ŠK Zagreb|1999|2100|14500001|"},
	{"Vega", "NAME,FED,BIRTHDAY,SEX,TITLE,IDFIDE,ELO,KLUB",
		"\"Horvat, Ivan\",CRO,1999-01-02,m,FM,14500001,2210,ŠK Zagreb", "Horvat, Ivan||m|CRO|ŠK Zagreb|1999-01-02|2210|14500001|FM"},
	{"Percasi", "NO;NAMA PECATUR;L/P;TEMPAT LAHIR;TANGGAL LAHIR;ASAL SEKOLAH;KELAS;ELO",
		"1;Dewi Lestari;P;Depok;03/05/2014;SDN Tugu 7;5;1200", "Dewi Lestari||f||SDN Tugu 7|2014-05-03|1200||"},
}

// TestListsOfPrograms: the columns of the lists that programs and federations write are known by their names.
func TestListsOfPrograms(t *testing.T) {
	for _, c := range programHeads {
		cells, err := Split(c.head + "\n" + c.row + "\n")
		if err != nil {
			t.Fatal(c.from, err)
		}
		m := Guess(cells)
		rows := Read(cells, m, 2026, nil)
		if !m.Header || len(rows) != 1 {
			t.Errorf("%s: header %t, %d rows, columns %v", c.from, m.Header, len(rows), m.Columns)
			continue
		}
		e := rows[0].Entrant
		birth := ""
		if e.Birth.Year != 0 {
			birth = fmt.Sprint(e.Birth.Year)
			if e.Birth.Day != 0 {
				birth = fmt.Sprintf("%d-%02d-%02d", e.Birth.Year, e.Birth.Month, e.Birth.Day)
			}
		}
		sex := map[swiss.Sex]string{swiss.Male: "m", swiss.Female: "f"}[e.Sex]
		got := strings.Join([]string{e.Name, e.SortName, sex, e.Federation, e.Club, birth, fmt.Sprint(e.Rating), e.FIDEID, e.Title.String()}, "|")
		if got != c.want || len(rows[0].Doubts) > 0 {
			t.Errorf("%s:\n got %s %v\nwant %s\ncolumns %v", c.from, got, rows[0].Doubts, c.want, m.Columns)
		}
	}
}

// TestHeadsOnce: no word heads two columns in one language.
func TestHeadsOnce(t *testing.T) {
	for lang, table := range headWords {
		seen := map[string]Field{}
		for f, text := range table {
			for w := range strings.FieldsSeq(text) {
				if g, twice := seen[w]; twice {
					t.Errorf("%s: %q heads %d and %d", lang, w, f, g)
				}
				seen[w] = f
				if w != lexicon.Fold(w) {
					t.Errorf("%s: %q is not folded", lang, w)
				}
			}
		}
	}
}
