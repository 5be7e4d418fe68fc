package board

import (
	"wasit/app/words/i18n"
)

// What the board says to a question of the desk.
var (
	textDeskBring     = i18n.Text{ID: "Ke meja wasit: {0}", EN: "To the desk: {0}", HR: "Na sudački stol: {0}"}
	textDeskAsksHow   = i18n.Text{ID: "Mainkan langkah-langkahnya di sini, atau tempel dari kertas notasi.", EN: "Enter the moves here, or paste them from the scoresheet.", HR: "Unesite poteze ovdje ili ih zalijepite iz zapisa."}
	textDeskAsksThree = i18n.Plural{ID: "Posisi ini muncul {0} kali.", ENOne: "This position has occurred {0} time.", EN: "This position has occurred {0} times.", HROne: "Ova se pozicija pojavila {0} put.", HRFew: "Ova se pozicija pojavila {0} puta.", HR: "Ova se pozicija pojavila {0} puta."}
	textDeskAsksFifty = i18n.Plural{ID: "{0} langkah tiap pemain tanpa pemakanan dan langkah bidak.", ENOne: "{0} move by each player without capture or pawn move.", EN: "{0} moves by each player without capture or pawn move.", HROne: "{0} potez svakog igrača bez uzimanja i poteza pješakom.", HRFew: "{0} poteza svakog igrača bez uzimanja i poteza pješakom.", HR: "{0} poteza svakog igrača bez uzimanja i poteza pješakom."}
)

// The board.
var (
	textPlayLoading     = i18n.Text{ID: "Membuka papan …", EN: "Opening the board …", HR: "Otvaranje ploče …"}
	textPlayElsewhere   = i18n.Text{ID: "Papan ada di tab lain", EN: "The board is in another tab", HR: "Ploča je u drugoj kartici"}
	textPlayElsewhereDo = i18n.Text{ID: "Hanya satu tab mencatat partai, supaya tidak ada langkah yang hilang.", EN: "Only one tab records the game, so that no move is lost.", HR: "Partiju zapisuje samo jedna kartica, da se ne izgubi nijedan potez."}
	textPlayNoStore     = i18n.Text{ID: "Partai ini tidak tersimpan", EN: "This game is not kept", HR: "Partija se ne sprema"}
	textPlayNoStoreDo   = i18n.Text{ID: "Papan tetap bisa dipakai, tetapi partai hilang bila aplikasi ditutup. Simpan PGN-nya.", EN: "The board works, but the game is lost when the app is closed. Save its PGN.", HR: "Ploča radi, ali se partija gubi kad se aplikacija zatvori. Spremite PGN."}
	textPlayLate        = i18n.Text{ID: "Langkah terakhir belum tersimpan", EN: "The last moves are not stored", HR: "Zadnji potezi nisu spremljeni"}
	textPlayLateDo      = i18n.Text{ID: "Jangan tutup aplikasi.", EN: "Do not close the app.", HR: "Nemojte zatvoriti aplikaciju."}
	textPlayTryAgain    = i18n.Text{ID: "Coba lagi", EN: "Try again", HR: "Pokušaj ponovno"}
	textPlayDamaged     = i18n.Text{ID: "Catatan partai rusak di baris {0}", EN: "The record of the game is damaged at line {0}", HR: "Zapis partije oštećen je u retku {0}"}
	textPlayDamagedDo   = i18n.Text{ID: "Yang terbaca sebelum itu dilanjutkan sebagai partai baru.", EN: "What could be read before goes on as a new game.", HR: "Ono što je pročitano prije nastavlja se kao nova partija."}
	textPlayTurnOf      = i18n.Text{ID: "Giliran {0}", EN: "{0} to move", HR: "Na potezu: {0}"}
	textPlayLast        = i18n.Text{ID: "Langkah terakhir {0}", EN: "Last move {0}", HR: "Zadnji potez {0}"}
	textPlayCheck       = i18n.Text{ID: "Sekak", EN: "Check", HR: "Šah"}
	textPlayMoveNo      = i18n.Text{ID: "No.", EN: "No.", HR: "Br."}
	textPlayShowMove    = i18n.Text{ID: "Lihat posisi sesudah {0}", EN: "Show the position after {0}", HR: "Prikaži poziciju nakon {0}"}
	textPlayPastStart   = i18n.Text{ID: "Posisi awal", EN: "Starting position", HR: "Početni položaj"}
	textPlayPastBack    = i18n.Text{ID: "Ke posisi sekarang", EN: "Back to the game", HR: "Natrag na partiju"}
	textPlayBefore      = i18n.Text{ID: "Langkah sebelumnya", EN: "Previous move", HR: "Prethodni potez"}
	textPlayAfter       = i18n.Text{ID: "Langkah berikutnya", EN: "Next move", HR: "Sljedeći potez"}
	textPlayFlip        = i18n.Text{ID: "Putar papan", EN: "Turn the board", HR: "Okreni ploču"}
	textPlayTyped       = i18n.Text{ID: "Langkah ({0})", EN: "Move ({0})", HR: "Potez ({0})"}
	textPlayTypedDo     = i18n.Text{ID: "Jalankan", EN: "Make it", HR: "Odigraj"}
	textPlayRedo        = i18n.Text{ID: "Ulangi yang dibatalkan", EN: "Redo", HR: "Ponovi vraćeno"}
	textPlaySay         = i18n.Text{ID: "Ucapkan langkah", EN: "Say the move", HR: "Izgovori potez"}
	textPlayOwnMoves    = i18n.Text{ID: "Ucapkan dalam bahasa Indonesia, bukan Jerman", EN: "Speak moves in English (off: German, as D.2 has it)", HR: "Izgovaraj poteze hrvatski, ne njemački"}
	textPlayClockStart  = i18n.Text{ID: "Mulai jam", EN: "Start the clock", HR: "Pokreni sat"}
	textPlayWithClock   = i18n.Text{ID: "Main dengan jam", EN: "Play with the clock", HR: "Igraj sa satom"}
	textPlayTaken       = i18n.Text{ID: "Ditarik kembali", EN: "Taken back", HR: "Vraćeno"}
	textPlayTakenClock  = i18n.Text{ID: "Jam dihentikan; giliran {0}. Betulkan waktu di halaman jam bila perlu, lalu teruskan.", EN: "The clock stands; {0} is next. Correct the times on the clock's page if need be, then go on.", HR: "Sat stoji; na potezu: {0}. Vremena po potrebi ispravite na stranici sata, zatim nastavite."}
	textPlayTakenClaim  = i18n.Text{ID: "Waktu yang sudah diberikan karena klaim tetap ada di jam. Ambil lagi di halaman jam: Koreksi.", EN: "The time given for the claim stays on the clock. Take it back on the clock's page: Correct.", HR: "Vrijeme dano zbog reklamacije ostaje na satu. Oduzmite ga na stranici sata: Ispravi."}
	textCastleShort     = i18n.Text{ID: "Rokade pendek", EN: "Castling short", HR: "Mala rokada"}
	textCastleLong      = i18n.Text{ID: "Rokade panjang", EN: "Castling long", HR: "Velika rokada"}
	textPlayAt          = i18n.Text{ID: "Babak {0} · papan {1}", EN: "Round {0} · board {1}", HR: "Kolo {0} · ploča {1}"}
	textPlayKeep        = i18n.Text{ID: "Simpan di turnamen", EN: "Keep with the tournament", HR: "Spremi uz turnir"}
	textPlaySame        = i18n.Text{ID: "Sama berarti: giliran sama, buah yang sama di petak yang sama, hak rokade sama, hak tusuk silang sama. {0}", EN: "The same means: same player to move, same men on the same squares, same rights to castle, same right to capture en passant. {0}", HR: "Isto znači: isti igrač na potezu, iste figure na istim poljima, ista prava na rokadu, isto pravo na en passant. {0}"}
	textPlayIntended    = i18n.Text{ID: "Langkah yang ditulis, belum dijalankan ({0})", EN: "Move written and not played ({0})", HR: "Zapisan, a neodigran potez ({0})"}
	textPlayDraw        = i18n.Text{ID: "½ Remis", EN: "½ Draw", HR: "½ Remi"}
	textPlayResign      = i18n.Text{ID: "Menyerah", EN: "Resign", HR: "Predaja"}
	textPlayClaim       = i18n.Text{ID: "Klaim", EN: "Claim", HR: "Reklamacija"}
	textPlayMore        = i18n.Text{ID: "Lainnya", EN: "More", HR: "Više"}
	textPlayDrawFirst   = i18n.Text{ID: "Tawarkan remis sesudah melangkah", EN: "Offer a draw after your move", HR: "Remi se nudi nakon poteza"}
	textPlayConsent     = i18n.Text{ID: "Wasit mengizinkan: remis", EN: "The arbiter consents: draw", HR: "Sudac pristaje: remi"}
	textPlayNoDrawYet   = i18n.Text{ID: "Remis baru bisa disepakati sesudah kedua pemain melangkah. {0}.", EN: "A draw can be agreed once both players have moved. {0}.", HR: "Remi se može dogovoriti tek kad oba igrača odigraju potez. {0}."}
	textPlayNoDrawTill  = i18n.Text{ID: "Sebelum langkah {0} remis perlu izin wasit. {1}.", EN: "Before move {0} a draw needs the arbiter's consent. {1}.", HR: "Prije {0}. poteza za remi treba pristanak suca. {1}."}
	textPlayNoDraw      = i18n.Text{ID: "Di sini remis selalu perlu izin wasit. {0}.", EN: "Here a draw needs the arbiter's consent. {0}.", HR: "Ovdje za remi uvijek treba pristanak suca. {0}."}
	textPlayOfferHow    = i18n.Text{ID: "Berlaku sampai {0} menjawab atau melangkah. {1}", EN: "Open until {0} answers or moves. {1}", HR: "Vrijedi dok {0} ne odgovori ili povuče. {1}"}
	textPlayRefuse      = i18n.Text{ID: "Tolak", EN: "Decline", HR: "Odbij"}
	textPlayAccept      = i18n.Text{ID: "Terima ½–½", EN: "Accept ½–½", HR: "Prihvati ½–½"}
	textPlayWhoResigns  = i18n.Text{ID: "Bagaimana partai berakhir?", EN: "How does the game end?", HR: "Kako partija završava?"}
	textPlayWinsIf      = i18n.Text{ID: "{0} menang, kalau masih bisa mematikan", EN: "{0} wins, if mate is still possible", HR: "{0} pobjeđuje, ako je mat još moguć"}
	textPlayFlagFell    = i18n.Text{ID: "{0}: waktu habis", EN: "{0}: flag fell", HR: "{0}: pala zastavica"}
	textPlayResigns     = i18n.Text{ID: "{0} menyerah", EN: "{0} resigns", HR: "{0} predaje"}
	textPlayReplace     = i18n.Text{ID: "{0}: ganti dengan?", EN: "{0}: promote to?", HR: "{0}: pretvoriti u?"}
	textPlayCancel      = i18n.Text{ID: "Batal", EN: "Cancel", HR: "Odustani"}
	textPlayClaimBy     = i18n.Text{ID: "{0} mengklaim remis", EN: "{0} claims a draw", HR: "{0} traži remi"}
	textPlayClaimHow    = i18n.Text{ID: "Hanya pemain yang mendapat giliran boleh mengklaim.", EN: "Only the player to move may claim.", HR: "Reklamirati može samo igrač na potezu."}
	textPlayClaimWith   = i18n.Text{ID: "Langkah yang ditulis, tidak dijalankan (boleh kosong)", EN: "Move written and not played (may be empty)", HR: "Zapisan, a neodigran potez (može prazno)"}
	textPlayClaimFifty  = i18n.Text{ID: "50 langkah", EN: "Fifty moves", HR: "50 poteza"}
	textPlayClaimCosts  = i18n.Text{ID: "{0} mendapat tambahan {1}. Klaim ini berlaku sebagai tawaran remis.", EN: "{0} gets {1} more. The claim stands as a draw offer.", HR: "{0} dobiva još {1}. Reklamacija vrijedi kao ponuda remija."}
	textPlayClaimLost   = i18n.Text{ID: "Hak mengklaim sudah hilang", EN: "The right to claim is lost", HR: "Pravo na reklamaciju je izgubljeno"}
	textPlayEnded       = i18n.Text{ID: "Partai sudah selesai", EN: "The game has ended", HR: "Partija je završena"}
	textPlayObliged     = i18n.Text{ID: "Langkah yang ditulis harus dijalankan: {0}", EN: "The written move must be played: {0}", HR: "Mora se odigrati zapisani potez: {0}"}
	textPlayUndecided   = i18n.Text{ID: "Wasit memutuskan", EN: "The arbiter decides", HR: "Odlučuje sudac"}
	textPlayUndecidedBy = i18n.Text{ID: "Belum terbukti apakah lawan masih bisa mat.", EN: "It is not proved whether the opponent can still mate.", HR: "Nije dokazano može li protivnik još matirati."}
	textPlayNew         = i18n.Text{ID: "Partai baru", EN: "New game", HR: "Nova partija"}
	textPlayGames       = i18n.Text{ID: "Partai di perangkat ini", EN: "Games on this device", HR: "Partije na uređaju"}
	textPlayPlies       = i18n.Plural{ID: "{0} langkah", ENOne: "{0} move", EN: "{0} moves", HROne: "{0} potez", HRFew: "{0} poteza", HR: "{0} poteza"}
	textPlayLetters     = i18n.Text{ID: "Huruf buah", EN: "Letters of the pieces", HR: "Slova figura"}
	textPlayClass       = i18n.Text{ID: "Kelas", EN: "Class", HR: "Kategorija"}
	textPlayStart       = i18n.Text{ID: "Posisi awal", EN: "Starting position", HR: "Početni položaj"}
	textPlayUsual       = i18n.Text{ID: "Biasa", EN: "Usual", HR: "Obična"}
	textPlay960         = i18n.Text{ID: "Catur 960", EN: "Chess960", HR: "Šah 960"}
	textPlayNumberOf    = i18n.Text{ID: "Nomor posisi (0–959)", EN: "Number of the position (0–959)", HR: "Broj pozicije (0–959)"}
	textPlayNumber      = i18n.Text{ID: "Nomor posisi: 0 sampai 959", EN: "A position's number is 0 to 959", HR: "Broj pozicije je od 0 do 959"}
	textPlayLot         = i18n.Text{ID: "Undi", EN: "Draw by lot", HR: "Ždrijeb"}
	textPlaySeed        = i18n.Text{ID: "Diundi dengan benih {0}", EN: "Drawn with the seed {0}", HR: "Izvučeno sa sjemenom {0}"}
	textPlayBegin       = i18n.Text{ID: "Mulai", EN: "Begin", HR: "Počni"}
	textPlayKeepNote    = i18n.Text{ID: "Partai di papan tetap tersimpan di daftar.", EN: "The game on the board stays in the list.", HR: "Partija s ploče ostaje na popisu."}
	textPlayPGNSave     = i18n.Text{ID: "Simpan PGN", EN: "Save PGN", HR: "Spremi PGN"}
	textPlayPGNShare    = i18n.Text{ID: "Bagikan PGN", EN: "Share PGN", HR: "Podijeli PGN"}
	textPlayPGNOpen     = i18n.Text{ID: "Buka PGN", EN: "Open PGN", HR: "Otvori PGN"}
	textPlayPGNRead     = i18n.Plural{ID: "{0} partai dibaca", ENOne: "{0} game read", EN: "{0} games read", HROne: "Pročitana {0} partija", HRFew: "Pročitane {0} partije", HR: "Pročitano {0} partija"}
	textPlayPGNMore     = i18n.Plural{ID: "{0} partai lain tetap di berkas: bagi berkasnya atau hapus partai lama dari daftar.", ENOne: "{0} more game stayed in the file: split the file, or delete old games from the list.", EN: "{0} more games stayed in the file: split the file, or delete old games from the list.", HROne: "Još {0} partija ostala je u datoteci: podijelite datoteku ili obrišite stare partije s popisa.", HRFew: "Još {0} partije ostale su u datoteci: podijelite datoteku ili obrišite stare partije s popisa.", HR: "Još {0} partija ostalo je u datoteci: podijelite datoteku ili obrišite stare partije s popisa."}
	textPGNLawsDiffer   = i18n.Plural{ID: "Di {0} partai hasil berkas tetap, tetapi aturan mengatakan lain.", ENOne: "In {0} game the file's result stands; the Laws say otherwise.", EN: "In {0} games the file's result stands; the Laws say otherwise.", HROne: "U {0} partiji vrijedi rezultat iz datoteke, a Pravila kažu drukčije.", HRFew: "U {0} partije vrijedi rezultat iz datoteke, a Pravila kažu drukčije.", HR: "U {0} partija vrijedi rezultat iz datoteke, a Pravila kažu drukčije."}
	textLawsSay         = i18n.Text{ID: "Menurut aturan: {0} setelah {1}. {2}.", EN: "By the Laws: {0} after {1}. {2}.", HR: "Po Pravilima: {0} nakon {1}. {2}."}
	textPGNLongNotes    = i18n.Plural{ID: "{0} catatan terlalu panjang dan tidak diambil.", ENOne: "{0} note was too long and was left out.", EN: "{0} notes were too long and were left out.", HROne: "{0} bilješka je preduga i izostavljena.", HRFew: "{0} bilješke su preduge i izostavljene.", HR: "{0} bilješki je predugo i izostavljeno."}
	textPGNEncoding     = i18n.Text{ID: "Dibaca sebagai {0}: periksa namanya.", EN: "Read as {0}: check the names.", HR: "Pročitano kao {0}: provjerite imena."}
	textPGNBadBytes     = i18n.Plural{ID: "{0} tanda tidak jelas: periksa namanya.", ENOne: "{0} letter is not clear: check the names.", EN: "{0} letters are not clear: check the names.", HROne: "{0} slovo nije jasno: provjerite imena.", HRFew: "{0} slova nisu jasna: provjerite imena.", HR: "{0} slova nije jasno: provjerite imena."}
	textListFull        = i18n.Plural{ID: "Daftar penuh: {0} partai", ENOne: "The list is full: {0} game", EN: "The list is full: {0} games", HROne: "Popis je pun: {0} partija", HRFew: "Popis je pun: {0} partije", HR: "Popis je pun: {0} partija"}
	textListFullDo      = i18n.Text{ID: "Tidak ada yang diambil atau dibuang. Simpan partai lama sebagai PGN dan hapus dari daftar, lalu buka lagi.", EN: "Nothing was taken and nothing was dropped. Save old games as PGN, delete them from the list, and open the file again.", HR: "Ništa nije uzeto ni izbačeno. Spremite stare partije kao PGN, obrišite ih s popisa pa ponovno otvorite datoteku."}
	textListUndated     = i18n.Text{ID: "Tanpa tanggal", EN: "No date", HR: "Bez datuma"}
	textPlayGiven       = i18n.Text{ID: "Hasil diberikan, sebabnya tidak disebut", EN: "Result given, its cause not named", HR: "Rezultat je dan, uzrok nije naveden"}
	textPlayPGNBroken   = i18n.Plural{ID: "{0} partai tidak terbaca", ENOne: "{0} game could not be read", EN: "{0} games could not be read", HROne: "{0} partija nije čitljiva", HRFew: "{0} partije nisu čitljive", HR: "{0} partija nije čitljivo"}
	textPlayFEN         = i18n.Text{ID: "Salin FEN", EN: "Copy FEN", HR: "Kopiraj FEN"}
)

// Notes beside the moves.
var (
	textNoteWrite   = i18n.Text{ID: "Tulis catatan", EN: "Write a note", HR: "Napiši bilješku"}
	textNoteChange  = i18n.Text{ID: "Ubah catatan", EN: "Change the note", HR: "Promijeni bilješku"}
	textNoteComment = i18n.Text{ID: "Komentar, satu per baris", EN: "Comments, one a line", HR: "Komentari, po jedan u retku"}
	textNoteMark    = i18n.Text{ID: "Tanda langkah", EN: "Mark of the move", HR: "Oznaka poteza"}
	textNoteDrop    = i18n.Text{ID: "Hapus varian", EN: "Remove the variation", HR: "Ukloni varijantu"}
	textLineAt      = i18n.Text{ID: "Varian: {0}", EN: "Variation: {0}", HR: "Varijanta: {0}"}
	textLineBegin   = i18n.Text{ID: "Varian pengganti {0}: jalankan langkah lain di papan", EN: "Variation instead of {0}: make another move on the board", HR: "Varijanta umjesto {0}: odigrajte drugi potez na ploči"}
	textLineStart   = i18n.Text{ID: "Buat varian dari sini", EN: "Variation from here", HR: "Varijanta odavde"}
	textLinePromote = i18n.Text{ID: "Jadikan jalan utama", EN: "Make it the main line", HR: "Postavi kao glavni tijek"}
	textLineGame    = i18n.Text{ID: "Varian itu kini partai tersendiri", EN: "The variation is a game of its own now", HR: "Varijanta je sada zasebna partija"}
	textLineGameDo  = i18n.Text{ID: "Langkah yang dimainkan menjadi variannya. Partai semula tetap di daftar.", EN: "The moves that were played are a variation of it. The former game stays in the list.", HR: "Odigrani su potezi njezina varijanta. Prijašnja partija ostaje na popisu."}
	textNoteThere   = i18n.Text{ID: "ada catatan", EN: "with a note", HR: "s bilješkom"}
	textNoteMarks   = [...]i18n.Text{1: {ID: "Langkah baik", EN: "Good move", HR: "Dobar potez"}, 2: {ID: "Langkah buruk", EN: "Mistake", HR: "Pogreška"},
		3: {ID: "Langkah cemerlang", EN: "Brilliant move", HR: "Izvrstan potez"}, 4: {ID: "Blunder", EN: "Blunder", HR: "Gruba pogreška"},
		5: {ID: "Langkah menarik", EN: "Interesting move", HR: "Zanimljiv potez"}, 6: {ID: "Langkah meragukan", EN: "Dubious move", HR: "Sumnjiv potez"}}
)

// The list of games.
var (
	textListSave      = i18n.Plural{ID: "Simpan {0} partai sebagai PGN", ENOne: "Save {0} game as PGN", EN: "Save {0} games as PGN", HROne: "Spremi {0} partiju kao PGN", HRFew: "Spremi {0} partije kao PGN", HR: "Spremi {0} partija kao PGN"}
	textListDamaged   = i18n.Plural{ID: "{0} partai rusak", ENOne: "{0} game is damaged", EN: "{0} games are damaged", HROne: "{0} partija je oštećena", HRFew: "{0} partije su oštećene", HR: "{0} partija je oštećeno"}
	textListDamagedDo = i18n.Text{ID: "Di berkas ada yang masih terbaca darinya; di daftar semuanya tetap seperti semula.", EN: "The file holds what could still be read of it; the list stays as it was.", HR: "U datoteci je ono što se još dalo pročitati; popis ostaje kakav je bio."}
	textListSearch    = i18n.Text{ID: "Cari pemain atau hasil", EN: "Search player or result", HR: "Traži igrača ili rezultat"}
	textListNone      = i18n.Text{ID: "Tidak ada partai yang cocok", EN: "No game matches", HR: "Nijedna partija ne odgovara"}
	textListMore      = i18n.Text{ID: "Lainnya: {0}", EN: "More: {0}", HR: "Više: {0}"}
	textListDelete    = i18n.Text{ID: "Hapus partai", EN: "Delete the game", HR: "Izbriši partiju"}
	textListGone      = i18n.Text{ID: "Partai yang dihapus tidak dapat dikembalikan. Simpan PGN-nya lebih dulu bila masih diperlukan.", EN: "A deleted game cannot be brought back. Save its PGN first if it is still needed.", HR: "Izbrisana partija ne može se vratiti. Ako još treba, najprije spremite njezin PGN."}
	textListOnBoard   = i18n.Text{ID: "Partai ini ada di papan", EN: "This game lies on the board", HR: "Ova je partija na ploči"}
	textListPaste     = i18n.Text{ID: "Tempel PGN atau FEN", EN: "Paste PGN or FEN", HR: "Zalijepite PGN ili FEN"}
	textListRead      = i18n.Text{ID: "Baca", EN: "Read it", HR: "Učitaj"}
)

// textMoveMeant offers what a faulty move may mean.
var textMoveMeant = i18n.Text{ID: "Mungkin: {0}", EN: "Perhaps: {0}", HR: "Možda: {0}"}

// Where a file of games is at fault, and why.
var (
	textPGNWhere = i18n.Text{ID: "PGN baris {0}, kolom {1}", EN: "PGN line {0}, column {1}", HR: "PGN redak {0}, stupac {1}"}
)

// Why a position is refused.
var (
	textPlayNoPosition = i18n.Text{ID: "Posisi ini belum bisa dipakai", EN: "This position cannot be used yet", HR: "Ova se pozicija još ne može koristiti"}
	textFENColumn      = i18n.Text{ID: "Huruf ke-{0}: {1}", EN: "Character {0}: {1}", HR: "Znak {0}: {1}"}
	textFENSquare      = i18n.Text{ID: "{0}: {1}", EN: "{0}: {1}", HR: "{0}: {1}"}
)

// The position editor and the question whether a side can still mate.
var (
	textMateTitle     = i18n.Text{ID: "Masih bisa mat?", EN: "Can they still mate?", HR: "Je li mat još moguć?"}
	textMateEditor    = i18n.Text{ID: "Susun posisi", EN: "Set up a position", HR: "Postavi poziciju"}
	textMateMen       = i18n.Text{ID: "Buah", EN: "Men", HR: "Figure"}
	textMateErase     = i18n.Text{ID: "Hapus", EN: "Erase", HR: "Briši"}
	textMateClear     = i18n.Text{ID: "Kosongkan", EN: "Clear", HR: "Isprazni"}
	textMateInitial   = i18n.Text{ID: "Posisi awal", EN: "Initial", HR: "Početna"}
	textMateFlip      = i18n.Text{ID: "Putar", EN: "Turn", HR: "Okreni"}
	textMateWho       = i18n.Text{ID: "Siapa yang harus bisa mat?", EN: "Who must be able to mate?", HR: "Tko mora moći matirati?"}
	textMateTurn      = i18n.Text{ID: "Giliran", EN: "To move", HR: "Na potezu"}
	textMateCastling  = i18n.Text{ID: "Boleh rokade", EN: "May castle", HR: "Smije rokirati"}
	textMateFEN       = i18n.Text{ID: "Posisi sebagai teks (FEN)", EN: "Position as text (FEN)", HR: "Pozicija kao tekst (FEN)"}
	textMateAsk       = i18n.Text{ID: "Periksa", EN: "Check", HR: "Provjeri"}
	textMatePlay      = i18n.Text{ID: "Main dari sini", EN: "Play from here", HR: "Igraj odavde"}
	textMateEdit      = i18n.Text{ID: "Ubah", EN: "Change", HR: "Promijeni"}
	textMateQuestion  = i18n.Text{ID: "Bisakah {0} mat?", EN: "Can {0} mate?", HR: "Može li {0} matirati?"}
	textMateLooking   = i18n.Text{ID: "Mencari jalan ke mat …", EN: "Looking for a way to mate …", HR: "Traži se put do mata …"}
	textMateStop      = i18n.Text{ID: "Hentikan", EN: "Stop", HR: "Zaustavi"}
	textMateYesBy     = i18n.Text{ID: "Dengan rangkaian langkah sah, seburuk apa pun lawan bermain. Bila lawannya habis waktu, ia menang. Pasal", EN: "By legal moves, with the most unskilled counterplay. If the opponent's flag has fallen, they win. Article", HR: "Pravilnim potezima, uz najslabiju igru protivnika. Ako je protivniku pala zastavica, pobjeđuje. Članak"}
	textMateNoBy      = i18n.Text{ID: "Bila lawannya habis waktu: remis. Pasal", EN: "If the opponent's flag has fallen, the game is drawn. Article", HR: "Ako je protivniku pala zastavica: remi. Članak"}
	textMateUnknown   = i18n.Text{ID: "Belum terbukti", EN: "Not proven", HR: "Nije dokazano"}
	textMateUnknownBy = i18n.Text{ID: "Aplikasi tidak memutuskan. Wasit yang menilai. Pasal", EN: "The app does not decide. The arbiter does. Article", HR: "Aplikacija ne odlučuje. Procjenjuje sudac. Članak"}
	textMateLine      = i18n.Text{ID: "Salah satu jalannya", EN: "One way to it", HR: "Jedan od putova"}
	textMateOnBoard   = i18n.Text{ID: "Mat sudah di papan.", EN: "It is mate already.", HR: "Mat je već na ploči."}
	textMateAt        = i18n.Text{ID: "posisi {0} dari {1}", EN: "position {0} of {1}", HR: "pozicija {0} od {1}"}
	textMateReason    = i18n.Text{ID: "Alasannya", EN: "The reason", HR: "Razlog"}
	textMateSearched  = i18n.Text{ID: "Yang sudah dicari", EN: "What was searched", HR: "Što je pretraženo"}
	textMatePositions = i18n.Text{ID: "Posisi diperiksa", EN: "Positions examined", HR: "Ispitanih pozicija"}
	textMateFound     = i18n.Text{ID: "Mat ditemukan", EN: "Mate found", HR: "Pronađen mat"}
	textMateProved    = i18n.Text{ID: "Bukti mustahil", EN: "Proof against it", HR: "Dokaz da nije moguć"}
	textMateNone      = i18n.Text{ID: "tidak", EN: "none", HR: "nema"}
	textMateLonger    = i18n.Text{ID: "Cari lebih lama", EN: "Search longer", HR: "Traži dulje"}
	textMateUse       = i18n.Text{ID: "Pakai di jam: {0}", EN: "Use on the clock: {0}", HR: "Primijeni na satu: {0}"}
	textMateToClock   = i18n.Text{ID: "Kembali ke jam", EN: "Back to the clock", HR: "Natrag na sat"}
)

// The envelope of an adjourned game.
var (
	textSealTitle   = i18n.Text{ID: "Langkah sampul", EN: "Sealed move", HR: "Kuvertirani potez"}
	textSealEvent   = i18n.Text{ID: "Turnamen, babak, papan", EN: "Tournament, round, board", HR: "Turnir, kolo, ploča"}
	textSealUsed    = i18n.Text{ID: "Waktu terpakai {0}", EN: "Time used by {0}", HR: "Utrošeno vrijeme: {0}"}
	textSealDay     = i18n.Text{ID: "Dilanjutkan: hari dan tanggal", EN: "Resumption: day and date", HR: "Nastavak: dan i datum"}
	textSealHour    = i18n.Text{ID: "Pukul", EN: "Time", HR: "Sat"}
	textSealPlace   = i18n.Text{ID: "Tempat", EN: "Place", HR: "Mjesto"}
	textSealOffer   = i18n.Text{ID: "Penyampul menawarkan remis", EN: "The sealer offers a draw", HR: "Nudi remi tko kuvertira"}
	textSealPrint   = i18n.Text{ID: "Cetak sampul", EN: "Print the envelope", HR: "Ispiši kuvertu"}
	textSealPreview = i18n.Text{ID: "Muka sampul", EN: "Face of the envelope", HR: "Lice kuverte"}
	textSealBy      = i18n.Text{ID: "Menyampul", EN: "Sealed by", HR: "Kuvertira"}
	textSealOpen    = i18n.Text{ID: "Tawaran remis berlaku", EN: "Open draw offer", HR: "Otvorena ponuda remija"}
	textSealNone    = i18n.Text{ID: "tidak ada", EN: "none", HR: "nema"}
	textSealLast    = i18n.Text{ID: "Langkah terakhir", EN: "Last move", HR: "Zadnji potez"}
	textSealRule    = i18n.Text{ID: "Langkah ditulis pemain sendiri pada kertas notasinya dan dimasukkan ke sampul ini sebelum jamnya dihentikan. Sampul hanya dibuka oleh wasit saat lawan hadir.", EN: "The player writes the move on the scoresheet and puts it into this envelope before stopping the clock. Only the arbiter opens it, when the opponent is present.", HR: "Igrač sam zapisuje potez na svoj obrazac i stavlja ga u ovu kuvertu prije zaustavljanja sata. Otvara je samo sudac kad je protivnik prisutan."}
	textSealGuide   = i18n.Text{ID: "Pedoman partai tunda ({0}), FIDE {1}", EN: "Guidelines for adjourned games ({0}), FIDE {1}", HR: "Smjernice za prekinute partije ({0}), FIDE {1}"}
	textSealPrinted = i18n.Text{ID: "Dicetak Wasit {0} · rekat di sini, tanda tangan melintasi tutup", EN: "Printed by Wasit {0} · seal here, sign across the flap", HR: "Ispisao Wasit {0} · zalijepiti ovdje, potpisati preko preklopa"}
	textSealOpening = i18n.Text{ID: "Buka sampul", EN: "Open the envelope", HR: "Otvaranje kuverte"}
	textSealOpened  = i18n.Text{ID: "Langkah di dalam sampul ({0})", EN: "Move in the envelope ({0})", HR: "Potez u kuverti ({0})"}
	textSealMake    = i18n.Text{ID: "Jalankan langkah sampul", EN: "Make the sealed move", HR: "Odigraj kuvertirani potez"}
	textSealConfirm = i18n.Text{ID: "Catat hasil", EN: "Record the result", HR: "Zapiši rezultat"}
)

// Castling lost by pieces set up wrongly.
var (
	textCastlingTitle     = i18n.Text{ID: "Salah susun: hak rokade", EN: "Wrong set-up: castling rights", HR: "Krivo postavljeno: rokada"}
	textCastlingWhose     = i18n.Text{ID: "Buah siapa yang salah letak?", EN: "Whose men stood wrongly?", HR: "Čije su figure krivo stajale?"}
	textCastlingKing      = i18n.Text{ID: "Raja salah letak", EN: "The king stood wrongly", HR: "Kralj je krivo stajao"}
	textCastlingKingQueen = i18n.Text{ID: "Raja dan menteri tertukar", EN: "King and queen had changed places", HR: "Kralj i dama bili su zamijenjeni"}
	textCastlingNear      = i18n.Text{ID: "Benteng sayap raja salah letak", EN: "The rook on the king's side stood wrongly", HR: "Top na kraljevoj strani krivo je stajao"}
	textCastlingFar       = i18n.Text{ID: "Benteng sayap menteri salah letak", EN: "The rook on the queen's side stood wrongly", HR: "Top na daminoj strani krivo je stajao"}
	textCastlingChoose    = i18n.Text{ID: "Pilih buah yang salah letak.", EN: "Choose the men that stood wrongly.", HR: "Odaberite figure koje su krivo stajale."}
	textCastlingDo        = i18n.Text{ID: "Berlakukan di papan", EN: "Hold the board to it", HR: "Primijeni na ploči"}
	textCastlingNone      = i18n.Text{ID: "{0} tidak boleh rokade di partai ini.", EN: "{0} may not castle in this game.", HR: "{0} u ovoj partiji ne smije rokirati."}
	textCastlingNotNear   = i18n.Text{ID: "{0} tidak boleh rokade pendek di partai ini.", EN: "{0} may not castle on the king's side in this game.", HR: "{0} u ovoj partiji ne smije izvesti malu rokadu."}
	textCastlingNotFar    = i18n.Text{ID: "{0} tidak boleh rokade panjang di partai ini.", EN: "{0} may not castle on the queen's side in this game.", HR: "{0} u ovoj partiji ne smije izvesti veliku rokadu."}
	textCastlingKept      = i18n.Text{ID: "{0} tetap boleh rokade.", EN: "{0} may still castle.", HR: "{0} i dalje smije rokirati."}
)

// A clock that was locked.
var (
	textPlayLocked   = i18n.Text{ID: "Jam dikunci", EN: "The clock is locked", HR: "Sat je zaključan"}
	textPlayLockedDo = i18n.Text{ID: "Buka halaman jam dan tahan “Buka kunci”.", EN: "Open the clock and hold “Unlock”.", HR: "Otvorite sat i držite „Otvori”."}
)

// A clock that is in a game already.
var (
	textPlayStandingQ     = i18n.Text{ID: "Sudah ada jam yang dipakai", EN: "A clock is in use already", HR: "Jedan se sat već koristi"}
	textPlayStanding      = i18n.Text{ID: "{0}: Putih {1}, Hitam {2}", EN: "{0}: White {1}, Black {2}", HR: "{0}: bijeli {1}, crni {2}"}
	textPlayAnewWithClock = i18n.Text{ID: "Partai di papan sudah berjalan tanpa jam: ia disimpan di daftar, dan partai baru dimulai dengan jam.", EN: "The game on the board was begun without a clock: it stays in the list, and a new game begins with the clock.", HR: "Partija na ploči započeta je bez sata: ostaje u popisu, a sa satom počinje nova."}
	textPlayBegunAnew     = i18n.Text{ID: "Partai baru, dengan jam", EN: "A new game, with the clock", HR: "Nova partija, sa satom"}
	textPlayBegunAnewDo   = i18n.Text{ID: "Partai sebelumnya tersimpan di daftar.", EN: "The game before it is in the list.", HR: "Prethodna je partija u popisu."}
	textPlayBegunBack     = i18n.Text{ID: "Kembali ke partai itu", EN: "Back to that game", HR: "Natrag na tu partiju"}
	textPlayThisClock     = i18n.Text{ID: "Main dengan jam itu", EN: "Play with that clock", HR: "Igraj s tim satom"}
	textPlayThisClockBy   = i18n.Text{ID: "Waktunya berlanjut untuk partai di papan ini", EN: "Its times go on for the game on this board", HR: "Njegova vremena vrijede za partiju na ovoj ploči"}
	textPlayOtherClock    = i18n.Text{ID: "Pilih jam lain", EN: "Choose another clock", HR: "Odaberi drugi sat"}
	textPlayOtherClockBy  = i18n.Text{ID: "Partai jam itu berakhir tanpa hasil dan tetap ada di riwayat", EN: "The game of that clock ends without a result and stays in the history", HR: "Partija tog sata završava bez rezultata i ostaje u povijesti"}
)

// What must be played after pieces were touched.
var (
	textTouchTitle    = i18n.Text{ID: "Harus menjalankan apa?", EN: "What must I play now?", HR: "Čime moram vući?"}
	textTouchNext     = i18n.Text{ID: "Sentuhan berikut", EN: "The next touch", HR: "Sljedeći dodir"}
	textTouchPlay     = i18n.Text{ID: "Untuk main", EN: "To play", HR: "Za potez"}
	textTouchAdjust   = i18n.Text{ID: "“Betulkan”", EN: "“I adjust”", HR: "„Namještam”"}
	textTouchAccident = i18n.Text{ID: "Tak sengaja", EN: "Accident", HR: "Slučajno"}
	textTouchRelease  = i18n.Text{ID: "Dilepas", EN: "Let go", HR: "Pušteno"}
	textTouchAsk      = i18n.Text{ID: "Sentuh di papan apa yang disentuh pemain, menurut urutannya.", EN: "Touch on the board what the player touched, in order.", HR: "Dirnite na ploči što je igrač dirnuo, redom."}
	textTouchMust     = i18n.Text{ID: "Harus:", EN: "Must be played:", HR: "Mora se odigrati:"}
	textTouchFirst    = i18n.Text{ID: "Yang pertama disentuh tidak bisa memukul yang itu: buah pertama yang bisa dijalankan atau dipukul mengikat.", EN: "The first touched man cannot take that one: the first touched that can be moved or taken binds.", HR: "Prva dirnuta figura ne može uzeti tu figuru: obvezuje prva dirnuta kojom se može vući ili koja se može uzeti."}
	textTouchFree     = i18n.Text{ID: "Langkah sah mana pun", EN: "Any legal move", HR: "Bilo koji pravilan potez"}
	textTouchNone     = i18n.Text{ID: "Tidak ada langkah sah", EN: "There is no legal move", HR: "Nema pravilnog poteza"}
	textTouchBack     = i18n.Text{ID: "Batalkan yang terakhir", EN: "Take the last one back", HR: "Poništi zadnje"}
	textTouchAgain    = i18n.Text{ID: "Ulangi", EN: "Start again", HR: "Iznova"}
	textTouchSetUp    = i18n.Text{ID: "Atur posisi", EN: "Set up the position", HR: "Postavi poziciju"}
	textTouchDone     = i18n.Text{ID: "Harus menjalankan apa?", EN: "What must be played?", HR: "Čime se mora vući?"}
	textTouchUnclear  = i18n.Text{ID: "Urutannya tidak jelas", EN: "The order is not clear", HR: "Redoslijed nije jasan"}
	textTouchNew      = i18n.Text{ID: "Buah baru sudah menyentuh {0}", EN: "The new piece has touched {0}", HR: "Nova je figura dirnula {0}"}
	textTouchClaimed  = i18n.Text{ID: "Lawan menuntut pegang jalan", EN: "The opponent asks for touch-move", HR: "Protivnik traži „dirnuto-odigrano”"}
)

// Why a move cannot be made: {0} is the square that it is about, {1} the squares of the pieces that hinder.
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
	textWhyInCheck        = i18n.Text{ID: "Raja tetap kena sekak dari {1}", EN: "The king would stay in check from {1}", HR: "Kralj bi ostao u šahu s {1}"}
	textWhyExposed        = i18n.Text{ID: "Raja akan kena sekak dari {1}", EN: "The king would stand in check from {1}", HR: "Kralj bi stajao u šahu s {1}"}
	textWhyCastleLost     = i18n.Text{ID: "Tidak bisa rokade lagi: raja atau benteng itu sudah pernah melangkah", EN: "No castling: the king or that rook has moved", HR: "Nema rokade: kralj ili taj top već se pomaknuo"}
	textWhyCastleBlocked  = i18n.Text{ID: "Belum bisa rokade: ada buah di {1}", EN: "No castling now: a man stands on {1}", HR: "Rokada sada nije moguća: figura stoji na {1}"}
	textWhyCastleCheck    = i18n.Text{ID: "Tidak boleh rokade saat raja kena sekak dari {1}", EN: "No castling out of check: {1} gives it", HR: "Nema rokade iz šaha: daje ga {1}"}
	textWhyCastleAttacked = i18n.Text{ID: "Tidak boleh rokade: {0} terserang dari {1}", EN: "No castling: {0} is attacked from {1}", HR: "Nema rokade: polje {0} napadnuto je s {1}"}
)

// What a side has taken.
var (
	textPlayCaptured = i18n.Text{ID: "Memukul: {0}", EN: "Has taken: {0}", HR: "Uzeto: {0}"}
	textPlayLead     = i18n.Text{ID: "unggul {0}", EN: "ahead by {0}", HR: "prednost {0}"}
)
