package lawbook

import "strings"

// The forms of numbers are read letter by letter: a package of regular expressions would be a tenth of the program.

// scanner reads a text from its beginning.
type scanner struct{ text string }

// digits reads one to most digits; it reports false where there is none.
func (s *scanner) digits(most int) bool {
	n := 0
	for n < most && n < len(s.text) && isDigit(s.text[n]) {
		n++
	}
	s.text = s.text[n:]
	return n > 0
}

// one reads one of these letters where it comes next.
func (s *scanner) one(letters string) bool {
	ok := s.text != "" && strings.IndexByte(letters, s.text[0]) >= 0
	if ok {
		s.text = s.text[1:]
	}
	return ok
}

// part reads the letter of an appendix or the number of a guideline.
func (s *scanner) part() {
	n := 0
	for n < 3 && n < len(s.text) && strings.IndexByte("ivx", s.text[n]) >= 0 {
		n++
	}
	if s.text = s.text[n:]; n == 0 {
		s.one("abcdefg")
	}
}

// isArticleNumber reports whether a whole query is the number of an article, its parts divided by points or spaces: "a 4 d", "9.2 b".
func isArticleNumber(query string) bool {
	s := scanner{query}
	s.part()
	s.one(". ")
	if !s.digits(2) {
		return false
	}
	for range 4 {
		if len(s.text) < 2 || strings.IndexByte(". ", s.text[0]) < 0 || !isDigit(s.text[1]) {
			break
		}
		s.text = s.text[1:]
		s.digits(2)
	}
	if s.text == "" {
		return true
	}
	s.one(". ")
	if !s.one("abcdefg") {
		return false
	}
	s.one(". ")
	s.digits(1)
	return s.text == ""
}

// isDotted reports whether a word is a number with points alone: "9.2", "a.4d", "ii.3.2.6".
func isDotted(word string) bool {
	s := scanner{word}
	s.part()
	s.one(".")
	if !s.digits(2) {
		return false
	}
	for s.one(".") {
		if !s.digits(2) {
			return false
		}
	}
	s.one("abcdefg")
	s.digits(1)
	return s.text == ""
}

// hasPoint reports whether a digit stands after a point that follows a digit or a letter.
func hasPoint(word string) bool {
	for i := 1; i+1 < len(word); i++ {
		if before := word[i-1]; word[i] == '.' && isDigit(word[i+1]) && (isDigit(before) || before >= 'a' && before <= 'z') {
			return true
		}
	}
	return false
}

// joinPoints takes the spaces away around the points and commas of a number: "9 , 6" is "9.6".
func joinPoints(text string) string {
	var out []byte
	for i := 0; i < len(text); i++ {
		if text[i] == '.' || text[i] == ',' {
			rest := strings.TrimLeft(text[i+1:], " \t\n\f\r")
			if rest != "" && isDigit(rest[0]) {
				for len(out) > 0 && strings.IndexByte(" \t\n\f\r", out[len(out)-1]) >= 0 {
					out = out[:len(out)-1]
				}
				out = append(out, '.')
				i = len(text) - len(rest) - 1
				continue
			}
		}
		out = append(out, text[i])
	}
	return string(out)
}

// isOneLetter reports whether a word is the letter of an appendix or of an item.
func isOneLetter(word string) bool { return len(word) == 1 && word[0] >= 'a' && word[0] <= 'g' }

// timeIn finds minutes and seconds a move as they are written, "3+2" or "15 | 10", and what stands before and after.
func timeIn(query string) (before, minutes, seconds, behind string, ok bool) {
	for i := range len(query) {
		if query[i] != '+' && query[i] != '|' {
			continue
		}
		end := i
		if end > 0 && query[end-1] == ' ' {
			end--
		}
		from := end
		for from > 0 && end-from < 3 && isDigit(query[from-1]) {
			from--
		}
		s := scanner{strings.TrimPrefix(query[i+1:], " ")}
		text := s.text
		if from < end && s.digits(2) {
			return query[:from], query[from:end], text[:len(text)-len(s.text)], s.text, true
		}
	}
	return "", "", "", "", false
}
