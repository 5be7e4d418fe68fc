package manual

import (
	"wasit/app/words/i18n"
)

var (
	textSearch   = i18n.Text{ID: "Cari di panduan", EN: "Search the manual", HR: "Traži u priručniku"}
	textFound    = i18n.Plural{ID: "{0} bagian ditemukan", ENOne: "{0} section found", EN: "{0} sections found", HROne: "Pronađen {0} odjeljak", HRFew: "Pronađena {0} odjeljka", HR: "Pronađeno {0} odjeljaka"}
	textNone     = i18n.Text{ID: "Tidak ada yang cocok", EN: "Nothing found", HR: "Ništa nije pronađeno"}
	textNoneDo   = i18n.Text{ID: "Coba satu kata saja, misalnya bye.", EN: "Try a single word such as bye.", HR: "Pokušajte jednom riječju, primjerice slobodan."}
	textChapters = i18n.Text{ID: "Bab", EN: "Chapters", HR: "Poglavlja"}
	textSections = i18n.Text{ID: "Isi bab", EN: "In this chapter", HR: "U ovom poglavlju"}
	textChapter  = i18n.Text{ID: "Bab {0}", EN: "Chapter {0}", HR: "{0}. poglavlje"}
	textAll      = i18n.Text{ID: "Semua bab untuk dicetak", EN: "All chapters, to print", HR: "Sva poglavlja, za ispis"}
	textEnglish  = i18n.Text{ID: "Bab ini hanya ada dalam bahasa Inggris.", EN: "This chapter is in English alone.", HR: "Ovo je poglavlje samo na engleskom."}
	textLoading  = i18n.Text{ID: "Membuka panduan", EN: "Opening the manual", HR: "Otvaranje priručnika"}
	textFailed   = i18n.Text{ID: "Panduan tidak dapat dibuka", EN: "The manual could not be opened", HR: "Priručnik se nije mogao otvoriti"}
	textFailedDo = i18n.Text{ID: "Sambungkan ke internet sekali, lalu coba lagi. Sesudah itu panduan tersimpan di perangkat.", EN: "Connect to the internet once and try again. After that it is kept on the device.", HR: "Spojite se jednom na internet i pokušajte ponovno. Poslije je na uređaju."}
	textAgain    = i18n.Text{ID: "Coba lagi", EN: "Try again", HR: "Pokušaj ponovno"}
	textNoPage   = i18n.Text{ID: "Bab ini tidak ada", EN: "There is no such chapter", HR: "Nema takvog poglavlja"}
	textToPlace  = i18n.Text{ID: "Kembali ke halaman sebelumnya", EN: "Back to the page before", HR: "Natrag na prethodnu stranicu"}
)
