package roster

import (
	"strings"
	"testing"

	"wasit/swiss"
)

// readNames reads a text without sections and returns the names of those who play and, behind a stroke, those who are asked about.
func readNames(t *testing.T, text string) (names, asked string) {
	t.Helper()
	d, err := ReadText(text, Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}})
	if err != nil {
		t.Fatal(err)
	}
	var list, doubtful []string
	for i, r := range d.Rows {
		if r.Skip || r.Withdrawn {
			continue
		}
		list = append(list, r.Entrant.Name)
		if len(d.askedOf(i)) > 0 {
			doubtful = append(doubtful, r.Entrant.Name)
		}
	}
	return strings.Join(list, ", "), strings.Join(doubtful, ", ")
}

const mailOfTwo = `Od: Sanja Marin <sanja@primjer.hr>
Poslano: 17. studenoga 2026. 20:14
Predmet: Re: turnir

Poštovani,
prijavljujem Luku Marin, 5. razred, rođen 6. 10. 2015., i Noru Marin, 3. razred, rođena 28. 2. 2018., OŠ Jelenov Brod.
Lijep pozdrav
Sanja
`

// TestQuotedMails: what a mail quotes of an earlier one makes no rows, however it is marked.
func TestQuotedMails(t *testing.T) {
	for name, quote := range map[string]string{
		"signs":           "\nDana 17. 11. 2026. u 13:02 Turnir <t@primjer.hr> napisao je:\n> Poštovana Sanja,\n> može. Tomislav Rebić\n>> Upisala bih Luku i Noru.\n>> Sanja M.\n",
		"strokes":         "\n-------- Izvorna poruka --------\nPošiljatelj: Turnir <t@primjer.hr>\nDatum: 17. 11. 2026. 13:02\n| Poštovana Sanja,\n| može. Tomislav Rebić\n|\n| > Upisala bih Luku i Noru.\n| > Sanja M.\n",
		"weekday":         "\npon, 16. stu 2026. u 20:31 Tomislav Rebić <t@primjer.hr> napisao je:\n\n> Poštovana Sanja, Luku i Noru upisujem.\n> Tomislav Rebić\n",
		"no year":         "\n13.11.2026. u 17:30, Tomislav Rebić je napisao:\n> Draga Sanja! Luka i Nora mogu.\n",
		"both":            "\nTomislav Rebić <t@primjer.hr> je napisao/la:\n>Dragi svi, javite se.\n>Tomislav Rebić\n",
		"two lines":       "\nOn Mon, 16 Nov 2026 at 20:31, Tomislav Rebić\n<t@primjer.hr> wrote:\n> Hi Sanja, Luka and Nora are in.\n",
		"unmarked":        "\nDana uto, 17. stu 2026. u 13:02 Turnir <t@primjer.hr> napisao je:\n\nPoštovana Sanja,\nmože. Tomislav Rebić\nUpisala bih Luku i Noru.\n",
		"original":        "\n-----Original Message-----\nFrom: Turnir <t@primjer.hr>\nSent: 17. 11. 2026. 13:02\nSubject: Re: turnir\n\nPoštovana Sanja, može. Djeca Luka i Nora su dobrodošla.\nTomislav Rebić\n",
		"German":          "\nAm 17.11.2026 um 13:02 schrieb Turnir <t@primjer.hr>:\n> Liebe Sanja, Luka und Nora dürfen mitspielen.\n> Tomislav Rebić\n",
		"Indonesian":      "\nPada 17 Nov 2026 13:02, Turnir <t@primjer.hr> menulis:\n> Bu Sanja, Luka dan Nora boleh ikut.\n> Tomislav Rebić\n",
		"without its day": "\n> Poštovana Sanja,\n> Luku i Noru upisujem. Tomislav Rebić\n",
		"French marks":    "\nDana 17. 11. 2026. u 13:02 Turnir <t@primjer.hr> napisao je:\n» Poštovana Sanja,\n» može. Tomislav Rebić\n» » Upisala bih Luku i Noru.\n",
	} {
		if names, _ := readNames(t, mailOfTwo+quote); names != "Luka Marin, Nora Marin" {
			t.Errorf("%s: %q", name, names)
		}
	}
}

// TestQuotedEntries: whom only a quoted mail tells is asked about, and what is merely handed on is read.
func TestQuotedEntries(t *testing.T) {
	const head = "Od: Sanja Marin <sanja@primjer.hr>\nPoslano: 17. studenoga 2026. 20:14\nPredmet: Re: turnir\n\n"
	quoted := head + "Poštovani, hvala, javit ćemo se.\nSanja\n\nDana 16. 11. 2026. u 13:02 Ivana Kos <i@primjer.hr> napisala je:\n> Prijavljujem Ivu Kosa, 5.b, OŠ Lug.\n"
	if names, asked := readNames(t, quoted); names == "" || names != asked {
		t.Errorf("quoted alone: %q, asked %q", names, asked)
	}
	handed := head + "Prosljeđujem.\n\n---------- Proslijeđena poruka ----------\nŠalje: Ivana Kos <i@primjer.hr>\nDatum: 16. 11. 2026.\nNaslov: prijava\n\nPrijavljujem: Ivo Kos, 5.b, OŠ Lug; Ana Kos, 3.a, OŠ Lug.\n"
	if names, _ := readNames(t, handed); names != "Ivo Kos, Ana Kos" {
		t.Errorf("handed on: %q", names)
	}
	pile := head + "Prijavljujem: Luka Marin, 5.b, OŠ Lug.\n\n-----Original Message-----\nFrom: Ivana Kos <i@primjer.hr>\nSent: 18 November 2026\nSubject: chess\n\nPrijavljujem: Ivo Kos, 5.b, OŠ Lug.\n"
	if names, _ := readNames(t, pile); names != "Luka Marin, Ivo Kos" {
		t.Errorf("a pile: %q", names)
	}
	between := head + "Evo odgovora.\n> Tko igra?\nLuka Marin, 5.b, OŠ Lug.\n> I još netko?\nNora Marin, 3.a, OŠ Lug.\n"
	if names, _ := readNames(t, between); names != "Luka Marin, Nora Marin" {
		t.Errorf("between the lines: %q", names)
	}
}

// TestNobodyIsGreeted: greetings, questions and verbs that begin a sentence of a mail are nobody.
func TestNobodyIsGreeted(t *testing.T) {
	for _, line := range []string{
		"Draga Sanja, šaljem podatke.", "Dragi Tomislave,", "Poštovana Ivana!", "Štovani Marko, evo podataka.", "Cijenjeni Zoran, hvala na odgovoru.", "Dear Gordana, thank you.",
		"Upisala bih ih danas.", "Povest ćemo i ostale.", "Zaboravio sam javiti.", "1) Dobiva li Luka nagradu kao najmlađi dječak?", "2) Smije li Luka sjediti pored sestre?",
		"a) Mora li Luka imati iskaznicu?", "- Plaća li se za drugo dijete?", "3. Koliko traje turnir?", "Liebe Gordana, danke.", "Yth. Bapak Anton, berikut datanya.",
	} {
		text := "Od: Vesna Kos <vesna@primjer.hr>\nPoslano: 17. studenoga 2026. 20:14\nPredmet: prijava\n\n" + line + "\nPrijavljujem:\n- Luka Kos, 5. razred, OŠ Lug\n- Ana Kos, 3. razred, OŠ Lug\n" + line + "\nVesna\n"
		if names, _ := readNames(t, text); names != "Luka Kos, Ana Kos" {
			t.Errorf("%s: %q", line, names)
		}
	}
}
