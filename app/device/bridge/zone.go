package bridge

import (
	"encoding/binary"
	"time"
)

// zoneYears is how far around now the changes of the clock are looked up: no event is older, and none is planned later.
const (
	zoneYearsBack  = 8
	zoneYearsAhead = 3
)

// zoneOf makes a time zone of the offsets that a device names for instants, in seconds east of UTC: Go in a browser knows one offset,
// that of now, and would show a summer's hours one off in winter.
func zoneOf(now time.Time, offset func(time.Time) int) (*time.Location, error) {
	from := time.Date(now.Year()-zoneYearsBack, 1, 1, 0, 0, 0, 0, time.UTC)
	to := time.Date(now.Year()+zoneYearsAhead, 12, 31, 0, 0, 0, 0, time.UTC)
	offsets := []int{offset(from)}
	changes := []int64{from.Unix()}
	for at := from; at.Before(to); {
		next := at.AddDate(0, 1, 0)
		if was, is := offsets[len(offsets)-1], offset(next); is != was {
			changes = append(changes, changeBetween(at, next, was, offset))
			offsets = append(offsets, is)
		}
		at = next
	}
	return time.LoadLocationFromTZData("Local", tzif(changes, offsets))
}

// changeBetween finds the second from which the offset is no longer was.
func changeBetween(low, high time.Time, was int, offset func(time.Time) int) int64 {
	a, b := low.Unix(), high.Unix()
	for b-a > 1 {
		middle := a + (b-a)/2
		if offset(time.Unix(middle, 0)) == was {
			a = middle
		} else {
			b = middle
		}
	}
	return b
}

// tzif writes changes, each with its offset from then on, in the form of RFC 8536, version 2.
func tzif(changes []int64, offsets []int) []byte {
	header := func(times, types int) []byte {
		h := append([]byte("TZif2"), make([]byte, 15)...)
		chars := 0
		if types > 0 {
			chars = 1
		}
		for _, n := range []int{0, 0, 0, times, types, chars} {
			h = binary.BigEndian.AppendUint32(h, uint32(n))
		}
		return h
	}
	data := append(header(0, 0), header(len(changes), len(offsets))...)
	for _, at := range changes {
		data = binary.BigEndian.AppendUint64(data, uint64(at))
	}
	for i := range offsets {
		data = append(data, byte(i))
	}
	for _, seconds := range offsets {
		data = binary.BigEndian.AppendUint32(data, uint32(int32(seconds)))
		data = append(data, 0, 0) // its name is empty: no page shows one
	}
	return append(data, 0, '\n', '\n')
}
