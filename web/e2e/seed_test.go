package e2e

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/web/browsertest"
)

// pupils are names as they come: single ones, long ones, two of the same, accents of our languages.
var pupils = []journal.PlayerInfo{
	{Name: "Raden Mas Aryo Bimo Kusumonegoro Wicaksono", Club: "SD Muhammadiyah Kreatif Sukatani"}, {Name: "Budi Santoso", Club: "SDN Tapos 2"},
	{Name: "Dwi", Club: "SDN Cimpaeun 2"}, {Name: "I Gusti Ngurah Agung Wirawan", Club: "SDN Cilangkap 3"}, {Name: "Andi Wijaya", Club: "MI Al-Hidayah 1"},
	{Name: "Andi Widjaya", Club: "SDN Leuwinanggung 1"}, {Name: "Kevin Tanuwijaya", Club: "MIN 2 Kota Depok"}, {Name: "Slamet", Club: "SDN Cilangkap 3"},
	{Name: "Zvonimir Šćrbačić-Đurđević", Club: "ŠK Đakovo"}, {Name: "Rafael Christian Simanjuntak", Club: "SD Muhammadiyah Kreatif Sukatani"},
	{Name: "Teguh Iman Santosa", Club: "SD Muhammadiyah Kreatif Sukatani"}, {Name: "Fajar", Club: "SDN Cimpaeun 2"},
}

// field returns n players: the pupils, then numbered ones.
func field(n int) []journal.PlayerInfo {
	list := make([]journal.PlayerInfo, 0, n)
	for i := range n {
		if i < len(pupils) {
			list = append(list, pupils[i])
			continue
		}
		list = append(list, journal.PlayerInfo{Name: "Peserta " + strconv.Itoa(i+1), Club: "SDN Sukamaju Baru " + strconv.Itoa(1+i%9)})
	}
	return list
}

// backupOf writes a backup file of a fresh event with players, as another device would hand it over.
func backupOf(t *testing.T, players []journal.PlayerInfo, rounds int) string {
	t.Helper()
	return backupWith(t, players, journal.SectionConfig{Name: "Pa", System: "dutch", Edition: "2026", Rounds: rounds, TieBreaks: []string{"DE", "BH/C1", "BH", "SB"}, TieRules: "2026",
		Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7}})
}

// backupWith is such a file with another regulation.
func backupWith(t *testing.T, players []journal.PlayerInfo, section journal.SectionConfig) string {
	t.Helper()
	return backupFile(t, eventWith(t, "e2etestevent", "O2SN Kecamatan Tapos 2026", players, section))
}

// madeAt is when the events of backups were made.
var madeAt = journal.Stamp{At: time.Date(2026, 11, 20, 7, 0, 0, 0, time.UTC).UnixMilli(), Device: "TST"}

// eventWith is a fresh event with players, and what else was done in it.
func eventWith(t testing.TB, id, name string, players []journal.PlayerInfo, section journal.SectionConfig, more ...journal.Command) file.EventBackup {
	t.Helper()
	info := journal.EventInfo{ID: id, Name: name, Place: "Aula SDN Tapos 2", Language: "id", Seed: 20261120}
	if err := info.Start.UnmarshalText([]byte("2026-11-20")); err != nil {
		t.Fatal(err)
	}
	w := author{t: t, stamp: madeAt}
	w.do(journal.CreateEvent{EventInfo: info}, journal.AddSection{SectionConfig: section})
	if len(players) > 0 {
		w.do(journal.ImportPlayers{Section: 1, Source: "test", Players: players})
	}
	w.do(more...)
	return file.EventBackup{ID: info.ID, Records: w.records}
}

// author writes the journal of an event, as a device does.
type author struct {
	t       testing.TB
	stamp   journal.Stamp
	state   journal.State
	records []journal.Record
}

func (a *author) do(commands ...journal.Command) {
	a.t.Helper()
	for _, c := range commands {
		var act []journal.Record
		var err error
		if act, a.state, err = journal.Decide(a.state, a.stamp, c); err != nil {
			a.t.Fatalf("%T: %v", c, err)
		}
		a.records = append(a.records, act...)
	}
}

// backupFile writes events into one file.
func backupFile(t testing.TB, events ...file.EventBackup) string {
	t.Helper()
	data, err := file.WriteBackup(file.Backup{Made: madeAt.At, Events: events})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "backup.wasit.txt")
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// restoreBackup opens the file on the home page, looks at what it holds and restores it.
func restoreBackup(p *browsertest.Page, file string) {
	p.Wait(`document.querySelector("#empty, #events") !== null`)
	p.Upload(func() { p.Click("#open-backup") }, file)
	p.Wait(has("restore"))
	p.Click("#restore")
	p.Wait(`document.getElementById("sheet") === null && document.getElementById("notice") !== null`) // stored: the sheet closes before
}

// openBackup restores the file on the home page and opens the event.
func openBackup(p *browsertest.Page, host *browsertest.Host, file string) {
	restoreBackup(p, file)
	p.Wait(`document.getElementById("events") !== null`)
	p.Click("#events a")
	p.Wait(`document.getElementById("question") !== null`)
}

// draftFirst pairs round 1 on its page and draws the colour, as far as its draft.
func draftFirst(p *browsertest.Page) {
	p.Wait(has("pair"))
	p.Click("#pair")
	p.Wait(has("draw"))
	p.Click("#draw")
	p.Wait(has("publish"))
}
