package journal

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// kept are the texts that stay in an anonymised journal, by kind of fact: the event's own words, its sections and rules, and
// codes. Whatever is not listed here must be gone.
var kept = map[Kind]string{
	KindEventCreated:       eventWords,
	KindEventChanged:       eventWords,
	KindSectionAdded:       sectionWords,
	KindSectionChanged:     sectionWords,
	KindTieBreaksChanged:   "rules, tieBreaks",
	KindPlayerAdded:        "title",
	KindPlayerChanged:      "title",
	KindPlayersImported:    "players title",
	KindPlayerEnteredLate:  "title, missed",
	KindPlayerTransferred:  "worth kind",
	KindByeRequested:       "bye",
	KindPresenceNoted:      "presence",
	KindInitialOrderFixed:  "rule keys",
	KindLotDrawn:           "for",
	KindRoundPaired:        "absent bye, engine, system",
	KindPairingChanged:     "absent bye",
	KindLawsChosen:         "class, edition, overlay",
	KindLocalRulesSet:      "brings, name, offences offence",
	KindOffenceRecorded:    "mate, offence",
	KindClaimHeard:         "answers, claim",
	KindArbiterCalled:      "side, why",
	KindProtestLodged:      "about",
	KindHallSet:            "cap level, cap method",
	KindCapDecided:         "rule level, rule method",
	KindResultChecked:      "how",
	KindPrizesChosen:       "currency, list level, list name, split",
	KindWordingChanged:     "of",
	KindDeviceInvited:      "duty",
	KindPapersFiled:        "arbiterName, deputyNames, federation, organizer, place",
	KindRatingDeclared:     "code, counts, list, periods",
	KindModeLeft:           "rule",
	KindDeviationNoted:     "rule",
	KindRoundsCompared:     "rounds engine bye, rounds file bye",
	KindCertificatesSigned: "head, list for",
}

const (
	eventWords   = "arbiter, deputies, federation, id, language, name, organizer, place, template, zone"
	sectionWords = "edition, level, missed, name, options keizer, options ladder, options matchTie, options playOff, options wishes, order keys, system, tieBreaks, tieRules, timeCode, timeControl, " +
		"options values win, options values draw, options values loss, options values forfeitWin, options values bye, options values club, options values excused, options values unexcused, options values late, options values own, options values gone"
)

// TestAnonymiseLeavesNoText writes a name into every text that a fact of any kind can hold.
func TestAnonymiseLeavesNoText(t *testing.T) {
	const name = "Rahasia"
	for _, row := range kinds {
		e, err := row.decode([]byte("{}"))
		if err != nil {
			t.Fatal(err)
		}
		v := reflect.New(reflect.TypeOf(e)).Elem()
		write(v, name, 0)
		data, err := json.Marshal(v.Interface().(Event).nameless())
		if err != nil {
			t.Fatal(row.kind, err)
		}
		var read any
		if err := json.Unmarshal(data, &read); err != nil {
			t.Fatal(err)
		}
		for _, place := range texts("", read, name) {
			if !slices.Contains(strings.Split(kept[row.kind], ", "), place) {
				t.Errorf("%s keeps %q", row.kind, place)
			}
		}
	}
}

// TestTextsAreCleaned: a fact that holds a text cleans or checks it, but for codes that apply compares with those it knows.
func TestTextsAreCleaned(t *testing.T) {
	codes := map[Kind]string{KindByeRequested: "bye", KindPresenceNoted: "presence", KindResultChecked: "how", KindPlayerTransferred: "worth kind"}
	for _, row := range kinds {
		v := reflect.New(row.fact).Elem()
		write(v, "x", 0)
		data, err := json.Marshal(v.Interface())
		if err != nil {
			t.Fatal(row.kind, err)
		}
		var read any
		if err := json.Unmarshal(data, &read); err != nil {
			t.Fatal(err)
		}
		places := strings.Join(texts("", read, "x"), ", ")
		if _, ok := v.Interface().(cleaner); !ok && places != codes[row.kind] {
			t.Errorf("%s takes %q as it comes", row.kind, places)
		}
	}
}

// write fills every text below v, and one element of every list.
func write(v reflect.Value, text string, depth int) {
	if depth > 8 {
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(text)
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Field(i).CanSet() {
				write(v.Field(i), text, depth+1)
			}
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		write(v.Index(0), text, depth+1)
	case reflect.Array:
		for i := range v.Len() {
			write(v.Index(i), text, depth+1)
		}
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		write(v.Elem(), text, depth+1)
	case reflect.Map:
		key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
		write(key, text, depth+1)
		write(value, text, depth+1)
		v.Set(reflect.MakeMap(v.Type()))
		v.SetMapIndex(key, value)
	}
}

// texts lists the places below v that hold a text.
func texts(at string, v any, text string) []string {
	var list []string
	switch v := v.(type) {
	case string:
		if strings.Contains(v, text) {
			list = append(list, at)
		}
	case []any:
		for _, x := range v {
			list = append(list, texts(at, x, text)...)
		}
	case map[string]any:
		for k, x := range v {
			list = append(list, texts(strings.TrimSpace(at+" "+k), x, text)...)
			if strings.Contains(k, text) {
				list = append(list, at+" (key)")
			}
		}
	}
	return list
}

// TestPublicHidesNotes: no fact of any kind takes a birth date, a remark or a note to a device that only scores, checks in or
// shows; and what is left of the golden journals still makes a state.
func TestPublicHidesNotes(t *testing.T) {
	const secret = "Rahasia"
	for _, row := range kinds {
		v := reflect.New(row.fact).Elem()
		write(v, secret, 0)
		data, err := json.Marshal(Record{Event: v.Interface().(Event)}.Public().Event)
		if err != nil {
			t.Fatal(row.kind, err)
		}
		var read any
		if err := json.Unmarshal(data, &read); err != nil {
			t.Fatal(err)
		}
		for _, place := range texts("", read, secret) {
			last := place[strings.LastIndexByte(place, ' ')+1:]
			if last == "remark" || last == "note" || row.kind == KindNoteAdded || strings.HasPrefix(string(row.kind), "protest") && last == "text" {
				t.Errorf("%s shows %q", row.kind, place)
			}
		}
	}
	for name, records := range Halls(t) {
		s := State{}
		for _, r := range records {
			var err error
			if s, err = Apply(s, r.Public()); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
		for _, p := range s.players {
			if p != nil && (!p.Birth.IsZero() || p.Remark != "") {
				t.Errorf("%s: %s keeps %v %q", name, p.Name, p.Birth, p.Remark)
			}
		}
	}
}
