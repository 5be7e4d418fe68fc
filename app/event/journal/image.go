package journal

import (
	"bytes"
	"slices"
	"strconv"

	"wasit/app/lists/alike"
)

// Image is a state as plain data, all but the memory of what can be undone: what a snapshot holds. The state that [Image.State]
// makes of it is the same as a replay of all records, but a record that takes back one before the image does not fit on top
// of it (*UndoError).
type Image struct {
	Seq      int             `json:"n"`
	At       int64           `json:"t"`
	Info     EventInfo       `json:"event"`
	Finished bool            `json:"finished,omitzero"`
	Nameless bool            `json:"nameless,omitzero"`
	Sections []*section      `json:"sections,omitempty"`
	Players  []*Player       `json:"players,omitempty"`
	Notes    []Note          `json:"notes,omitempty"`
	Wordings []Wording       `json:"wordings,omitempty"`
	Schools  alike.Decisions `json:"schools,omitempty"`
	Crew     crew            `json:"crew,omitzero"`
}

// Image returns the image of s. It shares its parts: read only.
func (s State) Image() Image {
	i := Image{Seq: s.seq, At: s.at, Info: s.info, Finished: s.finished, Nameless: s.nameless,
		Players: s.players, Notes: s.notes, Wordings: s.wordings, Schools: s.schools, Crew: s.crew}
	for _, sec := range s.sections {
		c := *sec
		c.Rounds = make([]*round, len(sec.Rounds))
		for n, r := range sec.Rounds {
			rc := *r
			rc.History = r.Results
			c.Rounds[n] = &rc
		}
		i.Sections = append(i.Sections, &c)
	}
	return i
}

// State returns the state of a decoded image, which it takes over, or says what does not fit in it.
func (i Image) State() (State, error) {
	if i.Seq < 1 {
		return State{}, &SequenceError{Want: 1, Got: i.Seq}
	}
	s := State{id: new(byte), seq: i.Seq, at: i.At, created: true, info: i.Info, finished: i.Finished, nameless: i.Nameless,
		sections: i.Sections, players: i.Players, notes: i.Notes, wordings: i.Wordings, schools: i.Schools, crew: i.Crew}
	if err := s.restore(); err != nil {
		return State{}, err
	}
	return s, nil
}

// restore links the results of a decoded image and checks what the queries rely on.
func (s State) restore() error {
	if slices.Contains(s.sections, nil) {
		return &UnknownError{}
	}
	for i, p := range s.players {
		if p == nil {
			continue
		}
		sec, err := s.section(p.Section)
		if err != nil || int(p.ID) != i+1 {
			return &UnknownError{Section: p.Section, Player: p.ID}
		}
		sec.players++
	}
	for _, sec := range s.sections {
		if err := sec.Ledger.Check(); err != nil {
			return located(sec.ID, err)
		}
		for n, r := range sec.Rounds {
			if r == nil || len(r.History) != len(r.Pairs) {
				return &UnknownError{Section: sec.ID, Round: n + 1}
			}
			if err := s.checkPairs(sec.ID, n+1, Pairs{r.Pairs, r.PAB, r.Absent}); err != nil {
				return err
			}
			for _, c := range r.Checks {
				if c.Board < 1 || c.Board > len(r.Pairs) {
					return &UnknownError{Section: sec.ID, Round: n + 1, Board: c.Board}
				}
			}
			r.Results = r.History
			r.History = nil
		}
	}
	return nil
}

// history is the results of a round as a snapshot holds them, one text, since they are most of it: boards in order, each
// ended by ";", its entries oldest first: code, record and time, with "c" for a correction, "wl 17 1763683200000 c,".
type history []*Result

// IsZero reports whether the round has no boards.
func (h history) IsZero() bool { return len(h) == 0 }

// MarshalText writes the text.
func (h history) MarshalText() ([]byte, error) {
	var b []byte
	for _, last := range h {
		for _, res := range last.history() {
			b = append(b, res.Score.code()...)
			b = strconv.AppendInt(append(b, ' '), int64(res.Seq), 10)
			b = strconv.AppendInt(append(b, ' '), res.At, 10)
			if res.Corrected {
				b = append(b, " c"...)
			}
			b = append(b, ',')
		}
		b = append(b, ';')
	}
	return b, nil
}

// UnmarshalText reads the text and nothing else.
func (h *history) UnmarshalText(text []byte) error {
	list := make(history, 0, bytes.Count(text, []byte{';'}))
	all := make([]Result, bytes.Count(text, []byte{','}))
	for len(text) > 0 {
		board, rest, ended := bytes.Cut(text, []byte{';'})
		if !ended || len(board) > 0 && board[len(board)-1] != ',' {
			return &ScoreError{Text: string(text)}
		}
		text = rest
		var last *Result
		for len(board) > 0 {
			var one []byte
			one, board, _ = bytes.Cut(board, []byte{','})
			res := &all[0]
			all = all[1:]
			if !res.parse(one) {
				return &ScoreError{Text: string(one)}
			}
			res.Prev, last = last, res
		}
		list = append(list, last)
	}
	*h = list
	return nil
}

func (r *Result) parse(text []byte) bool {
	code, text, _ := bytes.Cut(text, []byte{' '})
	seq, text, _ := bytes.Cut(text, []byte{' '})
	at, flag, flagged := bytes.Cut(text, []byte{' '})
	i := slices.IndexFunc(scores[:], func(row scoreRow) bool { return row.code == string(code) })
	if i < 0 || flagged && string(flag) != "c" {
		return false
	}
	r.Score, r.Corrected = scores[i].score, flagged
	var err1, err2 error
	r.Seq, err1 = strconv.Atoi(string(seq))
	r.At, err2 = strconv.ParseInt(string(at), 10, 64)
	return err1 == nil && err2 == nil
}
