package i18n

import "strings"

// Values of the Keizer system (formats.md part 2).
var (
	KeizerMore     = Text{"Semua nilai dan aturan Keizer", "All Keizer values and rules", "Sve Keizerove vrijednosti i pravila"}
	KeizerPreset   = Text{"Kembali ke nilai bawaan", "Back to the values above", "Natrag na gornje vrijednosti"}
	KeizerOfTheirs = Text{"Bagian dari nilai lawan", "Share of the opponent's value", "Udio protivnikove vrijednosti"}
	KeizerOfOwn    = Text{"Bagian dari nilai sendiri", "Share of the own value", "Udio vlastite vrijednosti"}
	KeizerShares   = [...]Text{
		Text{"Menang", "Win", "Pobjeda"}, Text{"Remis", "Draw", "Remi"}, Text{"Kalah", "Loss", "Poraz"}, Text{"Menang W.O.", "Win by forfeit", "Pobjeda bez borbe"},
		Text{"Bye (jumlah ganjil)", "Bye (odd number)", "Slobodan (neparan broj)"}, Text{"Tugas klub", "Absent for the club", "Odsutan za klub"},
		Text{"Izin", "Excused absence", "Opravdan izostanak"}, Text{"Tanpa kabar", "Absent without notice", "Neopravdan izostanak"},
		Text{"Babak sebelum ikut", "Rounds before joining", "Kola prije ulaska"}, Text{"Nilai sendiri, sekali", "Own value, once", "Vlastita vrijednost, jednom"},
		Text{"Lawan yang kemudian mundur", "Opponent who withdrew later", "Protivnik koji je kasnije odustao"},
	}
	KeizerPoints    = Text{"angka tetap", "fixed points", "stalni bodovi"}
	KeizerFixed     = Text{"{0} angka", "{0} points", "{0} bodova"}
	KeizerPointsOf  = Text{"Angka: {0}", "Points: {0}", "Bodovi: {0}"}
	KeizerTop       = Text{"Nilai peringkat 1", "Value of the first", "Vrijednost prvog"}
	KeizerTopRatio  = Text{"Menurut perbandingan", "By the ratio", "Prema omjeru"}
	KeizerTopField  = Text{"Jumlah pemain", "Number of players", "Broj igrača"}
	KeizerTopFixed  = Text{"Tetap", "Fixed", "Stalna"}
	KeizerTopValue  = Text{"Nilai tetap (paling sedikit jumlah pemain)", "Fixed value (at least the number of players)", "Stalna vrijednost (barem broj igrača)"}
	KeizerLimit     = Text{"Izin yang dihitung (0: semua)", "Excused absences that count (0: all)", "Opravdani izostanci koji se računaju (0: svi)"}
	KeizerHalving   = Text{"Setiap izin bernilai separuh dari sebelumnya", "Each excused absence gives half of the one before", "Svaki opravdani izostanak daje pola prethodnog"}
	KeizerMeetings  = Text{"Pertemuan dua pemain paling banyak (0: bebas)", "Meetings of two players at most (0: no limit)", "Najviše susreta dvaju igrača (0: bez granice)"}
	KeizerShaken    = Text{"Babak 1: acak rating ± (0: urutan awal)", "Round 1: shake ratings by ± (0: initial order)", "1. kolo: promijeni rejtinge ± (0: početni poredak)"}
	KeizerClassic   = Text{"Bye selalu untuk peringkat terakhir", "The bye always goes to the last", "Slobodan je uvijek zadnji"}
	KeizerFrozen    = Text{"Nilai babak tidak dihitung ulang kemudian", "Rounds keep the values of their day", "Kola zadržavaju vrijednosti svog dana"}
	DraftKeizer     = Text{"Pasangan menurut peringkat", "Pairs by the ranking", "Parovi prema poretku"}
	DraftKeizerText = Text{"Jarak antara dua pertemuan dan warna sudah diperiksa. Mesin {0}.", "The rounds between two meetings and the colours are checked. Engine {0}.", "Kola između dva susreta i boje su provjereni. Program {0}."}
	KeizerBefore    = Text{"belum ikut", "before joining", "prije ulaska"}
	KeizerAdds      = Text{"Jumlah", "Sum", "Zbroj"}
	KeizerHow       = Text{"Bagian × nilai: menang memberi nilai lawan, yaitu menurut peringkatnya sekarang.", "Share × value: a win gives the value of the opponent, which follows from his present place.", "Udio × vrijednost: pobjeda daje vrijednost protivnika, prema njegovu sadašnjem mjestu."}
	KeizerHowFrozen = Text{"Bagian × nilai pada babak itu.", "Share × value in that round.", "Udio × vrijednost u tom kolu."}
	RegKeizer       = Text{"Nilai Keizer", "Keizer values", "Keizerove vrijednosti"}
	RegKeizerLimit  = Text{"Izin yang dihitung: {0}", "Excused absences that count: {0}", "Opravdani izostanci koji se računaju: {0}"}
	RegKeizerAll    = Text{"semua", "all", "svi"}
	RegKeizerTop    = Text{"Peringkat 1 bernilai {0}, setiap tempat berikutnya 1 kurang", "The first is worth {0}, each next place 1 less", "Prvi vrijedi {0}, svako sljedeće mjesto 1 manje"}
	RegKeizerGap    = Text{"Di antara dua pertemuan: {0} babak; dikurangi bila perlu", "Between two meetings: {0} rounds; fewer where needed", "Između dva susreta: {0} kola; manje gdje je nužno"}

	RegKeizerMost   = Text{"Dua pemain bertemu paling banyak {0} kali", "Two players meet {0} times at most", "Dva se igrača susreću najviše {0} puta"}
	RegKeizerShaken = Text{"Urutan babak 1: rating diubah dengan undian sampai ±{0}", "Order of round 1: ratings moved by a lot of up to ±{0}", "Poredak 1. kola: rejtinzi pomaknuti ždrijebom do ±{0}"}

	RegKeizerPlaces = Text{"Angka Keizer, jumlah kemenangan, hasil pertemuan, lalu tempat dibagi", "Keizer points, games won, direct encounter, then the place is shared", "Keizer bodovi, broj pobjeda, međusobni susret, zatim dijele mjesto"}
	RegMatches      = Text{"Pertandingan", "Matches", "Mečevi"}
	RegGroupPlaces  = Text{"Dalam tiap grup: angka, hasil pertemuan langsung, jumlah kemenangan, Sonneborn-Berger, Koya; lalu undian bila menentukan.", "Within each group: points, direct encounter, games won, Sonneborn-Berger, Koya; then a lot where it matters.", "Unutar svake skupine: bodovi, međusobni susret, broj pobjeda, Sonneborn-Berger, Koya; zatim ždrijeb gdje odlučuje."}
	RegCupPlaces    = Text{"Menurut bagan: babak saat kalah menentukan peringkat", "By the bracket: the round of the defeat decides the place", "Prema ždrijebu: kolo poraza određuje mjesto"}

	RoundFree    = Text{"Tanpa gim babak ini: {0}", "No game this round: {0}", "Bez partije u ovom kolu: {0}"}
	RoundFreeCup = Text{"Langsung lolos ke babak 2: {0}", "Straight to round 2: {0}", "Izravno u 2. kolo: {0}"}

	PrintProtocols  = Text{"Berita acara pertandingan", "Match protocols", "Zapisnici susreta"}
	SheetGame       = Text{"Gim", "Game", "Partija"}
	SheetMatchScore = Text{"Hasil pertandingan", "Result of the match", "Rezultat susreta"}
	SheetCaptain    = Text{"Kapten {0}", "Captain of {0}", "Kapetan: {0}"}

	RefuseLateCup = Text{"Bagan sudah diundi dan diumumkan: tidak ada tempat bagi lawan baru. Buat bagian hiburan atau undi ulang sebelum babak 1 diumumkan.", "The bracket is drawn and published: it has no line for somebody new. Enter the player in a consolation section, or draw again while round 1 is not published.", "Ždrijeb je izvučen i objavljen: nema mjesta za novog igrača. Upišite ga u utješnu skupinu ili ponovite ždrijeb prije objave 1. kola."}

	WhyOrder = map[string]Text{
		"dutch":       Text{"Dalam satu kelompok, separuh atas bertemu separuh bawah menurut nomor: urutan pertama yang memenuhi semua kriteria (C.04.3).", "Inside a bracket the upper half meets the lower half by number: the first order that meets all criteria (C.04.3).", "Unutar skupine gornja polovica igra s donjom po brojevima: prvi redoslijed koji ispunjava sve kriterije (C.04.3)."},
		"dubov":       Text{"Yang harus Putih, rata-rata rating lawan terendah dulu, bertemu yang harus Hitam menurut nomor (C.04.4.1).", "Those due White, lowest average rating of opponents first, meet those due Black by number (C.04.4.1).", "Igrači za bijele, najniži prosjek protivnika prvi, igraju s igračima za crne po brojevima (C.04.4.1)."},
		"burstein":    Text{"Setelah babak awal, indeks tertinggi di kelompok bertemu indeks terendah yang boleh (C.04.4.2).", "After the seeding rounds the best index of a bracket meets the lowest one allowed (C.04.4.2).", "Nakon početnih kola najbolji indeks skupine igra s najnižim dopuštenim (C.04.4.2)."},
		"lim":         Text{"Separuh atas kelompok bertemu separuh bawah menurut nomor; yang tidak cocok bertukar dengan yang terdekat (C.04.4.3).", "The upper half of a group meets the lower half by number; who does not suit is exchanged for the nearest (C.04.4.3).", "Gornja polovica skupine igra s donjom po brojevima; tko ne odgovara, mijenja se najbližim (C.04.4.3)."},
		"doubleswiss": Text{"Nomor kecil di kelompok bertemu nomor besar menurut urutan: susunan pertama yang memenuhi semua kriteria (C.04.5).", "Small numbers of a bracket meet the large ones in order: the first arrangement that meets all criteria (C.04.5).", "Mali brojevi skupine igraju s velikima po redu: prvi raspored koji ispunjava sve kriterije (C.04.5)."},
		"team":        Text{"Nomor kecil di kelompok bertemu nomor besar menurut urutan: susunan pertama yang memenuhi semua kriteria (C.04.6).", "Small numbers of a bracket meet the large ones in order: the first arrangement that meets all criteria (C.04.6).", "Mali brojevi skupine igraju s velikima po redu: prvi raspored koji ispunjava sve kriterije (C.04.6)."},
	}

	CrossMatchKey = Text{"angka pertandingan, + − w.o.", "points of the match, + − forfeit", "bodovi susreta, + − bez borbe"}

	ByeWhy         = Text{"Alasan", "Reason", "Razlog"}
	AwayExcused    = Text{"izin", "excused", "opravdano"}
	AwayClub       = Text{"tugas klub", "for the club", "za klub"}
	AwayUnexcused  = Text{"tanpa kabar", "without notice", "neopravdano"}
	CrossExcused   = Text{"izin", "exc.", "opr."}
	CrossClub      = Text{"klub", "club", "klub"}
	BadgeExcused   = Text{"Izin babak {0}", "Excused, round {0}", "Opravdan, {0}. kolo"}
	BadgeClub      = Text{"Tugas klub babak {0}", "For the club, round {0}", "Za klub, {0}. kolo"}
	BadgeUnexcused = Text{"Tanpa kabar babak {0}", "Without notice, round {0}", "Neopravdan, {0}. kolo"}
	AwayGranted    = Text{"{0} tidak ikut babak {1}: {2}.", "{0} is away in round {1}: {2}.", "{0} ne igra {1}. kolo: {2}."}
)

// AbsenceBadge names a requested absence of a coming round, {0}, by its kind in the journal: in Keizer by its reason, else
// by its points.
func AbsenceBadge(system, kind string) Text {
	if system == "keizer" {
		return map[string]Text{"half": BadgeExcused, "full": BadgeClub, "zero": BadgeUnexcused}[kind]
	}
	return map[string]Text{"half": BadgeHalf, "full": BadgeFull, "zero": BadgeZero}[kind]
}

// AbsenceText is the same where the round is known.
func AbsenceText(system, kind string) Text {
	if system == "keizer" {
		return map[string]Text{"half": AwayExcused, "full": AwayClub, "zero": AwayUnexcused}[kind]
	}
	return map[string]Text{"half": AwayHalf, "full": AwayFull, "zero": AwayZero}[kind]
}

// KeizerAward writes what an award of Keizer is: a share by its key, or fixed points given in 1/600.
func (l Lang) KeizerAward(key string, points int64) string {
	if key == "=" {
		return l.T(KeizerFixed, l.KeizerPoints(points))
	}
	return strings.Replace(key, "%", " %", 1)
}

// KeizerPoints writes Keizer points, given in 1/600, with one decimal where they are not whole, half up.
func (l Lang) KeizerPoints(n int64) string { return l.Decimal((n*20+600)/1200, 10) }
