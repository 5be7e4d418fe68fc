package dial

import (
	"wasit/app/words/i18n"
)

// The chess clock.
var (
	textClockWaiting    = i18n.Text{ID: "{0}, {1}, menunggu", EN: "{0}, {1}, waiting", HR: "{0}, {1}, čeka"}
	textClockRuns       = i18n.Text{ID: "{0}, {1}, jam berjalan. Tekan jam.", EN: "{0}, {1}, clock running. Press the clock.", HR: "{0}, {1}, sat ide. Pritisnite sat."}
	textClockReadyName  = i18n.Text{ID: "{0}, {1}, siap", EN: "{0}, {1}, ready", HR: "{0}, {1}, spreman"}
	textClockStandsName = i18n.Text{ID: "{0}, {1}, jam berhenti", EN: "{0}, {1}, clock stopped", HR: "{0}, {1}, sat stoji"}
	textClockFallenName = i18n.Text{ID: "{0}, {1}, bendera jatuh lebih dulu", EN: "{0}, {1}, flag fell first", HR: "{0}, {1}, zastavica pala prva"}
	textClockStartName  = i18n.Text{ID: "Hitam, sentuh untuk menjalankan jam Putih", EN: "Black, touch to start White's clock", HR: "Crni, dodirnite da pokrenete sat bijeloga"}
)
