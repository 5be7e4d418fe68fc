package classroom

import (
	"crypto/sha256"
	"encoding/binary"
)

// A Phone is what a pupil's phone knows: the question in hand and the answer that was given to it. It is a value.
type Phone struct {
	Lot      [16]byte  // drawn once for this phone; who it is in a class follows from it
	Name     string    `json:",omitempty"`
	Question *Question `json:",omitempty"` // shared, never written to
	Turn     int       `json:",omitempty"`
	Pick     string    `json:",omitempty"` // "" until it is answered
	Taken    bool      `json:",omitempty"` // the teacher's device said over a link that it counts
}

// ID is the phone in the class of its question: another class knows it under another one.
func (p Phone) ID() PupilID {
	if p.Question == nil {
		return 0
	}
	sum := sha256.Sum256(append(p.Lot[:], p.Question.Key[:]...))
	return PupilID(binary.BigEndian.Uint64(sum[:])) & MaxPupil
}

// Ask takes a question. What was answered stays where it is the same question again. *Error: [Old] for one that came before.
func (p Phone) Ask(q Question) (Phone, error) {
	was := p.Question
	same := was != nil && was.Key == q.Key
	switch {
	case same && (q.Number < was.Number || q.Number == was.Number && was.Shown && !q.Shown):
		return p, refused(Old)
	case !same || q.Number != was.Number:
		p.Turn, p.Pick, p.Taken = 0, "", false
	}
	p.Question = &q
	return p, nil
}

// maxTurns is how often a phone may answer one question.
const maxTurns = 99

// Answer answers with a pick, in place of the one before. *Error: [Early] without a question, [Nameless], [Late], [Illegal], or [Full] where
// it was changed too often.
func (p Phone) Answer(pick string) (Phone, error) {
	switch {
	case p.Question == nil:
		return p, refused(Early)
	case Clean(p.Name, MaxName) == "":
		return p, refused(Nameless)
	case p.Question.Shown:
		return p, refused(Late)
	case !p.Question.Check(pick):
		return p, refused(Illegal)
	case p.Turn >= maxTurns:
		return p, refused(Full)
	}
	p.Turn, p.Pick, p.Taken = p.Turn+1, pick, false
	return p, nil
}

// Reply is what the phone tells the teacher; without an answer, that it is there.
func (p Phone) Reply() Reply {
	if p.Question == nil {
		return Reply{}
	}
	return Reply{Class: p.Question.Key.Tag(), Pupil: p.ID(), Name: Clean(p.Name, MaxName), Number: p.Question.Number, Turn: p.Turn, Pick: p.Pick}
}

// Hear takes what the teacher's device says of an answer. One that does not count is taken back; of an earlier answer it means nothing.
func (p Phone) Hear(v Verdict) Phone {
	if p.Question == nil || v.Class != p.Question.Key.Tag() || v.Number != p.Question.Number || v.Turn != p.Turn {
		return p
	}
	p.Taken = v.Why == "" || v.Why == Double
	return p
}
