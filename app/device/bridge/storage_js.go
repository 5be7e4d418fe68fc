package bridge

import "syscall/js"

// Persist asks that the browser never clears this origin's store by itself. Chromium decides without a question (an
// installed app gets it), Firefox asks the user, Safari answers by its own rules.
func Persist() *Promise[bool] { return storage("persist") }

// Persisted says whether the store is safe from being cleared.
func Persisted() *Promise[bool] { return storage("persisted") }

func storage(method string) *Promise[bool] {
	if !has(navigator, "storage", method) {
		return missing[bool]("navigator.storage." + method)
	}
	return later(func() js.Value { return navigator.Get("storage").Call(method) },
		func(v js.Value) (bool, error) { return v.Bool(), nil })
}

// EstimateSpace says how much of the store is used.
func EstimateSpace() *Promise[Space] {
	if !has(navigator, "storage", "estimate") {
		return missing[Space]("navigator.storage.estimate")
	}
	return later(func() js.Value { return navigator.Get("storage").Call("estimate") },
		func(v js.Value) (Space, error) {
			used, quota := v.Get("usage").Float(), int64(v.Get("quota").Float())
			if used >= 1<<62 { // Firefox killed while it put a large file into the cache: -1 of 64 bits, and the like
				return Space{Quota: quota, Miscounted: true}, nil
			}
			return Space{Used: int64(used), Quota: quota}, nil
		})
}
