package records

import (
	"slices"

	"wasit/app/crew"
	"wasit/app/session"
)

// settleLeft ends one record that only this device has, since another one became the desk: it asks the desk for it again, or drops it.
type settleLeft struct {
	I     int
	Again bool
}

func (msg settleLeft) update(m page, env session.Env) (page, []session.Cmd) {
	list := m.Event.Crew.Left
	if msg.I >= len(list) {
		return m, nil
	}
	var cmds []session.Cmd
	if msg.Again {
		wish, ok := crew.WishOf(list[msg.I].Event)
		if !ok {
			return m, nil
		}
		next, asked, err := session.Record(m, env, wish)
		if err != nil {
			return session.Refuse(m, err)
		}
		m, cmds = next, asked
	}
	place := m.Event.Crew
	place.Left = slices.Delete(slices.Clone(list), msg.I, msg.I+1)
	m.Notice = nil
	m, save := session.KeepPlace(m, place)
	return m, append(cmds, save)
}
