package bridge

import (
	"syscall/js"
	"time"
)

var (
	global    = js.Global()
	navigator = global.Get("navigator")
	document  = global.Get("document")
	instants  = global.Get("performance")
)

// has follows names from an object and tells whether all of them are there.
func has(v js.Value, path ...string) bool {
	for _, name := range path {
		if !v.Truthy() {
			return false
		}
		v = v.Get(name)
	}
	return v.Truthy()
}

// try turns an exception into an error.
func try(f func() js.Value) (v js.Value, err error) {
	defer func() {
		switch e := recover().(type) {
		case nil:
		case js.Error:
			err = asError(e.Value)
		default:
			panic(e) // our own mistake
		}
	}()
	return f(), nil
}

// asError names a DOMException; those that a user causes have values of their own.
func asError(v js.Value) error {
	if v.Type() != js.TypeObject {
		return &BrowserError{"Error", v.String()}
	}
	name, message := v.Get("name").String(), v.Get("message").String()
	switch name {
	case "AbortError":
		return ErrDismissed
	case "NotAllowedError", "SecurityError":
		return ErrRefused
	case "NotSupportedError":
		return &MissingError{message}
	}
	return &BrowserError{name, message}
}

// later follows a promise of the browser. take runs inside the browser's callback and must not block.
func later[T any](start func() js.Value, take func(js.Value) (T, error)) *Promise[T] {
	p := newPromise[T]()
	follow(start, func(v js.Value) { p.settle(take(v)) }, func(err error) {
		var none T
		p.settle(none, err)
	})
	return p
}

// follow starts something in the browser and calls one of the two once, when it is done or could not be started.
func follow(start func() js.Value, kept func(js.Value), broken func(error)) {
	value, err := try(start)
	if err != nil {
		broken(err)
		return
	}
	var onKept, onBroken js.Func
	release := func() { onKept.Release(); onBroken.Release() }
	onKept = js.FuncOf(func(_ js.Value, args []js.Value) any {
		release()
		kept(first(args))
		return nil
	})
	onBroken = js.FuncOf(func(_ js.Value, args []js.Value) any {
		release()
		broken(asError(first(args)))
		return nil
	})
	global.Get("Promise").Call("resolve", value).Call("then", onKept, onBroken)
}

func first(args []js.Value) js.Value {
	if len(args) == 0 {
		return js.Undefined()
	}
	return args[0]
}

// nothing takes no value from a promise.
func nothing(js.Value) (Nothing, error) { return Nothing{}, nil }

func missing[T any](api string) *Promise[T] {
	var none T
	return settled(none, error(&MissingError{api}))
}

// listen adds a listener that runs in the browser's event; stop removes it.
func listen(target js.Value, kind string, f func(event js.Value), options map[string]any) (stop func()) {
	fn := js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(first(args))
		return nil
	})
	target.Call("addEventListener", kind, fn, options)
	stopped := false
	return func() {
		if stopped {
			return
		}
		stopped = true
		target.Call("removeEventListener", kind, fn, options)
		fn.Release()
	}
}

// Now is the instant on the clock of [Pointer].Stamp. It does not jump when the device's time is set.
func Now() time.Duration { return millis(instants.Call("now").Float()) }

func millis(ms float64) time.Duration { return time.Duration(ms * float64(time.Millisecond)) }
