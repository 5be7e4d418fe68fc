package replica

import (
	"slices"

	"wasit/app/crew"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
)

// A Chain holds the digest after each record. Each is made of the one before and the record's line, so that two journals show where
// they part.
type Chain []crew.Digest

// Extend returns the chain after further records.
func (c Chain) Extend(records []journal.Record) (Chain, error) {
	c = c[:len(c):len(c)]
	for _, r := range records {
		line, err := file.EncodeRecord(r)
		if err != nil {
			return nil, err
		}
		last := c.At(len(c))
		c = append(c, file.Sum256(append(last[:], line...)))
	}
	return c, nil
}

// At returns the digest after record seq, the zero digest before the first.
func (c Chain) At(seq int) crew.Digest {
	if seq < 1 || seq > len(c) {
		return crew.Digest{}
	}
	return c[seq-1]
}

// Part returns how many records two journals have in common.
func Part(a, b Chain) int {
	n := min(len(a), len(b))
	low, high := 0, n // the first low are common; those from high on are not
	for low < high {
		mid := (low + high + 1) / 2
		if a[mid-1] == b[mid-1] {
			low = mid
		} else {
			high = mid - 1
		}
	}
	return low
}

// Only returns the records of a journal that another one took the place of which that one does not have, to be entered again or dropped by
// a person. Requests of devices are left out, for those devices ask again, and so is who worked there.
func Only(mine []journal.Record, common int) []journal.Record {
	asked := map[int]bool{} // acts that a device asked for
	for _, r := range mine[common:] {
		if _, ok := r.Event.(journal.RequestTaken); ok {
			asked[r.Act] = true
		}
	}
	var list []journal.Record
	for _, r := range mine[common:] {
		if !asked[r.Act] && !isOfCrew(r.Event) {
			list = append(list, r)
		}
	}
	return list
}

// Follow returns the place of a device whose journal gives way to another one; was is its place before. What the new journal does not have
// is kept: record by record, to be entered again or dropped, and whole, for a way back.
func Follow(had, next Copy, place, was crew.Place) crew.Place {
	common := Part(had.Shown, next.Shown)
	if common == len(had.Records) {
		return place
	}
	left := Only(had.Records, common)
	if len(left) == 0 {
		return place
	}
	was.Before = nil
	place.Left = append(slices.Clip(place.Left), left...)
	place.Before = &crew.Before{At: had.State.At(), Records: had.Records, Place: was}
	return place
}

// isOfCrew reports a fact about who works at the event: each desk has its own.
func isOfCrew(e journal.Event) bool {
	switch e.(type) {
	case journal.DeviceInvited, journal.DeviceJoined, journal.DeviceDismissed, journal.DeviceMarked, journal.DeskTaken:
		return true
	}
	return false
}
