package classroom

// A Reason says why something was not taken.
type Reason string

// The reasons.
const (
	Foreign  Reason = "foreign" // not made for a class
	Newer    Reason = "newer"   // by a newer Wasit
	Cut      Reason = "cut"     // its end is missing, or something follows it
	Forged   Reason = "forged"  // the seal does not fit: changed, or made without the code of this class
	Other    Reason = "other"   // of another class
	Old      Reason = "old"     // an answer to an earlier task
	Early    Reason = "early"   // to one that was not asked yet
	Late     Reason = "late"    // the solution is shown already
	Double   Reason = "double"  // this very answer is counted
	Stale    Reason = "stale"   // a newer answer of the same phone is counted
	Illegal  Reason = "illegal" // no legal move, none of the options
	Full     Reason = "full"    // as many pupils, or tasks, as a class holds
	Nameless Reason = "nameless"
	Broken   Reason = "broken" // it fits its seal and makes no sense
	Empty    Reason = "empty"  // a task without anything to answer
	Long     Reason = "long"   // more than fits in a code
)

// An Error says why a message or a task was not taken. Nothing of it is used.
type Error struct{ Why Reason }

func (e *Error) Error() string { return "classroom: not taken: " + string(e.Why) }

func refused(why Reason) error { return &Error{Why: why} }

// ReasonOf returns why, "" for nil and for an error of another kind.
func ReasonOf(err error) Reason {
	if e, ok := err.(*Error); ok {
		return e.Why
	}
	return ""
}
