package sheet

import (
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// notice says in the largest type when a missing player loses (Art. 6.7.1 (E23)). A time that nobody told is a line to write on.
func notice(in info) (Document, bool) {
	r, ok := in.round()
	if !ok {
		return Document{}, false
	}
	h := head{title: in.l.T(textSheetNotice, in.l.Int(r.Number)), sub: in.roundDay(), round: true}
	return Document{Title: h.title, leaves: []leaf{{"a4", &h, func(w *Writer) {
		w.in("dl", "wo", func() {
			in.noticeTime(w, "", i18n.SheetStart, in.clockOrEmpty(false))
			in.noticeTime(w, "wo__main", i18n.SheetDeadline, in.clockOrEmpty(true))
			if minutes, known := in.defaultMinutes(); known && minutes > 0 {
				w.el("dd", "wo__after", in.l.N(textSheetNoticeMinutes, minutes))
			}
			protest := ""
			if n := in.State.Laws(in.Section).AppealMinutes; n > 0 {
				protest = in.l.N(textSheetNoticeProtest, n)
			}
			in.noticeTime(w, "wo__small", textSheetProtest, protest)
		})
		laws := in.State.Rules(in.Section)
		w.el("p", "wo__text", in.l.T(textSheetNoticeText, laws.Edition.Article(rules.RuleLate)))
		w.el("p", "wo__text", phrase.LosesText(in.l, in.State, in.Section))
	}}}}, true
}

func (in info) clockOrEmpty(deadline bool) string {
	t := in.Start
	if deadline {
		t = in.Default
	}
	if t.IsZero() {
		return ""
	}
	return in.clock(t)
}

func (in info) noticeTime(w *Writer, class markup, name i18n.Text, clock string) {
	w.el("dt", class, in.l.T(name))
	if clock == "" {
		w.in("dd", class, func() { w.el("span", "fill fill--large", "") })
		return
	}
	w.el("dd", class, clock)
}
