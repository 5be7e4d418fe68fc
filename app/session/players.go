package session

// NewRow is the Row of a PlayerDialog that edits no row of an import.
const NewRow = -1
