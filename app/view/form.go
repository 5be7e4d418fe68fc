package view

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"wasit/app/session"
	"wasit/app/words/i18n"
)

// Field is one labelled control of a form.
type Field struct {
	ID, Label   string
	Help, Error string
	Type        string // of an input: "text" when empty, "date", "number", "search"
	Value       string
	In          string // from V.In
	Rows        int    // more than 0: a text area
	Max         int    // characters
	Numeric     bool   // digits in table figures
	Complete    string // autocomplete, "off" when empty
	Least, Most int    // of a whole number: the field says so, and takes the nearest when it is left; Most 0: anything
}

// Field draws f.
func (v *V) Field(f Field) app.UI {
	if f.Most > 0 && f.Help == "" {
		f.Help = v.T(i18n.NumberWithin, v.Int(f.Least), v.Int(f.Most))
	}
	control := v.control(f)
	body := []app.UI{app.Label().For(f.ID).Text(f.Label), control}
	return app.Div().Class("field").Body(append(body, notes(f)...)...)
}

func notes(f Field) []app.UI {
	var n []app.UI
	if f.Help != "" {
		n = append(n, app.Span().Class("field__help").ID(f.ID+"-help").Text(f.Help))
	}
	if f.Error != "" {
		n = append(n, app.Span().Class("field__err").ID(f.ID+"-err").Attr("role", "alert").Body(
			Icon("warn"), app.Text(" "+f.Error)))
	}
	return n
}

func (v *V) control(f Field) app.UI {
	invalid, notes := f.describe()
	if f.Rows > 0 {
		t := app.Textarea().ID(f.ID).Class("input").Rows(f.Rows).DataSet("in", f.In).Text(f.Value)
		if invalid {
			t = t.Aria("invalid", "true")
		}
		if notes != "" {
			t = t.Aria("describedby", notes)
		}
		if f.Max > 0 {
			t = t.MaxLength(f.Max)
		}
		return t
	}
	if f.Type == "" {
		f.Type = "text"
	}
	if f.Complete == "" {
		f.Complete = "off"
	}
	i := app.Input().ID(f.ID).Class("input").Type(f.Type).Value(f.Value).DataSet("in", f.In).DataSet("is", "="+f.Value).Attr("autocomplete", f.Complete)
	if f.Max > 0 {
		i = i.MaxLength(f.Max)
	}
	if f.Numeric {
		i = i.Class("num").Attr("inputmode", "numeric")
	}
	if f.Most > 0 {
		i = i.DataSet("within", "limits")
	}
	if invalid {
		i = i.Aria("invalid", "true")
	}
	if notes != "" {
		i = i.Aria("describedby", notes)
	}
	return i
}

// describe says whether the value is refused, and names the notes that a screen reader reads with the control: the fault first.
func (f Field) describe() (invalid bool, notes string) {
	var ids []string
	if f.Error != "" {
		ids = append(ids, f.ID+"-err")
	}
	if f.Help != "" {
		ids = append(ids, f.ID+"-help")
	}
	return f.Error != "", strings.Join(ids, " ")
}

// Option is one of several exclusive choices.
type Option struct {
	Key, Text string
	Under     string // second line, for Choices
}

// Seg draws two to five exclusive choices as one strip; picking one calls in with its key.
func (v *V) Seg(name, legend, chosen, in string, options []Option) app.UI {
	body := []app.UI{app.Legend().Class("legend").Text(legend)}
	strip := make([]app.UI, len(options))
	for i, o := range options {
		strip[i] = app.Label().Class("seg__o").Body(v.radio(name, o.Key, chosen, in), app.Text(o.Text))
	}
	return app.FieldSet().Class("field").Body(append(body, app.Div().Class(SegClass(len(strip))).Body(strip...))...)
}

// SegClass is the class of a strip of n keys: on a phone five or more stand in lines, and one that is left over takes a whole one.
func SegClass(n int) string {
	switch {
	case n < 5:
		return "seg"
	case n%2 == 0:
		return "seg seg--many"
	}
	return "seg seg--many seg--odd"
}

// Choices draws exclusive choices with a second line each.
func (v *V) Choices(name, legend, chosen, in string, options []Option) app.UI {
	rows := make([]app.UI, len(options))
	for i, o := range options {
		rows[i] = app.Label().Class("choice").Body(v.radio(name, o.Key, chosen, in),
			app.B().Text(o.Text), app.Span().Class("under").Text(o.Under))
	}
	return app.FieldSet().Class("field").Body(app.Legend().Class("legend").Text(legend), app.Div().Class("choices").Body(rows...))
}

func (v *V) radio(name, key, chosen, in string) app.UI {
	return v.Choice("radio", name+"-"+key, in, key == chosen).Name(name).Value(key)
}

// Choice is a tick box or a radio button. Data-on says what the model has: the browser's own mark follows the finger.
func (v *V) Choice(kind, id, in string, on bool) app.HTMLInput {
	v.chooses = true
	return app.Input().Type(kind).ID(id).Checked(on).DataSet("on", strconv.FormatBool(on)).DataSet("in", in)
}

// Switch draws an on/off that acts at once.
func (v *V) Switch(id, text, in string, on bool) app.UI {
	return app.Label().Class("switch").Body(app.Span().Text(text),
		v.Choice("checkbox", id, in, on).Attr("role", "switch"))
}

// SwitchUnder is [V.Switch] with a second line that says what it changes.
func (v *V) SwitchUnder(id, text, under, in string, on bool) app.UI {
	return app.Label().Class("switch").Body(app.Span().Body(app.Span().Text(text), app.Span().Class("under").ID(id+"-help").Text(under)),
		v.Choice("checkbox", id, in, on).Attr("role", "switch").Aria("label", text).Aria("describedby", id+"-help"))
}

// Check draws a tick that waits for the main button.
func (v *V) Check(id, text, in string, on bool) app.UI {
	return app.Label().Class("check").Body(
		v.Choice("checkbox", id, in, on), app.Span().Text(text))
}

// Stepper is a small number that is typed, or changed with minus and plus.
type Stepper struct {
	ID, Label, Help    string
	Less, More         string // spoken names of the two keys where these are not less and more
	Value, Least, Most int
	Step               int  // of the keys, 1 when 0; what is typed need not be a multiple
	Heard              bool // the label stands beside it already, as a head of its row: it is only for those who hear it
	To                 func(n int) session.Msg
}

// Limited makes a field one of a number that has limits: while it is typed into it keeps what was typed, and when it is left it shows the
// number that counts. WebKit tells of no change there, for it forgets that somebody typed when a program writes into the field.
func Limited(field app.HTMLInput, counts string) app.HTMLInput {
	return field.Value(counts).DataSet("is", "="+counts).DataSet("within", "limits").OnBlur(func(ctx app.Context, e app.Event) {
		ctx.PreventUpdate()
		Settle(e.Get("target"))
	})
}

// IsLimited reports a field that [Limited] made.
func IsLimited(field app.Value) bool { return field.Get("dataset").Get("within").Truthy() }

// Settle shows the number that counts in a field that [Limited] made: what was typed may have passed its limits, or be none.
func Settle(field app.Value) {
	if is := field.Get("dataset").Get("is"); IsLimited(field) && is.Type() == app.TypeString {
		field.Set("value", strings.TrimPrefix(is.String(), "="))
		field.Set("typed", nil)
	}
}

// Stepper draws s.
func (v *V) Stepper(s Stepper) app.UI {
	step := max(s.Step, 1)
	within := v.T(i18n.NumberWithin, v.Int(s.Least), v.Int(s.Most))
	field := app.Input().ID(s.ID).Type("text").Attr("inputmode", "numeric").Attr("autocomplete", "off").Class("num").MaxLength(len(strconv.Itoa(s.Most))).
		Aria("labelledby", s.ID+"-label").Title(within).DataSet("in", v.In(s.ID, func(text string) session.Msg { return s.To(s.typed(text)) }))
	field = Limited(field, strconv.Itoa(s.Value))
	label := "legend"
	if s.Heard {
		label = "vh"
	}
	body := []app.UI{app.Span().Class(label).ID(s.ID + "-label").Text(s.Label),
		app.Div().Class("stepper").Attr("role", "group").Aria("labelledby", s.ID+"-label").Body(
			v.stepKey(s, "–", or(s.Less, v.T(i18n.OptLess)), "-less", max(s.Value-step, s.Least)), field,
			v.stepKey(s, "+", or(s.More, v.T(i18n.OptMore)), "-more", min(s.Value+step, s.Most)))}
	if s.Help != "" {
		body = append(body, app.Span().Class("field__help").Text(s.Help))
	}
	return app.Div().Class("field").Body(body...)
}

// stepKey is minus or plus; at a limit it leads nowhere.
func (v *V) stepKey(s Stepper, sign, name, id string, to int) app.UI {
	key := app.Button().Type("button").Aria("label", s.Label+": "+name).Text(sign)
	if to == s.Value {
		return key.Aria("disabled", "true")
	}
	return key.DataSet("act", v.Act(s.ID+id, s.To(to)))
}

// typed is the number that a text means, the nearest that there may be; what is no number changes nothing.
func (s Stepper) typed(text string) int {
	n, err := strconv.Atoi(strings.TrimSpace(text))
	if err != nil {
		return s.Value
	}
	return min(max(n, s.Least), s.Most)
}

func or(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}
