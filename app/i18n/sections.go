package i18n

// Sections of an event.
var (
	Sections         = Text{"Kelompok", "Sections", "Skupine"}
	SectionsUnder    = Text{"Pa dan Pi, tingkat, kelompok umur", "Boys and girls, levels, age groups", "Dječaci i djevojčice, uzrasti"}
	SectionsText     = Text{"Tiap kelompok punya peserta, babak, dan klasemen sendiri.", "Each section has its own players, rounds and standings.", "Svaka skupina ima svoje igrače, kola i poredak."}
	SectionPick      = Text{"Pilih kelompok", "Choose a section", "Odaberite skupinu"}
	SectionOf        = Text{"Kelompok {0}. Ketuk untuk memilih", "Section {0}. Tap to choose", "Skupina {0}. Dodirnite za odabir"}
	SectionAdd       = Text{"Tambah kelompok", "Add a section", "Dodaj skupinu"}
	SectionNew       = Text{"Kelompok baru", "New section", "Nova skupina"}
	SectionEdit      = Text{"Ubah kelompok", "Change the section", "Promijeni skupinu"}
	SectionEditOf    = Text{"Ubah nama dan isi {0}", "Change name and group of {0}", "Promijeni naziv i sastav: {0}"}
	SectionRulesOf   = Text{"Ketentuan {0}", "Regulations of {0}", "Pravila: {0}"}
	SectionRemoveOf  = Text{"Hapus {0}", "Remove {0}", "Ukloni {0}"}
	SectionName      = Text{"Nama kelompok", "Name of the section", "Naziv skupine"}
	SectionNameHelp  = Text{"Pendek, tercetak di semua lembar: Pa, SMP, U12", "Short, printed on every sheet: Girls, U12", "Kratko, na svim listovima: Ž, U12"}
	SectionNameError = Text{"Isi nama yang belum dipakai kelompok lain.", "Give a name that no other section has.", "Upišite naziv koji druga skupina nema."}
	SectionFor       = Text{"Untuk siapa", "For whom", "Za koga"}
	SectionForAll    = Text{"Semua", "Everybody", "Svi"}
	SectionFrom      = Text{"Lahir paling awal, tahun", "Born in this year or later", "Rođeni te godine ili kasnije"}
	SectionTo        = Text{"Lahir paling akhir, tahun", "Born in this year or before", "Rođeni te godine ili ranije"}
	SectionYearHelp  = Text{"Kosongkan bila tidak dibatasi.", "Leave empty for no limit.", "Prazno ako nema granice."}
	SectionYearError = Text{"Tahun empat angka; yang akhir tidak sebelum yang awal.", "A year of four digits; the last not before the first.", "Godina od četiri znamenke; zadnja ne prije prve."}
	SectionLike      = Text{"Ketentuannya mengikuti {0}; bisa diubah sesudahnya.", "It plays by the regulations of {0}; you can change them afterwards.", "Igra po pravilima skupine {0}; kasnije ih možete promijeniti."}
	SectionAdded     = Text{"Kelompok {0} ditambahkan.", "Section {0} was added.", "Dodana skupina {0}."}
	SectionChanged   = Text{"Kelompok {0} diubah.", "Section {0} was changed.", "Promijenjena skupina {0}."}
	SectionRemoved   = Text{"Kelompok {0} dihapus.", "Section {0} was removed.", "Uklonjena skupina {0}."}
	SectionBoys      = Text{"Pa", "Boys", "Dječaci"}
	SectionGirls     = Text{"Pi", "Girls", "Djevojčice"}
	SectionSplit     = Text{"Bagi menjadi Pa dan Pi", "Split into boys and girls", "Podijeli na dječake i djevojčice"}
	SectionSplitDone = Text{"Dibagi menjadi {0} dan {1}.", "Split into {0} and {1}.", "Podijeljeno na {0} i {1}."}
	SectionSorted    = Plural{"{0} peserta dipindahkan ke kelompoknya.", "{0} player moved to the right section.", "{0} players moved to the right section.", "{0} igrač premješten u svoju skupinu.", "{0} igrača premještena u svoju skupinu.", "{0} igrača premješteno u svoju skupinu."}
	SectionStray     = Plural{"{0} peserta terdaftar di kelompok lain dari semestinya", "{0} player is in another section than the right one", "{0} players are in another section than the right one", "{0} igrač nije u svojoj skupini", "{0} igrača nisu u svojoj skupini", "{0} igrača nije u svojoj skupini"}
	SectionStrayText = Text{"Menurut jenis kelamin dan tahun lahir yang tercatat: {0}", "By the sex and year of birth recorded: {0}", "Prema zabilježenom spolu i godini rođenja: {0}"}
	SectionStrayDo   = Text{"Pindahkan semua", "Move them all", "Premjesti sve"}
	GroupMale        = Text{"putra", "boys and men", "muški"}
	GroupFemale      = Text{"putri", "girls and women", "žene i djevojčice"}
	GroupFrom        = Text{"lahir {0} atau sesudahnya", "born {0} or later", "rođeni {0}. ili kasnije"}
	GroupTo          = Text{"lahir {0} atau sebelumnya", "born {0} or before", "rođeni {0}. ili ranije"}
	GroupBetween     = Text{"lahir {0}–{1}", "born {0}–{1}", "rođeni {0}.–{1}."}
	GroupAll         = Text{"semua", "everybody", "svi"}
	MisfitGirl       = Text{"Putri di {0}", "A girl in {0}", "Djevojčica u: {0}"}
	MisfitBoy        = Text{"Putra di {0}", "A boy in {0}", "Dječak u: {0}"}
	MisfitOld        = Text{"Terlalu tua untuk {0}", "Too old for {0}", "Prestar za: {0}"}
	MisfitYoung      = Text{"Terlalu muda untuk {0}", "Too young for {0}", "Premlad za: {0}"}

	TemplateSchoolTwo   = Text{"Antar-sekolah, Pa dan Pi", "Schools, boys and girls", "Školski, dječaci i djevojčice"}
	TemplateSchoolTwoAs = Text{"Dua kelompok terpisah, masing-masing Swiss 6 babak, 20 menit", "Two separate sections, each a Swiss of 6 rounds, 20 minutes", "Dvije odvojene skupine, svaka švicarski 6 kola, 20 minuta"}
	WizardSections      = Text{"Kelompok", "Sections", "Skupine"}
)
