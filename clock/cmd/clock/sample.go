package main

import (
	"time"

	"wasit/clock"
)

// A reading is a state as scripts write it, fields in their order.
type reading struct {
	At        int64   `json:"at"`
	White     int64   `json:"white"`
	Black     int64   `json:"black"`
	Running   *string `json:"running"`
	PeriodW   int     `json:"period_w"`
	PeriodB   int     `json:"period_b"`
	PressesW  int     `json:"presses_w"`
	PressesB  int     `json:"presses_b"`
	Flag      *string `json:"flag"`
	FirstFlag *string `json:"first_flag"`
	OrderW    int     `json:"order_w"`
	OrderB    int     `json:"order_b"`
	Mismatch  bool    `json:"mismatch"`
	DelayW    *int64  `json:"delay_w,omitempty"`
	DelayB    *int64  `json:"delay_b,omitempty"`
	UpW       *int64  `json:"up_w,omitempty"`
	UpB       *int64  `json:"up_b,omitempty"`
	ByoW      *int    `json:"byo_w,omitempty"`
	ByoB      *int    `json:"byo_b,omitempty"`
	BlockW    *int    `json:"block_w,omitempty"`
	BlockB    *int    `json:"block_b,omitempty"`
	MainOverW *bool   `json:"main_over_w,omitempty"`
	MainOverB *bool   `json:"main_over_b,omitempty"`
	Steady    *string `json:"steady"`
	After     *int    `json:"after,omitempty"`
	outcome
}

// read returns what the clock shows at an instant.
func read(s clock.State, at int64) reading {
	now := millis(at)
	w, b := s.Faces(now)
	r := reading{
		At: at, White: w.Time.Milliseconds(), Black: b.Time.Milliseconds(),
		Running: which(w.Running, b.Running), Flag: which(w.Flag, b.Flag), FirstFlag: which(w.Order == 1, b.Order == 1),
		Steady:  which(w.Steady, b.Steady),
		PeriodW: w.Period, PeriodB: b.Period, PressesW: w.Presses, PressesB: b.Presses,
		OrderW: w.Order, OrderB: b.Order, Mismatch: s.Mismatch(now),
	}
	r.DelayW, r.UpW, r.ByoW, r.BlockW, r.MainOverW = methodFields(w)
	r.DelayB, r.UpB, r.ByoB, r.BlockB, r.MainOverB = methodFields(b)
	return r
}

// methodFields returns what only some methods show.
func methodFields(f clock.Face) (delay, up *int64, byo, block *int, mainOver *bool) {
	switch f.Method {
	case clock.USDelay:
		if !f.Fallen {
			delay = count(f.Delay)
		}
	case clock.CountUp:
		up = count(f.Up)
	case clock.ByoYomi:
		byo, mainOver = &f.Byo, &f.MainOver
	case clock.Canadian:
		block, mainOver = &f.Block, &f.MainOver
	}
	return
}

func count(d time.Duration) *int64 {
	n := d.Milliseconds()
	return &n
}

func which(white, black bool) *string {
	for side, is := range []bool{white, black} {
		if is {
			name := clock.Side(side).String()
			return &name
		}
	}
	return nil
}
