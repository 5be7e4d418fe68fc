package model

// ShowSettings applies language, theme, contrast, hand and motion to the page.
type ShowSettings struct{ Settings Settings }

// SaveSettings stores the settings on this device.
type SaveSettings struct{ Settings Settings }

func (ShowSettings) cmd() {}
func (SaveSettings) cmd() {}
