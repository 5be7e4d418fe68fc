package standing

import "wasit/app/words/i18n"

var textPointsGames = i18n.Text{ID: "Angka papan", EN: "Game points", HR: "Bodovi s ploča"}

var textPointsTeam = i18n.Text{ID: "Angka pertandingan", EN: "Match points", HR: "Bodovi mečeva"}
