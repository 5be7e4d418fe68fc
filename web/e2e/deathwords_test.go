package e2e

import (
	"net/http"
	"net/url"
	"strings"
	"time"
)

// told is a word of a page: an act that the screen acknowledged, or why it cannot act. It does nothing more before it is heard.
type told struct {
	from         *device
	label, fault string
	heard        chan struct{}
}

// hear takes what the page tells; a host that is off has nothing else to say.
func (d *device) hear(w http.ResponseWriter, r *http.Request) bool {
	kind, text, _ := strings.Cut(strings.TrimPrefix(r.URL.EscapedPath(), "/"), "/")
	if plain, err := url.PathUnescape(text); err == nil {
		text = plain
	}
	switch {
	case kind == "acknowledged":
		d.say(r.Context().Done(), text, "") // a browser that died before it was heard had this act on its way
		w.WriteHeader(http.StatusNoContent)
	case kind == "fault":
		d.say(r.Context().Done(), "", text)
		w.WriteHeader(http.StatusNoContent)
	case d.mortal.serve != nil && d.mortal.serve(d, w, kind, text):
	case d.off.Load():
		http.Error(w, "the host is off", http.StatusServiceUnavailable)
	default:
		return false
	}
	return true
}

// say has the test hear a word, unless the browser dies before, and waits until the acts may go on.
func (d *device) say(dead <-chan struct{}, label, fault string) (goOn bool) {
	word := told{d, label, fault, make(chan struct{})}
	select {
	case d.words <- word:
	case <-dead:
		return false
	}
	select {
	case <-word.heard:
		return true
	case <-dead:
		return false
	}
}

// silent is for how many seconds in which the test ran itself the pages may say nothing before it takes one for stuck: a machine that
// stopped all for minutes, to measure something else, says nothing about them.
const silent = 120

// hearAll hears the pages until each has acknowledged an act.
func (c *crowd) hearAll() {
	tick := time.NewTicker(time.Second) // it drops what nobody took
	defer tick.Stop()
	for _, d := range c.devices {
		for seconds := 0; d.mortal.drive == nil && len(d.acked) == 0; {
			select {
			case word := <-c.words:
				word.take()
				seconds = 0
			case <-tick.C:
				if seconds++; seconds == silent {
					d.p.Fail("%s: nothing is acknowledged in %d s", d.mortal.name, silent)
				}
			}
		}
	}
}

func (c *crowd) hearUntil(end <-chan time.Time) {
	for {
		select {
		case word := <-c.words:
			word.take()
		case <-end:
			return
		}
	}
}

func (w told) take() {
	d := w.from
	if w.fault != "" {
		d.p.Fail("%s: %s", d.mortal.name, w.fault)
	}
	d.acked = append(d.acked, w.label)
	if d.held = w.heard; d.going {
		d.goOn()
	}
}

// goOn lets the acts go on from where the device waits, and from then on.
func (d *device) goOn() {
	d.going = true
	if d.held != nil {
		close(d.held)
		d.held = nil
	}
}
