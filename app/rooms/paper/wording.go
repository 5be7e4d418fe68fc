package paper

import (
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/sheet"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// wordingDialog edits the organiser's own words for one of several texts.
type wordingDialog struct {
	Of   string   // sheet.Wording…
	Many []string // the texts to choose from
	Text string
	Lang i18n.Lang
}

// chatWordings are the texts for chats, sheetWordings those of a sheet.
var (
	chatWordings  = []string{sheet.WordingClubs, sheet.WordingDone, sheet.WordingResults, sheet.WordingStandings}
	sheetWordings = map[sheet.Kind][]string{sheet.Record: {sheet.WordingRecord, sheet.WordingRecordEnd}, sheet.Regulation: {sheet.WordingRules}}
)

// openWording begins to edit the first of Many, or goes over to Of.
type openWording struct {
	Of   string
	Many []string
}

func (msg openWording) update(m page, _ session.Env) (page, []session.Cmd) {
	first := true
	if d, ok := m.Dialog.(wordingDialog); ok {
		first, msg.Many = false, d.Many
	}
	d := wordingDialog{Of: msg.Of, Many: msg.Many, Lang: m.SheetLang}
	if d.Text = m.Event.Ahead.Wording(sheet.WordingOf(d.Of, d.Lang)); d.Text == "" {
		d.Text = sheet.OwnWording(d.Of, d.Lang)
	}
	m.Dialog = d
	if !first {
		return m, nil
	}
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// typeWording types the text.
type typeWording struct{ Text string }

func (msg typeWording) update(m page, _ session.Env) (page, []session.Cmd) {
	if d, ok := m.Dialog.(wordingDialog); ok {
		d.Text = msg.Text
		m.Dialog = d
	}
	return m, nil
}

// saveWording records the text; with Own the app's own holds again.
type saveWording struct{ Own bool }

func (msg saveWording) update(m page, env session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(wordingDialog)
	if !ok {
		return m, nil
	}
	text := journal.CleanText(d.Text)
	if msg.Own || text == sheet.OwnWording(d.Of, d.Lang) {
		text = ""
	}
	next, cmds, err := session.Record(m, env, journal.SetWording{Wording: journal.Wording{Of: sheet.WordingOf(d.Of, d.Lang), Text: text}})
	if err != nil {
		return session.Refuse(m, err)
	}
	next.Dialog, next.Notice = nil, nil
	return next, cmds
}

// wordingForm is the dialog in words.
type wordingForm struct {
	names       []string // of the texts to choose from
	label, help string
}

// form names the text with its language, and the inserts that it may have.
func (d wordingDialog) form(l i18n.Lang) wordingForm {
	f := wordingForm{label: sheet.WordingName(l, d.Of) + " – " + d.Lang.Name(), help: l.T(textWordFree)}
	for _, of := range d.Many {
		f.names = append(f.names, sheet.WordingName(l, of))
	}
	if inserts := sheet.Inserts(d.Of, d.Lang); len(inserts) > 0 {
		f.help = l.T(textWordHelp, strings.Join(inserts, " "))
	}
	return f
}
