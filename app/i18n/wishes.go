package i18n

// What the arbiter wishes of the pairing, and where he departs from the engine.
var (
	Wishes        = Text{"Aturan pairing", "Pairing wishes", "Želje za parove"}
	WishesUnder   = Text{"Pasangan terlarang, meja tetap, satu sekolah", "Forbidden pairs, fixed tables, same school", "Zabranjeni parovi, stalni stolovi, ista škola"}
	WishForbid    = Text{"Pasangan terlarang", "Forbidden pairs", "Zabranjeni parovi"}
	WishForbidAs  = Text{"Misalnya kakak dan adik. Tidak pernah dipertemukan.", "Siblings, for example. They are never paired.", "Na primjer braća i sestre. Nikad se ne sparuju."}
	WishForbidAdd = Text{"Tambah pasangan terlarang", "Add a forbidden pair", "Dodaj zabranjeni par"}
	WishTables    = Text{"Meja tetap", "Fixed tables", "Stalni stolovi"}
	WishTablesAs  = Text{"Misalnya untuk kursi roda atau pemain tunanetra.", "For a wheelchair or a blind player, for example.", "Na primjer za invalidska kolica ili slijepog igrača."}
	WishTableAdd  = Text{"Tambah meja tetap", "Add a fixed table", "Dodaj stalni stol"}
	WishTable     = Text{"Meja tetap", "Fixed table", "Stalni stol"}
	WishTableAt   = Text{"Selalu di meja {0}", "Always at table {0}", "Uvijek za stolom {0}"}
	WishTableDrop = Text{"Lepas meja tetap", "Give up the table", "Ukini stalni stol"}
	WishTableHelp = Text{"Berlaku mulai pairing berikutnya. Lawannya yang datang ke meja ini.", "Holds from the next pairing on. The opponent comes to this table.", "Vrijedi od idućeg sparivanja. Protivnik dolazi za ovaj stol."}
	WishTableN    = Text{"Meja {0}", "Table {0}", "Stol {0}"}
	WishTableNo   = Text{"Nomor meja", "Table number", "Broj stola"}
	WishTableSet  = Text{"{0} selalu di meja {1}.", "{0} always plays at table {1}.", "{0} uvijek igra za stolom {1}."}
	WishApart     = Text{"Satu sekolah tidak bertemu", "Keep schools apart", "Odvoji iste škole"}
	WishApartAs   = Text{"Selama mungkin, di babak-babak awal. FIDE tidak mengenal aturan ini: tercatat sebagai penyimpangan.", "While possible, in the first rounds. FIDE knows no such rule: it is recorded as a departure.", "Dok je moguće, u prvim kolima. FIDE ne poznaje takvo pravilo: bilježi se kao odstupanje."}
	WishApartN    = Text{"Sampai babak", "Until round", "Do kola"}
	WishesNone    = Text{"Belum ada.", "None yet.", "Još ih nema."}
	WishDrop      = Text{"Hapus: {0}", "Remove: {0}", "Ukloni: {0}"}
	WishForbidden = Text{"Pasangan terlarang dicatat.", "The forbidden pair is recorded.", "Zabranjeni par je zabilježen."}
	WishDropped   = Text{"Dihapus.", "Removed.", "Uklonjeno."}
	WishSearch    = Text{"Cari nama, lalu sentuh", "Search a name, then touch", "Potražite ime pa dodirnite"}
	WishFault     = Text{"Pilih paling sedikit dua pemain.", "Choose two players at least.", "Odaberite barem dva igrača."}
	WishFaultT    = Text{"Pilih satu pemain dan tulis nomor meja.", "Choose one player and give a table.", "Odaberite jednog igrača i upišite stol."}
	WishFaultN    = Text{"Tulis nomor meja.", "Give a table number.", "Upišite broj stola."}
	ApartDone     = Plural{"{0} sekolah dipisahkan", "{0} school kept apart", "{0} schools kept apart", "Odvojena {0} škola", "Odvojene {0} škole", "Odvojeno {0} škola"}
	ApartDoneAs   = Text{"Ini menyimpang dari aturan FIDE dan tercatat.", "This departs from the FIDE rules and is recorded.", "To odstupa od FIDE pravila i zabilježeno je."}
	ApartMet      = Plural{"{0} sekolah tidak bisa dipisahkan seluruhnya.", "{0} school could not be kept apart altogether.", "{0} schools could not be kept apart altogether.", "{0} škola nije se mogla posve odvojiti.", "{0} škole nisu se mogle posve odvojiti.", "{0} škola nije se moglo posve odvojiti."}
	WarnTable     = Text{"Papan {0}: bukan meja tetapnya ({1})", "Board {0}: not at the fixed table ({1})", "Ploča {0}: nije stalni stol ({1})"}
	PairInDo      = Text{"Ikutkan, pairing ulang", "Include and pair again", "Uključi i ponovno spari"}
	ByHandTitle   = Text{"Berbeda dari mesin", "Other than the engine", "Drukčije od programa"}
	ByHandEngine  = Text{"Mesin: {0}", "Engine: {0}", "Program: {0}"}
	ByHandNow     = Text{"Papan {0}: {1}", "Board {0}: {1}", "Ploča {0}: {1}"}
	ByHandAs      = Text{"Tercatat sebagai pairing manual.", "Recorded as paired by hand.", "Zabilježeno kao ručno sparivanje."}
	HandDo        = Text{"Susun babak {0} manual", "Pair round {0} by hand", "Spari {0}. kolo ručno"}
	HandMade      = Text{"Disusun tanpa mesin", "Paired without the engine", "Spareno bez programa"}
	DeadEnd       = Text{"Babak {0} tidak akan bisa dipairing", "Round {0} cannot be paired after this", "{0}. kolo neće se moći spariti"}
	DeadEndDo     = Text{"Lawan yang boleh bertemu sudah habis. Kurangi babak, hapus satu pasangan terlarang, atau susun manual.", "Too few are left who may meet. Play fewer rounds, give up a forbidden pair, or pair by hand.", "Premalo je onih koji još smiju igrati. Manje kola, jedan zabranjeni par manje ili ručno sparivanje."}
	RoundsLimit   = Text{"{0} babak terlalu banyak untuk {1} pemain", "{0} rounds are too many for {1} players", "Previše kola ({0}) za broj igrača ({1})"}
	SwapBye       = Text{"Bye", "Bye", "Slobodan"}
	SwapAway      = Text{"Tidak ikut", "Away", "Ne igra"}
	MarkApart     = Text{"sekolah yang sama dipisahkan; bukan aturan FIDE", "schools kept apart, which departs from the FIDE rules", "iste škole odvojene, što odstupa od FIDE pravila"}
)
