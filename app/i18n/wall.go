package i18n

// The big screen of the hall.
var (
	WallTitle     = Text{"Layar besar", "Big screen", "Veliki zaslon"}
	WallUnder     = Text{"Pairing dan klasemen berganti sendiri, untuk proyektor atau TV", "Pairings and standings in turn, for a projector or TV", "Parovi i poredak naizmjence, za projektor ili TV"}
	WallWhite     = Text{"Putih duduk di kiri dan menjalankan buah terang", "White stands on the left and has the light pieces", "Bijeli je lijevo i igra svijetlim figurama"}
	WallBoards    = Text{"Papan {0}–{1} dari {2}", "Boards {0}–{1} of {2}", "Ploče {0}–{1} od {2}"}
	WallRanks     = Text{"Peringkat {0}–{1} dari {2}", "Places {0}–{1} of {2}", "Mjesta {0}–{1} od {2}"}
	WallEvery     = Text{"berganti tiap {0} detik", "turns every {0} seconds", "mijenja se svakih {0} s"}
	WallStopped   = Text{"berhenti", "stopped", "zaustavljeno"}
	WallNothing   = Text{"Pairing babak 1 segera diumumkan", "The pairings of round 1 will be here soon", "Parovi 1. kola uskoro"}
	WallTouch     = Text{"Tampilkan pengaturan layar", "Show the controls of the screen", "Prikaži postavke zaslona"}
	WallShow      = Text{"Tampilkan", "Show", "Prikaži"}
	WallAuto      = Text{"Otomatis", "By the round", "Prema kolu"}
	WallPairings  = Text{"Pairing", "Pairings", "Parovi"}
	WallStandings = Text{"Klasemen", "Standings", "Poredak"}
	WallBoth      = Text{"Keduanya", "Both", "Oboje"}
	WallFaster    = Text{"Lebih cepat", "Faster", "Brže"}
	WallSlower    = Text{"Lebih lambat", "Slower", "Sporije"}
	WallSeconds   = Text{"Detik per layar", "Seconds a screen", "Sekundi po zaslonu"}
	WallStop      = Text{"Berhenti", "Stop", "Zaustavi"}
	WallGo        = Text{"Jalankan", "Turn", "Pokreni"}
	WallNext      = Text{"Berikutnya", "Next", "Sljedeće"}
	WallLight     = Text{"Terang", "Light", "Svijetlo"}
	WallDark      = Text{"Gelap", "Dark", "Tamno"}
	WallFull      = Text{"Layar penuh", "Full screen", "Cijeli zaslon"}
	WallAll       = Text{"Semua", "All", "Sve"}
	WallSections  = Text{"Kelompok", "Sections", "Skupine"}
	WallLeave     = Text{"Keluar", "Leave", "Izlaz"}
)
