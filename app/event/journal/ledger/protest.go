package ledger

import (
	"slices"

	"wasit/app/event/journal/term"
)

// About is what a protest is against.
type About string

// What a protest is against.
const (
	AboutPairing About = "pairing"
	AboutResult  About = "result"
	AboutOther   About = "other"
)

// A Protest is against a pairing, a result or anything else that is no ruling on an incident; those are appealed.
type Protest struct {
	Round int    `json:"round"`
	Board int    `json:"board,omitzero"` // 0: the round as a whole
	About About  `json:"about"`
	By    string `json:"from"` // who protests, as told
	Text  string `json:"text"`
}

// Check reports a protest about nothing known.
func (p Protest) Check() error {
	if !slices.Contains([]About{AboutPairing, AboutResult, AboutOther}, p.About) {
		return &term.ValueError{Field: "about", Value: string(p.About)}
	}
	return nil
}

// A HeardProtest is a protest with when it came, and what was decided.
type HeardProtest struct {
	ID      term.IncidentID `json:"id"`
	At      int64           `json:"at"`
	Arbiter string          `json:"by,omitzero"`
	Protest
	DecidedAt int64  `json:"decidedAt,omitzero"` // 0: open
	Accepted  bool   `json:"accepted,omitzero"`
	Decision  string `json:"decision,omitzero"`
}

// LodgeProtest notes a protest.
func (l *Ledger) LodgeProtest(by Entry, p Protest) {
	l.Protests = append(slices.Clip(l.Protests), &HeardProtest{ID: by.ID, At: by.At, Arbiter: by.By, Protest: p})
}

// DecideProtest ends a protest; *AppealError if it was decided before.
func (l *Ledger) DecideProtest(by Entry, which term.IncidentID, accepted bool, reason string) error {
	at := slices.IndexFunc(l.Protests, func(p *HeardProtest) bool { return p.ID == which })
	if at < 0 {
		return &term.UnknownError{Incident: which}
	}
	p := *l.Protests[at]
	if p.DecidedAt != 0 {
		return &AppealError{which, false}
	}
	p.DecidedAt, p.Accepted, p.Decision = by.At, accepted, reason
	l.Protests = slices.Clone(l.Protests)
	l.Protests[at] = &p
	return nil
}

// IsAppealLate reports whether the last appeal against a ruling came later than the announced minutes after it.
func (l Laws) IsAppealLate(in *Incident) bool {
	return l.AppealMinutes > 0 && in.Appeal != nil && in.Appeal.At > in.At+int64(l.AppealMinutes)*60_000
}
