package learn

import "wasit/app/words/i18n"

// The room of lessons. What lessons and tasks say comes with the course.
var (
	textLearn        = i18n.Text{ID: "Belajar", EN: "Learn", HR: "Učenje"}
	textLoading      = i18n.Text{ID: "Membuka pelajaran", EN: "Opening the lessons", HR: "Otvaranje lekcija"}
	textFailed       = i18n.Text{ID: "Pelajaran tidak dapat dibuka", EN: "The lessons could not be opened", HR: "Lekcije se ne mogu otvoriti"}
	textFailedDo     = i18n.Text{ID: "Sambungkan ke internet sekali, lalu coba lagi. Sesudah itu pelajaran tersimpan di perangkat.", EN: "Connect to the internet once, then try again. After that the lessons are kept on the device.", HR: "Jednom se spojite na internet i pokušajte ponovno. Nakon toga lekcije ostaju na uređaju."}
	textAgain        = i18n.Text{ID: "Coba lagi", EN: "Try again", HR: "Pokušaj ponovno"}
	textUnkept       = i18n.Text{ID: "Kemajuan belum tersimpan", EN: "Progress is not stored", HR: "Napredak nije spremljen"}
	textNewer        = i18n.Text{ID: "Data murid ini ditulis oleh versi aplikasi yang lebih baru. Perbarui aplikasi.", EN: "A newer version of the app wrote a learner’s data. Update the app.", HR: "Podatke učenika zapisala je novija inačica aplikacije. Ažurirajte aplikaciju."}
	textDamaged      = i18n.Text{ID: "Rusak di baris {0}. Murid lain tidak terganggu. Yang rusak hanya dapat dihapus.", EN: "Damaged in row {0}. The others are not touched by it. It can only be deleted.", HR: "Oštećeno u retku {0}. Ostali nisu pogođeni. Može se samo obrisati."}
	textCoach        = i18n.Text{ID: "Pelatih", EN: "Coach", HR: "Trener"}
	textNobody       = i18n.Text{ID: "Belum ada murid", EN: "No learner yet", HR: "Još nema učenika"}
	textNobodyText   = i18n.Text{ID: "Tanpa nama pun bisa belajar. Dengan nama, kemajuan tersimpan di perangkat ini saja.", EN: "You can learn without a name. With one, progress is kept, on this device alone.", HR: "Učiti se može i bez imena. S imenom se napredak čuva, samo na ovom uređaju."}
	textLearner      = i18n.Text{ID: "Murid", EN: "Learner", HR: "Učenik"}
	textNewLearner   = i18n.Text{ID: "Murid baru", EN: "New learner", HR: "Novi učenik"}
	textAdd          = i18n.Text{ID: "Tambah", EN: "Add", HR: "Dodaj"}
	textNowLearning  = i18n.Text{ID: "sedang belajar", EN: "learning now", HR: "sada uči"}
	textDone         = i18n.Text{ID: "{0} dari {1} pelajaran", EN: "{0} of {1} lessons", HR: "Lekcije: {0} od {1}"}
	textGoOn         = i18n.Text{ID: "Teruskan", EN: "Go on", HR: "Nastavi"}
	textPlace        = i18n.Text{ID: "Bagian {0} · Pelajaran {1}", EN: "Part {0} · Lesson {1}", HR: "{0}. dio · {1}. lekcija"}
	textTasks        = i18n.Text{ID: "{0} soal", EN: "Tasks: {0}", HR: "Zadataka: {0}"}
	textAllDone      = i18n.Text{ID: "Semua pelajaran selesai", EN: "All lessons are done", HR: "Sve su lekcije gotove"}
	textParts        = i18n.Text{ID: "Enam bagian", EN: "Six parts", HR: "Šest dijelova"}
	textRead         = i18n.Text{ID: "Bacaan", EN: "To read", HR: "Za čitanje"}
	textGlossary     = i18n.Text{ID: "Istilah catur", EN: "Words of chess", HR: "Šahovski pojmovi"}
	textHeads        = i18n.Text{ID: "Kata pertama", EN: "First words", HR: "Prve riječi"}
	textOthers       = i18n.Text{ID: "Kata lain", EN: "More words", HR: "Ostale riječi"}
	textTaskOf       = i18n.Text{ID: "Soal {0} dari {1}", EN: "Task {0} of {1}", HR: "Zadatak {0} od {1}"}
	textBegin        = i18n.Text{ID: "Mulai", EN: "Begin", HR: "Počni"}
	textDrill        = i18n.Text{ID: "Sentuh petaknya", EN: "Touch the square", HR: "Dodirni polje"}
	textSeconds      = i18n.Text{ID: "detik", EN: "seconds", HR: "sekundi"}
	textScore        = i18n.Text{ID: "Benar {0}, salah {1}", EN: "Right {0}, wrong {1}", HR: "Točno {0}, krivo {1}"}
	textBest         = i18n.Text{ID: "Terbaik: {0}", EN: "Best: {0}", HR: "Najbolje: {0}"}
	textFromWhite    = i18n.Text{ID: "Dari sisi Putih", EN: "From White’s side", HR: "Sa strane bijeloga"}
	textFromBlack    = i18n.Text{ID: "Dari sisi Hitam", EN: "From Black’s side", HR: "Sa strane crnoga"}
	textConvert      = i18n.Text{ID: "Ubah notasi", EN: "Change the notation", HR: "Promijeni zapis"}
	textConvertText  = i18n.Text{ID: "Langkah partai, pendek, panjang, atau deskriptif", EN: "Moves of a game, short, long or descriptive", HR: "Potezi partije, kratko, dugo ili opisno"}
	textConvertFault = i18n.Text{ID: "Tidak terbaca: {0}", EN: "Cannot be read: {0}", HR: "Ne može se pročitati: {0}"}
	textShortForm    = i18n.Text{ID: "Pendek", EN: "Short", HR: "Kratko"}
	textLongForm     = i18n.Text{ID: "Panjang", EN: "Long", HR: "Dugo"}
	textOldForm      = i18n.Text{ID: "Deskriptif", EN: "Descriptive", HR: "Opisno"}
	textOnly         = i18n.Text{ID: "Satu-satunya langkah", EN: "The only move", HR: "Jedini potez"}
	textOnlyAsk      = i18n.Text{ID: "Hanya satu langkah mempertahankan kemenangan.", EN: "One move alone keeps the win.", HR: "Samo jedan potez čuva pobjedu."}
	textOnlyWrong    = i18n.Text{ID: "Sekarang remis. Yang menang: {0}", EN: "Now it is a draw. What wins: {0}", HR: "Sada je remi. Dobiva: {0}"}
	textHintN        = i18n.Text{ID: "Petunjuk {0}", EN: "Hint {0}", HR: "Savjet {0}"}
	textAnswer       = i18n.Text{ID: "Jawaban", EN: "Answer", HR: "Rješenje"}
	textRetry        = i18n.Text{ID: "Coba lagi", EN: "Try again", HR: "Pokušaj ponovno"}
	textNext         = i18n.Text{ID: "Soal berikut", EN: "Next task", HR: "Sljedeći zadatak"}
	textFoundIt      = i18n.Text{ID: "Akhirnya ketemu!", EN: "You found it!", HR: "Uspjelo je!"}
	textWellDone     = i18n.Text{ID: "Hebat!", EN: "Well done!", HR: "Bravo!"}
	textWellDoneName = i18n.Text{ID: "Hebat, {0}!", EN: "Well done, {0}!", HR: "Bravo, {0}!"}
	textLessonDone   = i18n.Text{ID: "Pelajaran “{0}” selesai.", EN: "You have finished “{0}”.", HR: "Lekcija „{0}” je gotova."}
	textThen         = i18n.Text{ID: "Berikutnya:", EN: "Next:", HR: "Slijedi:"}
	textNextLesson   = i18n.Text{ID: "Pelajaran berikut", EN: "Next lesson", HR: "Sljedeća lekcija"}
	textToLessons    = i18n.Text{ID: "Ke semua pelajaran", EN: "To all lessons", HR: "Na sve lekcije"}
	textPartDoneN    = i18n.Text{ID: "Bagian {0} selesai", EN: "Part {0} is done", HR: "{0}. dio je gotov"}
	textCertificate  = i18n.Text{ID: "Cetak piagam", EN: "Print the certificate", HR: "Ispiši diplomu"}
	textRight        = i18n.Text{ID: "Benar", EN: "Right", HR: "Točno"}
	textNotYet       = i18n.Text{ID: "Belum", EN: "Not yet", HR: "Još ne"}
	textSolution     = i18n.Text{ID: "Jawabannya", EN: "The answer", HR: "Rješenje"}
	textBoard        = i18n.Text{ID: "Papan", EN: "Board", HR: "Ploča"}
	textBoardWhite   = i18n.Text{ID: "Papan. Putih melangkah", EN: "Board. White to move", HR: "Ploča. Bijeli na potezu"}
	textBoardBlack   = i18n.Text{ID: "Papan. Hitam melangkah", EN: "Board. Black to move", HR: "Ploča. Crni na potezu"}
	textMoveText     = i18n.Text{ID: "Tulis langkah", EN: "Write the move", HR: "Zapiši potez"}
	textCheckMove    = i18n.Text{ID: "Periksa", EN: "Check", HR: "Provjeri"}
	textSay          = i18n.Text{ID: "Bacakan", EN: "Read aloud", HR: "Pročitaj naglas"}
	textLaw          = i18n.Text{ID: "Buka pasal", EN: "Open the article", HR: "Otvori članak"}
	textComputing    = i18n.Text{ID: "Menghitung semua posisi … {0} %", EN: "Working out every position … {0} %", HR: "Računam sve pozicije … {0} %"}
	textMateIn       = i18n.Text{ID: "Mat dalam {0}", EN: "Mate in {0}", HR: "Mat u {0}"}
	textNoWin        = i18n.Text{ID: "Kemenangan hilang", EN: "The win is gone", HR: "Pobjeda je izgubljena"}
	textStands       = i18n.Text{ID: "masih menang", EN: "still won", HR: "i dalje stoji"}
	textBestMoves    = i18n.Text{ID: "Langkah terbaik: {0} dari {1}", EN: "Best moves: {0} of {1}", HR: "Najbolji potezi: {0} od {1}"}
	textDistances    = i18n.Text{ID: "Jarak ke mat, langkah demi langkah", EN: "To mate, move by move", HR: "Do mata, potez po potez"}
	textFifty        = i18n.Text{ID: "Tanpa pukulan dan bidak", EN: "Without capture or pawn move", HR: "Bez uzimanja i pješaka"}
	textTakeBack     = i18n.Text{ID: "Ulangi langkah", EN: "Take back", HR: "Vrati potez"}
	textNewStart     = i18n.Text{ID: "Posisi baru", EN: "New position", HR: "Novi položaj"}
	textMated        = i18n.Text{ID: "Mat!", EN: "Checkmate!", HR: "Mat!"}
	textDrawn        = i18n.Text{ID: "Remis: {0}", EN: "A draw: {0}", HR: "Remi: {0}"}
	textPat          = i18n.Text{ID: "pat", EN: "stalemate", HR: "pat"}
	textBare         = i18n.Text{ID: "buah hilang", EN: "a piece was lost", HR: "izgubljena figura"}
	textFiftyMoves   = i18n.Text{ID: "lima puluh langkah", EN: "fifty moves", HR: "pedeset poteza"}
	textThreeTimes   = i18n.Text{ID: "posisi tiga kali", EN: "three times the same position", HR: "ista pozicija tri puta"}
	textStuck        = i18n.Text{ID: "Tersendat", EN: "Stuck", HR: "Zapinje"}
	textStuckOf      = i18n.Text{ID: "Murid yang tersendat: {0} dari {1}", EN: "Learners who are stuck: {0} of {1}", HR: "Zapinje učenika: {0} od {1}"}
	textStuckKey     = i18n.Text{ID: "tersendat: soal yang salah dua kali atau lebih", EN: "stuck: a task answered wrong twice or more", HR: "zapinje: zadatak dvaput ili više puta kriv"}
	textDelete       = i18n.Text{ID: "Tahan untuk menghapus {0}", EN: "Hold to delete {0}", HR: "Držite za brisanje: {0}"}
	textDeleteYes    = i18n.Text{ID: "Hapus untuk selamanya: {0}", EN: "Delete for good: {0}", HR: "Trajno obriši: {0}"}
	textExportTable  = i18n.Text{ID: "Tabel CSV", EN: "Table as CSV", HR: "Tablica kao CSV"}
	textExportAll    = i18n.Text{ID: "Semua data JSON", EN: "All data as JSON", HR: "Svi podaci kao JSON"}
	textPaperTasks   = i18n.Text{ID: "Lembar soal", EN: "Task sheet", HR: "List sa zadacima"}
	textOtherSheet   = i18n.Text{ID: "Lembar lain", EN: "Another sheet", HR: "Drugi list"}
	textCertificates = i18n.Text{ID: "Piagam", EN: "Certificates", HR: "Diplome"}
	textNoCerts      = i18n.Text{ID: "Belum ada bagian yang selesai.", EN: "No part is complete yet.", HR: "Još nijedan dio nije završen."}
	textNoPaper      = i18n.Text{ID: "Pelajaran ini tidak punya soal untuk kertas.", EN: "This lesson has no tasks for paper.", HR: "Ova lekcija nema zadataka za papir."}
	textNameEmpty    = i18n.Text{ID: "Nama belum diisi", EN: "No name is typed yet", HR: "Ime još nije upisano"}
	textNameEmptyDo  = i18n.Text{ID: "Ketik nama murid.", EN: "Type the learner's name.", HR: "Upišite ime učenika."}
	textNameTwice    = i18n.Text{ID: "Nama itu sudah ada", EN: "That name is there already", HR: "To ime već postoji"}
	textNameTwiceDo  = i18n.Text{ID: "Tambahkan huruf atau kelas agar dapat dibedakan.", EN: "Add a letter or the class to tell them apart.", HR: "Dodajte slovo ili razred da se razlikuju."}
	textNameLong     = i18n.Text{ID: "Nama terlalu panjang", EN: "The name is too long", HR: "Ime je predugo"}
	textNameLongDo   = i18n.Text{ID: "Paling banyak {0} huruf, tanpa tanda khusus.", EN: "At most {0} letters, no special signs.", HR: "Najviše {0} slova, bez posebnih znakova."}
	textFull         = i18n.Text{ID: "Tempat sudah penuh", EN: "There is no more room", HR: "Nema više mjesta"}
	textFullDo       = i18n.Text{ID: "Paling banyak {0}. Hapus murid yang tidak belajar lagi.", EN: "At most {0}. Delete learners who no longer learn.", HR: "Najviše {0}. Obrišite učenike koji više ne uče."}

	textKeep         = i18n.Text{ID: "Simpan", EN: "Save", HR: "Spremi"}
	textOwnPages     = i18n.Text{ID: "Coba di halaman aplikasi, dengan pemain rekaan", EN: "Try it on the app’s own pages, with invented players", HR: "Isprobaj na stranicama aplikacije, s izmišljenim igračima"}
	textOtherLearner = i18n.Text{ID: "Ganti", EN: "Change", HR: "Promijeni"}
	textWho          = i18n.Text{ID: "Siapa yang belajar?", EN: "Who is learning?", HR: "Tko uči?"}
	textName         = i18n.Text{ID: "Nama", EN: "Name", HR: "Ime"}
	textSign         = i18n.Text{ID: "Buah sebagai tanda", EN: "A piece as a sign", HR: "Figura kao znak"}
	textLearnNow     = i18n.Text{ID: "Belajar sekarang", EN: "Learn now", HR: "Uči sada"}
	textListFault    = i18n.Text{ID: "Daftar murid tidak terbaca", EN: "The list of learners cannot be read", HR: "Popis učenika ne može se pročitati"}
	textDamagedTitle = i18n.Text{ID: "Data seorang murid rusak", EN: "The data of a learner is damaged", HR: "Podaci jednog učenika oštećeni su"}
	textDamagedName  = i18n.Text{ID: "data rusak {0}", EN: "damaged data {0}", HR: "oštećeni podaci {0}"}
	textWrongN       = i18n.Text{ID: "{0} salah", EN: "{0} wrong", HR: "krivo: {0}"}
	textNotBegun     = i18n.Text{ID: "belum mulai", EN: "not begun", HR: "nije počelo"}
	textPartDone     = i18n.Text{ID: "selesai", EN: "done", HR: "gotovo"}
	textPartN        = i18n.Text{ID: "Bagian {0}", EN: "Part {0}", HR: "{0}. dio"}
	textOf           = i18n.Text{ID: "{0} dari {1}", EN: "{0} of {1}", HR: "{0} od {1}"}
	textPractice     = i18n.Text{ID: "Latihan", EN: "Practice", HR: "Vježba"}
	textStop         = i18n.Text{ID: "Berhenti", EN: "Stop", HR: "Prekini"}
	textDrillText    = i18n.Text{ID: "Ada {0} detik. Sentuh petak yang disebut, sebanyak mungkin.", EN: "There are {0} seconds. Touch the squares that are named, as many as you can.", HR: "Imaš {0} sekundi. Dodirni što više imenovanih polja."}
	textDrillOver    = i18n.Text{ID: "Petak ditemukan: {0}", EN: "Squares found: {0}", HR: "Pronađeno polja: {0}"}
	textDrillRight   = i18n.Text{ID: "benar", EN: "right", HR: "točno"}
	textDrillWrong   = i18n.Text{ID: "salah", EN: "wrong", HR: "krivo"}
	textTrainer      = i18n.Text{ID: "Latihan notasi", EN: "Notation trainer", HR: "Vježba zapisa"}
	textSquares      = i18n.Text{ID: "Petak", EN: "Squares", HR: "Polja"}
	textTouchIt      = i18n.Text{ID: "Sentuh", EN: "Touch", HR: "Dodirni"}
	textReadIt       = i18n.Text{ID: "Baca", EN: "Read", HR: "Čitaj"}
	textWriteIt      = i18n.Text{ID: "Tulis", EN: "Write", HR: "Piši"}
	textPawnMoves    = i18n.Text{ID: "Langkah bidak", EN: "Pawn moves", HR: "Potezi pješaka"}
	textPlain        = i18n.Text{ID: "Langkah buah", EN: "Moves of pieces", HR: "Potezi figura"}
	textCaptures     = i18n.Text{ID: "Pukulan", EN: "Captures", HR: "Uzimanja"}
	textChecks       = i18n.Text{ID: "Sekak dan mat", EN: "Check and mate", HR: "Šah i mat"}
	textTwoMen       = i18n.Text{ID: "Dua buah, satu petak", EN: "Two pieces, one square", HR: "Dvije figure, jedno polje"}
	textAllShort     = i18n.Text{ID: "Semuanya, pendek", EN: "Everything, short", HR: "Sve, kratko"}
	textAllLong      = i18n.Text{ID: "Semuanya, panjang", EN: "Everything, long", HR: "Sve, dugo"}
	textTrainWrite   = i18n.Text{ID: "Lihat panahnya, lalu tulis langkahnya.", EN: "Look at the arrow and write the move.", HR: "Pogledaj strelicu i zapiši potez."}
	textTrainRead    = i18n.Text{ID: "Baca langkahnya, lalu jalankan di papan.", EN: "Read the move and play it on the board.", HR: "Pročitaj potez i odigraj ga na ploči."}
	textDictation    = i18n.Text{ID: "Satu partai utuh", EN: "A whole game", HR: "Cijela partija"}
	textDictateShort = i18n.Text{ID: "Tulis tiap langkah partai ini, pendek: Kf3.", EN: "Write every move of the game, short: Nf3.", HR: "Zapiši svaki potez partije, kratko: Sf3."}
	textDictateLong  = i18n.Text{ID: "Tulis tiap langkah partai ini, panjang: Kg1-f3.", EN: "Write every move of the game, long: Ng1-f3.", HR: "Zapiši svaki potez partije, dugo: Sg1-f3."}
	textByEar        = i18n.Text{ID: "Dikte dengan telinga: langkah dibacakan, tidak ditunjukkan", EN: "Dictate by ear: moves are read aloud, not shown", HR: "Diktat po sluhu: potezi se čitaju, ne pokazuju"}
	textListen       = i18n.Text{ID: "Putar", EN: "Replay", HR: "Pregledaj"}
	textNextMove     = i18n.Text{ID: "Langkah", EN: "Move", HR: "Potez"}
	textSayMove      = i18n.Text{ID: "Bacakan langkahnya", EN: "Read the move aloud", HR: "Pročitaj potez naglas"}
	textSayGame      = i18n.Text{ID: "Bacakan partai", EN: "Read the game aloud", HR: "Pročitaj partiju naglas"}
	textOldBooks     = i18n.Text{ID: "Tanda dan buku lama", EN: "Marks and old books", HR: "Oznake i stare knjige"}
	textMates        = i18n.Text{ID: "Mat satu langkah", EN: "Mate in one", HR: "Mat u jednom potezu"}
	textMatesText    = i18n.Text{ID: "Sepuluh posisi baru. Di setiap posisi ada satu mat.", EN: "Ten new positions. Each has one mate.", HR: "Deset novih pozicija. U svakoj je jedan mat."}
	textPractised    = i18n.Text{ID: "Selesai", EN: "Done", HR: "Gotovo"}
	textAtOnce       = i18n.Text{ID: "{0} dari {1} langsung benar.", EN: "{0} of {1} right at once.", HR: "Odmah točno: {0} od {1}."}
	textOnceMore     = i18n.Text{ID: "Sekali lagi", EN: "Once more", HR: "Još jednom"}
	textPartner      = i18n.Text{ID: "Lawan sempurna", EN: "Endings against a perfect defender", HR: "Savršen suparnik"}
	textPartnerText  = i18n.Text{ID: "Raja lawan bertahan tanpa salah. Sesudah tiap langkah terlihat apakah kemenangan masih ada.", EN: "The bare king defends without a fault. After each move you see whether the win still stands.", HR: "Goli kralj brani se bez greške. Nakon svakog poteza vidi se stoji li pobjeda."}
	textLongest      = i18n.Text{ID: "Paling lama {0} langkah", EN: "At most {0} moves", HR: "Najviše poteza: {0}"}
	textBestMove     = i18n.Text{ID: "Langkah terbaik", EN: "Best moves", HR: "Najbolji potezi"}
	textKQK          = i18n.Text{ID: "Raja dan Menteri", EN: "King and queen", HR: "Kralj i dama"}
	textKRK          = i18n.Text{ID: "Raja dan Benteng", EN: "King and rook", HR: "Kralj i top"}
	textKPK          = i18n.Text{ID: "Raja dan bidak", EN: "King and pawn", HR: "Kralj i pješak"}
	textKBBK         = i18n.Text{ID: "Raja dan dua Gajah", EN: "King and two bishops", HR: "Kralj i dva lovca"}
	textKBNK         = i18n.Text{ID: "Raja, Gajah, dan Kuda", EN: "King, bishop and knight", HR: "Kralj, lovac i skakač"}
)

// textLessons counts the lessons of a part that is not begun.
var textLessons = i18n.Plural{ID: "{0} pelajaran", ENOne: "{0} lesson", EN: "{0} lessons", HROne: "{0} lekcija", HRFew: "{0} lekcije", HR: "{0} lekcija"}

// textPraises are words for a right answer at the first try, one after the other.
var textPraises = []i18n.Text{
	{ID: "Benar!", EN: "Right!", HR: "Točno!"},
	{ID: "Jeli sekali!", EN: "Well seen!", HR: "Dobro viđeno!"},
	{ID: "Bagus sekali!", EN: "Very good!", HR: "Odlično!"},
	{ID: "Tepat!", EN: "Exactly!", HR: "Upravo tako!"},
}
