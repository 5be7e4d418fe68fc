package site

import (
	"strings"
	"testing"
)

// gen is one element in the form of go-app's html_gen.go.
func gen(name, tag, method string) string {
	return "type HTML" + name + " interface {\n\tHTML\n}\n\nfunc " + name + "() HTML" + name + " {\n\te := &html" + name +
		"{\n\t\thtmlElement: htmlElement{\n\t\t\ttag:           \"" + tag + "\",\n\t\t\tisSelfClosing: false,\n\t\t},\n\t}\n\n\treturn e\n}\n\n" +
		"type html" + name + " struct {\n\thtmlElement\n}\n\n" + strings.ReplaceAll(method, "X", name) + "\n"
}

func TestOneElement(t *testing.T) {
	const body = "func (e *htmlX) Body(v ...UI) HTMLX {\n\treturn e.setBody(FilterUIElems(v...)).(*htmlX)\n}\n"
	got, err := oneElement(gen("Div", "div", body) + gen("P", "p", body))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"type HTMLDiv = *htmlAny\n", "type HTMLP = *htmlAny\n",
		"func P() *htmlAny { return newElement(\"p\", false) }\n",
		"func (e *htmlAny) Body(v ...UI) *htmlAny {\n\treturn e.setBody(FilterUIElems(v...)).(*htmlAny)\n}\n",
	} {
		if n := strings.Count(got, want); n != 1 {
			t.Errorf("%d times\n%s\nin\n%s", n, want, got)
		}
	}
	other := strings.Replace(body, "v...", "v[0]", 1)
	if _, err := oneElement(gen("Div", "div", body) + gen("P", "p", other)); err == nil || !strings.Contains(err.Error(), "Body differs") {
		t.Errorf("methods of one name that do different things: %v", err)
	}
	if _, err := oneElement(strings.Replace(gen("Div", "div", body), "isSelfClosing", "closed", 1)); err == nil {
		t.Error("an element without a constructor of the known form passed")
	}
}
