package settings

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/view/viewtest"
	"wasit/app/words/i18n"
	"wasit/app/words/release"
)

// TestNoVibration: where the browser cannot vibrate there is no switch for it, and words say why.
func TestNoVibration(t *testing.T) {
	for _, no := range []bool{false, true} {
		m := session.Session{Route: session.Route{Page: session.PageSettings}, Device: session.Device{NoVibrate: no}}
		m.Settings.Lang = i18n.EN
		text := app.HTMLString(Render(view.New(i18n.EN, ""), m))
		if strings.Contains(text, "Vibrate on each result") == no || strings.Contains(text, "cannot make the device vibrate") != no {
			t.Errorf("without vibration %v:\n%s", no, text)
		}
	}
}

// TestAbout: the page names the version, its day, what is new and the licence, in every language.
func TestAbout(t *testing.T) {
	r := release.Newest()
	licence := map[i18n.Lang]string{i18n.ID: "lisensi MIT", i18n.EN: "MIT licence", i18n.HR: "licencijom MIT"}
	for _, lang := range i18n.All() {
		m := session.Session{Route: session.Route{Page: session.PageAbout}}
		m.Settings.Lang = lang
		reader := viewtest.Reader{T: t, Draw: func() (*view.V, string) {
			v := view.New(lang, "")
			return v, app.HTMLString(About(v, m, "0123456789ab"))
		}}
		want := []string{r.Number, lang.Date(r.Year, r.Month, r.Day), "0123456789ab", licence[lang], "FIDE"}
		for _, n := range r.News {
			want = append(want, lang.T(n))
		}
		reader.Says(lang.Tag(), want...)
	}
}
