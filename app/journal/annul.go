package journal

import "slices"

// LotAnnulled takes a draw of lots back that was made by mistake: it stays in the log with its seed, and decides nothing any
// more. Regulations know no second draw of the same lot, so the reason is part of the fact.
type LotAnnulled struct {
	InSection
	Lot    int    `json:"lot"` // which of the section's draws, from 1 in the order in which they were drawn
	Reason string `json:"reason"`
}

func (e LotAnnulled) cleaned() (Event, error) {
	e.Reason = CleanText(e.Reason)
	return e, checkText("reason", e.Reason, MaxText)
}

func (e LotAnnulled) nameless() Event {
	e.Reason = ""
	return e
}

func (e LotAnnulled) apply(ed *edit) error {
	sec, err := ed.section(e.Section)
	if err != nil {
		return err
	}
	if e.Lot < 1 || e.Lot > len(sec.Lots) || sec.Lots[e.Lot-1].Annulled {
		return &UnknownError{Section: e.Section}
	}
	sec.Lots = slices.Clone(sec.Lots)
	sec.Lots[e.Lot-1].Annulled, sec.Lots[e.Lot-1].Why = true, e.Reason
	return nil
}

// AnnulLot annuls draw Lot of a section, from 1. Like the draw itself it is public and cannot be undone; another draw may follow.
type AnnulLot struct {
	Section SectionID
	Lot     int
	Reason  string
}

func (c AnnulLot) decide(State) ([]Event, error) {
	if CleanText(c.Reason) == "" {
		return nil, &ReasonError{KindLotAnnulled}
	}
	return []Event{LotAnnulled{InSection{c.Section}, c.Lot, c.Reason}}, nil
}
