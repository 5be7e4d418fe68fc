package store

import (
	"slices"
	"syscall/js"
	"testing"
)

// TestTurnOfTheBrowser: a step of patience comes behind what the browser has to tell already, and once.
func TestTurnOfTheBrowser(t *testing.T) {
	var order []string
	done := make(chan struct{})
	answer := js.FuncOf(func(js.Value, []js.Value) any {
		order = append(order, "answer")
		return nil
	})
	defer answer.Release()
	js.Global().Call("setTimeout", answer, 0)
	inTurn(func() {
		order = append(order, "step")
		close(done)
	})
	<-done
	if !slices.Equal(order, []string{"answer", "step"}) {
		t.Errorf("the step came too early: %v", order)
	}
}
