package bridge

import (
	"syscall/js"
)

// OnPointer calls f for raw pointer events ("pointerdown", …) on an element and everything in it, by the element's id. f runs
// inside the event, before the frame: it must not block, and what it draws with [Node] is on the screen first. An event that
// f took does not reach outer elements. The listener is passive. Look the element up after it was mounted, else it is
// [ErrNoElement].
func OnPointer(id string, kinds []string, f func(Pointer) (taken bool)) (stop func(), err error) {
	element := document.Call("getElementById", id)
	if !element.Truthy() {
		return nil, ErrNoElement
	}
	var stops []func()
	for _, kind := range kinds {
		stops = append(stops, listen(element, kind, func(e js.Value) {
			if f(pointer(kind, e)) {
				e.Call("stopPropagation")
			}
		}, map[string]any{"passive": true}))
	}
	return func() {
		for _, stop := range stops {
			stop()
		}
	}, nil
}

type element = js.Value

// pointer reads no more than is asked for: each look into the event costs as much as the act that follows from it.
func pointer(kind string, e js.Value) Pointer {
	p := Pointer{Kind: kind, ID: e.Get("pointerId").Int()}
	if kind != "pointerdown" {
		return p
	}
	p.Stamp = millis(e.Get("timeStamp").Float())
	if w := e.Get("width"); w.Type() == js.TypeNumber {
		p.Size = max(w.Float(), e.Get("height").Float())
	}
	p.on = e.Get("target")
	return p
}

// IsOn reports whether it met the element of n itself. The browser is not asked: a text that it hands over costs three calls.
func (p Pointer) IsOn(n *Node) bool { return p.on.Equal(n.element) }

// Target is the id of the nearest element around what it met that has one.
func (p Pointer) Target() string {
	if around := p.on.Call("closest", "[id]"); around.Truthy() {
		return around.Get("id").String()
	}
	return ""
}

// A Box is a text that the browser holds already: drawing it costs Go no memory. Make boxes once.
type Box struct{ v any }

// NewBox hands a text to the browser.
func NewBox(text string) Box { return Box{js.ValueOf(text)} }

// A Node is an element whose text, class and variables are written past go-app's rendering, for what must be on the screen
// at once. Let go-app render it without content, so that the two never write the same thing.
type Node struct{ element, text, style js.Value }

// NodeByID finds an element after it was mounted; before it is [ErrNoElement].
func NodeByID(id string) (*Node, error) {
	element := document.Call("getElementById", id)
	if !element.Truthy() {
		return nil, ErrNoElement
	}
	text := element.Get("firstChild")
	if !text.Truthy() || text.Get("nodeType").Int() != 3 {
		text = document.Call("createTextNode", "")
		element.Call("prepend", text)
	}
	return &Node{element, text, element.Get("style")}, nil
}

// SetText shows a text.
func (n *Node) SetText(b Box) { n.text.Set("nodeValue", b.v) }

// SetLabel sets what a screen reader says.
func (n *Node) SetLabel(text string) { n.element.Call("setAttribute", label, text) }

var label = js.ValueOf("aria-label")

// HasFocus reports that keys go to the element.
func (n *Node) HasFocus() bool {
	return document.Get("activeElement").Equal(n.element)
}

// SetVarBox sets a CSS variable, as for the length of a bar; the policy allows it where a style attribute is refused.
func (n *Node) SetVarBox(name, value Box) { n.style.Call("setProperty", name.v, value.v) }

// SetData sets a data attribute, "data-…", as the style sheet reads it.
func (n *Node) SetData(name, value Box) { n.element.Call("setAttribute", name.v, value.v) }

// DropData removes a data attribute.
func (n *Node) DropData(name Box) { n.element.Call("removeAttribute", name.v) }

// Gone reports that the element no longer stands in the page.
func (n *Node) Gone() bool { return !n.element.Get("isConnected").Bool() }
