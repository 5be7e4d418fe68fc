package site

// slimGoApp has what a browser runs of go-app: no server, and all elements as one type.
var slimGoApp = slimModule{
	path:     "github.com/maxence-charriere/go-app/v10",
	edition:  "9",
	patterns: []string{"go.mod", "LICENSE*", "pkg/app/*.go", "pkg/errors/*.go"},
	without:  []string{"http.go", "cache.go", "wasm.go"},
	edits:    goAppEdits,
	rewrite:  map[string]func(string) (string, error){"html_gen.go": oneElement},
	ours:     goAppOurs,
}

// goAppEdits are made to the copy of go-app; each must fit exactly once.
var goAppEdits = map[string][][2]string{
	"resource.go": {
		{"\t\"net/http\"\n", ""},
		{"\thttp.Handler\n", ""},
		{"\t\tHandler:   http.FileServer(http.Dir(directory)),\n", ""},
	},
	// Identifiers come from the browser instead of a module with its own hashes and database driver.
	"context.go": {
		{"\t\"github.com/google/uuid\"\n", ""},
		{"uuid.NewString()", browserUUID},
	},
	"state.go": {
		{"\t\"github.com/google/uuid\"\n", ""},
		{"uuid.NewString()", browserUUID},
	},
	// All elements are one type (slim_html.go): their tags tell them apart. An element is made by one call, with what is plain in
	// it, and put into the one around it (goAppOurs).
	"node.go": {
		{"case *htmlElem, *htmlElemSelfClosing:", "case *htmlAny:"},
		{"\tjsElement, _ := Window().createElement(v.Tag(), v.XMLNamespace())\n\tv = v.setJSElement(jsElement)\n\tm.mountHTMLAttributes(ctx, v)\n",
			"\twhole := m.makeElement(ctx, v.(*htmlAny))\n"},
		{"\tfor i, child := range children {\n\t\tvar err error\n\t\tif child, err = m.Mount(ctx, depth+1, child); err != nil {\n",
			"\tif whole {\n\t\treturn v, nil\n\t}\n\tfor i, child := range children {\n\t\tvar err error\n\t\telement, isElement := child.(*htmlAny)\n" +
				"\t\tif isElement {\n\t\t\telement.into = v.JSValue()\n\t\t}\n\t\tif child, err = m.Mount(ctx, depth+1, child); err != nil {\n"},
		{"\t\tv.JSValue().appendChild(child)\n", "\t\tif !isElement {\n\t\t\tv.JSValue().appendChild(child)\n\t\t}\n"},
		{"\tfor name, value := range v.attrs() {\n\t\tsetJS", "\tfor _, a := range v.attrs() {\n\t\tname, value := a.name, a.value\n\t\tsetJS"},
		{"\tfor name, value := range v.attrs() {\n\t\tm.enc", "\tfor _, a := range v.attrs() {\n\t\tname, value := a.name, a.value\n\t\tm.enc"},
		{"\tfor name := range attrs {\n\t\tif _, remains := newAttrs[name]; !remains {\n\t\t\tdeleteJSAttribute(v.JSValue(), name)\n\t\t\tdelete(attrs, name)\n",
			"\tv.setAttrs(newAttrs)\n\tfor i, a := range attrs {\n\t\tif !newAttrs.has(i, a.name) {\n\t\t\tdeleteJSAttribute(v.JSValue(), a.name)\n"},
		{"\tfor name, value := range newAttrs {\n\t\tif attrs[name] == value {\n\t\t\tcontinue\n\t\t}\n\n\t\tattrs[name] = value\n",
			"\tfor i, a := range newAttrs {\n\t\tname, value := a.name, a.value\n\t\tif i < len(attrs) && attrs[i] == a || attrs.get(name) == value {\n\t\t\tcontinue\n\t\t}\n\n"},
	},
	"testing.go": {
		{"\tfor key, expectedValue := range b {\n\t\tvalue, exists := a[key]\n\t\tif !exists {\n\t\t\treturn errors.New(\"expected attr",
			"\tfor i, at := range b {\n\t\tkey, expectedValue, value := at.name, at.value, a.get(at.name)\n\t\tif !a.has(i, key) {\n\t\t\treturn errors.New(\"expected attr"},
		{"\tfor key, value := range a {\n\t\tif _, exists := b[key]; !exists {\n\t\t\treturn errors.New(\"attribute is",
			"\tfor i, at := range a {\n\t\tkey, value := at.name, at.value\n\t\tif !b.has(i, key) {\n\t\t\treturn errors.New(\"attribute is"},
	},
	"html.go": {
		{"make(attributes)", "make(attributes, 0, 4)"},
		{"\tjsElement     Value\n", "\tjsElement     Value\n\tinto          Value // the element that is to hold it, while it is made\n"},
	},
	// The text that is all that an element holds was made with it: the node is asked for when it changes.
	"text.go": {
		{"\tparentElement UI\n", "\tparentElement UI\n\tinside        Value\n"},
		{"\treturn t.jsvalue\n", "\tif t.jsvalue == nil && t.inside != nil {\n\t\tt.jsvalue = t.inside.Get(\"firstChild\")\n\t}\n\treturn t.jsvalue\n"},
		{"\treturn t.jsvalue != nil\n", "\treturn t.jsvalue != nil || t.inside != nil\n"},
	},
	"engine.go": {
		{"document.(HTML).body()", "document.body()"},
		{"child.(HTMLBody); isBody {", "child.(HTMLBody); isBody && child.Tag() == \"body\" {"},
	},
	"route.go": {
		{"\t\"regexp\"\n", ""},
		{"regexp.MustCompile(pattern)", "mustPrefix(pattern)"},
		{"regexp       *regexp.Regexp", "regexp       prefixPattern"},
	},
	// Each object and each text that goes to the browser or comes from it costs a finalizer, a third of what drawing a list takes:
	// the nodes are joined by calls that answer nothing, and names go over once.
	"js_wasm.go": {
		{"v.Call(\"appendChild\", c)", "v.Call(\"append\", c)"},
		{"v.Call(\"replaceChild\", new, old)", "old.JSValue().Call(\"replaceWith\", new)"},
		{"v.Call(\"removeChild\", c)", "c.JSValue().Call(\"remove\")"},
		{"w.Get(\"document\").Call(\"createElement\", tag)", "theDocument().Call(\"createElement\", word(tag))"},
		{"w.Get(\"document\").Call(\"createTextNode\", v)", "theDocument().Call(\"createTextNode\", v)"},
	},
	// The attributes of an element are few: a list of them is made and compared in less time than a map.
	// A style attribute is refused by the policy; the same text through the CSSOM is not. A value may become empty: go-app asks
	// for the name of an attribute where it means to, but compares its value. And what was typed into a field is not written
	// back into it: on a busy device more has been typed by then, and its letters would be lost.
	"attribute.go": {
		{"type attributes map[string]string\n\nfunc (a attributes) Set(", attributeList + "func (a *attributes) Set("},
		{"strings.TrimLeft(a[name]+\";\"", "strings.TrimLeft(a.get(name)+\";\""},
		{"a[name] + \" \"", "a.get(name) + \" \""},
		{"a[name]+\", \"", "a.get(name)+\", \""},
		{"\t\t\"value\":\n\t\ta[name] = v\n", "\t\t\"value\":\n\t\ta.put(name, v)\n"},
		{"\t\tif v != \"\" {\n\t\t\ta[name] = v\n", "\t\tif v != \"\" {\n\t\t\ta.put(name, v)\n"},
		{"\tswitch v {\n", "\tswitch name {\n"},
		{"\tcase \"value\":\n\t\tjsElement.Set(name, value)\n", "\tcase \"value\":\n\t\tif typed := jsElement.Get(\"typed\"); typed.Type() == TypeString && typed.String() == value {\n\t\t\treturn\n\t\t}\n\t\tjsElement.Set(name, value)\n\t\tjsElement.Set(\"typed\", nil)\n"},
		{"\tcase \"contenteditable\":\n\t\tjsElement.Set", "\tcase \"style\":\n\t\tjsElement.Get(\"style\").Set(\"cssText\", value)\n\n\tcase \"contenteditable\":\n\t\tjsElement.Set"},
		{"jsElement.Call(\"setAttribute\", name, value)", "jsElement.Call(\"setAttribute\", word(name), value)"},
	},
}

const attributeList = `type attribute struct{ name, value string }

type attributes []attribute

// get returns the value of an attribute, empty without one.
func (a attributes) get(name string) string {
	for i := range a {
		if a[i].name == name {
			return a[i].value
		}
	}
	return ""
}

// has reports whether there is an attribute, most likely at i.
func (a attributes) has(i int, name string) bool {
	if i < len(a) && a[i].name == name {
		return true
	}
	for i := range a {
		if a[i].name == name {
			return true
		}
	}
	return false
}

func (a *attributes) put(name, value string) {
	for i := range *a {
		if (*a)[i].name == name {
			(*a)[i].value = value
			return
		}
	}
	*a = append(*a, attribute{name, value})
}

`

const browserUUID = `Window().Get("crypto").Call("randomUUID").String()`

// goAppOurs take the place of files of go-app or stand beside them.
var goAppOurs = map[string]string{
	// The app keeps no secrets: state can be persisted, but not encrypted.
	"pkg/app/crypto.go": `package app

import "github.com/maxence-charriere/go-app/v10/pkg/errors"

var errNoCiphers error = errors.New("this build of go-app has no ciphers")

func encrypt(string, []byte) ([]byte, error) { return nil, errNoCiphers }
func decrypt(string, []byte) ([]byte, error) { return nil, errNoCiphers }
`,
	"pkg/app/words_wasm.go": `package app

import "syscall/js"

var (
	documentOnce Value
	words        = map[string]js.Value{}
)

func theDocument() Value {
	if documentOnce == nil {
		documentOnce = Window().Get("document")
	}
	return documentOnce
}

// word is a name that the browser holds already: there are few, of tags and attributes, and each is used thousands of times.
func word(s string) js.Value {
	v, known := words[s]
	if !known {
		v = js.ValueOf(s)
		words[s] = v
	}
	return v
}
`,
	// A call to the browser costs more than what it does there: one makes an element, sets its plain attributes, gives it the text
	// that is all it holds, and puts it where it belongs. All goes over as one text, its parts divided by a sign that no page holds.
	"pkg/app/make_wasm.go": `package app

import (
	"strings"
	"syscall/js"
)

var makeElement js.Value // wasitElement of boot.js

// makeElement makes the element of e and reports whether its body is made too.
func (m nodeManager) makeElement(ctx Context, e *htmlAny) (whole bool) {
	into := e.into
	e.into = nil
	if e.xmlns != "" {
		jsElement, _ := Window().createElement(e.tag, e.xmlns)
		e.jsElement = jsElement
		m.mountHTMLAttributes(ctx, e)
		if into != nil {
			into.appendChild(e)
		}
		return false
	}
	var made strings.Builder
	made.WriteString(e.tag)
	special := false
	for _, a := range e.attributes {
		if isSpecial(a.name) {
			special = true
			continue
		}
		addPart(&made, a.name)
		addPart(&made, resolveAttributeURLValue(a.name, a.value, ctx.ResolveStaticResource))
	}
	var only *text
	if len(e.children) == 1 {
		only, _ = e.children[0].(*text)
	}
	if only != nil && !only.Mounted() {
		addPart(&made, only.value)
	}
	if makeElement.IsUndefined() {
		makeElement = js.Global().Get("wasitElement")
	}
	if into != nil {
		e.jsElement = ValueOf(makeElement.Invoke(made.String(), syscalJSValueOf(into)))
	} else {
		e.jsElement = ValueOf(makeElement.Invoke(made.String()))
	}
	if special {
		for _, a := range e.attributes {
			if isSpecial(a.name) {
				setJSAttribute(e.jsElement, a.name, resolveAttributeURLValue(a.name, a.value, ctx.ResolveStaticResource))
			}
		}
	}
	if only == nil || only.Mounted() {
		return false
	}
	only.inside = e.jsElement
	only.parentElement = e
	return true
}

// isSpecial reports whether setJSAttribute does other than set the attribute.
func isSpecial(name string) bool {
	switch name {
	case "value", "style", "contenteditable", "ismap", "readonly", "async", "autofocus", "autoplay", "checked", "default", "defer",
		"disabled", "hidden", "loop", "multiple", "muted", "open", "required", "reversed", "selected":
		return true
	}
	return false
}

func addPart(b *strings.Builder, s string) {
	b.WriteByte(0)
	if strings.IndexByte(s, 0) >= 0 {
		s = strings.ReplaceAll(s, "\x00", "\uFFFD") // as a parser of HTML does
	}
	b.WriteString(s)
}
`,
	// Routes need no regular expressions, whose tables are a twentieth of the download.
	"pkg/app/prefix.go": `package app

import "strings"

// prefixPattern is all that RouteWithRegexp knows in this build: "^" and a literal start of the path.
type prefixPattern string

func mustPrefix(pattern string) prefixPattern {
	literal, ok := strings.CutPrefix(pattern, "^")
	if !ok || strings.ContainsAny(literal, "\\.+*?()|[]{}^$") {
		panic("this build of go-app knows only routes like ^/literal, not " + pattern)
	}
	return prefixPattern(literal)
}

func (p prefixPattern) MatchString(path string) bool { return strings.HasPrefix(path, string(p)) }
`,
}
