package homeward

import (
	"wasit/app/words/i18n"
)

// When everybody goes home.
var (
	textIntro       = i18n.Text{ID: "Perkiraan, bukan pengumuman. Makin banyak babak yang dimainkan di aula ini, makin tepat.", EN: "A forecast, no announcement. The more rounds this hall has played, the closer it comes.", HR: "Procjena, a ne najava. Što je više kola odigrano u ovoj dvorani, to je točnija."}
	textDayEnds     = i18n.Text{ID: "Babak {0} selesai", EN: "Round {0} ends", HR: "{0}. kolo završava"}
	textBetween     = i18n.Text{ID: "Empat dari lima kali antara {0} dan {1}. Pembagian hadiah belum termasuk.", EN: "Four times of five between {0} and {1}. Prize-giving is not in it.", HR: "U četiri od pet slučajeva između {0} i {1}. Dodjela nagrada nije uračunata."}
	textBetweenOnly = i18n.Text{ID: "antara {0} dan {1}", EN: "between {0} and {1}", HR: "između {0} i {1}"}
	textRest        = i18n.Text{ID: "Dasar perkiraan", EN: "What it rests on", HR: "Na čemu se temelji"}
	textSeen        = i18n.Plural{ID: "{0} babak hari ini: {1} menit", ENOne: "{0} round today: {1} min", EN: "{0} rounds today: {1} min", HROne: "{0} kolo danas: {1} min", HRFew: "{0} kola danas: {1} min", HR: "{0} kola danas: {1} min"}
	textSeenOther   = i18n.Plural{ID: "{0} babak hari ini di kelompok lain dengan tempo yang sama: {1} menit", ENOne: "{0} round today in another section with the same time: {1} min", EN: "{0} rounds today in another section with the same time: {1} min", HROne: "{0} kolo danas u drugoj skupini s istim tempom: {1} min", HRFew: "{0} kola danas u drugoj skupini s istim tempom: {1} min", HR: "{0} kola danas u drugoj skupini s istim tempom: {1} min"}
	textWaits       = i18n.Plural{ID: "{0} jeda hari ini: {1} menit", ENOne: "{0} pause today: {1} min", EN: "{0} pauses today: {1} min", HROne: "{0} stanka danas: {1} min", HRFew: "{0} stanke danas: {1} min", HR: "{0} stanki danas: {1} min"}
	textGame        = i18n.Text{ID: "Belum ada babak yang selesai: satu partai paling lama {0} menit, dan babak menunggu partai terakhir. Papan: {1}", EN: "No round is over yet: a game takes at most {0} min, and a round waits for its last game. Boards: {1}", HR: "Još nijedno kolo nije gotovo: partija traje najviše {0} min, a kolo čeka posljednju partiju. Ploča: {1}"}
	textWhole       = i18n.Text{ID: "Belum ada babak yang selesai: satu babak {0} menit menurut pengaturan aula", EN: "No round is over yet: {0} min a round, as the hall is set", HR: "Još nijedno kolo nije gotovo: kolo traje {0} min prema postavkama dvorane"}
	textFewClocks   = i18n.Text{ID: "Jam catur: {0}, papan: {1}. Papan tanpa jam menunggu", EN: "Clocks: {0}, boards: {1}. Boards without one wait", HR: "Satova: {0}, ploča: {1}. Ploče bez sata čekaju"}
	textPause       = i18n.Text{ID: "Jeda {0} menit", EN: "A pause of {0} min", HR: "Stanka od {0} min"}
	textShort       = i18n.Text{ID: "Babak tanpa tanggal di jadwal tidak dihitung", EN: "Rounds without a day in the timetable are left out", HR: "Kola bez datuma u rasporedu nisu uračunata"}
	textTry         = i18n.Text{ID: "Coba sebelum hari-H", EN: "Try it before the day", HR: "Isprobajte prije turnira"}
	textTryAs       = i18n.Text{ID: "Ubah angka dan lihat kapan selesai.", EN: "Change the numbers and see when it ends.", HR: "Promijenite brojeve i pogledajte kada završava."}
	textStart       = i18n.Text{ID: "Mulai", EN: "Start", HR: "Početak"}
	textStartBad    = i18n.Text{ID: "Tulis jam seperti 09.30.", EN: "Write the hour as 09:30.", HR: "Upišite sat kao 09:30."}
	textBoards      = i18n.Text{ID: "Papan", EN: "Boards", HR: "Ploče"}
	textClocks      = i18n.Text{ID: "Jam catur", EN: "Clocks", HR: "Satovi"}
	textClocksHelp  = i18n.Text{ID: "Kosong: cukup untuk semua.", EN: "Empty: enough for all.", HR: "Prazno: dovoljno za sve."}
	textRounds      = i18n.Text{ID: "Babak", EN: "Rounds", HR: "Kola"}
	textLength      = i18n.Text{ID: "Menit per babak", EN: "Minutes a round", HR: "Minute po kolu"}
	textLengthHelp  = i18n.Text{ID: "Kosong: dari tempo.", EN: "Empty: from the time.", HR: "Prazno: prema tempu."}
	textBreak       = i18n.Text{ID: "Menit jeda", EN: "Minutes of pause", HR: "Minute stanke"}
	textBreakHelp   = i18n.Text{ID: "Kosong: 10.", EN: "Empty: 10.", HR: "Prazno: 10."}
	textNumberBad   = i18n.Text{ID: "Tulis bilangan bulat.", EN: "Write a whole number.", HR: "Upišite cijeli broj."}
	textAskStart    = i18n.Text{ID: "Isi jam mulai, maka tampil jam selesainya.", EN: "Give the start, and the end stands here.", HR: "Upišite početak i ovdje će stajati kraj."}
	textAskRounds   = i18n.Text{ID: "Isi jumlah babak, maka tampil jam selesainya.", EN: "Give the number of rounds, and the end stands here.", HR: "Upišite broj kola i ovdje će stajati kraj."}
	textAskLength   = i18n.Text{ID: "Tempo belum diketahui: isi menit per babak.", EN: "No time control is known: give the minutes a round takes.", HR: "Tempo nije poznat: upišite minute po kolu."}
	textKeep        = i18n.Text{ID: "Simpan waktu ini", EN: "Keep these times", HR: "Zadrži ova vremena"}
	textKept        = i18n.Text{ID: "Pengaturan waktu disimpan", EN: "The times are kept", HR: "Vremena su spremljena"}
	textSections    = i18n.Text{ID: "Tiap kelompok", EN: "Each section", HR: "Svaka skupina"}
)
