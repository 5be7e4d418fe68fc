package i18n

// Words that walks through the app in a browser look for.
var BookSecondary = Text{ID: "Edisi 2014 dan 2017 menurut sumber sekunder: periksa naskah resmi sebelum memutus.", EN: "Editions 2014 and 2017 come from secondary sources: check the official text before you rule.", HR: "Izdanja 2014. i 2017. su iz posrednih izvora: prije odluke provjerite službeni tekst."}
var BookSpeakText = Text{ID: "Untuk pemain tunanetra: sebut buah, lajur, baris. Lajur bernama Anna sampai Hector; angka dalam bahasa Jerman, kecuali wasit memutuskan lain.", EN: "For blind players: say the piece, the file, the rank. Files are Anna to Hector; numbers are German unless the arbiter decides otherwise.", HR: "Za slijepe igrače: recite figuru, liniju, red. Linije su Anna do Hector; brojevi su njemački ako sudac ne odluči drukčije."}
var ClaimsNo = Text{ID: "Klaim ditolak. Ini akibatnya:", EN: "Claim rejected. This follows:", HR: "Reklamacija odbijena. Ovo slijedi:"}
var LocalBad = Plural{ID: "{0} hal belum benar", ENOne: "{0} thing is not right", EN: "{0} things are not right", HROne: "{0} stvar nije u redu", HRFew: "{0} stvari nisu u redu", HR: "{0} stvari nije u redu"}
var MateNo = Text{ID: "Tidak, mustahil mat", EN: "No, mate is impossible", HR: "Ne, mat nije moguć"}
var MateYes = Text{ID: "Ya, masih bisa mat", EN: "Yes, mate is possible", HR: "Da, mat je moguć"}
var PlayArticle = Text{ID: "Pasal {0}", EN: "Article {0}", HR: "Članak {0}"}
var PlayClaimFalse = Text{ID: "Klaim tidak benar", EN: "The claim is not right", HR: "Reklamacija nije točna"}
var PlayClaimThree = Text{ID: "Posisi sama tiga kali", EN: "Same position three times", HR: "Ista pozicija tri puta"}
var PlayOffers = Text{ID: "{0} menawarkan remis", EN: "{0} offers a draw", HR: "{0} nudi remi"}
var PlayPastNote = Text{ID: "Posisi sesudah {0}", EN: "Position after {0}", HR: "Pozicija nakon {0}"}
var ReportClaim = Text{ID: "Klaim: {0}", EN: "Claim: {0}", HR: "Reklamacija: {0}"}
var SealLoses = Text{ID: "{0} kalah. {1}", EN: "{0} loses. {1}", HR: "{0} gubi. {1}"}
var SealNumber = Text{ID: "Nomor langkah sampul", EN: "Number of the sealed move", HR: "Broj kuvertiranog poteza"}
var SealWasit = Text{ID: "Wasit", EN: "Arbiter", HR: "Sudac"}
