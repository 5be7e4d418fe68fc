package alike

import (
	"slices"
	"strings"
	"sync"
)

// Level is a kind of school by the classes that it has; empty: any.
type Level string

// The levels. In Indonesia SD is class 1 to 6, SMP 7 to 9, SMA 10 to 12; elsewhere a school is primary or secondary.
const (
	AnyLevel  Level = ""
	SD        Level = "sd"        // also MI, SDIT
	SMP       Level = "smp"       // also MTs
	SMA       Level = "sma"       // also SMK, MA
	Primary   Level = "primary"   // osnovna škola
	Secondary Level = "secondary" // srednja škola, gimnazija
)

// Levels are all that a section can be for, the youngest first.
var Levels = []Level{SD, SMP, SMA, Primary, Secondary}

// levelWords are the words that give the level of a school in its name, once its kind is written in one way; levelFirst are those
// that do so only at the beginning of a name, and mean something else elsewhere.
var levelWords, levelFirst = sync.OnceValue(func() map[string]Level {
	return wordsOfLevels(map[Level]string{
		SD:        "sd sdn sds sdit sdk sdlb sdi sdm sdt sdplus ibtidaiyah",
		SMP:       "smp smpn smps smpit smpi smpk smplb mts mtsn mtss mtsit tsanawiyah",
		SMA:       "sma sman smas smait smai smak smalb smk smkn smks smki aliyah",
		Primary:   "elementary primary junior infant infants osnovna osnovne",
		Secondary: "secondary gimnazija gimnazije grammar srednja srednje strukovna medicinska ekonomska tehnicka obrtnicka",
	})
}), sync.OnceValue(func() map[string]Level {
	return wordsOfLevels(map[Level]string{SD: "mi min mii mis mit", SMA: "ma man mas", Primary: "os ps", Secondary: "ss"})
})

func wordsOfLevels(list map[Level]string) map[string]Level {
	of := map[string]Level{}
	for level, words := range list {
		for w := range strings.FieldsSeq(words) {
			of[w] = level
		}
	}
	return of
}

// LevelOf returns the level that the name of a school says; none where it says none, or two.
func LevelOf(school string) Level {
	found := AnyLevel
	list := words(school)
	for i, w := range list {
		level, ok := levelWords()[w]
		if !ok && i == 0 {
			level, ok = levelFirst()[w]
		}
		switch {
		case !ok, w == "sd" && isSociety(school):
		case found != AnyLevel && found != level:
			return AnyLevel
		default:
			found = level
		}
	}
	if found == AnyLevel && len(list) > 1 && slices.Contains(list, "high") && slices.Contains(list, "school") {
		return Secondary
	}
	return found
}

// isSociety reports whether the "sd" of a name is a Croatian society: "ŠD", "šahovsko društvo".
func isSociety(name string) bool {
	name = strings.ToLower(name)
	return strings.Contains(name, "šd") || strings.Contains(name, "hovsk") || strings.Contains(name, "društ") || strings.Contains(name, "drust")
}

// Classes returns the first and the last class of a level; 0, 0 where it says nothing.
func (l Level) Classes() (first, last int) {
	switch l {
	case SD:
		return 1, 6
	case SMP:
		return 7, 9
	case SMA:
		return 10, 12
	case Primary:
		return 1, 8
	}
	return 0, 0
}

// isIndonesian reports whether the class alone says the level: classes are counted through there, from SD to SMA.
func (l Level) isIndonesian() bool { return l == SD || l == SMP || l == SMA }

// Takes tells whether a pupil belongs to the level: [Same] by the kind of his school, or by his class where the school does not
// say; [Perhaps] where neither does; else [Different]. Class 0 is not known.
func (l Level) Takes(school string, class int) Likeness {
	kind := LevelOf(school)
	first, last := l.Classes()
	within := class >= first && class <= last
	switch {
	case l == AnyLevel, kind == l, l == Primary && kind == SD, l == Secondary && (kind == SMP || kind == SMA):
		return Same
	case kind == AnyLevel && class == 0:
		return Perhaps
	case kind == AnyLevel && l.isIndonesian():
		return sameIf(within)
	case kind == AnyLevel:
		if l == Primary && !within {
			return Different
		}
		return Perhaps // class 3 of a primary school, or of a gimnazija
	case l == SD && kind == Primary, l.isIndonesian() && l != SD && kind == Secondary:
		if class == 0 {
			return Perhaps
		}
		return sameIf(within)
	}
	return Different
}

func sameIf(ok bool) Likeness {
	if ok {
		return Same
	}
	return Different
}
