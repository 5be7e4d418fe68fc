package setup

import (
	"wasit/app/words/i18n"
)

// Half-point byes, and what the acceleration asks of the points.
var (
	textByes        = i18n.Text{ID: "Bye setengah angka per pemain", EN: "Half-point byes for a player", HR: "Slobodna kola s pola boda po igraču"}
	textByesNone    = i18n.Text{ID: "Tidak ada", EN: "None", HR: "Nema"}
	textByesAny     = i18n.Text{ID: "Tanpa batas", EN: "Any number", HR: "Bez ograničenja"}
	textByesLast    = i18n.Text{ID: "Tidak di babak terakhir", EN: "Not in the last rounds", HR: "Ne u zadnjim kolima"}
	textByesHelp    = i18n.Text{ID: "Yang minta libur mendapat 0 angka.", EN: "A requested bye scores 0.", HR: "Traženo slobodno kolo vrijedi 0 bodova."}
	textByesEach    = i18n.Text{ID: "per pemain: {0}", EN: "per player: {0}", HR: "po igraču: {0}"}
	textByesNotLast = i18n.Text{ID: "tidak di babak terakhir: {0}", EN: "not in the last rounds: {0}", HR: "ne u zadnjim kolima: {0}"}
	textPointsBaku  = i18n.Text{ID: "Angka partai 1, ½, 0: akselerasi mensyaratkannya (C.04.7 1.1).", EN: "A game is worth 1, ½, 0: the acceleration asks for it (C.04.7 1.1).", HR: "Partija vrijedi 1, ½, 0: tako traži ubrzanje (C.04.7 1.1)."}
)
