package e2e

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"wasit/app/crew"
	"wasit/app/crew/frames"
	"wasit/app/crew/replica"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/swiss"
	"wasit/web/browsertest"
)

// invitationFile is [invitation] as a file on the disk.
func invitationFile(t testing.TB, event file.EventBackup, d journal.Device) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "wasit-invitation.txt")
	if err := os.WriteFile(name, invitation(t, event, d), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// invitation is what a desk hands over to a device: its task at an event as it is, and the event.
func invitation(t testing.TB, event file.EventBackup, d journal.Device) []byte {
	t.Helper()
	c, err := replica.Copy{}.Add(crew.Batch{Records: event.Records})
	if err != nil {
		t.Fatal(err)
	}
	data, err := wire.Encode(crew.Message{Head: replica.HeadOf(c, crew.Place{}), Body: crew.Invitation{EventID: event.ID, EventName: c.State.Event().Name, Device: d, Key: wire.KeyFor(crew.Key{1}, d.ID),
		Until: time.Now().Add(time.Hour).UnixMilli(), Batch: c.Batch(d.Duty, 0, crew.Digest{})}}, crew.Key{})
	if err != nil {
		t.Fatal(err)
	}
	return frames.File(data)
}

// hardCrew are the devices at an event with names that are hard to show.
var hardCrew = []journal.Device{
	{ID: 11, Name: "HP Bu Ratna Kusumawardhani Cimanggis", Duty: journal.DutyScorer, Section: 1, First: 1, Last: 4},
	{ID: 12, Name: "Redmi Pak Suharto", Duty: journal.DutyScorer},
	{ID: 13, Name: "Galaxy Tab Dinas Pendidikan Kota Depok", Duty: journal.DutyDoor},
	{ID: 14, Name: "Mobitel glavnog suca Hadžiselimović-Bartolović", Duty: journal.DutyArbiter},
	{ID: 15, Name: "TV aula", Duty: journal.DutyScreen},
}

// crewEvent is an event with those devices and a published round, half of whose results are in.
func crewEvent(t testing.TB, id string, more ...journal.Command) file.EventBackup {
	t.Helper()
	var commands []journal.Command
	for _, d := range hardCrew {
		commands = append(commands, journal.InviteDevice{Device: d})
	}
	commands = append(commands, journal.FixOrder{Section: 1}, journal.DrawColor{Section: 1, Seed: 3}, journal.PairByHand{Section: 1, Boards: turned(14, 1), PAB: 15}, journal.Publish{Section: 1, Time: madeAt.At})
	for i, score := range []journal.Score{journal.Drawn, journal.BlackForfeits, journal.WhiteWins} {
		commands = append(commands, journal.EnterResult{Section: 1, Round: 1, Board: 1 + 2*i, Score: score})
	}
	return eventWith(t, id, hardName, hardPlayers, journal.SectionConfig{Name: "Putri usia 10–12", System: "dutch", Edition: "2026", Rounds: 5, TieBreaks: []string{"DE", "BH"},
		TieRules: "2026", Group: journal.Group{Sex: swiss.Female}}, append(commands, more...)...)
}

// helps makes this browser a device at an event of its own for each duty, and an old desk at "crewold" that another device has replaced.
func helps(t testing.TB, p *browsertest.Page, host *browsertest.Host) {
	t.Helper()
	for _, d := range []journal.Device{hardCrew[0], hardCrew[3]} {
		joins(p, host, invitationFile(t, crewEvent(t, "crew"+string(d.Duty)), d))
		p.Wait(has("waits"))
	}
	judge := hardCrew[3]
	old := journal.Device{ID: 16, Name: "Tablet šahovskog kluba „Ljudevit Vukotinović“", Duty: journal.DutyArbiter}
	joins(p, host, invitationFile(t, crewEvent(t, "crewold", journal.InviteDevice{Device: old}, journal.TakeDesk{ID: judge.ID}), old))
	p.Wait(has("yes"))
	p.Click("#yes")
	p.Wait(has("only-here"))
}

// joins takes an invitation.
func joins(p *browsertest.Page, host *browsertest.Host, invitation string) {
	p.Show(host.URL + "join")
	p.Wait(has("open-invite"))
	takes(p, "#open-invite", invitation)
}

// oldDesk is the event of [helps] as the desk has it that was replaced: with facts that nobody else knows.
func oldDesk(t testing.TB) file.EventBackup {
	t.Helper()
	return crewEvent(t, "crewold", journal.EnterResult{Section: 1, Round: 1, Board: 2, Score: journal.WhiteWins}, journal.EnterResult{Section: 1, Round: 1, Board: 4, Score: journal.BothForfeit},
		journal.AddNote{Note: journal.Note{Section: 1, Text: "Orang tua Raden Mas Aryo Bimo menanyakan papan cadangan"}}, journal.NotePresence{Players: []journal.PlayerID{15}, Presence: journal.Present})
}
