package sheet

import (
	"cmp"
	"slices"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/words/i18n"
	"wasit/app/words/letters"
	"wasit/swiss"
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
	return in.chats(in.pairingLines(r), WordingClubs, textFormClubs)
}

// pairingLines are a line for each player of a round: board, colour, opponent.
func (in info) pairingLines(r journal.Round) schoolLines {
	return in.bySchool(in.calledOut(r), in.l.T(i18n.RoundN, in.l.Int(r.Number)), in.chatLine)
}

// ClubResultChats are the results of the round for each school or club, with points and rank; nil while results are missing.
func ClubResultChats(s Source) []Chat {
	in := newInfo(s)
	r, ok := in.round()
	if !ok || r.Phase < journal.Complete {
		return nil
	}
	return in.chats(in.resultLines(r), WordingDone, textFormDone)
}

// resultLines are a line for each player of a round: result, points and place.
func (in info) resultLines(r journal.Round) schoolLines {
	points := in.State.Points(in.Section, r.Number)
	ranks := map[swiss.TPN]int{}
	if in.Ranking != nil && in.Ranking.After == r.Number {
		for _, p := range in.Ranking.Places {
			ranks[p.TPN] = p.Rank
		}
	}
	line := func(c called) string {
		text := "• " + in.chatName(c.p)
		if c.why != "" {
			text += " – " + c.why
		} else {
			text += " " + c.score + " " + in.withClub(c.against)
		}
		if rank := ranks[c.p.TPN]; rank > 0 {
			return text + " – " + in.l.T(textChatPlace, in.points(points[c.p.ID]), in.l.Int(rank))
		}
		return text + " – " + in.l.T(textChatPoints, in.points(points[c.p.ID]))
	}
	return in.bySchool(in.calledOut(r), in.l.T(textSheetResults, in.l.Int(r.Number)), line)
}

// schoolLines are what a section says to each school, by its key, and under which heading.
type schoolLines struct {
	headline
	lines map[string][]string
}

// bySchool gives the line of each player who is called to his school.
func (in info) bySchool(list []called, about string, line func(called) string) schoolLines {
	s, keyOf := schoolLines{in.headline(about), map[string][]string{}}, in.State.SchoolKeys()
	players := map[string]map[journal.PlayerID]bool{}
	for _, c := range list {
		key := keyOf(c.p.Club)
		s.lines[key] = append(s.lines[key], line(c))
		if players[key] == nil {
			players[key] = map[journal.PlayerID]bool{}
		}
		players[key][c.p.ID] = true
	}
	if in.News == nil {
		return s
	}
	for key, of := range players {
		for _, link := range in.News(of, chatNews) {
			s.lines[key] = append(s.lines[key], in.l.T(textChatNews, link.Address))
		}
	}
	return s
}

// chatNews is how long an address with news is in a text at most: messengers keep links of that length whole.
const chatNews = 1500

// FamilyChats are a text for each school or club with the address by which the family of each of its players follows; nil where the event
// has no codes for families.
func FamilyChats(sources []Source) (chats []Chat) {
	if len(sources) == 0 || sources[0].Family == nil {
		return nil
	}
	first := newInfo(sources[0])
	lines, keyOf := map[string][]string{}, first.State.SchoolKeys()
	for _, s := range sources {
		in := newInfo(s)
		players := s.State.Players(s.Section)
		journal.SortByName(letters.Of(s.Lang.Tag()), players)
		for _, p := range players {
			if key := keyOf(p.Club); p.Now == 0 {
				lines[key] = append(lines[key], "• "+in.chatName(p)+": "+in.Family(p.ID))
			}
		}
	}
	names := first.State.SchoolNames()
	for _, key := range first.schoolOrder(lines) {
		club := cmp.Or(names[key], first.l.T(textChatNoClub))
		text := "*" + chatSafe.Replace(first.State.Event().Name) + "*\n" + chatSafe.Replace(club) + ":\n" + first.l.T(textChatFamilies) + "\n" + first.bounded(strings.Join(lines[key], "\n")) + "\n"
		chats = append(chats, Chat{club, text})
	}
	return chats
}

// chats makes a text for each school that s has lines for.
func (in info) chats(s schoolLines, of string, own i18n.Text) []Chat {
	names, form := in.State.SchoolNames(), in.wording(of, own)
	keys := in.schoolOrder(s.lines)
	chats := make([]Chat, len(keys))
	for i, key := range keys {
		club := names[key]
		if club == "" {
			club = in.l.T(textChatNoClub)
		}
		chats[i] = Chat{club, in.chatUnder(form, s.headline, insert{textInsertSchool, chatSafe.Replace(club)},
			insert{textInsertGames, in.bounded(strings.Join(s.lines[key], "\n"))})}
	}
	return chats
}

// schoolOrder are keys of schools by the alphabet of their names; who has none comes last.
func (in info) schoolOrder(lines map[string][]string) []string {
	names := in.State.SchoolNames()
	keys := make([]string, 0, len(lines))
	for key := range lines {
		keys = append(keys, key)
	}
	alphabet := letters.Of(in.l.Tag())
	slices.SortFunc(keys, func(a, b string) int {
		if (a == "") != (b == "") {
			return strings.Compare(b, a)
		}
		return cmp.Or(alphabet.Compare(names[a], names[b]), strings.Compare(a, b))
	})
	return keys
}

// headline is what a text says of its section beside its lines.
type headline struct{ section, round, about, times string }

func (in info) headline(about string) headline {
	return headline{chatSafe.Replace(in.sectionName()), in.l.Int(in.Round), about, in.chatTimes()}
}

// chat fills a form: title and its parts, times, and what else it is about.
func (in info) chat(form, about string, more ...insert) string {
	return in.chatUnder(form, in.headline(about), more...)
}

// chatUnder is [info.chat] under another heading than the section's own.
func (in info) chatUnder(form string, h headline, more ...insert) string {
	parts := []string{chatSafe.Replace(in.State.Event().Name)}
	for _, part := range []string{h.section, h.about} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	inserts := append(more, insert{textInsertTitleOf, strings.Join(parts, " – ")}, insert{textInsertEvent, parts[0]},
		insert{textInsertSection, h.section}, insert{textInsertRound, h.round}, insert{textInsertTimes, h.times},
		insert{textInsertPlace, chatSafe.Replace(in.State.Event().Place)}, insert{textInsertDate, in.days()})
	return strings.TrimRight(expand(form, inserts), "\n") + "\n"
}

// Inserts lists the names that a text of the organiser may use, in braces and in the language.
func Inserts(of string, l i18n.Lang) []string {
	list := []i18n.Text{textInsertTitleOf, textInsertEvent, textInsertSection, textInsertRound, textInsertPlace, textInsertDate}
	switch of {
	case WordingClubs, WordingDone:
		list = append(list, textInsertSchool, textInsertGames, textInsertTimes)
	case WordingResults, WordingStandings:
		list = append(list, textInsertListing, textInsertTimes)
	case WordingRecord, WordingRecordEnd:
		list = []i18n.Text{textInsertEvent, textInsertDate, textInsertPlace, textInsertPlayers, textInsertArbiter, textInsertOrganise}
	default:
		return nil
	}
	names := make([]string, len(list))
	for i, t := range list {
		names[i] = "{" + l.T(t) + "}"
	}
	return names
}

// OwnWording returns the app's words for a text of the organiser.
func OwnWording(of string, l i18n.Lang) string {
	own := map[string]i18n.Text{WordingClubs: textFormClubs, WordingDone: textFormDone, WordingResults: textFormResults,
		WordingStandings: textFormStandings, WordingRecord: textRecText, WordingRecordEnd: textRecEnd}
	return l.T(own[of])
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
	color := in.colorName(c.white)
	if in.l == i18n.HR { // a colour inside a sentence
		color = strings.ToLower(color)
	}
	return text + in.l.T(textChatGame, in.boardNo(c.board), color, in.withClub(c.against))
}

func (in info) chatTimes() string {
	var words []string
	if start := in.Start; !start.IsZero() || !in.Expected.IsZero() {
		if start.IsZero() {
			start = in.Expected
		}
		words = append(words, in.l.T(textChatStart, in.clock(start)))
	}
	if !in.Default.IsZero() {
		words = append(words, in.l.T(textChatDeadline, in.l.Clock(in.Default)))
	}
	if len(words) == 0 {
		return ""
	}
	return strings.Join(words, " ")
}

// ResultsChat is the results of the round, a board a line; empty if it is not published.
func ResultsChat(s Source) string {
	in := newInfo(s)
	r, ok := in.round()
	if !ok {
		return ""
	}
	var b strings.Builder
	for _, e := range in.entries(r) {
		if e.why != "" {
			b.WriteString(in.withClub(e.alone) + ": " + e.why + "\n")
			continue
		}
		score := e.score[0]
		if score == "" {
			score = "(" + in.l.T(textChatToPlay) + ")"
		}
		b.WriteString(in.boardNo(e.row.Number) + ". " + in.chatName(e.row.WhitePlayer) + "  " + score + "  " + in.chatName(e.row.BlackPlayer) + "\n")
	}
	return in.chat(in.wording(WordingResults, textFormResults), in.l.T(textSheetResults, in.l.Int(r.Number)),
		insert{textInsertListing, in.bounded(b.String())})
}

// StandingsChat is the ranking, a player a line; empty before there is one.
func StandingsChat(s Source) string {
	in := newInfo(s)
	if in.Ranking == nil || len(in.Ranking.Places) == 0 {
		return ""
	}
	about := in.l.T(i18n.StandingsOf, in.l.Int(in.Ranking.After))
	if in.Ranking.Final {
		about = in.l.T(i18n.StandingsFinal)
	}
	var b strings.Builder
	for i, p := range in.Ranking.Places {
		b.WriteString(in.groupLine(i) + in.l.Int(p.Rank) + ". " + in.withClub(in.byNumber[p.TPN]) + " – " + in.points(p.Points) + "\n")
	}
	return in.chat(in.wording(WordingStandings, textFormStandings), about, insert{textInsertListing, in.bounded(b.String())})
}

// chatLetters is how many letters a list has at most. UNVERIFIED: WhatsApp is said to end a message at 65,536.
const chatLetters = 60_000

// bounded keeps the lines of a list that a message can hold, and says how many are left out.
func (in info) bounded(list string) string {
	list = strings.TrimSuffix(list, "\n")
	letters, end := 0, 0
	for i, c := range list {
		if letters++; c == '\n' && letters <= chatLetters {
			end = i
		}
	}
	if letters <= chatLetters {
		return list
	}
	return list[:end] + "\n" + in.l.T(textChatMore, in.l.Int(strings.Count(list[end+1:], "\n")+1))
}
