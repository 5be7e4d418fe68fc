package app

import (
	"context"
	"math"

	"wasit/app/bridge"
	"wasit/app/model"
)

// checkReady asks the device for its storage, battery and the files of the app, then tests writing in the one queue of writes.
func (h *host) checkReady(c model.CheckReady) {
	go h.askStorage()
	bridge.Battery().Then(func(power bridge.Power, err error) {
		msg := model.ReadyChecked{Err: h.m.Device.StoreError}
		if err == nil {
			msg.Power = model.Power{Known: true, Percent: int(math.Round(100 * power.Level)), Charging: power.Charging}
		}
		bridge.StoredFiles(c.Mend).Then(func(files bridge.Files, err error) {
			if err == nil {
				msg.Files = model.StoredFiles{Total: files.Total, Missing: files.Missing}
			}
			h.testWriting(c.Writes, msg)
		})
	})
}

func (h *host) testWriting(writes int, msg model.ReadyChecked) {
	st := h.store
	if st == nil {
		h.post(msg)
		return
	}
	h.queue(func(ctx context.Context) {
		var err error
		msg.Write, err = st.Probe(ctx, writes)
		msg.Err = words(err)
		h.post(msg)
	})
}
