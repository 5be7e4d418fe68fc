package journal

import (
	"bytes"
	"slices"
	"strconv"
)

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
