package browsertest

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/chromedp"
)

// operable are the roles of what a user works with; a screen reader says nothing but the role of one without a name.
var operable = map[string]bool{"button": true, "link": true, "textbox": true, "searchbox": true, "checkbox": true, "switch": true, "radio": true,
	"combobox": true, "listbox": true, "spinbutton": true, "slider": true, "tab": true, "menuitem": true, "option": true, "img": true, "image": true,
	"dialog": true, "alertdialog": true, "navigation": false, "heading": true, "columnheader": true, "rowheader": true}

// Nameless lists what a screen reader would meet on the page without a name, from the browser's own accessibility tree.
func (p *Page) Nameless() []string {
	p.t.Helper()
	var out []string
	p.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		nodes, err := accessibility.GetFullAXTree().Do(ctx)
		if err != nil {
			return err
		}
		for _, n := range nodes {
			role, name := text(n.Role), text(n.Name)
			if n.Ignored || !operable[role] || name != "" {
				continue
			}
			html, err := dom.GetOuterHTML().WithBackendNodeID(cdp.BackendNodeID(n.BackendDOMNodeID)).Do(ctx)
			if err != nil {
				html = err.Error() // gone in between
			}
			out = append(out, fmt.Sprintf("%s: %.120s", role, html))
		}
		return nil
	}))
	return out
}

func text(v *accessibility.Value) string {
	if v == nil {
		return ""
	}
	var s string
	if err := json.Unmarshal(v.Value, &s); err != nil {
		return ""
	}
	return s
}

// faults lists what breaks a page for keyboards, fingers and screen readers, and what the browser itself can tell:
// two elements with one id, an order of the keyboard that is not the page's, a page without one first heading,
// a target smaller than 44 px either way (the squares of a board are what its screen allows).
const faults = `(() => {
	const out = [], ids = new Map();
	for (const e of document.querySelectorAll("[id]")) ids.set(e.id, (ids.get(e.id) || 0) + 1);
	for (const [id, n] of ids) if (n > 1) out.push(n + " times the id " + id);
	for (const e of document.querySelectorAll("[tabindex]")) if (e.tabIndex > 0) out.push("tabindex " + e.tabIndex + ": " + e.outerHTML.slice(0, 100));
	if (document.querySelectorAll("h1").length !== 1) out.push(document.querySelectorAll("h1").length + " first headings");
	const shown = (e) => e.getClientRects().length && !e.closest(".vh, .paper, [inert]") && getComputedStyle(e).visibility !== "hidden";
	for (const e of document.querySelectorAll("button, select, summary, input:not([type=radio], [type=checkbox], [type=file]), a.btn, a.tool, a.nav__o")) {
		const r = e.getBoundingClientRect();
		if (shown(e) && !e.matches("[role=gridcell]") && (r.height < 43.5 || r.width < 43.5)) out.push(Math.round(r.width) + " × " + Math.round(r.height) + " px: " + e.outerHTML.slice(0, 100));
	}
	return out;
})()`

// Faults lists what breaks the page for keyboards, fingers and screen readers.
func (p *Page) Faults() []string {
	p.t.Helper()
	var out []string
	p.Eval(faults, &out)
	return append(out, p.Nameless()...)
}
