package i18n

// What a ruling means, in the order in which an arbiter does it.
var (
	ShortCards = Plural{"{0} kartu", "{0} card", "{0} cards", "{0} karton", "{0} kartona", "{0} kartona"}
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
	"not_announced":   {"Aturan ini harus diumumkan sebelum turnamen. Belum.", "This rule needs announcing before the tournament. It was not.", "To se pravilo mora objaviti prije turnira. Nije objavljeno."},
	"in_time":         {"Belum melewati batas waktu gugur.", "Within the default time.", "Unutar dozvoljenog kašnjenja."},
	"game_over":       {"Partai sudah selesai: hasilnya tetap.", "The game is over: its result stands.", "Partija je završena: rezultat ostaje."},
	"no_offence":      {"Bukan pelanggaran: aturan membolehkannya.", "No offence: the Laws allow it.", "Nije prekršaj: pravila to dopuštaju."},
}

// ClassDoubts say why an organiser should look at the class of play, by the code of rules; {0} is the local rules.
var ClassDoubts = map[string]Text{
	"at_limit": {"Waktu ini tepat di batas catur cepat: {0} menulis “lebih dari 15 menit”", "This time is exactly the limit of rapid: {0} says “more than 15 minutes”", "Ovo je vrijeme točno na granici ubrzanog šaha: {0} kaže „više od 15 minuta”"},
	"no_cards": {"Untuk waktu ini {0} tidak mengenal kartu", "For this time {0} knows no cards", "Za ovaj tempo {0} ne poznaje kartone"},
	"no_time":  {"Tanpa jam: {0} menilainya sebagai catur standar, dengan kartu untuk yang tidak mencatat", "No clocks: {0} takes it for standard play, with cards for who does not record", "Bez satova: {0} to smatra standardnim šahom, s kartonima za nebilježenje"},
}

// Windows say until when, by the code of rules/ruling.
var Windows = map[string]Text{
	"during_game":     {"selama partai", "during the game", "tijekom partije"},
	"before_reply":    {"sebelum langkah lawan berikutnya", "before the opponent's next move", "prije sljedećeg poteza protivnika"},
	"when_claimed":    {"seketika, sebelum hasil", "at once, before the result", "odmah, prije rezultata"},
	"during_round":    {"selama babak", "during the round", "tijekom kola"},
	"before_touching": {"sebelum pengklaim menyentuh buah", "before the claimant touches a piece", "prije nego podnositelj dirne figuru"},
}
