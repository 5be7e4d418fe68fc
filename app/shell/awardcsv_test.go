package shell

import (
	"encoding/csv"
	"fmt"
	"strings"
	"testing"

	"wasit/app/i18n"
	"wasit/app/journal"
	"wasit/app/session"
)

// TestLotEndsUndo: once a lot is drawn the change of prizes before it is not offered to be taken back.
func TestLotEndsUndo(t *testing.T) {
	d := event(t, 6, 1)
	d.drawn(1)
	d.play(1)
	d.tap("close")
	d.goTo(session.PagePrizes)
	for range 2 {
		d.send(prizes.prizesOneEach{false})
		if d.m.Undo == nil {
			t.Fatal("a change of prizes can be taken back")
		}
		d.send(prizes.openLot{journal.LotForPrize, []journal.PlayerID{1, 2}})
		d.send(prizes.drawLot{})
		if d.m.Undo != nil {
			t.Error("an older act is offered to be taken back")
		}
		d.send(session.CloseDialog{})
		d.send(prizes.prizesOneEach{true})
		d.send(session.AskReason{For: "annul-lot", N: len(d.section().Lots)})
		d.send(session.TypeReason{Text: "Twice"})
		d.send(session.GiveReason{})
		if d.m.Undo != nil || !d.section().Lots[len(d.section().Lots)-1].Annulled {
			t.Error("behind an annulled lot an older act is offered to be taken back")
		}
	}
}

// TestBoardsOfTheHall: tables and games leave with the numbers that the boards had in the hall, results without signs that a
// spreadsheet reckons with, and the school beside each name.
func TestBoardsOfTheHall(t *testing.T) {
	d := event(t, 8, 3)
	d.did(journal.FixTable{Player: 1, Table: 4})
	d.drawn(1)
	rows := d.m.Event.Kept.Rows(1, 1)
	if w, b := rows[3].WhitePlayer.ID, rows[3].BlackPlayer.ID; w != 1 && b != 1 {
		t.Fatalf("player 1 does not sit at table 4: %+v", rows[3])
	}
	for _, score := range []journal.Score{journal.BlackForfeits, journal.WhiteWins, journal.Drawn, journal.BlackWins} {
		d.result(score)
	}
	d.send(records.exportCSV{"pairings"})
	text, _ := strings.CutPrefix(string(d.cmds[len(d.cmds)-1].(session.SaveFile).Data), "\uFEFF")
	list, err := csv.NewReader(strings.NewReader(text)).ReadAll()
	if err != nil || len(list) != 5 {
		t.Fatalf("%v: %q", err, text)
	}
	for i, want := range []string{"White wins by forfeit", "1–0", "½–½", "0–1"} {
		line := []string{fmt.Sprint(i + 1), fmt.Sprint(rows[i].WhitePlayer.TPN), rows[i].WhitePlayer.Name, rows[i].WhitePlayer.Club, "0", want, "0",
			rows[i].BlackPlayer.Name, rows[i].BlackPlayer.Club, fmt.Sprint(rows[i].BlackPlayer.TPN)}
		if strings.Join(list[i+1], "|") != strings.Join(line, "|") {
			t.Errorf("board %d: %q, want %q", i+1, list[i+1], line)
		}
	}
	d.send(records.exportPGN{})
	games := string(d.cmds[len(d.cmds)-1].(session.SaveFile).Data)
	for _, row := range rows[1:] {
		if want := fmt.Sprintf("[Round \"1.%d\"]\r\n[White \"%s\"]", row.Number, row.WhitePlayer.Name); !strings.Contains(games, want) {
			t.Errorf("lacks %s in %s", want, games)
		}
	}
	d.send(records.exportCSV{"standings"})
	if text := string(d.cmds[len(d.cmds)-1].(session.SaveFile).Data); !strings.Contains(text, rows[0].WhitePlayer.Club) {
		t.Errorf("standings without schools: %s", text)
	}
}

// TestNamesForCertificates: the file opens in the spreadsheet of its language with every name as it was typed, whatever it is
// made of, and none of them runs.
func TestNamesForCertificates(t *testing.T) {
	d := event(t, 6, 1)
	for id, info := range map[journal.PlayerID]journal.PlayerInfo{1: {Name: "Đurđica Šćepanović, \"Žuža\"", Club: "ŠK Đakovo; Čepin"}, 2: {Name: "=HYPERLINK(1)", Club: "-1+1"}, 3: {Name: "Ani", Club: "@SUM"}} {
		d.did(journal.ChangePlayer{ID: id, PlayerInfo: info})
	}
	d.did(journal.ChoosePrizes{Section: 1, Prizes: journal.Prizes{List: []journal.Prize{{Places: 6, Shared: true}, {Name: "+Tim", Team: 2, Places: 2, Shared: true}}, Several: true}})
	d.drawn(1)
	for range 3 {
		d.result(journal.Drawn)
	}
	d.tap("close")
	d.goTo(session.PagePrizes)
	for lang, comma := range map[i18n.Lang]rune{i18n.EN: ',', i18n.ID: ';', i18n.HR: ';'} {
		d.m.Settings.Lang = lang
		d.send(prizes.exportAwards{})
		file := d.cmds[len(d.cmds)-1].(session.SaveFile)
		text, marked := strings.CutPrefix(string(file.Data), "\uFEFF")
		r := csv.NewReader(strings.NewReader(text))
		r.Comma, r.LazyQuotes = comma, false
		rows, err := r.ReadAll()
		if err != nil || !marked || len(rows) < 7 || len(rows[0]) != 7 || !strings.HasSuffix(text, "\r\n") {
			t.Fatalf("%v: %v, mark %t: %q", lang, err, marked, text)
		}
		half := map[bool]string{true: "0.5", false: "0,5"}[lang == i18n.EN]
		seen := ""
		for _, row := range rows[1:] {
			for _, cell := range row {
				if cell != "" && strings.ContainsRune("=+-@", rune(cell[0])) {
					t.Errorf("%v: %q runs as a formula", lang, cell)
				}
			}
			if row[0] == lang.T(i18n.AwardMain) && row[4] != half {
				t.Errorf("%v: points %q, want %q", lang, row[4], half)
			}
			seen += "|" + row[2] + "|" + row[3]
		}
		for _, want := range []string{"|Đurđica Šćepanović, \"Žuža\"|ŠK Đakovo; Čepin", "|'=HYPERLINK(1)|'-1+1", "|Ani|'@SUM"} {
			if !strings.Contains(seen, want) {
				t.Errorf("%v: lacks %s in %s", lang, want, seen)
			}
		}
	}
}
