// Package release names the versions of Wasit and says what is new in each: the one place where a version gets its number. The
// page about Wasit shows them; README names the newest, and web/readme_test.go compares the two.
package release

import "wasit/app/words/i18n"

// A Release is a version as people name it. The files of a site carry a check sum of their own besides (GOAPP_VERSION), which
// tells two builds apart.
type Release struct {
	Number           string // 1.0
	Year, Month, Day int
	News             []i18n.Text
}

// Newest returns the version that this program is.
func Newest() Release { return releases[0] }
