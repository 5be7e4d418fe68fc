package class

import "wasit/app/words/i18n"

// why are the words for a refusal: what it is, and what to do.
type why struct{ what, do i18n.Text }

// whys say why a code or a question was not taken, by the reason.
var whys = map[string]why{
	"foreign": {i18n.Text{ID: "Ini bukan kode kelas", EN: "This is no code of a class", HR: "Ovo nije kod razreda"},
		i18n.Text{ID: "Pindai kode yang ditampilkan Wasit di kelas.", EN: "Scan a code that Wasit shows in class.", HR: "Očitajte kod koji Wasit prikazuje na satu."}},
	"newer": {i18n.Text{ID: "Kode ini dari versi aplikasi yang lebih baru", EN: "This code is of a newer version of the app", HR: "Ovaj je kod iz novije inačice aplikacije"},
		i18n.Text{ID: "Perbarui aplikasi di perangkat ini.", EN: "Update the app on this device.", HR: "Ažurirajte aplikaciju na ovom uređaju."}},
	"cut": {i18n.Text{ID: "Kode ini tidak lengkap", EN: "This code is not whole", HR: "Ovaj kod nije potpun"},
		i18n.Text{ID: "Pindai sekali lagi, dari dekat.", EN: "Scan it once more, from nearer.", HR: "Očitajte ga ponovno, izbliza."}},
	"forged": {i18n.Text{ID: "Kode ini palsu atau diubah", EN: "This code is forged or was changed", HR: "Ovaj je kod krivotvoren ili izmijenjen"},
		i18n.Text{ID: "Tidak dihitung. Minta murid memindai soal lagi.", EN: "It does not count. Have the pupil scan the question again.", HR: "Ne računa se. Neka učenik ponovno očita zadatak."}},
	"other": {i18n.Text{ID: "Kode ini dari kelas lain", EN: "This code is of another class", HR: "Ovaj je kod iz drugog razreda"},
		i18n.Text{ID: "Tidak dihitung. Minta murid memindai soal di layar ini.", EN: "It does not count. Have the pupil scan the question on this screen.", HR: "Ne računa se. Neka učenik očita zadatak s ovog zaslona."}},
	"old": {i18n.Text{ID: "jawaban untuk soal yang lalu", EN: "an answer to an earlier question", HR: "odgovor na raniji zadatak"},
		i18n.Text{ID: "Pindai soal yang sekarang dulu.", EN: "Scan the present question first.", HR: "Najprije treba očitati sadašnji zadatak."}},
	"early": {i18n.Text{ID: "soal ini belum ditanyakan", EN: "this question was not asked yet", HR: "taj zadatak još nije postavljen"},
		i18n.Text{ID: "Pindai soal yang sekarang dulu.", EN: "Scan the present question first.", HR: "Najprije treba očitati sadašnji zadatak."}},
	"late": {i18n.Text{ID: "terlambat, jawaban sudah dibuka", EN: "too late, the answer is shown", HR: "prekasno, odgovor je već prikazan"},
		i18n.Text{ID: "Tidak dihitung lagi.", EN: "It does not count any more.", HR: "Više se ne računa."}},
	"double": {i18n.Text{ID: "sudah dihitung", EN: "already counted", HR: "već se računa"},
		i18n.Text{ID: "Jawaban ini tidak dihitung dua kali.", EN: "This answer is not counted twice.", HR: "Ovaj se odgovor ne računa dvaput."}},
	"stale": {i18n.Text{ID: "jawaban yang lebih baru sudah dihitung", EN: "a newer answer is counted already", HR: "već se računa noviji odgovor"},
		i18n.Text{ID: "Kode lama tidak berlaku lagi.", EN: "The older code counts no more.", HR: "Stariji kod više ne vrijedi."}},
	"illegal": {i18n.Text{ID: "bukan jawaban yang mungkin", EN: "no possible answer", HR: "nije moguć odgovor"},
		i18n.Text{ID: "Bukan langkah sah, dan bukan salah satu pilihan.", EN: "It is no legal move, and none of the choices.", HR: "Nije ni moguć potez ni jedna od mogućnosti."}},
	"full": {i18n.Text{ID: "kelas sudah penuh", EN: "the class is full", HR: "razred je pun"},
		i18n.Text{ID: "Sebuah kelas memuat paling banyak 60 murid dan 60 soal.", EN: "A class holds at most 60 pupils and 60 questions.", HR: "Razred ima najviše 60 učenika i 60 zadataka."}},
	"nameless": {i18n.Text{ID: "Nama belum ditulis", EN: "There is no name yet", HR: "Ime još nije upisano"},
		i18n.Text{ID: "Tulis nama dulu.", EN: "Type a name first.", HR: "Najprije upišite ime."}},
	"broken": {i18n.Text{ID: "Isinya tidak dapat dipakai", EN: "What it says makes no sense", HR: "Sadržaj nema smisla"},
		i18n.Text{ID: "Posisi, pilihan, atau jawaban benarnya tidak cocok.", EN: "The position, the choices and the right answer do not fit each other.", HR: "Položaj, mogućnosti i točan odgovor ne slažu se."}},
	"empty": {i18n.Text{ID: "Tidak ada yang dapat dijawab", EN: "There is nothing to answer", HR: "Nema se na što odgovoriti"},
		i18n.Text{ID: "Tulis pertanyaan dan pilihan, atau ambil sebuah posisi.", EN: "Write a question and choices, or take a position.", HR: "Upišite pitanje i mogućnosti ili uzmite položaj."}},
	"long": {i18n.Text{ID: "Terlalu panjang untuk satu kode", EN: "Too long for one code", HR: "Predugo za jedan kod"},
		i18n.Text{ID: "Persingkat pertanyaan atau pilihannya.", EN: "Shorten the question or the choices.", HR: "Skratite pitanje ili mogućnosti."}},
}
