package players

import (
	"slices"

	"wasit/app/event/federation"
	"wasit/app/event/journal"
	"wasit/app/event/ratinglist"
	"wasit/app/event/regulation"
	"wasit/app/session"
)

// checksLists reports whether the players of the section are checked against the rating lists by themselves: only where they are to be
// rated.
func checksLists(s session.Session) bool {
	if s.Event == nil || s.Route.Page != session.PagePlayers || s.Event.Ahead.IsFinished() || !s.Event.Ahead.Event().Papers.Rated {
		return false
	}
	sec, ok := s.Event.Ahead.In(s.Event.Section)
	return ok && !regulation.SystemOf(sec.System).Teams
}

// weighty are the parts in which another list concerns the event itself.
var weighty = []ratinglist.Part{ratinglist.PartRating, ratinglist.PartStandard, ratinglist.PartRapid, ratinglist.PartBlitz, ratinglist.PartNational, ratinglist.PartK, ratinglist.PartTitle}

// verdict is what the rating lists of this device say of the section, nil where they are not asked or have not answered yet.
func (m page) verdict() *session.ListVerdict {
	w := m.Lists.Verdict
	if !checksLists(m.Session) || w == nil || w.Waits > 0 || w.Event != m.Event.ID || w.Section != m.Event.Section {
		return nil
	}
	return w
}

// otherwise lists the players of whom the rating lists say otherwise than the event.
func (m page) otherwise(w *session.ListVerdict) (list []journal.Player) {
	if w == nil {
		return nil
	}
	sec := m.Section()
	control := federation.RatingColumn(sec.Section)
	for _, p := range sec.Entered() {
		if slices.ContainsFunc(w.Lists, func(l session.RatingList) bool { return differs(w, p, l, control) }) {
			list = append(list, p)
		}
	}
	return list
}

// differs reports whether a list says something that matters otherwise of a player.
func differs(w *session.ListVerdict, p journal.Player, l session.RatingList, control int) bool {
	match := w.Matches[l.Kind][p.ID]
	if match.How != ratinglist.ByNumber && match.How != ratinglist.ByNameOf {
		return false
	}
	list := ratinglist.Compare(p.PlayerInfo, match.Entry, ratinglist.Use{Kind: l.Kind, Month: l.Month, Control: control})
	return slices.ContainsFunc(list, func(d ratinglist.Difference) bool {
		return slices.Contains(weighty, d.Part) && (!d.IsBlank || d.Part == ratinglist.PartRating)
	})
}
