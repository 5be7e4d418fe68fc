package hall

import (
	"wasit/app/words/i18n"
)

// The hall: its clock, the call, the verification, games without clocks.
var (
	textHallStart      = i18n.Text{ID: "Mulai babak", EN: "Start the round", HR: "Počni kolo"}
	textHallStartHelp  = i18n.Text{ID: "Minta kedua pemain memeriksa papan, buah, dan jam. Beri tanda mulai di aula, lalu sentuh. Waktu W.O. dihitung dari sini.", EN: "Ask both players to look at board, pieces and clock. Give the signal in the hall, then touch. The forfeit time runs from here.", HR: "Zamolite oba igrača da provjere ploču, figure i sat. Dajte znak u dvorani pa dodirnite. Vrijeme za gubitak bez borbe teče odavde."}
	textHallAgain      = i18n.Text{ID: "Mulai lagi dari sekarang", EN: "Start again from now", HR: "Počni ponovno od sada"}
	textSignalStart    = i18n.Text{ID: "Babak {0}: waktu mulai menurut jadwal", EN: "Round {0}: the hour of the timetable has come", HR: "{0}. kolo: vrijeme je početka po rasporedu"}
	textHallStartedAt  = i18n.Text{ID: "Mulai {0}", EN: "Started {0}", HR: "Početak {0}"}
	textHallWO         = i18n.Text{ID: "Batas W.O. {0}", EN: "Forfeit after {0}", HR: "Bez borbe nakon {0}"}
	textHallCapAt      = i18n.Text{ID: "Batas waktu {0}", EN: "Time cap {0}", HR: "Istek vremena {0}"}
	textHallFirst      = i18n.Text{ID: "Babak 1 mulai pukul", EN: "Round 1 starts at", HR: "Početak 1. kola"}
	textHallFirstHelp  = i18n.Text{ID: "Tertulis di pairing dan teks, lengkap dengan batas W.O. Kosong: belum diumumkan.", EN: "Stands on pairings and texts, with the forfeit time. Empty: not announced.", HR: "Stoji na parovima i u tekstovima, s istekom čekanja. Prazno: nije objavljeno."}
	textHallSaved      = i18n.Text{ID: "Pengaturan aula disimpan.", EN: "The hall is set.", HR: "Postavke dvorane su spremljene."}
	textFirstBoard     = i18n.Text{ID: "Nomor papan pertama", EN: "Number of the first board", HR: "Broj prve ploče"}
	textFirstBoardHelp = i18n.Text{ID: "Supaya tiap meja di aula punya nomor sendiri. Kosong: mulai dari 1.", EN: "So that each table of the hall has a number of its own. Empty: from 1.", HR: "Da svaki stol u dvorani ima svoj broj. Prazno: od 1."}
	textHallLength     = i18n.Text{ID: "Lama satu babak (menit)", EN: "Minutes a round takes", HR: "Trajanje kola (minute)"}
	textHallLengthHelp = i18n.Text{ID: "Kosong: dari tempo permainan.", EN: "Empty: from the time control.", HR: "Prazno: prema tempu igre."}
	textHallPause      = i18n.Text{ID: "Jeda antarbabak (menit)", EN: "Minutes between rounds", HR: "Stanka između kola (minute)"}
	textHallPauseHelp  = i18n.Text{ID: "Kosong: 10 menit.", EN: "Empty: 10 minutes.", HR: "Prazno: 10 minuta."}
	textHallCap        = i18n.Text{ID: "Tanpa jam: batas waktu (menit)", EN: "Without clocks: time cap (minutes)", HR: "Bez satova: granica vremena (minute)"}
	textHallCapHelp    = i18n.Text{ID: "Kosong: dimainkan dengan jam. Dengan batas waktu, turnamen tidak dihitung untuk rating.", EN: "Empty: played with clocks. With a cap the tournament is not for rating.", HR: "Prazno: igra se sa satovima. S granicom turnir nije za rejting."}
	textHallMethod     = i18n.Text{ID: "Cara memutuskan", EN: "How a game is decided", HR: "Kako se odlučuje"}
	textCapMarginHelp  = i18n.Text{ID: "Kosong: 1. Dianjurkan 3.", EN: "Empty: 1. Better 3.", HR: "Prazno: 1. Preporuka 3."}
	textCapPresets     = i18n.Text{ID: "Usulan menurut kelas", EN: "Proposals by class", HR: "Prijedlozi po razredima"}
	textCapLow         = i18n.Text{ID: "Kelas 1–2", EN: "Classes 1–2", HR: "1. – 2. razred"}
	textCapMiddle      = i18n.Text{ID: "Kelas 3–4", EN: "Classes 3–4", HR: "3. – 4. razred"}
	textCapUpper       = i18n.Text{ID: "Kelas 5–6", EN: "Classes 5–6", HR: "5. – 6. razred"}
	textCapFinal       = i18n.Text{ID: "Final", EN: "Final", HR: "Finale"}
	textCapLast        = i18n.Text{ID: "Langkah terakhir", EN: "Last moves", HR: "Posljednji potezi"}
	textCapLastEven    = i18n.Text{ID: "Sama banyak", EN: "As many each", HR: "Jednako mnogo"}
	textCapLastStop    = i18n.Text{ID: "Berhenti", EN: "Stop at once", HR: "Odmah stop"}
	textCapLastMore    = i18n.Text{ID: "Tambahan", EN: "Some more", HR: "Još nekoliko"}
	textCapMore        = i18n.Text{ID: "Langkah tambahan tiap pihak", EN: "More moves of each side", HR: "Dodatni potezi svake strane"}
	textCapMoreHelp    = i18n.Text{ID: "Biasanya 5.", EN: "Usually 5.", HR: "Obično 5."}
	textCapQueen       = i18n.Text{ID: "Nilai menteri", EN: "Worth of the queen", HR: "Vrijednost dame"}
	textCapQueenHelp   = i18n.Text{ID: "Kosong: 9. Sebagian daerah memakai 10.", EN: "Empty: 9. Some sheets say 10.", HR: "Prazno: 9. Neki pravilnici kažu 10."}
	textCapQuiet       = i18n.Text{ID: "Tuntaskan dulu pemukulan yang mengancam", EN: "Play out captures that threaten first", HR: "Prvo odigrati uzimanja koja prijete"}
	textHallBad        = i18n.Text{ID: "Tulis angka menit yang wajar.", EN: "Give a sensible number.", HR: "Upišite razuman broj."}
	textSignalWalkOver = i18n.Text{ID: "Babak {0}: waktu W.O. Catat papan yang pemainnya belum datang.", EN: "Round {0}: forfeit time. Note the boards whose players have not come.", HR: "{0}. kolo: istek vremena čekanja. Zabilježite ploče s odsutnima."}
	textSignalTen      = i18n.Text{ID: "Babak {0}: sisa 10 menit.", EN: "Round {0}: 10 minutes left.", HR: "{0}. kolo: još 10 minuta."}
	textSignalFive     = i18n.Text{ID: "Babak {0}: sisa 5 menit.", EN: "Round {0}: 5 minutes left.", HR: "{0}. kolo: još 5 minuta."}
	textSignalCap      = i18n.Text{ID: "Babak {0}: waktu habis. Langkah terakhir, lalu putuskan papan yang belum selesai.", EN: "Round {0}: time is over. Last moves, then decide the open boards.", HR: "{0}. kolo: vrijeme je isteklo. Posljednji potezi, pa odlučite otvorene ploče."}
)
