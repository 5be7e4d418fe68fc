package regulation

import (
	"slices"
	"strings"

	"wasit/app/words/i18n"
	"wasit/swiss/tiebreak"
	"wasit/swiss/trf"
)

// TieOrder is a list of tie-breaks that is used as a whole.
type TieOrder struct {
	Name  i18n.Text
	Codes []string // after the points
}

// TieCountry is the federation whose usual lists are offered: that of the event, else the one where the language is spoken.
func TieCountry(l i18n.Lang, federation string) string {
	if code, ok := trf.FederationCode(federation); ok {
		return code
	}
	return map[i18n.Lang]string{i18n.ID: "INA", i18n.HR: "CRO"}[l]
}

// TieOrders are the lists that suit a setting: those of teams, of tables, or of a Swiss; of lists that are usual in one country
// those of country, and none of another but the one that is chosen.
func TieOrders(s tiebreak.Setting, country string, chosen []string) []TieOrder {
	var list []TieOrder
	for _, o := range tiebreak.Orders {
		if o.Team != s.Team || o.Table != s.Table {
			continue
		}
		codes := slices.DeleteFunc(strings.Split(o.List, ","), func(c string) bool { return c == "PTS" })
		if o.Country == "" || o.Country == country || slices.Equal(codes, chosen) {
			list = append(list, TieOrder{tieListNames[o.Name], codes})
		}
	}
	return list
}
