package i18n

// What devices beside the desk do at an event, by journal.Duty.
var (
	DutyScorer  = Text{ID: "Pencatat hasil", EN: "Scorer", HR: "Zapisničar"}
	DutyDoor    = Text{ID: "Penjaga pintu", EN: "Door", HR: "Ulaz"}
	DutyArbiter = Text{ID: "Wasit", EN: "Arbiter", HR: "Sudac"}
	DutyScreen  = Text{ID: "Layar", EN: "Screen", HR: "Zaslon"}
	DutyBoard   = Text{ID: "papan {0}", EN: "board {0}", HR: "ploča {0}"}
	DutyBoards  = Text{ID: "papan {0}–{1}", EN: "boards {0}–{1}", HR: "ploče {0}–{1}"}
)

// ADevice stands for a device whose name is not known.
var ADevice = Text{ID: "perangkat lain", EN: "another device", HR: "drugi uređaj"}
