package ledger

import (
	"time"

	"wasit/app/event/journal/term"
	"wasit/rules"
	"wasit/rules/ruling"
)

// Laws are the Laws of Chess as a section plays them: names and choices, so that other ones give other rulings on the same
// facts. The zero value is the edition of the event's first day and the class of the section's time control.
type Laws struct {
	Edition    string `json:"edition,omitzero"`    // "E23"; empty: by the date
	Overlay    string `json:"overlay,omitzero"`    // "O2SN-2013", or the own ones: "own"
	Class      string `json:"class,omitzero"`      // "standard", "rapid", "blitz"; empty: by the time control
	Supervised bool   `json:"supervised,omitzero"` // enough arbiters for the full rules (A.4, B.2 (E23))
	// DefaultMinutes is how late a player may come (Art. 6.7), valid with DefaultSet.
	DefaultMinutes int  `json:"defaultMinutes,omitzero"`
	DefaultSet     bool `json:"defaultSet,omitzero"`
	Quickplay      bool `json:"quickplay,omitzero"`    // the guidelines of the quickplay finish were announced
	DeviceMilder   bool `json:"deviceMilder,omitzero"` // the arbiter chooses what a device costs (Art. 11.3.2.2)
	// DeviceOffBanned forbids a device that is switched off too, where the edition allows one (Art. 12.3b (E09)).
	DeviceOffBanned bool `json:"deviceOffBanned,omitzero"`
	// DrawFrom is the move from which players may agree a draw without the arbiter (Art. 9.1.1): 0 sets no limit, [rules.NoAgreement]
	// forbids it.
	DrawFrom int `json:"drawFrom,omitzero"`
	// BagAllowed says that a device that is off may stay in a bag (Art. 11.3.2.1 (E23)), ReportLeaving that who is not on move reports
	// when he leaves the playing area (Art. 11.2.4).
	BagAllowed    bool `json:"bagAllowed,omitzero"`
	ReportLeaving bool `json:"reportLeaving,omitzero"`
	// Chess960 says that the games of each round begin from a position drawn for it (Guidelines II (E23), App. F (E09)).
	Chess960 bool `json:"chess960,omitzero"`
	// AppealMinutes is how long after the publication a protest or an appeal may come; 0: no limit was announced.
	AppealMinutes int `json:"appealMinutes,omitzero"`
	// Readings are open points of the Laws that the event reads otherwise than usual.
	Readings rules.Readings `json:"readings,omitzero"`
}

// Check reports a name or number that is not known.
func (l Laws) Check() error {
	if _, ok := rules.EditionOf(l.Edition); !ok && l.Edition != "" {
		return &term.ValueError{Field: "laws", Value: l.Edition}
	}
	if l.Overlay != "" && l.Overlay != OwnRules && l.Overlay != rules.O2SN2013().ID {
		return &term.ValueError{Field: "laws", Value: l.Overlay}
	}
	if _, ok := classOf(l.Class); !ok {
		return &term.ValueError{Field: "laws", Value: l.Class}
	}
	if err := term.CheckNumber("default-time", l.DefaultMinutes, 0, MaxDefault); err != nil {
		return err
	}
	if err := term.CheckNumber("draw-from", l.DrawFrom, rules.NoAgreement, MaxDrawFrom); err != nil {
		return err
	}
	return term.CheckNumber("appeal-time", l.AppealMinutes, 0, 10080)
}

// MaxDefault bounds the minutes that a player may be late, MaxDrawFrom the move from which draws may be agreed.
const (
	MaxDefault  = 1440
	MaxDrawFrom = 200
)

func classOf(name string) (rules.Class, bool) {
	for _, c := range []rules.Class{rules.Standard, rules.Rapid, rules.Blitz} {
		if c.String() == name {
			return c, true
		}
	}
	return rules.Standard, name == ""
}

// Filled returns l with edition and class filled in: by the local rules or else the first day of the event, and by the time
// control.
func (l Laws) Filled(start rules.Date, timeCode string) Laws {
	if o := l.overlay(); o != nil && l.Edition == "" {
		l.Edition = o.Base
	}
	if l.Edition == "" {
		l.Edition = rules.Latest().ID
		if e, ok := rules.EditionAt(start); ok && start.Year != 0 {
			l.Edition = e.ID
		}
	}
	if l.Class == "" {
		l.Class = l.classBy(timeCode)
	}
	return l
}

// overlay returns the rules of the event on top of the edition, nil if it has none.
func (l Laws) overlay() *rules.Overlay {
	if o := rules.O2SN2013(); l.Overlay == o.ID {
		return &o
	}
	return nil
}

// Rules makes the Laws ready for rulings; rules of the organiser's own are not among them: see [Ledger.RulesOf].
func (l Laws) Rules() ruling.Rules {
	e, _ := rules.EditionOf(l.Edition) // checked when it was chosen
	class, _ := classOf(l.Class)
	e, o := l.Readings.Read(e, l.overlay(), l.Supervised)
	return ruling.Rules{Edition: e, Overlay: o, Class: class, Supervised: l.Supervised, DefaultTime: time.Duration(l.DefaultMinutes) * time.Minute,
		DefaultSet: l.DefaultSet, QuickplayAnnounced: l.Quickplay, DeviceMilder: l.DeviceMilder, DeviceOffBanned: l.DeviceOffBanned,
		DrawFromMove: l.DrawFrom,
		BagAllowed:   l.BagAllowed, ReportLeaving: l.ReportLeaving}
}
