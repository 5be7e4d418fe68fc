package trf

import (
	"slices"
	"strings"
	"testing"

	"wasit/swiss"
)

// TestTeamTable: 802 in its columns, a bye and a forfeit among them; what has other columns, or says more, is kept as it stands.
func TestTeamTable(t *testing.T) {
	row := TeamRow{Team: 12, Nickname: "ZAG", MatchPoints: 30, GamePoints: 85, Rounds: []TeamCell{{Opponent: 7, Color: swiss.White, GamePoints: 25},
		{Bye: swiss.PAB, GamePoints: 20}, {}, {Opponent: 105, Color: swiss.Black, GamePoints: 40, Forfeit: true}}}
	want := "802  12 ZAG      3.0    8.5   7 w  2.5   PAB -  2.0                105 b  4.0f"
	if got := row.line(); got != want {
		t.Errorf("\n%s\n%s", got, want)
	}
	for column, text := range map[int]string{5: " 12", 9: "ZAG", 15: "   3.0", 22: "   8.5", 29: "  7", 33: "w", 35: " 2.5", 42: "PAB", 68: "105", 72: "b", 74: " 4.0", 78: "f"} {
		if got := want[column-1 : column-1+len(text)]; got != text {
			t.Errorf("column %d: %q, want %q", column, got, text)
		}
	}
	other := []string{"802  12 ZAG      3.0    8.5   7 w  2.5  and more", "802 x", "802   0          1.0    1.0", "802   1          1      1.0", "802   1          1.0    1.0  XYZ -  1.0"}
	d, warnings, err := readForm([]byte("001    1      Anić, Ana\r\n"+want+"\r\n"+strings.Join(other, "\r\n")+"\r\n"), Options{})
	if err != nil || len(warnings) > 0 {
		t.Fatal(err, warnings)
	}
	if len(d.TeamTable) != 1 || !slices.Equal(d.TeamTable[0].Rounds, row.Rounds) || !slices.Equal(d.Other, other) {
		t.Errorf("read %+v, kept %q", d.TeamTable, d.Other)
	}
	if text, problems := d.Encode(WriteOptions{}); !strings.Contains(string(text), want+"\r\n"+other[0]) || len(problems) > 0 {
		t.Errorf("written %s, %v", text, problems)
	}
}
