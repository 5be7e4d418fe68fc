package bridge

import (
	"syscall/js"
	"time"
)

// FollowZone makes time.Local the zone of this device with its changes of the clock, now and whenever the page comes to the front
// in another zone.
func FollowZone() {
	useZone()
	listen(document, "visibilitychange", func(js.Value) {
		now := time.Now()
		if _, known := now.Zone(); known != deviceOffset(now) {
			useZone()
		}
	}, nil)
}

func useZone() {
	if zone, err := zoneOf(time.Now(), deviceOffset); err == nil {
		time.Local = zone
	}
}

// deviceOffset is what the device adds to UTC at an instant, in seconds.
func deviceOffset(at time.Time) int {
	return -60 * js.Global().Get("Date").New(at.UnixMilli()).Call("getTimezoneOffset").Int()
}
