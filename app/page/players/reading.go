package players

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/i18n"
	"wasit/app/model"
	"wasit/app/roster"
	"wasit/app/view"
)

var fieldNames = [roster.Fields]i18n.Text{roster.Ignored: i18n.ReadIgnored, roster.Name: i18n.FieldName, roster.GivenName: i18n.ReadGiven,
	roster.Surname: i18n.ReadSurname, roster.SortName: i18n.FieldSort, roster.Sex: i18n.FieldSex, roster.Birth: i18n.FieldBirth,
	roster.Rating: i18n.FieldRating, roster.Title: i18n.FieldTitle, roster.Club: i18n.FieldClub, roster.Federation: i18n.FieldFederation,
	roster.FIDEID: i18n.FieldFIDE, roster.NationalRating: i18n.FieldRating, roster.Class: i18n.FieldClass}

// reading shows how the list is read, and lets it be read otherwise: characters, separator, header, columns. It is
// folded away unless something looks wrong.
func reading(v *view.V, im model.Import) app.UI {
	var body []app.UI
	if len(im.Data) > 0 && !im.Plain {
		body = append(body, encoding(v, im))
	}
	summary := v.T(i18n.ReadHow)
	if im.TRF == nil {
		body = append(body, kind(v, im))
	}
	if im.Chat {
		summary += ": " + v.T(i18n.ReadMessages)
	} else if im.TRF == nil {
		body = append(body, separator(v, im),
			v.Check("header", v.T(i18n.ReadHeader, v.Int(headLine(im))), v.In("header", func(s string) model.Msg { return model.ImportHeader{On: s == "true"} }), im.Map.Header),
			columns(v, im))
		summary += ": " + v.T(i18n.ReadAs, v.T(separators[im.Cells.Sep]), v.N(i18n.ReadColumns, len(im.Map.Columns)))
	}
	if len(body) == 0 {
		return nil
	}
	if len(im.Data) > 0 && !im.Plain {
		summary += ", " + im.Encoding.String()
	}
	if unused := im.Unused(); len(unused) > 0 {
		summary += ". " + v.T(i18n.ReadUnused, v.JoinComma(unused))
	}
	return app.Details().Class("fold").ID("reading").Open(looksWrong(im)).Body(
		app.Summary().Text(summary), app.Form().Class("form", "form--wide").Body(body...))
}

// headLine is the line of the file that names the columns, or would.
func headLine(im model.Import) int {
	if im.Map.Head < len(im.Cells.Lines) {
		return im.Cells.Lines[im.Map.Head]
	}
	return 1
}

// looksWrong reports whether a person should look at how the list is read: no column of names, or broken characters.
func looksWrong(im model.Import) bool {
	if im.TRF != nil || im.Chat {
		return false
	}
	if im.Map.Unsure {
		return true
	}
	for _, f := range im.Map.Columns {
		if f == roster.Name || f == roster.Surname {
			return strings.ContainsRune(strings.Join(im.Cells.Source, ""), '\uFFFD')
		}
	}
	return true
}

func encoding(v *view.V, im model.Import) app.UI {
	var options []view.Option
	for _, e := range []roster.Encoding{roster.UTF8, roster.Windows1250, roster.Windows1252} {
		options = append(options, view.Option{Key: strconv.Itoa(int(e)), Text: e.String()})
	}
	return app.Div().Body(v.Seg("encoding", v.T(i18n.ReadEncoding), strconv.Itoa(int(im.Encoding)),
		v.In("encoding", func(s string) model.Msg {
			n, err := strconv.ParseUint(s, 10, 8)
			if err != nil {
				n = uint64(im.Encoding)
			}
			return model.ImportEncoding{Encoding: roster.Encoding(n)}
		}), options), app.Span().Class("field__help").Text(v.T(i18n.ReadEncodeAs)))
}

var separators = map[rune]i18n.Text{';': i18n.SepSemicolon, ',': i18n.SepComma, '\t': i18n.SepTab, '|': i18n.SepUpright, 0: i18n.SepNone}

func separator(v *view.V, im model.Import) app.UI {
	var options []view.Option
	for _, sep := range []rune{';', ',', '\t', '|', 0} {
		options = append(options, view.Option{Key: strconv.Itoa(int(sep)), Text: v.T(separators[sep])})
	}
	return v.Seg("separator", v.T(i18n.ReadSeparator), strconv.Itoa(int(im.Cells.Sep)), v.In("separator", func(s string) model.Msg {
		n, err := strconv.Atoi(s)
		if err != nil {
			n = int(im.Cells.Sep)
		}
		return model.ImportSeparator{Sep: rune(n)}
	}), options)
}

// columns lets each column's field be chosen, with its first cells to go by.
func columns(v *view.V, im model.Import) app.UI {
	cards := make([]app.UI, len(im.Map.Columns))
	for i, f := range im.Map.Columns {
		id := "column-" + strconv.Itoa(i)
		var options []app.UI
		for field := range roster.Fields {
			options = append(options, app.Option().Value(strconv.Itoa(int(field))).Selected(field == f).Text(v.T(fieldNames[field])))
		}
		label := v.T(i18n.ReadColumn, strconv.Itoa(i+1))
		if names := im.Map.Names(im.Cells); i < len(names) && names[i] != "" {
			label = names[i]
		}
		card := []app.UI{app.Label().For(id).Text(label), app.Select().ID(id).Class("input").DataSet("in", v.In(id, func(s string) model.Msg {
			n, err := strconv.ParseUint(s, 10, 8)
			if err != nil {
				n = uint64(f)
			}
			return model.ImportColumn{I: i, Field: roster.Field(n)}
		})).Body(options...)}
		for _, cell := range firstCells(im, i) {
			card = append(card, app.Span().Class("review__src").Text(cell))
		}
		cards[i] = app.Div().Class("field").Body(card...)
	}
	return app.Div().Class("fields", "columns").Body(cards...)
}

// firstCells are the first filled cells of a column.
func firstCells(im model.Import, column int) []string {
	var cells []string
	for i, r := range im.Cells.Rows {
		if im.Map.Header && i <= im.Map.Head || column >= len(r) || r[column] == "" {
			continue
		}
		if cells = append(cells, r[column]); len(cells) == 3 {
			break
		}
	}
	return cells
}
