package players

import (
	"slices"
	"strconv"
	"strings"

	"wasit/app/event/journal"
	"wasit/app/lists/lexicon"
	"wasit/app/session"
	"wasit/app/words/i18n"
	"wasit/swiss"
)

// playerForm is what stands in the fields of a player's form, as typed.
type playerForm struct {
	Name, Sort, Birth, Rating, Title, Club, Federation, FIDEID, Class, Remark string
	NIS, NISN                                                                 string // of a pupil
	NationalID, Standard, Rapid, Blitz, National, K                           string // as federations list him
	Roster                                                                    string // of a team: a name a line
	Sex                                                                       swiss.Sex

	Counted counted        // the rating as it was before anybody typed one
	Source  journal.Source // of the ratings
}

// counted is a rating and the list that it is of.
type counted struct{ Value, Source string }

// otherRating is a rating that a list has of the player, beside the one that counts.
type otherRating struct {
	field, value, source string
	name                 i18n.Text
}

// otherRatings are those that may count where the player has none.
func (f playerForm) otherRatings() (list []otherRating) {
	if journal.Clean(f.Rating) != "" {
		return nil
	}
	for _, x := range [...]otherRating{
		{"standard", f.Standard, journal.SourceFIDE, i18n.FieldStandard}, {"rapid", f.Rapid, journal.SourceFIDE, i18n.FieldRapid},
		{"blitz", f.Blitz, journal.SourceFIDE, i18n.FieldBlitz}, {"national", f.National, journal.SourceNational, i18n.FieldNational},
	} {
		if journal.Clean(x.value) != "" {
			list = append(list, x)
		}
	}
	return list
}

// formOf fills a form with what is known.
func formOf(l i18n.Lang, p journal.PlayerInfo) playerForm {
	return playerForm{Name: p.Name, Sort: p.SortName, Birth: dateText(l, swiss.Date(p.Birth)), Rating: session.Number(p.Rating), Title: p.Title,
		NationalID: p.NationalID, Standard: session.Number(p.Ratings.Standard), Rapid: session.Number(p.Ratings.Rapid), Blitz: session.Number(p.Ratings.Blitz),
		National: session.Number(p.Ratings.National), K: session.Number(p.Ratings.K),
		Club: p.Club, Federation: p.Federation, FIDEID: p.FIDEID, Class: p.ClassName(), NIS: p.NIS, NISN: p.NISN, Remark: p.Remark, Sex: p.Sex,
		Counted: counted{session.Number(p.Rating), p.Source.Rating}, Source: p.Source}
}

// dateText writes a day as it is typed: 12/03/2015, 12. 3. 2015., or the year alone.
func dateText(l i18n.Lang, d swiss.Date) string {
	switch {
	case d.IsZero():
		return ""
	case d.Month == 0 || d.Day == 0:
		return strconv.Itoa(d.Year)
	case l == i18n.HR:
		return strconv.Itoa(d.Day) + ". " + strconv.Itoa(d.Month) + ". " + strconv.Itoa(d.Year) + "."
	}
	two := func(n int) string { return strconv.Itoa(n/10) + strconv.Itoa(n%10) }
	return two(d.Day) + "/" + two(d.Month) + "/" + strconv.Itoa(d.Year)
}

// set changes one field; sex has the values "", "m" and "f".
func (f playerForm) set(field, value string) playerForm {
	if field == "sex" {
		f.Sex = map[string]swiss.Sex{"m": swiss.Male, "f": swiss.Female}[value]
		return f
	}
	for name, text := range f.texts() {
		if name == field {
			*text = value
		}
	}
	return f
}

func (f *playerForm) texts() map[string]*string {
	return map[string]*string{"name": &f.Name, "sort": &f.Sort, "birth": &f.Birth, "rating": &f.Rating, "title": &f.Title, "club": &f.Club,
		"federation": &f.Federation, "fideID": &f.FIDEID, "class": &f.Class, "nis": &f.NIS, "nisn": &f.NISN,
		"natID": &f.NationalID, "standard": &f.Standard, "rapid": &f.Rapid, "blitz": &f.Blitz, "national": &f.National, "k": &f.K, "remark": &f.Remark, "roster": &f.Roster}
}

// Info reads the form onto old, which keeps what has no field. Faults are the fields that cannot be read.
func (f playerForm) Info(old journal.PlayerInfo) (info journal.PlayerInfo, faults []string) {
	info = old
	info.Name, info.SortName, info.Club = journal.Clean(f.Name), journal.Clean(f.Sort), journal.Clean(f.Club)
	info.Title, info.Federation = strings.ToUpper(journal.Clean(f.Title)), strings.ToUpper(journal.Clean(f.Federation))
	info.FIDEID, info.NationalID, info.Remark, info.Sex = journal.Clean(f.FIDEID), journal.Clean(f.NationalID), journal.Clean(f.Remark), f.Sex
	check := func(ok bool, field string) {
		if !ok {
			faults = append(faults, field)
		}
	}
	check(info.Name != "", "name")
	_, known := swiss.ParseTitle(info.Title)
	check(known, "title")
	check(session.IsCode(info.Federation), "federation")
	check(session.IsDigits(info.FIDEID), "fideID")
	var ok bool
	for _, n := range [...]struct {
		field, text string
		into        *int
		limit       int
	}{{"rating", f.Rating, &info.Rating, journal.MaxRating}, {"standard", f.Standard, &info.Ratings.Standard, journal.MaxRating},
		{"rapid", f.Rapid, &info.Ratings.Rapid, journal.MaxRating}, {"blitz", f.Blitz, &info.Ratings.Blitz, journal.MaxRating},
		{"national", f.National, &info.Ratings.National, journal.MaxRating}, {"k", f.K, &info.Ratings.K, journal.MaxK}} {
		*n.into, ok = session.Whole(n.text, n.limit)
		check(ok, n.field)
	}
	info.Source = f.sourceOf(info)
	info.Class, ok = lexicon.ParseClass(f.Class)
	check(ok || journal.Clean(f.Class) == "", "class")
	if info.ClassText = journal.Clean(f.Class); !ok || info.ClassText == strconv.Itoa(info.Class) {
		info.ClassText = ""
	}
	info.NIS, info.NISN = journal.Clean(f.NIS), journal.Clean(f.NISN)
	info.Birth = journal.Date{}
	if birth := journal.Clean(f.Birth); birth != "" {
		d, ok := lexicon.ParseDate(birth)
		info.Birth = journal.Date(d)
		check(ok && info.Birth.IsValid(), "birth")
	}
	slices.Sort(faults)
	return info, faults
}

// sourceOf says where the ratings of a player are from whom the form makes: one that was typed is of no list.
func (f playerForm) sourceOf(info journal.PlayerInfo) journal.Source {
	from := f.Source
	switch {
	case info.Rating == 0:
		from.Rating = ""
	case session.Number(info.Rating) == f.Counted.Value:
		from.Rating = f.Counted.Source
	default:
		from.Rating = journal.SourceHand
	}
	return from
}
