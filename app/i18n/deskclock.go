package i18n

// The helper for the times on a clock.
var (
	DeskClockTitle   = Text{"Koreksi jam", "Correct a clock", "Ispravak sata"}
	DeskClockUnder   = Text{"Waktu baru dan tombol apa yang ditekan", "New times, and which keys to press", "Nova vremena i koje tipke pritisnuti"}
	DeskClockOn      = Text{"Waktu di jam: {0}", "Time on the clock: {0}", "Vrijeme na satu: {0}"}
	DeskClockHow     = Text{"Contoh 0:23:41 atau 23:41", "For example 0:23:41 or 23:41", "Primjerice 0:23:41 ili 23:41"}
	DeskClockBad     = Text{"Tulis jam:menit:detik, misalnya 0:23:41.", "Write hours:minutes:seconds, such as 0:23:41.", "Upišite sate:minute:sekunde, primjerice 0:23:41."}
	DeskClockWho     = Text{"Siapa yang melanggar?", "Who broke the rule?", "Tko je prekršio pravilo?"}
	DeskClockGive    = Text{"Tambahan untuk {0} (menit)", "Added for {0} (minutes)", "Dodatak za: {0} (minute)"}
	DeskClockBack    = Text{"Tambahan langkah yang ditarik dari {0} (detik)", "Increment taken back from {0} (seconds)", "Oduzeti dodatak: {0} (sekunde)"}
	DeskClockRestore = Text{"Dikembalikan ke {0} (detik): jam berjalan tanpa hak", "Given back to {0} (seconds): the clock ran unjustly", "Vraća se: {0} (sekunde): sat je neopravdano išao"}
	DeskClockNew     = Text{"Setel menjadi", "Set to", "Postavite na"}
	DeskClockGuide   = Text{"Jam apa?", "Which clock?", "Koji sat?"}
	DeskClockDGT     = Text{"DGT 2010 / 3000", "DGT 2010 / 3000", "DGT 2010 / 3000"}
	DeskClockLeap    = Text{"LEAP", "LEAP", "LEAP"}
	DeskClockOther   = Text{"Lainnya", "Another", "Drugi"}
	DeskClockOwn     = Text{"Ambil dari jam di perangkat ini", "Read the clock on this device", "Očitaj sat na ovom uređaju"}
	DeskClockApply   = Text{"Setel jam di perangkat ini", "Set the clock on this device", "Postavi sat na ovom uređaju"}
	DeskClockIdle    = Text{"Jam di perangkat ini tidak sedang dijeda", "The clock on this device is not paused", "Sat na ovom uređaju nije pauziran"}
	DeskClockIdleDo  = Text{"Mulai partainya di halaman Jam dan jeda dulu.", "Start its game on the Clock page, and pause it first.", "Pokrenite partiju na stranici Sat i najprije je pauzirajte."}
	DeskClockAgain   = Text{"{0} melangkah lagi: jamnya yang berjalan.", "{0} moves again: that clock runs.", "{0} ponovno vuče: taj sat ide."}
)

// DeskClockKeys are the keys to press on common clocks, in order; {0} is the time on White's side, {1} that on Black's.
var DeskClockKeys = map[string][]Text{
	"dgt": {
		{"Hentikan jam dengan ▶|| di tengah.", "Stop the clock with ▶|| in the middle.", "Zaustavite sat tipkom ▶|| u sredini."},
		{"Tahan ▶|| sekitar 3 detik sampai angka paling kiri berkedip.", "Hold ▶|| for about 3 seconds until the leftmost digit blinks.", "Držite ▶|| oko 3 sekunde dok ne zatrepće znamenka krajnje lijevo."},
		{"+ dan − mengubah angka, ✓ (OK) pindah ke angka berikut: kiri jam, menit, detik, lalu kanan.", "+ and − change the digit, ✓ (OK) goes to the next: hours, minutes, seconds at the left, then at the right.", "+ i − mijenjaju znamenku, ✓ (OK) ide na sljedeću: lijevo sati, minute, sekunde, pa desno."},
		{"Setel Putih {0} dan Hitam {1}.", "Set White to {0} and Black to {1}.", "Postavite bijelom {0}, crnom {1}."},
		{"Sesudah angka terakhir muncul jumlah langkah: periksa, lalu ✓.", "After the last digit the number of moves appears: check it, then ✓.", "Nakon zadnje znamenke pojavi se broj poteza: provjerite, pa ✓."},
		{"Periksa tuas: jam siapa yang harus berjalan? Lalu ▶||.", "Check the lever: whose clock must run? Then ▶||.", "Provjerite polugu: čiji sat treba ići? Zatim ▶||."},
	},
	"leap": {
		{"Hentikan jam dengan ▶||.", "Stop the clock with ▶||.", "Zaustavite sat tipkom ▶||."},
		{"Tahan ▶|| sekitar 3 detik sampai angka berkedip.", "Hold ▶|| for about 3 seconds until the digits blink.", "Držite ▶|| oko 3 sekunde dok znamenke ne zatrepću."},
		{"+ dan − mengubah angka, tekan ▶|| sebentar untuk angka berikut.", "+ and − change the value, a short press of ▶|| goes to the next.", "+ i − mijenjaju vrijednost, kratki pritisak ▶|| ide na sljedeću."},
		{"Setel Putih {0} dan Hitam {1}.", "Set White to {0} and Black to {1}.", "Postavite bijelom {0}, crnom {1}."},
		{"Tahan ▶|| lagi untuk selesai. Periksa tuas, lalu ▶||.", "Hold ▶|| again to finish. Check the lever, then ▶||.", "Opet držite ▶|| za kraj. Provjerite polugu, pa ▶||."},
	},
	"other": {
		{"Hentikan kedua jam.", "Stop both clocks.", "Zaustavite oba sata."},
		{"Setel Putih {0} dan Hitam {1}. Di jam jarum, putar jarumnya.", "Set White to {0} and Black to {1}. On an analogue clock turn the hands.", "Postavite bijelom {0}, crnom {1}. Na satu s kazaljkama okrenite kazaljke."},
		{"Minta kedua pemain membaca waktunya, lalu jalankan jam yang benar.", "Let both players read their times, then start the right clock.", "Neka oba igrača pročitaju vremena, zatim pokrenite pravi sat."},
	},
}
