package sheet

import (
	"strconv"
	"strings"
	"testing"

	"wasit/app/event/journal"
	"wasit/app/event/sheet/qr"
	"wasit/app/words/i18n"
)

// TestCodes: every board stands in one code with both names, and every place when the round is over; no code is too dense to be
// read from paper.
func TestCodes(t *testing.T) {
	for _, n := range []int{5, 60, 300} {
		h := open(t, 3, field(n))
		h.start()
		h.pair()
		if got := len(lineOf(h.codes(t, n), "1. ")); got != 0 {
			t.Errorf("%d players: standings before there are any", n)
		}
		for _, b := range h.MissingBoards(1, 1) {
			h.do(journal.EnterResult{Section: 1, Round: 1, Board: b, Score: journal.WhiteWins})
		}
		texts := h.codes(t, n)
		rows := h.Rows(1, 1)
		for _, r := range rows {
			line := strconv.Itoa(r.Number) + " " + short(r.WhitePlayer.Name, codeName) + " 1–0 " + short(r.BlackPlayer.Name, codeName)
			if got := lineOf(texts, line); len(got) != 1 || got[0] != line {
				t.Errorf("%d players: %q stands in %q", n, line, got)
			}
		}
	}
	for name, want := range map[string]string{"Budi": "Budi", "Raden Mas Aryo Bimo Kusumonegoro Wicaksono": "Raden Mas Aryo B. K. W.", "Zvonimir Šćrbačić-Đurđević": "Zvonimir Š.", strings.Repeat("x", 100): strings.Repeat("x", 35) + "…"} {
		if got := short(name, 24); got != want {
			t.Errorf("%q is shortened to %q, want %q", name, got, want)
		}
	}
}

// codes are the texts of all codes, each of a size that is read from paper.
func (h *hall) codes(t *testing.T, n int) []string {
	t.Helper()
	d := h.make(Codes, i18n.ID)
	var texts []string
	in := newInfo(h.source(i18n.ID))
	r, _ := in.round()
	for _, code := range in.codesOf(r) {
		text := code.text
		if c, err := qr.Encode(text); err != nil || c.Size > 89 || !strings.HasPrefix(text, "O2SN K") {
			t.Errorf("%d players: a code of %d bytes: %v", n, len(text), err)
		}
		texts = append(texts, text)
	}
	if got := strings.Count(d.HTML(), "<svg"); got != len(texts) {
		t.Errorf("%d players: %d codes are drawn, %d wanted", n, got, len(texts))
	}
	if want := (len(texts) + codesPerLeaf - 1) / codesPerLeaf; d.Pages != want || len(texts) == 0 {
		t.Errorf("%d players: %d codes on %d leaves", n, len(texts), d.Pages)
	}
	return texts
}

// lineOf are the lines of the texts that begin so.
func lineOf(texts []string, start string) []string {
	var list []string
	for _, text := range texts {
		for line := range strings.Lines(text) {
			if line = strings.TrimSpace(line); strings.HasPrefix(line, start) {
				list = append(list, line)
			}
		}
	}
	return list
}
