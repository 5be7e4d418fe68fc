package players

import (
	"wasit/app/words/i18n"
)

// Values of the Keizer system (formats.md part 2).
var (
	textByeWhy      = i18n.Text{ID: "Alasan", EN: "Reason", HR: "Razlog"}
	textAwayGranted = i18n.Text{ID: "{0} tidak ikut babak {1}: {2}.", EN: "{0} is away in round {1}: {2}.", HR: "{0} ne igra {1}. kolo: {2}."}
)

// Fields of a player.
var (
	textFieldRemark     = i18n.Text{ID: "Catatan", EN: "Remark", HR: "Napomena"}
	textFieldRemarkHelp = i18n.Text{ID: "Hanya untuk panitia: nama panggilan, kelas 5B, datang terlambat.", EN: "For the desk alone: nickname, class 5B, comes late.", HR: "Samo za vas: nadimak, 5.b, kasni."}
	textFieldNotGiven   = i18n.Text{ID: "Tidak diisi", EN: "Not given", HR: "Nije navedeno"}
)

// What federations list of a player.
var (
	textPupil          = i18n.Text{ID: "Nomor siswa", EN: "Pupil's numbers", HR: "Brojevi učenika"}
	textPupilHelp      = i18n.Text{ID: "Seperti tanggal lahir: hanya di perangkat ini, di cadangan, dan di berkas untuk dinas.", EN: "As the date of birth: only on this device, in backups and in the file for the office.", HR: "Kao datum rođenja: samo na ovom uređaju, u sigurnosnim kopijama i u datoteci za ured."}
	textListed         = i18n.Text{ID: "Rating dan ID", EN: "Ratings and IDs", HR: "Rejtinzi i ID-ovi"}
	textListedHelp     = i18n.Text{ID: "Turnamen ini dipairing menurut kolom Rating di atas.", EN: "This tournament is paired by the field Rating above.", HR: "Turnir se sparuje po polju Rejting iznad."}
	textFind           = i18n.Text{ID: "Cari di daftar rating", EN: "Find in the rating list", HR: "Traži na rejting-listi"}
	textFindHelp       = i18n.Text{ID: "Nomor atau bagian nama, misalnya utut adi.", EN: "A number, or parts of a name: iv horv.", HR: "Broj ili dijelovi imena, na primjer iv horv."}
	textFindName       = i18n.Text{ID: "Cari nama di atas", EN: "Search the name above", HR: "Traži ime iznad"}
	textFindNone       = i18n.Text{ID: "Belum ada daftar rating di perangkat ini.", EN: "There is no rating list on this device.", HR: "Na uređaju nema rejting-liste."}
	textFindNobody     = i18n.Text{ID: "Tidak ada yang cocok di daftar.", EN: "Nobody in the list matches.", HR: "Na listi nema podudaranja."}
	textFindMore       = i18n.Text{ID: "Masih ada yang lain; tulis lebih lengkap.", EN: "There are others; type more of the name.", HR: "Ima ih još; upišite više imena."}
	textFindTook       = i18n.Text{ID: "Diisi dari daftar: {0}", EN: "Filled in from the list: {0}", HR: "Popunjeno s liste: {0}"}
	textCheckLists     = i18n.Text{ID: "Cocokkan dengan daftar rating", EN: "Check against the rating list", HR: "Provjera prema rejting-listi"}
	textOtherList      = i18n.Plural{ID: "Daftar rating lain untuk {0} pemain", ENOne: "The rating list says otherwise of {0} player", EN: "The rating list says otherwise of {0} players", HROne: "Na rejting-listi drukčiji je {0} igrač", HRFew: "Na rejting-listi drukčija su {0} igrača", HR: "Na rejting-listi drukčije je {0} igrača"}
	textOtherListSee   = i18n.Text{ID: "Lihat", EN: "See", HR: "Pogledaj"}
	textSource         = i18n.Text{ID: "Rating {0}: {1}", EN: "Rating {0}: {1}", HR: "Rejting {0}: {1}"}
	textSourceEntered  = i18n.Text{ID: "dari daftar pemain", EN: "came with the list of players", HR: "s popisa igrača"}
	textSourceHand     = i18n.Text{ID: "diketik", EN: "typed by hand", HR: "upisan rukom"}
	textSourceFIDE     = i18n.Text{ID: "daftar FIDE", EN: "FIDE's list", HR: "FIDE-ova lista"}
	textSourceNational = i18n.Text{ID: "daftar nasional", EN: "national list", HR: "nacionalna lista"}
	textBadgeByHand    = i18n.Text{ID: "rating diketik", EN: "rating typed by hand", HR: "rejting upisan rukom"}
	textUseListed      = i18n.Text{ID: "Pakai {0}", EN: "Use {0}", HR: "Uzmi {0}"}
	textPlayerBadK     = i18n.Text{ID: "Koefisien K adalah angka 0 sampai 99.", EN: "The coefficient K is a number from 0 to 99.", HR: "Koeficijent K broj je od 0 do 99."}
)

// The page of players.
var (
	textPlayersDoubtful = i18n.Text{ID: "Perlu dilihat", EN: "To look at", HR: "Za pregled"}
	textPlayersByClub   = i18n.Kin{School: i18n.Text{ID: "Menurut sekolah", EN: "By school", HR: "Po školama"}, Club: i18n.Text{ID: "Menurut klub", EN: "By club", HR: "Po klubovima"}}
	textPlayersSort     = i18n.Text{ID: "Urutkan", EN: "Sort", HR: "Poredaj"}
	textPlayersByName   = i18n.Text{ID: "Nama", EN: "Name", HR: "Ime"}
	textPlayersByNumber = i18n.Text{ID: "Nomor", EN: "Number", HR: "Broj"}
	textPlayersNumber   = i18n.Text{ID: "No.", EN: "No.", HR: "Br."}
	textPlayersList     = i18n.Text{ID: "Daftar pemain", EN: "List of players", HR: "Popis igrača"}
	textPlayersPaste    = i18n.Text{ID: "Tempel daftar", EN: "Paste a list", HR: "Zalijepi popis"}
	textPlayersOpen     = i18n.Text{ID: "Buka berkas", EN: "Open a file", HR: "Otvori datoteku"}
	textPlayersAddBrief = i18n.Text{ID: "Pemain", EN: "Player", HR: "Igrač"}
	textPlayersAdd      = i18n.Text{ID: "Tambah pemain", EN: "Add a player", HR: "Dodaj igrača"}
	textPlayersEmpty    = i18n.Text{ID: "Belum ada pemain", EN: "No players yet", HR: "Još nema igrača"}
	textPlayersEmptyAs  = i18n.Text{ID: "Tempel daftar dari chat atau lembar kerja, buka berkas CSV atau TRF, atau tambah satu per satu.", EN: "Paste a list from a chat or a spreadsheet, open a CSV or TRF file, or add them one by one.", HR: "Zalijepite popis iz poruke ili tablice, otvorite CSV ili TRF datoteku ili dodajte jednog po jednog."}
	textBadgeOut        = i18n.Text{ID: "Mundur babak {0}", EN: "Withdrawn, round {0}", HR: "Odustao, {0}. kolo"}
	textBadgeLate       = i18n.Text{ID: "Susulan babak {0}", EN: "Late entry, round {0}", HR: "Naknadno, {0}. kolo"}
	textBadgeSimilar    = i18n.Text{ID: "Nama mirip: {0}", EN: "Similar name: {0}", HR: "Slično ime: {0}"}
	textBadgeUnrated    = i18n.Text{ID: "Tanpa rating", EN: "Unrated", HR: "Bez rejtinga"}
	textBadgeNoBirth    = i18n.Text{ID: "Tanggal lahir belum ada", EN: "No date of birth", HR: "Nema datuma rođenja"}
	textBadgeNoClass    = i18n.Text{ID: "Kelas belum ada", EN: "No class", HR: "Nema razreda"}
)

// Schools and clubs of the event.
var (
	textSchoolEdit     = i18n.Text{ID: "Ubah nama: {0}", EN: "Change the name of {0}", HR: "Promijeni naziv: {0}"}
	textSchoolName     = i18n.Kin{School: i18n.Text{ID: "Nama sekolah", EN: "Name of the school", HR: "Naziv škole"}, Club: i18n.Text{ID: "Nama klub", EN: "Name of the club", HR: "Naziv kluba"}}
	textSchoolNameHelp = i18n.Kin{School: i18n.Text{ID: "Berlaku untuk semua pemainnya. Nama sekolah lain di turnamen ini menggabungkan keduanya.", EN: "Holds for all its players. The name of another school of the tournament joins the two.", HR: "Vrijedi za sve njezine igrače. Naziv druge škole s turnira spaja te dvije."},
		Club: i18n.Text{ID: "Berlaku untuk semua pemainnya. Nama klub lain di turnamen ini menggabungkan keduanya.", EN: "Holds for all its players. The name of another club of the tournament joins the two.", HR: "Vrijedi za sve njegove igrače. Naziv drugog kluba s turnira spaja ta dva."}}
	textSchoolWritten = i18n.Text{ID: "Tertulis: {0}", EN: "Written: {0}", HR: "Napisano: {0}"}
	textSchoolAlso    = i18n.Text{ID: "Juga “{0}”", EN: "Also “{0}”", HR: "I „{0}”"}
	textSchoolJoins   = i18n.Text{ID: "Digabung dengan {0}", EN: "Becomes one with {0}", HR: "Spaja se s: {0}"}
	textSchoolRename  = i18n.Text{ID: "Simpan nama", EN: "Save the name", HR: "Spremi naziv"}
	textSchoolJoin    = i18n.Text{ID: "Gabungkan", EN: "Join them", HR: "Spoji"}
	textSchoolRenamed = i18n.Text{ID: "{0} sekarang bernama {1}.", EN: "{0} is now {1}.", HR: "{0} sada je {1}."}
	textSchoolJoined  = i18n.Text{ID: "{0} digabung ke {1}.", EN: "{0} was joined to {1}.", HR: "Spojeno: {0} u {1}."}
	textSchoolParted  = i18n.Text{ID: "{0} dan {1} dua sekolah.", EN: "{0} and {1} are two schools.", HR: "{0} i {1} dvije su škole."}
)

// The form of a player.
var (
	textPlayerSection   = i18n.Text{ID: "Masuk ke kelompok", EN: "Goes into", HR: "Ulazi u skupinu"}
	textPlayerNoSex     = i18n.Text{ID: "Putra atau putri?", EN: "Boy or girl?", HR: "Dječak ili djevojčica?"}
	textPlayerNoSexText = i18n.Text{ID: "Kelompok di turnamen ini menurut jenis kelamin. Kalau belum tahu, simpan saja; namanya ditandai.", EN: "The sections of this tournament go by sex. If it is not known, save all the same; the name is marked.", HR: "Skupine ovog turnira dijele se po spolu. Ako nije poznat, svejedno spremite; ime će biti označeno."}
	textPlayerAddedTo   = i18n.Text{ID: "{0} ditambahkan ke {1}.", EN: "{0} was added to {1}.", HR: "Dodano: {0}, {1}."}
	textBadgeNoSex      = i18n.Text{ID: "Putra atau putri?", EN: "Boy or girl?", HR: "Muški ili ženski?"}
	textPlayerNew       = i18n.Text{ID: "Pemain baru", EN: "New player", HR: "Novi igrač"}
	textPlayerEdit      = i18n.Text{ID: "Ubah data pemain", EN: "Change the player", HR: "Promijeni podatke"}
	textPlayerMend      = i18n.Text{ID: "Perbaiki baris {0}", EN: "Mend line {0}", HR: "Ispravi redak {0}"}
	textPlayerSaveNext  = i18n.Text{ID: "Simpan, tambah lagi", EN: "Save and add another", HR: "Spremi i dodaj još"}
	textPlayerAdded     = i18n.Text{ID: "{0} ditambahkan.", EN: "{0} was added.", HR: "Dodano: {0}."}
	textPlayerSaved     = i18n.Text{ID: "Data {0} diubah.", EN: "{0} was changed.", HR: "Promijenjeni podaci: {0}."}
	textPlayerRemoved   = i18n.Text{ID: "{0} dihapus dari daftar.", EN: "{0} was taken off the list.", HR: "Uklonjen s popisa: {0}."}
	textPlayerMoved     = i18n.Text{ID: "{0} pindah ke {1}.", EN: "{0} moved to {1}.", HR: "{0}: premješten u {1}."}
	textRenumber        = i18n.Text{ID: "Nomor awal tidak lagi sesuai rating", EN: "The starting numbers no longer follow the ratings", HR: "Startni brojevi više ne slijede rejting"}
	textRenumberAs      = i18n.Text{ID: "Sebelum babak 4 dipasangkan nomor boleh dikoreksi (C.04.2 2.3). Pairing yang sudah diumumkan tetap.", EN: "They may be corrected until round 4 is paired (C.04.2 2.3). Pairings that are published stay.", HR: "Smiju se ispraviti dok se ne spari 4. kolo (C.04.2 2.3). Objavljeni parovi ostaju."}
	textPlayerWithdrew  = i18n.Text{ID: "{0} mundur mulai babak {1}.", EN: "{0} is withdrawn from round {1} on.", HR: "{0} odustaje od {1}. kola."}
	textPlayerReturned  = i18n.Text{ID: "{0} ikut lagi mulai babak {1}.", EN: "{0} plays again from round {1} on.", HR: "{0} ponovno igra od {1}. kola."}
	textPlayerSortHelp  = i18n.Text{ID: "Kosongkan bila sama dengan nama.", EN: "Leave empty if it is the name.", HR: "Prazno ako je isto kao ime. Npr. Horvat, Ivan"}
	textPlayerBirthHelp = i18n.Text{ID: "12/03/2015, 12 Maret 2015, atau tahun saja", EN: "12/03/2015 (day first), 12 March 2015, or the year alone", HR: "12. 3. 2015. ili samo godina"}
	textPlayerBadName   = i18n.Text{ID: "Isi nama.", EN: "Give the name.", HR: "Upišite ime."}
	textPlayerBadBirth  = i18n.Text{ID: "Tanggal itu tidak ada. Tulis seperti 12/03/2015, atau tahunnya saja.", EN: "There is no such day. Write it like 12/03/2015, or the year alone.", HR: "Nema takvog datuma. Napišite npr. 12. 3. 2015. ili samo godinu."}
	textPlayerBadRating = i18n.Text{ID: "Angka 0 sampai 4000, atau kosong.", EN: "A number from 0 to 4000, or nothing.", HR: "Broj od 0 do 4000 ili prazno."}
	textPlayerBadTitle  = i18n.Text{ID: "GM, IM, FM, CM, WGM, WIM, WFM, WCM, atau kosong.", EN: "GM, IM, FM, CM, WGM, WIM, WFM, WCM, or nothing.", HR: "GM, IM, FM, CM, WGM, WIM, WFM, WCM ili prazno."}
	textPlayerBadFed    = i18n.Text{ID: "Kode tiga huruf, misalnya INA.", EN: "A code of three letters, such as INA.", HR: "Kod od tri slova, npr. CRO."}
	textPlayerBadFIDE   = i18n.Text{ID: "Hanya angka.", EN: "Digits only.", HR: "Samo znamenke."}
	textPlayerBadClass  = i18n.Text{ID: "Kelas 1 sampai 13, atau kosong.", EN: "Class 1 to 13, or nothing.", HR: "Razred od 1 do 13 ili prazno."}
	textPlayerSame      = i18n.Text{ID: "Mungkin sudah ada", EN: "Perhaps on the list already", HR: "Možda je već na popisu"}
	textPlayerSameAs    = i18n.Text{ID: "{0}. Kalau orangnya lain, simpan saja.", EN: "{0}. If it is somebody else, save.", HR: "{0}. Ako je druga osoba, spremite."}
	textLateTitle       = i18n.Text{ID: "Pemain susulan", EN: "Late entry", HR: "Naknadna prijava"}
	textLateFrom        = i18n.Text{ID: "Ikut mulai babak", EN: "Plays from round", HR: "Igra od kola"}
	textLateNow         = i18n.Text{ID: "{0}, sedang berlangsung", EN: "{0}, being played", HR: "{0}., u tijeku"}
	textLateNext        = i18n.Text{ID: "{0}, berikutnya", EN: "{0}, the next", HR: "{0}., sljedeće"}
	textLateDraft       = i18n.Text{ID: "{0}, masih draf", EN: "{0}, still a draft", HR: "{0}., još nacrt"}
	textLateDraftHelp   = i18n.Text{ID: "Draf disusun ulang sesudahnya.", EN: "The draft is then paired again.", HR: "Nacrt se zatim ponovno spari."}
	textLateHelp        = i18n.Text{ID: "Di babak yang sedang berlangsung, lawannya dipilih sesudah disimpan.", EN: "In the round being played the opponent is chosen after saving.", HR: "U kolu koje traje protivnik se bira nakon spremanja."}
	textLateSeat        = i18n.Text{ID: "Main melawan {0}", EN: "Play against {0}", HR: "Igraj protiv: {0}"}
	textLateSeatTitle   = i18n.Text{ID: "Belum punya lawan di babak {0}", EN: "No opponent in round {0} yet", HR: "Još nema protivnika u {0}. kolu"}
	textLateSeatText    = i18n.Text{ID: "Papan baru ditambahkan di belakang; papan lain tidak berubah.", EN: "A new board is added behind the others; no other board changes.", HR: "Dodaje se nova ploča iza ostalih; druge se ploče ne mijenjaju."}
)

// The page of a player.
var (
	textTeamBack        = i18n.Text{ID: "Semua tim", EN: "All teams", HR: "Sve ekipe"}
	textPlayerBack      = i18n.Text{ID: "Semua pemain", EN: "All players", HR: "Svi igrači"}
	textPlayerTPN       = i18n.Text{ID: "nomor awal {0}", EN: "starting number {0}", HR: "startni broj {0}"}
	textPlayerOf        = i18n.Text{ID: "dari {0}", EN: "of {0}", HR: "od {0}"}
	textPlayerSum       = i18n.Text{ID: "Ringkasan", EN: "Summary", HR: "Sažetak"}
	textPlayerGames     = i18n.Text{ID: "Partai", EN: "Games", HR: "Partije"}
	textPlayerNoGames   = i18n.Text{ID: "Belum ada babak yang dipairing.", EN: "No round is paired yet.", HR: "Nijedno kolo još nije spareno."}
	textPlayerColors    = i18n.Text{ID: "Riwayat warna", EN: "Colour history", HR: "Povijest boja"}
	textPlayerNoColors  = i18n.Text{ID: "belum ada", EN: "none yet", HR: "još nema"}
	textPlayerDue       = i18n.Text{ID: "berhak atas {0}", EN: "due {0}", HR: "pravo na boju: {0}"}
	textPlayerStatus    = i18n.Text{ID: "Status", EN: "Status", HR: "Status"}
	textPlayerPlays     = i18n.Text{ID: "Ikut", EN: "Plays", HR: "Igra"}
	textPlayerIsOut     = i18n.Text{ID: "Mundur mulai babak {0}", EN: "Withdrawn from round {0} on", HR: "Odustao od {0}. kola"}
	textPlayerIsLate    = i18n.Text{ID: "Masuk di babak {0}", EN: "Enters in round {0}", HR: "Ulazi u {0}. kolu"}
	textPlayerWithdraw  = i18n.Text{ID: "Mengundurkan diri", EN: "Withdraw", HR: "Odustajanje"}
	textPlayerReturn    = i18n.Text{ID: "Ikut lagi", EN: "Return", HR: "Povratak"}
	textPlayerRemove    = i18n.Text{ID: "Hapus dari daftar", EN: "Remove", HR: "Ukloni s popisa"}
	textPlayerMove      = i18n.Text{ID: "Pindah ke {0}", EN: "Move to {0}", HR: "Premjesti u {0}"}
	textTransferTitle   = i18n.Text{ID: "{0}: pindah ke {1}?", EN: "{0}: move to {1}?", HR: "{0}: premjestiti u {1}?"}
	textTransferLeaves  = i18n.Text{ID: "Di {0} ia mundur mulai babak berikutnya; partainya di sana tetap berlaku bagi lawannya.", EN: "In {0} they are withdrawn from the next round on; the games there still count for the opponents.", HR: "U skupini {0} odustaje od idućeg kola; odigrane partije i dalje vrijede za protivnike."}
	textTransferEnters  = i18n.Text{ID: "Di {0} ia ikut mulai babak {1}.", EN: "In {0} they play from round {1} on.", HR: "U skupini {0} igra od {1}. kola."}
	textTransferOne     = i18n.Text{ID: "Ia tetap dihitung satu orang: di peringkat sekolah, berita acara, piagam, dan turnamen berikutnya.", EN: "They count as one person: in the ranking of schools, the record, the certificates and the next tournament.", HR: "Broji se kao jedna osoba: u poretku škola, zapisniku, diplomama i idućem turniru."}
	textTransferScored  = i18n.Text{ID: "Seperti hasilnya di {0}", EN: "As scored in {0}", HR: "Kao rezultat u {0}"}
	textTransferFetch   = i18n.Text{ID: "Pindahkan {0} dari {1} ke {2}", EN: "Move {0} from {1} to {2}", HR: "{0}: premjesti iz {1} u {2}"}
	textPlayerAskBye    = i18n.Text{ID: "Minta bye", EN: "Request a bye", HR: "Zatraži slobodno kolo"}
	textPlayerCorrect   = i18n.Text{ID: "Koreksi babak {0}", EN: "Correct round {0}", HR: "Ispravi {0}. kolo"}
	textPlayerUnknown   = i18n.Text{ID: "Pemain ini tidak ada", EN: "There is no such player", HR: "Nema takvog igrača"}
	textPlayerUnknownAs = i18n.Text{ID: "Mungkin sudah dihapus dari daftar.", EN: "Perhaps they were taken off the list.", HR: "Možda je uklonjen s popisa."}
	textGameWin         = i18n.Text{ID: "menang", EN: "win", HR: "pobjeda"}
	textGameDraw        = i18n.Text{ID: "remis", EN: "draw", HR: "remi"}
	textGameLoss        = i18n.Text{ID: "kalah", EN: "loss", HR: "poraz"}
	textGameWinWO       = i18n.Text{ID: "menang W.O.", EN: "win by forfeit", HR: "pobjeda bez borbe"}
	textGameLossWO      = i18n.Text{ID: "kalah W.O.", EN: "loss by forfeit", HR: "poraz bez borbe"}
	textGameAdjourned   = i18n.Text{ID: "ditunda", EN: "adjourned", HR: "prekinuto"}
	textGameDraft       = i18n.Text{ID: "draf", EN: "draft", HR: "nacrt"}
	textGameBye         = i18n.Text{ID: "Bye", EN: "Bye", HR: "Slobodan"}
	textGameByeAs       = i18n.Text{ID: "dari pairing", EN: "allocated by the pairing", HR: "dodijeljen sparivanjem"}
	textGameAway        = i18n.Text{ID: "Tidak dipairing", EN: "Not paired", HR: "Nije sparen"}
	textGameBy          = i18n.Text{ID: "{0} oleh {1}", EN: "{0} by {1}", HR: "{0}, {1}"}
	textGameReplaced    = i18n.Text{ID: "diganti dari {0}", EN: "replaced {0}", HR: "zamijenjeno: {0}"}
	textByeTitle        = i18n.Text{ID: "Bye untuk {0}", EN: "Bye for {0}", HR: "Slobodan: {0}"}
	textByeRound        = i18n.Text{ID: "Babak", EN: "Round", HR: "Kolo"}
	textByeWorth        = i18n.Text{ID: "Nilainya", EN: "Worth", HR: "Vrijedi"}
	textByeGrant        = i18n.Text{ID: "Catat bye", EN: "Record the bye", HR: "Zabilježi"}
	textByeOverLimit    = i18n.Text{ID: "Jatah bye setengah angka menurut ketentuan: {0}", EN: "Half-point byes that the regulations grant: {0}", HR: "Dopušteno slobodnih kola s pola boda: {0}"}
	textByeOverLast     = i18n.Text{ID: "Ketentuan tidak memberi bye setengah angka di babak terakhir", EN: "The regulations grant no half-point bye in the last rounds", HR: "Pravila ne daju slobodan s pola boda u posljednjim kolima"}
	textByeOverText     = i18n.Text{ID: "Anda bisa mengubah ketentuan sekarang. Perubahan itu tercatat.", EN: "You can change the regulations now. The change is recorded.", HR: "Pravila možete promijeniti sada. Promjena se bilježi."}
	textByeOverDo       = i18n.Text{ID: "Ubah ketentuan, catat bye", EN: "Change the regulations and record", HR: "Promijeni pravila i zabilježi"}
	textByeFull         = i18n.Text{ID: "1 angka, bye penuh", EN: "1 point, a full-point bye", HR: "1 bod, puno slobodno kolo"}
	textByeFullTitle    = i18n.Text{ID: "Peraturan tidak mengenal bye penuh atas permintaan", EN: "The regulations know no full-point bye on request", HR: "Propisi ne poznaju puno slobodno kolo na zahtjev"}
	textByeFullText     = i18n.Text{ID: "Diberikan, dicatat, dan disebut dalam berkas untuk federasi.", EN: "It is granted, noted, and named in the file for the federation.", HR: "Odobrava se, bilježi i navodi u datoteci za savez."}
	textByeFullGranted  = i18n.Text{ID: "{0} mendapat bye penuh di babak {1}.", EN: "{0} has a full-point bye in round {1}.", HR: "{0}: puno slobodno {1}. kolo."}
	textPeriods         = i18n.Text{ID: "Rating per babak", EN: "Ratings by round", HR: "Rejting po kolima"}
	textPeriodFrom      = i18n.Text{ID: "Sejak babak {0}", EN: "From round {0}", HR: "Od {0}. kola"}
	textPeriodAdd       = i18n.Text{ID: "Rating lain sejak babak…", EN: "Another rating from a round on", HR: "Drugi rejting od nekog kola"}
	textPeriodTitle     = i18n.Text{ID: "{0}: rating lain", EN: "{0}: another rating", HR: "{0}: drugi rejting"}
	textPeriodDrop      = i18n.Text{ID: "Hapus (babak {0})", EN: "Remove (round {0})", HR: "Ukloni ({0}. kolo)"}
	textPeriodRound     = i18n.Text{ID: "Sejak babak", EN: "From round", HR: "Od kola"}
	textPeriodHelp      = i18n.Text{ID: "Rating menurut daftar yang berlaku pada tanggal babak itu.", EN: "As the list says that is valid on the date of that round.", HR: "Prema listi koja vrijedi na datum tog kola."}
	textPeriodGiven     = i18n.Text{ID: "{0}: sejak babak {1} ratingnya {2}", EN: "{0}: from round {1} on rated {2}", HR: "{0}: od {1}. kola rejting {2}"}
	textPeriodGone      = i18n.Text{ID: "{0}: rating sejak babak {1} dihapus", EN: "{0}: rating from round {1} on removed", HR: "{0}: uklonjen rejting od {1}. kola"}
	textBarByes         = i18n.Text{ID: "Tanpa bye ½", EN: "No ½-point byes", HR: "Bez slobodnih ½"}
	textBarByesNo       = i18n.Text{ID: "Boleh lagi bye ½", EN: "Allow ½-point byes again", HR: "Ponovno dopusti slobodna ½"}
	textBarred          = i18n.Text{ID: "tanpa bye setengah angka", EN: "no half-point byes", HR: "bez slobodnih kola s pola boda"}
	textByeHalfGranted  = i18n.Text{ID: "{0} mendapat bye ½ di babak {1}.", EN: "{0} has a ½-point bye in round {1}.", HR: "{0}: slobodno {1}. kolo s pola boda."}
	textByeZeroGranted  = i18n.Text{ID: "{0} tidak ikut babak {1}.", EN: "{0} stays away from round {1}.", HR: "{0} ne igra {1}. kolo."}
	textByeDropped      = i18n.Text{ID: "Bye {0} di babak {1} dibatalkan.", EN: "The bye of {0} in round {1} is cancelled.", HR: "{0}: otkazano slobodno {1}. kolo."}
	textByeDrop         = i18n.Text{ID: "Batalkan bye babak {0}", EN: "Cancel the bye of round {0}", HR: "Otkaži slobodno {0}. kolo"}
)

// The page of registration.
var (
	textRegistrationText = i18n.Kin{
		School: i18n.Text{ID: "Kirim kembali ke tiap sekolah siapa yang sudah terdaftar, supaya salah eja ketahuan sebelum hari lomba.", EN: "Send each school who is registered, so that misspellings are found before the day.", HR: "Pošaljite svakoj školi tko je prijavljen, da se pogreške nađu prije turnira."},
		Club:   i18n.Text{ID: "Kirim kembali ke tiap klub siapa yang sudah terdaftar, supaya salah eja ketahuan sebelum hari lomba.", EN: "Send each club who is registered, so that misspellings are found before the day.", HR: "Pošaljite svakom klubu tko je prijavljen, da se pogreške nađu prije turnira."},
	}
	textDeadline     = i18n.Text{ID: "Hari terakhir pendaftaran", EN: "Last day of registration", HR: "Zadnji dan prijava"}
	textDeadlineHelp = i18n.Text{ID: "Yang masuk sesudahnya tetap bisa, tetapi ditandai.", EN: "Who comes later can still enter, and is marked.", HR: "Tko dođe kasnije i dalje može, ali se označi."}
	textBadgeAfter   = i18n.Text{ID: "Sesudah batas", EN: "After the deadline", HR: "Nakon roka"}
	textConfirmTitle = i18n.Kin{School: i18n.Text{ID: "Konfirmasi per sekolah", EN: "Confirmation for each school", HR: "Potvrda za svaku školu"}, Club: i18n.Text{ID: "Konfirmasi per klub", EN: "Confirmation for each club", HR: "Potvrda za svaki klub"}}
	textConfirmNone  = i18n.Text{ID: "Belum ada pemain.", EN: "No players yet.", HR: "Još nema igrača."}
	textSchoolLate   = i18n.Plural{ID: "{0} sesudah batas", ENOne: "{0} after the deadline", EN: "{0} after the deadline", HROne: "{0} nakon roka", HRFew: "{0} nakon roka", HR: "{0} nakon roka"}
	textSchoolOpen   = i18n.Plural{ID: "{0} belum lengkap", ENOne: "{0} incomplete", EN: "{0} incomplete", HROne: "{0} nepotpun", HRFew: "{0} nepotpuna", HR: "{0} nepotpunih"}
	textSchoolText   = i18n.Text{ID: "Teks untuk {0}", EN: "Text for {0}", HR: "Tekst za: {0}"}
)

// Teams: lists of players and line-ups.
var (
	textTeams         = i18n.Text{ID: "Tim", EN: "Teams", HR: "Ekipe"}
	textTeamsAddBrief = i18n.Text{ID: "Tim", EN: "Team", HR: "Ekipa"}
	textTeamsAdd      = i18n.Text{ID: "Tambah tim", EN: "Add a team", HR: "Dodaj ekipu"}
	textTeamNew       = i18n.Text{ID: "Tim baru", EN: "New team", HR: "Nova ekipa"}
	textTeamEdit      = i18n.Text{ID: "Ubah tim", EN: "Change the team", HR: "Promijeni ekipu"}
	textTeamName      = i18n.Text{ID: "Nama tim", EN: "Name of the team", HR: "Naziv ekipe"}
	textTeamRating    = i18n.Text{ID: "Rating tim (untuk urutan awal)", EN: "Rating of the team (for the initial order)", HR: "Rejting ekipe (za početni poredak)"}
	textTeamsEmpty    = i18n.Text{ID: "Belum ada tim", EN: "No teams yet", HR: "Još nema ekipa"}
	textTeamsEmptyAs  = i18n.Text{ID: "Satu tim satu formulir: nama tim, lalu pemainnya menurut papan, cadangan terakhir.", EN: "One form a team: its name, then its players by board, reserves last.", HR: "Jedan obrazac po ekipi: naziv, pa igrači po pločama, pričuve na kraju."}
	textBadgeShort    = i18n.Text{ID: "pemain: {0} dari {1}", EN: "players: {0} of {1}", HR: "igrači: {0} od {1}"}
	textRosterTitle   = i18n.Text{ID: "Pemain tim", EN: "Players of the team", HR: "Igrači ekipe"}
	textRosterEdit    = i18n.Text{ID: "Ubah daftar pemain", EN: "Change the list", HR: "Promijeni popis"}
	textRosterHelp    = i18n.Text{ID: "Satu nama per baris, papan 1 di atas, cadangan di bawah. Setelah titik koma boleh ditulis rating, ID FIDE, gelar, federasi, tanggal lahir, L/P: Wijaya, Budi; 1450; 7100001; INA", EN: "One name a line, board 1 first, reserves last. Behind semicolons may follow rating, FIDE ID, title, federation, date of birth, m/f: Horvat, Ana; 1450; 14500001; CRO", HR: "Jedno ime u retku, 1. ploča prva, pričuve zadnje. Iza točke-zareza mogu slijediti rejting, FIDE ID, titula, savez, datum rođenja, m/ž: Horvat, Ana; 1450; 14500001; CRO"}
	textRosterBad     = i18n.Text{ID: "Baris {0}: “{1}” tidak dikenali. Tulis rating, ID FIDE, gelar, federasi, tanggal lahir, atau L/P.", EN: "Line {0}: “{1}” is not understood. Write a rating, FIDE ID, title, federation, date of birth, or m/f.", HR: "{0}. redak: „{1}” nije jasno. Upišite rejting, FIDE ID, titulu, savez, datum rođenja ili m/ž."}
	textRosterReserve = i18n.Text{ID: "Cadangan", EN: "Reserve", HR: "Pričuva"}
)

// What the arbiter wishes of the pairing, and where he departs from the engine.
var (
	textWishForbid    = i18n.Text{ID: "Pasangan terlarang", EN: "Forbidden pairs", HR: "Zabranjeni parovi"}
	textWishForbidAs  = i18n.Text{ID: "Misalnya kakak dan adik. Tidak pernah dipertemukan.", EN: "Siblings, for example. They are never paired.", HR: "Na primjer braća i sestre. Nikad se ne sparuju."}
	textWishForbidAdd = i18n.Text{ID: "Tambah pasangan terlarang", EN: "Add a forbidden pair", HR: "Dodaj zabranjeni par"}
	textWishTables    = i18n.Text{ID: "Meja tetap", EN: "Fixed tables", HR: "Stalni stolovi"}
	textWishTablesAs  = i18n.Text{ID: "Misalnya untuk kursi roda atau pemain tunanetra.", EN: "For a wheelchair or a blind player, for example.", HR: "Na primjer za invalidska kolica ili slijepog igrača."}
	textWishTableAdd  = i18n.Text{ID: "Tambah meja tetap", EN: "Add a fixed table", HR: "Dodaj stalni stol"}
	textWishTable     = i18n.Text{ID: "Meja tetap", EN: "Fixed table", HR: "Stalni stol"}
	textWishTableAt   = i18n.Text{ID: "Selalu di meja {0}", EN: "Always at table {0}", HR: "Uvijek za stolom {0}"}
	textWishTableDrop = i18n.Text{ID: "Lepas meja tetap", EN: "Give up the table", HR: "Ukini stalni stol"}
	textWishTableHelp = i18n.Text{ID: "Berlaku mulai pairing berikutnya. Lawannya yang datang ke meja ini.", EN: "Holds from the next pairing on. The opponent comes to this table.", HR: "Vrijedi od idućeg sparivanja. Protivnik dolazi za ovaj stol."}
	textWishTableNo   = i18n.Text{ID: "Nomor meja", EN: "Table number", HR: "Broj stola"}
	textWishTableSet  = i18n.Text{ID: "{0} selalu di meja {1}.", EN: "{0} always plays at table {1}.", HR: "{0} uvijek igra za stolom {1}."}
	textWishApartAs   = i18n.Text{ID: "Selama mungkin, di babak-babak awal. FIDE tidak mengenal aturan ini: tercatat sebagai penyimpangan.", EN: "While possible, in the first rounds. FIDE knows no such rule: it is recorded as a departure.", HR: "Dok je moguće, u prvim kolima. FIDE ne poznaje takvo pravilo: bilježi se kao odstupanje."}
	textWishApartN    = i18n.Text{ID: "Sampai babak", EN: "Until round", HR: "Do kola"}
	textWishDrop      = i18n.Text{ID: "Hapus: {0}", EN: "Remove: {0}", HR: "Ukloni: {0}"}
	textWishForbidden = i18n.Text{ID: "Pasangan terlarang dicatat.", EN: "The forbidden pair is recorded.", HR: "Zabranjeni par je zabilježen."}
	textWishDropped   = i18n.Text{ID: "Dihapus.", EN: "Removed.", HR: "Uklonjeno."}
	textWishSearch    = i18n.Text{ID: "Cari nama, lalu sentuh", EN: "Search a name, then touch", HR: "Potražite ime pa dodirnite"}
	textWishFault     = i18n.Text{ID: "Pilih paling sedikit dua pemain.", EN: "Choose two players at least.", HR: "Odaberite barem dva igrača."}
	textWishFaultT    = i18n.Text{ID: "Pilih satu pemain dan tulis nomor meja.", EN: "Choose one player and give a table.", HR: "Odaberite jednog igrača i upišite stol."}
	textWishFaultN    = i18n.Text{ID: "Tulis nomor meja.", EN: "Give a table number.", HR: "Upišite broj stola."}
)
