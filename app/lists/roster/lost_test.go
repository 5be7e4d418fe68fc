package roster

import (
	"strings"
	"testing"

	"wasit/swiss"
)

// TestNothingIsLost: whatever the sentence is, a name with a fact becomes a player, and what is said of one is taken over or asked.
func TestNothingIsLost(t *testing.T) {
	const en, hr, id = "16/11/2026, 19:00 - ", "[ utorak, 17. studenoga 2026. 17:40 ] ", "17/11/26 07.10 - "
	for name, c := range map[string]struct {
		text string
		want string // rows as "name|school|class", and "?" behind those of whom something is asked
	}{
		"a place that goes to somebody": {en + "Dan: Elm School: Archie Dunn (Y2)\n" + en + "Dan: Archie is out. His place goes to Poppy Quinn, also Y3", "Poppy Quinn|Elm School|3"},
		"a place taken by somebody":     {en + "Dan: Elm School: Archie Dunn (Y2), Huw Bevan (Y4)\n" + en + "Dan: Archie Dunn's place will be taken by Poppy Quinn (Y3)", "Huw Bevan|Elm School|4; Poppy Quinn|Elm School|3"},
		"a school behind from":          {en + "Mel: Names from Tower Road: Isaac Kerr Y3; Jaya Lal Y4", "Isaac Kerr|Tower Road|3; Jaya Lal|Tower Road|4"},
		"the same in Indonesian":        {id + "Pak Eko: Dari Tunas Mekar: Adi Saputra kls 4, Budi Hartono kls 5", "Adi Saputra|Tunas Mekar|4; Budi Hartono|Tunas Mekar|5"},
		"a saint alone":                 {en + "Mo: please put down Niamh Nettle, Y2, St Wilfrid's", "Niamh Nettle|St Wilfrid's|2"},
		"schools behind classes":        {en + "Petra: Elm School: Ann Lee Y4\n" + en + "Coach Mel: from the Tuesday club I've got Jasper Quill Y3 Oakham Hse, Kitty Ram Y6 Oakham Hse", "Ann Lee|Elm School|4; Jasper Quill|Oakham Hse|3; Kitty Ram|Oakham Hse|6"},
		"a class of both":               {en + "Al: From Kingsmead: Farid Zaman and Georgia Lowe (both Year 6) and Harry Pike (Year 4)", "Farid Zaman|Kingsmead|6; Georgia Lowe|Kingsmead|6; Harry Pike|Kingsmead|4"},
		"a child of who writes":         {en + "Isla's dad: Isla would love to play! Year 5, Elm School. Her surname's Brock.", "Isla Brock|Elm School|5"},
		"Roman classes without a sign":  {id + "Pak Imron: MTs Ulum\nElfan Syarifudin VII\nFawwaz Habibi VIII\nGhina Salsa IX", "Elfan Syarifudin|MTs Ulum|7; Fawwaz Habibi|MTs Ulum|8; Ghina Salsa|MTs Ulum|9"},
		"items that a chat marks":       {id + "Pak Agus: SDN Suka 05\n> Alvaro Rizky (6) L\n> Banyu Segara (5) L\n> Clarissa Aurel (5) P", "Alvaro Rizky|SDN Suka 05|6; Banyu Segara|SDN Suka 05|5; Clarissa Aurel|SDN Suka 05|5"},
		"who writes is a number":        {"2026-11-17 19:00 - 0813-0000-4545: anak saya Oktavian Saputra kls 5 SDN Suka 02 ikut, cowok", "Oktavian Saputra|SDN Suka 02|5"},
		"a question before":             {id + "Mbak Yuni: anak saya kelas 2 boleh? Namanya Gibran Raditya, SD Cahaya, laki2", "Gibran Raditya|SD Cahaya|2"},
		"words that are names too":      {hr + "Mladen: OŠ Banj: Perina Zec, 4.b\n" + hr + "Mladen: dolazi još Rok Zec, 3.a", "Perina Zec|OŠ Banj|4; Rok Zec|OŠ Banj|3"},
		"a school of one of two":        {hr + "Neva: Prijavljujem: Mara Nekić, 4.a i Niko Nekić, 1.b\n" + hr + "Neva: Mara ide u OŠ Lug, Niko još bira", "Mara Nekić|OŠ Lug|4; Niko Nekić||1"},
		"who is spoken to":              {en + "Wes: Hi John, Zara Kaplan and Yann Kaplan please, Year 4, Elm School", "Zara Kaplan|Elm School|4; Yann Kaplan|Elm School|4"},
	} {
		d, err := ReadText(c.text, Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for i, r := range d.Rows {
			if !r.Skip {
				line := r.Entrant.Name + "|" + r.Entrant.Club + "|" + numberText(r.Entrant.Class)
				if len(d.askedOf(i)) > 0 {
					line += "?"
				}
				got = append(got, line)
			}
		}
		if s := strings.Join(got, "; "); s != c.want {
			t.Errorf("%s: %s\nwant %s", name, s, c.want)
		}
	}
}

// TestLineUpIsAsked: where a line of a team was not read, or nobody is on its first board, the line-up is asked once, and only there.
func TestLineUpIsAsked(t *testing.T) {
	const sure = "TORANJ\n1. Pero Perić, 1900\n2. Jure Jurić, 1850\n"
	for name, c := range map[string]struct {
		text  string
		asked int
	}{
		"no first board":      {sure + "\nGRADAC\nCaptain: Ana Kos\n2. Iva Lovrić, 1700\n3. Mia Zec, 1500\n", 1},
		"a line left unread":  {sure + "\nGRADAC\n1. Ana Kos, 1800\n2. Iva Lovrić, 1700\nalso for us this year plays Mia Zec 1500\n", 1},
		"a first board open":  {sure + "\nGRADAC\n1. Ana Kos, 1800\n2. (to be announced)\n3. Mia Zec, 1500\n", 0},
		"a word on a contact": {sure + "\nGRADAC\n1. Ana Kos, 1800\n2. Iva Lovrić, 1700\nResults to Mr Ivo Lovrić, 098 000 1234\n", 0},
	} {
		d, err := ReadText(c.text, Options{Today: swiss.Date{Year: 2026}, Sections: []Section{{Name: "Cup", Teams: true, Boards: 3}}})
		if err != nil {
			t.Fatal(err)
		}
		asked := 0
		for _, q := range d.Questions {
			if q.About == AboutTeam {
				asked++
			}
		}
		if asked != c.asked {
			t.Errorf("%s: %d questions about teams, want %d: %+v", name, asked, c.asked, d.Questions)
		}
	}
}

// TestTeamsInTheirOwnWords: the forms in which captains send their teams, one beside the other.
func TestTeamsInTheirOwnWords(t *testing.T) {
	teams := map[string]string{
		"a reserve by a short word":           "GRADAC\n1. Ana Kos, 1800\n2. Iva Lovrić, 1700\npr. Mia Zec, 1500\n",
		"heads of columns, no sign of boards": "GRADAC\nPl. | Prezime i ime | Rejting | God.\n1 | Kos, Ana | 1800 | 1999\n2 | Lovrić, Iva | 1700 | 2001\nP1 | Zec, Mia | 1500 |\n",
		"surname and forename apart":          "GRADAC\nBd;Surname;Forename;Grade\n1;KOS;ANA;1800\n2;LOVRIĆ;IVA;1700\nS1;ZEC;MIA;1500\n",
		"tabs, the last cell empty":           "GRADAC\n#\tIme\tRejting\tTitula\n1\tAna Kos\t1800\tWFM\n2\tIva Lovrić\t1700\t\nR\tMia Zec\t1500\t\n",
		"in brackets, on one line":            "Gradac (Ana Kos 1800, Iva Lovrić 1700, Ena Rak 1650)\n",
		"numbers within a line":               "Gradac: 1. Ana Kos 1800 (k) 2. Iva Lovrić 1700 3. Ena Rak 1650; rez: nema\n",
		"an explanation behind the name":      "GRADAC, isti kao lani samo bez Mije\n1. Ana Kos, 1800\n2. Iva Lovrić, 1700\n",
	}
	for name, text := range teams {
		d, err := ReadText(text+"\nTORANJ\n1. Pero Perić, 1900\n2. Jure Jurić, 1850\n", Options{Today: swiss.Date{Year: 2026}, Sections: []Section{{Name: "Cup", Teams: true, Boards: 2}}})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, r := range d.Rows {
			e := r.Entrant
			if surname, given, ok := strings.Cut(e.Name, ", "); ok {
				e.Name = given + " " + surname
			}
			if !r.Skip {
				got = append(got, e.Team+" "+e.Board+" "+e.Name+" "+numberText(e.Rating))
			}
		}
		s := strings.Join(got, "; ")
		for _, want := range []string{"Gradac 1 Ana Kos 1800", "Gradac 2 Iva Lovrić 1700", "Toranj 1 Pero Perić 1900", "Toranj 2 Jure Jurić 1850"} {
			if !strings.Contains(s, want) {
				t.Errorf("%s: %s\nhas no %q", name, s, want)
			}
		}
		reserve := strings.Contains(text, "Zec") || strings.Contains(text, "ZEC")
		if strings.Contains(s, "Gradac R1 Mia Zec 1500") != reserve {
			t.Errorf("%s: %s\nreserve wanted: %v", name, s, reserve)
		}
	}
}
