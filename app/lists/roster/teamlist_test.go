package roster

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/swiss"
)

// readTeams reads line-ups for an event of teams and writes "team board name rating class" of each player.
func readTeams(t *testing.T, text string) (players, teams []string, d Document) {
	t.Helper()
	d, err := ReadText(text, Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: []Section{{Name: "T", Teams: true, Boards: 3}}})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range d.Rows {
		if e := r.Entrant; !r.Skip {
			players = append(players, strings.TrimSpace(fmt.Sprintf("%s %s %s %s %s", e.Team, e.Board, e.Name, numberText(e.Rating), numberText(e.Class))))
		}
	}
	for _, team := range d.Teams {
		teams = append(teams, team.Name)
	}
	return players, teams, d
}

// TestTeamForms reads two teams in the forms in which captains send them.
func TestTeamForms(t *testing.T) {
	want := []string{"Alfa 1 Ana Kos 1700", "Alfa 2 Budi Luk 1600", "Alfa 3 Cara Mir 1500", "Beta 1 Dan Nov 1650", "Beta 2 Eva Orr 1550", "Beta 3 Finn Pol 1450"}
	for name, text := range map[string]string{
		"letters":          "A. Alfa\n1. Ana Kos 1700\n2. Budi Luk 1600\n3. Cara Mir 1500\n\nB. Beta\n1. Dan Nov 1650\n2. Eva Orr 1550\n3. Finn Pol 1450\n",
		"Roman numbers":    "I. Alfa\nPapan 1: Ana Kos 1700\nPapan 2: Budi Luk 1600\nPapan 3: Cara Mir 1500\nII. Beta\nPapan 1: Dan Nov 1650\nPapan 2: Eva Orr 1550\nPapan 3: Finn Pol 1450\n",
		"letters of teams": "Team A: Alfa\nBoard 1 - Ana Kos (1700)\nBoard 2 - Budi Luk (1600)\nBoard 3 - Cara Mir (1500)\nTeam B: Beta\nBoard 1 - Dan Nov (1650)\nBoard 2 - Eva Orr (1550)\nBoard 3 - Finn Pol (1450)\n",
		"dashes":           "Alfa - Ana Kos (1700), Budi Luk (1600), Cara Mir (1500)\nBeta – Dan Nov 1650, Eva Orr 1550, Finn Pol 1450\n",
		"below the name":   "Alfa\nAna Kos (1700), Budi Luk (1600), Cara Mir (1500)\nBeta\nDan Nov (1650), Eva Orr (1550), Finn Pol (1450)\n",
		"no numbers":       "Alfa\nAna Kos 1700\nBudi Luk 1600\nCara Mir 1500\n\nBeta\nDan Nov 1650\nEva Orr 1550\nFinn Pol 1450\n",
		"columns":          "Alfa\nName | Board | Grade\nAna Kos | 1 | 1700\nBudi Luk | 2 | 1600\nCara Mir | 3 | 1500\nBeta\nPrezime; Ime; Ploča; Rejting\nNov; Dan; 1; 1650\nOrr; Eva; 2; 1550\nPol; Finn; 3; 1450\n",
		"columns in words": "Alfa\nIme, Rejting\nAna Kos, 1700\nBudi Luk, 1600\nCara Mir, 1500\nBeta\nNama; Papan; Rating\nDan Nov; 1; 1650\nEva Orr; 2; 1550\nFinn Pol; 3; 1450\n",
		"ordinals":         "Alfa (captain: Zed Quay)\n1st board Ana Kos, 1700\n2nd board Budi Luk, 1600\n3rd board Cara Mir, 1500\nBeta (manajer: Pak Jono)\n1. ploča Dan Nov 1650\n2. ploča Eva Orr 1550\n3. ploča Finn Pol 1450\n",
		"Roman boards":     "Alfa\nPapan I : Ana Kos / 1700\nPapan II : Budi Luk / 1600\nPapan III : Cara Mir / 1500\nBeta\nBrett I: Dan Nov, 1650\nBrett II: Eva Orr, 1550\nBrett III: Finn Pol, 1450\n",
	} {
		players, teams, _ := readTeams(t, text)
		if !slices.Equal(players, want) || !slices.Equal(teams, []string{"Alfa", "Beta"}) {
			t.Errorf("%s: %q, teams %q", name, players, teams)
		}
	}
}

// TestTeamFields: class, sex and captain in fields of their own are no part of a name.
func TestTeamFields(t *testing.T) {
	text := "Format: papan 1-3\n\n1) Alfa\n- Papan 1: Ana Kos, XI, 1700\n- Papan 2: BUDI LUK, kls 10, -\n- Cadangan: Cara Mir, XII\n2) Beta\n1) Dan Nov, kap., 1650\n2) Eva Orr, Ž, 1550\nrez.: Finn Pol, 8. razred, 1450\n"
	players, teams, d := readTeams(t, text)
	want := []string{"Alfa 1 Ana Kos 1700 11", "Alfa 2 Budi Luk  10", "Alfa R1 Cara Mir  12", "Beta 1 Dan Nov 1650", "Beta 2 Eva Orr 1550", "Beta R1 Finn Pol 1450 8"}
	if !slices.Equal(players, want) || len(teams) != 2 || d.Teams[1].Captain != "Dan Nov" {
		t.Errorf("%q, teams %v", players, d.Teams)
	}
}

// TestTeamCorrections: a line below the line-ups changes who plays, and enters nobody else.
func TestTeamCorrections(t *testing.T) {
	base := "Alfa\n1. Ante Kos 1700\n2. Budi Luk 1600\n3. Cara Mir 1500\n\nBeta\n1. Dan Nov 1650\n2. Eva Orr 1550\n3. Finn Pol 1450\n\n"
	for note, want := range map[string]string{
		"Ispravak: umjesto Ante Kosa na 1. ploči igra Goran Rak 1710.":    "Alfa 1 Goran Rak 1710",
		"Ralat: Budi Luk diganti Guntur Sari, 1610.":                      "Alfa 2 Guntur Sari 1610",
		"NB Dan Nov has left the club, Gus Reed (1640) replaces him.":     "Beta 1 Gus Reed 1640",
		"Correction: Eva Orr is replaced by Gwen Reed 1540":               "Beta 2 Gwen Reed 1540",
		"Perubahan tim Beta: Finn Pol digantikan oleh Gilang Sari (1400)": "Beta 3 Gilang Sari 1400",
		"In the Beta team Dan Nov is replaced by Gus Reed, 1640.":         "Beta 1 Gus Reed 1640",
		"Alfa: Budi Luk (papan 2) diganti Guntur Sari, 1610.":             "Alfa 2 Guntur Sari 1610",
		"U ekipi Beta umjesto Eve Orr igra Gea Reš (1540).":               "Beta 2 Gea Reš 1540",
		"Bei Beta spielt Gerd Rau (1420) statt Finn Pol.":                 "Beta 3 Gerd Rau 1420",
	} {
		players, _, d := readTeams(t, base+note+"\nFees to the treasurer, please.\n")
		gone := 0
		for _, r := range d.Rows {
			if r.Withdrawn {
				gone++
			}
		}
		if len(players) != 6 || !slices.Contains(players, want) || gone != 1 {
			t.Errorf("%s: %q, %d struck out", note, players, gone)
		}
	}
	players, _, _ := readTeams(t, base+"Cara Mir ne može igrati.\n")
	if len(players) != 5 {
		t.Errorf("withdrawn: %q", players)
	}
}

// TestTeamMends: what a line below says of somebody is his alone, whatever case the name of his team before him is in.
func TestTeamMends(t *testing.T) {
	base := "Fen Foxes\n1. Ante Kos 1700\n2. Budi Luk 1600\n3. Cara Mir 1500\nrez. Rok Sar 1400\n\nŠK Maslina\n1. Dan Nov 1650\n2. Eva Orr 1550\n3. Finn Pol 1450\n\n"
	for note, want := range map[string]string{
		"Correction: Fen Foxes' Budi Luk is now 1611.":          "Fen Foxes 2 Budi Luk 1611",
		"Update: Fen Foxes's Ante Kos has 1712":                 "Fen Foxes 1 Ante Kos 1712",
		"Ispravak: Maslinin Dan Nov ima 1660.":                  "ŠK Maslina 1 Dan Nov 1660",
		"Ralat: Finn Pol (ŠK Maslina) ratingnya sekarang 1455.": "ŠK Maslina 3 Finn Pol 1455",
		"Korrektur: bei Maslina hat Eva Orr jetzt 1560":         "ŠK Maslina 2 Eva Orr 1560",
		"Fen Foxes: Cara Mir is away, the reserve comes in.":    "Fen Foxes 3 Rok Sar 1400",
		"Fen Foxes: umjesto Care Mir igra prva rezerva.":        "Fen Foxes 3 Rok Sar 1400",
	} {
		players, teams, d := readTeams(t, base+note+"\n")
		if !slices.Contains(players, want) || len(teams) != 2 || len(d.Questions) > 0 {
			t.Errorf("%s: %q, %v", note, players, d.Questions)
		}
	}
	_, teams, d := readTeams(t, base+"ŠK Maslina je odustala od natjecanja.\n")
	if gone := len(d.Rows); len(teams) != 1 || teams[0] != "Fen Foxes" || gone == 0 {
		t.Errorf("a team withdrawn: %q", teams)
	}
	_, _, d = readTeams(t, base+"Ispravak: U Maslini umjesto Mirka Lija igra Lea Jug (1490).\n")
	if len(d.Questions) != 1 || d.Questions[0].About != AboutTeam || len(d.Questions[0].Rows) != 3 {
		t.Errorf("whose place it is was not understood: %v", d.Questions)
	}
}

// TestTeamBoards reads the boards of a team wherever and however their numbers stand.
func TestTeamBoards(t *testing.T) {
	want := []string{"Alfa 1 Ana Kos 1700", "Alfa 2 Budi Luk 1600", "Alfa 3 Cara Mir 1500", "Beta 1 Dan Nov 1650", "Beta 2 Eva Orr 1550", "Beta 3 Finn Pol 1450"}
	for name, text := range map[string]string{
		"words":       "Alfa\nTop board: Ana Kos 1700\n2nd board: Budi Luk 1600\nBottom board: Cara Mir 1500\n\nBeta\nPapan utama: Dan Nov 1650\nPapan kedua: Eva Orr 1550\nPapan terakhir: Finn Pol 1450\n",
		"German":      "Alfa\nerstes Brett Ana Kos (DWZ 1700)\nzweites Brett Budi Luk (DWZ 1600)\nletztes Brett Cara Mir (DWZ 1500)\n\nBeta\nBrett 1: Dan Nov, Elo 1650\nBrett 2: Eva Orr, Elo 1550\nBrett 3: Finn Pol, Elo 1450\n",
		"behind":      ">>> Alfa <<<\nAna Kos 1700 – prva\nBudi Luk 1600 – druga\nCara Mir 1500 – treća\n---------\n>>> Beta <<<\nDan Nov (1650), board 1\nEva Orr (1550), board 2\nFinn Pol (1450), board 3\n",
		"any order":   "Alfa\nploča;igrač;rejting\n3;Cara Mir;1500\n1;Ana Kos;1700\n2;Budi Luk;1600\n\nBeta\nIII. Finn Pol 1450\nI. Dan Nov 1650\nII. Eva Orr 1550\n",
		"a sentence":  "Alfa\nOn top board is Ana Kos (1700), Budi Luk (1600) on two, Cara Mir (1500) on three.\n\nBeta\nDan Nov will play board 1 (1650), Eva Orr (1550) board 2 and Finn Pol board 3 (1450).\n",
		"in a letter": ">> Alfa <<\nAna writes: \"we come, all of us, on the boards 1) Ana Kos 1700 2) Budi Luk 1600 3) Cara Mir 1500. Captain is me.\"\n>> Beta <<\n1. Dan Nov 1650\n2. Eva Orr 1550\n3. Finn Pol 1450\n",
	} {
		players, teams, _ := readTeams(t, text)
		slices.Sort(players)
		if !slices.Equal(players, want) || !slices.Equal(teams, []string{"Alfa", "Beta"}) {
			t.Errorf("%s: %q, teams %q", name, players, teams)
		}
	}
}

// TestTeamYears tells a year of birth from a rating, and a sex in brackets from a name.
func TestTeamYears(t *testing.T) {
	text := "Alfa\n1. Ana Kos (ž) 1700\n2. Budi Luk st. (1954.) 1600\n3. Cara Mir, 1980, 1500\n\nBeta\n1. Dan Nov 1955\n2. Eva Orr 1955, 1971\n3. Finn Pol, 2012. godište\n"
	_, _, d := readTeams(t, text)
	var got []string
	for _, r := range d.Rows {
		if e := r.Entrant; !r.Skip {
			got = append(got, strings.TrimSpace(fmt.Sprintf("%s %s %d %d", e.Name, sexText(e.Sex), e.Rating, e.Birth.Year)))
		}
	}
	if want := []string{"Ana Kos f 1700 0", "Budi Luk st.  1600 1954", "Cara Mir  1500 1980", "Dan Nov  1955 0", "Eva Orr  1955 1971", "Finn Pol  0 2012"}; !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}

// TestRemarkBelowTeams: a sentence below the teams that names nobody is remembered of who speaks, and breaks nothing.
func TestRemarkBelowTeams(t *testing.T) {
	for _, remark := range []string{"Alfa: she is in class 5 and not in class 6", "Beta: dia kelas 5, bukan kelas 6, SDN 2", "Ispravak: Alfa je 5. razred, OŠ Vrh"} {
		_, teams, _ := readTeams(t, "Alfa\n1. Ana Kos 1700\n2. Budi Luk 1600\n\nBeta\n1. Dan Nov 1650\n2. Eva Orr 1550\n\n"+remark+"\n")
		if !slices.Equal(teams, []string{"Alfa", "Beta"}) {
			t.Errorf("%s: %q", remark, teams)
		}
	}
}

// TestTeamInASentence: a team in a sentence that is not read is asked about with the team above, even where a telephone stands behind it.
func TestTeamInASentence(t *testing.T) {
	_, _, d := readTeams(t, "Alfa\n1. Ana Kos 1700\n2. Budi Luk 1600\n\nLady Margaret School will field, from the top board down, Zara Minchin (1822), Yolanda Petrie (1799) and Wilf Crispin (no rating yet). Contact: Miss Ogden, 07700 900455\n\nBeta\n1. Dan Nov 1650\n2. Eva Orr 1550\n")
	asked := slices.ContainsFunc(d.Rows, func(r Row) bool {
		return !r.Skip && (strings.Contains(r.Entrant.Name, "Minchin") || slices.ContainsFunc(r.Doubts, func(u Doubt) bool { return strings.Contains(u.Text, "Zara Minchin") }))
	})
	if !asked {
		t.Errorf("a team was lost without a word: %+v", d.Rows)
	}
}

// TestTeamMayWithdraw: a team that goes under a condition stays; one that has gone is struck out.
func TestTeamMayWithdraw(t *testing.T) {
	list := "Alfa\n1. Ana Kos 1700\n2. Budi Luk 1600\n\nBeta\n1. Dan Nov 1650\n2. Eva Orr 1550\n\n"
	for said, want := range map[string]int{"Beta have withdrawn": 2, "Beta have withdrawn if nobody drives them": 4, "Beta tidak jadi ikut": 2, "Beta batal": 2, "Beta batal kalau tidak dapat pemain": 4} {
		_, _, d := readTeams(t, list+said+"\n")
		if n := len(slices.DeleteFunc(slices.Clone(d.Rows), func(r Row) bool { return r.Skip })); n != want {
			t.Errorf("%s: %d players, want %d", said, n, want)
		}
	}
}

// TestTeamPlaces: players are named by their places, boards change, reserves come in and are added, in any language.
func TestTeamPlaces(t *testing.T) {
	base := "Fen Foxes\n1. Ante Kos 1700\n2. Budi Luk 1600\n3. Cara Mir 1500\nrez. Rok Sar 1400\n\nHill Hawks\n1. Dan Nov 1650\n2. Eva Orr 1550\n3. Finn Pol 1450\n\n"
	for note, want := range map[string]string{
		"Fen Foxes: Budi and Cara swap boards":                      "Fen Foxes 3 Budi Luk 1600",
		"Fen Foxes: boards 2 and 3 are swapped: board 2, board 3":   "",
		"Hill Hawks: board 1 and board 2 swap":                      "Hill Hawks 2 Dan Nov 1650",
		"Fen Foxes: papan 1 dan papan 3 ditukar":                    "Fen Foxes 3 Ante Kos 1700",
		"Hill Hawks: ploča 2 i ploča 3 se mijenjaju":                "Hill Hawks 3 Eva Orr 1550",
		"Fen Foxes: Ante Kos und Cara Mir tauschen die Bretter":     "Fen Foxes 3 Ante Kos 1700",
		"Fen Foxes: Cara Mir has mumps. Rok Sar takes her board.":   "Fen Foxes 3 Rok Sar 1400",
		"Fen Foxes: Budi Luk sakit, papan 2 diisi cadangan pertama": "Fen Foxes 2 Rok Sar 1400",
		"Hill Hawks: cadangannya Gita Sari 1300":                    "Hill Hawks R1 Gita Sari 1300",
		"Hill Hawks: their reserve is Gus Reed (1310)":              "Hill Hawks R1 Gus Reed 1310",
		"Hill Hawks: pričuva je Gea Reš (1320)":                     "Hill Hawks R1 Gea Reš 1320",
		"Fen Foxes: the first reserve can't make it":                "Fen Foxes 3 Cara Mir 1500",
	} {
		players, teams, _ := readTeams(t, base+note+"\n")
		if len(teams) != 2 || want != "" && !slices.Contains(players, want) {
			t.Errorf("%s: %q, teams %q", note, players, teams)
		}
	}
	players, _, _ := readTeams(t, base+"Fen Foxes: the first reserve can't make it\n")
	if len(players) != 6 {
		t.Errorf("a reserve named by his place stays: %q", players)
	}
	for _, note := range []string{"Hawks i Foxes trebaju zamijeniti ploče", "Hill Hawks: 2. ploča i 3. ploča se mijenjaju"} {
		if _, _, d := readTeams(t, base+note+"\n"); len(d.Questions) == 0 {
			t.Errorf("%s: an exchange that was not understood is not asked about", note)
		}
	}
}

// TestTeamSections: a heading over teams gives them their sex and section, and two sections may have teams of one name.
func TestTeamSections(t *testing.T) {
	for name, heads := range map[string][2]string{
		"Indonesian": {"— — *BEREGU PUTRA* — —", "=== BEREGU PUTRI ==="}, "English": {"BOYS' TEAMS", "** Girls' teams **"}, "Croatian": {"Muška konkurencija", "Djevojčice:"}, "Croatian teams": {"EKIPE DJEČAKA", "EKIPE DJEVOJČICA"},
	} {
		text := heads[0] + "\n\n[1] SMAN 2 Biru\n1. Ana Kos 1700\n2. Budi Luk 1600\n\n" + heads[1] + "\n\n[1] SMAN 2 Biru\n1. Dan Nov 1650\n2. Eva Orr 1550\n"
		o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: []Section{{Name: "Beregu Putra", Sex: swiss.Male, Teams: true}, {Name: "Beregu Putri", Sex: swiss.Female, Teams: true}}}
		d, err := ReadText(text, o)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, r := range d.Rows {
			if !r.Skip {
				got = append(got, r.Section+" "+r.Entrant.Team+" "+r.Entrant.Board)
			}
		}
		if want := []string{"Beregu Putra SMAN 2 Biru 1", "Beregu Putra SMAN 2 Biru 2", "Beregu Putri SMAN 2 Biru 1", "Beregu Putri SMAN 2 Biru 2"}; !slices.Equal(got, want) || len(d.Questions) > 0 {
			t.Errorf("%s: %q, %v", name, got, d.Questions)
		}
	}
}

// TestManyTeams: two thousand players in five hundred teams are read, and as many rows that are none.
func TestManyTeams(t *testing.T) {
	var teams, rows strings.Builder
	for i := range 500 {
		fmt.Fprintf(&teams, "Klub%d\n1. Ana Kos%c 1700\n2. Budi Luk%c 1600\n3. Cara Mir%c 1500\n\n", i, 'a'+rune(i%26), 'b'+rune(i%20), 'c'+rune(i%18))
	}
	for range 2000 {
		rows.WriteString("Ana Kos, Budi Luk, Cara Mir\n")
	}
	if players, names, _ := readTeams(t, teams.String()); len(names) != 500 || len(players) == 0 {
		t.Errorf("%d teams, %d players", len(names), len(players))
	}
	if _, names, _ := readTeams(t, rows.String()); len(names) > 2 {
		t.Errorf("rows of nobody: %d teams", len(names))
	}
}
