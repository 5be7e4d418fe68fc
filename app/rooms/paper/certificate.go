package paper

import (
	"encoding/json"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
)

// certDialog edits what certificates carry beside the event. It is kept on the device, for the next event too.
type certDialog struct {
	Form sheet.CertForm
	Logo int // the picture that is being chosen
}

// openCert opens it.
type openCert struct{}

func (openCert) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog = certDialog{Form: m.Cert}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// certField is a line of the form.
type certField uint8

// The lines.
const (
	certHost certField = iota
	certUnit
	certNumber
	certOffice // of the first who signs; the second's stand after
	certName
	certUnder
	certOffice2
	certName2
	certUnder2
)

// at is where a line stands in a form.
func (f certField) at(c *sheet.CertForm) *string {
	return [...]*string{&c.Host, &c.Unit, &c.Number, &c.Signs[0].Office, &c.Signs[0].Name, &c.Signs[0].Under,
		&c.Signs[1].Office, &c.Signs[1].Name, &c.Signs[1].Under}[f]
}

// typeCert types a line.
type typeCert struct {
	Field certField
	Text  string
}

func (msg typeCert) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(certDialog); ok {
		*msg.Field.at(&d.Form) = msg.Text
		m.Dialog = d
	}
	return m, nil
}

// countFrom chooses the first running number.
type countFrom struct{ First int }

func (msg countFrom) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(certDialog); ok {
		d.Form.First = msg.First
		m.Dialog = d
	}
	return m, nil
}

// pickLogo asks for a picture.
type pickLogo struct{ Logo int }

func (msg pickLogo) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(certDialog)
	if !ok {
		return m, nil
	}
	d.Logo = msg.Logo
	m.Dialog = d
	return m, []session.Cmd{session.PickFile{Purpose: session.FileLogo, Accept: "image/png,image/jpeg,image/webp"}}
}

// dropLogo takes a picture away.
type dropLogo struct{ Logo int }

func (msg dropLogo) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(certDialog); ok {
		d.Form.Logos[msg.Logo] = ""
		m.Dialog = d
	}
	return m, nil
}

// logoPicked brings the picture.
type logoPicked session.PicturePicked

func (msg logoPicked) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(certDialog)
	switch {
	case msg.Err != nil:
		return session.Refuse(m, msg.Err)
	case !ok:
		return m, nil // the form was closed in between
	case !sheet.IsLogo(msg.Address):
		return session.Refuse(m, &session.PictureError{Name: msg.Name})
	}
	d.Form.Logos[d.Logo] = msg.Address
	m.Dialog, m.Notice = d, nil
	return m, nil
}

// saveCert keeps the form on the device.
type saveCert struct{}

func (saveCert) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(certDialog)
	if !ok {
		return m, nil
	}
	d.Form.All, d.Form.Own = m.Cert.All, m.Cert.Own
	m.Dialog, m.Notice = nil, nil
	return m.keepCert(d.Form)
}

// forWhom chooses who gets a certificate: All participants or winners alone, of this section alone or of all.
type forWhom struct{ All, Own bool }

func (msg forWhom) update(m page, _ session.Env) (page, []session.Cmd) {
	form := m.Cert
	form.All, form.Own = msg.All, msg.Own
	return m.keepCert(form)
}

// keepCert stores a form, its texts cleaned and bounded.
func (m page) keepCert(form sheet.CertForm) (page, []session.Cmd) {
	for f := certHost; f <= certUnder2; f++ {
		text := f.at(&form)
		*text = shortened(journal.Clean(*text), journal.MaxName)
	}
	m.Cert, m.CertRead = form, true
	m.CertTurn++
	data, _ := json.Marshal(form) // plain texts always encode
	return m, []session.Cmd{session.KeepDraft{Kind: session.DraftCert, Data: data}}
}

// certLoaded brings the form that is kept on the device.
type certLoaded session.DraftLoaded

func (msg certLoaded) update(m page, _ session.Env) (page, []session.Cmd) {
	var form sheet.CertForm
	if m.CertRead || json.Unmarshal(msg.Data, &form) != nil {
		m.CertRead = true
		return m, nil
	}
	for i, logo := range form.Logos {
		if !sheet.IsLogo(logo) {
			form.Logos[i] = ""
		}
	}
	m.Cert, m.CertRead = form, true
	m.CertTurn++
	return m.refreshed(), nil
}

// shortened cuts a text to so many letters.
func shortened(text string, most int) string {
	if letters := []rune(text); len(letters) > most {
		return strings.TrimSpace(string(letters[:most]))
	}
	return text
}
