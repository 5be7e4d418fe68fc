package model

import (
	"slices"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/roster"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// Import is the review of a list that was pasted or opened. Nothing of it is in the event until it is entered.
type Import struct {
	Event    string // whose list it is
	Text     string // pasted
	File     string // name of the opened file, empty for a pasted text
	Data     []byte // of the file
	Plain    bool   // the file is ASCII: its encoding does not matter
	Encoding roster.Encoding
	Cells    roster.Cells
	Map      roster.Mapping
	Late     bool // after the last day of registration
	Chat     bool // the text is read as messages, not as a table
	Rows     []roster.Row
	Asked    []bool // Rows[i] had an open question at first; it keeps its place when that is settled
	Reviewed bool   // the rows are on the screen; else the box for the text
	LastRow  int    // whose question was answered last,
	LastAt   time.Time
	Filter   string // "": what needs a look first; "all"
	Err      error  // why the list or file could not be read; nothing was taken from it
	Warnings []trf.Problem
	TRF      *Takeover // what else a tournament report holds
}

// arrivedAtImport forgets the list of another event.
func (m Model) arrivedAtImport(env Env) (Model, []Cmd) {
	if m.Import.Event == "" && len(m.Import.Data) > 0 { // opened from the home page, before the event was made
		m.Import = m.readFile(Import{Event: m.Event.ID, File: m.Import.File, Data: m.Import.Data}, env)
	}
	if m.Import.Event != m.Event.ID {
		m.Import = Import{Event: m.Event.ID}
	}
	return m, nil
}

// Picked brings the file that a person chose, or why there is none.
type Picked struct {
	Purpose FilePurpose
	Name    string
	Data    []byte
	Err     error
}

// Update implements Msg.
func (msg Picked) Update(m Model, env Env) (Model, []Cmd) {
	if msg.Err != nil {
		return m.refuse(msg.Err)
	}
	switch {
	case msg.Purpose == FileBackup:
		return m, []Cmd{ReadBackup{msg.Data}}
	case msg.Purpose == FilePGN:
		return m.pickedPGN(env, msg.Data)
	case msg.Purpose == FileAny:
		return m.opened(env, msg.Name, msg.Data)
	case m.Event == nil || m.Event.Loading || m.Event.Failed != nil:
		return m, nil // the page was left in between
	}
	im := Import{Event: m.Event.ID, File: msg.Name, Data: msg.Data}
	m.Import, m.Notice = m.readFile(im, env), nil
	if m.Route.Page == PageImport {
		return m, []Cmd{Focus{"main"}}
	}
	return m, []Cmd{Navigate{To: m.Route.In(PageImport)}}
}

// legacy is the single-byte encoding that is usual where the language is spoken.
func legacy(l i18n.Lang) roster.Encoding {
	if l == i18n.HR {
		return roster.Windows1250
	}
	return roster.Windows1252
}

// readFile reads an opened file for the first time: its content says what it is.
func (m Model) readFile(im Import, env Env) Import {
	im.Encoding = roster.Detect(im.Data, legacy(m.Lang()))
	im.Plain = !slices.ContainsFunc(im.Data, func(b byte) bool { return b >= 0x80 })
	if roster.IsTRF(im.Data) {
		return m.readTRF(im, env)
	}
	return m.decode(im, env)
}

// decode reads the file in the encoding chosen.
func (m Model) decode(im Import, env Env) Import {
	text, err := roster.Decode(im.Data, im.Encoding)
	if err != nil {
		im.Err = err
		return im
	}
	return m.readText(im, text, env)
}

// readText cuts a list into cells and understands them.
func (m Model) readText(im Import, text string, env Env) Import {
	im.Late = isAfter(m.Event.Ahead.Event().Deadline, env.Now)
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

// understand makes rows of the cells by the mapping. What was mended before is read anew.
func (m Model) understand(im Import, env Env) Import {
	im.Chat = false
	im.Rows = roster.Read(im.Cells, im.Map, env.Now.Year(), m.knownHere())
	return m.reviewed(im)
}

// ask remembers which rows have open questions.
func (im Import) ask() Import {
	im.Asked = make([]bool, len(im.Rows))
	for i, r := range im.Rows {
		im.Asked[i] = len(r.Doubts) > 0 && !r.Skip // talk is left out from the start
	}
	return im
}

// EmptyListError says that a list holds no line.
type EmptyListError struct{}

func (*EmptyListError) Error() string { return "model: the list is empty" }

// SameHere returns the player of the event whose name sounds like that of a row.
func (m Model) SameHere(name string) (journal.Player, bool) {
	key := roster.Sound(name)
	for _, sec := range m.Event.Ahead.Sections() {
		for _, p := range m.Event.Ahead.Players(sec.ID) {
			if roster.Sound(p.Name) == key {
				return p, true
			}
		}
	}
	return journal.Player{}, false
}

// ImportText changes the text in the box.
type ImportText struct{ Text string }

// Update implements Msg.
func (msg ImportText) Update(m Model, _ Env) (Model, []Cmd) {
	m.Import.Text, m.Import.Err = msg.Text, nil
	return m, nil
}

// ImportRead reads the pasted text.
type ImportRead struct{}

// Update implements Msg.
func (ImportRead) Update(m Model, env Env) (Model, []Cmd) {
	im := Import{Event: m.Event.ID, Text: m.Import.Text}
	m.More = 0
	switch {
	case len(im.Text) > roster.MaxBytes:
		im.Err = roster.ErrTooLarge
	case roster.IsTRF([]byte(im.Text)):
		im.Data = []byte(im.Text)
		im = m.readTRF(im, env)
	default:
		text, err := roster.Decode([]byte(im.Text), roster.UTF8)
		if im.Err = err; err == nil {
			im = m.readText(im, text, env)
		}
	}
	m.Import, m.Notice = im, nil
	return m, []Cmd{Focus{"main"}}
}

// ImportAgain goes back to the box, with the pasted text in it.
type ImportAgain struct{}

// Update implements Msg.
func (ImportAgain) Update(m Model, _ Env) (Model, []Cmd) {
	m.Import, m.More = Import{Event: m.Event.ID, Text: m.Import.Text}, 0
	return m, []Cmd{Focus{"main"}}
}

// ImportEncoding reads the file in another encoding.
type ImportEncoding struct{ Encoding roster.Encoding }

// Update implements Msg.
func (msg ImportEncoding) Update(m Model, env Env) (Model, []Cmd) {
	if len(m.Import.Data) == 0 || msg.Encoding > roster.Windows1252 {
		return m, nil
	}
	m.Import.Encoding, m.Import.Err = msg.Encoding, nil
	if m.Import.TRF != nil {
		m.Import = m.readTRF(m.Import, env)
		return m, nil
	}
	kept := m.Import.Map
	m.Import = m.decode(m.Import, env)
	if len(kept.Columns) == len(m.Import.Map.Columns) && m.Import.Err == nil {
		m.Import.Map = kept
		m.Import = m.understand(m.Import, env)
	}
	return m, nil
}

// ImportSeparator cuts the lines at another sign; 0 leaves them whole.
type ImportSeparator struct{ Sep rune }

// Update implements Msg.
func (msg ImportSeparator) Update(m Model, env Env) (Model, []Cmd) {
	text, err := m.importText()
	if err != nil {
		return m.refuse(err)
	}
	cells, err := roster.SplitBy(text, msg.Sep)
	if err != nil {
		return m.refuse(err)
	}
	im := m.Import
	im.Cells, im.Map = cells, roster.Guess(cells)
	m.Import, m.Notice = m.understand(im, env), nil
	return m, nil
}

func (m Model) importText() (string, error) {
	if m.Import.Data != nil {
		return roster.Decode(m.Import.Data, m.Import.Encoding)
	}
	return roster.Decode([]byte(m.Import.Text), roster.UTF8)
}

// ImportHeader says whether the first line names the columns.
type ImportHeader struct{ On bool }

// Update implements Msg.
func (msg ImportHeader) Update(m Model, env Env) (Model, []Cmd) {
	im := m.Import
	im.Map.Header, im.Map.Unsure = msg.On, false
	m.Import = m.understand(im, env)
	return m, nil
}

// ImportColumn says what column I holds. Another column that held it is ignored from now on.
type ImportColumn struct {
	I     int
	Field roster.Field
}

// Update implements Msg.
func (msg ImportColumn) Update(m Model, env Env) (Model, []Cmd) {
	im := m.Import
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
	m.Import = m.understand(im, env)
	return m, nil
}

// ImportFilter shows all rows, or what needs a look first.
type ImportFilter struct{ By string }

// Update implements Msg.
func (msg ImportFilter) Update(m Model, _ Env) (Model, []Cmd) {
	m.Import.Filter, m.More = msg.By, 0
	return m, nil
}

// row returns m with row i of the review changed by f.
func (m Model) row(i int, f func(*roster.Row)) Model {
	if i < 0 || i >= len(m.Import.Rows) {
		return m
	}
	rows := slices.Clone(m.Import.Rows)
	f(&rows[i])
	m.Import.Rows = rows
	return m
}

// Settle answers a question about a row: with a day, with a sex, or by accepting what was understood.
type Settle struct {
	Row  int
	Kind roster.DoubtKind
	Date swiss.Date
	Sex  swiss.Sex
	// NoClub answers that what stood in the place of the club is none.
	NoClub bool
	Into   journal.SectionID // the section that it enters
}

// Update implements Msg.
func (msg Settle) Update(m Model, env Env) (Model, []Cmd) {
	if msg.Kind == roster.DoubtName || m.Import.settledJustNow(msg.Row, env.Now) {
		return m, nil // nobody enters without a name: the line is edited or left out
	}
	m.Import.LastRow, m.Import.LastAt = msg.Row, env.Now
	return m.row(msg.Row, func(r *roster.Row) {
		if !msg.Date.IsZero() {
			r.Entrant.Birth = msg.Date
		}
		if msg.Sex != 0 {
			r.Entrant.Sex = msg.Sex
		}
		if msg.NoClub {
			r.Entrant.Club = ""
		}
		if msg.Into != 0 {
			r.Into = int(msg.Into)
		}
		r.Doubts = slices.DeleteFunc(slices.Clone(r.Doubts), func(d roster.Doubt) bool { return d.Kind == msg.Kind })
		if msg.Sex != 0 || !msg.Date.IsZero() {
			m.doubtSection(r)
		}
	}), nil
}

// SkipRow leaves a row out, or takes it in again.
type SkipRow struct {
	Row  int
	Skip bool
}

// Update implements Msg.
func (msg SkipRow) Update(m Model, _ Env) (Model, []Cmd) {
	return m.row(msg.Row, func(r *roster.Row) { r.Skip = msg.Skip }), nil
}

// MendRow opens the form for a row.
type MendRow struct{ Row int }

// Update implements Msg.
func (msg MendRow) Update(m Model, _ Env) (Model, []Cmd) {
	if msg.Row < 0 || msg.Row >= len(m.Import.Rows) {
		return m, nil
	}
	m.Dialog = PlayerDialog{Row: msg.Row, Form: FormOf(m.Lang(), InfoOf(m.Import.Rows[msg.Row].Entrant))}
	return m, []Cmd{Focus{"p-name"}}
}

// mendRow takes over what the form says of a row; that answers its questions.
func (m Model) mendRow(i int, info journal.PlayerInfo) (Model, []Cmd) {
	title, _ := swiss.ParseTitle(info.Title)
	m = m.row(i, func(r *roster.Row) {
		r.Entrant = roster.Entrant{Name: info.Name, SortName: info.SortName, Sex: info.Sex, Birth: swiss.Date(info.Birth), Rating: info.Rating,
			Title: title, Club: info.Club, Federation: info.Federation, FIDEID: info.FIDEID, Class: info.Class}
		r.Doubts, r.Skip, r.Into = nil, false, 0
		m.doubtSection(r)
	})
	m.Dialog, m.Notice = nil, nil
	return m, nil
}

// InfoOf makes a player of the event of an entrant.
func InfoOf(e roster.Entrant) journal.PlayerInfo {
	return journal.PlayerInfo{Name: e.Name, SortName: e.SortName, Sex: e.Sex, Birth: journal.Date(e.Birth), Rating: e.Rating,
		Title: e.Title.String(), Club: e.Club, Federation: e.Federation, FIDEID: e.FIDEID, Class: e.Class}
}
