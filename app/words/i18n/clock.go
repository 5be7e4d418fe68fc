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
