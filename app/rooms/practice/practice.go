package practice

import (
	"strings"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/lists/lexicon"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss/lot"
)

// dayRounds is how many rounds a day of practice has.
const dayRounds = 3

// inventedNames are the invented players of a day of practice with their schools; two of them are one child entered twice.
const inventedNames = `Andi Wijaya/SDN Melati 1|Bunga Lestari/SDN Melati 1|Andi Widjaya/SDN Melati 1|Candra Putra/SDN Melati 2|Dwi/SDN Melati 2|
Eka Rahma/SDN Melati 2|Fajar Nugraha/MI Anggrek|Gita Permata/MI Anggrek|Hadi Saputra/MI Anggrek|I Gusti Ngurah Wirawan/SDN Kenanga 3|
Joko Susilo/SDN Kenanga 3|Kartika Dewi/SDN Kenanga 3|Luka Marić/OŠ Lipa|Mia Kovač/OŠ Lipa|Noah Smith/Oak School|Olivia Jones/Oak School|
Panji Winata/SD Cempaka|Qonita/SD Cempaka|Raden Mas Aryo Kusumonegoro/SD Cempaka`

// latecomers come when round 1 is published.
var latecomers = [2]journal.PlayerInfo{{Name: "Bagas Pratama", Club: "SDN Melati 2"}, {Name: "Siti Aminah", Club: "MI Anggrek"}}

// leaver goes home after round 1.
const leaver = "Dwi"

// startPractice makes a day of practice and opens it.
type startPractice session.StartPractice

func (startPractice) update(m page, env session.Env) (page, []session.Cmd) {
	l := m.Lang()
	info := session.Marked(l, journal.EventInfo{ID: session.NewID(env.Random), Name: l.T(textPracticeName), Language: l.Tag(), Template: "practice", Seed: lot.Seed(env.Lot), Practice: true})
	if err := info.Start.UnmarshalText([]byte(env.Now.Format(time.DateOnly))); err != nil {
		return session.Refuse(m, err)
	}
	info.End = info.Start
	section := regulation.School(l)
	section.Rounds = dayRounds
	section.Order = journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: lot.Lot(info.Seed, 1)}
	var players []journal.PlayerInfo
	for _, entry := range strings.Split(strings.ReplaceAll(inventedNames, "\n", ""), "|") {
		name, club, _ := strings.Cut(entry, "/")
		players = append(players, journal.PlayerInfo{Name: name, Club: club})
	}
	m.Practising = info.ID
	return session.Create(m, env, []journal.Command{journal.CreateEvent{EventInfo: info}, journal.AddSection{SectionConfig: section},
		journal.ImportPlayers{Section: 1, Source: "practice", Players: players}})
}

// task is one thing to do in a day of practice. Done is read off the event, so that every way to do it counts.
type task struct {
	Key   string
	Title string
	Text  string
	Done  bool
	To    session.Page
}

// tasks are the things to do, in the order of the day.
func (m page) tasks() []task {
	l, s := m.Lang(), m.Event.Kept
	sec, _ := s.In(m.Event.Section)
	list := []task{
		{"double", l.T(textTaskDouble), l.T(textTaskDoubleText), !hasDouble(s.Players(sec.ID)), session.PagePlayers},
		{"publish", l.T(textTaskPublish), l.T(textTaskPublishText), sec.Round > 1 || sec.Round == 1 && sec.Phase >= journal.Published, session.PageRound},
		{"late", l.T(textTaskLate), l.T(textTaskLateText, latecomers[0].Name, latecomers[0].Club, latecomers[1].Name, latecomers[1].Club), m.hasLate(), session.PagePlayers},
	}
	for n := 1; n <= dayRounds; n++ {
		list = append(list, m.resultsTask(n))
		switch n {
		case 1:
			gone := false
			for _, p := range s.Players(sec.ID) {
				gone = gone || p.Name == leaver && p.IsWithdrawn()
			}
			list = append(list, task{"leave", l.T(textTaskLeave), l.T(textTaskLeaveText, leaver), gone, session.PagePlayers})
		case 2:
			list = append(list, m.protestTask())
		}
	}
	return append(list, task{"finish", l.T(textTaskFinish), l.T(textTaskFinishText), s.IsFinished(), session.PageRound})
}

// hasDouble reports whether two players of one school have names that sound the same.
func hasDouble(players []journal.Player) bool {
	seen := map[string]bool{}
	for _, p := range players {
		key := lexicon.Sound(p.Name) + "|" + p.Club
		if seen[key] {
			return true
		}
		seen[key] = true
	}
	return false
}

func (m page) hasLate() bool {
	n := 0
	for _, p := range m.KeptSection().Entered() {
		for _, late := range latecomers {
			if lexicon.Sound(p.Name) == lexicon.Sound(late.Name) {
				n++
			}
		}
	}
	return n >= len(latecomers)
}

// resultsTask is to enter the slips of round n, to find what was entered wrong, and to close it.
func (m page) resultsTask(n int) task {
	l := m.Lang()
	t := task{Key: "results-" + l.Int(n), Title: l.T(textTaskResults, l.Int(n)), Text: l.T(textTaskResultsText), To: session.PageRound}
	r, ok := m.KeptSection().RoundAt(n)
	if !ok || r.Phase < journal.Published {
		t.Text = l.T(textTaskResultsSoon)
		return t
	}
	missing, wrong := len(m.KeptSection().Missing(n)), len(m.mismatches(n))
	switch {
	case missing > 0:
		t.Text = l.N(i18n.HomeMissing, missing) + ". " + l.T(textTaskResultsText)
	case wrong > 0:
		t.Text = l.N(textTaskWrong, wrong)
	case r.Phase != journal.Closed:
		t.Text = l.T(textTaskClose)
	default:
		t.Done = true
	}
	return t
}

// protestTask is to correct a result of round 1 when round 2 is over.
func (m page) protestTask() task {
	l := m.Lang()
	t := task{Key: "protest", Title: l.T(textTaskProtest), Text: l.T(textTaskProtestText), To: session.PageRound}
	slip, ok := m.protested()
	if !ok {
		return t
	}
	t.Text = l.T(textTaskProtestIs, l.Int(slip.Board), slip.White, slip.Black, phrase.ScoreInText(slip.Truth))
	t.Done = slip.Entered == slip.Truth
	return t
}

// nextTask is the first task that is not done.
func nextTask(list []task) int {
	for i, t := range list {
		if !t.Done {
			return i
		}
	}
	return len(list)
}
