package roster

import (
	"fmt"
	"strings"
	"testing"
)

// spoken is how one language writes what a line can say of a child.
type spoken struct {
	lang                                 string
	names, clubs                         []string
	sexes, classes, births, before, past []string
}

// Each fact is written "text|what must come out"; a dash means that nothing must.
var spokens = []spoken{
	{"id", strings.Split("Andi Wijaya,Siti Rahayu,M. Rizky Pratama,Muhammad Al Fatih,Ni Kadek Ayu Lestari,I Made Wirawan,Agus Salim,Bagus Setiawan,Catur Prasetyo,Indah Permatasari,Nur'aini Ma'ruf,"+
		"Dwi Hartono,Eka Saputra Jaya,Bayu,R. Bambang S.,Abdul Aziz bin Umar,Al Khalifi Ramadhan,Sri Mulyani,Raja Hasibuan,Cahaya Ningrum,Bintang Samudra,Satria Baru,Mei Ling,Juli Astuti,Hari Mukti,Min Ho Park,"+
		"Theresia Ana Bupu,Oktavianus Juni,Ahmad Dani Setia,Kasih Natalia,Damai Hutapea,Jaya Kusuma,Rani Sabtuani,Man Supardi,St. Aminah,Moh. Ali,Syeikh Abdurrahman As Sudais,Made Santi,Dan Sena", ","),
		strings.Split("SDN Tapos 2,SD Negeri 3 Mekar Sari,MI Al-Hidayah,SMPN 11 Depok,MTsN 2 Kota Baru,SDIT Nurul Fikri,SD Kristen Penabur,SD Islam Al Azhar 5,SMA Negeri 1 Wates,SDN 01 Menteng Pagi,Klub Catur Rajawali,SMK Telkom Bakti", ","),
		[]string{"L|M", "P|F", "(L)|M", "(P)|F", "putra|M", "putri|F", "pa|M", "pi|F", "laki-laki|M", "perempuan|F", "Lk|M", "Pr|F", "cowok|M", "JK: P|F", "L/P: L|M", "pria|M", "wanita|F"},
		[]string{"kls 5|5", "kelas 4B|4", "5A|5", "kelas VI|6", "kls.3|3", "VIII-C|8", "kelas lima|5", "Kelas: 2|2", "(kelas 6)|6", "7.2|7", "XI IPA 2|11", "kls V-A|5"},
		[]string{"12-3-2014|2014-03-12", "lahir 5 Mei 2015|2015-05-05", "tgl lahir 01/02/2013|2013-02-01", "TTL: Depok, 9 Agustus 2012|2012-08-09", "7 Des 2014|2014-12-07", "2015-06-30|2015-06-30", "lhr 3.4.16|2016-04-03",
			"12/VII/2011|2011-07-12", "lahir di Bogor 8 Juni 2014|2014-06-08", "25122013|2013-12-25", "2014|2014", "kelahiran 2013|2013"},
		[]string{"", "", "1. ", "12) ", "- ", "Mohon didaftarkan ", "pak daftar ya, ", "Assalamualaikum, mendaftarkan ", "Tambahan: ", "Selamat pagi bu, saya daftarkan "},
		[]string{"", "", " terima kasih", ", makasih bu 🙏", " ya pak", ". Terima kasih banyak", ", HP 0812-3456-7890", ", sudah transfer", " 🙏🙏", ", mohon dicatat"}},
	{"hr", strings.Split("Ivan Horvat,Ana Kovačević,Luka M. Marić,Marija-Magdalena Šimić,Nada Novak,Vesna Zec,Dan Brown,Jan Petak,Zora Mali,Petra Babić-Perić,Sven Kralj,Mate Ćosić,Josip,Lana Dobra,Mirko Rade,Srećko Vuk,Branko Selo,Rade Šerbedžija,"+
		"Đurđica Đak,Ljubica Njegovan,Tin Ujević,Iva Mraz,Sin Kovač,Oto Car", ","),
		strings.Split("OŠ Vrbani,Osnovna škola Ivana Gundulića,ŠK Zagreb,Gimnazija Vukovar,Šahovski klub Mladost,SŠ Petrinja,PŠ Mala Mlaka,OŠ Marina Držića,ŠD Pješak,Šahovsko društvo Lovac", ","),
		[]string{"M|M", "Ž|F", "(m)|M", "(ž)|F", "dječak|M", "djevojčica|F", "muško|M", "žensko|F", "spol: Ž|F", "dečko|M", "curica|F"},
		[]string{"5. razred|5", "4.b|4", "7.c|7", "3. r.|3", "treći razred|3", "VIII.a|8", "6.razred|6", "razred: 2|2", "(1.a)|1", "2. r|2"},
		[]string{"12. 3. 2014.|2014-03-12", "rođ. 5.5.2015.|2015-05-05", "1. lipnja 2013.|2013-06-01", "2012.|2012", "2013. godište|2013", "rođen 7.12.2011.|2011-12-07", "14. IV. 2010.|2010-04-14", "23-11-2012|2012-11-23", "rođena u Zagrebu 3. 4. 2014.|2014-04-03", "dat. rođ. 9.9.2013.|2013-09-09"},
		[]string{"", "", "1. ", "3) ", "- ", "Pozdrav, ", "Dobar dan, dolazi ", "Poštovani, prijava: "},
		[]string{"", "", " hvala", ", hvala!", ". Lijep pozdrav", ", mob 098 123 4567", ", uplaćeno", " 🙂", ". Hvala unaprijed, Marko"}},
	{"en", strings.Split("Noah Smith,Olivia Jones,Grace Hope,Will Young,Mark Bishop,June Carter,May Chen,Pieter de Wit,O'Neil Dean,Anne-Marie Best,J. R. Summer,Mia,Rose Early,Bill Price,Sunny Rao,Ludwig van Dam,Sam Long,Art Major,Page Miles,Ian Long Jr.", ","),
		strings.Split("Oakwood Academy,St Mary's School,Riverside Primary,Lakeside International School,Leeds Chess Club,Hill Top Elementary,King Edward Grammar School,Harbour Pawns CC", ","),
		[]string{"M|M", "F|F", "(M)|M", "(F)|F", "boy|M", "girl|F", "male|M", "female|F", "Sex: F|F", "(boy)|M"},
		[]string{"Year 5|5", "grade 4|4", "5A|5", "Yr 6|6", "class 3C|3", "5th grade|5", "grade five|5", "(Year 2)|2", "Grade: 7|7"},
		[]string{"12 March 2014|2014-03-12", "born 5 May 2015|2015-05-05", "DOB 03/04/2013|2013-04-03", "March 9th, 2012|2012-03-09", "b. 2013|2013", "2014-07-30|2014-07-30", "12-May-13|2013-05-12", "born in London on 1 June 2014|2014-06-01"},
		[]string{"", "", "1. ", "2) ", "- ", "Please add ", "Hi, please register ", "Good morning, "},
		[]string{"", "", " thanks", ", thank you!", ". Kind regards", ", tel 0700 123 4567", ", paid", " 👍", ". Thanks, Mrs Pike"}},
}

// lots is a small generator: the same lines on every machine.
type lots uint64

func (r *lots) of(n int) int {
	*r = *r*6364136223846793005 + 1442695040888963407
	return int(uint64(*r)>>33) % n
}

// compose writes a line with facts in some order, and what must come of it.
func compose(s spoken, r *lots) (text string, want child) {
	pick := func(list []string) string { return list[r.of(len(list))] }
	fact := func(list []string) (string, string) {
		text, out, _ := strings.Cut(pick(list), "|")
		return text, out
	}
	want.name = pick(s.names)
	parts := []string{want.name}
	add := func(chance int, list []string, into *string) {
		if r.of(4) < chance {
			t, out := fact(list)
			parts, *into = append(parts, t), out
		}
	}
	add(3, s.sexes, &want.sex)
	add(2, s.classes, &want.class)
	add(2, s.births, &want.birth)
	if r.of(4) > 0 {
		want.club = pick(s.clubs)
		parts = append(parts, want.club)
	}
	sep := []string{", ", ", ", " ", " - ", " / ", "; ", " | ", ","}[r.of(8)]
	for i := len(parts) - 1; i > 1; i-- { // the name stays first
		j := 1 + r.of(i)
		parts[i], parts[j] = parts[j], parts[i]
	}
	if strings.TrimSpace(sep) != "" && sep != " " && r.of(4) == 0 { // or stands anywhere, between signs
		j := r.of(len(parts))
		parts[0], parts[j] = parts[j], parts[0]
	}
	before := pick(s.before)
	if strings.HasSuffix(before, "n ") && r.of(2) == 0 {
		before = ""
	}
	return before + strings.Join(parts, sep) + pick(s.past), want
}

// TestCombined reads lines composed of names, schools, sexes, classes and days in many orders: none may be wrong and
// ticked, and few asked about for nothing.
func TestCombined(t *testing.T) {
	const lines = 1500
	shown := 0
	for _, s := range spokens {
		r := lots(7)
		var n tally
		for range lines {
			text, want := compose(s, &r)
			rows, err := Chat(text, 2026, nil)
			if err != nil {
				t.Fatal(err)
			}
			n.children++
			var got []Row
			for _, row := range rows {
				if !row.Skip {
					got = append(got, row)
				}
			}
			fault := ""
			switch {
			case len(got) != 1:
				fault = fmt.Sprintf("%d rows", len(got))
			default:
				if list := want.faults(got[0].Entrant, s.lang); len(list) > 0 {
					fault = strings.Join(list, ", ")
				}
			}
			doubted := len(got) > 0
			for _, row := range got {
				doubted = doubted && len(row.Doubts) > 0
			}
			switch {
			case fault == "" && !doubted:
				n.right++
			case fault == "":
				n.right++
				n.falseDoubts++
				if shown < 60 && testing.Verbose() {
					shown++
					t.Logf("%q: doubt %v", text, got[0].Doubts)
				}
			case doubted || len(got) == 0:
				n.missing++
			default:
				n.silent++
				if shown < 60 {
					shown++
					t.Logf("%q: SILENT %s", text, fault)
				}
			}
		}
		t.Logf("%s: %d of %d right, %d silently wrong, %d false doubts, %d asked or left out", s.lang, n.right, n.children, n.silent, n.falseDoubts, n.missing)
		if n.silent > 0 || n.falseDoubts*100 > 5*n.children || n.right*100 < 93*n.children {
			t.Errorf("%s: too many", s.lang)
		}
	}
}
