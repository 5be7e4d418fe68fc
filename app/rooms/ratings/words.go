package ratings

import (
	"wasit/app/words/i18n"
)

// The page of the lists.
var (
	textLead          = i18n.Text{ID: "Daftar disimpan di perangkat ini dan dicari tanpa internet: nomor, gelar, rating, dan tahun lahir terisi sendiri.", EN: "A list is kept on this device and searched without internet: number, title, ratings and year of birth fill themselves in.", HR: "Lista se čuva na ovom uređaju i pretražuje bez interneta: broj, titula, rejtinzi i godina rođenja popune se sami."}
	textFIDE          = i18n.Text{ID: "Daftar FIDE", EN: "FIDE's list", HR: "FIDE-ova lista"}
	textNational      = i18n.Text{ID: "Daftar nasional", EN: "National list", HR: "Nacionalna lista"}
	textNoFIDE        = i18n.Text{ID: "Belum ada. Unduh daftar gabungan dari ratings.fide.com (TXT atau XML); berkas zip tidak perlu dibuka.", EN: "None yet. Download the combined list from ratings.fide.com (TXT or XML); the zip need not be unpacked.", HR: "Još je nema. Preuzmite objedinjenu listu s ratings.fide.com (TXT ili XML); zip ne treba raspakirati."}
	textNoNational    = i18n.Text{ID: "Belum ada.", EN: "None yet.", HR: "Još je nema."}
	textNationalHelp  = i18n.Text{ID: "CSV atau XLSX dari federasi dengan judul kolom, paling sedikit nomor dan nama.", EN: "A CSV or XLSX of the federation with heads of columns, a number and a name at least.", HR: "CSV ili XLSX saveza s nazivima stupaca, najmanje broj i ime."}
	textFile          = i18n.Text{ID: "Berkas", EN: "File", HR: "Datoteka"}
	textImported      = i18n.Text{ID: "Diimpor", EN: "Imported", HR: "Uvezeno"}
	textSkipped       = i18n.Text{ID: "Baris tanpa nomor atau nama", EN: "Lines without number or name", HR: "Redaka bez broja ili imena"}
	textOnly          = i18n.Text{ID: "Hanya federasi ini", EN: "This federation alone", HR: "Samo ovaj savez"}
	textOnlyHelp      = i18n.Text{ID: "Misalnya INA. Kosong: semua pemain, sekitar 60 MB.", EN: "For example INA. Empty: all players, about 60 MB.", HR: "Na primjer CRO. Prazno: svi igrači, oko 60 MB."}
	textBadCode       = i18n.Text{ID: "Kode federasi tiga huruf.", EN: "A federation has three letters.", HR: "Savez ima tri slova."}
	textImport        = i18n.Text{ID: "Buka berkas daftar", EN: "Open the list's file", HR: "Otvori datoteku liste"}
	textReplace       = i18n.Text{ID: "Ganti dengan yang baru", EN: "Replace it with a newer one", HR: "Zamijeni novijom"}
	textDelete        = i18n.Text{ID: "Hapus dari perangkat", EN: "Delete from this device", HR: "Obriši s uređaja"}
	textDeleteTitle   = i18n.Text{ID: "Hapus {0}?", EN: "Delete: {0}?", HR: "Obrisati: {0}?"}
	textDeleteText    = i18n.Text{ID: "Pemain di turnamen tidak berubah. Daftar ini bisa diimpor lagi dari berkasnya.", EN: "Players of tournaments do not change. The list can be imported again from its file.", HR: "Igrači na turnirima ne mijenjaju se. Lista se može ponovno uvesti iz datoteke."}
	textReading       = i18n.Text{ID: "membaca {1} %, pemain: {0}", EN: "reading {1}%, players: {0}", HR: "čitanje {1} %, igrača: {0}"}
	textSorting       = i18n.Text{ID: "menyusun, langkah {0} dari 3: {1} %", EN: "sorting, step {0} of 3: {1}%", HR: "sortiranje, {0}. korak od 3: {1} %"}
	textProgress      = i18n.Text{ID: "Kemajuan impor", EN: "Progress of the import", HR: "Napredak uvoza"}
	textStays         = i18n.Text{ID: "Daftar sebelumnya tetap dipakai sampai yang baru lengkap.", EN: "The list that was there stays in use until the new one is whole.", HR: "Prijašnja lista vrijedi dok nova nije cijela."}
	textMonth         = i18n.Text{ID: "Daftar bulan", EN: "List of the month", HR: "Lista za mjesec"}
	textMonthUnknown  = i18n.Text{ID: "{0}: bulannya belum disebut", EN: "{0}: nobody said of which month", HR: "{0}: nije rečeno za koji mjesec"}
	textMonthAsk      = i18n.Text{ID: "Untuk turnamen ini yang berlaku daftar {0}.", EN: "For this tournament the list of {0} counts.", HR: "Za ovaj turnir vrijedi lista za {0}"}
	textMonthCounts   = i18n.Text{ID: "{0}: {1}. Ini yang berlaku untuk turnamen ini.", EN: "{0}: {1}. It is the one that counts for this tournament.", HR: "{0}: {1} To je ona koja vrijedi za ovaj turnir."}
	textMonthNational = i18n.Text{ID: "{0}: {1}. Periksa apakah federasi sudah menerbitkan yang lebih baru.", EN: "{0}: {1}. See whether the federation has published a newer one.", HR: "{0}: {1} Provjerite je li savez objavio noviju."}
	textMonthOther    = i18n.Text{ID: "{0} adalah daftar {1}", EN: "{0} is of {1}", HR: "{0} je za {1}"}
	textMonthWhich    = i18n.Text{ID: "Untuk turnamen ini yang berlaku daftar {0}: daftar pada hari pertama, dalam turnamen lebih dari 30 hari daftar hari ini.", EN: "For this tournament that of {0} counts: the list of the first day, in a tournament of more than 30 days that of today.", HR: "Za ovaj turnir vrijedi ona za {0} To je lista prvoga dana, a u turniru duljem od 30 dana današnja."}
	textStop          = i18n.Text{ID: "Hentikan", EN: "Stop", HR: "Zaustavi"}
)

// Which rating counts.
var (
	textCountsTitle = i18n.Text{ID: "Rating mana yang dipakai", EN: "Which rating counts", HR: "Koji rejting vrijedi"}
	textCountsLead  = i18n.Text{ID: "Untuk nomor awal, pairing, dan tie-break; tercetak di daftar pemain dan klasemen. Rating FIDE: daftar tempo turnamen, bila tidak ada daftar standar. Perubahan rating selalu dihitung dari daftar FIDE.", EN: "For starting numbers, pairing and tie-breaks; printed on the starting list and the standings. FIDE's rating is that of the tournament's time control, else the standard one. Rating changes are always computed from FIDE's list.", HR: "Za startne brojeve, sparivanje i dodatne kriterije; ispisuje se na startnoj listi i poretku. FIDE rejting je onaj za tempo turnira, inače standardni. Promjena rejtinga uvijek se računa prema FIDE-ovoj listi."}
	textCountsSet   = i18n.Plural{ID: "Rating {0} pemain berubah. Yang dipakai:", ENOne: "{0} player has another rating now. What counts:", EN: "{0} players have another rating now. What counts:", HROne: "{0} igrač sada ima drugi rejting. Vrijedi:", HRFew: "{0} igrača sada imaju drugi rejting. Vrijedi:", HR: "{0} igrača sada ima drugi rejting. Vrijedi:"}
	textCountsOther = i18n.Plural{ID: "{0} pemain punya rating lain dari pilihan ini", ENOne: "{0} player has another rating than this choice gives", EN: "{0} players have another rating than this choice gives", HROne: "{0} igrač ima drukčiji rejting od ovog izbora", HRFew: "{0} igrača imaju drukčiji rejting od ovog izbora", HR: "{0} igrača ima drukčiji rejting od ovog izbora"}
	textCountsAgain = i18n.Text{ID: "Pakai pilihan ini untuk mereka", EN: "Apply the choice to them", HR: "Primijeni izbor na njih"}
)

// The check of an event.
var (
	textCheckTitle     = i18n.Text{ID: "Cocokkan dengan daftar rating", EN: "Check against the rating list", HR: "Provjera prema rejting-listi"}
	textCheckLead      = i18n.Text{ID: "Dicari menurut nomor, tanpa nomor menurut nama. Nama pemain tidak pernah diganti.", EN: "Players are found by number, those without one by name. Names are never replaced.", HR: "Igrači se traže po broju, a bez broja po imenu. Imena se nikad ne mijenjaju."}
	textCheckDo        = i18n.Text{ID: "Cocokkan: {0}", EN: "Check: {0}", HR: "Provjeri: {0}"}
	textChecking       = i18n.Text{ID: "Sedang dicocokkan …", EN: "Checking …", HR: "Provjera traje …"}
	textNone           = i18n.Text{ID: "Belum ada daftar rating di perangkat ini", EN: "There is no rating list on this device", HR: "Na uređaju nema rejting-liste"}
	textNoneText       = i18n.Text{ID: "Impor sekali; sesudah itu dicari tanpa internet.", EN: "Import it once; after that it is searched without internet.", HR: "Uvezite je jednom; nakon toga pretražuje se bez interneta."}
	textCounts         = i18n.Text{ID: "Yang dipakai di sini: {0}.", EN: "What counts here: {0}.", HR: "Ovdje vrijedi: {0}."}
	textSum            = i18n.Text{ID: "{0}, {1}, {2}.", EN: "{0}, {1}, {2}.", HR: "{0}, {1}, {2}."}
	textAgree          = i18n.Plural{ID: "{0} cocok", ENOne: "{0} agrees", EN: "{0} agree", HROne: "{0} se slaže", HRFew: "{0} se slažu", HR: "{0} se slaže"}
	textDiffer         = i18n.Plural{ID: "{0} berbeda", ENOne: "{0} differs", EN: "{0} differ", HROne: "{0} se razlikuje", HRFew: "{0} se razlikuju", HR: "{0} se razlikuje"}
	textUnlisted       = i18n.Plural{ID: "{0} tidak ditemukan", ENOne: "{0} not found", EN: "{0} not found", HROne: "{0} nije nađen", HRFew: "{0} nisu nađena", HR: "{0} nije nađeno"}
	textUnlistedTitle  = i18n.Text{ID: "Tidak ada di daftar", EN: "Not in the list", HR: "Nema ih na listi"}
	textAmbiguousTitle = i18n.Text{ID: "Ada beberapa dengan nama ini", EN: "Several of this name", HR: "Više ih je s tim imenom"}
	textByName         = i18n.Text{ID: "menurut nama", EN: "found by name", HR: "nađen po imenu"}
	textTake           = i18n.Text{ID: "Ambil semua", EN: "Take over", HR: "Preuzmi"}
	textBlank          = i18n.Text{ID: "Belum terisi: {0}", EN: "Missing here: {0}", HR: "Nedostaje: {0}"}
	textFill           = i18n.Text{ID: "Isi yang kosong", EN: "Fill in what is missing", HR: "Popuni što nedostaje"}
	textTakeHelp       = i18n.Text{ID: "Sentuh satu isian untuk mengambil itu saja.", EN: "Touch one item to take over that alone.", HR: "Dodirnite jedan podatak da preuzmete samo njega."}
	textTakeAll        = i18n.Plural{ID: "Ambil untuk {0} pemain", ENOne: "Take over for {0} player", EN: "Take over for {0} players", HROne: "Preuzmi za {0} igrača", HRFew: "Preuzmi za {0} igrača", HR: "Preuzmi za {0} igrača"}
	textTaken          = i18n.Text{ID: "Data {0} diambil dari daftar.", EN: "The list's data of {0} are taken over.", HR: "Preuzeti su podaci s liste: {0}."}
	textTakenAll       = i18n.Plural{ID: "Data {0} pemain diambil dari daftar.", ENOne: "The list's data of {0} player are taken over.", EN: "The list's data of {0} players are taken over.", HROne: "Preuzeti su podaci {0} igrača.", HRFew: "Preuzeti su podaci {0} igrača.", HR: "Preuzeti su podaci {0} igrača."}
	textInactive       = i18n.Text{ID: "tidak aktif di daftar", EN: "inactive in the list", HR: "neaktivan na listi"}
	textNumber         = i18n.Text{ID: "nomor", EN: "number", HR: "broj"}
	textNameThere      = i18n.Text{ID: "nama di daftar", EN: "name in the list", HR: "ime na listi"}
	textBorn           = i18n.Text{ID: "lahir", EN: "born", HR: "rođen"}
)
