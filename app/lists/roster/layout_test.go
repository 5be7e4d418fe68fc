package roster

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
)

// layout is one way to write a list under headings of sections and schools: "@" stands for what is written, in an entry "#" for its number, "$"
// for the letter of that, "%" for the class and "%R" for that in Roman numbers; "…" are points up to a column.
type layout struct{ section, words, school, entry string }

// The headings of sections, what they say ("S" is the kind of school, "S/" all kinds of it, "X" the sex), the headings of schools, and entries.
var (
	sectionLayouts = strings.Split("=== @ ===|*@*|A. @|II. @|【@】|########## @ ##########|➡️ @|🔹 *@*|KATEGORI : @|Kelompok @|-- @ --|@ :|■ @ ■|♟️ @|[ @ ]|@|1) @|<< @ >>|◆ @|## @|@\n-----------|=========\n@\n=========|*@* (kuota 8)|"+
		"Kategori @:|┌ @|★★★ @ ★★★|--- @|@ ↓|🏆 @ 🏆|> @|_@_|~~ @ ~~|// @ //|+ @ +|::: @ :::|@ -->|[@]|(@)|B) @|DAFTAR @|Peserta @|Nomor: @|Cabang catur @", "|")
	wordLayouts   = strings.Split("S/ X|X S/|S X|X S|Tingkat S X|S - X|S (X)|S/X|S sederajat X|S/ — X|S: X|X jenjang S", "|")
	schoolLayouts = strings.Split("@|@:|*@*|- @|■ @|► @|* @|• @|@ (Pembina: Bu Sri)|@ — pendamping Pak Budi|> @|# @|[@]|dari @|Sekolah: @|Asal: @|@ (3 anak)|📍 @|🏫 @|@ =>|<@>|▫️ @|_@_|== @|**@**|◦ @|~ @|✓ @|+ @|» @|@ -|(@)|"+
		"Asal sekolah : @|-- @ --|@, guru: Bu Tuti|▪︎ @ :|--> @|@ / Pak Joko, S.Pd.|@ (Bu Endang)|@ [Pak Roni 0812-0000-1111]|※ @|🔸@", "|")
	entryLayouts = strings.Split("#. @ – kelas %;#) @ (%);- @, kls %R;$. @ | %;• @ / %;0#. @ - %;#. @ … %;@ : kelas %;#. @ (kls. %R);#. @ [%];(#) @, %;#.@ kls %;#. @\t%;@ = %;$) @ / kls %R;   #. @, kelas %R;-@ (kelas %);* @ — %;"+
		"#/ @ / %;#. @ | %R;#. @ (%R);- @ %;#. @ %R;$. @ {%};@ (%);@, %R;#- @ (kls %);· @ · %;#. @ >> %;#. @ → %;✔ @ – %;#. % @;#. [%] @;#. %R – @;#. (%) @", ";")
)

// The children of the lists.
var (
	layoutBoys = strings.Split("Agra Wisesa Putra,Bima Aryanata,Danu Wirayuda,Fathan Mubina,Gibran Al Kautsar,Hosea Mangunsong,Ignatius Bagus P.,Marvel Tjokro,Samuel Ginting,Teuku Rifqi Maulana,Ucok Pardamean Sitompul,Yusril Izza M.,"+
		"Zulfan Hadi,Arief Rachman Santosa,Evan Kusnadi,Made Krisna Danendra,Satria,Bintang Cahya Negara,M. Ridho,Moh. Ilham Saputra,Abdul Karim,Cahyo Nugroho,Nur Kholis Majid,Wayan Sudarma,Jefri Sinulingga,Iqbal Ramdhan,Daffa Izzuddin", ",")
	layoutGirls = strings.Split("Kayla Rahmania,Larasati Dyah Utami,Melati,Nayla Putri Azzahra,Rania Ghassani,Veronika Sri Lestari,Brigita Tiara Sianipar,Cut Nabila Zahra,Dinda Kirana Ramadhani,Khadijah Syarifah,Nadine Aurora Tjandra,"+
		"Putri Wulandari Setyo,Ni Made Ayu Lestari,Siti Nur'aini,Juwita,Feodora Clarissa T.,Tri Wahyuni,Dwi Cahyani,Zahra,Olga Permatasari,Rosalinda Hutapea,Intan Nirmala Dewi,Elvira Nur Aini,Maulida Hasanah,Lutfiana Sari", ",")
	layoutSchools = map[string][]string{
		"SD":  strings.Split("SD Negeri Kalisoka 1,SDN Girimulya,MI Darul Falah,SD Santo Yosef,MIN 1 Purwakencana,SDIT Nurul Ilmi,SD Bethany,SDN 03 Tegalrejo,SD Muhammadiyah Plus,SDK Cor Jesu", ","),
		"SMP": strings.Split("SMPN 2 Wanajati,MTs Nurul Iman,SMP Harapan Ibu,SMP Negeri 3 Purwakencana,MTsN 1 Kencana,SMPIT Insan Cendekia,SMPK Santa Maria", ","),
		"SMA": strings.Split("SMAN 5 Wanajati,SMK Tunas Karya,MAN Wanajati,SMA Negeri 1 Girimulya,MA Miftahul Huda,SMK Bhakti Husada,SMKN 2 Kencana,SMAK Frateran", ","),
	}
	layoutKinds   = map[string]string{"SD": "SD/MI", "SMP": "SMP/MTs", "SMA": "SMA/SMK/MA"}
	layoutStreams = strings.Split(", TKJ 1, AKL, TKR 2, FKK, KPR, MPLB, DKV 2, IPA 1, IPS 2,-4, MIPA 3,.2", ",")
)

// write writes a list in a layout, and what must come of it.
func (y layout) write(r *rand.Rand) (text string, w wanted) {
	w = wanted{Family: 4, Language: "id", As: "paste"}
	var b strings.Builder
	b.WriteString("DAFTAR PESERTA PIALA WALI KOTA WANAJATI\nCabang Olahraga Catur, 21 s.d. 22 November 2026\n(update Rabu malam, mohon dicek lagi bapak/ibu)\n\n")
	anew, gaps := r.IntN(2) == 0, r.IntN(3)
	names := map[string][]string{"putra": shuffled(r, layoutBoys), "putri": shuffled(r, layoutGirls)}
	for _, level := range []string{"SD", "SMP", "SMA"} {
		for _, sex := range []string{"putra", "putri"} {
			section := layoutKinds[level] + " " + sex
			code := map[string]string{"putra": "M", "putri": "F"}[sex]
			w.Sections = append(w.Sections, wantedSection{Name: section, Sex: code, Level: level})
			b.WriteString(strings.ReplaceAll(y.section, "@", strings.NewReplacer("S/", layoutKinds[level], "SX", "S", "S", level, "X", sex).Replace(y.words)) + "\n" + map[bool]string{true: "\n"}[gaps == 2])
			n := 0
			for _, school := range shuffled(r, layoutSchools[level])[:2] {
				b.WriteString(strings.ReplaceAll(y.school, "@", school) + "\n")
				if anew {
					n = 0
				}
				for range 1 + r.IntN(3) {
					n++
					p := wantedPlayer{Name: names[sex][0], Sex: code, School: school, Class: classIn(r, level), Section: section}
					names[sex] = names[sex][1:]
					w.Players = append(w.Players, p)
					b.WriteString(y.entryOf(n, p) + "\n")
				}
				b.WriteString(map[bool]string{true: "\n"}[gaps == 1])
			}
			b.WriteString("\n")
		}
	}
	b.WriteString("Catatan:\n- pendamping tiap sekolah maksimal 2 orang\n- konfirmasi ke Pak Bowo 0878-0000-9090\n\nWanajati, 18 November 2026\nSekretaris,\n\nWidodo Saputra, S.Kom.\n")
	return b.String(), w
}

func shuffled(r *rand.Rand, list []string) []string {
	out := make([]string, len(list))
	for i, k := range r.Perm(len(list)) {
		out[i] = list[k]
	}
	return out
}

// classIn is a class of a kind of school.
func classIn(r *rand.Rand, level string) string {
	switch level {
	case "SD":
		return strconv.Itoa(3 + r.IntN(4))
	case "SMP":
		return strconv.Itoa(7+r.IntN(3)) + []string{"", "A", "B", "F"}[r.IntN(4)]
	}
	return strconv.Itoa(10+r.IntN(3)) + layoutStreams[r.IntN(len(layoutStreams))]
}

// entryOf writes the n-th player.
func (y layout) entryOf(n int, p wantedPlayer) string {
	number := leadingNumber(p.Class)
	rest := p.Class[len(number):]
	if len(rest) == 1 {
		rest = "-" + rest
	}
	roman := strings.Fields("I II III IV V VI VII VIII IX X XI XII")[atoi(number)-1] + rest
	return strings.NewReplacer("#", strconv.Itoa(n), "$", string(rune('a'+n-1)), "@", p.Name, "%R", roman, "%", p.Class, "…", strings.Repeat(".", max(3, 30-len(p.Name)))).Replace(y.entry)
}

func atoi(s string) int { n, _ := strconv.Atoi(s); return n }

// TestLayouts reads lists under headings in layouts that differ from the usual one in each of their parts, and in those that mix them: what a
// coach decorates a heading with, and where he puts the class, changes nothing.
func TestLayouts(t *testing.T) {
	usual := layout{sectionLayouts[0], wordLayouts[0], schoolLayouts[0], entryLayouts[0]}
	var all []layout
	for _, s := range sectionLayouts {
		all = append(all, layout{s, usual.words, usual.school, usual.entry})
	}
	for _, s := range wordLayouts {
		all = append(all, layout{usual.section, s, usual.school, usual.entry})
	}
	for _, s := range schoolLayouts {
		all = append(all, layout{usual.section, usual.words, s, usual.entry})
	}
	for _, s := range entryLayouts {
		all = append(all, layout{usual.section, usual.words, usual.school, s})
	}
	r := rand.New(rand.NewPCG(4, 4))
	for range 100 {
		all = append(all, layout{sectionLayouts[r.IntN(len(sectionLayouts))], wordLayouts[r.IntN(len(wordLayouts))], schoolLayouts[r.IntN(len(schoolLayouts))], entryLayouts[r.IntN(len(entryLayouts))]})
	}
	for i, y := range all {
		text, w := y.write(rand.New(rand.NewPCG(uint64(i), 5)))
		w.ID = fmt.Sprintf("%d %q", i, y)
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			d, err := ReadText(text, w.options())
			if err != nil {
				t.Fatal(err)
			}
			if m := w.mark(t, d); m.right < m.players || m.phantoms+m.questions > 0 {
				t.Errorf("%+v\n%s", m, text)
			}
		})
	}
}

// The headings of sexes under those of schools, and what an entry may have behind it instead.
var (
	sexLayouts = strings.Split("Putra|Putri;Putra:|Putri:;*Putra*|*Putri*;- Putra|- Putri;(Putra)|(Putri);PA|PI;Pa :|Pi :;a. Putra|b. Putri;> Putra|> Putri;Putra (2)|Putri (2);Laki-laki|Perempuan;👦 Putra|👧 Putri;PUTRA :|PUTRI :;"+
		"Tim Putra|Tim Putri;Kategori Putra|Kategori Putri;_Putra_|_Putri_;• Putra|• Putri;Peserta Putra:|Peserta Putri:;--Putra--|--Putri--", ";")
	sexEnds = strings.Split(" (L)| (P);, L|, P; - lk| - pr; / L| / P;, putra|, putri", ";")
)

// TestLayoutsBySchool reads lists of schools with boys and girls under each of them, or with a sex behind each entry.
func TestLayoutsBySchool(t *testing.T) {
	schools := strings.Split("▪️ *@*|@|@:|1. @|A. @|V. @|# @|[@]|=== @ ===|Sekolah: @|- @|@ — 3 anak", "|")
	r := rand.New(rand.NewPCG(8, 8))
	for i := range 120 {
		y := layout{words: sexLayouts[i%len(sexLayouts)], school: schools[i%len(schools)], entry: entryLayouts[r.IntN(len(entryLayouts)-4)]}
		if i%3 == 0 {
			y.section = sexEnds[i%len(sexEnds)]
		}
		text, w := y.writeBySchool(rand.New(rand.NewPCG(uint64(i), 6)))
		w.ID = fmt.Sprintf("%d %q", i, y)
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			d, err := ReadText(text, w.options())
			if err != nil {
				t.Fatal(err)
			}
			if m := w.mark(t, d); m.right < m.players || m.phantoms+m.questions > 0 {
				t.Errorf("%+v\n%s", m, text)
			}
		})
	}
}

// writeBySchool writes a list whose schools head it: words are its headings of sexes, and section, where it is not empty, what stands behind
// each entry instead.
func (y layout) writeBySchool(r *rand.Rand) (text string, w wanted) {
	w = wanted{Family: 4, Language: "id", As: "paste"}
	var b strings.Builder
	b.WriteString("*PESERTA CATUR PORSENI KOTA SEGARANYAR*\n_per Rabu 18/11, diurut menurut asal sekolah_\n\n")
	names := map[string][]string{"putra": shuffled(r, layoutBoys), "putri": shuffled(r, layoutGirls)}
	for _, level := range []string{"SD", "SMP", "SMA"} {
		for _, school := range shuffled(r, layoutSchools[level])[:2] {
			b.WriteString(strings.ReplaceAll(y.school, "@", school) + "\n")
			n := 0
			for k, sex := range []string{"putra", "putri"} {
				behind := ""
				if y.section != "" {
					behind = strings.Split(y.section, "|")[k]
				} else {
					b.WriteString(strings.Split(y.words, "|")[k] + "\n")
				}
				for range 1 + r.IntN(2) {
					n++
					p := wantedPlayer{Name: names[sex][0], Sex: []string{"M", "F"}[k], School: school, Class: classIn(r, level), Section: layoutKinds[level] + " " + sex}
					names[sex] = names[sex][1:]
					w.Players = append(w.Players, p)
					b.WriteString(y.entryOf(n, p) + behind + "\n")
				}
			}
			b.WriteString("\n")
		}
		for k, sex := range []string{"putra", "putri"} {
			w.Sections = append(w.Sections, wantedSection{Name: layoutKinds[level] + " " + sex, Sex: []string{"M", "F"}[k], Level: level})
		}
	}
	b.WriteString("Info : Pak Zulkarnaen 0817-0000-8080\nSegaranyar, 18 Nov 2026\nMengetahui, Ketua MKKS\nH. Lalu Suparman, M.Pd.\n")
	return b.String(), w
}
