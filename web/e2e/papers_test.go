package e2e

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/event/regulation"
	"wasit/swiss"
	"wasit/swiss/lot"
	"wasit/web/browsertest"
)

// played is an event that is written round by round, paired by the engines of the app.
type played struct {
	*author
	id  string
	lot *lot.Generator
}

// play writes an event with players and plays rounds of it; it is finished where these are all, else the next round is published.
func play(t testing.TB, info journal.EventInfo, players []journal.PlayerInfo, section journal.SectionConfig, rounds int, more ...journal.Command) file.EventBackup {
	t.Helper()
	info.Seed = 20261120
	section.Edition, section.TieRules, section.TimeControl, section.TimeCode = "2026", "2026", "90 min + 30 s", "5400+30"
	p := played{&author{t: t, stamp: madeAt}, info.ID, lot.New(20261120)}
	p.do(journal.CreateEvent{EventInfo: info}, journal.AddSection{SectionConfig: section}, journal.ImportPlayers{Section: 1, Source: "test", Players: players})
	if info.Papers.Rated {
		p.do(journal.FilePapers{Info: info}, journal.DeclareRating{Section: 1, Rating: journal.Rating{Code: "412345", Counts: journal.CountFIDEFirst}})
	}
	p.do(more...)
	p.begin()
	sec, _ := p.state.Section(1)
	for n := 1; n <= min(rounds+1, sec.Rounds); n++ {
		p.pair(n)
		if n <= rounds {
			p.enter(n)
		}
	}
	if rounds >= sec.Rounds {
		p.do(journal.FinishEvent{Time: madeAt.At})
	}
	return file.EventBackup{ID: info.ID, Records: p.records}
}

// begin fixes the numbers and draws the lots.
func (p played) begin() {
	p.t.Helper()
	p.do(journal.FixOrder{Section: 1})
	sec, _ := p.state.Section(1)
	if sec.DrawsLot() {
		p.do(journal.DrawColor{Section: 1, Seed: 20261120})
	}
	if n := regulation.RoundsNow(p.state, 1); n > 0 && n != sec.Rounds {
		c := sec.SectionConfig
		c.Rounds = n
		p.do(journal.ChangeSection{Section: 1, SectionConfig: c})
	}
}

func (p played) pair(n int) {
	p.t.Helper()
	system, err := regulation.System(p.state, 1)
	if err != nil {
		p.t.Fatal(err)
	}
	tour, err := regulation.ForPairing(p.state, 1, n)
	if err != nil {
		p.t.Fatal(err)
	}
	paired, err := system.Pair(context.Background(), tour, n, swiss.Watch{})
	if err != nil {
		p.t.Fatalf("round %d: %v", n, err)
	}
	p.do(journal.PairRound{Section: 1, Pairing: *paired, Engine: "test"}, journal.Publish{Section: 1, Time: madeAt.At})
}

// enter enters the results of a round, forfeits among them, and closes it.
func (p played) enter(n int) {
	p.t.Helper()
	scores := []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackWins, journal.WhiteWins, journal.BlackWins, journal.Drawn, journal.BlackForfeits, journal.WhiteForfeits}
	sec, _ := p.state.Section(1)
	for tries := 0; len(p.state.MissingBoards(1, n)) > 0; tries++ {
		board, score := p.state.MissingBoards(1, n)[0], scores[p.lot.Draw(uint64(len(scores)))]
		if !sec.IsMatch() {
			p.do(journal.EnterResult{Section: 1, Round: n, Board: board, Score: score})
			continue
		}
		step, err := regulation.Step(p.state, 1, n, board, score)
		var choose *regulation.ColorMissingError
		if errors.As(err, &choose) {
			who, _ := p.state.PlayerByTPN(1, choose.Chooser)
			step, err = regulation.Choose(p.state, 1, n, board, who.ID)
		}
		if err != nil || tries > 5000 {
			p.t.Fatalf("round %d does not end: %v", n, err)
		}
		p.do(step)
	}
	p.do(journal.CloseRound{Section: 1, Time: madeAt.At})
}

// hardNames are names as long as names get, of people and of clubs, beside usual and single ones.
var hardNames = [][2]string{{"Raden Mas Aryo Bimo Kusumonegoro Wicaksono", "Sekolah Menengah Pertama Muhammadiyah Kreatif Wonosobo"}, {"Horvat, Ana", "ŠK Đakovo"},
	{"Šćrbačić-Đurđević, Zvonimir", "Šahovski klub invalida rada i veterana Slavonski Brod"}, {"Dwi", "SDN Tapos 2"}, {"I Gusti Ngurah Agung Wirawan", ""},
	{"Wiratmaja Mangkuwidjojo Hadiningrat Sumowidagdo-Kartawidjaja Prawirodirdjo", "Perkumpulan Catur Pecatur Muda Kabupaten Tasikmalaya"}, {"Kovačević, Marija", "HAŠK Mladost"},
	{"Meier, Hans", "Schachgesellschaft Oberösterreich-Niederösterreich"}, {"Muhammad Rizky Alfarizi", "MIN 2 Kota Depok"}, {"Krishnamoorthy Venkatasubramanian", "ŠK Žabac"}}

// hardField is n players with such names, rated by a federation.
func hardField(n int) []journal.PlayerInfo {
	list := make([]journal.PlayerInfo, n)
	for i := range list {
		x := hardNames[i%len(hardNames)]
		rating := 2612 - 3*i - 700/n*i%5
		list[i] = journal.PlayerInfo{Name: fmt.Sprintf("%s %03d", x[0], i+1), Club: x[1], Rating: rating, Ratings: journal.Ratings{Standard: rating, National: rating - 40, K: 20},
			Title: []string{"GM", "IM", "", "WFM", "", "WGM"}[i%6], Federation: []string{"CRO", "INA", "SLO", "AUT"}[i%4], FIDEID: fmt.Sprint(14500000 + 17*i),
			Sex: []swiss.Sex{swiss.Male, swiss.Female}[i%2], Birth: journal.Date{Year: 1960 + i%55, Month: 1 + i%12, Day: 1 + i%28}}
		if i%13 == 12 {
			list[i].Rating, list[i].Ratings, list[i].Title = 0, journal.Ratings{}, ""
		}
	}
	return list
}

// hardInfo is an event whose every word is long.
func hardInfo(id string) journal.EventInfo {
	return journal.EventInfo{ID: id, Name: "42. međunarodni memorijalni turnir velemajstora Mladena Palca i Krunoslava Huleka", Place: "Gradska sportska dvorana Slavonski Brod", Language: "hr", Federation: "CRO",
		Organizer: "Brodsko-posavski županijski šahovski savez", Arbiter: "Krishnamoorthy Venkatasubramanian", Deputies: []string{"Šćrbačić-Đurđević, Zvonimir", "Kovačević, Marija"},
		Start: journal.Date{Year: 2026, Month: 11, Day: 20}, End: journal.Date{Year: 2026, Month: 11, Day: 28},
		Papers: journal.EventPapers{Rated: true, Arbiter: journal.License{Title: "IA", FIDEID: "14500001"}, Deputies: []journal.License{{Title: "FA", FIDEID: "14500002"}, {Title: "NA", FIDEID: "14500003"}}}}
}

// hardTeams are n teams of six with such names, and the commands that enter their players.
func hardTeams(n int) (list []journal.PlayerInfo, rosters []journal.Command) {
	clubs := []string{"ŠK Žabac", "Šahovski klub invalida rada i veterana Slavonski Brod", "HAŠK Mladost", "SMP Muhammadiyah Kreatif Wonosobo"}
	for i := range n {
		list = append(list, journal.PlayerInfo{Name: fmt.Sprintf("%s %d", clubs[i%len(clubs)], i+1), Federation: "CRO"})
		var roster []journal.Member
		for k, p := range hardField(6) {
			roster = append(roster, journal.Member{Name: p.Name + string(rune('a'+i)), Rating: 2400 - 20*i - 11*k, Sex: swiss.Female, Title: []string{"WIM", "", "WFM"}[(i+k)%3], Federation: "CRO",
				FIDEID: fmt.Sprint(14600000 + 10*i + k), Birth: journal.Date{Year: 1985 + k, Month: 2, Day: 3}})
		}
		rosters = append(rosters, journal.SetRoster{Team: journal.PlayerID(i + 1), Players: roster})
	}
	return list, rosters
}

// daysOf gives rounds their days and hours.
func daysOf(rounds int) journal.DateRounds {
	var list []journal.RoundDay
	for i := range rounds {
		list = append(list, journal.RoundDay{Date: journal.Date{Year: 2026, Month: 11, Day: 20 + i}, Start: 17*60 + 30})
	}
	return journal.DateRounds{Section: 1, Days: list}
}

// hardPrizes are money, medals and categories with a long name.
var hardPrizes = journal.ChoosePrizes{Section: 1, Prizes: journal.Prizes{Currency: "EUR", List: []journal.Prize{{Places: 5, Medals: true, Money: []int64{1500, 1000, 700, 500, 300}},
	{Name: "Najbolja seniorka i veteranka iznad 65 godina starosti", Places: 3}, {Name: "U2200", RatingTo: 2199, Places: 2}, {Team: 3, Places: 2}}}}

// printed are the events whose papers are looked at: the system, how many take part and rounds are played, and the languages of a short run.
var printed = []struct {
	name            string
	system          string
	players, rounds int
	played          int
	options         journal.SystemOptions
	short           string
}{
	{"open", journal.Dutch, 64, 9, 5, journal.SystemOptions{}, "hr"},
	{"open-end", journal.Dutch, 16, 5, 5, journal.SystemOptions{}, "id"},
	{"open-many", journal.Dutch, 300, 9, 3, journal.SystemOptions{}, ""},
	{"teams", journal.Team, 9, 5, 3, journal.SystemOptions{}, "en"},
	{"teams-end", journal.Team, 8, 3, 3, journal.SystemOptions{}, ""},
	{"round-robin", journal.RoundRobin, 6, 10, 10, journal.SystemOptions{Cycles: 2}, ""},
	{"cup", journal.Knockout, 12, 1, 4, journal.SystemOptions{}, ""},
	{"groups", journal.Groups, 12, 5, 3, journal.SystemOptions{Groups: 2}, ""},
	{"keizer", journal.Keizer, 9, 5, 3, journal.SystemOptions{}, ""},
}

// wholeEvent is the event of a row of [printed].
func wholeEvent(t testing.TB, i int) file.EventBackup {
	c := printed[i]
	section := journal.SectionConfig{Name: "Otvoreni turnir A", System: c.system, Rounds: c.rounds, WalkOver: 15, Options: c.options, TieBreaks: []string{"DE", "SB"}}
	list, more := hardField(c.players), []journal.Command{hardPrizes}
	switch c.system {
	case journal.Dutch:
		section.TieBreaks = []string{"DE", "BH/C1", "BH", "SB", "WIN", "BPG", "BWG", "PS", "ARO/U1400", "TPR/U1400"}
	case journal.Team:
		list, more = hardTeams(c.players)
	}
	if c.rounds > 1 {
		more = append(more, daysOf(c.rounds))
	}
	return play(t, hardInfo(fmt.Sprintf("papers%06d", i)), list, section, c.played, more...)
}

// brokenWords are words of the paper that end on another line than they began though a line has room for them, cells whose text is wider than they are, and parts that are
// painted as on a screen.
const brokenWords = `(() => {
	const out = new Set(), range = document.createRange(), walk = document.createTreeWalker(document.querySelector(".paper"), NodeFilter.SHOW_TEXT);
	for (let text; (text = walk.nextNode());) {
		if (!text.parentElement.checkVisibility()) continue;
		for (const word of text.data.matchAll(/[\p{L}\p{N}.,’'½±]+/gu)) {
			range.setStart(text, word.index);
			range.setEnd(text, word.index + word[0].length);
			const parts = [...range.getClientRects()].filter((r) => r.width > .5), cell = text.parentElement.closest("td, th, div, p, li");
			const room = cell.clientWidth - parseFloat(getComputedStyle(cell).paddingLeft) - parseFloat(getComputedStyle(cell).paddingRight);
			if (new Set(parts.map((r) => Math.round(r.top / 4))).size > 1 && parts.reduce((sum, r) => sum + r.width, 0) < room - 3) out.add("broken: " + word[0]);
		}
	}
	for (const e of document.querySelectorAll(".paper *")) {
		if (!e.checkVisibility()) continue;
		if (e.matches("td, th, .hd__t, .nm") && e.scrollWidth > e.clientWidth + 1) out.add("wide: " + e.textContent.slice(0, 40));
		const look = getComputedStyle(e);
		if (look.backgroundImage !== "none" || look.textDecorationLine !== "none") out.add("painted: " + e.tagName + "." + e.className);
	}
	return [...out].slice(0, 20);
})()`

// TestEveryPaper: no paper of any kind of event has an overfull leaf, a word broken that a line could hold, or a cell wider than its column, with names as
// long as names get, on a machine that has one wide font alone. A short run takes three events, each in a language of its own.
func TestEveryPaper(t *testing.T) {
	browsertest.Walk(t)
	t.Parallel()
	long := os.Getenv("WASIT_LONG") != ""
	var events []file.EventBackup
	for i := range printed {
		if long || printed[i].short != "" {
			events = append(events, wholeEvent(t, i))
		}
	}
	host := browsertest.Serve(t, "")
	p := browsertest.OpenLight(t, host.URL)
	if p.Font(".paper, .paper *", paperFonts[0]) {
		p.Go(host.URL)
	}
	p.Size(browsertest.Screen{Width: 1280, Height: 1200})
	restoreBackup(p, backupFile(t, events...))
	for i, c := range printed {
		languages := strings.Fields(c.short)
		if long {
			languages = []string{"id", "en", "hr"}
		}
		for _, lang := range languages {
			p.Show(fmt.Sprintf("%sevent/papers%06d/print", host.URL, i))
			p.Click("#paper-" + lang)
			p.Wait(`document.getElementById("paper-` + lang + `").checked`)
			var kinds []string
			p.Eval(`[...new Set([...document.querySelectorAll("a.leaf")].map((e) => e.id.slice("leaf-".length)))]`, &kinds)
			if len(kinds) < 15 {
				t.Errorf("%s: papers %q", c.name, kinds)
			}
			for _, kind := range kinds {
				lookedAt(p, t, c.name+"-"+lang+"-"+kind, kind)
			}
		}
	}
}

// lookedAt looks at a paper as it is printed; its picture shows the first and the last leaf.
func lookedAt(p *browsertest.Page, t *testing.T, name, kind string) {
	t.Helper()
	p.Click("#leaf-" + kind)
	p.Wait(has("pages"))
	p.Wait(`document.querySelector(".paper .leafbox") !== null`)
	p.Paper(true)
	var over, broken []string
	p.Eval(overfull, &over)
	p.Eval(brokenWords, &broken)
	if len(over)+len(broken) > 0 {
		t.Errorf("%s: overfull leaves %q, %q", name, over, broken)
	}
	p.Eval(`document.querySelectorAll(".paper .leafbox:not(:first-child, :last-child)").forEach((e) => { e.style.display = "none" })`, nil)
	p.LongShot("paper-" + name)
	p.Paper(false)
	backToSheets(p)
}
