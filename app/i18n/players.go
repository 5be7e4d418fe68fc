package i18n

// Fields of a player.
var (
	FieldName       = Text{"Nama", "Name", "Ime i prezime"}
	FieldSort       = Text{"Nama untuk urutan abjad", "Name for sorting", "Ime za sortiranje"}
	FieldSex        = Text{"Jenis kelamin", "Sex", "Spol"}
	FieldMale       = Text{"Putra", "Male", "Muški"}
	FieldFemale     = Text{"Putri", "Female", "Ženski"}
	FieldNotGiven   = Text{"Tidak diisi", "Not given", "Nije navedeno"}
	FieldBirth      = Text{"Tanggal lahir", "Date of birth", "Datum rođenja"}
	FieldRating     = Text{"Rating", "Rating", "Rejting"}
	FieldTitle      = Text{"Gelar", "Title", "Titula"}
	FieldClub       = Text{"Sekolah atau klub", "School or club", "Škola ili klub"}
	FieldFederation = Text{"Federasi", "Federation", "Savez"}
	FieldFIDE       = Text{"ID FIDE", "FIDE ID", "FIDE ID"}
	FieldClass      = Text{"Kelas", "Class", "Razred"}
	FieldSection    = Text{"Kelompok", "Section", "Skupina"}
	FieldOther      = Text{"Isian “{0}”", "The entry “{0}”", "Podatak “{0}”"}
	RefusedRow      = Text{"Baris {0}: {1}", "Row {0}: {1}", "Redak {0}: {1}"}
)

// The page of players.
var (
	PlayersSearch   = Text{"Cari nama atau sekolah", "Name or school", "Traži ime ili školu"}
	PlayersFilter   = Text{"Saring", "Filter", "Filtriraj"}
	PlayersAll      = Text{"Semua", "All", "Svi"}
	PlayersDoubtful = Text{"Perlu dilihat", "To look at", "Za pregled"}
	PlayersByClub   = Text{"Menurut sekolah", "By school", "Po školama"}
	PlayersNoClub   = Text{"Tanpa sekolah atau klub", "No school or club", "Bez škole ili kluba"}
	PlayersSort     = Text{"Urutkan", "Sort", "Poredaj"}
	PlayersByName   = Text{"Nama", "Name", "Ime"}
	PlayersByNumber = Text{"Nomor", "Number", "Broj"}
	PlayersNumber   = Text{"No.", "No.", "Br."}
	PlayersList     = Text{"Daftar peserta", "List of players", "Popis igrača"}
	PlayersPaste    = Text{"Tempel daftar", "Paste a list", "Zalijepi popis"}
	PlayersOpen     = Text{"Buka berkas", "Open a file", "Otvori datoteku"}
	PlayersAdd      = Text{"Tambah pemain", "Add a player", "Dodaj igrača"}
	PlayersEmpty    = Text{"Belum ada peserta", "No players yet", "Još nema igrača"}
	PlayersEmptyAs  = Text{"Tempel daftar dari chat atau lembar kerja, buka berkas CSV atau TRF, atau tambah satu per satu.", "Paste a list from a chat or a spreadsheet, open a CSV or TRF file, or add them one by one.", "Zalijepite popis iz poruke ili tablice, otvorite CSV ili TRF datoteku ili dodajte jednog po jednog."}
	PlayersNone     = Text{"Tidak ada yang cocok.", "Nobody matches.", "Nema podudaranja."}
	BadgeOut        = Text{"Mundur babak {0}", "Withdrawn, round {0}", "Odustao, {0}. kolo"}
	BadgeLate       = Text{"Susulan babak {0}", "Late entry, round {0}", "Naknadno, {0}. kolo"}
	BadgeSimilar    = Text{"Nama mirip: {0}", "Similar name: {0}", "Slično ime: {0}"}
	BadgeUnrated    = Text{"Tanpa rating", "Unrated", "Bez rejtinga"}
	BadgeHalf       = Text{"Bye ½ babak {0}", "½-point bye, round {0}", "Slobodan ½, {0}. kolo"}
	BadgeFull       = Text{"Bye 1 babak {0}", "1-point bye, round {0}", "Slobodan 1, {0}. kolo"}
	BadgeZero       = Text{"Tidak ikut babak {0}", "Absent, round {0}", "Odsutan, {0}. kolo"}
	BadgeNoBirth    = Text{"Tanggal lahir belum ada", "No date of birth", "Nema datuma rođenja"}
	BadgeNoClass    = Text{"Kelas belum ada", "No class", "Nema razreda"}
	BadgeNoSeat     = Text{"Belum punya lawan babak {0}", "No opponent in round {0}", "Bez protivnika, {0}. kolo"}
	ClassN          = Text{"Kelas {0}", "Class {0}", "{0}. razred"}
)

// The form of a player.
var (
	PlayerNew       = Text{"Pemain baru", "New player", "Novi igrač"}
	PlayerEdit      = Text{"Ubah data pemain", "Change the player", "Promijeni podatke"}
	PlayerMend      = Text{"Perbaiki baris {0}", "Mend line {0}", "Ispravi redak {0}"}
	PlayerSave      = Text{"Simpan", "Save", "Spremi"}
	PlayerSaveNext  = Text{"Simpan, tambah lagi", "Save and add another", "Spremi i dodaj još"}
	PlayerAdded     = Text{"{0} ditambahkan.", "{0} was added.", "Dodan igrač: {0}."}
	PlayerSaved     = Text{"Data {0} diubah.", "{0} was changed.", "Promijenjeni podaci: {0}."}
	PlayerRemoved   = Text{"{0} dihapus dari daftar.", "{0} was taken off the list.", "Uklonjen s popisa: {0}."}
	PlayerMoved     = Text{"{0} pindah ke {1}.", "{0} moved to {1}.", "{0}: premješten u {1}."}
	PlayerWithdrew  = Text{"{0} mundur mulai babak {1}.", "{0} is withdrawn from round {1} on.", "{0} odustaje od {1}. kola."}
	PlayerReturned  = Text{"{0} ikut lagi mulai babak {1}.", "{0} plays again from round {1} on.", "{0} ponovno igra od {1}. kola."}
	PlayerSortHelp  = Text{"Kosongkan bila sama dengan nama.", "Leave empty if it is the name.", "Prazno ako je isto kao ime. Npr. Horvat, Ivan"}
	PlayerBirthHelp = Text{"12/03/2015, 12 Maret 2015, atau tahun saja", "12/03/2015 (day first), 12 March 2015, or the year alone", "12. 3. 2015. ili samo godina"}
	PlayerBadName   = Text{"Isi nama.", "Give the name.", "Upišite ime."}
	PlayerBadBirth  = Text{"Tanggal itu tidak ada. Tulis seperti 12/03/2015, atau tahunnya saja.", "There is no such day. Write it like 12/03/2015, or the year alone.", "Nema takvog datuma. Napišite npr. 12. 3. 2015. ili samo godinu."}
	PlayerBadRating = Text{"Angka 0 sampai 4000, atau kosong.", "A number from 0 to 4000, or nothing.", "Broj od 0 do 4000 ili prazno."}
	PlayerBadTitle  = Text{"GM, IM, FM, CM, WGM, WIM, WFM, WCM, atau kosong.", "GM, IM, FM, CM, WGM, WIM, WFM, WCM, or nothing.", "GM, IM, FM, CM, WGM, WIM, WFM, WCM ili prazno."}
	PlayerBadFed    = Text{"Kode tiga huruf, misalnya INA.", "A code of three letters, such as INA.", "Kod od tri slova, npr. CRO."}
	PlayerBadFIDE   = Text{"Hanya angka.", "Digits only.", "Samo znamenke."}
	PlayerBadClass  = Text{"Kelas 1 sampai 13, atau kosong.", "Class 1 to 13, or nothing.", "Razred od 1 do 13 ili prazno."}
	PlayerSame      = Text{"Mungkin sudah ada", "Perhaps on the list already", "Možda je već na popisu"}
	PlayerSameAs    = Text{"{0}. Kalau orangnya lain, simpan saja.", "{0}. If it is somebody else, save.", "{0}. Ako je druga osoba, spremite."}
	LateTitle       = Text{"Peserta susulan", "Late entry", "Naknadna prijava"}
	LateFrom        = Text{"Ikut mulai babak", "Plays from round", "Igra od kola"}
	LateNow         = Text{"{0}, sedang berlangsung", "{0}, being played", "{0}., u tijeku"}
	LateNext        = Text{"{0}, berikutnya", "{0}, the next", "{0}., sljedeće"}
	LateDraft       = Text{"{0}, masih draf", "{0}, still a draft", "{0}., još nacrt"}
	LateDraftHelp   = Text{"Draf disusun ulang sesudahnya.", "The draft is then paired again.", "Nacrt se zatim ponovno spari."}
	LateHelp        = Text{"Di babak yang sedang berlangsung, lawannya dipilih sesudah disimpan.", "In the round being played the opponent is chosen after saving.", "U kolu koje traje protivnik se bira nakon spremanja."}
	LateMissed      = Text{"Angka untuk setiap babak yang terlewat", "Points for each missed round", "Bodovi za svako propušteno kolo"}
	LateZero        = Text{"0 angka", "0 points", "0 bodova"}
	LateHalf        = Text{"½ angka", "½ point", "½ boda"}
	LateSeat        = Text{"Main melawan {0}", "Play against {0}", "Igraj protiv: {0}"}
	LateSeatTitle   = Text{"Belum punya lawan di babak {0}", "No opponent in round {0} yet", "Još nema protivnika u {0}. kolu"}
	LateSeatText    = Text{"Papan baru ditambahkan di belakang; papan lain tidak berubah.", "A new board is added behind the others; no other board changes.", "Dodaje se nova ploča iza ostalih; druge se ploče ne mijenjaju."}
	LateSeatReason  = Text{"Peserta susulan", "Late entry", "Naknadna prijava"}
	LateSeated      = Text{"{0} main melawan {1}.", "{0} plays against {1}.", "{0} igra protiv: {1}."}
)

// The page of a player.
var (
	PlayerBack      = Text{"Semua peserta", "All players", "Svi igrači"}
	PlayerTPN       = Text{"nomor awal {0}", "pairing number {0}", "startni broj {0}"}
	PlayerOf        = Text{"dari {0}", "of {0}", "od {0}"}
	PlayerPoints    = Text{"angka", "points", "bodova"}
	PlayerSum       = Text{"Ringkasan", "Summary", "Sažetak"}
	PlayerGames     = Text{"Partai", "Games", "Partije"}
	PlayerNoGames   = Text{"Belum ada babak yang dipairing.", "No round is paired yet.", "Nijedno kolo još nije spareno."}
	PlayerColors    = Text{"Riwayat warna", "Colour history", "Povijest boja"}
	PlayerNoColors  = Text{"belum ada", "none yet", "još nema"}
	PlayerDue       = Text{"berhak atas {0}", "due {0}", "pravo na boju: {0}"}
	PlayerStatus    = Text{"Status", "Status", "Status"}
	PlayerPlays     = Text{"Ikut", "Plays", "Igra"}
	PlayerIsOut     = Text{"Mundur mulai babak {0}", "Withdrawn from round {0} on", "Odustao od {0}. kola"}
	PlayerIsLate    = Text{"Masuk di babak {0}", "Enters in round {0}", "Ulazi u {0}. kolu"}
	PlayerWithdraw  = Text{"Mengundurkan diri", "Withdraw", "Odustajanje"}
	PlayerReturn    = Text{"Ikut lagi", "Return", "Povratak"}
	PlayerRemove    = Text{"Hapus dari daftar", "Take off the list", "Ukloni s popisa"}
	PlayerMove      = Text{"Pindah ke {0}", "Move to {0}", "Premjesti u {0}"}
	PlayerAskBye    = Text{"Minta bye", "Request a bye", "Zatraži slobodan"}
	PlayerCorrect   = Text{"Koreksi babak {0}", "Correct round {0}", "Ispravi {0}. kolo"}
	PlayerUnknown   = Text{"Pemain ini tidak ada", "There is no such player", "Nema takvog igrača"}
	PlayerUnknownAs = Text{"Mungkin sudah dihapus dari daftar.", "Perhaps they were taken off the list.", "Možda je uklonjen s popisa."}
	GameWin         = Text{"menang", "win", "pobjeda"}
	GameDraw        = Text{"remis", "draw", "remi"}
	GameLoss        = Text{"kalah", "loss", "poraz"}
	GameWinWO       = Text{"menang w.o.", "win by forfeit", "pobjeda bez borbe"}
	GameLossWO      = Text{"kalah w.o.", "loss by forfeit", "poraz bez borbe"}
	GameAdjourned   = Text{"ditunda", "adjourned", "prekinuto"}
	GameBoard       = Text{"papan {0}", "board {0}", "ploča {0}"}
	GameDraft       = Text{"draf", "draft", "nacrt"}
	GameBye         = Text{"Bye", "Bye", "Slobodan"}
	GameByeAs       = Text{"dari pairing", "allocated by the pairing", "dodijeljen sparivanjem"}
	GameAway        = Text{"Tidak dipairing", "Not paired", "Nije sparen"}
	GameBy          = Text{"{0} oleh {1}", "{0} by {1}", "{0}, {1}"}
	GameReplaced    = Text{"diganti dari {0}", "replaced {0}", "zamijenjeno: {0}"}
	ByeTitle        = Text{"Bye untuk {0}", "Bye for {0}", "Slobodan: {0}"}
	ByeRound        = Text{"Babak", "Round", "Kolo"}
	ByeWorth        = Text{"Nilainya", "Worth", "Vrijedi"}
	ByeHalf         = Text{"½ angka", "½ point", "½ boda"}
	ByeZero         = Text{"0 angka, tidak ikut", "0 points, absent", "0 bodova, odsutan"}
	ByeGrant        = Text{"Catat bye", "Record the bye", "Zabilježi"}
	ByeOverLimit    = Text{"Ketentuan turnamen memberi {0} bye setengah angka", "The regulations grant {0} half-point byes", "Pravila daju slobodnih s pola boda: {0}"}
	ByeOverLast     = Text{"Ketentuan tidak memberi bye setengah angka di babak terakhir", "The regulations grant no half-point bye in the last rounds", "Pravila ne daju slobodan s pola boda u posljednjim kolima"}
	ByeOverText     = Text{"Anda bisa mengubah ketentuan sekarang. Perubahan itu tercatat.", "You can change the regulations now. The change is recorded.", "Pravila možete promijeniti sada. Promjena se bilježi."}
	ByeOverDo       = Text{"Ubah ketentuan, catat bye", "Change the regulations and record", "Promijeni pravila i zabilježi"}
	ByeHalfGranted  = Text{"{0} mendapat bye ½ di babak {1}.", "{0} has a ½-point bye in round {1}.", "{0}: slobodan s pola boda u {1}. kolu."}
	ByeZeroGranted  = Text{"{0} tidak ikut babak {1}.", "{0} stays away from round {1}.", "{0} ne igra {1}. kolo."}
	ByeDropped      = Text{"Bye {0} di babak {1} dibatalkan.", "The bye of {0} in round {1} is cancelled.", "{0}: otkazan slobodan u {1}. kolu."}
	ByeDrop         = Text{"Batalkan bye babak {0}", "Cancel the bye of round {0}", "Otkaži slobodan u {0}. kolu"}
)
