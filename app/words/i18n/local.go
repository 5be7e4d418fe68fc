package i18n

// An organiser's own local rules.
var (
	LawsOwn = Text{"Aturan sendiri", "Own rules", "Vlastita pravila"}
)

// LocalDefects are what can be wrong with local rules, by the code of rules.
var LocalDefects = map[string]Text{
	"no_id":        {"nama aturan kosong", "the rules have no name", "pravila nemaju naziv"},
	"no_base":      {"edisi tidak dikenal", "unknown edition", "nepoznato izdanje"},
	"limits":       {"batas kelas permainan terbalik", "the limits of the classes are reversed", "granice kategorija su obrnute"},
	"to_lose":      {"kartu yang membuat kalah harus 0–20", "the cards that lose must be 0–20", "kartona za poraz mora biti 0–20"},
	"unknown":      {"pelanggaran tidak dikenal", "unknown offence", "nepoznat prekršaj"},
	"twice":        {"tertulis dua kali", "listed twice", "navedeno dvaput"},
	"cards":        {"kartunya harus 0–20", "its cards must be 0–20", "kartona mora biti 0–20"},
	"minutes":      {"menit hukuman 0 sampai 60", "0 to 60 minutes of penalty", "kaznenih minuta od 0 do 60"},
	"nothing":      {"tidak ada kartu, menit, atau absen", "neither a card nor minutes nor a round to sit out", "ni karton ni minute ni izostanak"},
	"nobody":       {"tidak ada yang boleh mengajukan", "nobody may raise it", "nitko ne smije upozoriti"},
	"no_article":   {"tidak ada yang bisa dikutip", "nothing to cite", "nema se što navesti"},
	"never_loses":  {"ada kartu, tetapi tidak pernah membuat kalah", "cards are given, but never lose", "daju se kartoni, ali nikad ne gube"},
	"flag_article": {"aturan bendera tanpa kutipan", "a rule on flags without an article", "pravilo o zastavicama bez članka"},
}
