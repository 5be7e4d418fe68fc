package bridge

import (
	"strconv"
	"strings"
	"syscall/js"
)

// Around reads what is known of the browser now.
func Around() Surroundings {
	s := Surroundings{
		Online:    navigator.Get("onLine").Truthy(),
		Visible:   document.Get("visibilityState").String() == "visible",
		Installed: matches("(display-mode: standalone)") || navigator.Get("standalone").Truthy(),
		Apple:     isApple(),
		Vibrates:  has(navigator, "vibrate"),
		Dark:      matches("(prefers-color-scheme: dark)"),
		Calm:      matches("(prefers-reduced-motion: reduce)"),
		Contrast:  matches("(prefers-contrast: more)"),
		Reloaded:  isReloaded(),
		Address:   global.Get("location").Get("origin").String(),
	}
	if w := global.Get("wasit"); w.Truthy() { // page.js; absent in tests of single packages
		s.Ready = w.Get("ready").Bool()
		s.Update = UpdateState(w.Get("update").String())
		s.Replaced = w.Get("replaced").Bool()
		s.Fault = w.Get("fault").String()
	}
	if list := navigator.Get("languages"); list.Truthy() {
		for i := range list.Length() {
			s.Languages = append(s.Languages, list.Index(i).String())
		}
	}
	return s
}

// isReloaded tells a page that was reloaded, or came back by the arrow, from one that was opened.
func isReloaded() bool {
	if !has(global, "performance", "getEntriesByType") {
		return false
	}
	list := global.Get("performance").Call("getEntriesByType", "navigation")
	return list.Length() > 0 && list.Index(0).Get("type").String() != "navigate"
}

func matches(query string) bool {
	return has(global, "matchMedia") && global.Call("matchMedia", query).Get("matches").Bool()
}

// isApple recognises an iPad too, which calls itself a Macintosh but has fingers.
func isApple() bool {
	test := global.Get("RegExp").New(`iP(hone|ad|od)`)
	agent := navigator.Get("userAgent")
	if test.Call("test", agent).Bool() {
		return true
	}
	return global.Get("RegExp").New(`\bMacintosh\b`).Call("test", agent).Bool() && navigator.Get("maxTouchPoints").Int() > 1
}

// OnChange calls f after every change around the app, with everything as it is then.
func OnChange(f func(Surroundings)) (stop func()) {
	changed := func(js.Value) { post(func() { f(Around()) }) }
	stops := []func(){
		listen(global, "online", changed, nil), listen(global, "offline", changed, nil),
		listen(document, "visibilitychange", changed, nil), listen(global, "languagechange", changed, nil),
		listen(global, "wasit-state", changed, nil),
	}
	if has(global, "matchMedia") {
		for _, query := range []string{"(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)", "(prefers-contrast: more)", "(display-mode: standalone)"} {
			stops = append(stops, listen(global.Call("matchMedia", query), "change", changed, nil))
		}
	}
	return func() {
		for _, stop := range stops {
			stop()
		}
	}
}

// AcceptUpdate goes over to the waiting version: the page reloads at the same place when it has taken over. Without a
// waiting version it is a plain reload.
func AcceptUpdate() {
	if w := global.Get("wasit"); w.Truthy() {
		w.Call("accept")
		return
	}
	Reload()
}

// StoredFiles compares the stored files of the app with the list of its version; with mend it loads those that are missing
// first. [ErrUnsupported] where nothing is stored yet, or nobody answers.
func StoredFiles(mend bool) *Promise[Files] {
	if !has(global, "wasit", "files") {
		return missing[Files]("service worker")
	}
	return later(func() js.Value { return global.Get("wasit").Call("files", mend) }, func(v js.Value) (f Files, err error) {
		if !v.Truthy() {
			return f, &MissingError{"service worker"}
		}
		f.Total = v.Get("total").Int()
		gone := v.Get("missing")
		for i := range gone.Length() {
			f.Missing = append(f.Missing, gone.Index(i).String())
		}
		return f, nil
	})
}

// Reload loads the page again, in the version that runs.
func Reload() { global.Get("location").Call("reload") }

const lookKey = "wasit-look" // read by boot.js before the first paint

// SaveLook applies a look to the page and keeps it for the next start.
func SaveLook(l Look) error {
	data := global.Get("Object").New() // encoding/json would cost every start ten times as much
	put := func(name, value string) {
		if value != "" {
			data.Set(name, value)
		}
	}
	put("theme", l.Theme)
	put("contrast", l.Contrast)
	put("motion", l.Motion)
	put("hand", l.Hand)
	put("lang", l.Lang)
	if l.Size > 0 {
		data.Set("size", l.Size)
	}
	root := document.Get("documentElement")
	for name, value := range map[string]string{"theme": l.Theme, "contrast": l.Contrast, "motion": l.Motion, "hand": l.Hand} {
		if value == "" {
			root.Get("dataset").Delete(name)
		} else {
			root.Get("dataset").Set(name, value)
		}
	}
	if l.Lang != "" {
		root.Set("lang", l.Lang)
	}
	size := ""
	if l.Size > 0 {
		size = strconv.Itoa(l.Size) + "%"
	}
	root.Get("style").Set("fontSize", size)
	_, err := try(func() js.Value {
		return global.Get("localStorage").Call("setItem", lookKey, global.Get("JSON").Call("stringify", data))
	})
	return err
}

const traceKey = "wasit-trace"

// SaveTrace keeps a trace in the local storage, which browsers do not clear together with a database that they find damaged, nor always
// with one that they need the room of.
func SaveTrace(t Trace) error {
	_, err := try(func() js.Value {
		return global.Get("localStorage").Call("setItem", traceKey, strconv.Itoa(t.Events)+" "+t.Day)
	})
	return err
}

// SavedTrace is the trace of the last [SaveTrace]; the zero Trace where there is none.
func SavedTrace() Trace {
	v, err := try(func() js.Value { return global.Get("localStorage").Call("getItem", traceKey) })
	if err != nil || v.Type() != js.TypeString {
		return Trace{}
	}
	events, day, _ := strings.Cut(v.String(), " ")
	n, err := strconv.Atoi(events)
	if err != nil || n < 0 {
		return Trace{}
	}
	return Trace{Events: n, Day: day}
}
