package notation

import "fmt"

// Bounds of a PGN file, checked before anything is kept.
const (
	MaxPGN       = 20 << 20 // bytes
	maxGames     = 200_000
	maxTags      = 200
	maxTagName   = 100
	maxTagValue  = 4000
	maxPlies     = 12_000 // of one game, variations included
	maxTokens    = 100_000
	maxDepth     = 50 // of variations
	maxRemarks   = 20
	maxComment   = 100_000
	maxNodeParts = 500 // NAGs, comments or variations of one move
)

// A PGNFault says what is wrong with a PGN file or game, for a screen to put into words.
type PGNFault string

// The faults of a PGN file or game.
const (
	PGNTooLarge        PGNFault = "too large"            // more than [MaxPGN] bytes, or too many games
	PGNEmpty           PGNFault = "no game"              // nothing that looks like a game
	PGNToken           PGNFault = "unexpected text"      // what is no part of a game
	PGNTag             PGNFault = "broken tag"           // no [Name "value"]
	PGNOpenComment     PGNFault = "comment not closed"   //
	PGNOpenVariation   PGNFault = "variation not closed" //
	PGNVariationFirst  PGNFault = "variation before any move"
	PGNMove            PGNFault = "move"           // Cause is a *[MoveError]
	PGNFEN             PGNFault = "start position" // Cause is a *[board.FENError]
	PGNVariant         PGNFault = "unknown variant"
	PGNLimit           PGNFault = "beyond a limit"
	RemarkNoMarker     PGNFault = "no termination marker" // the tag Result was used
	RemarkResultTag    PGNFault = "tag Result differs"
	RemarkAgainstBoard PGNFault = "result against the board"
	RemarkMoveNumber   PGNFault = "move number differs"
	RemarkNoResult     PGNFault = "no result"               // neither a marker nor a tag says how it ended: the game is open
	RemarkTagMended    PGNFault = "tag put right"           // other quotes, or a sign too many
	RemarkTagSkipped   PGNFault = "tag left out"            // a line in brackets that is no tag
	RemarkTextSkipped  PGNFault = "text left out"           // no part of a game: of a web page, a glyph without meaning, words after the result
	RemarkAside        PGNFault = "text taken as a comment" // words between the moves, above or below them
	RemarkCase         PGNFault = "capital or small letter" // of a piece or a file, the other way round
	RemarkNullMove     PGNFault = "null move in the game"   // what follows it is kept as a comment
	RemarkFEN          PGNFault = "start position put right"
	RemarkLetters      PGNFault = "letters of another language" // Text is its letters from king to knight; several languages may share them
	RemarkDuplicateTag PGNFault = "tag given twice"
	RemarkSigns        PGNFault = "sign contradicts the board"
)

// A PGNError reports what broke a game or file, and where.
type PGNError struct {
	Line, Column int // counted from 1; columns in bytes
	Fault        PGNFault
	Text         string // what stands there, shortened
	Cause        error  // for PGNMove and PGNFEN
}

func (e *PGNError) Error() string {
	s := fmt.Sprintf("notation: line %d, column %d: %s", e.Line, e.Column, e.Fault)
	if e.Text != "" {
		s += fmt.Sprintf(" %q", e.Text)
	}
	if e.Cause != nil {
		s += ": " + e.Cause.Error()
	}
	return s
}

// Unwrap returns the cause.
func (e *PGNError) Unwrap() error { return e.Cause }

// A Remark is a defect that does not break a game.
type Remark struct {
	Line  int
	Fault PGNFault
	Text  string
}
