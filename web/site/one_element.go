package site

import (
	"fmt"
	"regexp"
	"strings"
)

// The forms of go-app's html_gen.go, one interface, struct, constructor and set of methods for each of 110 elements.
var (
	genInterface   = regexp.MustCompile(`(?ms)^type (HTML\w+) interface \{\n.*?^\}`)
	genStruct      = regexp.MustCompile(`(?m)^type html\w+ struct \{\n\thtmlElement\n\}`)
	genConstructor = regexp.MustCompile(`(?ms)^func (\w+)\((tag string)?\) HTML\w+ \{.*?\ttag: +(tag|"\w+"),\n\t+isSelfClosing: (true|false),\n.*?^\}`)
	genMethod      = regexp.MustCompile(`(?ms)^func \(e \*html(\w+)\) (\w+)\((.*?)\) (\w+) \{\n(.*?)^\}`)
)

// textarea is the one element whose text is no child.
const textarea = `func (e *htmlAny) Text(v any) *htmlAny {
	if e.tag == "textarea" {
		e.setAttr("value", v)
		return e
	}
	return e.Body(Text(v))
}

func (e *htmlAny) Textf(format string, v ...any) *htmlAny { return e.Text(FormatString(format, v...)) }
`

// oneElement rewrites html_gen.go so that all elements are one type with one set of methods: a call is a plain call instead
// of one through an interface, and the linker drops the methods that nobody calls. An attribute that an element
// does not have is still an error, in every build with go-app as it is.
func oneElement(gen string) (string, error) {
	var out strings.Builder
	out.WriteString("package app\n\nimport \"strings\"\n\ntype htmlAny struct{ htmlElement }\n\n")
	elements := genInterface.FindAllStringSubmatch(gen, -1)
	for _, m := range elements {
		fmt.Fprintf(&out, "type %s = *htmlAny\n", m[1])
	}
	made := genConstructor.FindAllStringSubmatch(gen, -1)
	if n := len(genStruct.FindAllString(gen, -1)); n == 0 || n != len(elements) || n != len(made) {
		return "", fmt.Errorf("html_gen.go: %d interfaces, %d structs, %d constructors: another go-app", len(elements), n, len(made))
	}
	for _, m := range made {
		fmt.Fprintf(&out, "func %s(%s) *htmlAny { return newElement(%s, %s) }\n", m[1], m[2], m[3], m[4])
	}
	out.WriteString(`func newElement(tag string, selfClosing bool) *htmlAny {
	return &htmlAny{htmlElement{tag: tag, isSelfClosing: selfClosing}}
}
` + textarea)
	bodies := map[string]string{"Text": "", "Textf": ""}
	for _, m := range genMethod.FindAllStringSubmatch(gen, -1) {
		element, name, params, result, body := m[1], m[2], m[3], m[4], m[5]
		if result == "HTML"+element {
			result = "*htmlAny"
		}
		method := fmt.Sprintf("func (e *htmlAny) %s(%s) %s {\n%s}\n", name, params, result, strings.ReplaceAll(body, "*html"+element, "*htmlAny"))
		switch old, known := bodies[name]; {
		case !known:
			bodies[name] = method
			out.WriteString(method)
		case old != "" && old != method:
			return "", fmt.Errorf("html_gen.go: %s differs between elements", name)
		}
	}
	return out.String(), nil
}
