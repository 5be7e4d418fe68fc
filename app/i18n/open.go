package i18n

// A file opened from the home page as a new event.
var (
	OpenFile      = Text{"Buka berkas", "Open a file", "Otvori datoteku"}
	OpenUnder     = Text{"Cadangan, TRF, atau daftar pemain", "Backup, TRF or list of players", "Kopija, TRF ili popis igrača"}
	OpenTitle     = Text{"Turnamen baru dari berkas", "A new event from a file", "Novi turnir iz datoteke"}
	OpenNothing   = Text{"Belum ada yang disimpan. Periksa isinya, lalu buat turnamennya.", "Nothing is stored yet. Check what was found, then create the event.", "Još ništa nije spremljeno. Provjerite sadržaj pa stvorite turnir."}
	OpenFound     = Text{"Yang ditemukan di berkas", "What the file holds", "Što je u datoteci"}
	OpenRounds    = Text{"{0} dari {1} sudah dipairing", "{0} of {1} are paired", "Spareno {0} od {1}"}
	OpenPoints    = Text{"Angka menang – remis – kalah", "Points for win – draw – loss", "Bodovi pobjeda – remi – poraz"}
	OpenTake      = Text{"Yang dibuat", "What it becomes", "Što nastaje"}
	OpenLeft      = Text{"Yang tidak diambil", "What is left out", "Što se ne preuzima"}
	OpenMake      = Text{"Buat turnamen ini", "Create this event", "Stvori ovaj turnir"}
	OpenMakeWith  = Plural{"Buat dengan {0} pemain", "Create with {0} player", "Create with {0} players", "Stvori s {0} igračem", "Stvori s {0} igrača", "Stvori s {0} igrača"}
	OpenOther     = Text{"Berkas lain", "Another file", "Druga datoteka"}
	WizardEarlier = Text{"Atau seperti turnamen sebelumnya", "Or like an earlier event", "Ili kao raniji turnir"}
	OpenGames     = Text{"Berkas ini berisi partai (PGN)", "The file holds games (PGN)", "Datoteka sadrži partije (PGN)"}
	OpenGamesDo   = Text{"Buka partai dari halaman Papan.", "Open games on the Board page.", "Partije otvorite na stranici Ploča."}
	OpenListText  = Text{"{0}. Sesudah turnamen dibuat, daftar ini Anda periksa sebelum masuk.", "{0}. When the event is created, you check this list before it enters.", "{0}. Kad stvorite turnir, provjerit ćete popis prije unosa."}

	LeftSystem   = Text{"Sistem {0}: babak berikutnya dipairing dengan {1}.", "System {0}: the next rounds are paired by {1}.", "Sustav {0}: sljedeća kola sparuje {1}."}
	LeftLong     = Text{"Yang lebih dari {0} huruf: dipotong di situ.", "What is longer than {0} letters: it is cut there.", "Što je dulje od {0} slova: tu se reže."}
	LeftTies     = Text{"Tie-break {0}: tidak dikenal di sini, pilih sendiri.", "Tie-breaks {0}: not known here, choose your own.", "Dodatni kriteriji {0}: ovdje nepoznati, odaberite svoje."}
	LeftNational = Plural{"{0} rating nasional", "{0} national rating", "{0} national ratings", "{0} nacionalni rejting", "{0} nacionalna rejtinga", "{0} nacionalnih rejtinga"}
	LeftLines    = Text{"Baris dengan kode {0}", "Lines with the codes {0}", "Retci s oznakama {0}"}
)
