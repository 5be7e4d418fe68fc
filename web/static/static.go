// Package static holds the files that a browser fetches as they are: style sheets, icons and the chess pieces.
// Every file here lands below web/ of the built site and in the service worker's cache.
package static

import "embed"

// Files are all assets, by their plain names.
//
//go:embed *.css *.svg *.png
var Files embed.FS

// Styles are the sheets of the page in cascade order; the built site holds them as one file, web/wasit.css. sheets.css
// dresses A4 leaves, on the screen and on paper; all its rules stand below .paper.
var Styles = []string{
	"tokens.css",
	"icons.css",
	"components.css",
	"round.css",
	"clock.css",
	"boardpage.css",
	"learn.css",
	"arbiter.css",
	"crew.css",
	"devices.css",
	"import.css",
	"day.css",
	"class.css",
	"app.css",
	"sheets.css",
	"boot.css",
}
