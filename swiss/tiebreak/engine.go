package tiebreak

import "wasit/swiss"

// engine computes values of one event under one edition. Columns are kept, so each code is computed once.
type engine struct {
	f     *field
	rules *edition
	views [2][2]*view // by reference score, and as it is or with the last round drawn (see newView)
	cols  map[Code][]Value
	parts []Part  // scratch: one value's parts at a time
	marks []int32 // scratch: the place of each participant in a tied group, 0 outside
	given map[swiss.TPN]int64
}

func newEngineWith(f *field, rules Rules, p Policy) *engine {
	return &engine{f: f, rules: rules.edition().with(p), cols: map[Code][]Value{}, parts: make([]Part, 0, f.rounds)}
}

func (e *engine) view(ref int, fore bool) *view {
	v := &e.views[ref][btoi(fore)]
	if *v == nil {
		*v = newView(e.f, e.rules, ref, fore)
	}
	return *v
}

// ref returns the reference score that a code names.
func (e *engine) ref(c Code) int {
	switch c.Ref {
	case "MP":
		return 0
	case "GP":
		if e.f.team {
			return 1
		}
		return 0
	}
	return e.f.primary
}

// column returns the values of a code for every participant, by index. They are the engine's: not to be changed.
func (e *engine) column(c Code) []Value {
	if col, ok := e.cols[c]; ok {
		return col
	}
	col := make([]Value, e.f.len())
	if e.applies(c) {
		for p := range col {
			a := e.arithmetic(c, p)
			col[p] = a.Value
		}
	}
	e.cols[c] = col
	return col
}

// applies reports whether a code has values in this event at all.
func (e *engine) applies(c Code) bool {
	f, known := families[c.Name]
	switch {
	case c.Name == Given:
		return true
	case !known, e.f.team && !f.team, !e.f.team && !f.solo:
		return false
	case f.table == ratings:
		return e.allRated(c.Unrated)
	case e.f.predetermined && !e.rules.buchholzInTable:
		return c.Name != "BH" && c.Name != "FB" && c.Name != "AOB" && c.Name != "SSSC" // 8
	}
	return true
}

// arithmetic computes one value. Its parts are in the engine's scratch space until the next call.
func (e *engine) arithmetic(c Code, p int) Arithmetic {
	e.parts = e.parts[:0]
	a := Arithmetic{Code: c, TPN: e.f.ids[p], Unit: 1}
	switch c.Name {
	case Given:
		if n, ok := e.given[a.TPN]; ok {
			a.Value = value(n, 100)
		}
	case "BH", "FB", "SB", "EMMSB", "EMGSB", "EGMSB", "EGGSB":
		e.buchholz(&a, p)
	case "AOB":
		e.averageBuchholz(&a, p)
	case "KS":
		e.koya(&a, p)
	case "PS":
		e.progressive(&a, p)
	case "ARO", "TPR", "PTP", "APRO", "APPO":
		e.performance(&a, p)
	case "ABH", "AFB":
		v := e.view(e.ref(c), c.Name == "AFB")
		a.Unit, a.Value, a.Article = 10, value(int64(v.adj[p]), 10), "16.3"
		e.parts = append(e.parts, Part{Source: FromRound, Real: v.real[p], Score: v.adj[p], Late: v.late[p], Amount: int64(v.adj[p]), Article: "16.3"})
	default:
		if !e.own(&a, p) {
			e.teamValue(&a, p)
		}
	}
	a.Parts = e.parts
	return a
}

// sum sets the value of a sum from the parts that are kept.
func (a *Arithmetic) sum(parts []Part) {
	var total int64
	a.Count = 0
	for i := range parts {
		if parts[i].Cut == Kept {
			total += parts[i].Amount
			a.Count++
		}
	}
	a.Value = value(total, a.Unit)
}

// average turns the sum into an average over the parts that are kept; none gives an undefined value.
func (a *Arithmetic) average(parts []Part) {
	a.sum(parts)
	a.Average = true
	if a.Count == 0 {
		a.Value = Value{}
		return
	}
	a.Value.den *= a.Count
}

// round rounds the value half up to an integer.
func (a *Arithmetic) round() {
	a.Rounded = true
	if a.Value.Defined() {
		a.Value = value(roundHalfUp(a.Value.num, a.Value.den), 1)
	}
}
