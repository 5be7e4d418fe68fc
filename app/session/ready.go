package session

import (
	"time"
)

// StoredFiles are the files of the app that the device keeps: how many its version has, 0 where nobody tells, and which are
// not there whole.
type StoredFiles struct {
	Total   int
	Missing []string
}

// Power is the battery as far as the device tells.
type Power struct {
	Known    bool
	Percent  int
	Charging bool
}

// CheckReady tests writing, compares the stored files of the app with the list of its version, after loading the missing ones
// where it should Mend, and asks for storage and battery; ReadyChecked comes back, and DeviceChanged.
type CheckReady struct {
	Writes int
	Mend   bool
}

func (CheckReady) cmd() {}

// ReadyChecked brings what the test found.
type ReadyChecked struct {
	Write time.Duration
	Err   error
	Power Power
	Files StoredFiles
}
