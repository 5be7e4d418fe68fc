package browsertest

import (
	"github.com/chromedp/cdproto/storage"
)

// answer does what a test inside the page asked for, if it asked for anything but a touch.
func (p *Page) answer() bool {
	p.t.Helper()
	var asked *struct {
		What  string
		Value float64
	}
	p.Eval(`window.asked || null`, &asked)
	if asked == nil {
		return false
	}
	switch asked.What {
	case "limit":
		p.Limit(int64(asked.Value))
	case "slow":
		p.Slow(asked.Value)
	}
	p.Eval(`(window.asked = undefined, window.answered())`, nil)
	return true
}

// Limit gives the store of the page's origin so many bytes of room; 0 is as before.
func (p *Page) Limit(bytes int64) {
	p.t.Helper()
	var origin string
	p.Eval(`location.origin`, &origin)
	quota := storage.OverrideQuotaForOrigin(origin)
	if bytes > 0 {
		quota = quota.WithQuotaSize(float64(bytes))
	}
	p.do("limiting the store", quota)
}
