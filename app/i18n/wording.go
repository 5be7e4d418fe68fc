package i18n

// Texts for chats as the app writes them; the organiser may write his own.
var (
	FormClubs     = Text{"*{judul}*\n{sekolah}:\n{partai}\n{jam}", "*{title}*\n{school}:\n{games}\n{times}", "*{naslov}*\n{klub}:\n{partije}\n{vremena}"}
	FormResults   = Text{"*{judul}*\n{daftar}", "*{title}*\n{list}", "*{naslov}*\n{popis}"}
	FormStandings = Text{"*{judul}*\n{daftar}", "*{title}*\n{list}", "*{naslov}*\n{popis}"}
	FormDone      = Text{"*{judul}*\n{sekolah}:\n{partai}", "*{title}*\n{school}:\n{games}", "*{naslov}*\n{klub}:\n{partije}"}

	ChatPlace  = Text{"angka {0}, peringkat {1}", "points: {0}, rank {1}", "bodovi: {0}, {1}. mjesto"}
	ChatPoints = Text{"angka {0}", "points: {0}", "bodovi: {0}"}
)

// The dialog for the organiser's own words.
var (
	WordTitle     = Text{"Ubah teks", "Edit the texts", "Uredi tekstove"}
	WordWhich     = Text{"Teks", "Text", "Tekst"}
	WordClubs     = Text{"Pairing per sekolah", "Pairings by school", "Parovi po školi"}
	WordDone      = Text{"Hasil per sekolah", "Results by school", "Rezultati po školi"}
	WordResults   = Text{"Hasil babak", "Results of a round", "Rezultati kola"}
	WordStandings = Text{"Klasemen", "Standings", "Poredak"}
	WordRecord    = Text{"Pembuka", "Opening", "Uvod"}
	WordRecordEnd = Text{"Penutup", "Closing", "Završetak"}
	WordRules     = Text{"Ketentuan lain", "Further provisions", "Ostale odredbe"}
	WordHelp      = Text{"Yang dalam kurung kurawal diisi sendiri: {0}. Baris yang semua isinya kosong hilang.", "What stands in braces is filled in: {0}. A line with nothing to fill in goes.", "Ono u vitičastim zagradama popunjava se: {0}. Redak bez sadržaja ispada."}
	WordFree      = Text{"Ditulis apa adanya; tiap baris menjadi satu alinea.", "Written as it is; each line becomes a paragraph.", "Piše se kako stoji; svaki redak postaje odlomak."}
	WordOwn       = Text{"Teks bawaan", "The app's text", "Tekst aplikacije"}
	WordSave      = Text{"Simpan", "Save", "Spremi"}
	WordLog       = Text{"Teks diubah: {0}", "Text changed: {0}", "Promijenjen tekst: {0}"}
	WordLogOwn    = Text{"Teks bawaan dipakai lagi: {0}", "The app's text again: {0}", "Ponovno tekst aplikacije: {0}"}
	WordLogPrizes = Text{"Hadiah ditetapkan", "Prizes chosen", "Određene nagrade"}

	PrintClubsDone = Text{"Hasil per sekolah atau klub", "Results by school or club", "Rezultati po školi ili klubu"}
)
