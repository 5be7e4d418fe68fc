// Package figures gathers what benchmarks print into one table: the median of several runs and their spread, beside the yardstick
// and the budget that the benchmark itself names, or beside the same benchmark of another commit.
package figures

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"text/tabwriter"
)

// A Set holds the figures of several runs: benchmark → unit → a value for each run.
type Set map[string]map[string][]float64

// Read adds what one run of `go test -bench` printed, the names after a prefix, and passes each line on to echo.
func (s Set) Read(out io.Reader, prefix string, echo io.Writer) error {
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if _, err := fmt.Fprintln(echo, lines.Text()); err != nil {
			return err
		}
		s.add(prefix, lines.Text())
	}
	return lines.Err()
}

// add takes a line such as "BenchmarkPress-2   1   4.0 p50-ms   5 budget-p50-ms"; any other line says nothing.
func (s Set) add(prefix, line string) {
	f := strings.Fields(line)
	if len(f) < 4 || len(f)%2 != 0 || !strings.HasPrefix(f[0], "Benchmark") {
		return
	}
	name := strings.TrimPrefix(f[0], "Benchmark")
	if at := strings.LastIndexByte(name, '-'); at > 0 { // the number of processors
		if _, err := strconv.Atoi(name[at+1:]); err == nil {
			name = name[:at]
		}
	}
	name = prefix + name
	if s[name] == nil {
		s[name] = map[string][]float64{}
	}
	for i := 2; i < len(f); i += 2 {
		if v, err := strconv.ParseFloat(f[i], 64); err == nil {
			s[name][f[i+1]] = append(s[name][f[i+1]], v)
		}
	}
}

// HoldAgainst gives the figures after a prefix, instead of their own budgets, one in times of the same benchmark without it.
func (s Set) HoldAgainst(prefix string, times float64) {
	for name, units := range s {
		plain, ok := strings.CutPrefix(name, prefix)
		if !ok {
			continue
		}
		maps.DeleteFunc(units, func(unit string, _ []float64) bool {
			return strings.HasPrefix(unit, "budget-") || strings.HasPrefix(unit, "yardstick-")
		})
		if native := s[plain]["ns/op"]; native != nil && units["ns/op"] != nil {
			middle, _ := median(native)
			units["yardstick-ns/op"], units["budget-ns/op"] = []float64{middle}, []float64{times * middle}
		}
	}
}

// median returns the middle value, and how far the values lie apart as a part of it.
func median(values []float64) (middle, spread float64) {
	list := slices.Sorted(slices.Values(values))
	middle = list[len(list)/2]
	if middle != 0 {
		spread = (list[len(list)-1] - list[0]) / middle
	}
	return middle, spread
}

// A Row is a figure with a budget.
type Row struct {
	What, Unit   string
	Ours, Spread float64 // the spread as a part of ours
	Yardstick    float64 // 0 where the benchmark has none
	Budget       float64
	Within, More bool // More: a larger figure is better
}

// Rows lists the figures for which a benchmark names a budget: "budget-p50-ms" is that of "p50-ms". A budget without its figure
// is an error, for it would be met by silence.
func (s Set) Rows() ([]Row, error) {
	var rows []Row
	for _, what := range slices.Sorted(maps.Keys(s)) {
		units := s[what]
		for _, name := range slices.Sorted(maps.Keys(units)) {
			unit, ok := strings.CutPrefix(name, "budget-")
			if !ok {
				continue
			}
			if units[unit] == nil {
				return nil, fmt.Errorf("figures: %s has a budget of %q and no such figure", what, unit)
			}
			r := Row{What: what, Unit: unit, More: strings.HasSuffix(unit, "/s")}
			r.Ours, r.Spread = median(units[unit])
			r.Budget, _ = median(units[name])
			if beside := units["yardstick-"+unit]; beside != nil {
				r.Yardstick, _ = median(beside)
			}
			r.Within = r.Ours <= r.Budget
			if r.More {
				r.Within = r.Ours >= r.Budget
			}
			rows = append(rows, r)
		}
	}
	return rows, nil
}

// Print writes the table of all figures with a budget.
func (s Set) Print(out io.Writer) error {
	rows, err := s.Rows()
	if err != nil {
		return err
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "what\tunit\tyardstick\tours\tspread\tratio\tbudget\tverdict")
	within := 0
	for _, r := range rows {
		yardstick, ratio, verdict := "", "", "OVER"
		if r.Yardstick > 0 {
			yardstick, ratio = number(r.Yardstick), number(r.Ours/r.Yardstick)
		}
		if r.Within {
			verdict = "within"
			within++
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t±%.0f %%\t%s\t%s\t%s\n", r.What, r.Unit, yardstick, number(r.Ours), 50*r.Spread, ratio, number(r.Budget), verdict)
	}
	fmt.Fprintf(w, "%d of %d figures within their budgets\n", within, len(rows))
	return w.Flush()
}

// aside are the units that say nothing about speed or size of what is measured.
func aside(unit string) bool {
	return strings.HasPrefix(unit, "budget-") || strings.HasPrefix(unit, "yardstick-") || strings.HasPrefix(unit, "max-")
}

// Compare writes every figure that both sets hold: before, now, and what became of it. The largest changes stand first.
func Compare(out io.Writer, before, now Set) error {
	type change struct {
		what, unit                     string
		before, now, wasSpread, spread float64
	}
	var list []change
	for what, units := range now {
		for unit, values := range units {
			old := before[what][unit]
			if aside(unit) || old == nil {
				continue
			}
			c := change{what: what, unit: unit}
			c.before, c.wasSpread = median(old)
			c.now, c.spread = median(values)
			if c.before > 0 {
				list = append(list, c)
			}
		}
	}
	slices.SortFunc(list, func(a, b change) int {
		return cmp.Or(-cmp.Compare(a.now/a.before, b.now/b.before), cmp.Compare(a.what, b.what), cmp.Compare(a.unit, b.unit))
	})
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "what\tunit\tbefore\tspread\tnow\tspread\tnow ÷ before")
	for _, c := range list {
		fmt.Fprintf(w, "%s\t%s\t%s\t±%.0f %%\t%s\t±%.0f %%\t%.2f\n", c.what, c.unit, number(c.before), 50*c.wasSpread, number(c.now), 50*c.spread, c.now/c.before)
	}
	return w.Flush()
}

// number writes a figure with three digits that count.
func number(v float64) string {
	switch {
	case v >= 1000:
		return strconv.FormatFloat(v, 'f', 0, 64)
	case v >= 100:
		return strconv.FormatFloat(v, 'f', 1, 64)
	}
	return strconv.FormatFloat(v, 'g', 3, 64)
}
