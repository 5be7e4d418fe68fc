package i18n

// A day of practice for helpers.
var (
	PracticeMark    = Text{"LATIHAN", "PRACTICE", "VJEŽBA"}
	PracticeText    = Text{"Semua pemain rekaan. Latihan tidak pernah menjadi turnamen sungguhan dan tidak bisa diekspor.", "All players are invented. A practice never becomes a real tournament and cannot be exported.", "Svi su igrači izmišljeni. Vježba nikad ne postaje pravi turnir i ne može se izvesti."}
	PracticeRefused = Text{"Latihan tidak bisa diekspor", "A practice cannot be exported", "Vježba se ne može izvesti"}
)

// The check of the evening before.
var (
	ReadyTitle = Text{"Cek kesiapan", "Readiness check", "Provjera spremnosti"}
)

// The class, which several rooms lead to.
var (
	ClassAnswers = Text{"Satu kelas menjawab", "A class answers", "Razred odgovara"}
	ClassAsk     = Text{"Tanyakan ke kelas", "Ask the class", "Pitaj razred"}
)
