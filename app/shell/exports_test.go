package shell

import (
	"bytes"
	"cmp"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"wasit/app/event/federation"
	"wasit/app/event/handout"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/event/phrase"
	"wasit/app/event/ranking"
	"wasit/app/event/regulation"
	"wasit/app/event/sheet"
	"wasit/app/event/standing"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
	"wasit/rules/notation"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// leaves taps an export on the page of the data and returns the file that leaves.
func (d *device) leaves(key string) []byte {
	d.t.Helper()
	if d.m.Route.Page != session.PageData {
		d.readLog()
	}
	d.tap(key)
	saved, ok := d.cmds[len(d.cmds)-1].(session.SaveFile)
	if !ok {
		d.t.Fatalf("%s lets no file leave: %+v", key, d.m.Notice)
	}
	return saved.Data
}

// exports opens everything that the event lets leave with our own readers, and compares it with the table on the screen. played is the
// number of games over the board.
func (d *device) exports(played int) {
	d.t.Helper()
	table := ranking.Of(d.m.Event.Kept, d.m.Event.Section)
	if table.Err != nil {
		d.t.Fatal(table.Err)
	}
	team := d.section().System == journal.Team
	for _, key := range []string{"trf", "trf16"} {
		d.sameReport(key, d.leaves(key), table, team)
	}
	names := make([]string, len(table.Rows))
	for i, row := range table.Rows {
		p, _ := d.m.Event.Kept.PlayerByTPN(d.m.Event.Section, row.TPN)
		names[i] = strconv.Itoa(row.Rank) + " " + p.Name
	}
	d.same("workbook", names, ranked(d.workbook("Standings")))
	rows, err := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(d.leaves("csv-standings"), []byte("\uFEFF")))).ReadAll()
	if err != nil {
		d.t.Fatal(err)
	}
	d.same("CSV", names, ranked(rows))
	d.playersAgain()
	d.same("web page", names, ranked(webTable(string(d.leaves("webpage")), 0)))
	games, err := notation.ReadPGN(d.leaves("pgn"))
	if err != nil || len(games.Games) != played || len(games.Broken) > 0 {
		d.t.Errorf("PGN: %d games, want %d, %v", len(games.Games), played, err)
	}
	var ours, theirs []string // round and result of each game
	for n := 1; n <= d.section().Round; n++ {
		for _, g := range federation.Games(d.m.Event.Kept, d.m.Event.Section, n) {
			if g.Score.White.IsPlayed() {
				ours = append(ours, fmt.Sprintf("%d %s", n, strings.ReplaceAll(phrase.ScoreInText(g.Score), "\u2060", "")))
			}
		}
	}
	for i := range games.Games {
		round, _ := games.Games[i].Tag("Round")
		result, _ := games.Games[i].Tag("Result")
		round, _, _ = strings.Cut(round, ".")
		theirs = append(theirs, round+" "+strings.NewReplacer("1/2", "½", "-", "–").Replace(result))
	}
	slices.Sort(ours)
	slices.Sort(theirs)
	d.same("PGN", ours, theirs)
}

// backedUp writes the event into a backup and reads it as an empty device does: every record, the same table, and the same report.
func (d *device) backedUp() {
	d.t.Helper()
	data, err := file.WriteBackup(file.Backup{Made: 1, Events: []file.EventBackup{{ID: d.m.Event.ID, Records: d.log}}})
	if err != nil {
		d.t.Fatal(err)
	}
	back, err := file.ReadBackup(data)
	if err != nil || len(back.Events) != 1 || len(back.Events[0].Records) != len(d.log) {
		d.t.Fatalf("the backup comes back with %d events: %v", len(back.Events), err)
	}
	state, err := journal.Replay(back.Events[0].Records)
	if err != nil {
		d.t.Fatal(err)
	}
	report := func(s journal.State) string {
		ranks, err := federation.Ranks(s, d.m.Event.Section)
		if err != nil {
			d.t.Fatal(err)
		}
		doc, err := federation.Report(s, d.m.Event.Section, ranks)
		if err != nil {
			d.t.Fatal(err)
		}
		data, _ := doc.Encode(trf.WriteOptions{})
		return string(data)
	}
	if was, is := report(d.m.Event.Kept), report(state); was != is {
		d.t.Errorf("out of the backup comes another event:\n%s\nwas\n%s", is, was)
	}
}

// textEncounters heads the direct encounters of a sheet.
const textEncounters = "Direct encounters"

// onPaper compares the standings on paper, place, name and points, with the table on the screen; the other papers hold everybody.
func (d *device) onPaper() {
	d.t.Helper()
	s, id := d.m.Event.Kept, d.m.Event.Section
	table := ranking.Of(s, id)
	source := handout.Of(i18n.EN, s, id, table)
	var want []string
	for _, row := range table.Rows {
		p, _ := s.PlayerByTPN(id, row.TPN)
		want = append(want, fmt.Sprintf("%d %s %s", row.Rank, p.Name, strings.TrimSuffix(i18n.EN.Tenths(int(row.Points)), ".0")))
	}
	for _, kind := range []sheet.Kind{sheet.Wide, sheet.Ranks} {
		doc, ok := sheet.Make(kind, source)
		if !ok {
			d.t.Fatalf("no %s", kind)
		}
		var got []string
		html, _, _ := strings.Cut(doc.HTML(), textEncounters) // behind the standings
		for i := range strings.Count(html, "<table") {
			rows := webTable(html, i)
			name := slices.Index(rows[0], "Name")
			points := slices.IndexFunc(rows[0], func(head string) bool { return head == i18n.Points.EN || head == i18n.PointsMatches.EN })
			if name < 0 || points < 0 {
				d.t.Fatalf("%s: columns %q", kind, rows[0])
			}
			for _, row := range rows[1:] {
				got = append(got, fmt.Sprintf("%s %s %s", row[0], row[name], strings.TrimSuffix(row[points], ".0")))
			}
		}
		d.same(string(kind), want, got)
	}
	kinds := []sheet.Kind{sheet.Standings, sheet.Cross, sheet.StartList}
	if !regulation.SystemOf(d.section().System).Teams {
		kinds = append(kinds, sheet.Rating, sheet.Changes)
	}
	for _, kind := range kinds {
		doc, ok := sheet.Make(kind, source)
		if !ok {
			d.t.Fatalf("no %s", kind)
		}
		for _, p := range s.Players(id) {
			if name := cmp.Or(p.Listed(letters.English), p.Name); !strings.Contains(doc.HTML(), p.Name) && !strings.Contains(doc.HTML(), name) {
				d.t.Errorf("%s: no %s", kind, p.Name)
			}
		}
	}
}

// same compares what left with what the app has.
func (d *device) same(what string, want, got []string) {
	d.t.Helper()
	if !slices.Equal(want, got) {
		d.t.Errorf("%s:\n%q\nin the app\n%q", what, got, want)
	}
}

// ranked are "rank name" of each row of a table of standings; equal ranks may be written once.
func ranked(rows [][]string) (list []string) {
	if len(rows) == 0 {
		return nil
	}
	name := slices.IndexFunc(rows[0], func(s string) bool { return s == "Name" || s == "Team" })
	for _, row := range rows[1:] {
		list = append(list, row[0]+" "+row[name])
	}
	return list
}

// playersAgain reads the lists of players that leave, CSV and the sheet of the workbook, as the page of players would take them in: each
// comes once, with what the event knows of him, and nothing is asked.
func (d *device) playersAgain() {
	d.t.Helper()
	text, err := roster.Decode(d.leaves("csv-players"), roster.Detect(d.leaves("csv-players"), ""))
	if err != nil {
		d.t.Fatal(err)
	}
	cells, err := roster.Split(text)
	if err != nil {
		d.t.Fatal(err)
	}
	players := d.m.Event.Kept.Players(d.m.Event.Section)
	for name, c := range map[string]roster.Cells{"CSV": cells, "workbook": d.sheet("Players")} {
		rows := roster.ReadCells(c, roster.Guess(c), roster.Options{Today: swiss.Date{Year: 2026, Month: 11, Day: 28},
			Sections: []roster.Section{{Name: d.section().Name, Teams: regulation.SystemOf(d.section().System).Teams}}}).Rows
		if len(rows) != len(players) {
			d.t.Errorf("%s: %d rows of %d players", name, len(rows), len(players))
			continue
		}
		for _, p := range players {
			i := slices.IndexFunc(rows, func(r roster.Row) bool {
				return r.Entrant.Name == p.Name || p.SortName != "" && r.Entrant.Name == p.SortName
			})
			if i < 0 {
				d.t.Errorf("%s: %q is missing", name, p.Name)
				continue
			}
			e := rows[i].Entrant
			if code, _ := trf.FederationCode(p.Federation); len(rows[i].Doubts) > 0 || rows[i].Skip || e.Rating != p.Rating || e.Title.String() != p.Title || e.FIDEID != p.FIDEID || e.Federation != code {
				d.t.Errorf("%s: %+v, doubts %+v; want %+v", name, e, rows[i].Doubts, p.PlayerInfo)
			}
		}
	}
}

// workbook is a sheet of the workbook of all tables.
func (d *device) workbook(sheet string) [][]string { return d.sheet(sheet).Rows }

// sheet is a sheet of the workbook as the reader of lists cuts it.
func (d *device) sheet(sheet string) roster.Cells {
	d.t.Helper()
	data := d.leaves("xlsx")
	names, err := roster.Sheets(data)
	if err != nil {
		d.t.Fatal(err)
	}
	cells, err := roster.FromXLSX(data, slices.Index(names, sheet))
	if err != nil {
		d.t.Fatalf("%s of %q: %v", sheet, names, err)
	}
	return cells
}

var (
	webRow  = regexp.MustCompile(`(?s)<tr.*?</tr>`)
	webCell = regexp.MustCompile(`(?s)<t[hd][^>]*>(.*?)</t[hd]>`)
	webTag  = regexp.MustCompile(`<[^>]*>`)
)

// webTable is table i of a web page.
func webTable(page string, i int) (rows [][]string) {
	part := strings.Split(page, "<table")[i+1]
	for _, row := range webRow.FindAllString(part[:strings.Index(part, "</table>")], -1) {
		var cells []string
		for _, c := range webCell.FindAllStringSubmatch(row, -1) {
			cells = append(cells, strings.TrimSpace(webTag.ReplaceAllString(c[1], "")))
		}
		rows = append(rows, cells)
	}
	return rows
}

// sameReport reads a report as another program would, and compares points and places.
func (d *device) sameReport(key string, data []byte, table *standing.Table, team bool) {
	d.t.Helper()
	doc, _, warnings, err := trf.ReadTournament(data, trf.Options{})
	if err != nil || len(warnings) > 0 {
		d.t.Errorf("%s: %v %v\n%s", key, err, warnings, data)
		return
	}
	if team {
		if key == "trf16" {
			return // the older form has no places of teams
		}
		for _, x := range doc.Teams {
			row, ok := table.Row(swiss.TPN(x.Number))
			if table.Bracket {
				row.Points = x.MatchPoints // a bracket counts matches won
			}
			if !ok || row.Rank != x.Rank || row.Points != map[bool]swiss.Points{false: x.MatchPoints, true: x.GamePoints}[table.Event.GamePointsFirst] {
				d.t.Errorf("%s: team %d: place %d with %v, on the screen %d with %v", key, x.Number, x.Rank, x.MatchPoints, row.Rank, row.Points)
			}
		}
		return
	}
	for _, p := range doc.Players {
		row, ok := table.Row(p.TPN)
		if table.System == journal.Knockout {
			row.Points = p.Points // a bracket counts matches, the report games
		}
		if !ok || row.Rank != p.Rank || row.Points != p.Points {
			d.t.Errorf("%s: player %d: place %d with %v, on the screen %d with %v", key, p.TPN, p.Rank, p.Points, row.Rank, row.Points)
		}
	}
}

// reopened takes the report into a new event on another device, and compares its table and its report.
func (d *device) reopened() {
	d.t.Helper()
	data := d.leaves("trf")
	other := newDesk(d.t)
	other.send(Navigated{"/"})
	other.openAny("report.trf", data)
	if !other.has("take-over-file") {
		d.t.Fatalf("the report cannot be taken over: %s", other.html())
	}
	other.tap("take-over-file")
	if d.m.Event.Kept.Mode(d.m.Event.Section).State != journal.ModeFree && other.has("gate-do") { // its rounds are not those of the engine
		other.fill("reason", "so the other device paired them")
		other.tap("gate-do")
	}
	other.noNotice("taking over")
	first, again := ranking.Of(d.m.Event.Kept, d.m.Event.Section), ranking.Of(other.m.Event.Kept, other.m.Event.Section)
	for i, row := range first.Rows {
		if got := again.Rows[i]; got.TPN != row.TPN || got.Rank != row.Rank || got.Points != row.Points {
			d.t.Errorf("place %d: %d with %v, taken over %d with %v", i+1, row.TPN, row.Points, got.TPN, got.Points)
		}
	}
	if n := len(federation.Lacks(other.m.Event.Kept, 1)); n < len(federation.Lacks(d.m.Event.Kept, d.m.Event.Section)) {
		d.t.Errorf("taken over, the report lacks less: %d", n)
	}
}

// checker writes the report where the command line can read it, and returns a function that runs a command on it.
func (d *device) checker() func(args ...string) string { return d.checkerOf("trf") }

// checkerOf does it with the file of another key.
func (d *device) checkerOf(key string) func(args ...string) string {
	d.t.Helper()
	path := filepath.Join(d.t.TempDir(), "report.trf")
	if err := os.WriteFile(path, d.leaves(key), 0o600); err != nil {
		d.t.Fatal(err)
	}
	return func(args ...string) string {
		d.t.Helper()
		cmd := exec.Command("go", append(append([]string{"run", "wasit/swiss/cmd/swiss"}, args...), path)...)
		var wrong bytes.Buffer
		cmd.Stderr = &wrong
		out, err := cmd.Output()
		if exit, ok := err.(*exec.ExitError); err != nil && (!ok || exit.ExitCode() != 1) {
			d.t.Fatalf("swiss %v: %v\n%s%s", args, err, out, wrong.String())
		}
		return string(out)
	}
}

var checkedRound = regexp.MustCompile(`(?m)\.trf: round (\d+): (.*)$`)

// checked has the command line pair every round again: those that differ are those that the journal names, and its standings are those
// of the screen.
func (d *device) checked() {
	d.t.Helper()
	run := d.checker()
	named := map[int]bool{}
	for _, m := range d.m.Event.Kept.Marks(d.m.Event.Section) {
		for _, r := range m.Rounds {
			named[r] = true
		}
	}
	out := run("check")
	for _, m := range checkedRound.FindAllStringSubmatch(out, -1) {
		if n, _ := strconv.Atoi(m[1]); !named[n] {
			d.t.Errorf("round %d differs and the journal does not say why:\n%s", n, out)
		}
	}
	if !strings.Contains(out, fmt.Sprintf("of %d rounds", d.section().Rounds)) || !strings.Contains(out, ": 0 places differ") {
		d.t.Errorf("swiss check:\n%s", out)
	}
	var table struct {
		Standings []struct{ TPN, Rank int }
	}
	if err := json.Unmarshal([]byte(run("standings", "-json")), &table); err != nil {
		d.t.Fatal(err)
	}
	shown := ranking.Of(d.m.Event.Kept, d.m.Event.Section)
	if len(table.Standings) != len(shown.Rows) {
		d.t.Fatalf("%d places, on the screen %d", len(table.Standings), len(shown.Rows))
	}
	for _, x := range table.Standings {
		if row, ok := shown.Row(swiss.TPN(x.TPN)); !ok || row.Rank != x.Rank {
			d.t.Errorf("swiss standings has %d as %d, the screen as %d", x.TPN, x.Rank, row.Rank)
		}
	}
}

// playedGames counts the games over the board of all rounds.
func (d *device) playedGames() (n int) {
	for round := 1; round <= d.section().Round; round++ {
		for _, g := range federation.Games(d.m.Event.Kept, d.m.Event.Section, round) {
			if g.Score.White.IsPlayed() {
				n++
			}
		}
	}
	return n
}

// whole opens and checks everything that the event lets leave.
func (d *device) whole(t *testing.T) {
	t.Helper()
	d.exports(d.playedGames())
	d.backedUp()
	d.onPaper()
	d.reopened()
	d.checked()
	d.everyRecordHasWords()
}
