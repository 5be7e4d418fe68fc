package lexicon

import (
	"slices"
	"strings"
	"sync"
)

// Notice is what a document says of a player besides his facts.
type Notice uint8

// The notices.
const (
	NoNotice    Notice = iota
	Withdrawn          // does not come: "batal", "ne dolazi", "can't make it"
	Reserve            // "cadangan", "rezerva", "reserve"
	Perhaps            // "kemungkinan", "možda", "not sure yet"
	Comes              // "jadi ikut", "ipak dolazi", "confirmed": takes back what made him doubtful
	ReplacedBy         // the first named leaves, the second comes: "diganti", "is replaced by"
	InPlaceOf          // the second named leaves: "menggantikan", "umjesto", "instead of"
	Successor          // the second named comes for the one who left: "penggantinya", "umjesto njega", "his replacement"
	Mended             // a correction: "ralat", "ispravak", "correction"
	Denied             // what follows is wrong: "bukan", "a ne", "not"
	Rather             // what follows is right: "tapi", "nego", "but"
	FullName           // "nama lengkapnya", "puno ime", "full name"
	SurnameIs          // "prezime", "surname is"
	Spelled            // "please write", "tulis", "piše se"
	TheOthers          // "yang lainnya", "ostali", "the others"
	Everybody          // "semua", "svi", "all"
	Example            // "contoh", "primjer", "example"
	sameSchool         // "sekolah sama", "ista škola", "same school"
	Test               // a trial of the form: "coba", "proba", "test"
	Total              // a sum: "jumlah", "ukupno", "total"
	Signature          // who signs below a list: "mengetahui", "hormat kami", "potpis"
	Copies             // a list of those who get a copy: "tembusan", "dostaviti", "cc"
	nonPlaying         // of a captain: "non-playing", "ne igra"
	Official           // "alias", "di paspor": what follows is the name of the papers
	Additional         // somebody more: "tambahan", "dodatno", "late entry"
	OnlyThese          // of several only these come: "hanya", "samo", "only"
	inOrder            // facts that follow belong to the players above one by one: "berurutan", "redom", "in that order"
	Unreadable         // nobody can read the name: "nečitko", "illegible"
	OpenName           // the name is not whole: "belum tahu nama lengkapnya"
	noticeKinds        // their number
)

// noticeWords are the phrases of each language by notice, a comma between them.
var noticeWords = map[string]map[Notice]string{
	"id": {
		Withdrawn:  "berubah pikiran, sudah keluar, keluar, pindah kota, tidak aktif, tidak aktif lagi, tidak main lagi, batal, cancel, gabisa ikut, izin tidak ikut, tidak diizinkan, mengundurkan, dibatalkan, membatalkan, mundur, mengundurkan diri, tidak jadi, gak jadi, ga jadi, nggak jadi, tdk jadi, absen dulu, izin absen, berhalangan, berhalangan hadir, dicoret, gugur, keluar dari tim, pindah sekolah, jangan dipasang, jangan dimasukkan, jangan dimasukin, tidak usah dimasukkan, gak usah dimasukkan, tolong dihapus, mohon dihapus, dihapus saja, dihapus, minta dihapus, nama ini dihapus, hapus saja, cuti, izin tidak bisa, tidak jadi daftar, ditarik, batal daftar, skip dulu, gagal ikut, urung, tidak berkenan, tidak mendapat izin, tidak dapat izin, tidak diijinkan, ga dibolehin, gak boleh ikut, tidak boleh ikut, tidak dibolehkan, mengundurkan diri dari lomba, off dulu, libur dulu, tidak lanjut, sudah pindah, pindah domisili, sudah tidak aktif, vakum, pensiun, keluar dari klub, jangan ditulis, jangan dihitung, sedang cuti",
		Reserve:    "cadangan, pemain cadangan, cad, serep, ban serep, pemain serep, pemain pengganti, pelapis, daftar tunggu, waiting list",
		Perhaps:    "kayaknya, sepertinya, 50 50, fifty fifty, belum bisa janji, belum berani janji, lihat jadwal, akan konfirmasi, akan dikonfirmasi, masih pikir pikir, pikir pikir dulu, masih ragu ragu, baru bisa dipastikan, kalau sembuh, kalau sudah sembuh, kalau jadi, kalau diizinkan, jika sembuh, kalau sempat, daftar tunggu, masuk daftar tunggu, cadangan dulu, sakit, lagi sakit, kecelakaan, cedera, kemungkinan, mungkin, lihat besok, lihat dulu, masih pemulihan, masa pemulihan, liat besok, kemungkinan tidak ikut, belum pasti, masih ragu, nunggu izin, menunggu izin, masih nunggu, masih menunggu, menunggu kabar, belum tentu, besok saya kabari, tunggu izin, tunggu konfirmasi, menunggu konfirmasi, nanti saya tanya, saya tanya dulu, demam, lagi demam, sakit demam, kena tipes, opname, dirawat, insyaallah kalau, kalau diizinkan, kalau boleh, blm pasti, belum fix, belum pasti ikut, belum ada kepastian, masih pikir pikir, masih dipikirkan, masih mikir, masih bingung, masih menunggu acc, nunggu acc, belum tau bisa, menyusul konfirmasi, belum bisa memastikan, lihat nanti, tergantung, tentatif, masih tentatif, tentative",
		Comes:      "jadi ikut, tetap ikut, pasti ikut, sudah pasti, ternyata bisa, ternyata ikut, ternyata jadi, bisa ikut, jadi main, sudah diizinkan, sudah boleh, jadi datang, sudah dapat izin, ikut kok, akhirnya ikut, akhirnya bisa, akhirnya jadi, diizinkan, dibolehin, sudah sembuh, sudah fix, fix ikut, confirm ikut, sudah acc, bisa hadir, dipastikan ikut, positif ikut, jadinya ikut, jadinya bisa ikut",
		ReplacedBy: "akan diisi oleh, diisi oleh, diisi, diganti, digantikan, diganti oleh, digantikan oleh, diganti dengan, diganti sama, digantiin, ganti, digantikan sama, ditukar dengan, ditukar, tukar dengan, ganti dengan, ganti sama, ganti jadi, diganti menjadi, diganti adiknya",
		InPlaceOf:  "ganti dari, pengganti dari, menggantikan, mengganti, gantikan, sebagai pengganti, pengganti dari, gantinya, mewakili, pengganti, untuk menggantikan, menggantikan posisi, utk menggantikan",
		Successor:  "penggantinya, sebagai gantinya, yang menggantikan, digantikan temannya, digantikan adiknya, digantikan kakaknya, diganti temannya, pengganti, penggantinya adalah, gantinya adalah, sbg gantinya, sebagai penggantinya, diganti sama temannya, gantinya nanti",
		Mended:     "ralat, perubahan, susulan info, koreksi, revisi, perbaikan, pembetulan, maaf salah, salah tulis, salah ketik, yang benar, seharusnya, harusnya, yg benar, yang betul, maaf keliru, keliru, salah input, salah nulis, salah tulis nama, typo, salah ketik nama, mohon diperbaiki, tolong diperbaiki, mohon diralat, tolong diralat, mohon diganti, yang betul itu, sebenarnya, aslinya, ternyata, ejaan yang benar, yg bener, yang bener, mohon dikoreksi",
		Denied:     "bukan, bkn",
		Rather:     "tapi, tetapi, melainkan, yang benar, seharusnya, harusnya, harusnya itu, tp",
		FullName:   "nama asli, nama sebenarnya, nama lengkap, nama lengkapnya, nama panjang, nama panjangnya, lengkapnya, namanya, nama aslinya, nama benarnya, nama komplit, nama komplitnya, nama lengkap anak, lengkapnya adalah, kepanjangannya, nama sesuai akte, nama di akte",
		SurnameIs:  "marga, marganya, nama belakang, nama belakangnya",
		Spelled:    "pakai, pake, tulis, ditulis, tolong tulis, penulisannya, tulisannya, ejaannya",
		TheOthers:  "yang dua, yang tiga, yang empat, yg dua, yg tiga, yg empat, dua lainnya, tiga lainnya, yang dua lagi, yang lain, yang lainnya, yg lain, yg lainnya, lainnya, sisanya, selebihnya, sisanya, lain lainnya, selain itu",
		Everybody:  "semua, semuanya, keduanya, ketiganya, keempatnya, seluruhnya, kesemuanya, keempat empatnya, kelimanya, semua anak, semua dari",
		Example:    "contoh, misal, misalnya, format, contohnya",
		sameSchool: "sekolah sama, sekolahnya sama, sekolah yang sama, satu sekolah, sekolah yg sama, sama sekolahnya",
		Test:       "coba, percobaan, tes, testing, uji coba, coba coba, cek form, cek formulir, ngetes, tes form",
		Total:      "jumlah, total, jumlah peserta, total peserta, jumlah total, total sementara, rekapitulasi, total sementara, total keseluruhan, jumlah seluruhnya, jumlah keseluruhan, jml, ttl peserta, rekap jumlah",
		Signature:  "mengetahui, hormat kami, hormat saya, kepala sekolah, kepala dinas, kepala bidang, ketua panitia, sekretaris, koordinator wilayah, koordinator, pengawas, pengawas tk, menyetujui, nip, nuptk, niy, ttd, tertanda, yang membuat, a n kepala, pembina, plt kepala, demikian, pj, penanggung jawab, plh kepala sekolah, kepsek, wakil kepala sekolah, bendahara, ketua umum, ditetapkan di, pada tanggal, pembina utama, pangkat, mengesahkan, pengurus, panitia pelaksana, guru pendamping, official",
		Copies:     "tembusan, tembusan kepada, catatan kaki",
		Official:   "ikut paspor, di paspornya, paspornya, ikut surat lahir, paspor, nama paspor, nama di paspor, nama di akta, nama di akte, di paspor, di akte, di akta, di kk, nama resmi, sesuai akta, sesuai akte, sesuai ijazah, di rapor, di raport",
		Additional: "satu lagi, 1 lagi, ada lagi, tambahkan, tolong tambahkan, mohon ditambahkan, tambahan, tambahan peserta, susulan, nyusul, menyusul, ditambah, tambah, nambah, ada tambahan, plus",
		OnlyThese:  "hanya, cuma, tinggal",
		inOrder:    "berurutan, berturut turut, urut, sesuai urutan, urutannya",
		Unreadable: "tulisan tidak jelas, sulit dibaca, susah dibaca, tidak terbaca, tdk terbaca, kurang jelas tulisannya, tidak jelas tulisannya",
		OpenName:   "nama depannya lupa, nama depan lupa, lupa nama depannya, lupa nama depan, belum tahu nama lengkapnya, belum tahu nama lengkap, nama lengkap menyusul, nama lengkapnya menyusul, nama lengkap belum tahu, nama lengkap belum ada, lupa nama lengkapnya, lupa nama lengkap, lupa marganya, lupa marga, marganya lupa, marga lupa, nya lupa, lupa kepanjangannya, kepanjangannya lupa, nama belakang lupa, lupa nama belakang, lupa nama belakangnya, nama belakang belum tahu, nama belakangnya belum tahu",
	},
	"hr": {
		Withdrawn:  "ne more, predomislili su se, ostaje doma, ostaje kod kuće, ostaju doma, odjavljujemo, odjavite, odjavljen, odjavljena, više ne igra, ne igra više, prestao igrati, prestala igrati, istupio, istupila, ispisan, ispisana, prekrižen, prekrižena, precrtan, precrtana, ispisao se, ispisala se, odselio se, odselila se, ne može, neće, neće moći, ipak ne dolazi, ipak ne ide, ne ide, ne igra, ipak ne, odustaje, odustao, odustala, odustajem, odustajemo, odustaju, odustali, ne dolazimo, ispisujem, ispišite, otkazuje, otkazao, otkazala, otpada, otpao, otpala, ispada, brišite, obrišite, križajte, prekrižite, spriječen, spriječena, odselio, odselila, nije više, odjavljujem, odjava, odjavljuje, ne nastupa, ne stiže, ne stigne, neće biti, neće ga biti, neće je biti, ne možemo doći, ne sudjeluje, odustaje od turnira, povukao se, povukla se, povlači se, povlače se, ispričava se, ispričavaju se, otkazuju, otkazali, maknite, izbrišite, skinite, skinite s popisa, maknite s popisa, briši, precrtajte, nije u mogućnosti, ne ide na turnir, nema ga, nema je, spriječeni, morala otkazati, morao otkazati, ipak neće, ipak ne dolaze, ipak ne igra, ne dođe, neće igrati zbog, se ispričava, se ispričavaju, se povlači, se povukao, se povukla, se odjavljuje, se predomislio, se predomislila, predomislio se, predomislila se, otišao iz kluba, otišla iz kluba, precrtan, ne računajte, ne računaj, na bolovanju, bolovanje, pauzira, uzeo pauzu, uzela pauzu",
		Reserve:    "rezerva, rezerve, pričuva, rezervni, kao rezerva, zamjenski",
		Perhaps:    "vjerojatno, 50 50, fifty fifty, valjda, najvjerojatnije, još važe, još vaga, javim ako, javit ću ako, pola pola, fifti fifti, još čekam, još čekamo, stavite upitnik, pod upitnik, još odlučuju, još odlučuje, odlučuju, još razmišljaju, potvrdit će, potvrdit ću, tek će potvrditi, čeka se potvrda, ako joj prođe, ako mu prođe, ako ozdravi, ako stigne, ako bude, ako ga puste, ako je puste, bi došao ako, bi došla ako, bi igrao ako, bi igrala ako, lista čekanja, na listi čekanja, na čekanju, bolestan, bolesna, razbolio se, razboljela se, prehladio se, prehladila se, ozlijedio se, ozlijedila se, možda, mozda, nije sigurno, nije siguran, nije sigurna, još se premišlja, premišlja se, još ne zna, još ne znamo, pod upitnikom, vjerojatno ne, vjerojatno neće, moram pitati, ako ga puste, ako je puste, ako ozdravi, ovisi o, ima gripu, ima temperaturu, ima vodene kozice, slomio ruku, slomila ruku, slomio je ruku, slomila je ruku, dobio temperaturu, dobila temperaturu, pod znakom pitanja, nisam siguran, nisam sigurna, nismo sigurni, još ne znam, još nije sigurno, ne zna se, možda dođe, možda dolazi, čekamo potvrdu, čekam potvrdu, javit ću, javim naknadno, razmišlja, još razmišlja, dvoji, ako stigne, ako bude, ako dobije, se razbolio, se razboljela, se prehladio, se prehladila, se ozlijedio, se ozlijedila, slomio je prst, slomila je prst, slomio nogu, slomila nogu",
		Comes:      "dolazi, ipak dolazi, sigurno dolazi, ipak igra, ide, igra, potvrđuje, potvrđeno, potvrđujem, ipak može, može doći, stiže, ipak ide, dolaze, ostaje, ozdravio, ozdravila, ipak će doći, ipak će igrati, doći će, potvrđeni, potvrđena, potvrđen, pristao, pristala, sudjeluje, može, ipak stiže, sigurno ide, ide sigurno",
		ReplacedBy: "zamijenjen, mijenja ga, mijenja je, zamijenit će ga, zamijenit će je, mijenja, mijenjaju, zamijenite, zamijenit ćemo, zamjenjuje ga, zamjenjuje je, zamjena je, zamjenjuje",
		InPlaceOf:  "umjesto, zamjena za, kao zamjena za, u zamjenu za, mjesto, namjesto, umjesto učenika, umjesto učenice, mijenja",
		Successor:  "umisto njega, umisto nje, umjesto njega, umjesto nje, zamjena, zamjena mu je, zamjena joj je, mjesto njega, kao zamjena, umjesto toga, umjesto njega dolazi, umjesto nje dolazi, zamjena je, zamjena će biti, na njegovo mjesto, na njezino mjesto, njegova zamjena, njezina zamjena, umjesto njih, zamjenski igrač, zamjenska igračica",
		Mended:     "ispravak, ispravci, izmjene, promjene, ispravka, ispravljam, korekcija, pogriješio sam, pogriješila sam, greška, pogreška, ispravno je, krivo sam napisao, krivo sam napisala, zabuna, točno je, ispravite, ispravi, ispravljen, molim ispravak, molim ispravite, krivi datum, krivi razred, krivo ime, krivo napisano, krivo upisano, krivo, tipfeler, zapravo, pogrešno, pogrešno sam napisao, pogrešno sam napisala, oprostite, oprosti, greškom, ispravan, točan datum, točno, ispričavam se, ispričavam, sorry, ispravke, ispravci popisa",
		Denied:     "a ne, nije, ne, nisu",
		Rather:     "nego, već, vec",
		FullName:   "puno ime, ime i prezime, cijelo ime, pravo ime, zapravo se zove, zove se, puno ime je",
		SurnameIs:  "prezime, prezime je, prezime mu je, prezime joj je, preziva se, prezivaju se, prezime im je, prezivaju, prezimena, prezime im je, preziva, prezivati, prezimenom, prezimenom je, preziva se",
		Spelled:    "piše se, pišite, napišite, piše, pravilno je",
		TheOthers:  "ostali, ostale, drugi, druge, ostalo, ostala, ostala djeca, svi ostali, drugo dvoje, preostali",
		Everybody:  "svo, svo četvero, sve četvero, svi, sve, svi su, svi idu, oboje, obojica, obje, svi troje, sva djeca, svi učenici, svi igrači, svima, sve troje, svo troje, oba",
		Example:    "primjer, npr, na primjer, format, primjerice",
		sameSchool: "ista škola, iste škole, iz iste škole, isto, također",
		Test:       "proba, test, probna prijava, testna prijava",
		Total:      "ukupno, sveukupno, zbroj, ukupan broj, sveukupno učenika, broj učenika, broj igrača",
		Signature:  "ravnatelj, ravnateljica, potpis, voditelj, voditeljica, predsjednik kluba, predsjednik, tajnik, tajnica, m p, za klub, za školu, s poštovanjem, mentor, mentorica, prijavu podnosi, prijavio, prijavila, popis sastavio, popis sastavila, zapisao, zapisala, učitelj, učiteljica, srdačan pozdrav, direktor, žig",
		Copies:     "dostaviti, na znanje, dostavlja se",
		nonPlaying: "ne igra, bez igranja",
		Official:   "u putovnici piše, putovnica kaže, u putovnici, u dokumentima, službeno",
		Additional: "još jedno ime, još jedno, još jedno dijete, dodajte, dodajte još, dodaj, dodaj još, molim dodajte, dodatno, naknadno, naknadna prijava, naknadne prijave, dopuna, i još, još jedan, još jedna, plus, nadopuna",
		OnlyThese:  "samo",
		inOrder:    "redom, tim redom, tim redoslijedom, po redu",
		Unreadable: "nečitak, nečitka, nečitko, nečitljivo, ne čita se, ne vidi se, ne mogu pročitati, ne da se pročitati, nisam mogao pročitati",
		OpenName:   "ne znam ime, ime ne znam, zaboravio sam ime, zaboravila sam ime, ne sjećam se imena, ime ću javiti, ime javim, zaboravio sam prezime, zaboravila sam prezime, ne sjećam se prezimena, prezime zaboravljeno, ne znam prezime, prezime ne znam, prezime nepoznato, prezime naknadno, prezime javim, ne znam mu prezime, ne znam joj prezime",
	},
	"en": {
		Withdrawn:  "won't fill the spot, won't fill his place, won't fill her place, wont be replaced, cross off, crossed off, crossed out, strike off, struck off, scratch him, scratch her, has changed her mind, has changed his mind, changed her mind, changed his mind, have changed their minds, pull out, drop out, back out, bow out, count us out, count me out, count him out, count her out, count them out, resigned, resigns, has resigned, decided against, has decided against, is unavailable, is now unavailable, no longer plays, has left, left the club, moved away, has moved away, not active, retired, will not be coming, will not be able to, won't be able to, has pulled out, has dropped out, has to miss, will miss, must withdraw, is withdrawing, withdraw, can't make it, cant make it, cannot make it, can not make it, won't make it, can no longer play, can no longer make it, can't do it, drops out, dropping out, dropped out, pulls out, pulling out, pulled out, withdraws, withdrew, withdrawn, has to withdraw, is out, is out now, says no, cancel, cancelled, cancels, is no longer, is unable, unable to, scratch, remove, take off the list, has had to drop out, is unable to come, is unable to play, is not coming, is not playing, will not play, will not be there, has had to withdraw, had to withdraw, has cancelled, had to cancel, please remove, please take off, take him off, take her off, please scratch, has to pull out, has had to pull out, backs out, has backed out, bows out, will sit out, is sitting out, sits this one out, has to drop out, had to drop out, is away, will be away, won't be there, no show, gives his apologies, sends his apologies, sends her apologies, sends apologies, retired from chess, cross off, strike off, cross him off, cross her off, take off list, has left the club, no longer a member, has retired, gave up chess, on sick leave, taking a break, do not count on, don't count on, she's out, he's out, they're out, she is out, he is out",
		Reserve:    "reserve, is the reserve, as reserve, as a reserve, substitute, sub, standby, stand by, only plays if",
		Perhaps:    "there's a chance, is a chance, small chance, will confirm, 50 50, fifty fifty, to confirm later, has yet to confirm, yet to confirm, still to confirm, hasn't decided, has not decided, haven't decided, have not decided, cannot say yet, can't say yet, if he is better, if she is better, if he's better, if she's better, if he's well, if she's well, if he is well, if she is well, if he recovers, if she recovers, if we can get, if he is free, if she is free, would come if, would play if, waiting list, on the waiting list, wait list, waitlist, waitlisted, on the waitlist, has to check, have to check, needs to check, ill, sick, poorly, injured, is unwell, maybe, perhaps, might, possibly, not sure, deciding, is deciding, undecided, tbc, to be confirmed, still waiting for, waiting for, i'll check, will check, let you know, will let you know, has the flu, has flu, has a cold, has chickenpox, has broken, broke his, broke her, is ill, is sick, not certain, isn't sure, might not, may not, may come, might come, could come, if he can, if she can, if there is room, if there's room, question mark, only if, pending, provisional, provisionally, to confirm, we'll see, haven't decided, hasn't decided, hasn't decided yet, has not decided, doubtful, is doubtful, 50 50, fifty fifty, tentative, tentatively, masih tentative, will confirm, i will confirm, to be confirmed, pencilled in, pencil him in, pencil her in",
		Comes:      "says yes, is coming, can come, can make it, can play, will play after all, is in, is playing, after all, confirmed, is confirmed, all confirmed, is definitely coming, will be there, coming after all, definitely in, is now coming, can play after all, will be coming, will come, is able to come, is able to play, has recovered, is better, coming too, is on, yes for, says he is in, says she is in, still in, is still in, still coming, is fine to play",
		ReplacedBy: "place goes to, spot goes to, spot will be taken by, place is filled by, place will be taken by, place is taken by, place is being taken by, is replaced by, replaced by, replaced with, swapped for, swap for, is being replaced by, will be replaced by, to be replaced by, gives way to, swap with, swapping with, is swapped with, makes way for",
		InPlaceOf:  "instead of, in place of, replaces, replacing, comes in for, steps in for, in for, coming in for, takes the place of, stands in for, replacing, to replace, will replace, instead of, fills in for, filling in for, subs for, subbing for, deputises for, in lieu of, stands in for, standing in for, is taking the place of, takes over from",
		Successor:  "takes his board, takes her board, takes over his board, will take his board, will take his place, will take her place, takes the board, his place goes to, her place goes to, their place goes to, replacing her with, replacing him with, replacing them with, his replacement is, her replacement is, replacement is, the replacement is, his replacement, her replacement, instead we have, will come instead, is coming instead, comes instead, taking his place, taking her place, in his place, in her place, replaced with, as a replacement, as replacement, in his stead, in her stead, instead please add, instead add, his place goes to, her place goes to, putting in, we are putting in, instead, coming in is, takes his place, takes her place, replacement, swapping in, swapped in, subbing in, bringing in, instead of him, instead of her, instead of them, in place of him, in place of her, replace her with, replace him with, replace them with",
		Mended:     "update, updates, changes, correction, corrections, corrected, typo, i was told wrong, my mistake, my bad, oops, i meant, should be, should read, actually, misspelt, misspelled, wrong, sorry, fix, fixing, please change, please correct, change, amend, amendment, should have been, should have said, got it wrong, got that wrong, i got it wrong, mistake, mixed up, misread, turns out, it turns out, wrongly, incorrect, autocorrect, slip of the pen, moved to, moved up to, is now",
		Denied:     "not, isn't, is not, rather than, no longer",
		Rather:     "but",
		FullName:   "proper name, proper name's, real name is, real name's, right name, full name, full name is, real name, name is, proper name is, officially, full name's, his full name is, her full name is, short for, stands for, birth certificate",
		SurnameIs:  "surname's, surname’s, last name's, last name’s, surname, surname is, last name, last name is, family name is, family name, surname should be, surname was, last name should be, surname has changed to, surname now",
		Spelled:    "spells it, spells her name, spells his name, please spell it, spell it, please write, spelled, spelt, it's spelled, with a, is spelt, is spelled, written, spelt with, spelled with, with an, it is spelled, spelling, with one, with two, ends in, please use, use",
		TheOthers:  "the others, others, the rest, rest, the other two, the other three, everyone else, everybody else, remaining",
		Everybody:  "all, both, everyone, everybody, all three, all four, all five, all of them, both of them, they all, they are all, they're all, all are",
		Example:    "example, eg, e g, for example, format, for instance",
		sameSchool: "same school, the same school, same club",
		Test:       "test, testing, dummy, asdf, xxx",
		Total:      "total, totals, sum, grand total, number of players, total players, total entries, in total, players in total, headcount",
		Signature:  "head teacher, headteacher, principal, signed, signature, yours sincerely, yours faithfully, match secretary, secretary, organiser, organizer, tournament director, on behalf of, school office, chess coordinator, club secretary, coordinator, chair, chairman, treasurer, entries secretary, submitted by, compiled by, prepared by, signed by, deputy head, head of",
		Copies:     "copies to, copy to, distribution",
		nonPlaying: "non playing, not playing, does not play, nonplaying, non player",
		Official:   "passport says, passport has, passport reads, id card says, birth certificate says, as in the passport, in his passport, in her passport, on the register, in the register, on the roll, on the school roll, legally, officially, legal name is, in the passport, passport name, in passport, officially, known officially as, on her passport, on his passport, on the passport, on the birth certificate, in the papers",
		Additional: "one more name, another one, another name, please add, add, could you add, addition, additional, additions, late entry, late entries, one more, also, extra, plus, added",
		OnlyThese:  "only, just",
		inOrder:    "in that order, in this order, respectively, in order",
		Unreadable: "impossible to read, cannot read, can't read, could not read, couldn't read, illegible, unreadable, can't read, cannot read, not legible",
		OpenName:   "forgot his first name, forgot her first name, don't know his first name, don't know her first name, first name unknown, first name to follow, forgot his surname, forgot her surname, forgot the surname, surname forgotten, can't remember his surname, can't remember her surname, can't recall the surname, don't know his surname, don't know her surname, surname unknown, surname to follow, full name to follow, don't know the surname, surname tbc",
	},
	"de": {
		Withdrawn:  "setzt aus, setzt heuer aus, setzt diesmal aus, pausiert, macht pause, durchgestrichen, gestrichen, ausgetreten, abgesagt, abgemeldet, kommt nicht, kann nicht, zurückgezogen, fällt aus, nicht dabei, sagt ab, kann leider nicht, kann leider nicht spielen, kann nicht spielen, kann nicht kommen, kann leider nicht kommen, spielt nicht, spielt nicht mit, kommt leider nicht, muss absagen, hat abgesagt, ist krank, krank, verhindert, ist verhindert, nicht mehr dabei, bitte streichen, tritt zurück, hat zurückgezogen",
		Reserve:    "ersatz, ersatzspieler, reserve",
		Perhaps:    "warteliste, auf der warteliste, noch unklar, noch nicht sicher, weiß noch nicht, vielleicht, eventuell, evtl, unsicher, unter vorbehalt",
		Comes:      "kommt doch, zugesagt, bestätigt, ist dabei",
		ReplacedBy: "ersetzt durch, wird ersetzt durch",
		InPlaceOf:  "statt, anstelle von, anstatt, für, statt",
		Successor:  "dafür kommt, stattdessen, ersatz ist, statt ihm, statt ihm kommt, statt ihr, statt ihr kommt, für ihn, für ihn kommt, für sie kommt, an seiner stelle, an ihrer stelle, stattdessen kommt, stattdessen spielt",
		Spelled:    "schreiben, bitte schreiben, schreibt sich, geschrieben, schreibweise, buchstabiert",
		Mended:     "nachträge, nachtrag, änderungen, änderung, korrekturen, entschuldigung, verzeihung, korrektur, berichtigung, korrigiert, richtig ist",
		Denied:     "nicht, statt",
		Rather:     "sondern",
		FullName:   "heißt richtig, heißt eigentlich, richtiger name, richtig heißt er, richtig heißt sie, vollständiger name, voller name",
		Official:   "laut pass, laut ausweis, im pass, im ausweis, laut geburtsurkunde",
		SurnameIs:  "nachname, familienname, heißt mit nachnamen",
		TheOthers:  "die anderen, die übrigen, alle anderen",
		Everybody:  "alle, beide, alle drei, alle beide",
		sameSchool: "gleiche schule, dieselbe schule, selbe schule",
		Example:    "beispiel, zb, z b",
		Test:       "test, probe, testeintrag",
		Total:      "summe, gesamt, insgesamt, anzahl",
		Signature:  "unterschrift, schulleiter, schulleiterin, vorsitzender, gez, i a",
		Copies:     "verteiler",
		nonPlaying: "nicht spielend",
		Additional: "noch ein, noch eine, noch einer, noch jemand, zusätzlich, nachmeldung, nachmeldungen, dazu noch",
	},
	"fr it es nl pt": {
		Withdrawn: "annulé, forfait, absent, se retire, ritirato, ritirata, assente, retirado, retirada, baja, no viene, ausente, afgemeld, komt niet, trekt zich terug, desistiu, desistência, não vem",
		Reserve:   "remplaçant, remplaçante, riserva, suplente, reserva, invaller",
		Perhaps:   "peut être, forse, quizás, quizas, tal vez, misschien, talvez, à confirmer, da confermare, por confirmar, a confirmar, onder voorbehoud",
		InPlaceOf: "à la place de, al posto di, en lugar de, in plaats van, no lugar de, remplace, sostituisce, sustituye a, vervangt, substitui",
		Mended:    "correction, correzione, corrección, correctie, correção",
		Total:     "totale, totaal, somme, suma",
		Test:      "prueba, prova, essai, teste",
		Signature: "firma, signature, handtekening, assinatura, le directeur, il dirigente, el director",
	},
}

// noticePhrase is a phrase with its notice.
type noticePhrase struct {
	words  []string
	notice Notice
}

// noticePhrases are the phrases of all languages by their first word, the longest first.
var noticePhrases = sync.OnceValue(func() map[string][]noticePhrase {
	m := map[string][]noticePhrase{}
	for _, table := range noticeWords {
		for n, text := range table {
			for _, p := range strings.Split(text, ",") {
				var w []string
				for f := range strings.FieldsSeq(p) {
					w = append(w, plainSpelling(Fold(f)))
				}
				m[w[0]] = append(m[w[0]], noticePhrase{w, n})
			}
		}
	}
	return m
})

// plainSpellings are the words that hurried people write shorter or as they speak.
var plainSpellings = map[string]string{
	"tdk": "tidak", "gak": "tidak", "ga": "tidak", "nggak": "tidak", "ngga": "tidak", "enggak": "tidak", "gk": "tidak", "ndak": "tidak", "tak": "tidak", "kagak": "tidak", "yg": "yang", "jd": "jadi", "bs": "bisa", "bsa": "bisa",
	"blm": "belum", "sdh": "sudah", "udah": "sudah", "udh": "sudah", "dah": "sudah", "dgn": "dengan", "dg": "dengan", "utk": "untuk", "krn": "karena", "dtg": "datang", "msh": "masih", "hrs": "harus", "bkn": "bukan", "sm": "sama", "kmrn": "kemarin",
	"cannot": "cant", "pls": "please",
}

// plainSpelling is a folded word as dictionaries have it.
func plainSpelling(w string) string {
	if p, ok := plainSpellings[w]; ok {
		return p
	}
	return w
}

// NoticeAt returns the notices of the longest phrase at token i that is one of the wanted, and the token after it.
func NoticeAt(toks []Token, i int, wanted ...Notice) (n Notice, to int) {
	to = i
	first := plainSpelling(toks[i].Fold)
	phrases := noticePhrases()[first]
	if stem, ok := strings.CutSuffix(first, "lah"); ok && len(phrases) == 0 {
		phrases = noticePhrases()[stem] // "batallah"
	}
	for _, p := range phrases {
		if len(wanted) > 0 && !hasNotice(wanted, p.notice) {
			continue
		}
		if end := matchWords(toks, i, p.words); end > to || end == to && end > i && p.notice < n {
			n, to = p.notice, end
		}
	}
	if len(wanted) == 0 || hasNotice(wanted, Withdrawn) {
		if end := declines(toks, i); end > to {
			n, to = Withdrawn, end
		}
	}
	if len(wanted) == 0 || hasNotice(wanted, Perhaps) {
		if end := wavers(toks, i); end > to {
			n, to = Perhaps, end
		}
	}
	return n, to
}

// The words of a withdrawal whose phrase nobody has written down: one that denies, small words, and a verb of taking part.
var (
	deniers = Set("tidak jangan batal urung ne neće nećemo nije cant not wont no never isnt unable couldnt nicht")
	between = Set(`bisa dapat jadi sempat mungkin mau akan juga lagi dulu ikut
		može moći mogu mogao mogla će ipak više u stanju
		be able to longer any can going have get make take it actually now after all
		mehr mit leider daran`)
	answerNo = Set("no nope ne tidak nein")
	leadsNo  = Set("so says said its pa kaze ipak jadi katanya bilang sagt also then onda")
	able     = Set("cant wont couldnt bisa boleh dapat sempat moći moze može mogu mogla mogao able kann kommen")
	takePart = Set(`putovati travel travelling traveling datang hadir main bermain turun tanding bertanding berangkat mengikuti berpartisipasi ikut diikutkan diikutsertakan dimasukkan didaftarkan dimainkan dipasang dihitung
		doći dolaziti dolazi dolaze igrati nastupiti nastupati sudjelovati pristupiti prisustvovati stići
		come coming play playing attend attending join joining participate participating part compete competing make
		kommen spielen mitspielen teilnehmen mitmachen antreten`)
)

// declines returns the end of "can no longer come", "tidak dapat hadir", "neće više igrati" at token i; i where nothing of the kind
// stands.
func declines(toks []Token, i int) int {
	if toks[i].Kind == Word && strings.HasPrefix(toks[i].Fold, "predomisl") {
		return i + 1 // "Leon se ipak predomislio"
	}
	if IsOneOf(toks[i].Fold, "samo radije only just rather hanya cuma nur lieber") {
		for k := i + 1; k < len(toks) && k < i+3 && toks[k].Kind == Word; k++ {
			if watching().MatchString(toks[k].Fold) {
				return k + 1 // "bi ipak radije samo gledao"
			}
		}
	}
	if toks[i].Kind != Word || !deniers.Has(plainSpelling(toks[i].Fold)) {
		return i
	}
	if i > 0 && i+1 == len(toks) && answerNo.Has(plainSpelling(toks[i].Fold)) && leadsNo.Has(toks[i-1].Fold) {
		return i + 1 // "he'd sooner watch football, so no"
	}
	if able.Has(plainSpelling(toks[i].Fold)) && endsClause(toks, i+1) {
		return i + 1 // "Huw can't, so …"
	}
	for k := i + 1; k < len(toks) && k < i+9 && toks[k].Kind == Word; k++ {
		w := plainSpelling(toks[k].Fold)
		if able.Has(w) && endsClause(toks, k+1) {
			return k + 1 // "Lutfi gak bisa, …"
		}
		if takePart.Has(w) && !(between.Has(w) && k+1 < len(toks) && takePart.Has(plainSpelling(toks[k+1].Fold))) {
			return k + 1
		}
		if !between.Has(w) {
			break
		}
	}
	return i
}

// watching is a verb of those who only look on.
var watching = Pattern(`^(?:gleda|watch|nonton|menonton|penonton|zuschau|zuseh|zugucken)`)

// endsClause reports whether a clause ends before token i: at a sign, or at a word that goes on with what follows from it.
func endsClause(toks []Token, i int) bool {
	return i >= len(toks) || toks[i].Kind == Pict || toks[i].Kind == Sign && strings.Contains(",.;!)–-", toks[i].Fold) || IsOneOf(toks[i].Fold, "so pa jadi maka makanya karena krn jer because zbog due")
}

func hasNotice(list []Notice, n Notice) bool {
	for _, w := range list {
		if w == n {
			return true
		}
	}
	return false
}

// matchWords returns the token after words that stand at i, with at most a hyphen, a dot or a stroke between them; i if they
// do not.
func matchWords(toks []Token, i int, words []string) int {
	k := i
	for n, w := range words {
		if n > 0 && k < len(toks) && toks[k].Kind == Sign && strings.Contains("-./:", toks[k].Fold) {
			k++
		}
		if k >= len(toks) || plainSpelling(toks[k].Fold) != w && toks[k].Fold != w+"lah" {
			return i
		}
		k++
	}
	return k
}

// NoticeOf returns the first of the wanted notices in a text.
func NoticeOf(text string, wanted ...Notice) Notice {
	toks := Tokens(text, 0, "")
	for i := range toks {
		if n, to := NoticeAt(toks, i, wanted...); to > i {
			return n
		}
	}
	return NoNotice
}

// IsNotice reports whether a text is nothing but a phrase of one of the notices, signs aside.
func IsNotice(text string, wanted ...Notice) bool {
	toks := Tokens(text, 0, "")
	if len(toks) == 0 {
		return false
	}
	_, to := NoticeAt(toks, 0, wanted...)
	for to > 0 && to < len(toks) && toks[to].Kind == Sign {
		to++
	}
	return to == len(toks)
}

// BeginsWith reports whether a text begins with a phrase of one of the notices.
func BeginsWith(text string, wanted ...Notice) bool {
	toks := Tokens(text, 0, "")
	for i := range toks {
		if toks[i].Kind == Sign || toks[i].Kind == Pict {
			continue
		}
		_, to := NoticeAt(toks, i, wanted...)
		return to > i
	}
	return false
}

// Words that may say of a player that he does not come, whatever the sentence is: denials, and words of leaving, of a condition or of an
// exchange.
var (
	denials = Set(`tidak belum tanpa batal kecuali sayang ragu sakit nunggu menunggu
		ne nije nisu nema neće nemoj nemojte bez nikako osim nažalost bolestan bolesna
		not no never isnt arent wasnt wont cant dont doesnt didnt hasnt havent couldnt wouldnt shouldnt without unable except unfortunately
		nicht kein keine keinen nie ohne leider`)
	absences = Set(`ujian opname cedera kecelakaan pergi pindah kalau jika apabila mungkin ganti tukar
		upala upalu gripu temperaturu ospice viroza virozu ozljeda slomio slomila
		ako možda ukoliko umjesto odsutan odsutna odselio odselila preselio preselila otišao otišla dok mijenja mijenjaju zamjena
		exam exams ill unwell poorly injured flu chickenpox measles hospital broken
		if unless until till against regrets booked skip skipping clash clashes unavailable away gone moved left might may maybe perhaps depends instead swap switch
		falls wenn bis weg umgezogen vielleicht statt tauscht`)
)

// Words of an exchange: stems of verbs by which somebody comes for another one, and what he takes over.
var (
	exchangeStems = []string{"swap", "switch", "replac", "substitut", "standin", "ganti", "diganti", "mengganti", "tukar", "ditukar", "menukar", "bertukar", "diisi", "mengisi", "mijenja", "zamijen", "zamjen", "uskac", "uskoc", "preuzim", "preuze", "ustup", "umjest", "umist", "ersatz", "ersetz", "einspring", "springt"}
	seats         = Set("place spot slot seat stead berth tempat tempatnya posisi posisinya jatah jatahnya slotnya kuota mjesto mjesta mjestu platz stelle")
)

// IsExchange reports whether a folded word is one of an exchange: "swapping", "ditukar", "mijenjati".
func IsExchange(fold string) bool {
	return slices.ContainsFunc(exchangeStems, func(stem string) bool { return strings.HasPrefix(fold, stem) })
}

// IsSeat reports whether a folded word is the place that somebody has in an event: "spot", "jatah", "mjesto".
func IsSeat(fold string) bool { return seats.Has(fold) }

// IsTakingPart reports whether a folded word says that somebody takes part, or is well again.
func IsTakingPart(fold string) bool {
	w := plainSpelling(fold)
	return takePart.Has(w) || well.Has(w)
}

// well are words of those who are well again or are let go.
var well = Set("siguran sigurna sigurno sembuh sehat aman beres fix acc lanjut fit fine better recovered cleared ok okay good yes da ozdravio ozdravila zdrav zdrava spreman spremna pušten smije dolazi igra ide stiže gesund dabei")

// IsDenial reports whether a folded word denies something.
func IsDenial(fold string) bool { return denials.Has(plainSpelling(fold)) }

// IsAbsence reports whether a folded word is one of leaving, of a condition or of an exchange.
func IsAbsence(fold string) bool {
	w := plainSpelling(fold)
	return absences.Has(w) || leaving(w)
}

// leaving reports whether a word is a form of a verb of leaving: "odjavljujemo", "otkazali", "withdrawing".
func leaving(w string) bool {
	for _, stem := range []string{"predomisl", "odjav", "odust", "otkaz", "povuk", "povlac", "ispisuj", "withdr", "cancel", "mengundur", "dibatal", "batal", "abgesagt", "absag"} {
		if strings.HasPrefix(w, stem) {
			return true
		}
	}
	return false
}
