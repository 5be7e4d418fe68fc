package standing

import (
	"wasit/app/i18n"
)

// The pairing systems: a name, and when to use it.
var (
	textPointsTeam = i18n.Text{ID: "Angka pertandingan", EN: "Match points", HR: "Bodovi mečeva"}
)

// Tables of systems that rank by their own rules.
var (
	textKeizerValue      = i18n.Text{ID: "Nilai pemain", EN: "Value of the player", HR: "Vrijednost igrača"}
	textKeizerValueShort = i18n.Text{ID: "Nilai", EN: "Val", HR: "Vrij"}
	textKeizerGames      = i18n.Text{ID: "Angka dari papan", EN: "Points over the board", HR: "Bodovi za pločom"}
	textKeizerGamesShort = i18n.Text{ID: "Papan", EN: "Pts", HR: "Bod"}
	textGroupWord        = i18n.Text{ID: "Grup", EN: "Group", HR: "Grupa"}
)
