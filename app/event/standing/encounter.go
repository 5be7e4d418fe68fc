package standing

import (
	"slices"

	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/groups"
	"wasit/swiss/tiebreak"
)

// Encounters returns the groups that a direct encounter separated, from the top; of a section in groups those of each.
func (t *Table) Encounters() ([]tiebreak.Parted, error) {
	switch {
	case !slices.ContainsFunc(t.Codes, tiebreak.Code.IsEncounter) || len(t.Rows) == 0:
		return nil, nil
	case t.Event != nil:
		return tiebreak.TeamEncounters(*t.Event, t.Options)
	case t.Members == nil:
		return tiebreak.Encounters(t.Whole, t.Options)
	}
	var list []tiebreak.Parted
	for _, members := range t.Members {
		sub, o, err := groups.Only(t.Tournament, members, t.Options)
		if err != nil {
			return nil, err
		}
		parted, err := tiebreak.Encounters(sub, o)
		if err != nil {
			return nil, err
		}
		list = append(list, parted...)
	}
	return list, nil
}

// Met is a row of the small table of a direct encounter: what a participant made against each of the others, in the order of the rows.
type Met struct {
	TPN   swiss.TPN
	Place int // among those who were tied; those who stay tied share one
	Cells []string
	Sum   string // of the averages against those he met (C.07 6.1.2)
}

// MetRows are the rows of the table, the best first.
func MetRows(l i18n.Lang, e *tiebreak.Encounter) []Met {
	order, places := orderOf(e)
	var rows []Met
	for k, i := range order {
		row := Met{TPN: e.Players[i], Place: places[k], Sum: averages(l, e, i)}
		for _, j := range order {
			row.Cells = append(row.Cells, scored(l, e, i, j))
		}
		rows = append(rows, row)
	}
	return rows
}

// orderOf returns the players as the encounter ranked them, by their places in it.
func orderOf(e *tiebreak.Encounter) (order, places []int) {
	place := 1
	for _, group := range e.Groups {
		for _, tpn := range group {
			order, places = append(order, slices.Index(e.Players, tpn)), append(places, place)
		}
		place += len(group)
	}
	return order, places
}

// averages adds up what player i of an encounter made a game against each of the others.
func averages(l i18n.Lang, e *tiebreak.Encounter, i int) string {
	sum, unit := int64(0), int64(1)
	for j, met := range e.Met[i] {
		if met == 0 {
			continue
		}
		if games := int64(met); unit%games != 0 {
			sum, unit = sum*games, unit*games
		}
		sum += int64(e.Scored[i][j]) * (unit / int64(met))
	}
	return PartText(l, sum, 10*unit)
}

// scored is what player i of an encounter made against player j.
func scored(l i18n.Lang, e *tiebreak.Encounter, i, j int) string {
	switch {
	case i == j:
		return "×"
	case e.Met[i][j] > 0:
		return l.Tenths(int(e.Scored[i][j]))
	}
	return "–"
}
