package ratinglist

import (
	"encoding/json"
	"errors"
	"slices"
	"sort"
	"strconv"
	"strings"
)

// List is a list that is kept, ready to be searched.
type List struct {
	blocks Blocks
	name   string
	d      directory
}

// Open reads the directory of a list. ok is false where there is none; *BlockError where it cannot be read.
func Open(b Blocks, name string) (l *List, ok bool, err error) {
	d, err := readDirectory(b, name)
	if err != nil || d.Version == 0 {
		return nil, false, err
	}
	return &List{b, name, d}, true, nil
}

// directoryKey is where the directory of a list lies.
func directoryKey(name string) string { return name + "/directory" }

func readDirectory(b Blocks, name string) (d directory, err error) {
	data, err := b.Get(directoryKey(name))
	if err != nil || data == nil {
		return d, err
	}
	if json.Unmarshal(data, &d) != nil || d.Version != blockVersion || d.Round < 1 {
		return directory{Round: max(d.Round, 0)}, &BlockError{name}
	}
	return d, nil
}

func isDamaged(err error) bool {
	var damaged *BlockError
	return errors.As(err, &damaged)
}

// Remove deletes a list.
func Remove(b Blocks, name string) error { return b.DeleteAll(name + "/") }

// About says what list it is.
func (l *List) About() About { return l.d.About }

// block reads a block of a kind.
func (l *List) block(kind string, n int) ([]Entry, error) {
	key := l.name + "/" + strconv.Itoa(l.d.Round) + "/" + kind + "/" + strconv.Itoa(n)
	data, err := l.blocks.Get(key)
	if err != nil {
		return nil, err
	}
	if data == nil {
		return nil, &BlockError{key}
	}
	return decodeBlock(key, data)
}

// before returns the last block whose first key is not behind key, at least the first block.
func before(first []string, key string) int {
	n := sort.Search(len(first), func(i int) bool { return first[i] > key })
	return max(0, n-1)
}

// ByID returns the player with a number. It reads two blocks.
func (l *List) ByID(id string) (e Entry, ok bool, err error) {
	id = strings.TrimSpace(id)
	if id == "" || len(id) > maxID || len(l.d.IDs) == 0 {
		return e, false, nil
	}
	refs, err := l.block("id", before(l.d.IDs, idKey(id)))
	if err != nil {
		return e, false, err
	}
	i := slices.IndexFunc(refs, func(r Entry) bool { return idKey(r.ID) == idKey(id) })
	if i < 0 {
		return e, false, nil
	}
	n, err := strconv.Atoi(refs[i].Name)
	if err != nil {
		return e, false, &BlockError{l.name}
	}
	list, err := l.block("name", n)
	if err != nil {
		return e, false, err
	}
	for _, e := range list {
		if idKey(e.ID) == idKey(id) {
			return e, true, nil
		}
	}
	return e, false, &BlockError{l.name}
}

// Found is the answer to a search by name.
type Found struct {
	Entries []Entry
	More    bool // there may be others: a longer name finds them
}

// ByName returns at most limit players whose name begins with text, in order of their names: "horv", "Horvat, I", and, the
// other way round, "ivan horvat". federation, where it is not empty, leaves out all others. It reads few blocks whatever is
// asked.
func (l *List) ByName(text, federation string, limit int) (Found, error) {
	key := Key(text)
	found, err := l.prefixed(key, federation, limit)
	if err != nil || len(found.Entries) > 0 || !strings.Contains(key, " ") {
		return found, err
	}
	words := strings.Fields(key) // the surname stands last
	last := len(words) - 1
	return l.prefixed(strings.Join(append([]string{words[last]}, words[:last]...), " "), federation, limit)
}

// mostBlocks bounds the blocks that one search reads: a federation of few among names of many.
const mostBlocks = 12

func (l *List) prefixed(key, federation string, limit int) (found Found, err error) {
	if key == "" || limit <= 0 || len(l.d.Names) == 0 {
		return found, nil
	}
	start := before(l.d.Names, key)
	for n := start; n < len(l.d.Names); n++ {
		if n > start && !strings.HasPrefix(l.d.Names[n], key) && l.d.Names[n] > key {
			break
		}
		if n == start+mostBlocks {
			found.More = true
			break
		}
		list, err := l.block("name", n)
		if err != nil {
			return Found{}, err
		}
		for _, e := range list {
			if !strings.HasPrefix(Key(e.Name), key) || federation != "" && e.Federation != federation {
				continue
			}
			if len(found.Entries) == limit {
				found.More = true
				return found, nil
			}
			found.Entries = append(found.Entries, e)
		}
	}
	return found, nil
}
