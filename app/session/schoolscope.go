package session

import (
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/lists/alike"
	"wasit/swiss"
)

// everyLevel stands in an address of the ranking of schools for schools of any level.
const everyLevel = "all"

// SchoolScope reads from the sheet of [PageSchools] whose points count over all sections: pupils of a level, boys or girls, or everybody.
func SchoolScope(sheet string) (level alike.Level, sex swiss.Sex, ok bool) {
	if sheet == "" {
		return alike.AnyLevel, 0, true
	}
	name, who, parted := strings.Cut(sheet, "-")
	sexes := map[string]swiss.Sex{"m": swiss.Male, "f": swiss.Female}
	if sex, ok = sexes[who]; parted && !ok {
		return alike.AnyLevel, 0, false
	}
	if name == everyLevel {
		return alike.AnyLevel, sex, true
	}
	return alike.Level(name), sex, slices.Contains(alike.Levels, alike.Level(name))
}

// SchoolSheet is the sheet of [PageSchools] that [SchoolScope] reads so.
func SchoolSheet(level alike.Level, sex swiss.Sex) string {
	name := string(level)
	if level == alike.AnyLevel && sex != 0 {
		name = everyLevel
	}
	switch sex {
	case swiss.Male:
		return name + "-m"
	case swiss.Female:
		return name + "-f"
	}
	return name
}

// LevelOf is the level of school of a player, as far as his section or his school says it.
func LevelOf(sec journal.Section, p journal.Player) alike.Level {
	if sec.Level != alike.AnyLevel {
		return sec.Level
	}
	return alike.LevelOf(p.Club)
}

func isSchoolSheet(sheet string) bool {
	_, _, ok := SchoolScope(sheet)
	return ok || sheet == SheetOwn
}
