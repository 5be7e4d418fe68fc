package e2e

import (
	"fmt"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/swiss"
)

// hardName is an event's name as an office writes it.
const hardName = "Olimpiade Olahraga Siswa Nasional Cabang Catur Tingkat Kecamatan Cimanggis Kota Depok 2026"

// hardPlayers are the longest names of our languages among the shortest, with titles, ratings and schools of full length.
var hardPlayers = []journal.PlayerInfo{
	{Name: "Raden Mas Aryo Bimo Kusumonegoro Wicaksono", Club: "Sekolah Dasar Islam Terpadu Insan Cendekia Cimanggis", Rating: 2431, Title: "GM"},
	{Name: "Christopher Featherstonehaugh-Cholmondeley", Club: "King Edward VI Grammar School for Boys, Aston", Rating: 2388, Title: "FM", Federation: "ENG"},
	{Name: "Ana-Marija Domazet-Lošo Kovačević-Štimac", Club: "Šahovski klub „Ljudevit Vukotinović“ Križevci", Rating: 2301, Title: "WGM", Federation: "CRO"},
	{Name: "Dwi", Club: "SDN Tapos 2"},
	{Name: "Muhammad Rizky Ramadhan Putra Pratama", Club: "Madrasah Ibtidaiyah Terpadu Nurul Hidayah", Rating: 1875},
	{Name: "Stjepan Hadžiselimović-Bartolović", Club: "ŠK Đakovo", Rating: 2105, Title: "CM"},
	{Name: "Vino Alexander Lumban Gaol Simanjuntak", Club: "SD Muhammadiyah Kreatif Sukatani"},
	{Name: "I Gusti Ngurah Agung Wirawan", Club: "SDN Cilangkap 3", Rating: 1502},
	{Name: "Abdurrahman Wahid Hasyim Asy'ari", Club: "MI Al-Hidayah 1"},
	{Name: "Fajar"},
	{Name: "Zvonimir Šćrbačić-Đurđević", Club: "Šahovsko društvo Željezničar Zagreb-Maksimir", Rating: 1999},
	{Name: "Bartholomew Throckmorton Winterbottom", Club: "SDN Sukamaju Baru 4"},
	{Name: "Slamet", Club: "SD Muhammadiyah Kreatif Sukatani"},
	{Name: "Rafael Christian Simanjuntak", Club: "SD Santa Theresia"},
	{Name: "Nabila Az-Zahra Khoirunnisa", Club: "SDN Sukamaju Baru 4"},
}

// hardEvent writes a backup of an event with all that is hard to show: three sections, the first in its third round with byes,
// somebody absent, games that were forfeited and results of every width; the second with a draft, the third before its check-in, and
// devices beside the desk. Further events go with it.
func hardEvent(t *testing.T, others ...file.EventBackup) string {
	t.Helper()
	section := func(name string, group swiss.Sex) journal.AddSection {
		return journal.AddSection{SectionConfig: journal.SectionConfig{Name: name, System: "dutch", Edition: "2026", Rounds: 5, TieBreaks: []string{"DE", "BH/C1", "BH", "SB"},
			TieRules: "2026", HalfByes: 1, WalkOver: 15, TimeControl: "25 min + 10 s", Group: journal.Group{Sex: group}, Order: journal.Order{Keys: []journal.OrderKey{journal.ByLot}, Seed: 7}}}
	}
	more := []journal.Command{section("Putri usia 10–12", swiss.Female), section("Pa U8", swiss.Male)}
	for id := journal.SectionID(2); id <= 3; id++ {
		more = append(more, journal.ImportPlayers{Section: id, Source: "test", Players: hardPlayers})
	}
	for id := journal.SectionID(1); id <= 2; id++ {
		more = append(more, journal.FixOrder{Section: id}, journal.DrawColor{Section: id, Seed: 3})
	}
	at := madeAt.At
	result := func(round, board int, score journal.Score) journal.Command {
		return journal.EnterResult{Section: 1, Round: round, Board: board, Score: score}
	}
	scores := []journal.Score{journal.WhiteWins, journal.Drawn, journal.BlackForfeits, journal.BlackWins, journal.WhiteForfeits, journal.BothForfeit, journal.Drawn}
	for round := 1; round <= 2; round++ {
		more = append(more, journal.PairByHand{Section: 1, Boards: turned(14, round), PAB: 15}, journal.Publish{Section: 1, Time: at})
		for board := 1; board <= 7; board++ {
			more = append(more, result(round, board, scores[(board+round)%len(scores)]))
		}
		more = append(more, journal.CloseRound{Section: 1, Time: at})
	}
	more = append(more, journal.RequestBye{Players: []journal.PlayerID{14}, Round: 3, Bye: journal.Half}, journal.Withdraw{Players: []journal.PlayerID{13}, From: 3},
		journal.NotePresence{Players: []journal.PlayerID{1, 2, 3}, Presence: journal.Present},
		journal.PairByHand{Section: 1, Boards: turned(12, 3), PAB: 15}, journal.Publish{Section: 1, Time: at},
		result(3, 1, journal.Drawn), result(3, 2, journal.WhiteForfeits), result(3, 4, journal.BlackWins),
		journal.PairByHand{Section: 2, Boards: shifted(turned(14, 1), 15), PAB: 30})
	for _, d := range hardCrew {
		more = append(more, journal.InviteDevice{Device: d})
	}
	return backupFile(t, append(others, eventWith(t, "e2ehardevent", hardName, hardPlayers, section("Pa", swiss.Male).SectionConfig, more...))...)
}

// turned pairs n players for a round of a circle: the first stays, the others move on.
func turned(n, round int) []journal.Pair {
	seat := func(i int) journal.PlayerID {
		if i == 0 {
			return 1
		}
		return journal.PlayerID(2 + (i-1+round)%(n-1))
	}
	pairs := make([]journal.Pair, 0, n/2)
	for i := range n / 2 {
		pairs = append(pairs, journal.Pair{seat(i), seat(n - 1 - i)})
	}
	return pairs
}

// shifted are the pairs of another section, whose players have later numbers.
func shifted(pairs []journal.Pair, by journal.PlayerID) []journal.Pair {
	for i := range pairs {
		pairs[i][0] += by
		pairs[i][1] += by
	}
	return pairs
}

// hardPath is the address of a page of the event, in one of its sections.
func hardPath(section int, page string) string {
	if section == 1 {
		return "event/e2ehardevent" + page
	}
	return fmt.Sprintf("event/e2ehardevent/s%d%s", section, page)
}
