package ratings

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/event/ratinglist"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
)

// month asks of which month a list is: nothing else tells whether it is the one that counts.
func month(v *view.V, l session.RatingList) app.UI {
	var options []view.Option
	for _, of := range monthsOffered(l) {
		options = append(options, view.Option{Key: string(of), Text: monthText(v.Lang, of)})
	}
	name := "month-" + string(l.Kind)
	return v.Seg(name, v.T(textMonth), string(l.Month), v.In(name, func(s string) session.Msg {
		of, _ := ratinglist.ParseMonth(s)
		return dateList{l.Kind, of}
	}), options)
}

func monthText(l i18n.Lang, m ratinglist.Month) string { return l.Month(m.Parts()) }

// current says of each list whether it is the one that counts for the event, before anybody checks against it.
func current(v *view.V, m page) []app.UI {
	info := m.Event.Ahead.Event()
	counts := ratinglist.Counting(info, m.Now)
	var body []app.UI
	for _, l := range m.Lists.Kept {
		id, name := "month-of-"+string(l.Kind), v.T(kindNames[l.Kind])
		lead := &view.Button{Text: v.T(i18n.RatingLists), ID: id + "-lead", Href: session.Route{Page: session.PageLists}.Path()}
		switch {
		case l.Month == "":
			body = append(body, v.Banner(view.Banner{Kind: "warn", ID: id, Title: v.T(textMonthUnknown, name), Text: v.T(textMonthAsk, monthText(v.Lang, counts)), Button: lead}))
		case l.Month == counts:
			body = append(body, app.P().Class("mute").ID(id).Text(v.T(textMonthCounts, name, monthText(v.Lang, l.Month))))
		case l.Kind == ratinglist.National:
			body = append(body, app.P().Class("mute").ID(id).Text(v.T(textMonthNational, name, monthText(v.Lang, l.Month)))) // each federation has its own calendar
		default:
			body = append(body, v.Banner(view.Banner{Kind: "warn", ID: id, Title: v.T(textMonthOther, name, monthText(v.Lang, l.Month)),
				Text: v.T(textMonthWhich, monthText(v.Lang, counts)), Button: lead}))
		}
	}
	return body
}
