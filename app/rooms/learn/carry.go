package learn

import "wasit/app/session"

// lifted takes the piece that a finger or the mouse carries in hand, as a touch does, in place of any other.
type lifted struct{ Touch Msg }

func (msg lifted) update(m page, env session.Env) (page, []session.Cmd) {
	m.Selected = -1
	return msg.Touch.update(m, env)
}

// putBack puts the piece in hand back on its square.
type putBack struct{}

func (putBack) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Selected = -1
	return m, nil
}

// Lift takes the piece in hand while it is carried.
func (msg touchSquare) Lift() session.Msg { return lifted{msg} }

// PutOn is the touch of the square where the piece is let go; beside the board it goes back, on its own square it stays in hand.
func (msg touchSquare) PutOn(act session.Msg) session.Msg {
	switch to, ok := act.(touchSquare); {
	case !ok:
		return putBack{}
	case to != msg:
		return to
	}
	return nil
}

// Lift takes the piece in hand while it is carried.
func (msg touchOnly) Lift() session.Msg { return lifted{msg} }

// PutOn is the touch of the square where the piece is let go.
func (msg touchOnly) PutOn(act session.Msg) session.Msg {
	switch to, ok := act.(touchOnly); {
	case !ok:
		return putBack{}
	case to != msg:
		return to
	}
	return nil
}
