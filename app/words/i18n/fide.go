package i18n

// Gate… are the words of the one sheet of FIDE mode.
var (
	GateProhibited   = Text{"Tidak bisa dalam mode FIDE", "Not possible in FIDE mode", "Nije moguće u FIDE načinu"}
	GateNotCompliant = Text{"Tidak sesuai aturan. Lanjutkan?", "Not compliant. Go on?", "Nije po pravilima. Nastaviti?"}
	GateArticle      = Text{"Aturan FIDE: {0}", "FIDE regulations: {0}", "Propisi FIDE-a: {0}"}
	GateToLeave      = Text{"Tinggalkan mode FIDE …", "Leave FIDE mode …", "Napusti FIDE način …"}
	GateStay         = Text{"Tetap dalam mode FIDE", "Stay in FIDE mode", "Ostani u FIDE načinu"}
	GateDo           = Text{"Tetap lakukan", "Do it all the same", "Svejedno učini"}
	GateWhyDone      = Text{"Alasan, dicetak di berita acara", "Reason, printed in the minutes", "Razlog, ispisuje se u zapisniku"}
	GateLeaves       = Text{"Ini meninggalkan mode FIDE", "This leaves FIDE mode", "Ovo napušta FIDE način"}
	GateNoWayBack    = Text{"Yang sudah dimainkan tidak berubah. Tidak ada jalan kembali.", "Nothing already played changes. There is no way back.", "Ništa odigrano se ne mijenja. Povratka nema."}
	GateGoneMode     = Text{"Aturan FIDE tidak lagi dijaga untuk kelompok ini", "The rules of FIDE are no longer kept for this section", "Pravila FIDE-a više se ne čuvaju za ovu skupinu"}
	GateGoneSign     = Text{"Tanda di setiap halaman dan setiap lembar", "A sign on every page and every sheet", "Oznaka na svakoj stranici i svakom listu"}
	GateGoneReport   = Text{"Satu baris di berkas laporan; federasi bisa menolak ratingnya", "A line in the report file; the federation may refuse to rate it", "Redak u datoteci izvještaja; savez može odbiti rejtingiranje"}
	GateStays        = Text{"Hasil, klasemen dan tie-break tetap", "Results, standings and tie-breaks stay", "Rezultati, poredak i dodatna mjerila ostaju"}
	GateOn           = Text{"Lanjut ke langkah 2", "Go on to step 2", "Nastavi na 2. korak"}
	GateWho          = Text{"Mengapa mode FIDE ditinggalkan?", "Why is FIDE mode left?", "Zašto se napušta FIDE način?"}
	GatePrinted      = Text{"Alasannya dicetak di berita acara dan masuk catatan bersama namamu. Tidak bisa dihapus.", "The reason is printed in the minutes and goes into the log with your name. It cannot be taken out.", "Razlog se ispisuje u zapisniku i ulazi u dnevnik s vašim imenom. Ne može se izbrisati."}
	GateLeave        = Text{"Tahan untuk meninggalkan mode FIDE", "Hold to leave FIDE mode", "Držite za napuštanje FIDE načina"}
	GateUnderstood   = Text{"Mengerti", "Understood", "Razumijem"}
)
