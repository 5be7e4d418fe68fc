package setup

import (
	"wasit/app/words/i18n"
)

// Words that many screens share.
var (
	textContinue = i18n.Text{ID: "Lanjutkan", EN: "Continue", HR: "Nastavi"}
)

// Values of the Keizer system (formats.md part 2).
var (
	textKeizerMore     = i18n.Text{ID: "Semua nilai dan aturan Keizer", EN: "All Keizer values and rules", HR: "Sve Keizerove vrijednosti i pravila"}
	textKeizerPreset   = i18n.Text{ID: "Kembali ke nilai bawaan", EN: "Back to the values above", HR: "Natrag na gornje vrijednosti"}
	textKeizerPoints   = i18n.Text{ID: "angka tetap", EN: "fixed points", HR: "stalni bodovi"}
	textKeizerTop      = i18n.Text{ID: "Nilai peringkat 1", EN: "Value of the first", HR: "Vrijednost prvog"}
	textKeizerTopRatio = i18n.Text{ID: "Menurut perbandingan", EN: "By the ratio", HR: "Prema omjeru"}
	textKeizerTopField = i18n.Text{ID: "Jumlah pemain", EN: "Number of players", HR: "Broj igrača"}
	textKeizerTopFixed = i18n.Text{ID: "Tetap", EN: "Fixed", HR: "Stalna"}
	textKeizerTopValue = i18n.Text{ID: "Nilai tetap (paling sedikit jumlah pemain)", EN: "Fixed value (at least the number of players)", HR: "Stalna vrijednost (barem broj igrača)"}
	textKeizerLimit    = i18n.Text{ID: "Izin yang dihitung (0: semua)", EN: "Excused absences that count (0: all)", HR: "Opravdani izostanci koji se računaju (0: svi)"}
	textKeizerMeetings = i18n.Text{ID: "Pertemuan dua pemain paling banyak (0: bebas)", EN: "Meetings of two players at most (0: no limit)", HR: "Najviše susreta dvaju igrača (0: bez granice)"}
	textKeizerOwnFor   = i18n.Text{ID: "Nilai awal habis sesudah babak (0: tetap)", EN: "Own value used up after round (0: stays)", HR: "Vlastita vrijednost nestaje nakon kola (0: ostaje)"}
	textKeizerPeriod   = i18n.Text{ID: "Masa berlaku kedua batas ini, dalam babak (0: seluruh musim)", EN: "Period of these two limits, in rounds (0: the whole season)", HR: "Razdoblje tih dviju granica, u kolima (0: cijela sezona)"}
	textKeizerShaken   = i18n.Text{ID: "Babak 1: acak rating ± (0: urutan awal)", EN: "Round 1: shake ratings by ± (0: initial order)", HR: "1. kolo: promijeni rejtinge ± (0: početni poredak)"}
)

// A file opened from the home page as a new event.
var (
	textWizardEarlier = i18n.Text{ID: "Atau seperti turnamen sebelumnya", EN: "Or like an earlier tournament", HR: "Ili kao raniji turnir"}
	textOpenListText  = i18n.Text{ID: "{0}. Sesudah turnamen dibuat, daftar ini Anda periksa sebelum masuk.", EN: "{0}. When the tournament is created, you check this list before it enters.", HR: "{0}. Kad stvorite turnir, provjerit ćete popis prije unosa."}
)

// What a game is worth.
var (
	textWizardPoints  = i18n.Text{ID: "Angka", EN: "Points of a game", HR: "Bodovi partije"}
	textPointsUsual   = i18n.Text{ID: "1 – ½ – 0", EN: "1 – ½ – 0", HR: "1 – ½ – 0"}
	textPointsThree   = i18n.Text{ID: "3 – 1 – 0", EN: "3 – 1 – 0", HR: "3 – 1 – 0"}
	textPointsOwn     = i18n.Text{ID: "Menang, remis, kalah, bye", EN: "Win, draw, loss, bye", HR: "Pobjeda, remi, poraz, slobodan"}
	textPointsOwnHelp = i18n.Text{ID: "Contoh: 2 1 0. Angka keempat untuk bye; tanpa itu seperti menang.", EN: "Example: 2 1 0. A fourth number is for the bye; without it the bye is a win.", HR: "Primjer: 2 1 0. Četvrti broj vrijedi za slobodnog; bez njega vrijedi kao pobjeda."}
	textPointsBad     = i18n.Text{ID: "Tulis tiga atau empat angka: menang paling banyak, kalah paling sedikit.", EN: "Write three or four numbers: a win is worth most, a loss least.", HR: "Upišite tri ili četiri broja: pobjeda vrijedi najviše, poraz najmanje."}
)

// A new event made of another one.
var (
	textCopyWhat    = i18n.Text{ID: "Ikut disalin: {0} kelompok dengan ketentuannya, {1} pemain. Babak dan hasil tidak.", EN: "Taken along: sections with their regulations ({0}), players ({1}). Rounds and results are not.", HR: "Prenosi se: skupine s pravilima ({0}), igrači ({1}). Kola i rezultati ne."}
	textCopyPlayers = i18n.Text{ID: "Salin pemainnya juga", EN: "Take the players along", HR: "Prenesi i igrače"}
	textCopyDo      = i18n.Text{ID: "Buat turnamen", EN: "Create the tournament", HR: "Stvori turnir"}
)

// Sections of an event.
var (
	textSectionsText        = i18n.Text{ID: "Tiap kelompok punya pemain, babak, dan klasemen sendiri.", EN: "Each section has its own players, rounds and standings.", HR: "Svaka skupina ima svoje igrače, kola i poredak."}
	textSectionAdd          = i18n.Text{ID: "Tambah kelompok", EN: "Add a section", HR: "Dodaj skupinu"}
	textSectionNew          = i18n.Text{ID: "Kelompok baru", EN: "New section", HR: "Nova skupina"}
	textSectionEdit         = i18n.Text{ID: "Ubah kelompok", EN: "Change the section", HR: "Promijeni skupinu"}
	textSectionEditOf       = i18n.Text{ID: "Ubah nama dan isi {0}", EN: "Change name and group of {0}", HR: "Promijeni naziv i sastav: {0}"}
	textSectionRulesOf      = i18n.Text{ID: "Ketentuan {0}", EN: "Regulations of {0}", HR: "Pravila: {0}"}
	textSectionRemoveOf     = i18n.Text{ID: "Hapus {0}", EN: "Remove {0}", HR: "Ukloni {0}"}
	textSectionName         = i18n.Text{ID: "Nama kelompok", EN: "Name of the section", HR: "Naziv skupine"}
	textSectionNameHelp     = i18n.Text{ID: "Pendek, tercetak di semua lembar: Pa, SMP, U12", EN: "Short, printed on every sheet: Girls, U12", HR: "Kratko, na svim listovima: Ž, U12"}
	textSectionNameError    = i18n.Text{ID: "Isi nama yang belum dipakai kelompok lain.", EN: "Give a name that no other section has.", HR: "Upišite naziv koji druga skupina nema."}
	textSectionFor          = i18n.Text{ID: "Untuk siapa", EN: "For whom", HR: "Za koga"}
	textSectionForAll       = i18n.Text{ID: "Semua", EN: "Everybody", HR: "Svi"}
	textSectionFrom         = i18n.Text{ID: "Lahir paling awal, tahun", EN: "Born in this year or later", HR: "Rođeni te godine ili kasnije"}
	textSectionTo           = i18n.Text{ID: "Lahir paling akhir, tahun", EN: "Born in this year or before", HR: "Rođeni te godine ili ranije"}
	textSectionYearHelp     = i18n.Text{ID: "Batas; kosongkan bila tidak ada.", EN: "Limits; leave empty for none.", HR: "Granice; prazno ako ih nema."}
	textSectionYearError    = i18n.Text{ID: "Tahun empat angka; yang akhir tidak sebelum yang awal.", EN: "A year of four digits; the last not before the first.", HR: "Godina od četiri znamenke; zadnja ne prije prve."}
	textSectionLike         = i18n.Text{ID: "Ketentuannya mengikuti {0}; bisa diubah sesudahnya.", EN: "It plays by the regulations of {0}; you can change them afterwards.", HR: "Igra po pravilima skupine {0}; kasnije ih možete promijeniti."}
	textSectionAdded        = i18n.Text{ID: "Kelompok {0} ditambahkan.", EN: "Section {0} was added.", HR: "Dodana skupina {0}."}
	textSectionChanged      = i18n.Text{ID: "Kelompok {0} diubah.", EN: "Section {0} was changed.", HR: "Promijenjena skupina {0}."}
	textSectionRemoved      = i18n.Text{ID: "Kelompok {0} dihapus.", EN: "Section {0} was removed.", HR: "Uklonjena skupina {0}."}
	textSectionBoys         = i18n.Text{ID: "Pa", EN: "Boys", HR: "Dječaci"}
	textSectionGirls        = i18n.Text{ID: "Pi", EN: "Girls", HR: "Djevojčice"}
	textSectionSplit        = i18n.Text{ID: "Bagi menjadi Pa dan Pi", EN: "Split into boys and girls", HR: "Podijeli na dječake i djevojčice"}
	textSectionSplitDone    = i18n.Text{ID: "Dibagi menjadi {0} dan {1}.", EN: "Split into {0} and {1}.", HR: "Podijeljeno na {0} i {1}."}
	textSectionSorted       = i18n.Plural{ID: "{0} pemain dipindahkan ke kelompoknya.", ENOne: "{0} player moved to the right section.", EN: "{0} players moved to the right section.", HROne: "{0} igrač premješten u svoju skupinu.", HRFew: "{0} igrača premještena u svoju skupinu.", HR: "{0} igrača premješteno u svoju skupinu."}
	textSectionStray        = i18n.Plural{ID: "{0} pemain terdaftar di kelompok lain dari semestinya", ENOne: "{0} player is in another section than the right one", EN: "{0} players are in another section than the right one", HROne: "{0} igrač nije u svojoj skupini", HRFew: "{0} igrača nisu u svojoj skupini", HR: "{0} igrača nije u svojoj skupini"}
	textSectionStrayText    = i18n.Text{ID: "Menurut jenis kelamin dan tahun lahir yang tercatat: {0}", EN: "By the sex and year of birth recorded: {0}", HR: "Prema zabilježenom spolu i godini rođenja: {0}"}
	textSectionStrayDo      = i18n.Text{ID: "Pindahkan semua", EN: "Move them all", HR: "Premjesti sve"}
	textTemplateSchoolTwo   = i18n.Text{ID: "Antar-sekolah, Pa dan Pi", EN: "Schools, boys and girls", HR: "Školski, dječaci i djevojčice"}
	textTemplateSchoolTwoAs = i18n.Text{ID: "Dua kelompok terpisah, masing-masing Swiss 6 babak, 20 menit", EN: "Two separate sections, each a Swiss of 6 rounds, 20 minutes", HR: "Dvije odvojene skupine, svaka švicarski 6 kola, 20 minuta"}
	textTemplateLevels      = i18n.Text{ID: "Kejuaraan SD dan SMP, Pa dan Pi", EN: "Primary and secondary, boys and girls", HR: "Osnovne i srednje škole, dječaci i djevojčice"}
	textTemplateLevelsAs    = i18n.Text{ID: "Empat kelompok, masing-masing Swiss 5 babak, 20 menit; daftar dibagi menurut sekolah, kelas, dan L/P", EN: "Four sections, each a Swiss of 5 rounds, 20 minutes; lists are sorted by school, class and sex", HR: "Četiri skupine, svaka švicarski 5 kola, 20 minuta; popisi se dijele po školi, razredu i spolu"}
	textTemplateAges        = i18n.Text{ID: "Kelompok umur: KU 9 sampai 15", EN: "Age groups: U9 to U15", HR: "Dobne skupine: U9 do U15"}
	textTemplateAgesAs      = i18n.Text{ID: "Satu kelompok tiap dua tahun lahir, masing-masing Swiss 7 babak, 20 menit", EN: "A section for every two years of birth, each a Swiss of 7 rounds, 20 minutes", HR: "Skupina za svaka dva godišta, svaka švicarski 7 kola, 20 minuta"}
	textSectionOfLevel      = i18n.Text{ID: "{0} {1}", EN: "{0} {1}", HR: "{0} {1}"}
	textSectionBoysOf       = i18n.Text{ID: "Pa", EN: "boys", HR: "M"}
	textSectionGirlsOf      = i18n.Text{ID: "Pi", EN: "girls", HR: "Ž"}
	textPerSection          = i18n.Text{ID: "Tiap kelompok sekitar {0}", EN: "Each section about {0}", HR: "Svaka skupina oko {0}"}
	textSectionAge          = i18n.Text{ID: "KU {0}", EN: "U{0}", HR: "U{0}"}
	textSectionClassFrom    = i18n.Text{ID: "Kelas dari", EN: "From class", HR: "Od razreda"}
	textSectionClassTo      = i18n.Text{ID: "sampai kelas", EN: "to class", HR: "do razreda"}
	textSectionClassError   = i18n.Text{ID: "Kelas 1 sampai 13; yang akhir tidak sebelum yang awal.", EN: "A class from 1 to 13; the last not before the first.", HR: "Razred od 1 do 13; zadnji ne prije prvoga."}
	textSectionRatingFrom   = i18n.Text{ID: "Rating dari", EN: "From rating", HR: "Od rejtinga"}
	textSectionRatingTo     = i18n.Text{ID: "sampai rating", EN: "to rating", HR: "do rejtinga"}
	textSectionRatingError  = i18n.Text{ID: "Rating paling banyak empat angka; yang akhir tidak di bawah yang awal.", EN: "A rating of at most four digits; the last not below the first.", HR: "Rejting do četiri znamenke; gornji ne ispod donjega."}
	textLevelSD             = i18n.Text{ID: "SD", EN: "SD", HR: "SD"}
	textLevelSMP            = i18n.Text{ID: "SMP", EN: "SMP", HR: "SMP"}
	textLevelSMA            = i18n.Text{ID: "SMA", EN: "SMA", HR: "SMA"}
	textLevelPrimary        = i18n.Text{ID: "Dasar", EN: "Primary", HR: "OŠ"}
	textLevelSecondary      = i18n.Text{ID: "Menengah", EN: "Secondary", HR: "SŠ"}
	textWizardSections      = i18n.Text{ID: "Kelompok", EN: "Sections", HR: "Skupine"}
)

// The pairing systems: a name, and when to use it.
var (
	textSystemChoose    = i18n.Text{ID: "Cara pairing", EN: "How to pair", HR: "Način sparivanja"}
	textTeamHint        = i18n.Text{ID: "Daftarkan tim sebagai peserta; pemainnya diisi di formulir tim.", EN: "Enter the teams as participants; their players stand in the form of the team.", HR: "Unesite ekipe kao sudionike; njihovi igrači su u obrascu ekipe."}
	textSystemSuggest   = i18n.Text{ID: "{0}: semua bisa bertemu semua dalam {1}.", EN: "{0}: everybody can meet everybody in {1}.", HR: "{0}: svatko može igrati sa svakim, {1}."}
	textSystemSuggestDo = i18n.Text{ID: "Pakai setengah kompetisi", EN: "Use a round robin", HR: "Odaberi Bergera"}
	textSystemReading   = i18n.Text{ID: "FIDE belum mengesahkan program untuk sistem ini; rinciannya menurut bacaan kami.", EN: "FIDE has endorsed no program for this system; the details follow our reading.", HR: "FIDE nije odobrila program za ovaj sustav; pojedinosti su prema našem čitanju."}
	textSystemRare      = i18n.Text{ID: "Sistem lain", EN: "Other systems", HR: "Drugi sustavi"}
	textSystemRoundsFor = i18n.Text{ID: "{0}: {1}. Dihitung lagi saat undian.", EN: "{0}: {1}. Counted again at the draw.", HR: "{0}: {1}. Ponovno se računa pri ždrijebu."}
	textSystemTooMany   = i18n.Text{ID: "{0} perlu {1}; satu turnamen memuat paling banyak {2}.", EN: "{0} would take {1}; a tournament holds {2} at most.", HR: "{0}: potrebno {1}; turnir može imati najviše {2}."}
	textOptCycles       = i18n.Text{ID: "Pertemuan", EN: "Meetings", HR: "Susreti"}
	textOptOnce         = i18n.Text{ID: "Sekali", EN: "Once", HR: "Jednom"}
	textOptExchange     = i18n.Text{ID: "Tukar dua babak terakhir tiap putaran kecuali yang terakhir (C.05, Lampiran 1)", EN: "Exchange the last two rounds of each cycle but the last (C.05, Annex 1)", HR: "Zamijeni zadnja dva kola svakog kruga osim posljednjeg (C.05, Dodatak 1)"}
	textOptTwice        = i18n.Text{ID: "Dua kali (warna ditukar)", EN: "Twice (colours reversed)", HR: "Dvaput (zamijenjene boje)"}
	textOptKeizer       = i18n.Text{ID: "Nilai Keizer", EN: "Keizer values", HR: "Keizerove vrijednosti"}
	textOptKeizerWasit  = i18n.Text{ID: "Bye ⅔, izin ⅓ (5 kali)", EN: "Bye ⅔, excused ⅓ (5 times)", HR: "Slobodan ⅔, opravdan ⅓ (5 puta)"}
	textOptKeizerClubs  = i18n.Text{ID: "Bye 50 %, klub 70 %, absen 35 %", EN: "Bye 50 %, club 70 %, absent 35 %", HR: "Slobodan 50 %, klub 70 %, odsutan 35 %"}
	textOptKeizerSixths = i18n.Text{ID: "Per enam; kalah ⅙", EN: "Sixths; a loss ⅙", HR: "Šestine; poraz ⅙"}
	textOptRatio        = i18n.Text{ID: "Nilai pertama : terakhir", EN: "Value of first : last", HR: "Vrijednost prvog : zadnjeg"}
	textOptGap          = i18n.Text{ID: "Babak di antara dua pertemuan", EN: "Rounds between two meetings", HR: "Kola između dva susreta"}
	textOptGroups       = i18n.Text{ID: "Jumlah grup", EN: "Number of groups", HR: "Broj grupa"}
)

// The draw and the entry of matches.
var (
	textOrderVarma   = i18n.Text{ID: "Varma", EN: "Varma lots", HR: "Varma"}
	textOrderVarmaAs = i18n.Text{ID: "9–24 pemain: pemain satu sekolah tidak bertemu di tiga babak terakhir (C.05 Annex 2). Jumlah lain: undian biasa.", EN: "9 to 24 players: those of one school do not meet in the last three rounds (C.05 Annex 2). Other numbers: a plain lot.", HR: "9 do 24 igrača: igrači iste škole ne susreću se u zadnja tri kola (C.05 Annex 2). Inače običan ždrijeb."}
	textOrderDrawn   = i18n.Text{ID: "Semua nomor diundi (C.05). Undian tercatat dan bisa diulang.", EN: "Every number is drawn (C.05). The lot is recorded and can be repeated.", HR: "Svi se brojevi izvlače (C.05). Ždrijeb se bilježi i može se ponoviti."}
)

// Teams: lists of players and line-ups.
var (
	textTeamsExpected  = i18n.Text{ID: "Perkiraan jumlah tim", EN: "Teams expected", HR: "Očekivani broj ekipa"}
	textOptTeamPairing = i18n.Text{ID: "Cara pairing tim", EN: "How teams are paired", HR: "Kako se sparuju ekipe"}
	textOptTeamSwiss   = i18n.Text{ID: "Swiss", EN: "Swiss", HR: "Švicarski"}
	textOptTeamCup     = i18n.Text{ID: "Sistem gugur", EN: "Knock-out", HR: "Kup"}
	textOptTeamTable   = i18n.Text{ID: "Semua bertemu semua", EN: "Round robin", HR: "Berger, svatko sa svakim"}
	textOptMatch       = i18n.Text{ID: "Angka pertandingan", EN: "Match points", HR: "Bodovi za meč"}
	textOptFirst       = i18n.Text{ID: "Urutan pertama menurut", EN: "Ranked first by", HR: "Poredak prvo prema"}
	textOptMatchFirst  = i18n.Text{ID: "Angka pertandingan", EN: "Match points", HR: "Bodovima mečeva"}
	textOptGameFirst   = i18n.Text{ID: "Angka papan", EN: "Game points", HR: "Bodovima s ploča"}
	textThirdPlayed    = i18n.Text{ID: "dimainkan", EN: "played", HR: "igra se"}
	textThirdNone      = i18n.Text{ID: "tidak; juara 3 bersama", EN: "none; third place is shared", HR: "ne igra se; dijeli se treće mjesto"}
	textOptWishes      = i18n.Text{ID: "Keinginan warna tim (C.04.6)", EN: "Colour preferences of teams (C.04.6)", HR: "Prednosti boja ekipa (C.04.6)"}
	textOptWishesA     = i18n.Text{ID: "Jenis A", EN: "Type A", HR: "Tip A"}
	textOptWishesB     = i18n.Text{ID: "Jenis B", EN: "Type B", HR: "Tip B"}
	textOptWishesNone  = i18n.Text{ID: "Tidak ada", EN: "None", HR: "Nema"}
)

// The new-event wizard.
var (
	textWizardSteps        = i18n.Text{ID: "Langkah", EN: "Steps", HR: "Koraci"}
	textWizardEvent        = i18n.Text{ID: "Turnamen", EN: "Tournament", HR: "Turnir"}
	textWizardCheck        = i18n.Text{ID: "Periksa", EN: "Check", HR: "Provjera"}
	textWizardFound        = i18n.Text{ID: "Lanjutan formulir yang belum selesai", EN: "The form that was not finished", HR: "Obrazac koji nije dovršen"}
	textWizardFoundText    = i18n.Text{ID: "Isian terakhir masih ada di perangkat ini.", EN: "What was typed last is still on this device.", HR: "Ono što je zadnje upisano još je na uređaju."}
	textWizardAgain        = i18n.Text{ID: "Mulai dari awal", EN: "Begin anew", HR: "Počni iznova"}
	textWizardWhat         = i18n.Text{ID: "Turnamen apa?", EN: "Which tournament?", HR: "Koji turnir?"}
	textWizardTemplate     = i18n.Text{ID: "Contoh siap pakai", EN: "Template", HR: "Predložak"}
	textTemplateFestival   = i18n.Text{ID: "Festival pelajar, 30+30", EN: "School festival, 30+30", HR: "Školski festival, 30+30"}
	textTemplateFestivalAs = i18n.Text{ID: "SD dan SMP, Pa dan Pi, masing-masing Swiss 7 babak, 30 menit + 30 detik, urut rating", EN: "Primary and secondary, boys and girls, each a Swiss of 7 rounds, 30 minutes + 30 seconds, by rating", HR: "Osnovne i srednje škole, dječaci i djevojčice, svaka skupina švicarski 7 kola, 30 minuta + 30 sekundi, po rejtingu"}
	textTemplatePercasi    = i18n.Text{ID: "Catur cepat Percasi, 15+5", EN: "Percasi rapid, 15+5", HR: "Ubrzani Percasi, 15+5"}
	textTemplatePercasiAs  = i18n.Text{ID: "Umum, KU 16, dan KU 12, masing-masing Swiss 9 babak, 15 menit + 5 detik, urut rating", EN: "Open, U16 and U12, each a Swiss of 9 rounds, 15 minutes + 5 seconds, by rating", HR: "Otvoreno, U16 i U12, svaka skupina švicarski 9 kola, 15 minuta + 5 sekundi, po rejtingu"}
	textTemplateCounty     = i18n.Text{ID: "Kejuaraan kabupaten, 25 menit", EN: "County championship, 25 minutes", HR: "Županijsko prvenstvo, 25 minuta"}
	textTemplateCountyAs   = i18n.Text{ID: "Pa dan Pi, masing-masing Swiss 5 babak, urut abjad; WO setelah 10 menit; Buchholz, median, progresif", EN: "Men and women, each a Swiss of 5 rounds, by the alphabet; lost after 10 minutes; Buchholz, median, progressive", HR: "Muški i žene, svaka skupina švicarski 5 kola, po abecedi; izgubljeno nakon 10 minuta; Buchholz, medijan, progresivni"}
	textTemplateNeeds      = i18n.Text{ID: "PDBK (murid berkebutuhan khusus)", EN: "Pupils with special needs (PDBK)", HR: "Učenici s teškoćama (PDBK)"}
	textTemplateNeedsAs    = i18n.Text{ID: "Pa dan Pi, masing-masing Swiss 5 babak, 25 menit, diundi. Pendamping boleh menjalankan buah, menekan jam, dan mencatat (4.9, 6.2.6, 8.1.6)", EN: "Boys and girls, each a Swiss of 5 rounds, 25 minutes, in drawn order. An assistant may move the pieces, press the clock and record (4.9, 6.2.6, 8.1.6)", HR: "Dječaci i djevojčice, svaka skupina švicarski 5 kola, 25 minuta, ždrijebom. Pomoćnik smije vući figure, pritiskati sat i zapisivati (4.9, 6.2.6, 8.1.6)"}
	textTemplateTeams      = i18n.Text{ID: "Piala beregu kabupaten", EN: "County team cup", HR: "Kup županije, ekipno"}
	textTemplateTeamsAs    = i18n.Text{ID: "Tim dengan 4 papan dan cadangan, Swiss 4 babak, 30 menit + 30 detik", EN: "Teams of 4 boards and reserves, a Swiss of 4 rounds, 30 minutes + 30 seconds", HR: "Ekipe s 4 ploče i pričuvama, švicarski 4 kola, 30 minuta + 30 sekundi"}
	textCardsO2SNName      = i18n.Text{ID: "Aturan kartu setempat: O2SN 2013", EN: "Local card rules: O2SN 2013", HR: "Mjesna pravila s kartonima: O2SN 2013"}
	textTemplateSchool5    = i18n.Text{ID: "Antar-sekolah, 5 babak", EN: "Schools, 5 rounds", HR: "Školski, 5 kola"}
	textTemplateSchool6    = i18n.Text{ID: "Antar-sekolah, 6 babak", EN: "Schools, 6 rounds", HR: "Školski, 6 kola"}
	textTemplateSchool7    = i18n.Text{ID: "Antar-sekolah, 7 babak", EN: "Schools, 7 rounds", HR: "Školski, 7 kola"}
	textTemplateSchoolAs   = i18n.Text{ID: "Swiss, 20 menit, pemain tanpa rating diurutkan dengan undian", EN: "Swiss, 20 minutes, players without rating in drawn order", HR: "Švicarski, 20 minuta, igrači bez rejtinga ždrijebom"}
	textTemplateClub       = i18n.Text{ID: "Klub, cepat 7 babak", EN: "Club rapid, 7 rounds", HR: "Klupski ubrzani, 7 kola"}
	textTemplateClubAs     = i18n.Text{ID: "Swiss, 10 menit + 5 detik, urut rating", EN: "Swiss, 10 minutes + 5 seconds, by rating", HR: "Švicarski, 10 minuta + 5 sekundi, po rejtingu"}
	textTemplateOpen       = i18n.Text{ID: "Open, 9 babak", EN: "Open, 9 rounds", HR: "Open, 9 kola"}
	textTemplateOpenAs     = i18n.Text{ID: "Swiss, 90 menit + 30 detik, urut rating, aturan FIDE", EN: "Swiss, 90 minutes + 30 seconds, by rating, FIDE rules", HR: "Švicarski, 90 minuta + 30 sekundi, po rejtingu, FIDE pravila"}
	textWizardRatedHelp    = i18n.Text{ID: "Data untuk federasi diisi di halaman “Laporan rating”.", EN: "What the federation asks for is filled in on the page “Rating report”.", HR: "Podaci za savez upisuju se na stranici „Izvješće za rejting”."}
	textWizardNameHelp     = i18n.Text{ID: "Tercetak di semua lembar. Contoh: Piala Kemerdekaan SDN Tapos 2", EN: "Printed on every sheet. Example: School Cup 2026", HR: "Ispisuje se na svim listovima. Primjer: Školski kup 2026."}
	textWizardNameError    = i18n.Text{ID: "Isi nama kegiatan.", EN: "Give the tournament a name.", HR: "Upišite naziv natjecanja."}
	textWizardEnd          = i18n.Text{ID: "Hari terakhir", EN: "Last day", HR: "Zadnji dan"}
	textWizardEndHelp      = i18n.Text{ID: "Hanya bila lebih dari sehari", EN: "Only where it takes more than one", HR: "Samo ako traje više dana"}
	textDateUnread         = i18n.Text{ID: "Isi tanggal yang ada di kalender.", EN: "Give a day of the calendar.", HR: "Upišite dan iz kalendara."}
	textDateMissing        = i18n.Text{ID: "Isi dulu hari pertama.", EN: "Give the first day too.", HR: "Upišite i prvi dan."}
	textDateBefore         = i18n.Text{ID: "Hari terakhir lebih awal daripada hari pertama.", EN: "The last day is before the first.", HR: "Zadnji je dan prije prvoga."}
	textWizardExpected     = i18n.Text{ID: "Perkiraan jumlah pemain", EN: "Players expected", HR: "Očekivani broj igrača"}
	textRoundsWinner       = i18n.Text{ID: "{0}: {1} cukup untuk satu juara. Juara 2 dan 3 ditentukan tie-break; untuk tiga tempat perlu {2}.", EN: "{0}: {1} for one winner. Places 2 and 3 go by tie-break; to separate three places, {2}.", HR: "{0}: {1} za jednog pobjednika. Drugo i treće mjesto odlučuju dodatni kriteriji; za tri mjesta {2}."}
	textRoundsFew          = i18n.Text{ID: "{0}: baru dengan {1} hanya satu yang bisa menang semua. Dengan {2}, juara pun bisa ditentukan tie-break.", EN: "{0}: only from {1} on can one alone win all games. With {2} even first place may go by tie-break.", HR: "{0}: potrebno {1} da samo jedan može sve dobiti. Uz {2} i prvo mjesto mogu odlučiti dodatni kriteriji."}
	textRoundsEnough       = i18n.Text{ID: "{0}: {1} cukup untuk juara 1 sampai 3.", EN: "{0}: {1}, enough to separate places 1 to 3.", HR: "{0}: {1}, dovoljno za mjesta 1 do 3."}
	textTimeOwn            = i18n.Text{ID: "Lain", EN: "Other", HR: "Drugi"}
	textTimeOwnText        = i18n.Text{ID: "Menit + detik per langkah", EN: "Minutes + seconds a move", HR: "Minute + sekunde po potezu"}
	textTimeOwnHelp        = i18n.Text{ID: "Contoh: 45 · 12+3 · 90/40+30, 30+30 (40 langkah dalam 90 menit, lalu 30 menit)", EN: "For example 45 · 12+3 · 90/40+30, 30+30 (40 moves in 90 minutes, then 30 minutes)", HR: "Primjerice 45 · 12+3 · 90/40+30, 30+30 (40 poteza u 90 minuta, zatim 30 minuta)"}
	textTimeOwnMissing     = i18n.Text{ID: "Tulis waktu pikirnya.", EN: "Write the time control.", HR: "Upišite tempo igre."}
	textDefault            = i18n.Text{ID: "Batas waktu gugur (menit)", EN: "Default time (minutes)", HR: "Dopušteno kašnjenje (minute)"}
	textDefaultMinutes     = i18n.Text{ID: "Menit", EN: "Minutes", HR: "Minute"}
	textDefaultAs          = i18n.Text{ID: "Menit setelah babak mulai; yang datang lebih lambat kalah (Pasal 6.7.1). 0: harus hadir saat mulai.", EN: "Minutes after the start of the round; who comes later loses (Art. 6.7.1). 0: must be there at the start.", HR: "Minute nakon početka kola; tko dođe kasnije, gubi (čl. 6.7.1). 0: mora biti tu na početku."}
	textCards              = i18n.Text{ID: "Pelanggaran", EN: "Offences", HR: "Prekršaji"}
	textCardsNone          = i18n.Text{ID: "FIDE", EN: "FIDE", HR: "FIDE"}
	textCardsNoneAs        = i18n.Text{ID: "Langkah tidak sah kedua: kalah (Pasal 7.5.5). Tanpa kartu.", EN: "The second illegal move loses (Art. 7.5.5). No cards.", HR: "Drugi nepravilan potez gubi (čl. 7.5.5). Bez kartona."}
	textDoubtClass         = i18n.Text{ID: "Yang berlaku: {0}. Bisa diubah di meja wasit, Peraturan.", EN: "In force: {0}. It can be changed at the arbiter's desk, Laws.", HR: "Vrijedi: {0}. Može se promijeniti kod suca, Pravila."}
	textCardsO2SNAs        = i18n.Text{ID: "Kartu kuning: 3 kartu kalah di catur cepat, 4 di catur standar. Selebihnya aturan FIDE 2009.", EN: "Yellow cards: 3 lose in rapid, 4 in standard play. The FIDE Laws of 2009 lie under them.", HR: "Žuti kartoni: 3 gube u ubrzanom, 4 u standardnom šahu. Ispod njih vrijede Pravila FIDE iz 2009."}
	textMoreRules          = i18n.Text{ID: "Selebihnya menurut template", EN: "The rest as the template has it", HR: "Ostalo prema predlošku"}
	textMoreChange         = i18n.Text{ID: "Ubah", EN: "Change", HR: "Promijeni"}
	textDefaultHelp        = i18n.Text{ID: "Yang datang lebih lambat kalah. 0: harus hadir saat mulai. Kosong: belum ditentukan.", EN: "Who comes later loses. 0: must be there at the start. Empty: not stated yet.", HR: "Tko dođe kasnije, gubi. 0: mora biti tu na početku. Prazno: još nije određeno."}
	textDefaultBad         = i18n.Text{ID: "Tulis menit bulat, 0–{0}, atau kosongkan.", EN: "Write whole minutes from 0 to {0}, or leave it empty.", HR: "Upišite cijele minute od 0 do {0} ili ostavite prazno."}
	textDefaultNone        = i18n.Text{ID: "belum ditentukan", EN: "not stated", HR: "nije određeno"}
	textWizardOrder        = i18n.Text{ID: "Urutan awal pemain", EN: "Initial order of players", HR: "Početni poredak igrača"}
	textOrderRating        = i18n.Text{ID: "Rating", EN: "Rating", HR: "Rejting"}
	textOrderLot           = i18n.Text{ID: "Undian", EN: "By lot", HR: "Ždrijeb"}
	textOrderAge           = i18n.Text{ID: "Umur", EN: "Age", HR: "Dob"}
	textOrderAlphabet      = i18n.Text{ID: "Abjad", EN: "Alphabet", HR: "Abeceda"}
	textOrderEntry         = i18n.Text{ID: "Urutan daftar", EN: "As listed", HR: "Kako je upisano"}
	textOrderEntryAs       = i18n.Text{ID: "Nomor mengikuti urutan pemain dimasukkan, tanpa melihat rating: untuk tangga klub dan peringkat musim lalu.", EN: "Numbers follow the order in which players were entered, whatever their ratings: for a ladder, or the ranking of the last season.", HR: "Brojevi slijede redoslijed upisa, bez obzira na rejting: za ljestvicu ili poredak prošle sezone."}
	textOrderHelp          = i18n.Text{ID: "Pemain berating selalu di depan. Undian tercatat dan bisa diulang.", EN: "Rated players always come first. The lot is recorded and can be repeated.", HR: "Igrači s rejtingom uvijek su prvi. Ždrijeb se bilježi i može se ponoviti."}
	textWizardRight        = i18n.Text{ID: "Sudah benar?", EN: "Is this right?", HR: "Je li točno?"}
	textWizardRightText    = i18n.Text{ID: "Semua bisa diubah sampai babak 1 diumumkan.", EN: "All of it can be changed until round 1 is published.", HR: "Sve se može mijenjati do objave 1. kola."}
	textWizardEditEvent    = i18n.Text{ID: "Ubah turnamen", EN: "Change the tournament", HR: "Promijeni turnir"}
	textWizardSave         = i18n.Text{ID: "Simpan perubahan", EN: "Save the changes", HR: "Spremi promjene"}
	textWizardReason       = i18n.Text{ID: "Alasan, bila jumlah babak berubah", EN: "Reason, where the number of rounds changes", HR: "Razlog, ako se mijenja broj kola"}
	textWizardCreate       = i18n.Text{ID: "Buat, lalu isi pemain", EN: "Create, then add players", HR: "Stvori pa unesi igrače"}
)
