package i18n

// An organiser's own local rules.
var (
	LawsOwn      = Text{"Aturan sendiri", "Own rules", "Vlastita pravila"}
	LawsOwnEdit  = Text{"Susun aturan sendiri", "Make own rules", "Uredi vlastita pravila"}
	LocalTitle   = Text{"Aturan sendiri: kartu", "Own rules: cards", "Vlastita pravila: kartoni"}
	LocalName    = Text{"Nama aturan", "Name of the rules", "Naziv pravila"}
	LocalNameAs  = Text{"Dikutip di putusan: “Kota 3” adalah pelanggaran ketiga.", "Cited in rulings: “City 3” is the third offence.", "Navodi se u odlukama: „Grad 3” je treći prekršaj."}
	LocalToLose  = Text{"Kartu yang membuat kalah (0: tidak pernah)", "Cards that lose the game (0: never)", "Kartoni za poraz (0: nikad)"}
	LocalCards   = Text{"Kartu untuk tiap pelanggaran", "Cards for each offence", "Kartoni po prekršaju"}
	LocalWho     = Text{"Siapa yang boleh mengajukan", "Who may raise it", "Tko smije upozoriti"}
	LocalBoth    = Text{"Wasit, lawan", "Arbiter, opponent", "Sudac, protivnik"}
	LocalArbiter = Text{"Wasit", "Arbiter", "Sudac"}
	LocalOpp     = Text{"Lawan", "Opponent", "Protivnik"}
	LocalSitOut  = Text{"Tidak main di babak berikut", "Sits out the next round", "Ne igra sljedeće kolo"}
	LocalClaim   = Text{"Bendera jatuh hanya atas klaim pemain", "A flag falls only on a player's claim", "Zastavica pada samo na reklamaciju igrača"}
	LocalFlags   = Text{"Kedua bendera jatuh: remis", "Both flags down: a draw", "Obje zastavice pale: remi"}
	LocalEmpty   = Text{"Kosongkan", "Empty", "Isprazni"}
	LocalO2SN    = Text{"Mulai dari O2SN 2013", "Begin with O2SN 2013", "Počni od O2SN 2013"}
	LocalSave    = Text{"Pakai aturan ini", "Use these rules", "Primijeni ova pravila"}
	LocalBad     = Plural{"{0} hal belum benar", "{0} thing is not right", "{0} things are not right", "{0} stvar nije u redu", "{0} stvari nisu u redu", "{0} stvari nije u redu"}
	LogLocal     = Text{"Aturan sendiri ditetapkan: {0}", "Own rules set: {0}", "Vlastita pravila: {0}"}
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
	"nothing":      {"tidak ada kartu dan tidak absen", "neither a card nor a round to sit out", "ni karton ni izostanak"},
	"nobody":       {"tidak ada yang boleh mengajukan", "nobody may raise it", "nitko ne smije upozoriti"},
	"no_article":   {"tidak ada yang bisa dikutip", "nothing to cite", "nema se što navesti"},
	"never_loses":  {"ada kartu, tetapi tidak pernah membuat kalah", "cards are given, but never lose", "daju se kartoni, ali nikad ne gube"},
	"flag_article": {"aturan bendera tanpa kutipan", "a rule on flags without an article", "pravilo o zastavicama bez članka"},
}
