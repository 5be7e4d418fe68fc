package handout

import (
	"wasit/app/words/i18n"
)

// What a code with news holds.
var (
	textBoards  = i18n.Text{ID: "Papan {0}", EN: "Boards {0}", HR: "Ploče {0}"}
	textNobody  = i18n.Text{ID: "Tanpa papan", EN: "Without a board", HR: "Bez ploče"}
	textAndMore = i18n.Text{ID: "Papan {0}, dan yang tanpa papan", EN: "Boards {0}, and who has none", HR: "Ploče {0} i bez ploče"}
)
