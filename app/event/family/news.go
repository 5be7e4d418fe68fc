package family

import (
	"cmp"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/app/event/ranking"
	"wasit/app/event/regulation"
	"wasit/swiss"
)

// News is what is said of a round of a section.
type News struct {
	Event         Tag
	Turn          int
	Epoch, Seq    int   // of the journal that it was made from: what is newer has more
	Made          int64 // Unix minutes, like all times of news
	Name, Section string
	Round, Rounds int
	Done          bool  // every board has its result
	Finished      bool  // the event is over
	Start         int64 // of the round; 0: not known
	Next          int64 // of the round after it, while there is one; 0: not known
	Firm          bool  // Next was announced, or Start where there is no Next; else it is a guess
	From, To, Of  int   // which lines of the round these are; of all
	Lines         []Line
}

// Line is a board, or somebody who sits at none.
type Line struct {
	Board int // as its number in the hall; 0: none
	Why   Why // there is none
	Round int // of Why [Later]: in which round the player begins
	Score journal.Score
	Seats [2]Seat // White and Black; of somebody alone the first, and of [Moved] the section in Seats[1].Name
}

// Seat is a player of a line.
type Seat struct {
	Name   string
	Points swiss.Points // with the round, once the board has its result
	Rank   int          // 0: not known
	Mark   Mark

	who journal.PlayerID // not in a code
}

// Mark authenticates a line: a tag made with the key of its player.
type Mark [4]byte

// Why says why somebody sits at no board.
type Why uint8

// The reasons.
const (
	Plays     Why = iota
	Bye           // the pairing-allocated bye
	Half          // a half-point bye
	Full          // a full-point bye
	Absent        // says that he does not play this round
	Free          // the system gives no game: of a round robin or a knock-out
	Withdrawn     // has left
	Later         // begins in a later round
	Moved         // plays in another section now
	Unpaired      // the round is not paired yet
	reasons
)

// mostName is how many letters of a name stand in news.
const mostName = 28

func clipped(name string) string {
	if utf8.RuneCountInString(name) <= mostName {
		return name
	}
	return strings.TrimRight(string([]rune(name)[:mostName-1]), " ") + "…"
}

// NewsOf returns what is said of the last published round of a section that is not after round n, before the first of who waits for it;
// ok is false where the event has no codes for families. Times are in the zone of now.
func NewsOf(s journal.State, section journal.SectionID, n int, now time.Time) (news News, ok bool) {
	secret, turn := s.FamilyCodes()
	sec, there := s.Section(section)
	if secret == nil || !there {
		return News{}, false
	}
	r := lastPublished(s, sec, n)
	epoch, _ := s.Epoch()
	news = News{Event: TagOf(s.Event().ID), Turn: turn, Epoch: epoch, Seq: s.Seq(), Made: now.Unix() / 60, Name: clipped(s.Event().Name),
		Section: clipped(sec.Name), Round: r.Number, Rounds: sec.Rounds, Done: r.Phase >= journal.Complete, Finished: s.IsFinished()}
	if later, ok := s.Round(section, r.Number+1); ok && later.Phase >= journal.Published {
		news.Seq = later.Seq - 1 // what is made of a round that is over never takes the place of the next one's
	}
	if r.Number > 0 {
		news.Start, news.Firm = startOf(s, sec, r.Number, now)
	}
	if r.Number < sec.Rounds && !news.Finished && (r.Number == 0 || news.Done) {
		news.Next, news.Firm = startOf(s, sec, r.Number+1, now)
	}
	news.Lines = linesOf(s, sec, r)
	news.rank(s, section, r)
	news.From, news.To, news.Of = 1, len(news.Lines), len(news.Lines)
	return news.marked(secret, s), true
}

// lastPublished is the zero round before the first.
func lastPublished(s journal.State, sec journal.Section, n int) journal.Round {
	for n = min(n, sec.Round); n > 0; n-- {
		if r, ok := s.Round(sec.ID, n); ok && r.Phase >= journal.Published {
			return r
		}
	}
	return journal.Round{}
}

func startOf(s journal.State, sec journal.Section, n int, now time.Time) (minutes int64, firm bool) {
	if r, ok := s.Round(sec.ID, n); ok && r.Started > 0 {
		return r.Started / 60_000, true
	}
	at, firm := regulation.Planned(s, sec, n, now)
	if at.IsZero() {
		return 0, false
	}
	return at.Unix() / 60, firm
}

// linesOf are the boards of a round by their numbers, then who sits at none.
func linesOf(s journal.State, sec journal.Section, r journal.Round) (lines []Line) {
	sits, points := map[journal.PlayerID]bool{}, s.Points(sec.ID, r.Number)
	seat := func(p journal.Player) Seat {
		sits[p.ID] = true
		return Seat{Name: clipped(cmp.Or(p.Name, "#"+strconv.Itoa(int(p.TPN)))), Points: points[p.ID], who: p.ID}
	}
	if r.Number > 0 {
		for _, row := range s.Rows(sec.ID, r.Number) {
			lines = append(lines, Line{Board: s.BoardNumber(sec.ID, row.Number), Score: row.Score, Seats: [2]Seat{seat(row.WhitePlayer), seat(row.BlackPlayer)}})
		}
	}
	why := map[journal.PlayerID]Why{r.PAB: Bye}
	for _, a := range r.Absent {
		why[a.Player] = map[journal.ByeKind]Why{journal.Half: Half, journal.Full: Full, journal.Free: Free}[a.Bye]
	}
	for _, p := range s.Players(sec.ID) {
		if sits[p.ID] {
			continue
		}
		line := Line{Why: whyOf(p, r.Number, why[p.ID]), Seats: [2]Seat{seat(p)}}
		switch line.Why {
		case Later:
			line.Round = p.Entered
		case Moved:
			now, _ := s.Player(p.Now)
			other, _ := s.Section(now.Section)
			line.Seats[1].Name = clipped(other.Name)
		}
		lines = append(lines, line)
	}
	return lines
}

func whyOf(p journal.Player, round int, why Why) Why {
	switch {
	case p.Now != 0:
		return Moved
	case p.IsOut(max(round, 1)):
		return Withdrawn
	case !p.HasEntered(max(round, 1)):
		return Later
	case round == 0:
		return Unpaired
	case why == Plays:
		return Absent
	}
	return why
}

// rank fills in the places after a round that is the last one and done.
func (n *News) rank(s journal.State, section journal.SectionID, r journal.Round) {
	if !n.Done {
		return
	}
	t := ranking.After(s, section, r.Number)
	if t.Err != nil {
		return // the news says no places then, as the wall shows none
	}
	places := map[journal.PlayerID]int{}
	for _, row := range t.Rows {
		if p, ok := s.PlayerByTPN(section, row.TPN); ok {
			places[p.ID] = row.Rank
		}
	}
	for i := range n.Lines {
		for j := range n.Lines[i].Seats {
			n.Lines[i].Seats[j].Rank = places[n.Lines[i].Seats[j].who]
		}
	}
}

// marked gives each seat its mark.
func (n News) marked(secret []byte, s journal.State) News {
	head := n.head()
	for i := range n.Lines {
		body := n.Lines[i].body()
		for j := range n.Lines[i].Seats {
			if seat := &n.Lines[i].Seats[j]; seat.who != 0 {
				seat.Mark = markOf(KeyOf(secret, s.FirstID(seat.who)), head, body, j)
			}
		}
	}
	return n
}

func markOf(k Key, head, line []byte, seat int) Mark {
	text := append(append(append([]byte("wasit line "), k[:]...), byte(seat)), head...)
	sum := file.Sum256(append(text, line...))
	return Mark(sum[:])
}

// Find returns the line and the seat of a child; ok is false where no line bears its mark.
func (n News) Find(c Child) (line, seat int, ok bool) {
	if c.Event != n.Event || c.Turn != n.Turn {
		return 0, 0, false
	}
	head := n.head()
	for i, l := range n.Lines {
		body := l.body()
		for j, s := range l.Seats {
			if s.Name != "" && s.Mark == markOf(c.Key, head, body, j) {
				return i, j, true
			}
		}
	}
	return 0, 0, false
}

// Only returns the lines in which one of these players stands.
func (n News) Only(players map[journal.PlayerID]bool) News {
	var lines []Line
	for _, l := range n.Lines {
		if players[l.Seats[0].who] || players[l.Seats[1].who] {
			lines = append(lines, l)
		}
	}
	n.Lines, n.From, n.To = lines, 0, 0
	return n
}

// Alone returns the news with one line of it: what a phone keeps of its child.
func (n News) Alone(line int) News {
	n.Lines, n.From, n.To = n.Lines[line:line+1:line+1], 0, 0
	return n
}

// IsBefore reports that m is newer.
func (n News) IsBefore(m News) bool {
	if n.Epoch != m.Epoch {
		return n.Epoch < m.Epoch
	}
	return n.Seq < m.Seq
}
