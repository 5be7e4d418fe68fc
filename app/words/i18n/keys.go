package i18n

// What stands on keys of the keyboard.
const (
	KeyTab   = "Tab"
	KeyEnter = "Enter"
	KeyEsc   = "Esc"
	KeyEnds  = "Home End"
)

// The keys of the keyboard, by what they do.
var (
	KeysTitle   = Text{"Tombol papan ketik", "Keyboard keys", "Tipke na tipkovnici"}
	KeysAll     = Text{"Di setiap halaman", "On every page", "Na svakoj stranici"}
	KeysNext    = Text{"Ke tombol berikutnya", "To the next key of the page", "Na sljedeći gumb"}
	KeysPress   = Text{"Tekan tombol yang terpilih", "Press the chosen key of the page", "Pritisni odabrani gumb"}
	KeysClose   = Text{"Tutup lembar", "Close the sheet", "Zatvori list"}
	KeysGo      = Text{"Tombol biru", "The blue key", "Plava tipka"}
	KeysThis    = Text{"Daftar ini", "This list", "Ovaj popis"}
	KeysFind    = Text{"Cari", "Search", "Traži"}
	KeysRound   = Text{"Mengisi hasil", "Entering results", "Unos rezultata"}
	KeysWhite   = Text{"Putih menang", "White wins", "Pobjeda bijelog"}
	KeysBlack   = Text{"Hitam menang", "Black wins", "Pobjeda crnog"}
	KeysForfeit = Text{"W.O.: putih menang, hitam menang", "Forfeit: White wins, Black wins", "Bez borbe: pobjeda bijelog, crnog"}
	KeysUndo    = Text{"Urungkan hasil terakhir", "Take the last result back", "Poništi posljednji rezultat"}
	KeysNumber  = Text{"Lalu nomor papan", "Then the number of a board", "Zatim broj ploče"}
	KeysBoards  = Text{"Papan sebelum dan sesudahnya", "The board before and after", "Prethodna i sljedeća ploča"}
	KeysGame    = Text{"Partai di papan", "A game on the board", "Partija na ploči"}
	KeysMoves   = Text{"Langkah sebelum dan sesudahnya", "The move before and after", "Prethodni i sljedeći potez"}
	KeysEnds    = Text{"Awal dan akhir partai", "Start and end of the game", "Početak i kraj partije"}
	KeysSquares = Text{"Di papan: petak di sebelahnya", "On the board: the square beside", "Na ploči: susjedno polje"}
	KeysWall    = Text{"Layar besar", "Big screen", "Veliki zaslon"}
	KeysPages   = Text{"Halaman sebelum dan sesudahnya", "The page before and after", "Prethodna i sljedeća stranica"}
	KeysHalt    = Text{"Berhenti dan jalan lagi", "Stop and go on", "Zaustavi i nastavi"}
	KeysLeave   = Text{"Keluar", "Leave", "Izlaz"}
)
