package i18n

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
