package federation

import (
	"strconv"

	"wasit/app/event/journal"
	"wasit/app/event/regulation"
	"wasit/swiss"
	"wasit/swiss/trf"
)

// program is record 182: who paired.
const program = "Wasit"

// Report returns a section as its report file says it, up to its last paired round. ranks are the places of the players (of a
// team event: of the teams) after it, where they are known. It answers *journal.OrderError before the pairing numbers are
// given.
func Report(s journal.State, id journal.SectionID, ranks map[swiss.TPN]int) (*trf.Document, error) {
	sec, ok := s.Section(id)
	if !ok {
		return nil, &journal.UnknownError{Section: id}
	}
	r := &reporter{s: s, sec: sec, ranks: ranks}
	r.part.alone = sec.IsTeamCup() // whose columns are boards: the play-offs stand in the note
	switch sec.System {
	case journal.Team:
		return r.teams()
	case journal.DoubleSwiss, journal.Knockout:
		return r.games()
	}
	return r.singles()
}

// reporter makes the report of one section.
type reporter struct {
	s     journal.State
	sec   journal.Section
	ranks map[swiss.TPN]int
	part  part // of a knock-out: which of its games
}

// meta is what the report says of the event as a whole; columns[i] is how many columns round i+1 has.
func (r *reporter) meta(columns []int) trf.Document {
	info := r.s.Event()
	d := trf.Document{
		Name: r.title(), City: info.Place, Start: swiss.Date(info.Start), End: swiss.Date(info.End), Type: typeText(r.sec.SectionConfig),
		Arbiter: person(info.Arbiter, info.Papers.Arbiter.FIDEID), Deputies: deputies(info), TimeControl: r.sec.TimeControl,
		EncodedTime: r.sec.TimeCode, RoundDates: roundDates(info, r.sec.Days, columns), Program: program, TieBreaks: r.sec.TieBreaks,
	}
	d.Federation, _ = trf.FederationCode(info.Federation)
	d.System = r.system(&d)
	d.Remarks = append(periodLines(r.s, r.sec), RemarkLines(r.s, r.sec.ID)...)
	for _, n := range []string{r.note(columns), r.lateNote()} {
		if n != "" {
			d.Other = append(d.Other, n)
		}
	}
	return d
}

// title is the name of the event, with that of the section where there are several: each is rated by itself.
func (r *reporter) title() string {
	if len(r.s.Sections()) > 1 {
		return r.s.Event().Name + " - " + r.sec.Name
	}
	return r.s.Event().Name
}

// typeText is record 092.
func typeText(c journal.SectionConfig) string {
	switch c.System {
	case journal.Team:
		switch {
		case c.Options.Cup:
			return "Team: Knock-Out"
		case c.Options.Table:
			return "Team: Round-Robin"
		}
		return "Team: Swiss-System"
	case journal.RoundRobin:
		return "Individual: Round-Robin"
	case journal.Groups:
		return "Individual: Round-Robin in groups"
	case journal.Scheveningen:
		return "Individual: Scheveningen-System"
	case journal.Knockout:
		return "Individual: Knock-Out"
	case journal.Keizer:
		return "Individual: Keizer-System"
	case journal.Lim:
		return "Individual: Swiss-System (Lim)" // 192 has no code for it
	case journal.DoubleSwiss:
		return "Individual: Double-Swiss-System"
	}
	return "Individual: Swiss-System"
}

// systemCodes are record 192 without its options.
var systemCodes = map[string]string{
	journal.Dubov: "FIDE_DUBOV", journal.Burstein: "FIDE_BURSTEIN", journal.DoubleSwiss: "FIDE_DOUBLESWISS", journal.Lim: "CUSTOM_SWISS",
	journal.Keizer: "CUSTOM_SWISS", journal.Groups: "CUSTOM_ROUNDROBIN", journal.Knockout: "CUSTOM_KNOCKOUT", journal.RoundRobin: "BERGER_ROUNDROBIN",
	journal.Scheveningen: "FIDE_SCHEVENINGEN",
}

// system is record 192 (TRF26, ETT26).
func (r *reporter) system(d *trf.Document) string {
	o := r.sec.Options
	switch r.sec.System {
	case journal.Team:
		return r.teamSystem()
	case journal.Dutch:
		return d.DutchCode(r.sec.Edition) + bakuSuffix(o)
	case journal.Dubov, journal.Burstein, journal.DoubleSwiss:
		return systemCodes[r.sec.System] + bakuSuffix(o)
	case journal.RoundRobin, journal.Scheveningen:
		code := systemCodes[r.sec.System]
		switch {
		case r.s.CarriedGroups(r.sec.ID) != nil:
			return "CUSTOM_ROUNDROBIN" // without the games that its groups had
		case r.sec.System == journal.RoundRobin && o.Cycles == 2:
			return tableOf(o) + "DOUBLEROUNDROBIN" // BERGER_… does not exchange the last two rounds of the first cycle
		case r.sec.System == journal.RoundRobin && o.Cycles > 2 && !o.KeepOrder:
			return "CUSTOM_ROUNDROBIN" // there is no code with that exchange; the note tells the cycles
		case o.Cycles > 1:
			return code + "_G" + strconv.Itoa(o.Cycles)
		}
		return code
	}
	return systemCodes[r.sec.System]
}

// tableOf begins the code of a double round robin: by the tables of FIDE, or by those of Berger in their order.
func tableOf(o journal.SystemOptions) string {
	if o.KeepOrder {
		return "BERGER_"
	}
	return "FIDE_"
}

// teamSystem is record 192 of teams: its scores in their order.
func (r *reporter) teamSystem() string {
	o, scores := r.sec.Options, "_MP_GP"
	if o.GameFirst {
		scores = "_GP_MP"
	}
	switch {
	case o.Cup:
		return "CUSTOM_TEAM_KNOCKOUT" + scores
	case o.Table && o.Cycles == 2:
		return tableOf(o) + "TEAM_DOUBLEROUNDROBIN" + scores
	case o.Table && o.Cycles > 2:
		return "CUSTOM_TEAM_ROUNDROBIN" + scores // there is no code for it; the note tells the cycles
	case o.Table:
		return "BERGER_TEAM_ROUNDROBIN" + scores
	}
	kind := map[string]string{"": "_TYPEA", journal.TeamTypeB: "_TYPEB"}[o.Wishes] // none: no word for it
	return "FIDE_TEAM" + kind + scores + bakuSuffix(o)
}

func bakuSuffix(o journal.SystemOptions) string {
	if o.Baku {
		return "_BAKU"
	}
	return ""
}

// next is the round that comes after the last paired one, 0 where none does.
func (r *reporter) next() int {
	if r.s.IsFinished() || r.sec.Round >= r.sec.Rounds {
		return 0
	}
	return r.sec.Round + 1
}

// tournament returns the section with its last round and, where the system pairs by choice, the absences that are known of
// the rounds to come and the virtual points.
func (r *reporter) tournament() (*swiss.Tournament, error) {
	next := r.next()
	if next == 0 || r.sec.IsTable() {
		t, err := r.s.Tournament(r.sec.ID, r.sec.Round)
		if err != nil {
			return nil, err
		}
		return r.accelerated(t, r.sec.Round+1)
	}
	t, err := r.s.ForPairing(r.sec.ID, next)
	if err != nil {
		return nil, err
	}
	d := t.Draft()
	for i := range d.Players {
		p := &d.Players[i]
		who, _ := r.s.PlayerByTPN(r.sec.ID, p.TPN)
		for _, b := range who.Byes {
			if b.Round > next && b.Round <= r.sec.Rounds && !who.IsOut(b.Round) && who.HasEntered(b.Round) {
				for len(p.Rounds) < b.Round {
					p.Rounds = append(p.Rounds, swiss.Entry{})
				}
				p.Rounds[b.Round-1] = swiss.Entry{Outcome: b.Kind.Outcome()}
			}
		}
	}
	if t, err = swiss.NewTournament(d); err != nil {
		return nil, err
	}
	return r.accelerated(t, next)
}

// accelerated gives t the virtual points that the pairing of round used.
func (r *reporter) accelerated(t *swiss.Tournament, round int) (*swiss.Tournament, error) {
	if !r.sec.Options.Baku && len(r.sec.Virtual) == 0 || r.sec.System == journal.Keizer || r.sec.IsTable() {
		return t, nil
	}
	paired, err := regulation.ForPairing(r.s, r.sec.ID, round)
	if err != nil {
		return nil, err
	}
	d := t.Draft()
	for i := range d.Players {
		d.Players[i].Virtual = paired.Player(d.Players[i].TPN).Virtual
	}
	return swiss.NewTournament(d)
}

// singles reports a section whose boards are one game each.
func (r *reporter) singles() (*trf.Document, error) {
	t, err := r.tournament()
	if err == nil {
		t, err = r.asRated(t)
	}
	if err != nil {
		return nil, err
	}
	d := trf.New(t, r.meta(ones(r.sec.Rounds)), r.ranks)
	if err := r.annul(d, t); err != nil {
		return nil, err
	}
	r.dress(d)
	r.markAdjourned(d)
	if r.sec.System == journal.Scheveningen {
		d.Teams = r.sides()
	}
	return d, nil
}

// markAdjourned marks the games that are adjourned, which the outcome of a game without result does not tell.
func (r *reporter) markAdjourned(d *trf.Document) {
	for n := 1; n <= r.sec.Round; n++ {
		round, _ := r.s.Round(r.sec.ID, n)
		for _, b := range round.Boards {
			if b.Score != journal.Adjourned {
				continue
			}
			for i := range d.Players {
				if who, _ := r.s.PlayerByTPN(r.sec.ID, d.Players[i].TPN); who.ID == b.White || who.ID == b.Black {
					d.Players[i].Adjourned = append(d.Players[i].Adjourned, n)
				}
			}
		}
	}
}

func ones(n int) []int {
	list := make([]int, n)
	for i := range list {
		list[i] = 1
	}
	return list
}

// dress gives the players of a report the names and codes of federations, and adds the national ratings.
func (r *reporter) dress(d *trf.Document) {
	people, list := make([]journal.PlayerInfo, len(d.Players)), RatingListOf(r.sec)
	for i := range d.Players {
		who, _ := r.s.PlayerByTPN(r.sec.ID, d.Players[i].TPN)
		people[i] = who.PlayerInfo
		withCode(&d.Players[i], ListName(who.PlayerInfo))
		d.Players[i].Rating = FIDERating(who.PlayerInfo, list)
	}
	d.PlayerCount, d.RatedCount = counts(d.Players)
	r.nationals(d, people)
}

// sides are the two teams of a Scheveningen match.
func (r *reporter) sides() []trf.Team {
	a, b, err := regulation.Teams(r.s, r.sec.ID)
	if err != nil {
		return nil // not two clubs: nothing can be paired, and nothing is said of them
	}
	var list []trf.Team
	for _, side := range [][]swiss.TPN{a, b} {
		first, _ := r.s.PlayerByTPN(r.sec.ID, side[0])
		list = append(list, trf.Team{Name: first.Club, Players: side})
	}
	return list
}
