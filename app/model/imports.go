package model

// Import is the review of a list that was pasted or opened.
type Import struct{}

// Picked brings the file that a person chose, or why there is none.
type Picked struct {
	Purpose FilePurpose
	Name    string
	Data    []byte
	Err     error
}

// Update implements Msg.
func (msg Picked) Update(m Model, _ Env) (Model, []Cmd) {
	if msg.Err != nil {
		return m.refuse(msg.Err)
	}
	if msg.Purpose == FileBackup {
		return m, []Cmd{RestoreBackup{msg.Data}}
	}
	return m, nil
}
