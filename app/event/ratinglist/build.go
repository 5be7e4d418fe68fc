package ratinglist

import (
	"encoding/json"
	"strconv"
	"strings"
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
	// Federation is the one whose players alone were taken; empty: all.
	Federation string `json:"federation,omitzero"`
	Month      Month  `json:"month,omitzero"` // from which it counts, where that is known
}

// directory is the last thing that an import writes: from then on the list is there.
type directory struct {
	About
	Version int      `json:"version"`
	Round   int      `json:"round"` // of imports: its blocks lie under it
	Names   []string `json:"names"` // the key of the first entry of each block by name
	IDs     []string `json:"ids"`   // the key of the first number of each block by number
	Words   []string `json:"words"` // the key of the first word of each block of words
}

// Stage is a part of a build.
type Stage uint8

// The stages, in their order.
const (
	Reading Stage = iota // entries are taken and sorted in runs
	ByName               // the runs are put together
	ByID                 // the numbers are
	ByWord               // the words of names are
)

// progressEvery is how many entries pass between two words of progress.
const progressEvery = 500

// Builder makes a list of entries in any order.
type Builder struct {
	blocks Blocks
	name   string
	round  int
	run    pile
	count  int
	done   func(s Stage, entries int) error
}

// NewBuilder begins a list under a name, such as "fide", beside the one that may be there. progress is told now and then how
// many entries were taken or written, and ends the build with an error of its own; it may be nil.
func NewBuilder(b Blocks, name string, progress func(s Stage, entries int) error) (*Builder, error) {
	old, err := readDirectory(b, name)
	if err != nil && !isDamaged(err) {
		return nil, err
	}
	if progress == nil {
		progress = func(Stage, int) error { return nil }
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
	w.run.add(e, nameKey(e))
	w.count++
	if len(w.run.list) == runSize {
		if err := w.writeRun(); err != nil {
			return err
		}
	}
	if w.count%progressEvery == 0 {
		return w.done(Reading, w.count)
	}
	return nil
}

// writeRun puts the entries in memory aside, sorted by name, block by block.
func (w *Builder) writeRun() error { return w.run.blocks(w.putter("run/", w.runs())) }

// putter writes the blocks of a run of a kind.
func (w *Builder) putter(kind string, run int) func(n int, block []Entry) error {
	return func(n int, block []Entry) error {
		return w.blocks.Put(w.prefix(kind)+strconv.Itoa(run)+"/"+strconv.Itoa(n), encodeBlock(block))
	}
}

// runs is how many runs are written when the one in memory is not: all but the last are full.
func (w *Builder) runs() int { return (w.count - 1) / runSize }

// nameKey orders entries: by name, equal names by number.
func nameKey(e Entry) string { return Key(e.Name) + "\x00" + idKey(e.ID) }

// Finish sorts everything together, writes the list and lets it take the place of the old one.
func (w *Builder) Finish(about About) error {
	if len(w.run.list) > 0 {
		if err := w.writeRun(); err != nil {
			return err
		}
	}
	d := directory{About: about, Version: blockVersion, Round: w.round}
	d.Entries = w.count
	ids, words := &refWriter{w: w, kind: "ref/", key: numberKey}, &refWriter{w: w, kind: "wref/", key: wordKey}
	var err error
	if d.Names, err = w.mergeNames(ids, words); err != nil {
		return err
	}
	if d.IDs, err = w.merge(merged{ByID, ids.kind, "id/", ids.runs, ids.count}, numberKey, nil); err != nil {
		return err
	}
	if d.Words, err = w.merge(merged{ByWord, words.kind, "word/", words.runs, words.count}, wordKey, nil); err != nil {
		return err
	}
	text, err := json.Marshal(d)
	if err != nil {
		panic("ratinglist: " + err.Error()) // plain values always encode
	}
	if err := w.blocks.Put(directoryKey(w.name), text); err != nil {
		return err
	}
	for _, kind := range []string{"run/", "ref/", "wref/"} {
		if err := w.blocks.DeleteAll(w.prefix(kind)); err != nil {
			return err
		}
	}
	if w.round == 1 {
		return nil
	}
	return w.blocks.DeleteAll(w.name + "/" + strconv.Itoa(w.round-1) + "/")
}

// Sweep removes what an import that was cut off has left beside a list. No import may run meanwhile.
func Sweep(b Blocks, name string) error {
	d, err := readDirectory(b, name)
	if err != nil && !isDamaged(err) {
		return err
	}
	for _, round := range []int{d.Round - 1, d.Round + 1} {
		if err := b.DeleteAll(name + "/" + strconv.Itoa(round) + "/"); err != nil {
			return err
		}
	}
	return nil
}

// Drop removes what a build has written; the list that was there stays.
func (w *Builder) Drop() error { return w.blocks.DeleteAll(w.prefix("")) }

// mergeNames writes the blocks by name and answers with the first key of each. Beside them go the references by number and by
// word, sorted in runs of their own.
func (w *Builder) mergeNames(ids, words *refWriter) ([]string, error) {
	here, at := map[string]bool{}, 0 // the words of a block are named once
	flush := func() error {
		for word := range here {
			if err := words.add(word, at); err != nil {
				return err
			}
		}
		clear(here)
		return nil
	}
	first, err := w.merge(merged{ByName, "run/", "name/", (w.count + runSize - 1) / runSize, w.count}, nameKey, func(e Entry, block int) error {
		if block != at {
			if err := flush(); err != nil {
				return err
			}
			at = block
		}
		for _, word := range strings.Fields(Key(e.Name)) {
			here[cut(word, maxID)] = true
		}
		return ids.add(e.ID, block)
	})
	for _, end := range []func() error{flush, ids.flush, words.flush} {
		if err == nil {
			err = end()
		}
	}
	return first, err
}

// numberKey sorts references of numbers.
func numberKey(e Entry) string { return idKey(e.ID) }

// wordKey sorts references of words: by word, then by block.
func wordKey(e Entry) string { return e.ID + "\x00" + string(rune('0'+len(e.Name))) + e.Name }

// merged says which runs are put together into which blocks.
type merged struct {
	stage    Stage
	from, to string
	runs     int
	entries  int // in all runs together
}

// merge puts the runs of a kind together into sorted blocks, and answers with the first key of each; also, if not nil, is told each
// entry and the block it goes into.
func (w *Builder) merge(g merged, key func(Entry) string, also func(e Entry, block int) error) (first []string, err error) {
	var block []Entry
	flush := func() error {
		if len(block) == 0 {
			return nil
		}
		first = append(first, key(block[0]))
		err := w.blocks.Put(w.prefix(g.to)+strconv.Itoa(len(first)-1), encodeBlock(block))
		block = block[:0]
		return err
	}
	m, n := merge{w: w, kind: g.from, key: key}, 0
	err = m.each(g.runs, func(e Entry) error {
		if also != nil {
			if err := also(e, len(first)); err != nil {
				return err
			}
		}
		if n++; n%progressEvery == 0 {
			if err := w.done(g.stage, n); err != nil {
				return err
			}
		}
		if block = append(block, e); len(block) == blockSize {
			return flush()
		}
		return nil
	})
	if err == nil {
		err = flush()
	}
	if err == nil && n != g.entries {
		err = &BlockError{w.prefix(g.from)} // somebody has deleted a part
	}
	return first, err
}

// refWriter sorts references to blocks: of numbers, or of words.
type refWriter struct {
	w     *Builder
	kind  string
	key   func(Entry) string
	pile  pile
	runs  int
	count int
}

// add takes what leads to a block: the block's number stands in the name.
func (r *refWriter) add(id string, block int) error {
	e := Entry{ID: id, Name: strconv.Itoa(block)}
	r.pile.add(e, r.key(e))
	r.count++
	if len(r.pile.list) == runSize {
		return r.flush()
	}
	return nil
}

func (r *refWriter) flush() error {
	if len(r.pile.list) == 0 {
		return nil
	}
	r.runs++
	return r.pile.blocks(r.w.putter(r.kind, r.runs-1))
}
