package app

import (
	"wasit/app/bridge"
	"wasit/app/lawbook"
	"wasit/app/model"
)

// readLaws fetches the texts of the Laws in a language from beside the program; the service worker keeps them, so that
// they are there without internet too.
func (h *host) readLaws(c model.ReadLaws) {
	name := prefix() + "/web/laws-" + c.Lang.Tag() + ".txt"
	bridge.Fetch(name, lawbook.MaxBytes).Then(func(data []byte, err error) {
		msg := model.LawsRead{Lang: c.Lang, Err: err}
		if err == nil {
			msg.Book, msg.Err = lawbook.Read(data)
		}
		h.post(msg)
	})
}
