//go:build !js

// Package relay turns a laptop into one of the devices of an event. It joins by one code, speaks the language of app/crew over the same kind of link,
// holds a copy, invites phones and passes on what they and the desk say, and keeps backups and papers in a folder. It is the desk only
// when a person makes it so.
//
//	What                      Where                   Limits
//	links                     [Network], crew/links   [MostPhones]; one port; no server but this one
//	what is said              [Relay]                 what a phone asks for is decided at the desk, never here, unless this is the desk
//	copy, backups, papers     [Folder]                whole files, each written beside the old one and then put in its place
//	the page with the codes   [Page]                  on this computer alone
package relay

import (
	"encoding/binary"
	"errors"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"wasit/app/crew"
	"wasit/app/crew/link"
	"wasit/app/crew/links"
	"wasit/app/crew/replica"
	"wasit/app/crew/wire"
	"wasit/app/event/journal"
	"wasit/app/session"
	"wasit/app/words/i18n"
)

// MostPhones is how many phones a relay holds links with.
const MostPhones = 100

// A phone is a device that this relay has invited.
type phone struct {
	id    journal.DeviceID
	head  crew.Head // what it has
	fed   time.Time // when it was sent what it lacks and has not said since that it has it; zero: it has
	waits []byte    // what it asks the desk for, as it came, until the desk has answered
	last  int       // the number of the last of those requests
	owed  []byte    // the desk's answer while no link stands
	calls float64   // messages it may still send at once
	at    time.Time // when that was counted
	aside bool      // it said more than any person does
	stale bool      // it knows a key of before: it needs its invitation again
}

// A Show is what a person is to do with a message of the relay: it is shown as a code, or handed over as a file.
type Show struct {
	To   journal.DeviceID // 0: the desk
	Kind crew.Kind
	Data []byte
}

// Relay is a laptop at an event. Its methods belong to the goroutine of its loop; [Relay.Do] runs a function there.
type Relay struct {
	Say     func(text string) // a line for the person at the laptop
	Now     func() time.Time
	Random  io.Reader
	Folder  *Folder
	loop    *loop
	links   *links.Set
	copy    replica.Copy
	place   crew.Place
	phones  map[journal.DeviceID]*phone
	shown   Show
	onShow  func(Show)
	joining *crew.Invitation // that waits for a person's yes, as another journal is here
	dirty   bool             // the store lacks something
}

// New returns a relay that keeps a folder and reaches others over a network. What the folder has is read.
func New(f *Folder, n *Network, random io.Reader, say func(string)) (*Relay, error) {
	r := &Relay{Say: say, Now: time.Now, Random: random, Folder: f, loop: newLoop(), phones: map[journal.DeviceID]*phone{}}
	r.links = &links.Set{Most: MostPhones + 8, NewPeer: n.NewPeer, Then: r.loop.then, Clock: since(time.Now()), After: after, Awake: func() func() { return func() {} },
		Code: r.coded, Changed: r.changed, Heard: r.heard}
	r.links.Start()
	kept, err := f.read()
	if err != nil {
		return nil, err
	}
	r.copy, r.place = kept.copy, kept.place
	for _, d := range r.copy.State.Crew() {
		if d.Via == r.place.Me && d.Via != 0 {
			r.phone(d.ID)
		}
	}
	for id, w := range kept.waits {
		p := r.phone(id)
		p.waits, p.last = w, r.lastOf(id, w)
	}
	for _, id := range kept.stale {
		r.phone(id).stale = true
	}
	return r, r.arm()
}

func since(began time.Time) func() time.Duration {
	return func() time.Duration { return time.Since(began) }
}

func after(d time.Duration, f func()) { time.AfterFunc(d, f) }

// Run works until [Relay.End].
func (r *Relay) Run() {
	stop := make(chan struct{})
	defer close(stop)
	go func() {
		tick := time.NewTicker(time.Second)
		defer tick.Stop()
		for {
			select {
			case <-stop:
				return
			case <-tick.C:
				r.loop.then(r.tick)
			}
		}
	}()
	r.loop.run(r.save)
	r.save()
}

// End has [Relay.Run] store what it has and return.
func (r *Relay) End() { r.loop.end() }

// Do runs f where the relay works.
func (r *Relay) Do(f func()) { r.loop.then(f) }

func (r *Relay) phone(id journal.DeviceID) *phone {
	p := r.phones[id]
	if p == nil {
		p = &phone{id: id, calls: mostCalls, at: r.Now()}
		r.phones[id] = p
	}
	return p
}

// key is the key of a device that this relay invited.
func (r *Relay) key(id journal.DeviceID) crew.Key {
	if r.place.IsDesk(r.copy.State) {
		d, _ := r.copy.State.DeviceOf(id)
		return wire.KeyOf(r.place, d)
	}
	return wire.KeyFor(r.place.Key, id)
}

// serves reports that this laptop has the keys of its phones: as a helper of the desk that invited it, or as the desk.
func (r *Relay) serves() bool { return r.isDesk() || r.place.Key != crew.Key{} && !r.place.Backup }

func (r *Relay) isDesk() bool { return r.place.IsDesk(r.copy.State) && len(r.copy.Records) > 0 }

// save stores what the store lacks. What could not be stored is said, and stored as soon as that goes again.
func (r *Relay) save() {
	if !r.dirty || len(r.copy.Records) == 0 {
		return
	}
	k := kept{copy: r.copy, place: r.place, waits: map[journal.DeviceID][]byte{}}
	for _, id := range r.ids() {
		p := r.phones[id]
		if p.waits != nil {
			k.waits[id] = p.waits
		}
		if p.stale {
			k.stale = append(k.stale, id)
		}
	}
	if err := r.Folder.write(k, r.Now()); err != nil {
		r.tell(textNotStored, r.words(err))
		return
	}
	r.dirty = false
}

// store stores at once what must be on the disk before something leaves.
func (r *Relay) store() bool {
	r.dirty = true
	r.save()
	return !r.dirty
}

// A RefusedError says why the relay does not take what it was given.
type RefusedError struct {
	Text i18n.Text
	Args []string
}

func (e *RefusedError) Error() string { return "relay: " + i18n.EN.T(e.Text, e.Args...) }

func refuse(text i18n.Text, args ...string) error { return &RefusedError{text, args} }

// tell says a line in the language of this relay.
func (r *Relay) tell(text i18n.Text, args ...string) { r.Say(r.Folder.lang.T(text, args...)) }

// words are an error in the language of this relay.
func (r *Relay) words(err error) string { return inWords(r.Folder.lang, err) }

// reason is why the desk, or this laptop, does not hear a device.
func (r *Relay) reason(why crew.Reason) string { return r.words(&session.CrewError{Reason: why}) }

// inWords are an error in a language: ours from the table of this package, those that the app knows as the app says them.
func inWords(lang i18n.Lang, err error) string {
	var refused *RefusedError
	var damaged *DamagedError
	switch {
	case errors.As(err, &refused):
		return lang.T(refused.Text, refused.Args...)
	case errors.As(err, &damaged):
		return lang.T(textFolderBroken, damaged.File, damaged.Err.Error())
	}
	n := session.Explain(lang, err)
	return strings.TrimSpace(n.Title + ". " + n.Text)
}

// Take takes a message that a person brought: pasted, from a file, or read off a picture.
func (r *Relay) Take(data []byte) error {
	sealed, err := wire.Read(data)
	if err != nil {
		return err
	}
	if sealed.Kind == crew.KindInvitation {
		return r.invited(sealed)
	}
	if len(r.copy.Records) == 0 || sealed.Event != replica.EventTagOf(r.copy.State.Event().ID) {
		return refuse(textOtherEvent)
	}
	if _, err := sealed.Open(r.place.Key); err == nil && !r.isDesk() {
		return r.hearDesk(sealed)
	}
	return r.hearDevice(sealed, false)
}

// invited takes an invitation. Where a journal is here a person is asked first, for it gives way.
func (r *Relay) invited(sealed wire.Sealed) error {
	said, err := sealed.Open(crew.Key{})
	if err != nil {
		return err
	}
	in := said.Body.(crew.Invitation)
	here := r.copy.State.Event()
	switch {
	case in.Until < r.Now().UnixMilli():
		return refuse(textTooOld)
	case in.Device.Duty != journal.DutyArbiter:
		return refuse(textSmallTask)
	case len(r.copy.Records) > 0 && here.ID != in.EventID:
		return refuse(textOtherFolder, here.Name, in.EventName)
	case len(r.copy.Records) > 0:
		r.joining = &in
		if r.place.TrustIn(in, r.copy.State) == crew.Unknown {
			r.tell(textUntrusted)
		} else {
			r.tell(textReplaces)
		}
		return nil
	}
	return r.join(in)
}

// Accept takes the invitation that waits for a person's yes.
func (r *Relay) Accept() error {
	if r.joining == nil {
		return refuse(textNoneWaits)
	}
	in := *r.joining
	r.joining = nil
	return r.join(in)
}

func (r *Relay) join(in crew.Invitation) error {
	next, err := replica.Copy{}.Add(in.Batch)
	if err != nil {
		return err
	}
	if len(next.Records) == 0 || next.State.Event().ID != in.EventID {
		return &crew.MessageError{Fault: crew.Broken, Kind: crew.KindInvitation}
	}
	holder, err := r.lot()
	if err != nil {
		return err
	}
	var sign crew.Seed
	if _, err := io.ReadFull(r.Random, sign[:]); err != nil {
		return err
	}
	place, err := r.place.Joined(in, next.State, int64(holder), sign)
	if err != nil {
		return err
	}
	if len(r.copy.Records) > 0 {
		place = replica.Follow(r.copy, next, place, r.place)
	}
	if place.Me != r.place.Me {
		clear(r.phones) // they are invited again, as every device is
	} else if place.Key != r.place.Key {
		for _, p := range r.phones {
			p.stale, p.waits = true, nil // the phone has it, and sends it again
		}
	}
	r.copy, r.place = next, place
	if !r.store() {
		return refuse(textNoFolder)
	}
	r.tell(textJoined, in.Device.Name, in.EventName)
	if in.Offer == nil {
		r.tell(textWithoutLink)
		return nil
	}
	r.links.Answer(0, in.Offer)
	return nil
}

// lot draws a number by lot that names a device.
func (r *Relay) lot() (journal.DeviceID, error) {
	var b [8]byte
	_, err := io.ReadFull(r.Random, b[:])
	return max(journal.DeviceID(binary.BigEndian.Uint64(b[:]))&journal.MaxDevice, 1), err
}

// say writes a message of this relay and seals it.
func (r *Relay) say(body crew.Body, key crew.Key) ([]byte, error) {
	return wire.Encode(crew.Message{Head: replica.HeadOf(r.copy, r.place), Body: body}, key)
}

// coded takes this side's code of a link and shows it as a message.
func (r *Relay) coded(id journal.DeviceID, _ int, code []byte, err error) {
	var body crew.Body
	key := crew.Key{}
	switch {
	case err != nil:
		r.tell(textNoLink, r.words(err))
		return
	case id == 0:
		body, key = crew.LinkAnswer{Code: code}, r.place.Key
	case r.used(id) && !r.phone(id).stale:
		body, key = crew.LinkOffer{Code: code}, r.key(id)
	default:
		d, ok := r.copy.State.DeviceOf(id)
		if !ok {
			return
		}
		e := r.copy.State.Event()
		body = crew.Invitation{EventID: e.ID, EventName: e.Name, Device: d, Key: r.key(id), Until: r.Now().UnixMilli() + crew.ValidFor, Offer: code,
			Signer: r.place.Sign, Batch: r.copy.Batch(d.Duty, 0, crew.Digest{})}
	}
	data, err := r.say(body, key)
	if err != nil {
		r.tell(textNoCode, r.words(err))
		return
	}
	if err := r.hand(id, body.Kind(), data); err != nil {
		r.tell(textNoCodeFile, r.words(err))
	}
	switch {
	case id == 0:
		r.tell(textShowDesk)
	default:
		r.tell(textScanIt, r.nameOf(id))
	}
}

// hand shows a message for a device on the page, and writes it as a file.
func (r *Relay) hand(id journal.DeviceID, kind crew.Kind, data []byte) error {
	if r.shown = (Show{To: id, Kind: kind, Data: data}); r.onShow != nil {
		r.onShow(r.shown)
	}
	return r.Folder.code(r.copy.State, r.nameOf(id), r.shown)
}

// used reports that a device has taken its invitation.
func (r *Relay) used(id journal.DeviceID) bool {
	_, joined := r.copy.State.Holder(id)
	return joined
}

func (r *Relay) nameOf(id journal.DeviceID) string {
	if id == 0 {
		return r.Folder.lang.T(textDesk)
	}
	d, _ := r.copy.State.DeviceOf(id)
	return d.Name
}

// changed takes how a link is.
func (r *Relay) changed(id journal.DeviceID, state link.State, err error) {
	name := r.nameOf(id)
	switch {
	case state == link.Up:
		r.tell(textLinked, name)
		if r.shown.To == id {
			r.shown = Show{}
		}
		if id == 0 {
			r.greet()
			return
		}
		p := r.phone(id)
		p.fed = time.Time{}
		if p.owed != nil {
			r.links.Send(id, p.owed)
			p.owed = nil
		}
	case state == link.Silent:
		r.tell(textSilent, name)
	case state == link.Down && err != nil:
		r.tell(textLinkGone, name, r.words(err))
	}
}

// road is over whose link a device is reached: its own, or that of the device which passes it on.
func (r *Relay) road(id journal.DeviceID) journal.DeviceID {
	if d, _ := r.copy.State.DeviceOf(id); r.links.State(id) != link.Up && d.Via != 0 && d.Via != r.place.Me {
		return d.Via
	}
	return id
}

// heard takes what comes over a link.
func (r *Relay) heard(id journal.DeviceID, data []byte) {
	sealed, err := wire.Read(data)
	if err != nil || sealed.Event != replica.EventTagOf(r.copy.State.Event().ID) {
		return
	}
	if id == 0 {
		err = r.hearDesk(sealed)
	} else if d, _ := r.copy.State.DeviceOf(sealed.From); sealed.From == id || d.Via == id {
		err = r.hearDevice(sealed, true)
	}
	if err != nil {
		r.tell(textOf, r.nameOf(id), r.words(err))
	}
}

// hearDesk takes what the desk says, to this laptop or to one of its phones.
func (r *Relay) hearDesk(sealed wire.Sealed) error {
	msg, err := sealed.Open(r.place.Key)
	if err != nil {
		return r.passDown(sealed, err)
	}
	switch body := msg.Body.(type) {
	case crew.Facts:
		return r.takeFacts(body)
	case crew.Hello:
		r.greet()
	case crew.LinkOffer:
		r.links.Answer(0, body.Code)
	case crew.Refusal:
		return refuse(textNotHeard, r.reason(body.Reason))
	}
	return nil
}

// passDown hands a phone what the desk says to it.
func (r *Relay) passDown(sealed wire.Sealed, why error) error {
	for _, id := range r.ids() {
		if !r.serves() {
			break
		}
		msg, err := sealed.Open(r.key(id))
		if err != nil {
			continue
		}
		p := r.phones[id]
		if r.links.State(id) == link.Up {
			r.links.Send(id, sealed.Bytes())
		} else if f, ok := msg.Body.(crew.Facts); ok && len(f.Answers) > 0 {
			p.owed = sealed.Bytes()
		}
		return nil
	}
	return why
}

// takeFacts adds what the desk sent to the copy, and lets the phones have it.
func (r *Relay) takeFacts(f crew.Facts) error {
	r.place.Heard = r.Now().UnixMilli()
	for _, a := range f.Answers {
		if a.Reason != "" {
			r.tell(textDeskRefused, strconv.Itoa(a.N), r.words(&session.CrewError{Reason: a.Reason}))
		}
	}
	next, err := r.copy.Add(f.Batch)
	var parted *crew.PartedError
	if errors.As(err, &parted) {
		r.greet() // it says what it has, and gets what it lacks
		return nil
	}
	if err != nil {
		return err
	}
	if len(next.Records) != len(r.copy.Records) || replica.Part(next.Chain, r.copy.Chain) != len(next.Records) {
		r.follow(next)
		r.dirty = true
	}
	hello, err := r.say(crew.Hello{}, r.place.Key)
	if err == nil && r.links.State(0) == link.Up {
		r.links.Send(0, hello)
	}
	return err
}

// follow takes a copy that follows the one that is here, and does what comes of it.
func (r *Relay) follow(next replica.Copy) {
	had := r.copy
	r.place = replica.Follow(had, next, r.place, r.place)
	r.copy = next
	if err := r.arm(); err != nil {
		r.tell(textNoSecrets, r.words(err))
		return
	}
	for _, d := range next.State.Crew() {
		if d.Via != r.place.Me || d.Via == 0 {
			continue
		}
		r.phone(d.ID)
		if _, was := had.State.DeviceOf(d.ID); !was && len(had.Records) > 0 {
			r.links.Offer(d.ID, 0)
		}
	}
	r.settle()
	for _, id := range r.ids() {
		r.feed(r.phones[id])
		if _, there := next.State.DeviceOf(id); !there {
			r.links.Drop(id) // it has been told
			delete(r.phones, id)
		}
	}
	if err := r.Folder.papers(had.State, next.State, r.Now()); err != nil {
		r.tell(textNoPapers, r.words(err))
	}
}

// settle forgets what the desk has answered.
func (r *Relay) settle() {
	for id, p := range r.phones {
		if taken, _ := r.copy.State.Requests(id); p.waits != nil && taken >= p.last {
			p.waits, p.last = nil, 0
		}
	}
}

func (r *Relay) ids() []journal.DeviceID { return slices.Sorted(maps.Keys(r.phones)) }

// greet says to the desk what is here, what waits here, and what waits for it on phones.
func (r *Relay) greet() {
	if r.links.State(0) != link.Up {
		return
	}
	place, waits := r.place.Send(r.copy.State)
	r.place = place
	var body crew.Body = crew.Hello{}
	if len(waits.List) > 0 {
		if !r.store() {
			return
		}
		body = waits
	}
	data, err := r.say(body, r.place.Key)
	if err != nil {
		r.tell(textNothingLeft, r.words(err))
		return
	}
	r.links.Send(0, data)
	for _, id := range r.ids() {
		if p := r.phones[id]; p.waits != nil {
			r.links.Send(0, p.waits)
		}
	}
}

// feedAgain is when a phone that was sent what it lacks, and said nothing since, is sent it again.
const feedAgain = 10 * time.Second

// feed sends a phone what it lacks, once at a time.
func (r *Relay) feed(p *phone) {
	d, there := r.copy.State.DeviceOf(p.id)
	if !r.serves() || p.stale || there && (!p.fed.IsZero() && r.Now().Sub(p.fed) < feedAgain || p.head.From == 0) || r.links.State(p.id) != link.Up {
		return
	}
	chain := r.copy.ChainFor(d.Duty)
	has := chain.Has(p.head)
	seq := r.copy.State.Seq()
	same := p.head.Desk == crew.DeskOf(r.copy.State)
	if same && (p.head.Seq > seq || p.head.Seq == seq && has != (crew.Digest{})) {
		return // the desk told it more than it told this laptop, or it has all
	}
	data, err := r.say(crew.Facts{Batch: r.copy.Batch(d.Duty, p.head.Seq, has)}, r.key(p.id))
	if err != nil {
		r.tell(textOf, d.Name, r.words(err))
		return
	}
	p.fed = r.Now()
	r.links.Send(p.id, data)
}

// What a phone may say: so many messages at once, and so many a second from then on. A person with a phone stays far below.
const (
	mostCalls      = 300
	callsPerSecond = 5
)

// mayCall reports whether a phone says no more than any person does.
func (p *phone) mayCall(now time.Time) bool {
	p.calls = min(mostCalls, p.calls+callsPerSecond*now.Sub(p.at).Seconds())
	p.at = now
	if p.calls < 1 {
		return false
	}
	p.calls--
	return true
}

// hearDevice takes what a device says to the desk: a phone of this relay, or any device while this is the desk.
func (r *Relay) hearDevice(sealed wire.Sealed, linked bool) error {
	d, there := r.copy.State.DeviceOf(sealed.From)
	if !there || !r.serves() || !r.isDesk() && d.Via != r.place.Me {
		return refuse(textNotInvited)
	}
	msg, err := sealed.Open(r.key(d.ID))
	if err != nil {
		return err
	}
	p := r.phone(d.ID)
	p.stale = false
	_, hello := msg.Body.(crew.Hello)
	if answers := hello && !p.fed.IsZero(); linked && !answers && !p.mayCall(r.Now()) { // who says that it has what it was sent is no caller
		if !p.aside {
			p.aside = true
			r.links.Drop(d.ID)
			return refuse(textSaysTooMuch)
		}
		return nil
	}
	if holder, joined := r.copy.State.Holder(d.ID); joined && holder != sealed.Holder {
		return r.turnAway(p, crew.Occupied)
	}
	if answer, ok := msg.Body.(crew.LinkAnswer); ok {
		p.aside = false
		r.links.Complete(d.ID, answer.Code)
		return nil
	}
	p.head, p.fed = msg.Head, time.Time{}
	if r.isDesk() {
		return r.decide(p, d, msg)
	}
	if requests, ok := msg.Body.(crew.Requests); ok && len(requests.List) > 0 {
		p.waits, p.last = sealed.Bytes(), requests.List[len(requests.List)-1].N
		r.dirty = true
	}
	if r.links.State(0) == link.Up && (p.waits != nil || !r.used(d.ID)) {
		r.links.Send(0, sealed.Bytes())
	}
	r.feed(p)
	return nil
}

// turnAway tells a phone why it is not heard.
func (r *Relay) turnAway(p *phone, why crew.Reason) error {
	data, err := r.say(crew.Refusal{Reason: why}, r.key(p.id))
	if to := r.road(p.id); err == nil && r.links.State(to) == link.Up {
		r.links.Send(to, data)
	}
	return errors.Join(err, refuse(textTurnedAway, r.nameOf(p.id), r.reason(why)))
}

// lastOf is the number of the last request in a message that was stored.
func (r *Relay) lastOf(id journal.DeviceID, data []byte) int {
	sealed, err := wire.Read(data)
	if err != nil {
		return 0
	}
	msg, err := sealed.Open(r.key(id))
	requests, ok := msg.Body.(crew.Requests)
	if err != nil || !ok || len(requests.List) == 0 {
		return 0
	}
	return requests.List[len(requests.List)-1].N
}

// Invite asks the desk to give a phone a task; its code is shown once the desk has recorded that. The boards are counted from 1 in their
// section; 0: all.
func (r *Relay) Invite(d journal.Device) error {
	if len(r.copy.Records) == 0 {
		return refuse(textNotJoined)
	}
	id, err := r.lot()
	if err != nil {
		return err
	}
	if d.ID = id; r.isDesk() {
		if err := r.record(journal.InviteDevice{Device: d}); err != nil {
			return err
		}
		r.phone(d.ID)
		r.links.Offer(d.ID, 0)
		return nil
	}
	if len(r.phones) >= MostPhones {
		return refuse(textMostPhones, strconv.Itoa(MostPhones))
	}
	d.Via = r.place.Me
	wish := journal.InviteDevice{Device: d}
	me, ok := r.place.Duty(r.copy.State)
	if !ok || !crew.May(me, wish) {
		return refuse(textNotThatTask)
	}
	if _, _, err := journal.Decide(r.copy.State, journal.Stamp{At: r.Now().UnixMilli()}, wish); err != nil {
		return err
	}
	r.place = r.place.Ask(r.copy.State, journal.Stamp{At: r.Now().UnixMilli(), By: me.Name}, wish)
	if !r.store() {
		return refuse(textNoFolder)
	}
	if r.links.State(0) != link.Up {
		r.tell(textDeskIsAway)
	}
	r.greet()
	return nil
}

// Link shows the code of a device again: its invitation, or the first code of a link where it has taken that.
func (r *Relay) Link(id journal.DeviceID) error {
	if d, ok := r.copy.State.DeviceOf(id); !ok || !r.serves() || !r.isDesk() && d.Via != r.place.Me {
		return refuse(textNoPhone)
	}
	r.links.Offer(id, 0)
	return nil
}

// tick looks after what takes time.
func (r *Relay) tick() {
	for _, id := range r.ids() {
		p := r.phones[id]
		if !p.fed.IsZero() && r.Now().Sub(p.fed) >= feedAgain {
			r.feed(p)
		}
	}
	if len(r.copy.Records) > 0 {
		if err := r.Folder.backup(r.copy, r.place, r.nameOf(r.place.Me), r.Now()); err != nil {
			r.tell(textNoBackup, r.words(err))
		}
	}
}
