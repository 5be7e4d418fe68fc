package lexicon

// Role says what a piece of a message was taken for.
type Role uint8

// The roles. A piece without one is a [RoleUnknown]: nobody understood it, and its row is doubtful.
const (
	RoleUnknown  Role = iota
	RoleMark          // a sign between words
	RoleName          //
	RoleNickname      //
	RoleSex           //
	RoleBirth         //
	RoleClub          // school or club
	RoleClass         //
	RoleGroup         // age group: "U-12"
	RoleRating        //
	RoleTitle         //
	RoleFIDE          // FIDE ID
	RoleNumber        // of the list, or of a board
	RoleSame          // "ditto"
	RoleLabel         // says what stands beside it: "kelas", "born"
	RoleAside         // understood and not kept: a greeting, a telephone number, an address, a payment, an age
	RoleNote          // something a person must read: withdrawn, reserve, a correction
)

// Span is a piece of the source of a row and what it was taken for. A fact of a heading lies in another line than the row.
type Span struct {
	Line       int // of the text, from 1
	Start, End int // bytes of that line
	Role       Role
	Guess      bool // taken by a guess: show it so
}

// IsFact reports whether a role tells something of a player.
func (r Role) IsFact() bool { return r >= RoleName && r <= RoleFIDE }
