package standings

import (
	"slices"

	"wasit/app/event/regulation"
	"wasit/app/event/standing"
	"wasit/app/session"
	"wasit/swiss"
)

// openKeizer shows where the Keizer points of a player come from.
func (m page) openKeizer(e *session.Event, tpn swiss.TPN) (page, []session.Cmd) {
	t := e.Table
	parts, err := regulation.KeizerParts(e.Kept, e.Section, t.Tournament, t.Rounds, t.Standing, tpn)
	if err != nil {
		return session.Refuse(m, err)
	}
	sec, _ := e.Kept.In(e.Section)
	e.Open = append(slices.Clip(e.Open), &standing.Open{TPN: tpn, Keizer: parts, Steps: t.Standing.Cycle, Frozen: sec.Options.Values.Frozen})
	return m, nil
}
