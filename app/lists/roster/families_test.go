package roster

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"wasit/swiss"
)

// TestChatCases reads short chats: players as "name sex birth class section", "?" behind who is asked about.
func TestChatCases(t *testing.T) {
	o := Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}, Sections: []Section{{Name: "Do 10", BirthFrom: 2016, BirthTo: 2017}, {Name: "Do 12", BirthFrom: 2014, BirthTo: 2015}, {Name: "Do 16", BirthFrom: 2010, BirthTo: 2013}}}
	for text, want := range map[string]string{
		// a word for several of a family heads the surname of those behind it; where they come from is no name
		"S Otoka dolaze brodom sestre Buratović: Zorka 2013. i Petra 2016.":                                           "Zorka Buratović f 2013 Do 16|Petra Buratović f 2016 Do 10",
		"Iz Velog Rata stižu braća Škarica, Ante 2012. i Luka 2015.":                                                  "Ante Škarica m 2012 Do 16|Luka Škarica m 2015 Do 12",
		"Srećko, s Brijega dođu bratići Podgorec, Oskar 2017. i Zvonko 2013.":                                         "Oskar Podgorec m 2017 Do 10|Zvonko Podgorec m 2013 Do 16",
		"Dolaze i moje nećakinje Krznarić: Ana 2014. i Eva 2016.":                                                     "Ana Krznarić f 2014 Do 12|Eva Krznarić f 2016 Do 10",
		"Evo i naši klinci Jurić, Vid (2014) i Tia (2017)":                                                            "Vid Jurić  2014 Do 12|Tia Jurić  2017 Do 10",
		"From Sandhurst come the Quilter brothers, Joe (2014) and Max (2016)":                                         "Joe Quilter m 2014 Do 12|Max Quilter m 2016 Do 10",
		"ŠK Mosor šalje: Ivano Škarić '13, Rok Odak ’16, Mia Roščić (‘11)":                                            "Ivano Škarić  2013 Do 16|Rok Odak  2016 Do 10|Mia Roščić  2011 Do 16",
		"ŠK Mosor\nDo 10 → Ana Kos (2016), Bepo Jelavić (2017)\nDo 12 → Mate Zorić (2013)":                            "Ana Kos  2016 Do 10|Bepo Jelavić  2017 Do 10|Mate Zorić  2013 ?",
		"ŠK Mosor\nDo 10 - Ana Kos (2016), Bepo Jelavić (2017)\nDo 12 - Mate Zorić (2013)":                            "Ana Kos  2016 Do 10|Bepo Jelavić  2017 Do 10|Mate Zorić  2013 ?",
		"ŠK Mosor: Mate Zorić 2017\n[18.11.2026. 18:10] Vinko: Mate je bolestan i ne dolazi. Uskače Toma Radas, 2014": "Toma Radas  2014 Do 12",
		"ŠK Mosor: Mate Zorić 2017\n[18.11.2026. 18:10] Vinko: Mate je 2016 a prezime mu je Zorić-Perak":              "Mate Zorić-Perak  2016 Do 10",
		"Oak School: Tom Ashby, born 2017\n[18.11.2026. 18:10] Vinko: Tom is born 2016 and his surname is Ashby-Cole": "Tom Ashby-Cole  2016 Do 10",
	} {
		d, err := ReadText("[17.11.2026. 18:00] Marija: dobra večer svima, evo prijava iz škole i kluba\n[17.11.2026. 18:10] Vinko: "+text+"\n", o)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for i, r := range d.Rows {
			if r.Skip {
				continue
			}
			e, section := r.Entrant, r.Section
			if len(d.askedOf(i)) > 0 {
				section = "?"
			}
			got = append(got, fmt.Sprintf("%s %s %s %s", e.Name, sexText(e.Sex), dateText(e.Birth), section))
		}
		if list := strings.Split(want, "|"); !slices.Equal(got, list) {
			t.Errorf("%s\ngot  %q\nwant %q", text, got, list)
		}
	}
}

// TestHostsList: a list that the host sends for somebody else is entered; a recapitulation and an example are not.
func TestHostsList(t *testing.T) {
	const before = "[16/11/2026 16.20] Yuni: Halo bapak ibu, pendaftaran dibuka. Mohon ditulis nama lengkap, kelas, sekolah, kategori\nBudi Contoh, kelas 8, SMPN 0\n" +
		"[16/11/2026 17.20] Tagor: SMPN 5 Depok: Andreas Nababan kls 8, Bonar Siregar kls 9\n[16/11/2026 18.20] Nurlela: MTs Darul Ilmi: Ridha Aulia kls 8, Wahyu Kurnia kls 9\n[16/11/2026 18.30] Agnes: SMP Budi Mulia: Oscar Limanto kls 7\n"
	for text, want := range map[string]string{
		"[17/11/2026 15.40] Yuni: ini dari Pak Harun di SMPN 2 Depok, beliau nitip:\n1. Sabrina Alya (P) VII-5\n2. Timothy Gea (L) VIII-6\n":     "Sabrina Alya|Timothy Gea",
		"[17/11/2026 15.40] Yuni: titipan SMPN 2 Depok\nSabrina Alya kelas 7\nTimothy Gea kelas 8\nVikri Anhar kelas 9\n":                        "Sabrina Alya|Timothy Gea|Vikri Anhar",
		"[17/11/2026 15.40] Yuni: yang sudah masuk:\n1. Andreas Nababan kls 8\n2. Bonar Siregar kls 9\n3. Ridha Aulia kls 8\n4. Oscar Limanto\n": "",
	} {
		d, err := ReadText(before+text, Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 20}})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, r := range d.Rows {
			if !r.Skip {
				got = append(got, r.Entrant.Name)
			}
		}
		list := append([]string{"Andreas Nababan", "Bonar Siregar", "Ridha Aulia", "Wahyu Kurnia", "Oscar Limanto"}, strings.FieldsFunc(want, func(r rune) bool { return r == '|' })...)
		if !slices.Equal(got, list) {
			t.Errorf("%s\ngot  %q\nwant %q", text, got, list)
		}
	}
}
