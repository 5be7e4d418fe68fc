package ranking

import "wasit/app/words/i18n"

// Columns of systems that rank by their own rules.
var (
	textKeizerValue      = i18n.Text{ID: "Nilai pemain", EN: "Value of the player", HR: "Vrijednost igrača"}
	textKeizerValueShort = i18n.Text{ID: "Nilai", EN: "Val", HR: "Vrij"}
	textKeizerGames      = i18n.Text{ID: "Angka dari papan", EN: "Points over the board", HR: "Bodovi za pločom"}
	textKeizerGamesShort = i18n.Text{ID: "Papan", EN: "Pts", HR: "Bod"}
	textGroupWord        = i18n.Text{ID: "Grup", EN: "Group", HR: "Grupa"}
)
