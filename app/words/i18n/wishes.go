package i18n

// What the arbiter wishes of the pairing, and where he departs from the engine.
var (
	Wishes      = Text{"Aturan pairing", "Pairing wishes", "Ograničenja parova"}
	WishTableN  = Text{"Meja {0}", "Table {0}", "Stol {0}"}
	WishApart   = Kin{Text{"Satu sekolah tidak bertemu", "Keep schools apart", "Odvoji iste škole"}, Text{"Satu klub tidak bertemu", "Keep clubs apart", "Odvoji iste klubove"}}
	ApartDoneAs = Text{"Aturan tambahan panitia (di luar FIDE), dicatat.", "This departs from the FIDE rules and is recorded.", "To odstupa od FIDE pravila i zabilježeno je."}
	ByHandAs    = Text{"Tercatat sebagai pairing manual.", "Recorded as paired by hand.", "Zabilježeno kao ručno sparivanje."}
	MarkTaken   = Text{"dari berkas; mesin membuat pairing lain", "taken over from a file, where the engine pairs otherwise", "preuzeto iz datoteke; program bi parove složio drukčije"}
	MarkApart   = Text{"sekolah yang sama dipisahkan; bukan aturan FIDE", "schools kept apart, which departs from the FIDE rules", "iste škole odvojene, što odstupa od FIDE pravila"}
)
