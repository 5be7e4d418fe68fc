package session

// Picked brings the file that a person chose, or why there is none.
type Picked struct {
	Purpose FilePurpose
	Name    string
	Data    []byte
	Err     error
}

// accepted is what the file picker offers: lists and tournament reports, whatever a device calls their type.
const accepted = ".csv,.txt,.tsv,.trf,.trfx,.dat,text/csv,text/plain,text/tab-separated-values"

// OpenList lets the person choose a file with players.
func OpenList() Msg {
	return Ask{Cmd: PickFile{Purpose: FileList, Accept: accepted}}
}
