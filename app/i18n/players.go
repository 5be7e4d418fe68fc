package i18n

// Fields of a player.
var (
	FieldName       = Text{"Nama", "Name", "Ime i prezime"}
	FieldSort       = Text{"Nama untuk urutan abjad", "Name for sorting", "Ime za sortiranje"}
	FieldSex        = Text{"Jenis kelamin", "Sex", "Spol"}
	FieldMale       = Text{"Putra", "Male", "Muški"}
	FieldFemale     = Text{"Putri", "Female", "Ženski"}
	FieldNotGiven   = Text{"Tidak diisi", "Not given", "Nije navedeno"}
	FieldBirth      = Text{"Tanggal lahir", "Date of birth", "Datum rođenja"}
	FieldRating     = Text{"Rating", "Rating", "Rejting"}
	FieldTitle      = Text{"Gelar", "Title", "Titula"}
	FieldClub       = Text{"Sekolah atau klub", "School or club", "Škola ili klub"}
	FieldFederation = Text{"Federasi", "Federation", "Savez"}
	FieldFIDE       = Text{"ID FIDE", "FIDE ID", "FIDE ID"}
	FieldClass      = Text{"Kelas", "Class", "Razred"}
	FieldSection    = Text{"Kelompok", "Section", "Skupina"}
	RefusedRow      = Text{"Baris {0}: {1}", "Row {0}: {1}", "Redak {0}: {1}"}
)
