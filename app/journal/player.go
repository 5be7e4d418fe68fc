package journal

import (
	"fmt"
	"slices"

	"wasit/swiss"
)

// PlayerInfo is what is known of a person.
type PlayerInfo struct {
	Name       string    `json:"name"`            // as written
	SortName   string    `json:"sort,omitzero"`   // for the alphabet; empty: Name
	Sex        swiss.Sex `json:"sex,omitzero"`    // 1 male, 2 female
	Birth      Date      `json:"birth,omitzero"`  // personal: on no sheet unless chosen
	Rating     int       `json:"rating,omitzero"` // 0: unrated
	Title      string    `json:"title,omitzero"`  // "WGM"
	Club       string    `json:"club,omitzero"`   // or school
	Federation string    `json:"fed,omitzero"`    // three letters
	FIDEID     string    `json:"fideID,omitzero"` // digits
	Class      int       `json:"class,omitzero"`  // school class, for the initial order
	Remark     string    `json:"remark,omitzero"` // for the desk
}

// Alphabetical returns what the alphabet compares.
func (i PlayerInfo) Alphabetical() string {
	if i.SortName != "" {
		return i.SortName
	}
	return i.Name
}

func (i PlayerInfo) cleaned() (PlayerInfo, error) {
	for _, f := range [...]struct {
		name string
		text *string
	}{{"name", &i.Name}, {"sort-name", &i.SortName}, {"title", &i.Title}, {"club", &i.Club}, {"federation", &i.Federation},
		{"fide-id", &i.FIDEID}, {"remark", &i.Remark}} {
		*f.text = Clean(*f.text)
		if err := checkText(f.name, *f.text, MaxName); err != nil {
			return i, err
		}
	}
	if i.Rating < 0 || i.Rating > 4000 {
		return i, &ValueError{"rating", fmt.Sprint(i.Rating), 0, 4000}
	}
	if i.Class < 0 || i.Class > 99 {
		return i, &ValueError{"class", fmt.Sprint(i.Class), 0, 99}
	}
	if i.Sex > swiss.Female {
		return i, &ValueError{Field: "sex", Value: fmt.Sprint(i.Sex)}
	}
	if _, ok := swiss.ParseTitle(i.Title); !ok {
		return i, &ValueError{Field: "title", Value: i.Title}
	}
	if !i.Birth.IsValid() {
		return i, &DateError{i.Birth.String()}
	}
	return i, nil
}

// Player is one participant: the person and his part in the event. Its slices are shared: read only.
type Player struct {
	ID      PlayerID  `json:"id"`
	Section SectionID `json:"section"`
	PlayerInfo
	TPN      swiss.TPN `json:"tpn,omitzero"`      // 0 before the order is fixed
	Entered  int       `json:"entered,omitzero"`  // first round he takes part in; 0: from the start
	Missed   ByeKind   `json:"missed,omitzero"`   // what the rounds before Entered are worth; empty: zero points
	Byes     []Bye     `json:"byes,omitempty"`    // requested, by round
	Out      []Span    `json:"out,omitempty"`     // withdrawals, oldest first
	Presence Presence  `json:"presence,omitzero"` // at the check-in
}

// Bye is a requested bye.
type Bye struct {
	Round int     `json:"round"`
	Kind  ByeKind `json:"kind"`
}

// Span is a withdrawal: from round From until before round Back; Back 0: for good.
type Span struct {
	From int `json:"from"`
	Back int `json:"back,omitzero"`
}

// Presence is the state of a player at the check-in.
type Presence string

// The three states.
const (
	Expected Presence = ""
	Present  Presence = "present"
	Missing  Presence = "absent"
)

// IsOut reports whether the player is withdrawn in round.
func (p *Player) IsOut(round int) bool {
	for _, s := range p.Out {
		if round >= s.From && (s.Back == 0 || round < s.Back) {
			return true
		}
	}
	return false
}

// IsWithdrawn reports whether the player left and has not returned.
func (p *Player) IsWithdrawn() bool { return len(p.Out) > 0 && p.Out[len(p.Out)-1].Back == 0 }

// HasEntered reports whether the player's part in the event has begun by round.
func (p *Player) HasEntered(round int) bool { return round >= p.Entered }

// ByeIn returns the bye requested for round.
func (p *Player) ByeIn(round int) (ByeKind, bool) {
	for _, b := range p.Byes {
		if b.Round == round {
			return b.Kind, true
		}
	}
	return "", false
}

// Absence returns what the player gets in round when he is not to be paired in it: withdrawn, not yet entered, or by a
// requested bye. ok is false if he is to be paired.
func (p *Player) Absence(round int) (kind ByeKind, ok bool) {
	switch {
	case p.IsOut(round):
		return Zero, true
	case !p.HasEntered(round):
		if p.Missed == Half {
			return Half, true
		}
		return Zero, true
	}
	return p.ByeIn(round)
}

// PlayerAdded enters a player.
type PlayerAdded struct {
	Section SectionID `json:"section"`
	ID      PlayerID  `json:"id"`
	PlayerInfo
}

// Kind names the fact.
func (PlayerAdded) Kind() Kind { return KindPlayerAdded }

// In returns the section.
func (e PlayerAdded) In() SectionID { return e.Section }

func (e PlayerAdded) cleaned() (Event, error) {
	i, err := e.PlayerInfo.cleaned()
	return PlayerAdded{e.Section, e.ID, i}, err
}

func (e PlayerAdded) apply(ed *edit) error {
	return ed.enter(&Player{ID: e.ID, Section: e.Section, PlayerInfo: e.PlayerInfo})
}

func (e *edit) enter(list ...*Player) error {
	if n := e.s.count() + len(list); n > MaxPlayers {
		return &LimitError{"players", MaxPlayers, n}
	}
	players := make([]*Player, len(e.s.players), len(e.s.players)+len(list))
	copy(players, e.s.players)
	for _, p := range list {
		if _, err := e.s.section(p.Section); err != nil {
			return err
		}
		if int(p.ID) != len(players)+1 || p.ID > 10*MaxPlayers {
			return &UnknownError{Section: p.Section, Player: p.ID}
		}
		if p.Name == "" {
			return &TextError{"name", MaxName, 0}
		}
		players = append(players, p)
	}
	e.s.players, e.ownList = players, true
	return nil
}

// PlayersImported enters many players in one fact; the first gets ID First, the others follow.
type PlayersImported struct {
	Section SectionID    `json:"section"`
	First   PlayerID     `json:"first"`
	Source  string       `json:"source,omitzero"` // "csv", "trf", "paste", or a file name
	Players []PlayerInfo `json:"players"`
}

// Kind names the fact.
func (PlayersImported) Kind() Kind { return KindPlayersImported }

// In returns the section.
func (e PlayersImported) In() SectionID { return e.Section }

func (e PlayersImported) cleaned() (Event, error) {
	e.Source = Clean(e.Source)
	if err := checkText("source", e.Source, MaxName); err != nil {
		return e, err
	}
	if len(e.Players) > MaxPlayers {
		return e, &LimitError{"players", MaxPlayers, len(e.Players)}
	}
	e.Players = slices.Clone(e.Players)
	for i, p := range e.Players {
		var err error
		if e.Players[i], err = p.cleaned(); err != nil {
			return e, &ImportError{Row: i + 1, Err: err}
		}
	}
	return e, nil
}

func (e PlayersImported) apply(ed *edit) error {
	list := make([]*Player, len(e.Players))
	for i, info := range e.Players {
		list[i] = &Player{ID: e.First + PlayerID(i), Section: e.Section, PlayerInfo: info}
	}
	return ed.enter(list...)
}

// ImportError names the player of a list that cannot be entered.
type ImportError struct {
	Row int // from 1
	Err error
}

func (e *ImportError) Error() string {
	return fmt.Sprintf("journal: player %d of the list: %v", e.Row, e.Err)
}

// Unwrap returns what is wrong.
func (e *ImportError) Unwrap() error { return e.Err }

// PlayerChanged gives a player other data. Pairing numbers stay (C.04.2 2.3; see [FixOrder]).
type PlayerChanged struct {
	Section SectionID `json:"section"`
	ID      PlayerID  `json:"id"`
	PlayerInfo
}

// Kind names the fact.
func (PlayerChanged) Kind() Kind { return KindPlayerChanged }

// In returns the section.
func (e PlayerChanged) In() SectionID { return e.Section }

func (e PlayerChanged) cleaned() (Event, error) {
	i, err := e.PlayerInfo.cleaned()
	return PlayerChanged{e.Section, e.ID, i}, err
}

func (e PlayerChanged) apply(ed *edit) error {
	p, err := ed.player(e.Section, e.ID)
	if err != nil {
		return err
	}
	if e.Name == "" {
		return &TextError{"name", MaxName, 0}
	}
	p.PlayerInfo = e.PlayerInfo
	return nil
}

// PlayerMoved puts a player who was never paired into another section.
type PlayerMoved struct {
	Section SectionID `json:"section"` // from
	ID      PlayerID  `json:"id"`
	To      SectionID `json:"to"`
}

// Kind names the fact.
func (PlayerMoved) Kind() Kind { return KindPlayerMoved }

// In returns the section he leaves.
func (e PlayerMoved) In() SectionID { return e.Section }

func (e PlayerMoved) cleaned() (Event, error) { return e, nil }

func (e PlayerMoved) apply(ed *edit) error {
	if _, err := ed.s.section(e.To); err != nil {
		return err
	}
	if err := ed.leave(e.Section, e.ID); err != nil {
		return err
	}
	p, err := ed.player(e.Section, e.ID)
	if err != nil {
		return err
	}
	p.Section, p.TPN, p.Entered, p.Missed, p.Byes, p.Out = e.To, 0, 0, "", nil, nil
	return nil
}

// PlayerRemoved takes a player who was never paired off the list.
type PlayerRemoved struct {
	Section SectionID `json:"section"`
	ID      PlayerID  `json:"id"`
}

// Kind names the fact.
func (PlayerRemoved) Kind() Kind { return KindPlayerRemoved }

// In returns the section.
func (e PlayerRemoved) In() SectionID { return e.Section }

func (e PlayerRemoved) cleaned() (Event, error) { return e, nil }

func (e PlayerRemoved) apply(ed *edit) error {
	if err := ed.leave(e.Section, e.ID); err != nil {
		return err
	}
	ed.own()
	ed.s.players[e.ID-1] = nil
	return nil
}

// leave takes a player out of the pairing numbers and the forbidden pairs of his section; those behind him move up.
func (e *edit) leave(id SectionID, who PlayerID) error {
	p, err := e.s.playerIn(id, who)
	if err != nil {
		return err
	}
	sec, err := e.section(id)
	if err != nil {
		return err
	}
	if r := sec.firstNaming(who); r > 0 {
		return &PlayerPairedError{who, r}
	}
	sec.Forbidden = withoutPlayer(sec.Forbidden, who)
	if p.TPN == 0 {
		return nil
	}
	return e.renumber(id, p.TPN+1, -1)
}

// firstNaming returns the first round whose record names the player, 0 if none does.
func (sec *section) firstNaming(who PlayerID) int {
	for i, r := range sec.Rounds {
		if _, found := r.find(who); found || r.PAB == who ||
			slices.ContainsFunc(r.Absent, func(a Absence) bool { return a.Player == who }) {
			return i + 1
		}
	}
	return 0
}

// renumber adds d to every pairing number of a section from from on.
func (e *edit) renumber(id SectionID, from swiss.TPN, d swiss.TPN) error {
	for _, p := range e.s.members(id) {
		if p.TPN >= from {
			c, err := e.player(id, p.ID)
			if err != nil {
				return err
			}
			c.TPN += d
		}
	}
	return nil
}
