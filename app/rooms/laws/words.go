package laws

import (
	"wasit/app/words/i18n"
)

// The Laws: search, reader, what stands beside them.
var (
	textBookSearch     = i18n.Text{ID: "Pasal, kata, atau kejadian", EN: "Article, word or situation", HR: "Članak, riječ, situacija"}
	textBookAll        = i18n.Text{ID: "Semua", EN: "All", HR: "Sve"}
	textBookFIDE       = i18n.Text{ID: "FIDE", EN: "FIDE", HR: "FIDE"}
	textBookO2SN       = i18n.Text{ID: "O2SN", EN: "O2SN", HR: "O2SN"}
	textBookO2SNSource = i18n.Text{ID: "O2SN 2013", EN: "O2SN 2013", HR: "O2SN 2013"}
	textBookQuestions  = i18n.Text{ID: "Tanya jawab", EN: "Questions", HR: "Pitanja"}
	textBookGlossary   = i18n.Text{ID: "Istilah", EN: "Words", HR: "Pojmovi"}
	textBookTerm       = i18n.Text{ID: "Istilah", EN: "Word", HR: "Pojam"}
	textBookSources    = i18n.Text{ID: "Sumber", EN: "Source", HR: "Izvor"}
	textBookResults    = i18n.Text{ID: "Hasil cari", EN: "Results", HR: "Rezultati"}
	textBookNone       = i18n.Text{ID: "Tidak ada yang cocok", EN: "Nothing found", HR: "Ništa nije pronađeno"}
	textBookNoneText   = i18n.Text{ID: "Coba satu kata saja, misalnya rokade, atau nomor pasal, misalnya 7.5.", EN: "Try a single word such as castling, or an article such as 7.5.", HR: "Pokušajte jednom riječju, primjerice rokada, ili člankom, primjerice 7.5."}
	textBookNearest    = i18n.Text{ID: "Tidak ada yang persis. Yang terdekat:", EN: "Nothing fits exactly. The nearest:", HR: "Ništa ne odgovara točno. Najbliže:"}
	textBookUnforeseen = i18n.Text{ID: "Bila tidak ada pasalnya", EN: "What no article covers", HR: "Što nijedan članak ne predviđa"}
	textBookOffences   = i18n.Text{ID: "Daftar pelanggaran dan kartu", EN: "All offences and their cards", HR: "Svi prekršaji i njihovi kartoni"}
	textBookDesk       = i18n.Text{ID: "Daftar pelanggaran di meja wasit", EN: "List of offences at the arbiter's desk", HR: "Popis prekršaja na sudačkom stolu"}
	textBookLed        = i18n.Text{ID: "“{0}” di sini disebut {1}; pasal-pasalnya:", EN: "“{0}” is called {1} here; its articles:", HR: "„{0}” se ovdje zove {1}; članci o tome:"}
	textBookCalled     = i18n.Text{ID: "“{0}” di sini disebut {1}.", EN: "“{0}” is called {1} here.", HR: "„{0}” se ovdje zove {1}."}
	textBookFound      = i18n.Plural{ID: "{0} ditemukan", ENOne: "{0} found", EN: "{0} found", HROne: "Pronađen {0}", HRFew: "Pronađena {0}", HR: "Pronađeno {0}"}
	textBookChapters   = i18n.Text{ID: "Isi peraturan", EN: "Contents", HR: "Sadržaj"}
	textBookHelps      = i18n.Text{ID: "Bantuan", EN: "Help", HR: "Pomoć"}
	textBookPlace      = i18n.Text{ID: "Letak", EN: "Place", HR: "Mjesto"}
	textBookArticle    = i18n.Text{ID: "Pasal {0}", EN: "Article {0}", HR: "Članak {0}"}
	textBookMeanings   = i18n.Text{ID: "Arti setiap istilah, menurut abjad", EN: "What each word means, by the alphabet", HR: "Značenje svakog pojma, po abecedi"}
	textBookOwnWords   = i18n.Text{ID: "Ringkasan Wasit dengan kata sendiri. Naskah resmi: FIDE.", EN: "Wasit's summary in its own words. The official text is FIDE's.", HR: "Wasitov sažetak vlastitim riječima. Službeni je tekst FIDE-in."}
	textBookOwnO2SN    = i18n.Text{ID: "Ringkasan Wasit dari lembar O2SN 2013.", EN: "Wasit's summary of the O2SN sheets of 2013.", HR: "Wasitov sažetak pravila O2SN 2013."}
	textBookBeside     = i18n.Text{ID: "Perbedaan dan pertanyaan", EN: "Differences and questions", HR: "Razlike i pitanja"}
	textBookNumbers    = i18n.Text{ID: "Nomor di tiap edisi", EN: "Its number in each edition", HR: "Broj u svakom izdanju"}
	textBookNoNumber   = i18n.Text{ID: "tidak ada", EN: "none", HR: "nema"}
	textBookAsked      = i18n.Text{ID: "Sering ditanyakan", EN: "Often asked", HR: "Često se pita"}
	textBookLoading    = i18n.Text{ID: "Membuka peraturan", EN: "Opening the Laws", HR: "Otvaranje pravila"}
	textBookFailed     = i18n.Text{ID: "Teks peraturan tidak dapat dibuka", EN: "The texts of the Laws could not be opened", HR: "Tekst pravila nije se mogao otvoriti"}
	textBookFailedDo   = i18n.Text{ID: "Sambungkan ke internet sekali, lalu coba lagi. Sesudah itu teks tersimpan di perangkat.", EN: "Connect to the internet once and try again. After that they are kept on the device.", HR: "Spojite se jednom na internet i pokušajte ponovno. Poslije su na uređaju."}
	textBookAgain      = i18n.Text{ID: "Coba lagi", EN: "Try again", HR: "Pokušaj ponovno"}
	textBookNotThere   = i18n.Text{ID: "Pasal {0} tidak ada", EN: "There is no article {0}", HR: "Nema članka {0}"}
	textBookMen        = i18n.Text{ID: "Gerak dan nilai buah", EN: "Moves and values of the men", HR: "Kretanje i vrijednost figura"}
	textBookMenText    = i18n.Text{ID: "Nilai adalah ukuran kasar untuk menukar buah, bukan aturan.", EN: "Values are a rule of thumb for exchanges, not a law.", HR: "Vrijednosti su orijentacija za izmjene, nisu pravilo."}
	textBookWorth      = i18n.Text{ID: "Nilai {0}", EN: "Worth {0}", HR: "Vrijedi {0}"}
	textBookPriceless  = i18n.Text{ID: "Tak ternilai", EN: "Beyond price", HR: "Neprocjenjiv"}
	textBookWritten    = i18n.Text{ID: "ditulis {0}", EN: "written {0}", HR: "piše se {0}"}
	textBookUnwritten  = i18n.Text{ID: "ditulis tanpa huruf", EN: "written without a letter", HR: "piše se bez slova"}
	textBookQuestion   = i18n.Text{ID: "Pertanyaan pemula", EN: "Beginners' questions", HR: "Pitanja početnika"}
	textBookSpeaking   = i18n.Text{ID: "Mengucapkan langkah", EN: "How moves are said", HR: "Kako se izgovaraju potezi"}
	textBookSign       = i18n.Text{ID: "Tanda", EN: "Sign", HR: "Znak"}
	textBookGerman     = i18n.Text{ID: "Diucapkan", EN: "Said", HR: "Izgovor"}
	textBookOwn        = i18n.Text{ID: "Bahasa Indonesia", EN: "In English", HR: "Hrvatski"}
	textBookExample    = i18n.Text{ID: "{0} diucapkan “{1}”", EN: "{0} is said “{1}”", HR: "{0} se izgovara „{1}”"}
	textBookEditions   = i18n.Text{ID: "Beda antar edisi", EN: "Editions compared", HR: "Razlike među izdanjima"}
	textBookO2SNTable  = i18n.Text{ID: "Kartu O2SN 2013", EN: "O2SN 2013 cards", HR: "Kartoni O2SN 2013"}
	textBookO2SNText   = i18n.Text{ID: "Kartu kuning dalam satu partai dijumlah. Kalah dengan {0} kartu di catur standar, {1} di catur cepat.", EN: "Yellow cards of one game add up. {0} lose it in standard play, {1} in rapid.", HR: "Žuti kartoni jedne partije zbrajaju se. Poraz donose {0} u standardnom, {1} u ubrzanom šahu."}
	textBookO2SNItems  = i18n.Text{ID: "Semua butir O2SN", EN: "All items of O2SN", HR: "Sve točke O2SN"}
	textBookItem       = i18n.Text{ID: "Butir", EN: "Item", HR: "Točka"}
	textBookOffence    = i18n.Text{ID: "Pelanggaran", EN: "Offence", HR: "Prekršaj"}
	textBookStandard   = i18n.Text{ID: "Standar", EN: "Standard", HR: "Standardni"}
	textBookRapid      = i18n.Text{ID: "Cepat", EN: "Rapid", HR: "Ubrzani"}
	textBookByClaim    = i18n.Text{ID: "hanya atas klaim pemain", EN: "on a player's claim only", HR: "samo na zahtjev igrača"}
	textBookByArbiter  = i18n.Text{ID: "oleh wasit", EN: "by the arbiter", HR: "sudac"}
	textBookByEither   = i18n.Text{ID: "oleh wasit atau pemain", EN: "by the arbiter or a player", HR: "sudac ili igrač"}
	textBookRaiseNote  = i18n.Text{ID: "* Lembar O2SN tidak menyebut siapa yang boleh mengajukan; ini bacaan Wasit.", EN: "* The O2SN sheets do not say who may raise it; this is Wasit's reading.", HR: "* Pravila O2SN ne kažu tko to smije prijaviti; ovo je Wasitovo tumačenje."}
	textBookSitsOut    = i18n.Text{ID: "tidak main babak berikut", EN: "sits out the next round", HR: "ne igra sljedeće kolo"}
	textBookCards      = i18n.Plural{ID: "{0} kartu kuning", ENOne: "{0} yellow card", EN: "{0} yellow cards", HROne: "{0} žuti karton", HRFew: "{0} žuta kartona", HR: "{0} žutih kartona"}
	textBookNoCard     = i18n.Text{ID: "bukan pelanggaran", EN: "no offence", HR: "nije prekršaj"}
	textBookWordsTitle = i18n.Text{ID: "Kamus istilah", EN: "Glossary", HR: "Pojmovnik"}
	textBookDefined    = i18n.Text{ID: "Istilah dalam peraturan", EN: "Words of the Laws", HR: "Pojmovi iz pravila"}
	textBookThree      = i18n.Text{ID: "Dalam tiga bahasa", EN: "In three languages", HR: "Na tri jezika"}
)

// The board.
var (
	textBoardDiagram = i18n.Text{ID: "Diagram", EN: "Diagram", HR: "Dijagram"}
	textBoardMarks   = i18n.Text{ID: "petak bertanda: {0}", EN: "marked squares: {0}", HR: "označena polja: {0}"}
)
