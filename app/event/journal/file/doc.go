// Package file writes and reads a journal as text. [Encode] and [Decode] write and read JSON lines, each with kind and version; a record of
// a newer program is a *[VersionError]: read-only, ask for an update. [EncodeSnapshot] is a cache of a state: on any error of
// [DecodeSnapshot] or of folding after it, replay the whole journal. [Backup] is one event or many as a file that can be
// checked by eye. Whatever is read is bounded in size, checked and cleaned.
package file
