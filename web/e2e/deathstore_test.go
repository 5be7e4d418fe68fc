package e2e

import (
	"fmt"
	"slices"
	"strings"

	"wasit/app/crew"
	"wasit/app/crew/placefile"
	"wasit/app/event/journal"
	"wasit/app/event/journal/file"
	"wasit/web/browsertest"
)

// A stored is what the database of a device holds: the journal of each event, its place among the devices there, the rows of each game of
// clock and board.
type stored struct {
	events map[string][]journal.Record
	places map[string]crew.Place
	games  map[string][]string
}

// readStore reads the database past the app, without the sums behind its rows.
const readStore = `new Promise((done, failed) => { const open = indexedDB.open("wasit"); open.onerror = () => failed(open.error); open.onsuccess = () => {
	const db = open.result, t = db.transaction(["heads", "records", "values"]), text = (v) => v instanceof Uint8Array ? new TextDecoder().decode(v) : v;
	const plain = (v) => text(v).replace(/^#.*\n/gm, "");
	const [rows, keys, heads, ids, values, names] = ["records", "heads", "values"].flatMap((name) => [t.objectStore(name).getAll(), t.objectStore(name).getAllKeys()]);
	t.oncomplete = () => { db.close(); done({
		rows: rows.result.map((row, i) => ({ of: keys.result[i][0], seq: keys.result[i][1], text: plain(row) })),
		places: values.result.map((value, i) => ({ id: names.result[i], text: plain(value) })).filter(({ id, text }) => id.startsWith("crew:") && text),
		heads: heads.result.map((head, i) => ({ id: ids.result[i], seq: JSON.parse(text(head)).seq })) }) } } })`

// store reads what a device holds. A journal that is not whole, or does not replay, and a game with a hole in it are half facts.
func (d *device) store(p *browsertest.Page) stored {
	d.t.Helper()
	var raw struct {
		Rows []struct {
			Of   string
			Seq  int
			Text string
		}
		Heads []struct {
			ID  string
			Seq int
		}
		Places []struct{ ID, Text string }
	}
	p.Eval(readStore, &raw)
	s := stored{map[string][]journal.Record{}, map[string]crew.Place{}, map[string][]string{}}
	texts := map[string][]string{}
	for _, r := range raw.Rows {
		if texts[r.Of] = append(texts[r.Of], r.Text); r.Seq != len(texts[r.Of]) && strings.Contains(r.Of, ":") {
			d.t.Fatalf("%s: row %d of %s is number %d", d.mortal.name, len(texts[r.Of]), r.Of, r.Seq)
		}
	}
	for _, head := range raw.Heads {
		records, err := file.Decode([]byte(strings.Join(texts[head.ID], "")))
		if err != nil || len(records) == 0 || records[len(records)-1].Seq != head.Seq {
			d.t.Fatalf("%s: the journal of %s is not whole: %d records, its head says %d: %v", d.mortal.name, head.ID, len(records), head.Seq, err)
		}
		if _, err := journal.Replay(records); err != nil {
			d.t.Fatalf("%s: the journal of %s does not replay: %v", d.mortal.name, head.ID, err)
		}
		s.events[head.ID] = records
		delete(texts, head.ID)
	}
	if now := len(s.events["e2etestevent"]); now < d.event {
		d.Lost += d.event - now
		d.t.Fatalf("%s: at death %d %d facts are lost of %d that the event held before the first act", d.mortal.name, d.Deaths, d.event-now, d.event)
	}
	for _, row := range raw.Places {
		place, err := placefile.Decode([]byte(row.Text))
		if err != nil {
			d.t.Fatalf("%s: the place %s is not whole: %v", d.mortal.name, row.ID, err)
		}
		s.places[strings.TrimPrefix(row.ID, "crew:")] = place
	}
	for id, rows := range texts {
		if !strings.Contains(id, ":") {
			d.t.Fatalf("%s: %d records of %s, which has no head", d.mortal.name, len(rows), id)
		}
		s.games[id] = rows
	}
	return s
}

// labels are the labels of the acts that a device holds.
func (d *device) labels(p *browsertest.Page) []string {
	d.t.Helper()
	if d.mortal.look != nil {
		return d.mortal.look(d, p)
	}
	s := d.store(p)
	labels, err := d.mortal.facts(s)
	if err != nil {
		d.t.Fatalf("%s: %v", d.mortal.name, err)
	}
	return labels
}

// records gives the labels of the records of the event that have one.
func records(label func(journal.Event) string) func(stored) ([]string, error) {
	return func(s stored) (labels []string, _ error) {
		for _, r := range s.events["e2etestevent"] {
			if text := label(r.Event); text != "" {
				labels = append(labels, text)
			}
		}
		return labels, nil
	}
}

// rowsOf gives the labels of the rows of the one game of a book; a row without one has "".
func rowsOf(book string, label func(n int, row string) (string, error)) func(stored) ([]string, error) {
	return func(s stored) (labels []string, _ error) {
		var games []string
		for id, rows := range s.games {
			if strings.HasPrefix(id, book+":") && len(rows) > 1 { // one that was only laid out holds no act
				games = append(games, id)
			}
		}
		if len(games) == 0 {
			return nil, nil // the first act is on its way
		}
		if len(games) > 1 {
			return nil, fmt.Errorf("the games are %q, want one", games)
		}
		for i, row := range s.games[games[0]] {
			text, err := label(i+1, strings.TrimSuffix(row, "\n"))
			if err != nil {
				return nil, fmt.Errorf("row %d, %q: %w", i+1, row, err)
			}
			labels = append(labels, text)
		}
		return slices.DeleteFunc(labels, func(text string) bool { return text == "" }), nil
	}
}
