package roster

import (
	"strings"
	"unicode"

	"wasit/app/lists/lexicon"
)

// message is what one person wrote at once: of a chat, of a pile of mails, or the whole of a list.
type message struct {
	author string
	mail   bool
	lines  []textLine
}

// textLine is a line of a document, or what of it belongs to a message.
type textLine struct {
	number int
	source string // the whole line
	at     int    // where the message begins in it
}

func (t textLine) text() string { return t.source[t.at:] }

// bracketStamp is the head of a message whose day is written out: "[ utorak, 17. studenoga 2026. 17:40 ] Zlatko: …".
var bracketStamp = lexicon.Pattern(`^\W*\[[^\]]*\d{1,2}[:.]\d{2}[^\]]*\]\s*\W?([^:\n]{1,60}?)\W?:\s*`)

// mailHead begins a mail: "Od: Sandra Brlek <sandra@…>".
var mailHead = lexicon.Pattern(`(?i)^(?:od|from|dari|von|de|van|šalje|pošiljatelj|pengirim|absender|remitente|mittente|expéditeur)\s*:\s*(.*)$`)

// mailField is another line of the head of a mail.
var mailField = lexicon.Pattern(`(?i)^(?:poslano|sent|date|datum|tanggal|dikirim|gesendet|za|to|prima|primatelj|penerima|kepada|hari|vrijeme|an|cc|bcc|kopija|predmet|subject|perihal|betreff|reply-to)\s*:`)

// quoteHead introduces what an earlier mail said.
var quoteHead = lexicon.Pattern(`(?i)^(?:dana|on|pada|am|el|le)\s.*(?:napisa(?:o|la)|wrote|menulis|schrieb|escribió|écrit).{0,12}:\s*$|^-{3,}.*(?:original|izvorna|asli|forwarded|proslijeđena).*$`)

// messagesOf parts a document into its messages. What no person wrote, the notices of the messenger and quoted mails, is in
// none of them.
func messagesOf(lines []string) []message {
	list := []message{{}}
	mail, quoted := false, false
	apart := spread(lines)
	for i, source := range lines {
		if apart && strings.TrimSpace(source) == "" && i > 0 && strings.TrimSpace(lines[i-1]) != "" {
			continue
		}
		t := textLine{number: i + 1, source: source}
		last := &list[len(list)-1]
		trimmed := strings.TrimSpace(source)
		if head := mailHead().FindStringSubmatch(trimmed); head != nil && (strings.Contains(head[1], "@") || followsMail(lines, i)) {
			name, _, _ := strings.Cut(head[1], "<")
			list = append(list, message{author: strings.Trim(name, ` "'`), mail: true})
			mail, quoted = true, false
			continue
		}
		if at, author, ok := stampIn(source); ok {
			t.at = at
			if author == "" && strings.TrimSpace(source[at:]) != "" && !strings.HasSuffix(strings.TrimSpace(source), ":") {
				t.at = len(source) // a notice of the messenger: nobody wrote it
			}
			list = append(list, message{author: author, lines: []textLine{t}})
			mail = false
			continue
		}
		if mail && (mailField().MatchString(trimmed) && len(last.lines) < 2 || strings.HasPrefix(trimmed, ">") || strings.Trim(trimmed, "_-=*") == "" && len(trimmed) > 3) {
			continue
		}
		if quoteHead().MatchString(trimmed) {
			quoted = true
			continue
		}
		if quoted && trimmed != "" {
			continue // the rest of a mail behind "wrote:" is quoted, marked or not
		}
		last.lines = append(last.lines, t)
	}
	return list
}

// followsMail reports whether the line behind one is a further field of the head of a mail.
func followsMail(lines []string, i int) bool {
	return i+1 < len(lines) && mailField().MatchString(strings.TrimSpace(lines[i+1]))
}

// stampIn finds the head that a messenger puts before a message; author is "" for a notice of its own.
func stampIn(source string) (at int, author string, ok bool) {
	if at, author, ok = stampOf(source); ok {
		return at, visible(author), true
	}
	if m := bracketStamp().FindStringSubmatchIndex(source); m != nil {
		return m[1], visible(source[m[2]:m[3]]), true
	}
	return 0, "", false
}

// visible is a text without the signs that nobody sees.
func visible(s string) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Cf, r) {
			return -1
		}
		return r
	}, s))
}
