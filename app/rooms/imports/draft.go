package imports

import (
	"encoding/json"
	"slices"

	"wasit/app/lists/roster"
	"wasit/app/session"
)

// draft is the review as it is kept; nil where there is nothing to keep. Of a tournament report the file is kept and read again. A
// list that is too large keeps its text alone.
func (im Model) draft() []byte {
	if im.Owner == "" || im.Text == "" && len(im.Data) == 0 {
		return nil
	}
	if !im.Reviewed {
		im = Model{Owner: im.Owner, Text: im.Text}
	}
	if im.TRF != nil {
		im = Model{Owner: im.Owner, Text: im.Text, File: im.File, Data: im.Data}
	}
	for _, kept := range []Model{im, {Owner: im.Owner, Text: im.Text}} {
		if data, err := json.Marshal(kept); err == nil && len(data) <= session.MaxDraft {
			return data
		}
	}
	return nil
}

// kept asks to keep the review after a message. The tab that only reads keeps nothing.
func (m page) kept(before Model) []session.Cmd {
	if m.Event == nil || !m.Event.CanWrite() || m.Event.IsDraft() || m.Model.isLike(before) {
		return nil
	}
	now := m.Model.draft()
	if now == nil && before.draft() == nil {
		return nil
	}
	return []session.Cmd{session.KeepDraft{Kind: session.DraftImport, Data: now}}
}

// isLike reports whether two reviews are the same as far as they are kept; rows are never changed in place.
func (im Model) isLike(o Model) bool {
	return im.Owner == o.Owner && im.Text == o.Text && im.File == o.File && len(im.Data) == len(o.Data) && im.Reviewed == o.Reviewed && im.Chat == o.Chat &&
		im.Encoding == o.Encoding && im.Sheet == o.Sheet && sameRows(im.Rows, o.Rows) && len(im.Compared) == len(o.Compared) && len(im.Answered) == len(o.Answered) && len(im.Apart) == len(o.Apart)
}

// draftLoaded brings the list that was not finished. It holds where nothing was pasted or opened yet.
type draftLoaded session.DraftLoaded

func (msg draftLoaded) update(m page, env session.Env) (page, []session.Cmd) {
	if m.Event == nil || m.Event.Loading || m.Owner != m.Event.ID || m.Text != "" || len(m.Data) > 0 || m.Reviewed {
		return m, nil
	}
	var im Model
	if len(msg.Data) == 0 || json.Unmarshal(msg.Data, &im) != nil || im.Owner != m.Event.ID {
		return m, nil
	}
	if roster.IsTRF(im.Data) {
		m.Model = m.readFile(Model{Owner: im.Owner, Text: im.Text, File: im.File, Data: im.Data}, env)
		return m, nil
	}
	if !im.isWhole() {
		im = Model{Owner: im.Owner, Text: im.Text}
	}
	m.Model = im
	known, kin := m.knownHere(), m.kinHere()
	for i := range m.Rows { // some may have entered since
		r := &m.Rows[i]
		if asked := slices.ContainsFunc(r.Doubts, isHere); !r.Skip && !asked && known(r.Entrant) {
			r.Doubts = append(r.Doubts, roster.Doubt{Kind: roster.DoubtSameHere, Text: r.Entrant.Name})
		}
		doubtKin(r, kin)
	}
	return m.withQuestions(), nil
}

func isHere(d roster.Doubt) bool { return d.Kind == roster.DoubtSameHere }

// isWhole reports whether what was kept fits together, so that it can be drawn.
func (im Model) isWhole() bool {
	if len(im.Rows) > roster.MaxRows || len(im.Asked) != len(im.Rows) || im.Reviewed != (len(im.Rows) > 0) || im.Chosen > len(im.Rows) {
		return false
	}
	for _, r := range im.Rows {
		for _, s := range r.Spans {
			if s.Line < 1 || s.Line > len(im.Lines) || s.Start < 0 || s.Start > s.End || s.End > len(im.Lines[s.Line-1]) {
				return false
			}
		}
	}
	return true
}
