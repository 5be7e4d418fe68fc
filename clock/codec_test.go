package clock

import (
	"bytes"
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func TestControlEncodingReadsBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := drawControl(t)
		b, err := want.MarshalBinary()
		if err != nil || len(b) > MaxEncodedControl {
			t.Fatalf("%d bytes, %v", len(b), err)
		}
		var got Control
		if err := got.UnmarshalBinary(b); err != nil || !want.Equal(got) {
			t.Fatalf("%v\n%s", err, cmp.Diff(want, got))
		}
	})
}

func TestEncodingsAreCompact(t *testing.T) {
	press, err := Input{Act: ActPress, Side: Black, At: 3 * time.Hour}.MarshalBinary()
	if err != nil || len(press) > 7 {
		t.Errorf("a press takes %d bytes, %v", len(press), err)
	}
	control, err := Even(Period{Main: minutes(5), Method: Fischer, Add: seconds(3)}).MarshalBinary()
	if err != nil || len(control) > 40 {
		t.Errorf("5+3 takes %d bytes, %v", len(control), err)
	}
}

// Old journals must read for ever: these bytes were written by version 1.
func TestVersion1Reads(t *testing.T) {
	var c Control
	if err := c.UnmarshalBinary([]byte("\x01\x01\x00\x00\x01\x01\x01\x00\xe0\xa7\x12\xb8\x17\x00\x00\x00\x01\x01\x01\x00\xe0\xa7\x12\xb8\x17\x00\x00")); err == nil {
		if c.String() != "5+3" {
			t.Errorf("%q", c)
		}
	} else {
		t.Error(err)
	}
	var in Input
	want := Input{Act: ActPress, Side: Black, At: seconds(1)}
	if err := in.UnmarshalBinary([]byte("\x01\x05\xe8\x07")); err != nil || in != want {
		t.Errorf("%+v, %v", in, err)
	}
}

func TestDecodingSaysWhatIsWrong(t *testing.T) {
	var in Input
	for _, c := range []struct {
		data   string
		offset int
	}{{"", 0}, {"\x00", 1}, {"\x01", 1}, {"\x01\x00\x00", 2}, {"\x01\xff\x00", 2}, {"\x01\x04", 2}, {"\x01\x04\x05\x00", 3}, {"\x01\x16\x05\x07\x00", 4}} {
		var e *CodecError
		if err := in.UnmarshalBinary([]byte(c.data)); !errors.As(err, &e) || e.Offset != c.offset {
			t.Errorf("%q: %v, want offset %d", c.data, err, c.offset)
		}
	}
	var later *VersionError
	if err := in.UnmarshalBinary([]byte{9, 4, 0}); !errors.As(err, &later) || later.Version != 9 {
		t.Errorf("a later version: %v", err)
	}
	if err := in.UnmarshalBinary(bytes.Repeat([]byte{1}, MaxEncodedInput+1)); err == nil {
		t.Error("too long is accepted")
	}
	if _, err := decodeInputs([]byte{1, 200, 1}); err == nil {
		t.Error("a count beyond the data is accepted")
	}
	if _, err := encodeInputs([]Input{{Act: ActStart, At: 5 * ms}, {Act: ActPause, At: 4 * ms}}); err == nil {
		t.Error("instants that go back are accepted")
	}
	if in != (Input{}) {
		t.Error("changed by an error")
	}
}

func TestReplayNamesTheInput(t *testing.T) {
	var e *ReplayError
	s, err := replay(Even(Period{Main: minutes(5)}), []Input{{Act: ActStart}, {Act: ActPress, Side: Black, At: ms}})
	if !errors.As(err, &e) || e.Index != 1 || s.Phase(0) != Running {
		t.Errorf("%v", err)
	}
	if _, err := s.Do(Input{Act: ActPress, Side: 2}); !errors.As(err, new(*SideError)) {
		t.Error(err)
	}
	if _, err := s.Do(Input{Act: acts}); !errors.As(err, new(*UnknownActError)) {
		t.Error(err)
	}
}

// Whatever bytes come: an error or a value that writes back to itself, and a clock that can be played on.
func FuzzDecode(f *testing.F) {
	c := Even(Period{Main: minutes(90), Moves: 40, ByCounter: true, Method: Fischer, Add: seconds(30)}, Period{Main: minutes(1), Method: ByoYomi, Count: 3, Add: seconds(30)})
	control, _ := c.MarshalBinary()
	inputs, _ := encodeInputs([]Input{{Act: ActStart}, {Act: ActPress, At: seconds(3)}, {Act: ActPress, Side: Black, At: seconds(9)},
		{Act: ActWake, At: seconds(20), From: seconds(10)}, {Act: ActAdjust, At: seconds(20), Add: [2]time.Duration{minutes(2), -seconds(1)}}, {Act: ActPause, At: seconds(30)}})
	s, err := New(c)
	if err != nil {
		f.Fatal(err)
	}
	s, _ = s.Start(0)
	s, _ = s.Press(White, seconds(5))
	state, _ := s.MarshalBinary()
	f.Add(control, inputs, state)
	f.Fuzz(func(t *testing.T, control, inputs, state []byte) {
		list, err := decodeInputs(inputs)
		if err == nil {
			again, err := encodeInputs(list)
			if err != nil {
				t.Fatalf("%+v: %v", list, err)
			}
			if back, err := decodeInputs(again); err != nil || !cmp.Equal(back, list) {
				t.Fatalf("%v: %s", err, cmp.Diff(list, back))
			}
		}
		var c Control
		if c.UnmarshalBinary(control) == nil {
			playAll(t, newState(t, c), list)
		}
		var s State
		if s.UnmarshalBinary(state) == nil {
			again, err := s.MarshalBinary()
			var back State
			if err != nil || back.UnmarshalBinary(again) != nil || back != s {
				t.Fatalf("%+v reads back as %+v, %v", s, back, err)
			}
			playAll(t, s, list)
		}
	})
}

// playAll plays inputs from the state on and asks all there is to ask; refused inputs are passed over.
func playAll(t interface{ Fatalf(string, ...any) }, s State, inputs []Input) {
	for _, in := range inputs {
		in.At += s.Last()
		n, err := s.Do(in)
		if err != nil && n != s {
			t.Fatalf("%+v: changed by %v", in, err)
		}
		s = n
		s.Faces(in.At)
		s.FlagAt()
		s.NextChange(in.At, true)
		s.Values(White, in.At)
		s.LowThreshold(Black, in.At)
	}
}

// Damaged snapshots and journals: an error, or a clock that can be played on without panic or endless loop.
func TestDamagedEncodingsAreHarmless(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := newState(t, drawControl(t))
		var inputs []Input
		for range rapid.IntRange(1, 20).Draw(t, "acts") {
			in := drawInput(t, s)
			if n, err := s.Do(in); err == nil {
				s, inputs = n, append(inputs, in)
			}
		}
		state, errState := s.MarshalBinary()
		list, errList := encodeInputs(inputs)
		if errState != nil || errList != nil {
			t.Fatal(errState, errList)
		}
		for _, b := range [][]byte{state, list} {
			for range rapid.IntRange(1, 4).Draw(t, "damages") {
				b[rapid.IntRange(1, len(b)-1).Draw(t, "place")] ^= byte(rapid.IntRange(1, 255).Draw(t, "damage"))
			}
		}
		damaged, err := decodeInputs(list)
		if err != nil {
			damaged = inputs
		}
		var back State
		if back.UnmarshalBinary(state) != nil {
			back = newState(t, s.Control())
		}
		playAll(t, back, damaged)
	})
}
