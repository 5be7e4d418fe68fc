package session

// NewID makes a short name for an event from a random number: 12 letters and digits, none easily confused.
func NewID(random uint64) string {
	const signs = "23456789abcdefghjkmnpqrstuvwxyz" // 31
	b := make([]byte, 12)
	for i := range b {
		b[i] = signs[random%31]
		random /= 31
	}
	return string(b)
}

// EventCreated says that the new event is stored.
type EventCreated struct{ ID string }
