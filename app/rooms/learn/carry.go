package learn

import "wasit/app/session"

// lifted is a man that a finger or the mouse carries: he is taken in hand as by a touch, whoever was before.
type lifted struct{ Touch Msg }

func (msg lifted) update(m page, env session.Env) (page, []session.Cmd) {
	m.Selected = -1
	return msg.Touch.update(m, env)
}

// putBack puts the man in hand back on its square.
type putBack struct{}

func (putBack) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Selected = -1
	return m, nil
}

// Lift takes the man in hand while he is carried.
func (msg touchSquare) Lift() session.Msg { return lifted{msg} }

// PutOn is the touch of the square where the man is let go; beside the board he goes back, on his own square he stays in hand.
func (msg touchSquare) PutOn(act session.Msg) session.Msg {
	switch to, ok := act.(touchSquare); {
	case !ok:
		return putBack{}
	case to != msg:
		return to
	}
	return nil
}

// Lift takes the man in hand while he is carried.
func (msg touchOnly) Lift() session.Msg { return lifted{msg} }

// PutOn is the touch of the square where the man is let go.
func (msg touchOnly) PutOn(act session.Msg) session.Msg {
	switch to, ok := act.(touchOnly); {
	case !ok:
		return putBack{}
	case to != msg:
		return to
	}
	return nil
}
