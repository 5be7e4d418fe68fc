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

// Nameless lists what a screen reader would meet on the page without a name, from the browser's own accessibility tree, which only
// Chromium shows to tests.
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

// small lists targets smaller than 44 px either way (the squares of a board are what its screen allows, links inside a sentence what its
// lines allow).
const small = `(() => {
	const shown = (e) => e.getClientRects().length && !e.closest(".vh, .paper, [inert]") && getComputedStyle(e).visibility !== "hidden";
	return [...document.querySelectorAll("button, select, summary, input:not([type=radio], [type=checkbox], [type=file]), a.btn, a.tool, a.nav__o, .laws a.num")].flatMap((e) => {
		const r = e.getBoundingClientRect();
		return shown(e) && !e.matches("[role=gridcell]") && (r.height < 43.5 || r.width < 43.5) ? [Math.round(r.width) + " × " + Math.round(r.height) + " px: " + e.outerHTML.slice(0, 100)] : [];
	});
})()`

// faults lists what breaks a page for keyboards and screen readers, and what the browser itself can tell:
// two elements with one id, an order of the keyboard that is not the page's, a page without one first heading or with one that
// leaves a level out, a role outside of those that it belongs to, a name that does not hold what is shown (Label in Name, WCAG 2.5.3),
// text outside all landmarks, rows of a table without a header.
const faults = `(() => {
	const out = [], ids = new Map();
	for (const e of document.querySelectorAll("[id]")) ids.set(e.id, (ids.get(e.id) || 0) + 1);
	for (const [id, n] of ids) if (n > 1) out.push(n + " times the id " + id);
	for (const e of document.querySelectorAll("[tabindex]")) if (e.tabIndex > 0) out.push("tabindex " + e.tabIndex + ": " + e.outerHTML.slice(0, 100));
	if (document.querySelectorAll("h1").length !== 1) out.push(document.querySelectorAll("h1").length + " first headings");
	const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest("[inert], .paper, [aria-hidden=true]");
	const around = { row: "grid, table, rowgroup, treegrid", gridcell: "row", option: "listbox, group", tab: "tablist", listitem: "list" };
	for (const [role, parents] of Object.entries(around)) for (const e of document.querySelectorAll("[role=" + role + "]")) {
		const parent = e.parentElement.closest("[role]:not([role=presentation]), table, tr, select");
		const has = parent && (parent.getAttribute("role") || { TABLE: "table", TR: "row", SELECT: "listbox" }[parent.tagName]);
		if (!has || !parents.split(", ").includes(has)) out.push("a " + role + " in " + (has || "nothing") + ": " + e.outerHTML.slice(0, 100));
	}
	let level = 0;
	for (const h of [...document.querySelectorAll("h1, h2, h3, h4")].filter(seen)) {
		const n = +h.tagName[1];
		if (n > level + 1 && level > 0) out.push("a heading of level " + n + " below one of level " + level + ": " + h.textContent);
		level = n;
	}
	const words = (s) => (s || "").toLowerCase().replace(/[^\p{L}\p{N}½]+/gu, " ").trim();
	for (const e of [...document.querySelectorAll("a[aria-label], button[aria-label], input[aria-label], summary[aria-label]")].filter(seen)) {
		const shown = words(e.innerText), name = words(e.getAttribute("aria-label"));
		if (shown.length > 1 && !(" " + name + " ").includes(" " + shown + " ")) out.push("shows “" + shown + "” and is named “" + name + "”");
	}
	const walker = document.createTreeWalker(document.getElementById("page") || document.body, NodeFilter.SHOW_TEXT);
	for (let t = walker.nextNode(); t; t = walker.nextNode()) {
		const e = t.parentElement;
		if (t.data.trim() && seen(e) && !e.closest("header, nav, main, footer, aside, [role=region], [role=dialog], [role=status], [role=alert], [aria-live], .skip, script, style")) {
			out.push("outside all landmarks: " + t.data.trim().slice(0, 60));
		}
	}
	for (const row of document.querySelectorAll("table.table tbody tr")) {
		if (seen(row) && row.cells.length > 1 && ![...row.cells].some((c) => c.tagName === "TH" || c.getAttribute("role") === "rowheader")) { out.push("a row without a header: " + row.textContent.slice(0, 60)); break; }
	}
	return out;
})()`

// Small lists what a finger may miss.
func (p *Page) Small() []string {
	p.t.Helper()
	var out []string
	p.Eval(small, &out)
	return out
}

// Faults lists what breaks the page for keyboards, fingers and screen readers.
func (p *Page) Faults() []string {
	p.t.Helper()
	var out []string
	p.Eval(faults, &out)
	if out = append(out, p.Small()...); p.engine != Chromium {
		return out
	}
	return append(out, p.Nameless()...)
}
