package roster

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
)

// TestAccounts: a fact that a message says is found with somebody, or asked; so is what is said of a player in words that no rule knows.
func TestAccounts(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}}
	names := map[About]string{AboutName: "name", AboutSex: "sex", AboutBirth: "birth", AboutClass: "class", AboutSchool: "school", AboutPlaying: "playing", AboutRating: "rating", AboutNote: "note"}
	for name, c := range map[string]struct{ text, want, asked string }{
		"the second of two days in a sentence": {"03/10/26, 18:40 - Osei: Two from Elm School: Gabriel Osei and Hope Mensah, year 5\n03/10/26, 18:41 - Osei: Gabriel was born 1 May 2015, Hope 27 July 2016",
			"Gabriel Osei Elm School 5 2015-05-01\nHope Mensah Elm School 5 2016-07-27", ""},
		"numbers between names and sexes": {"03/11/26, 12:30 - Bu Neneng: SMP IT Kamil: Mutia Zahra 8 perempuan, Naufal Rizky 9 laki-laki, Omar Daniel 7 laki-laki",
			"Mutia Zahra f SMP IT Kamil 8\nNaufal Rizky m SMP IT Kamil 9\nOmar Daniel m SMP IT Kamil 7", ""},
		"sexes that only count": {"02/11/26, 20:02 - Pak Ujang: dari MI Huda ada 3, dua laki2 satu perempuan: Emen Sulaeman kls 6, Fahri Hidayat kls 4, Gina Sonia kls 5. Gina yang perempuan",
			"Emen Sulaeman MI Huda 6\nFahri Hidayat MI Huda 4\nGina Sonia f MI Huda 5", ""},
		"sexes that only count, in Croatian": {"17. 11. 2026. 10:02 - Nada: OŠ Lipa, dva dječaka i jedna djevojčica: Ivo Kos 5. r., Jan Pek 4. r., Ena Tot 6. r.",
			"Ivo Kos OŠ Lipa 5\nJan Pek OŠ Lipa 4\nEna Tot OŠ Lipa 6", ""},
		"a withdrawal in words of its own": {"03/10/26, 18:40 - Ng: Elm School - Megan Orr, year 5 / Noah Peel, year 6\n03/10/26, 18:41 - Ng: Megan's mum says she'd rather not this time",
			"Megan Orr Elm School 5\nNoah Peel Elm School 6", "playing Megan Orr"},
		"a doubt in words of its own": {"16.11.2026. 18:31 - Željko: ŠK Kupa:\n1) Adrijan Trezner 2009.\n2) Borna Vuljak 2012.\n16.11.2026. 19:31 - Željko: Borna nije siguran za termin",
			"Adrijan Trezner ŠK Kupa 2009\nBorna Vuljak ŠK Kupa 2012", "playing Borna Vuljak"},
		"a condition": {"08/11/26 20.10 - Pak Heri: SMPN 1 Wates\n1. Gading Pamungkas, 8A, L\n2. Hesti Nuraini, 7C, P\n08/11/26 20.12 - Pak Heri: Hesti kalau ortunya acc ya",
			"Gading Pamungkas m SMPN 1 Wates 8A\nHesti Nuraini f SMPN 1 Wates 7C", "playing Hesti Nuraini"},
		"no longer": {"16/11/26, 4:40 - Coach: Pine School: Ann Lee, grade 5; Bea Fox, grade 6; Cy Hill, grade 4\n16/11/26, 5:40 - Coach: Bea can no longer take part\n16/11/26, 5:41 - Coach: Cy is not going to be able to come",
			"Ann Lee Pine School 5", ""},
		"words that are no doubt": {"16/11/26, 4:40 - Coach: Pine School: Ann Lee, grade 5; Bea Fox, grade 6\n16/11/26, 5:40 - Coach: Bea is not in any club\n16/11/26, 5:41 - Coach: Ann Lee loves the London opening",
			"Ann Lee Pine School 5\nBea Fox Pine School 6", ""},
		"words of one alone that no rule knows": {"16/11/26, 4:40 - Coach: Pine School: Ann Lee, grade 5; Bea Fox, grade 6\n16/11/26, 5:41 - Coach: Ann has a swimming gala",
			"Ann Lee Pine School 5\nBea Fox Pine School 6", "playing Ann Lee"},
		"a line that only a verb of who writes begins": {"[20.10.2026., 17:40] Mario: Lijep pozdrav, za igru se javlja Ena Grgac, 5. razred, OŠ Brod\n[20.10.2026., 20:00] Mario: ide i njen brat Karlo Grgac, 3. razred, ista škola",
			"Ena Grgac OŠ Brod 5\nKarlo Grgac m OŠ Brod 3", ""},
		"the same school as nobody": {"[20.10.2026., 20:00] Mario: prijavljujem: Karlo Grgac, 3. razred, ista škola",
			"Karlo Grgac 3", "school Karlo Grgac"},
		"who comes for whom the sentence before spoke of": {"16. 11. 2026. 8:00 - Nina: ŠK Topolje:\nAlen Birin, 2012\nBruna Cetin, 2015\n16. 11. 2026. 9:00 - Nina: Alen ima upalu uha. Umjesto njega stiže Mateo Nikšić, 2012.",
			"Bruna Cetin ŠK Topolje 2015\nMateo Nikšić ŠK Topolje 2012", ""},
	} {
		d, err := ReadText(c.text, o)
		if err != nil {
			t.Fatal(name, err)
		}
		if diff := cmp.Diff(c.want, strings.TrimSpace(playersText(d))); diff != "" {
			t.Errorf("%s (-want +got)\n%s", name, diff)
		}
		var asked []string
		for _, q := range d.Questions {
			for _, k := range q.Rows {
				asked = append(asked, fmt.Sprintf("%s %s", names[q.About], d.Rows[k].Entrant.Name))
			}
		}
		if got := strings.Join(asked, ", "); got != c.asked {
			t.Errorf("%s: asks %q, want %q", name, got, c.asked)
		}
	}
}

// TestRemarksOfTables: a remark in words of its own that denies or doubts is asked; every other is shown.
func TestRemarksOfTables(t *testing.T) {
	for remark, want := range map[string]string{
		"can no longer come sorry": "gone", "nažalost ipak nećemo stići": "gone", "tidak dapat mengikuti": "gone", "leider kann sie nicht mitspielen": "gone",
		"ne znamo još hoćemo li moći": "asked", "kalau sembuh dari tipes": "asked", "only if her cast is off": "asked", "vielleicht erst ab Runde 2": "asked",
		"juara 2 tahun lalu": "shown", "alergična na kikiriki": "shown", "plays 1st board in the school team": "shown", "kommt mit der Oma": "shown",
	} {
		cells, err := Split("Name;Class;School;Note\nAnn Lee;5;Elm School;\nBea Fox;6;Elm School;" + remark + "\nCy Hill;4;Elm School;\n")
		if err != nil {
			t.Fatal(err)
		}
		d := ReadCells(cells, Guess(cells), Options{Today: swiss.Date{Year: 2026}})
		r, got := d.Rows[1], "shown"
		switch {
		case r.Withdrawn:
			got = "gone"
		case len(d.Questions) > 0:
			got = "asked"
		case r.Note != remark:
			got = "lost"
		}
		if got != want {
			t.Errorf("%s: %s, want %s", remark, got, want)
		}
	}
}
