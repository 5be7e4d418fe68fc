package certificate

import (
	"wasit/app/words/i18n"
)

// The page that checks a certificate.
var (
	textLead     = i18n.Text{ID: "Arahkan kamera ponsel ke kode pada piagam, atau tempel tautannya di sini.", EN: "Point the phone's camera at the code on the certificate, or paste its link here.", HR: "Usmjerite kameru mobitela prema kodu na diplomi ili ovdje zalijepite poveznicu."}
	textCode     = i18n.Text{ID: "Tautan atau kode", EN: "Link or code", HR: "Poveznica ili kod"}
	textDo       = i18n.Text{ID: "Periksa", EN: "Check", HR: "Provjeri"}
	textGood     = i18n.Text{ID: "Kode ini asli", EN: "This code is genuine", HR: "Ovaj je kod vjerodostojan"}
	textGoodAs   = i18n.Text{ID: "Bandingkan dengan kertasnya: harus sama kata demi kata. Nama panjang disingkat dengan “…”.", EN: "Compare it with the paper: it must say the same. Long names are cut with “…”.", HR: "Usporedite s papirom: mora pisati isto. Duga su imena skraćena s „…”."}
	textPlaceOf  = i18n.Text{ID: "Juara {0} dari {1} pemain", EN: "Place {0} of {1}", HR: "{0}. mjesto od {1}"}
	textPart     = i18n.Text{ID: "Ikut bermain, satu dari {0} pemain", EN: "Took part, one of {0}", HR: "Sudjelovanje, jedan od {0}"}
	textSigned   = i18n.Text{ID: "Ditandatangani", EN: "Signed on", HR: "Potpisano"}
	textNumber   = i18n.Text{ID: "Nomor piagam", EN: "Certificate number", HR: "Broj diplome"}
	textHead     = i18n.Text{ID: "Keadaan catatan turnamen", EN: "State of the tournament's record", HR: "Stanje zapisa turnira"}
	textProved   = i18n.Text{ID: "Yang terbukti", EN: "What is proved", HR: "Što je dokazano"}
	textSame     = i18n.Text{ID: "Perangkat dengan sidik kunci ini menandatangani kata-kata di atas; sejak itu tidak satu huruf pun berubah.", EN: "The device with this print signed the words above, and no letter has changed since.", HR: "Uređaj s ovim otiskom potpisao je gornje riječi i otad se nije promijenilo nijedno slovo."}
	textUnproved = i18n.Text{ID: "Yang tidak terbukti", EN: "What is not proved", HR: "Što nije dokazano"}
	textOfficial = i18n.Text{ID: "Bahwa penyelenggaranya resmi: bandingkan sidik kunci dengan berita acara yang ditandatangani.", EN: "That the organiser is official: compare the print with the signed official record.", HR: "Da je organizator služben: usporedite otisak s potpisanim zapisnikom."}
	textPaper    = i18n.Text{ID: "Bahwa kertas ini yang asli: kode dapat disalin ke kertas lain, tetapi isinya tidak dapat diubah.", EN: "That this paper is the original: a code can be copied to another paper, but what it says cannot be changed.", HR: "Da je ovaj papir izvornik: kod se može prenijeti na drugi papir, ali se sadržaj ne može izmijeniti."}
	textUntold   = i18n.Text{ID: "Bahwa piagam masih berlaku: perangkat ini tidak memuat turnamennya dan tidak tahu apakah piagam dicabut atau diganti. Tanyakan kepada penyelenggara.", EN: "That it still counts: this device does not hold the tournament, and does not know whether the certificate was revoked or replaced. Ask the organiser.", HR: "Da još vrijedi: ovaj uređaj nema taj turnir i ne zna je li diploma poništena ili zamijenjena. Pitajte organizatora."}
	textHere     = i18n.Text{ID: "Bandingkan dengan turnamen di perangkat ini", EN: "Compare with the tournament on this device", HR: "Usporedi s turnirom na ovom uređaju"}
	textStands   = i18n.Text{ID: "Menurut turnamen di perangkat ini, piagam ini berlaku", EN: "By the tournament on this device this certificate stands", HR: "Prema turniru na ovom uređaju ova diploma vrijedi"}
	textReplaced = i18n.Text{ID: "Diganti oleh revisi {0}", EN: "Replaced by revision {0}", HR: "Zamijenjena revizijom {0}"}
	textStranger = i18n.Text{ID: "Kunci ini tidak dikenal turnamen di perangkat ini", EN: "The tournament on this device does not know this key", HR: "Turnir na ovom uređaju ne poznaje ovaj ključ"}
	textStrangeT = i18n.Text{ID: "Mungkin palsu, atau ditandatangani perangkat lain setelah catatan ini disalin.", EN: "It may be forged, or another device signed it after this record was copied.", HR: "Možda je krivotvorina, a možda je potpisana na drugom uređaju nakon što je ovaj zapis kopiran."}
	textUnlisted = i18n.Text{ID: "Piagam ini tidak ada dalam catatan turnamen di perangkat ini", EN: "The record of the tournament on this device lacks this certificate", HR: "U zapisima turnira na ovom uređaju nema ove diplome"}
	textForged   = i18n.Text{ID: "Kode ini palsu atau diubah", EN: "This code is forged or was changed", HR: "Ovaj je kod krivotvoren ili izmijenjen"}
	textForgedT  = i18n.Text{ID: "Tanda tangannya tidak cocok dengan isinya. Piagam ini tidak membuktikan apa pun.", EN: "The signature does not fit what it says. This certificate proves nothing.", HR: "Potpis ne odgovara sadržaju. Ova diploma ništa ne dokazuje."}
	textCut      = i18n.Text{ID: "Kode ini tidak lengkap", EN: "This code is not whole", HR: "Ovaj kod nije potpun"}
	textCutT     = i18n.Text{ID: "Baca sekali lagi, dari dekat dan tanpa bayangan.", EN: "Read it once more, from near and without a shadow.", HR: "Očitajte ga ponovno, izbliza i bez sjene."}
	textForeign  = i18n.Text{ID: "Ini bukan kode piagam", EN: "This is no code of a certificate", HR: "Ovo nije kod diplome"}
	textForeignT = i18n.Text{ID: "Kode piagam ada di antara kedua tanda tangan.", EN: "That code stands between the two signatures.", HR: "Taj je kod između dvaju potpisa."}
	textNewer    = i18n.Text{ID: "Kode ini dari versi aplikasi yang lebih baru", EN: "This code is of a newer version of the app", HR: "Ovaj je kod iz novije inačice aplikacije"}
	textNewerT   = i18n.Text{ID: "Perbarui aplikasi di perangkat ini, lalu periksa lagi.", EN: "Update the app on this device, then check again.", HR: "Ažurirajte aplikaciju na ovom uređaju pa provjerite ponovno."}
)
