package i18n

// Readings are those points, each as it is read when its switch is on, by the code of rules.
var Readings = map[string]Text{
	"blitz-two":         {"Kilat dengan wasit cukup: hukuman 2 menit, bukan 1 (B.2)", "Blitz with enough arbiters: 2 penalty minutes, not 1 (B.2)", "Brzopotezno uz dovoljno sudaca: kazna 2 minute, ne 1 (B.2)"},
	"fivefold-any":      {"Lima kali posisi sama: tidak harus berturut-turut (9.6a)", "Fivefold repetition need not be consecutive (9.6a)", "Peterokratno ponavljanje ne mora biti uzastopno (9.6a)"},
	"resignation-loses": {"Menyerah selalu kalah, walau lawan tak bisa memberi mat (5.1.2)", "Resigning always loses, even if the opponent cannot mate (5.1.2)", "Predaja uvijek gubi, i kad protivnik ne može matirati (5.1.2)"},
	"faults-each":       {"Dua kesalahan dalam satu langkah dihitung dua kali", "Two faults in one move count twice", "Dvije pogreške u jednom potezu broje se dvaput"},
	"reversed-fewer":    {"Warna tertukar, 10 langkah lawan 9: partai baru (7.3)", "Colours reversed, ten moves against nine: a new game (7.3)", "Zamijenjene boje, deset poteza prema devet: nova partija (7.3)"},
	"touched-false":     {"Klaim remis sesudah menyentuh buah dihukum sebagai klaim salah (9.4)", "A draw claim after touching a piece is penalised as false (9.4)", "Reklamacija remija nakon dodira figure kažnjava se kao neosnovana (9.4)"},
	"two-hands-back":    {"Langkah sah dengan dua tangan ditarik kembali ({0})", "A legal move with two hands is taken back ({0})", "Pravilan potez dvjema rukama vraća se ({0})"},
	"quickplay-class":   {"Pedoman III di catur cepat: 1 menit, bukan 2 (III.4, III.5)", "Guidelines III in rapid: 1 minute, not 2 (III.4, III.5)", "Smjernice III u ubrzanom: 1 minuta, ne 2 (III.4, III.5)"},
	"red-card-draws":    {"Kartu merah: remis bila lawan tak bisa memberi mat", "Red card: a draw if the opponent cannot mate", "Crveni karton: remi ako protivnik ne može matirati"},
	"limit-outside":     {"Tepat 15 menit (juga 10+5) bukan catur cepat: kilat, tanpa kartu", "Exactly 15 minutes (10+5 too) is not rapid: blitz, without cards", "Točno 15 minuta (i 10+5) nije ubrzani šah: brzopotezni, bez kartona"},
	"cards-time":        {"Kartu untuk langkah tidak sah juga menambah waktu lawan", "A card for an illegal move also adds time for the opponent", "Karton za nepravilan potez daje i vrijeme protivniku"},
}
