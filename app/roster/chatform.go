package roster

import (
	"slices"
	"strings"
	"unicode"
)

// field reads a line of the form "label: value", which belongs to a player written over several lines. A school, class or
// sex given before the first name holds for all below.
func (c *chat) field(text, source string, number int) bool {
	head, value, found := strings.Cut(text, ":")
	body, _ := unlisted(head)
	label := Fold(body)
	f := headers()[label]
	if first, _, _ := strings.Cut(body, " "); found && (aside.has(label) || aside.has(Fold(first)) && len(strings.Fields(body)) <= 3) && f == Ignored {
		if c.form != nil {
			c.form.row.Source += "\n" + source
		} else {
			c.talk(Row{Line: number, Source: source})
		}
		return true
	}
	if !found || f == Ignored || len(label) < 2 || strings.Count(text, ":") > 1 {
		return false
	}
	value = strings.TrimSpace(value)
	if Fold(value) == "" {
		value = ""
	}
	if before, _, note := strings.Cut(value, "("); f == Class && note {
		value = strings.TrimSpace(before)
	}
	if f == Name && (value == "" || strings.Contains(value, ",")) {
		return false // "Nama:" over a list
	}
	if f == Name {
		c.closeForm()
		c.form = &piece{row: Row{Line: number, Source: source}, year: c.year, strong: 1}
		c.form.row.read(Name, value)
		return true
	}
	if c.form == nil {
		return c.headingField(f, value)
	}
	c.form.row.Source += "\n" + source
	if value == "" {
		return true
	}
	if f == Birth { // "Depok, 12 Maret 2014"
		if i := strings.IndexFunc(value, unicode.IsDigit); i > 0 {
			value = value[i:]
		}
		c.form.dated = true
		c.form.row.readBirth(value, c.year, nil)
		return true
	}
	c.form.row.read(f, value)
	return true
}

// headingField takes a field that stands before any name as a heading.
func (c *chat) headingField(f Field, value string) bool {
	p := &piece{row: Row{}, year: c.year}
	if value == "" || f != Club && f != Class && f != Sex {
		return false
	}
	p.row.read(f, value)
	p.school = f == Club
	if len(p.row.Doubts) > 0 {
		return false
	}
	c.heading(p)
	return true
}

// closeForm ends the player whose fields were read.
func (c *chat) closeForm() {
	if c.form == nil {
		return
	}
	p := c.form
	c.form = nil
	p.toks = []token{{text: p.row.Entrant.Name, fold: Fold(p.row.Entrant.Name)}}
	c.player(p)
}

// colon finds a heading before a colon: "SDN Tapos 2:", "Putra: Budi, Andi", "Tapos 2:" alone.
func (c *chat) colon(toks []token, row Row, listed bool) (head *piece, tail []token, ok bool) {
	for i, t := range toks {
		if t.kind != mark || t.text != ":" && t.text != "=" {
			continue
		}
		head = c.piece(append([]token(nil), toks[:i]...), row, false)
		if t.text == "=" && !head.school {
			continue
		}
		head.row.Doubts = nil
		rests := head.rests()
		tail = toks[i+1:]
		switch {
		case head.dated && head.sexAt > 0 && len(rests) == 0 && len(tail) == 0: // "Boys (2012 and younger):"
			return head, nil, true
		case len(tail) == 0 && !listed && len(rests) == 1 && rests[0].chat > 0 && !head.school:
			c.talk(row)
			return &piece{}, nil, true
		case head.isChatter(rests) || head.dated:
			if c.isPlayer(tail, row) {
				return &piece{}, tail, true
			}
			if !head.school || len(tail) > 0 {
				return nil, nil, false
			}
			c.talk(row)
			return head, nil, true
		case len(rests) == 0:
			return head, tail, head.school || head.sexAt > 0 || head.class || len(head.toks) > 0 && !slices.ContainsFunc(head.toks, func(t token) bool { return t.kind != passing })
		case len(rests) == 1 && len(tail) == 0 && !listed && rests[0].words <= 5 && rests[0].chat == 0:
			head.row.Entrant.Club, head.school = rests[0].text, true
			return head, nil, true
		}
		return nil, nil, false
	}
	return nil, nil, false
}

// isPlayer reports whether words behind talk and a colon are a player: a name, and a class, day or school.
func (c *chat) isPlayer(toks []token, row Row) bool {
	p := c.piece(append([]token(nil), toks...), row, false)
	rests := p.rests()
	return len(rests) > 0 && rests[0].chat == 0 && p.found() && !grownUps.has(p.toks[0].fold)
}

// several parts a line with several players: behind a heading at each comma; else where each part has a name and a sex, or a
// name and a class, of its own.
func several(toks []token, headed bool) [][]token {
	var parts [][]token
	start, depth := 0, 0
	for i, t := range toks {
		switch {
		case t.kind == mark && t.isBracket():
			depth++
		case t.kind == mark && (t.text == ")" || t.text == "]"):
			depth--
		case depth <= 0 && (t.kind == mark && (t.text == "," || t.text == ";") || t.kind == plain && isOneOf(t.fold, "dan and")):
			parts = append(parts, toks[start:i])
			start = i + 1
		}
	}
	parts = append(parts, toks[start:])
	var full [][]token
	sexes, plainOnly, sexed, classed, dated := 0, 0, 0, 0, 0
	for _, part := range parts {
		names, sex, other, class, day := 0, false, false, false, false
		for _, t := range part {
			_, word := sexWord[t.fold]
			_, sign := sexSign[t.fold]
			switch {
			case t.kind == mark:
			case word, sign && len(t.text) <= 2:
				sex = true
			case countLetters(t.text) == len([]rune(t.fold)) && !classLabels.has(t.fold) && !birthLabels.has(t.fold) && !schoolStart.has(t.fold):
				names++
			default:
				other = true
				class = class || classLabels.has(t.fold) || isClassWord(t.text)
				_, whole := ParseDate(t.text)
				day = day || whole || isYear(t.fold, 2200)
			}
		}
		if names+boolInt(sex)+boolInt(other) == 0 {
			continue
		}
		full = append(full, part)
		if sex && names > 0 && !other {
			sexes++
		}
		if names > 0 && !other && !sex {
			plainOnly++
		}
		begins := countLetters(part[0].text) > 1 && sexSign[part[0].fold] == 0 && !schoolStart.has(part[0].fold) && !fromWords.has(part[0].fold)
		sexed += boolInt(sex && begins)
		dated += boolInt(day && begins && !birthLabels.has(part[0].fold))
		classed += boolInt(class && begins && !classLabels.has(part[0].fold) && !birthLabels.has(part[0].fold))
	}
	if len(full) > 1 && (sexed == len(full) || classed == len(full) || dated == len(full) || headed && sexes+plainOnly == len(full)) {
		return full
	}
	return [][]token{toks}
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// isNumbered reports whether a line is an item of a numbered list.
func isNumbered(line string) bool {
	text := plainLine(line)
	_, listed := unlisted(text)
	return listed && text[0] >= '0' && text[0] <= '9'
}

// unstamped takes off what a messenger's export puts before a message, "[12/03/26 20.15] Rina: " or "12/03/2026 20.15 - Rina: ",
// and returns who wrote it; ok is false for a line without.
func unstamped(s string) (body, sender string, ok bool) {
	t := clean(s)
	if who, stamp, found := strings.Cut(t, ", ["); found && strings.HasSuffix(stamp, "]") && len(stamp) >= 11 && strings.Trim(stamp, "0123456789/.-:, ]") == "" {
		return "", who, true // the other order: "Rina, [12/03/2026 20.15]", then the message
	}
	rest, bracket := strings.CutPrefix(t, "[")
	i := 0
	for i < len(rest) && strings.IndexByte("0123456789/.-:, ", rest[i]) >= 0 {
		i++
	}
	stamp := rest[:i]
	after := rest[i:]
	if ampm := strings.ToUpper(after); strings.HasPrefix(ampm, "AM") || strings.HasPrefix(ampm, "PM") {
		after = strings.TrimLeft(after[2:], " ")
	}
	switch {
	case strings.Count(stamp, "/")+strings.Count(stamp, ".")+strings.Count(stamp, "-") < 3 && !strings.ContainsAny(stamp, ":") || len(stamp) < 10:
		return s, "", false
	case bracket && strings.HasPrefix(after, "]"):
		after = strings.TrimLeft(after[1:], " ")
	case !bracket && (strings.Contains(stamp, " - ") || strings.HasPrefix(after, "- ")):
		after = strings.TrimPrefix(after, "- ")
	default:
		return s, "", false
	}
	if who, message, found := strings.Cut(after, ": "); found {
		if i := strings.LastIndexByte(message, '<'); i > 0 && strings.HasSuffix(message, ">") { // "<This message was edited>"
			message = message[:i]
		}
		return message, who, true
	}
	if who, alone := strings.CutSuffix(after, ":"); alone {
		return "", who, true
	}
	return after, "", true
}
