package standing

import "wasit/app/words/i18n"

var textPointsTeam = i18n.Text{ID: "Angka pertandingan", EN: "Match points", HR: "Bodovi mečeva"}
