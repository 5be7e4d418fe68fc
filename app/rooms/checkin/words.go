package checkin

import (
	"wasit/app/words/i18n"
)

// The check-in before a round.
var (
	textCheckInClosed       = i18n.Text{ID: "Ditutup pukul {0}", EN: "Closed at {0}", HR: "Zatvoreno u {0}"}
	textCheckInHint         = i18n.Text{ID: "Sentuh nama: hadir, lalu tidak hadir, lalu belum. Tahan: tidak hadir.", EN: "Touch a name: here, then absent, then open. Hold: absent.", HR: "Dodirnite ime: došao, zatim odsutan, zatim neprovjereno. Držite: odsutan."}
	textCheckInFeeHint      = i18n.Text{ID: "Sentuh nama yang sudah membayar uang pendaftaran.", EN: "Touch who has paid the entry fee.", HR: "Dodirnite tko je platio kotizaciju."}
	textCheckInMode         = i18n.Text{ID: "Yang dicatat", EN: "What is noted", HR: "Što se bilježi"}
	textCheckInList         = i18n.Text{ID: "Daftar yang dicatat", EN: "Which list is noted", HR: "Koji se popis bilježi"}
	textCheckInPresence     = i18n.Text{ID: "Kehadiran", EN: "Presence", HR: "Dolazak"}
	textCheckInFees         = i18n.Text{ID: "Uang pendaftaran", EN: "Entry fee", HR: "Kotizacija"}
	textCountIn             = i18n.Text{ID: "hadir", EN: "here", HR: "došlo"}
	textCountOut            = i18n.Text{ID: "absen", EN: "absent", HR: "odsutno"}
	textCountOpen           = i18n.Text{ID: "belum", EN: "open", HR: "čeka se"}
	textCountAll            = i18n.Text{ID: "semua", EN: "in all", HR: "ukupno"}
	textCountPaid           = i18n.Text{ID: "lunas", EN: "paid", HR: "plaćeno"}
	textCountUnpaid         = i18n.Text{ID: "belum lunas", EN: "not paid", HR: "nije plaćeno"}
	textCheckInOf           = i18n.Text{ID: "{0} dari {1} hadir", EN: "{0} of {1} here", HR: "došlo {0} od {1}"}
	textCheckInPaidOf       = i18n.Text{ID: "{0} dari {1} lunas", EN: "{0} of {1} paid", HR: "platilo {0} od {1}"}
	textCheckInAll          = i18n.Text{ID: "Semua hadir", EN: "All here", HR: "Svi su došli"}
	textCheckInAllPaid      = i18n.Text{ID: "Semua lunas", EN: "All paid", HR: "Svi su platili"}
	textCheckInMore         = i18n.Text{ID: "Lainnya untuk {0}", EN: "More for {0}", HR: "Više za {0}"}
	textCheckInNone         = i18n.Text{ID: "Semua tidak hadir", EN: "All absent", HR: "Nitko nije došao"}
	textCheckInSchoolOut    = i18n.Text{ID: "Nyatakan semua mundur mulai babak {0}", EN: "Withdraw all from round {0}", HR: "Svi odustaju od {0}. kola"}
	textCheckInSaid         = i18n.Text{ID: "{0}: {1}.", EN: "{0}: {1}.", HR: "{0}: {1}."}
	textCheckInSaidAll      = i18n.Plural{ID: "{1}: {0} pemain dicatat.", ENOne: "{1}: {0} player noted.", EN: "{1}: {0} players noted.", HROne: "{1}: zabilježen {0} igrač.", HRFew: "{1}: zabilježena {0} igrača.", HR: "{1}: zabilježeno {0} igrača."}
	textCheckInOutAll       = i18n.Plural{ID: "{1}: {0} pemain mundur.", ENOne: "{1}: {0} player withdrawn.", EN: "{1}: {0} players withdrawn.", HROne: "{1}: odustao {0} igrač.", HRFew: "{1}: odustala {0} igrača.", HR: "{1}: odustalo {0} igrača."}
	textCheckInClose        = i18n.Text{ID: "Tutup daftar ulang", EN: "Close the check-in", HR: "Zatvori potvrdu dolaska"}
	textCheckInCloseHelp    = i18n.Plural{ID: "{0} pemain belum ada di aula. Apa yang berlaku di babak {1}?", ENOne: "{0} player is not in the hall. What holds in round {1}?", EN: "{0} players are not in the hall. What holds in round {1}?", HROne: "{0} igrač nije u dvorani. Što vrijedi u {1}. kolu?", HRFew: "{0} igrača nisu u dvorani. Što vrijedi u {1}. kolu?", HR: "{0} igrača nije u dvorani. Što vrijedi u {1}. kolu?"}
	textCheckInCloseNext    = i18n.Plural{ID: "{0} pemain belum ada di aula. Apa yang berlaku di babak berikutnya?", ENOne: "{0} player is not in the hall. What holds in the next round?", EN: "{0} players are not in the hall. What holds in the next round?", HROne: "{0} igrač nije u dvorani. Što vrijedi u idućem kolu?", HRFew: "{0} igrača nisu u dvorani. Što vrijedi u idućem kolu?", HR: "{0} igrača nije u dvorani. Što vrijedi u idućem kolu?"}
	textCheckInSchoolOutAll = i18n.Text{ID: "Nyatakan semua mundur mulai babak berikutnya", EN: "Withdraw all from the next round", HR: "Svi odustaju od idućeg kola"}
	textCheckInAway         = i18n.Text{ID: "0 angka babak ini", EN: "0 points this round", HR: "0 bodova u ovom kolu"}
	textCheckInWithdraw     = i18n.Text{ID: "Mundur", EN: "Withdraw", HR: "Odustaje"}
	textCheckInKeep         = i18n.Text{ID: "Tetap dipairing", EN: "Pair anyway", HR: "Ipak spari"}
	textCheckInForAll       = i18n.Text{ID: "Untuk semua", EN: "For all", HR: "Za sve"}
	textCheckInDone         = i18n.Text{ID: "Daftar ulang ditutup.", EN: "The check-in is closed.", HR: "Potvrda dolaska je zatvorena."}
	textCheckInNobody       = i18n.Text{ID: "Isi pemain dulu.", EN: "Add players first.", HR: "Najprije unesite igrače."}
	textSeatTitle           = i18n.Text{ID: "{0}: masuk babak {1}?", EN: "{0}: play in round {1}?", HR: "{0}: igra li {1}. kolo?"}
	textSeatText            = i18n.Text{ID: "Babak sudah diumumkan. Papan yang ada tidak berubah; papan baru ditambah di belakang.", EN: "The round is published. No board changes; a new one is added behind the others.", HR: "Kolo je objavljeno. Ploče se ne mijenjaju; nova se dodaje iza ostalih."}
	textSeatBye             = i18n.Text{ID: "Lawan {0} (tadinya bye)", EN: "Against {0} (had the bye)", HR: "Protiv {0} (bio je slobodan)"}
	textSeatLater           = i18n.Text{ID: "Lawan {0} (juga terlambat)", EN: "Against {0} (late too)", HR: "Protiv {0} (također kasni)"}
	textSeatNobody          = i18n.Text{ID: "Belum ada lawan: tunggu pendatang berikutnya, atau main mulai babak berikutnya.", EN: "No opponent yet: wait for the next latecomer, or play from the next round.", HR: "Još nema protivnika: pričekajte sljedećega ili neka igra od idućeg kola."}
	textSeatWait            = i18n.Text{ID: "Tunggu pendatang berikutnya", EN: "Wait for the next latecomer", HR: "Čekaj sljedećega"}
	textSeatedTitle         = i18n.Text{ID: "Papan {0}", EN: "Board {0}", HR: "Ploča {0}"}
	textSeatedSlip          = i18n.Text{ID: "Cetak slip hasil", EN: "Print the result slip", HR: "Ispiši listić"}
	textSeatedTable         = i18n.Text{ID: "{0} punya meja tetap {1}. Papan yang sudah diumumkan tidak berubah.", EN: "{0} has the fixed table {1}. Published boards do not change.", HR: "{0} ima stalni stol {1}. Objavljene ploče se ne mijenjaju."}
	textSeatedDone          = i18n.Text{ID: "Selesai", EN: "Done", HR: "Gotovo"}
)

// The form of a player.
var (
	textLateSeatReason = i18n.Text{ID: "Pemain susulan", EN: "Late entry", HR: "Naknadna prijava"}
	textLateSeated     = i18n.Text{ID: "{0} main melawan {1}.", EN: "{0} plays against {1}.", HR: "{0} igra protiv: {1}."}
)
