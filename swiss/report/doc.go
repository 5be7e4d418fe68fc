// Package report writes an event for other programs: tables for spreadsheets (CSV) and the games of a round (PGN). Every
// word comes from the caller; the package knows no language. Birth dates are written only when asked for.
//
//	What        Symbol         Limits
//	tables      [Players], [Pairings], [Standings], [Crosstable]
//	CSV         [CSV]          RFC 4180 with CRLF; formulas are defused
//	PGN         [PGN]          headers without moves; forfeits are no games
package report
