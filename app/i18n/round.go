package i18n

// The round: draft, results, correction.
var (
	RoundN          = Text{"Babak {0}", "Round {0}", "{0}. kolo"}
	RoundOf         = Text{"Babak {0} dari {1}", "Round {0} of {1}", "{0}. kolo od {1}"}
	RoundOfDraft    = Text{"Babak {0} dari {1} · draf", "Round {0} of {1} · draft", "{0}. kolo od {1} · nacrt"}
	RoundChoose     = Text{"Pilih babak", "Choose a round", "Odaberi kolo"}
	RoundPair       = Text{"Buat pairing babak {0}", "Pair round {0}", "Spari {0}. kolo"}
	RoundPairing    = Text{"Menyusun pairing …", "Pairing …", "Sparivanje …"}
	RoundStop       = Text{"Hentikan", "Stop", "Zaustavi"}
	RoundNoPlayers  = Text{"Isi peserta dulu", "Add players first", "Najprije unesite igrače"}
	RoundNoPlayersT = Text{"Pairing memerlukan paling sedikit dua pemain.", "Pairing needs at least two players.", "Za sparivanje su potrebna najmanje dva igrača."}
	RoundReady      = Text{"Siap dipairing", "Ready to pair", "Spremno za sparivanje"}
	RoundComing     = Plural{"{0} pemain ikut babak ini.", "{0} player takes part.", "{0} players take part.", "{0} igrač igra u ovom kolu.", "{0} igrača igraju u ovom kolu.", "{0} igrača igra u ovom kolu."}
	RoundAway       = Plural{"{0} pemain tidak ikut:", "{0} player stays away:", "{0} players stay away:", "{0} igrač ne igra:", "{0} igrača ne igraju:", "{0} igrača ne igra:"}
	RoundOdd        = Text{"Jumlahnya ganjil: satu pemain mendapat bye.", "The number is odd: one player gets the bye.", "Broj je neparan: jedan je igrač slobodan."}
	RoundEnd        = Text{"Semua babak selesai", "All rounds are played", "Sva su kola odigrana"}
	RoundEndText    = Text{"Selesaikan turnamen, lalu cetak klasemen akhir.", "Finish the tournament, then print the final standings.", "Završite turnir pa ispišite konačni poredak."}
	RoundFinish     = Text{"Selesaikan turnamen", "Finish the tournament", "Završi turnir"}
	RoundDoneText   = Text{"Cetak klasemen akhir dan simpan cadangan.", "Print the final standings and keep a backup.", "Ispišite konačni poredak i čuvajte kopiju."}
	RoundFinished   = Text{"Turnamen selesai", "The tournament is finished", "Turnir je završen"}

	DrawTitle  = Text{"Undian sebelum babak 1", "The draw before round 1", "Ždrijeb prije 1. kola"}
	DrawOrder  = Text{"Pemain tanpa rating diurutkan dengan undian. Benih {0}.", "Players without rating are ordered by lot. Seed {0}.", "Igrači bez rejtinga poredani su ždrijebom. Sjeme {0}."}
	DrawColor  = Text{"Warna pemain nomor 1 di babak 1 diundi (FIDE C.04.3, 5.1). Benih {0}.", "The colour of player number 1 in round 1 is drawn (FIDE C.04.3, 5.1). Seed {0}.", "Boja igrača broj 1 u 1. kolu izvlači se (FIDE C.04.3, 5.1). Sjeme {0}."}
	DrawSeed   = Text{"Dengan benih yang sama, undian ini selalu memberi hasil yang sama. Benih tercatat.", "The same seed always gives the same draw. The seed is recorded.", "Isto sjeme uvijek daje isti ishod. Sjeme se bilježi."}
	DrawNow    = Text{"Undi, lalu pairing", "Draw, then pair", "Izvuci pa spari"}
	DrawByHand = Text{"Koin dilempar di aula:", "A coin was thrown in the hall:", "Novčić je bačen u dvorani:"}
	DrawWhite  = Text{"Nomor 1 Putih", "Number 1 White", "Broj 1 bijeli"}
	DrawBlack  = Text{"Nomor 1 Hitam", "Number 1 Black", "Broj 1 crni"}

	DraftTouch     = Text{"Sentuh papan untuk melihat alasannya.", "Touch a board to see why.", "Dodirnite ploču za razloge."}
	DraftN         = Text{"Draf babak {0}", "Draft of round {0}", "Nacrt {0}. kola"}
	DraftHidden    = Text{"Belum diumumkan", "Not published", "Nije objavljeno"}
	DraftPublish   = Text{"Umumkan", "Publish", "Objavi"}
	DraftAgain     = Text{"Pairing ulang", "Pair again", "Ponovno spari"}
	DraftDiscard   = Text{"Buang draf", "Drop the draft", "Odbaci nacrt"}
	DraftSwap      = Text{"Ubah manual", "Change by hand", "Promijeni ručno"}
	DraftSwapping  = Text{"Sentuh dua pemain yang bertukar tempat, atau seret pemain pada pegangannya ke tempat yang lain.", "Touch two players who exchange places, or drag one by the handle to the other’s place.", "Dodirnite dva igrača koji mijenjaju mjesta ili jednoga za ručicu povucite na mjesto drugoga."}
	DraftSwapEnd   = Text{"Selesai mengubah", "Done changing", "Gotovo"}
	SwapDone       = Text{"Dua pemain bertukar tempat. Tercatat sebagai pairing manual.", "Two players exchanged places. Recorded as pairing by hand.", "Dva su igrača zamijenila mjesta. Zabilježeno kao ručno sparivanje."}
	DraftClean     = Text{"Tidak ada pertemuan ulang", "No rematch", "Nema ponovljenih susreta"}
	DraftCleanText = Text{"Warna dan kelompok angka sudah diperiksa. Mesin {0}.", "Colours and score groups are checked. Engine {0}.", "Boje i bodovne skupine su provjerene. Program {0}."}
	DraftBye       = Text{"Bye: {0}", "Bye: {0}", "Slobodan: {0}"}
	DraftByeText   = Text{"Mendapat {0} angka.", "Gets {0}.", "Dobiva {0}."}
	WarnStale      = Text{"Hasil berubah setelah pairing ini", "A result changed after this pairing", "Rezultat je promijenjen nakon sparivanja"}
	WarnStaleText  = Text{"Babak {0} dikoreksi. Buat pairing ulang.", "Round {0} was corrected. Pair again.", "{0}. kolo je ispravljeno. Ponovno sparite."}
	WarnStalePlain = Text{"Nomor pemain berubah. Buat pairing ulang.", "Pairing numbers changed. Pair again.", "Startni brojevi su promijenjeni. Ponovno sparite."}
	WarnUnpaired   = Text{"Hadir tapi belum dipairing", "Present but not paired", "Prisutan, ali nije sparen"}
	WarnPresentBye = Text{"Hadir, tetapi tidak ikut babak ini", "Present, but stays away this round", "Prisutan, ali ne igra ovo kolo"}
	WarnAbsent     = Text{"Papan {0}: pemain ini tidak ikut", "Board {0}: this player does not take part", "Ploča {0}: ovaj igrač ne igra"}
	WarnMissing    = Text{"Papan {0}: tercatat tidak hadir", "Board {0}: noted as absent", "Ploča {0}: zabilježen kao odsutan"}
	WarnSecondBye  = Text{"Bye kedua", "A second bye", "Drugi slobodan"}
	WarnSecondByeT = Text{"{0} sudah mendapat angka penuh tanpa bermain di babak {1} (C.04.1, 4).", "{0} had a full point without playing in round {1} (C.04.1, 4).", "{0} je u {1}. kolu već dobio puni bod bez igre (C.04.1, 4)."}
	WarnSameClub   = Text{"Papan {0}: satu sekolah atau klub", "Board {0}: same school or club", "Ploča {0}: ista škola ili klub"}
	WarnSameName   = Text{"Papan {0}: nama depan sama", "Board {0}: same first name", "Ploča {0}: isto ime"}
	WarnRematch    = Text{"Papan {0}: sudah bertemu di babak {1}", "Board {0}: they met in round {1}", "Ploča {0}: već su igrali u {1}. kolu"}
	WarnForbidden  = Text{"Papan {0}: pasangan terlarang", "Board {0}: a forbidden pair", "Ploča {0}: zabranjeni par"}
	WarnColor      = Text{"Papan {0}: warna melampaui batas", "Board {0}: colour beyond the limit", "Ploča {0}: boja izvan granice"}
	WarnColorText  = Text{"{0} mendapat warna yang sama tiga kali, atau tiga lebih banyak (C.04.1, 6–7).", "{0} gets the same colour three times, or three more of it (C.04.1, 6–7).", "{0} dobiva istu boju treći put zaredom ili tri više (C.04.1, 6–7)."}

	ResultsOf      = Text{"Hasil babak {0}", "Results of round {0}", "Rezultati {0}. kola"}
	BoardsOf       = Text{"Papan babak {0}", "Boards of round {0}", "Ploče {0}. kola"}
	ResultMissing  = Text{"belum", "open", "nema"}
	ResultToCome   = Text{"belum ada hasil", "no result yet", "još nema rezultata"}
	ResultUndo     = Text{"Urungkan hasil terakhir", "Take the last result back", "Poništi posljednji rezultat"}
	ResultNumbers  = Text{"Pilih papan dengan angka", "Choose the board by number", "Odaberi ploču brojem"}
	ResultForfeits = Text{"W.O.", "Forfeit", "Bez borbe"}
	ResultOthers   = Text{"Lain", "Other", "Ostalo"}
	ResultOnly     = Text{"Hanya yang belum", "Only the open ones", "Samo otvorene"}
	ResultLeft     = Plural{"Sisa {0} papan", "{0} board open", "{0} boards open", "Još {0} ploča", "Još {0} ploče", "Još {0} ploča"}
	ResultAllIn    = Plural{"{0} hasil sudah masuk", "{0} result is in", "All {0} results are in", "Unesen je {0} rezultat", "Unesena su {0} rezultata", "Uneseno je {0} rezultata"}
	ResultTwice    = Text{"Sudah ada {0}. Tekan sekali lagi untuk mengganti.", "It has {0} already. Press again to replace it.", "Već ima {0}. Pritisnite ponovno za zamjenu."}
	ResultReplaced = Text{"diganti dari {0}", "replaced {0}", "zamijenjeno: {0}"}
	ResultClear    = Text{"Kosongkan papan ini", "Clear this board", "Isprazni ovu ploču"}
	RoundClose     = Text{"Tutup babak", "Close the round", "Zatvori kolo"}
	RoundCloseWhy  = Text{"Masih ada {0} papan yang belum masuk", "{0} boards have no result yet", "{0} ploča još nema rezultat"}
	RoundCloseHelp = Text{"Setelah ditutup, babak berikutnya bisa dipairing. Hasil lama dikoreksi dengan alasan.", "Once closed, the next round can be paired. Old results are corrected with a reason.", "Nakon zatvaranja može se spariti sljedeće kolo. Stari se rezultati ispravljaju s razlogom."}
	RoundReopen    = Text{"Buka lagi babak ini", "Reopen this round", "Ponovno otvori kolo"}
	RoundUnpublish = Text{"Tarik pengumuman", "Unpublish", "Povuci objavu"}
	RoundClosedAt  = Text{"Babak ditutup pukul {0}", "Round closed at {0}", "Kolo zatvoreno u {0}"}
	EchoBoard      = Text{"Papan {0}", "Board {0}", "Ploča {0}"}
	EchoWins       = Text{"{0} menang", "{0} wins", "Pobjeda: {0}"}
	Nameless       = Text{"Pemain {0}", "Player {0}", "Igrač {0}"}
	KeyWhite       = Text{"Putih menang, papan {0}", "White wins, board {0}", "Pobjeda bijelog, ploča {0}"}
	KeyDraw        = Text{"Remis, papan {0}", "Draw, board {0}", "Remi, ploča {0}"}
	KeyBlack       = Text{"Hitam menang, papan {0}", "Black wins, board {0}", "Pobjeda crnog, ploča {0}"}
	KeysOf         = Text{"Hasil papan {0}", "Result of board {0}", "Rezultat ploče {0}"}
	TallyWhite     = Text{"Putih menang", "White wins", "pobjede bijelog"}
	TallyDraw      = Text{"remis", "draws", "remija"}
	TallyBlack     = Text{"Hitam menang", "Black wins", "pobjede crnog"}
	TallyWO        = Text{"W.O.", "forfeits", "bez borbe"}
	TallyLabel     = Text{"Jumlah hasil", "Totals", "Zbroj rezultata"}
	ScoreWhite     = Text{"Putih menang", "White wins", "Pobjeda bijelog"}
	ScoreBlack     = Text{"Hitam menang", "Black wins", "Pobjeda crnog"}
	ScoreWhiteWO   = Text{"Putih menang w.o.", "White wins by forfeit", "Bijeli dobiva bez borbe"}
	ScoreBlackWO   = Text{"Hitam menang w.o.", "Black wins by forfeit", "Crni dobiva bez borbe"}
	ScoreBothWO    = Text{"Keduanya kalah w.o.", "Both lose by forfeit", "Obojica gube bez borbe"}
	ScoreHalfZero  = Text{"Putih ½, Hitam 0 (keputusan wasit)", "White ½, Black 0 (arbiter's decision)", "Bijeli ½, crni 0 (odluka suca)"}
	ScoreZeroHalf  = Text{"Putih 0, Hitam ½ (keputusan wasit)", "White 0, Black ½ (arbiter's decision)", "Bijeli 0, crni ½ (odluka suca)"}
	ScoreZeroZero  = Text{"Keduanya kalah (keputusan wasit)", "Both lose (arbiter's decision)", "Obojica gube (odluka suca)"}
	ScoreAdjourned = Text{"Ditunda: dihitung remis untuk pairing", "Adjourned: a draw for the pairing", "Prekinuto: remi za sparivanje"}

	CorrectTitle   = Text{"Koreksi papan {0}, babak {1}", "Correct board {0}, round {1}", "Ispravak ploče {0}, {1}. kolo"}
	CorrectNow     = Text{"Sekarang: {0}", "Now: {0}", "Sada: {0}"}
	CorrectNew     = Text{"Hasil yang benar", "The right result", "Točan rezultat"}
	CorrectLater   = Text{"Babak {0} sudah dipairing dengan hasil lama dan tidak berubah. Klasemen dihitung ulang.", "Rounds {0} were paired on the old result and stay as they are. Standings are computed anew.", "Kola {0} sparena su po starom rezultatu i ostaju. Poredak se računa iznova."}
	CorrectDraft   = Text{"Draf babak {0} bisa dipairing ulang.", "The draft of round {0} can be paired again.", "Nacrt {0}. kola može se ponovno spariti."}
	CorrectNothing = Text{"Belum ada babak yang dipairing sesudahnya.", "No later round is paired yet.", "Kasnija kola još nisu sparena."}
	CorrectDo      = Text{"Catat koreksi", "Record the correction", "Zabilježi ispravak"}
	CorrectOpen    = Text{"Koreksi papan {0}", "Correct board {0}", "Ispravi ploču {0}"}
	ReasonMissing  = Text{"Tulis alasannya.", "Give the reason.", "Upišite razlog."}
	ReasonDo       = Text{"Catat", "Record", "Zabilježi"}
)

// Why a player is not paired, and small words of the round.
var (
	AwayWithdrawn = Text{"mundur", "withdrawn", "odustao"}
	AwayLater     = Text{"masuk babak {0}", "enters in round {0}", "ulazi u {0}. kolu"}
	AwayHalf      = Text{"bye ½", "½-point bye", "slobodan ½"}
	AwayFull      = Text{"bye 1", "1-point bye", "slobodan 1"}
	AwayZero      = Text{"tidak ikut", "absent", "odsutan"}
	PointsN       = Text{"{0} angka", "points: {0}", "bodovi: {0}"}
	CorrectHelp   = Text{"Sentuh papan untuk mengoreksi hasilnya.", "Touch a board to correct its result.", "Dodirnite ploču da ispravite rezultat."}
	DataReopen    = Text{"Buka lagi turnamen", "Reopen the tournament", "Ponovno otvori turnir"}
)
