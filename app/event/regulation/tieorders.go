package regulation

import (
	"slices"
	"strings"

	"wasit/app/words/i18n"
	"wasit/swiss/tiebreak"
)

// TieOrder is a list of tie-breaks that is used as a whole.
type TieOrder struct {
	Name  i18n.Text
	Codes []string // after the points
}

// TieOrders are the lists that suit a setting: those of teams, of tables, or of a Swiss.
func TieOrders(s tiebreak.Setting) []TieOrder {
	var list []TieOrder
	for _, o := range tiebreak.Orders {
		if o.Team != s.Team || o.Table != s.Table {
			continue
		}
		codes := strings.Split(o.List, ",")
		list = append(list, TieOrder{tieListNames[o.Name], slices.DeleteFunc(codes, func(c string) bool { return c == "PTS" })})
	}
	return list
}
