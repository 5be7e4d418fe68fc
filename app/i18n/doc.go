// Package i18n holds every word and format that a user sees, in Indonesian, English and Croatian.
//
// A [Text] is one message in the three languages; it is a plain variable, so a missing key does not compile and an unused
// one is not linked. Places for arguments are {0}, {1}, …; [Lang.T] fills them. [Plural] chooses a form by number. The
// words are those of the project's glossary; TRF, PGN and FEN are never localized.
package i18n
