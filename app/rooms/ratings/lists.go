package ratings

import (
	"slices"
	"strings"

	"wasit/app/event/ratinglist"
	"wasit/app/session"
)

// Model is what the pages of rating lists remember.
type Model struct {
	Federation string // as typed: the players of this one alone are imported
	BadCode    bool   // it is no federation
	Check      *check // of the section in hand, nil before the first
}

// federationSet changes the federation whose players are imported.
type federationSet struct{ Code string }

func (msg federationSet) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Federation, m.BadCode = strings.ToUpper(strings.TrimSpace(msg.Code)), false
	return m, nil
}

// importList lets the person choose the file of a list.
type importList struct{ Kind ratinglist.Kind }

func (msg importList) update(m page, _ session.Env) (page, []session.Cmd) {
	c := session.ImportList{Kind: msg.Kind}
	if msg.Kind == ratinglist.FIDE {
		if m.BadCode = !session.IsCode(m.Federation); m.BadCode {
			return m, []session.Cmd{session.Focus{ID: "list-fed"}}
		}
		c.Federation = m.Federation
	}
	m.Notice = nil
	return m, []session.Cmd{c}
}

// dateList says of which month a list is.
type dateList struct {
	Kind  ratinglist.Kind
	Month ratinglist.Month
}

func (msg dateList) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Notice = nil
	return m, []session.Cmd{session.DateList(msg)}
}

// monthsOffered are those that a list may be of: the one that it says, and those around the day on which it came.
func monthsOffered(l session.RatingList) []ratinglist.Month {
	came := ratinglist.MonthAt(l.Made)
	list := []ratinglist.Month{came.Add(-2), came.Add(-1), came, came.Add(1)}
	if l.Month != "" && !slices.Contains(list, l.Month) {
		list = append([]ratinglist.Month{l.Month}, list...)
	}
	return list
}

// deleteDialog asks before a list is deleted.
type deleteDialog struct{ Kind ratinglist.Kind }

// askDelete asks.
type askDelete struct{ Kind ratinglist.Kind }

func (msg askDelete) update(m page, _ session.Env) (page, []session.Cmd) {
	m.Dialog, m.Notice = deleteDialog(msg), nil
	return m, []session.Cmd{session.Focus{ID: "sheet"}}
}

// deleteList deletes the list that was asked about.
type deleteList struct{}

func (deleteList) update(m page, _ session.Env) (page, []session.Cmd) {
	d, ok := m.Dialog.(deleteDialog)
	if !ok {
		return m, nil
	}
	m.Dialog = nil
	return m, []session.Cmd{session.DeleteList{Kind: d.Kind}, session.Focus{ID: "main"}}
}
