package imports

import (
	"wasit/app/words/i18n"
)

// The review of a list that was pasted or opened.
var (
	textImportReview    = i18n.Text{ID: "Periksa daftar", EN: "Check a list", HR: "Provjera popisa"}
	textImportTitle     = i18n.Text{ID: "Tempel daftar", EN: "Paste a list", HR: "Zalijepi popis"}
	textImportLeave     = i18n.Text{ID: "Kembali ke pemain", EN: "Back to the players", HR: "Natrag na igrače"}
	textImportHelp      = i18n.Text{ID: "Salin dari WhatsApp, Excel, atau CSV. Urutan nama, sekolah, kelas, dan tanggal lahir bebas.", EN: "Copy from a chat, a spreadsheet or a CSV. Name, school, class and date of birth may stand in any order.", HR: "Kopirajte iz poruke, tablice ili CSV-a. Ime, škola, razred i datum rođenja mogu stajati bilo kojim redom."}
	textImportBox       = i18n.Text{ID: "Daftar", EN: "List", HR: "Popis"}
	textImportBoxHelp   = i18n.Text{ID: "Contoh: Budi Santoso; L; 12/03/2015; SDN Tapos 2", EN: "Example: Ann Lee; F; 12/03/2015; Oak School", HR: "Primjer: Horvat, Ivan; m; 12. 3. 2015.; OŠ Dubrava"}
	textImportCheck     = i18n.Text{ID: "Periksa", EN: "Check", HR: "Provjeri"}
	textImportOpen      = i18n.Text{ID: "Buka berkas Excel, CSV, atau TRF", EN: "Open an Excel, CSV or TRF file", HR: "Otvori Excel, CSV ili TRF"}
	textImportNothing   = i18n.Text{ID: "Tempel daftar dulu", EN: "Paste a list first", HR: "Najprije zalijepite popis"}
	textImportEnter     = i18n.Plural{ID: "Masukkan {0} nama", ENOne: "Enter {0} name", EN: "Enter {0} names", HROne: "Unesi {0} ime", HRFew: "Unesi {0} imena", HR: "Unesi {0} imena"}
	textImportDone      = i18n.Plural{ID: "{0} pemain masuk daftar.", ENOne: "{0} player was entered.", EN: "{0} players were entered.", HROne: "Unesen je {0} igrač.", HRFew: "Unesena su {0} igrača.", HR: "Uneseno je {0} igrača."}
	textImportAnswer    = i18n.Text{ID: "Jawab dulu pertanyaan di baris bertanda segitiga", EN: "First answer the questions of the lines with a triangle", HR: "Najprije odgovorite na pitanja uz retke s trokutom"}
	textImportEdit      = i18n.Text{ID: "Ubah", EN: "Edit", HR: "Uredi"}
	textImportSkip      = i18n.Text{ID: "Jangan masukkan", EN: "Do not enter", HR: "Ne upisuj"}
	textImportUnskip    = i18n.Text{ID: "Masukkan lagi", EN: "Take in again", HR: "Ipak uvrsti"}
	textImportAgain     = i18n.Text{ID: "Ubah teks", EN: "Change the text", HR: "Promijeni tekst"}
	textImportOther     = i18n.Text{ID: "Daftar lain", EN: "Another list", HR: "Drugi popis"}
	textImportNoName    = i18n.Text{ID: "(tanpa nama)", EN: "(no name)", HR: "(bez imena)"}
	textImportLine      = i18n.Text{ID: "baris {0}", EN: "line {0}", HR: "redak {0}"}
	textImportClosedGo  = i18n.Text{ID: "Ke daftar pemain", EN: "To the list of players", HR: "Na popis igrača"}
	textImportClosed    = i18n.Text{ID: "Babak 1 sudah diumumkan", EN: "Round 1 is published", HR: "1. kolo je objavljeno"}
	textImportClosedDo  = i18n.Text{ID: "Siapa yang datang sekarang masuk satu per satu sebagai peserta susulan.", EN: "Who comes now enters one by one, as a late entry.", HR: "Tko sada dođe, upisuje se pojedinačno kao naknadna prijava."}
	textReadHow         = i18n.Text{ID: "Cara membaca", EN: "How it is read", HR: "Kako se čita"}
	textReadAs          = i18n.Text{ID: "{0}, {1}", EN: "{0}, {1}", HR: "{0}, {1}"}
	textReadColumns     = i18n.Plural{ID: "{0} kolom", ENOne: "{0} column", EN: "{0} columns", HROne: "{0} stupac", HRFew: "{0} stupca", HR: "{0} stupaca"}
	textReadEncoding    = i18n.Text{ID: "Huruf", EN: "Characters", HR: "Znakovi"}
	textReadEncodeAs    = i18n.Text{ID: "Kalau č, š, ž, é tampak salah, pilih yang lain.", EN: "If letters such as č, š, ž, é look wrong, choose another.", HR: "Ako su č, ć, š, ž, đ pogrešni, odaberite drugo."}
	textReadSeparator   = i18n.Text{ID: "Pemisah kolom", EN: "Columns are parted by", HR: "Stupce dijeli"}
	textSepSemicolon    = i18n.Text{ID: "titik koma", EN: "semicolon", HR: "točka-zarez"}
	textSepComma        = i18n.Text{ID: "koma", EN: "comma", HR: "zarez"}
	textSepTab          = i18n.Text{ID: "tab", EN: "tab", HR: "tabulator"}
	textSepUpright      = i18n.Text{ID: "garis tegak", EN: "upright stroke", HR: "okomita crta"}
	textSepAligned      = i18n.Text{ID: "spasi rata kolom", EN: "aligned blanks", HR: "poravnati razmaci"}
	textSepNone         = i18n.Text{ID: "tidak ada", EN: "nothing", HR: "ništa"}
	textReadHeader      = i18n.Text{ID: "Baris {0} adalah judul kolom", EN: "Line {0} names the columns", HR: "{0}. redak imenuje stupce"}
	textReadUnused      = i18n.Text{ID: "Tidak dipakai: {0}", EN: "Not used: {0}", HR: "Ne koristi se: {0}"}
	textReadUnsure      = i18n.Text{ID: "Periksa kolomnya", EN: "Check the columns", HR: "Provjerite stupce"}
	textReadUnsureText  = i18n.Text{ID: "Tidak ada judul yang menyebut semua kolom, jadi isinya ditebak. Cocokkan di bawah: kolom mana nama, sekolah, tahun lahir, rating?", EN: "No line names every column, so what they hold was guessed. Compare below: which one is the name, the club, the year of birth, the rating?", HR: "Nijedan redak ne imenuje sve stupce pa je sadržaj pogođen. Usporedite dolje: gdje su ime, klub, godina rođenja, rejting?"}
	textMendOf          = i18n.Text{ID: "Perbaiki {0}", EN: "Mend {0}", HR: "Ispravi: {0}"}
	textMendSwap        = i18n.Text{ID: "Tukar nama dan sekolah", EN: "Swap name and school", HR: "Zamijeni ime i školu"}
	textMendSplit       = i18n.Text{ID: "Dua anak: {0} | {1}", EN: "Two players: {0} | {1}", HR: "Dvoje igrača: {0} | {1}"}
	textMendMerge       = i18n.Text{ID: "Gabung dengan {0}", EN: "Belongs to {0}", HR: "Pripada retku iznad: {0}"}
	textMendNot         = i18n.Text{ID: "Bukan pemain", EN: "Not a player", HR: "Nije igrač"}
	textNickname        = i18n.Text{ID: "“{0}”", EN: "“{0}”", HR: "„{0}”"}
	textAllMale         = i18n.Text{ID: "Semua putra", EN: "All male", HR: "Svi muški"}
	textAllFemale       = i18n.Text{ID: "Semua putri", EN: "All female", HR: "Sve ženske"}
	textDoubtNoSex      = i18n.Text{ID: "Putra atau putri? Daftarnya tidak menyebutkan.", EN: "Male or female? The list does not say.", HR: "Muški ili ženski? Popis ne kaže."}
	textDoubtHidden     = i18n.Text{ID: "Baris “{0}” disembunyikan di tabel. Tetap ikut?", EN: "The row of “{0}” is hidden in the table. Playing all the same?", HR: "Redak „{0}” skriven je u tablici. Ipak igra?"}
	textDoubtNote       = i18n.Text{ID: "Ada catatan: “{0}”. Tetap ikut?", EN: "There is a remark: “{0}”. Still playing?", HR: "Uz ime piše: „{0}”. Ipak igra?"}
	textDoubtSaid       = i18n.Text{ID: "Daftar juga menulis “{0}”. Benarkah pemain ini seperti yang terbaca?", EN: "The list also says “{0}”. Is this player right as read?", HR: "Na popisu piše i „{0}”. Je li igrač ispravno pročitan?"}
	textDoubtLineUp     = i18n.Text{ID: "Susunan tim ini belum pasti: {0}", EN: "The line-up of this team is not certain: {0}", HR: "Postava ove ekipe nije sigurna: {0}"}
	textDoubtSameBoard  = i18n.Text{ID: "Papan ini juga milik {0}.", EN: "{0} has this board too.", HR: "Na istoj je ploči i {0}."}
	textDoubtNoClub     = i18n.Text{ID: "Sekolah atau klubnya tidak disebut.", EN: "No school or club is named here.", HR: "Škola ili klub nisu navedeni."}
	textDoubtReference  = i18n.Text{ID: "“{0}” berarti sama dengan yang di atas, tetapi di atasnya kosong.", EN: "“{0}” says: as above. But there is nothing above.", HR: "„{0}” znači: kao gore. No gore nema ničega."}
	textRoleName        = i18n.Text{ID: "nama", EN: "name", HR: "ime"}
	textRoleSex         = i18n.Text{ID: "L/P", EN: "sex", HR: "spol"}
	textRoleBirth       = i18n.Text{ID: "lahir", EN: "born", HR: "rođen/a"}
	textRoleClub        = i18n.Text{ID: "sekolah/klub", EN: "school/club", HR: "škola/klub"}
	textRoleClass       = i18n.Text{ID: "kelas", EN: "class", HR: "razred"}
	textRoleNote        = i18n.Text{ID: "catatan", EN: "remark", HR: "napomena"}
	textReadSheet       = i18n.Text{ID: "Lembar", EN: "Sheet", HR: "List"}
	textReadSheetHelp   = i18n.Text{ID: "Berkas ini berisi beberapa lembar. Satu yang dibaca.", EN: "The workbook has several sheets. One of them is read.", HR: "Tablica ima više listova. Čita se jedan."}
	textReadSheetAs     = i18n.Text{ID: "lembar {0}", EN: "sheet {0}", HR: "list {0}"}
	textReadColumn      = i18n.Text{ID: "Kolom {0}", EN: "Column {0}", HR: "Stupac {0}"}
	textReadIgnored     = i18n.Text{ID: "tidak dipakai", EN: "not used", HR: "ne koristi se"}
	textReadGroup       = i18n.Text{ID: "Kategori", EN: "Category", HR: "Kategorija"}
	textReadTeam        = i18n.Text{ID: "Regu", EN: "Team", HR: "Ekipa"}
	textReadBoard       = i18n.Text{ID: "Papan", EN: "Board", HR: "Ploča"}
	textReadNISN        = i18n.Text{ID: "NISN", EN: "National pupil number", HR: "Državni broj učenika"}
	textReadNIS         = i18n.Text{ID: "NIS", EN: "School pupil number", HR: "Školski broj učenika"}
	textReadRemark      = i18n.Text{ID: "Keterangan", EN: "Remark", HR: "Napomena"}
	textReadMaleTick    = i18n.Text{ID: "Tanda putra", EN: "Tick for boys", HR: "Oznaka za dječake"}
	textReadFemaleTick  = i18n.Text{ID: "Tanda putri", EN: "Tick for girls", HR: "Oznaka za djevojčice"}
	textReadGiven       = i18n.Text{ID: "Nama depan", EN: "Given name", HR: "Ime"}
	textReadSurname     = i18n.Text{ID: "Nama belakang", EN: "Surname", HR: "Prezime"}
	textDoubtNoName     = i18n.Text{ID: "Tidak ada nama di baris ini.", EN: "This line has no name.", HR: "U ovom retku nema imena."}
	textDoubtLong       = i18n.Text{ID: "Nama lebih dari {0} huruf; sisanya dipotong.", EN: "The name is longer than {0} letters; the rest was cut.", HR: "Ime ima više od {0} znakova; ostatak je odrezan."}
	textDoubtSex        = i18n.Text{ID: "Putra atau putri? Tertulis “{0}”.", EN: "Male or female? It says “{0}”.", HR: "Muški ili ženski? Piše „{0}”."}
	textDoubtDate       = i18n.Text{ID: "Tidak ada tanggal “{0}”.", EN: "There is no day “{0}”.", HR: "Nema datuma „{0}”."}
	textDoubtYear       = i18n.Text{ID: "Benar lahir {0}?", EN: "Really born in {0}?", HR: "Zaista rođen {0}.?"}
	textDoubtRating     = i18n.Text{ID: "“{0}” bukan rating.", EN: "“{0}” is not a rating.", HR: "„{0}” nije rejting."}
	textDoubtTitle      = i18n.Text{ID: "“{0}” bukan gelar catur.", EN: "“{0}” is not a chess title.", HR: "„{0}” nije šahovska titula."}
	textDoubtDay        = i18n.Text{ID: "Hari atau bulan dulu di “{0}”? Daftar ini memakai keduanya.", EN: "Day or month first in “{0}”? The list has both.", HR: "Je li u „{0}” prvi dan ili mjesec? Popis ima oboje."}
	textDoubtPlaying    = i18n.Text{ID: "Ikut bermain? “{0}”", EN: "Does this player take part? “{0}”", HR: "Igra li? „{0}”"}
	textDoubtTeam       = i18n.Text{ID: "Tertulis di dua regu, juga di {0}.", EN: "Listed in two teams, in {0} too.", HR: "Naveden u dvije ekipe, i u ekipi {0}."}
	textDoubtWhich      = i18n.Text{ID: "Siapa yang dimaksud “{0}”?", EN: "Whom does “{0}” mean?", HR: "Na koga se odnosi „{0}”?"}
	textDoubtAge        = i18n.Text{ID: "Kelas, umur, dan sekolah tidak cocok: {0}", EN: "Class, age and school do not fit together: {0}", HR: "Razred, dob i škola se ne slažu: {0}"}
	textDoubtFederation = i18n.Text{ID: "“{0}” bukan kode federasi tiga huruf seperti INA.", EN: "“{0}” is not a federation's code of three letters, as INA.", HR: "„{0}” nije kod saveza od tri slova, kao CRO."}
	textDoubtFIDE       = i18n.Text{ID: "“{0}” bukan nomor ID FIDE.", EN: "“{0}” is not a FIDE ID number.", HR: "„{0}” nije FIDE ID broj."}
	textDoubtClass      = i18n.Text{ID: "“{0}” bukan kelas.", EN: "“{0}” is not a class.", HR: "„{0}” nije razred."}
	textDoubtSameList   = i18n.Text{ID: "Nama dan sekolah mirip dengan baris {0}. Orang yang sama?", EN: "Name and school are like those of line {0}. The same person?", HR: "Ime i škola slični su retku {0}. Ista osoba?"}
	textDoubtSameHere   = i18n.Text{ID: "Sudah ada {0}. Orang yang sama?", EN: "{0} is on the list already. The same person?", HR: "Već postoji: {0}. Ista osoba?"}
	textDoubtCells      = i18n.Text{ID: "Baris ini lebih panjang dari yang lain: “{0}” tidak dipakai.", EN: "This line is longer than the others: “{0}” is not used.", HR: "Ovaj je redak dulji od ostalih: „{0}” se ne koristi."}
	textAnswerNothing   = i18n.Text{ID: "Biarkan kosong", EN: "Leave it empty", HR: "Ostavi prazno"}
	textAnswerNoClass   = i18n.Text{ID: "Tanpa kelas", EN: "Without the class", HR: "Bez razreda"}
	textAnswerNoFed     = i18n.Text{ID: "Tanpa federasi", EN: "Without the federation", HR: "Bez saveza"}
	textAnswerNoFIDE    = i18n.Text{ID: "Tanpa ID FIDE", EN: "Without the FIDE ID", HR: "Bez FIDE ID-a"}
	textAnswerYes       = i18n.Text{ID: "Benar", EN: "Right", HR: "Točno"}
	textAnswerAccept    = i18n.Text{ID: "Terima", EN: "Accept", HR: "Prihvati"}
	textAnswerOther     = i18n.Text{ID: "Orang lain", EN: "Somebody else", HR: "Druga osoba"}
	textAnswerSame      = i18n.Text{ID: "Sama, lewati", EN: "The same, leave out", HR: "Ista, izostavi"}
	textAnswerNoRating  = i18n.Text{ID: "Tanpa rating", EN: "Unrated", HR: "Bez rejtinga"}
	textAnswerNoTitle   = i18n.Text{ID: "Tanpa gelar", EN: "No title", HR: "Bez titule"}
	textFileFaults      = i18n.Plural{ID: "{0} kesalahan di berkas ini. Tidak ada yang diubah.", ENOne: "{0} mistake in this file. Nothing was changed.", EN: "{0} mistakes in this file. Nothing was changed.", HROne: "{0} pogreška u datoteci. Ništa nije promijenjeno.", HRFew: "{0} pogreške u datoteci. Ništa nije promijenjeno.", HR: "{0} pogrešaka u datoteci. Ništa nije promijenjeno."}
	textFileFaultsDo    = i18n.Text{ID: "Perbaiki di program asalnya atau di editor teks, lalu buka lagi.", EN: "Mend it in the program it came from or in a text editor, then open it again.", HR: "Ispravite u izvornom programu ili uređivaču teksta pa ponovno otvorite."}
	textFileWarnings    = i18n.Plural{ID: "{0} hal yang patut dilihat di berkas", ENOne: "{0} thing to look at in the file", EN: "{0} things to look at in the file", HROne: "{0} stvar za pregled u datoteci", HRFew: "{0} stvari za pregled u datoteci", HR: "{0} stvari za pregled u datoteci"}
	textFilePlace       = i18n.Text{ID: "Baris {0}, kolom {1}: {2}", EN: "Line {0}, column {1}: {2}", HR: "Redak {0}, stupac {1}: {2}"}
	textZipEmpty        = i18n.Text{ID: "Di dalam berkas zip ini tidak ada daftar", EN: "There is no list in this zip file", HR: "U ovoj zip-datoteci nema popisa"}
	textZipEmptyDo      = i18n.Text{ID: "Di dalamnya harus ada satu berkas CSV, TXT, XLSX, atau TRF.", EN: "It must hold one file in CSV, TXT, XLSX or TRF.", HR: "U njoj treba biti jedna datoteka CSV, TXT, XLSX ili TRF."}
	textZipSeveral      = i18n.Text{ID: "Di dalam berkas zip ini ada beberapa daftar", EN: "There are several lists in this zip file", HR: "U ovoj zip-datoteci ima više popisa"}
	textZipSeveralDo    = i18n.Text{ID: "Buka dulu zip-nya, lalu pilih salah satu berkas ini.", EN: "Unpack it and open one of these files.", HR: "Raspakirajte je i otvorite jednu od ovih datoteka."}
	textFileEmpty       = i18n.Text{ID: "Daftar ini kosong", EN: "The list is empty", HR: "Popis je prazan"}
	textFileRatings     = i18n.Text{ID: "Ini daftar rating, bukan daftar pemain acara", EN: "This is a rating list, not a list of players", HR: "Ovo je rejting-lista, a ne popis igrača natjecanja"}
	textFileRatingsDo   = i18n.Text{ID: "Buka di Daftar rating. Setelah itu nama, FIDE ID, dan rating pemain dicari di sana.", EN: "Open it under Rating lists. Names, FIDE IDs and ratings of players are then looked up in it.", HR: "Otvorite je pod Rejting-liste. Ondje se zatim traže imena, FIDE ID-ovi i rejtinzi igrača."}
	textFileEmptyDo     = i18n.Text{ID: "Isi satu pemain di setiap baris.", EN: "Write one player on each line.", HR: "Upišite po jednog igrača u redak."}
	textFileWanted      = i18n.Text{ID: "{0} Di sana: “{1}”. Seharusnya: {2}.", EN: "{0} There: “{1}”. Expected: {2}.", HR: "{0} Ondje: „{1}”. Očekivano: {2}."}
	textFileWantOnly    = i18n.Text{ID: "{0} Seharusnya: {1}.", EN: "{0} Expected: {1}.", HR: "{0} Očekivano: {1}."}
	textFileRange       = i18n.Text{ID: "{0} sampai {1}", EN: "{0} to {1}", HR: "od {0} do {1}"}
	textFileGotOnly     = i18n.Text{ID: "{0} Di sana: “{1}”.", EN: "{0} There: “{1}”.", HR: "{0} Ondje: „{1}”."}
	textFileAlike       = i18n.Plural{ID: "Dan {0} lagi seperti ini: baris {1}.", ENOne: "And {0} more like it: line {1}.", EN: "And {0} more like it: lines {1}.", HROne: "I još {0} takva: redak {1}.", HRFew: "I još {0} takve: reci {1}.", HR: "I još {0} takvih: reci {1}."}
	textTRFTooLarge     = i18n.Text{ID: "Melebihi batas.", EN: "Over the limit.", HR: "Prelazi ograničenje."}
	textTRFEncoding     = i18n.Text{ID: "Huruf tidak terbaca.", EN: "Unreadable characters.", HR: "Nečitljivi znakovi."}
	textTRFOtherEnc     = i18n.Text{ID: "Bukan UTF-8; huruf dibaca dengan pengodean lain.", EN: "Not UTF-8; the letters are read in another encoding.", HR: "Nije UTF-8; slova se čitaju u drugom kodiranju."}
	textTRFNumber       = i18n.Text{ID: "Bukan angka yang mungkin.", EN: "Not a possible number.", HR: "Nije moguć broj."}
	textTRFPoints       = i18n.Text{ID: "Angka (poin) tidak terbaca.", EN: "The points cannot be read.", HR: "Bodovi se ne mogu pročitati."}
	textTRFDate         = i18n.Text{ID: "Tanggal tidak terbaca; dikosongkan.", EN: "The date cannot be read; left out.", HR: "Datum se ne može pročitati; izostavljen."}
	textTRFUnknownRes   = i18n.Text{ID: "Bukan hasil. Partai ini diambil dengan hasil yang belum diketahui.", EN: "No result. The game is taken as one whose result is not known.", HR: "Nije rezultat. Partija se preuzima kao ona čiji rezultat nije poznat."}
	textTRFText         = i18n.Text{ID: "Kode atau huruf yang tidak dikenal.", EN: "An unknown code or letter.", HR: "Nepoznat kod ili slovo."}
	textTRFTab          = i18n.Text{ID: "Ada tab; TRF menghitung kolom dengan spasi.", EN: "There is a tab; a TRF counts columns with spaces.", HR: "Tabulator; TRF broji stupce razmacima."}
	textTRFNoPlayers    = i18n.Text{ID: "Tidak ada baris pemain (001).", EN: "There is no line of a player (001).", HR: "Nema retka igrača (001)."}
	textTRFDuplicate    = i18n.Text{ID: "Tertulis dua kali.", EN: "Given twice.", HR: "Navedeno dvaput."}
	textTRFUnknown      = i18n.Text{ID: "Nomor awal yang tidak ada di berkas.", EN: "A starting number that is not in the file.", HR: "Startni broj kojeg nema u datoteci."}
	textTRFNoOpponent   = i18n.Text{ID: "Partai tanpa lawan.", EN: "A game without an opponent.", HR: "Partija bez protivnika."}
	textTRFByeOpponent  = i18n.Text{ID: "Bye dengan lawan.", EN: "A bye with an opponent.", HR: "Slobodan s protivnikom."}
	textTRFContradict   = i18n.Text{ID: "Berlawanan dengan baris lain.", EN: "It contradicts another line.", HR: "Proturječi drugom retku."}
	textTRFRoundOf      = i18n.Text{ID: "Pemain {0}, babak {1}: ", EN: "Player {0}, round {1}: ", HR: "Igrač {0}, {1}. kolo: "}
	textTRFPointsSum    = i18n.Text{ID: "Angka yang tertulis bukan jumlah babak.", EN: "The points stated are not the sum of the rounds.", HR: "Navedeni bodovi nisu zbroj kola."}
	textTRFAlone        = i18n.Text{ID: "Hasil tanpa lawan dibaca sebagai bye atau tidak hadir.", EN: "A result without opponent was read as a bye or an absence.", HR: "Rezultat bez protivnika čita se kao slobodan ili odsutnost."}
	textTRFByeDiffers   = i18n.Text{ID: "Bye di 240 lain dari baris pemain; baris pemain dipakai.", EN: "The bye in 240 differs from the player's line; that line holds.", HR: "Slobodan u 240 razlikuje se od retka igrača; vrijedi redak igrača."}
	textTRFTeamPoints   = i18n.Text{ID: "Poin tim di kolom yang salah.", EN: "Points of a team in the wrong column.", HR: "Bodovi ekipe u pogrešnom stupcu."}
	textTRFNoForm       = i18n.Text{ID: "Nilai itu tidak mungkin di sini.", EN: "That value is not possible here.", HR: "Ta vrijednost ovdje nije moguća."}
	textTRFCut          = i18n.Text{ID: "Teks dipotong.", EN: "The text was cut.", HR: "Tekst je odrezan."}
	textTRFBytes        = i18n.Text{ID: "Kolom dihitung dalam bita, bukan huruf; begitulah dibaca.", EN: "The columns count bytes, not characters; they are read so.", HR: "Stupci broje bajtove, a ne znakove; tako se i čitaju."}
	textTRFBetween      = i18n.Text{ID: "Ada huruf di antara dua kolom.", EN: "A character stands between two columns.", HR: "Znak stoji između dvaju stupaca."}
	textTRFCount        = i18n.Text{ID: "Jumlah yang tertulis bukan jumlah barisnya.", EN: "The number stated is not that of the lines.", HR: "Navedeni broj nije broj redaka."}
	textTRFTeamPlayer   = i18n.Text{ID: "Pemain di susunan tim tidak ada di daftar tim mana pun; dimasukkan ke tim itu.", EN: "A player of a line-up is in no team's list; taken into that team.", HR: "Igrač iz postave nije ni u jednoj ekipi; uzet je u tu ekipu."}
	textTRFTeamBoards   = i18n.Text{ID: "Turnamen beregu tanpa nomor tim; dibaca sebagai turnamen perorangan.", EN: "A team tournament without team numbers; read as one of players.", HR: "Ekipno natjecanje bez brojeva ekipa; čita se kao pojedinačno."}
	textTRFForAll       = i18n.Text{ID: "Tanpa nomor: berlaku untuk semua.", EN: "Without numbers: it holds for everybody.", HR: "Bez brojeva: vrijedi za sve."}
	textTRFLetters      = i18n.Text{ID: "Huruf yang tidak ada bentuk ASCII-nya.", EN: "Letters without a form in ASCII.", HR: "Slova bez oblika u ASCII-ju."}
	textTRFOtherDate    = i18n.Text{ID: "Tanggal dalam bentuk lain; sudah dibaca.", EN: "A date in another form; it was read.", HR: "Datum u drugom obliku; pročitan je."}
	textTRFOther        = i18n.Text{ID: "Tidak terbaca.", EN: "It cannot be read.", HR: "Ne može se pročitati."}
)

// The review as a table, and its questions.
var (
	textAsks             = i18n.Text{ID: "Yang perlu dijawab", EN: "What must be answered", HR: "Na što treba odgovoriti"}
	textAsksLeft         = i18n.Plural{ID: "{0} pertanyaan lagi", ENOne: "{0} question left", EN: "{0} questions left", HROne: "Još {0} pitanje", HRFew: "Još {0} pitanja", HR: "Još {0} pitanja"}
	textAsksCount        = i18n.Plural{ID: "{0} pertanyaan", ENOne: "{0} question", EN: "{0} questions", HROne: "{0} pitanje", HRFew: "{0} pitanja", HR: "{0} pitanja"}
	textAsksMore         = i18n.Plural{ID: "{0} pertanyaan lain", ENOne: "{0} more question", EN: "{0} more questions", HROne: "Još {0} pitanje", HRFew: "Još {0} pitanja", HR: "Još {0} pitanja"}
	textAsksNone         = i18n.Text{ID: "Semua terbaca", EN: "All is understood", HR: "Sve je jasno"}
	textAsksUndo         = i18n.Text{ID: "Jawaban bisa diurungkan.", EN: "Answers can be undone.", HR: "Odgovori se mogu poništiti."}
	textPlayersRead      = i18n.Plural{ID: "{0} pemain terbaca", ENOne: "{0} player read", EN: "{0} players read", HROne: "Pročitan {0} igrač", HRFew: "Pročitana {0} igrača", HR: "Pročitano {0} igrača"}
	textPlayersGone      = i18n.Plural{ID: "{0} batal", ENOne: "{0} player withdrawn", EN: "{0} players withdrawn", HROne: "{0} odustao", HRFew: "{0} odustala", HR: "{0} odustalo"}
	textWithdrawn        = i18n.Plural{ID: "{0} batal dicoret", ENOne: "{0} withdrawn player struck out", EN: "{0} withdrawn players struck out", HROne: "{0} odustao, prekrižen", HRFew: "{0} odustala, prekrižena", HR: "{0} odustalo, prekriženo"}
	textTidied           = i18n.Plural{ID: "{0} nama dirapikan hurufnya", ENOne: "Capitals of {0} name put right", EN: "Capitals of {0} names put right", HROne: "Ispravljena velika slova: {0} ime", HRFew: "Ispravljena velika slova: {0} imena", HR: "Ispravljena velika slova: {0} imena"}
	textTalkLines        = i18n.Plural{ID: "{0} baris tidak dibaca sebagai pemain", ENOne: "{0} line not read as a player", EN: "{0} lines not read as players", HROne: "{0} redak nije pročitan kao igrač", HRFew: "{0} retka nisu pročitana kao igrači", HR: "{0} redaka nije pročitano kao igrači"}
	textSourceOf         = i18n.Text{ID: "Teks asli", EN: "Source text", HR: "Izvorni tekst"}
	textSourceClose      = i18n.Text{ID: "Tutup teks asli", EN: "Close the source text", HR: "Zatvori izvorni tekst"}
	textReadFrom         = i18n.Plural{ID: "{1}: dibaca dari {0} tempat", ENOne: "{1}: read from {0} place", EN: "{1}: read from {0} places", HROne: "{1}: pročitano na {0} mjestu", HRFew: "{1}: pročitano na {0} mjesta", HR: "{1}: pročitano na {0} mjesta"}
	textLegendRest       = i18n.Text{ID: "abu-abu: tidak dipakai", EN: "grey: not used", HR: "sivo: ne koristi se"}
	textRoleRating       = i18n.Text{ID: "rating/gelar", EN: "rating/title", HR: "rejting/titula"}
	textGroupNone        = i18n.Text{ID: "belum jelas", EN: "not clear", HR: "nejasno"}
	textColumnSex        = i18n.Text{ID: "L/P", EN: "Sex", HR: "Spol"}
	textColumnSection    = i18n.Text{ID: "Kelompok", EN: "Section", HR: "Skupina"}
	textColumnClub       = i18n.Text{ID: "Sekolah", EN: "School, club", HR: "Škola, klub"}
	textColumnTeam       = i18n.Text{ID: "Regu", EN: "Team", HR: "Ekipa"}
	textColumnBirth      = i18n.Text{ID: "Lahir", EN: "Born", HR: "Rođen/a"}
	textSexMale          = i18n.Text{ID: "L", EN: "M", HR: "M"}
	textSexFemale        = i18n.Text{ID: "P", EN: "F", HR: "Ž"}
	textOff              = i18n.Text{ID: "batal", EN: "withdrawn", HR: "odustao/la"}
	textReplacedBy       = i18n.Text{ID: "diganti {0}", EN: "replaced by {0}", HR: "zamjena: {0}"}
	textAskSchool        = i18n.Text{ID: "“{0}” → {1}?", EN: "“{0}” → {1}?", HR: "„{0}” → {1}?"}
	textAskChanged       = i18n.Text{ID: "Diralat: {0}. Benar?", EN: "Corrected: {0}. Right?", HR: "Ispravljeno: {0}. Točno?"}
	textChangedWhy       = i18n.Text{ID: "Kata baris lain di daftar ini", EN: "So say other lines of the list", HR: "Tako kažu drugi retci popisa"}
	textAskNoSection     = i18n.Text{ID: "tidak cocok dengan satu kelompok pun. Masuk ke mana?", EN: "fits no section. Which one?", HR: "ne odgovara nijednoj skupini. Kamo?"}
	textAskSection       = i18n.Text{ID: "ke kelompok mana: {0}?", EN: "which section: {0}?", HR: "koja skupina: {0}?"}
	textAskBirth         = i18n.Text{ID: "tahun lahir tidak ada. {0}?", EN: "no year of birth. {0}?", HR: "nema godine rođenja. {0}?"}
	textAskClass         = i18n.Text{ID: "kelas tidak ada. {0}?", EN: "no class. {0}?", HR: "nema razreda. {0}?"}
	textAnswerColumns    = i18n.Text{ID: "Sudah benar", EN: "They are right", HR: "Točni su"}
	textAnswerOthers     = i18n.Text{ID: "Orang lain semua", EN: "All are others", HR: "Sve su drugi"}
	textAnswerOneSchool  = i18n.Text{ID: "Satu sekolah", EN: "One school", HR: "Ista škola"}
	textAnswerTwoSchools = i18n.Text{ID: "Dua", EN: "Two", HR: "Dvije"}
	textAnswerApart      = i18n.Text{ID: "Satu per satu", EN: "One by one", HR: "Pojedinačno"}
	textTeamsDone        = i18n.Plural{ID: "{0} regu.", ENOne: "{0} team.", EN: "{0} teams.", HROne: "{0} ekipa.", HRFew: "{0} ekipe.", HR: "{0} ekipa."}
	textCaptain          = i18n.Text{ID: "Kapten: {0}", EN: "Captain: {0}", HR: "Kapetan: {0}"}
	textAnswerStays      = i18n.Text{ID: "Tidak ikut", EN: "Does not play", HR: "Ne igra"}
)

// Taking over a tournament from a report file.
var (
	textTakeTitle    = i18n.Text{ID: "Laporan turnamen (TRF)", EN: "Tournament report (TRF)", HR: "Izvješće o turniru (TRF)"}
	textTakeWhat     = i18n.Text{ID: "Apa yang diambil?", EN: "What to take?", HR: "Što preuzeti?"}
	textTakeAll      = i18n.Text{ID: "Seluruh turnamen", EN: "The whole tournament", HR: "Cijeli turnir"}
	textTakeAllAs    = i18n.Text{ID: "Pemain, nomor awal, {0} babak dengan hasilnya. Lanjut di babak berikutnya.", EN: "Players, starting numbers, rounds with results: {0}. Goes on with the next round.", HR: "Igrači, startni brojevi, kola s rezultatima: {0}. Nastavlja se sljedećim kolom."}
	textTakePlayers  = i18n.Text{ID: "Pemain saja", EN: "The players alone", HR: "Samo igrači"}
	textTakePlayerAs = i18n.Text{ID: "Nama, rating, gelar, jenis kelamin, tanggal lahir, federasi, ID FIDE.", EN: "Name, rating, title, sex, birth date, federation, FIDE ID.", HR: "Ime, rejting, titula, spol, datum rođenja, savez, FIDE ID."}
	textTakeRounds   = i18n.Text{ID: "Jumlah babak", EN: "Number of rounds", HR: "Broj kola"}
	textTakeRoundsAs = i18n.Plural{ID: "{0} babak sudah dipairing di berkas.", ENOne: "{0} round is paired in the file.", EN: "{0} rounds are paired in the file.", HROne: "U datoteci je spareno {0} kolo.", HRFew: "U datoteci su sparena {0} kola.", HR: "U datoteci je spareno {0} kola."}
	textTakeGone     = i18n.Plural{ID: "{0} pemain tidak hadir di babak terakhir", ENOne: "{0} player was absent in the last round", EN: "{0} players were absent in the last round", HROne: "{0} igrač nije igrao posljednje kolo", HRFew: "{0} igrača nisu igrala posljednje kolo", HR: "{0} igrača nije igralo posljednje kolo"}
	textTakeGoneLeft = i18n.Text{ID: "Sudah mundur", EN: "They have left", HR: "Odustali su"}
	textTakeGoneBack = i18n.Text{ID: "Ikut lagi", EN: "They play again", HR: "Igraju dalje"}
	textTakeDo       = i18n.Text{ID: "Ambil alih turnamen", EN: "Take over the tournament", HR: "Preuzmi turnir"}
	textTakeDone     = i18n.Text{ID: "{0} pemain dan {1} babak diambil alih", EN: "Taken over: players {0}, rounds {1}", HR: "Preuzeto igrača: {0}, kola: {1}"}
	textTakeDoneText = i18n.Text{ID: "Cocokkan klasemen dengan aslinya sebelum pairing berikutnya.", EN: "Compare the standings with the original before the next pairing.", HR: "Usporedite poredak s izvornim prije sljedećeg sparivanja."}
	textTakeDiffer   = i18n.Plural{ID: "Babak {1}: mesin membuat pairing lain.", ENOne: "Round {1}: the engine pairs otherwise.", EN: "Rounds {1}: the engine pairs otherwise.", HROne: "Kolo {1}: program bi parove složio drukčije.", HRFew: "Kola {1}: program bi parove složio drukčije.", HR: "Kola {1}: program bi parove složio drukčije."}
	textTakeChecks   = i18n.Text{ID: "Babak dibandingkan dengan mesin. Sisa: {0}", EN: "Comparing the rounds with the engine. Left: {0}", HR: "Uspoređujem kola s programom. Preostalo: {0}"}
	textTakeNot      = i18n.Text{ID: "Hanya pemainnya yang bisa diambil", EN: "Only the players can be taken", HR: "Mogu se preuzeti samo igrači"}
	textTakeTaken    = i18n.Text{ID: "Kelompok ini sudah berisi pemain atau babak. Buat turnamen baru untuk mengambil semuanya.", EN: "This section has players or rounds already. Make a new tournament to take all of it.", HR: "Ova skupina već ima igrače ili kola. Za cijeli turnir stvorite novi."}
	textTakeTeams    = i18n.Text{ID: "Berkas ini turnamen beregu.", EN: "The file is a team tournament.", HR: "Datoteka je ekipni turnir."}
	textTakeVirtual  = i18n.Text{ID: "Berkas ini memakai pairing akselerasi.", EN: "The file uses accelerated pairings.", HR: "Datoteka koristi ubrzano sparivanje."}
	textTakeAward    = i18n.Text{ID: "Berkas ini memuat angka di luar tabel (299).", EN: "The file has points outside the table (299).", HR: "Datoteka ima bodove izvan tablice (299)."}
	textTakeResult   = i18n.Text{ID: "Berkas ini memuat hasil yang tidak bisa dicatat di papan.", EN: "The file has a result that a board cannot hold.", HR: "Datoteka ima rezultat koji se ne može zabilježiti."}
	textTakeLimits   = i18n.Text{ID: "Terlalu banyak pemain atau babak.", EN: "Too many players or rounds.", HR: "Previše igrača ili kola."}
	textTakeNothing  = i18n.Text{ID: "Berkas ini belum berisi babak.", EN: "The file has no rounds yet.", HR: "Datoteka još nema kola."}
)

// A file opened from the home page as a new event.
var (
	textOpenTitle     = i18n.Text{ID: "Turnamen baru dari berkas", EN: "A new tournament from a file", HR: "Novi turnir iz datoteke"}
	textOpenNothing   = i18n.Text{ID: "Belum ada yang disimpan. Periksa isinya, lalu buat turnamennya.", EN: "Nothing is stored yet. Check what was found, then create the tournament.", HR: "Još ništa nije spremljeno. Provjerite sadržaj pa stvorite turnir."}
	textOpenFound     = i18n.Text{ID: "Yang ditemukan di berkas", EN: "What the file holds", HR: "Što je u datoteci"}
	textOpenRounds    = i18n.Text{ID: "{0} dari {1} sudah dipairing", EN: "{0} of {1} paired", HR: "Spareno {0} od {1}"}
	textOpenPoints    = i18n.Text{ID: "Angka menang – remis – kalah", EN: "Points for win – draw – loss", HR: "Bodovi pobjeda – remi – poraz"}
	textOpenConcluded = i18n.Text{ID: "{0} (tidak ada di berkas: disimpulkan dari babaknya)", EN: "{0} (not in the file: concluded from its rounds)", HR: "{0} (nije u datoteci: zaključeno iz kola)"}
	textOpenNone      = i18n.Text{ID: "tidak ada di berkas", EN: "not in the file", HR: "nije u datoteci"}
	textOpenColor     = i18n.Text{ID: "Warna awal", EN: "Initial colour", HR: "Početna boja"}
	textOpenDays      = i18n.Text{ID: "Tanggal babak", EN: "Days of rounds", HR: "Datumi kola"}
	textOpenUsual     = i18n.Text{ID: "{0} (tidak ada di berkas: yang biasa)", EN: "{0} (not in the file: the usual)", HR: "{0} (nije u datoteci: uobičajeno)"}
	textOpenTake      = i18n.Text{ID: "Yang dibuat", EN: "What it becomes", HR: "Što nastaje"}
	textOpenLeft      = i18n.Text{ID: "Yang tidak diambil", EN: "What is left out", HR: "Što se ne preuzima"}
	textOpenMake      = i18n.Text{ID: "Buat turnamen ini", EN: "Create this tournament", HR: "Stvori ovaj turnir"}
	textOpenMakeWith  = i18n.Plural{ID: "Buat dengan {0} pemain", ENOne: "Create with {0} player", EN: "Create with {0} players", HROne: "Stvori s {0} igračem", HRFew: "Stvori s {0} igrača", HR: "Stvori s {0} igrača"}
	textOpenOther     = i18n.Text{ID: "Berkas lain", EN: "Another file", HR: "Druga datoteka"}
	textLeftSystem    = i18n.Text{ID: "Sistem {0}: babak berikutnya dipairing dengan {1}.", EN: "System {0}: the next rounds are paired by {1}.", HR: "Sustav {0}: sljedeća kola sparuje {1}."}
	textLeftLong      = i18n.Text{ID: "Yang lebih dari {0} huruf: dipotong di situ.", EN: "What is longer than {0} letters: it is cut there.", HR: "Što je dulje od {0} slova: tu se reže."}
	textLeftTies      = i18n.Text{ID: "Tie-break {0}: tidak dikenal di sini, pilih sendiri.", EN: "Tie-breaks {0}: not known here, choose your own.", HR: "Dodatni kriteriji {0}: ovdje nepoznati, odaberite svoje."}
	textLeftNational  = i18n.Plural{ID: "{0} rating nasional", ENOne: "{0} national rating", EN: "{0} national ratings", HROne: "{0} nacionalni rejting", HRFew: "{0} nacionalna rejtinga", HR: "{0} nacionalnih rejtinga"}
	textLeftLines     = i18n.Text{ID: "Baris dengan kode {0}", EN: "Lines with the codes {0}", HR: "Retci s oznakama {0}"}
)

// Lists read as messages.
var (
	textImportTalkIn    = i18n.Text{ID: "Ini pemain", EN: "It is a player", HR: "To je igrač"}
	textImportKnown     = i18n.Plural{ID: "{0} nama sudah terdaftar", ENOne: "{0} name is on the list already", EN: "{0} names are on the list already", HROne: "{0} ime već je na popisu", HRFew: "{0} imena već su na popisu", HR: "{0} imena već je na popisu"}
	textImportKnownText = i18n.Text{ID: "Nama dan sekolahnya sama. Mungkin daftar yang sama dikirim lagi.", EN: "Name and school are the same. Perhaps the list was sent again.", HR: "Ime i škola su isti. Možda je popis poslan ponovno."}
	textImportKnownDo   = i18n.Text{ID: "Lewati semua", EN: "Leave them out", HR: "Izostavi ih"}
	textImportWhere     = i18n.Text{ID: "Masuk ke {0}", EN: "Goes into {0}", HR: "Ulazi u: {0}"}
	textReadMessages    = i18n.Text{ID: "Pesan chat", EN: "Chat messages", HR: "Poruke"}
	textReadTable       = i18n.Text{ID: "Tabel", EN: "Table", HR: "Tablica"}
	textReadKind        = i18n.Text{ID: "Dibaca sebagai", EN: "Read as", HR: "Čita se kao"}
	textReadKindHelp    = i18n.Text{ID: "Pesan: satu pemain satu baris dengan urutan bebas, di bawah judul sekolah, putra atau putri, atau kelas.", EN: "Messages: a player a line in any order, under headings of a school, boys or girls, or a class.", HR: "Poruke: jedan igrač u retku bilo kojim redom, pod naslovom škole, spola ili razreda."}
	textDoubtSexHead    = i18n.Text{ID: "Judul daftar dan baris ini berbeda. Putra atau putri?", EN: "The heading says otherwise than this line. Male or female?", HR: "Naslov i redak se razlikuju. Muški ili ženski?"}
	textDoubtForm       = i18n.Text{ID: "“{0}” mungkin bukan bentuk dasar nama ini.", EN: "“{0}” may stand in another case than the name itself.", HR: "„{0}” možda nije u nominativu."}
	textDoubtRest       = i18n.Text{ID: "“{0}” tidak dimengerti dan tidak dipakai.", EN: "“{0}” is not understood and not used.", HR: "„{0}” nije jasno i ne koristi se."}
	textDoubtClub       = i18n.Text{ID: "Apakah “{0}” sekolah atau klubnya?", EN: "Is “{0}” the school or club?", HR: "Je li „{0}” škola ili klub?"}
	textDoubtSplit      = i18n.Text{ID: "Nama ini dipisahkan dari yang lain sebaris: “{0}”. Benar?", EN: "This name was parted from what stood beside it: “{0}”. Right?", HR: "Ime je odvojeno od ostatka retka: „{0}”. Točno?"}
	textDoubtGone       = i18n.Text{ID: "Baris ini dicoret atau batal. Tetap ikut?", EN: "This line is struck out or cancelled. Still playing?", HR: "Redak je prekrižen ili otkazan. Ipak igra?"}
	textDoubtSameBirth  = i18n.Text{ID: "Sekolah dan tanggal lahir sama dengan baris {0}. Orang yang sama?", EN: "School and date of birth are those of line {0}. The same person?", HR: "Škola i datum rođenja isti su kao u retku {0}. Ista osoba?"}
	textDoubtBornHere   = i18n.Text{ID: "Sekolah dan tanggal lahir sama dengan {0}. Orang yang sama?", EN: "School and date of birth are those of {0}. The same person?", HR: "Škola i datum rođenja isti su kao: {0}. Ista osoba?"}
	textDoubtSection    = i18n.Text{ID: "{0}. Tetap dimasukkan?", EN: "{0}. Enter all the same?", HR: "{0}. Svejedno upisati?"}
	textAnswerIgnore    = i18n.Text{ID: "Masukkan tanpa itu", EN: "Enter without it", HR: "Upiši bez toga"}
	textAnswerName      = i18n.Text{ID: "Nama sudah benar", EN: "The name is right", HR: "Ime je točno"}
	textAnswerNoSex     = i18n.Text{ID: "Tanpa jenis kelamin", EN: "Without the sex", HR: "Bez spola"}
	textAnswerNoDate    = i18n.Text{ID: "Tanpa tanggal", EN: "Without the date", HR: "Bez datuma"}
	textAnswerClub      = i18n.Text{ID: "Ya, sekolahnya", EN: "Yes, the school", HR: "Da, škola"}
	textAnswerPlayer    = i18n.Text{ID: "Juga pemain", EN: "A player too", HR: "I to je igrač"}
	textAnswerNoClub    = i18n.Text{ID: "Bukan", EN: "No", HR: "Ne"}
	textAnswerPlays     = i18n.Text{ID: "Tetap ikut", EN: "Still plays", HR: "Ipak igra"}
)

// The page of registration.
var (
	textDeadlinePast     = i18n.Text{ID: "Pendaftaran sudah ditutup {0}", EN: "Registration closed on {0}", HR: "Prijave su zatvorene {0}"}
	textDeadlinePastText = i18n.Text{ID: "Yang masuk sekarang ditandai “sesudah batas”.", EN: "Who enters now is marked “after the deadline”.", HR: "Tko sada uđe, označen je „nakon roka”."}
)
