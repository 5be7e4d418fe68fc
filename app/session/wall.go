package session

// Fullscreen fills the screen with the page; it needs a touch.
type Fullscreen struct{}

// KeepAwake keeps the screen on while a page wants it.
type KeepAwake struct{ On bool }

func (Fullscreen) cmd() {}

func (KeepAwake) cmd() {}
