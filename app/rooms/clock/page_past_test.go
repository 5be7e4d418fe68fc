package clock

import (
	"testing"

	"wasit/app/words/i18n"
)

// TestLogFile: the log of a clock is read by a spreadsheet as it stands, under heads in the language of the reader, and nothing in it runs.
func TestLogFile(t *testing.T) {
	lines := [][6]string{{"1", `"Salah" tekan; lagi`, "=HYPERLINK(1)", "1:00,0", "+2:00", "Čović"}}
	for l, want := range map[i18n.Lang]string{
		i18n.ID: "\ufeffPukul;Kejadian;Pihak;Putih;Hitam;Keterangan\r\n1;\"\"\"Salah\"\" tekan; lagi\";'=HYPERLINK(1);1:00,0;'+2:00;Čović\r\n",
		i18n.EN: "\ufeffTime of day,Act,Side,White,Black,Note\r\n1,\"\"\"Salah\"\" tekan; lagi\",'=HYPERLINK(1),\"1:00,0\",'+2:00,Čović\r\n",
	} {
		if got := string(logFile(l, lines)); got != want {
			t.Errorf("%s: %q, want %q", l.Tag(), got, want)
		}
	}
}
