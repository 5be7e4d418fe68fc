package i18n

// The check-in before a round.
var (
	CheckIn          = Text{"Daftar ulang", "Check-in", "Potvrda dolaska"}
	CheckInUnder     = Text{"Siapa yang hadir, siapa yang sudah bayar", "Who is here, who has paid", "Tko je došao, tko je platio"}
	CheckInClosed    = Text{"Ditutup pukul {0}", "Closed at {0}", "Zatvoreno u {0}"}
	CheckInHint      = Text{"Sentuh nama: hadir, lalu tidak hadir, lalu belum. Tahan: tidak hadir.", "Touch a name: here, then absent, then open. Hold: absent.", "Dodirnite ime: došao, zatim odsutan, zatim neprovjereno. Držite: odsutan."}
	CheckInFeeHint   = Text{"Sentuh nama yang sudah membayar uang pendaftaran.", "Touch who has paid the entry fee.", "Dodirnite tko je platio kotizaciju."}
	CheckInMode      = Text{"Yang dicatat", "What is noted", "Što se bilježi"}
	CheckInPresence  = Text{"Kehadiran", "Presence", "Dolazak"}
	CheckInFees      = Text{"Uang pendaftaran", "Entry fee", "Kotizacija"}
	StateIn          = Text{"Hadir", "Here", "Došao"}
	StateOut         = Text{"Tidak hadir", "Absent", "Odsutan"}
	StateOpen        = Text{"Belum", "Open", "Neprovjereno"}
	StatePaid        = Text{"Lunas", "Paid", "Plaćeno"}
	StateUnpaid      = Text{"Belum lunas", "Not paid", "Nije plaćeno"}
	CountIn          = Text{"hadir", "here", "došlo"}
	CountOut         = Text{"tidak hadir", "absent", "odsutno"}
	CountOpen        = Text{"belum", "open", "čeka se"}
	CountPaid        = Text{"lunas", "paid", "plaćeno"}
	CountUnpaid      = Text{"belum lunas", "not paid", "nije plaćeno"}
	CheckInOf        = Text{"{0} dari {1} hadir", "{0} of {1} here", "došlo {0} od {1}"}
	CheckInPaidOf    = Text{"{0} dari {1} lunas", "{0} of {1} paid", "platilo {0} od {1}"}
	CheckInAll       = Text{"Semua hadir", "All here", "Svi su došli"}
	CheckInAllPaid   = Text{"Semua lunas", "All paid", "Svi su platili"}
	CheckInMore      = Text{"Lainnya untuk {0}", "More for {0}", "Više za {0}"}
	CheckInNone      = Text{"Semua tidak hadir", "All absent", "Nitko nije došao"}
	CheckInSchoolOut = Text{"Mundurkan semua mulai babak {0}", "Withdraw all from round {0}", "Svi odustaju od {0}. kola"}
	CheckInSaid      = Text{"{0}: {1}.", "{0}: {1}.", "{0}: {1}."}
	CheckInSaidAll   = Plural{"{1}: {0} pemain dicatat.", "{1}: {0} player noted.", "{1}: {0} players noted.", "{1}: zabilježen {0} igrač.", "{1}: zabilježena {0} igrača.", "{1}: zabilježeno {0} igrača."}
	CheckInOutAll    = Plural{"{1}: {0} pemain mundur.", "{1}: {0} player withdrawn.", "{1}: {0} players withdrawn.", "{1}: odustao {0} igrač.", "{1}: odustala {0} igrača.", "{1}: odustalo {0} igrača."}
	CheckInClose     = Text{"Tutup daftar ulang", "Close the check-in", "Zatvori potvrdu dolaska"}
	CheckInCloseHelp = Plural{"{0} pemain belum ada di aula. Apa yang berlaku di babak {1}?", "{0} player is not in the hall. What holds in round {1}?", "{0} players are not in the hall. What holds in round {1}?", "{0} igrač nije u dvorani. Što vrijedi u {1}. kolu?", "{0} igrača nisu u dvorani. Što vrijedi u {1}. kolu?", "{0} igrača nije u dvorani. Što vrijedi u {1}. kolu?"}
	CheckInAway      = Text{"0 angka babak ini", "0 points this round", "0 bodova u ovom kolu"}
	CheckInWithdraw  = Text{"Mundur", "Withdraw", "Odustaje"}
	CheckInKeep      = Text{"Tetap dipairing", "Pair anyway", "Ipak spari"}
	CheckInForAll    = Text{"Untuk semua", "For all", "Za sve"}
	CheckInDone      = Text{"Daftar ulang ditutup.", "The check-in is closed.", "Potvrda dolaska je zatvorena."}
	RoundFewHere     = Text{"Kurang dari dua pemain ikut babak ini", "Fewer than two play in this round", "U ovom kolu igra manje od dvoje"}
	RoundFewHereAs   = Text{"Yang lain dicatat tidak ikut. Buka daftar ulang dan sentuh siapa yang hadir.", "The others are noted as away. Open the check-in and touch who is here.", "Ostali su zabilježeni kao odsutni. Otvorite potvrdu dolaska i dodirnite tko je tu."}
	RoundFewAway     = Text{"Yang lain minta bye atau sudah mundur. Buka pemain yang ikut lagi dan batalkan bye-nya.", "The others asked for a bye or have left. Open whoever plays after all, and take that back.", "Ostali su zatražili slobodan ili odustali. Otvorite igrača koji ipak igra i to opozovite."}
	CheckInNobody    = Text{"Isi peserta dulu.", "Add players first.", "Najprije unesite igrače."}

	SeatTitle   = Text{"{0}: masuk babak {1}?", "{0}: play in round {1}?", "{0}: igra li {1}. kolo?"}
	SeatText    = Text{"Babak sudah diumumkan. Papan yang ada tidak berubah; papan baru ditambah di belakang.", "The round is published. No board changes; a new one is added behind the others.", "Kolo je objavljeno. Ploče se ne mijenjaju; nova se dodaje iza ostalih."}
	SeatBye     = Text{"Lawan {0} (tadinya bye)", "Against {0} (had the bye)", "Protiv {0} (bio je slobodan)"}
	SeatLater   = Text{"Lawan {0} (juga terlambat)", "Against {0} (late too)", "Protiv {0} (također kasni)"}
	SeatNobody  = Text{"Belum ada lawan: tunggu pendatang berikutnya, atau main mulai babak berikutnya.", "No opponent yet: wait for the next latecomer, or play from the next round.", "Još nema protivnika: pričekajte sljedećega ili neka igra od idućeg kola."}
	SeatWait    = Text{"Tunggu pendatang berikutnya", "Wait for the next latecomer", "Čekaj sljedećega"}
	SeatedTitle = Text{"Papan {0}", "Board {0}", "Ploča {0}"}
	SeatedSlip  = Text{"Cetak slip hasil", "Print the result slip", "Ispiši listić"}
	SeatedTable = Text{"{0} punya meja tetap {1}. Papan yang sudah diumumkan tidak berubah.", "{0} has the fixed table {1}. Published boards do not change.", "{0} ima stalni stol {1}. Objavljene ploče se ne mijenjaju."}
	SeatedDone  = Text{"Selesai", "Done", "Gotovo"}

	LogFeePaid = Text{"Uang pendaftaran lunas: {0}", "Entry fee paid: {0}", "Plaćena kotizacija: {0}"}
	LogFeeOpen = Text{"Uang pendaftaran belum lunas: {0}", "Entry fee not paid: {0}", "Kotizacija nije plaćena: {0}"}
	LogCheckIn = Text{"Daftar ulang babak {0} ditutup", "Check-in before round {0} closed", "Potvrda dolaska prije {0}. kola zatvorena"}
)

// The log of the hall.
var (
	LogTable     = Text{"Meja tetap {0}: {1}", "Fixed table of {0}: {1}", "Stalni stol, {0}: {1}"}
	LogTableFree = Text{"Meja tetap {0} dilepas", "Fixed table of {0} given up", "Stalni stol ukinut: {0}"}
	LogHall      = Text{"Pengaturan aula diubah", "Settings of the hall changed", "Postavke dvorane promijenjene"}
	LogStarted   = Text{"Babak {0} dimulai", "Round {0} started", "{0}. kolo počelo"}
	LogChecked   = Text{"Periksa babak {0} papan {1}: {2}", "Check of round {0}, board {1}: {2}", "Provjera {0}. kola, ploča {1}: {2}"}
	LogCap       = Text{"Batas waktu babak {0} papan {1}: {2}", "Time cap, round {0}, board {1}: {2}", "Istek vremena, {0}. kolo, ploča {1}: {2}"}
)
