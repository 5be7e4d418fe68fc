package touch

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// WatchActs has the page call look a while after an act.
func WatchActs(while time.Duration, look func()) {
	app.Window().Call("wasitActs", int(while.Milliseconds()), app.FuncOf(func(app.Value, []app.Value) any {
		look()
		return nil
	}))
}
