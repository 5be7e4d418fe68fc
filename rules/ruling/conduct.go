package ruling

import "wasit/rules"

// A breach is an offence whose penalty the arbiter chooses.
type breach struct {
	rule    rules.Rule
	also    []rules.Rule
	raiser  []Raiser // nil: arbiter and opponent
	penalty bool     // the article of the penalties comes first: the edition has none for the act itself
}

var onlyArbiter = []Raiser{Arbiter}

// breaches are the offences at the arbiter's discretion (Art. 11.6, 12.9 (E23)).
var breaches = map[Kind]breach{
	EmptyPress:        {rule: rules.RuleEmptyPress, penalty: true},
	TwoHands:          {rule: rules.RuleMoveOneHand},
	OtherHand:         {rule: rules.RuleSameHand},
	Hovering:          {rule: rules.RuleSameHand},
	ClockHandling:     {rule: rules.RuleClockHandling},
	KnockFewBefore:    {rule: rules.RuleDisplaced, also: knocked},
	KnockManyBefore:   {rule: rules.RuleDisplaced, also: knocked},
	KnockFewAfter:     {rule: rules.RuleDisplaced, also: knocked},
	KnockManyAfter:    {rule: rules.RuleDisplaced, also: knocked},
	NotesOnSheet:      {rule: rules.RuleScoresheetUse, also: []rules.Rule{rules.RuleScoresheetConduct}},
	Disrepute:         {rule: rules.RuleDisrepute, also: conducts},
	BagUsed:           {rule: rules.RuleDeviceBag, also: conducts},
	InspectionRefused: {rule: rules.RuleInspection, also: conducts, raiser: onlyArbiter},
	Help:              {rule: rules.RuleHelp, also: conducts},
	HelpOfOthers:      {rule: rules.RuleHelp, also: []rules.Rule{rules.RuleInterference, rules.RuleConduct}, raiser: onlyArbiter},
	LeavingArea:       {rule: rules.RuleLeavingArea, also: conducts},
	LeavingVenue:      {rule: rules.RuleLeavingVenue, also: conducts},
	LeftUnreported:    {rule: rules.RuleReportLeaving, also: conducts},
	Smoking:           {rule: rules.RuleSmoking, also: conducts},
	Disturbing:        {rule: rules.RuleDisturbing, also: conducts},
	OfferOtherTime:    {rule: rules.RuleDrawOffer, also: []rules.Rule{rules.RuleDisturbing, rules.RuleConduct}},
	NoReasonToStop:    {rule: rules.RuleNoReasonToStop},
	TellsPlaying:      {rule: rules.RuleInterference, raiser: onlyArbiter},
	TellsFinished:     {rule: rules.RuleInterference, also: []rules.Rule{rules.RuleFinished}, raiser: onlyArbiter},
}

var (
	conducts = []rules.Rule{rules.RuleConduct}
	knocked  = []rules.Rule{rules.RuleDisplacedStop, rules.RuleDisplacedPenalty}
)

// conduct leaves to the arbiter what an offence costs, where the edition and the event know it as one.
func (b *bench) conduct() {
	x := breaches[b.c.Kind]
	switch {
	case b.c.Kind == LeftUnreported && (!b.r.ReportLeaving || b.e.Article(x.rule) == ""):
		b.refuse(NoOffence, x.rule)
		b.also(rules.RuleLeavingVenue)
		return
	case b.e.Article(x.rule) == "": // named later: refusing what the arbiter asks is one of the acts that he may penalise
		x.rule, x.also = rules.RulePenalties, nil
	}
	if x.penalty {
		b.cite(rules.RulePenalties)
	} else {
		b.cite(x.rule)
	}
	b.also(x.rule)
	for _, rule := range x.also {
		b.also(rule)
	}
	if x.raiser != nil {
		b.out.MayRaise = x.raiser
	}
	b.discretion()
	switch b.c.Kind {
	case EmptyPress:
		b.out.OnMove = true
	case TwoHands:
		b.out.Stands = true
	case KnockFewBefore, KnockManyBefore, KnockFewAfter, KnockManyAfter:
		b.out.PutBack, b.out.GivesBack = true, b.c.Ran
		b.alsoCardItem()
	}
}

// alsoCardItem names the overlay's item on pieces knocked over for a case that it leaves without a card (O2SN 11a).
func (b *bench) alsoCardItem() {
	if b.r.Overlay == nil || b.carded() {
		return
	}
	if x, err := b.r.Overlay.Offence(string(KnockManyBefore)); err == nil {
		b.out.Articles = append(b.out.Articles, x.Article)
	}
}

// device rules on phones and other devices: in E09 only a sound loses, with the proviso, and one that is switched off is allowed;
// later any device on the player loses, unless the event announced something milder (Art. 11.3.2.2 (E23)). An event that forbids
// switched-off ones too leaves their penalty to the arbiter.
func (b *bench) device() {
	b.cite(rules.RuleDevice)
	b.also(rules.RuleDeviceBan)
	old := b.e.DeviceMaySleep
	switch {
	case b.c.Kind == DeviceInBag && b.r.BagAllowed && b.e.Article(rules.RuleDeviceBag) != "":
		b.refuse(NoOffence, rules.RuleDeviceBag)
	case old && (b.c.Kind == DeviceOff || b.c.Kind == DeviceInBag) && !b.r.DeviceOffBanned:
		b.refuse(NoOffence, rules.RuleDeviceBan)
	case old && b.c.Kind != DeviceSounds:
		b.also(rules.RuleConduct)
		b.discretion()
	default:
		if b.c.Kind != Device {
			b.also(rules.RuleDeviceBag)
		}
		if b.r.DeviceMilder {
			b.discretion()
			b.out.EventPenalty = true
			return
		}
		b.loses(old) // later texts name no proviso
	}
}

// scoreAsked rules on the wish to see the arbiter's record: five times in a game of rapid or blitz under full supervision, by
// the player to move; more often it disturbs the opponent (A.4.3, B.2.3 (E23)).
func (b *bench) scoreAsked() {
	rule := rules.RuleRapidScore
	if b.r.Class == rules.Blitz {
		rule = rules.RuleBlitzScore
	}
	switch {
	case b.r.Class == rules.Standard, b.limited(), b.e.Article(rule) == "":
		b.refuse(NoSuchRule, rule)
	case b.c.Request > 0 && b.c.Request <= maxScoreRequests:
		b.refuse(NoOffence, rule)
	default:
		b.cite(rule)
		b.also(rules.RuleDisturbing)
		b.also(rules.RuleConduct)
		b.discretion()
	}
}

// maxScoreRequests is how often a player may ask to see the record in one game.
const maxScoreRequests = 5

func (b *bench) recording() {
	rule := rules.RuleRecord
	if b.c.Kind == RecordedAhead {
		rule = rules.RuleRecordInAdvance
	}
	b.cite(rule)
	must := rules.Recording{Class: b.r.Class, LeastLeft: b.e.RecordingStopsBelow, Increment: b.c.Increment}
	if b.c.Left != nil {
		must.LeastLeft = *b.c.Left
	}
	if p := b.e.MustRecord(must); !p.Allowed && (!b.carded() || p.Rule == rules.RuleRecordingStops) {
		b.refuse(NoSuchRule, p.Rule)
		if p.Rule == rules.RuleRecordingStops {
			b.out.Refusal = NoOffence
		} else {
			b.also(rules.RuleRecordRapid)
		}
		return
	}
	if b.c.Kind == NoRecording {
		b.also(rules.RuleRecordingStops)
	}
	b.discretion()
}

// touchRefused rules on a touched piece that was not moved: the touch binds (Art. 4.3), and the complaint must come before the
// opponent touches a piece himself (Art. 4.8 (E23)).
func (b *bench) touchRefused() {
	b.cite(rules.RuleTouchOwn)
	b.out.Until = BeforeTouching
	b.also(rules.RuleComplaint)
	b.discretion()
	if b.e.TouchOnRequest && b.limited() {
		b.out.MayRaise = []Raiser{Opponent}
		if b.c.By == Arbiter {
			b.refuse(OnlyByClaim, rules.RuleTouchOnRequest)
		}
	}
}
