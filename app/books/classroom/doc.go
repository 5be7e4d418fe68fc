// Package classroom is a class before one board: a teacher's device asks, pupils' phones answer with a move or a choice, and the teacher
// sees the share of each answer and who is stuck.
//
// It is pure: keys and lots come from the caller, and no clock is read. What travels is a [Question] to the phones and a [Reply] back, both
// as codes for a camera. A question never holds what is right before that is shown; a reply is of one phone and goes to the teacher alone.
//
//	What                                Where              Limits
//	a question as code or link          [Question.Bytes]   [MaxQuestion] bytes, so that a phone's camera reads it from a seat
//	a reply, sealed under the class key [Reply.Bytes]      about 40 bytes; who saw the class's code can make one in his own name
//	an answer is a legal move           [Task.Check]       positions that rules/board reads, also of Chess960
//	once or often                       [Class.Take]       the last answer counts until the solution is shown
//
// Everything that phones send is the input of strangers: it is bounded before it is used, and what is late, double, forged, cut, of another
// class or of an earlier task is refused with a [Reason].
package classroom
