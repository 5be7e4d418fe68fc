package class

import (
	"wasit/app/words/i18n"
)

// The class on the teacher's device.
var (
	textClass      = i18n.Text{ID: "Kelas", EN: "Class", HR: "Razred"}
	textLoading    = i18n.Text{ID: "Membuka kelas", EN: "Opening the class", HR: "Otvaranje razreda"}
	textLead       = i18n.Text{ID: "Satu posisi di layar ini, jawaban dari ponsel para murid. Tanpa internet: ponsel memindai soal, lalu menunjukkan jawabannya ke kamera perangkat ini.", EN: "One position on this screen, answers from the pupils’ phones. Without internet: a phone scans the question, then shows its answer to the camera of this device.", HR: "Jedan položaj na ovom zaslonu, odgovori s mobitela učenika. Bez interneta: mobitel očita zadatak, a zatim pokaže odgovor kameri ovog uređaja."}
	textFault      = i18n.Text{ID: "Kelas yang tersimpan tidak dapat dibaca", EN: "The class that is kept cannot be read", HR: "Spremljeni razred nije čitljiv"}
	textWaits      = i18n.Text{ID: "Sebuah posisi siap ditanyakan", EN: "A position is ready to be asked", HR: "Položaj je spreman za pitanje"}
	textName       = i18n.Text{ID: "Nama kelas", EN: "Name of the class", HR: "Naziv razreda"}
	textNameHelp   = i18n.Text{ID: "Boleh kosong. Terlihat di ponsel para murid.", EN: "May be empty. Pupils see it on their phones.", HR: "Može ostati prazno. Učenici ga vide na mobitelu."}
	textBegin      = i18n.Text{ID: "Mulai kelas", EN: "Begin the class", HR: "Započni sat"}
	textPrivate    = i18n.Text{ID: "Nama dan jawaban murid", EN: "Names and answers of pupils", HR: "Imena i odgovori učenika"}
	textPrivate1   = i18n.Text{ID: "Hanya ada di perangkat ini: tidak ikut cadangan, tidak ikut ekspor, dan tidak terlihat di ponsel lain.", EN: "They stay on this device: in no backup, in no export, and on no other phone.", HR: "Ostaju na ovom uređaju: nema ih ni u kopijama, ni u izvozu, ni na drugim mobitelima."}
	textPrivate2   = i18n.Text{ID: "Hilang saat kelas diakhiri, kecuali Anda memilih menyimpan namanya.", EN: "They are gone when the class ends, unless you choose to keep the names.", HR: "Nestaju kad sat završi, osim ako odlučite zadržati imena."}
	textPrivate3   = i18n.Text{ID: "Nama diketik murid sendiri. Siapa pun yang melihat kode soal dapat menjawab.", EN: "Pupils type their own names. Whoever sees the code of a question can answer it.", HR: "Učenici sami upisuju ime. Tko vidi kod zadatka, može odgovoriti."}
	textIAmPupil   = i18n.Text{ID: "Ini ponsel murid", EN: "This is a pupil’s phone", HR: "Ovo je mobitel učenika"}
	textPupils     = i18n.Plural{ID: "{0} murid", ENOne: "{0} pupil", EN: "{0} pupils", HROne: "{0} učenik", HRFew: "{0} učenika", HR: "{0} učenika"}
	textNoTask     = i18n.Text{ID: "Belum ada soal", EN: "No question yet", HR: "Još nema zadatka"}
	textNew        = i18n.Text{ID: "Soal baru", EN: "New question", HR: "Novi zadatak"}
	textNext       = i18n.Text{ID: "Soal berikutnya", EN: "Next question", HR: "Sljedeći zadatak"}
	textHidden     = i18n.Text{ID: "Jawaban benar belum ditampilkan.", EN: "The right answer is not shown yet.", HR: "Točan odgovor još nije prikazan."}
	textOver       = i18n.Text{ID: "Soal ini sudah ditutup.", EN: "This question is closed.", HR: "Ovaj je zadatak zatvoren."}
	textUnjudged   = i18n.Text{ID: "Soal ini sudah ditutup. Bahas bersama: jawaban benarnya tidak ditulis.", EN: "This question is closed. Talk about it: no right answer was written.", HR: "Ovaj je zadatak zatvoren. Raspravite: točan odgovor nije upisan."}
	textTaskOf     = i18n.Text{ID: "Soal {0} dari {1}", EN: "Question {0} of {1}", HR: "Zadatak {0} od {1}"}
	textCounted    = i18n.Text{ID: "Jawaban:", EN: "Answers:", HR: "Odgovori:"}
	textOf         = i18n.Text{ID: "{0} dari {1}", EN: "{0} of {1}", HR: "{0} od {1}"}
	textBestMove   = i18n.Text{ID: "Apa langkah terbaik?", EN: "What is the best move?", HR: "Koji je najbolji potez?"}
	textWhiteMoves = i18n.Text{ID: "Putih melangkah.", EN: "White to move.", HR: "Bijeli je na potezu."}
	textBlackMoves = i18n.Text{ID: "Hitam melangkah.", EN: "Black to move.", HR: "Crni je na potezu."}
	textBoard      = i18n.Text{ID: "Papan", EN: "Board", HR: "Ploča"}
	textOthers     = i18n.Text{ID: "Langkah lain", EN: "Other moves", HR: "Ostali potezi"}
	textMissing    = i18n.Text{ID: "Belum menjawab", EN: "Not answered yet", HR: "Još nisu odgovorili"}
	textRight      = i18n.Text{ID: "Benar", EN: "Right", HR: "Točno"}
	textPercent    = i18n.Text{ID: "{0} %", EN: "{0} %", HR: "{0} %"}
	textNames      = i18n.Text{ID: "Lihat nama", EN: "See names", HR: "Imena"}
	textCode       = i18n.Text{ID: "Kode soal", EN: "Code for phones", HR: "Kod zadatka"}
	textScan       = i18n.Text{ID: "Pindai ponsel murid", EN: "Scan pupils’ phones", HR: "Očitaj mobitele"}
	textShow       = i18n.Text{ID: "Buka jawaban", EN: "Show the answer", HR: "Prikaži odgovor"}
	textCodeHead   = i18n.Text{ID: "Pindai dengan kamera ponsel", EN: "Scan this with your phone", HR: "Očitajte mobitelom"}
	textCodeDo     = i18n.Text{ID: "Setiap soal punya kode sendiri. Kode ini hanya memuat soalnya, tanpa nama dan tanpa jawaban benar.", EN: "Each question has a code of its own. It holds the question alone: no names, and not the right answer.", HR: "Svaki zadatak ima vlastiti kod. U njemu je samo zadatak: nema imena ni točnog odgovora."}
	textCodeOver   = i18n.Text{ID: "Jawaban sudah dibuka: ponsel yang memindai kode ini melihat apakah jawabannya benar.", EN: "The answer is shown: a phone that scans this code sees whether its answer was right.", HR: "Odgovor je prikazan: mobitel koji očita ovaj kod vidi je li mu odgovor točan."}
	textShare      = i18n.Text{ID: "Bagikan tautan", EN: "Share the link", HR: "Podijeli poveznicu"}
	textTook       = i18n.Text{ID: "{0}: {1}", EN: "{0}: {1}", HR: "{0}: {1}"}
	textStuck      = i18n.Text{ID: "Tersendat", EN: "Stuck", HR: "Zapeli"}
	textStuckAs    = i18n.Text{ID: "Dua soal terakhir yang dibuka: salah atau tidak dijawab.", EN: "Wrong, or no answer, in each of the last two questions that were shown.", HR: "Netočno ili bez odgovora u oba posljednja prikazana zadatka."}
	textNobody     = i18n.Text{ID: "Belum ada ponsel yang menjawab.", EN: "No phone has answered yet.", HR: "Još nijedan mobitel nije odgovorio."}
	textDrop       = i18n.Text{ID: "Hapus {0} dari kelas ini", EN: "Remove {0} from this class", HR: "Ukloni iz razreda: {0}"}
	textEndHead    = i18n.Text{ID: "Akhir kelas", EN: "When the class ends", HR: "Kad sat završi"}
	textKeep       = i18n.Text{ID: "Simpan nama untuk kelas berikutnya", EN: "Keep the names for the next class", HR: "Zadrži imena za sljedeći sat"}
	textKeepAs     = i18n.Text{ID: "Hanya di perangkat ini. Jawaban tetap dihapus.", EN: "On this device alone. Answers go in any case.", HR: "Samo na ovom uređaju. Odgovori se u svakom slučaju brišu."}
	textEnd        = i18n.Text{ID: "Akhiri kelas (tahan)", EN: "End the class (hold)", HR: "Završi sat (držite)"}
	textEndYes     = i18n.Text{ID: "Ya, akhiri dan hapus jawaban", EN: "Yes, end it and delete the answers", HR: "Da, završi i obriši odgovore"}
)

// The making of a question.
var (
	textFrom        = i18n.Text{ID: "Dari mana posisinya?", EN: "Where does the position come from?", HR: "Odakle položaj?"}
	textFromLesson  = i18n.Text{ID: "Dari pelajaran", EN: "From a lesson", HR: "Iz lekcije"}
	textNoLessons   = i18n.Text{ID: "Pelajaran tidak dapat dibuka. Sambungkan ke internet sekali.", EN: "The lessons could not be opened. Connect to the internet once.", HR: "Lekcije se ne mogu otvoriti. Jednom se spojite na internet."}
	textFromBoard   = i18n.Text{ID: "Dari partai di papan", EN: "From the game on the board", HR: "Iz partije na ploči"}
	textFromBoardDo = i18n.Text{ID: "Buka papan, pilih posisinya, lalu sentuh “Tanyakan ke kelas” di menu.", EN: "Open the board, go to the position, and touch “Ask the class” in its menu.", HR: "Otvorite ploču, nađite položaj i u izborniku dodirnite „Pitaj razred“."}
	textFromText    = i18n.Text{ID: "Dari PGN atau FEN", EN: "From PGN or FEN", HR: "Iz PGN-a ili FEN-a"}
	textPaste       = i18n.Text{ID: "Tempel partai atau posisi", EN: "Paste a game or a position", HR: "Zalijepite partiju ili položaj"}
	textRead        = i18n.Text{ID: "Baca", EN: "Read", HR: "Očitaj"}
	textUnread      = i18n.Text{ID: "Ini bukan partai PGN dan bukan posisi FEN.", EN: "This is neither a game in PGN nor a position in FEN.", HR: "Ovo nije ni partija u PGN-u ni položaj u FEN-u."}
	textAfter       = i18n.Text{ID: "Setelah setengah langkah ke-", EN: "After half-moves", HR: "Nakon polupoteza"}
	textNoBoard     = i18n.Text{ID: "Tanpa papan", EN: "Without a board", HR: "Bez ploče"}
	textQuestion    = i18n.Text{ID: "Pertanyaan", EN: "The question", HR: "Pitanje"}
	textAskLabel    = i18n.Text{ID: "Yang ditanyakan", EN: "What is asked", HR: "Što se pita"}
	textAnswerBy    = i18n.Text{ID: "Dijawab dengan", EN: "Answered with", HR: "Odgovara se"}
	textByMove      = i18n.Text{ID: "Langkah di papan", EN: "A move on the board", HR: "Potezom na ploči"}
	textByChoice    = i18n.Text{ID: "Pilihan A, B, C", EN: "A choice A, B, C", HR: "Izborom A, B, C"}
	textOptions     = i18n.Text{ID: "Pilihan, satu per baris", EN: "Choices, one a line", HR: "Mogućnosti, svaka u svom retku"}
	textOptionsHelp = i18n.Text{ID: "Dua sampai {0}, masing-masing paling banyak {1} huruf.", EN: "Two to {0}; letters in each: at most {1}.", HR: "Dvije do {0}; slova u svakoj: najviše {1}."}
	textFew         = i18n.Text{ID: "Tulis pertanyaan dan paling sedikit dua pilihan.", EN: "Write the question and at least two choices.", HR: "Upišite pitanje i barem dvije mogućnosti."}
	textRightOption = i18n.Text{ID: "Huruf yang benar (boleh kosong)", EN: "The right letter (may be empty)", HR: "Točno slovo (može ostati prazno)"}
	textRightMove   = i18n.Text{ID: "Langkah yang benar (boleh kosong)", EN: "The right move (may be empty)", HR: "Točan potez (može ostati prazno)"}
	textRightHelp   = i18n.Text{ID: "Terlihat di papan ini, tidak pernah di ponsel sebelum dibuka.", EN: "Seen on this board, and on no phone before you show it.", HR: "Vidi se na ovoj ploči, a na mobitelima tek kad ga prikažete."}
	textNoMove      = i18n.Text{ID: "Bukan langkah sah di posisi ini.", EN: "No legal move in this position.", HR: "Nije moguć potez u ovom položaju."}
	textNoOption    = i18n.Text{ID: "Tidak ada pilihan dengan huruf itu.", EN: "No choice has this letter.", HR: "Nijedna mogućnost nema to slovo."}
	textNoPosition  = i18n.Text{ID: "Pilih dulu posisi yang masih punya langkah sah.", EN: "Choose a position first, one with a legal move.", HR: "Prvo odaberite položaj u kojem postoji moguć potez."}
)

// A pupil's phone.
var (
	textPhoneHead   = i18n.Text{ID: "Jawab di kelas", EN: "Answer in class", HR: "Odgovori na satu"}
	textPhoneLead   = i18n.Text{ID: "Pindai kode di layar guru. Tanpa internet.", EN: "Scan the code on the teacher’s screen. No internet is needed.", HR: "Očitaj kod s učiteljeva zaslona. Internet nije potreban."}
	textScanTask    = i18n.Text{ID: "Pindai soal", EN: "Scan a question", HR: "Očitaj zadatak"}
	textWho         = i18n.Text{ID: "Siapa namamu?", EN: "What is your name?", HR: "Kako se zoveš?"}
	textWhoAs       = i18n.Text{ID: "Hanya guru yang melihatnya. Nama depan cukup.", EN: "Only the teacher sees it. A first name is enough.", HR: "Vidi ga samo učitelj. Dovoljno je ime."}
	textPupilName   = i18n.Text{ID: "Nama", EN: "Name", HR: "Ime"}
	textGoOn        = i18n.Text{ID: "Teruskan", EN: "Go on", HR: "Nastavi"}
	textTaskN       = i18n.Text{ID: "Soal {0}", EN: "Question {0}", HR: "Zadatak {0}"}
	textMakeMove    = i18n.Text{ID: "Mainkan langkahmu di papan.", EN: "Make your move on the board.", HR: "Odigraj svoj potez na ploči."}
	textPickOne     = i18n.Text{ID: "Pilih satu jawaban.", EN: "Choose one answer.", HR: "Odaberi jedan odgovor."}
	textAnswerLabel = i18n.Text{ID: "Jawaban", EN: "Answers", HR: "Odgovori"}
	textPromote     = i18n.Text{ID: "Bidak menjadi", EN: "The pawn becomes", HR: "Pješak postaje"}
	textHoldUp      = i18n.Text{ID: "Angkat ponselmu ke arah guru.", EN: "Hold your phone up to the teacher.", HR: "Pokaži mobitel učitelju."}
	textUntilShown  = i18n.Text{ID: "Jawaban boleh diganti sampai guru membukanya.", EN: "You may change it until the teacher shows the answer.", HR: "Smiješ ga mijenjati dok učitelj ne prikaže točan odgovor."}
	textChange      = i18n.Text{ID: "Ganti jawaban", EN: "Change the answer", HR: "Promijeni odgovor"}
	textRename      = i18n.Text{ID: "Ganti nama", EN: "Change the name", HR: "Promijeni ime"}
	textYouRight    = i18n.Text{ID: "Jawabanmu benar", EN: "You were right", HR: "Tvoj je odgovor točan"}
	textYouWrong    = i18n.Text{ID: "Kali ini belum tepat", EN: "Not this time", HR: "Ovaj put nije točno"}
)
