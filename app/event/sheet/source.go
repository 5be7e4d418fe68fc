package sheet

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"time"

	"wasit/app/event/award"
	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/event/regulation"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// Source is everything a sheet is made of.
type Source struct {
	State    journal.State
	Section  journal.SectionID
	Round    int // of pairings, slips and notice
	Lang     i18n.Lang
	Printed  time.Time // in the zone of the hall
	Start    time.Time // of the round; zero: not known
	Expected time.Time // start of the round where Start is not known, by the rounds before; for texts alone
	Default  time.Time // when a missing player loses (Art. 6.7.1); zero: not known
	Ranking  *Ranking  // for standings and crosstable; nil: none yet
	// Played holds the section's rounds up to Ranking.After, for crosstable and rescue sheet; nil before the order is fixed.
	Played *swiss.Tournament
	// Type is what the device sets the sheets in; nil: not measured.
	Type *Type

	// Clock tells the address that opens the clock of a board, "" for none; asked only where a sheet shows it. nil: none does.
	Clock func(board int) string

	// Family tells the address that a family opens to follow a player; nil: the event has no codes for families.
	Family func(journal.PlayerID) string
	// News tells the addresses that hold the lines of the round for those families, of these players or with nil of all, each of at most so
	// many letters; nil like Family.
	News func(players map[journal.PlayerID]bool, letters int) []Link

	System   string         // the name of the pairing system
	Length   time.Duration  // of a round as a rule; 0: not known
	Criteria []Criterion    // of the section, also before there is a ranking
	Given    []award.Given  // the prizes of the section
	About    [][]string     // what each of them is for, and why it goes as it does, in words
	Schools  []award.School // by their Best best players
	Best     int
	Whole    bool   // Schools are ranked over all sections
	Scope    string // of them: whose points count, "SMP/MTs, putri"; empty: everybody's
	All      []Part // every section, for sheets of the whole event
	// SchoolsOver ranks the schools over all sections by so many of their best players; asked only where a sheet shows it.
	SchoolsOver func() (list []award.School, best int)
	Cert        CertForm // what certificates carry beside the event
	CertPage    string   // the address of the page that checks the code of a certificate
	// Stands tells the ranking and the prizes of another section than Section, for All; asked only where a sheet shows them.
	Stands func(journal.SectionID) (*Ranking, []award.Given)
}

// Link is an address, and what it holds in words.
type Link struct{ Holds, Address string }

// Ranking is the standing of the section, its values already in words.
type Ranking struct {
	After    int // rounds
	Final    bool
	Criteria []Criterion // after the points
	Places   []Place
	// Encounters tells the groups that a direct encounter separated; asked only where a sheet shows them. nil: none.
	Encounters func() []Encounter
}

// Encounter is the table of a direct encounter that separated some who were tied: the short form of the tie-break, the article of C.07 by
// which it did, and what each made against the others, the best first.
type Encounter struct {
	Short, Article string
	Rows           []Met
}

// Met is a row of an encounter: a cell for each row, and their sum.
type Met struct {
	TPN   swiss.TPN
	Cells []string
	Sum   string
}

// Criterion is a tie-break: its short form over a column, its name in the note, and what it counts.
type Criterion struct{ Short, Name, About string }

// Place is a row of the ranking.
type Place struct {
	Rank   int
	TPN    swiss.TPN
	Points swiss.Points
	Group  string   // in which the row is ranked; empty where all are ranked together
	Values []string // one for each criterion
}

// info is a source with what every leaf looks up.
type info struct {
	Source
	l        i18n.Lang
	section  journal.Section
	several  bool // the event has more than one section
	byNumber map[swiss.TPN]journal.Player
	clubs    bool // somebody has a school or club
	rated    bool // somebody has a rating or a title
	numbered bool // names stand after their numbers
	halves   bool // somebody in the ranking has a half point, written as a decimal
	once     *known
	// regular and bold are the widths of letters.
	regular, bold *Face
}

func newInfo(s Source) info {
	in := info{Source: s, l: s.Lang, several: len(s.State.Sections()) > 1, byNumber: map[swiss.TPN]journal.Player{}, once: &known{}}
	t := cmp.Or(s.Type, usualType)
	in.regular, in.bold = &t.Regular, &t.Bold
	in.section, _ = s.State.Section(s.Section)
	for _, p := range s.State.Players(s.Section) {
		if p.TPN != 0 {
			in.byNumber[p.TPN] = p
		}
		in.clubs = in.clubs || p.Club != ""
		in.rated = in.rated || phrase.Rated(p.PlayerInfo) != ""
	}
	if s.Ranking != nil {
		in.Ranking = in.even(*s.Ranking)
		in.halves = slices.ContainsFunc(in.Ranking.Places, func(p Place) bool { return strings.Contains(in.points(p.Points), in.l.DecimalMark()) })
	}
	return in
}

// even is a ranking whose tie-breaks have one number of decimals in each column, so that they stand below each other. Values with fractions
// as signs stay.
func (in info) even(r Ranking) *Ranking {
	most := make([]int, len(r.Criteria))
	for _, p := range r.Places {
		for k, v := range p.Values {
			if _, decimals, ok := strings.Cut(v, in.l.DecimalMark()); ok {
				most[k] = max(most[k], len(decimals))
			}
		}
	}
	r.Places = slices.Clone(r.Places)
	for i := range r.Places {
		values := slices.Clone(r.Places[i].Values)
		for k, v := range values {
			values[k] = in.decimals(v, most[k])
		}
		r.Places[i].Values = values
	}
	return &r
}

// decimals is a number with so many decimals; what is no number, or has as many, stays as it is.
func (in info) decimals(text string, n int) string {
	whole, part, _ := strings.Cut(text, in.l.DecimalMark())
	if len(part) >= n || whole == "" || strings.Trim(whole+part, "0123456789") != "" {
		return text
	}
	return whole + in.l.DecimalMark() + part + strings.Repeat("0", n-len(part))
}

// total is the points of a place of the ranking, with a decimal where another one has it.
func (in info) total(p swiss.Points) string {
	if in.halves {
		return in.decimals(in.points(p), 1)
	}
	return in.points(p)
}

// system is what the system of the section can.
func (in info) system() regulation.SystemInfo { return regulation.SystemOf(in.section.System) }

// nameHead heads the column of those who take part: teams, or players with what stands below their names.
func (in info) nameHead() string {
	if in.system().Teams {
		return in.l.T(i18n.Teams)
	}
	return in.kin(i18n.NameAndClub)
}

// kin is the wording that suits the event: schools, or clubs.
func (in info) kin(k i18n.Kin) string { return in.l.T(k.Of(in.State.IsOfClubs())) }

// round returns the round of the source if it may be shown: a draft is the arbiter's alone.
func (in info) round() (journal.Round, bool) {
	r, ok := in.State.Round(in.Section, in.Round)
	return r, ok && r.Phase >= journal.Published
}

func nameOf(l i18n.Lang, p journal.Player) string {
	if p.Name == "" {
		return l.T(i18n.Nameless, l.Int(int(p.TPN)))
	}
	return p.Name
}

func (in info) name(p journal.Player) string {
	if p.Name != "" && in.numbered && p.TPN != 0 {
		return in.l.Int(int(p.TPN)) + ". " + p.Name
	}
	return nameOf(in.l, p)
}

// listed is [info.name] in a list by the alphabet.
func (in info) listed(p journal.Player) string {
	if p.Name != "" && in.numbered && p.TPN != 0 {
		return in.l.Int(int(p.TPN)) + ". " + phrase.Listed(in.l, in.section.System, p)
	}
	return phrase.Listed(in.l, in.section.System, p)
}

func (in info) player(id journal.PlayerID) journal.Player {
	p, _ := in.State.Player(id)
	return p
}

func (in info) points(p swiss.Points) string { return in.l.Tenths(int(p)) }

// away says why a player sits at no board in round n.
func (in info) away(p journal.Player, n int, kind journal.ByeKind) string {
	switch {
	case kind == journal.Free && in.section.IsBracket():
		return in.l.T(textAwayCup)
	case kind == journal.Free:
		return in.l.T(i18n.AwayFree)
	case p.IsOut(n):
		return in.l.T(i18n.AwayWithdrawn)
	case !p.HasEntered(n):
		return in.l.T(i18n.AwayLater, in.l.Int(p.Entered))
	}
	return in.l.T(i18n.AbsenceText(in.section.System, string(kind)))
}

// clock writes a time of day, with the zone where the reader may be in another one.
func (in info) clock(t time.Time) string { return in.l.Clock(t) + in.zone(t) }

// zone names the three Indonesian zones; elsewhere the event's own word for its zone, if it has one.
func (in info) zone(t time.Time) string {
	if z := in.State.Event().Zone; z != "" {
		return " " + z
	}
	if _, offset := t.Zone(); in.l == i18n.ID && offset%3600 == 0 {
		switch offset / 3600 {
		case 7:
			return " WIB"
		case 8:
			return " WITA"
		case 9:
			return " WIT"
		}
	}
	return ""
}

func (in info) day(t time.Time) string {
	if in.l == i18n.HR {
		return in.l.Day(t)
	}
	return strings.Join([]string{two(t.Day()), two(int(t.Month())), strconv.Itoa(t.Year())}, "/")
}

func two(n int) string {
	if n < 10 {
		return "0" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

// scoreText writes a result as it stands on paper; empty without one.
func scoreText(s journal.Score) string {
	switch {
	case s.IsZero():
		return ""
	case s == journal.Adjourned:
		return "…"
	case s.White.IsForfeit() || s.Black.IsForfeit():
		return s.White.Sign() + " " + s.Black.Sign()
	}
	return s.White.Sign() + "–" + s.Black.Sign()
}

// MatchScore writes how a match of several games or boards ended: its points, after them in brackets who went on from equal
// ones, or the signs of a forfeit where nobody played.
func MatchScore(l i18n.Lang, now regulation.MatchStatus, decided journal.Score) string {
	if now.Points == [2]swiss.Points{} && (decided.White.IsForfeit() || decided.Black.IsForfeit()) {
		return scoreText(decided)
	}
	text := l.Tenths(int(now.Points[0])) + "–" + l.Tenths(int(now.Points[1]))
	if now.Points[0] == now.Points[1] && decided.Winner() != 0 {
		text += " (" + scoreText(decided) + ")"
	}
	return text
}

// standing says after which round a standing is, and whether results in it are unverified.
func (in info) standing(n int) string {
	text := in.l.T(i18n.StandingsAfter, in.l.Int(n))
	if !in.isVerified(n) {
		text += " · " + in.l.T(i18n.NotChecked)
	}
	return text
}

// isVerified reports whether every result of a round was verified; before round 1 there is none.
func (in info) isVerified(n int) bool { return n == 0 || in.State.Checked(in.Section, n).IsWhole() }
