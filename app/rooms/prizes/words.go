package prizes

import (
	"wasit/app/words/i18n"
)

// Prizes on paper.
var (
	textAwardPlace = i18n.Text{ID: "Juara", EN: "Place", HR: "Mjesto"}
	textAwardRank  = i18n.Text{ID: "Peringkat", EN: "Rank", HR: "Poredak"}
	textCertName   = i18n.Text{ID: "Nama di piagam", EN: "Name on the certificate", HR: "Ime na diplomi"}
)

// The page of prizes.
var (
	textPrizesNone     = i18n.Text{ID: "Juara terlihat setelah babak 1 lengkap.", EN: "Winners show when round 1 is complete.", HR: "Pobjednici se vide kad je 1. kolo potpuno."}
	textPrizesInterim  = i18n.Text{ID: "Setelah babak {0}, belum akhir", EN: "After round {0}, not final yet", HR: "Nakon {0}. kola, još nije konačno"}
	textPrizesUsual    = i18n.Text{ID: "Belum ditetapkan: dipakai tiga tempat dengan medali.", EN: "Not chosen yet: three places with medals.", HR: "Još nije određeno: tri mjesta s medaljama."}
	textPrizesGroups   = i18n.Text{ID: "Grup: tanpa hadiah sampai ditambah; juara ditentukan di final. Hadiah grup melihat tempat dalam grup, lalu angka per partai.", EN: "Groups: no prizes until you add them; the final decides the winners. Prizes of groups go by the place in the group, then by points a game.", HR: "Grupe: bez nagrada dok ih ne dodate; o pobjednicima odlučuje finale. Nagrade grupa idu po mjestu u grupi, zatim po bodovima po partiji."}
	textPrizesAdd      = i18n.Text{ID: "Tambah hadiah", EN: "Add a prize", HR: "Dodaj nagradu"}
	textPrizesNames    = i18n.Text{ID: "Nama untuk piagam (CSV)", EN: "Names for certificates (CSV)", HR: "Imena za diplome (CSV)"}
	textPrizesTied     = i18n.Text{ID: "{0} setara; undian menentukan", EN: "{0} are equal; a lot decides", HR: "{0} su jednaki; odlučuje ždrijeb"}
	textPrizesTiedWait = i18n.Text{ID: "Undi setelah babak terakhir.", EN: "Draw after the last round.", HR: "Ždrijeb nakon zadnjeg kola."}
	textPrizesTiedDo   = i18n.Text{ID: "Tampilkan benihnya kepada semua, lalu undi.", EN: "Show everybody the seed, then draw.", HR: "Pokažite svima sjeme, zatim izvucite."}
	textPrizesDraw     = i18n.Text{ID: "Undi", EN: "Draw lots", HR: "Ždrijeb"}
	textPrizesGold     = i18n.Text{ID: "medali emas", EN: "gold medal", HR: "zlatna medalja"}
	textPrizesSilver   = i18n.Text{ID: "medali perak", EN: "silver medal", HR: "srebrna medalja"}
	textPrizesBronze   = i18n.Text{ID: "medali perunggu", EN: "bronze medal", HR: "brončana medalja"}
	textPrizesChanged  = i18n.Text{ID: "Hadiah diubah", EN: "Prizes changed", HR: "Nagrade promijenjene"}
	textPrizesUp       = i18n.Text{ID: "Naikkan {0}", EN: "Move {0} up", HR: "Pomakni gore: {0}"}
	textPrizesEdit     = i18n.Text{ID: "Ubah {0}", EN: "Edit {0}", HR: "Uredi: {0}"}
)

// The form of one prize.
var (
	textPrizeForm       = i18n.Text{ID: "Satu hadiah", EN: "One prize", HR: "Jedna nagrada"}
	textPrizeName       = i18n.Text{ID: "Nama kategori", EN: "Name of the category", HR: "Naziv kategorije"}
	textPrizeNameHelp   = i18n.Text{ID: "Kosong: juara kelompok.", EN: "Empty: winners of the section.", HR: "Prazno: pobjednici skupine."}
	textPrizeFor        = i18n.Text{ID: "Untuk", EN: "For", HR: "Za"}
	textPrizePlayers    = i18n.Text{ID: "Pemain", EN: "Players", HR: "Igrače"}
	textPrizeSchools    = i18n.Kin{School: i18n.Text{ID: "Sekolah", EN: "Schools", HR: "Škole"}, Club: i18n.Text{ID: "Klub", EN: "Clubs", HR: "Klubove"}}
	textPrizeTeams      = i18n.Text{ID: "Tim", EN: "Teams", HR: "Ekipe"}
	textPrizeGames      = i18n.Text{ID: "Partai paling sedikit", EN: "Games at least", HR: "Najmanje partija"}
	textPrizeWhole      = i18n.Text{ID: "Pemain dari", EN: "Players of", HR: "Igrači iz"}
	textPrizeBest       = i18n.Text{ID: "Pemain terbaik yang dihitung", EN: "Best players that count", HR: "Najbolji igrači koji se broje"}
	textPrizeAnySex     = i18n.Text{ID: "Semua", EN: "All", HR: "Svi"}
	textPrizeBornFrom   = i18n.Text{ID: "Lahir mulai tahun", EN: "Born from", HR: "Rođeni od"}
	textPrizeBornTo     = i18n.Text{ID: "Lahir sampai tahun", EN: "Born until", HR: "Rođeni do"}
	textPrizeRateFrom   = i18n.Text{ID: "Rating mulai", EN: "Rating from", HR: "Rejting od"}
	textPrizeRateTo     = i18n.Text{ID: "Rating sampai", EN: "Rating up to", HR: "Rejting do"}
	textPrizeClub       = i18n.Kin{School: i18n.Text{ID: "Hanya sekolah", EN: "Only of the school", HR: "Samo iz škole"}, Club: i18n.Text{ID: "Hanya klub", EN: "Only of the club", HR: "Samo iz kluba"}}
	textPrizePlaces     = i18n.Text{ID: "Jumlah juara", EN: "How many places", HR: "Koliko mjesta"}
	textPrizeShared     = i18n.Text{ID: "Yang setara berbagi tempat, tanpa undian", EN: "Equals share the place, no lot", HR: "Jednaki dijele mjesto, bez ždrijeba"}
	textPrizeMedals     = i18n.Text{ID: "Dihitung di perolehan medali", EN: "Counts in the medal table", HR: "Broji se u tablici medalja"}
	textPrizePaid       = i18n.Text{ID: "Dengan uang", EN: "With money", HR: "S novcem"}
	textPrizeMoneyOf    = i18n.Text{ID: "Uang tempat {0}", EN: "Money of place {0}", HR: "Novac {0}. mjesta"}
	textPrizeNoMoney    = i18n.Text{ID: "Tulis jumlah bulat, misalnya 500.000.", EN: "Write a whole amount, such as 500 or 1,500.", HR: "Upišite cijeli iznos, npr. 500 ili 1.500."}
	textPrizeCurrency   = i18n.Text{ID: "Mata uang", EN: "Currency", HR: "Valuta"}
	textPrizeCurrencyAs = i18n.Text{ID: "Untuk semua hadiah kelompok ini.", EN: "For all prizes of this section.", HR: "Za sve nagrade ove skupine."}
	textPrizeUsualMoney = i18n.Text{ID: "Rp", EN: "€", HR: "€"}
	textPrizeDrop       = i18n.Text{ID: "Hapus hadiah", EN: "Remove the prize", HR: "Ukloni nagradu"}
	textPrizeNoNumber   = i18n.Text{ID: "Tulis angka bulat, atau kosongkan.", EN: "Write a whole number, or leave it empty.", HR: "Upišite cijeli broj ili ostavite prazno."}
)

// Prize money.
var (
	textMoney      = i18n.Text{ID: "Uang hadiah", EN: "Prize money", HR: "Novčane nagrade"}
	textMoneySplit = i18n.Text{ID: "Bila angkanya sama", EN: "With the same points", HR: "Kad su bodovi isti"}
	textMoneyPlace = i18n.Text{ID: "Menurut tempat", EN: "By the place", HR: "Po mjestu"}
	textMoneyEqual = i18n.Text{ID: "Dibagi rata", EN: "In equal parts", HR: "Na jednake dijelove"}
	textMoneyHort  = i18n.Text{ID: "Sistem Hort", EN: "Hort system", HR: "Hortov sustav"}
	textMoneyOpen  = i18n.Text{ID: "uangnya menunggu undian", EN: "the money waits for the lot", HR: "novac čeka ždrijeb"}
)

// Drawing lots in front of everybody.
var (
	textLotTitle   = i18n.Text{ID: "Undian", EN: "Drawing of lots", HR: "Ždrijeb"}
	textLotAmong   = i18n.Text{ID: "Diundi di antara, dalam urutan nomor:", EN: "Drawn among, in order of their numbers:", HR: "Izvlači se među, redom brojeva:"}
	textLotSeed    = i18n.Text{ID: "Benih", EN: "Seed", HR: "Sjeme"}
	textLotSeedAs  = i18n.Text{ID: "Angka yang terlihat semua orang sebelum undian, misalnya disebut empat orang yang hadir. Benih yang sama memberi hasil yang sama.", EN: "A number that everybody sees before the draw, such as digits called by four persons present. The same seed gives the same result.", HR: "Broj koji svi vide prije izvlačenja, npr. znamenke četiriju prisutnih. Isto sjeme daje isti rezultat."}
	textLotBad     = i18n.Text{ID: "Tulis angka, paling banyak 20 digit.", EN: "Write digits, 20 at most.", HR: "Upišite najviše 20 znamenki."}
	textLotDo      = i18n.Text{ID: "Undi sekarang", EN: "Draw now", HR: "Izvuci sada"}
	textLotDone    = i18n.Text{ID: "Hasil undian", EN: "Result of the draw", HR: "Rezultat ždrijeba"}
	textLotsDrawn  = i18n.Text{ID: "Undian yang sudah dilakukan", EN: "Lots drawn", HR: "Izvučeni ždrjebovi"}
	textLotFrom    = i18n.Text{ID: "Urutan awal:", EN: "Order before:", HR: "Redoslijed prije:"}
	textLotTo      = i18n.Text{ID: "Hasil:", EN: "Drawn:", HR: "Izvučeno:"}
	textLotSame    = i18n.Text{ID: "diulang: hasil sama", EN: "repeated: the same result", HR: "ponovljeno: isti rezultat"}
	textLotOther   = i18n.Text{ID: "diulang: hasil lain", EN: "repeated: another result", HR: "ponovljeno: drukčiji rezultat"}
	textLotHow     = i18n.Text{ID: "Siapa pun bisa menghitung ulang: SplitMix64 dimulai dari benih; dari urutan awal, untuk i = n sampai 2, nama ke-i ditukar dengan nama ke-(1 + bilangan acak mod i). Bilangan di bawah 2^64 mod i dibuang.", EN: "Anybody can repeat it: SplitMix64 starts at the seed; in the order before, for i = n down to 2, name i changes places with name 1 + (output mod i). Outputs below 2^64 mod i are thrown away.", HR: "Svatko može ponoviti: SplitMix64 počinje od sjemena; u redoslijedu prije, za i = n do 2, ime broj i mijenja mjesto s imenom broj 1 + (izlaz mod i). Izlazi manji od 2^64 mod i odbacuju se."}
	textLotLasting = i18n.Text{ID: "Dicatat di jurnal dan tidak bisa diurungkan; hanya dibatalkan dengan alasan.", EN: "It is recorded and cannot be undone, only annulled with a reason.", HR: "Bilježi se i ne može se povući, samo poništiti uz razlog."}
	textLotAnnulN  = i18n.Text{ID: "Batalkan undian {0}", EN: "Annul lot {0}", HR: "Poništi {0}. ždrijeb"}
)
