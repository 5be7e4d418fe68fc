package roster

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"wasit/swiss"
)

// readChatOf reads a chat, each line with its author before a colon.
func readChatOf(t *testing.T, o Options, lines ...string) Document {
	t.Helper()
	var text strings.Builder
	for _, line := range lines {
		text.WriteString("17/11/2026 07.15 - " + line + "\n")
	}
	d, err := ReadText(text.String(), o)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// TestExchanges: who takes over a place in the list is told by many verbs, and the one who had it is struck out.
func TestExchanges(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}}
	en := "Ann: Elm School: Gwyn Parry (Y4), Huw Bevan (Y4), Una Poe (Y5), Ffion Rees (Y6)"
	id := "Bu Ani: SDN 1 mengirim Danu Pramudya kls 5, Fitri Nuraini kls 4, Gendis Maharani kls 6, Joko Susilo kls 5"
	hr := "Vesna: OŠ Lipa prijavljuje: Oto Pavlek 5.a, Pia Rukavina 4.b, Rino Skoko 5.a, Sara Tomšić 7.c"
	for text, want := range map[string]struct{ list, gone, comes string }{
		"Ann: Gwyn Parry's place will be taken by Lowri Madoc (Y6)":              {en, "Gwyn Parry", "Lowri Madoc"},
		"Ann: Lowri Madoc (Y6) is taking Gwyn's spot":                            {en, "Gwyn Parry", "Lowri Madoc"},
		"Ann: Huw has given his seat to Vic Lamb (Y5)":                           {en, "Huw Bevan", "Vic Lamb"},
		"Ann: Huw is ill so we'll have Rhys Morgan (Y4) in his slot":             {en, "Huw Bevan", "Rhys Morgan"},
		"Ann: Could you swap Una for Sian Powell (Y3)?":                          {en, "Una Poe", "Sian Powell"},
		"Bu Ani: Tempat Danu akan diisi Bayu Anggara kelas 5":                    {id, "Danu Pramudya", "Bayu Anggara"},
		"Bu Ani: Posisi Fitri Nuraini diambil alih oleh Sekar Ayu kls 4":         {id, "Fitri Nuraini", "Sekar Ayu"},
		"Bu Ani: Jatah Gendis buat Wulan Sari kls 6 saja":                        {id, "Gendis Maharani", "Wulan Sari"},
		"Bu Ani: Joko gak bisa, yang maju Tegar Prakoso kls 5":                   {id, "Joko Susilo", "Tegar Prakoso"},
		"Bu Ani: Joko tukar sama adik kelasnya Yoga Pratama kls 5":               {id, "Joko Susilo", "Yoga Pratama"},
		"Vesna: Otino mjesto preuzima Ema Babić 2.b":                             {hr, "Oto Pavlek", "Ema Babić"},
		"Vesna: Na mjesto Pie Rukavine dolazi Lana Vidić 4.a":                    {hr, "Pia Rukavina", "Lana Vidić"},
		"Vesna: Rino leži s gripom. Mijenja ga prijatelj iz klupe, Jan Kos, 5.a": {hr, "Rino Skoko", "Jan Kos"},
		"Vesna: Može li se umjesto Sare upisati Ivo Grgić, isto sedmi?":          {hr, "Sara Tomšić", "Ivo Grgić"},
	} {
		d := readChatOf(t, o, want.list, text)
		players := playersText(d)
		if strings.Contains(players, want.gone) || !strings.Contains(players, want.comes) || strings.Count(players, "\n") != 3 {
			t.Errorf("%q:\n%s", text, players)
		}
	}
}

// TestRequests: a question that asks somebody to do something with the list says it; one that asks for an answer does not.
func TestRequests(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}}
	d := readChatOf(t, o,
		"Ann: Elm School: Ed Foss (Y5), Daisy Noakes (Y5), Kit Marsh (Y3)",
		"Ann: Would you mind changing Ed to Edward Foss?",
		"Ann: Could you change Daisy's name to Daisy-Mae?",
		"Ann: Please could you also add Mei Tan, Y2?",
		"Ann: Can you tell me whether Tom Hill is on the list?",
		"Ben: Could I book in Jaya and Kiran Patel please? Year 4 and year 2, both Thornfield Primary")
	want := "Edward Foss Elm School 5\nDaisy-Mae Noakes Elm School 5\nKit Marsh Elm School 3\nMei Tan Elm School 2\nJaya Patel Thornfield Primary 4\nKiran Patel Thornfield Primary 2"
	if diff := cmp.Diff(want, strings.TrimSpace(playersText(d))); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

// TestAnswers: what a message asks is what the next one answers, and what somebody said of his child before he named it is kept.
func TestAnswers(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: []Section{{Name: "Boys", Sex: swiss.Male}, {Name: "Girls", Sex: swiss.Female}}}
	for name, c := range map[string]struct {
		lines []string
		want  string
	}{
		"who of them is": {[]string{"Tea: Iz OŠ Lipa", "Tea: Lara Šimunić 6.b, Nera Oštrić 8.a i Otokar Pleše 5.c, svi OŠ Lipa", "Nada: Tea, tko je tu u djevojčicama?", "Tea: Lara i Nera. Ostali su mi muški"},
			"Lara Šimunić f OŠ Lipa 6B\nNera Oštrić f OŠ Lipa 8A\nOtokar Pleše m OŠ Lipa 5C"},
		"by their places": {[]string{"Ines: Elm School: Tobi Afolabi (Y5), Umar Latif (Y6), Verity Cole (Y5), Winnie Cho (Y4)", "Dee: which are boys and which are girls?", "Ines: first two boys, last two girls"},
			"Tobi Afolabi m Elm School 5\nUmar Latif m Elm School 6\nVerity Cole f Elm School 5\nWinnie Cho f Elm School 4"},
		"said before": {[]string{"Mama Shanum: Malam pak, kalau kelas 2 sudah boleh ikut belum? Anak saya di SDIT Cendekia Muslim", "Pak Sugeng: Boleh mam", "Mama Shanum: Alhamdulillah. Namanya Shanum Azkadina, perempuan, lahir 19 Des 2018"},
			"Shanum Azkadina f SDIT Cendekia Muslim 2 2018-12-19"},
		"exchanged facts": {[]string{"Dwi: SDN Pandan: Galuh Prameswari, P, 5A, 11/02/2016; Hafizh Ardhani, L, 5A, 02/11/2015", "Dwi: Waduh, tanggal lahir Galuh sama Hafizh ketuker pak. Tolong dibalik ya"},
			"Galuh Prameswari f SDN Pandan 5A 2015-11-02\nHafizh Ardhani m SDN Pandan 5A 2016-02-11"},
		"a parent by the child's name": {[]string{"Maya: SD Taruna: Keenan Arka L 2016, Malika Zahra P 2016", "Mama Keenan: Keenan itu cewek coach 🙈"},
			"Keenan Arka f SD Taruna 2016\nMalika Zahra f SD Taruna 2016"},
		"classes by words": {[]string{"Mladen: Iz OŠ Lipa dolaze četvero petaša: Toma Vlašić, Una Zrno, Viktor Žagar i Zita Andrić", "Mladen: i još dva sedmaša, Petar Brlek i Jan Cindrić"},
			"Toma Vlašić OŠ Lipa 5\nUna Zrno OŠ Lipa 5\nViktor Žagar OŠ Lipa 5\nZita Andrić OŠ Lipa 5\nPetar Brlek OŠ Lipa 7\nJan Cindrić OŠ Lipa 7"},
	} {
		if diff := cmp.Diff(c.want, strings.TrimSpace(playersText(readChatOf(t, o, c.lines...)))); diff != "" {
			t.Errorf("%s (-want +got)\n%s", name, diff)
		}
	}
}

// TestTwoOfOneName: a notice about a name that two players bear is asked of both.
func TestTwoOfOneName(t *testing.T) {
	d := readChatOf(t, Options{Today: swiss.Date{Year: 2026}}, "Ante: ŠK Vjetar: Luka Bulić 2013, Luka Čulina 2014, Marin Delonga 2012", "Ante: Luka ima rođendan na moru i neće doći")
	asked := 0
	for _, q := range d.Questions {
		if q.About == AboutWhich {
			asked += len(q.Rows)
		}
	}
	if asked != 2 || strings.Count(playersText(d), "Luka") != 2 {
		t.Errorf("%+v\n%s", d.Questions, playersText(d))
	}
}

// TestSomebodyElseStays: who is said not to come is who is spoken of, and nobody else.
func TestSomebodyElseStays(t *testing.T) {
	for _, line := range []string{"Their sister Zuri will only watch.", "(anak saya sendiri absen dulu)", "Njihova sestra Zora ne dolazi."} {
		d := readChatOf(t, Options{Today: swiss.Date{Year: 2026}}, "Ann: Tobi Adeyemi, year 4, Elm School. "+line)
		if len(d.Rows) == 0 || !strings.Contains(playersText(d), "Tobi Adeyemi") {
			t.Errorf("%q: %+v", line, d.Rows)
		}
	}
}

// TestStampsApart: the day and time of a message may stand on a line of its own, below or above what was written.
func TestStampsApart(t *testing.T) {
	want := "Ana Kos OŠ Lipa 5\nIvo Pek OŠ Lipa 6\nEma Rac OŠ Brod 7"
	for name, text := range map[string]string{
		"below":  "Vesna\nOŠ Lipa: Ana Kos 5. razred, Ivo Pek 6. razred\n16. stu 2026., 18:05\n\nNada\nHvala!\n16. stu 2026., 18:06\n\nGoran\nOŠ Brod: Ema Rac, 7. razred\n16. stu 2026., 18:31",
		"above":  "Vesna\n16.11.2026. 18:05\nOŠ Lipa: Ana Kos 5. razred, Ivo Pek 6. razred\n\nNada\n16.11.2026. 18:06\nHvala!\n\nGoran\n16.11.2026. 18:31\nOŠ Brod: Ema Rac, 7. razred",
		"beside": "Vesna, [16 Nov 2026 at 18:05]:\nOŠ Lipa: Ana Kos 5. razred, Ivo Pek 6. razred\n\nNada, [16 Nov 2026 at 18:06]:\nHvala!\n\nGoran, [16 Nov 2026 at 18:31]:\nOŠ Brod: Ema Rac, 7. razred",
	} {
		d, err := ReadText(text, Options{Today: swiss.Date{Year: 2026}})
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, strings.TrimSpace(playersText(d))); diff != "" {
			t.Errorf("%s (-want +got)\n%s", name, diff)
		}
	}
}
