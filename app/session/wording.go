package session

import (
	"wasit/app/i18n"
	"wasit/app/sheet"
)

// wordingNames are what the texts are called.
var wordingNames = map[string]i18n.Text{sheet.WordingClubs: textWordClubs, sheet.WordingDone: textWordDone, sheet.WordingResults: textWordResults,
	sheet.WordingStandings: textWordStandings, sheet.WordingRecord: textWordRecord, sheet.WordingRecordEnd: textWordRecordEnd, sheet.WordingRules: textWordRules}

// WordingName names a text that the organiser may put into his own words.
func WordingName(l i18n.Lang, of string) string { return l.T(wordingNames[of]) }
