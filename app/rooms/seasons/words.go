package seasons

import (
	"wasit/app/words/i18n"
)

// The pages of seasons.
var (
	textLead        = i18n.Text{ID: "Satu tabel dari beberapa turnamen di perangkat ini: malam klub, seri, kejuaraan setahun, tangga klub.", EN: "One table over several tournaments of this device: club evenings, a series, a year, a ladder.", HR: "Jedna tablica za više turnira na ovom uređaju: klupske večeri, serija, godina, ljestvica."}
	textReading     = i18n.Text{ID: "Turnamen sedang dibaca", EN: "The tournaments are being read", HR: "Turniri se čitaju"}
	textNoArchive   = i18n.Text{ID: "Belum ada turnamen dengan hasil di perangkat ini.", EN: "No tournament on this device has results yet.", HR: "Na uređaju još nema turnira s rezultatima."}
	textNew         = i18n.Text{ID: "Tabel musim baru", EN: "New season table", HR: "Nova tablica sezone"}
	textSeasonOf    = i18n.Text{ID: "Musim {0}", EN: "Season {0}", HR: "Sezona {0}."}
	textNoSeason    = i18n.Text{ID: "Tabel ini tidak ada lagi", EN: "This table is no longer there", HR: "Te tablice više nema"}
	textStale       = i18n.Text{ID: "Tab lain mengubah tabel musim; yang terbaru ditampilkan", EN: "Another tab changed the season tables; the newest are shown", HR: "Druga je kartica promijenila tablice; prikazane su najnovije"}
	textFailed      = i18n.Text{ID: "Tidak terbaca", EN: "Could not be read", HR: "Nije se moglo pročitati"}
	textNEvents     = i18n.Plural{ID: "{0} turnamen", ENOne: "{0} tournament", EN: "{0} tournaments", HROne: "{0} turnir", HRFew: "{0} turnira", HR: "{0} turnira"}
	textBestOf      = i18n.Plural{ID: "{0} terbaik dihitung", ENOne: "the best {0} counts", EN: "the best {0} count", HROne: "broji se najbolji {0}", HRFew: "broje se najbolja {0}", HR: "broji se najboljih {0}"}
	textByScore     = i18n.Text{ID: "Angka partai", EN: "Game points", HR: "Bodovi partija"}
	textByPlace     = i18n.Text{ID: "Poin peringkat", EN: "Points by place", HR: "Bodovi po mjestu"}
	textByLadder    = i18n.Text{ID: "Tangga klub", EN: "Ladder", HR: "Ljestvica"}
	textChallenges  = i18n.Text{ID: "Boleh menantang", EN: "May challenge", HR: "Smije izazvati"}
	textStart       = i18n.Text{ID: "Tempat awal", EN: "First place held", HR: "Početno mjesto"}
	textReach       = i18n.Text{ID: "Boleh menantang sampai berapa tempat di atas", EN: "Places up that a challenge may be", HR: "Za koliko mjesta gore vrijedi izazov"}
	textReachHelp   = i18n.Text{ID: "Kosong: siapa saja di atas.", EN: "Empty: anybody above.", HR: "Prazno: svatko iznad."}
	textReachAny    = i18n.Text{ID: "tantangan: semua di atas", EN: "challenges: anybody above", HR: "izazov: svatko iznad"}
	textReachN      = i18n.Text{ID: "tantangan: {0} di atas", EN: "challenge range: {0}", HR: "izazov gore za {0}"}
	textTakes       = i18n.Text{ID: "Pemenang dari bawah", EN: "Who wins from below", HR: "Pobjednik odozdo"}
	textTakesPlace  = i18n.Text{ID: "menempati tempatnya; yang lain turun satu", EN: "takes the place; the others move down", HR: "zauzima mjesto; ostali silaze"}
	textTakesSwap   = i18n.Text{ID: "bertukar tempat", EN: "exchanges places", HR: "zamjenjuje mjesta"}
	textLadderAs    = i18n.Text{ID: "Urutan awal menurut rating; yang datang kemudian mulai dari bawah. Remis tidak mengubah apa pun. Semua kemenangan dihitung, juga W.O.", EN: "It begins by rating; who comes later starts at the foot. A draw changes nothing. Every win counts, by forfeit too.", HR: "Počinje po rejtingu; tko dođe kasnije kreće s dna. Remi ništa ne mijenja. Broji se svaka pobjeda, i bez borbe."}
	textBegan       = i18n.Text{ID: "Mulai di tempat {0}", EN: "Came in at place {0}", HR: "Početak na {0}. mjestu"}
	textBeat        = i18n.Text{ID: "menang atas {0}: {1} → {2}", EN: "beat {0}: {1} → {2}", HR: "pobjeda, {0}: {1} → {2}"}
	textBeaten      = i18n.Text{ID: "kalah dari {0}: {1} → {2}", EN: "lost to {0}: {1} → {2}", HR: "poraz, {0}: {1} → {2}"}
	textMoved       = i18n.Text{ID: "dilewati: {0} → {1}", EN: "passed: {0} → {1}", HR: "prestignut: {0} → {1}"}
	textRank        = i18n.Text{ID: "No.", EN: "No.", HR: "Br."}
	textTotal       = i18n.Text{ID: "Total", EN: "Total", HR: "Ukupno"}
	textEvents      = i18n.Text{ID: "Turnamen", EN: "Tournaments", HR: "Turniri"}
	textEach        = i18n.Text{ID: "Per turnamen", EN: "Tournament by tournament", HR: "Po turnirima"}
	textGames       = i18n.Text{ID: "Partai", EN: "Games", HR: "Partije"}
	textWhites      = i18n.Text{ID: "Putih", EN: "White", HR: "Bijeli"}
	textColors      = i18n.Text{ID: "Partai: {0}. Putih: {1}, Hitam: {2}.", EN: "Games: {0}. White: {1}, Black: {2}.", HR: "Partije: {0}. Bijeli: {1}, crni: {2}."}
	textAttended    = i18n.Text{ID: "Babak dihadiri: {0} dari {1}.", EN: "Rounds attended: {0} of {1}.", HR: "Prisutnost (kola): {0} od {1}."}
	textCame        = i18n.Text{ID: "Hadir", EN: "Attended", HR: "Prisutnost"}
	textRounds      = i18n.Text{ID: "Babak", EN: "Rounds", HR: "Kola"}
	textPlaceOf     = i18n.Text{ID: "peringkat {0} dari {1}, angka {2}", EN: "place {0} of {1}, score {2}", HR: "{0}. mjesto od {1}, bodovi {2}"}
	textDropped     = i18n.Text{ID: "tidak dihitung", EN: "does not count", HR: "ne broji se"}
	textNoRows      = i18n.Text{ID: "Pilih turnamen yang dihitung.", EN: "Choose the tournaments that count.", HR: "Odaberite turnire koji se broje."}
	textNewEvent    = i18n.Text{ID: "Turnamen baru dengan pemain ini", EN: "New tournament with these players", HR: "Novi turnir s ovim igračima"}
	textHow         = i18n.Text{ID: "Cara menghitung", EN: "How it counts", HR: "Kako se broji"}
	textName        = i18n.Text{ID: "Nama tabel", EN: "Name of the table", HR: "Naziv tablice"}
	textRule        = i18n.Text{ID: "Satu turnamen memberi", EN: "A tournament gives", HR: "Turnir daje"}
	textPlaces      = i18n.Text{ID: "Poin untuk peringkat 1, 2, 3 …", EN: "Points of place 1, 2, 3 …", HR: "Bodovi za 1., 2., 3. mjesto …"}
	textPlacesHelp  = i18n.Text{ID: "Misalnya 12 10 8 7 6. Peringkat yang sama membagi poinnya.", EN: "For example 12 10 8 7 6. Shared places share their points.", HR: "Na primjer 12 10 8 7 6. Podijeljena mjesta dijele bodove."}
	textBadPlaces   = i18n.Text{ID: "Tulis angka bulat dipisah spasi.", EN: "Write whole numbers with blanks between.", HR: "Upišite cijele brojeve s razmacima."}
	textBest        = i18n.Text{ID: "Berapa turnamen terbaik dihitung", EN: "How many best tournaments count", HR: "Koliko se najboljih turnira broji"}
	textBestHelp    = i18n.Text{ID: "Kosong: semua.", EN: "Empty: all of them.", HR: "Prazno: svi."}
	textOwnTables   = i18n.Text{ID: "Tabel tersendiri", EN: "Tables of their own", HR: "Posebne tablice"}
	textWomen       = i18n.Text{ID: "Putri", EN: "Women and girls", HR: "Žene i djevojke"}
	textBorn        = i18n.Text{ID: "Lahir tahun ini atau sesudahnya", EN: "Born in this year or later", HR: "Rođeni te godine ili kasnije"}
	textBelow       = i18n.Text{ID: "Rating di bawah", EN: "Rated below", HR: "Rejting ispod"}
	textBornFrom    = i18n.Text{ID: "Lahir {0} ke atas", EN: "Born {0} or later", HR: "Rođeni {0}. i kasnije"}
	textRatedBelow  = i18n.Text{ID: "Di bawah {0}", EN: "Below {0}", HR: "Ispod {0}"}
	textCategory    = i18n.Text{ID: "Kategori", EN: "Category", HR: "Kategorija"}
	textSamePerson  = i18n.Text{ID: "Orang yang sama?", EN: "The same person?", HR: "Ista osoba?"}
	textIsSame      = i18n.Text{ID: "Ya, orang yang sama", EN: "Yes, the same person", HR: "Da, ista osoba"}
	textIsOther     = i18n.Text{ID: "Bukan, dua orang", EN: "No, two people", HR: "Ne, dvije osobe"}
	textMoreDoubts  = i18n.Plural{ID: "Sesudah itu {0} pertanyaan lagi.", ENOne: "{0} question more after that.", EN: "{0} questions more after that.", HROne: "Nakon toga još {0} pitanje.", HRFew: "Nakon toga još {0} pitanja.", HR: "Nakon toga još {0} pitanja."}
	textArchive     = i18n.Text{ID: "Cari pemain di semua turnamen", EN: "Find a player in all tournaments", HR: "Traži igrača na svim turnirima"}
	textArchiveName = i18n.Text{ID: "Nama atau bagiannya", EN: "Name or part of it", HR: "Ime ili dio imena"}
	textArchiveHelp = i18n.Plural{ID: "{0} turnamen di perangkat ini.", ENOne: "{0} tournament on this device.", EN: "{0} tournaments on this device.", HROne: "{0} turnir na ovom uređaju.", HRFew: "{0} turnira na ovom uređaju.", HR: "{0} turnira na ovom uređaju."}
	textDelete      = i18n.Text{ID: "Hapus tabel", EN: "Delete the table", HR: "Obriši tablicu"}
	textDeleteTitle = i18n.Text{ID: "Hapus {0}?", EN: "Delete {0}?", HR: "Obrisati: {0}?"}
	textDeleteText  = i18n.Text{ID: "Turnamennya tetap ada.", EN: "Its tournaments stay.", HR: "Turniri ostaju."}
)
