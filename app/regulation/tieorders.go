package regulation

import (
	"slices"
	"strings"

	"wasit/app/i18n"
	"wasit/swiss/tiebreak"
)

// TieOrder is a list of tie-breaks that is used as a whole.
type TieOrder struct {
	Name  i18n.Text
	Codes []string // after the points
}

// tieListNames names the lists on offer ([tiebreak.Orders]).
var tieListNames = map[string]i18n.Text{
	"swiss":               {ID: "Swiss, usulan FIDE", EN: "Swiss, as FIDE suggests", HR: "Švicarski, prijedlog FIDE"},
	"roundrobin":          {ID: "Semua bertemu semua", EN: "Round robin", HR: "Bergerov sustav"},
	"school":              {ID: "Sekolah", EN: "Schools", HR: "Školski"},
	"percasi-berger":      {ID: "PERCASI, Berger", EN: "PERCASI, Berger", HR: "PERCASI, Berger"},
	"percasi-median":      {ID: "PERCASI, median", EN: "PERCASI, median", HR: "PERCASI, medijan"},
	"percasi-cut":         {ID: "PERCASI, Cut 1", EN: "PERCASI, Cut 1", HR: "PERCASI, Cut 1"},
	"percasi-progressive": {ID: "PERCASI, progresif", EN: "PERCASI, progressive", HR: "PERCASI, progresivni"},
	"team":                {ID: "Beregu", EN: "Teams", HR: "Ekipno"},
	"rating":              {ID: "Turnamen rating", EN: "Rated event", HR: "Rejting-turnir"},
	"club":                {ID: "Klub", EN: "Club", HR: "Klupski"},
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
