package sheet

import (
	"cmp"
	"strconv"
	"strings"
	"time"

	"wasit/app/event/award"
	"wasit/app/event/journal"
	"wasit/app/event/journal/ledger"
	"wasit/app/event/phrase"
	"wasit/app/event/proof"
	"wasit/app/words/i18n"
	"wasit/rules"
)

// Part is what a sheet of the whole event needs of one section.
type Part struct {
	Section journal.SectionID
	For     string // whom it is for; empty: everybody
	System  string
	Ranking *Ranking // nil: none yet
	Given   []award.Given
}

// record is the official record (berita acara) of the whole event: its wording, the winners of every section, what
// happened at the boards, signatures.
func record(in info) (Document, bool) {
	if len(in.all()) == 0 || !in.anyRanking() {
		return Document{}, false
	}
	h := head{title: in.l.T(i18n.RecTitle), sub: in.placeAndDay(), event: true}
	list := in.paragraphs(expand(in.wording(WordingRecord, textRecText), in.recordFields()))
	for _, part := range in.all() {
		list = append(list, in.recordSection(part)...)
	}
	list = append(list, in.heading(in.l.T(textRecPairing), in.recordPairing())...)
	list = append(list, in.heading(in.l.T(textRecCourse), in.recordCourse())...)
	list = append(list, in.heading(in.l.T(textRecFixed), in.recordCorrections())...)
	list = append(list, in.heading(in.l.T(textRecEvents), in.recordEvents())...)
	list = append(list, in.recordKeys()...)
	list = append(list, in.paragraphs(expand(in.wording(WordingRecordEnd, textRecEnd), in.recordFields()))...)
	list = append(list, in.signatures(append(in.officers(), signature{office: in.l.T(textSignWitness)})...))
	return Document{Title: h.title, leaves: in.flow(h, list)}, true
}

func (in info) anyRanking() bool {
	for _, p := range in.all() {
		if p.Ranking != nil && len(p.Ranking.Places) > 0 {
			return true
		}
	}
	return false
}

// recordFields are those of the record. What nobody told is a line to write on.
func (in info) recordFields() []insert {
	e := in.State.Event()
	blank := in.l.T(textRecBlank)
	return []insert{{textInsertEvent, e.Name}, {textInsertDate, cmp.Or(in.days(), blank)}, {textInsertPlace, cmp.Or(e.Place, blank)},
		{textInsertPlayers, in.l.Int(in.State.Persons())}, {textInsertArbiter, cmp.Or(e.Arbiter, blank)},
		{textInsertOrganise, cmp.Or(e.Organizer, blank)}}
}

// recordSection is a section with its winners.
func (in info) recordSection(part Part) []piece {
	sec, ok := in.State.Section(part.Section)
	if !ok || part.Ranking == nil {
		return nil
	}
	title := sec.Name + ": " + phrase.Entrants(in.l, sec.System, len(in.State.Entrants(sec.ID))) + ", " + in.l.N(textNRounds, sec.Rounds)
	if !part.Ranking.Final {
		title += " (" + in.l.T(textRecAsOf, in.l.Int(part.Ranking.After), in.l.Int(sec.Rounds)) + ")"
	}
	var list []piece
	for _, g := range part.Given {
		for _, a := range g.Awards {
			list = append(list, in.term(in.prizePlace(g.Prize, a.Place), in.winner(a)))
		}
	}
	return in.heading(title, list)
}

// prizePlace is a place of a prize that the organiser named, of schools, or one of the first places of a section.
func (in info) prizePlace(p journal.Prize, place int) string {
	switch {
	case p.Name != "" || p.Board != 0:
		return award.PrizeName(in.l, p) + " " + in.l.Int(place)
	case p.Team > 0: // beside the places of players
		return in.kin(i18n.SchoolsTitle) + " " + in.l.Int(place)
	}
	return in.l.T(textAwardPlaceN, in.l.Int(place))
}

// winner names who won: the player and his school, or the school.
func (in info) winner(a award.Award) string {
	text, under := Winner(in.l, in.State, a)
	if under != "" {
		text += " (" + under + ")"
	}
	text += ", " + in.l.T(i18n.KeizerPointsOf, in.points(a.Points))
	if a.Tied {
		text += " – " + in.l.T(textRecTied)
	}
	return text
}

// recordKeys lists the prints of the keys that signed certificates: signed by hand, the minutes vouch for the
// codes. Below them stand the certificates that were taken back.
func (in info) recordKeys() []piece {
	var list []piece
	signed := in.State.Certificates()
	for i, key := range in.State.CertificateKeys() {
		n := 0
		for _, c := range signed {
			if c.Key == i {
				n++
			}
		}
		list = append(list, in.term(proof.Print(key), in.l.N(textRecSigned, n)))
	}
	for _, c := range signed {
		if c.Revoked {
			list = append(list, in.term(in.l.T(i18n.CertNumberN, SealNumber(c.Number, c.Revision)), in.l.T(i18n.CertRevoked, c.Why)))
		}
	}
	if len(list) == 0 {
		return nil
	}
	return in.heading(in.l.T(textRecKeys), list)
}

// recordEvents lists what happened at the boards of all sections: incidents, claims, protests and appeals, each with what was
// decided and the article.
func (in info) recordEvents() []piece {
	var list []piece
	for _, part := range in.all() {
		sec, _ := in.State.Section(part.Section)
		for _, r := range phrase.Report(in.l, in.State, part.Section, func(id journal.PlayerID) string { return in.name(in.player(id)) }) {
			text := in.l.T(i18n.RoundN, in.l.Int(r.Round))
			if r.Board > 0 {
				text = in.l.T(textRecWhere, in.l.Int(r.Round), in.l.Int(r.Board))
			}
			text += ", " + r.Player + ": " + r.What
			if in.several {
				text = sec.Name + ", " + text
			}
			if r.Article != "" {
				text += " (" + r.Article + ")"
			}
			list = append(list, in.paragraphs(text)...)
		}
	}
	if len(list) == 0 {
		return in.paragraphs(in.l.T(textRecNothing))
	}
	return list
}

// recordPairing lists where pairings departed from the rules of the system: forbidden pairs, schools kept apart, boards
// changed by hand.
func (in info) recordPairing() []piece {
	var list []piece
	for _, part := range in.all() {
		sec, ok := in.State.Section(part.Section)
		if !ok {
			continue
		}
		add := func(text string) {
			if in.several {
				text = sec.Name + ": " + text
			}
			list = append(list, in.paragraphs(text)...)
		}
		for _, f := range sec.Forbidden {
			names := make([]string, len(f.Players))
			for i, id := range f.Players {
				names[i] = in.name(in.player(id))
			}
			add(in.l.T(i18n.LogForbid, strings.Join(names, ", ")))
		}
		rounds := map[journal.MarkWhy][]string{}
		for _, k := range in.State.Marks(sec.ID) {
			if k.Why == journal.MarkByHand && in.State.OnlyReversed(sec.ID, k.Round) {
				continue // the course of the event tells it
			}
			rounds[k.Why] = append(rounds[k.Why], in.l.Int(k.Round))
		}
		for _, k := range []struct {
			why  journal.MarkWhy
			text i18n.Text
		}{{journal.MarkApart, i18n.MarkApart}, {journal.MarkByHand, i18n.MarkByHand}, {journal.MarkTaken, i18n.MarkTaken}} {
			if n := rounds[k.why]; len(n) > 0 {
				add(in.l.N(i18n.MarkRounds, len(n), in.l.List(n)) + in.l.T(k.text))
			}
		}
	}
	return list
}

// incidents is the report of what happened at the boards of a section: by round and board, each with its ruling and article.
func incidents(in info) (Document, bool) {
	list := phrase.Report(in.l, in.State, in.Section, func(id journal.PlayerID) string {
		p, _ := in.State.Player(id)
		return in.name(p)
	})
	if len(list) == 0 {
		return Document{}, false
	}
	h := head{title: in.l.T(i18n.ReportTitle), sub: in.l.N(textNRounds, in.section.Round)}
	const where, article, clock = 16, 26, 14
	const name mm = 44
	what := leafWidth - where - clock - name - article
	t := table{widths: []markup{"w16", "w44", "", "w26", "w14"}, note: in.l.T(textReportNote, in.lawsName()),
		heads: []column{{"n", in.l.T(textReportWhere)}, {"", in.l.T(textSheetName)}, {"", in.l.T(i18n.ReportWhat)}, {"", in.l.T(i18n.ReportArticle)}, {"n", in.l.T(i18n.ReportTime)}}}
	for _, r := range list {
		at := strconv.Itoa(r.Round)
		if r.Board > 0 {
			at += "/" + strconv.Itoa(r.Board)
		}
		t.rows = append(t.rows, row{lines: max(lines(r.Player, tableSize, name-3, in.bold), lines(r.What, tableSize, what-3, in.regular), lines(r.Article, tableSize, article-3, in.regular)),
			cells: []string{at, r.Player, r.What, r.Article, in.l.Clock(time.UnixMilli(r.At).In(in.Printed.Location()))}})
	}
	return Document{Title: h.title, leaves: t.leaves(in, h)}, true
}

// lawsName says by which Laws the section plays.
func (in info) lawsName() string {
	laws := in.State.Laws(in.Section)
	e, _ := rules.EditionOf(laws.Edition)
	name := in.l.T(i18n.LawsFIDE, strconv.Itoa(e.Since.Year))
	if own, ok := in.State.LocalRules(in.Section); ok && laws.Overlay == ledger.OwnRules {
		name = own.Name + ", " + name
	} else if laws.Overlay == rules.O2SN2013().ID {
		name = in.l.T(i18n.LawsO2SNName) + ", " + name
	}
	return name
}
