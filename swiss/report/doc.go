// Package report writes an event for other programs: tables for spreadsheets (CSV, XLSX) and the web (HTML), and games (PGN). Every
// word comes from the caller; the package knows no language. Birth dates are written only when asked for.
//
//	What        Symbol         Limits
//	tables      [Players], [Pairings], [Standings], [Crosstable]
//	CSV         [CSV]          RFC 4180 with CRLF; formulas are defused
//	XLSX        [XLSX]         ECMA-376 with inline texts; no formulas, no dates
//	web page    [HTML]         one file without script or addresses
//	PGN         [PGN]          forfeits are no games
package report
