package dates

import (
	"wasit/app/words/i18n"
)

// The days of rounds and matches.
var (
	textIntro       = i18n.Text{ID: "Tanggal dan jam tiap babak: tercetak di jadwal, bagan, dan lembar pasangan, dan masuk laporan rating.", EN: "The day and hour of each round: they stand on the schedule, the bracket and the pairings, and in the rating report.", HR: "Datum i sat svakog kola: stoje u rasporedu, ždrijebu i parovima te u izvješću za rejting."}
	textRoundDay    = i18n.Text{ID: "Babak {0}, tanggal", EN: "Round {0}, day", HR: "{0}. kolo, datum"}
	textRoundTime   = i18n.Text{ID: "Babak {0}, jam", EN: "Round {0}, hour", HR: "{0}. kolo, sat"}
	textDay         = i18n.Text{ID: "Tanggal", EN: "Day", HR: "Datum"}
	textTime        = i18n.Text{ID: "Jam", EN: "Hour", HR: "Sat"}
	textDateBad     = i18n.Text{ID: "Isi tanggal, misalnya 20-11-2026.", EN: "Give a day, such as 20 November 2026.", HR: "Upišite datum, primjerice 20. 11. 2026."}
	textTimeBad     = i18n.Text{ID: "Tulis jam seperti 17:00.", EN: "Write the hour as 17:00.", HR: "Upišite sat kao 17:00."}
	textSpread      = i18n.Text{ID: "Bagi rata ke hari turnamen", EN: "Spread over the days of the tournament", HR: "Rasporedi po danima turnira"}
	textWeekly      = i18n.Text{ID: "Tiap minggu sejak babak 1", EN: "Every week from round 1 on", HR: "Svaki tjedan od 1. kola"}
	textOnDays      = i18n.Text{ID: "Hari bermain", EN: "Days of play", HR: "Dani igre"}
	textOnDaysAs    = i18n.Text{ID: "Tanpa pilihan: semua hari turnamen.", EN: "None chosen: every day of the tournament.", HR: "Ako ništa nije odabrano: svi dani turnira."}
	textMatches     = i18n.Text{ID: "Jadwal pertandingan", EN: "Days of the matches", HR: "Termini mečeva"}
	textMatchesAs   = i18n.Text{ID: "Isi hanya bila lain dari tanggal babaknya.", EN: "Fill in only where a match is not on the day of its round.", HR: "Upišite samo gdje meč nije na dan kola."}
	textNoMatches   = i18n.Text{ID: "Pertandingan muncul di sini sesudah undian bagan.", EN: "The matches stand here once the bracket is drawn.", HR: "Mečevi se pojavljuju ovdje nakon ždrijeba."}
	textMatchN      = i18n.Text{ID: "pertandingan {0}", EN: "match {0}", HR: "meč {0}"}
	textPostponedAs = i18n.Text{ID: "Sampai dimainkan dihitung remis untuk pairing. Tanggalnya diingatkan di ringkasan.", EN: "Until it is played it counts as a draw for pairing. On its day the overview reminds you.", HR: "Dok se ne odigra, za parove vrijedi kao remi. Na taj dan podsjeća pregled."}
	textSave        = i18n.Text{ID: "Simpan", EN: "Save", HR: "Spremi"}
	textSaved       = i18n.Text{ID: "Jadwal disimpan", EN: "The dates are saved", HR: "Termini spremljeni"}
)

// textWeekdays are the days of the week by time.Weekday.
var textWeekdays = [7]i18n.Text{
	{ID: "Min", EN: "Sun", HR: "ned"}, {ID: "Sen", EN: "Mon", HR: "pon"}, {ID: "Sel", EN: "Tue", HR: "uto"}, {ID: "Rab", EN: "Wed", HR: "sri"},
	{ID: "Kam", EN: "Thu", HR: "čet"}, {ID: "Jum", EN: "Fri", HR: "pet"}, {ID: "Sab", EN: "Sat", HR: "sub"},
}
