package i18n

// The Laws: search, reader, what stands beside them.
// Preface is the part of the Laws that has no number.
var Preface = Text{"Kata pengantar", "Preface", "Predgovor"}

var (
	BookTitle  = Text{"Peraturan catur", "Laws of Chess", "Pravila šaha"}
	BookShort  = Text{"Aturan", "Laws", "Pravila"}
	LearnShort = Text{"Belajar", "Learn", "Učenje"}
	BookUnder  = Text{"Pasal, putusan, tanya jawab", "Articles, rulings, questions", "Članci, odluke, pitanja"}
)

// Men names the twelve pieces, as a square's name tells them: by the letters of a FEN.
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
	BoardSquare = Text{"{0}, {1}", "{0}, {1}", "{0}, {1}"}
	BoardEmpty  = Text{"{0}, kosong", "{0}, empty", "{0}, prazno"}
	BoardRight  = Text{"{0}, benar", "{0}, right", "{0}, točno"}
	BoardWrong  = Text{"{0}, belum benar", "{0}, not right", "{0}, nije točno"}
	BoardMarked = Text{"{0}, bisa dituju", "{0}, can be reached", "{0}, moguće polje"}
)
