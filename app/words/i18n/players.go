package i18n

// Fields of a player.
var (
	FieldName       = Text{"Nama", "Name", "Ime i prezime"}
	FieldSort       = Text{"Nama untuk urutan abjad", "Name for sorting", "Ime za sortiranje"}
	FieldSex        = Text{"Jenis kelamin", "Sex", "Spol"}
	FieldMale       = Text{"Putra", "Male", "Muški"}
	FieldFemale     = Text{"Putri", "Female", "Ženski"}
	FieldBirth      = Text{"Tanggal lahir", "Date of birth", "Datum rođenja"}
	FieldRating     = Text{"Rating", "Rating", "Rejting"}
	FieldTitle      = Text{"Gelar", "Title", "Titula"}
	FieldClub       = Text{"Sekolah atau klub", "School or club", "Škola ili klub"}
	ClubHere        = Kin{Text{"Sekolah", "School", "Škola"}, Text{"Klub", "Club", "Klub"}} // as the event calls them
	FieldFederation = Text{"Federasi", "Federation", "Savez"}
	FieldFIDE       = Text{"ID FIDE", "FIDE ID", "FIDE ID"}
	FieldClass      = Text{"Kelas", "Class", "Razred"}
	FieldNationalID = Text{"ID nasional", "National ID", "Nacionalni ID"}
	FieldNIS        = Text{ID: "NIS", EN: "Pupil's number (NIS)", HR: "Broj učenika (NIS)"}
	FieldNISN       = Text{ID: "NISN", EN: "National pupil's number (NISN)", HR: "Državni broj učenika (NISN)"}
	FieldLevel      = Text{ID: "Jenjang", EN: "Kind of school", HR: "Vrsta škole"}
	FieldStandard   = Text{"FIDE standar", "FIDE standard", "FIDE standardni"}
	FieldRapid      = Text{"FIDE rapid", "FIDE rapid", "FIDE ubrzani"}
	FieldBlitz      = Text{"FIDE blitz", "FIDE blitz", "FIDE brzopotezni"}
	FieldNational   = Text{"Rating nasional", "National rating", "Nacionalni rejting"}
	FieldK          = Text{"Koefisien K", "Coefficient K", "Koeficijent K"}
	FieldBefore     = Text{"Turnamen sebelumnya", "Earlier tournaments", "Raniji turniri"}
	BeforeGames     = Text{"Sebelumnya: Putih {0}, Hitam {1}; babak dihadiri: {2} dari {3}.", "Before: White {0}, Black {1}; rounds attended: {2} of {3}.", "Prije: bijeli {0}, crni {1}; prisutnost (kola): {2} od {3}."}
)

// The page of players.
var (
	PlayersSearch = Kin{Text{"Cari nama atau sekolah", "Name or school", "Traži ime ili školu"}, Text{"Cari nama atau klub", "Name or club", "Traži ime ili klub"}}
	PlayersFilter = Text{"Saring", "Filter", "Filtriraj"}
	PlayersAll    = Text{"Semua", "All", "Svi"}
	PlayersNoClub = Kin{Text{"Tanpa sekolah", "No school", "Bez škole"}, Text{"Tanpa klub", "No club", "Bez kluba"}}
	PlayersNone   = Text{"Tidak ada yang cocok.", "Nobody matches.", "Nema podudaranja."}
	BadgeHalf     = Text{"Bye ½ babak {0}", "½-point bye, round {0}", "Slobodno ½, {0}. kolo"}
	BadgeFull     = Text{"Bye 1 babak {0}", "1-point bye, round {0}", "Slobodan 1, {0}. kolo"}
	BadgeZero     = Text{"Tidak ikut babak {0}", "Absent, round {0}", "Odsutan, {0}. kolo"}
	PlayerNowIn   = Text{"Pindah ke {0}", "Moved to {0}", "Premješten u {0}"}
	BadgeNoSeat   = Text{"Belum punya lawan babak {0}", "No opponent in round {0}", "Bez protivnika, {0}. kolo"}
	ClassN        = Text{"Kelas {0}", "Class {0}", "{0}. razred"}
)

// The form of a player.
var (
	PlayerSave = Text{"Simpan", "Save", "Spremi"}
	LateMissed = Text{"Angka untuk setiap babak yang terlewat", "Points for each missed round", "Bodovi za svako propušteno kolo"}
	LateZero   = Text{"0 angka", "0 points", "0 bodova"}
	LateHalf   = Text{"½ angka", "½ point", "½ boda"}
)

// The page of a player.
var (
	GameBoard = Text{"papan {0}", "board {0}", "ploča {0}"}
	ByeHalf   = Text{"½ angka", "½ point", "½ boda"}
	ByeZero   = Text{"0 angka, tidak ikut", "0 points, absent", "0 bodova, odsutan"}
)
