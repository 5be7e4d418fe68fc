package app

import (
	"context"
	"math"

	"wasit/app/bridge"
	"wasit/app/model"
)

// checkReady asks the device for its storage and battery, and tests writing in the one queue of writes.
func (h *host) checkReady(writes int) {
	go h.askStorage()
	st, broken := h.store, h.m.Device.StoreError
	bridge.Battery().Then(func(power bridge.Power, err error) {
		msg := model.ReadyChecked{Err: broken}
		if err == nil {
			msg.Power = model.Power{Known: true, Percent: int(math.Round(100 * power.Level)), Charging: power.Charging}
		}
		if st == nil {
			h.post(msg)
			return
		}
		h.queue(func(ctx context.Context) {
			msg.Write, err = st.Probe(ctx, writes)
			msg.Err = words(err)
			h.post(msg)
		})
	})
}
