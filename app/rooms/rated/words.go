package rated

import (
	"wasit/app/words/i18n"
)

// What the report lacks.
var (
	textModeIn     = i18n.Text{ID: "Kelompok ini dalam mode FIDE", EN: "This section is in FIDE mode", HR: "Ova je skupina u FIDE načinu"}
	textModeInText = i18n.Text{ID: "Yang tidak sesuai aturan FIDE ditanyakan dulu, atau tidak dilakukan.", EN: "What the regulations of FIDE do not allow is asked first, or not done.", HR: "Što propisi FIDE-a ne dopuštaju najprije se pita, ili se ne čini."}
	textModeFree   = i18n.Text{ID: "Tidak dalam mode FIDE", EN: "Not in FIDE mode", HR: "Nije u FIDE načinu"}

	textLasting        = i18n.Text{ID: "Lama turnamen", EN: "How long it lasts", HR: "Trajanje turnira"}
	textLong           = i18n.Text{ID: "Turnamen berlangsung lebih dari 30 hari", EN: "The tournament lasts longer than 30 days", HR: "Turnir traje dulje od 30 dana"}
	textLongDates      = i18n.Plural{ID: "Menurut tanggalnya: {0} hari.", ENOne: "By its dates: {0} day.", EN: "By its dates: {0} days.", HROne: "Prema datumima: {0} dan.", HRFew: "Prema datumima: {0} dana.", HR: "Prema datumima: {0} dana."}
	textPeriods        = i18n.Text{ID: "Rating yang dipakai bila seorang pemain punya beberapa", EN: "The rating that counts where a player has several", HR: "Rejting koji vrijedi ako ih igrač ima više"}
	textPeriodsEachAs  = i18n.Text{ID: "Untuk kriteria seri menurut rating dan perubahan rating. Ditulis di halaman pemain. Pairing dan TRF 001 memakai rating awal.", EN: "In tie-breaks on ratings and in rating changes. It is entered on the player’s page. Pairings and record 001 of the TRF keep the rating of the start.", HR: "U dodatnim kriterijima po rejtingu i promjenama rejtinga. Upisuje se na stranici igrača. Parovi i zapis 001 u TRF-u zadržavaju početni rejting."}
	textPeriodsFirstAs = i18n.Text{ID: "Rating dari babak kemudian tetap tersimpan, tetapi tidak dipakai.", EN: "Ratings of later rounds stay stored and count nothing.", HR: "Rejtinzi kasnijih kola ostaju zapisani, ali ne vrijede."}

	textIntro        = i18n.Text{ID: "Yang diminta federasi untuk menghitung rating. Yang kurang terlihat sebelum babak terakhir.", EN: "What a federation asks for to rate the tournament. What is missing shows before the last round.", HR: "Što savez traži da bi turnir rejtingirao. Što nedostaje vidi se prije zadnjeg kola."}
	textIsComplete   = i18n.Text{ID: "Laporan sudah lengkap?", EN: "Is the report complete?", HR: "Je li izvješće potpuno?"}
	textComplete     = i18n.Text{ID: "Laporan lengkap", EN: "The report is complete", HR: "Izvješće je potpuno"}
	textCompleteText = i18n.Text{ID: "Berkas TRF dapat dikirim.", EN: "The TRF file can be sent.", HR: "TRF datoteka može se poslati."}
	textSoFar        = i18n.Text{ID: "Sejauh ini tidak ada yang kurang", EN: "Nothing is missing so far", HR: "Zasad ništa ne nedostaje"}
	textSoFarText    = i18n.Text{ID: "Tinggal babak yang belum dimainkan.", EN: "Only rounds are still to be played.", HR: "Preostaju samo kola koja nisu odigrana."}
	textMissingText  = i18n.Text{ID: "Setiap baris menuju isiannya.", EN: "Each line leads to its field.", HR: "Svaki redak vodi do svog polja."}
	textMend         = i18n.Text{ID: "Isi", EN: "Fill in", HR: "Upiši"}
	textOnPaper      = i18n.Text{ID: "Laporan di kertas", EN: "The report on paper", HR: "Izvješće na papiru"}
	textAsFile       = i18n.Text{ID: "Berkas TRF", EN: "TRF file", HR: "TRF datoteka"}
	textDue          = i18n.Text{ID: "Petugas rating federasi menerima laporan paling lambat {0}, FIDE paling lambat {1} (FIDE B.02). Laporan terlambat dikenai biaya.", EN: "The rating officer of the federation must have the report by {0}, FIDE by {1} (FIDE B.02). Late reports cost a fee.", HR: "Referent za rejting u savezu mora imati izvješće do {0}, FIDE do {1} (FIDE B.02). Zakašnjela se izvješća naplaćuju."}
	textRemarks      = i18n.Text{ID: "Catatan untuk petugas rating", EN: "Remarks for the rating officer", HR: "Napomene za referenta za rejting"}
	textRemarksAs    = i18n.Text{ID: "Di sini pairing lain dari hitungan ulang. Berkas TRF memuat hal yang sama.", EN: "Here the pairing is not what a recomputation gives. The TRF file says the same.", HR: "Ovdje se parovi razlikuju od ponovnog izračuna. TRF datoteka kaže isto."}
	textLackOfRounds = i18n.Text{ID: "Babak {0}", EN: "Rounds {0}", HR: "Kola {0}"}

	textLackCity        = i18n.Text{ID: "Tempat", EN: "The place", HR: "Mjesto"}
	textLackFederation  = i18n.Text{ID: "Federasi yang dikenal FIDE", EN: "A federation that FIDE knows", HR: "Savez koji FIDE poznaje"}
	textLackDates       = i18n.Text{ID: "Hari pertama dan terakhir", EN: "The first and the last day", HR: "Prvi i zadnji dan"}
	textLackArbiter     = i18n.Text{ID: "Wasit kepala", EN: "The chief arbiter", HR: "Glavni sudac"}
	textLackArbiterID   = i18n.Text{ID: "ID FIDE wasit kepala", EN: "The FIDE ID of the chief arbiter", HR: "FIDE ID glavnog suca"}
	textLackDeputyID    = i18n.Text{ID: "ID FIDE wakil wasit kepala", EN: "FIDE IDs of deputy arbiters", HR: "FIDE ID zamjenika suca"}
	textLackOrganizer   = i18n.Text{ID: "Penyelenggara", EN: "The organiser", HR: "Organizator"}
	textLackCode        = i18n.Text{ID: "Kode turnamen dari federasi", EN: "The event code that the federation gave", HR: "Šifra turnira koju je dao savez"}
	textLackControl     = i18n.Text{ID: "Waktu pikir", EN: "The rate of play", HR: "Tempo igre"}
	textLackControlCode = i18n.Text{ID: "Waktu pikir yang dapat ditulis sebagai kode, misalnya 90+30", EN: "A rate of play that can be written as a code, such as 90+30", HR: "Tempo igre koji se može zapisati šifrom, npr. 90+30"}
	textLackList        = i18n.Text{ID: "Waktu pikir tidak cocok dengan jenis rating", EN: "The rate of play does not fit the rating type", HR: "Tempo igre ne odgovara vrsti rejtinga"}
	textLackPace        = i18n.Text{ID: "Waktu pikir terlalu cepat untuk rating mereka (FIDE B.02: 90 menit sejak 1800, 120 sejak 2400)", EN: "Too fast for their ratings (FIDE B.02: 90 minutes from 1800, 120 from 2400)", HR: "Prebrzo za njihov rejting (FIDE B.02: 90 minuta od 1800, 120 od 2400)"}
	textLackDays        = i18n.Text{ID: "Tanggal babak", EN: "The days of rounds", HR: "Datumi kola"}
	textLackOutside     = i18n.Text{ID: "Tanggal babak di luar hari turnamen", EN: "Days of rounds outside the tournament", HR: "Datumi kola izvan dana turnira"}
	textLackCrowded     = i18n.Text{ID: "Lebih dari tiga babak standar sehari (FIDE B.02)", EN: "More than three rounds of standard play a day (FIDE B.02)", HR: "Više od tri standardna kola na dan (FIDE B.02)"}
	textLackFIDEID      = i18n.Text{ID: "ID FIDE pemain", EN: "FIDE IDs of players", HR: "FIDE ID igrača"}
	textLackPlayerCode  = i18n.Text{ID: "Federasi pemain", EN: "Federations of players", HR: "Savezi igrača"}
	textLackBirth       = i18n.Text{ID: "Tahun lahir pemain", EN: "Years of birth of players", HR: "Godine rođenja igrača"}
	textLackSurname     = i18n.Text{ID: "Mana nama keluarga: isi “Nama keluarga, Nama”", EN: "Which name is the surname: write “Surname, Given”", HR: "Što je prezime: upišite „Prezime, Ime”"}
	textLackLongName    = i18n.Text{ID: "Nama lebih dari 33 huruf terpotong", EN: "Names of more than 33 letters are cut", HR: "Imena duža od 33 slova skraćuju se"}
	textLackRoster      = i18n.Text{ID: "Daftar pemain tim", EN: "The players of teams", HR: "Popisi igrača ekipa"}
	textLackResults     = i18n.Text{ID: "Hasil", EN: "Results", HR: "Rezultati"}
	textLackAdjourned   = i18n.Text{ID: "Partai yang ditunda harus selesai dulu", EN: "Adjourned games must end first", HR: "Prekinute partije moraju najprije završiti"}
	textLackRounds      = i18n.Text{ID: "Babak yang akan datang", EN: "Rounds to come", HR: "Preostala kola"}
)

// The papers of the event.
var (
	textSave           = i18n.Text{ID: "Simpan", EN: "Save", HR: "Spremi"}
	textSaved          = i18n.Text{ID: "Data laporan disimpan", EN: "The papers are saved", HR: "Podaci izvješća spremljeni"}
	textEvent          = i18n.Text{ID: "Turnamen", EN: "Tournament", HR: "Turnir"}
	textCity           = i18n.Text{ID: "Kota", EN: "City", HR: "Grad"}
	textLastDay        = i18n.Text{ID: "Hari terakhir", EN: "Last day", HR: "Zadnji dan"}
	textDateBad        = i18n.Text{ID: "Ini bukan tanggal.", EN: "This is no date.", HR: "Ovo nije datum."}
	textEndBad         = i18n.Text{ID: "Hari terakhir tidak boleh sebelum hari pertama.", EN: "The last day cannot be before the first.", HR: "Zadnji dan ne može biti prije prvoga."}
	textFederationHelp = i18n.Text{ID: "Tiga huruf: INA, CRO", EN: "Three letters: INA, CRO", HR: "Tri slova: CRO, INA"}
	textFederationBad  = i18n.Text{ID: "FIDE tidak mengenal kode ini. Contoh: INA, CRO.", EN: "FIDE knows no such code. Write one such as INA or CRO.", HR: "FIDE ne poznaje tu oznaku. Primjer: CRO, INA."}
	textContactHelp    = i18n.Text{ID: "Telepon atau e-mail untuk pertanyaan federasi", EN: "Telephone or e-mail for questions of the federation", HR: "Telefon ili e-pošta za pitanja saveza"}
	textPeople         = i18n.Text{ID: "Wasit", EN: "Arbiters", HR: "Suci"}
	textNameHelp       = i18n.Text{ID: "Nama keluarga, Nama", EN: "Surname, Given", HR: "Prezime, Ime"}
	textNameMissing    = i18n.Text{ID: "Tulis namanya juga.", EN: "Write the name too.", HR: "Upišite i ime."}
	textTitleHelp      = i18n.Text{ID: "IA, FA, NA", EN: "IA, FA, NA", HR: "IA, FA, NA"}
	textIDBad          = i18n.Text{ID: "ID FIDE hanya angka, paling banyak 11.", EN: "A FIDE ID has digits alone, at most 11.", HR: "FIDE ID ima samo znamenke, najviše 11."}
	textAddDeputy      = i18n.Text{ID: "Tambah wakil wasit kepala", EN: "Add a deputy", HR: "Dodaj zamjenika"}
	textDropDeputy     = i18n.Text{ID: "Hapus wakil {0}", EN: "Remove deputy {0}", HR: "Ukloni {0}. zamjenika"}
	textRating         = i18n.Text{ID: "Rating", EN: "Rating", HR: "Rejting"}
	textListAuto       = i18n.Text{ID: "Menurut waktu pikir: {0}", EN: "By the rate of play: {0}", HR: "Prema tempu: {0}"}
	textListNone       = i18n.Text{ID: "Menurut waktu pikir", EN: "By the rate of play", HR: "Prema tempu igre"}
	textNoControl      = i18n.Text{ID: "tanpa jam", EN: "no clocks", HR: "bez satova"}
	textCodeHelp       = i18n.Text{ID: "Nomor yang diberikan federasi saat pendaftaran turnamen", EN: "The number that the federation gave when the tournament was registered", HR: "Broj koji je savez dao pri prijavi turnira"}
)
