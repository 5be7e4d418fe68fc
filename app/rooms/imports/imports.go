// Package imports reads the lists that people bring, asks what is in doubt and enters the players.
package imports

import (
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/ratinglist"
	"wasit/app/lists/alike"
	"wasit/app/lists/lexicon"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules/charset"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// Model is the review of a list that was pasted or opened. Nothing of it is in the event until it is entered.
type Model struct {
	Owner     string   // the event whose list it is
	Text      string   // pasted
	File      string   // name of the opened file, empty for a pasted text
	Data      []byte   // of the file
	Plain     bool     // the file is ASCII or a workbook: its encoding does not matter
	Sheets    []string // of a workbook; nil for every other list
	Sheet     int      // which of them is read
	Encoding  roster.Encoding
	Cells     roster.Cells
	Map       roster.Mapping
	Late      bool     // after the last day of registration
	Chat      bool     // the text is read as messages, not as a table
	Lines     []string // of the text that was read as messages: what the spans of the rows point into
	Rows      []roster.Row
	Asked     []bool            // Rows[i] had an open question at first; it keeps its place when that is settled
	Reviewed  bool              // the rows are on the screen; else the box for the text
	Past      []past            `json:"-"` // what the review was before each of the last changes
	Questions []roster.Question `json:"-"` // of the reader, about the rows as they are
	Today     swiss.Date        // when it was read, for ages
	Teams     []roster.Team     // of a list of teams
	Order     []string          // keys of the questions as they stand on the page, open and answered
	Answered  []answered
	Apart     []int                    // rows whose shared questions are answered one by one
	Chosen    int                      // the row whose source and mends are open, from 1; 0: none
	Source    bool                     // the whole text is open beside the rows
	Unfolded  bool                     `json:"-"` // a phone shows all questions
	Alike     []alike.Question         `json:"-"` // which names of schools may mean one
	Compared  []journal.CompareSchools // what was said of them in this review
	Err       error                    `json:"-"` // why the list or file could not be read; nothing was taken from it
	Warnings  []trf.Problem            `json:"-"`
	TRF       *takeover                `json:"-"` // what else a tournament report holds
}

// arrived forgets the list of another event.
func (m page) arrived(env session.Env) (page, []session.Cmd) {
	if m.Owner == "" && len(m.Data) > 0 { // opened from the home page, before the event was made
		m.Model = m.readFile(Model{Owner: m.Event.ID, File: m.File, Data: m.Data}, env)
	}
	if m.Owner != m.Event.ID {
		m.Model = Model{Owner: m.Event.ID}
	}
	s, cmds := m.AskSchools()
	if m.Text == "" && len(m.Data) == 0 && !m.Reviewed && !m.Event.IsDraft() {
		cmds = append(cmds, session.LoadDraft{Kind: session.DraftImport})
	}
	return m.With(s).withQuestions(), cmds
}

func (msg picked) update(m page, env session.Env) (page, []session.Cmd) {
	if msg.Err != nil {
		return session.Refuse(m, msg.Err)
	}
	switch {
	case msg.Purpose == session.FileBackup:
		return m, []session.Cmd{session.ReadBackup{Data: msg.Data}}
	case msg.Purpose == session.FileAny:
		return m.opened(env, msg.Name, msg.Data)
	case m.Event == nil || m.Event.Loading || m.Event.Failed != nil:
		return m, nil // the page was left in between
	}
	im := Model{Owner: m.Event.ID, File: msg.Name, Data: msg.Data}
	m.Model, m.Notice = m.readFile(im, env), nil
	if m.Route.Page == session.PageImport {
		return m, []session.Cmd{session.Focus{ID: "main"}}
	}
	return m, []session.Cmd{session.Navigate{To: m.Route.In(session.PageImport)}}
}

// legacy is the single-byte encoding that is usual where the language is spoken.
func legacy(l i18n.Lang) roster.Encoding {
	if l == i18n.HR {
		return charset.Windows1250
	}
	return charset.Windows1252
}

// readFile reads an opened file for the first time: its content says what it is.
func (m page) readFile(im Model, env session.Env) Model {
	if roster.IsArchive(im.Data) {
		name, list, err := roster.Unpack(im.Data)
		if im.Data, im.Err = list, err; err == nil {
			im.File = name
		} else if ratinglist.IsList(list) {
			im.Err = &ratingListError{}
		}
		if im.Err != nil {
			return im
		}
	}
	if ratinglist.IsList(im.Data) {
		im.Err = &ratingListError{}
		return im
	}
	if isBook(im.Data) {
		return m.readBook(im, env)
	}
	usual := legacy(m.Lang())
	if roster.IsTRF(im.Data) {
		usual = trf.UsualEncoding(im.Data)
	}
	im.Encoding = roster.Detect(im.Data, usual)
	im.Plain = !slices.ContainsFunc(im.Data, func(b byte) bool { return b >= 0x80 })
	if roster.IsTRF(im.Data) {
		return m.readTRF(im, env)
	}
	return m.decode(im, env)
}

// decode reads the file in the encoding chosen.
func (m page) decode(im Model, env session.Env) Model {
	text, err := roster.Decode(im.Data, im.Encoding)
	if err != nil {
		im.Err = err
		return im
	}
	return m.readText(im, text, env)
}

// readText cuts a list into cells and understands them.
func (m page) readText(im Model, text string, env session.Env) Model {
	im.Late = session.IsAfter(m.Event.Ahead.Event().Deadline, env.Now)
	im.Cells, im.Err = roster.Split(text)
	if im.Err != nil {
		return im
	}
	im.Map = roster.Guess(im.Cells)
	if im.Chat = roster.IsChat(text, im.Cells); im.Chat {
		return m.readChat(im, text, env)
	}
	return m.understand(im, env)
}

// understand turns the cells into rows by the mapping. Rows that were corrected before are read again.
func (m page) understand(im Model, env session.Env) Model {
	im.Chat, im.Lines = false, nil
	o := m.options(env)
	doc := roster.ReadCells(im.Cells, im.Map, o)
	im.Today = o.Today
	im.Rows, im.Teams = doc.Rows, doc.Teams
	return m.reviewed(im)
}

// begun is a review at its beginning: nothing is answered, and the rows with open questions are known, which keep their place when
// these are settled.
func (m page) begun(im Model) Model {
	im.Past, im.Chosen, im.Source, im.Order, im.Answered, im.Apart = nil, 0, false, nil, nil, nil
	m.Model = im
	m = m.withQuestions()
	m.Asked = make([]bool, len(m.Rows))
	x := m.router()
	for i, r := range m.Rows {
		m.Asked[i] = !r.Skip && !x.isSure(i, r) // talk is left out from the start
	}
	return m.Model
}

// ratingListError says that a file is a rating list: its place is among those of the device.
type ratingListError struct{}

func (*ratingListError) Error() string { return "imports: a rating list" }

// emptyListError says that a list holds no line.
type emptyListError struct{}

func (*emptyListError) Error() string { return "imports: the list is empty" }

// sameHere returns the player of the event whose name sounds like that of a row.
func (m page) sameHere(name string) (journal.Player, bool) {
	key := lexicon.Sound(name)
	for _, sec := range m.Event.Ahead.Sections() {
		for _, p := range m.Event.Ahead.Players(sec.ID) {
			if lexicon.Sound(p.Name) == key {
				return p, true
			}
		}
	}
	return journal.Player{}, false
}

// importText changes the text in the box.
type importText struct{ Text string }

func (msg importText) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Text, m.Err = msg.Text, nil
	return m, nil
}

// importRead reads the pasted text.
type importRead struct{}

func (importRead) update(m page, env session.Env) (page, []session.Cmd) {
	im := Model{Owner: m.Event.ID, Text: m.Text}
	m.More = 0
	switch {
	case len(im.Text) > roster.MaxBytes:
		im.Err = roster.ErrTooLarge
	case ratinglist.IsList([]byte(im.Text)):
		im.Err = &ratingListError{}
	case roster.IsTRF([]byte(im.Text)):
		im.Data = []byte(im.Text)
		im = m.readTRF(im, env)
	default:
		text, err := roster.Decode([]byte(im.Text), charset.UTF8)
		if im.Err = err; err == nil {
			im = m.readText(im, text, env)
		}
	}
	m.Model, m.Notice = im, nil
	return m, []session.Cmd{session.Focus{ID: "main"}}
}

// importAgain goes back to the box, with the pasted text in it.
type importAgain struct{}

func (importAgain) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Model, m.More = Model{Owner: m.Event.ID, Text: m.Text}, 0
	return m, []session.Cmd{session.Focus{ID: "main"}}
}

// importEncoding reads the file in another encoding.
type importEncoding struct{ Encoding roster.Encoding }

func (msg importEncoding) update(m page, env session.Env) (page, []session.Cmd) {
	if len(m.Data) == 0 || isBook(m.Data) || !slices.Contains(charset.All, msg.Encoding) {
		return m, nil
	}
	m.Encoding, m.Err = msg.Encoding, nil
	if m.TRF != nil {
		im := m.readTRF(m.Model, env)
		if m.Event.IsDraft() && im.Err == nil { // name, place and people of the event are of the same letters
			next, _ := m.openReport(env, im)
			return next, nil
		}
		m.Model = im
		return m, nil
	}
	kept := m.Map
	m.Model = m.decode(m.Model, env)
	if len(kept.Columns) == len(m.Map.Columns) && m.Err == nil {
		m.Map = kept
		m.Model = m.understand(m.Model, env)
	}
	return m, nil
}

// importSeparator cuts the lines at another sign; 0 leaves them whole.
type importSeparator struct{ Sep rune }

func (msg importSeparator) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Sheets != nil {
		return m, nil // a workbook has cells of its own
	}
	text, err := m.importText()
	if err != nil {
		return session.Refuse(m, err)
	}
	cells, err := roster.SplitBy(text, msg.Sep)
	if err != nil {
		return session.Refuse(m, err)
	}
	im := m.Model
	im.Cells, im.Map = cells, roster.Guess(cells)
	m.Model, m.Notice = m.understand(im, env), nil
	return m, nil
}

func (m page) importText() (string, error) {
	if m.Sheets != nil {
		return textOf(m.Cells), nil
	}
	if m.Data != nil {
		return roster.Decode(m.Data, m.Encoding)
	}
	return roster.Decode([]byte(m.Text), charset.UTF8)
}

// importHeader says whether the first line names the columns.
type importHeader struct{ On bool }

func (msg importHeader) update(m page, env session.Env) (page, []session.Cmd) {
	im := m.Model
	im.Map.Header, im.Map.Unsure = msg.On, false
	m.Model = m.understand(im, env)
	return m, nil
}

// importColumn says what column I holds. Another column that held it is ignored from now on.
type importColumn struct {
	I     int
	Field roster.Field
}

func (msg importColumn) update(m page, env session.Env) (page, []session.Cmd) {
	im := m.Model
	if msg.I < 0 || msg.I >= len(im.Map.Columns) || msg.Field >= roster.Fields {
		return m, nil
	}
	im.Map.Columns = slices.Clone(im.Map.Columns)
	for i, f := range im.Map.Columns {
		if f == msg.Field {
			im.Map.Columns[i] = roster.Ignored
		}
	}
	im.Map.Columns[msg.I], im.Map.Unsure = msg.Field, false
	m.Model = m.understand(im, env)
	return m, nil
}
