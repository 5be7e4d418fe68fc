package i18n

// Words on paper: heads, columns and notes of the sheets.
var (
	SheetRoundBoards = Text{"Babak {0}: menurut papan", "Round {0}: by board", "{0}. kolo: po pločama"}
	SheetRoundNames  = Text{"Babak {0}: menurut nama", "Round {0}: by name", "{0}. kolo: po imenima"}
	SheetResults     = Text{"Hasil babak {0}", "Results of round {0}", "Rezultati {0}. kola"}
	SheetBoardRange  = Text{"Papan {0}–{1} dari {2}", "Boards {0}–{1} of {2}", "Ploče {0}–{1} od {2}"}
	SheetPublished   = Text{"Diumumkan", "Published", "Objavljeno"}
	SheetStart       = Text{"Mulai", "Start", "Početak"}
	SheetDeadline    = Text{"Batas W.O.", "Forfeit at", "Bez borbe u"}
	SheetProtest     = Text{"Protes sampai", "Protests until", "Žalbe do"}
	SheetPrinted     = Text{"Dicetak {0}", "Printed {0}", "Ispisano {0}"}
	SheetVersion     = Text{"versi {0}", "version {0}", "verzija {0}"}
	SheetPage        = Text{"halaman {0} dari {1}", "page {0} of {1}", "stranica {0} od {1}"}
	SheetColor       = Text{"Warna", "Colour", "Boja"}
	SheetOpponent    = Text{"Lawan", "Opponent", "Protivnik"}
	SheetName        = Text{"Nama", "Name", "Ime"}
	SheetClub        = Text{"Sekolah atau klub", "School or club", "Škola ili klub"}
	SheetNumber      = Text{"No.", "No.", "Br."}
	SheetRating      = Text{"Rating", "Rating", "Rejting"}
	SheetFederation  = Text{"Fed.", "Fed.", "Fed."}
	SheetPresent     = Text{"Hadir", "Present", "Prisutan"}
	SheetCodes       = Text{"Kode QR untuk ponsel", "QR codes for phones", "QR kodovi za mobitele"}
	SheetCodesAs     = Text{"Arahkan kamera ponsel ke kode yang memuat papannya: isinya tampil tanpa internet.", "Point a phone at the code that holds the board: it shows the text without internet.", "Usmjerite mobitel prema kodu koji sadrži ploču: tekst se prikazuje bez interneta."}
	SheetFee         = Text{"Biaya", "Fee", "Kotizacija"}
	SheetByePoints   = Text{"bye, {0} angka", "bye, worth {0}", "slobodan, bodovi: {0}"}
	SheetArbiter     = Text{"Wasit", "Arbiter", "Sudac"}
	SheetSlipRound   = Text{"babak {0}", "round {0}", "{0}. kolo"}
	SheetInterim     = Text{"Sementara", "Interim", "Trenutačno"}
	SheetFinal       = Text{"Akhir", "Final", "Konačno"}
	SheetTieOrder    = Text{"Urutan: angka, {0}. Peringkat yang sama berarti semua ukuran sama.", "Order: points, {0}. A shared rank means that all criteria are equal.", "Redoslijed: bodovi, {0}. Isto mjesto znači da su svi kriteriji jednaki."}
	SheetPointsOnly  = Text{"Urutan: angka. Peringkat yang sama berarti angka sama.", "Order: points. A shared rank means equal points.", "Redoslijed: bodovi. Isto mjesto znači jednake bodove."}
	SheetCrossRounds = Text{"Babak {0}–{1}", "Rounds {0}–{1}", "{0}.–{1}. kolo"}
	SheetCrossKey    = Text{"1 menang, ½ remis, 0 kalah, + − w.o.", "1 win, ½ draw, 0 loss, + − forfeit", "1 pobjeda, ½ remi, 0 poraz, + − bez borbe"}
	SheetCrossNumber = Text{"nomor: tempat lawan di tabel ini", "number: opponent's place in this table", "broj: protivnikovo mjesto u ovoj tablici"}
)

// The rescue sheet: how to go on by hand.
var (
	SheetRescue      = Text{"Cadangan kertas", "Paper backup", "Papirnata kopija"}
	SheetRescueIf    = Text{"Kalau tablet mati,", "If the tablet fails,", "Ako tablet zakaže,"}
	SheetRescueGo    = Text{"lanjutkan dari sini", "go on from here", "nastavite odavde"}
	SheetBeforeOne   = Text{"Sebelum babak 1", "Before round 1", "Prije 1. kola"}
	SheetDue         = Text{"Hak warna", "Colour due", "Pravo na boju"}
	SheetMet         = Text{"Sudah bertemu", "Has met", "Već igrao s"}
	SheetRemarks     = Text{"Bye, catatan", "Bye, remarks", "Slobodan, napomene"}
	SheetByeIn       = Text{"bye babak {0}", "bye round {0}", "slobodan {0}. kolo"}
	SheetHalfIn      = Text{"bye ½ babak {0}", "½ bye round {0}", "slobodan ½ {0}. kolo"}
	SheetAwayIn      = Text{"tidak ikut babak {0}", "absent round {0}", "odsutan {0}. kolo"}
	SheetWonWO       = Text{"menang w.o. babak {0}", "won by forfeit round {0}", "dobio bez borbe {0}. kolo"}
	SheetNotWith     = Text{"tidak dengan {0}", "not with {0}", "ne s {0}"}
	SheetRoundsLeft  = Text{"Babak yang tersisa", "The rounds to come", "Preostala kola"}
	SheetStepKeizer  = Text{"Urutkan menurut klasemen: pertama melawan kedua, ketiga melawan keempat, dan seterusnya. Lewati lawan yang baru saja bertemu.", "Order by the standings: first against second, third against fourth, and so on. Skip opponents who have just met.", "Poredajte po poretku: prvi s drugim, treći s četvrtim itd. Preskočite one koji su upravo igrali."}
	SheetByHand      = Text{"Pairing babak {0} dengan tangan", "Pairing round {0} by hand", "Ručno sparivanje {0}. kola"}
	SheetByHandOpen  = Text{"Pairing dengan tangan", "Pairing by hand", "Ručno sparivanje"}
	SheetStepOrder   = Text{"Urutkan menurut angka, lalu nomor. Dalam satu kelompok angka, separuh atas melawan separuh bawah: yang pertama dengan yang pertama. Yang tersisa turun ke kelompok berikutnya.", "Order by points, then by number. Inside a score group the upper half plays the lower half: first against first. Whoever is left drops to the next group.", "Poredajte po bodovima pa po broju. U bodovnoj skupini gornja polovica igra s donjom: prvi s prvim. Tko preostane, ide u sljedeću skupinu."}
	SheetStepMeet    = Text{"Lewati lawan yang sudah pernah bertemu; dua pemain dengan ! untuk warna yang sama juga tidak bertemu. Beri warna menurut hak warna (! berarti wajib); kalau sama, yang bertanda ! dulu, lalu yang lebih atas.", "Skip opponents who have met; two players with ! for the same colour do not meet either. Give colours by the colour due (! means compulsory); if both are due the same, ! comes first, then the higher in the list.", "Preskočite protivnike koji su već igrali; ni dvojica s ! za istu boju ne igraju. Boje dajte po pravu na boju (! je obvezno); imaju li obojica isto pravo, prednost ima !, zatim onaj koji je više na popisu."}
	SheetStepBye     = Text{"Jumlah ganjil: yang terbawah dan belum pernah bye atau menang w.o. mendapat bye.", "Odd number: the lowest who has had neither a bye nor a win by forfeit gets the bye.", "Neparan broj: slobodan je najniži koji još nije bio slobodan ni dobio bez borbe."}
	SheetStepFirst   = Text{"Babak 1: di separuh atas nomor ganjil mendapat {0}, nomor genap warna yang lain.", "Round 1: in the upper half odd numbers have {0}, even ones the other colour.", "1. kolo: u gornjoj polovici neparni brojevi imaju boju {0}, parni drugu."}
	SheetStepVirtual = Text{"Angka virtual di kolom catatan ikut dihitung untuk urutan pairing, bukan untuk klasemen.", "Virtual points in the remarks count for the order of pairing, not for the standings.", "Virtualni bodovi u napomenama vrijede za redoslijed sparivanja, ne za poredak."}
	SheetNewPoints   = Text{"Angka baru", "New points", "Novi bodovi"}
	SheetVirtual     = Text{"virtual +{0}", "virtual +{0}", "virtualno +{0}"}
	SheetRescueNow   = Text{"Babak {0} sedang dimainkan: warna dan lawannya sudah dihitung. Tulis angka baru di kotak. Kalau satu partai tidak dimainkan, coret warna dan lawan itu.", "Round {0} is being played: its colours and opponents are already counted. Write the new points into the boxes. Where a game was not played, strike that colour and opponent.", "{0}. kolo se igra: boje i protivnici već su uračunati. U kvadratiće upišite nove bodove. Gdje se partija nije igrala, precrtajte tu boju i protivnika."}
)

// The notice of the default time, and the list before round 1.
var (
	SheetNotice        = Text{"Batas waktu hadir, babak {0}", "Default time, round {0}", "Dozvoljeno kašnjenje, {0}. kolo"}
	SheetNoticeText    = Text{"Pemain yang belum hadir di papannya pada batas W.O. kalah w.o., kecuali wasit memutuskan lain (Peraturan Catur FIDE, {0}).", "A player who is not at the board by the default time loses the game, unless the arbiter decides otherwise (FIDE Laws of Chess, {0}).", "Igrač koji do isteka dozvoljenog kašnjenja nije za pločom gubi partiju, osim ako sudac odluči drukčije (Pravila šaha FIDE, {0})."}
	SheetNoticeMinutes = Plural{"{0} menit setelah mulai", "{0} minute after the start", "{0} minutes after the start", "{0} minuta nakon početka", "{0} minute nakon početka", "{0} minuta nakon početka"}
	SheetNoticeProtest = Plural{"{0} menit setelah hasil diumumkan", "{0} minute after the results are published", "{0} minutes after the results are published", "{0} minuta nakon objave rezultata", "{0} minute nakon objave rezultata", "{0} minuta nakon objave rezultata"}
	SheetStartList     = Text{"Daftar peserta", "Starting list", "Startna lista"}
	SheetNoNumbers     = Text{"Nomor diberikan sebelum babak 1.", "Numbers are given before round 1.", "Brojevi se dodjeljuju prije 1. kola."}
	SheetLotSeed       = Text{"Pemain tanpa rating diurutkan dengan undian, benih {0}.", "Players without rating are ordered by lot, seed {0}.", "Igrači bez rejtinga poredani su ždrijebom, sjeme {0}."}
	SheetColorSeed     = Text{"Nomor 1 di babak 1: {0}, diundi dengan benih {1}.", "Number 1 in round 1: {0}, drawn with seed {1}.", "Broj 1 u 1. kolu: {0}, izvučeno sjemenom {1}."}
	SheetColorHand     = Text{"Nomor 1 di babak 1: {0}, koin dilempar di aula.", "Number 1 in round 1: {0}, by a coin thrown in the hall.", "Broj 1 u 1. kolu: {0}, novčić bačen u dvorani."}
)

// Texts for chats.
var (
	ChatGame     = Text{"papan {0}, {1} – lawan {2}", "board {0}, {1} – against {2}", "ploča {0}, {1} – protiv {2}"}
	ChatStart    = Text{"Mulai ±{0}.", "Start about {0}.", "Početak oko {0}."}
	ChatDeadline = Text{"Batas WO {0}.", "Forfeit at {0}.", "Bez borbe u {0}."}
	ChatNoClub   = Text{"Tanpa sekolah atau klub", "Without school or club", "Bez škole ili kluba"}
	ChatMore     = Text{"… dan {0} lagi, lihat daftar di aula", "… and {0} more, see the list in the hall", "… i još {0}, vidi popis u dvorani"}
	ChatToPlay   = Text{"belum", "open", "nema"}
)

// The print centre.
var (
	PrintTitle     = Text{"Cetak dan bagikan", "Print and share", "Ispis i dijeljenje"}
	PrintLead      = Text{"Semua A4, hitam putih. Yang berbingkai tebal biasanya dicetak sekarang.", "All A4, black on white. What has a strong frame is usually printed now.", "Sve A4, crno-bijelo. Ono s debelim okvirom obično se ispisuje sada."}
	PrintRound     = Text{"Babak", "Round", "Kolo"}
	PrintBefore    = Text{"Sebelum babak 1", "Before round 1", "Prije 1. kola"}
	PrintAfter     = Text{"Setelah babak {0}", "After round {0}", "Nakon {0}. kola"}
	PrintTexts     = Text{"Tanpa kertas", "Without paper", "Bez papira"}
	PrintSet       = Text{"Semua untuk babak ini", "All for this round", "Sve za ovo kolo"}
	PrintSetOf     = Text{"papan, nama, slip", "boards, names, slips", "ploče, imena, listići"}
	PrintBoards    = Text{"Pairing menurut papan", "Pairings by board", "Parovi po pločama"}
	PrintDense     = Text{"Papan, rapat", "Boards, dense", "Ploče, zbijeno"}
	PrintNames     = Text{"Pairing menurut nama", "Pairings by name", "Parovi po imenima"}
	PrintSlips     = Text{"Slip hasil", "Result slips", "Listići s rezultatom"}
	PrintNotice    = Text{"Pengumuman W.O.", "Default time notice", "Obavijest o kašnjenju"}
	PrintCross     = Text{"Tabel silang", "Crosstable", "Križna tablica"}
	PrintRescue    = Text{"Cadangan kertas", "Paper backup", "Papirnata kopija"}
	PrintStart     = Text{"Daftar peserta", "Starting list", "Startna lista"}
	PrintPages     = Plural{"{0} halaman", "{0} page", "{0} pages", "{0} stranica", "{0} stranice", "{0} stranica"}
	PrintBig       = Text{"huruf besar", "large type", "veliki slog"}
	PrintNoClubs   = Text{"tanpa sekolah", "without schools", "bez škola"}
	PrintSix       = Text{"6 slip per halaman", "6 slips a page", "6 listića na stranici"}
	PrintByHand    = Text{"untuk lanjut dengan tangan", "to go on by hand", "za nastavak ručno"}
	PrintDo        = Text{"Cetak {0}", "Print {0}", "Ispiši: {0}"}
	PrintBack      = Text{"Semua lembar", "All sheets", "Svi listovi"}
	PrintNotYet    = Text{"Belum ada pairing yang diumumkan", "No pairing is published yet", "Parovi još nisu objavljeni"}
	PrintNotYetT   = Text{"Daftar peserta dan cadangan kertas sudah bisa dicetak. Pairing dicetak setelah diumumkan.", "Starting list and paper backup can be printed. Pairings are printed once published.", "Startna lista i papirnata kopija mogu se ispisati. Parovi se ispisuju nakon objave."}
	PrintNoSheet   = Text{"Lembar ini belum ada", "This sheet does not exist yet", "Ovaj list još ne postoji"}
	PrintNoSheetT  = Text{"Buat pairing atau masukkan hasil dulu, lalu kembali ke sini.", "Pair or enter results first, then come back.", "Najprije sparite ili unesite rezultate pa se vratite."}
	PrintLang      = Text{"Bahasa lembar dan teks", "Language of sheets and texts", "Jezik listova i tekstova"}
	PrintTimes     = Text{"Jam di lembar", "Times on the sheets", "Vremena na listovima"}
	PrintTimesHelp = Text{"Kosong: pada pengumuman W.O. ditulis dengan tangan.", "Empty: written by hand on the notice.", "Prazno: na obavijesti se upisuje rukom."}
	PrintTimeBad   = Text{"Tulis jam seperti 09:40.", "Write a time such as 09:40.", "Upišite vrijeme poput 09:40."}
	PrintClubs     = Text{"Pairing per sekolah atau klub", "Pairings by school or club", "Parovi po školi ili klubu"}
	PrintResultsT  = Text{"Hasil babak {0}", "Results of round {0}", "Rezultati {0}. kola"}
	PrintStandT    = Text{"Klasemen", "Standings", "Poredak"}
	PrintClubsN    = Plural{"{0} teks, untuk dikirim ke tiap sekolah", "{0} text to send to the school", "{0} texts, one to send to each school", "{0} tekst za slanje školi", "{0} teksta za slanje školama", "{0} tekstova za slanje školama"}
	PrintPlain     = Text{"Teks polos untuk WhatsApp dan sejenisnya", "Plain text for chats", "Običan tekst za poruke"}
	PrintCopy      = Text{"Salin", "Copy", "Kopiraj"}
	PrintCopied    = Text{"Disalin", "Copied", "Kopirano"}
	PrintShare     = Text{"Bagikan", "Share", "Podijeli"}
	PrintCopyOf    = Text{"Salin: {0}", "Copy: {0}", "Kopiraj: {0}"}
	PrintShareOf   = Text{"Bagikan: {0}", "Share: {0}", "Podijeli: {0}"}
)
