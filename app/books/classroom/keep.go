package classroom

import (
	"encoding/json"
	"slices"
)

// keptVersion is that of what is kept. A higher one is of a newer Wasit, and is not read.
const keptVersion = 1

// MaxKept bounds what is kept of a class, in bytes: some 60 pupils with 60 tasks.
const MaxKept = 512 << 10

type kept struct {
	V     int
	Class *Class `json:",omitempty"`
	Phone *Phone `json:",omitempty"`
}

// Text writes a class as it is kept on the teacher's device.
func (c Class) Text() []byte { return text(kept{V: keptVersion, Class: &c}) }

// Text writes a phone as it is kept there.
func (p Phone) Text() []byte { return text(kept{V: keptVersion, Phone: &p}) }

func text(k kept) []byte {
	data, err := json.Marshal(k)
	if err != nil {
		return nil // a class holds nothing that cannot be written
	}
	return data
}

// ReadClass reads what [Class.Text] wrote. *Error: [Newer] or [Broken].
func ReadClass(data []byte) (Class, error) {
	k, err := read(data)
	if err != nil {
		return Class{}, err
	}
	if k.Class == nil || !k.Class.isWhole() {
		return Class{}, refused(Broken)
	}
	return *k.Class, nil
}

// ReadPhone reads what [Phone.Text] wrote. *Error: [Newer] or [Broken].
func ReadPhone(data []byte) (Phone, error) {
	k, err := read(data)
	if err != nil {
		return Phone{}, err
	}
	p := k.Phone
	if p == nil || !fits(p.Name, MaxName) || p.Question != nil && p.Question.Fault() != "" || p.Question == nil && p.Pick != "" ||
		p.Pick != "" && !p.Question.Check(p.Pick) || p.Turn < 0 || p.Turn > maxTurns {
		return Phone{}, refused(Broken)
	}
	return *p, nil
}

func read(data []byte) (k kept, err error) {
	if len(data) > MaxKept || json.Unmarshal(data, &k) != nil {
		return k, refused(Broken)
	}
	if k.V > keptVersion {
		return k, refused(Newer)
	}
	return k, nil
}

// isWhole reports a class that its own methods can have made.
func (c Class) isWhole() bool {
	known := map[PupilID]bool{}
	for _, p := range c.Pupils {
		if known[p.ID] || p.ID > MaxPupil || p.Name == "" || !fits(p.Name, MaxName) {
			return false
		}
		known[p.ID] = true
	}
	if c.Key == (Key{}) || c.At < 0 || c.At > len(c.Tasks) || len(c.Tasks) > MaxTasks || len(c.Pupils) > MaxPupils || !fits(c.Name, MaxName) {
		return false
	}
	return !slices.ContainsFunc(c.Tasks, func(a Asked) bool {
		seen := map[PupilID]bool{}
		return a.Fault() != "" || slices.ContainsFunc(a.Given, func(g Given) bool {
			again := seen[g.Pupil]
			seen[g.Pupil] = true
			return again || !known[g.Pupil] || !a.Check(g.Pick)
		})
	})
}
