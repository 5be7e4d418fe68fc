//go:build !js

package relay

import (
	"bytes"
	"crypto/subtle"
	_ "embed"
	"encoding/hex"
	"fmt"
	"hash/crc32"
	"html/template"
	"image"
	"image/color"
	"image/gif"
	_ "image/jpeg" // photographs of codes
	_ "image/png"  // likewise
	"io"
	"net"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"wasit/app/crew/frames"
	"wasit/app/crew/link"
	"wasit/app/crew/scan"
	"wasit/app/event/journal"
	"wasit/app/event/sheet/qr"
	"wasit/app/words/i18n"
	"wasit/web/static"
)

// A Page is the relay's screen: a page that a browser of this computer shows. It has the code to be scanned, takes what others answer, and
// says what goes on. Nobody else reaches it: it listens on this computer alone, and takes what its own forms send.
type Page struct {
	relay  *Relay
	secret string // in each form: a page of another site does not know it

	mu    sync.Mutex
	lines []line        // what was said last
	taken frames.Reader // pieces of a message that the camera has read
}

// A line is what the relay said, and when.
type line struct{ At, Text string }

// Limits of what the page takes.
const (
	mostLines  = 40
	mostUpload = 20 << 20
	mostPixels = 40 << 20 // of a photograph, before it is unpacked
)

//go:embed page.html
var pageText string

var pageHTML = template.Must(template.New("page").Parse(pageText))

//go:embed page.js
var pageScript []byte

//go:embed page.css
var ownStyle []byte

// pageStyle dresses the page as the app is dressed.
var pageStyle = func() []byte {
	var all []byte
	for _, name := range []string{"tokens.css", "components.css"} {
		text, err := static.Files.ReadFile(name)
		if err != nil {
			panic(err) // it is embedded
		}
		all = append(all, text...)
	}
	return append(all, ownStyle...)
}()

// NewPage returns a page; [Page.Say] is for the relay that [Page.Show] gives it.
func NewPage(random io.Reader) (*Page, error) {
	var b [16]byte
	_, err := io.ReadFull(random, b[:])
	return &Page{secret: hex.EncodeToString(b[:])}, err
}

// Show has the page show a relay.
func (p *Page) Show(r *Relay) { p.relay = r }

// Say adds a line to what the page tells.
func (p *Page) Say(text string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.lines = append(p.lines, line{time.Now().Format("15:04:05"), text})
	p.lines = p.lines[max(0, len(p.lines)-mostLines):]
}

// Handler serves the page.
func (p *Page) Handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{$}", p.show)
	mux.HandleFunc("GET /code.gif", p.code)
	mux.HandleFunc("GET /page.css", fixed("text/css", pageStyle))
	mux.HandleFunc("GET /page.js", fixed("text/javascript", pageScript))
	mux.HandleFunc("POST /take", p.form(p.take))
	mux.HandleFunc("POST /frame", p.form(p.frame))
	mux.HandleFunc("POST /invite", p.form(p.invite))
	mux.HandleFunc("POST /link", p.form(p.link))
	mux.HandleFunc("POST /accept", p.form(func(*http.Request) error { return p.do(p.relay.Accept) }))
	return p.guard(mux)
}

// guard refuses what does not come from a page of this computer, also where a name of the network leads here.
func (p *Page) guard(next http.Handler) http.Handler {
	own := http.NewCrossOriginProtection().Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		host, _, err := net.SplitHostPort(r.Host)
		if ip := net.ParseIP(host); err != nil || host != "localhost" && (ip == nil || !ip.IsLoopback()) {
			http.Error(w, "open this page as http://localhost", http.StatusForbidden)
			return
		}
		h := w.Header()
		h.Set("Content-Security-Policy", "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'")
		h.Set("Permissions-Policy", "camera=(self)")
		h.Set("Referrer-Policy", "same-origin")
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Cache-Control", "no-store")
		r.Body = http.MaxBytesReader(w, r.Body, mostUpload)
		own.ServeHTTP(w, r)
	})
}

func fixed(kind string, text []byte) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", kind)
		_, _ = w.Write(text) // a browser that left needs nothing
	}
}

// do runs f where the relay works and waits for it.
func (p *Page) do(f func() error) error {
	c := make(chan error, 1)
	p.relay.Do(func() { c <- f() })
	return <-c
}

// form takes what a form of this page sends, and shows the page again.
func (p *Page) form(act func(*http.Request) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if subtle.ConstantTimeCompare([]byte(r.FormValue("secret")), []byte(p.secret)) != 1 {
			http.Error(w, p.relay.Folder.lang.T(textOldPage), http.StatusForbidden)
			return
		}
		if err := act(r); err != nil {
			p.Say(p.relay.words(err))
		}
		if r.URL.Path == "/frame" {
			w.WriteHeader(http.StatusNoContent)
			return
		}
		http.Redirect(w, r, "/", http.StatusSeeOther)
	}
}

// take takes a message: pasted, or as a file or photograph.
func (p *Page) take(r *http.Request) error {
	data := []byte(strings.TrimSpace(r.FormValue("text")))
	if upload, _, err := r.FormFile("file"); err == nil {
		defer upload.Close()
		if data, err = io.ReadAll(upload); err != nil {
			return err
		}
	}
	message, err := Message(data)
	if err != nil {
		return err
	}
	return p.do(func() error { return p.relay.Take(message) })
}

// Message reads a message out of what a person brings: the text of a file that Wasit wrote, pasted or whole, the text of a code, or a
// photograph of one.
func Message(data []byte) ([]byte, error) {
	if message, is, err := frames.ReadFile(data); is {
		return message, err
	}
	var reader frames.Reader
	texts := []string{string(data)}
	if picture, ok, err := photograph(data); err != nil {
		return nil, err
	} else if ok {
		texts = scan.Texts(picture)
	}
	for _, text := range texts {
		switch progress, message, err := reader.Read(text); {
		case err != nil:
		case message != nil:
			return message, nil
		case progress.Of > 1:
			return nil, refuse(textTurns, strconv.Itoa(progress.Of))
		}
	}
	return nil, refuse(textNoMessage)
}

// photograph makes a grey picture; ok is false for what is none.
func photograph(data []byte) (p scan.Picture, ok bool, err error) {
	size, _, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return p, false, nil
	}
	if size.Width*size.Height > mostPixels {
		return p, true, refuse(textLargePicture, strconv.Itoa(size.Width), strconv.Itoa(size.Height))
	}
	img, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return p, true, err
	}
	return grey(img), true, nil
}

// scanSide is how large a picture is read: codes are read best at a few pixels a module.
const scanSide = 1200

// grey makes a picture small and grey.
func grey(img image.Image) scan.Picture {
	b := img.Bounds()
	step := max(1, (max(b.Dx(), b.Dy())+scanSide-1)/scanSide)
	p := scan.Picture{Width: b.Dx() / step, Height: b.Dy() / step}
	p.Pixels = make([]byte, 0, p.Width*p.Height)
	for y := range p.Height {
		for x := range p.Width {
			p.Pixels = append(p.Pixels, mean(img, b.Min.X+x*step, b.Min.Y+y*step, step))
		}
	}
	return p
}

// mean is how light a square of a picture is.
func mean(img image.Image, x, y, step int) byte {
	sum := 0
	for dy := range step {
		for dx := range step {
			sum += int(color.GrayModel.Convert(img.At(x+dx, y+dy)).(color.Gray).Y)
		}
	}
	return byte(sum / (step * step))
}

// frame takes a picture of the camera.
func (p *Page) frame(r *http.Request) error {
	upload, _, err := r.FormFile("file")
	if err != nil {
		return err
	}
	defer upload.Close()
	data, err := io.ReadAll(upload)
	if err != nil {
		return err
	}
	picture, ok, err := photograph(data)
	if err != nil || !ok {
		return err
	}
	for _, text := range scan.Texts(picture) {
		p.mu.Lock()
		_, message, err := p.taken.Read(text)
		if message != nil {
			p.taken = frames.Reader{}
		}
		p.mu.Unlock()
		if err == nil && message != nil {
			return p.do(func() error { return p.relay.Take(message) })
		}
	}
	return nil
}

// invite asks for a phone. The boards are those of a section.
func (p *Page) invite(r *http.Request) error {
	d := journal.Device{Name: r.FormValue("name"), Duty: journal.Duty(r.FormValue("duty"))}
	numbers := map[string]int{}
	for _, field := range []string{"section", "first", "last"} {
		n, err := strconv.Atoi(r.FormValue(field))
		if err != nil && r.FormValue(field) != "" {
			return refuse(textNoNumber, r.FormValue(field))
		}
		numbers[field] = n
	}
	if d.Name == "" {
		return refuse(textNoName)
	}
	return p.do(func() error {
		if d.Section = journal.SectionID(numbers["section"]); numbers["first"] > 0 {
			zero := p.relay.copy.State.BoardNumber(d.Section, 1) - 1
			d.First, d.Last = numbers["first"]-zero, numbers["last"]-zero
		}
		return p.relay.Invite(d)
	})
}

// link shows the code of a device again.
func (p *Page) link(r *http.Request) error {
	id, err := strconv.ParseInt(r.FormValue("device"), 10, 64)
	if err != nil {
		return err
	}
	if r.FormValue("hand") != "" {
		return p.do(func() error { return p.relay.Hand(journal.DeviceID(id)) })
	}
	return p.do(func() error { return p.relay.Link(journal.DeviceID(id)) })
}

// pageTexts are the words of page.html.
var pageTexts = map[string]i18n.Text{"title": textTitle, "this desk": textThisDesk, "desk": textDesk, "start": textStart, "way": textWay, "first step": textStep1, "second step": textStep2, "third step": textStep3,
	"accept": textAccept, "code file": textCodeFile, "take in": textTakeIn, "camera": textCamera, "camera off": textCameraOff,
	"no camera": textNoCamera, "file": textFile, "paste": textPaste, "take": textTake, "phones": textPhones, "no phones": textNoPhones,
	"name": textName, "task": textTask, "section": textSection, "all": textAll, "first": textFirst, "last": textLast, "invite": textInvite,
	"show code": textShowCode, "give desk": textGiveDesk, "waits": textWaits, "happened": textHappened}

// view is what the page shows.
type view struct {
	i18n.Lang
	Secret, Event, Name, Desk string
	IsDesk, Joined, Accepts   bool
	Linked                    bool   // with the desk
	Records, Waits            string // in words
	CodeFor, Turns            string // for whom the code is, and how many follow each other, in words
	Code                      uint32 // tells one code from another
	Phones                    []phoneView
	Count                     string // of phones, in words
	Duties                    []dutyView
	Sections                  []journal.Section
	Lines                     []line
}

// Word returns a text of the page by its key.
func (v view) Word(key string) (string, error) {
	text, ok := pageTexts[key]
	if !ok {
		return "", fmt.Errorf("page.html asks for %q, which is no text of it", key)
	}
	return v.T(text), nil
}

type phoneView struct {
	ID               journal.DeviceID
	Name, Task, Link string
	State            string // of the link, for its look
	Waits            bool
	Arbiter          bool
}

type dutyView struct {
	Duty journal.Duty
	Name string
}

var (
	linkTexts = map[link.State]i18n.Text{link.Down: textDown, link.Opens: textOpens, link.Up: textUp, link.Silent: textIsSilent}
	linkLooks = map[link.State]string{link.Down: "down", link.Opens: "opens", link.Up: "up", link.Silent: "silent"}
	dutyTexts = map[journal.Duty]i18n.Text{journal.DutyScorer: i18n.DutyScorer, journal.DutyDoor: i18n.DutyDoor, journal.DutyScreen: i18n.DutyScreen,
		journal.DutyArbiter: i18n.DutyArbiter}
)

// seen is what the page shows now.
func (p *Page) seen() view {
	r := p.relay
	l := r.Folder.lang
	v := view{Lang: l, Secret: p.secret, Event: r.copy.State.Event().Name, Name: r.nameOf(r.place.Me), IsDesk: r.isDesk(), Joined: len(r.copy.Records) > 0,
		Accepts: r.joining != nil, Records: l.N(textRecords, len(r.copy.Records)), Desk: l.T(linkTexts[r.links.State(0)]),
		Linked: r.links.State(0) == link.Up, Sections: r.copy.State.Sections()}
	if n := len(r.place.Waiting(r.copy.State)); n > 0 {
		v.Waits = l.N(textNotYet, n)
	}
	if r.shown.Data != nil {
		v.CodeFor, v.Code = l.T(textCodeFor, r.nameOf(r.shown.To)), crc32.ChecksumIEEE(r.shown.Data)
		if w, err := frames.NewWriter(r.shown.Data); err == nil && w.Count() > 1 {
			v.Turns = l.T(textCodeTurns, l.Int(w.Count()))
		}
	}
	duties := []journal.Duty{journal.DutyScorer, journal.DutyDoor, journal.DutyScreen}
	if v.IsDesk {
		duties = append(duties, journal.DutyArbiter)
	}
	for _, d := range duties {
		v.Duties = append(v.Duties, dutyView{d, l.T(dutyTexts[d])})
	}
	up := 0
	for _, d := range r.Crew() {
		_, waits := r.phones[d.ID]
		state := r.links.State(d.ID)
		if state == link.Up {
			up++
		}
		v.Phones = append(v.Phones, phoneView{ID: d.ID, Name: d.Name, Task: r.task(d), Link: l.T(linkTexts[state]), State: linkLooks[state],
			Waits: waits && r.phones[d.ID].waits != nil, Arbiter: v.IsDesk && d.Duty == journal.DutyArbiter})
	}
	v.Count = l.N(textLinkedOf, up, l.Int(len(v.Phones)))
	return v
}

// task is what a device does, in words.
func (r *Relay) task(d journal.Device) string {
	l := r.Folder.lang
	words := []string{l.T(dutyTexts[d.Duty])}
	for _, s := range r.copy.State.Sections() {
		if s.ID == d.Section {
			words = append(words, s.Name)
		}
	}
	if d.First > 0 {
		zero := r.copy.State.BoardNumber(d.Section, 1) - 1
		words = append(words, l.T(i18n.DutyBoards, l.Int(d.First+zero), l.Int(d.Last+zero)))
	}
	return strings.Join(words, " · ")
}

func (p *Page) show(w http.ResponseWriter, _ *http.Request) {
	var v view
	_ = p.do(func() error { v = p.seen(); return nil }) // it has no error
	p.mu.Lock()
	v.Lines = slices.Clone(p.lines)
	slices.Reverse(v.Lines)
	p.mu.Unlock()
	var b bytes.Buffer
	if err := pageHTML.Execute(&b, v); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	_, _ = w.Write(b.Bytes()) // as above
}

// code draws what is shown: one code, or several that follow each other.
func (p *Page) code(w http.ResponseWriter, r *http.Request) {
	var data []byte
	_ = p.do(func() error { data = p.relay.shown.Data; return nil }) // it has no error
	if data == nil {
		http.NotFound(w, r)
		return
	}
	text, err := drawn(data)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "image/gif")
	_, _ = w.Write(text) // as above
}

// Measures of a drawn code.
const (
	module   = 6    // pixels
	quiet    = 4    // modules around
	mostTurn = 1200 // frames of a picture; a longer message goes as a file
)

// drawn is a message as a picture of its codes, with some more than are needed for those that a camera misses.
func drawn(message []byte) ([]byte, error) {
	w, err := frames.NewWriter(message)
	if err != nil {
		return nil, err
	}
	n := w.Count()
	if n > 1 {
		n = min(n+n/2+4, mostTurn)
	}
	var g gif.GIF
	for i := range n {
		c, err := qr.EncodeAlpha(w.Text(i), i)
		if err != nil {
			return nil, err
		}
		g.Image, g.Delay = append(g.Image, picture(c)), append(g.Delay, 100/frames.PerSecond)
	}
	var b bytes.Buffer
	err = gif.EncodeAll(&b, &g)
	return b.Bytes(), err
}

func picture(c *qr.Code) *image.Paletted {
	side := (c.Size + 2*quiet) * module
	img := image.NewPaletted(image.Rect(0, 0, side, side), color.Palette{color.White, color.Black})
	for y := range side {
		for x := range side {
			if c.Dark(x/module-quiet, y/module-quiet) {
				img.Pix[y*img.Stride+x] = 1
			}
		}
	}
	return img
}
