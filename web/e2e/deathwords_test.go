package e2e

import (
	"net/http"
	"net/url"
	"strings"
	"time"
)

// told is a word of the page: an act that the screen acknowledged, or why it cannot act.
type told struct{ label, fault string }

// hear takes what the page tells, which does nothing more before it is heard; a host that is off has nothing else to say.
func (d *deaths) hear(w http.ResponseWriter, r *http.Request) bool {
	kind, text, _ := strings.Cut(strings.TrimPrefix(r.URL.EscapedPath(), "/"), "/")
	if plain, err := url.PathUnescape(text); err == nil {
		text = plain
	}
	switch {
	case kind == "acknowledged" || kind == "fault":
		word := told{label: text}
		if kind == "fault" {
			word = told{fault: text}
		}
		d.say(r.Context().Done(), word) // a browser that died before it was heard had this act on its way
		w.WriteHeader(http.StatusNoContent)
	case d.mortal.serve != nil && d.mortal.serve(d, w, kind, text):
	case d.off.Load():
		http.Error(w, "the host is off", http.StatusServiceUnavailable)
	default:
		return false
	}
	return true
}

// say has the test hear a word, unless the browser dies before.
func (d *deaths) say(dead <-chan struct{}, word told) (heard bool) {
	select {
	case d.words <- word:
		return true
	case <-dead:
		return false
	}
}

// silent is how long a page may say nothing before the test takes it for stuck.
const silent = 2 * time.Minute

func (d *deaths) hearFirst() {
	select {
	case word := <-d.words:
		d.take(word)
	case <-time.After(silent):
		d.p.Fail("%s: nothing is acknowledged in %v", d.mortal.name, silent)
	}
}

func (d *deaths) hearUntil(end <-chan time.Time) {
	for {
		select {
		case word := <-d.words:
			d.take(word)
		case <-end:
			return
		}
	}
}

func (d *deaths) take(word told) {
	if word.fault != "" {
		d.p.Fail("%s: %s", d.mortal.name, word.fault)
	}
	d.acked = append(d.acked, word.label)
}
