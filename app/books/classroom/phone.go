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
		p.Turn, p.Pick = 0, ""
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
	p.Turn, p.Pick = p.Turn+1, pick
	return p, nil
}

// Reply is the answer as the teacher's device is to take it; the zero Reply without a question.
func (p Phone) Reply() Reply {
	if p.Question == nil {
		return Reply{}
	}
	return Reply{Class: p.Question.Key.Tag(), Pupil: p.ID(), Name: Clean(p.Name, MaxName), Number: p.Question.Number, Turn: p.Turn, Pick: p.Pick}
}
