package bridge

import "syscall/js"

// A Channel carries short messages between the tabs of this origin (BroadcastChannel).
type Channel struct {
	channel js.Value
	stop    func()
}

// Join opens a channel; hear is called with each message of other tabs, and never with one of this tab.
func Join(name string, hear func(message string)) (*Channel, error) {
	if !has(global, "BroadcastChannel") {
		return nil, &MissingError{"BroadcastChannel"}
	}
	c := &Channel{channel: global.Get("BroadcastChannel").New(name)}
	c.stop = listen(c.channel, "message", func(event js.Value) {
		if data := event.Get("data"); data.Type() == js.TypeString {
			message := data.String()
			post(func() { hear(message) })
		}
	}, nil)
	return c, nil
}

// Say tells the other tabs.
func (c *Channel) Say(message string) { c.channel.Call("postMessage", message) }

// Close leaves the channel.
func (c *Channel) Close() {
	c.stop()
	c.channel.Call("close")
}
