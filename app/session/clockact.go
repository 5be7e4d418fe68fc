package session

// ClockDeviceFound brings what the device can and cannot do.
type ClockDeviceFound struct{ Device ClockDevice }
