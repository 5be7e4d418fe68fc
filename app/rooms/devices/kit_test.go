package devices

import (
	"strconv"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/crew"
	"wasit/app/crew/frames"
	"wasit/app/crew/replica"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/session/sessiontest"
	"wasit/app/view"
	"wasit/app/view/viewtest"
	"wasit/app/words/i18n"
)

// phone is a device at the event: the keeper's double with the step of this room.
type phone struct {
	*sessiontest.Host
	viewtest.Reader
	t     testing.TB
	m     page
	place session.Crew // as the store keeps it
	saved []byte       // the last message that was handed over as a file

	offers   []byte                      // the code of a link that the browser makes
	noLink   error                       // or why it makes none
	silent   bool                        // or nothing comes of it
	lostLink bool                        // the first code of the link is gone
	over     map[journal.DeviceID]*phone // devices at the other ends of links; the desk is 0
	done     int                         // of what was asked for
	sent     int                         // messages over links
	air      *air                        // carries what goes over links; nil: it is there at once
	kept     replica.Copy                // of Log as far as it was digested
}

func newPhone(t testing.TB) *phone {
	d := &phone{t: t, noLink: session.ErrNoLink}
	d.Host = sessiontest.New(t, &d.m.Session)
	d.Hand = d.send
	d.Arrived = func() {
		next, cmds := d.m.arrived(d.Env())
		d.m = next
		d.Perform(cmds)
	}
	d.Reader = viewtest.Reader{T: t, Draw: d.draw, Send: d.send}
	return d
}

func (d *phone) draw() (*view.V, string) {
	v := view.New(d.m.Lang(), "")
	v.Others = func() app.UI { return Sheet(v, d.m.Session, d.m.Model) }
	return v, app.HTMLString(Render(v, d.m.Session, d.m.Model))
}

// send gives a message to this room or to the session, and plays the keeper for what the devices say to each other.
func (d *phone) send(msg session.Msg) {
	d.t.Helper()
	sessiontest.Step(d.Host, &d.m, msg, Answer, Msg.update)
	d.keepAll()
}

// keepAll performs what was asked for, each once: a message may come while another is being heard.
func (d *phone) keepAll() {
	d.t.Helper()
	for d.done < len(d.Cmds) {
		d.done++
		d.keep(d.Cmds[d.done-1])
	}
}

func (d *phone) keep(c session.Cmd) {
	d.t.Helper()
	switch c := c.(type) {
	case session.SaveCrew:
		if !d.Full {
			d.place = c.Crew
		}
	case session.SayCrew:
		copied := d.copied()
		lacks := copied.Batch(c.To, c.Have.Seq, copied.ChainFor(c.To).Has(c.Have))
		switch b := c.Body.(type) {
		case crew.Facts:
			b.Batch = lacks
			c.Body = b
		case crew.Invitation:
			b.Batch, b.Signer = lacks, c.Crew.Sign
			c.Body = b
		}
		data, err := wire.Encode(crew.Message{Head: replica.HeadOf(copied, c.Crew), Body: c.Body}, c.Key)
		d.send(session.CrewSaid{ID: c.ID, For: c.For, Data: data, Err: err})
	case session.SaveFile:
		message, is, err := frames.ReadFile(c.Data)
		if !is || err != nil {
			d.t.Fatal(is, err)
		}
		d.saved = message
	case session.AnswerLink:
		d.send(session.LinkCode{Peer: c.Peer, Code: []byte("answer to " + string(c.Code))})
	case session.CompleteLink:
		if d.lostLink {
			d.send(session.LinkChanged{Peer: c.Peer, State: session.LinkDown, Err: session.ErrNoLink})
			return
		}
		d.send(session.LinkChanged{Peer: c.Peer, State: session.LinkUp})
		d.over[c.Peer].send(session.LinkChanged{State: session.LinkUp})
	case session.SendLink:
		if d.air != nil {
			d.air.post(d, c.Peer, c.Data)
			return
		}
		if d.sent++; d.sent > 100 {
			d.t.Fatal("the devices talk without end")
		}
		d.over[c.Peer].send(session.LinkHeard{Peer: d.place.Me, Data: c.Data})
	case session.OfferLink:
		if d.silent {
			return
		}
		d.send(session.LinkCode{Peer: c.Peer, Turn: c.Turn, Code: d.offers, Err: d.noLink})
	case session.LoadLog:
		e := *d.Event
		e.Log = d.Log
		d.Event = &e
	case session.TakeFacts:
		d.follow(c.Crew, c.Batch)
		d.open(c.ID)
	case session.JoinEvent:
		next, err := replica.Copy{}.Add(c.Invitation.Batch)
		was := d.place
		if err == nil {
			d.place, err = was.Joined(c.Invitation, next.State, c.Holder, c.Sign)
		}
		if err == nil {
			d.follows(was, next)
		}
		d.send(session.EventJoined{ID: c.Invitation.EventID, Err: err})
		d.open(c.Invitation.EventID)
	case session.GoBack:
		d.Log, d.place, d.kept = d.place.Before.Records, d.place.Before.Place, replica.Copy{}
		d.open(c.ID)
	case session.Append:
		if c.Crew != nil {
			d.place = *c.Crew
		}
	}
}

// copied is what the device has, with its digests.
func (d *phone) copied() replica.Copy {
	d.t.Helper()
	c := d.kept
	if n := len(c.Records); n < len(d.Log) {
		var err error
		if c, err = c.Add(crew.Batch{Desk: crew.DeskOf(c.State), After: c.Chain.At(n), Records: d.Log[n:]}); err != nil {
			d.t.Fatal(err)
		}
	}
	d.kept = c
	return c
}

func (d *phone) follow(place session.Crew, b crew.Batch) {
	d.t.Helper()
	next, err := d.copied().Add(b)
	if err != nil {
		d.t.Fatal(err)
	}
	was := d.place
	d.place = place
	d.follows(was, next)
}

// follows keeps what a journal that gives way alone had, as the keeper does.
func (d *phone) follows(was session.Crew, next replica.Copy) {
	d.t.Helper()
	d.place = replica.Follow(d.copied(), next, d.place, was)
	d.Log, d.kept = next.Records, next
}

// open reads the event as it is stored.
func (d *phone) open(id string) {
	d.t.Helper()
	d.send(session.EventOpened{ID: id, State: d.Replayed(), Crew: d.place, Writer: true})
}

// at goes to a page of the room.
func (d *phone) at(sheet string) {
	d.t.Helper()
	r := session.Route{Page: session.PageDevices, Event: d.Event.ID, Sheet: sheet}
	d.Go(r.Path())
	d.keepAll()
}

// deskOf is the desk of an event of n players in a published round.
func deskOf(t testing.TB, n int) *phone {
	t.Helper()
	d := newPhone(t)
	d.Open(n, n < 100, func(c *journal.SectionConfig) { c.Rounds = 3 })
	d.Pair()
	d.Publish()
	d.at("")
	return d
}

// joins has another device take the invitation that the desk shows.
func (d *phone) joins(duty journal.Duty) *phone {
	d.t.Helper()
	d.at("")
	d.Touch("invite")
	d.Enter("duty", string(duty))
	d.Touch("save-code")
	h := newPhone(d.t)
	h.Settings.Person = "Ratna"
	h.Go("/join")
	h.takes(d.saved)
	return h
}

// takes opens a file of another device.
func (d *phone) takes(data []byte) {
	d.t.Helper()
	d.send(session.MessageRead{Data: data})
}

var langs = i18n.All()

func id(d journal.DeviceID) string { return strconv.FormatInt(int64(d), 10) }

// headOf is the tag of the event on a phone.
func headOf(d *phone) crew.EventTag { return replica.EventTagOf(d.Event.ID) }
