package session

// ShowMore draws more rows of a long table.
type ShowMore struct{}

func (ShowMore) Update(m Session, _ Env) (Session, []Cmd) {
	m.More++
	return m, nil
}

// RowsShown is how many rows of a long list of players are drawn: 120 at first, 300 more with each "show more".
func (m Session) RowsShown() int { return 120 + 300*m.More }
