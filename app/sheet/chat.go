package sheet

import (
	"slices"
	"strings"

	"wasit/app/i18n"
	"wasit/app/journal"
)

// Chat is a text to send: whom it is for, and its lines.
type Chat struct {
	For  string // a school or club
	Text string
}

// chatSafe takes the signs of chat markup out of a text that somebody typed, and keeps it from becoming a link.
var chatSafe = strings.NewReplacer("*", "∗", "_", "‗", "~", "∼", "`", "ʼ", "://", ":/ /", "www.", "www ", "\n", " ", "\r", " ")

// ClubChats are the pairings of the round for each school or club, by the alphabet; players without one come last. Nil if
// the round is not published.
func ClubChats(s Source) []Chat {
	in := newInfo(s)
	r, ok := in.round()
	if !ok {
		return nil
	}
	lines, names := map[string][]string{}, map[string]string{}
	for _, c := range in.calledOut(r) {
		key := journal.FoldName(c.p.Club)
		if _, ok := names[key]; !ok {
			names[key] = c.p.Club
		}
		lines[key] = append(lines[key], in.chatLine(c))
	}
	keys := make([]string, 0, len(names))
	for key := range names {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, func(a, b string) int {
		if (a == "") != (b == "") {
			return strings.Compare(b, a)
		}
		return strings.Compare(a, b)
	})
	chats := make([]Chat, len(keys))
	for i, key := range keys {
		club := names[key]
		if club == "" {
			club = in.l.T(i18n.ChatNoClub)
		}
		text := in.chatHead(in.l.T(i18n.RoundN, in.l.Int(r.Number))) + chatSafe.Replace(club) + ":\n" + strings.Join(lines[key], "\n") + "\n"
		chats[i] = Chat{club, text + in.chatTimes()}
	}
	return chats
}

// chatHead names event, section (where there are two) and what the text is about, in bold.
func (in info) chatHead(about string) string {
	parts := []string{chatSafe.Replace(in.State.Event().Name)}
	if in.several {
		parts = append(parts, chatSafe.Replace(in.section.Name))
	}
	return "*" + strings.Join(append(parts, about), " – ") + "*\n"
}

func (in info) chatName(p journal.Player) string { return chatSafe.Replace(in.name(p)) }

func (in info) withClub(p journal.Player) string {
	if p.Club == "" {
		return in.chatName(p)
	}
	return in.chatName(p) + " (" + chatSafe.Replace(p.Club) + ")"
}

func (in info) chatLine(c called) string {
	text := "• " + in.chatName(c.p) + " – "
	if c.why != "" {
		return text + c.why
	}
	return text + in.l.T(i18n.ChatGame, in.l.Int(c.board), in.colorName(c.white), in.withClub(c.against))
}

func (in info) chatTimes() string {
	var words []string
	if !in.Start.IsZero() {
		words = append(words, in.l.T(i18n.ChatStart, in.clock(in.Start)))
	}
	if !in.Default.IsZero() {
		words = append(words, in.l.T(i18n.ChatDeadline, in.clock(in.Default)))
	}
	if len(words) == 0 {
		return ""
	}
	return strings.Join(words, " ") + "\n"
}

// ResultsChat is the results of the round, a board a line; empty if it is not published.
func ResultsChat(s Source) string {
	in := newInfo(s)
	r, ok := in.round()
	if !ok {
		return ""
	}
	var b strings.Builder
	b.WriteString(in.chatHead(in.l.T(i18n.SheetResults, in.l.Int(r.Number))))
	for _, e := range in.entries(r) {
		if e.why != "" {
			b.WriteString(in.withClub(e.alone) + ": " + e.why + "\n")
			continue
		}
		score := scoreText(e.row.Score)
		if score == "" {
			score = "(" + in.l.T(i18n.ChatToPlay) + ")"
		}
		b.WriteString(in.l.Int(e.row.Number) + ". " + in.chatName(e.row.WhitePlayer) + "  " + score + "  " + in.chatName(e.row.BlackPlayer) + "\n")
	}
	return b.String()
}

// StandingsChat is the ranking, a player a line; empty before there is one.
func StandingsChat(s Source) string {
	in := newInfo(s)
	if in.Ranking == nil || len(in.Ranking.Places) == 0 {
		return ""
	}
	about := in.l.T(i18n.StandingsAfter, in.l.Int(in.Ranking.After))
	if in.Ranking.Final {
		about = in.l.T(i18n.StandingsFinal)
	}
	var b strings.Builder
	b.WriteString(in.chatHead(about))
	for _, p := range in.Ranking.Places {
		b.WriteString(in.l.Int(p.Rank) + ". " + in.withClub(in.byNumber[p.TPN]) + " – " + in.points(p.Points) + "\n")
	}
	return b.String()
}
