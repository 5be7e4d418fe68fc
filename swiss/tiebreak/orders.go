package tiebreak

// Order is a named list of tie-breaks. Its name is a key; the screen has the words.
type Order struct {
	Name  string
	List  string
	Team  bool // for events of teams
	Table bool // for round robins
	// Country is the federation, by FIDE's code, in whose events the list is usual; empty: anywhere.
	Country string
}

// Orders are the lists on offer. FIDE prescribes none (4.1); these are what Indonesian school and club rulebooks use, what
// announcements of Croatian events often name, the suggestions for Swiss and round robin, and what clubs elsewhere often
// choose. The announcement of an event goes before any of them.
var Orders = []Order{
	{Name: "swiss", List: "PTS,BH/C1,BH,SB,DE,WIN"},
	{Name: "roundrobin", List: "PTS,DE,WIN,SB,KS", Table: true},
	{Name: "school", List: "PTS,DE,BH/C1,BH,SB,WIN"},
	{Name: "percasi-berger", List: "PTS,DE,BH,SB", Country: "INA"},
	{Name: "percasi-median", List: "PTS,BH,BH/M1,PS", Country: "INA"},
	{Name: "percasi-cut", List: "PTS,DE,BH,SB,BH/C1", Country: "INA"},
	{Name: "percasi-progressive", List: "PTS,DE,BH,SB,PS,BWG", Country: "INA"},
	{Name: "team", List: "PTS,MPvGP,EDE,EMMSB/C1,BC", Team: true},
	{Name: "rating", List: "PTS,DE,BH/C1,BH,ARO"},
	{Name: "club", List: "PTS,BH/C1,BH,DE,WIN,BPG"},
}

// Codes parses the list.
func (o Order) Codes() []Code {
	list, err := ParseList(o.List)
	if err != nil {
		panic("tiebreak: a named order is wrong: " + err.Error()) // our own invariant, tested
	}
	return list
}

// DefaultList returns the suggested list for a Swiss (1.1).
func DefaultList() []Code { return Orders[0].Codes() }

// DefaultTableList returns the suggested list for a round robin.
func DefaultTableList() []Code { return Orders[1].Codes() }

// DefaultTeamList returns the suggested list for a team event.
func DefaultTeamList() []Code {
	for _, o := range Orders {
		if o.Team {
			return o.Codes()
		}
	}
	return nil
}
