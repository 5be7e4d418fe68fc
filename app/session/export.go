package session

import (
	"wasit/app/i18n"
	"wasit/swiss/report"
)

// Spreadsheet is a table as the spreadsheets of a language read it; no text in it runs as a formula.
func Spreadsheet(l i18n.Lang, table report.Table) []byte {
	if l == i18n.EN {
		return report.CSV(table, report.Dialect{})
	}
	return report.CSV(table, report.Dialect{Separator: ';', DecimalComma: true})
}
