package e2e

import (
	"strings"
	"testing"

	"wasit/web/browsertest"
)

// TestFaults: the audit finds each kind of fault on a page that has one of each.
func TestFaults(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	p := browsertest.Open(t, browsertest.Serve(t, "").URL)
	if found := p.Faults(); len(found) > 0 {
		t.Fatalf("the home page: %q", found)
	}
	p.Eval(`(() => {
		const add = (tag, change) => { const e = document.createElement(tag); change(e); document.getElementById("main").append(e); };
		add("button", (e) => { e.className = "btn" });
		add("button", (e) => { e.className = "btn"; e.textContent = "Twice"; e.id = "main" });
		add("h1", (e) => { e.textContent = "Another" });
		add("div", (e) => { e.tabIndex = 3 });
		add("button", (e) => { e.textContent = "x"; e.className = "small"; e.style.cssText = "all: unset; display: block; width: 10px" });
	})()`, nil)
	found := strings.Join(p.Faults(), "\n")
	for _, want := range []string{"button: <button class=\"btn\"", "2 times the id main", "tabindex 3", "2 first headings", "10 × "} {
		if !strings.Contains(found, want) {
			t.Errorf("not found: %s\nin %s", want, found)
		}
	}
}
