package i18n

import (
	"strings"
)

// Values of the Keizer system (formats.md part 2).
var (
	KeizerOfTheirs = Text{"Bagian dari nilai lawan", "Share of the opponent's value", "Udio protivnikove vrijednosti"}
	KeizerOfOwn    = Text{"Bagian dari nilai sendiri", "Share of the own value", "Udio vlastite vrijednosti"}
	KeizerShares   = [...]Text{
		Text{"Menang", "Win", "Pobjeda"}, Text{"Remis", "Draw", "Remi"}, Text{"Kalah", "Loss", "Poraz"}, Text{"Menang W.O.", "Win by forfeit", "Pobjeda bez borbe"},
		Text{"Bye (jumlah ganjil)", "Bye (odd number)", "Slobodan (neparan broj)"}, Text{"Tugas klub", "Absent for the club", "Odsutan za klub"},
		Text{"Izin", "Excused absence", "Opravdan izostanak"}, Text{"Tanpa kabar", "Absent without notice", "Neopravdan izostanak"},
		Text{"Babak sebelum ikut", "Rounds before joining", "Kola prije ulaska"}, Text{"Nilai sendiri, sekali", "Own value, once", "Vlastita vrijednost, jednom"},
		Text{"Lawan yang kemudian mundur", "Opponent who withdrew later", "Protivnik koji je kasnije odustao"},
	}
	KeizerFixed    = Text{"{0} angka", "{0} points", "{0} bodova"}
	KeizerPointsOf = Text{"Angka: {0}", "Points: {0}", "Bodovi: {0}"}
	KeizerHalving  = Text{"Setiap izin bernilai separuh dari sebelumnya", "Each excused absence gives half of the one before", "Svaki opravdani izostanak daje pola prethodnog"}
	KeizerClassic  = Text{"Bye selalu untuk peringkat terakhir", "The bye always goes to the last", "Slobodan je uvijek zadnji"}
	KeizerColors   = Text{"Warna dari turnamen sebelumnya ikut dihitung", "Colours of earlier tournaments count too", "Broje se i boje ranijih turnira"}
	KeizerFrozen   = Text{"Nilai babak tidak dihitung ulang kemudian", "Rounds keep the values of their day", "Kola zadržavaju vrijednosti svog dana"}
	PrintProtocols = Text{"Berita acara pertandingan", "Match protocols", "Zapisnici susreta"}
	WhyOrder       = map[string]Text{
		"dutch":       Text{"Dalam satu kelompok, separuh atas bertemu separuh bawah menurut nomor: urutan pertama yang memenuhi semua kriteria (C.04.3).", "Inside a bracket the upper half meets the lower half by number: the first order that meets all criteria (C.04.3).", "Unutar skupine gornja polovica igra s donjom po brojevima: prvi redoslijed koji ispunjava sve kriterije (C.04.3)."},
		"dubov":       Text{"Yang harus Putih, rata-rata rating lawan terendah dulu, bertemu yang harus Hitam menurut nomor (C.04.4.1).", "Those due White, lowest average rating of opponents first, meet those due Black by number (C.04.4.1).", "Igrači za bijele, najniži prosjek protivnika prvi, igraju s igračima za crne po brojevima (C.04.4.1)."},
		"burstein":    Text{"Setelah babak awal, indeks tertinggi di kelompok bertemu indeks terendah yang boleh (C.04.4.2).", "After the seeding rounds the best index of a bracket meets the lowest one allowed (C.04.4.2).", "Nakon početnih kola najbolji indeks skupine igra s najnižim dopuštenim (C.04.4.2)."},
		"lim":         Text{"Separuh atas kelompok bertemu separuh bawah menurut nomor; yang tidak cocok bertukar dengan yang terdekat (C.04.4.3).", "The upper half of a group meets the lower half by number; who does not suit is exchanged for the nearest (C.04.4.3).", "Gornja polovica skupine igra s donjom po brojevima; tko ne odgovara, mijenja se najbližim (C.04.4.3)."},
		"doubleswiss": Text{"Nomor kecil di kelompok bertemu nomor besar menurut urutan: susunan pertama yang memenuhi semua kriteria (C.04.5).", "Small numbers of a bracket meet the large ones in order: the first arrangement that meets all criteria (C.04.5).", "Mali brojevi skupine igraju s velikima po redu: prvi raspored koji ispunjava sve kriterije (C.04.5)."},
		"team":        Text{"Nomor kecil di kelompok bertemu nomor besar menurut urutan: susunan pertama yang memenuhi semua kriteria (C.04.6).", "Small numbers of a bracket meet the large ones in order: the first arrangement that meets all criteria (C.04.6).", "Mali brojevi skupine igraju s velikima po redu: prvi raspored koji ispunjava sve kriterije (C.04.6)."},
	}
	AwayExcused    = Text{"izin", "excused", "opravdano"}
	AwayClub       = Text{"tugas klub", "for the club", "za klub"}
	AwayUnexcused  = Text{"tanpa kabar", "without notice", "neopravdano"}
	CrossExcused   = Text{"izin", "exc.", "opr."}
	CrossClub      = Text{"klub", "club", "klub"}
	BadgeExcused   = Text{"Izin babak {0}", "Excused, round {0}", "Opravdan, {0}. kolo"}
	BadgeClub      = Text{"Tugas klub babak {0}", "For the club, round {0}", "Za klub, {0}. kolo"}
	BadgeUnexcused = Text{"Tanpa kabar babak {0}", "Without notice, round {0}", "Neopravdan, {0}. kolo"}
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
