package phrase

import (
	"cmp"
	"slices"

	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/words/i18n"
)

// A Row is one line of the report of what happened at the boards: an incident, a claim or a protest.
type Row struct {
	ID      journal.IncidentID
	At      int64
	Round   int
	Board   int // its number in the hall; 0: the round as a whole
	Player  string
	What    string // with what was decided
	Article string
	Edition string // of the Laws by which it was ruled on
	By      string
}

// Report lists everything that happened in a section, by round, board and time, in words. name says a player.
func Report(l i18n.Lang, s journal.State, id journal.SectionID, name func(journal.PlayerID) string) []Row {
	r := reporter{l: l, s: s, id: id, name: name}
	r.incidents()
	r.claims()
	r.protests()
	slices.SortFunc(r.rows, func(a, b Row) int {
		return cmp.Or(cmp.Compare(a.Round, b.Round), cmp.Compare(a.Board, b.Board), cmp.Compare(a.ID, b.ID))
	})
	return r.rows
}

type reporter struct {
	l    i18n.Lang
	s    journal.State
	id   journal.SectionID
	name func(journal.PlayerID) string
	rows []Row
}

func (r *reporter) incidents() {
	for _, in := range r.s.Ledger(r.id) {
		who, laws := r.names(in.Offence), r.s.RulesUnder(r.id, in.Under)
		what := r.l.T(i18n.Offences[string(in.Offence.Offence)]) + ": " + Sum(r.l, &in, who, Cards(&laws, in.Offence.Offence))
		if in.Err == nil && in.Ruling.Carded && in.Ruling.Cards.ToLose > 0 {
			what += " (" + r.l.Int(in.Ruling.Cards.Cards) + "/" + r.l.Int(in.Ruling.Cards.ToLose) + ")"
		}
		what = sentences(what, in.Note)
		if a := in.Appeal; a != nil {
			what = sentences(what, r.l.T(i18n.AppealIs, a.Reason))
			if a.Decided {
				t := i18n.AppealFalls
				if a.Stands {
					t = i18n.AppealStands
				}
				what = sentences(what, r.l.T(t)+": "+a.Decision)
			}
		}
		r.rows = append(r.rows, Row{in.ID, in.At, in.Round, r.s.BoardNumber(r.id, in.Board), who.Offender, what, in.Ruling.Article, in.Laws.Edition, in.By})
	}
}

func (r *reporter) claims() {
	for _, c := range r.s.Claims(r.id) {
		end, article := Claim(r.l, r.s, r.id, c)
		what := sentences(r.l.T(i18n.ReportClaim, r.l.T(i18n.Claims[string(c.Claim.Claim)])), end)
		r.rows = append(r.rows, Row{c.ID, c.At, c.Round, r.s.BoardNumber(r.id, c.Board), r.name(c.Player), sentences(what, c.Note), article, c.Under.LawsOf(r.s.Laws(r.id)).Edition, c.By})
	}
}

// Claim says how a claim ended, with its article.
func Claim(l i18n.Lang, s journal.State, id journal.SectionID, c ledger.HeardClaim) (text, article string) {
	step, err := s.HeardStep(id, c)
	if err != nil || step.Question != "" {
		return l.T(textClaimsLapsed), ""
	}
	if o, ok := s.OffenceOf(id, c.Claim, step); ok {
		if o.Player == c.Player {
			return l.T(textClaimsOff), step.Article
		}
		return l.T(textClaimsOn), step.Article
	}
	play := s.RulesUnder(id, c.Under)
	return DecisionText(l, step.Decision, &play), step.Article
}

func (r *reporter) protests() {
	for _, p := range r.s.Protests(r.id) {
		what := r.l.T(textReportProtest, p.Text)
		if r.s.IsLate(r.id, p) {
			what += " (" + r.l.T(i18n.ProtestLate) + ")"
		}
		switch {
		case p.DecidedAt == 0:
			what = sentences(what, r.l.T(textProtestOpen))
		case p.Accepted:
			what = sentences(what, r.l.T(i18n.ProtestYes)+": "+p.Decision)
		default:
			what = sentences(what, r.l.T(i18n.ProtestNo)+": "+p.Decision)
		}
		r.rows = append(r.rows, Row{p.ID, p.At, p.Round, r.s.BoardNumber(r.id, p.Board), p.By, what, "", "", p.Arbiter})
	}
}

func (r *reporter) names(o ledger.Offence) Names {
	round, ok := r.s.Round(r.id, o.Round)
	if !ok || o.Board < 1 || o.Board > len(round.Boards) {
		return Names{Offender: r.name(o.Player)}
	}
	b := round.Boards[o.Board-1]
	if b.White == o.Player {
		return Names{r.name(b.White), r.name(b.Black), true}
	}
	return Names{r.name(b.Black), r.name(b.White), false}
}

// sentences puts texts one after another, each ended by one full stop.
func sentences(a, b string) string {
	if b == "" {
		return a
	}
	if last := a[len(a)-1]; last != '.' && last != ':' && last != '?' && last != '!' {
		a += "."
	}
	return a + " " + b
}
