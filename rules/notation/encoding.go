package notation

import (
	"strings"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// An Encoding is how the bytes of a PGN file stand for letters, by its registered name.
type Encoding string

// The encodings that are read. A file says its own only by a mark at its beginning; else it is found by what the letters make of it.
const (
	UTF8        Encoding = "UTF-8"
	UTF16       Encoding = "UTF-16"
	Windows1250 Encoding = "Windows-1250" // of Central Europe
	Windows1252 Encoding = "Windows-1252" // of Western Europe; holds ISO 8859-1
	Latin2      Encoding = "ISO-8859-2"
)

// pages are the letters of the bytes from 0x80 on.
var pages = map[Encoding][]rune{
	Windows1250: []rune("€�‚�„…†‡�‰Š‹ŚŤŽŹ�‘’“”•–—�™š›śťžź" +
		"\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż" +
		"ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß" +
		"ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"),
	Windows1252: []rune("€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ" +
		"\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿" +
		"ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß" +
		"àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"),
	Latin2: []rune("\u0080\u0081\u0082\u0083\u0084\u0085\u0086\u0087\u0088\u0089\u008a\u008b\u008c\u008d\u008e\u008f\u0090\u0091\u0092\u0093\u0094\u0095\u0096\u0097\u0098\u0099\u009a\u009b\u009c\u009d\u009e\u009f" +
		"\u00a0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u00adŽŻ°ą˛ł´ľśˇ¸šşťź˝žż" +
		"ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß" +
		"ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"),
}

// A readText is the content of a file as text.
type readText struct {
	text     string
	encoding Encoding
	bad      int // bytes that are no letter of a file that else is UTF-8; each was read by the page of its region
}

// readable makes file content into text, its line ends "\n". legacy is the page that is likely where the user lives; it decides
// between pages that the file leaves open.
func readable(data []byte, legacy Encoding) readText {
	t := decoded(data, legacy)
	t.text = strings.TrimPrefix(t.text, "\ufeff")
	if strings.IndexByte(t.text, '\r') >= 0 {
		t.text = strings.ReplaceAll(strings.ReplaceAll(t.text, "\r\n", "\n"), "\r", "\n")
	}
	return t
}

func decoded(data []byte, legacy Encoding) readText {
	if text, ok := fromUTF16(data); ok {
		return readText{text: text, encoding: UTF16}
	}
	if utf8.Valid(data) {
		return readText{text: string(data), encoding: UTF8}
	}
	if pages[legacy] == nil {
		legacy = Windows1252
	}
	if good, bad := countUTF8(data); good > bad {
		return readText{text: mixed(data, pages[legacy]), encoding: UTF8, bad: bad}
	}
	page := likelyPage(data, legacy)
	var b strings.Builder
	for _, c := range data {
		b.WriteRune(letter(c, pages[page]))
	}
	return readText{text: b.String(), encoding: page}
}

func letter(c byte, page []rune) rune {
	if c < utf8.RuneSelf {
		return rune(c)
	}
	return page[c-utf8.RuneSelf]
}

// fromUTF16 reads UTF-16 with or without the mark. Without it every second byte of a PGN file, which is mostly ASCII, is zero.
func fromUTF16(data []byte) (string, bool) {
	big := false
	switch {
	case len(data) < 2 || len(data)%2 != 0 && len(data) < 4:
		return "", false
	case data[0] == 0xFF && data[1] == 0xFE, data[0] == 0xFE && data[1] == 0xFF:
		big = data[0] == 0xFE
		data = data[2:]
	default:
		head := data[:min(len(data), 64)&^1]
		even, odd := 0, 0
		for i := 0; i < len(head); i += 2 {
			if head[i] == 0 {
				even++
			}
			if head[i+1] == 0 {
				odd++
			}
		}
		most := len(head) / 2 * 3 / 4
		if even < most && odd < most || even > 0 && odd > 0 || most == 0 {
			return "", false
		}
		big = even > odd
	}
	units := make([]uint16, 0, len(data)/2)
	for i := 0; i+1 < len(data); i += 2 {
		low, high := uint16(data[i]), uint16(data[i+1])
		if big {
			low, high = high, low
		}
		units = append(units, high<<8|low)
	}
	return string(utf16.Decode(units)), true
}

// countUTF8 counts letters of several bytes, and bytes that belong to none.
func countUTF8(data []byte) (good, bad int) {
	for i := 0; i < len(data); {
		r, n := utf8.DecodeRune(data[i:])
		switch {
		case r == utf8.RuneError && n == 1:
			bad++
		case n > 1:
			good++
		}
		i += n
	}
	return good, bad
}

// mixed reads UTF-8 and each byte that is none by a page.
func mixed(data []byte, page []rune) string {
	var b strings.Builder
	for i := 0; i < len(data); {
		r, n := utf8.DecodeRune(data[i:])
		if r == utf8.RuneError && n == 1 {
			r = letter(data[i], page)
		}
		b.WriteRune(r)
		i += n
	}
	return b.String()
}

// likelyPage chooses the page by which the bytes make words. Each letter that belongs to the languages of a region speaks for its
// page, and a sign in the middle of a word against it.
func likelyPage(data []byte, legacy Encoding) Encoding {
	order := []Encoding{Windows1252, Windows1250, Latin2}
	if legacy == Windows1250 || legacy == Latin2 {
		order = []Encoding{Windows1250, Windows1252, Latin2}
	}
	best, most := order[0], -1<<31
	for _, name := range order {
		if n := pageScore(data, name); n > most {
			best, most = name, n
		}
	}
	return best
}

// homes are letters that are common where a page is used and rare in the languages of the others. Š and Ž have one place in both
// Windows pages, and Ś that of Œ: these tell nothing.
var homes = map[Encoding]string{
	Windows1250: "čćđČĆĐěřůťďňľĺŕąęłńźżĄĘŁŃŹŻĚŘŮŤĎŇĽőűŐŰăşţĂŞŢ",
	Windows1252: "àâçèêëîïñòõøùûåæÀÂÇÈÊËÎÏÑÒÕØÙÛÅÆãÃ",
	Latin2:      "čćđČĆĐšžŠŽěřůťďňľĺŕąęłńśźżĄĘŁŃŚŹŻĚŘŮŤĎŇĽőűŐŰăşţĂŞŢ",
}

func pageScore(data []byte, name Encoding) (score int) {
	page := pages[name]
	var before rune
	for i, c := range data {
		r := letter(c, page)
		if c >= utf8.RuneSelf {
			var after rune
			if i+1 < len(data) {
				after = letter(data[i+1], page)
			}
			inWord := unicode.IsLetter(before) || unicode.IsLetter(after)
			switch {
			case unicode.IsControl(r) || r == utf8.RuneError:
				score -= 8
			case strings.ContainsRune("ðÐþÞ", r):
				score -= 2 // Icelandic alone; đ and Đ stand there in 1250
			case strings.ContainsRune(homes[name], r):
				score += 2
			case unicode.IsLetter(r):
				score++
			case inWord && unicode.IsLetter(before) && unicode.IsLetter(after) && r != '’' && r != '\u00ad':
				score -= 4
			case inWord && strings.ContainsRune("¹©®¾¼¦¬", r):
				score -= 2
			}
		}
		before = r
	}
	return score
}
