package session

import (
	"wasit/app/words/i18n"
)

// The chess clock.
var (
	textClockDamaged   = i18n.Text{ID: "Catatan jam rusak di baris {0}", EN: "The clock's journal is damaged at line {0}", HR: "Zapis sata oštećen je u retku {0}"}
	textClockDamagedDo = i18n.Text{ID: "Yang terbaca sebelum itu dilanjutkan. Periksa kedua waktu.", EN: "What could be read before goes on. Check both times.", HR: "Nastavlja se ono što je pročitano prije. Provjerite oba vremena."}
)

// The data page, the log, the overview.
var (
	textDataRestored = i18n.Text{ID: "Cadangan dipulihkan", EN: "The backup is restored", HR: "Kopija je vraćena"}
	textRestoredOpen = i18n.Text{ID: "Buka", EN: "Open it", HR: "Otvori"}
)

// Why an act was refused, and what to do. Title first, then what to do.
var (
	textToSection          = i18n.Text{ID: "Ke {0}, babak {1}", EN: "Go to {0}, round {1}", HR: "Na {0}, {1}. kolo"}
	textToRound            = i18n.Text{ID: "Ke babak {0}", EN: "Go to round {0}", HR: "Na {0}. kolo"}
	textRefusedReadOnly    = i18n.Text{ID: "Di sini hanya bisa melihat", EN: "Here you can only look", HR: "Ovdje možete samo gledati"}
	textRefusedWaits       = i18n.Text{ID: "Kejadiannya belum sampai ke meja", EN: "What this is about is not yet at the desk", HR: "Ono na što se ovo odnosi još nije na stolu"}
	textRefusedWaitsDo     = i18n.Text{ID: "Kirim dulu ke meja, lalu lanjutkan di sini.", EN: "Send it to the desk first, then go on here.", HR: "Najprije to pošaljite stolu, zatim nastavite ovdje."}
	textInvitedLate        = i18n.Text{ID: "Undangan ini sudah lewat waktunya", EN: "The invitation is too old", HR: "Pozivnica je prestara"}
	textOccupied           = i18n.Text{ID: "HP lain sudah memakai undangan ini", EN: "Another phone has taken this invitation", HR: "Pozivnicu je već uzeo drugi mobitel"}
	textOccupiedDo         = i18n.Text{ID: "Satu undangan untuk satu perangkat. Buat undangan sendiri di meja; yang menunggu di perangkat ini ikut terbawa.", EN: "An invitation is for one device. Make this one its own at the desk; what waits on it comes along.", HR: "Jedna pozivnica vrijedi za jedan uređaj. Na stolu izradite ovomu svoju; što na njemu čeka, ide s njim."}
	textExpired            = i18n.Text{ID: "Undangannya sudah lewat waktunya", EN: "Its invitation is too old", HR: "Pozivnica mu je prestara"}
	textExpiredDo          = i18n.Text{ID: "Menurut jam meja sudah lebih dari dua belas jam. Undang lagi; yang menunggu di perangkat itu ikut terbawa.", EN: "By the desk's clock it is more than twelve hours old. Invite the device again; what waits on it comes along.", HR: "Prema satu stola starija je od dvanaest sati. Pozovite uređaj ponovno; što na njemu čeka, ide s njim."}
	textFlooded            = i18n.Text{ID: "Perangkat itu dikeluarkan: terlalu banyak permintaan", EN: "That device is set aside: it asked for too much", HR: "Uređaj je isključen: tražio je previše"}
	textFloodedDo          = i18n.Text{ID: "Permintaannya jauh lebih banyak daripada yang dilakukan orang. Periksa siapa memegangnya, lalu undang lagi.", EN: "It asked for far more than any person does. Look who holds it, then invite it again.", HR: "Tražio je mnogo više nego što čovjek može. Provjerite tko ga drži pa ga ponovno pozovite."}
	textFull               = i18n.Text{ID: "Catatan turnamen hampir penuh", EN: "The tournament's records are nearly full", HR: "Zapisi turnira gotovo su puni"}
	textFullDo             = i18n.Text{ID: "Sisanya disimpan untuk meja: catat hasil di meja.", EN: "What room is left is kept for the desk: enter results there.", HR: "Preostalo mjesto čuva se za stol: rezultate upišite na stolu."}
	textLocked             = i18n.Text{ID: "Perangkat itu sedang berpindah tangan", EN: "That device changes hands", HR: "Taj uređaj mijenja ruke"}
	textLockedDo           = i18n.Text{ID: "Buka kuncinya di halaman Perangkat; yang menunggu di sana lalu diterima.", EN: "Unlock it on the page Devices; what waits on it is taken then.", HR: "Otključajte ga na stranici Uređaji; tada se preuzima što na njemu čeka."}
	textLockedHere         = i18n.Text{ID: "Perangkat ini terkunci: sedang berpindah tangan", EN: "This device is locked while it changes hands", HR: "Uređaj je zaključan dok mijenja ruke"}
	textLockedHereDo       = i18n.Text{ID: "Meja membuka kuncinya. Yang menunggu di sini tetap tersimpan.", EN: "The desk unlocks it. What waits here is kept.", HR: "Otključava ga stol. Što ovdje čeka, ostaje spremljeno."}
	textHanded             = i18n.Text{ID: "Perangkat ini sekarang “{0}”", EN: "This device is “{0}” now", HR: "Ovaj je uređaj sada „{0}”"}
	textHandedDo           = i18n.Text{ID: "Catatan berikutnya memakai nama itu. Nama Anda sendiri: Pengaturan.", EN: "What is entered now bears that name. For a name of your own: Settings.", HR: "Sljedeći unosi nose to ime. Za vlastito ime: Postavke."}
	textOlder              = i18n.Text{ID: "Perangkat itu memakai Wasit versi lama", EN: "That device has an older Wasit", HR: "Taj uređaj ima stariji Wasit"}
	textOlderDo            = i18n.Text{ID: "Perbarui Wasit di perangkat itu: buka dengan internet sekali. Tidak ada yang diubah, dan yang menunggu di sana tidak hilang.", EN: "Update Wasit on that device: open it once with internet. Nothing was changed, and what waits there is not lost.", HR: "Ažurirajte Wasit na tom uređaju: otvorite ga jednom s internetom. Ništa nije promijenjeno, a što ondje čeka, ne gubi se."}
	textInvitedDo          = i18n.Text{ID: "Minta undangan baru di meja.", EN: "Ask the desk for a new one.", HR: "Zatražite novu na stolu."}
	textOtherEvent         = i18n.Text{ID: "Ini dari turnamen lain", EN: "This is from another tournament", HR: "Ovo je s drugog turnira"}
	textOtherEventDo       = i18n.Text{ID: "Turnamennya tidak ada di perangkat ini. Tidak ada yang berubah.", EN: "That tournament is not on this device. Nothing was changed.", HR: "Tog turnira nema na ovom uređaju. Ništa se nije promijenilo."}
	textParted             = i18n.Text{ID: "Catatannya tidak bersambung", EN: "The records do not follow those here", HR: "Zapisi se ne nastavljaju na ove ovdje"}
	textPartedDo           = i18n.Text{ID: "Minta di meja: “Undangan lagi” untuk perangkat ini.", EN: "Ask the desk: “Invitation again” for this device.", HR: "Na stolu zatražite „Ponovi pozivnicu” za ovaj uređaj."}
	textNotTaken           = i18n.Text{ID: "Tidak diterima", EN: "It was not taken", HR: "Nije prihvaćeno"}
	textNotTakenDo         = i18n.Text{ID: "Perangkat itu tidak punya tugas di turnamen ini. Ajak lagi.", EN: "That device has no task at this tournament. Invite it again.", HR: "Taj uređaj nema zadaću na ovom turniru. Pozovite ga ponovno."}
	textForeign            = i18n.Text{ID: "Ini bukan dari Wasit", EN: "This is not from Wasit", HR: "Ovo nije iz Wasita"}
	textForeignDo          = i18n.Text{ID: "Pilih berkas yang dibuat perangkat lain di turnamen ini.", EN: "Choose the file that another device of this tournament made.", HR: "Odaberite datoteku s drugog uređaja ovog turnira."}
	textCut                = i18n.Text{ID: "Berkasnya tidak lengkap", EN: "The message is not whole", HR: "Poruka nije potpuna"}
	textCutDo              = i18n.Text{ID: "Kirim sekali lagi. Tidak ada yang berubah di sini.", EN: "Send it again. Nothing was changed here.", HR: "Pošaljite ponovno. Ovdje se ništa nije promijenilo."}
	textChanged            = i18n.Text{ID: "Segelnya tidak cocok", EN: "Its seal does not fit", HR: "Pečat ne odgovara"}
	textChangedDo          = i18n.Text{ID: "Berkas diubah, atau dari meja lain. Terima dulu undangan baru dari meja.", EN: "It was changed on the way, or is of another desk. Take a new invitation from the desk first.", HR: "Promijenjena je putem ili je s drugog stola. Najprije preuzmite novu pozivnicu sa stola."}
	textNoPicture          = i18n.Text{ID: "“{0}” bukan gambar yang terbaca", EN: "“{0}” is no picture that can be read", HR: "“{0}” nije slika koja se može pročitati"}
	textNoPictureDo        = i18n.Text{ID: "Pilih gambar PNG atau JPG. Gambar SVG atau PDF simpan dulu sebagai PNG.", EN: "Choose a PNG or JPG. Save an SVG or a PDF as PNG first.", HR: "Odaberite PNG ili JPG. SVG ili PDF najprije spremite kao PNG."}
	textFinishedAll        = i18n.Text{ID: "Turnamen diakhiri untuk {0}", EN: "The tournament is ended for {0}", HR: "Turnir je završen za {0}"}
	textRefusedCopy        = i18n.Text{ID: "Perangkat ini hanya menyimpan salinan", EN: "This device has a copy only", HR: "Ovaj uređaj ima samo kopiju"}
	textRefusedCopyDo      = i18n.Text{ID: "Yang mencatat adalah perangkat di meja. Minta undangan di sana.", EN: "The device at the desk records. Ask there for an invitation.", HR: "Upisuje uređaj na sudačkom stolu. Ondje zatražite pozivnicu."}
	textRefusedDuty        = i18n.Text{ID: "Ini hanya bisa di meja", EN: "Only the desk can do this", HR: "To može samo sudački stol"}
	textRefusedDutyDo      = i18n.Text{ID: "Tugas perangkat ini tidak mencakupnya. Tidak ada yang tercatat.", EN: "It is not part of this device's task. Nothing was recorded.", HR: "To nije dio zadaće ovog uređaja. Ništa nije upisano."}
	textRefusedSent        = i18n.Text{ID: "Sudah dikirim ke meja", EN: "It has gone to the desk already", HR: "Već je poslano sudačkom stolu"}
	textRefusedSentDo      = i18n.Text{ID: "Isi yang benar: meja mencatatnya sebagai perubahan.", EN: "Enter what is right: the desk records it as a change.", HR: "Unesite ispravno: stol to bilježi kao promjenu."}
	textRefusedFinished    = i18n.Text{ID: "Turnamen sudah selesai", EN: "The tournament is finished", HR: "Turnir je završen"}
	textRefusedUnfinished  = i18n.Text{ID: "Turnamen belum selesai", EN: "The tournament is not finished", HR: "Turnir još nije završen"}
	textRefusedUnfinishDo  = i18n.Text{ID: "Tutup babak terakhir dulu.", EN: "Close the last round first.", HR: "Najprije zatvorite posljednje kolo."}
	textRefusedAnonymous   = i18n.Text{ID: "Nama sudah dihapus untuk selamanya", EN: "The names are gone for good", HR: "Imena su trajno uklonjena"}
	textRefusedUnknown     = i18n.Text{ID: "Itu tidak ada lagi", EN: "That is no longer there", HR: "Toga više nema"}
	textRefusedText        = i18n.Text{ID: "Isian {0} kosong atau lebih dari {1} huruf", EN: "{0} is empty or longer than {1} letters", HR: "Polje {0} je prazno ili ima više od {1} znakova"}
	textRefusedValue       = i18n.Text{ID: "{0}: nilai {1} tidak mungkin", EN: "{0}: {1} is not possible", HR: "{0}: {1} nije moguće"}
	textRefusedRange       = i18n.Text{ID: "Pilih {0} sampai {1}.", EN: "Choose {0} to {1}.", HR: "Odaberite od {0} do {1}."}
	textRefusedDate        = i18n.Text{ID: "Tanggal itu tidak ada", EN: "There is no such day", HR: "Nema takvog datuma"}
	textRefusedScore       = i18n.Text{ID: "Hasil itu tidak mungkin", EN: "That result is not possible", HR: "Taj rezultat nije moguć"}
	textRefusedLimit       = i18n.Text{ID: "Terlalu banyak: {0}, paling banyak {1}", EN: "Too many: {0}, at most {1}", HR: "Previše: {0}, najviše {1}"}
	textRefusedReason      = i18n.Text{ID: "Tulis alasannya", EN: "Give the reason", HR: "Upišite razlog"}
	textRefusedReasonDo    = i18n.Text{ID: "Perubahan ini tercatat bersama alasannya.", EN: "This change is recorded with its reason.", HR: "Ova se promjena bilježi s razlogom."}
	textRefusedDisputed    = i18n.Text{ID: "Babak {0}: ada papan dengan dua hasil", EN: "Round {0} has boards with two results", HR: "{0}. kolo ima ploče s dva rezultata"}
	textRefusedDisputedDo  = i18n.Text{ID: "Putuskan dulu di Perangkat: papan {0}.", EN: "Decide first on the page Devices: board {0}.", HR: "Najprije odlučite na stranici Uređaji: ploča {0}."}
	textRefusedMissing     = i18n.Text{ID: "Babak {0} belum lengkap", EN: "Round {0} is not complete", HR: "{0}. kolo nije potpuno"}
	textRefusedResults     = i18n.Text{ID: "Babak {0} sudah punya hasil", EN: "Round {0} has results already", HR: "{0}. kolo već ima rezultate"}
	textRefusedResultsDo   = i18n.Text{ID: "Urungkan dulu hasil papan {0}.", EN: "Take back the results of boards {0} first.", HR: "Najprije poništite rezultate ploča {0}."}
	textRefusedPhase       = i18n.Text{ID: "Babak {0} belum sampai di situ", EN: "Round {0} is not at that point", HR: "{0}. kolo nije u tom stanju"}
	textRefusedPhaseDo     = i18n.Text{ID: "Babak itu {0}; untuk ini harus {1}.", EN: "It is {0}; for this it must be {1}.", HR: "Kolo je {0}; za ovo mora biti {1}."}
	textRefusedLater       = i18n.Text{ID: "Babak {0} sudah dipairing", EN: "Round {0} is paired already", HR: "{0}. kolo već je spareno"}
	textRefusedLaterDo     = i18n.Text{ID: "Babak {0} tetap. Koreksi hasilnya dengan alasan.", EN: "Round {0} stays. Correct the result with a reason.", HR: "{0}. kolo ostaje. Ispravite rezultat s razlogom."}
	textRefusedAllRounds   = i18n.Text{ID: "Semua babak ({0}) sudah dipairing", EN: "All rounds ({0}) are paired", HR: "Sva su kola ({0}) sparena"}
	textRefusedAllRoundsDo = i18n.Text{ID: "Lihat klasemen akhir.", EN: "See the final standings.", HR: "Pogledajte konačni poredak."}
	textRefusedTransfer    = i18n.Text{ID: "Pemain ini tidak bisa pindah dari sini", EN: "This player cannot move from here", HR: "Igrač se odavde ne može premjestiti"}
	textRefusedTransferDo  = i18n.Text{ID: "Ia sudah main di kelompok lain, atau kelompok itu beregu. Buka pemainnya di sana.", EN: "They play in another section already, or that section is of teams. Open the player there.", HR: "Već igra u drugoj skupini ili je ta skupina ekipna. Otvorite igrača ondje."}
	textRefusedPaired      = i18n.Text{ID: "Pemain ini sudah dipairing di babak {0}", EN: "This player was paired in round {0}", HR: "Igrač je sparen u {0}. kolu"}
	textRefusedPairedDo    = i18n.Text{ID: "Pilih Mengundurkan diri.", EN: "Choose Withdraw instead.", HR: "Odaberite Odustajanje."}
	textRefusedPairing     = i18n.Text{ID: "Pairing tidak cocok dengan daftar pemain", EN: "The pairing does not fit the list of players", HR: "Parovi ne odgovaraju popisu igrača"}
	textRefusedPairingDo   = i18n.Text{ID: "Buat pairing lagi.", EN: "Pair the round again.", HR: "Ponovno izradite parove."}
	textRefusedOrder       = i18n.Text{ID: "Nomor awal sudah tetap", EN: "The starting numbers are fixed", HR: "Startni brojevi su utvrđeni"}
	textRefusedNoOrder     = i18n.Text{ID: "Nomor awal belum ditetapkan", EN: "The starting numbers are not fixed yet", HR: "Startni brojevi još nisu utvrđeni"}
	textRefusedColor       = i18n.Text{ID: "Warna awal sudah diundi", EN: "The initial colour is drawn already", HR: "Početna boja već je izvučena"}
	textRefusedNoColor     = i18n.Text{ID: "Warna awal belum diundi", EN: "The initial colour is not drawn yet", HR: "Početna boja još nije izvučena"}
	textRefusedBye         = i18n.Text{ID: "Bye ini tidak bisa", EN: "This bye is not possible", HR: "Ovaj slobodan nije moguć"}
	textRefusedByePaired   = i18n.Text{ID: "Babak {0} sudah dipairing.", EN: "Round {0} is paired already.", HR: "{0}. kolo već je spareno."}
	textRefusedByeLimit    = i18n.Text{ID: "Bye setengah angka untuk satu pemain: paling banyak {0}.", EN: "Half-point byes for a player: at most {0}.", HR: "Slobodnih kola s pola boda po igraču: najviše {0}."}
	textRefusedByeLast     = i18n.Text{ID: "Tidak ada bye setengah angka di babak terakhir.", EN: "No half-point bye in the last rounds.", HR: "U posljednjim kolima nema slobodnog s pola boda."}
	textRefusedByeBarred   = i18n.Text{ID: "Pemain ini ditandai tanpa bye setengah angka.", EN: "The player is marked as one without half-point byes.", HR: "Igrač je označen kao igrač bez byea od pola boda."}
	textRefusedByeNone     = i18n.Text{ID: "Tidak ada bye yang bisa dibatalkan.", EN: "There is no bye to cancel.", HR: "Nema slobodnog za otkazivanje."}
	textRefusedPresence    = i18n.Text{ID: "Status pemain sudah begitu", EN: "The player's state is that already", HR: "Igrač je već u tom stanju"}
	textRefusedLateEntry   = i18n.Text{ID: "Turnamen sudah mulai", EN: "The tournament has begun", HR: "Turnir je počeo"}
	textRefusedLateEntryDo = i18n.Text{ID: "Pemain baru masuk sebagai peserta susulan mulai babak {0}.", EN: "Who comes now enters late, from round {0} on.", HR: "Tko sada dođe, ulazi naknadno od {0}. kola."}
	textRefusedConfig      = i18n.Text{ID: "Ketentuan ini sudah tetap setelah babak 1", EN: "This is fixed after round 1", HR: "To je utvrđeno nakon 1. kola"}
	textRefusedUndo        = i18n.Text{ID: "Tidak bisa diurungkan", EN: "It cannot be undone", HR: "Ne može se poništiti"}
	textRefusedUndoNothing = i18n.Text{ID: "Tidak ada lagi yang bisa diurungkan di sini.", EN: "There is nothing left to undo here.", HR: "Ovdje više nema što poništiti."}
	textRefusedUndoPublic  = i18n.Text{ID: "Sudah diumumkan. Batalkan pengumuman atau buat koreksi.", EN: "It is public. Unpublish it or make a correction.", HR: "Objavljeno je. Povucite objavu ili ispravite."}
	textRefusedUndoUsed    = i18n.Text{ID: "Tindakan sesudahnya bertumpu padanya. Buat koreksi dengan alasan.", EN: "Later acts rest on it. Make a correction with a reason.", HR: "Kasnije radnje počivaju na njoj. Ispravite s razlogom."}
	textRefusedTournament  = i18n.Text{ID: "Daftar ini bukan turnamen yang utuh", EN: "This list is no sound tournament", HR: "Ovaj popis nije ispravan turnir"}
	textRefusedOther       = i18n.Text{ID: "Tidak bisa dilakukan", EN: "That could not be done", HR: "To nije moguće učiniti"}
	textPairNoValid        = i18n.Text{ID: "Tidak ada pairing yang sah", EN: "There is no valid pairing", HR: "Nema valjanog sparivanja"}
	textPairNoBye          = i18n.Text{ID: "Semua pemain yang tersisa sudah pernah mendapat bye atau menang W.O. Wasit memutuskan: cabut satu ketidakhadiran, tambah pemain, atau pairing manual.", EN: "Everyone left has had a bye or a forfeit win. The arbiter decides: cancel an absence, add a player, or pair by hand.", HR: "Svi preostali već su imali slobodan ili pobjedu bez borbe. Sudac odlučuje: otkazati odsutnost, dodati igrača ili spariti ručno."}
	textPairNoOpponent     = i18n.Text{ID: "Ada pemain yang sudah bertemu semua lawan yang mungkin. Wasit memutuskan: kurangi babak, atau pairing manual.", EN: "Some players have met every possible opponent. The arbiter decides: fewer rounds, or pairing by hand.", HR: "Neki su igrači već igrali sa svima. Sudac odlučuje: manje kola ili ručno sparivanje."}
	textPairNoMatching     = i18n.Text{ID: "Tiap pemain punya lawan, tetapi tidak semuanya sekaligus. Wasit memutuskan: kurangi babak, atau pairing manual.", EN: "Each player has an opponent, but not all at once. The arbiter decides: fewer rounds, or pairing by hand.", HR: "Svaki igrač ima protivnika, ali ne svi odjednom. Sudac odlučuje: manje kola ili ručno sparivanje."}
	textPairNeeds          = i18n.Text{ID: "Pairing belum bisa dibuat", EN: "The round cannot be paired yet", HR: "Kolo se još ne može spariti"}
	textPairNeedPlayers    = i18n.Text{ID: "Perlu paling sedikit dua pemain yang hadir.", EN: "At least two players must be present.", HR: "Moraju biti prisutna najmanje dva igrača."}
	textPairNeedEarlier    = i18n.Text{ID: "Lengkapi dulu babak sebelumnya.", EN: "Complete the earlier rounds first.", HR: "Najprije dovršite ranija kola."}
	textPhaseNone          = i18n.Text{ID: "belum ada", EN: "not there yet", HR: "još ne postoji"}
	textPhaseDraft         = i18n.Text{ID: "draf", EN: "a draft", HR: "nacrt"}
	textPhasePublished     = i18n.Text{ID: "diumumkan", EN: "published", HR: "objavljeno"}
	textPhaseComplete      = i18n.Text{ID: "lengkap", EN: "complete", HR: "potpuno"}
	textPhaseClosed        = i18n.Text{ID: "ditutup", EN: "closed", HR: "zatvoreno"}
	textFileTooLarge       = i18n.Text{ID: "Berkas terlalu besar", EN: "The file is too large", HR: "Datoteka je prevelika"}
	textFileTooLargeDo     = i18n.Text{ID: "Paling besar {0}: pilih berkas lain, atau bagi menjadi beberapa. Tidak ada yang diubah.", EN: "At most {0}: choose another file, or split it. Nothing was changed.", HR: "Najviše {0}: odaberite drugu datoteku ili je podijelite. Ništa nije promijenjeno."}
	textBookLocked         = i18n.Text{ID: "Excel ini dikunci atau berformat lama", EN: "This workbook is locked or in an old format", HR: "Tablica je zaključana ili u starom obliku"}
	textBookLockedDo       = i18n.Text{ID: "Buka di Excel atau Google Sheets, hapus kata sandinya, simpan sebagai .xlsx, lalu buka lagi. Tidak ada yang diubah.", EN: "Open it in your spreadsheet program, take the password off, save it as .xlsx, then open it again. Nothing was changed.", HR: "Otvorite je u programu za tablice, uklonite lozinku, spremite kao .xlsx pa ponovno otvorite. Ništa nije promijenjeno."}
	textBookBroken         = i18n.Text{ID: "Berkas Excel ini rusak", EN: "This workbook is damaged", HR: "Tablica je oštećena"}
	textBookBrokenDo       = i18n.Text{ID: "Minta dikirim ulang, atau buka di Excel atau Google Sheets dan simpan lagi sebagai .xlsx. Tidak ada yang diubah.", EN: "Ask for it again, or open it in your spreadsheet program and save it as .xlsx once more. Nothing was changed.", HR: "Zatražite je ponovno ili je otvorite u programu za tablice i opet spremite kao .xlsx. Ništa nije promijenjeno."}
	textBookNone           = i18n.Text{ID: "Tabel Excel di berkas ini tidak terbaca", EN: "This is no workbook that can be read", HR: "U datoteci nema čitljive tablice"}
	textBookNoneDo         = i18n.Text{ID: "Berkasnya rusak, terpotong saat dikirim, atau berisi hal lain. Simpan daftarnya sebagai .xlsx atau CSV, lalu buka lagi. Tidak ada yang diubah.", EN: "The file is damaged, was cut off on the way, or holds something else. Save the list as .xlsx or CSV, then open it again. Nothing was changed.", HR: "Datoteka je oštećena, prekinuta pri slanju ili sadrži nešto drugo. Spremite popis kao .xlsx ili CSV pa ponovno otvorite. Ništa nije promijenjeno."}
	textFileBinary         = i18n.Text{ID: "Ini bukan berkas teks", EN: "This is no text file", HR: "Ovo nije tekstna datoteka"}
	textFileBinaryDo       = i18n.Text{ID: "Simpan daftarnya sebagai .xlsx atau CSV, lalu buka lagi.", EN: "Save the list as .xlsx or CSV, then open it again.", HR: "Spremite popis kao .xlsx ili CSV pa ga ponovno otvorite."}
	textFileQuote          = i18n.Text{ID: "Tanda kutip di baris {0} tidak ditutup", EN: "The quotation mark in line {0} is never closed", HR: "Navodnik u retku {0} nije zatvoren"}
	textFileQuoteDo        = i18n.Text{ID: "Perbaiki baris itu di lembar kerja. Tidak ada yang diubah.", EN: "Mend that line in the sheet. Nothing was changed.", HR: "Ispravite taj redak u tablici. Ništa nije promijenjeno."}
	textFileTooMany        = i18n.Text{ID: "Baris {0}: lebih dari {1} {2}", EN: "Line {0}: more than {1} {2}", HR: "Redak {0}: više od {1} {2}"}
	textFileRows           = i18n.Text{ID: "baris", EN: "rows", HR: "redaka"}
	textFileColumns        = i18n.Text{ID: "kolom", EN: "columns", HR: "stupaca"}
	textFileNoBackup       = i18n.Text{ID: "Ini bukan cadangan Wasit", EN: "This is no Wasit backup", HR: "Ovo nije sigurnosna kopija Wasita"}
	textFileNoBackupDo     = i18n.Text{ID: "Pilih berkas yang disimpan Wasit, bernama ….wasit.txt. Tidak ada yang diubah.", EN: "Choose a file that Wasit saved, named ….wasit.txt. Nothing was changed.", HR: "Odaberite datoteku koju je spremio Wasit, imena ….wasit.txt. Ništa nije promijenjeno."}
	textFileSplitDo        = i18n.Text{ID: "Bagi menjadi beberapa berkas. Tidak ada yang diubah.", EN: "Split it into several files. Nothing was changed.", HR: "Podijelite je u više datoteka. Ništa nije promijenjeno."}
	textFileOtherCopy      = i18n.Text{ID: "Ambil salinan lain. Tidak ada yang diubah.", EN: "Take another copy. Nothing was changed.", HR: "Uzmite drugu kopiju. Ništa nije promijenjeno."}
	textNewerLook          = i18n.Text{ID: "Yang dikenal versi ini tampil di sini, hanya untuk dilihat. Perbarui Wasit dulu; tidak ada yang diubah.", EN: "What this version knows is shown here, to look at only. Update Wasit first; nothing was changed.", HR: "Što ova inačica poznaje prikazano je ovdje, samo za gledanje. Najprije ažurirajte Wasit; ništa nije promijenjeno."}
	textDamagedOf          = i18n.Text{ID: "Terbaca {0} dari {1} catatan, dan hanya bisa dilihat. Simpan dulu yang terbaca, lalu buka cadangan terbaru: yang hilang dipulihkan dari sana.", EN: "Records that can be read: {0} of {1}, to look at only. Save them first, then open the newest backup: it brings back what is missing.", HR: "Čitljivo je zapisa: {0} od {1}, samo za gledanje. Najprije ih spremite, zatim otvorite najnoviju kopiju: ona vraća što nedostaje."}
	textDamaged            = i18n.Text{ID: "Terbaca {0} catatan, dan hanya bisa dilihat. Simpan dulu yang terbaca, lalu buka cadangan terbaru: yang hilang dipulihkan dari sana.", EN: "Records that can be read: {0}, to look at only. Save them first, then open the newest backup: it brings back what is missing.", HR: "Čitljivo je zapisa: {0}, samo za gledanje. Najprije ih spremite, zatim otvorite najnoviju kopiju: ona vraća što nedostaje."}
	textFileBackupBad      = i18n.Text{ID: "Cadangan rusak; barisnya tidak bisa dipastikan", EN: "The backup is damaged; at which line cannot be told", HR: "Kopija je oštećena; ne zna se u kojem retku"}
	textFileBackupLine     = i18n.Text{ID: "Cadangan rusak di baris {0}", EN: "The backup is damaged at line {0}", HR: "Kopija je oštećena u retku {0}"}
	textBackupVersion      = i18n.Text{ID: "Ditulis oleh Wasit yang lebih baru: perbarui Wasit.", EN: "A newer Wasit wrote it: update Wasit.", HR: "Zapisao ju je noviji Wasit: ažurirajte Wasit."}
	textBackupEventHead    = i18n.Text{ID: "Di sini seharusnya mulai sebuah turnamen.", EN: "A tournament should begin here.", HR: "Ovdje bi trebao početi turnir."}
	textBackupRecord       = i18n.Text{ID: "Catatan ini tidak terbaca.", EN: "This record cannot be read.", HR: "Ovaj se zapis ne može pročitati."}
	textBackupState        = i18n.Text{ID: "Catatan ini tidak cocok dengan yang sebelumnya.", EN: "This record does not fit those before it.", HR: "Ovaj zapis ne odgovara prethodnima."}
	textBackupEnd          = i18n.Text{ID: "Berkas terpotong: ambil yang utuh.", EN: "The file is cut off: take the whole one.", HR: "Datoteka je odrezana: uzmite cijelu."}
	textBackupSum          = i18n.Text{ID: "Isi berkas berubah sejak ditulis: ambil salinan lain.", EN: "The file was changed since it was written: take another copy.", HR: "Datoteka je promijenjena nakon zapisa: uzmite drugu kopiju."}
	textBackupUnique       = i18n.Text{ID: "Satu turnamen ada dua kali.", EN: "One tournament is in it twice.", HR: "Jedan je turnir u njoj dvaput."}
)

// The home page, settings and about.
var (
	textNoEvent       = i18n.Text{ID: "Turnamen ini tidak ada di perangkat ini", EN: "This tournament is not on this device", HR: "Ovog turnira nema na ovom uređaju"}
	textNoEventText   = i18n.Text{ID: "Mungkin sudah dihapus, atau ada di peramban lain.", EN: "It may have been deleted, or it is in another browser.", HR: "Možda je obrisan ili je u drugom pregledniku."}
	textEventBroken   = i18n.Text{ID: "Turnamen ini tidak terbaca utuh", EN: "This tournament could not be read whole", HR: "Ovaj turnir nije pročitan u cijelosti"}
	textEventBrokenAt = i18n.Text{ID: "Catatan {0} rusak. Buka cadangan terakhir; catatan sebelum itu utuh.", EN: "Record {0} is damaged. Open the last backup; the records before it are intact.", HR: "Zapis {0} je oštećen. Otvorite posljednju kopiju; zapisi prije njega su cijeli."}
)

// Values of the Keizer system (formats.md part 2).
var (
	textRefuseLateCup = i18n.Text{ID: "Bagan sudah diundi dan diumumkan: tidak ada tempat bagi lawan baru. Buat bagian hiburan atau undi ulang sebelum babak 1 diumumkan.", EN: "The bracket is drawn and published: it has no line for somebody new. Enter the player in a consolation section, or draw again while round 1 is not published.", HR: "Ždrijeb je izvučen i objavljen: nema mjesta za novog igrača. Upišite ga u utješnu skupinu ili ponovite ždrijeb prije objave 1. kola."}
)

// The log of what happened at the boards.
var (
	textRefusedAppealOpen   = i18n.Text{ID: "Banding atas kejadian {0} belum diputus.", EN: "The appeal on incident {0} is not decided yet.", HR: "O žalbi na događaj {0} još nije odlučeno."}
	textRefusedAppealOpenDo = i18n.Text{ID: "Putuskan dulu banding itu.", EN: "Decide it first.", HR: "Najprije odlučite o njoj."}
	textRefusedNoAppeal     = i18n.Text{ID: "Tidak ada banding yang terbuka atas kejadian {0}.", EN: "No appeal on incident {0} is open.", HR: "Na događaj {0} nema otvorene žalbe."}
	textRefusedNoAppealDo   = i18n.Text{ID: "Catat dulu bandingnya.", EN: "Record the appeal first.", HR: "Najprije zabilježite žalbu."}
)

// A file opened from the home page as a new event.
var (
	textOneFile     = i18n.Text{ID: "Hanya satu berkas dibuka", EN: "One file was opened", HR: "Otvorena je jedna datoteka"}
	textOneFileDo   = i18n.Text{ID: "Bagikan yang lain satu per satu: {0}.", EN: "Share the others one at a time: {0}.", HR: "Ostale podijelite jednu po jednu: {0}."}
	textOpenGames   = i18n.Text{ID: "Berkas ini berisi partai (PGN)", EN: "The file holds games (PGN)", HR: "Datoteka sadrži partije (PGN)"}
	textOpenGamesDo = i18n.Text{ID: "Buka partai dari halaman Papan.", EN: "Open games on the Board page.", HR: "Partije otvorite na stranici Ploča."}
)

// The board.
var (
	textPlayKeptAt = i18n.Text{ID: "Langkah partai disimpan: babak {0}, papan {1}", EN: "Moves of the game kept: round {0}, board {1}", HR: "Potezi partije spremljeni: kolo {0}, ploča {1}"}
)

// Fields of a player.
var (
	textFieldSection    = i18n.Text{ID: "Kelompok", EN: "Section", HR: "Skupina"}
	textFieldArbiterID  = i18n.Text{ID: "ID FIDE wasit kepala", EN: "FIDE ID of the chief arbiter", HR: "FIDE ID glavnog suca"}
	textFieldDeputyID   = i18n.Text{ID: "ID FIDE wakil wasit kepala", EN: "FIDE ID of a deputy", HR: "FIDE ID zamjenika"}
	textFieldDeputies   = i18n.Text{ID: "Wakil wasit kepala", EN: "Deputy chief arbiters", HR: "Zamjenici glavnog suca"}
	textFieldRoundStart = i18n.Text{ID: "Jam mulai babak", EN: "Start of a round", HR: "Početak kola"}
	textFieldOther      = i18n.Text{ID: "Isian “{0}”", EN: "The entry “{0}”", HR: "Podatak “{0}”"}
	textRefusedRow      = i18n.Text{ID: "Baris {0}: {1}", EN: "Row {0}: {1}", HR: "Redak {0}: {1}"}
)

// A day of practice for helpers.
var (
	textPracticeRefusedDo = i18n.Text{ID: "Buat turnamen sungguhan dari beranda.", EN: "Create a real tournament on the home page.", HR: "Stvorite pravi turnir na početnoj stranici."}
)

// What a system refuses, with its rule.
var (
	textRefuseLate     = i18n.Text{ID: "Tidak ada kursi kosong di tabel atau bagan", EN: "No free seat in the table or bracket", HR: "Nema slobodnog mjesta u tablici ili ždrijebu"}
	textRefuseLateDo   = i18n.Text{ID: "Pasangan sudah diumumkan dan tetap (C.05). Pemain baru bisa masuk hanya dengan undian ulang sebelum babak 1, atau dalam round robin berjumlah ganjil.", EN: "The announced pairings stay (C.05). Somebody new can enter only by a new draw before round 1, or in a round robin of an odd number.", HR: "Objavljeni parovi ostaju (C.05). Novi igrač može ući samo novim ždrijebom prije 1. kola ili kod neparnog broja igrača."}
	textRefuseTable    = i18n.Text{ID: "Sistem ini tidak mengenal bye", EN: "This system knows no byes", HR: "Ovaj sustav ne poznaje slobodne bodove"}
	textRefuseTableDo  = i18n.Text{ID: "Jadwal tetap (C.05): yang tidak hadir kalah W.O. Catat sebagai tidak hadir.", EN: "The schedule stands (C.05): who is absent loses by forfeit. Note an absence instead.", HR: "Raspored ostaje (C.05): tko izostane, gubi bez borbe. Zabilježite izostanak."}
	textRefuseByHand   = i18n.Text{ID: "Pasangan mengikuti tabel atau bagan", EN: "The pairs follow from the table or bracket", HR: "Parovi slijede iz tablice ili ždrijeba"}
	textRefuseByHandDo = i18n.Text{ID: "Mengubahnya merusak jadwal. Nomor bisa ditukar selama babak 1 belum diumumkan: Ubah manual.", EN: "Changing them would break the schedule. Numbers can be exchanged until round 1 is published: Change by hand.", HR: "Promjena bi narušila raspored. Brojevi se mogu zamijeniti do objave 1. kola: Promijeni ručno."}
	textRefuseSeat     = i18n.Text{ID: "Di papan ini sudah ada hasil partai yang dimainkan", EN: "This board has the result of a played game", HR: "Na ovoj ploči već stoji rezultat odigrane partije"}
	textRefuseSeatDo   = i18n.Text{ID: "Tanpa pemain tidak ada partai: urungkan hasil papan ini dulu, lalu kosongkan.", EN: "Nobody cannot have played: take the result of the board back first, then leave it empty.", HR: "Bez igrača nema partije: prvo poništite rezultat ploče, pa je ostavite praznom."}
	textRefuseMatch    = i18n.Text{ID: "Pertandingan dicatat gim demi gim", EN: "A match is entered game by game", HR: "Meč se unosi partiju po partiju"}
	textRefuseOver     = i18n.Text{ID: "Pertandingan di papan {0} sudah selesai", EN: "The match on board {0} is decided", HR: "Meč na ploči {0} je odlučen"}
	textRefuseChoose   = i18n.Text{ID: "Papan {0}: pilih dulu warna untuk Armageddon", EN: "Board {0}: choose the colour of the Armageddon first", HR: "Ploča {0}: prvo odaberite boju za armagedon"}
	textRefuseChooseDo = i18n.Text{ID: "Pemenang undian memilih; tombolnya ada di papan itu.", EN: "The winner of the coin chooses; the keys stand on that board.", HR: "Bira pobjednik ždrijeba; tipke su na toj ploči."}
	textRefuseSystem   = i18n.Text{ID: "Versi ini tidak mengenal sistem {0}", EN: "This version does not know the system {0}", HR: "Ova inačica ne poznaje sustav {0}"}
	textRefuseTeams    = i18n.Text{ID: "Scheveningen perlu tepat dua sekolah atau klub", EN: "A Scheveningen match needs exactly two schools or clubs", HR: "Scheveningen treba točno dvije škole ili kluba"}
	textRefuseTeamsDo  = i18n.Text{ID: "Sekarang ada {0}. Isi sekolah setiap pemain.", EN: "There are {0} now. Give every player a school.", HR: "Sada ih je {0}. Upišite školu svakom igraču."}
	textRefuseRatings  = i18n.Text{ID: "Setiap pemain perlu rating (C.04.4.1, 1.1). Isi rating di daftar pemain; wasit boleh menetapkannya.", EN: "Every player needs a rating (C.04.4.1, 1.1). Enter them on the list of players; the arbiter may assign one.", HR: "Svaki igrač treba rejting (C.04.4.1, 1.1). Upišite ih na popisu igrača; sudac ih može dodijeliti."}
	textLogGame        = i18n.Text{ID: "Babak {0} papan {1}: gim {2}", EN: "Round {0} board {1}: game {2}", HR: "{0}. kolo, ploča {1}: partija {2}"}
	textLogChoice      = i18n.Text{ID: "Babak {0} papan {1}: {2} memilih Putih", EN: "Round {0} board {1}: {2} has White in the Armageddon", HR: "{0}. kolo, ploča {1}: {2} ima bijele u armagedonu"}
)

// Teams: lists of players and line-ups.
var (
	textLineupRefused  = i18n.Text{ID: "Susunan ini tidak boleh: papan {0}", EN: "This line-up is not allowed: board {0}", HR: "Ova postava nije dopuštena: ploča {0}"}
	textLineupTwice    = i18n.Text{ID: "Satu pemain di dua papan.", EN: "One player sits on two boards.", HR: "Jedan igrač je na dvije ploče."}
	textLineupOrder    = i18n.Text{ID: "Tidak boleh bermain di atas rekan yang lebih tinggi dalam daftar.", EN: "Nobody plays above a teammate who stands higher in the list.", HR: "Nitko ne igra iznad suigrača koji je više na popisu."}
	textLineupGap      = i18n.Text{ID: "Papan kosong hanya di bawah.", EN: "Empty boards stand at the end only.", HR: "Prazne ploče mogu biti samo na kraju."}
	textLineupSmall    = i18n.Text{ID: "Paling sedikit satu pemain.", EN: "At least one player.", HR: "Najmanje jedan igrač."}
	textRefuseRoster   = i18n.Text{ID: "Tim ini sudah bermain", EN: "This team has played", HR: "Ova je ekipa već igrala"}
	textRefuseRosterDo = i18n.Text{ID: "Pemain di daftarnya tetap; nama boleh diperbaiki dan cadangan ditambah.", EN: "The players of its list stay; names may be corrected and reserves added.", HR: "Igrači na popisu ostaju; imena se mogu ispraviti, a pričuve dodati."}
	textLogRoster      = i18n.Text{ID: "Daftar pemain {0}: {1}", EN: "List of players of {0}: {1}", HR: "Popis igrača ekipe {0}: {1}"}
	textLogLineup      = i18n.Text{ID: "Babak {0}: susunan pemain {1}", EN: "Round {0}: line-up of {1}", HR: "{0}. kolo: postava ekipe {1}"}
)

// The dialog for the organiser's own words.
var ()

// Rating lists.
var (
	textListStopped   = i18n.Text{ID: "Impor dihentikan; daftar sebelumnya tetap", EN: "The import was stopped; the list that was there stays", HR: "Uvoz je zaustavljen; prijašnja lista ostaje"}
	textListImported  = i18n.Text{ID: "{0} sudah disimpan", EN: "{0} is kept", HR: "{0} je spremljen"}
	textListHolds     = i18n.Plural{ID: "{0} pemain", ENOne: "{0} player", EN: "{0} players", HROne: "{0} igrač", HRFew: "{0} igrača", HR: "{0} igrača"}
	textListBusy      = i18n.Text{ID: "Daftar rating sedang ditulis", EN: "Rating lists are being written", HR: "Rejting-liste se upravo zapisuju"}
	textListBusyDo    = i18n.Text{ID: "Tunggu sampai impor di tab ini atau tab lain selesai.", EN: "Wait until the import in this tab or another one ends.", HR: "Pričekajte kraj uvoza u ovoj ili drugoj kartici."}
	textListRoom      = i18n.Text{ID: "Tidak cukup ruang untuk daftar ini", EN: "There is no room for this list", HR: "Nema mjesta za ovu listu"}
	textListRoomDo    = i18n.Text{ID: "Ambil pemain satu federasi saja. Daftar sebelumnya tetap.", EN: "Take the players of one federation alone. The list that was there stays.", HR: "Uzmite samo igrače jednog saveza. Prijašnja lista ostaje."}
	textListEmpty     = i18n.Text{ID: "Tidak ada pemain federasi {0} di berkas ini", EN: "The file has no player of {0}", HR: "U datoteci nema igrača saveza {0}"}
	textListEmptyDo   = i18n.Plural{ID: "Ada {0} pemain federasi lain. FIDE menulis CRO untuk Kroasia, INA untuk Indonesia.", ENOne: "It has {0} player of other federations. FIDE writes CRO for Croatia, INA for Indonesia.", EN: "It has {0} players of other federations. FIDE writes CRO for Croatia, INA for Indonesia.", HROne: "Ima {0} igrača drugih saveza. FIDE piše CRO za Hrvatsku, INA za Indoneziju.", HRFew: "Ima {0} igrača drugih saveza. FIDE piše CRO za Hrvatsku, INA za Indoneziju.", HR: "Ima {0} igrača drugih saveza. FIDE piše CRO za Hrvatsku, INA za Indoneziju."}
	textListForm      = i18n.Text{ID: "Berkas ini bukan daftar rating", EN: "This file is no rating list", HR: "Ova datoteka nije rejting-lista"}
	textListFormLine  = i18n.Text{ID: "Baris {0} tidak terbaca sebagai daftar rating: {1}", EN: "Line {0} cannot be read as a rating list: {1}", HR: "{0}. redak ne može se pročitati kao rejting-lista: {1}"}
	textListFormDo    = i18n.Text{ID: "Yang terbaca: unduhan FIDE (TXT atau XML, boleh zip) dan CSV atau XLSX dengan judul kolom, satu untuk nomor dan satu untuk nama. Daftar sebelumnya tetap.", EN: "What can be read: FIDE's download (TXT or XML, zipped or not) and CSV or XLSX with heads, one for the number and one for the name. The list that was there stays.", HR: "Čita se: FIDE-ovo preuzimanje (TXT ili XML, i kao zip) i CSV ili XLSX s nazivima stupaca, jedan za broj i jedan za ime. Prijašnja lista ostaje."}
	textListSize      = i18n.Text{ID: "Lebih dari {0} pemain", EN: "More than {0} players", HR: "Više od {0} igrača"}
	textListDamaged   = i18n.Text{ID: "Daftar rating di perangkat ini rusak", EN: "The rating list on this device is damaged", HR: "Rejting-lista na uređaju je oštećena"}
	textListDamagedDo = i18n.Text{ID: "Impor lagi dari berkasnya.", EN: "Import it again from its file.", HR: "Uvezite je ponovno iz datoteke."}
)

var (
	textGateRefused = i18n.Text{ID: "Mode FIDE: {0}", EN: "FIDE mode: {0}", HR: "FIDE način: {0}"}
	textGateAtDesk  = i18n.Text{ID: "Perangkat meja induk bisa melakukannya.", EN: "The desk can do it.", HR: "Glavni uređaj to može učiniti."}
)

// What stands in the way from one device to another.
var (
	textLinkGone     = i18n.Text{ID: "Sambungan terputus", EN: "The link is broken", HR: "Veza je prekinuta"}
	textLinkGoneDo   = i18n.Text{ID: "Yang diisi tetap tersimpan di perangkat ini. Tunjukkan kodenya, atau sambungkan lagi.", EN: "What was entered is kept on this device. Show it as a code, or link the devices again.", HR: "Upisano ostaje na ovom uređaju. Pokažite ga šifrom ili ponovno povežite uređaje."}
	textLinkFull     = i18n.Text{ID: "Sambungan meja sudah penuh: {0}", EN: "The desk has all the links that it can hold: {0}", HR: "Stol već ima najviše veza: {0}"}
	textLinkFullDo   = i18n.Text{ID: "Perangkat ini bekerja dengan kode dan berkas; hasilnya sama.", EN: "This device works by codes and files, which do the same.", HR: "Ovaj uređaj radi šiframa i datotekama, što je isto."}
	textLinkCode     = i18n.Text{ID: "Kode sambungan ini rusak", EN: "This is no code of a link", HR: "Ovo nije šifra veze"}
	textLinkCodeDo   = i18n.Text{ID: "Minta kode baru di perangkat lain.", EN: "Ask the other device for a new one.", HR: "Zatražite novu na drugom uređaju."}
	textNoMessage    = i18n.Text{ID: "Berkas ini bukan pesan Wasit", EN: "This file is no message of Wasit", HR: "Ova datoteka nije poruka Wasita"}
	textNoMessageDo  = i18n.Text{ID: "Pilih berkas yang dikirim perangkat lain: namanya mulai dengan “wasit-”.", EN: "Choose the file that the other device sent: its name begins with “wasit-”.", HR: "Odaberite datoteku s drugog uređaja: ime joj počinje s „wasit-”."}
	textMessageCut   = i18n.Text{ID: "Pesan ini berubah di jalan", EN: "The message was changed on its way", HR: "Poruka je putem promijenjena"}
	textMessageCutDo = i18n.Text{ID: "Kirim sekali lagi. Tidak ada yang berubah di sini.", EN: "Send it again. Nothing was changed here.", HR: "Pošaljite je ponovno. Ovdje se ništa nije promijenilo."}
	textNoSigning    = i18n.Text{ID: "Peramban ini tidak dapat menandatangani", EN: "This browser cannot sign", HR: "Ovaj preglednik ne može potpisivati"}
	textNoSigningDo  = i18n.Text{ID: "Buka aplikasi lewat alamat yang aman di peramban yang lebih baru. Piagam tetap dapat dicetak, tanpa kode.", EN: "Open the app at a secure address in a newer browser. Certificates can still be printed, without a code.", HR: "Otvorite aplikaciju na sigurnoj adresi u novijem pregledniku. Diplome se i dalje mogu ispisati, bez koda."}
)

// Why the arbiter cannot be called, or a call not be answered.
var (
	textCallGone   = i18n.Text{ID: "Papan itu tidak memanggil lagi", EN: "The board does not call any more", HR: "Ploča više ne zove"}
	textCallGoneDo = i18n.Text{ID: "Panggilannya sudah selesai atau ditarik.", EN: "Its call has ended or was taken back.", HR: "Poziv je završen ili povučen."}
	textCallOver   = i18n.Text{ID: "Partai papan itu sudah punya hasil", EN: "The game of this board has a result", HR: "Partija na toj ploči ima rezultat"}
	textCallOverDo = i18n.Text{ID: "Wasit dipanggil ke partai yang sedang dimainkan. Selain itu, datangi meja wasit.", EN: "The arbiter is called to a game in play. For anything else go to the desk.", HR: "Sudac se zove partiji koja se igra. Za sve ostalo dođite do sudačkog stola."}
	textCallNoGame = i18n.Text{ID: "Di papan itu tidak ada partai yang dimainkan", EN: "No game is played on this board now", HR: "Na toj se ploči sada ne igra"}
)
