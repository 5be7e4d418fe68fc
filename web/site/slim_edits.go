package site

// slimGoApp has what a browser runs of go-app: no server, and all elements as one type.
var slimGoApp = slimModule{
	path:     "github.com/maxence-charriere/go-app/v10",
	edition:  "7",
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
	// All elements are one type (slim_html.go): their tags tell them apart.
	"node.go": {
		{"case *htmlElem, *htmlElemSelfClosing:", "case *htmlAny:"},
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
	// A style attribute is refused by the policy; the same text through the CSSOM is not. A value may become empty: go-app asks
	// for the name of an attribute where it means to, but compares its value. And what was typed into a field is not written
	// back into it: on a busy device more has been typed by then, and its letters would be lost.
	"attribute.go": {
		{"\tswitch v {\n", "\tswitch name {\n"},
		{"\tcase \"value\":\n\t\tjsElement.Set(name, value)\n", "\tcase \"value\":\n\t\tif typed := jsElement.Get(\"typed\"); typed.Type() == TypeString && typed.String() == value {\n\t\t\treturn\n\t\t}\n\t\tjsElement.Set(name, value)\n\t\tjsElement.Set(\"typed\", nil)\n"},
		{"\tcase \"contenteditable\":\n\t\tjsElement.Set", "\tcase \"style\":\n\t\tjsElement.Get(\"style\").Set(\"cssText\", value)\n\n\tcase \"contenteditable\":\n\t\tjsElement.Set"},
		{"jsElement.Call(\"setAttribute\", name, value)", "jsElement.Call(\"setAttribute\", word(name), value)"},
	},
}

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
