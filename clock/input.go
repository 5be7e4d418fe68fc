package clock

import (
	"fmt"
	"time"
)

// An Act names what can be done to a clock. The numbers are written into journals and never change.
type Act uint8

const (
	ActStart         Act = 1
	ActPress         Act = 2
	ActPause         Act = 3
	ActResume        Act = 4
	ActResumeSide    Act = 5
	ActCorrect       Act = 6
	ActAdjust        Act = 7
	ActTakeBackGain  Act = 8
	ActTakeBackPress Act = 9
	ActClaim         Act = 10
	ActWake          Act = 11
	ActReset         Act = 12
	ActEnd           Act = 13
	ActReloadBlock   Act = 14
	ActSwapColors    Act = 15
	acts             Act = 16
)

var actText = [acts]string{"unknown act", "start", "press", "pause", "resume", "resume of a side", "correction", "adjustment",
	"take-back of the gain", "take-back of the press", "claim", "wake", "reset", "end", "reload of the block", "swap of colours"}

func (a Act) String() string {
	if a < acts {
		return actText[a]
	}
	return actText[0]
}

// An Input is one act on a clock as a journal keeps it. Fields that the act does not use are zero.
type Input struct {
	Act   Act
	Side  Side // press, resume of a side, take-back of the gain, claim, reload
	At    time.Duration
	From  time.Duration    // wake: the last instant seen
	Count bool             // wake: the gap counts
	Fix   [2]Values        // correction, by side
	Add   [2]time.Duration // adjustment, by side
}

// An UnknownActError reports an input of a kind that this version does not know.
type UnknownActError struct{ Act Act }

func (e *UnknownActError) Error() string { return fmt.Sprintf("clock: unknown act %d", uint8(e.Act)) }

// A SideError reports a side that is neither White nor Black.
type SideError struct{ Side Side }

func (e *SideError) Error() string {
	return fmt.Sprintf("clock: side %d, expected 0 or 1", uint8(e.Side))
}

// Do applies an input. On error the clock is as it was.
func (s State) Do(in Input) (State, error) {
	if in.Side > Black {
		return s, &SideError{in.Side}
	}
	switch in.Act {
	case ActStart:
		return s.Start(in.At)
	case ActPress:
		return s.Press(in.Side, in.At)
	case ActPause:
		return s.Pause(in.At)
	case ActResume:
		return s.Resume(in.At)
	case ActResumeSide:
		return s.ResumeSide(in.Side, in.At)
	case ActCorrect:
		return s.Correct(in.Fix[White], in.Fix[Black], in.At)
	case ActAdjust:
		return s.Adjust(in.Add[White], in.Add[Black], in.At)
	case ActTakeBackGain:
		return s.TakeBackGain(in.Side, in.At)
	case ActTakeBackPress:
		return s.TakeBackPress(in.At)
	case ActClaim:
		n, _, err := s.Claim(in.Side, in.At)
		return n, err
	case ActWake:
		return s.Wake(in.From, in.At, in.Count)
	case ActReset:
		return s.Reset(in.At)
	case ActEnd:
		return s.End(in.At)
	case ActReloadBlock:
		return s.ReloadBlock(in.Side, in.At)
	case ActSwapColors:
		return s.SwapColors(in.At)
	}
	return s, &UnknownActError{in.Act}
}

// A ReplayError names the input of a list that the clock refuses, from 0.
type ReplayError struct {
	Index int
	Input Input
	Err   error
}

func (e *ReplayError) Error() string {
	return fmt.Sprintf("clock: replay: input %d, %v at %v: %v", e.Index, e.Input.Act, e.Input.At, e.Err)
}

func (e *ReplayError) Unwrap() error { return e.Err }
