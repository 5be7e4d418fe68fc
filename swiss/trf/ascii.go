package trf

import "strings"

// latin pairs letters with their transliteration; each entry is "letters=text".
var latin = func() map[rune]string {
	m := map[rune]string{}
	for _, entry := range strings.Fields(`ÀÁÂÃÅĀĂĄ=A àáâãåāăą=a ÇĆĈĊČ=C çćĉċč=c ĎÐ=D ďð=d ÈÉÊËĒĔĖĘĚ=E èéêëēĕėęě=e ĜĞĠĢ=G ĝğġģ=g
		ĤĦ=H ĥħ=h ÌÍÎÏĨĪĬĮİ=I ìíîïĩīĭįı=i Ĵ=J ĵ=j Ķ=K ķ=k ĹĻĽĿŁ=L ĺļľŀł=l ÑŃŅŇ=N ñńņň=n ÒÓÔÕŌŎŐØ=O òóôõōŏőø=o
		ŔŖŘ=R ŕŗř=r ŚŜŞŠȘ=S śŝşšș=s ŢŤŦȚ=T ţťŧț=t ÙÚÛŨŪŬŮŰŲ=U ùúûũūŭůűų=u Ŵ=W ŵ=w ÝŶŸ=Y ýŷÿ=y ŹŻŽ=Z źżž=z
		Ä=Ae ä=ae Ö=Oe ö=oe Ü=Ue ü=ue ß=ss Æ=Ae æ=ae Œ=Oe œ=oe Đ=Dj đ=dj Þ=Th þ=th ’‘ʼ=' “”=" –—=- …=...
		０=0 １=1 ２=2 ３=3 ４=4 ５=5 ６=6 ７=7 ８=8 ９=9 ǍǞǠǺȀȂȦḀẠẢẤẦẨẪẬẮẰẲẴẶＡ=A ǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặａ=a ḂḄḆＢƁ=B ḃḅḇｂƀɓ=b ḈＣ=C ḉｃ=c
		ḊḌḎḐḒＤƉƊ=D ḋḍḏḑḓｄɖɗ=d ǄǱ=DZ ǅǲ=Dz ǆǳ=dz ȄȆȨḔḖḘḚḜẸẺẼẾỀỂỄỆＥƏƎƐ=E ȅȇȩḕḗḙḛḝẹẻẽếềểễệｅəǝɛ=e ḞＦ=F ḟｆ=f ǦǴḠＧǤ=G ǧǵḡｇǥɠ=g
		ȞḢḤḦḨḪＨ=H ȟḣḥḧḩḫẖｈɦ=h ǏȈȊḬḮỈỊＩƗ=I ǐȉȋḭḯỉịｉɨ=i Ĳ=IJ ĳ=ij Ｊ=J ǰｊ=j ǨḰḲḴＫƘ=K ǩḱḳḵｋƙĸ=k ḶḸḺḼＬȽ=L ḷḹḻḽｌƚɫ=l Ǉ=LJ ǈ=Lj ǉ=lj
		ḾṀṂＭ=M ḿṁṃｍ=m ǸṄṆṈṊＮŊ=N ǹṅṇṉṋｎŋɲ=n Ǌ=NJ ǋ=Nj ǌ=nj ƠǑǪǬȌȎȪȬȮȰṌṎṐṒỌỎỐỒỔỖỘỚỜỞỠỢＯƆ=O ơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợｏɔ=o ṔṖＰ=P
		ṕṗｐ=p Ｑ=Q ｑ=q ȐȒṘṚṜṞＲ=R ȑȓṙṛṝṟｒ=r ṠṢṤṦṨＳ=S ſṡṣṥṧṩẛｓ=s ẞ=ss ṪṬṮṰＴ=T ṫṭṯṱẗｔ=t ƯǓǕǗǙǛȔȖṲṴṶṸṺỤỦỨỪỬỮỰＵɄ=U
		ưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữựｕʉ=u ṼṾＶ=V ṽṿｖ=v ẀẂẄẆẈＷǷ=W ẁẃẅẇẉẘｗ=w ẊẌＸ=X ẋẍｘ=x ȲẎỲỴỶỸＹɎƳ=Y ȳẏẙỳỵỷỹｙɏƴ=y ẐẒẔＺƵ=Z ẑẓẕｚƶ=z`) {
		letters, text, _ := strings.Cut(entry, "=")
		for _, c := range letters {
			m[c] = text
		}
	}
	return m
}()

// ASCII writes a text in ASCII: Latin letters lose their marks, those of Vietnamese, Azerbaijani and others too. A character of
// another script becomes a question mark: what stands for it differs from language to language, and from passport to passport.
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
