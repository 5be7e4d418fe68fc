package i18n

// The chess clock.
var (
	ClockTitle    = Text{"Jam catur", "Chess clock", "Šahovski sat"}
	ClockHere     = Text{"Pindahkan ke sini", "Bring it here", "Premjesti ovamo"}
	ClockBlitz    = Text{"Kilat", "Blitz", "Brzopotezno"}
	ClockRapid    = Text{"Cepat", "Rapid", "Ubrzano"}
	ClockStandard = Text{"Standar", "Standard", "Standardno"}
	ClockOwnWrong = Text{"Tidak terbaca mulai huruf ke-{0}.", "Not understood from character {0} on.", "Nije jasno od {0}. znaka."}
	ClockOwnBad   = Text{"Kontrol ini tidak mungkin: salah satu pihak tidak punya waktu, atau cara ini tidak bisa dipadukan begitu.", "This control is not possible: a side has no time, or the methods cannot be combined so.", "Taj tempo nije moguć: netko nema vremena ili se načini tako ne mogu spojiti."}
	ClockOwnUnits = Text{"Huruf ke-{0}: waktu ini punya dua arti. Tulis satuannya, misalnya 1h30, 1m30 atau 90s.", "Character {0}: this time has two meanings. Write its unit, such as 1h30, 1m30 or 90s.", "{0}. znak: to vrijeme ima dva značenja. Napišite jedinicu, primjerice 1h30, 1m30 ili 90s."}
	ClockOwnSlash = Text{"Huruf ke-{0}: detik atau langkah? Tulis 15+10 untuk 10 detik tiap langkah, 90m/40 untuk 40 langkah dalam 90 menit.", "Character {0}: seconds or moves? Write 15+10 for 10 seconds a move, 90m/40 for 40 moves in 90 minutes.", "{0}. znak: sekunde ili potezi? Napišite 15+10 za 10 sekundi po potezu, 90m/40 za 40 poteza u 90 minuta."}
	ClockOwnThen  = Text{"Huruf ke-{0}: setelah berapa langkah waktu ini ditambah? Tulis misalnya 90/40+30+30.", "Character {0}: after how many moves is this time added? Write for example 90/40+30+30.", "{0}. znak: nakon koliko se poteza dodaje to vrijeme? Napišite primjerice 90/40+30+30."}
	ClockPause    = Text{"Jeda", "Pause", "Pauza"}
	ClockResume   = Text{"Lanjut", "Resume", "Nastavi"}
	ClockDecide   = Text{"Putuskan hasil", "Decide the result", "Odluči o rezultatu"}
	ClockGapTitle = Text{"Aplikasi terhenti {0}", "The app was stopped for {0}", "Aplikacija nije radila {0}"}
	ClockWins     = Text{"{0} menang", "{0} wins", "Pobjeda: {0}"}
	ClockDrawn    = Text{"Remis", "Draw", "Remi"}
	ClockActs     = []Text{
		{"?", "?", "?"},
		{"Mulai", "Start", "Početak"},
		{"Tekan", "Press", "Pritisak"},
		{"Jeda", "Pause", "Pauza"},
		{"Lanjut", "Resume", "Nastavak"},
		{"Giliran ditetapkan", "Turn set", "Postavljen red"},
		{"Koreksi", "Correction", "Ispravak"},
		{"Penyesuaian", "Adjustment", "Prilagodba"},
		{"Tambahan diambil lagi", "Gain taken back", "Dodatak oduzet"},
		{"Tekan dibatalkan", "Press taken back", "Pritisak poništen"},
		{"Klaim", "Claim", "Reklamacija"},
		{"Sesudah terhenti", "After a stop", "Nakon zastoja"},
		{"Atur ulang", "Reset", "Ponovno postavljeno"},
		{"Selesai", "End", "Kraj"},
		{"Blok baru", "New block", "Novi blok"},
		{"Warna ditukar", "Colours swapped", "Boje zamijenjene"},
	}
)
