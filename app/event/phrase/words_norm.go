package phrase

import "wasit/app/words/i18n"

// The needs of a norm.
var (
	textNeedGames       = i18n.Text{ID: "Partai: {0}, perlu {1}", EN: "Games: {0}, needed {1}", HR: "Partije: {0}, potrebno {1}"}
	textNeedFederations = i18n.Text{ID: "Federasi lain: {0}, perlu {1}", EN: "Other federations: {0}, needed {1}", HR: "Drugi savezi: {0}, potrebno {1}"}
	textNeedForeigners  = i18n.Text{ID: "Lawan dari federasi sendiri: {0}, paling banyak {1}", EN: "Opponents of the own federation: {0}, at most {1}", HR: "Protivnici iz vlastitog saveza: {0}, najviše {1}"}
	textNeedMixture     = i18n.Text{ID: "Lawan dari satu federasi: {0}, paling banyak {1}", EN: "Opponents of one federation: {0}, at most {1}", HR: "Protivnici iz jednog saveza: {0}, najviše {1}"}
	textNeedTitled      = i18n.Text{ID: "Lawan bergelar di atas CM: {0}, perlu {1}", EN: "Opponents with a title above CM: {0}, needed {1}", HR: "Protivnici s titulom iznad CM: {0}, potrebno {1}"}
	textNeedSameTitle   = i18n.Text{ID: "Lawan dengan gelar ini atau lebih tinggi: {0}, perlu {1}", EN: "Opponents with this title or a higher one: {0}, needed {1}", HR: "Protivnici s tom ili višom titulom: {0}, potrebno {1}"}
	textNeedAverage     = i18n.Text{ID: "Rata-rata lawan: {0}, perlu {1}", EN: "Average of the opponents: {0}, needed {1}", HR: "Prosjek protivnika: {0}, potrebno {1}"}
	textNeedPerformance = i18n.Text{ID: "Performa: {0}, perlu {1}", EN: "Performance: {0}, needed {1}", HR: "Performans: {0}, potrebno {1}"}
	textNeedScore       = i18n.Text{ID: "Angka: {0} %, perlu {1} %", EN: "Score: {0} %, needed {1} %", HR: "Rezultat: {0} %, potrebno {1} %"}
)
