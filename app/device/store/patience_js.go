package store

import "syscall/js"

// inTurn calls f when the browser comes to it after what it has to tell already, answers of the database among it: Go runs its own
// timers with any event, and touches go before everything else.
func inTurn(f func()) {
	var turn js.Func
	turn = js.FuncOf(func(js.Value, []js.Value) any {
		turn.Release()
		f()
		return nil
	})
	js.Global().Call("setTimeout", turn, 0)
}
