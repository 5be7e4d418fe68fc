package session

import "wasit/app/words/i18n"

// What stands in the way from one device to another.
var (
	textLinkGone     = i18n.Text{ID: "Sambungan terputus", EN: "The link is broken", HR: "Veza je prekinuta"}
	textLinkGoneDo   = i18n.Text{ID: "Yang diisi tetap tersimpan di perangkat ini. Tunjukkan kodenya, atau sambungkan lagi.", EN: "What was entered is kept on this device. Show it as a code, or link the devices again.", HR: "Upisano ostaje na ovom uređaju. Pokažite ga šifrom ili ponovno povežite uređaje."}
	textLinkFull     = i18n.Text{ID: "Sambungan meja sudah penuh: {0}", EN: "The desk has all the links that it can hold: {0}", HR: "Stol već ima najviše veza: {0}"}
	textLinkFullDo   = i18n.Text{ID: "Perangkat ini bekerja dengan kode dan berkas; hasilnya sama.", EN: "This device works by codes and files, which do the same.", HR: "Ovaj uređaj radi šiframa i datotekama, što je isto."}
	textLinkCode     = i18n.Text{ID: "Kode sambungan ini rusak", EN: "This is no code of a link", HR: "Ovo nije šifra veze"}
	textLinkCodeDo   = i18n.Text{ID: "Minta kode baru di perangkat lain.", EN: "Ask the other device for a new one.", HR: "Zatražite novu na drugom uređaju."}
	textNoMessage    = i18n.Text{ID: "Berkas ini bukan pesan Wasit", EN: "This file is no message of Wasit", HR: "Ova datoteka nije poruka Wasita"}
	textNoMessageDo  = i18n.Text{ID: "Pilih berkas yang dikirim perangkat lain: namanya mulai dengan “wasit-”.", EN: "Choose the file that the other device sent: its name begins with “wasit-”.", HR: "Odaberite datoteku s drugog uređaja: ime joj počinje s „wasit-”."}
	textMessageCut   = i18n.Text{ID: "Pesan ini berubah di jalan", EN: "The message was changed on its way", HR: "Poruka je putem promijenjena"}
	textMessageCutDo = i18n.Text{ID: "Kirim sekali lagi. Tidak ada yang berubah di sini.", EN: "Send it again. Nothing was changed here.", HR: "Pošaljite je ponovno. Ovdje se ništa nije promijenilo."}
)
