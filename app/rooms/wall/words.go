package wall

import (
	"wasit/app/words/i18n"
)

// The big screen of the hall.
var (
	textWallWhite     = i18n.Text{ID: "Putih duduk di kiri dan menjalankan buah terang", EN: "White stands on the left and has the light pieces", HR: "Bijeli je lijevo i igra bijelim figurama"}
	textWallBye       = i18n.Text{ID: "libur babak ini (bye)", EN: "bye this round", HR: "slobodan u ovom kolu"}
	textWallAway      = i18n.Text{ID: "tidak main babak ini", EN: "does not play this round", HR: "ne igra ovo kolo"}
	textWallCodes     = i18n.Text{ID: "Babak {0} untuk keluarga", EN: "Round {0} for families", HR: "{0}. kolo za obitelji"}
	textWallCodesDo   = i18n.Text{ID: "Pindai kode yang memuat papan anak Anda", EN: "Scan the code with your child's board", HR: "Skenirajte kod s pločom svojeg djeteta"}
	textWallPutOff    = i18n.Text{ID: "Babak {0}, papan {1}", EN: "Round {0}, board {1}", HR: "{0}. kolo, ploča {1}"}
	textWallBoards    = i18n.Text{ID: "Papan {0}–{1} dari {2}", EN: "Boards {0}–{1} of {2}", HR: "Ploče {0}–{1} od {2}"}
	textWallRanks     = i18n.Text{ID: "Peringkat {0}–{1} dari {2}", EN: "Places {0}–{1} of {2}", HR: "Mjesta {0}–{1} od {2}"}
	textWallEvery     = i18n.Text{ID: "berganti tiap {0} detik", EN: "turns every {0} s", HR: "mijenja se svakih {0} s"}
	textWallStopped   = i18n.Text{ID: "berhenti", EN: "stopped", HR: "zaustavljeno"}
	textWallNothing   = i18n.Text{ID: "Pairing babak 1 segera diumumkan", EN: "The pairings of round 1 will be here soon", HR: "Parovi 1. kola uskoro"}
	textWallTouch     = i18n.Text{ID: "Tampilkan pengaturan layar", EN: "Show the controls of the screen", HR: "Prikaži postavke zaslona"}
	textWallShow      = i18n.Text{ID: "Tampilkan", EN: "Show", HR: "Prikaži"}
	textWallAuto      = i18n.Text{ID: "Otomatis", EN: "By the round", HR: "Prema kolu"}
	textWallPairings  = i18n.Text{ID: "Pairing", EN: "Pairings", HR: "Parovi"}
	textWallStandings = i18n.Text{ID: "Klasemen", EN: "Standings", HR: "Poredak"}
	textWallNames     = i18n.Text{ID: "Menurut nama", EN: "By name", HR: "Po imenu"}
	textWallMissing   = i18n.Text{ID: "Belum hadir", EN: "Not here yet", HR: "Još nisu došli"}
	textWallFind      = i18n.Text{ID: "Babak {0}, cari namamu", EN: "Round {0}: find your name", HR: "{0}. kolo: pronađi svoje ime"}
	textWallAwaited   = i18n.Plural{ID: "{0} pemain ditunggu", ENOne: "{0} player is awaited", EN: "{0} players are awaited", HROne: "Čeka se {0} igrač", HRFew: "Čekaju se {0} igrača", HR: "Čeka se {0} igrača"}
	textWallToDesk    = i18n.Text{ID: "silakan ke meja panitia", EN: "please come to the desk", HR: "molimo, javite se za stolom organizatora"}
	textWallAllHere   = i18n.Text{ID: "Semua sudah hadir", EN: "Everybody is here", HR: "Svi su tu"}
	textWallHere      = i18n.Text{ID: "{0} dari {1} sudah hadir", EN: "Here: {0} of {1}", HR: "Tu ih je {0} od {1}"}
	textWallBoth      = i18n.Text{ID: "Keduanya", EN: "Both", HR: "Oboje"}
	textWallFaster    = i18n.Text{ID: "Lebih cepat", EN: "Faster", HR: "Brže"}
	textWallSlower    = i18n.Text{ID: "Lebih lambat", EN: "Slower", HR: "Sporije"}
	textWallSeconds   = i18n.Text{ID: "Detik per layar", EN: "Seconds a screen", HR: "Sekundi po zaslonu"}
	textWallStop      = i18n.Text{ID: "Berhenti", EN: "Stop", HR: "Zaustavi"}
	textWallGo        = i18n.Text{ID: "Jalankan", EN: "Turn", HR: "Pokreni"}
	textWallNext      = i18n.Text{ID: "Berikutnya", EN: "Next", HR: "Sljedeće"}
	textWallLight     = i18n.Text{ID: "Terang", EN: "Light", HR: "Svijetlo"}
	textWallDark      = i18n.Text{ID: "Gelap", EN: "Dark", HR: "Tamno"}
	textWallFull      = i18n.Text{ID: "Layar penuh", EN: "Full screen", HR: "Cijeli zaslon"}
	textWallAll       = i18n.Text{ID: "Semua", EN: "All", HR: "Sve"}
	textWallSections  = i18n.Text{ID: "Kelompok", EN: "Sections", HR: "Skupine"}
	textWallLeave     = i18n.Text{ID: "Keluar", EN: "Leave", HR: "Izlaz"}
)
