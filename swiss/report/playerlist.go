package report

import (
	"strconv"

	"wasit/swiss"
)

// Listed is a player as a national rating list has him; what is not known is empty.
type Listed struct {
	NationalID, Name, Title, Fed, Club, FIDEID string // Name: "Surname, Given"; Fed: a code of FIDE
	Sex                                        swiss.Sex
	BirthYear, National, International, K      int
}

// listHeads are the heads of columns by which Swiss-Manager reads a list of players from a spreadsheet.
var listHeads = [...]string{"ID_No", "Name", "Title", "Sex", "Fed", "ClubName", "Birthday", "Rtg_Nat", "Rtg_Int", "Fide_No", "K"}

// PlayerList writes such a list. Of the birth it has the year alone.
func PlayerList(list []Listed) Table {
	head := make([]Cell, len(listHeads))
	for i, name := range listHeads {
		head[i] = Text(name)
	}
	table := Table{head}
	for _, p := range list {
		year := ""
		if p.BirthYear > 0 {
			year = strconv.Itoa(p.BirthYear)
		}
		sex := map[swiss.Sex]string{swiss.Male: "M", swiss.Female: "F"}[p.Sex]
		table = append(table, []Cell{Text(p.NationalID), Text(p.Name), Text(p.Title), Text(sex), Text(p.Fed), Text(p.Club), Text(year),
			rating(p.National), rating(p.International), Text(p.FIDEID), rating(p.K)})
	}
	return table
}
