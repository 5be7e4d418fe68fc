package clock

import (
	"encoding/binary"
	"fmt"
	"time"
)

// Versions of the encodings, the first byte of each. A reader knows all versions up to its own and refuses later ones.
const (
	controlVersion = 1
	inputVersion   = 1
	stateVersion   = 1
)

// Limits of an encoding, checked before anything is read.
const (
	MaxEncodedControl = 512
	MaxEncodedState   = 2048
	MaxEncodedInput   = 128
)

// A CodecError says where an encoding is wrong and what was expected there.
type CodecError struct {
	Offset int
	Want   string
}

func (e *CodecError) Error() string {
	return fmt.Sprintf("clock: encoding: byte %d: expected %s", e.Offset, e.Want)
}

// A VersionError reports an encoding written by a later version; nothing may be written over it.
type VersionError struct{ Version, Known int }

func (e *VersionError) Error() string {
	return fmt.Sprintf("clock: encoding: version %d, this program knows up to %d", e.Version, e.Known)
}

// MarshalBinary returns the journal's form of a control.
func (c Control) MarshalBinary() ([]byte, error) {
	if err := c.Check(); err != nil {
		return nil, err
	}
	b := []byte{controlVersion}
	b = appendFlags(b, c.Freeze, c.Flags == Claim)
	b = appendMillis(b, c.Low)
	for _, side := range []SideControl{c.White, c.Black} {
		b = append(b, byte(side.FirstCredit), byte(len(side.Periods)))
		b = binary.AppendUvarint(b, uint64(max(side.FromMove, 1)))
		for _, p := range side.Periods {
			b = append(b, byte(p.Method))
			b = appendFlags(b, p.ByCounter, p.Manual)
			b = appendMillis(appendMillis(b, p.Main), p.Add)
			b = binary.AppendUvarint(b, uint64(p.Moves))
			b = binary.AppendUvarint(b, uint64(p.Count))
		}
	}
	return b, nil
}

// UnmarshalBinary reads what MarshalBinary wrote; the control is checked. On error c is unchanged.
func (c *Control) UnmarshalBinary(b []byte) error {
	r := newReader(b, MaxEncodedControl, controlVersion)
	var d Control
	claim := false
	r.flags(&d.Freeze, &claim)
	if claim {
		d.Flags = Claim
	}
	d.Low = r.millis(MaxTime)
	for _, side := range []*SideControl{&d.White, &d.Black} {
		side.FirstCredit = FirstCredit(r.upTo(uint64(AfterMove1), "a first credit"))
		n := r.upTo(MaxPeriods, "the number of periods")
		side.FromMove = int(r.upTo(MaxMoves, "a move number"))
		for i := uint64(0); i < n && r.err == nil; i++ {
			p := Period{Method: Method(r.upTo(uint64(methods-1), "a method"))}
			r.flags(&p.ByCounter, &p.Manual)
			p.Main, p.Add = r.millis(MaxTime), r.millis(MaxAdd)
			p.Moves, p.Count = int(r.upTo(MaxMoves, "a number of moves")), int(r.upTo(MaxMoves, "a count"))
			side.Periods = append(side.Periods, p)
		}
	}
	if err := r.end(); err != nil {
		return err
	}
	if err := d.Check(); err != nil {
		return err
	}
	*c = d
	return nil
}

// MarshalBinary returns the journal's form of one input; a press takes some seven bytes.
func (in Input) MarshalBinary() ([]byte, error) {
	return in.append([]byte{inputVersion}, 0)
}

// UnmarshalBinary reads what MarshalBinary wrote. On error in is unchanged.
func (in *Input) UnmarshalBinary(b []byte) error {
	r := newReader(b, MaxEncodedInput, inputVersion)
	read := r.input(0)
	if err := r.end(); err != nil {
		return err
	}
	*in = read
	return nil
}

// append writes an input; only the fields of its act are kept.
func (in Input) append(b []byte, last time.Duration) ([]byte, error) {
	switch {
	case in.Act == 0 || in.Act >= acts:
		return nil, &UnknownActError{in.Act}
	case in.Side > Black:
		return nil, &SideError{in.Side}
	case in.At < last || in.At > MaxInstant:
		return nil, &InstantError{in.At, last}
	}
	b = append(b, byte(in.Act)<<1|byte(in.Side))
	b = binary.AppendUvarint(b, uint64(in.At.Milliseconds()-last.Milliseconds()))
	switch in.Act {
	case ActWake:
		if in.From < 0 || in.From > in.At {
			return nil, &InstantError{in.From, in.At}
		}
		b = appendFlags(b, in.Count, false)
		b = appendMillis(b, in.From)
	case ActAdjust:
		for _, by := range in.Add {
			b = binary.AppendVarint(b, by.Milliseconds())
		}
	case ActCorrect:
		for _, v := range in.Fix {
			b = appendFlags(b, v.MainOver, false)
			b = appendMillis(appendMillis(b, v.Time), v.Up)
			for _, n := range []int{v.Presses, v.Period, v.Byo, v.Block} {
				b = binary.AppendUvarint(b, uint64(max(n, 0)))
			}
		}
	}
	return b, nil
}

func (r *reader) input(last time.Duration) Input {
	head := r.byte()
	in := Input{Act: Act(head >> 1), Side: Side(head & 1)}
	if in.Act == 0 || in.Act >= acts {
		r.fail("an act")
	}
	in.At = last + r.millis(MaxInstant)
	if in.At > MaxInstant {
		r.fail("an instant")
	}
	unused := false
	switch in.Act {
	case ActWake:
		r.flags(&in.Count, &unused)
		in.From = r.millis(in.At)
	case ActAdjust:
		for i := range in.Add {
			in.Add[i] = r.signedMillis()
		}
	case ActCorrect:
		for i := range in.Fix {
			v := &in.Fix[i]
			r.flags(&v.MainOver, &unused)
			v.Time, v.Up = r.millis(time.Duration(maxLeft)*ms), r.millis(time.Duration(maxLeft)*ms)
			for _, n := range []*int{&v.Presses, &v.Period, &v.Byo, &v.Block} {
				*n = int(r.upTo(1<<31-1, "a number"))
			}
		}
	}
	return in
}
