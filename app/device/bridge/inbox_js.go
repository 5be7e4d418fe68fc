package bridge

import "syscall/js"

// Received takes the files that other apps have shared with this one, or that the system has opened in it, since the last call; a
// text comes as a file "text.txt". Whoever calls has them: they are kept nowhere else. A file above the limit is not read and fails
// the call ([TooLargeError]). [ErrUnsupported] outside the built site.
func Received(limit int64) *Promise[[]File] {
	if !has(global, "wasit", "inbox") {
		return missing[[]File]("inbox of page.js")
	}
	inbox := later(func() js.Value { return global.Get("wasit").Call("inbox") }, func(v js.Value) ([]js.Value, error) {
		files := make([]js.Value, v.Length())
		for i := range files {
			files[i] = v.Index(i)
		}
		return files, nil
	})
	p := newPromise[[]File]()
	go func() {
		<-inbox.done
		if inbox.err != nil {
			p.settle(nil, inbox.err)
			return
		}
		p.settle(readAll(inbox.value, limit))
	}()
	return p
}

// OnReceived calls f when something arrives to be taken with [Received] while the app runs; what came before it started is there
// too, but f is not called for it.
func OnReceived(f func()) (stop func()) {
	return listen(global, "wasit-inbox", func(js.Value) { post(f) }, nil)
}
