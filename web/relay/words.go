//go:build !js

package relay

import "wasit/app/words/i18n"

// Why the relay does not take what it was given.
var (
	textNotJoined    = i18n.Text{ID: "Laptop ini belum ikut turnamen apa pun.", EN: "This laptop has not joined an event yet.", HR: "Ovaj se prijenosnik još nije pridružio nijednom turniru."}
	textIsDesk       = i18n.Text{ID: "Laptop ini sudah menjadi meja.", EN: "This laptop is the desk already.", HR: "Ovaj je prijenosnik već stol."}
	textNoArbiter    = i18n.Text{ID: "Laptop ini tidak lagi bertugas sebagai wasit.", EN: "This laptop has no task as arbiter any more.", HR: "Ovaj prijenosnik više nema zadaću suca."}
	textNoFolder     = i18n.Text{ID: "Folder tidak bisa ditulisi; tidak ada yang dicatat.", EN: "The folder cannot be written; nothing was recorded.", HR: "U mapu se ne može pisati; ništa nije upisano."}
	textToArbiter    = i18n.Text{ID: "Hanya laptop yang menjadi meja bisa menyerahkan meja, dan hanya kepada perangkat wasit.", EN: "Only a laptop that is the desk can hand the desk over, and only to an arbiter's device.", HR: "Stol može predati samo prijenosnik koji je stol, i to samo sučevu uređaju."}
	textTurns        = i18n.Text{ID: "Kodenya berganti-ganti: {0} gambar. Pakai kamera, atau berkas kodenya.", EN: "The code turns: it has {0} pictures. Use the camera, or the file of the code.", HR: "Šifra se izmjenjuje: ima {0} slika. Upotrijebite kameru ili datoteku šifre."}
	textNoMessage    = i18n.Text{ID: "Tidak ada pesan Wasit di dalamnya. Bawa berkas atau kode Wasit, atau foto kode yang tajam.", EN: "There is no message of Wasit in it. Bring a file or a code of Wasit, or a sharp picture of a code.", HR: "U tome nema Wasitove poruke. Donesite Wasitovu datoteku ili šifru, ili oštru sliku šifre."}
	textLargePicture = i18n.Text{ID: "Gambarnya {0} × {1} piksel; paling banyak 40 juta piksel.", EN: "The picture has {0} × {1} pixels; at most 40 million.", HR: "Slika ima {0} × {1} piksela; najviše 40 milijuna."}
	textNoNumber     = i18n.Text{ID: "“{0}” bukan nomor papan; tulis angka, atau kosongkan.", EN: "“{0}” is no number of a board; write a figure, or leave it empty.", HR: "„{0}” nije broj ploče; upišite broj ili ostavite prazno."}
	textNoName       = i18n.Text{ID: "HP itu perlu nama.", EN: "The phone needs a name.", HR: "Mobitelu treba ime."}
	textOtherEvent   = i18n.Text{ID: "Ini tentang turnamen lain, bukan yang di folder ini.", EN: "This is about another event than the one in this folder.", HR: "Ovo je o drugom turniru, ne o onom u ovoj mapi."}
	textTooOld       = i18n.Text{ID: "Undangannya sudah lewat waktunya; minta yang baru di meja.", EN: "The invitation is too old; have the desk show a new one.", HR: "Pozivnica je prestara; neka stol pokaže novu."}
	textSmallTask    = i18n.Text{ID: "Undangannya untuk tugas yang lebih kecil. Undang laptop sebagai wasit, karena ia menyimpan salinan lengkap.", EN: "The invitation is for a smaller task. Invite the laptop as arbiter, for it holds the whole copy.", HR: "Pozivnica je za manju zadaću. Pozovite prijenosnik kao suca jer čuva cijelu kopiju."}
	textOtherFolder  = i18n.Text{ID: "Folder ini milik “{0}”; jalankan relay dengan -dir lain untuk “{1}”.", EN: "This folder holds “{0}”; start the relay with another -dir for “{1}”.", HR: "U ovoj je mapi „{0}”; za „{1}” pokrenite relej s drugim -dir."}
	textNoneWaits    = i18n.Text{ID: "Tidak ada undangan yang menunggu.", EN: "No invitation waits.", HR: "Nijedna pozivnica ne čeka."}
	textNotHeard     = i18n.Text{ID: "Meja tidak menerima laptop ini: {0} Di meja: “Undangan lagi”.", EN: "The desk does not hear this laptop: {0} At the desk: “Invitation again”.", HR: "Stol ne sluša ovaj prijenosnik: {0} Na stolu: „Ponovi pozivnicu”."}
	textNotInvited   = i18n.Text{ID: "Perangkat itu tidak diundang oleh laptop ini, atau tidak bertugas lagi.", EN: "It is of a device that this laptop has not invited, or that has no task any more.", HR: "To je od uređaja koji ovaj prijenosnik nije pozvao ili koji više nema zadaću."}
	textSaysTooMuch  = i18n.Text{ID: "Mengirim lebih banyak daripada yang dilakukan orang; sambungannya diputus. Sambungkan lagi bila memang benar.", EN: "It says more than any person does; its link is ended. Link it again if that is right.", HR: "Govori više nego što čovjek može; veza je prekinuta. Povežite ga ponovno ako je to u redu."}
	textMostPhones   = i18n.Text{ID: "Sudah ada {0} HP.", EN: "There are {0} phones already.", HR: "Već ima {0} mobitela."}
	textNotThatTask  = i18n.Text{ID: "Laptop ini tidak bisa mengundang untuk tugas itu: hanya pencatat, pintu atau layar, selama meja menugaskannya sebagai wasit.", EN: "This laptop may not invite for that task: scorer, door or screen, while the desk has it as arbiter.", HR: "Ovaj prijenosnik ne može pozvati za tu zadaću: zapisničar, ulaz ili zaslon, dok ga stol vodi kao suca."}
	textNoPhone      = i18n.Text{ID: "HP itu tidak ada, atau laptop ini perlu undangan dari meja dulu.", EN: "There is no such phone, or this laptop needs an invitation from the desk first.", HR: "Tog mobitela nema ili prijenosniku najprije treba pozivnica stola."}
	textOldPage      = i18n.Text{ID: "Halaman ini dibuka sebelum relay dijalankan; buka sekali lagi.", EN: "This page was opened before the relay was started; open it again.", HR: "Stranica je otvorena prije pokretanja releja; otvorite je ponovno."}
	textNoLang       = i18n.Text{ID: "Bahasa “{0}” tidak dikenal; pilih id, en atau hr.", EN: "Language “{0}” is not known; expected id, en or hr.", HR: "Jezik „{0}” nije poznat; očekuje se id, en ili hr."}
	textNoAddress    = i18n.Text{ID: "Alamat “{0}” tidak bisa; pakai alamat komputer ini sendiri, misalnya 127.0.0.1:8017.", EN: "Address “{0}” does not do; expected one of this computer alone, such as 127.0.0.1:8017.", HR: "Adresa „{0}” ne može; očekuje se adresa samo ovog računala, primjerice 127.0.0.1:8017."}
)

// What happens.
var (
	textPageGone     = i18n.Text{ID: "Halamannya hilang: {0}", EN: "The page is gone: {0}", HR: "Stranice više nema: {0}"}
	textDeskNow      = i18n.Text{ID: "Laptop ini sekarang meja. Tunjukkan undangan dari sini ke setiap perangkat lain, juga ke meja lama bila sudah kembali.", EN: "This laptop is the desk now. Show every other device its invitation from here, the old desk too when it is back.", HR: "Ovaj je prijenosnik sada stol. Svakom drugom uređaju pokažite pozivnicu odavde, i starom stolu kad se vrati."}
	textGivenDesk    = i18n.Text{ID: "Laptop ini meja. Setiap perangkat lain perlu undangan dari sini.", EN: "This laptop is the desk. Every other device needs an invitation from here.", HR: "Ovaj je prijenosnik stol. Svakom drugom uređaju treba pozivnica odavde."}
	textNotStored    = i18n.Text{ID: "TIDAK TERSIMPAN: {0}", EN: "NOT STORED: {0}", HR: "NIJE SPREMLJENO: {0}"}
	textUntrusted    = i18n.Text{ID: "Undangan ini TIDAK diketahui berasal dari meja turnamen ini. Catatan di sini akan digantinya; yang lama tetap disimpan. Sentuh “Terima undangan” hanya bila memang benar.", EN: "This invitation is NOT known to come from this event's desk. It replaces the journal that is here; the old one is kept. Touch “Accept the invitation” only if that is right.", HR: "NIJE poznato da ova pozivnica dolazi sa stola ovog turnira. Zamijenit će zapise koji su ovdje; stari se čuvaju. Dodirnite „Prihvati pozivnicu” samo ako je to u redu."}
	textReplaces     = i18n.Text{ID: "Undangan ini mengganti catatan yang ada di sini; yang lama tetap disimpan. Sentuh “Terima undangan” bila memang benar.", EN: "The invitation replaces the journal that is here; the old one is kept. Touch “Accept the invitation” if that is right.", HR: "Pozivnica zamjenjuje zapise koji su ovdje; stari se čuvaju. Dodirnite „Prihvati pozivnicu” ako je to u redu."}
	textJoined       = i18n.Text{ID: "Laptop ini sekarang “{0}” di “{1}”.", EN: "This laptop is “{0}” at “{1}” now.", HR: "Ovaj je prijenosnik sada „{0}” na turniru „{1}”."}
	textWithoutLink  = i18n.Text{ID: "Undangannya tanpa sambungan; di meja sentuh “Sambungkan”.", EN: "The invitation came without a link; have the desk touch “Link”.", HR: "Pozivnica je došla bez veze; neka stol dodirne „Poveži”."}
	textNoLink       = i18n.Text{ID: "Tidak tersambung: {0}", EN: "No link: {0}", HR: "Nema veze: {0}"}
	textNoCode       = i18n.Text{ID: "Tidak ada kode: {0}", EN: "No code: {0}", HR: "Nema šifre: {0}"}
	textNoCodeFile   = i18n.Text{ID: "Kodenya ada di halaman ini, tetapi tidak bisa ditulis sebagai berkas: {0}", EN: "The code is on the page, and could not be written as a file: {0}", HR: "Šifra je na stranici, ali se nije mogla zapisati kao datoteka: {0}"}
	textShowDesk     = i18n.Text{ID: "Tunjukkan kode di halaman ini kepada meja, atau bawa berkasnya.", EN: "Show the desk the code on this page, or bring it the file.", HR: "Pokažite stolu šifru na ovoj stranici ili mu donesite datoteku."}
	textScanIt       = i18n.Text{ID: "{0}: pindai kode di halaman ini, lalu bawa jawabannya ke sini.", EN: "{0}: scan the code on this page, then bring the answer here.", HR: "{0}: skenirajte šifru na ovoj stranici, zatim donesite odgovor ovamo."}
	textLinked       = i18n.Text{ID: "{0}: tersambung.", EN: "{0}: linked.", HR: "{0}: povezano."}
	textSilent       = i18n.Text{ID: "{0}: tidak terdengar; sambungannya kembali sendiri bila bisa.", EN: "{0}: nothing is heard; the link comes back by itself when it can.", HR: "{0}: ništa se ne čuje; veza se sama vraća kad može."}
	textLinkGone     = i18n.Text{ID: "{0}: sambungannya putus. {1}", EN: "{0}: the link is gone. {1}", HR: "{0}: veze više nema. {1}"}
	textOf           = i18n.Text{ID: "{0}: {1}", EN: "{0}: {1}", HR: "{0}: {1}"}
	textDeskRefused  = i18n.Text{ID: "Meja tidak menerima permintaan {0} laptop ini: {1}", EN: "The desk did not take request {0} of this laptop: {1}", HR: "Stol nije prihvatio {0}. zahtjev ovog prijenosnika: {1}"}
	textNoSecrets    = i18n.Text{ID: "Kunci rahasia tidak bisa dibuat: {0}", EN: "No secrets could be drawn: {0}", HR: "Tajni ključevi nisu izvučeni: {0}"}
	textNoPapers     = i18n.Text{ID: "Lembar cetak tidak tertulis: {0}", EN: "The papers could not be written: {0}", HR: "Listovi nisu zapisani: {0}"}
	textNothingLeft  = i18n.Text{ID: "Tidak ada yang terkirim: {0}", EN: "Nothing leaves: {0}", HR: "Ništa ne odlazi: {0}"}
	textDeskIsAway   = i18n.Text{ID: "Meja tidak terhubung: kodenya muncul setelah meja mencatat undangannya.", EN: "The desk is away: the code is shown when it has recorded the invitation.", HR: "Stola nema: šifra se pokazuje kad stol upiše pozivnicu."}
	textNoBackup     = i18n.Text{ID: "TIDAK ADA CADANGAN: {0}", EN: "NO BACKUP: {0}", HR: "NEMA KOPIJE: {0}"}
	textDesk         = i18n.Text{ID: "Meja", EN: "Desk", HR: "Stol"}
	textDeskBefore   = i18n.DutyWasDesk
	textTurnedAway   = i18n.Text{ID: "{0} tidak diterima: {1}", EN: "{0} is not heard: {1}", HR: "{0} se ne sluša: {1}"}
	textFolderBroken = i18n.Text{ID: "{0} tidak bisa dibaca: {1}. Ganti dengan berkas terbaru dari folder “backups”, atau mulai dengan -dir lain dan undangan baru.", EN: "{0} cannot be read: {1}. Put the newest file of the folder “backups” in its place, or start with another -dir and a new invitation.", HR: "{0} se ne može pročitati: {1}. Stavite na njegovo mjesto najnoviju datoteku iz mape „backups” ili počnite s drugim -dir i novom pozivnicom."}
)

// Texts of the page.
var (
	textTitle     = i18n.Text{ID: "Relay Wasit", EN: "Wasit relay", HR: "Wasitov relej"}
	textThisDesk  = i18n.Text{ID: "Laptop ini meja", EN: "This laptop is the desk", HR: "Ovaj je prijenosnik stol"}
	textStart     = i18n.Text{ID: "Hubungkan laptop ini ke meja", EN: "Link this laptop with the desk", HR: "Povežite prijenosnik sa stolom"}
	textWay       = i18n.Text{ID: "Caranya", EN: "How it goes", HR: "Kako ide"}
	textStep1     = i18n.Text{ID: "Di meja: Perangkat, Ajak perangkat, Wasit. Bawa kodenya ke sini: dengan kamera laptop ini, atau simpan di sana sebagai berkas.", EN: "On the desk: Devices, Invite a device, Arbiter. Bring its code here: by this laptop's camera, or save it there as a file.", HR: "Na stolu: Uređaji, Pozovi uređaj, Sudac. Donesite šifru ovamo: kamerom ovog prijenosnika ili je ondje spremite kao datoteku."}
	textStep2     = i18n.Text{ID: "Halaman ini lalu menampilkan jawabannya. Meja memindainya, dan keduanya tersambung.", EN: "This page then shows its answer. The desk scans it, and the two are linked.", HR: "Ova stranica zatim pokaže odgovor. Stol ga skenira i oboje je povezano."}
	textStep3     = i18n.Text{ID: "Setelah itu ajak HP dari sini, sampai seratus. Yang mereka isi sampai ke meja sendiri.", EN: "From then on invite phones here, up to a hundred. What they enter goes to the desk by itself.", HR: "Odtad ovdje pozivate mobitele, do stotinu. Što upišu, samo stiže na stol."}
	textAccept    = i18n.Text{ID: "Terima undangan", EN: "Accept the invitation", HR: "Prihvati pozivnicu"}
	textCodeFor   = i18n.Text{ID: "Kode untuk {0}", EN: "Code for {0}", HR: "Šifra: {0}"}
	textCodeTurns = i18n.Text{ID: "{0} kode bergantian: tahan kamera sampai selesai.", EN: "{0} codes that follow each other: hold the camera until it is done.", HR: "{0} šifri zaredom: držite kameru dok ne završi."}
	textCodeFile  = i18n.Text{ID: "Isinya sama dengan berkas di folder “codes”.", EN: "The same is in the folder “codes” as a file.", HR: "Isto je u mapi „codes” kao datoteka."}
	textTakeIn    = i18n.Text{ID: "Terima kode", EN: "Take in a code", HR: "Preuzmi šifru"}
	textCamera    = i18n.Text{ID: "Kamera", EN: "Camera", HR: "Kamera"}
	textCameraOff = i18n.Text{ID: "Matikan kamera", EN: "Camera off", HR: "Isključi kameru"}
	textNoCamera  = i18n.Text{ID: "Tidak ada kamera: pakai berkas atau foto", EN: "No camera: use a file or a picture", HR: "Nema kamere: upotrijebite datoteku ili sliku"}
	textFile      = i18n.Text{ID: "Berkas atau foto", EN: "File or picture", HR: "Datoteka ili slika"}
	textPaste     = i18n.Text{ID: "Teks yang ditempel", EN: "Pasted text", HR: "Zalijepljen tekst"}
	textTake      = i18n.Text{ID: "Terima", EN: "Take", HR: "Preuzmi"}
	textPhones    = i18n.Text{ID: "HP", EN: "Phones", HR: "Mobiteli"}
	textNoPhones  = i18n.Text{ID: "Belum ada HP. Isi nama dan tugasnya, lalu ajak.", EN: "No phones yet. Give one a name and a task, and invite it.", HR: "Još nema mobitela. Upišite ime i zadaću pa ga pozovite."}
	textName      = i18n.Text{ID: "Nama", EN: "Name", HR: "Ime"}
	textTask      = i18n.Text{ID: "Tugas", EN: "Task", HR: "Zadaća"}
	textSection   = i18n.Text{ID: "Kelompok", EN: "Section", HR: "Skupina"}
	textAll       = i18n.Text{ID: "semua", EN: "all", HR: "sve"}
	textFirst     = i18n.Text{ID: "Papan dari", EN: "Boards from", HR: "Ploče od"}
	textLast      = i18n.Text{ID: "sampai", EN: "to", HR: "do"}
	textInvite    = i18n.Text{ID: "Ajak", EN: "Invite", HR: "Pozovi"}
	textShowCode  = i18n.Text{ID: "Tampilkan kodenya", EN: "Show its code", HR: "Pokaži šifru"}
	textGiveDesk  = i18n.Text{ID: "Serahkan meja", EN: "Give it the desk", HR: "Predaj mu stol"}
	textWaits     = i18n.Text{ID: "menunggu meja", EN: "waits for the desk", HR: "čeka stol"}
	textHappened  = i18n.Text{ID: "Yang terjadi", EN: "What happened", HR: "Što se dogodilo"}
	textDown      = i18n.Text{ID: "tidak tersambung", EN: "no link", HR: "nema veze"}
	textOpens     = i18n.Text{ID: "sedang dicari", EN: "is looked for", HR: "traži se"}
	textUp        = i18n.Text{ID: "tersambung", EN: "linked", HR: "povezano"}
	textIsSilent  = i18n.Text{ID: "tidak terdengar", EN: "silent", HR: "ne čuje se"}
)

// Numbers with their words.
var (
	textLinkedOf = i18n.Plural{ID: "{0} dari {1} tersambung", ENOne: "{0} of {1} is linked", EN: "{0} of {1} are linked", HROne: "{0} od {1} je povezan", HRFew: "{0} od {1} su povezana", HR: "{0} od {1} je povezano"}
	textRecords  = i18n.Plural{ID: "{0} catatan", ENOne: "{0} record", EN: "{0} records", HROne: "{0} zapis", HRFew: "{0} zapisa", HR: "{0} zapisa"}
	textNotYet   = i18n.Plural{ID: "{0} belum sampai ke meja", ENOne: "{0} not yet at the desk", EN: "{0} not yet at the desk", HROne: "{0} još nije na stolu", HRFew: "{0} još nisu na stolu", HR: "{0} još nije na stolu"}
)
