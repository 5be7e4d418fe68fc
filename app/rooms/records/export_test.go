package records

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// played is an event of six players after round 1 of two, with schools and what federations list of the first.
func played(t *testing.T) *desk {
	d := event(t, 6, 2)
	first, _ := d.Event.Ahead.Player(1)
	info := first.PlayerInfo
	info.Name, info.SortName, info.Federation, info.FIDEID, info.NationalID, info.Title = "Žarko =1+1", "Ćosić, Žarko", "HRV", "14500001", "4711", "FM"
	info.Birth, info.Remark, info.Rating, info.Sex = journal.Date{Year: 2011, Month: 3, Day: 9}, "remarks stay here", 2205, swiss.Male
	info.Ratings = journal.Ratings{Standard: 2200, Rapid: 2190, National: 2205, K: 20}
	event := d.Event.Ahead.Event()
	event.Papers.Rated, event.Federation, event.Place = true, "HRV", "Zagreb"
	d.Did(journal.ChangePlayer{ID: 1, PlayerInfo: info}, journal.FilePapers{Info: event}, journal.DateRounds{Section: 1, Days: []journal.RoundDay{{Date: journal.Date{Year: 2026, Month: 11, Day: 21}, Start: 17 * 60}}})
	d.Pair()
	d.Publish()
	d.Score(journal.WhiteWins)
	return d
}

// saved is the file that a message lets leave.
func (d *desk) saved(msg session.Msg) session.SaveFile {
	d.t.Helper()
	d.send(msg)
	file, ok := d.Cmds[len(d.Cmds)-1].(session.SaveFile)
	if !ok {
		d.t.Fatalf("%T let no file leave: %+v", msg, d.Notice)
	}
	return file
}

// TestWorkbook: all tables and what their short names mean leave as one workbook that our own reader takes, in every language.
func TestWorkbook(t *testing.T) {
	d := played(t)
	for _, l := range i18n.All() {
		d.Settings.Lang = l
		file := d.saved(exportXLSX{})
		names, err := roster.Sheets(file.Data)
		if err != nil || len(names) != 7 || names[0] != l.T(i18n.Players) || names[6] != l.T(i18n.WizardTieBreaks) {
			t.Fatalf("%s: %v %q", l.Tag(), err, names)
		}
		all := ""
		for i := range names {
			cells, err := roster.FromXLSX(file.Data, i)
			if err != nil {
				t.Fatalf("%s, %s: %v", l.Tag(), names[i], err)
			}
			for _, row := range cells.Rows {
				all += strings.Join(row, "|") + "\n"
			}
		}
		if !strings.Contains(all, "Žarko =1+1") || strings.Contains(all, "2011") || strings.Contains(all, "remarks") {
			t.Errorf("%s: %s", l.Tag(), all)
		}
	}
}

// TestPlayersComeBack: the tables of players that leave, CSV and XLSX in every language and the list for Swiss-Manager, are read by the reader of
// lists without a question: each player once, with what the table says of him.
func TestPlayersComeBack(t *testing.T) {
	d := played(t)
	for _, l := range i18n.All() {
		d.Settings.Lang = l
		for name, file := range map[string]session.SaveFile{"csv": d.saved(exportCSV{Table: tablePlayers}), "xlsx": d.saved(exportXLSX{}), "list": d.saved(exportList{})} {
			var cells roster.Cells
			var err error
			if bytes.HasPrefix(file.Data, []byte("PK")) {
				cells, err = roster.FromXLSX(file.Data, 0)
			} else {
				var text string
				text, err = roster.Decode(file.Data, roster.Detect(file.Data, ""))
				if cells, err = roster.Split(text); roster.IsChat(text, cells) {
					t.Errorf("%s, %s: taken for messages", l.Tag(), name)
				}
			}
			if err != nil {
				t.Fatal(err)
			}
			rows := roster.Read(cells, roster.Guess(cells), 2026, nil)
			if len(rows) != 6 {
				t.Fatalf("%s, %s: %d rows", l.Tag(), name, len(rows))
			}
			for i, p := range d.Event.Kept.Players(1) {
				e := rows[slices.IndexFunc(rows, func(r roster.Row) bool {
					return r.Entrant.Name == p.Name || r.Entrant.Name == p.SortName
				})]
				rated := p.Rating
				if name == "list" && p.Ratings.Standard > 0 { // Swiss-Manager has FIDE's beside the national one
					rated = p.Ratings.Standard
				}
				if len(e.Doubts) > 0 || e.Entrant.FIDEID != p.FIDEID || e.Entrant.Title.String() != p.Title || e.Entrant.Rating != rated || e.Entrant.Federation != federationOf(p) {
					t.Errorf("%s, %s, player %d: %+v, doubts %+v; want %+v", l.Tag(), name, i+1, e.Entrant, e.Doubts, p.PlayerInfo)
				}
			}
		}
	}
}

// federationOf is the code by which FIDE knows the federation of a player.
func federationOf(p journal.Player) string {
	code, _ := trf.FederationCode(p.Federation)
	return code
}

// TestWebPage: the page has standings, crosstable and rounds in the language of the screen, and nothing personal.
func TestWebPage(t *testing.T) {
	d := played(t)
	for _, l := range i18n.All() {
		d.Settings.Lang = l
		file := d.saved(exportPage{})
		text := string(file.Data)
		for _, want := range []string{"<h1>Cup</h1>", "Zagreb", l.T(i18n.Standings), l.T(i18n.StandingsCross), l.T(i18n.RoundN, "1"), l.T(i18n.WizardTieBreaks), l.T(textStartingList), "Žarko =1+1"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: %q is missing", l.Tag(), want)
			}
		}
		for _, banned := range []string{"2011", "14500001", "4711", "remarks", "<script", l.T(i18n.FieldClub)} {
			if strings.Contains(text, banned) {
				t.Errorf("%s: the page holds %q", l.Tag(), banned)
			}
		}
		if file.Name != "Cup.html" || file.Type != "text/html" {
			t.Errorf("%s, %s", file.Name, file.Type)
		}
	}
}

// TestGamesOut: PGN has all games of all rounds with names, numbers, days and hours.
func TestGamesOut(t *testing.T) {
	d := played(t)
	d.Close()
	d.Pair()
	text := string(d.saved(exportPGN{}).Data)
	if n := strings.Count(text, "[Event "); n != 3 {
		t.Errorf("%d games, and a draft is the arbiter's alone", n)
	}
	d.Publish()
	text = string(d.saved(exportPGN{}).Data)
	if n := strings.Count(text, "[Event "); n != 6 {
		t.Errorf("%d games of two rounds", n)
	}
	for _, want := range []string{`"Ćosić, Žarko"`, `FideId "14500001"]`, `Elo "2190"]`, `Title "FM"]`, `[Date "2026.11.21"]`, `[Time "17:00:00"]`, `[Date "2026.11.20"]`, `[EventCountry "CRO"]`, `[EventType "swiss"]`} {
		if !strings.Contains(text, want) {
			t.Errorf("%s is missing in\n%s", want, text)
		}
	}
}

// TestListForSwissManager: its own heads, names and codes as federations write them, and of the birth the year alone; the page names the
// menus that take the list and the report.
func TestListForSwissManager(t *testing.T) {
	d := played(t)
	for _, l := range []i18n.Lang{i18n.ID, i18n.EN, i18n.HR} {
		said := app.HTMLString(files(view.New(l, ""), d.m))
		for _, menu := range []string{"File → Import FIDE Data Format TRF16", "Rating Lists → Import rating lists"} {
			if !strings.Contains(said, menu) {
				t.Errorf("%s: %q is not named in %s", l.Tag(), menu, said)
			}
		}
	}
	cells, err := roster.FromXLSX(d.saved(exportList{}).Data, 0)
	if err != nil || strings.Join(cells.Rows[0], ";") != "ID_No;Name;Title;Sex;Fed;ClubName;Birthday;Rtg_Nat;Rtg_Int;Fide_No;K" {
		t.Fatal(err, cells)
	}
	for _, row := range cells.Rows[1:] {
		if row[0] == "4711" {
			if got := strings.Join(row, ";"); got != "4711;Ćosić, Žarko;FM;M;CRO;School 0;2011;2205;2200;14500001;20" {
				t.Errorf("%s", got)
			}
			return
		}
	}
	t.Errorf("%q", cells.Rows)
}

// TestASCII: the older form of the report is ASCII alone, and reads as the same tournament.
func TestASCII(t *testing.T) {
	d := played(t)
	file := d.saved(exportTRF{ASCII: true})
	for i, c := range file.Data {
		if c > 0x7e {
			t.Fatalf("byte %d is %x", i, c)
		}
	}
	if !strings.Contains(string(file.Data), "Cosic, Zarko") {
		t.Errorf("%s", file.Data)
	}
	doc, tour, _, err := trf.ReadTournament(file.Data, trf.Options{})
	if err != nil || tour.Len() != 6 || doc.PlayedRounds() != 1 {
		t.Errorf("%v", err)
	}
}

// TestShare: every file goes the way that was chosen.
func TestShare(t *testing.T) {
	d := played(t)
	d.send(chooseShare{On: true})
	for _, msg := range []session.Msg{exportTRF{}, exportTRF{ASCII: true}, exportCSV{Table: tableResults}, exportXLSX{}, exportPage{}, exportPGN{}, exportList{}} {
		if file := d.saved(msg); !file.Share || len(file.Data) == 0 {
			t.Errorf("%T: %s is not shared", msg, file.Name)
		}
	}
}

// TestEmptyTable: a table with nothing in it is said to be empty.
func TestEmptyTable(t *testing.T) {
	d := played(t)
	d.send(exportCSV{Table: tableTeams})
	if d.Notice == nil || d.Notice.Title != textTableEmpty.EN {
		t.Errorf("%+v", d.Notice)
	}
}
