//go:build !js

package relay

import (
	"bytes"
	"crypto/rand"
	"image/gif"
	"image/png"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"wasit/app/crew/frames"
	"wasit/app/crew/scan"
	"wasit/app/event/journal"
	"wasit/app/event/sheet/qr"
	"wasit/app/words/i18n"
)

func paged(t *testing.T, s *station) *Page {
	t.Helper()
	p, err := NewPage(rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	p.Show(s.Relay)
	return p
}

func asked(p *Page, method, path string, form url.Values, change func(*http.Request)) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, "http://127.0.0.1:8017"+path, strings.NewReader(form.Encode()))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	if change != nil {
		change(r)
	}
	w := httptest.NewRecorder()
	p.Handler().ServeHTTP(w, r)
	return w
}

// TestPage: a person invites a phone on the page, sees its code, and the code can be read.
func TestPage(t *testing.T) {
	d := desk(t, 3)
	p := paged(t, d)
	form := url.Values{"secret": {p.secret}, "name": {"<b>Ana</b>"}, "duty": {"scorer"}, "section": {"1"}, "first": {"2"}, "last": {"3"}}
	if w := asked(p, "POST", "/invite", form, nil); w.Code != http.StatusSeeOther {
		t.Fatal(w.Code, w.Body)
	}
	shown := await(t, d.shown, "the code")
	w := asked(p, "GET", "/", nil, nil)
	if text := w.Body.String(); !strings.Contains(text, "&lt;b&gt;Ana&lt;/b&gt;") || strings.Contains(text, "<b>Ana") || !strings.Contains(text, "/code.gif") {
		t.Error(text)
	}
	if !strings.Contains(w.Header().Get("Content-Security-Policy"), "default-src 'none'") {
		t.Error("no policy")
	}
	g, err := gif.DecodeAll(asked(p, "GET", "/code.gif", nil, nil).Body)
	if err != nil {
		t.Fatal(err)
	}
	var reader frames.Reader
	var message []byte
	for _, img := range g.Image {
		var b bytes.Buffer
		if err := png.Encode(&b, img); err != nil {
			t.Fatal(err)
		}
		picture, ok, err := photograph(b.Bytes())
		if err != nil || !ok {
			t.Fatal(err)
		}
		for _, text := range scan.Texts(picture) {
			if _, whole, err := reader.Read(text); err == nil && whole != nil {
				message = whole
			}
		}
		if message != nil {
			break
		}
	}
	if !bytes.Equal(message, shown.Data) {
		t.Errorf("the code on the page holds %d bytes, not the %d of the message", len(message), len(shown.Data))
	}
	var dev journal.Device
	for _, c := range d.Crew() {
		dev = c
	}
	if dev.First != 2 || dev.Last != 3 || dev.Name != "<b>Ana</b>" {
		t.Errorf("%+v", dev)
	}
}

// TestPageIsOfThisComputer: other sites, other names of this computer, and forms without the secret change nothing.
func TestPageIsOfThisComputer(t *testing.T) {
	d := desk(t, 2)
	p := paged(t, d)
	form := url.Values{"secret": {p.secret}, "name": {"Eve"}, "duty": {"scorer"}}
	for name, change := range map[string]func(*http.Request){
		"another site":  func(r *http.Request) { r.Header.Set("Origin", "https://evil.example") },
		"a cross fetch": func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "cross-site") },
		"another name":  func(r *http.Request) { r.Host = "evil.example:8017" },
		"the network":   func(r *http.Request) { r.Host = "192.168.1.4:8017" },
		"no port":       func(r *http.Request) { r.Host = "evil.example" },
	} {
		if w := asked(p, "POST", "/invite", form, change); w.Code != http.StatusForbidden {
			t.Errorf("%s: %d", name, w.Code)
		}
	}
	for _, secret := range []string{"", "0", p.secret[1:]} {
		form.Set("secret", secret)
		for _, path := range []string{"/invite", "/take", "/link", "/accept", "/frame"} {
			if w := asked(p, "POST", path, form, nil); w.Code != http.StatusForbidden {
				t.Errorf("%s with %q: %d", path, secret, w.Code)
			}
		}
	}
	if w := asked(p, "GET", "/", nil, func(r *http.Request) { r.Host = "evil.example:8017" }); w.Code != http.StatusForbidden || strings.Contains(w.Body.String(), p.secret) {
		t.Errorf("the secret leaves by another name: %d", w.Code)
	}
	if n := len(d.Crew()); n != 0 {
		t.Errorf("%d devices were invited", n)
	}
}

// TestPageTakes: a code comes as a file, as pasted text, as the text of a code, and as a photograph; anything else is refused in words.
func TestPageTakes(t *testing.T) {
	d := desk(t, 2)
	r := start(t, t.TempDir())
	p := paged(t, r)
	d.do(t, func() error { return d.Invite(journal.Device{Name: "Laptop", Duty: journal.DutyArbiter}) })
	invitation := await(t, d.shown, "an invitation")
	for _, bad := range []string{"hello", "WASIT MESSAGE 1 0\nAAAA", ""} {
		asked(p, "POST", "/take", url.Values{"secret": {p.secret}, "text": {bad}}, nil)
	}
	if len(p.lines) != 3 || len(r.copy.Records) != 0 {
		t.Errorf("%q", p.lines)
	}
	asked(p, "POST", "/take", url.Values{"secret": {p.secret}, "text": {string(frames.File(invitation.Data))}}, nil)
	answer := await(t, r.shown, "the answer")
	w, err := frames.NewWriter(answer.Data)
	if err != nil || w.Count() != 1 {
		t.Fatal(err, w.Count())
	}
	code, err := qr.EncodeAlpha(w.Text(0), 0)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := png.Encode(&b, picture(code)); err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"text": []byte(w.Text(0)), "picture": b.Bytes(), "file": frames.File(answer.Data)} {
		if message, err := Message(data); err != nil || !bytes.Equal(message, answer.Data) {
			t.Errorf("%s: %v", name, err)
		}
	}
	var body bytes.Buffer
	m := multipart.NewWriter(&body)
	_ = m.WriteField("secret", paged(t, d).secret) // another page's
	part, err := m.CreateFormFile("file", "code.png")
	if err != nil {
		t.Fatal(err)
	}
	_, _ = part.Write(b.Bytes())
	_ = m.Close()
	req := httptest.NewRequest("POST", "http://localhost:8017/frame", &body)
	req.Header.Set("Content-Type", m.FormDataContentType())
	rec := httptest.NewRecorder()
	if p.Handler().ServeHTTP(rec, req); rec.Code != http.StatusForbidden {
		t.Errorf("a picture with another secret: %d", rec.Code)
	}
}

func FuzzMessage(f *testing.F) {
	f.Add([]byte("WASIT MESSAGE 1 0\nAAAA"))
	f.Add(frames.File([]byte{1, 2, 3}))
	f.Add([]byte("GIF89a\x01\x00\x01\x00"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if message, err := Message(data); err == nil && len(message) > frames.MaxFile {
			t.Fatal(len(message))
		}
	})
}

// TestPageInWords: before it has joined, as a helper with a phone, and as the desk, the page has all its words in each language.
func TestPageInWords(t *testing.T) {
	empty := start(t, t.TempDir())
	d := desk(t, 2)
	r := laptop(t, d)
	phoneOf(t, r, journal.Device{Name: "Scorer 1", Duty: journal.DutyScorer, Section: 1, First: 1, Last: 1}, 1)
	for _, l := range i18n.All() {
		for name, s := range map[string]*station{"empty": empty, "helper": r, "desk": d} {
			p := paged(t, s)
			s.do(t, func() error {
				s.Folder.lang = l
				s.tell(textJoined, "A", "B")
				return nil
			})
			p.Say("a line")
			w := asked(p, "GET", "/", nil, nil)
			text := w.Body.String()
			if w.Code != http.StatusOK || !strings.Contains(text, `lang="`+l.Tag()+`"`) || !strings.Contains(text, l.T(textTakeIn)) || strings.Contains(text, "{0}") {
				t.Errorf("%s, %v: %d %s", name, l, w.Code, text)
			}
			if want := l.T(i18n.DutyScorer); name != "empty" && !strings.Contains(text, want) {
				t.Errorf("%s, %v: no task %q", name, l, want)
			}
		}
	}
	if got := inWords(i18n.HR, refuse(textOtherFolder, "A", "B")); !strings.Contains(got, "„A”") || !strings.Contains(got, "„B”") {
		t.Error(got)
	}
}
