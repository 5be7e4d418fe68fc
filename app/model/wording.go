package model

import (
	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/sheet"
)

// WordingDialog edits the organiser's own words for one of several texts.
type WordingDialog struct {
	Of   string   // sheet.Wording…
	Many []string // the texts to choose from
	Text string
	Lang i18n.Lang
}

// ChatWordings are the texts for chats, SheetWordings those of a sheet.
var (
	ChatWordings  = []string{sheet.WordingClubs, sheet.WordingDone, sheet.WordingResults, sheet.WordingStandings}
	SheetWordings = map[sheet.Kind][]string{sheet.Record: {sheet.WordingRecord, sheet.WordingRecordEnd}, sheet.Regulation: {sheet.WordingRules}}
)

// OpenWording begins to edit the first of Many, or goes over to Of.
type OpenWording struct {
	Of   string
	Many []string
}

// Update implements Msg.
func (msg OpenWording) Update(m Model, _ Env) (Model, []Cmd) {
	first := true
	if d, ok := m.Dialog.(WordingDialog); ok {
		first, msg.Many = false, d.Many
	}
	d := WordingDialog{Of: msg.Of, Many: msg.Many, Lang: m.Print.Lang}
	if d.Text = m.Event.Ahead.Wording(sheet.WordingOf(d.Of, d.Lang)); d.Text == "" {
		d.Text = sheet.OwnWording(d.Of, d.Lang)
	}
	m.Dialog = d
	if !first {
		return m, nil
	}
	return m, []Cmd{Focus{"sheet"}}
}

// TypeWording types the text.
type TypeWording struct{ Text string }

// Update implements Msg.
func (msg TypeWording) Update(m Model, _ Env) (Model, []Cmd) {
	if d, ok := m.Dialog.(WordingDialog); ok {
		d.Text = msg.Text
		m.Dialog = d
	}
	return m, nil
}

// SaveWording records the text; with Own the app's own holds again.
type SaveWording struct{ Own bool }

// Update implements Msg.
func (msg SaveWording) Update(m Model, env Env) (Model, []Cmd) {
	d, ok := m.Dialog.(WordingDialog)
	if !ok {
		return m, nil
	}
	text := journal.CleanText(d.Text)
	if msg.Own || text == sheet.OwnWording(d.Of, d.Lang) {
		text = ""
	}
	next, cmds, err := m.record(env, journal.SetWording{Wording: journal.Wording{Of: sheet.WordingOf(d.Of, d.Lang), Text: text}})
	if err != nil {
		return m.refuse(err)
	}
	next.Dialog, next.Notice = nil, nil
	return next, cmds
}

// wordingNames are what the texts are called.
var wordingNames = map[string]i18n.Text{sheet.WordingClubs: i18n.WordClubs, sheet.WordingDone: i18n.WordDone, sheet.WordingResults: i18n.WordResults,
	sheet.WordingStandings: i18n.WordStandings, sheet.WordingRecord: i18n.WordRecord, sheet.WordingRecordEnd: i18n.WordRecordEnd, sheet.WordingRules: i18n.WordRules}

// WordingName names a text that the organiser may put into his own words.
func WordingName(l i18n.Lang, of string) string { return l.T(wordingNames[of]) }

// OpenClubTexts shows the pairings of each school as texts to send, or with Done its results.
type OpenClubTexts struct{ Done bool }

// Update implements Msg.
func (msg OpenClubTexts) Update(m Model, _ Env) (Model, []Cmd) {
	chats := sheet.ClubChats(m.Print.Source)
	if msg.Done {
		chats = sheet.ClubResultChats(m.Print.Source)
	}
	m.Dialog = ClubTexts{chats, msg.Done}
	return m, []Cmd{Focus{"sheet"}}
}

// ClubTexts is the list of these texts.
type ClubTexts struct {
	Chats []sheet.Chat
	Done  bool
}
