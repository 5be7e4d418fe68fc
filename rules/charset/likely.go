package charset

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// homes are letters that are common where a page is used and rare in the languages of the others. Š and Ž have one place in both
// Windows pages, and Ś that of Œ: these tell nothing.
var homes = map[Encoding]string{
	Windows1250: "čćđČĆĐěřůťďňľĺŕąęłńźżĄĘŁŃŹŻĚŘŮŤĎŇĽőűŐŰăşţĂŞŢ",
	Windows1252: "àâçèêëîïñòõøùûåæÀÂÇÈÊËÎÏÑÒÕØÙÛÅÆãÃ",
	Latin2:      "čćđČĆĐšžŠŽěřůťďňľĺŕąęłńśźżĄĘŁŃŚŹŻĚŘŮŤĎŇĽőűŐŰăşţĂŞŢ",
	CP850:       "àâçèêëîïñòõøùûåæÀÂÇÈÊËÎÏÑÒÕØÙÛÅÆãÃ",
	CP852:       "čćđČĆĐšžŠŽěřůťďňľĺŕąęłńśźżĄĘŁŃŚŹŻĚŘŮŤĎŇĽőűŐŰăşţĂŞŢ",
}

// orders are the pages in the order in which they are tried; of two that make the same of the bytes the earlier one stands.
var orders = map[Encoding][]Encoding{
	Windows1252: {Windows1252, Windows1250, Latin2, CP850, CP852, Windows1251, CP866, KOI8R},
	Windows1250: {Windows1250, Windows1252, Latin2, CP852, CP850, Windows1251, CP866, KOI8R},
}

// likeliest chooses the page by which the bytes make words.
func likeliest(data []byte, usual Encoding) Encoding {
	order := orders[Windows1252]
	if usual == Windows1250 || usual == Latin2 || usual == CP852 {
		order = orders[Windows1250]
	}
	best, most := order[0], -1<<31
	for _, name := range order {
		if n := score(data, name); n > most {
			best, most = name, n
		}
	}
	return best
}

// mostWeighed is how many letters beyond ASCII are enough to know a page.
const mostWeighed = 4000

// score says how well a page fits: letters of the languages of its region speak for it, and against it signs in the middle of a word,
// a capital after a small letter, and letters where no word of those languages has them.
func score(data []byte, name Encoding) (sum int) {
	p, weighed := pages[name], 0
	cyrillic := name == Windows1251 || name == CP866 || name == KOI8R
	for i, c := range data {
		if c < utf8.RuneSelf {
			continue
		}
		if weighed++; weighed > mostWeighed {
			break
		}
		r, before, after := letter(c, p), rune(0), rune(0)
		if i > 0 {
			before = letter(data[i-1], p)
		}
		if i+1 < len(data) {
			after = letter(data[i+1], p)
		}
		run := 1
		for j := i - 1; j >= 0 && run < 4 && data[j] >= utf8.RuneSelf; j-- {
			run++
		}
		switch {
		case cyrillic:
			sum += cyrillicScore(r, before, after)
		default:
			sum += latinScore(name, r, before, after)
			if run >= 3 {
				sum -= 4 // no Latin word has so many letters with marks in a row
			}
		}
	}
	return sum
}

func latinScore(name Encoding, r, before, after rune) int {
	inWord := unicode.IsLetter(before) && unicode.IsLetter(after)
	sum := 0
	if unicode.IsUpper(r) && (unicode.IsLower(before) || unicode.IsLetter(before) && unicode.IsLower(after)) || unicode.IsLower(r) && unicode.IsUpper(before) && unicode.IsUpper(after) {
		sum = -3
	}
	switch {
	case unicode.IsControl(r) || r == utf8.RuneError:
		return -8
	case strings.ContainsRune("ðÐþÞ", r):
		return sum - 2 // Icelandic alone; đ and Đ stand there in 1250
	case isOfNeighbour(r, before, after):
		return sum - 1
	case strings.ContainsRune(homes[name], r):
		return sum + 2
	case unicode.IsLetter(r):
		return sum + 1
	case r >= 0x2500 && r < 0x25A0: // lines of DOS
		return -4
	case inWord && r != '’' && r != '\u00ad':
		return -4
	case (unicode.IsLetter(before) || unicode.IsLetter(after)) && strings.ContainsRune("¹©®¾¼¦¬†‡‚ƒ„…ˆ‰‹›•˜™§¨ª«±²³´µ·¸º»÷×¤¢¥¡¿¯", r):
		return -2
	}
	return 0
}

// isOfNeighbour reports a letter that stands where its own languages have none and those of the other Windows page have theirs: è stands
// before no vowel and æ ends no word after an i (č, ć); õ stands before e, in Hungarian ő does not; ń stands before no vowel (ñ).
func isOfNeighbour(r, before, after rune) bool {
	vowel := strings.ContainsRune("aeiouAEIOU", after)
	switch unicode.ToLower(r) {
	case 'è':
		return vowel || unicode.ToLower(after) == 'æ'
	case 'æ':
		return unicode.ToLower(before) == 'i' && !unicode.IsLetter(after) || unicode.ToLower(before) == 'è'
	case 'õ', 'û':
		return after != 'e' && after != 'E'
	case 'ő', 'ű':
		return after == 'e' || after == 'E'
	case 'ń':
		return vowel
	}
	return false
}

// cyrillicScore weighs a letter of a page in which nearly all letters of a word stand beyond ASCII.
func cyrillicScore(r, before, after rune) int {
	switch {
	case unicode.IsControl(r) || r == utf8.RuneError:
		return -8
	case !unicode.Is(unicode.Cyrillic, r):
		if unicode.IsLetter(before) || unicode.IsLetter(after) {
			return -4
		}
		return 0
	case unicode.IsLetter(before) && before < utf8.RuneSelf || unicode.IsLetter(after) && after < utf8.RuneSelf:
		return -4 // no word is of both alphabets
	case unicode.IsUpper(r) && unicode.IsLower(before), unicode.IsLower(r) && unicode.IsUpper(before) && unicode.IsUpper(after):
		return -3
	case !unicode.IsLetter(before) && !unicode.IsLetter(after):
		return -1
	case r > 'я' || r < 'А':
		return 1 // of neighbours of Russian
	}
	return 3
}
