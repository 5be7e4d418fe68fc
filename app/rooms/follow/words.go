package follow

import (
	"wasit/app/words/i18n"
)

// The page of a family.
var (
	textFirst      = i18n.Text{ID: "Ponsel ini menampilkan papan, warna, lawan, dan poin anak Anda lebih dulu.", EN: "This phone shows your child's board, colour, opponent and score first.", HR: "Ovaj mobitel najprije pokazuje ploču, boju, protivnika i bodove vašeg djeteta."}
	textFirstCard  = i18n.Text{ID: "Pindai sekali kode pada kartu pemain, atau buka tautan dari sekolah.", EN: "Scan the code on the player's card once, or open the link from the school.", HR: "Jednom skenirajte kod s kartice igrača ili otvorite poveznicu škole."}
	textFirstWall  = i18n.Text{ID: "Tiap babak pindai kode di layar besar, atau buka tautan dalam teks sekolah.", EN: "Each round, scan the code on the big screen or open the link in the school's text.", HR: "Svakog kola skenirajte kod s velikog zaslona ili otvorite poveznicu iz teksta škole."}
	textFirstAgain = i18n.Text{ID: "Kakak dan adik dapat diikuti bersama.", EN: "Brothers and sisters can be followed together.", HR: "Braća i sestre mogu se pratiti zajedno."}
	textPrivate    = i18n.Text{ID: "Semuanya hanya ada di ponsel ini: tanpa akun, tidak dikirim ke mana pun.", EN: "All of this stays on this phone alone: no account, and nothing is sent.", HR: "Sve ostaje samo na ovom mobitelu: bez računa, ništa se ne šalje."}
	textScan       = i18n.Text{ID: "Pindai kode", EN: "Scan a code", HR: "Skeniraj kod"}
	textScanDo     = i18n.Text{ID: "Pindai kode dengan kamera", EN: "Scan a code with the camera", HR: "Skeniraj kod kamerom"}
	textCode       = i18n.Text{ID: "Atau tempel tautan atau seluruh pesan", EN: "Or paste a link or the whole message", HR: "Ili zalijepite poveznicu ili cijelu poruku"}
	textRead       = i18n.Text{ID: "Baca", EN: "Read", HR: "Pročitaj"}
	textHere       = i18n.Text{ID: "Menurut turnamen di perangkat ini", EN: "By the tournament on this device", HR: "Prema turniru na ovom uređaju"}
	textLeave      = i18n.Text{ID: "Berhenti mengikuti", EN: "Stop following", HR: "Prestani pratiti"}
	textLeaveAll   = i18n.Text{ID: "Hapus semua yang diikuti", EN: "Remove all who are followed", HR: "Ukloni sve koje pratite"}
	textLeaveAs    = i18n.Text{ID: "Kode dan semua yang terbaca dihapus dari ponsel ini.", EN: "The code and all that was read are removed from this phone.", HR: "Kod i sve pročitano brišu se s ovog mobitela."}
	textLeaveSure  = i18n.Text{ID: "Hapus dari ponsel ini", EN: "Remove from this phone", HR: "Ukloni s ovog mobitela"}
	textPart       = i18n.Text{ID: "Baris {0}–{1} dari {2}; sisanya di kode lain.", EN: "Lines {0}–{1} of {2}; the others stand on other codes.", HR: "Redci {0}–{1} od {2}; ostali su na drugim kodovima."}
	textAll        = i18n.Text{ID: "Semua di kode ini: {0}, babak {1}", EN: "All on this code: {0}, round {1}", HR: "Sve na ovom kodu: {0}, {1}. kolo"}

	textFollows   = i18n.Text{ID: "Anak ini sekarang diikuti", EN: "This child is followed now", HR: "Ovo se dijete sada prati"}
	textFollowsDo = i18n.Text{ID: "Selanjutnya pindai kode di layar besar, atau buka tautan dengan pasangan.", EN: "Next, scan a code on the big screen or open a link with the pairings.", HR: "Sada skenirajte kod s velikog zaslona ili otvorite poveznicu s parovima."}
	textSeveral   = i18n.Text{ID: "Pesan ini memuat kode beberapa anak", EN: "This message has the codes of several children", HR: "Ova poruka sadrži kodove više djece"}
	textSeveralDo = i18n.Text{ID: "Buka hanya tautan anak Anda.", EN: "Open the link of your child alone.", HR: "Otvorite samo poveznicu svojeg djeteta."}
	textKnown     = i18n.Text{ID: "Anak ini sudah diikuti", EN: "This child is followed already", HR: "Ovo se dijete već prati"}
	textNoRoom    = i18n.Text{ID: "Sudah dua belas anak diikuti", EN: "Twelve children are followed already", HR: "Već se prati dvanaestero djece"}
	textNoRoomDo  = i18n.Text{ID: "Berhenti mengikuti satu anak dulu.", EN: "Stop following one of them first.", HR: "Najprije prestanite pratiti nekoga."}

	textFound     = i18n.Text{ID: "Terbaca: babak {0}", EN: "Read: round {0}", HR: "Pročitano: {0}. kolo"}
	textOlder     = i18n.Text{ID: "Kode ini lebih lama", EN: "This code is older", HR: "Ovaj je kod stariji"}
	textOlderDo   = i18n.Text{ID: "Ponsel ini sudah tahu yang lebih baru; itulah yang tampil.", EN: "This phone knows newer already; that is what it shows.", HR: "Mobitel već zna novije i to prikazuje."}
	textMissing   = i18n.Text{ID: "Anak yang Anda ikuti tidak ada di kode ini", EN: "The child you follow is not on this code", HR: "Djeteta koje pratite nema na ovom kodu"}
	textMissingDo = i18n.Text{ID: "Kode ini memuat papan lain; lihat di bawah. Pindai kode dengan papannya atau kelompoknya.", EN: "It holds other boards; see below. Scan the code with the child's board or section.", HR: "Sadrži druge ploče; pogledajte dolje. Skenirajte kod s pločom ili skupinom djeteta."}
	textStrange   = i18n.Text{ID: "Namanya sama, tetapi kodenya bukan miliknya", EN: "The name is the same, but not the child's code", HR: "Ime je isto, ali kod nije djetetov"}
	textStrangeDo = i18n.Text{ID: "Ini pemain lain dengan nama yang sama, atau kode ini tidak dibuat penyelenggara. Tanyakan di meja wasit.", EN: "Another player has that name, or the organiser did not make this code. Ask at the desk.", HR: "Drugi igrač nosi to ime ili organizator nije izradio ovaj kod. Pitajte za sudačkim stolom."}
	textOther     = i18n.Text{ID: "Ini turnamen lain", EN: "This is another tournament", HR: "Ovo je drugi turnir"}
	textOtherDo   = i18n.Text{ID: "Tidak seorang pun yang Anda ikuti bermain di sana.", EN: "Nobody whom you follow plays there.", HR: "Nitko koga pratite tamo ne igra."}
	textNobody    = i18n.Text{ID: "Belum ada anak yang diikuti", EN: "No child is followed yet", HR: "Još nikoga ne pratite"}
	textNobodyDo  = i18n.Text{ID: "Pindai dulu kode pada kartu pemain. Pasangan babak ini ada di bawah.", EN: "Scan the code on the player's card first. The pairings of this code stand below.", HR: "Najprije skenirajte kod s kartice igrača. Parovi s ovog koda stoje dolje."}

	textCut       = i18n.Text{ID: "Kode ini tidak utuh", EN: "This code is not whole", HR: "Ovaj kod nije cijel"}
	textCutDo     = i18n.Text{ID: "Sebagian hilang atau berubah. Salin tautannya sampai akhir, atau pindai sekali lagi.", EN: "A part is missing or was changed. Copy the link to its end, or scan once more.", HR: "Dio nedostaje ili je promijenjen. Kopirajte poveznicu do kraja ili skenirajte ponovno."}
	textNewer     = i18n.Text{ID: "Kode dari versi yang lebih baru", EN: "A code of a newer version", HR: "Kod novije inačice"}
	textNewerDo   = i18n.Text{ID: "Perbarui aplikasi, lalu pindai lagi.", EN: "Update the app, then scan again.", HR: "Ažurirajte aplikaciju pa ponovno skenirajte."}
	textForeign   = i18n.Text{ID: "Ini bukan kode untuk keluarga", EN: "This is not a code for families", HR: "Ovo nije kod za obitelji"}
	textForeignDo = i18n.Text{ID: "Pindai kode pada kartu pemain atau di layar besar.", EN: "Scan the code on a player's card or on the big screen.", HR: "Skenirajte kod s kartice igrača ili s velikog zaslona."}
)
