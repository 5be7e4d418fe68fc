package sheet

import "wasit/app/words/i18n"

// wordingNames are what the texts are called.
var wordingNames = map[string]i18n.Text{WordingClubs: textWordClubs, WordingDone: textWordDone, WordingResults: textWordResults,
	WordingStandings: textWordStandings, WordingRecord: textWordRecord, WordingRecordEnd: textWordRecordEnd, WordingRules: textWordRules}

// WordingName names a text that the organiser may put into his own words.
func WordingName(l i18n.Lang, of string) string { return l.T(wordingNames[of]) }
