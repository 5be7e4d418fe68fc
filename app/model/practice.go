package model

import (
	"strings"
	"time"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/roster"
	"wasit/swiss/lot"
)

// PracticeRounds is how many rounds a day of practice has.
const PracticeRounds = 3

// practiceNames are the invented players of a day of practice with their schools; two of them are one child entered twice.
const practiceNames = `Andi Wijaya/SDN Melati 1|Bunga Lestari/SDN Melati 1|Andi Widjaya/SDN Melati 1|Candra Putra/SDN Melati 2|Dwi/SDN Melati 2|
Eka Rahma/SDN Melati 2|Fajar Nugraha/MI Anggrek|Gita Permata/MI Anggrek|Hadi Saputra/MI Anggrek|I Gusti Ngurah Wirawan/SDN Kenanga 3|
Joko Susilo/SDN Kenanga 3|Kartika Dewi/SDN Kenanga 3|Luka Marić/OŠ Lipa|Mia Kovač/OŠ Lipa|Noah Smith/Oak School|Olivia Jones/Oak School|
Panji Winata/SD Cempaka|Qonita/SD Cempaka|Raden Mas Aryo Kusumonegoro/SD Cempaka`

// practiceLate come when round 1 is published.
var practiceLate = [2]journal.PlayerInfo{{Name: "Bagas Pratama", Club: "SDN Melati 2"}, {Name: "Siti Aminah", Club: "MI Anggrek"}}

// PracticeLeaver goes home after round 1.
const PracticeLeaver = "Dwi"

// PracticeError refuses an act that only a real event can have.
type PracticeError struct{}

func (*PracticeError) Error() string { return "model: the event is a practice" }

// practiceMark stands before the name of every practice, on screens, sheets and texts.
func practiceMark(l i18n.Lang) string { return l.T(i18n.PracticeMark) + " – " }

// marked puts the mark before the name of a practice, whatever somebody made of it.
func marked(l i18n.Lang, info journal.EventInfo) journal.EventInfo {
	if !info.Practice {
		return info
	}
	for _, known := range i18n.All() {
		if strings.HasPrefix(info.Name, practiceMark(known)) {
			return info
		}
	}
	info.Name = practiceMark(l) + journal.Clean(info.Name)
	return info
}

// StartPractice makes a day of practice and opens it.
type StartPractice struct{}

// Update implements Msg.
func (StartPractice) Update(m Model, env Env) (Model, []Cmd) {
	l := m.Lang()
	info := marked(l, journal.EventInfo{ID: NewID(env.Random), Name: l.T(i18n.PracticeName), Language: l.Tag(), Template: "practice", Seed: lot.Seed(env.Random), Practice: true})
	if err := info.Start.UnmarshalText([]byte(env.Now.Format(time.DateOnly))); err != nil {
		return m.refuse(err)
	}
	info.End = info.Start
	w := startWizard(l, env.Now)
	w.Rounds = PracticeRounds
	section := w.section(l)
	section.Order = journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: lot.Lot(info.Seed, 1)}
	var players []journal.PlayerInfo
	for _, entry := range strings.Split(strings.ReplaceAll(practiceNames, "\n", ""), "|") {
		name, club, _ := strings.Cut(entry, "/")
		players = append(players, journal.PlayerInfo{Name: name, Club: club})
	}
	m.Practising = info.ID
	return m.create(env, []journal.Command{journal.CreateEvent{EventInfo: info}, journal.AddSection{SectionConfig: section},
		journal.ImportPlayers{Section: 1, Source: "practice", Players: players}})
}

// IsPractice reports whether the open event is a practice.
func (m Model) IsPractice() bool { return m.Event != nil && m.Event.Kept.Event().Practice }

// Task is one thing to do in a day of practice. Done is read off the event, so that every way to do it counts.
type Task struct {
	Key   string
	Title string
	Text  string
	Done  bool
	To    Page
}

// Tasks are the things to do, in the order of the day.
func (m Model) Tasks() []Task {
	l, s := m.Lang(), m.Event.Kept
	sec, _ := s.Section(m.Event.Section)
	list := []Task{
		{"double", l.T(i18n.TaskDouble), l.T(i18n.TaskDoubleText), !hasDouble(s.Players(sec.ID)), PagePlayers},
		{"publish", l.T(i18n.TaskPublish), l.T(i18n.TaskPublishText), sec.Round > 1 || sec.Round == 1 && sec.Phase >= journal.Published, PageRound},
		{"late", l.T(i18n.TaskLate), l.T(i18n.TaskLateText, practiceLate[0].Name, practiceLate[0].Club, practiceLate[1].Name, practiceLate[1].Club), m.hasLate(), PagePlayers},
	}
	for n := 1; n <= PracticeRounds; n++ {
		list = append(list, m.resultsTask(n))
		switch n {
		case 1:
			gone := false
			for _, p := range s.Players(sec.ID) {
				gone = gone || p.Name == PracticeLeaver && p.IsWithdrawn()
			}
			list = append(list, Task{"leave", l.T(i18n.TaskLeave), l.T(i18n.TaskLeaveText, PracticeLeaver), gone, PagePlayers})
		case 2:
			list = append(list, m.protestTask())
		}
	}
	return append(list, Task{"finish", l.T(i18n.TaskFinish), l.T(i18n.TaskFinishText), s.IsFinished(), PageRound})
}

// hasDouble reports whether two players of one school have names that sound the same.
func hasDouble(players []journal.Player) bool {
	seen := map[string]bool{}
	for _, p := range players {
		key := roster.Sound(p.Name) + "|" + p.Club
		if seen[key] {
			return true
		}
		seen[key] = true
	}
	return false
}

func (m Model) hasLate() bool {
	n := 0
	for _, p := range m.Event.Kept.Players(m.Event.Section) {
		for _, late := range practiceLate {
			if roster.Sound(p.Name) == roster.Sound(late.Name) {
				n++
			}
		}
	}
	return n >= len(practiceLate)
}

// resultsTask is to enter the slips of round n, to find what was entered wrong, and to close it.
func (m Model) resultsTask(n int) Task {
	l := m.Lang()
	t := Task{Key: "results-" + l.Int(n), Title: l.T(i18n.TaskResults, l.Int(n)), Text: l.T(i18n.TaskResultsText), To: PageRound}
	r, ok := m.Event.Kept.Round(m.Event.Section, n)
	if !ok || r.Phase < journal.Published {
		t.Text = l.T(i18n.TaskResultsSoon)
		return t
	}
	missing, wrong := len(m.Event.Kept.MissingBoards(m.Event.Section, n)), len(m.Mismatches(n))
	switch {
	case missing > 0:
		t.Text = l.N(i18n.HomeMissing, missing) + ". " + l.T(i18n.TaskResultsText)
	case wrong > 0:
		t.Text = l.N(i18n.TaskWrong, wrong)
	case r.Phase != journal.Closed:
		t.Text = l.T(i18n.TaskClose)
	default:
		t.Done = true
	}
	return t
}

// protestTask is to correct a result of round 1 when round 2 is over.
func (m Model) protestTask() Task {
	l := m.Lang()
	t := Task{Key: "protest", Title: l.T(i18n.TaskProtest), Text: l.T(i18n.TaskProtestText), To: PageRound}
	slip, ok := m.protested()
	if !ok {
		return t
	}
	t.Text = l.T(i18n.TaskProtestIs, l.Int(slip.Board), slip.White, slip.Black, ScoreInText(slip.Truth))
	t.Done = slip.Entered == slip.Truth
	return t
}

// Next is the first task that is not done.
func NextTask(list []Task) int {
	for i, t := range list {
		if !t.Done {
			return i
		}
	}
	return len(list)
}
