package roster

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
)

// TestClubSiblings reads lines of clubs' lists with ratings: surnames first, telephones before ratings, names of address, pairs, those
// struck out, and real names behind others.
func TestClubSiblings(t *testing.T) {
	const others = "\nAda Brun 1755\nBo Lind 1602\nCy Moss 1433\n"
	for name, c := range map[string]struct{ text, want string }{
		"a surname first":               {"McAllister, Fergus 1777", "Fergus McAllister 1777"},
		"a surname with a title":        {"Dr. Winkelmann, Ulf 1820", "Ulf Winkelmann 1820"},
		"a rating behind a telephone":   {"Ulf Winkelmann 0151/0000123 1844", "Ulf Winkelmann 1844"},
		"a married couple":              {"Frank / Francesca Fazio 1633 / 1571", "Frank Fazio 1633\nFrancesca Fazio 1571"},
		"sisters behind their surname":  {"the Quilter sisters, Hetty & Maud", "Hetty Quilter f\nMaud Quilter f"},
		"dashes around":                 {"--- Norbert Fink 1820 --- (out)", ""},
		"crossed off":                   {"Pat Ingleby 1500, gone to bowls, cross off", ""},
		"his proper name":               {"„Bobby“, heißt richtig Robert Fiedler 1298", "Robert Fiedler 1298"},
		"nama asli":                     {"Ucup (nama asli Yusuf Maulana) 1555", "Yusuf Maulana 1555"},
		"whose wife she is":             {"Ilse Pohl (HGs Frau) 1250", "Ilse Pohl 1250"},
		"a woman by her address":        {"Frau Sabine Huber 1799", "Sabine Huber f 1799"},
		"what the numbers are":          {"(Zahl am Ende = Elo)", ""},
		"who directs does not withdraw": {"Egon Stark 1650\nTurnierleiter Uwe Stumpf spielt nicht mit", "Egon Stark 1650"},
	} {
		d, err := ReadText("Club ladder"+others+c.text+"\n", Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}})
		if err != nil {
			t.Fatal(name, err)
		}
		got := strings.TrimSpace(strings.Join(strings.Split(playersText(d), "\n")[3:], "\n"))
		if diff := cmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got)\n%s", name, diff)
		}
	}
}

// TestOneOfTwo: two whole names with "or" between them are two players of whom one comes, and that is asked.
func TestOneOfTwo(t *testing.T) {
	d, err := ReadText("Liga\n- Ada Brun 1755\n- Bo Lind 1602\n- Cy Moss 1433\n- Agus Salmon atau Budi Rohim\n", Options{Today: swiss.Date{Year: 2026}})
	if err != nil {
		t.Fatal(err)
	}
	if len(d.Questions) != 1 || d.Questions[0].About != AboutPlaying || len(d.Questions[0].Rows) != 2 {
		t.Errorf("%s", documentText(d))
	}
}
