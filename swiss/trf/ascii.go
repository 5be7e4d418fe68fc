package trf

import "strings"

// latin pairs letters with their transliteration; each entry is "letters=text".
var latin = func() map[rune]string {
	m := map[rune]string{}
	for _, entry := range strings.Fields(`ÀÁÂÃÅĀĂĄ=A àáâãåāăą=a ÇĆĈĊČ=C çćĉċč=c ĎÐ=D ďð=d ÈÉÊËĒĔĖĘĚ=E èéêëēĕėęě=e ĜĞĠĢ=G ĝğġģ=g
		ĤĦ=H ĥħ=h ÌÍÎÏĨĪĬĮİ=I ìíîïĩīĭįı=i Ĵ=J ĵ=j Ķ=K ķ=k ĹĻĽĿŁ=L ĺļľŀł=l ÑŃŅŇ=N ñńņň=n ÒÓÔÕŌŎŐØ=O òóôõōŏőø=o
		ŔŖŘ=R ŕŗř=r ŚŜŞŠȘ=S śŝşšș=s ŢŤŦȚ=T ţťŧț=t ÙÚÛŨŪŬŮŰŲ=U ùúûũūŭůűų=u Ŵ=W ŵ=w ÝŶŸ=Y ýŷÿ=y ŹŻŽ=Z źżž=z
		Ä=Ae ä=ae Ö=Oe ö=oe Ü=Ue ü=ue ß=ss Æ=Ae æ=ae Œ=Oe œ=oe Đ=Dj đ=dj Þ=Th þ=th ’‘ʼ=' “”=" –—=- …=...`) {
		letters, text, _ := strings.Cut(entry, "=")
		for _, c := range letters {
			m[c] = text
		}
	}
	return m
}()

// ASCII writes a text in ASCII; a character without transliteration becomes a question mark.
func ASCII(s string) string {
	var b strings.Builder
	for _, c := range s {
		switch text, known := latin[c]; {
		case c < 0x80:
			b.WriteRune(c)
		case known:
			b.WriteString(text)
		case c == '\u00a0':
			b.WriteByte(' ')
		case c >= 0x300 && c < 0x370: // a combining mark: its letter stands before it
		default:
			b.WriteByte('?')
		}
	}
	return b.String()
}
