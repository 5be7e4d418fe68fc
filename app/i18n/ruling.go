package i18n

// What a ruling means, in the order in which an arbiter does it.
var (
	RulingStop     = Text{"Hentikan kedua jam.", "Stop both clocks.", "Zaustavite oba sata."}
	RulingRestore  = Text{"Kembalikan posisi ke sebelum pelanggaran, atau ke posisi terakhir yang pasti. Buah yang disentuh tetap harus dijalankan.", "Put the position back to before the irregularity, or to the last one that is certain. Touch-move binds the move in its place.", "Vratite poziciju prije nepravilnosti ili na zadnju sigurnu. Za zamjenski potez vrijedi dirnuto, odigrano."}
	RulingQueen    = Text{"Bidak menjadi menteri, tidak bisa memilih.", "The pawn becomes a queen, without a choice.", "Pješak postaje dama, bez izbora."}
	RulingFree     = Text{"Bidak itu harus melangkah; buah promosinya bebas dipilih.", "The pawn must move; the new piece is freely chosen.", "Pješak mora odigrati; nova se figura bira slobodno."}
	RulingStands   = Text{"Langkah itu tetap berlaku.", "The move stands.", "Potez ostaje."}
	RulingMinutes  = Plural{"Waktu {1}: tambah {0} menit.", "{1} gets {0} minute more.", "{1} gets {0} minutes more.", "{1} dobiva {0} minutu.", "{1} dobiva {0} minute.", "{1} dobiva {0} minuta."}
	RulingNoTime   = Text{"Waktu tidak berubah: di sini berlaku kartu.", "The times stay: here cards are given instead.", "Vremena ostaju: ovdje se daju kartoni."}
	RulingLoses    = Text{"{0} kalah.", "{0} loses the game.", "{0} gubi partiju."}
	RulingDraw     = Text{"Partai remis.", "The game is drawn.", "Partija je remi."}
	RulingNoMate   = Text{"Partai remis: {0} tidak mungkin lagi memberi mat.", "The game is drawn: {0} can no longer mate.", "Partija je remi: {0} više ne može matirati."}
	RulingOpen     = Text{"{0} kalah bila {1} masih bisa memberi mat dengan langkah sah apa pun; bila tidak, remis. Putuskan.", "{0} loses if {1} can still mate by any legal moves; if not, the game is drawn. Decide.", "{0} gubi ako {1} još ikako može matirati; ako ne može, remi je. Odlučite."}
	RulingSitsOut  = Text{"{0} tidak main di babak berikut.", "{0} sits out the next round.", "{0} ne igra u sljedećem kolu."}
	RulingChoose   = Text{"Wasit memilih hukumannya.", "The arbiter chooses the penalty.", "Kaznu bira sudac."}
	RulingCount    = Text{"Yang ke-{0}; yang ke-{1} membuat kalah.", "Number {0} of its kind; number {1} loses.", "{0}. takav prekršaj; {1}. gubi."}
	RulingOneMore  = Text{"Sekali lagi: partai kalah.", "One more: the game is lost.", "Još jedan: partija je izgubljena."}
	RulingRed      = Text{"Kartu merah: partai kalah.", "Red card: the game is lost.", "Crveni karton: partija je izgubljena."}
	RulingCardsTo  = Plural{"{0} kartu lagi: kartu merah, partai kalah.", "{0} card more: red card, the game is lost.", "{0} cards more: red card, the game is lost.", "Još {0} karton: crveni karton, partija je izgubljena.", "Još {0} kartona: crveni karton, partija je izgubljena.", "Još {0} kartona: crveni karton, partija je izgubljena."}
	RulingNothing  = Text{"Tidak ada hukuman.", "Nothing follows.", "Bez posljedica."}
	RulingAppealed = Text{"Dibatalkan atas banding.", "Overturned on appeal.", "Poništeno po žalbi."}

	ShortMinutes = Text{"lawan +{0} mnt", "opponent +{0} min", "protivniku +{0} min"}
	ShortLost    = Text{"kalah", "lost", "poraz"}
	ShortDraw    = Text{"remis", "draw", "remi"}
	ShortOpen    = Text{"kalah atau remis", "lost or drawn", "poraz ili remi"}
	ShortSitsOut = Text{"absen 1 babak", "out for a round", "bez kola"}
	ShortChoose  = Text{"pilihan wasit", "arbiter chooses", "bira sudac"}
	ShortNothing = Text{"tanpa hukuman", "no penalty", "bez kazne"}
	ShortCards   = Plural{"{0} kartu", "{0} card", "{0} cards", "{0} karton", "{0} kartona", "{0} kartona"}

	RaiseBoth     = Text{"wasit atau lawan", "arbiter or opponent", "sudac ili protivnik"}
	RaiseOpponent = Text{"atas klaim lawan", "on the opponent's claim", "na reklamaciju protivnika"}
	RaiseArbiter  = Text{"wasit saja", "arbiter alone", "samo sudac"}

	PenaltyTimeTo   = Text{"{0} +{1} menit", "{0} +{1} min", "{0} +{1} min"}
	PenaltyTimeOff  = Text{"{0} −{1} menit", "{0} −{1} min", "{0} −{1} min"}
	PenaltyPoints   = Text{"{0} +{1} angka", "{0} +{1} point", "{0} +{1} bod"}
	PenaltyPointOff = Text{"{0} −{1} angka", "{0} −{1} point", "{0} −{1} bod"}
	PenaltyResult   = Text{"Angka tidak berubah sendiri: koreksi hasil papan ini.", "The points do not change by themselves: correct the result of this board.", "Bodovi se ne mijenjaju sami: ispravite rezultat te ploče."}
	PenaltyLeave    = Text{"Keluarkan juga pemain ini di Peserta.", "Withdraw the player under Players too.", "Povucite igrača i na stranici Igrači."}
	PenaltyRounds   = Plural{"{1}: tidak main {0} babak", "{1} sits out {0} round", "{1} sits out {0} rounds", "{1} ne igra {0} kolo", "{1} ne igra {0} kola", "{1} ne igra {0} kola"}
)

// Refusals say why nothing follows, by the code of rules/ruling.
var Refusals = map[string]Text{
	"too_late":        {"Lawan sudah melangkah: terlambat, langkah itu tetap berlaku.", "The opponent has moved: too late, the move stands.", "Protivnik je odigrao: prekasno, potez ostaje."},
	"only_by_claim":   {"Hanya atas klaim lawan. Wasit tidak bertindak sendiri.", "Only on the opponent's claim. The arbiter does not act unasked.", "Samo na reklamaciju protivnika. Sudac ne djeluje sam."},
	"only_by_arbiter": {"Hanya wasit yang menilai ini; pemain tidak bisa mengklaimnya.", "Only the arbiter acts on this; a player cannot claim it.", "O tome odlučuje samo sudac; igrač to ne može reklamirati."},
	"not_pressed":     {"Jam belum ditekan: langkah masih boleh diganti. Buah yang disentuh tetap harus dijalankan.", "The clock was not pressed: the move may be changed. Touch-move binds.", "Sat nije pritisnut: potez se još može promijeniti. Dirnuto, odigrano."},
	"wait_for_reply":  {"Tunggu langkah lawan. Bila posisi sesudah itu masih tidak sah: remis.", "Wait for the opponent's move. If the position is still illegal then, it is a draw.", "Pričekajte potez protivnika. Bude li pozicija i tada nepravilna, remi je."},
	"counted_already": {"Kesalahan lain dalam langkah yang sama: dihitung sekali saja.", "Another fault of the same move: it counts once.", "Druga pogreška istog poteza: broji se jednom."},
	"no_such_rule":    {"Tidak ada aturan untuk ini di edisi dan kelas ini.", "There is no such rule in this edition and class.", "U ovom izdanju i kategoriji takvog pravila nema."},
	"not_announced":   {"Aturan ini harus diumumkan sebelum kegiatan. Belum.", "This rule needs announcing before the event. It was not.", "To se pravilo mora objaviti prije turnira. Nije objavljeno."},
	"in_time":         {"Belum melewati batas terlambat.", "Within the default time.", "Unutar dopuštenog kašnjenja."},
	"game_over":       {"Partai sudah selesai: hasilnya tetap.", "The game is over: its result stands.", "Partija je završena: rezultat ostaje."},
	"no_offence":      {"Bukan pelanggaran: aturan membolehkannya.", "No offence: the Laws allow it.", "Nije prekršaj: pravila to dopuštaju."},
}

// RaiseLine says who may raise an offence, and until when.
var RaiseLine = Text{"Boleh diajukan: {0}; {1}.", "May be raised: {0}; {1}.", "Smiju upozoriti: {0}; {1}."}

// Windows say until when, by the code of rules/ruling.
var Windows = map[string]Text{
	"during_game":     {"selama partai", "during the game", "tijekom partije"},
	"before_reply":    {"sebelum langkah lawan berikutnya", "before the opponent's next move", "prije sljedećeg poteza protivnika"},
	"when_claimed":    {"seketika, sebelum hasil", "at once, before the result", "odmah, prije rezultata"},
	"before_touching": {"sebelum pengklaim menyentuh buah", "before the claimant touches a piece", "prije nego podnositelj dirne figuru"},
}
