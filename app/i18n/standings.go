package i18n

// Standings, their arithmetic, the crosstable.
var (
	StandingsInterim = Text{"Klasemen sementara", "Interim standings", "Trenutačni poredak"}
	StandingsFinal   = Text{"Klasemen akhir", "Final standings", "Konačni poredak"}
	StandingsOf      = Text{"Klasemen setelah babak {0}", "Standings after round {0}", "Poredak nakon {0}. kola"}
	StandingsAfter   = Text{"Setelah babak {0}", "After round {0}", "Nakon {0}. kola"}
	StandingsTouch   = Text{"Sentuh nama untuk melihat hitungannya.", "Touch a name to see the arithmetic.", "Dodirnite ime za prikaz izračuna."}
	StandingsNone    = Text{"Klasemen ada setelah babak 1 lengkap.", "Standings begin when round 1 is complete.", "Poredak počinje kad je 1. kolo potpuno."}
	StandingsView    = Text{"Tampilan", "View", "Prikaz"}
	StandingsTable   = Text{"Tabel", "Table", "Tablica"}
	StandingsCross   = Text{"Tabel silang", "Crosstable", "Križna tablica"}
	RankWord         = Text{"Peringkat", "Rank", "Mjesto"}
	NameAndClub      = Text{"Nama dan sekolah", "Name and club", "Ime i klub"}
	CopyText         = Text{"Salin teks", "Copy as text", "Kopiraj tekst"}
	ShowMore         = Plural{"Tampilkan lagi ({0})", "Show {0} more", "Show more ({0})", "Prikaži još {0}", "Prikaži još {0}", "Prikaži još {0}"}
	PlayerPage       = Text{"Halaman pemain", "Player's page", "Stranica igrača"}
	CrossBye         = Text{"bye", "bye", "slob."}
	TiesLate         = Text{"Babak 1 sudah diumumkan", "Round 1 is published", "1. kolo je objavljeno"}
	TiesLateText     = Text{"Urutan tie-break seharusnya diumumkan sebelum mulai (C.07, 4.1). Perubahan tercatat dengan alasannya.", "The order should be announced before the start (C.07, 4.1). The change is recorded with its reason.", "Redoslijed se objavljuje prije početka (C.07, 4.1). Promjena se bilježi s razlogom."}
	SumAdjusted      = Text{"bukan {0}; C.07 {1}", "not {0}; C.07 {1}", "ne {0}; C.07 {1}"}
	SumDummy         = Text{"lawan semu: {0} (C.07 {1})", "dummy opponent: {0} (C.07 {1})", "zamišljeni protivnik: {0} (C.07 {1})"}
	SumUnplayed      = Text{"tanpa lawan", "no opponent", "bez protivnika"}
	SumCutLow        = Text{"dipotong (terendah)", "cut (lowest)", "izostavljeno (najniže)"}
	SumCutHigh       = Text{"dipotong (tertinggi)", "cut (highest)", "izostavljeno (najviše)"}
	SumBelow         = Text{"di bawah batas", "below the limit", "ispod granice"}
	SumDecided       = Text{"Pertemuan langsung memutuskan.", "The direct encounter decides.", "Međusobni susret odlučuje."}
	SumUndecided     = Text{"Pertemuan langsung tidak memutuskan; urutan tetap.", "The direct encounter does not decide; the order stays.", "Međusobni susret ne odlučuje; poredak ostaje."}
)
