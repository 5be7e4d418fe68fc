package devices

import "wasit/app/words/i18n"

// The desk's list.
var (
	textIntro        = i18n.Text{ID: "Ini perangkat utama (meja panitia). Semua hasil berkumpul di sini.", EN: "This device is the desk. All results come together here.", HR: "Ovaj je uređaj sudački stol. Ovdje se skupljaju svi rezultati."}
	textNobody       = i18n.Text{ID: "Belum ada perangkat lain", EN: "No other device yet", HR: "Još nema drugih uređaja"}
	textNobodyDo     = i18n.Text{ID: "Ajak HP seorang pembantu: ia mengisi hasil, menjaga pintu, menjadi wasit di aula, atau menampilkan pairing. Tanpa internet.", EN: "Invite a helper's phone: it enters results, keeps the door, rules in the hall, or shows the pairings. Without internet.", HR: "Pozovite mobitel pomoćnika: upisuje rezultate, vodi ulaz, sudi u dvorani ili prikazuje parove. Bez interneta."}
	textInvite       = i18n.Text{ID: "Ajak perangkat", EN: "Invite a device", HR: "Pozovi uređaj"}
	textTakeIn       = i18n.Text{ID: "Terima dari perangkat", EN: "Take in from a device", HR: "Preuzmi s uređaja"}
	textMove         = i18n.Text{ID: "Pindahkan meja", EN: "Move the desk", HR: "Premjesti stol"}
	textCode         = i18n.Text{ID: "Undangan lagi", EN: "Invitation again", HR: "Ponovi pozivnicu"}
	textAnswer       = i18n.Text{ID: "Kirim yang terbaru", EN: "Send the news", HR: "Pošalji novosti"}
	textDismiss      = i18n.Text{ID: "Tarik tugas", EN: "Take the task back", HR: "Oduzmi zadaću"}
	textDismissAsk   = i18n.Text{ID: "Tarik tugas {0}?", EN: "Take the task of {0} back?", HR: "Oduzeti zadaću uređaju {0}?"}
	textDismissDo    = i18n.Text{ID: "Yang sudah dicatatnya tetap ada. Mulai sekarang meja tidak menerima apa pun dari perangkat itu.", EN: "What it has recorded stays. From now on the desk takes nothing from that device.", HR: "Ono što je upisao ostaje. Od sada stol od tog uređaja ne prima ništa."}
	textMore         = i18n.Text{ID: "Lainnya: {0}", EN: "More: {0}", HR: "Više: {0}"}
	textLinkWhy      = i18n.Text{ID: "Sesudah itu semuanya sampai sendiri, selama kedua layar menyala dan memakai Wi-Fi yang sama.", EN: "From then on everything arrives by itself, while both screens are on and in one Wi-Fi.", HR: "Otad sve stiže samo, dok su oba zaslona uključena i na istom Wi-Fiju."}
	textAnswerFew    = i18n.Text{ID: "Kode dengan babak dan hasil terbaru, untuk dipindai di perangkat itu.", EN: "A code with the newest round and results, for that device to scan.", HR: "Šifra s najnovijim kolom i rezultatima, da je taj uređaj skenira."}
	textCodeWhy      = i18n.Text{ID: "Bila perangkat itu baru, sudah keluar, atau meja berpindah. Di sini tugas dan papannya bisa diubah.", EN: "When the device is new, has left, or the desk has moved. Its task and boards can be changed there.", HR: "Ako je uređaj nov, izišao je ili se stol premjestio. Ondje se mogu promijeniti zadaća i ploče."}
	textDismissWhy   = i18n.Text{ID: "Meja tidak menerima apa pun lagi dari perangkat itu.", EN: "The desk takes nothing more from that device.", HR: "Stol više ništa ne prima od tog uređaja."}
	textOf           = i18n.Text{ID: "Hasil: {0} dari {1}", EN: "Results: {0} of {1}", HR: "Rezultati: {0} od {1}"}
	textHere         = i18n.Text{ID: "{0} dari {1} hadir", EN: "{0} of {1} here", HR: "stiglo {0} od {1}"}
	textTaken        = i18n.Plural{ID: "{0} catatan dari {1} diterima", ENOne: "{0} entry of {1} recorded", EN: "{0} entries of {1} recorded", HROne: "Upisan {0} unos: {1}", HRFew: "Upisana {0} unosa: {1}", HR: "Upisano {0} unosa: {1}"}
	textTakenRefused = i18n.Plural{ID: "{0} ditolak; alasannya ikut dalam jawaban.", ENOne: "{0} was refused; the answer says why.", EN: "{0} were refused; the answer says why.", HROne: "{0} odbijen; razlog je u odgovoru.", HRFew: "{0} odbijena; razlog je u odgovoru.", HR: "{0} odbijeno; razlog je u odgovoru."}
	textAnswerFor    = i18n.Text{ID: "Jawaban untuk {0}", EN: "Answer for {0}", HR: "Odgovor za {0}"}
	textAnswerWhy    = i18n.Text{ID: "Dengan jawaban ini perangkat itu tahu apa yang sudah ada di meja, dan mendapat yang terbaru.", EN: "The answer tells the device what is at the desk, and brings it up to date.", HR: "Odgovor kaže uređaju što je na stolu i donosi mu novosti."}
)

// Two results for one board.
var (
	textClaim       = i18n.Text{ID: "Dua hasil untuk papan {0}", EN: "Two results for board {0}", HR: "Dva rezultata za ploču {0}"}
	textClaimStands = i18n.Text{ID: "{0} tercatat", EN: "{0} is recorded", HR: "upisano je {0}"}
	textClaimSays   = i18n.Text{ID: "{0} mencatat {1}, pukul {2}", EN: "{0} says {1}, at {2}", HR: "{0} kaže {1}, u {2}"}
	textClaimKeep   = i18n.Text{ID: "Tetap {0}", EN: "Keep {0}", HR: "Ostaje {0}"}
	textClaimTake   = i18n.Text{ID: "Ganti menjadi {0}", EN: "Change to {0}", HR: "Promijeni u {0}"}
	textClaimReason = i18n.Text{ID: "Hasil dari {0}", EN: "Result of {0}", HR: "Rezultat: {0}"}
)

// The invitation.
var (
	textWhatFor     = i18n.Text{ID: "Perangkat ini untuk apa?", EN: "What is the device for?", HR: "Čemu služi uređaj?"}
	textScorerDoes  = i18n.Text{ID: "Mengisi hasil di papannya saja", EN: "Enters the results of its boards", HR: "Upisuje rezultate svojih ploča"}
	textDoorDoes    = i18n.Text{ID: "Daftar ulang: hadir dan terlambat", EN: "Check-in: who is here, who is late", HR: "Potvrda dolaska: tko je tu, tko kasni"}
	textArbiterDoes = i18n.Text{ID: "Hasil, pelanggaran dan putusan; salinan lengkap, bisa menjadi meja", EN: "Results, offences and rulings; a full copy, can become the desk", HR: "Rezultati, prekršaji i odluke; cijela kopija, može postati stol"}
	textFloorDoes   = i18n.Text{ID: "Hasil, pelanggaran dan putusan, tanpa tanggal lahir dan catatan", EN: "Results, offences and rulings, without birth dates and remarks", HR: "Rezultati, prekršaji i odluke, bez datuma rođenja i bilješki"}
	textScreenDoes  = i18n.Text{ID: "Hanya menampilkan pairing dan klasemen", EN: "Only shows pairings and standings", HR: "Samo prikazuje parove i poredak"}
	textName        = i18n.Text{ID: "Nama perangkat", EN: "Name of the device", HR: "Ime uređaja"}
	textFirst       = i18n.Text{ID: "Dari papan", EN: "From board", HR: "Od ploče"}
	textLast        = i18n.Text{ID: "Sampai papan", EN: "To board", HR: "Do ploče"}
	textAllBoards   = i18n.Text{ID: "Kosong: semua papan", EN: "Empty: all boards", HR: "Prazno: sve ploče"}
	textAllSections = i18n.Text{ID: "Semua kelompok", EN: "All sections", HR: "Sve skupine"}
	textRangeFault  = i18n.Text{ID: "Isi kedua papan, yang kecil dulu", EN: "Fill in both boards, the smaller one first", HR: "Upišite obje ploče, najprije manju"}
	textMakeCode    = i18n.Text{ID: "Buat undangan baru", EN: "Make the invitation anew", HR: "Nova pozivnica"}
	textCodePlace   = i18n.Text{ID: "Kode undangan akan tampil di sini.", EN: "The code of the invitation will stand here.", HR: "Ovdje će stajati šifra pozivnice."}
	textCodeReady   = i18n.Text{ID: "Undangan untuk {0}", EN: "Invitation for {0}", HR: "Pozivnica za {0}"}
	textCodeHow     = i18n.Text{ID: "Di perangkat itu: buka Wasit, sentuh “Gabung membantu turnamen” dan pindai kode ini.", EN: "On that device: open Wasit, touch “Help at a tournament” and scan this code.", HR: "Na tom uređaju: otvorite Wasit, dodirnite „Pomozi na turniru” i skenirajte ovu šifru."}
	textCodeChild   = i18n.Text{ID: "Tanggal lahir dan catatan pemain tidak ikut.", EN: "Birth dates and remarks do not travel with it.", HR: "Datumi rođenja i bilješke ne putuju s njom."}
	textCodeWhole   = i18n.Text{ID: "Tanggal lahir dan catatan pemain ikut: perangkat ini bisa menjadi meja.", EN: "Birth dates and remarks go with it: this device can become the desk.", HR: "S njom putuju datumi rođenja i bilješke: taj uređaj može postati stol."}
	textAddress     = i18n.Text{ID: "Belum ada Wasit di perangkat itu?", EN: "No Wasit on that device yet?", HR: "Na tom uređaju još nema Wasita?"}
	textAddressDo   = i18n.Text{ID: "Sekali dengan internet: pindai kode ini dengan kamera HP-nya, atau ketik alamatnya. Sesudah itu Wasit berjalan tanpa internet.", EN: "Once, with internet: scan this code with the phone's own camera, or type the address. After that Wasit works without internet.", HR: "Jednom, s internetom: skenirajte ovu šifru kamerom mobitela ili upišite adresu. Poslije Wasit radi bez interneta."}
	textSaveFile    = i18n.Text{ID: "Simpan berkas", EN: "Save the file", HR: "Spremi datoteku"}
	textShareFile   = i18n.Text{ID: "Bagikan berkas", EN: "Share the file", HR: "Podijeli datoteku"}
)

// The helper's device.
var (
	textJoinHow    = i18n.Text{ID: "Meja mengajak perangkat ini dengan sebuah undangan.", EN: "The desk invites this device with an invitation.", HR: "Stol poziva ovaj uređaj pozivnicom."}
	textNetworkAsk = i18n.Text{ID: "Peramban mungkin bertanya apakah Wasit boleh menghubungi perangkat di jaringan lokal. Izinkan: hanya begitu perangkat tersambung. Tanpa izin, kode dan file tetap bisa.",
		EN: "The browser may ask whether Wasit may reach devices in the local network. Allow it: only so do devices link. Codes and files work without it.",
		HR: "Preglednik može pitati smije li Wasit pristupiti uređajima u lokalnoj mreži. Dopustite: samo se tako uređaji povezuju. Šifre i datoteke rade i bez toga."}
	textJoinSteps = [2]i18n.Text{
		{ID: "Di meja: sentuh “Perangkat”, lalu “Ajak perangkat”, dan pilih tugasnya.", EN: "At the desk: touch “Devices”, then “Invite a device”, and choose its task.", HR: "Na stolu: dodirnite „Uređaji”, zatim „Pozovi uređaj” i odaberite zadaću."},
		{ID: "Di sini: pindai kode yang muncul. Atau kirim undangannya sebagai berkas dan buka di sini.", EN: "Here: scan the code that it shows. Or send the invitation as a file and open it here.", HR: "Ovdje: skenirajte šifru koju pokaže. Ili pošaljite pozivnicu kao datoteku i otvorite je ovdje."},
	}
	textOpenInvite     = i18n.Text{ID: "Pindai undangan", EN: "Scan the invitation", HR: "Skeniraj pozivnicu"}
	textJoinAsk        = i18n.Text{ID: "Terima undangan?", EN: "Take the invitation?", HR: "Prihvatiti pozivnicu?"}
	textJoinAs         = i18n.Text{ID: "Perangkat ini akan membantu di {0} sebagai “{1}”.", EN: "This device would help at {0} as “{1}”.", HR: "Ovaj bi uređaj pomagao na turniru {0} kao „{1}”."}
	textJoinOver       = i18n.Text{ID: "Sekarang ia mengikuti meja “{0}”; yang mengundang: “{1}”. Catatan meja itu menggantikan yang ada di sini. Yang sekarang ada tetap disimpan, dan yang menunggu ikut terbawa.", EN: "It follows the desk “{0}” now; the one that invites is “{1}”. The records of that desk take the place of those here. What is here is kept for a way back, and what waits comes along.", HR: "Sada prati stol „{0}”; poziva ga „{1}”. Zapisi tog stola zamijenit će ovdašnje. Što je sada ovdje, čuva se za povratak, a što čeka, ide s njim."}
	textJoinUnasked    = i18n.Text{ID: "Aplikasi atau halaman lain mengirim undangan ini. Terima hanya bila Anda mengenal mejanya.", EN: "Another app or page handed this invitation over. Take it only if you know the desk.", HR: "Pozivnicu je predala druga aplikacija ili stranica. Prihvatite je samo ako poznajete stol."}
	textJoinYes        = i18n.Text{ID: "Terima", EN: "Take it", HR: "Prihvati"}
	textFirstDesk      = i18n.Text{ID: "meja pertama", EN: "the first desk", HR: "prvi stol"}
	textTrustSame      = i18n.Text{ID: "Ditandatangani meja yang mengundang perangkat ini sebelumnya.", EN: "It is signed by the desk that invited this device before.", HR: "Potpisao ju je stol koji je prije pozvao ovaj uređaj."}
	textTrustKnown     = i18n.Text{ID: "Ditandatangani perangkat wasit di turnamen ini, yang telah menjadi meja.", EN: "It is signed by an arbiter's device of this tournament, which has become the desk.", HR: "Potpisao ju je sudački uređaj ovog turnira, koji je postao stol."}
	textTrustNone      = i18n.Text{ID: "Perangkat ini tidak mengenal tanda tangannya: siapa pun bisa membuatnya. Terima hanya bila Anda berdiri di depan meja baru itu.", EN: "This device does not know its signature: anybody could have made it. Take it only if you stand before that new desk.", HR: "Ovaj uređaj ne poznaje njezin potpis: mogao ju je izraditi bilo tko. Prihvatite je samo ako stojite pred tim novim stolom."}
	textTakenOther     = i18n.Text{ID: "HP lain memakai undangan ini", EN: "Another phone uses this invitation", HR: "Drugi mobitel koristi ovu pozivnicu"}
	textTakenOtherDo   = i18n.Text{ID: "Meja mendengar HP itu lebih dulu. Minta undangan sendiri di meja: yang menunggu di sini ikut terbawa.", EN: "The desk heard that one first. Ask the desk for an invitation of its own: what waits here comes along.", HR: "Stol je najprije čuo njega. Zatražite na stolu vlastitu pozivnicu: što ovdje čeka, ide s njom."}
	textWaitsHere      = i18n.Text{ID: "Belum sampai di meja: {0}", EN: "Not yet at the desk: {0}", HR: "Još nije na stolu: {0}"}
	textBefore         = i18n.Text{ID: "Catatan sebelum undangan terakhir", EN: "The records before the last invitation", HR: "Zapisi prije zadnje pozivnice"}
	textBeforeDo       = i18n.Text{ID: "Undangan terakhir mengganti yang ada di sini: catatan sampai pukul {0}. Bila itu keliru, kembalilah.", EN: "The last invitation took the place of what was here, up to {0}. If that was a mistake, go back.", HR: "Zadnja je pozivnica zamijenila ono što je bilo ovdje, do {0}. Ako je to bila greška, vratite se."}
	textGoBack         = i18n.Text{ID: "Kembali ke catatan itu", EN: "Go back to them", HR: "Vrati se na njih"}
	textKindInvitation = i18n.Text{ID: "undangan", EN: "invitation", HR: "pozivnica"}
	textKindRequests   = i18n.Text{ID: "untuk meja", EN: "for the desk", HR: "za stol"}
	textKindFacts      = i18n.Text{ID: "jawaban", EN: "answer", HR: "odgovor"}
	textKindLink       = i18n.Text{ID: "sambungan", EN: "link", HR: "veza"}
	textJoined         = i18n.Text{ID: "Perangkat ini sekarang membantu", EN: "This device helps now", HR: "Ovaj uređaj sada pomaže"}
	textAllThere       = i18n.Text{ID: "Semua sudah di meja", EN: "Everything is at the desk", HR: "Sve je na stolu"}
	textKeptHere       = i18n.Text{ID: "Tersimpan di perangkat ini, juga bila dimatikan.", EN: "Kept on this device, also when it is switched off.", HR: "Čuva se na ovom uređaju, i kad se ugasi."}
	textBeingKept      = i18n.Text{ID: "Sedang disimpan …", EN: "Being stored …", HR: "Sprema se …"}
	textFromDesk       = i18n.Text{ID: "Terima dari meja", EN: "Take in from the desk", HR: "Preuzmi od stola"}
	textSendHow        = i18n.Text{ID: "Di meja: sentuh “Perangkat”, lalu “Terima dari perangkat”, dan pindai kode ini. Meja memberi jawaban; terima di sini.", EN: "At the desk: touch “Devices”, then “Take in from a device”, and scan this code. The desk gives an answer; take it in here.", HR: "Na stolu: dodirnite „Uređaji”, zatim „Preuzmi s uređaja” i skenirajte ovu šifru. Stol daje odgovor; preuzmite ga ovdje."}
	textExchange       = i18n.Text{ID: "Ke meja dan kembali", EN: "To the desk and back", HR: "Na stol i natrag"}
	textHeardDesk      = i18n.Text{ID: "Yang terbaru dari meja sudah di sini", EN: "The desk's news is here", HR: "Novosti sa stola su tu"}
	textRefused        = i18n.Text{ID: "Meja tidak menerima", EN: "The desk did not take", HR: "Stol nije prihvatio"}
	textSeen           = i18n.Text{ID: "Sudah saya baca", EN: "I have read it", HR: "Pročitano"}
	textEntered        = i18n.Text{ID: "Papan {0} sudah {1}", EN: "Board {0} already has {1}", HR: "Ploča {0} već ima {1}"}
	textEnteredBy      = i18n.Text{ID: "Papan {0} sudah {1}, dicatat oleh {2} pukul {3}", EN: "Board {0} already has {1}, entered by {2} at {3}", HR: "Ploča {0} već ima {1}, unos: {2} u {3}"}
	textBeyond         = i18n.Text{ID: "Ini bukan tugas perangkat ini", EN: "It is not part of this device's task", HR: "To nije zadaća ovog uređaja"}
	textNoReason       = i18n.Text{ID: "Alasannya ada di meja", EN: "The desk knows why", HR: "Razlog zna stol"}
	textWishResult     = i18n.Text{ID: "Papan {0}: {1}", EN: "Board {0}: {1}", HR: "Ploča {0}: {1}"}
	textWishOther      = i18n.Text{ID: "Catatan dari perangkat ini", EN: "An entry of this device", HR: "Unos ovog uređaja"}
	textNoRound        = i18n.Text{ID: "Belum ada babak untuk diisi", EN: "No round to enter results for yet", HR: "Još nema kola za upis"}
	textNoRoundDo      = i18n.Text{ID: "Begitu meja mengumumkan babak, terima yang terbaru dari meja.", EN: "When the desk has published a round, take in its news.", HR: "Kad stol objavi kolo, preuzmite novosti."}
	textLost           = i18n.Text{ID: "Catatan sebelumnya tidak ada di perangkat ini", EN: "What was entered before is not on this device", HR: "Što je prije uneseno nije na ovom uređaju"}
	textLostDo         = i18n.Plural{ID: "Meja punya {0} catatan dari tugas ini. Yang diisi sesudah itu dan belum sampai harus diisi lagi: bandingkan dengan kertas hasil.", ENOne: "The desk has {0} entry of this task. What was entered later and had not come there is to be entered again: compare with the result slips.", EN: "The desk has {0} entries of this task. What was entered later and had not come there is to be entered again: compare with the result slips.", HROne: "Stol ima {0} unos ove zadaće. Što je uneseno poslije i nije stiglo, treba unijeti ponovno: usporedite s listićima.", HRFew: "Stol ima {0} unosa ove zadaće. Što je uneseno poslije i nije stiglo, treba unijeti ponovno: usporedite s listićima.", HR: "Stol ima {0} unosa ove zadaće. Što je uneseno poslije i nije stiglo, treba unijeti ponovno: usporedite s listićima."}
	textNoTask         = i18n.Text{ID: "Perangkat ini tidak punya tugas lagi", EN: "This device has no task any more", HR: "Ovaj uređaj više nema zadaću"}
	textNoTaskDo       = i18n.Text{ID: "Minta undangan baru dari perangkat utama, atau keluar dari turnamen.", EN: "Ask the desk for a new invitation, or leave the tournament.", HR: "Zatražite od stola novu pozivnicu ili napustite turnir."}
	textBackup         = i18n.Text{ID: "Cadangan turnamen", EN: "A backup of the tournament", HR: "Rezervna kopija turnira"}
	textLeft           = i18n.Text{ID: "Sisa: {0}", EN: "Left: {0}", HR: "Preostalo: {0}"}
	textKeys           = i18n.Text{ID: "Hasil papan {0}", EN: "Result of board {0}", HR: "Rezultat ploče {0}"}
	textWhiteWins      = i18n.Text{ID: "Putih menang di papan {0}", EN: "White wins on board {0}", HR: "Bijeli pobjeđuje na ploči {0}"}
	textDraws          = i18n.Text{ID: "Remis di papan {0}", EN: "Draw on board {0}", HR: "Remi na ploči {0}"}
	textBlackWins      = i18n.Text{ID: "Hitam menang di papan {0}", EN: "Black wins on board {0}", HR: "Crni pobjeđuje na ploči {0}"}
	textNoBlack        = i18n.Text{ID: "Hitam tidak hadir", EN: "Black did not come", HR: "Crni nije došao"}
	textNoWhite        = i18n.Text{ID: "Putih tidak hadir", EN: "White did not come", HR: "Bijeli nije došao"}
	textShowWall       = i18n.Text{ID: "Tampilkan layar", EN: "Show the screen", HR: "Prikaži zaslon"}
	textLeave          = i18n.Text{ID: "Keluar dari turnamen", EN: "Leave the tournament", HR: "Napusti turnir"}
	textLeaveText      = i18n.Text{ID: "Salinan di perangkat ini berisi nama anak-anak. Bila tugas selesai, hapus.", EN: "The copy on this device holds names of children. When the work is done, delete it.", HR: "Kopija na ovom uređaju sadrži imena djece. Kad je posao gotov, izbrišite je."}
	textLeaveWaits     = i18n.Plural{ID: "{0} catatan belum sampai ke meja dan akan hilang.", ENOne: "{0} entry is not yet at the desk and will be lost.", EN: "{0} entries are not yet at the desk and will be lost.", HROne: "{0} unos još nije na stolu i izgubit će se.", HRFew: "{0} unosa još nisu na stolu i izgubit će se.", HR: "{0} unosa još nije na stolu i izgubit će se."}
	textLeaveDo        = i18n.Text{ID: "Hapus dari perangkat ini", EN: "Delete from this device", HR: "Izbriši s ovog uređaja"}
	textLeaveKeep      = i18n.Text{ID: "Simpan sebagai cadangan", EN: "Keep as a backup", HR: "Zadrži kao rezervnu kopiju"}
)

// The link.
var (
	textScanReply    = i18n.Text{ID: "Pindai jawabannya untuk menyambung", EN: "Scan its answer to link", HR: "Skeniraj odgovor za vezu"}
	textIsLinked     = i18n.Text{ID: "{0} tersambung", EN: "{0} is linked", HR: "Povezano: {0}"}
	textScanDevice   = i18n.Text{ID: "Pindai kode di HP pembantu", EN: "Scan the code on the helper's device", HR: "Skenirajte šifru na uređaju pomoćnika"}
	textScanDesk     = i18n.Text{ID: "Pindai kode di meja", EN: "Scan the code on the desk", HR: "Skenirajte šifru na stolu"}
	textLinked       = i18n.Text{ID: "Tersambung", EN: "Linked", HR: "Povezano"}
	textLinkSilent   = i18n.Text{ID: "mencari sambungan", EN: "looking for the link", HR: "traži vezu"}
	textLinking      = i18n.Text{ID: "Jawaban terbaca. Mencari perangkat itu …", EN: "The answer is read. Looking for that device …", HR: "Odgovor je pročitan. Tražim taj uređaj …"}
	textLinkGone     = i18n.Text{ID: "Sambungan ke meja terputus", EN: "The link to the desk is gone", HR: "Veza sa stolom je prekinuta"}
	textLinkGoneDo   = i18n.Text{ID: "Yang diisi tetap tersimpan di sini. Kirim dengan kode, atau minta meja menyentuh “Sambungkan” di baris perangkat ini.", EN: "What is entered is kept here. Send it by codes, or ask the desk to touch “Link” at this device.", HR: "Uneseno ostaje ovdje. Šaljite šifrom ili neka stol dodirne „Poveži” kod ovog uređaja."}
	textDeskSilent   = i18n.Text{ID: "Meja tidak terdengar", EN: "The desk is not heard", HR: "Stol se ne javlja"}
	textDeskSilentDo = i18n.Text{ID: "Begitu meja menyala lagi, sambungan kembali sendiri. Bila tabletnya mati atau hilang, perangkat ini bisa menjadi meja.", EN: "When the desk is awake the link comes back by itself. If its tablet is dead or lost, this device can become the desk.", HR: "Kad se stol probudi, veza se vraća sama. Ako se tablet ugasio ili izgubio, ovaj uređaj može postati stol."}
	textLinkLost     = i18n.Text{ID: "Sambungan dengan {0} terputus", EN: "The link with {0} is gone", HR: "Prekinuta je veza: {0}"}
	textLinkLostDo   = i18n.Text{ID: "Tidak ada yang hilang. Sentuh “Sambungkan” di barisnya, atau terima dari perangkat itu dengan kode.", EN: "Nothing is lost. Touch “Link” at that device, or take in from it by codes.", HR: "Ništa nije izgubljeno. Kod tog uređaja dodirnite „Poveži” ili preuzimajte šiframa."}
	textLink         = i18n.Text{ID: "Sambungkan", EN: "Link", HR: "Poveži"}
	textLinkWith     = i18n.Text{ID: "Sambungkan {0}", EN: "Link {0}", HR: "Poveži: {0}"}
	textLinkOffer    = i18n.Text{ID: "1. Di perangkat itu: sentuh “Terima dari meja” dan pindai kode ini.", EN: "1. On that device: touch “Take in from the desk” and scan this code.", HR: "1. Na tom uređaju: dodirnite „Preuzmi od stola” i skenirajte ovu šifru."}
	textLinkThen     = i18n.Text{ID: "2. Perangkat itu lalu menampilkan kode jawaban. Pindai di sini.", EN: "2. That device then shows a code as its answer. Scan it here.", HR: "2. Taj uređaj zatim pokaže šifru kao odgovor. Skenirajte je ovdje."}
	textLinkHow      = i18n.Text{ID: "Tidak tersambung: catatan dibawa dengan kode. Agar sampai sendiri: minta meja menyentuh “Sambungkan” di baris perangkat ini, lalu sentuh “Terima dari meja” di sini.", EN: "Not linked: entries go by codes. To have them go by themselves: ask the desk to touch “Link” at this device, then touch “Take in from the desk” here.", HR: "Nema veze: unosi idu šiframa. Da idu sami: neka stol dodirne „Poveži” kod ovog uređaja, zatim ovdje dodirnite „Preuzmi od stola”."}
	textNoLink       = i18n.Text{ID: "Belum tersambung", EN: "No link came about", HR: "Veza nije uspostavljena"}
	textNoLinkDo     = i18n.Text{ID: "Kedua perangkat harus memakai Wi-Fi yang sama, misalnya dari salah satu HP; internet tidak perlu. Tanpa sambungan, kode dan berkas tetap bisa.", EN: "Both devices must be in one Wi-Fi, such as one phone's own; internet is not needed. Without a link, codes and files do the same.", HR: "Oba uređaja moraju biti na istom Wi-Fiju, primjerice s jednog mobitela; internet nije potreban. I bez veze sve ide šiframa i datotekama."}
	textOldAnswer    = i18n.Text{ID: "Jawaban itu untuk kode yang tidak berlaku lagi", EN: "That answer is to a code that no longer counts", HR: "Taj je odgovor na šifru koja više ne vrijedi"}
	textOldAnswerDo  = i18n.Text{ID: "Ini kode baru: tunjukkan ke perangkat itu, lalu pindai jawaban barunya.", EN: "Here is a new code: show it to that device, then scan its new answer.", HR: "Evo nove šifre: pokažite je tom uređaju, zatim skenirajte njegov novi odgovor."}
	textReply        = i18n.Text{ID: "Sambungkan dengan meja", EN: "Link with the desk", HR: "Poveži sa stolom"}
	textReplyHow     = i18n.Text{ID: "Di meja: pindai kode ini (“Pindai jawabannya” atau “Terima dari perangkat”). Sesudah itu semuanya sampai sendiri, selama kedua layar menyala dan satu Wi-Fi.", EN: "At the desk: scan this code (“Scan its answer” or “Take in from a device”). From then on everything arrives by itself, while both screens are on and in one Wi-Fi.", HR: "Na stolu: skenirajte ovu šifru („Skeniraj odgovor” ili „Preuzmi s uređaja”). Otad sve stiže samo, dok su oba zaslona uključena i na istom Wi-Fiju."}
)

// The desk moves.
var (
	textTwoDesks   = i18n.Text{ID: "Ada meja lain?", EN: "Is there another desk?", HR: "Postoji li još jedan stol?"}
	textTwoDesksDo = i18n.Text{ID: "Bila perangkat lain sudah menjadi meja: ambil undangannya, yang hanya ada di sini tidak hilang. Atau tetaplah meja: semua perangkat lalu mengikuti yang ini.", EN: "If another device has become the desk: take its invitation, what is only here is not lost. Or stay the desk: all devices follow this one then.", HR: "Ako je drugi uređaj postao stol: uzmite njegovu pozivnicu, što postoji samo ovdje ne gubi se. Ili ostanite stol: tada svi uređaji prate ovaj."}
	textFollow     = i18n.Text{ID: "Ambil undangannya", EN: "Take its invitation", HR: "Uzmi njegovu pozivnicu"}
	textRaise      = i18n.Text{ID: "Tetap jadi meja", EN: "Stay the desk", HR: "Ostani stol"}
	textRaiseDo    = i18n.Text{ID: "Gunakan bila perangkat lain menjadi meja karena keliru. Undang perangkat itu lagi dari sini: ia berhenti mencatat dan menunjukkan apa yang hanya ada padanya.", EN: "For when another device became the desk by mistake. Invite it again from here: it stops recording and shows what only it has.", HR: "Za slučaj da je drugi uređaj postao stol zabunom. Ponovno ga pozovite odavde: prestaje upisivati i pokazuje što ima samo on."}
	textRaised     = i18n.Text{ID: "Undang lagi setiap perangkat yang sudah mengikuti meja yang lain.", EN: "Invite each device again that has followed the other desk.", HR: "Ponovno pozovite svaki uređaj koji je pratio drugi stol."}
	textHand       = i18n.Text{ID: "Berpindah tangan", EN: "It changes hands", HR: "Mijenja ruke"}
	textHandWhy    = i18n.Text{ID: "Terkunci sampai Anda memberinya nama baru. Yang menunggu di sana tetap ada.", EN: "It is locked until you have given it its new name. What waits on it stays.", HR: "Zaključan je dok mu ne date novo ime. Što na njemu čeka, ostaje."}
	textHandTitle  = i18n.Text{ID: "{0} terkunci", EN: "{0} is locked", HR: "{0} je zaključan"}
	textHandDo     = i18n.Text{ID: "Siapa memegangnya sekarang? Sampai kunci dibuka, meja tidak menerima apa pun darinya.", EN: "Who holds it now? Until it is unlocked the desk takes nothing from it.", HR: "Tko ga sada drži? Dok se ne otključa, stol od njega ništa ne prima."}
	textUnlock     = i18n.Text{ID: "Buka kunci", EN: "Unlock", HR: "Otključaj"}
	textLocked     = i18n.Text{ID: "terkunci", EN: "locked", HR: "zaključan"}
	textLockedHere = i18n.Text{ID: "Terkunci: perangkat ini berpindah tangan", EN: "Locked: this device changes hands", HR: "Zaključano: ovaj uređaj mijenja ruke"}
	textLockedDo   = i18n.Text{ID: "Meja membuka kuncinya. Yang menunggu di sini tetap tersimpan.", EN: "The desk unlocks it. What waits here is kept.", HR: "Otključava ga stol. Što ovdje čeka, ostaje spremljeno."}
	textMoveIntro  = i18n.Text{ID: "Perangkat wasit punya salinan lengkap. Sentuh yang akan menjadi meja; perangkat ini lalu hanya membaca.", EN: "An arbiter's device has the full copy. Touch the one that becomes the desk; this device only reads then.", HR: "Sudački uređaj ima cijelu kopiju. Dodirnite onaj koji postaje stol; ovaj uređaj potom samo čita."}
	textMoveNone   = i18n.Text{ID: "Belum ada perangkat wasit", EN: "There is no arbiter's device yet", HR: "Još nema sudačkog uređaja"}
	textMoveNoneDo = i18n.Text{ID: "Ajak dulu satu perangkat sebagai wasit.", EN: "Invite a device as arbiter first.", HR: "Najprije pozovite uređaj kao sudački."}
	textMoveTo     = i18n.Text{ID: "Pindah ke {0}", EN: "Move to {0}", HR: "Premjesti na {0}"}
	textMoved      = i18n.Text{ID: "Meja ada di {0}", EN: "The desk is {0} now", HR: "Stol je sada {0}"}
	textMovedDo    = i18n.Text{ID: "Pindai kode ini di sana. Sesudah itu meja baru mengundang setiap perangkat lagi, juga yang ini.", EN: "Scan this code there. Then the new desk invites every device again, this one too.", HR: "Ondje skenirajte ovu šifru. Zatim novi stol ponovno poziva svaki uređaj, i ovaj."}
	textOldDesk    = i18n.Text{ID: "Meja sebelumnya", EN: "The desk before", HR: "Prijašnji stol"}
	textTakeWhen   = i18n.Text{ID: "Bila tablet di meja mati atau hilang", EN: "When the tablet at the desk is dead or lost", HR: "Kad se tablet na stolu ugasi ili izgubi"}
	textTakeTitle  = i18n.Text{ID: "Perangkat ini menjadi meja", EN: "This device becomes the desk", HR: "Ovaj uređaj postaje sudački stol"}
	textTakeHere   = i18n.Text{ID: "Semua sudah di sini", EN: "Everything is here", HR: "Sve je već ovdje"}
	textTakeHereN  = i18n.Plural{ID: "Pairing, klasemen dan {0} hasil; terakhir {1}.", ENOne: "Pairings, standings and {0} result; the last at {1}.", EN: "Pairings, standings and {0} results; the last at {1}.", HROne: "Parovi, poredak i {0} rezultat; zadnji u {1}.", HRFew: "Parovi, poredak i {0} rezultata; zadnji u {1}.", HR: "Parovi, poredak i {0} rezultata; zadnji u {1}."}
	textTakeOld    = i18n.Text{ID: "Meja lama hanya membaca", EN: "The old desk only reads", HR: "Stari stol samo gleda"}
	textTakeOldDo  = i18n.Text{ID: "Begitu menerima undangan dari sini, ia berhenti mencatat dan menunjukkan apa yang hanya ada padanya.", EN: "When it takes an invitation from here it stops recording, and shows what only it has.", HR: "Kad primi pozivnicu odavde, prestaje upisivati i pokazuje što ima samo on."}
	textTakeCrew   = i18n.Text{ID: "Perangkat lain tetap bekerja", EN: "The other devices stay", HR: "Ostali uređaji ostaju"}
	textTakeCrewN  = i18n.Plural{ID: "{0} perangkat memerlukan undangan baru dari layar ini. Yang belum sampai tidak hilang.", ENOne: "{0} device needs a new invitation from this screen. What waits on it is not lost.", EN: "{0} devices need a new invitation from this screen. What waits on them is not lost.", HROne: "{0} uređaj treba novu pozivnicu s ovog zaslona. Što čeka na njemu, ne gubi se.", HRFew: "{0} uređaja trebaju novu pozivnicu s ovog zaslona. Što čeka na njima, ne gubi se.", HR: "{0} uređaja treba novu pozivnicu s ovog zaslona. Što čeka na njima, ne gubi se."}
	textTakeGaps   = i18n.Text{ID: "Hasil yang mungkin belum sampai", EN: "Results that may not have come", HR: "Rezultati koji možda nisu stigli"}
	textTakeGapsDo = i18n.Text{ID: "Papan {0}: bandingkan dengan kertas hasil.", EN: "Boards {0}: compare with the result slips.", HR: "Ploče {0}: usporedite s listićima."}
	textTakeHold   = i18n.Text{ID: "Tahan untuk mengambil alih meja", EN: "Hold to take the desk", HR: "Držite da preuzmete stol"}
	textIsDesk     = i18n.Text{ID: "Perangkat ini sekarang meja", EN: "This device is the desk now", HR: "Ovaj je uređaj sada stol"}
	textIsDeskDo   = i18n.Text{ID: "Tunjukkan undangan baru kepada setiap perangkat, juga meja lama bila hidup lagi.", EN: "Show each device its new invitation, the old desk too when it is back.", HR: "Pokažite svakom uređaju novu pozivnicu, i starom stolu kad se vrati."}
	textYield      = i18n.Text{ID: "Ini perangkat utama (meja panitia)", EN: "This device is the desk", HR: "Ovaj je uređaj sudački stol"}
	textYieldDo    = i18n.Text{ID: "Undangan ini menjadikannya “{1}” di {0}: ia lalu hanya membaca. Terima hanya bila perangkat lain sudah menjadi meja. Yang hanya ada di sini tidak hilang.", EN: "The invitation makes it “{1}” at {0}: from then on it only reads. Take it only when another device has become the desk. What is only here is not lost.", HR: "Pozivnica ga čini uređajem „{1}” na turniru {0}: otad samo čita. Prihvatite samo ako je drugi uređaj postao stol. Što postoji samo ovdje, ne gubi se."}
	textYieldYes   = i18n.Text{ID: "Serahkan meja", EN: "Give up the desk", HR: "Predaj stol"}
	textOnlyHere   = i18n.Plural{ID: "{0} catatan hanya ada di perangkat ini", ENOne: "{0} record is on this device only", EN: "{0} records are on this device only", HROne: "{0} zapis postoji samo na ovom uređaju", HRFew: "{0} zapisa postoje samo na ovom uređaju", HR: "{0} zapisa postoji samo na ovom uređaju"}
	textOnlyHereDo = i18n.Text{ID: "Meja baru tidak mengenalnya. Catat lagi atau buang, satu per satu.", EN: "The new desk does not know them. Enter them again or drop them, one by one.", HR: "Novi stol ne zna za njih. Unesite ih ponovno ili odbacite, jedan po jedan."}
	textOnlyShow   = i18n.Text{ID: "Lihat", EN: "Look", HR: "Pogledaj"}
)
