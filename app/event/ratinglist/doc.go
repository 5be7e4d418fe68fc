// Package ratinglist holds a rating list of a federation on the device: read from its file in slices, kept as sorted blocks,
// searched by number or by the beginning of a name. It knows no store: a [Blocks] is what it needs of one.
//
//	reading    [Parse]       FIDE's download as text in columns or XML, zipped or not, any CSV, and workbooks up to a bound
//	building   [Builder]     sorts what does not fit into memory: runs, then one merge into blocks
//	searching  [List]        two blocks are read for a number, one or two for the beginning of a name, a dozen at most for words
//	finding    [List.Match]  a player of an event, by number or by name
//	checking   [Compare]     what a list says otherwise than the event, and [Take] to take it over
//
// A list of 500,000 players is read, sorted and kept with a few megabytes of memory; a new list replaces the old one when its
// last block was written, so that an interrupted import changes nothing.
package ratinglist
