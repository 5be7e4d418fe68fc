package i18n

// The page of prizes.
var (
	PrizesTitle     = Text{"Hadiah", "Prizes", "Nagrade"}
	PrizesUnder     = Text{"Juara per kategori, undian, piagam, medali", "Winners by category, lots, certificates, medals", "Pobjednici po kategorijama, ždrijeb, diplome, medalje"}
	PrizesNone      = Text{"Juara terlihat setelah babak 1 lengkap.", "Winners show when round 1 is complete.", "Pobjednici se vide kad je 1. kolo potpuno."}
	PrizesInterim   = Text{"Setelah babak {0}; belum akhir.", "After round {0}; not final yet.", "Nakon {0}. kola; još nije konačno."}
	PrizesUsual     = Text{"Belum ditetapkan: dipakai tiga tempat dengan medali.", "Not chosen yet: three places with medals.", "Još nije određeno: tri mjesta s medaljama."}
	PrizesGroups    = Text{"Grup: tanpa hadiah sampai ditambah; juara ditentukan di final. Hadiah grup melihat tempat dalam grup, lalu angka per partai.", "Groups: no prizes until you add them; the final decides the winners. Prizes of groups go by the place in the group, then by points a game.", "Skupine: bez nagrada dok ih ne dodate; o pobjednicima odlučuje finale. Nagrade skupina idu po mjestu u skupini, zatim po bodovima po partiji."}
	PrizesAdd       = Text{"Tambah hadiah", "Add a prize", "Dodaj nagradu"}
	PrizesNames     = Text{"Nama untuk piagam (CSV)", "Names for certificates (CSV)", "Imena za diplome (CSV)"}
	PrizesOneEach   = Text{"Satu hadiah per pemain", "One prize a player", "Jedna nagrada po igraču"}
	PrizesOrder     = Text{"Dibagikan dari atas ke bawah. Pemain yang sudah menang tidak menang lagi.", "Given from top to bottom. Who has won does not win again.", "Dodjeljuju se odozgo prema dolje. Tko je dobio, ne dobiva opet."}
	PrizesSeveral   = Text{"Pemain boleh menang di beberapa kategori.", "A player may win in several categories.", "Igrač može dobiti više nagrada."}
	PrizesTied      = Text{"{0} setara; undian menentukan", "{0} are equal; a lot decides", "{0} su jednaki; odlučuje ždrijeb"}
	PrizesTiedWait  = Text{"Undi setelah babak terakhir.", "Draw after the last round.", "Ždrijeb nakon zadnjeg kola."}
	PrizesTiedDo    = Text{"Tampilkan benihnya kepada semua, lalu undi.", "Show everybody the seed, then draw.", "Pokažite svima sjeme, zatim izvucite."}
	PrizesDraw      = Text{"Undi", "Draw lots", "Ždrijeb"}
	PrizesGold      = Text{"medali emas", "gold medal", "zlatna medalja"}
	PrizesSilver    = Text{"medali perak", "silver medal", "srebrna medalja"}
	PrizesBronze    = Text{"medali perunggu", "bronze medal", "brončana medalja"}
	PrizesChanged   = Text{"Hadiah diubah", "Prizes changed", "Nagrade promijenjene"}
	PrizesSchools   = Text{"sekolah, {0} pemain terbaik", "schools, best {0} players", "škole, {0} najboljih igrača"}
	PrizesRated     = Text{"rating {0}–{1}", "rated {0}–{1}", "rejting {0}–{1}"}
	PrizesRatedTo   = Text{"rating sampai {0} atau tanpa rating", "rated up to {0}, or unrated", "rejting do {0} ili bez rejtinga"}
	PrizesRatedMin  = Text{"rating mulai {0}", "rated from {0}", "rejting od {0}"}
	PrizesUp        = Text{"Naikkan {0}", "Move {0} up", "Pomakni gore: {0}"}
	PrizesEdit      = Text{"Ubah {0}", "Edit {0}", "Uredi: {0}"}
	PrizesThirds    = Text{"juara 3 dua kali", "third place twice", "dva treća mjesta"}
	PrizesShare     = Text{"yang setara berbagi tempat", "equals share the place", "jednaki dijele mjesto"}
	PrizesPassed    = Text{"Sudah menang, jadi berikutnya naik: {0}.", "Won already, so the next moves up: {0}.", "Već nagrađeni, pa sljedeći ide gore: {0}."}
	PrizesPassedOne = Text{"{0} ({1}, tempat {2})", "{0} ({1}, place {2})", "{0} ({1}, {2}. mjesto)"}
	PrizesWaits     = Text{"Menunggu undian untuk hadiah di atas.", "Waits for the lot of a prize above.", "Čeka ždrijeb za nagradu iznad."}
	PrizesRanks     = Text{"jumlah peringkat {0}", "sum of ranks {0}", "zbroj mjesta {0}"}
	PrizesLine      = Text{"Tempat: {0}", "Places: {0}", "Mjesta: {0}"}
)

// The form of one prize.
var (
	PrizeForm      = Text{"Satu hadiah", "One prize", "Jedna nagrada"}
	PrizeName      = Text{"Nama kategori", "Name of the category", "Naziv kategorije"}
	PrizeNameHelp  = Text{"Kosong: juara kelompok.", "Empty: winners of the section.", "Prazno: pobjednici skupine."}
	PrizeFor       = Text{"Untuk", "For", "Za"}
	PrizePlayers   = Text{"Pemain", "Players", "Igrače"}
	PrizeSchools   = Text{"Sekolah", "Schools", "Škole"}
	PrizeBest      = Text{"Pemain terbaik yang dihitung", "Best players that count", "Najbolji igrači koji se broje"}
	PrizeAnySex    = Text{"Semua", "All", "Svi"}
	PrizeBornFrom  = Text{"Lahir mulai tahun", "Born from", "Rođeni od"}
	PrizeBornTo    = Text{"Lahir sampai tahun", "Born until", "Rođeni do"}
	PrizeRateFrom  = Text{"Rating mulai", "Rating from", "Rejting od"}
	PrizeRateTo    = Text{"Rating sampai", "Rating up to", "Rejting do"}
	PrizeClub      = Text{"Hanya sekolah atau klub", "Only of the school or club", "Samo iz škole ili kluba"}
	PrizePlaces    = Text{"Berapa tempat", "How many places", "Koliko mjesta"}
	PrizeTwoThirds = Text{"Juara 3 bersama (dua perunggu)", "Third place twice (two bronzes)", "Dva treća mjesta (dvije bronce)"}
	PrizeShared    = Text{"Yang setara berbagi tempat, tanpa undian", "Equals share the place, no lot", "Jednaki dijele mjesto, bez ždrijeba"}
	PrizeMedals    = Text{"Dihitung di perolehan medali", "Counts in the medal table", "Broji se u tablici medalja"}
	PrizeDrop      = Text{"Hapus hadiah", "Remove the prize", "Ukloni nagradu"}
	PrizeNoNumber  = Text{"Tulis angka bulat, atau kosongkan.", "Write a whole number, or leave it empty.", "Upišite cijeli broj ili ostavite prazno."}
)

// Drawing lots in front of everybody.
var (
	LotTitle   = Text{"Undian", "Drawing of lots", "Ždrijeb"}
	LotAmong   = Text{"Diundi di antara, dalam urutan nomor:", "Drawn among, in order of their numbers:", "Izvlači se među, redom brojeva:"}
	LotSeed    = Text{"Benih", "Seed", "Sjeme"}
	LotSeedAs  = Text{"Angka yang terlihat semua orang sebelum undian, misalnya disebut empat orang yang hadir. Benih yang sama memberi hasil yang sama.", "A number that everybody sees before the draw, such as digits called by four persons present. The same seed gives the same result.", "Broj koji svi vide prije izvlačenja, npr. znamenke četiriju prisutnih. Isto sjeme daje isti rezultat."}
	LotBad     = Text{"Tulis angka, paling banyak 20 digit.", "Write digits, 20 at most.", "Upišite najviše 20 znamenki."}
	LotDo      = Text{"Undi sekarang", "Draw now", "Izvuci sada"}
	LotDone    = Text{"Hasil undian", "Result of the draw", "Rezultat ždrijeba"}
	LotsDrawn  = Text{"Undian yang sudah dilakukan", "Lots drawn", "Izvučeni ždrjebovi"}
	LotFrom    = Text{"Urutan awal:", "Order before:", "Redoslijed prije:"}
	LotTo      = Text{"Hasil:", "Drawn:", "Izvučeno:"}
	LotSame    = Text{"diulang: hasil sama", "repeated: the same result", "ponovljeno: isti rezultat"}
	LotOther   = Text{"diulang: hasil lain", "repeated: another result", "ponovljeno: drukčiji rezultat"}
	LotHow     = Text{"Siapa pun bisa menghitung ulang: SplitMix64 dimulai dari benih; dari urutan awal, untuk i = n sampai 2, nama ke-i ditukar dengan nama ke-(1 + bilangan acak mod i). Bilangan di bawah 2^64 mod i dibuang.", "Anybody can repeat it: SplitMix64 starts at the seed; in the order before, for i = n down to 2, name i changes places with name 1 + (output mod i). Outputs below 2^64 mod i are thrown away.", "Svatko može ponoviti: SplitMix64 počinje od sjemena; u redoslijedu prije, za i = n do 2, ime broj i mijenja mjesto s imenom broj 1 + (izlaz mod i). Izlazi manji od 2^64 mod i odbacuju se."}
	LotLasting = Text{"Dicatat di jurnal dan tidak bisa diurungkan; hanya dibatalkan dengan alasan.", "It is recorded and cannot be undone, only annulled with a reason.", "Bilježi se i ne može se povući, samo poništiti uz razlog."}
	LotAnnulDo = Text{"Batalkan undian", "Annul the lot", "Poništi ždrijeb"}
	LotAnnulN  = Text{"Batalkan undian {0}", "Annul lot {0}", "Poništi {0}. ždrijeb"}
	LotNo      = Text{"dibatalkan: {0}", "annulled: {0}", "poništen: {0}"}
)
