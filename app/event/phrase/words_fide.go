package phrase

import (
	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

var (
	textFIDELeft       = i18n.Text{ID: "Di luar mode FIDE sejak babak {0}", EN: "Not in FIDE mode since round {0}", HR: "Izvan FIDE načina od {0}. kola"}
	textFIDELeftBefore = i18n.Text{ID: "Di luar mode FIDE sejak sebelum babak 1", EN: "Not in FIDE mode since before round 1", HR: "Izvan FIDE načina od prije 1. kola"}
)

// fideRules say of each rule what the act is, and why it is weighed or what may be done instead.
var fideRules = map[journal.Rule][2]i18n.Text{
	journal.RuleBegun: {
		{ID: "Babak 1 sudah diumumkan", EN: "Round 1 is published already", HR: "1. kolo je već objavljeno"},
		{ID: "Mode FIDE hanya bisa dimulai sebelum babak 1.", EN: "FIDE mode begins before round 1 only.", HR: "FIDE način počinje samo prije 1. kola."}},
	journal.RuleRounds: {
		{ID: "Jumlah babak diubah setelah babak 1", EN: "Another number of rounds after round 1", HR: "Drugi broj kola nakon 1. kola"},
		{ID: "Jumlah babak diumumkan sebelum mulai. Jika waktu habis, akhiri turnamen lebih awal: klasemennya berlaku sampai babak itu.", EN: "The number of rounds is announced before the start. If time runs out, end the event early: its standing is that after the last round.", HR: "Broj kola objavljuje se prije početka. Ponestane li vremena, završite turnir ranije: poredak je onaj nakon zadnjeg kola."}},
	journal.RuleScoring: {
		{ID: "Angka seperti ini tidak diatur FIDE", EN: "A scoring that FIDE does not allow", HR: "Bodovanje koje FIDE ne dopušta"},
		{ID: "Dua remis tidak boleh melebihi menang dan kalah, bye tidak boleh melebihi menang, dan dengan 1–½–0 bye bernilai 1, ½ atau 0.", EN: "Two draws must not be worth more than a win and a loss, the bye not more than a win, and with 1–½–0 the bye is 1, ½ or 0.", HR: "Dva remija ne smiju vrijediti više od pobjede i poraza, bye ne više od pobjede, a uz 1–½–0 bye je 1, ½ ili 0."}},
	journal.RuleTable: {
		{ID: "Buchholz di sistem setengah kompetisi", EN: "Buchholz in a round robin", HR: "Buchholz u kružnom turniru"},
		{ID: "Semua bertemu semua, jadi Buchholz tidak membedakan. Pilih Sonneborn-Berger, Koya atau hasil langsung.", EN: "All meet all, so Buchholz tells nothing. Choose Sonneborn-Berger, Koya or the direct encounter.", HR: "Svi igraju sa svima, pa Buchholz ništa ne razlikuje. Izaberite Sonneborn-Berger, Koyu ili međusobni susret."}},
	journal.RuleTieBreaks: {
		{ID: "Tie-break diubah setelah babak 1", EN: "Other tie-breaks after round 1", HR: "Druga dodatna mjerila nakon 1. kola"},
		{ID: "Urutannya diumumkan sebelum mulai.", EN: "Their order is announced before the start.", HR: "Njihov redoslijed objavljuje se prije početka."}},
	journal.RulePast: {
		{ID: "Mengubah babak yang sudah lama selesai", EN: "A change of a round before the previous one", HR: "Promjena kola prije prethodnoga"},
		{ID: "Babak sesudahnya dibuat dari hasil ini. Kalau yang dimainkan lain, pilih “Hanya untuk laporan rating” pada koreksi hasil.", EN: "Later rounds were built on it. If something else was played, choose “For the rating report alone” where you correct the result.", HR: "Kasnija kola su na tome sparena. Ako je odigrano nešto drugo, kod ispravka odaberite „Samo za izvješće za rejting”."}},
	journal.RuleForbidden: {
		{ID: "Larangan bertemu setelah babak 1", EN: "Players kept apart after round 1", HR: "Zabranjeni parovi nakon 1. kola"},
		{ID: "Siapa yang tidak boleh bertemu ditetapkan sebelum babak 1.", EN: "Who must not meet is announced before round 1.", HR: "Tko se ne smije sresti objavljuje se prije 1. kola."}},
	journal.RuleNumbers: {
		{ID: "Nomor awal tidak menurut rating", EN: "Pairing numbers against the ratings", HR: "Startni brojevi protivno rejtinzima"},
		{ID: "Nomor mengikuti rating. Betulkan rating yang salah, lalu susun ulang nomornya sebelum babak 4.", EN: "Numbers follow the ratings. Correct a wrong rating, and renumber before round 4.", HR: "Brojevi slijede rejtinge. Ispravite pogrešan rejting i prenumerirajte prije 4. kola."}},
	journal.RuleOpenGames: {
		{ID: "Turnamen diakhiri dengan partai tanpa hasil", EN: "An end while games have no result", HR: "Kraj dok partije nemaju rezultat"},
		{ID: "Isi dulu hasilnya, juga partai yang ditunda. Klasemen akhir memerlukan semua hasil.", EN: "Enter the results first, those of adjourned games too. A final standing needs them all.", HR: "Najprije upišite rezultate, i prekinutih partija. Konačni poredak treba ih sve."}},
	journal.RuleLots: {
		{ID: "Undian diulang", EN: "Lots drawn a second time", HR: "Ponovljeno izvlačenje"},
		{ID: "Undian untuk satu keadaan seri hanya sekali.", EN: "A tie is decided by one drawing.", HR: "O jednom dijeljenju odlučuje jedno izvlačenje."}},
	journal.RuleSystem: {
		{ID: "Sistem atau aturan ini di luar aturan FIDE", EN: "A system or rule that FIDE does not describe", HR: "Sustav ili pravilo koje FIDE ne opisuje"},
		{ID: "Swiss, setengah kompetisi dan sistem beregu FIDE tetap dalam mode FIDE.", EN: "The Swiss systems, round robins and team systems of FIDE stay in FIDE mode.", HR: "Švicarski sustavi, kružni turniri i ekipni sustavi FIDE-a ostaju u FIDE načinu."}},
	journal.RuleNotPlayed: {
		{ID: "Partai tertunda dicatat tidak dimainkan", EN: "An adjourned game becomes one that was not played", HR: "Prekinuta partija postaje neodigrana"},
		{ID: "Babak berikutnya dibuat seolah partai itu remis.", EN: "The rounds behind it were paired as if it were drawn.", HR: "Kola iza nje sparena su kao da je remi."}},
	journal.RuleByHand: {
		{ID: "Pairing yang bukan dari mesin", EN: "Pairings that are not those of the engine", HR: "Parovi koji nisu oni programa"},
		{ID: "Babak ini tidak mengikuti aturan, dan laporan ke FIDE menyebutkannya.", EN: "The round would not comply, and the report to FIDE says so.", HR: "Kolo ne bi bilo po pravilima, i izvještaj FIDE-u to kaže."}},
	journal.RuleCorrection: {
		{ID: "Koreksi babak sebelumnya", EN: "A correction of the previous round", HR: "Ispravak prethodnoga kola"},
		{ID: "Babak yang sedang dimainkan dibuat dari hasil lama.", EN: "The round that is being played was paired on what stood before.", HR: "Kolo koje se igra spareno je po starom."}},
	journal.RuleAdjourned: {
		{ID: "Partai tertunda berakhir tidak remis", EN: "An adjourned game that is not drawn", HR: "Prekinuta partija koja nije remi"},
		{ID: "Babak berikutnya dibuat seolah remis. Laporan ke FIDE menyebutkan hasilnya.", EN: "The rounds behind it were paired as if it were. The report to FIDE names the result.", HR: "Kola iza nje sparena su kao da jest. Izvještaj FIDE-u navodi rezultat."}},
	journal.RuleEquals: {
		{ID: "Nomor awal pemain dengan rating sama ditukar", EN: "Pairing numbers of equal players exchanged", HR: "Zamijenjeni startni brojevi jednakih igrača"},
		{ID: "Babak yang sudah ada dibuat dengan nomor lama.", EN: "The rounds so far were paired by the old numbers.", HR: "Dosadašnja kola sparena su po starim brojevima."}},
	journal.RuleHalfByes: {
		{ID: "Bye setengah angka kedua untuk satu pemain", EN: "A second half-point bye for one player", HR: "Drugi bye od pola boda istom igraču"},
		{ID: "Aturan FIDE mengharapkan paling banyak satu.", EN: "One is what the regulations expect at most.", HR: "Propisi očekuju najviše jedan."}},
	journal.RuleTaken: {
		{ID: "Babak dari berkas tidak sesuai dengan mesin", EN: "Rounds of the file are not those of the engine", HR: "Kola iz datoteke nisu ona programa"},
		{ID: "Mesin membuat pairing lain dari hasil yang sama. Laporan ke FIDE menyebutkan kedua-duanya.", EN: "On the same results the engine pairs otherwise. The report to FIDE names both.", HR: "Program bi iz istih rezultata složio drukčije parove. Izvještaj FIDE-u navodi oboje."}},
	journal.RuleFullBye: {
		{ID: "Bye satu angka atas permintaan", EN: "A full-point bye on request", HR: "Bye od boda na zahtjev"},
		{ID: "Tidak ada di aturan FIDE. Laporan menyebutkannya.", EN: "The regulations do not know it. The report names it.", HR: "Propisi ga ne poznaju. Izvještaj ga navodi."}},
	journal.RuleOlderOpen: {
		{ID: "Pairing dibuat sementara partai lama masih ditunda", EN: "Paired while an older game is still adjourned", HR: "Spareno dok je starija partija još prekinuta"},
		{ID: "Partai itu dihitung remis sampai selesai.", EN: "The game counts as a draw until it is finished.", HR: "Partija se do kraja računa kao remi."}},
}
