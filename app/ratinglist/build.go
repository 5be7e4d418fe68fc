package ratinglist

import (
	"cmp"
	"encoding/json"
	"strconv"
	"strings"

	"wasit/swiss/sorting"
)

// Blocks is what a list needs of a store: bytes under keys. Get answers nil without error where nothing is kept.
type Blocks interface {
	Get(key string) ([]byte, error)
	Put(key string, data []byte) error
	// DeleteAll removes every key that begins with prefix.
	DeleteAll(prefix string) error
}

// runSize is how many entries are sorted in memory at a time: a few megabytes.
const runSize = 20_000

// MaxEntries bounds a list: FIDE's has 1.9 million players with those who have no rating.
const MaxEntries = 4_000_000

// About says what list it is.
type About struct {
	Source  string `json:"source"`           // name of the file
	Made    int64  `json:"made"`             // when it was imported, Unix milliseconds
	Entries int    `json:"entries"`          // how many players
	Skipped int    `json:"skipped,omitzero"` // lines that held none
}

// directory is the last thing that an import writes: from then on the list is there.
type directory struct {
	About
	Version int      `json:"version"`
	Round   int      `json:"round"` // of imports: its blocks lie under it
	Names   []string `json:"names"` // the key of the first entry of each block by name
	IDs     []string `json:"ids"`   // the key of the first number of each block by number
}

// Builder makes a list of entries in any order.
type Builder struct {
	blocks Blocks
	name   string
	round  int
	run    []Entry
	runs   int // written, by name
	count  int
	done   func(entries int)
}

// NewBuilder begins a list under a name, such as "fide", beside the one that may be there. progress is told now and then how
// many entries were taken or written; it may be nil.
func NewBuilder(b Blocks, name string, progress func(entries int)) (*Builder, error) {
	old, err := readDirectory(b, name)
	if err != nil && !isDamaged(err) {
		return nil, err
	}
	if progress == nil {
		progress = func(int) {}
	}
	w := &Builder{blocks: b, name: name, round: old.Round + 1, done: progress}
	return w, b.DeleteAll(w.prefix("")) // an import that was cut off may have left blocks there
}

// prefix is where blocks of a kind lie.
func (w *Builder) prefix(kind string) string {
	return w.name + "/" + strconv.Itoa(w.round) + "/" + kind
}

// A SizeError reports a list of too many entries.
type SizeError struct{ Limit int }

func (e *SizeError) Error() string {
	return "ratinglist: more than " + strconv.Itoa(e.Limit) + " players"
}

// Add takes an entry.
func (w *Builder) Add(e Entry) error {
	if w.count == MaxEntries {
		return &SizeError{MaxEntries}
	}
	w.run = append(w.run, e)
	w.count++
	if len(w.run) == runSize {
		return w.writeRun()
	}
	return nil
}

// writeRun sorts the entries in memory by name and puts them aside, block by block.
func (w *Builder) writeRun() error {
	keys := make([]string, len(w.run))
	order := make([]int, len(w.run))
	for i := range w.run {
		keys[i], order[i] = nameKey(w.run[i]), i
	}
	sorting.By(order, func(a, b int) int { return strings.Compare(keys[a], keys[b]) })
	for n := 0; n*blockSize < len(order); n++ {
		var list []Entry
		for _, i := range order[n*blockSize : min((n+1)*blockSize, len(order))] {
			list = append(list, w.run[i])
		}
		if err := w.blocks.Put(w.prefix("run/")+strconv.Itoa(w.runs)+"/"+strconv.Itoa(n), encodeBlock(list)); err != nil {
			return err
		}
	}
	w.runs++
	w.run = w.run[:0]
	w.done(w.count)
	return nil
}

// nameKey orders entries: by name, equal names by number.
func nameKey(e Entry) string { return Key(e.Name) + "\x00" + idKey(e.ID) }

// Finish sorts everything together, writes the list and lets it take the place of the old one.
func (w *Builder) Finish(about About) error {
	if len(w.run) > 0 {
		if err := w.writeRun(); err != nil {
			return err
		}
	}
	d := directory{About: about, Version: blockVersion, Round: w.round}
	d.Entries = w.count
	names, err := w.mergeNames()
	if err == nil {
		d.Names = names
		d.IDs, err = w.mergeIDs()
	}
	if err != nil {
		return err
	}
	text, err := json.Marshal(d)
	if err != nil {
		panic("ratinglist: " + err.Error()) // plain values always encode
	}
	if err := w.blocks.Put(directoryKey(w.name), text); err != nil {
		return err
	}
	for _, kind := range []string{"run/", "ref/"} {
		if err := w.blocks.DeleteAll(w.prefix(kind)); err != nil {
			return err
		}
	}
	if w.round == 1 {
		return nil
	}
	return w.blocks.DeleteAll(w.name + "/" + strconv.Itoa(w.round-1) + "/")
}

// Drop removes what a build has written; the list that was there stays.
func (w *Builder) Drop() error { return w.blocks.DeleteAll(w.prefix("")) }

// mergeNames writes the blocks by name and answers with the first key of each. Beside them go the references by number, sorted
// in runs of their own.
func (w *Builder) mergeNames() ([]string, error) {
	refs := refWriter{w: w}
	first, err := w.merge("run/", "name/", nameKey, func(e Entry, block int) error { return refs.add(e.ID, block) })
	if err == nil {
		err = refs.flush()
	}
	w.runs = refs.runs
	return first, err
}

// mergeIDs writes the blocks by number, and answers with the first key of each: a reference names the block with the player.
func (w *Builder) mergeIDs() ([]string, error) {
	return w.merge("ref/", "id/", func(e Entry) string { return idKey(e.ID) }, func(Entry, int) error { return nil })
}

// merge puts the runs of a kind together into sorted blocks, and answers with the first key of each; also is told each entry and
// the block it goes into.
func (w *Builder) merge(from, to string, key func(Entry) string, also func(e Entry, block int) error) (first []string, err error) {
	var block []Entry
	flush := func() error {
		if len(block) == 0 {
			return nil
		}
		first = append(first, key(block[0]))
		err := w.blocks.Put(w.prefix(to)+strconv.Itoa(len(first)-1), encodeBlock(block))
		block = block[:0]
		return err
	}
	m := merge{w: w, kind: from, key: key}
	err = m.each(w.runs, func(e Entry) error {
		if err := also(e, len(first)); err != nil {
			return err
		}
		if block = append(block, e); len(block) == blockSize {
			return flush()
		}
		return nil
	})
	if err == nil {
		err = flush()
	}
	return first, err
}

// refWriter sorts references to blocks by number.
type refWriter struct {
	w    *Builder
	list []Entry
	runs int
}

// add takes the number of an entry and the block that it goes into.
func (r *refWriter) add(id string, block int) error {
	r.list = append(r.list, reference(id, block))
	if len(r.list) == runSize {
		return r.flush()
	}
	return nil
}

// reference is a number with its block: the block's number stands in the name.
func reference(id string, block int) Entry { return Entry{ID: id, Name: strconv.Itoa(block)} }

func (r *refWriter) flush() error {
	sorting.By(r.list, func(a, b Entry) int { return cmp.Compare(idKey(a.ID), idKey(b.ID)) })
	for n := 0; n*blockSize < len(r.list); n++ {
		part := r.list[n*blockSize : min((n+1)*blockSize, len(r.list))]
		if err := r.w.blocks.Put(r.w.prefix("ref/")+strconv.Itoa(r.runs)+"/"+strconv.Itoa(n), encodeBlock(part)); err != nil {
			return err
		}
	}
	if len(r.list) > 0 {
		r.runs++
	}
	r.list = r.list[:0]
	return nil
}
