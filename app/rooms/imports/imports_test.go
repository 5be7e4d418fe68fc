package imports

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/rules/charset"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// paste reads a text on the page of the import.
func (d *desk) paste(text string) {
	d.t.Helper()
	d.Go(d.Route.In(session.PageImport).Path())
	d.send(importText{text})
	d.send(importRead{})
}

func (d *desk) count(want session.Count) {
	d.t.Helper()
	if got := d.m.Count(); got != want {
		d.t.Fatalf("%+v, want %+v", got, want)
	}
}

// TestPasteMendEnter: clean rows enter at once as one fact; what is doubtful stays until it is settled.
func TestPasteMendEnter(t *testing.T) {
	d := emptyEvent(t)
	d.Did(journal.AddPlayer{Section: d.m.Event.Section, PlayerInfo: journal.PlayerInfo{Name: "Andi Wijaya", Club: "MI Al-Hidayah 1"}})
	d.paste("Nama;JK;Lahir;Sekolah;Rating\n" +
		"Budi Santoso;L;12/03/2015;SDN Tapos 2;\n" +
		"Raden Mas Aryo;L;07-15-2014;SDN Tapos 2;\n" +
		"Andi Widjaya;L;2015;SDN Tapos 2;\n" +
		"Dwi;?;2014;SDN Tapos 2;\n" +
		";P;2014;SDN Tapos 2;\n" +
		"Budi  SANTOSO;L;2014;sdn tapos 2;abc\n")
	d.count(session.Count{Ready: 1, Open: 5, Male: 1})
	before := len(d.Log)
	d.send(importEnter{})
	if len(d.Log) != before+1 || d.m.Route.Page != session.PageImport || len(d.m.Rows) != 5 || d.m.Undo == nil {
		t.Fatalf("%d facts, page %v, %d rows left", len(d.Log)-before, d.m.Route.Page, len(d.m.Rows))
	}
	d.send(settle{Row: 0, Kind: roster.DoubtDate, Date: swiss.Date{Year: 2014, Month: 7, Day: 15}})
	d.send(settle{Row: 1, Kind: roster.DoubtSameHere})
	d.send(settle{Row: 2, Kind: roster.DoubtSex, Sex: swiss.Female})
	d.send(skipRow{Row: 4, Skip: true})
	d.count(session.Count{Ready: 3, Open: 1, Skipped: 1, Male: 2, Female: 1})
	d.mend(3, func(p *journal.PlayerInfo) { p.Name = "Tuti" })
	d.send(importEnter{})
	if d.m.Route.Page != session.PagePlayers || d.m.Undo == nil || len(d.m.Rows) != 0 {
		t.Fatalf("page %v, undo %v", d.m.Route.Page, d.m.Undo)
	}
	var names []string
	for _, p := range d.m.Event.Kept.Players(d.m.Event.Section) {
		names = append(names, fmt.Sprintf("%s/%d/%s", p.Name, p.Sex, p.Birth))
	}
	want := "Andi Wijaya/0/ Budi Santoso/1/2015-03-12 Raden Mas Aryo/1/2014-07-15 Andi Widjaya/1/2015-00-00 Dwi/2/2014-00-00 Tuti/2/2014-00-00"
	if got := strings.Join(names, " "); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	d.send(session.UndoLast{})
	if got := d.m.Event.Kept.PlayerCount(); got != 2 {
		t.Errorf("%d players after undo, want 2", got)
	}
}

// TestReadOtherwise: encoding, separator, header and columns can be changed in the review.
func TestReadOtherwise(t *testing.T) {
	d := emptyEvent(t)
	d.m.Settings.Lang = i18n.HR
	d.open("popis.csv", []byte("Ime;Prezime;Klub\n\x8Aime;\xC8avi\xE6;\x8AK \xD0akovo\nAna;Horvat;\n"))
	name := func() string { return d.m.Rows[0].Entrant.Name }
	if d.m.Encoding != charset.Windows1250 || name() != "Šime Čavić" || d.m.Rows[0].Entrant.SortName != "Čavić, Šime" {
		t.Fatalf("%v: %+v", d.m.Encoding, d.m.Rows[0])
	}
	d.send(importEncoding{charset.Windows1252})
	if name() == "Šime Čavić" {
		t.Error("another encoding changes nothing")
	}
	d.send(importEncoding{charset.Windows1250})
	d.send(importColumn{2, roster.Name})
	if name() != "ŠK Đakovo" || d.m.Map.Columns[2] != roster.Name {
		t.Errorf("the third column is not the name: %q", name())
	}
	d.send(importColumn{0, roster.Name})
	if d.m.Map.Columns[2] != roster.Ignored || name() != "Šime" {
		t.Errorf("one field in two columns: %v", d.m.Map.Columns)
	}
	d.send(importHeader{false})
	if len(d.m.Rows) != 3 {
		t.Errorf("%d rows without header", len(d.m.Rows))
	}
	d.send(importSeparator{0})
	if len(d.m.Map.Columns) != 1 || !strings.Contains(name(), ";") {
		t.Errorf("whole lines: %q", name())
	}
	d.send(importSeparator{';'})
	d.send(importColumn{7, roster.Name})
	d.send(importColumn{0, roster.Fields})
	if len(d.m.Map.Columns) != 3 {
		t.Error("impossible choices are passed over")
	}
	d.send(importAgain{})
	if d.m.Reviewed || d.m.Data != nil {
		t.Error("back at the box nothing of the file is left")
	}
}

// TestBrokenLists: a list that cannot be read says where and changes nothing.
func TestBrokenLists(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       string // of the words
		places     string // of the first place
	}{
		{"quotation mark", "Name;Club\n\"Ann;X\nBob;Y\n", "line 2", ""},
		{"binary", "\x89PNG\x00\x00", "no text file", ""},
		{"a workbook cut off", "PK\x03\x04\x00\x00\x00", "no workbook", ""},
		{"a damaged workbook", string(workbook(t, sheetOf{"Peserta", "<row><c></row>"})), "is damaged", ""},
		{"a locked workbook", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "take the password off", ""},
		{"a workbook without cells", string(workbook(t, sheetOf{"Peserta", ""})), "empty", ""},
		{"empty", "\n\n \n", "empty", ""},
		{"header alone", "Name;Club\n", "empty", ""},
		{"too many", strings.Repeat("x;y\n", 2002), "2,000", ""},
		{"TRF without numbers", "012 Cup\n001 xxxx m    Somebody                         1500 CRO               2000       1.0    1\n", "mistake", "Line 2, column 5"},
		{"TRF contradiction", "012 Cup\n" + player001(1, 2, "1") + player001(2, 1, "1"), "mistake", "Line 2"},
		{"TRF in UTF-16", "\xFF\xFE0\x000\x001\x00 \x00", "", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := emptyEvent(t)
			before := len(d.Log)
			d.open("list", []byte(c.text))
			if d.m.Err == nil && c.want != "" {
				t.Fatalf("read: %+v", d.m.Rows)
			}
			if c.want == "" {
				return
			}
			n, places := importFault(i18n.EN, d.m.Err)
			if !strings.Contains(n.Title+" "+n.Text, c.want) || n.Text == "" {
				t.Errorf("%q %q lacks %q", n.Title, n.Text, c.want)
			}
			if c.places != "" && (len(places) == 0 || !strings.HasPrefix(places[0], c.places)) {
				t.Errorf("places %q, want %q", places, c.places)
			}
			d.send(importEnter{})
			d.send(takeOverFile{})
			if len(d.Log) != before {
				t.Error("something was recorded")
			}
		})
	}
}

func player001(tpn, opponent int, result string) string {
	color := "w"
	if tpn%2 == 0 {
		color = "b"
	}
	return fmt.Sprintf("001 %4d      %-33s %4d %3s %11s %10s %4s %4d  %4d %s %s\n", tpn, fmt.Sprintf("Player %d", tpn), 1500, "", "", "", "1.0", tpn, opponent, color, result)
}

// TestEveryProblemHasWords: no problem of a report file is shown by the general words.
func TestEveryProblemHasWords(t *testing.T) {
	for k := trf.ProblemKind(1); k.String() != "unknown problem"; k++ {
		if _, ok := problemWords[k]; !ok {
			t.Errorf("%v has no words", k)
		}
	}
}

// TestImportRefusals: a list that the journal refuses names its line; a list for an event that has begun is refused.
func TestImportRefusals(t *testing.T) {
	d := emptyEvent(t)
	d.paste("Name\nAnn\nBob\n")
	d.m = d.m.row(1, func(r *roster.Row) { r.Entrant.Rating = 5000 })
	d.send(importEnter{})
	if d.m.Notice == nil || !strings.HasPrefix(d.m.Notice.Title, "Row 3:") || d.m.Event.Kept.PlayerCount() != 0 {
		t.Errorf("%+v", d.m.Notice)
	}
	d.send(session.Picked{Purpose: session.FileList, Err: roster.ErrTooLarge})
	if d.m.Notice == nil || !strings.Contains(d.m.Notice.Text, "20 MB") {
		t.Errorf("%+v", d.m.Notice)
	}
	d.m.Event.Writer = false
	d.m = d.m.row(1, func(r *roster.Row) { r.Entrant.Rating = 0 })
	d.send(importEnter{})
	if d.m.Event.Kept.PlayerCount() != 0 || d.m.Notice == nil {
		t.Error("a reader entered players")
	}
}

// TestThreeHundred enters 300 rows as one fact.
func TestThreeHundred(t *testing.T) {
	var b strings.Builder
	for i := range 300 {
		fmt.Fprintf(&b, "Player Number%03d\tF\t%d.%d.2014\tSchool %d\n", i, i%28+1, i/28+1, i%20)
	}
	d := emptyEvent(t)
	d.paste(b.String())
	d.count(session.Count{Ready: 300, Female: 300})
	before := len(d.Log)
	d.send(importEnter{})
	if len(d.Log) != before+1 || d.m.Event.Kept.PlayerCount() != 300 {
		t.Errorf("%d facts, %d players", len(d.Log)-before, d.m.Event.Kept.PlayerCount())
	}
	if e, ok := d.Log[before].Event.(journal.PlayersImported); !ok || e.Source != "paste" {
		t.Errorf("%+v", d.Log[before].Kind())
	}
}

func TestHostileNames(t *testing.T) {
	d := emptyEvent(t)
	long := strings.Repeat("\U0001D54F", 130)
	d.paste("<img src=x onerror=alert(1)>\nevil\u202Egnp.exe\n" + long + "\n=cmd|' /C calc'!A0\n")
	d.count(session.Count{Ready: 3, Open: 1})
	for i := range d.m.Rows {
		d.send(settle{Row: i, Kind: roster.DoubtLongName})
		d.send(settle{Row: i, Kind: roster.DoubtName}) // does nothing: a name is needed
	}
	d.send(importEnter{})
	d.NoNotice("hostile names")
	if got := d.m.Event.Kept.PlayerCount(); got != 4 {
		t.Errorf("%d entered", got)
	}
	for _, p := range d.m.Event.Kept.Players(d.m.Event.Section) {
		if strings.ContainsRune(p.Name, '\u202E') || len([]rune(p.Name)) > journal.MaxName {
			t.Errorf("%q", p.Name)
		}
	}
	var unknown *emptyListError
	if d.paste(""); !errors.As(d.m.Err, &unknown) {
		t.Errorf("an empty text: %v", d.m.Err)
	}
}

// TestRatingListIsNoListOfPlayers: a list of FIDE, opened or pasted where players are entered, is refused with the way to its place.
func TestRatingListIsNoListOfPlayers(t *testing.T) {
	heads := []string{
		"ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk\n14500001       Horvat, Ivan                                                 CRO M   GM        FST                2512  9   10 2480  0   10\n",
		"ID number Name                              TitlFed  Nov26 GamesBorn  Flag\n 14500001  Horvat, Ivan                      g   CRO  2512   9  1985\n",
		"<?xml version=\"1.0\"?>\n<playerslist>\n<player><fideid>14500001</fideid></player>\n</playerslist>\n",
	}
	for _, text := range heads {
		for _, open := range []func(d *desk){func(d *desk) { d.openAny("players_list.txt", []byte(text)) }, func(d *desk) { d.paste(text) }} {
			d := home(t)
			open(d)
			var rating *ratingListError
			if !errors.As(d.m.Err, &rating) || len(d.m.Rows) > 0 {
				t.Errorf("%.30q: %v, %d rows", text, d.m.Err, len(d.m.Rows))
				continue
			}
			if n, _ := importFault(i18n.EN, d.m.Err); n.To == nil || n.To.Page != session.PageLists {
				t.Errorf("%+v", n)
			}
		}
	}
	d := home(t)
	if d.paste("ID Number;Name;Rating\n14500001;Horvat, Ivan;2512\n"); d.m.Err != nil || len(d.m.Rows) != 1 {
		t.Errorf("a list of players with the numbers of FIDE: %v", d.m.Err)
	}
}

// TestLettersOfAReport: the letters that a person chooses are those of the event too, of its name, its place and its arbiter.
func TestLettersOfAReport(t *testing.T) {
	report := "012 Memorijal \xc8aki\xe6a\r\n022 \xd0akovo\r\n032 GER\r\n042 2026/03/01\r\n102 \xc8uljak, \x8aime\r\n142 3\r\n152 W\r\n" +
		"001    1      \x8ei\x9eek, \xc6iro                       2100 GER\r\n001    2      Novak, Jan                        2000 GER\r\n"
	d := home(t)
	d.openAny("open.trf", []byte(report))
	if d.m.TRF == nil || d.m.Encoding != charset.Windows1250 { // the letters make words, whatever the federation
		t.Fatalf("%v %v", d.m.Encoding, d.m.Err)
	}
	for _, c := range []struct {
		encoding                    roster.Encoding
		name, place, arbiter, first string
	}{
		{charset.Windows1250, "Memorijal Čakića", "Đakovo", "Čuljak, Šime", "Žižek, Ćiro"},
		{charset.Windows1252, "Memorijal Èakiæa", "Ðakovo", "Èuljak, Šime", "Žižek, Æiro"},
		{charset.Windows1250, "Memorijal Čakića", "Đakovo", "Čuljak, Šime", "Žižek, Ćiro"},
	} {
		d.send(importEncoding{c.encoding})
		info := d.m.Event.Ahead.Event()
		if info.Name != c.name || info.Place != c.place || info.Arbiter != c.arbiter || d.m.Rows[0].Entrant.Name != c.first {
			t.Errorf("%v: %q, %q, %q, %q", c.encoding, info.Name, info.Place, info.Arbiter, d.m.Rows[0].Entrant.Name)
		}
	}
	central := home(t)
	central.openAny("open.trf", []byte(strings.Replace(report, "032 GER", "032 CRO", 1)))
	if central.m.Encoding != charset.Windows1250 || central.m.Event.Ahead.Event().Name != "Memorijal Čakića" {
		t.Errorf("%v: %+v", central.m.Encoding, central.m.Event.Ahead.Event())
	}
}
