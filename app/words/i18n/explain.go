package i18n

// Why an act was refused, and what to do. Title first, then what to do.
var (
	RefusedFinishedDo = Text{"Buka lagi di halaman Data, lalu ubah.", "Reopen it on the Data page, then change it.", "Ponovno ga otvorite na stranici Podaci."}
	RefusedMissingDo  = Text{"Belum ada hasil: papan {0}.", "No result yet: boards {0}.", "Još nema rezultata: ploče {0}."}
	FileNothingDone   = Text{"Tidak ada yang diubah.", "Nothing was changed.", "Ništa nije promijenjeno."}
)
