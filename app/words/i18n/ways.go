package i18n

// The camera that reads codes, and the codes that are shown.
var (
	ScanAsk       = Text{"Izinkan kamera di pertanyaan peramban", "Allow the camera when the browser asks", "Dopustite kameru kad preglednik upita"}
	ScanAim       = Text{"Bawa kode ke dalam bingkai", "Bring the code into the frame", "Dovedite šifru u okvir"}
	ScanAimDo     = Text{"Kira-kira sejengkal dari layar", "About a hand's width from the screen", "Na pedalj od zaslona"}
	ScanPart      = Text{"Bagian terbaca: {0} dari {1}", "Parts read: {0} of {1}", "Pročitano dijelova: {0} od {1}"}
	ScanStill     = Text{"Tahan diam, gambarnya berganti sendiri", "Keep still, the picture changes by itself", "Držite mirno, slika se sama mijenja"}
	ScanDone      = Text{"Terbaca", "Read", "Pročitano"}
	ScanStrange   = Text{"Kode ini bukan dari Wasit", "This code is not Wasit's", "Ova šifra nije iz Wasita"}
	ScanStrangeDo = Text{"Arahkan ke kode di layar perangkat lain", "Point at the code on the other device's screen", "Usmjerite na šifru na zaslonu drugog uređaja"}
	ScanRefused   = Text{"Kamera belum diizinkan", "The camera is not allowed", "Kamera nije dopuštena"}
	ScanRefusedDo = Text{"Izinkan kamera untuk Wasit di setelan peramban, atau pakai berkas", "Allow it for Wasit in the browser's settings, or use a file", "Dopustite je Wasitu u postavkama preglednika ili uzmite datoteku"}
	ScanAbsent    = Text{"Tidak ada kamera", "There is no camera", "Nema kamere"}
	ScanAbsentDo  = Text{"Minta berkas dari perangkat lain, lalu buka di sini", "Ask the other device for a file and open it here", "Zatražite datoteku s drugog uređaja i otvorite je ovdje"}
	ScanBusy      = Text{"Kamera tidak memberi gambar", "The camera gives no picture", "Kamera ne daje sliku"}
	ScanBusyDo    = Text{"Tutup aplikasi lain yang memakainya dan coba lagi, atau pakai berkas", "Close other apps that use it and try again, or use a file", "Zatvorite druge aplikacije koje je koriste i pokušajte ponovno ili uzmite datoteku"}
	ScanTorch     = Text{"Senter", "Torch", "Svjetlo"}
	ScanFile      = Text{"Pakai berkas", "Use a file", "Iz datoteke"}
	ScanAgain     = Text{"Coba lagi", "Try again", "Pokušaj ponovno"}
	CodeOne       = Text{"Kode untuk dipindai", "Code to scan", "Šifra za skeniranje"}
	CodeMany      = Text{"Kode yang berganti sendiri, jumlah bagian: {0}", "A code that changes by itself, number of parts: {0}", "Šifra koja se sama mijenja, broj dijelova: {0}"}
	CodeLong      = Text{"Terlalu besar untuk gambar: kirim sebagai berkas.", "Too large for pictures: send it as a file.", "Preveliko za slike: pošaljite kao datoteku."}
	CodeSend      = Text{"Kirim sebagai berkas", "Send as a file", "Pošalji kao datoteku"}
)
