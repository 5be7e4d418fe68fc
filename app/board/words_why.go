package board

import "wasit/app/i18n"

// Why a move cannot be made: {0} is the square that it is about, {1} the squares of the men that hinder.
var (
	textWayKing           = i18n.Text{ID: "Raja melangkah satu petak saja", EN: "The king moves one square", HR: "Kralj se pomiče za jedno polje"}
	textWayQueen          = i18n.Text{ID: "Menteri berjalan lurus atau diagonal", EN: "The queen moves along files, ranks and diagonals", HR: "Dama se kreće po linijama, redovima i dijagonalama"}
	textWayRook           = i18n.Text{ID: "Benteng berjalan lurus", EN: "The rook moves along files and ranks", HR: "Top se kreće po linijama i redovima"}
	textWayBishop         = i18n.Text{ID: "Gajah berjalan diagonal", EN: "The bishop moves along diagonals", HR: "Lovac se kreće po dijagonalama"}
	textWayKnight         = i18n.Text{ID: "Kuda melangkah berbentuk L", EN: "The knight moves in an L: two squares and one aside", HR: "Skakač se kreće u obliku slova L"}
	textWayPawn           = i18n.Text{ID: "Bidak maju lurus dan memukul serong ke depan", EN: "The pawn goes straight ahead and captures diagonally forward", HR: "Pješak ide ravno naprijed, a uzima ukoso naprijed"}
	textWhyOwn            = i18n.Text{ID: "Di {0} sudah berdiri buah sendiri", EN: "A man of the same side stands on {0}", HR: "Na {0} stoji vlastita figura"}
	textWhyBlocked        = i18n.Text{ID: "Jalannya terhalang buah di {0}", EN: "The way is blocked by the man on {0}", HR: "Put zatvara figura na {0}"}
	textWhyPawnBlocked    = i18n.Text{ID: "Bidak tidak bisa maju: {0} terisi", EN: "The pawn cannot advance: {0} is occupied", HR: "Pješak ne može naprijed: polje {0} je zauzeto"}
	textWhyPawnBegun      = i18n.Text{ID: "Bidak maju dua petak hanya pada langkah pertamanya", EN: "A pawn goes two squares on its first move only", HR: "Pješak ide dva polja samo u svom prvom potezu"}
	textWhyNothing        = i18n.Text{ID: "Di {0} tidak ada yang bisa dipukul bidak", EN: "There is nothing for the pawn to capture on {0}", HR: "Na {0} pješak nema što uzeti"}
	textWhyPassant        = i18n.Text{ID: "Tusuk silang hanya langsung sesudah bidak di {0} maju dua petak", EN: "En passant only at once, after the pawn on {0} came by two squares", HR: "En passant samo odmah nakon što je pješak na {0} došao s dva polja"}
	textWhyInCheck        = i18n.Text{ID: "Raja tetap kena skak dari {1}", EN: "The king would stay in check from {1}", HR: "Kralj bi ostao u šahu s {1}"}
	textWhyExposed        = i18n.Text{ID: "Raja akan kena skak dari {1}", EN: "The king would stand in check from {1}", HR: "Kralj bi stajao u šahu s {1}"}
	textWhyCastleLost     = i18n.Text{ID: "Tidak bisa rokade lagi: raja atau benteng itu sudah pernah melangkah", EN: "No castling: the king or that rook has moved", HR: "Nema rokade: kralj ili taj top već se pomaknuo"}
	textWhyCastleBlocked  = i18n.Text{ID: "Belum bisa rokade: ada buah di {1}", EN: "No castling now: a man stands on {1}", HR: "Rokada sada nije moguća: figura stoji na {1}"}
	textWhyCastleCheck    = i18n.Text{ID: "Tidak boleh rokade saat raja kena skak dari {1}", EN: "No castling out of check: {1} gives it", HR: "Nema rokade iz šaha: daje ga {1}"}
	textWhyCastleAttacked = i18n.Text{ID: "Tidak boleh rokade: {0} terserang dari {1}", EN: "No castling: {0} is attacked from {1}", HR: "Nema rokade: polje {0} napadnuto je s {1}"}
)

// What a side has taken.
var (
	textPlayCaptured = i18n.Text{ID: "Memukul: {0}", EN: "Has taken: {0}", HR: "Uzeto: {0}"}
	textPlayLead     = i18n.Text{ID: "unggul {0}", EN: "ahead by {0}", HR: "prednost {0}"}
)
