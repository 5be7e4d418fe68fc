package records

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/event/phrase"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// logDetail says what a record changed, and why, where its line alone does not tell.
func (m page) logDetail(r journal.Record) string {
	l := m.Lang()
	switch e := r.Event.(type) {
	case journal.PlayerChanged:
		before, _ := m.infoBefore(r.Seq, e.ID)
		return changes(l, before, e.PlayerInfo)
	case journal.PlayerRemoved:
		before, _ := m.infoBefore(r.Seq, e.ID)
		return before.Name
	case journal.PlayersImported:
		if strings.Contains(e.Source, ".") { // a file
			return e.Source
		}
	case journal.ByeRequested:
		return map[journal.ByeKind]string{journal.Half: l.T(i18n.ByeHalf), journal.Zero: l.T(i18n.ByeZero)}[e.Bye]
	case journal.SectionChanged:
		return joined(l.N(i18n.WizardRoundsN, e.Rounds), e.TimeControl, strings.Join(e.TieBreaks, ", "), e.Reason)
	case journal.TieBreaksChanged:
		return e.Reason
	case journal.PairingChanged:
		return e.Reason
	case journal.ModeLeft:
		rule := ""
		if e.Rule != "" {
			rule = phrase.FIDERule(l, e.Rule)
		}
		return joined(rule, e.Reason)
	case journal.DeviationNoted:
		return e.Reason
	}
	return ""
}

func joined(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), "; ")
}

// firstRating says that the rating of the start counts in all rounds; empty where each round has its own.
func firstRating(l i18n.Lang, r journal.Rating) string {
	if r.Periods != journal.PeriodsFirst {
		return ""
	}
	return l.T(i18n.PeriodsFirst)
}

// infoBefore is what was known of a player before a record.
func (m page) infoBefore(seq int, id journal.PlayerID) (journal.PlayerInfo, bool) {
	undone := undone(m.Event.Log)
	for _, r := range slices.Backward(m.Event.Log) {
		if r.Seq >= seq || undone[r.Seq] {
			continue
		}
		switch e := r.Event.(type) {
		case journal.PlayerChanged:
			if e.ID == id {
				return e.PlayerInfo, true
			}
		case journal.PlayerAdded:
			if e.ID == id {
				return e.PlayerInfo, true
			}
		case journal.PlayerEnteredLate:
			if e.ID == id {
				return e.PlayerInfo, true
			}
		case journal.PlayersImported:
			if i := int(id - e.First); i >= 0 && i < len(e.Players) {
				return e.Players[i], true
			}
		}
	}
	return journal.PlayerInfo{}, false
}

// changes lists the fields in which two descriptions of a player differ. A day of birth, the letter of a class and the numbers of a pupil are not
// repeated.
func changes(l i18n.Lang, a, b journal.PlayerInfo) string {
	var parts []string
	add := func(t i18n.Text, from, to string) {
		if from != to {
			parts = append(parts, l.T(t)+" "+from+" → "+to)
		}
	}
	sex := func(s swiss.Sex) string {
		return map[swiss.Sex]string{swiss.Male: l.T(i18n.FieldMale), swiss.Female: l.T(i18n.FieldFemale)}[s]
	}
	add(i18n.FieldName, a.Name, b.Name)
	add(i18n.FieldSort, a.SortName, b.SortName)
	add(i18n.FieldSex, sex(a.Sex), sex(b.Sex))
	add(i18n.FieldRating, strconv.Itoa(a.Rating), strconv.Itoa(b.Rating))
	add(i18n.FieldTitle, a.Title, b.Title)
	add(i18n.FieldClub, a.Club, b.Club)
	add(i18n.FieldFederation, a.Federation, b.Federation)
	add(i18n.FieldFIDE, a.FIDEID, b.FIDEID)
	add(i18n.FieldNationalID, a.NationalID, b.NationalID)
	add(i18n.FieldStandard, strconv.Itoa(a.Ratings.Standard), strconv.Itoa(b.Ratings.Standard))
	add(i18n.FieldRapid, strconv.Itoa(a.Ratings.Rapid), strconv.Itoa(b.Ratings.Rapid))
	add(i18n.FieldBlitz, strconv.Itoa(a.Ratings.Blitz), strconv.Itoa(b.Ratings.Blitz))
	add(i18n.FieldNational, strconv.Itoa(a.Ratings.National), strconv.Itoa(b.Ratings.National))
	add(i18n.FieldK, strconv.Itoa(a.Ratings.K), strconv.Itoa(b.Ratings.K))
	add(i18n.FieldClass, strconv.Itoa(a.Class), strconv.Itoa(b.Class))
	for _, hidden := range []struct {
		name    i18n.Text
		changed bool
	}{{i18n.FieldClass, a.Class == b.Class && a.ClassText != b.ClassText}, {i18n.FieldNIS, a.NIS != b.NIS}, {i18n.FieldNISN, a.NISN != b.NISN}} {
		if hidden.changed {
			parts = append(parts, l.T(hidden.name))
		}
	}
	if a.Birth != b.Birth {
		parts = append(parts, l.T(i18n.FieldBirth))
	}
	return strings.Join(parts, "; ")
}

// reverted says which act was taken back.
func (m page) reverted(seq int) string {
	if m.Event != nil {
		for _, r := range m.Event.Log {
			if r.Seq == seq {
				return m.Lang().T(textLogReverted, m.logLine(r))
			}
		}
	}
	return m.Lang().T(textLogReverted, m.Lang().T(textLogRecord, strconv.Itoa(seq)))
}
