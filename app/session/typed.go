package session

import "slices"

// Typed is what was typed into the form of a section and is not saved. The zero value has nothing typed.
type Typed[F any] struct {
	Of     RoundKey // event and section whose form it is
	Form   *F       // nil: nothing was typed
	Faults []string // the controls whose values cannot stand
}

// Or returns what was typed in the section in hand of s, else what told says: the form as the facts fill it.
func (t Typed[F]) Or(s Session, told func() F) F {
	if t.Form != nil && t.Of == s.sectionKey() {
		return *t.Form
	}
	return told()
}

// Keep returns t with the form f of the section in hand of s; what was typed in another one goes.
func (t Typed[F]) Keep(s Session, f F) Typed[F] {
	if t.Of != s.sectionKey() {
		t = Typed[F]{Of: s.sectionKey()}
	}
	t.Form = &f
	return t
}

// Mend returns t without the fault of a control, whose value has changed.
func (t Typed[F]) Mend(control string) Typed[F] {
	t.Faults = slices.DeleteFunc(slices.Clone(t.Faults), func(id string) bool { return id == control })
	return t
}

// IsFault reports whether a control of the section in hand of s has a value that cannot stand.
func (t Typed[F]) IsFault(s Session, control string) bool {
	return t.Form != nil && t.Of == s.sectionKey() && slices.Contains(t.Faults, control)
}

// sectionKey is the event and the section in hand.
func (m Session) sectionKey() RoundKey {
	return RoundKey{Event: m.Event.ID, Section: m.Event.Section}
}
