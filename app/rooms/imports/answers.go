package imports

import (
	"fmt"
	"slices"
	"strconv"

	"wasit/app/lists/roster"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// answers are the ways to settle a question, the likeliest first; each is one touch.
func (m page) answers(a ask) []answer {
	l := m.Lang()
	switch a.Kind {
	case askColumns:
		return []answer{{Code: codeYes, Text: l.T(textAnswerColumns), Suggested: true}}
	case askKnown:
		return []answer{{Code: codeSkip, Text: l.T(textImportKnownDo), Suggested: true}, {Code: "ok", Text: l.T(textAnswerOthers)}}
	case askChanged:
		return []answer{{Code: codeYes, Text: l.T(textAnswerYes), Suggested: true}, {Code: codeNo, Text: l.T(textAnswerNoClub)}}
	case askSchools:
		return []answer{{Code: codeYes, Text: l.T(textAnswerOneSchool), Suggested: true}, {Code: codeNo, Text: l.T(textAnswerTwoSchools)}}
	}
	list := m.answersOf(a)
	if len(a.Rows) > 1 {
		return append(list, answer{Code: codeApart, Text: l.T(textAnswerApart)})
	}
	return list
}

// answersOf are the answers to a question of the reader.
func (m page) answersOf(a ask) []answer {
	l := m.Lang()
	ok := func(t i18n.Text) answer { return answer{Code: "ok", Text: l.T(t)} }
	skip := answer{Code: codeSkip, Text: l.T(textImportSkip)}
	edit := answer{Code: codeEdit, Text: l.T(textImportEdit)}
	if len(a.Kinds) == 0 {
		return m.answersSection(a)
	}
	switch kind := a.Kinds[0]; kind {
	case roster.DoubtName:
		if m.hasNames(a.Rows) {
			return []answer{ok(textAnswerName), edit, skip}
		}
		return []answer{edit, skip}
	case roster.DoubtSex, roster.DoubtNoSex:
		return append(m.answersSex(a), answer{Code: "ok", Text: l.T(textAnswerNoSex)})
	case roster.DoubtDate, roster.DoubtYear, roster.DoubtDay, roster.DoubtAge:
		return append(m.answersDate(a), edit)
	case roster.DoubtClub:
		list := []answer{suggested(ok(textAnswerClub)), {Code: "none", Text: l.T(textAnswerNoClub), Do: settle{NoClub: true}}}
		if len(a.Rows) == 1 && m.Rows[a.Rows[0]].Entrant.Club == a.Text {
			list = append(list, answer{Code: "player", Text: l.T(textAnswerPlayer)})
		}
		return list
	case roster.DoubtSameInList, roster.DoubtSameHere, roster.DoubtSameBirth, roster.DoubtBornHere:
		same := answer{Code: codeSkip, Text: l.T(textAnswerSame), Suggested: kind == roster.DoubtSameInList}
		return []answer{same, ok(textAnswerOther)}
	case roster.DoubtGone, roster.DoubtPlaying, roster.DoubtHidden:
		return []answer{ok(textAnswerPlays), {Code: codeSkip, Text: l.T(textAnswerStays), Suggested: kind == roster.DoubtGone}}
	case roster.DoubtNote:
		return []answer{ok(textAnswerPlays), {Code: codeSkip, Text: l.T(textAnswerStays)}, edit}
	case roster.DoubtNoClub, roster.DoubtNoBirth, roster.DoubtNoClass:
		if len(a.Rows) > 1 {
			return []answer{ok(textAnswerNothing)}
		}
		return []answer{ok(textAnswerNothing), edit}
	default:
		return []answer{ok(acceptText(kind)), edit, skip}
	}
}

func suggested(a answer) answer {
	a.Suggested = true
	return a
}

// acceptTexts say what it means to take a row as it was understood.
var acceptTexts = map[roster.DoubtKind]i18n.Text{roster.DoubtRating: textAnswerNoRating, roster.DoubtTitle: textAnswerNoTitle, roster.DoubtClass: textAnswerNoClass,
	roster.DoubtFederation: textAnswerNoFed, roster.DoubtFIDE: textAnswerNoFIDE, roster.DoubtReference: textAnswerNothing, roster.DoubtRest: textAnswerIgnore, roster.DoubtLeft: textAnswerIgnore,
	roster.DoubtForm: textAnswerName, roster.DoubtShortName: textAnswerName, roster.DoubtOddName: textAnswerName, roster.DoubtSplit: textAnswerYes, roster.DoubtTeam: textAnswerYes}

func acceptText(kind roster.DoubtKind) i18n.Text {
	if t, ok := acceptTexts[kind]; ok {
		return t
	}
	return textAnswerAccept
}

func (m page) answersSex(a ask) []answer {
	l := m.Lang()
	male, female := i18n.FieldMale, i18n.FieldFemale
	if len(a.Rows) > 1 {
		male, female = textAllMale, textAllFemale
	}
	return []answer{{Code: "m", Text: l.T(male), Do: settle{Sex: swiss.Male}}, {Code: "f", Text: l.T(female), Do: settle{Sex: swiss.Female}}}
}

// answersSection returns an answer for each section that fits, or asks for the sex where only that tells them apart.
func (m page) answersSection(a ask) []answer {
	l := m.Lang()
	skip := answer{Code: codeSkip, Text: l.T(textImportSkip)}
	if male, female := m.sexed(a); a.About == roster.AboutSex && male && female {
		return append(m.answersSex(a), answer{Code: "ok", Text: l.T(textAnswerNoSex)})
	}
	var list []answer
	for _, s := range m.openSections() {
		if len(a.Sections) == 0 || slices.Contains(a.Sections, s.Name) {
			list = append(list, answer{Code: "into" + strconv.Itoa(int(s.ID)), Text: l.T(textImportWhere, s.Name), Suggested: s.ID == m.Event.Section && len(a.Sections) > 0,
				Do: settle{Into: s.ID}})
		}
	}
	if a.About != roster.AboutSection && len(a.Rows) == 1 {
		return append(list, answer{Code: codeEdit, Text: l.T(textImportEdit)})
	}
	return append(list, skip)
}

// answersDate are the readings of a date that a person can choose from.
func (m page) answersDate(a ask) []answer {
	l := m.Lang()
	none := answer{Code: "none", Text: l.T(textAnswerNoDate)}
	if len(a.Rows) != 1 {
		return []answer{none}
	}
	var list []answer
	for _, d := range m.Rows[a.Rows[0]].Doubts {
		if !slices.Contains(a.Kinds, d.Kind) {
			continue
		}
		for _, date := range d.Dates {
			list = append(list, answer{Code: "date" + strconv.Itoa(len(list)), Text: dateText(l, date), Do: settle{Date: date}})
		}
	}
	if a.Kinds[0] == roster.DoubtAge {
		return append(list, answer{Code: "ok", Text: l.T(textAnswerYes)})
	}
	return append(list, none)
}

// dateText writes a date as short as its language has it: 09-05-2016, 9 May 2016, 9. 5. 2016.
func dateText(l i18n.Lang, d swiss.Date) string {
	if l == i18n.ID && d.Day > 0 {
		return fmt.Sprintf("%02d-%02d-%d", d.Day, d.Month, d.Year)
	}
	return l.Date(d.Year, d.Month, d.Day)
}
