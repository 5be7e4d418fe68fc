package roster

import (
	"strings"
	"testing"

	"wasit/swiss"
)

// chatCase is a chat, lines with their authors, those that begin with "+" of the message above; its players must come out.
type chatCase struct {
	name, chat, want string
}

// checkChats reads chats, each for an event without sections of classes.
func checkChats(t *testing.T, o Options, cases []chatCase) {
	t.Helper()
	for _, c := range cases {
		var text strings.Builder
		for line := range strings.SplitSeq(c.chat, "\n") {
			if rest, more := strings.CutPrefix(line, "+"); more {
				text.WriteString(rest + "\n")
			} else {
				text.WriteString("17/11/2026 07.15 - " + line + "\n")
			}
		}
		d, err := ReadText(text.String(), o)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.ReplaceAll(strings.TrimSpace(playersText(d)), "\n", "; "); got != c.want {
			t.Errorf("%s:\n%s\n got %s\nwant %s", c.name, c.chat, got, c.want)
		}
	}
}

// TestSchoolsOverLists: the one name of a line above a list is the school of those below, whatever else the line says.
func TestSchoolsOverLists(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}}
	var cases []chatCase
	for head, school := range map[string]string{
		"Scoil Naomh Ciarán are in:":                    "Scoil Naomh Ciarán",
		"Holy Cross, all present and correct:":          "Holy Cross",
		"This is the team from Holy Cross:":             "Holy Cross",
		"Here's who's playing from Scoil Bhríde:":       "Scoil Bhríde",
		"Names for Holy Cross below":                    "Holy Cross",
		"Hi Gráinne, Holy Cross here. We have two:":     "Holy Cross",
		"Entering for Holy Cross,":                      "Holy Cross",
		"Evening Gill, my Pawn Stars lot":               "Pawn Stars",
		"Moycullen entries coming up":                   "Moycullen",
		"Tom Bell here with the Grange Park lot:":       "Grange Park",
		"Below are ours:":                               "",
		"Following on from yesterday:":                  "",
		"Corrections from us, sorry about the mess up:": "",
	} {
		want := strings.TrimSpace("Aidan Mulvey "+school) + " 3; " + strings.TrimSpace("Beth Keogh "+school) + " 4"
		cases = append(cases, chatCase{head, "Ann: " + head + "\n+- Aidan Mulvey Y3\n+- Beth Keogh Y4\nGill: thanks", want})
	}
	for head, school := range map[string]string{
		"Tunas Harapan hadir bu:":             "Tunas Harapan",
		"Berikut utusan dari Tunas Harapan :": "Tunas Harapan",
		"ini anak-anak Al Azhar Syifa":        "Al Azhar Syifa",
		"Pagi bu, Tunas Harapan nggih":        "Tunas Harapan",
		"Daftar peserta Tunas Harapan:":       "Tunas Harapan",
		"Berikut daftarnya bu:":               "",
	} {
		want := strings.TrimSpace("Adi Wijaya "+school) + " 3; " + strings.TrimSpace("Bima Sena "+school) + " 4"
		cases = append(cases, chatCase{head, "Bu Ani: " + head + "\n+1. Adi Wijaya kls 3\n+2. Bima Sena kls 4\nPanitia: baik bu", want})
	}
	for head, school := range map[string]string{
		"Blatine dolaze u sastavu:": "Blatine",
		"Blatine prijavljuju":       "Blatine",
		"Evo ekipe Bijelih Lovaca":  "", // not in the first case
		"Šaljem svoje:":             "",
	} {
		want := strings.TrimSpace("Ivo Ban "+school) + " 3A; " + strings.TrimSpace("Ana Kos "+school) + " 4B"
		cases = append(cases, chatCase{head, "Vesna: " + head + "\n+- Ivo Ban 3.a\n+- Ana Kos 4.b\nZdenko: može", want})
	}
	cases = append(cases, chatCase{"a player without facts", "Ann: Elm School:\n+- Aidan Mulvey Y3\n+- Beth Keogh\n+- Tom Hill Y5\nGill: thanks", "Aidan Mulvey Elm School 3; Beth Keogh Elm School; Tom Hill Elm School 5"},
		chatCase{"at the beginning", "Ann: Elm School:\n+- Beth Keogh\n+- Aidan Mulvey Y3\n+- Tom Hill Y5\nGill: thanks", "Beth Keogh Elm School; Aidan Mulvey Elm School 3; Tom Hill Elm School 5"})
	checkChats(t, o, cases)
}

// TestSchoolsInSentences: a school that no word tells is known by its place: before a verb of sending, beside or behind a class.
func TestSchoolsInSentences(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}}
	two := "Aidan Mulvey Holy Cross 3; Tom Keogh Holy Cross 4"
	var cases []chatCase
	for _, text := range []string{
		"Holy Cross has two this year: Aidan Mulvey Y3, Tom Keogh Y4",
		"Holy Cross is entering Aidan Mulvey Y3 and Tom Keogh Y4",
		"Holy Cross would like to send Aidan Mulvey Y3, Tom Keogh Y4",
		"We at Holy Cross are entering Aidan Mulvey (Y3), Tom Keogh (Y4)",
		"From Holy Cross: Aidan Mulvey Y3, Tom Keogh Y4",
		"From Holy Cross we have Aidan Mulvey Y3, Tom Keogh Y4",
		"Aidan Mulvey (Y3, Holy Cross) and Tom Keogh (Y4, Holy Cross)",
		"Aidan Mulvey (Holy Cross, Y3), Tom Keogh (Holy Cross, Y4)",
		"Aidan Mulvey Y3 and Tom Keogh Y4 from Holy Cross please",
	} {
		cases = append(cases, chatCase{text, "Ann: " + text + "\nGill: thanks, that's grand", two})
	}
	cases = append(cases,
		chatCase{"particles", "Ann: Iseult Marlow (5th, Gaelscoil na Mara), Jamie Pender (4th, Gaelscoil na Mara), Kasia Nowicka (Ballinore Together, 6th), Lorcan Tighe (3rd)\nAnn: Jamie is at a wedding that day. His big sister Róisín Pender takes his seat, she's in 6th in the same school",
			"Iseult Marlow Gaelscoil na Mara 5; Kasia Nowicka Ballinore Together 6; Lorcan Tighe 3; Róisín Pender f Gaelscoil na Mara 6"},
		chatCase{"dash", "Bev: my Pawn Stars lot\n+• Jonty Pike, yr 3 - Calder Green\n+• Mei Chen, yr 5 - Calder Green\nBev: swap Jonty for his sister Clementine Pike. She goes to Calder Green as well, yr 5",
			"Mei Chen Calder Green 5; Clementine Pike f Calder Green 5"},
		chatCase{"verb", "Bu Endah: Pak Gun, SMP Bina Karya ngirim Tri Yuliani kelas 7, Nur Fadilah kelas 8\nPak Gun: baik bu", "Tri Yuliani SMP Bina Karya 7; Nur Fadilah SMP Bina Karya 8"},
		chatCase{"verb of all", "Bu Ani: Tunas Harapan mengirimkan Adi Wijaya kls 3 dan Bima Sena kls 4\nPak Gun: baik bu", "Adi Wijaya Tunas Harapan 3; Bima Sena Tunas Harapan 4"},
		chatCase{"all", "Bu Ani: Adi Wijaya kls 3, Bima Sena kls 4. Semua dari Tunas Harapan\nPak Gun: baik bu", "Adi Wijaya Tunas Harapan 3; Bima Sena Tunas Harapan 4"},
		chatCase{"behind of", "Ann: Elm School: Tom Hill Y5\nMrs Wynne: Walter (6th) and Wilhelmina (4th) Wynne of Rathcoole Lodge School", "Tom Hill Elm School 5; Walter Wynne Rathcoole Lodge School 6; Wilhelmina Wynne Rathcoole Lodge School 4"},
		chatCase{"of", "Pete: Anyway, one for you: Scarlett Bamford, year 2, Highfield Church of England. Ring me\nAnn: Gabriel Ashworth, Y4, Highfield C of E", "Scarlett Bamford Highfield Church of England 2; Gabriel Ashworth Highfield C of E 4"},
		chatCase{"apostrophe", "Ann: English Martyrs' School: Finbar Gilligan (Yr 4), Oonagh Devlin (Yr 3). Thank you dear\nGill: ok", "Finbar Gilligan English Martyrs' School 4; Oonagh Devlin English Martyrs' School 3"},
		chatCase{"same year", "Ann: Whalley Road Primary: Tom Hill Y5, Ian Rose Y4\nAnn: Ian is at cub camp. In his place I offer you his twin, Harriet Rose, naturally the same year and the same school!", "Tom Hill Whalley Road Primary 5; Harriet Rose Whalley Road Primary 4"},
		chatCase{"twins please", "Ann: Elm School: Tom Hill Y5\nAda: Not closed yet I hope 🙏 the Okonkwo twins please, Chidi and Adaeze, both Year 4 at Beacon Hill Prep", "Tom Hill Elm School 5; Chidi Okonkwo Beacon Hill Prep 4; Adaeze Okonkwo Beacon Hill Prep 4"},
		chatCase{"not 6", "Ann: Elm School: Eloise Fair Y6, Hassan Mirza Y6\nAnn: Eloise's mum tells me she is a Year 5, not 6. Hassan's in full is Hassan Mirza-Khan", "Eloise Fair Elm School 5; Hassan Mirza-Khan Elm School 6"},
		chatCase{"alone", "Ann: Elm School: Tom Hill Y5\nBob: Ines Farkas, Oak School", "Tom Hill Elm School 5; Ines Farkas Oak School"},
		chatCase{"dash before names", "Ann: Three for St Wilfrid's Catholic Primary - Anjali Joshi, Conor Maddox, Tobias Freer. They're all in Year 5", "Anjali Joshi St Wilfrid's Catholic Primary 5; Conor Maddox St Wilfrid's Catholic Primary 5; Tobias Freer St Wilfrid's Catholic Primary 5"},
	)
	checkChats(t, o, cases)
}

// TestAskedChildren: a child whom a question names is known by what follows it, and the surname may stand before or behind its word.
func TestAskedChildren(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}}
	first := "Ann: Elm School: Tom Keogh Y4\nJo: "
	var cases []chatCase
	for _, text := range []string{
		"Any chance Tadhg could be added? He's in Year 5 in Oak School. It's Tuohy for the surname",
		"Is there room for Tadhg? Year 5 at Oak School. Tuohy is his surname",
		"would it be ok if Tadhg joins? Year 5 at Oak School, surname Tuohy",
		"Could Tadhg still enter? Year 5, Oak School. Surname's Tuohy",
		"Can you squeeze in Tadhg? He's in Year 5 at Oak School. His last name is Tuohy",
		"Might Tadhg play too? Oak School, Year 5, surname is Tuohy",
	} {
		cases = append(cases, chatCase{text, first + text, "Tom Keogh Elm School 4; Tadhg Tuohy Oak School 5"})
	}
	cases = append(cases,
		chatCase{"hr", "Vesna: OŠ Lipa: Ivo Ban 3.a\nJo: Može li se pridružiti Niko? 5. razred, OŠ Vrilo. Kralj mu je prezime", "Ivo Ban OŠ Lipa 3A; Niko Kralj OŠ Vrilo 5"},
		chatCase{"id", "Bu Ani: SDN 1: Adi Wijaya kls 3\nMama Rara: Masih boleh kalau Rara ikut? Kelas 5 di SDN 4. Nama belakangnya Pertiwi", "Adi Wijaya SDN 1 3; Rara Pertiwi SDN 4 5"})
	checkChats(t, o, cases)
}
