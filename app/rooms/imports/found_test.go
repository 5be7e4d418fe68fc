package imports

import (
	"slices"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
)

// TestOpenLongName: a report whose names are beyond the limit says that they are cut.
func TestOpenLongName(t *testing.T) {
	d := home(t)
	d.openAny("f.trf", append([]byte("022 "+strings.Repeat("Raden ", 1700)+"\n"), golden(t, "c161001_0009p_05r.trf")...))
	if left := d.m.TRF.LeftOut(i18n.EN); !slices.Contains(left, i18n.EN.T(textLeftLong, "120")) || len([]rune(d.m.Event.Ahead.Event().Place)) > journal.MaxName {
		t.Errorf("left out: %v", left)
	}
}
