package lineup

import (
	"strings"
	"testing"
)

// TestSpoken reads sentences that name a team as captains write them, in three languages and German.
func TestSpoken(t *testing.T) {
	for name, c := range map[string]struct{ text, team, seats string }{
		"will field": {"Lady Margaret School will field, from the top board down, Zara Minchin (1822), Yolanda Petrie (1799), Xavier Odell (1760) and Wilf Crispin (no rating yet), with Verity Lund (1188) as substitute. Team contact: Miss Ogden, 07700 900455",
			"Lady Margaret School", "1. Zara Minchin (1822) | 2. Yolanda Petrie (1799) | 3. Xavier Odell (1760) | 4. Wilf Crispin | Reserve: Verity Lund (1188)"},
		"a letter": {`4) From Wickham Grammar: "We shall put out, from the top, Zara Ndlovu 1750, Rupert Haigh 1733, Sanjay Pillai 1690 and on bottom board Ellie Thwaite, who hasn't a grade. Dom Averill (1320) will travel as spare. I shall be there. Mrs Blackstock, 01632 960417"`,
			"Wickham Grammar", "1. Zara Ndlovu 1750 | 2. Rupert Haigh 1733 | 3. Sanjay Pillai 1690 | 4. Ellie Thwaite | Reserve: Dom Averill (1320)"},
		"a message without ratings": {`"Hiya Maureen, ours are Beatrice Onslow bd 1, then Kieran Duffy, then Magda Stec, and on bottom board young Percy Light. First sub Nell Garside, 2nd sub Rufus Amory. I'll drive, Fr. Dominic Walsh"`,
			"", "1. Beatrice Onslow | 2. Kieran Duffy | 3. Magda Stec | 4. Percy Light | Reserve: Nell Garside | Reserve: Rufus Amory"},
		"strokes":               {"Freya Bassett/Jem Colbeck/Amina Yusuf in board order, Freya is captain, all year 10. No reserves.", "", "1. Freya Bassett | 2. Jem Colbeck | 3. Amina Yusuf"},
		"followed by":           {"Our board one is Ben Fox (1455), followed by Carl Moss, Dan Nash (1300) on three and Eve Orr on bottom board, with Una Dale and Tom Esk as reserves.", "", "1. Ben Fox (1455) | 2. Carl Moss | 3. Dan Nash (1300) | 4. Eve Orr | Reserve: Una Dale | Reserve: Tom Esk"},
		"for a team":            {"For Holy Trinity: Ana Kos on board 1, Budi Luk on board 2, Cara Mir on board 3", "Holy Trinity", "1. Ana Kos | 2. Budi Luk | 3. Cara Mir"},
		"boards before":         {"Alder CC: board 1 Ana Kos 1700, board 2 Bill Luck 1600, board 3 Cara Mir 1500; reserve Dot Ney 1400", "Alder CC", "1. Ana Kos 1700 | 2. Bill Luck 1600 | 3. Cara Mir 1500 | Reserve: Dot Ney 1400"},
		"ratings before":        {"Alder CC: 1700 Ana Kos, 1600 Bill Luck, 1500 Cara Mir", "Alder CC", "1. Ana Kos 1700 | 2. Bill Luck 1600 | 3. Cara Mir 1500"},
		"in brackets":           {"Alder CC (Ana Kos 1700, Bill Luck 1600, Cara Mir 1500)", "Alder CC", "1. Ana Kos 1700 | 2. Bill Luck 1600 | 3. Cara Mir 1500"},
		"no comma":              {"We play Ana Kos (1700) and then Bill Luck (1600) and then Cara Mir (1500).", "", "1. Ana Kos (1700) | 2. Bill Luck (1600) | 3. Cara Mir (1500)"},
		"a captain beside":      {"Alder CC: Ana Kos 1700 (capt), Bill Luck 1600, Cara Mir 1500", "Alder CC", "1. Ana Kos 1700 (c) | 2. Bill Luck 1600 | 3. Cara Mir 1500"},
		"Indonesian":            {"Kami turun 4 orang saja tanpa cadangan. Urutan papan dari yang terkuat: Zul Hunowu kls 12, Abd. Rahman Nur kls 11, Ismail Bouti kls 11. Kapten: Ismail.", "", "1. Zul Hunowu kls 12 | 2. Abd. Rahman Nur kls 11 | 3. Ismail Bouti kls 11"},
		"Indonesian, any order": {"Vivian Lasut (p.2), Greisy Tumiwa (p.1), Keisha Rondo (p.3); cadangan pertama Brenda Sigar, cadangan kedua Tasya Lumentut", "", "1. Greisy Tumiwa | 2. Vivian Lasut | 3. Keisha Rondo | Reserve: Brenda Sigar | Reserve: Tasya Lumentut"},
		"Indonesian, a school":  {"Dari SMAN 2 Telaga: papan 1 Ana Lestari, papan 2 Budi Luk dan papan 3 Citra Sari, cadangannya Dewi Ayu", "SMAN 2 Telaga", "1. Ana Lestari | 2. Budi Luk | 3. Citra Sari | Reserve: Dewi Ayu"},
		"Croatian":              {"ŠK Zrmanja nastupa u sastavu Filip Rakić (1820), Goran Skočić (1811), Hrvoje Tudor (1730) i Karmen Uzelac (1602).", "ŠK Zrmanja", "1. Filip Rakić (1820) | 2. Goran Skočić (1811) | 3. Hrvoje Tudor (1730) | 4. Karmen Uzelac (1602)"},
		"Croatian boards":       {"Za ŠK Lovor igraju: na prvoj ploči Ana Kos (1700), na drugoj Budo Luk (1600) i na trećoj Cvita Mir (1500), rezerva Dino Erak.", "ŠK Lovor", "1. Ana Kos (1700) | 2. Budo Luk (1600) | 3. Cvita Mir (1500) | Reserve: Dino Erak"},
		"Croatian, accusative":  {"Za Osnovnu školu Vrh igraju Ana Kos (1700), Budo Luk (1600) i Cvita Mir (1500).", "Osnovna škola Vrh", "1. Ana Kos (1700) | 2. Budo Luk (1600) | 3. Cvita Mir (1500)"},
		"Croatian school":       {"Ekonomska škola: Karla Lasan 1599, Leon Mandić 1544, Mia Nakić 1500, pričuva Ela Franić 1422", "Ekonomska škola", "1. Karla Lasan 1599 | 2. Leon Mandić 1544 | 3. Mia Nakić 1500 | Reserve: Ela Franić 1422"},
		"German":                {"Für den SK Turm spielen Anna Kern (1700), Bernd Lutz (1600) und Clara Mohr (1500), Ersatz ist Dora Nagel.", "SK Turm", "1. Anna Kern (1700) | 2. Bernd Lutz (1600) | 3. Clara Mohr (1500) | Reserve: Dora Nagel"},
	} {
		u, ok := Spoken(c.text, func(string) bool { return false })
		var seats []string
		for _, s := range u.Seats {
			seats = append(seats, s.Line())
		}
		if got := strings.Join(seats, " | "); !ok || got != c.seats || TeamIn(u.Lead) != c.team {
			t.Errorf("%s: %q\nteam %q of %q", name, got, TeamIn(u.Lead), u.Lead)
		}
	}
}

// TestNotSpoken: what names fewer than three players, or reserves alone, is no line-up.
func TestNotSpoken(t *testing.T) {
	for _, text := range []string{"Reserves: Ana Kos 1700, Bill Luck 1600, Cara Mir 1500", "Cadangan: Ana Kos, Budi Luk, Cara Mir", "Team manager Mr Crabtree, 07700 900318", "Captain: Ana Kos", "1. Ana Kos 1700", "COUNTY TEAM CUP 2026 - SQUADS AS SENT IN"} {
		if u, ok := Spoken(text, func(string) bool { return false }); ok {
			t.Errorf("%s: %+v", text, u)
		}
	}
}

// TestWritten writes rows that small numbers count, ratings before names, and signs for captains as lists do.
func TestWritten(t *testing.T) {
	got := Written(strings.Split("#1  2098  Magnus Toll\n#2  2041  Imelda Quirk *\n#3  vacant\n* captain\ni. Wilf Bann 1803\nii. Clare Stop 1761\niii. Tessa Wray 1630", "\n"))
	want := "#1  Magnus Toll 2098|#2  Imelda Quirk (c) 2041|#3  vacant||1. Wilf Bann 1803|2. Clare Stop 1761|3. Tessa Wray 1630"
	if s := strings.Join(got, "|"); s != want {
		t.Errorf("%s", s)
	}
}
