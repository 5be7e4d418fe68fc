package bridge

import (
	"strconv"
	"syscall/js"
)

// Fetch reads a file of this site whole, at most limit bytes: from the service worker's cache where it is kept.
func Fetch(path string, limit int) *Promise[[]byte] {
	if !has(global, "fetch") {
		return missing[[]byte]("fetch")
	}
	p := newPromise[[]byte]()
	later(func() js.Value { return global.Call("fetch", path) }, func(v js.Value) (js.Value, error) { return v, nil }).
		Then(func(answer js.Value, err error) {
			if err == nil && !answer.Get("ok").Bool() {
				err = &BrowserError{"HTTP", strconv.Itoa(answer.Get("status").Int())}
			}
			if err != nil {
				p.settle(nil, err)
				return
			}
			later(func() js.Value { return answer.Call("arrayBuffer") }, func(v js.Value) ([]byte, error) {
				bytes := global.Get("Uint8Array").New(v)
				if n := bytes.Length(); n > limit {
					return nil, &TooLargeError{path, int64(n), int64(limit)}
				}
				data := make([]byte, bytes.Length())
				js.CopyBytesToGo(data, bytes)
				return data, nil
			}).Then(p.settle)
		})
	return p
}
