package records

import (
	"wasit/app/words/i18n"
)

// The check-in before a round.
var (
	textLogFeePaid = i18n.Text{ID: "Uang pendaftaran lunas: {0}", EN: "Entry fee paid: {0}", HR: "Plaćena kotizacija: {0}"}
	textLogFeeOpen = i18n.Text{ID: "Uang pendaftaran belum lunas: {0}", EN: "Entry fee not paid: {0}", HR: "Kotizacija nije plaćena: {0}"}
	textLogCheckIn = i18n.Text{ID: "Daftar ulang babak {0} ditutup", EN: "Check-in before round {0} closed", HR: "Potvrda dolaska prije {0}. kola zatvorena"}
)

// The log of the hall.
var (
	textLogTable     = i18n.Text{ID: "Meja tetap {0}: {1}", EN: "Fixed table of {0}: {1}", HR: "Stalni stol, {0}: {1}"}
	textLogTableFree = i18n.Text{ID: "Meja tetap {0} dilepas", EN: "Fixed table of {0} given up", HR: "Stalni stol ukinut: {0}"}
	textLogVirtual   = i18n.Text{ID: "Poin virtual (akselerasi) diambil dari laporan", EN: "Virtual points (acceleration) taken from the report", HR: "Virtualni bodovi (ubrzanje) preuzeti iz izvještaja"}
	textLogClocks    = i18n.Plural{ID: "{0} jam catur", ENOne: "{0} clock", EN: "{0} clocks", HROne: "{0} sat", HRFew: "{0} sata", HR: "{0} satova"}
	textLogHall      = i18n.Text{ID: "Pengaturan aula diubah", EN: "Settings of the hall changed", HR: "Postavke dvorane promijenjene"}
	textLogStarted   = i18n.Text{ID: "Babak {0} dimulai", EN: "Round {0} started", HR: "{0}. kolo počelo"}
	textLogChecked   = i18n.Text{ID: "Periksa babak {0} papan {1}: {2}", EN: "Check of round {0}, board {1}: {2}", HR: "Provjera {0}. kola, ploča {1}: {2}"}
	textLogCap       = i18n.Text{ID: "Batas waktu babak {0} papan {1}: {2}", EN: "Time cap, round {0}, board {1}: {2}", HR: "Istek vremena, {0}. kolo, ploča {1}: {2}"}
)

// The log of the devices beside the desk.
var (
	textLogInvited   = i18n.Text{ID: "Diajak: {0}, {1}", EN: "Invited: {0}, {1}", HR: "Pozvan uređaj: {0}, {1}"}
	textLogDismissed = i18n.Text{ID: "Tugas ditarik kembali: {0}", EN: "Task taken back: {0}", HR: "Zadaća oduzeta: {0}"}
	textLogRequest   = i18n.Text{ID: "{0}: permintaan {1} dicatat", EN: "{0}: request {1} recorded", HR: "{0}: zahtjev {1} upisan"}
	textLogRequestNo = i18n.Text{ID: "{0}: permintaan {1} ditolak", EN: "{0}: request {1} refused", HR: "{0}: zahtjev {1} odbijen"}
	textLeft         = i18n.Text{ID: "Hanya ada di perangkat ini", EN: "Only on this device", HR: "Samo na ovom uređaju"}
	textLeftText     = i18n.Text{ID: "Dicatat di sini ketika perangkat lain sudah menjadi meja. Bandingkan dengan kertas hasil.", EN: "Recorded here when another device was the desk already. Compare with the result slips.", HR: "Upisano ovdje kad je drugi uređaj već bio stol. Usporedite s listićima."}
	textLeftAgain    = i18n.Text{ID: "Catat lagi", EN: "Enter again", HR: "Unesi ponovno"}
	textLeftDrop     = i18n.Text{ID: "Buang", EN: "Drop", HR: "Odbaci"}
	textLogJoined    = i18n.Text{ID: "{0} menerima undangannya", EN: "{0} took its invitation", HR: "{0} je uzeo svoju pozivnicu"}
	textLogFlooded   = i18n.Text{ID: "{0} dikeluarkan: terlalu banyak permintaan", EN: "{0} was set aside: it asked for too much", HR: "{0} je isključen: tražio je previše"}
	textLeftNone     = i18n.Text{ID: "Di meja papan ini belum ada hasilnya.", EN: "The desk has no result for this board.", HR: "Stol nema rezultata za tu ploču."}
	textLeftSame     = i18n.Text{ID: "Di meja sudah sama.", EN: "The desk has the same.", HR: "Stol ima isto."}
	textLeftOther    = i18n.Text{ID: "Di meja tercatat {0}. Mencatat lagi menggantinya.", EN: "The desk has {0}. Entering it again takes its place.", HR: "Stol ima {0}. Ponovni ga unos zamjenjuje."}
	textLogLocked    = i18n.Text{ID: "{0} dikunci: berpindah tangan", EN: "{0} is locked: it changes hands", HR: "{0} je zaključan: mijenja ruke"}
	textLogUnlocked  = i18n.Text{ID: "{0} boleh mencatat lagi", EN: "{0} goes on", HR: "{0} nastavlja"}
	textLogWasDesk   = i18n.Text{ID: "{0} adalah meja sebelumnya", EN: "{0} was the desk before", HR: "{0} je prijašnji stol"}
	textLogCalled    = i18n.Text{ID: "Babak {0}, papan {1}: wasit dipanggil ({2})", EN: "Round {0}, board {1}: the arbiter was called ({2})", HR: "{0}. kolo, ploča {1}: pozvan je sudac ({2})"}
	textLogOnWay     = i18n.Text{ID: "Papan {0}: wasit dalam perjalanan", EN: "Board {0}: the arbiter is on the way", HR: "Ploča {0}: sudac dolazi"}
	textLogPassed    = i18n.Text{ID: "Papan {0}: panggilan diserahkan ke wasit lain", EN: "Board {0}: the call is left to another arbiter", HR: "Ploča {0}: poziv prepušten drugom sucu"}
	textLogCame      = i18n.Text{ID: "Papan {0}: wasit sudah datang", EN: "Board {0}: the arbiter is there", HR: "Ploča {0}: sudac je stigao"}
	textLogCallBack  = i18n.Text{ID: "Papan {0}: panggilan ditarik", EN: "Board {0}: the call was taken back", HR: "Ploča {0}: poziv povučen"}
	textLogDisputed  = i18n.Text{ID: "Babak {0}, papan {1}: {2} mencatat {3}, yang lain sudah tercatat", EN: "Round {0}, board {1}: {2} says {3}, another result is recorded", HR: "{0}. kolo, ploča {1}: {2} kaže {3}, a upisan je drugi rezultat"}
	textLogSettled   = i18n.Text{ID: "Dua hasil: yang tercatat tetap", EN: "Two results: the recorded one stays", HR: "Dva rezultata: ostaje upisani"}
	textLogSettledTo = i18n.Text{ID: "Dua hasil: diganti yang lain", EN: "Two results: the other one is taken", HR: "Dva rezultata: prihvaćen je drugi"}
	textLogDesk      = i18n.Text{ID: "Meja kini di {0} (pemindahan {1})", EN: "{0} is the desk now (handover {1})", HR: "Sudački stol sada je {0} ({1}. preuzimanje)"}
)

// Claims, step by step.
var (
	textClaimsLog = i18n.Text{ID: "Babak {0}, papan {1}, {2} mengklaim: {3}", EN: "Round {0}, board {1}, {2} claims: {3}", HR: "{0}. kolo, ploča {1}, {2} reklamira: {3}"}
)

// Menus of Swiss-Manager, as its English screens name them in every language of ours.
const (
	menuReport = "File → Import FIDE Data Format TRF16"
	menuList   = "Rating Lists → Import rating lists"
)

// The data page, the log, the overview.
var (
	textDataTitle        = i18n.Text{ID: "Data dan cadangan", EN: "Data and backup", HR: "Podaci i kopije"}
	textDataIntro        = i18n.Text{ID: "Semua tersimpan di perangkat ini, tanpa internet. Tidak ada tombol simpan: setiap sentuhan sudah tercatat.", EN: "Everything is stored on this device, without internet. There is no save button: every touch is recorded.", HR: "Sve je pohranjeno na ovom uređaju, bez interneta. Nema gumba za spremanje: svaki je dodir zabilježen."}
	textDataBackup       = i18n.Text{ID: "Cadangan di luar perangkat", EN: "A backup elsewhere", HR: "Kopija izvan uređaja"}
	textDataAgo          = i18n.Text{ID: "Cadangan terakhir: {0}", EN: "Last backup: {0}", HR: "Zadnja kopija: {0}"}
	textDataSaved        = i18n.Text{ID: "Cadangan dibuat", EN: "The backup is made", HR: "Kopija je izrađena"}
	textDataSavedText    = i18n.Text{ID: "Simpan berkas {0} di tempat lain juga.", EN: "Keep the file {0} in another place too.", HR: "Čuvajte datoteku {0} i na drugom mjestu."}
	textDataPlaces       = i18n.Text{ID: "Letak data", EN: "What lies where", HR: "Što je gdje"}
	textPlaceHere        = i18n.Text{ID: "Perangkat ini", EN: "This device", HR: "Ovaj uređaj"}
	textPlaceRecords     = i18n.Plural{ID: "semuanya, {0} catatan", ENOne: "everything, {0} record", EN: "everything, {0} records", HROne: "sve, {0} zapis", HRFew: "sve, {0} zapisa", HR: "sve, {0} zapisa"}
	textPlaceSaved       = i18n.Text{ID: "tersimpan {0}", EN: "saved {0}", HR: "spremljeno {0}"}
	textPlaceCopy        = i18n.Text{ID: "salinan lengkap, bisa menjadi meja", EN: "full copy, can become the desk", HR: "cijela kopija, može postati stol"}
	textPlaceAsOf        = i18n.Text{ID: "kabar terakhir {0}", EN: "as it said at {0}", HR: "kako je javio u {0}"}
	textPlaceFile        = i18n.Text{ID: "Berkas cadangan", EN: "Backup file", HR: "Datoteka kopije"}
	textPlaceNoFile      = i18n.Text{ID: "belum dibuat", EN: "not made yet", HR: "još nije napravljena"}
	textPlaceNothing     = i18n.Text{ID: "belum ada", EN: "nothing there", HR: "ničega nema"}
	textPlaceWhole       = i18n.Text{ID: "lengkap", EN: "complete", HR: "potpuna"}
	textPlaceBehind      = i18n.Plural{ID: "tertinggal {0} catatan", ENOne: "{0} record behind", EN: "{0} records behind", HROne: "nedostaje {0} zapis", HRFew: "nedostaju {0} zapisa", HR: "nedostaje {0} zapisa"}
	textPlaceFolder      = i18n.Text{ID: "Folder {0}", EN: "Folder {0}", HR: "Mapa {0}"}
	textPlaceFolderDoes  = i18n.Text{ID: "menerima cadangan setiap babak ditutup", EN: "takes a backup when a round is closed", HR: "prima kopiju kad se kolo zatvori"}
	textForFederation    = i18n.Text{ID: "Federasi", EN: "Federation", HR: "Savez"}
	textForWeb           = i18n.Text{ID: "Situs web", EN: "Website", HR: "Internet"}
	textForSheets        = i18n.Text{ID: "Lembar kerja", EN: "Spreadsheets", HR: "Proračunske tablice"}
	textForPaper         = i18n.Text{ID: "Kertas", EN: "Paper", HR: "Papir"}
	textForPaperUnder    = i18n.Text{ID: "Semua lembar dan teks untuk dikirim", EN: "All sheets, and texts to send", HR: "Svi listovi i tekstovi za slanje"}
	textDataExport       = i18n.Text{ID: "Kirim ke program lain", EN: "For other programs", HR: "Za druge programe"}
	textDataTRF          = i18n.Text{ID: "Berkas TRF", EN: "TRF file", HR: "TRF datoteka"}
	textDataTRFUnder     = i18n.Text{ID: "Untuk rating dan program pairing lain", EN: "For rating and other pairing programs", HR: "Za rejting i druge programe"}
	textStartingList     = i18n.Text{ID: "Daftar peserta", EN: "Starting list", HR: "Startna lista"}
	textDataPlayOff      = i18n.Text{ID: "TRF tie-break {0}", EN: "TRF of play-offs {0}", HR: "TRF doigravanja {0}"}
	textDataPlayOffUnder = i18n.Text{ID: "Laporan sendiri: rating {0}", EN: "A report of its own: {0} rating", HR: "Zasebno izvješće: {0} rejting"}
	textDataTRF16        = i18n.Text{ID: "TRF16, huruf ASCII", EN: "TRF16, ASCII letters", HR: "TRF16, slova ASCII"}
	textDataTRF16Under   = i18n.Text{ID: "Untuk program lama, dan penerima yang memintanya", EN: "For older programs and receivers that ask for it", HR: "Za starije programe i primatelje koji to traže"}
	textDataXLSX         = i18n.Text{ID: "Semua tabel (XLSX)", EN: "All tables (XLSX)", HR: "Sve tablice (XLSX)"}
	textDataXLSXUnder    = i18n.Text{ID: "Satu lembar per tabel", EN: "One sheet for each table", HR: "Jedan list za svaku tablicu"}
	textDataPage         = i18n.Text{ID: "Halaman web", EN: "Web page", HR: "Web-stranica"}
	textDataPageUnder    = i18n.Text{ID: "Satu berkas untuk situs klub; tanpa tanggal lahir", EN: "One file for the club's site; without birth dates", HR: "Jedna datoteka za stranice kluba; bez datuma rođenja"}
	textDataOffice       = i18n.Text{ID: "Pemain untuk dinas (CSV)", EN: "Players for the office (CSV)", HR: "Igrači za ured (CSV)"}
	textDataOfficeUnder  = i18n.Text{ID: "Semua kelompok, dengan kelas, tanggal lahir, NIS, dan NISN", EN: "All sections, with class, date of birth and pupils' numbers", HR: "Sve skupine, s razredom, datumom rođenja i brojevima učenika"}
	textOfficeSection    = i18n.Text{ID: "Kelompok", EN: "Section", HR: "Skupina"}
	textDataList         = i18n.Text{ID: "Pemain untuk Swiss-Manager", EN: "Players for Swiss-Manager", HR: "Igrači za Swiss-Manager"}
	textDataListUnder    = i18n.Text{ID: "Daftar XLSX; partai dan hasil ada dalam TRF16", EN: "A list (XLSX); games and results are in TRF16", HR: "Popis (XLSX); partije i rezultati su u TRF16"}
	textDataReceivers    = i18n.Text{ID: "Chess-results menerima turnamen dari program yang punya kuncinya, seperti Swiss-Manager, bukan dari Wasit. Di Swiss-Manager, menu “{0}” membuat turnamen baru dari berkas TRF16: pemain, pairing, hasil, dan bye. Periksa lalu jumlah babak dan angka bye. Daftar pemain masuk lewat “{1}”.", EN: "Chess-results takes tournaments from programs that have its key, such as Swiss-Manager, and not from Wasit. In Swiss-Manager “{0}” makes a new tournament of the TRF16 file: players, pairings, results and byes. Then check the number of rounds and the points of a bye. The list of players goes in by “{1}”.", HR: "Chess-results prima turnire od programa koji imaju njegov ključ, kao što je Swiss-Manager, a ne od Wasita. U Swiss-Manageru izbornik „{0}” stvara novi turnir iz datoteke TRF16: igrače, parove, rezultate i slobodne. Zatim provjerite broj kola i bodove za slobodnog. Popis igrača unosi se kroz „{1}”."}
	textDataTables       = i18n.Text{ID: "Satu tabel sebagai CSV", EN: "One table as CSV", HR: "Jedna tablica kao CSV"}
	textDataWay          = i18n.Text{ID: "Berkas", EN: "Files", HR: "Datoteke"}
	textDataSave         = i18n.Text{ID: "Simpan di perangkat", EN: "Save on the device", HR: "Spremi na uređaj"}
	textDataShareOut     = i18n.Text{ID: "Bagikan", EN: "Share", HR: "Podijeli"}
	textDataWayHelp      = i18n.Text{ID: "Yang tidak dapat dibagikan perangkat ini akan disimpan.", EN: "What this device cannot share is saved.", HR: "Što ovaj uređaj ne može podijeliti, sprema se."}
	textDataPGN          = i18n.Text{ID: "Semua partai (PGN)", EN: "All games (PGN)", HR: "Sve partije (PGN)"}
	textDataPGNUnder     = i18n.Text{ID: "Nama, rating, ID FIDE, tanggal; dengan langkah yang sudah dicatat", EN: "Names, ratings, FIDE IDs, dates; with the moves kept so far", HR: "Imena, rejtinzi, FIDE ID, datumi; s dosad zapisanim potezima"}
	textTablePairings    = i18n.Text{ID: "Pairing", EN: "Pairings", HR: "Parovi"}
	textTableResults     = i18n.Text{ID: "Hasil semua babak", EN: "Results of all rounds", HR: "Rezultati svih kola"}
	textTableClubs       = i18n.Text{ID: "Sekolah dan klub", EN: "Schools and clubs", HR: "Škole i klubovi"}
	textTableTeams       = i18n.Text{ID: "Tim", EN: "Teams", HR: "Ekipe"}
	textTableTeam        = i18n.Text{ID: "Tim", EN: "Team", HR: "Ekipa"}
	textTableEmpty       = i18n.Text{ID: "Tabel ini masih kosong", EN: "There is nothing in this table yet", HR: "Ova je tablica još prazna"}
	textTableEmptyDo     = i18n.Text{ID: "Umumkan satu babak, atau isi sekolah dan daftar tim dulu.", EN: "Publish a round, or enter clubs and lists of teams first.", HR: "Najprije objavite kolo ili upišite klubove i popise ekipa."}
	textTablePart        = i18n.Text{ID: "Partai", EN: "Game", HR: "Partija"}
	textPageMade         = i18n.Text{ID: "Dibuat dengan Wasit, {0}", EN: "Made with Wasit, {0}", HR: "Izrađeno programom Wasit, {0}"}
	textNumberWord       = i18n.Text{ID: "No.", EN: "No.", HR: "Br."}
	textDataLog          = i18n.Text{ID: "Catatan", EN: "Event log", HR: "Dnevnik događaja"}
	textDataAll          = i18n.Text{ID: "Semua", EN: "All", HR: "Sve"}
	textLogSearch        = i18n.Text{ID: "Cari pemain", EN: "Find a player", HR: "Traži igrača"}
	textDataCorrects     = i18n.Text{ID: "Koreksi", EN: "Corrections", HR: "Ispravci"}
	textDataMoreLog      = i18n.Plural{ID: "Tampilkan {0} catatan sebelumnya", ENOne: "Show {0} earlier record", EN: "Show {0} earlier records", HROne: "Prikaži {0} raniji zapis", HRFew: "Prikaži {0} ranija zapisa", HR: "Prikaži {0} ranijih zapisa"}
	textDataMarks        = i18n.Text{ID: "Babak yang dipairing dengan data lain", EN: "Rounds paired on other data", HR: "Kola sparena po drugim podacima"}
	textDataMarksText    = i18n.Text{ID: "Pemeriksaan ulang boleh berbeda di babak ini:", EN: "A recomputation may differ in these rounds:", HR: "Ponovni izračun može se razlikovati u ovim kolima:"}
	textDataEnd          = i18n.Text{ID: "Selesai dan hapus", EN: "Finish and delete", HR: "Završetak i brisanje"}
	textDataFinish       = i18n.Text{ID: "Selesaikan turnamen", EN: "Finish the tournament", HR: "Završi turnir"}
	textDataEndEarly     = i18n.Text{ID: "Akhiri turnamen di sini", EN: "End the tournament here", HR: "Završi turnir ovdje"}
	textDataEndText      = i18n.Text{ID: "Turnamen berakhir sebelum semua babak dimainkan. Klasemen memakai babak yang lengkap. Dapat diurungkan, atau dibuka lagi dengan alasan.", EN: "The tournament ends before all its rounds are played. The standings take the complete rounds. It can be undone, or reopened with a reason.", HR: "Turnir završava prije svih kola. Poredak uzima potpuna kola. Može se poništiti ili ponovno otvoriti uz razlog."}
	textDataAnonLater    = i18n.Text{ID: "Nama dapat dihapus setelah turnamen selesai atau diakhiri.", EN: "The names can be removed once the tournament is finished or ended.", HR: "Imena se mogu ukloniti kad turnir završi."}
	textEndRounds        = i18n.Text{ID: "{0}: {1} dari {2} babak lengkap", EN: "{0}: rounds complete: {1} of {2}", HR: "{0}: potpunih kola {1} od {2}"}
	textEndDraft         = i18n.Text{ID: "draf babak {0} dibuang", EN: "the draft of round {0} is dropped", HR: "nacrt {0}. kola odbacuje se"}
	textDataAnonymise    = i18n.Text{ID: "Hapus nama (anonim)", EN: "Remove the names", HR: "Ukloni imena"}
	textDataAnonText     = i18n.Text{ID: "Nama, tanggal lahir, dan sekolah hilang selamanya; hasil dan klasemen tetap. Salinan turnamen dan berkas cadangan tidak ikut berubah.", EN: "Names, birth dates and clubs go for good; results and standings stay. Copies of the tournament and backup files keep theirs.", HR: "Imena, datumi rođenja i klubovi trajno nestaju; rezultati i poredak ostaju. Primjerci turnira i sigurnosne kopije ostaju kakvi jesu."}
	textDataDelete       = i18n.Text{ID: "Tahan untuk menghapus turnamen", EN: "Hold to delete the tournament", HR: "Držite za brisanje turnira"}
	textDataDeleteText   = i18n.Text{ID: "Turnamen hilang dari perangkat ini untuk selamanya. Cadangkan dulu.", EN: "The tournament is gone from this device for good. Back it up first.", HR: "Turnir trajno nestaje s ovog uređaja. Najprije izradite kopiju."}
	textDataSureDelete   = i18n.Text{ID: "Hapus turnamen dari perangkat ini?", EN: "Delete the tournament from this device?", HR: "Izbrisati turnir s ovog uređaja?"}
	textDataSureNames    = i18n.Text{ID: "Hapus semua nama?", EN: "Remove all names?", HR: "Ukloniti sva imena?"}
	textDataSureEnd      = i18n.Text{ID: "Akhiri turnamen sekarang?", EN: "End the tournament now?", HR: "Završiti turnir sada?"}
	textDataDeleted      = i18n.Text{ID: "{0} sudah dihapus dari perangkat ini.", EN: "{0} was deleted from this device.", HR: "{0}: obrisano s ovog uređaja."}
	textDataDeleteYes    = i18n.Text{ID: "Hapus untuk selamanya", EN: "Delete for good", HR: "Trajno obriši"}
	textDataAnonYes      = i18n.Text{ID: "Hapus nama untuk selamanya", EN: "Remove the names for good", HR: "Trajno ukloni imena"}
	textLogUnknown       = i18n.Text{ID: "Catatan lain", EN: "Another record", HR: "Drugi zapis"}
	textLogCreated       = i18n.Text{ID: "Turnamen dibuat: {0}", EN: "Tournament created: {0}", HR: "Turnir stvoren: {0}"}
	textLogChanged       = i18n.Text{ID: "Data turnamen diubah", EN: "Tournament data changed", HR: "Podaci turnira promijenjeni"}
	textLogModeIn        = i18n.Text{ID: "{0}: mode FIDE dimulai", EN: "{0}: FIDE mode entered", HR: "{0}: započet FIDE način"}
	textLogModeLeft      = i18n.Text{ID: "{0}: mode FIDE ditinggalkan", EN: "{0}: FIDE mode left", HR: "{0}: napušten FIDE način"}
	textLogRemarks       = i18n.Text{ID: "{0}: catatan penyimpangan dari berkas disimpan", EN: "{0}: remarks of the file kept", HR: "{0}: sačuvane napomene iz datoteke"}
	textLogCompared      = i18n.Text{ID: "{0}: babak dari berkas dibandingkan dengan mesin; berbeda: {1}", EN: "{0}: rounds of the file compared with the engine; differing: {1}", HR: "{0}: kola iz datoteke uspoređena s programom; različito: {1}"}
	textLogDeviation     = i18n.Text{ID: "{0}: penyimpangan tingkat {1}: {2}", EN: "{0}: deviation of level {1}: {2}", HR: "{0}: odstupanje {1}. razine: {2}"}
	textLogSigned        = i18n.Plural{ID: "{0} piagam ditandatangani dengan kunci {1}", ENOne: "{0} certificate signed with key {1}", EN: "{0} certificates signed with key {1}", HROne: "{0} diploma potpisana ključem {1}", HRFew: "{0} diplome potpisane ključem {1}", HR: "{0} diploma potpisano ključem {1}"}
	textLogFamilies      = i18n.Text{ID: "Kode untuk orang tua dibuat; kode sebelumnya tidak berlaku lagi", EN: "Codes for families made; earlier ones no longer count", HR: "Izrađeni kodovi za obitelji; raniji više ne vrijede"}
	textLogRevoked       = i18n.Text{ID: "Piagam dicabut, no. {0}: {1}", EN: "Certificate revoked, no. {0}: {1}", HR: "Poništena diploma, br. {0}: {1}"}
	textLogPapers        = i18n.Text{ID: "Data untuk federasi diisi", EN: "Data for the federation filled in", HR: "Podaci za savez upisani"}
	textLogRating        = i18n.Text{ID: "Rating {0}: {1}", EN: "Rating of {0}: {1}", HR: "Rejting, {0}: {1}"}
	textLogMatches       = i18n.Text{ID: "Jadwal pertandingan {0} ditetapkan", EN: "Days of the matches of {0} set", HR: "Određeni termini mečeva: {0}"}
	textLogCarried       = i18n.Text{ID: "Hasil {0} berlaku juga di {1}", EN: "Results of {0} count in {1} too", HR: "Rezultati iz {0} vrijede i u {1}"}
	textLogDays          = i18n.Text{ID: "Jadwal babak {0} ditetapkan", EN: "Days of the rounds of {0} set", HR: "Određeni termini kola: {0}"}
	textLogFinished      = i18n.Text{ID: "Turnamen diselesaikan", EN: "Tournament finished", HR: "Turnir završen"}
	textLogReopened      = i18n.Text{ID: "Turnamen dibuka lagi: {0}", EN: "Tournament reopened: {0}", HR: "Turnir ponovno otvoren: {0}"}
	textLogAnon          = i18n.Text{ID: "Nama dihapus", EN: "Names removed", HR: "Imena uklonjena"}
	textLogNote          = i18n.Text{ID: "Catatan: {0}", EN: "Note: {0}", HR: "Bilješka: {0}"}
	textLogReverted      = i18n.Text{ID: "Diurungkan: {0}", EN: "Undone: {0}", HR: "Poništeno: {0}"}
	textLogRecord        = i18n.Text{ID: "catatan {0}", EN: "record {0}", HR: "zapis {0}"}
	textLogSection       = i18n.Text{ID: "Kelompok ditambah: {0}", EN: "Section added: {0}", HR: "Skupina dodana: {0}"}
	textLogSectionC      = i18n.Text{ID: "Ketentuan {0} diubah", EN: "Regulations of {0} changed", HR: "Pravila za {0} promijenjena"}
	textLogSectionR      = i18n.Text{ID: "Kelompok dihapus", EN: "Section removed", HR: "Skupina uklonjena"}
	textLogTies          = i18n.Text{ID: "Urutan tie-break: {0}", EN: "Tie-break order: {0}", HR: "Redoslijed kriterija: {0}"}
	textLogPlayer        = i18n.Text{ID: "Pemain ditambah: {0}", EN: "Player added: {0}", HR: "Igrač dodan: {0}"}
	textLogImport        = i18n.Plural{ID: "{0} pemain dimasukkan dari daftar", ENOne: "{0} player entered from a list", EN: "{0} players entered from a list", HROne: "{0} igrač unesen s popisa", HRFew: "{0} igrača unesena s popisa", HR: "{0} igrača uneseno s popisa"}
	textLogPlayerC       = i18n.Text{ID: "Data pemain diubah: {0}", EN: "Player's data changed: {0}", HR: "Podaci igrača promijenjeni: {0}"}
	textLogPlayerM       = i18n.Text{ID: "Pemain pindah ke {1}: {0}", EN: "Player moved to {1}: {0}", HR: "Igrač premješten u {1}: {0}"}
	textLogPlayerR       = i18n.Text{ID: "Pemain dihapus", EN: "Player removed", HR: "Igrač uklonjen"}
	textLogTeam          = i18n.Text{ID: "Tim ditambah: {0}", EN: "Team added: {0}", HR: "Ekipa dodana: {0}"}
	textLogTeams         = i18n.Plural{ID: "{0} tim dimasukkan dari daftar", ENOne: "{0} team entered from a list", EN: "{0} teams entered from a list", HROne: "{0} ekipa unesena s popisa", HRFew: "{0} ekipe unesene s popisa", HR: "{0} ekipa uneseno s popisa"}
	textLogTeamC         = i18n.Text{ID: "Data tim diubah: {0}", EN: "Team's data changed: {0}", HR: "Podaci ekipe promijenjeni: {0}"}
	textLogTeamM         = i18n.Text{ID: "Tim pindah ke {1}: {0}", EN: "Team moved to {1}: {0}", HR: "Ekipa premještena u {1}: {0}"}
	textLogTeamR         = i18n.Text{ID: "Tim dihapus", EN: "Team removed", HR: "Ekipa uklonjena"}
	textLogLate          = i18n.Text{ID: "Pemain susulan mulai babak {1}: {0}", EN: "Late entry from round {1}: {0}", HR: "Naknadna prijava od {1}. kola: {0}"}
	textLogWithdraw      = i18n.Text{ID: "Mundur mulai babak {1}: {0}", EN: "Withdrawn from round {1}: {0}", HR: "Odustajanje od {1}. kola: {0}"}
	textLogReturn        = i18n.Text{ID: "Kembali mulai babak {1}: {0}", EN: "Returned from round {1}: {0}", HR: "Povratak od {1}. kola: {0}"}
	textLogBye           = i18n.Text{ID: "Bye babak {1} diminta: {0}", EN: "Bye requested for round {1}: {0}", HR: "Slobodan zatražen za {1}. kolo: {0}"}
	textLogByeC          = i18n.Text{ID: "Bye babak {1} dibatalkan: {0}", EN: "Bye of round {1} cancelled: {0}", HR: "Slobodan u {1}. kolu otkazan: {0}"}
	textLogPresence      = i18n.Text{ID: "Daftar ulang, {1}: {0}", EN: "Check-in, {1}: {0}", HR: "Potvrda dolaska, {1}: {0}"}
	textLogOrder         = i18n.Text{ID: "Nomor awal ditetapkan", EN: "Starting numbers fixed", HR: "Startni brojevi utvrđeni"}
	textLogOrderLot      = i18n.Text{ID: "Nomor awal ditetapkan, benih undian {0}", EN: "Starting numbers fixed, seed of the lot {0}", HR: "Startni brojevi utvrđeni, sjeme ždrijeba {0}"}
	textLogColor         = i18n.Text{ID: "Warna awal: {0} (benih {1})", EN: "Initial colour: {0} (seed {1})", HR: "Početna boja: {0} (sjeme {1})"}
	textLogColorH        = i18n.Text{ID: "Warna awal: {0} (koin)", EN: "Initial colour: {0} (coin)", HR: "Početna boja: {0} (novčić)"}
	textLogLotNo         = i18n.Text{ID: "Undian ke-{0} dibatalkan: {1}", EN: "Lot {0} annulled: {1}", HR: "{0}. ždrijeb poništen: {1}"}
	textLogLot           = i18n.Text{ID: "Undian, benih {0}", EN: "Lots drawn, seed {0}", HR: "Ždrijeb, sjeme {0}"}
	textLogPaired        = i18n.Plural{ID: "Babak {1} dipairing: {0} papan", ENOne: "Round {1} paired: {0} board", EN: "Round {1} paired: {0} boards", HROne: "{1}. kolo spareno: {0} ploča", HRFew: "{1}. kolo spareno: {0} ploče", HR: "{1}. kolo spareno: {0} ploča"}
	textLogPairingC      = i18n.Text{ID: "Pairing babak {0} diubah manual", EN: "Pairing of round {0} changed by hand", HR: "Parovi {0}. kola promijenjeni ručno"}
	textLogReversed      = i18n.Text{ID: "Babak {0} papan {1}: warna ditukar", EN: "Round {0}, board {1}: colours reversed", HR: "{0}. kolo, ploča {1}: boje zamijenjene"}
	textLogDiscard       = i18n.Text{ID: "Draf babak {0} dibuang", EN: "Draft of round {0} dropped", HR: "Nacrt {0}. kola odbačen"}
	textLogPublish       = i18n.Text{ID: "Babak {0} diumumkan", EN: "Round {0} published", HR: "{0}. kolo objavljeno"}
	textLogUnpub         = i18n.Text{ID: "Pengumuman babak {0} ditarik: {1}", EN: "Round {0} unpublished: {1}", HR: "Objava {0}. kola povučena: {1}"}
	textLogResult        = i18n.Text{ID: "Babak {0} papan {1}: {2}", EN: "Round {0}, board {1}: {2}", HR: "{0}. kolo, ploča {1}: {2}"}
	textLogRated         = i18n.Text{ID: "Hanya untuk laporan rating, babak {0} papan {1}: {2}. {3}", EN: "For the rating report alone, round {0}, board {1}: {2}. {3}", HR: "Samo za izvješće za rejting, {0}. kolo, ploča {1}: {2}. {3}"}
	textLogAsCounts      = i18n.Text{ID: "hasil yang berlaku", EN: "the result that counts", HR: "rezultat koji vrijedi"}
	textLogBarred        = i18n.Text{ID: "Tanpa bye setengah angka: {0}", EN: "No half-point byes: {0}", HR: "Bez byea od pola boda: {0}"}
	textLogBarredNo      = i18n.Text{ID: "Boleh lagi bye setengah angka: {0}", EN: "Half-point byes allowed again: {0}", HR: "Ponovno smije bye od pola boda: {0}"}
	textLogPeriod        = i18n.Text{ID: "Rating sejak babak {0}: {1}", EN: "Ratings from round {0} on: {1}", HR: "Rejtinzi od {0}. kola: {1}"}
	textLogValues        = i18n.Text{ID: "Nilai dari luar dimasukkan: {0}", EN: "Values calculated elsewhere entered: {0}", HR: "Upisane vrijednosti izračunane drugdje: {0}"}
	textLogCorrect       = i18n.Text{ID: "Koreksi babak {0} papan {1}: {2}. {3}", EN: "Correction of round {0}, board {1}: {2}. {3}", HR: "Ispravak {0}. kola, ploča {1}: {2}. {3}"}
	textLogClear         = i18n.Text{ID: "Babak {0} papan {1}: dikosongkan", EN: "Round {0}, board {1}: cleared", HR: "{0}. kolo, ploča {1}: ispražnjeno"}
	textLogClose         = i18n.Text{ID: "Babak {0} ditutup", EN: "Round {0} closed", HR: "{0}. kolo zatvoreno"}
	textLogReopenR       = i18n.Text{ID: "Babak {0} dibuka lagi: {1}", EN: "Round {0} reopened: {1}", HR: "{0}. kolo ponovno otvoreno: {1}"}
	textDataThere        = i18n.Text{ID: "Apakah berkasnya ada?", EN: "Is the file there?", HR: "Je li datoteka tu?"}
	textDataThereText    = i18n.Text{ID: "Lihat unduhan: {0}. Peramban tidak memberi tahu apakah berkas disimpan.", EN: "Look in the downloads: {0}. The browser does not say whether it kept the file.", HR: "Pogledajte preuzimanja: {0}. Preglednik ne kaže je li datoteku spremio."}
	textDataIsThere      = i18n.Text{ID: "Ada", EN: "It is there", HR: "Tu je"}
)

// The log of what happened at the boards.
var (
	textLogUsual      = i18n.Text{ID: "seperti biasa", EN: "as usual", HR: "kao i obično"}
	textLogDefault    = i18n.Text{ID: "batas waktu gugur {0} menit", EN: "default time {0} min", HR: "dozvoljeno kašnjenje {0} min"}
	textLogAppealTime = i18n.Text{ID: "protes sampai {0} menit", EN: "protests within {0} min", HR: "prigovori u roku od {0} min"}
	textLogMilder     = i18n.Text{ID: "hukuman ponsel lebih ringan", EN: "a milder penalty for phones", HR: "blaža kazna za mobitel"}
	textLogLaws       = i18n.Text{ID: "Aturan dipilih: {0}", EN: "Laws chosen: {0}", HR: "Odabrana pravila: {0}"}
	textLogPenalty    = i18n.Text{ID: "Hukuman untuk kejadian {0}: {1}", EN: "Penalty for incident {0}: {1}", HR: "Kazna za događaj {0}: {1}"}
	textLogAppeal     = i18n.Text{ID: "Banding atas kejadian {0}: {1}", EN: "Appeal on incident {0}: {1}", HR: "Žalba na događaj {0}: {1}"}
	textLogStands     = i18n.Text{ID: "Banding atas kejadian {0}: keputusan tetap. {1}", EN: "Appeal on incident {0}: the ruling stands. {1}", HR: "Žalba na događaj {0}: odluka ostaje. {1}"}
	textLogOverturn   = i18n.Text{ID: "Banding atas kejadian {0}: keputusan dibatalkan. {1}", EN: "Appeal on incident {0}: the ruling is overturned. {1}", HR: "Žalba na događaj {0}: odluka je poništena. {1}"}
)

// An organiser's own local rules.
var (
	textLogLocal = i18n.Text{ID: "Aturan sendiri ditetapkan: {0}", EN: "Own rules set: {0}", HR: "Vlastita pravila: {0}"}
)

// Restore points.
var (
	textRestorePoints = i18n.Text{ID: "Kembali ke babak sebelumnya", EN: "Back to an earlier round", HR: "Povratak na ranije kolo"}
	textPointsText    = i18n.Text{ID: "Setiap babak yang ditutup bisa dibuka lagi sebagai salinan. Turnamen ini tidak berubah.", EN: "Every closed round can be opened again, as a copy. This tournament stays as it is.", HR: "Svako se zatvoreno kolo može ponovno otvoriti, kao kopija. Ovaj turnir ostaje kakav jest."}
	textPointRound    = i18n.Text{ID: "Babak {0} ditutup", EN: "Round {0} closed", HR: "{0}. kolo zatvoreno"}
	textPointOpen     = i18n.Text{ID: "Buka salinan", EN: "Open a copy", HR: "Otvori kopiju"}
	textPointAsk      = i18n.Text{ID: "Buat salinan turnamen seperti saat babak {0} ditutup? Turnamen ini tidak berubah.", EN: "Make a copy of the tournament as it was when round {0} closed? This one stays as it is.", HR: "Napraviti kopiju turnira kakav je bio pri zatvaranju {0}. kola? Ovaj ostaje kakav jest."}
	textPointName     = i18n.Text{ID: "{0} (setelah babak {1})", EN: "{0} (after round {1})", HR: "{0} (nakon {1}. kola)"}
	textChecked       = i18n.Text{ID: "diperiksa", EN: "verified", HR: "provjereno"}
)

// Protests, appeals, and the report of what happened.
var (
	textLogProtest    = i18n.Text{ID: "Protes dari {0}, babak {1}: {2}", EN: "Protest of {0}, round {1}: {2}", HR: "Prigovor ({0}), {1}. kolo: {2}"}
	textLogProtestYes = i18n.Text{ID: "Protes {0} diterima. {1}", EN: "Protest {0} accepted. {1}", HR: "Prigovor {0} prihvaćen. {1}"}
	textLogProtestNo  = i18n.Text{ID: "Protes {0} ditolak. {1}", EN: "Protest {0} rejected. {1}", HR: "Prigovor {0} odbijen. {1}"}
)

// What the arbiter wishes of the pairing, and where he departs from the engine.
var (
	textWishesNone = i18n.Text{ID: "Belum ada.", EN: "None yet.", HR: "Još ih nema."}
)

// The dialog for the organiser's own words.
var (
	textWordLog        = i18n.Text{ID: "Teks diubah: {0}", EN: "Text changed: {0}", HR: "Promijenjen tekst: {0}"}
	textWordLogOwn     = i18n.Text{ID: "Teks bawaan dipakai lagi: {0}", EN: "The app's text again: {0}", HR: "Ponovno tekst aplikacije: {0}"}
	textLogSchoolSame  = i18n.Text{ID: "Satu sekolah: {0} = {1}", EN: "One school: {0} = {1}", HR: "Ista škola: {0} = {1}"}
	textLogSchoolOther = i18n.Text{ID: "Sekolah lain: {0} ≠ {1}", EN: "Different schools: {0} ≠ {1}", HR: "Različite škole: {0} ≠ {1}"}
	textWordLogPrizes  = i18n.Text{ID: "Hadiah ditetapkan", EN: "Prizes chosen", HR: "Određene nagrade"}
)

// A backup of an event that is damaged.
var (
	textPartSaved     = i18n.Text{ID: "Yang terbaca sudah disimpan", EN: "What can be read is saved", HR: "Spremljeno je ono što se može pročitati"}
	textPartSavedText = i18n.Text{ID: "Berkas {0} memuat sebuah turnamen hanya sampai catatan yang rusak. Cadangan yang lebih lama mungkin memuat lebih banyak: jangan dihapus.", EN: "The file {0} has a tournament only up to the record that is damaged. An older backup may hold more: do not delete it.", HR: "Datoteka {0} sadrži turnir samo do oštećenog zapisa. Starija kopija možda sadrži više: nemojte je brisati."}
)

// textEndMissing says which boards of a round, of as many, have no result.
var textEndMissing = i18n.Plural{ID: "babak {1} tanpa hasil di papan {2}, tidak dihitung", ENOne: "round {1} has no result on board {2} and does not count", EN: "round {1} has no result on boards {2} and does not count",
	HROne: "{1}. kolo bez rezultata na ploči {2}, ne računa se", HRFew: "{1}. kolo bez rezultata na pločama {2}, ne računa se", HR: "{1}. kolo bez rezultata na pločama {2}, ne računa se"}
