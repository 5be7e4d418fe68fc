package imports

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/lists/roster"
	"wasit/app/session"
	"wasit/app/view"
	"wasit/app/words/i18n"
	"wasit/rules/charset"
)

var fieldNames = [roster.Fields]i18n.Text{roster.Ignored: textReadIgnored, roster.Name: i18n.FieldName, roster.GivenName: textReadGiven,
	roster.Surname: textReadSurname, roster.SortName: i18n.FieldSort, roster.Sex: i18n.FieldSex, roster.Birth: i18n.FieldBirth,
	roster.Rating: i18n.FieldRating, roster.Title: i18n.FieldTitle, roster.Club: i18n.FieldClub, roster.Federation: i18n.FieldFederation,
	roster.FIDEID: i18n.FieldFIDE, roster.NationalRating: i18n.FieldNational, roster.NationalID: i18n.FieldNationalID,
	roster.RapidRating: i18n.FieldRapid, roster.BlitzRating: i18n.FieldBlitz, roster.KFactor: i18n.FieldK, roster.Before: i18n.FieldBefore, roster.Class: i18n.FieldClass,
	roster.Group: textReadGroup, roster.TeamName: textReadTeam, roster.BoardNumber: textReadBoard, roster.NISN: textReadNISN, roster.NIS: textReadNIS,
	roster.Remark: textReadRemark, roster.MaleTick: textReadMaleTick, roster.FemaleTick: textReadFemaleTick}

// reading shows how the list is read, and lets it be read otherwise: characters, separator, header, columns. It is
// folded away unless something looks wrong.
func reading(v *view.V, im Model) app.UI {
	var body []app.UI
	if len(im.Data) > 0 && !im.Plain {
		body = append(body, encoding(v, im))
	}
	summary := v.T(textReadHow)
	if im.TRF == nil {
		body = append(body, kind(v, im))
	}
	if im.Chat {
		summary += ": " + v.T(textReadMessages)
	} else if im.TRF == nil {
		cut := v.T(separators[im.Cells.Sep])
		if im.Sheets == nil {
			body = append(body, separator(v, im))
		} else {
			cut = v.T(textReadSheetAs, im.Sheets[im.Sheet])
		}
		body = append(body, v.Check("header", v.T(textReadHeader, v.Int(headLine(im))), v.In("header", func(s string) session.Msg { return importHeader{On: s == "true"} }), im.Map.Header),
			columns(v, im))
		summary += ": " + v.T(textReadAs, cut, v.N(textReadColumns, len(im.Map.Columns)))
	}
	if len(body) == 0 {
		return nil
	}
	if len(im.Data) > 0 && !im.Plain {
		summary += ", " + string(im.Encoding)
	}
	if unused := im.Unused(); len(unused) > 0 {
		summary += ". " + v.T(textReadUnused, v.JoinComma(unused))
	}
	return app.Details().Class("fold").ID("reading").Open(looksWrong(im)).Body(
		app.Summary().Text(summary), app.Form().Class("form", "form--wide").Body(body...))
}

// headLine is the line of the file that names the columns, or would.
func headLine(im Model) int {
	if im.Map.Head < len(im.Cells.Lines) {
		return im.Cells.Lines[im.Map.Head]
	}
	return 1
}

// looksWrong reports whether a person should look at how the list is read: no column of names, or broken characters.
func looksWrong(im Model) bool {
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

// sheet lets another sheet of a workbook be read.
func sheet(v *view.V, im Model) app.UI {
	options := make([]app.UI, len(im.Sheets))
	for i, name := range im.Sheets {
		options[i] = app.Option().Value(strconv.Itoa(i)).Selected(i == im.Sheet).Text(bounded(name))
	}
	return app.Form().Class("form", "form--under").Body(app.Div().Class("field").Body(app.Label().For("sheet-of").Text(v.T(textReadSheet)),
		app.Select().ID("sheet-of").Class("input").Aria("describedby", "sheet-of-help").DataSet("in", v.In("sheet-of", func(s string) session.Msg {
			n, err := strconv.Atoi(s)
			if err != nil {
				n = im.Sheet
			}
			return importSheet{I: n}
		})).Body(options...),
		app.Span().Class("field__help").ID("sheet-of-help").Text(v.T(textReadSheetHelp))))
}

func encoding(v *view.V, im Model) app.UI {
	options := make([]app.UI, len(charset.All))
	for i, e := range charset.All {
		options[i] = app.Option().Value(string(e)).Selected(e == im.Encoding).Text(string(e))
	}
	return app.Div().Class("field").Body(app.Label().For("encoding").Text(v.T(textReadEncoding)),
		app.Select().ID("encoding").Class("input").Aria("describedby", "encoding-help").DataSet("in", v.In("encoding", func(s string) session.Msg {
			return importEncoding{Encoding: charset.Encoding(s)}
		})).Body(options...), app.Span().Class("field__help").ID("encoding-help").Text(v.T(textReadEncodeAs)))
}

var separators = map[rune]i18n.Text{';': textSepSemicolon, ',': textSepComma, '\t': textSepTab, '|': textSepUpright, roster.Aligned: textSepAligned, 0: textSepNone}

func separator(v *view.V, im Model) app.UI {
	var options []view.Option
	for _, sep := range []rune{';', ',', '\t', '|', roster.Aligned, 0} {
		options = append(options, view.Option{Key: strconv.Itoa(int(sep)), Text: v.T(separators[sep])})
	}
	return v.Seg("separator", v.T(textReadSeparator), strconv.Itoa(int(im.Cells.Sep)), v.In("separator", func(s string) session.Msg {
		n, err := strconv.Atoi(s)
		if err != nil {
			n = int(im.Cells.Sep)
		}
		return importSeparator{Sep: rune(n)}
	}), options)
}

// kind lets the text be read as messages or as a table.
func kind(v *view.V, im Model) app.UI {
	return app.Div().Body(v.Seg("kind", v.T(textReadKind), strconv.FormatBool(im.Chat),
		v.In("kind", func(s string) session.Msg { return importAs{Chat: s == "true"} }),
		[]view.Option{{Key: "true", Text: v.T(textReadMessages)}, {Key: "false", Text: v.T(textReadTable)}}),
		app.Span().Class("field__help").Text(v.T(textReadKindHelp)))
}

// columns lets each column's field be chosen, with its first cells to go by.
func columns(v *view.V, im Model) app.UI {
	cards := make([]app.UI, len(im.Map.Columns))
	for i, f := range im.Map.Columns {
		id := "column-" + strconv.Itoa(i)
		var options []app.UI
		for field := range roster.Fields {
			options = append(options, app.Option().Value(strconv.Itoa(int(field))).Selected(field == f).Text(v.T(fieldNames[field])))
		}
		label := v.T(textReadColumn, strconv.Itoa(i+1))
		if names := im.Map.Names(im.Cells); i < len(names) && names[i] != "" {
			label = names[i]
		}
		card := []app.UI{app.Label().For(id).Text(label), app.Select().ID(id).Class("input").DataSet("in", v.In(id, func(s string) session.Msg {
			n, err := strconv.ParseUint(s, 10, 8)
			if err != nil {
				n = uint64(f)
			}
			return importColumn{I: i, Field: roster.Field(n)}
		})).Body(options...)}
		for _, cell := range firstCells(im, i) {
			card = append(card, app.Span().Class("review__src").Text(cell))
		}
		cards[i] = app.Div().Class("field").Body(card...)
	}
	return app.Div().Class("fields", "columns").Body(cards...)
}

// firstCells are the first filled cells of a column.
func firstCells(im Model, column int) []string {
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
