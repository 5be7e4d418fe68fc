package site

import (
	"fmt"
	"html"
	"html/template"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// A preview is a page that the site shows at once, while the program is on its way: the app's own frame, drawn by the app when the
// site is built, with the outline of what will stand there.
type preview struct {
	name     string // as boot.js asks for it: the first part of the path, or "first"
	path     string
	noEvents bool
	outline  string // in place of what the app draws; "" keeps that
}

const (
	linesOutline = `<div class="skel"><i></i><i></i><i></i></div><div class="skel"><i></i><i></i><i></i></div><div class="skel"><i></i><i></i><i></i></div>`
	rowsOutline  = `<div class="skel"><i></i><i></i></div>` + `<div class="skel"><i></i></div><div class="skel"><i></i></div><div class="skel"><i></i></div><div class="skel"><i></i></div><div class="skel"><i></i></div>`
)

var previews = []preview{
	{"first", "", true, ""}, // a device that opens the app for the first time holds no event
	{"home", "", false, linesOutline},
	{"new", "new", false, linesOutline},
	{"clock", "clock", false, rowsOutline},
	{"board", "board", false, ""},
	{"laws", "laws", false, rowsOutline},
	{"settings", "settings", false, rowsOutline},
	{"about", "about", false, linesOutline},
	{"ready", "ready", false, rowsOutline},
	{"event", "event/x", false, linesOutline},
}

// previewLangs are the languages that previews are drawn in.
var previewLangs = []string{"id", "en", "hr"}

// drawPreviews gives all previews as templates of the page.
func drawPreviews(prefix string, draw Preview) (template.HTML, error) {
	var b strings.Builder
	for _, lang := range previewLangs {
		for _, p := range previews {
			text, err := cleanHTML(draw(lang, prefix, p.path, p.noEvents))
			if err != nil {
				return "", fmt.Errorf("site: preview of %s: %w", p.name, err)
			}
			if p.outline != "" {
				if text, err = outlined(text, p.outline); err != nil {
					return "", fmt.Errorf("site: preview of %s: %w", p.name, err)
				}
			}
			fmt.Fprintf(&b, "<template data-lang=\"%s\" data-page=\"%s\">%s</template>\n", lang, p.name, text)
		}
	}
	return template.HTML(b.String()), nil
}

// outlined puts an outline in place of what stands in the main part.
func outlined(text, outline string) (string, error) {
	from, to := strings.Index(text, "<main"), strings.LastIndex(text, "</main>")
	if from < 0 || to < from {
		return "", fmt.Errorf("it has no main part")
	}
	from += strings.IndexByte(text[from:], '>') + 1
	return text[:from] + outline + text[to:], nil
}

var (
	htmlTag  = regexp.MustCompile(`<(/?[a-z][a-z0-9]*)((?:[^">]|"(?:[^"\\]|\\.)*")*)>`)
	htmlAttr = regexp.MustCompile(`([a-z][a-z0-9-]*)(?:=("(?:[^"\\]|\\.)*"))?`)
	skipLink = regexp.MustCompile(`(?s)<a class="skip".*?</a>`)
	between  = regexp.MustCompile(`\s*\n\s*`)
)

// cleanHTML mends what go-app writes outside a browser: values are quoted as Go quotes them, a value "true" is left out, and
// attributes come in any order. It leaves out what only the program makes use of: what a touch means, and the way for keyboards.
func cleanHTML(text string) (string, error) {
	var broken error
	text = htmlTag.ReplaceAllStringFunc(text, func(tag string) string {
		m := htmlTag.FindStringSubmatch(tag)
		var attrs []string
		for _, a := range htmlAttr.FindAllStringSubmatch(m[2], -1) {
			name, value := a[1], "true"
			if a[2] != "" {
				v, err := strconv.Unquote(a[2])
				if err != nil {
					broken = fmt.Errorf("the attribute %s: %w", a[0], err)
				}
				value = v
			}
			if name == "tabindex" || strings.HasPrefix(name, "data-") {
				continue
			}
			attrs = append(attrs, fmt.Sprintf(` %s="%s"`, name, html.EscapeString(value)))
		}
		slices.Sort(attrs)
		return "<" + m[1] + strings.Join(attrs, "") + ">"
	})
	return skipLink.ReplaceAllString(between.ReplaceAllString(text, ""), ""), broken
}
