package ratinglist

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
)

// tags are the elements of a player in FIDE's XML.
var tags = map[string]field{
	"fideid": fieldID, "name": fieldName, "country": fieldFederation, "sex": fieldSex, "title": fieldTitle, "w_title": fieldTitle, "flag": fieldFlag,
	"birthday": fieldBorn, "rapid_rating": fieldRapid, "blitz_rating": fieldBlitz, "rating": fieldSingle, "k": fieldKSingle, "rapid_k": fieldKRapid, "blitz_k": fieldKBlitz,
}

// xml reads FIDE's XML, which is flat: a list of players with one text in each element. It is read tag by tag, because the
// general decoder takes ten times as long for a list of this size.
func (p *parser) xml(b *bufio.Reader) error {
	p.line = 1
	var e Entry
	inside := false
	for {
		if _, err := p.until(b, '<'); errors.Is(err, io.EOF) && !inside { // between elements stand blanks
			return nil
		} else if err != nil {
			return p.cutOff(err)
		}
		tag, err := p.until(b, '>')
		if err != nil {
			return p.cutOff(err)
		}
		switch name := strings.TrimSuffix(tag, "/"); {
		case name == "player":
			e, inside = Entry{}, true
		case name == "/player":
			if err := p.enter(e); err != nil {
				return err
			}
			inside = false
		case inside && name == tag && tags[name] != ignored:
			text, err := p.until(b, '<')
			if err != nil {
				return p.cutOff(err)
			}
			e.set(tags[name], unescape(text), p.o.single())
			if closing, err := p.until(b, '>'); err != nil || closing != "/"+name {
				return &FormError{Line: p.line, Got: cut(closing, 40), Want: "</" + name + ">"}
			}
		case p.Entries == 0 && !inside && !strings.HasPrefix(tag, "?") && !strings.HasPrefix(tag, "!") && name != "playerslist" && name != "/playerslist":
			return &FormError{Line: p.line, Got: "<" + cut(tag, 40) + ">", Want: "<playerslist> as FIDE's rating list has it"}
		}
	}
}

// cutOff is the error of a file that ends inside an element.
func (p *parser) cutOff(err error) error {
	if errors.Is(err, io.EOF) {
		return &FormError{Line: p.line, Got: "the end", Want: "the end of an element"}
	}
	return err
}

// until reads up to a character, which is left out.
func (p *parser) until(b *bufio.Reader, end byte) (string, error) {
	text, err := b.ReadSlice(end)
	if errors.Is(err, bufio.ErrBufferFull) || len(text) > maxLine {
		return "", &FormError{Line: p.line, Got: string(text[:40]), Want: fmt.Sprintf("elements of at most %d bytes", maxLine)}
	}
	for _, c := range text {
		if c == '\n' {
			p.line++
		}
	}
	if err != nil {
		return "", err
	}
	return string(text[:len(text)-1]), nil
}

// entities are those that XML defines; FIDE's list has no others.
var entities = strings.NewReplacer("&amp;", "&", "&lt;", "<", "&gt;", ">", "&quot;", `"`, "&apos;", "'", "&#39;", "'", "&#039;", "'")

func unescape(s string) string {
	if strings.IndexByte(s, '&') < 0 {
		return s
	}
	return entities.Replace(s)
}
