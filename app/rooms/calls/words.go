package calls

import "wasit/app/words/i18n"

var (
	textNobody   = i18n.Text{ID: "Tidak ada papan yang memanggil", EN: "No board calls", HR: "Nijedna ploča ne zove"}
	textNobodyDo = i18n.Text{ID: "Bila sebuah papan memanggil, perangkat ini berbunyi dan bergetar bila diizinkan di pengaturan.", EN: "When one does, this device sounds and vibrates as its settings allow.", HR: "Kad neka pozove, ovaj uređaj zvoni i vibrira kako dopuštaju postavke."}
	textAt       = i18n.Text{ID: "pukul {0}", EN: "at {0}", HR: "u {0}"}
	textStopped  = i18n.Text{ID: "jam dihentikan", EN: "clocks stopped", HR: "satovi zaustavljeni"}
	textMove     = i18n.Text{ID: "langkah {0}", EN: "move {0}", HR: "{0}. potez"}
	textNone     = i18n.Text{ID: "Belum ada pelanggaran", EN: "No offence so far", HR: "Zasad bez prekršaja"}
	textCalls    = i18n.Text{ID: "memanggil", EN: "calls", HR: "zove"}
	textOnMyWay  = i18n.Text{ID: "Saya ke sana", EN: "On my way", HR: "Dolazim"}
	textPass     = i18n.Text{ID: "Serahkan", EN: "Pass on", HR: "Prepusti"}
	textIAmHere  = i18n.Text{ID: "Saya sudah di papan", EN: "I am at the board", HR: "Kod ploče sam"}
	textAlso     = i18n.Text{ID: "Juga menunggu", EN: "Also waiting", HR: "Čekaju još"}
	textTake     = i18n.Text{ID: "Lihat", EN: "Show", HR: "Prikaži"}
	textWaits    = i18n.Text{ID: "belum ada yang datang", EN: "nobody on the way yet", HR: "još nitko ne dolazi"}
	textComes    = i18n.Text{ID: "{0} dalam perjalanan", EN: "{0} is on the way", HR: "{0} dolazi"}
	textArbiter  = i18n.Text{ID: "Wasit", EN: "The arbiter", HR: "Sudac"}
	textWhy      = i18n.Text{ID: "Untuk apa? Boleh dikosongkan.", EN: "What for? It may stay open.", HR: "Zbog čega? Može ostati prazno."}
	textCalling  = i18n.Text{ID: "Memanggil …", EN: "Calling …", HR: "Poziv u tijeku …"}
	textAtDesk   = i18n.Text{ID: "Meja wasit sudah mendengar", EN: "The desk has heard it", HR: "Sudački stol je čuo"}
	textBack     = i18n.Text{ID: "Tarik panggilan", EN: "Take the call back", HR: "Povuci poziv"}
	textShow     = i18n.Text{ID: "Tunjukkan nomor papan", EN: "Hold the number up", HR: "Pokaži broj ploče"}
	textUnheard  = i18n.Text{ID: "Meja belum mendengar. Angkat HP ini.", EN: "The desk has not heard it. Hold this phone up.", HR: "Stol još nije čuo. Podignite mobitel."}
	textToClock  = i18n.Text{ID: "Ke jam", EN: "To the clock", HR: "Na sat"}
	textHideSign = i18n.Text{ID: "Tutup", EN: "Close", HR: "Zatvori"}
	textRunning  = i18n.Text{ID: "Jam tidak berhenti sendiri. Pemain boleh menghentikannya hanya untuk meminta bantuan wasit (Pasal 6.11.2).", EN: "No clock stops by itself. A player may stop it only to seek the arbiter's assistance (Art. 6.11.2).", HR: "Sat se ne zaustavlja sam. Igrač ga smije zaustaviti samo da zatraži pomoć suca (čl. 6.11.2)."}
)
