package i18n

// The Laws: search, reader, what stands beside them.
var (
	BookTitle      = Text{"Peraturan catur", "Laws of Chess", "Pravila šaha"}
	BookShort      = Text{"Aturan", "Laws", "Pravila"}
	BookUnder      = Text{"Pasal, istilah, tanya jawab", "Articles, words, questions", "Članci, pojmovi, pitanja"}
	BookSearch     = Text{"Pasal, kata, atau kejadian", "Article, word or situation", "Članak, riječ, situacija"}
	BookAll        = Text{"Semua", "All", "Sve"}
	BookFIDE       = Text{"FIDE", "FIDE", "FIDE"}
	BookO2SN       = Text{"O2SN", "O2SN", "O2SN"}
	BookO2SNSource = Text{"O2SN 2013", "O2SN 2013", "O2SN 2013"}
	BookQuestions  = Text{"Tanya jawab", "Questions", "Pitanja"}
	BookGlossary   = Text{"Istilah", "Words", "Pojmovi"}
	BookTerm       = Text{"Istilah", "Word", "Pojam"}
	BookSources    = Text{"Sumber", "Source", "Izvor"}
	BookResults    = Text{"Hasil cari", "Results", "Rezultati"}
	BookNone       = Text{"Tidak ada yang cocok", "Nothing found", "Ništa nije pronađeno"}
	BookNoneText   = Text{"Coba satu kata saja, misalnya rokade, atau nomor pasal, misalnya 7.5.", "Try a single word such as castling, or an article such as 7.5.", "Pokušajte jednom riječju, primjerice rokada, ili člankom, primjerice 7.5."}
	BookFound      = Plural{"{0} ditemukan", "{0} found", "{0} found", "Pronađen {0}", "Pronađena {0}", "Pronađeno {0}"}
	BookChapters   = Text{"Isi peraturan", "Contents", "Sadržaj"}
	BookHelps      = Text{"Bantuan", "Help", "Pomoć"}
	BookPlace      = Text{"Letak", "Place", "Mjesto"}
	BookArticle    = Text{"Pasal {0}", "Article {0}", "Članak {0}"}
	BookOwnWords   = Text{"Ringkasan Wasit dengan kata sendiri. Naskah resmi: FIDE.", "Wasit's summary in its own words. The official text is FIDE's.", "Wasitov sažetak vlastitim riječima. Službeni je tekst FIDE-in."}
	BookOwnO2SN    = Text{"Ringkasan Wasit dari lembar O2SN 2013.", "Wasit's summary of the O2SN sheets of 2013.", "Wasitov sažetak pravila O2SN 2013."}
	BookBeside     = Text{"Perbedaan dan pertanyaan", "Differences and questions", "Razlike i pitanja"}
	BookNumbers    = Text{"Nomor di tiap edisi", "Its number in each edition", "Broj u svakom izdanju"}
	BookNoNumber   = Text{"tidak ada", "none", "nema"}
	BookSecondary  = Text{"Edisi 2014 dan 2017 menurut sumber sekunder: periksa naskah resmi sebelum memutus.", "Editions 2014 and 2017 come from secondary sources: check the official text before you rule.", "Izdanja 2014. i 2017. su iz posrednih izvora: prije odluke provjerite službeni tekst."}
	BookAsked      = Text{"Sering ditanyakan", "Often asked", "Često se pita"}
	BookLoading    = Text{"Membuka peraturan", "Opening the Laws", "Otvaranje pravila"}
	BookFailed     = Text{"Teks peraturan tidak dapat dibuka", "The texts of the Laws could not be opened", "Tekst pravila nije se mogao otvoriti"}
	BookFailedDo   = Text{"Sambungkan ke internet sekali, lalu coba lagi. Sesudah itu teks tersimpan di perangkat.", "Connect to the internet once and try again. After that they are kept on the device.", "Spojite se jednom na internet i pokušajte ponovno. Poslije su na uređaju."}
	BookAgain      = Text{"Coba lagi", "Try again", "Pokušaj ponovno"}
	BookNotThere   = Text{"Pasal {0} tidak ada", "There is no article {0}", "Nema članka {0}"}

	BookMen        = Text{"Gerak dan nilai buah", "Moves and values of the men", "Kretanje i vrijednost figura"}
	BookMenText    = Text{"Nilai adalah ukuran kasar untuk menukar buah, bukan aturan.", "Values are a rule of thumb for exchanges, not a law.", "Vrijednosti su orijentacija za izmjene, nisu pravilo."}
	BookWorth      = Text{"Nilai {0}", "Worth {0}", "Vrijedi {0}"}
	BookPriceless  = Text{"Tak ternilai", "Beyond price", "Neprocjenjiv"}
	BookWritten    = Text{"ditulis {0}", "written {0}", "piše se {0}"}
	BookUnwritten  = Text{"ditulis tanpa huruf", "written without a letter", "piše se bez slova"}
	BookQuestion   = Text{"Pertanyaan pemula", "Beginners' questions", "Pitanja početnika"}
	BookSpeaking   = Text{"Mengucapkan langkah", "How moves are said", "Kako se izgovaraju potezi"}
	BookSpeakText  = Text{"Untuk pemain tunanetra: sebut buah, lajur, baris. Lajur bernama Anna sampai Hector; angka dalam bahasa Jerman, kecuali wasit memutuskan lain.", "For blind players: say the piece, the file, the rank. Files are Anna to Hector; numbers are German unless the arbiter decides otherwise.", "Za slijepe igrače: recite figuru, liniju, red. Linije su Anna do Hector; brojevi su njemački ako sudac ne odluči drukčije."}
	BookSign       = Text{"Tanda", "Sign", "Znak"}
	BookGerman     = Text{"Diucapkan", "Said", "Izgovor"}
	BookOwn        = Text{"Bahasa Indonesia", "In English", "Hrvatski"}
	BookExample    = Text{"{0} diucapkan “{1}”", "{0} is said “{1}”", "{0} se izgovara „{1}”"}
	BookEditions   = Text{"Beda antar edisi", "Editions compared", "Razlike među izdanjima"}
	BookO2SNTable  = Text{"Kartu O2SN 2013", "O2SN 2013 cards", "Kartoni O2SN 2013"}
	BookO2SNText   = Text{"Kartu kuning dalam satu partai dijumlah. Kalah dengan {0} kartu di catur standar, {1} di catur cepat.", "Yellow cards of one game add up. {0} lose it in standard play, {1} in rapid.", "Žuti kartoni jedne partije zbrajaju se. Poraz donose {0} u standardnom, {1} u ubrzanom šahu."}
	BookO2SNItems  = Text{"Semua butir O2SN", "All items of O2SN", "Sve točke O2SN"}
	BookItem       = Text{"Butir", "Item", "Točka"}
	BookOffence    = Text{"Pelanggaran", "Offence", "Prekršaj"}
	BookStandard   = Text{"Standar", "Standard", "Standardni"}
	BookRapid      = Text{"Cepat", "Rapid", "Ubrzani"}
	BookByClaim    = Text{"hanya atas klaim pemain", "on a player's claim only", "samo na zahtjev igrača"}
	BookByArbiter  = Text{"oleh wasit", "by the arbiter", "sudac"}
	BookByEither   = Text{"oleh wasit atau pemain", "by the arbiter or a player", "sudac ili igrač"}
	BookRaiseNote  = Text{"* Lembar O2SN tidak menyebut siapa yang boleh mengajukan; ini bacaan Wasit.", "* The O2SN sheets do not say who may raise it; this is Wasit's reading.", "* Pravila O2SN ne kažu tko to smije prijaviti; ovo je Wasitovo tumačenje."}
	BookSitsOut    = Text{"tidak main babak berikut", "sits out the next round", "ne igra sljedeće kolo"}
	BookCards      = Plural{"{0} kartu kuning", "{0} yellow card", "{0} yellow cards", "{0} žuti karton", "{0} žuta kartona", "{0} žutih kartona"}
	BookNoCard     = Text{"bukan pelanggaran", "no offence", "nije prekršaj"}
	BookWordsTitle = Text{"Kamus istilah", "Glossary", "Pojmovnik"}
	BookDefined    = Text{"Istilah dalam peraturan", "Words of the Laws", "Pojmovi iz pravila"}
	BookThree      = Text{"Dalam tiga bahasa", "In three languages", "Na tri jezika"}
)

// Men names the twelve men, as a square's name tells them: by the letters of a FEN.
var Men = map[byte]Text{
	'K': {"Raja Putih", "white king", "bijeli kralj"}, 'k': {"Raja Hitam", "black king", "crni kralj"},
	'Q': {"Menteri Putih", "white queen", "bijela dama"}, 'q': {"Menteri Hitam", "black queen", "crna dama"},
	'R': {"Benteng Putih", "white rook", "bijeli top"}, 'r': {"Benteng Hitam", "black rook", "crni top"},
	'B': {"Gajah Putih", "white bishop", "bijeli lovac"}, 'b': {"Gajah Hitam", "black bishop", "crni lovac"},
	'N': {"Kuda Putih", "white knight", "bijeli skakač"}, 'n': {"Kuda Hitam", "black knight", "crni skakač"},
	'P': {"Bidak Putih", "white pawn", "bijeli pješak"}, 'p': {"Bidak Hitam", "black pawn", "crni pješak"},
}

// The board.
var (
	BoardSquare  = Text{"{0}, {1}", "{0}, {1}", "{0}, {1}"}
	BoardEmpty   = Text{"{0}, kosong", "{0}, empty", "{0}, prazno"}
	BoardMarked  = Text{"{0}, bisa dituju", "{0}, can be reached", "{0}, moguće polje"}
	BoardDiagram = Text{"Diagram", "Diagram", "Dijagram"}
	BoardMarks   = Text{"petak bertanda: {0}", "marked squares: {0}", "označena polja: {0}"}
)
