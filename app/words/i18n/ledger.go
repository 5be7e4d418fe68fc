package i18n

// The log of what happened at the boards.
var (
	LogOffence = Text{"Babak {0}, papan {1}, {2}: {3}", "Round {0}, board {1}, {2}: {3}", "{0}. kolo, ploča {1}, {2}: {3}"}
)

// Offences are the names of what a ruling is asked for, by the code of rules/ruling.
var Offences = map[string]Text{
	"illegal_move":               {"Langkah tidak sah", "Illegal move", "Nepravilan potez"},
	"open_check":                 {"Membiarkan sekak terbuka", "King left to a discovered check", "Kralj ostavljen u otkrivenom šahu"},
	"king_captured":              {"Raja dimakan", "King captured", "Uzet kralj"},
	"both_kings_in_check":        {"Kedua raja kena sekak", "Both kings in check", "Oba kralja u šahu"},
	"promotion_incomplete":       {"Promosi tidak selesai", "Promotion not completed", "Nedovršena promocija"},
	"empty_press":                {"Menekan jam tanpa melangkah", "Clock pressed without a move", "Pritisak sata bez poteza"},
	"two_hands":                  {"Memakai dua tangan", "Two hands used", "Potez dvjema rukama"},
	"other_hand":                 {"Menekan jam dengan tangan lain", "Clock pressed with the other hand", "Pritisak sata drugom rukom"},
	"hovering":                   {"Jari terus di tombol jam", "Finger kept on the clock", "Prst stalno na satu"},
	"clock_handling":             {"Memperlakukan jam dengan kasar", "Clock mishandled", "Grubo postupanje sa satom"},
	"knock_le2_before_press":     {"Menjatuhkan 1–2 buah sebelum menekan jam", "1–2 pieces knocked over before the press", "Srušene 1–2 figure prije pritiska"},
	"knock_gt2_before_press":     {"Menjatuhkan lebih dari 2 buah sebelum menekan jam", "More than 2 pieces knocked over before the press", "Srušene više od 2 figure prije pritiska"},
	"knock_le2_after_press":      {"Menjatuhkan 1–2 buah, jam sudah ditekan", "1–2 pieces knocked over, clock pressed", "Srušene 1–2 figure, sat pritisnut"},
	"knock_gt2_after_press":      {"Menjatuhkan lebih dari 2 buah, jam sudah ditekan", "More than 2 pieces knocked over, clock pressed", "Srušene više od 2 figure, sat pritisnut"},
	"piece_over_edge":            {"Buah melewati tepi petak", "Piece over the edge of its square", "Figura preko ruba polja"},
	"touch_refused":              {"Buah yang disentuh tidak dilangkahkan", "Touched piece not moved", "Dirnuta figura nije odigrana"},
	"false_claim":                {"Klaim remis yang salah", "False draw claim", "Neosnovana reklamacija remija"},
	"no_recording":               {"Tidak mencatat langkah", "Moves not recorded", "Potezi se ne zapisuju"},
	"recorded_ahead":             {"Mencatat langkah sebelum dijalankan", "Move recorded in advance", "Potez zapisan unaprijed"},
	"notes_on_sheet":             {"Catatan lain di kertas notasi", "Notes on the scoresheet", "Bilješke na obrascu za zapisivanje"},
	"device":                     {"Ponsel atau alat elektronik menyala, tidak berbunyi", "Phone or device switched on, silent", "Mobitel ili uređaj uključen, bez zvuka"},
	"device_sounds":              {"Ponsel atau alat elektronik berbunyi", "Phone or device sounds", "Mobitel ili uređaj se oglasio"},
	"device_off":                 {"Ponsel mati dibawa pemain", "Switched-off phone on the player", "Isključen mobitel kod igrača"},
	"device_in_bag":              {"Ponsel mati di dalam tas", "Switched-off phone in the bag", "Isključen mobitel u torbi"},
	"bag_used":                   {"Membuka tas tanpa izin", "Bag used without permission", "Torba uzeta bez dopuštenja"},
	"inspection_refused":         {"Menolak diperiksa", "Inspection refused", "Odbijen pregled"},
	"help_others":                {"Dibisiki pelatih atau penonton", "Advice from a coach or spectator", "Savjet trenera ili gledatelja"},
	"leaving_area":               {"Meninggalkan area permainan saat giliran", "Left the playing area while on move", "Napustio prostor za igru dok je na potezu"},
	"leaving_venue":              {"Meninggalkan tempat pertandingan tanpa izin", "Left the venue without permission", "Napustio turnirski prostor bez dopuštenja"},
	"left_unreported":            {"Meninggalkan area permainan tanpa lapor", "Left the playing area unreported", "Napustio prostor za igru bez javljanja"},
	"disrepute":                  {"Mencemarkan nama baik catur", "Bringing chess into disrepute", "Narušavanje ugleda šaha"},
	"smoking":                    {"Merokok", "Smoking", "Pušenje"},
	"offer_other_time":           {"Tawaran remis di saat yang salah", "Draw offered at the wrong moment", "Ponuda remija u krivom trenutku"},
	"score_asked":                {"Minta melihat notasi lebih dari 5 kali", "Asked more than 5 times to see the score", "Više od 5 puta tražio uvid u zapis"},
	"help":                       {"Catatan atau bantuan dari luar", "Notes or outside help", "Bilješke ili pomoć sa strane"},
	"disturbing":                 {"Mengganggu lawan", "Disturbing the opponent", "Ometanje protivnika"},
	"no_reason_to_stop":          {"Menghentikan jam tanpa alasan", "Clock stopped without a reason", "Sat zaustavljen bez razloga"},
	"disobedience":               {"Terus menolak mematuhi aturan", "Persistent refusal to follow the Laws", "Uporno odbijanje pravila"},
	"both_refuse":                {"Kedua pemain terus menolak mematuhi aturan", "Both players refuse to follow the Laws", "Oba igrača uporno odbijaju pravila"},
	"both_absent":                {"Kedua pemain belum datang", "Neither player has come", "Nijedan igrač nije došao"},
	"late":                       {"Terlambat", "Late arrival", "Kašnjenje"},
	"tells_other_clock_playing":  {"Memberi tahu jam partai lain", "Told another game about its clock", "Upozorio drugu partiju na sat"},
	"tells_other_clock_finished": {"Sudah selesai, memberi tahu jam partai lain", "Finished, told another game about its clock", "Završio, upozorio drugu partiju na sat"},
	"increment_asked":            {"Minta tambahan 5 detik", "Five-second increment asked for", "Zatražen dodatak od 5 sekundi"},
	"quickplay_agreed":           {"Klaim remis 2 menit terakhir: diterima", "Draw claim in the last two minutes: granted", "Reklamacija remija u zadnje 2 minute: prihvaćena"},
	"quickplay_postponed":        {"Klaim remis 2 menit terakhir: ditunda", "Draw claim in the last two minutes: postponed", "Reklamacija remija u zadnje 2 minute: odgođena"},
	"quickplay_rejected":         {"Klaim remis 2 menit terakhir: ditolak", "Draw claim in the last two minutes: rejected", "Reklamacija remija u zadnje 2 minute: odbijena"},
	"flag_fallen":                {"Bendera jatuh", "Flag fallen", "Pala zastavica"},
}

// Penalties are those that an arbiter chooses, in the order of Art. 12.9.
var Penalties = []Text{
	{"Peringatan", "Warning", "Opomena"},
	{"Waktu tambahan untuk lawan", "Time to the opponent", "Vrijeme protivniku"},
	{"Waktu dikurangi", "Time taken off", "Oduzeto vrijeme"},
	{"Angka tambahan untuk lawan", "Points to the opponent", "Bodovi protivniku"},
	{"Angka dikurangi", "Points taken off", "Oduzeti bodovi"},
	{"Partai dinyatakan kalah", "Game declared lost", "Partija izgubljena"},
	{"Denda", "Fine", "Novčana kazna"},
	{"Tidak boleh main beberapa babak", "Rounds to sit out", "Isključenje iz kola"},
	{"Dikeluarkan dari turnamen", "Expulsion", "Isključenje s turnira"},
}
